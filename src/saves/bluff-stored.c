/* bluff-stored.c: from the rows of the store to a record and back.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-stored.h"

#include "bluff-record-reader.h"
#include "bluff-record-writer.h"
#include "bluff-saves-fail.h"
#include "bluff-tally.h"

#include <string.h>

enum
{
  MS_PER_SECOND = 1000,
  US_PER_MS = 1000
};

gint64
bluff_stored_now (void)
{
  return g_get_real_time () / US_PER_MS;
}

char *
bluff_stored_format_time (gint64 time)
{
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_utc (time / MS_PER_SECOND);

  return date != NULL ? g_date_time_format (date, "%Y-%m-%dT%H:%M:%SZ") : NULL;
}

char *
bluff_stored_nameless (guint seat)
{
  return g_strdup_printf ("#%u", seat + 1);
}

/* --- Options -------------------------------------------------------------------------------------------------------
 */

static char *
write_options (const BluffTable *table)
{
  GString *text = g_string_new (NULL);
  const char *key;

  for (guint i = 0; (key = bluff_game_option_key ((BluffGame) table->game, i)) != NULL; i++)
    g_string_append_printf (text, "%s%s=%s", i > 0 ? "," : "", key, bluff_table_option (table, key));

  return g_string_free (text, FALSE);
}

static gboolean
read_option (BluffTable *table, const char *option)
{
  g_auto (GStrv) parts = g_strsplit (option, "=", 2);

  return g_strv_length (parts) == 2 && bluff_table_set_option (table, parts[0], parts[1]);
}

/* What was agreed, from the columns of the game. NULL, or the key of a record whose value is not known. */
static const char *
read_table (const BluffStoreGame *game, BluffTable *table)
{
  g_auto (GStrv) options = g_strsplit (game->options, ",", -1);
  BluffGame kind;

  if (!bluff_game_from_name (game->kind, &kind))
    return "game";
  if (game->first_seat >= game->n_seats)
    return "first";

  bluff_table_init (table, kind, game->n_seats);
  table->first = (BluffSeat) game->first_seat;
  for (guint i = 0; options[i] != NULL; i++)
    if (*options[i] != '\0' && !read_option (table, options[i]))
      return "options";

  return bluff_table_is_valid (table) ? NULL : "players";
}

/* --- Headers -------------------------------------------------------------------------------------------------------
 */

char *
bluff_stored_header_line (const BluffRecord *record)
{
  GString *line = g_string_new (NULL);

  bluff_record_write_header (record, line);
  g_string_truncate (line, line->len - 1);
  return g_string_free (line, FALSE);
}

static BluffRecord *
read_header (const char *line)
{
  return line != NULL ? bluff_record_read_bytes (line, strlen (line), NULL) : NULL;
}

/* A computer player as the columns have it. */
static void
put_computer (BluffRecord *record, BluffSeat seat, const BluffStoreSeat *from)
{
  BluffRecordPlayer *player = &record->players[seat];
  BluffRecordLevel level = BLUFF_RECORD_LEVEL_OUTSIDE;

  if (from->level != NULL)
    bluff_record_level_from_name (from->level, &level);
  bluff_record_seat_computer (record, seat, from->name != NULL ? from->name : bluff_record_level_name (level), level);
  if (from->character != NULL)
    bluff_record_character_from_name (from->character, &player->character);
  player->engine = g_strdup (from->engine);
}

/* The columns know who sits there and the names of today; what else a record has of a player stays. */
static void
put_player (BluffRecord *record, BluffSeat seat, const BluffStoreSeat *from)
{
  BluffRecordPlayer *player = &record->players[seat];
  gboolean computer = from->kind == BLUFF_STORE_COMPUTER;

  if (computer && !player->computer)
    put_computer (record, seat, from);
  else if (!computer)
    {
      player->computer = FALSE;
      g_free (player->name);
      player->name = from->name != NULL ? g_strdup (from->name) : bluff_stored_nameless (seat);
    }
}

BluffRecord *
bluff_stored_header (const BluffStoreGame *game, GError **error)
{
  g_autoptr (BluffRecord) record = NULL;
  BluffTable table;
  const char *unknown = read_table (game, &table);

  if (unknown != NULL)
    {
      BluffFault fault = { .cause = BLUFF_FAULT_UNKNOWN_VALUE, .line = 1 };

      g_strlcpy (fault.key, unknown, sizeof fault.key);
      bluff_saves_fail (error, BLUFF_SAVES_ERROR_UNKNOWN_GAME, (BluffSavesDetails){ .game = game->id, .fault = &fault },
                        "game %s is of an unknown kind: %s %s", game->id, game->kind, game->options);
      return NULL;
    }

  /* The columns say what is played and by whom; the header has what only a record has, colours for instance. */
  record = read_header (game->header);
  if (record == NULL || memcmp (&record->table, &table, sizeof table) != 0)
    {
      g_clear_pointer (&record, bluff_record_free);
      record = bluff_record_new (&table);
      record->started = bluff_stored_format_time (game->started);
      record->branch_of = g_strdup (game->branch_of);
      record->branch_at = game->branch_at;
    }

  g_free (record->id);
  record->id = g_strdup (game->id);
  for (BluffSeat seat = 0; seat < table.players; seat++)
    put_player (record, seat, &game->seats[seat]);
  return g_steal_pointer (&record);
}

char *
bluff_stored_forget (const char *header, guint seat, gpointer data G_GNUC_UNUSED)
{
  g_autoptr (BluffRecord) record = read_header (header);
  g_autofree char *name = bluff_stored_nameless (seat);

  if (record == NULL || seat >= record->table.players)
    return NULL;

  g_free (record->players[seat].name);
  record->players[seat].name = g_steal_pointer (&name);
  g_clear_pointer (&record->players[seat].colour, g_free);
  return bluff_stored_header_line (record);
}

gboolean
bluff_stored_compose (const BluffRecord *record,
                      BluffStoreOrigin origin,
                      gint64 started,
                      BluffStoreGame *game,
                      GError **error)
{
  char position_text[BLUFF_POSITION_SIZE];
  BluffPosition position;
  BluffTally tally;
  BluffFault fault;

  if (!bluff_record_check (record, &fault))
    return bluff_saves_fail_fault (error, BLUFF_SAVES_ERROR_HEADER, &fault);

  bluff_tally_init (&tally, &record->table, BLUFF_TALLY_WHOLE_GAME);
  bluff_tally_position (&tally, &position);
  game->id = g_strdup (record->id);
  game->kind = g_strdup (bluff_game_name ((BluffGame) record->table.game));
  game->options = write_options (&record->table);
  game->header = bluff_stored_header_line (record);
  game->position = g_strdup (bluff_position_write (&position, position_text));
  game->origin = origin;
  game->branch_of = g_strdup (record->branch_of);
  game->branch_at = (guint) MIN (record->branch_at, G_MAXINT32);
  game->first_seat = record->table.first;
  game->started = started;
  game->n_seats = record->table.players;
  return TRUE;
}

void
bluff_stored_copy_seats (const BluffStoreGame *from, BluffStoreGame *to, gboolean stand_ins)
{
  for (guint i = 0; i < from->n_seats; i++)
    {
      const BluffStoreSeat *seat = &from->seats[i];

      to->seats[i] = (BluffStoreSeat){
        .kind = seat->kind,
        .player = seat->player,
        .name = seat->kind == BLUFF_STORE_PROFILE ? NULL : g_strdup (seat->name),
        .level = g_strdup (seat->level),
        .character = g_strdup (seat->character),
        .engine = g_strdup (seat->engine),
      };
      if (stand_ins)
        {
          to->seats[i].stand_in = g_strdup (seat->stand_in);
          to->seats[i].stand_in_character = g_strdup (seat->stand_in_character);
          to->seats[i].handed_at = seat->handed_at;
        }
    }
}

/* --- Events --------------------------------------------------------------------------------------------------------
 */

/* A row that is more than a line would be read as several events. */
static gboolean
feed_row (BluffRecordReader *reader, const char *row, guint n, BluffFault *fault)
{
  if (strchr (row, '\n') != NULL)
    {
      *fault = (BluffFault){ .cause = BLUFF_FAULT_NOT_JSON, .line = n + 1 };
      return FALSE;
    }
  if (bluff_record_reader_feed (reader, row, strlen (row)) && bluff_record_reader_feed (reader, "\n", 1))
    return TRUE;

  *fault = *bluff_record_reader_fault (reader);
  return FALSE;
}

/* The header as its own reader sees it, so that events are read by what the columns say. */
static gboolean
feed_header (BluffRecordReader *reader, const BluffRecord *header, BluffFault *fault)
{
  g_autofree char *line = NULL;

  if (!bluff_record_check (header, fault))
    return FALSE;

  line = bluff_stored_header_line (header);
  return feed_row (reader, line, 0, fault);
}

static BluffRecord *
read_events (const BluffStoreGame *game, GPtrArray *lines, BluffRecord *header, BluffFault *fault)
{
  g_autoptr (BluffRecordReader) reader = bluff_record_reader_new (BLUFF_RECORD_READER_KEEP_EVENTS);
  gboolean good;

  *fault = (BluffFault){ .cause = BLUFF_FAULT_NONE };
  good = feed_header (reader, header, fault);
  for (guint i = 0; good && i < lines->len; i++)
    good = feed_row (reader, g_ptr_array_index (lines, i), i + 1, fault);
  if (good && lines->len < game->n_lines)
    *fault = (BluffFault){
      .cause = BLUFF_FAULT_NUMBER_GAP, .line = lines->len + 2, .value = game->n_lines, .high = lines->len + 1
    };

  return bluff_record_reader_steal_record (reader);
}

BluffStored *
bluff_stored_read (BluffStore *store, const char *id, GError **error)
{
  g_autoptr (BluffStored) self = g_new0 (BluffStored, 1);
  g_autoptr (BluffRecord) header = NULL;

  self->game = bluff_store_read_game (store, id, &self->lines, error);
  if (self->game == NULL)
    return NULL;
  header = bluff_stored_header (self->game, error);
  if (header == NULL)
    return NULL;

  self->record = read_events (self->game, self->lines, header, &self->fault);
  if (self->record == NULL)
    {
      bluff_saves_fail_fault (error, BLUFF_SAVES_ERROR_HEADER, &self->fault);
      return NULL;
    }
  return g_steal_pointer (&self);
}

/* --- Judging -------------------------------------------------------------------------------------------------------
 */

/* The header of GAME if it can be written. */
static BluffRecord *
find_header (const BluffStoreGame *game)
{
  g_autoptr (BluffRecord) header = bluff_stored_header (game, NULL);
  BluffFault fault;

  return header != NULL && bluff_record_check (header, &fault) ? g_steal_pointer (&header) : NULL;
}

/* What is played, as the header has it. */
static void
mend_columns (BluffStoreGame *game)
{
  g_autoptr (BluffRecord) header = read_header (game->header);

  if (header == NULL || header->table.players != game->n_seats)
    return;

  g_free (game->kind);
  game->kind = g_strdup (bluff_game_name ((BluffGame) header->table.game));
  g_free (game->options);
  game->options = write_options (&header->table);
  game->first_seat = header->table.first;
}

static void
forget_names (BluffStoreGame *game)
{
  for (guint i = 0; i < game->n_seats; i++)
    {
      g_clear_pointer (&game->seats[i].name, g_free);
      g_clear_pointer (&game->seats[i].engine, g_free);
    }
}

static BluffRecord *
mend_header (BluffStoreGame *game)
{
  BluffRecord *header = find_header (game);

  if (header == NULL)
    {
      mend_columns (game);
      header = find_header (game);
    }
  if (header == NULL)
    {
      forget_names (game);
      header = find_header (game);
    }
  return header;
}

gboolean
bluff_stored_judge (BluffStoreGame *game, GPtrArray *lines, char **position, gpointer data G_GNUC_UNUSED)
{
  g_autoptr (BluffRecord) header = mend_header (game);
  g_autoptr (BluffRecord) record = NULL;
  char text[BLUFF_POSITION_SIZE];
  BluffPosition where;
  BluffTally tally;
  BluffFault fault;

  record = header != NULL ? read_events (game, lines, header, &fault) : NULL;
  if (record == NULL)
    return FALSE;

  g_ptr_array_set_size (lines, (int) bluff_record_n_events (record));
  bluff_tally_init (&tally, &record->table, BLUFF_TALLY_WHOLE_GAME);
  for (guint n = 1; n <= bluff_record_n_events (record); n++)
    bluff_tally_add (&tally, &bluff_record_entry (record, n)->event, bluff_record_entry (record, n)->ms);
  bluff_tally_position (&tally, &where);
  *position = g_strdup (bluff_position_write (&where, text));
  return TRUE;
}

void
bluff_stored_free (BluffStored *self)
{
  bluff_store_game_free (self->game);
  g_clear_pointer (&self->lines, g_ptr_array_unref);
  bluff_record_free (self->record);
  g_free (self);
}
