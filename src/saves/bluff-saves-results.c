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

/* Whose decision counted. */
static guint8
find_judges (const BluffClaim *claim)
{
  if (claim->judge != BLUFF_NO_SEAT)
    return bluff_seats_of (claim->judge);

  return claim->end == BLUFF_CLAIM_BELIEVED ? claim->asked : 0;
}

static const BluffStoreClaimEnd ends[] = {
  [BLUFF_CLAIM_OPEN] = BLUFF_STORE_CLAIM_OPEN,
  [BLUFF_CLAIM_BELIEVED] = BLUFF_STORE_CLAIM_BELIEVED,
  [BLUFF_CLAIM_CALLED] = BLUFF_STORE_CLAIM_CALLED,
};

static BluffStoreClaim
write_claim (const BluffClaim *claim, BluffGame game)
{
  guint size = 0;

  if (game == BLUFF_GAME_PIRATE)
    size = bluff_cards_count (claim->set.up) + bluff_cards_count (claim->set.down);

  return (BluffStoreClaim){
    .n = claim->n,
    .end = (guint8) ends[claim->end],
    .bluff = claim->bluff != FALSE,
    .after_caught = claim->after_caught != FALSE,
    .behind = claim->behind != FALSE,
    .size = (guint8) size,
    .judges = find_judges (claim),
    .moved = (guint16) MIN (claim->moved, G_MAXUINT16),
  };
}

static void
take_claims (BluffSavesResults *self, const BluffTable *table, const GArray *claims)
{
  for (BluffSeat seat = 0; seat < table->players; seat++)
    self->claims[seat] = g_array_new (FALSE, FALSE, sizeof (BluffStoreClaim));
  for (guint i = 0; i < claims->len; i++)
    {
      const BluffClaim *claim = &g_array_index (claims, BluffClaim, i);
      BluffStoreClaim written = write_claim (claim, (BluffGame) table->game);

      if (claim->counts)
        g_array_append_val (self->claims[claim->seat], written);
    }
  for (BluffSeat seat = 0; seat < table->players; seat++)
    {
      self->results[seat].claims = (const BluffStoreClaim *) (gconstpointer) self->claims[seat]->data;
      self->results[seat].n_claims = self->claims[seat]->len;
    }
}

void
bluff_saves_results_init (BluffSavesResults *self, const BluffResult *result, const GArray *claims)
{
  memset (self->claims, 0, sizeof self->claims);
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
  take_claims (self, &result->table, claims);
}

void
bluff_saves_results_clear (BluffSavesResults *self)
{
  for (guint seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    g_clear_pointer (&self->claims[seat], g_array_unref);
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

/* The claims of a game in the store, held against those that it should have. */
typedef struct
{
  const BluffSavesResults *results;
  guint n_seats;
  gsize found[BLUFF_MAX_SEATS];
  gboolean same;
} Comparison;

static gboolean
is_same_claim (const BluffStoreClaim *a, const BluffStoreClaim *b)
{
  return a->n == b->n && a->end == b->end && a->bluff == b->bluff && a->after_caught == b->after_caught &&
         a->behind == b->behind && a->size == b->size && a->judges == b->judges && a->moved == b->moved;
}

static void
compare_claim (guint seat, const BluffStoreClaim *claim, gpointer data)
{
  Comparison *self = data;
  const BluffStoreResult *result = seat < self->n_seats ? &self->results->results[seat] : NULL;

  self->same = self->same && result != NULL && self->found[seat] < result->n_claims &&
               is_same_claim (&result->claims[self->found[seat]], claim);
  if (self->same)
    self->found[seat]++;
}

static gboolean
compare_claims (BluffStore *store,
                const BluffStoreGame *game,
                const BluffSavesResults *results,
                gboolean *same,
                GError **error)
{
  Comparison self = { .results = results, .n_seats = game->n_seats, .same = TRUE };

  if (!bluff_store_foreach_claim (store, game->id, compare_claim, &self, error))
    return FALSE;

  for (guint seat = 0; seat < game->n_seats; seat++)
    self.same = self.same && self.found[seat] == results->results[seat].n_claims;
  *same = self.same;
  return TRUE;
}

gboolean
bluff_saves_results_compare (BluffStore *store,
                             const BluffStoreGame *game,
                             const BluffResult *result,
                             const BluffSavesResults *results,
                             gboolean *same,
                             gboolean *same_claims,
                             GError **error)
{
  BluffResult old;
  guint unknown;

  if (!bluff_saves_results_read (store, game, &old, &unknown, error))
    return FALSE;

  *same = unknown == 0 && is_same (&old, result, result->table.players);
  return compare_claims (store, game, results, same_claims, error);
}
