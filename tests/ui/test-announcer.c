/* test-announcer.c: every event of every game is announced once, and as the viewer was told it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-announcer.h"
#include "bluff-match.h"
#include "bluff-words-names.h"
#include "bluff-words.h"

#include <locale.h>
#include <string.h>

enum
{
  PLAYERS = 3,
  GAMES = 12, /* of each kind: enough for all kinds of events */
  EVENTS_MAX = 20000
};

static const char *const names[PLAYERS] = { "Ada", "Bea", "Cleo" };

static BluffMatch *
play (BluffGame game, guint64 seed)
{
  BluffTable table;
  BluffMatchSeat seats[BLUFF_MAX_SEATS] = { 0 };
  g_autoptr (GError) error = NULL;
  BluffMatch *match;

  bluff_table_init (&table, game, PLAYERS);
  if (game == BLUFF_GAME_PIRATE)
    table.voyage = BLUFF_VOYAGE_SHORT;
  for (BluffSeat seat = 0; seat < PLAYERS; seat++)
    seats[seat] = (BluffMatchSeat){ names[seat], TRUE, "deckhand" };
  match = bluff_match_new (&table, seats, &error);
  g_assert_no_error (error);
  bluff_match_set_seed (match, seed);
  bluff_match_resume (match);
  while (!bluff_match_is_over (match))
    {
      g_assert_cmpuint (bluff_match_get_n_told (match), <, EVENTS_MAX);
      g_main_context_iteration (NULL, TRUE);
    }

  return match;
}

static void
said_cb (GPtrArray *heard, const char *words)
{
  g_ptr_array_add (heard, g_strdup (words));
}

static BluffCast
cast_for (BluffSeat viewer)
{
  BluffCast cast = { .players = PLAYERS, .viewer = viewer };

  memcpy (cast.names, names, sizeof names);
  return cast;
}

/* What somebody else drew is not in the words, by whatever name. */
static void
check_secret (BluffMatch *match, guint number, BluffSeat viewer, const char *words)
{
  BluffTold all;

  g_assert_true (bluff_match_tell (match, number, BLUFF_NO_SEAT, &all));
  if (bluff_match_get_table (match)->game != BLUFF_GAME_PIRATE || all.event.kind != BLUFF_EVENT_DRAW ||
      all.event.seat == viewer)
    return;

  for (guint i = 0; i < all.event.draw.n; i++)
    {
      g_autofree char *suit = bluff_words_suit (bluff_pirate_card_suit (all.event.draw.cards[i]));

      g_assert_null (strstr (words, suit));
    }
}

/* VIEWER listens to the whole game. */
static void
listen (BluffMatch *match, BluffSeat viewer, guint *kinds)
{
  GtkWidget *announcer = g_object_ref_sink (bluff_announcer_new ());
  g_autoptr (GPtrArray) heard = g_ptr_array_new_with_free_func (g_free);
  BluffCast cast = cast_for (viewer);
  BluffTold told;

  g_signal_connect_swapped (announcer, "said", G_CALLBACK (said_cb), heard);
  for (guint number = 1; bluff_match_tell (match, number, viewer, &told); number++)
    {
      g_autofree char *words = bluff_words_event (&cast, &told);
      BluffCast another = cast_for (BLUFF_ONLOOKER);

      bluff_announcer_tell (BLUFF_ANNOUNCER (announcer), number, &cast, &told);
      /* It is presented again, after somebody looked away in the middle of it. */
      bluff_announcer_tell (BLUFF_ANNOUNCER (announcer), number, &another, &told);
      g_assert_cmpuint (heard->len, ==, number);
      g_assert_cmpstr (g_ptr_array_index (heard, number - 1), ==, words);
      g_assert_cmpstr (bluff_announcer_get_last (BLUFF_ANNOUNCER (announcer)), ==, words);
      g_assert_cmpstr (words, !=, "");
      check_secret (match, number, viewer, words);
      kinds[told.event.kind]++;
    }
  g_assert_cmpuint (heard->len, ==, bluff_match_get_n_told (match));
  g_object_unref (announcer);
}

static void
test_every_event (void)
{
  guint kinds[BLUFF_N_EVENTS] = { 0 };

  for (BluffGame game = 0; game < BLUFF_N_GAMES; game++)
    for (guint64 seed = 1; seed <= GAMES; seed++)
      {
        g_autoptr (BluffMatch) match = play (game, seed);

        for (BluffSeat viewer = 0; viewer < PLAYERS; viewer++)
          listen (match, viewer, kinds);
        listen (match, BLUFF_ONLOOKER, kinds);
      }

  for (guint kind = 0; kind < BLUFF_N_EVENTS; kind++)
    g_assert_cmpuint (kinds[kind], >, 0);
}

/* A screen reader finds what was said last, and nothing older: it may have been another's. */
static void
test_status (void)
{
  GtkWidget *announcer = g_object_ref_sink (bluff_announcer_new ());
  GtkWidget *status = gtk_widget_get_first_child (announcer);

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (status), GTK_ACCESSIBLE_ROLE_STATUS);
  bluff_announcer_say (BLUFF_ANNOUNCER (announcer), "You draw: Hat.");
  bluff_announcer_say (BLUFF_ANNOUNCER (announcer), "Pass to Bea");
#if !GTK_CHECK_VERSION(4, 14, 0)
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (status), GTK_ACCESSIBLE_PROPERTY_LABEL, "Pass to Bea");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (status)), ==, "Pass to Bea");
#endif
  g_assert_false (gtk_widget_get_focusable (status));
  g_object_unref (announcer);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/announcer/every-event", test_every_event);
  g_test_add_func ("/announcer/status", test_status);

  return g_test_run ();
}
