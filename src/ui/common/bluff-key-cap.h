/* bluff-key-cap.h: the cap of a key, beside the words of the button that it presses.
 *
 * It can be seen only where keys are used: from the moment a key is pressed in the window until the mouse or a finger
 * presses something again. A screen reader does not find it: the button itself says its key (bluff_key_cap_name).
 *
 * Properties
 *   letter (string)   what stands on it
 *   room (gboolean)   whether there is room for it; TRUE unless told
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_KEY_CAP (bluff_key_cap_get_type ())

G_DECLARE_FINAL_TYPE (BluffKeyCap, bluff_key_cap, BLUFF, KEY_CAP, GtkWidget)

GtkWidget *bluff_key_cap_new (const char *letter);

void bluff_key_cap_set_letter (BluffKeyCap *self, const char *letter);
const char *bluff_key_cap_get_letter (BluffKeyCap *self);

void bluff_key_cap_set_room (BluffKeyCap *self, gboolean room);

/* Puts LETTER on it, and tells screen readers that this is the key of BUTTON. */
void bluff_key_cap_name (BluffKeyCap *self, const char *letter, GtkWidget *button);

/* Shows the caps as if a key had been pressed in the window ROOT: for handlers that consume a key before the caps see
 * it, and for pictures. */
void bluff_key_cap_show_all (GtkWidget *root);

G_END_DECLS
