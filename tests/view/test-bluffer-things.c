/* test-bluffer-things.c: the shapes and cards of Bluffer, and what the screen shows of a hidden side.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffer.h"
#include "document.h"

#include <string.h>

static void
test_unknown_names (void)
{
  static const char *const names[] = { "",      "Star",     "star ", " star",        "sta",
                                       "stars", "triangle", "chest", "circle,square" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      BluffShape shape = BLUFF_SHAPE_UNKNOWN;

      g_assert_false (bluff_shape_from_name (names[i], &shape));
      g_assert_cmpuint (shape, ==, BLUFF_SHAPE_UNKNOWN);
    }
}

static void
test_beyond_the_last (void)
{
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*shape < BLUFF_N_SHAPES*");
  g_assert_null (bluff_shape_name (BLUFF_N_SHAPES));
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*shape < BLUFF_N_SHAPES*");
  g_assert_null (bluff_shape_name (BLUFF_SHAPE_UNKNOWN));
  g_test_assert_expected_messages ();
}

/* Read back, and as docs/RECORD.md lists them. */
static void
test_names (void)
{
  g_autofree char *document = document_read ("RECORD.md");
  g_autoptr (GString) list = g_string_new ("Shapes: ");

  for (guint i = 0; i < BLUFF_N_SHAPES; i++)
    {
      const char *name = bluff_shape_name ((BluffShape) i);
      BluffShape shape = BLUFF_SHAPE_UNKNOWN;

      g_assert_true (bluff_shape_from_name (name, &shape));
      g_assert_cmpuint (shape, ==, i);
      g_string_append_printf (list, "%s%s", name, i + 1 < BLUFF_N_SHAPES ? ", " : ".\n");
    }
  g_assert_nonnull (strstr (document, list->str));
}

/* 4 same-shape pairs twice and 6 mixed pairs four times are 32 cards; every ordered pair occurs twice. */
static void
test_deck (void)
{
  guint sum = 0;

  for (guint a = 0; a < BLUFF_N_SHAPES; a++)
    for (guint b = a; b < BLUFF_N_SHAPES; b++)
      {
        guint cards = bluff_bluffer_cards_with ((BluffShape) a, (BluffShape) b);

        g_assert_cmpuint (cards, ==, a == b ? 2 : 4);
        g_assert_cmpuint (cards, ==, bluff_bluffer_cards_with ((BluffShape) b, (BluffShape) a));
        sum += cards;
      }
  g_assert_cmpuint (sum, ==, 32);
  g_assert_cmpuint (sum, ==, BLUFF_BLUFFER_CARDS);
}

/* Every slot has a bit of its own. */
static void
test_slots (void)
{
  BluffSlots all = 0;

  for (guint slot = 0; slot < BLUFF_BLUFFER_CARDS; slot++)
    {
      g_assert_cmpuint (bluff_slots_of (slot) & all, ==, 0);
      g_assert_cmpuint (bluff_bits_count (bluff_slots_of (slot)), ==, 1);
      all |= bluff_slots_of (slot);
    }
  g_assert_cmpuint (all, ==, G_MAXUINT32);
}

enum
{
  OWN = 1,
  OTHER = 2,
  PEEKED = 3,     /* slot of a star that was peeked at */
  REMEMBERED = 4, /* slot of a circle that was peeked at long ago */
  NEVER_SEEN = 5
};

/* The memory aid shows what is known, no matter whose turn it is; without it nothing is shown, not even what was peeked
 * at in this turn: that was a moment ago. */
static void
test_shown_side (void)
{
  static const struct
  {
    gboolean memory_aid;
    BluffSeat turn;
    guint8 peeked;
    guint8 slot;
    BluffShape shown;
  } rows[] = {
    { TRUE, OWN, BLUFF_NO_SLOT, REMEMBERED, BLUFF_SHAPE_CIRCLE },
    { TRUE, OWN, BLUFF_NO_SLOT, NEVER_SEEN, BLUFF_SHAPE_UNKNOWN },
    { TRUE, OWN, PEEKED, PEEKED, BLUFF_SHAPE_STAR },
    { TRUE, OWN, PEEKED, REMEMBERED, BLUFF_SHAPE_CIRCLE },
    { TRUE, OTHER, BLUFF_NO_SLOT, PEEKED, BLUFF_SHAPE_STAR },
    { TRUE, OTHER, NEVER_SEEN, NEVER_SEEN, BLUFF_SHAPE_UNKNOWN }, /* the other peeks */
    { FALSE, OWN, BLUFF_NO_SLOT, REMEMBERED, BLUFF_SHAPE_UNKNOWN },
    { FALSE, OWN, BLUFF_NO_SLOT, PEEKED, BLUFF_SHAPE_UNKNOWN },
    { FALSE, OWN, PEEKED, PEEKED, BLUFF_SHAPE_UNKNOWN },
    { FALSE, OWN, PEEKED, REMEMBERED, BLUFF_SHAPE_UNKNOWN },
    { FALSE, OWN, PEEKED, NEVER_SEEN, BLUFF_SHAPE_UNKNOWN },
    { FALSE, OTHER, BLUFF_NO_SLOT, PEEKED, BLUFF_SHAPE_UNKNOWN },
    { FALSE, OTHER, REMEMBERED, REMEMBERED, BLUFF_SHAPE_UNKNOWN }, /* the other peeks at a card that was ours */
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffBlufferView view = { .seat = OWN, .peeked = rows[i].peeked };

      bluff_table_init (&view.head.table, BLUFF_GAME_BLUFFER, 3);
      view.head.table.memory_aid = (guint8) rows[i].memory_aid;
      view.head.turn = rows[i].turn;
      memset (view.down, BLUFF_SHAPE_UNKNOWN, sizeof view.down);
      view.down[PEEKED] = BLUFF_SHAPE_STAR;
      view.down[REMEMBERED] = BLUFF_SHAPE_CIRCLE;
      g_test_message ("row %u", i);
      g_assert_cmpuint (bluff_bluffer_view_shown_side (&view, rows[i].slot), ==, rows[i].shown);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/vocabulary/bluffer/unknown-names", test_unknown_names);
  g_test_add_func ("/vocabulary/bluffer/beyond-the-last", test_beyond_the_last);
  g_test_add_func ("/vocabulary/bluffer/names", test_names);
  g_test_add_func ("/vocabulary/bluffer/B1-every-ordered-pair-twice", test_deck);
  g_test_add_func ("/vocabulary/bluffer/slots", test_slots);
  g_test_add_func ("/vocabulary/bluffer/B19-what-the-screen-shows", test_shown_side);

  return g_test_run ();
}
