/* test-ui-mirror.c: in a language that is read from right to left everything is where a mirror would show it, but what
 * the design language's section 11 says is not.
 *
 * The same game is played at two tables, in windows of the same size and with the same words, so that whatever is
 * somewhere else is so because of the direction.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-tour.h"

#include <math.h>

enum
{
  SLACK = 3, /* pixels: the half of an odd one falls to one side or the other, in what is around it, too */
  MOST_TOLD = 40
};

typedef struct
{
  char *name;
  double x, y, width, whole;
} Place;

typedef struct
{
  const char *path;
  UiTour tour;
} Row;

static const Row rows[] = {
  { "/ui/mirror/pages", { 1280, 860 } },
  { "/ui/mirror/pages-narrow", { 360, 640 } },
  { "/ui/mirror/pirate", { 1280, 860, 2, BLUFF_GAME_PIRATE } },
  { "/ui/mirror/pirate-narrow", { 360, 640, 2, BLUFF_GAME_PIRATE } },
  { "/ui/mirror/bluffer", { 1280, 860, 2, BLUFF_GAME_BLUFFER } },
  { "/ui/mirror/bluffer-narrow", { 360, 640, 1, BLUFF_GAME_BLUFFER } },
  { "/ui/mirror/bluffaneer", { 1280, 860, 2, BLUFF_GAME_BLUFFANEER } },
  { "/ui/mirror/bluffaneer-narrow", { 360, 640, 1, BLUFF_GAME_BLUFFANEER } },
};

/* What stays as it is, and why. */
static const struct
{
  const char *within;
  const char *reason;
} stays[] = {
  { "BluffAnnouncer", "it is heard, not seen" },
  { "GtkSwitch", "the platform does not mirror it" },
  { "BluffLog", "which of its rows are there depends on how far it has been scrolled" },
  { "GtkText", "its inside goes by the direction of what is written" },
};

static gboolean
may_stay (GtkWidget *widget)
{
  for (GtkWidget *around = gtk_widget_get_parent (widget); around != NULL; around = gtk_widget_get_parent (around))
    for (guint i = 0; i < G_N_ELEMENTS (stays); i++)
      if (g_str_equal (G_OBJECT_TYPE_NAME (around), stays[i].within))
        return TRUE;

  return FALSE;
}

static void
free_place (gpointer data)
{
  g_free (((Place *) data)->name);
  g_free (data);
}

static char *
describe (GtkWidget *widget, const char *where)
{
  GString *text = g_string_new (where);

  for (guint i = 0; i < 4 && widget != NULL; i++, widget = gtk_widget_get_parent (widget))
    g_string_append_printf (text, "%s%s", i > 0 ? " in " : ": ", G_OBJECT_TYPE_NAME (widget));

  return g_string_free (text, FALSE);
}

static GPtrArray *places;

static void
note (GtkWidget *widget, const char *where)
{
  GtkWidget *native = GTK_WIDGET (gtk_widget_get_native (widget));
  graphene_rect_t bounds;
  Place *place;

  /* Text that can be seen but has no width has no side. */
  if (!gtk_widget_compute_bounds (widget, native, &bounds) || bounds.size.width < 1 || may_stay (widget))
    return;

  place = g_new0 (Place, 1);
  place->name = describe (widget, where);
  place->x = bounds.origin.x;
  place->y = bounds.origin.y;
  place->width = bounds.size.width;
  place->whole = gtk_widget_get_width (native);
  g_ptr_array_add (places, place);
}

static void
stop_cb (UiDriver *driver, const char *where, gpointer data)
{
  (void) data;
  ui_driver_point_away (driver);
  ui_tour_walk (GTK_WIDGET (ui_driver_get_window (driver)), note, where);
}

static GPtrArray *
go_round (const UiTour *tour, GtkTextDirection direction)
{
  ui_tour_set_direction (direction);
  places = g_ptr_array_new_with_free_func (free_place);
  ui_tour_stop (tour, stop_cb, NULL);

  return g_steal_pointer (&places);
}

static gboolean
is_mirrored (const Place *left, const Place *right)
{
  return fabs (left->whole - left->x - left->width - right->x) <= SLACK && fabs (left->width - right->width) <= SLACK &&
         fabs (left->y - right->y) <= SLACK;
}

/* Whether the same was there to be looked at. */
static gboolean
are_alike (GPtrArray *left, GPtrArray *right)
{
  for (guint i = 0; i < MIN (left->len, right->len); i++)
    {
      const Place *a = g_ptr_array_index (left, i), *b = g_ptr_array_index (right, i);

      if (g_str_equal (a->name, b->name))
        continue;

      g_test_message ("After %u widgets there is %s and %s", i, a->name, b->name);
      return FALSE;
    }

  return left->len == right->len;
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (GPtrArray) left = go_round (&row->tour, GTK_TEXT_DIR_LTR);
  g_autoptr (GPtrArray) right = go_round (&row->tour, GTK_TEXT_DIR_RTL);
  guint told = 0, sides = 0;

  g_assert_true (are_alike (left, right));

  for (guint i = 0; i < left->len; i++)
    {
      const Place *a = g_ptr_array_index (left, i), *b = g_ptr_array_index (right, i);

      sides += fabs (a->x + a->width / 2 - a->whole / 2) > SLACK;
      if (is_mirrored (a, b))
        continue;
      if (told++ < MOST_TOLD)
        g_test_message ("%.0f,%.0f+%.0f of %.0f is at %.0f,%.0f+%.0f: %s", a->x, a->y, a->width, a->whole, b->x, b->y,
                        b->width, a->name);
      g_test_fail ();
    }
  g_test_message ("%u places, %u of them on one side; %u not mirrored", left->len, sides, told);
  g_assert_cmpuint (sides, >, 100);
}

int
main (int argc, char **argv)
{
  g_autoptr (GSettings) settings = NULL;

  ui_tour_init (&argc, &argv);
  /* A menu has the focus of its own where there is no window manager. */
  settings = g_settings_new ("io.github.bluffbay.BluffBay");
  g_settings_set_boolean (settings, "curtain-on-focus-loss", FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add_data_func (rows[i].path, &rows[i], test_row);

  return g_test_run ();
}
