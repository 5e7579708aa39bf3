/* bluff-course.h: the course of a player's games, claim by claim: how the player claims, and which badges were earned
 * (docs/facts.md).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-claims-table.h"
#include "bluff-results-table.h"

G_BEGIN_DECLS

typedef struct _BluffCourse BluffCourse;

BluffCourse *bluff_course_new (void);
void bluff_course_free (BluffCourse *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BluffCourse, bluff_course_free)

/* First all games, in the order in which they ended. PARTS: what the claims of this game are added to, and that stays
 * where it is as long as the course; ended by NULL. */
enum
{
  BLUFF_COURSE_MAX_PARTS = 4
};
void bluff_course_add_game (BluffCourse *self, const BluffResultRow *row, BluffStoreClaims *const *parts);

/* Then their claims, in the same order; and their calls. */
void bluff_course_add_claim (BluffCourse *self, const BluffClaimRow *row);
void bluff_course_add_calls (BluffCourse *self, gint64 game, guint64 right, guint64 wrong);

/* Then what came of it. HABITS gets one of all kinds, if there is a game, and one of each kind, by kind. LIES gets the
 * row of the game of each one's best lie (gint64), or 0. */
void
bluff_course_end (BluffCourse *self, GPtrArray *habits, GArray *lies, BluffStoreBadgeRow badges[BLUFF_STORE_N_BADGES]);

G_END_DECLS
