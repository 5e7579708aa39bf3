/* bluff-lab-recount.c: bluff-bay-lab recount: facts and ratings computed again from the events.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-arguments.h"
#include "bluff-lab-commands.h"
#include "bluff-lab-data.h"
#include "bluff-lab-table.h"
#include "bluff-saves-count.h"

static void
print (const BluffSavesRecount *recount)
{
  g_autoptr (BluffLabTable) table = bluff_lab_table_new ("lr");

  bluff_lab_table_add (table, "games counted again");
  bluff_lab_table_add (table, "%u", recount->counted);
  bluff_lab_table_add (table, "of these with other results than before");
  bluff_lab_table_add (table, "%u", recount->changed);
  /* Games whose events are missing or damaged. */
  bluff_lab_table_add (table, "games that could not be counted and were left as they are");
  bluff_lab_table_add (table, "%u", recount->kept);
  bluff_lab_table_add (table, "games rated");
  bluff_lab_table_add (table, "%u", recount->rated);
  bluff_lab_table_print (table);
}

int
bluff_lab_recount (int argc, char **argv)
{
  g_autofree char *data_dir = NULL;
  g_auto (GStrv) rest = NULL;
  g_auto (BluffLabData) data = { NULL };
  g_autoptr (GError) error = NULL;
  const GOptionEntry entries[] = {
    BLUFF_LAB_DATA_DIR (&data_dir),
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &rest, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };
  BluffSavesRecount recount;

  if (!bluff_lab_parse (NULL,
                        "Counts the facts of all finished games again from their events, and computes the ratings.",
                        entries, argc, argv, &error) ||
      !bluff_lab_read_words (rest, 0, &error) || !bluff_lab_data_open (&data, data_dir, BLUFF_LAB_DATA_NEED, &error) ||
      !bluff_saves_recount (data.saves, NULL, NULL, NULL, &recount, &error))
    return bluff_lab_report (error);

  print (&recount);
  return BLUFF_LAB_OK;
}
