/* bluff-pirate-rules.h: what the files of Bluff Pirate share.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-game-rules.h"

G_BEGIN_DECLS

/* state: how the game begins. */
void bluff_pirate_open (BluffState *state);
void bluff_pirate_deal (const BluffState *state, BluffRandom *random, BluffEvent *event);

/* legal: what a seat may do, and the event that it is. */
BluffRefusal bluff_pirate_refuse (const BluffState *state, const BluffAction *action);
void bluff_pirate_embody (const BluffState *state, const BluffAction *action, BluffRandom *random, BluffEvent *event);
void bluff_pirate_legal (const BluffState *state, BluffSeat seat, BluffLegal *legal);

/* The seats that SEAT may board: strictly ahead and not without cards (P19). */
BluffSeats bluff_pirate_victims (const BluffPirateState *self, BluffSeat seat);

/* How many cards a boarder takes from VICTIM (P20). */
guint bluff_pirate_booty (const BluffPirateState *self, BluffSeat victim);

/* apply: what an event changes, and what must follow. */
void bluff_pirate_apply (BluffState *state, const BluffEvent *event);
void bluff_pirate_due (const BluffState *state, BluffRandom *random, BluffEvent *event);

/* Makes the draw that is due or chosen: the next cards of the pile, as many as are owed and there (P6, P8). */
void bluff_pirate_make_draw (const BluffPirateState *self, BluffEvent *event);

/* Makes a new pile of the discards (P18). */
void bluff_pirate_make_reshuffle (const BluffPirateState *self, BluffRandom *random, BluffEvent *event);

/* Whether the pile is empty but the discards can become a new one (P18). */
gboolean bluff_pirate_needs_reshuffle (const BluffPirateState *self);

/* The square that a ship gets to when it sails so far (P16, P22, P25). */
guint bluff_pirate_destination (const BluffPirateState *self, const BluffPirateVoyage *voyage);

/* admit: what a record may hold. */
BluffRefusal bluff_pirate_admit (const BluffState *state, const BluffEvent *event);

/* watch: what each seat, and an onlooker, can still know of where the cards are. */
void bluff_pirate_watch_deal (BluffPirateState *self);
void bluff_pirate_watch_draw (BluffPirateState *self, BluffSeat seat);
void bluff_pirate_watch_reshuffle (BluffPirateState *self, BluffCards gathered);
void bluff_pirate_watch_return (BluffPirateState *self, BluffSeat seat, BluffCards cards);
void bluff_pirate_watch_board (BluffPirateState *self, BluffSeat seat, BluffSeat victim, BluffCards taken);

/* SEAT's hand became smaller, and everybody saw the cards that left it: all that is left may now be known. */
void bluff_pirate_watch_fewer (BluffPirateState *self, BluffSeat seat);

/* Leaves out of MAY what cannot be, given how many cards each place holds. Nothing is left in that could not be. */
void bluff_pirate_watch_tighten (BluffCards *may, const guint8 *sizes);

/* sight: what a seat sees and is told. */
void bluff_pirate_sight (const BluffState *state, BluffSeat seat, BluffView *view);
void bluff_pirate_tell (const BluffState *state, const BluffEvent *event, BluffSeat seat, BluffEvent *told);

/* score: who is where in the end (P25). */
void bluff_pirate_score (const BluffPirateState *self, guint8 *place);

/* imagine: the sampler. */
void bluff_pirate_prepare (BluffImagination *imagination, const BluffView *view);
void bluff_pirate_draw (const BluffImagination *imagination, BluffRandom *random, BluffState *state);

G_END_DECLS
