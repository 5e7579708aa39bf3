/* test-reader-sheets.c: what lies over a table in the course of a game, the curtain, the sheets and the end with the
 * page that it opens: whatever can be used there has a real name, and Tab goes round in it and is not caught. Behind a
 * sheet, nothing can be done.
 *
 * Each moment in which people have something to decide is a kept position. It is looked at in every language that is
 * heard: for names, and where it is read from right to left for the way of Tab, too, or with -m slow everywhere. In
 * English it is played on for a few steps, and what comes then for the first time is looked at as well.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-audit.h"
#include "reader-bluffaneer.h"
#include "reader-bluffer.h"
#include "reader-pirate.h"
#include "reader-position.h"
#include "reader-table.h"
#include "test-languages.h"
#include "texts.h"

#include "bluff-language.h"

#include <glib/gi18n.h>

enum
{
  CHANCE = 1,
  STEPS = 8,      /* from a moment on */
  STEPS_END = 15, /* to the end */
  MOST_MOMENTS = 5,
  MOST_MUST = 6,
  MOST_SHEETS = 4,
  MOST_TOLD = 4, /* of those that tell something, as many are looked at */
  PRESS_MS = 300 /* longer than a button that is pressed stays down */
};

typedef struct
{
  const char *path;
  const ReaderSkill *skill;
  guint32 seed;
  ReaderPosition moments[MOST_MOMENTS];
  ReaderChoice must[MOST_MUST];       /* what is to be seen at least once, besides the curtain and the end */
  ReaderChoice on_sheet[MOST_SHEETS]; /* of these, what is done on a sheet, as going on and the end are */
} Row;

typedef struct
{
  const Row *row;
  const char *folder;
  Reader *reader;
  ReaderPlayer *player;
  ReaderAudit *audit;
  ReaderRecord *record;
  guint seen[READER_MOST_CHOICES];
} Game;

static void
start (Game *game, const char *language)
{
  bluff_language_choose (language);
  game->reader = reader_start (game->folder, language);
  game->audit = reader_audit_new (game->reader, language, bluff_language_is_right_to_left ());
  game->player = reader_player_new (game->reader, game->row->skill, TRUE, game->row->seed);
}

static void
stop (Game *game)
{
  g_clear_pointer (&game->player, reader_player_free);
  g_clear_pointer (&game->audit, reader_audit_free);
  g_clear_pointer (&game->reader, reader_quit);
}

typedef void (*Check) (ReaderAudit *audit, const char *moment);

/* Fails while what is wrong is still there to be seen. */
static void
run_check (Game *game, Check check, const char *moment)
{
  check (game->audit, moment);
  g_assert_cmpuint (reader_audit_get_n_faults (game->audit), ==, 0);
}

/* --- Another language ----------------------------------------------------------------------------------------------
 */

/* What the button on the curtain is called, in the language of the program. */
static char *
find_raise (ReaderTree *tree)
{
  g_autofree char *said = g_strdup_printf (_ (TEXT_RAISE_SAIL_FORMAT), "*");
  g_autofree char *own = reader_plain (said);

  if (reader_tree_find_usable (tree, NULL, ATSPI_ROLE_PUSH_BUTTON, own) != NULL)
    return g_steal_pointer (&own);
  if (reader_tree_find (tree, NULL, ATSPI_ROLE_INVALID, _ (TEXT_WELCOME_BACK)) != NULL)
    return g_strdup (_ (TEXT_CARRY_ON));

  return NULL;
}

static gboolean
has_curtain (ReaderTree *tree, gpointer data)
{
  g_autofree char *raise = find_raise (tree);

  (void) data;
  return raise != NULL;
}

static void
look_in (Game *game, const char *language, const char *moment)
{
  g_autofree char *said = NULL, *carry_on = NULL, *raise = NULL;
  g_autoptr (ReaderTree) tree = NULL;
  Check check;

  start (game, language);
  /* Tab goes the same way in all languages that are read in the same direction. */
  check = bluff_language_is_right_to_left () || g_test_slow () ? reader_audit_check : reader_audit_look;
  said = g_strdup_printf (_ (TEXT_CARRY_ON_FORMAT), "*", "*");
  carry_on = reader_plain (said);
  reader_press_named (game->reader, ATSPI_ROLE_PUSH_BUTTON, carry_on);
  tree = reader_wait (game->reader, has_curtain, NULL, "the curtain");
  raise = find_raise (tree);
  run_check (game, check, "the curtain");
  reader_press_named (game->reader, ATSPI_ROLE_PUSH_BUTTON, raise);
  run_check (game, check, moment);
  stop (game);
}

/* --- Behind a sheet ------------------------------------------------------------------------------------------------
 */

/* What is scrolled on a sheet has the name of the sheet. NULL if none lies there. */
static ReaderNode *
find_sheet (ReaderTree *tree)
{
  g_autoptr (GPtrArray) scrolled = reader_tree_find_all (tree, NULL, ATSPI_ROLE_SCROLL_PANE, "?*");

  for (guint i = 0; i < scrolled->len; i++)
    {
      ReaderNode *pane = g_ptr_array_index (scrolled, i);

      for (ReaderNode *node = pane->parent; node != NULL; node = node->parent)
        if (g_str_equal (node->plain, pane->plain))
          return node;
    }

  return NULL;
}

/* The table, with all that lies on it. */
static ReaderNode *
find_table (ReaderNode *sheet)
{
  ReaderNode *table = NULL;

  for (ReaderNode *node = sheet; node != NULL; node = node->parent)
    if (node->role == ATSPI_ROLE_SCROLL_PANE)
      table = node;

  g_assert_nonnull (table);
  return table;
}

static guint
count_events (Game *game)
{
  reader_record_refresh (game->record);
  return reader_record_n_events (game->record);
}

/* Whatever offers to be pressed; how many buttons there are, which need not. What a label offers is to be copied. */
static guint
press_behind (Game *game, ReaderTree *tree, ReaderNode *sheet)
{
  const ReaderNode *table = find_table (sheet);
  guint buttons = 0;

  for (guint i = 0; i < tree->nodes->len; i++)
    {
      const ReaderNode *node = g_ptr_array_index (tree->nodes, i);

      if (!reader_node_is_in (node, table) || reader_node_is_in (node, sheet) || node->role == ATSPI_ROLE_LABEL ||
          !reader_node_has_interface (node, "org.a11y.atspi.Action"))
        continue;
      buttons += node->role == ATSPI_ROLE_PUSH_BUTTON;
      if (!reader_do (game->reader, node, NULL))
        continue;
      g_test_message ("behind “%s”, “%s” is pressed", sheet->plain, node->plain);
      reader_pass (game->reader, PRESS_MS);
    }

  return buttons;
}

static gboolean
is_on_sheet (const Row *row, ReaderChoice choice)
{
  gboolean found = choice == READER_CHOICE_CONTINUE || choice == READER_CHOICE_END;

  for (guint i = 0; i < MOST_SHEETS && row->on_sheet[i] != READER_CHOICE_NOTHING; i++)
    found = found || row->on_sheet[i] == choice;

  return found;
}

static void
check_behind (Game *game)
{
  g_autoptr (ReaderTree) before = reader_look (game->reader);
  g_autoptr (ReaderTree) after = NULL;
  ReaderNode *sheet = find_sheet (before), *still;
  guint n = count_events (game);

  g_assert_nonnull (sheet);
  g_assert_cmpuint (press_behind (game, before, sheet), >, 0);
  after = reader_look (game->reader);
  still = find_sheet (after);
  g_assert_nonnull (still);
  g_assert_cmpstr (still->path, ==, sheet->path);
  g_assert_cmpstr (still->plain, ==, sheet->plain);
  g_assert_cmpuint (count_events (game), ==, n);
}

/* --- In English ----------------------------------------------------------------------------------------------------
 */

/* If it is there for the first time. */
static void
look (Game *game, ReaderChoice choice)
{
  g_autofree char *moment = g_strdup_printf ("%s, %u", game->row->skill->title, choice);
  guint most = choice == READER_CHOICE_CONTINUE ? MOST_TOLD : 1;

  if (game->seen[choice]++ >= most)
    return;

  run_check (game, reader_audit_check, moment);
  if (is_on_sheet (game->row, choice))
    check_behind (game);
}

/* Also what comes when the button for it is pressed. */
static void
look_at_end (Game *game)
{
  look (game, READER_CHOICE_END);
  reader_press_named (game->reader, ATSPI_ROLE_PUSH_BUTTON, TEXT_WHO_LIED);
  run_check (game, reader_audit_check, "the page of the game");
}

/* At the end, which is the last moment. */
static void
expect_all_seen (const Game *game)
{
  for (guint i = 0; i < MOST_MUST && game->row->must[i] != READER_CHOICE_NOTHING; i++)
    g_assert_cmpuint (game->seen[game->row->must[i]], >, 0);
  g_assert_cmpuint (game->seen[READER_CHOICE_CURTAIN], >, 0);
  g_assert_cmpuint (game->seen[READER_CHOICE_CONTINUE], >, 0);
  g_assert_cmpuint (game->seen[READER_CHOICE_END], >, 0);
}

static void
play_on (Game *game, gboolean to_end)
{
  ReaderChoice choice = READER_CHOICE_NOTHING;
  guint steps = to_end ? STEPS_END : STEPS;

  start (game, "en");
  game->record = reader_record_new (game->folder);
  reader_table_carry_on (game->reader, game->player, NULL);
  for (guint step = 0; step < steps && (choice = reader_player_wait (game->player)) != READER_CHOICE_END; step++)
    {
      look (game, choice);
      reader_player_do (game->player, choice);
    }
  if (to_end)
    g_assert_cmpuint (choice, ==, READER_CHOICE_END);
  if (choice == READER_CHOICE_END)
    look_at_end (game);
  if (to_end)
    expect_all_seen (game);
  g_clear_pointer (&game->record, reader_record_free);
  stop (game);
}

static void
look_at_moment (Game *game, const ReaderPosition *position)
{
  g_autofree char *moment = g_strdup_printf ("%s, phase %u", game->row->skill->title, position->phase);

  game->folder = reader_make_folder ();
  reader_position_keep (position, game->folder);
  reader_keep_still (game->folder);
  for (const char *const *code = test_languages_list_heard (); *code != NULL && position->from_end == 0; code++)
    if (!g_str_equal (*code, "en"))
      look_in (game, *code, moment);
  play_on (game, position->from_end > 0);
}

static void
test_game (gconstpointer data)
{
  Game game = { .row = data };

  reader_choose_chance (CHANCE);
  for (guint i = 0; i < MOST_MOMENTS; i++)
    look_at_moment (&game, &game.row->moments[i]);
}

int
main (int argc, char **argv)
{
  /* Two people and a computer. */
  static const Row rows[] = {
    { "/reader/sheets/bluffaneer",
      &reader_bluffaneer_skill,
      31,
      { { BLUFF_GAME_BLUFFANEER, 2, 3, 1, BLUFF_PHASE_BLUFFANEER_ROLL, 1, 3 },
        { BLUFF_GAME_BLUFFANEER, 2, 3, 1, BLUFF_PHASE_BLUFFANEER_STEAL, 1, 3 },
        { BLUFF_GAME_BLUFFANEER, 2, 3, 1, BLUFF_PHASE_BLUFFANEER_CLAIM, 2, 3 },
        { BLUFF_GAME_BLUFFANEER, 2, 3, 1, BLUFF_PHASE_BLUFFANEER_ANSWER, 1, 3 },
        { BLUFF_GAME_BLUFFANEER, 2, 3, 1, .from_end = 1 } },
      { READER_BLUFFANEER_ROLL, READER_BLUFFANEER_STEAL, READER_BLUFFANEER_SHOUT, READER_BLUFFANEER_ANSWER } },
    { "/reader/sheets/bluffer",
      &reader_bluffer_skill,
      31,
      { { BLUFF_GAME_BLUFFER, 2, 3, 1, BLUFF_PHASE_BLUFFER_TURN, 1, 5 },
        { BLUFF_GAME_BLUFFER, 2, 3, 1, BLUFF_PHASE_BLUFFER_CALL, 2, 5 },
        { BLUFF_GAME_BLUFFER, 2, 3, 1, BLUFF_PHASE_BLUFFER_TAKE, 1, 5 },
        { BLUFF_GAME_BLUFFER, 2, 3, 1, BLUFF_PHASE_BLUFFER_GIVE, 1, 5 },
        { BLUFF_GAME_BLUFFER, 2, 3, 1, .from_end = 1 } },
      { READER_BLUFFER_TURN, READER_BLUFFER_CALL_OPENLY, READER_BLUFFER_TAKE, READER_BLUFFER_GIVE } },
    { "/reader/sheets/pirate",
      &reader_pirate_skill,
      31,
      { { BLUFF_GAME_PIRATE, 2, 3, 1, BLUFF_PHASE_PIRATE_TURN, 1, 5, .victims = 2 },
        { BLUFF_GAME_PIRATE, 2, 3, 1, BLUFF_PHASE_PIRATE_PLAY, 1, 5 },
        { BLUFF_GAME_PIRATE, 2, 3, 1, BLUFF_PHASE_PIRATE_VOTE, 2, 5 },
        { BLUFF_GAME_PIRATE, 2, 3, 1, BLUFF_PHASE_PIRATE_REVEAL, 1, 5 },
        { BLUFF_GAME_PIRATE, 2, 3, 7, .from_end = 1 } },
      { READER_PIRATE_TURN, READER_PIRATE_SHIP, READER_PIRATE_PICK, READER_PIRATE_PLAY, READER_PIRATE_VOTE,
        READER_PIRATE_LIFT },
      { READER_PIRATE_SHIP, READER_PIRATE_PICK, READER_PIRATE_VOTE, READER_PIRATE_LIFT } },
  };

  g_setenv ("LANGUAGE", "en", TRUE);
  bluff_language_init (g_getenv ("BLUFF_BAY_LOCALE_DIR"));
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add_data_func (rows[i].path, &rows[i], test_game);

  return g_test_run ();
}
