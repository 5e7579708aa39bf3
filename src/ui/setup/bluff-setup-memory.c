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

char *
bluff_setup_memory_write (const BluffTable *table, const BluffSavesSeat *seats)
{
  g_autoptr (BluffRecord) record = bluff_record_new (table);
  g_autoptr (GString) line = g_string_new (NULL);

  for (BluffSeat seat = 0; seat < table->players; seat++)
    write_seat (record, seat, &seats[seat]);
  if (!bluff_record_check (record, NULL))
    return NULL;

  bluff_record_write_header (record, line);
  g_string_truncate (line, line->len - 1);
  return g_string_free (g_steal_pointer (&line), FALSE);
}

/* The profile of this name, as the store would find it. */
static gint64
find_by_name (BluffSetupDraft *draft, const char *name)
{
  GPtrArray *profiles = bluff_setup_draft_get_profiles (draft);
  g_autofree char *key = bluff_store_player_name_key (name);

  for (guint i = 0; i < profiles->len; i++)
    {
      const BluffStorePlayer *profile = g_ptr_array_index (profiles, i);
      g_autofree char *other = bluff_store_player_name_key (profile->name);

      if (g_strcmp0 (key, other) == 0)
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
  g_autofree char *whole = g_strconcat (line, "\n", NULL);
  g_autoptr (BluffRecord) record = bluff_record_read_bytes (whole, strlen (whole), NULL);
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
