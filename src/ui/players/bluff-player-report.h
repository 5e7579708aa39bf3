/* bluff-player-report.h: everything that a player's page tells, as the store has answered it: plain values.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-game.h"
#include "bluff-saves.h"
#include "bluff-store-player.h"
#include "bluff-store-statistics.h"

G_BEGIN_DECLS

typedef enum
{
  BLUFF_PERIOD_MONTH, /* this one */
  BLUFF_PERIOD_YEAR,
  BLUFF_PERIOD_ALL,
  BLUFF_N_PERIODS
} BluffPeriod;

/* Which games of the player there are, at any time and in any company. */
typedef enum
{
  BLUFF_PAST_NONE,      /* none that is over */
  BLUFF_PAST_UNCOUNTED, /* none that counts: from before a reset, played by a computer, played on from another one */
  BLUFF_PAST_COUNTED
} BluffPast;

/* What is asked. */
typedef struct
{
  gint64 player;
  BluffPeriod period;
  BluffStoreCompanies companies;
  gint64 now; /* Unix milliseconds */
} BluffPlayerQuery;

typedef struct
{
  BluffPlayerQuery query;
  GPtrArray *players;             /* BluffStorePlayer: all there are, as everywhere in the app */
  const BluffStorePlayer *player; /* one of them */
  BluffPast past;
  gboolean counting;                /* not all games are counted yet */
  BluffStoreStatistics *statistics; /* of the period */
  GPtrArray *months;                /* BluffStoreTallyRow: those of the period, and those before it */
} BluffPlayerReport;

void bluff_player_report_free (BluffPlayerReport *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BluffPlayerReport, bluff_player_report_free)

/* Asks the store, off the main loop. NO_SUCH_PLAYER. */
void bluff_player_report_read_async (BluffSaves *saves,
                                     const BluffPlayerQuery *query,
                                     GCancellable *cancellable,
                                     GAsyncReadyCallback callback,
                                     gpointer user_data);
BluffPlayerReport *bluff_player_report_read_finish (BluffSaves *saves, GAsyncResult *result, GError **error);

/* A month, counted from the year 0: so that one follows the other. */
guint bluff_player_report_month_of (gint64 time);

/* The months of charts, from the first to the last: this one, or of all time the last one with a game. */
void bluff_player_report_get_months (const BluffPlayerReport *self, guint *first, guint *last);

/* How many months make a step of a chart: 1, or 12 if there are too many of them; then they become whole years. */
guint bluff_player_report_take_steps (guint *first, guint *last);

/* The months of the period and those before it, to compare with: [first, until). Of all time it is this year. FALSE if
 * nothing is known of the time before. */
gboolean bluff_player_report_get_compared (const BluffPlayerReport *self, guint *before, guint *first, guint *until);

/* What there was of a game in the months [first, until). */
void bluff_player_report_add_up (const BluffPlayerReport *self,
                                 BluffGame game,
                                 guint first,
                                 guint until,
                                 BluffStoreTally *tally,
                                 BluffStoreClaims *claims);

G_END_DECLS
