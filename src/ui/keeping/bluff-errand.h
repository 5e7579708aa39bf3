/* bluff-errand.h: something that takes a while: what it is, how far it has come, and a button that stops it.
 *
 * One at a time. It takes no room while there is none.
 *
 * Properties
 *   busy (boolean, read)
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_ERRAND (bluff_errand_get_type ())

G_DECLARE_FINAL_TYPE (BluffErrand, bluff_errand, BLUFF, ERRAND, AdwBin)

typedef enum
{
  BLUFF_ERRAND_CAN_STOP,
  BLUFF_ERRAND_MUST_END /* to stop in the middle is not offered */
} BluffErrandEnd;

/* Begins: TEXT says what is done. Returns what stops it, which belongs to the errand and is new each time. */
GCancellable *bluff_errand_begin (BluffErrand *self, const char *text, BluffErrandEnd end);

/* How far it has come, as a BluffSavesProgress: SELF is the data. Until it is called, the bar only shows that something
 * happens. */
void bluff_errand_progress (guint done, guint total, gpointer self);

/* It is over, however it ended. */
void bluff_errand_end (BluffErrand *self);

gboolean bluff_errand_is_busy (BluffErrand *self);

/* Stops it if that is possible. */
void bluff_errand_stop (BluffErrand *self);

G_END_DECLS
