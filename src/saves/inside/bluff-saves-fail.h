/* bluff-saves-fail.h: making the errors of this room (private to it).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-saves-error.h"

G_BEGIN_DECLS

/* What an error has beside its message; it is copied. */
typedef struct
{
  const char *game;
  const char *path;
  gint64 number;
  gint64 known;
  const BluffFault *fault;
} BluffSavesDetails;

/* Sets ERROR, which may be NULL, and returns FALSE. */
gboolean bluff_saves_fail (GError **error, BluffSavesError code, BluffSavesDetails details, const char *format, ...)
    G_GNUC_PRINTF (4, 5);

/* RECORD or HEADER, with what is wrong. Returns FALSE. */
gboolean bluff_saves_fail_fault (GError **error, BluffSavesError code, const BluffFault *fault);

/* For work on many games, which others may delete meanwhile: TRUE if that is all that *WHY says; otherwise hands it on
 * to ERROR and returns FALSE. */
gboolean bluff_saves_forgive_gone (GError **why, GError **error);

G_END_DECLS
