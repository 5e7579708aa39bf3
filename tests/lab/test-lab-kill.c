/* test-lab-kill.c: bluff-bay-lab play is killed at random moments, again and again.
 *
 * Two at a time in one data directory. Whenever an event was printed it must be there afterwards, with the same text;
 * the database must be whole, and the game must go on to its end. The environment says how often it is killed
 * (BLUFF_KILLS), so that `./dev soak kill` can do it longer than CI, and from which number the moments come
 * (BLUFF_SEED); how much has been played by then depends on the machine.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-commands.h"
#include "lab-data.h"

#include <gio/gio.h>
#include <signal.h>
#include <stdlib.h>

enum
{
  DEFAULT_KILLS = 210,
  DEFAULT_SEED = 1,
  WORKERS = 2,
  MOST_KILLS_A_GAME = 8,
  US_PER_MS = 1000
};

/* Lives are about as long as what is played in them: to be killed at the beginning, on the way, and near the end. */
static const struct
{
  const char *arguments;
  int longest_life; /* ms */
} games[] = {
  { "pirate --players 4", 250 },
  { "bluffer --players 4", 60 },
  { "bluffaneer --players 5", 150 },
};

/* All workers together. */
typedef struct
{
  char *folder;
  int wanted;
  int kills; /* atomic */
  int ends;  /* atomic: processes that came to their end before they were killed */
  int events;
} Campaign;

typedef struct
{
  Campaign *campaign;
  GRand *chance;
  guint turn;
} Worker;

static GSubprocess *
start (const char *folder, const char *command, guint32 seed)
{
  g_autofree char *data = g_build_filename (folder, "data", NULL), *number = g_strdup_printf ("%u", seed);
  g_auto (GStrv) words = g_strsplit (command, " ", -1);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) argv = NULL;
  g_autoptr (GError) error = NULL;
  GSubprocess *process;

  g_strv_builder_add_many (builder, g_getenv ("BLUFF_LAB"), "play", "--data-dir", data, "--seed", number, NULL);
  for (guint i = 0; words[i] != NULL; i++)
    g_strv_builder_add (builder, words[i]);
  argv = g_strv_builder_end (builder);
  process = g_subprocess_newv ((const char *const *) argv, G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error);
  g_assert_no_error (error);
  return process;
}

/* Lets it live for a while; TRUE if it was killed, FALSE if it had come to its end. */
static gboolean
live_and_die (Worker *self, Witness *witness, int longest)
{
  g_autofree char *command = witness->id != NULL ? g_strdup_printf ("--resume %s", witness->id)
                                                 : g_strdup (games[self->turn % G_N_ELEMENTS (games)].arguments);
  g_autoptr (GSubprocess) process = start (self->campaign->folder, command, g_rand_int (self->chance));
  g_autoptr (GError) error = NULL;
  g_autofree char *said = NULL;

  g_usleep ((gulong) g_rand_int_range (self->chance, 0, longest * US_PER_MS));
  g_subprocess_send_signal (process, SIGKILL);
  g_subprocess_communicate_utf8 (process, NULL, NULL, &said, NULL, &error);
  g_assert_no_error (error);
  witness_hear (witness, said);
  if (g_subprocess_get_if_signaled (process))
    {
      g_assert_cmpint (g_subprocess_get_term_sig (process), ==, SIGKILL);
      return TRUE;
    }

  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, BLUFF_LAB_OK);
  return FALSE;
}

/* One game: killed several times, looked at, and played to its end. */
static void
play_game (Worker *self)
{
  int longest = games[self->turn % G_N_ELEMENTS (games)].longest_life;
  int n = g_rand_int_range (self->chance, 1, MOST_KILLS_A_GAME + 1);
  Campaign *campaign = self->campaign;
  gboolean killed = TRUE;
  Witness witness;

  witness_init (&witness);
  for (int i = 0; i < n && killed; i++)
    {
      killed = live_and_die (self, &witness, longest);
      g_atomic_int_inc (killed ? &campaign->kills : &campaign->ends);
      if (witness.id != NULL)
        g_free (witness_testify (&witness, campaign->folder));
    }

  /* A process that is killed before it says anything may have left no database at all. */
  if (witness.id != NULL)
    {
      assert_data_ok (campaign->folder);
      assert_goes_on (&witness, campaign->folder);
    }
  g_atomic_int_add (&campaign->events, (int) witness.printed->len);
  witness_clear (&witness);
  self->turn++;
}

static gpointer
work (gpointer data)
{
  Worker *self = data;

  while (g_atomic_int_get (&self->campaign->kills) < self->campaign->wanted)
    play_game (self);

  return NULL;
}

static void
test_kill (void)
{
  const char *wanted = g_getenv ("BLUFF_KILLS"), *seed = g_getenv ("BLUFF_SEED");
  Campaign campaign = { .wanted = wanted != NULL ? atoi (wanted) : DEFAULT_KILLS };
  GThread *threads[WORKERS];
  Worker workers[WORKERS];

  campaign.folder = make_folder ();
  for (guint i = 0; i < WORKERS; i++)
    {
      workers[i] = (Worker){
        .campaign = &campaign,
        .chance = g_rand_new_with_seed ((seed != NULL ? (guint32) atoi (seed) : DEFAULT_SEED) * WORKERS + i),
        .turn = i,
      };
      threads[i] = g_thread_new ("worker", work, &workers[i]);
    }
  for (guint i = 0; i < WORKERS; i++)
    {
      g_thread_join (threads[i]);
      g_rand_free (workers[i].chance);
    }

  assert_data_ok (campaign.folder);
  g_test_message ("%d kills, %d came to their end before, %d events printed", campaign.kills, campaign.ends,
                  campaign.events);
  g_assert_cmpint (campaign.kills, >=, campaign.wanted);
  remove_folder (campaign.folder);
  g_free (campaign.folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kill/printed-is-saved", test_kill);

  return g_test_run ();
}
