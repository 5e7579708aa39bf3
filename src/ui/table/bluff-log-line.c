/* bluff-log-line.c: a line of “What happened”.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-log-line.h"

struct _BluffLogLine
{
  GObject parent_instance;

  char *text;
  char *round;
  GdkPaintable *badge;
};

enum
{
  PROP_TEXT = 1,
  PROP_ROUND,
  PROP_BADGE,
  PROP_HAS_ROUND,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (BluffLogLine, bluff_log_line, G_TYPE_OBJECT)

static void
bluff_log_line_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  BluffLogLine *self = BLUFF_LOG_LINE (object);

  switch (id)
    {
    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;
    case PROP_ROUND:
      g_value_set_string (value, self->round);
      break;
    case PROP_BADGE:
      g_value_set_object (value, self->badge);
      break;
    case PROP_HAS_ROUND:
      g_value_set_boolean (value, self->round != NULL);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bluff_log_line_finalize (GObject *object)
{
  BluffLogLine *self = BLUFF_LOG_LINE (object);

  g_free (self->text);
  g_free (self->round);
  g_clear_object (&self->badge);

  G_OBJECT_CLASS (bluff_log_line_parent_class)->finalize (object);
}

static void
bluff_log_line_class_init (BluffLogLineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = bluff_log_line_get_property;
  object_class->finalize = bluff_log_line_finalize;

  properties[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, flags);
  properties[PROP_ROUND] = g_param_spec_string ("round", NULL, NULL, NULL, flags);
  properties[PROP_BADGE] = g_param_spec_object ("badge", NULL, NULL, GDK_TYPE_PAINTABLE, flags);
  properties[PROP_HAS_ROUND] = g_param_spec_boolean ("has-round", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
bluff_log_line_init (BluffLogLine *self)
{
  (void) self;
}

BluffLogLine *
bluff_log_line_new (const char *text, const char *round, GdkPaintable *badge)
{
  BluffLogLine *self = g_object_new (BLUFF_TYPE_LOG_LINE, NULL);

  self->text = g_strdup (text);
  self->round = g_strdup (round);
  g_set_object (&self->badge, badge);
  return self;
}
