/* test-choices.c: what is chosen in a row with little room is read whole, also when something else is chosen.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-whole-choices.h"
#include "ui-frames.h"

#include <adwaita.h>

enum
{
  WIDTH = 260
};

static GtkWidget *
find_label (GtkWidget *widget, const char *text)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
      g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), text))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_label (child, text);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static void
test_whole (void)
{
  static const char *const names[] = { "Relaxed", "Unhurriedly", NULL };
  g_autoptr (GtkStringList) model = gtk_string_list_new (names);
  const char *sentence = "No clock: take all the time you like";
  GtkWidget *row = g_object_new (ADW_TYPE_COMBO_ROW, "title", "Shout", "subtitle", sentence, "subtitle-lines", 0,
                                 "model", model, NULL);
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *window = gtk_window_new ();

  bluff_whole_choices_begin ();
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  gtk_window_set_child (GTK_WINDOW (window), list);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, -1);
  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; names[i] != NULL; i++)
    {
      GtkWidget *label;

      adw_combo_row_set_selected (ADW_COMBO_ROW (row), i);
      ui_frames_settle (GTK_WINDOW (window));
      label = find_label (row, names[i]);
      g_assert_nonnull (label);
      g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/choices/whole", test_whole);

  return g_test_run ();
}
