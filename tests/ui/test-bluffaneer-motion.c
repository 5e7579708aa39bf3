/* test-bluffaneer-motion.c: what moves on the table of Bluffaneer: dice that tell nothing early, and coins that always
 * add up.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer-mat.h"
#include "bluffaneer-fixture.h"
#include "texts.h"

#include <adwaita.h>
#include <locale.h>

enum
{
  FRAMES = 400
};

/* --- The dice ------------------------------------------------------------------------------------------------------
 */

static void
rolled_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  bluff_bluffaneer_mat_roll_finish (BLUFF_BLUFFANEER_MAT (source), result);
  *(gboolean *) user_data = TRUE;
}

/* What is seen of a roll until it is over: the faces that go by, each once. */
static char *
watch_roll (Fixture *self, const guint8 icons[2])
{
  BluffBluffaneerMat *mat = BLUFF_BLUFFANEER_MAT (find (GTK_WIDGET (self->table), BLUFF_TYPE_BLUFFANEER_MAT));
  g_autoptr (GString) seen = g_string_new (NULL);
  gboolean over = FALSE;

  bluff_bluffaneer_mat_roll_async (mat, icons, 0.6, rolled_cb, &over);
  while (!over)
    {
      g_autofree char *now =
          g_strdup_printf ("%s %s\n", bluff_bluffaneer_mat_get_face (mat, 0), bluff_bluffaneer_mat_get_face (mat, 1));

      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (mat), GTK_ACCESSIBLE_PROPERTY_LABEL, TEXT_DICE_NOT_ROLLED);
      if (!g_str_has_suffix (seen->str, now))
        g_string_append (seen, now);
      g_main_context_iteration (NULL, TRUE);
    }

  return g_string_free (g_steal_pointer (&seen), FALSE);
}

/* Whatever the dice come to, the same goes by before. */
static void
test_no_early_result (Fixture *self, gconstpointer data)
{
  static const guint8 rolls[][2] = { { BLUFF_ICON_SWORDS, BLUFF_ICON_SHIP },
                                     { BLUFF_ICON_CHEST, BLUFF_ICON_CHEST },
                                     { BLUFF_ICON_CROSSBONES, BLUFF_ICON_SWORDS } };
  GtkWidget *mat = find (GTK_WIDGET (self->table), BLUFF_TYPE_BLUFFANEER_MAT);

  (void) data;
  for (guint i = 0; i < G_N_ELEMENTS (rolls); i++)
    {
      g_autofree char *seen = watch_roll (self, rolls[i]);
      g_auto (GStrv) lines = g_strsplit (seen, "\n", -1);
      g_autofree char *face = g_strconcat ("die-", bluff_icon_name ((BluffIcon) rolls[i][0]), NULL);

      /* The last that was seen of the roll is a blur. */
      g_assert_cmpuint (g_strv_length (lines), >, 2);
      g_assert_cmpstr (lines[0], ==, "die-chest die-crossbones");
      g_assert_cmpstr (lines[g_strv_length (lines) - 2], ==, "die-blank die-blank");
      g_assert_cmpstr (bluff_bluffaneer_mat_get_face (BLUFF_BLUFFANEER_MAT (mat), 0), ==, face);
    }
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (mat), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       TEXT_DICE_SWORDS_CROSSBONES);
}

static void
test_roll_skipped (Fixture *self, gconstpointer data)
{
  BluffEvent event = { .kind = BLUFF_EVENT_ROLL, .seat = 1 };
  BluffView after = self->view;
  GtkWidget *mat = find (GTK_WIDGET (self->table), BLUFF_TYPE_BLUFFANEER_MAT);

  (void) data;
  event.roll.icons[0] = after.bluffaneer.icons[0] = BLUFF_ICON_SHIP;
  event.roll.icons[1] = after.bluffaneer.icons[1] = BLUFF_ICON_CHEST;
  after.head.phase = BLUFF_PHASE_BLUFFANEER_CLAIM;
  present (self, &event, &after);
  run_for (0.1);
  g_assert_cmpuint (self->done, ==, 0);
  bluff_tabletop_skip (self->table);
  run_for (0.05);
  g_assert_cmpuint (self->done, ==, 1);
  g_assert_cmpstr (bluff_bluffaneer_mat_get_face (BLUFF_BLUFFANEER_MAT (mat), 0), ==, "die-ship");
  g_assert_cmpstr (bluff_bluffaneer_mat_get_face (BLUFF_BLUFFANEER_MAT (mat), 1), ==, "die-chest");
}

/* --- Coins ---------------------------------------------------------------------------------------------------------
 */

static guint
count (Fixture *self)
{
  return bluff_bluffaneer_table_count_coins (BLUFF_BLUFFANEER_TABLE (self->table));
}

static void
pay (Fixture *self, BluffSeat from, BluffSeat to, guint8 coins, BluffView *after)
{
  BluffEvent event = { .kind = BLUFF_EVENT_PAY, .seat = BLUFF_NO_SEAT };

  *after = self->view;
  event.pay.from = from;
  event.pay.to = to;
  event.pay.coins = coins;
  after->bluffaneer.coins[from] = (guint8) (after->bluffaneer.coins[from] - coins);
  if (to == BLUFF_NO_SEAT)
    after->bluffaneer.box = (guint8) (after->bluffaneer.box + coins);
  else
    after->bluffaneer.coins[to] = (guint8) (after->bluffaneer.coins[to] + coins);
  after->head.phase = BLUFF_PHASE_SETTLING;
  present (self, &event, after);
}

/* Wherever it is skipped, no coin is lost or found. */
static void
test_coins_add_up (Fixture *self, gconstpointer data)
{
  static const struct
  {
    BluffSeat from, to;
    guint8 coins;
    double seconds; /* after which it is skipped; negative: never */
  } pays[] = { { 1, 0, 1, 0 },  { 0, 2, 3, 0.1 }, { 2, 3, 2, 0.25 }, { 3, BLUFF_NO_SEAT, 1, 0.1 },
               { 0, 1, 2, -1 }, { 1, 0, 3, 0.02 } };

  (void) data;
  for (guint i = 0; i < G_N_ELEMENTS (pays); i++)
    {
      BluffView after;
      guint before = self->done;

      pay (self, pays[i].from, pays[i].to, pays[i].coins, &after);
      for (guint frame = 0; frame < FRAMES && self->done == before; frame++)
        {
          g_assert_cmpuint (count (self), ==, BLUFF_BLUFFANEER_COINS);
          run_for (0.01);
          if (pays[i].seconds >= 0 && frame * 0.01 >= pays[i].seconds)
            bluff_tabletop_skip (self->table);
        }
      g_assert_cmpuint (self->done, ==, before + 1);
      g_assert_cmpuint (count (self), ==, BLUFF_BLUFFANEER_COINS);
      self->view = after;
    }
}

/* Somebody else looks while coins are in the air. */
static void
test_coins_interrupted (Fixture *self, gconstpointer data)
{
  BluffView after;

  (void) data;
  pay (self, 0, 1, 3, &after);
  run_for (0.1);
  bluff_tabletop_show (self->table, &after);
  g_assert_cmpuint (count (self), ==, BLUFF_BLUFFANEER_COINS);
  run_for (0.6);
  g_assert_cmpuint (count (self), ==, BLUFF_BLUFFANEER_COINS);
}

static guint
count_flashes (GtkWidget *widget)
{
  guint n = gtk_widget_has_css_class (widget, "flash");

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_flashes (child);

  return n;
}

/* Where nothing is to move, the counts change, and both seats flash once instead; the box is no seat. With motion
 * nothing does. */
static void
test_coins_flash (Fixture *self, gconstpointer data)
{
  static const struct
  {
    gboolean animations;
    BluffSeat from, to;
    guint flashes;
  } rows[] = {
    { TRUE, 1, 2, 0 },
    { FALSE, 1, 2, 2 },
    { FALSE, 3, 0, 2 },
    { FALSE, 2, BLUFF_NO_SEAT, 1 },
  };
  GtkWidget *table = GTK_WIDGET (self->table);
  GtkWidget *strip = find (table, BLUFF_TYPE_SEAT_STRIP);

  (void) data;
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffView after;

      g_object_set (gtk_settings_get_default (), "gtk-enable-animations", rows[i].animations, NULL);
      pay (self, rows[i].from, rows[i].to, 1, &after);
      g_assert_cmpuint (count_flashes (table), ==, rows[i].flashes);
      if (rows[i].flashes > 0)
        g_assert_true (
            gtk_widget_has_css_class (bluff_seat_strip_get_seat (BLUFF_SEAT_STRIP (strip), rows[i].from), "flash"));
      while (count_flashes (table) > 0 || self->done <= i)
        g_main_context_iteration (NULL, TRUE);
      g_assert_cmpuint (self->done, ==, i + 1);
      self->view = after;
    }
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(name, func) g_test_add ("/bluffaneer-table/" name, Fixture, NULL, set_up, func, tear_down)
  ADD ("no-early-result", test_no_early_result);
  ADD ("roll-skipped", test_roll_skipped);
  ADD ("coins-add-up", test_coins_add_up);
  ADD ("coins-interrupted", test_coins_interrupted);
  ADD ("coins-flash", test_coins_flash);

  return g_test_run ();
}
