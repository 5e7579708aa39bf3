/* bluff-toast.c: toasts that can be dismissed at any time.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-toast.h"

enum
{
  COMING_MS = 300 /* twice as long as libadwaita's motion */
};

static GQuark
begun_quark (void)
{
  return g_quark_from_static_string ("bluff-toast-begun");
}

static gint64
get_age (AdwToast *self)
{
  gint64 *begun = g_object_get_qdata (G_OBJECT (self), begun_quark ());

  return g_get_monotonic_time () - *begun;
}

AdwToast *
bluff_toast_new (const char *text)
{
  AdwToast *self = adw_toast_new ("");
  gint64 now = g_get_monotonic_time ();

  g_object_set_qdata_full (G_OBJECT (self), begun_quark (), g_memdup2 (&now, sizeof now), g_free);
  bluff_toast_set_text (self, text);
  return self;
}

void
bluff_toast_set_text (AdwToast *self, const char *text)
{
  g_autofree char *markup = g_markup_escape_text (text, -1);

  adw_toast_set_title (self, markup);
}

gboolean
bluff_toast_is_coming (AdwToast *self)
{
  return get_age (self) < COMING_MS * G_TIME_SPAN_MILLISECOND;
}

static gboolean
dismiss_cb (gpointer user_data)
{
  adw_toast_dismiss (user_data);
  return G_SOURCE_REMOVE;
}

void
bluff_toast_dismiss (AdwToast *self)
{
  adw_toast_set_title (self, "");
  adw_toast_set_button_label (self, NULL);
  if (bluff_toast_is_coming (self))
    g_timeout_add_full (G_PRIORITY_DEFAULT, COMING_MS, dismiss_cb, g_object_ref (self), g_object_unref);
  else
    adw_toast_dismiss (self);
}
