/* bluff-game-item.c: a kept game, as lists show it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-game-item.h"

#include "bluff-colours.h"
#include "bluff-people-menu.h"
#include "bluff-pirate.h"
#include "bluff-store-player.h"
#include "bluff-when.h"
#include "bluff-words-names.h"
#include "bluff-words-store.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  MS = 1000
};

struct _BluffGameItem
{
  GObject parent_instance;

  char *id;
  char *title;
  char *sentence;
  char *names;
  char *winners, *places, *length; /* of a finished game */
  gint64 time;
  char *when;
  guint n;
  char *people[BLUFF_MAX_SEATS]; /* who sits at each seat */
  gint64 players[BLUFF_MAX_SEATS];
  BluffFlag flags[BLUFF_MAX_SEATS];
  gboolean has_position;
  BluffPosition position;
  guint goal; /* Bluff Pirate: the last square; 0: not known */
};

G_DEFINE_FINAL_TYPE (BluffGameItem, bluff_game_item, G_TYPE_OBJECT)

/* Somebody without a name is a computer, called by its level, or was deleted. */
static char *
name_seat (const BluffStoreSeat *seat)
{
  if (seat->name != NULL)
    return g_strdup (seat->name);
  if (seat->level != NULL)
    return bluff_words_level (seat->level);

  /* Translators: a player whose profile was deleted, in the place of the name. */
  return g_strdup (_ ("Somebody"));
}

/* Who got which place is told by the results: a position may be one that cannot be read. */
static void
say_end (BluffGameItem *self, const BluffStoreGame *game, const BluffCast *cast)
{
  BluffPosition end = self->position;
  BluffSeats winners = 0;

  end.players = (guint8) game->n_seats;
  for (guint seat = 0; seat < game->n_seats; seat++)
    {
      end.place[seat] = (guint8) game->seats[seat].place;
      if (game->seats[seat].place == 1)
        winners = (BluffSeats) (winners | (1u << seat));
    }
  if (winners == 0)
    return;

  self->winners = bluff_cast_labels (cast, winners);
  self->places = bluff_words_places (cast, &end);
  if (self->has_position)
    self->length = bluff_words_length (&end);
}

static void
say (BluffGameItem *self, const BluffStoreGame *game, gint64 viewer)
{
  BluffCast cast = { .players = game->n_seats, .viewer = BLUFF_NO_SEAT };
  BluffSeats seats = 0;

  for (guint seat = 0; seat < game->n_seats; seat++)
    {
      self->people[seat] = name_seat (&game->seats[seat]);
      self->players[seat] = game->seats[seat].player;
      cast.names[seat] = self->people[seat];
      seats = (BluffSeats) (seats | (1u << seat));
      if (viewer != BLUFF_STORE_NO_PLAYER && game->seats[seat].player == viewer)
        cast.viewer = (BluffSeat) seat;
    }

  if (seats != 0)
    self->names = bluff_cast_labels (&cast, seats);
  if (self->has_position)
    self->sentence = bluff_words_position (&cast, &self->position);
  if (game->state == BLUFF_STORE_FINISHED)
    say_end (self, game, &cast);
}

static void
bluff_game_item_finalize (GObject *object)
{
  BluffGameItem *self = BLUFF_GAME_ITEM (object);

  g_free (self->id);
  g_free (self->title);
  g_free (self->sentence);
  for (guint seat = 0; seat < self->n; seat++)
    g_free (self->people[seat]);
  g_free (self->names);
  g_free (self->when);
  g_free (self->winners);
  g_free (self->places);
  g_free (self->length);

  G_OBJECT_CLASS (bluff_game_item_parent_class)->finalize (object);
}

static void
bluff_game_item_class_init (BluffGameItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bluff_game_item_finalize;
}

static void
bluff_game_item_init (BluffGameItem *self)
{
  (void) self;
}

BluffGameItem *
bluff_game_item_new (const BluffStoreGame *game, const char *header, gint64 viewer)
{
  BluffGameItem *self = g_object_new (BLUFF_TYPE_GAME_ITEM, NULL);
  BluffGame kind;
  BluffTable table;

  self->id = g_strdup (game->id);
  self->time = game->last_played;
  self->when = bluff_when_say (self->time, g_get_real_time () / MS);
  self->n = game->n_seats;
  if (bluff_colours_read (header, self->n, self->flags, &table) && table.game == BLUFF_GAME_PIRATE)
    self->goal = bluff_pirate_island_square ((BluffVoyage) table.voyage, BLUFF_PIRATE_ISLANDS - 1);
  self->title = bluff_game_from_name (game->kind, &kind) ? bluff_words_game (kind) : g_strdup (game->kind);
  self->has_position = bluff_position_read (game->position, &self->position) && self->position.players == game->n_seats;
  say (self, game, viewer);

  return self;
}

const char *
bluff_game_item_get_id (BluffGameItem *self)
{
  return self->id;
}

const char *
bluff_game_item_get_title (BluffGameItem *self)
{
  return self->title;
}

const char *
bluff_game_item_get_position (BluffGameItem *self)
{
  return self->sentence != NULL ? self->sentence : "";
}

const char *
bluff_game_item_get_names (BluffGameItem *self)
{
  return self->names != NULL ? self->names : "";
}

const char *
bluff_game_item_get_winners (BluffGameItem *self)
{
  return self->winners != NULL ? self->winners : "";
}

const char *
bluff_game_item_get_places (BluffGameItem *self)
{
  return self->places != NULL ? self->places : "";
}

const char *
bluff_game_item_get_length (BluffGameItem *self)
{
  return self->length != NULL ? self->length : "";
}

gboolean
bluff_game_item_is_same (BluffGameItem *self, BluffGameItem *other)
{
  return g_strcmp0 (self->id, other->id) == 0 && self->time == other->time &&
         g_strcmp0 (self->when, other->when) == 0 && g_strcmp0 (self->names, other->names) == 0 &&
         g_strcmp0 (self->sentence, other->sentence) == 0 && g_strcmp0 (self->places, other->places) == 0 &&
         self->n == other->n && memcmp (self->players, other->players, self->n * sizeof (gint64)) == 0 &&
         memcmp (self->flags, other->flags, self->n * sizeof (BluffFlag)) == 0;
}

const char *
bluff_game_item_get_when (BluffGameItem *self)
{
  return self->when;
}

void
bluff_game_item_list_people (BluffGameItem *self, GMenu *menu)
{
  for (guint seat = 0; seat < self->n; seat++)
    bluff_people_menu_add (menu, self->people[seat], self->players[seat]);
}

guint
bluff_game_item_get_flags (BluffGameItem *self, const BluffFlag **flags)
{
  *flags = self->flags;
  return self->n;
}

const BluffPosition *
bluff_game_item_see_position (BluffGameItem *self)
{
  return self->has_position ? &self->position : NULL;
}

double
bluff_game_item_get_progress (BluffGameItem *self, guint square)
{
  return self->goal == 0 ? -1 : MIN (square, self->goal) / (double) self->goal;
}
