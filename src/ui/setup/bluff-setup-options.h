/* bluff-setup-options.h: what a table of Bluffer or Bluffaneer agrees on besides who sits there: the memory aid (B19),
 * and how people shout (C4).
 *
 * Memory aid and shout are options of the game, and kept with it. How long the rope is, and whether several people
 * decide one after the other, only says how a moment is offered at this screen: that is a setting of the device.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-setup-draft.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_SETUP_OPTIONS (bluff_setup_options_get_type ())

G_DECLARE_FINAL_TYPE (BluffSetupOptions, bluff_setup_options, BLUFF, SETUP_OPTIONS, GObject)

/* Puts a row into LIST, at its beginning, for each option that the game of DRAFT has, and keeps them as DRAFT and
 * SETTINGS are. */
BluffSetupOptions *bluff_setup_options_new (GtkListBox *list, BluffSetupDraft *draft, GSettings *settings);

G_END_DECLS
