/* bluff-query.c: what a person can ask a table for at any time.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-query.h"

#include "bluff-words-list.h"
#include "bluff-words-query.h"
#include "bluff-words.h"

#include <glib/gi18n.h>

enum
{
  NEWS = 8 /* events at most */
};

static const struct
{
  const char *name;
  const char *heading;
} queries[BLUFF_N_QUERIES] = {
  /* Translators: this and the next ones head answers to what a player asks the table for. */
  [BLUFF_QUERY_SITUATION] = { "situation", N_ ("Whose Turn It Is") },
  [BLUFF_QUERY_HAND] = { "hand", N_ ("Your Cards") },
  [BLUFF_QUERY_TABLE] = { "table", N_ ("The Table") },
  [BLUFF_QUERY_STANDINGS] = { "standings", N_ ("The Standings") },
  [BLUFF_QUERY_NEWS] = { "news", N_ ("What Just Happened") },
};

gboolean
bluff_query_from_name (const char *name, BluffQuery *query)
{
  for (guint i = 0; i < BLUFF_N_QUERIES; i++)
    if (g_strcmp0 (queries[i].name, name) == 0)
      {
        *query = (BluffQuery) i;
        return TRUE;
      }

  return FALSE;
}

const char *
bluff_query_get_heading (BluffQuery query)
{
  g_return_val_if_fail (query < BLUFF_N_QUERIES, "");

  return _ (queries[query].heading);
}

/* The first event of the news up to LAST: the last one that the viewer did, and otherwise as far back as they reach. */
static guint
find_first_news (BluffStage *stage, guint last)
{
  guint earliest = last > NEWS ? last - NEWS + 1 : 1;
  BluffTold told;

  for (guint number = last; number > earliest; number--)
    if (bluff_stage_tell (stage, number, &told) && told.event.seat == bluff_stage_get_viewer (stage) &&
        !bluff_stage_is_repeated (stage, number))
      return number;

  return earliest;
}

static char *
say_news (BluffStage *stage, guint last, const BluffCast *cast, const BluffTable *table)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  gboolean shouted = FALSE; /* the viewer, in one of the lines */
  BluffTold told;

  for (guint number = find_first_news (stage, last); number <= last && bluff_stage_tell (stage, number, &told);
       number++)
    {
      /* An answer stays as long as the player likes (B19). */
      if (!table->memory_aid)
        bluff_told_forget (&told);
      if (!shouted || !bluff_stage_is_repeated (stage, number))
        g_ptr_array_add (lines, bluff_words_event (cast, &told));
      shouted |= told.event.kind == BLUFF_EVENT_DECIDE && told.event.decide.shout == TRUE;
    }

  return lines->len > 0 ? bluff_words_lines (lines) : g_strdup (_ ("Nothing has happened yet."));
}

static char *
say_situation (const BluffCast *cast, const BluffView *view)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (lines, bluff_words_phase (cast, view));
  g_ptr_array_add (lines, bluff_words_situation (cast, view));
  return bluff_words_lines (lines);
}

char *
bluff_query_answer (BluffQuery query, BluffStage *stage, BluffCrew *crew, gboolean untold)
{
  guint last;
  BluffView view;
  BluffCast cast;

  g_return_val_if_fail (bluff_stage_get_curtain (stage) == BLUFF_CURTAIN_UP, NULL);

  last = bluff_stage_get_n_shown (stage) - (untold ? 1 : 0);
  if (untold)
    bluff_stage_get_before (stage, &view);
  else
    bluff_stage_get_view (stage, &view);
  cast = bluff_crew_get_cast (crew, bluff_stage_get_viewer (stage));
  switch (query)
    {
    case BLUFF_QUERY_HAND:
      return bluff_words_hand (&view);
    case BLUFF_QUERY_TABLE:
      return bluff_words_table (&cast, &view);
    case BLUFF_QUERY_STANDINGS:
      return bluff_words_standings (&cast, &view);
    case BLUFF_QUERY_NEWS:
      return say_news (stage, last, &cast, &view.head.table);
    case BLUFF_QUERY_SITUATION:
    default:
      return say_situation (&cast, &view);
    }
}
