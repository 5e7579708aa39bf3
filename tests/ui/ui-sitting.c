/* ui-sitting.c: plays games in which people may shout, for the pictures of their moments.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-sitting.h"

#include "test-clock.h"
#include "ui-company.h"

#include "bluff-curtain.h"
#include "bluff-end-sheet.h"
#include "bluff-key-cap.h"
#include "bluff-rehearsal.h"
#include "bluff-shout-panel.h"
#include "bluff-side-pane.h"
#include "bluff-table-page.h"
#include "bluff-tabletop.h"
#include "bluff-toss.h"

enum
{
  MOST_STEPS = 2500,
  STEP_MS = 30,
  MANY_CARDS = 8,
  SOME_EVENTS = 12,  /* that a log should tell of */
  ROPE_SECONDS = 10, /* of a quick game */
  BURN_MS = 3500,    /* until the picture of its rope is taken */
  PEEK_MS = 1200,    /* a look takes longer */
  FLIGHT_MS = 120,   /* until the picture of what flies is taken */
  MOST_REVEALS = 3   /* some are bluffs, some honest */
};

typedef struct
{
  const UiSitting *sitting;
  char **only;
  UiGallery *gallery;
  UiDriver *driver;
  GSettings *settings;
  BluffSavedGame *game;
  BluffMatch *match;
  BluffRandom random;
  guint shouts, reveals;
  gboolean revealing;
} Play;

/* --- Pictures ------------------------------------------------------------------------------------------------------
 */

static char *
name_picture (Play *self, const char *moment)
{
  return g_strconcat (self->sitting->company, "-", moment, NULL);
}

static gboolean
has (Play *self, const char *moment)
{
  g_autofree char *name = name_picture (self, moment);

  return ui_gallery_has (self->gallery, name);
}

/* Whether there is still to be a picture of it. */
static gboolean
wants (Play *self, const char *moment)
{
  return (self->only == NULL || g_strv_contains ((const char *const *) self->only, moment)) && !has (self, moment);
}

static gboolean
has_all (Play *self)
{
  for (guint i = 0; self->only != NULL && self->only[i] != NULL; i++)
    if (!has (self, self->only[i]))
      return FALSE;

  return self->only != NULL;
}

static void
take (Play *self, const char *moment)
{
  g_autofree char *name = name_picture (self, moment);

  if (wants (self, moment))
    ui_gallery_take (self->gallery, name);
}

static GtkWidget *
find (Play *self, GType type)
{
  return ui_driver_find (self->driver, NULL, type, NULL);
}

static void
set_moving (gboolean moving)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", moving, NULL);
}

/* In the middle of what moves. */
static void
take_after (Play *self, const char *moment, guint ms)
{
  g_autofree char *name = name_picture (self, moment);

  test_clock_pass (ms);
  ui_gallery_take_frame (self->gallery, name);
}

static void
take_log (Play *self)
{
  GtkWidget *page = find (self, BLUFF_TYPE_TABLE_PAGE), *pane = find (self, BLUFF_TYPE_SIDE_PANE);
  gboolean open;

  g_object_get (pane, "open", &open, NULL);
  if (!open)
    gtk_widget_activate_action (page, "game.toggle-log", NULL);
  ui_driver_settle (self->driver);
  take (self, "log");
  gtk_widget_activate_action (page, "game.toggle-log", NULL);
  ui_driver_settle (self->driver);
}

/* --- What people do ------------------------------------------------------------------------------------------------
 */

/* Every other time somebody shouts. */
static void
decide (Play *self, GtkWidget *panel)
{
  BluffSeats asked = bluff_match_get_awaited (self->match) & bluff_match_get_people (self->match);
  BluffSeat viewer = bluff_match_get_looker (self->match);

  if (asked == 0)
    return;

  if (self->sitting->shout == BLUFF_SHOUT_QUICK && wants (self, "shout"))
    {
      set_moving (TRUE);
      take_after (self, "shout", BURN_MS);
      set_moving (FALSE);
    }
  take (self, "shout");
  if (self->sitting->eager)
    g_settings_set_string (self->settings, "pace", "step");
  if (self->sitting->eager || self->shouts++ % 2 == 0)
    g_signal_emit_by_name (panel, "shout",
                           (guint) (bluff_seats_has (asked, viewer) ? viewer : bluff_seats_first (asked)), 0u);
  else
    g_signal_emit_by_name (panel, "pass");
}

/* The player sees both sides of their card for a moment. */
static void
peek (Play *self, const BluffLegal *legal)
{
  guint slot = (guint) g_bit_nth_lsf (legal->peeks, -1);

  take (self, "peek-offered");
  g_settings_set_string (self->settings, "pace", "normal");
  gtk_widget_activate_action (find (self, BLUFF_TYPE_TABLETOP), "table.peek", "u", slot);
  take_after (self, "peek", PEEK_MS);
  g_settings_set_string (self->settings, "pace", "instant");
}

/* Of Bluffer. */
static guint
count_cards (Play *self, BluffSeat seat)
{
  BluffView view;

  bluff_match_view (self->match, seat, &view);
  return self->sitting->game == BLUFF_GAME_BLUFFER ? (guint) __builtin_popcount (view.bluffer.tables[seat]) : 0;
}

static void
act (Play *self, const BluffLegal *legal)
{
  BluffAction action;

  bluff_legal_random (legal, &self->random, &action);
  bluff_match_act (self->match, &action);
}

/* A card is seen on its way. */
static void
act_slowly (Play *self, const BluffLegal *legal)
{
  BluffAction action;

  do
    bluff_legal_random (legal, &self->random, &action);
  while (action.kind == BLUFF_ACTION_PEEK);
  g_settings_set_string (self->settings, "pace", "calm");
  bluff_match_act (self->match, &action);
  take_after (self, "flight", FLIGHT_MS);
  g_settings_set_string (self->settings, "pace", "instant");
}

/* The cards of somebody else, as large as they can be. */
static void
take_seat (Play *self, BluffSeat viewer)
{
  GtkWidget *table = find (self, BLUFF_TYPE_TABLETOP);

  gtk_widget_activate_action (table, "table.look-at", "u", (viewer + 1) % self->sitting->players);
  ui_driver_settle (self->driver);
  take (self, "seat");
  bluff_tabletop_escape (BLUFF_TABLETOP (table));
  ui_driver_settle (self->driver);
}

static void
take_turn (Play *self, const BluffLegal *legal)
{
  static const struct
  {
    BluffActionKind kind;
    const char *moment;
  } moments[] = {
    { BLUFF_ACTION_ROLL, "roll" },   { BLUFF_ACTION_STEAL, "steal" }, { BLUFF_ACTION_ANSWER, "answer" },
    { BLUFF_ACTION_MATCH, "match" }, { BLUFF_ACTION_CLAIM, "claim" }, { BLUFF_ACTION_SHOW, "last-card" },
    { BLUFF_ACTION_TAKE, "take" },   { BLUFF_ACTION_GIVE, "give" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    if (bluff_legal_offers (legal, moments[i].kind))
      take (self, moments[i].moment);
  if (count_cards (self, legal->seat) >= MANY_CARDS)
    take (self, "many");
  if (self->sitting->game == BLUFF_GAME_BLUFFER && wants (self, "seat"))
    take_seat (self, legal->seat);
}

static void
play (Play *self)
{
  BluffSeats awaited = bluff_match_get_awaited (self->match) & bluff_match_get_people (self->match);
  BluffLegal legal;

  if (awaited == 0 || bluff_match_is_saving (self->match))
    return;

  bluff_match_legal (self->match, bluff_seats_first (awaited), &legal);
  if (legal.kinds == 0)
    return;

  take_turn (self, &legal);
  if (wants (self, "log") && bluff_match_get_n_told (self->match) > SOME_EVENTS)
    take_log (self);
  if (bluff_legal_offers (&legal, BLUFF_ACTION_PEEK) && wants (self, "peek"))
    peek (self, &legal);
  /* Before anything else in a turn: a look is still being shown when the next thing is done. */
  else if (bluff_legal_offers (&legal, BLUFF_ACTION_PEEK) && wants (self, "flight"))
    act_slowly (self, &legal);
  else
    act (self, &legal);
}

/* --- What there is to see ------------------------------------------------------------------------------------------
 */

static void
take_reveal (Play *self)
{
  static const char *const sheets[] = { "BluffBluffaneerRevealSheet", "BluffBlufferShownSheet" };
  gboolean there = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    there = there || (g_type_from_name (sheets[i]) != 0 && find (self, g_type_from_name (sheets[i])) != NULL);
  if (there && !self->revealing && self->reveals++ < MOST_REVEALS)
    {
      g_autofree char *moment = g_strdup_printf ("reveal-%u", self->reveals);

      take (self, moment);
    }
  self->revealing = there;
}

/* What is before the table; FALSE if nothing is. */
static gboolean
look_up (Play *self)
{
  GtkWidget *curtain = find (self, BLUFF_TYPE_CURTAIN), *rehearsal = find (self, BLUFF_TYPE_REHEARSAL);

  if (curtain != NULL)
    {
      take (self, "curtain");
      g_signal_emit_by_name (curtain, "raise");
    }
  else if (rehearsal != NULL)
    {
      take (self, "rehearsal");
      g_signal_emit_by_name (rehearsal, "done");
    }

  return curtain != NULL || rehearsal != NULL;
}

static void
look (Play *self)
{
  GtkWidget *table = find (self, BLUFF_TYPE_TABLETOP), *panel = find (self, BLUFF_TYPE_SHOUT_PANEL);

  if (look_up (self) || table == NULL)
    return;

  if (find (self, BLUFF_TYPE_TOSS) != NULL)
    take (self, "toss");
  take_reveal (self);
  if (self->sitting->people == 0 && bluff_match_get_n_told (self->match) > SOME_EVENTS)
    take (self, "onlooker");
  if (ui_driver_find_action (self->driver, NULL, "game.continue") != NULL)
    gtk_widget_activate_action (table, "game.continue", NULL);
  else if (panel != NULL)
    decide (self, panel);
  else
    play (self);
}

/* --- The end -------------------------------------------------------------------------------------------------------
 */

/* The claims are below the ranking. */
static void
scroll_on (GtkWidget *widget)
{
  if (GTK_IS_SCROLLED_WINDOW (widget) && gtk_widget_get_mapped (widget))
    {
      GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget));

      gtk_adjustment_set_value (adjustment, gtk_adjustment_get_page_size (adjustment));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    scroll_on (child);
}

static void
take_end (Play *self, GtkWidget *end)
{
  take (self, "end");
  g_assert_true (gtk_widget_activate_action (end, "game.story", NULL));
  ui_driver_settle (self->driver);
  take (self, "story");
  scroll_on (GTK_WIDGET (bluff_window_get_page (ui_driver_get_window (self->driver))));
  ui_driver_settle (self->driver);
  take (self, "story-claims");
  bluff_window_pop (ui_driver_get_window (self->driver));
}

static void
sit_down (Play *self)
{
  BluffSaves *saves = bluff_application_get_saves (ui_driver_get_application (self->driver));
  BluffTable table;

  /* An onlooker has to be quick, or the game is over. */
  g_settings_set_string (self->settings, "pace", self->sitting->people > 0 ? "instant" : "step");
  g_settings_set_boolean (self->settings, "shout-in-turn", self->sitting->in_turn);
  g_settings_set_int (self->settings, "shout-window", ROPE_SECONDS);
  /* A burning rope never comes to rest. */
  set_moving (self->sitting->shout != BLUFF_SHOUT_QUICK);
  bluff_table_init (&table, self->sitting->game, self->sitting->players);
  table.shout = (guint8) self->sitting->shout;
  self->game = ui_company_begin (saves, &table, self->sitting->people, self->sitting->seed);
  self->match = bluff_saved_game_get_match (self->game);
  bluff_random_seed (&self->random, self->sitting->seed);
  bluff_window_push (ui_driver_get_window (self->driver), bluff_table_page_new (saves, self->game));
  ui_driver_settle (self->driver);
  if (self->sitting->keys)
    bluff_key_cap_show_all (GTK_WIDGET (ui_driver_get_window (self->driver)));
}

void
ui_sitting_play (const UiSitting *sitting, UiGallery *gallery)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.bluffbay.BluffBay");
  Play self = {
    .sitting = sitting, .gallery = gallery, .driver = ui_gallery_get_driver (gallery), .settings = settings
  };
  GtkWidget *end = NULL;
  g_auto (GStrv) only = sitting->only != NULL ? g_strsplit (sitting->only, " ", -1) : NULL;

  self.only = only;
  sit_down (&self);
  for (guint i = 0; i < MOST_STEPS && end == NULL && !has_all (&self); i++)
    {
      ui_driver_settle (self.driver);
      look (&self);
      /* What is shown for a while is waited for. */
      test_clock_pass (STEP_MS);
      end = find (&self, BLUFF_TYPE_END_SHEET);
    }
  if (end != NULL)
    take_end (&self, end);
  bluff_window_pop (ui_driver_get_window (self.driver));
  ui_driver_settle (self.driver);
  g_object_unref (self.game);
}
