/* test-store-lost.c: a database that has lost a table answers every question, with an error where it must.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store-fixture.h"

static const char *const tables[] = {
  "players", "games", "seats", "events", "results", "fact_names", "facts", "ratings", "level_ratings", "ratings_reach",
};

/* What is asked of the store; whether it was answered. */
typedef struct
{
  BluffStore *store;
  gint64 anna, bo;
} World;

typedef gboolean (*Question) (World *world, GError **error);

/* Takes an answer that is an object of its own, or NULL. */
static gboolean
take (gpointer answer, GDestroyNotify destroy)
{
  gboolean given = answer != NULL;

  if (given)
    destroy (answer);
  return given;
}

static void
ignore_fact (guint seat G_GNUC_UNUSED,
             const char *name G_GNUC_UNUSED,
             gint64 value G_GNUC_UNUSED,
             gpointer data G_GNUC_UNUSED)
{
}

static gboolean
ignore_game (const BluffStoreRatedGame *game G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED, GError **error G_GNUC_UNUSED)
{
  return TRUE;
}

static gboolean
create_player (World *world, GError **error)
{
  return bluff_store_create_player (world->store, "Cleo", NULL, NULL, 0, error) != BLUFF_STORE_NO_PLAYER;
}

static gboolean
change_player (World *world, GError **error)
{
  g_autoptr (BluffStorePlayer) player = bluff_store_get_player (world->store, world->anna, error);

  return player != NULL && bluff_store_change_player (world->store, player, error);
}

static gboolean
archive_player (World *world, GError **error)
{
  return bluff_store_archive_player (world->store, world->bo, FALSE, error);
}

static gboolean
list_players (World *world, GError **error)
{
  return take (bluff_store_list_players (world->store, TRUE, error), (GDestroyNotify) g_ptr_array_unref);
}

static gboolean
merge_players (World *world, GError **error)
{
  return bluff_store_merge_players (world->store, world->bo, world->anna, error);
}

static gboolean
reset_statistics (World *world, GError **error)
{
  return bluff_store_reset_statistics (world->store, world->anna, error);
}

static gboolean
delete_player (World *world, GError **error)
{
  return bluff_store_delete_player (world->store, world->anna, NULL, NULL, NULL, error);
}

/* Begun with a line, and not over. */
static gboolean
add_game (World *world, GError **error)
{
  static const char *const lines[] = { "line 1", NULL };
  const gint64 players[] = { world->anna, BLUFF_STORE_NO_PLAYER };
  g_autoptr (BluffStoreGame) game = fixture_make_game ("new", "pirate", players, 2);
  BluffStoreMove move = { .first = 1, .lines = lines, .played = 3000, .position = "begun" };

  return bluff_store_add_game (world->store, game, &move, error);
}

static gboolean
append (World *world, GError **error)
{
  return fixture_append (world->store, "open", 2, error);
}

static gboolean
set_stand_in (World *world, GError **error)
{
  return bluff_store_set_stand_in (world->store, "open", 0, "deckhand", NULL, error);
}

static gboolean
recount_game (World *world, GError **error)
{
  const BluffStoreResult results[] = { { .place = 2 }, { .place = 1 } };

  return bluff_store_recount_game (world->store, "over", results, 2, error);
}

static gboolean
mend_game (World *world, GError **error)
{
  return bluff_store_mend_game (world->store, "over", NULL, 0, error);
}

static gboolean
abandon_game (World *world, GError **error)
{
  return bluff_store_abandon_game (world->store, "open", error);
}

static gboolean
delete_game (World *world, GError **error)
{
  return bluff_store_delete_game (world->store, "over", error);
}

static gboolean
read_game (World *world, GError **error)
{
  g_autoptr (GPtrArray) lines = NULL;

  return take (bluff_store_read_game (world->store, "over", &lines, error), (GDestroyNotify) bluff_store_game_free);
}

static gboolean
read_facts (World *world, GError **error)
{
  return bluff_store_foreach_fact (world->store, "over", ignore_fact, NULL, error);
}

static gboolean
read_efforts (World *world, GError **error)
{
  gint64 turns[BLUFF_MAX_SEATS];
  gint64 thinking_ms[BLUFF_MAX_SEATS];

  return bluff_store_read_efforts (world->store, "over", turns, thinking_ms, error);
}

static gboolean
list_games (World *world, GError **error)
{
  BluffStoreFilter filter = { .state = BLUFF_STORE_FINISHED, .players = { world->anna } };

  return take (bluff_store_list_games (world->store, &filter, NULL, 10, error), (GDestroyNotify) g_ptr_array_unref);
}

static void
listed_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static gboolean
list_games_later (World *world, GError **error)
{
  BluffStoreFilter filter = { .state = BLUFF_STORE_UNFINISHED };
  g_autoptr (GAsyncResult) result = NULL;

  bluff_store_list_games_async (world->store, &filter, NULL, 10, NULL, listed_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  return take (bluff_store_list_games_finish (world->store, result, error), (GDestroyNotify) g_ptr_array_unref);
}

static gboolean
ask_statistics (World *world, GError **error)
{
  return take (bluff_store_statistics (world->store, world->anna, NULL, error),
               (GDestroyNotify) bluff_store_statistics_free);
}

static gboolean
ask_leaders (World *world, GError **error)
{
  return take (bluff_store_leaders (world->store, NULL, 0, 1, 10, error), (GDestroyNotify) g_ptr_array_unref);
}

static gboolean
list_ratings (World *world, GError **error)
{
  return take (bluff_store_list_ratings (world->store, world->anna, error), (GDestroyNotify) g_ptr_array_unref);
}

static gboolean
read_level (World *world, GError **error)
{
  g_autoptr (BluffStoreRatingRow) row = g_new0 (BluffStoreRatingRow, 1);
  gboolean found;

  row->level = g_strdup ("deckhand");
  row->kind = g_strdup ("pirate");
  return bluff_store_read_rating (world->store, row, &found, error);
}

static gboolean
read_reach (World *world, GError **error)
{
  BluffStoreCursor reach;
  gboolean known;

  return bluff_store_get_ratings_reach (world->store, &reach, &known, error);
}

static gboolean
write_ratings (World *world, GError **error)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) bluff_store_rating_row_free);
  BluffStoreRatingRow *player = g_new0 (BluffStoreRatingRow, 1);
  BluffStoreRatingRow *level = g_new0 (BluffStoreRatingRow, 1);
  BluffStoreCursor reach = { 1, 1 };

  player->player = world->anna;
  player->kind = g_strdup ("pirate");
  level->level = g_strdup ("deckhand");
  level->kind = g_strdup ("pirate");
  g_ptr_array_add (rows, player);
  g_ptr_array_add (rows, level);
  return bluff_store_write_ratings (world->store, rows, TRUE, &reach, error);
}

static gboolean
rate (World *world, GError **error)
{
  return bluff_store_foreach_rated (world->store, NULL, NULL, ignore_game, NULL, error);
}

static gboolean
check (World *world, GError **error)
{
  return take (bluff_store_check (world->store, error), (GDestroyNotify) g_ptr_array_unref);
}

/* Each with the tables without which it cannot be answered, as far as they are few. Those that destroy come last. */
static const struct
{
  const char *name;
  Question ask;
  const char *needs;
} questions[] = {
  { "list players", list_players, "players" },
  { "change player", change_player, "players" },
  { "archive player", archive_player, "players" },
  { "read game", read_game, "games seats events" },
  { "read facts", read_facts, "games facts fact_names" },
  { "read efforts", read_efforts, "games results" },
  { "list games", list_games, "games seats" },
  { "list games later", list_games_later, "games seats" },
  { "statistics", ask_statistics, "players results facts fact_names" },
  { "leaders", ask_leaders, "players results ratings" },
  { "list ratings", list_ratings, "ratings" },
  { "read level", read_level, "level_ratings" },
  { "read reach", read_reach, "ratings_reach" },
  { "rate", rate, "games seats results" },
  { "check", check, "games events results" },
  { "write ratings", write_ratings, "ratings level_ratings ratings_reach" },
  { "create player", create_player, "players" },
  { "add game", add_game, "games seats events players" },
  { "append", append, "games events" },
  { "set stand-in", set_stand_in, "games seats" },
  { "recount", recount_game, "games results" },
  { "mend", mend_game, "games results" },
  { "reset", reset_statistics, "players results ratings" },
  { "abandon", abandon_game, "games" },
  { "delete game", delete_game, "games" },
  { "merge", merge_players, "players seats results" },
  { "delete player", delete_player, "players seats results" },
};

static World
open_world (const char *directory)
{
  World world = { .store = fixture_open_store (directory) };
  const guint places[] = { 1, 2 };

  world.anna = fixture_add_player (world.store, "Anna");
  world.bo = fixture_add_player (world.store, "Bo");
  fixture_add_finished (world.store, "over", "pirate", (const gint64[]){ world.anna, 0 }, places, 2, 1000,
                        BLUFF_STORE_OWN);
  fixture_add_game (world.store, "open", world.anna);
  g_assert_true (fixture_append (world.store, "open", 1, NULL));
  return world;
}

static gboolean
needs (const char *list, const char *table)
{
  g_auto (GStrv) names = g_strsplit (list, " ", -1);

  return g_strv_contains ((const char *const *) names, table);
}

/* Asks everything; TABLE (or NULL) is lost. */
static void
ask_everything (const char *sql, const char *table)
{
  char *directory = fixture_make_directory ();
  World world = open_world (directory);

  bluff_store_close (world.store);
  fixture_run_sql (bluff_store_get_path (world.store), sql);
  g_assert_true (bluff_store_open (world.store, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      g_autoptr (GError) error = NULL;
      gboolean answered = questions[i].ask (&world, &error);

      g_test_message ("%s: %s", questions[i].name, error != NULL ? error->message : "answered");
      g_assert_true (answered == (error == NULL));
      if (table != NULL && needs (questions[i].needs, table))
        g_assert_false (answered);
      if (sql[0] == '\0')
        g_assert_no_error (error);
    }
  bluff_store_close (world.store);
  g_object_unref (world.store);
  fixture_remove_directory (directory);
}

static void
test_whole (void)
{
  ask_everything ("", NULL);
}

static void
test_lost (gconstpointer table)
{
  g_autofree char *sql = g_strdup_printf ("PRAGMA foreign_keys = OFF; DROP TABLE %s", (const char *) table);

  ask_everything (sql, table);
}

/* It can be read, and not be written. */
static void
test_view (gconstpointer table)
{
  g_autofree char *sql = g_strdup_printf ("PRAGMA foreign_keys = OFF; PRAGMA legacy_alter_table = ON; "
                                          "ALTER TABLE %1$s RENAME TO kept; CREATE VIEW %1$s AS SELECT * FROM kept",
                                          (const char *) table);

  ask_everything (sql, NULL);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/lost/nothing", test_whole);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *lost = g_strconcat ("/store/lost/", tables[i], NULL);
      g_autofree char *view = g_strconcat ("/store/lost/view-of-", tables[i], NULL);

      g_test_add_data_func (lost, tables[i], test_lost);
      g_test_add_data_func (view, tables[i], test_view);
    }

  return g_test_run ();
}
