/* test-store-evening.c: who won how often tonight, and the series that is played for.
 *
 * An evening is written as text, one thing after the other: "18:00 Anna>gil>@Calico" is a game that ended then, best
 * first, "=" between those who share a place; names are those of profiles, in small letters of guests, after "@" of
 * computers, and "?" is a person who was deleted. Hours go on after midnight, and "24:00-" is a millisecond before it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-store-evening.h"
#include "games-fixture.h"

#include <stdio.h>
#include <string.h>

enum
{
  MINUTE = 60000,
  HOUR = 60 * MINUTE
};

#define DAY_BEGAN G_GINT64_CONSTANT (1700000000000)

/* --- Evenings as text ----------------------------------------------------------------------------------------------
 */

static gint64
read_time (const char *text)
{
  guint hours, minutes;

  g_assert_cmpint (sscanf (text, "%u:%u", &hours, &minutes), ==, 2);
  return DAY_BEGAN + (gint64) hours * HOUR + (gint64) minutes * MINUTE - g_str_has_suffix (text, "-");
}

static gint64
find_player (BluffStore *store, const char *name)
{
  g_autoptr (BluffStorePlayer) player = bluff_store_find_player (store, name, NULL);

  return player != NULL ? player->id : fixture_add_player (store, name);
}

static void
seat (BluffStore *store, const char *name, BluffStoreSeat *seat)
{
  if (name[0] == '?')
    seat->kind = BLUFF_STORE_ANONYMOUS;
  else if (name[0] == '@')
    {
      seat->kind = BLUFF_STORE_COMPUTER;
      seat->name = name[1] != '\0' ? g_strdup (name + 1) : NULL;
      seat->level = g_strdup ("deckhand");
    }
  else if (g_ascii_islower (name[0]))
    {
      seat->kind = BLUFF_STORE_GUEST;
      seat->name = g_strdup (name);
    }
  else
    {
      seat->kind = BLUFF_STORE_PROFILE;
      seat->player = find_player (store, name);
    }
}

/* The id of the game that ended then. */
static char *
name_game (gint64 time)
{
  return g_strdup_printf ("game-%" G_GINT64_FORMAT, time);
}

static void
add_game (BluffStore *store, gint64 time, const char *text, BluffStoreOrigin origin)
{
  static const char *const lines[] = { "line 1", NULL };
  static const char *const kinds[] = { "pirate", "bluffer", "bluffaneer" };
  g_autoptr (BluffStoreGame) game = bluff_store_game_new ();
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) names = g_strsplit_set (text, ">=", -1);
  BluffStoreResult results[BLUFF_MAX_SEATS] = { 0 };
  BluffStoreMove move = { .first = 1, .lines = lines, .played = time, .position = "over", .results = results };
  const char *at = text;

  game->id = name_game (time);
  game->kind = g_strdup (kinds[time / MINUTE % 3]);
  game->options = g_strdup ("{}");
  game->position = g_strdup ("begun");
  game->origin = origin;
  game->started = time - MINUTE;
  game->n_seats = move.n_results = g_strv_length (names);
  for (guint i = 0; i < game->n_seats; i++)
    {
      seat (store, names[i], &game->seats[i]);
      results[i].place = i > 0 && at[-1] == '=' ? results[i - 1].place : i + 1;
      at += strlen (names[i]) + 1;
    }
  bluff_store_add_game (store, game, &move, &error);
  g_assert_no_error (error);
}

static void
take_step (BluffStore *store, const char *step)
{
  g_auto (GStrv) words = g_strsplit (step, " ", 3);
  gint64 time = read_time (words[0]);

  if (g_str_equal (words[1], "evening"))
    g_assert_true (bluff_store_begin_evening (store, time, NULL));
  else if (g_str_equal (words[1], "series"))
    g_assert_true (bluff_store_begin_series (store, (guint) (words[2][0] - '0'), time, NULL));
  else if (g_str_equal (words[1], "end"))
    g_assert_true (bluff_store_end_series (store, time, NULL));
  else if (g_str_equal (words[1], "import"))
    add_game (store, time, words[2], BLUFF_STORE_IMPORT);
  else if (g_str_equal (words[1], "branch"))
    add_game (store, time, words[2], BLUFF_STORE_BRANCH);
  else
    add_game (store, time, words[1], BLUFF_STORE_OWN);
}

static void
take_steps (BluffStore *store, const char *steps)
{
  g_auto (GStrv) all = g_strsplit (steps, ", ", -1);

  for (guint i = 0; all[i] != NULL; i++)
    take_step (store, all[i]);
}

static void
describe_winners (GString *text, GPtrArray *winners)
{
  for (guint i = 0; i < winners->len; i++)
    {
      const BluffStoreWinner *winner = g_ptr_array_index (winners, i);

      g_assert_true ((winner->kind == BLUFF_STORE_PROFILE) == (winner->player != BLUFF_STORE_NO_PLAYER));
      g_string_append_printf (text, "%s%s%s %u", i > 0 ? ", " : "", winner->kind == BLUFF_STORE_COMPUTER ? "@" : "",
                              winner->name != NULL ? winner->name : winner->level, winner->wins);
    }
}

/* "Anna 2, gil 1 +1 | 3: Anna 1": the wins, those of computers, and the series; "3!" if it is won. */
static char *
describe (BluffStore *store, const char *now)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BluffStoreEvening) evening = bluff_store_read_evening (store, NULL, read_time (now), &error);
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);
  g_assert_false (evening->has_game || evening->series_has_game);
  describe_winners (text, evening->winners);
  if (evening->computer_wins > 0)
    g_string_append_printf (text, " +%u", evening->computer_wins);
  if (evening->series != BLUFF_STORE_SERIES_NONE)
    g_string_append_printf (text, " | %u%s: ", evening->goal, evening->series == BLUFF_STORE_SERIES_WON ? "!" : "");
  describe_winners (text, evening->series_wins);
  return g_string_free (text, FALSE);
}

static void
assert_evening (BluffStore *store, const char *now, const char *wanted)
{
  g_autofree char *found = describe (store, now);

  g_assert_cmpstr (found, ==, wanted);
}

/* --- Rows ----------------------------------------------------------------------------------------------------------
 */

static const struct
{
  const char *name;
  const char *steps;
  const char *now;
  const char *wanted;
} rows[] = {
  /* When it is. */
  { "no-game", "", "20:00", "" },
  { "one-game", "20:00 Anna>Bo", "20:00", "Anna 1" },
  { "all-three-games", "20:00 Anna>Bo, 20:01 Anna>Bo, 20:02 Bo>Anna", "20:30", "Anna 2, Bo 1" },
  { "most-wins-first", "20:00 Bo>Anna, 20:30 Anna>Bo, 21:00 Anna>Bo", "21:00", "Anna 2, Bo 1" },
  { "who-won-first", "20:00 Bo>Anna, 20:30 Anna>Bo", "21:00", "Bo 1, Anna 1" },
  { "still-tonight", "18:00 Anna>Bo", "24:00-", "Anna 1" },
  { "six-quiet-hours-until-now", "18:00 Anna>Bo", "24:00", "" },
  { "less-between-games", "12:00 Anna>Bo, 18:00- Anna>Bo", "18:00", "Anna 2" },
  { "six-quiet-hours-between-games", "12:00 Anna>Bo, 18:00 Anna>Bo", "18:00", "Anna 1" },
  { "past-midnight", "18:00 Anna>Bo, 23:30 Anna>Bo, 29:00 Anna>Bo, 34:30 Bo>Anna", "35:00", "Anna 3, Bo 1" },
  { "the-clock-was-ahead", "20:00 Anna>Bo, 30:00 Bo>Anna", "21:00", "Anna 1" },

  /* A press. */
  { "begun-again", "20:00 Anna>Bo, 20:10 evening, 20:30 Bo>Anna", "20:40", "Bo 1" },
  { "begun-again-at-once", "20:00 Anna>Bo, 20:00 evening", "20:10", "" },
  { "begun-twice", "20:00 Anna>Bo, 20:10 evening, 20:10 evening, 20:30 Bo>Anna", "20:40", "Bo 1" },
  { "pressed-long-ago", "10:00 evening, 20:00 Anna>Bo", "20:40", "Anna 1" },
  { "pressed-in-quiet-hours", "10:00 Anna>Bo, 15:00 evening, 20:00 Bo>Anna", "20:40", "Bo 1" },
  { "press-is-no-game", "12:00 Anna>Bo, 16:00 evening, 20:00 Anna>Bo", "26:00", "" },
  { "pressed-by-a-clock-ahead", "20:00 Anna>Bo, 30:00 evening", "21:00", "Anna 1" },

  /* Who counts. */
  { "guests-by-name", "20:00 gil>Anna, 20:30 Gil>Anna, 21:00 gil>Anna", "21:00", "gil 2, Gil 1" },
  { "guest-in-another-spelling", "20:00 gil>Anna, 20:30 gIL>Anna", "21:00", "gIL 2" },
  { "guest-and-profile", "20:00 anna>Bo, 20:30 Anna>Bo", "21:00", "anna 1, Anna 1" },
  { "computers-together", "20:00 @Calico>Anna, 20:30 @Rook>Anna, 21:00 Anna>@Rook", "21:00", "Anna 1 +2" },
  { "computers-alone", "20:00 @Calico>Anna", "21:00", " +1" },
  { "shared-wins", "20:00 Anna=Bo>@Rook, 20:30 Bo=@Rook>Anna", "21:00", "Bo 2, Anna 1 +1" },
  { "shared-last-place", "20:00 Anna>Bo=Cleo", "21:00", "Anna 1" },
  { "deleted-people", "20:00 ?>Anna, 20:30 Anna>?", "21:00", "Anna 1" },
  { "imports-and-branches", "20:00 Anna>Bo, 20:10 import Bo>Anna, 20:20 branch Bo>Anna", "21:00", "Anna 1" },
  { "imports-are-quiet", "12:00 Anna>Bo, 16:00 import Bo>Anna, 20:00 Bo>Anna", "21:00", "Bo 1" },
  { "import-alone", "20:00 import Bo>Anna", "21:00", "" },

  /* A series. */
  { "no-win-yet", "20:00 Anna>Bo, 20:05 series 3", "20:10", "Anna 1 | 3: " },
  { "before-any-game", "20:00 series 2", "20:10", " | 2: " },
  { "counts-from-its-beginning", "20:00 Anna>Bo, 20:05 series 3, 20:30 Bo>Anna", "20:40", "Anna 1, Bo 1 | 3: Bo 1" },
  { "not-the-game-just-over", "20:00 Anna>Bo, 20:00 series 3", "20:40", "Anna 1 | 3: " },
  { "won-by-two", "20:00 series 2, 20:10 Anna>Bo, 20:20 Bo>Anna, 20:30 Bo>Anna", "20:40",
    "Bo 2, Anna 1 | 2!: Bo 2, Anna 1" },
  { "not-yet-won-by-three", "20:00 series 3, 20:10 Anna>Bo, 20:20 Bo>Anna, 20:30 Bo>Anna", "20:40",
    "Bo 2, Anna 1 | 3: Bo 2, Anna 1" },
  { "won-by-three", "20:00 series 3, 20:10 Anna>Bo, 20:20 Bo>Anna, 20:30 Bo>Anna, 20:40 Bo>Anna", "20:40",
    "Bo 3, Anna 1 | 3!: Bo 3, Anna 1" },
  { "over-when-won", "20:00 series 2, 20:10 Anna>Bo, 20:20 Anna>Bo, 20:30 Anna>Bo, 20:40 Bo>Anna", "20:40",
    "Anna 3, Bo 1 | 2!: Anna 2" },
  { "shared-counts-for-nobody", "20:00 series 2, 20:10 Anna=Bo, 20:20 Bo>Anna, 20:30 Bo=Anna", "20:40",
    "Bo 3, Anna 2 | 2: Bo 1" },
  { "same-people-other-seats", "20:00 series 2, 20:10 Anna>Bo, 20:20 Bo>Anna, 20:30 Bo>Anna", "20:40",
    "Bo 2, Anna 1 | 2!: Bo 2, Anna 1" },
  { "other-people", "20:00 series 2, 20:10 Anna>Bo, 20:20 Anna>Cleo, 20:30 Anna>Bo>Cleo, 20:40 Anna>@Rook", "20:50",
    "Anna 4 | 2: Anna 1" },
  { "as-many-other-people", "20:00 series 2, 20:10 Anna>Bo, 20:20 Cleo>Bo", "20:50", "Anna 1, Cleo 1 | 2: Anna 1" },
  { "with-guests", "20:00 series 2, 20:10 gil>Anna, 20:20 gil>Anna", "20:50", "gil 2 | 2!: gil 2" },
  { "with-other-guests", "20:00 series 2, 20:10 gil>Anna, 20:20 gus>Anna", "20:50", "gil 1, gus 1 | 2: gil 1" },
  { "with-any-computers", "20:00 series 2, 20:10 Anna>Bo>@Rook, 20:20 Anna>@Calico>@Rook>Bo", "20:50",
    "Anna 2 | 2!: Anna 2" },
  { "computers-win-by-name", "20:00 series 2, 20:10 @Rook>Anna>@Calico, 20:20 @Calico>Anna, 20:30 @Rook>Anna", "20:50",
    " +3 | 2!: @Rook 2, @Calico 1" },
  { "computers-without-a-name", "20:00 series 2, 20:10 @>Anna, 20:20 @>Anna", "20:50", " +2 | 2!: @deckhand 2" },
  { "computers-among-themselves", "20:00 series 2, 20:10 @Rook>@Calico, 20:20 Anna>@Rook", "20:50",
    "Anna 1 +1 | 2: Anna 1" },
  { "deleted-people-in-a-series", "20:00 series 2, 20:10 ?>Anna, 20:20 Anna>?, 20:30 ?>Anna", "20:50",
    "Anna 1 | 2: Anna 1" },
  { "imports-in-a-series", "20:00 series 2, 20:10 Anna>Bo, 20:20 import Anna>Bo", "20:50", "Anna 1 | 2: Anna 1" },
  { "ended", "20:00 series 2, 20:10 Anna>Bo, 20:20 end", "20:50", "Anna 1" },
  { "ended-without-any", "20:00 Anna>Bo, 20:20 end", "20:50", "Anna 1" },
  { "another-series", "20:00 series 2, 20:10 Anna>Bo, 20:20 series 3, 20:30 Bo>Anna", "20:50",
    "Anna 1, Bo 1 | 3: Bo 1" },
  { "another-series-of-others", "20:00 series 2, 20:10 Anna>Bo, 20:20 series 3, 20:30 Cleo>Bo", "20:50",
    "Anna 1, Cleo 1 | 3: Cleo 1" },
  { "another-series-after-the-end", "20:00 series 2, 20:10 end, 20:10 series 3", "20:50", " | 3: " },
  { "ends-with-the-evening", "20:00 series 2, 20:10 Anna>Bo, 20:20 evening, 20:30 Anna>Bo", "20:50", "Anna 1" },
  { "begins-with-the-evening", "20:00 evening, 20:00 series 2, 20:30 Anna>Bo", "20:50", "Anna 1 | 2: Anna 1" },
  { "waits-for-six-hours", "18:00 series 2", "24:00-", " | 2: " },
  { "waits-no-longer", "18:00 series 2", "24:00", "" },
  { "first-game-in-time", "18:00 series 2, 24:00- Anna>Bo", "25:00", "Anna 1 | 2: Anna 1" },
  { "first-game-too-late", "18:00 series 2, 24:00 Anna>Bo", "25:00", "Anna 1" },
  { "goes-on-from-game-to-game", "18:00 series 2, 23:00 Anna>Bo, 28:00 Anna>Bo", "33:00", "Anna 2 | 2!: Anna 2" },
  { "ends-in-quiet-hours", "18:00 series 2, 20:00 Anna>Bo, 26:00 Anna>Bo", "26:00", "Anna 1" },
  { "begun-by-a-clock-ahead", "20:00 Anna>Bo, 30:00 series 2", "21:00", "Anna 1" },
};

static void
test_row (Fixture *fixture, gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);

  if (rows[row].steps[0] != '\0')
    take_steps (fixture->store, rows[row].steps);
  assert_evening (fixture->store, rows[row].now, rows[row].wanted);

  /* It is kept. */
  bluff_store_close (fixture->store);
  g_assert_true (bluff_store_open (fixture->store, NULL));
  assert_evening (fixture->store, rows[row].now, rows[row].wanted);
}

/* --- A game's own evening ------------------------------------------------------------------------------------------
 */

static void
assert_has (BluffStore *store, const char *time, gboolean evening, gboolean series)
{
  g_autofree char *id = name_game (read_time (time));
  g_autoptr (BluffStoreEvening) found = bluff_store_read_evening (store, id, read_time ("22:00"), NULL);

  g_test_message ("%s", time);
  g_assert_true (found->has_game == evening);
  g_assert_true (found->series_has_game == series);
}

static void
test_game (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  take_steps (fixture->store, "10:00 Anna>Bo, 20:00 Anna>Bo, 20:05 series 2, 20:10 Anna>Bo, 20:20 Bo>Anna, "
                              "20:30 Anna>Cleo, 20:40 Anna>Bo, 20:50 Anna>Bo, 20:55 import Anna>Bo");
  assert_has (fixture->store, "10:00", FALSE, FALSE);
  assert_has (fixture->store, "20:00", TRUE, FALSE);
  assert_has (fixture->store, "20:10", TRUE, TRUE);
  assert_has (fixture->store, "20:20", TRUE, TRUE);
  assert_has (fixture->store, "20:30", TRUE, FALSE);
  assert_has (fixture->store, "20:40", TRUE, TRUE);
  /* It was won before. */
  assert_has (fixture->store, "20:50", TRUE, FALSE);
  assert_has (fixture->store, "20:55", FALSE, FALSE);
}

/* --- People change -------------------------------------------------------------------------------------------------
 */

static void
test_rename (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (BluffStorePlayer) bo = NULL;

  take_steps (fixture->store, "20:00 series 3, 20:10 Bo>Anna");
  bo = bluff_store_find_player (fixture->store, "Bo", NULL);
  g_free (bo->name);
  bo->name = g_strdup ("Bodil");
  g_assert_true (bluff_store_change_player (fixture->store, bo, NULL));
  assert_evening (fixture->store, "20:20", "Bodil 1 | 3: Bodil 1");
}

/* Two profiles were one person all the time: the same people have played. */
static void
test_merge (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  gint64 bo = find_player (fixture->store, "Bo"), bob = find_player (fixture->store, "Bob");

  take_steps (fixture->store, "20:00 series 2, 20:10 Bo>Anna, 20:20 Bob>Anna");
  assert_evening (fixture->store, "20:30", "Bo 1, Bob 1 | 2: Bo 1");
  g_assert_true (bluff_store_merge_players (fixture->store, bob, bo, NULL));
  assert_evening (fixture->store, "20:30", "Bo 2 | 2!: Bo 2");
}

static void
test_delete (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  gint64 gone = find_player (fixture->store, "Methuselah");
  g_autoptr (BluffStoreTraces) traces = NULL;

  take_steps (fixture->store, "20:00 series 2, 20:10 Methuselah>Anna, 20:20 Methuselah>Anna");
  assert_evening (fixture->store, "20:30", "Methuselah 2 | 2!: Methuselah 2");
  g_assert_true (bluff_store_delete_player (fixture->store, gone, NULL, NULL, &traces, NULL));
  assert_evening (fixture->store, "20:30", " | 2: ");
  g_assert_true (bluff_store_traces_is_none (traces));
  bluff_store_close (fixture->store);
  g_assert_false (fixture_contains (fixture->directory, "Methuselah"));
  g_assert_true (bluff_store_open (fixture->store, NULL));
}

/* The others go on without the one who was deleted. */
static void
test_delete_another (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  take_steps (fixture->store, "20:00 series 2, 20:10 Anna>Bo>Cleo, 20:20 Bo>Anna>Cleo");
  g_assert_true (
      bluff_store_delete_player (fixture->store, find_player (fixture->store, "Cleo"), NULL, NULL, NULL, NULL));
  assert_evening (fixture->store, "20:30", "Anna 1, Bo 1 | 2: Anna 1, Bo 1");
}

static void
test_delete_game (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *id = name_game (read_time ("20:20"));

  take_steps (fixture->store, "20:00 series 2, 20:10 Anna>Bo, 20:20 Anna>Bo");
  g_assert_true (bluff_store_delete_game (fixture->store, id, NULL));
  assert_evening (fixture->store, "20:30", "Anna 1 | 2: Anna 1");
}

/* What does not count for somebody any more does not count here; for the others it does. */
static void
test_reset (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  take_steps (fixture->store, "20:00 series 2, 20:10 Anna>Bo, 20:20 Bo>Anna");
  g_assert_true (bluff_store_reset_statistics (fixture->store, fixture->anna, NULL));
  assert_evening (fixture->store, "20:30", "Bo 1 | 2: Bo 1");
  take_steps (fixture->store, "20:40 Anna>Bo");
  assert_evening (fixture->store, "20:50", "Bo 1, Anna 1 | 2: Bo 1, Anna 1");
}

/* A computer has won it for her. */
static void
test_stand_in (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const lines[] = { "line 1", NULL };
  static const BluffStoreResult results[] = { { .place = 1 }, { .place = 2 } };
  const gint64 players[] = { fixture->anna, find_player (fixture->store, "Bo") };
  g_autoptr (BluffStoreGame) game = fixture_make_game ("handed", "bluffer", players, 2);
  BluffStoreMove move = { .game = "handed", .first = 1, .lines = lines, .results = results, .n_results = 2 };

  take_steps (fixture->store, "20:00 series 2, 20:10 Anna>Bo");
  move.played = read_time ("20:20");
  g_assert_true (bluff_store_add_game (fixture->store, game, NULL, NULL));
  g_assert_true (bluff_store_set_stand_in (fixture->store, "handed", 0, "deckhand", NULL, NULL));
  g_assert_true (bluff_store_append (fixture->store, &move, NULL));
  assert_evening (fixture->store, "20:30", "Anna 1 | 2: Anna 1");
}

/* --- Off the main loop ---------------------------------------------------------------------------------------------
 */

static void
answered_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static BluffStoreEvening *
ask_later (BluffStore *store, GCancellable *cancellable, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autofree char *game = name_game (read_time ("20:10"));

  bluff_store_read_evening_async (store, game, read_time ("20:30"), cancellable, answered_cb, &result);
  g_clear_pointer (&game, g_free);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  return bluff_store_read_evening_finish (store, result, error);
}

static void
test_async (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (BluffStoreEvening) evening = NULL;
  g_autoptr (BluffStoreEvening) cancelled = NULL;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  take_steps (fixture->store, "20:00 series 3, 20:10 Anna>Bo, 20:20 Anna>Bo");
  evening = ask_later (fixture->store, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (evening->games, ==, 2);
  g_assert_true (evening->has_game && evening->series_has_game);

  g_cancellable_cancel (cancellable);
  cancelled = ask_later (fixture->store, cancellable, &error);
  g_assert_null (cancelled);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);

  bluff_store_close (fixture->store);
  cancelled = ask_later (fixture->store, NULL, &error);
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_CLOSED);
  g_assert_true (bluff_store_open (fixture->store, NULL));
}

/* Nobody wants an answer any more that is on its way: of an evening, of the players, of a game. */
static void
test_cancelled_late (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *game = name_game (read_time ("20:10"));

  take_steps (fixture->store, "20:10 Anna>Bo");
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      g_autoptr (GAsyncResult) result = NULL;
      g_autoptr (BluffStoreGame) known = NULL;
      g_autoptr (GError) error = NULL;

      if (i == 0)
        bluff_store_read_evening_async (fixture->store, game, read_time ("20:30"), cancellable, answered_cb, &result);
      else if (i == 1)
        bluff_store_list_players_async (fixture->store, TRUE, cancellable, answered_cb, &result);
      else
        bluff_store_read_game_async (fixture->store, game, cancellable, answered_cb, &result);
      /* This one has its turn later. */
      known = bluff_store_read_game (fixture->store, game, NULL, NULL);
      g_assert_nonnull (known);
      g_cancellable_cancel (cancellable);
      while (result == NULL)
        g_main_context_iteration (NULL, TRUE);
      g_assert_null (i == 0   ? (gpointer) bluff_store_read_evening_finish (fixture->store, result, &error)
                     : i == 1 ? (gpointer) bluff_store_list_players_finish (fixture->store, result, &error)
                              : (gpointer) bluff_store_read_game_finish (fixture->store, result, NULL, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/store/evening/", rows[i].name, NULL);

      g_test_add (path, Fixture, GUINT_TO_POINTER (i), set_up, test_row, tear_down);
    }
#define ADD(name, test) g_test_add ("/store/evening/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("of-a-game", test_game);
  ADD ("rename", test_rename);
  ADD ("merge", test_merge);
  ADD ("delete", test_delete);
  ADD ("delete-another", test_delete_another);
  ADD ("delete-game", test_delete_game);
  ADD ("reset", test_reset);
  ADD ("stand-in", test_stand_in);
  ADD ("async", test_async);
  ADD ("cancelled-late", test_cancelled_late);
#undef ADD

  return g_test_run ();
}
