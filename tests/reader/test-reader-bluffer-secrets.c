/* test-reader-bluffer-secrets.c: the watch over the secrets of Bluffer finds leaks, and lets pass what everybody sees.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-bluffer-secrets.h"
#include "texts.h"

#include "bluff-words-bluffer-table.h"
#include "bluff-words-names.h"
#include "bluff-words.h"
#include "secret-moment.h"

#include <locale.h>

enum
{
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
is_wanted (const BluffState *state, const BluffRecord *record)
{
  BluffView ada, bea;

  bluff_rules_sight (state, ADA, &ada);
  bluff_rules_sight (state, BEA, &bea);
  return bluff_record_n_events (record) >= LEAST_EVENTS && ada.head.phase == BLUFF_PHASE_BLUFFER_CALL &&
         ada.head.turn == BEA && bluff_seats_has (ada.bluffer.decided, CALICO) &&
         !bluff_seats_has (ada.bluffer.decided, ADA) && find_secret (&bea.bluffer, &ada.bluffer) != BLUFF_NO_SLOT &&
         find_secret (&ada.bluffer, &bea.bluffer) != BLUFF_NO_SLOT;
}

/* --- What may and what must not be said ----------------------------------------------------------------------------
 */

/* DATA: without the memory aid. */
static void
set_up (SecretMoment *self, gconstpointer data)
{
  BluffTable table;

  bluff_table_init (&table, BLUFF_GAME_BLUFFER, SEATS);
  table.memory_aid = data == NULL;
  secret_moment_set_up (self, &reader_bluffer_game, &table, is_wanted);
}

/* --- Tests ---------------------------------------------------------------------------------------------------------
 */

/* The visible side is everybody's, the hidden one is not. */
static void
test_hidden_sides (SecretMoment *self, gconstpointer data)
{
  BluffView ada, bea;
  BluffShape up, down;
  guint n, slot;
  g_autofree char *whole = NULL, *visible = NULL, *played = NULL, *card = NULL;

  (void) data;
  secret_moment_see (self, ADA, &ada);
  secret_moment_see (self, BEA, &bea);
  slot = find_secret (&bea.bluffer, &ada.bluffer);
  n = bluff_bits_count (bea.bluffer.tables[BEA]);
  up = (BluffShape) bea.bluffer.up[slot];
  down = (BluffShape) bea.bluffer.down[slot];
  whole = bluff_words_bluffer_table_card (up, down, FALSE, 1, n);
  visible = bluff_words_bluffer_table_card (up, BLUFF_SHAPE_UNKNOWN, FALSE, 1, n);
  played = bluff_words_bluffer_act_on (BLUFF_ACTION_CLAIM, whole);
  card = bluff_words_bluffer_card (up, down);
  secret_moment_assert_kept (self, BEA, whole);
  secret_moment_assert_kept (self, BEA, played);
  secret_moment_assert_kept (self, ADA, visible);
  secret_moment_assert_kept (self, SEATS, visible);
  secret_moment_assert_found (self, ADA, whole);
  secret_moment_assert_found (self, SEATS, whole);
  secret_moment_assert_found (self, ADA, played);
  secret_moment_assert_found (self, ADA, card);
  secret_moment_assert_found (self, SEATS, card);
}

/* A player's standing tells of their cards: it is for that player alone. */
static void
test_standings (SecretMoment *self, gconstpointer data)
{
  BluffCast cast = reader_record_cast (self->record, BEA);
  BluffView view;
  g_autofree char *standing = NULL;

  (void) data;
  secret_moment_see (self, BEA, &view);
  standing = bluff_words_standing (&cast, &view);
  secret_moment_assert_kept (self, BEA, standing);
  secret_moment_assert_found (self, ADA, standing);
  secret_moment_assert_found (self, SEATS, standing);
}

static void
test_decisions (SecretMoment *self, gconstpointer data)
{
  g_autofree char *decision = secret_moment_tell (self, BLUFF_EVENT_DECIDE, CALICO, BLUFF_NO_SEAT);

  (void) data;
  for (guint looker = 0; looker <= SEATS; looker++)
    {
      if (looker != CALICO)
        secret_moment_assert_found (self, looker, decision);
      secret_moment_assert_found (self, looker, "Calico: " TEXT_BLUFF_CALL);
      secret_moment_assert_kept (self, looker, TEXT_DECIDED ": Calico.");
      secret_moment_assert_kept (self, looker, TEXT_BLUFF_CALL);
      secret_moment_assert_kept (self, looker, TEXT_LET_IT_PASS);
    }
  secret_moment_assert_kept (self, SEATS, "Ada: " TEXT_BLUFF_CALL);
  secret_moment_assert_found (self, SEATS, "Bea: " TEXT_BLUFF_CALL);
}

static void
test_claims (SecretMoment *self, gconstpointer data)
{
  BluffView view;

  (void) data;
  secret_moment_see (self, ADA, &view);
  for (guint looker = 0; looker <= SEATS; looker++)
    {
      secret_moment_assert_found (self, looker, TEXT_IT_WAS_A_BLUFF);
      secret_moment_assert_found (self, looker, TEXT_HONEST);
      secret_moment_assert_found (self, looker, TEXT_IT_MATCHES);
      for (guint shape = 0; shape < BLUFF_N_SHAPES; shape++)
        {
          g_autofree char *name = bluff_words_shape ((BluffShape) shape);

          if (shape == view.bluffer.need || shape == view.bluffer.claimed_shape)
            secret_moment_assert_kept (self, looker, name);
          else
            secret_moment_assert_found (self, looker, name);
        }
    }
}

/* With the memory aid a player who has peeked is told again what was there; nobody else ever is. */
static void
test_peeks (SecretMoment *self, gconstpointer data)
{
  gboolean no_aid = data != NULL;
  g_autofree char *own = secret_moment_tell (self, BLUFF_EVENT_PEEK, ADA, ADA);
  g_autofree char *all = secret_moment_tell (self, BLUFF_EVENT_PEEK, ADA, BLUFF_NO_SEAT);
  g_autofree char *public = secret_moment_tell (self, BLUFF_EVENT_PEEK, ADA, BLUFF_ONLOOKER);

  if (no_aid)
    secret_moment_assert_found (self, ADA, own);
  else
    secret_moment_assert_kept (self, ADA, own);
  secret_moment_assert_kept (self, BEA, public);
  secret_moment_assert_kept (self, SEATS, public);
  secret_moment_assert_found (self, BEA, own);
  secret_moment_assert_found (self, BEA, all);
  secret_moment_assert_found (self, SEATS, all);
}

/* Without the memory aid nobody's cards show what is known (B19). */
static void
test_no_aid (SecretMoment *self, gconstpointer data)
{
  BluffView ada, bea;
  guint slot;
  g_autofree char *whole = NULL;

  (void) data;
  secret_moment_see (self, ADA, &ada);
  secret_moment_see (self, BEA, &bea);
  slot = find_secret (&ada.bluffer, &bea.bluffer);
  whole = bluff_words_bluffer_table_card ((BluffShape) ada.bluffer.up[slot], (BluffShape) ada.bluffer.down[slot], FALSE,
                                          1, bluff_bits_count (ada.bluffer.tables[ADA]));
  secret_moment_assert_found (self, ADA, whole);
}

int
main (int argc, char **argv)
{
  static const char without[] = "without";
  static const struct
  {
    const char *path;
    const char *aid;
    void (*test) (SecretMoment *self, gconstpointer data);
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
    g_test_add (tests[i].path, SecretMoment, tests[i].aid, set_up, tests[i].test, secret_moment_tear_down);

  return g_test_run ();
}
