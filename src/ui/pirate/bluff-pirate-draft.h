/* bluff-pirate-draft.h: the set of cards that a player of Bluff Pirate is composing, before it is laid.
 *
 * An order of up to five cards of the hand, each face up or face down. It knows what a seat's view tells and nothing
 * else, and never decides what is legal: it only says what the set still lacks, so that nobody has to press a button to
 * find out.
 *
 * Signals
 *   changed   another order, side or hand, or another square to sail from
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-action.h"
#include "bluff-pirate.h"
#include "bluff-refusal.h"

#include <glib-object.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_PIRATE_DRAFT (bluff_pirate_draft_get_type ())

G_DECLARE_FINAL_TYPE (BluffPirateDraft, bluff_pirate_draft, BLUFF, PIRATE_DRAFT, GObject)

/* Of nobody's hand. */
BluffPirateDraft *bluff_pirate_draft_new (void);

/* Follows the hand and the ship of VIEW's seat. Cards that left the hand leave the draft. Another seat's view, and an
 * onlooker's, puts it away: nothing of it can be asked for before its owner looks again. It is there again then if that
 * is in the same turn and with the same hand. */
void bluff_pirate_draft_set_view (BluffPirateDraft *self, const BluffPirateView *view);

/* Follows the hand alone. */
void bluff_pirate_draft_set_hand (BluffPirateDraft *self, BluffCards hand);

/* --- Composing: each returns whether it did something --------------------------------------------------------------
 */

/* Puts a card of the hand into the next slot, face down; or takes it back if it is in one. */
gboolean bluff_pirate_draft_pick (BluffPirateDraft *self, guint card);

/* Turns a card of the draft over. */
gboolean bluff_pirate_draft_turn (BluffPirateDraft *self, guint card);

/* Takes back the card that came last; and all of them. */
gboolean bluff_pirate_draft_take_back (BluffPirateDraft *self);
gboolean bluff_pirate_draft_clear (BluffPirateDraft *self);

/* --- What it is ----------------------------------------------------------------------------------------------------
 */

guint bluff_pirate_draft_get_size (BluffPirateDraft *self);
gboolean bluff_pirate_draft_is_full (BluffPirateDraft *self);

/* The card in a slot below the size, and whether it is face up. */
guint bluff_pirate_draft_get_card (BluffPirateDraft *self, guint slot);
gboolean bluff_pirate_draft_is_up (BluffPirateDraft *self, guint slot);

gboolean bluff_pirate_draft_has (BluffPirateDraft *self, guint card);

/* The cards that lie face up, and face down. */
BluffCards bluff_pirate_draft_get_up (BluffPirateDraft *self);
BluffCards bluff_pirate_draft_get_down (BluffPirateDraft *self);

/* Why these cards are no set yet (P9, P10); BLUFF_REFUSAL_NONE if they are. */
BluffRefusal bluff_pirate_draft_refuse (BluffPirateDraft *self);

/* Whether it is a set, and a bluff (P10). */
gboolean bluff_pirate_draft_is_bluff (BluffPirateDraft *self);

/* How many squares the ship would sail, and whether it would reach a closed island (P13, P22); 0 if it is no set. */
guint bluff_pirate_draft_get_squares (BluffPirateDraft *self, gboolean *island);

/* The square that it would take the ship to; FALSE if it is no set. */
gboolean bluff_pirate_draft_get_target (BluffPirateDraft *self, guint *square);

/* --- What it says, only to who composes it; newly allocated --------------------------------------------------------
 */

/* What it still lacks, "Turn 1 card face up"; NULL if it is a set, or no card is chosen. */
char *bluff_pirate_draft_say_trouble (BluffPirateDraft *self);

/* Why it cannot be laid, also if no card is chosen, and why it cannot be discarded; NULL if it can. */
char *bluff_pirate_draft_say_lay_trouble (BluffPirateDraft *self);
char *bluff_pirate_draft_say_discard_trouble (BluffPirateDraft *self);

/* "Your set is honest"; NULL if it is no set. */
char *bluff_pirate_draft_say_nature (BluffPirateDraft *self);

/* What it brings if all goes well, and if somebody votes "bluff"; NULL if it is no set. */
char *bluff_pirate_draft_say_gain (BluffPirateDraft *self);
char *bluff_pirate_draft_say_risk (BluffPirateDraft *self);

/* Both in one short line. */
char *bluff_pirate_draft_say_price (BluffPirateDraft *self);

/* --- What it does; FALSE if it is no set, or not one card ----------------------------------------------------------
 */

gboolean bluff_pirate_draft_fill_lay (BluffPirateDraft *self, BluffAction *action);
gboolean bluff_pirate_draft_fill_discard (BluffPirateDraft *self, BluffAction *action);

G_END_DECLS
