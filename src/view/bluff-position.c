/* bluff-position.c: where a game stands, in one line.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-position.h"

#include <string.h>

/* What is counted for each seat, by game. */
static const char *const count_keys[BLUFF_N_GAMES] = {
  [BLUFF_GAME_PIRATE] = "squares",
  [BLUFF_GAME_BLUFFER] = "cards",
  [BLUFF_GAME_BLUFFANEER] = "coins",
};

static guint8
count_of_seat (const BluffView *view, BluffSeat seat)
{
  switch ((BluffGame) view->head.table.game)
    {
    case BLUFF_GAME_PIRATE:
      return view->pirate.square[seat];
    case BLUFF_GAME_BLUFFER:
      return (guint8) bluff_bits_count (view->bluffer.tables[seat]);
    case BLUFF_GAME_BLUFFANEER:
      return view->bluffaneer.coins[seat];
    case BLUFF_N_GAMES:
    default:
      g_return_val_if_reached (0);
    }
}

void
bluff_position_init (BluffPosition *self, const BluffView *view)
{
  const BluffHead *head = &view->head;

  memset (self, 0, sizeof *self);
  self->game = head->table.game;
  self->players = head->table.players;
  self->over = head->phase == BLUFF_PHASE_OVER;
  self->turn = self->over || head->phase == BLUFF_PHASE_SETUP ? BLUFF_NO_SEAT : head->turn;
  self->turns = head->turns;
  for (BluffSeat seat = 0; seat < self->players; seat++)
    {
      self->count[seat] = count_of_seat (view, seat);
      self->place[seat] = self->over ? head->place[seat] : 0;
    }
}

/* Appends KEY and a number for each seat at END; returns the new end. */
static char *
write_list (char *end, const char *limit, const char *key, const guint8 *numbers, guint n)
{
  end += g_snprintf (end, (gulong) (limit - end), " %s=", key);
  for (guint i = 0; i < n; i++)
    end += g_snprintf (end, (gulong) (limit - end), i == 0 ? "%u" : ",%u", numbers[i]);

  return end;
}

char *
bluff_position_write (const BluffPosition *self, char *buffer)
{
  const char *limit = buffer + BLUFF_POSITION_SIZE;
  char *end = buffer + g_snprintf (buffer, BLUFF_POSITION_SIZE, "%s", bluff_game_name ((BluffGame) self->game));

  if (self->turn != BLUFF_NO_SEAT)
    end += g_snprintf (end, (gulong) (limit - end), " turn=%u", self->turn);
  end += g_snprintf (end, (gulong) (limit - end), " turns=%u", self->turns);
  end = write_list (end, limit, count_keys[self->game], self->count, self->players);
  if (self->over)
    write_list (end, limit, "places", self->place, self->players);

  return buffer;
}

/* Reads a number of at most MOST at *TEXT and goes behind it. */
static gboolean
read_number (const char **text, guint64 most, guint64 *number)
{
  const char *p = *text;

  *number = 0;
  if (!g_ascii_isdigit (*p))
    return FALSE;
  for (; g_ascii_isdigit (*p); p++)
    {
      *number = *number * 10 + (guint64) (*p - '0');
      if (*number > most)
        return FALSE;
    }

  *text = p;
  return TRUE;
}

/* Goes behind WORD at *TEXT, if that is what stands there. */
static gboolean
skip_word (const char **text, const char *word)
{
  gboolean there = g_str_has_prefix (*text, word);

  if (there)
    *text += strlen (word);
  return there;
}

static gboolean
read_list (const char **text, guint8 *numbers, guint *n)
{
  guint64 number;

  for (*n = 0; *n < BLUFF_MAX_SEATS; (*n)++)
    {
      if (*n > 0 && !skip_word (text, ","))
        return TRUE;
      if (!read_number (text, G_MAXUINT8, &number))
        return FALSE;
      numbers[*n] = (guint8) number;
    }

  return TRUE;
}

static gboolean
read_turn (const char **text, BluffPosition *position)
{
  guint64 number;

  position->turn = BLUFF_NO_SEAT;
  if (skip_word (text, " turn="))
    {
      if (!read_number (text, BLUFF_MAX_SEATS - 1, &number))
        return FALSE;
      position->turn = (BluffSeat) number;
    }

  if (!skip_word (text, " turns=") || !read_number (text, G_MAXUINT32, &number))
    return FALSE;
  position->turns = (guint32) number;
  return TRUE;
}

static gboolean
read_game (const char **text, BluffPosition *position)
{
  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    {
      const char *rest = *text;

      if (skip_word (&rest, bluff_game_name ((BluffGame) game)) && *rest == ' ')
        {
          *text = rest;
          position->game = (guint8) game;
          return TRUE;
        }
    }

  return FALSE;
}

gboolean
bluff_position_read (const char *text, BluffPosition *self)
{
  BluffPosition position;
  guint players;
  guint places;

  memset (&position, 0, sizeof position);
  if (!read_game (&text, &position) || !read_turn (&text, &position))
    return FALSE;
  if (!skip_word (&text, " ") || !skip_word (&text, count_keys[position.game]) || !skip_word (&text, "=") ||
      !read_list (&text, position.count, &players))
    return FALSE;

  position.players = (guint8) players;
  position.over = skip_word (&text, " places=");
  if (position.over && (!read_list (&text, position.place, &places) || places != players))
    return FALSE;
  if (*text != '\0' || (position.turn != BLUFF_NO_SEAT && position.turn >= players) ||
      players < bluff_game_min_players ((BluffGame) position.game) ||
      players > bluff_game_max_players ((BluffGame) position.game))
    return FALSE;

  *self = position;
  return TRUE;
}
