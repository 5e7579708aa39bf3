/* bluff-game.c: which games there are, and what is agreed before one begins.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-game.h"

#include <stddef.h>

static const char *const voyage_names[] = { "short", "standard", "long", NULL };
static const char *const shout_names[] = { "relaxed", "quick", NULL };
static const char *const switch_names[] = { "false", "true", NULL };

typedef struct
{
  const char *key;
  const char *const *values;
  gsize offset; /* of its byte in BluffTable */
} Option;

static const Option pirate_options[] = {
  { "voyage", voyage_names, offsetof (BluffTable, voyage) },
  { NULL, NULL, 0 },
};

static const Option bluffer_options[] = {
  { "memory_aid", switch_names, offsetof (BluffTable, memory_aid) },
  { "shout", shout_names, offsetof (BluffTable, shout) },
  { NULL, NULL, 0 },
};

static const Option bluffaneer_options[] = {
  { "shout", shout_names, offsetof (BluffTable, shout) },
  { NULL, NULL, 0 },
};

static const struct
{
  const char *name;
  guint min_players;
  guint max_players;
  const Option *options;
} games[BLUFF_N_GAMES] = {
  [BLUFF_GAME_PIRATE] = { "pirate", 2, 5, pirate_options },
  [BLUFF_GAME_BLUFFER] = { "bluffer", 2, 4, bluffer_options },
  [BLUFF_GAME_BLUFFANEER] = { "bluffaneer", 3, 6, bluffaneer_options },
};

static const Option *
find_option (BluffGame game, const char *key)
{
  for (const Option *option = games[game].options; option->key != NULL; option++)
    if (g_str_equal (option->key, key))
      return option;

  return NULL;
}

const char *
bluff_game_name (BluffGame game)
{
  g_return_val_if_fail (game < BLUFF_N_GAMES, NULL);

  return games[game].name;
}

gboolean
bluff_game_from_name (const char *name, BluffGame *game)
{
  for (guint i = 0; i < BLUFF_N_GAMES; i++)
    if (g_str_equal (games[i].name, name))
      {
        *game = (BluffGame) i;
        return TRUE;
      }

  return FALSE;
}

guint
bluff_game_min_players (BluffGame game)
{
  g_return_val_if_fail (game < BLUFF_N_GAMES, 0);

  return games[game].min_players;
}

guint
bluff_game_max_players (BluffGame game)
{
  g_return_val_if_fail (game < BLUFF_N_GAMES, 0);

  return games[game].max_players;
}

const char *
bluff_voyage_name (BluffVoyage voyage)
{
  g_return_val_if_fail (voyage < BLUFF_N_VOYAGES, NULL);

  return voyage_names[voyage];
}

const char *
bluff_shout_name (BluffShout shout)
{
  g_return_val_if_fail (shout < BLUFF_N_SHOUTS, NULL);

  return shout_names[shout];
}

void
bluff_table_init (BluffTable *self, BluffGame game, guint players)
{
  *self = (BluffTable){
    .game = (guint8) game,
    .players = (guint8) players,
    .voyage = BLUFF_VOYAGE_STANDARD,
    .memory_aid = TRUE,
    .shout = BLUFF_SHOUT_RELAXED,
  };
}

gboolean
bluff_table_is_valid (const BluffTable *self)
{
  return self->game < BLUFF_N_GAMES && self->players >= games[self->game].min_players &&
         self->players <= games[self->game].max_players && self->first < self->players &&
         self->voyage < BLUFF_N_VOYAGES && self->memory_aid <= TRUE && self->shout < BLUFF_N_SHOUTS;
}

const char *
bluff_game_option_key (BluffGame game, guint index)
{
  const Option *option = games[game].options;

  while (index > 0 && option->key != NULL)
    {
      option++;
      index--;
    }

  return option->key;
}

const char *const *
bluff_game_option_values (BluffGame game, const char *key)
{
  const Option *option = find_option (game, key);

  return option != NULL ? option->values : NULL;
}

gboolean
bluff_table_set_option (BluffTable *self, const char *key, const char *value)
{
  const Option *option = find_option (self->game, key);

  if (option == NULL)
    return FALSE;

  for (guint8 i = 0; option->values[i] != NULL; i++)
    if (g_str_equal (option->values[i], value))
      {
        *((guint8 *) self + option->offset) = i;
        return TRUE;
      }

  return FALSE;
}

const char *
bluff_table_option (const BluffTable *self, const char *key)
{
  const Option *option = find_option (self->game, key);

  return option != NULL ? option->values[*((const guint8 *) self + option->offset)] : NULL;
}
