/* bluff-query.h: what a person can ask a table for at any time, without moving the game: my hand, the table, the
 * standings, what just happened.
 *
 * The answers are made of what the stage's viewer may know, so that an answer never says more than the screen.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-crew.h"
#include "bluff-stage.h"

G_BEGIN_DECLS

typedef enum
{
  BLUFF_QUERY_SITUATION,
  BLUFF_QUERY_HAND,
  BLUFF_QUERY_TABLE,
  BLUFF_QUERY_STANDINGS,
  BLUFF_QUERY_NEWS,
  BLUFF_N_QUERIES
} BluffQuery;

/* Finds the query with this name ("hand"), as actions have it. FALSE if there is none. */
gboolean bluff_query_from_name (const char *name, BluffQuery *query);

/* What heads the answer: "Your hand". */
const char *bluff_query_get_heading (BluffQuery query);

/* The answer, in lines; newly allocated. The curtain must be up. UNTOLD: the outcome of the last event has not been
 * shown yet, and the answer is about the state before it. */
char *bluff_query_answer (BluffQuery query, BluffStage *stage, BluffCrew *crew, gboolean untold);

G_END_DECLS
