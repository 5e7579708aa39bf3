/* bluff-lab-arguments.h: what is given on the command line, and what is said of it when it is wrong.
 *
 * A function that fails sets an error whose message is a sentence in the user's language.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-game.h"
#include "bluff-lab-level.h"

G_BEGIN_DECLS

/* The command line is wrong. */
#define BLUFF_LAB_ERROR (bluff_lab_error_quark ())

typedef enum
{
  BLUFF_LAB_ERROR_MISUSE
} BluffLabError;

GQuark bluff_lab_error_quark (void);

/* Says that the command line is wrong, and why. Returns FALSE. */
gboolean bluff_lab_misuse (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* What an error says to people, harmless on a terminal. Newly allocated. */
char *bluff_lab_say (const GError *error);

/* Prints what an error says to people to the standard error, with advice if the command line is wrong. Returns how the
 * program ends. */
int bluff_lab_report (const GError *error);

/* Adds a name to a list of names, which are separated by commas. */
void bluff_lab_list_add (GString *list, const char *name);

/* Takes the options out of a command's arguments. PARAMETERS are what stands in the usage line after the options,
 * SUMMARY says what the command does. --help is answered and ends the program. */
gboolean bluff_lab_parse (const char *parameters,
                          const char *summary,
                          const GOptionEntry *entries,
                          int argc,
                          char **argv,
                          GError **error);

/* Whether there are as many WORDS, NULL or not, as there must be: none, or one FILE. */
gboolean bluff_lab_read_words (char **words, guint wanted, GError **error);

/* The one game that NAMES, which may be NULL, names. */
gboolean bluff_lab_read_game (char **names, BluffGame *game, GError **error);

/* The number that OPTION, "--games", was given as TEXT: decimal digits, from LOW to HIGH. TEXT is NULL if the option,
 * which is needed then, was not given. */
gboolean bluff_lab_read_number (const char *option,
                                const char *text,
                                guint64 low,
                                guint64 high,
                                guint64 *number,
                                GError **error);

/* The value of --players for a game. */
gboolean bluff_lab_read_players (BluffGame game, const char *text, guint *players, GError **error);

/* The value of --levels, "random" or "random,deckhand", for each of the players; NULL: all are deckhands. N_LEVELS is
 * BLUFF_LAB_N_LEVELS, or BLUFF_N_LEVELS where the lab's own cannot play. */
gboolean bluff_lab_read_levels (const char *text, guint players, guint n_levels, guint8 *levels, GError **error);

/* The values of --option, "voyage=short", of which there may be none (NULL). */
gboolean bluff_lab_read_options (char **texts, BluffTable *table, GError **error);

G_END_DECLS
