/* bluff-store-player.h: profiles: the people who have a history.
 *
 * Guests and computer players are seats of a game, not profiles: see bluff-store-game.h.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-store.h"

G_BEGIN_DECLS

enum
{
  BLUFF_STORE_PLAYER_NAME_LENGTH = 40, /* characters of the longest name */
  BLUFF_STORE_PLAYER_NO_YEAR = 0,      /* a birth year that was not told */
  BLUFF_STORE_NO_PLAYER = 0            /* no profile has this id */
};

/* A profile. */
typedef struct
{
  gint64 id;
  char *name;
  char *emblem; /* never NULL; only the window knows what it means */
  char *colour; /* likewise */
  int birth_year;
  gint64 created; /* Unix milliseconds, as all times of the store */
  gboolean archived;
} BluffStorePlayer;

void bluff_store_player_free (BluffStorePlayer *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BluffStorePlayer, bluff_store_player_free)

/* NAME as it is kept: composed, without white space at its ends. NULL with NAME_EMPTY, NAME_TOO_LONG or NAME_CHARACTER.
 */
char *bluff_store_player_tidy_name (const char *name, GError **error);

/* What two spellings of the same name have in common: without regard to case, width, composition, invisible characters
 * and the amount of white space, in any script. */
char *bluff_store_player_name_key (const char *name);

/* A new profile and its id; EMBLEM and COLOUR may be NULL. BLUFF_STORE_NO_PLAYER with NAME_… . CREATED is now. */
gint64 bluff_store_create_player (BluffStore *self,
                                  const char *name,
                                  const char *emblem,
                                  const char *colour,
                                  int birth_year,
                                  GError **error);

/* Changes name, emblem, colour and birth year to those of PLAYER, whose `id` says whom. NAME_…, NO_SUCH_PLAYER. */
gboolean bluff_store_change_player (BluffStore *self, const BluffStorePlayer *player, GError **error);

/* An archived player is listed only on request, and keeps games, results and name. */
gboolean bluff_store_archive_player (BluffStore *self, gint64 player, gboolean archived, GError **error);

/* A profile by id; NO_SUCH_PLAYER. */
BluffStorePlayer *bluff_store_get_player (BluffStore *self, gint64 player, GError **error);

/* A profile by name, found as bluff_store_player_name_key says, archived or not. NULL without an error if there is
 * none. */
BluffStorePlayer *bluff_store_find_player (BluffStore *self, const char *name, GError **error);

/* All profiles (BluffStorePlayer), by name. */
GPtrArray *bluff_store_list_players (BluffStore *self, gboolean with_archived, GError **error);
void bluff_store_list_players_async (BluffStore *self,
                                     gboolean with_archived,
                                     GCancellable *cancellable,
                                     GAsyncReadyCallback callback,
                                     gpointer user_data);
GPtrArray *bluff_store_list_players_finish (BluffStore *self, GAsyncResult *result, GError **error);

/* Makes one profile out of two: all seats and results of FROM become INTO's, and FROM is gone. Ratings of INTO are gone
 * too, until they are computed again. Refused with SAT_TOGETHER where both sat in one game. */
gboolean bluff_store_merge_players (BluffStore *self, gint64 from, gint64 into, GError **error);

/* A game's header line without the name of SEAT, for a player who wants to be forgotten. The store cannot read headers;
 * the caller, which wrote them, can. Runs on the store's thread. NULL: the header is dropped whole. */
typedef char *(*BluffStoreForgetInHeader) (const char *header, guint seat, gpointer data);

/* What a deletion left to be done, or to be known. */
typedef struct
{
  BluffStorePlayer *player; /* who it was: for another attempt, and to be forgotten after it */
  GError *unwiped;          /* why unused parts of the database could not be overwritten, or NULL */
  GPtrArray *unreached;     /* the paths (char *) of what may still tell of the person: in aside/ what cannot be opened,
                             * is damaged or newer; what another process works with */
  guint cleaned;            /* databases in aside/ that the person was taken out of */
} BluffStoreTraces;

void bluff_store_traces_free (BluffStoreTraces *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BluffStoreTraces, bluff_store_traces_free)

/* Whether nothing is left of the person, as far as the store can know. */
gboolean bluff_store_traces_is_none (const BluffStoreTraces *self);

/* Deletes a profile with everything that tells of the person: bluff_store_forget_player, and then
 * bluff_store_wipe_traces, whose answer is *TRACES (or NULL). TRUE: the profile is gone, whatever the traces are. */
gboolean bluff_store_delete_player (BluffStore *self,
                                    gint64 player,
                                    BluffStoreForgetInHeader forget,
                                    gpointer data,
                                    BluffStoreTraces **traces,
                                    GError **error);

/* Takes a profile out of the database: itself, its ratings, its name in headers; its seats become anonymous, so that
 * the others keep their games. FORGET may be NULL: then the headers of the person's games are dropped. The answer is
 * who it was, for bluff_store_wipe_traces. NULL with NO_SUCH_PLAYER… */
BluffStorePlayer *bluff_store_forget_player (BluffStore *self,
                                             gint64 player,
                                             BluffStoreForgetInHeader forget,
                                             gpointer data,
                                             GError **error);

/* Goes after what is left of somebody who was forgotten: purges the kept copies (copies/), rewrites the database,
 * removes what killed processes left lying about, and takes the person out of the databases in aside/, none of which is
 * deleted. There the person is everybody who has the name, and the same profile under another one. Can be done again
 * until nothing is left. Not within atomic work. NULL with CLOSED. */
BluffStoreTraces *bluff_store_wipe_traces (BluffStore *self,
                                           const BluffStorePlayer *player,
                                           BluffStoreForgetInHeader forget,
                                           gpointer data,
                                           GError **error);

/* The player's statistics and ratings start again from here. The games stay, and count for the others. */
gboolean bluff_store_reset_statistics (BluffStore *self, gint64 player, GError **error);

G_END_DECLS
