/* bluff-story.h: a game as it is told afterwards: of a finished one everything, of any other what an onlooker was told.
 *
 * Whether secrets are opened is decided here: the story of a game that is not over does not hold any.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-claim.h"
#include "bluff-view.h"

G_BEGIN_DECLS

/* What was hidden when a game ended, and nobody has seen by then. Where there is nothing, it is unknown or none. */
typedef struct
{
  guint8 down[BLUFF_BLUFFER_CARDS];    /* BluffShape: the hidden sides of Bluffer's cards, by slot */
  guint8 card[BLUFF_BLUFFANEER_SEATS]; /* BluffPair: the card that each seat of Bluffaneer holds */
} BluffSecrets;

/* Something that happened, as an onlooker was told it. */
typedef struct
{
  BluffTold told;
  guint turn; /* of the game (Bluffaneer: its round); the set-up belongs to the first */
} BluffStoryLine;

typedef struct
{
  BluffTable table;
  gboolean finished;
  gint64 ms;      /* how long it was played, as far as the record tells, or BLUFF_RECORD_NO_MS */
  BluffView view; /* where it ended, or stands: an onlooker's */

  /* Of a finished game */
  BluffSecrets secrets;
  GArray *claims; /* BluffClaim, all of them; NULL: it is not finished */

  GArray *lines; /* BluffStoryLine, everything that happened; NULL: it is finished, and the claims tell more */
} BluffStory;

/* The story of a valid record. It is a copy. */
BluffStory *bluff_story_new (const BluffRecord *record);
void bluff_story_free (BluffStory *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BluffStory, bluff_story_free)

/* What was hidden at the end of a game of TABLE, from all its events as they are told to nobody in particular, whole
 * (BluffTold). Of Bluffer also the sides of cards that lie on no table any more. */
void bluff_secrets_of_events (const BluffTable *table, const GArray *events, BluffSecrets *secrets);

G_END_DECLS
