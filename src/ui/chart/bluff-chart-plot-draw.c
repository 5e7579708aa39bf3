/* bluff-chart-plot-draw.c: what a chart draws, and how much room its texts take.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-chart-plot-private.h"

#include "bluff-chart-paint.h"

#include <math.h>

enum
{
  TEXT_GAP = 6,  /* between a bar and its text */
  AXIS_OVER = 4, /* by which the line between two bars is longer than they are */
  MOST_STEPS = 6
};

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

BluffChartRoom
bluff_chart_plot_measure_room (BluffChartPlot *self, double width)
{
  BluffChartRoom room = { .form = self->data->form,
                          .n_places = bluff_chart_data_get_n_drawn (self->data),
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

void
bluff_chart_plot_paint (BluffChartPlot *self, GtkSnapshot *snapshot)
{
  if (bluff_chart_data_has_columns (self->data))
    paint_columns (self, snapshot);
  else
    paint_rows (self, snapshot);
}
