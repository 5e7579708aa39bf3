/* gallery-board.c: pictures of seats, board and piles with made-up games, to be looked at.
 *
 * gallery-board FOLDER saves a PNG of each scene in FOLDER.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-art.h"
#include "bluff-pirate-board.h"
#include "bluff-pirate-discards.h"
#include "bluff-pirate-piles.h"
#include "bluff-pirate-sea.h"
#include "bluff-seat-strip.h"

#include <adwaita.h>

typedef struct
{
  const char *name;
  int width, height;
  gboolean dark, rtl, strip, preview, onlooker, choosing, large_text, islands_open, focus_seat, focus_square, popover,
      sailing, bend, opening;
  BluffVoyage voyage;
} Scene;

static const Scene scenes[] = {
  { "03-wide", 1016, 536 },
  { "05-dark", 1016, 536, .dark = TRUE },
  { "06-arabic", 1016, 536, .rtl = TRUE },
  { "04-narrow", 400, 308 },
  { "20-strip", 360, 213, .strip = TRUE },
  { "20-strip-rtl", 360, 213, .strip = TRUE, .rtl = TRUE },
  { "24-medium", 760, 350 },
  { "26-1080p", 1580, 740 },
  { "narrow-360", 360, 300 },
  { "onlooker-wide", 1280, 600, .onlooker = TRUE },
  { "onlooker-360", 360, 320, .onlooker = TRUE },
  { "choosing", 1016, 536, .choosing = TRUE },
  { "large-text-wide", 1016, 600, .large_text = TRUE },
  { "large-text-360", 360, 480, .large_text = TRUE },
  { "preview-short", 420, 320, .preview = TRUE, .voyage = BLUFF_VOYAGE_SHORT },
  { "preview-standard", 420, 320, .preview = TRUE, .voyage = BLUFF_VOYAGE_STANDARD },
  { "preview-long-wide", 900, 420, .preview = TRUE, .voyage = BLUFF_VOYAGE_LONG },
  { "islands-open", 1016, 536, .islands_open = TRUE },
  { "long-360", 360, 400, .voyage = BLUFF_VOYAGE_LONG },
  { "focus-square", 760, 350, .focus_square = TRUE },
  { "focus-seat", 760, 350, .focus_seat = TRUE },
  { "popover-suit", 380, 260, .popover = TRUE },
  { "popover-all", 381, 420, .popover = TRUE },
  { "popover-all-dark-rtl", 381, 420, .popover = TRUE, .dark = TRUE, .rtl = TRUE },
  { "sailing", 1016, 536, .sailing = TRUE },
  { "sailing-bend", 1016, 536, .bend = TRUE },
  { "opening", 1016, 536, .opening = TRUE },
};

static const char *const latin[] = { "Anna", "Mia", "Papa", "Calico", "Rook" };
static const char *const arabic[] = { "آنا", "ميا", "بابا", "كاليكو", "رُخّ" };
static const BluffFlag flags[] = { BLUFF_FLAG_BLUE, BLUFF_FLAG_RED, BLUFF_FLAG_GREEN, BLUFF_FLAG_YELLOW,
                                   BLUFF_FLAG_PURPLE };
static const guint8 squares[] = { 10, 13, 10, 16, 7 };
static const guint8 hands[] = { 9, 6, 4, 5, 8 };

static void
make_view (BluffPirateView *view, const Scene *scene)
{
  static const guint8 counts[BLUFF_N_SUITS] = { 4, 2, 3, 6, 0, 5, 2, 3, 7, 0 };

  memset (view, 0, sizeof *view);
  bluff_table_init (&view->head.table, BLUFF_GAME_PIRATE, 5);
  view->head.table.voyage = scene->preview || scene->voyage != 0 ? scene->voyage : BLUFF_VOYAGE_STANDARD;
  memcpy (view->square, squares, sizeof squares);
  memcpy (view->hand_size, hands, sizeof hands);
  view->pile_size = 36;
  for (guint suit = 0; suit < BLUFF_N_SUITS; suit++)
    for (guint i = 0; i < counts[suit]; i++)
      bluff_cards_add (&view->discards, suit * BLUFF_PIRATE_SUIT_CARDS + 9 - i);
  if (scene->islands_open)
    {
      view->island[0] = BLUFF_ISLAND_EMPTY;
      view->island[1] = BLUFF_ISLAND_TREASURE;
      view->square[0] = 20;
      view->square[2] = 20;
      view->square[1] = 28;
      view->square[3] = view->square[4] = 23;
    }
}

static void
make_news (BluffSeatNews news[5], const BluffPirateView *view, const Scene *scene)
{
  for (guint i = 0; i < 5; i++)
    {
      news[i] = (BluffSeatNews){ .seat = (BluffSeat) i, .flag = flags[i], .count = view->hand_size[i] };
      news[i].name = scene->rtl ? arabic[i] : latin[i];
      news[i].line = g_strdup_printf (scene->rtl ? "الخانة %u" : "Square %u", view->square[i]);
      news[i].number = g_strdup_printf ("%u", view->square[i]);
      news[i].icon = g_strdup_printf ("ship-%s", bluff_flag_colour (flags[i]));
    }
  if (scene->islands_open || scene->onlooker)
    {
      news[1].marks = BLUFF_SEAT_MARK_ACTIVE;
      news[2].marks = BLUFF_SEAT_MARK_VOTED;
      news[3].marks = BLUFF_SEAT_MARK_THINKING;
      news[4].marks = BLUFF_SEAT_MARK_AWAY;
      news[3].line = NULL;
      news[2].name = "Bartholomäus der Schreckliche";
    }
}

static GtkWidget *
make_table (const Scene *scene, BluffPirateBoard **sailing)
{
  GtkWidget *sea = bluff_pirate_sea_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *strip = bluff_seat_strip_new ();
  GtkWidget *board = bluff_pirate_board_new ();
  GtkWidget *piles = bluff_pirate_piles_new ();
  double unit = CLAMP (scene->width / 1016.0, 0.75, 1.35);
  int edge = scene->width < 600 ? 8 : 14;
  BluffSeatNews news[5];
  BluffPirateView view;

  if (sailing != NULL)
    *sailing = BLUFF_PIRATE_BOARD (board);
  if (scene->preview)
    {
      bluff_pirate_board_preview (BLUFF_PIRATE_BOARD (board), scene->voyage, flags, 5);
      return board;
    }

  make_view (&view, scene);
  if (scene->popover)
    return scene->width == 380 ? bluff_pirate_discards_of_suit (BLUFF_SUIT_LANTERN, view.discards)
                               : bluff_pirate_discards_of_all (view.discards);
  make_news (news, &view, scene);
  bluff_pirate_sea_set_unit (BLUFF_PIRATE_SEA (sea), unit);
  bluff_seat_strip_set_unit (BLUFF_SEAT_STRIP (strip), unit);
  bluff_pirate_board_set_unit (BLUFF_PIRATE_BOARD (board), unit);
  bluff_pirate_piles_set_unit (BLUFF_PIRATE_PILES (piles), unit);
  bluff_seat_strip_show (BLUFF_SEAT_STRIP (strip), scene->onlooker ? news : news + 1, scene->onlooker ? 5 : 4);
  if (scene->choosing)
    bluff_seat_strip_set_choices (BLUFF_SEAT_STRIP (strip), 1 << 1 | 1 << 3);
  bluff_pirate_board_set_ground (BLUFF_PIRATE_BOARD (board), FALSE);
  bluff_pirate_board_set_strip (BLUFF_PIRATE_BOARD (board), scene->strip);
  bluff_pirate_board_show (BLUFF_PIRATE_BOARD (board), &view, news, 5, scene->onlooker ? BLUFF_NO_SEAT : 0);
  bluff_pirate_board_set_target (BLUFF_PIRATE_BOARD (board), scene->islands_open ? 28 : 14);
  bluff_pirate_piles_show (BLUFF_PIRATE_PILES (piles), &view);
  bluff_pirate_piles_set_compact (BLUFF_PIRATE_PILES (piles), scene->width < 900);

  gtk_widget_set_margin_start (strip, edge);
  gtk_widget_set_margin_end (strip, edge);
  gtk_widget_set_margin_top (strip, 10);
  gtk_widget_set_vexpand (board, TRUE);
  gtk_widget_set_margin_start (piles, edge);
  gtk_widget_set_margin_bottom (piles, 10);
  gtk_widget_set_halign (piles, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), strip);
  gtk_box_append (GTK_BOX (box), board);
  gtk_box_append (GTK_BOX (box), piles);
  adw_bin_set_child (ADW_BIN (sea), box);

  return sea;
}

static void
spin (guint milliseconds)
{
  gint64 end = g_get_monotonic_time () + milliseconds * 1000;

  while (g_get_monotonic_time () < end || bluff_art_is_busy ())
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (2000);
}

static void
save (GtkWidget *widget, const char *path)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (widget));
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  /* There is nothing before the first frame, which may take its time. */
  for (guint i = 0; node == NULL && i < 100; i++)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();

      gdk_paintable_snapshot (paintable, snapshot, width, height);
      node = gtk_snapshot_free_to_node (snapshot);
      if (node == NULL)
        spin (20);
    }
  texture = gsk_renderer_render_texture (renderer, node, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gdk_texture_save_to_png (texture, path);
}

/* As AdwApplication does it. */
static void
add_style (const char *name)
{
  g_autofree char *path = g_strconcat ("/io/github/bluffbay/BluffBay/", name, NULL);
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, path);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static void
set_style (gboolean dark)
{
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
  add_style ("style.css");
  if (dark)
    add_style ("css/dark.css");
  if (adw_style_manager_get_high_contrast (adw_style_manager_get_default ()))
    add_style ("css/high-contrast.css");
}

static void
show_scene (const Scene *scene, const char *folder)
{
  GtkWidget *window = gtk_window_new ();
  g_autofree char *file = g_strconcat (scene->name, ".png", NULL);
  g_autofree char *path = g_build_filename (folder, file, NULL);
  BluffPirateBoard *board;
  GtkWidget *table;

  gtk_widget_set_default_direction (scene->rtl ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
  set_style (scene->dark);
  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Cantarell 11", "gtk-xft-dpi",
                (scene->large_text ? 192 : 96) * 1024, NULL);
  table = make_table (scene, &board);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), scene->width, scene->height);
  gtk_window_set_child (GTK_WINDOW (window), table);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (table))
    spin (10);
  spin (250);
  if (scene->focus_seat || scene->focus_square)
    {
      gtk_window_set_focus_visible (GTK_WINDOW (window), TRUE);
      gtk_widget_child_focus (scene->focus_seat ? gtk_widget_get_prev_sibling (GTK_WIDGET (board)) : GTK_WIDGET (board),
                              GTK_DIR_TAB_FORWARD);
      spin (250);
    }
  if (scene->sailing)
    {
      bluff_pirate_board_sail_async (board, 1, 13, 19, 1, NULL, NULL);
      spin (620);
    }
  if (scene->bend)
    {
      bluff_pirate_board_sail_async (board, 0, 10, 12, 2, NULL, NULL);
      spin (350);
    }
  if (scene->opening)
    {
      bluff_pirate_board_open_async (board, 0, BLUFF_ISLAND_TREASURE, 4, NULL, NULL);
      spin (260);
    }
  save (table, path);
  gtk_window_destroy (GTK_WINDOW (window));
  spin (20);
}

int
main (int argc, char **argv)
{
  if (argc < 2)
    {
      g_printerr ("usage: gallery-board FOLDER [SCENE…]\n");
      return 2;
    }

  adw_init ();
  g_mkdir_with_parents (argv[1], 0755);
  for (guint i = 0; i < G_N_ELEMENTS (scenes); i++)
    {
      gboolean wanted = argc == 2;

      for (int k = 2; k < argc; k++)
        wanted |= g_str_equal (argv[k], scenes[i].name);
      if (wanted)
        show_scene (&scenes[i], argv[1]);
    }

  return 0;
}
