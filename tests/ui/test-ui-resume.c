/* test-ui-resume.c: the app dies, or is closed, in the middle of a game; what was seen is there again.
 *
 * Another process plays in the app up to a moment, and is killed there. What the store then has is what everybody has
 * seen; the app is started again, a person clicks on "Carry On", and the same position is on the screen.
 *
 *   test-ui-resume --play FOLDER GAME PEOPLE CHOICE   is that other process
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-player.h"

#include "bluff-bluffaneer-mat.h"
#include "bluff-bluffaneer-rail.h"
#include "bluff-bluffaneer-table.h"
#include "bluff-bluffer-hand.h"
#include "bluff-bluffer-seat.h"
#include "bluff-card-looks.h"
#include "bluff-curtain.h"
#include "bluff-pirate-hand.h"
#include "bluff-seat-badge.h"
#include "bluff-seat-strip.h"
#include "bluff-store-game.h"
#include "bluff-table-page.h"
#include "bluff-tabletop.h"
#include "bluff-welcome-page.h"
#include "bluff-words-names.h"

#include <locale.h>
#include <stdlib.h>
#include <string.h>

enum
{
  WIDTH = 1000,
  HEIGHT = 740,
  SEED = 7,
  MOST_GAMES = 8 /* until there is one in which somebody steals */
};

static const char *program;

/* --- The process that is killed ------------------------------------------------------------------------------------
 */

/* Until CHOICE is to be made; FALSE if that never happens in this game. */
static gboolean
play_until (UiDriver *driver, BluffGame kind, guint people, UiChoice choice, guint64 seed)
{
  g_autoptr (BluffSavedGame) game = NULL;
  g_autoptr (UiPlayer) player = NULL;
  BluffTable table;

  bluff_table_init (&table, kind, UI_SEATS);
  if (kind == BLUFF_GAME_PIRATE)
    table.voyage = BLUFF_VOYAGE_SHORT;
  game = ui_player_sit_down_at (driver, &table, people, seed);
  player = ui_player_new (driver, game, FALSE);
  ui_player_play_until (player, choice);
  return ui_player_wait (player) == choice;
}

static G_GNUC_NORETURN void
play_until_killed (const char *folder, BluffGame kind, guint people, UiChoice choice)
{
  UiDriver *driver = ui_driver_new (folder, WIDTH, HEIGHT);

  for (guint i = 0; !play_until (driver, kind, people, choice, SEED + i); i++)
    {
      g_assert_cmpuint (i, <, MOST_GAMES);
      bluff_window_pop (ui_driver_get_window (driver));
    }
  g_print ("there\n");
  for (;;)
    g_main_context_iteration (NULL, TRUE);
}

static void
play_and_kill (const char *folder, BluffGame game, guint people, UiChoice choice)
{
  g_autofree char *kind = g_strdup_printf ("%d", game);
  g_autofree char *number = g_strdup_printf ("%u", people), *moment = g_strdup_printf ("%d", choice);
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process =
      g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, program, "--play", folder, kind, number, moment, NULL);
  g_autoptr (GDataInputStream) output = NULL;
  g_autofree char *line = NULL;

  g_assert_no_error (error);
  output = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));
  line = g_data_input_stream_read_line (output, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (line, ==, "there");
  g_subprocess_force_exit (process);
  g_subprocess_wait (process, NULL, NULL);
  g_assert_true (g_subprocess_get_if_signaled (process));
}

/* --- What is to be expected ----------------------------------------------------------------------------------------
 */

typedef struct
{
  char *id;
  GPtrArray *lines;
  BluffView view; /* of seat 0 */
  BluffSeats people;
  BluffSeat looker;
} Expected;

static void
read_store (const char *folder, Expected *expected)
{
  g_autoptr (BluffStore) store = bluff_store_new (folder);
  g_autoptr (BluffSaves) saves = bluff_saves_new (store);
  g_autoptr (GError) error = NULL;
  g_autoptr (BluffSavedGame) game = NULL;
  g_autoptr (GPtrArray) games = NULL;
  BluffStoreFilter unfinished = { .state = BLUFF_STORE_UNFINISHED };

  bluff_store_open (store, &error);
  g_assert_no_error (error);
  games = bluff_store_list_games (store, &unfinished, NULL, 10, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (games->len, ==, 1);
  expected->id = g_strdup (((BluffStoreGame *) g_ptr_array_index (games, 0))->id);
  bluff_store_game_free (bluff_store_read_game (store, expected->id, &expected->lines, &error));
  g_assert_no_error (error);
  game = bluff_saves_open (saves, expected->id, &error);
  g_assert_no_error (error);
  g_assert_false (bluff_saved_game_get_damage (game, NULL, NULL));
  bluff_match_view (bluff_saved_game_get_match (game), 0, &expected->view);
  expected->people = bluff_match_get_people (bluff_saved_game_get_match (game));
  expected->looker = bluff_match_get_looker (bluff_saved_game_get_match (game));
  bluff_saved_game_close (game);
  g_clear_object (&game);
  bluff_store_close (store);
}

static void
clear_expected (Expected *expected)
{
  g_free (expected->id);
  g_ptr_array_unref (expected->lines);
}

/* What seat 0 has to do in that position, or nothing if others come first. */
static UiChoice
choice_in (const Expected *expected)
{
  const BluffPirateView *view = &expected->view.pirate; /* the head is that of any game */

  /* A table of Bluffaneer is the same for all people who share it. */
  if (expected->looker != 0 && (view->head.table.game != BLUFF_GAME_BLUFFANEER || expected->looker == BLUFF_NO_SEAT))
    return UI_CHOICE_NOTHING;

  switch (view->head.phase)
    {
    case BLUFF_PHASE_PIRATE_TURN:
      return UI_CHOICE_TURN;
    case BLUFF_PHASE_PIRATE_PLAY:
      return bluff_cards_count (view->hand) < BLUFF_PIRATE_SET_MIN ? UI_CHOICE_PASS : UI_CHOICE_PLAY;
    case BLUFF_PHASE_PIRATE_VOTE:
      return UI_CHOICE_VOTE;
    case BLUFF_PHASE_PIRATE_REVEAL:
      return UI_CHOICE_LIFT;
    case BLUFF_PHASE_BLUFFER_TURN:
      return UI_CHOICE_TURN;
    case BLUFF_PHASE_BLUFFER_CALL:
      return UI_CHOICE_SHOUT;
    case BLUFF_PHASE_BLUFFER_TAKE:
      return UI_CHOICE_TAKE;
    case BLUFF_PHASE_BLUFFER_GIVE:
      return UI_CHOICE_GIVE;
    case BLUFF_PHASE_BLUFFANEER_ROLL:
      return UI_CHOICE_ROLL;
    case BLUFF_PHASE_BLUFFANEER_STEAL:
      return UI_CHOICE_STEAL;
    case BLUFF_PHASE_BLUFFANEER_CLAIM:
      return UI_CHOICE_SHOUT;
    case BLUFF_PHASE_BLUFFANEER_ANSWER:
      return UI_CHOICE_ANSWER;
    default:
      return UI_CHOICE_NOTHING;
    }
}

/* --- What is seen --------------------------------------------------------------------------------------------------
 */

static guint
count_faces (GtkWidget *widget, const char *art)
{
  guint n = BLUFF_IS_CARD (widget) && bluff_card_get_side (BLUFF_CARD (widget)) == BLUFF_CARD_FACE &&
            g_str_equal (bluff_card_get_art (BLUFF_CARD (widget)), art);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_faces (child, art);

  return n;
}

/* The hand on the screen is the hand of the position. */
static void
check_hand (UiDriver *driver, const BluffPirateView *view)
{
  GtkWidget *hand = ui_driver_wait_for (driver, BLUFF_TYPE_PIRATE_HAND, NULL);

  for (guint suit = 0; suit < BLUFF_N_SUITS; suit++)
    {
      BluffCards cards = bluff_cards_and (view->hand, bluff_pirate_suit_cards ((BluffSuit) suit));
      guint pirates = bluff_cards_count (bluff_cards_and (cards, bluff_pirate_pirate_cards ()));
      g_autofree char *plain = g_strconcat ("card-", bluff_suit_name ((BluffSuit) suit), NULL);
      g_autofree char *pirate = g_strconcat (plain, "-pirate", NULL);

      g_assert_cmpuint (count_faces (hand, plain), ==, bluff_cards_count (cards) - pirates);
      g_assert_cmpuint (count_faces (hand, pirate), ==, pirates);
    }
}

static void
check_ships (UiDriver *driver, const BluffPirateView *view)
{
  GtkWidget *strip = ui_driver_wait_for (driver, BLUFF_TYPE_SEAT_STRIP, NULL);

  for (BluffSeat seat = 1; seat < UI_SEATS; seat++)
    {
      g_autofree char *square = bluff_words_square (view->square[seat]);

      g_assert_nonnull (ui_driver_find (driver, strip, GTK_TYPE_LABEL, square));
    }
}

/* A row of cards on the screen is the row of the position, with the corners that Ada knows. */
static void
check_row (BluffBlufferRow *row, const BluffBlufferView *view, BluffSeat seat)
{
  g_assert_cmpuint (bluff_bluffer_row_get_size (row), ==, bluff_bits_count (view->tables[seat]));
  for (guint i = 0; i < bluff_bluffer_row_get_size (row); i++)
    {
      guint slot = bluff_bluffer_row_get_slot (row, i);
      BluffCardLook look =
          bluff_card_look_bluffer ((BluffShape) view->up[slot], bluff_bluffer_view_shown_side (view, slot),
                                   bluff_bluffer_view_is_open (view, slot));

      g_assert_cmpuint (view->tables[seat] & bluff_slots_of (slot), !=, 0);
      g_assert_cmpstr (bluff_card_get_art (bluff_bluffer_row_get_card (row, slot)), ==, look.art);
    }
}

static void
check_bluffer (UiDriver *driver, const BluffBlufferView *view)
{
  GtkWidget *hand = ui_driver_wait_for (driver, BLUFF_TYPE_BLUFFER_HAND, NULL);
  GtkWidget *seat = ui_driver_wait_for (driver, BLUFF_TYPE_BLUFFER_SEAT, NULL);

  check_row (bluff_bluffer_hand_get_row (BLUFF_BLUFFER_HAND_WIDGET (hand)), view, 0);
  for (; seat != NULL; seat = gtk_widget_get_next_sibling (seat))
    if (gtk_widget_get_visible (seat))
      check_row (bluff_bluffer_seat_get_row (BLUFF_BLUFFER_SEAT (seat)), view,
                 bluff_bluffer_seat_get_seat (BLUFF_BLUFFER_SEAT (seat)));
}

/* The coins on every seat; and how many seats there are. */
static guint
check_coins (GtkWidget *widget, const BluffBluffaneerView *view)
{
  guint n = 0;

  if (!gtk_widget_get_mapped (widget))
    return 0;
  if (BLUFF_IS_SEAT_BADGE (widget))
    {
      const BluffSeatNews *news = bluff_seat_badge_get_news (BLUFF_SEAT_BADGE (widget));

      g_assert_cmpuint (news->coins, ==, view->coins[news->seat]);
      return 1;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += check_coins (child, view);

  return n;
}

/* Checks the coins and dice, and the card of a person who plays alone. */
static void
check_bluffaneer (UiDriver *driver, const BluffBluffaneerView *view, gboolean alone)
{
  GtkWidget *mat = ui_driver_wait_for (driver, BLUFF_TYPE_BLUFFANEER_MAT, NULL);
  GtkWidget *rail = ui_driver_find (driver, NULL, BLUFF_TYPE_BLUFFANEER_RAIL, NULL);
  GtkWidget *table = ui_driver_find (driver, NULL, BLUFF_TYPE_BLUFFANEER_TABLE, NULL);
  BluffCard *card = bluff_bluffaneer_rail_get_card (BLUFF_BLUFFANEER_RAIL (rail));

  g_assert_cmpuint (check_coins (table, view), ==, alone ? UI_SEATS - 1 : UI_SEATS);
  g_assert_cmpuint (bluff_bluffaneer_table_count_coins (BLUFF_BLUFFANEER_TABLE (table)), ==, BLUFF_BLUFFANEER_COINS);
  for (guint die = 0; die < 2 && view->icons[die] != BLUFF_NO_ICON; die++)
    {
      g_autofree char *face = g_strconcat ("die-", bluff_icon_name ((BluffIcon) view->icons[die]), NULL);

      g_assert_cmpstr (bluff_bluffaneer_mat_get_face (BLUFF_BLUFFANEER_MAT (mat), die), ==, face);
    }
  if (!alone)
    return;

  g_assert_cmpuint (bluff_bluffaneer_purse_get_coins (bluff_bluffaneer_rail_get_purse (BLUFF_BLUFFANEER_RAIL (rail))),
                    ==, view->coins[0]);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (card)));
  g_assert_cmpstr (bluff_card_get_art (card), ==, bluff_card_look_bluffaneer ((BluffPair) view->card).art);
}

static void
check_table (UiDriver *driver, const BluffView *view, gboolean alone)
{
  if (view->head.table.game == BLUFF_GAME_BLUFFANEER)
    {
      check_bluffaneer (driver, &view->bluffaneer, alone);
      return;
    }
  if (view->head.table.game == BLUFF_GAME_BLUFFER)
    {
      check_bluffer (driver, &view->bluffer);
      return;
    }

  check_hand (driver, &view->pirate);
  check_ships (driver, &view->pirate);
}

/* No line was lost or changed. */
static void
check_lines (UiDriver *driver, const Expected *expected)
{
  g_autoptr (GPtrArray) lines = NULL;
  g_autoptr (GError) error = NULL;

  bluff_store_game_free (
      bluff_store_read_game (bluff_saves_get_store (ui_player_get_saves (driver)), expected->id, &lines, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (lines->len, >=, expected->lines->len);
  for (guint i = 0; i < expected->lines->len; i++)
    g_assert_cmpstr (g_ptr_array_index (lines, i), ==, g_ptr_array_index (expected->lines, i));
}

/* Starts the app again, carries on, and sees that everything is as it was. */
static void
carry_on_and_check (const char *folder)
{
  Expected expected = { 0 };
  g_autoptr (UiDriver) driver = NULL;
  g_autoptr (UiPlayer) player = NULL;
  UiChoice choice;

  read_store (folder, &expected);
  driver = ui_driver_new (folder, WIDTH, HEIGHT);
  ui_player_carry_on (driver);
  player = ui_player_new (driver, NULL, FALSE);
  choice = ui_player_wait (player);
  if (bluff_seats_count (expected.people) > 1)
    {
      g_assert_cmpint (choice, ==, UI_CHOICE_CURTAIN);
      g_assert_null (ui_driver_find (driver, NULL, BLUFF_TYPE_TABLETOP, NULL));
      g_assert_null (ui_driver_find (driver, NULL, BLUFF_TYPE_CARD, NULL));
      ui_player_do (player, choice);
      choice = ui_player_wait (player);
    }
  if (choice_in (&expected) != UI_CHOICE_NOTHING)
    {
      g_assert_cmpint (choice, ==, choice_in (&expected));
      check_table (driver, &expected.view, bluff_seats_count (expected.people) == 1);
    }
  else
    g_assert_cmpint (choice, !=, UI_CHOICE_NOTHING);
  check_lines (driver, &expected);
  clear_expected (&expected);
}

/* --- Tests ---------------------------------------------------------------------------------------------------------
 */

typedef struct
{
  const char *path;
  guint people;
  UiChoice moment;
  BluffGame game;
} Death;

static const Death deaths[] = {
  { "/ui/resume/killed/turn", 1, UI_CHOICE_TURN },
  { "/ui/resume/killed/play", 1, UI_CHOICE_PLAY },
  { "/ui/resume/killed/vote", 1, UI_CHOICE_VOTE },
  { "/ui/resume/killed/reveal", 1, UI_CHOICE_LIFT },
  { "/ui/resume/killed/news", 1, UI_CHOICE_CONTINUE },
  { "/ui/resume/killed/boarding", 1, UI_CHOICE_CARDS },
  { "/ui/resume/killed/curtain", 3, UI_CHOICE_CURTAIN },
  { "/ui/resume/killed/shared-vote", 3, UI_CHOICE_VOTE },
  { "/ui/resume/killed/bluffer-turn", 1, UI_CHOICE_TURN, BLUFF_GAME_BLUFFER },
  { "/ui/resume/killed/bluffer-call", 1, UI_CHOICE_SHOUT, BLUFF_GAME_BLUFFER },
  { "/ui/resume/killed/bluffer-shown", 1, UI_CHOICE_CONTINUE, BLUFF_GAME_BLUFFER },
  { "/ui/resume/killed/bluffer-take", 1, UI_CHOICE_TAKE, BLUFF_GAME_BLUFFER },
  { "/ui/resume/killed/bluffer-give", 1, UI_CHOICE_GIVE, BLUFF_GAME_BLUFFER },
  { "/ui/resume/killed/bluffer-curtain", 3, UI_CHOICE_CURTAIN, BLUFF_GAME_BLUFFER },
  { "/ui/resume/killed/bluffer-shared-call", 3, UI_CHOICE_SHOUT, BLUFF_GAME_BLUFFER },
  { "/ui/resume/killed/bluffaneer-roll", 1, UI_CHOICE_ROLL, BLUFF_GAME_BLUFFANEER },
  { "/ui/resume/killed/bluffaneer-steal", 1, UI_CHOICE_STEAL, BLUFF_GAME_BLUFFANEER },
  { "/ui/resume/killed/bluffaneer-claim", 1, UI_CHOICE_SHOUT, BLUFF_GAME_BLUFFANEER },
  { "/ui/resume/killed/bluffaneer-answer", 1, UI_CHOICE_ANSWER, BLUFF_GAME_BLUFFANEER },
  { "/ui/resume/killed/bluffaneer-news", 1, UI_CHOICE_CONTINUE, BLUFF_GAME_BLUFFANEER },
  { "/ui/resume/killed/bluffaneer-shared-claim", 3, UI_CHOICE_SHOUT, BLUFF_GAME_BLUFFANEER },
  { "/ui/resume/killed/bluffaneer-shared-answer", 3, UI_CHOICE_ANSWER, BLUFF_GAME_BLUFFANEER },
};

static void
test_killed (gconstpointer data)
{
  const Death *death = data;
  const char *folder = ui_driver_make_folder ();

  play_and_kill (folder, death->game, death->people, death->moment);
  carry_on_and_check (folder);
}

static gboolean
is_gone (gpointer driver)
{
  return ui_driver_get_window (driver) == NULL;
}

static gboolean
is_close_button (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_has_css_class (widget, "close") && gtk_widget_get_mapped (widget);
}

static GtkWidget *
find_close_button (GtkWidget *widget)
{
  if (is_close_button (widget))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_close_button (child);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static void
test_closed (gconstpointer data)
{
  gboolean by_key = GPOINTER_TO_INT (data);
  const char *folder = ui_driver_make_folder ();
  UiDriver *driver = ui_driver_new (folder, WIDTH, HEIGHT);
  BluffSavedGame *game = ui_player_sit_down (driver, 1, 7);
  UiPlayer *player = ui_player_new (driver, game, FALSE);

  g_object_unref (game);
  ui_player_play_until (player, UI_CHOICE_PLAY);
  ui_player_free (player);
  if (by_key)
    ui_driver_press (driver, "q", GDK_CONTROL_MASK);
  else
    ui_driver_click (driver, find_close_button (GTK_WIDGET (ui_driver_get_window (driver))));
  ui_driver_wait (driver, is_gone, driver, "the window to be closed");
  ui_driver_free (driver);
  carry_on_and_check (folder);
}

int
main (int argc, char **argv)
{
  g_autoptr (GSettings) settings = NULL;

  setlocale (LC_ALL, "C.UTF-8");
  program = argv[0];
  if (argc == 6 && g_str_equal (argv[1], "--play"))
    adw_init ();
  else
    {
      g_test_init (&argc, &argv, NULL);
      adw_init ();
    }
  /* Nothing here is about what moves. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  settings = g_settings_new ("io.github.bluffbay.BluffBay");
  g_settings_set_string (settings, "pace", "instant");
  if (argc == 6 && g_str_equal (argv[1], "--play"))
    play_until_killed (argv[2], (BluffGame) atoi (argv[3]), (guint) atoi (argv[4]), (UiChoice) atoi (argv[5]));

  for (guint i = 0; i < G_N_ELEMENTS (deaths); i++)
    g_test_add_data_func (deaths[i].path, &deaths[i], test_killed);
  g_test_add_data_func ("/ui/resume/closed/window", GINT_TO_POINTER (FALSE), test_closed);
  g_test_add_data_func ("/ui/resume/closed/quit", GINT_TO_POINTER (TRUE), test_closed);

  return g_test_run ();
}
