/* bluff-whole-choices.h: what is chosen in a row is read whole.
 *
 * libadwaita cuts it first of all where a row has little room, and large text leaves it two letters.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* For all rows of the process, from when they come onto the screen. */
void bluff_whole_choices_begin (void);

G_END_DECLS
