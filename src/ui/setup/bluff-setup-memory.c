/* bluff-setup-memory.c: the last table of each game, kept in the settings.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-setup-memory.h"

#include "bluff-record-reader.h"
#include "bluff-record-writer.h"
#include "bluff-setup-pirates.h"

#include <string.h>

#define KEY "last-table"

static void
write_seat (BluffRecord *record, BluffSeat seat, const BluffSavesSeat *sitter)
{
  BluffRecordLevel level;

  if (sitter->kind != BLUFF_STORE_COMPUTER)
    bluff_record_seat_human (record, seat, sitter->name);
  else if (bluff_record_level_from_name (sitter->level, &level))
    {
      bluff_record_seat_computer (record, seat, sitter->name, level);
      if (sitter->character != NULL)
        bluff_record_character_from_name (sitter->character, &record->players[seat].character);
    }
  g_free (record->players[seat].colour);
  record->players[seat].colour = g_strdup (sitter->colour);
}

/* NULL if a record cannot have it. */
static char *
write_line (const BluffRecord *record)
{
  g_autoptr (GString) line = g_string_new (NULL);

  if (!bluff_record_check (record, NULL))
    return NULL;

  bluff_record_write_header (record, line);
  g_string_truncate (line, line->len - 1);
  return g_string_free (g_steal_pointer (&line), FALSE);
}

char *
bluff_setup_memory_write (const BluffTable *table, const BluffSavesSeat *seats)
{
  g_autoptr (BluffRecord) record = bluff_record_new (table);

  for (BluffSeat seat = 0; seat < table->players; seat++)
    write_seat (record, seat, &seats[seat]);

  return write_line (record);
}

static BluffRecord *
read_line (const char *line)
{
  g_autofree char *whole = g_strconcat (line, "\n", NULL);

  return bluff_record_read_bytes (whole, strlen (whole), NULL);
}

/* Whether it is the same name, as the store sees it. */
static gboolean
is_name (const char *name, const char *other)
{
  g_autofree char *key = bluff_store_player_name_key (name);
  g_autofree char *other_key = bluff_store_player_name_key (other);

  return g_strcmp0 (key, other_key) == 0;
}

static gint64
find_by_name (BluffSetupDraft *draft, const char *name)
{
  GPtrArray *profiles = bluff_setup_draft_get_profiles (draft);

  for (guint i = 0; i < profiles->len; i++)
    {
      const BluffStorePlayer *profile = g_ptr_array_index (profiles, i);

      if (is_name (profile->name, name))
        return profile->id;
    }

  return BLUFF_STORE_NO_PLAYER;
}

static BluffSetupSeat *
read_seat (BluffSetupDraft *draft, const BluffRecordPlayer *player)
{
  const char *character = bluff_record_character_name (player->character);
  BluffSetupSeat *seat;

  if (player->computer)
    return bluff_setup_draft_add_pirate (draft, player->name,
                                         bluff_setup_nearest_level (bluff_record_level_name (player->level)),
                                         character != NULL ? character : "balanced");

  seat = bluff_setup_draft_add_profile (draft, find_by_name (draft, player->name));
  return seat != NULL ? seat : bluff_setup_draft_add_guest (draft, player->name);
}

static void
read_options (BluffSetupDraft *draft, const BluffTable *table)
{
  const char *key;

  for (guint i = 0; (key = bluff_game_option_key ((BluffGame) table->game, i)) != NULL; i++)
    bluff_setup_draft_set_option (draft, key, bluff_table_option (table, key));
}

gboolean
bluff_setup_memory_read (BluffSetupDraft *draft, const char *line)
{
  g_autoptr (BluffRecord) record = read_line (line);
  BluffFlag flag;

  if (record == NULL || record->table.game != bluff_setup_draft_get_game (draft))
    return FALSE;

  bluff_setup_draft_clear (draft);
  for (guint i = 0; i < record->table.players; i++)
    if (read_seat (draft, &record->players[i]) != NULL && bluff_flag_from_colour (record->players[i].colour, &flag) &&
        flag < bluff_setup_draft_count_flags (draft))
      bluff_setup_draft_set_flag (draft, i, flag);
  read_options (draft, &record->table);

  return TRUE;
}

void
bluff_setup_memory_keep (GSettings *settings, const BluffTable *table, const BluffSavesSeat *seats)
{
  const char *game = bluff_game_name ((BluffGame) table->game);
  g_autofree char *line = bluff_setup_memory_write (table, seats);
  g_autoptr (GVariant) old = g_settings_get_value (settings, KEY);
  GVariantBuilder tables;
  GVariantIter iter;
  const char *other, *kept;

  if (line == NULL)
    return;

  g_variant_builder_init (&tables, G_VARIANT_TYPE ("a{ss}"));
  g_variant_iter_init (&iter, old);
  while (g_variant_iter_next (&iter, "{&s&s}", &other, &kept))
    if (g_strcmp0 (other, game) != 0)
      g_variant_builder_add (&tables, "{ss}", other, kept);
  g_variant_builder_add (&tables, "{ss}", game, line);
  g_settings_set_value (settings, KEY, g_variant_builder_end (&tables));
}

gboolean
bluff_setup_memory_recall (GSettings *settings, BluffSetupDraft *draft)
{
  g_autoptr (GVariant) tables = g_settings_get_value (settings, KEY);
  const char *line;

  return g_variant_lookup (tables, bluff_game_name (bluff_setup_draft_get_game (draft)), "&s", &line) &&
         bluff_setup_memory_read (draft, line);
}

/* --- When somebody is called otherwise -----------------------------------------------------------------------------
 */

static int
find_person (const BluffRecord *record, const char *name)
{
  for (int i = 0; i < record->table.players; i++)
    if (!record->players[i].computer && is_name (record->players[i].name, name))
      return i;

  return -1;
}

/* The line without NAME, or NULL if there can be none. Nobody can say who is in a line that cannot be read. */
static char *
rename_in (const char *line, const char *name, const char *new_name)
{
  g_autoptr (BluffRecord) record = read_line (line);
  int seat = record != NULL ? find_person (record, name) : -1;
  int other = record != NULL && new_name != NULL ? find_person (record, new_name) : -1;

  if (record == NULL || (seat >= 0 && (new_name == NULL || (other >= 0 && other != seat))))
    return NULL;
  if (seat < 0)
    return g_strdup (line);

  g_free (record->players[seat].name);
  record->players[seat].name = g_strdup (new_name);
  return write_line (record);
}

void
bluff_setup_memory_rename (GSettings *settings, const char *name, const char *new_name)
{
  g_autoptr (GVariant) old = g_settings_get_value (settings, KEY);
  g_autoptr (GVariant) new = NULL;
  GVariantBuilder tables;
  GVariantIter iter;
  const char *game, *line;

  g_variant_builder_init (&tables, G_VARIANT_TYPE ("a{ss}"));
  g_variant_iter_init (&iter, old);
  while (g_variant_iter_next (&iter, "{&s&s}", &game, &line))
    {
      g_autofree char *renamed = rename_in (line, name, new_name);

      if (renamed != NULL)
        g_variant_builder_add (&tables, "{ss}", game, renamed);
    }
  new = g_variant_ref_sink (g_variant_builder_end (&tables));
  if (!g_variant_equal (old, new))
    g_settings_set_value (settings, KEY, new);
}
