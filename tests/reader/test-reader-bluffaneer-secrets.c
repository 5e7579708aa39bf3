/* test-reader-bluffaneer-secrets.c: the watch over the secrets of Bluffaneer finds what it is there for: cards, bluffs
 * and decisions of others, said in whatever way; and lets pass what may be said.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-bluffaneer-secrets.h"
#include "texts.h"

#include "bluff-words-bluffaneer-table.h"
#include "bluff-words-names.h"
#include "bluff-words-shout.h"
#include "bluff-words.h"
#include "secret-moment.h"

#include <locale.h>

enum
{
  LEAST_EVENTS = 12
};

/* --- A game in which Bea has rolled and Calico has decided ---------------------------------------------------------
 */

static BluffPair
rolled (const BluffView *view)
{
  return bluff_pair_of ((BluffIcon) view->bluffaneer.icons[0], (BluffIcon) view->bluffaneer.icons[1]);
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

/* Ada may still claim; no two of the cards and the roll are alike. */
static gboolean
is_wanted (const BluffState *state, const BluffRecord *record)
{
  BluffView ada, bea, calico;

  bluff_rules_sight (state, ADA, &ada);
  bluff_rules_sight (state, BEA, &bea);
  bluff_rules_sight (state, CALICO, &calico);

  return bluff_record_n_events (record) >= LEAST_EVENTS && !has_claimed (record, CALICO) &&
         ada.head.phase == BLUFF_PHASE_BLUFFANEER_CLAIM && ada.head.turn == BEA &&
         ada.bluffaneer.decided == bluff_seats_of (CALICO) && ada.bluffaneer.card != bea.bluffaneer.card &&
         ada.bluffaneer.card != calico.bluffaneer.card && bea.bluffaneer.card != calico.bluffaneer.card &&
         rolled (&ada) != ada.bluffaneer.card && rolled (&ada) != calico.bluffaneer.card;
}

/* --- What may and what must not be said ----------------------------------------------------------------------------
 */

static void
set_up (SecretMoment *self, gconstpointer data)
{
  BluffTable table;

  (void) data;
  bluff_table_init (&table, BLUFF_GAME_BLUFFANEER, SEATS);
  secret_moment_set_up (self, &reader_bluffaneer_game, &table, is_wanted);
}

/* --- Tests ---------------------------------------------------------------------------------------------------------
 */

static void
test_cards (SecretMoment *self, gconstpointer data)
{
  BluffView bea;
  BluffCast cast = reader_record_cast (self->record, BEA);
  g_autofree char *pair = NULL, *own = NULL, *standing = NULL, *drawn = NULL;

  (void) data;
  secret_moment_see (self, BEA, &bea);
  pair = bluff_words_pair ((BluffPair) bea.bluffaneer.card);
  own = bluff_words_own_card ((BluffPair) bea.bluffaneer.card);
  drawn = g_strdup_printf (TEXT_CARD_OF_FORMAT, "Bea", pair);
  standing = bluff_words_standing (&cast, &bea);
  secret_moment_assert_kept (self, BEA, own);
  secret_moment_assert_kept (self, BEA, standing);
  for (guint looker = 0; looker <= SEATS; looker++)
    {
      secret_moment_assert_found (self, looker, pair);
      secret_moment_assert_found (self, looker, drawn);
      if (looker == BEA)
        continue;
      secret_moment_assert_found (self, looker, own);
      secret_moment_assert_found (self, looker, standing);
    }
}

/* What somebody holds on to is their card, and no other. */
static void
test_held (SecretMoment *self, gconstpointer data)
{
  g_autoptr (ReaderSecrets) held = reader_secrets_new ();
  BluffView ada, bea;
  g_autofree char *own = NULL, *other = NULL;

  (void) data;
  secret_moment_see (self, ADA, &ada);
  secret_moment_see (self, BEA, &bea);
  own = bluff_words_own_card ((BluffPair) ada.bluffaneer.card);
  other = bluff_words_own_card ((BluffPair) bea.bluffaneer.card);
  secret_moment_assert_found (self, SEATS, own);
  secret_moment_assert_kept (self, SEATS, TEXT_CARD_FACE_DOWN);
  reader_bluffaneer_game.guard (held);
  reader_bluffaneer_game.explain_held (held, self->record, ADA);
  g_assert_true (reader_secrets_are_kept (held, own));
  g_assert_false (reader_secrets_are_kept (held, other));
}

static void
test_decisions (SecretMoment *self, gconstpointer data)
{
  static const char *const found[] = {
    "Calico" TEXT_SHOUTS_BOOTY,
    "Calico " TEXT_WORD_LETS_IT_PASS ".",
    "Calico" TEXT_CLAIMS_THE_MATCH "Bea" TEXT_WILL_PAY_END,
    "Calico: " TEXT_BOOTY,
    "Bea: " TEXT_BOOTY,
    "“" TEXT_BOOTY "”",
    TEXT_LET_IT_PASS ": Calico",
  };

  (void) data;
  for (guint looker = 0; looker <= SEATS; looker++)
    {
      secret_moment_assert_kept (self, looker, TEXT_DECIDED ": Calico.");
      secret_moment_assert_kept (self, looker, TEXT_DECIDED);
      secret_moment_assert_kept (self, looker, TEXT_LET_IT_PASS);
      secret_moment_assert_kept (self, looker, TEXT_BOOTY);
      for (guint i = 0; i < G_N_ELEMENTS (found); i++)
        if (looker != CALICO)
          secret_moment_assert_found (self, looker, found[i]);
    }
  secret_moment_assert_kept (self, SEATS, "Ada: " TEXT_BOOTY);
}

/* The note and the prices tell whether the player's card matches: they are not for a screen that Ada and Bea share. */
static void
test_bluffs (SecretMoment *self, gconstpointer data)
{
  BluffCast cast = reader_record_cast (self->record, ADA);
  BluffView bluff, honest, covered;
  g_autofree char *note = NULL, *prices = NULL, *other_note = NULL, *other_prices = NULL, *covered_prices = NULL;

  (void) data;
  secret_moment_see (self, ADA, &bluff);
  honest = bluff;
  honest.bluffaneer.card = (guint8) rolled (&bluff);
  note = bluff_words_shout_note (&bluff, NULL);
  prices = bluff_words_shout_prices (&cast, &bluff);
  other_note = bluff_words_shout_note (&honest, NULL);
  other_prices = bluff_words_shout_prices (&cast, &honest);
  covered = bluff;
  covered.bluffaneer.card = BLUFF_PAIR_NONE;
  covered_prices = bluff_words_shout_prices (&cast, &covered);
  secret_moment_assert_kept (self, ADA, covered_prices);
  secret_moment_assert_found (self, ADA, note);
  secret_moment_assert_found (self, ADA, prices);
  secret_moment_assert_found (self, ADA, other_note);
  secret_moment_assert_found (self, ADA, other_prices);
  secret_moment_assert_found (self, SEATS, note);
  secret_moment_assert_found (self, SEATS, prices);
  secret_moment_assert_found (self, ADA, TEXT_IT_WAS_A_BLUFF);
  secret_moment_assert_found (self, ADA, TEXT_HONEST);
}

/* Everybody sees the dice, and what is asked. */
static void
test_open (SecretMoment *self, gconstpointer data)
{
  (void) data;
  for (guint looker = 0; looker <= SEATS; looker++)
    {
      BluffCast cast = reader_record_cast (self->record, secret_moment_seat_of (looker));
      BluffView view;
      g_autofree char *dice = NULL, *phase = NULL, *question = NULL, *other = NULL;

      secret_moment_see (self, looker, &view);
      dice = bluff_words_dice (view.bluffaneer.icons);
      phase = bluff_words_phase (&cast, &view);
      question = bluff_words_shout_question (&cast, &view);
      other = g_strdup_printf ("%s Calico " TEXT_WORD_CLAIMS ".", phase);
      secret_moment_assert_kept (self, looker, dice);
      secret_moment_assert_kept (self, looker, phase);
      secret_moment_assert_kept (self, looker, question);
      secret_moment_assert_kept (self, looker, TEXT_TWO_SHIPS_STEAL_3);
      secret_moment_assert_found (self, looker, TEXT_TEST_NEXT_ROLL);
      secret_moment_assert_found (self, looker, other);
    }
}

/* However often it is explained, and whatever was asked in between. */
static void
test_again (SecretMoment *self, gconstpointer data)
{
  ReaderSecrets *secrets = self->secrets[ADA];
  BluffCast cast = reader_record_cast (self->record, ADA);
  BluffView ada;
  g_autofree char *prices = NULL, *longer = NULL;
  guint n = reader_record_n_events (self->record);

  (void) data;
  secret_moment_see (self, ADA, &ada);
  ada.bluffaneer.card = BLUFF_PAIR_NONE;
  prices = bluff_words_shout_prices (&cast, &ada);
  longer = g_strdup_printf ("%s And so on.", prices);
  for (guint i = 0; i < 3; i++)
    {
      secret_moment_assert_kept (self, ADA, longer);
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
    void (*test) (SecretMoment *self, gconstpointer data);
  } tests[] = {
    { "/reader/bluffaneer-secrets/cards", test_cards },         { "/reader/bluffaneer-secrets/held", test_held },
    { "/reader/bluffaneer-secrets/decisions", test_decisions }, { "/reader/bluffaneer-secrets/bluffs", test_bluffs },
    { "/reader/bluffaneer-secrets/open", test_open },           { "/reader/bluffaneer-secrets/again", test_again },
  };

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, SecretMoment, NULL, set_up, tests[i].test, secret_moment_tear_down);

  return g_test_run ();
}
