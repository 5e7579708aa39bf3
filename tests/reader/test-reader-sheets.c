/* test-reader-sheets.c: what lies over a table in the course of a game, the curtain, the sheets and the end with its
 * review: whatever can be used there has a real name, and Tab goes round in it and is not caught.
 *
 * A game is played in English. Where somebody has to decide something for the first time it is left, and carried on in
 * every other language to be looked at: for names, and where it is read from right to left for the way of Tab, too, or
 * with -m slow everywhere. What only tells something is seen in English alone.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-audit.h"
#include "reader-bluffaneer.h"
#include "reader-bluffer.h"
#include "reader-pirate.h"
#include "reader-table.h"

#include "bluff-language.h"

#include <glib/gi18n.h>

enum
{
  MOST_STEPS = 400,
  MOST_MUST = 4,
  MOST_TOLD = 6 /* of those that tell something, as many are looked at */
};

typedef struct
{
  const char *path;
  const ReaderSkill *skill;
  ReaderChoice must[MOST_MUST]; /* what is to be seen at least once, besides the curtain and the end */
  guint32 seed, deal;
} Row;

typedef struct
{
  const Row *row;
  const char *folder;
  Reader *reader;
  ReaderPlayer *player;
  ReaderAudit *audit;
  guint n_faults;
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
  game->n_faults += reader_audit_get_n_faults (game->audit);
  g_clear_pointer (&game->player, reader_player_free);
  g_clear_pointer (&game->audit, reader_audit_free);
  g_clear_pointer (&game->reader, reader_quit);
}

/* --- Another language ----------------------------------------------------------------------------------------------
 */

/* What the button on the curtain is called, in the language of the program. */
static char *
find_raise (ReaderTree *tree)
{
  g_autofree char *said = g_strdup_printf (_ ("I am %s: raise the sail"), "*");
  g_autofree char *own = reader_plain (said);

  if (reader_tree_find_usable (tree, NULL, ATSPI_ROLE_PUSH_BUTTON, own) != NULL)
    return g_steal_pointer (&own);
  if (reader_tree_find (tree, NULL, ATSPI_ROLE_INVALID, _ ("Welcome back")) != NULL)
    return g_strdup (_ ("Carry on"));

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
  void (*check) (ReaderAudit *, const char *);

  start (game, language);
  /* Tab goes the same way in all languages that are read in the same direction. */
  check = bluff_language_is_right_to_left () || g_test_slow () ? reader_audit_check : reader_audit_look;
  said = g_strdup_printf (_ ("Carry on: %1$s, %2$s"), "*", "*");
  carry_on = reader_plain (said);
  reader_press_named (game->reader, ATSPI_ROLE_PUSH_BUTTON, carry_on);
  tree = reader_wait (game->reader, has_curtain, NULL, "the curtain");
  raise = find_raise (tree);
  check (game->audit, "the curtain");
  reader_press_named (game->reader, ATSPI_ROLE_PUSH_BUTTON, raise);
  check (game->audit, moment);
  stop (game);
}

static void
look_in_others (Game *game, const char *moment)
{
  stop (game);
  for (const char *const *code = bluff_language_list (); *code != NULL; code++)
    if (!g_str_equal (*code, "en"))
      look_in (game, *code, moment);
  start (game, "en");
  reader_table_carry_on (game->reader);
}

/* --- In English ----------------------------------------------------------------------------------------------------
 */

/* Also what comes when the button for it is pressed. */
static void
look_at_review (Game *game)
{
  reader_press_named (game->reader, ATSPI_ROLE_PUSH_BUTTON, "Bluff review");
  reader_audit_check (game->audit, "review");
}

/* FALSE if there is something else to do now: the game has been left meanwhile. */
static gboolean
look (Game *game, ReaderChoice choice)
{
  g_autofree char *moment = g_strdup_printf ("%s, %u", game->row->skill->title, choice);
  guint most = choice == READER_CHOICE_CONTINUE ? MOST_TOLD : 1;

  if (game->seen[choice]++ >= most)
    return TRUE;

  reader_audit_check (game->audit, moment);
  if (choice < READER_CHOICE_OWN)
    return TRUE;

  look_in_others (game, moment);
  return FALSE;
}

static void
play (Game *game)
{
  ReaderChoice choice;

  for (guint step = 0; step < MOST_STEPS && (choice = reader_player_wait (game->player)) != READER_CHOICE_END; step++)
    if (look (game, choice))
      reader_player_do (game->player, choice);
  g_assert_cmpuint (choice, ==, READER_CHOICE_END);
  look (game, choice);
}

static void
test_game (gconstpointer data)
{
  Game game = { .row = data, .folder = reader_make_folder () };

  reader_keep_still (game.folder);
  reader_choose_chance (game.row->deal);
  start (&game, "en");
  reader_table_come_aboard (game.reader, "Ada");
  reader_table_open (game.reader, game.row->skill);
  reader_table_remove (game.reader, "Rook");
  reader_table_add_guest (game.reader);
  reader_table_set_sail (game.reader, game.player, NULL);
  play (&game);
  look_at_review (&game);
  stop (&game);
  for (guint i = 0; i < MOST_MUST; i++)
    g_assert_true (game.row->must[i] == READER_CHOICE_NOTHING || game.seen[game.row->must[i]] > 0);
  g_assert_cmpuint (game.n_faults, ==, 0);
}

int
main (int argc, char **argv)
{
  static const Row rows[] = {
    { "/reader/sheets/bluffaneer", &reader_bluffaneer_skill, { READER_BLUFFANEER_SHOUT }, 31, 1 },
    { "/reader/sheets/bluffer", &reader_bluffer_skill, { READER_BLUFFER_TURN, READER_BLUFFER_CALL_OPENLY }, 31, 1 },
    { "/reader/sheets/pirate", &reader_pirate_skill, { READER_PIRATE_VOTE, READER_PIRATE_LIFT }, 31, 1 },
  };

  g_setenv ("LANGUAGE", "en", TRUE);
  bluff_language_init (g_getenv ("BLUFF_BAY_LOCALE_DIR"));
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add_data_func (rows[i].path, &rows[i], test_game);

  return g_test_run ();
}
