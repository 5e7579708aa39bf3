/* bluff-log-line.h: a line of “What happened”.
 *
 * Properties, all set when it is made
 *   text (string)
 *   round (string)          the heading above the line, or NULL
 *   badge (GdkPaintable)    of the player it is about, or NULL
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_LOG_LINE (bluff_log_line_get_type ())

G_DECLARE_FINAL_TYPE (BluffLogLine, bluff_log_line, BLUFF, LOG_LINE, GObject)

BluffLogLine *bluff_log_line_new (const char *text, const char *round, GdkPaintable *badge);

G_END_DECLS
