/* test-layouts.c: lines that break where they must, and text whose width does not depend on a height.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-width-layout.h"
#include "bluff-wrap.h"

#include <adwaita.h>
#include <locale.h>

enum
{
  HEIGHT = 20,
  SPACING = 10
};

static const int widths[] = { 100, 100, 80 };

/* --- Lines ---------------------------------------------------------------------------------------------------------
 */

typedef struct
{
  GtkWidget *wrap;
  GtkWidget *children[G_N_ELEMENTS (widths)];
} Lines;

/* Something that wants to be so wide, and can be half of that. */
static GtkWidget *
add_child (BluffWrap *wrap, int width)
{
  GtkWidget *content = gtk_fixed_new (), *child = gtk_scrolled_window_new ();

  gtk_widget_set_size_request (content, width, HEIGHT);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (child), GTK_POLICY_EXTERNAL, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (child), TRUE);
  gtk_scrolled_window_set_min_content_width (GTK_SCROLLED_WINDOW (child), width / 2);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (child), content);
  bluff_wrap_append (wrap, child);
  return child;
}

static void
set_up (Lines *self, gconstpointer data)
{
  (void) data;
  self->wrap = g_object_ref_sink (bluff_wrap_new ());
  g_object_set (self->wrap, "spacing", SPACING, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    self->children[i] = add_child (BLUFF_WRAP (self->wrap), widths[i]);
}

static void
tear_down (Lines *self, gconstpointer data)
{
  (void) data;
  g_object_unref (self->wrap);
}

static int
count_lines (Lines *self, int width)
{
  int height;

  gtk_widget_measure (self->wrap, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return (height + SPACING) / (HEIGHT + SPACING);
}

/* Lays the lines out, and returns how wide a child became. */
static int
lay_out (Lines *self, int width, guint child)
{
  gtk_widget_measure (self->wrap, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (self->wrap, width, count_lines (self, width) * (HEIGHT + SPACING) - SPACING, -1, NULL);
  return gtk_widget_get_width (self->children[child]);
}

static void
test_breaks (Lines *self, gconstpointer data)
{
  (void) data;
  g_assert_cmpint (count_lines (self, 300), ==, 1);
  g_assert_cmpint (count_lines (self, 299), ==, 2);
  g_assert_cmpint (count_lines (self, 209), ==, 2);
  g_assert_cmpint (count_lines (self, 189), ==, 3);
  g_assert_cmpint (lay_out (self, 299, 0), ==, 100);
  g_assert_cmpint (lay_out (self, 299, 2), ==, 80);
}

static void
test_squeezes (Lines *self, gconstpointer data)
{
  int sum;

  (void) data;
  g_object_set (self->wrap, "squeeze", TRUE, NULL);
  /* 300 are wanted: a sixth more than 258. */
  g_assert_cmpint (count_lines (self, 258), ==, 1);
  g_assert_cmpint (count_lines (self, 257), ==, 2);

  sum = lay_out (self, 258, 0) + gtk_widget_get_width (self->children[1]) + gtk_widget_get_width (self->children[2]);
  g_assert_cmpint (sum + 2 * SPACING, <=, 258);
  g_assert_cmpint (gtk_widget_get_width (self->children[0]), <, 100);
  g_assert_cmpint (gtk_widget_get_width (self->children[2]), >=, 40);
  /* Where there is room, nobody gives anything. */
  g_assert_cmpint (lay_out (self, 300, 0), ==, 100);
}

/* Only the last one of all: the second of three that does not fit begins a line. */
static void
test_squeezes_the_last_only (Lines *self, gconstpointer data)
{
  (void) data;
  g_object_set (self->wrap, "squeeze", TRUE, NULL);
  g_assert_cmpint (count_lines (self, 205), ==, 2);
  g_assert_cmpint (lay_out (self, 205, 0), ==, 100);
}

static void
test_grows (Lines *self, gconstpointer data)
{
  (void) data;
  g_object_set (self->wrap, "grow", TRUE, NULL);
  g_assert_cmpint (lay_out (self, 330, 0), ==, 110);
  g_assert_cmpint (gtk_widget_get_width (self->children[2]), ==, 90);
}

static void
test_even (Lines *self, gconstpointer data)
{
  (void) data;
  g_object_set (self->wrap, "even", TRUE, NULL);
  g_assert_cmpint (lay_out (self, 320, 2), ==, 100);
  g_assert_cmpint (count_lines (self, 319), ==, 2);
}

/* --- Width ---------------------------------------------------------------------------------------------------------
 */

static void
measure_text (GtkLayoutManager *layout, int height, int *minimum, int *natural)
{
  GtkWidget *label = gtk_label_new ("A line that is long enough to be broken into quite a number of lines");
  GtkWidget *bin = g_object_ref_sink (adw_bin_new ());

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_layout_manager (bin, layout);
  adw_bin_set_child (ADW_BIN (bin), label);
  gtk_widget_measure (bin, GTK_ORIENTATION_HORIZONTAL, height, minimum, natural, NULL, NULL);
  g_object_unref (bin);
}

static void
test_width (void)
{
  int free_least, free_wanted, least, wanted;

  measure_text (g_object_new (BLUFF_TYPE_WIDTH_LAYOUT, NULL), -1, &free_least, &free_wanted);
  measure_text (g_object_new (BLUFF_TYPE_WIDTH_LAYOUT, NULL), 40, &least, &wanted);
  g_assert_cmpint (least, ==, free_least);
  g_assert_cmpint (wanted, ==, free_wanted);

  /* And that is not what GTK does. */
  measure_text (gtk_bin_layout_new (), 40, &least, NULL);
  g_assert_cmpint (least, >, free_least);
}

/* Its height does depend on the width. */
static void
test_height (void)
{
  GtkWidget *label = gtk_label_new ("Two words"), *bin = g_object_ref_sink (adw_bin_new ());
  int one, two;

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_layout_manager (bin, g_object_new (BLUFF_TYPE_WIDTH_LAYOUT, NULL));
  adw_bin_set_child (ADW_BIN (bin), label);
  gtk_widget_measure (bin, GTK_ORIENTATION_VERTICAL, 500, NULL, &one, NULL, NULL);
  gtk_widget_measure (bin, GTK_ORIENTATION_VERTICAL, 1, NULL, &two, NULL, NULL);
  g_assert_cmpint (two, >, one);

  gtk_widget_measure (bin, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (bin, 500, one, -1, NULL);
  g_assert_cmpint (gtk_widget_get_width (label), ==, 500);
  g_object_unref (bin);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add ("/layouts/wrap/breaks", Lines, NULL, set_up, test_breaks, tear_down);
  g_test_add ("/layouts/wrap/squeezes", Lines, NULL, set_up, test_squeezes, tear_down);
  g_test_add ("/layouts/wrap/squeezes-the-last-only", Lines, NULL, set_up, test_squeezes_the_last_only, tear_down);
  g_test_add ("/layouts/wrap/grows", Lines, NULL, set_up, test_grows, tear_down);
  g_test_add ("/layouts/wrap/even", Lines, NULL, set_up, test_even, tear_down);
  g_test_add_func ("/layouts/width/not-by-height", test_width);
  g_test_add_func ("/layouts/width/height-by-width", test_height);

  return g_test_run ();
}
