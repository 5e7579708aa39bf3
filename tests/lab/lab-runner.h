/* lab-runner.h: runs bluff-bay-lab as anybody does, as a program.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* What a run of the program came to. */
typedef struct
{
  int code;   /* with which it ended */
  char *said; /* on the standard output */
  char *complained;
} Run;

void run_clear (Run *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, run_clear)

/* Runs the program that the environment variable BLUFF_LAB names. ARGUMENTS are separated by blanks; a word that begins
 * with @ is a file or folder in FOLDER. */
Run run_lab (const char *folder, const char *arguments);

/* The same, with N bytes of INPUT on the standard input. */
Run run_lab_with_input (const char *folder, const char *arguments, const char *input, gsize n);

/* Asserts how a run ended, showing what it said if it was otherwise. */
void assert_run (const Run *run, int code, const char *said, const char *complained);

/* A new folder for a test, and what clears it away with everything in it. */
char *make_folder (void);
void remove_folder (const char *folder);

/* Writes a file in a folder; N is -1 for text. */
void write_file (const char *folder, const char *name, const char *text, gssize n);

/* Reads a file in a folder. Newly allocated. */
char *read_file (const char *folder, const char *name);

/* The names of the files in a folder, in order. Newly allocated. */
char **list_folder (const char *folder);
