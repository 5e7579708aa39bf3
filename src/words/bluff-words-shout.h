/* bluff-words-shout.h: what is said while people may shout or let it pass (C4), in both games that have it.
 *
 * Each returns a newly allocated text. VIEW is in the phase in which the moment is offered; CAST is for its seat.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-cast.h"
#include "bluff-view.h"

G_BEGIN_DECLS

/* Who claims what, or what was rolled; to an onlooker, who stands for several people, with the question who shouts. */
char *bluff_words_shout_question (const BluffCast *cast, const BluffView *view);

/* What a shout brings if it goes well and if it goes badly. */
char *bluff_words_shout_prices (const BluffCast *cast, const BluffView *view);

/* What VIEW's seat knows and the others do not, if that says whether to shout; NULL: nothing. HONEST (may be NULL):
 * whether it speaks for the truth. */
char *bluff_words_shout_note (const BluffView *view, gboolean *honest);

/* "Bluff!" or "Gimme yer booty!" */
char *bluff_words_shout (BluffGame game);

/* "First: Mia": to somebody whose shout came too late. */
char *bluff_words_was_first (const BluffCast *cast, BluffSeat seat);

/* "5 seconds left", and on what is chosen: "5 s". */
char *bluff_words_seconds_left (guint seconds);
char *bluff_words_seconds (guint seconds);

G_END_DECLS
