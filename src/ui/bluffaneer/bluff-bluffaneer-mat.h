/* bluff-bluffaneer-mat.h: the middle of the table of Bluffaneer: the treasure map with what doubles do, and the dice.
 *
 * A roll shows nothing of its outcome before it is over: until then the same faces go by, whatever the outcome.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffaneer.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_BLUFFANEER_MAT (bluff_bluffaneer_mat_get_type ())

G_DECLARE_FINAL_TYPE (BluffBluffaneerMat, bluff_bluffaneer_mat, BLUFF, BLUFFANEER_MAT, GtkWidget)

/* What it needs, in pixels. */
#define BLUFF_BLUFFANEER_MAT_LEAST_HEIGHT 60

GtkWidget *bluff_bluffaneer_mat_new (void);

/* Shows the dice as they lie: a BluffIcon each, or BLUFF_NO_ICON before the first roll. A roll that is under way is
 * over.
 */
void bluff_bluffaneer_mat_show (BluffBluffaneerMat *self, const guint8 icons[2]);

/* Rolls them, 900 ms times FACTOR; at once if the mat is not on the screen, FACTOR is 0 or the system wants no motion.
 * A roll that is under way is skipped. */
void bluff_bluffaneer_mat_roll_async (BluffBluffaneerMat *self,
                                      const guint8 icons[2],
                                      double factor,
                                      GAsyncReadyCallback callback,
                                      gpointer user_data);

/* Never fails. */
void bluff_bluffaneer_mat_roll_finish (BluffBluffaneerMat *self, GAsyncResult *result);

/* Brings a roll to its end. */
void bluff_bluffaneer_mat_skip (BluffBluffaneerMat *self);

/* The drawing that DIE, 0 or 1, shows at this moment. */
const char *bluff_bluffaneer_mat_get_face (BluffBluffaneerMat *self, guint die);

/* The middle of the mat, in the mat's coordinates: where cards and coins come to. */
void bluff_bluffaneer_mat_get_middle (BluffBluffaneerMat *self, graphene_point_t *middle);

/* The table unit. */
void bluff_bluffaneer_mat_set_unit (BluffBluffaneerMat *self, double unit);

/* What must stay free on both sides of the map. */
void bluff_bluffaneer_mat_set_side (BluffBluffaneerMat *self, int side);

/* How much of the room beside the map is taken, from above: a lantern and a parrot stand below it, if they can. */
void bluff_bluffaneer_mat_set_taken (BluffBluffaneerMat *self, int start, int end);

/* Whether the map has no room for what doubles do: property `bare`. */
gboolean bluff_bluffaneer_mat_is_bare (BluffBluffaneerMat *self);

G_END_DECLS
