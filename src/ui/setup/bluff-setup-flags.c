/* bluff-setup-flags.c: the flags to choose from for a seat of a table that is being set up.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-setup-flags.h"

#include <glib/gi18n.h>

enum
{
  BADGE = 32 /* pixels; with its padding as large as a finger */
};

/* What a button does. */
typedef struct
{
  BluffSetupDraft *draft;
  BluffSetupSeat *seat;
  GtkPopover *popover; /* which the button is in */
  BluffFlag flag;
} Choice;

static void
choice_free (gpointer data, GClosure *closure)
{
  Choice *choice = data;

  (void) closure;
  g_object_unref (choice->draft);
  g_object_unref (choice->seat);
  g_free (choice);
}

static void
clicked_cb (GtkButton *button, Choice *choice)
{
  guint seat;

  (void) button;
  gtk_popover_popdown (choice->popover);
  if (bluff_setup_draft_find (choice->draft, choice->seat, &seat))
    bluff_setup_draft_set_flag (choice->draft, seat, choice->flag);
}

/* Who sails under FLAG, other than SEAT. */
static BluffSetupSeat *
find_owner (BluffSetupDraft *draft, BluffSetupSeat *seat, BluffFlag flag)
{
  for (guint i = 0; i < bluff_setup_draft_get_size (draft); i++)
    {
      BluffSetupSeat *other = bluff_setup_draft_get (draft, i);

      if (other != seat && bluff_setup_seat_get_flag (other) == flag)
        return other;
    }

  return NULL;
}

/* "Red crab", and whose it is now if it would be a swap. */
static char *
say_flag (const Choice *choice)
{
  g_autofree char *name = bluff_flag_name (choice->flag);
  BluffSetupSeat *owner = find_owner (choice->draft, choice->seat, choice->flag);
  g_autofree char *who = owner != NULL ? bluff_setup_seat_say_name (owner) : NULL;

  if (who == NULL)
    return g_steal_pointer (&name);

  /* Translators: %1$s is a flag ("Red crab"), %2$s the player who has it now. */
  return g_strdup_printf (_ ("%1$s: swap with %2$s"), name, who);
}

static GtkWidget *
make_button (Choice *choice)
{
  g_autoptr (GdkPaintable) paintable = bluff_flag_badge (choice->flag);
  g_autofree char *label = say_flag (choice);
  GtkWidget *image = gtk_image_new_from_paintable (paintable);
  GtkWidget *button = gtk_button_new ();

  gtk_image_set_pixel_size (GTK_IMAGE (image), BADGE);
  gtk_button_set_child (GTK_BUTTON (button), image);
  gtk_widget_set_tooltip_text (button, label);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "bb-setup-flag");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_data (button, "clicked", G_CALLBACK (clicked_cb), choice, choice_free, 0);

  return button;
}

void
bluff_setup_flags_fill (GtkBox *box, GtkPopover *popover, BluffSetupDraft *draft, guint seat)
{
  BluffSetupSeat *sitter = bluff_setup_draft_get (draft, seat);
  GtkWidget *child;
  GtkWidget *chosen = NULL;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);

  for (guint flag = 0; flag < bluff_setup_draft_count_flags (draft); flag++)
    {
      Choice *choice = g_new0 (Choice, 1);

      *choice = (Choice){ g_object_ref (draft), g_object_ref (sitter), popover, (BluffFlag) flag };
      child = make_button (choice);
      gtk_box_append (box, child);
      if (bluff_setup_seat_get_flag (sitter) == (BluffFlag) flag)
        chosen = child;
    }

  if (chosen != NULL)
    {
      gtk_widget_add_css_class (chosen, "chosen");
      gtk_widget_grab_focus (chosen);
    }
}
