/* test-toast.c: toasts that are dismissed while they come in, on a machine that stands still meanwhile.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-toast.h"
#include "ui-frames.h"

#include "test-clock.h"

enum
{
  COMING_IN_MS = 60,
  STANDSTILL_MS = 400
};

typedef struct
{
  GtkWidget *window;
  AdwToastOverlay *overlay;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  (void) data;
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  self->window = gtk_window_new ();
  self->overlay = ADW_TOAST_OVERLAY (adw_toast_overlay_new ());
  adw_toast_overlay_set_child (self->overlay, gtk_label_new ("Table"));
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->overlay));
  gtk_window_present (GTK_WINDOW (self->window));
  ui_frames_settle (GTK_WINDOW (self->window));
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  (void) data;
  gtk_window_destroy (GTK_WINDOW (self->window));
}

static void
test_standstill (Fixture *self, gconstpointer data)
{
  AdwToast *toast = bluff_toast_new ("<Not> now & here");

  (void) data;
  g_object_add_weak_pointer (G_OBJECT (toast), (gpointer *) &toast);
  adw_toast_overlay_add_toast (self->overlay, toast);
  g_assert_cmpstr (adw_toast_get_title (toast), ==, "&lt;Not&gt; now &amp; here");
  test_clock_pass (COMING_IN_MS);
  bluff_toast_dismiss (toast);
  /* Nothing of it is left for the next viewer. */
  g_assert_cmpstr (adw_toast_get_title (toast), ==, "");
  g_usleep (STANDSTILL_MS * G_TIME_SPAN_MILLISECOND);
  while (toast != NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_later (Fixture *self, gconstpointer data)
{
  AdwToast *toast = bluff_toast_new ("Not now");

  (void) data;
  g_object_add_weak_pointer (G_OBJECT (toast), (gpointer *) &toast);
  adw_toast_overlay_add_toast (self->overlay, toast);
  while (bluff_toast_is_coming (toast))
    g_main_context_iteration (NULL, TRUE);
  bluff_toast_dismiss (toast);
  while (toast != NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* The window goes before the toast does, and nobody is left to dismiss it. */
static void
test_window_goes (Fixture *self, gconstpointer data)
{
  AdwToast *toast = bluff_toast_new ("Not now");

  (void) data;
  g_object_add_weak_pointer (G_OBJECT (toast), (gpointer *) &toast);
  adw_toast_overlay_add_toast (self->overlay, toast);
  test_clock_pass (COMING_IN_MS);
  bluff_toast_dismiss (toast);
  gtk_window_set_child (GTK_WINDOW (self->window), NULL);
  test_clock_pass (STANDSTILL_MS);
  g_assert_null (toast);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add ("/toast/dismissed-as-it-comes", Fixture, NULL, set_up, test_standstill, tear_down);
  g_test_add ("/toast/dismissed-later", Fixture, NULL, set_up, test_later, tear_down);
  g_test_add ("/toast/window-goes", Fixture, NULL, set_up, test_window_goes, tear_down);

  return g_test_run ();
}
