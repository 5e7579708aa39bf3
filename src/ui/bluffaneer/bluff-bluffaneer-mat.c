/* bluff-bluffaneer-mat.c: the middle of the table of Bluffaneer.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer-mat.h"

#include "bluff-art.h"
#include "bluff-bluffaneer-double.h"
#include "bluff-bluffaneer-map.h"
#include "bluff-extent.h"
#include "bluff-follow-up.h"
#include "bluff-words-bluffaneer-table.h"

#include <adwaita.h>
#include <math.h>

enum
{
  ROLL_TIME = 900, /* ms */
  TUMBLES = 5,
  DICE = 2,
  LEAST_WIDTH = 200,
  NATURAL_WIDTH = 520
};

#define DIE_SHARE 0.48 /* of the mat's height; the drawing has air around the die */
#define DIE_APART 0.34 /* of the mat's height: from its middle */
#define HOP 0.34       /* of the mat's height */
#define TURNS 1.6      /* that a die makes on its way */
#define EDGE_ON 0.3    /* how much of a die is seen when it tumbles over its edge */
#define FACES 4.5      /* tumbles in which faces go by; the rest is a blur */

/* The scene beside the map, at a table unit of 1. The drawings have air around them. */
#define LANTERN 128.0
#define BARREL 112.0
#define PARROT 118.0
#define PERCH (BARREL * 0.80 + PARROT * 0.80) /* from where the barrel stands to the parrot's crest */
#define FOOT 34.0                             /* from there to the rail */
#define AIR 6.0

static const double tilt[DICE] = { -9, 7 };

/* What goes by while they roll. */
static const char *const cycle[] = { "die-chest", "die-ship", "die-crossbones", "die-swords" };

struct _BluffBluffaneerMat
{
  GtkWidget parent_instance;

  guint8 icons[DICE]; /* what the dice show when they lie still */
  gboolean rolling;
  double progress;
  AdwAnimation *animation;
  GTask *task;

  GtkWidget *doubles[BLUFF_N_ICONS];
  gboolean bare;

  BluffBluffaneerMap map;
  double unit;
  int side;
  int above[2];         /* what is taken at the start and at the end, from above */
  GskRenderNode *still; /* all but the dice */
  GHashTable *arts;     /* name → GdkPaintable */
};

enum
{
  PROP_BARE = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (BluffBluffaneerMat, bluff_bluffaneer_mat, GTK_TYPE_WIDGET)

/* --- Drawings ------------------------------------------------------------------------------------------------------
 */

static void
redraw (BluffBluffaneerMat *self)
{
  g_clear_pointer (&self->still, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static GdkPaintable *
find_art (BluffBluffaneerMat *self, const char *name)
{
  GdkPaintable *art = g_hash_table_lookup (self->arts, name);

  if (art == NULL)
    {
      art = bluff_art_get (name);
      g_hash_table_insert (self->arts, g_strdup (name), art);
      g_signal_connect_object (art, "invalidate-contents", G_CALLBACK (redraw), self, G_CONNECT_SWAPPED);
    }

  return art;
}

static const char *
face_of (guint8 icon)
{
  static const char *const faces[BLUFF_N_ICONS] = {
    [BLUFF_ICON_CHEST] = "die-chest",
    [BLUFF_ICON_SWORDS] = "die-swords",
    [BLUFF_ICON_SHIP] = "die-ship",
    [BLUFF_ICON_CROSSBONES] = "die-crossbones",
  };

  return icon < BLUFF_N_ICONS ? faces[icon] : "die-blank";
}

/* How many times a die has tumbled over by now. */
static double
tumbled (BluffBluffaneerMat *self)
{
  return TUMBLES * adw_easing_ease (ADW_EASE_OUT_QUAD, self->progress);
}

const char *
bluff_bluffaneer_mat_get_face (BluffBluffaneerMat *self, guint die)
{
  double over;

  g_return_val_if_fail (BLUFF_IS_BLUFFANEER_MAT (self), NULL);
  g_return_val_if_fail (die < DICE, NULL);

  if (!self->rolling)
    return face_of (self->icons[die]);

  /* Another face comes up whenever a die stands on its edge. Which one does not depend on what it will be. */
  over = tumbled (self);
  return over < FACES ? cycle[((guint) (over + 0.5) + die * 2) % G_N_ELEMENTS (cycle)] : "die-blank";
}

static void
paint_die (BluffBluffaneerMat *self, GtkSnapshot *snapshot, guint die)
{
  const graphene_rect_t *mat = &self->map.mat;
  GdkPaintable *art = find_art (self, bluff_bluffaneer_mat_get_face (self, die));
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  double size = round (mat->size.height * DIE_SHARE);
  double way = self->rolling ? adw_easing_ease (ADW_EASE_OUT_QUART, self->progress) : 1;
  double over = self->rolling ? tumbled (self) : 0;
  double rest = mat->origin.x + mat->size.width / 2 + (die == 0 ? -1 : 1) * mat->size.height * DIE_APART;
  double from = rtl ? mat->origin.x + mat->size.width - size : mat->origin.x + size;
  double x = from + (rest - from) * way;
  double hop = fabs (sin (G_PI * over)) * (1 - way) * mat->size.height * HOP;
  double narrow = self->rolling ? MAX (fabs (cos (G_PI * over)), EDGE_ON) : 1;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, mat->origin.y + mat->size.height / 2 +
                                                                         (float) (size * 0.04 - hop)));
  gtk_snapshot_rotate (snapshot, (float) (tilt[die] + (1 - way) * TURNS * 360 * (rtl ? 1 : -1)));
  gtk_snapshot_scale (snapshot, (float) narrow, 1);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) -size / 2, (float) -size / 2));
  gdk_paintable_snapshot (art, snapshot, size, size);
  gtk_snapshot_restore (snapshot);
}

/* --- The scene -----------------------------------------------------------------------------------------------------
 */

/* Around X; FLIPPED looks the other way. */
static void
paint_art (BluffBluffaneerMat *self,
           GtkSnapshot *snapshot,
           const char *name,
           double x,
           double y,
           double size,
           gboolean flipped)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) round (x), (float) round (y)));
  gtk_snapshot_scale (snapshot, flipped ? -1 : 1, 1);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) round (-size / 2), 0));
  gdk_paintable_snapshot (find_art (self, name), snapshot, round (size), round (size));
  gtk_snapshot_restore (snapshot);
}

static void
paint_disc (GtkSnapshot *snapshot, const GdkRGBA *colour, double x, double y, double radius, double height)
{
  GskRoundedRect disc;
  graphene_rect_t bounds =
      GRAPHENE_RECT_INIT ((float) (x - radius), (float) (y - height), (float) (2 * radius), (float) (2 * height));

  gsk_rounded_rect_init_from_rect (&disc, &bounds, 0);
  for (guint i = 0; i < 4; i++)
    disc.corner[i] = GRAPHENE_SIZE_INIT ((float) radius, (float) height);
  gtk_snapshot_push_rounded_clip (snapshot, &disc);
  gtk_snapshot_append_color (snapshot, colour, &bounds);
  gtk_snapshot_pop (snapshot);
}

static double
get_lamp (BluffBluffaneerMat *self, double height)
{
  return MAX (height * 0.52, self->above[0] + LANTERN / 2 * self->unit);
}

/* Whether there is room beside the map and below what lies there. */
static gboolean
has_scene (BluffBluffaneerMat *self, double height)
{
  double side = self->map.map.origin.x, u = self->unit;

  return side >= BARREL * u + 2 * AIR && get_lamp (self, height) + LANTERN / 2 * u + AIR <= height &&
         height - (FOOT + PERCH) * u >= self->above[1] + AIR;
}

/* A lantern at the start, and at the end a parrot on its barrel that looks at the dice. */
static void
paint_scene (BluffBluffaneerMat *self, GtkSnapshot *snapshot, double width, double height, gboolean rtl)
{
  static const GdkRGBA light = { 1, 0.85f, 0.54f, 0.16f };
  static const GdkRGBA shade = { 0.15f, 0.06f, 0, 0.28f };
  double u = self->unit;
  double side = self->map.map.origin.x;
  double lamp = rtl ? width - side * 0.52 : side * 0.52;
  double barrel = rtl ? side * 0.48 : width - side * 0.48;
  double lamp_y = get_lamp (self, height);
  double foot = height - FOOT * u;

  paint_disc (snapshot, &light, lamp, lamp_y, 210 * u, 210 * u);
  paint_disc (snapshot, &light, lamp, lamp_y, 136 * u, 136 * u);
  paint_disc (snapshot, &shade, lamp, lamp_y + LANTERN * 0.42 * u, LANTERN * 0.4 * u, 10 * u);
  paint_art (self, snapshot, "suit-lantern", lamp, lamp_y - LANTERN / 2 * u, LANTERN * u, FALSE);
  paint_disc (snapshot, &shade, barrel, foot, BARREL * 0.58 * u, 10 * u);
  paint_art (self, snapshot, "suit-barrel", barrel, foot - BARREL * 0.92 * u, BARREL * u, FALSE);
  paint_art (self, snapshot, "suit-parrot", barrel, foot - PERCH * u, PARROT * u, !rtl);
}

static void
paint_still (BluffBluffaneerMat *self)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  if (has_scene (self, gtk_widget_get_height (widget)))
    paint_scene (self, snapshot, gtk_widget_get_width (widget), gtk_widget_get_height (widget), rtl);
  bluff_bluffaneer_map_paint (&self->map, snapshot, rtl);
  self->still = gtk_snapshot_free_to_node (snapshot);
}

static void
bluff_bluffaneer_mat_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BluffBluffaneerMat *self = BLUFF_BLUFFANEER_MAT (widget);

  if (self->still == NULL)
    paint_still (self);
  if (self->still != NULL)
    gtk_snapshot_append_node (snapshot, self->still);
  GTK_WIDGET_CLASS (bluff_bluffaneer_mat_parent_class)->snapshot (widget, snapshot);
  for (guint die = 0; die < DICE; die++)
    paint_die (self, snapshot, die);
}

/* --- Places --------------------------------------------------------------------------------------------------------
 */

static void
bluff_bluffaneer_mat_measure (GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  BluffBluffaneerMat *self = BLUFF_BLUFFANEER_MAT (widget);

  (void) for_size;
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : BLUFF_BLUFFANEER_MAT_LEAST_HEIGHT;
  /* What is to be read and pressed comes first; it takes all the height that is left. */
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? (int) (NATURAL_WIDTH * self->unit) : *minimum;
  *minimum_baseline = *natural_baseline = -1;
}

/* Whether the words of all doubles fit into the corners. */
static gboolean
doubles_fit (BluffBluffaneerMat *self, gboolean rtl)
{
  for (guint i = 0; i < BLUFF_N_ICONS; i++)
    {
      graphene_rect_t corner = bluff_bluffaneer_map_corner (&self->map, i, rtl);

      if (bluff_extent_least_width (self->doubles[i]) > (int) corner.size.width ||
          bluff_extent_least_height (self->doubles[i], (int) corner.size.width) > (int) corner.size.height)
        return FALSE;
    }

  return TRUE;
}

static void
tell_bare (GtkWidget *widget)
{
  g_object_notify_by_pspec (G_OBJECT (widget), properties[PROP_BARE]);
}

static void
set_bare (BluffBluffaneerMat *self, gboolean bare)
{
  if (self->bare == bare)
    return;

  self->bare = bare;
  bluff_follow_up (GTK_WIDGET (self), tell_bare);
}

static void
bluff_bluffaneer_mat_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BluffBluffaneerMat *self = BLUFF_BLUFFANEER_MAT (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  (void) baseline;
  bluff_bluffaneer_map_lay (&self->map, width, height, self->side, self->unit);
  self->map.corners = self->map.corners && doubles_fit (self, rtl);
  set_bare (self, !self->map.corners);
  for (guint i = 0; i < BLUFF_N_ICONS; i++)
    {
      graphene_rect_t corner = bluff_bluffaneer_map_corner (&self->map, i, rtl);
      int least = bluff_extent_least_width (self->doubles[i]);

      gtk_widget_set_child_visible (self->doubles[i], !self->bare);
      height = bluff_extent_height (self->doubles[i], MAX (least, (int) corner.size.width));
      if (!self->bare)
        gtk_widget_size_allocate (self->doubles[i],
                                  &(GtkAllocation){ (int) corner.origin.x,
                                                    (int) (corner.origin.y + (corner.size.height - (float) height) / 2),
                                                    (int) corner.size.width, height },
                                  -1);
    }
  redraw (self);
}

static void
bluff_bluffaneer_mat_direction_changed (GtkWidget *widget, GtkTextDirection previous)
{
  GTK_WIDGET_CLASS (bluff_bluffaneer_mat_parent_class)->direction_changed (widget, previous);
  gtk_widget_queue_allocate (widget);
}

/* --- What it shows -------------------------------------------------------------------------------------------------
 */

/* Says what lies there, and points at a double on the map. While the dice roll, nothing does. */
static void
tell (BluffBluffaneerMat *self)
{
  static const guint8 none[DICE] = { BLUFF_NO_ICON, BLUFF_NO_ICON };
  g_autofree char *words = bluff_words_dice (self->rolling ? none : self->icons);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  for (guint icon = 0; icon < BLUFF_N_ICONS; icon++)
    bluff_bluffaneer_double_set_rolled (self->doubles[icon],
                                        !self->rolling && self->icons[0] == icon && self->icons[1] == icon);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
end_roll (BluffBluffaneerMat *self)
{
  g_autoptr (GTask) task = g_steal_pointer (&self->task);
  g_autoptr (AdwAnimation) animation = g_steal_pointer (&self->animation);

  self->rolling = FALSE;
  if (animation != NULL)
    {
      g_signal_handlers_disconnect_by_data (animation, self);
      adw_animation_skip (animation);
    }
  tell (self);
  if (task != NULL)
    g_task_return_boolean (task, TRUE);
}

static void
progress_cb (double value, gpointer user_data)
{
  BluffBluffaneerMat *self = user_data;

  self->progress = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bluff_bluffaneer_mat_show (BluffBluffaneerMat *self, const guint8 icons[2])
{
  g_return_if_fail (BLUFF_IS_BLUFFANEER_MAT (self));

  memcpy (self->icons, icons, DICE);
  end_roll (self);
}

void
bluff_bluffaneer_mat_roll_async (BluffBluffaneerMat *self,
                                 const guint8 icons[2],
                                 double factor,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data)
{
  AdwAnimationTarget *target;

  g_return_if_fail (BLUFF_IS_BLUFFANEER_MAT (self));

  end_roll (self);
  memcpy (self->icons, icons, DICE);
  self->task = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (self->task, bluff_bluffaneer_mat_roll_async);
  if (factor <= 0 || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      end_roll (self);
      return;
    }

  self->rolling = TRUE;
  self->progress = 0;
  tell (self);
  target = adw_callback_animation_target_new (progress_cb, self, NULL);
  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, (guint) (ROLL_TIME * factor), target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_LINEAR);
  g_signal_connect_swapped (self->animation, "done", G_CALLBACK (end_roll), self);
  adw_animation_play (self->animation);
}

void
bluff_bluffaneer_mat_roll_finish (BluffBluffaneerMat *self, GAsyncResult *result)
{
  g_return_if_fail (g_task_is_valid (result, self));

  g_task_propagate_boolean (G_TASK (result), NULL);
}

void
bluff_bluffaneer_mat_skip (BluffBluffaneerMat *self)
{
  g_return_if_fail (BLUFF_IS_BLUFFANEER_MAT (self));

  end_roll (self);
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_bluffaneer_mat_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_BARE)
    g_value_set_boolean (value, BLUFF_BLUFFANEER_MAT (object)->bare);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bluff_bluffaneer_mat_dispose (GObject *object)
{
  BluffBluffaneerMat *self = BLUFF_BLUFFANEER_MAT (object);

  end_roll (self);
  g_clear_pointer (&self->still, gsk_render_node_unref);
  for (guint i = 0; i < BLUFF_N_ICONS; i++)
    g_clear_pointer (&self->doubles[i], gtk_widget_unparent);

  G_OBJECT_CLASS (bluff_bluffaneer_mat_parent_class)->dispose (object);
}

static void
bluff_bluffaneer_mat_finalize (GObject *object)
{
  g_hash_table_unref (BLUFF_BLUFFANEER_MAT (object)->arts);

  G_OBJECT_CLASS (bluff_bluffaneer_mat_parent_class)->finalize (object);
}

static void
bluff_bluffaneer_mat_class_init (BluffBluffaneerMatClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = bluff_bluffaneer_mat_get_property;
  object_class->dispose = bluff_bluffaneer_mat_dispose;
  object_class->finalize = bluff_bluffaneer_mat_finalize;
  widget_class->measure = bluff_bluffaneer_mat_measure;
  widget_class->size_allocate = bluff_bluffaneer_mat_size_allocate;
  widget_class->snapshot = bluff_bluffaneer_mat_snapshot;
  widget_class->direction_changed = bluff_bluffaneer_mat_direction_changed;

  properties[PROP_BARE] = g_param_spec_boolean ("bare", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "bluffaneermat");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bluff_bluffaneer_mat_init (BluffBluffaneerMat *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  self->unit = 1;
  self->icons[0] = self->icons[1] = BLUFF_NO_ICON;
  self->arts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  for (guint i = 0; i < BLUFF_N_ICONS; i++)
    {
      self->doubles[i] = bluff_bluffaneer_double_new ((BluffIcon) i, GTK_ORIENTATION_VERTICAL);
      gtk_widget_set_parent (self->doubles[i], GTK_WIDGET (self));
    }
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (redraw), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (redraw), self, G_CONNECT_SWAPPED);
  tell (self);
}

GtkWidget *
bluff_bluffaneer_mat_new (void)
{
  return g_object_new (BLUFF_TYPE_BLUFFANEER_MAT, NULL);
}

void
bluff_bluffaneer_mat_get_middle (BluffBluffaneerMat *self, graphene_point_t *middle)
{
  g_return_if_fail (BLUFF_IS_BLUFFANEER_MAT (self));

  graphene_rect_get_center (&self->map.mat, middle);
}

void
bluff_bluffaneer_mat_set_unit (BluffBluffaneerMat *self, double unit)
{
  g_return_if_fail (BLUFF_IS_BLUFFANEER_MAT (self));

  self->unit = unit;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
bluff_bluffaneer_mat_set_side (BluffBluffaneerMat *self, int side)
{
  g_return_if_fail (BLUFF_IS_BLUFFANEER_MAT (self));

  self->side = side;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

gboolean
bluff_bluffaneer_mat_is_bare (BluffBluffaneerMat *self)
{
  g_return_val_if_fail (BLUFF_IS_BLUFFANEER_MAT (self), FALSE);

  return self->bare;
}

void
bluff_bluffaneer_mat_set_taken (BluffBluffaneerMat *self, int start, int end)
{
  g_return_if_fail (BLUFF_IS_BLUFFANEER_MAT (self));

  self->above[0] = start;
  self->above[1] = end;
  redraw (self);
}
