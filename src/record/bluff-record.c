/* bluff-record.c: one game as it is kept in a file.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-record.h"

#include "bluff-record-check.h"

static const char *const level_names[BLUFF_N_RECORD_LEVELS] = {
  [BLUFF_RECORD_LEVEL_RANDOM] = "random",   [BLUFF_RECORD_LEVEL_PLAIN] = "plain",
  [BLUFF_RECORD_LEVEL_GREEDY] = "greedy",   [BLUFF_RECORD_LEVEL_DECKHAND] = "deckhand",
  [BLUFF_RECORD_LEVEL_SAILOR] = "sailor",   [BLUFF_RECORD_LEVEL_MATE] = "mate",
  [BLUFF_RECORD_LEVEL_CAPTAIN] = "captain", [BLUFF_RECORD_LEVEL_OUTSIDE] = "outside",
};

static const char *const character_names[BLUFF_N_RECORD_CHARACTERS] = {
  [BLUFF_RECORD_CHARACTER_NONE] = NULL,           [BLUFF_RECORD_CHARACTER_HONEST] = "honest",
  [BLUFF_RECORD_CHARACTER_CAUTIOUS] = "cautious", [BLUFF_RECORD_CHARACTER_BALANCED] = "balanced",
  [BLUFF_RECORD_CHARACTER_RECKLESS] = "reckless",
};

static void
clear_player (BluffRecordPlayer *player)
{
  g_clear_pointer (&player->name, g_free);
  g_clear_pointer (&player->colour, g_free);
  g_clear_pointer (&player->engine, g_free);
}

/* Hands VALID through; where it is FALSE, says of which key. */
static gboolean
say_key (gboolean valid, const char *key, BluffFault *fault)
{
  if (!valid)
    g_strlcpy (fault->key, key, sizeof fault->key);

  return valid;
}

static gboolean
check_player (const BluffRecordPlayer *player, BluffFault *fault)
{
  return say_key (bluff_record_check_name (player->name, fault), "name", fault) &&
         say_key (player->colour == NULL || bluff_record_check_text (player->colour, fault), "colour", fault) &&
         say_key (player->engine == NULL || bluff_record_check_text (player->engine, fault), "engine", fault);
}

static gboolean
check_branch (const BluffRecord *self, BluffFault *fault)
{
  return say_key (bluff_record_check_id (self->branch_of, fault), "branch.of", fault) &&
         say_key (bluff_record_check_range (self->branch_at, 1, BLUFF_RECORD_INTEGER_MAX, fault), "branch.at", fault);
}

BluffRecord *
bluff_record_new (const BluffTable *table)
{
  BluffRecord *self = g_new0 (BluffRecord, 1);

  self->table = *table;
  self->entries = g_array_new (FALSE, FALSE, sizeof (BluffRecordEntry));

  return self;
}

void
bluff_record_free (BluffRecord *self)
{
  if (self == NULL)
    return;

  for (guint i = 0; i < G_N_ELEMENTS (self->players); i++)
    clear_player (&self->players[i]);
  g_free (self->id);
  g_free (self->started);
  g_free (self->branch_of);
  g_array_unref (self->entries);
  g_free (self);
}

void
bluff_record_seat_human (BluffRecord *self, BluffSeat seat, const char *name)
{
  g_return_if_fail (seat < self->table.players);

  clear_player (&self->players[seat]);
  self->players[seat] = (BluffRecordPlayer){ .name = g_strdup (name) };
}

void
bluff_record_seat_computer (BluffRecord *self, BluffSeat seat, const char *name, BluffRecordLevel level)
{
  g_return_if_fail (seat < self->table.players);
  g_return_if_fail (level < BLUFF_N_RECORD_LEVELS);

  clear_player (&self->players[seat]);
  self->players[seat] = (BluffRecordPlayer){ .name = g_strdup (name), .computer = TRUE, .level = level };
}

void
bluff_record_append (BluffRecord *self, const BluffEvent *event, gint64 ms)
{
  BluffRecordEntry *entry;

  /* Filled in where it stands: an entry is large. */
  g_array_set_size (self->entries, self->entries->len + 1);
  entry = &g_array_index (self->entries, BluffRecordEntry, self->entries->len - 1);
  entry->event = *event;
  entry->ms = ms;
}

guint
bluff_record_n_events (const BluffRecord *self)
{
  return self->entries->len;
}

const BluffRecordEntry *
bluff_record_entry (const BluffRecord *self, guint n)
{
  g_return_val_if_fail (n >= 1 && n <= self->entries->len, NULL);

  return &g_array_index (self->entries, BluffRecordEntry, n - 1);
}

gboolean
bluff_record_is_finished (const BluffRecord *self)
{
  guint n = self->entries->len;

  return n > 0 && bluff_record_entry (self, n)->event.kind == BLUFF_EVENT_OVER;
}

gboolean
bluff_record_check (const BluffRecord *self, BluffFault *fault)
{
  BluffFault ignored;

  if (fault == NULL)
    fault = &ignored;
  *fault = (BluffFault){ .line = 1 };

  g_return_val_if_fail (bluff_table_is_valid (&self->table), FALSE);

  for (guint seat = 0; seat < self->table.players; seat++)
    if (!check_player (&self->players[seat], fault))
      {
        bluff_record_put_key_within (fault, "players", seat);
        return FALSE;
      }

  return say_key (self->id == NULL || bluff_record_check_id (self->id, fault), "id", fault) &&
         say_key (self->started == NULL || bluff_record_check_time (self->started, fault), "started", fault) &&
         (self->branch_of == NULL || check_branch (self, fault));
}

const char *
bluff_record_level_name (BluffRecordLevel level)
{
  g_return_val_if_fail (level < BLUFF_N_RECORD_LEVELS, NULL);

  return level_names[level];
}

gboolean
bluff_record_level_from_name (const char *name, BluffRecordLevel *level)
{
  for (guint i = 0; i < BLUFF_N_RECORD_LEVELS; i++)
    if (g_str_equal (level_names[i], name))
      {
        *level = (BluffRecordLevel) i;
        return TRUE;
      }

  return FALSE;
}

const char *
bluff_record_character_name (BluffRecordCharacter character)
{
  g_return_val_if_fail (character < BLUFF_N_RECORD_CHARACTERS, NULL);

  return character_names[character];
}

gboolean
bluff_record_character_from_name (const char *name, BluffRecordCharacter *character)
{
  for (guint i = BLUFF_RECORD_CHARACTER_NONE + 1; i < BLUFF_N_RECORD_CHARACTERS; i++)
    if (g_str_equal (character_names[i], name))
      {
        *character = (BluffRecordCharacter) i;
        return TRUE;
      }

  return FALSE;
}
