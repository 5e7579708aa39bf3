/* reader-bluffaneer.c: plays Bluffaneer by the names and states of what a screen reader finds.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-bluffaneer.h"

#include "reader-bluffaneer-secrets.h"
#include "texts.h"

#include <stdio.h>
#include <string.h>

#define HOLD TEXT_HOLD_TO_LOOK
#define FOOL "Ada" /* who loses all coins as soon as possible, reckless */

enum
{
  SENSIBLE_BLUFF = 6, /* one claim in so many that would be a bluff */
  SENSIBLE_CALL = 3,  /* one claim in so many that may well be true */
  RARE = 2,           /* so many revealed cards make a pair doubtful */
  RECKLESS_PASS = 8,  /* once in so many times a chance to claim is missed, reckless */
  RECKLESS_MIND = 12, /* once in so many times an answer is another one than usual */
  RECKLESS_LOOK = 6   /* once in so many times somebody looks who does not care */
};

static ReaderChoice
choose (ReaderTree *tree)
{
  static const struct
  {
    const char *pattern;
    ReaderChoice choice;
  } buttons[] = {
    { TEXT_ROLL_BONES, READER_BLUFFANEER_ROLL },   { TEXT_STEAL_FROM_PATTERN, READER_BLUFFANEER_STEAL },
    { TEXT_PAY_1_COIN, READER_BLUFFANEER_ANSWER }, { TEXT_NOBODY, READER_BLUFFANEER_SHOUT },
    { TEXT_LET_IT_PASS, READER_BLUFFANEER_CLAIM },
  };

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    if (reader_player_find_button (tree, buttons[i].pattern) != NULL)
      return buttons[i].choice;

  return READER_CHOICE_NOTHING;
}

/* Whether to claim something that is TRUTH or not. */
static gboolean
claims (ReaderPlayer *player, gboolean truth)
{
  if (reader_player_is_reckless (player))
    return !reader_player_one_in (player, RECKLESS_PASS);

  return truth || reader_player_one_in (player, SENSIBLE_BLUFF);
}

/* The only person at the table is told whether it would be a bluff; where several share the screen, the card is face
 * down and nothing beside it tells. */
static void
do_claim (ReaderPlayer *player)
{
  ReaderTree *tree = reader_player_see (player);
  gboolean truth = reader_tree_find (tree, NULL, ATSPI_ROLE_INVALID, TEXT_CARD_MATCHES_PATTERN) != NULL;
  gboolean bluff = reader_tree_find (tree, NULL, ATSPI_ROLE_INVALID, TEXT_CARD_DOES_NOT_MATCH_PATTERN) != NULL;
  gboolean covered = reader_tree_find (tree, NULL, ATSPI_ROLE_INVALID, TEXT_CARD_FACE_DOWN) != NULL;

  g_assert_true ((truth || bluff) != covered);
  reader_player_press_named (player, claims (player, truth) ? TEXT_BOOTY : TEXT_LET_IT_PASS);
}

/* --- An open table -------------------------------------------------------------------------------------------------
 */

/* "Swords + Ship. Who claims?" and "Your card: Swords + Ship." */
static gboolean
is_rolled (ReaderTree *tree, const char *card)
{
  ReaderNode *question = reader_tree_find (tree, NULL, ATSPI_ROLE_INVALID, TEXT_WHO_CLAIMS_PATTERN);
  const char *pair = card + strlen (TEXT_CARD);

  g_assert_nonnull (question);
  return strncmp (question->plain, pair, strlen (pair)) == 0;
}

/* A person who is asked looks at their card first; a fool claims everything else. */
static gboolean
shouts (ReaderPlayer *player, ReaderTree *tree, ReaderNode *look)
{
  const char *name = look->plain + strlen (HOLD);
  gboolean fool = reader_player_is_reckless (player) && g_str_equal (name, FOOL);
  g_autofree char *card = NULL;

  if (reader_player_is_reckless (player) && !fool && !reader_player_one_in (player, RECKLESS_LOOK))
    return claims (player, FALSE);

  card = reader_player_hold (player, look, name, TEXT_CARD_PATTERN);
  reader_player_note (player, READER_BLUFFANEER_LOOK);
  return claims (player, is_rolled (tree, card)) && !(fool && is_rolled (tree, card));
}

static void
do_shout (ReaderPlayer *player)
{
  ReaderTree *tree = reader_player_see (player);
  g_autoptr (GPtrArray) looks = reader_tree_find_all (tree, NULL, ATSPI_ROLE_PUSH_BUTTON, HOLD "*");

  for (guint i = 0; i < looks->len; i++)
    {
      ReaderNode *look = g_ptr_array_index (looks, i);
      g_autofree char *button = g_strdup_printf ("%s: " TEXT_BOOTY, look->plain + strlen (HOLD));

      if (shouts (player, tree, look))
        {
          reader_player_press_named (player, button);
          return;
        }
    }
  reader_player_press_named (player, TEXT_NOBODY);
}

/* --- The answer ----------------------------------------------------------------------------------------------------
 */

/* Whether the person who answers is the fool, or the only person. */
static gboolean
is_fool (ReaderTree *tree)
{
  return reader_tree_find (tree, NULL, ATSPI_ROLE_INVALID, TEXT_WILL_PAY_PATTERN) == NULL ||
         reader_tree_find (tree, NULL, ATSPI_ROLE_INVALID, TEXT_WILL_PAY_START FOOL TEXT_WILL_PAY_END) != NULL;
}

/* "3 of the 18 cards show this pair. Revealed so far: 2." */
static gboolean
doubts (ReaderPlayer *player, ReaderTree *tree)
{
  ReaderNode *help = reader_tree_find (tree, NULL, ATSPI_ROLE_INVALID, TEXT_REVEALED_SO_FAR_PATTERN);
  guint revealed = 0;

  if (reader_player_is_reckless (player))
    return is_fool (tree) == reader_player_one_in (player, RECKLESS_MIND);

  g_assert_nonnull (help);
  g_assert_cmpint (sscanf (strstr (help->plain, TEXT_REVEALED_SO_FAR), TEXT_REVEALED_SO_FAR "%u", &revealed), ==, 1);

  return revealed >= RARE || reader_player_one_in (player, SENSIBLE_CALL);
}

static void
do_answer (ReaderPlayer *player)
{
  ReaderTree *tree = reader_player_see (player);

  reader_player_press_named (player, doubts (player, tree) ? TEXT_CALL_BLUFFANEER : TEXT_PAY_1_COIN);
}

static void
do_steal (ReaderPlayer *player)
{
  ReaderTree *tree = reader_player_see (player);
  ReaderNode *fool = reader_player_find_button (tree, TEXT_STEAL_FROM_START FOOL);

  if (fool != NULL && reader_player_is_reckless (player))
    reader_player_press (player, fool);
  else
    reader_player_press_any (player, TEXT_STEAL_FROM_PATTERN);
}

static void
act (ReaderPlayer *player, ReaderChoice choice)
{
  switch (choice)
    {
    case READER_BLUFFANEER_ROLL:
      reader_player_press_named (player, TEXT_ROLL_BONES);
      break;
    case READER_BLUFFANEER_STEAL:
      do_steal (player);
      break;
    case READER_BLUFFANEER_CLAIM:
      do_claim (player);
      break;
    case READER_BLUFFANEER_SHOUT:
      do_shout (player);
      break;
    case READER_BLUFFANEER_ANSWER:
      do_answer (player);
      break;
    default:
      g_assert_not_reached ();
    }
}

const ReaderSkill reader_bluffaneer_skill = {
  .title = TEXT_BLUFFANEER,
  .secrets = &reader_bluffaneer_game,
  .choose = choose,
  .act = act,
};
