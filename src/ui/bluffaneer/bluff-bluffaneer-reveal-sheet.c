/* bluff-bluffaneer-reveal-sheet.c: a card of Bluffaneer is turned over.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer-reveal-sheet.h"

#include "bluff-card-looks.h"
#include "bluff-drawing.h"
#include "bluff-width-layout.h"
#include "bluff-words-bluffaneer-table.h"
#include "bluff-words.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* When what happens, in milliseconds from the beginning, at the pace "normal". */
enum
{
  CARD_AT = 300,
  CARD_TIME = 320,
  REST = 180,
  LENGTH = CARD_AT + CARD_TIME + REST
};

enum
{
  CARD_WIDTH = 104,
  SMALL_CARD = 84,
  TRUTH = 2, /* coins that a true claim is worth when it was called (N12) */
  BLUFF = 1  /* coins that a caught bluff costs (N12) */
};

#define BLANK "\302\240" /* keeps the place of a text that is not to be read yet */

struct _BluffBluffaneerRevealSheet
{
  BluffRevealSheet parent_instance;

  BluffDrawing *die_1, *die_2;
  BluffCard *card;
  GtkLabel *owner;
  GtkWidget *result;
  GtkLabel *outcome;
  GtkWidget *go_on;

  BluffCrew *crew;
  BluffTold told;
  BluffRevealCause cause;
  guint8 icons[2];
  guint8 coins[BLUFF_BLUFFANEER_SEATS];
  BluffSeat roller;
  gboolean turned;
  double factor;
};

G_DEFINE_FINAL_TYPE (BluffBluffaneerRevealSheet, bluff_bluffaneer_reveal_sheet, BLUFF_TYPE_REVEAL_SHEET)

static BluffCast
get_cast (BluffBluffaneerRevealSheet *self)
{
  return bluff_crew_get_cast (self->crew, self->told.seat);
}

static gboolean
is_honest (BluffBluffaneerRevealSheet *self)
{
  return self->told.event.pair.card == bluff_pair_of ((BluffIcon) self->icons[0], (BluffIcon) self->icons[1]);
}

/* --- What it says --------------------------------------------------------------------------------------------------
 */

/* What follows from it; NULL: nothing, or nobody remembers. */
static char *
say_outcome (BluffBluffaneerRevealSheet *self)
{
  BluffCast cast = get_cast (self);
  BluffSeat claimer = self->told.event.seat;
  g_autofree char *name = bluff_cast_name (&cast, self->roller);

  switch (self->cause)
    {
    case BLUFF_REVEAL_MATCH:
      return bluff_words_match_outlook ();
    case BLUFF_REVEAL_CALLED:
      return is_honest (self)
                 ? bluff_words_pay_outlook (&cast, self->roller, claimer, MIN (TRUTH, self->coins[self->roller]))
                 : bluff_words_pay_outlook (&cast, claimer, self->roller, MIN (BLUFF, self->coins[claimer]));
    case BLUFF_REVEAL_PAID:
      if (bluff_cast_is_you (&cast, self->roller))
        return g_strdup (_ ("You pay 1 coin."));
      /* Translators: %s is the player who rolled and believes the claim. */
      return g_strdup_printf (_ ("%s pays 1 coin."), name);
    case BLUFF_REVEAL_CLAIMED:
    default:
      return NULL;
    }
}

static char *
say_owner (BluffBluffaneerRevealSheet *self)
{
  BluffCast cast = get_cast (self);
  g_autofree char *name = bluff_cast_name (&cast, self->told.event.seat);

  if (bluff_cast_is_you (&cast, self->told.event.seat))
    return g_strdup (_ ("Your card"));

  /* Translators: below a card that is about to be turned over; %s is a player. */
  return g_strdup_printf (_ ("%s’s card"), name);
}

/* The outcome has its place on the sheet from the beginning, invisible, so that nothing jumps. */
static void
set_decided (BluffBluffaneerRevealSheet *self, gboolean decided)
{
  gtk_widget_set_opacity (self->result, decided ? 1 : 0);
}

static void
show_die (BluffDrawing *die, guint8 icon)
{
  g_autofree char *art = icon < BLUFF_N_ICONS ? g_strconcat ("die-", bluff_icon_name ((BluffIcon) icon), NULL) : NULL;

  bluff_drawing_set_art (die, art);
}

/* Screen readers find invisible text, too: the outcome is written when the card has been turned. */
static void
lay_out (BluffBluffaneerRevealSheet *self)
{
  g_autofree char *owner = say_owner (self);

  show_die (self->die_1, self->icons[0]);
  show_die (self->die_2, self->icons[1]);
  bluff_card_show (self->card, bluff_card_look_bluffaneer (BLUFF_PAIR_NONE));
  bluff_card_set_label (self->card, owner);
  gtk_label_set_label (self->owner, owner);
  gtk_label_set_label (self->outcome, BLANK);
  gtk_widget_set_visible (self->result, self->cause != BLUFF_REVEAL_CLAIMED);
  bluff_sheet_set_banner (BLUFF_SHEET (self), "token-hidden", NULL);
  bluff_sheet_set_question (BLUFF_SHEET (self), NULL);
  bluff_sheet_set_subtitle (BLUFF_SHEET (self), BLANK);
  bluff_sheet_set_news (BLUFF_SHEET (self), NULL);
  set_decided (self, FALSE);
}

/* --- Opening it ----------------------------------------------------------------------------------------------------
 */

static void
turn (BluffBluffaneerRevealSheet *self)
{
  if (self->turned)
    return;

  self->turned = TRUE;
  bluff_card_flip_to_async (self->card, bluff_card_look_bluffaneer ((BluffPair) self->told.event.pair.card),
                            self->factor, NULL, NULL);
}

static void
bluff_bluffaneer_reveal_sheet_open (BluffRevealSheet *sheet, double time)
{
  if (time >= CARD_AT)
    turn (BLUFF_BLUFFANEER_REVEAL_SHEET (sheet));
}

static void
show_judgement (BluffBluffaneerRevealSheet *self)
{
  BluffCast cast = get_cast (self);
  gboolean match = self->cause == BLUFF_REVEAL_MATCH;
  gboolean honest = is_honest (self);
  g_autofree char *banner = bluff_words_reveal_banner (match, honest);
  g_autofree char *outcome = say_outcome (self);
  g_autofree char *event = bluff_words_event (&cast, &self->told);

  bluff_sheet_set_banner (BLUFF_SHEET (self), honest ? "token-honest" : "token-bluff", honest ? "teal" : "coral");
  bluff_sheet_set_question (BLUFF_SHEET (self), banner);
  bluff_sheet_set_subtitle (BLUFF_SHEET (self), event);
  bluff_sheet_tell (BLUFF_SHEET (self), self->go_on, event, outcome);
  bluff_card_set_label (self->card, event);
  gtk_label_set_label (self->outcome, outcome != NULL ? outcome : BLANK);
  set_decided (self, TRUE);
}

static void
bluff_bluffaneer_reveal_sheet_opened (BluffRevealSheet *sheet)
{
  BluffBluffaneerRevealSheet *self = BLUFF_BLUFFANEER_REVEAL_SHEET (sheet);

  turn (self);
  /* Where nothing may move, the card still fades into its other side. */
  if (adw_get_enable_animations (GTK_WIDGET (self)))
    bluff_card_flip_skip (self->card);
  show_judgement (self);
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_bluffaneer_reveal_sheet_resized (BluffSheet *sheet)
{
  BluffBluffaneerRevealSheet *self = BLUFF_BLUFFANEER_REVEAL_SHEET (sheet);
  int die = bluff_sheet_is_narrow (sheet) ? 60 : 76;

  bluff_card_set_width (self->card, bluff_sheet_is_narrow (sheet) ? SMALL_CARD : CARD_WIDTH);
  bluff_drawing_set_size (self->die_1, die, die);
  bluff_drawing_set_size (self->die_2, die, die);
}

static void
bluff_bluffaneer_reveal_sheet_dispose (GObject *object)
{
  BluffBluffaneerRevealSheet *self = BLUFF_BLUFFANEER_REVEAL_SHEET (object);

  g_clear_object (&self->crew);

  G_OBJECT_CLASS (bluff_bluffaneer_reveal_sheet_parent_class)->dispose (object);
}

static void
bluff_bluffaneer_reveal_sheet_class_init (BluffBluffaneerRevealSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_bluffaneer_reveal_sheet_dispose;
  BLUFF_SHEET_CLASS (klass)->resized = bluff_bluffaneer_reveal_sheet_resized;
  BLUFF_REVEAL_SHEET_CLASS (klass)->open = bluff_bluffaneer_reveal_sheet_open;
  BLUFF_REVEAL_SHEET_CLASS (klass)->opened = bluff_bluffaneer_reveal_sheet_opened;

  g_type_ensure (BLUFF_TYPE_CARD);
  g_type_ensure (BLUFF_TYPE_DRAWING);
  g_type_ensure (BLUFF_TYPE_WIDTH_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/bluffbay/BluffBay/bluffaneer/bluff-bluffaneer-reveal-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerRevealSheet, die_1);
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerRevealSheet, die_2);
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerRevealSheet, card);
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerRevealSheet, owner);
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerRevealSheet, result);
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerRevealSheet, outcome);
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerRevealSheet, go_on);
}

static void
bluff_bluffaneer_reveal_sheet_init (BluffBluffaneerRevealSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bluff_card_set_enabled (self->card, FALSE);
}

GtkWidget *
bluff_bluffaneer_reveal_sheet_new (void)
{
  return g_object_new (BLUFF_TYPE_BLUFFANEER_REVEAL_SHEET, NULL);
}

void
bluff_bluffaneer_reveal_sheet_present (BluffBluffaneerRevealSheet *self,
                                       BluffCrew *crew,
                                       const BluffTold *told,
                                       const BluffBluffaneerView *before,
                                       BluffRevealCause cause,
                                       double factor)
{
  g_return_if_fail (BLUFF_IS_BLUFFANEER_REVEAL_SHEET (self));
  g_return_if_fail (told->game == BLUFF_GAME_BLUFFANEER && told->event.kind == BLUFF_EVENT_REVEAL);

  g_set_object (&self->crew, crew);
  self->told = *told;
  self->cause = cause;
  memcpy (self->icons, before->icons, sizeof self->icons);
  memcpy (self->coins, before->coins, sizeof self->coins);
  self->roller = before->head.turn;
  self->factor = factor;
  self->turned = FALSE;
  lay_out (self);
  bluff_reveal_sheet_start (BLUFF_REVEAL_SHEET (self), self->go_on, LENGTH, factor);
}
