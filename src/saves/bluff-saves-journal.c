/* bluff-saves-journal.c: from the events of a move to one transaction of the store.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-saves-journal.h"

#include "bluff-record-writer.h"
#include "bluff-saves-fail.h"
#include "bluff-saves-results.h"
#include "bluff-tally.h"

struct _BluffSavesJournal
{
  GObject parent_instance;

  BluffSaves *saves;
  char *id;
  BluffTally tally; /* after the events that were kept */
  GArray *claims;   /* BluffClaim: those so far */
  BluffStoreOrigin origin;
  gboolean claimed;
  gboolean closed;
  gboolean forks; /* the next move makes a new game: the rows of this one stay as they are */
};

/* A move on its way. What the store copies only for itself is kept here for making a new game. */
typedef struct
{
  char **lines;
  guint first;
  gint64 played;
  char position[BLUFF_POSITION_SIZE];
  BluffSavesResults results;
  BluffTally tally; /* after it */
  GArray *claims;   /* after it */

  /* For a new game. */
  char *of;
  char *id;
} Move;

static void bluff_saves_journal_iface_init (BluffJournalInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (BluffSavesJournal,
                               bluff_saves_journal,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (BLUFF_TYPE_JOURNAL, bluff_saves_journal_iface_init))

enum
{
  FORKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
free_move (gpointer data)
{
  Move *move = data;

  g_strfreev (move->lines);
  bluff_saves_results_clear (&move->results);
  g_array_unref (move->claims);
  g_free (move->of);
  g_free (move->id);
  g_free (move);
}

/* --- Making a move -------------------------------------------------------------------------------------------------
 */

static char *
write_line (const BluffTable *table, const BluffJournalEntry *entry)
{
  GString *line = g_string_new (NULL);

  bluff_record_write_event (table, entry->number, &entry->event, entry->ms, line);
  g_string_truncate (line, line->len - 1);
  return g_string_free (line, FALSE);
}

static Move *
make_move (BluffSavesJournal *self, const BluffJournalEntry *entries, guint n)
{
  Move *move = g_new0 (Move, 1);
  BluffPosition position;

  move->lines = g_new0 (char *, n + 1);
  move->first = entries[0].number;
  move->played = bluff_stored_now ();
  move->tally = self->tally;
  move->claims = g_array_copy (self->claims);
  for (guint i = 0; i < n; i++)
    {
      move->lines[i] = write_line (&self->tally.result.table, &entries[i]);
      bluff_tally_add (&move->tally, &entries[i].event, entries[i].ms);
      bluff_tally_note_claim (&move->tally, move->claims);
    }

  bluff_tally_position (&move->tally, &position);
  bluff_position_write (&position, move->position);
  if (move->tally.result.finished)
    bluff_saves_results_init (&move->results, &move->tally.result, move->claims);
  return move;
}

/* As the store takes it: LINES of GAME from number FIRST on. */
static BluffStoreMove
give_move (const Move *move, const char *game, guint first, const char *const *lines)
{
  const BluffResult *result = &move->tally.result;

  return (BluffStoreMove){
    .game = game,
    .first = first,
    .lines = lines,
    .played = move->played,
    .position = move->position,
    .results = result->finished ? move->results.results : NULL,
    .n_results = result->finished ? result->table.players : 0,
  };
}

/* --- A new game ----------------------------------------------------------------------------------------------------
 */

/* The rows that are good, and those of the move. */
static GPtrArray *
collect_lines (const BluffStored *stored, const Move *move)
{
  GPtrArray *lines = g_ptr_array_new ();

  for (guint i = 0; i + 1 < move->first; i++)
    g_ptr_array_add (lines, g_ptr_array_index (stored->lines, i));
  for (guint i = 0; move->lines[i] != NULL; i++)
    g_ptr_array_add (lines, move->lines[i]);
  g_ptr_array_add (lines, NULL);
  return lines;
}

/* The game that the move is the first of. */
static gboolean
compose_fork (const BluffStored *stored, const Move *move, BluffStoreGame *game, GError **error)
{
  /* The game was read, and so has a header. */
  g_autoptr (BluffRecord) record = bluff_stored_header (stored->game, NULL);
  gboolean branch = move->first > 1;

  g_free (record->id);
  record->id = g_strdup (move->id);
  g_free (record->started);
  record->started = bluff_stored_format_time (move->played);
  g_free (record->branch_of);
  record->branch_of = branch ? g_strdup (move->of) : NULL;
  record->branch_at = move->first - 1;
  bluff_stored_copy_seats (stored->game, game, TRUE);
  return bluff_stored_compose (record, branch ? BLUFF_STORE_BRANCH : BLUFF_STORE_OWN, move->played, game, error);
}

/* Runs on the store's thread, in one transaction. */
static gboolean
fork_game (BluffStore *store, gpointer data, GError **error)
{
  Move *move = data;
  g_autoptr (BluffStored) stored = bluff_stored_read (store, move->of, error);
  g_autoptr (BluffStoreGame) game = bluff_store_game_new ();
  g_autoptr (GPtrArray) lines = NULL;
  BluffStoreMove all;

  if (stored == NULL)
    return FALSE;
  if (bluff_record_n_events (stored->record) + 1 < move->first)
    return bluff_saves_fail_fault (error, BLUFF_SAVES_ERROR_RECORD, &stored->fault);

  if (!compose_fork (stored, move, game, error))
    return FALSE;

  lines = collect_lines (stored, move);
  all = give_move (move, move->id, 1, (const char *const *) lines->pdata);
  return bluff_store_add_game (store, game, &all, error) && bluff_store_hold_game (store, move->id, error);
}

/* The new game is there: it is ours from now on. */
static void
become_fork (BluffSavesJournal *self, const Move *move)
{
  if (self->claimed)
    {
      bluff_saves_unclaim (self->saves, self->id);
      bluff_saves_release_soon (bluff_saves_get_store (self->saves), self->id);
    }
  g_free (self->id);
  self->id = g_strdup (move->id);
  self->forks = FALSE;
  self->origin = move->first > 1 ? BLUFF_STORE_BRANCH : BLUFF_STORE_OWN;
  self->claimed = !self->closed && bluff_saves_claim (self->saves, self->id, NULL);
  if (self->closed)
    bluff_saves_release_soon (bluff_saves_get_store (self->saves), self->id);
  g_signal_emit (self, signals[FORKED], 0);
}

/* --- Keeping it ----------------------------------------------------------------------------------------------------
 */

static void
store_answered_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  BluffSavesJournal *self = g_task_get_source_object (task);
  const Move *move = g_task_get_task_data (task);
  g_autoptr (GError) error = NULL;
  gboolean kept = move->id != NULL ? bluff_store_run_finish (BLUFF_STORE (source), result, &error)
                                   : bluff_store_append_finish (BLUFF_STORE (source), result, &error);

  if (!kept)
    {
      g_task_return_error (task, g_steal_pointer (&error));
      return;
    }

  self->tally = move->tally;
  g_array_unref (self->claims);
  self->claims = g_array_ref (move->claims);
  if (move->id != NULL)
    become_fork (self, move);
  if (self->tally.result.finished && self->origin == BLUFF_STORE_OWN)
    bluff_saves_rate_soon (self->saves);
  g_task_return_boolean (task, TRUE);
}

static void
append_to_fork (BluffSavesJournal *self, Move *move, GTask *task)
{
  move->of = g_strdup (self->id);
  move->id = g_uuid_string_random ();
  bluff_store_run_async (bluff_saves_get_store (self->saves), BLUFF_STORE_RUN_ATOMIC, fork_game, move, NULL, NULL,
                         store_answered_cb, task);
}

static void
bluff_saves_journal_append_async (BluffJournal *journal,
                                  const BluffJournalEntry *entries,
                                  guint n,
                                  GAsyncReadyCallback callback,
                                  gpointer user_data)
{
  BluffSavesJournal *self = BLUFF_SAVES_JOURNAL (journal);
  g_autoptr (GTask) task = g_task_new (self, NULL, callback, user_data);
  BluffStoreMove given;
  Move *move;

  g_task_set_source_tag (task, bluff_saves_journal_append_async);
  g_return_if_fail (entries[0].number == self->tally.n + 1);

  if (self->closed)
    {
      GError *error = NULL;

      bluff_saves_fail (&error, BLUFF_SAVES_ERROR_CLOSED, (BluffSavesDetails){ .game = self->id }, "game %s is closed",
                        self->id);
      g_task_return_error (task, error);
      return;
    }

  move = make_move (self, entries, n);
  g_task_set_task_data (task, move, free_move);
  if (self->forks)
    {
      append_to_fork (self, move, g_steal_pointer (&task));
      return;
    }

  given = give_move (move, self->id, move->first, (const char *const *) move->lines);
  bluff_store_append_async (bluff_saves_get_store (self->saves), &given, NULL, store_answered_cb,
                            g_steal_pointer (&task));
}

static gboolean
bluff_saves_journal_append_finish (BluffJournal *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

static void
bluff_saves_journal_iface_init (BluffJournalInterface *iface)
{
  iface->append_async = bluff_saves_journal_append_async;
  iface->append_finish = bluff_saves_journal_append_finish;
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_saves_journal_dispose (GObject *object)
{
  BluffSavesJournal *self = BLUFF_SAVES_JOURNAL (object);

  bluff_saves_journal_close (self);
  g_clear_object (&self->saves);
  G_OBJECT_CLASS (bluff_saves_journal_parent_class)->dispose (object);
}

static void
bluff_saves_journal_finalize (GObject *object)
{
  BluffSavesJournal *self = BLUFF_SAVES_JOURNAL (object);

  g_free (self->id);
  g_array_unref (self->claims);
  G_OBJECT_CLASS (bluff_saves_journal_parent_class)->finalize (object);
}

static void
bluff_saves_journal_class_init (BluffSavesJournalClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = bluff_saves_journal_dispose;
  object_class->finalize = bluff_saves_journal_finalize;
  signals[FORKED] =
      g_signal_new ("forked", BLUFF_TYPE_SAVES_JOURNAL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bluff_saves_journal_init (BluffSavesJournal *self)
{
  self->claims = g_array_new (FALSE, FALSE, sizeof (BluffClaim));
}

/* From which event on facts count: where the game was branched, or will be when it is played on. */
static gint64
find_branch_point (const BluffStored *stored, gboolean forks)
{
  const BluffRecord *record = stored->record;

  if (forks)
    return bluff_record_n_events (record);
  return record->branch_of != NULL ? record->branch_at : BLUFF_TALLY_WHOLE_GAME;
}

BluffSavesJournal *
bluff_saves_journal_new (BluffOpening *opening)
{
  BluffSavesJournal *self = g_object_new (BLUFF_TYPE_SAVES_JOURNAL, NULL);
  const BluffStored *stored = opening->stored;
  const BluffRecord *record = stored->record;

  self->saves = g_object_ref (opening->saves);
  self->id = g_strdup (stored->game->id);
  self->origin = stored->game->origin;
  self->forks = stored->fault.cause != BLUFF_FAULT_NONE || stored->game->state != BLUFF_STORE_UNFINISHED;
  self->claimed = opening->claimed;
  opening->claimed = FALSE;

  bluff_tally_init (&self->tally, &record->table, find_branch_point (stored, self->forks));
  for (guint n = 1; n <= bluff_record_n_events (record); n++)
    {
      const BluffRecordEntry *entry = bluff_record_entry (record, n);

      bluff_tally_add (&self->tally, &entry->event, entry->ms);
      bluff_tally_note_claim (&self->tally, self->claims);
    }
  return self;
}

const char *
bluff_saves_journal_get_id (BluffSavesJournal *self)
{
  return self->id;
}

guint
bluff_saves_journal_get_n_saved (BluffSavesJournal *self)
{
  return (guint) self->tally.n;
}

gboolean
bluff_saves_journal_forks (BluffSavesJournal *self)
{
  return self->forks;
}

gboolean
bluff_saves_journal_is_closed (BluffSavesJournal *self)
{
  return self->closed;
}

void
bluff_saves_journal_close (BluffSavesJournal *self)
{
  self->closed = TRUE;
  if (self->claimed)
    {
      bluff_saves_release_soon (bluff_saves_get_store (self->saves), self->id);
      bluff_saves_unclaim (self->saves, self->id);
    }
  self->claimed = FALSE;
}
