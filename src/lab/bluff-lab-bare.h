/* bluff-lab-bare.h: what SQLite alone takes to add a row, with the settings of the store, to compare with.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _BluffLabBare BluffLabBare;

/* A new database at PATH, in the place of any that is there, with one table of lines. */
BluffLabBare *bluff_lab_bare_new (const char *path, GError **error);

void bluff_lab_bare_free (BluffLabBare *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BluffLabBare, bluff_lab_bare_free)

/* Adds one row and commits. */
gboolean bluff_lab_bare_append (BluffLabBare *self, guint number, const char *line, GError **error);

G_END_DECLS
