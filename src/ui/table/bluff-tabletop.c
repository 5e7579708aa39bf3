/* bluff-tabletop.c: what every game's table has to be able to do.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-tabletop.h"

#include "bluff-zones.h"

typedef struct
{
  BluffCrew *crew;
  BluffPace pace;
  BluffSeats people;
  BluffSeats away;
  BluffShoutPanel *shout_panel;
} BluffTabletopPrivate;

enum
{
  ACT,
  OUTCOME,
  EXPLAIN,
  DONE,
  SAY,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (BluffTabletop, bluff_tabletop, ADW_TYPE_BIN)

static void
bluff_tabletop_dispose (GObject *object)
{
  BluffTabletopPrivate *priv = bluff_tabletop_get_instance_private (BLUFF_TABLETOP (object));

  g_clear_object (&priv->crew);
  g_clear_object (&priv->shout_panel);

  G_OBJECT_CLASS (bluff_tabletop_parent_class)->dispose (object);
}

/* A table that names no zones moves the focus as everything else does. */
static gboolean
bluff_tabletop_focus (GtkWidget *widget, GtkDirectionType direction)
{
  g_autoptr (GPtrArray) zones = g_ptr_array_new ();

  bluff_tabletop_list_zones (BLUFF_TABLETOP (widget), zones);
  if (zones->len == 0)
    return GTK_WIDGET_CLASS (bluff_tabletop_parent_class)->focus (widget, direction);

  return bluff_zones_focus (zones, direction);
}

static void
bluff_tabletop_class_init (BluffTabletopClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bluff_tabletop_dispose;
  GTK_WIDGET_CLASS (klass)->focus = bluff_tabletop_focus;

  signals[ACT] =
      g_signal_new ("act", BLUFF_TYPE_TABLETOP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[EXPLAIN] = g_signal_new ("explain", BLUFF_TYPE_TABLETOP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                   3, G_TYPE_POINTER, G_TYPE_STRING, G_TYPE_STRING);
  signals[SAY] =
      g_signal_new ("say", BLUFF_TYPE_TABLETOP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[OUTCOME] =
      g_signal_new ("outcome", BLUFF_TYPE_TABLETOP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[DONE] = g_signal_new ("done", BLUFF_TYPE_TABLETOP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_BOOLEAN);
}

static void
bluff_tabletop_init (BluffTabletop *self)
{
  BluffTabletopPrivate *priv = bluff_tabletop_get_instance_private (self);

  priv->pace = BLUFF_PACE_NORMAL;
  priv->shout_panel = g_object_ref_sink (BLUFF_SHOUT_PANEL (bluff_shout_panel_new ()));
}

void
bluff_tabletop_set_crew (BluffTabletop *self, BluffCrew *crew)
{
  BluffTabletopPrivate *priv = bluff_tabletop_get_instance_private (self);

  g_return_if_fail (BLUFF_IS_TABLETOP (self));

  g_set_object (&priv->crew, crew);
}

BluffCrew *
bluff_tabletop_get_crew (BluffTabletop *self)
{
  BluffTabletopPrivate *priv = bluff_tabletop_get_instance_private (self);

  g_return_val_if_fail (BLUFF_IS_TABLETOP (self), NULL);

  return priv->crew;
}

void
bluff_tabletop_set_people (BluffTabletop *self, BluffSeats people)
{
  BluffTabletopPrivate *priv = bluff_tabletop_get_instance_private (self);

  g_return_if_fail (BLUFF_IS_TABLETOP (self));

  priv->people = people;
}

BluffSeats
bluff_tabletop_get_people (BluffTabletop *self)
{
  BluffTabletopPrivate *priv = bluff_tabletop_get_instance_private (self);

  g_return_val_if_fail (BLUFF_IS_TABLETOP (self), 0);

  return priv->people;
}

void
bluff_tabletop_set_away (BluffTabletop *self, BluffSeats away)
{
  BluffTabletopPrivate *priv = bluff_tabletop_get_instance_private (self);

  g_return_if_fail (BLUFF_IS_TABLETOP (self));

  priv->away = away;
}

BluffSeats
bluff_tabletop_get_away (BluffTabletop *self)
{
  BluffTabletopPrivate *priv = bluff_tabletop_get_instance_private (self);

  g_return_val_if_fail (BLUFF_IS_TABLETOP (self), 0);

  return priv->away;
}

void
bluff_tabletop_set_pace (BluffTabletop *self, BluffPace pace)
{
  BluffTabletopPrivate *priv = bluff_tabletop_get_instance_private (self);

  g_return_if_fail (BLUFF_IS_TABLETOP (self));

  priv->pace = pace;
}

BluffPace
bluff_tabletop_get_pace (BluffTabletop *self)
{
  BluffTabletopPrivate *priv = bluff_tabletop_get_instance_private (self);

  g_return_val_if_fail (BLUFF_IS_TABLETOP (self), BLUFF_PACE_NORMAL);

  return priv->pace;
}

void
bluff_tabletop_recall (BluffTabletop *self, GArray *told)
{
  g_return_if_fail (BLUFF_IS_TABLETOP (self));

  if (BLUFF_TABLETOP_GET_CLASS (self)->recall != NULL)
    BLUFF_TABLETOP_GET_CLASS (self)->recall (self, told);
}

void
bluff_tabletop_show (BluffTabletop *self, const BluffView *view)
{
  g_return_if_fail (BLUFF_IS_TABLETOP (self));

  BLUFF_TABLETOP_GET_CLASS (self)->show_view (self, view);
}

void
bluff_tabletop_offer (BluffTabletop *self, const BluffLegal *legal)
{
  g_return_if_fail (BLUFF_IS_TABLETOP (self));

  BLUFF_TABLETOP_GET_CLASS (self)->offer (self, legal);
}

void
bluff_tabletop_present (BluffTabletop *self, const BluffTold *told, const BluffView *before, const BluffView *after)
{
  g_return_if_fail (BLUFF_IS_TABLETOP (self));

  BLUFF_TABLETOP_GET_CLASS (self)->present (self, told, before, after);
}

void
bluff_tabletop_skip (BluffTabletop *self)
{
  g_return_if_fail (BLUFF_IS_TABLETOP (self));

  BLUFF_TABLETOP_GET_CLASS (self)->skip (self);
}

GtkWidget *
bluff_tabletop_make_secret (BluffTabletop *self)
{
  g_return_val_if_fail (BLUFF_IS_TABLETOP (self), NULL);

  return BLUFF_TABLETOP_GET_CLASS (self)->make_secret != NULL ? BLUFF_TABLETOP_GET_CLASS (self)->make_secret (self)
                                                              : NULL;
}

void
bluff_tabletop_show_secret (BluffTabletop *self, GtkWidget *secret, const BluffView *view)
{
  g_return_if_fail (BLUFF_IS_TABLETOP (self));

  BLUFF_TABLETOP_GET_CLASS (self)->show_secret (self, secret, view);
}

char *
bluff_tabletop_word_secret (BluffTabletop *self, const BluffView *view)
{
  g_return_val_if_fail (BLUFF_IS_TABLETOP (self), NULL);

  return BLUFF_TABLETOP_GET_CLASS (self)->word_secret (self, view);
}

void
bluff_tabletop_place_look (BluffTabletop *self, GtkWidget *look)
{
  g_return_if_fail (BLUFF_IS_TABLETOP (self));

  if (BLUFF_TABLETOP_GET_CLASS (self)->place_look != NULL)
    BLUFF_TABLETOP_GET_CLASS (self)->place_look (self, look);
}

void
bluff_tabletop_open_secrets (BluffTabletop *self, const BluffView *view, GArray *events)
{
  g_return_if_fail (BLUFF_IS_TABLETOP (self));

  BLUFF_TABLETOP_GET_CLASS (self)->open_secrets (self, view, events);
}

gboolean
bluff_tabletop_escape (BluffTabletop *self)
{
  g_return_val_if_fail (BLUFF_IS_TABLETOP (self), FALSE);

  return BLUFF_TABLETOP_GET_CLASS (self)->escape != NULL && BLUFF_TABLETOP_GET_CLASS (self)->escape (self);
}

BluffShoutPanel *
bluff_tabletop_get_shout_panel (BluffTabletop *self)
{
  BluffTabletopPrivate *priv = bluff_tabletop_get_instance_private (self);

  g_return_val_if_fail (BLUFF_IS_TABLETOP (self), NULL);

  return priv->shout_panel;
}

void
bluff_tabletop_list_zones (BluffTabletop *self, GPtrArray *zones)
{
  g_return_if_fail (BLUFF_IS_TABLETOP (self));

  if (BLUFF_TABLETOP_GET_CLASS (self)->list_zones != NULL)
    BLUFF_TABLETOP_GET_CLASS (self)->list_zones (self, zones);
}

gboolean
bluff_tabletop_focus_decision (BluffTabletop *self)
{
  g_return_val_if_fail (BLUFF_IS_TABLETOP (self), FALSE);

  return BLUFF_TABLETOP_GET_CLASS (self)->focus_decision != NULL &&
         BLUFF_TABLETOP_GET_CLASS (self)->focus_decision (self);
}

void
bluff_tabletop_act (BluffTabletop *self, const BluffAction *action)
{
  BluffAction copy = *action;

  g_return_if_fail (BLUFF_IS_TABLETOP (self));

  g_signal_emit (self, signals[ACT], 0, &copy);
}

void
bluff_tabletop_outcome (BluffTabletop *self)
{
  g_return_if_fail (BLUFF_IS_TABLETOP (self));

  g_signal_emit (self, signals[OUTCOME], 0);
}

void
bluff_tabletop_explain (BluffTabletop *self, const BluffAction *action, const char *words, const char *rule)
{
  BluffAction copy = *action;

  g_return_if_fail (BLUFF_IS_TABLETOP (self));

  g_signal_emit (self, signals[EXPLAIN], 0, &copy, words, rule);
}

void
bluff_tabletop_done (BluffTabletop *self, gboolean rest)
{
  g_return_if_fail (BLUFF_IS_TABLETOP (self));

  g_signal_emit (self, signals[DONE], 0, rest);
}

void
bluff_tabletop_say (BluffTabletop *self, const char *words)
{
  g_return_if_fail (BLUFF_IS_TABLETOP (self));

  g_signal_emit (self, signals[SAY], 0, words);
}
