/* ui-evidence.h: what a test of windows that fails leaves behind, to be understood by.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ui-driver.h"

G_BEGIN_DECLS

/* From now on the records of its games and a picture of each of its windows are put into the folder that BLUFF_EVIDENCE
 * names, if the program ends with a failed assertion, at its time limit or by a fault of memory. Without a folder, or
 * for NULL, nothing is. */
void ui_evidence_watch (UiDriver *driver);

/* The same at once, for what has failed and goes on. */
void ui_evidence_leave (UiDriver *driver);

G_END_DECLS
