/* test-ui-fit.c: on every page, in wide and in narrow windows, with text of twice the size too, what can be pressed is
 * large enough for a finger, and what is written is there to its end; and that in every language, which has longer
 * words or is read from right to left.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-languages.h"
#include "ui-fit.h"
#include "ui-gallery.h"
#include "ui-tour.h"

#include "bluff-language.h"
#include "bluff-log.h"

static const struct Window
{
  const char *name;
  UiTour tour;
  guint percent;
  gboolean daily; /* the others only in English, or where there is time */
} windows[] = {
  { "360", { 360, 640 }, 100, TRUE },        { "800", { 800, 600 }, 100, FALSE },
  { "1280", { 1280, 800 }, 100, FALSE },     { "large-360", { 360, 640 }, 200, FALSE },
  { "large-800", { 800, 600 }, 200, FALSE }, { "large-1280", { 1280, 800 }, 200, FALSE },
};

typedef struct
{
  const char *code;
  const struct Window *window;
} Row;

static void
test_pages (gconstpointer data)
{
  const Row *row = data;

  ui_fit_begin ();
  test_languages_choose (row->code);
  ui_gallery_set_font (row->window->percent);
  ui_tour_look (&row->window->tour, ui_fit_check);
  g_assert_cmpint (gtk_widget_get_default_direction (), ==,
                   bluff_language_is_right_to_left () ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
  ui_fit_end ();
}

/* Cut text would be noticed, wherever it is: a label with too little room, one that wraps into too little height, and
 * one with a tooltip. */
static void
test_noticed (void)
{
  static const struct
  {
    int width, height;
    gboolean ellipsize, wrap, fits;
  } labels[] = {
    { 60, 40, TRUE, FALSE, FALSE },
    { 60, 10, FALSE, TRUE, FALSE },
    { 400, 40, TRUE, FALSE, TRUE },
  };

  ui_gallery_set_font (100);
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      GtkWidget *label = g_object_ref_sink (gtk_label_new ("A sentence that needs some room to be read"));

      gtk_widget_set_tooltip_text (label, "A sentence");
      gtk_label_set_wrap (GTK_LABEL (label), labels[i].wrap);
      gtk_label_set_ellipsize (GTK_LABEL (label), labels[i].ellipsize ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
      gtk_widget_size_allocate (label, &(GtkAllocation){ 0, 0, labels[i].width, labels[i].height }, -1);
      g_assert_cmpint (ui_fit_is_cut (label), ==, !labels[i].fits);
      g_object_unref (label);
    }
}

/* So would a word that is broken: anywhere, or at its hyphen, unless it is in what is read on and on; but no path,
 * which is one long word. */
static void
test_broken (void)
{
  static const struct
  {
    const char *text;
    gboolean running, broken;
  } labels[] = {
    { "Square eighteen", FALSE, FALSE },     { "Squareeighteenandmore", FALSE, TRUE },
    { "Squareeighteenandmore", TRUE, TRUE }, { "Twenty-something", FALSE, TRUE },
    { "Twenty-something", TRUE, FALSE },     { "/home/anna/squareeighteenandmore", FALSE, FALSE },
  };

  ui_gallery_set_font (100);
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      GtkWidget *around = g_object_ref_sink (g_object_new (labels[i].running ? BLUFF_TYPE_LOG : ADW_TYPE_BIN, NULL));
      GtkWidget *label = gtk_label_new (labels[i].text);

      gtk_widget_set_parent (label, around);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_widget_size_allocate (label, &(GtkAllocation){ 0, 0, 80, 200 }, -1);
      g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (label))), >, 1);
      g_assert_cmpint (ui_fit_is_broken (label), ==, labels[i].broken);
      gtk_widget_unparent (label);
      g_object_unref (around);
    }
}

int
main (int argc, char **argv)
{
  ui_tour_init (&argc, &argv);

  g_test_add_func ("/ui/fit/noticed", test_noticed);
  g_test_add_func ("/ui/fit/broken", test_broken);
  for (const char *const *code = test_languages_list (); *code != NULL; code++)
    for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
      if (windows[i].daily || g_str_equal (*code, "en") || test_languages_are_soaked ())
        {
          g_autofree char *path = g_strdup_printf ("/ui/fit/%s/%s", *code, windows[i].name);
          Row *row = g_new0 (Row, 1);

          *row = (Row){ *code, &windows[i] };
          g_test_add_data_func_full (path, row, test_pages, g_free);
        }

  return g_test_run ();
}
