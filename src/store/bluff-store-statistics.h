/* bluff-store-statistics.h: questions about finished games: a player's statistics, leader boards, ratings.
 *
 * All of it is asked of what was written when the games ended: results, facts, claims and who decided about them
 * (docs/facts.md). Leader boards are asked of sums of the results, which the database keeps in step with them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-store-game.h"

G_BEGIN_DECLS

/* Who sat around the table beside the player. */
typedef enum
{
  BLUFF_STORE_COMPANY_PEOPLE,    /* people only */
  BLUFF_STORE_COMPANY_COMPUTERS, /* computers only */
  BLUFF_STORE_COMPANY_MIXED,
  BLUFF_STORE_N_COMPANIES
} BluffStoreCompany;

/* A set of companies: bit C stands for company C. */
typedef enum
{
  BLUFF_STORE_ANY_COMPANY = 0,
  BLUFF_STORE_WITH_PEOPLE_ONLY = 1 << BLUFF_STORE_COMPANY_PEOPLE,
  BLUFF_STORE_WITH_COMPUTERS_ONLY = 1 << BLUFF_STORE_COMPANY_COMPUTERS,
  BLUFF_STORE_WITH_BOTH = 1 << BLUFF_STORE_COMPANY_MIXED
} BluffStoreCompanies;

/* Which games count. All fields 0: our own games of all kinds and times, in any company. */
typedef struct
{
  const char *kind;    /* or NULL */
  gint64 since, until; /* ended in [since, until); until 0: no end */
  gboolean with_branches;
  gboolean with_imports;
  BluffStoreCompanies companies;
} BluffStoreScope;

/* Games added up. */
typedef struct
{
  guint64 games;
  guint64 wins;                    /* first places, shared or not */
  guint64 shared_wins;             /* first places that were shared */
  guint64 places[BLUFF_MAX_SEATS]; /* how often first, second, … */
  guint64 turns;
  guint64 thinking_ms;
} BluffStoreTally;

/* Games won in a row, up to the last game and at best. A shared first place is won. */
typedef struct
{
  guint current;
  guint best;
} BluffStoreStreak;

/* Claims added up, and what became of them. In a finished game every bluff is believed or caught. */
typedef struct
{
  guint64 claims;
  guint64 bluffs;
  guint64 believed; /* bluffs that were */
  guint64 caught;   /* bluffs that were */
  guint64 doubted;  /* true claims that were called */
  guint64 games;    /* in which there was such a claim */
} BluffStoreClaims;

/* A part of the games. */
typedef struct
{
  char *kind;    /* by_kind, by_seats, bluff_store_months; otherwise NULL */
  guint n_seats; /* by_seats; otherwise 0 */
  char *month;   /* by_month, bluff_store_months: "2026-11", by the clock on the wall; otherwise NULL */
  BluffStoreTally tally;
  BluffStoreStreak streak; /* by_kind only */
  BluffStoreClaims claims;
} BluffStoreTallyRow;

/* Games with an opponent. Profiles, and computers by level and character, apart; guests and anonymous seats are all one
 * row each. A computer level that sat in two seats of a game counts twice. */
typedef struct
{
  BluffStoreSeatKind kind;
  gint64 player; /* a profile */
  char *name;    /* a profile's */
  char *level;   /* a computer's; character may be NULL */
  char *character;
  guint64 games;
  guint64 ahead;         /* the player of the statistics had the better place */
  guint64 behind;        /* the opponent had */
  guint64 level_pegging; /* they shared one */

  /* Claims of the player about which the opponent's decision counted; and the other way round. */
  guint64 fooled;     /* bluffs of the player that the opponent believed */
  guint64 caught_by;  /* bluffs of the player that the opponent called */
  guint64 doubted_by; /* true claims of the player that the opponent called */
  guint64 fooled_by;  /* bluffs of the opponent that the player believed */
  guint64 caught;     /* bluffs of the opponent that the player called */
  guint64 doubted;    /* true claims of the opponent that the player called */
} BluffStoreOpponentRow;

/* A fact added up over the games of a kind. */
typedef struct
{
  char *kind;
  char *name;
  gint64 sum;
  guint64 games; /* in which it was written */
} BluffStoreFactRow;

/* In which situation a claim was made (docs/facts.md). */
typedef enum
{
  BLUFF_STORE_SITUATION_ANY,
  BLUFF_STORE_SITUATION_AFTER_CAUGHT, /* the player's claim before it, in the same game, was a caught bluff */
  BLUFF_STORE_SITUATION_NOT_AFTER_CAUGHT,
  BLUFF_STORE_SITUATION_BEHIND, /* somebody else was better off */
  BLUFF_STORE_SITUATION_NOT_BEHIND,
  BLUFF_STORE_SITUATION_SET_OF_3, /* Bluff Pirate: by the size of the set */
  BLUFF_STORE_SITUATION_SET_OF_4,
  BLUFF_STORE_SITUATION_SET_OF_5,
  BLUFF_STORE_N_SITUATIONS
} BluffStoreSituation;

/* The believed bluff that moved most squares, cards or coins; of several, the last. */
typedef struct
{
  char *game; /* its id; NULL: there is none */
  gint64 n;   /* the event that made it */
  gint64 moved;
} BluffStoreBestLie;

/* How a player claims, in the games of a kind or in all. */
typedef struct
{
  char *kind; /* NULL: all kinds together */
  BluffStoreClaims situations[BLUFF_STORE_N_SITUATIONS];
  BluffStoreStreak believed;  /* bluffs that were believed one after the other, from game to game */
  BluffStoreBestLie best_lie; /* of a kind only: squares are not coins */
} BluffStoreHabits;

/* For daring and wit (docs/facts.md); none for playing a lot. */
typedef enum
{
  BLUFF_STORE_BADGE_SILVER_TONGUE, /* five bluffs running were believed */
  BLUFF_STORE_BADGE_CLEAN_EVENING, /* an evening of at least three games and three bluffs, and none was caught */
  BLUFF_STORE_BADGE_EAGLE_EYE,     /* a game with at least three calls, all of them right */
  BLUFF_STORE_BADGE_LAST_LAUGH,    /* a game won whose last claim was a bluff, made from behind, and was believed */
  BLUFF_STORE_N_BADGES
} BluffStoreBadge;

typedef struct
{
  guint64 times;      /* 0: never */
  gint64 first, last; /* when the games ended in which it was earned */
} BluffStoreBadgeRow;

/* The rating of a player after a game. */
typedef struct
{
  const char *kind; /* of game, or "" for all kinds together; belongs to the program */
  gint64 ended;     /* when the game did */
  double mu;
  double sigma;
} BluffStoreRatingPoint;

typedef struct
{
  BluffStoreTally overall;
  BluffStoreStreak streak;
  BluffStoreTally companies[BLUFF_STORE_N_COMPANIES];
  GPtrArray *by_kind;   /* BluffStoreTallyRow, by kind */
  GPtrArray *by_seats;  /* BluffStoreTallyRow, by kind and number of players */
  GPtrArray *by_month;  /* BluffStoreTallyRow, oldest first; months without a game are left out */
  GPtrArray *opponents; /* BluffStoreOpponentRow, most games first */
  GPtrArray *facts;     /* BluffStoreFactRow, by kind and name */
  GPtrArray *habits;    /* BluffStoreHabits: of all kinds first, then by kind */
  BluffStoreBadgeRow badges[BLUFF_STORE_N_BADGES];
  /* BluffStoreRatingPoint, by kind and then oldest first: of the scope's kind, or of "" and each kind if it has none;
   * and of the scope's time. Of no other games than those that are rated. */
  GArray *ratings;
} BluffStoreStatistics;

void bluff_store_statistics_free (BluffStoreStatistics *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BluffStoreStatistics, bluff_store_statistics_free)

/* The sum of a fact over a kind, or over all kinds if KIND is NULL. */
gint64 bluff_store_statistics_fact (const BluffStoreStatistics *self, const char *kind, const char *name);

/* How the player claims in games of KIND, or of all kinds if it is NULL; NULL if there is no such game. */
const BluffStoreHabits *bluff_store_statistics_habits (const BluffStoreStatistics *self, const char *kind);

/* Everything about one player in SCOPE (or NULL). Results from before a reset do not count. NO_SUCH_PLAYER. */
BluffStoreStatistics *
bluff_store_statistics (BluffStore *self, gint64 player, const BluffStoreScope *scope, GError **error);
void bluff_store_statistics_async (BluffStore *self,
                                   gint64 player,
                                   const BluffStoreScope *scope,
                                   GCancellable *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data);
BluffStoreStatistics *bluff_store_statistics_finish (BluffStore *self, GAsyncResult *result, GError **error);

/* --- Months ------------------------------------------------------------------------------------------------------- */

enum
{
  BLUFF_STORE_YEAR = 12,         /* months */
  BLUFF_STORE_SMOOTH_MONTHS = 3, /* whose games make one point of a line over time (docs/facts.md) */
};

/* The games of a player in SCOPE (or NULL) by kind and month (BluffStoreTallyRow, oldest first); months without a game
 * are left out. Much cheaper than all statistics. NO_SUCH_PLAYER. */
GPtrArray *bluff_store_months (BluffStore *self, gint64 player, const BluffStoreScope *scope, GError **error);

/* A month, "2026-11", counted from the year 0, so that one follows the other; 0: it is none. */
guint bluff_store_month_number (const char *month);

/* Adds to TALLY and CLAIMS what there was of KIND in the months [FIRST, UNTIL), as bluff_store_month_number counts
 * them. Of TALLY only the games and the wins. */
void bluff_store_months_add_up (GPtrArray *months,
                                const char *kind,
                                guint first,
                                guint until,
                                BluffStoreTally *tally,
                                BluffStoreClaims *claims);

/* --- Leader boards ------------------------------------------------------------------------------------------------ */

typedef enum
{
  BLUFF_STORE_LEADERS_BY_WINS,
  BLUFF_STORE_LEADERS_BY_RATE, /* wins of games */
  BLUFF_STORE_LEADERS_BY_GAMES,
  BLUFF_STORE_LEADERS_BY_RATING, /* mu - 3 sigma; the unrated last */
  BLUFF_STORE_N_LEADERS_ORDERS
} BluffStoreLeadersOrder;

typedef struct
{
  gint64 player; /* BLUFF_STORE_NO_PLAYER of a level */
  char *name;    /* NULL of a level */
  char *level;   /* of computers; NULL of a player */
  guint place;   /* on the board; those who are level share one: 1, 1, 3 */
  BluffStoreTally tally;
  gboolean rated;
  double mu;
  double sigma;
} BluffStoreLeader;

/* The profiles with at least MIN_GAMES games in SCOPE, the best first, at most LIMIT (BluffStoreLeader); the archived
 * are left out. Ratings are those of the scope's kind, or of the kind "" if it has none. A scope with companies takes
 * longer, the more games there are. */
GPtrArray *bluff_store_leaders (BluffStore *self,
                                const BluffStoreScope *scope,
                                BluffStoreLeadersOrder order,
                                guint min_games,
                                guint limit,
                                GError **error);
void bluff_store_leaders_async (BluffStore *self,
                                const BluffStoreScope *scope,
                                BluffStoreLeadersOrder order,
                                guint min_games,
                                guint limit,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer user_data);
GPtrArray *bluff_store_leaders_finish (BluffStore *self, GAsyncResult *result, GError **error);

/* The same for computers, by level: every seat that a level had in a game counts as one. */
GPtrArray *bluff_store_level_leaders (BluffStore *self,
                                      const BluffStoreScope *scope,
                                      BluffStoreLeadersOrder order,
                                      guint min_games,
                                      guint limit,
                                      GError **error);
void bluff_store_level_leaders_async (BluffStore *self,
                                      const BluffStoreScope *scope,
                                      BluffStoreLeadersOrder order,
                                      guint min_games,
                                      guint limit,
                                      GCancellable *cancellable,
                                      GAsyncReadyCallback callback,
                                      gpointer user_data);
GPtrArray *bluff_store_level_leaders_finish (BluffStore *self, GAsyncResult *result, GError **error);

/* Makes again what is kept for questions alone: the sums that leader boards are asked of, from the results; and who
 * decided about whose claims, from the claims. */
gboolean bluff_store_rebuild_sums (BluffStore *self, GError **error);

/* Whether that would change anything. It takes as long, but holds nobody up: it reads on the caller's thread, which
 * must not be the store's, by a connection of its own. */
gboolean bluff_store_check_sums (BluffStore *self, gboolean *right, GError **error);

/* --- Ratings -------------------------------------------------------------------------------------------------------
 */

typedef struct
{
  gint64 player;
  char *kind; /* of game, or "" for all kinds together */
  double mu;
  double sigma;
  gint64 games;
  char *level; /* a computer's, and then `player` is BLUFF_STORE_NO_PLAYER; or NULL */
} BluffStoreRatingRow;

void bluff_store_rating_row_free (BluffStoreRatingRow *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BluffStoreRatingRow, bluff_store_rating_row_free)

/* A seat of a rated game. */
typedef struct
{
  BluffStoreSeatKind kind;
  gint64 player;         /* BLUFF_STORE_NO_PLAYER for all but profiles */
  const char *level;     /* a computer's */
  const char *character; /* a computer's, or NULL */
  guint place;
  gboolean counted; /* FALSE: from before a reset; rate it as a person of its own, and do not write that rating */
  gboolean handed;  /* a computer has played for the person: rate it as a stranger of whom nothing is kept */
} BluffStoreRatedSeat;

typedef struct
{
  const char *id;
  const char *kind;
  gint64 ended;
  gint64 row; /* of games that ended at the same moment, the lower comes first */
  guint n_seats;
  BluffStoreRatedSeat seats[BLUFF_MAX_SEATS];
} BluffStoreRatedGame;

/* Returns FALSE with ERROR set to stop. */
typedef gboolean (*BluffStoreRatedFunc) (const BluffStoreRatedGame *game, gpointer data, GError **error);

/* Calls FUNC, on the store's thread, for every finished game that is rated, in the order in which they ended: those of
 * KIND, or of all kinds if it is NULL; those after AFTER, or from the first if it is NULL; and of them, the first
 * LIMIT. FUNC may call the store. */
gboolean bluff_store_foreach_rated (BluffStore *self,
                                    const char *kind,
                                    const BluffStoreCursor *after,
                                    guint limit,
                                    BluffStoreRatedFunc func,
                                    gpointer data,
                                    GError **error);

/* Writes ratings (BluffStoreRatingRow) in one transaction; with REPLACE all others are removed. REACH: the last game
 * that they take into account, with all before it; NULL: that is not known. NO_SUCH_PLAYER. */
gboolean bluff_store_write_ratings (BluffStore *self,
                                    GPtrArray *ratings,
                                    gboolean replace,
                                    const BluffStoreCursor *reach,
                                    GError **error);

/* The rating of a player after a game, as it was computed. */
typedef struct
{
  gint64 player;
  const char *kind;
  double mu;
  double sigma;
} BluffStoreRated;

/* Writes the ratings of N players after GAME, of which only `row` and `ended` are looked at. */
gboolean bluff_store_write_rated (BluffStore *self,
                                  const BluffStoreRatedGame *game,
                                  const BluffStoreRated *rated,
                                  guint n,
                                  GError **error);

/* Removes the ratings after all games, before they are computed again. */
gboolean bluff_store_forget_rated (BluffStore *self, GError **error);

/* How far the ratings reach. *KNOWN is FALSE, and nothing else is written, if that is not known: because nobody has
 * said so, or because a result that they rest on was added, changed or removed since. */
gboolean bluff_store_get_ratings_reach (BluffStore *self, BluffStoreCursor *reach, gboolean *known, GError **error);

/* Reads one rating: of the player or level, and of the kind, that RATING names. *FOUND is FALSE, and nothing else is
 * written, if there is none. */
gboolean bluff_store_read_rating (BluffStore *self, BluffStoreRatingRow *rating, gboolean *found, GError **error);

/* The ratings (BluffStoreRatingRow) of a player, or of all players if it is BLUFF_STORE_NO_PLAYER; by player and kind.
 */
GPtrArray *bluff_store_list_ratings (BluffStore *self, gint64 player, GError **error);

G_END_DECLS
