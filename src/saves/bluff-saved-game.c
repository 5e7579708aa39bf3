/* bluff-saved-game.c: a game that is open: its match and its journal.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-saved-game.h"

#include "bluff-saves-fail.h"
#include "bluff-saves-journal.h"

struct _BluffSavedGame
{
  GObject parent_instance;

  BluffSaves *saves;
  BluffMatch *match;
  BluffSavesJournal *journal;
  BluffStoreGame *game;
  BluffFault fault;
  BluffSeats unkept; /* where somebody else was seated before there was a game to keep it in */
  GTask *closing;    /* waits for the match to hand over what it has */
};

G_DEFINE_FINAL_TYPE (BluffSavedGame, bluff_saved_game, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_ID,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

/* --- Making the match ----------------------------------------------------------------------------------------------
 */

/* Nobody plays a game that is over: any level can stand for one that this program does not have. */
static const char *
find_level (const BluffRecordPlayer *player, gboolean over)
{
  const char *const *levels = bluff_match_levels ();
  const char *level = bluff_record_level_name (player->level);

  return over && !g_strv_contains (levels, level) ? levels[0] : level;
}

static gboolean
is_level (const char *level)
{
  return g_strv_contains (bluff_match_levels (), level);
}

/* The computer to whom a person has handed the seat. If this program does not have its level, the person is back. */
static void
seat_stand_in (const BluffStoreSeat *seat, BluffMatchSeat *sitter)
{
  if (seat->stand_in == NULL || !is_level (seat->stand_in))
    return;

  sitter->computer = TRUE;
  sitter->level = seat->stand_in;
  sitter->character = seat->stand_in_character;
}

static BluffMatch *
make_match (const BluffStored *stored, GError **error)
{
  const BluffRecord *record = stored->record;
  guint n = bluff_record_n_events (record);
  g_autofree BluffEvent *events = g_new (BluffEvent, n);
  BluffMatchSeat seats[BLUFF_MAX_SEATS] = { 0 };

  for (guint i = 0; i < n; i++)
    events[i] = bluff_record_entry (record, i + 1)->event;
  for (BluffSeat seat = 0; seat < record->table.players; seat++)
    {
      const BluffRecordPlayer *player = &record->players[seat];

      seats[seat].name = player->name;
      seats[seat].computer = player->computer;
      seats[seat].character = stored->game->seats[seat].character;
      if (player->computer)
        seats[seat].level = find_level (player, bluff_record_is_finished (record));
      else if (!bluff_record_is_finished (record))
        seat_stand_in (&stored->game->seats[seat], &seats[seat]);
    }

  return bluff_match_new_resumed (&record->table, seats, events, n, error);
}

/* --- Stand-ins -----------------------------------------------------------------------------------------------------
 */

/* Who is to sit on a seat. */
typedef struct
{
  char *game;
  BluffSeat seat;
  char *level; /* NULL: the person */
  char *character;
} Exchange;

static Exchange *
make_exchange (BluffSavedGame *self, BluffSeat seat, const char *level, const char *character)
{
  Exchange *exchange = g_new0 (Exchange, 1);

  exchange->game = g_strdup (bluff_saved_game_get_id (self));
  exchange->seat = seat;
  exchange->level = g_strdup (level);
  exchange->character = g_strdup (character);
  return exchange;
}

static void
free_exchange (gpointer data)
{
  Exchange *exchange = data;

  g_free (exchange->game);
  g_free (exchange->level);
  g_free (exchange->character);
  g_free (exchange);
}

static gboolean
keep_sitter (BluffStore *store, gpointer data, GError **error)
{
  const Exchange *exchange = data;

  return bluff_store_set_stand_in (store, exchange->game, exchange->seat, exchange->level, exchange->character, error);
}

/* The rows of the game before had to stay as they were; those of the new one say who sat there when it was opened. */
static void
keep_sitter_soon (BluffSavedGame *self, BluffSeat seat)
{
  BluffMatchSeat sitter;

  bluff_match_get_seat (self->match, seat, &sitter);
  bluff_store_run_async (bluff_saves_get_store (self->saves), BLUFF_STORE_RUN_DEFAULT, keep_sitter,
                         make_exchange (self, seat, sitter.level, sitter.character), free_exchange, NULL, NULL, NULL);
}

static gboolean
seat_sitter (BluffSavedGame *self, const Exchange *exchange, GError **error)
{
  BluffMatchSeat sitter;
  g_autofree char *name = NULL;

  bluff_match_get_seat (self->match, exchange->seat, &sitter);
  name = g_strdup (sitter.name);
  sitter = (BluffMatchSeat){
    .name = name,
    .computer = exchange->level != NULL,
    .level = exchange->level,
    .character = exchange->character,
  };
  return bluff_match_set_seat (self->match, exchange->seat, &sitter, error);
}

static void
answer_seated (GTask *task)
{
  GError *error = NULL;

  if (seat_sitter (g_task_get_source_object (task), g_task_get_task_data (task), &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
sitter_kept_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  GError *error = NULL;

  if (bluff_store_run_finish (BLUFF_STORE (source), result, &error))
    answer_seated (task);
  else
    g_task_return_error (task, error);
}

static gboolean
check_exchange (BluffSavedGame *self, const char *level, GError **error)
{
  const char *id = bluff_saved_game_get_id (self);

  if (level != NULL && !is_level (level))
    {
      g_set_error (error, BLUFF_MATCH_ERROR, BLUFF_MATCH_ERROR_LEVEL, "No computer player has the level \"%s\"", level);
      return FALSE;
    }
  if (bluff_saves_journal_is_closed (self->journal))
    return bluff_saves_fail (error, BLUFF_SAVES_ERROR_CLOSED, (BluffSavesDetails){ .game = id }, "game %s is closed",
                             id);
  return TRUE;
}

static void
exchange_later (BluffSavedGame *self, Exchange *exchange, gpointer tag, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, callback, data);
  GError *error = NULL;

  g_task_set_source_tag (task, tag);
  g_task_set_task_data (task, exchange, free_exchange);
  if (!check_exchange (self, exchange->level, &error))
    g_task_return_error (task, error);
  else if (bluff_saves_journal_forks (self->journal))
    {
      self->unkept |= bluff_seats_of (exchange->seat);
      answer_seated (task);
    }
  else
    bluff_store_run_async (bluff_saves_get_store (self->saves), BLUFF_STORE_RUN_DEFAULT, keep_sitter, exchange, NULL,
                           NULL, sitter_kept_cb, g_steal_pointer (&task));
}

static gboolean
is_persons (BluffSavedGame *self, BluffSeat seat)
{
  return seat < self->game->n_seats && self->game->seats[seat].kind != BLUFF_STORE_COMPUTER;
}

void
bluff_saved_game_hand_over_async (BluffSavedGame *self,
                                  BluffSeat seat,
                                  const char *level,
                                  const char *character,
                                  GAsyncReadyCallback callback,
                                  gpointer user_data)
{
  g_return_if_fail (BLUFF_IS_SAVED_GAME (self));
  g_return_if_fail (is_persons (self, seat) && level != NULL);

  exchange_later (self, make_exchange (self, seat, level, character), bluff_saved_game_hand_over_async, callback,
                  user_data);
}

gboolean
bluff_saved_game_hand_over_finish (BluffSavedGame *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

void
bluff_saved_game_take_back_async (BluffSavedGame *self,
                                  BluffSeat seat,
                                  GAsyncReadyCallback callback,
                                  gpointer user_data)
{
  g_return_if_fail (BLUFF_IS_SAVED_GAME (self));
  g_return_if_fail (is_persons (self, seat));

  exchange_later (self, make_exchange (self, seat, NULL, NULL), bluff_saved_game_take_back_async, callback, user_data);
}

gboolean
bluff_saved_game_take_back_finish (BluffSavedGame *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

gboolean
bluff_saved_game_is_handed_over (BluffSavedGame *self, BluffSeat seat)
{
  BluffMatchSeat sitter;

  g_return_val_if_fail (BLUFF_IS_SAVED_GAME (self), FALSE);
  g_return_val_if_fail (seat < self->game->n_seats, FALSE);

  bluff_match_get_seat (self->match, seat, &sitter);
  return sitter.computer && is_persons (self, seat);
}

/* --- Opening -------------------------------------------------------------------------------------------------------
 */

static void
forked_cb (BluffSavedGame *self)
{
  for (; self->unkept != 0; self->unkept &= (BluffSeats) (self->unkept - 1))
    keep_sitter_soon (self, bluff_seats_first (self->unkept));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ID]);
}

BluffSavedGame *
bluff_saved_game_new (BluffOpening *opening, GError **error)
{
  g_autoptr (BluffOpening) taken = opening;
  g_autoptr (BluffMatch) match = make_match (taken->stored, error);
  BluffSavedGame *self;

  if (match == NULL)
    return NULL;

  self = g_object_new (BLUFF_TYPE_SAVED_GAME, NULL);
  self->saves = g_object_ref (taken->saves);
  self->match = g_steal_pointer (&match);
  self->journal = bluff_saves_journal_new (taken);
  self->fault = taken->stored->fault;
  self->game = g_steal_pointer (&taken->stored->game);
  taken->fresh = FALSE;

  g_signal_connect_object (self->journal, "forked", G_CALLBACK (forked_cb), self, G_CONNECT_SWAPPED);
  bluff_match_set_journal (self->match, BLUFF_JOURNAL (self->journal));
  return self;
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_saved_game_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_ID)
    g_value_set_string (value, bluff_saved_game_get_id (BLUFF_SAVED_GAME (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bluff_saved_game_finalize (GObject *object)
{
  BluffSavedGame *self = BLUFF_SAVED_GAME (object);

  g_clear_object (&self->match);
  g_clear_object (&self->journal);
  g_clear_object (&self->saves);
  bluff_store_game_free (self->game);
  G_OBJECT_CLASS (bluff_saved_game_parent_class)->finalize (object);
}

static void
bluff_saved_game_class_init (BluffSavedGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = bluff_saved_game_get_property;
  object_class->finalize = bluff_saved_game_finalize;
  properties[PROP_ID] = g_param_spec_string ("id", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
bluff_saved_game_init (BluffSavedGame *self G_GNUC_UNUSED)
{
}

const char *
bluff_saved_game_get_id (BluffSavedGame *self)
{
  g_return_val_if_fail (BLUFF_IS_SAVED_GAME (self), NULL);

  return bluff_saves_journal_get_id (self->journal);
}

BluffMatch *
bluff_saved_game_get_match (BluffSavedGame *self)
{
  g_return_val_if_fail (BLUFF_IS_SAVED_GAME (self), NULL);

  return self->match;
}

const BluffStoreGame *
bluff_saved_game_get_game (BluffSavedGame *self)
{
  g_return_val_if_fail (BLUFF_IS_SAVED_GAME (self), NULL);

  return self->game;
}

gboolean
bluff_saved_game_get_damage (BluffSavedGame *self, guint *event, BluffFault *fault)
{
  g_return_val_if_fail (BLUFF_IS_SAVED_GAME (self), FALSE);

  if (self->fault.cause == BLUFF_FAULT_NONE)
    return FALSE;

  if (event != NULL)
    *event = self->fault.line - 1;
  if (fault != NULL)
    *fault = self->fault;
  return TRUE;
}

guint
bluff_saved_game_get_n_saved (BluffSavedGame *self)
{
  g_return_val_if_fail (BLUFF_IS_SAVED_GAME (self), 0);

  return bluff_saves_journal_get_n_saved (self->journal);
}

/* --- Closing -------------------------------------------------------------------------------------------------------
 */

static gboolean
do_nothing (BluffStore *store G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED, GError **error G_GNUC_UNUSED)
{
  return TRUE;
}

void
bluff_saved_game_close (BluffSavedGame *self)
{
  g_return_if_fail (BLUFF_IS_SAVED_GAME (self));

  bluff_match_pause (self->match);
  bluff_saves_journal_close (self->journal);

  /* The store works in order: once this is done, so is all before it. */
  bluff_store_run (bluff_saves_get_store (self->saves), BLUFF_STORE_RUN_DEFAULT, do_nothing, NULL, NULL);
}

static void
released_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;

  /* A store that was closed meanwhile has let go of all games. */
  bluff_store_run_finish (BLUFF_STORE (source), result, NULL);
  g_task_return_boolean (task, TRUE);
}

static void
close_journal (BluffSavedGame *self, GTask *task)
{
  bluff_saves_journal_close (self->journal);
  bluff_store_run_async (bluff_saves_get_store (self->saves), BLUFF_STORE_RUN_DEFAULT, do_nothing, NULL, NULL, NULL,
                         released_cb, task);
}

/* It was saving, and is not any more: all is saved, or it is stuck. */
static void
match_saved_cb (BluffSavedGame *self)
{
  g_signal_handlers_disconnect_by_func (self->match, match_saved_cb, self);
  close_journal (self, g_steal_pointer (&self->closing));
}

void
bluff_saved_game_close_async (BluffSavedGame *self, GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (BLUFF_IS_SAVED_GAME (self));

  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (task, bluff_saved_game_close_async);
  bluff_match_pause (self->match);
  if (!bluff_match_is_saving (self->match) || self->closing != NULL)
    {
      close_journal (self, g_steal_pointer (&task));
      return;
    }

  self->closing = g_steal_pointer (&task);
  g_signal_connect_object (self->match, "notify::saving", G_CALLBACK (match_saved_cb), self, G_CONNECT_SWAPPED);
}

gboolean
bluff_saved_game_close_finish (BluffSavedGame *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
