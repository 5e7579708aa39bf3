/* bluff-log-row.c: a line of the log, whose accessible name is its words.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-log-row.h"

struct _BluffLogRow
{
  GtkBox parent_instance;

  char *words;
};

enum
{
  PROP_WORDS = 1
};

G_DEFINE_FINAL_TYPE (BluffLogRow, bluff_log_row, GTK_TYPE_BOX)

static void
name_row (BluffLogRow *self)
{
  GtkWidget *row = gtk_widget_get_parent (GTK_WIDGET (self));

  if (row == NULL)
    return;

  /* A row that holds nothing any more says nothing of what it held. */
  if (self->words != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, self->words, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL);
}

static void
bluff_log_row_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  BluffLogRow *self = BLUFF_LOG_ROW (object);

  if (id != PROP_WORDS)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }

  g_free (self->words);
  self->words = g_value_dup_string (value);
  name_row (self);
}

static void
bluff_log_row_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bluff_log_row_parent_class)->root (widget);

  name_row (BLUFF_LOG_ROW (widget));
}

static void
bluff_log_row_finalize (GObject *object)
{
  g_free (BLUFF_LOG_ROW (object)->words);

  G_OBJECT_CLASS (bluff_log_row_parent_class)->finalize (object);
}

static void
bluff_log_row_class_init (BluffLogRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = bluff_log_row_set_property;
  object_class->finalize = bluff_log_row_finalize;
  GTK_WIDGET_CLASS (klass)->root = bluff_log_row_root;

  g_object_class_install_property (object_class, PROP_WORDS,
                                   g_param_spec_string ("words", NULL, NULL, NULL,
                                                        G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
}

static void
bluff_log_row_init (BluffLogRow *self)
{
  (void) self;
}
