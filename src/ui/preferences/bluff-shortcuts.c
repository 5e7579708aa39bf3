/* bluff-shortcuts.c: the list of keys.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-shortcuts.h"

#include "bluff-breadth.h"
#include "bluff-keys.h"
#include "bluff-preferences-shell.h"

#include <glib/gi18n.h>

/* The page that is shown, or NULL. */
static AdwPreferencesPage *shown;

/* Each key has a cap of its own; what is pressed together stands on one. */
static GtkWidget *
make_caps (const BluffKey *key)
{
  GtkWidget *caps = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_auto (GStrv) labels = bluff_key_get_labels (key);

  gtk_widget_set_valign (caps, GTK_ALIGN_CENTER);
  for (guint i = 0; labels[i] != NULL; i++)
    {
      GtkWidget *cap = gtk_label_new (labels[i]);

      gtk_widget_add_css_class (cap, "bb-keycap");
      gtk_box_append (GTK_BOX (caps), cap);
    }

  return caps;
}

static GtkWidget *
make_row (const BluffKey *key)
{
  GtkWidget *row = adw_action_row_new ();
  g_auto (GStrv) labels = bluff_key_get_labels (key);
  g_autofree char *line = g_strjoinv (" · ", labels);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), bluff_key_get_what (key));
  /* Large keys would leave no room beside them for what they do. */
  if (bluff_breadth_has_large_text (row))
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), line);
  else
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), make_caps (key));
  return row;
}

static AdwPreferencesPage *
make_page (void)
{
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  AdwPreferencesGroup *group = NULL;

  adw_preferences_page_set_title (page, _ ("Keyboard Shortcuts"));
  for (const BluffKey *key = bluff_keys; key->keys != NULL; key++)
    {
      if (key->group != NULL)
        {
          group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
          adw_preferences_group_set_title (group, bluff_key_get_group (key));
          adw_preferences_page_add (page, group);
        }
      adw_preferences_group_add (group, make_row (key));
    }

  return page;
}

void
bluff_shortcuts_present (GtkWindow *parent)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));

  if (shown != NULL)
    {
      bluff_preferences_shell_raise (shown);
      return;
    }

  g_set_weak_pointer (&shown, make_page ());
  bluff_preferences_shell_present (parent, shown);
}
