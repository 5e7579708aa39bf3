/* bluff-breadth.c: how much room a page has across.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-breadth.h"

#include "bluff-follow-up.h"

enum
{
  TINY = 300,
  NARROW = 600,
  MEDIUM = 900,
  NORMAL_DPI = 96 * 1024, /* gtk-xft-dpi for text of 100 % */
  UNIT_WIDTH = 1280,      /* of a table at its own size */
  UNIT_HEIGHT = 800
};

#define LARGE_TEXT 1.5
#define LEAST_UNIT 0.75
#define MOST_UNIT 1.5

static double
scale_of (GtkSettings *settings)
{
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  return dpi > NORMAL_DPI ? (double) dpi / NORMAL_DPI : 1;
}

static BluffBreadth
judge (double width, GtkSettings *settings)
{
  width /= scale_of (settings);

  return width < TINY     ? BLUFF_BREADTH_TINY
         : width < NARROW ? BLUFF_BREADTH_NARROW
         : width < MEDIUM ? BLUFF_BREADTH_MEDIUM
                          : BLUFF_BREADTH_WIDE;
}

double
bluff_breadth_text_scale (GtkWidget *widget)
{
  return scale_of (gtk_widget_get_settings (widget));
}

gboolean
bluff_breadth_has_large_text (GtkWidget *widget)
{
  return bluff_breadth_text_scale (widget) >= LARGE_TEXT;
}

static void
mark (GtkWidget *widget)
{
  if (bluff_breadth_has_large_text (widget))
    gtk_widget_add_css_class (widget, "large-text");
  else
    gtk_widget_remove_css_class (widget, "large-text");
}

void
bluff_breadth_mark_large_text (GtkWidget *widget)
{
  g_signal_connect_object (gtk_widget_get_settings (widget), "notify::gtk-xft-dpi", G_CALLBACK (mark), widget,
                           G_CONNECT_SWAPPED);
  mark (widget);
}

BluffBreadth
bluff_breadth_of (GtkWidget *widget, double width)
{
  return judge (width, gtk_widget_get_settings (widget));
}

double
bluff_breadth_table_unit (int width, int height)
{
  return CLAMP (MIN ((double) width / UNIT_WIDTH, (double) height / UNIT_HEIGHT), LEAST_UNIT, MOST_UNIT);
}

typedef struct
{
  GtkWidget *scroller; /* owns this */
  GtkAdjustment *adjustment;
  GtkSettings *settings;
  BluffBreadthFunc func;
  gpointer data;
  int breadth; /* -1: not known yet */
} Watch;

static BluffBreadth
measure (Watch *watch)
{
  return judge (gtk_adjustment_get_page_size (watch->adjustment), watch->settings);
}

static void
tell (GtkWidget *scroller)
{
  Watch *watch = g_object_get_data (G_OBJECT (scroller), "bluff-breadth");
  BluffBreadth breadth = measure (watch);

  if ((int) breadth != watch->breadth)
    {
      watch->breadth = (int) breadth;
      watch->func (breadth, watch->data);
    }
}

static void
changed_cb (Watch *watch)
{
  if (gtk_adjustment_get_page_size (watch->adjustment) > 0 && (int) measure (watch) != watch->breadth)
    bluff_follow_up (watch->scroller, tell);
}

static void
free_watch (gpointer data)
{
  Watch *watch = data;

  g_signal_handlers_disconnect_by_data (watch->adjustment, watch);
  g_signal_handlers_disconnect_by_data (watch->settings, watch);
  g_object_unref (watch->adjustment);
  g_object_unref (watch->settings);
  g_free (watch);
}

void
bluff_breadth_watch (GtkScrolledWindow *scroller, BluffBreadthFunc func, gpointer data)
{
  Watch *watch = g_new0 (Watch, 1);

  g_return_if_fail (GTK_IS_SCROLLED_WINDOW (scroller));

  watch->scroller = GTK_WIDGET (scroller);
  watch->adjustment = g_object_ref (gtk_scrolled_window_get_hadjustment (scroller));
  watch->settings = g_object_ref (gtk_widget_get_settings (GTK_WIDGET (scroller)));
  watch->func = func;
  watch->data = data;
  watch->breadth = -1;
  g_signal_connect_swapped (watch->adjustment, "notify::page-size", G_CALLBACK (changed_cb), watch);
  g_signal_connect_swapped (watch->settings, "notify::gtk-xft-dpi", G_CALLBACK (changed_cb), watch);
  g_object_set_data_full (G_OBJECT (scroller), "bluff-breadth", watch, free_watch);
}
