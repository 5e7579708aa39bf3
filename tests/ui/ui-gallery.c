/* ui-gallery.c: pictures of the app, for people to look at.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-gallery.h"

#include <stdlib.h>

enum
{
  XFT_DPI = 96 * 1024 /* as GTK counts */
};

struct _UiGallery
{
  UiDriver *driver;
  const char *folder;
  const char *prefix;
  GHashTable *taken;
};

UiDriver *
ui_gallery_get_driver (UiGallery *self)
{
  return self->driver;
}

void
ui_gallery_set_font (guint percent)
{
  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Cantarell 11", "gtk-xft-dpi",
                (int) (XFT_DPI * percent / 100), NULL);
}

gboolean
ui_gallery_has (UiGallery *self, const char *name)
{
  return g_hash_table_contains (self->taken, name);
}

/* Where the picture NAME goes; NULL if there is one. */
static char *
add_picture (UiGallery *self, const char *name)
{
  g_autofree char *file = NULL;

  if (!g_hash_table_add (self->taken, g_strdup (name)))
    return NULL;

  file = g_strdup_printf ("%s-%02u-%s.png", self->prefix, g_hash_table_size (self->taken), name);
  return g_build_filename (self->folder, file, NULL);
}

void
ui_gallery_take_window (UiGallery *self, GtkWidget *window, const char *name)
{
  g_autofree char *path = add_picture (self, name);

  if (path != NULL)
    ui_driver_take_picture_of (self->driver, window, path);
}

void
ui_gallery_take_frame (UiGallery *self, const char *name)
{
  g_autofree char *path = add_picture (self, name);

  if (path != NULL)
    ui_driver_take_frame (GTK_WIDGET (ui_driver_get_window (self->driver)), path);
}

void
ui_gallery_take (UiGallery *self, const char *name)
{
  ui_gallery_take_window (self, GTK_WIDGET (ui_driver_get_window (self->driver)), name);
}

UiGallery *
ui_gallery_new (int argc, char **argv)
{
  UiGallery *self;
  g_autoptr (GSettings) settings = NULL;

  if (argc != 6)
    {
      g_printerr ("usage: %s FOLDER PREFIX WIDTH HEIGHT PERCENT\n", argv[0]);
      exit (2);
    }

  bluff_application_init_language ();
  adw_init ();
  ui_driver_paint ();
  ui_gallery_set_font ((guint) atoi (argv[5]));
  settings = g_settings_new ("io.github.bluffbay.BluffBay");
  g_settings_set_string (settings, "pace", "instant");
  self = g_new0 (UiGallery, 1);
  self->driver =
      ui_driver_new (ui_driver_make_folder (), atoi (argv[3]) + UI_GALLERY_FRAME, atoi (argv[4]) + UI_GALLERY_FRAME);
  self->folder = argv[1];
  self->prefix = argv[2];
  self->taken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  return self;
}

void
ui_gallery_free (UiGallery *self)
{
  ui_driver_free (self->driver);
  g_hash_table_unref (self->taken);
  g_free (self);
}
