/* test-reader-secrets.c: the watch over secrets finds what it is there for: a tree without a leak is let pass, and one
 * string that is planted in it is found, wherever it is.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-pirate-secrets.h"
#include "texts.h"

#include "bluff-words-names.h"
#include "bluff-words-pirate-table.h"
#include "bluff-words.h"
#include "secret-moment.h"

#include <locale.h>

enum
{
  LEAST_EVENTS = 30
};

/* --- A game in which a set lies on the table and some have voted ---------------------------------------------------
 */

static gboolean
is_wanted (const BluffState *state, const BluffRecord *record)
{
  BluffView view;

  bluff_rules_sight (state, ADA, &view);
  return bluff_record_n_events (record) >= LEAST_EVENTS && view.head.phase == BLUFF_PHASE_PIRATE_VOTE &&
         view.head.turn == BEA && bluff_seats_has (view.pirate.voted, CALICO) &&
         !bluff_seats_has (view.pirate.voted, ADA);
}

/* --- What may and what must not be said ----------------------------------------------------------------------------
 */

static void
set_up (SecretMoment *self, gconstpointer data)
{
  BluffTable table;

  (void) data;
  bluff_table_init (&table, BLUFF_GAME_PIRATE, SEATS);
  secret_moment_set_up (self, &reader_pirate_game, &table, is_wanted);
}

/* A card that OWNER holds, LOOKER does not, and that is not face up. */
static guint
find_secret_card (SecretMoment *self, BluffSeat owner, BluffSeat looker)
{
  BluffView own, other;
  BluffCards cards;

  secret_moment_see (self, owner, &own);
  secret_moment_see (self, looker, &other);
  cards = own.pirate.hand;
  while (!bluff_cards_is_empty (cards))
    {
      guint card = bluff_cards_pop (&cards);
      BluffCards suit = bluff_pirate_suit_cards (bluff_pirate_card_suit (card));

      if (!bluff_cards_meet (suit, other.pirate.hand) && !bluff_cards_meet (suit, other.pirate.up))
        return card;
    }

  g_error ("There is none");
}

/* --- Tests ---------------------------------------------------------------------------------------------------------
 */

static void
test_hands (SecretMoment *self, gconstpointer data)
{
  guint card = find_secret_card (self, BEA, ADA);
  BluffView view;
  BluffCast cast = reader_record_cast (self->record, BEA);
  g_autofree char *name = bluff_words_pirate_card (card);
  g_autofree char *kind = bluff_words_pirate_card (card);
  g_autofree char *held = NULL, *standing = NULL;

  (void) data;
  secret_moment_see (self, BEA, &view);
  held = bluff_words_hand_card (card, 1, bluff_cards_count (view.pirate.hand), FALSE);
  standing = bluff_words_standing (&cast, &view);
  secret_moment_assert_kept (self, BEA, held);
  secret_moment_assert_kept (self, BEA, standing);
  secret_moment_assert_found (self, ADA, held);
  secret_moment_assert_found (self, SEATS, held);
  secret_moment_assert_found (self, ADA, standing);
  secret_moment_assert_found (self, ADA, name);
  secret_moment_assert_found (self, ADA, kind);
  secret_moment_assert_found (self, SEATS, name);
}

static void
test_votes (SecretMoment *self, gconstpointer data)
{
  g_autofree char *vote = secret_moment_tell (self, BLUFF_EVENT_VOTE, CALICO, BLUFF_NO_SEAT);

  (void) data;
  secret_moment_assert_found (self, ADA, vote);
  secret_moment_assert_found (self, BEA, vote);
  secret_moment_assert_found (self, SEATS, vote);
  secret_moment_assert_kept (self, ADA, TEXT_VOTE_IN_CALICO);
  secret_moment_assert_found (self, ADA, TEXT_NO_BLUFF);
  secret_moment_assert_found (self, ADA, "Calico: " TEXT_NO_BLUFF);
}

/* "Bluff" is what one of two buttons is called as long as somebody is to vote, and a vote anywhere else. */
static void
test_ballot (SecretMoment *self, gconstpointer data)
{
  static const struct
  {
    AtspiRole role;
    const char *name, *description, *on_it;
    guint looker;
    guint leaks;
  } rows[] = {
    { ATSPI_ROLE_TOGGLE_BUTTON, TEXT_BLUFF, "", TEXT_BLUFF, ADA, 0 },
    { ATSPI_ROLE_TOGGLE_BUTTON, TEXT_NO_BLUFF, "", TEXT_NO_BLUFF, ADA, 0 },
    /* Nobody votes who has laid the set, and nobody at all behind the curtain. */
    { ATSPI_ROLE_TOGGLE_BUTTON, TEXT_BLUFF, "", TEXT_BLUFF, BEA, 2 },
    { ATSPI_ROLE_TOGGLE_BUTTON, TEXT_BLUFF, "", TEXT_BLUFF, SEATS, 2 },
    { ATSPI_ROLE_PANEL, "Calico", TEXT_BLUFF, "Calico", ADA, 1 },
    { ATSPI_ROLE_TOGGLE_BUTTON, TEXT_NO_BLUFF, TEXT_BLUFF, TEXT_NO_BLUFF, ADA, 1 },
    { ATSPI_ROLE_PUSH_BUTTON, "Calico", "", TEXT_BLUFF, ADA, 1 },
    { ATSPI_ROLE_PANEL, "Calico", "", TEXT_NO_BLUFF, ADA, 1 },
    { ATSPI_ROLE_LABEL, TEXT_BLUFF, "", "Calico", ADA, 1 },
  };

  (void) data;
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (ReaderTree) tree = reader_tree_new ();
      g_autoptr (GPtrArray) leaks = g_ptr_array_new_with_free_func (g_free);
      ReaderNode *root = reader_tree_add (tree, NULL, "/", ATSPI_ROLE_APPLICATION, "bluff-bay", "");
      ReaderNode *node = reader_tree_add (tree, root, "/node", rows[i].role, rows[i].name, rows[i].description);

      reader_tree_add (tree, node, "/label", ATSPI_ROLE_LABEL, rows[i].on_it, "");
      g_test_message ("%u", i);
      reader_secrets_find_leaks (&self->secrets[rows[i].looker], 1, tree, TRUE, leaks);
      g_assert_cmpuint (leaks->len, ==, rows[i].leaks);
    }
}

static void
test_sets (SecretMoment *self, gconstpointer data)
{
  g_autofree char *whole = secret_moment_tell (self, BLUFF_EVENT_LAY, BEA, BLUFF_NO_SEAT);

  (void) data;
  secret_moment_assert_found (self, ADA, whole);
  secret_moment_assert_found (self, SEATS, whole);
  secret_moment_assert_found (self, ADA, TEXT_TEST_SET_IS_HONEST);
  secret_moment_assert_found (self, ADA, TEXT_SET_IS_BLUFF_HAT);
}

static void
test_treasure (SecretMoment *self, gconstpointer data)
{
  (void) data;
  for (guint looker = 0; looker <= SEATS; looker++)
    {
      secret_moment_assert_found (self, looker, TEXT_TREASURE_ON_FIRST);
      secret_moment_assert_found (self, looker, TEXT_ISLAND_20_TREASURE);
      secret_moment_assert_kept (self, looker, TEXT_ISLAND_20_CLOSED);
    }
}

/* What may be said stays so in company; what may not, too. */
static void
test_in_company (SecretMoment *self, gconstpointer data)
{
  guint card = find_secret_card (self, BEA, ADA);
  g_autofree char *name = bluff_words_pirate_card (card);
  g_autofree char *mixed = NULL, *fine = NULL;
  BluffCast cast = reader_record_cast (self->record, ADA);
  BluffView view;
  g_autofree char *phase = NULL;

  (void) data;
  secret_moment_see (self, ADA, &view);
  phase = bluff_words_phase (&cast, &view);
  fine = g_strdup_printf (TEXT_ROUND "3 · %s", phase);
  mixed = g_strdup_printf ("%s %s", fine, name);
  secret_moment_assert_kept (self, ADA, fine);
  secret_moment_assert_found (self, ADA, mixed);
}

/* In every place where an object can say something. */
static void
test_places (SecretMoment *self, gconstpointer data)
{
  guint card = find_secret_card (self, BEA, ADA);
  g_autofree char *name = bluff_words_pirate_card (card);

  (void) data;
  for (guint place = 0; place < 5; place++)
    {
      g_autoptr (ReaderTree) tree = reader_tree_new ();
      g_autoptr (GPtrArray) leaks = g_ptr_array_new_with_free_func (g_free);
      ReaderNode *root = reader_tree_add (tree, NULL, "/", ATSPI_ROLE_APPLICATION, "bluff-bay", "");
      ReaderNode *frame =
          reader_tree_add (tree, root, "/frame", ATSPI_ROLE_FRAME, place == 1 ? name : TEXT_BLUFF_PIRATE, "");
      ReaderNode *seat =
          reader_tree_add (tree, frame, "/seat", ATSPI_ROLE_PANEL, "Bea", place == 2 ? name : TEXT_SQUARE "4");

      if (place == 3)
        reader_node_take_string (seat, g_strdup (name));
      if (place == 4)
        reader_tree_add (tree, NULL, "/lingers", ATSPI_ROLE_LABEL, name, "");
      reader_secrets_find_leaks (&self->secrets[ADA], 1, tree, TRUE, leaks);
      reader_secrets_find_leaks (&self->secrets[ADA], 1, tree, FALSE, leaks);
      g_assert_cmpuint (leaks->len, ==, place == 0 ? 0 : 1);
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
    { "/reader/secrets/hands", test_hands },       { "/reader/secrets/votes", test_votes },
    { "/reader/secrets/ballot", test_ballot },     { "/reader/secrets/sets", test_sets },
    { "/reader/secrets/treasure", test_treasure }, { "/reader/secrets/in-company", test_in_company },
    { "/reader/secrets/places", test_places },
  };

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, SecretMoment, NULL, set_up, tests[i].test, secret_moment_tear_down);

  return g_test_run ();
}
