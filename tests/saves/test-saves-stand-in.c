/* test-saves-stand-in.c: a person hands the seat to a computer, takes it back, and what is kept of that.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "saves-kit.h"

#include "bluff-store-statistics.h"
#include "store-fixture.h"

#include <string.h>

enum
{
  SOME_EVENTS = 4
};

/* Anna and Bo at Bluffer, with a computer that sits there by right. */
typedef struct
{
  Kit kit;
  gint64 anna;
  gint64 bo;
  BluffSavedGame *game;
  char *id;
} Table;

static Table
open_table (void)
{
  Table self = { .kit = kit_open () };
  BluffTable table;

  self.anna = fixture_add_player (self.kit.store, "Anna");
  self.bo = fixture_add_player (self.kit.store, "Bo");
  {
    const BluffSavesSeat seats[] = {
      { .kind = BLUFF_STORE_PROFILE, .player = self.anna },
      { .kind = BLUFF_STORE_PROFILE, .player = self.bo },
      { .kind = BLUFF_STORE_COMPUTER, .level = "random", .character = "honest" },
    };

    bluff_table_init (&table, BLUFF_GAME_BLUFFER, 3);
    self.game = bluff_saves_begin (self.kit.saves, &table, seats, NULL);
  }
  g_assert_nonnull (self.game);
  bluff_match_set_seed (bluff_saved_game_get_match (self.game), 1);
  self.id = g_strdup (bluff_saved_game_get_id (self.game));
  return self;
}

static void
leave (Table *self)
{
  bluff_saved_game_close (self->game);
  kit_drop (g_steal_pointer (&self->game));
}

static void
reopen (Table *self)
{
  g_autoptr (GError) error = NULL;

  leave (self);
  kit_reopen (&self->kit);
  self->game = bluff_saves_open (self->kit.saves, self->id, &error);
  g_assert_no_error (error);
}

static void
close_table (Table *self)
{
  if (self->game != NULL)
    leave (self);
  kit_close (&self->kit);
  g_free (self->id);
}

typedef struct
{
  gboolean answered;
  GError *error;
} Answer;

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Answer *answer = data;

  answer->answered = TRUE;
  g_assert_true (bluff_saved_game_hand_over_finish (BLUFF_SAVED_GAME (source), result, &answer->error) ==
                 (answer->error == NULL));
}

static gboolean
is_answered (gpointer data)
{
  return ((Answer *) data)->answered;
}

/* LEVEL NULL: takes it back. */
static GError *
exchange (Table *self, BluffSeat seat, const char *level)
{
  Answer answer = { FALSE };

  if (level != NULL)
    bluff_saved_game_hand_over_async (self->game, seat, level, "reckless", answered_cb, &answer);
  else
    bluff_saved_game_take_back_async (self->game, seat, answered_cb, &answer);
  kit_wait_until (is_answered, &answer);
  return answer.error;
}

static void
assert_sits (Table *self, BluffSeat seat, const char *name, const char *level, const char *character)
{
  BluffMatchSeat sitter;

  bluff_match_get_seat (bluff_saved_game_get_match (self->game), seat, &sitter);
  g_assert_cmpstr (sitter.name, ==, name);
  g_assert_cmpint (sitter.computer, ==, level != NULL);
  g_assert_cmpstr (sitter.level, ==, level);
  g_assert_cmpstr (sitter.character, ==, character);
}

static gboolean
has_some (gpointer data)
{
  return bluff_match_get_n_told (data) >= SOME_EVENTS || bluff_match_is_over (data);
}

/* Computers sit everywhere, by the saves or for the test alone. */
static void
play_on (Table *self, gboolean to_end)
{
  if (to_end)
    kit_play_to_end (self->game);
  else
    kit_play (self->game, SOME_EVENTS);
}

static guint64
count_games (Table *self, gint64 player)
{
  g_autoptr (BluffStoreStatistics) statistics = bluff_store_statistics (self->kit.store, player, NULL, NULL);

  return statistics->overall.games;
}

/* --- Who sits there ------------------------------------------------------------------------------------------------
 */

static void
test_still_there (void)
{
  Table table = open_table ();
  g_autofree char *text = NULL;

  assert_sits (&table, 0, "Anna", NULL, NULL);
  assert_sits (&table, 2, "random", "random", "honest");
  g_assert_false (bluff_saved_game_is_handed_over (table.game, 0));
  g_assert_no_error (exchange (&table, 0, "deckhand"));
  assert_sits (&table, 0, "Anna", "deckhand", "reckless");
  g_assert_true (bluff_saved_game_is_handed_over (table.game, 0));
  g_assert_false (bluff_saved_game_is_handed_over (table.game, 1));
  g_assert_false (bluff_saved_game_is_handed_over (table.game, 2));

  reopen (&table);
  assert_sits (&table, 0, "Anna", "deckhand", "reckless");
  assert_sits (&table, 1, "Bo", NULL, NULL);
  assert_sits (&table, 2, "random", "random", "honest");
  g_assert_true (bluff_saved_game_is_handed_over (table.game, 0));
  g_assert_no_error (exchange (&table, 0, NULL));

  reopen (&table);
  assert_sits (&table, 0, "Anna", NULL, NULL);
  g_assert_false (bluff_saved_game_is_handed_over (table.game, 0));
  g_assert_cmpuint (bluff_saved_game_get_game (table.game)->seats[0].handed_at, ==, 0);

  /* The record knows nothing of it. */
  g_assert_no_error (exchange (&table, 0, "deckhand"));
  leave (&table);
  text = kit_export (&table.kit, table.id);
  g_assert_nonnull (strstr (text, "{\"name\":\"Anna\",\"kind\":\"human\"}"));
  close_table (&table);
}

/* The computer plays, also after the game was opened again, and nobody else does for it. */
static void
test_plays (void)
{
  Table table = open_table ();

  g_assert_no_error (exchange (&table, 0, "deckhand"));
  g_assert_no_error (exchange (&table, 1, "random"));
  reopen (&table);
  bluff_match_resume (bluff_saved_game_get_match (table.game));
  kit_wait_until (has_some, bluff_saved_game_get_match (table.game));
  bluff_match_pause (bluff_saved_game_get_match (table.game));

  /* At the end it is the game of those who began it. */
  play_on (&table, TRUE);
  reopen (&table);
  assert_sits (&table, 0, "Anna", NULL, NULL);
  assert_sits (&table, 1, "Bo", NULL, NULL);
  close_table (&table);
}

static void
test_refused (void)
{
  Table table = open_table ();
  g_autoptr (GError) level = exchange (&table, 0, "admiral");
  g_autoptr (GError) unkept = NULL;
  g_autoptr (GError) closed = NULL;
  g_autoptr (GError) over = NULL;

  g_assert_error (level, BLUFF_MATCH_ERROR, BLUFF_MATCH_ERROR_LEVEL);
  assert_sits (&table, 0, "Anna", NULL, NULL);

  /* What cannot be kept is not done. */
  bluff_store_close (table.kit.store);
  unkept = exchange (&table, 0, "deckhand");
  g_assert_error (unkept, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_CLOSED);
  assert_sits (&table, 0, "Anna", NULL, NULL);
  g_assert_true (bluff_store_open (table.kit.store, NULL));
  g_assert_true (bluff_store_hold_game (table.kit.store, table.id, NULL));

  bluff_saved_game_close (table.game);
  closed = exchange (&table, 0, "deckhand");
  g_assert_error (closed, BLUFF_SAVES_ERROR, BLUFF_SAVES_ERROR_CLOSED);
  assert_sits (&table, 0, "Anna", NULL, NULL);

  reopen (&table);
  assert_sits (&table, 0, "Anna", NULL, NULL);
  play_on (&table, TRUE);
  g_assert_false (bluff_store_set_stand_in (table.kit.store, table.id, 0, "deckhand", NULL, &over));
  g_assert_error (over, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_GAME_OVER);
  close_table (&table);
}

/* A level of a newer program: the person is back, and the game opens. */
static void
test_unknown_level (void)
{
  Table table = open_table ();

  g_assert_true (bluff_store_set_stand_in (table.kit.store, table.id, 0, "admiral", NULL, NULL));
  g_assert_true (bluff_store_set_stand_in (table.kit.store, table.id, 1, "random", "shy", NULL));
  reopen (&table);
  assert_sits (&table, 0, "Anna", NULL, NULL);
  assert_sits (&table, 1, "Bo", "random", "shy");
  close_table (&table);
}

/* --- What counts ---------------------------------------------------------------------------------------------------
 */

static void
test_counts (gconstpointer data)
{
  enum
  {
    NOBODY,       /* stood in */
    FOR_A_MOMENT, /* and nothing happened meanwhile */
    FOR_SOME_EVENTS,
    TO_THE_END,
    N_WAYS
  };
  guint way = GPOINTER_TO_UINT (data);
  gboolean counts = way == NOBODY || way == FOR_A_MOMENT;
  BluffStoreFilter filter = { .state = BLUFF_STORE_FINISHED };
  Table table = open_table ();
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GPtrArray) annas = NULL;
  g_autoptr (GPtrArray) bos = NULL;
  guint rated = 0;

  g_assert_cmpuint (way, <, N_WAYS);
  play_on (&table, FALSE);
  if (way != NOBODY)
    g_assert_no_error (exchange (&table, 0, "deckhand"));
  if (way == FOR_SOME_EVENTS)
    kit_play (table.game, bluff_saved_game_get_n_saved (table.game) + SOME_EVENTS);
  if (way == FOR_SOME_EVENTS || way == FOR_A_MOMENT)
    g_assert_no_error (exchange (&table, 0, NULL));
  play_on (&table, TRUE);
  leave (&table);

  /* It is hers all the same. */
  filter.players[0] = table.anna;
  games = bluff_store_list_games (table.kit.store, &filter, NULL, 10, NULL);
  g_assert_cmpuint (games->len, ==, 1);
  g_assert_cmpuint (count_games (&table, table.anna), ==, counts ? 1 : 0);
  g_assert_cmpuint (count_games (&table, table.bo), ==, 1);

  g_assert_true (bluff_saves_rate_ended (table.kit.saves, NULL, NULL));
  annas = bluff_store_list_ratings (table.kit.store, table.anna, NULL);
  bos = bluff_store_list_ratings (table.kit.store, table.bo, NULL);
  g_assert_cmpuint (annas->len, ==, counts ? 2 : 0);
  g_assert_cmpuint (bos->len, ==, 2);

  /* Counting again does not change that. */
  g_assert_true (bluff_saves_recount (table.kit.saves, NULL, NULL, NULL, NULL, NULL));
  g_assert_cmpuint (count_games (&table, table.anna), ==, counts ? 1 : 0);
  g_assert_true (bluff_saves_rate (table.kit.saves, &rated, NULL));
  g_assert_cmpuint (rated, ==, 1);
  close_table (&table);
}

/* --- New games out of it -------------------------------------------------------------------------------------------
 */

/* The person who plays on from an earlier move sits there. */
static void
test_branch (void)
{
  Table table = open_table ();
  BluffSavedGame *branch;

  play_on (&table, FALSE);
  g_assert_no_error (exchange (&table, 0, "deckhand"));
  branch = bluff_saves_branch (table.kit.saves, table.id, 2, NULL, 0, NULL);
  g_assert_nonnull (branch);
  g_assert_false (bluff_saved_game_is_handed_over (branch, 0));
  g_assert_cmpuint (bluff_saved_game_get_game (branch)->seats[0].handed_at, ==, 0);
  bluff_saved_game_close (branch);
  kit_drop (branch);
  close_table (&table);
}

/* An abandoned game is not touched; playing it on makes a game with those who sit there now. */
static void
test_abandoned (void)
{
  Table table = open_table ();
  g_autofree char *old = g_strdup (table.id);
  g_autoptr (BluffStoreGame) untouched = NULL;

  play_on (&table, FALSE);
  leave (&table);
  g_assert_true (bluff_store_abandon_game (table.kit.store, table.id, NULL));
  table.game = bluff_saves_open (table.kit.saves, table.id, NULL);
  g_assert_no_error (exchange (&table, 0, "deckhand"));
  g_assert_no_error (exchange (&table, 1, "random"));
  bluff_match_resume (bluff_saved_game_get_match (table.game));
  while (g_str_equal (bluff_saved_game_get_id (table.game), old))
    g_main_context_iteration (NULL, TRUE);
  bluff_match_pause (bluff_saved_game_get_match (table.game));
  g_free (table.id);
  table.id = g_strdup (bluff_saved_game_get_id (table.game));

  reopen (&table);
  assert_sits (&table, 0, "Anna", "deckhand", "reckless");
  assert_sits (&table, 1, "Bo", "random", "reckless");
  untouched = bluff_store_read_game (table.kit.store, old, NULL, NULL);
  g_assert_null (untouched->seats[0].stand_in);
  close_table (&table);
}

int
main (int argc, char *argv[])
{
  static const char *const ways[] = { "nobody", "for-a-moment", "for-some-events", "to-the-end" };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/saves/stand-in/still-there", test_still_there);
  g_test_add_func ("/saves/stand-in/plays", test_plays);
  g_test_add_func ("/saves/stand-in/refused", test_refused);
  g_test_add_func ("/saves/stand-in/unknown-level", test_unknown_level);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autofree char *path = g_strdup_printf ("/saves/stand-in/counts/%s", ways[i]);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_counts);
    }
  g_test_add_func ("/saves/stand-in/branch", test_branch);
  g_test_add_func ("/saves/stand-in/abandoned", test_abandoned);
  return g_test_run ();
}
