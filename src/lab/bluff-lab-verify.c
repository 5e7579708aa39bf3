/* bluff-lab-verify.c: bluff-bay-lab verify: records are checked against the format and the rules.
 *
 * What is printed is for people and for programs: only the sentence is in the user's language.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-verify.h"

#include "bluff-lab-arguments.h"
#include "bluff-lab-commands.h"
#include "bluff-lab-print.h"
#include "bluff-words.h"

#include <stdio.h>
#include <unistd.h>

gboolean
bluff_lab_read_record (BluffRecordReader *reader, const char *file)
{
  return g_str_equal (file, "-") ? bluff_record_reader_read_fd (reader, STDIN_FILENO)
                                 : bluff_record_reader_read_file (reader, file);
}

char *
bluff_lab_describe_fault (const BluffFault *fault)
{
  g_autofree char *sentence = bluff_words_fault (fault);

  return g_strdup_printf ("%u: %s: %s", fault->line, bluff_fault_rule (fault), sentence);
}

static gboolean
verify (const char *file)
{
  g_autoptr (BluffRecordReader) reader = bluff_record_reader_new (BLUFF_RECORD_READER_DEFAULT);
  gboolean valid = bluff_lab_read_record (reader, file);

  bluff_lab_print_name (stdout, file);
  if (valid)
    {
      const BluffHead *head = &bluff_record_reader_state (reader)->head;

      g_print (": ok, %s, %u events, %s\n", bluff_game_name (head->table.game), bluff_record_reader_n_events (reader),
               head->phase == BLUFF_PHASE_OVER ? "finished" : "unfinished");
    }
  else
    {
      g_autofree char *fault = bluff_lab_describe_fault (bluff_record_reader_fault (reader));

      g_print (":%s\n", fault);
    }

  return valid;
}

int
bluff_lab_verify (int argc, char **argv)
{
  g_auto (GStrv) files = NULL;
  g_autoptr (GError) error = NULL;
  gboolean all_valid = TRUE;
  const GOptionEntry entries[] = {
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!bluff_lab_parse ("FILE…",
                        "Checks records of games, line by line, against the format and the rules.\n"
                        "A FILE that is “-” stands for the standard input.",
                        entries, argc, argv, &error))
    return bluff_lab_report (error);

  if (files == NULL)
    {
      bluff_lab_misuse (&error, "A file must be named.");
      return bluff_lab_report (error);
    }

  for (guint i = 0; files[i] != NULL; i++)
    if (!verify (files[i]))
      all_valid = FALSE;

  return all_valid ? BLUFF_LAB_OK : BLUFF_LAB_WRONG;
}
