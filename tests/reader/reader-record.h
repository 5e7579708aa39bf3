/* reader-record.h: the record of the game that is being played, read from the folder where the program keeps it, and
 * what each seat may know after each of its events.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-cast.h"
#include "bluff-record.h"
#include "bluff-rules.h"

G_BEGIN_DECLS

typedef struct _ReaderRecord ReaderRecord;

/* The newest game that is kept in FOLDER. The program must have begun it. */
ReaderRecord *reader_record_new (const char *folder);

/* A game that is at hand, for tests; RECORD is copied. */
ReaderRecord *reader_record_new_for (const BluffRecord *record);

void reader_record_free (ReaderRecord *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ReaderRecord, reader_record_free)

/* Reads what has been written since. */
void reader_record_refresh (ReaderRecord *self);

const BluffRecord *reader_record_get (ReaderRecord *self);
guint reader_record_n_events (ReaderRecord *self);
const BluffEvent *reader_record_event (ReaderRecord *self, guint number);

/* The seats of people; and the seat of that name, or BLUFF_NO_SEAT. */
BluffSeats reader_record_people (ReaderRecord *self);
BluffSeat reader_record_find_seat (ReaderRecord *self, const char *name);

/* Everybody by name, VIEWER being called "you". Lives as long as the record is not refreshed. */
BluffCast reader_record_cast (ReaderRecord *self, BluffSeat viewer);

/* What SEAT, BLUFF_ONLOOKER or (told) BLUFF_NO_SEAT is told of the event, and sees after it. */
void reader_record_tell (ReaderRecord *self, guint number, BluffSeat seat, BluffTold *told);
void reader_record_view (ReaderRecord *self, guint number, BluffSeat seat, BluffView *view);

G_END_DECLS
