/* secret-moment.c: a moment of a game by chance, and what each may hear in it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "secret-moment.h"

#include "any-game.h"
#include "bluff-words.h"

enum
{
  SEED = 7
};

static void
append (BluffRecord *record, const BluffEvents *events)
{
  for (guint i = 0; i < events->n; i++)
    bluff_record_append (record, &events->item[i], BLUFF_RECORD_NO_MS);
}

static BluffRecord *
sit_down (const BluffTable *table)
{
  BluffRecord *record = bluff_record_new (table);

  bluff_record_seat_human (record, ADA, "Ada");
  bluff_record_seat_human (record, BEA, "Bea");
  bluff_record_seat_computer (record, CALICO, "Calico", BLUFF_RECORD_LEVEL_DECKHAND);
  return record;
}

/* One game, up to the moment; NULL if it has none. */
static ReaderRecord *
play (const BluffTable *table, guint64 seed, SecretMomentWanted wanted)
{
  g_autoptr (BluffRecord) record = sit_down (table);
  BluffRandom random;
  BluffEvents events = { .n = 0 };
  BluffState state;

  bluff_random_seed (&random, seed);
  bluff_rules_begin (&state, table, &random, &events);
  append (record, &events);
  while (state.head.phase != BLUFF_PHASE_OVER)
    {
      if (wanted (&state, record))
        return reader_record_new_for (record);
      events.n = 0;
      play_randomly (&state, &random, &events);
      append (record, &events);
    }

  return NULL;
}

BluffSeat
secret_moment_seat_of (guint looker)
{
  return looker < SEATS ? (BluffSeat) looker : BLUFF_ONLOOKER;
}

void
secret_moment_set_up (SecretMoment *self, const ReaderGame *game, const BluffTable *table, SecretMomentWanted wanted)
{
  guint n;

  for (guint64 seed = SEED; self->record == NULL; seed++)
    self->record = play (table, seed, wanted);
  n = reader_record_n_events (self->record);
  for (guint i = 0; i <= SEATS; i++)
    {
      self->secrets[i] = reader_secrets_new ();
      game->guard (self->secrets[i]);
      game->explain_told (self->secrets[i], self->record, secret_moment_seat_of (i), 1, n);
      game->explain_seen (self->secrets[i], self->record, secret_moment_seat_of (i), n, n);
    }
}

void
secret_moment_tear_down (SecretMoment *self, gconstpointer data)
{
  (void) data;
  reader_record_free (self->record);
  for (guint i = 0; i <= SEATS; i++)
    reader_secrets_free (self->secrets[i]);
}

void
secret_moment_see (SecretMoment *self, guint looker, BluffView *view)
{
  reader_record_view (self->record, reader_record_n_events (self->record), secret_moment_seat_of (looker), view);
}

char *
secret_moment_tell (SecretMoment *self, BluffEventKind kind, BluffSeat seat, BluffSeat listener)
{
  BluffCast cast = reader_record_cast (self->record, listener);
  BluffTold told;

  for (guint n = reader_record_n_events (self->record); n > 0; n--)
    if (reader_record_event (self->record, n)->kind == kind && reader_record_event (self->record, n)->seat == seat)
      {
        reader_record_tell (self->record, n, listener, &told);
        return bluff_words_event (&cast, &told);
      }

  g_error ("There was no %s", bluff_event_name (kind));
}

void
secret_moment_assert_found (SecretMoment *self, guint looker, const char *string)
{
  if (reader_secrets_are_kept (self->secrets[looker], string))
    g_error ("“%s” is let pass for seat %u", string, looker);
}

void
secret_moment_assert_kept (SecretMoment *self, guint looker, const char *string)
{
  if (!reader_secrets_are_kept (self->secrets[looker], string))
    g_error ("“%s” is no leak for seat %u", string, looker);
}
