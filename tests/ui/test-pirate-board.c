/* test-pirate-board.c: the board, the seats and the piles in a window: what they say, what moves, what is activated.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-board.h"
#include "bluff-pirate-piles.h"
#include "bluff-pirate-square.h"
#include "bluff-seat-badge.h"
#include "bluff-seat-strip.h"
#include "texts.h"

#include <adwaita.h>

static const char *const names[] = { "Anna", "Mia", "Papa" };
static const BluffFlag flags[] = { BLUFF_FLAG_BLUE, BLUFF_FLAG_RED, BLUFF_FLAG_GREEN };

/* --- A table -------------------------------------------------------------------------------------------------------
 */

static void
make_news (BluffSeatNews news[3])
{
  for (guint i = 0; i < 3; i++)
    news[i] = (BluffSeatNews){
      .seat = (BluffSeat) i, .flag = flags[i], .name = names[i], .line = "Square 7", .number = "7", .count = 5 + i
    };
}

static void
make_view (BluffPirateView *view)
{
  memset (view, 0, sizeof *view);
  bluff_table_init (&view->head.table, BLUFF_GAME_PIRATE, 3);
  view->square[0] = view->square[2] = 14;
  view->square[1] = 7;
  view->pile_size = 36;
  view->discards = bluff_pirate_suit_cards (BLUFF_SUIT_HAT);
}

static BluffPirateBoard *
make_board (BluffSeat viewer)
{
  GtkWidget *board = bluff_pirate_board_new ();
  BluffSeatNews news[3];
  BluffPirateView view;

  make_view (&view);
  make_news (news);
  bluff_pirate_board_show (BLUFF_PIRATE_BOARD (board), &view, news, 3, viewer);
  return BLUFF_PIRATE_BOARD (board);
}

static GtkWidget *
present (gpointer child, int width, int height)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (child));
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (GTK_WIDGET (child)) || gtk_widget_get_width (GTK_WIDGET (child)) == 0)
    g_main_context_iteration (NULL, TRUE);

  return window;
}

static void
set_motion (gboolean moves)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", moves, NULL);
}

static void
moved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  bluff_pirate_board_move_finish (BLUFF_PIRATE_BOARD (source), result);
  ++*(guint *) user_data;
}

static void
wait_until (const guint *n, guint value)
{
  while (*n < value)
    g_main_context_iteration (NULL, TRUE);
}

static void
check_words (BluffPirateBoard *board, guint square, const char *expected)
{
  g_autofree char *words = bluff_pirate_board_say_square (board, square);

  g_assert_cmpstr (words, ==, expected);
}

/* --- The board -----------------------------------------------------------------------------------------------------
 */

static void
test_words (void)
{
  g_autoptr (BluffPirateBoard) board = g_object_ref_sink (make_board (0));

  check_words (board, 0, TEXT_START_SQUARE);
  check_words (board, 3, TEXT_SQUARE "3");
  check_words (board, 7, TEXT_SQUARE "7: \u2068Mia\u2069");
  check_words (board, 14, TEXT_SQUARE_14_YOU_AND_PAPA);
  check_words (board, 20, TEXT_ISLAND_20_CLOSED);
}

static void
test_onlooker (void)
{
  g_autoptr (BluffPirateBoard) board = g_object_ref_sink (make_board (BLUFF_ONLOOKER));

  check_words (board, 14, TEXT_SQUARE_14_ANNA_AND_PAPA);
}

static GtkWidget *
nth_square (BluffPirateBoard *board, guint n)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (board));

  while (n-- > 0)
    child = gtk_widget_get_next_sibling (child);

  return child;
}

static void
test_accessible (void)
{
  BluffPirateBoard *board = make_board (0);
  GtkWidget *window = present (board, 800, 400);
  GtkAccessible *square = GTK_ACCESSIBLE (nth_square (board, 17));

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (board), GTK_ACCESSIBLE_ROLE_LIST);
  gtk_test_accessible_assert_role (square, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  gtk_test_accessible_assert_property (square, GTK_ACCESSIBLE_PROPERTY_LABEL, TEXT_SQUARE "17");
  bluff_pirate_board_set_target (board, 17);
  gtk_test_accessible_assert_property (square, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, TEXT_SET_WOULD_TAKE_YOU_HERE);
  bluff_pirate_board_set_target (board, -1);
  g_assert_false (gtk_test_accessible_has_property (square, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  gtk_window_destroy (GTK_WINDOW (window));
}

static guint
count_squares (BluffPirateBoard *board)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (board)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += BLUFF_IS_PIRATE_SQUARE (child);

  return n;
}

static void
test_preview (void)
{
  g_autoptr (BluffPirateBoard) board = g_object_ref_sink (make_board (0));

  bluff_pirate_board_preview (board, BLUFF_VOYAGE_LONG, flags, 3);
  g_assert_cmpuint (count_squares (board), ==, 41);
  check_words (board, 0, TEXT_START_SQUARE_OF_FLAGS);
  check_words (board, 30, TEXT_ISLAND_30_CLOSED);
  bluff_pirate_board_preview (board, BLUFF_VOYAGE_SHORT, flags, 0);
  g_assert_cmpuint (count_squares (board), ==, 19);
  check_words (board, 0, TEXT_START_SQUARE);
}

static void
test_sail (void)
{
  BluffPirateBoard *board = make_board (0);
  GtkWidget *window = present (board, 800, 400);
  guint n = 0;

  set_motion (TRUE);
  bluff_pirate_board_sail_async (board, 1, 7, 9, 0.5, moved_cb, &n);
  /* What is said is true at once; the picture follows. */
  check_words (board, 9, TEXT_SQUARE "9: \u2068Mia\u2069");
  check_words (board, 7, TEXT_SQUARE "7");
  g_assert_cmpuint (n, ==, 0);
  wait_until (&n, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_skip (void)
{
  BluffPirateBoard *board = make_board (0);
  GtkWidget *window = present (board, 800, 400);
  guint n = 0;

  set_motion (TRUE);
  /* So slow that only skipping can end it. */
  bluff_pirate_board_sail_async (board, 1, 7, 9, 10000, moved_cb, &n);
  bluff_pirate_board_skip (board);
  wait_until (&n, 1);
  /* One motion skips another, and a new view skips any. */
  bluff_pirate_board_sail_async (board, 1, 9, 7, 10000, moved_cb, &n);
  bluff_pirate_board_open_async (board, 0, BLUFF_ISLAND_EMPTY, 10000, moved_cb, &n);
  wait_until (&n, 2);
  bluff_pirate_board_preview (board, BLUFF_VOYAGE_STANDARD, flags, 3);
  wait_until (&n, 3);
  check_words (board, 20, TEXT_ISLAND_20_CLOSED);
  bluff_pirate_board_skip (board);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What is found there is not said before the lid is open. */
static void
test_open (void)
{
  BluffPirateBoard *board = make_board (0);
  GtkWidget *window = present (board, 800, 400);
  GtkAccessible *island = GTK_ACCESSIBLE (nth_square (board, 20));
  guint n = 0;

  set_motion (TRUE);
  bluff_pirate_board_open_async (board, 0, BLUFF_ISLAND_EMPTY, 10000, moved_cb, &n);
  check_words (board, 20, TEXT_ISLAND_20_CLOSED);
  gtk_test_accessible_assert_property (island, GTK_ACCESSIBLE_PROPERTY_LABEL, TEXT_ISLAND_20_CLOSED);
  bluff_pirate_board_skip (board);
  wait_until (&n, 1);
  check_words (board, 20, TEXT_ISLAND_20_EMPTY);
  gtk_test_accessible_assert_property (island, GTK_ACCESSIBLE_PROPERTY_LABEL, TEXT_ISLAND_20_EMPTY);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_window_goes (void)
{
  BluffPirateBoard *board = make_board (0);
  GtkWidget *window = present (board, 800, 400);
  guint n = 0;

  set_motion (TRUE);
  g_object_add_weak_pointer (G_OBJECT (board), (gpointer *) &board);
  bluff_pirate_board_sail_async (board, 1, 7, 9, 10000, moved_cb, &n);
  gtk_window_destroy (GTK_WINDOW (window));
  wait_until (&n, 1);
  while (board != NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_still (void)
{
  BluffPirateBoard *board = make_board (0);
  GtkWidget *window = present (board, 800, 400);
  guint n = 0;
  gint64 begin = g_get_monotonic_time ();

  set_motion (FALSE);
  bluff_pirate_board_sail_async (board, 0, 14, 12, 0.05, moved_cb, &n);
  check_words (board, 12, TEXT_SQUARE_12_YOU);
  wait_until (&n, 1);
  /* Both squares were outlined for a moment of the pace. */
  g_assert_cmpint (g_get_monotonic_time () - begin, >=, 50 * 1000);
  bluff_pirate_board_open_async (board, 1, BLUFF_ISLAND_TREASURE, 10000, moved_cb, &n);
  wait_until (&n, 2);
  check_words (board, 28, TEXT_ISLAND_28_TREASURE);
  bluff_pirate_board_sail_async (board, 0, 12, 28, 0, moved_cb, &n);
  wait_until (&n, 3);

  /* What was skipped does not end what comes after it. */
  bluff_pirate_board_sail_async (board, 0, 28, 26, 0.1, moved_cb, &n);
  bluff_pirate_board_skip (board);
  wait_until (&n, 4);
  begin = g_get_monotonic_time ();
  bluff_pirate_board_sail_async (board, 0, 26, 27, 0.3, moved_cb, &n);
  wait_until (&n, 5);
  g_assert_cmpint (g_get_monotonic_time () - begin, >=, 300 * 1000);
  set_motion (TRUE);
  gtk_window_destroy (GTK_WINDOW (window));
}

static const char *
focused_words (GtkWidget *window)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  g_assert_true (BLUFF_IS_PIRATE_SQUARE (focus));
  return gtk_widget_get_tooltip_text (focus);
}

static void
test_arrows (void)
{
  BluffPirateBoard *board = make_board (0);
  GtkWidget *window = present (board, 800, 400);

  /* Tab comes to the viewer's ship; arrows go on from there, and never out. */
  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (board), GTK_DIR_TAB_FORWARD));
  g_assert_cmpstr (focused_words (window), ==, TEXT_SQUARE_14_YOU_AND_PAPA);
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (board), GTK_DIR_UP));
  g_assert_cmpstr (focused_words (window), ==, TEXT_SQUARE "7: \u2068Mia\u2069");
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (board), GTK_DIR_UP));
  g_assert_cmpstr (focused_words (window), ==, TEXT_SQUARE "7: \u2068Mia\u2069");
  g_assert_false (gtk_widget_child_focus (GTK_WIDGET (board), GTK_DIR_TAB_FORWARD));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* --- Seats ---------------------------------------------------------------------------------------------------------
 */

static void
board_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  (void) action;
  *(guint *) user_data = g_variant_get_uint32 (parameter);
}

static BluffSeatBadge *
nth_badge (GtkWidget *strip, guint n)
{
  GtkWidget *child = gtk_widget_get_first_child (strip);

  while (n-- > 0)
    child = gtk_widget_get_next_sibling (child);

  return BLUFF_SEAT_BADGE (child);
}

static void
test_choices (void)
{
  GtkWidget *strip = bluff_seat_strip_new ();
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) action = g_simple_action_new ("board", G_VARIANT_TYPE_UINT32);
  guint boarded = G_MAXUINT;
  BluffSeatNews news[3];
  GtkWidget *window;

  g_signal_connect (action, "activate", G_CALLBACK (board_cb), &boarded);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
  gtk_widget_insert_action_group (strip, "table", G_ACTION_GROUP (group));
  make_news (news);
  bluff_seat_strip_show (BLUFF_SEAT_STRIP (strip), news + 1, 2);
  window = present (strip, 800, 100);

  /* A seat that is no choice does nothing. */
  gtk_widget_activate_action (GTK_WIDGET (nth_badge (strip, 0)), "badge.choose", NULL);
  g_assert_cmpuint (boarded, ==, G_MAXUINT);

  bluff_seat_strip_set_choices (BLUFF_SEAT_STRIP (strip), bluff_seats_of (2));
  g_assert_false (bluff_seat_badge_is_choice (nth_badge (strip, 0)));
  g_assert_true (bluff_seat_badge_is_choice (nth_badge (strip, 1)));
  g_assert_cmpstr (bluff_seat_badge_get_news (nth_badge (strip, 1))->name, ==, "Papa");
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (nth_badge (strip, 1)), GTK_ACCESSIBLE_ROLE_BUTTON);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (nth_badge (strip, 1)), "badge.choose", NULL));
  g_assert_cmpuint (boarded, ==, 2);

  bluff_seat_strip_set_choices (BLUFF_SEAT_STRIP (strip), 0);
  g_assert_false (bluff_seat_badge_is_choice (nth_badge (strip, 1)));
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (nth_badge (strip, 1)), GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_window_destroy (GTK_WINDOW (window));
}

static int
measure_height (GtkWidget *strip, int width)
{
  int minimum;

  gtk_widget_measure (strip, GTK_ORIENTATION_VERTICAL, width, &minimum, NULL, NULL, NULL);
  return minimum;
}

static void
test_large_text (void)
{
  GtkWidget *strip = bluff_seat_strip_new ();
  BluffSeatNews news[BLUFF_MAX_SEATS];
  GtkWidget *window;
  int row;

  for (guint i = 0; i < BLUFF_MAX_SEATS; i++)
    news[i] = (BluffSeatNews){ .seat = (BluffSeat) i, .name = "Maximiliane", .line = "Square 28", .number = "28" };
  bluff_seat_strip_show (BLUFF_SEAT_STRIP (strip), news, BLUFF_MAX_SEATS);
  window = present (strip, 1280, 100);
  row = measure_height (strip, 1264);
  g_assert_cmpint (row, <, 80);

  /* Text of 200 % breaks the row rather than the names. */
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 192 * 1024, NULL);
  g_assert_cmpint (measure_height (strip, 344), >, row * 2);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

static GtkLabel *
find_label (GtkWidget *widget, const char *text)
{
  GtkLabel *found = NULL;

  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
      g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), text))
    return GTK_LABEL (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child, text);

  return found;
}

/* Where there are coins, the state of a seat is read to its end, however many words it has. */
static void
test_states (void)
{
  GtkWidget *strip = bluff_seat_strip_new ();
  BluffSeatNews news[5];
  GtkWidget *window;

  for (guint i = 0; i < G_N_ELEMENTS (news); i++)
    news[i] = (BluffSeatNews){ .seat = (BluffSeat) i, .name = "Mia", .purse = TRUE, .marks = BLUFF_SEAT_MARK_AWAY };
  bluff_seat_strip_show (BLUFF_SEAT_STRIP (strip), news, G_N_ELEMENTS (news));
  window = present (strip, 1000, 100);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (find_label (strip, TEXT_AWAY))));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Above open cards in a narrow window, what is counted has all the width of its seat. */
static void
test_open_seat (void)
{
  static const char words[] = "4 карточки";
  GtkWidget *badge = bluff_seat_badge_new (TRUE);
  GtkWidget *window;
  GtkLabel *line;
  int width;

  bluff_seat_badge_set_form (BLUFF_SEAT_BADGE (badge), BLUFF_SEAT_FORM_NARROW);
  bluff_seat_badge_show (BLUFF_SEAT_BADGE (badge),
                         &(BluffSeatNews){ .name = "Mia", .line = words, .number = words, .open = TRUE });
  window = present (badge, 300, 100);
  line = find_label (badge, words);
  gtk_widget_measure (GTK_WIDGET (line), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_size_allocate (badge, &(GtkAllocation){ 0, 0, width + 1, 100 }, -1);
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (line)), ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* --- Piles ---------------------------------------------------------------------------------------------------------
 */

static GtkWidget *
find_named (GtkWidget *widget, const char *tooltip, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type) && g_strcmp0 (gtk_widget_get_tooltip_text (widget), tooltip) == 0)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_named (child, tooltip, type);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static void
test_piles (void)
{
  GtkWidget *piles = bluff_pirate_piles_new ();
  BluffPirateView view;
  GtkWidget *window;
  GtkWidget *hats;

  make_view (&view);
  bluff_pirate_piles_show (BLUFF_PIRATE_PILES (piles), &view);
  window = present (piles, 400, 160);

  hats = find_named (piles, TEXT_HAT_10_CARDS, GTK_TYPE_MENU_BUTTON);
  g_assert_nonnull (hats);
  g_assert_true (gtk_widget_get_sensitive (hats));
  gtk_menu_button_popup (GTK_MENU_BUTTON (hats));
  g_assert_nonnull (gtk_menu_button_get_popover (GTK_MENU_BUTTON (hats)));
  gtk_menu_button_popdown (GTK_MENU_BUTTON (hats));
  g_assert_false (gtk_widget_get_sensitive (find_named (piles, TEXT_PARROT_0_CARDS, GTK_TYPE_MENU_BUTTON)));
  g_assert_nonnull (find_named (piles, TEXT_DRAW_PILE_36, GTK_TYPE_BUTTON));
  bluff_pirate_piles_set_compact (BLUFF_PIRATE_PILES (piles), TRUE);
  g_assert_nonnull (find_named (piles, TEXT_DISCARDED_10, GTK_TYPE_MENU_BUTTON));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/board/words", test_words);
  g_test_add_func ("/board/onlooker", test_onlooker);
  g_test_add_func ("/board/squares-for-screen-readers", test_accessible);
  g_test_add_func ("/board/preview", test_preview);
  g_test_add_func ("/board/sail", test_sail);
  g_test_add_func ("/board/skip", test_skip);
  g_test_add_func ("/board/open", test_open);
  g_test_add_func ("/board/window-goes-while-a-ship-sails", test_window_goes);
  g_test_add_func ("/board/without-motion", test_still);
  g_test_add_func ("/board/arrow-keys", test_arrows);
  g_test_add_func ("/seats/choices", test_choices);
  g_test_add_func ("/seats/large-text", test_large_text);
  g_test_add_func ("/seats/states", test_states);
  g_test_add_func ("/seats/open", test_open_seat);
  g_test_add_func ("/piles/counts", test_piles);

  return g_test_run ();
}
