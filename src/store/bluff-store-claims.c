/* bluff-store-claims.c: the claims of a game, and whether those of all games are there.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-store-game.h"

#include "bluff-claims-table.h"
#include "bluff-games-table.h"
#include "bluff-store-private.h"

typedef struct
{
  const char *game;
  BluffStoreClaimFunc func;
  gpointer data;
} Question;

static gboolean
foreach_claim (BluffInside *inside, gpointer data, GError **error)
{
  Question *question = data;
  BluffGameHead head;

  return bluff_games_get (inside->database, question->game, &head, error) &&
         bluff_claims_foreach (inside->database, head.row, question->func, question->data, error);
}

gboolean
bluff_store_foreach_claim (BluffStore *self, const char *game, BluffStoreClaimFunc func, gpointer data, GError **error)
{
  Question question = { .game = game, .func = func, .data = data };

  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);

  return bluff_store_do_reading (self, foreach_claim, &question, error);
}

static gboolean
is_recount_due (BluffInside *inside, gpointer data, GError **error)
{
  gint64 *due = data;

  return bluff_database_ask_number (inside->database, "SELECT count (*) FROM recount_due", due, error);
}

gboolean
bluff_store_is_recount_due (BluffStore *self, gboolean *due, GError **error)
{
  gint64 n = 0;
  gboolean ok;

  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);

  ok = bluff_store_do (self, is_recount_due, &n, error);
  *due = n > 0;
  return ok;
}

static gboolean
set_recount_due (BluffInside *inside, gpointer data, GError **error)
{
  const gboolean *due = data;

  return bluff_database_exec (inside->database,
                              *due ? "INSERT OR IGNORE INTO recount_due VALUES (1)" : "DELETE FROM recount_due", error);
}

gboolean
bluff_store_set_recount_due (BluffStore *self, gboolean due, GError **error)
{
  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);

  return bluff_store_do_atomically (self, set_recount_due, &due, error);
}
