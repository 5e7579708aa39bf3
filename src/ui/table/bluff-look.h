/* bluff-look.h: a button at which one of several people at a screen sees their secret as long as they hold it: by the
 * mouse, a finger, the space bar, or their key with Shift.
 *
 * A screen reader cannot hold a button: when it presses this one, the secret is open for as long as a peek lasts.
 *
 * It has a picture of the secret, face down, and does not know the other side: the handler of its signal opens and
 * closes the picture.
 *
 * Signals
 *   look (gboolean held)
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_LOOK (bluff_look_get_type ())

G_DECLARE_FINAL_TYPE (BluffLook, bluff_look, BLUFF, LOOK, GtkWidget)

enum
{
  BLUFF_PEEK_MS = 2500 /* how long a secret is open that nobody holds */
};

/* For the player with this NAME; SECRET is a closed picture. KEY is what is called the key that, with Shift, does the
 * same. */
GtkWidget *bluff_look_new (const char *name, GtkWidget *secret, const char *key);

GtkWidget *bluff_look_get_secret (BluffLook *self);

/* The secret in words while it is open, for the accessible name; NULL: it is closed. */
void bluff_look_say (BluffLook *self, const char *words);

/* Whether a key opens what has the focus as long as it is held. */
gboolean bluff_look_is_key (guint keyval);

/* Where there is little room: no words beside the picture. */
void bluff_look_set_compact (BluffLook *self, gboolean compact);

/* Where there is more height than width: what is beside the picture is below it. */
void bluff_look_set_upright (BluffLook *self, gboolean upright);

G_END_DECLS
