/* test-store-habits.c: how a player claims, whom it fools, and the badges, in games whose claims are written by hand.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store-fixture.h"

#include <string.h>

enum
{
  MAX_CLAIMS = 12
};

#define HOUR G_GINT64_CONSTANT (3600000)
#define START G_GINT64_CONSTANT (1704067200000)

typedef struct
{
  char *directory;
  BluffStore *store;
  gint64 anna, bo;
  guint n_games;
} World;

static void
set_up (World *world, gconstpointer data G_GNUC_UNUSED)
{
  world->directory = fixture_make_directory ();
  world->store = fixture_open_store (world->directory);
  world->anna = fixture_add_player (world->store, "Anna");
  world->bo = fixture_add_player (world->store, "Bo");
}

static void
tear_down (World *world, gconstpointer data G_GNUC_UNUSED)
{
  fixture_assert_sound (world->store);
  bluff_store_close (world->store);
  g_object_unref (world->store);
  fixture_remove_directory (world->directory);
}

/* Claims, a letter each: B a believed bluff, C a caught one, T a believed truth, D a doubted one, o an open bluff.
 * Before it, - means made from behind, and ! after being caught. All are judged by the other seat. */
static gsize
read_claims (const char *text, guint judge, BluffStoreClaim *claims)
{
  gsize n = 0;
  gboolean behind = FALSE;
  gboolean after = FALSE;

  for (; *text != '\0'; text++)
    {
      behind |= *text == '-';
      after |= *text == '!';
      if (*text == '-' || *text == '!')
        continue;
      claims[n] = (BluffStoreClaim){
        .n = 10 + (gint64) n,
        .bluff = strchr ("BCo", *text) != NULL,
        .end = *text == 'o'                   ? BLUFF_STORE_CLAIM_OPEN
               : strchr ("BT", *text) != NULL ? BLUFF_STORE_CLAIM_BELIEVED
                                              : BLUFF_STORE_CLAIM_CALLED,
        .behind = behind,
        .after_caught = after,
        .size = (guint8) (3 + n % 3),
        .moved = (guint16) (n % 4),
        .judges = *text == 'o' ? 0 : (guint8) (1u << judge),
      };
      behind = after = FALSE;
      n++;
    }
  return n;
}

/* A game of Anna and Bo, which ends at TIME. */
static void
add_game (World *world, gint64 time, gboolean won, const char *annas, const char *bos)
{
  static const char *const lines[] = { "line", NULL };
  g_autofree char *id = g_strdup_printf ("game-%u", world->n_games++);
  const gint64 players[] = { world->anna, world->bo };
  g_autoptr (BluffStoreGame) game = fixture_make_game (id, "pirate", players, 2);
  BluffStoreClaim claims[2][MAX_CLAIMS];
  const BluffStoreResult results[] = {
    { .place = won ? 1 : 2, .claims = claims[0], .n_claims = read_claims (annas, 1, claims[0]) },
    { .place = won ? 2 : 1, .claims = claims[1], .n_claims = read_claims (bos, 0, claims[1]) },
  };
  BluffStoreMove move = {
    .first = 1, .lines = lines, .played = time, .position = "over", .results = results, .n_results = 2
  };

  g_assert_true (bluff_store_add_game (world->store, game, &move, NULL));
}

static BluffStoreStatistics *
ask (World *world, const BluffStoreScope *scope)
{
  g_autoptr (GError) error = NULL;
  BluffStoreStatistics *statistics = bluff_store_statistics (world->store, world->anna, scope, &error);

  g_assert_no_error (error);
  return statistics;
}

/* --- Badges --------------------------------------------------------------------------------------------------------
 */

typedef struct
{
  const char *name;
  BluffStoreBadge badge;
  guint times;
  gint64 first, last; /* hours after the start */
  struct
  {
    gint64 hour;
    gboolean won;
    const char *annas;
    const char *bos;
  } games[6];
} BadgeRow;

static const BadgeRow badge_rows[] = {
  { "four-are-not-enough", BLUFF_STORE_BADGE_SILVER_TONGUE, 0, 0, 0, { { 1, FALSE, "BBBB", "" } } },
  { "five-in-a-row", BLUFF_STORE_BADGE_SILVER_TONGUE, 1, 1, 1, { { 1, FALSE, "BBBBB", "" } } },
  { "once-in-a-row", BLUFF_STORE_BADGE_SILVER_TONGUE, 1, 1, 1, { { 1, FALSE, "BBBBBBBBBBB", "" } } },
  { "truths-do-not-matter", BLUFF_STORE_BADGE_SILVER_TONGUE, 1, 1, 1, { { 1, FALSE, "BTBDBTTBoB", "" } } },
  { "caught-in-between", BLUFF_STORE_BADGE_SILVER_TONGUE, 0, 0, 0, { { 1, FALSE, "BBBBCBBBB", "" } } },
  { "from-game-to-game",
    BLUFF_STORE_BADGE_SILVER_TONGUE,
    1,
    9,
    9,
    { { 1, FALSE, "CBBB", "" }, { 5, FALSE, "", "CCC" }, { 9, FALSE, "TBB", "" } } },
  { "twice", BLUFF_STORE_BADGE_SILVER_TONGUE, 2, 1, 30, { { 1, FALSE, "BBBBBC", "" }, { 30, FALSE, "BBBBB", "" } } },
  { "not-the-others", BLUFF_STORE_BADGE_SILVER_TONGUE, 0, 0, 0, { { 1, FALSE, "", "BBBBBB" } } },

  { "clean-evening",
    BLUFF_STORE_BADGE_CLEAN_EVENING,
    1,
    3,
    3,
    { { 1, FALSE, "B", "" }, { 2, FALSE, "BT", "" }, { 3, FALSE, "BD", "" } } },
  { "two-games", BLUFF_STORE_BADGE_CLEAN_EVENING, 0, 0, 0, { { 1, FALSE, "BB", "" }, { 2, FALSE, "BT", "" } } },
  { "two-bluffs",
    BLUFF_STORE_BADGE_CLEAN_EVENING,
    0,
    0,
    0,
    { { 1, FALSE, "B", "" }, { 2, FALSE, "B", "" }, { 3, FALSE, "TT", "" } } },
  { "one-was-caught",
    BLUFF_STORE_BADGE_CLEAN_EVENING,
    0,
    0,
    0,
    { { 1, FALSE, "BBB", "" }, { 2, FALSE, "BC", "" }, { 3, FALSE, "BBB", "" } } },
  { "six-hours-apart",
    BLUFF_STORE_BADGE_CLEAN_EVENING,
    0,
    0,
    0,
    { { 1, FALSE, "BB", "" }, { 2, FALSE, "BB", "" }, { 8, FALSE, "BB", "" } } },
  { "five-hours-apart",
    BLUFF_STORE_BADGE_CLEAN_EVENING,
    1,
    11,
    11,
    { { 1, FALSE, "B", "" }, { 6, FALSE, "B", "" }, { 11, FALSE, "B", "" } } },
  { "caught-the-evening-before",
    BLUFF_STORE_BADGE_CLEAN_EVENING,
    1,
    22,
    22,
    { { 1, FALSE, "CC", "" }, { 20, FALSE, "B", "" }, { 21, FALSE, "BB", "" }, { 22, FALSE, "", "" } } },

  { "eagle-eye", BLUFF_STORE_BADGE_EAGLE_EYE, 1, 1, 1, { { 1, FALSE, "", "CCTCB" } } },
  { "two-calls", BLUFF_STORE_BADGE_EAGLE_EYE, 0, 0, 0, { { 1, FALSE, "", "CC" }, { 2, FALSE, "", "C" } } },
  { "a-wrong-call", BLUFF_STORE_BADGE_EAGLE_EYE, 0, 0, 0, { { 1, FALSE, "", "CCCD" } } },
  { "in-two-games",
    BLUFF_STORE_BADGE_EAGLE_EYE,
    2,
    1,
    3,
    { { 1, FALSE, "", "CCC" }, { 2, FALSE, "", "D" }, { 3, FALSE, "", "CCCC" } } },
  { "calls-of-the-other", BLUFF_STORE_BADGE_EAGLE_EYE, 0, 0, 0, { { 1, FALSE, "CCC", "" } } },

  { "last-laugh", BLUFF_STORE_BADGE_LAST_LAUGH, 1, 1, 1, { { 1, TRUE, "TC-B", "" } } },
  { "not-won", BLUFF_STORE_BADGE_LAST_LAUGH, 0, 0, 0, { { 1, FALSE, "-B", "" } } },
  { "not-behind", BLUFF_STORE_BADGE_LAST_LAUGH, 0, 0, 0, { { 1, TRUE, "-BB", "" } } },
  { "not-the-last", BLUFF_STORE_BADGE_LAST_LAUGH, 0, 0, 0, { { 1, TRUE, "-BT", "" } } },
  { "caught", BLUFF_STORE_BADGE_LAST_LAUGH, 0, 0, 0, { { 1, TRUE, "-B-C", "" } } },
  { "true", BLUFF_STORE_BADGE_LAST_LAUGH, 0, 0, 0, { { 1, TRUE, "-T", "" } } },
};

static void
test_badge (World *world, gconstpointer data)
{
  const BadgeRow *row = data;
  g_autoptr (BluffStoreStatistics) statistics = NULL;
  const BluffStoreBadgeRow *badge;

  for (guint i = 0; i < G_N_ELEMENTS (row->games) && row->games[i].annas != NULL; i++)
    add_game (world, START + row->games[i].hour * HOUR, row->games[i].won, row->games[i].annas, row->games[i].bos);
  statistics = ask (world, NULL);
  badge = &statistics->badges[row->badge];
  g_assert_cmpuint (badge->times, ==, row->times);
  g_assert_cmpint (badge->first, ==, row->times > 0 ? START + row->first * HOUR : 0);
  g_assert_cmpint (badge->last, ==, row->times > 0 ? START + row->last * HOUR : 0);
}

/* --- Habits --------------------------------------------------------------------------------------------------------
 */

static void
assert_claims (const BluffStoreHabits *habits, BluffStoreSituation situation, const guint64 numbers[6])
{
  g_test_message ("situation %u", situation);
  g_assert_cmpmem (&habits->situations[situation], sizeof (BluffStoreClaims), numbers, 6 * sizeof *numbers);
}

static void
test_situations (World *world, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (BluffStoreStatistics) statistics = NULL;
  const BluffStoreHabits *habits;

  add_game (world, START, FALSE, "BC!T-D", "BBB");
  add_game (world, START + HOUR, FALSE, "-C!-Bo", "C");
  add_game (world, START + 2 * HOUR, FALSE, "", "T");
  statistics = ask (world, NULL);
  g_assert_cmpuint (statistics->habits->len, ==, 2);
  habits = bluff_store_statistics_habits (statistics, NULL);
  g_assert_null (habits->kind);
  g_assert_null (habits->best_lie.game);
  /* claims, bluffs, believed, caught, doubted, games */
  assert_claims (habits, BLUFF_STORE_SITUATION_ANY, (const guint64[]){ 7, 5, 2, 2, 1, 2 });
  assert_claims (habits, BLUFF_STORE_SITUATION_AFTER_CAUGHT, (const guint64[]){ 2, 1, 1, 0, 0, 2 });
  assert_claims (habits, BLUFF_STORE_SITUATION_NOT_AFTER_CAUGHT, (const guint64[]){ 5, 4, 1, 2, 1, 2 });
  assert_claims (habits, BLUFF_STORE_SITUATION_BEHIND, (const guint64[]){ 3, 2, 1, 1, 1, 2 });
  assert_claims (habits, BLUFF_STORE_SITUATION_NOT_BEHIND, (const guint64[]){ 4, 3, 1, 1, 0, 2 });
  assert_claims (habits, BLUFF_STORE_SITUATION_SET_OF_3, (const guint64[]){ 3, 2, 1, 1, 1, 2 });
  assert_claims (habits, BLUFF_STORE_SITUATION_SET_OF_4, (const guint64[]){ 2, 2, 1, 1, 0, 2 });
  assert_claims (habits, BLUFF_STORE_SITUATION_SET_OF_5, (const guint64[]){ 2, 1, 0, 0, 0, 2 });
  g_assert_cmpuint (habits->believed.current, ==, 1);
  g_assert_cmpuint (habits->believed.best, ==, 1);

  habits = bluff_store_statistics_habits (statistics, "pirate");
  assert_claims (habits, BLUFF_STORE_SITUATION_ANY, (const guint64[]){ 7, 5, 2, 2, 1, 2 });
  g_assert_cmpstr (habits->best_lie.game, ==, "game-1");
  g_assert_cmpint (habits->best_lie.n, ==, 11);
  g_assert_cmpint (habits->best_lie.moved, ==, 1);
  g_assert_null (bluff_store_statistics_habits (statistics, "bluffer"));
}

/* Of two lies that moved as much, the last; a later one that moved less does not matter. */
static void
test_best_lie (World *world, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (BluffStoreStatistics) statistics = NULL;
  const BluffStoreHabits *habits;

  add_game (world, START, FALSE, "BBBBBBBB", "");
  add_game (world, START + HOUR, FALSE, "BB", "");
  statistics = ask (world, NULL);
  habits = bluff_store_statistics_habits (statistics, "pirate");
  g_assert_cmpstr (habits->best_lie.game, ==, "game-0");
  g_assert_cmpint (habits->best_lie.n, ==, 17);
  g_assert_cmpint (habits->best_lie.moved, ==, 3);
}

/* Nobody has habits without a game; one without a claim is a game all the same. */
static void
test_no_claims (World *world, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (BluffStoreStatistics) before = ask (world, NULL);
  g_autoptr (BluffStoreStatistics) after = NULL;

  g_assert_cmpuint (before->habits->len, ==, 0);
  g_assert_null (bluff_store_statistics_habits (before, NULL));
  add_game (world, START, TRUE, "", "");
  after = ask (world, NULL);
  g_assert_cmpuint (after->habits->len, ==, 2);
  g_assert_null (bluff_store_statistics_habits (after, "pirate")->best_lie.game);
}

/* --- Pairs ---------------------------------------------------------------------------------------------------------
 */

static const BluffStoreOpponentRow *
find_opponent (const BluffStoreStatistics *statistics)
{
  g_assert_cmpuint (statistics->opponents->len, ==, 1);
  return g_ptr_array_index (statistics->opponents, 0);
}

static void
test_pairs (World *world, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (BluffStoreStatistics) statistics = NULL;
  const BluffStoreOpponentRow *row;

  add_game (world, START, FALSE, "BBBCCTDTo", "BCCCCDDT");
  add_game (world, START + HOUR, FALSE, "", "B");
  statistics = ask (world, NULL);
  row = find_opponent (statistics);
  g_assert_cmpint (row->player, ==, world->bo);
  g_assert_cmpuint (row->fooled, ==, 3);
  g_assert_cmpuint (row->caught_by, ==, 2);
  g_assert_cmpuint (row->doubted_by, ==, 1);
  g_assert_cmpuint (row->fooled_by, ==, 2);
  g_assert_cmpuint (row->caught, ==, 4);
  g_assert_cmpuint (row->doubted, ==, 2);
}

/* Everything follows the person: a merge brings it along, a reset leaves it behind, and who is deleted is anonymous. */
static void
test_follows (World *world, gconstpointer data G_GNUC_UNUSED)
{
  gint64 nickname = fixture_add_player (world->store, "Annie");
  g_autoptr (BluffStoreStatistics) merged = NULL;
  g_autoptr (BluffStoreStatistics) anonymous = NULL;
  g_autoptr (BluffStoreStatistics) reset = NULL;
  gint64 anna = world->anna;

  world->anna = nickname;
  add_game (world, START, FALSE, "BBC", "C");
  world->anna = anna;
  add_game (world, START + HOUR, FALSE, "B", "B");
  g_assert_true (bluff_store_merge_players (world->store, nickname, anna, NULL));
  merged = ask (world, NULL);
  assert_claims (bluff_store_statistics_habits (merged, NULL), BLUFF_STORE_SITUATION_ANY,
                 (const guint64[]){ 4, 4, 3, 1, 0, 2 });
  g_assert_cmpuint (find_opponent (merged)->fooled, ==, 3);
  g_assert_cmpuint (find_opponent (merged)->caught, ==, 1);

  g_assert_true (bluff_store_delete_player (world->store, world->bo, NULL, NULL, NULL, NULL));
  anonymous = ask (world, NULL);
  g_assert_cmpuint (find_opponent (anonymous)->kind, ==, BLUFF_STORE_ANONYMOUS);
  g_assert_cmpuint (find_opponent (anonymous)->fooled, ==, 3);
  g_assert_cmpuint (find_opponent (anonymous)->fooled_by, ==, 1);

  g_assert_true (bluff_store_reset_statistics (world->store, anna, NULL));
  reset = ask (world, NULL);
  g_assert_cmpuint (reset->habits->len, ==, 0);
  g_assert_cmpuint (reset->opponents->len, ==, 0);
}

/* Recounted claims replace the old ones, and a game that is gone takes its claims along. */
static void
test_recount_claims (World *world, gconstpointer data G_GNUC_UNUSED)
{
  const BluffStoreClaim claim = { .n = 5, .bluff = TRUE, .end = BLUFF_STORE_CLAIM_CALLED, .judges = 2 };
  const BluffStoreResult results[] = { { .claims = &claim, .n_claims = 1 }, { .place = 0 } };
  g_autoptr (BluffStoreStatistics) after = NULL;
  g_autoptr (BluffStoreStatistics) gone = NULL;
  g_autoptr (GError) error = NULL;

  add_game (world, START, TRUE, "BBB", "BBB");
  g_assert_true (bluff_store_recount_claims (world->store, "game-0", results, 2, NULL));
  after = ask (world, NULL);
  assert_claims (bluff_store_statistics_habits (after, NULL), BLUFF_STORE_SITUATION_ANY,
                 (const guint64[]){ 1, 1, 0, 1, 0, 1 });
  g_assert_cmpuint (find_opponent (after)->caught_by, ==, 1);
  g_assert_cmpuint (find_opponent (after)->fooled_by, ==, 0);
  /* The place is the old one. */
  g_assert_cmpuint (after->overall.wins, ==, 1);

  g_assert_false (bluff_store_recount_claims (world->store, "game-0", results, 1, NULL));
  g_assert_false (bluff_store_recount_claims (world->store, "nobody", results, 2, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NO_SUCH_GAME);
  g_assert_true (bluff_store_delete_game (world->store, "game-0", NULL));
  gone = ask (world, NULL);
  g_assert_cmpuint (gone->habits->len, ==, 0);
}

/* --- Ratings over time ---------------------------------------------------------------------------------------------
 */

static void
test_ratings (World *world, gconstpointer data G_GNUC_UNUSED)
{
  static const struct
  {
    gint64 ended;
    const char *kind;
    double mu;
  } rows[] = { { 10, "pirate", 26 }, { 10, "", 25.5 }, { 20, "bluffer", 24 }, { 20, "", 25 }, { 30, "", 27 } };
  const BluffStoreScope late = { .since = 20, .until = 30 };
  const BluffStoreScope of_kind = { .kind = "pirate" };
  g_autoptr (BluffStoreStatistics) all = NULL;
  g_autoptr (BluffStoreStatistics) some = NULL;
  g_autoptr (BluffStoreStatistics) pirate = NULL;
  g_autoptr (BluffStoreStatistics) nothing = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const BluffStoreRatedGame game = { .row = i + 1, .ended = rows[i].ended };
      const BluffStoreRated rated[] = {
        { .player = world->bo, .kind = rows[i].kind, .mu = 1, .sigma = 1 },
        { .player = world->anna, .kind = rows[i].kind, .mu = rows[i].mu, .sigma = 8 },
      };

      g_assert_true (bluff_store_write_rated (world->store, &game, rated, 2, NULL));
    }
  all = ask (world, NULL);
  g_assert_cmpuint (all->ratings->len, ==, 5);
  g_assert_cmpstr (g_array_index (all->ratings, BluffStoreRatingPoint, 0).kind, ==, "");
  g_assert_cmpint (g_array_index (all->ratings, BluffStoreRatingPoint, 2).ended, ==, 30);
  g_assert_cmpfloat (g_array_index (all->ratings, BluffStoreRatingPoint, 3).mu, ==, 24);
  g_assert_cmpfloat (g_array_index (all->ratings, BluffStoreRatingPoint, 4).sigma, ==, 8);
  some = ask (world, &late);
  g_assert_cmpuint (some->ratings->len, ==, 2);
  pirate = ask (world, &of_kind);
  g_assert_cmpuint (pirate->ratings->len, ==, 1);

  g_assert_true (bluff_store_forget_rated (world->store, NULL));
  nothing = ask (world, NULL);
  g_assert_cmpuint (nothing->ratings->len, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (badge_rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/store/habits/badge/%s", badge_rows[i].name);

      g_test_add (path, World, &badge_rows[i], set_up, test_badge, tear_down);
    }
  g_test_add ("/store/habits/situations", World, NULL, set_up, test_situations, tear_down);
  g_test_add ("/store/habits/best-lie", World, NULL, set_up, test_best_lie, tear_down);
  g_test_add ("/store/habits/no-claims", World, NULL, set_up, test_no_claims, tear_down);
  g_test_add ("/store/habits/pairs", World, NULL, set_up, test_pairs, tear_down);
  g_test_add ("/store/habits/follows", World, NULL, set_up, test_follows, tear_down);
  g_test_add ("/store/habits/recount-claims", World, NULL, set_up, test_recount_claims, tear_down);
  g_test_add ("/store/habits/ratings", World, NULL, set_up, test_ratings, tear_down);

  return g_test_run ();
}
