/* bluff-bluffer-row.c: the cards in front of one player of Bluffer.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffer-row.h"

#include "bluff-card-looks.h"
#include "bluff-words-bluffer-table.h"

enum
{
  OFFERED_LIFT = 8, /* pixels */
  GAP_LEAST = 5
};

typedef struct
{
  guint slot;
  BluffCard *card;
  char *name;
} Place;

struct _BluffBlufferRow
{
  GtkWidget parent_instance;

  GArray *places; /* Place, from the start on */
  BluffSeat seat;
  int least, most;
  int gap;
  int place_width;
  gboolean centred;
  guint last; /* the slot that had the focus */
};

enum
{
  PRESSED,
  FOCUSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BluffBlufferRow, bluff_bluffer_row, GTK_TYPE_WIDGET)

#define PLACE(self, i) (&g_array_index ((self)->places, Place, i))

static guint
find_place (BluffBlufferRow *self, guint slot)
{
  guint i = 0;

  while (i < self->places->len && PLACE (self, i)->slot != slot)
    i++;

  return i;
}

/* --- Cards ---------------------------------------------------------------------------------------------------------
 */

static guint
slot_of (BluffBlufferRow *self, BluffCard *card)
{
  for (guint i = 0; i < self->places->len; i++)
    if (PLACE (self, i)->card == card)
      return PLACE (self, i)->slot;

  g_return_val_if_reached (BLUFF_NO_SLOT);
}

static void
activated_cb (BluffCard *card, BluffBlufferRow *self)
{
  g_signal_emit (self, signals[PRESSED], 0, slot_of (self, card));
}

static void
refused_cb (BluffCard *card, BluffBlufferRow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.explain-card", "u", (guint32) slot_of (self, card));
}

static void
focus_changed_cb (BluffBlufferRow *self)
{
  g_signal_emit (self, signals[FOCUSED], 0);
}

static void
clear_place (gpointer item)
{
  Place *place = item;

  gtk_widget_unparent (GTK_WIDGET (place->card));
  g_free (place->name);
}

static void
add_place (BluffBlufferRow *self, guint slot)
{
  Place place = { .slot = slot, .card = BLUFF_CARD (bluff_card_new ()) };

  /* They fill what they get. */
  bluff_card_set_width (place.card, BLUFF_CARD_WIDTH_MIN);
  bluff_card_set_enabled (place.card, FALSE);
  g_signal_connect_object (place.card, "activated", G_CALLBACK (activated_cb), self, 0);
  g_signal_connect_object (place.card, "refused", G_CALLBACK (refused_cb), self, 0);
  g_signal_connect_object (place.card, "notify::has-focus", G_CALLBACK (focus_changed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_insert_before (GTK_WIDGET (place.card), GTK_WIDGET (self), NULL);
  g_array_append_val (self->places, place);
}

/* The focus stays in the row when the card that had it leaves. */
static void
remove_place (BluffBlufferRow *self, guint i)
{
  gboolean focused = gtk_widget_has_focus (GTK_WIDGET (PLACE (self, i)->card));

  g_array_remove_index (self->places, i);
  if (focused && self->places->len > 0)
    gtk_widget_grab_focus (GTK_WIDGET (PLACE (self, MIN (i, self->places->len - 1))->card));
}

/* Cards that stay keep their places; new ones come at the end. */
static void
follow (BluffBlufferRow *self, BluffSlots slots)
{
  for (guint i = self->places->len; i > 0; i--)
    if ((slots & bluff_slots_of (PLACE (self, i - 1)->slot)) == 0)
      remove_place (self, i - 1);
  for (; slots != 0; slots &= slots - 1)
    if (find_place (self, bluff_bits_first (slots)) == self->places->len)
      add_place (self, bluff_bits_first (slots));

  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static gboolean
looks_alike (BluffCardLook a, BluffCardLook b)
{
  return a.side == b.side && a.art == b.art && a.eye == b.eye;
}

static void
show_card (BluffBlufferRow *self, const BluffBlufferView *view, guint i)
{
  Place *place = PLACE (self, i);
  BluffShape up = (BluffShape) view->up[place->slot];
  BluffShape down = bluff_bluffer_view_shown_side (view, place->slot);
  gboolean all = bluff_bluffer_view_is_open (view, place->slot);
  BluffCardLook look = bluff_card_look_bluffer (up, down, all);

  g_free (place->name);
  place->name = bluff_words_bluffer_table_card (up, down, all, i + 1, self->places->len);
  bluff_card_set_label (place->card, place->name);
  if (!looks_alike (bluff_card_get_look (place->card), look))
    bluff_card_show (place->card, look);
}

/* --- Layout --------------------------------------------------------------------------------------------------------
 */

/* Gaps give way before the cards do. */
static int
gap_for (BluffBlufferRow *self, int width)
{
  int n = (int) self->places->len;

  return n > 1 ? CLAMP ((width - n * self->most) / (n - 1), MIN (self->gap, GAP_LEAST), self->gap) : 0;
}

/* How wide a card is in a row of WIDTH pixels. */
static int
card_width_for (BluffBlufferRow *self, int width)
{
  int n = (int) MAX (self->places->len, 1);

  return CLAMP ((width - (n - 1) * gap_for (self, width)) / n, self->least, self->most);
}

void
bluff_bluffer_row_place (BluffBlufferRow *self, int width, guint place, int *start, int *card)
{
  int n = (int) self->places->len;
  int wide;
  double step;

  *card = card_width_for (self, width);
  wide = MIN (MAX (*card, self->place_width), width);
  step = wide + gap_for (self, width);
  /* Then they cover each other. */
  if (n > 1)
    step = MIN (step, (double) (width - wide) / (n - 1));
  *start = (int) (step * place) + (wide - *card) / 2;
  if (self->centred)
    *start += MAX (width - wide - (int) (step * (n - 1)), 0) / 2;
}

gboolean
bluff_bluffer_row_is_roomy (BluffBlufferRow *self, int width, int place_width)
{
  int n = (int) self->places->len;

  return MAX (self->least, place_width) * n + GAP_LEAST * MAX (n - 1, 0) <= width;
}

static GtkSizeRequestMode
bluff_bluffer_row_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bluff_bluffer_row_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  BluffBlufferRow *self = BLUFF_BLUFFER_ROW (widget);
  int n = (int) self->places->len;

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = self->least;
      *natural = MAX (n * MAX (self->most, self->place_width) + (n - 1) * self->gap, self->least);
      return;
    }

  /* The highest, if the width is not known: where there is more room the cards are larger. */
  *minimum = *natural = bluff_card_height_for (for_size >= 0 ? card_width_for (self, for_size) : self->most);
}

static void
bluff_bluffer_row_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BluffBlufferRow *self = BLUFF_BLUFFER_ROW (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  (void) baseline;
  for (guint i = 0; i < self->places->len; i++)
    {
      GtkAllocation place = { .y = 0, .height = height };
      int start;

      bluff_bluffer_row_place (self, width, i, &start, &place.width);
      place.height = MIN (height, bluff_card_height_for (place.width));
      place.y = (height - place.height) / 2;
      place.x = mirrored ? width - start - place.width : start;
      gtk_widget_size_allocate (GTK_WIDGET (PLACE (self, i)->card), &place, -1);
    }
}

/* --- Keys ----------------------------------------------------------------------------------------------------------
 */

static guint
get_focused_place (BluffBlufferRow *self)
{
  for (guint i = 0; i < self->places->len; i++)
    if (gtk_widget_has_focus (GTK_WIDGET (PLACE (self, i)->card)))
      return i;

  return self->places->len;
}

static void
focus_place (BluffBlufferRow *self, guint i)
{
  self->last = PLACE (self, i)->slot;
  gtk_widget_grab_focus (GTK_WIDGET (PLACE (self, i)->card));
}

static gboolean
bluff_bluffer_row_focus (GtkWidget *widget, GtkDirectionType direction)
{
  BluffBlufferRow *self = BLUFF_BLUFFER_ROW (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  guint n = self->places->len;
  guint i = get_focused_place (self);

  if (n == 0)
    return FALSE;
  if (i == n)
    {
      i = find_place (self, self->last);
      focus_place (self, i < n ? i : 0);
      return TRUE;
    }
  if (direction != GTK_DIR_LEFT && direction != GTK_DIR_RIGHT)
    return FALSE;

  if ((direction == GTK_DIR_RIGHT) != mirrored)
    i = MIN (i + 1, n - 1);
  else
    i = i > 0 ? i - 1 : 0;
  focus_place (self, i);

  return TRUE;
}

static void
focus_end_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffBlufferRow *self = BLUFF_BLUFFER_ROW (widget);

  (void) parameter;
  if (self->places->len > 0)
    focus_place (self, g_str_equal (name, "row.first") ? 0 : self->places->len - 1);
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_bluffer_row_dispose (GObject *object)
{
  BluffBlufferRow *self = BLUFF_BLUFFER_ROW (object);

  g_array_set_size (self->places, 0);

  G_OBJECT_CLASS (bluff_bluffer_row_parent_class)->dispose (object);
}

static void
bluff_bluffer_row_finalize (GObject *object)
{
  g_array_unref (BLUFF_BLUFFER_ROW (object)->places);

  G_OBJECT_CLASS (bluff_bluffer_row_parent_class)->finalize (object);
}

static void
bluff_bluffer_row_class_init (BluffBlufferRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_bluffer_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = bluff_bluffer_row_finalize;
  widget_class->get_request_mode = bluff_bluffer_row_get_request_mode;
  widget_class->measure = bluff_bluffer_row_measure;
  widget_class->size_allocate = bluff_bluffer_row_size_allocate;
  widget_class->focus = bluff_bluffer_row_focus;

  signals[PRESSED] = g_signal_new ("pressed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[FOCUSED] =
      g_signal_new ("focused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "blufferrow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_install_action (widget_class, "row.first", NULL, focus_end_action);
  gtk_widget_class_install_action (widget_class, "row.last", NULL, focus_end_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Home, 0, "row.first", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_End, 0, "row.last", NULL);
}

static void
bluff_bluffer_row_init (BluffBlufferRow *self)
{
  self->places = g_array_new (FALSE, FALSE, sizeof (Place));
  g_array_set_clear_func (self->places, clear_place);
  self->seat = BLUFF_NO_SEAT;
  self->last = BLUFF_NO_SLOT;
  self->least = BLUFF_CARD_WIDTH_MIN;
  self->most = BLUFF_CARD_WIDTH_OWN;
  self->gap = 6;
}

/* --- Public --------------------------------------------------------------------------------------------------------
 */

GtkWidget *
bluff_bluffer_row_new (void)
{
  return g_object_new (BLUFF_TYPE_BLUFFER_ROW, NULL);
}

void
bluff_bluffer_row_set_widths (BluffBlufferRow *self, int least, int most)
{
  g_return_if_fail (BLUFF_IS_BLUFFER_ROW (self));

  self->least = least;
  self->most = MAX (least, most);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
bluff_bluffer_row_set_centred (BluffBlufferRow *self, gboolean centred)
{
  g_return_if_fail (BLUFF_IS_BLUFFER_ROW (self));

  self->centred = centred;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
bluff_bluffer_row_set_gap (BluffBlufferRow *self, int gap)
{
  g_return_if_fail (BLUFF_IS_BLUFFER_ROW (self));

  self->gap = gap;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
bluff_bluffer_row_set_place_width (BluffBlufferRow *self, int width)
{
  g_return_if_fail (BLUFF_IS_BLUFFER_ROW (self));

  self->place_width = width;
}

void
bluff_bluffer_row_show (BluffBlufferRow *self, const BluffBlufferView *view, BluffSeat seat)
{
  g_return_if_fail (BLUFF_IS_BLUFFER_ROW (self));

  /* Another player's cards have nothing to do with those that lay here. */
  if (self->seat != seat)
    g_array_set_size (self->places, 0);
  self->seat = seat;
  follow (self, seat < view->head.table.players ? view->tables[seat] : 0);
  for (guint i = 0; i < self->places->len; i++)
    show_card (self, view, i);
}

void
bluff_bluffer_row_set_enabled (BluffBlufferRow *self, BluffSlots enabled)
{
  g_return_if_fail (BLUFF_IS_BLUFFER_ROW (self));

  for (guint i = 0; i < self->places->len; i++)
    bluff_card_set_enabled (PLACE (self, i)->card, (enabled & bluff_slots_of (PLACE (self, i)->slot)) != 0);
}

void
bluff_bluffer_row_set_offered (BluffBlufferRow *self, BluffSlots offered, BluffSlots dimmed)
{
  g_return_if_fail (BLUFF_IS_BLUFFER_ROW (self));

  for (guint i = 0; i < self->places->len; i++)
    {
      BluffSlots slot = bluff_slots_of (PLACE (self, i)->slot);

      bluff_card_set_raised (PLACE (self, i)->card, (offered & slot) != 0 ? OFFERED_LIFT : 0);
      bluff_card_set_dimmed (PLACE (self, i)->card, (dimmed & slot) != 0);
    }
}

guint
bluff_bluffer_row_get_size (BluffBlufferRow *self)
{
  g_return_val_if_fail (BLUFF_IS_BLUFFER_ROW (self), 0);

  return self->places->len;
}

guint
bluff_bluffer_row_get_slot (BluffBlufferRow *self, guint place)
{
  g_return_val_if_fail (BLUFF_IS_BLUFFER_ROW (self) && place < self->places->len, BLUFF_NO_SLOT);

  return PLACE (self, place)->slot;
}

BluffCard *
bluff_bluffer_row_get_card (BluffBlufferRow *self, guint slot)
{
  guint i;

  g_return_val_if_fail (BLUFF_IS_BLUFFER_ROW (self), NULL);

  i = find_place (self, slot);
  return i < self->places->len ? PLACE (self, i)->card : NULL;
}

const char *
bluff_bluffer_row_get_name (BluffBlufferRow *self, guint slot)
{
  guint i;

  g_return_val_if_fail (BLUFF_IS_BLUFFER_ROW (self), NULL);

  i = find_place (self, slot);
  return i < self->places->len ? PLACE (self, i)->name : NULL;
}

guint
bluff_bluffer_row_get_focused (BluffBlufferRow *self)
{
  guint i;

  g_return_val_if_fail (BLUFF_IS_BLUFFER_ROW (self), BLUFF_NO_SLOT);

  i = get_focused_place (self);
  if (i < self->places->len)
    return PLACE (self, i)->slot;

  return find_place (self, self->last) < self->places->len ? self->last : BLUFF_NO_SLOT;
}
