/* bluff-facts.h: what is counted of a game, seat by seat (docs/RULES.md "What counts", docs/facts.md).
 *
 * Plain values. A fact's name is the same in the statistics, in the database and in tables of results.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-game.h"

G_BEGIN_DECLS

/* A set of games: bit G stands for game G. */
#define BLUFF_FACTS_OF_PIRATE (1u << BLUFF_GAME_PIRATE)
#define BLUFF_FACTS_OF_BLUFFER (1u << BLUFF_GAME_BLUFFER)
#define BLUFF_FACTS_OF_BLUFFANEER (1u << BLUFF_GAME_BLUFFANEER)
#define BLUFF_FACTS_OF_ALL (BLUFF_FACTS_OF_PIRATE | BLUFF_FACTS_OF_BLUFFER | BLUFF_FACTS_OF_BLUFFANEER)

/* clang-format off */

/* Name, name in words, and the games that have it. */
#define BLUFF_FACTS_COMMON(X)                                                                                          \
  X (CLAIMS,             "claims",             BLUFF_FACTS_OF_ALL) /* sets laid, claims, claims that won the moment */ \
  X (BLUFFS,             "bluffs",             BLUFF_FACTS_OF_ALL) /* those that were not true */                      \
  X (BLUFFS_CAUGHT,      "bluffs_caught",      BLUFF_FACTS_OF_ALL) /* P15, B11, N12 */                                 \
  X (BLUFFS_BELIEVED,    "bluffs_believed",    BLUFF_FACTS_OF_ALL) /* P13, B9, N11 */                                  \
  X (TRUTHS_DOUBTED,     "truths_doubted",     BLUFF_FACTS_OF_ALL) /* P14, B12, N12 */                                 \
  X (CALLS_RIGHT,        "calls_right",        BLUFF_FACTS_OF_ALL) /* Pirate: the named vote alone */                  \
  X (CALLS_WRONG,        "calls_wrong",        BLUFF_FACTS_OF_ALL)                                                     \
  X (TIMES_FOOLED,       "times_fooled",       BLUFF_FACTS_OF_ALL)                                                     \
  X (THINKING_MS,        "thinking_ms",        BLUFF_FACTS_OF_ALL) /* before the seat's own decisions */

#define BLUFF_FACTS_PIRATE(X)                                                                                          \
  X (VOTES_RIGHT,        "votes_right",        BLUFF_FACTS_OF_PIRATE) /* every vote, named or not */                   \
  X (VOTES_WRONG,        "votes_wrong",        BLUFF_FACTS_OF_PIRATE)                                                  \
  X (SETS_OF_3,          "sets_of_3",          BLUFF_FACTS_OF_PIRATE)                                                  \
  X (SETS_OF_4,          "sets_of_4",          BLUFF_FACTS_OF_PIRATE)                                                  \
  X (SETS_OF_5,          "sets_of_5",          BLUFF_FACTS_OF_PIRATE)                                                  \
  X (SQUARES_FORWARD,    "squares_forward",    BLUFF_FACTS_OF_PIRATE)                                                  \
  X (SQUARES_BACK,       "squares_back",       BLUFF_FACTS_OF_PIRATE)                                                  \
  X (BOARDINGS_MADE,     "boardings_made",     BLUFF_FACTS_OF_PIRATE)                                                  \
  X (BOARDINGS_SUFFERED, "boardings_suffered", BLUFF_FACTS_OF_PIRATE)

/* Cards taken: by boarding (P20), or from a caller (B11). */
#define BLUFF_FACTS_SHARED(X)                                                                                          \
  X (CARDS_TAKEN,        "cards_taken",        BLUFF_FACTS_OF_PIRATE | BLUFF_FACTS_OF_BLUFFER)                         \
  X (CARDS_LOST,         "cards_lost",         BLUFF_FACTS_OF_PIRATE) /* to boarders */                                \
  X (MATCHES,            "matches",            BLUFF_FACTS_OF_BLUFFER | BLUFF_FACTS_OF_BLUFFANEER) /* B5, N9 */

#define BLUFF_FACTS_BLUFFER(X)                                                                                         \
  X (PEEKS,              "peeks",              BLUFF_FACTS_OF_BLUFFER)                                                 \
  X (SHOWS_SUCCEEDED,    "shows_succeeded",    BLUFF_FACTS_OF_BLUFFER) /* B15 */                                       \
  X (SHOWS_FAILED,       "shows_failed",       BLUFF_FACTS_OF_BLUFFER)                                                 \
  X (CARDS_DRAWN,        "cards_drawn",        BLUFF_FACTS_OF_BLUFFER) /* for whatever reason */                       \
  X (CARDS_GIVEN,        "cards_given",        BLUFF_FACTS_OF_BLUFFER) /* to callers (B12) */

/* Doubles are the roller's. Coins by cause: doubles (N6, N8), steals (N7), matches (N9), claims (N11), calls (N12). */
#define BLUFF_FACTS_BLUFFANEER(X)                                                                                      \
  X (ROLLS,              "rolls",              BLUFF_FACTS_OF_BLUFFANEER)                                              \
  X (DOUBLES_CHEST,      "doubles_chest",      BLUFF_FACTS_OF_BLUFFANEER) /* in the order of BluffIcon */              \
  X (DOUBLES_SWORDS,     "doubles_swords",     BLUFF_FACTS_OF_BLUFFANEER)                                              \
  X (DOUBLES_SHIP,       "doubles_ship",       BLUFF_FACTS_OF_BLUFFANEER)                                              \
  X (DOUBLES_CROSSBONES, "doubles_crossbones", BLUFF_FACTS_OF_BLUFFANEER)                                              \
  X (COINS_WON_DOUBLES,  "coins_won_doubles",  BLUFF_FACTS_OF_BLUFFANEER)                                              \
  X (COINS_WON_STEALS,   "coins_won_steals",   BLUFF_FACTS_OF_BLUFFANEER)                                              \
  X (COINS_WON_MATCHES,  "coins_won_matches",  BLUFF_FACTS_OF_BLUFFANEER) /* always 0: they go to the box */           \
  X (COINS_WON_CLAIMS,   "coins_won_claims",   BLUFF_FACTS_OF_BLUFFANEER)                                              \
  X (COINS_WON_CALLS,    "coins_won_calls",    BLUFF_FACTS_OF_BLUFFANEER)                                              \
  X (COINS_LOST_DOUBLES, "coins_lost_doubles", BLUFF_FACTS_OF_BLUFFANEER)                                              \
  X (COINS_LOST_STEALS,  "coins_lost_steals",  BLUFF_FACTS_OF_BLUFFANEER)                                              \
  X (COINS_LOST_MATCHES, "coins_lost_matches", BLUFF_FACTS_OF_BLUFFANEER)                                              \
  X (COINS_LOST_CLAIMS,  "coins_lost_claims",  BLUFF_FACTS_OF_BLUFFANEER)                                              \
  X (COINS_LOST_CALLS,   "coins_lost_calls",   BLUFF_FACTS_OF_BLUFFANEER)

#define BLUFF_FACTS(X)                                                                                                 \
  BLUFF_FACTS_COMMON (X) BLUFF_FACTS_PIRATE (X) BLUFF_FACTS_SHARED (X) BLUFF_FACTS_BLUFFER (X)                         \
  BLUFF_FACTS_BLUFFANEER (X)

/* clang-format on */

#define BLUFF_FACT_MEMBER(NAME, nick, games) BLUFF_FACT_##NAME,

typedef enum
{
  BLUFF_FACTS (BLUFF_FACT_MEMBER) BLUFF_N_FACTS
} BluffFact;

#undef BLUFF_FACT_MEMBER

/* The facts of one seat. Those that the game does not have are 0. */
typedef struct
{
  gint64 number[BLUFF_N_FACTS];
} BluffFacts;

/* How a game went: what is known of it once it is over, or so far. */
typedef struct
{
  BluffTable table;
  gboolean finished;
  guint turns;                       /* turns (Bluffaneer: rounds) in which anything happened */
  guint8 place[BLUFF_MAX_SEATS];     /* from 1, shared places equal (C5); 0 as long as it is open */
  BluffFacts facts[BLUFF_MAX_SEATS]; /* by seat */
} BluffResult;

/* "bluffs_caught" */
const char *bluff_fact_name (BluffFact fact);

/* Finds the fact with this name; FALSE if there is none. */
gboolean bluff_fact_from_name (const char *name, BluffFact *fact);

/* Whether a game has this fact. */
gboolean bluff_fact_is_of_game (BluffFact fact, BluffGame game);

G_END_DECLS
