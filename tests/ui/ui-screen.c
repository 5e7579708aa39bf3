/* ui-screen.c: all that is on the screen, as text.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-screen.h"

#include "bluff-card.h"
#include "bluff-seat-badge.h"

#include <math.h>

static void
read_below (GtkWidget *widget, GtkWidget *window, GString *text)
{
  g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);
  g_autofree char *joined = g_strjoinv (".", classes);
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_child_visible (widget) ||
      !gtk_widget_compute_bounds (widget, window, &bounds))
    return;

  g_string_append_printf (text, "%s.%s %.0f,%.0f+%.0f+%.0f", G_OBJECT_TYPE_NAME (widget), joined,
                          round (bounds.origin.x), round (bounds.origin.y), round (bounds.size.width),
                          round (bounds.size.height));
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, " “%s”", gtk_label_get_text (GTK_LABEL (widget)));
  if (gtk_widget_get_tooltip_text (widget) != NULL)
    g_string_append_printf (text, " (%s)", gtk_widget_get_tooltip_text (widget));
  if (BLUFF_IS_CARD (widget))
    g_string_append_printf (text, " %s", bluff_card_get_art (BLUFF_CARD (widget)));
  if (BLUFF_IS_SEAT_BADGE (widget))
    g_string_append_printf (text, " %x", bluff_seat_badge_get_news (BLUFF_SEAT_BADGE (widget))->marks);
  g_string_append_c (text, '\n');
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    read_below (child, window, text);
}

static char *
sum_picture (GtkWidget *window)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree guchar *data = NULL;
  gsize stride, size;

  gdk_paintable_snapshot (paintable, GDK_SNAPSHOT (snapshot), gdk_paintable_get_intrinsic_width (paintable),
                          gdk_paintable_get_intrinsic_height (paintable));
  node = gtk_snapshot_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node, NULL);
  stride = (gsize) gdk_texture_get_width (texture) * 4;
  size = stride * (gsize) gdk_texture_get_height (texture);
  data = g_malloc (size);
  gdk_texture_download (texture, data, stride);

  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, data, size);
}

char *
ui_screen_read (UiDriver *driver)
{
  GtkWidget *window = GTK_WIDGET (ui_driver_get_window (driver));
  GString *text = g_string_new (NULL);
  g_autofree char *picture = NULL;

  ui_driver_point_away (driver);
  read_below (window, window, text);
  picture = sum_picture (window);
  g_string_append_printf (text, "picture %s\n", picture);

  return g_string_free (text, FALSE);
}
