/* bluff-import.h: records come in: they are read, somebody says who is who, and each is taken in or refused.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-errand.h"
#include "bluff-record-files.h"

G_BEGIN_DECLS

/* Reads the records at PATHS, ended by NULL, asks over the window of ERRAND who their people are, where that is not
 * clear, and takes them in, one after the other, each whole or not at all. ERRAND shows how far it is and stops it;
 * games that are in by then stay. */
void bluff_import_async (BluffErrand *errand,
                         BluffSaves *saves,
                         const char *const *paths,
                         GAsyncReadyCallback callback,
                         gpointer user_data);

/* What became of each (BluffRecordFile): those that are neither `added` nor `known` and have no `error` were not
 * reached before it was stopped. NULL without an error if nobody wanted to say who is who, or it was stopped before. */
GPtrArray *bluff_import_finish (BluffErrand *errand, GAsyncResult *result, GError **error);

G_END_DECLS
