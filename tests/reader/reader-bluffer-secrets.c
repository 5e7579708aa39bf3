/* reader-bluffer-secrets.c: what may be said of a game of Bluffer, and to whom.
 *
 * A shape is no secret by itself: every card shows one. So shapes are guarded wherever they are said, and explained in
 * whole sentences: “Star, hidden side: Circle, 2 of 5.” is explained by such a card in the viewer's view, and by no
 * other. All sentences come from the functions of src/words: they cannot say what is not in the view.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-bluffer-secrets.h"

#include "bluff-words-bluffer-table.h"
#include "bluff-words-names.h"
#include "bluff-words-shout.h"
#include "bluff-words.h"
#include "reader-answers.h"
#include "texts.h"

/* --- Words that say nothing by themselves --------------------------------------------------------------------------
 */

static void
guard (ReaderSecrets *secrets)
{
  static const char *const guarded[] = { TEXT_WORD_BLUFF,          TEXT_WORD_HONEST, TEXT_WORD_MATCHES,
                                         TEXT_WORD_DOES_NOT_MATCH, TEXT_WORD_SHOUTS, TEXT_WORD_LET_IT_PASS,
                                         TEXT_WORD_LETS_IT_PASS };
  static const char *const harmless[] = { TEXT_BLUFF_CALL, TEXT_LET_IT_PASS };
  static const char *const titles[] = { "bluff-bay", TEXT_APP };

  for (guint shape = 0; shape < BLUFF_N_SHAPES; shape++)
    {
      g_autofree char *word = bluff_words_shape ((BluffShape) shape);

      reader_secrets_guard (secrets, word);
    }
  for (guint i = 0; i < G_N_ELEMENTS (guarded); i++)
    reader_secrets_guard (secrets, guarded[i]);
  for (guint i = 0; i < G_N_ELEMENTS (harmless); i++)
    reader_secrets_allow (secrets, harmless[i]);
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    reader_secrets_explain (secrets, titles[i]);
  /* The reason for a refusal follows from what everybody sees. */
  for (guint refusal = BLUFF_REFUSAL_NONE + 1; refusal < BLUFF_N_REFUSALS; refusal++)
    reader_secrets_take (secrets, bluff_words_refusal ((BluffRefusal) refusal));
}

/* A shape that stands alone beside its picture. */
static void
allow_shape (ReaderSecrets *secrets, guint shape)
{
  g_autofree char *word = shape < BLUFF_N_SHAPES ? bluff_words_shape ((BluffShape) shape) : NULL;

  if (word != NULL)
    reader_secrets_allow (secrets, word);
}

/* --- What lies on the table ----------------------------------------------------------------------------------------
 */

/* The cards of one player; where in the row a card lies depends on when it came. */
static void
explain_row (ReaderSecrets *secrets, const BluffBlufferView *view, BluffSeat seat)
{
  guint n = bluff_bits_count (view->tables[seat]);

  for (BluffSlots slots = view->tables[seat]; slots != 0; slots &= slots - 1)
    {
      guint slot = bluff_bits_first (slots);

      for (guint place = 1; place <= n; place++)
        reader_secrets_take (secrets,
                             bluff_words_bluffer_table_card ((BluffShape) view->up[slot],
                                                             bluff_bluffer_view_shown_side (view, slot),
                                                             bluff_bluffer_view_is_open (view, slot), place, n));
    }
}

/* In a player's turn, the names of their cards say whether the side that everybody sees matches (B5). */
static void
explain_own (ReaderSecrets *secrets, const BluffBlufferView *view)
{
  g_autofree char *matches = bluff_words_bluffer_verdict (FALSE, TRUE);

  if (view->head.phase != BLUFF_PHASE_BLUFFER_TURN || view->head.turn != view->seat)
    return;

  for (BluffSlots slots = view->tables[view->seat]; slots != 0; slots &= slots - 1)
    if (view->up[bluff_bits_first (slots)] == view->need)
      reader_secrets_allow (secrets, matches);
  reader_secrets_take (secrets, bluff_words_refusal (BLUFF_REFUSAL_BLUFFER_MATCH_SHAPE));
}

static void
explain_middle (ReaderSecrets *secrets, const BluffBlufferView *view)
{
  reader_secrets_take (secrets, bluff_words_bluffer_draw_pile (view));
  reader_secrets_take (secrets, bluff_words_bluffer_pile (view));
  allow_shape (secrets, view->need);
  if (view->claimed != BLUFF_NO_SLOT)
    allow_shape (secrets, view->claimed_shape);
}

/* What each kind of decision may cost, which the rules say to anybody. */
static void
explain_prices (ReaderSecrets *secrets, const BluffCast *cast, const BluffBlufferView *view)
{
  static const BluffActionKind kinds[] = { BLUFF_ACTION_MATCH, BLUFF_ACTION_CLAIM, BLUFF_ACTION_SHOW, BLUFF_ACTION_TAKE,
                                           BLUFF_ACTION_GIVE };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      BluffLegal legal = { .seat = view->seat, .kinds = bluff_action_kinds_of (kinds[i]) };

      reader_secrets_take (secrets, bluff_words_bluffer_prices (cast, view, &legal));
    }
}

/* --- The moment of a call ------------------------------------------------------------------------------------------
 */

/* Only people have a button to shout: what a computer shouts or does not is a secret. */
static void
explain_shouts (ReaderSecrets *secrets, ReaderRecord *record, const BluffCast *cast, const BluffBlufferView *view)
{
  g_autofree char *shout = bluff_words_shout (BLUFF_GAME_BLUFFER);

  for (BluffSeat seat = 0; seat < cast->players; seat++)
    if (bluff_seats_has (reader_record_people (record), seat) && bluff_seats_has (view->in_play, seat) &&
        seat != view->head.turn)
      {
        g_autofree char *name = bluff_cast_name (cast, seat);
        g_autofree char *button = g_strdup_printf ("%s: %s", name, shout);

        reader_secrets_allow (secrets, button);
      }
}

static void
explain_call (ReaderSecrets *secrets, ReaderRecord *record, const BluffCast *cast, const BluffView *view)
{
  if (view->head.phase != BLUFF_PHASE_BLUFFER_CALL)
    return;

  reader_secrets_take (secrets, bluff_words_bluffer_shouted ((BluffShape) view->bluffer.claimed_shape));
  reader_secrets_take (secrets, bluff_words_shout_question (cast, view));
  reader_secrets_take (secrets, bluff_words_shout_prices (cast, view));
  reader_secrets_take (secrets, bluff_words_shout_note (view, NULL));
  if (cast->viewer == BLUFF_ONLOOKER)
    explain_shouts (secrets, record, cast, &view->bluffer);
}

/* --- What is told --------------------------------------------------------------------------------------------------
 */

/* A hidden side is shown to all (B10, B15). */
static void
explain_shown (ReaderSecrets *secrets, const BluffEvent *event, gboolean called)
{
  BluffShape up = (BluffShape) event->card.up, down = (BluffShape) event->card.down;
  g_autofree char *verdict = bluff_words_bluffer_verdict (called, event->card.down == event->card.need);
  g_autofree char *before = bluff_words_bluffer_card (up, BLUFF_SHAPE_UNKNOWN);
  g_autofree char *after = bluff_words_bluffer_card (down, up);

  reader_secrets_allow (secrets, verdict);
  reader_secrets_allow (secrets, before);
  reader_secrets_allow (secrets, after);
  reader_secrets_take (secrets, bluff_words_bluffer_shown (called, event));
  allow_shape (secrets, event->card.need);
  allow_shape (secrets, event->card.down);
}

static void
explain_event (ReaderSecrets *secrets, ReaderRecord *record, const BluffCast *cast, const BluffTold *told, guint number)
{
  BluffView before;

  if (told->event.kind == BLUFF_EVENT_CALL)
    reader_secrets_allow (secrets, "“" TEXT_BLUFF_CALL "”");
  else if (told->event.kind == BLUFF_EVENT_PEEK)
    /* Without the memory aid this is the only moment in which it is said what was seen (B19). */
    reader_secrets_take (secrets, bluff_words_event (cast, told));
  else if (told->event.kind == BLUFF_EVENT_SHOWN)
    {
      reader_record_view (record, number - 1, told->seat, &before);
      explain_shown (secrets, &told->event, before.bluffer.caller != BLUFF_NO_SEAT);
    }
}

static void
explain_moment (ReaderSecrets *secrets, ReaderRecord *record, const BluffCast *cast, BluffSeat looker, guint number)
{
  BluffTold told;
  BluffView view;

  reader_record_tell (record, number, looker, &told);
  reader_record_view (record, number, looker, &view);
  explain_event (secrets, record, cast, &told, number);
  for (BluffSeat seat = 0; seat < cast->players; seat++)
    explain_row (secrets, &view.bluffer, seat);
  explain_own (secrets, &view.bluffer);
  explain_middle (secrets, &view.bluffer);
  explain_prices (secrets, cast, &view.bluffer);
  explain_call (secrets, record, cast, &view);
  reader_answers_explain (secrets, cast, &view);
}

static void
explain_told (ReaderSecrets *secrets, ReaderRecord *record, BluffSeat looker, guint from, guint to)
{
  BluffCast cast = reader_record_cast (record, looker);

  for (guint number = MAX (from, 1); number <= to; number++)
    {
      BluffTold told;

      reader_record_tell (record, number, looker, &told);
      if (!reader_record_get (record)->table.memory_aid)
        bluff_told_forget (&told);
      reader_secrets_take (secrets, bluff_words_event (&cast, &told));
    }
}

static void
explain_seen (ReaderSecrets *secrets, ReaderRecord *record, BluffSeat looker, guint from, guint to)
{
  BluffCast cast = reader_record_cast (record, looker);

  for (guint number = MAX (from, 1); number <= to; number++)
    explain_moment (secrets, record, &cast, looker, number);
}

const ReaderGame reader_bluffer_game = { guard, explain_told, explain_seen };
