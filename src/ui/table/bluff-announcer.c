/* bluff-announcer.c: announces what happens at a table to screen readers.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-announcer.h"

#include "bluff-announce.h"
#include "bluff-words.h"

struct _BluffAnnouncer
{
  GtkWidget parent_instance;

  GtkWidget *status;
  char *last;
  guint told; /* the last event that was said */
};

enum
{
  SAID,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BluffAnnouncer, bluff_announcer, GTK_TYPE_WIDGET)

/* It takes no room. */
static void
bluff_announcer_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  (void) widget;
  (void) orientation;
  (void) for_size;
  *minimum = *natural = 1;
  *minimum_baseline = *natural_baseline = -1;
}

/* The label has what it needs, and is cut off by what is around it. */
static void
bluff_announcer_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BluffAnnouncer *self = BLUFF_ANNOUNCER (widget);
  GtkRequisition natural;

  (void) baseline;
  gtk_widget_get_preferred_size (self->status, NULL, &natural);
  gtk_widget_allocate (self->status, MAX (width, natural.width), MAX (height, natural.height), -1, NULL);
}

static void
bluff_announcer_dispose (GObject *object)
{
  g_clear_pointer (&BLUFF_ANNOUNCER (object)->status, gtk_widget_unparent);

  G_OBJECT_CLASS (bluff_announcer_parent_class)->dispose (object);
}

static void
bluff_announcer_finalize (GObject *object)
{
  g_free (BLUFF_ANNOUNCER (object)->last);

  G_OBJECT_CLASS (bluff_announcer_parent_class)->finalize (object);
}

static void
bluff_announcer_class_init (BluffAnnouncerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_announcer_dispose;
  G_OBJECT_CLASS (klass)->finalize = bluff_announcer_finalize;
  widget_class->measure = bluff_announcer_measure;
  widget_class->size_allocate = bluff_announcer_size_allocate;

  signals[SAID] = g_signal_new ("said", BLUFF_TYPE_ANNOUNCER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_STRING);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bluff_announcer_init (BluffAnnouncer *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->status = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, "opacity", 0.0, NULL);
  gtk_widget_set_parent (self->status, widget);
  gtk_widget_set_overflow (widget, GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_can_target (widget, FALSE);
  gtk_widget_set_halign (widget, GTK_ALIGN_START);
  gtk_widget_set_valign (widget, GTK_ALIGN_START);
}

GtkWidget *
bluff_announcer_new (void)
{
  return g_object_new (BLUFF_TYPE_ANNOUNCER, NULL);
}

void
bluff_announcer_say (BluffAnnouncer *self, const char *words)
{
  g_return_if_fail (BLUFF_IS_ANNOUNCER (self));
  g_return_if_fail (words != NULL);

  g_free (self->last);
  self->last = g_strdup (words);
  if (!bluff_announce (GTK_WIDGET (self), words))
    {
      gtk_label_set_label (GTK_LABEL (self->status), words);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->status), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
    }
  g_signal_emit (self, signals[SAID], 0, self->last);
}

void
bluff_announcer_tell (BluffAnnouncer *self, guint number, const BluffCast *cast, const BluffTold *told)
{
  g_autofree char *words = NULL;

  g_return_if_fail (BLUFF_IS_ANNOUNCER (self));

  if (number <= self->told)
    return;

  self->told = number;
  words = bluff_words_event (cast, told);
  bluff_announcer_say (self, words);
}

const char *
bluff_announcer_get_last (BluffAnnouncer *self)
{
  g_return_val_if_fail (BLUFF_IS_ANNOUNCER (self), NULL);

  return self->last;
}
