/* bluff-lab-verify.h: reading a record that was named on the command line, and saying what is wrong with it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-record-reader.h"

G_BEGIN_DECLS

/* Reads a file, or the standard input if it is called "-". FALSE if there is a fault. */
gboolean bluff_lab_read_record (BluffRecordReader *reader, const char *file);

/* "LINE: RULE: sentence". Newly allocated. */
char *bluff_lab_describe_fault (const BluffFault *fault);

G_END_DECLS
