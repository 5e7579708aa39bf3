/* bluff-record-check.h: what the texts and numbers of a header may be.
 *
 * Each function returns TRUE, or FALSE with cause and limits in FAULT; which key it is about is the caller's to say.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-fault.h"

G_BEGIN_DECLS

/* UTF-8 with LOW to HIGH code points. NULL has none. */
gboolean bluff_record_check_length (const char *text, guint low, guint high, BluffFault *fault);

/* A player's name: 1 to 40 code points, none of them a control character. */
gboolean bluff_record_check_name (const char *name, BluffFault *fault);

/* A game's id: 1 to 64 code points. */
gboolean bluff_record_check_id (const char *id, BluffFault *fault);

/* Any UTF-8. */
gboolean bluff_record_check_text (const char *text, BluffFault *fault);

/* A date and time of RFC 3339 in UTC that exists: "2026-11-16T18:04:05Z", with or without a fraction of a second. */
gboolean bluff_record_check_time (const char *text, BluffFault *fault);

/* LOW to HIGH. */
gboolean bluff_record_check_range (gint64 value, gint64 low, gint64 high, BluffFault *fault);

/* Says that what FAULT calls its key stands in item INDEX of the list LIST: "name" becomes "players[1].name", "[3]"
 * becomes "hands[1][3]", nothing "cards[2]". */
void bluff_record_put_key_within (BluffFault *fault, const char *list, gsize index);

/* The same of the object OBJECT: "at" becomes "branch.at", nothing "branch". */
void bluff_record_put_key_inside (BluffFault *fault, const char *object);

G_END_DECLS
