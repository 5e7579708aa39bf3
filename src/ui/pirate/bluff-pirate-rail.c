/* bluff-pirate-rail.c: the wooden rail with the player's hand in Bluff Pirate and what can be done with it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-rail.h"

#include "bluff-card-look.h"
#include "bluff-extent.h"
#include "bluff-key-cap.h"
#include "bluff-letters.h"
#include "bluff-pill-row.h"
#include "bluff-words-list.h"
#include "bluff-words-pirate-table.h"

#include <adwaita.h>

enum
{
  SPACING = 10,
  HEAD_HEIGHT = 44, /* at least, so that the fan stays where it is when there are no buttons */
  ABOVE_HAND = 8,
  BELOW_HAND = 10,
  ANY_WIDTH = 10000 /* where everything fits */
};

struct _BluffPirateRail
{
  GtkWidget parent_instance;

  BluffPirateDraft *draft;
  GSettings *settings;

  GtkImage *flag;
  GtkWidget *title;
  GtkLabel *count, *short_count;
  GtkWidget *sort;
  GtkWidget *note;
  AdwBin *chips;
  GtkWidget *nobody;
  GtkWidget *actions;
  GtkWidget *take_back, *discard, *end_turn, *lay;
  GtkImage *lay_icon;
  GtkLabel *lay_words;
  BluffKeyCap *discard_cap, *end_turn_cap, *lay_cap;
  GtkWidget *hand;
};

/* Which of the things of the head line are shown, and where the buttons are. */
typedef struct
{
  gboolean title, note, long_count, sort;
  gboolean chips_below;           /* on a line of their own */
  gboolean actions_below;         /* below the fan */
  int head, chips, hand, actions; /* heights; 0: there are none */
} Plan;

G_DEFINE_FINAL_TYPE (BluffPirateRail, bluff_pirate_rail, GTK_TYPE_WIDGET)

/* --- Layout --------------------------------------------------------------------------------------------------------
 */

/* How wide a child wants to be, with the space before it; 0 if it is not shown. */
static int
wish (GtkWidget *child)
{
  return gtk_widget_get_visible (child) ? bluff_extent_width (child) + SPACING : 0;
}

static void
plan_layout (BluffPirateRail *self, int width, Plan *plan)
{
  GtkWidget *chips = GTK_WIDGET (self->chips);
  int least = wish (GTK_WIDGET (self->flag)) + wish (GTK_WIDGET (self->short_count));
  int extra = wish (GTK_WIDGET (self->count)) - wish (GTK_WIDGET (self->short_count));
  int room;

  *plan = (Plan){ .head = HEAD_HEIGHT };
  plan->actions_below = gtk_widget_get_visible (self->actions) && least + wish (chips) + wish (self->actions) > width;
  /* Buttons with long words take the place of the title before they take a line of their own. */
  plan->title = plan->actions_below || !gtk_widget_get_visible (self->actions) ||
                least + wish (self->title) + wish (chips) + wish (self->actions) <= width;
  least += plan->title ? wish (self->title) : 0;
  room = width - least - (plan->actions_below ? 0 : wish (self->actions));
  plan->chips_below = gtk_widget_get_visible (chips) && wish (chips) > room;
  room -= plan->chips_below ? 0 : wish (chips);
  /* These can be left out: sorting is also in the preferences. */
  plan->sort = wish (self->sort) <= room;
  plan->long_count = plan->sort && wish (self->sort) + extra <= room;
  plan->note = plan->long_count && wish (self->sort) + extra + wish (self->note) <= room;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (child != self->hand && child != self->nobody && child != self->actions && child != chips)
      plan->head = MAX (plan->head, bluff_extent_height (child, -1));
  if (!plan->actions_below)
    plan->head = MAX (plan->head, bluff_extent_height (self->actions, -1));

  plan->chips = plan->chips_below ? bluff_extent_height (chips, width) : 0;
  plan->hand = bluff_extent_height (self->hand, width);
  plan->actions = plan->actions_below ? bluff_extent_height (self->actions, width) : 0;
}

static int
height_for (BluffPirateRail *self, int width)
{
  Plan plan;

  plan_layout (self, width, &plan);
  return plan.head + (plan.chips > 0 ? plan.chips + ABOVE_HAND : 0) + ABOVE_HAND + plan.hand +
         (plan.actions > 0 ? BELOW_HAND + plan.actions : 0);
}

static GtkSizeRequestMode
bluff_pirate_rail_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bluff_pirate_rail_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  BluffPirateRail *self = BLUFF_PIRATE_RAIL (widget);
  int least = MAX (bluff_extent_least_width (self->hand), bluff_extent_least_width (self->actions));

  *minimum_baseline = *natural_baseline = -1;
  least = MAX (least, bluff_extent_least_width (self->nobody));
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = least;
      *natural = MAX (least, bluff_extent_width (self->hand));
      return;
    }

  *minimum = *natural =
      for_size >= 0 ? height_for (self, for_size) : MAX (height_for (self, least), height_for (self, ANY_WIDTH));
}

/* START and END are from the side where reading begins. */
static void
place (GtkWidget *self, GtkWidget *child, int start, int end, int y, int height)
{
  int width = gtk_widget_get_width (self);
  gboolean mirrored = gtk_widget_get_direction (self) == GTK_TEXT_DIR_RTL;

  if (gtk_widget_get_visible (child))
    gtk_widget_size_allocate (child, &(GtkAllocation){ mirrored ? width - end : start, y, end - start, height }, -1);
}

/* The things of the head line that come one after the other from the start; the title gives way. */
static void
place_head (BluffPirateRail *self, const Plan *plan, int end)
{
  GtkWidget *count = GTK_WIDGET (plan->long_count ? self->count : self->short_count);
  GtkWidget *items[] = { GTK_WIDGET (self->flag), plan->title ? self->title : NULL, count,
                         plan->sort ? self->sort : NULL, plan->note ? self->note : NULL };
  int start = 0;
  int over = -end;

  gtk_widget_set_child_visible (self->title, plan->title);
  gtk_widget_set_child_visible (GTK_WIDGET (self->count), plan->long_count);
  gtk_widget_set_child_visible (GTK_WIDGET (self->short_count), !plan->long_count);
  gtk_widget_set_child_visible (self->sort, plan->sort);
  gtk_widget_set_child_visible (self->note, plan->note);
  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    over += items[i] != NULL ? wish (items[i]) : 0;
  over -= SPACING;

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    {
      int size;

      if (items[i] == NULL || !gtk_widget_get_visible (items[i]))
        continue;
      size = wish (items[i]) - SPACING;
      if (items[i] == self->title && over > 0)
        size = bluff_extent_least_width (items[i]);
      place (GTK_WIDGET (self), items[i], start, start + size, 0, plan->head);
      start += size + SPACING;
    }
}

static void
bluff_pirate_rail_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BluffPirateRail *self = BLUFF_PIRATE_RAIL (widget);
  GtkWidget *chips = GTK_WIDGET (self->chips);
  int end = width;
  int y;
  Plan plan;

  (void) baseline;
  plan_layout (self, width, &plan);
  if (!plan.actions_below && gtk_widget_get_visible (self->actions))
    {
      place (widget, self->actions, end - wish (self->actions) + SPACING, end, 0, plan.head);
      end -= wish (self->actions);
    }
  if (!plan.chips_below && gtk_widget_get_visible (chips))
    {
      place (widget, chips, end - wish (chips) + SPACING, end, 0, plan.head);
      end -= wish (chips);
    }
  place_head (self, &plan, end);

  y = plan.head + ABOVE_HAND;
  if (plan.chips_below)
    {
      place (widget, chips, 0, MIN (width, wish (chips)), y, plan.chips);
      y += plan.chips + ABOVE_HAND;
    }
  place (widget, self->hand, 0, width, y, plan.hand);
  place (widget, self->nobody, 0, width, 0, height);
  if (plan.actions_below)
    place (widget, self->actions, 0, width, y + plan.hand + BELOW_HAND, plan.actions);
}

/* --- What it says --------------------------------------------------------------------------------------------------
 */

/* What cannot be pressed says why. */
static void
set_trouble (GtkWidget *button, const char *trouble)
{
  /* A new tooltip asks the display where the mouse is. */
  if (g_strcmp0 (gtk_widget_get_tooltip_text (button), trouble) == 0)
    return;

  gtk_widget_set_tooltip_text (button, trouble);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  trouble != NULL ? trouble : "", -1);
}

static void
update_actions (BluffPirateRail *self)
{
  g_autofree char *words = bluff_words_lay (bluff_pirate_draft_get_size (self->draft));
  g_autofree char *lay = bluff_pirate_draft_say_lay_trouble (self->draft);
  g_autofree char *discard = bluff_pirate_draft_say_discard_trouble (self->draft);

  gtk_label_set_text (self->lay_words, words);
  set_trouble (self->lay, lay);
  set_trouble (self->discard, discard);
}

static void
offer (BluffPirateRail *self, const BluffLegal *legal)
{
  gboolean lay = bluff_legal_offers (legal, BLUFF_ACTION_LAY);
  gboolean discard = bluff_legal_offers (legal, BLUFF_ACTION_DISCARD);

  gtk_widget_set_visible (self->actions, lay || discard);
  /* GTK never releases a widget that is hidden with the focus in it in the same frame as something else around the
   * focus: hiding the row is enough. */
  if (!lay && !discard)
    return;

  gtk_widget_set_visible (self->discard, discard);
  gtk_widget_set_visible (self->end_turn, bluff_legal_offers (legal, BLUFF_ACTION_PASS));
  gtk_widget_set_visible (self->lay, lay);
}

static void
count_cards (BluffPirateRail *self, guint n)
{
  g_autofree char *words = bluff_words_n_cards (n);
  g_autofree char *number = g_strdup_printf ("%u", n);

  gtk_label_set_text (self->count, words);
  gtk_label_set_text (self->short_count, number);
}

/* --- GObject -------------------------------------------------------------------------------------------------------
 */

static void
bluff_pirate_rail_dispose (GObject *object)
{
  BluffPirateRail *self = BLUFF_PIRATE_RAIL (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->draft);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (bluff_pirate_rail_parent_class)->dispose (object);
}

static void
bluff_pirate_rail_class_init (BluffPirateRailClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_pirate_rail_dispose;
  widget_class->get_request_mode = bluff_pirate_rail_get_request_mode;
  widget_class->measure = bluff_pirate_rail_measure;
  widget_class->size_allocate = bluff_pirate_rail_size_allocate;

  g_type_ensure (BLUFF_TYPE_PILL_ROW);
  g_type_ensure (BLUFF_TYPE_KEY_CAP);
  gtk_widget_class_set_css_name (widget_class, "bluffrail");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bluffbay/BluffBay/pirate/bluff-pirate-rail.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffPirateRail, flag);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateRail, title);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateRail, count);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateRail, short_count);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateRail, sort);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateRail, note);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateRail, chips);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateRail, nobody);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateRail, actions);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateRail, take_back);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateRail, discard);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateRail, end_turn);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateRail, lay);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateRail, lay_icon);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateRail, lay_words);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateRail, discard_cap);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateRail, end_turn_cap);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateRail, lay_cap);
}

static void
bluff_pirate_rail_init (BluffPirateRail *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bluff_key_cap_name (self->discard_cap, bluff_letter_get (BLUFF_LETTER_DISCARD), self->discard);
  bluff_key_cap_name (self->end_turn_cap, bluff_letter_get (BLUFF_LETTER_END_TURN), self->end_turn);
  bluff_key_cap_name (self->lay_cap, bluff_letter_get (BLUFF_LETTER_LAY), self->lay);
  self->settings = g_settings_new (APPLICATION_ID);
}

/* --- Public --------------------------------------------------------------------------------------------------------
 */

GtkWidget *
bluff_pirate_rail_new (BluffPirateDraft *draft)
{
  BluffPirateRail *self = g_object_new (BLUFF_TYPE_PIRATE_RAIL, NULL);

  self->draft = g_object_ref (draft);
  self->hand = bluff_pirate_hand_new (draft);
  /* Before the buttons: in the order of the Tab key. */
  gtk_widget_insert_before (self->hand, GTK_WIDGET (self), self->actions);
  g_settings_bind (self->settings, "sort-hand", self->sort, "active", G_SETTINGS_BIND_DEFAULT);
  g_object_bind_property (self->sort, "active", self->hand, "sorted", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (draft, "changed", G_CALLBACK (update_actions), self, G_CONNECT_SWAPPED);
  update_actions (self);

  return GTK_WIDGET (self);
}

void
bluff_pirate_rail_show (BluffPirateRail *self, const BluffPirateView *view, const BluffLegal *legal, BluffCrew *crew)
{
  gboolean own = view->seat < bluff_crew_get_size (crew);

  g_return_if_fail (BLUFF_IS_PIRATE_RAIL (self));

  gtk_widget_set_visible (GTK_WIDGET (self->flag), own);
  gtk_widget_set_visible (self->title, own);
  gtk_widget_set_visible (GTK_WIDGET (self->count), own);
  gtk_widget_set_visible (GTK_WIDGET (self->short_count), own);
  gtk_widget_set_visible (self->sort, own);
  gtk_widget_set_visible (self->note, own);
  gtk_widget_set_visible (self->nobody, !own);
  if (own)
    {
      BluffFlag flag = bluff_crew_get (crew, view->seat)->flag;
      g_autoptr (GdkPaintable) badge = bluff_flag_badge (flag);
      g_autoptr (GdkPaintable) ship = bluff_flag_ship (flag);

      gtk_image_set_from_paintable (self->flag, badge);
      gtk_image_set_from_paintable (self->lay_icon, ship);
      count_cards (self, bluff_cards_count (view->hand));
    }
  offer (self, legal);
  bluff_pirate_hand_show (BLUFF_PIRATE_HAND_WIDGET (self->hand), view, legal);
}

void
bluff_pirate_rail_set_chips (BluffPirateRail *self, GtkWidget *chips)
{
  g_return_if_fail (BLUFF_IS_PIRATE_RAIL (self));

  adw_bin_set_child (self->chips, chips);
  gtk_widget_set_visible (GTK_WIDGET (self->chips), chips != NULL);
}

void
bluff_pirate_rail_set_unit (BluffPirateRail *self, double unit)
{
  g_return_if_fail (BLUFF_IS_PIRATE_RAIL (self));

  bluff_pirate_hand_set_unit (BLUFF_PIRATE_HAND_WIDGET (self->hand), unit);
}

void
bluff_pirate_rail_set_narrow (BluffPirateRail *self, gboolean narrow)
{
  g_return_if_fail (BLUFF_IS_PIRATE_RAIL (self));

  gtk_widget_set_visible (GTK_WIDGET (self->lay_icon), !narrow);
  bluff_key_cap_set_room (self->discard_cap, !narrow);
  bluff_key_cap_set_room (self->end_turn_cap, !narrow);
  bluff_key_cap_set_room (self->lay_cap, !narrow);
  if (narrow)
    gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "narrow");
}

BluffPirateHand *
bluff_pirate_rail_get_hand (BluffPirateRail *self)
{
  g_return_val_if_fail (BLUFF_IS_PIRATE_RAIL (self), NULL);

  return BLUFF_PIRATE_HAND_WIDGET (self->hand);
}

void
bluff_pirate_rail_list_zones (BluffPirateRail *self, GPtrArray *zones)
{
  g_return_if_fail (BLUFF_IS_PIRATE_RAIL (self));

  g_ptr_array_add (zones, self->sort);
  g_ptr_array_add (zones, self->chips);
  g_ptr_array_add (zones, self->hand);
  g_ptr_array_add (zones, self->actions);
}
