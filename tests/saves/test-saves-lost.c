/* test-saves-lost.c: a database that has lost a table, or cannot be used at all: every call does its work or says why
 * not, and nothing stays open.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "saves-kit.h"

#include "store-fixture.h"

#include <glib/gstdio.h>

enum
{
  SEED = 3
};

static const char *const tables[] = {
  "players", "games", "seats", "events", "results", "fact_names", "facts", "ratings", "level_ratings", "ratings_reach",
};

typedef struct
{
  Kit kit;
  gint64 anna, bo;
  char *over; /* games */
  char *begun;
  char *known;    /* the record of the game that is over */
  char *foreign;  /* the record of another game */
  char *salvaged; /* another database, with a game that lacks its results */
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

/* A game that was opened is closed again. */
static gboolean
take_game (BluffSavedGame *game)
{
  if (game != NULL)
    bluff_saved_game_close (game);
  return take (game, kit_drop);
}

static gboolean
begin (World *world, GError **error)
{
  BluffSavesSeat seats[BLUFF_MAX_SEATS];
  BluffTable table;

  bluff_table_init (&table, BLUFF_GAME_BLUFFER, 2);
  kit_seats (seats, &world->anna, 1);
  return take_game (bluff_saves_begin (world->kit.saves, &table, seats, error));
}

static gboolean
open_over (World *world, GError **error)
{
  return take_game (bluff_saves_open (world->kit.saves, world->over, error));
}

static gboolean
open_begun (World *world, GError **error)
{
  return take_game (bluff_saves_open (world->kit.saves, world->begun, error));
}

static gboolean
branch (World *world, GError **error)
{
  return take_game (bluff_saves_branch (world->kit.saves, world->over, 2, NULL, 0, error));
}

static gboolean
export_game (World *world, GError **error)
{
  return take (bluff_saves_export (world->kit.saves, world->over, error), (GDestroyNotify) g_bytes_unref);
}

static gboolean
export_all (World *world, GError **error)
{
  g_autofree char *folder = g_build_filename (world->kit.directory, "records", NULL);

  return bluff_saves_export_all (world->kit.saves, folder, NULL, NULL, NULL, NULL, error);
}

static gboolean
make_table (World *world, GError **error)
{
  return take (bluff_saves_results_table (world->kit.saves, error), g_free);
}

static gboolean
import_game (World *world, GError **error)
{
  return take (kit_import (&world->kit, world->foreign, NULL, 0, NULL, error), g_free);
}

/* It is there, whatever of it can be read. */
static gboolean
import_again (World *world, GError **error)
{
  gboolean added = TRUE;
  g_autofree char *id = kit_import (&world->kit, world->known, NULL, 0, &added, error);

  g_assert_true (id == NULL || !added);
  return id != NULL;
}

static gboolean
recount (World *world, GError **error)
{
  return bluff_saves_recount (world->kit.saves, NULL, NULL, NULL, NULL, error);
}

static gboolean
rate (World *world, GError **error)
{
  return bluff_saves_rate (world->kit.saves, NULL, error);
}

static gboolean
rate_ended (World *world, GError **error)
{
  return bluff_saves_rate_ended (world->kit.saves, NULL, error);
}

static gboolean
check (World *world, GError **error)
{
  return take (bluff_saves_check (world->kit.saves, NULL, NULL, NULL, error), (GDestroyNotify) bluff_saves_report_free);
}

static gboolean
salvage (World *world, GError **error)
{
  return bluff_saves_salvage (world->kit.saves, world->salvaged, NULL, error);
}

static gboolean
reset_statistics (World *world, GError **error)
{
  return bluff_saves_reset_statistics (world->kit.saves, world->anna, error);
}

static gboolean
merge_players (World *world, GError **error)
{
  return bluff_saves_merge_players (world->kit.saves, world->bo, world->anna, error);
}

static gboolean
delete_player (World *world, GError **error)
{
  return bluff_saves_delete_player (world->kit.saves, world->anna, NULL, error);
}

/* Each with the tables without which it cannot be done. Those that destroy come last. */
static const struct
{
  const char *name;
  Question ask;
  const char *needs;
} questions[] = {
  { "open what is over", open_over, "players games seats events results" },
  { "open", open_begun, "players games seats events results" },
  { "export", export_game, "players games seats events results" },
  { "export all", export_all, "players games seats events results fact_names facts" },
  { "table", make_table, "players games seats results fact_names facts" },
  { "check", check, "players games seats events results" },
  { "rate ended", rate_ended, "players games seats results ratings level_ratings ratings_reach" },
  { "rate", rate, "players games seats results ratings level_ratings ratings_reach" },
  { "recount", recount, "players games seats events results fact_names facts ratings level_ratings ratings_reach" },
  { "begin", begin, "players games seats events results" },
  { "branch", branch, "players games seats events results" },
  { "import again", import_again, "players games seats events results" },
  { "import", import_game, "players games seats events results fact_names facts ratings_reach" },
  { "salvage", salvage, "players games seats events results fact_names facts ratings level_ratings ratings_reach" },
  { "reset", reset_statistics, "players games seats results ratings level_ratings ratings_reach" },
  { "merge", merge_players, "players games seats results ratings level_ratings ratings_reach" },
  { "delete", delete_player, "players games seats results ratings level_ratings ratings_reach" },
};

/* A database of another, with a game that is over and one that lacks its results. */
static char *
make_salvaged (char **foreign)
{
  Kit other = kit_open ();
  g_autofree char *id = kit_add_game (&other, BLUFF_GAME_BLUFFER, 2, NULL, 0, SEED + 1);

  *foreign = kit_export (&other, id);
  g_free (kit_add_game (&other, BLUFF_GAME_BLUFFER, 2, NULL, 0, SEED + 2));
  bluff_store_close (other.store);
  kit_run_sql (&other, "DELETE FROM facts; DELETE FROM results WHERE game = 2");
  kit_drop (other.saves);
  kit_drop (other.store);
  return other.directory;
}

static World
open_world (char **other)
{
  World world = { .kit = kit_open () };
  BluffSavedGame *game;

  *other = make_salvaged (&world.foreign);
  world.salvaged = fixture_path_in (*other);
  world.anna = fixture_add_player (world.kit.store, "Anna");
  world.bo = fixture_add_player (world.kit.store, "Bo");
  world.over = kit_add_game (&world.kit, BLUFF_GAME_BLUFFER, 2, &world.anna, 1, SEED);
  world.known = kit_export (&world.kit, world.over);
  g_free (kit_add_game (&world.kit, BLUFF_GAME_PIRATE, 2, &world.bo, 1, SEED));
  game = kit_begin (&world.kit, BLUFF_GAME_PIRATE, 2, SEED);
  world.begun = g_strdup (bluff_saved_game_get_id (game));
  kit_play (game, 5);
  bluff_saved_game_close (game);
  kit_drop (game);
  return world;
}

static void
close_world (World *world, char *other)
{
  kit_close (&world->kit);
  fixture_remove_directory (other);
  g_free (world->over);
  g_free (world->begun);
  g_free (world->known);
  g_free (world->foreign);
  g_free (world->salvaged);
}

static gboolean
needs (const char *list, const char *table)
{
  g_auto (GStrv) names = g_strsplit (list, " ", -1);

  return g_strv_contains ((const char *const *) names, table);
}

/* Nobody holds the game any more: another process could have it. */
static void
assert_free (World *world)
{
  Kit beside = kit_open_beside (&world->kit);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (bluff_saves_get_n_open (world->kit.saves), ==, 0);
  g_assert_true (bluff_store_hold_game (beside.store, world->begun, &error));
  g_assert_no_error (error);
  bluff_store_release_game (beside.store, world->begun);
  kit_close_beside (&beside);
}

/* TABLE (or NULL) is lost. */
static void
test_table (gconstpointer data)
{
  const char *table = data;
  char *other;
  World world = open_world (&other);

  bluff_store_close (world.kit.store);
  /* There are games to be rated. */
  kit_run_sql (&world.kit, "UPDATE ratings_reach SET ended = 0, game = 0");
  if (table != NULL)
    kit_run_sql (&world.kit, "PRAGMA foreign_keys = OFF; DROP TABLE %s", table);
  g_assert_true (bluff_store_open (world.kit.store, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      g_autoptr (GError) error = NULL;
      gboolean done = questions[i].ask (&world, &error);

      g_test_message ("%s: %s", questions[i].name, error != NULL ? error->message : "done");
      g_assert_true (done == (error == NULL));
      g_assert_true (done == (table == NULL || !needs (questions[i].needs, table)));
      if (g_strcmp0 (table, "games") != 0)
        assert_free (&world);
    }
  close_world (&world, other);
}

static void
test_closed (void)
{
  char *other;
  World world = open_world (&other);

  bluff_store_close (world.kit.store);
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", questions[i].name);
      g_assert_false (questions[i].ask (&world, &error));
      g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_CLOSED);
    }
  assert_free (&world);
  close_world (&world, other);
}

/* No game can be held, and so none is opened. */
static void
test_locks (void)
{
  char *other;
  World world = open_world (&other);
  g_autofree char *locks = g_build_filename (world.kit.directory, "locks", NULL);
  g_autofree char *elsewhere = g_build_filename (world.kit.directory, "elsewhere", NULL);
  const Question ask[] = { open_begun, begin, branch };

  g_assert_cmpint (g_rename (locks, elsewhere), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (ask); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (ask[i](&world, &error));
      g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NO_FILE);
    }
  g_assert_cmpint (g_rename (elsewhere, locks), ==, 0);
  assert_free (&world);
  close_world (&world, other);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/saves/lost/nothing", NULL, test_table);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *path = g_strconcat ("/saves/lost/", tables[i], NULL);

      g_test_add_data_func (path, tables[i], test_table);
    }
  g_test_add_func ("/saves/lost/closed", test_closed);
  g_test_add_func ("/saves/lost/locks", test_locks);
  return g_test_run ();
}
