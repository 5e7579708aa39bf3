/* bluff-setup-say.h: what the page for a new game says about the table, in sentences. All are newly allocated.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-setup-draft.h"

G_BEGIN_DECLS

/* Why the game cannot begin yet; NULL if it can. */
char *bluff_setup_say_trouble (BluffSetupDraft *draft);

/* Who plays and how long it takes. */
char *bluff_setup_say_table (BluffSetupDraft *draft);

/* "2 to 5 seats · drag to change the order" */
char *bluff_setup_say_room (BluffGame game);

/* Where the islands are (P3). */
char *bluff_setup_say_voyage (BluffVoyage voyage);

/* What the chosen way of beginning means (C2). */
char *bluff_setup_say_begins (BluffSetupDraft *draft);

/* "This device · birth year 2016" */
char *bluff_setup_say_seat (BluffSetupSeat *seat);

/* For screen readers: who sits where, under which flag. */
char *bluff_setup_say_row (BluffSetupDraft *draft, guint seat);

/* About how long the game takes. */
guint bluff_setup_minutes (BluffSetupDraft *draft);

G_END_DECLS
