/* test-reader-bluffer-secrets.c: the watch over the secrets of Bluffer finds what it is there for, and lets pass what
 * lies open.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-bluffer-secrets.h"

#include "any-game.h"
#include "bluff-words-bluffer-table.h"
#include "bluff-words-names.h"
#include "bluff-words.h"

#include <locale.h>

enum
{
  ADA,
  BEA,
  CALICO,
  SEATS,
  SEED = 7,
  LEAST_EVENTS = 12
};

/* --- A game in which a claim lies on the table, and some have decided ----------------------------------------------
 */

/* A card of SEAT whose hidden side SEAT knows, while LOOKER knows no card like it; or BLUFF_NO_SLOT. */
static guint
find_secret (const BluffBlufferView *seat, const BluffBlufferView *looker)
{
  for (BluffSlots slots = seat->tables[seat->seat]; slots != 0; slots &= slots - 1)
    {
      guint slot = bluff_bits_first (slots);
      gboolean known = seat->down[slot] == BLUFF_SHAPE_UNKNOWN;

      for (guint i = 0; i < BLUFF_BLUFFER_CARDS; i++)
        known = known || (looker->up[i] == seat->up[slot] && looker->down[i] == seat->down[slot]);
      if (!known)
        return slot;
    }

  return BLUFF_NO_SLOT;
}

static gboolean
is_wanted (const BluffState *state)
{
  BluffView ada, bea;

  bluff_rules_sight (state, ADA, &ada);
  bluff_rules_sight (state, BEA, &bea);
  return ada.head.phase == BLUFF_PHASE_BLUFFER_CALL && ada.head.turn == BEA &&
         bluff_seats_has (ada.bluffer.decided, CALICO) && !bluff_seats_has (ada.bluffer.decided, ADA) &&
         find_secret (&bea.bluffer, &ada.bluffer) != BLUFF_NO_SLOT &&
         find_secret (&ada.bluffer, &bea.bluffer) != BLUFF_NO_SLOT;
}

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

static ReaderRecord *
play (gboolean memory_aid)
{
  g_autoptr (BluffRecord) record = NULL;
  BluffRandom random;
  BluffEvents events;
  BluffState state;
  BluffTable table;

  bluff_table_init (&table, BLUFF_GAME_BLUFFER, SEATS);
  table.memory_aid = (guint8) memory_aid;
  for (guint64 seed = SEED;; seed++)
    {
      bluff_random_seed (&random, seed);
      g_clear_pointer (&record, bluff_record_free);
      record = sit_down (&table);
      events.n = 0;
      bluff_rules_begin (&state, &table, &random, &events);
      append (record, &events);
      while (state.head.phase != BLUFF_PHASE_OVER)
        {
          if (bluff_record_n_events (record) >= LEAST_EVENTS && is_wanted (&state))
            return reader_record_new_for (record);
          events.n = 0;
          play_randomly (&state, &random, &events);
          append (record, &events);
        }
    }
}

/* --- What may and what must not be said ----------------------------------------------------------------------------
 */

typedef struct
{
  ReaderRecord *record;
  ReaderSecrets *secrets[SEATS + 1]; /* last: the onlooker's */
} Fixture;

/* DATA: without the memory aid. */
static void
set_up (Fixture *self, gconstpointer data)
{
  self->record = play (data == NULL);
  for (guint i = 0; i <= SEATS; i++)
    {
      BluffSeat looker = i < SEATS ? (BluffSeat) i : BLUFF_ONLOOKER;
      guint n = reader_record_n_events (self->record);

      self->secrets[i] = reader_secrets_new ();
      reader_bluffer_game.guard (self->secrets[i]);
      reader_bluffer_game.explain_told (self->secrets[i], self->record, looker, 1, n);
      reader_bluffer_game.explain_seen (self->secrets[i], self->record, looker, n, n);
    }
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  (void) data;
  reader_record_free (self->record);
  for (guint i = 0; i <= SEATS; i++)
    reader_secrets_free (self->secrets[i]);
}

static void
see (Fixture *self, BluffSeat seat, BluffView *view)
{
  reader_record_view (self->record, reader_record_n_events (self->record), seat, view);
}

/* What READER is told of the last event of that kind. Newly allocated. */
static char *
tell (Fixture *self, BluffEventKind kind, BluffSeat seat, BluffSeat reader)
{
  BluffCast cast = reader_record_cast (self->record, reader);
  BluffTold told;

  for (guint n = reader_record_n_events (self->record); n > 0; n--)
    if (reader_record_event (self->record, n)->kind == kind && reader_record_event (self->record, n)->seat == seat)
      {
        reader_record_tell (self->record, n, reader, &told);
        return bluff_words_event (&cast, &told);
      }

  g_error ("There was no %s", bluff_event_name (kind));
}

static void
assert_found (Fixture *self, guint looker, const char *string)
{
  if (reader_secrets_are_kept (self->secrets[looker], string))
    g_error ("“%s” is let pass for seat %u", string, looker);
}

static void
assert_kept (Fixture *self, guint looker, const char *string)
{
  if (!reader_secrets_are_kept (self->secrets[looker], string))
    g_error ("“%s” is no leak for seat %u", string, looker);
}

/* --- Tests ---------------------------------------------------------------------------------------------------------
 */

/* The visible side is everybody's, the hidden one is not. */
static void
test_hidden_sides (Fixture *self, gconstpointer data)
{
  BluffView ada, bea;
  BluffShape up, down;
  guint n, slot;
  g_autofree char *whole = NULL, *visible = NULL, *played = NULL, *card = NULL;

  (void) data;
  see (self, ADA, &ada);
  see (self, BEA, &bea);
  slot = find_secret (&bea.bluffer, &ada.bluffer);
  n = bluff_bits_count (bea.bluffer.tables[BEA]);
  up = (BluffShape) bea.bluffer.up[slot];
  down = (BluffShape) bea.bluffer.down[slot];
  whole = bluff_words_bluffer_table_card (up, down, FALSE, 1, n);
  visible = bluff_words_bluffer_table_card (up, BLUFF_SHAPE_UNKNOWN, FALSE, 1, n);
  played = bluff_words_bluffer_act_on (BLUFF_ACTION_CLAIM, whole);
  card = bluff_words_bluffer_card (up, down);
  assert_kept (self, BEA, whole);
  assert_kept (self, BEA, played);
  assert_kept (self, ADA, visible);
  assert_kept (self, SEATS, visible);
  assert_found (self, ADA, whole);
  assert_found (self, SEATS, whole);
  assert_found (self, ADA, played);
  assert_found (self, ADA, card);
  assert_found (self, SEATS, card);
}

/* Whoever holds the cards. */
static void
test_standings (Fixture *self, gconstpointer data)
{
  BluffCast cast = reader_record_cast (self->record, BEA);
  BluffView view;
  g_autofree char *standing = NULL;

  (void) data;
  see (self, BEA, &view);
  standing = bluff_words_standing (&cast, &view);
  assert_kept (self, BEA, standing);
  assert_found (self, ADA, standing);
  assert_found (self, SEATS, standing);
}

static void
test_decisions (Fixture *self, gconstpointer data)
{
  g_autofree char *decision = tell (self, BLUFF_EVENT_DECIDE, CALICO, BLUFF_NO_SEAT);

  (void) data;
  for (guint looker = 0; looker <= SEATS; looker++)
    {
      if (looker != CALICO)
        assert_found (self, looker, decision);
      assert_found (self, looker, "Calico: Bluff!");
      assert_kept (self, looker, "Calico has decided.");
      assert_kept (self, looker, "Bluff!");
      assert_kept (self, looker, "Let it pass");
    }
  assert_kept (self, SEATS, "Ada: Bluff!");
  assert_found (self, SEATS, "Bea: Bluff!");
}

static void
test_claims (Fixture *self, gconstpointer data)
{
  BluffView view;

  (void) data;
  see (self, ADA, &view);
  for (guint looker = 0; looker <= SEATS; looker++)
    {
      assert_found (self, looker, "It was a bluff!");
      assert_found (self, looker, "Honest!");
      assert_found (self, looker, "It matches!");
      for (guint shape = 0; shape < BLUFF_N_SHAPES; shape++)
        {
          g_autofree char *name = bluff_words_shape ((BluffShape) shape);

          if (shape == view.bluffer.need || shape == view.bluffer.claimed_shape)
            assert_kept (self, looker, name);
          else
            assert_found (self, looker, name);
        }
    }
}

/* With the memory aid who has peeked is told again what there was, and nobody else ever. */
static void
test_peeks (Fixture *self, gconstpointer data)
{
  gboolean no_aid = data != NULL;
  g_autofree char *own = tell (self, BLUFF_EVENT_PEEK, ADA, ADA);
  g_autofree char *all = tell (self, BLUFF_EVENT_PEEK, ADA, BLUFF_NO_SEAT);
  g_autofree char *public = tell (self, BLUFF_EVENT_PEEK, ADA, BLUFF_ONLOOKER);

  if (no_aid)
    assert_found (self, ADA, own);
  else
    assert_kept (self, ADA, own);
  assert_kept (self, BEA, public);
  assert_kept (self, SEATS, public);
  assert_found (self, BEA, own);
  assert_found (self, BEA, all);
  assert_found (self, SEATS, all);
}

/* Without the memory aid nobody's cards show what is known (B19). */
static void
test_no_aid (Fixture *self, gconstpointer data)
{
  BluffView ada, bea;
  guint slot;
  g_autofree char *whole = NULL;

  (void) data;
  see (self, ADA, &ada);
  see (self, BEA, &bea);
  slot = find_secret (&ada.bluffer, &bea.bluffer);
  whole = bluff_words_bluffer_table_card ((BluffShape) ada.bluffer.up[slot], (BluffShape) ada.bluffer.down[slot], FALSE,
                                          1, bluff_bits_count (ada.bluffer.tables[ADA]));
  assert_found (self, ADA, whole);
}

int
main (int argc, char **argv)
{
  static const char without[] = "without";
  static const struct
  {
    const char *path;
    const char *aid;
    void (*test) (Fixture *self, gconstpointer data);
  } tests[] = {
    { "/reader/bluffer-secrets/hidden-sides", NULL, test_hidden_sides },
    { "/reader/bluffer-secrets/standings", NULL, test_standings },
    { "/reader/bluffer-secrets/decisions", NULL, test_decisions },
    { "/reader/bluffer-secrets/claims", NULL, test_claims },
    { "/reader/bluffer-secrets/peeks", NULL, test_peeks },
    { "/reader/bluffer-secrets/peeks-without-memory-aid", without, test_peeks },
    { "/reader/bluffer-secrets/without-memory-aid", without, test_no_aid },
  };

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, tests[i].aid, set_up, tests[i].test, tear_down);

  return g_test_run ();
}
