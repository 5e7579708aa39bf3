/* small-disk.h: a disk that becomes full, without one being mounted.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* From now on the files that SQLite writes grow by no more than ROOM bytes together; G_MAXINT64: as they like. What
 * they have already can be written over, as on a disk that is full. */
void small_disk_set_room (gint64 room);
