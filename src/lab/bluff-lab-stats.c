/* bluff-lab-stats.c: bluff-bay-lab stats: what a player has achieved, or who leads.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-arguments.h"
#include "bluff-lab-commands.h"
#include "bluff-lab-data.h"
#include "bluff-lab-habits.h"
#include "bluff-lab-print.h"
#include "bluff-lab-table.h"
#include "bluff-store-player.h"
#include "bluff-store-statistics.h"
#include "bluff-words-names.h"

enum
{
  MOST_LEADERS = 100,
  PERCENT = 100,
  MS_PER_SECOND = 1000
};

/* The command line, as it was written. */
typedef struct
{
  char **words;
  char *game;
  gboolean branches;
  gboolean imports;
  char *company;
  char *data_dir;
} Arguments;

static void
clear_arguments (Arguments *self)
{
  g_strfreev (self->words);
  g_free (self->game);
  g_free (self->company);
  g_free (self->data_dir);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Arguments, clear_arguments)

static gboolean
read_company (const char *company, BluffStoreCompanies *companies, GError **error)
{
  static const struct
  {
    const char *name;
    BluffStoreCompanies companies;
  } known[] = {
    { "people", BLUFF_STORE_WITH_PEOPLE_ONLY },
    { "computers", BLUFF_STORE_WITH_COMPUTERS_ONLY },
    { "both", BLUFF_STORE_WITH_BOTH },
  };

  *companies = BLUFF_STORE_ANY_COMPANY;
  if (company == NULL)
    return TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    if (g_str_equal (company, known[i].name))
      *companies = known[i].companies;
  return *companies != BLUFF_STORE_ANY_COMPANY ||
         bluff_lab_misuse (error, "--with must be people, computers or both, and “%s” is not.", company);
}

static gboolean
parse (Arguments *self, BluffStoreScope *scope, int argc, char **argv, GError **error)
{
  const GOptionEntry entries[] = {
    { "game", 0, 0, G_OPTION_ARG_STRING, &self->game, "Only this game", "GAME" },
    { "branches", 0, 0, G_OPTION_ARG_NONE, &self->branches, "Count games that were played on from another, too", NULL },
    { "imports", 0, 0, G_OPTION_ARG_NONE, &self->imports, "Count imported games, too", NULL },
    { "with", 0, 0, G_OPTION_ARG_STRING, &self->company, "Only games with people, with computers, or with both",
      "WHO" },
    BLUFF_LAB_DATA_DIR (&self->data_dir),
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &self->words, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };
  char *games[] = { NULL, NULL };
  BluffGame game;

  if (!bluff_lab_parse ("[PLAYER]", "Tells what a player has achieved, or, without a player, who leads.", entries, argc,
                        argv, error))
    return FALSE;

  if (self->words != NULL && g_strv_length (self->words) > 1)
    return bluff_lab_misuse (error, "“%s” is too much.", self->words[1]);
  games[0] = self->game;
  if (self->game != NULL && !bluff_lab_read_game (games, &game, error))
    return FALSE;

  *scope = (BluffStoreScope){ .kind = self->game, .with_branches = self->branches, .with_imports = self->imports };
  return read_company (self->company, &scope->companies, error);
}

/* --- Tables --------------------------------------------------------------------------------------------------------
 */

static BluffLabTable *
begin_table (const char *alignment, const char *heading)
{
  g_print ("\n%s\n", heading);
  return bluff_lab_table_new (alignment);
}

/* games, won, won %, turns, seconds: the columns of a tally. */
static void
add_tally_heads (BluffLabTable *table)
{
  bluff_lab_table_add (table, "games");
  bluff_lab_table_add (table, "won");
  /* The share of games won. */
  bluff_lab_table_add (table, "%s", "won, %");
  /* First places that were shared with others. */
  bluff_lab_table_add (table, "shared");
  bluff_lab_table_add (table, "turns");
  /* How long the player thought, in seconds. */
  bluff_lab_table_add (table, "thinking, s");
}

static void
add_tally (BluffLabTable *table, const BluffStoreTally *tally)
{
  bluff_lab_table_add (table, "%" G_GUINT64_FORMAT, tally->games);
  bluff_lab_table_add (table, "%" G_GUINT64_FORMAT, tally->wins);
  if (tally->games > 0)
    bluff_lab_table_add (table, "%.1f", PERCENT * (double) tally->wins / (double) tally->games);
  else
    bluff_lab_table_add (table, "–");
  bluff_lab_table_add (table, "%" G_GUINT64_FORMAT, tally->shared_wins);
  bluff_lab_table_add (table, "%" G_GUINT64_FORMAT, tally->turns);
  bluff_lab_table_add (table, "%" G_GUINT64_FORMAT, tally->thinking_ms / MS_PER_SECOND);
}

static void
add_rating (BluffLabTable *table, gboolean rated, double mu, double sigma)
{
  if (rated)
    /* A rating and how unsure it is. */
    bluff_lab_table_add (table, "%1$.2f ± %2$.2f", mu, sigma);
  else
    bluff_lab_table_add (table, "–");
}

/* The rating of a kind, "" for all. */
static void
add_rating_of (BluffLabTable *table, GPtrArray *ratings, const char *kind)
{
  for (guint i = 0; i < ratings->len; i++)
    {
      const BluffStoreRatingRow *row = g_ptr_array_index (ratings, i);

      if (g_str_equal (row->kind, kind))
        {
          add_rating (table, TRUE, row->mu, row->sigma);
          return;
        }
    }

  add_rating (table, FALSE, 0, 0);
}

static void
print_games (const BluffStoreStatistics *statistics, GPtrArray *ratings)
{
  g_autoptr (BluffLabTable) table = begin_table ("lrrrrrrrrr", "Games");

  bluff_lab_table_add (table, "%s", "");
  add_tally_heads (table);
  /* Games won in a row, up to now. */
  bluff_lab_table_add (table, "in a row");
  /* The most games won in a row. */
  bluff_lab_table_add (table, "best row");
  bluff_lab_table_add (table, "rating");

  bluff_lab_table_add (table, "all");
  add_tally (table, &statistics->overall);
  bluff_lab_table_add (table, "%u", statistics->streak.current);
  bluff_lab_table_add (table, "%u", statistics->streak.best);
  add_rating_of (table, ratings, "");
  for (guint i = 0; i < statistics->by_kind->len; i++)
    {
      const BluffStoreTallyRow *row = g_ptr_array_index (statistics->by_kind, i);

      bluff_lab_table_add (table, "%s", row->kind);
      add_tally (table, &row->tally);
      bluff_lab_table_add (table, "%u", row->streak.current);
      bluff_lab_table_add (table, "%u", row->streak.best);
      add_rating_of (table, ratings, row->kind);
    }
  bluff_lab_table_print (table);
}

static const char *const companies[BLUFF_STORE_N_COMPANIES] = {
  /* Who else sat at the table. */
  [BLUFF_STORE_COMPANY_PEOPLE] = "people",
  [BLUFF_STORE_COMPANY_COMPUTERS] = "computers",
  [BLUFF_STORE_COMPANY_MIXED] = "people and computers",
};

static void
print_companies (const BluffStoreStatistics *statistics)
{
  g_autoptr (BluffLabTable) table = begin_table ("lrrrrrr", "With");

  bluff_lab_table_add (table, "%s", "");
  add_tally_heads (table);
  for (guint i = 0; i < BLUFF_STORE_N_COMPANIES; i++)
    {
      bluff_lab_table_add (table, "%s", companies[i]);
      add_tally (table, &statistics->companies[i]);
    }
  bluff_lab_table_print (table);
}

static void
print_parts (GPtrArray *rows, const char *heading)
{
  g_autoptr (BluffLabTable) table = begin_table ("lrrrrrr", heading);

  bluff_lab_table_add (table, "%s", "");
  add_tally_heads (table);
  for (guint i = 0; i < rows->len; i++)
    {
      const BluffStoreTallyRow *row = g_ptr_array_index (rows, i);

      if (row->month != NULL)
        bluff_lab_table_add (table, "%s", row->month);
      else
        bluff_lab_table_add (table, "%s %u", row->kind, row->n_seats);
      add_tally (table, &row->tally);
    }
  bluff_lab_table_print (table);
}

static char *
name_opponent (const BluffStoreOpponentRow *row)
{
  g_autofree char *level = NULL;

  if (row->kind == BLUFF_STORE_PROFILE && row->name != NULL)
    return g_strdup (row->name);
  if (row->kind == BLUFF_STORE_GUEST)
    return g_strdup ("guests");
  if (row->kind != BLUFF_STORE_COMPUTER || row->level == NULL)
    /* People whose names were deleted. */
    return g_strdup ("nameless");

  level = bluff_words_level (row->level);
  if (row->character != NULL)
    {
      g_autofree char *character = bluff_words_character (row->character);

      return g_strdup_printf ("computer: %1$s, %2$s", level, character);
    }
  return g_strdup_printf ("computer: %s", level);
}

static void
print_opponents (GPtrArray *rows)
{
  g_autoptr (BluffLabTable) table = begin_table ("lrrrrrrrrrr", "Against");

  bluff_lab_table_add (table, "%s", "");
  bluff_lab_table_add (table, "games");
  /* How often the player had the better place than this opponent. */
  bluff_lab_table_add (table, "ahead");
  /* How often this opponent had the better place. */
  bluff_lab_table_add (table, "behind");
  /* How often both had the same place. */
  bluff_lab_table_add (table, "equal");
  /* Claims of the player: bluffs that the opponent believed, bluffs and truths that the opponent called. */
  bluff_lab_table_add (table, "fooled");
  bluff_lab_table_add (table, "caught by");
  bluff_lab_table_add (table, "doubted by");
  /* The same of the opponent's claims. */
  bluff_lab_table_add (table, "fooled by");
  bluff_lab_table_add (table, "caught");
  bluff_lab_table_add (table, "doubted");
  for (guint i = 0; i < rows->len; i++)
    {
      const BluffStoreOpponentRow *row = g_ptr_array_index (rows, i);
      g_autofree char *name = name_opponent (row);

      bluff_lab_table_add (table, "%s", name);
      bluff_lab_table_add (table, "%" G_GUINT64_FORMAT, row->games);
      bluff_lab_table_add (table, "%" G_GUINT64_FORMAT, row->ahead);
      bluff_lab_table_add (table, "%" G_GUINT64_FORMAT, row->behind);
      bluff_lab_table_add (table, "%" G_GUINT64_FORMAT, row->level_pegging);
      bluff_lab_table_add (table, "%" G_GUINT64_FORMAT, row->fooled);
      bluff_lab_table_add (table, "%" G_GUINT64_FORMAT, row->caught_by);
      bluff_lab_table_add (table, "%" G_GUINT64_FORMAT, row->doubted_by);
      bluff_lab_table_add (table, "%" G_GUINT64_FORMAT, row->fooled_by);
      bluff_lab_table_add (table, "%" G_GUINT64_FORMAT, row->caught);
      bluff_lab_table_add (table, "%" G_GUINT64_FORMAT, row->doubted);
    }
  bluff_lab_table_print (table);
}

/* Facts go by their names in docs/facts.md. */
static void
print_facts (GPtrArray *rows)
{
  g_autoptr (BluffLabTable) table = begin_table ("llrr", "Facts");

  for (guint i = 0; i < rows->len; i++)
    {
      const BluffStoreFactRow *row = g_ptr_array_index (rows, i);

      bluff_lab_table_add (table, "%s", row->kind);
      bluff_lab_table_add (table, "%s", row->name);
      bluff_lab_table_add (table, "%" G_GINT64_FORMAT, row->sum);
      bluff_lab_table_add (table, "%.2f", row->games > 0 ? (double) row->sum / (double) row->games : 0.0);
    }
  bluff_lab_table_print (table);
}

/* --- Answers -------------------------------------------------------------------------------------------------------
 */

static gboolean
print_player (BluffStore *store, const char *name, const BluffStoreScope *scope, GError **error)
{
  g_autoptr (GError) trouble = NULL;
  g_autoptr (BluffStorePlayer) player = store != NULL ? bluff_store_find_player (store, name, &trouble) : NULL;
  g_autoptr (BluffStoreStatistics) statistics = NULL;
  g_autoptr (GPtrArray) ratings = NULL;

  if (trouble != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&trouble));
      return FALSE;
    }
  if (player == NULL)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "There is no player “%s” here.", name);
      return FALSE;
    }
  statistics = bluff_store_statistics (store, player->id, scope, error);
  ratings = statistics != NULL ? bluff_store_list_ratings (store, player->id, error) : NULL;
  if (ratings == NULL)
    return FALSE;

  bluff_lab_print_line (player->name);
  print_games (statistics, ratings);
  if (statistics->overall.games == 0)
    return TRUE;

  print_companies (statistics);
  print_parts (statistics->by_seats, "By number of players");
  print_parts (statistics->by_month, "By month");
  print_opponents (statistics->opponents);
  bluff_lab_print_habits (statistics);
  print_facts (statistics->facts);
  return TRUE;
}

static void
print_board (GPtrArray *leaders)
{
  g_autoptr (BluffLabTable) table = bluff_lab_table_new ("lrrrrrrr");

  bluff_lab_table_add (table, "%s", "");
  add_tally_heads (table);
  bluff_lab_table_add (table, "rating");
  for (guint i = 0; i < leaders->len; i++)
    {
      const BluffStoreLeader *leader = g_ptr_array_index (leaders, i);
      g_autofree char *level = leader->level != NULL ? bluff_words_level (leader->level) : NULL;

      bluff_lab_table_add (table, "%s", level != NULL ? level : leader->name);
      add_tally (table, &leader->tally);
      add_rating (table, leader->rated, leader->mu, leader->sigma);
    }
  bluff_lab_table_print (table);
}

static gboolean
print_leaders (BluffStore *store, const BluffStoreScope *scope, GError **error)
{
  g_autoptr (GPtrArray) leaders = NULL;
  g_autoptr (GPtrArray) levels = NULL;

  if (store != NULL)
    {
      leaders = bluff_store_leaders (store, scope, BLUFF_STORE_LEADERS_BY_RATING, 1, MOST_LEADERS, error);
      if (leaders == NULL)
        return FALSE;
      levels = bluff_store_level_leaders (store, scope, BLUFF_STORE_LEADERS_BY_RATING, 1, MOST_LEADERS, error);
      if (levels == NULL)
        return FALSE;
    }

  if (leaders == NULL || leaders->len == 0)
    g_print ("No player has finished a game yet.\n");
  else
    print_board (leaders);
  if (levels != NULL && levels->len > 0)
    {
      g_print ("\nComputers\n");
      print_board (levels);
    }
  return TRUE;
}

int
bluff_lab_stats (int argc, char **argv)
{
  g_auto (Arguments) arguments = { NULL };
  g_auto (BluffLabData) data = { NULL };
  g_autoptr (GError) error = NULL;
  BluffStoreScope scope;

  if (!parse (&arguments, &scope, argc, argv, &error) ||
      !bluff_lab_data_open (&data, arguments.data_dir, BLUFF_LAB_DATA_IF_THERE, &error) ||
      !(arguments.words != NULL ? print_player (data.store, arguments.words[0], &scope, &error)
                                : print_leaders (data.store, &scope, &error)))
    return bluff_lab_report (error);

  return BLUFF_LAB_OK;
}
