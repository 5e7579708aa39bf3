/* bluff-flag-chooser.h: the six flags beside each other, of which one is chosen, with its name below.
 *
 * Properties
 *   flag (BluffFlag, as an unsigned number)   the one that is chosen
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-flag.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_FLAG_CHOOSER (bluff_flag_chooser_get_type ())

G_DECLARE_FINAL_TYPE (BluffFlagChooser, bluff_flag_chooser, BLUFF, FLAG_CHOOSER, AdwBin)

GtkWidget *bluff_flag_chooser_new (void);

BluffFlag bluff_flag_chooser_get_flag (BluffFlagChooser *self);
void bluff_flag_chooser_set_flag (BluffFlagChooser *self, BluffFlag flag);

G_END_DECLS
