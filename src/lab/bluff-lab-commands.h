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

/* Measures the store: `bench store`, the arguments from "store" on. */
int bluff_lab_bench_store (int argc, char **argv);

/* --- On a data directory ------------------------------------------------------------------------------------------
 */

/* Lets computer players play a game that is saved. */
int bluff_lab_play (int argc, char **argv);

/* Lists the saved games. */
int bluff_lab_list (int argc, char **argv);

/* Writes saved games as records, and takes records in. */
int bluff_lab_export (int argc, char **argv);
int bluff_lab_import (int argc, char **argv);

/* Tells what a player has achieved, or who leads. */
int bluff_lab_stats (int argc, char **argv);

/* Computes facts and ratings again. */
int bluff_lab_recount (int argc, char **argv);

/* Keeps a copy of everything, takes it back, and saves what can be read of a damaged database. */
int bluff_lab_backup (int argc, char **argv);
int bluff_lab_restore (int argc, char **argv);
int bluff_lab_salvage (int argc, char **argv);

/* Checks everything that is saved. */
int bluff_lab_check (int argc, char **argv);

G_END_DECLS
