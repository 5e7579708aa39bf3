/* secret-moment.h: a moment of a game by chance between Ada, Bea and Calico, and what each of them may hear in it: for
 * tests of what the watch finds.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader-watch.h"

G_BEGIN_DECLS

/* Two people and a computer. */
enum
{
  ADA,
  BEA,
  CALICO,
  SEATS
};

typedef struct
{
  ReaderRecord *record;              /* up to the moment */
  ReaderSecrets *secrets[SEATS + 1]; /* last: the onlooker's */
} SecretMoment;

/* Whether a game that has come to STATE, all of which is on RECORD, is to be stopped there. */
typedef gboolean (*SecretMomentWanted) (const BluffState *state, const BluffRecord *record);

/* Plays games at TABLE by chance until one is in a moment that is WANTED. */
void
secret_moment_set_up (SecretMoment *self, const ReaderGame *game, const BluffTable *table, SecretMomentWanted wanted);
void secret_moment_tear_down (SecretMoment *self, gconstpointer data);

/* LOOKER, or with SEATS the onlooker. */
BluffSeat secret_moment_seat_of (guint looker);

/* What a seat, or with SEATS the onlooker, sees. */
void secret_moment_see (SecretMoment *self, guint looker, BluffView *view);

/* What LISTENER is told of the last event of that kind by SEAT. Newly allocated. */
char *secret_moment_tell (SecretMoment *self, BluffEventKind kind, BluffSeat seat, BluffSeat listener);

/* For LOOKER, a seat or SEATS: STRING is a leak; it is none. */
void secret_moment_assert_found (SecretMoment *self, guint looker, const char *string);
void secret_moment_assert_kept (SecretMoment *self, guint looker, const char *string);

G_END_DECLS
