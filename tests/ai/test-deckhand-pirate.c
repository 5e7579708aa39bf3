/* test-deckhand-pirate.c: a deckhand's turn at Bluff Pirate: never against what the view proves; what is sure is done.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-mind.h"
#include "bluff-pirate-odds.h"
#include "pirate-positions.h"

#include <string.h>

enum
{
  SEEDS = 200
};

/* The seat is to lay, discard or pass. */
static void
open_play (BluffView *view, BluffLegal *legal, const char *hand, const char *discards)
{
  BluffPirateView *self = &view->pirate;

  open_view (view, hand, discards);
  self->head.phase = BLUFF_PHASE_PIRATE_PLAY;
  self->head.turn = SELF;
  self->head.awaited = bluff_seats_of (SELF);
  self->hand_size[LAYER] = 5;
  self->hand_size[THIRD] = 5;
  fill_pile (self);

  *legal = (BluffLegal){ .seat = SELF, .hand = self->hand };
  if (self->hand_size[SELF] >= BLUFF_PIRATE_SET_MIN)
    legal->kinds |= bluff_action_kinds_of (BLUFF_ACTION_LAY);
  legal->kinds |=
      bluff_action_kinds_of (self->hand_size[SELF] < BLUFF_PIRATE_HAND ? BLUFF_ACTION_PASS : BLUFF_ACTION_DISCARD);
}

/* The same position, and it is SEAT's: SELF and SEAT, who have nothing else that differs, change places. */
static void
change_places (BluffView *view, BluffLegal *legal, BluffSeat seat)
{
  BluffPirateView *self = &view->pirate;
  BluffCards may = self->may[seat];
  guint8 hand_size = self->hand_size[seat];

  self->may[seat] = self->may[SELF];
  self->may[SELF] = may;
  self->hand_size[seat] = self->hand_size[SELF];
  self->hand_size[SELF] = hand_size;
  self->seat = self->head.turn = legal->seat = seat;
  self->head.awaited = bluff_seats_of (seat);
}

static void
choose (const BluffView *view, const BluffLegal *legal, guint seed, BluffAction *action)
{
  BluffMind mind;

  bluff_mind_init (&mind, BLUFF_LEVEL_DECKHAND, legal->seat, seed, 0);
  bluff_mind_choose (&mind, view, legal, action);
  g_assert_true (bluff_legal_has (legal, action));
}

static void
test_lays_honest_sets (void)
{
  static const struct
  {
    const char *hand;
    guint size;
  } rows[] = {
    { "hat*3 hook*2 parrot*2", 3 },  { "hat*4 hook*3", 4 }, { "hat*6 hook-1", 5 },
    { "hat-1 hat-2 hat-pirate", 3 }, { "hat*2 hook*5", 5 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint seed = 0; seed < SEEDS; seed++)
      {
        BluffView view;
        BluffLegal legal;
        BluffAction action;

        open_play (&view, &legal, rows[i].hand, NULL);
        choose (&view, &legal, seed, &action);
        g_assert_cmpint (action.kind, ==, BLUFF_ACTION_LAY);
        g_assert_false (bluff_pirate_is_bluff (action.up, action.down));
        g_assert_cmpuint (bluff_cards_count (bluff_cards_or (action.up, action.down)), ==, rows[i].size);
      }
}

/* It bluffs where that can be believed, and never where every opponent can see through it. */
static void
test_bluffs (void)
{
  static const struct
  {
    const char *name;
    const char *hand;
    const char *discards;
    const char *known_here;  /* the onlooker knows that these are in this hand */
    const char *lost_by_one; /* seat 1 lost these to this hand */
    const char *lost_by_two; /* seat 2 lost these to this hand */
    const char *in_one;      /* these are known to have gone to seat 1, and it is known to seat 1 alone */
    gboolean bluffs;
  } rows[] = {
    { .name = "nothing is known", .hand = "hat*2 hook-1 parrot-1 flag-1", .bluffs = TRUE },
    { .name = "the suit is gone",
      .hand = "hat*2 hook-1 parrot-1 flag-1",
      .discards = "hat-3 hat-4 hat-5 hat-6 hat-7 "
                  "hat-8 hat-9 hat-pirate" },
    { .name = "the hand is known",
      .hand = "hat*2 hook-1 parrot-1 flag-1",
      .known_here = "hat-1 hat-2 hook-1 parrot-1 flag-1" },
    { .name = "the hand is known to both, each by its own losses",
      .hand = "hat*2 hook-1 parrot-1 flag-1",
      .lost_by_one = "hook-1 parrot-1 flag-1",
      .lost_by_two = "hook-1 parrot-1 flag-1" },
    { .name = "only one of them knows",
      .hand = "hat*2 hook-1 parrot-1 flag-1",
      .lost_by_one = "hook-1 parrot-1 flag-1",
      .bluffs = TRUE },
    { .name = "one has the rest, the other does not know",
      .hand = "hat*2 hook-1 parrot-1 flag-1",
      .discards = "hat-3 hat-4 hat-5",
      .in_one = "hat-6 hat-7 hat-8 hat-9 hat-pirate",
      .bluffs = TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      guint bluffs = 0;

      g_test_message ("%s", rows[i].name);
      for (guint seed = 0; seed < SEEDS; seed++)
        {
          BluffView view;
          BluffLegal legal;
          BluffAction action;

          open_play (&view, &legal, rows[i].hand, rows[i].discards);
          confine (view.pirate.onlooker, read_cards (rows[i].known_here), 1u << SELF);
          confine (view.pirate.may, read_cards (rows[i].in_one), 1u << LAYER);
          view.pirate.known_to[LAYER] = read_cards (rows[i].lost_by_one);
          view.pirate.known_to[THIRD] = read_cards (rows[i].lost_by_two);
          choose (&view, &legal, seed, &action);
          bluffs += action.kind == BLUFF_ACTION_LAY;
        }

      if (rows[i].bluffs)
        g_assert_cmpuint (bluffs, >, SEEDS / 20);
      else
        g_assert_cmpuint (bluffs, ==, 0);
    }
}

/* A bluff is no larger than the hand, and sets of each size come up. */
static void
test_bluff_sizes (void)
{
  static const struct
  {
    const char *hand;
    guint largest;
    gboolean two; /* of a suit */
  } rows[] = {
    { "hat*2 hook-1", 3, TRUE },
    { "hat-1 hook-1 flag-1", 3, FALSE },
    { "hat*2 hook*2", 4, TRUE },
    { "hat*2 hook*2 flag*2", 5, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      guint sizes[BLUFF_PIRATE_SET_MAX + 1] = { 0 };
      guint bluffs = 0;

      for (guint seed = 0; seed < 10 * SEEDS; seed++)
        {
          BluffView view;
          BluffLegal legal;
          BluffAction action;

          open_play (&view, &legal, rows[i].hand, NULL);
          choose (&view, &legal, seed, &action);
          if (action.kind == BLUFF_ACTION_LAY)
            {
              sizes[bluff_cards_count (bluff_cards_or (action.up, action.down))]++;
              bluffs++;
            }
        }

      /* A quarter of the time with two of a suit, and seldom with one. */
      if (rows[i].two)
        g_assert_cmpuint (bluffs, >, 10 * SEEDS / 5);
      else
        g_assert_cmpuint (bluffs, <, 10 * SEEDS / 10);

      for (guint size = BLUFF_PIRATE_SET_MIN; size <= BLUFF_PIRATE_SET_MAX; size++)
        g_assert_cmpint (sizes[size] > 0, ==, size <= rows[i].largest);
    }
}

/* With two players the one opponent's knowledge is all that counts. */
static void
test_never_bluffs_against_the_only_proof (void)
{
  guint bluffs[2] = { 0, 0 };

  for (guint proof = 0; proof < 2; proof++)
    for (guint seed = 0; seed < SEEDS; seed++)
      {
        BluffView view;
        BluffLegal legal;
        BluffAction action;

        open_play (&view, &legal, "hat*2 hook-1 parrot-1 flag-1", "hat-3 hat-4 hat-5");
        view.head.table.players = 2;
        view.pirate.pile_size = (guint8) (view.pirate.pile_size + view.pirate.hand_size[THIRD]);
        view.pirate.hand_size[THIRD] = 0;
        view.pirate.may[THIRD] = view.pirate.onlooker[THIRD] = BLUFF_CARDS_NONE;
        if (proof)
          confine (view.pirate.may, read_cards ("hat-6 hat-7 hat-8 hat-9 hat-pirate"), 1u << LAYER);
        choose (&view, &legal, seed, &action);
        bluffs[proof] += action.kind == BLUFF_ACTION_LAY;
      }

  g_assert_cmpuint (bluffs[0], >, 0);
  g_assert_cmpuint (bluffs[1], ==, 0);
}

/* P16: a player on start does not believe; one who is not on start is enough, on any seat. */
static void
test_bluffs_for_believers (void)
{
  for (BluffSeat own = 0; own < 3; own++)
    for (BluffSeat believer = 0; believer < 3; believer++)
      {
        guint bluffs = 0;

        for (guint seed = 0; seed < SEEDS; seed++)
          {
            BluffView view;
            BluffLegal legal;
            BluffAction action;

            open_play (&view, &legal, "hat*2 hook-1 parrot-1 flag-1", NULL);
            change_places (&view, &legal, own);
            memset (view.pirate.square, 0, sizeof view.pirate.square);
            view.pirate.square[believer] = 1;
            choose (&view, &legal, seed, &action);
            bluffs += action.kind == BLUFF_ACTION_LAY;
          }
        g_assert_true (believer == own ? bluffs == 0 : bluffs > 0);
      }
}

static void
test_discards_what_it_needs_least (void)
{
  static const struct
  {
    const char *hand;
    const char *discards;
    const char *least; /* one of these, unless it bluffs */
  } rows[] = {
    { "hat*2 hook*2 flag-1", NULL, "flag-1" },
    { "hat*2 hook*2 flag-pirate", NULL, "hat*2 hook*2" },
    { "hat*2 hook-1 flag-1 parrot-1", "flag-2 flag-3", "flag-1" },
    { "hat*2 hook-1 flag-1 parrot-1", "hat-3 hat-4 hat-5 hat-6 hat-7 hat-8 hat-9 hat-pirate", "hat*2" },
    { "hat-pirate hook-pirate flag-pirate parrot-pirate barrel-pirate", "hook-1", "hook-pirate" },
    /* Just enough hats are left for a set. */
    { "hat*2 hook-1 flag-1 parrot-1", "hat-3 hat-4 hat-5 hat-6 hat-7 hat-8 hat-9", "hook-1 flag-1 parrot-1" },
    { "hat*2 hook-1 flag-pirate parrot-pirate", NULL, "hook-1" },
    /* More than two are not worth more than other cards. */
    { "hook*2 flag-pirate parrot-pirate barrel-pirate", NULL, "flag-pirate parrot-pirate barrel-pirate" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint seed = 0; seed < SEEDS; seed++)
      {
        BluffView view;
        BluffLegal legal;
        BluffAction action;

        open_play (&view, &legal, rows[i].hand, rows[i].discards);
        choose (&view, &legal, seed, &action);
        if (action.kind == BLUFF_ACTION_DISCARD)
          g_assert_true (bluff_cards_has (read_cards (rows[i].least), action.card));
      }
}

/* The face-down cards can all be of the suit as long as the hand has that many that the opponent does not know. */
static void
test_provers (void)
{
  static const struct
  {
    const char *hand; /* all of it, or what is left after the set was laid */
    gboolean laid;    /* hat-1, and two cards face down */
    const char *known;
    gboolean proves;
  } rows[] = {
    { "hat*2 hook-1 parrot-1 flag-1", FALSE, NULL, FALSE },
    { "hat*2 hook-1 parrot-1 flag-1", FALSE, "parrot-1 flag-1", FALSE },
    { "hat*2 hook-1 parrot-1 flag-1", FALSE, "hook-1 parrot-1 flag-1", TRUE },
    { "parrot-1 flag-1", TRUE, NULL, FALSE },
    { "parrot-1 flag-1", TRUE, "parrot-1 flag-1", FALSE },
    { "parrot-1 flag-1", TRUE, "parrot-1 flag-1 hook-1", TRUE },
    /* A card that is face up is not in the hand. */
    { "parrot-1 flag-1", TRUE, "parrot-1 flag-1 hat-1", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (BluffSeat own = 0; own < 3; own++)
      for (BluffSeat opponent = 0; opponent < 3; opponent++)
        {
          BluffCards up = read_cards ("hat-1");
          BluffView view;
          BluffLegal legal;

          if (opponent == own)
            continue;
          open_play (&view, &legal, rows[i].hand, NULL);
          if (rows[i].laid)
            {
              view.pirate.up = up;
              view.pirate.down = read_cards ("hook-1 barrel-1");
              view.pirate.down_size = 2;
              fill_pile (&view.pirate);
              confine (view.pirate.may, bluff_cards_or (view.pirate.up, view.pirate.down), 0);
              confine (view.pirate.onlooker, view.pirate.up, 0);
            }
          change_places (&view, &legal, own);
          view.pirate.known_to[opponent] = read_cards (rows[i].known);
          g_assert_cmpuint (bluff_pirate_odds_provers (&view.pirate, up, 2), ==,
                            rows[i].proves ? bluff_seats_of (opponent) : 0);
        }
}

/* A voter who can prove a bluff is not named as long as there is somebody else. */
static void
test_names_no_prover (void)
{
  for (guint seed = 0; seed < SEEDS; seed++)
    {
      BluffView view;
      BluffLegal legal;
      BluffAction action;

      open_play (&view, &legal, "parrot-1 flag-1", NULL);
      view.head.phase = BLUFF_PHASE_PIRATE_REVEAL;
      view.pirate.up = read_cards ("hat-1");
      view.pirate.down = read_cards ("hook-1 barrel-1");
      view.pirate.down_size = 2;
      fill_pile (&view.pirate);
      confine (view.pirate.may, bluff_cards_or (view.pirate.up, view.pirate.down), 0);
      confine (view.pirate.onlooker, view.pirate.up, 0);
      view.pirate.known_to[THIRD] = read_cards ("parrot-1 flag-1 hook-1");
      legal = (BluffLegal){ .seat = SELF,
                            .kinds = bluff_action_kinds_of (BLUFF_ACTION_REVEAL),
                            .targets = bluff_seats_of (LAYER) | bluff_seats_of (THIRD) };
      choose (&view, &legal, seed, &action);
      g_assert_cmpuint (action.target, ==, LAYER);
    }
}

/* A voter on start has no squares to lose, and is named only if there is nobody else. */
static void
test_names_nobody_on_start (void)
{
  for (guint seed = 0; seed < SEEDS; seed++)
    {
      BluffView view;
      BluffLegal legal;
      BluffAction action;

      open_play (&view, &legal, "parrot-1 flag-1", NULL);
      view.head.phase = BLUFF_PHASE_PIRATE_REVEAL;
      view.pirate.up = read_cards ("hat-1");
      view.pirate.down = read_cards ("hat-2 hat-3");
      view.pirate.down_size = 2;
      fill_pile (&view.pirate);
      confine (view.pirate.may, bluff_cards_or (view.pirate.up, view.pirate.down), 0);
      confine (view.pirate.onlooker, view.pirate.up, 0);
      view.pirate.square[LAYER] = 0;
      view.pirate.square[THIRD] = 1;
      legal = (BluffLegal){ .seat = SELF,
                            .kinds = bluff_action_kinds_of (BLUFF_ACTION_REVEAL),
                            .targets = bluff_seats_of (LAYER) | bluff_seats_of (THIRD) };
      choose (&view, &legal, seed, &action);
      g_assert_cmpuint (action.target, ==, THIRD);
    }
}

static void
test_boards_the_fullest_hand (void)
{
  guint boardings = 0;

  for (guint seed = 0; seed < SEEDS; seed++)
    {
      BluffView view;
      BluffLegal legal;
      BluffAction action;

      open_play (&view, &legal, "hat*2 hook-pirate flag-1 parrot-1", NULL);
      view.head.phase = BLUFF_PHASE_PIRATE_TURN;
      view.pirate.square[LAYER] = 9;
      view.pirate.square[THIRD] = 12;
      view.pirate.hand_size[LAYER] = 7;
      legal =
          (BluffLegal){ .seat = SELF,
                        .kinds = bluff_action_kinds_of (BLUFF_ACTION_DRAW) | bluff_action_kinds_of (BLUFF_ACTION_BOARD),
                        .targets = bluff_seats_of (LAYER) | bluff_seats_of (THIRD),
                        .boarders = read_cards ("hook-pirate") };
      choose (&view, &legal, seed, &action);
      if (action.kind == BLUFF_ACTION_BOARD)
        {
          g_assert_cmpuint (action.target, ==, LAYER);
          boardings++;
        }
    }

  g_assert_cmpuint (boardings, >, SEEDS / 4);
  g_assert_cmpuint (boardings, <, SEEDS / 2);
}

/* A player who just has an honest set lays it rather than boarding. */
static void
test_boards_no_better_hand (void)
{
  for (guint seed = 0; seed < SEEDS; seed++)
    {
      BluffView view;
      BluffLegal legal;
      BluffAction action;

      open_play (&view, &legal, "hat*3 hook-pirate flag-1", NULL);
      view.head.phase = BLUFF_PHASE_PIRATE_TURN;
      view.pirate.square[THIRD] = 12;
      legal =
          (BluffLegal){ .seat = SELF,
                        .kinds = bluff_action_kinds_of (BLUFF_ACTION_DRAW) | bluff_action_kinds_of (BLUFF_ACTION_BOARD),
                        .targets = bluff_seats_of (THIRD),
                        .boarders = read_cards ("hook-pirate") };
      choose (&view, &legal, seed, &action);
      g_assert_cmpint (action.kind, ==, BLUFF_ACTION_DRAW);
    }
}

/* A player who is four squares behind the leader gives a turn for it, and nobody who is closer does; LEADER and OWN are
 * their seats. */
static void
check_boards_from_behind (BluffSeat own, BluffSeat leader)
{
  enum
  {
    BEHIND = 4
  };

  for (guint behind = BEHIND - 1; behind <= BEHIND; behind++)
    {
      guint boardings = 0;

      for (guint seed = 0; seed < SEEDS; seed++)
        {
          BluffView view;
          BluffLegal legal;
          BluffAction action;

          open_play (&view, &legal, "hat*2 hook-pirate flag-1 parrot-1", NULL);
          view.head.phase = BLUFF_PHASE_PIRATE_TURN;
          change_places (&view, &legal, own);
          for (guint seat = 0; seat < view.head.table.players; seat++)
            view.pirate.square[seat] = 5;
          view.pirate.square[leader] = (guint8) (5 + behind);
          view.pirate.square[view.head.table.players] = 20; /* a seat that nobody has */
          legal = (BluffLegal){ .seat = own,
                                .kinds = bluff_action_kinds_of (BLUFF_ACTION_DRAW) |
                                         bluff_action_kinds_of (BLUFF_ACTION_BOARD),
                                .targets = bluff_seats_of (leader),
                                .boarders = read_cards ("hook-pirate") };
          choose (&view, &legal, seed, &action);
          boardings += action.kind == BLUFF_ACTION_BOARD;
        }
      g_assert_true (behind < BEHIND ? boardings == 0 : boardings > SEEDS / 10);
    }
}

static void
test_boards_from_behind (void)
{
  check_boards_from_behind (SELF, THIRD);
  check_boards_from_behind (LAYER, SELF);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/deckhand/pirate/never-bluffs-against-proof", test_bluffs);
  g_test_add_func ("/deckhand/pirate/never-bluffs-against-the-only-proof", test_never_bluffs_against_the_only_proof);
  g_test_add_func ("/deckhand/pirate/bluffs-no-larger-than-the-hand", test_bluff_sizes);
  g_test_add_func ("/deckhand/pirate/provers", test_provers);
  g_test_add_func ("/deckhand/pirate/names-no-prover", test_names_no_prover);
  g_test_add_func ("/deckhand/pirate/names-nobody-on-start", test_names_nobody_on_start);
  g_test_add_func ("/deckhand/pirate/lays-honest-sets", test_lays_honest_sets);
  g_test_add_func ("/deckhand/pirate/bluffs-for-believers", test_bluffs_for_believers);
  g_test_add_func ("/deckhand/pirate/discards-what-it-needs-least", test_discards_what_it_needs_least);
  g_test_add_func ("/deckhand/pirate/boards-the-fullest-hand", test_boards_the_fullest_hand);
  g_test_add_func ("/deckhand/pirate/boards-no-better-hand", test_boards_no_better_hand);
  g_test_add_func ("/deckhand/pirate/boards-from-behind", test_boards_from_behind);

  return g_test_run ();
}
