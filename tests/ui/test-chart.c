/* test-chart.c: a chart: where its values stand, in both directions; what keys, pointer and screen readers meet; the
 * same as a table.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-chart-mark.h"
#include "bluff-chart.h"
#include "texts.h"
#include "ui-frames.h"

#include <adwaita.h>
#include <locale.h>

enum
{
  NONE = -1,
  N_GAMES = 3,
  N_MONTHS = 5,
  WIDE = 700,
  NARROW = 300,
  HEIGHT = 600
};

static const char *const games[N_GAMES] = { "Pirate", "Bluffer", "Booty" };
static const char *const months[N_MONTHS] = { "Jan", "Feb", "Mar", "Apr", "May" };
static const int wins[N_GAMES][N_MONTHS] = { { 20, NONE, 40, 50, 60 },
                                             { 50, 45, 40, 35, NONE },
                                             { 5, 10, 15, 20, 25 } };

static char *
say_number (double value)
{
  return g_strdup_printf ("%.0f %%", value);
}

static BluffChartData *
make_lines (void)
{
  BluffChartData *data =
      bluff_chart_data_new (BLUFF_CHART_LINES, "Games Won", "You win more often.", "Month", say_number);

  for (guint i = 0; i < N_MONTHS; i++)
    {
      g_autofree char *name = g_strconcat (months[i], " 2026", NULL);

      bluff_chart_data_add_place (data, months[i], name);
    }
  for (guint i = 0; i < N_GAMES; i++)
    {
      guint series = bluff_chart_data_add_series (data, games[i], (BluffChartStyle) i);

      for (guint place = 0; place < N_MONTHS; place++)
        if (wins[i][place] != NONE)
          {
            g_autofree char *text = say_number (wins[i][place]);

            bluff_chart_data_set (data, series, place, wins[i][place], text);
          }
    }

  return data;
}

static BluffChartData *
make_pairs (void)
{
  BluffChartData *data = bluff_chart_data_new (BLUFF_CHART_PAIRS, "Your Shouts", "", "Game", NULL);

  for (guint i = 0; i < 2; i++)
    bluff_chart_data_add_place (data, NULL, games[i]);
  bluff_chart_data_add_series (data, "Wrong", BLUFF_CHART_CORAL);
  bluff_chart_data_add_series (data, "Right", BLUFF_CHART_TEAL);
  bluff_chart_data_set (data, 0, 0, 10, "10");
  bluff_chart_data_set (data, 1, 0, 20, "20");
  bluff_chart_data_set (data, 0, 1, 0, "0");
  bluff_chart_data_set (data, 1, 1, 5, "5");

  return data;
}

static BluffChartData *
make_shares (void)
{
  BluffChartData *data = bluff_chart_data_new (BLUFF_CHART_SHARES, "Bluffs Believed", "", "Game", NULL);

  for (guint i = 0; i < 2; i++)
    bluff_chart_data_add_place (data, NULL, games[i]);
  bluff_chart_data_add_series (data, "Believed", BLUFF_CHART_TEAL);
  bluff_chart_data_set (data, 0, 0, 75, "3 of 4");
  bluff_chart_data_set (data, 0, 1, 0, "0 of 2");

  return data;
}

/* --- The scale -----------------------------------------------------------------------------------------------------
 */

static void
test_scale (void)
{
  static const struct
  {
    double low, high;
    gboolean from_zero;
    guint most_steps;
    double least, most, step;
  } rows[] = {
    { 0, 0, TRUE, 4, 0, 1, 1 },
    { 20, 55, TRUE, 4, 0, 60, 20 },
    { 3, 97, TRUE, 5, 0, 100, 20 },
    { 0, 3, TRUE, 6, 0, 3, 1 },
    { 1350, 1690, FALSE, 4, 1300, 1700, 100 },
    { 1500, 1500, FALSE, 4, 1500, 1501, 1 },
    { 0, 1000000, TRUE, 1, 0, 1000000, 1000000 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffChartScale scale = bluff_chart_scale_fit (rows[i].low, rows[i].high, rows[i].from_zero, rows[i].most_steps);

      g_test_message ("from %g to %g", rows[i].low, rows[i].high);
      g_assert_cmpfloat (scale.least, ==, rows[i].least);
      g_assert_cmpfloat (scale.most, ==, rows[i].most);
      g_assert_cmpfloat (scale.step, ==, rows[i].step);
      g_assert_cmpuint (scale.n_steps, <=, rows[i].most_steps);
      g_assert_cmpfloat (bluff_chart_scale_get (&scale, scale.n_steps), ==, scale.most);
    }
}

static void
test_spread (void)
{
  static const struct
  {
    double before[3], after[3];
  } rows[] = {
    { { 50, 100, 150 }, { 50, 100, 150 } }, /* far enough */
    { { 100, 100, 100 }, { 100, 120, 140 } },
    { { 195, 100, 198 }, { 180, 100, 200 } }, /* not beyond the bottom */
    { { 0, 300, 10 }, { 10, 200, 30 } },      /* nor the top, and in no other order */
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      double middles[3] = { rows[i].before[0], rows[i].before[1], rows[i].before[2] };

      bluff_chart_plan_spread (middles, 3, 20, 10, 200);
      for (guint j = 0; j < 3; j++)
        g_assert_cmpfloat (middles[j], ==, rows[i].after[j]);
    }
}

/* --- Where it stands -----------------------------------------------------------------------------------------------
 */

static const BluffChartRoom column_room = { .form = BLUFF_CHART_LINES,
                                            .n_places = N_MONTHS,
                                            .low = 0,
                                            .high = 60,
                                            .line = 18,
                                            .value_width = 30,
                                            .name_width = 30,
                                            .end_width = 120,
                                            .end_brief_width = 40 };

static void
test_columns (void)
{
  BluffChartRoom room = column_room;
  BluffChartPlan plan = bluff_chart_plan_make (&room, 600, 240), mirrored;

  g_assert_true (plan.names_at_end);
  g_assert_cmpfloat (bluff_chart_plan_value_y (&plan, 0), ==, plan.bottom);
  g_assert_cmpfloat (bluff_chart_plan_value_y (&plan, 60), ==, plan.top);
  g_assert_cmpfloat (plan.ends + room.end_width, <=, 600);
  g_assert_cmpfloat (plan.start, >, room.value_width);
  for (guint i = 1; i < N_MONTHS; i++)
    g_assert_cmpfloat (bluff_chart_plan_place_x (&plan, i - 1), <, bluff_chart_plan_place_x (&plan, i));
  g_assert_cmpfloat (bluff_chart_plan_place_x (&plan, N_MONTHS - 1), <, plan.ends);

  /* What is read from right to left is the same from the other side. */
  room.mirrored = TRUE;
  mirrored = bluff_chart_plan_make (&room, 600, 240);
  for (guint i = 0; i < N_MONTHS; i++)
    g_assert_cmpfloat_with_epsilon (bluff_chart_plan_place_x (&mirrored, i), 600 - bluff_chart_plan_place_x (&plan, i),
                                    0.01);
}

/* With little room lines are named above the drawing, and not every place is. */
static void
test_columns_narrow (void)
{
  BluffChartRoom room = column_room;
  BluffChartPlan plan;
  guint n_named = 0;
  double last = -1;

  room.n_places = 24;
  plan = bluff_chart_plan_make (&room, NARROW, 240);
  g_assert_false (plan.names_at_end);
  g_assert_cmpfloat (plan.ends + room.end_brief_width, <=, NARROW);
  g_assert_true (bluff_chart_plan_is_named (&plan, 23));
  for (guint i = 0; i < 24; i++)
    if (bluff_chart_plan_is_named (&plan, i))
      {
        n_named++;
        if (last >= 0)
          g_assert_cmpfloat (bluff_chart_plan_place_x (&plan, i) - last, >, room.name_width);
        last = bluff_chart_plan_place_x (&plan, i);
      }
  g_assert_cmpuint (n_named, >, 1);
  g_assert_cmpuint (n_named, <, 24);
}

static void
test_one_place (void)
{
  BluffChartRoom room = column_room;
  BluffChartPlan plan;

  room.n_places = 1;
  plan = bluff_chart_plan_make (&room, 600, 240);
  g_assert_cmpfloat (bluff_chart_plan_place_x (&plan, 0), ==, (plan.start + plan.end) / 2);
  g_assert_true (bluff_chart_plan_is_named (&plan, 0));
}

static void
test_pairs (void)
{
  BluffChartRoom room = { .form = BLUFF_CHART_PAIRS,
                          .n_places = 3,
                          .high = 20,
                          .line = 18,
                          .value_width = 20,
                          .name_width = 80,
                          .name_height = 18 };
  BluffChartPlan plan = bluff_chart_plan_make (&room, 400, 200), mirrored;
  graphene_rect_t wrong = bluff_chart_plan_bar (&plan, 0, 0, 10), right = bluff_chart_plan_bar (&plan, 1, 0, 20);
  graphene_rect_t other;

  g_assert_cmpfloat_with_epsilon (wrong.size.width * 2, right.size.width, 0.01);
  g_assert_cmpfloat (wrong.origin.x + wrong.size.width, <=, 200);
  g_assert_cmpfloat (right.origin.x, >=, 200);
  g_assert_cmpfloat (right.origin.x + right.size.width + room.value_width, <=, 400);
  g_assert_cmpfloat (bluff_chart_plan_bar_y (&plan, 0), >=, room.name_height);
  g_assert_cmpfloat (bluff_chart_plan_row_y (&plan, 1), >=, bluff_chart_plan_bar_y (&plan, 0) + plan.bar);

  room.mirrored = TRUE;
  mirrored = bluff_chart_plan_make (&room, 400, 200);
  other = bluff_chart_plan_bar (&mirrored, 0, 0, 10);
  g_assert_cmpfloat_with_epsilon (other.origin.x, 400 - wrong.origin.x - wrong.size.width, 0.01);
  g_assert_cmpfloat (other.size.width, ==, wrong.size.width);
}

/* The name of a bar stands beside it, or above it where there is no room. */
static void
test_shares (void)
{
  BluffChartRoom room = { .form = BLUFF_CHART_SHARES,
                          .n_places = 2,
                          .high = 75,
                          .line = 18,
                          .value_width = 50,
                          .name_width = 90,
                          .name_height = 18 };
  BluffChartPlan wide = bluff_chart_plan_make (&room, 400, 100), narrow = bluff_chart_plan_make (&room, 200, 100);
  graphene_rect_t whole = bluff_chart_plan_bar (&wide, 0, 0, 100), part = bluff_chart_plan_bar (&wide, 0, 0, 75);
  double least, natural, least_narrow, natural_narrow;

  g_assert_false (wide.stacked);
  g_assert_true (narrow.stacked);
  g_assert_cmpfloat (whole.origin.x, >, room.name_width);
  g_assert_cmpfloat_with_epsilon (part.size.width, whole.size.width * 0.75, 0.01);
  g_assert_cmpfloat (bluff_chart_plan_bar (&narrow, 0, 0, 100).origin.x, ==, 0);
  g_assert_cmpfloat (bluff_chart_plan_bar_y (&narrow, 0), >=, room.name_height);
  bluff_chart_plan_measure (&room, 400, &least, &natural);
  bluff_chart_plan_measure (&room, 200, &least_narrow, &natural_narrow);
  g_assert_cmpfloat (least_narrow, >, least);
}

/* --- In a window ---------------------------------------------------------------------------------------------------
 */

typedef struct
{
  GtkWindow *window;
  BluffChart *chart;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  (void) data;
  self->chart = BLUFF_CHART (bluff_chart_new ());
  gtk_widget_set_valign (GTK_WIDGET (self->chart), GTK_ALIGN_START);
  bluff_chart_set_data (self->chart, make_lines ());
  self->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_default_size (self->window, WIDE, HEIGHT);
  gtk_window_set_child (self->window, GTK_WIDGET (self->chart));
  gtk_window_present (self->window);
  ui_frames_settle (self->window);
}

static void
set_up_mirrored (Fixture *self, gconstpointer data)
{
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  set_up (self, data);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  (void) data;
  gtk_window_destroy (self->window);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static void
show_other (Fixture *self, BluffChartData *data)
{
  bluff_chart_set_data (self->chart, data);
  ui_frames_settle (self->window);
}

static GtkWidget *
find_type (GtkWidget *widget, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_type (child, type);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* Whether the focus is on the mark of this value. */
static void
assert_at (Fixture *self, guint series, guint place)
{
  GtkWidget *mark = bluff_chart_plot_get_mark (bluff_chart_get_plot (self->chart), series, place);

  g_assert_nonnull (mark);
  g_assert_true (gtk_window_get_focus (self->window) == mark);
}

static gboolean
move (Fixture *self, GtkDirectionType direction)
{
  return gtk_widget_child_focus (GTK_WIDGET (bluff_chart_get_plot (self->chart)), direction);
}

static void
press (Fixture *self, const char *action)
{
  g_assert_true (gtk_widget_activate_action (gtk_window_get_focus (self->window), action, NULL));
}

static void
test_keys (Fixture *self, gconstpointer data)
{
  (void) data;
  /* Tab comes to the last value, and goes on. */
  g_assert_true (move (self, GTK_DIR_TAB_FORWARD));
  assert_at (self, 0, 4);
  g_assert_false (move (self, GTK_DIR_TAB_FORWARD));

  /* Along the line, over a gap; an end stays. */
  g_assert_true (move (self, GTK_DIR_RIGHT));
  assert_at (self, 0, 4);
  move (self, GTK_DIR_LEFT);
  assert_at (self, 0, 3);
  move (self, GTK_DIR_LEFT);
  assert_at (self, 0, 2);
  move (self, GTK_DIR_LEFT);
  assert_at (self, 0, 0);

  /* To the line above and below, as they stand at this place: Bluffer 50, Pirate 20, Booty 5. */
  move (self, GTK_DIR_UP);
  assert_at (self, 1, 0);
  move (self, GTK_DIR_UP);
  assert_at (self, 1, 0);
  move (self, GTK_DIR_DOWN);
  assert_at (self, 0, 0);
  move (self, GTK_DIR_DOWN);
  assert_at (self, 2, 0);
  move (self, GTK_DIR_DOWN);
  assert_at (self, 2, 0);

  press (self, "chart.last");
  assert_at (self, 2, 4);
  press (self, "chart.first");
  assert_at (self, 2, 0);

  /* Two that are the same are both met. */
  move (self, GTK_DIR_UP);
  move (self, GTK_DIR_RIGHT);
  assert_at (self, 0, 2);
  move (self, GTK_DIR_DOWN);
  assert_at (self, 1, 2);
  move (self, GTK_DIR_UP);
  assert_at (self, 0, 2);
}

static void
test_keys_mirrored (Fixture *self, gconstpointer data)
{
  (void) data;
  move (self, GTK_DIR_TAB_FORWARD);
  assert_at (self, 0, 4);
  move (self, GTK_DIR_LEFT);
  assert_at (self, 0, 4);
  move (self, GTK_DIR_RIGHT);
  assert_at (self, 0, 3);
  g_assert_true (bluff_chart_plot_get_plan (bluff_chart_get_plot (self->chart))->room.mirrored);
}

static void
test_keys_pairs (Fixture *self, gconstpointer data)
{
  (void) data;
  show_other (self, make_pairs ());
  move (self, GTK_DIR_TAB_FORWARD);
  assert_at (self, 0, 0);
  move (self, GTK_DIR_LEFT);
  assert_at (self, 0, 0);
  move (self, GTK_DIR_RIGHT);
  assert_at (self, 1, 0);
  move (self, GTK_DIR_DOWN);
  assert_at (self, 1, 1);
  move (self, GTK_DIR_DOWN);
  assert_at (self, 1, 1);
  move (self, GTK_DIR_LEFT);
  assert_at (self, 0, 1);
  move (self, GTK_DIR_UP);
  assert_at (self, 0, 0);
}

/* What the focus and the pointer are on says what it is; a gap is nothing. */
static void
test_words (Fixture *self, gconstpointer data)
{
  BluffChartPlot *plot = bluff_chart_get_plot (self->chart);
  GtkWidget *mark = bluff_chart_plot_get_mark (plot, 0, 3);
  const char *words = "Pirate, Apr 2026: 50 %";

  (void) data;
  g_assert_null (bluff_chart_plot_get_mark (plot, 0, 1));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (mark), ==, words);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (plot), GTK_ACCESSIBLE_ROLE_LIST);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (plot), GTK_ACCESSIBLE_PROPERTY_LABEL, "Games Won");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (plot), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "You win more often.");
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (mark), GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (mark), GTK_ACCESSIBLE_PROPERTY_LABEL, words);

  show_other (self, make_shares ());
  mark = bluff_chart_plot_get_mark (plot, 0, 1);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (mark), GTK_ACCESSIBLE_PROPERTY_LABEL, "Bluffer: 0 of 2");
}

/* What the pointer is on is what is drawn there. */
static void
test_pointer (Fixture *self, gconstpointer data)
{
  GtkWidget *plot = GTK_WIDGET (bluff_chart_get_plot (self->chart));
  const BluffChartPlan *plan = bluff_chart_plot_get_plan (BLUFF_CHART_PLOT (plot));

  (void) data;
  for (guint series = 0; series < N_GAMES; series++)
    for (guint place = 0; place < N_MONTHS; place++)
      {
        GtkWidget *mark = bluff_chart_plot_get_mark (BLUFF_CHART_PLOT (plot), series, place), *met;

        /* Where two are the same, one lies upon the other. */
        if (mark == NULL || (place == 2 && series < 2))
          continue;
        met = gtk_widget_pick (plot, bluff_chart_plan_place_x (plan, place),
                               bluff_chart_plan_value_y (plan, wins[series][place]), GTK_PICK_DEFAULT);
        g_assert_true (met == mark);
      }
}

/* Every value of the table is one of the chart, in its place. */
static void
test_table (Fixture *self, gconstpointer data)
{
  GtkGrid *table = GTK_GRID (bluff_chart_get_table (self->chart));

  (void) data;
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (table), GTK_ACCESSIBLE_ROLE_TABLE);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (table), GTK_ACCESSIBLE_PROPERTY_LABEL, "Games Won");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (gtk_grid_get_child_at (table, 0, 0))), ==, "Month");
  for (guint series = 0; series < N_GAMES; series++)
    {
      GtkWidget *head = gtk_grid_get_child_at (table, (int) series + 1, 0);

      g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (head)), ==, games[series]);
      gtk_test_accessible_assert_role (GTK_ACCESSIBLE (head), GTK_ACCESSIBLE_ROLE_COLUMN_HEADER);
      for (guint place = 0; place < N_MONTHS; place++)
        {
          GtkWidget *cell = gtk_grid_get_child_at (table, (int) series + 1, (int) place + 1);
          g_autofree char *text = say_number (wins[series][place]);
          g_autofree char *words = g_strdup_printf ("%s, %s 2026: %s", games[series], months[place],
                                                    wins[series][place] == NONE ? "nothing" : text);

          g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (cell)), ==, wins[series][place] == NONE ? "–" : text);
          gtk_test_accessible_assert_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, words);
        }
    }
  g_assert_null (gtk_grid_get_child_at (table, N_GAMES + 1, 0));
  g_assert_null (gtk_grid_get_child_at (table, 0, N_MONTHS + 1));
}

/* The button swaps them, and other values leave it as it is. */
static void
test_toggle (Fixture *self, gconstpointer data)
{
  GtkWidget *button = find_type (GTK_WIDGET (self->chart), GTK_TYPE_TOGGLE_BUTTON);
  g_autofree char *expected = g_strdup_printf (TEXT_SHOW_AS_TABLE_FORMAT, "Games Won");

  (void) data;
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, expected);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (bluff_chart_get_plot (self->chart))));
  g_assert_false (gtk_widget_get_mapped (bluff_chart_get_table (self->chart)));

  g_signal_emit_by_name (button, "clicked");
  ui_frames_settle (self->window);
  g_assert_true (bluff_chart_is_table (self->chart));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (bluff_chart_get_plot (self->chart))));
  g_assert_true (gtk_widget_get_mapped (bluff_chart_get_table (self->chart)));

  show_other (self, make_pairs ());
  g_assert_true (gtk_widget_get_mapped (bluff_chart_get_table (self->chart)));
  bluff_chart_show_as_table (self->chart, FALSE);
  ui_frames_settle (self->window);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (bluff_chart_get_plot (self->chart))));
}

static gboolean
says (GtkWidget *widget, const char *text)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
      g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (says (child, text))
      return TRUE;

  return FALSE;
}

/* Bars one below the other are drawn as far as there is room; the table has them all, and the chart says so. */
static void
test_many (Fixture *self, gconstpointer data)
{
  enum
  {
    MANY = 40
  };
  BluffChartData *many = bluff_chart_data_new (BLUFF_CHART_PAIRS, "Head to Head", "", "Opponent", NULL);
  BluffChartPlot *plot = bluff_chart_get_plot (self->chart);
  GtkGrid *table;
  guint drawn = 0;

  (void) data;
  for (guint i = 0; i < MANY; i++)
    bluff_chart_data_add_place (many, NULL, games[i % N_GAMES]);
  bluff_chart_data_add_series (many, "Behind", BLUFF_CHART_CORAL);
  for (guint i = 0; i < MANY; i++)
    bluff_chart_data_set (many, 0, i, i, "some");
  show_other (self, many);
  for (guint i = 0; i < MANY; i++)
    drawn += bluff_chart_plot_get_mark (plot, 0, i) != NULL;
  g_assert_cmpuint (drawn, ==, bluff_chart_data_get_n_drawn (many));
  g_assert_cmpuint (drawn, <, MANY);
  g_assert_cmpuint (bluff_chart_plot_get_plan (plot)->room.n_places, ==, drawn);
  g_assert_true (says (GTK_WIDGET (self->chart), TEXT_TABLE_SHOWS_MORE));

  table = GTK_GRID (bluff_chart_get_table (self->chart));
  g_assert_nonnull (gtk_grid_get_child_at (table, 0, MANY));
  show_other (self, make_pairs ());
  g_assert_false (says (GTK_WIDGET (self->chart), TEXT_TABLE_SHOWS_MORE));
}

/* Lines are named at their end, or above; bars that are not, above. */
static void
test_legend (Fixture *self, gconstpointer data)
{
  GtkWidget *swatch = find_type (GTK_WIDGET (self->chart), g_type_from_name ("BluffChartSwatch"));

  (void) data;
  g_assert_false (gtk_widget_get_mapped (swatch));
  g_assert_true (bluff_chart_plot_names_series (bluff_chart_get_plot (self->chart)));

  gtk_widget_set_halign (GTK_WIDGET (self->chart), GTK_ALIGN_START);
  gtk_widget_set_size_request (GTK_WIDGET (self->chart), NARROW, -1);
  gtk_window_set_default_size (self->window, NARROW, HEIGHT);
  ui_frames_settle (self->window);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (self->chart)), <, WIDE);
  g_assert_true (gtk_widget_get_mapped (swatch));

  show_other (self, make_shares ());
  swatch = find_type (GTK_WIDGET (self->chart), g_type_from_name ("BluffChartSwatch"));
  g_assert_false (gtk_widget_get_mapped (swatch));
}

/* With larger text there is more of it. */
static void
test_large_text (Fixture *self, gconstpointer data)
{
  GtkWidget *plot = GTK_WIDGET (bluff_chart_get_plot (self->chart));
  int dpi, before = gtk_widget_get_height (plot);

  (void) data;
  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  ui_frames_settle (self->window);
  g_assert_cmpint (gtk_widget_get_height (plot), >, before * 5 / 4);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi, NULL);
}

/* Without a value there is nothing but words. */
static void
test_empty (Fixture *self, gconstpointer data)
{
  BluffChartData *empty =
      bluff_chart_data_new (BLUFF_CHART_LINES, "Games Won", "Too few games to tell yet.", "Month", say_number);

  (void) data;
  bluff_chart_data_add_place (empty, NULL, "Jan");
  bluff_chart_data_add_series (empty, "Pirate", BLUFF_CHART_TEAL);
  show_other (self, empty);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (bluff_chart_get_plot (self->chart))));
  g_assert_false (gtk_widget_get_mapped (find_type (GTK_WIDGET (self->chart), GTK_TYPE_TOGGLE_BUTTON)));
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/chart/scale", test_scale);
  g_test_add_func ("/chart/spread", test_spread);
  g_test_add_func ("/chart/plan/columns", test_columns);
  g_test_add_func ("/chart/plan/columns-narrow", test_columns_narrow);
  g_test_add_func ("/chart/plan/one-place", test_one_place);
  g_test_add_func ("/chart/plan/pairs", test_pairs);
  g_test_add_func ("/chart/plan/shares", test_shares);
  g_test_add ("/chart/keys", Fixture, NULL, set_up, test_keys, tear_down);
  g_test_add ("/chart/keys-mirrored", Fixture, NULL, set_up_mirrored, test_keys_mirrored, tear_down);
  g_test_add ("/chart/keys-pairs", Fixture, NULL, set_up, test_keys_pairs, tear_down);
  g_test_add ("/chart/words", Fixture, NULL, set_up, test_words, tear_down);
  g_test_add ("/chart/pointer", Fixture, NULL, set_up, test_pointer, tear_down);
  g_test_add ("/chart/table", Fixture, NULL, set_up, test_table, tear_down);
  g_test_add ("/chart/many", Fixture, NULL, set_up, test_many, tear_down);
  g_test_add ("/chart/toggle", Fixture, NULL, set_up, test_toggle, tear_down);
  g_test_add ("/chart/legend", Fixture, NULL, set_up, test_legend, tear_down);
  g_test_add ("/chart/large-text", Fixture, NULL, set_up, test_large_text, tear_down);
  g_test_add ("/chart/empty", Fixture, NULL, set_up, test_empty, tear_down);

  return g_test_run ();
}
