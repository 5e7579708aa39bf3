/* bluff-deckhand-pirate.c: how a deckhand plays Bluff Pirate.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-deckhand.h"

#include "bluff-pick.h"
#include "bluff-pirate-odds.h"

enum
{
  /* Chances of a thousand. Somebody who votes "bluff" on every set needs about one bluff in four to profit (P14, P15),
   * so a deckhand bluffs about that often. */
  BLUFF_ON_TWO = 250,  /* with two cards of a suit */
  BLUFF_ON_ONE = 60,   /* with a single one: easily seen through */
  BLUFF_OF_FOUR = 300, /* bluffs with four cards; those with three are the rest */
  BLUFF_OF_FIVE = 100, /* bluffs with five cards */
  SHOW_ONE = 300,      /* sets that show one card where two could be shown, honest or not, so that it betrays nothing */
  BOARD = 400,         /* boarding, where it makes sense: a turn without sailing */
  WAVER = 60,          /* how far a feeling strays from the odds */
  HOPE = 400,          /* how far chance outweighs experience when a voter is named */

  BOARD_BEHIND = 4,        /* squares behind the leader that make boarding worth a turn: about one set */
  ISLAND_WORTH = 12,       /* squares that opening an island is worth: half a chance to win */
  PIRATES_KEPT = 2,        /* pirate cards that are kept for boarding; more of them are cards like others */
  PIRATE_WORTH = 1000,     /* more than any suit is */
  SUIT_MATE_WORTH = 20,    /* another card of the suit in hand counts for more than any number that may still come */
  PROVER = 10 * BLUFF_SURE /* naming a voter who can prove the bluff is the last resort */
};

static BluffCards
of_suit (BluffCards cards, guint suit)
{
  return bluff_cards_and (cards, bluff_pirate_suit_cards ((BluffSuit) suit));
}

/* The suit of which CARDS has most. */
static BluffSuit
find_best_suit (BluffCards cards, BluffRandom *random)
{
  BluffPick pick = BLUFF_PICK_NONE;

  for (guint suit = 0; suit < BLUFF_N_SUITS; suit++)
    bluff_pick_offer (&pick, random, suit, (gint) bluff_cards_count (of_suit (cards, suit)));

  return (BluffSuit) pick.choice;
}

/* How much a card of this seat's hand is worth keeping: for the set that it may become part of, and for boarding. */
static gint
keep_value (const BluffPirateView *view, guint card)
{
  guint suit = bluff_pirate_card_suit (card);
  gint mates = (gint) bluff_cards_count (of_suit (view->hand, suit));
  gint hidden = BLUFF_PIRATE_SUIT_CARDS - mates - (gint) bluff_cards_count (of_suit (view->discards, suit));
  guint pirates = bluff_cards_count (bluff_cards_and (view->hand, bluff_pirate_pirate_cards ()));
  gint value = mates + hidden < BLUFF_PIRATE_SET_MIN ? 0 : SUIT_MATE_WORTH * mates + hidden;

  return bluff_pirate_card_is_pirate (card) && pirates <= PIRATES_KEPT ? value + PIRATE_WORTH : value;
}

/* The card that is needed least of CARDS, which are in this seat's hand. */
static guint
find_least_needed (const BluffPirateView *view, BluffCards cards, BluffRandom *random)
{
  BluffPick pick = BLUFF_PICK_NONE;

  while (!bluff_cards_is_empty (cards))
    {
      guint card = bluff_cards_pop (&cards);

      bluff_pick_offer (&pick, random, card, -keep_value (view, card));
    }

  return pick.choice;
}

/* What it is worth to SEAT to sail SQUARES: those it really sails (P22), and an island that it opens. */
static guint
weigh_voyage (const BluffPirateView *view, BluffSeat seat, guint squares)
{
  for (guint island = 0; island < BLUFF_PIRATE_ISLANDS; island++)
    {
      guint there = bluff_pirate_island_square ((BluffVoyage) view->head.table.voyage, island);

      if (view->island[island] == BLUFF_ISLAND_CLOSED && there > view->square[seat] &&
          there <= view->square[seat] + squares)
        return there - view->square[seat] + ISLAND_WORTH;
    }

  return squares;
}

static guint
find_lead (const BluffPirateView *view)
{
  guint lead = 0;

  for (guint seat = 0; seat < view->head.table.players; seat++)
    lead = MAX (lead, view->square[seat]);

  return lead;
}

/* Boards the ship with the most cards, the one furthest ahead if there are several, and gives up the pirate card of the
 * suit that it needs least. */
static gboolean
try_boarding (BluffMind *mind, const BluffPirateView *view, const BluffLegal *legal, BluffAction *action)
{
  BluffSuit best = find_best_suit (view->hand, &mind->random);
  BluffPick victim = BLUFF_PICK_NONE;

  if (!bluff_legal_offers (legal, BLUFF_ACTION_BOARD) ||
      bluff_cards_count (of_suit (view->hand, best)) >= BLUFF_PIRATE_SET_MIN ||
      find_lead (view) < view->square[view->seat] + (guint) BOARD_BEHIND || !bluff_pick_dares (&mind->random, BOARD))
    return FALSE;

  for (BluffSeats seats = legal->targets; seats != 0; seats &= seats - 1)
    {
      BluffSeat seat = bluff_seats_first (seats);

      bluff_pick_offer (&victim, &mind->random, seat, view->hand_size[seat] * G_MAXUINT8 + view->square[seat]);
    }

  action->kind = BLUFF_ACTION_BOARD;
  action->target = (BluffSeat) victim.choice;
  action->card = (guint8) find_least_needed (view, legal->boarders, &mind->random);
  return TRUE;
}

/* Moves N cards of FROM to TO, pirate cards last. */
static void
move_cards (BluffCards *from, BluffCards *to, guint n)
{
  for (; n > 0 && !bluff_cards_is_empty (*from); n--)
    {
      BluffCards plain = bluff_cards_minus (*from, bluff_pirate_pirate_cards ());
      guint card = bluff_cards_first (bluff_cards_is_empty (plain) ? *from : plain);

      bluff_cards_remove (from, card);
      bluff_cards_add (to, card);
    }
}

/* Lays SIZE cards, no more than the hand has, around SUIT, of which it has at least one; fills up with what is needed
 * least. */
static void
compose_set (BluffMind *mind, const BluffPirateView *view, BluffSuit suit, guint size, BluffAction *action)
{
  BluffCards mates = of_suit (view->hand, suit);
  BluffCards others = bluff_cards_minus (view->hand, mates);
  guint up = bluff_pick_dares (&mind->random, SHOW_ONE) ? 1 : MIN (bluff_cards_count (mates), BLUFF_PIRATE_UP_MAX);
  guint down = size - up;

  action->kind = BLUFF_ACTION_LAY;
  move_cards (&mates, &action->up, up);
  move_cards (&mates, &action->down, down);
  while (bluff_cards_count (action->down) < down)
    {
      guint card = find_least_needed (view, others, &mind->random);

      bluff_cards_remove (&others, card);
      bluff_cards_add (&action->down, card);
    }
}

static gboolean
try_honest_set (BluffMind *mind, const BluffPirateView *view, BluffAction *action)
{
  BluffSuit suit = find_best_suit (view->hand, &mind->random);
  guint mates = bluff_cards_count (of_suit (view->hand, suit));

  if (mates < BLUFF_PIRATE_SET_MIN)
    return FALSE;

  compose_set (mind, view, suit, MIN (mates, BLUFF_PIRATE_SET_MAX), action);
  return TRUE;
}

/* A ship on start loses nothing by a wrong "bluff" (P16), so its player will not believe. */
static gboolean
has_believer (const BluffPirateView *view)
{
  for (BluffSeat seat = 0; seat < view->head.table.players; seat++)
    if (seat != view->seat && view->square[seat] > 0)
      return TRUE;

  return FALSE;
}

/* A size for a bluff that the hand has the cards for. */
static guint
choose_bluff_size (guint hand_size, BluffRandom *random)
{
  guint roll = bluff_random_below (random, BLUFF_SURE);
  guint size = BLUFF_PIRATE_SET_MIN;

  if (roll < BLUFF_OF_FIVE)
    size = BLUFF_PIRATE_SET_MAX;
  else if (roll < BLUFF_OF_FIVE + BLUFF_OF_FOUR)
    size = BLUFF_PIRATE_SET_MIN + 1;

  return MIN (size, hand_size);
}

/* There is no honest set in the hand. */
static gboolean
try_bluff (BluffMind *mind, const BluffPirateView *view, BluffAction *action)
{
  BluffSuit suit = find_best_suit (view->hand, &mind->random);
  guint mates = bluff_cards_count (of_suit (view->hand, suit));
  guint size = choose_bluff_size (bluff_cards_count (view->hand), &mind->random);
  BluffSeats opponents = bluff_seats_without (bluff_seats_all (view->head.table.players), view->seat);
  BluffAction bluff = { .seat = action->seat };

  if (!has_believer (view) || !bluff_deckhand_dares (mind, mates > 1 ? BLUFF_ON_TWO : BLUFF_ON_ONE))
    return FALSE;

  compose_set (mind, view, suit, size, &bluff);
  if (bluff_pirate_odds_provers (view, bluff.up, bluff_cards_count (bluff.down)) == opponents)
    return FALSE;

  *action = bluff;
  return TRUE;
}

static void
choose_play (BluffMind *mind, const BluffPirateView *view, const BluffLegal *legal, BluffAction *action)
{
  if (bluff_legal_offers (legal, BLUFF_ACTION_LAY) &&
      (try_honest_set (mind, view, action) || try_bluff (mind, view, action)))
    return;

  if (bluff_legal_offers (legal, BLUFF_ACTION_DISCARD))
    {
      action->kind = BLUFF_ACTION_DISCARD;
      action->card = (guint8) find_least_needed (view, view->hand, &mind->random);
    }
  else
    {
      action->kind = BLUFF_ACTION_PASS;
    }
}

/* Whether voting "bluff" is worth it if the set is one with a chance of CHANCE. Right, it brings the voter forward and
 * keeps the layer back (P15), which is shared with all who compete; wrong, it costs at most what was sailed (P14, P16).
 * If the voter is not named, it makes no difference. */
static gboolean
pays_to_doubt (const BluffPirateView *view, guint chance)
{
  guint rivals = view->head.table.players - 1u;
  guint size = bluff_cards_count (view->up) + view->down_size;
  guint gain = rivals * weigh_voyage (view, view->seat, size) + weigh_voyage (view, view->head.turn, size);
  guint loss = rivals * MIN (BLUFF_PIRATE_BACK, view->square[view->seat]);

  return chance * gain >= (BLUFF_SURE - chance) * loss;
}

static void
choose_vote (BluffMind *mind, const BluffPirateView *view, BluffAction *action)
{
  action->kind = BLUFF_ACTION_VOTE;

  switch (bluff_pirate_odds_verdict (view))
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
          (guint8) pays_to_doubt (view,
                                  bluff_deckhand_feel (mind, bluff_pirate_odds_bluff (view, &mind->memory), WAVER));
      break;
    }
}

/* With a bluff, hopes for one who believes; with an honest set, for one who doubts and has squares to lose. */
static void
name_voter (BluffMind *mind, const BluffPirateView *view, const BluffLegal *legal, BluffAction *action)
{
  gboolean bluff = bluff_pirate_is_bluff (view->up, view->down);
  BluffSeats provers = bluff_pirate_odds_provers (view, view->up, view->down_size);
  BluffPick pick = BLUFF_PICK_NONE;

  for (BluffSeats seats = legal->targets; seats != 0; seats &= seats - 1)
    {
      BluffSeat seat = bluff_seats_first (seats);
      gint doubts = (gint) bluff_memory_doubts (&mind->memory, seat);
      gint score = (gint) bluff_random_below (&mind->random, HOPE) + (bluff ? -doubts : doubts);

      if (bluff_seats_has (provers, seat))
        score -= PROVER;
      if (view->square[seat] == 0)
        score -= HOPE;
      bluff_pick_offer (&pick, &mind->random, seat, score);
    }

  action->kind = BLUFF_ACTION_REVEAL;
  action->target = (BluffSeat) pick.choice;
}

void
bluff_deckhand_pirate (BluffMind *mind, const BluffView *view, const BluffLegal *legal, BluffAction *action)
{
  const BluffPirateView *pirate = &view->pirate;

  *action = (BluffAction){ .kind = BLUFF_ACTION_DRAW, .seat = legal->seat };

  switch (view->head.phase)
    {
    case BLUFF_PHASE_PIRATE_TURN:
      try_boarding (mind, pirate, legal, action);
      break;
    case BLUFF_PHASE_PIRATE_PLAY:
      choose_play (mind, pirate, legal, action);
      break;
    case BLUFF_PHASE_PIRATE_VOTE:
      choose_vote (mind, pirate, action);
      break;
    case BLUFF_PHASE_PIRATE_REVEAL:
      name_voter (mind, pirate, legal, action);
      break;
    default:
      g_return_if_reached ();
    }
}
