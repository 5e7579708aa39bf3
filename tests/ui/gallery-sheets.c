/* gallery-sheets.c: shows the sheets of Bluff Pirate with made-up views and saves a picture; for people to look at.
 *
 *   gallery-sheets SCENE WIDTH HEIGHT FILE [dark] [rtl] [text=200] [keys] [high-contrast]
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-art.h"
#include "bluff-crew.h"
#include "bluff-pirate-vote-sheet.h"

#include <adwaita.h>
#include <stdlib.h>

#define RESOURCES "/io/github/bluffbay/BluffBay/"

typedef GtkWidget *(*MakeScene) (void);

enum
{
  ANNA,
  MIA,
  PAPA,
  CALICO,
  ROOK,
  N_PLAYERS
};

/* --- The game ------------------------------------------------------------------------------------------------------
 */

static BluffCrew *
make_crew (void)
{
  static const BluffCrewMember members[N_PLAYERS] = {
    [ANNA] = { "Anna", BLUFF_FLAG_BLUE },       [MIA] = { "Mia", BLUFF_FLAG_RED },    [PAPA] = { "Papa", BLUFF_FLAG_GREEN },
    [CALICO] = { "Calico", BLUFF_FLAG_YELLOW }, [ROOK] = { "Rook", BLUFF_FLAG_PURPLE },
  };

  return bluff_crew_new (members, N_PLAYERS);
}

static guint
card (BluffSuit suit, guint n)
{
  return suit * BLUFF_PIRATE_SUIT_CARDS + n;
}

static BluffCards
cards (guint n, ...)
{
  BluffCards all = BLUFF_CARDS_NONE;
  va_list list;

  va_start (list, n);
  for (guint i = 0; i < n; i++)
    bluff_cards_add (&all, va_arg (list, guint));
  va_end (list);

  return all;
}

/* Mia's set of four, as SEAT sees it. */
static BluffPirateView
make_view (BluffSeat seat)
{
  BluffPirateView view = { .seat = seat, .square = { 14, 13, 10, 16, 7 }, .hand_size = { 5, 4, 4, 5, 8 } };

  view.head.table.game = BLUFF_GAME_PIRATE;
  view.head.table.players = N_PLAYERS;
  view.head.table.voyage = BLUFF_VOYAGE_STANDARD;
  view.head.phase = BLUFF_PHASE_PIRATE_VOTE;
  view.head.turn = MIA;
  view.head.turns = 42;
  view.voted = bluff_seats_of (PAPA) | bluff_seats_of (CALICO);
  view.head.awaited = bluff_seats_of (ANNA) | bluff_seats_of (ROOK);
  view.up = cards (2, card (BLUFF_SUIT_COMPASS, 1), card (BLUFF_SUIT_COMPASS, 4));
  view.down_size = 2;
  view.discards = cards (2, card (BLUFF_SUIT_COMPASS, 7), card (BLUFF_SUIT_HOOK, 3));
  if (seat == MIA)
    view.down = cards (2, card (BLUFF_SUIT_COMPASS, 8), card (BLUFF_SUIT_FLAG, 2));
  if (seat == ANNA)
    view.hand = cards (5, card (BLUFF_SUIT_CUTLASS, 1), card (BLUFF_SUIT_SPYGLASS, 1), card (BLUFF_SUIT_HAT, 1),
                       card (BLUFF_SUIT_HAT, 2), card (BLUFF_SUIT_LANTERN, 9));

  return view;
}

/* --- Scenes --------------------------------------------------------------------------------------------------------
 */

static GtkWidget *
make_vote_of (BluffSeat seat, gboolean voted)
{
  g_autoptr (BluffCrew) crew = make_crew ();
  BluffPirateView view = make_view (seat);
  GtkWidget *sheet = bluff_pirate_vote_sheet_new ();

  if (voted)
    {
      view.head.awaited = bluff_seats_without (view.head.awaited, seat);
      view.voted |= bluff_seats_of (seat);
    }
  bluff_pirate_vote_sheet_show (BLUFF_PIRATE_VOTE_SHEET (sheet), &view, crew);

  return sheet;
}

static GtkWidget *
make_vote (void)
{
  return make_vote_of (ANNA, FALSE);
}

static GtkWidget *
make_vote_given (void)
{
  return make_vote_of (ANNA, TRUE);
}

static GtkWidget *
make_vote_layer (void)
{
  return make_vote_of (MIA, FALSE);
}

static GtkWidget *
make_vote_onlooker (void)
{
  return make_vote_of (BLUFF_ONLOOKER, FALSE);
}

static const struct
{
  const char *name;
  MakeScene make;
} scenes[] = {
  { "vote", make_vote },
  { "vote-given", make_vote_given },
  { "vote-layer", make_vote_layer },
  { "vote-onlooker", make_vote_onlooker },
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
settle (double seconds)
{
  gint64 end = g_get_monotonic_time () + (gint64) (seconds * G_TIME_SPAN_SECOND);

  while (g_get_monotonic_time () < end || bluff_art_is_busy ())
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
}

/* When the picture is taken. */
static double seconds = 0.6;
static int scroll = 0;

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
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  else if (g_str_has_prefix (option, "after="))
    seconds = g_ascii_strtod (option + 6, NULL);
  else if (g_str_has_prefix (option, "scroll="))
    scroll = atoi (option + 7);
  else if (g_str_has_prefix (option, "text="))
    {
      g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi * atoi (option + 5) / 100, NULL);
    }
}

static void
scroll_down (GtkWidget *widget)
{
  if (GTK_IS_SCROLLED_WINDOW (widget))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget)), scroll);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    scroll_down (child);
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
  gtk_window_set_focus_visible (GTK_WINDOW (window), FALSE);
  settle (seconds);
  if (scroll > 0)
    {
      scroll_down (window);
      settle (0.3);
    }
  save_picture (window, argv[4]);
  if (gtk_widget_get_width (window) != atoi (argv[2]) || gtk_widget_get_height (window) != atoi (argv[3]))
    g_printerr ("%s: asked for %s × %s, got %d × %d\n", argv[1], argv[2], argv[3], gtk_widget_get_width (window),
                gtk_widget_get_height (window));
  gtk_window_destroy (GTK_WINDOW (window));

  return EXIT_SUCCESS;
}
