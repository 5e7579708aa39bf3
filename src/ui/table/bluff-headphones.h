/* bluff-headphones.h: suggests headphones to people who share a screen that is read out.
 *
 * What a screen reader says behind the curtain is one person's secret, and the others hear it too. It is suggested
 * once, ever, and only where a screen reader is on.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Asks the session whether a screen reader is on. */
void bluff_headphones_ask_async (GCancellable *cancellable, GAsyncReadyCallback callback, gpointer user_data);

/* TRUE if headphones should be suggested now; FALSE also where nobody knows. SETTINGS remember that it was done. */
gboolean bluff_headphones_ask_finish (GAsyncResult *result, GSettings *settings);

G_END_DECLS
