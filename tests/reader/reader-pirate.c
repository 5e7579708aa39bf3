/* reader-pirate.c: plays Bluff Pirate by the names and states of what a screen reader finds.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-pirate.h"

#include <stdio.h>
#include <string.h>

enum
{
  MOST_STEPS = 3000,
  PRESS_S = 3,
  CLOSER = 4,
  SET_MIN = 3,
  SET_MAX = 5,
  SUIT_CARDS = 10,
  RECKLESS_BLUFF = 3, /* one vote in so many, reckless */
  RECKLESS_BOARD = 2,
  RECKLESS_DISCARD = 7,
  LIKELY = 5 /* so many unseen cards of a suit for each face-down one make a set believable */
};

struct _ReaderPirate
{
  Reader *reader;
  gboolean reckless;
  GRand *chance;
  guint counts[READER_N_CHOICES];
  ReaderWatch *watch;
  char *raiser; /* who raised the curtain last, or NULL */
};

ReaderPirate *
reader_pirate_new (Reader *reader, gboolean reckless, guint32 seed)
{
  ReaderPirate *self = g_new0 (ReaderPirate, 1);

  self->reader = reader;
  self->reckless = reckless;
  self->chance = g_rand_new_with_seed (seed);
  return self;
}

void
reader_pirate_free (ReaderPirate *self)
{
  g_rand_free (self->chance);
  g_free (self->raiser);
  g_free (self);
}

void
reader_pirate_set_watch (ReaderPirate *self, ReaderWatch *watch)
{
  self->watch = watch;
}

guint
reader_pirate_count (ReaderPirate *self, ReaderChoice choice)
{
  return self->counts[choice];
}

static gboolean
one_in (ReaderPirate *self, int n)
{
  return g_rand_int_range (self->chance, 0, n) == 0;
}

/* --- Looking -------------------------------------------------------------------------------------------------------
 */

static ReaderNode *
find_button (ReaderTree *tree, const char *pattern)
{
  return reader_tree_find_usable (tree, NULL, ATSPI_ROLE_PUSH_BUTTON, pattern);
}

/* "I am Ada: raise the sail", or for all of them "Carry on". */
static ReaderNode *
find_curtain (ReaderTree *tree)
{
  ReaderNode *raise = find_button (tree, "I am *: raise the sail");

  if (raise == NULL && reader_tree_find (tree, NULL, ATSPI_ROLE_INVALID, "Welcome back") != NULL)
    raise = find_button (tree, "Carry on");
  return raise;
}

/* A card of the hand that can be pressed. */
static ReaderNode *
find_hand_card (ReaderTree *tree)
{
  ReaderNode *hand = reader_tree_find (tree, NULL, ATSPI_ROLE_PANEL, "Your hand");

  return hand != NULL ? reader_tree_find_usable (tree, hand, ATSPI_ROLE_PUSH_BUTTON, "*, * of *.") : NULL;
}

ReaderChoice
reader_pirate_choose (ReaderTree *tree)
{
  static const struct
  {
    const char *pattern;
    ReaderChoice choice;
  } buttons[] = {
    { "Play again*", READER_CHOICE_END },          { "Continue", READER_CHOICE_CONTINUE },
    { "Lift the cup of *", READER_CHOICE_LIFT },   { "No bluff", READER_CHOICE_VOTE },
    { "Board the ship of *", READER_CHOICE_SHIP }, { "Face-down card * of *", READER_CHOICE_PICK },
    { "Draw ? card*", READER_CHOICE_TURN },
  };

  if (find_curtain (tree) != NULL)
    return READER_CHOICE_CURTAIN;
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    if (find_button (tree, buttons[i].pattern) != NULL)
      return buttons[i].choice;
  if (find_hand_card (tree) != NULL || find_button (tree, "End turn") != NULL)
    return READER_CHOICE_PLAY;

  return READER_CHOICE_NOTHING;
}

static ReaderMoment
get_moment (ReaderChoice choice)
{
  if (choice == READER_CHOICE_NOTHING)
    return READER_MOMENT_BETWEEN;

  return choice == READER_CHOICE_CURTAIN ? READER_MOMENT_CURTAIN : READER_MOMENT_SETTLED;
}

static ReaderTree *
look (ReaderPirate *self, ReaderChoice *choice)
{
  ReaderTree *tree = reader_look (self->reader);

  *choice = reader_pirate_choose (tree);
  if (self->watch == NULL)
    return tree;

  /* While others play, names and descriptions have to do, but now and then. */
  if (*choice != READER_CHOICE_NOTHING || one_in (self, CLOSER))
    reader_look_closer (self->reader, tree);
  reader_watch_look (self->watch, tree, get_moment (*choice), self->raiser);
  return tree;
}

static void
complain (ReaderTree *tree)
{
  for (guint i = 0; i < tree->nodes->len; i++)
    {
      ReaderNode *node = g_ptr_array_index (tree->nodes, i);
      g_autofree char *says = reader_node_say (node);

      if (node->linked && *node->plain != '\0')
        g_test_message ("%s%s", says, reader_node_is_usable (node) ? ", usable" : "");
    }
  g_error ("There is nothing to do at the table, and nothing comes");
}

ReaderChoice
reader_pirate_wait (ReaderPirate *self)
{
  gint64 end = g_get_monotonic_time () + 60 * G_TIME_SPAN_SECOND;

  for (;;)
    {
      ReaderChoice choice;
      g_autoptr (ReaderTree) tree = look (self, &choice);

      if (choice != READER_CHOICE_NOTHING)
        return choice;
      if (g_get_monotonic_time () > end)
        complain (tree);
      reader_idle (self->reader);
    }
}

/* Whether something that was pressed is not there any more, or has changed. */
static gboolean
is_gone (ReaderTree *tree, const ReaderNode *pressed)
{
  for (guint i = 0; i < tree->nodes->len; i++)
    {
      ReaderNode *node = g_ptr_array_index (tree->nodes, i);

      if (node->linked && g_str_equal (node->path, pressed->path))
        return !reader_node_is_usable (node) || !g_str_equal (node->name, pressed->name) ||
               node->states != pressed->states;
    }

  return TRUE;
}

/* Presses something that is there, and waits for a while until something comes of it. Something that looks the same may
 * be there at once: then the next look will show it. */
static void
press (ReaderPirate *self, ReaderNode *node)
{
  gint64 end = g_get_monotonic_time () + PRESS_S * G_TIME_SPAN_SECOND;
  gboolean gone;

  g_assert_nonnull (node);
  g_debug ("presses “%s”", node->plain);
  if (!reader_press (self->reader, node))
    return;

  do
    {
      g_autoptr (ReaderTree) after = reader_look (self->reader);

      gone = is_gone (after, node);
    }
  while (!gone && g_get_monotonic_time () < end);
}

static void
press_named (ReaderPirate *self, const char *pattern)
{
  g_autoptr (ReaderTree) tree = reader_wait_for (self->reader, ATSPI_ROLE_PUSH_BUTTON, pattern);

  press (self, find_button (tree, pattern));
}

/* One of those like PATTERN, by chance. */
static void
press_any (ReaderPirate *self, const char *pattern)
{
  g_autoptr (ReaderTree) tree = reader_wait_for (self->reader, ATSPI_ROLE_PUSH_BUTTON, pattern);
  g_autoptr (GPtrArray) found = reader_tree_find_all (tree, NULL, ATSPI_ROLE_PUSH_BUTTON, pattern);

  for (guint i = found->len; i > 0; i--)
    if (!reader_node_is_usable (g_ptr_array_index (found, i - 1)))
      g_ptr_array_remove_index (found, i - 1);
  press (self, g_ptr_array_index (found, (guint) g_rand_int_range (self->chance, 0, (gint32) found->len)));
}

/* --- The own cards -------------------------------------------------------------------------------------------------
 */

/* "Hat pirate card, 7 of 9." is of the suit "Hat". Newly allocated. */
static char *
suit_of (const char *name)
{
  const char *end = strstr (name, " pirate card");

  if (end == NULL)
    end = strchr (name, ',');
  return end != NULL ? g_strndup (name, (gsize) (end - name)) : NULL;
}

static GPtrArray *
list_hand (ReaderTree *tree)
{
  ReaderNode *card = find_hand_card (tree);
  GPtrArray *cards = card != NULL ? reader_tree_find_all (tree, card->parent, ATSPI_ROLE_PUSH_BUTTON, "*, * of *.")
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
choose_card (ReaderPirate *self, const char *suit)
{
  g_autoptr (ReaderTree) tree = reader_look (self->reader);
  g_autoptr (GPtrArray) hand = list_hand (tree);
  ReaderNode *chosen = NULL;
  guint least = G_MAXUINT;

  for (guint i = 0; i < hand->len; i++)
    {
      ReaderNode *card = g_ptr_array_index (hand, i);
      g_autofree char *of = suit_of (card->plain);
      guint worth = count_suit (hand, of);

      if (strstr (card->plain, ", in your set.") != NULL || (suit != NULL && g_strcmp0 (of, suit) != 0) ||
          worth >= least)
        continue;
      chosen = card;
      least = worth;
    }
  g_assert_nonnull (chosen);
  press (self, chosen);
}

static void
turn_up (ReaderPirate *self, const char *suit)
{
  g_autofree char *plain = g_strdup_printf ("%s, face down, slot *", suit);
  g_autofree char *pirate = g_strdup_printf ("%s pirate card, face down, slot *", suit);
  g_autoptr (ReaderTree) tree = reader_look (self->reader);
  ReaderNode *card = find_button (tree, plain);

  press (self, card != NULL ? card : find_button (tree, pirate));
}

/* --- Decisions -----------------------------------------------------------------------------------------------------
 */

static void
lay (ReaderPirate *self, const char *suit, guint own, guint others)
{
  for (guint i = 0; i < own; i++)
    choose_card (self, suit);
  for (guint i = 0; i < others; i++)
    choose_card (self, NULL);
  turn_up (self, suit);
  press_named (self, "Lay * card*");
}

static void
do_play (ReaderPirate *self)
{
  g_autoptr (ReaderTree) tree = reader_look (self->reader);
  g_autoptr (GPtrArray) hand = list_hand (tree);
  g_autofree char *suit = find_best_suit (hand);
  guint own = suit != NULL ? count_suit (hand, suit) : 0;
  gboolean bluff = self->reckless ? !one_in (self, RECKLESS_DISCARD) : own == 2 && one_in (self, 2);

  if (own >= SET_MIN)
    lay (self, suit, MIN (own, SET_MAX), 0);
  else if (bluff && hand->len >= SET_MIN)
    lay (self, suit, own,
         (guint) g_rand_int_range (self->chance, SET_MIN, MIN ((gint32) hand->len, SET_MAX) + 1) - own);
  else if (find_button (tree, "End turn") != NULL)
    press_named (self, "End turn");
  else
    {
      choose_card (self, NULL);
      press_named (self, "Discard 1 card");
    }
}

/* "Compass: you can see 3 of the 10 cards. …", and "… Are the 2 face-down cards of this suit too?" */
static gboolean
doubts (ReaderPirate *self, ReaderTree *tree)
{
  ReaderNode *help = reader_tree_find (tree, NULL, ATSPI_ROLE_INVALID, "*: you can see * of the * cards.*");
  ReaderNode *set = reader_tree_find (tree, NULL, ATSPI_ROLE_INVALID, "* card* lie* face up: *face-down card*");
  guint seen = 0, down = 1, unseen;

  if (self->reckless)
    return one_in (self, RECKLESS_BLUFF);
  g_assert_nonnull (help);
  g_assert_nonnull (set);
  g_assert_cmpint (sscanf (strstr (help->plain, "you can see "), "you can see %u", &seen), ==, 1);
  if (strstr (set->plain, "Are the ") != NULL)
    g_assert_cmpint (sscanf (strstr (set->plain, "Are the "), "Are the %u", &down), ==, 1);
  unseen = SUIT_CARDS - seen;

  return unseen < down || (down > 1 && unseen < down * LIKELY / 2) || (down > 2 && one_in (self, 2));
}

static void
do_vote (ReaderPirate *self)
{
  g_autoptr (ReaderTree) tree = reader_look (self->reader);

  press (self, find_button (tree, doubts (self, tree) ? "Bluff" : "No bluff"));
  press_named (self, "Put it under the cup");
}

static void
do_turn (ReaderPirate *self)
{
  g_autoptr (ReaderTree) tree = reader_look (self->reader);
  ReaderNode *board = find_button (tree, "Board a ship…");

  press (self,
         self->reckless && board != NULL && one_in (self, RECKLESS_BOARD) ? board : find_button (tree, "Draw ? card*"));
}

/* Until there are enough. */
static void
do_pick (ReaderPirate *self)
{
  for (;;)
    {
      g_autoptr (ReaderTree) tree = reader_look (self->reader);
      g_autoptr (GPtrArray) backs = reader_tree_find_all (tree, NULL, ATSPI_ROLE_PUSH_BUTTON, "Face-down card * of *");
      ReaderNode *take = find_button (tree, "Take * card*");
      ReaderNode *back = NULL;

      if (take != NULL)
        {
          press (self, take);
          return;
        }
      for (guint i = 0; i < backs->len && back == NULL; i++)
        if (!reader_node_has_state (g_ptr_array_index (backs, i), ATSPI_STATE_PRESSED))
          back = g_ptr_array_index (backs, i);
      press (self, back);
    }
}

static void
do_raise (ReaderPirate *self)
{
  g_autoptr (ReaderTree) tree = reader_look (self->reader);
  ReaderNode *raise = find_curtain (tree);
  const char *colon = strstr (raise->plain, ": raise the sail");

  g_clear_pointer (&self->raiser, g_free);
  if (colon != NULL)
    self->raiser = g_strndup (raise->plain + strlen ("I am "), (gsize) (colon - raise->plain) - strlen ("I am "));
  press (self, raise);
}

void
reader_pirate_do (ReaderPirate *self, ReaderChoice choice)
{
  self->counts[choice]++;
  switch (choice)
    {
    case READER_CHOICE_CURTAIN:
      do_raise (self);
      break;
    case READER_CHOICE_CONTINUE:
      press_named (self, "Continue");
      break;
    case READER_CHOICE_TURN:
      do_turn (self);
      break;
    case READER_CHOICE_SHIP:
      press_any (self, "Board the ship of *");
      break;
    case READER_CHOICE_PICK:
      do_pick (self);
      break;
    case READER_CHOICE_PLAY:
      do_play (self);
      break;
    case READER_CHOICE_VOTE:
      do_vote (self);
      break;
    case READER_CHOICE_LIFT:
      press_any (self, "Lift the cup of *");
      break;
    default:
      g_assert_not_reached ();
    }
}

void
reader_pirate_play_until (ReaderPirate *self, ReaderChoice wanted)
{
  for (guint step = 0; step < MOST_STEPS; step++)
    {
      ReaderChoice choice = reader_pirate_wait (self);

      g_debug ("%u: %u", step, choice);
      if (choice == wanted || choice == READER_CHOICE_END)
        return;
      reader_pirate_do (self, choice);
    }

  g_error ("The game does not end");
}

char *
reader_pirate_get_winner (ReaderPirate *self)
{
  g_autoptr (ReaderTree) tree = reader_wait_for (self->reader, ATSPI_ROLE_PUSH_BUTTON, "Play again*");
  ReaderNode *named = reader_tree_find (tree, NULL, ATSPI_ROLE_INVALID, "* find* the treasure!*");
  const char *end;

  g_assert_nonnull (named);
  end = strstr (named->plain, " find");
  return g_strndup (named->plain, (gsize) (end - named->plain));
}
