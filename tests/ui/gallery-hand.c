/* gallery-hand.c: saves pictures of the own hand, the tray and the rail with made-up views, to be looked at.
 *
 *   gallery-hand SCENE WIDTH HEIGHT PICTURE [dark] [rtl] [text=PERCENT]
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-art.h"
#include "bluff-card.h"
#include "bluff-palette.h"
#include "bluff-pirate.h"

#include <adwaita.h>
#include <stdlib.h>

#define RESOURCES "/io/github/bluffbay/BluffBay/"

typedef GtkWidget *(*MakeScene) (void);

/* --- Scenes --------------------------------------------------------------------------------------------------------
 */

static GtkWidget *
make_cards (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18);
  GdkRGBA brass = bluff_palette_get (BLUFF_COLOUR_BRASS);

  for (guint i = 0; i < 9; i++)
    {
      GtkWidget *card = bluff_card_new ();

      bluff_card_set_width (BLUFF_CARD (card), 92);
      bluff_card_show (BLUFF_CARD (card), i < 5 ? (BluffCardSide) i : i % 2, i * 11);
      bluff_card_set_label (BLUFF_CARD (card), "Card");
      bluff_card_set_dimmed (BLUFF_CARD (card), i == 7);
      bluff_card_set_ring (BLUFF_CARD (card), i == 8 ? &brass : NULL);
      gtk_widget_set_valign (card, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), card);
    }
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (box, "gallery-sea");

  return box;
}

static const struct
{
  const char *name;
  MakeScene make;
} scenes[] = {
  { "cards", make_cards },
};

/* --- Pictures ------------------------------------------------------------------------------------------------------
 */

static void
save_picture (GtkWidget *widget, const char *path)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
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
load_style (const char *name)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();
  g_autofree char *path = g_strconcat (RESOURCES, name, NULL);

  gtk_css_provider_load_from_resource (provider, path);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static void
load_ground (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_data (provider, ".gallery { background: @bb_sea; }", -1);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
}

/* Until nothing moves and every drawing is there. */
static void
settle (void)
{
  gint64 end = g_get_monotonic_time () + G_TIME_SPAN_SECOND / 2;

  while (g_get_monotonic_time () < end || bluff_art_is_busy ())
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
}

static void
read_option (const char *option)
{
  int dpi;

  if (g_str_equal (option, "dark"))
    {
      adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_DARK);
      load_style ("style-dark.css");
    }
  else if (g_str_equal (option, "rtl"))
    {
      gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
    }
  else if (g_str_has_prefix (option, "text="))
    {
      g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi * atoi (option + 5) / 100, NULL);
    }
}

int
main (int argc, char **argv)
{
  GtkWidget *window, *scene = NULL;

  if (argc < 5)
    return EXIT_FAILURE;

  adw_init ();
  load_style ("style.css");
  load_ground ();
  for (int i = 5; i < argc; i++)
    read_option (argv[i]);

  for (guint i = 0; i < G_N_ELEMENTS (scenes); i++)
    if (g_str_equal (scenes[i].name, argv[1]))
      scene = scenes[i].make ();
  if (scene == NULL)
    return EXIT_FAILURE;

  window = gtk_window_new ();
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_widget_add_css_class (window, "gallery");
  gtk_window_set_child (GTK_WINDOW (window), scene);
  gtk_window_set_default_size (GTK_WINDOW (window), atoi (argv[2]), atoi (argv[3]));
  gtk_window_present (GTK_WINDOW (window));
  gtk_window_set_focus_visible (GTK_WINDOW (window), TRUE);
  settle ();
  save_picture (window, argv[4]);
  gtk_window_destroy (GTK_WINDOW (window));

  return EXIT_SUCCESS;
}
