/* reader-position.c: a game that lies in a folder before the program is started.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-position.h"

#include "any-game.h"
#include "bluff-record-writer.h"
#include "bluff-saves-records.h"

enum
{
  MOST_GAMES = 1000 /* in which the moment is looked for */
};

static const char *const names[BLUFF_MAX_SEATS] = { "Ada", "Bea", "Carl", "Dora" };
static const char *const computers[] = { "Calico", "Rook", "Mako" };

static BluffRecord *
sit_down (const ReaderPosition *self)
{
  BluffTable table;
  BluffRecord *record;

  bluff_table_init (&table, self->game, self->players);
  if (self->game == BLUFF_GAME_PIRATE)
    table.voyage = BLUFF_VOYAGE_SHORT;
  record = bluff_record_new (&table);
  for (BluffSeat seat = 0; seat < self->players; seat++)
    if (seat < self->people)
      bluff_record_seat_human (record, seat, names[seat]);
    else
      bluff_record_seat_computer (record, seat, computers[seat - self->people], BLUFF_RECORD_LEVEL_DECKHAND);

  return record;
}

static void
append (BluffRecord *record, const BluffEvents *events)
{
  for (guint i = 0; i < events->n; i++)
    bluff_record_append (record, &events->item[i], BLUFF_RECORD_NO_MS);
}

static gboolean
is_wanted (const ReaderPosition *self, const BluffState *state)
{
  BluffSeats awaited = state->head.awaited & (BluffSeats) ((1u << self->people) - 1);
  BluffLegal legal;

  if (state->head.phase != self->phase || state->head.turns < self->turns ||
      bluff_seats_count (awaited) != self->awaited)
    return FALSE;

  bluff_rules_legal (state, bluff_seats_first (awaited), &legal);
  return bluff_seats_count (legal.targets) >= self->victims;
}

/* One game, up to the moment, or up to UNTIL events; NULL if it has none. DECIDED (or NULL) gets the numbers of events
 * after which people had something to decide. */
static BluffRecord *
play (const ReaderPosition *self, guint64 seed, guint until, GArray *decided)
{
  g_autoptr (BluffRecord) record = sit_down (self);
  BluffSeats people = (BluffSeats) ((1u << self->people) - 1);
  BluffRandom random;
  BluffEvents events = { .n = 0 };
  BluffState state;

  bluff_random_seed (&random, seed);
  bluff_rules_begin (&state, &record->table, &random, &events);
  append (record, &events);
  while (state.head.phase != BLUFF_PHASE_OVER)
    {
      guint n = bluff_record_n_events (record);

      if (n == until || (self->from_end == 0 && is_wanted (self, &state)))
        return g_steal_pointer (&record);
      if (decided != NULL && (state.head.awaited & people) != 0)
        g_array_append_val (decided, n);
      play_randomly (&state, &random, &events);
      append (record, &events);
    }

  return NULL;
}

static BluffRecord *
find (const ReaderPosition *self)
{
  for (guint64 seed = self->seed; seed < self->seed + MOST_GAMES; seed++)
    {
      g_autoptr (GArray) decided = g_array_new (FALSE, FALSE, sizeof (guint));
      BluffRecord *record = play (self, seed, G_MAXUINT, decided);

      if (record != NULL)
        return record;
      if (self->from_end > 0 && decided->len >= self->from_end)
        return play (self, seed, g_array_index (decided, guint, decided->len - self->from_end), NULL);
    }

  g_error ("No game has such a moment");
}

void
reader_position_keep (const ReaderPosition *self, const char *folder)
{
  g_autoptr (BluffRecord) record = find (self);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (BluffStore) store = bluff_store_new (folder);
  g_autoptr (BluffSaves) saves = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *id = NULL;

  bluff_record_write (record, text);
  bytes = g_bytes_new (text->str, text->len);
  bluff_store_open (store, &error);
  g_assert_no_error (error);
  saves = bluff_saves_new (store);
  id = bluff_saves_import (saves, bytes, NULL, 0, NULL, &error);
  g_assert_no_error (error);
  g_clear_object (&saves);
  bluff_store_close (store);
}
