/* bluff-lab-import.c: bluff-bay-lab import: records become saved games.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-arguments.h"
#include "bluff-lab-commands.h"
#include "bluff-lab-data.h"
#include "bluff-lab-print.h"
#include "bluff-record-reader.h"
#include "bluff-saves-records.h"
#include "bluff-store-player.h"

#include <stdio.h>
#include <string.h>

/* The command line, as it was written. */
typedef struct
{
  char **files;
  char **players;
  gboolean create;
  char *data_dir;
} Arguments;

static void
clear_arguments (Arguments *self)
{
  g_strfreev (self->files);
  g_strfreev (self->players);
  g_free (self->data_dir);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Arguments, clear_arguments)

/* Who somebody is, by --player; by seat. NULL: a guest by the record's name. */
typedef struct
{
  char *names[BLUFF_MAX_SEATS];
} Guests;

/* What is done with one file, in one transaction. */
typedef struct
{
  BluffSaves *saves;
  const char *file;
  const Guests *guests;
  gboolean create;
  char *id;
  gboolean added;
} Import;

static gboolean
parse (Arguments *self, int argc, char **argv, GError **error)
{
  const GOptionEntry entries[] = {
    { "player", 0, 0, G_OPTION_ARG_STRING_ARRAY, &self->players,
      "Who sits on a seat, from 0: a player who is known here, or “guest”; may be repeated", "SEAT=NAME" },
    { "create-players", 0, 0, G_OPTION_ARG_NONE, &self->create, "Make a player of a name that is not known here",
      NULL },
    BLUFF_LAB_DATA_DIR (&self->data_dir),
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &self->files, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!bluff_lab_parse ("FILE…",
                        "Checks records and takes them in, each as a whole or not at all. People are guests unless\n"
                        "--player says who they are. A game that is there already is left as it is.",
                        entries, argc, argv, error))
    return FALSE;

  return self->files != NULL || bluff_lab_misuse (error, "A file must be named.");
}

static gboolean
read_guests (char **texts, Guests *guests, GError **error)
{
  for (guint i = 0; texts != NULL && texts[i] != NULL; i++)
    {
      char *sign = strchr (texts[i], '=');
      guint64 seat;

      if (sign == NULL || sign[1] == '\0')
        return bluff_lab_misuse (error, "--player must be SEAT=NAME, and “%s” is not.", texts[i]);

      *sign = '\0';
      if (!bluff_lab_read_number ("--player SEAT", texts[i], 0, BLUFF_MAX_SEATS - 1, &seat, error))
        return FALSE;
      guests->names[seat] = g_str_equal (sign + 1, "guest") ? NULL : sign + 1;
    }

  return TRUE;
}

/* The profile of NAME. */
static gboolean
find_player (const Import *self, const char *name, gint64 *id, GError **error)
{
  BluffStore *store = bluff_saves_get_store (self->saves);
  g_autoptr (GError) trouble = NULL;
  g_autoptr (BluffStorePlayer) player = bluff_store_find_player (store, name, &trouble);

  if (trouble != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&trouble));
      return FALSE;
    }
  if (player == NULL && self->create)
    {
      *id = bluff_store_create_player (store, name, NULL, NULL, BLUFF_STORE_PLAYER_NO_YEAR, error);
      return *id != BLUFF_STORE_NO_PLAYER;
    }
  if (player == NULL)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                   "There is no player “%s” here. Nothing was changed. Name another, or add --create-players.", name);
      return FALSE;
    }

  *id = player->id;
  return TRUE;
}

static gboolean
seat_players (const Import *self, const BluffRecord *record, BluffSavesSeat *seats, GError **error)
{
  for (BluffSeat seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    {
      const char *name = self->guests->names[seat];

      if (name != NULL && (seat >= record->table.players || record->players[seat].computer))
        {
          g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                       "On seat %u of this record there is no person. Nothing was changed.", seat);
          return FALSE;
        }
      if (seat >= record->table.players)
        break;

      seats[seat].kind = name != NULL ? BLUFF_STORE_PROFILE : BLUFF_STORE_GUEST;
      seats[seat].name = record->players[seat].name;
      if (name != NULL && !find_player (self, name, &seats[seat].player, error))
        return FALSE;
    }

  return TRUE;
}

/* NULL if it is not valid. */
static BluffRecord *
read_record (GBytes *bytes)
{
  gsize n;
  const char *data = g_bytes_get_data (bytes, &n);
  BluffFault fault;

  return bluff_record_read_bytes (data != NULL ? data : "", n, &fault);
}

/* One file, with the players that are made for it. */
static gboolean
import_work (BluffStore *store G_GNUC_UNUSED, gpointer data, GError **error)
{
  Import *self = data;
  g_autoptr (GBytes) bytes = bluff_saves_read_record (self->file, error);
  g_autoptr (BluffRecord) record = NULL;
  BluffSavesSeat seats[BLUFF_MAX_SEATS] = { 0 };

  if (bytes == NULL)
    return FALSE;

  /* The import says what is wrong with a record. */
  record = read_record (bytes);
  if (record != NULL && !seat_players (self, record, seats, error))
    return FALSE;

  self->id =
      bluff_saves_import (self->saves, bytes, seats, record != NULL ? record->table.players : 0, &self->added, error);
  return self->id != NULL;
}

static gboolean
import_file (BluffLabData *data, const Arguments *arguments, const Guests *guests, const char *file)
{
  Import import = { .saves = data->saves, .file = file, .guests = guests, .create = arguments->create };
  g_autofree char *id = NULL;
  g_autoptr (GError) error = NULL;
  gboolean done = bluff_store_run (data->store, BLUFF_STORE_RUN_ATOMIC, import_work, &import, &error);

  id = import.id != NULL ? bluff_lab_escape (import.id) : NULL;
  g_free (import.id);
  bluff_lab_print_name (done ? stdout : stderr, file);
  if (!done)
    {
      g_autofree char *harmless = bluff_lab_say (error);

      g_printerr (": %s\n", harmless);
    }
  else if (import.added)
    g_print (": imported as %s\n", id);
  else
    g_print (": %s is there already and was left as it is\n", id);

  return done;
}

int
bluff_lab_import (int argc, char **argv)
{
  g_auto (Arguments) arguments = { NULL };
  g_auto (BluffLabData) data = { NULL };
  g_autoptr (GError) error = NULL;
  Guests guests = { { NULL } };
  gboolean all = TRUE;

  if (!parse (&arguments, argc, argv, &error) || !read_guests (arguments.players, &guests, &error) ||
      !bluff_lab_data_open (&data, arguments.data_dir, BLUFF_LAB_DATA_MAKE, &error))
    return bluff_lab_report (error);

  for (guint i = 0; arguments.files[i] != NULL; i++)
    if (!import_file (&data, &arguments, &guests, arguments.files[i]))
      all = FALSE;

  return all ? BLUFF_LAB_OK : BLUFF_LAB_WRONG;
}
