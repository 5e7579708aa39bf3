/* test-card.c: one card: what it shows, when it is pressed, turning over.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-art.h"
#include "bluff-card-looks.h"
#include "bluff-pirate.h"

#include <adwaita.h>

enum
{
  HAT_3 = BLUFF_SUIT_HAT * BLUFF_PIRATE_SUIT_CARDS + 2,
  LANTERN_PIRATE = BLUFF_SUIT_LANTERN * BLUFF_PIRATE_SUIT_CARDS + 9
};

static void
test_art (void)
{
  static const struct
  {
    BluffCardSide side;
    guint card;
    const char *art;
  } rows[] = {
    { BLUFF_CARD_FACE, HAT_3, "card-hat" },
    { BLUFF_CARD_FACE, LANTERN_PIRATE, "card-lantern-pirate" },
    { BLUFF_CARD_KNOWN, HAT_3, "known-hat" },
    { BLUFF_CARD_KNOWN, LANTERN_PIRATE, "known-lantern-pirate" },
    /* A back has no secret in it, whatever card is named. */
    { BLUFF_CARD_BACK, HAT_3, "card-back" },
    { BLUFF_CARD_GAP, HAT_3, NULL },
    { BLUFF_CARD_PLACE, 0, NULL },
  };
  g_autoptr (GtkWidget) card = g_object_ref_sink (bluff_card_new ());

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      bluff_card_show (BLUFF_CARD (card), bluff_card_look_pirate (rows[i].side, rows[i].card));
      g_assert_cmpstr (bluff_card_get_art (BLUFF_CARD (card)), ==, rows[i].art);
      g_assert_cmpint (bluff_card_get_side (BLUFF_CARD (card)), ==, rows[i].side);
    }
}

/* Two-sided cards have no back; a corner is folded over only where the hidden side is known. */
static void
test_bluffer_looks (void)
{
  BluffCardLook known = bluff_card_look_bluffer (BLUFF_SHAPE_STAR, BLUFF_SHAPE_CIRCLE, TRUE);
  BluffCardLook unknown = bluff_card_look_bluffer (BLUFF_SHAPE_STAR, BLUFF_SHAPE_UNKNOWN, TRUE);

  g_assert_cmpstr (known.art, ==, "bluffer-star-knows-circle");
  g_assert_cmpint (known.side, ==, BLUFF_CARD_KNOWN);
  g_assert_true (known.eye);
  g_assert_false (bluff_card_look_bluffer (BLUFF_SHAPE_STAR, BLUFF_SHAPE_CIRCLE, FALSE).eye);
  g_assert_cmpstr (unknown.art, ==, "bluffer-star");
  g_assert_cmpint (unknown.side, ==, BLUFF_CARD_FACE);
  g_assert_false (unknown.eye);
}

/* Every look has its drawing. */
static void
test_drawings (void)
{
  for (guint up = 0; up < BLUFF_N_SHAPES; up++)
    {
      g_assert_true (bluff_art_exists (bluff_card_look_bluffer (up, BLUFF_SHAPE_UNKNOWN, FALSE).art));
      for (guint down = 0; down < BLUFF_N_SHAPES; down++)
        g_assert_true (bluff_art_exists (bluff_card_look_bluffer (up, down, FALSE).art));
    }
  for (guint pair = 0; pair < BLUFF_N_PAIRS; pair++)
    g_assert_true (bluff_art_exists (bluff_card_look_bluffaneer (pair).art));
  g_assert_cmpint (bluff_card_look_bluffaneer (0).side, ==, BLUFF_CARD_FACE);
  g_assert_cmpint (bluff_card_look_bluffaneer (BLUFF_PAIR_NONE).side, ==, BLUFF_CARD_BACK);
  g_assert_true (bluff_art_exists (bluff_card_look_bluffaneer (BLUFF_PAIR_NONE).art));
  g_assert_true (bluff_art_exists ("eye"));
}

static void
count_cb (guint *n)
{
  (*n)++;
}

static void
test_press (void)
{
  g_autoptr (GtkWidget) card = g_object_ref_sink (bluff_card_new ());
  guint n = 0, refused = 0;

  g_signal_connect_swapped (card, "activated", G_CALLBACK (count_cb), &n);
  g_signal_connect_swapped (card, "refused", G_CALLBACK (count_cb), &refused);
  gtk_widget_activate_action (card, "card.press", NULL);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpuint (refused, ==, 0);

  bluff_card_set_enabled (BLUFF_CARD (card), FALSE);
  gtk_widget_activate_action (card, "card.press", NULL);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpuint (refused, ==, 1);
  g_assert_true (gtk_widget_get_focusable (card));
}

static void
test_accessible (void)
{
  g_autoptr (GtkWidget) card = g_object_ref_sink (bluff_card_new ());
  g_autoptr (GtkWidget) picture = g_object_ref_sink (bluff_card_new_picture ());

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_FALSE);
  bluff_card_set_chosen (BLUFF_CARD (card), TRUE);
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE);
  bluff_card_set_enabled (BLUFF_CARD (card), FALSE);
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
  bluff_card_set_label (BLUFF_CARD (card), "Hat, 7 of 9.");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, "Hat, 7 of 9.");

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_ROLE_IMG);
  g_assert_false (gtk_widget_get_focusable (picture));
}

static void
test_size (void)
{
  g_autoptr (GtkWidget) card = g_object_ref_sink (bluff_card_new ());
  int least, natural;

  bluff_card_set_width (BLUFF_CARD (card), 100);
  gtk_widget_measure (card, GTK_ORIENTATION_VERTICAL, -1, &least, &natural, NULL, NULL);
  g_assert_cmpint (least, ==, 140);
  g_assert_cmpint (natural, ==, 140);
  bluff_card_set_width (BLUFF_CARD (card), 1);
  g_assert_cmpint (bluff_card_get_width (BLUFF_CARD (card)), ==, BLUFF_CARD_WIDTH_MIN);
}

static void
flipped_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  bluff_card_flip_finish (BLUFF_CARD (source), result);
  (*(guint *) user_data)++;
}

static void
wait_for (guint *n, guint wanted)
{
  while (*n < wanted)
    g_main_context_iteration (NULL, TRUE);
}

/* On the screen, with and without motion. */
static void
check_flip (GtkWidget *card)
{
  guint n = 0;

  bluff_card_show (BLUFF_CARD (card), bluff_card_look_pirate (BLUFF_CARD_BACK, 0));
  bluff_card_flip_to_async (BLUFF_CARD (card), bluff_card_look_pirate (BLUFF_CARD_FACE, HAT_3), 1, flipped_cb, &n);
  g_assert_cmpstr (bluff_card_get_art (BLUFF_CARD (card)), ==, "card-hat");
  g_assert_cmpuint (n, ==, 0);
  wait_for (&n, 1);

  /* Skipped: at once, once. */
  bluff_card_flip_to_async (BLUFF_CARD (card), bluff_card_look_pirate (BLUFF_CARD_KNOWN, HAT_3), 1, flipped_cb, &n);
  bluff_card_flip_skip (BLUFF_CARD (card));
  g_assert_cmpint (bluff_card_get_side (BLUFF_CARD (card)), ==, BLUFF_CARD_KNOWN);
  wait_for (&n, 2);
  bluff_card_flip_skip (BLUFF_CARD (card));

  /* Another flip, and a plain showing, end the one under way. */
  bluff_card_flip_to_async (BLUFF_CARD (card), bluff_card_look_pirate (BLUFF_CARD_FACE, HAT_3), 1, flipped_cb, &n);
  bluff_card_flip_to_async (BLUFF_CARD (card), bluff_card_look_pirate (BLUFF_CARD_BACK, 0), 1, flipped_cb, &n);
  bluff_card_show (BLUFF_CARD (card), bluff_card_look_pirate (BLUFF_CARD_FACE, LANTERN_PIRATE));
  g_assert_cmpstr (bluff_card_get_art (BLUFF_CARD (card)), ==, "card-lantern-pirate");
  wait_for (&n, 4);
  for (guint i = 0; i < 20; i++)
    g_main_context_iteration (NULL, FALSE);
  g_assert_cmpuint (n, ==, 4);
  g_assert_cmpstr (bluff_card_get_art (BLUFF_CARD (card)), ==, "card-lantern-pirate");
}

static void
test_flip (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *card = bluff_card_new ();
  guint n = 0;

  /* Not on the screen: nobody waits for what nobody sees. */
  bluff_card_flip_to_async (BLUFF_CARD (card), bluff_card_look_pirate (BLUFF_CARD_FACE, HAT_3), 1, flipped_cb, &n);
  wait_for (&n, 1);
  g_assert_cmpstr (bluff_card_get_art (BLUFF_CARD (card)), ==, "card-hat");

  gtk_window_set_child (GTK_WINDOW (window), card);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (card))
    g_main_context_iteration (NULL, TRUE);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  check_flip (card);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  check_flip (card);

  /* A window that goes away does not leave anybody waiting. */
  n = 0;
  bluff_card_flip_to_async (BLUFF_CARD (card), bluff_card_look_pirate (BLUFF_CARD_BACK, 0), 1, flipped_cb, &n);
  gtk_window_destroy (GTK_WINDOW (window));
  wait_for (&n, 1);
}

static void
test_freed (void)
{
  GtkWidget *card = g_object_ref_sink (bluff_card_new ());

  g_object_add_weak_pointer (G_OBJECT (card), (gpointer *) &card);
  g_object_unref (card);
  g_assert_null (card);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/card/art", test_art);
  g_test_add_func ("/card/bluffer-looks", test_bluffer_looks);
  g_test_add_func ("/card/drawings", test_drawings);
  g_test_add_func ("/card/press", test_press);
  g_test_add_func ("/card/accessible", test_accessible);
  g_test_add_func ("/card/size", test_size);
  g_test_add_func ("/card/flip", test_flip);
  g_test_add_func ("/card/freed", test_freed);

  return g_test_run ();
}
