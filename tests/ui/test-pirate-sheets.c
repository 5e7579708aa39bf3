/* test-pirate-sheets.c: the sheets of Bluff Pirate do what is asked on them, and nothing by accident.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-board-sheet.h"
#include "bluff-pirate-end-sheet.h"
#include "bluff-pirate-island-sheet.h"
#include "bluff-pirate-lift-sheet.h"
#include "bluff-pirate-outlook.h"
#include "bluff-pirate-reveal-sheet.h"
#include "bluff-pirate-set-row.h"
#include "bluff-pirate-vote-sheet.h"
#include "bluff-wrap.h"
#include "test-clock.h"
#include "texts.h"

#include <adwaita.h>

enum
{
  ANNA,
  MIA,
  PAPA,
  N_PLAYERS
};

/* What the sheet asked for last, "vote true". */
static char *asked;

static void
asked_cb (GSimpleAction *action, GVariant *target)
{
  g_autofree char *text = target != NULL ? g_variant_print (target, FALSE) : g_strdup ("");

  g_free (asked);
  asked = g_strdup_printf ("%s %s", g_action_get_name (G_ACTION (action)), text);
}

static BluffCrew *
make_crew (void)
{
  static const BluffCrewMember members[N_PLAYERS] = { { "Anna", BLUFF_FLAG_BLUE },
                                                      { "Mia", BLUFF_FLAG_RED },
                                                      { "Papa", BLUFF_FLAG_GREEN } };

  return bluff_crew_new (members, N_PLAYERS);
}

static BluffPirateView
make_view (BluffSeat seat)
{
  BluffPirateView view = { .seat = seat, .square = { 4, 9, 12 }, .hand_size = { 5, 3, 2 } };

  view.head.table.game = BLUFF_GAME_PIRATE;
  view.head.table.players = N_PLAYERS;
  view.head.table.voyage = BLUFF_VOYAGE_STANDARD;
  view.head.phase = BLUFF_PHASE_PIRATE_VOTE;
  view.head.turn = MIA;
  view.head.turns = 7;
  view.head.awaited = bluff_seats_of (ANNA) | bluff_seats_of (PAPA);
  view.up = bluff_cards_of (3);
  view.down_size = 2;

  return view;
}

/* A window with SHEET and, behind it, a button that has the focus before. */
static GtkWidget *
show (GtkWidget *sheet, GtkWidget **before)
{
  static const struct
  {
    const char *name, *type;
  } actions[] = { { "vote", "b" }, { "lift", "u" }, { "board", "u" } };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  GtkWidget *window = gtk_window_new ();
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *button = gtk_button_new_with_label ("Behind");

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_autoptr (GVariantType) type = g_variant_type_new (actions[i].type);
      g_autoptr (GSimpleAction) action = g_simple_action_new (actions[i].name, type);

      g_signal_connect (action, "activate", G_CALLBACK (asked_cb), NULL);
      g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
    }
  gtk_widget_insert_action_group (window, "table", G_ACTION_GROUP (group));
  gtk_overlay_set_child (GTK_OVERLAY (overlay), button);
  gtk_window_set_child (GTK_WINDOW (window), overlay);
  gtk_window_set_default_size (GTK_WINDOW (window), 900, 700);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (button))
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_grab_focus (button);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), sheet);
  while (!gtk_widget_get_mapped (sheet) || gtk_widget_get_width (sheet) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_clear_pointer (&asked, g_free);
  if (before != NULL)
    *before = button;

  return window;
}

/* The button below WIDGET whose label, anywhere in it, is TEXT. */
static GtkWidget *
find_button (GtkWidget *widget, const char *text, GtkWidget *button)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_visible (widget))
    return NULL;
  if (GTK_IS_BUTTON (widget))
    button = widget;
  if (GTK_IS_LABEL (widget) && button != NULL && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), text))
    return button;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child, text, button);

  return found;
}

static gboolean
has_text (GtkWidget *widget, const char *text)
{
  gboolean found = GTK_IS_LABEL (widget) && strstr (gtk_label_get_label (GTK_LABEL (widget)), text) != NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !found;
       child = gtk_widget_get_next_sibling (child))
    found = gtk_widget_get_visible (child) && has_text (child, text);

  return found;
}

static GtkWidget *
find_label (GtkWidget *widget, const char *text)
{
  GtkWidget *found =
      GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), text) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = gtk_widget_get_visible (child) ? find_label (child, text) : NULL;

  return found;
}

/* --- The vote ------------------------------------------------------------------------------------------------------
 */

static void
test_vote_is_given_in_two_steps (void)
{
  g_autoptr (BluffCrew) crew = make_crew ();
  BluffPirateView view = make_view (ANNA);
  GtkWidget *sheet = bluff_pirate_vote_sheet_new ();
  GtkWidget *window, *bluff, *honest, *give;

  bluff_pirate_vote_sheet_show (BLUFF_PIRATE_VOTE_SHEET (sheet), &view, crew);
  window = show (sheet, NULL);
  bluff = find_button (sheet, TEXT_BLUFF, NULL);
  honest = find_button (sheet, TEXT_NO_BLUFF, NULL);
  give = find_button (sheet, TEXT_CHOOSE_SIDE, NULL);
  g_assert_nonnull (bluff);
  g_assert_nonnull (honest);
  g_assert_nonnull (give);
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (bluff)));
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (honest)));
  g_assert_false (gtk_widget_get_sensitive (give));

  /* Changed as long as it has not been given. */
  g_signal_emit_by_name (bluff, "clicked");
  g_assert_true (gtk_widget_get_sensitive (give));
  g_signal_emit_by_name (honest, "clicked");
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (bluff)));
  g_assert_null (asked);

  /* Somebody else votes: the choice stays. */
  view.voted = bluff_seats_of (PAPA);
  view.head.awaited = bluff_seats_of (ANNA);
  bluff_pirate_vote_sheet_show (BLUFF_PIRATE_VOTE_SHEET (sheet), &view, crew);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (honest)));

  g_signal_emit_by_name (give, "clicked");
  g_assert_cmpstr (asked, ==, "vote false");

  /* The next person who looks finds nothing chosen. */
  view = make_view (PAPA);
  bluff_pirate_vote_sheet_show (BLUFF_PIRATE_VOTE_SHEET (sheet), &view, crew);
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (honest)));
  g_assert_false (bluff_pirate_vote_sheet_reconsider (BLUFF_PIRATE_VOTE_SHEET (sheet)));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_vote_of_others (void)
{
  static const struct
  {
    BluffSeat seat;
    gboolean voted;
  } rows[] = { { MIA, FALSE }, { BLUFF_ONLOOKER, FALSE }, { PAPA, TRUE } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (BluffCrew) crew = make_crew ();
      BluffPirateView view = make_view (rows[i].seat);
      GtkWidget *sheet = g_object_ref_sink (bluff_pirate_vote_sheet_new ());

      if (rows[i].voted)
        {
          view.voted = bluff_seats_of (rows[i].seat);
          view.head.awaited = bluff_seats_without (view.head.awaited, rows[i].seat);
        }
      bluff_pirate_vote_sheet_show (BLUFF_PIRATE_VOTE_SHEET (sheet), &view, crew);
      g_assert_null (find_button (sheet, TEXT_BLUFF, NULL));
      g_assert_null (find_button (sheet, TEXT_CHOOSE_SIDE, NULL));
      g_assert_true (has_text (sheet, TEXT_WAITING_FOR));
      g_object_unref (sheet);
    }
}

static void
test_counting_help (void)
{
  g_autoptr (BluffCrew) crew = make_crew ();
  BluffPirateView view = make_view (ANNA);
  GtkWidget *sheet = g_object_ref_sink (bluff_pirate_vote_sheet_new ());

  bluff_pirate_vote_sheet_show (BLUFF_PIRATE_VOTE_SHEET (sheet), &view, crew);
  g_assert_true (has_text (sheet, TEXT_IN_SIGHT_1_OF_10));
  g_object_set (sheet, "counting-help", FALSE, NULL);
  g_assert_false (has_text (sheet, TEXT_IN_SIGHT_1_OF_10));
  g_object_unref (sheet);
}

static void
test_focus (void)
{
  g_autoptr (BluffCrew) crew = make_crew ();
  BluffPirateView view = make_view (ANNA);
  GtkWidget *sheet = bluff_pirate_vote_sheet_new ();
  GtkWidget *window, *before;

  bluff_pirate_vote_sheet_show (BLUFF_PIRATE_VOTE_SHEET (sheet), &view, crew);
  window = show (sheet, &before);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == sheet);
  gtk_widget_activate (sheet);
  gtk_widget_activate_default (sheet);
  g_assert_null (asked);

  gtk_widget_set_visible (sheet, FALSE);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == before);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* --- The others ----------------------------------------------------------------------------------------------------
 */

static void
test_lift (void)
{
  g_autoptr (BluffCrew) crew = make_crew ();
  BluffPirateView view = make_view (MIA);
  GtkWidget *sheet = bluff_pirate_lift_sheet_new ();
  GtkWidget *window;

  bluff_pirate_lift_sheet_show (BLUFF_PIRATE_LIFT_SHEET (sheet), &view, crew, NULL);
  window = show (sheet, NULL);
  g_signal_emit_by_name (find_button (sheet, "\u2068Papa\u2069", NULL), "clicked");
  while (asked == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (asked, ==, "lift 2");

  view = make_view (ANNA);
  bluff_pirate_lift_sheet_show (BLUFF_PIRATE_LIFT_SHEET (sheet), &view, crew, NULL);
  g_assert_null (find_button (sheet, "\u2068Papa\u2069", NULL));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
count_cb (GtkWidget *sheet, guint *n)
{
  (void) sheet;
  (*n)++;
}

static void
present_reveal (GtkWidget *sheet, double factor)
{
  g_autoptr (BluffCrew) crew = make_crew ();
  BluffPirateView view = make_view (ANNA);
  BluffTold told = { ANNA, BLUFF_GAME_PIRATE, { BLUFF_EVENT_REVEAL, MIA } };
  guint8 after[BLUFF_PIRATE_SEATS];

  told.event.reveal.voter = ANNA;
  told.event.reveal.vote = told.event.reveal.bluff = TRUE;
  told.event.reveal.size = 3;
  told.event.reveal.up = view.up;
  told.event.reveal.down = bluff_cards_or (bluff_cards_of (4), bluff_cards_of (44));
  bluff_pirate_outlook_after (&view, &told.event, after);
  bluff_pirate_reveal_sheet_present (BLUFF_PIRATE_REVEAL_SHEET (sheet), crew, &told, view.square, after, factor);
}

static void
test_reveal_at_once (void)
{
  GtkWidget *sheet = g_object_ref_sink (bluff_pirate_reveal_sheet_new ());
  guint n = 0;

  g_signal_connect (sheet, "done", G_CALLBACK (count_cb), &n);
  present_reveal (sheet, 0);
  g_assert_cmpuint (n, ==, 1);
  g_assert_true (has_text (sheet, TEXT_IT_WAS_A_BLUFF));
  g_assert_true (has_text (sheet, TEXT_ANOTHER_SUIT));
  g_assert_true (has_text (sheet, TEXT_YOU_SAIL_3));
  g_assert_false (bluff_reveal_sheet_skip (BLUFF_REVEAL_SHEET (sheet)));
  g_object_unref (sheet);
}

static void
test_reveal_skipped (void)
{
  GtkWidget *sheet = bluff_pirate_reveal_sheet_new ();
  GtkWidget *window;
  guint n = 0;

  g_signal_connect (sheet, "done", G_CALLBACK (count_cb), &n);
  present_reveal (sheet, 50);
  window = show (sheet, NULL);
  g_assert_cmpuint (n, ==, 0);
  g_assert_false (has_text (sheet, TEXT_IT_WAS_A_BLUFF));
  g_assert_false (has_text (sheet, TEXT_CUP_BLUFF));
  g_assert_true (bluff_reveal_sheet_skip (BLUFF_REVEAL_SHEET (sheet)));
  g_assert_cmpuint (n, ==, 1);
  g_assert_true (has_text (sheet, TEXT_IT_WAS_A_BLUFF));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_board (void)
{
  g_autoptr (BluffCrew) crew = make_crew ();
  BluffPirateView view = make_view (ANNA);
  GtkWidget *sheet = bluff_pirate_board_sheet_new ();
  GtkWidget *window;
  guint n = 0;

  g_signal_connect (sheet, "cancelled", G_CALLBACK (count_cb), &n);
  bluff_pirate_board_sheet_ask (BLUFF_PIRATE_BOARD_SHEET (sheet), &view, crew,
                                bluff_seats_of (MIA) | bluff_seats_of (PAPA));
  window = show (sheet, NULL);
  g_signal_emit_by_name (find_button (sheet, "\u2068Papa\u2069", NULL), "clicked");
  /* P20: all of them if fewer than three. */
  g_assert_false (gtk_widget_get_sensitive (find_button (sheet, TEXT_PICK_2_MORE, NULL)));
  g_assert_true (bluff_pirate_board_sheet_back (BLUFF_PIRATE_BOARD_SHEET (sheet)));
  g_assert_cmpuint (n, ==, 0);
  g_assert_true (bluff_pirate_board_sheet_back (BLUFF_PIRATE_BOARD_SHEET (sheet)));
  g_assert_cmpuint (n, ==, 1);
  g_assert_null (asked);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_narrow (gpointer sheet)
{
  return gtk_widget_get_width (sheet) <= 360 && bluff_sheet_is_narrow (sheet);
}

/* Below small cards stands no large word, which would be broken; also if text becomes large while they are seen. */
static void
test_board_large (void)
{
  g_autoptr (BluffCrew) crew = make_crew ();
  BluffTold told = { ANNA, BLUFF_GAME_PIRATE, { BLUFF_EVENT_BOARD, MIA } };
  GtkWidget *sheet = bluff_pirate_board_sheet_new ();
  GtkWidget *window;
  int dpi;

  told.event.board.victim = PAPA;
  told.event.board.card = 9;
  told.event.board.taken_size = 3;
  bluff_pirate_board_sheet_present (BLUFF_PIRATE_BOARD_SHEET (sheet), crew, &told, 0);
  window = show (sheet, NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  while (!is_narrow (sheet))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (has_text (sheet, TEXT_DISCARDED));

  g_object_get (gtk_widget_get_settings (sheet), "gtk-xft-dpi", &dpi, NULL);
  g_object_set (gtk_widget_get_settings (sheet), "gtk-xft-dpi", 2 * dpi, NULL);
  while (has_text (sheet, TEXT_DISCARDED))
    g_main_context_iteration (NULL, TRUE);
  g_object_set (gtk_widget_get_settings (sheet), "gtk-xft-dpi", dpi, NULL);
  while (!has_text (sheet, TEXT_DISCARDED))
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Captions leave the cards that are too narrow for them, and would come back if the cards took the room: in no size
 * that goes on for ever. */
static void
test_at_rest (void)
{
  enum
  {
    WIDTH = 780,
    LEAST = 480,
    MOST = 760,
    STEP = 4,
    QUIET_MS = 30,
    MOST_STEPS = 1000
  };
  g_autoptr (BluffCrew) crew = make_crew ();
  BluffPirateView view = make_view (MIA);
  GtkWidget *sheet = bluff_pirate_lift_sheet_new ();
  GtkWidget *window;
  int dpi;

  bluff_pirate_lift_sheet_show (BLUFF_PIRATE_LIFT_SHEET (sheet), &view, crew, NULL);
  window = show (sheet, NULL);
  g_object_get (gtk_widget_get_settings (sheet), "gtk-xft-dpi", &dpi, NULL);
  g_object_set (gtk_widget_get_settings (sheet), "gtk-xft-dpi", 2 * dpi, NULL);
  for (int height = LEAST; height < MOST; height += STEP)
    {
      guint steps = 0;

      gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, height);
      while (test_clock_iterate (QUIET_MS * G_TIME_SPAN_MILLISECOND))
        g_assert_cmpuint (steps++, <, MOST_STEPS);
    }
  g_object_set (gtk_widget_get_settings (sheet), "gtk-xft-dpi", dpi, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* --- All of them ---------------------------------------------------------------------------------------------------
 */

static void
test_end (void)
{
  g_autoptr (BluffCrew) crew = make_crew ();
  BluffPirateView view = make_view (ANNA);
  GtkWidget *sheet = g_object_ref_sink (bluff_pirate_end_sheet_new ());
  GtkWidget *window;

  view.head.place[ANNA] = view.head.place[PAPA] = 2;
  view.head.place[MIA] = 1;
  bluff_pirate_end_sheet_present (BLUFF_PIRATE_END_SHEET (sheet), crew, &view, 0);
  g_assert_true (has_text (sheet, TEXT_SECOND_YOU));
  g_assert_true (has_text (sheet, TEXT_SECOND "\u2068Papa\u2069"));
  g_assert_true (has_text (sheet, TEXT_WHO_LIED));
  window = show (sheet, NULL);

  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_finalize_object (sheet);
}

/* In a low and narrow window, who came last is seen without scrolling: the chest gives way. */
static void
test_end_narrow (void)
{
  static const BluffCrewMember members[] = {
    { "Anna" }, { "Mia" }, { "Papa" }, { "Calico" }, { "Rook" },
  };
  g_autoptr (BluffCrew) crew = bluff_crew_new (members, G_N_ELEMENTS (members));
  BluffPirateView view = make_view (ANNA);
  GtkWidget *sheet = bluff_pirate_end_sheet_new ();
  GtkWidget *window, *ranking, *scroller;
  graphene_rect_t bounds;

  view.head.table.players = G_N_ELEMENTS (members);
  for (guint seat = 0; seat < G_N_ELEMENTS (members); seat++)
    view.head.place[seat] = (guint8) (G_N_ELEMENTS (members) - seat);
  bluff_pirate_end_sheet_present (BLUFF_PIRATE_END_SHEET (sheet), crew, &view, 0);
  window = show (sheet, NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 540);
  while (gtk_widget_get_width (sheet) > 360)
    g_main_context_iteration (NULL, TRUE);
  ranking = gtk_widget_get_ancestor (find_label (sheet, TEXT_SECOND "\u2068Calico\u2069"), BLUFF_TYPE_WRAP);
  scroller = gtk_widget_get_ancestor (ranking, GTK_TYPE_SCROLLED_WINDOW);
  g_assert_true (gtk_widget_compute_bounds (ranking, scroller, &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (scroller));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What makes a set a bluff is said on a ribbon above the card, or below it where that would cover the card. */
static void
test_ribbon (void)
{
  static const struct
  {
    int width;
    const char *css_class;
  } rows[] = { { 300, "bb-ribbon" }, { 30, "caption" }, { 300, "bb-ribbon" } };
  GtkWidget *row = g_object_ref_sink (g_object_new (BLUFF_TYPE_PIRATE_SET_ROW, NULL));

  bluff_pirate_set_row_set_ribbons (BLUFF_PIRATE_SET_ROW (row), TRUE);
  bluff_pirate_set_row_show_open (BLUFF_PIRATE_SET_ROW (row), bluff_cards_of (3), bluff_cards_of (44));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      bluff_pirate_set_row_set_card_width (BLUFF_PIRATE_SET_ROW (row), rows[i].width);
      g_assert_true (gtk_widget_has_css_class (find_label (row, TEXT_ANOTHER_SUIT), rows[i].css_class));
    }
  g_object_unref (row);
}

static void
test_finalize (void)
{
  GtkWidget *(*const make[]) (void) = { bluff_pirate_board_sheet_new,  bluff_pirate_end_sheet_new,
                                        bluff_pirate_island_sheet_new, bluff_pirate_lift_sheet_new,
                                        bluff_pirate_reveal_sheet_new, bluff_pirate_vote_sheet_new };

  for (guint i = 0; i < G_N_ELEMENTS (make); i++)
    {
      GtkWidget *sheet = g_object_ref_sink (make[i]());

      g_assert_finalize_object (sheet);
    }
}

int
main (int argc, char **argv)
{
  int result;

  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/pirate-sheets/vote/two-steps", test_vote_is_given_in_two_steps);
  g_test_add_func ("/pirate-sheets/vote/others", test_vote_of_others);
  g_test_add_func ("/pirate-sheets/vote/counting-help", test_counting_help);
  g_test_add_func ("/pirate-sheets/focus", test_focus);
  g_test_add_func ("/pirate-sheets/lift", test_lift);
  g_test_add_func ("/pirate-sheets/reveal/at-once", test_reveal_at_once);
  g_test_add_func ("/pirate-sheets/reveal/skipped", test_reveal_skipped);
  g_test_add_func ("/pirate-sheets/board", test_board);
  g_test_add_func ("/pirate-sheets/board-large", test_board_large);
  g_test_add_func ("/pirate-sheets/at-rest", test_at_rest);

  g_test_add_func ("/pirate-sheets/end", test_end);
  g_test_add_func ("/pirate-sheets/end-narrow", test_end_narrow);
  g_test_add_func ("/pirate-sheets/ribbon", test_ribbon);
  g_test_add_func ("/pirate-sheets/finalize", test_finalize);

  result = g_test_run ();
  g_free (asked);
  return result;
}
