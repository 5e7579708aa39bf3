/* bluff-rating.c: a Bayesian rating after Weng and Lin, Bradley–Terry with full pairs (docs/ratings.md has the
 * formulas).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-rating.h"

#include <math.h>

/* How much chance there is in one game: the spread of a player's showing around the strength. */
#define BETA (BLUFF_RATING_START_SIGMA / 2)

/* This part of the variance stays, no matter how much a game tells. */
#define VARIANCE_LEFT 0.0001

/* The shown number: points for one unit of strength, and how many standard deviations it is careful by. */
#define POINTS 40.0
#define CAREFUL 3.0

/* What a game says about one seat: by how much its strength is to move, and which part of its variance goes. */
typedef struct
{
  double step;
  double shrink;
} Lesson;

void
bluff_rating_init (BluffRating *self)
{
  self->mu = BLUFF_RATING_START_MU;
  self->sigma = BLUFF_RATING_START_SIGMA;
}

guint
bluff_rating_shown (const BluffRating *self)
{
  double points = POINTS * (self->mu - CAREFUL * self->sigma);

  /* At the start it is 0 but for the last bit. */
  return points > 0 ? (guint) (points + 0.5) : 0;
}

/* What a place before, beside or behind OTHER says about SELF. */
static void
compare (const BluffRating *self, const BluffRating *other, guint place, guint other_place, Lesson *lesson)
{
  double variance = self->sigma * self->sigma;
  double spread = sqrt (variance + other->sigma * other->sigma + 2 * BETA * BETA);
  double expected = 1 / (1 + exp ((other->mu - self->mu) / spread));
  double score = place < other_place ? 1 : place == other_place ? 0.5 : 0;

  lesson->step += variance / spread * (score - expected);
  lesson->shrink += self->sigma / spread * (variance / (spread * spread)) * expected * (1 - expected);
}

/* A player on several seats learns the mean of what each of them would. */
static void
learn (BluffRating *self, BluffRating *const *players, const Lesson *lessons, guint n)
{
  double step = 0;
  double shrink = 0;
  guint seats = 0;

  for (guint seat = 0; seat < n; seat++)
    if (players[seat] == self)
      {
        step += lessons[seat].step;
        shrink += lessons[seat].shrink;
        seats++;
      }

  self->mu += step / seats;
  self->sigma *= sqrt (MAX (1 - shrink / seats, VARIANCE_LEFT));
}

static gboolean
sat_before (BluffRating *const *players, guint seat)
{
  for (guint other = 0; other < seat; other++)
    if (players[other] == players[seat])
      return TRUE;

  return FALSE;
}

void
bluff_rating_update (BluffRating *const *players, const guint8 *places, guint n)
{
  Lesson lessons[BLUFF_MAX_SEATS] = { { 0 } };
  BluffRating before[BLUFF_MAX_SEATS];

  g_return_if_fail (n >= 2 && n <= BLUFF_MAX_SEATS);

  for (guint seat = 0; seat < n; seat++)
    if (players[seat] != NULL)
      before[seat] = *players[seat];
    else
      bluff_rating_init (&before[seat]);

  for (guint seat = 0; seat < n; seat++)
    for (guint other = 0; other < n; other++)
      if (players[other] != players[seat])
        compare (&before[seat], &before[other], places[seat], places[other], &lessons[seat]);

  for (guint seat = 0; seat < n; seat++)
    if (players[seat] != NULL && !sat_before (players, seat))
      learn (players[seat], players, lessons, n);
}
