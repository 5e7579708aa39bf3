/* bluff-seating.h: who sits where, as the caller says it, as the store keeps it and as a record writes it (private to
 * the saves).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-record.h"
#include "bluff-saves.h"

G_BEGIN_DECLS

/* Copies of seats, for a call that answers later. */
typedef struct
{
  guint n;
  BluffSavesSeat seats[BLUFF_MAX_SEATS];
  GStringChunk *texts; /* of the seats */
} BluffSeating;

BluffSeating *bluff_seating_new (const BluffSavesSeat *seats, guint n);

void bluff_seating_free (BluffSeating *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BluffSeating, bluff_seating_free)

/* Seats everybody: in RECORD, whose table says how many they are, and in INTO, all empty before. NO_SUCH_PLAYER,
 * NAME_…, SEATED_TWICE, HEADER (also if there are too few). Blocks. */
gboolean bluff_seating_take (BluffStore *store,
                             const BluffSeating *seating,
                             BluffRecord *record,
                             BluffStoreSeat *into,
                             GError **error);

/* The same for a record that has its players already: SEATS says who the first N_SEATS are, as far as they are people;
 * the others are guests. */
gboolean bluff_seating_recognise (BluffStore *store,
                                  const BluffSavesSeat *seats,
                                  guint n_seats,
                                  BluffRecord *record,
                                  BluffStoreSeat *into,
                                  GError **error);

/* Whether this program can play on the levels of all computers; BLUFF_MATCH_ERROR_LEVEL. */
gboolean bluff_seating_check_levels (const BluffRecord *record, GError **error);

G_END_DECLS
