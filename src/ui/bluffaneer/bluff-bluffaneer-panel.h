/* bluff-bluffaneer-panel.h: what is to be decided at the table of Bluffaneer, with the price of each answer: to roll,
 * to steal, to pay or call. When there is nothing to decide it says what the game waits for, or what just happened.
 *
 * It takes the focus itself when it asks something, so that no answer is preselected; its accessible name is the
 * question.
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

#define BLUFF_TYPE_BLUFFANEER_PANEL (bluff_bluffaneer_panel_get_type ())

G_DECLARE_FINAL_TYPE (BluffBluffaneerPanel, bluff_bluffaneer_panel, BLUFF, BLUFFANEER_PANEL, GtkWidget)

/* How it and the rail around it are laid out, from little room to much. */
typedef enum
{
  BLUFF_BLUFFANEER_LOW,    /* one below the other, and only what is needed */
  BLUFF_BLUFFANEER_NARROW, /* one below the other */
  BLUFF_BLUFFANEER_PLAIN,  /* side by side, without the picture of the card that is claimed */
  BLUFF_BLUFFANEER_WIDE
} BluffBluffaneerForm;

GtkWidget *bluff_bluffaneer_panel_new (void);

/* Asks what LEGAL offers; if that is nothing, says what the game waits for. With HELP an answer is helped by counting.
 */
void bluff_bluffaneer_panel_ask (BluffBluffaneerPanel *self,
                                 const BluffBluffaneerView *view,
                                 const BluffLegal *legal,
                                 BluffCrew *crew,
                                 gboolean help);

/* Says what just happened, as TOLD. */
void bluff_bluffaneer_panel_tell (BluffBluffaneerPanel *self, BluffCrew *crew, const BluffTold *told);

/* Whether something is asked. */
gboolean bluff_bluffaneer_panel_is_asking (BluffBluffaneerPanel *self);

void bluff_bluffaneer_panel_set_form (BluffBluffaneerPanel *self, BluffBluffaneerForm form);

G_END_DECLS
