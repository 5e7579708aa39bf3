/* test-reader-touch.c: by finger: a tap presses what is under it; a long press tells what it is, and does not press it;
 * a seat that is drawn by its handle goes to another place.
 *
 * What a long press tells is a label that was not there before. The window fills the screen, so that places in the one
 * are places on the other.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-finger.h"
#include "reader-pirate.h"
#include "reader-table.h"
#include "texts.h"

#include <locale.h>

enum
{
  HANDLE = 22, /* pixels from the start of a row */
  STEPS = 12   /* of a finger that is drawn */
};

typedef struct
{
  ReaderFinger *finger;
  Reader *reader;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  const char *folder = reader_make_folder ();

  (void) data;
  reader_set (folder, "window-maximized", "true");
  self->finger = reader_finger_new ();
  self->reader = reader_start (folder, "en");
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  (void) data;
  reader_quit (self->reader);
  reader_finger_free (self->finger);
}

/* --- Touching ------------------------------------------------------------------------------------------------------
 */

/* Something to wait for; on a touch screen it need not be usable. */
typedef struct
{
  AtspiRole role;
  const char *pattern;
  AtspiStateType state; /* ATSPI_STATE_INVALID: whatever it is in */
  gboolean there;
} Wanted;

static gboolean
is_so (ReaderTree *tree, gpointer data)
{
  Wanted *wanted = data;
  ReaderNode *node = reader_tree_find (tree, NULL, wanted->role, wanted->pattern);

  if (node != NULL && wanted->state != ATSPI_STATE_INVALID && !reader_node_has_state (node, wanted->state))
    node = NULL;
  return (node != NULL) == wanted->there;
}

static void
wait_until (Fixture *self, Wanted wanted)
{
  reader_tree_free (reader_wait (self->reader, is_so, &wanted, wanted.pattern));
}

static void
wait_for_words (Fixture *self, const char *words)
{
  wait_until (self, (Wanted){ ATSPI_ROLE_LABEL, words, ATSPI_STATE_INVALID, TRUE });
}

static void
wait_for_no_words (Fixture *self, const char *words)
{
  wait_until (self, (Wanted){ ATSPI_ROLE_LABEL, words, ATSPI_STATE_INVALID, FALSE });
}

/* Where it is once the window has its size and nothing moves any more. */
static AtspiRect
find_place (Fixture *self, AtspiRole role, const char *pattern)
{
  AtspiRect before = { 0 }, now = { 0 };

  wait_until (self, (Wanted){ role, pattern, ATSPI_STATE_INVALID, TRUE });
  do
    {
      g_autoptr (ReaderTree) tree = reader_look (self->reader);

      before = now;
      g_assert_true (reader_get_extents (self->reader, reader_tree_find (tree, NULL, role, pattern), &now));
      reader_advance (self->reader);
    }
  while (now.width == 0 || memcmp (&before, &now, sizeof now) != 0);

  return now;
}

static void
press_middle (Fixture *self, AtspiRole role, const char *pattern)
{
  AtspiRect place = find_place (self, role, pattern);

  reader_finger_press (self->finger, place.x + place.width / 2.0, place.y + place.height / 2.0);
}

static void
tap (Fixture *self, AtspiRole role, const char *pattern)
{
  press_middle (self, role, pattern);
  reader_finger_lift (self->finger);
}

/* As long as it takes to be told. */
static void
hold (Fixture *self, AtspiRole role, const char *pattern, const char *words)
{
  wait_for_no_words (self, words);
  press_middle (self, role, pattern);
  wait_for_words (self, words);
  reader_finger_lift (self->finger);
}

/* --- Tests ---------------------------------------------------------------------------------------------------------
 */

static void
test_menu (Fixture *self, gconstpointer data)
{
  (void) data;
  hold (self, ATSPI_ROLE_PUSH_BUTTON, TEXT_MAIN_MENU, TEXT_MAIN_MENU);
  /* A menu that was open would have been closed by the next touch, and that would have told nothing. */
  hold (self, ATSPI_ROLE_RADIO_BUTTON, TEXT_RED_CRAB, TEXT_RED_CRAB);
  wait_for_no_words (self, TEXT_MAIN_MENU);

  tap (self, ATSPI_ROLE_PUSH_BUTTON, TEXT_MAIN_MENU);
  wait_until (self, (Wanted){ ATSPI_ROLE_MENU_ITEM, TEXT_QUIT, ATSPI_STATE_INVALID, TRUE });
  wait_for_no_words (self, TEXT_RED_CRAB);
  tap (self, ATSPI_ROLE_PUSH_BUTTON, TEXT_MAIN_MENU);
  wait_until (self, (Wanted){ ATSPI_ROLE_MENU_ITEM, TEXT_QUIT, ATSPI_STATE_INVALID, FALSE });
}

static void
test_choice (Fixture *self, gconstpointer data)
{
  (void) data;
  hold (self, ATSPI_ROLE_RADIO_BUTTON, TEXT_RED_CRAB, TEXT_RED_CRAB);
  tap (self, ATSPI_ROLE_RADIO_BUTTON, TEXT_BLUE_FISH);
  wait_until (self, (Wanted){ ATSPI_ROLE_RADIO_BUTTON, TEXT_BLUE_FISH, ATSPI_STATE_CHECKED, TRUE });
  hold (self, ATSPI_ROLE_RADIO_BUTTON, TEXT_RED_CRAB, TEXT_RED_CRAB);
  hold (self, ATSPI_ROLE_PUSH_BUTTON, TEXT_MAIN_MENU, TEXT_MAIN_MENU);
  /* Everything before the last touch has been handled by now. */
  wait_until (self, (Wanted){ ATSPI_ROLE_RADIO_BUTTON, TEXT_BLUE_FISH, ATSPI_STATE_CHECKED, TRUE });
  wait_until (self, (Wanted){ ATSPI_ROLE_RADIO_BUTTON, TEXT_RED_CRAB, ATSPI_STATE_CHECKED, FALSE });
}

/* What a screen reader is told of places in a popover is wrong in GTK 4.8; but of an odd number of flags the middle one
 * is below the middle of the button. */
static void
press_middle_flag (Fixture *self, AtspiRect button)
{
  AtspiRect flag = find_place (self, ATSPI_ROLE_PUSH_BUTTON, TEXT_RED_CRAB_PATTERN);

  reader_finger_press (self->finger, button.x + button.width / 2.0, button.y + button.height + flag.height);
}

static void
test_popover (Fixture *self, gconstpointer data)
{
  AtspiRect button;

  (void) data;
  reader_table_come_aboard (self->reader, "Ada");
  reader_table_open (self->reader, &reader_pirate_skill);
  button = find_place (self, ATSPI_ROLE_PUSH_BUTTON, TEXT_FLAG_YELLOW_SUN);
  tap (self, ATSPI_ROLE_PUSH_BUTTON, TEXT_FLAG_YELLOW_SUN);
  press_middle_flag (self, button);
  wait_for_words (self, TEXT_RED_CRAB TEXT_SWAP_WITH "Rook");
  reader_finger_lift (self->finger);
  press_middle_flag (self, button);
  wait_for_no_words (self, TEXT_RED_CRAB TEXT_SWAP_WITH "Rook");
  wait_until (self, (Wanted){ ATSPI_ROLE_LIST_ITEM, "Ada. *" TEXT_YELLOW_SUN "*", ATSPI_STATE_INVALID, TRUE });
  reader_finger_lift (self->finger);
  wait_until (self, (Wanted){ ATSPI_ROLE_LIST_ITEM, "Ada. *" TEXT_RED_CRAB "*", ATSPI_STATE_INVALID, TRUE });
}

/* By its handle, at the start of the row. */
static void
drag_row (Fixture *self, const char *from, const char *onto)
{
  AtspiRect begin = find_place (self, ATSPI_ROLE_LIST_ITEM, from);
  AtspiRect end = find_place (self, ATSPI_ROLE_LIST_ITEM, onto);
  double x = begin.x + HANDLE, y = begin.y + begin.height / 2.0;
  double step = (end.y + end.height / 2.0 - y) / STEPS;

  reader_finger_press (self->finger, x, y);
  for (guint i = 1; i <= STEPS; i++)
    {
      reader_finger_move (self->finger, x, y + step * i);
      reader_settle (self->reader);
    }
  reader_finger_lift (self->finger);
}

static void
test_order (Fixture *self, gconstpointer data)
{
  (void) data;
  reader_table_come_aboard (self->reader, "Ada");
  reader_table_open (self->reader, &reader_pirate_skill);
  drag_row (self, "Ada. *", "Rook. *");
  wait_until (self, (Wanted){ ATSPI_ROLE_LIST_ITEM, "Ada. *" TEXT_SEAT_3_OF_3 "*", ATSPI_STATE_INVALID, TRUE });
  drag_row (self, "Ada. *", "Rook. *");
  wait_until (self, (Wanted){ ATSPI_ROLE_LIST_ITEM, "Ada. *" TEXT_SEAT_2_OF_3 "*", ATSPI_STATE_INVALID, TRUE });
}

/* Two people: nothing happens at the table by itself. */
static void
test_what_cannot_be_pressed (Fixture *self, gconstpointer data)
{
  static const char pile[] = TEXT_CUTLASS_0_CARDS;
  g_autoptr (ReaderPlayer) player = reader_player_new (self->reader, &reader_pirate_skill, FALSE, 1);
  g_autoptr (ReaderTree) tree = NULL;

  (void) data;
  reader_table_come_aboard (self->reader, "Ada");
  reader_table_open (self->reader, &reader_pirate_skill);
  reader_table_add_player (self->reader, "Bea");
  reader_table_remove (self->reader, "Rook");
  reader_table_remove (self->reader, "Calico");
  reader_table_set_sail (self->reader, player, NULL);
  reader_player_do (player, READER_CHOICE_CURTAIN);
  g_assert_cmpuint (reader_player_wait (player), ==, READER_PIRATE_TURN);

  tree = reader_look (self->reader);
  g_assert_false (reader_node_is_sensitive (reader_tree_find (tree, NULL, ATSPI_ROLE_PUSH_BUTTON, pile)));
  hold (self, ATSPI_ROLE_PUSH_BUTTON, pile, pile);
  hold (self, ATSPI_ROLE_PUSH_BUTTON, TEXT_SORT_BY_SUIT, TEXT_SORT_BY_SUIT);
  wait_for_no_words (self, pile);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/reader/touch/menu", Fixture, NULL, set_up, test_menu, tear_down);
  g_test_add ("/reader/touch/choice", Fixture, NULL, set_up, test_choice, tear_down);
  g_test_add ("/reader/touch/in-a-popover", Fixture, NULL, set_up, test_popover, tear_down);
  g_test_add ("/reader/touch/order", Fixture, NULL, set_up, test_order, tear_down);
  g_test_add ("/reader/touch/of-what-cannot-be-pressed", Fixture, NULL, set_up, test_what_cannot_be_pressed, tear_down);

  return g_test_run ();
}
