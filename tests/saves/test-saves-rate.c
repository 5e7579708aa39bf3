/* test-saves-rate.c: ratings that are carried on game by game are those that all games together give.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "saves-kit.h"

#include "bluff-random.h"
#include "bluff-rating.h"
#include "bluff-store-statistics.h"
#include "store-fixture.h"

enum
{
  SEED = 11,
  GAMES = 300,
  PEOPLE = 7,
  STEP = 1000 /* milliseconds between two games */
};

static const char *const kinds[] = { "bluffer", "pirate", "bluffaneer" };
static const char *const levels[] = { "random", "deckhand", "first-mate" };

/* A world of games, and what was done to it. */
typedef struct
{
  Kit kit;
  BluffRandom random;
  gint64 people[PEOPLE];
  guint n_people;
  guint n_games;
  gint64 time;
} World;

static World
open_world (void)
{
  World world = { .kit = kit_open (), .n_people = PEOPLE, .time = STEP };

  bluff_random_seed (&world.random, SEED);
  for (guint i = 0; i < PEOPLE; i++)
    {
      g_autofree char *name = g_strdup_printf ("Person %u", i);

      world.people[i] = fixture_add_player (world.kit.store, name);
    }
  return world;
}

/* Any seats: people, each once, guests, and computers of a level, perhaps several. */
static void
seat_anybody (World *world, BluffStoreGame *game)
{
  guint first = bluff_random_below (&world->random, world->n_people);

  for (guint i = 0; i < game->n_seats; i++)
    {
      BluffStoreSeat *seat = &game->seats[i];
      guint who = bluff_random_below (&world->random, 4);

      if (who < 2 && i < world->n_people)
        *seat = (BluffStoreSeat){ .kind = BLUFF_STORE_PROFILE, .player = world->people[(first + i) % world->n_people] };
      else if (who == 2)
        *seat = (BluffStoreSeat){ .kind = BLUFF_STORE_GUEST, .name = g_strdup ("Guest") };
      else
        *seat = (BluffStoreSeat){
          .kind = BLUFF_STORE_COMPUTER,
          .level = g_strdup (levels[bluff_random_below (&world->random, G_N_ELEMENTS (levels))]),
        };
    }
}

/* A finished game with any seats and places, shared ones among them. */
static void
add_game (World *world, gint64 time, BluffStoreOrigin origin)
{
  static const char *const lines[] = { "line", NULL };
  g_autoptr (BluffStoreGame) game = bluff_store_game_new ();
  BluffStoreResult results[BLUFF_MAX_SEATS] = { 0 };
  BluffStoreMove move = { .first = 1, .lines = lines, .played = time, .position = "over", .results = results };

  game->id = g_strdup_printf ("game-%u", world->n_games++);
  game->kind = g_strdup (kinds[bluff_random_below (&world->random, G_N_ELEMENTS (kinds))]);
  game->options = g_strdup ("");
  game->position = g_strdup ("");
  game->origin = origin;
  game->n_seats = move.n_results = 2 + bluff_random_below (&world->random, BLUFF_MAX_SEATS - 1);
  seat_anybody (world, game);
  for (guint i = 0; i < game->n_seats; i++)
    results[i].place = 1 + bluff_random_below (&world->random, game->n_seats);
  g_assert_true (bluff_store_add_game (world->kit.store, game, &move, NULL));
}

/* How many games were looked at. */
static guint
rate_new (World *world)
{
  g_autoptr (GError) error = NULL;
  guint games = 0;

  g_assert_true (bluff_saves_rate_ended (world->kit.saves, &games, &error));
  g_assert_no_error (error);
  return games;
}

static void
write_row (GString *text, const BluffStoreRatingRow *row)
{
  g_string_append_printf (text, "%" G_GINT64_FORMAT " %s \"%s\" %a %a %" G_GINT64_FORMAT "\n", row->player,
                          row->level != NULL ? row->level : "", row->kind, row->mu, row->sigma, row->games);
}

/* Every rating to the last bit, those of the levels too, and those after each game. */
static char *
describe (World *world)
{
  g_autoptr (GPtrArray) rows = bluff_store_list_ratings (world->kit.store, BLUFF_STORE_NO_PLAYER, NULL);
  g_autofree char *pages = kit_describe_players (&world->kit);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++)
    write_row (text, g_ptr_array_index (rows, i));
  for (guint level = 0; level < G_N_ELEMENTS (levels); level++)
    for (guint kind = 0; kind <= G_N_ELEMENTS (kinds); kind++)
      {
        g_autoptr (BluffStoreRatingRow) row = g_new0 (BluffStoreRatingRow, 1);
        gboolean found;

        row->level = g_strdup (levels[level]);
        row->kind = g_strdup (kind < G_N_ELEMENTS (kinds) ? kinds[kind] : "");
        g_assert_true (bluff_store_read_rating (world->kit.store, row, &found, NULL));
        if (found)
          write_row (text, row);
      }
  g_string_append (text, pages);
  return g_string_free (text, FALSE);
}

/* What is there is what all games give. */
static void
assert_same_as_recount (World *world)
{
  g_autofree char *carried = describe (world);
  g_autofree char *anew = NULL;

  g_assert_true (bluff_saves_rate (world->kit.saves, NULL, NULL));
  anew = describe (world);
  g_assert_cmpstr (carried, ==, anew);
}

/* Game after game, with nothing in between but other games that are not rated. */
static void
test_carried_on (void)
{
  World world = open_world ();

  g_assert_cmpuint (rate_new (&world), ==, 0);
  for (guint i = 0; i < GAMES; i++)
    {
      /* Now and then two at the same moment. */
      world.time += bluff_random_below (&world.random, 4) == 0 ? 0 : STEP;
      add_game (&world, world.time, BLUFF_STORE_OWN);
      if (i % 5 == 0)
        add_game (&world, world.time, i % 2 == 0 ? BLUFF_STORE_BRANCH : BLUFF_STORE_IMPORT);
      g_assert_cmpuint (rate_new (&world), ==, 1);
      if (i % 7 == 0 || i == GAMES - 1)
        assert_same_as_recount (&world);
    }
  kit_close (&world.kit);
}

/* What could not be rated when it ended is rated with the next. */
static void
test_caught_up (void)
{
  World world = open_world ();

  add_game (&world, STEP, BLUFF_STORE_OWN);
  g_assert_cmpuint (rate_new (&world), ==, 1);
  for (guint i = 2; i < 7; i++)
    add_game (&world, i * STEP, BLUFF_STORE_OWN);
  g_assert_cmpuint (rate_new (&world), ==, 5);
  assert_same_as_recount (&world);
  kit_close (&world.kit);
}

/* A game that is gone leaves nothing behind, in the ratings over time neither. */
static void
test_gone (void)
{
  World world = open_world ();
  g_autofree char *before = NULL;
  g_autofree char *with = NULL;
  g_autofree char *after = NULL;

  for (guint i = 1; i < 10; i++)
    add_game (&world, i * STEP, BLUFF_STORE_OWN);
  rate_new (&world);
  before = describe (&world);
  add_game (&world, 10 * STEP, BLUFF_STORE_OWN);
  rate_new (&world);
  with = describe (&world);
  g_assert_cmpstr (before, !=, with);
  g_assert_true (bluff_store_delete_game (world.kit.store, "game-9", NULL));
  rate_new (&world);
  after = describe (&world);
  g_assert_cmpstr (before, ==, after);
  kit_close (&world.kit);
}

static void
add_in_the_past (World *world)
{
  add_game (world, 2 * STEP, BLUFF_STORE_OWN);
}

static void
delete_game (World *world)
{
  g_assert_true (bluff_store_delete_game (world->kit.store, "game-3", NULL));
}

static void
reset (World *world)
{
  g_assert_true (bluff_store_reset_statistics (world->kit.store, world->people[0], NULL));
}

static void
delete_player (World *world)
{
  g_assert_true (
      bluff_store_delete_player (world->kit.store, world->people[--world->n_people], NULL, NULL, NULL, NULL));
}

static void
recount_game (World *world)
{
  g_autoptr (BluffStoreGame) game = bluff_store_read_game (world->kit.store, "game-5", NULL, NULL);
  BluffStoreResult results[BLUFF_MAX_SEATS] = { 0 };

  for (guint i = 0; i < game->n_seats; i++)
    results[i].place = game->n_seats - i;
  g_assert_true (bluff_store_recount_game (world->kit.store, "game-5", results, game->n_seats, NULL));
}

/* Games of another database, ended since, in which somebody's statistics were started again. */
static void
salvage_reset_games (World *world)
{
  World other = open_world ();
  g_autofree char *path = g_strdup (bluff_store_get_path (other.kit.store));
  BluffStoreSalvage saved;

  other.time = world->time;
  other.n_games = world->n_games;
  for (guint n = 0; n < 10; n++)
    {
      other.time += STEP;
      add_game (&other, other.time, BLUFF_STORE_OWN);
    }
  reset (&other);
  bluff_store_close (other.kit.store);
  g_assert_true (bluff_store_salvage (world->kit.store, path, NULL, NULL, &saved, NULL));
  g_assert_cmpuint (saved.games_whole, ==, 10);
  world->time = other.time;
  world->n_games = other.n_games;
  kit_close (&other.kit);
}

static void
reset_what_is_not_rated (World *world)
{
  add_game (world, world->time + STEP, BLUFF_STORE_OWN);
  reset (world);
}

/* Every change of the past, behind the back of the ratings, is noticed when the next game ends. */
static void
test_past_changed (void)
{
  static void (*const changes[]) (World *) = {
    add_in_the_past, delete_game, reset, delete_player, recount_game, reset_what_is_not_rated, salvage_reset_games,
  };

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      World world = open_world ();

      for (guint n = 0; n < 40; n++)
        {
          world.time += STEP;
          add_game (&world, world.time, BLUFF_STORE_OWN);
        }
      rate_new (&world);
      changes[i](&world);
      world.time += 2 * STEP;
      add_game (&world, world.time, BLUFF_STORE_OWN);
      g_assert_cmpuint (rate_new (&world), >=, 40);
      assert_same_as_recount (&world);

      /* And then it is carried on again. */
      world.time += STEP;
      add_game (&world, world.time, BLUFF_STORE_OWN);
      g_assert_cmpuint (rate_new (&world), ==, 1);
      assert_same_as_recount (&world);
      kit_close (&world.kit);
    }
}

/* Nothing is left of somebody whose only game is gone, nor of a level. */
static void
test_last_game_goes (void)
{
  Kit kit = kit_open ();
  const gint64 players[] = { fixture_add_player (kit.store, "Anna"), BLUFF_STORE_NO_PLAYER };
  const guint places[] = { 1, 2 };
  g_autoptr (BluffStoreRatingRow) level = g_new0 (BluffStoreRatingRow, 1);

  level->level = g_strdup ("deckhand");
  level->kind = g_strdup ("pirate");
  fixture_add_finished (kit.store, "only", "pirate", players, places, 2, STEP, BLUFF_STORE_OWN);
  for (guint times = 0; times < 2; times++)
    {
      gboolean gone = times > 0;
      g_autoptr (GPtrArray) rows = NULL;
      gboolean found;

      g_assert_true (!gone || bluff_store_delete_game (kit.store, "only", NULL));
      g_assert_true (bluff_saves_rate_ended (kit.saves, NULL, NULL));
      rows = bluff_store_list_ratings (kit.store, players[0], NULL);
      g_assert_cmpuint (rows->len, ==, gone ? 0 : 2);
      g_assert_true (bluff_store_read_rating (kit.store, level, &found, NULL));
      g_assert_true (found != gone);
    }
  kit_close (&kit);
}

/* Somebody for whom a computer plays is a stranger to the others, game after game. */
static void
test_handed_over (void)
{
  static const char *const lines[] = { "line", NULL };
  Kit kit = kit_open ();
  gint64 bo = fixture_add_player (kit.store, "Bo");
  const gint64 players[] = { fixture_add_player (kit.store, "Anna"), bo };
  BluffStoreResult results[] = { { .place = 2 }, { .place = 1 } };
  const guint8 places[] = { 2, 1 };
  g_autoptr (GPtrArray) rows = NULL;
  BluffRating expected;

  bluff_rating_init (&expected);
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *id = g_strdup_printf ("game-%u", i);
      g_autoptr (BluffStoreGame) game = fixture_make_game (id, "pirate", players, 2);
      BluffStoreMove move = {
        .first = 1, .lines = lines, .played = (i + 1) * STEP, .position = "over", .results = results, .n_results = 2
      };
      BluffRating stranger;
      BluffRating *both[] = { &stranger, &expected };

      game->seats[0].handed_at = 1;
      g_assert_true (bluff_store_add_game (kit.store, game, &move, NULL));
      g_assert_true (bluff_saves_rate_ended (kit.saves, NULL, NULL));
      bluff_rating_init (&stranger);
      bluff_rating_update (both, places, 2);
    }

  g_assert_true (bluff_saves_rate (kit.saves, NULL, NULL));
  rows = bluff_store_list_ratings (kit.store, bo, NULL);
  g_assert_cmpuint (rows->len, ==, 2);
  for (guint i = 0; i < rows->len; i++)
    {
      const BluffStoreRatingRow *row = g_ptr_array_index (rows, i);

      g_assert_cmpfloat (row->mu, ==, expected.mu);
      g_assert_cmpfloat (row->sigma, ==, expected.sigma);
    }
  kit_close (&kit);
}

/* A game is rated when it is over, and not by any move before. */
static void
test_at_the_end (void)
{
  Kit kit = kit_open ();
  gint64 anna = fixture_add_player (kit.store, "Anna");
  BluffSavedGame *game;

  g_free (kit_add_game (&kit, BLUFF_GAME_BLUFFER, 2, &anna, 1, SEED));
  bluff_store_close (kit.store);
  kit_run_sql (&kit, "DELETE FROM ratings; DELETE FROM ratings_reach");
  g_assert_true (bluff_store_open (kit.store, NULL));
  game = kit_begin (&kit, BLUFF_GAME_BLUFFER, 2, SEED);
  for (guint end = 0; end < 2; end++)
    {
      g_autoptr (GPtrArray) rows = NULL;

      if (end)
        kit_play_to_end (game);
      else
        kit_play (game, 5);
      rows = bluff_store_list_ratings (kit.store, anna, NULL);
      g_assert_cmpuint (rows->len, ==, end ? 2 : 0);
    }
  bluff_saved_game_close (game);
  kit_drop (game);
  kit_close (&kit);
}

/* A damaged game becomes another one: rated if it is all new, and not if it is a branch. */
static void
test_damaged (void)
{
  for (guint bad = 1; bad <= 3; bad += 2)
    {
      Kit kit = kit_open ();
      gint64 anna = fixture_add_player (kit.store, "Anna");
      BluffSavesSeat seats[BLUFF_MAX_SEATS];
      g_autoptr (GPtrArray) rows = NULL;
      g_autofree char *id = NULL;
      BluffSavedGame *game;
      BluffTable table;

      bluff_table_init (&table, BLUFF_GAME_BLUFFER, 2);
      kit_seats (seats, &anna, 1);
      game = bluff_saves_begin (kit.saves, &table, seats, NULL);
      id = g_strdup (bluff_saved_game_get_id (game));
      kit_play (game, 5);
      bluff_saved_game_close (game);
      kit_drop (game);
      bluff_store_close (kit.store);
      kit_run_sql (&kit, "UPDATE events SET line = 'xyz' WHERE n = %u", bad);
      g_assert_true (bluff_store_open (kit.store, NULL));
      game = bluff_saves_open (kit.saves, id, NULL);
      kit_play_to_end (game);
      bluff_saved_game_close (game);
      kit_drop (game);
      rows = bluff_store_list_ratings (kit.store, anna, NULL);
      g_assert_cmpuint (rows->len, ==, bad == 1 ? 2 : 0);
      kit_close (&kit);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/saves/rate/carried-on", test_carried_on);
  g_test_add_func ("/saves/rate/caught-up", test_caught_up);
  g_test_add_func ("/saves/rate/gone", test_gone);
  g_test_add_func ("/saves/rate/past-changed", test_past_changed);
  g_test_add_func ("/saves/rate/last-game-goes", test_last_game_goes);
  g_test_add_func ("/saves/rate/handed-over", test_handed_over);
  g_test_add_func ("/saves/rate/at-the-end", test_at_the_end);
  g_test_add_func ("/saves/rate/damaged", test_damaged);
  return g_test_run ();
}
