/* bluff-record-header.c: the header's line, both ways.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-record-header.h"

#include "bluff-record-check.h"
#include "bluff-record-field.h"
#include "bluff-record-writer.h"

#include <string.h>

#define FORMAT_NAME "bluff-bay"

/* Says that KEY has none of the names it may have. Returns FALSE. */
static gboolean
blame_name (const char *key, BluffFault *fault)
{
  g_strlcpy (fault->key, key, sizeof fault->key);
  return bluff_record_not_a_name (fault);
}

/* A required string that has no NUL character, or NULL. */
static const char *
get_name (const json_t *object, const char *key, BluffFault *fault)
{
  json_t *value = bluff_record_get (object, key, BLUFF_FAULT_TEXT, fault);
  const char *name = value != NULL ? bluff_record_get_name (value) : NULL;

  if (value != NULL && name == NULL)
    blame_name (key, fault);

  return name;
}

/* Copies the text of VALUE, the key's, which may be NULL. */
static gboolean
copy_text (const json_t *value, const char *key, char **text, BluffFault *fault)
{
  if (value == NULL)
    return TRUE;

  if (bluff_record_get_name (value) == NULL)
    {
      fault->cause = BLUFF_FAULT_CONTROL_CHARACTER;
      g_strlcpy (fault->key, key, sizeof fault->key);
      return FALSE;
    }

  *text = g_strdup (json_string_value (value));
  return TRUE;
}

static gboolean
read_text (const json_t *object, const char *key, char **text, BluffFault *fault)
{
  json_t *value = bluff_record_get (object, key, BLUFF_FAULT_TEXT, fault);

  return value != NULL && copy_text (value, key, text, fault);
}

static gboolean
read_optional_text (const json_t *object, const char *key, char **text, BluffFault *fault)
{
  json_t *value;

  return bluff_record_get_optional (object, key, BLUFF_FAULT_TEXT, &value, fault) &&
         copy_text (value, key, text, fault);
}

/* That it is a record, and one that we know how to read. */
static gboolean
read_format (const json_t *line, BluffFault *fault)
{
  json_t *value = json_object_get (line, "record");

  if (!json_is_string (value) || g_strcmp0 (bluff_record_get_name (value), FORMAT_NAME) != 0)
    {
      fault->cause = BLUFF_FAULT_NOT_A_RECORD;
      return FALSE;
    }

  value = bluff_record_get (line, "version", BLUFF_FAULT_INTEGER, fault);
  if (value == NULL)
    return FALSE;
  if (json_integer_value (value) != BLUFF_RECORD_VERSION)
    {
      fault->cause = BLUFF_FAULT_UNKNOWN_VERSION;
      fault->value = json_integer_value (value);
      fault->high = BLUFF_RECORD_VERSION;
      return FALSE;
    }

  return TRUE;
}

static gboolean
check_player_count (BluffGame game, gsize players, BluffFault *fault)
{
  guint low = bluff_game_min_players (game);
  guint high = bluff_game_max_players (game);

  if (players >= low && players <= high)
    return TRUE;

  fault->cause = BLUFF_FAULT_PLAYER_COUNT;
  fault->value = (gint64) players;
  fault->low = low;
  fault->high = high;
  return FALSE;
}

/* Which game, how many play, who begins. */
static gboolean
read_table (const json_t *line, BluffTable *table, BluffFault *fault)
{
  const char *name = get_name (line, "game", fault);
  json_t *first;
  json_t *players;
  BluffGame game;

  if (name == NULL)
    return FALSE;
  if (!bluff_game_from_name (name, &game))
    return blame_name ("game", fault);

  first = bluff_record_get (line, "first", BLUFF_FAULT_INTEGER, fault);
  players = first != NULL ? bluff_record_get (line, "players", BLUFF_FAULT_LIST, fault) : NULL;
  if (players == NULL || !check_player_count (game, json_array_size (players), fault))
    return FALSE;

  bluff_table_init (table, game, (guint) json_array_size (players));
  if (json_integer_value (first) < 0 || json_integer_value (first) >= table->players)
    {
      g_strlcpy (fault->key, "first", sizeof fault->key);
      return bluff_record_refuse (BLUFF_REFUSAL_FIRST_SEAT, fault);
    }

  table->first = (BluffSeat) json_integer_value (first);
  return TRUE;
}

/* An option is a string, or, if it is a switch, true or false. */
static gboolean
read_option (const json_t *options, const char *key, BluffTable *table, BluffFault *fault)
{
  gboolean is_switch = g_str_equal (bluff_game_option_values (table->game, key)[0], "false");
  json_t *value = bluff_record_get (options, key, is_switch ? BLUFF_FAULT_BOOLEAN : BLUFF_FAULT_TEXT, fault);
  const char *name;

  if (value == NULL)
    return FALSE;

  if (is_switch)
    name = json_is_true (value) ? "true" : "false";
  else
    name = bluff_record_get_name (value);

  return (name != NULL && bluff_table_set_option (table, key, name)) || blame_name (key, fault);
}

static gboolean
read_options (const json_t *line, BluffTable *table, BluffFault *fault)
{
  json_t *options = bluff_record_get (line, "options", BLUFF_FAULT_OBJECT, fault);
  const char *key;

  if (options == NULL)
    return FALSE;

  for (guint i = 0; (key = bluff_game_option_key (table->game, i)) != NULL; i++)
    if (!read_option (options, key, table, fault))
      {
        bluff_record_put_key_inside (fault, "options");
        return FALSE;
      }

  return TRUE;
}

/* Whether the player is a human, who has no level, or a computer, which has one. */
static gboolean
read_kind (const json_t *object, BluffRecordPlayer *player, BluffFault *fault)
{
  const char *kind = get_name (object, "kind", fault);
  const char *level;

  if (kind == NULL)
    return FALSE;

  player->computer = g_str_equal (kind, "computer");
  if (!player->computer)
    return g_str_equal (kind, "human") || blame_name ("kind", fault);

  level = get_name (object, "level", fault);
  return level != NULL && (bluff_record_level_from_name (level, &player->level) || blame_name ("level", fault));
}

static gboolean
read_character (const json_t *object, BluffRecordPlayer *player, BluffFault *fault)
{
  json_t *value;
  const char *name;

  if (!bluff_record_get_optional (object, "character", BLUFF_FAULT_TEXT, &value, fault))
    return FALSE;
  if (value == NULL)
    return TRUE;

  name = bluff_record_get_name (value);
  return (name != NULL && bluff_record_character_from_name (name, &player->character)) ||
         blame_name ("character", fault);
}

static gboolean
read_player (const json_t *object, BluffRecordPlayer *player, BluffFault *fault)
{
  return bluff_record_check_type (object, BLUFF_FAULT_OBJECT, fault) &&
         read_text (object, "name", &player->name, fault) && read_kind (object, player, fault) &&
         read_optional_text (object, "colour", &player->colour, fault) && read_character (object, player, fault) &&
         read_optional_text (object, "engine", &player->engine, fault);
}

static gboolean
read_players (const json_t *line, BluffRecord *record, BluffFault *fault)
{
  json_t *players = json_object_get (line, "players");

  for (guint seat = 0; seat < record->table.players; seat++)
    if (!read_player (json_array_get (players, seat), &record->players[seat], fault))
      {
        bluff_record_put_key_within (fault, "players", seat);
        return FALSE;
      }

  return TRUE;
}

static gboolean
read_branch (const json_t *line, BluffRecord *record, BluffFault *fault)
{
  json_t *branch;
  json_t *at;

  if (!bluff_record_get_optional (line, "branch", BLUFF_FAULT_OBJECT, &branch, fault))
    return FALSE;
  if (branch == NULL)
    return TRUE;

  at = read_text (branch, "of", &record->branch_of, fault) ? bluff_record_get (branch, "at", BLUFF_FAULT_INTEGER, fault)
                                                           : NULL;
  if (at == NULL)
    {
      bluff_record_put_key_inside (fault, "branch");
      return FALSE;
    }

  record->branch_at = json_integer_value (at);
  return TRUE;
}

BluffRecord *
bluff_record_read_header (const json_t *line, BluffFault *fault)
{
  g_autoptr (BluffRecord) record = NULL;
  BluffTable table;

  if (!read_format (line, fault) || !read_table (line, &table, fault) || !read_options (line, &table, fault))
    return NULL;

  record = bluff_record_new (&table);
  if (read_players (line, record, fault) && read_optional_text (line, "id", &record->id, fault) &&
      read_optional_text (line, "started", &record->started, fault) && read_branch (line, record, fault) &&
      bluff_record_check (record, fault))
    return g_steal_pointer (&record);

  return NULL;
}

static void
write_text (const char *text, GString *out)
{
  static const char short_escapes[] = { ['\b'] = 'b', ['\t'] = 't', ['\n'] = 'n', ['\f'] = 'f', ['\r'] = 'r' };

  g_string_append_c (out, '"');
  for (const char *p = text; *p != '\0'; p++)
    {
      guchar byte = (guchar) *p;

      if (byte == '"' || byte == '\\')
        g_string_append_printf (out, "\\%c", byte);
      else if (byte >= ' ')
        g_string_append_c (out, *p);
      else if (byte < sizeof short_escapes && short_escapes[byte] != 0)
        g_string_append_printf (out, "\\%c", short_escapes[byte]);
      else
        g_string_append_printf (out, "\\u%04x", byte);
    }
  g_string_append_c (out, '"');
}

static void
write_key_and_text (const char *key, const char *text, GString *out)
{
  if (text == NULL)
    return;

  g_string_append_printf (out, ",\"%s\":", key);
  write_text (text, out);
}

static void
write_player (const BluffRecordPlayer *player, GString *out)
{
  g_string_append (out, "{\"name\":");
  write_text (player->name, out);
  write_key_and_text ("kind", player->computer ? "computer" : "human", out);
  if (player->computer)
    write_key_and_text ("level", bluff_record_level_name (player->level), out);
  write_key_and_text ("colour", player->colour, out);
  write_key_and_text ("character", bluff_record_character_name (player->character), out);
  write_key_and_text ("engine", player->engine, out);
  g_string_append_c (out, '}');
}

static void
write_options (const BluffTable *table, GString *out)
{
  const char *key;

  g_string_append (out, ",\"options\":{");
  for (guint i = 0; (key = bluff_game_option_key (table->game, i)) != NULL; i++)
    {
      gboolean is_switch = g_str_equal (bluff_game_option_values (table->game, key)[0], "false");

      g_string_append_printf (out, is_switch ? "%s\"%s\":%s" : "%s\"%s\":\"%s\"", i > 0 ? "," : "", key,
                              bluff_table_option (table, key));
    }
  g_string_append_c (out, '}');
}

void
bluff_record_write_header (const BluffRecord *record, GString *out)
{
  g_return_if_fail (bluff_record_check (record, NULL));

  g_string_append_printf (out,
                          "{\"record\":\"" FORMAT_NAME "\",\"version\":%d,\"game\":\"%s\",\"first\":%u,\"players\":[",
                          BLUFF_RECORD_VERSION, bluff_game_name (record->table.game), record->table.first);
  for (guint seat = 0; seat < record->table.players; seat++)
    {
      if (seat > 0)
        g_string_append_c (out, ',');
      write_player (&record->players[seat], out);
    }
  g_string_append_c (out, ']');
  write_options (&record->table, out);

  write_key_and_text ("id", record->id, out);
  write_key_and_text ("started", record->started, out);
  if (record->branch_of != NULL)
    {
      g_string_append (out, ",\"branch\":{\"of\":");
      write_text (record->branch_of, out);
      g_string_append_printf (out, ",\"at\":%" G_GINT64_FORMAT "}", record->branch_at);
    }
  g_string_append (out, "}\n");
}
