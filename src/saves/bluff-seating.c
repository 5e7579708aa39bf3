/* bluff-seating.c: seats people and computers in a record and in the store.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-seating.h"

#include "bluff-saves-fail.h"
#include "bluff-store-player.h"

enum
{
  TEXTS_SIZE = 256 /* bytes for all names and the like, as a rule */
};

static const char *
keep_text (BluffSeating *self, const char *text)
{
  return text != NULL ? g_string_chunk_insert (self->texts, text) : NULL;
}

BluffSeating *
bluff_seating_new (const BluffSavesSeat *seats, guint n)
{
  BluffSeating *self = g_new0 (BluffSeating, 1);

  self->texts = g_string_chunk_new (TEXTS_SIZE);
  self->n = MIN (n, BLUFF_MAX_SEATS);
  for (guint i = 0; i < self->n; i++)
    self->seats[i] = (BluffSavesSeat){
      .kind = seats[i].kind,
      .player = seats[i].player,
      .name = keep_text (self, seats[i].name),
      .level = keep_text (self, seats[i].level),
      .character = keep_text (self, seats[i].character),
      .engine = keep_text (self, seats[i].engine),
      .colour = keep_text (self, seats[i].colour),
    };

  return self;
}

void
bluff_seating_free (BluffSeating *self)
{
  g_string_chunk_free (self->texts);
  g_free (self);
}

/* A text that is none of those it may be. Returns FALSE. */
static gboolean
fail_value (GError **error, BluffSeat seat, const char *key)
{
  BluffFault fault = { .cause = BLUFF_FAULT_UNKNOWN_VALUE, .line = 1 };

  g_snprintf (fault.key, sizeof fault.key, "players[%u].%s", seat, key);
  return bluff_saves_fail_fault (error, BLUFF_SAVES_ERROR_HEADER, &fault);
}

static gboolean
fail_count (GError **error, guint n, BluffGame game)
{
  BluffFault fault = { .cause = BLUFF_FAULT_PLAYER_COUNT,
                       .line = 1,
                       .value = n,
                       .low = bluff_game_min_players (game),
                       .high = bluff_game_max_players (game) };

  return bluff_saves_fail_fault (error, BLUFF_SAVES_ERROR_HEADER, &fault);
}

static gboolean
take_computer (const BluffSavesSeat *seat, BluffRecord *record, BluffSeat n, BluffStoreSeat *into, GError **error)
{
  BluffRecordPlayer *player = &record->players[n];
  BluffRecordLevel level;

  if (seat->level == NULL || !bluff_record_level_from_name (seat->level, &level))
    return fail_value (error, n, "level");

  bluff_record_seat_computer (record, n, seat->name != NULL ? seat->name : seat->level, level);
  if (seat->character != NULL && !bluff_record_character_from_name (seat->character, &player->character))
    return fail_value (error, n, "character");
  g_free (player->engine);
  player->engine = g_strdup (seat->engine);

  into->kind = BLUFF_STORE_COMPUTER;
  into->name = g_strdup (player->name);
  into->level = g_strdup (seat->level);
  into->character = g_strdup (seat->character);
  into->engine = g_strdup (seat->engine);
  return TRUE;
}

/* A person's name; whatever else the record has of the player stays. */
static void
put_name (BluffRecord *record, BluffSeat n, const char *name)
{
  g_free (record->players[n].name);
  record->players[n].name = g_strdup (name);
}

static gboolean
take_guest (const char *name, BluffRecord *record, BluffSeat n, BluffStoreSeat *into, GError **error)
{
  into[n].kind = BLUFF_STORE_GUEST;
  into[n].name = bluff_store_player_tidy_name (name != NULL ? name : "", error);
  if (into[n].name == NULL)
    return FALSE;

  put_name (record, n, into[n].name);
  return TRUE;
}

static gboolean
take_profile (BluffStore *store, gint64 id, BluffRecord *record, BluffSeat n, BluffStoreSeat *into, GError **error)
{
  g_autoptr (BluffStorePlayer) player = bluff_store_get_player (store, id, error);

  if (player == NULL)
    return FALSE;
  for (BluffSeat other = 0; other < n; other++)
    if (into[other].player == id)
      return bluff_saves_fail (error, BLUFF_SAVES_ERROR_SEATED_TWICE, (BluffSavesDetails){ .number = id },
                               "player %" G_GINT64_FORMAT " sits on seats %u and %u", id, other, n);

  into[n].kind = BLUFF_STORE_PROFILE;
  into[n].player = id;
  put_name (record, n, player->name);
  return TRUE;
}

static gboolean
take_person (BluffStore *store,
             const BluffSavesSeat *seat,
             BluffRecord *record,
             BluffSeat n,
             BluffStoreSeat *into,
             GError **error)
{
  if (seat->kind == BLUFF_STORE_PROFILE)
    return take_profile (store, seat->player, record, n, into, error);

  return take_guest (seat->name, record, n, into, error);
}

gboolean
bluff_seating_take (BluffStore *store,
                    const BluffSeating *seating,
                    BluffRecord *record,
                    BluffStoreSeat *into,
                    GError **error)
{
  if (seating->n != record->table.players)
    return fail_count (error, seating->n, (BluffGame) record->table.game);

  for (BluffSeat n = 0; n < record->table.players; n++)
    {
      const BluffSavesSeat *seat = &seating->seats[n];

      if (seat->kind == BLUFF_STORE_COMPUTER ? !take_computer (seat, record, n, &into[n], error)
                                             : !take_person (store, seat, record, n, into, error))
        return FALSE;
      if (seat->colour != NULL)
        {
          g_free (record->players[n].colour);
          record->players[n].colour = g_strdup (seat->colour);
        }
    }

  return TRUE;
}

gboolean
bluff_seating_recognise (BluffStore *store,
                         const BluffSavesSeat *seats,
                         guint n_seats,
                         BluffRecord *record,
                         BluffStoreSeat *into,
                         GError **error)
{
  for (BluffSeat n = 0; n < record->table.players; n++)
    {
      const BluffRecordPlayer *player = &record->players[n];
      BluffSavesSeat guest = { .kind = BLUFF_STORE_GUEST, .name = player->name };

      if (player->computer)
        {
          into[n].kind = BLUFF_STORE_COMPUTER;
          into[n].name = g_strdup (player->name);
          into[n].level = g_strdup (bluff_record_level_name (player->level));
          into[n].character = g_strdup (bluff_record_character_name (player->character));
          into[n].engine = g_strdup (player->engine);
        }
      else if (!take_person (store, n < n_seats ? &seats[n] : &guest, record, n, into, error))
        return FALSE;
    }

  return TRUE;
}

gboolean
bluff_seating_check_levels (const BluffRecord *record, GError **error)
{
  for (BluffSeat n = 0; n < record->table.players; n++)
    {
      const char *level = bluff_record_level_name (record->players[n].level);

      if (record->players[n].computer && !g_strv_contains (bluff_match_levels (), level))
        {
          g_set_error (error, BLUFF_MATCH_ERROR, BLUFF_MATCH_ERROR_LEVEL, "No computer player has the level \"%s\"",
                       level);
          return FALSE;
        }
    }

  return TRUE;
}
