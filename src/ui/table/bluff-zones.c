/* bluff-zones.c: the parts of a table between which Tab and F6 go.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-zones.h"

#include "bluff-sheet.h"

static GtkWidget *
zone_at (GPtrArray *zones, guint i)
{
  return g_ptr_array_index (zones, i);
}

static gboolean
holds (GtkWidget *zone, GtkWidget *focus)
{
  return focus != NULL && (focus == zone || gtk_widget_is_ancestor (focus, zone));
}

static GtkWidget *
find_focus (GPtrArray *zones)
{
  GtkRoot *root = zones->len > 0 ? gtk_widget_get_root (zone_at (zones, 0)) : NULL;

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

/* The zone that has the focus; as many as there are if none has. */
static guint
find_zone (GPtrArray *zones, GtkWidget *focus)
{
  guint i = 0;

  while (i < zones->len && !holds (zone_at (zones, i), focus))
    i++;

  return i;
}

static gboolean
enter (GtkWidget *zone, GtkDirectionType direction)
{
  return gtk_widget_get_mapped (zone) && gtk_widget_is_sensitive (zone) && gtk_widget_child_focus (zone, direction);
}

/* The next zone after FROM, or before it, that takes the focus. */
static gboolean
leave (GPtrArray *zones, int from, GtkDirectionType direction)
{
  int by = direction == GTK_DIR_TAB_BACKWARD ? -1 : 1;

  for (int i = from + by; i >= 0 && i < (int) zones->len; i += by)
    if (enter (zone_at (zones, (guint) i), direction))
      return TRUE;

  return FALSE;
}

/* An arrow that leads nowhere stays. From a panel it leads to what lies on it. */
static void
move_inside (GtkWidget *zone, GtkWidget *focus, GtkDirectionType direction)
{
  if (!gtk_widget_child_focus (zone, direction) && gtk_widget_get_first_child (focus) != NULL)
    gtk_widget_child_focus (focus, GTK_DIR_TAB_FORWARD);
}

/* Whether Tab goes on inside ZONE: from a panel to what lies on it, and among what lies on a sheet. */
static gboolean
tabs_inside (GtkWidget *zone, GtkWidget *focus, GtkDirectionType direction)
{
  gboolean panel = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (focus)) == GTK_ACCESSIBLE_ROLE_GROUP;

  return BLUFF_IS_SHEET (zone) || (direction == GTK_DIR_TAB_FORWARD && panel);
}

gboolean
bluff_zones_focus (GPtrArray *zones, GtkDirectionType direction)
{
  GtkWidget *focus = find_focus (zones);
  guint i = find_zone (zones, focus);
  gboolean tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;
  GtkWidget *zone;

  if (i == zones->len)
    return leave (zones, direction == GTK_DIR_TAB_BACKWARD ? (int) zones->len : -1, direction);

  zone = zone_at (zones, i);
  if (!tab)
    {
      move_inside (zone, focus, direction);
      return TRUE;
    }

  if (tabs_inside (zone, focus, direction) && gtk_widget_child_focus (zone, direction))
    return TRUE;

  return leave (zones, (int) i, direction);
}

gboolean
bluff_zones_step (GPtrArray *zones, gboolean forward)
{
  guint n = zones->len;
  guint from = find_zone (zones, find_focus (zones));

  if (from == n)
    from = forward ? n - 1 : 0;
  for (guint by = 1; by <= n; by++)
    if (enter (zone_at (zones, (from + (forward ? by : n - by)) % n), GTK_DIR_TAB_FORWARD))
      return TRUE;

  return FALSE;
}
