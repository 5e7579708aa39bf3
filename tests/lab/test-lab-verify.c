/* test-lab-verify.c: bluff-bay-lab verify, line by line, on records and on what is none.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-commands.h"
#include "lab-runner.h"

#include <glib/gstdio.h>
#include <string.h>

#define HEADER                                                                                                         \
  "{\"record\":\"bluff-bay\",\"version\":1,\"game\":\"bluffaneer\",\"first\":0,\"players\":["                          \
  "{\"name\":\"Anna\",\"kind\":\"human\"},{\"name\":\"Bo\",\"kind\":\"human\"},"                                       \
  "{\"name\":\"Cleo\",\"kind\":\"computer\",\"level\":\"deckhand\"}],\"options\":{\"shout\":\"relaxed\"}}\n"

#define SETUP                                                                                                          \
  "{\"n\":1,\"event\":\"setup\",\"cards\":[\"ship+crossbones\",\"ship+crossbones\",\"ship+crossbones\"],"              \
  "\"draw_pile\":[\"chest+swords\",\"chest+swords\",\"chest+swords\",\"chest+ship\",\"chest+ship\",\"chest+ship\","    \
  "\"chest+crossbones\",\"chest+crossbones\",\"chest+crossbones\",\"swords+ship\",\"swords+ship\",\"swords+ship\","    \
  "\"swords+crossbones\",\"swords+crossbones\",\"swords+crossbones\"],\"coins\":[10,10,10]}\n"

#define ROLL "{\"n\":2,\"event\":\"roll\",\"seat\":0,\"icons\":[\"chest\",\"swords\"]}\n"

/* What a string holds, its NUL bytes included. */
#define BYTES(text) text, sizeof text - 1

static const struct
{
  const char *name;
  const char *text;
  gsize n;
  const char *line; /* after the file's name */
} files[] = {
  { "header", BYTES (HEADER), ": ok, bluffaneer, 0 events, unfinished" },
  { "roll", BYTES (HEADER SETUP ROLL), ": ok, bluffaneer, 2 events, unfinished" },
  { "empty", BYTES (""), ":1: format: The file is empty." },
  { "blank", BYTES (HEADER "\n"), ":2: format: The line is blank." },
  { "list", BYTES ("[1]\n"), ":1: format: The line is not a JSON object." },
  { "other", BYTES ("{}\n"), ":1: format: This is not a record of Bluff Bay." },
  { "nul", BYTES (HEADER "{\"n\":1,\0\"event\"}\n"), ":2: format: The line has a NUL byte. (At byte 8.)" },
  { "cut", BYTES (HEADER SETUP "{\"n\":2,\"event\":\"ro"), ":3: format: The last line is cut off." },
  { "gap", BYTES (HEADER SETUP "{\"n\":3,\"event\":\"roll\",\"seat\":0,\"icons\":[\"chest\",\"swords\"]}\n"),
    ":3: format: The number of this event must be 2." },
  { "turn", BYTES (HEADER SETUP "{\"n\":2,\"event\":\"roll\",\"seat\":1,\"icons\":[\"chest\",\"swords\"]}\n"),
    ":3: N15: It is not your turn to roll." },
};

static void
test_file (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  int code = strstr (files[i].line, ": ok, ") != NULL ? BLUFF_LAB_OK : BLUFF_LAB_WRONG;
  g_autofree char *folder = make_folder ();
  g_autofree char *arguments = g_strdup_printf ("verify @%s", files[i].name);
  g_autofree char *wanted = g_strdup_printf ("%s/%s%s\n", folder, files[i].name, files[i].line);
  g_autofree char *wanted_of_input = g_strdup_printf ("-%s\n", files[i].line);
  g_auto (Run) run = { 0 };
  g_auto (Run) piped = { 0 };

  write_file (folder, files[i].name, files[i].text, (gssize) files[i].n);
  run = run_lab (folder, arguments);
  assert_run (&run, code, wanted, "");
  piped = run_lab_with_input (folder, "verify -", files[i].text, files[i].n);
  assert_run (&piped, code, wanted_of_input, "");

  remove_folder (folder);
}

static void
test_missing (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *wanted =
      g_strdup_printf ("%s/none:0: format: The file cannot be read: No such file or directory.\n", folder);
  g_auto (Run) run = run_lab (folder, "verify @none");

  assert_run (&run, BLUFF_LAB_WRONG, wanted, "");
  remove_folder (folder);
}

static void
test_folder (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "inner", NULL);
  g_autofree char *wanted = g_strdup_printf ("%s:0: format: This is a folder, not a file.\n", path);
  g_auto (Run) run = { 0 };

  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  run = run_lab (folder, "verify @inner");
  assert_run (&run, BLUFF_LAB_WRONG, wanted, "");
  remove_folder (folder);
}

/* A wrong one does not keep the others from being checked. */
static void
test_several (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *wanted = g_strdup_printf ("%s/good: ok, bluffaneer, 1 events, unfinished\n"
                                             "%s/bad:1: format: The file is empty.\n"
                                             "%s/none:0: format: The file cannot be read: No such file or directory.\n"
                                             "%s/good: ok, bluffaneer, 1 events, unfinished\n",
                                             folder, folder, folder, folder);
  g_auto (Run) run = { 0 };

  write_file (folder, "good", HEADER SETUP, -1);
  write_file (folder, "bad", "", -1);
  run = run_lab (folder, "verify @good @bad @none @good");
  assert_run (&run, BLUFF_LAB_WRONG, wanted, "");
  remove_folder (folder);
}

static const struct
{
  const char *name;
  const char *command;
  const char *wanted;
} endless[] = {
  { "file", "\"$BLUFF_LAB\" verify /dev/zero", "/dev/zero:1: format: A line has at most 65536 bytes.\n" },
  { "lines", "yes '{}' | \"$BLUFF_LAB\" verify -", "-:1: format: This is not a record of Bluff Bay.\n" },
  { "blanks", "yes '' | tr '\\n' ' ' | \"$BLUFF_LAB\" verify -", "-:1: format: A line has at most 65536 bytes.\n" },
};

static void
test_endless (gconstpointer data)
{
  const char *argv[] = { "/bin/sh", "-c", endless[GPOINTER_TO_UINT (data)].command, NULL };
  g_autoptr (GError) error = NULL;
  g_autofree char *said = NULL;
  int status;

  g_spawn_sync (NULL, (char **) (gpointer) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &said, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (said, ==, endless[GPOINTER_TO_UINT (data)].wanted);
  g_assert_false (g_spawn_check_wait_status (status, &error));
  g_assert_error (error, G_SPAWN_EXIT_ERROR, BLUFF_LAB_WRONG);
}

/* A name that looks like an option, and one in an encoding of its own. */
static void
test_names (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *wanted = g_strdup_printf ("%s/--seat: ok, bluffaneer, 0 events, unfinished\n"
                                             "%s/Sch\xe4tze.bluff: ok, bluffaneer, 0 events, unfinished\n",
                                             folder, folder);
  g_auto (Run) run = { 0 };

  write_file (folder, "--seat", HEADER, -1);
  write_file (folder, "Sch\xe4tze.bluff", HEADER, -1);
  run = run_lab (folder, "verify -- @--seat @Sch\xe4tze.bluff");
  assert_run (&run, BLUFF_LAB_OK, wanted, "");
  remove_folder (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lab/verify/missing", test_missing);
  g_test_add_func ("/lab/verify/folder", test_folder);
  for (guint i = 0; i < G_N_ELEMENTS (endless); i++)
    {
      g_autofree char *path = g_strdup_printf ("/lab/verify/endless/%s", endless[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_endless);
    }
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_strdup_printf ("/lab/verify/file/%s", files[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_file);
    }
  g_test_add_func ("/lab/verify/several", test_several);
  g_test_add_func ("/lab/verify/names", test_names);

  return g_test_run ();
}
