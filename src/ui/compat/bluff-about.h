/* bluff-about.h: about Bluff Bay.
 *
 * AdwAboutWindow, or AdwAboutDialog, which took its place.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-store.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* With debug information: versions, language, where STORE keeps its data, and nothing about players and games. */
void bluff_about_present (GtkWindow *parent, BluffStore *store);

/* The debug information, and PATH as it stands there: below "~", or no path at all. */
char *bluff_about_describe (GtkWindow *parent, BluffStore *store);
char *bluff_about_shorten_path (const char *path);

G_END_DECLS
