/* questions.c: see its header.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "questions.h"

#include "bluff-store-evening.h"

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
answered_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

/* For what was asked off the main loop. */
static void
wait_for (GAsyncResult **result)
{
  while (*result == NULL)
    g_main_context_iteration (NULL, TRUE);
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
  return bluff_store_create_player (world->store, "Dora", NULL, NULL, 0, error) != BLUFF_STORE_NO_PLAYER;
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
list_players_later (World *world, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  bluff_store_list_players_async (world->store, TRUE, NULL, answered_cb, &result);
  wait_for (&result);
  return take (bluff_store_list_players_finish (world->store, result, error), (GDestroyNotify) g_ptr_array_unref);
}

static gboolean
find_player (World *world, GError **error)
{
  return take (bluff_store_find_player (world->store, "anna", error), (GDestroyNotify) bluff_store_player_free);
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
forget_player (World *world, GError **error)
{
  return take (bluff_store_forget_player (world->store, world->anna, NULL, NULL, error),
               (GDestroyNotify) bluff_store_player_free);
}

static gboolean
delete_player (World *world, GError **error)
{
  return bluff_store_delete_player (world->store, world->cleo, NULL, NULL, NULL, error);
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

/* Over, with a fact that no game had before. */
static gboolean
add_whole_game (World *world, GError **error)
{
  static const char *const lines[] = { "line 1", NULL };
  const gint64 players[] = { world->anna, BLUFF_STORE_NO_PLAYER };
  const BluffStoreFact fact = { .name = "peeks", .value = 7 };
  const BluffStoreClaim claim = { .n = 1, .bluff = TRUE, .end = BLUFF_STORE_CLAIM_BELIEVED, .judges = 2 };
  const BluffStoreResult results[] = { { .place = 1, .facts = &fact, .n_facts = 1, .claims = &claim, .n_claims = 1 },
                                       { .place = 2 } };
  g_autoptr (BluffStoreGame) game = fixture_make_game ("whole", "pirate", players, 2);
  BluffStoreMove move = { .first = 1, .lines = lines, .played = 3000, .results = results, .n_results = 2 };

  return bluff_store_add_game (world->store, game, &move, error);
}

static gboolean
append (World *world, GError **error)
{
  return fixture_append (world->store, "open", 2, error);
}

static gboolean
append_later (World *world, GError **error)
{
  static const char *const lines[] = { "line 1", NULL };
  BluffStoreMove move = { .game = "idle", .first = 1, .lines = lines, .played = 3000, .position = "later" };
  g_autoptr (GAsyncResult) result = NULL;

  bluff_store_append_async (world->store, &move, NULL, answered_cb, &result);
  wait_for (&result);
  return bluff_store_append_finish (world->store, result, error);
}

/* With its results; one has a fact that no game had before. */
static gboolean
end_game (World *world, GError **error)
{
  static const char *const lines[] = { "line 1", NULL };
  const BluffStoreFact fact = { .name = "calls", .value = 7 };
  const BluffStoreClaim claim = { .n = 1, .bluff = TRUE, .end = BLUFF_STORE_CLAIM_BELIEVED, .judges = 2 };
  const BluffStoreResult results[] = { { .place = 1, .facts = &fact, .n_facts = 1, .claims = &claim, .n_claims = 1 },
                                       { .place = 2 } };
  BluffStoreMove move = {
    .game = "last", .first = 1, .lines = lines, .played = 4000, .results = results, .n_results = 2
  };

  return bluff_store_append (world->store, &move, error);
}

static gboolean
hold_game (World *world, GError **error)
{
  return bluff_store_hold_game (world->store, "open", error);
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
mend_finished (World *world, GError **error)
{
  const BluffStoreResult results[] = { { .place = 2 }, { .place = 1 } };

  return bluff_store_mend_game (world->store, "over", results, 2, error);
}

static gboolean
abandon_game (World *world, GError **error)
{
  return bluff_store_abandon_game (world->store, "idle", error);
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
read_game_later (World *world, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GPtrArray) lines = NULL;

  bluff_store_read_game_async (world->store, "over", NULL, answered_cb, &result);
  wait_for (&result);
  return take (bluff_store_read_game_finish (world->store, result, &lines, error),
               (GDestroyNotify) bluff_store_game_free);
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

static gboolean
list_games_of_kind (World *world, GError **error)
{
  BluffStoreFilter filter = { .state = BLUFF_STORE_FINISHED, .kind = "pirate" };

  return take (bluff_store_list_games (world->store, &filter, NULL, 10, error), (GDestroyNotify) g_ptr_array_unref);
}

static gboolean
list_games_later (World *world, GError **error)
{
  BluffStoreFilter filter = { .state = BLUFF_STORE_UNFINISHED };
  g_autoptr (GAsyncResult) result = NULL;

  bluff_store_list_games_async (world->store, &filter, NULL, 10, NULL, answered_cb, &result);
  wait_for (&result);
  return take (bluff_store_list_games_finish (world->store, result, error), (GDestroyNotify) g_ptr_array_unref);
}

static gboolean
ask_statistics (World *world, GError **error)
{
  return take (bluff_store_statistics (world->store, world->anna, NULL, error),
               (GDestroyNotify) bluff_store_statistics_free);
}

static gboolean
ask_statistics_later (World *world, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  bluff_store_statistics_async (world->store, world->anna, NULL, NULL, answered_cb, &result);
  wait_for (&result);
  return take (bluff_store_statistics_finish (world->store, result, error),
               (GDestroyNotify) bluff_store_statistics_free);
}

static gboolean
ask_leaders (World *world, GError **error)
{
  return take (bluff_store_leaders (world->store, NULL, 0, 1, 10, error), (GDestroyNotify) g_ptr_array_unref);
}

static gboolean
ask_leaders_of_people (World *world, GError **error)
{
  const BluffStoreScope scope = { .companies = BLUFF_STORE_WITH_PEOPLE_ONLY };

  return take (bluff_store_leaders (world->store, &scope, 0, 1, 10, error), (GDestroyNotify) g_ptr_array_unref);
}

static gboolean
ask_levels (World *world, GError **error)
{
  return take (bluff_store_level_leaders (world->store, NULL, 0, 1, 10, error), (GDestroyNotify) g_ptr_array_unref);
}

static gboolean
ask_levels_later (World *world, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  bluff_store_level_leaders_async (world->store, NULL, 0, 1, 10, NULL, answered_cb, &result);
  wait_for (&result);
  return take (bluff_store_level_leaders_finish (world->store, result, error), (GDestroyNotify) g_ptr_array_unref);
}

static gboolean
ask_levels_among_people (World *world, GError **error)
{
  const BluffStoreScope scope = { .companies = BLUFF_STORE_WITH_PEOPLE_ONLY };

  return take (bluff_store_level_leaders (world->store, &scope, 0, 1, 10, error), (GDestroyNotify) g_ptr_array_unref);
}

static void
ignore_claim (guint seat G_GNUC_UNUSED, const BluffStoreClaim *claim G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
}

static gboolean
read_claims (World *world, GError **error)
{
  return bluff_store_foreach_claim (world->store, "over", ignore_claim, NULL, error);
}

static gboolean
is_recount_due (World *world, GError **error)
{
  gboolean due;

  return bluff_store_is_recount_due (world->store, &due, error);
}

static gboolean
recount_claims (World *world, GError **error)
{
  const BluffStoreClaim claim = { .n = 1, .bluff = TRUE, .end = BLUFF_STORE_CLAIM_CALLED, .judges = 2 };
  const BluffStoreResult results[] = { { .place = 1, .claims = &claim, .n_claims = 1 }, { .place = 2 } };

  return bluff_store_recount_claims (world->store, "over", results, 2, error);
}

static gboolean
settle_recount (World *world, GError **error)
{
  return bluff_store_set_recount_due (world->store, FALSE, error);
}

static gboolean
owe_recount (World *world, GError **error)
{
  return bluff_store_set_recount_due (world->store, TRUE, error);
}

static gboolean
check_sums (World *world, GError **error)
{
  gboolean right;

  return bluff_store_check_sums (world->store, &right, error) && right;
}

static gboolean
rebuild_sums (World *world, GError **error)
{
  return bluff_store_rebuild_sums (world->store, error);
}

static gboolean
write_rated (World *world, GError **error)
{
  const BluffStoreRatedGame game = { .row = 1, .ended = 1000 };
  const BluffStoreRated rated = { .player = world->anna, .kind = "pirate", .mu = 25, .sigma = 8 };

  return bluff_store_write_rated (world->store, &game, &rated, 1, error);
}

static gboolean
forget_rated (World *world, GError **error)
{
  return bluff_store_forget_rated (world->store, error);
}

static gboolean
ask_leaders_later (World *world, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  bluff_store_leaders_async (world->store, NULL, 0, 1, 10, NULL, answered_cb, &result);
  wait_for (&result);
  return take (bluff_store_leaders_finish (world->store, result, error), (GDestroyNotify) g_ptr_array_unref);
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

/* How far the ratings reach is not known any more. */
static gboolean
forget_reach (World *world, GError **error)
{
  g_autoptr (GPtrArray) none = g_ptr_array_new ();

  return bluff_store_write_ratings (world->store, none, FALSE, NULL, error);
}

static gboolean
rate (World *world, GError **error)
{
  return bluff_store_foreach_rated (world->store, NULL, NULL, G_MAXUINT, ignore_game, NULL, error);
}

static gboolean
read_evening (World *world, GError **error)
{
  return take (bluff_store_read_evening (world->store, "over", WORLD_EVENING, error),
               (GDestroyNotify) bluff_store_evening_free);
}

static gboolean
read_evening_later (World *world, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  bluff_store_read_evening_async (world->store, "over", WORLD_EVENING, NULL, answered_cb, &result);
  wait_for (&result);
  return take (bluff_store_read_evening_finish (world->store, result, error),
               (GDestroyNotify) bluff_store_evening_free);
}

static gboolean
begin_evening (World *world, GError **error)
{
  return bluff_store_begin_evening (world->store, WORLD_EVENING, error);
}

static gboolean
begin_series (World *world, GError **error)
{
  return bluff_store_begin_series (world->store, BLUFF_STORE_LONG_SERIES, WORLD_EVENING, error);
}

static gboolean
end_series (World *world, GError **error)
{
  return bluff_store_end_series (world->store, WORLD_EVENING, error);
}

static gboolean
check (World *world, GError **error)
{
  return take (bluff_store_check (world->store, error), (GDestroyNotify) g_ptr_array_unref);
}

static gboolean
check_later (World *world, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  bluff_store_check_async (world->store, NULL, answered_cb, &result);
  wait_for (&result);
  return take (bluff_store_check_finish (world->store, result, error), (GDestroyNotify) g_ptr_array_unref);
}

static char *
name_backup (World *world)
{
  return g_build_filename (bluff_store_get_data_dir (world->store), "backup", NULL);
}

static gboolean
back_up (World *world, GError **error)
{
  g_autofree char *path = name_backup (world);

  return bluff_store_backup (world->store, path, TRUE, error);
}

static gboolean
back_up_later (World *world, GError **error)
{
  g_autofree char *path = name_backup (world);
  g_autoptr (GAsyncResult) result = NULL;

  bluff_store_backup_async (world->store, path, NULL, answered_cb, &result);
  wait_for (&result);
  return bluff_store_backup_finish (world->store, result, error);
}

const Question questions[] = {
  { "list players", list_players, "players", FALSE },
  { "list players later", list_players_later, "players", FALSE },
  { "find player", find_player, "players", FALSE },
  { "change player", change_player, "players", FALSE },
  { "archive player", archive_player, "players", FALSE },
  { "read game", read_game, "games seats events", FALSE },
  { "read game later", read_game_later, "games seats events", FALSE },
  { "read facts", read_facts, "games facts fact_names", FALSE },
  { "read efforts", read_efforts, "games results", FALSE },
  { "list games", list_games, "games seats", FALSE },
  { "list games of kind", list_games_of_kind, "games seats", FALSE },
  { "list games later", list_games_later, "games seats", FALSE },
  { "statistics", ask_statistics, "players results facts fact_names claims pairs rated", FALSE },
  { "statistics later", ask_statistics_later, "players results facts fact_names claims pairs rated", FALSE },
  { "leaders", ask_leaders, "players sums ratings", FALSE },
  { "leaders later", ask_leaders_later, "players sums ratings", FALSE },
  { "leaders of people", ask_leaders_of_people, "players results", FALSE },
  { "levels", ask_levels, "sums level_ratings", FALSE },
  { "levels later", ask_levels_later, "sums level_ratings", FALSE },
  { "levels among people", ask_levels_among_people, "results", FALSE },
  { "read claims", read_claims, "games results claims", FALSE },
  { "is recount due", is_recount_due, "recount_due", FALSE },
  { "list ratings", list_ratings, "ratings", FALSE },
  { "read level", read_level, "level_ratings", FALSE },
  { "read reach", read_reach, "ratings_reach", FALSE },
  { "rate", rate, "games seats results", FALSE },
  { "read evening", read_evening, "evenings series games seats results", FALSE },
  { "read evening later", read_evening_later, "evenings series games seats results", FALSE },
  { "begin series", begin_series, "series", FALSE },
  { "end series", end_series, "series", FALSE },
  { "begin evening", begin_evening, "evenings series", FALSE },
  { "check", check, "games events results", FALSE },
  { "check later", check_later, "games events results", FALSE },
  { "check sums", check_sums, "results sums claims pairs", FALSE },
  { "back up", back_up, "", FALSE },
  { "back up later", back_up_later, "", FALSE },
  { "write ratings", write_ratings, "ratings level_ratings ratings_reach", FALSE },
  { "forget reach", forget_reach, "ratings_reach", FALSE },
  { "create player", create_player, "players", FALSE },
  { "add game", add_game, "games seats events players", FALSE },
  { "add whole game", add_whole_game, "games seats events players results facts fact_names claims pairs sums", FALSE },
  { "hold game", hold_game, "games", FALSE },
  { "append", append, "games events", FALSE },
  { "append later", append_later, "games events", FALSE },
  { "set stand-in", set_stand_in, "games seats", FALSE },
  { "recount", recount_game, "games results claims pairs sums", FALSE },
  { "recount claims", recount_claims, "games results claims pairs", FALSE },
  { "settle recount", settle_recount, "recount_due", FALSE },
  { "owe recount", owe_recount, "recount_due", FALSE },
  { "rebuild sums", rebuild_sums, "results sums claims pairs", FALSE },
  { "write rated", write_rated, "rated", FALSE },
  { "forget rated", forget_rated, "rated", FALSE },
  { "end", end_game, "games seats events results facts fact_names claims pairs sums", FALSE },
  { "mend", mend_game, "games results", FALSE },
  { "mend finished", mend_finished, "games results", FALSE },
  { "reset", reset_statistics, "players results ratings", FALSE },
  { "abandon", abandon_game, "games", FALSE },
  { "delete game", delete_game, "games", FALSE },
  { "merge", merge_players, "players seats results", FALSE },
  { "forget player", forget_player, "players seats results", FALSE },
  { "delete player", delete_player, "players seats results", TRUE },
};

const guint n_questions = G_N_ELEMENTS (questions);

World
questions_make_world (const char *directory)
{
  World world = { .store = fixture_open_store (directory) };
  const guint places[] = { 1, 2 };

  world.anna = fixture_add_player (world.store, "Anna");
  world.bo = fixture_add_player (world.store, "Bo");
  world.cleo = fixture_add_player (world.store, "Cleo");
  fixture_add_finished (world.store, "over", "pirate", (const gint64[]){ world.anna, 0 }, places, 2, 1000,
                        BLUFF_STORE_OWN);
  fixture_add_game (world.store, "open", world.anna);
  g_assert_true (fixture_append (world.store, "open", 1, NULL));
  fixture_add_game (world.store, "idle", world.anna);
  fixture_add_game (world.store, "last", world.anna);
  return world;
}
