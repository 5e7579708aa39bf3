/* reader-bluffer.c: plays Bluffer by the names and states of what a screen reader finds.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-bluffer.h"

#include "reader-bluffer-secrets.h"
#include "texts.h"

#include <string.h>

enum
{
  A_CALL = 4,         /* one claim in so many is called of which nothing is known */
  A_BLUFF = 2,        /* one turn in so many without a match is a claim of which nothing is known */
  RECKLESS_CALL = 6,  /* the first, reckless: calls make games long */
  RECKLESS_SHOUT = 3, /* the same of several people together */
  RECKLESS_CLAIM = 3, /* one claim in so many is of any card, reckless */
  RECKLESS_PEEK = 2,  /* one turn in so many begins with a peek, reckless */
  RECKLESS_DRAW = 10, /* one turn in so many that may draw does, reckless */
  RECKLESS_LOOK = 8   /* one turn in so many looks at another player's cards first, reckless */
};

#define QUESTION_TURN TEXT_TO_MATCH_PATTERN
#define QUESTION_TAKE TEXT_TAKE_FROM_PATTERN
#define QUESTION_GIVE TEXT_GIVE_TO_PATTERN

/* --- Looking -------------------------------------------------------------------------------------------------------
 */

/* All that can be pressed and have such an accessible name, in the player's cards or outside. */
static GPtrArray *
list_usable (ReaderTree *tree, const char *pattern)
{
  GPtrArray *found = reader_tree_find_all (tree, NULL, ATSPI_ROLE_PUSH_BUTTON, pattern);

  for (guint i = found->len; i > 0; i--)
    if (!reader_node_is_usable (g_ptr_array_index (found, i - 1)))
      g_ptr_array_remove_index (found, i - 1);

  return found;
}

/* Cards that can be pressed: the player's, or those of others. */
static GPtrArray *
list_cards (ReaderTree *tree, gboolean own)
{
  ReaderNode *hand = reader_tree_find (tree, NULL, ATSPI_ROLE_PANEL, TEXT_YOUR_CARDS);
  GPtrArray *cards = list_usable (tree, TEXT_HIDDEN_SIDE_PATTERN);

  for (guint i = cards->len; i > 0; i--)
    {
      ReaderNode *card = g_ptr_array_index (cards, i - 1);
      gboolean is_own = hand != NULL && reader_node_is_in (card, hand);

      if (is_own != own)
        g_ptr_array_remove_index (cards, i - 1);
    }

  return cards;
}

static gboolean
is_asked (ReaderTree *tree, const char *question, gboolean own)
{
  g_autoptr (GPtrArray) cards = list_cards (tree, own);

  return cards->len > 0 && reader_tree_find (tree, NULL, ATSPI_ROLE_PANEL, question) != NULL;
}

/* "Calico: 4 cards · thinking…", but not "Draw pile: 9 cards. On top: Star." */
static GPtrArray *
list_seats (ReaderTree *tree)
{
  GPtrArray *seats = list_usable (tree, TEXT_SEAT_CARDS_PATTERN);

  for (guint i = seats->len; i > 0; i--)
    if (g_str_has_prefix (((ReaderNode *) g_ptr_array_index (seats, i - 1))->plain, TEXT_DRAW_PILE_START))
      g_ptr_array_remove_index (seats, i - 1);

  return seats;
}

/* On the sheet with the cards of one player, which is all there is around it; the header bar has a button of the same
 * name. */
static ReaderNode *
find_close (ReaderTree *tree)
{
  g_autoptr (GPtrArray) buttons = list_usable (tree, TEXT_CLOSE);

  for (guint i = 0; i < buttons->len; i++)
    {
      ReaderNode *button = g_ptr_array_index (buttons, i);
      ReaderNode *sheet = button->parent;

      while (sheet->parent != NULL && (sheet->role != ATSPI_ROLE_PANEL || *sheet->plain == '\0'))
        sheet = sheet->parent;
      if (reader_tree_find (tree, sheet, ATSPI_ROLE_INVALID, TEXT_HIDDEN_SIDE_FIRST_PATTERN) != NULL &&
          reader_tree_find (tree, sheet, ATSPI_ROLE_INVALID, TEXT_PILE_PATTERN) == NULL)
        return button;
    }

  return NULL;
}

static gboolean
is_offered (ReaderTree *tree, const char *act)
{
  g_autofree char *button = g_strdup_printf ("%s. *", act);

  return reader_player_find_button (tree, button) != NULL ||
         reader_tree_find (tree, NULL, ATSPI_ROLE_PUSH_BUTTON, act) != NULL;
}

static ReaderNode *
find_draw (ReaderTree *tree)
{
  ReaderNode *draws = reader_player_find_button (tree, TEXT_DRAW_1_CARD);

  return draws != NULL ? draws : reader_player_find_button (tree, TEXT_PASS);
}

/* What can be done in a turn comes and goes a moment before or after the question. */
static gboolean
is_turn (ReaderTree *tree)
{
  return is_asked (tree, QUESTION_TURN, TRUE) &&
         (find_draw (tree) != NULL || is_offered (tree, TEXT_MATCH) || is_offered (tree, TEXT_SHOW_IT));
}

static ReaderChoice
choose (ReaderTree *tree)
{
  if (find_close (tree) != NULL)
    return READER_BLUFFER_CLOSE;
  if (reader_player_find_button (tree, TEXT_NOBODY) != NULL)
    return READER_BLUFFER_CALL_OPENLY;
  if (reader_player_find_button (tree, TEXT_LET_IT_PASS) != NULL)
    return READER_BLUFFER_CALL;
  if (is_asked (tree, QUESTION_TAKE, FALSE))
    return READER_BLUFFER_TAKE;
  if (is_asked (tree, QUESTION_GIVE, TRUE) && is_offered (tree, TEXT_GIVE))
    return READER_BLUFFER_GIVE;
  if (is_turn (tree))
    return READER_BLUFFER_TURN;

  return READER_CHOICE_NOTHING;
}

/* What follows PREFIX in what is said somewhere, up to the full stop. Newly allocated; NULL if nothing does. */
static char *
hear (ReaderTree *tree, const char *prefix)
{
  g_autofree char *pattern = g_strdup_printf ("*%s*.*", prefix);
  ReaderNode *node = reader_tree_find (tree, NULL, ATSPI_ROLE_INVALID, pattern);
  const char *start = node != NULL ? strstr (node->plain, prefix) + strlen (prefix) : NULL;

  return start != NULL ? g_strndup (start, strcspn (start, ".")) : NULL;
}

/* --- Decisions -----------------------------------------------------------------------------------------------------
 */

static void
press_one_of (ReaderPlayer *player, GPtrArray *nodes)
{
  reader_player_press (player, g_ptr_array_index (nodes, reader_player_number (player, 0, nodes->len - 1)));
}

/* Does it with an own card like PATTERN, by chance. Each card has its own button; where there is no room for them, a
 * card is chosen first. FALSE if there is none. */
static gboolean
do_with_card (ReaderPlayer *player, ReaderTree *tree, const char *act, const char *pattern)
{
  g_autofree char *button = g_strdup_printf ("%s. %s", act, pattern);
  g_autoptr (GPtrArray) buttons = list_usable (tree, button);
  g_autoptr (GPtrArray) cards = list_cards (tree, TRUE);

  if (buttons->len > 0)
    {
      press_one_of (player, buttons);
      return TRUE;
    }
  if (reader_tree_find (tree, NULL, ATSPI_ROLE_PUSH_BUTTON, act) == NULL)
    return FALSE;

  for (guint i = cards->len; i > 0; i--)
    if (!g_pattern_match_simple (pattern, ((ReaderNode *) g_ptr_array_index (cards, i - 1))->plain))
      g_ptr_array_remove_index (cards, i - 1);
  if (cards->len == 0)
    return FALSE;

  press_one_of (player, cards);
  reader_player_press_named (player, act);
  return TRUE;
}

/* A side that is known to be the one, or one that may be. */
static void
play_hidden (ReaderPlayer *player, ReaderTree *tree, const char *act, gboolean may_draw)
{
  g_autofree char *need = hear (tree, TEXT_TO_MATCH);
  g_autofree char *known = g_strdup_printf (TEXT_HIDDEN_SIDE_FORMAT, need);

  if (do_with_card (player, tree, act, known) ||
      (!may_draw && do_with_card (player, tree, act, TEXT_HIDDEN_SIDE_UNKNOWN_PATTERN)))
    return;
  if (find_draw (tree) != NULL)
    reader_player_press (player, find_draw (tree));
  else
    g_assert_true (do_with_card (player, tree, act, "*"));
}

static void
do_turn (ReaderPlayer *player)
{
  ReaderTree *tree = reader_player_see (player);
  gboolean reckless = reader_player_is_reckless (player);
  gboolean match = is_offered (tree, TEXT_MATCH);
  const char *act = match ? TEXT_MATCH : is_offered (tree, TEXT_CLAIM) ? TEXT_CLAIM : TEXT_SHOW_IT;
  g_autoptr (GPtrArray) seats = list_seats (tree);

  if (reckless && seats->len > 0 && reader_player_one_in (player, RECKLESS_LOOK))
    press_one_of (player, seats);
  else if (is_offered (tree, TEXT_PEEK) && (reckless ? reader_player_one_in (player, RECKLESS_PEEK) : !match) &&
           do_with_card (player, tree, TEXT_PEEK, TEXT_HIDDEN_SIDE_UNKNOWN_PATTERN))
    return;
  else if (match)
    do_with_card (player, tree, act, "*");
  else if (reckless && find_draw (tree) != NULL && reader_player_one_in (player, RECKLESS_DRAW))
    reader_player_press (player, find_draw (tree));
  else if (reckless && reader_player_one_in (player, RECKLESS_CLAIM))
    do_with_card (player, tree, act, "*");
  else
    play_hidden (player, tree, act,
                 !reckless && g_str_equal (act, TEXT_CLAIM) && !reader_player_one_in (player, A_BLUFF));
}

/* "Bea claims: Star.", and perhaps "You have seen its hidden side: Circle." */
static gboolean
doubts (ReaderPlayer *player, ReaderTree *tree)
{
  g_autofree char *claimed = hear (tree, TEXT_CLAIMS);
  g_autofree char *seen = hear (tree, TEXT_YOU_HAVE_SEEN);

  if (reader_player_is_reckless (player))
    return reader_player_one_in (player, RECKLESS_CALL);

  return seen != NULL ? g_strcmp0 (seen, claimed) != 0 : reader_player_one_in (player, A_CALL);
}

static void
do_call (ReaderPlayer *player)
{
  ReaderTree *tree = reader_player_see (player);

  reader_player_press (player,
                       reader_player_find_button (tree, doubts (player, tree) ? TEXT_BLUFF_CALL : TEXT_LET_IT_PASS));
}

static void
do_call_openly (ReaderPlayer *player)
{
  if (reader_player_one_in (player, RECKLESS_SHOUT))
    reader_player_press_any (player, "*: " TEXT_BLUFF_CALL);
  else
    reader_player_press_named (player, TEXT_NOBODY);
}

static void
do_take (ReaderPlayer *player)
{
  ReaderTree *tree = reader_player_see (player);
  g_autoptr (GPtrArray) cards = list_cards (tree, FALSE);

  press_one_of (player, cards);
}

static void
do_give (ReaderPlayer *player)
{
  ReaderTree *tree = reader_player_see (player);

  g_assert_true (do_with_card (player, tree, TEXT_GIVE, "*"));
}

static void
do_close (ReaderPlayer *player)
{
  ReaderTree *tree = reader_player_see (player);

  reader_player_press (player, find_close (tree));
}

static void
act (ReaderPlayer *player, ReaderChoice choice)
{
  switch (choice)
    {
    case READER_BLUFFER_TURN:
      do_turn (player);
      break;
    case READER_BLUFFER_CALL:
      do_call (player);
      break;
    case READER_BLUFFER_CALL_OPENLY:
      do_call_openly (player);
      break;
    case READER_BLUFFER_TAKE:
      do_take (player);
      break;
    case READER_BLUFFER_GIVE:
      do_give (player);
      break;
    case READER_BLUFFER_CLOSE:
      do_close (player);
      break;
    default:
      g_assert_not_reached ();
    }
}

const ReaderSkill reader_bluffer_skill = {
  .title = TEXT_BLUFFER,
  .secrets = &reader_bluffer_game,
  .choose = choose,
  .act = act,
};
