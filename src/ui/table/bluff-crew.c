/* bluff-crew.c: who sits around a table, as the window shows them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-crew.h"

#include "bluff-colours.h"
#include "bluff-store-player.h"

struct _BluffCrew
{
  GObject parent_instance;

  guint n;
  BluffCrewMember members[BLUFF_MAX_SEATS];
  gint64 players[BLUFF_MAX_SEATS]; /* profiles, or BLUFF_STORE_NO_PLAYER */
};

G_DEFINE_FINAL_TYPE (BluffCrew, bluff_crew, G_TYPE_OBJECT)

static void
bluff_crew_finalize (GObject *object)
{
  BluffCrew *self = BLUFF_CREW (object);

  for (guint seat = 0; seat < self->n; seat++)
    g_free ((gpointer) (guintptr) self->members[seat].name);

  G_OBJECT_CLASS (bluff_crew_parent_class)->finalize (object);
}

static void
bluff_crew_class_init (BluffCrewClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bluff_crew_finalize;
}

static void
bluff_crew_init (BluffCrew *self)
{
  (void) self;
}

BluffCrew *
bluff_crew_new (const BluffCrewMember *members, guint n)
{
  BluffCrew *self;

  g_return_val_if_fail (n <= BLUFF_MAX_SEATS, NULL);

  self = g_object_new (BLUFF_TYPE_CREW, NULL);
  self->n = n;
  for (guint seat = 0; seat < n; seat++)
    self->members[seat] = (BluffCrewMember){ g_strdup (members[seat].name), members[seat].flag };

  return self;
}

BluffCrew *
bluff_crew_new_for_game (BluffSavedGame *game)
{
  BluffMatch *match = bluff_saved_game_get_match (game);
  guint n = bluff_match_get_table (match)->players;
  BluffCrewMember members[BLUFF_MAX_SEATS] = { 0 };
  BluffFlag flags[BLUFF_MAX_SEATS];
  BluffCrew *self;

  bluff_colours_read (bluff_saved_game_get_game (game)->header, n, flags, NULL);
  for (guint seat = 0; seat < n; seat++)
    {
      BluffMatchSeat sitter;

      bluff_match_get_seat (match, (BluffSeat) seat, &sitter);
      members[seat] = (BluffCrewMember){ sitter.name, flags[seat] };
    }

  self = bluff_crew_new (members, n);
  bluff_crew_set_players (self, bluff_saved_game_get_game (game));
  return self;
}

gint64
bluff_crew_get_player (BluffCrew *self, BluffSeat seat)
{
  g_return_val_if_fail (BLUFF_IS_CREW (self), BLUFF_STORE_NO_PLAYER);
  g_return_val_if_fail (seat < self->n, BLUFF_STORE_NO_PLAYER);

  return self->players[seat];
}

void
bluff_crew_set_players (BluffCrew *self, const BluffStoreGame *game)
{
  g_return_if_fail (BLUFF_IS_CREW (self));

  for (guint seat = 0; seat < MIN (self->n, game->n_seats); seat++)
    if (game->seats[seat].kind == BLUFF_STORE_PROFILE)
      self->players[seat] = game->seats[seat].player;
}

guint
bluff_crew_get_size (BluffCrew *self)
{
  g_return_val_if_fail (BLUFF_IS_CREW (self), 0);

  return self->n;
}

const BluffCrewMember *
bluff_crew_get (BluffCrew *self, BluffSeat seat)
{
  g_return_val_if_fail (BLUFF_IS_CREW (self), NULL);
  g_return_val_if_fail (seat < self->n, NULL);

  return &self->members[seat];
}

BluffCast
bluff_crew_get_cast (BluffCrew *self, BluffSeat viewer)
{
  BluffCast cast = { .viewer = viewer };

  g_return_val_if_fail (BLUFF_IS_CREW (self), cast);

  cast.players = self->n;
  for (guint seat = 0; seat < self->n; seat++)
    cast.names[seat] = self->members[seat].name;

  return cast;
}
