/* test-ui-still.c: where the desktop asks for no motion nothing moves, and nothing is missing.
 *
 * Three things are watched over a whole game: that no AdwAnimation is ever under way; that nothing asks to be called
 * before each frame but what is listed here, with its reason; and, in each frame that was drawn, where every widget and
 * every drawing is: none is on its way from one place to another. The game is heard to its end all the same.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-player.h"

#include "bluff-announcer.h"
#include "bluff-end-sheet.h"
#include "bluff-words.h"

#include <dlfcn.h>
#include <locale.h>
#include <math.h>

enum
{
  SEED = 7,
  MOST_TOLD = 20,
  A_WAY = 3 /* so many places one after the other are a way, not two layouts */
};

/* --- Who asks for frames -------------------------------------------------------------------------------------------
 * These two are called instead of the libraries' own, which they call.
 */

static guint n_playing;
static GHashTable *ticking; /* type names of widgets that asked to be called before each frame */

void
adw_animation_play (AdwAnimation *animation)
{
  static void (*play) (AdwAnimation *);
  /* One that is over at once may be dropped meanwhile. */
  g_autoptr (AdwAnimation) kept = g_object_ref (animation);

  if (play == NULL)
    play = (void (*) (AdwAnimation *)) dlsym (RTLD_NEXT, "adw_animation_play");
  play (animation);
  if (adw_animation_get_state (kept) == ADW_ANIMATION_PLAYING)
    {
      n_playing++;
      g_test_message ("an animation plays on %s", G_OBJECT_TYPE_NAME (adw_animation_get_widget (kept)));
    }
}

guint
gtk_widget_add_tick_callback (GtkWidget *widget, GtkTickCallback callback, gpointer data, GDestroyNotify notify)
{
  static guint (*add) (GtkWidget *, GtkTickCallback, gpointer, GDestroyNotify);

  if (add == NULL)
    add = (guint (*) (GtkWidget *, GtkTickCallback, gpointer, GDestroyNotify)) dlsym (RTLD_NEXT,
                                                                                      "gtk_widget_add_tick_callback");
  if (ticking != NULL)
    g_hash_table_add (ticking, g_strdup (G_OBJECT_TYPE_NAME (widget)));
  return add (widget, callback, data, notify);
}

/* What may, and what for. */
static const char *const may_tick[] = {
  "BluffCard",   /* fades into its other side */
  "BluffFlight", /* cards fade in where they arrive */
  "BluffLog",    /* fills itself with old lines, a few a frame */
  "BluffReview", /* the same */
};

static void
check_ticking (void)
{
  GHashTableIter iter;
  gpointer name;

  g_hash_table_iter_init (&iter, ticking);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    {
      gboolean may = FALSE;

      for (guint i = 0; i < G_N_ELEMENTS (may_tick); i++)
        may |= g_str_equal (name, may_tick[i]);
      if (!may)
        {
          g_test_message ("%s asks for frames", (char *) name);
          g_test_fail ();
        }
    }
}

/* --- Where things are ----------------------------------------------------------------------------------------------
 */

typedef struct
{
  GdkPaintable *picture;
  GskRenderNode *drawn;            /* kept, so that its nodes are not taken for new ones */
  GHashTable *things, *old_things; /* widgets and drawings → names */
  GHashTable *places, *old_places; /* "thing at place" */
  GHashTable *ways;                /* things → how many times they have moved since something happened */
  guint n_frames, n_moved;
} Watch;

static void
watch_begin (Watch *self, GtkWidget *window)
{
  *self = (Watch){ .picture = gtk_widget_paintable_new (window) };
  self->things = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  self->old_things = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  self->places = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->old_places = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->ways = g_hash_table_new (NULL, NULL);
}

static void
watch_end (Watch *self)
{
  g_clear_object (&self->picture);
  g_clear_pointer (&self->drawn, gsk_render_node_unref);
  g_clear_pointer (&self->things, g_hash_table_unref);
  g_clear_pointer (&self->old_things, g_hash_table_unref);
  g_clear_pointer (&self->places, g_hash_table_unref);
  g_clear_pointer (&self->old_places, g_hash_table_unref);
  g_clear_pointer (&self->ways, g_hash_table_unref);
}

/* To the pixel; a thing that grows moves too. */
static void
note (Watch *self, gpointer thing, const char *name, const graphene_rect_t *place)
{
  g_hash_table_insert (self->things, thing, g_strdup (name));
  g_hash_table_add (self->places,
                    g_strdup_printf ("%p %.0f %.0f %.0f %.0f", thing, round (place->origin.x), round (place->origin.y),
                                     round (place->size.width), round (place->size.height)));
}

static void
note_widgets (Watch *self, GtkWidget *widget, GtkWidget *window)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget))
    return;

  if (gtk_widget_compute_bounds (widget, window, &bounds))
    note (self, widget, G_OBJECT_TYPE_NAME (widget), &bounds);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    note_widgets (self, child, window);
}

/* Ships, coins and what flies are no widgets: they are found in what was drawn. */
static void
note_drawings (Watch *self, GskRenderNode *node, GskTransform *transform)
{
  graphene_rect_t bounds;

  switch (gsk_render_node_get_node_type (node))
    {
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        note_drawings (self, gsk_container_node_get_child (node, i), transform);
      break;
    case GSK_TRANSFORM_NODE:
      {
        g_autoptr (GskTransform) inner =
            gsk_transform_transform (gsk_transform_ref (transform), gsk_transform_node_get_transform (node));

        note_drawings (self, gsk_transform_node_get_child (node), inner);
        break;
      }
    case GSK_OPACITY_NODE:
      note_drawings (self, gsk_opacity_node_get_child (node), transform);
      break;
    case GSK_CLIP_NODE:
      note_drawings (self, gsk_clip_node_get_child (node), transform);
      break;
    case GSK_ROUNDED_CLIP_NODE:
      note_drawings (self, gsk_rounded_clip_node_get_child (node), transform);
      break;
    case GSK_SHADOW_NODE:
      note_drawings (self, gsk_shadow_node_get_child (node), transform);
      break;
    case GSK_COLOR_MATRIX_NODE:
      note_drawings (self, gsk_color_matrix_node_get_child (node), transform);
      break;
    case GSK_CROSS_FADE_NODE:
      note_drawings (self, gsk_cross_fade_node_get_start_child (node), transform);
      note_drawings (self, gsk_cross_fade_node_get_end_child (node), transform);
      break;
    case GSK_DEBUG_NODE:
      note_drawings (self, gsk_debug_node_get_child (node), transform);
      break;
    case GSK_TEXTURE_NODE:
      gsk_render_node_get_bounds (node, &bounds);
      gsk_transform_transform_bounds (transform, &bounds, &bounds);
      note (self, gsk_texture_node_get_texture (node), "a drawing", &bounds);
      break;
    case GSK_CAIRO_NODE:
      /* Drawings again, where GTK draws by cairo: each is the same node as long as it has the same size. */
      gsk_render_node_get_bounds (node, &bounds);
      gsk_transform_transform_bounds (transform, &bounds, &bounds);
      note (self, node, "a drawing", &bounds);
      break;
    default:
      break;
    }
}

/* The things in ONE that have a place there that they have not in ANOTHER, though they are there too. */
static GHashTable *
find_left (GHashTable *one, GHashTable *another, GHashTable *things)
{
  GHashTable *left = g_hash_table_new (NULL, NULL);
  GHashTableIter iter;
  gpointer place;

  g_hash_table_iter_init (&iter, one);
  while (g_hash_table_iter_next (&iter, &place, NULL))
    {
      gpointer thing = NULL;

      g_assert_cmpint (sscanf (place, "%p", &thing), ==, 1);
      if (g_hash_table_contains (things, thing) && !g_hash_table_contains (another, place))
        g_hash_table_add (left, thing);
    }

  return left;
}

/* A drawing may be in several places: it has moved if it is in a new one and has left an old one. */
static void
follow (Watch *self)
{
  g_autoptr (GHashTable) from = find_left (self->old_places, self->places, self->things);
  g_autoptr (GHashTable) to = find_left (self->places, self->old_places, self->old_things);
  GHashTableIter iter;
  gpointer thing;

  g_hash_table_iter_init (&iter, to);
  while (g_hash_table_iter_next (&iter, &thing, NULL))
    if (g_hash_table_contains (from, thing))
      {
        guint n = GPOINTER_TO_UINT (g_hash_table_lookup (self->ways, thing)) + 1;

        g_hash_table_insert (self->ways, thing, GUINT_TO_POINTER (n));
        if (n == A_WAY && self->n_moved++ < MOST_TOLD)
          g_test_message ("%s moves", (char *) g_hash_table_lookup (self->things, thing));
      }
}

/* Something happened: what moves now has another reason to. */
static void
watch_forget (Watch *self)
{
  g_hash_table_remove_all (self->ways);
}

static void
watch_look (Watch *self, GtkWidget *window)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskTransform) transform = gsk_transform_new ();
  g_autoptr (GskRenderNode) node = NULL;
  GHashTable *things = self->old_things, *places = self->old_places;

  self->old_things = self->things;
  self->old_places = self->places;
  self->things = things;
  self->places = places;
  g_hash_table_remove_all (things);
  g_hash_table_remove_all (places);
  self->n_frames++;

  note_widgets (self, window, window);
  gdk_paintable_snapshot (self->picture, snapshot, gtk_widget_get_width (window), gtk_widget_get_height (window));
  node = gtk_snapshot_to_node (snapshot);
  if (node != NULL)
    note_drawings (self, node, transform);
  follow (self);
  g_clear_pointer (&self->drawn, gsk_render_node_unref);
  self->drawn = g_steal_pointer (&node);
}

/* --- Tests ---------------------------------------------------------------------------------------------------------
 */

typedef struct
{
  Watch watch;
  GtkWidget *window;
  GPtrArray *heard;
  guint n_told;  /* things that were said */
  guint n_seen;  /* frames that came after one or more of them */
  gboolean told; /* since the last frame */
} Eye;

static void
painted_cb (Eye *eye)
{
  watch_look (&eye->watch, eye->window);
  eye->n_seen += eye->told;
  eye->told = FALSE;
}

static gboolean
pressed_cb (Eye *eye)
{
  watch_forget (&eye->watch);
  return GDK_EVENT_PROPAGATE;
}

static void
said_cb (Eye *eye, const char *words)
{
  watch_forget (&eye->watch);
  g_ptr_array_add (eye->heard, g_strdup (words));
  eye->n_told++;
  eye->told = TRUE;
}

static void
count_words (GHashTable *counts, const char *words, int by)
{
  int n = GPOINTER_TO_INT (g_hash_table_lookup (counts, words));

  g_hash_table_insert (counts, g_strdup (words), GINT_TO_POINTER (n + by));
}

/* As often as it happened, and not once more. */
static void
check_counts (GHashTable *counts, GPtrArray *heard)
{
  GHashTableIter iter;
  gpointer words, left;

  for (guint i = 0; i < heard->len; i++)
    if (g_hash_table_contains (counts, g_ptr_array_index (heard, i)))
      count_words (counts, g_ptr_array_index (heard, i), -1);

  g_hash_table_iter_init (&iter, counts);
  while (g_hash_table_iter_next (&iter, &words, &left))
    if (GPOINTER_TO_INT (left) != 0)
      g_error ("said %d times too often: %s", -GPOINTER_TO_INT (left), (const char *) words);
}

/* Every event was told: in words, as it happened, and once. What else is said is the phase, when there is something to
 * decide. */
static void
check_heard (BluffSavedGame *game, GPtrArray *heard)
{
  BluffMatch *match = bluff_saved_game_get_match (game);
  BluffCast cast = { .players = UI_SEATS, .names = { "Ada", "Bea", "Cleo" }, .viewer = 0 };
  g_autoptr (GHashTable) counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  BluffTold told;
  guint at = 0;

  for (guint number = 1; bluff_match_tell (match, number, 0, &told); number++)
    {
      g_autofree char *words = bluff_words_event (&cast, &told);

      while (at < heard->len && !g_str_equal (g_ptr_array_index (heard, at), words))
        at++;
      if (at == heard->len)
        g_error ("event %u was not said: %s", number, words);
      at++;
      count_words (counts, words, 1);
    }
  check_counts (counts, heard);
}

static BluffSavedGame *
sit_down (UiDriver *driver, BluffGame kind)
{
  BluffTable table;

  bluff_table_init (&table, kind, UI_SEATS);
  if (kind == BLUFF_GAME_PIRATE)
    table.voyage = BLUFF_VOYAGE_SHORT;
  return ui_player_sit_down_at (driver, &table, 1, SEED);
}

/* With animations off, or only until something is to be decided with them on. */
static void
play (BluffGame kind, gboolean animations, UiChoice until, Eye *eye)
{
  g_autoptr (UiDriver) driver = NULL;
  g_autoptr (BluffSavedGame) game = NULL;
  g_autoptr (UiPlayer) player = NULL;
  g_autoptr (GPtrArray) heard = g_ptr_array_new_with_free_func (g_free);
  GtkEventController *keys = gtk_event_controller_key_new ();
  GdkFrameClock *clock;
  gulong handler;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", animations, NULL);
  n_playing = 0;
  ticking = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  driver = ui_driver_new (ui_driver_make_folder (), 1280, 860);
  game = sit_down (driver, kind);
  player = ui_player_new (driver, game, TRUE);
  *eye = (Eye){ .window = GTK_WIDGET (ui_driver_get_window (driver)), .heard = heard };
  watch_begin (&eye->watch, eye->window);
  /* Before anything has been said. */
  g_signal_connect_swapped (ui_driver_find_anywhere (driver, BLUFF_TYPE_ANNOUNCER), "said", G_CALLBACK (said_cb), eye);
  ui_driver_wait_for (driver, BLUFF_TYPE_ANNOUNCER, NULL);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (pressed_cb), eye);
  gtk_widget_add_controller (eye->window, keys);
  clock = gtk_widget_get_frame_clock (eye->window);
  handler = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (painted_cb), eye);

  ui_player_play_until (player, until);
  ui_driver_settle (driver);
  g_signal_handler_disconnect (clock, handler);
  g_signal_handlers_disconnect_by_data (ui_driver_wait_for (driver, BLUFF_TYPE_ANNOUNCER, NULL), eye);
  gtk_widget_remove_controller (eye->window, keys);
  watch_end (&eye->watch);
  if (until == UI_CHOICE_END)
    g_assert_nonnull (ui_driver_find (driver, NULL, BLUFF_TYPE_END_SHEET, NULL));
  if (!animations)
    check_heard (game, heard);
}

/* One game to its end, which is the same for all; the others until something was claimed, called or answered: cards,
 * dice and coins have gone their ways by then. */
static void
test_still (gconstpointer data)
{
  static const UiChoice until[BLUFF_N_GAMES] = {
    [BLUFF_GAME_PIRATE] = UI_CHOICE_END,
    [BLUFF_GAME_BLUFFER] = UI_CHOICE_CONTINUE,
    [BLUFF_GAME_BLUFFANEER] = UI_CHOICE_ANSWER,
  };
  BluffGame kind = (BluffGame) GPOINTER_TO_UINT (data);
  Eye eye;

  play (kind, FALSE, until[kind], &eye);
  check_ticking ();
  g_test_message ("%u frames were looked at; %u things were said, and %u seen", eye.watch.n_frames, eye.n_told,
                  eye.n_seen);
  /* It was looked at: most things that were said had a frame before the next one was. */
  g_assert_cmpuint (2 * eye.n_seen, >, eye.n_told);
  g_assert_cmpuint (n_playing, ==, 0);
  g_assert_cmpuint (eye.watch.n_moved, ==, 0);
  g_clear_pointer (&ticking, g_hash_table_unref);
}

/* The watch would notice a motion. */
static void
test_motion_plays (gconstpointer data)
{
  static const UiChoice until[BLUFF_N_GAMES] = {
    [BLUFF_GAME_PIRATE] = UI_CHOICE_PLAY,
    [BLUFF_GAME_BLUFFER] = UI_CHOICE_SHOUT,
    [BLUFF_GAME_BLUFFANEER] = UI_CHOICE_SHOUT,
  };
  BluffGame kind = (BluffGame) GPOINTER_TO_UINT (data);
  Eye eye;

  play (kind, TRUE, until[kind], &eye);
  g_assert_cmpuint (n_playing, >, 0);
  g_clear_pointer (&ticking, g_hash_table_unref);
}

static gboolean
is_drawn (gpointer data)
{
  return gtk_widget_get_width (data) > 0;
}

/* A picture that goes in steps of ten pixels is seen to move, as widget and as drawing; one that jumps is not. */
static void
test_motion_is_seen (void)
{
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), 600, 400);
  static const guchar pixel[4] = { 255, 255, 255, 255 };
  g_autoptr (GBytes) bytes = g_bytes_new_static (pixel, sizeof pixel);
  g_autoptr (GdkTexture) texture = gdk_memory_texture_new (1, 1, GDK_MEMORY_R8G8B8A8, bytes, sizeof pixel);
  GtkWidget *picture = gtk_image_new_from_paintable (GDK_PAINTABLE (texture));
  GtkWidget *window = gtk_window_new (), *fixed = gtk_fixed_new ();
  Watch watch;

  gtk_fixed_put (GTK_FIXED (fixed), picture, 0, 0);
  gtk_window_set_child (GTK_WINDOW (window), fixed);
  gtk_window_set_default_size (GTK_WINDOW (window), 400, 300);
  gtk_window_present (GTK_WINDOW (window));
  ui_driver_wait (driver, is_drawn, fixed, "a window");
  watch_begin (&watch, window);
  for (guint step = 0; step < 5; step++)
    {
      static const double jumps[] = { 0, 0, 200, 200, 0 };

      gtk_fixed_move (GTK_FIXED (fixed), picture, jumps[step], 0);
      ui_driver_settle (driver);
      watch_look (&watch, window);
    }
  g_assert_cmpuint (watch.n_moved, ==, 0);
  for (guint step = 0; step < 5; step++)
    {
      gtk_fixed_move (GTK_FIXED (fixed), picture, 10.0 * step, 0);
      ui_driver_settle (driver);
      watch_look (&watch, window);
    }
  g_assert_cmpuint (watch.n_moved, ==, 2);
  watch_end (&watch);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_autoptr (GSettings) settings = NULL;

  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  ui_driver_paint ();
  settings = g_settings_new ("io.github.bluffbay.BluffBay");
  g_settings_set_string (settings, "pace", "quick");

  g_test_add_func ("/ui/still/motion-is-seen", test_motion_is_seen);
  for (BluffGame game = 0; game < BLUFF_N_GAMES; game++)
    {
      g_autofree char *plays = g_strconcat ("/ui/still/motion-plays/", bluff_game_name (game), NULL);
      g_autofree char *still = g_strconcat ("/ui/still/game/", bluff_game_name (game), NULL);

      g_test_add_data_func (plays, GUINT_TO_POINTER (game), test_motion_plays);
      g_test_add_data_func (still, GUINT_TO_POINTER (game), test_still);
    }

  return g_test_run ();
}
