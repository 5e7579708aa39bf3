/* bluff-look.h: what a person holds at an open table to look at the own secret.
 *
 * It is open as long as the mouse, Space or Enter is held on it. Whoever cannot hold anything, because a screen reader
 * presses it for them, sees or hears it for as long as a peek lasts.
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

/* For the person who is called NAME; SECRET is a closed picture of what only they may see. */
GtkWidget *bluff_look_new (const char *name, GtkWidget *secret);

GtkWidget *bluff_look_get_secret (BluffLook *self);

/* What is to be read of the secret while it is open; NULL: it is closed. */
void bluff_look_say (BluffLook *self, const char *words);

/* Whether a key opens what has the focus as long as it is held. */
gboolean bluff_look_is_key (guint keyval);

/* Without words beside the secret. */
void bluff_look_set_compact (BluffLook *self, gboolean compact);

G_END_DECLS
