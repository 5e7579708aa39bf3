/* bluff-sums-table.c: the table of sums.
 *
 * A sum is about a whole month in UTC. A period that begins or ends within a month is taken to the nearer end of it,
 * and the results in between are added or taken away: few, if the period is one of the calendar's, wherever on earth.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-sums-table.h"

#include "bluff-scope.h"

enum
{
  MONTH_OF_ALL = 0,
  FIRST_MONTH = 197001,
  AFTER_LAST_MONTH = 1000000,
  HUNDRED = 100, /* a month is YYYYMM */
  MS_PER_SECOND = 1000
};

/* The end of the year 9999. */
#define LAST_TIME G_GINT64_CONSTANT (253402300799999)

gboolean
bluff_sums_rebuild (BluffDatabase *database, GError **error)
{
  return bluff_database_exec (database, "DELETE FROM sums; INSERT INTO sums SELECT * FROM summed", error);
}

/* One statement, and so about one moment. */
gboolean
bluff_sums_check (BluffDatabase *database, gboolean *right, GError **error)
{
  gint64 wrong = 0;
  gboolean ok = bluff_database_ask_number (database,
                                           "SELECT EXISTS (SELECT * FROM sums EXCEPT SELECT * FROM summed) OR "
                                           "EXISTS (SELECT * FROM summed EXCEPT SELECT * FROM sums)",
                                           &wrong, error);

  *right = wrong == 0;
  return ok;
}

/* --- Leaders -------------------------------------------------------------------------------------------------------
 */

/* A leader board as it is added up. */
typedef struct
{
  BluffDatabase *database;
  gboolean levels;
  GPtrArray *leaders;
  GHashTable *by_player; /* BluffStoreLeader by its id; there are few levels */
} Board;

static BluffStoreLeader *
find_leader (Board *self, gint64 player, const char *level)
{
  BluffStoreLeader *leader = NULL;

  if (!self->levels)
    leader = g_hash_table_lookup (self->by_player, &player);
  for (guint i = 0; self->levels && leader == NULL && i < self->leaders->len; i++)
    {
      leader = g_ptr_array_index (self->leaders, i);
      if (g_strcmp0 (leader->level, level) != 0)
        leader = NULL;
    }
  return leader;
}

/* 0 the player, 1 the name, 2 the level. */
static BluffStoreLeader *
get_leader (Board *self, BluffStatement *statement)
{
  gint64 player = bluff_statement_get_number (statement, 0);
  BluffStoreLeader *leader = find_leader (self, player, bluff_statement_get_text (statement, 2));

  if (leader != NULL)
    return leader;
  leader = g_new0 (BluffStoreLeader, 1);
  leader->player = player;
  leader->name = bluff_statement_dup_text (statement, 1);
  leader->level = bluff_statement_dup_text (statement, 2);
  g_ptr_array_add (self->leaders, leader);
  g_hash_table_insert (self->by_player, &leader->player, leader);
  return leader;
}

static gboolean
add_sums (Board *self, const BluffStoreScope *scope, int from, int to, GError **error)
{
#define SUMS                                                                                                           \
  "sum (s.games), sum (s.shared_wins), sum (s.turns), sum (s.thinking_ms), sum (s.place_1), sum (s.place_2), "         \
  "sum (s.place_3), sum (s.place_4), sum (s.place_5), sum (s.place_6) "
#define OF_MONTHS "s.kind = ?1 AND s.origin IN ('own', ?2, ?3) AND s.month >= ?4 AND s.month < ?5 "
  static const char of_players[] =
      "SELECT p.id, p.name, NULL, " SUMS "FROM players p CROSS JOIN sums s "
      "ON s.player = p.id AND s.level = '' WHERE p.archived = 0 AND " OF_MONTHS "GROUP BY p.id";
  static const char of_levels[] =
      "SELECT 0, NULL, s.level, " SUMS "FROM sums s WHERE s.player = 0 AND " OF_MONTHS "GROUP BY s.level";
#undef OF_MONTHS
#undef SUMS
  g_autoptr (BluffStatement) statement =
      bluff_database_borrow (self->database, self->levels ? of_levels : of_players, error);
  gboolean ok;

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_text (statement, 1, scope->kind != NULL ? scope->kind : "");
  bluff_statement_bind_text (statement, 2, scope->with_branches ? "branch" : NULL);
  bluff_statement_bind_text (statement, 3, scope->with_imports ? "import" : NULL);
  bluff_statement_bind_number (statement, 4, from);
  bluff_statement_bind_number (statement, 5, to);
  while (bluff_statement_next (statement, &ok, error))
    {
      BluffStoreTally *tally = &get_leader (self, statement)->tally;

      tally->games = (guint64) bluff_statement_get_number (statement, 3);
      tally->shared_wins = (guint64) bluff_statement_get_number (statement, 4);
      tally->turns = (guint64) bluff_statement_get_number (statement, 5);
      tally->thinking_ms = (guint64) bluff_statement_get_number (statement, 6);
      for (int i = 0; i < BLUFF_MAX_SEATS; i++)
        tally->places[i] = (guint64) bluff_statement_get_number (statement, 7 + i);
    }
  return ok;
}

/* Adds the results that ended from SINCE until UNTIL, or with SIGN -1 takes them away. */
static gboolean
add_results (Board *self, const BluffStoreScope *scope, gint64 since, gint64 until, gint64 sign, GError **error)
{
#define RESULT "r.place, r.shared, r.turns, r.thinking_ms FROM "
  static const char of_players[] =
      "SELECT p.id, p.name, NULL, " RESULT "players p CROSS JOIN results r "
      "INDEXED BY results_in_time ON r.player = p.id WHERE p.archived = 0 AND " BLUFF_IN_SCOPE;
  static const char of_levels[] = "SELECT 0, NULL, ifnull (r.level, ''), " RESULT "results r INDEXED BY "
                                  "results_in_time WHERE r.player = 0 AND r.seat_kind = 'computer' AND " BLUFF_IN_SCOPE;
#undef RESULT
  g_autoptr (BluffStatement) statement =
      bluff_database_borrow (self->database, self->levels ? of_levels : of_players, error);
  gboolean ok;

  if (statement == NULL)
    return FALSE;
  bluff_scope_bind (scope, statement);
  bluff_statement_bind_number (statement, 3, since);
  bluff_statement_bind_number (statement, 4, until);
  while (bluff_statement_next (statement, &ok, error))
    {
      BluffStoreTally *tally;
      gint64 place;

      tally = &get_leader (self, statement)->tally;
      place = bluff_statement_get_number (statement, 3);
      tally->games += (guint64) sign;
      if (place >= 1 && place <= BLUFF_MAX_SEATS)
        tally->places[place - 1] += (guint64) sign;
      if (place == 1 && bluff_statement_get_number (statement, 4) != 0)
        tally->shared_wins += (guint64) sign;
      tally->turns += (guint64) (sign * bluff_statement_get_number (statement, 5));
      tally->thinking_ms += (guint64) (sign * bluff_statement_get_number (statement, 6));
    }
  return ok;
}

/* --- Months --------------------------------------------------------------------------------------------------------
 */

/* Where a month begins. */
typedef struct
{
  int month;
  gint64 time;
} Boundary;

static Boundary
begin_month (int year, int month)
{
  g_autoptr (GDateTime) start = g_date_time_new_utc (year, month, 1, 0, 0, 0);

  return (Boundary){ .month = year * HUNDRED + month, .time = g_date_time_to_unix (start) * MS_PER_SECOND };
}

/* The boundary next to TIME. */
static Boundary
find_boundary (gint64 time)
{
  g_autoptr (GDateTime) date = NULL;
  Boundary before;
  Boundary after = { .month = AFTER_LAST_MONTH, .time = G_MAXINT64 };
  int year, month;

  if (time <= 0)
    return (Boundary){ .month = FIRST_MONTH, .time = 0 };
  if (time > LAST_TIME)
    return after;

  date = g_date_time_new_from_unix_utc (time / MS_PER_SECOND);
  g_date_time_get_ymd (date, &year, &month, NULL);
  before = begin_month (year, month);
  if (month < 12)
    after = begin_month (year, month + 1);
  else if (year < 9999)
    after = begin_month (year + 1, 1);
  return time - before.time <= after.time - time ? before : after;
}

/* What lies between TIME and the boundary, which the months after TIME lack or have too much. SIGN: of what is after
 * TIME. */
static gboolean
add_edge (Board *self, const BluffStoreScope *scope, gint64 time, const Boundary *boundary, gint64 sign, GError **error)
{
  if (time == boundary->time)
    return TRUE;
  if (time < boundary->time)
    return add_results (self, scope, time, boundary->time, sign, error);
  return add_results (self, scope, boundary->time, time, -sign, error);
}

static gboolean
add_period (Board *self, const BluffStoreScope *scope, GError **error)
{
  Boundary first = find_boundary (scope->since);
  Boundary last = find_boundary (scope->until != 0 ? scope->until : G_MAXINT64);
  gboolean all = first.month == FIRST_MONTH && last.month == AFTER_LAST_MONTH;

  return (all ? add_sums (self, scope, MONTH_OF_ALL, MONTH_OF_ALL + 1, error)
              : add_sums (self, scope, first.month, last.month, error)) &&
         add_edge (self, scope, scope->since, &first, 1, error) &&
         (scope->until == 0 || add_edge (self, scope, scope->until, &last, -1, error));
}

gboolean
bluff_sums_list_leaders (BluffDatabase *database,
                         gboolean levels,
                         const BluffStoreScope *scope,
                         GPtrArray *leaders,
                         GError **error)
{
  Board self = { .database = database, .levels = levels, .leaders = leaders };
  gint64 until = scope->until != 0 ? scope->until : G_MAXINT64;
  gboolean ok = TRUE;

  if (scope->since >= until)
    return TRUE;
  self.by_player = g_hash_table_new (g_int64_hash, g_int64_equal);
  ok = scope->companies != BLUFF_STORE_ANY_COMPANY ? add_results (&self, scope, scope->since, until, 1, error)
                                                   : add_period (&self, scope, error);
  g_hash_table_unref (self.by_player);

  for (guint i = 0; i < leaders->len; i++)
    {
      BluffStoreLeader *leader = g_ptr_array_index (leaders, i);

      leader->tally.wins = leader->tally.places[0];
    }
  return ok;
}
