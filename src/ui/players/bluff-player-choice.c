/* bluff-player-choice.c: some players, of whom one is to be chosen.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-player-choice.h"

#include "bluff-flag.h"
#include "bluff-plain-row.h"

enum
{
  BADGE = 28,
  HEIGHT = 220 /* of the part that is seen of a long list */
};

struct _BluffPlayerChoice
{
  AdwBin parent_instance;

  GtkListBox *list;
  GtkCheckButton *first;
  gint64 chosen;
};

G_DEFINE_FINAL_TYPE (BluffPlayerChoice, bluff_player_choice, ADW_TYPE_BIN)

static void
toggled_cb (GtkCheckButton *button, BluffPlayerChoice *self)
{
  if (gtk_check_button_get_active (button))
    self->chosen = *(const gint64 *) g_object_get_data (G_OBJECT (button), "player");
}

static GtkWidget *
make_badge (const BluffStorePlayer *player)
{
  GtkWidget *image = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "icon-name",
                                   "avatar-default-symbolic", NULL);
  BluffFlag flag;

  if (bluff_flag_from_colour (player->colour, &flag))
    {
      g_autoptr (GdkPaintable) badge = bluff_flag_badge (flag);

      gtk_image_set_from_paintable (GTK_IMAGE (image), badge);
    }
  gtk_image_set_pixel_size (GTK_IMAGE (image), BADGE);

  return image;
}

static GtkCheckButton *
make_button (BluffPlayerChoice *self, const BluffStorePlayer *player)
{
  GtkCheckButton *button = g_object_new (GTK_TYPE_CHECK_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, "valign",
                                         GTK_ALIGN_CENTER, NULL);
  gint64 *id = g_new (gint64, 1);

  *id = player->id;
  g_object_set_data_full (G_OBJECT (button), "player", id, g_free);
  g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), self);
  if (self->first == NULL)
    {
      self->first = button;
      gtk_check_button_set_active (button, TRUE);
    }
  else
    gtk_check_button_set_group (button, self->first);

  return button;
}

static void
bluff_player_choice_class_init (BluffPlayerChoiceClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_RADIO_GROUP);
}

static void
bluff_player_choice_init (BluffPlayerChoice *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "boxed-list");
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "bb-choice");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->list));
  adw_bin_set_child (ADW_BIN (self), scroller);
}

GtkWidget *
bluff_player_choice_new (void)
{
  return g_object_new (BLUFF_TYPE_PLAYER_CHOICE, NULL);
}

/* The list can have the focus, too. */
void
bluff_player_choice_set_question (BluffPlayerChoice *self, const char *question)
{
  g_return_if_fail (BLUFF_IS_PLAYER_CHOICE (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, question, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, question, -1);
}

void
bluff_player_choice_add (BluffPlayerChoice *self, const BluffStorePlayer *player)
{
  GtkWidget *row = bluff_plain_row_new (ADW_TYPE_ACTION_ROW, player->name, NULL);
  GtkCheckButton *button;

  g_return_if_fail (BLUFF_IS_PLAYER_CHOICE (self));

  button = make_button (self, player);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), make_badge (player));
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), GTK_WIDGET (button));
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), GTK_WIDGET (button));
  gtk_list_box_append (self->list, row);
}

gint64
bluff_player_choice_get (BluffPlayerChoice *self)
{
  g_return_val_if_fail (BLUFF_IS_PLAYER_CHOICE (self), BLUFF_STORE_NO_PLAYER);

  return self->chosen;
}
