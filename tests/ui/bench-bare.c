/* bench-bare.c: the smallest app of the platform: an AdwApplicationWindow of the size of ours, with a header bar.
 *
 * What Bluff Bay costs is measured against this (bench-ui.c).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

/* As data/io.github.bluffbay.BluffBay.gschema.xml has it. */
enum
{
  WIDTH = 1280,
  HEIGHT = 840
};

static void
activate_cb (GtkApplication *application)
{
  GtkWidget *window = g_object_new (ADW_TYPE_APPLICATION_WINDOW, "application", application, "title", "Bare",
                                    "default-width", WIDTH, "default-height", HEIGHT, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_autoptr (AdwApplication) application =
      adw_application_new ("io.github.bluffbay.BluffBay.Bare", G_APPLICATION_NON_UNIQUE);

  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
