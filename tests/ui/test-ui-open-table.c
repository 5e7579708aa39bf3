/* test-ui-open-table.c: what several people at one screen can do without a curtain, by mouse and keyboard: look at
 * their card in their turn, stop the rope, hear that it has nearly burnt down, try the keys again, and steal just after
 * somebody has shouted.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "texts.h"
#include "ui-moment.h"

#include "bluff-card.h"
#include "bluff-look.h"
#include "bluff-rehearsal.h"
#include "bluff-seat-badge.h"
#include "bluff-shout-panel.h"
#include "bluff-sounds.h"
#include "bluff-table-page-private.h"

#include <locale.h>

/* --- Looking -------------------------------------------------------------------------------------------------------
 */

typedef gboolean (*Wanted) (GtkWidget *widget);

static gboolean
is_open_card (GtkWidget *widget)
{
  const char *art = BLUFF_IS_CARD (widget) ? bluff_card_get_art (BLUFF_CARD (widget)) : NULL;

  return art != NULL && g_str_has_prefix (art, "bluffaneer-") && !g_str_equal (art, "bluffaneer-back");
}

static gboolean
is_look (GtkWidget *widget)
{
  return BLUFF_IS_LOOK (widget);
}

static gboolean
is_choice (GtkWidget *widget)
{
  return BLUFF_IS_SEAT_BADGE (widget) && bluff_seat_badge_is_choice (BLUFF_SEAT_BADGE (widget));
}

/* How many there are in the tree, seen or not. */
static guint
count (GtkWidget *widget, Wanted is_wanted)
{
  guint n = is_wanted (widget) ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count (child, is_wanted);

  return n;
}

static guint
count_in_window (UiMoment *world, Wanted is_wanted)
{
  return count (GTK_WIDGET (ui_driver_get_window (world->driver)), is_wanted);
}

static gboolean
may_look_cb (gpointer data)
{
  UiMoment *world = data;

  ui_moment_go_on (world);
  return ui_moment_find (world, BLUFF_TYPE_LOOK) != NULL && !ui_moment_is_on (world);
}

/* What a seat's card looks like, as the match has it. */
static char *
art_of (UiMoment *world, BluffSeat seat)
{
  BluffView view;
  BluffIcon a, b;

  bluff_match_view_after (world->match, bluff_match_get_n_told (world->match), seat, &view);
  bluff_pair_icons ((BluffPair) view.bluffaneer.card, &a, &b);
  return g_strdup_printf ("bluffaneer-%s-%s", bluff_icon_name (a), bluff_icon_name (b));
}

static void
hold (UiMoment *world, BluffSeat seat, gboolean held)
{
  char key[2] = { (char) ('1' + seat), '\0' };

  if (held)
    ui_driver_hold (world->driver, "Shift_L", TRUE);
  ui_driver_hold (world->driver, key, held);
  if (!held)
    ui_driver_hold (world->driver, "Shift_L", FALSE);
  ui_driver_settle (world->driver);
}

/* Each seat holds its key. Only the person whose turn it is sees something: their card, as long as they hold the
 * key. */
static void
check_keys (UiMoment *world)
{
  BluffSeat turn = bluff_match_get_looker (world->match);
  GtkWidget *look = ui_moment_find (world, BLUFF_TYPE_LOOK);
  GtkWidget *secret = bluff_look_get_secret (BLUFF_LOOK (look));
  g_autofree char *art = art_of (world, turn);
  guint open = count_in_window (world, is_open_card);

  ui_driver_press (world->driver, "Tab", 0);
  for (BluffSeat seat = 0; seat < 3; seat++)
    {
      hold (world, seat, TRUE);
      g_assert_cmpuint (count_in_window (world, is_open_card), ==, open + (seat == turn ? 1 : 0));
      g_assert_cmpstr (bluff_card_get_art (BLUFF_CARD (secret)), ==, seat == turn ? art : "bluffaneer-back");
      hold (world, seat, FALSE);
      g_assert_cmpuint (count_in_window (world, is_open_card), ==, open);
    }
}

static void
test_look_by_key (UiMoment *world, gconstpointer data)
{
  (void) data;
  ui_moment_sit_down (world, BLUFF_GAME_BLUFFANEER, "hhh", BLUFF_SHOUT_RELAXED, UI_MOMENT_SEED);
  ui_driver_wait (world->driver, may_look_cb, world, "a turn");
  g_assert_cmpuint (bluff_match_get_phase (world->match), ==, BLUFF_PHASE_BLUFFANEER_ROLL);
  check_keys (world);
  /* What is done ends it, even while it is held; nothing is left of it in the window. */
  hold (world, bluff_match_get_looker (world->match), TRUE);
  g_assert_cmpuint (count_in_window (world, is_open_card), ==, 1);
  bluff_match_act (world->match,
                   &(BluffAction){ .kind = BLUFF_ACTION_ROLL, .seat = bluff_match_get_looker (world->match) });
  ui_moment_wait (world);
  g_assert_cmpuint (count_in_window (world, is_open_card), ==, 0);
  hold (world, bluff_match_get_turn (world->match), FALSE);
  g_assert_cmpuint (count_in_window (world, is_open_card), ==, 0);
}

/* The person who answers may look, too. The space bar does it where the focus is, and no longer than the focus is
 * there. */
static void
test_look_by_space (UiMoment *world, gconstpointer data)
{
  BluffSeat a, b;
  GtkWidget *look;

  (void) data;
  ui_moment_sit_down (world, BLUFF_GAME_BLUFFANEER, "hhh", BLUFF_SHOUT_RELAXED, UI_MOMENT_SEED);
  ui_moment_wait (world);
  ui_moment_find_two (world, &a, &b);
  ui_moment_press_seat (world, a);
  ui_driver_wait (world->driver, may_look_cb, world, "the answer");
  g_assert_cmpuint (bluff_match_get_phase (world->match), ==, BLUFF_PHASE_BLUFFANEER_ANSWER);
  ui_driver_settle (world->driver);
  check_keys (world);
  look = ui_moment_find (world, BLUFF_TYPE_LOOK);
  gtk_widget_grab_focus (look);
  ui_driver_hold (world->driver, "space", TRUE);
  ui_driver_settle (world->driver);
  g_assert_cmpuint (count (look, is_open_card), ==, 1);
  ui_driver_press (world->driver, "Tab", 0);
  g_assert_cmpuint (count (look, is_open_card), ==, 0);
  ui_driver_hold (world->driver, "space", FALSE);
  g_assert_cmpuint (bluff_match_get_phase (world->match), ==, BLUFF_PHASE_BLUFFANEER_ANSWER);
  /* Paid: the card that is revealed is the claimer's, and there is no place to look any more. */
  ui_driver_press (world->driver, "p", 0);
  ui_driver_settle (world->driver);
  g_assert_cmpuint (count_in_window (world, is_look), ==, 0);
}

/* A person alone sees their card all the time. */
static void
test_look_alone (UiMoment *world, gconstpointer data)
{
  (void) data;
  ui_moment_sit_down (world, BLUFF_GAME_BLUFFANEER, "hcc", BLUFF_SHOUT_RELAXED, UI_MOMENT_SEED);
  ui_moment_wait (world);
  g_assert_cmpuint (count_in_window (world, is_look), ==, 0);
}

/* --- The rope ------------------------------------------------------------------------------------------------------
 */

static void
sit_down_quickly (UiMoment *world, const char *people)
{
  ui_moment_sit_down (world, BLUFF_GAME_BLUFFANEER, people, BLUFF_SHOUT_QUICK, UI_MOMENT_SEED);
  if (people[1] == 'h')
    {
      ui_driver_wait_for (world->driver, BLUFF_TYPE_REHEARSAL, NULL);
      ui_driver_click_text (world->driver, TEXT_SKIP);
    }
}

static GtkWidget *
find_toggle (UiMoment *world, const char *words)
{
  return ui_driver_find (world->driver, ui_moment_find (world, BLUFF_TYPE_SHOUT_PANEL), GTK_TYPE_TOGGLE_BUTTON, words);
}

/* Anybody stops the rope by a key, whatever has the focus, at an open table and alone. */
static void
test_pause_by_key (UiMoment *world, gconstpointer data)
{
  BluffSeat seat;

  sit_down_quickly (world, data);
  ui_moment_wait (world);
  seat = bluff_seats_first (bluff_match_get_awaited (world->match) & bluff_match_get_people (world->match));
  ui_driver_press (world->driver, "u", 0);
  g_assert_nonnull (find_toggle (world, TEXT_GO_ON));
  g_assert_nonnull (
      ui_driver_find (world->driver, ui_moment_find (world, BLUFF_TYPE_SHOUT_PANEL), GTK_TYPE_LABEL, "U"));
  ui_moment_press_seat (world, seat);
  ui_driver_press (world->driver, "g", 0);
  g_assert_true (ui_moment_is_on (world));
  g_assert_true (bluff_seats_has (bluff_match_get_awaited (world->match), seat));
  ui_driver_press (world->driver, "u", 0);
  g_assert_nonnull (find_toggle (world, TEXT_PAUSE));
}

static void
played_cb (guint *hisses, guint cue)
{
  *hisses += cue == BLUFF_CUE_ROPE ? 1 : 0;
}

static gboolean
has_burnt_cb (gpointer data)
{
  return !ui_moment_is_on (data);
}

/* It hisses before it has burnt down, once. */
static void
test_hiss (UiMoment *world, gconstpointer data)
{
  guint hisses = 0;

  (void) data;
  g_settings_set_int (world->settings, "shout-window", 5);
  g_signal_connect_swapped (bluff_sounds_get_default (), "played", G_CALLBACK (played_cb), &hisses);
  sit_down_quickly (world, "hhh");
  ui_moment_wait (world);
  ui_driver_wait (world->driver, has_burnt_cb, world, "the rope to burn down");
  g_signal_handlers_disconnect_by_data (bluff_sounds_get_default (), &hisses);
  g_assert_cmpuint (hisses, ==, 1);
}

/* --- The rehearsal -------------------------------------------------------------------------------------------------
 */

static GtkWidget *
find_in_menu (UiMoment *world, const char *item)
{
  ui_driver_click (world->driver, ui_driver_find (world->driver, NULL, GTK_TYPE_MENU_BUTTON, TEXT_MAIN_MENU));
  ui_driver_wait_for (world->driver, g_type_from_name ("GtkModelButton"), TEXT_RULES);
  return ui_driver_find (world->driver, NULL, g_type_from_name ("GtkModelButton"), item);
}

/* The keys can be tried at any time in a quick game; the game waits meanwhile, and goes on after. */
static void
test_rehearse_again (UiMoment *world, gconstpointer data)
{
  GtkWidget *item;

  (void) data;
  sit_down_quickly (world, "hhh");
  ui_moment_wait (world);
  item = find_in_menu (world, TEXT_TRY_KEYS);
  g_assert_nonnull (item);
  ui_driver_click (world->driver, item);
  ui_driver_wait_for (world->driver, BLUFF_TYPE_REHEARSAL, NULL);
  g_assert_null (ui_moment_find (world, BLUFF_TYPE_SHOUT_PANEL));
  ui_driver_click_text (world->driver, TEXT_SKIP);
  ui_moment_wait (world);
  g_assert_nonnull (find_toggle (world, TEXT_GO_ON));
}

/* Without a clock there is nothing to be tried. */
static void
test_no_rehearsal (UiMoment *world, gconstpointer data)
{
  (void) data;
  ui_moment_sit_down (world, BLUFF_GAME_BLUFFANEER, "hhh", BLUFF_SHOUT_RELAXED, UI_MOMENT_SEED);
  ui_moment_wait (world);
  g_assert_null (find_in_menu (world, TEXT_TRY_KEYS));
}

/* --- Just after a shout --------------------------------------------------------------------------------------------
 */

static gboolean
is_stealing (UiMoment *world)
{
  return bluff_match_get_phase (world->match) == BLUFF_PHASE_BLUFFANEER_STEAL;
}

/* Until a seat can be stolen from, or people are asked. */
static gboolean
is_steal_or_moment_cb (gpointer data)
{
  UiMoment *world = data;

  if (is_stealing (world) ? count_in_window (world, is_choice) > 0
                          : ui_moment_find (world, BLUFF_TYPE_SHOUT_PANEL) != NULL)
    return TRUE;

  ui_moment_go_on (world);
  if (!is_stealing (world) && ui_moment_find (world, BLUFF_TYPE_LOOK) != NULL)
    ui_moment_play_anything (world);
  return FALSE;
}

static gboolean
has_stolen_cb (gpointer data)
{
  return !is_stealing (data);
}

static guint
count_coins (UiMoment *world, BluffSeat seat)
{
  BluffView view;

  bluff_match_view_after (world->match, bluff_match_get_n_told (world->match), BLUFF_ONLOOKER, &view);
  return view.bluffaneer.coins[seat];
}

static gint64
stand_still (gpointer data)
{
  (void) data;
  return G_USEC_PER_SEC;
}

/* However long this machine takes, nothing is longer ago than a moment. */
static void
stop_the_clock (UiMoment *world)
{
  BluffTablePage *page = BLUFF_TABLE_PAGE (bluff_window_get_page (ui_driver_get_window (world->driver)));

  bluff_race_set_clock (bluff_stage_get_race (page->stage), stand_still, NULL);
}

/* A key that was too late to shout a moment ago is the number of a seat now: it steals, and nobody was first. */
static void
test_steal_after_shout (UiMoment *world, gconstpointer data)
{
  BluffSeat late = BLUFF_NO_SEAT;
  g_autofree char *first = NULL;
  guint coins;

  (void) data;
  ui_moment_sit_down (world, BLUFF_GAME_BLUFFANEER, "hhh", BLUFF_SHOUT_RELAXED, UI_MOMENT_SEED);
  stop_the_clock (world);
  for (;;)
    {
      BluffSeat turn;

      ui_driver_wait (world->driver, is_steal_or_moment_cb, world, "a steal");
      turn = bluff_match_get_turn (world->match);
      if (is_stealing (world) && late != BLUFF_NO_SEAT && late != turn && count_coins (world, late) > 0)
        break;
      if (is_stealing (world))
        {
          ui_moment_play_anything (world);
          ui_driver_wait (world->driver, has_stolen_cb, world, "the coins to be stolen");
        }
      else
        {
          /* The next roller shouts; the third person is too late. */
          ui_moment_press_seat (world, (turn + 1) % 3);
          late = (turn + 2) % 3;
          ui_moment_wait_for_end (world);
        }
    }
  coins = count_coins (world, late);
  ui_moment_press_seat (world, late);
  ui_driver_wait (world->driver, has_stolen_cb, world, "the coins to be stolen");
  g_assert_cmpuint (count_coins (world, late), <, coins);
  first = g_strdup_printf (TEXT_WAS_FIRST_FORMAT, ui_moment_names[bluff_match_get_turn (world->match)]);
  g_assert_null (ui_driver_find (world->driver, NULL, GTK_TYPE_LABEL, first));
}

static void
add (const char *path, void (*test) (UiMoment *, gconstpointer), gconstpointer data)
{
  g_test_add (path, UiMoment, data, ui_moment_set_up, test, ui_moment_tear_down);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  add ("/ui/open-table/look/key", test_look_by_key, NULL);
  add ("/ui/open-table/look/space", test_look_by_space, NULL);
  add ("/ui/open-table/look/alone", test_look_alone, NULL);
  add ("/ui/open-table/pause/together", test_pause_by_key, "hhh");
  add ("/ui/open-table/pause/alone", test_pause_by_key, "hcc");
  add ("/ui/open-table/hiss", test_hiss, NULL);
  add ("/ui/open-table/rehearsal/again", test_rehearse_again, NULL);
  add ("/ui/open-table/rehearsal/not-without-a-clock", test_no_rehearsal, NULL);
  add ("/ui/open-table/steal-after-shout", test_steal_after_shout, NULL);

  return g_test_run ();
}
