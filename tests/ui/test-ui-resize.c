/* test-ui-resize.c: a window that becomes narrow in one step, as by a tiling window manager or a telephone that is
 * turned, is laid out for that at once: every page, and every moment of a table.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-tour.h"

#include "bluff-announcer.h"

enum
{
  WIDTH = 1280,
  HEIGHT = 860,
  NARROW_WIDTH = 360,
  NARROW_HEIGHT = 640,
  SLACK = 1, /* pixels that rounding may take */
  MOST_TOLD = 20
};

static const struct
{
  const char *path;
  UiTour tour;
} rows[] = {
  { "/ui/resize/pages", { WIDTH, HEIGHT } },
  { "/ui/resize/pirate", { WIDTH, HEIGHT, 1, BLUFF_GAME_PIRATE } },
  { "/ui/resize/bluffer", { WIDTH, HEIGHT, 1, BLUFF_GAME_BLUFFER } },
  { "/ui/resize/bluffaneer", { WIDTH, HEIGHT, 1, BLUFF_GAME_BLUFFANEER } },
};

static guint n_stops, n_frames, n_told;

/* Waves and the like go beyond the edge on purpose: what counts is what is read or pressed. What is only heard has no
 * place. */
static gboolean
matters (GtkWidget *widget)
{
  if (gtk_widget_get_ancestor (widget, BLUFF_TYPE_ANNOUNCER) != NULL)
    return FALSE;

  return (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0') ||
         gtk_widget_get_focusable (widget) || GTK_IS_SCROLLED_WINDOW (widget) || BLUFF_IS_PAGE (widget) ||
         GTK_IS_HEADER_BAR (widget) || ADW_IS_HEADER_BAR (widget);
}

static void
check (GtkWidget *widget, const char *where)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_native (widget));
  graphene_rect_t bounds;

  if (matters (widget) && gtk_widget_compute_bounds (widget, window, &bounds) && bounds.size.width >= 1 &&
      (bounds.origin.x < -SLACK || bounds.origin.x + bounds.size.width > gtk_widget_get_width (window) + SLACK))
    {
      g_test_fail ();
      if (n_told++ < MOST_TOLD)
        g_test_message ("%s: %s in %s is at %.0f+%.0f of %d", where, G_OBJECT_TYPE_NAME (widget),
                        G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)), bounds.origin.x, bounds.size.width,
                        gtk_widget_get_width (window));
    }
}

/* The first frame in which the window is narrow is laid out for that already. */
static void
drawn_cb (GdkFrameClock *clock, UiDriver *driver)
{
  GtkWidget *window = GTK_WIDGET (ui_driver_get_window (driver));

  if (gdk_surface_get_width (gtk_native_get_surface (GTK_NATIVE (window))) != NARROW_WIDTH)
    return;

  g_signal_handlers_disconnect_by_func (clock, drawn_cb, driver);
  ui_tour_walk (window, check, "the first frame");
  n_frames++;
}

static void
stop_cb (UiDriver *driver, const char *where, gpointer data)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (ui_driver_get_window (driver)));

  (void) data;
  /* A menu or a dialog keeps its place. */
  if (g_str_has_suffix (where, "-menu") || g_list_model_get_n_items (gtk_window_get_toplevels ()) > 1)
    return;

  g_signal_connect (clock, "after-paint", G_CALLBACK (drawn_cb), driver);
  ui_driver_resize (driver, NARROW_WIDTH, NARROW_HEIGHT);
  ui_tour_walk (GTK_WIDGET (ui_driver_get_window (driver)), check, where);
  n_stops++;
  ui_driver_resize (driver, WIDTH, HEIGHT);
}

static void
test_row (gconstpointer data)
{
  n_stops = n_frames = n_told = 0;
  ui_tour_stop (data, stop_cb, NULL);
  g_assert_cmpuint (n_stops, >, 4);
  g_assert_cmpuint (n_frames, ==, n_stops);
}

static guint
count_buttons (GtkWidget *widget, gboolean within)
{
  guint n = within && GTK_IS_BUTTON (widget);

  if (!gtk_widget_get_mapped (widget))
    return 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_buttons (child, within || GTK_IS_WINDOW_CONTROLS (widget));

  return n;
}

/* Where there is little room, the title has that of the buttons that a window can do without. */
static void
test_buttons (void)
{
  UiDriver *driver = ui_driver_new (ui_driver_make_folder (), WIDTH, HEIGHT);
  GtkWidget *window = GTK_WIDGET (ui_driver_get_window (driver));

  g_object_set (gtk_settings_get_default (), "gtk-decoration-layout", "menu:minimize,maximize,close", NULL);
  ui_driver_settle (driver);
  g_assert_cmpuint (count_buttons (window, FALSE), ==, 3);
  ui_driver_resize (driver, NARROW_WIDTH, NARROW_HEIGHT);
  g_assert_cmpuint (count_buttons (window, FALSE), ==, 1);
  /* On a page that is opened then, too. */
  ui_driver_press (driver, "n", GDK_CONTROL_MASK);
  g_assert_cmpuint (count_buttons (window, FALSE), ==, 1);
  ui_driver_resize (driver, WIDTH, HEIGHT);
  g_assert_cmpuint (count_buttons (window, FALSE), ==, 3);
  ui_driver_free (driver);
}

int
main (int argc, char **argv)
{
  ui_tour_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add_data_func (rows[i].path, &rows[i].tour, test_row);
  g_test_add_func ("/ui/resize/buttons", test_buttons);

  return g_test_run ();
}
