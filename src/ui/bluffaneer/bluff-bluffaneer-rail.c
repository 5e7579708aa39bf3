/* bluff-bluffaneer-rail.c: the wooden rail of Bluffaneer.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer-rail.h"

#include "bluff-breadth.h"
#include "bluff-card-looks.h"
#include "bluff-look.h"
#include "bluff-tabletop.h"
#include "bluff-width-layout.h"
#include "bluff-words-bluffaneer-table.h"
#include "bluff-words-names.h"

#include <adwaita.h>
#include <glib/gi18n.h>

enum
{
  CARD = 112, /* pixels at a table unit of 1 */
  SMALL_CARD = 82,
  SPACING = 16,
  NARROW_SPACING = 10
};

struct _BluffBluffaneerRail
{
  GtkWidget parent_instance;

  GtkBox *box;
  GtkWidget *own;
  GtkWidget *things; /* beside the card */
  BluffCard *card;
  GtkImage *flag;
  GtkLabel *name;
  BluffBluffaneerPurse *purse;
  GtkLabel *coins;
  GtkLabel *coins_beside; /* the name, where there is little height */
  GtkImage *note_icon;
  GtkLabel *note_text;
  GtkBox *decision;
  GtkBox *turn; /* what is to be decided, and a place to look */
  AdwBin *look;
  BluffBluffaneerPanel *panel;
  GtkWidget *shouts;

  BluffSeat seat; /* whose card it is */
  BluffPair pair; /* what is seen of it; where several share the screen nothing, unless it is held */
  gboolean shared;
  gboolean held; /* the card is being looked at */
  guint peek;    /* the source that ends a look that nobody holds */
  gboolean narrow, low;
  double unit;
};

G_DEFINE_FINAL_TYPE (BluffBluffaneerRail, bluff_bluffaneer_rail, GTK_TYPE_WIDGET)

/* --- The player's card ---------------------------------------------------------------------------------------------
 */

static void
show_card (BluffBluffaneerRail *self)
{
  g_autofree char *words = bluff_words_own_card (self->pair);

  bluff_card_show (self->card, bluff_card_look_bluffaneer (self->pair));
  bluff_card_set_label (self->card, words);
}

/* Announces the card to the person who holds it, and then that it is closed again, so that a screen reader cannot
 * repeat it. */
static void
say_card (BluffBluffaneerRail *self)
{
  GtkWidget *table = gtk_widget_get_ancestor (GTK_WIDGET (self), BLUFF_TYPE_TABLETOP);
  g_autofree char *words = bluff_words_own_card (self->pair);

  if (table != NULL)
    bluff_tabletop_say (BLUFF_TABLETOP (table), words);
}

/* The rail does not know the card before it is held, nor afterwards. */
static BluffPair
look_at_card (BluffBluffaneerRail *self)
{
  GtkWidget *table = gtk_widget_get_ancestor (GTK_WIDGET (self), BLUFF_TYPE_TABLETOP);
  BluffView view;

  if (table == NULL || !bluff_tabletop_look (BLUFF_TABLETOP (table), &view))
    return BLUFF_PAIR_NONE;

  return (BluffPair) view.bluffaneer.card;
}

static void
hold (BluffBluffaneerRail *self, gboolean held)
{
  BluffPair pair;

  g_clear_handle_id (&self->peek, g_source_remove);
  if (self->held == held)
    return;

  pair = held && self->shared ? look_at_card (self) : BLUFF_PAIR_NONE;
  if (held && pair == BLUFF_PAIR_NONE)
    return;

  self->held = held;
  self->pair = pair;
  show_card (self);
  say_card (self);
}

static gboolean
peeked_cb (gpointer user_data)
{
  BluffBluffaneerRail *self = user_data;

  self->peek = 0;
  hold (self, FALSE);
  return G_SOURCE_REMOVE;
}

/* A screen reader presses it: there is nothing to hold. */
static void
activated_cb (BluffBluffaneerRail *self)
{
  hold (self, TRUE);
  if (self->held)
    self->peek = g_timeout_add (BLUFF_PEEK_MS, peeked_cb, self);
}

static void
pressed_cb (BluffBluffaneerRail *self)
{
  hold (self, TRUE);
}

static void
let_go_cb (BluffBluffaneerRail *self)
{
  hold (self, FALSE);
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                BluffBluffaneerRail *self)
{
  (void) controller;
  (void) keycode;
  (void) state;
  if (!self->shared || !bluff_look_is_key (keyval))
    return FALSE;

  hold (self, TRUE);
  return TRUE;
}

/* However the holding ends, the card is face down again. */
static void
watch_card (BluffBluffaneerRail *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (click, "released", G_CALLBACK (let_go_cb), self);
  g_signal_connect_swapped (click, "cancel", G_CALLBACK (let_go_cb), self);
  g_signal_connect_swapped (click, "end", G_CALLBACK (let_go_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->card), GTK_EVENT_CONTROLLER (click));

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (keys, "key-released", G_CALLBACK (let_go_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->card), keys);

  g_signal_connect_swapped (focus, "leave", G_CALLBACK (let_go_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->card), focus);
  g_signal_connect_object (self->card, "unmap", G_CALLBACK (let_go_cb), self, G_CONNECT_SWAPPED);
}

/* --- Showing -------------------------------------------------------------------------------------------------------
 */

void
bluff_bluffaneer_rail_show (BluffBluffaneerRail *self,
                            const BluffBluffaneerView *view,
                            BluffCrew *crew,
                            gboolean shared)
{
  gboolean own = view->seat < bluff_crew_get_size (crew);

  g_return_if_fail (BLUFF_IS_BLUFFANEER_RAIL (self));

  if (self->held && !(shared && view->seat == self->seat))
    hold (self, FALSE);
  self->shared = shared;
  self->seat = view->seat;
  if (!self->held)
    self->pair = own && !shared ? (BluffPair) view->card : BLUFF_PAIR_NONE;
  /* A card that is always face up needs no press. */
  bluff_card_set_enabled (self->card, shared && own);
  gtk_widget_set_visible (self->own, own);
  if (own)
    {
      BluffCast cast = bluff_crew_get_cast (crew, view->seat);
      g_autoptr (GdkPaintable) badge = bluff_flag_badge (bluff_crew_get (crew, view->seat)->flag);
      g_autofree char *name = bluff_cast_label (&cast, view->seat);
      g_autofree char *coins = bluff_words_n_coins (view->coins[view->seat]);

      gtk_image_set_from_paintable (self->flag, badge);
      gtk_label_set_label (self->name, name);
      gtk_label_set_label (self->coins, coins);
      gtk_label_set_label (self->coins_beside, coins);
      bluff_bluffaneer_purse_show (self->purse, view->coins[view->seat]);
      /* Translators: how to see one's secret card where several people share a screen; or that nobody else sees it. */
      gtk_label_set_label (self->note_text, shared ? _ ("Hold to Look") : _ ("Only you see it"));
      /* A card that can be held is not disabled for screen readers. */
      gtk_accessible_update_state (GTK_ACCESSIBLE (self->card), GTK_ACCESSIBLE_STATE_DISABLED, !shared, -1);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->card), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      shared ? _ ("Hold to Look") : _ ("Only you see it"), -1);
      gtk_image_set_from_icon_name (self->note_icon, shared ? "view-reveal-symbolic" : "changes-prevent-symbolic");
    }
  show_card (self);
}

static void
fit (BluffBluffaneerRail *self)
{
  GtkWidget *look = adw_bin_get_child (self->look);
  gboolean beside = look != NULL && !(self->narrow && bluff_breadth_has_large_text (GTK_WIDGET (self)));

  bluff_card_set_width (self->card,
                        self->low ? BLUFF_CARD_WIDTH_OWN : (int) ((self->narrow ? SMALL_CARD : CARD) * self->unit));
  gtk_widget_set_visible (GTK_WIDGET (self->purse), !self->low);
  bluff_bluffaneer_purse_set_unit (self->purse, self->unit);
  /* Side by side, GTK asks how wide each must be for the height there is, and text that wraps answers too much; and
   * with large text a narrow window has no room for both. */
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->turn),
                                  beside ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  if (look != NULL)
    {
      bluff_look_set_compact (BLUFF_LOOK (look), self->narrow && beside);
      bluff_look_set_upright (BLUFF_LOOK (look), self->narrow && beside);
    }
}

void
bluff_bluffaneer_rail_place_look (BluffBluffaneerRail *self, GtkWidget *look)
{
  g_return_if_fail (BLUFF_IS_BLUFFANEER_RAIL (self));

  adw_bin_set_child (self->look, look);
  gtk_widget_set_visible (GTK_WIDGET (self->look), look != NULL);
  fit (self);
}

void
bluff_bluffaneer_rail_set_form (BluffBluffaneerRail *self, BluffBluffaneerForm form)
{
  gboolean narrow = form <= BLUFF_BLUFFANEER_NARROW;

  g_return_if_fail (BLUFF_IS_BLUFFANEER_RAIL (self));

  self->narrow = narrow;
  self->low = form == BLUFF_BLUFFANEER_LOW;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (self->box, narrow ? NARROW_SPACING : SPACING);
  gtk_box_set_spacing (self->turn, narrow ? NARROW_SPACING : SPACING);
  gtk_widget_set_hexpand (self->things, narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->coins), !narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->coins_beside), narrow);
  bluff_bluffaneer_panel_set_form (self->panel, form);
  if (narrow)
    gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "narrow");
  fit (self);
}

void
bluff_bluffaneer_rail_set_unit (BluffBluffaneerRail *self, double unit)
{
  g_return_if_fail (BLUFF_IS_BLUFFANEER_RAIL (self));

  self->unit = unit;
  fit (self);
}

BluffBluffaneerPanel *
bluff_bluffaneer_rail_get_panel (BluffBluffaneerRail *self)
{
  g_return_val_if_fail (BLUFF_IS_BLUFFANEER_RAIL (self), NULL);

  return self->panel;
}

BluffCard *
bluff_bluffaneer_rail_get_card (BluffBluffaneerRail *self)
{
  g_return_val_if_fail (BLUFF_IS_BLUFFANEER_RAIL (self), NULL);

  return self->card;
}

BluffBluffaneerPurse *
bluff_bluffaneer_rail_get_purse (BluffBluffaneerRail *self)
{
  g_return_val_if_fail (BLUFF_IS_BLUFFANEER_RAIL (self), NULL);

  return self->purse;
}

GtkWidget *
bluff_bluffaneer_rail_get_seat (BluffBluffaneerRail *self)
{
  g_return_val_if_fail (BLUFF_IS_BLUFFANEER_RAIL (self), NULL);

  return self->things;
}

GtkWidget *
bluff_bluffaneer_rail_get_coin (BluffBluffaneerRail *self)
{
  g_return_val_if_fail (BLUFF_IS_BLUFFANEER_RAIL (self), NULL);

  return GTK_WIDGET (self->flag);
}

void
bluff_bluffaneer_rail_list_zones (BluffBluffaneerRail *self, GPtrArray *zones)
{
  g_return_if_fail (BLUFF_IS_BLUFFANEER_RAIL (self));

  g_ptr_array_add (zones, self->own);
  g_ptr_array_add (zones, self->look);
  g_ptr_array_add (zones, self->panel);
  g_ptr_array_add (zones, self->shouts);
}

gboolean
bluff_bluffaneer_rail_focus_decision (BluffBluffaneerRail *self)
{
  GtkWidget *panel;

  g_return_val_if_fail (BLUFF_IS_BLUFFANEER_RAIL (self), FALSE);

  panel = gtk_widget_get_visible (self->shouts) ? self->shouts : GTK_WIDGET (self->panel);
  if (panel != self->shouts && !bluff_bluffaneer_panel_is_asking (self->panel))
    return FALSE;

  return gtk_widget_get_focus_child (panel) != NULL || gtk_widget_grab_focus (panel);
}

/* At an open table those who shout have a rail of their own, in the place of this one. */
static void
shouts_changed_cb (BluffBluffaneerRail *self)
{
  gboolean open = gtk_widget_get_visible (self->shouts) && bluff_shout_panel_is_open (BLUFF_SHOUT_PANEL (self->shouts));

  if (open)
    gtk_widget_add_css_class (GTK_WIDGET (self), "open");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "open");
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_bluffaneer_rail_dispose (GObject *object)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (object));

  g_clear_handle_id (&BLUFF_BLUFFANEER_RAIL (object)->peek, g_source_remove);
  if (child != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (bluff_bluffaneer_rail_parent_class)->dispose (object);
}

static void
bluff_bluffaneer_rail_class_init (BluffBluffaneerRailClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_bluffaneer_rail_dispose;
  g_type_ensure (BLUFF_TYPE_CARD);
  g_type_ensure (BLUFF_TYPE_BLUFFANEER_PURSE);
  g_type_ensure (BLUFF_TYPE_BLUFFANEER_PANEL);
  gtk_widget_class_set_layout_manager_type (widget_class, BLUFF_TYPE_WIDTH_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "bluffrail");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bluffbay/BluffBay/bluffaneer/bluff-bluffaneer-rail.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerRail, box);
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerRail, own);
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerRail, things);
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerRail, card);
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerRail, flag);
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerRail, name);
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerRail, purse);
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerRail, coins);
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerRail, coins_beside);
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerRail, note_icon);
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerRail, note_text);
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerRail, decision);
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerRail, turn);
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerRail, look);
  gtk_widget_class_bind_template_child (widget_class, BluffBluffaneerRail, panel);
}

static void
bluff_bluffaneer_rail_init (BluffBluffaneerRail *self)
{
  self->seat = BLUFF_ONLOOKER;
  self->pair = BLUFF_PAIR_NONE;
  self->unit = 1;
  gtk_widget_init_template (GTK_WIDGET (self));
  bluff_card_set_enabled (self->card, FALSE);
  g_signal_connect_swapped (self->card, "activated", G_CALLBACK (activated_cb), self);
  watch_card (self);
  fit (self);
  show_card (self);
}

GtkWidget *
bluff_bluffaneer_rail_new (BluffShoutPanel *shouts)
{
  BluffBluffaneerRail *self = g_object_new (BLUFF_TYPE_BLUFFANEER_RAIL, NULL);

  self->shouts = GTK_WIDGET (shouts);
  gtk_box_append (self->decision, self->shouts);
  g_signal_connect_object (shouts, "notify::visible", G_CALLBACK (shouts_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (shouts, "notify::open", G_CALLBACK (shouts_changed_cb), self, G_CONNECT_SWAPPED);
  g_object_bind_property (shouts, "visible", self->turn, "visible", G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN);

  return GTK_WIDGET (self);
}
