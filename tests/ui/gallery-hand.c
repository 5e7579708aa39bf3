/* gallery-hand.c: saves pictures of a player's hand, the tray and the rail with made-up views, to be looked at.
 *
 *   gallery-hand SCENE WIDTH HEIGHT PICTURE [dark] [contrast] [rtl] [text=PERCENT] [tab=TIMES] [right=TIMES]
 * [wait=MILLISECONDS]
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-art.h"
#include "bluff-pirate-rail.h"
#include "bluff-pirate-tray.h"

#include <adwaita.h>
#include <stdlib.h>

#define RESOURCES "/io/github/bluffbay/BluffBay/"

#define CARD(suit, number) (BLUFF_SUIT_##suit * BLUFF_PIRATE_SUIT_CARDS + (number) -1)

enum
{
  VIEWER = 3,
  SETTLE_TIME = 500, /* milliseconds */
  WIDE = 900,
  NARROW = 600
};

static const BluffCrewMember members[] = {
  { "Mia", BLUFF_FLAG_RED },   { "Papa", BLUFF_FLAG_GREEN },  { "Calico", BLUFF_FLAG_YELLOW },
  { "Anna", BLUFF_FLAG_BLUE }, { "Rook", BLUFF_FLAG_PURPLE },
};

static const guint8 own_hand[] = { CARD (CUTLASS, 2), CARD (PARROT, 1), CARD (PARROT, 4),
                                   CARD (PARROT, 8),  CARD (BARREL, 3), CARD (SPYGLASS, 5),
                                   CARD (HAT, 1),     CARD (HAT, 6),    CARD (LANTERN, 10) };

/* What a scene is made of. */
typedef struct
{
  const char *name;
  BluffSeat seat, turn;
  BluffPhase phase;
  BluffActionKinds kinds;
  guint n_hand; /* 0: as in own_hand */
  guint8 up[5], down[5];
  guint down_size; /* of a set that lies on the table */
} Scene;

#define KIND(kind) (1u << BLUFF_ACTION_##kind)
#define PLAY (KIND (LAY) | KIND (DISCARD))

static const Scene scenes[] = {
  { "compose",
    VIEWER,
    VIEWER,
    BLUFF_PHASE_PIRATE_PLAY,
    PLAY,
    0,
    { CARD (PARROT, 1), CARD (PARROT, 4) },
    { CARD (PARROT, 8), CARD (BARREL, 3) } },
  { "honest",
    VIEWER,
    VIEWER,
    BLUFF_PHASE_PIRATE_PLAY,
    PLAY,
    0,
    { CARD (PARROT, 1) },
    { CARD (PARROT, 4), CARD (PARROT, 8) } },
  { "trouble",
    VIEWER,
    VIEWER,
    BLUFF_PHASE_PIRATE_PLAY,
    PLAY,
    0,
    { 0 },
    { CARD (HAT, 1), CARD (PARROT, 4), CARD (PARROT, 8) } },
  { "full",
    VIEWER,
    VIEWER,
    BLUFF_PHASE_PIRATE_PLAY,
    PLAY,
    0,
    { CARD (LANTERN, 10) },
    { CARD (HAT, 1), CARD (PARROT, 4), CARD (PARROT, 8), CARD (SPYGLASS, 5) } },
  { "empty", VIEWER, VIEWER, BLUFF_PHASE_PIRATE_PLAY, PLAY, 0, { 0 }, { 0 } },
  { "many", VIEWER, VIEWER, BLUFF_PHASE_PIRATE_PLAY, PLAY, 34, { 0 }, { 0 } },
  { "few", VIEWER, VIEWER, BLUFF_PHASE_PIRATE_PLAY, KIND (LAY) | KIND (PASS), 4, { 0 }, { 0 } },
  { "begin", VIEWER, VIEWER, BLUFF_PHASE_PIRATE_TURN, KIND (DRAW) | KIND (BOARD), 0, { 0 }, { 0 } },
  { "begin-alone", VIEWER, VIEWER, BLUFF_PHASE_PIRATE_TURN, KIND (DRAW), 6, { 0 }, { 0 } },
  { "pass", VIEWER, VIEWER, BLUFF_PHASE_PIRATE_PLAY, KIND (PASS), 2, { 0 }, { 0 } },
  { "wait", VIEWER, 0, BLUFF_PHASE_PIRATE_PLAY, 0, 0, { 0 }, { 0 } },
  { "laid", VIEWER, 0, BLUFF_PHASE_PIRATE_VOTE, KIND (VOTE), 0, { CARD (COMPASS, 1), CARD (COMPASS, 10) }, { 0 }, 2 },
  { "own-laid",
    VIEWER,
    VIEWER,
    BLUFF_PHASE_PIRATE_VOTE,
    0,
    5,
    { CARD (PARROT, 1) },
    { CARD (PARROT, 4), CARD (BARREL, 3) },
    2 },
  { "onlooker", BLUFF_ONLOOKER, 1, BLUFF_PHASE_PIRATE_TURN, 0, 0, { 0 }, { 0 } },
};

/* --- Scenes --------------------------------------------------------------------------------------------------------
 */

static BluffCards
collect (const guint8 *cards, guint n)
{
  BluffCards set = BLUFF_CARDS_NONE;

  for (guint i = 0; i < n && cards[i] != 0; i++)
    bluff_cards_add (&set, cards[i]);

  return set;
}

static void
make_view (const Scene *scene, BluffPirateView *view)
{
  guint n = scene->n_hand;

  *view = (BluffPirateView){ .seat = scene->seat, .pile_size = 36, .square = { 13, 10, 16, 10, 7 } };
  view->head.table.players = G_N_ELEMENTS (members);
  view->head.table.voyage = BLUFF_VOYAGE_STANDARD;
  view->head.phase = (guint8) scene->phase;
  view->head.turn = scene->turn;
  view->head.awaited =
      bluff_seats_of (scene->phase == BLUFF_PHASE_PIRATE_VOTE ? scene->turn == VIEWER ? 2 : VIEWER : scene->turn);
  for (guint seat = 0; seat < BLUFF_PIRATE_SEATS; seat++)
    view->hand_size[seat] = 6;
  if (scene->down_size > 0)
    {
      view->up = collect (scene->up, 5);
      view->down = collect (scene->down, 5);
      view->down_size = (guint8) scene->down_size;
    }
  if (scene->seat == BLUFF_ONLOOKER)
    return;

  if (n == 0)
    view->hand = collect (own_hand, G_N_ELEMENTS (own_hand));
  for (guint i = 0; i < n; i++)
    bluff_cards_add (&view->hand, (i * 37 + 11) % 100 % 10 == 9 ? (i * 37 + 10) % 100 : (i * 37 + 11) % 100);
  view->hand_size[scene->seat] = (guint8) bluff_cards_count (view->hand);
}

static void
compose (const Scene *scene, BluffPirateDraft *draft)
{
  for (guint i = 0; i < 5 && scene->up[i] != 0; i++)
    {
      bluff_pirate_draft_pick (draft, scene->up[i]);
      bluff_pirate_draft_turn (draft, scene->up[i]);
    }
  for (guint i = 0; i < 5 && scene->down[i] != 0; i++)
    bluff_pirate_draft_pick (draft, scene->down[i]);
}

/* Composing works as at a table, so that the set can be changed before the picture is taken. */
static void
action_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BluffPirateDraft *draft = user_data;
  const char *name = g_action_get_name (G_ACTION (action));

  if (g_str_equal (name, "pick"))
    bluff_pirate_draft_pick (draft, g_variant_get_uint32 (parameter));
  else if (g_str_equal (name, "turn"))
    bluff_pirate_draft_turn (draft, g_variant_get_uint32 (parameter));
  else if (g_str_equal (name, "take-back"))
    bluff_pirate_draft_take_back (draft);
}

static void
add_action (GSimpleActionGroup *group, BluffPirateDraft *draft, const char *name, const char *type, gboolean enabled)
{
  g_autoptr (GSimpleAction) action = g_simple_action_new (name, type != NULL ? G_VARIANT_TYPE (type) : NULL);

  g_simple_action_set_enabled (action, enabled);
  g_signal_connect_object (action, "activate", G_CALLBACK (action_cb), draft, 0);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
}

static void
add_actions (GtkWidget *widget, const BluffLegal *legal, BluffPirateDraft *draft)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  add_action (group, draft, "draw", NULL, TRUE);
  add_action (group, draft, "choose-ship", NULL, bluff_legal_offers (legal, BLUFF_ACTION_BOARD));
  add_action (group, draft, "end-turn", NULL, TRUE);
  add_action (group, draft, "take-back", NULL, bluff_pirate_draft_get_size (draft) > 0);
  add_action (group, draft, "discard", NULL, bluff_pirate_draft_get_size (draft) == 1);
  add_action (group, draft, "lay", NULL, bluff_pirate_draft_refuse (draft) == BLUFF_REFUSAL_NONE);
  add_action (group, draft, "pick", "u", TRUE);
  add_action (group, draft, "turn", "u", TRUE);
  gtk_widget_insert_action_group (widget, "table", G_ACTION_GROUP (group));
}

static GtkWidget *
make_chips (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *label = gtk_label_new (i == 0 ? "▮ 36" : "▦ 32 ⌄");

      gtk_widget_add_css_class (label, "rail-note");
      gtk_box_append (GTK_BOX (box), label);
    }

  return box;
}

static GtkWidget *
make_scene (const Scene *scene, int width, int height)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *sea = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *middle = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);
  g_autoptr (BluffCrew) crew = bluff_crew_new (members, G_N_ELEMENTS (members));
  g_autoptr (BluffPirateDraft) draft = bluff_pirate_draft_new ();
  GtkWidget *tray = bluff_pirate_tray_new (draft);
  GtkWidget *rail = bluff_pirate_rail_new (draft);
  double unit = CLAMP (MIN (width / 1280.0, height / 800.0), 0.75, 1.5);
  BluffLegal legal = { .kinds = scene->kinds, .seat = scene->seat };
  BluffPirateView view;

  make_view (scene, &view);
  bluff_pirate_draft_set_view (draft, &view);
  bluff_pirate_tray_set_narrow (BLUFF_PIRATE_TRAY (tray), width < NARROW);
  bluff_pirate_rail_set_narrow (BLUFF_PIRATE_RAIL (rail), width < NARROW);
  bluff_pirate_tray_set_unit (BLUFF_PIRATE_TRAY (tray), unit);
  bluff_pirate_rail_set_unit (BLUFF_PIRATE_RAIL (rail), unit);
  bluff_pirate_tray_show (BLUFF_PIRATE_TRAY (tray), &view, &legal, crew);
  bluff_pirate_rail_show (BLUFF_PIRATE_RAIL (rail), &view, &legal, crew);
  compose (scene, draft);
  add_actions (box, &legal, draft);

  gtk_widget_set_vexpand (sea, TRUE);
  gtk_box_append (GTK_BOX (box), sea);
  if (width >= WIDE)
    {
      GtkWidget *piles = gtk_label_new ("Piles");

      gtk_widget_set_size_request (piles, (int) (302 * unit), -1);
      gtk_widget_add_css_class (piles, "gallery-glass");
      gtk_box_append (GTK_BOX (middle), piles);
    }
  else
    {
      bluff_pirate_rail_set_chips (BLUFF_PIRATE_RAIL (rail), make_chips ());
    }
  gtk_widget_set_hexpand (tray, TRUE);
  gtk_widget_set_margin_start (middle, width < NARROW ? 8 : 14);
  gtk_widget_set_margin_end (middle, width < NARROW ? 8 : 14);
  gtk_box_append (GTK_BOX (middle), tray);
  gtk_box_append (GTK_BOX (box), middle);
  gtk_box_append (GTK_BOX (box), rail);

  return box;
}

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

  gtk_css_provider_load_from_data (provider,
                                   ".gallery { background: @bb_sea; }"
                                   ".gallery-glass { background: @bb_glass; border-radius: 12px; color: white; }",
                                   -1);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
}

/* Until nothing moves and every drawing is there. */
static void
settle (int milliseconds)
{
  gint64 end = g_get_monotonic_time () + milliseconds * G_TIME_SPAN_MILLISECOND;

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
      load_style ("css/dark.css");
    }
  else if (g_str_equal (option, "contrast"))
    {
      load_style ("css/high-contrast.css");
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
      scene = make_scene (&scenes[i], atoi (argv[2]), atoi (argv[3]));
  if (scene == NULL)
    return EXIT_FAILURE;

  window = gtk_window_new ();
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_widget_add_css_class (window, "gallery");
  gtk_window_set_child (GTK_WINDOW (window), scene);
  gtk_window_set_default_size (GTK_WINDOW (window), atoi (argv[2]), atoi (argv[3]));
  gtk_window_present (GTK_WINDOW (window));
  for (int i = 5; i < argc; i++)
    if (g_str_has_prefix (argv[i], "tab="))
      for (int j = 0; j < atoi (argv[i] + 4); j++)
        gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD);
    else if (g_str_has_prefix (argv[i], "right="))
      for (int j = 0; j < atoi (argv[i] + 6); j++)
        gtk_widget_child_focus (window, GTK_DIR_RIGHT);
  gtk_window_set_focus_visible (GTK_WINDOW (window), TRUE);
  settle (SETTLE_TIME);
  for (int i = 5; i < argc; i++)
    if (g_str_has_prefix (argv[i], "wait="))
      settle (atoi (argv[i] + 5));
  save_picture (window, argv[4]);
  gtk_window_destroy (GTK_WINDOW (window));

  return EXIT_SUCCESS;
}
