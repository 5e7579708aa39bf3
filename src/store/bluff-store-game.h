/* bluff-store-game.h: games: who sits where, the lines of their events, and how they ended.
 *
 * A game is known by its id, a UUID or what an imported record has. Its events are lines of text that are numbered
 * from 1 without gaps. Kinds, options, levels and characters are the words of the record.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-seat.h"
#include "bluff-store.h"

G_BEGIN_DECLS

typedef enum
{
  BLUFF_STORE_UNFINISHED,
  BLUFF_STORE_FINISHED,
  BLUFF_STORE_ABANDONED,
  BLUFF_STORE_N_STATES
} BluffStoreState;

/* Only own games are rated. */
typedef enum
{
  BLUFF_STORE_OWN,
  BLUFF_STORE_BRANCH, /* played on from a move of another game */
  BLUFF_STORE_IMPORT, /* somebody else's record */
  BLUFF_STORE_N_ORIGINS
} BluffStoreOrigin;

typedef enum
{
  BLUFF_STORE_PROFILE,   /* player */
  BLUFF_STORE_GUEST,     /* name */
  BLUFF_STORE_COMPUTER,  /* level; name, character and engine or NULL */
  BLUFF_STORE_ANONYMOUS, /* a person who was deleted */
  BLUFF_STORE_N_SEAT_KINDS
} BluffStoreSeatKind;

/* "unfinished", "own", "profile": the words of the database. */
const char *bluff_store_state_name (BluffStoreState state);
const char *bluff_store_origin_name (BluffStoreOrigin origin);
const char *bluff_store_seat_kind_name (BluffStoreSeatKind kind);

typedef struct
{
  BluffStoreSeatKind kind;
  gint64 player; /* a profile's id, or BLUFF_STORE_NO_PLAYER */
  char *name;    /* when read: of a profile its name today; NULL if anonymous */
  char *level;
  char *character;
  char *engine;
  guint place; /* from 1; 0: not finished. Not looked at when a game is added */

  /* A computer that sits there in the place of a person, whose seat it stays; bluff_store_set_stand_in. */
  char *stand_in; /* its level; NULL: the person sits there */
  char *stand_in_character;
  guint handed_at; /* the first line that a computer may have played for the person; 0: the person has played all. Such
                    * a seat is not counted for the person, and rated as a stranger's */
} BluffStoreSeat;

/* A game without its lines. */
typedef struct
{
  char *id;
  char *kind;
  char *options;  /* text that only its writer reads */
  char *header;   /* the record's first line; NULL in lists, and where a deleted person's was dropped */
  char *position; /* one line for lists, in codes and without names; never NULL when read */
  BluffStoreState state;
  BluffStoreOrigin origin;
  char *branch_of; /* of a branch: the other game's id, and the line from which it was played on; or NULL */
  guint branch_at;
  guint first_seat; /* who began */
  gint64 started;
  gint64 last_played; /* of a finished game: when it ended */
  guint n_lines;
  guint n_seats;
  BluffStoreSeat seats[BLUFF_MAX_SEATS];
  gint64 row; /* for bluff_store_cursor_after */
} BluffStoreGame;

/* All fields 0 or NULL, for a caller to fill in with texts of its own (g_strdup). */
BluffStoreGame *bluff_store_game_new (void);
void bluff_store_game_free (BluffStoreGame *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BluffStoreGame, bluff_store_game_free)

/* Something that was counted: "bluffs_caught", 2. Any names will do. */
typedef struct
{
  const char *name;
  gint64 value;
} BluffStoreFact;

typedef enum
{
  BLUFF_STORE_CLAIM_OPEN, /* nobody has decided */
  BLUFF_STORE_CLAIM_BELIEVED,
  BLUFF_STORE_CLAIM_CALLED
} BluffStoreClaimEnd;

/* A claim of a seat, and its situation (docs/facts.md). */
typedef struct
{
  gint64 n;   /* the line that made it */
  guint8 end; /* BluffStoreClaimEnd */
  guint8 bluff;
  guint8 after_caught;
  guint8 behind;
  guint8 size;   /* of a set; or 0 */
  guint8 judges; /* the seats whose decision counted: bit S stands for seat S */
  guint16 moved; /* squares, cards or coins */
} BluffStoreClaim;

/* How a seat ended. Shared places are the same number. */
typedef struct
{
  guint place; /* from 1 */
  gint64 turns;
  gint64 thinking_ms;
  const BluffStoreFact *facts;
  gsize n_facts;
  const BluffStoreClaim *claims; /* in their order */
  gsize n_claims;
} BluffStoreResult;

/* Lines to add to a game, with what they bring about. */
typedef struct
{
  const char *game;
  guint first;              /* the number of the first line: one more than the game has */
  const char *const *lines; /* at least one, ended by NULL; without the line's end */
  gint64 played;            /* when */
  const char *position;     /* NULL: as it was */
  /* NULL and 0; or, if the game ends with the last line, the results, one for each seat in order. */
  const BluffStoreResult *results;
  guint n_results;
} BluffStoreMove;

/* Adds a new game (an import: with all its lines and, if it is finished, its results) in one transaction. Takes all of
 * GAME except `state`, `n_lines`, `last_played`, `row` and the places. MOVE may be NULL for a game without lines; its
 * `game` is not looked at and its `first` must be 1. The game is not opened: see bluff_store_hold_game. GAME_EXISTS,
 * NO_SUCH_PLAYER. */
gboolean
bluff_store_add_game (BluffStore *self, const BluffStoreGame *game, const BluffStoreMove *move, GError **error);

/* Opens a game for writing in this store and in no other, until it is released or the store is closed; a process that
 * ends lets go, however it ends. GAME_OPEN_ELSEWHERE, NO_SUCH_GAME. Holding twice is no mistake. */
gboolean bluff_store_hold_game (BluffStore *self, const char *game, GError **error);
void bluff_store_release_game (BluffStore *self, const char *game);

/* Writes a move in one transaction: when it returns TRUE, a crash of the process or of the machine does not lose it. A
 * game that nobody holds is held from now on. GAME_OPEN_ELSEWHERE, NO_SUCH_GAME, GAME_OVER, LINE_GAP, FULL, BUSY… */
gboolean bluff_store_append (BluffStore *self, const BluffStoreMove *move, GError **error);
void bluff_store_append_async (BluffStore *self,
                               const BluffStoreMove *move,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data);
gboolean bluff_store_append_finish (BluffStore *self, GAsyncResult *result, GError **error);

/* Seats a computer of LEVEL, with CHARACTER or NULL, in the place of the person on a seat of an unfinished game; or, if
 * LEVEL is NULL, the person again. A computer that leaves before a line was written has not played. The game is held as
 * by bluff_store_append. GAME_OPEN_ELSEWHERE, NO_SUCH_GAME, GAME_OVER. */
gboolean bluff_store_set_stand_in (BluffStore *self,
                                   const char *game,
                                   guint seat,
                                   const char *level,
                                   const char *character,
                                   GError **error);

/* Replaces the results of a finished game, after a definition has improved: one for each seat. What was reset stays
 * reset. NO_SUCH_GAME, GAME_OVER (it is not finished). */
gboolean bluff_store_recount_game (BluffStore *self,
                                   const char *game,
                                   const BluffStoreResult *results,
                                   guint n_results,
                                   GError **error);

/* The same for the claims of RESULTS alone. */
gboolean bluff_store_recount_claims (BluffStore *self,
                                     const char *game,
                                     const BluffStoreResult *results,
                                     guint n_results,
                                     GError **error);

/* Whether all finished games must be counted again, because more is kept of a game than when they were written. */
gboolean bluff_store_is_recount_due (BluffStore *self, gboolean *due, GError **error);

/* They must be; or they were. */
gboolean bluff_store_set_recount_due (BluffStore *self, gboolean due, GError **error);

/* Makes a game that was salvaged what its lines say it is: finished, with RESULTS, or, if that is NULL, unfinished and
 * without any. Not for a game that anybody has open. NO_SUCH_GAME. */
gboolean bluff_store_mend_game (BluffStore *self,
                                const char *game,
                                const BluffStoreResult *results,
                                guint n_results,
                                GError **error);

/* An unfinished game is abandoned: it stays, and nothing can follow. Deleting removes all of it. GAME_OPEN_ELSEWHERE,
 * NO_SUCH_GAME, GAME_OVER (abandon: it is finished). Ratings are not computed again. */
gboolean bluff_store_abandon_game (BluffStore *self, const char *game, GError **error);
gboolean bluff_store_delete_game (BluffStore *self, const char *game, GError **error);

/* One game, with its lines (char *, line n at n - 1) unless LINES is NULL. NO_SUCH_GAME. Where rows are missing in a
 * damaged database, the lines up to the first gap are given; compare with `n_lines`. */
BluffStoreGame *bluff_store_read_game (BluffStore *self, const char *game, GPtrArray **lines, GError **error);
void bluff_store_read_game_async (BluffStore *self,
                                  const char *game,
                                  GCancellable *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer user_data);
BluffStoreGame *
bluff_store_read_game_finish (BluffStore *self, GAsyncResult *result, GPtrArray **lines, GError **error);

typedef void (*BluffStoreFactFunc) (guint seat, const char *name, gint64 value, gpointer data);

/* Calls FUNC, on the store's thread, for every fact of a game, by seat and name. NO_SUCH_GAME. */
gboolean
bluff_store_foreach_fact (BluffStore *self, const char *game, BluffStoreFactFunc func, gpointer data, GError **error);

typedef void (*BluffStoreClaimFunc) (guint seat, const BluffStoreClaim *claim, gpointer data);

/* Calls FUNC, on the store's thread, for every claim of a game, by seat and number. NO_SUCH_GAME. */
gboolean
bluff_store_foreach_claim (BluffStore *self, const char *game, BluffStoreClaimFunc func, gpointer data, GError **error);

/* The turns and thinking time that were written with a game's results, by seat; FALSE with GAME_OVER if there are none.
 */
gboolean bluff_store_read_efforts (BluffStore *self,
                                   const char *game,
                                   gint64 turns[BLUFF_MAX_SEATS],
                                   gint64 thinking_ms[BLUFF_MAX_SEATS],
                                   GError **error);

/* Which games to list. All fields 0 but `state`: all of that state. */
typedef struct
{
  BluffStoreState state;
  const char *kind;    /* or NULL */
  gint64 since, until; /* last played in [since, until); until 0: no end */
  /* Profiles who all sat in it: a player and opponents. The list ends with BLUFF_STORE_NO_PLAYER or is full. */
  gint64 players[BLUFF_MAX_SEATS];
  gboolean with_computers; /* a computer has a seat */
  gboolean people_only;    /* no computer has a seat */
  const char *name; /* is part of somebody's, profile, guest or computer, as bluff_store_player_name_key compares; NULL
                     * or "": any */
} BluffStoreFilter;

/* Where a page ended. All 0: the beginning. */
typedef struct
{
  gint64 last_played;
  gint64 row;
} BluffStoreCursor;

BluffStoreCursor bluff_store_cursor_after (const BluffStoreGame *game);

/* A page of games (BluffStoreGame), last played first: at most LIMIT games after CURSOR (or NULL). A game that is
 * played meanwhile may move to the beginning; none is listed twice in what follows. */
GPtrArray *bluff_store_list_games (BluffStore *self,
                                   const BluffStoreFilter *filter,
                                   const BluffStoreCursor *cursor,
                                   guint limit,
                                   GError **error);
void bluff_store_list_games_async (BluffStore *self,
                                   const BluffStoreFilter *filter,
                                   const BluffStoreCursor *cursor,
                                   guint limit,
                                   GCancellable *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data);
GPtrArray *bluff_store_list_games_finish (BluffStore *self, GAsyncResult *result, GError **error);

/* The same step by step, for a filter that lets hardly any game through: looks at so many games that it takes a few
 * milliseconds, however many there are. The answer may be short, or empty. *CURSOR goes on to where the next step
 * begins; *DONE says that there is nothing behind it. */
GPtrArray *bluff_store_find_games (BluffStore *self,
                                   const BluffStoreFilter *filter,
                                   BluffStoreCursor *cursor,
                                   guint limit,
                                   gboolean *done,
                                   GError **error);

G_END_DECLS
