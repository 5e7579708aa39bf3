/* bluff-results-questions.c: what can be asked of results and facts.
 *
 * All results of a player lie together, and so do the facts: a question about one player reads these and little else,
 * however many games there are.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-results-table.h"

#include "bluff-scope.h"

static BluffStoreCompany
find_company (const char *name)
{
  if (g_strcmp0 (name, "people") == 0)
    return BLUFF_STORE_COMPANY_PEOPLE;
  return g_strcmp0 (name, "computers") == 0 ? BLUFF_STORE_COMPANY_COMPUTERS : BLUFF_STORE_COMPANY_MIXED;
}

gboolean
bluff_results_foreach_of_player (BluffDatabase *database,
                                 gint64 player,
                                 const BluffStoreScope *scope,
                                 BluffResultFunc func,
                                 gpointer data,
                                 GError **error)
{
  static const char sql[] =
      "SELECT r.game, r.kind, r.n_seats, r.ended, r.place, r.shared, r.turns, r.thinking_ms, r.company "
      "FROM results r WHERE r.player = ?1 AND " BLUFF_IN_SCOPE "ORDER BY r.ended, r.game";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);
  gboolean ok;

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, player);
  bluff_scope_bind (scope, statement);
  while (bluff_statement_next (statement, &ok, error))
    {
      BluffResultRow row;

      row.game = bluff_statement_get_number (statement, 0);
      row.kind = bluff_statement_get_text (statement, 1);
      row.n_seats = (guint) bluff_statement_get_number (statement, 2);
      row.ended = bluff_statement_get_number (statement, 3);
      row.place = (guint) bluff_statement_get_number (statement, 4);
      row.shared = bluff_statement_get_number (statement, 5) != 0;
      row.turns = bluff_statement_get_number (statement, 6);
      row.thinking_ms = bluff_statement_get_number (statement, 7);
      row.company = find_company (bluff_statement_get_text (statement, 8));
      func (&row, data);
    }
  return ok;
}

/* --- Opponents -----------------------------------------------------------------------------------------------------
 */

static BluffStoreOpponentRow *
read_opponent (BluffStatement *statement)
{
  BluffStoreOpponentRow *row = g_new0 (BluffStoreOpponentRow, 1);

  for (guint kind = 0; kind < BLUFF_STORE_N_SEAT_KINDS; kind++)
    if (g_strcmp0 (bluff_statement_get_text (statement, 0), bluff_store_seat_kind_name (kind)) == 0)
      row->kind = kind;
  row->player = bluff_statement_get_number (statement, 1);
  row->name = bluff_statement_dup_text (statement, 2);
  row->level = bluff_statement_dup_text (statement, 3);
  row->character = bluff_statement_dup_text (statement, 4);
  row->games = (guint64) bluff_statement_get_number (statement, 5);
  row->ahead = (guint64) bluff_statement_get_number (statement, 6);
  row->behind = (guint64) bluff_statement_get_number (statement, 7);
  row->level_pegging = row->games - row->ahead - row->behind;
  row->fooled = (guint64) bluff_statement_get_number (statement, 8);
  row->caught_by = (guint64) bluff_statement_get_number (statement, 9);
  row->doubted_by = (guint64) bluff_statement_get_number (statement, 10);
  row->fooled_by = (guint64) bluff_statement_get_number (statement, 11);
  row->caught = (guint64) bluff_statement_get_number (statement, 12);
  row->doubted = (guint64) bluff_statement_get_number (statement, 13);
  return row;
}

gboolean
bluff_results_list_opponents (BluffDatabase *database,
                              gint64 player,
                              const BluffStoreScope *scope,
                              GPtrArray *rows,
                              GError **error)
{
  static const char sql[] =
      "WITH met AS (SELECT o.seat_kind AS kind, o.player, o.level, o.character, count (*) AS games, "
      "sum (r.place < o.place) AS ahead, sum (r.place > o.place) AS behind, "
      "total (mine.fooled) AS fooled, total (mine.caught) AS caught_by, total (mine.doubted) AS doubted_by, "
      "total (theirs.fooled) AS fooled_by, total (theirs.caught) AS caught, total (theirs.doubted) AS doubted "
      "FROM results r CROSS JOIN results o INDEXED BY results_of_game ON o.game = r.game AND o.seat <> r.seat "
      "LEFT JOIN pairs mine ON mine.game = r.game AND mine.seat = r.seat AND mine.other = o.seat "
      "LEFT JOIN pairs theirs ON theirs.game = r.game AND theirs.seat = o.seat AND theirs.other = r.seat "
      "WHERE r.player = ?1 AND " BLUFF_IN_SCOPE "GROUP BY o.seat_kind, o.player, o.level, o.character) "
      "SELECT met.kind, met.player, p.name, met.level, met.character, games, ahead, behind, "
      "fooled, caught_by, doubted_by, fooled_by, caught, doubted "
      "FROM met LEFT JOIN players p ON p.id = met.player "
      "ORDER BY games DESC, met.kind DESC, p.name_key, met.level, met.character";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);
  gboolean ok;

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, player);
  bluff_scope_bind (scope, statement);
  while (bluff_statement_next (statement, &ok, error))
    g_ptr_array_add (rows, read_opponent (statement));
  return ok;
}

/* --- Facts ---------------------------------------------------------------------------------------------------------
 */

/* The sums of one kind of game, by the number of the fact. Adding up here is several times as fast as grouping there,
 * which would sort all facts first. */
typedef struct
{
  char *kind;
  GArray *sums; /* of Sum */
} KindSums;

typedef struct
{
  gint64 sum;
  guint64 games;
} Sum;

static void
free_kind_sums (gpointer data)
{
  KindSums *self = data;

  g_free (self->kind);
  g_array_unref (self->sums);
  g_free (self);
}

static KindSums *
find_kind_sums (GPtrArray *kinds, const char *kind)
{
  KindSums *sums;

  for (guint i = 0; i < kinds->len; i++)
    {
      sums = g_ptr_array_index (kinds, i);
      if (g_strcmp0 (sums->kind, kind) == 0)
        return sums;
    }
  sums = g_new0 (KindSums, 1);
  sums->kind = g_strdup (kind);
  sums->sums = g_array_new (FALSE, TRUE, sizeof (Sum));
  g_ptr_array_add (kinds, sums);
  return sums;
}

static void
add_fact (KindSums *self, gint64 fact, gint64 value)
{
  Sum *sum;

  if (fact < 0 || fact > G_MAXINT16)
    return;
  if (fact >= (gint64) self->sums->len)
    g_array_set_size (self->sums, (guint) fact + 1);
  sum = &g_array_index (self->sums, Sum, fact);
  sum->sum += value;
  sum->games++;
}

static gboolean
add_facts (BluffDatabase *database, gint64 player, const BluffStoreScope *scope, GPtrArray *kinds, GError **error)
{
  static const char sql[] = "SELECT r.kind, f.fact, f.value FROM results r "
                            "CROSS JOIN facts f ON f.player = r.player AND f.game = r.game AND f.seat = r.seat "
                            "WHERE r.player = ?1 AND " BLUFF_IN_SCOPE;
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);
  gboolean ok;

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, player);
  bluff_scope_bind (scope, statement);
  while (bluff_statement_next (statement, &ok, error))
    add_fact (find_kind_sums (kinds, bluff_statement_get_text (statement, 0)),
              bluff_statement_get_number (statement, 1), bluff_statement_get_number (statement, 2));
  return ok;
}

static void
add_fact_rows (GPtrArray *kinds, gint64 fact, const char *name, GPtrArray *rows)
{
  for (guint i = 0; i < kinds->len; i++)
    {
      const KindSums *sums = g_ptr_array_index (kinds, i);
      const Sum *sum = fact >= 0 && fact < (gint64) sums->sums->len ? &g_array_index (sums->sums, Sum, fact) : NULL;
      BluffStoreFactRow *row;

      if (sum == NULL || sum->games == 0)
        continue;
      row = g_new0 (BluffStoreFactRow, 1);
      row->kind = g_strdup (sums->kind);
      row->name = g_strdup (name);
      row->sum = sum->sum;
      row->games = sum->games;
      g_ptr_array_add (rows, row);
    }
}

static int
compare_fact_rows (gconstpointer a, gconstpointer b)
{
  const BluffStoreFactRow *left = *(const BluffStoreFactRow *const *) a;
  const BluffStoreFactRow *right = *(const BluffStoreFactRow *const *) b;
  int kinds = g_strcmp0 (left->kind, right->kind);

  return kinds != 0 ? kinds : g_strcmp0 (left->name, right->name);
}

gboolean
bluff_results_sum_facts (BluffDatabase *database,
                         gint64 player,
                         const BluffStoreScope *scope,
                         GPtrArray *rows,
                         GError **error)
{
  static const char sql[] = "SELECT id, name FROM fact_names";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);
  g_autoptr (GPtrArray) kinds = g_ptr_array_new_with_free_func (free_kind_sums);
  gboolean ok;

  if (statement == NULL || !add_facts (database, player, scope, kinds, error))
    return FALSE;
  while (bluff_statement_next (statement, &ok, error))
    add_fact_rows (kinds, bluff_statement_get_number (statement, 0), bluff_statement_get_text (statement, 1), rows);
  g_ptr_array_sort (rows, compare_fact_rows);
  return ok;
}
