/* test-hint.c: what a long press tells belongs to what is pressed, and goes with it.
 *
 * No finger can be had here: the place is given instead. The reader's tests have one.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-hint.h"
#include "texts.h"

#include <adwaita.h>
#include <locale.h>

typedef struct
{
  GtkWindow *window;
  GtkWidget *told;   /* a button with a tooltip and a label inside */
  GtkWidget *silent; /* one without */
} Fixture;

static gboolean
is_allocated (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_get_width (widget) > 0;
}

static void
set_up (Fixture *self, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  (void) data;
  self->told = gtk_button_new_with_label ("Sort");
  self->silent = gtk_button_new_with_label ("Lay");
  gtk_widget_set_tooltip_text (self->told, TEXT_SORT_BY_SUIT);
  gtk_box_append (GTK_BOX (box), self->told);
  gtk_box_append (GTK_BOX (box), self->silent);
  self->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_child (self->window, box);
  bluff_hint_watch (GTK_NATIVE (self->window));
  gtk_window_present (self->window);
  while (!is_allocated (self->silent))
    g_main_context_iteration (NULL, TRUE);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  (void) data;
  gtk_window_destroy (self->window);
}

static gboolean
press (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);
  graphene_point_t at;

  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (native),
                                           &GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (widget) / 2,
                                                                 (float) gtk_widget_get_height (widget) / 2),
                                           &at));
  return bluff_hint_show (native, at.x, at.y);
}

static void
test_told (Fixture *self, gconstpointer data)
{
  (void) data;
  g_assert_null (bluff_hint_get_shown (GTK_NATIVE (self->window)));
  g_assert_true (press (self->told));
  g_assert_cmpstr (bluff_hint_get_shown (GTK_NATIVE (self->window)), ==, TEXT_SORT_BY_SUIT);
}

static void
test_insensitive (Fixture *self, gconstpointer data)
{
  (void) data;
  gtk_widget_set_sensitive (self->told, FALSE);
  g_assert_true (press (self->told));
  g_assert_cmpstr (bluff_hint_get_shown (GTK_NATIVE (self->window)), ==, TEXT_SORT_BY_SUIT);
}

static void
test_silent (Fixture *self, gconstpointer data)
{
  (void) data;
  g_assert_false (press (self->silent));
  g_assert_null (bluff_hint_get_shown (GTK_NATIVE (self->window)));
}

/* Whether a label says so, shown or hidden. */
static gboolean
is_said (GtkWidget *widget, const char *words)
{
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), words))
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (is_said (child, words))
      return TRUE;

  return FALSE;
}

static void
test_gone (Fixture *self, gconstpointer data)
{
  (void) data;
  g_assert_true (press (self->told));
  g_assert_true (is_said (GTK_WIDGET (self->window), TEXT_SORT_BY_SUIT));
  gtk_widget_set_visible (self->told, FALSE);
  g_assert_null (bluff_hint_get_shown (GTK_NATIVE (self->window)));
  g_assert_false (is_said (GTK_WIDGET (self->window), TEXT_SORT_BY_SUIT));
}

static void
test_changed (Fixture *self, gconstpointer data)
{
  (void) data;
  g_assert_true (press (self->told));
  gtk_widget_set_tooltip_text (self->told, "Keep my order");
  g_assert_null (bluff_hint_get_shown (GTK_NATIVE (self->window)));
  g_assert_true (press (self->told));
  g_assert_cmpstr (bluff_hint_get_shown (GTK_NATIVE (self->window)), ==, "Keep my order");
}

/* The tooltip of what opens it is not told of what is in it. */
static void
test_popover (Fixture *self, gconstpointer data)
{
  GtkWidget *opener = gtk_menu_button_new (), *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *told = gtk_button_new_with_label ("Crab"), *silent = gtk_button_new_with_label ("Fish");

  (void) data;
  gtk_widget_set_tooltip_text (opener, "Flag");
  gtk_widget_set_tooltip_text (told, "Red crab");
  gtk_box_append (GTK_BOX (box), told);
  gtk_box_append (GTK_BOX (box), silent);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (opener), popover);
  gtk_window_set_child (self->window, opener);
  bluff_hint_watch (GTK_NATIVE (popover));
  gtk_menu_button_popup (GTK_MENU_BUTTON (opener));
  while (!is_allocated (silent))
    g_main_context_iteration (NULL, TRUE);

  g_assert_false (press (silent));
  g_assert_true (press (told));
  g_assert_cmpstr (bluff_hint_get_shown (GTK_NATIVE (popover)), ==, "Red crab");
  gtk_menu_button_popdown (GTK_MENU_BUTTON (opener));
  g_assert_null (bluff_hint_get_shown (GTK_NATIVE (popover)));
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add ("/hint/told", Fixture, NULL, set_up, test_told, tear_down);
  g_test_add ("/hint/of-what-cannot-be-pressed", Fixture, NULL, set_up, test_insensitive, tear_down);
  g_test_add ("/hint/nothing-to-tell", Fixture, NULL, set_up, test_silent, tear_down);
  g_test_add ("/hint/in-a-popover", Fixture, NULL, set_up, test_popover, tear_down);
  g_test_add ("/hint/goes-with-it", Fixture, NULL, set_up, test_gone, tear_down);
  g_test_add ("/hint/says-nothing-old", Fixture, NULL, set_up, test_changed, tear_down);

  return g_test_run ();
}
