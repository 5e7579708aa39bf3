/* test-choices.c: what is chosen in a row with little room is read whole, also when something else is chosen; and what
 * a row asks for.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-whole-choices.h"
#include "ui-frames.h"

#include <adwaita.h>

enum
{
  WIDTH = 260,
  SLACK = 1 /* pixels that rounding may take */
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

/* All lines, within the list that would hide the others. */
static void
assert_whole (GtkWidget *label)
{
  GtkWidget *list = gtk_widget_get_ancestor (label, GTK_TYPE_LIST_VIEW);
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
  graphene_rect_t bounds;
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  g_assert_true (gtk_widget_compute_bounds (label, list, &bounds));
  g_assert_false (pango_layout_is_ellipsized (layout));
  g_assert_cmpfloat (bounds.origin.x, >=, -SLACK);
  g_assert_cmpfloat (bounds.origin.y, >=, -SLACK);
  g_assert_cmpfloat (bounds.origin.x + (float) width, <=, gtk_widget_get_width (list) + SLACK);
  g_assert_cmpfloat (bounds.origin.y + (float) height, <=, gtk_widget_get_height (list) + SLACK);
}

static void
test_whole (gconstpointer data)
{
  static const char *const names[] = { "Relaxed",           "Unhurriedly",
                                       "Without any hurry", "Without any hurry for as long as it takes",
                                       "简体中文",          NULL };
  g_autoptr (GtkStringList) model = gtk_string_list_new (names);
  const char *sentence = data;
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
      assert_whole (label);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* An empty row has its title in the place of what is written. */
static void
test_asked_for (void)
{
  static const char *const title = "The year in which you were born, if you like";
  GtkWidget *list = gtk_list_box_new (), *window = gtk_window_new (), *label;
  PangoLayout *layout;
  int height;

  bluff_whole_choices_begin ();
  gtk_list_box_append (GTK_LIST_BOX (list), g_object_new (ADW_TYPE_ENTRY_ROW, "title", title, NULL));
  gtk_window_set_child (GTK_WINDOW (window), list);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, -1);
  gtk_window_present (GTK_WINDOW (window));
  ui_frames_settle (GTK_WINDOW (window));
  for (label = find_label (list, title); label != NULL && gtk_widget_get_opacity (label) == 0;
       label = gtk_widget_get_next_sibling (label))
    ;
  g_assert_true (GTK_IS_LABEL (label));
  layout = gtk_label_get_layout (GTK_LABEL (label));
  pango_layout_get_pixel_size (layout, NULL, &height);
  g_assert_false (pango_layout_is_ellipsized (layout));
  g_assert_cmpint (pango_layout_get_line_count (layout), >, 1);
  g_assert_cmpint (height, <=, gtk_widget_get_height (label) + SLACK);
  g_assert_cmpint (height, <=, gtk_widget_get_height (list) + SLACK);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_data_func ("/choices/whole", "No clock: take all the time you like", test_whole);
  g_test_add_data_func ("/choices/without-subtitle", "", test_whole);
  g_test_add_func ("/choices/asked-for", test_asked_for);

  return g_test_run ();
}
