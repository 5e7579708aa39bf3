/* test-lab-use.c: how bluff-bay-lab answers to a command line, right or wrong.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-commands.h"
#include "lab-runner.h"

#include <string.h>

#define PIRATE "simulate pirate --players 2 --games 1 --seed 1"

static const struct
{
  const char *name;
  const char *arguments;
  const char *complaint; /* without the advice */
} misuses[] = {
  { "no-command", "", "bluff-bay-lab: There is no command." },
  { "unknown-command", "sail", "bluff-bay-lab: There is no command “sail”." },
  { "unknown-option", "--sail", "bluff-bay-lab: Unknown option --sail" },
  { "simulate/no-game", "simulate", "A game must be named, one of: pirate, bluffer, bluffaneer." },
  { "simulate/unknown-game", "simulate chess --players 2 --games 1 --seed 1",
    "There is no game “chess”. The games are: pirate, bluffer, bluffaneer." },
  { "simulate/two-games", "simulate pirate bluffer", "One game at a time: “bluffer” is too much." },
  { "simulate/no-players", "simulate pirate --games 1 --seed 1", "--players is missing." },
  { "simulate/no-games", "simulate pirate --players 2 --seed 1", "--games is missing." },
  { "simulate/no-seed", "simulate pirate --players 2 --games 1", "--seed is missing." },
  { "simulate/too-few", "simulate bluffaneer --players 2 --games 1 --seed 1",
    "--players must be a whole number from 3 to 6, and “2” is not." },
  { "simulate/too-many", "simulate bluffer --players 5 --games 1 --seed 1",
    "--players must be a whole number from 2 to 4, and “5” is not." },
  { "simulate/players-text", "simulate pirate --players two --games 1 --seed 1",
    "--players must be a whole number from 2 to 5, and “two” is not." },
  { "simulate/zero-games", "simulate pirate --players 2 --games 0 --seed 1",
    "--games must be a whole number from 1 to 1000000000, and “0” is not." },
  { "simulate/negative-games", "simulate pirate --players 2 --games=-1 --seed 1",
    "--games must be a whole number from 1 to 1000000000, and “-1” is not." },
  { "simulate/half-a-game", "simulate pirate --players 2 --games 1.5 --seed 1",
    "--games must be a whole number from 1 to 1000000000, and “1.5” is not." },
  { "simulate/seed-text", "simulate pirate --players 2 --games 1 --seed x",
    "--seed must be a whole number from 0 to 18446744073709551615, and “x” is not." },
  { "simulate/seed-too-large", "simulate pirate --players 2 --games 1 --seed 18446744073709551616",
    "--seed must be a whole number from 0 to 18446744073709551615, and “18446744073709551616” is not." },
  { "simulate/unknown-level", PIRATE " --levels admiral",
    "There is no level “admiral”. The levels are: random, deckhand, hoarder, hasty." },
  { "simulate/unknown-second-level", PIRATE " --levels random,admiral",
    "There is no level “admiral”. The levels are: random, deckhand, hoarder, hasty." },
  { "simulate/too-many-levels", PIRATE " --levels random,random,random",
    "--levels must be one level, or one for each of the 2 seats; 3 were given." },
  { "simulate/no-levels",
    PIRATE " --levels=", "--levels must be one level, or one for each of the 2 seats; 0 were given." },
  { "simulate/option-of-another-game", PIRATE " --option shout=quick", "The game pirate has no option “shout”." },
  { "simulate/unknown-value", PIRATE " --option voyage=endless",
    "The option voyage cannot be “endless”. Its values are: short, standard, long." },
  { "simulate/option-without-value", PIRATE " --option voyage", "--option must be KEY=VALUE, and “voyage” is not." },
  { "simulate/unknown-option", PIRATE " --fast", "Unknown option --fast" },
  { "verify/no-file", "verify", "A file must be named." },
  { "show/no-file", "show", "A file must be named." },
  { "show/two-files", "show a.bluff b.bluff", "One file at a time: “b.bluff” is too much." },
  { "show/seat-text", "show a.bluff --seat me", "--seat must be a whole number from 0 to 5, and “me” is not." },
  { "show/no-such-seat", "show a.bluff --seat 6", "--seat must be a whole number from 0 to 5, and “6” is not." },
  { "show/at-zero", "show a.bluff --at 0", "--at must be a whole number from 1 to 100000, and “0” is not." },
  { "bench/unknown-game", "bench chess", "There is no game “chess”. The games are: pirate, bluffer, bluffaneer." },
  { "bench/players-of-the-game", "bench bluffer --players 5",
    "--players must be a whole number from 2 to 4, and “5” is not." },
  { "play/no-game", "play", "A game must be named, one of: pirate, bluffer, bluffaneer." },
  { "play/no-players", "play bluffer", "--players is missing." },
  { "play/seed-text", "play bluffer --players 2 --seed x",
    "--seed must be a whole number from 0 to 18446744073709551615, and “x” is not." },
  { "play/unknown-level", "play bluffer --players 2 --levels admiral",
    "There is no level “admiral”. The levels are: random, deckhand." },
  { "play/level-of-the-lab", "play bluffer --players 2 --levels hasty",
    "There is no level “hasty”. The levels are: random, deckhand." },
  { "play/resume-a-game-of-players", "play bluffer --resume x",
    "A saved game has its players and options: with --resume none are given." },
  { "list/unknown-game", "list chess", "There is no game “chess”. The games are: pirate, bluffer, bluffaneer." },
  { "export/nothing", "export", "A folder must be named, or “-” for the standard output." },
  { "export/no-id", "export games", "The id of a game and a folder, or “-”, must be given." },
  { "export/all-and-one", "export --all x games", "With --all only a folder is named." },
  { "export/all-to-output", "export --all -", "All games need a folder: “-” is for one game." },
  { "export/two-to-output", "export x y -", "Several games need a folder: “-” is for one game." },
  { "import/no-file", "import", "A file must be named." },
  { "import/no-seat", "import a.bluff --player Anna", "--player must be SEAT=NAME, and “Anna” is not." },
  { "import/no-name", "import a.bluff --player 0=", "--player must be SEAT=NAME, and “0=” is not." },
  { "import/no-such-seat", "import a.bluff --player 6=Anna",
    "--player SEAT must be a whole number from 0 to 5, and “6” is not." },
  { "stats/two-players", "stats Anna Bea", "“Bea” is too much." },
  { "stats/unknown-game", "stats --game chess",
    "There is no game “chess”. The games are: pirate, bluffer, bluffaneer." },
  { "stats/unknown-company", "stats --with cats", "--with must be people, computers or both, and “cats” is not." },
  { "recount/word", "recount all", "“all” is too much." },
  { "backup/no-file", "backup", "A file must be named." },
  { "backup/two-files", "backup a b", "“b” is too much." },
  { "restore/force", "restore a --force", "Unknown option --force" },
  { "restore/no-file", "restore", "A file must be named." },
  { "salvage/word", "salvage a", "“a” is too much." },
  { "check/word", "check a", "“a” is too much." },
  { "check/unknown-option", "check --fast", "Unknown option --fast" },
  { "bench/store-without-folder", "bench store", "--folder is missing." },
  { "bench/store-and-more", "bench store now", "“now” is too much." },
  { "bench/players-of-any-game", "bench --players 7", "--players must be a whole number from 2 to 6, and “7” is not." },
};

static void
test_misuse (gconstpointer data)
{
  const char *complaint = misuses[GPOINTER_TO_UINT (data)].complaint;
  g_auto (Run) run = run_lab (NULL, misuses[GPOINTER_TO_UINT (data)].arguments);
  g_auto (GStrv) lines = g_strsplit (run.complained, "\n", -1);

  g_assert_cmpint (run.code, ==, BLUFF_LAB_MISUSED);
  g_assert_cmpstr (run.said, ==, "");
  g_assert_cmpuint (g_strv_length (lines), ==, 3);
  g_assert_true (g_str_has_prefix (lines[0], "bluff-bay-lab"));
  if (!g_str_has_suffix (lines[0], complaint))
    g_assert_cmpstr (lines[0], ==, complaint);
  g_assert_true (g_str_has_prefix (lines[1], "Try “bluff-bay-lab"));
}

static void
test_version (void)
{
  g_auto (Run) run = run_lab (NULL, "--version");

  g_assert_true (g_regex_match_simple ("^bluff-bay-lab \\d+\\.\\d+\\.\\d+\n$", run.said, 0, 0));
  assert_run (&run, BLUFF_LAB_OK, run.said, "");
}

static const struct
{
  const char *arguments;
  const char *words[8];
} helps[] = {
  { "--help", { "simulate ", "play ", "list ", "export ", "check ", "--version", "--help" } },
  { "-h", { "simulate " } },
  { "simulate --help",
    { "GAME", "--players=N", "--games=K", "--seed=S", "--levels=", "--option=KEY", "--records=DIR" } },
  { "verify --help", { "FILE", "standard input" } },
  { "show --help", { "FILE", "--seat=N", "--at=EVENT", "from 0" } },
  { "play --help",
    { "GAME", "--players=N", "--levels=", "--option=KEY", "--seed=S", "--resume=ID", "--data-dir=DIR" } },
  { "list --help", { "[GAME]", "--data-dir=DIR" } },
  { "export --help", { "ID", "DIR", "--all", "--data-dir=DIR" } },
  { "import --help", { "FILE", "--player=SEAT", "--create-players", "--data-dir=DIR" } },
  { "stats --help", { "[PLAYER]", "--game=GAME", "--branches", "--imports", "--with=WHO", "--data-dir=DIR" } },
  { "recount --help", { "--data-dir=DIR" } },
  { "backup --help", { "FILE", "--force", "--data-dir=DIR" } },
  { "restore --help", { "FILE", "--data-dir=DIR" } },
  { "salvage --help", { "--data-dir=DIR" } },
  { "check --help", { "--data-dir=DIR" } },
  { "bench --help", { "[GAME", "--players=N", "--json", "--quick" } },
};

static void
test_help (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (helps); i++)
    {
      g_auto (Run) run = run_lab (NULL, helps[i].arguments);

      assert_run (&run, BLUFF_LAB_OK, run.said, "");
      for (guint j = 0; helps[i].words[j] != NULL; j++)
        if (strstr (run.said, helps[i].words[j]) == NULL)
          g_error ("“%s” does not name “%s”: %s", helps[i].arguments, helps[i].words[j], run.said);
    }
}

/* What cannot be printed must not look as if it had been. */
static void
test_full_disk (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *complained = NULL;
  const char *argv[] = { "/bin/sh", "-c", "\"$BLUFF_LAB\" --version >/dev/full", NULL };
  int status;

  g_assert_true (g_spawn_sync (NULL, (char **) (gpointer) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, &complained,
                               &status, &error));
  g_assert_false (g_spawn_check_wait_status (status, &error));
  g_assert_error (error, G_SPAWN_EXIT_ERROR, BLUFF_LAB_WRONG);
  g_assert_cmpstr (complained, ==,
                   "bluff-bay-lab: What was to be printed could not be written: No space left on device\n");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (misuses); i++)
    {
      g_autofree char *path = g_strdup_printf ("/lab/misuse/%s", misuses[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_misuse);
    }
  g_test_add_func ("/lab/full-disk", test_full_disk);
  g_test_add_func ("/lab/version", test_version);
  g_test_add_func ("/lab/help", test_help);

  return g_test_run ();
}
