/* bluff-events-table.c: the table of events.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-events-table.h"

#include "bluff-statement.h"

gboolean
bluff_events_insert (BluffDatabase *database, gint64 game, guint first, const char *const *lines, GError **error)
{
  static const char sql[] = "INSERT INTO events (game, n, line) VALUES (?1, ?2, ?3)";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, game);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      bluff_statement_bind_number (statement, 2, (gint64) first + i);
      bluff_statement_bind_text (statement, 3, lines[i]);
      if (!bluff_statement_run (statement, error))
        return FALSE;
    }
  return TRUE;
}

GPtrArray *
bluff_events_list (BluffDatabase *database, gint64 game, GError **error)
{
  static const char sql[] = "SELECT n, line FROM events WHERE game = ?1 ORDER BY n";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  gboolean row;

  if (statement == NULL)
    return NULL;
  bluff_statement_bind_number (statement, 1, game);
  while (bluff_statement_step (statement, &row, error))
    {
      /* Without a row it is 0. */
      if (bluff_statement_get_number (statement, 0) != (gint64) lines->len + 1)
        return g_steal_pointer (&lines);
      g_ptr_array_add (lines, g_strdup (bluff_statement_get_text (statement, 1)));
    }
  return NULL;
}
