/* reader-bluffaneer-secrets.c: what may be said of a game of Bluffaneer, and to whom.
 *
 * The secrets are the pair of symbols on each card, whether a claim is a bluff, and what a seat has decided while
 * others still do. All sentences come from the functions of src/words, which get the viewer's view: they cannot say
 * what is not in it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-bluffaneer-secrets.h"

#include "bluff-words-bluffaneer-table.h"
#include "bluff-words-names.h"
#include "bluff-words-shout.h"
#include "bluff-words.h"
#include "reader-answers.h"
#include "texts.h"

#include <glib/gi18n.h>

enum
{
  TRUTH = 2 /* coins that a true claim is worth (N12) */
};

/* --- Words that say nothing by themselves --------------------------------------------------------------------------
 */

static void
guard (ReaderSecrets *secrets)
{
  static const char *const guarded[] = { TEXT_WORD_BLUFF,        TEXT_WORD_HONEST, TEXT_WORD_MATCH,
                                         TEXT_WORD_MATCHES,      TEXT_WORD_CLAIM,  TEXT_WORD_CLAIMS,
                                         TEXT_WORD_SHOUT,        TEXT_WORD_SHOUTS, TEXT_WORD_LET_IT_PASS,
                                         TEXT_WORD_LETS_IT_PASS, TEXT_WORD_BOOTY,  TEXT_WORD_TRUE,
                                         TEXT_WORD_THE_TRUTH };
  static const char *const harmless[] = { TEXT_LET_IT_PASS, TEXT_BOOTY, TEXT_PIRATE_SHIP };
  static const char *const titles[] = { "bluff-bay", TEXT_APP };

  for (guint icon = 0; icon < BLUFF_N_ICONS; icon++)
    {
      g_autofree char *word = bluff_words_icon ((BluffIcon) icon);
      g_autofree char *two = bluff_words_two ((BluffIcon) icon);

      reader_secrets_guard (secrets, word);
      reader_secrets_guard (secrets, two);
      reader_secrets_take (secrets, bluff_words_double_named ((BluffIcon) icon));
    }
  for (guint i = 0; i < G_N_ELEMENTS (guarded); i++)
    reader_secrets_guard (secrets, guarded[i]);
  for (guint i = 0; i < G_N_ELEMENTS (harmless); i++)
    reader_secrets_allow (secrets, harmless[i]);
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    reader_secrets_explain (secrets, titles[i]);
  reader_secrets_take (secrets, bluff_words_roll_outlook (TRUE));
  reader_secrets_take (secrets, bluff_words_roll_outlook (FALSE));
}

/* --- What can be seen ----------------------------------------------------------------------------------------------
 */

static void
explain_own_card (ReaderSecrets *secrets, const BluffBluffaneerView *view)
{
  if (view->card != BLUFF_PAIR_NONE)
    reader_secrets_take (secrets, bluff_words_own_card ((BluffPair) view->card));
}

static void
explain_open (ReaderSecrets *secrets, const BluffBluffaneerView *view)
{
  if (view->icons[0] != BLUFF_NO_ICON)
    reader_secrets_take (secrets, bluff_words_dice (view->icons));
  for (guint pair = 0; pair < BLUFF_N_PAIRS; pair++)
    {
      g_autofree char *name = bluff_words_pair ((BluffPair) pair);
      g_autofree char *listed = g_strdup_printf (_ (TEXT_TIMES_FORMAT), name, view->discards[pair]);

      if (view->discards[pair] > 0)
        reader_secrets_allow (secrets, listed);
    }
}

/* A person who is asked at an open table has a button that says what it shouts, whether or not they press it. */
static void
explain_moment (ReaderSecrets *secrets, const BluffCast *cast, const BluffView *view, BluffSeats people)
{
  g_autofree char *shout = bluff_words_shout (BLUFF_GAME_BLUFFANEER);
  BluffView covered = *view;

  /* Where several people share the screen, nothing beside the card says what it is. */
  if (bluff_seats_count (people) > 1)
    covered.bluffaneer.card = BLUFF_PAIR_NONE;
  reader_secrets_take (secrets, bluff_words_shout_question (cast, &covered));
  reader_secrets_take (secrets, bluff_words_shout_prices (cast, &covered));
  reader_secrets_take (secrets, bluff_words_shout_note (&covered, NULL));
  for (BluffSeat seat = 0; seat < cast->players; seat++)
    {
      g_autofree char *name = bluff_cast_name (cast, seat);
      g_autofree char *button = g_strdup_printf (_ (TEXT_LABEL_FORMAT), name, shout);

      if (bluff_seats_has (people, seat) && seat != view->head.turn)
        reader_secrets_allow (secrets, button);
    }
}

static void
explain_answer (ReaderSecrets *secrets, const BluffCast *cast, const BluffBluffaneerView *view)
{
  BluffPair pair = bluff_pair_of ((BluffIcon) view->icons[0], (BluffIcon) view->icons[1]);

  reader_secrets_take (secrets, bluff_words_claim_shout (cast, view->claimer));
  reader_secrets_take (secrets, bluff_words_claim_claimed (view->icons));
  reader_secrets_take (secrets, bluff_words_pair_count (view->discards[pair]));
  reader_secrets_take (secrets, bluff_words_pay_price (cast, view->claimer));
  reader_secrets_take (secrets, bluff_words_call_price (MIN (TRUTH, view->coins[view->head.turn])));
  reader_secrets_take (secrets, bluff_words_bluffaneer_seat (view, view->claimer));
}

/* The banner over a card that has been turned up, and what follows from it. */
static void
explain_reveal (ReaderSecrets *secrets, ReaderRecord *record, BluffSeat looker, guint number)
{
  const BluffEvent *event = reader_record_event (record, number);
  BluffView before;
  gboolean honest;
  g_autofree char *banner = NULL;

  if (event->kind != BLUFF_EVENT_REVEAL)
    return;

  reader_record_view (record, number - 1, looker, &before);
  honest = event->pair.card ==
           bluff_pair_of ((BluffIcon) before.bluffaneer.icons[0], (BluffIcon) before.bluffaneer.icons[1]);
  banner = bluff_words_reveal_banner (event->seat == before.head.turn, honest);
  reader_secrets_allow (secrets, banner);
}

static void
explain_view (ReaderSecrets *secrets, const BluffCast *cast, const BluffView *view, BluffSeats people)
{
  explain_own_card (secrets, &view->bluffaneer);
  explain_open (secrets, &view->bluffaneer);
  if (view->head.phase == BLUFF_PHASE_BLUFFANEER_CLAIM)
    explain_moment (secrets, cast, view, people);
  if (view->head.phase == BLUFF_PHASE_BLUFFANEER_ANSWER)
    explain_answer (secrets, cast, &view->bluffaneer);
  reader_answers_explain (secrets, cast, view);
}

/* --- The game ------------------------------------------------------------------------------------------------------
 */

/* The dice lie where they fell until somebody takes them up. */
static void
explain_told (ReaderSecrets *secrets, ReaderRecord *record, BluffSeat looker, guint from, guint to)
{
  BluffCast cast = reader_record_cast (record, looker);

  for (guint number = MAX (from, 1); number <= to; number++)
    {
      BluffTold told;

      reader_record_tell (record, number, looker, &told);
      reader_secrets_take (secrets, bluff_words_event (&cast, &told));
      if (told.event.kind == BLUFF_EVENT_ROLL)
        reader_secrets_take (secrets, bluff_words_dice (told.event.roll.icons));
    }
}

/* Where the round of an event began: while others decide, what is on the screen may be older than what is known. */
static guint
find_round (ReaderRecord *record, guint number)
{
  while (number > 1 && reader_record_event (record, number)->kind != BLUFF_EVENT_ROLL)
    number--;

  return number;
}

static void
explain_seen (ReaderSecrets *secrets, ReaderRecord *record, BluffSeat looker, guint from, guint to)
{
  BluffCast cast = reader_record_cast (record, looker);

  for (guint number = from <= to ? find_round (record, MAX (from, 1)) : from; number <= to; number++)
    {
      BluffView view;

      reader_record_view (record, number, looker, &view);
      explain_reveal (secrets, record, looker, number);
      explain_view (secrets, &cast, &view, reader_record_people (record));
    }
}

static void
explain_held (ReaderSecrets *secrets, ReaderRecord *record, BluffSeat holder)
{
  BluffView view;

  reader_record_view (record, reader_record_n_events (record), holder, &view);
  explain_own_card (secrets, &view.bluffaneer);
}

const ReaderGame reader_bluffaneer_game = { guard, explain_told, explain_seen, explain_held };
