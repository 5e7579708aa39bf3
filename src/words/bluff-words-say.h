/* bluff-words-say.h: the sentences of the events, one function for each kind (private to words).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-cast.h"
#include "bluff-event.h"

G_BEGIN_DECLS

/* The sentence of an event that was told; newly allocated. */
typedef char *(*BluffSay) (const BluffCast *cast, const BluffEvent *event);

/* By kind; NULL for the kinds that the game does not have. */
extern const BluffSay bluff_words_pirate_says[BLUFF_N_EVENTS];
extern const BluffSay bluff_words_bluffer_says[BLUFF_N_EVENTS];
extern const BluffSay bluff_words_bluffaneer_says[BLUFF_N_EVENTS];

/* What several games have in common. */
char *bluff_words_say_nothing_drawn (const BluffCast *cast, BluffSeat seat);
char *bluff_words_say_drawn (const BluffCast *cast, BluffSeat seat, const char *cards);
char *bluff_words_say_reshuffle (const BluffCast *cast, const BluffEvent *event);
char *bluff_words_say_pass_by (const BluffCast *cast, const BluffEvent *event);
char *bluff_words_say_flip (const BluffCast *cast, const BluffEvent *event);
char *bluff_words_say_over (const BluffCast *cast, const BluffEvent *event);

/* "Game over. Bea wins!", from the places by seat. */
char *bluff_words_winner (const BluffCast *cast, const guint8 *place);

/* Whether somebody who is told of a set-up knows all cards that SEAT was dealt; FIRST is where they begin among the
 * cards of the deck. */
gboolean bluff_words_hand_is_told (const BluffEventDeck *deck, BluffSeat seat, guint *first);

G_END_DECLS
