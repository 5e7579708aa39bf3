/* bluff-pirate-end-sheet.c: the game is over.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-end-sheet.h"

#include "bluff-chest.h"
#include "bluff-pirate-review-row.h"
#include "bluff-rays.h"
#include "bluff-words-list.h"
#include "bluff-words-names.h"
#include "bluff-words-pirate-sheets.h"
#include "bluff-wrap.h"

enum
{
  CHEST = 200,
  CHEST_NARROW = 120,
  SHIP = 48
};

struct _BluffPirateEndSheet
{
  BluffSheet parent_instance;

  BluffRays *rays;
  BluffChest *chest;
  BluffWrap *ranking;
  BluffWrap *buttons;
  GtkWidget *again;
  GtkWidget *review_button;
  GtkRevealer *revealer;
  GtkListBox *review;

  BluffCrew *crew;
  BluffSeat viewer;
  GArray *events;
};

G_DEFINE_FINAL_TYPE (BluffPirateEndSheet, bluff_pirate_end_sheet, BLUFF_TYPE_SHEET)

/* --- The ranking ---------------------------------------------------------------------------------------------------
 */

static GtkWidget *
make_rank (BluffPirateEndSheet *self, const BluffCast *cast, const BluffPirateView *view, BluffSeat seat)
{
  g_autoptr (GdkPaintable) ship = bluff_flag_ship (bluff_crew_get (self->crew, seat)->flag);
  g_autofree char *ranked = bluff_words_ranked (cast, seat, view->head.place[seat]);
  g_autofree char *square = bluff_words_square (view->square[seat]);
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *image = bluff_sheet_make_picture (ship, SHIP);
  GtkWidget *name = gtk_label_new (ranked);
  GtkWidget *where = gtk_label_new (square);

  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (name), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (name), GTK_JUSTIFY_CENTER);
  gtk_label_set_wrap (GTK_LABEL (where), TRUE);
  gtk_widget_add_css_class (name, "heading");
  gtk_box_append (GTK_BOX (card), image);
  gtk_box_append (GTK_BOX (card), name);
  gtk_box_append (GTK_BOX (card), where);
  gtk_widget_add_css_class (card, "bb-rank");
  if (view->head.place[seat] == 1)
    gtk_widget_add_css_class (card, "first");

  return card;
}

/* Best first; who shares a place stands side by side, clockwise. */
static void
show_ranking (BluffPirateEndSheet *self, const BluffCast *cast, const BluffPirateView *view)
{
  bluff_wrap_clear (self->ranking);
  for (guint place = 1; place <= cast->players; place++)
    for (BluffSeat seat = 0; seat < cast->players; seat++)
      if (view->head.place[seat] == place)
        bluff_wrap_append (self->ranking, make_rank (self, cast, view, seat));
}

static char *
say_ranking (const BluffCast *cast, const BluffPirateView *view)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (lines, bluff_words_treasure_was (view));
  for (guint place = 1; place <= cast->players; place++)
    for (BluffSeat seat = 0; seat < cast->players; seat++)
      if (view->head.place[seat] == place)
        g_ptr_array_add (lines, bluff_words_ranked (cast, seat, place));

  return bluff_words_lines (lines);
}

/* --- The review ----------------------------------------------------------------------------------------------------
 */

static GtkWidget *
make_row_cb (gpointer item, gpointer user_data)
{
  BluffPirateEndSheet *self = user_data;

  return bluff_pirate_review_row_new (item, self->crew, self->viewer);
}

/* A long game has many sets: they are laid out when somebody wants to see them. */
static void
review_cb (BluffPirateEndSheet *self)
{
  g_autoptr (GListModel) sets = NULL;

  if (!gtk_revealer_get_reveal_child (self->revealer) || self->events == NULL)
    return;

  sets = bluff_pirate_review_new (self->events);
  gtk_list_box_bind_model (self->review, sets, make_row_cb, self, NULL);
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_pirate_end_sheet_resized (BluffSheet *sheet)
{
  BluffPirateEndSheet *self = BLUFF_PIRATE_END_SHEET (sheet);
  gboolean narrow = bluff_sheet_is_narrow (sheet);
  gboolean low = gtk_widget_get_height (GTK_WIDGET (self)) < 560;

  bluff_chest_show (self->chest, "chest-open", narrow || low ? CHEST_NARROW : CHEST);
  g_object_set (self->buttons, "grow", narrow, NULL);
  g_object_set (self->ranking, "spacing", narrow ? 6 : 10, NULL);
}

static void
bluff_pirate_end_sheet_dispose (GObject *object)
{
  BluffPirateEndSheet *self = BLUFF_PIRATE_END_SHEET (object);

  if (self->review != NULL)
    gtk_list_box_bind_model (self->review, NULL, NULL, NULL, NULL);
  g_clear_object (&self->crew);
  g_clear_pointer (&self->events, g_array_unref);

  G_OBJECT_CLASS (bluff_pirate_end_sheet_parent_class)->dispose (object);
}

static void
bluff_pirate_end_sheet_class_init (BluffPirateEndSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_pirate_end_sheet_dispose;
  BLUFF_SHEET_CLASS (klass)->resized = bluff_pirate_end_sheet_resized;

  g_type_ensure (BLUFF_TYPE_RAYS);
  g_type_ensure (BLUFF_TYPE_CHEST);
  g_type_ensure (BLUFF_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bluffbay/BluffBay/pirate/bluff-pirate-end-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffPirateEndSheet, rays);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateEndSheet, chest);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateEndSheet, ranking);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateEndSheet, buttons);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateEndSheet, again);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateEndSheet, review_button);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateEndSheet, revealer);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateEndSheet, review);
  gtk_widget_class_bind_template_callback (widget_class, review_cb);
}

static void
bluff_pirate_end_sheet_init (BluffPirateEndSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bluff_chest_show (self->chest, "chest-open", CHEST);
}

GtkWidget *
bluff_pirate_end_sheet_new (void)
{
  return g_object_new (BLUFF_TYPE_PIRATE_END_SHEET, NULL);
}

void
bluff_pirate_end_sheet_present (BluffPirateEndSheet *self,
                                BluffCrew *crew,
                                const BluffPirateView *view,
                                GArray *events,
                                double factor)
{
  BluffCast cast;
  g_autofree char *question = NULL;
  g_autofree char *subtitle = NULL;
  g_autofree char *news = NULL;

  g_return_if_fail (BLUFF_IS_PIRATE_END_SHEET (self));

  g_set_object (&self->crew, crew);
  g_clear_pointer (&self->events, g_array_unref);
  self->events = events != NULL ? g_array_ref (events) : NULL;
  self->viewer = view->seat;
  cast = bluff_crew_get_cast (crew, view->seat);
  question = bluff_words_end (&cast, view->head.place);
  subtitle = bluff_words_treasure_was (view);
  news = say_ranking (&cast, view);

  bluff_sheet_set_question (BLUFF_SHEET (self), question);
  bluff_sheet_set_subtitle (BLUFF_SHEET (self), subtitle);
  bluff_sheet_set_news (BLUFF_SHEET (self), news);
  show_ranking (self, &cast, view);
  gtk_revealer_set_reveal_child (self->revealer, FALSE);
  gtk_widget_set_visible (self->review_button, events != NULL);
  bluff_chest_open (self->chest, factor);
  bluff_rays_shine (self->rays, factor);
}

void
bluff_pirate_end_sheet_set_review (BluffPirateEndSheet *self, gboolean open)
{
  g_return_if_fail (BLUFF_IS_PIRATE_END_SHEET (self));

  gtk_revealer_set_reveal_child (self->revealer, open && self->events != NULL);
}
