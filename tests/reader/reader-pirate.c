/* reader-pirate.c: plays Bluff Pirate by the names and states of what a screen reader finds.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-pirate.h"

#include "reader-pirate-secrets.h"
#include "texts.h"

#include <stdio.h>
#include <string.h>

enum
{
  SET_MIN = 3,
  SET_MAX = 5,
  SUIT_CARDS = 10,
  RECKLESS_BLUFF = 3, /* one vote in so many, reckless */
  RECKLESS_BOARD = 2,
  RECKLESS_DISCARD = 7,
  LIKELY = 5 /* so many unseen cards of a suit for each face-down one make a set believable */
};

/* --- Looking -------------------------------------------------------------------------------------------------------
 */

/* A card of the hand that can be pressed. */
static ReaderNode *
find_hand_card (ReaderTree *tree)
{
  ReaderNode *hand = reader_tree_find (tree, NULL, ATSPI_ROLE_PANEL, TEXT_YOUR_HAND);

  return hand != NULL ? reader_tree_find_usable (tree, hand, ATSPI_ROLE_PUSH_BUTTON, TEXT_HAND_CARD_PATTERN) : NULL;
}

static ReaderChoice
choose (ReaderTree *tree)
{
  static const struct
  {
    const char *pattern;
    ReaderChoice choice;
  } buttons[] = {
    { TEXT_LIFT_CUP_PATTERN, READER_PIRATE_LIFT },   { TEXT_NO_BLUFF, READER_PIRATE_VOTE },
    { TEXT_BOARD_SHIP_PATTERN, READER_PIRATE_SHIP }, { TEXT_FACE_DOWN_CARD_PATTERN, READER_PIRATE_PICK },
    { TEXT_DRAW_PATTERN, READER_PIRATE_TURN },
  };

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    if (reader_player_find_button (tree, buttons[i].pattern) != NULL)
      return buttons[i].choice;
  if (find_hand_card (tree) != NULL || reader_player_find_button (tree, TEXT_END_TURN) != NULL)
    return READER_PIRATE_PLAY;

  return READER_CHOICE_NOTHING;
}

/* --- A player's cards ----------------------------------------------------------------------------------------------
 */

/* "Hat pirate, 7 of 9." is of the suit "Hat". Newly allocated. */
static char *
suit_of (const char *name)
{
  const char *end = strstr (name, TEXT_PIRATE_CARD);

  if (end == NULL)
    end = strchr (name, ',');
  return end != NULL ? g_strndup (name, (gsize) (end - name)) : NULL;
}

static GPtrArray *
list_hand (ReaderTree *tree)
{
  ReaderNode *card = find_hand_card (tree);
  GPtrArray *cards = card != NULL
                         ? reader_tree_find_all (tree, card->parent, ATSPI_ROLE_PUSH_BUTTON, TEXT_HAND_CARD_PATTERN)
                         : g_ptr_array_new ();

  return cards;
}

/* How many cards of the suit are in the hand. */
static guint
count_suit (GPtrArray *hand, const char *suit)
{
  guint n = 0;

  for (guint i = 0; i < hand->len; i++)
    {
      g_autofree char *other = suit_of (((ReaderNode *) g_ptr_array_index (hand, i))->plain);

      n += g_strcmp0 (other, suit) == 0;
    }

  return n;
}

/* The suit of which there are most. */
static char *
find_best_suit (GPtrArray *hand)
{
  g_autofree char *best = NULL;

  for (guint i = 0; i < hand->len; i++)
    {
      g_autofree char *suit = suit_of (((ReaderNode *) g_ptr_array_index (hand, i))->plain);

      if (best == NULL || count_suit (hand, suit) > count_suit (hand, best))
        {
          g_free (best);
          best = g_steal_pointer (&suit);
        }
    }

  return g_steal_pointer (&best);
}

/* Presses a card of the hand that is not in the set yet: of this suit, or with NULL the one that is worth least. */
static void
choose_card (ReaderPlayer *player, const char *suit)
{
  ReaderTree *tree = reader_player_see (player);
  g_autoptr (GPtrArray) hand = list_hand (tree);
  ReaderNode *chosen = NULL;
  guint least = G_MAXUINT;

  for (guint i = 0; i < hand->len; i++)
    {
      ReaderNode *card = g_ptr_array_index (hand, i);
      g_autofree char *of = suit_of (card->plain);
      guint worth = count_suit (hand, of);

      if (strstr (card->plain, TEXT_IN_YOUR_SET) != NULL || (suit != NULL && g_strcmp0 (of, suit) != 0) ||
          worth >= least)
        continue;
      chosen = card;
      least = worth;
    }
  g_assert_nonnull (chosen);
  reader_player_press (player, chosen);
}

/* "Anchor, face down, slot 1." */
static guint
count_chosen (ReaderTree *tree)
{
  g_autoptr (GPtrArray) chosen = reader_tree_find_all (tree, NULL, ATSPI_ROLE_PUSH_BUTTON, TEXT_SLOT_PATTERN);

  return chosen->len;
}

static void
put_card (ReaderPlayer *player, const char *suit)
{
  guint before = count_chosen (reader_player_see (player));

  choose_card (player, suit);
  g_assert_cmpuint (count_chosen (reader_player_see (player)), ==, before + 1);
}

/* The first card of the suit, or its pirate card. */
static void
turn_up (ReaderPlayer *player, const char *suit)
{
  g_autofree char *pattern = g_strdup_printf (TEXT_SLOT_FACE_DOWN_FORMAT, suit);

  reader_player_press_named (player, pattern);
}

/* --- Decisions -----------------------------------------------------------------------------------------------------
 */

static void
lay (ReaderPlayer *player, const char *suit, guint own, guint others)
{
  for (guint i = 0; i < own; i++)
    put_card (player, suit);
  for (guint i = 0; i < others; i++)
    put_card (player, NULL);
  turn_up (player, suit);
  reader_player_press_named (player, TEXT_LAY_PATTERN);
}

static void
do_play (ReaderPlayer *player)
{
  ReaderTree *tree = reader_player_see (player);
  g_autoptr (GPtrArray) hand = list_hand (tree);
  g_autofree char *suit = find_best_suit (hand);
  guint own = suit != NULL ? count_suit (hand, suit) : 0;
  gboolean bluff = reader_player_is_reckless (player) ? !reader_player_one_in (player, RECKLESS_DISCARD)
                                                      : own == 2 && reader_player_one_in (player, 2);

  if (own >= SET_MIN)
    lay (player, suit, MIN (own, SET_MAX), 0);
  else if (bluff && hand->len >= SET_MIN)
    lay (player, suit, own, reader_player_number (player, SET_MIN, MIN (hand->len, SET_MAX)) - own);
  else if (reader_player_find_button (tree, TEXT_END_TURN) != NULL)
    reader_player_press_named (player, TEXT_END_TURN);
  else
    {
      put_card (player, NULL);
      reader_player_press_named (player, TEXT_DISCARD_1_CARD);
    }
}

/* "Compass: 3 of 10 cards in sight. …", and "… Are the 2 face-down cards of this suit too?" */
static gboolean
doubts (ReaderPlayer *player, ReaderTree *tree)
{
  ReaderNode *help = reader_tree_find (tree, NULL, ATSPI_ROLE_INVALID, TEXT_IN_SIGHT_PATTERN);
  ReaderNode *set = reader_tree_find (tree, NULL, ATSPI_ROLE_INVALID, TEXT_FACE_UP_PATTERN);
  guint seen = 0, down = 1, unseen;

  if (reader_player_is_reckless (player))
    return reader_player_one_in (player, RECKLESS_BLUFF);
  g_assert_nonnull (help);
  g_assert_nonnull (set);
  g_assert_cmpint (sscanf (strstr (help->plain, TEXT_IN_SIGHT_START), TEXT_IN_SIGHT_START "%u", &seen), ==, 1);
  if (strstr (set->plain, TEXT_ARE_THE) != NULL)
    g_assert_cmpint (sscanf (strstr (set->plain, TEXT_ARE_THE), TEXT_ARE_THE "%u", &down), ==, 1);
  unseen = SUIT_CARDS - seen;

  return unseen < down || (down > 1 && unseen < down * LIKELY / 2) || (down > 2 && reader_player_one_in (player, 2));
}

static void
do_vote (ReaderPlayer *player)
{
  ReaderTree *tree = reader_player_see (player);

  reader_player_press (player, reader_player_find_button (tree, doubts (player, tree) ? TEXT_BLUFF : TEXT_NO_BLUFF));
  reader_player_press_named (player, TEXT_PUT_UNDER_CUP);
}

static void
do_turn (ReaderPlayer *player)
{
  ReaderTree *tree = reader_player_see (player);
  ReaderNode *board = reader_player_find_button (tree, TEXT_BOARD_SHIP_ASKED);

  reader_player_press (player, reader_player_is_reckless (player) && board != NULL &&
                                       reader_player_one_in (player, RECKLESS_BOARD)
                                   ? board
                                   : reader_player_find_button (tree, TEXT_DRAW_PATTERN));
}

/* Until there are enough. */
static void
do_pick (ReaderPlayer *player)
{
  for (;;)
    {
      ReaderTree *tree = reader_player_see (player);
      g_autoptr (GPtrArray) backs =
          reader_tree_find_all (tree, NULL, ATSPI_ROLE_PUSH_BUTTON, TEXT_FACE_DOWN_CARD_PATTERN);
      ReaderNode *take = reader_player_find_button (tree, TEXT_TAKE_PATTERN);
      ReaderNode *back = NULL;

      if (take != NULL)
        {
          reader_player_press (player, take);
          return;
        }
      for (guint i = 0; i < backs->len && back == NULL; i++)
        if (!reader_node_has_state (g_ptr_array_index (backs, i), ATSPI_STATE_PRESSED))
          back = g_ptr_array_index (backs, i);
      reader_player_press (player, back);
    }
}

static void
act (ReaderPlayer *player, ReaderChoice choice)
{
  switch (choice)
    {
    case READER_PIRATE_TURN:
      do_turn (player);
      break;
    case READER_PIRATE_SHIP:
      reader_player_press_any (player, TEXT_BOARD_SHIP_PATTERN);
      break;
    case READER_PIRATE_PICK:
      do_pick (player);
      break;
    case READER_PIRATE_PLAY:
      do_play (player);
      break;
    case READER_PIRATE_VOTE:
      do_vote (player);
      break;
    case READER_PIRATE_LIFT:
      reader_player_press_any (player, TEXT_LIFT_CUP_PATTERN);
      break;
    default:
      g_assert_not_reached ();
    }
}

const ReaderSkill reader_pirate_skill = {
  .title = TEXT_BLUFF_PIRATE,
  .shortest = TEXT_SHORT,
  .secrets = &reader_pirate_game,
  .choose = choose,
  .act = act,
};
