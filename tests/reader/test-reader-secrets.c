/* test-reader-secrets.c: the watch over secrets finds what it is there for: a tree without a leak is let pass, and one
 * string that is planted in it is found, wherever it is.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-pirate-secrets.h"

#include "any-game.h"
#include "bluff-words-names.h"
#include "bluff-words-pirate-table.h"
#include "bluff-words.h"

#include <locale.h>

enum
{
  ADA,
  BEA,
  CALICO,
  SEATS,
  SEED = 7,
  LEAST_EVENTS = 30
};

/* --- A game in which a set lies on the table and some have voted ---------------------------------------------------
 */

static gboolean
is_wanted (const BluffState *state)
{
  BluffView view;

  bluff_rules_sight (state, ADA, &view);
  return view.head.phase == BLUFF_PHASE_PIRATE_VOTE && view.head.turn == BEA &&
         bluff_seats_has (view.pirate.voted, CALICO) && !bluff_seats_has (view.pirate.voted, ADA);
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
      bluff_table_init (&table, BLUFF_GAME_PIRATE, SEATS);
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

static void
set_up (Fixture *self, gconstpointer data)
{
  (void) data;
  self->record = play ();
  for (guint i = 0; i <= SEATS; i++)
    {
      BluffSeat looker = i < SEATS ? (BluffSeat) i : BLUFF_ONLOOKER;
      guint n = reader_record_n_events (self->record);

      self->secrets[i] = reader_secrets_new ();
      reader_pirate_game.guard (self->secrets[i]);
      reader_pirate_game.explain_told (self->secrets[i], self->record, looker, 1, n);
      reader_pirate_game.explain_seen (self->secrets[i], self->record, looker, n, n);
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

/* A card that OWNER holds and LOOKER does not, nor does it lie open. */
static guint
find_secret_card (Fixture *self, BluffSeat owner, BluffSeat looker)
{
  BluffView own, other;
  BluffCards cards;

  see (self, owner, &own);
  see (self, looker, &other);
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

/* What the referee was told. Newly allocated. */
static char *
tell_all (Fixture *self, BluffEventKind kind, BluffSeat seat)
{
  BluffCast cast = reader_record_cast (self->record, BLUFF_NO_SEAT);
  BluffTold told;

  for (guint n = reader_record_n_events (self->record); n > 0; n--)
    if (reader_record_event (self->record, n)->kind == kind && reader_record_event (self->record, n)->seat == seat)
      {
        reader_record_tell (self->record, n, BLUFF_NO_SEAT, &told);
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

static void
test_hands (Fixture *self, gconstpointer data)
{
  guint card = find_secret_card (self, BEA, ADA);
  BluffView view;
  BluffCast cast = reader_record_cast (self->record, BEA);
  g_autofree char *name = bluff_words_pirate_card (card);
  g_autofree char *kind = bluff_words_pirate_card (card);
  g_autofree char *held = NULL, *standing = NULL;

  (void) data;
  see (self, BEA, &view);
  held = bluff_words_hand_card (card, 1, bluff_cards_count (view.pirate.hand), FALSE);
  standing = bluff_words_standing (&cast, &view);
  assert_kept (self, BEA, held);
  assert_kept (self, BEA, standing);
  assert_found (self, ADA, held);
  assert_found (self, SEATS, held);
  assert_found (self, ADA, standing);
  assert_found (self, ADA, name);
  assert_found (self, ADA, kind);
  assert_found (self, SEATS, name);
}

static void
test_votes (Fixture *self, gconstpointer data)
{
  g_autofree char *vote = tell_all (self, BLUFF_EVENT_VOTE, CALICO);

  (void) data;
  assert_found (self, ADA, vote);
  assert_found (self, BEA, vote);
  assert_found (self, SEATS, vote);
  assert_kept (self, ADA, "Calico has voted.");
  assert_found (self, ADA, "No bluff");
  assert_found (self, ADA, "Calico: no bluff");
}

/* "Bluff" is what one of two buttons is called as long as somebody is to vote, and a vote anywhere else. */
static void
test_ballot (Fixture *self, gconstpointer data)
{
  static const struct
  {
    AtspiRole role;
    const char *name, *description, *on_it;
    guint looker;
    guint leaks;
  } rows[] = {
    { ATSPI_ROLE_TOGGLE_BUTTON, "Bluff", "", "Bluff", ADA, 0 },
    { ATSPI_ROLE_TOGGLE_BUTTON, "No bluff", "", "No bluff", ADA, 0 },
    /* Nobody votes who has laid the set, and nobody at all behind the curtain. */
    { ATSPI_ROLE_TOGGLE_BUTTON, "Bluff", "", "Bluff", BEA, 2 },
    { ATSPI_ROLE_TOGGLE_BUTTON, "Bluff", "", "Bluff", SEATS, 2 },
    { ATSPI_ROLE_PANEL, "Calico", "Bluff", "Calico", ADA, 1 },
    { ATSPI_ROLE_TOGGLE_BUTTON, "No bluff", "Bluff", "No bluff", ADA, 1 },
    { ATSPI_ROLE_PUSH_BUTTON, "Calico", "", "Bluff", ADA, 1 },
    { ATSPI_ROLE_PANEL, "Calico", "", "No bluff", ADA, 1 },
    { ATSPI_ROLE_LABEL, "Bluff", "", "Calico", ADA, 1 },
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
test_sets (Fixture *self, gconstpointer data)
{
  g_autofree char *whole = tell_all (self, BLUFF_EVENT_LAY, BEA);

  (void) data;
  assert_found (self, ADA, whole);
  assert_found (self, SEATS, whole);
  assert_found (self, ADA, "The set is honest");
  assert_found (self, ADA, "Your set is a bluff. Another suit: Hat");
}

static void
test_treasure (Fixture *self, gconstpointer data)
{
  (void) data;
  for (guint looker = 0; looker <= SEATS; looker++)
    {
      assert_found (self, looker, "The treasure lies on the first island.");
      assert_found (self, looker, "Island, square 20, with the treasure");
      assert_kept (self, looker, "Island, square 20, closed");
    }
}

/* What may be said stays so in company; what may not, too. */
static void
test_in_company (Fixture *self, gconstpointer data)
{
  guint card = find_secret_card (self, BEA, ADA);
  g_autofree char *name = bluff_words_pirate_card (card);
  g_autofree char *mixed = NULL, *fine = NULL;
  BluffCast cast = reader_record_cast (self->record, ADA);
  BluffView view;
  g_autofree char *phase = NULL;

  (void) data;
  see (self, ADA, &view);
  phase = bluff_words_phase (&cast, &view);
  fine = g_strdup_printf ("Round 3 · %s", phase);
  mixed = g_strdup_printf ("%s %s", fine, name);
  assert_kept (self, ADA, fine);
  assert_found (self, ADA, mixed);
}

/* In every place where an object can say something. */
static void
test_places (Fixture *self, gconstpointer data)
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
          reader_tree_add (tree, root, "/frame", ATSPI_ROLE_FRAME, place == 1 ? name : "Bluff Pirate", "");
      ReaderNode *seat =
          reader_tree_add (tree, frame, "/seat", ATSPI_ROLE_PANEL, "Bea", place == 2 ? name : "Square 4");

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
    void (*test) (Fixture *self, gconstpointer data);
  } tests[] = {
    { "/reader/secrets/hands", test_hands },       { "/reader/secrets/votes", test_votes },
    { "/reader/secrets/ballot", test_ballot },     { "/reader/secrets/sets", test_sets },
    { "/reader/secrets/treasure", test_treasure }, { "/reader/secrets/in-company", test_in_company },
    { "/reader/secrets/places", test_places },
  };

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);

  return g_test_run ();
}
