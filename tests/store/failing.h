/* failing.h: calls of SQLite and of the system that fail when they are told to, as on a disk that is going to break.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  FAILING_OPEN,    /* a database is opened */
  FAILING_PREPARE, /* a statement is made */
  FAILING_STEP,    /* a statement is run, or a step of it, or several at once */
  FAILING_BACKUP,  /* pages are copied */
  FAILING_RENAME,
  FAILING_LINK,
  FAILING_MKDIR,
  FAILING_COPY, /* a whole file is copied */
  FAILING_READ, /* the beginning of a file is read */
  FAILING_N_CALLS
} FailingCall;

/* From now on the NTH call of a kind, the first being 1, fails with the system's error NUMBER, and no other does. */
void failing_start (FailingCall call, guint nth, int number);

/* What SQLite says of the call that fails, if it is one of its own: SQLITE_IOERR unless told after that. */
void failing_say (int code);

/* No call fails any more; whether one did. */
gboolean failing_stop (void);

/* The file that the call was about, if it was a database's or one for reading; or NULL. */
const char *failing_get_path (void);

G_END_DECLS
