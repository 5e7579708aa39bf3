/* bluff-preferences-shell.c: what preferences are shown in.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-preferences-shell.h"

#include "bluff-overlying.h"

#if ADW_CHECK_VERSION(1, 6, 0)

void
bluff_preferences_shell_present (GtkWindow *parent, AdwPreferencesPage *page)
{
  AdwDialog *shell = adw_preferences_dialog_new ();

  adw_dialog_set_title (shell, adw_preferences_page_get_title (page));
  adw_preferences_dialog_add (ADW_PREFERENCES_DIALOG (shell), page);
  adw_dialog_present (shell, GTK_WIDGET (parent));
}

void
bluff_preferences_shell_raise (AdwPreferencesPage *page)
{
  GtkWidget *shell = gtk_widget_get_ancestor (GTK_WIDGET (page), ADW_TYPE_PREFERENCES_DIALOG);

  adw_dialog_present (ADW_DIALOG (shell), GTK_WIDGET (gtk_widget_get_root (shell)));
}

#else

enum
{
  WIDTH = 640,
  HEIGHT = 720,
  LEAST_WIDTH = 360,
  LEAST_HEIGHT = 294
};

void
bluff_preferences_shell_present (GtkWindow *parent, AdwPreferencesPage *page)
{
  GtkWidget *shell =
      g_object_new (ADW_TYPE_PREFERENCES_WINDOW, "title", adw_preferences_page_get_title (page), "search-enabled",
                    FALSE, "width-request", LEAST_WIDTH, "height-request", LEAST_HEIGHT, NULL);

  bluff_overlying_attach (GTK_WINDOW (shell), parent);
  bluff_overlying_set_size (GTK_WINDOW (shell), WIDTH, HEIGHT);
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (shell), page);
  gtk_window_present (GTK_WINDOW (shell));
}

void
bluff_preferences_shell_raise (AdwPreferencesPage *page)
{
  gtk_window_present (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (page))));
}

#endif
