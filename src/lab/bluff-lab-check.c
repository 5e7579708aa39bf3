/* bluff-lab-check.c: bluff-bay-lab check: whether everything that is saved is whole and legal.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-arguments.h"
#include "bluff-lab-commands.h"
#include "bluff-lab-data.h"
#include "bluff-lab-print.h"
#include "bluff-lab-verify.h"
#include "bluff-saves-care.h"
#include "bluff-words-store.h"

static const char *const finding_names[BLUFF_STORE_N_FINDINGS] = {
  [BLUFF_STORE_FINDING_INTEGRITY] = "integrity",
  [BLUFF_STORE_FINDING_FOREIGN_KEY] = "foreign-key",
  [BLUFF_STORE_FINDING_LINES] = "lines",
  [BLUFF_STORE_FINDING_RESULTS] = "results",
};

static void
print_finding (const BluffStoreFinding *finding)
{
  g_autofree char *game = finding->game != NULL ? bluff_lab_escape (finding->game) : NULL;
  BluffTrouble trouble = {
    .cause = finding_names[finding->cause],
    .name = game,
    .message = finding->detail,
  };
  g_autofree char *sentence = bluff_words_store_finding (&trouble);

  /* What the database says may have several lines. */
  bluff_lab_print_line (sentence);
}

static void
print_damage (const BluffSavesDamage *damage)
{
  g_autofree char *fault = bluff_lab_describe_fault (&damage->fault);
  g_autofree char *game = bluff_lab_escape (damage->game);

  /* Line, rule and sentence, as `verify` says them of the game's record. */
  g_print ("%s:%s\n", game, fault);
}

static gboolean
print (const BluffSavesReport *report)
{
  gboolean good = report->findings->len == 0 && report->damages->len == 0;

  for (guint i = 0; i < report->findings->len; i++)
    print_finding (g_ptr_array_index (report->findings, i));
  for (guint i = 0; i < report->damages->len; i++)
    print_damage (g_ptr_array_index (report->damages, i));

  if (good)
    g_print (bluff_lab_plural ("ok, %u game\n", "ok, %u games\n", report->games), report->games);
  else
    g_print ("Nothing was changed. A damaged game opens up to its last good move; for the rest, restore a "
             "backup, or use “salvage”.\n");
  return good;
}

int
bluff_lab_check (int argc, char **argv)
{
  g_autofree char *data_dir = NULL;
  g_auto (GStrv) rest = NULL;
  g_auto (BluffLabData) data = { NULL };
  g_autoptr (BluffSavesReport) report = NULL;
  g_autoptr (GError) error = NULL;
  const GOptionEntry entries[] = {
    BLUFF_LAB_DATA_DIR (&data_dir),
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &rest, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!bluff_lab_parse (NULL,
                        "Checks everything that is saved: the file, what refers to what, and every event of every\n"
                        "game by the rules.",
                        entries, argc, argv, &error) ||
      !bluff_lab_read_words (rest, 0, &error) || !bluff_lab_data_open (&data, data_dir, BLUFF_LAB_DATA_NEED, &error))
    return bluff_lab_report (error);

  report = bluff_saves_check (data.saves, NULL, NULL, NULL, &error);
  if (report == NULL)
    return bluff_lab_report (error);

  return print (report) ? BLUFF_LAB_OK : BLUFF_LAB_WRONG;
}
