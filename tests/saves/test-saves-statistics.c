/* test-saves-statistics.c: the statistics of many games, the leader boards and the ratings over time, against an
 * independent count of their records by count_statistics.py.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "saves-kit.h"

#include "bluff-saves-count.h"
#include "bluff-store-statistics.h"
#include "many-games.h"

enum
{
  MOST_LEADERS = 100
};

/* A period that begins in the middle of a month, and ends in the first half of another. */
#define SINCE G_GINT64_CONSTANT (1708123456789)
#define UNTIL G_GINT64_CONSTANT (1746432111222)

/* --- What the store says -------------------------------------------------------------------------------------------
 */

/* A list of what is said about somebody in a scope. */
typedef struct
{
  GPtrArray *lines;
  const char *scope;
  const char *name;
} Speech;

static void G_GNUC_PRINTF (2, 3) say (const Speech *self, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_ptr_array_add (self->lines, self->name != NULL ? g_strdup_printf ("%s %s: %s", self->scope, self->name, text)
                                                   : g_strdup_printf ("%s %s", self->scope, text));
}

static void
say_tally (const Speech *self, const char *key, const BluffStoreTally *tally)
{
  if (tally->games > 0)
    say (self,
         "%s games=%" G_GUINT64_FORMAT " wins=%" G_GUINT64_FORMAT " shared=%" G_GUINT64_FORMAT
         " places=%" G_GUINT64_FORMAT ",%" G_GUINT64_FORMAT ",%" G_GUINT64_FORMAT ",%" G_GUINT64_FORMAT
         ",%" G_GUINT64_FORMAT ",%" G_GUINT64_FORMAT " turns=%" G_GUINT64_FORMAT " thinking=%" G_GUINT64_FORMAT,
         key, tally->games, tally->wins, tally->shared_wins, tally->places[0], tally->places[1], tally->places[2],
         tally->places[3], tally->places[4], tally->places[5], tally->turns, tally->thinking_ms);
}

static void
say_claims (const Speech *self, const char *key, const BluffStoreClaims *claims)
{
  say (self,
       "%s claims=%" G_GUINT64_FORMAT " bluffs=%" G_GUINT64_FORMAT " believed=%" G_GUINT64_FORMAT
       " caught=%" G_GUINT64_FORMAT " doubted=%" G_GUINT64_FORMAT " games=%" G_GUINT64_FORMAT,
       key, claims->claims, claims->bluffs, claims->believed, claims->caught, claims->doubted, claims->games);
}

static void
say_row (const Speech *self, const BluffStoreTallyRow *row, const char *key)
{
  g_autofree char *claims = g_strdup_printf ("claims %s", key);

  say_tally (self, key, &row->tally);
  say_claims (self, claims, &row->claims);
}

static void
say_rows (const Speech *self, const BluffStoreStatistics *statistics)
{
  for (guint i = 0; i < statistics->by_kind->len; i++)
    {
      const BluffStoreTallyRow *row = g_ptr_array_index (statistics->by_kind, i);
      g_autofree char *key = g_strdup_printf ("kind %s", row->kind);

      say_row (self, row, key);
      say (self, "streak %s current=%u best=%u", row->kind, row->streak.current, row->streak.best);
    }
  for (guint i = 0; i < statistics->by_seats->len; i++)
    {
      const BluffStoreTallyRow *row = g_ptr_array_index (statistics->by_seats, i);
      g_autofree char *key = g_strdup_printf ("seats %s %u", row->kind, row->n_seats);

      say_row (self, row, key);
    }
  for (guint i = 0; i < statistics->by_month->len; i++)
    {
      const BluffStoreTallyRow *row = g_ptr_array_index (statistics->by_month, i);
      g_autofree char *key = g_strdup_printf ("month %s", row->month);

      say_row (self, row, key);
    }
}

/* What each point of a line over time is made of. */
static void
say_points (Kit *kit, const Speech *self, const BluffStoreScope *scope, gint64 player)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) months = bluff_store_months (kit->store, player, scope, &error);

  g_assert_no_error (error);
  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    {
      const char *kind = bluff_game_name ((BluffGame) game);
      guint first = 0, last = 0;

      for (guint i = 0; i < months->len; i++)
        {
          const BluffStoreTallyRow *row = g_ptr_array_index (months, i);

          if (!g_str_equal (row->kind, kind))
            continue;
          last = bluff_store_month_number (row->month);
          first = first == 0 ? last : first;
        }
      for (guint month = first; first > 0 && month <= last; month++)
        {
          BluffStoreTally tally = { 0 };
          BluffStoreClaims claims = { 0 };

          bluff_store_months_add_up (months, kind, month + 1 - BLUFF_STORE_SMOOTH_MONTHS, month + 1, &tally, &claims);
          say (self,
               "point %s %04u-%02u games=%" G_GUINT64_FORMAT " wins=%" G_GUINT64_FORMAT " bluffs=%" G_GUINT64_FORMAT
               " believed=%" G_GUINT64_FORMAT,
               kind, month / BLUFF_STORE_YEAR, month % BLUFF_STORE_YEAR + 1, tally.games, tally.wins, claims.bluffs,
               claims.believed);
        }
    }
}

static void
say_opponent (const Speech *self, const BluffStoreOpponentRow *row)
{
  g_autofree char *who = NULL;

  if (row->kind == BLUFF_STORE_PROFILE)
    who = g_strdup_printf ("profile %s", row->name);
  else if (row->kind == BLUFF_STORE_COMPUTER)
    who = g_strdup_printf ("computer %s/%s", row->level, row->character != NULL ? row->character : "");
  else
    who = g_strdup (bluff_store_seat_kind_name (row->kind));
  say (self,
       "opponent %s games=%" G_GUINT64_FORMAT " ahead=%" G_GUINT64_FORMAT " behind=%" G_GUINT64_FORMAT
       " level=%" G_GUINT64_FORMAT " fooled=%" G_GUINT64_FORMAT " caught-by=%" G_GUINT64_FORMAT
       " doubted-by=%" G_GUINT64_FORMAT " fooled-by=%" G_GUINT64_FORMAT " caught=%" G_GUINT64_FORMAT
       " doubted=%" G_GUINT64_FORMAT,
       who, row->games, row->ahead, row->behind, row->level_pegging, row->fooled, row->caught_by, row->doubted_by,
       row->fooled_by, row->caught, row->doubted);
}

static void
say_habits (const Speech *self, const BluffStoreHabits *habits)
{
  static const char *const situations[] = {
    [BLUFF_STORE_SITUATION_ANY] = "any",
    [BLUFF_STORE_SITUATION_AFTER_CAUGHT] = "after-caught",
    [BLUFF_STORE_SITUATION_NOT_AFTER_CAUGHT] = "not-after-caught",
    [BLUFF_STORE_SITUATION_BEHIND] = "behind",
    [BLUFF_STORE_SITUATION_NOT_BEHIND] = "not-behind",
    [BLUFF_STORE_SITUATION_SET_OF_3] = "set-of-3",
    [BLUFF_STORE_SITUATION_SET_OF_4] = "set-of-4",
    [BLUFF_STORE_SITUATION_SET_OF_5] = "set-of-5",
  };
  const char *kind = habits->kind != NULL ? habits->kind : "all";

  for (guint i = 0; i < BLUFF_STORE_N_SITUATIONS; i++)
    {
      g_autofree char *key = g_strdup_printf ("habits %s %s", kind, situations[i]);

      say_claims (self, key, &habits->situations[i]);
    }
  say (self, "believed %s current=%u best=%u", kind, habits->believed.current, habits->believed.best);
  if (habits->best_lie.game != NULL)
    say (self, "best-lie %s game=%s n=%" G_GINT64_FORMAT " moved=%" G_GINT64_FORMAT, kind, habits->best_lie.game,
         habits->best_lie.n, habits->best_lie.moved);
}

static void
say_badges (const Speech *self, const BluffStoreStatistics *statistics)
{
  static const char *const badges[] = {
    [BLUFF_STORE_BADGE_SILVER_TONGUE] = "silver-tongue",
    [BLUFF_STORE_BADGE_CLEAN_EVENING] = "clean-evening",
    [BLUFF_STORE_BADGE_EAGLE_EYE] = "eagle-eye",
    [BLUFF_STORE_BADGE_LAST_LAUGH] = "last-laugh",
  };

  for (guint i = 0; i < BLUFF_STORE_N_BADGES; i++)
    if (statistics->badges[i].times > 0)
      say (self, "badge %s times=%" G_GUINT64_FORMAT " first=%" G_GINT64_FORMAT " last=%" G_GINT64_FORMAT, badges[i],
           statistics->badges[i].times, statistics->badges[i].first, statistics->badges[i].last);
}

static void
say_person (Kit *kit, const Speech *self, const BluffStoreScope *scope, gint64 player)
{
  static const char *const companies[] = { [BLUFF_STORE_COMPANY_PEOPLE] = "company people",
                                           [BLUFF_STORE_COMPANY_COMPUTERS] = "company computers",
                                           [BLUFF_STORE_COMPANY_MIXED] = "company mixed" };
  g_autoptr (GError) error = NULL;
  g_autoptr (BluffStoreStatistics) statistics = bluff_store_statistics (kit->store, player, scope, &error);

  g_assert_no_error (error);
  say_tally (self, "overall", &statistics->overall);
  say (self, "streak current=%u best=%u", statistics->streak.current, statistics->streak.best);
  for (guint i = 0; i < BLUFF_STORE_N_COMPANIES; i++)
    say_tally (self, companies[i], &statistics->companies[i]);
  say_rows (self, statistics);
  for (guint i = 0; i < statistics->opponents->len; i++)
    say_opponent (self, g_ptr_array_index (statistics->opponents, i));
  for (guint i = 0; i < statistics->facts->len; i++)
    {
      const BluffStoreFactRow *row = g_ptr_array_index (statistics->facts, i);

      say (self, "fact %s %s %" G_GINT64_FORMAT, row->kind, row->name, row->sum);
    }
  for (guint i = 0; i < statistics->habits->len; i++)
    say_habits (self, g_ptr_array_index (statistics->habits, i));
  say_badges (self, statistics);
  say_points (kit, self, scope, player);
}

static void
say_leaders (Kit *kit, const Speech *self, const BluffStoreScope *scope)
{
  g_autoptr (GPtrArray) leaders =
      bluff_store_leaders (kit->store, scope, BLUFF_STORE_LEADERS_BY_RATING, 1, MOST_LEADERS, NULL);
  g_autoptr (GPtrArray) levels =
      bluff_store_level_leaders (kit->store, scope, BLUFF_STORE_LEADERS_BY_RATING, 1, MOST_LEADERS, NULL);

  g_ptr_array_extend_and_steal (leaders, g_steal_pointer (&levels));
  for (guint i = 0; i < leaders->len; i++)
    {
      const BluffStoreLeader *leader = g_ptr_array_index (leaders, i);
      g_autofree char *key = leader->level != NULL ? g_strdup_printf ("leader level %s", leader->level)
                                                   : g_strdup_printf ("leader person %s", leader->name);

      say_tally (self, key, &leader->tally);
    }
}

/* The ratings over time, and in the end as the leader boards have them. */
static void
say_ratings (Kit *kit, GPtrArray *lines, const gint64 *ids)
{
  for (guint i = 0; i < MANY_PEOPLE; i++)
    {
      g_autoptr (BluffStoreStatistics) statistics = bluff_store_statistics (kit->store, ids[i], NULL, NULL);

      for (guint j = 0; j < statistics->ratings->len; j++)
        {
          const BluffStoreRatingPoint *point = &g_array_index (statistics->ratings, BluffStoreRatingPoint, j);

          g_ptr_array_add (lines, g_strdup_printf ("rating %s %s ended=%" G_GINT64_FORMAT " %.6f %.6f",
                                                   many_games_people[i], *point->kind != '\0' ? point->kind : "all",
                                                   point->ended, point->mu, point->sigma));
        }
    }
  for (guint game = 0; game <= BLUFF_N_GAMES; game++)
    {
      BluffStoreScope scope = { .kind = game < BLUFF_N_GAMES ? bluff_game_name ((BluffGame) game) : NULL };
      g_autoptr (GPtrArray) leaders = bluff_store_leaders (kit->store, &scope, 0, 1, MOST_LEADERS, NULL);
      g_autoptr (GPtrArray) levels = bluff_store_level_leaders (kit->store, &scope, 0, 1, MOST_LEADERS, NULL);

      g_ptr_array_extend_and_steal (leaders, g_steal_pointer (&levels));
      for (guint i = 0; i < leaders->len; i++)
        {
          const BluffStoreLeader *leader = g_ptr_array_index (leaders, i);

          g_assert_true (leader->rated);
          g_ptr_array_add (lines, g_strdup_printf ("rated %s %s%s %.6f %.6f", scope.kind != NULL ? scope.kind : "all",
                                                   leader->level != NULL ? "level " : "",
                                                   leader->level != NULL ? leader->level : leader->name, leader->mu,
                                                   leader->sigma));
        }
    }
}

/* Everything that can be asked about games of one ORIGIN. */
static GPtrArray *
say_everything (Kit *kit, const gint64 *ids, BluffStoreOrigin origin)
{
  const struct
  {
    const char *name;
    BluffStoreScope scope;
    gboolean leaders;
  } scopes[] = {
    { "all", { 0 }, TRUE },
    { "period", { .since = SINCE, .until = UNTIL }, TRUE },
    { "pirate", { .kind = "pirate" }, TRUE },
    { "bluffer", { .kind = "bluffer" }, TRUE },
    { "bluffaneer", { .kind = "bluffaneer" }, TRUE },
    { "with people", { .companies = BLUFF_STORE_WITH_PEOPLE_ONLY }, FALSE },
    { "with computers", { .companies = BLUFF_STORE_WITH_COMPUTERS_ONLY }, FALSE },
    { "with mixed", { .companies = BLUFF_STORE_WITH_BOTH }, FALSE },
  };
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < G_N_ELEMENTS (scopes); i++)
    {
      BluffStoreScope scope = scopes[i].scope;
      Speech speech = { .lines = lines, .scope = scopes[i].name };

      scope.with_imports = origin == BLUFF_STORE_IMPORT;
      if (scopes[i].leaders)
        say_leaders (kit, &speech, &scope);
      for (guint j = 0; j < MANY_PEOPLE; j++)
        {
          speech.name = many_games_people[j];
          say_person (kit, &speech, &scope, ids[j]);
        }
    }
  if (origin == BLUFF_STORE_OWN)
    say_ratings (kit, lines, ids);
  return lines;
}

/* --- Comparing -----------------------------------------------------------------------------------------------------
 */

static char **
count_by_script (const char *folder)
{
  g_autofree char *since = g_strdup_printf ("%" G_GINT64_FORMAT, SINCE);
  g_autofree char *until = g_strdup_printf ("%" G_GINT64_FORMAT, UNTIL);

  return many_games_count ("saves/count_statistics.py", folder, (const char *[]){ since, until, NULL });
}

/* Imports are not rated, and all else is the same. */
static void
compare_with (char **expected, GPtrArray *lines, BluffStoreOrigin origin)
{
  guint n = 0;

  many_games_sort (lines);
  for (guint i = 0; expected[i] != NULL; i++)
    {
      if (origin == BLUFF_STORE_IMPORT && g_str_has_prefix (expected[i], "rat"))
        continue;
      g_assert_cmpuint (n, <, lines->len);
      g_assert_cmpstr (g_ptr_array_index (lines, n), ==, expected[i]);
      n++;
    }
  g_assert_cmpuint (n, ==, lines->len);
  g_assert_cmpuint (n, >, 8 * 4 * 50);
}

static void
test_independent_count (void)
{
  Kit kit = kit_open ();
  g_autoptr (GPtrArray) of_imports = NULL;
  g_autoptr (GPtrArray) of_own = NULL;
  g_autoptr (GPtrArray) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = NULL;
  g_auto (GStrv) expected = NULL;
  gint64 ids[MANY_PEOPLE];
  BluffSavesRecount recount;

  many_games_add (kit.saves, ids);
  folder = many_games_export (kit.saves, kit.directory);
  expected = count_by_script (folder);

  of_imports = say_everything (&kit, ids, BLUFF_STORE_IMPORT);
  compare_with (expected, of_imports, BLUFF_STORE_IMPORT);
  many_games_make_own (kit.saves, kit.directory);
  of_own = say_everything (&kit, ids, BLUFF_STORE_OWN);
  compare_with (expected, of_own, BLUFF_STORE_OWN);

  /* Counting again brings nothing else. */
  g_assert_true (bluff_saves_recount (kit.saves, NULL, NULL, NULL, &recount, &error));
  g_assert_cmpuint (recount.counted, ==, MANY_GAMES);
  g_assert_cmpuint (recount.changed, ==, 0);
  g_assert_cmpuint (recount.rated, ==, MANY_GAMES);
  again = say_everything (&kit, ids, BLUFF_STORE_OWN);
  compare_with (expected, again, BLUFF_STORE_OWN);
  kit_close (&kit);
}

int
main (int argc, char *argv[])
{
  many_games_set_clock ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/saves/statistics/independent-count", test_independent_count);
  return g_test_run ();
}
