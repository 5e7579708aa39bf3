/* bluff-bluffer-hand.c: the player's cards in Bluffer, and what can be done with each of them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffer-hand.h"

#include "bluff-breadth.h"
#include "bluff-extent.h"
#include "bluff-key-cap.h"
#include "bluff-palette.h"
#include "bluff-words-bluffer-table.h"
#include "bluff-words.h"

enum
{
  CARD = 104, /* at a table unit of 1 */
  GAP = 18,
  NARROW = 560,
  PILL_OVER = 20,  /* how much of a peek button is above its card */
  PILL_UNDER = 24, /* how much of a play button is below it */
  PILL_SPACE = 6,  /* before the cap of its key */
  CAP_OVER = 8,    /* how far a button with the cap of its key reaches beyond the rail, with large text */
  CHOSEN_LIFT = 14
};

struct _BluffBlufferHand
{
  GtkWidget parent_instance;

  BluffBlufferRow *row;
  GtkWidget *plays[BLUFF_BLUFFER_CARDS]; /* by place; NULL: not needed yet */
  GtkWidget *peeks[BLUFF_BLUFFER_CARDS];
  BluffLegal legal;
  double unit;
  guint chosen;
  gboolean roomy;
  guint notice; /* the source that tells of a change */
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BluffBlufferHand, bluff_bluffer_hand, GTK_TYPE_WIDGET)

BluffActionKind
bluff_bluffer_hand_find_act (const BluffLegal *legal)
{
  static const BluffActionKind kinds[] = { BLUFF_ACTION_MATCH, BLUFF_ACTION_CLAIM, BLUFF_ACTION_SHOW,
                                           BLUFF_ACTION_GIVE };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (bluff_legal_offers (legal, kinds[i]))
      return kinds[i];

  return BLUFF_N_ACTIONS;
}

BluffLetter
bluff_bluffer_hand_letter_of (BluffActionKind kind)
{
  switch (kind)
    {
    case BLUFF_ACTION_PEEK:
      return BLUFF_LETTER_PEEK;
    case BLUFF_ACTION_MATCH:
      return BLUFF_LETTER_MATCH;
    case BLUFF_ACTION_CLAIM:
      return BLUFF_LETTER_CLAIM;
    case BLUFF_ACTION_SHOW:
      return BLUFF_LETTER_SHOW;
    default:
      return BLUFF_N_LETTERS;
    }
}

/* --- Buttons -------------------------------------------------------------------------------------------------------
 */

static GtkWidget *
make_pill (BluffBlufferHand *self, const char *action, gboolean brass)
{
  GtkWidget *pill = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, PILL_SPACE);

  gtk_box_append (GTK_BOX (box), gtk_label_new (""));
  gtk_box_append (GTK_BOX (box), bluff_key_cap_new (""));
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (pill), box);
  gtk_widget_add_css_class (pill, "card-pill");
  if (brass)
    gtk_widget_add_css_class (pill, "brass");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (pill), "u", 0u);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (pill), action);
  gtk_widget_insert_before (pill, GTK_WIDGET (self), NULL);
  return pill;
}

static GtkLabel *
label_of (GtkWidget *pill)
{
  return GTK_LABEL (gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (pill))));
}

static BluffKeyCap *
cap_of (GtkWidget *pill)
{
  return BLUFF_KEY_CAP (gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (pill))));
}

static void
update_pill (BluffBlufferHand *self, GtkWidget *pill, BluffActionKind kind, guint slot)
{
  BluffLetter letter = bluff_bluffer_hand_letter_of (kind);
  g_autofree char *words = bluff_words_bluffer_act (kind);
  g_autofree char *label = bluff_words_bluffer_act_on (kind, bluff_bluffer_row_get_name (self->row, slot));

  gtk_label_set_label (label_of (pill), words);
  bluff_key_cap_name (cap_of (pill), letter < BLUFF_N_LETTERS ? bluff_letter_get (letter) : "", pill);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (pill), "u", (guint32) slot);
  gtk_accessible_update_property (GTK_ACCESSIBLE (pill), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* A pill that is not needed says nothing of a card any more: the next viewer must not find it there. */
static void
show_pill (GtkWidget *pill, gboolean shown)
{
  if (pill == NULL)
    return;

  gtk_widget_set_visible (pill, shown);
  if (!shown)
    gtk_accessible_update_property (GTK_ACCESSIBLE (pill), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    gtk_button_get_label (GTK_BUTTON (pill)), -1);
}

static gboolean
has (BluffSlots slots, guint slot)
{
  return (slots & bluff_slots_of (slot)) != 0;
}

/* A letter does it to the card that has the focus. */
static void
update_caps (BluffBlufferHand *self)
{
  guint focused = bluff_bluffer_row_get_focused (self->row);

  for (guint i = 0; i < 2 * BLUFF_BLUFFER_CARDS; i++)
    {
      guint place = i % BLUFF_BLUFFER_CARDS;
      GtkWidget *pill = i < BLUFF_BLUFFER_CARDS ? self->plays[place] : self->peeks[place];

      if (pill != NULL)
        bluff_key_cap_set_room (cap_of (pill), *bluff_key_cap_get_letter (cap_of (pill)) != '\0' &&
                                                   place < bluff_bluffer_row_get_size (self->row) &&
                                                   bluff_bluffer_row_get_slot (self->row, place) == focused);
    }
}

static void
update_pills (BluffBlufferHand *self)
{
  BluffActionKind act = bluff_bluffer_hand_find_act (&self->legal);
  guint n = bluff_bluffer_row_get_size (self->row);

  for (guint i = 0; i < BLUFF_BLUFFER_CARDS; i++)
    {
      guint slot = i < n ? bluff_bluffer_row_get_slot (self->row, i) : BLUFF_NO_SLOT;
      gboolean plays = i < n && act != BLUFF_N_ACTIONS && has (self->legal.slots, slot);
      gboolean peeks = i < n && has (self->legal.peeks, slot);

      if (plays && self->plays[i] == NULL)
        self->plays[i] = make_pill (self, "table.play", TRUE);
      if (peeks && self->peeks[i] == NULL)
        self->peeks[i] = make_pill (self, "table.peek", FALSE);
      if (plays)
        update_pill (self, self->plays[i], act, slot);
      if (peeks)
        update_pill (self, self->peeks[i], BLUFF_ACTION_PEEK, slot);
      show_pill (self->plays[i], plays);
      show_pill (self->peeks[i], peeks);
    }
  update_caps (self);
}

/* How wide a button is without its cap: nothing is to jump because a key was pressed. */
static int
measure_words (GtkWidget *pill)
{
  GtkWidget *cap = GTK_WIDGET (cap_of (pill));
  int whole = bluff_extent_width (pill);

  return gtk_widget_get_visible (cap) ? whole - bluff_extent_width (cap) - PILL_SPACE : whole;
}

/* How wide and high the buttons are that are needed. */
static void
measure_pills (BluffBlufferHand *self, int *width, int *height)
{
  *width = *height = 0;
  for (guint i = 0; i < 2 * BLUFF_BLUFFER_CARDS; i++)
    {
      GtkWidget *pill = i < BLUFF_BLUFFER_CARDS ? self->plays[i] : self->peeks[i - BLUFF_BLUFFER_CARDS];

      if (pill == NULL || !gtk_widget_get_visible (pill))
        continue;
      *width = MAX (*width, measure_words (pill));
      *height = MAX (*height, bluff_extent_height (pill, -1));
    }
}

/* --- Choosing ------------------------------------------------------------------------------------------------------
 */

static gboolean
is_asked (BluffBlufferHand *self)
{
  return bluff_bluffer_hand_find_act (&self->legal) != BLUFF_N_ACTIONS;
}

/* What is seen of a card: that it matches, or why it cannot be played (C6). */
static void
hint (BluffBlufferHand *self, BluffCard *card, guint slot)
{
  gboolean matches = has (self->legal.slots, slot);
  g_autofree char *words = NULL;

  if (bluff_legal_offers (&self->legal, BLUFF_ACTION_MATCH))
    words =
        matches ? bluff_words_bluffer_verdict (FALSE, TRUE) : bluff_words_refusal (BLUFF_REFUSAL_BLUFFER_MATCH_SHAPE);
  bluff_card_set_hint (card, words);
}

/* Matching cards are raised; if there is one, the others cannot be played. Cards that cover each other cannot be seen
 * through. */
static void
update_row (BluffBlufferHand *self)
{
  gboolean asked = is_asked (self);
  gboolean match = bluff_legal_offers (&self->legal, BLUFF_ACTION_MATCH);
  GdkRGBA brass = bluff_palette_get (BLUFF_COLOUR_BRASS);
  BluffSlots all = asked ? ~(BluffSlots) 0 : 0;

  bluff_bluffer_row_set_enabled (self->row, all);
  bluff_bluffer_row_set_offered (self->row, match ? self->legal.slots : 0,
                                 match && self->roomy ? ~self->legal.slots : 0);
  for (guint i = 0; i < bluff_bluffer_row_get_size (self->row); i++)
    {
      guint slot = bluff_bluffer_row_get_slot (self->row, i);
      BluffCard *card = bluff_bluffer_row_get_card (self->row, slot);
      gboolean chosen = asked && !self->roomy && slot == self->chosen;

      hint (self, card, slot);
      bluff_card_set_chosen (card, chosen);
      bluff_card_set_ring (card, chosen ? &brass : NULL);
      if (chosen)
        bluff_card_set_raised (card, CHOSEN_LIFT);
    }
}

static gboolean
notice_cb (gpointer user_data)
{
  BluffBlufferHand *self = user_data;

  self->notice = 0;
  update_row (self);
  g_signal_emit (self, signals[CHANGED], 0);
  return G_SOURCE_REMOVE;
}

/* Never during an allocation. */
static void
tell_change (BluffBlufferHand *self)
{
  if (self->notice == 0)
    self->notice = g_idle_add_full (GDK_PRIORITY_REDRAW - 1, notice_cb, self, NULL);
}

static void
choose (BluffBlufferHand *self, guint slot)
{
  self->chosen = slot;
  update_row (self);
  tell_change (self);
}

static void
pressed_cb (BluffBlufferHand *self, guint slot)
{
  if (self->roomy)
    gtk_widget_activate_action (GTK_WIDGET (self), "table.play", "u", (guint32) slot);
  else
    choose (self, slot == self->chosen ? BLUFF_NO_SLOT : slot);
}

/* --- GtkWidget -----------------------------------------------------------------------------------------------------
 */

/* What the row leaves free on both sides: the caps of the first and the last button have room there. */
static int
inset_in (BluffBlufferHand *self, int width)
{
  return width >= NARROW && bluff_breadth_has_large_text (GTK_WIDGET (self)) ? CAP_OVER : 0;
}

static void
fit_row (BluffBlufferHand *self, int width)
{
  int pill, height;

  measure_pills (self, &pill, &height);
  bluff_bluffer_row_set_place_width (self->row, bluff_bluffer_row_is_roomy (self->row, width, pill) ? pill : 0);
}

static gboolean
is_roomy_in (BluffBlufferHand *self, int width)
{
  int pill, height;

  measure_pills (self, &pill, &height);
  return bluff_bluffer_row_is_roomy (self->row, width, MAX (pill, BLUFF_CARD_WIDTH_OWN));
}

static GtkSizeRequestMode
bluff_bluffer_hand_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bluff_bluffer_hand_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  BluffBlufferHand *self = BLUFF_BLUFFER_HAND_WIDGET (widget);
  int inset = orientation == GTK_ORIENTATION_VERTICAL ? inset_in (self, for_size) : 0;

  gtk_widget_measure (GTK_WIDGET (self->row), orientation, for_size - 2 * inset, minimum, natural, minimum_baseline,
                      natural_baseline);
  /* Room for the buttons also while there are none, so that nothing jumps about. */
  if (orientation == GTK_ORIENTATION_VERTICAL && (for_size < 0 || for_size >= NARROW))
    {
      *minimum += PILL_OVER + PILL_UNDER;
      *natural += PILL_OVER + PILL_UNDER;
    }
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural;
}

static void
place_pill (BluffBlufferHand *self, GtkWidget *pill, int start, int card, int y)
{
  int all = gtk_widget_get_width (GTK_WIDGET (self));
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int width, height;

  if (pill == NULL)
    return;

  gtk_widget_set_child_visible (pill, self->roomy);
  if (!gtk_widget_get_visible (pill))
    return;

  width = bluff_extent_width (pill);
  height = bluff_extent_height (pill, -1);
  start += (card - width) / 2;
  gtk_widget_size_allocate (pill, &(GtkAllocation){ rtl ? all - start - width : start, y, width, height }, -1);
}

static void
bluff_bluffer_hand_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BluffBlufferHand *self = BLUFF_BLUFFER_HAND_WIDGET (widget);
  int inset = inset_in (self, width);
  int row = width - 2 * inset;
  gboolean roomy = width >= NARROW && is_roomy_in (self, row);
  int over = width >= NARROW ? PILL_OVER : 0;
  int under = width >= NARROW ? PILL_UNDER : 0;
  int pill, pill_height;

  (void) baseline;
  if (roomy != self->roomy)
    {
      self->roomy = roomy;
      tell_change (self);
    }

  fit_row (self, row);
  measure_pills (self, &pill, &pill_height);
  gtk_widget_size_allocate (GTK_WIDGET (self->row), &(GtkAllocation){ inset, over, row, height - over - under }, -1);
  for (guint i = 0; i < BLUFF_BLUFFER_CARDS; i++)
    {
      int start = 0, card = 0;

      if (i < bluff_bluffer_row_get_size (self->row))
        bluff_bluffer_row_place (self->row, row, i, &start, &card);
      start += inset;
      place_pill (self, self->peeks[i], start, card, 0);
      place_pill (self, self->plays[i], start, card, height - pill_height);
    }
}

/* --- Keys: the buttons of a card are above and below it ------------------------------------------------------------
 */

static guint
find_focused_pill (GtkWidget *const *pills)
{
  for (guint i = 0; i < BLUFF_BLUFFER_CARDS; i++)
    if (pills[i] != NULL && gtk_widget_has_focus (pills[i]))
      return i;

  return BLUFF_BLUFFER_CARDS;
}

static gboolean
focus_pill (BluffBlufferHand *self, GtkWidget *pill)
{
  return pill != NULL && self->roomy && gtk_widget_get_visible (pill) && gtk_widget_grab_focus (pill);
}

static gboolean
focus_card (BluffBlufferHand *self, guint place)
{
  guint slot = bluff_bluffer_row_get_slot (self->row, place);

  return gtk_widget_grab_focus (GTK_WIDGET (bluff_bluffer_row_get_card (self->row, slot)));
}

/* From a button: to the next one of its kind, or to its card. */
static gboolean
move_from_pill (BluffBlufferHand *self, GtkWidget **pills, guint at, GtkDirectionType direction)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  guint n = bluff_bluffer_row_get_size (self->row);
  int by = (direction == GTK_DIR_RIGHT) != rtl ? 1 : -1;

  if (direction == GTK_DIR_UP || direction == GTK_DIR_DOWN)
    return (direction == GTK_DIR_DOWN) == (pills == self->peeks) && at < n && focus_card (self, at);
  if (direction != GTK_DIR_LEFT && direction != GTK_DIR_RIGHT)
    return FALSE;

  for (int i = (int) at + by; i >= 0 && i < (int) n; i += by)
    if (focus_pill (self, pills[i]))
      return TRUE;

  return TRUE;
}

static gboolean
bluff_bluffer_hand_focus (GtkWidget *widget, GtkDirectionType direction)
{
  BluffBlufferHand *self = BLUFF_BLUFFER_HAND_WIDGET (widget);
  guint play = find_focused_pill (self->plays);
  guint peek = find_focused_pill (self->peeks);

  if (play < BLUFF_BLUFFER_CARDS)
    return move_from_pill (self, self->plays, play, direction);
  if (peek < BLUFF_BLUFFER_CARDS)
    return move_from_pill (self, self->peeks, peek, direction);

  if (gtk_widget_get_focus_child (widget) == GTK_WIDGET (self->row))
    for (guint i = 0; i < bluff_bluffer_row_get_size (self->row); i++)
      {
        guint slot = bluff_bluffer_row_get_slot (self->row, i);

        if (!gtk_widget_has_focus (GTK_WIDGET (bluff_bluffer_row_get_card (self->row, slot))))
          continue;
        if (direction == GTK_DIR_UP)
          return focus_pill (self, self->peeks[i]);
        if (direction == GTK_DIR_DOWN)
          return focus_pill (self, self->plays[i]);
      }

  return gtk_widget_child_focus (GTK_WIDGET (self->row), direction);
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_bluffer_hand_dispose (GObject *object)
{
  BluffBlufferHand *self = BLUFF_BLUFFER_HAND_WIDGET (object);
  GtkWidget *child;

  g_clear_handle_id (&self->notice, g_source_remove);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (bluff_bluffer_hand_parent_class)->dispose (object);
}

static void
bluff_bluffer_hand_class_init (BluffBlufferHandClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_bluffer_hand_dispose;
  widget_class->get_request_mode = bluff_bluffer_hand_get_request_mode;
  widget_class->measure = bluff_bluffer_hand_measure;
  widget_class->size_allocate = bluff_bluffer_hand_size_allocate;
  widget_class->focus = bluff_bluffer_hand_focus;

  signals[CHANGED] =
      g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "blufferhand");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bluff_bluffer_hand_init (BluffBlufferHand *self)
{
  self->unit = 1;
  self->chosen = BLUFF_NO_SLOT;
  self->row = BLUFF_BLUFFER_ROW (bluff_bluffer_row_new ());
  bluff_bluffer_row_set_centred (self->row, TRUE);
  bluff_bluffer_row_set_widths (self->row, BLUFF_CARD_WIDTH_OWN, CARD);
  bluff_bluffer_row_set_gap (self->row, GAP);
  gtk_widget_set_parent (GTK_WIDGET (self->row), GTK_WIDGET (self));
  g_signal_connect_swapped (self->row, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (self->row, "focused", G_CALLBACK (update_caps), self);
}

GtkWidget *
bluff_bluffer_hand_new (void)
{
  return g_object_new (BLUFF_TYPE_BLUFFER_HAND, NULL);
}

void
bluff_bluffer_hand_show (BluffBlufferHand *self, const BluffBlufferView *view, const BluffLegal *legal)
{
  g_return_if_fail (BLUFF_IS_BLUFFER_HAND_WIDGET (self));

  self->legal = *legal;
  bluff_bluffer_row_show (self->row, view, view->seat);
  if (self->chosen != BLUFF_NO_SLOT &&
      (bluff_bluffer_row_get_card (self->row, self->chosen) == NULL || !is_asked (self)))
    self->chosen = BLUFF_NO_SLOT;
  update_pills (self);
  update_row (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
bluff_bluffer_hand_set_unit (BluffBlufferHand *self, double unit)
{
  g_return_if_fail (BLUFF_IS_BLUFFER_HAND_WIDGET (self));

  self->unit = unit;
  bluff_bluffer_row_set_widths (self->row, BLUFF_CARD_WIDTH_OWN, (int) (CARD * unit));
}

gboolean
bluff_bluffer_hand_is_roomy (BluffBlufferHand *self)
{
  g_return_val_if_fail (BLUFF_IS_BLUFFER_HAND_WIDGET (self), FALSE);

  return self->roomy;
}

guint
bluff_bluffer_hand_get_chosen (BluffBlufferHand *self)
{
  g_return_val_if_fail (BLUFF_IS_BLUFFER_HAND_WIDGET (self), BLUFF_NO_SLOT);

  if (!self->roomy)
    return self->chosen;

  /* The focus may have left it since. */
  return gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL ? bluff_bluffer_row_get_focused (self->row)
                                                                : BLUFF_NO_SLOT;
}

gboolean
bluff_bluffer_hand_unchoose (BluffBlufferHand *self)
{
  g_return_val_if_fail (BLUFF_IS_BLUFFER_HAND_WIDGET (self), FALSE);

  if (self->chosen == BLUFF_NO_SLOT)
    return FALSE;

  choose (self, BLUFF_NO_SLOT);
  return TRUE;
}

BluffBlufferRow *
bluff_bluffer_hand_get_row (BluffBlufferHand *self)
{
  g_return_val_if_fail (BLUFF_IS_BLUFFER_HAND_WIDGET (self), NULL);

  return self->row;
}
