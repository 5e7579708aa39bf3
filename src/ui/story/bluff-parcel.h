/* bluff-parcel.h: a game that is dragged out of the window, or copied: for the others it is a .bluff file.
 *
 * The file is written when somebody asks for it, into a folder of this session that is gone when it ends.
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

G_END_DECLS
