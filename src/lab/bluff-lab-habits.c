/* bluff-lab-habits.c: how a player claims, which badges were earned and how the ratings went, in tables.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-habits.h"

#include "bluff-lab-table.h"
#include "bluff-rating.h"

enum
{
  PERCENT = 100,
  MS_PER_SECOND = 1000
};

static const char *const situations[BLUFF_STORE_N_SITUATIONS] = {
  [BLUFF_STORE_SITUATION_ANY] = "",
  [BLUFF_STORE_SITUATION_AFTER_CAUGHT] = "after being caught",
  [BLUFF_STORE_SITUATION_NOT_AFTER_CAUGHT] = "not after being caught",
  [BLUFF_STORE_SITUATION_BEHIND] = "behind",
  [BLUFF_STORE_SITUATION_NOT_BEHIND] = "not behind",
  [BLUFF_STORE_SITUATION_SET_OF_3] = "sets of 3",
  [BLUFF_STORE_SITUATION_SET_OF_4] = "sets of 4",
  [BLUFF_STORE_SITUATION_SET_OF_5] = "sets of 5",
};

static const char *const badges[BLUFF_STORE_N_BADGES] = {
  [BLUFF_STORE_BADGE_SILVER_TONGUE] = "silver tongue",
  [BLUFF_STORE_BADGE_CLEAN_EVENING] = "clean evening",
  [BLUFF_STORE_BADGE_EAGLE_EYE] = "eagle eye",
  [BLUFF_STORE_BADGE_LAST_LAUGH] = "last laugh",
};

static const char *
name_kind (const char *kind)
{
  return kind != NULL && *kind != '\0' ? kind : "all";
}

/* The day or the month, by the clock on the wall. */
static char *
format_time (gint64 time, const char *format)
{
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_local (time / MS_PER_SECOND);

  return date != NULL ? g_date_time_format (date, format) : g_strdup ("–");
}

/* --- Claims --------------------------------------------------------------------------------------------------------
 */

static void
add_share (BluffLabTable *table, guint64 part, guint64 whole)
{
  if (whole > 0)
    bluff_lab_table_add (table, "%.1f", PERCENT * (double) part / (double) whole);
  else
    bluff_lab_table_add (table, "–");
}

static void
add_claims (BluffLabTable *table, const BluffStoreClaims *claims)
{
  bluff_lab_table_add (table, "%" G_GUINT64_FORMAT, claims->claims);
  bluff_lab_table_add (table, "%" G_GUINT64_FORMAT, claims->bluffs);
  add_share (table, claims->bluffs, claims->claims);
  bluff_lab_table_add (table, "%" G_GUINT64_FORMAT, claims->believed);
  bluff_lab_table_add (table, "%" G_GUINT64_FORMAT, claims->caught);
  add_share (table, claims->believed, claims->believed + claims->caught);
  bluff_lab_table_add (table, "%" G_GUINT64_FORMAT, claims->doubted);
  bluff_lab_table_add (table, "%" G_GUINT64_FORMAT, claims->games);
}

static void
print_claims (GPtrArray *habits)
{
  g_autoptr (BluffLabTable) table = bluff_lab_table_new ("llrrrrrrrr");

  g_print ("\nClaims\n");
  bluff_lab_table_add (table, "%s", "");
  bluff_lab_table_add (table, "%s", "");
  bluff_lab_table_add (table, "claims");
  bluff_lab_table_add (table, "bluffs");
  bluff_lab_table_add (table, "%s", "bluffs, %");
  bluff_lab_table_add (table, "believed");
  bluff_lab_table_add (table, "caught");
  bluff_lab_table_add (table, "%s", "believed, %");
  /* True claims that were called. */
  bluff_lab_table_add (table, "doubted");
  bluff_lab_table_add (table, "games");
  for (guint i = 0; i < habits->len; i++)
    {
      const BluffStoreHabits *row = g_ptr_array_index (habits, i);

      for (guint j = 0; j < BLUFF_STORE_N_SITUATIONS; j++)
        {
          if (row->situations[j].claims == 0)
            continue;
          bluff_lab_table_add (table, "%s", name_kind (row->kind));
          bluff_lab_table_add (table, "%s", situations[j]);
          add_claims (table, &row->situations[j]);
        }
    }
  bluff_lab_table_print (table);
}

static void
print_lies (GPtrArray *habits)
{
  g_autoptr (BluffLabTable) table = bluff_lab_table_new ("lrrrl");

  g_print ("\nBelieved bluffs\n");
  bluff_lab_table_add (table, "%s", "");
  bluff_lab_table_add (table, "in a row");
  bluff_lab_table_add (table, "best row");
  /* Squares, cards or coins. */
  bluff_lab_table_add (table, "most moved");
  bluff_lab_table_add (table, "%s", "in event and game");
  for (guint i = 0; i < habits->len; i++)
    {
      const BluffStoreHabits *row = g_ptr_array_index (habits, i);
      const BluffStoreBestLie *lie = &row->best_lie;

      bluff_lab_table_add (table, "%s", name_kind (row->kind));
      bluff_lab_table_add (table, "%u", row->believed.current);
      bluff_lab_table_add (table, "%u", row->believed.best);
      if (lie->game != NULL)
        {
          bluff_lab_table_add (table, "%" G_GINT64_FORMAT, lie->moved);
          bluff_lab_table_add (table, "%" G_GINT64_FORMAT " %s", lie->n, lie->game);
        }
      else
        {
          bluff_lab_table_add (table, "–");
          bluff_lab_table_add (table, "–");
        }
    }
  bluff_lab_table_print (table);
}

/* --- Badges --------------------------------------------------------------------------------------------------------
 */

static void
print_badges (const BluffStoreBadgeRow rows[BLUFF_STORE_N_BADGES])
{
  g_autoptr (BluffLabTable) table = bluff_lab_table_new ("lrll");

  g_print ("\nBadges\n");
  bluff_lab_table_add (table, "%s", "");
  bluff_lab_table_add (table, "times");
  bluff_lab_table_add (table, "first");
  bluff_lab_table_add (table, "last");
  for (guint i = 0; i < BLUFF_STORE_N_BADGES; i++)
    {
      g_autofree char *first = rows[i].times > 0 ? format_time (rows[i].first, "%Y-%m-%d") : g_strdup ("–");
      g_autofree char *last = rows[i].times > 0 ? format_time (rows[i].last, "%Y-%m-%d") : g_strdup ("–");

      bluff_lab_table_add (table, "%s", badges[i]);
      bluff_lab_table_add (table, "%" G_GUINT64_FORMAT, rows[i].times);
      bluff_lab_table_add (table, "%s", first);
      bluff_lab_table_add (table, "%s", last);
    }
  bluff_lab_table_print (table);
}

/* --- Ratings -------------------------------------------------------------------------------------------------------
 */

/* The last of each month: there may be thousands. */
static void
print_ratings (const GArray *points)
{
  g_autoptr (BluffLabTable) table = bluff_lab_table_new ("llrr");

  g_print ("\nRating at the end of each month\n");
  for (guint i = 0; i < points->len; i++)
    {
      const BluffStoreRatingPoint *point = &g_array_index (points, BluffStoreRatingPoint, i);
      const BluffStoreRatingPoint *next =
          i + 1 < points->len ? &g_array_index (points, BluffStoreRatingPoint, i + 1) : NULL;
      const BluffRating rating = { .mu = point->mu, .sigma = point->sigma };
      g_autofree char *month = format_time (point->ended, "%Y-%m");
      g_autofree char *next_month = next != NULL ? format_time (next->ended, "%Y-%m") : NULL;

      if (next != NULL && g_str_equal (next->kind, point->kind) && g_str_equal (next_month, month))
        continue;
      bluff_lab_table_add (table, "%s", name_kind (point->kind));
      bluff_lab_table_add (table, "%s", month);
      bluff_lab_table_add (table, "%u", bluff_rating_shown (&rating));
      bluff_lab_table_add (table, "%1$.2f ± %2$.2f", point->mu, point->sigma);
    }
  bluff_lab_table_print (table);
}

void
bluff_lab_print_habits (const BluffStoreStatistics *statistics)
{
  if (statistics->habits->len > 0)
    {
      print_claims (statistics->habits);
      print_lies (statistics->habits);
      print_badges (statistics->badges);
    }
  if (statistics->ratings->len > 0)
    print_ratings (statistics->ratings);
}
