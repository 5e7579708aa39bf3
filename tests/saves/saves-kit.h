/* saves-kit.h: games of computer players in a data directory that vanishes, for the tests of the saves.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-saves-care.h"
#include "bluff-saves-count.h"
#include "bluff-saves-records.h"
#include "bluff-saves.h"
#include "bluff-store-player.h"

typedef struct
{
  char *directory;
  BluffStore *store;
  BluffSaves *saves;
} Kit;

Kit kit_open (void);

/* A second one on the same directory, as another process would have it. */
Kit kit_open_beside (const Kit *kit);

/* Closes the store and opens it again, as a new process would. */
void kit_reopen (Kit *kit);

/* Closes the store, checks that nobody keeps it, and removes the directory unless somebody else uses it. */
void kit_close (Kit *kit);
void kit_close_beside (Kit *kit);

/* Drops the last reference, and checks that it was: others may need a moment to let go, a computer player who thinks
 * for instance. */
void kit_drop (gpointer object);

/* Everything on the main loop until DONE says so, of something that changes on the main loop. */
void kit_wait_until (gboolean (*done) (gpointer data), gpointer data);

/* The same until no game is open any more, no matter who lets go of the last one. */
void kit_wait_until_closed (Kit *kit);

/* Seats for computer players at random; the first N_PLAYERS of them are people with these profiles. */
void kit_seats (BluffSavesSeat *seats, const gint64 *players, guint n_players);

/* A game of computers at random, not yet begun. */
BluffSavedGame *kit_begin (Kit *kit, BluffGame game, guint players, guint64 seed);

/* Lets computers take all seats, and the game go on until it is over or has at least N events, and then pauses it. */
void kit_play (BluffSavedGame *game, guint n);
void kit_play_to_end (BluffSavedGame *game);

/* A whole game, in the store and closed; the id. PLAYERS sit on the first seats. */
char *kit_add_game (Kit *kit, BluffGame game, guint players, const gint64 *profiles, guint n_profiles, guint64 seed);

/* The record of a game as text. */
char *kit_export (Kit *kit, const char *id);

/* Imports a record that is text; the id, or NULL. */
char *
kit_import (Kit *kit, const char *text, const BluffSavesSeat *seats, guint n_seats, gboolean *added, GError **error);

/* What a failed move said; FREE with g_clear_error. */
typedef struct
{
  guint failures;
  GError *error;
} Failures;

void kit_watch_failures (BluffSavedGame *game, Failures *failures);

/* Runs SQL behind the store's back; the store must be closed. */
void kit_run_sql (const Kit *kit, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* All there is to be known of what is saved, to see that nothing was changed: every game with its rows, claims
 * and results. */
char *kit_describe (Kit *kit);

/* All that was written of the finished games is what their events say: counting again changes nothing. */
void kit_assert_counted (Kit *kit);

/* What was made of it for the pages of all players: pairs, and ratings over time. */
char *kit_describe_players (Kit *kit);
