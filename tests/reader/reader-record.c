/* reader-record.c: the record of the game that is being played, and what each seat may know.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-record.h"

#include "bluff-record-reader.h"
#include "bluff-saves-records.h"
#include "bluff-saves.h"
#include "bluff-store-game.h"

struct _ReaderRecord
{
  BluffStore *store;
  BluffSaves *saves;
  char *id;
  BluffRecord *record;
  GArray *states; /* BluffState: before the first event, and after each */
};

static ReaderRecord *
make (void)
{
  ReaderRecord *self = g_new0 (ReaderRecord, 1);

  self->states = g_array_new (FALSE, TRUE, sizeof (BluffState));
  return self;
}

static char *
find_newest (BluffStore *store)
{
  g_autoptr (GError) error = NULL;
  BluffStoreFilter all = { .state = BLUFF_STORE_UNFINISHED };
  g_autoptr (GPtrArray) games = bluff_store_list_games (store, &all, NULL, 1, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (games->len, ==, 1);
  return g_strdup (((BluffStoreGame *) g_ptr_array_index (games, 0))->id);
}

ReaderRecord *
reader_record_new (const char *folder)
{
  ReaderRecord *self = make ();
  g_autoptr (GError) error = NULL;

  self->store = bluff_store_new (folder);
  bluff_store_open (self->store, &error);
  g_assert_no_error (error);
  self->saves = bluff_saves_new (self->store);
  self->id = find_newest (self->store);
  reader_record_refresh (self);

  return self;
}

void
reader_record_free (ReaderRecord *self)
{
  g_clear_object (&self->saves);
  if (self->store != NULL)
    bluff_store_close (self->store);
  g_clear_object (&self->store);
  g_clear_pointer (&self->record, bluff_record_free);
  g_array_unref (self->states);
  g_free (self->id);
  g_free (self);
}

/* Replays what has not been replayed yet. */
static void
replay (ReaderRecord *self)
{
  guint n = bluff_record_n_events (self->record);

  if (self->states->len == 0)
    {
      BluffState state;

      bluff_rules_open (&state, &self->record->table);
      g_array_append_val (self->states, state);
    }
  while (self->states->len <= n)
    {
      BluffState state = g_array_index (self->states, BluffState, self->states->len - 1);
      const BluffEvent *event = &bluff_record_entry (self->record, self->states->len)->event;

      g_assert_cmpint (bluff_rules_admit (&state, event), ==, BLUFF_REFUSAL_NONE);
      bluff_rules_apply (&state, event);
      g_array_append_val (self->states, state);
    }
}

ReaderRecord *
reader_record_new_for (const BluffRecord *record)
{
  ReaderRecord *self = make ();

  self->record = bluff_record_new (&record->table);
  for (BluffSeat seat = 0; seat < record->table.players; seat++)
    if (record->players[seat].computer)
      bluff_record_seat_computer (self->record, seat, record->players[seat].name, record->players[seat].level);
    else
      bluff_record_seat_human (self->record, seat, record->players[seat].name);
  for (guint n = 1; n <= bluff_record_n_events (record); n++)
    bluff_record_append (self->record, &bluff_record_entry (record, n)->event, BLUFF_RECORD_NO_MS);
  replay (self);

  return self;
}

void
reader_record_refresh (ReaderRecord *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  BluffFault fault;

  if (self->saves == NULL)
    return;

  bytes = bluff_saves_export (self->saves, self->id, &error);
  g_assert_no_error (error);
  g_clear_pointer (&self->record, bluff_record_free);
  self->record = bluff_record_read_bytes (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &fault);
  g_assert_nonnull (self->record);
  replay (self);
}

const BluffRecord *
reader_record_get (ReaderRecord *self)
{
  return self->record;
}

guint
reader_record_n_events (ReaderRecord *self)
{
  return bluff_record_n_events (self->record);
}

const BluffEvent *
reader_record_event (ReaderRecord *self, guint number)
{
  return &bluff_record_entry (self->record, number)->event;
}

BluffSeats
reader_record_people (ReaderRecord *self)
{
  BluffSeats people = 0;

  for (BluffSeat seat = 0; seat < self->record->table.players; seat++)
    if (!self->record->players[seat].computer)
      people |= bluff_seats_of (seat);

  return people;
}

BluffSeat
reader_record_find_seat (ReaderRecord *self, const char *name)
{
  for (BluffSeat seat = 0; seat < self->record->table.players; seat++)
    if (g_strcmp0 (self->record->players[seat].name, name) == 0)
      return seat;

  return BLUFF_NO_SEAT;
}

BluffCast
reader_record_cast (ReaderRecord *self, BluffSeat viewer)
{
  BluffCast cast = { .players = self->record->table.players, .viewer = viewer };

  for (BluffSeat seat = 0; seat < cast.players; seat++)
    cast.names[seat] = self->record->players[seat].name;

  return cast;
}

void
reader_record_tell (ReaderRecord *self, guint number, BluffSeat seat, BluffTold *told)
{
  bluff_rules_tell (&g_array_index (self->states, BluffState, number - 1), reader_record_event (self, number), seat,
                    told);
}

void
reader_record_view (ReaderRecord *self, guint number, BluffSeat seat, BluffView *view)
{
  bluff_rules_sight (&g_array_index (self->states, BluffState, number), seat, view);
}
