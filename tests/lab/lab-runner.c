/* lab-runner.c: runs bluff-bay-lab as anybody does, as a program.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-runner.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>

void
run_clear (Run *self)
{
  g_clear_pointer (&self->said, g_free);
  g_clear_pointer (&self->complained, g_free);
}

static GPtrArray *
split_arguments (const char *folder, const char *arguments)
{
  g_auto (GStrv) words = g_strsplit (arguments, " ", -1);
  GPtrArray *list = g_ptr_array_new_with_free_func (g_free);

  g_assert_nonnull (g_getenv ("BLUFF_LAB"));
  g_ptr_array_add (list, g_strdup (g_getenv ("BLUFF_LAB")));
  for (guint i = 0; words[i] != NULL; i++)
    if (words[i][0] == '@')
      g_ptr_array_add (list, g_build_filename (folder, words[i] + 1, NULL));
    else if (words[i][0] != '\0')
      g_ptr_array_add (list, g_strdup (words[i]));
  g_ptr_array_add (list, NULL);

  return list;
}

static char *
take_text (GBytes *bytes)
{
  gsize n;
  const char *data = g_bytes_get_data (bytes, &n);

  return g_strndup (data != NULL ? data : "", n);
}

Run
run_lab_with_input (const char *folder, const char *arguments, const char *input, gsize n)
{
  g_autoptr (GPtrArray) words = split_arguments (folder, arguments);
  g_autoptr (GBytes) in = g_bytes_new (input, n);
  g_autoptr (GBytes) out = NULL;
  g_autoptr (GBytes) complaints = NULL;
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  Run run;

  process = g_subprocess_newv ((const char *const *) words->pdata,
                               G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE |
                                   G_SUBPROCESS_FLAGS_STDERR_PIPE,
                               &error);
  g_assert_no_error (error);

  /* A program that has heard enough closes its end of the pipe: that is no error of the test's. */
  if (!g_subprocess_communicate (process, in, NULL, &out, &complaints, &error))
    g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BROKEN_PIPE);
  g_subprocess_wait (process, NULL, NULL);
  g_assert_true (g_subprocess_get_if_exited (process));

  run.code = g_subprocess_get_exit_status (process);
  run.said = out != NULL ? take_text (out) : g_strdup ("");
  run.complained = complaints != NULL ? take_text (complaints) : g_strdup ("");
  return run;
}

Run
run_lab (const char *folder, const char *arguments)
{
  return run_lab_with_input (folder, arguments, "", 0);
}

void
assert_run (const Run *run, int code, const char *said, const char *complained)
{
  g_assert_cmpstr (run->complained, ==, complained);
  g_assert_cmpstr (run->said, ==, said);
  g_assert_cmpint (run->code, ==, code);
}

char *
make_folder (void)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("bluff-lab-XXXXXX", &error);

  g_assert_no_error (error);
  return folder;
}

void
remove_folder (const char *folder)
{
  g_auto (GStrv) names = list_folder (folder);

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        remove_folder (path);
      else
        g_assert_cmpint (g_unlink (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

void
write_file (const char *folder, const char *name, const char *text, gssize n)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, n, &error);
  g_assert_no_error (error);
}

char *
read_file (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

char **
list_folder (const char *folder)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);

  return (char **) g_ptr_array_steal (names, NULL);
}
