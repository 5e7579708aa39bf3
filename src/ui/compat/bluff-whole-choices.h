/* bluff-whole-choices.h: what is chosen in a row is read whole.
 *
 * Where a row has little room, libadwaita ellipsizes the choice first, and large text leaves two letters of it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* For all rows of the process, as soon as they are mapped. */
void bluff_whole_choices_begin (void);

G_END_DECLS
