/* bluff-saves-rate.h: ratings, computed on the store's thread (private to the saves).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-saves-private.h"

G_BEGIN_DECLS

/* A BluffStoreWork, to be run in one transaction. DATA: a guint that becomes how many games were rated, or NULL. */
gboolean bluff_saves_rate_all (BluffStore *store, gpointer data, GError **error);

G_END_DECLS
