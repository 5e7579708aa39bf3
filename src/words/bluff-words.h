/* bluff-words.h: what happens in a game, what it waits for and why something is not allowed, as sentences.
 *
 * Everything that the log, the screen reader, the replay, the tables and the lab say comes from here, in the language
 * of the process (gettext, LC_MESSAGES). There is one sentence for "you" and one for every other player, whose name it
 * uses; a player is never a pronoun. A sentence says what the told event or the view holds and nothing more, so that it
 * can give no secret away.
 *
 * All functions return newly allocated strings, without a line feed at the end.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-cast.h"
#include "bluff-event.h"
#include "bluff-fault.h"
#include "bluff-refusal.h"
#include "bluff-view.h"

G_BEGIN_DECLS

/* What happened: "Bea draws 2 cards." TOLD is the event as it was told to the reader; who is called "you" is CAST's
 * business alone, so that the events of a seat can also be read with everybody by name.
 *
 * A log line, in the present tense. The set-up and the end have several lines: one sentence, then a line for each hand
 * that is known or each place of the ranking. */
char *bluff_words_event (const BluffCast *cast, const BluffTold *told);

/* Why something is not legal, to a player who tried it: "A set has 3, 4 or 5 cards." Sentences that nobody at a table
 * can hear are in English. */
char *bluff_words_refusal (BluffRefusal refusal);

/* Whether somebody at a table can be told so: only a record can get the others wrong. */
gboolean bluff_words_refusal_is_told (BluffRefusal refusal);

/* The same to the reader of a faulty record, in English in every language. */
char *bluff_words_refusal_in_english (BluffRefusal refusal);

/* What is wrong with a record: "“seat” is missing.", or what the rules say to it. In English in every language, without
 * file, line and rule id, which a reader of records puts before it. */
char *bluff_words_fault (const BluffFault *fault);

/* SENTENCE, and in a line below it what is wrong with a record, for those who can make use of it: "Line 7: The line is
 * blank. (format)". Nothing stands below it if FAULT is NULL or BLUFF_FAULT_NONE. */
char *bluff_words_fault_below (const char *sentence, const BluffFault *fault);

/* What the game waits for: "Your turn: draw 2 cards or board a ship." */
char *bluff_words_phase (const BluffCast *cast, const BluffView *view);

/* How everybody stands: one line for each seat, the secrets of the view's own seat included, if it has one. */
char *bluff_words_standing (const BluffCast *cast, const BluffView *view);

G_END_DECLS
