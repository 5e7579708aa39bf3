/* bluff-about.h: about Bluff Bay.
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

G_END_DECLS
