/* test-reader-bluffaneer-secrets.c: the watch over the secrets of Bluffaneer finds what it is there for: cards, bluffs
 * and decisions of others, said in whatever way; and lets pass what may be said.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-bluffaneer-secrets.h"

#include "any-game.h"
#include "bluff-words-bluffaneer-table.h"
#include "bluff-words-names.h"
#include "bluff-words-shout.h"
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

/* --- A game in which Bea has rolled and Calico has decided ---------------------------------------------------------
 */

static BluffPair
rolled (const BluffView *view)
{
  return bluff_pair_of ((BluffIcon) view->bluffaneer.icons[0], (BluffIcon) view->bluffaneer.icons[1]);
}

/* Ada may still claim; no two of the cards and the roll are alike. */
static gboolean
is_wanted (const BluffState *state)
{
  BluffView ada, bea, calico;

  bluff_rules_sight (state, ADA, &ada);
  bluff_rules_sight (state, BEA, &bea);
  bluff_rules_sight (state, CALICO, &calico);

  return ada.head.phase == BLUFF_PHASE_BLUFFANEER_CLAIM && ada.head.turn == BEA &&
         ada.bluffaneer.decided == bluff_seats_of (CALICO) && ada.bluffaneer.card != bea.bluffaneer.card &&
         ada.bluffaneer.card != calico.bluffaneer.card && bea.bluffaneer.card != calico.bluffaneer.card &&
         rolled (&ada) != ada.bluffaneer.card && rolled (&ada) != calico.bluffaneer.card;
}

/* What was claimed once is told for ever. */
static gboolean
has_claimed (const BluffRecord *record, BluffSeat seat)
{
  for (guint n = 1; n <= bluff_record_n_events (record); n++)
    if (bluff_record_entry (record, n)->event.kind == BLUFF_EVENT_CLAIM &&
        bluff_record_entry (record, n)->event.seat == seat)
      return TRUE;

  return FALSE;
}

static void
append (BluffRecord *record, const BluffEvents *events)
{
  for (guint i = 0; i < events->n; i++)
    bluff_record_append (record, &events->item[i], BLUFF_RECORD_NO_MS);
}

static ReaderRecord *
play (void)
{
  g_autoptr (BluffRecord) record = NULL;
  BluffRandom random;
  BluffEvents events;
  BluffState state;
  BluffTable table;

  for (guint64 seed = SEED;; seed++)
    {
      bluff_table_init (&table, BLUFF_GAME_BLUFFANEER, SEATS);
      bluff_random_seed (&random, seed);
      g_clear_pointer (&record, bluff_record_free);
      record = bluff_record_new (&table);
      bluff_record_seat_human (record, ADA, "Ada");
      bluff_record_seat_human (record, BEA, "Bea");
      bluff_record_seat_computer (record, CALICO, "Calico", BLUFF_RECORD_LEVEL_DECKHAND);
      events.n = 0;
      bluff_rules_begin (&state, &table, &random, &events);
      append (record, &events);
      while (state.head.phase != BLUFF_PHASE_OVER)
        {
          if (bluff_record_n_events (record) >= LEAST_EVENTS && is_wanted (&state) && !has_claimed (record, CALICO))
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

static BluffSeat
looker_of (guint i)
{
  return i < SEATS ? (BluffSeat) i : BLUFF_ONLOOKER;
}

static void
set_up (Fixture *self, gconstpointer data)
{
  (void) data;
  self->record = play ();
  for (guint i = 0; i <= SEATS; i++)
    {
      guint n = reader_record_n_events (self->record);

      self->secrets[i] = reader_secrets_new ();
      reader_bluffaneer_game.guard (self->secrets[i]);
      reader_bluffaneer_game.explain_told (self->secrets[i], self->record, looker_of (i), 1, n);
      reader_bluffaneer_game.explain_seen (self->secrets[i], self->record, looker_of (i), n, n);
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
see (Fixture *self, guint looker, BluffView *view)
{
  reader_record_view (self->record, reader_record_n_events (self->record), looker_of (looker), view);
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

static void
test_cards (Fixture *self, gconstpointer data)
{
  BluffView bea;
  BluffCast cast = reader_record_cast (self->record, BEA);
  g_autofree char *pair = NULL, *own = NULL, *standing = NULL, *drawn = NULL;

  (void) data;
  see (self, BEA, &bea);
  pair = bluff_words_pair ((BluffPair) bea.bluffaneer.card);
  own = bluff_words_own_card ((BluffPair) bea.bluffaneer.card);
  drawn = g_strdup_printf ("The card of Bea: %s.", pair);
  standing = bluff_words_standing (&cast, &bea);
  assert_kept (self, BEA, own);
  assert_kept (self, BEA, standing);
  for (guint looker = 0; looker <= SEATS; looker++)
    {
      assert_found (self, looker, pair);
      assert_found (self, looker, drawn);
      if (looker == BEA)
        continue;
      assert_found (self, looker, own);
      assert_found (self, looker, standing);
    }
}

/* What somebody holds on to is their card, and no other. */
static void
test_held (Fixture *self, gconstpointer data)
{
  g_autoptr (ReaderSecrets) held = reader_secrets_new ();
  BluffView ada, bea;
  g_autofree char *own = NULL, *other = NULL;

  (void) data;
  see (self, ADA, &ada);
  see (self, BEA, &bea);
  own = bluff_words_own_card ((BluffPair) ada.bluffaneer.card);
  other = bluff_words_own_card ((BluffPair) bea.bluffaneer.card);
  assert_found (self, SEATS, own);
  assert_kept (self, SEATS, "Your card, face down.");
  reader_bluffaneer_game.guard (held);
  reader_bluffaneer_game.explain_held (held, self->record, ADA);
  g_assert_true (reader_secrets_are_kept (held, own));
  g_assert_false (reader_secrets_are_kept (held, other));
}

static void
test_decisions (Fixture *self, gconstpointer data)
{
  static const char *const found[] = {
    "Calico shouts: Gimme yer booty!",
    "Calico lets it pass.",
    "Calico claims the match: Gimme yer booty!",
    "Calico: Gimme yer booty!",
    "Bea: Gimme yer booty!",
    "“Gimme yer booty!”",
    "Let it pass: Calico",
  };

  (void) data;
  for (guint looker = 0; looker <= SEATS; looker++)
    {
      assert_kept (self, looker, "Calico has decided.");
      assert_kept (self, looker, "Decided");
      assert_kept (self, looker, "Let it pass");
      assert_kept (self, looker, "Gimme yer booty!");
      for (guint i = 0; i < G_N_ELEMENTS (found); i++)
        if (looker != CALICO)
          assert_found (self, looker, found[i]);
    }
  assert_kept (self, SEATS, "Ada: Gimme yer booty!");
}

/* Whether the own card matches shows in the note and in the prices. */
static void
test_bluffs (Fixture *self, gconstpointer data)
{
  BluffCast cast = reader_record_cast (self->record, ADA);
  BluffView bluff, honest;
  g_autofree char *note = NULL, *prices = NULL, *other_note = NULL, *other_prices = NULL;

  (void) data;
  see (self, ADA, &bluff);
  honest = bluff;
  honest.bluffaneer.card = (guint8) rolled (&bluff);
  note = bluff_words_shout_note (&bluff, NULL);
  prices = bluff_words_shout_prices (&cast, &bluff);
  other_note = bluff_words_shout_note (&honest, NULL);
  other_prices = bluff_words_shout_prices (&cast, &honest);
  assert_kept (self, ADA, note);
  assert_kept (self, ADA, prices);
  assert_found (self, ADA, other_note);
  assert_found (self, ADA, other_prices);
  assert_found (self, SEATS, note);
  assert_found (self, SEATS, prices);
  assert_found (self, ADA, "It was a bluff!");
  assert_found (self, ADA, "Honest!");
}

/* The dice lie open, and so does what is asked. */
static void
test_open (Fixture *self, gconstpointer data)
{
  (void) data;
  for (guint looker = 0; looker <= SEATS; looker++)
    {
      BluffCast cast = reader_record_cast (self->record, looker_of (looker));
      BluffView view;
      g_autofree char *dice = NULL, *phase = NULL, *question = NULL, *other = NULL;

      see (self, looker, &view);
      dice = bluff_words_dice (view.bluffaneer.icons);
      phase = bluff_words_phase (&cast, &view);
      question = bluff_words_shout_question (&cast, &view);
      other = g_strdup_printf ("%s Calico claims.", phase);
      assert_kept (self, looker, dice);
      assert_kept (self, looker, phase);
      assert_kept (self, looker, question);
      assert_kept (self, looker, "Double Ship: Steal 3 coins");
      assert_found (self, looker, other);
    }
}

/* However often it is explained, and whatever was asked in between. */
static void
test_again (Fixture *self, gconstpointer data)
{
  ReaderSecrets *secrets = self->secrets[ADA];
  BluffView ada;
  g_autofree char *note = NULL, *longer = NULL;
  guint n = reader_record_n_events (self->record);

  (void) data;
  see (self, ADA, &ada);
  note = bluff_words_shout_note (&ada, NULL);
  longer = g_strdup_printf ("%s And so on.", note);
  for (guint i = 0; i < 3; i++)
    {
      assert_kept (self, ADA, longer);
      reader_bluffaneer_game.explain_told (secrets, self->record, ADA, 1, n);
      reader_bluffaneer_game.explain_seen (secrets, self->record, ADA, n, n);
    }
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *self, gconstpointer data);
  } tests[] = {
    { "/reader/bluffaneer-secrets/cards", test_cards },         { "/reader/bluffaneer-secrets/held", test_held },
    { "/reader/bluffaneer-secrets/decisions", test_decisions }, { "/reader/bluffaneer-secrets/bluffs", test_bluffs },
    { "/reader/bluffaneer-secrets/open", test_open },           { "/reader/bluffaneer-secrets/again", test_again },
  };

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);

  return g_test_run ();
}
