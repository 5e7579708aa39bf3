/* bluff-cast.h: who sits where, by name, and to whom the sentences speak.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-seat.h"

G_BEGIN_DECLS

/* A plain value that borrows the names: they must live as long as it is used. */
typedef struct
{
  guint players;
  const char
      *names[BLUFF_MAX_SEATS]; /* by seat, as the players wrote them; UTF-8, never NULL for a seat at the table */
  BluffSeat viewer;            /* who is called "you"; BLUFF_NO_SEAT, an open reader, and BLUFF_ONLOOKER: nobody */
} BluffCast;

/* Whether SEAT is the one that the sentences speak to. */
gboolean bluff_cast_is_you (const BluffCast *self, BluffSeat seat);

/* NAME, of a person, a file or anything else that somebody else wrote, ready for a sentence: wrapped in U+2068 …
 * U+2069, so that it cannot turn the direction of what stands around it, and without control characters that could undo
 * the wrapping. Newly allocated. */
char *bluff_cast_isolate (const char *name);

/* The name of a seat at the table, ready for a sentence in the same way. */
char *bluff_cast_name (const BluffCast *self, BluffSeat seat);

/* "You" for the viewer's seat and the name of any other, for lists, labels and tables: never as part of a sentence,
 * where the viewer needs a sentence of their own. Newly allocated. */
char *bluff_cast_label (const BluffCast *self, BluffSeat seat);

/* The labels of several seats as a list, the viewer first, the others clockwise from there; SEATS is not empty. Newly
 * allocated. */
char *bluff_cast_labels (const BluffCast *self, BluffSeats seats);

G_END_DECLS
