/* bluff-record-tame.h: corners of JSON that jansson refuses or does not name (private to the record).
 *
 * Numbers of any size and NUL characters in keys are JSON, so that they may stand in keys that nobody knows; jansson
 * has no room for them. None of this is needed for a line that we wrote.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A copy of the line, of the same length, with a NUL byte after it, that jansson has room for and that means the same
 * to us: an integer that fits no machine word becomes the largest or smallest that does, which none of our keys may
 * have; a number with fraction or exponent becomes another one, which none of our keys may have either; a NUL character
 * in a key becomes one that none of our keys has. What is not JSON stays so. */
char *bluff_record_tame (const char *bytes, gsize n);

/* Finds the first \uD800 … \uDFFF in a string that is not one half of a pair; FALSE if there is none. */
gboolean bluff_record_find_lone_surrogate (const char *bytes, gsize n, gsize *position);

G_END_DECLS
