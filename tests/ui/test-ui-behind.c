/* test-ui-behind.c: while a sheet lies on a table, nothing behind it can be done: not by a key, not by the mouse, not
 * by a screen reader.
 *
 * People alone play, who do anything: the same every time, and no computer has to think.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "texts.h"
#include "ui-moment.h"

#include "bluff-answer.h"
#include "bluff-bluffaneer-end-sheet.h"
#include "bluff-bluffaneer-reveal-sheet.h"
#include "bluff-bluffer-end-sheet.h"
#include "bluff-bluffer-seat-sheet.h"
#include "bluff-bluffer-shown-sheet.h"
#include "bluff-card.h"
#include "bluff-curtain.h"
#include "bluff-keys.h"
#include "bluff-pirate-board-sheet.h"
#include "bluff-pirate-end-sheet.h"
#include "bluff-pirate-island-sheet.h"
#include "bluff-pirate-lift-sheet.h"
#include "bluff-pirate-reveal-sheet.h"
#include "bluff-pirate-vote-sheet.h"
#include "bluff-rehearsal.h"
#include "bluff-seat-badge.h"
#include "bluff-shout-panel.h"
#include "bluff-table-page.h"
#include "bluff-tabletop.h"
#include "bluff-toss.h"

#include <locale.h>
#include <string.h>

enum
{
  MOST_SHEETS = 8,
  MOST_STEPS = 400
};

#define DIGITS "0123456"

/* A sheet, and what is on it itself. */
typedef struct
{
  const char *name;
  GType (*type) (void);
  const char *keys; /* one character each */
  const char *actions[3];
  const char *open_with; /* an action of the table that the test opens it with, or NULL: it comes by itself */
  gboolean asked;        /* while somebody may shout */
} Sheet;

typedef struct
{
  const char *name;
  BluffGame game;
  const char *people;
  BluffShout shout;
  guint64 seed;
  int width;
  gboolean step; /* by step, and all shout at once */
  Sheet sheets[MOST_SHEETS];
} Row;

/* Keys that act on the sheet itself, on the screen or on the window, whatever lies behind. */
static const char *const excepted[] = {
  "Escape",            /* takes the sheet away */
  "<Alt>Left",         /* leads back */
  "<Control>h",        /* the sail covers the sheet, too */
  "<Control>n",        /* leads to another page */
  "<Control>g",        /* likewise */
  "F1",                /* likewise */
  "<Control>comma",    /* opens a window in front of it */
  "<Control>question", /* likewise */
  "F10",               /* opens a menu in front of it */
  "F11",               /* the whole screen */
  "<Control>w",        /* closes the window */
  "<Control>q",        /* likewise */
  NULL,
};

/* The same, while something of the sheet has the focus. */
static const char *const presses_of_sheet[] = { "Return", "KP_Enter", "space", NULL };

/* What no list has, as it does the same as another key, or nothing. */
static const char *const more_keys[] = {
  "Up", "Down", "BackSpace", "KP_Delete", "KP_Enter", "<Shift>Tab", "Page_Down", NULL,
};

static const Row rows[] = {
  { "pirate",
    BLUFF_GAME_PIRATE,
    "hhh",
    BLUFF_SHOUT_RELAXED,
    7,
    1280,
    FALSE,
    { { "vote", bluff_pirate_vote_sheet_get_type, "bn", { "vote" }, NULL, FALSE },
      { "lift", bluff_pirate_lift_sheet_get_type, DIGITS, { "lift" }, NULL, FALSE },
      { "reveal", bluff_pirate_reveal_sheet_get_type, "", { NULL }, NULL, FALSE },
      { "whom to board",
        bluff_pirate_board_sheet_get_type,
        DIGITS,
        { "board", "explain-taken" },
        "choose-ship",
        FALSE },
      { "boarded", bluff_pirate_board_sheet_get_type, "", { "explain-taken" }, NULL, FALSE },
      { "island", bluff_pirate_island_sheet_get_type, "", { NULL }, NULL, FALSE },
      { "end", bluff_pirate_end_sheet_get_type, "", { NULL }, NULL, FALSE } } },
  { "bluffer",
    BLUFF_GAME_BLUFFER,
    "hhh",
    BLUFF_SHOUT_RELAXED,
    3,
    1280,
    FALSE,
    { { "seat", bluff_bluffer_seat_sheet_get_type, "", { NULL }, "look-at", FALSE },
      { "seat while somebody may shout", bluff_bluffer_seat_sheet_get_type, "", { NULL }, "look-at", TRUE },
      { "shown", bluff_bluffer_shown_sheet_get_type, "", { NULL }, NULL, FALSE },
      { "end", bluff_bluffer_end_sheet_get_type, "", { NULL }, NULL, FALSE } } },
  { "bluffer-quick",
    BLUFF_GAME_BLUFFER,
    "hhh",
    BLUFF_SHOUT_QUICK,
    3,
    1280,
    FALSE,
    { { "seat while a rope burns", bluff_bluffer_seat_sheet_get_type, "", { NULL }, "look-at", TRUE } } },
  { "bluffer-narrow",
    BLUFF_GAME_BLUFFER,
    "hhh",
    BLUFF_SHOUT_RELAXED,
    3,
    360,
    FALSE,
    { { "take", bluff_bluffer_seat_sheet_get_type, "", { "take" }, NULL, FALSE },
      { "shown", bluff_bluffer_shown_sheet_get_type, "", { NULL }, NULL, FALSE } } },
  { "bluffaneer",
    BLUFF_GAME_BLUFFANEER,
    "hhh",
    BLUFF_SHOUT_RELAXED,
    3,
    1280,
    FALSE,
    { { "reveal", bluff_bluffaneer_reveal_sheet_get_type, "", { NULL }, NULL, FALSE },
      { "end", bluff_bluffaneer_end_sheet_get_type, "", { NULL }, NULL, FALSE } } },
  { "bluffaneer-quick",
    BLUFF_GAME_BLUFFANEER,
    "hhh",
    BLUFF_SHOUT_QUICK,
    3,
    1280,
    TRUE,
    { { "rehearsal", bluff_rehearsal_get_type, DIGITS, { NULL }, NULL, FALSE },
      { "toss", bluff_toss_get_type, "", { NULL }, NULL, FALSE } } },
  { "bluffer-rehearsal",
    BLUFF_GAME_BLUFFER,
    "hhh",
    BLUFF_SHOUT_QUICK,
    3,
    1280,
    FALSE,
    { { "rehearsal", bluff_rehearsal_get_type, DIGITS, { NULL }, NULL, FALSE } } },
  { "pirate-narrow",
    BLUFF_GAME_PIRATE,
    "hhh",
    BLUFF_SHOUT_RELAXED,
    7,
    360,
    FALSE,
    { { "vote", bluff_pirate_vote_sheet_get_type, "bn", { "vote" }, NULL, FALSE },
      { "reveal", bluff_pirate_reveal_sheet_get_type, "", { NULL }, NULL, FALSE } } },
  { "bluffaneer-narrow",
    BLUFF_GAME_BLUFFANEER,
    "hhh",
    BLUFF_SHOUT_RELAXED,
    3,
    360,
    FALSE,
    { { "reveal", bluff_bluffaneer_reveal_sheet_get_type, "", { NULL }, NULL, FALSE } } },
};

typedef struct
{
  UiMoment moment;
  const Row *row;
  BluffTabletop *table;
  guint seen;  /* a bit for each sheet */
  guint found; /* the sheet that lies there, or can be opened */
} World;

/* --- Nothing can be done -------------------------------------------------------------------------------------------
 */

typedef struct
{
  World *world;
  const Sheet *sheet;
  GtkWidget *widget;
  guint told;
  char *question;
  char *cards;
  GPtrArray *clicked; /* kinds of widgets */
} Look;

/* What lies over the page, or on the table. */
static GtkWidget *
find_lying (World *self)
{
  GtkWidget *rehearsal = ui_moment_find (&self->moment, BLUFF_TYPE_REHEARSAL);
  GtkWidget *toss = ui_moment_find (&self->moment, BLUFF_TYPE_TOSS);

  return rehearsal != NULL ? rehearsal : toss != NULL ? toss : bluff_tabletop_get_sheet (self->table);
}

static void
describe_cards (const Look *look, GtkWidget *widget, GPtrArray *cards)
{
  if (widget == look->widget || !gtk_widget_get_mapped (widget))
    return;
  if (BLUFF_IS_CARD (widget))
    g_ptr_array_add (cards, g_strdup_printf ("%d%c%s", bluff_card_get_side (BLUFF_CARD (widget)),
                                             bluff_card_get_chosen (BLUFF_CARD (widget)) ? '+' : '-',
                                             bluff_card_get_art (BLUFF_CARD (widget))));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    describe_cards (look, child, cards);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* What is chosen and turned; the order changes with what is in front of what. */
static char *
read_cards (const Look *look)
{
  g_autoptr (GPtrArray) cards = g_ptr_array_new_with_free_func (g_free);

  describe_cards (look, GTK_WIDGET (look->world->table), cards);
  g_ptr_array_sort (cards, compare);
  g_ptr_array_add (cards, NULL);
  return g_strjoinv (" ", (GStrv) cards->pdata);
}

static void
expect_unchanged (const Look *look, const char *after)
{
  BluffMatch *match = look->world->moment.match;
  g_autofree char *question = NULL;
  g_autofree char *cards = read_cards (look);

  g_object_get (look->widget, "question", &question, NULL);
  if (bluff_match_get_n_told (match) != look->told || bluff_match_is_saving (match))
    g_error ("behind “%s” of %s, something was done: %s", look->sheet->name, look->world->row->name, after);
  if (find_lying (look->world) != look->widget || !gtk_widget_get_mapped (look->widget) ||
      g_strcmp0 (question, look->question) != 0)
    g_error ("“%s” of %s (“%s”) has become “%s”: %s", look->sheet->name, look->world->row->name, look->question,
             question, after);
  if (!g_str_equal (cards, look->cards))
    g_error ("behind “%s” of %s, cards have become %s, not %s: %s", look->sheet->name, look->world->row->name, cards,
             look->cards, after);
}

/* Whether a sheet lies there that asks nobody anything. */
static gboolean
is_news (World *self)
{
  GtkWidget *lies = find_lying (self);

  return lies != NULL && !BLUFF_IS_PIRATE_VOTE_SHEET (lies) && !BLUFF_IS_PIRATE_LIFT_SHEET (lies) &&
         !BLUFF_IS_BLUFFER_SEAT_SHEET (lies) && !BLUFF_IS_REHEARSAL (lies);
}

/* What goes on from news does so wherever the focus or the mouse is. */
static gboolean
is_gone_on_from (const Look *look)
{
  return is_news (look->world) && look->sheet->open_with == NULL;
}

/* FOCUS: what has the focus meanwhile; NULL: the sheet. */
static void
press_key (const Look *look, GtkWidget *focus, const char *name)
{
  UiDriver *driver = look->world->moment.driver;
  guint symbol;
  GdkModifierType modifiers;

  g_assert_true (gtk_accelerator_parse (name, &symbol, &modifiers));
  if (focus != NULL && !gtk_widget_grab_focus (focus))
    return;
  if (g_strv_contains (excepted, name) || (focus == NULL && g_strv_contains (presses_of_sheet, name)) ||
      (g_str_equal (name, "Return") && is_gone_on_from (look)) ||
      (modifiers == 0 && strlen (name) == 1 && strchr (look->sheet->keys, g_ascii_tolower (*name)) != NULL))
    return;

  ui_driver_press (driver, gdk_keyval_name (symbol), modifiers);
  expect_unchanged (look, name);
  /* The log and an answer, which may be asked for, go again. */
  if (g_str_equal (name, "<Control>l"))
    ui_driver_press (driver, gdk_keyval_name (symbol), modifiers);
  if (ui_moment_find (&look->world->moment, BLUFF_TYPE_ANSWER) != NULL)
    ui_driver_press (driver, "Escape", 0);
}

/* All that the window of shortcuts lists, and MORE_KEYS. */
static void
press_keys (const Look *look, GtkWidget *focus)
{
  for (const BluffKey *key = bluff_keys; key->keys != NULL; key++)
    {
      g_auto (GStrv) names = g_strsplit (g_str_equal (key->keys, "1…6") ? "1 2 3 4 5 6" : key->keys, " ", -1);

      for (guint i = 0; names[i] != NULL; i++)
        press_key (look, focus, names[i]);
    }
  for (guint i = 0; more_keys[i] != NULL; i++)
    press_key (look, focus, more_keys[i]);
  gtk_widget_grab_focus (look->widget);
}

static gboolean
is_own_action (const Sheet *sheet, const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (sheet->actions) && sheet->actions[i] != NULL; i++)
    if (g_str_equal (sheet->actions[i], name))
      return TRUE;

  return FALSE;
}

/* Whatever asks for one, it has been offered by the sheet or not at all. */
static void
check_actions (const Look *look)
{
  g_auto (GStrv) names = g_action_group_list_actions (bluff_tabletop_get_actions (look->world->table));

  for (guint i = 0; names[i] != NULL; i++)
    if (!is_own_action (look->sheet, names[i]))
      {
        if (g_action_group_get_action_enabled (bluff_tabletop_get_actions (look->world->table), names[i]))
          g_error ("behind “%s” of %s, table.%s is offered", look->sheet->name, look->world->row->name, names[i]);
      }
}

/* What a mouse finds in the middle of WIDGET. */
static GtkWidget *
pick (GtkWidget *widget)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));
  double x, y;

  gtk_widget_translate_coordinates (widget, root, gtk_widget_get_width (widget) / 2.0,
                                    gtk_widget_get_height (widget) / 2.0, &x, &y);
  return gtk_widget_pick (root, x, y, GTK_PICK_DEFAULT);
}

static gboolean
is_in (GtkWidget *widget, GtkWidget *around)
{
  return widget != NULL && (widget == around || gtk_widget_is_ancestor (widget, around));
}

static gboolean
can_be_pressed (GtkWidget *widget)
{
  return BLUFF_IS_CARD (widget) || BLUFF_IS_SEAT_BADGE (widget) ||
         (GTK_IS_BUTTON (widget) && gtk_widget_get_focusable (widget));
}

/* Whether what a mouse finds there is on the sheet, and can be pressed itself. */
static gboolean
is_hit_on_sheet (const Look *look, GtkWidget *hit)
{
  for (; hit != NULL && hit != look->widget; hit = gtk_widget_get_parent (hit))
    if (gtk_widget_get_focusable (hit))
      return TRUE;

  return FALSE;
}

/* One of each kind, behind the sheet and beside it. A click on news goes on, wherever it is. */
static void
click (const Look *look, GtkWidget *widget, gboolean behind)
{
  g_autofree char *kind = g_strdup_printf ("%s %s", G_OBJECT_TYPE_NAME (widget), behind ? "behind" : "beside");
  GtkWidget *hit = pick (widget);

  if (is_gone_on_from (look) || g_ptr_array_find_with_equal_func (look->clicked, kind, g_str_equal, NULL) ||
      !is_in (hit, GTK_WIDGET (look->world->table)) || (behind ? is_hit_on_sheet (look, hit) : !is_in (hit, widget)))
    return;

  ui_driver_click_through (look->world->moment.driver, widget);
  expect_unchanged (look, kind);
  g_ptr_array_add (look->clicked, g_steal_pointer (&kind));
}

/* All that the widget does by itself, as a screen reader asks for it. */
static void
activate (const Look *look, GtkWidget *widget)
{
  GtkWidgetClass *klass = GTK_WIDGET_GET_CLASS (widget);
  const GVariantType *parameter;
  const char *name, *property;
  GType owner;

  gtk_widget_activate (widget);
  expect_unchanged (look, G_OBJECT_TYPE_NAME (widget));
  for (guint i = 0; gtk_widget_class_query_action (klass, i, &owner, &name, &parameter, &property); i++)
    if (parameter == NULL && property == NULL)
      {
        gtk_widget_activate_action (widget, name, NULL);
        ui_driver_rest (look->world->moment.driver);
        expect_unchanged (look, name);
      }
}

/* Where the sheet lies there is nothing for a mouse, and nothing that could have the focus. What is beside it can be
 * looked at, and pressing it does nothing. */
static void
press_widgets (const Look *look, GtkWidget *widget)
{
  GtkWidget *place = gtk_widget_get_parent (look->widget);
  gboolean behind = widget != place && is_in (widget, place);

  if (widget == look->widget || !gtk_widget_get_mapped (widget))
    return;
  if (behind)
    {
      g_assert_false (gtk_widget_is_sensitive (widget));
      g_assert_false (is_in (pick (widget), widget));
    }
  if (can_be_pressed (widget))
    {
      activate (look, widget);
      click (look, widget, behind);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    press_widgets (look, child);
}

/* The first of TYPE beside the sheet that can have the focus. */
static GtkWidget *
find_beside (const Look *look, GtkWidget *widget, GType type)
{
  GtkWidget *found = NULL;

  if (widget == look->widget || !gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget))
    return NULL;
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type) && gtk_widget_get_focusable (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_beside (look, child, type);

  return found;
}

static void
check_behind (World *self, const Sheet *sheet)
{
  g_autoptr (GPtrArray) clicked = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *question = NULL, *cards = NULL;
  Look look = { .world = self, .sheet = sheet, .widget = find_lying (self), .clicked = clicked };
  GType types[] = { BLUFF_TYPE_CARD, BLUFF_TYPE_SEAT_BADGE };

  ui_driver_settle (self->moment.driver);
  g_assert_nonnull (look.widget);
  g_object_get (look.widget, "question", &question, NULL);
  look.question = question;
  look.cards = cards = read_cards (&look);
  look.told = bluff_match_get_n_told (self->moment.match);
  press_keys (&look, NULL);
  check_actions (&look);
  press_widgets (&look, GTK_WIDGET (self->table));
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      GtkWidget *beside = find_beside (&look, GTK_WIDGET (self->table), types[i]);

      if (beside != NULL)
        press_keys (&look, beside);
    }
  ui_driver_settle (self->moment.driver);
  expect_unchanged (&look, "pressing everything");
  /* Nobody loses time by it. */
  if (sheet->asked && self->row->shout == BLUFF_SHOUT_QUICK)
    g_assert_nonnull (ui_driver_find (self->moment.driver, NULL, GTK_TYPE_BUTTON, TEXT_GO_ON));
}

/* --- Getting there -------------------------------------------------------------------------------------------------
 */

static gboolean
is_sheet (const Sheet *sheet, GtkWidget *widget)
{
  return widget != NULL && G_TYPE_CHECK_INSTANCE_TYPE (widget, sheet->type ());
}

/* Whether the test can open it now: in the viewer's turn, or while somebody may shout. */
static gboolean
can_open (World *self, const Sheet *sheet)
{
  GActionGroup *actions = bluff_tabletop_get_actions (self->table);
  gboolean asked = ui_moment_find (&self->moment, BLUFF_TYPE_SHOUT_PANEL) != NULL;

  return sheet->open_with != NULL && bluff_tabletop_get_sheet (self->table) == NULL &&
         !bluff_match_is_saving (self->moment.match) &&
         (sheet->asked ? asked : g_action_group_get_action_enabled (actions, "draw")) &&
         g_action_group_get_action_enabled (actions, sheet->open_with);
}

/* The sheet that is to be looked at now. */
static gboolean
find_sheet (World *self)
{
  GtkWidget *lies = find_lying (self);

  if (ui_moment_find (&self->moment, BLUFF_TYPE_CURTAIN) != NULL)
    return FALSE;

  for (guint i = 0; i < MOST_SHEETS && self->row->sheets[i].name != NULL; i++)
    {
      const Sheet *sheet = &self->row->sheets[i];

      self->found = i;
      if ((self->seen & (1u << i)) == 0 &&
          (can_open (self, sheet) || (sheet->open_with == NULL && is_sheet (sheet, lies))))
        return TRUE;
    }

  return FALSE;
}

/* All of them, so that a coin is tossed. */
static void
shout_at_once (World *self, BluffSeats asked)
{
  for (guint down = 0; down < 2; down++)
    for (BluffSeat seat = 0; seat < UI_MOMENT_SEATS; seat++)
      if (bluff_seats_has (asked, seat))
        ui_driver_hold (self->moment.driver, (char[]){ (char) ('1' + seat), 0 }, down == 0);
  ui_driver_settle (self->moment.driver);
}

/* Somebody who may shout does so every other time. */
static void
shout (World *self)
{
  GtkWidget *panel = ui_moment_find (&self->moment, BLUFF_TYPE_SHOUT_PANEL);
  BluffSeats asked = bluff_match_get_awaited (self->moment.match) & bluff_match_get_people (self->moment.match);

  if (panel == NULL || asked == 0 || bluff_match_is_saving (self->moment.match))
    return;
  if (self->row->step)
    shout_at_once (self, asked);
  else if (bluff_random_below (&self->moment.random, 2) == 0)
    g_signal_emit_by_name (panel, "pass");
  else
    g_signal_emit_by_name (panel, "shout", (guint) bluff_seats_first (asked), 0u);
}

/* Whatever can be gone on with, once everything is seen. */
static void
step (World *self)
{
  GtkWidget *rehearsal = ui_moment_find (&self->moment, BLUFF_TYPE_REHEARSAL);

  if (rehearsal != NULL)
    g_signal_emit_by_name (rehearsal, "done");
  else if (ui_moment_find (&self->moment, BLUFF_TYPE_CURTAIN) != NULL || is_news (self) ||
           ui_driver_find_action (self->moment.driver, NULL, "game.continue") != NULL)
    ui_moment_go_on (&self->moment);
  else
    {
      ui_moment_play_anything (&self->moment);
      shout (self);
    }
}

/* Opens the sheet of another player, who sits opposite. */
static void
open_sheet (World *self, const Sheet *sheet)
{
  const GVariantType *type =
      g_action_group_get_action_parameter_type (bluff_tabletop_get_actions (self->table), sheet->open_with);
  g_autofree char *name = g_strconcat ("table.", sheet->open_with, NULL);

  if (type != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self->table), name, "u", 1u);
  else
    gtk_widget_activate_action (GTK_WIDGET (self->table), name, NULL);
}

/* The cards of the ship that is to be boarded are asked for on the same sheet. */
static void
look_behind (World *self, const Sheet *sheet)
{
  if (sheet->open_with != NULL)
    open_sheet (self, sheet);
  check_behind (self, sheet);
  if (BLUFF_IS_PIRATE_BOARD_SHEET (bluff_tabletop_get_sheet (self->table)) && sheet->open_with != NULL)
    {
      ui_driver_press (self->moment.driver, "1", 0);
      ui_driver_press (self->moment.driver, "2", 0);
      check_behind (self, sheet);
    }
  while (sheet->open_with != NULL && bluff_tabletop_get_sheet (self->table) != NULL)
    g_assert_true (bluff_tabletop_escape (self->table));
}

static guint
count_sheets (const Row *row)
{
  guint n = 0;

  while (n < MOST_SHEETS && row->sheets[n].name != NULL)
    n++;

  return n;
}

static void
test_behind (gconstpointer data)
{
  World self = { .row = data };
  guint all = (1u << count_sheets (self.row)) - 1;

  ui_moment_set_up (&self.moment, NULL);
  gtk_window_set_default_size (GTK_WINDOW (ui_driver_get_window (self.moment.driver)), self.row->width, 860);
  if (self.row->step)
    g_settings_set_string (self.moment.settings, "pace", "step");
  ui_moment_sit_down (&self.moment, self.row->game, self.row->people, self.row->shout, self.row->seed);
  self.table = BLUFF_TABLETOP (ui_driver_find_anywhere (self.moment.driver, BLUFF_TYPE_TABLETOP));
  for (guint i = 0; i < MOST_STEPS && self.seen != all; i++)
    {
      ui_driver_settle (self.moment.driver);
      if (find_sheet (&self))
        {
          g_test_message ("“%s” after %u events", self.row->sheets[self.found].name,
                          bluff_match_get_n_told (self.moment.match));
          look_behind (&self, &self.row->sheets[self.found]);
          self.seen |= 1u << self.found;
        }
      else
        step (&self);
    }
  g_assert_cmphex (self.seen, ==, all);
  ui_moment_tear_down (&self.moment, NULL);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/behind/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_behind);
    }

  return g_test_run ();
}
