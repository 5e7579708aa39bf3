/* bluff-bluffaneer-panel.c: what is to be decided at the table of Bluffaneer.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer-panel.h"

#include "bluff-announce.h"
#include "bluff-breadth.h"
#include "bluff-drawing.h"
#include "bluff-key-cap.h"
#include "bluff-letters.h"
#include "bluff-pill-row.h"
#include "bluff-reading.h"
#include "bluff-width-layout.h"
#include "bluff-words-bluffaneer-table.h"
#include "bluff-words.h"

#include <glib/gi18n.h>

enum
{
  WIDE_SPACING = 18,
  NARROW_SPACING = 10,
  TRUTH = 2 /* coins that a true claim is worth (N12) */
};

struct _BluffBluffaneerPanel
{
  GtkWidget parent_instance;

  GtkBox *box;
  GtkWidget *claimed;
  GtkLabel *title, *line, *aside;
  GtkWidget *buttons;
  GtkWidget *pay, *call, *roll;
  GtkLabel *pay_price, *call_price;
  BluffKeyCap *roll_cap, *pay_cap, *call_cap;

  BluffActionKinds asking; /* 0: nothing */
  BluffBluffaneerForm form;
};

G_DEFINE_FINAL_TYPE (BluffBluffaneerPanel, bluff_bluffaneer_panel, GTK_TYPE_WIDGET)

/* --- What it says --------------------------------------------------------------------------------------------------
 */

static void
set_text (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

static void
write_texts (BluffBluffaneerPanel *self, const char *title, const char *line, const char *aside)
{
  set_text (self->title, title);
  set_text (self->line, line);
  set_text (self->aside, aside);
}

/* Each of them may be NULL. */
static void
say (BluffBluffaneerPanel *self, const char *title, const char *line, const char *aside)
{
  g_autofree char *description = NULL;

  write_texts (self, title, line, aside);
  description = g_strdup_printf ("%s\n%s", line != NULL ? line : "", aside != NULL ? aside : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title != NULL ? title : "",
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, g_strstrip (description), -1);
}

/* GTK never releases a widget that is hidden with the focus in it in the same frame as something else around the focus:
 * where there are no buttons, hiding the row is enough. */
static void
offer (BluffBluffaneerPanel *self, gboolean roll, gboolean answer)
{
  gtk_widget_set_visible (self->buttons, roll || answer);
  gtk_widget_set_visible (self->claimed, answer && self->form == BLUFF_BLUFFANEER_WIDE);
  if (!roll && !answer)
    return;

  gtk_widget_set_visible (self->roll, roll);
  gtk_widget_set_visible (self->pay, answer);
  gtk_widget_set_visible (self->call, answer);
}

static void
ask_roll (BluffBluffaneerPanel *self, const char *phase, gboolean own)
{
  g_autofree char *outlook = bluff_words_roll_outlook (own);

  say (self, phase, NULL, outlook);
  offer (self, TRUE, FALSE);
}

/* Where several people look on, the seats themselves say what they are for. */
static void
ask_steal (BluffBluffaneerPanel *self, const char *phase, BluffIcon icon, gboolean own)
{
  g_autofree char *does = bluff_words_double (icon);

  say (self, phase, does, own ? _ ("Choose a seat above. If its player has fewer coins, you take them all.") : NULL);
  offer (self, FALSE, FALSE);
}

/* PHASE says who is asked, where several people look on; otherwise it is NULL. */
static void
ask_answer (BluffBluffaneerPanel *self,
            const BluffBluffaneerView *view,
            const BluffCast *cast,
            const char *phase,
            gboolean help)
{
  BluffPair pair = bluff_pair_of ((BluffIcon) view->icons[0], (BluffIcon) view->icons[1]);
  g_autofree char *shout = bluff_words_claim_shout (cast, view->claimer);
  g_autofree char *claimed = bluff_words_claim_claimed (view->icons);
  g_autofree char *count = help ? bluff_words_pair_count (view->discards[pair]) : NULL;
  g_autofree char *pay = bluff_words_pay_price (cast, view->claimer);
  g_autofree char *call = bluff_words_call_price (MIN (TRUTH, view->coins[view->head.turn]));

  say (self, shout, phase != NULL ? phase : claimed, count);
  gtk_label_set_label (self->pay_price, pay);
  gtk_label_set_label (self->call_price, call);
  offer (self, FALSE, TRUE);
}

void
bluff_bluffaneer_panel_ask (BluffBluffaneerPanel *self,
                            const BluffBluffaneerView *view,
                            const BluffLegal *legal,
                            BluffCrew *crew,
                            gboolean help)
{
  BluffCast cast = bluff_crew_get_cast (crew, view->seat);
  BluffView whole = { .bluffaneer = *view };
  BluffActionKinds before = self->asking;
  gboolean own = legal->seat == view->seat;
  g_autofree char *phase = NULL;

  g_return_if_fail (BLUFF_IS_BLUFFANEER_PANEL (self));

  phase = bluff_words_phase (&cast, &whole);
  self->asking =
      legal->kinds & (bluff_action_kinds_of (BLUFF_ACTION_ROLL) | bluff_action_kinds_of (BLUFF_ACTION_STEAL) |
                      bluff_action_kinds_of (BLUFF_ACTION_ANSWER));
  if (bluff_legal_offers (legal, BLUFF_ACTION_ROLL))
    ask_roll (self, phase, own);
  else if (bluff_legal_offers (legal, BLUFF_ACTION_STEAL))
    ask_steal (self, phase, (BluffIcon) view->icons[0], own);
  else if (bluff_legal_offers (legal, BLUFF_ACTION_ANSWER))
    ask_answer (self, view, &cast, own ? NULL : phase, help);
  else
    {
      say (self, phase, NULL, NULL);
      offer (self, FALSE, FALSE);
    }

  if (self->asking != 0 && self->asking != before && gtk_widget_get_mapped (GTK_WIDGET (self)))
    bluff_reading_grab_focus (GTK_WIDGET (self));
}

void
bluff_bluffaneer_panel_tell (BluffBluffaneerPanel *self, BluffCrew *crew, const BluffTold *told)
{
  BluffCast cast = bluff_crew_get_cast (crew, told->seat);
  g_autofree char *words = NULL;

  g_return_if_fail (BLUFF_IS_BLUFFANEER_PANEL (self));

  words = bluff_words_event (&cast, told);
  self->asking = 0;
  /* A screen reader reads the new accessible name of a focused widget, but this has been announced already. */
  if (bluff_announce_works () && gtk_widget_has_focus (GTK_WIDGET (self)))
    write_texts (self, words, NULL, NULL);
  else
    say (self, words, NULL, NULL);
  offer (self, FALSE, FALSE);
}

gboolean
bluff_bluffaneer_panel_is_asking (BluffBluffaneerPanel *self)
{
  g_return_val_if_fail (BLUFF_IS_BLUFFANEER_PANEL (self), FALSE);

  return self->asking != 0;
}

void
bluff_bluffaneer_panel_set_form (BluffBluffaneerPanel *self, BluffBluffaneerForm form)
{
  BluffKeyCap *caps[] = { self->roll_cap, self->pay_cap, self->call_cap };
  gboolean narrow = form <= BLUFF_BLUFFANEER_NARROW;
  gboolean tight = narrow && bluff_breadth_has_large_text (GTK_WIDGET (self));

  g_return_if_fail (BLUFF_IS_BLUFFANEER_PANEL (self));

  self->form = form;
  for (guint i = 0; i < G_N_ELEMENTS (caps); i++)
    bluff_key_cap_set_room (caps[i], !tight);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (self->box, narrow ? NARROW_SPACING : WIDE_SPACING);
  gtk_widget_set_visible (self->claimed, form == BLUFF_BLUFFANEER_WIDE && gtk_widget_get_visible (self->pay) &&
                                             gtk_widget_get_visible (self->buttons));
  if (narrow)
    gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "narrow");
  if (tight)
    gtk_widget_add_css_class (GTK_WIDGET (self), "tight");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "tight");
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_bluffaneer_panel_dispose (GObject *object)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (object));

  if (child != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (bluff_bluffaneer_panel_parent_class)->dispose (object);
}

static void
bluff_bluffaneer_panel_class_init (BluffBluffaneerPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_bluffaneer_panel_dispose;
  g_type_ensure (BLUFF_TYPE_DRAWING);
  g_type_ensure (BLUFF_TYPE_KEY_CAP);
  g_type_ensure (BLUFF_TYPE_PILL_ROW);
  g_type_ensure (BLUFF_TYPE_WIDTH_LAYOUT);
  gtk_widget_class_set_layout_manager_type (widget_class, BLUFF_TYPE_WIDTH_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "bluffaneerpanel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bluffbay/BluffBay/bluffaneer/bluff-bluffaneer-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerPanel, box);
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerPanel, claimed);
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerPanel, title);
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerPanel, line);
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerPanel, aside);
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerPanel, buttons);
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerPanel, pay);
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerPanel, call);
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerPanel, roll);
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerPanel, pay_price);
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerPanel, call_price);
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerPanel, roll_cap);
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerPanel, pay_cap);
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerPanel, call_cap);
}

static void
bluff_bluffaneer_panel_init (BluffBluffaneerPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  bluff_key_cap_name (self->roll_cap, bluff_letter_get (BLUFF_LETTER_ROLL), self->roll);
  bluff_key_cap_name (self->pay_cap, bluff_letter_get (BLUFF_LETTER_PASS), self->pay);
  bluff_key_cap_name (self->call_cap, bluff_letter_get (BLUFF_LETTER_BLUFF), self->call);
  offer (self, FALSE, FALSE);
}

GtkWidget *
bluff_bluffaneer_panel_new (void)
{
  return g_object_new (BLUFF_TYPE_BLUFFANEER_PANEL, NULL);
}
