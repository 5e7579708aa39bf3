/* bluff-bluffer-ask.h: what the viewer of a Bluffer table is asked for, what it may cost, and the buttons for it that
 * no card has.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-crew.h"
#include "bluff-legal.h"
#include "bluff-view.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_BLUFFER_ASK (bluff_bluffer_ask_get_type ())

G_DECLARE_FINAL_TYPE (BluffBlufferAsk, bluff_bluffer_ask, BLUFF, BLUFFER_ASK, GtkWidget)

GtkWidget *bluff_bluffer_ask_new (void);

/* Asks VIEW's seat for what LEGAL has. FALSE, and nothing is asked, if that is nothing, or to shout or let it pass. */
gboolean
bluff_bluffer_ask_show (BluffBlufferAsk *self, const BluffView *view, const BluffLegal *legal, BluffCrew *crew);

/* Whether the cards have no buttons of their own: then there are some here, for the card that is chosen. */
void bluff_bluffer_ask_set_for_chosen (BluffBlufferAsk *self, gboolean for_chosen);

/* Whether the buttons are below the words. */
void bluff_bluffer_ask_set_narrow (BluffBlufferAsk *self, gboolean narrow);

G_END_DECLS
