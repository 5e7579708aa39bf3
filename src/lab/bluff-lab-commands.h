/* bluff-lab-commands.h: what bluff-bay-lab can do.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How the program ends. */
enum
{
  BLUFF_LAB_OK = 0,
  BLUFF_LAB_WRONG = 1,  /* what was checked is wrong, or the system says no */
  BLUFF_LAB_MISUSED = 2 /* the command line is */
};

/* Each command takes its arguments, its own name first, prints what it has to say, and returns how the program ends. */
typedef int (*BluffLabCommand) (int argc, char **argv);

/* Lets computer players play. */
int bluff_lab_simulate (int argc, char **argv);

/* Checks records. */
int bluff_lab_verify (int argc, char **argv);

/* Tells the game of a record in words. */
int bluff_lab_show (int argc, char **argv);

/* Measures the speed of the engine. */
int bluff_lab_bench (int argc, char **argv);

G_END_DECLS
