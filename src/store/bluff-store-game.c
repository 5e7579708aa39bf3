/* bluff-store-game.c: a game as a value, and the words of its states.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-store-game.h"

static const char *const state_names[BLUFF_STORE_N_STATES] = {
  [BLUFF_STORE_UNFINISHED] = "unfinished",
  [BLUFF_STORE_FINISHED] = "finished",
  [BLUFF_STORE_ABANDONED] = "abandoned",
};

static const char *const origin_names[BLUFF_STORE_N_ORIGINS] = {
  [BLUFF_STORE_OWN] = "own",
  [BLUFF_STORE_BRANCH] = "branch",
  [BLUFF_STORE_IMPORT] = "import",
};

static const char *const seat_kind_names[BLUFF_STORE_N_SEAT_KINDS] = {
  [BLUFF_STORE_PROFILE] = "profile",
  [BLUFF_STORE_GUEST] = "guest",
  [BLUFF_STORE_COMPUTER] = "computer",
  [BLUFF_STORE_ANONYMOUS] = "anonymous",
};

const char *
bluff_store_state_name (BluffStoreState state)
{
  g_return_val_if_fail (state < BLUFF_STORE_N_STATES, NULL);

  return state_names[state];
}

const char *
bluff_store_origin_name (BluffStoreOrigin origin)
{
  g_return_val_if_fail (origin < BLUFF_STORE_N_ORIGINS, NULL);

  return origin_names[origin];
}

const char *
bluff_store_seat_kind_name (BluffStoreSeatKind kind)
{
  g_return_val_if_fail (kind < BLUFF_STORE_N_SEAT_KINDS, NULL);

  return seat_kind_names[kind];
}

BluffStoreGame *
bluff_store_game_new (void)
{
  return g_new0 (BluffStoreGame, 1);
}

void
bluff_store_game_free (BluffStoreGame *self)
{
  if (self == NULL)
    return;
  g_free (self->id);
  g_free (self->kind);
  g_free (self->options);
  g_free (self->header);
  g_free (self->position);
  g_free (self->branch_of);
  for (guint i = 0; i < BLUFF_MAX_SEATS; i++)
    {
      g_free (self->seats[i].name);
      g_free (self->seats[i].level);
      g_free (self->seats[i].character);
      g_free (self->seats[i].engine);
      g_free (self->seats[i].stand_in);
      g_free (self->seats[i].stand_in_character);
    }
  g_free (self);
}

BluffStoreCursor
bluff_store_cursor_after (const BluffStoreGame *game)
{
  return (BluffStoreCursor){ .last_played = game->last_played, .row = game->row };
}
