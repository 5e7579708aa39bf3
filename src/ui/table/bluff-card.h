/* bluff-card.h: one card on the table or in a hand, of whichever game: what it shows is a look, which each game makes
 * for its own cards (bluff-card-looks.h).
 *
 * It shows what the viewer may know of the card, and never more: code that shows a back need not know the other side. A
 * card is a button (role BUTTON) that can be focused and emits `activated` when it is clicked, or by Enter or Space; as
 * a picture (bluff_card_new_picture) it takes no input. Its owner sets its accessible name.
 *
 * Signals
 *   activated   pressed while it is enabled
 *   refused     pressed while it is not: a handler can say why
 *
 * Properties
 *   width (int)        in pixels; the height follows, 200:280. It asks for that much, and fills what it gets
 *   enabled (gboolean) whether pressing it does something now; a card that is not stays focusable, so that its name
 *                      and its hint can be read
 *   dimmed (gboolean)  whether it is drawn as one that cannot be used now
 *   chosen (gboolean)  whether a screen reader calls it pressed
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum
{
  BLUFF_CARD_FACE,  /* a card, face up */
  BLUFF_CARD_KNOWN, /* a card whose hidden side the viewer knows: a corner is folded over */
  BLUFF_CARD_BACK,  /* some card, face down */
  BLUFF_CARD_GAP,   /* where a card was, dashed */
  BLUFF_CARD_PLACE  /* where a card can be put, dashed, with a plus */
} BluffCardSide;

/* What a card shows. */
typedef struct
{
  BluffCardSide side;
  const char *art; /* the name of the drawing, interned; NULL for a gap and a place. In right-to-left text the drawing
                      of that name and "-rtl" is shown if there is one */
  gboolean eye;    /* everybody knows what the folded corner tells: an open eye beside it */
} BluffCardLook;

enum
{
  BLUFF_CARD_WIDTH_MIN = 16,
  BLUFF_CARD_WIDTH_OWN = 60, /* the least for a card of the player's hand */
  BLUFF_CARD_WIDTH_MAX = 256
};

#define BLUFF_TYPE_CARD (bluff_card_get_type ())

G_DECLARE_FINAL_TYPE (BluffCard, bluff_card, BLUFF, CARD, GtkWidget)

/* A button, and a picture (role IMG, neither focusable nor pressed). Both show a gap at first. */
GtkWidget *bluff_card_new (void);
GtkWidget *bluff_card_new_picture (void);

/* The height of a card of that width. */
int bluff_card_height_for (int width);

/* Shows a look at once. A flip that is under way is over. */
void bluff_card_show (BluffCard *self, BluffCardLook look);

/* What is shown; during a flip, what will be. */
BluffCardLook bluff_card_get_look (BluffCard *self);
BluffCardSide bluff_card_get_side (BluffCard *self);
const char *bluff_card_get_art (BluffCard *self);

/* Turns the card over to another look: 320 ms times FACTOR, or a cross-fade of 120 ms where the system wants no motion;
 * at once if the card is not on the screen or FACTOR is 0. Nothing of the other look is seen in the first half. A flip
 * that is under way is skipped. */
void bluff_card_flip_to_async (BluffCard *self,
                               BluffCardLook look,
                               double factor,
                               GAsyncReadyCallback callback,
                               gpointer user_data);

/* Never fails. */
void bluff_card_flip_finish (BluffCard *self, GAsyncResult *result);

/* Ends a flip that is under way, with the new side shown. */
void bluff_card_flip_skip (BluffCard *self);

void bluff_card_set_width (BluffCard *self, int width);
int bluff_card_get_width (BluffCard *self);
void bluff_card_set_enabled (BluffCard *self, gboolean enabled);
gboolean bluff_card_get_enabled (BluffCard *self);
void bluff_card_set_dimmed (BluffCard *self, gboolean dimmed);
gboolean bluff_card_get_dimmed (BluffCard *self);
void bluff_card_set_chosen (BluffCard *self, gboolean chosen);
gboolean bluff_card_get_chosen (BluffCard *self);

/* Its accessible name: "Hat, 7 of 9." */
void bluff_card_set_label (BluffCard *self, const char *label);

/* Its tooltip, hint of a long press, and accessible description; NULL for none. */
void bluff_card_set_hint (BluffCard *self, const char *hint);

/* How many pixels at its start lie under another card although they are drawn later: a gap in a fan. A click there is
 * not for this one. */
void bluff_card_set_covered (BluffCard *self, int covered);

/* How many pixels it is lifted by itself, without hover or focus: a card that is offered, or looked at. The lift takes
 * its time, 200 ms; where the system wants no motion it is there at once. */
void bluff_card_set_raised (BluffCard *self, int raised);
int bluff_card_get_raised (BluffCard *self);

/* A ring in COLOUR around the card, to point it out; NULL for none. The ring of the focus goes over it. */
void bluff_card_set_ring (BluffCard *self, const GdkRGBA *colour);

G_END_DECLS
