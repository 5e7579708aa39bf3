/* bluff-rays.h: rays of brass behind a treasure. They appear, turn slowly for five seconds and are still; where the
 * system wants no motion they are still from the beginning.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_RAYS (bluff_rays_get_type ())

G_DECLARE_FINAL_TYPE (BluffRays, bluff_rays, BLUFF, RAYS, GtkWidget)

GtkWidget *bluff_rays_new (void);

/* Begins to shine; with FACTOR 0 nothing moves. */
void bluff_rays_shine (BluffRays *self, double factor);

G_END_DECLS
