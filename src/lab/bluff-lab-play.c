/* bluff-lab-play.c: bluff-bay-lab play: a game of computer players that is saved move by move.
 *
 * An event is printed when it is in the database and not before, and what is printed is what the database has: the
 * line is read from there.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-arguments.h"
#include "bluff-lab-commands.h"
#include "bluff-lab-data.h"
#include "bluff-lab-game.h"
#include "bluff-lab-print.h"
#include "bluff-words.h"

#include <stdio.h>

/* The command line, as it was written. */
typedef struct
{
  char **games;
  char *players;
  char *seed;
  char *levels;
  char **options;
  char *resume;
  char *data_dir;
} Arguments;

static void
clear_arguments (Arguments *self)
{
  g_strfreev (self->games);
  g_free (self->players);
  g_free (self->seed);
  g_free (self->levels);
  g_strfreev (self->options);
  g_free (self->resume);
  g_free (self->data_dir);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Arguments, clear_arguments)

/* What is to be played. */
typedef struct
{
  BluffTable table;
  guint8 levels[BLUFF_MAX_SEATS]; /* BluffLevel */
  gboolean seeded;
  guint64 seed;
} Plan;

/* A game while it is played. */
typedef struct
{
  BluffStore *store;
  BluffSavedGame *game;
  BluffMatch *match;
  GMainLoop *loop;
  guint printed; /* events */
  GError *error;
} Play;

static gboolean
parse (Arguments *self, int argc, char **argv, GError **error)
{
  const GOptionEntry entries[] = {
    { "players", 0, 0, G_OPTION_ARG_STRING, &self->players, "How many seats there are", "N" },
    { "levels", 0, 0, G_OPTION_ARG_STRING, &self->levels,
      "random or deckhand, for all seats or one for each; deckhand unless given", "L,L,…" },
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &self->options, "An option of the game; may be repeated",
      "KEY=VALUE" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &self->seed, "The number that chance begins with", "S" },
    { "resume", 0, 0, G_OPTION_ARG_STRING, &self->resume, "Go on with a saved game instead", "ID" },
    BLUFF_LAB_DATA_DIR (&self->data_dir),
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &self->games, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  return bluff_lab_parse ("GAME --players N | --resume ID",
                          "Lets computer players play one game, which is saved move by move.\n"
                          "Prints the game’s id, and then each event as it stands in the record, once it is saved.",
                          entries, argc, argv, error);
}

static gboolean
read_plan (const Arguments *self, Plan *plan, GError **error)
{
  BluffGame game;
  guint players;

  plan->seeded = self->seed != NULL;
  if (plan->seeded && !bluff_lab_read_number ("--seed", self->seed, 0, G_MAXUINT64, &plan->seed, error))
    return FALSE;

  if (self->resume != NULL)
    {
      if (self->games != NULL || self->players != NULL || self->levels != NULL || self->options != NULL)
        return bluff_lab_misuse (error, "A saved game has its players and options: with --resume none are given.");
      return TRUE;
    }

  if (!bluff_lab_read_game (self->games, &game, error) ||
      !bluff_lab_read_players (game, self->players, &players, error))
    return FALSE;

  bluff_table_init (&plan->table, game, players);
  plan->table.first = (BluffSeat) (plan->seeded ? plan->seed % players : g_random_int () % players);
  return bluff_lab_read_levels (self->levels, players, BLUFF_N_LEVELS, plan->levels, error) &&
         bluff_lab_read_options (self->options, &plan->table, error);
}

/* --- Playing -------------------------------------------------------------------------------------------------------
 */

static void
stop (Play *self)
{
  g_main_loop_quit (self->loop);
}

/* Prints what the database has and has not been printed yet. */
static void
told_cb (BluffMatch *match G_GNUC_UNUSED, guint number, Play *self)
{
  g_autoptr (BluffStoreGame) game = NULL;
  g_autoptr (GPtrArray) lines = NULL;

  if (number <= self->printed || self->error != NULL)
    return;

  game = bluff_store_read_game (self->store, bluff_saved_game_get_id (self->game), &lines, &self->error);
  if (game == NULL)
    {
      stop (self);
      return;
    }

  for (; self->printed < lines->len; self->printed++)
    printf ("%s\n", (const char *) g_ptr_array_index (lines, self->printed));
  fflush (stdout);
}

static void
failed_cb (BluffMatch *match G_GNUC_UNUSED, const GError *error, Play *self)
{
  if (self->error == NULL)
    self->error = g_error_copy (error);
  stop (self);
}

static void
over_cb (BluffMatch *match, GParamSpec *pspec G_GNUC_UNUSED, Play *self)
{
  if (bluff_match_is_over (match))
    stop (self);
}

static void
id_changed_cb (BluffSavedGame *game, GParamSpec *pspec G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  g_printerr ("From here on it is a new game: %s\n", bluff_saved_game_get_id (game));
}

static gboolean
run (Play *self, GError **error)
{
  g_signal_connect (self->match, "told", G_CALLBACK (told_cb), self);
  g_signal_connect (self->match, "failed", G_CALLBACK (failed_cb), self);
  g_signal_connect (self->match, "notify::over", G_CALLBACK (over_cb), self);
  g_signal_connect (self->game, "notify::id", G_CALLBACK (id_changed_cb), self);

  self->loop = g_main_loop_new (NULL, FALSE);
  bluff_match_resume (self->match);
  g_main_loop_run (self->loop);
  g_main_loop_unref (self->loop);

  g_signal_handlers_disconnect_by_data (self->match, self);
  g_signal_handlers_disconnect_by_data (self->game, self);
  bluff_saved_game_close (self->game);
  if (self->error == NULL)
    return TRUE;

  g_propagate_error (error, self->error);
  return FALSE;
}

/* --- Opening -------------------------------------------------------------------------------------------------------
 */

static BluffSavedGame *
begin (BluffSaves *saves, const Plan *plan, GError **error)
{
  BluffSavesSeat seats[BLUFF_MAX_SEATS] = { 0 };

  for (BluffSeat seat = 0; seat < plan->table.players; seat++)
    seats[seat] = (BluffSavesSeat){
      .kind = BLUFF_STORE_COMPUTER,
      .name = bluff_lab_name (seat),
      .level = bluff_level_name (plan->levels[seat]),
    };

  return bluff_saves_begin (saves, &plan->table, seats, error);
}

/* What is wrong with a game that goes on all the same. */
static void
warn_of_damage (BluffSavedGame *game)
{
  g_autofree char *why = NULL;
  BluffFault fault;
  guint event;

  if (!bluff_saved_game_get_damage (game, &event, &fault))
    return;

  why = bluff_words_fault (&fault);
  g_printerr ("Event %1$u of this game is damaged. %2$s What was played before it is good, and all of it is kept.\n",
              event, why);
}

static gboolean
play (BluffLabData *data, const Arguments *arguments, const Plan *plan, GError **error)
{
  g_autoptr (BluffSavedGame) game = NULL;
  g_autofree char *id = NULL;
  Play self = { .store = data->store };

  game = arguments->resume != NULL ? bluff_saves_open (data->saves, arguments->resume, error)
                                   : begin (data->saves, plan, error);
  if (game == NULL)
    return FALSE;

  self.game = game;
  self.match = bluff_saved_game_get_match (game);
  self.printed = bluff_saved_game_get_n_saved (game);
  id = bluff_lab_escape (bluff_saved_game_get_id (game));
  printf ("%s\n", id);
  fflush (stdout);
  warn_of_damage (game);

  if (bluff_match_is_over (self.match))
    {
      g_printerr ("This game is over already.\n");
      return TRUE;
    }
  if (bluff_match_get_people (self.match) != 0)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                   "People play in this game, and nobody plays for them here. Nothing was changed.");
      return FALSE;
    }

  if (plan->seeded)
    bluff_match_set_seed (self.match, plan->seed);
  return run (&self, error);
}

int
bluff_lab_play (int argc, char **argv)
{
  g_auto (Arguments) arguments = { NULL };
  g_auto (BluffLabData) data = { NULL };
  g_autoptr (GError) error = NULL;
  Plan plan = { .seeded = FALSE };
  BluffLabDataMode mode;

  if (!parse (&arguments, argc, argv, &error) || !read_plan (&arguments, &plan, &error))
    return bluff_lab_report (error);

  mode = arguments.resume != NULL ? BLUFF_LAB_DATA_NEED : BLUFF_LAB_DATA_MAKE;
  if (!bluff_lab_data_open (&data, arguments.data_dir, mode, &error) || !play (&data, &arguments, &plan, &error))
    return bluff_lab_report (error);

  return BLUFF_LAB_OK;
}
