/* bluff-announcer.h: announces what happens at a table to screen readers: each event once, in words, in time.
 *
 * All announcements of a table come from here. GTK makes them from 4.14 on; before that, an invisible label with the
 * role STATUS has the words. It holds the last announcement and nothing older.
 *
 * Signals
 *   said (const char *words)   this was announced; for tests
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-cast.h"
#include "bluff-event.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_ANNOUNCER (bluff_announcer_get_type ())

G_DECLARE_FINAL_TYPE (BluffAnnouncer, bluff_announcer, BLUFF, ANNOUNCER, GtkWidget)

GtkWidget *bluff_announcer_new (void);

/* Says the NUMBER-th event of the game as the viewer was told it. One that was said before is not said again, although
 * it may be presented again: to another one, or because it was interrupted. */
void bluff_announcer_tell (BluffAnnouncer *self, guint number, const BluffCast *cast, const BluffTold *told);

/* Says something that is no event: whose turn it is, an answer, whom to pass the device to. */
void bluff_announcer_say (BluffAnnouncer *self, const char *words);

/* What was said last, or NULL. */
const char *bluff_announcer_get_last (BluffAnnouncer *self);

G_END_DECLS
