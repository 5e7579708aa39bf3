/* bluff-about.c: about Bluff Bay.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-about.h"

#include "bluff-overlying.h"
#include "bluff-plain-names.h"

#include <glib/gi18n.h>
#include <string.h>

#define WEBSITE "https://github.com/bluffbay/bluff-bay"

/* --- Debug information ---------------------------------------------------------------------------------------------
 * For bug reports: in English, and without anything that tells who plays what.
 */

/* A home directory has somebody's name in it. */
char *
bluff_about_shorten_path (const char *path)
{
  const char *home = g_get_home_dir ();
  gsize length = strlen (home);

  if (length > 1 && g_str_has_prefix (path, home) && (path[length] == G_DIR_SEPARATOR || path[length] == '\0'))
    return g_strconcat ("~", path + length, NULL);

  return g_strdup ("outside the home folder");
}

static void
add_versions (GString *text)
{
  g_autofree char *os = g_get_os_info (G_OS_INFO_KEY_PRETTY_NAME);

  g_string_append_printf (text, "Bluff Bay: %s\n", PACKAGE_VERSION);
  g_string_append_printf (text, "GTK: %u.%u.%u (built with %d.%d.%d)\n", gtk_get_major_version (),
                          gtk_get_minor_version (), gtk_get_micro_version (), GTK_MAJOR_VERSION, GTK_MINOR_VERSION,
                          GTK_MICRO_VERSION);
  g_string_append_printf (text, "libadwaita: %u.%u.%u (built with %d.%d.%d)\n", adw_get_major_version (),
                          adw_get_minor_version (), adw_get_micro_version (), ADW_MAJOR_VERSION, ADW_MINOR_VERSION,
                          ADW_MICRO_VERSION);
  g_string_append_printf (text, "GLib: %u.%u.%u (built with %d.%d.%d)\n", glib_major_version, glib_minor_version,
                          glib_micro_version, GLIB_MAJOR_VERSION, GLIB_MINOR_VERSION, GLIB_MICRO_VERSION);
  g_string_append_printf (text, "System: %s\n", os != NULL ? os : "unknown");
  g_string_append_printf (text, "Sandbox: %s\n",
                          g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS) ? "Flatpak" : "none");
}

static void
add_look (GString *text, GtkWindow *parent)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (parent));
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (parent));
  gboolean animations;
  int dpi;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (parent)), "gtk-enable-animations", &animations, "gtk-xft-dpi",
                &dpi, NULL);
  g_string_append_printf (text, "Display: %s\n", G_OBJECT_TYPE_NAME (gtk_widget_get_display (GTK_WIDGET (parent))));
  g_string_append_printf (text, "Renderer: %s\n", renderer != NULL ? G_OBJECT_TYPE_NAME (renderer) : "none");
  g_string_append_printf (text, "Window: %d × %d, scale %d\n", gtk_widget_get_width (GTK_WIDGET (parent)),
                          gtk_widget_get_height (GTK_WIDGET (parent)),
                          surface != NULL ? gdk_surface_get_scale_factor (surface) : 1);
  g_string_append_printf (text, "Text: %d %%\n", dpi / 1024 * 100 / 96);
  g_string_append_printf (text, "Style: %s%s%s\n", adw_style_manager_get_dark (style) ? "dark" : "light",
                          adw_style_manager_get_high_contrast (style) ? ", high contrast" : "",
                          animations ? "" : ", no animations");
}

static void
add_language (GString *text)
{
  const char *language = g_getenv ("LANGUAGE");
  const char *direction = gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL ? "right to left" : "left to right";

  g_string_append_printf (text, "Language: %s (LANGUAGE=%s), %s\n", g_get_language_names ()[0],
                          language != NULL ? language : "", direction);
}

char *
bluff_about_describe (GtkWindow *parent, BluffStore *store)
{
  GString *text = g_string_new (NULL);
  g_autofree char *folder = bluff_about_shorten_path (bluff_store_get_data_dir (store));

  add_versions (text);
  add_look (text, parent);
  add_language (text);
  g_string_append_printf (text, "Data folder: %s\n", folder);
  g_string_append_printf (text, "Store: %s\n", bluff_store_is_open (store) ? "open" : "not open");

  return g_string_free (text, FALSE);
}

/* --- The dialog ----------------------------------------------------------------------------------------------------
 */

#if ADW_CHECK_VERSION(1, 5, 0)

#define ABOUT_TYPE ADW_TYPE_ABOUT_DIALOG

static void
add_legal (gpointer about, const char *title, const char *copyright, GtkLicense license, const char *text)
{
  adw_about_dialog_add_legal_section (ADW_ABOUT_DIALOG (about), title, copyright, license, text);
}

static void
present (gpointer about, GtkWindow *parent)
{
  adw_dialog_present (ADW_DIALOG (about), GTK_WIDGET (parent));
}

#else

#define ABOUT_TYPE ADW_TYPE_ABOUT_WINDOW

static void
add_legal (gpointer about, const char *title, const char *copyright, GtkLicense license, const char *text)
{
  adw_about_window_add_legal_section (ADW_ABOUT_WINDOW (about), title, copyright, license, text);
}

static gboolean
is_untitled_list (GtkWidget *widget)
{
  GtkWidget *group = gtk_widget_get_ancestor (widget, ADW_TYPE_PREFERENCES_GROUP);
  const char *title = group != NULL ? adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (group)) : NULL;

  return GTK_IS_LIST_BOX (widget) && (title == NULL || *title == '\0');
}

/* libadwaita gives no accessible name to the button that copies the version, nor to a list in a group without a
 * title. */
static void
give_names (GtkWidget *widget)
{
  if (gtk_widget_has_css_class (widget, "app-version"))
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, PACKAGE_VERSION, -1);
  else if (is_untitled_list (widget))
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Bluff Bay"), -1);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    give_names (child);
}

static void
present (gpointer about, GtkWindow *parent)
{
  give_names (about);
  bluff_plain_names_give (about);
  bluff_overlying_attach (GTK_WINDOW (about), parent);
  gtk_window_present (GTK_WINDOW (about));
}

#endif

void
bluff_about_present (GtkWindow *parent, BluffStore *store)
{
  g_autofree char *debug = NULL;
  gpointer about;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (BLUFF_IS_STORE (store));

  debug = bluff_about_describe (parent, store);
  about = g_object_new (ABOUT_TYPE, "application-name", _ ("Bluff Bay"), "application-icon", APPLICATION_ID, "version",
                        PACKAGE_VERSION, "developer-name", _ ("The Bluff Bay authors"), "comments",
                        _ ("Three games of bluff for friends and the computer, at one table."), "website", WEBSITE,
                        "issue-url", WEBSITE "/issues", "copyright", _ ("© The Bluff Bay authors"), "license-type",
                        GTK_LICENSE_GPL_3_0, "debug-info", debug, "debug-info-filename", "bluff-bay-debug.txt",
                        /* Translators: your own names, one on each line; they are shown under “Credits”. */
                        "translator-credits", _ ("translator-credits"), NULL);
  add_legal (about, _ ("Drawings"), _ ("© The Bluff Bay authors"), GTK_LICENSE_CUSTOM,
             _ ("All drawings are made for Bluff Bay. You may share them under the licence <a "
                "href=\"https://creativecommons.org/licenses/by-sa/4.0/\">Creative Commons Attribution-ShareAlike "
                "4.0</a>."));
  add_legal (about, "SQLite", NULL, GTK_LICENSE_CUSTOM,
             _ ("SQLite keeps players and games. It is in the public domain."));
  add_legal (about, "Jansson", "© Petri Lehtinen", GTK_LICENSE_MIT_X11, NULL);
  add_legal (about, "librsvg", "© The librsvg authors", GTK_LICENSE_LGPL_2_1, NULL);
  present (about, parent);
}
