/* test-painting.h: windows that are not painted where nobody looks at their pixels.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From now on windows, those that are open and those to come, and what pops up over them do everything but paint. GTK
 * must have been initialised. */
void test_painting_stop (void);

/* Lets windows paint again, and asks those that are open to do so. */
void test_painting_resume (void);

G_END_DECLS
