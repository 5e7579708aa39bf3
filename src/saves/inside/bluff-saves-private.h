/* bluff-saves-private.h: what the files of this room share.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-saves.h"
#include "bluff-stored.h"

G_BEGIN_DECLS

/* Notes that a game is open for writing here; OPEN_HERE if it was. From any thread. */
gboolean bluff_saves_claim (BluffSaves *self, const char *id, GError **error);
void bluff_saves_unclaim (BluffSaves *self, const char *id);

/* GAMES_OPEN unless all are closed. */
gboolean bluff_saves_check_closed (BluffSaves *self, GError **error);

/* A game of our own has ended: computes the ratings, off the main loop. If that fails, the next time puts it right. */
void bluff_saves_rate_soon (BluffSaves *self);

/* Lets go of a game after all that was asked of the store before, without waiting for it. */
void bluff_saves_release_soon (BluffStore *store, const char *id);

/* A game that was read or made, is claimed and held, and waits for a match. */
typedef struct
{
  BluffSaves *saves;
  BluffStored *stored;
  gboolean claimed; /* and held */
  gboolean fresh;   /* made for this opening: without a match, it goes again */
} BluffOpening;

/* Lets go of everything that was not taken over. */
void bluff_opening_free (BluffOpening *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BluffOpening, bluff_opening_free)

/* Makes the match; belongs to the thread that calls it. Takes over OPENING, also if it fails. */
BluffSavedGame *bluff_saved_game_new (BluffOpening *opening, GError **error);

/* The ids (char *) of all games of a state, the one that was played last at the end. */
GPtrArray *bluff_saves_list_ids (BluffStore *store, BluffStoreState state, GError **error);

/* The ids of all games, the unfinished first. */
GPtrArray *bluff_saves_list_all (BluffSaves *self, GError **error);

/* Reports progress, in the main context of the caller that asked for it, if there is one. */
typedef struct
{
  BluffSavesProgress func; /* or NULL */
  gpointer data;
  GMainContext *context; /* NULL: right where it is */
} BluffReporter;

/* For an _async call: reports in the caller's main context. */
BluffReporter *bluff_reporter_new (BluffSavesProgress func, gpointer data);
void bluff_reporter_free (BluffReporter *self);

void bluff_reporter_report (const BluffReporter *self, guint done, guint total);

G_END_DECLS
