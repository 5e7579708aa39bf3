/* bluff-whole-choices.h: what is chosen in a row is read whole, and so is what a row asks for, and the title of a group
 * of rows.
 *
 * libadwaita cuts them where there is little room, and large text leaves of what is chosen two letters.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* For all of the process, from when they come onto the screen. */
void bluff_whole_choices_begin (void);

G_END_DECLS
