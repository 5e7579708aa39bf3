/* bluff-wrap.c: children side by side, in as many lines as they need.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-wrap.h"

#include "bluff-extent.h"

enum
{
  SQUEEZE = 6 /* a line may want more than there is by this part of it, and be squeezed */
};

struct _BluffWrap
{
  GtkWidget parent_instance;

  int spacing;
  gboolean even, grow, squeeze, start;
};

enum
{
  PROP_SPACING = 1,
  PROP_EVEN,
  PROP_GROW,
  PROP_SQUEEZE,
  PROP_START,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (BluffWrap,
                               bluff_wrap,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, buildable_init))

/* --- Lines ---------------------------------------------------------------------------------------------------------
 */

/* A line of children: from FIRST, N of them. */
typedef struct
{
  GtkWidget *first;
  int n;
  int width; /* with the gaps */
  int least; /* the same if all children are as narrow as they can be */
} Line;

static GtkWidget *
skip_hidden (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);

  return child;
}

static int
widest (BluffWrap *self)
{
  int width = 0;

  for (GtkWidget *child = skip_hidden (gtk_widget_get_first_child (GTK_WIDGET (self))); child != NULL;
       child = skip_hidden (gtk_widget_get_next_sibling (child)))
    width = MAX (width, bluff_extent_width (child));

  return width;
}

/* What a child would have if there were room. */
static int
wanted (BluffWrap *self, GtkWidget *child, int available, int common)
{
  return MAX (MIN (self->even ? common : bluff_extent_width (child), available), bluff_extent_least_width (child));
}

static void
add_to_line (BluffWrap *self, Line *line, GtkWidget *child, int width)
{
  line->least += bluff_extent_least_width (child) + (line->n > 0 ? self->spacing : 0);
  line->width += width;
  line->n++;
}

/* Takes the last child into a line that has nearly room for it. */
static gboolean
squeeze_in (BluffWrap *self, Line *line, GtkWidget *last, int width, int available)
{
  if (!self->squeeze || skip_hidden (gtk_widget_get_next_sibling (last)) != NULL ||
      line->width + width > available + available / SQUEEZE ||
      line->least + self->spacing + bluff_extent_least_width (last) > available)
    return FALSE;

  add_to_line (self, line, last, width);
  return TRUE;
}

/* The line that begins with FIRST; returns the first child of the next one. */
static GtkWidget *
break_line (BluffWrap *self, GtkWidget *first, int available, int common, Line *line)
{
  GtkWidget *child = first;

  *line = (Line){ first, 0, 0, 0 };
  for (; child != NULL; child = skip_hidden (gtk_widget_get_next_sibling (child)))
    {
      int width = wanted (self, child, available, common) + (line->n > 0 ? self->spacing : 0);

      if (line->n > 0 && line->width + width > available)
        return squeeze_in (self, line, child, width, available) ? NULL : child;

      add_to_line (self, line, child, width);
    }

  return NULL;
}

static int
child_width (BluffWrap *self, GtkWidget *child, int available, int common, const Line *line)
{
  int spare = self->grow && line->width < available ? (available - line->width) / line->n : 0;
  int width = wanted (self, child, available, common);
  int slack = line->width - line->least;

  if (line->n == 1 || line->width <= available || slack <= 0)
    return width + spare;

  /* Who wants more than the least gives more. */
  return width - ((line->width - available) * (width - bluff_extent_least_width (child)) + slack - 1) / slack;
}

static int
line_height (BluffWrap *self, const Line *line, int available, int common)
{
  GtkWidget *child = line->first;
  int height = 0;

  for (int i = 0; i < line->n; i++, child = skip_hidden (gtk_widget_get_next_sibling (child)))
    height = MAX (height, bluff_extent_height (child, child_width (self, child, available, common, line)));

  return height;
}

/* --- GtkWidget -----------------------------------------------------------------------------------------------------
 */

static void
measure_width (BluffWrap *self, int *minimum, int *natural)
{
  int common = widest (self);
  int n = 0;

  *minimum = *natural = 0;
  for (GtkWidget *child = skip_hidden (gtk_widget_get_first_child (GTK_WIDGET (self))); child != NULL;
       child = skip_hidden (gtk_widget_get_next_sibling (child)), n++)
    {
      *minimum = MAX (*minimum, bluff_extent_least_width (child));
      *natural += self->even ? common : bluff_extent_width (child);
    }
  if (n > 0)
    *natural += (n - 1) * self->spacing;
}

static int
measure_height (BluffWrap *self, int available)
{
  GtkWidget *child = skip_hidden (gtk_widget_get_first_child (GTK_WIDGET (self)));
  int common = widest (self);
  int height = 0;

  while (child != NULL)
    {
      Line line;

      if (height > 0)
        height += self->spacing;
      child = break_line (self, child, available, common, &line);
      height += line_height (self, &line, available, common);
    }

  return height;
}

static void
bluff_wrap_measure (GtkWidget *widget,
                    GtkOrientation orientation,
                    int for_size,
                    int *minimum,
                    int *natural,
                    int *minimum_baseline,
                    int *natural_baseline)
{
  BluffWrap *self = BLUFF_WRAP (widget);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (self, minimum, natural);
  else
    *minimum = *natural = measure_height (self, for_size < 0 ? G_MAXINT / 2 : for_size);
}

static void
allocate_line (BluffWrap *self, const Line *line, int available, int common, int y, int height)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  GtkWidget *child = line->first;
  int x = self->grow || self->start ? 0 : MAX (0, (available - line->width) / 2);

  for (int i = 0; i < line->n; i++, child = skip_hidden (gtk_widget_get_next_sibling (child)))
    {
      int width = child_width (self, child, available, common, line);
      float place = (float) (mirrored ? available - x - width : x);

      gtk_widget_allocate (child, width, height, -1,
                           gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (place, (float) y)));
      x += width + self->spacing;
    }
}

static void
bluff_wrap_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BluffWrap *self = BLUFF_WRAP (widget);
  GtkWidget *child = skip_hidden (gtk_widget_get_first_child (widget));
  int common = widest (self);
  int y = 0;

  (void) height;
  (void) baseline;
  while (child != NULL)
    {
      Line line;
      int tall;

      child = break_line (self, child, width, common, &line);
      tall = line_height (self, &line, width, common);
      allocate_line (self, &line, width, common, y, tall);
      y += tall + self->spacing;
    }
}

static GtkSizeRequestMode
bluff_wrap_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static GtkBuildableIface *parent_buildable;

static void
bluff_wrap_add_child (GtkBuildable *buildable, GtkBuilder *builder, GObject *child, const char *type)
{
  if (GTK_IS_WIDGET (child))
    bluff_wrap_append (BLUFF_WRAP (buildable), GTK_WIDGET (child));
  else
    parent_buildable->add_child (buildable, builder, child, type);
}

static void
buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = bluff_wrap_add_child;
}

static void
bluff_wrap_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  BluffWrap *self = BLUFF_WRAP (object);

  switch (id)
    {
    case PROP_SPACING:
      g_value_set_int (value, self->spacing);
      break;
    case PROP_EVEN:
      g_value_set_boolean (value, self->even);
      break;
    case PROP_GROW:
      g_value_set_boolean (value, self->grow);
      break;
    case PROP_SQUEEZE:
      g_value_set_boolean (value, self->squeeze);
      break;
    case PROP_START:
      g_value_set_boolean (value, self->start);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bluff_wrap_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  BluffWrap *self = BLUFF_WRAP (object);

  switch (id)
    {
    case PROP_SPACING:
      self->spacing = g_value_get_int (value);
      break;
    case PROP_EVEN:
      self->even = g_value_get_boolean (value);
      break;
    case PROP_GROW:
      self->grow = g_value_get_boolean (value);
      break;
    case PROP_SQUEEZE:
      self->squeeze = g_value_get_boolean (value);
      break;
    case PROP_START:
      self->start = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
bluff_wrap_dispose (GObject *object)
{
  bluff_wrap_clear (BLUFF_WRAP (object));

  G_OBJECT_CLASS (bluff_wrap_parent_class)->dispose (object);
}

static void
bluff_wrap_class_init (BluffWrapClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = bluff_wrap_get_property;
  object_class->set_property = bluff_wrap_set_property;
  object_class->dispose = bluff_wrap_dispose;
  widget_class->measure = bluff_wrap_measure;
  widget_class->size_allocate = bluff_wrap_size_allocate;
  widget_class->get_request_mode = bluff_wrap_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  properties[PROP_SPACING] = g_param_spec_int ("spacing", NULL, NULL, 0, 1000, 8, flags);
  properties[PROP_EVEN] = g_param_spec_boolean ("even", NULL, NULL, FALSE, flags);
  properties[PROP_GROW] = g_param_spec_boolean ("grow", NULL, NULL, FALSE, flags);
  properties[PROP_SQUEEZE] = g_param_spec_boolean ("squeeze", NULL, NULL, FALSE, flags);
  properties[PROP_START] = g_param_spec_boolean ("start", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
bluff_wrap_init (BluffWrap *self)
{
  self->spacing = 8;
}

GtkWidget *
bluff_wrap_new (void)
{
  return g_object_new (BLUFF_TYPE_WRAP, NULL);
}

void
bluff_wrap_append (BluffWrap *self, GtkWidget *child)
{
  g_return_if_fail (BLUFF_IS_WRAP (self));

  gtk_widget_set_parent (child, GTK_WIDGET (self));
}

void
bluff_wrap_clear (BluffWrap *self)
{
  GtkWidget *child;

  g_return_if_fail (BLUFF_IS_WRAP (self));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
}
