/* bluff-record-writer.h: from a game to the lines of its record.
 *
 * The bytes depend on the game alone. A line is one JSON object without blanks. The keys stand in this order: in the
 * header record, version, game, first, players (of each: name, kind, level, colour, character, engine), options (in the
 * order of bluff_game_option_key ()), id, started, branch (of, at); in an event n, event, those of its row in
 * docs/RECORD.md, ms. What is not known is left out. Sets of cards are in ascending order. Characters beyond ASCII
 * stand as they are; only quotes, backslashes and control characters are escaped.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-record.h"

G_BEGIN_DECLS

/* Appends the header's line, its end included. RECORD passes bluff_record_check (). */
void bluff_record_write_header (const BluffRecord *record, GString *out);

/* Appends the line of the event with the number N, from 1, its end included. MS may be BLUFF_RECORD_NO_MS. */
void bluff_record_write_event (const BluffTable *table, guint n, const BluffEvent *event, gint64 ms, GString *out);

/* Appends all lines. */
void bluff_record_write (const BluffRecord *record, GString *out);

G_END_DECLS
