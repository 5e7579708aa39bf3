/* bluff-application.h: the application: one instance, one window, one store.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-saves.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_APPLICATION (bluff_application_get_type ())

G_DECLARE_FINAL_TYPE (BluffApplication, bluff_application, BLUFF, APPLICATION, AdwApplication)

/* The language that the user chose, or the system's. Before everything else. */
void bluff_application_init_language (void);

BluffApplication *bluff_application_new (void);

/* Where players and games are, instead of the user's data directory: before the application is started. */
void bluff_application_set_data_dir (BluffApplication *self, const char *data_dir);

/* The store of this run; it may not be open yet, or not be possible to open. */
BluffSaves *bluff_application_get_saves (BluffApplication *self);

/* Opens the store, if it is not open, and shows the window's first page, or what is wrong. */
void bluff_application_open_store (BluffApplication *self);

G_END_DECLS
