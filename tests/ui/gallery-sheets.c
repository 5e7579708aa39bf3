/* gallery-sheets.c: shows the sheets of Bluff Pirate, and where people shout, with made-up views and saves a picture;
 * for people to look at.
 *
 *   gallery-sheets SCENE WIDTH HEIGHT FILE [dark] [rtl] [text=200] [keys] [high-contrast]
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-art.h"
#include "bluff-crew.h"
#include "bluff-key-cap.h"
#include "bluff-pirate-board-sheet.h"
#include "bluff-pirate-end-sheet.h"
#include "bluff-pirate-island-sheet.h"
#include "bluff-pirate-lift-sheet.h"
#include "bluff-pirate-outlook.h"
#include "bluff-pirate-reveal-sheet.h"
#include "bluff-pirate-vote-sheet.h"
#include "bluff-shout-panel.h"
#include "bluff-toss.h"
#include "bluff-words-evening.h"

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
    [ANNA] = { "Anna", BLUFF_FLAG_BLUE },   [MIA] = { "Mia", BLUFF_FLAG_RED },
    [PAPA] = { "Papa", BLUFF_FLAG_GREEN },  [CALICO] = { "Calico", BLUFF_FLAG_YELLOW },
    [ROOK] = { "Rook", BLUFF_FLAG_PURPLE },
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

static GtkWidget *
make_lift_of (BluffSeat seat, const char *help)
{
  g_autoptr (BluffCrew) crew = make_crew ();
  BluffPirateView view = make_view (seat);
  GtkWidget *sheet = bluff_pirate_lift_sheet_new ();

  view.head.phase = BLUFF_PHASE_PIRATE_REVEAL;
  view.head.awaited = bluff_seats_of (MIA);
  view.voted = bluff_seats_without (bluff_seats_all (N_PLAYERS), MIA);
  bluff_pirate_lift_sheet_show (BLUFF_PIRATE_LIFT_SHEET (sheet), &view, crew, help);

  return sheet;
}

static GtkWidget *
make_lift (void)
{
  return make_lift_of (MIA, "Cups you have lifted so far: Papa believed you 3 times of 4, Anna 1 time of 3.");
}

static GtkWidget *
make_lift_other (void)
{
  return make_lift_of (ANNA, NULL);
}

static GtkWidget *
make_reveal_of (gboolean vote, gboolean bluff, double factor)
{
  g_autoptr (BluffCrew) crew = make_crew ();
  BluffPirateView view = make_view (ANNA);
  BluffTold told = { ANNA, BLUFF_GAME_PIRATE, { BLUFF_EVENT_REVEAL, MIA } };
  GtkWidget *sheet = bluff_pirate_reveal_sheet_new ();
  guint8 after[BLUFF_PIRATE_SEATS];

  told.event.reveal.voter = ANNA;
  told.event.reveal.vote = vote;
  told.event.reveal.bluff = bluff;
  told.event.reveal.size = 4;
  told.event.reveal.up = view.up;
  told.event.reveal.down =
      cards (2, card (BLUFF_SUIT_COMPASS, 8), bluff ? card (BLUFF_SUIT_FLAG, 2) : card (BLUFF_SUIT_COMPASS, 9));
  bluff_pirate_outlook_after (&view, &told.event, after);
  bluff_pirate_reveal_sheet_present (BLUFF_PIRATE_REVEAL_SHEET (sheet), crew, &told, view.square, after, factor);

  return sheet;
}

static GtkWidget *
make_reveal_caught (void)
{
  return make_reveal_of (TRUE, TRUE, 0);
}

static GtkWidget *
make_reveal_honest (void)
{
  return make_reveal_of (TRUE, FALSE, 0);
}

static GtkWidget *
make_reveal_believed (void)
{
  return make_reveal_of (FALSE, TRUE, 0);
}

static void
start_reveal (GtkWidget *bin)
{
  adw_bin_set_child (ADW_BIN (bin), make_reveal_of (TRUE, TRUE, 1));
}

/* It begins when it is on the screen. */
static GtkWidget *
make_reveal_moving (void)
{
  GtkWidget *bin = adw_bin_new ();

  g_signal_connect_after (bin, "map", G_CALLBACK (start_reveal), NULL);
  return bin;
}

static GtkWidget *
make_board_of (BluffSeats victims)
{
  g_autoptr (BluffCrew) crew = make_crew ();
  BluffPirateView view = make_view (ANNA);
  GtkWidget *sheet = bluff_pirate_board_sheet_new ();

  bluff_pirate_board_sheet_ask (BLUFF_PIRATE_BOARD_SHEET (sheet), &view, crew, victims);
  return sheet;
}

static GtkWidget *
make_board_ship (void)
{
  return make_board_of (bluff_seats_of (MIA) | bluff_seats_of (CALICO) | bluff_seats_of (ROOK));
}

static GtkWidget *
make_board_cards (void)
{
  return make_board_of (bluff_seats_of (ROOK));
}

static GtkWidget *
make_boarded_for (BluffSeat seat)
{
  g_autoptr (BluffCrew) crew = make_crew ();
  BluffTold told = { seat, BLUFF_GAME_PIRATE, { BLUFF_EVENT_BOARD, ANNA } };
  GtkWidget *sheet = bluff_pirate_board_sheet_new ();

  told.event.board.card = (guint8) card (BLUFF_SUIT_LANTERN, 9);
  told.event.board.victim = ROOK;
  told.event.board.taken_size = 3;
  if (seat == ANNA || seat == ROOK)
    told.event.board.taken =
        cards (3, card (BLUFF_SUIT_HAT, 4), card (BLUFF_SUIT_BARREL, 2), card (BLUFF_SUIT_ANCHOR, 9));
  bluff_pirate_board_sheet_present (BLUFF_PIRATE_BOARD_SHEET (sheet), crew, &told, 0);
  return sheet;
}

static GtkWidget *
make_boarded (void)
{
  return make_boarded_for (ANNA);
}

static GtkWidget *
make_boarded_other (void)
{
  return make_boarded_for (PAPA);
}

static GtkWidget *
make_island_of (gboolean treasure)
{
  g_autoptr (BluffCrew) crew = make_crew ();
  BluffTold told = { ANNA, BLUFF_GAME_PIRATE, { BLUFF_EVENT_OPEN, CALICO } };
  GtkWidget *sheet = bluff_pirate_island_sheet_new ();

  told.event.open.island = 1;
  told.event.open.treasure = treasure;
  bluff_pirate_island_sheet_present (BLUFF_PIRATE_ISLAND_SHEET (sheet), crew, &told, 0);
  return sheet;
}

static GtkWidget *
make_island (void)
{
  return make_island_of (FALSE);
}

static GtkWidget *
make_treasure (void)
{
  return make_island_of (TRUE);
}

static GtkWidget *
make_end (void)
{
  g_autoptr (BluffCrew) crew = make_crew ();
  BluffPirateView view = make_view (ANNA);
  GtkWidget *sheet = bluff_pirate_end_sheet_new ();
  static const guint8 places[] = { 1, 3, 4, 2, 4 };
  static const guint8 squares[] = { 28, 23, 16, 25, 16 };

  memcpy (view.head.place, places, sizeof places);
  memcpy (view.square, squares, sizeof squares);
  view.island[0] = BLUFF_ISLAND_EMPTY;
  view.island[1] = BLUFF_ISLAND_TREASURE;
  bluff_pirate_end_sheet_present (BLUFF_PIRATE_END_SHEET (sheet), crew, &view, 0);
  return sheet;
}

/* With how the evening stands. */
static GtkWidget *
make_end_of_series (void)
{
  static const BluffWordsWins wins[] = { { "Anna", 3 }, { "Papa", 2 }, { "Mia", 1 } };
  GtkWidget *sheet = make_end ();
  g_autofree char *tonight = bluff_words_tonight (wins, G_N_ELEMENTS (wins), 4);
  g_autofree char *series = bluff_words_series_won (wins[0].name);

  bluff_end_sheet_set_evening (BLUFF_END_SHEET (sheet), tonight, series);
  return sheet;
}

/* --- Shouting ------------------------------------------------------------------------------------------------------
 */

/* Mia claims, or Papa has rolled; the panel at the bottom, as in a table. */
static GtkWidget *
make_shout (BluffGame game, BluffSeat seat, BluffSeats asked, guint rope)
{
  static const char *const key_labels[BLUFF_MAX_SEATS] = { "1", "2", "3", "4", "5", "6" };
  g_autoptr (BluffCrew) crew = make_crew ();
  g_autoptr (BluffRace) race = bluff_race_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *panel = bluff_shout_panel_new ();
  GtkWidget *secrets[BLUFF_MAX_SEATS] = { NULL };
  BluffView view = { .head = { .table = { .game = (guint8) game, .players = N_PLAYERS } } };
  BluffShoutAsk ask = { .crew = crew, .view = &view, .race = race, .keys = key_labels, .secrets = secrets };

  view.head.awaited = asked;
  view.head.turn = game == BLUFF_GAME_BLUFFER ? MIA : PAPA;
  if (game == BLUFF_GAME_BLUFFER)
    {
      view.bluffer.seat = seat;
      view.bluffer.claimed = 3;
      view.bluffer.claimed_shape = BLUFF_SHAPE_HEXAGON;
      view.bluffer.down[3] = BLUFF_SHAPE_UNKNOWN;
    }
  else
    {
      view.bluffaneer.seat = seat;
      view.bluffaneer.card = seat == BLUFF_ONLOOKER ? BLUFF_PAIR_NONE : BLUFF_PAIR_SWORDS_CROSSBONES;
      view.bluffaneer.icons[0] = BLUFF_ICON_SWORDS;
      view.bluffaneer.icons[1] = BLUFF_ICON_SHIP;
      view.bluffaneer.coins[PAPA] = 12;
      for (guint i = 0; i < N_PLAYERS; i++)
        if (seat == BLUFF_ONLOOKER && bluff_seats_has (asked, (BluffSeat) i))
          {
            g_autoptr (GdkPaintable) back = bluff_art_get ("bluffaneer-back");

            secrets[i] = bluff_sheet_make_picture (back, 62);
          }
    }
  bluff_race_begin (race, asked, rope);
  bluff_shout_panel_ask (BLUFF_SHOUT_PANEL (panel), &ask);
  if (seat != BLUFF_ONLOOKER)
    g_object_set (panel, "margin-start", 12, "margin-end", 12, "margin-bottom", 12, NULL);
  gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_LABEL, "vexpand", TRUE, NULL));
  gtk_box_append (GTK_BOX (box), panel);

  return box;
}

static GtkWidget *
make_call (void)
{
  return make_shout (BLUFF_GAME_BLUFFER, ANNA, 1 << ANNA, 0);
}

static GtkWidget *
make_call_quick (void)
{
  return make_shout (BLUFF_GAME_BLUFFER, ANNA, 1 << ANNA, 20);
}

static GtkWidget *
make_call_several (void)
{
  return make_shout (BLUFF_GAME_BLUFFER, BLUFF_ONLOOKER, 1 << ANNA | 1 << PAPA, 0);
}

static GtkWidget *
make_claim (void)
{
  return make_shout (BLUFF_GAME_BLUFFANEER, ANNA, 1 << ANNA, 0);
}

static GtkWidget *
make_claim_several (void)
{
  return make_shout (BLUFF_GAME_BLUFFANEER, BLUFF_ONLOOKER, 1 << ANNA | 1 << MIA, 0);
}

static GtkWidget *
make_claim_many (void)
{
  return make_shout (BLUFF_GAME_BLUFFANEER, BLUFF_ONLOOKER, 1 << ANNA | 1 << MIA | 1 << CALICO | 1 << ROOK, 10);
}

static GtkWidget *
make_toss (void)
{
  g_autoptr (BluffCrew) crew = make_crew ();
  GtkWidget *toss = bluff_toss_new ();
  BluffTold told = { .seat = ANNA, .game = BLUFF_GAME_BLUFFER, .event = { .kind = BLUFF_EVENT_FLIP } };

  told.event.seat = BLUFF_NO_SEAT;
  told.event.flip.seats[0] = ANNA;
  told.event.flip.seats[1] = CALICO;
  told.event.flip.winner = CALICO;
  bluff_toss_present (BLUFF_TOSS (toss), crew, &told, FALSE, 1);

  return toss;
}

static const struct
{
  const char *name;
  MakeScene make;
} scenes[] = {
  { "board-ship", make_board_ship },
  { "board-cards", make_board_cards },
  { "boarded", make_boarded },
  { "boarded-other", make_boarded_other },
  { "end", make_end },
  { "end-of-series", make_end_of_series },
  { "island", make_island },
  { "treasure", make_treasure },
  { "lift", make_lift },
  { "lift-other", make_lift_other },
  { "reveal-caught", make_reveal_caught },
  { "reveal-honest", make_reveal_honest },
  { "reveal-believed", make_reveal_believed },
  { "reveal-moving", make_reveal_moving },
  { "vote", make_vote },
  { "vote-given", make_vote_given },
  { "vote-layer", make_vote_layer },
  { "vote-onlooker", make_vote_onlooker },
  { "call", make_call },
  { "call-quick", make_call_quick },
  { "call-several", make_call_several },
  { "claim", make_claim },
  { "claim-several", make_claim_several },
  { "claim-many", make_claim_many },
  { "toss", make_toss },
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
static gboolean keys = FALSE;

static void
read_option (const char *option)
{
  int dpi;

  if (g_str_equal (option, "dark"))
    {
      adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_DARK);
      load_style ("css/dark.css");
    }
  else if (g_str_equal (option, "rtl"))
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  else if (g_str_equal (option, "keys"))
    keys = TRUE;
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
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    scroll_down (child);
}

/* So that buttons look as they do at a table. */
static void
add_actions (GtkWidget *window)
{
  static const struct
  {
    const char *group, *name, *type;
  } actions[] = {
    { "table", "vote", "b" },     { "table", "lift", "u" },      { "table", "board", "u" },
    { "game", "continue", NULL }, { "game", "play-again", "b" }, { "win", "back", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

      for (guint j = 0; j < G_N_ELEMENTS (actions); j++)
        if (g_str_equal (actions[j].group, actions[i].group))
          {
            g_autoptr (GVariantType) type = actions[j].type != NULL ? g_variant_type_new (actions[j].type) : NULL;
            g_autoptr (GSimpleAction) action = g_simple_action_new (actions[j].name, type);

            g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
          }
      gtk_widget_insert_action_group (window, actions[i].group, G_ACTION_GROUP (group));
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
  add_actions (window);
  if (keys)
    bluff_key_cap_show_all (window);
  gtk_window_set_child (GTK_WINDOW (window), scene);
  gtk_window_set_default_size (GTK_WINDOW (window), atoi (argv[2]), atoi (argv[3]));
  gtk_window_present (GTK_WINDOW (window));
  gtk_window_set_focus_visible (GTK_WINDOW (window), keys);
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
