/* ui-ring.c: whether the focus can be seen.
 *
 * Each kind of widget that can have the focus gets it, visibly, as after a key. Then two pictures of it and its
 * surroundings, with and without the focus, are compared: the difference has to be as large as a focus ring, and stand
 * out.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-ring.h"

#include <adwaita.h>

enum
{
  AROUND = 20,    /* pixels: a card is lifted by 14, its rings are 8 wide */
  STANDS_OUT = 32 /* of 255, in one channel at least */
};

static GHashTable *known; /* kinds of widgets that were looked at, in light and in dark */
static guint n_checked;

/* --- Pictures ------------------------------------------------------------------------------------------------------
 */

static guchar *
take_picture (GtkWidget *native, const graphene_rect_t *area, int *n_pixels)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (native);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  guchar *data;
  int width, height;

  gdk_paintable_snapshot (paintable, GDK_SNAPSHOT (snapshot), gdk_paintable_get_intrinsic_width (paintable),
                          gdk_paintable_get_intrinsic_height (paintable));
  node = gtk_snapshot_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (native)), node, area);
  width = gdk_texture_get_width (texture);
  height = gdk_texture_get_height (texture);
  *n_pixels = width * height;
  data = g_malloc ((gsize) *n_pixels * 4);
  gdk_texture_download (texture, data, (gsize) width * 4);

  return data;
}

static guint
count_changes (const guchar *a, const guchar *b, int n_pixels)
{
  guint n = 0;

  for (int i = 0; i < n_pixels; i++)
    for (int channel = 0; channel < 3; channel++)
      if (ABS (a[4 * i + channel] - b[4 * i + channel]) >= STANDS_OUT)
        {
          n++;
          break;
        }

  return n;
}

/* In the picture of its window, and no more than there is of that; FALSE if it is outside. */
static gboolean
find_area (GtkWidget *widget, GtkWidget *native, graphene_rect_t *area)
{
  graphene_rect_t bounds, whole;

  if (!gtk_widget_compute_bounds (widget, native, &bounds) || !gtk_widget_compute_bounds (native, native, &whole))
    return FALSE;

  /* A paintable begins where the widget's own area does, with its border and shadow. */
  graphene_rect_offset (&bounds, -whole.origin.x, -whole.origin.y);
  graphene_rect_offset (&whole, -whole.origin.x, -whole.origin.y);
  graphene_rect_inset (&bounds, -AROUND, -AROUND);
  return graphene_rect_intersection (&bounds, &whole, area);
}

/* Whether something lies over its middle. */
static gboolean
is_covered (GtkWidget *widget, GtkWidget *native)
{
  graphene_point_t middle = { (float) gtk_widget_get_width (widget) / 2, (float) gtk_widget_get_height (widget) / 2 };
  GtkWidget *hit;

  if (!gtk_widget_compute_point (widget, native, &middle, &middle))
    return TRUE;
  hit = gtk_widget_pick (native, middle.x, middle.y, GTK_PICK_INSENSITIVE);
  return hit != NULL && hit != widget && !gtk_widget_is_ancestor (hit, widget) && !gtk_widget_is_ancestor (widget, hit);
}

/* --- Focus ---------------------------------------------------------------------------------------------------------
 */

/* GTK hides it by itself three seconds later. To settle lets time pass only while something moves, and nothing here
 * moves that long. */
static void
show_focus (UiDriver *driver, GtkWindow *window, gboolean visible)
{
  gtk_window_set_focus_visible (window, visible);
  ui_driver_settle (driver);
  g_assert_cmpint (gtk_window_get_focus_visible (window), ==, visible);
}

static char *
describe (GtkWidget *widget)
{
  GString *text = g_string_new (adw_style_manager_get_dark (adw_style_manager_get_default ()) ? "dark " : NULL);

  for (guint i = 0; i < 3 && widget != NULL; i++, widget = gtk_widget_get_parent (widget))
    {
      g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);
      g_autofree char *joined = g_strjoinv (".", classes);

      g_string_append_printf (text, "%s%s.%s", i > 0 ? " in " : "", G_OBJECT_TYPE_NAME (widget), joined);
    }

  return g_string_free (text, FALSE);
}

/* FALSE if it did not get the focus, or cannot be seen: what a sheet covers is out of reach of the keyboard too. */
static gboolean
check_ring (UiDriver *driver, GtkWidget *widget, const char *where, const char *what)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (widget));
  GtkWidget *native = GTK_WIDGET (gtk_widget_get_native (widget));
  g_autofree guchar *with = NULL, *without = NULL;
  graphene_rect_t area;
  int n_pixels, n_before;
  guint changes, ring;

  if (!gtk_widget_grab_focus (widget) || gtk_window_get_focus (window) != widget)
    return FALSE;
  show_focus (driver, window, TRUE);
  /* What the focus did may have taken the widget away. */
  if (gtk_window_get_focus (window) != widget || !gtk_widget_get_mapped (widget) || is_covered (widget, native) ||
      !find_area (widget, native, &area))
    return FALSE;

  with = take_picture (native, &area, &n_pixels);
  show_focus (driver, window, FALSE);
  without = take_picture (native, &area, &n_before);
  g_assert_cmpint (n_before, ==, n_pixels);
  changes = count_changes (with, without, n_pixels);
  ring = (guint) (gtk_widget_get_width (widget) + gtk_widget_get_height (widget)) / 2;
  n_checked++;
  if (changes < ring)
    {
      g_test_message ("%s: %u pixels show the focus, not %u, on %s", where, changes, ring, what);
      g_test_fail ();
    }

  return TRUE;
}

/* What shows the focus in another way, or never has it. */
static gboolean
is_excused (GtkWidget *widget)
{
  /* Text has a cursor. */
  if (GTK_IS_TEXT (widget) || GTK_IS_TEXT_VIEW (widget) || GTK_IS_LABEL (widget))
    return TRUE;
  /* Tab goes on to what is inside; arrows scroll where there is nothing. */
  if (GTK_IS_SCROLLED_WINDOW (widget) || GTK_IS_VIEWPORT (widget) || GTK_IS_POPOVER (widget) ||
      GTK_IS_LIST_BOX (widget) || GTK_IS_LIST_VIEW (widget))
    return TRUE;
  /* The platform's menus light up what has the focus, whether or not it is visible otherwise. */
  return g_str_equal (gtk_widget_get_css_name (widget), "modelbutton");
}

static void
collect (GtkWidget *widget, GPtrArray *widgets)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_child_visible (widget) || !gtk_widget_is_sensitive (widget))
    return;

  if (gtk_widget_get_focusable (widget) && gtk_widget_get_can_focus (widget) && !is_excused (widget))
    g_ptr_array_add (widgets, g_object_ref (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, widgets);
}

/* --- The check -----------------------------------------------------------------------------------------------------
 */

void
ui_ring_check (UiDriver *driver, const char *where)
{
  g_autoptr (GPtrArray) widgets = g_ptr_array_new_with_free_func (g_object_unref);
  GListModel *toplevels = gtk_window_get_toplevels ();
  GtkWidget *front = NULL, *focus;

  if (known == NULL)
    known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  /* Only a window that has the focus shows it; this key does nothing else. */
  ui_driver_press (driver, "Shift_L", 0);
  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (toplevels, i);

      if (gtk_widget_get_mapped (window))
        front = window;
    }
  focus = gtk_window_get_focus (GTK_WINDOW (front));
  collect (front, widgets);
  for (guint i = 0; i < widgets->len; i++)
    {
      GtkWidget *widget = g_ptr_array_index (widgets, i);
      g_autofree char *what = NULL;

      if (!gtk_widget_get_mapped (widget) || gtk_widget_get_root (widget) == NULL)
        continue;
      what = describe (widget);
      if (!g_hash_table_contains (known, what) && check_ring (driver, widget, where, what))
        g_hash_table_add (known, g_steal_pointer (&what));
    }
  if (focus != NULL && gtk_widget_get_mapped (focus))
    gtk_widget_grab_focus (focus);
  ui_driver_settle (driver);
}

guint
ui_ring_count (void)
{
  guint counted = n_checked;

  n_checked = 0;
  g_clear_pointer (&known, g_hash_table_unref);
  return counted;
}
