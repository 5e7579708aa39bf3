/* bluff-sheet-keys.c: a sheet by keyboard: the focus, which it takes and gives back, and the keys of its buttons.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-sheet-private.h"

#include "bluff-letters.h"
#include "bluff-reading.h"

/* --- The focus -----------------------------------------------------------------------------------------------------
 */

void
bluff_sheet_take_focus (BluffSheet *self, GtkWidget *focus)
{
  g_set_weak_pointer (&PRIVATE (self)->focus_before, focus);
  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    bluff_reading_grab_focus (GTK_WIDGET (self));
}

void
bluff_sheet_give_focus_back (BluffSheet *self, GtkWidget *focus)
{
  BluffSheetPrivate *priv = PRIVATE (self);
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *before = priv->focus_before;

  /* Only if it is the sheet that goes. With all that is around it, its table goes too: a window that was given the
   * focus of something in it then would keep that, and with it the whole page. */
  if (!gtk_widget_get_visible (widget) && before != NULL &&
      (focus == NULL || focus == widget || gtk_widget_is_ancestor (focus, widget)) && gtk_widget_get_mapped (before))
    gtk_widget_grab_focus (before);
  g_clear_weak_pointer (&priv->focus_before);
}

/* The sheet itself can have the focus, and then so can what is on it. */
gboolean
bluff_sheet_focus (GtkWidget *widget, GtkDirectionType direction)
{
  BluffSheetPrivate *priv = PRIVATE (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  if (focus == NULL || (focus != widget && !gtk_widget_is_ancestor (focus, widget)))
    return gtk_widget_grab_focus (widget);

  return gtk_widget_child_focus (priv->column, direction);
}

gboolean
bluff_sheet_grab_focus (GtkWidget *widget)
{
  gtk_root_set_focus (gtk_widget_get_root (widget), widget);
  return TRUE;
}

/* --- Keys ----------------------------------------------------------------------------------------------------------
 */

/* Takes TRIGGER and ACTION over. */
static void
add_shortcut (BluffSheet *self, GtkShortcutTrigger *trigger, GtkShortcutAction *action)
{
  BluffSheetPrivate *priv = PRIVATE (self);

  if (priv->shortcuts == NULL)
    {
      priv->shortcuts = gtk_shortcut_controller_new ();
      /* Also while the focus is in the hand: it stays in use during a vote. */
      gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (priv->shortcuts), GTK_SHORTCUT_SCOPE_GLOBAL);
      gtk_widget_add_controller (GTK_WIDGET (self), priv->shortcuts);
    }

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (priv->shortcuts), gtk_shortcut_new (trigger, action));
}

void
bluff_sheet_add_key (BluffSheet *self, const char *letter, GtkWidget *button)
{
  g_return_if_fail (BLUFF_IS_SHEET (self));
  g_return_if_fail (letter != NULL && *letter != '\0');

  add_shortcut (self, bluff_letter_make_trigger (letter), bluff_letter_make_press (button));
}

static gboolean
seat_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  BluffSheetPrivate *priv = PRIVATE (widget);

  (void) args;
  return gtk_widget_get_mapped (widget) && priv->seat_chosen (BLUFF_SHEET (widget), GPOINTER_TO_UINT (user_data));
}

void
bluff_sheet_add_seat_keys (BluffSheet *self, BluffSheetSeat chosen)
{
  g_return_if_fail (BLUFF_IS_SHEET (self));

  PRIVATE (self)->seat_chosen = chosen;
  for (guint seat = 0; seat < BLUFF_LETTER_SEATS; seat++)
    add_shortcut (self, bluff_letter_make_seat_trigger (seat),
                  gtk_callback_action_new (seat_cb, GUINT_TO_POINTER (seat), NULL));
}
