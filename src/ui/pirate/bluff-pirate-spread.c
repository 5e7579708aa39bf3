/* bluff-pirate-spread.c: the five places of a set in a row, and what is said of it beside or below them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-spread.h"

#include "bluff-extent.h"

enum
{
  SLOT_WIDTH = 76,    /* times the table unit */
  SPACING = 8,        /* between places */
  SPACING_CLOSE = 4,  /* where there is little room */
  NOTES_SPACING = 16, /* between the places and what is said of them */
  NOTES_BELOW = 8,
  NOTES_WIDTH = 170, /* what is said has at least that beside the places, times the size of the text */
  ROW = BLUFF_PIRATE_SET_MAX
};

struct _BluffPirateSpread
{
  GtkWidget parent_instance;

  GtkWidget *slots[ROW];
  GtkWidget *notes;
  double unit;
};

/* Where everything goes. */
typedef struct
{
  gboolean beside;
  int slot_width, spacing;
  int slots_height, notes_height;
  int notes_width;
} Plan;

G_DEFINE_FINAL_TYPE (BluffPirateSpread, bluff_pirate_spread, GTK_TYPE_WIDGET)

static int
row_width (int n, int slot_width, int spacing)
{
  return n * slot_width + (n - 1) * spacing;
}

/* How many places are shown, from the first on. */
static int
count_slots (BluffPirateSpread *self)
{
  int n = 0;

  while (n < ROW && gtk_widget_get_visible (self->slots[n]))
    n++;

  return n;
}

/* Large text needs a wider column. */
static int
least_notes_width (BluffPirateSpread *self)
{
  return MAX (NOTES_WIDTH, bluff_extent_least_width (self->notes));
}

static void
plan_layout (BluffPirateSpread *self, int width, Plan *plan)
{
  int most = (int) (SLOT_WIDTH * MAX (self->unit, 1));
  int room = width - NOTES_SPACING - least_notes_width (self);
  int fitting = (room - (ROW - 1) * SPACING) / ROW;

  plan->beside = fitting >= BLUFF_CARD_WIDTH_OWN;
  plan->spacing = plan->beside ? SPACING : SPACING_CLOSE;
  if (!plan->beside)
    {
      fitting = (width - (ROW - 1) * SPACING_CLOSE) / ROW;
      most = BLUFF_CARD_WIDTH_OWN + 2;
    }
  plan->slot_width = CLAMP (fitting, BLUFF_PIRATE_SLOT_WIDTH, most);
  plan->notes_width =
      plan->beside ? width - NOTES_SPACING - row_width (count_slots (self), plan->slot_width, plan->spacing) : width;
  plan->slots_height = bluff_pirate_slot_height_for (BLUFF_PIRATE_SLOT (self->slots[0]), plan->slot_width);
  plan->notes_height = bluff_extent_height (self->notes, plan->notes_width);
}

/* --- GtkWidget -----------------------------------------------------------------------------------------------------
 */

static GtkSizeRequestMode
bluff_pirate_spread_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bluff_pirate_spread_measure (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  BluffPirateSpread *self = BLUFF_PIRATE_SPREAD (widget);
  int least = row_width (ROW, BLUFF_PIRATE_SLOT_WIDTH, SPACING_CLOSE);
  int wide = row_width (ROW, (int) (SLOT_WIDTH * self->unit), SPACING) + NOTES_SPACING + 2 * NOTES_WIDTH;
  Plan plan;

  *minimum_baseline = *natural_baseline = -1;
  least = MAX (least, bluff_extent_least_width (self->notes));
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = least;
      *natural = MAX (least, wide);
      return;
    }

  plan_layout (self, for_size >= 0 ? for_size : MAX (least, wide), &plan);
  *minimum = *natural = plan.beside             ? MAX (plan.slots_height, plan.notes_height)
                        : plan.notes_height > 0 ? plan.slots_height + NOTES_BELOW + plan.notes_height
                                                : plan.slots_height;
}

static void
bluff_pirate_spread_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BluffPirateSpread *self = BLUFF_PIRATE_SPREAD (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int start, y;
  Plan plan;

  (void) baseline;
  plan_layout (self, width, &plan);
  start = plan.beside ? 0 : (width - row_width (count_slots (self), plan.slot_width, plan.spacing)) / 2;
  y = plan.beside ? (height - plan.slots_height) / 2 : 0;
  for (int i = 0; i < count_slots (self); i++)
    {
      int x = mirrored ? width - start - plan.slot_width : start;

      gtk_widget_size_allocate (self->slots[i], &(GtkAllocation){ x, y, plan.slot_width, plan.slots_height }, -1);
      start += plan.slot_width + plan.spacing;
    }

  if (plan.beside)
    gtk_widget_size_allocate (self->notes,
                              &(GtkAllocation){ mirrored ? 0 : width - plan.notes_width, 0, plan.notes_width, height },
                              -1);
  else
    gtk_widget_size_allocate (self->notes,
                              &(GtkAllocation){ 0, plan.slots_height + NOTES_BELOW, width, plan.notes_height }, -1);
}

/* --- Keys ----------------------------------------------------------------------------------------------------------
 */

static GtkWidget *
card_in (BluffPirateSpread *self, int slot)
{
  return GTK_WIDGET (bluff_pirate_slot_get_card (BLUFF_PIRATE_SLOT (self->slots[slot])));
}

static gboolean
bluff_pirate_spread_focus (GtkWidget *widget, GtkDirectionType direction)
{
  BluffPirateSpread *self = BLUFF_PIRATE_SPREAD (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int slot = 0;
  int by;

  while (slot < ROW && !gtk_widget_has_focus (card_in (self, slot)))
    slot++;
  if (slot == ROW)
    return gtk_widget_get_focusable (card_in (self, 0)) && gtk_widget_grab_focus (card_in (self, 0));
  if (direction != GTK_DIR_LEFT && direction != GTK_DIR_RIGHT)
    return FALSE;

  by = (direction == GTK_DIR_RIGHT) != mirrored ? 1 : -1;
  if (slot + by >= 0 && slot + by < ROW && gtk_widget_get_focusable (card_in (self, slot + by)))
    gtk_widget_grab_focus (card_in (self, slot + by));

  return TRUE;
}

static void
focus_end_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffPirateSpread *self = BLUFF_PIRATE_SPREAD (widget);
  int slot = 0;

  (void) parameter;
  if (g_str_equal (name, "set.last"))
    while (slot + 1 < ROW && gtk_widget_get_focusable (card_in (self, slot + 1)))
      slot++;
  if (gtk_widget_get_focusable (card_in (self, slot)))
    gtk_widget_grab_focus (card_in (self, slot));
}

/* --- GObject -------------------------------------------------------------------------------------------------------
 */

static void
bluff_pirate_spread_dispose (GObject *object)
{
  BluffPirateSpread *self = BLUFF_PIRATE_SPREAD (object);

  for (guint i = 0; i < ROW; i++)
    g_clear_pointer (&self->slots[i], gtk_widget_unparent);
  g_clear_pointer (&self->notes, gtk_widget_unparent);

  G_OBJECT_CLASS (bluff_pirate_spread_parent_class)->dispose (object);
}

static void
bluff_pirate_spread_class_init (BluffPirateSpreadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_pirate_spread_dispose;
  widget_class->get_request_mode = bluff_pirate_spread_get_request_mode;
  widget_class->measure = bluff_pirate_spread_measure;
  widget_class->size_allocate = bluff_pirate_spread_size_allocate;
  widget_class->focus = bluff_pirate_spread_focus;
  gtk_widget_class_set_css_name (widget_class, "bluffspread");
  gtk_widget_class_install_action (widget_class, "set.first", NULL, focus_end_action);
  gtk_widget_class_install_action (widget_class, "set.last", NULL, focus_end_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Home, 0, "set.first", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_End, 0, "set.last", NULL);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bluff_pirate_spread_init (BluffPirateSpread *self)
{
  self->unit = 1;
}

GtkWidget *
bluff_pirate_spread_new (gboolean pressable, GtkWidget *notes)
{
  BluffPirateSpread *self = g_object_new (BLUFF_TYPE_PIRATE_SPREAD, NULL);

  for (guint i = 0; i < ROW; i++)
    {
      self->slots[i] = bluff_pirate_slot_new (pressable);
      gtk_widget_set_parent (self->slots[i], GTK_WIDGET (self));
    }
  self->notes = notes;
  gtk_widget_set_parent (notes, GTK_WIDGET (self));

  return GTK_WIDGET (self);
}

BluffPirateSlot *
bluff_pirate_spread_get_slot (BluffPirateSpread *self, guint slot)
{
  g_return_val_if_fail (BLUFF_IS_PIRATE_SPREAD (self) && slot < ROW, NULL);

  return BLUFF_PIRATE_SLOT (self->slots[slot]);
}

void
bluff_pirate_spread_set_unit (BluffPirateSpread *self, double unit)
{
  g_return_if_fail (BLUFF_IS_PIRATE_SPREAD (self));

  self->unit = unit;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
