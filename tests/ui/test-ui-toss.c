/* test-ui-toss.c: the toss of a coin in the app: between several who shouted at once, between a person and a computer
 * without a clock, and for the first place of a game that ends in a tie (N17).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "texts.h"
#include "ui-moment.h"

#include "bluff-end-sheet.h"
#include "bluff-rehearsal.h"
#include "bluff-saves-records.h"
#include "bluff-shout-panel.h"
#include "bluff-table-page.h"
#include "bluff-toss.h"

#include <locale.h>
#include <string.h>

#define AMONG_SHOUTERS TEXT_COIN_DECIDES
#define FOR_FIRST_PLACE TEXT_COIN_DECIDES_WINNER

enum
{
  MOST_MOMENTS = 60
};

/* Until a coin is tossed: what comes before is skipped. */
static gboolean
is_toss_cb (gpointer data)
{
  if (ui_moment_find (data, BLUFF_TYPE_TOSS) != NULL)
    return TRUE;

  ui_moment_go_on (data);
  return FALSE;
}

static void
wait_for_toss (UiMoment *world)
{
  ui_driver_wait (world->driver, is_toss_cb, world, "the coin");
}

/* The number of the last toss that the match has told before LIMIT; 0 if there is none. */
static guint
find_flip (UiMoment *world, guint limit, BluffTold *told)
{
  for (guint number = limit - 1; number > 0; number--)
    if (bluff_match_tell (world->match, number, BLUFF_ONLOOKER, told) && told->event.kind == BLUFF_EVENT_FLIP)
      return number;

  return 0;
}

/* The toss that is on the screen says what it is for, who tosses, and, once the coin lies still, who has won. */
static void
check_toss (UiMoment *world, const BluffTold *told, const char *const *names, const char *words)
{
  GtkWidget *toss = ui_driver_wait_for (world->driver, BLUFF_TYPE_TOSS, NULL);
  g_autofree char *won = NULL;
  BluffSeat loser = told->event.flip.seats[told->event.flip.winner == told->event.flip.seats[0] ? 1 : 0];

  ui_driver_settle (world->driver);
  g_assert_nonnull (ui_driver_find (world->driver, toss, GTK_TYPE_LABEL, words));
  for (guint side = 0; side < 2; side++)
    g_assert_nonnull (ui_driver_find (world->driver, toss, GTK_TYPE_LABEL, names[told->event.flip.seats[side]]));
  won = g_strdup_printf (TEXT_WINS_TOSS_FORMAT, names[told->event.flip.winner], names[loser]);
  ui_driver_wait_for (world->driver, GTK_TYPE_LABEL, won);
}

static gboolean
is_next_cb (gpointer data)
{
  return ui_driver_find (((UiMoment *) data)->driver, NULL, GTK_TYPE_BUTTON, TEXT_CONTINUE) != NULL;
}

static void
go_on (UiMoment *world)
{
  ui_driver_wait (world->driver, is_next_cb, world, "a button to go on");
  ui_driver_click_text (world->driver, TEXT_CONTINUE);
  ui_driver_settle (world->driver);
}

/* --- Those who shout -----------------------------------------------------------------------------------------------
 */

/* Three keys at once: the winner of the first toss tosses against the third. */
static void
test_three_shout (UiMoment *world, gconstpointer data)
{
  BluffTold first, second;
  guint number;
  g_autofree char *decisions = NULL;
  BluffSeats asked;

  (void) data;
  g_settings_set_string (world->settings, "pace", "step");
  ui_moment_sit_down (world, BLUFF_GAME_BLUFFANEER, "hhhh", BLUFF_SHOUT_QUICK, UI_MOMENT_SEED);
  ui_driver_wait_for (world->driver, BLUFF_TYPE_REHEARSAL, NULL);
  ui_driver_click_text (world->driver, TEXT_SKIP);
  ui_moment_wait (world);
  asked = bluff_match_get_awaited (world->match);
  g_assert_cmpuint (bluff_seats_count (asked), ==, 3);
  for (guint down = 0; down < 2; down++)
    for (BluffSeat seat = 0; seat < UI_MOMENT_SEATS; seat++)
      if (bluff_seats_has (asked, seat))
        ui_driver_hold (world->driver, (char[]){ (char) ('1' + seat), 0 }, down == 0);
  ui_moment_wait_for_end (world);
  decisions = ui_moment_read_decisions (world);
  g_assert_null (strchr (decisions, '-'));
  g_assert_cmpuint (strlen (decisions), ==, 6);

  number = find_flip (world, bluff_match_get_n_told (world->match) + 1, &second);
  g_assert_cmpuint (find_flip (world, number, &first), ==, number - 1);
  g_assert_true (second.event.flip.seats[0] == first.event.flip.winner ||
                 second.event.flip.seats[1] == first.event.flip.winner);
  check_toss (world, &first, ui_moment_names, AMONG_SHOUTERS);
  go_on (world);
  check_toss (world, &second, ui_moment_names, AMONG_SHOUTERS);
  go_on (world);
  g_assert_null (ui_moment_find (world, BLUFF_TYPE_TOSS));
}

/* A person who shouts without a clock finds that a computer has shouted too: the coin decides, and is shown. */
static void
test_person_and_computer (UiMoment *world, gconstpointer data)
{
  BluffTold told;
  GtkWidget *toss;

  (void) data;
  ui_moment_sit_down (world, BLUFF_GAME_BLUFFANEER, "hcc", BLUFF_SHOUT_RELAXED, UI_MOMENT_SEED);
  for (guint i = 0;; i++)
    {
      guint n;

      g_assert_cmpuint (i, <, MOST_MOMENTS);
      ui_moment_wait (world);
      g_settings_set_string (world->settings, "pace", "step");
      n = bluff_match_get_n_told (world->match);
      ui_driver_press (world->driver, "g", 0);
      ui_moment_wait_for_end (world);
      if (find_flip (world, bluff_match_get_n_told (world->match) + 1, &told) > n)
        break;
      g_settings_set_string (world->settings, "pace", "instant");
    }
  wait_for_toss (world);
  g_assert_true (told.event.flip.seats[0] == 0);
  toss = ui_moment_find (world, BLUFF_TYPE_TOSS);
  ui_driver_settle (world->driver);
  g_assert_nonnull (ui_driver_find (world->driver, toss, GTK_TYPE_LABEL, AMONG_SHOUTERS));
  g_assert_nonnull (ui_driver_find (world->driver, toss, GTK_TYPE_LABEL, ui_moment_names[told.event.flip.seats[1]]));
}

/* --- For the first place -------------------------------------------------------------------------------------------
 */

/* The first N lines of a record. */
static GBytes *
read_lines (const char *name, guint n)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "playthroughs", name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  char *end;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  end = text;
  for (guint i = 0; i < n; i++)
    end = strchr (end, '\n') + 1;

  return g_bytes_new (text, (gsize) (end - text));
}

/* A game of computers that ends with three at the first place: the last round is played, then two tosses. */
static void
test_N17 (UiMoment *world, gconstpointer data)
{
  enum
  {
    LAST_ROLL = 53 /* the event before which we come in */
  };
  static const char *const names[] = { "Anne", "Bart", "Calico", "Drake", "Esme", "Flint" };
  BluffSaves *saves = ui_player_get_saves (world->driver);
  g_autoptr (GBytes) record = read_lines ("bluffaneer-tie.bluff", 1 + LAST_ROLL);
  g_autoptr (GError) error = NULL;
  g_autofree char *id = bluff_saves_import (saves, record, NULL, 0, NULL, &error);
  BluffTold first, second;
  guint number;

  (void) data;
  g_assert_no_error (error);
  g_settings_set_string (world->settings, "pace", "step");
  world->game = bluff_saves_open (saves, id, &error);
  g_assert_no_error (error);
  world->match = bluff_saved_game_get_match (world->game);
  bluff_window_push (ui_driver_get_window (world->driver), bluff_table_page_new (saves, world->game));
  ui_driver_wait_for_page (world->driver, BLUFF_TYPE_TABLE_PAGE);
  wait_for_toss (world);

  g_assert_true (bluff_match_is_over (world->match));
  number = find_flip (world, bluff_match_get_n_told (world->match) + 1, &second);
  g_assert_cmpuint (find_flip (world, number, &first), ==, number - 1);
  /* In the order of the seats. */
  g_assert_cmpuint (first.event.flip.seats[0], ==, 1);
  g_assert_cmpuint (first.event.flip.seats[1], ==, 2);
  g_assert_cmpuint (second.event.flip.seats[0], ==, first.event.flip.winner);
  g_assert_cmpuint (second.event.flip.seats[1], ==, 5);
  check_toss (world, &first, names, FOR_FIRST_PLACE);
  go_on (world);
  check_toss (world, &second, names, FOR_FIRST_PLACE);
  go_on (world);
  ui_driver_wait_for (world->driver, BLUFF_TYPE_END_SHEET, NULL);
  g_assert_null (ui_moment_find (world, BLUFF_TYPE_TOSS));
}

static void
add (const char *path, void (*test) (UiMoment *, gconstpointer))
{
  g_test_add (path, UiMoment, NULL, ui_moment_set_up, test, ui_moment_tear_down);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  add ("/ui/toss/three-shout", test_three_shout);
  add ("/ui/toss/person-and-computer", test_person_and_computer);
  add ("/ui/toss/N17-tie", test_N17);

  return g_test_run ();
}
