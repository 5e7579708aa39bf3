/* bluff-deckhand-bluffaneer.c: how a deckhand plays Bluffaneer.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-deckhand.h"

#include "bluff-bluffaneer-odds.h"
#include "bluff-pick.h"

enum
{
  /* Chances of a thousand. A bluff wins what it loses (N11, N12), and a roller who calls half of the claims soon comes
   * along: so it bluffs seldom, and most against those who pay. */
  BOLD = 200,
  WAVER = 100, /* how far a feeling strays from the odds */

  /* Coins (N11, N12). */
  PAID = 1,
  CALLED_TRUE = 2,
  CALLED_FALSE = 1
};

static void
choose_victim (BluffMind *mind, const BluffBluffaneerView *view, const BluffLegal *legal, BluffAction *action)
{
  BluffPick pick = BLUFF_PICK_NONE;

  for (BluffSeats seats = legal->targets; seats != 0; seats &= seats - 1)
    {
      BluffSeat seat = bluff_seats_first (seats);

      bluff_pick_offer (&pick, &mind->random, seat, view->coins[seat]);
    }

  action->kind = BLUFF_ACTION_STEAL;
  action->target = (BluffSeat) pick.choice;
}

static void
choose_shout (BluffMind *mind, const BluffBluffaneerView *view, BluffAction *action)
{
  BluffPair rolled = bluff_bluffaneer_odds_rolled (view);
  guint belief = BLUFF_SURE - bluff_memory_doubts (&mind->memory, view->head.turn);

  action->kind = BLUFF_ACTION_DECIDE;
  action->yes = (guint8) (view->card == rolled || (!bluff_bluffaneer_odds_is_absurd (view, rolled) &&
                                                   bluff_deckhand_dares (mind, BOLD * belief / BLUFF_SURE)));
}

/* Whether calling costs less than paying if the claim is a bluff with a chance of CHANCE; nobody gives more than they
 * have (N13). */
static gboolean
pays_to_call (const BluffBluffaneerView *view, guint chance)
{
  guint own = view->coins[view->seat];
  guint paid = MIN (PAID, own);
  guint lost = MIN (CALLED_TRUE, own);
  guint won = MIN (CALLED_FALSE, view->coins[view->claimer]);

  return chance * won + BLUFF_SURE * paid > (BLUFF_SURE - chance) * lost;
}

static void
choose_answer (BluffMind *mind, const BluffBluffaneerView *view, BluffAction *action)
{
  action->kind = BLUFF_ACTION_ANSWER;

  switch (bluff_bluffaneer_odds_verdict (view))
    {
    case BLUFF_VERDICT_FALSE:
      action->yes = TRUE;
      break;
    case BLUFF_VERDICT_TRUE:
      action->yes = FALSE;
      break;
    case BLUFF_VERDICT_OPEN:
    default:
      action->yes =
          (guint8) pays_to_call (view,
                                 bluff_deckhand_feel (mind, bluff_bluffaneer_odds_bluff (view, &mind->memory), WAVER));
      break;
    }
}

void
bluff_deckhand_bluffaneer (BluffMind *mind, const BluffView *view, const BluffLegal *legal, BluffAction *action)
{
  const BluffBluffaneerView *bluffaneer = &view->bluffaneer;

  *action = (BluffAction){ .kind = BLUFF_ACTION_ROLL, .seat = legal->seat };

  switch (view->head.phase)
    {
    case BLUFF_PHASE_BLUFFANEER_ROLL:
      break;
    case BLUFF_PHASE_BLUFFANEER_STEAL:
      choose_victim (mind, bluffaneer, legal, action);
      break;
    case BLUFF_PHASE_BLUFFANEER_CLAIM:
      choose_shout (mind, bluffaneer, action);
      break;
    case BLUFF_PHASE_BLUFFANEER_ANSWER:
      choose_answer (mind, bluffaneer, action);
      break;
    default:
      g_return_if_reached ();
    }
}
