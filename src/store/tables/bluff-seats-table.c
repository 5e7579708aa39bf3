/* bluff-seats-table.c: the table of seats.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-seats-table.h"

#include "bluff-statement.h"
#include "bluff-store-player.h"

#include <string.h>

static gboolean
insert_seat (BluffStatement *statement, const BluffStoreSeat *seat, guint number, GError **error)
{
  bluff_statement_bind_number (statement, 2, number);
  bluff_statement_bind_text (statement, 3, bluff_store_seat_kind_name (seat->kind));
  bluff_statement_bind_text (statement, 4, NULL);
  if (seat->kind == BLUFF_STORE_PROFILE)
    bluff_statement_bind_number (statement, 4, seat->player);
  /* A profile's name is in its profile and nowhere else, so that it can change and be forgotten. */
  bluff_statement_bind_text (statement, 5,
                             seat->kind == BLUFF_STORE_GUEST || seat->kind == BLUFF_STORE_COMPUTER ? seat->name : NULL);
  bluff_statement_bind_text (statement, 6, seat->level);
  bluff_statement_bind_text (statement, 7, seat->character);
  bluff_statement_bind_text (statement, 8, seat->engine);
  bluff_statement_bind_text (statement, 9, seat->stand_in);
  bluff_statement_bind_text (statement, 10, seat->stand_in_character);
  bluff_statement_bind_number (statement, 11, seat->handed_at);
  return bluff_statement_run (statement, error);
}

gboolean
bluff_seats_insert (BluffDatabase *database, const BluffStoreGame *game, GError **error)
{
  static const char sql[] = "INSERT INTO seats (game, seat, kind, player, name, level, character, engine, stand_in, "
                            "stand_in_character, handed_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, game->row);
  for (guint i = 0; i < game->n_seats; i++)
    if (!insert_seat (statement, &game->seats[i], i, error))
      return FALSE;
  return TRUE;
}

static void
read_seat (BluffStatement *statement, BluffStoreSeat *seat)
{
  for (guint kind = 0; kind < BLUFF_STORE_N_SEAT_KINDS; kind++)
    if (g_strcmp0 (bluff_statement_get_text (statement, 1), bluff_store_seat_kind_name (kind)) == 0)
      seat->kind = kind;
  seat->player = bluff_statement_get_number (statement, 2);
  seat->name = bluff_statement_dup_text (statement, 3);
  seat->level = bluff_statement_dup_text (statement, 4);
  seat->character = bluff_statement_dup_text (statement, 5);
  seat->engine = bluff_statement_dup_text (statement, 6);
  seat->place = (guint) bluff_statement_get_number (statement, 7);
  seat->stand_in = bluff_statement_dup_text (statement, 8);
  seat->stand_in_character = bluff_statement_dup_text (statement, 9);
  seat->handed_at = (guint) CLAMP (bluff_statement_get_number (statement, 10), 0, G_MAXINT32);
}

gboolean
bluff_seats_read (BluffDatabase *database, BluffStoreGame *game, GError **error)
{
  static const char sql[] =
      "SELECT s.seat, s.kind, s.player, coalesce (p.name, s.name), s.level, s.character, s.engine, "
      "r.place, s.stand_in, s.stand_in_character, s.handed_at "
      "FROM seats s LEFT JOIN players p ON p.id = s.player "
      "LEFT JOIN results r ON r.player = ifnull (s.player, 0) AND r.game = s.game AND r.seat = s.seat "
      "WHERE s.game = ?1 ORDER BY s.seat";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);
  gboolean ok;

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, game->row);
  while (bluff_statement_next (statement, &ok, error))
    {
      gint64 seat = bluff_statement_get_number (statement, 0);

      if (seat >= 0 && seat < BLUFF_MAX_SEATS)
        read_seat (statement, &game->seats[seat]);
    }
  return ok;
}

/* --- Names ---------------------------------------------------------------------------------------------------------
 */

struct _BluffSeatNames
{
  char *key;
  GHashTable *known; /* a name, and whether it has the part (GINT_TO_POINTER): many games have few names */
};

BluffSeatNames *
bluff_seat_names_new (const char *part)
{
  BluffSeatNames *self = g_new0 (BluffSeatNames, 1);

  self->key = bluff_store_player_name_key (part);
  self->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return self;
}

void
bluff_seat_names_free (BluffSeatNames *self)
{
  g_free (self->key);
  g_hash_table_unref (self->known);
  g_free (self);
}

static gboolean
has_part (BluffSeatNames *self, const char *name)
{
  g_autofree char *key = NULL;
  gpointer has;

  if (g_hash_table_lookup_extended (self->known, name, NULL, &has))
    return GPOINTER_TO_INT (has);

  key = bluff_store_player_name_key (name);
  has = GINT_TO_POINTER (strstr (key, self->key) != NULL);
  g_hash_table_insert (self->known, g_strdup (name), has);
  return GPOINTER_TO_INT (has);
}

gboolean
bluff_seats_have_name (BluffDatabase *database, gint64 game, BluffSeatNames *names, gboolean *has, GError **error)
{
  static const char sql[] = "SELECT coalesce (p.name, s.name) FROM seats s LEFT JOIN players p ON p.id = s.player "
                            "WHERE s.game = ?1";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);
  gboolean row;

  if (statement == NULL)
    return FALSE;
  *has = FALSE;
  bluff_statement_bind_number (statement, 1, game);
  while (!*has && bluff_statement_step (statement, &row, error))
    {
      const char *name;

      if (!row)
        return TRUE;
      name = bluff_statement_get_text (statement, 0);
      *has = name != NULL && has_part (names, name);
    }
  return *has;
}

/* --- Changes -------------------------------------------------------------------------------------------------------
 */

gboolean
bluff_seats_set_stand_in (BluffDatabase *database, gint64 game, const BluffSeatStandIn *stand_in, GError **error)
{
  /* A person who comes back before the next line has played everything. */
  static const char sql[] = "UPDATE seats SET stand_in = ?3, stand_in_character = ?4, handed_at = "
                            "CASE WHEN ?3 IS NULL AND handed_at = ?5 THEN 0 "
                            "WHEN ?3 IS NOT NULL AND handed_at = 0 THEN ?5 ELSE handed_at END "
                            "WHERE game = ?1 AND seat = ?2 AND kind <> 'computer'";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, game);
  bluff_statement_bind_number (statement, 2, stand_in->seat);
  bluff_statement_bind_text (statement, 3, stand_in->level);
  bluff_statement_bind_text (statement, 4, stand_in->level != NULL ? stand_in->character : NULL);
  bluff_statement_bind_number (statement, 5, stand_in->next_line);
  return bluff_statement_run (statement, error);
}

gboolean
bluff_seats_count_shared (BluffDatabase *database, gint64 a, gint64 b, gint64 *count, char **game, GError **error)
{
  static const char sql[] =
      "SELECT count (*), min (g.uid) FROM seats s JOIN seats t ON t.game = s.game AND t.player = ?2 "
      "JOIN games g ON g.id = s.game WHERE s.player = ?1";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);
  gboolean row;

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, a);
  bluff_statement_bind_number (statement, 2, b);
  if (!bluff_statement_step (statement, &row, error))
    return FALSE;
  *count = bluff_statement_get_number (statement, 0);
  *game = bluff_statement_dup_text (statement, 1);
  return TRUE;
}

gboolean
bluff_seats_move (BluffDatabase *database, gint64 from, gint64 into, GError **error)
{
  static const char sql[] = "UPDATE seats SET player = ?2 WHERE player = ?1";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, from);
  bluff_statement_bind_number (statement, 2, into);
  return bluff_statement_run (statement, error);
}

gboolean
bluff_seats_forget (BluffDatabase *database, gint64 player, GError **error)
{
  static const char sql[] = "UPDATE seats SET player = NULL, kind = 'anonymous', name = NULL WHERE player = ?1";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, player);
  return bluff_statement_run (statement, error);
}
