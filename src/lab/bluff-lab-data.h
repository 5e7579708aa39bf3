/* bluff-lab-data.h: a data directory that a command works on, and what is said when it is not as it should be.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-saves.h"

G_BEGIN_DECLS

/* The option that all these commands have, for their entries; where its value goes is a char **. */
#define BLUFF_LAB_DATA_DIR(address)                                                                                    \
  {                                                                                                                    \
    "data-dir", 0, 0, G_OPTION_ARG_FILENAME, address,                                                                  \
        "Where the saved games are; the user’s data directory unless given", "DIR"                                     \
  }

/* All fields NULL: closed. */
typedef struct
{
  BluffStore *store;
  BluffSaves *saves;
} BluffLabData;

/* What to do if nothing was ever saved in the directory. */
typedef enum
{
  BLUFF_LAB_DATA_MAKE,
  BLUFF_LAB_DATA_NEED,    /* it is an error */
  BLUFF_LAB_DATA_IF_THERE /* it is left alone, and the data stay closed */
} BluffLabDataMode;

/* Opens the data in DATA_DIR, or in the user's data directory if it is NULL. */
gboolean bluff_lab_data_open (BluffLabData *self, const char *data_dir, BluffLabDataMode mode, GError **error);

/* Whether something was ever saved there, or is in its place; an error if not. */
gboolean bluff_lab_data_exists (const char *data_dir, GError **error);

/* Closes them once everything is written. */
void bluff_lab_data_clear (BluffLabData *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BluffLabData, bluff_lab_data_clear)

/* "2026-11-16 13:58", by the clock on the wall. Newly allocated. */
char *bluff_lab_describe_time (gint64 ms);

/* Where a saved game stands, in words. Newly allocated. */
char *bluff_lab_describe_position (const BluffStoreGame *game);

/* "Anna, Bart (deckhand)": who sits there. Newly allocated. */
char *bluff_lab_describe_seat (const BluffStoreGame *game, guint seat);

G_END_DECLS
