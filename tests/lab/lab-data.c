/* lab-data.c: games that bluff-bay-lab has saved, looked at from outside.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-data.h"

#include "bluff-lab-commands.h"

#include <stdio.h>
#include <string.h>

void
witness_init (Witness *self)
{
  self->id = NULL;
  self->printed = g_ptr_array_new_with_free_func (g_free);
}

void
witness_clear (Witness *self)
{
  g_clear_pointer (&self->id, g_free);
  g_clear_pointer (&self->printed, g_ptr_array_unref);
}

void
witness_hear (Witness *self, const char *said)
{
  g_auto (GStrv) lines = g_strsplit (said, "\n", -1);
  guint n = g_strv_length (lines);

  /* What stands after the last line's end is no line. */
  for (guint i = 0; i + 1 < n; i++)
    if (i > 0)
      g_ptr_array_add (self->printed, g_strdup (lines[i]));
    else if (self->id == NULL)
      self->id = g_strdup (lines[i]);
    else
      g_assert_cmpstr (lines[i], ==, self->id);
}

/* The number of an event, which its line begins with. */
static guint
read_number (const char *line)
{
  guint number = 0;

  g_assert_cmpint (sscanf (line, "{\"n\":%u,", &number), ==, 1);
  return number;
}

char *
witness_testify (const Witness *self, const char *folder)
{
  g_autofree char *arguments = g_strdup_printf ("export %s - --data-dir @data", self->id);
  g_auto (Run) run = run_lab (folder, arguments);
  g_auto (GStrv) lines = g_strsplit (run.said, "\n", -1);
  guint n = g_strv_length (lines);

  g_assert_cmpstr (run.complained, ==, "");
  g_assert_cmpint (run.code, ==, BLUFF_LAB_OK);
  for (guint i = 0; i < self->printed->len; i++)
    {
      const char *line = g_ptr_array_index (self->printed, i);
      guint number = read_number (line);

      g_assert_cmpuint (number, <, n);
      g_assert_cmpstr (lines[number], ==, line);
    }

  return g_steal_pointer (&run.said);
}

void
assert_data_ok (const char *folder)
{
  g_auto (Run) run = run_lab (folder, "check --data-dir @data");

  g_assert_cmpstr (run.complained, ==, "");
  g_assert_true (g_str_has_prefix (run.said, "ok, "));
  g_assert_cmpint (run.code, ==, BLUFF_LAB_OK);
}

void
assert_goes_on (Witness *self, const char *folder)
{
  g_autofree char *arguments = g_strdup_printf ("play --resume %s --seed 1 --data-dir @data", self->id);
  g_autofree char *record = NULL;
  g_auto (Run) run = run_lab (folder, arguments);
  g_auto (Run) verified = { 0 };

  g_assert_cmpint (run.code, ==, BLUFF_LAB_OK);
  witness_hear (self, run.said);
  record = witness_testify (self, folder);
  verified = run_lab_with_input (folder, "verify -", record, strlen (record));
  g_assert_cmpint (verified.code, ==, BLUFF_LAB_OK);
  g_assert_true (g_str_has_suffix (verified.said, ", finished\n"));
}

char *
make_data (Witness *witness)
{
  char *folder = make_folder ();
  g_auto (Run) run = run_lab (folder, "play bluffer --players 3 --seed 7 --data-dir @data");

  g_assert_cmpstr (run.complained, ==, "");
  g_assert_cmpint (run.code, ==, BLUFF_LAB_OK);
  witness_init (witness);
  witness_hear (witness, run.said);
  g_assert_cmpuint (witness->printed->len, >, 10);
  return folder;
}

void
clear_data (Witness *witness, char *folder)
{
  witness_clear (witness);
  remove_folder (folder);
  g_free (folder);
}

void
assert_says (const char *folder, const char *arguments, int code, const char *const *words)
{
  g_auto (Run) run = run_lab (folder, arguments);
  g_autofree char *all = g_strconcat (run.said, run.complained, NULL);

  for (guint i = 0; words[i] != NULL; i++)
    if (strstr (all, words[i]) == NULL)
      g_error ("“%s” does not say “%s” but: %s", arguments, words[i], all);
  g_assert_cmpint (run.code, ==, code);
}
