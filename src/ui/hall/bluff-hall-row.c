/* bluff-hall-row.c: a finished game in a list.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-hall-row.h"

#include "bluff-art.h"
#include "bluff-badges.h"
#include "bluff-game-picture.h"
#include "bluff-width-layout.h"
#include "bluff-words-store.h"

#include <glib/gi18n.h>

enum
{
  SHORT_NAME = 10 /* characters */
};

struct _BluffHallRow
{
  GtkBox parent_instance;

  BluffGamePicture *picture;
  GtkImage *chest;
  GtkLabel *title;
  GtkWidget *winner; /* a pill with a chest */
  GtkLabel *winners;
  GtkLabel *places;
  GtkLabel *length;
  GtkBox *tail;
  BluffBadges *badges;
  GtkBox *words;
  GtkLabel *when;

  BluffGameItem *item;
  BluffBreadth breadth;
};

G_DEFINE_FINAL_TYPE (BluffHallRow, bluff_hall_row, GTK_TYPE_BOX)

char *
bluff_hall_row_name (BluffGameItem *item)
{
  const char *when = bluff_game_item_get_when (item);

  if (*bluff_game_item_get_length (item) == '\0')
    /* Translators: a finished game, for screen readers. %1$s is the game, %2$s when it was ("Yesterday"), %3$s the
     * places ("1st Anna and 2nd Bea"). */
    return g_strdup_printf (_ ("%1$s, %2$s. Places: %3$s."), bluff_game_item_get_title (item), when,
                            bluff_game_item_get_places (item));

  /* Translators: a finished game, for screen readers. %1$s is the game, %2$s when it was ("Yesterday"), %3$s how long
   * it took ("16 rounds"), %4$s the places ("1st Anna and 2nd Bea"). */
  return g_strdup_printf (_ ("%1$s, %2$s, %3$s. Places: %4$s."), bluff_game_item_get_title (item), when,
                          bluff_game_item_get_length (item), bluff_game_item_get_places (item));
}

/* How long it took; and when, unless that stands at the end. */
static void
show_length (BluffHallRow *self)
{
  const char *length = bluff_game_item_get_length (self->item);
  const char *when = bluff_game_item_get_when (self->item);
  g_autofree char *both = *length != '\0' ? bluff_words_beside (length, when) : g_strdup (when);
  gboolean narrow = self->breadth <= BLUFF_BREADTH_NARROW;

  gtk_label_set_label (self->length, narrow ? both : length);
  gtk_widget_set_visible (GTK_WIDGET (self->length), narrow || *length != '\0');
  gtk_label_set_label (self->when, when);
}

/* The row that a list has put it into. */
static void
name_parent (BluffHallRow *self)
{
  GtkWidget *row = gtk_widget_get_parent (GTK_WIDGET (self));
  g_autofree char *name = self->item != NULL ? bluff_hall_row_name (self->item) : NULL;

  if (row == NULL)
    return;

  /* A row that holds nothing any more says nothing of what it held. */
  if (name != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL);
}

static void
bluff_hall_row_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bluff_hall_row_parent_class)->root (widget);

  name_parent (BLUFF_HALL_ROW (widget));
}

/* The menu of the game if it is open (bluff-hall-menu), or NULL. */
static GtkWidget *
find_menu (BluffHallRow *self)
{
  GtkWidget *last = gtk_widget_get_last_child (GTK_WIDGET (self));

  return GTK_IS_POPOVER (last) ? last : NULL;
}

static void
bluff_hall_row_dispose (GObject *object)
{
  BluffHallRow *self = BLUFF_HALL_ROW (object);

  g_clear_object (&self->item);
  if (find_menu (self) != NULL)
    gtk_widget_unparent (find_menu (self));

  G_OBJECT_CLASS (bluff_hall_row_parent_class)->dispose (object);
}

static void
bluff_hall_row_class_init (BluffHallRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_hall_row_dispose;
  widget_class->root = bluff_hall_row_root;
  g_type_ensure (BLUFF_TYPE_BADGES);
  g_type_ensure (BLUFF_TYPE_GAME_PICTURE);
  g_type_ensure (BLUFF_TYPE_WIDTH_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bluffbay/BluffBay/hall/bluff-hall-row.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffHallRow, picture);
  gtk_widget_class_bind_template_child (widget_class, BluffHallRow, chest);
  gtk_widget_class_bind_template_child (widget_class, BluffHallRow, title);
  gtk_widget_class_bind_template_child (widget_class, BluffHallRow, winner);
  gtk_widget_class_bind_template_child (widget_class, BluffHallRow, winners);
  gtk_widget_class_bind_template_child (widget_class, BluffHallRow, places);
  gtk_widget_class_bind_template_child (widget_class, BluffHallRow, length);
  gtk_widget_class_bind_template_child (widget_class, BluffHallRow, tail);
  gtk_widget_class_bind_template_child (widget_class, BluffHallRow, badges);
  gtk_widget_class_bind_template_child (widget_class, BluffHallRow, words);
  gtk_widget_class_bind_template_child (widget_class, BluffHallRow, when);
}

static void
bluff_hall_row_init (BluffHallRow *self)
{
  g_autoptr (GdkPaintable) chest = bluff_art_get ("chest-open");

  self->breadth = BLUFF_BREADTH_WIDE;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_image_set_from_paintable (self->chest, chest);
}

GtkWidget *
bluff_hall_row_new (void)
{
  return g_object_new (BLUFF_TYPE_HALL_ROW, NULL);
}

/* Nobody chooses for a game that is not seen any more. */
static void
close_menu (BluffHallRow *self)
{
  GtkWidget *menu = find_menu (self);

  if (menu != NULL)
    gtk_popover_popdown (GTK_POPOVER (menu));
}

void
bluff_hall_row_set_item (BluffHallRow *self, BluffGameItem *item)
{
  const BluffFlag *flags;
  guint n;

  g_return_if_fail (BLUFF_IS_HALL_ROW (self));

  if (item != self->item)
    close_menu (self);
  g_set_object (&self->item, item);
  name_parent (self);
  if (item == NULL)
    return;

  n = bluff_game_item_get_flags (item, &flags);
  bluff_game_picture_set_item (self->picture, item);
  gtk_label_set_label (self->title, bluff_game_item_get_title (item));
  /* What stands beside a short name gives way to it; a long one may take more lines. */
  gtk_label_set_wrap_mode (self->winners, g_utf8_strlen (bluff_game_item_get_winners (item), -1) <= SHORT_NAME
                                              ? PANGO_WRAP_WORD
                                              : PANGO_WRAP_WORD_CHAR);
  gtk_label_set_label (self->winners, bluff_game_item_get_winners (item));
  gtk_label_set_label (self->places, bluff_game_item_get_places (item));
  gtk_widget_set_visible (self->winner, *bluff_game_item_get_winners (item) != '\0');
  bluff_badges_set (self->badges, flags, n, bluff_game_item_get_names (item));
  show_length (self);
}

BluffGameItem *
bluff_hall_row_get_item (BluffHallRow *self)
{
  g_return_val_if_fail (BLUFF_IS_HALL_ROW (self), NULL);

  return self->item;
}

/* Where there is little room, who won stands below what was played. */
static void
move_winner (BluffHallRow *self, gboolean narrow)
{
  GtkWidget *from = gtk_widget_get_parent (self->winner);

  if ((from == GTK_WIDGET (self->words)) == narrow)
    return;

  g_object_ref (self->winner);
  gtk_box_remove (GTK_BOX (from), self->winner);
  gtk_box_insert_child_after (narrow ? self->words : self->tail, self->winner,
                              narrow ? GTK_WIDGET (self->title) : GTK_WIDGET (self->badges));
  gtk_widget_set_halign (self->winner, narrow ? GTK_ALIGN_START : GTK_ALIGN_END);
  g_object_unref (self->winner);
}

void
bluff_hall_row_lay_out (BluffHallRow *self, BluffBreadth breadth)
{
  gboolean narrow = breadth <= BLUFF_BREADTH_NARROW;

  g_return_if_fail (BLUFF_IS_HALL_ROW (self));

  if (breadth == self->breadth)
    return;

  self->breadth = breadth;
  move_winner (self, narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->tail), !narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->badges), breadth == BLUFF_BREADTH_WIDE);
  gtk_widget_set_visible (GTK_WIDGET (self->picture), breadth != BLUFF_BREADTH_TINY);
  if (self->item != NULL)
    show_length (self);
}

GtkWidget *
bluff_hall_row_new_in_box (BluffGameItem *item, BluffBreadth breadth)
{
  GtkWidget *content = bluff_hall_row_new ();
  GtkWidget *row = g_object_new (GTK_TYPE_LIST_BOX_ROW, "action-name", "win.story", "child", content, NULL);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", bluff_game_item_get_id (item));
  bluff_hall_row_lay_out (BLUFF_HALL_ROW (content), breadth);
  bluff_hall_row_set_item (BLUFF_HALL_ROW (content), item);
  return row;
}
