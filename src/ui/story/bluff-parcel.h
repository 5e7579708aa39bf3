/* bluff-parcel.h: a game that is dragged out of the window, or copied: for the others it is a .bluff file.
 *
 * The file is written when somebody asks for it, into a folder of this session. It has names in it: it goes when the
 * program ends, and before that when a game is deleted for good or a player is forgotten or called differently. Who
 * asks again then gets what there is then.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-saves.h"

#include <gdk/gdk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_PARCEL (bluff_parcel_get_type ())

G_DECLARE_FINAL_TYPE (BluffParcel, bluff_parcel, BLUFF, PARCEL, GdkContentProvider)

/* The game with this ID, as a file called NAME ("Bluffer.bluff"). */
GdkContentProvider *bluff_parcel_new (BluffSaves *saves, const char *id, const char *name);

/* Removes all files that were written. */
void bluff_parcel_clear (void);

G_END_DECLS
