/* bluff-bluffer-shown-sheet.c: a hidden side is shown to all.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffer-shown-sheet.h"

#include "bluff-card-looks.h"
#include "bluff-drawing.h"
#include "bluff-width-layout.h"
#include "bluff-words-bluffer-table.h"
#include "bluff-words-names.h"
#include "bluff-words.h"
#include "bluff-wrap.h"

#include <adwaita.h>
#include <glib/gi18n.h>

enum
{
  CARD = 116,
  /* Milliseconds. */
  FLIP_AT = 450, /* everybody looks at the card first */
  FLIP_TIME = 320,
  REST = 250
};

struct _BluffBlufferShownSheet
{
  BluffRevealSheet parent_instance;

  GtkLabel *caption;
  BluffDrawing *shape;
  GtkLabel *name;
  AdwBin *place;
  GtkWidget *side_caption;
  GtkLabel *side_name;
  GtkWidget *result;
  GtkImage *flag;
  GtkLabel *follows;
  GtkWidget *go_on;
  BluffCard *card;

  BluffCrew *crew;
  BluffTold told;
  BluffSeat asked, caller;
  double factor;
  gboolean turned;
};

G_DEFINE_FINAL_TYPE (BluffBlufferShownSheet, bluff_bluffer_shown_sheet, BLUFF_TYPE_REVEAL_SHEET)

static gboolean
is_called (BluffBlufferShownSheet *self)
{
  return self->caller != BLUFF_NO_SEAT;
}

static gboolean
matches (BluffBlufferShownSheet *self)
{
  return self->told.event.card.down == self->told.event.card.need;
}

static void
show_shape (BluffDrawing *drawing, GtkLabel *label, BluffShape shape)
{
  g_autofree char *art = g_strconcat ("shape-", bluff_shape_name (shape), NULL);
  g_autofree char *name = bluff_words_shape (shape);

  bluff_drawing_set_art (drawing, art);
  gtk_label_set_text (label, name);
}

/* Before it is turned over nothing on the sheet tells what is there; it keeps the room for it. */
static void
set_decided (BluffBlufferShownSheet *self, gboolean decided)
{
  gtk_widget_set_opacity (self->side_caption, decided ? 1 : 0);
  gtk_widget_set_opacity (self->result, decided ? 1 : 0);
}

static void
lay_out (BluffBlufferShownSheet *self)
{
  const BluffEventCard *card = &self->told.event.card;
  g_autofree char *name = bluff_words_bluffer_card ((BluffShape) card->up, BLUFF_SHAPE_UNKNOWN);

  gtk_label_set_text (self->caption, is_called (self) ? _ ("Claimed") : _ ("To match"));
  show_shape (self->shape, self->name, (BluffShape) card->need);
  gtk_label_set_text (self->side_name, "");
  gtk_label_set_text (self->follows, "");
  bluff_card_show (self->card, bluff_card_look_bluffer ((BluffShape) card->up, BLUFF_SHAPE_UNKNOWN, FALSE));
  bluff_card_set_label (self->card, name);
  bluff_sheet_set_banner (BLUFF_SHEET (self), matches (self) ? "token-honest" : "token-bluff", NULL);
  bluff_sheet_set_question (BLUFF_SHEET (self), _ ("The Hidden Side"));
  bluff_sheet_set_subtitle (BLUFF_SHEET (self), NULL);
  bluff_sheet_set_news (BLUFF_SHEET (self), NULL);
  set_decided (self, FALSE);
}

/* --- Showing -------------------------------------------------------------------------------------------------------
 */

static void
turn (BluffBlufferShownSheet *self, double factor)
{
  if (self->turned)
    return;

  self->turned = TRUE;
  bluff_card_flip_to_async (self->card,
                            bluff_card_look_bluffer ((BluffShape) self->told.event.card.down, BLUFF_SHAPE_UNKNOWN,
                                                     FALSE),
                            factor, NULL, NULL);
}

static void
bluff_bluffer_shown_sheet_open (BluffRevealSheet *sheet, double time)
{
  BluffBlufferShownSheet *self = BLUFF_BLUFFER_SHOWN_SHEET (sheet);

  if (time >= FLIP_AT)
    turn (self, self->factor);
}

static void
judge (BluffBlufferShownSheet *self)
{
  const BluffEventCard *card = &self->told.event.card;
  BluffCast cast = bluff_crew_get_cast (self->crew, self->told.seat);
  g_autoptr (GdkPaintable) badge = bluff_flag_badge (bluff_crew_get (self->crew, self->asked)->flag);
  g_autofree char *verdict = bluff_words_bluffer_verdict (is_called (self), matches (self));
  g_autofree char *shown = bluff_words_bluffer_shown (is_called (self), &self->told.event);
  g_autofree char *follows = bluff_words_bluffer_follows (&cast, self->asked, self->caller, matches (self));
  g_autofree char *name = bluff_words_bluffer_card ((BluffShape) card->down, (BluffShape) card->up);
  g_autofree char *side = bluff_words_shape ((BluffShape) card->down);

  gtk_label_set_text (self->side_name, side);
  gtk_image_set_from_paintable (self->flag, badge);
  gtk_label_set_text (self->follows, follows);
  bluff_card_set_label (self->card, name);
  bluff_sheet_set_banner (BLUFF_SHEET (self), NULL, matches (self) ? "teal" : "coral");
  bluff_sheet_set_question (BLUFF_SHEET (self), verdict);
  bluff_sheet_tell (BLUFF_SHEET (self), self->go_on, shown, follows);
  set_decided (self, TRUE);
}

static void
bluff_bluffer_shown_sheet_opened (BluffRevealSheet *sheet)
{
  BluffBlufferShownSheet *self = BLUFF_BLUFFER_SHOWN_SHEET (sheet);

  turn (self, 0);
  /* Where nothing may move, the card still fades into its other side. */
  if (adw_get_enable_animations (GTK_WIDGET (self)))
    bluff_card_flip_skip (self->card);
  judge (self);
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_bluffer_shown_sheet_resized (BluffSheet *sheet)
{
  BluffBlufferShownSheet *self = BLUFF_BLUFFER_SHOWN_SHEET (sheet);
  int shape = bluff_sheet_is_narrow (sheet) ? 52 : 76;

  bluff_card_set_width (self->card, bluff_sheet_is_narrow (sheet) ? CARD * 3 / 4 : CARD);
  bluff_drawing_set_size (self->shape, shape, shape);
}

static void
bluff_bluffer_shown_sheet_dispose (GObject *object)
{
  BluffBlufferShownSheet *self = BLUFF_BLUFFER_SHOWN_SHEET (object);

  g_clear_object (&self->crew);

  G_OBJECT_CLASS (bluff_bluffer_shown_sheet_parent_class)->dispose (object);
}

static void
bluff_bluffer_shown_sheet_class_init (BluffBlufferShownSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_bluffer_shown_sheet_dispose;
  BLUFF_SHEET_CLASS (klass)->resized = bluff_bluffer_shown_sheet_resized;
  BLUFF_REVEAL_SHEET_CLASS (klass)->open = bluff_bluffer_shown_sheet_open;
  BLUFF_REVEAL_SHEET_CLASS (klass)->opened = bluff_bluffer_shown_sheet_opened;

  g_type_ensure (BLUFF_TYPE_DRAWING);
  g_type_ensure (BLUFF_TYPE_WIDTH_LAYOUT);
  g_type_ensure (BLUFF_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bluffbay/BluffBay/bluffer/bluff-bluffer-shown-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferShownSheet, caption);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferShownSheet, shape);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferShownSheet, name);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferShownSheet, place);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferShownSheet, side_caption);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferShownSheet, side_name);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferShownSheet, result);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferShownSheet, flag);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferShownSheet, follows);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferShownSheet, go_on);
}

static void
bluff_bluffer_shown_sheet_init (BluffBlufferShownSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->card = BLUFF_CARD (bluff_card_new_picture ());
  bluff_card_set_width (self->card, CARD);
  adw_bin_set_child (self->place, GTK_WIDGET (self->card));
}

GtkWidget *
bluff_bluffer_shown_sheet_new (void)
{
  return g_object_new (BLUFF_TYPE_BLUFFER_SHOWN_SHEET, NULL);
}

void
bluff_bluffer_shown_sheet_present (BluffBlufferShownSheet *self,
                                   BluffCrew *crew,
                                   const BluffTold *told,
                                   BluffSeat asked,
                                   BluffSeat caller,
                                   double factor)
{
  g_return_if_fail (BLUFF_IS_BLUFFER_SHOWN_SHEET (self));
  g_return_if_fail (told->game == BLUFF_GAME_BLUFFER && told->event.kind == BLUFF_EVENT_SHOWN);

  g_set_object (&self->crew, crew);
  self->told = *told;
  self->asked = asked;
  self->caller = caller;
  self->factor = factor;
  self->turned = FALSE;
  lay_out (self);
  bluff_reveal_sheet_start (BLUFF_REVEAL_SHEET (self), self->go_on, FLIP_AT + FLIP_TIME + REST, factor);
}
