/* bluff-lab-data.c: a data directory that a command works on, and what is said when it is not as it should be.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-data.h"

#include "bluff-words-names.h"
#include "bluff-words-store.h"

#include <errno.h>
#include <glib/gstdio.h>

enum
{
  MS_PER_SECOND = 1000
};

gboolean
bluff_lab_data_exists (const char *data_dir, GError **error)
{
  g_autoptr (BluffStore) store = bluff_store_new (data_dir);
  g_autofree char *folder = NULL;
  GStatBuf status;

  /* If there is a link to nothing, a file where the folder should be or the like, opening says what is wrong. */
  if (g_lstat (bluff_store_get_path (store), &status) == 0 || errno != ENOENT ||
      g_file_test (bluff_store_get_data_dir (store), G_FILE_TEST_IS_SYMLINK))
    return TRUE;

  folder = g_filename_display_name (bluff_store_get_data_dir (store));
  g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT,
               "There are no saved games in “%s”: nothing was ever saved there. Play or import a game first, or "
               "name another folder with --data-dir.",
               folder);
  return FALSE;
}

gboolean
bluff_lab_data_open (BluffLabData *self, const char *data_dir, BluffLabDataMode mode, GError **error)
{
  g_autoptr (BluffStore) store = bluff_store_new (data_dir);

  if (mode == BLUFF_LAB_DATA_NEED && !bluff_lab_data_exists (data_dir, error))
    return FALSE;
  if (mode == BLUFF_LAB_DATA_IF_THERE && !bluff_lab_data_exists (data_dir, NULL))
    return TRUE;

  if (!bluff_store_open (store, error))
    return FALSE;

  self->saves = bluff_saves_new (store);
  self->store = g_steal_pointer (&store);
  return TRUE;
}

void
bluff_lab_data_clear (BluffLabData *self)
{
  g_clear_object (&self->saves);
  if (self->store != NULL)
    bluff_store_close (self->store);
  g_clear_object (&self->store);
}

/* --- Describing ----------------------------------------------------------------------------------------------------
 */

char *
bluff_lab_describe_time (gint64 ms)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (ms / MS_PER_SECOND);
  g_autoptr (GDateTime) local = utc != NULL ? g_date_time_to_local (utc) : NULL;

  return local != NULL ? g_date_time_format (local, "%Y-%m-%d %H:%M") : g_strdup ("?");
}

/* A deleted player is a number. */
static char *
name_seat (const BluffStoreGame *game, guint seat)
{
  if (game->seats[seat].name != NULL)
    return g_strdup (game->seats[seat].name);

  return game->seats[seat].level != NULL ? bluff_words_level (game->seats[seat].level)
                                         : g_strdup_printf ("#%u", seat + 1);
}

char *
bluff_lab_describe_seat (const BluffStoreGame *game, guint seat)
{
  g_autofree char *name = name_seat (game, seat);
  g_autofree char *level = NULL;

  if (game->seats[seat].kind == BLUFF_STORE_GUEST)
    return g_strdup_printf ("%s (guest)", name);
  if (game->seats[seat].kind != BLUFF_STORE_COMPUTER || game->seats[seat].level == NULL)
    return g_steal_pointer (&name);

  level = bluff_words_level (game->seats[seat].level);
  return g_strdup_printf ("%1$s (%2$s)", name, level);
}

char *
bluff_lab_describe_position (const BluffStoreGame *game)
{
  BluffCast cast = { .players = game->n_seats, .viewer = BLUFF_NO_SEAT };
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  BluffPosition position;

  if (!bluff_position_read (game->position, &position) || position.players != game->n_seats)
    return g_strdup (game->position);

  for (guint seat = 0; seat < game->n_seats; seat++)
    {
      g_ptr_array_add (names, name_seat (game, seat));
      cast.names[seat] = g_ptr_array_index (names, seat);
    }

  return bluff_words_position (&cast, &position);
}
