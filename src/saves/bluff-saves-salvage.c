/* bluff-saves-salvage.c: what could be read of a damaged database, made whole by what the games' events say.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-saves-care.h"
#include "bluff-saves-fail.h"
#include "bluff-saves-private.h"
#include "bluff-saves-rate.h"
#include "bluff-saves-results.h"
#include "bluff-tally.h"

typedef struct
{
  BluffSaves *saves;
  const char *path;
  BluffStoreSalvage *saved;
} Salvage;

/* The end is there: so are the results, if not in the table then in the events. */
static gboolean
mend_finished (BluffStore *store, const BluffStored *stored, GError **error)
{
  const BluffStoreGame *game = stored->game;
  g_autoptr (GArray) claims = g_array_new (FALSE, FALSE, sizeof (BluffClaim));
  g_auto (BluffSavesResults) results = { 0 };
  gboolean same = FALSE;
  gboolean same_claims = FALSE;
  BluffResult result;

  bluff_tally_record_with_claims (stored->record, &result, claims);
  bluff_saves_results_init (&results, &result, claims);
  if (game->state == BLUFF_STORE_FINISHED &&
      !bluff_saves_results_compare (store, game, &result, &results, &same, &same_claims, error))
    return FALSE;
  if (same && same_claims)
    return TRUE;

  return bluff_store_mend_game (store, game->id, results.results, game->n_seats, error);
}

static gboolean
mend_game (BluffStore *store, const char *id, GError **error)
{
  g_autoptr (GError) why = NULL;
  g_autoptr (BluffStored) stored = bluff_stored_read (store, id, &why);

  if (stored == NULL)
    return why->domain == BLUFF_SAVES_ERROR || bluff_saves_forgive_gone (&why, error);
  if (stored->fault.cause == BLUFF_FAULT_NONE && bluff_record_is_finished (stored->record))
    return mend_finished (store, stored, error);
  /* Results came in for all seats or for none. */
  if (stored->game->state == BLUFF_STORE_FINISHED && stored->game->seats[0].place == 0)
    return bluff_store_mend_game (store, id, NULL, 0, error);
  return TRUE;
}

static GHashTable *
list_known (BluffSaves *self, GError **error)
{
  g_autoptr (GPtrArray) ids = bluff_saves_list_all (self, error);
  GHashTable *known;

  if (ids == NULL)
    return NULL;

  known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < ids->len; i++)
    g_hash_table_add (known, g_strdup (g_ptr_array_index (ids, i)));
  return known;
}

/* Runs on the store's thread, in one transaction. Games that were there before are left alone. */
static gboolean
salvage_and_mend (BluffStore *store, gpointer data, GError **error)
{
  const Salvage *salvage = data;
  g_autoptr (GHashTable) known = list_known (salvage->saves, error);
  g_autoptr (GPtrArray) ids = NULL;

  if (known == NULL || !bluff_store_salvage (store, salvage->path, bluff_stored_judge, NULL, salvage->saved, error))
    return FALSE;

  ids = bluff_saves_list_all (salvage->saves, error);
  for (guint i = 0; ids != NULL && i < ids->len; i++)
    if (!g_hash_table_contains (known, g_ptr_array_index (ids, i)) &&
        !mend_game (store, g_ptr_array_index (ids, i), error))
      return FALSE;

  return ids != NULL && bluff_saves_rate_all (store, NULL, error);
}

gboolean
bluff_saves_salvage (BluffSaves *self, const char *path, BluffStoreSalvage *saved, GError **error)
{
  BluffStoreSalvage unused;
  Salvage salvage = { .saves = self, .path = path, .saved = saved != NULL ? saved : &unused };

  g_return_val_if_fail (BLUFF_IS_SAVES (self) && path != NULL, FALSE);

  return bluff_store_run (bluff_saves_get_store (self), BLUFF_STORE_RUN_ATOMIC, salvage_and_mend, &salvage, error);
}
