/* reader-table.c: the way to a table with the screen switched off.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-table.h"

#include "texts.h"

static void
press (Reader *reader, const char *pattern)
{
  reader_press_named (reader, ATSPI_ROLE_PUSH_BUTTON, pattern);
}

void
reader_table_come_aboard (Reader *reader, const char *name)
{
  reader_write_named (reader, TEXT_NAME, name);
  press (reader, TEXT_COME_ABOARD);
}

void
reader_table_open (Reader *reader, const ReaderSkill *skill)
{
  g_autofree char *play = g_strdup_printf (TEXT_PLAY_FORMAT, skill->title);

  press (reader, play);
  if (skill->shortest != NULL)
    press (reader, skill->shortest);
}

typedef struct
{
  char *pattern; /* of the seat: "Ada. *" */
  gboolean there;
} Seat;

static gboolean
is_seated (ReaderTree *tree, gpointer data)
{
  Seat *seat = data;

  return (reader_tree_find (tree, NULL, ATSPI_ROLE_LIST_ITEM, seat->pattern) != NULL) == seat->there;
}

static void
wait_for_seat (Reader *reader, const char *name, gboolean there)
{
  Seat seat = { g_strdup_printf ("%s. *", name), there };

  reader_tree_free (reader_wait (reader, is_seated, &seat, seat.pattern));
  g_free (seat.pattern);
}

void
reader_table_add_player (Reader *reader, const char *name)
{
  press (reader, TEXT_ADD_SEAT);
  reader_press_named (reader, ATSPI_ROLE_MENU_ITEM, TEXT_NEW_PLAYER_ASKED);
  reader_write_named (reader, TEXT_NAME, name);
  press (reader, TEXT_ADD);
  wait_for_seat (reader, name, TRUE);
}

static guint
count_seats (ReaderTree *tree)
{
  g_autoptr (GPtrArray) seats = reader_tree_find_all (tree, NULL, ATSPI_ROLE_LIST_ITEM, TEXT_SEAT_PATTERN);

  return seats->len;
}

static gboolean
has_more_seats (ReaderTree *tree, gpointer data)
{
  return count_seats (tree) > *(guint *) data;
}

void
reader_table_add_guest (Reader *reader)
{
  g_autoptr (ReaderTree) before = reader_wait_for (reader, ATSPI_ROLE_PUSH_BUTTON, TEXT_ADD_SEAT);
  g_autoptr (ReaderTree) after = NULL;
  guint n = count_seats (before);

  press (reader, TEXT_ADD_SEAT);
  reader_press_named (reader, ATSPI_ROLE_MENU_ITEM, TEXT_GUEST);
  after = reader_wait (reader, has_more_seats, &n, "another guest");
}

void
reader_table_remove (Reader *reader, const char *name)
{
  g_autofree char *pattern = g_strdup_printf ("%s. *", name);
  g_autoptr (ReaderTree) tree = reader_wait_for (reader, ATSPI_ROLE_LIST_ITEM, pattern);
  ReaderNode *seat = reader_tree_find (tree, NULL, ATSPI_ROLE_LIST_ITEM, pattern);

  reader_press (reader, reader_tree_find_usable (tree, seat, ATSPI_ROLE_PUSH_BUTTON, TEXT_REMOVE_SEAT));
  wait_for_seat (reader, name, FALSE);
}

void
reader_table_set_sail (Reader *reader, ReaderPlayer *player, ReaderWatch *watch)
{
  if (watch != NULL)
    reader_watch_learn (watch);
  press (reader, TEXT_SET_SAIL);
  g_assert_cmpuint (reader_player_wait (player), !=, READER_CHOICE_NOTHING);
  if (watch == NULL)
    return;

  reader_watch_begin (watch);
  reader_player_set_watch (player, watch);
}

void
reader_table_carry_on (Reader *reader, ReaderPlayer *player, ReaderWatch *watch)
{
  if (watch != NULL)
    {
      reader_watch_learn (watch);
      reader_watch_carry_on (watch);
      reader_player_set_watch (player, watch);
    }
  press (reader, TEXT_CARRY_ON_PATTERN);
}
