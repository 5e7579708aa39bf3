/* bluff-lab-show.c: bluff-bay-lab show: the game of a record in words, whole or as one seat saw it.
 *
 * A seat is told what the rules tell it, event by event, so that nothing comes out here that it could not know.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-arguments.h"
#include "bluff-lab-commands.h"
#include "bluff-lab-print.h"
#include "bluff-lab-table.h"
#include "bluff-lab-verify.h"
#include "bluff-rules.h"
#include "bluff-words-names.h"
#include "bluff-words.h"

#include <stdio.h>

enum
{
  NUMBER_WIDTH = 5 /* columns of an event's number */
};

/* The command line, as it was written. */
typedef struct
{
  char **files;
  char *seat;
  char *at;
} Arguments;

static void
clear_arguments (Arguments *self)
{
  g_strfreev (self->files);
  g_free (self->seat);
  g_free (self->at);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Arguments, clear_arguments)

/* What is to be shown. */
typedef struct
{
  const BluffRecord *record;
  BluffCast cast;
  guint last; /* the number of the last event to show */
} Show;

static gboolean
parse (Arguments *self, int argc, char **argv, GError **error)
{
  const GOptionEntry entries[] = {
    { "seat", 0, 0, G_OPTION_ARG_STRING, &self->seat, "Tell what one seat saw; seats are numbered from 0", "N" },
    { "at", 0, 0, G_OPTION_ARG_STRING, &self->at, "End after this event, and tell how everybody stands", "EVENT" },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &self->files, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!bluff_lab_parse ("FILE",
                        "Tells the game of a record in words, whole or as one seat saw it.\n"
                        "A FILE that is “-” stands for the standard input.",
                        entries, argc, argv, error))
    return FALSE;

  if (self->files == NULL)
    return bluff_lab_misuse (error, "A file must be named.");

  if (self->files[1] != NULL)
    {
      g_autofree char *name = g_filename_display_name (self->files[1]);

      return bluff_lab_misuse (error, "One file at a time: “%s” is too much.", name);
    }

  return TRUE;
}

/* Whether --seat and --at are numbers at all, before a file is read. */
static gboolean
check_numbers (const Arguments *self, GError **error)
{
  guint64 number;

  return (self->seat == NULL || bluff_lab_read_number ("--seat", self->seat, 0, BLUFF_MAX_SEATS - 1, &number, error)) &&
         (self->at == NULL || bluff_lab_read_number ("--at", self->at, 1, BLUFF_RECORD_EVENTS_MAX, &number, error));
}

/* Finds out what to show of a record; that of a faulty one may be shorter than the user thinks. */
static gboolean
prepare (Show *self, const Arguments *arguments, const BluffRecordReader *reader, GError **error)
{
  const BluffRecord *record = bluff_record_reader_record (reader);
  guint n_events = bluff_record_n_events (record);
  gboolean faulty = bluff_record_reader_fault (reader) != NULL;
  guint64 number;

  *self = (Show){ .record = record, .last = n_events };
  self->cast = (BluffCast){ .players = record->table.players, .viewer = BLUFF_NO_SEAT };
  for (guint seat = 0; seat < record->table.players; seat++)
    self->cast.names[seat] = record->players[seat].name;

  if (arguments->seat != NULL)
    {
      if (!bluff_lab_read_number ("--seat", arguments->seat, 0, record->table.players - 1u, &number, error))
        return FALSE;
      self->cast.viewer = (BluffSeat) number;
    }

  if (arguments->at != NULL)
    {
      if (!bluff_lab_read_number ("--at", arguments->at, 1, faulty ? BLUFF_RECORD_EVENTS_MAX : MAX (n_events, 1),
                                  &number, error))
        return FALSE;
      self->last = MIN (n_events, (guint) number);
    }

  return TRUE;
}

static void
add_player (BluffLabTable *table, const Show *self, BluffSeat seat)
{
  const BluffRecordPlayer *player = &self->record->players[seat];
  g_autofree char *name = bluff_cast_name (&self->cast, seat);
  g_autofree char *level = bluff_words_level (bluff_record_level_name (player->level));

  bluff_lab_table_add (table, "Seat %u", seat);
  if (player->computer)
    bluff_lab_table_add (table, "%1$s (%2$s)", name, level);
  else
    bluff_lab_table_add (table, "%s", name);
}

/* What was agreed before the game began. */
static void
print_header (const Show *self)
{
  g_autoptr (BluffLabTable) table = bluff_lab_table_new ("ll");
  const BluffTable *agreed = &self->record->table;
  g_autofree char *game = bluff_words_game (agreed->game);
  g_autofree char *first = bluff_cast_name (&self->cast, agreed->first);
  const char *key;

  bluff_lab_table_add (table, "Game");
  bluff_lab_table_add (table, "%s", game);
  for (guint i = 0; (key = bluff_game_option_key (agreed->game, i)) != NULL; i++)
    {
      g_autofree char *option = bluff_words_option (key);
      g_autofree char *value = bluff_words_option_value (key, bluff_table_option (agreed, key));

      bluff_lab_table_add (table, "%s", option);
      bluff_lab_table_add (table, "%s", value);
    }
  for (BluffSeat seat = 0; seat < agreed->players; seat++)
    add_player (table, self, seat);
  /* The player who begins the game. */
  bluff_lab_table_add (table, "First player");
  bluff_lab_table_add (table, "%s", first);
  if (self->cast.viewer != BLUFF_NO_SEAT)
    {
      g_autofree char *viewer = bluff_cast_name (&self->cast, self->cast.viewer);

      /* The player through whose eyes the game is told. */
      bluff_lab_table_add (table, "As seen by");
      bluff_lab_table_add (table, "%s", viewer);
    }

  bluff_lab_table_print (table);
  g_print ("\n");
}

/* Prints the events up to the last one to show; STATE is the game after it. */
static void
print_events (const Show *self, BluffState *state)
{
  bluff_rules_open (state, &self->record->table);
  for (guint n = 1; n <= self->last; n++)
    {
      const BluffEvent *event = &bluff_record_entry (self->record, n)->event;
      g_autofree char *number = g_strdup_printf ("%u", n);
      g_autofree char *sentence = NULL;
      BluffTold told;

      bluff_rules_tell (state, event, self->cast.viewer, &told);
      sentence = bluff_words_event (&self->cast, &told);
      bluff_lab_print_item (number, NUMBER_WIDTH, sentence);
      bluff_rules_apply (state, event);
    }
}

/* How a seat stands in its own eyes: its line of all. */
static char *
describe_own_standing (const Show *self, const BluffState *state, BluffSeat seat)
{
  g_autofree char *standing = NULL;
  g_auto (GStrv) lines = NULL;
  BluffView view;

  bluff_rules_sight (state, seat, &view);
  standing = bluff_words_standing (&self->cast, &view);
  lines = g_strsplit (standing, "\n", -1);
  g_return_val_if_fail (seat < g_strv_length (lines), NULL);

  return g_strdup (lines[seat]);
}

/* What the game waits for and how everybody stands, as the seat sees it. A reader who may see everything is told of
 * each seat what that seat sees of itself. */
static void
print_standing (const Show *self, const BluffState *state)
{
  BluffSeat viewer = self->cast.viewer;
  g_autofree char *phase = NULL;
  BluffView view;

  bluff_rules_sight (state, viewer != BLUFF_NO_SEAT ? viewer : state->head.turn, &view);
  phase = bluff_words_phase (&self->cast, &view);
  g_print ("\n");
  bluff_lab_print_line (phase);

  /* Nobody has anything before the set-up. */
  if (state->head.phase == BLUFF_PHASE_SETUP)
    return;

  if (viewer != BLUFF_NO_SEAT)
    {
      g_autofree char *standing = bluff_words_standing (&self->cast, &view);

      bluff_lab_print_line (standing);
      return;
    }

  for (BluffSeat seat = 0; seat < self->cast.players; seat++)
    {
      g_autofree char *standing = describe_own_standing (self, state, seat);

      bluff_lab_print_line (standing);
    }
}

static void
print_fault (const char *file, const BluffFault *fault)
{
  g_autofree char *description = bluff_lab_describe_fault (fault);

  fflush (stdout);
  bluff_lab_print_name (stderr, file);
  g_printerr (":%s\n", description);
}

/* A faulty record is shown up to the fault: people who look for the fault need that part. */
static gboolean
show (const Arguments *arguments, const BluffRecordReader *reader, GError **error)
{
  gboolean faulty = bluff_record_reader_fault (reader) != NULL;
  BluffState state;
  Show self;

  if (!prepare (&self, arguments, reader, error))
    return FALSE;

  print_header (&self);
  print_events (&self, &state);
  if (arguments->at != NULL || (!faulty && state.head.phase != BLUFF_PHASE_OVER))
    print_standing (&self, &state);

  return TRUE;
}

int
bluff_lab_show (int argc, char **argv)
{
  g_autoptr (BluffRecordReader) reader = bluff_record_reader_new (BLUFF_RECORD_READER_KEEP_EVENTS);
  g_auto (Arguments) arguments = { NULL };
  g_autoptr (GError) error = NULL;
  gboolean valid;

  if (!parse (&arguments, argc, argv, &error) || !check_numbers (&arguments, &error))
    return bluff_lab_report (error);

  valid = bluff_lab_read_record (reader, arguments.files[0]);
  if (bluff_record_reader_record (reader) != NULL && !show (&arguments, reader, &error))
    return bluff_lab_report (error);

  if (!valid)
    print_fault (arguments.files[0], bluff_record_reader_fault (reader));

  return valid ? BLUFF_LAB_OK : BLUFF_LAB_WRONG;
}
