/* bluff-toast.h: toasts that can be dismissed at any time.
 *
 * Before 1.3 libadwaita uses memory that is free if a toast is dismissed while it comes in and both motions end in the
 * same frame, which a machine that stands still for a moment brings about.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* TEXT is what is read, without markup. */
AdwToast *bluff_toast_new (const char *text);

void bluff_toast_set_text (AdwToast *self, const char *text);

/* Whether it is just coming in. */
gboolean bluff_toast_is_coming (AdwToast *self);

/* It says nothing from now on, and goes: at once, or when it has come in. */
void bluff_toast_dismiss (AdwToast *self);

G_END_DECLS
