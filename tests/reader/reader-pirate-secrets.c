/* reader-pirate-secrets.c: what may be said of a game of Bluff Pirate, and to whom.
 *
 * All sentences come from the functions of src/words, which get the viewer's view: they cannot say what is not in it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-pirate-secrets.h"

#include "bluff-words-list.h"
#include "bluff-words-names.h"
#include "bluff-words-pirate-sheets.h"
#include "bluff-words-pirate-table.h"
#include "bluff-words.h"
#include "reader-answers.h"
#include "texts.h"

#include <glib/gi18n.h>

enum
{
  MOST_OTHER_SUITS = 4 /* in a set of five */
};

/* --- Words that say nothing by themselves --------------------------------------------------------------------------
 */

static void
guard (ReaderSecrets *secrets)
{
  static const char *const guarded[] = { TEXT_WORD_BLUFF, TEXT_WORD_HONEST, TEXT_WORD_TREASURE };
  static const char *const titles[] = { "bluff-bay", TEXT_APP, TEXT_BLUFF_PIRATE };

  for (guint suit = 0; suit < BLUFF_N_SUITS; suit++)
    {
      g_autofree char *word = bluff_words_suit ((BluffSuit) suit);

      reader_secrets_guard (secrets, word);
    }
  for (guint i = 0; i < G_N_ELEMENTS (guarded); i++)
    reader_secrets_guard (secrets, guarded[i]);
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    reader_secrets_explain (secrets, titles[i]);
}

/* --- A player's cards ----------------------------------------------------------------------------------------------
 */

static void
explain_own_card (ReaderSecrets *secrets, guint card, guint n)
{
  for (guint place = 1; place <= n; place++)
    {
      reader_secrets_take (secrets, bluff_words_hand_card (card, place, n, FALSE));
      reader_secrets_take (secrets, bluff_words_hand_card (card, place, n, TRUE));
    }
  for (guint slot = 1; slot <= BLUFF_PIRATE_SET_MAX; slot++)
    {
      reader_secrets_take (secrets, bluff_words_draft_card (card, TRUE, slot));
      reader_secrets_take (secrets, bluff_words_draft_card (card, FALSE, slot));
    }
}

/* One card of each suit of the hand. */
static guint
pick_suits (BluffCards hand, guint8 *cards)
{
  guint n = 0;

  for (guint suit = 0; suit < BLUFF_N_SUITS; suit++)
    {
      BluffCards of = bluff_cards_and (hand, bluff_pirate_suit_cards ((BluffSuit) suit));

      if (!bluff_cards_is_empty (of))
        cards[n++] = (guint8) bluff_cards_first (of);
    }

  return n;
}

/* Whatever set could be composed of the hand: what it would be, and what it would bring. What is said of a bluff are
 * the suits that do not belong. */
static void
explain_draft (ReaderSecrets *secrets, BluffCards hand)
{
  guint8 cards[BLUFF_N_SUITS];
  guint n = pick_suits (hand, cards);

  for (guint chosen = 0; chosen < (1u << n) - 1; chosen++)
    {
      BluffCards up = BLUFF_CARDS_NONE, down = BLUFF_CARDS_NONE;

      if (bluff_bits_count (chosen) > MOST_OTHER_SUITS)
        continue;
      bluff_cards_add (&up, cards[bluff_bits_first (~chosen)]);
      for (guint i = 0; i < n; i++)
        if ((chosen >> i & 1) != 0)
          bluff_cards_add (&down, cards[i]);
      reader_secrets_take (secrets, bluff_words_draft_nature (up, down));
    }
  reader_secrets_take (secrets, bluff_words_draft_risk (FALSE, 0));
}

static void
explain_hand (ReaderSecrets *secrets, const BluffPirateView *view)
{
  BluffCards own = bluff_cards_or (view->hand, view->down);
  guint n = bluff_cards_count (view->hand);

  for (BluffCards left = view->hand; !bluff_cards_is_empty (left);)
    explain_own_card (secrets, bluff_cards_pop (&left), n);
  if (!bluff_cards_is_empty (own))
    explain_draft (secrets, own);
}

/* --- What everybody sees -------------------------------------------------------------------------------------------
 */

static void
explain_discards (ReaderSecrets *secrets, const BluffPirateView *view)
{
  for (guint suit = 0; suit < BLUFF_N_SUITS; suit++)
    {
      BluffCards cards = bluff_cards_and (view->discards, bluff_pirate_suit_cards ((BluffSuit) suit));
      g_autofree char *name = bluff_words_suit ((BluffSuit) suit);
      g_autofree char *count = bluff_words_n_cards (bluff_cards_count (cards));

      reader_secrets_take (secrets, g_strdup_printf ("%s: %s", name, count));
      reader_secrets_take (
          secrets,
          bluff_words_counting_help ((BluffSuit) suit,
                                     bluff_cards_count (bluff_cards_and (view->up, bluff_pirate_suit_cards (suit))),
                                     bluff_cards_count (cards),
                                     bluff_cards_count (bluff_cards_and (view->hand, bluff_pirate_suit_cards (suit))),
                                     view->seat != BLUFF_ONLOOKER));
    }
}

static void
explain_cards (ReaderSecrets *secrets, BluffCards cards, gboolean up)
{
  while (!bluff_cards_is_empty (cards))
    reader_secrets_take (secrets, bluff_words_set_card (bluff_cards_pop (&cards), up));
}

static void
explain_set (ReaderSecrets *secrets, const BluffCast *cast, const BluffPirateView *view)
{
  if (bluff_cards_is_empty (view->up))
    return;

  explain_cards (secrets, view->up, TRUE);
  explain_cards (secrets, view->down, FALSE);
  reader_secrets_take (secrets, bluff_words_vote_set (view));
  reader_secrets_take (secrets, bluff_words_vote_question (cast, view));
}

/* The two buttons of somebody who is to vote. What one of them is called is a vote, wherever else it is said. */
static void
explain_ballot (ReaderSecrets *secrets, const BluffView *view, BluffSeat looker)
{
  gboolean shown = view->head.phase == BLUFF_PHASE_PIRATE_VOTE && looker != BLUFF_ONLOOKER && looker != view->head.turn;

  reader_secrets_allow_button (secrets, _ (TEXT_BLUFF), shown);
  reader_secrets_allow_button (secrets, _ (TEXT_NO_BLUFF), shown);
}

/* --- What is told --------------------------------------------------------------------------------------------------
 */

static void
explain_reveal (ReaderSecrets *secrets, const BluffCast *cast, const BluffEvent *event)
{
  g_autofree char *judgement = bluff_words_judgement (event->reveal.vote, event->reveal.bluff);
  g_autofree char *result = bluff_words_vote_result (event->reveal.vote, event->reveal.bluff);
  BluffCards cards = bluff_cards_or (event->reveal.up, event->reveal.down);

  reader_secrets_allow (secrets, judgement);
  reader_secrets_allow (secrets, result);
  reader_secrets_take (secrets, bluff_words_lifted (cast, event));
  explain_cards (secrets, cards, TRUE);
  explain_cards (secrets, cards, FALSE);
  while (!bluff_cards_is_empty (cards))
    {
      g_autofree char *kind = bluff_words_pirate_card (bluff_cards_first (cards));
      g_autofree char *suit = bluff_words_suit (bluff_pirate_card_suit (bluff_cards_pop (&cards)));

      reader_secrets_allow (secrets, kind);
      reader_secrets_allow (secrets, suit);
    }
}

static void
explain_event (ReaderSecrets *secrets, const BluffCast *cast, const BluffEvent *event)
{
  if (event->kind == BLUFF_EVENT_REVEAL)
    explain_reveal (secrets, cast, event);
  else if (event->kind == BLUFF_EVENT_BOARD)
    {
      reader_secrets_take (secrets, bluff_words_boarded (cast, event));
      reader_secrets_take (secrets, bluff_words_boarded_cards (cast, event));
      explain_cards (secrets, bluff_cards_of (event->board.card), TRUE);
      explain_cards (secrets, event->board.taken, TRUE);
      explain_cards (secrets, event->board.taken, FALSE);
    }
  else if (event->kind == BLUFF_EVENT_OPEN)
    {
      reader_secrets_take (secrets, bluff_words_island (cast, event));
      if (!event->open.treasure)
        reader_secrets_explain (secrets, _ (TEXT_OTHER_ISLAND_HOLDS_IT));
    }
}

/* Of each voter: what was under those cups that were lifted, all of which everybody saw. */
static void
explain_cups (ReaderSecrets *secrets, ReaderRecord *record, const BluffCast *cast, guint number)
{
  for (BluffSeat seat = 0; seat < cast->players; seat++)
    {
      guint lifted = 0, bluff = 0, right = 0;

      for (guint i = 1; i <= number; i++)
        {
          BluffTold told;

          reader_record_tell (record, i, BLUFF_ONLOOKER, &told);
          if (told.event.kind != BLUFF_EVENT_REVEAL || told.event.reveal.voter != seat)
            continue;
          lifted++;
          bluff += told.event.reveal.vote ? 1 : 0;
          right += !told.event.reveal.vote == !told.event.reveal.bluff ? 1 : 0;
        }
      if (lifted > 0)
        reader_secrets_take (secrets, bluff_words_lifted_cups (cast, seat, lifted, bluff, right));
    }
}

static void
explain_moment (ReaderSecrets *secrets, ReaderRecord *record, const BluffCast *cast, BluffSeat looker, guint number)
{
  BluffTold told;
  BluffView view;

  reader_record_tell (record, number, looker, &told);
  reader_record_view (record, number, looker, &view);
  explain_event (secrets, cast, &told.event);
  if (looker != BLUFF_ONLOOKER)
    explain_hand (secrets, &view.pirate);
  explain_discards (secrets, &view.pirate);
  explain_set (secrets, cast, &view.pirate);
  explain_ballot (secrets, &view, looker);
  explain_cups (secrets, record, cast, number);
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

const ReaderGame reader_pirate_game = { guard, explain_told, explain_seen };
