/* ui-ring.h: whether the focus can be seen.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ui-driver.h"

G_BEGIN_DECLS

/* Every kind of widget of the window in front that was not looked at yet, in this colour scheme: one that does not show
 * the focus fails the test. The focus is then where it was. */
void ui_ring_check (UiDriver *driver, const char *where);

/* How many kinds were looked at since this was last called; they are forgotten. */
guint ui_ring_count (void);

G_END_DECLS
