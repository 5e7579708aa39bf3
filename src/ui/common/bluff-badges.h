/* bluff-badges.h: the badges of several players, one half behind the other.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-flag.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_BADGES (bluff_badges_get_type ())

G_DECLARE_FINAL_TYPE (BluffBadges, bluff_badges, BLUFF, BADGES, GtkWidget)

GtkWidget *bluff_badges_new (void);

/* N flags, from the start on. NAMES says who they are, for tooltip and screen readers. */
void bluff_badges_set (BluffBadges *self, const BluffFlag *flags, guint n, const char *names);

G_END_DECLS
