/* gallery-bluffaneer.c: pictures of the table of Bluffaneer with made-up games, to be looked at.
 *
 * gallery-bluffaneer FOLDER WIDTH HEIGHT [dark] [rtl] [text=200] saves a PNG of each scene in FOLDER.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-art.h"
#include "bluff-bluffaneer-table.h"
#include "bluff-language.h"

#include <stdlib.h>

#define RESOURCES "/io/github/bluffbay/BluffBay/"

enum
{
  PLAYERS = 5,
  YOU = 0,
  FINN = 1,
  MIA = 2
};

typedef struct
{
  const char *name;
  void (*show) (BluffTabletop *table, BluffView *view);
  double seconds; /* after which the picture is taken; 0: when nothing moves */
} Scene;

static const BluffCrewMember latin[] = { { "Anna", BLUFF_FLAG_BLUE },
                                         { "Finn", BLUFF_FLAG_GREEN },
                                         { "Mia", BLUFF_FLAG_RED },
                                         { "Calico", BLUFF_FLAG_YELLOW },
                                         { "Rook", BLUFF_FLAG_PURPLE } };
static const BluffCrewMember arabic[] = { { "آنا", BLUFF_FLAG_BLUE },
                                          { "فين", BLUFF_FLAG_GREEN },
                                          { "ميا", BLUFF_FLAG_RED },
                                          { "كاليكو", BLUFF_FLAG_YELLOW },
                                          { "رُخّ", BLUFF_FLAG_PURPLE } };

/* --- Games ---------------------------------------------------------------------------------------------------------
 */

static void
make_view (BluffView *view)
{
  static const guint8 coins[PLAYERS] = { 8, 12, 11, 7, 8 };
  BluffBluffaneerView *self = &view->bluffaneer;

  memset (view, 0, sizeof *view);
  bluff_table_init (&self->head.table, BLUFF_GAME_BLUFFANEER, PLAYERS);
  memcpy (self->coins, coins, sizeof coins);
  self->seat = YOU;
  self->card = BLUFF_PAIR_SWORDS_CROSSBONES;
  self->box = 4;
  self->stack_size = 11;
  self->discards[BLUFF_PAIR_CHEST_CROSSBONES] = 1;
  self->discards[BLUFF_PAIR_SWORDS_SHIP] = 1;
  self->icons[0] = self->icons[1] = BLUFF_NO_ICON;
  self->claimer = BLUFF_NO_SEAT;
  self->head.turns = 12;
}

static void
rolled (BluffView *view, BluffPhase phase, BluffSeat roller, BluffIcon a, BluffIcon b)
{
  view->head.phase = (guint8) phase;
  view->head.turn = roller;
  view->bluffaneer.icons[0] = (guint8) a;
  view->bluffaneer.icons[1] = (guint8) b;
}

static void
offer (BluffTabletop *table, BluffView *view, BluffActionKind kind, BluffSeats targets)
{
  BluffLegal legal = { .kinds = bluff_action_kinds_of (kind), .seat = YOU, .targets = targets };

  view->head.awaited = bluff_seats_of (YOU);
  bluff_tabletop_show (table, view);
  bluff_tabletop_offer (table, &legal);
}

static void
show_roll (BluffTabletop *table, BluffView *view)
{
  view->head.phase = BLUFF_PHASE_BLUFFANEER_ROLL;
  view->head.turn = YOU;
  offer (table, view, BLUFF_ACTION_ROLL, 0);
}

static void
present (BluffTabletop *table, BluffView *view, const BluffEvent *event, BluffView *after)
{
  BluffTold told = { .game = BLUFF_GAME_BLUFFANEER, .seat = view->bluffaneer.seat, .event = *event };

  bluff_tabletop_show (table, view);
  bluff_tabletop_present (table, &told, view, after);
}

static void
show_rolling (BluffTabletop *table, BluffView *view)
{
  BluffEvent event = { .kind = BLUFF_EVENT_ROLL, .seat = FINN };
  BluffView after = *view;

  view->head.phase = BLUFF_PHASE_BLUFFANEER_ROLL;
  view->head.turn = FINN;
  event.roll.icons[0] = BLUFF_ICON_SWORDS;
  event.roll.icons[1] = BLUFF_ICON_SHIP;
  rolled (&after, BLUFF_PHASE_BLUFFANEER_CLAIM, FINN, BLUFF_ICON_SWORDS, BLUFF_ICON_SHIP);
  bluff_tabletop_set_pace (table, BLUFF_PACE_NORMAL);
  present (table, view, &event, &after);
}

static void
show_claim (BluffTabletop *table, BluffView *view)
{
  rolled (view, BLUFF_PHASE_BLUFFANEER_CLAIM, FINN, BLUFF_ICON_SWORDS, BLUFF_ICON_SHIP);
  view->bluffaneer.decided = bluff_seats_of (3) | bluff_seats_of (4);
  view->head.awaited = bluff_seats_of (YOU) | bluff_seats_of (MIA);
  bluff_tabletop_show (table, view);
}

static void
show_answer (BluffTabletop *table, BluffView *view)
{
  rolled (view, BLUFF_PHASE_BLUFFANEER_ANSWER, YOU, BLUFF_ICON_SWORDS, BLUFF_ICON_SHIP);
  view->bluffaneer.claimer = MIA;
  offer (table, view, BLUFF_ACTION_ANSWER, 0);
}

static void
show_steal (BluffTabletop *table, BluffView *view)
{
  rolled (view, BLUFF_PHASE_BLUFFANEER_STEAL, YOU, BLUFF_ICON_SHIP, BLUFF_ICON_SHIP);
  view->bluffaneer.coins[3] = 2;
  view->bluffaneer.box = 9;
  offer (table, view, BLUFF_ACTION_STEAL, 0x1e);
}

static void
show_reveal (BluffTabletop *table, BluffView *view, BluffSeat seat, BluffPair card)
{
  BluffEvent answer = { .kind = BLUFF_EVENT_ANSWER, .seat = FINN, .answer.call = TRUE };
  BluffEvent event = { .kind = BLUFF_EVENT_REVEAL, .seat = seat, .pair.card = (guint8) card };
  BluffView after;

  rolled (view, BLUFF_PHASE_SETTLING, FINN, BLUFF_ICON_SWORDS, BLUFF_ICON_SHIP);
  view->bluffaneer.claimer = seat != FINN ? seat : BLUFF_NO_SEAT;
  after = *view;
  if (seat != FINN)
    present (table, view, &answer, &after);
  after.bluffaneer.discards[card]++;
  present (table, view, &event, &after);
}

static void
show_bluff (BluffTabletop *table, BluffView *view)
{
  show_reveal (table, view, MIA, BLUFF_PAIR_CHEST_SHIP);
}

static void
show_honest (BluffTabletop *table, BluffView *view)
{
  show_reveal (table, view, YOU, BLUFF_PAIR_SWORDS_SHIP);
}

static void
show_match (BluffTabletop *table, BluffView *view)
{
  show_reveal (table, view, FINN, BLUFF_PAIR_SWORDS_SHIP);
}

static void
show_pays (BluffTabletop *table, BluffView *view)
{
  BluffEvent event = { .kind = BLUFF_EVENT_PAY, .seat = BLUFF_NO_SEAT };
  BluffView after;

  rolled (view, BLUFF_PHASE_SETTLING, FINN, BLUFF_ICON_CHEST, BLUFF_ICON_CHEST);
  after = *view;
  event.pay.from = YOU;
  event.pay.to = FINN;
  event.pay.coins = 1;
  after.bluffaneer.coins[YOU]--;
  after.bluffaneer.coins[FINN]++;
  bluff_tabletop_set_pace (table, BLUFF_PACE_NORMAL);
  present (table, view, &event, &after);
}

static void
show_onlooker (BluffTabletop *table, BluffView *view)
{
  bluff_tabletop_set_people (table, 0x7);
  rolled (view, BLUFF_PHASE_BLUFFANEER_ANSWER, FINN, BLUFF_ICON_SWORDS, BLUFF_ICON_SHIP);
  view->bluffaneer.claimer = MIA;
  view->bluffaneer.seat = BLUFF_ONLOOKER;
  view->bluffaneer.card = BLUFF_PAIR_NONE;
  view->head.awaited = bluff_seats_of (FINN);
  bluff_tabletop_show (table, view);
}

static void
show_shared (BluffTabletop *table, BluffView *view)
{
  bluff_tabletop_set_people (table, 0x7);
  show_answer (table, view);
}

static void
show_rich (BluffTabletop *table, BluffView *view)
{
  view->bluffaneer.coins[YOU] = 31;
  view->bluffaneer.coins[FINN] = 3;
  view->bluffaneer.coins[MIA] = 1;
  show_roll (table, view);
}

static const Scene scenes[] = {
  { "roll", show_roll, 0 },         { "rolling", show_rolling, 0.35 }, { "claim", show_claim, 0 },
  { "answer", show_answer, 0 },     { "steal", show_steal, 0 },        { "pays", show_pays, 0.3 },
  { "bluff", show_bluff, 0 },       { "honest", show_honest, 0 },      { "match", show_match, 0 },
  { "onlooker", show_onlooker, 0 }, { "shared", show_shared, 0 },      { "rich", show_rich, 0 },
};

/* --- Pictures ------------------------------------------------------------------------------------------------------
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
load_style (const char *name)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();
  g_autofree char *path = g_strconcat (RESOURCES, name, NULL);

  gtk_css_provider_load_from_resource (provider, path);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static void
settle (double seconds)
{
  gint64 end = g_get_monotonic_time () + (gint64) (seconds * G_TIME_SPAN_SECOND);

  while (g_get_monotonic_time () < end)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
}

/* Drawings are made when they are first seen; what moves must not wait for them. */
static void
await_drawings (void)
{
  for (guint i = 0; i < 40; i++)
    {
      settle (0.02);
      while (bluff_art_is_busy ())
        settle (0.01);
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
  else if (g_str_equal (option, "rtl"))
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  else if (g_str_has_prefix (option, "text="))
    {
      g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi * atoi (option + 5) / 100, NULL);
    }
}

static void
take (const Scene *scene, char **argv)
{
  gboolean rtl = gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL;
  g_autoptr (BluffCrew) crew = bluff_crew_new (rtl ? arabic : latin, PLAYERS);
  GtkWidget *window = gtk_window_new ();
  BluffTabletop *table = bluff_bluffaneer_table_new ();
  g_autofree char *path = g_strdup_printf ("%s/bluffaneer-%s.png", argv[1], scene->name);
  BluffView view;

  make_view (&view);
  bluff_tabletop_set_crew (table, crew);
  bluff_tabletop_set_people (table, bluff_seats_of (YOU));
  bluff_tabletop_set_pace (table, BLUFF_PACE_INSTANT);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (table));
  gtk_window_set_default_size (GTK_WINDOW (window), atoi (argv[2]), atoi (argv[3]));
  gtk_window_present (GTK_WINDOW (window));
  bluff_tabletop_show (table, &view);
  await_drawings ();
  scene->show (table, &view);
  if (scene->seconds > 0)
    settle (scene->seconds);
  else
    await_drawings ();
  save_picture (window, path);
  if (gtk_widget_get_width (window) != atoi (argv[2]) || gtk_widget_get_height (window) != atoi (argv[3]))
    g_printerr ("%s: asked for %s × %s, got %d × %d\n", scene->name, argv[2], argv[3], gtk_widget_get_width (window),
                gtk_widget_get_height (window));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  if (argc < 4)
    return EXIT_FAILURE;

  bluff_language_init (NULL);
  adw_init ();
  load_style ("style.css");
  for (int i = 4; i < argc; i++)
    read_option (argv[i]);
  for (guint i = 0; i < G_N_ELEMENTS (scenes); i++)
    take (&scenes[i], argv);

  return EXIT_SUCCESS;
}
