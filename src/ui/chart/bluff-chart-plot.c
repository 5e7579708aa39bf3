/* bluff-chart-plot.c: the drawing of a chart.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-chart-plot.h"

#include "bluff-chart-mark.h"
#include "bluff-chart-paint.h"
#include "bluff-follow-up.h"

#include <adwaita.h>
#include <math.h>

enum
{
  TEXT_GAP = 6,  /* between a bar and its text */
  AXIS_OVER = 4, /* by which the line between two bars is longer than they are */
  MOST_STEPS = 6
};

struct _BluffChartPlot
{
  GtkWidget parent_instance;

  const BluffChartData *data;
  GPtrArray *marks; /* BluffChartMark, by series and place; the children are the same */
  BluffChartPlan plan;
  gboolean named;      /* what was last told of the names at the ends of lines */
  guint series, place; /* where the focus was */
};

enum
{
  NAMES_MOVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BluffChartPlot, bluff_chart_plot, GTK_TYPE_WIDGET)

/* --- Texts ---------------------------------------------------------------------------------------------------------
 */

static PangoLayout *
lay_out (BluffChartPlot *self, const char *text, gboolean bold)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);

  if (bold)
    {
      g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

      pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
      pango_layout_set_attributes (layout, attributes);
    }

  return layout;
}

/* The name of a bar, in as many lines as it needs. */
static PangoLayout *
lay_out_name (BluffChartPlot *self, guint place, double width)
{
  PangoLayout *layout =
      lay_out (self, bluff_chart_data_get_place (self->data, place)->name, self->data->form == BLUFF_CHART_SHARES);

  pango_layout_set_width (layout, (int) ceil (width) * PANGO_SCALE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  if (self->data->form == BLUFF_CHART_PAIRS)
    pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);

  return layout;
}

/* The text at the end of a line; NULL if it has no value. */
static PangoLayout *
lay_out_end (BluffChartPlot *self, guint series, gboolean named)
{
  const BluffChartSeries *line = bluff_chart_data_get_series (self->data, series);
  g_autofree char *words = NULL;
  guint place;

  if (!bluff_chart_data_find_last (self->data, series, &place))
    return NULL;

  if (named)
    words = g_strdup_printf ("%s %s", line->name, bluff_chart_data_get_point (self->data, series, place)->text);
  return lay_out (self, named ? words : bluff_chart_data_get_point (self->data, series, place)->text, TRUE);
}

static void
widen (double *width, PangoLayout *layout)
{
  int found;

  if (layout == NULL)
    return;

  pango_layout_get_pixel_size (layout, &found, NULL);
  *width = MAX (*width, found);
  g_object_unref (layout);
}

static double
measure_line (BluffChartPlot *self)
{
  g_autoptr (PangoLayout) layout = lay_out (self, "0", FALSE);
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

static void
measure_values (BluffChartPlot *self, BluffChartRoom *room)
{
  if (bluff_chart_data_has_columns (self->data))
    {
      BluffChartScale scale =
          bluff_chart_scale_fit (room->low, room->high, room->form != BLUFF_CHART_RANGES, MOST_STEPS);

      for (guint step = 0; step <= scale.n_steps; step++)
        {
          g_autofree char *text = self->data->say_value (bluff_chart_scale_get (&scale, step));

          widen (&room->value_width, lay_out (self, text, FALSE));
        }
      return;
    }

  for (guint series = 0; series < self->data->series->len; series++)
    for (guint place = 0; place < room->n_places; place++)
      if (bluff_chart_data_get_point (self->data, series, place)->known)
        widen (&room->value_width, lay_out (self, bluff_chart_data_get_point (self->data, series, place)->text, TRUE));
}

static void
measure_names (BluffChartPlot *self, BluffChartRoom *room, double width)
{
  gboolean columns = bluff_chart_data_has_columns (self->data);

  for (guint place = 0; place < room->n_places; place++)
    {
      const BluffChartPlace *found = bluff_chart_data_get_place (self->data, place);

      widen (&room->name_width,
             lay_out (self, columns ? found->brief : found->name, self->data->form == BLUFF_CHART_SHARES));
    }
  for (guint place = 0; !columns && place < room->n_places; place++)
    {
      g_autoptr (PangoLayout) name =
          lay_out_name (self, place, bluff_chart_plan_name_width (room, width > 0 ? width : room->name_width));
      int height;

      pango_layout_get_pixel_size (name, NULL, &height);
      room->name_height = MAX (room->name_height, height);
    }
}

/* WIDTH is what there is; -1: not known yet. */
static BluffChartRoom
measure_room (BluffChartPlot *self, double width)
{
  BluffChartRoom room = { .form = self->data->form,
                          .n_places = self->data->places->len,
                          .mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL,
                          .line = measure_line (self) };

  bluff_chart_data_get_extent (self->data, &room.low, &room.high);
  measure_values (self, &room);
  measure_names (self, &room, width);
  if (room.form == BLUFF_CHART_LINES)
    for (guint series = 0; series < self->data->series->len; series++)
      {
        widen (&room.end_width, lay_out_end (self, series, TRUE));
        widen (&room.end_brief_width, lay_out_end (self, series, FALSE));
      }

  return room;
}

/* --- Drawing -------------------------------------------------------------------------------------------------------
 */

/* With its start at ALONG from the start, or its end, or its middle (ALIGN from 0 to 1), and its middle at Y. */
static void
paint_text (BluffChartPlot *self,
            GtkSnapshot *snapshot,
            PangoLayout *layout,
            const GdkRGBA *colour,
            double along,
            double align,
            double y)
{
  int width, height;
  double x;

  pango_layout_get_pixel_size (layout, &width, &height);
  along -= align * width;
  along = CLAMP (along, 0, MAX (self->plan.width - width, 0));
  x = self->plan.room.mirrored ? self->plan.width - along - width : along;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) round (x), (float) round (y - height / 2.0)));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

static void
paint_scale (BluffChartPlot *self, GtkSnapshot *snapshot)
{
  const BluffChartPlan *plan = &self->plan;
  GdkRGBA dim = bluff_chart_paint_dim_ink (), faint = bluff_chart_paint_faint_ink ();
  double from = MIN (bluff_chart_plan_x (plan, plan->start), bluff_chart_plan_x (plan, plan->end));

  for (guint step = 0; step <= plan->scale.n_steps; step++)
    {
      double value = bluff_chart_scale_get (&plan->scale, step), y = bluff_chart_plan_value_y (plan, value);
      g_autofree char *text = self->data->say_value (value);
      g_autoptr (PangoLayout) layout = lay_out (self, text, FALSE);

      gtk_snapshot_append_color (snapshot, &faint,
                                 &GRAPHENE_RECT_INIT ((float) from, (float) round (y),
                                                      (float) (plan->end - plan->start), 1));
      paint_text (self, snapshot, layout, &dim, plan->room.value_width, 1, y);
    }
}

static void
paint_places (BluffChartPlot *self, GtkSnapshot *snapshot)
{
  const BluffChartPlan *plan = &self->plan;
  GdkRGBA dim = bluff_chart_paint_dim_ink ();

  for (guint place = 0; place < plan->room.n_places; place++)
    if (bluff_chart_plan_is_named (plan, place))
      {
        g_autoptr (PangoLayout) layout = lay_out (self, bluff_chart_data_get_place (self->data, place)->brief, FALSE);

        paint_text (self, snapshot, layout, &dim, bluff_chart_plan_x (plan, bluff_chart_plan_place_x (plan, place)),
                    0.5, plan->height - plan->room.line / 2);
      }
}

static void
draw_line (BluffChartPlot *self, cairo_t *cr, guint series)
{
  const BluffChartPlan *plan = &self->plan;
  BluffChartStyle style = bluff_chart_data_get_series (self->data, series)->style;
  gboolean drawing = FALSE;

  cairo_new_path (cr);
  for (guint place = 0; place < plan->room.n_places; place++)
    {
      const BluffChartPoint *point = bluff_chart_data_get_point (self->data, series, place);

      /* A gap stays one: nobody knows what was in between. */
      if (point->known && drawing)
        cairo_line_to (cr, bluff_chart_plan_place_x (plan, place), bluff_chart_plan_value_y (plan, point->value));
      else if (point->known)
        cairo_move_to (cr, bluff_chart_plan_place_x (plan, place), bluff_chart_plan_value_y (plan, point->value));
      drawing = point->known;
    }
  bluff_chart_paint_stroke (cr, style);
}

static void
draw_points (BluffChartPlot *self, cairo_t *cr, guint series)
{
  const BluffChartPlan *plan = &self->plan;
  BluffChartStyle style = bluff_chart_data_get_series (self->data, series)->style;

  for (guint place = 0; place < plan->room.n_places; place++)
    {
      const BluffChartPoint *point = bluff_chart_data_get_point (self->data, series, place);
      double x = bluff_chart_plan_place_x (plan, place);

      if (!point->known)
        continue;
      if (plan->room.form == BLUFF_CHART_RANGES)
        bluff_chart_paint_range (cr, style, x, bluff_chart_plan_value_y (plan, point->high),
                                 bluff_chart_plan_value_y (plan, point->low));
      bluff_chart_paint_marker (cr, style, x, bluff_chart_plan_value_y (plan, point->value));
    }
}

static void
paint_ends (BluffChartPlot *self, GtkSnapshot *snapshot)
{
  const BluffChartPlan *plan = &self->plan;
  guint n = self->data->series->len;
  g_autofree double *middles = g_new0 (double, n);
  g_autofree guint *which = g_new0 (guint, n);
  guint n_ends = 0, place;

  for (guint series = 0; series < n; series++)
    if (bluff_chart_data_find_last (self->data, series, &place))
      {
        which[n_ends] = series;
        middles[n_ends++] =
            bluff_chart_plan_value_y (plan, bluff_chart_data_get_point (self->data, series, place)->value);
      }
  bluff_chart_plan_spread (middles, n_ends, plan->room.line, plan->room.line / 2, plan->bottom);
  for (guint i = 0; i < n_ends; i++)
    {
      g_autoptr (PangoLayout) layout = lay_out_end (self, which[i], plan->names_at_end);
      GdkRGBA colour = bluff_chart_paint_word_colour (bluff_chart_data_get_series (self->data, which[i])->style);

      paint_text (self, snapshot, layout, &colour, plan->ends, 0, middles[i]);
    }
}

static void
paint_columns (BluffChartPlot *self, GtkSnapshot *snapshot)
{
  cairo_t *cr;

  paint_scale (self, snapshot);
  paint_places (self, snapshot);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) self->plan.width, (float) self->plan.height));
  for (guint series = self->data->series->len; series-- > 0;)
    {
      if (self->data->form == BLUFF_CHART_LINES)
        draw_line (self, cr, series);
      draw_points (self, cr, series);
    }
  cairo_destroy (cr);
  if (self->data->form == BLUFF_CHART_LINES)
    paint_ends (self, snapshot);
}

static void
paint_bar_texts (BluffChartPlot *self, GtkSnapshot *snapshot, guint place)
{
  const BluffChartPlan *plan = &self->plan;
  GdkRGBA ink = bluff_chart_paint_ink ();
  double middle = bluff_chart_plan_bar_y (plan, place) + plan->bar / 2;

  for (guint series = 0; series < self->data->series->len; series++)
    {
      const BluffChartPoint *point = bluff_chart_data_get_point (self->data, series, place);
      g_autoptr (PangoLayout) layout = NULL;
      graphene_rect_t bar;
      double from, to;

      if (!point->known)
        continue;
      layout = lay_out (self, point->text, plan->room.form == BLUFF_CHART_PAIRS);
      bar = bluff_chart_plan_bar (plan, series, place, point->value);
      from = plan->room.mirrored ? plan->width - bar.origin.x - bar.size.width : bar.origin.x;
      to = from + bar.size.width;
      if (plan->room.form == BLUFF_CHART_SHARES)
        paint_text (self, snapshot, layout, &ink, plan->end + TEXT_GAP, 0, middle);
      else if (series == 0)
        paint_text (self, snapshot, layout, &ink, from - TEXT_GAP, 1, middle);
      else
        paint_text (self, snapshot, layout, &ink, to + TEXT_GAP, 0, middle);
    }
}

static void
paint_name (BluffChartPlot *self, GtkSnapshot *snapshot, guint place)
{
  const BluffChartPlan *plan = &self->plan;
  double width = bluff_chart_plan_name_width (&plan->room, plan->width);
  g_autoptr (PangoLayout) layout = lay_out_name (self, place, width);
  GdkRGBA ink = bluff_chart_paint_ink ();
  double x = bluff_chart_plan_x (plan, plan->room.mirrored ? width : 0), y = bluff_chart_plan_row_y (plan, place);
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  if (plan->stacked)
    y += plan->room.name_height - height;
  else
    y = bluff_chart_plan_bar_y (plan, place) + (plan->bar - height) / 2;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) round (x), (float) round (y)));
  gtk_snapshot_append_layout (snapshot, layout, &ink);
  gtk_snapshot_restore (snapshot);
}

static void
draw_bars (BluffChartPlot *self, cairo_t *cr, guint place)
{
  const BluffChartPlan *plan = &self->plan;
  graphene_rect_t rest = bluff_chart_plan_bar (plan, 0, place, 100);

  if (plan->room.form == BLUFF_CHART_SHARES)
    bluff_chart_paint_rest (cr, &rest);
  for (guint series = 0; series < self->data->series->len; series++)
    {
      const BluffChartPoint *point = bluff_chart_data_get_point (self->data, series, place);
      graphene_rect_t bar;

      if (!point->known)
        continue;
      bar = bluff_chart_plan_bar (plan, series, place, point->value);
      bluff_chart_paint_bar (cr, bluff_chart_data_get_series (self->data, series)->style, &bar);
    }
}

static void
paint_axis (BluffChartPlot *self, GtkSnapshot *snapshot, guint place)
{
  const BluffChartPlan *plan = &self->plan;
  GdkRGBA faint = bluff_chart_paint_faint_ink ();
  double middle = bluff_chart_plan_x (plan, (plan->start + plan->end) / 2);

  gtk_snapshot_append_color (snapshot, &faint,
                             &GRAPHENE_RECT_INIT ((float) (middle - 1),
                                                  (float) (bluff_chart_plan_bar_y (plan, place) - AXIS_OVER / 2.0), 2,
                                                  (float) (plan->bar + AXIS_OVER)));
}

static void
paint_rows (BluffChartPlot *self, GtkSnapshot *snapshot)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) self->plan.width,
                                                                          (float) self->plan.height));

  for (guint place = 0; place < self->plan.room.n_places; place++)
    draw_bars (self, cr, place);
  cairo_destroy (cr);
  for (guint place = 0; place < self->plan.room.n_places; place++)
    {
      if (self->plan.room.form == BLUFF_CHART_PAIRS)
        paint_axis (self, snapshot, place);
      paint_name (self, snapshot, place);
      paint_bar_texts (self, snapshot, place);
    }
}

static void
bluff_chart_plot_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BluffChartPlot *self = BLUFF_CHART_PLOT (widget);

  if (self->data == NULL)
    return;

  if (bluff_chart_data_has_columns (self->data))
    paint_columns (self, snapshot);
  else
    paint_rows (self, snapshot);
  GTK_WIDGET_CLASS (bluff_chart_plot_parent_class)->snapshot (widget, snapshot);
}

/* --- Sizes ---------------------------------------------------------------------------------------------------------
 */

static GtkSizeRequestMode
bluff_chart_plot_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bluff_chart_plot_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  BluffChartPlot *self = BLUFF_CHART_PLOT (widget);
  BluffChartRoom room;
  double least, wanted;

  (void) minimum_baseline;
  (void) natural_baseline;
  *minimum = *natural = 0;
  if (self->data == NULL)
    return;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      room = measure_room (self, -1);
      bluff_chart_plan_measure_width (&room, &least, &wanted);
    }
  else
    {
      room = measure_room (self, for_size);
      if (for_size < 0)
        bluff_chart_plan_measure_width (&room, &least, &wanted);
      bluff_chart_plan_measure (&room, for_size < 0 ? wanted : for_size, &least, &wanted);
    }
  *minimum = (int) ceil (least);
  *natural = (int) ceil (wanted);
}

static void
tell_names (GtkWidget *widget)
{
  g_signal_emit (widget, signals[NAMES_MOVED], 0);
}

static BluffChartMark *
mark_at (BluffChartPlot *self, guint index)
{
  return g_ptr_array_index (self->marks, index);
}

static void
bluff_chart_plot_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BluffChartPlot *self = BLUFF_CHART_PLOT (widget);
  BluffChartRoom room;

  if (self->data == NULL)
    return;

  room = measure_room (self, width);
  self->plan = bluff_chart_plan_make (&room, width, height);
  if (self->plan.names_at_end != self->named)
    {
      self->named = self->plan.names_at_end;
      bluff_follow_up (widget, tell_names);
    }
  for (guint i = 0; i < self->marks->len; i++)
    {
      guint series = bluff_chart_mark_get_series (mark_at (self, i));
      guint place = bluff_chart_mark_get_place (mark_at (self, i));
      graphene_rect_t rect = bluff_chart_plan_target (&self->plan, series, place,
                                                      bluff_chart_data_get_point (self->data, series, place)->value);
      GskTransform *moved = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) floor (rect.origin.x),
                                                                                 (float) floor (rect.origin.y)));

      gtk_widget_allocate (g_ptr_array_index (self->marks, i), (int) ceil (rect.size.width),
                           (int) ceil (rect.size.height), baseline, moved);
    }
}

/* --- Keys ----------------------------------------------------------------------------------------------------------
 */

GtkWidget *
bluff_chart_plot_get_mark (BluffChartPlot *self, guint series, guint place)
{
  g_return_val_if_fail (BLUFF_IS_CHART_PLOT (self), NULL);

  for (guint i = 0; i < self->marks->len; i++)
    if (bluff_chart_mark_get_series (mark_at (self, i)) == series &&
        bluff_chart_mark_get_place (mark_at (self, i)) == place)
      return g_ptr_array_index (self->marks, i);

  return NULL;
}

static gboolean
focus_mark (BluffChartPlot *self, GtkWidget *mark)
{
  self->series = bluff_chart_mark_get_series (BLUFF_CHART_MARK (mark));
  self->place = bluff_chart_mark_get_place (BLUFF_CHART_MARK (mark));

  return gtk_widget_grab_focus (mark);
}

/* The next place that has a value of the same series, or else one of any. */
static GtkWidget *
find_along (BluffChartPlot *self, int step)
{
  int n = (int) self->data->places->len;

  for (int place = (int) self->place + step; place >= 0 && place < n; place += step)
    {
      GtkWidget *mark = bluff_chart_plot_get_mark (self, self->series, (guint) place);

      for (guint series = 0;
           mark == NULL && self->plan.room.form == BLUFF_CHART_PAIRS && series < self->data->series->len; series++)
        mark = bluff_chart_plot_get_mark (self, series, (guint) place);
      if (mark != NULL)
        return mark;
    }

  return NULL;
}

/* Whether A stands before B, from the top down. */
static gboolean
is_above (BluffChartPlot *self, guint a, guint b)
{
  double first = bluff_chart_data_get_point (self->data, a, self->place)->value;
  double second = bluff_chart_data_get_point (self->data, b, self->place)->value;

  return first != second ? first > second : a < b;
}

/* At the same place, the value above or below. */
static GtkWidget *
find_across (BluffChartPlot *self, int step)
{
  GtkWidget *found = NULL;

  for (guint series = 0; series < self->data->series->len; series++)
    {
      GtkWidget *mark = bluff_chart_plot_get_mark (self, series, self->place);
      guint nearest = found != NULL ? bluff_chart_mark_get_series (BLUFF_CHART_MARK (found)) : series;

      if (mark == NULL || series == self->series || is_above (self, series, self->series) != (step < 0))
        continue;
      if (found == NULL || is_above (self, nearest, series) == (step < 0))
        found = mark;
    }

  return found;
}

/* The other bar of the pair. */
static GtkWidget *
find_beside (BluffChartPlot *self, int step)
{
  int series = (int) self->series + step;

  return series < 0 ? NULL : bluff_chart_plot_get_mark (self, (guint) series, self->place);
}

static gboolean
step_to (BluffChartPlot *self, GtkDirectionType direction)
{
  gboolean columns = bluff_chart_data_has_columns (self->data);
  gboolean upright = direction == GTK_DIR_UP || direction == GTK_DIR_DOWN;
  int step = direction == GTK_DIR_UP || direction == GTK_DIR_LEFT ? -1 : 1;
  GtkWidget *mark;

  if (!upright && self->plan.room.mirrored)
    step = -step;
  if (upright)
    mark = columns ? find_across (self, step) : find_along (self, step);
  else
    mark = columns ? find_along (self, step) : find_beside (self, step);

  /* An arrow that leads nowhere stays, and does not leave the chart. */
  return mark == NULL || focus_mark (self, mark);
}

static gboolean
enter (BluffChartPlot *self)
{
  GtkWidget *mark = bluff_chart_plot_get_mark (self, self->series, self->place);

  return mark != NULL && focus_mark (self, mark);
}

static gboolean
bluff_chart_plot_focus (GtkWidget *widget, GtkDirectionType direction)
{
  BluffChartPlot *self = BLUFF_CHART_PLOT (widget);
  GtkWidget *child = gtk_widget_get_focus_child (widget);

  if (child == NULL)
    return enter (self);
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;

  /* The pointer may have moved it. */
  self->series = bluff_chart_mark_get_series (BLUFF_CHART_MARK (child));
  self->place = bluff_chart_mark_get_place (BLUFF_CHART_MARK (child));
  return step_to (self, direction);
}

static void
focus_end_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffChartPlot *self = BLUFF_CHART_PLOT (widget);
  gboolean first = g_str_equal (name, "chart.first");
  GtkWidget *found = NULL;

  (void) parameter;
  for (guint i = 0; i < self->marks->len; i++)
    if (bluff_chart_mark_get_series (mark_at (self, i)) == self->series && (found == NULL || !first))
      found = g_ptr_array_index (self->marks, i);
  if (found != NULL)
    focus_mark (self, found);
}

/* --- The widget ----------------------------------------------------------------------------------------------------
 */

static void
clear_marks (BluffChartPlot *self)
{
  for (guint i = 0; i < self->marks->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->marks, i));
  g_ptr_array_set_size (self->marks, 0);
}

static void
add_marks (BluffChartPlot *self)
{
  for (guint series = 0; series < self->data->series->len; series++)
    for (guint place = 0; place < self->data->places->len; place++)
      if (bluff_chart_data_get_point (self->data, series, place)->known)
        {
          g_autofree char *words = bluff_chart_data_say_point (self->data, series, place);
          GtkWidget *mark = bluff_chart_mark_new (series, place, words);

          gtk_widget_set_parent (mark, GTK_WIDGET (self));
          g_ptr_array_add (self->marks, mark);
        }
}

/* The last value of the first series that has one; of bars, the first. */
static void
rest (BluffChartPlot *self)
{
  self->series = self->place = 0;
  if (self->marks->len == 0)
    return;

  self->series = bluff_chart_mark_get_series (mark_at (self, 0));
  self->place = bluff_chart_mark_get_place (mark_at (self, 0));
  if (bluff_chart_data_has_columns (self->data))
    bluff_chart_data_find_last (self->data, self->series, &self->place);
}

static void
bluff_chart_plot_dispose (GObject *object)
{
  clear_marks (BLUFF_CHART_PLOT (object));

  G_OBJECT_CLASS (bluff_chart_plot_parent_class)->dispose (object);
}

static void
bluff_chart_plot_finalize (GObject *object)
{
  g_ptr_array_unref (BLUFF_CHART_PLOT (object)->marks);

  G_OBJECT_CLASS (bluff_chart_plot_parent_class)->finalize (object);
}

static void
bluff_chart_plot_class_init (BluffChartPlotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_chart_plot_dispose;
  G_OBJECT_CLASS (klass)->finalize = bluff_chart_plot_finalize;
  widget_class->get_request_mode = bluff_chart_plot_get_request_mode;
  widget_class->measure = bluff_chart_plot_measure;
  widget_class->size_allocate = bluff_chart_plot_size_allocate;
  widget_class->snapshot = bluff_chart_plot_snapshot;
  widget_class->focus = bluff_chart_plot_focus;

  signals[NAMES_MOVED] =
      g_signal_new ("names-moved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "chartplot");
  gtk_widget_class_install_action (widget_class, "chart.first", NULL, focus_end_cb);
  gtk_widget_class_install_action (widget_class, "chart.last", NULL, focus_end_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Home, 0, "chart.first", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_End, 0, "chart.last", NULL);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
bluff_chart_plot_init (BluffChartPlot *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  self->marks = g_ptr_array_new ();
  self->named = TRUE;
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
bluff_chart_plot_new (void)
{
  return g_object_new (BLUFF_TYPE_CHART_PLOT, NULL);
}

void
bluff_chart_plot_set_data (BluffChartPlot *self, const BluffChartData *data)
{
  g_return_if_fail (BLUFF_IS_CHART_PLOT (self));

  clear_marks (self);
  self->data = data;
  if (data != NULL)
    {
      add_marks (self);
      rest (self);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, data->heading,
                                      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, data->sentence, -1);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

gboolean
bluff_chart_plot_names_series (BluffChartPlot *self)
{
  g_return_val_if_fail (BLUFF_IS_CHART_PLOT (self), FALSE);

  return self->data == NULL || self->data->series->len < 2 || (self->data->form == BLUFF_CHART_LINES && self->named);
}

const BluffChartPlan *
bluff_chart_plot_get_plan (BluffChartPlot *self)
{
  g_return_val_if_fail (BLUFF_IS_CHART_PLOT (self), NULL);

  return &self->plan;
}
