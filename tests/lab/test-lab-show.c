/* test-lab-show.c: bluff-bay-lab show: the whole game, what one seat saw of it, and nothing that the seat could not
 * know.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-commands.h"
#include "bluff-record-reader.h"
#include "bluff-rules.h"
#include "lab-runner.h"

#include <string.h>

#define HEADER                                                                                                         \
  "{\"record\":\"bluff-bay\",\"version\":1,\"game\":\"bluffaneer\",\"first\":1,\"players\":["                          \
  "{\"name\":\"Anna\",\"kind\":\"human\"},{\"name\":\"Bo\",\"kind\":\"human\"},"                                       \
  "{\"name\":\"Cleo\",\"kind\":\"computer\",\"level\":\"deckhand\"}],\"options\":{\"shout\":\"quick\"}}\n"

#define SETUP                                                                                                          \
  "{\"n\":1,\"event\":\"setup\",\"cards\":[\"chest+swords\",\"ship+crossbones\",\"chest+ship\"],"                      \
  "\"draw_pile\":[\"ship+crossbones\",\"chest+swords\",\"chest+swords\",\"chest+ship\",\"chest+ship\","                \
  "\"ship+crossbones\",\"chest+crossbones\",\"chest+crossbones\",\"chest+crossbones\",\"swords+ship\","                \
  "\"swords+ship\",\"swords+ship\",\"swords+crossbones\",\"swords+crossbones\",\"swords+crossbones\"],"                \
  "\"coins\":[10,10,10]}\n"

#define ROLL "{\"n\":2,\"event\":\"roll\",\"seat\":1,\"icons\":[\"chest\",\"swords\"]}\n"
#define DECIDE "{\"n\":3,\"event\":\"decide\",\"seat\":0,\"shout\":true}\n"

enum
{
  EVENTS_ENOUGH = 60, /* all phases have come by then */
  ALIKE = 3           /* moments with the same phase and question, unless with -m slow */
};

#define GAME HEADER SETUP ROLL DECIDE

#define SHOWN_HEADER                                                                                                   \
  "Game          Bluffaneer\n"                                                                                         \
  "Shout         Quick\n"                                                                                              \
  "Seat 0        Anna\n"                                                                                               \
  "Seat 1        Bo\n"                                                                                                 \
  "Seat 2        Cleo (Deckhand)\n"                                                                                    \
  "First player  Bo\n"

static const struct
{
  const char *name;
  const char *arguments;
  const char *shown;
} shows[] = {
  { "whole", "show @game",
    SHOWN_HEADER "\n"
                 "    1  The game begins: everyone has 10 coins and a secret card.\n"
                 "       Anna’s card: Treasure chest + Swords.\n"
                 "       Bo’s card: Ship + Crossbones.\n"
                 "       Cleo’s card: Treasure chest + Ship.\n"
                 "    2  Bo rolls: Treasure chest + Swords.\n"
                 "    3  Anna shouts “Gimme yer booty!”\n"
                 "\n"
                 "Rolled: Treasure chest + Swords. Waiting for: Cleo.\n"
                 "Anna: 10 coins. Card: Treasure chest + Swords.\n"
                 "Bo: 10 coins. Card: Ship + Crossbones.\n"
                 "Cleo: 10 coins. Card: Treasure chest + Ship.\n" },
  { "who-shouts", "show @game --seat 0",
    SHOWN_HEADER "As seen by    Anna\n"
                 "\n"
                 "    1  The game begins: everyone has 10 coins and a secret card.\n"
                 "       Your card: Treasure chest + Swords.\n"
                 "    2  Bo rolls: Treasure chest + Swords.\n"
                 "    3  You shout “Gimme yer booty!”\n"
                 "\n"
                 "Rolled: Treasure chest + Swords. Waiting for: Cleo.\n"
                 "You: 10 coins. Card: Treasure chest + Swords.\n"
                 "Bo: 10 coins.\n"
                 "Cleo: 10 coins.\n" },
  { "who-hears-nothing", "show @game --seat 2",
    SHOWN_HEADER "As seen by    Cleo\n"
                 "\n"
                 "    1  The game begins: everyone has 10 coins and a secret card.\n"
                 "       Your card: Treasure chest + Ship.\n"
                 "    2  Bo rolls: Treasure chest + Swords.\n"
                 "    3  Decided: Anna.\n"
                 "\n"
                 "Rolled: Treasure chest + Swords. Claim it or let it pass?\n"
                 "Anna: 10 coins.\n"
                 "Bo: 10 coins.\n"
                 "You: 10 coins. Card: Treasure chest + Ship.\n" },
  { "at", "show @game --at 1 --seat 1",
    SHOWN_HEADER "As seen by    Bo\n"
                 "\n"
                 "    1  The game begins: everyone has 10 coins and a secret card.\n"
                 "       Your card: Ship + Crossbones.\n"
                 "\n"
                 "Your turn: roll the bones.\n"
                 "Anna: 10 coins.\n"
                 "You: 10 coins. Card: Ship + Crossbones.\n"
                 "Cleo: 10 coins.\n" },
  { "header-alone", "show @header",
    SHOWN_HEADER "\n"
                 "\n"
                 "The game has not begun yet.\n" },
};

static void
test_show (gconstpointer data)
{
  g_autofree char *folder = make_folder ();
  g_auto (Run) run = { 0 };

  write_file (folder, "game", GAME, -1);
  write_file (folder, "header", HEADER, -1);
  run = run_lab (folder, shows[GPOINTER_TO_UINT (data)].arguments);
  assert_run (&run, BLUFF_LAB_OK, shows[GPOINTER_TO_UINT (data)].shown, "");

  remove_folder (folder);
}

static void
test_input (void)
{
  g_auto (Run) run = run_lab_with_input (NULL, "show -", GAME, strlen (GAME));

  assert_run (&run, BLUFF_LAB_OK, shows[0].shown, "");
}

/* The good part is shown, and then what is wrong is said. */
static void
test_faulty (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *wanted = g_strdup_printf ("%s/bad:4: N10: You rolled, so you can’t claim.\n", folder);
  g_auto (Run) run = { 0 };
  g_auto (Run) at = { 0 };

  write_file (folder, "bad", HEADER SETUP ROLL "{\"n\":3,\"event\":\"decide\",\"seat\":1,\"shout\":true}\n", -1);
  run = run_lab (folder, "show @bad --seat 0");
  assert_run (&run, BLUFF_LAB_WRONG,
              SHOWN_HEADER "As seen by    Anna\n"
                           "\n"
                           "    1  The game begins: everyone has 10 coins and a secret card.\n"
                           "       Your card: Treasure chest + Swords.\n"
                           "    2  Bo rolls: Treasure chest + Swords.\n",
              wanted);

  /* The user cannot know where the good part ends. */
  at = run_lab (folder, "show @bad --at 50");
  g_assert_cmpstr (at.complained, ==, wanted);
  g_assert_cmpint (at.code, ==, BLUFF_LAB_WRONG);

  remove_folder (folder);
}

static void
test_no_record (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *wanted = g_strdup_printf ("%s/bad:1: format: The file is empty.\n", folder);
  g_auto (Run) run = { 0 };

  write_file (folder, "bad", "", -1);
  run = run_lab (folder, "show @bad");
  assert_run (&run, BLUFF_LAB_WRONG, "", wanted);

  remove_folder (folder);
}

static void
test_out_of_range (void)
{
  g_autofree char *folder = make_folder ();
  g_auto (Run) seat = { 0 };
  g_auto (Run) at = { 0 };

  write_file (folder, "game", GAME, -1);
  seat = run_lab (folder, "show @game --seat 3");
  assert_run (&seat, BLUFF_LAB_MISUSED, "",
              "bluff-bay-lab show: --seat must be a whole number from 0 to 2, and “3” is not.\n"
              "Try “bluff-bay-lab show --help”.\n");
  at = run_lab (folder, "show @game --at 4");
  assert_run (&at, BLUFF_LAB_MISUSED, "",
              "bluff-bay-lab show: --at must be a whole number from 1 to 3, and “4” is not.\n"
              "Try “bluff-bay-lab show --help”.\n");

  remove_folder (folder);
}

#define SUITS "Cutlass|Spyglass|Parrot|Hook|Compass|Hat|Flag|Anchor|Lantern|Barrel"

/* What the line of an event must not say to any seat but the event's own (and of a boarding the victim's), and how it
 * looks to a reader who may see everything: otherwise the words have changed and the check sees nothing. */
static const struct
{
  BluffGame game;
  BluffEventKind kind;
  const char *secret; /* a regular expression */
} secrets[] = {
  { BLUFF_GAME_PIRATE, BLUFF_EVENT_SETUP, "holds: (" SUITS ")|The treasure lies" },
  { BLUFF_GAME_PIRATE, BLUFF_EVENT_DRAW, SUITS },
  { BLUFF_GAME_PIRATE, BLUFF_EVENT_LAY, "Face down: .*(" SUITS ")" },
  { BLUFF_GAME_PIRATE, BLUFF_EVENT_VOTE, "[Bb]luff" },
  { BLUFF_GAME_PIRATE, BLUFF_EVENT_BOARD, "taken: .*(" SUITS ")" },
  { BLUFF_GAME_BLUFFER, BLUFF_EVENT_SETUP, "hidden side" },
  { BLUFF_GAME_BLUFFER, BLUFF_EVENT_PEEK, "Hidden side" },
  { BLUFF_GAME_BLUFFER, BLUFF_EVENT_DECIDE, "shouts|pass" },
  { BLUFF_GAME_BLUFFANEER, BLUFF_EVENT_SETUP, "’s card: " },
  { BLUFF_GAME_BLUFFANEER, BLUFF_EVENT_DECIDE, "shouts|pass" },
  { BLUFF_GAME_BLUFFANEER, BLUFF_EVENT_DRAW, "\\+" },
};

/* The texts of the events, by number from 0. */
static GPtrArray *
split_events (const char *shown)
{
  GPtrArray *events = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) lines = g_strsplit (strstr (shown, "\n\n") + 2, "\n", -1);

  for (guint i = 0; lines[i] != NULL && lines[i][0] != '\0'; i++)
    {
      g_autofree char *before = NULL;

      if (g_regex_match_simple ("^ *[0-9]+  ", lines[i], 0, 0))
        g_ptr_array_add (events, g_strdup (lines[i]));
      else
        {
          before = g_ptr_array_index (events, events->len - 1);
          g_ptr_array_index (events, events->len - 1) = g_strconcat (before, "\n", lines[i], NULL);
        }
    }

  return events;
}

/* Whether a seat peeked at a card of Bluffer before event N: it still knows that card at another's table (B13). */
static gboolean
has_peeked (const BluffRecord *record, guint n, BluffSeat viewer, guint8 card)
{
  for (guint i = 1; i < n; i++)
    {
      const BluffEvent *event = &bluff_record_entry (record, i)->event;

      if (event->kind == BLUFF_EVENT_PEEK && event->seat == viewer && event->card.card == card)
        return TRUE;
    }

  return FALSE;
}

static gboolean
may_know (const BluffRecord *record, guint n, BluffSeat viewer)
{
  const BluffEvent *event = &bluff_record_entry (record, n)->event;

  return event->seat == viewer || (event->kind == BLUFF_EVENT_BOARD && event->board.victim == viewer) ||
         (event->kind == BLUFF_EVENT_PEEK && has_peeked (record, n, viewer, event->card.card));
}

/* Checks what SHOWN says to VIEWER, or with BLUFF_NO_SEAT to the open reader. */
static void
check_secrets (const BluffRecord *record, const char *shown, BluffSeat viewer)
{
  g_autoptr (GPtrArray) texts = split_events (shown);

  g_assert_cmpuint (texts->len, ==, bluff_record_n_events (record));
  for (guint n = 1; n <= texts->len; n++)
    {
      const BluffEvent *event = &bluff_record_entry (record, n)->event;
      const char *text = g_ptr_array_index (texts, n - 1);

      for (guint i = 0; i < G_N_ELEMENTS (secrets); i++)
        if (secrets[i].game == record->table.game && secrets[i].kind == event->kind)
          {
            gboolean told = g_regex_match_simple (secrets[i].secret, text, 0, 0);

            if (viewer == BLUFF_NO_SEAT ? !told : told && !may_know (record, n, viewer))
              g_error ("Seat %u is told: %s", viewer, text);
          }
    }
}

static BluffRecord *
read_playthrough (const char *home, const char *name)
{
  g_autofree char *path = g_build_filename (home, name, NULL);
  BluffFault fault = { 0 };
  BluffRecord *record = bluff_record_read_file (path, &fault);

  if (record == NULL)
    g_error ("%s:%u: %s", path, fault.line, bluff_fault_name (fault.cause));

  return record;
}

static void
test_secrets (gconstpointer name)
{
  g_autofree char *home = g_test_build_filename (G_TEST_DIST, "playthroughs", NULL);
  g_autofree char *whole_arguments = g_strdup_printf ("show @%s", (const char *) name);
  g_autoptr (BluffRecord) record = read_playthrough (home, name);
  g_auto (Run) whole = run_lab (home, whole_arguments);

  check_secrets (record, whole.said, BLUFF_NO_SEAT);
  for (BluffSeat seat = 0; seat < record->table.players; seat++)
    {
      g_autofree char *arguments = g_strdup_printf ("show @%s --seat %u", (const char *) name, seat);
      g_auto (Run) run = run_lab (home, arguments);

      g_assert_cmpint (run.code, ==, BLUFF_LAB_OK);
      check_secrets (record, run.said, seat);
    }
}

/* In every phase the question and the standing can be told to everybody. */
static void
test_every_event (gconstpointer name)
{
  g_autofree char *home = g_test_build_filename (G_TEST_DIST, "playthroughs", NULL);
  g_autoptr (BluffRecord) record = read_playthrough (home, name);
  guint shown[BLUFF_N_PHASES][2] = { 0 };
  BluffState state;

  bluff_rules_open (&state, &record->table);
  for (guint n = 1; n <= MIN (bluff_record_n_events (record), EVENTS_ENOUGH); n++)
    {
      BluffSeat seat = (BluffSeat) (n % record->table.players);
      g_autofree char *arguments = g_strdup_printf ("show @%s --seat %u --at %u", (const char *) name, seat, n);
      g_auto (Run) run = { 0 };

      bluff_rules_apply (&state, &bluff_record_entry (record, n)->event);
      if (shown[state.head.phase][bluff_seats_has (state.head.awaited, seat)]++ >= ALIKE && !g_test_slow ())
        continue;

      run = run_lab (home, arguments);
      g_assert_cmpstr (run.complained, ==, "");
      g_assert_cmpint (run.code, ==, BLUFF_LAB_OK);
      g_assert_nonnull (strstr (g_strrstr (run.said, "\n\n"), "You: "));
    }
}

static const char *const playthroughs[] = {
  "pirate-duel.bluff",   "pirate-reshuffle.bluff", "bluffer-duel.bluff",
  "bluffer-crowd.bluff", "bluffaneer-three.bluff", "bluffaneer-tie.bluff",
};

static void
add_for_playthroughs (const char *prefix, void (*test) (gconstpointer name))
{
  for (guint i = 0; i < G_N_ELEMENTS (playthroughs); i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/%s", prefix, playthroughs[i]);

      g_test_add_data_func (path, playthroughs[i], test);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lab/show/faulty", test_faulty);
  g_test_add_func ("/lab/show/no-record", test_no_record);
  g_test_add_func ("/lab/show/out-of-range", test_out_of_range);
  for (guint i = 0; i < G_N_ELEMENTS (shows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/lab/show/text/%s", shows[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_show);
    }
  g_test_add_func ("/lab/show/input", test_input);
  add_for_playthroughs ("/lab/show/secrets", test_secrets);
  add_for_playthroughs ("/lab/show/every-event", test_every_event);

  return g_test_run ();
}
