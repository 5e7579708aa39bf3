/* bluff-hall-menu.c: the menu of a finished game in a list.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-hall-menu.h"

#include "bluff-hall-row.h"
#include "bluff-labels.h"

#include <glib/gi18n.h>

static GMenuModel *
make_menu (BluffGameItem *item)
{
  g_autoptr (GMenu) game = g_menu_new (), people = g_menu_new ();
  g_autoptr (GMenuItem) open = g_menu_item_new (_ ("Open"), NULL);
  GMenu *menu = g_menu_new ();

  g_menu_item_set_action_and_target (open, "win.story", "s", bluff_game_item_get_id (item));
  g_menu_append_item (game, open);
  bluff_game_item_list_people (item, people);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (game));
  if (g_menu_model_get_n_items (G_MENU_MODEL (people)) > 0)
    g_menu_append_section (menu, _ ("Players"), G_MENU_MODEL (people));
  bluff_labels_mark_menu (G_MENU_MODEL (menu));

  return G_MENU_MODEL (menu);
}

/* Once what was chosen in it is done. */
static gboolean
drop_cb (gpointer popover)
{
  gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

/* The menu goes, and who comes back from where it led is where it was opened. */
static void
closed_cb (GtkWidget *popover)
{
  gtk_widget_grab_focus (gtk_widget_get_parent (gtk_widget_get_parent (popover)));
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, drop_cb, g_object_ref (popover), g_object_unref);
}

/* At a point of the row, or below all of it. */
static void
open_menu (BluffHallRow *row, const GdkRectangle *point)
{
  BluffGameItem *item = bluff_hall_row_get_item (row);
  g_autoptr (GMenuModel) menu = NULL;
  GtkWidget *popover;

  if (item == NULL)
    return;

  menu = make_menu (item);
  popover = gtk_popover_menu_new_from_model (menu);
  gtk_widget_set_parent (popover, GTK_WIDGET (row));
  gtk_popover_set_has_arrow (GTK_POPOVER (popover), point == NULL);
  if (point != NULL)
    {
      gtk_popover_set_pointing_to (GTK_POPOVER (popover), point);
      gtk_widget_set_halign (popover, GTK_ALIGN_START);
    }
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), NULL);
  gtk_popover_popup (GTK_POPOVER (popover));
}

/* The row in WIDGET, which is the child of a list, or around it; NULL if there is none. */
static BluffHallRow *
find_row (GtkWidget *widget)
{
  GtkWidget *around = widget != NULL ? gtk_widget_get_ancestor (widget, BLUFF_TYPE_HALL_ROW) : NULL;

  while (around == NULL && widget != NULL && !BLUFF_IS_HALL_ROW (widget))
    widget = gtk_widget_get_first_child (widget);
  return around != NULL ? BLUFF_HALL_ROW (around) : widget != NULL ? BLUFF_HALL_ROW (widget) : NULL;
}

static gboolean
open_at (GtkWidget *list, double x, double y)
{
  BluffHallRow *row = find_row (gtk_widget_pick (list, x, y, GTK_PICK_DEFAULT));
  double row_x, row_y;

  if (row == NULL || !gtk_widget_translate_coordinates (list, GTK_WIDGET (row), x, y, &row_x, &row_y))
    return FALSE;

  open_menu (row, &(GdkRectangle){ (int) row_x, (int) row_y, 1, 1 });
  return TRUE;
}

static void
clicked_cb (GtkGesture *click, int n_press, double x, double y, GtkWidget *list)
{
  (void) n_press;
  if (open_at (list, x, y))
    gtk_gesture_set_state (click, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
pressed_cb (GtkGesture *press, double x, double y, GtkWidget *list)
{
  if (open_at (list, x, y))
    gtk_gesture_set_state (press, GTK_EVENT_SEQUENCE_CLAIMED);
}

static gboolean
key_cb (GtkWidget *list, GVariant *arguments, gpointer user_data)
{
  BluffHallRow *row = find_row (gtk_widget_get_focus_child (list));

  (void) arguments;
  (void) user_data;
  if (row == NULL)
    return FALSE;

  open_menu (row, NULL);
  return TRUE;
}

void
bluff_hall_menu_watch (GtkWidget *list)
{
  GtkGesture *click = gtk_gesture_click_new (), *press = gtk_gesture_long_press_new ();
  GtkEventController *keys = gtk_shortcut_controller_new ();

  g_return_if_fail (GTK_IS_LIST_VIEW (list) || GTK_IS_LIST_BOX (list));

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect (click, "pressed", G_CALLBACK (clicked_cb), list);
  gtk_widget_add_controller (list, GTK_EVENT_CONTROLLER (click));

  /* Before the row, which a press that lasts would open. */
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect (press, "pressed", G_CALLBACK (pressed_cb), list);
  gtk_widget_add_controller (list, GTK_EVENT_CONTROLLER (press));

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Menu|<Shift>F10"),
                                                          gtk_callback_action_new (key_cb, NULL, NULL)));
  gtk_widget_add_controller (list, keys);
}
