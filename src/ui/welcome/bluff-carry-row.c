/* bluff-carry-row.c: a game to carry on, in its list.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-carry-row.h"

#include "bluff-badges.h"
#include "bluff-game-picture.h"
#include "bluff-labels.h"

#include <glib/gi18n.h>

struct _BluffCarryRow
{
  GtkListBoxRow parent_instance;

  GMenu *people; /* a part of the menu: who plays, each with a page */
  GtkBox *box;
  GtkBox *tail;
  BluffGamePicture *picture;
  GtkLabel *title;
  GtkLabel *position;
  GtkLabel *when;
  GtkLabel *when_below;
  BluffBadges *badges;
  GtkProgressBar *progress;
  GtkButton *carry_on;
  GtkMenuButton *more;

  BluffGameItem *item;
  gboolean has_progress;
};

G_DEFINE_FINAL_TYPE (BluffCarryRow, bluff_carry_row, GTK_TYPE_LIST_BOX_ROW)

static void
abandon_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  (void) name;
  (void) parameter;
  gtk_widget_activate_action (widget, "welcome.abandon", "s", bluff_game_item_get_id (BLUFF_CARRY_ROW (widget)->item));
}

static void
delete_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  (void) name;
  (void) parameter;
  gtk_widget_activate_action (widget, "welcome.delete", "s", bluff_game_item_get_id (BLUFF_CARRY_ROW (widget)->item));
}

static void
show_progress (BluffCarryRow *self)
{
  const BluffPosition *position = bluff_game_item_see_position (self->item);
  double furthest = -1;

  for (guint seat = 0; position != NULL && seat < position->players; seat++)
    furthest = MAX (furthest, bluff_game_item_get_progress (self->item, position->count[seat]));

  self->has_progress = furthest >= 0;
  gtk_progress_bar_set_fraction (self->progress, MAX (furthest, 0));
}

/* The accessible names of the row and of its buttons, which differ from those of other rows. */
static void
say (BluffCarryRow *self, const char *when)
{
  const char *title = bluff_game_item_get_title (self->item);
  const char *position = bluff_game_item_get_position (self->item);
  /* Translators: a game to carry on, for screen readers. %1$s is the game, %2$s when it was played last ("Yesterday"),
   * %3$s where it stands: a sentence. */
  g_autofree char *row = g_strdup_printf (_ ("%1$s, %2$s. %3$s"), title, when, position);
  /* Translators: what screen readers call a button. %1$s is the game, %2$s when it was played last ("Yesterday"). */
  g_autofree char *carry_on = g_strdup_printf (_ ("Carry On: %1$s, %2$s"), title, when);
  /* Translators: what screen readers call a button. %1$s is the game, %2$s when it was played last ("Yesterday"). */
  g_autofree char *more = g_strdup_printf (_ ("More: %1$s, %2$s"), title, when);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, row, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->carry_on), GTK_ACCESSIBLE_PROPERTY_LABEL, carry_on, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->more), GTK_ACCESSIBLE_PROPERTY_LABEL, more, -1);
}

static void
bluff_carry_row_dispose (GObject *object)
{
  g_clear_object (&BLUFF_CARRY_ROW (object)->item);

  G_OBJECT_CLASS (bluff_carry_row_parent_class)->dispose (object);
}

static void
bluff_carry_row_class_init (BluffCarryRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_carry_row_dispose;
  g_type_ensure (BLUFF_TYPE_BADGES);
  g_type_ensure (BLUFF_TYPE_GAME_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bluffbay/BluffBay/welcome/bluff-carry-row.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffCarryRow, people);
  gtk_widget_class_bind_template_child (widget_class, BluffCarryRow, box);
  gtk_widget_class_bind_template_child (widget_class, BluffCarryRow, tail);
  gtk_widget_class_bind_template_child (widget_class, BluffCarryRow, picture);
  gtk_widget_class_bind_template_child (widget_class, BluffCarryRow, title);
  gtk_widget_class_bind_template_child (widget_class, BluffCarryRow, position);
  gtk_widget_class_bind_template_child (widget_class, BluffCarryRow, when);
  gtk_widget_class_bind_template_child (widget_class, BluffCarryRow, when_below);
  gtk_widget_class_bind_template_child (widget_class, BluffCarryRow, badges);
  gtk_widget_class_bind_template_child (widget_class, BluffCarryRow, progress);
  gtk_widget_class_bind_template_child (widget_class, BluffCarryRow, carry_on);
  gtk_widget_class_bind_template_child (widget_class, BluffCarryRow, more);
  gtk_widget_class_install_action (widget_class, "row.abandon", NULL, abandon_cb);
  gtk_widget_class_install_action (widget_class, "row.delete", NULL, delete_cb);
}

static void
bluff_carry_row_init (BluffCarryRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bluff_labels_mark_all (GTK_WIDGET (self));
}

GtkWidget *
bluff_carry_row_new (BluffGameItem *item)
{
  BluffCarryRow *self = g_object_new (BLUFF_TYPE_CARRY_ROW, NULL);
  const char *when = bluff_game_item_get_when (item);
  const char *id = bluff_game_item_get_id (item);
  const BluffFlag *flags;
  guint n = bluff_game_item_get_flags (item, &flags);

  self->item = g_object_ref (item);
  bluff_game_picture_set_item (self->picture, item);
  gtk_label_set_label (self->title, bluff_game_item_get_title (item));
  gtk_label_set_label (self->position, bluff_game_item_get_position (item));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->position), bluff_game_item_get_position (item));
  gtk_label_set_label (self->when, when);
  gtk_label_set_label (self->when_below, when);
  bluff_badges_set (self->badges, flags, n, bluff_game_item_get_names (item));
  bluff_game_item_list_people (item, self->people);
  show_progress (self);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "s", id);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->carry_on), "s", id);
  say (self, when);

  return GTK_WIDGET (self);
}

void
bluff_carry_row_lay_out (BluffCarryRow *self, BluffBreadth breadth)
{
  gboolean narrow = breadth <= BLUFF_BREADTH_NARROW;

  g_return_if_fail (BLUFF_IS_CARRY_ROW (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (self->box, narrow ? 6 : 12);
  gtk_widget_set_hexpand (GTK_WIDGET (self->tail), narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->when), !narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->when_below), narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->badges), breadth != BLUFF_BREADTH_TINY);
  gtk_widget_set_halign (GTK_WIDGET (self->badges), narrow ? GTK_ALIGN_START : GTK_ALIGN_END);
  gtk_widget_set_hexpand (GTK_WIDGET (self->carry_on), breadth == BLUFF_BREADTH_TINY);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), self->has_progress && breadth == BLUFF_BREADTH_WIDE);
}
