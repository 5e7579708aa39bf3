/* reader-audit.h: looks at what is on the screen: whatever can be used has a real name, Tab goes through everything in
 * the order in which it is read and comes back, and is nowhere caught.
 *
 * A fault is told at once, and counted; a test fails when it has seen all of them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader.h"

G_BEGIN_DECLS

typedef struct _ReaderAudit ReaderAudit;

/* Of a program in LANGUAGE; MIRRORED: which is read from right to left. READER must live as long. */
ReaderAudit *reader_audit_new (Reader *reader, const char *language, gboolean mirrored);
void reader_audit_free (ReaderAudit *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ReaderAudit, reader_audit_free)

/* All names in TREE. PAGE says in messages where that is. */
void reader_audit_check_names (ReaderAudit *self, const char *page, ReaderTree *tree);

/* Goes round with Tab in the window that is in front. */
void reader_audit_check_focus (ReaderAudit *self, const char *page);

/* All names that there are, when nothing changes any more. */
void reader_audit_look (ReaderAudit *self, const char *page);

/* Names and Tab, when nothing changes any more. */
void reader_audit_check (ReaderAudit *self, const char *page);

guint reader_audit_get_n_faults (ReaderAudit *self);

G_END_DECLS
