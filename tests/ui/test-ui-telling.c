/* test-ui-telling.c: the outcome of a card, a cup or a set is announced and heard when it is shown: not before, and not
 * only when somebody has read the sheet.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "texts.h"
#include "ui-player.h"

#include "bluff-announcer.h"
#include "bluff-log.h"
#include "bluff-sounds.h"

#include <locale.h>
#include <string.h>

/* A game, and the sheet on which something of it comes out. */
typedef struct
{
  BluffGame game;
  guint64 seed;
  const char *sheet; /* its type */
  const char *words; /* in every sentence that tells what came out */
} Outcome;

static const Outcome pirate = { BLUFF_GAME_PIRATE, 7, "BluffPirateRevealSheet", TEXT_TURNED_OVER };
static const Outcome bluffer = { BLUFF_GAME_BLUFFER, 7, "BluffBlufferShownSheet", TEXT_HIDDEN_SIDE_SHOWN_START };
static const Outcome bluffaneer = { BLUFF_GAME_BLUFFANEER, 7, "BluffBluffaneerRevealSheet", TEXT_IS_REVEALED };

typedef struct
{
  UiDriver *driver;
  const Outcome *outcome;
  guint n_said;
  gboolean heard; /* the notes, since it was said */
  char *last;     /* what was said */
} Listener;

/* On the screen, or about to be. */
static GtkWidget *
find_visible (GtkWidget *widget, const char *type)
{
  if (!gtk_widget_get_visible (widget))
    return NULL;
  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), type))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_visible (child, type);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static GtkWidget *
find_sheet (Listener *self)
{
  return find_visible (GTK_WIDGET (ui_driver_get_window (self->driver)), self->outcome->sheet);
}

static GtkWidget *
find_go_on (GtkWidget *widget)
{
  if (GTK_IS_ACTIONABLE (widget) &&
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "game.continue") == 0)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_go_on (child);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* Whether everybody sees what came out: then it can be gone on from. */
static gboolean
lies_open (Listener *self)
{
  GtkWidget *sheet = find_sheet (self);

  return sheet != NULL && gtk_widget_get_opacity (find_go_on (sheet)) > 0;
}

static void
said_cb (Listener *self, const char *words)
{
  if (strstr (words, self->outcome->words) == NULL)
    return;

  g_test_message ("%s", words);
  g_assert_true (lies_open (self));
  self->n_said++;
  self->heard = FALSE;
  g_free (self->last);
  self->last = g_strdup (words);
}

static void
played_cb (Listener *self, guint cue, double loudness)
{
  (void) loudness;
  if (cue != BLUFF_CUE_CAUGHT && cue != BLUFF_CUE_HONEST)
    return;

  g_assert_true (lies_open (self));
  self->heard = TRUE;
}

static BluffSavedGame *
sit_down (Listener *self)
{
  BluffTable table;
  BluffSavedGame *game;

  if (self->outcome->game == BLUFF_GAME_PIRATE)
    game = ui_player_sit_down (self->driver, 1, self->outcome->seed);
  else
    {
      bluff_table_init (&table, self->outcome->game, UI_SEATS);
      game = ui_player_sit_down_at (self->driver, &table, 1, self->outcome->seed);
    }
  g_signal_connect_swapped (ui_driver_wait_for (self->driver, BLUFF_TYPE_ANNOUNCER, NULL), "said", G_CALLBACK (said_cb),
                            self);
  g_signal_connect_swapped (bluff_sounds_get_default (), "played", G_CALLBACK (played_cb), self);

  return game;
}

static void
stop_listening (Listener *self)
{
  g_signal_handlers_disconnect_by_data (ui_driver_wait_for (self->driver, BLUFF_TYPE_ANNOUNCER, NULL), self);
  g_signal_handlers_disconnect_by_data (bluff_sounds_get_default (), self);
  g_free (self->last);
}

static gboolean
is_logged (gpointer data)
{
  Listener *self = data;
  GtkWidget *log = ui_driver_find (self->driver, NULL, BLUFF_TYPE_LOG, NULL);

  return log != NULL && ui_driver_find (self->driver, log, GTK_TYPE_LABEL, self->last) != NULL;
}

static void
set_pace (const char *pace)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.bluffbay.BluffBay");

  g_settings_set_string (settings, "pace", pace);
}

static void
test_outcome (gconstpointer data)
{
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), 1280, 800);
  Listener listener = { .driver = driver, .outcome = data };
  g_autoptr (BluffSavedGame) game = NULL;
  g_autoptr (UiPlayer) player = NULL;
  guint n;

  set_pace ("quick");
  game = sit_down (&listener);
  player = ui_player_new (driver, game, FALSE);
  ui_player_play_until (player, UI_CHOICE_CONTINUE);
  while (find_sheet (&listener) == NULL)
    {
      ui_player_do (player, UI_CHOICE_CONTINUE);
      ui_player_play_until (player, UI_CHOICE_CONTINUE);
    }

  /* Nobody has pressed anything. */
  g_assert_cmpuint (listener.n_said, >, 0);
  g_assert_true (listener.heard);
  ui_driver_wait (driver, is_logged, &listener, "what came out in the log");

  /* And it is not said again. */
  n = listener.n_said;
  ui_player_do (player, UI_CHOICE_CONTINUE);
  ui_driver_settle (driver);
  g_assert_cmpuint (listener.n_said, ==, n);
  stop_listening (&listener);
}

static gboolean
shows_sheet (gpointer data)
{
  return find_sheet (data) != NULL;
}

/* The answer to what happened tells no more than is seen while the card is being turned. */
static void
test_asked (void)
{
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), 1280, 800);
  Listener listener = { .driver = driver, .outcome = &bluffer };
  g_autoptr (BluffSavedGame) game = NULL;
  g_autoptr (UiPlayer) player = NULL;
  BluffAnnouncer *announcer;

  set_pace ("instant");
  game = sit_down (&listener);
  player = ui_player_new (driver, game, FALSE);
  announcer = BLUFF_ANNOUNCER (ui_driver_wait_for (driver, BLUFF_TYPE_ANNOUNCER, NULL));
  ui_player_play_until (player, UI_CHOICE_SHOUT);
  set_pace ("calm");
  ui_driver_click_text (driver, TEXT_BLUFF_CALL);
  ui_driver_wait (driver, shows_sheet, &listener, "the card that is shown");
  g_assert_false (lies_open (&listener));
  gtk_widget_activate_action (find_sheet (&listener), "game.ask", "s", "news");
  g_assert_nonnull (strstr (bluff_announcer_get_last (announcer), TEXT_BLUFF_CALL));
  g_assert_null (strstr (bluff_announcer_get_last (announcer), bluffer.words));
  stop_listening (&listener);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_data_func ("/ui/telling/pirate", &pirate, test_outcome);
  g_test_add_data_func ("/ui/telling/bluffer", &bluffer, test_outcome);
  g_test_add_data_func ("/ui/telling/bluffaneer", &bluffaneer, test_outcome);
  g_test_add_func ("/ui/telling/asked-too-early", test_asked);

  return g_test_run ();
}
