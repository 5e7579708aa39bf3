/* saves-kit.c: games of computer players in a data directory that vanishes.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "saves-kit.h"

#include "store-fixture.h"

#include <string.h>
#include <unistd.h>

enum
{
  PATIENCE_S = 60 /* with what nobody lets go of: the program is ended */
};

static Kit
open_kit (char *directory)
{
  Kit kit = { .directory = directory, .store = fixture_open_store (directory) };

  kit.saves = bluff_saves_new (kit.store);
  return kit;
}

Kit
kit_open (void)
{
  return open_kit (fixture_make_directory ());
}

Kit
kit_open_beside (const Kit *kit)
{
  return open_kit (g_strdup (kit->directory));
}

/* Answers that nobody waits for may still keep an object alive. */
static void
drain_loop (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    continue;
}

/* A thread that lets go of something last would not tell the main loop. */
static void
gone_cb (gpointer gone, GObject *object G_GNUC_UNUSED)
{
  g_atomic_int_set ((int *) gone, TRUE);
  g_main_context_wakeup (NULL);
}

void
kit_drop (gpointer object)
{
  int gone = FALSE;

  g_object_weak_ref (object, gone_cb, &gone);
  g_object_unref (object);
  alarm (PATIENCE_S);
  while (!g_atomic_int_get (&gone))
    g_main_context_iteration (NULL, TRUE);
  alarm (0);
  drain_loop ();
}

static void
close_store (Kit *kit)
{
  drain_loop ();
  bluff_store_close (kit->store);
  drain_loop ();
  g_assert_cmpuint (bluff_saves_get_n_open (kit->saves), ==, 0);
  kit_drop (kit->saves);
  kit_drop (kit->store);
}

void
kit_reopen (Kit *kit)
{
  close_store (kit);
  *kit = open_kit (kit->directory);
}

void
kit_close_beside (Kit *kit)
{
  close_store (kit);
  g_free (kit->directory);
}

void
kit_close (Kit *kit)
{
  close_store (kit);
  fixture_remove_directory (kit->directory);
}

void
kit_wait_until (gboolean (*done) (gpointer data), gpointer data)
{
  while (!done (data))
    g_main_context_iteration (NULL, TRUE);
}

void
kit_wait_until_closed (Kit *kit)
{
  /* A thread that lets go of a game last does not tell the main loop. */
  while (bluff_saves_get_n_open (kit->saves) > 0)
    {
      drain_loop ();
      g_thread_yield ();
    }
}

void
kit_seats (BluffSavesSeat *seats, const gint64 *players, guint n_players)
{
  for (guint i = 0; i < BLUFF_MAX_SEATS; i++)
    if (i < n_players)
      seats[i] = (BluffSavesSeat){ .kind = BLUFF_STORE_PROFILE, .player = players[i] };
    else
      seats[i] = (BluffSavesSeat){ .kind = BLUFF_STORE_COMPUTER, .name = "Calico", .level = "random" };
}

BluffSavedGame *
kit_begin (Kit *kit, BluffGame game, guint players, guint64 seed)
{
  BluffSavesSeat seats[BLUFF_MAX_SEATS];
  g_autoptr (GError) error = NULL;
  BluffSavedGame *saved;
  BluffTable table;

  bluff_table_init (&table, game, players);
  table.first = (BluffSeat) (seed % players);
  table.voyage = BLUFF_VOYAGE_SHORT * (game == BLUFF_GAME_PIRATE) + table.voyage * (game != BLUFF_GAME_PIRATE);
  kit_seats (seats, NULL, 0);
  saved = bluff_saves_begin (kit->saves, &table, seats, &error);
  g_assert_no_error (error);
  bluff_match_set_seed (bluff_saved_game_get_match (saved), seed);
  return saved;
}

typedef struct
{
  BluffMatch *match;
  guint n;
} Goal;

static gboolean
has_come_far (gpointer data)
{
  const Goal *goal = data;

  return bluff_match_is_stuck (goal->match) || bluff_match_is_over (goal->match) ||
         bluff_match_get_n_told (goal->match) >= goal->n;
}

static gboolean
is_quiet (gpointer data)
{
  BluffMatch *match = data;

  return !bluff_match_is_saving (match) || bluff_match_is_stuck (match);
}

/* People are played by computers, as when somebody has to leave. */
static void
take_all_seats (BluffMatch *match)
{
  for (BluffSeat seat = 0; seat < bluff_match_get_table (match)->players; seat++)
    {
      BluffMatchSeat sitter;

      bluff_match_get_seat (match, seat, &sitter);
      if (!sitter.computer)
        {
          sitter.computer = TRUE;
          sitter.level = "random";
          bluff_match_set_seat (match, seat, &sitter, NULL);
        }
    }
}

void
kit_play (BluffSavedGame *game, guint n)
{
  Goal goal = { .match = bluff_saved_game_get_match (game), .n = n };

  take_all_seats (goal.match);
  bluff_match_resume (goal.match);
  kit_wait_until (has_come_far, &goal);
  bluff_match_pause (goal.match);
  kit_wait_until (is_quiet, goal.match);
}

void
kit_play_to_end (BluffSavedGame *game)
{
  kit_play (game, G_MAXUINT);
  g_assert_true (bluff_match_is_over (bluff_saved_game_get_match (game)));
}

char *
kit_add_game (Kit *kit, BluffGame game, guint players, const gint64 *profiles, guint n_profiles, guint64 seed)
{
  BluffSavesSeat seats[BLUFF_MAX_SEATS];
  g_autoptr (BluffSavedGame) saved = NULL;
  g_autoptr (GError) error = NULL;
  BluffTable table;

  bluff_table_init (&table, game, players);
  if (game == BLUFF_GAME_PIRATE)
    table.voyage = BLUFF_VOYAGE_SHORT;
  kit_seats (seats, profiles, n_profiles);
  saved = bluff_saves_begin (kit->saves, &table, seats, &error);
  g_assert_no_error (error);
  bluff_match_set_seed (bluff_saved_game_get_match (saved), seed);
  kit_play_to_end (saved);
  bluff_saved_game_close (saved);
  return g_strdup (bluff_saved_game_get_id (saved));
}

char *
kit_export (Kit *kit, const char *id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = bluff_saves_export (kit->saves, id, &error);

  g_assert_no_error (error);
  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

char *
kit_import (Kit *kit, const char *text, const BluffSavesSeat *seats, guint n_seats, gboolean *added, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return bluff_saves_import (kit->saves, bytes, seats, n_seats, added, error);
}

static void
failed_cb (BluffMatch *match G_GNUC_UNUSED, const GError *error, gpointer data)
{
  Failures *failures = data;

  failures->failures++;
  g_clear_error (&failures->error);
  failures->error = g_error_copy (error);
}

void
kit_watch_failures (BluffSavedGame *game, Failures *failures)
{
  g_signal_connect (bluff_saved_game_get_match (game), "failed", G_CALLBACK (failed_cb), failures);
}

void
kit_run_sql (const Kit *kit, const char *format, ...)
{
  g_autofree char *path = g_build_filename (kit->directory, "bluff-bay.db", NULL);
  g_autofree char *sql = NULL;
  va_list arguments;

  va_start (arguments, format);
  sql = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  fixture_run_sql (path, sql);
}

static int
compare_texts (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

static void
describe_claim (guint seat, const BluffStoreClaim *claim, gpointer data)
{
  g_string_append_printf (data, "claim %u %" G_GINT64_FORMAT " %u %u %u %u %u %u %u\n", seat, claim->n, claim->end,
                          claim->bluff, claim->after_caught, claim->behind, claim->size, claim->judges, claim->moved);
}

/* Who fooled and caught whom, and how everybody claims. */
static char *
describe_player (Kit *kit, gint64 player)
{
  const BluffStoreScope scope = { .with_branches = TRUE, .with_imports = TRUE };
  g_autoptr (BluffStoreStatistics) statistics = bluff_store_statistics (kit->store, player, &scope, NULL);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < statistics->opponents->len; i++)
    {
      const BluffStoreOpponentRow *row = g_ptr_array_index (statistics->opponents, i);

      g_string_append_printf (text, "opponent %u %s %s", row->kind, row->name, row->level);
      for (const guint64 *number = &row->games; number <= &row->doubted; number++)
        g_string_append_printf (text, " %" G_GUINT64_FORMAT, *number);
      g_string_append_c (text, '\n');
    }
  for (guint i = 0; i < statistics->ratings->len; i++)
    {
      const BluffStoreRatingPoint *point = &g_array_index (statistics->ratings, BluffStoreRatingPoint, i);

      g_string_append_printf (text, "%s %" G_GINT64_FORMAT " %a %a\n", point->kind, point->ended, point->mu,
                              point->sigma);
    }
  return g_string_free (text, FALSE);
}

char *
kit_describe_players (Kit *kit)
{
  g_autoptr (GPtrArray) players = bluff_store_list_players (kit->store, TRUE, NULL);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < players->len; i++)
    {
      const BluffStorePlayer *player = g_ptr_array_index (players, i);
      g_autofree char *about = describe_player (kit, player->id);

      g_string_append_printf (text, "%s\n%s", player->name, about);
    }
  return g_string_free (text, FALSE);
}

char *
kit_describe (Kit *kit)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;

  for (guint state = 0; state < BLUFF_STORE_N_STATES; state++)
    {
      BluffStoreFilter filter = { .state = (BluffStoreState) state };
      g_autoptr (GPtrArray) games = bluff_store_list_games (kit->store, &filter, NULL, 10000, &error);

      g_assert_no_error (error);
      for (guint i = 0; i < games->len; i++)
        {
          const BluffStoreGame *game = g_ptr_array_index (games, i);
          g_autofree char *record = kit_export (kit, game->id);
          g_autoptr (GString) claims = g_string_new (NULL);

          g_assert_true (bluff_store_foreach_claim (kit->store, game->id, describe_claim, claims, NULL));
          g_ptr_array_add (texts,
                           g_strdup_printf ("%s %s %" G_GINT64_FORMAT " %s\n%s%s", bluff_store_state_name (state),
                                            bluff_store_origin_name (game->origin), game->last_played, game->position,
                                            record, claims->str));
        }
    }
  g_ptr_array_sort (texts, compare_texts);
  g_ptr_array_add (texts, bluff_saves_results_table (kit->saves, &error));
  g_assert_no_error (error);
  g_ptr_array_add (texts, NULL);
  return g_strjoinv ("\n", (char **) texts->pdata);
}

void
kit_assert_counted (Kit *kit)
{
  g_autoptr (GError) error = NULL;
  BluffSavesRecount recount;

  g_assert_true (bluff_saves_recount (kit->saves, NULL, NULL, NULL, &recount, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (recount.changed, ==, 0);
}
