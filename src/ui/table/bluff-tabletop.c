/* bluff-tabletop.c: what every game's table has to be able to do.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-tabletop-private.h"

#include "bluff-breadth.h"
#include "bluff-follow-up.h"
#include "bluff-zones.h"

/* Every table can be made to fit into a window that is at least so large. With large text it scrolls, and leaves room
 * for a header bar that is higher. */
enum
{
  LEAST_WIDTH = 340,
  LEAST_HEIGHT = 540,
  LEAST_SCROLLING = 480
};

enum
{
  ACT,
  OUTCOME,
  EXPLAIN,
  DONE,
  LOOK,
  SAY,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (BluffTabletop, bluff_tabletop, ADW_TYPE_BIN)

BluffTabletopPrivate *
bluff_tabletop_get_private (BluffTabletop *self)
{
  return bluff_tabletop_get_instance_private (self);
}

/* --- Room ----------------------------------------------------------------------------------------------------------
 */

/* Some parents measure the height without a width; the minimum height at the smallest width would be far too large for
 * the width that the table has. */
static void
bluff_tabletop_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  BluffTabletopPrivate *priv = bluff_tabletop_get_instance_private (BLUFF_TABLETOP (widget));

  if (orientation == GTK_ORIENTATION_VERTICAL && for_size < 0)
    {
      int width = gtk_widget_get_width (widget);
      int least, wanted;

      gtk_widget_measure (priv->ground, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
      for_size = MAX (MIN (least, LEAST_WIDTH), width > 0 ? width : wanted);
    }
  gtk_widget_measure (priv->ground, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
  *minimum = MIN (*minimum, orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH
                            : bluff_breadth_has_large_text (widget)   ? LEAST_SCROLLING
                                                                      : LEAST_HEIGHT);
}

static GtkSizeRequestMode
bluff_tabletop_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
refit (GtkWidget *widget)
{
  BLUFF_TABLETOP_GET_CLASS (widget)->refit (BLUFF_TABLETOP (widget));
}

static void
bluff_tabletop_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BluffTabletopPrivate *priv = bluff_tabletop_get_instance_private (BLUFF_TABLETOP (widget));
  GtkWidget *layers[] = { priv->scroller, priv->flight };

  if (BLUFF_TABLETOP_GET_CLASS (widget)->fit (BLUFF_TABLETOP (widget), width, height))
    bluff_follow_up (widget, refit);
  for (guint i = 0; i < G_N_ELEMENTS (layers); i++)
    {
      gtk_widget_measure (layers[i], GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_allocate (layers[i], width, height, baseline, NULL);
    }
}

/* --- Scrolling -----------------------------------------------------------------------------------------------------
 */

static GtkAdjustment *
get_adjustment (BluffTabletop *self)
{
  BluffTabletopPrivate *priv = bluff_tabletop_get_instance_private (self);

  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (priv->scroller));
}

/* Where on the table the focus is; FALSE: elsewhere. */
static gboolean
find_focus (BluffTabletop *self, graphene_rect_t *place)
{
  BluffTabletopPrivate *priv = bluff_tabletop_get_instance_private (self);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, priv->ground) &&
         gtk_widget_compute_bounds (focus, priv->ground, place);
}

/* GTK scrolls to a widget that gets the focus, but does not follow it when the table grows above it. */
static gboolean
follow_focus_cb (gpointer user_data)
{
  BluffTabletopPrivate *priv = bluff_tabletop_get_instance_private (BLUFF_TABLETOP (user_data));
  graphene_rect_t place;

  priv->follow = 0;
  if (find_focus (user_data, &place))
    gtk_adjustment_clamp_page (get_adjustment (user_data), place.origin.y, place.origin.y + place.size.height);

  return G_SOURCE_REMOVE;
}

/* The signal comes before everything has its new place. Nothing scrolls back to the focus if somebody has scrolled away
 * from it. */
static void
height_changed_cb (BluffTabletop *self, GtkAdjustment *adjustment)
{
  BluffTabletopPrivate *priv = bluff_tabletop_get_instance_private (self);
  double top = gtk_adjustment_get_value (adjustment);
  graphene_rect_t place;

  if (priv->follow == 0 && find_focus (self, &place) && place.origin.y + place.size.height > top &&
      place.origin.y < top + gtk_adjustment_get_page_size (adjustment))
    priv->follow = g_idle_add_full (GDK_PRIORITY_REDRAW + 1, follow_focus_cb, self, NULL);
}

void
bluff_tabletop_set_ground (BluffTabletop *self, GtkWidget *ground, GtkWidget *flight)
{
  BluffTabletopPrivate *priv = bluff_tabletop_get_instance_private (self);

  g_return_if_fail (BLUFF_IS_TABLETOP (self));
  g_return_if_fail (priv->ground == NULL);

  priv->ground = ground;
  priv->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (priv->scroller), ground);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (priv->scroller)), "changed",
                           G_CALLBACK (height_changed_cb), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self), priv->scroller);
  priv->flight = flight;
  gtk_widget_set_parent (flight, GTK_WIDGET (self));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  /* We do its work ourselves: what lies on the table depends on the size it gets. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}

/* --- Being in a hurry ----------------------------------------------------------------------------------------------
 */

static void
clicked_cb (BluffTabletop *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "game.continue", NULL);
}

void
bluff_tabletop_skip_by_click (BluffTabletop *self, GtkWidget *place)
{
  GtkGesture *click;

  g_return_if_fail (BLUFF_IS_TABLETOP (self));
  g_return_if_fail (GTK_IS_WIDGET (place));

  click = gtk_gesture_click_new ();
  g_signal_connect_swapped (click, "released", G_CALLBACK (clicked_cb), self);
  gtk_widget_add_controller (place, GTK_EVENT_CONTROLLER (click));
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_tabletop_dispose (GObject *object)
{
  BluffTabletopPrivate *priv = bluff_tabletop_get_instance_private (BLUFF_TABLETOP (object));

  g_clear_handle_id (&priv->follow, g_source_remove);
  g_clear_object (&priv->crew);
  g_clear_object (&priv->shout_panel);
  g_clear_pointer (&priv->flight, gtk_widget_unparent);

  G_OBJECT_CLASS (bluff_tabletop_parent_class)->dispose (object);
}

static void
bluff_tabletop_finalize (GObject *object)
{
  BluffTabletopPrivate *priv = bluff_tabletop_get_instance_private (BLUFF_TABLETOP (object));

  g_object_unref (priv->actions);
  g_ptr_array_unref (priv->sheets);

  G_OBJECT_CLASS (bluff_tabletop_parent_class)->finalize (object);
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
  G_OBJECT_CLASS (klass)->finalize = bluff_tabletop_finalize;
  GTK_WIDGET_CLASS (klass)->focus = bluff_tabletop_focus;
  GTK_WIDGET_CLASS (klass)->measure = bluff_tabletop_measure;
  GTK_WIDGET_CLASS (klass)->get_request_mode = bluff_tabletop_get_request_mode;
  GTK_WIDGET_CLASS (klass)->size_allocate = bluff_tabletop_size_allocate;

  signals[ACT] =
      g_signal_new ("act", BLUFF_TYPE_TABLETOP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[EXPLAIN] = g_signal_new ("explain", BLUFF_TYPE_TABLETOP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                   3, G_TYPE_POINTER, G_TYPE_STRING, G_TYPE_STRING);
  signals[LOOK] = g_signal_new ("look", BLUFF_TYPE_TABLETOP, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled,
                                NULL, NULL, G_TYPE_BOOLEAN, 1, G_TYPE_POINTER);
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
  priv->actions = g_simple_action_group_new ();
  priv->sheets = g_ptr_array_new ();
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

gboolean
bluff_tabletop_look (BluffTabletop *self, BluffView *view)
{
  gboolean may = FALSE;

  g_return_val_if_fail (BLUFF_IS_TABLETOP (self), FALSE);

  g_signal_emit (self, signals[LOOK], 0, view, &may);
  return may;
}

void
bluff_tabletop_say (BluffTabletop *self, const char *words)
{
  g_return_if_fail (BLUFF_IS_TABLETOP (self));

  g_signal_emit (self, signals[SAY], 0, words);
}
