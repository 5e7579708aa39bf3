/* bluff-saves-results.c: results on their way into the store and out of it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-saves-results.h"

#include <string.h>

static gsize
list_facts (BluffStoreFact *facts, const gint64 *numbers)
{
  gsize n = 0;

  for (guint fact = 0; fact < BLUFF_N_FACTS; fact++)
    if (fact != BLUFF_FACT_THINKING_MS && numbers[fact] != 0)
      facts[n++] = (BluffStoreFact){ .name = bluff_fact_name ((BluffFact) fact), .value = numbers[fact] };

  return n;
}

void
bluff_saves_results_init (BluffSavesResults *self, const BluffResult *result)
{
  for (BluffSeat seat = 0; seat < result->table.players; seat++)
    {
      const gint64 *numbers = result->facts[seat].number;

      self->results[seat] = (BluffStoreResult){
        .place = result->place[seat],
        .turns = result->turns,
        .thinking_ms = numbers[BLUFF_FACT_THINKING_MS],
        .facts = self->facts[seat],
        .n_facts = list_facts (self->facts[seat], numbers),
      };
    }
}

typedef struct
{
  BluffResult *result;
  guint *unknown;
} Reading;

static void
take_fact (guint seat, const char *name, gint64 value, gpointer data)
{
  Reading *reading = data;
  BluffFact fact;

  if (seat < BLUFF_MAX_SEATS && bluff_fact_from_name (name, &fact))
    reading->result->facts[seat].number[fact] = value;
  else
    (*reading->unknown)++;
}

gboolean
bluff_saves_results_read (BluffStore *store,
                          const BluffStoreGame *game,
                          BluffResult *result,
                          guint *unknown,
                          GError **error)
{
  Reading reading = { .result = result, .unknown = unknown };
  gint64 turns[BLUFF_MAX_SEATS] = { 0 };
  gint64 thinking_ms[BLUFF_MAX_SEATS] = { 0 };

  *result = (BluffResult){ .finished = TRUE };
  *unknown = 0;
  if (!bluff_store_foreach_fact (store, game->id, take_fact, &reading, error) ||
      !bluff_store_read_efforts (store, game->id, turns, thinking_ms, error))
    return FALSE;

  result->turns = (guint) turns[0];
  for (guint seat = 0; seat < game->n_seats; seat++)
    {
      result->place[seat] = (guint8) game->seats[seat].place;
      result->facts[seat].number[BLUFF_FACT_THINKING_MS] = thinking_ms[seat];
    }
  return TRUE;
}

/* Whether the two say the same of a game with N seats. */
static gboolean
is_same (const BluffResult *a, const BluffResult *b, guint n)
{
  return a->turns == b->turns && memcmp (a->place, b->place, n * sizeof a->place[0]) == 0 &&
         memcmp (a->facts, b->facts, n * sizeof a->facts[0]) == 0;
}

gboolean
bluff_saves_results_compare (BluffStore *store,
                             const BluffStoreGame *game,
                             const BluffResult *result,
                             gboolean *same,
                             GError **error)
{
  BluffResult old;
  guint unknown;

  if (!bluff_saves_results_read (store, game, &old, &unknown, error))
    return FALSE;

  *same = unknown == 0 && is_same (&old, result, result->table.players);
  return TRUE;
}
