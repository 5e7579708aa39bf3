/* gallery-chart.c: shows charts with made-up values and saves a picture; for people to look at.
 *
 *   gallery-chart WIDTH HEIGHT FILE [rtl] [text=200] [table] [keys]
 *
 * The colours are those of the environment (ADW_DEBUG_COLOR_SCHEME, ADW_DEBUG_HIGH_CONTRAST).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-chart.h"
#include "bluff-scheme.h"
#include "bluff-words-number.h"

#include <adwaita.h>
#include <stdlib.h>

#define RESOURCES "/io/github/bluffbay/BluffBay/"

enum
{
  XFT_DPI = 96 * 1024
};

static gboolean keys, table;

static char *
say_percent (double value)
{
  return bluff_words_percent ((guint) value);
}

static char *
say_number (double value)
{
  return g_strdup_printf ("%.0f", value);
}

/* --- Charts --------------------------------------------------------------------------------------------------------
 */

static const char *const games[] = { "Bluff Pirate", "Bluffer", "Bluffaneer" };

static BluffChartData *
make_lines (void)
{
  static const char *const months[] = { "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov" };
  static const int values[][10] = { { 20, 33, 30, 38, 42, 40, 45, 52, 50, 55 },
                                    { 50, 42, 45, 40, 44, -1, 46, 43, 47, 46 },
                                    { 10, 14, 20, 18, 25, 24, 30, 28, 33, 36 } };
  BluffChartData *data =
      bluff_chart_data_new (BLUFF_CHART_LINES, "Games Won, Month by Month",
                            "You win more games of Bluff Pirate than in the spring.", "Month", say_percent);

  for (guint i = 0; i < G_N_ELEMENTS (months); i++)
    bluff_chart_data_add_place (data, months[i], months[i]);
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      guint series = bluff_chart_data_add_series (data, games[i], (BluffChartStyle) i);

      for (guint place = 0; place < G_N_ELEMENTS (months); place++)
        if (values[i][place] >= 0)
          {
            g_autofree char *text = bluff_words_percent ((guint) values[i][place]);

            bluff_chart_data_set (data, series, place, values[i][place], text);
          }
    }

  return data;
}

static BluffChartData *
make_pairs (void)
{
  static const int values[][3] = { { 13, 15, 4 }, { 21, 17, 9 } };
  static const char *const names[] = { "Wrong", "Right" };
  static const BluffChartStyle styles[] = { BLUFF_CHART_CORAL, BLUFF_CHART_TEAL };
  BluffChartData *data =
      bluff_chart_data_new (BLUFF_CHART_PAIRS, "Your Shouts", "You were right more often than wrong.", "Game", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    bluff_chart_data_add_place (data, NULL, games[i]);
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      guint series = bluff_chart_data_add_series (data, names[i], styles[i]);

      for (guint place = 0; place < G_N_ELEMENTS (games); place++)
        {
          g_autofree char *text = say_number (values[i][place]);

          bluff_chart_data_set (data, series, place, values[i][place], text);
        }
    }

  return data;
}

static BluffChartData *
make_shares (void)
{
  static const int values[][2] = { { 24, 38 }, { 11, 22 }, { 7, 12 } };
  BluffChartData *data =
      bluff_chart_data_new (BLUFF_CHART_SHARES, "Bluffs Believed", "You bluffed 72 times.", "Game", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    bluff_chart_data_add_place (data, NULL, games[i]);
  bluff_chart_data_add_series (data, "Believed", BLUFF_CHART_TEAL);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *text = g_strdup_printf ("%d of %d", values[i][0], values[i][1]);

      bluff_chart_data_set (data, 0, i, 100.0 * values[i][0] / values[i][1], text);
    }

  return data;
}

static BluffChartData *
make_ranges (void)
{
  static const int values[] = { 1500, 1460, 1510, 1560, 1540, 1600, 1620, 1610 };
  BluffChartData *data =
      bluff_chart_data_new (BLUFF_CHART_RANGES, "Rating", "Your rating is 1610, give or take 60.", "Month", say_number);

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autofree char *name = g_strdup_printf ("Month %u", i + 1), *brief = g_strdup_printf ("%u", i + 1);

      bluff_chart_data_add_place (data, brief, name);
    }
  bluff_chart_data_add_series (data, "Rating", BLUFF_CHART_TEAL);
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      int doubt = 150 - 14 * (int) i;
      g_autofree char *text = g_strdup_printf ("%d ± %d", values[i], doubt);

      bluff_chart_data_set_range (data, 0, i, values[i], values[i] - doubt, values[i] + doubt, text);
    }

  return data;
}

/* --- The picture ---------------------------------------------------------------------------------------------------
 */

static void
save_picture (GtkWidget *widget, const char *path)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gdk_texture_save_to_png (texture, path);
}

static void
settle (void)
{
  gint64 end = g_get_monotonic_time () + G_TIME_SPAN_SECOND / 2;

  while (g_get_monotonic_time () < end)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
}

static void
load_style (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, RESOURCES "style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  gtk_icon_theme_add_resource_path (gtk_icon_theme_get_for_display (gdk_display_get_default ()), RESOURCES "icons");
  bluff_scheme_begin ();
}

static void
read_option (const char *option)
{
  if (g_str_equal (option, "rtl"))
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  else if (g_str_equal (option, "table"))
    table = TRUE;
  else if (g_str_equal (option, "keys"))
    keys = TRUE;
  else if (g_str_has_prefix (option, "text="))
    g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", XFT_DPI * atoi (option + 5) / 100, NULL);
}

int
main (int argc, char **argv)
{
  BluffChartData *(*const makes[]) (void) = { make_lines, make_pairs, make_shares, make_ranges };
  GtkWidget *window, *box, *scroller;

  if (argc < 4)
    return EXIT_FAILURE;

  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Cantarell 11", NULL);
  load_style ();
  for (int i = 4; i < argc; i++)
    read_option (argv[i]);

  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  for (guint i = 0; i < G_N_ELEMENTS (makes); i++)
    {
      GtkWidget *chart = bluff_chart_new ();

      bluff_chart_set_data (BLUFF_CHART (chart), makes[i]());
      bluff_chart_show_as_table (BLUFF_CHART (chart), table);
      gtk_widget_add_css_class (chart, "card");
      gtk_box_append (GTK_BOX (box), chart);
      if (makes[i] == make_shares)
        bluff_chart_set_note (BLUFF_CHART (chart), "Your 5-card sets are believed less often than 3-card sets.");
    }
  scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  window = gtk_window_new ();
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_child (GTK_WINDOW (window), scroller);
  gtk_window_set_default_size (GTK_WINDOW (window), atoi (argv[1]), atoi (argv[2]));
  gtk_window_present (GTK_WINDOW (window));
  if (keys)
    {
      settle ();
      gtk_widget_child_focus (box, GTK_DIR_TAB_FORWARD);
      gtk_window_set_focus_visible (GTK_WINDOW (window), TRUE);
    }
  settle ();
  save_picture (window, argv[3]);
  if (gtk_widget_get_width (window) != atoi (argv[1]))
    g_printerr ("asked for %s, got %d\n", argv[1], gtk_widget_get_width (window));
  gtk_window_destroy (GTK_WINDOW (window));

  return EXIT_SUCCESS;
}
