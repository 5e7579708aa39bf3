/* test-log.c: every line comes to the log, in the order of the game, however many come at once.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-log.h"
#include "test-clock.h"
#include "texts.h"

#include <adwaita.h>

enum
{
  N_PLAYERS = 2,
  N_LINES = 90,
  FEW = 61 /* more are never in the list as long as its end is shown */
};

static GtkWidget *
find_list (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_LIST_VIEW (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_list (child);

  return found;
}

static guint
count_lines (BluffLog *log)
{
  GtkSelectionModel *model = gtk_list_view_get_model (GTK_LIST_VIEW (find_list (GTK_WIDGET (log))));

  return g_list_model_get_n_items (G_LIST_MODEL (model));
}

static char *
get_round (BluffLog *log, guint position)
{
  GtkSelectionModel *model = gtk_list_view_get_model (GTK_LIST_VIEW (find_list (GTK_WIDGET (log))));
  g_autoptr (GObject) line = g_list_model_get_item (G_LIST_MODEL (model), position);
  char *round;

  g_object_get (line, "round", &round, NULL);
  return round;
}

static GtkWidget *
show (GtkWidget *log)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_child (GTK_WINDOW (window), log);
  gtk_window_set_default_size (GTK_WINDOW (window), 300, 400);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (log))
    g_main_context_iteration (NULL, TRUE);

  return window;
}

/* A turn of each player: every second line begins a round. */
static void
add_lines (BluffLog *log, guint first, guint n)
{
  const BluffCrewMember members[N_PLAYERS] = { { "Anna", BLUFF_FLAG_BLUE }, { "Mia", BLUFF_FLAG_RED } };
  g_autoptr (BluffCrew) crew = bluff_crew_new (members, N_PLAYERS);

  for (guint turn = first; turn < first + n; turn++)
    {
      BluffTold told = { BLUFF_ONLOOKER, BLUFF_GAME_PIRATE, { BLUFF_EVENT_PASS, (BluffSeat) (turn % N_PLAYERS) } };

      bluff_log_add (log, crew, BLUFF_ONLOOKER, &told, turn + 1);
    }
}

static void
await_lines (BluffLog *log, guint n)
{
  while (count_lines (log) < n)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count_lines (log), ==, n);
}

/* Until nothing moves any more. */
static void
settle (void)
{
  for (guint frame = 0; frame < 60; frame++)
    test_clock_pass (20);
}

/* The log stands at its end; what came before is there as soon as somebody wants to see it. */
static void
scroll_back (BluffLog *log, guint n)
{
  GtkScrollable *list = GTK_SCROLLABLE (find_list (GTK_WIDGET (log)));
  GtkAdjustment *place = gtk_scrollable_get_vadjustment (list);

  settle ();
  g_assert_cmpuint (count_lines (log), <, n);
  g_assert_cmpfloat (gtk_adjustment_get_value (place), >, 0);
  g_assert_cmpfloat (gtk_adjustment_get_value (place) + gtk_adjustment_get_page_size (place), ==,
                     gtk_adjustment_get_upper (place));
  gtk_adjustment_set_value (place, 0);
  await_lines (log, n);
}

static void
assert_order (BluffLog *log)
{
  for (guint i = 0; i < count_lines (log); i++)
    {
      g_autofree char *round = get_round (log, i);
      g_autofree char *expected = i % N_PLAYERS == 0 ? g_strdup_printf (TEXT_ROUND "%u", i / N_PLAYERS + 1) : NULL;

      g_assert_cmpstr (round, ==, expected);
    }
}

static void
test_many_at_once (void)
{
  BluffLog *log = g_object_new (BLUFF_TYPE_LOG, NULL);
  GtkWidget *window = show (GTK_WIDGET (log));

  add_lines (log, 0, N_LINES);
  scroll_back (log, N_LINES);
  assert_order (log);

  /* News leads back to the end. */
  add_lines (log, N_LINES, 1);
  settle ();
  g_assert_cmpuint (count_lines (log), <, FEW);
  scroll_back (log, N_LINES + 1);
  assert_order (log);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The list does not grow with a game that is followed from its beginning. */
static void
test_one_by_one (void)
{
  BluffLog *log = g_object_new (BLUFF_TYPE_LOG, NULL);
  GtkWidget *window = show (GTK_WIDGET (log));

  for (guint i = 0; i < N_LINES; i++)
    {
      add_lines (log, i, 1);
      test_clock_pass (20);
      g_assert_cmpuint (count_lines (log), ==, MIN (i + 1, FEW - 1));
    }
  scroll_back (log, N_LINES);
  assert_order (log);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The game goes on while what was before is still being added. */
static void
test_more_meanwhile (void)
{
  BluffLog *log = g_object_new (BLUFF_TYPE_LOG, NULL);
  GtkWidget *window = show (GTK_WIDGET (log));

  add_lines (log, 0, N_LINES);
  while (count_lines (log) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count_lines (log), <, N_LINES);
  add_lines (log, N_LINES, 3);
  scroll_back (log, N_LINES + 3);
  assert_order (log);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Nothing of what one player was told may come after the next one looks. */
static void
test_cleared_meanwhile (void)
{
  BluffLog *log = g_object_new (BLUFF_TYPE_LOG, NULL);
  GtkWidget *window = show (GTK_WIDGET (log));

  add_lines (log, 0, N_LINES);
  while (count_lines (log) == 0)
    g_main_context_iteration (NULL, TRUE);
  bluff_log_clear (log);
  g_assert_cmpuint (count_lines (log), ==, 0);
  add_lines (log, 0, 2);
  bluff_log_clear (log);
  add_lines (log, 0, 1);
  await_lines (log, 1);
  for (guint i = 0; i < 20; i++)
    g_main_context_iteration (NULL, FALSE);
  g_assert_cmpuint (count_lines (log), ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What was voted and decided in secret has no line until it is known; the heading of the round waits, too. */
static void
test_sealed (void)
{
  static const struct
  {
    guint8 kind;
    guint8 what;
    guint lines;
  } rows[] = {
    { BLUFF_EVENT_VOTE, BLUFF_UNKNOWN, 0 },   { BLUFF_EVENT_VOTE, TRUE, 1 },    { BLUFF_EVENT_VOTE, FALSE, 1 },
    { BLUFF_EVENT_DECIDE, BLUFF_UNKNOWN, 0 }, { BLUFF_EVENT_DECIDE, FALSE, 1 },
  };
  const BluffCrewMember members[N_PLAYERS] = { { "Anna", BLUFF_FLAG_BLUE }, { "Mia", BLUFF_FLAG_RED } };
  g_autoptr (BluffCrew) crew = bluff_crew_new (members, N_PLAYERS);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffLog *log = g_object_new (BLUFF_TYPE_LOG, NULL);
      GtkWidget *window = show (GTK_WIDGET (log));
      BluffTold told = { 1, BLUFF_GAME_PIRATE, { rows[i].kind, 1 } };
      g_autofree char *round = NULL;

      if (rows[i].kind == BLUFF_EVENT_VOTE)
        told.event.vote.bluff = rows[i].what;
      else
        {
          told.game = BLUFF_GAME_BLUFFER;
          told.event.decide.shout = rows[i].what;
        }
      bluff_log_add (log, crew, 1, &told, 1);
      add_lines (log, 0, 1);
      await_lines (log, rows[i].lines + 1);
      round = get_round (log, 0);
      g_assert_cmpstr (round, ==, TEXT_ROUND "1");
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/log/many-at-once", test_many_at_once);
  g_test_add_func ("/log/one-by-one", test_one_by_one);
  g_test_add_func ("/log/more-meanwhile", test_more_meanwhile);
  g_test_add_func ("/log/cleared-meanwhile", test_cleared_meanwhile);
  g_test_add_func ("/log/sealed", test_sealed);

  return g_test_run ();
}
