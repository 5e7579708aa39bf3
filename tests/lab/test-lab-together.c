/* test-lab-together.c: several processes in one data directory.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-commands.h"
#include "lab-data.h"

#include <gio/gio.h>
#include <signal.h>

enum
{
  WORKERS = 2,
  /* A move brings about fewer than three events on average, in every game. */
  EVENTS = 3 * 1000
};

typedef struct
{
  const char *folder;
  const char *const *commands;
  GPtrArray *witnesses; /* Witness */
} Worker;

static void
free_witness (gpointer data)
{
  witness_clear (data);
  g_free (data);
}

/* Plays one game after the other until there were enough moves. */
static gpointer
work (gpointer data)
{
  Worker *self = data;
  guint n = 0;

  for (guint i = 0; n < EVENTS; i++)
    {
      Witness *witness = g_new0 (Witness, 1);
      g_auto (Run) run = run_lab (self->folder, self->commands[i % 2]);

      g_assert_cmpstr (run.complained, ==, "");
      g_assert_cmpint (run.code, ==, BLUFF_LAB_OK);
      witness_init (witness);
      witness_hear (witness, run.said);
      g_ptr_array_add (self->witnesses, witness);
      n += witness->printed->len;
    }

  return NULL;
}

static void
test_own_games (void)
{
  static const char *const commands[WORKERS][2] = {
    { "play pirate --players 5 --seed 1 --data-dir @data", "play bluffer --players 4 --seed 2 --data-dir @data" },
    { "play bluffaneer --players 6 --seed 3 --data-dir @data", "play pirate --players 3 --seed 4 --data-dir @data" },
  };
  g_autofree char *folder = make_folder ();
  GThread *threads[WORKERS];
  Worker workers[WORKERS];

  for (guint i = 0; i < WORKERS; i++)
    {
      workers[i] = (Worker){ folder, commands[i], g_ptr_array_new_with_free_func (free_witness) };
      threads[i] = g_thread_new ("worker", work, &workers[i]);
    }
  for (guint i = 0; i < WORKERS; i++)
    g_thread_join (threads[i]);

  assert_data_ok (folder);
  for (guint i = 0; i < WORKERS; i++)
    {
      for (guint j = 0; j < workers[i].witnesses->len; j++)
        g_free (witness_testify (g_ptr_array_index (workers[i].witnesses, j), folder));
      g_ptr_array_unref (workers[i].witnesses);
    }
  remove_folder (folder);
}

/* A process that plays, halted once it has printed its game's id. */
static GSubprocess *
start_and_halt (const char *folder, Witness *witness)
{
  g_autofree char *data = g_build_filename (folder, "data", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDataInputStream) out = NULL;
  GSubprocess *process;

  process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, g_getenv ("BLUFF_LAB"), "play", "pirate",
                              "--players", "5", "--option", "voyage=long", "--seed", "1", "--data-dir", data, NULL);
  g_assert_no_error (error);
  out = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));
  /* If nobody listened any more, it would die of its next word rather than halt. */
  g_filter_input_stream_set_close_base_stream (G_FILTER_INPUT_STREAM (out), FALSE);
  witness->id = g_data_input_stream_read_line (out, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (witness->id);
  g_subprocess_send_signal (process, SIGSTOP);
  return process;
}

/* The second is told so plainly, and neither harms the other. */
static void
test_same_game (void)
{
  g_autofree char *folder = make_folder ();
  g_autoptr (GSubprocess) process = NULL;
  g_autofree char *resume = NULL;
  g_autofree char *wanted = NULL;
  g_auto (Run) run = { 0 };
  Witness witness;

  witness_init (&witness);
  process = start_and_halt (folder, &witness);
  resume = g_strdup_printf ("play --resume %s --seed 1 --data-dir @data", witness.id);
  wanted = g_strdup_printf ("bluff-bay-lab play: The game %s is open in another window or program. Play on "
                            "there, or close it first.\n",
                            witness.id);
  run = run_lab (folder, resume);
  assert_run (&run, BLUFF_LAB_WRONG, "", wanted);

  g_subprocess_force_exit (process);
  g_subprocess_wait (process, NULL, NULL);
  assert_data_ok (folder);
  assert_goes_on (&witness, folder);
  witness_clear (&witness);
  remove_folder (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lab/together/same-game", test_same_game);
  g_test_add_func ("/lab/together/own-games", test_own_games);

  return g_test_run ();
}
