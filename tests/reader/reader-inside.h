/* reader-inside.h: what the client and the program that is tested say to each other about time.
 *
 * The client writes one character and reads one answer.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

enum
{
  READER_INSIDE_SETTLE = 's',  /* do what there is to do, and what is due within a frame, and so on */
  READER_INSIDE_ADVANCE = 'a', /* go on to the next moment in which something is due, and settle */
  READER_INSIDE_PAINT = 'p',   /* from now on paint, all windows at once, and settle */
  READER_INSIDE_FRAME_MS = 30  /* longer than a frame */
};

typedef struct
{
  gint64 now; /* in microseconds, by the program's clock */
  gint32 due; /* in so many milliseconds something will happen; -1: nothing, for ever */
} ReaderInsideAnswer;
