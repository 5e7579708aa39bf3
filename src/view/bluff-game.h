/* bluff-game.h: which games there are, and what is agreed before one begins.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-seat.h"

G_BEGIN_DECLS

typedef enum
{
  BLUFF_GAME_PIRATE,
  BLUFF_GAME_BLUFFER,
  BLUFF_GAME_BLUFFANEER,
  BLUFF_N_GAMES
} BluffGame;

/* Bluff Pirate: where the islands lie (P3). */
typedef enum
{
  BLUFF_VOYAGE_SHORT,
  BLUFF_VOYAGE_STANDARD,
  BLUFF_VOYAGE_LONG,
  BLUFF_N_VOYAGES
} BluffVoyage;

/* How a "first to shout" moment is offered to people (C4); the rules are the same. */
typedef enum
{
  BLUFF_SHOUT_RELAXED,
  BLUFF_SHOUT_QUICK,
  BLUFF_N_SHOUTS
} BluffShout;

/* What the table agrees on: the game, how many play, who begins, and the options, those of other games at their
 * default. A plain value without padding. */
typedef struct
{
  guint8 game;       /* BluffGame */
  guint8 players;    /* seats 0 … players - 1 */
  BluffSeat first;   /* C2 */
  guint8 voyage;     /* BluffVoyage: P3 */
  guint8 memory_aid; /* boolean: B19 */
  guint8 shout;      /* BluffShout: C4 */
} BluffTable;

/* The name in records and on the command line: "pirate". */
const char *bluff_game_name (BluffGame game);

/* Finds the game with this name; FALSE if there is none. */
gboolean bluff_game_from_name (const char *name, BluffGame *game);

/* How few and how many can play. */
guint bluff_game_min_players (BluffGame game);
guint bluff_game_max_players (BluffGame game);

const char *bluff_voyage_name (BluffVoyage voyage);
const char *bluff_shout_name (BluffShout shout);

/* A table of GAME with its default options; seat 0 begins. */
void bluff_table_init (BluffTable *self, BluffGame game, guint players);

/* Whether the number of players, the first seat and the options are possible. */
gboolean bluff_table_is_valid (const BluffTable *self);

/* The options a game has, by index from 0: their keys in records ("voyage"), NULL after the last one. */
const char *bluff_game_option_key (BluffGame game, guint index);

/* The values an option of a game may have, NULL-terminated, in the order of the enumeration ("false", "true" for a
 * switch); NULL if the game has no such option. */
const char *const *bluff_game_option_values (BluffGame game, const char *key);

/* Sets an option by its key and value as they are written in records and on the command line; FALSE, and nothing is
 * changed, if the table's game has no such option or the option no such value. */
gboolean bluff_table_set_option (BluffTable *self, const char *key, const char *value);

/* The value of an option by its key; NULL if the table's game has no such option. */
const char *bluff_table_option (const BluffTable *self, const char *key);

G_END_DECLS
