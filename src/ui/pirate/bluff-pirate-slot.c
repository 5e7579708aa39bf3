/* bluff-pirate-slot.c: a place for one card of a set, with "Up" or "Down" below it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-slot.h"

#include "bluff-extent.h"

#include <glib/gi18n.h>

enum
{
  BELOW = 4,   /* between card and caption */
  SPACING = 4, /* between icon and words */
  BEYOND = 3   /* how far a caption may reach into the gap beside the slot */
};

/* Translators: below a card of a set, where there is little room: face up. */
static const char words_up[] = NC_ ("card", "Up");
/* Translators: below a card of a set, where there is little room: face down. */
static const char words_down[] = NC_ ("card", "Down");

struct _BluffPirateSlot
{
  GtkWidget parent_instance;

  GtkWidget *card;
  GtkWidget *icon;
  GtkWidget *words;
  int caption; /* BluffPirateSlotCaption; below 0 before there is one */

  /* How wide the words are, measured once for a font: shaping them for every place with every layout takes long. */
  int room;
  guint measured; /* the serial of the font's context; 0: not yet */
};

G_DEFINE_FINAL_TYPE (BluffPirateSlot, bluff_pirate_slot, GTK_TYPE_WIDGET)

static int
caption_height (BluffPirateSlot *self)
{
  return MAX (bluff_extent_height (self->icon, -1), bluff_extent_height (self->words, -1));
}

static int
text_width (GtkWidget *label, const char *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (label, text);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

/* Whether there is room for the words beside the icon. It is the same for a card face up and one face down, so that all
 * cards of a set are called alike. */
static gboolean
has_room (BluffPirateSlot *self, int room)
{
  guint serial = pango_context_get_serial (gtk_widget_get_pango_context (self->words));

  if (self->measured != serial)
    self->room = MAX (text_width (self->words, g_dpgettext2 (NULL, "card", words_up)),
                      text_width (self->words, g_dpgettext2 (NULL, "card", words_down)));
  self->measured = serial;
  return bluff_extent_width (self->icon) + SPACING + self->room <= room;
}

static void
bluff_pirate_slot_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *size,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  BluffPirateSlot *self = BLUFF_PIRATE_SLOT (widget);
  int width = bluff_card_get_width (BLUFF_CARD (self->card));

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *size = width;
  else
    *minimum = *size = bluff_pirate_slot_height_for (self, for_size >= 0 ? for_size : width);
}

static void
bluff_pirate_slot_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BluffPirateSlot *self = BLUFF_PIRATE_SLOT (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int card_height = bluff_card_height_for (width);
  int caption = caption_height (self);
  int icon = bluff_extent_width (self->icon);
  gboolean spoken = has_room (self, width + 2 * BEYOND);
  int words = spoken ? bluff_extent_width (self->words) : 0;
  int total = icon + (spoken ? SPACING + words : 0);
  int start = (width - total) / 2;
  int y = card_height + BELOW;

  (void) height;
  (void) baseline;
  gtk_widget_size_allocate (self->card, &(GtkAllocation){ 0, 0, width, card_height }, -1);
  gtk_widget_size_allocate (self->icon, &(GtkAllocation){ mirrored ? width - start - icon : start, y, icon, caption },
                            -1);
  gtk_widget_set_child_visible (self->words, spoken);
  if (spoken)
    gtk_widget_size_allocate (self->words,
                              &(GtkAllocation){ mirrored ? start : start + icon + SPACING, y, words, caption }, -1);
}

static void
bluff_pirate_slot_dispose (GObject *object)
{
  BluffPirateSlot *self = BLUFF_PIRATE_SLOT (object);

  g_clear_pointer (&self->card, gtk_widget_unparent);
  g_clear_pointer (&self->icon, gtk_widget_unparent);
  g_clear_pointer (&self->words, gtk_widget_unparent);

  G_OBJECT_CLASS (bluff_pirate_slot_parent_class)->dispose (object);
}

static void
bluff_pirate_slot_class_init (BluffPirateSlotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_pirate_slot_dispose;
  widget_class->measure = bluff_pirate_slot_measure;
  widget_class->size_allocate = bluff_pirate_slot_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "bluffslot");
}

/* The name of the card says it already: screen readers need not read it twice. */
static GtkWidget *
add_caption (BluffPirateSlot *self, GtkWidget *widget)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_can_target (widget, FALSE);
  gtk_widget_set_parent (widget, GTK_WIDGET (self));

  return widget;
}

static void
bluff_pirate_slot_init (BluffPirateSlot *self)
{
  self->caption = -1;
  self->icon = add_caption (self, gtk_image_new ());
  self->words = add_caption (self, gtk_label_new (NULL));
}

GtkWidget *
bluff_pirate_slot_new (gboolean pressable)
{
  BluffPirateSlot *self = g_object_new (BLUFF_TYPE_PIRATE_SLOT, NULL);

  self->card = pressable ? bluff_card_new () : bluff_card_new_picture ();
  bluff_card_set_width (BLUFF_CARD (self->card), BLUFF_PIRATE_SLOT_WIDTH);
  gtk_widget_insert_before (self->card, GTK_WIDGET (self), self->icon);

  return GTK_WIDGET (self);
}

BluffCard *
bluff_pirate_slot_get_card (BluffPirateSlot *self)
{
  g_return_val_if_fail (BLUFF_IS_PIRATE_SLOT (self), NULL);

  return BLUFF_CARD (self->card);
}

void
bluff_pirate_slot_set_caption (BluffPirateSlot *self, BluffPirateSlotCaption caption)
{
  const char *words = caption == BLUFF_PIRATE_SLOT_UP ? words_up : words_down;
  gboolean empty = caption == BLUFF_PIRATE_SLOT_EMPTY;

  g_return_if_fail (BLUFF_IS_PIRATE_SLOT (self));

  /* Setting an image queues a resize of everything around it, even if the image is the same. */
  if (self->caption == (int) caption)
    return;

  self->caption = (int) caption;
  gtk_label_set_text (GTK_LABEL (self->words), empty ? "" : g_dpgettext2 (NULL, "card", words));
  gtk_image_set_from_icon_name (GTK_IMAGE (self->icon),
                                caption == BLUFF_PIRATE_SLOT_UP ? "view-reveal-symbolic" : "view-conceal-symbolic");
  gtk_widget_set_opacity (self->icon, empty ? 0 : 1);
}

int
bluff_pirate_slot_height_for (BluffPirateSlot *self, int width)
{
  g_return_val_if_fail (BLUFF_IS_PIRATE_SLOT (self), 0);

  return bluff_card_height_for (width) + BELOW + caption_height (self);
}
