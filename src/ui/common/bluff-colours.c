/* bluff-colours.c: the flags of a game's seats, as its header tells them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-colours.h"

#include "bluff-record-reader.h"

#include <string.h>

/* The header as a record without events, or NULL. */
static BluffRecord *
read_header (const char *header)
{
  g_autofree char *line = NULL;

  if (header == NULL)
    return NULL;

  line = g_strconcat (header, "\n", NULL);
  return bluff_record_read_bytes (line, strlen (line), NULL);
}

static BluffFlag
find_free_flag (const gboolean *taken)
{
  for (guint flag = 0; flag < BLUFF_N_FLAGS; flag++)
    if (!taken[flag])
      return (BluffFlag) flag;

  g_return_val_if_reached (BLUFF_FLAG_PEARL);
}

gboolean
bluff_colours_read (const char *header, guint n, BluffFlag *flags, BluffTable *table)
{
  g_autoptr (BluffRecord) record = read_header (header);
  gboolean taken[BLUFF_N_FLAGS] = { FALSE };
  gboolean has[BLUFF_MAX_SEATS] = { FALSE };

  g_return_val_if_fail (n <= BLUFF_MAX_SEATS, FALSE);

  for (guint seat = 0; record != NULL && seat < MIN (n, record->table.players); seat++)
    if (bluff_flag_from_colour (record->players[seat].colour, &flags[seat]) && !taken[flags[seat]])
      taken[flags[seat]] = has[seat] = TRUE;

  for (guint seat = 0; seat < n; seat++)
    if (!has[seat])
      {
        flags[seat] = find_free_flag (taken);
        taken[flags[seat]] = TRUE;
      }

  if (record != NULL && table != NULL)
    *table = record->table;
  return record != NULL;
}
