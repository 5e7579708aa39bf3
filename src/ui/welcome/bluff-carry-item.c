/* bluff-carry-item.c: a game that was not finished, as a list shows it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-carry-item.h"

#include "bluff-colours.h"
#include "bluff-pirate.h"
#include "bluff-store-player.h"
#include "bluff-words-names.h"
#include "bluff-words-store.h"

#include <glib/gi18n.h>

struct _BluffCarryItem
{
  GObject parent_instance;

  char *id;
  char *title;
  char *sentence;
  char *names;
  gint64 time;
  guint n;
  BluffFlag flags[BLUFF_MAX_SEATS];
  gboolean has_position;
  BluffPosition position;
  guint goal; /* Bluff Pirate: the last square; 0: not known */
};

G_DEFINE_FINAL_TYPE (BluffCarryItem, bluff_carry_item, G_TYPE_OBJECT)

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

static void
say (BluffCarryItem *self, const BluffStoreGame *game, gint64 viewer)
{
  BluffCast cast = { .players = game->n_seats, .viewer = BLUFF_NO_SEAT };
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  BluffSeats seats = 0;

  for (guint seat = 0; seat < game->n_seats; seat++)
    {
      g_ptr_array_add (names, name_seat (&game->seats[seat]));
      cast.names[seat] = g_ptr_array_index (names, seat);
      seats = (BluffSeats) (seats | (1u << seat));
      if (viewer != BLUFF_STORE_NO_PLAYER && game->seats[seat].player == viewer)
        cast.viewer = (BluffSeat) seat;
    }

  if (seats != 0)
    self->names = bluff_cast_labels (&cast, seats);
  if (self->has_position)
    self->sentence = bluff_words_position (&cast, &self->position);
}

static void
bluff_carry_item_finalize (GObject *object)
{
  BluffCarryItem *self = BLUFF_CARRY_ITEM (object);

  g_free (self->id);
  g_free (self->title);
  g_free (self->sentence);
  g_free (self->names);

  G_OBJECT_CLASS (bluff_carry_item_parent_class)->finalize (object);
}

static void
bluff_carry_item_class_init (BluffCarryItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bluff_carry_item_finalize;
}

static void
bluff_carry_item_init (BluffCarryItem *self)
{
  (void) self;
}

BluffCarryItem *
bluff_carry_item_new (const BluffStoreGame *game, const char *header, gint64 viewer)
{
  BluffCarryItem *self = g_object_new (BLUFF_TYPE_CARRY_ITEM, NULL);
  BluffGame kind;
  BluffTable table;

  self->id = g_strdup (game->id);
  self->time = game->last_played;
  self->n = game->n_seats;
  if (bluff_colours_read (header, self->n, self->flags, &table) && table.game == BLUFF_GAME_PIRATE)
    self->goal = bluff_pirate_island_square ((BluffVoyage) table.voyage, BLUFF_PIRATE_ISLANDS - 1);
  self->title = bluff_game_from_name (game->kind, &kind) ? bluff_words_game (kind) : g_strdup (game->kind);
  self->has_position = bluff_position_read (game->position, &self->position) && self->position.players == game->n_seats;
  say (self, game, viewer);

  return self;
}

const char *
bluff_carry_item_get_id (BluffCarryItem *self)
{
  return self->id;
}

const char *
bluff_carry_item_get_title (BluffCarryItem *self)
{
  return self->title;
}

const char *
bluff_carry_item_get_position (BluffCarryItem *self)
{
  return self->sentence != NULL ? self->sentence : "";
}

const char *
bluff_carry_item_get_names (BluffCarryItem *self)
{
  return self->names != NULL ? self->names : "";
}

gint64
bluff_carry_item_get_time (BluffCarryItem *self)
{
  return self->time;
}

guint
bluff_carry_item_get_flags (BluffCarryItem *self, const BluffFlag **flags)
{
  *flags = self->flags;
  return self->n;
}

const BluffPosition *
bluff_carry_item_see_position (BluffCarryItem *self)
{
  return self->has_position ? &self->position : NULL;
}

double
bluff_carry_item_get_progress (BluffCarryItem *self, guint square)
{
  return self->goal == 0 ? -1 : MIN (square, self->goal) / (double) self->goal;
}
