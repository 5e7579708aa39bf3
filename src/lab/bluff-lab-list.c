/* bluff-lab-list.c: bluff-bay-lab list: the saved games.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-arguments.h"
#include "bluff-lab-commands.h"
#include "bluff-lab-data.h"
#include "bluff-lab-print.h"
#include "bluff-lab-table.h"

enum
{
  PAGE = 100 /* games that are asked for at once */
};

/* They are listed in this order. */
static const struct
{
  BluffStoreState state;
  const char *heading;
} states[] = {
  { BLUFF_STORE_UNFINISHED, "Unfinished games" },
  { BLUFF_STORE_FINISHED, "Finished games" },
  { BLUFF_STORE_ABANDONED, "Abandoned games" },
};

/* "Anna, Bart (Deckhand)" */
static char *
describe_seats (const BluffStoreGame *game)
{
  GString *list = g_string_new (NULL);

  for (guint seat = 0; seat < game->n_seats; seat++)
    {
      g_autofree char *text = bluff_lab_describe_seat (game, seat);

      bluff_lab_list_add (list, text);
    }

  return g_string_free (list, FALSE);
}

static void
add_row (BluffLabTable *table, const BluffStoreGame *game)
{
  g_autofree char *when = bluff_lab_describe_time (game->last_played);
  g_autofree char *who = describe_seats (game);
  g_autofree char *position = bluff_lab_describe_position (game);
  g_autofree char *plain = bluff_lab_plain (position);

  bluff_lab_table_add (table, "%s", game->id);
  bluff_lab_table_add (table, "%s", game->kind);
  bluff_lab_table_add (table, "%s", when);
  bluff_lab_table_add (table, "%s", bluff_store_origin_name (game->origin));
  bluff_lab_table_add (table, "%s", who);
  bluff_lab_table_add (table, "%s", plain);
}

/* Prints all games of a state, if there are any. */
static gboolean
list_state (BluffStore *store, BluffStoreFilter *filter, const char *heading, guint *n, GError **error)
{
  g_autoptr (BluffLabTable) table = bluff_lab_table_new ("llllll");
  BluffStoreCursor cursor = { 0 };
  guint before = *n;
  guint read;

  do
    {
      g_autoptr (GPtrArray) games = bluff_store_list_games (store, filter, &cursor, PAGE, error);

      if (games == NULL)
        return FALSE;

      read = games->len;
      for (guint i = 0; i < read; i++)
        add_row (table, g_ptr_array_index (games, i));
      if (read > 0)
        cursor = bluff_store_cursor_after (g_ptr_array_index (games, read - 1));
      *n += read;
    }
  while (read == PAGE);

  if (*n == before)
    return TRUE;
  g_print ("%s%s\n", before > 0 ? "\n" : "", heading);
  bluff_lab_table_print (table);
  return TRUE;
}

static gboolean
list (BluffStore *store, const char *kind, GError **error)
{
  guint n = 0;

  for (guint i = 0; store != NULL && i < G_N_ELEMENTS (states); i++)
    {
      BluffStoreFilter filter = { .state = states[i].state, .kind = kind };

      if (!list_state (store, &filter, states[i].heading, &n, error))
        return FALSE;
    }

  if (n == 0)
    g_print ("There are no saved games.\n");
  return TRUE;
}

int
bluff_lab_list (int argc, char **argv)
{
  g_auto (GStrv) kinds = NULL;
  g_autofree char *data_dir = NULL;
  g_auto (BluffLabData) data = { NULL };
  g_autoptr (GError) error = NULL;
  const GOptionEntry entries[] = {
    BLUFF_LAB_DATA_DIR (&data_dir),
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &kinds, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };
  BluffGame game;

  if (!bluff_lab_parse ("[GAME]",
                        "Lists the saved games, last played first: id, game, when it was last played, origin, who\n"
                        "plays, and where it stands.",
                        entries, argc, argv, &error) ||
      (kinds != NULL && !bluff_lab_read_game (kinds, &game, &error)) ||
      !bluff_lab_data_open (&data, data_dir, BLUFF_LAB_DATA_IF_THERE, &error) ||
      !list (data.store, kinds != NULL ? kinds[0] : NULL, &error))
    return bluff_lab_report (error);

  return BLUFF_LAB_OK;
}
