/* bluff-stored.h: a game between the store and its record (private to the saves).
 *
 * In the store a game's options are "key=value,key=value"; its header is the record's first line with the names as they
 * were when the game was added.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-record.h"
#include "bluff-store-game.h"

G_BEGIN_DECLS

/* A game that was read. */
typedef struct
{
  BluffStoreGame *game;
  GPtrArray *lines;    /* all rows as they are */
  BluffRecord *record; /* the header with today's names, and the events up to the first that is not good */
  BluffFault fault;    /* what is wrong with that one, in the line of the record; cause NONE: all are good */
} BluffStored;

/* Reads a game and checks its rows as a record's reader does. NO_SUCH_GAME, UNKNOWN_GAME. */
BluffStored *bluff_stored_read (BluffStore *store, const char *id, GError **error);

/* Judges a game that comes out of a damaged database: a BluffStoreJudge. What the columns say wrongly is taken from the
 * header where that is good, and a name that cannot be written is forgotten. */
gboolean bluff_stored_judge (BluffStoreGame *game, GPtrArray *lines, char **position, gpointer data);

void bluff_stored_free (BluffStored *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BluffStored, bluff_stored_free)

/* The header of GAME with today's names, without events. UNKNOWN_GAME. */
BluffRecord *bluff_stored_header (const BluffStoreGame *game, GError **error);

/* Fills in GAME for the store, all but its seats, from a header that may be written. HEADER if it may not. */
gboolean bluff_stored_compose (const BluffRecord *record,
                               BluffStoreOrigin origin,
                               gint64 started,
                               BluffStoreGame *game,
                               GError **error);

/* Copies who sits where: with those who stand in for others, or everybody on their own seat, as if they had played all
 * of it. */
void bluff_stored_copy_seats (const BluffStoreGame *from, BluffStoreGame *to, gboolean stand_ins);

/* What somebody is called whose name is no longer known: "#1" for seat 0. */
char *bluff_stored_nameless (guint seat);

/* The header's line without its end. */
char *bluff_stored_header_line (const BluffRecord *record);

/* The header's line without the name of SEAT; NULL if it is none. For bluff_store_delete_player. */
char *bluff_stored_forget (const char *header, guint seat, gpointer data);

/* Now, in Unix milliseconds; and as a record has it. */
gint64 bluff_stored_now (void);
char *bluff_stored_format_time (gint64 time);

G_END_DECLS
