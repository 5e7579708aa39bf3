/* bluff-deckhand-bluffer.c: how a deckhand plays Bluffer.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-deckhand.h"

#include "bluff-bluffer-odds.h"
#include "bluff-pick.h"

enum
{
  /* Chances of a thousand. A bluff that nobody calls gets rid of a card, a called one brings three instead of the one
   * that drawing brings (B7, B11): bluffing pays unless most bluffs are called. */
  LIE = 500,   /* claiming what it knows to be false */
  GUESS = 800, /* claiming what it does not know: it may even be true */
  WAVER = 100, /* how far a feeling strays from the odds */

  /* How many cards more or less a call makes (B11, B12). */
  CARDS_CAUGHT = 3,  /* a caught bluffer takes one and draws two */
  CARDS_ROBBED = 1,  /* the caller loses one by it */
  CARDS_DOUBTED = 2, /* the caller of a truth is given one and draws one */
  CARDS_GIVEN = 1,   /* the accused gives one by it */
  LAST_CARD = 3,     /* what it is worth beyond that to lose the last card and be out, best of those in play (B16) */

  /* What a card that may not match is good for as a claim. An unseen card is worth what the others make of it: its
   * chance to match, about one in four. A seen card is worth somewhat more, because it could be a truth. */
  SEEN = 300,
  LIKELIHOOD = 4, /* that counts this many times as much as where the claim leaves the next player */

  /* A card in front. */
  NEEDED = 5, /* its visible side is the shape to match */
  SAME = 10   /* against each card that shows the same already */
};

/* How many cards in front of SEAT show SHAPE. */
static guint
count_showing (const BluffBlufferView *view, BluffSeat seat, guint shape)
{
  guint n = 0;

  for (BluffSlots slots = view->tables[seat]; slots != 0; slots &= slots - 1)
    n += view->up[bluff_bits_first (slots)] == shape;

  return n;
}

/* How sure it is, of BLUFF_SURE, that the next player could simply match (B5) if SHAPE were up. */
static guint
helps_next (const BluffBlufferView *view, guint shape)
{
  BluffSeat next = bluff_seat_next_in (view->seat, view->in_play, view->head.table.players);

  return count_showing (view, next, shape) > 0 ? BLUFF_SURE : 0;
}

/* The same for the hidden side of a card, which need not be known. */
static guint
helps_next_hidden (const BluffBlufferView *view, guint slot)
{
  guint help = 0;

  for (guint shape = 0; shape < BLUFF_N_SHAPES; shape++)
    help += bluff_bluffer_odds_hidden (view, slot, (BluffShape) shape) * helps_next (view, shape) / BLUFF_SURE;

  return help;
}

/* Looks at a card that stays in front of it, at the one most likely to match now; a look is free (B4). It need not look
 * at what the counts prove. */
static gboolean
try_peek (BluffMind *mind, const BluffBlufferView *view, const BluffLegal *legal, BluffAction *action)
{
  gboolean matches = bluff_legal_offers (legal, BLUFF_ACTION_MATCH);
  BluffSlots slots = matches ? legal->peeks & ~legal->slots : legal->peeks;
  BluffPick pick = BLUFF_PICK_NONE;

  for (; slots != 0; slots &= slots - 1)
    {
      guint slot = bluff_bits_first (slots);
      guint chance = bluff_bluffer_odds_hidden (view, slot, view->need);

      if (chance < BLUFF_SURE)
        bluff_pick_offer (&pick, &mind->random, slot, (gint) chance);
    }

  action->kind = BLUFF_ACTION_PEEK;
  action->card = (guint8) pick.choice;
  return pick.equals > 0;
}

static void
choose_match (BluffMind *mind, const BluffBlufferView *view, const BluffLegal *legal, BluffAction *action)
{
  BluffPick pick = BLUFF_PICK_NONE;

  for (BluffSlots slots = legal->slots; slots != 0; slots &= slots - 1)
    {
      guint slot = bluff_bits_first (slots);

      bluff_pick_offer (&pick, &mind->random, slot, -(gint) helps_next_hidden (view, slot));
    }

  action->kind = BLUFF_ACTION_MATCH;
  action->card = (guint8) pick.choice;
}

/* How well a claim with the card in SLOT, which matches with a chance of CHANCE, may turn out. */
static gint
weigh_bluff (const BluffBlufferView *view, guint slot, guint chance)
{
  return view->down[slot] < BLUFF_N_SHAPES ? SEEN : (gint) chance;
}

/* Claims what is true if it has such a card; otherwise dares now and then what nobody can disprove. Draws if not. */
static void
choose_claim (BluffMind *mind, const BluffBlufferView *view, const BluffLegal *legal, BluffAction *action)
{
  BluffPick truth = BLUFF_PICK_NONE;
  BluffPick bluff = BLUFF_PICK_NONE;

  for (BluffSlots slots = legal->slots; slots != 0; slots &= slots - 1)
    {
      guint slot = bluff_bits_first (slots);
      guint chance = bluff_bluffer_odds_hidden (view, slot, view->need);
      gint help = (gint) helps_next (view, view->up[slot]);

      if (chance == BLUFF_SURE)
        bluff_pick_offer (&truth, &mind->random, slot, -help);
      else if (bluff_bluffer_odds_provers (view, slot, view->need) == 0)
        bluff_pick_offer (&bluff, &mind->random, slot, LIKELIHOOD * weigh_bluff (view, slot, chance) - help);
    }

  if (truth.equals > 0)
    {
      action->kind = BLUFF_ACTION_CLAIM;
      action->card = (guint8) truth.choice;
    }
  else if (bluff.equals > 0)
    {
      gboolean lie = bluff_bluffer_odds_hidden (view, bluff.choice, view->need) == 0;

      if (bluff_deckhand_dares (mind, lie ? LIE : GUESS))
        {
          action->kind = BLUFF_ACTION_CLAIM;
          action->card = (guint8) bluff.choice;
        }
    }
}

/* A show that fails costs no more than drawing (B15), so only what is known to fail is not shown. */
static void
choose_show (const BluffBlufferView *view, const BluffLegal *legal, BluffAction *action)
{
  guint slot = bluff_bits_first (legal->slots);

  if (bluff_bluffer_odds_hidden (view, slot, view->need) > 0)
    {
      action->kind = BLUFF_ACTION_SHOW;
      action->card = (guint8) slot;
    }
}

static void
choose_turn (BluffMind *mind, const BluffBlufferView *view, const BluffLegal *legal, BluffAction *action)
{
  if (try_peek (mind, view, legal, action))
    return;

  *action = (BluffAction){ .kind = BLUFF_ACTION_DRAW, .seat = legal->seat };
  if (bluff_legal_offers (legal, BLUFF_ACTION_MATCH))
    choose_match (mind, view, legal, action);
  else if (bluff_legal_offers (legal, BLUFF_ACTION_CLAIM))
    choose_claim (mind, view, legal, action);
  else if (bluff_legal_offers (legal, BLUFF_ACTION_SHOW))
    choose_show (view, legal, action);
}

/* Whether calling is worth it if the claim is a bluff with a chance of CHANCE: cards won and lost, those of the claimer
 * shared with all who compete. */
static gboolean
pays_to_call (const BluffBlufferView *view, guint chance)
{
  guint rivals = bluff_seats_count (view->in_play) - 1;
  gboolean last = bluff_bits_count (view->tables[view->seat]) == 1;
  guint gain = rivals * (CARDS_ROBBED + (last ? LAST_CARD : 0)) + CARDS_CAUGHT;
  guint loss = rivals * CARDS_DOUBTED + CARDS_GIVEN;

  return chance * gain > (BLUFF_SURE - chance) * loss;
}

static void
choose_call (BluffMind *mind, const BluffBlufferView *view, BluffAction *action)
{
  action->kind = BLUFF_ACTION_DECIDE;

  switch (bluff_bluffer_odds_verdict (view))
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
                                 bluff_deckhand_feel (mind, bluff_bluffer_odds_bluff (view, &mind->memory), WAVER));
      break;
    }
}

/* How useful it is to have a card in front: its visible side should be one to match with, and not one that lies there
 * already. */
static gint
weigh_card (const BluffBlufferView *view, guint slot)
{
  guint shape = view->up[slot];
  gint same = (gint) count_showing (view, view->seat, shape);

  return (shape == view->need ? NEEDED : 0) - SAME * same;
}

/* Takes the most useful of the caller's cards, or gives the least useful of this seat's (WORTH is 1 or -1). */
static void
choose_card (BluffMind *mind, const BluffBlufferView *view, const BluffLegal *legal, gint worth, BluffAction *action)
{
  BluffPick pick = BLUFF_PICK_NONE;

  for (BluffSlots slots = legal->slots; slots != 0; slots &= slots - 1)
    {
      guint slot = bluff_bits_first (slots);

      bluff_pick_offer (&pick, &mind->random, slot, worth * weigh_card (view, slot));
    }

  action->card = (guint8) pick.choice;
}

void
bluff_deckhand_bluffer (BluffMind *mind, const BluffView *view, const BluffLegal *legal, BluffAction *action)
{
  const BluffBlufferView *bluffer = &view->bluffer;

  *action = (BluffAction){ .seat = legal->seat };

  switch (view->head.phase)
    {
    case BLUFF_PHASE_BLUFFER_TURN:
      choose_turn (mind, bluffer, legal, action);
      break;
    case BLUFF_PHASE_BLUFFER_CALL:
      choose_call (mind, bluffer, action);
      break;
    case BLUFF_PHASE_BLUFFER_TAKE:
      action->kind = BLUFF_ACTION_TAKE;
      choose_card (mind, bluffer, legal, 1, action);
      break;
    case BLUFF_PHASE_BLUFFER_GIVE:
      action->kind = BLUFF_ACTION_GIVE;
      choose_card (mind, bluffer, legal, -1, action);
      break;
    default:
      g_return_if_reached ();
    }
}
