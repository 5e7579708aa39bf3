/* bluff-match.c: one game being played: how a match is made and run, and what it announces.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-match.h"

#include "bluff-match-private.h"

G_DEFINE_FINAL_TYPE (BluffMatch, bluff_match, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_AWAITED,
  PROP_PHASE,
  PROP_TURN,
  PROP_OVER,
  PROP_LOOKER,
  PROP_SAVING,
  PROP_STUCK,
  PROP_PAUSED,
  N_PROPERTIES
};

enum
{
  TOLD,
  FAILED,
  SEATED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPERTIES];
static guint signals[N_SIGNALS];

static gint64
read_monotonic_clock (gpointer data G_GNUC_UNUSED)
{
  return g_get_monotonic_time ();
}

static gboolean
check_level (const BluffMatchSeat *sitter, BluffLevel *level, GError **error)
{
  *level = BLUFF_LEVEL_RANDOM;
  if (!sitter->computer || (sitter->level != NULL && bluff_level_from_name (sitter->level, level)))
    return TRUE;

  g_set_error (error, BLUFF_MATCH_ERROR, BLUFF_MATCH_ERROR_LEVEL, "No computer player has the level \"%s\"",
               sitter->level != NULL ? sitter->level : "");
  return FALSE;
}

static gboolean
take_seat (BluffMatch *self, BluffSeat seat, const BluffMatchSeat *sitter, GError **error)
{
  BluffChair *chair = &self->chairs[seat];
  g_autofree char *name = g_strdup (sitter->name);
  g_autofree char *character = sitter->computer ? g_strdup (sitter->character) : NULL;
  BluffLevel level;

  if (!check_level (sitter, &level, error))
    return FALSE;

  g_free (chair->name);
  chair->name = g_steal_pointer (&name);
  g_free (chair->character);
  chair->character = g_steal_pointer (&character);
  chair->computer = sitter->computer != FALSE;
  chair->level = level;
  if (chair->computer)
    bluff_match_prepare_mind (self, seat);
  return TRUE;
}

static gboolean
seed_from_system (BluffMatch *self, GError **error)
{
  BluffRandom random;

  if (!bluff_random_seed_from_system (&random, error))
    return FALSE;

  self->seed = bluff_random_next (&random);
  bluff_random_seed_stream (&self->pace, self->seed, BLUFF_MATCH_STREAM_PACE);
  bluff_pending_set_random (&self->pending, &random);
  return TRUE;
}

static gboolean
take_event (BluffMatch *self, const BluffEvent *event, GError **error)
{
  BluffRefusal refusal = bluff_rules_admit (bluff_match_state (self), event);

  if (refusal == BLUFF_REFUSAL_NONE)
    bluff_chronicle_append (&self->chronicle, event);
  else
    bluff_match_error_set_event (error, bluff_chronicle_length (&self->chronicle) + 1, refusal);

  return refusal == BLUFF_REFUSAL_NONE;
}

/* What the properties are now. */
static BluffMatchNews
read_news (BluffMatch *self)
{
  return (BluffMatchNews){
    .awaited = bluff_match_get_awaited (self),
    .phase = bluff_match_get_phase (self),
    .turn = bluff_match_get_turn (self),
    .looker = bluff_match_get_looker (self),
    .over = bluff_match_is_over (self),
    .saving = bluff_match_is_saving (self),
    .stuck = bluff_match_is_stuck (self),
    .paused = self->paused,
  };
}

static void
bluff_match_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  BluffMatchNews news = read_news (BLUFF_MATCH (object));

  switch (id)
    {
    case PROP_AWAITED:
      g_value_set_uint (value, news.awaited);
      break;
    case PROP_PHASE:
      g_value_set_uint (value, news.phase);
      break;
    case PROP_TURN:
      g_value_set_uint (value, news.turn);
      break;
    case PROP_OVER:
      g_value_set_boolean (value, news.over);
      break;
    case PROP_LOOKER:
      g_value_set_uint (value, news.looker);
      break;
    case PROP_SAVING:
      g_value_set_boolean (value, news.saving);
      break;
    case PROP_STUCK:
      g_value_set_boolean (value, news.stuck);
      break;
    case PROP_PAUSED:
      g_value_set_boolean (value, news.paused);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

/* It waits for nothing: what a worker or the journal brings later finds nobody. */
static void
bluff_match_dispose (GObject *object)
{
  BluffMatch *self = BLUFF_MATCH (object);

  self->paused = TRUE;
  for (BluffSeat seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    bluff_match_stop_thinking (self, seat);
  bluff_match_stop_timer (self);
  bluff_pending_clear (&self->pending);
  self->saving = BLUFF_SAVING_IDLE;
  g_clear_error (&self->failure);
  g_clear_object (&self->journal);

  G_OBJECT_CLASS (bluff_match_parent_class)->dispose (object);
}

static void
bluff_match_finalize (GObject *object)
{
  BluffMatch *self = BLUFF_MATCH (object);

  for (BluffSeat seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    {
      g_free (self->chairs[seat].name);
      g_free (self->chairs[seat].character);
    }
  bluff_chronicle_clear (&self->chronicle);

  G_OBJECT_CLASS (bluff_match_parent_class)->finalize (object);
}

static GParamSpec *
spec_uint (const char *name)
{
  return g_param_spec_uint (name, NULL, NULL, 0, G_MAXUINT, 0, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
}

static GParamSpec *
spec_boolean (const char *name)
{
  return g_param_spec_boolean (name, NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
}

static void
bluff_match_class_init (BluffMatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = bluff_match_get_property;
  object_class->dispose = bluff_match_dispose;
  object_class->finalize = bluff_match_finalize;

  properties[PROP_AWAITED] = spec_uint ("awaited");
  properties[PROP_PHASE] = spec_uint ("phase");
  properties[PROP_TURN] = spec_uint ("turn");
  properties[PROP_OVER] = spec_boolean ("over");
  properties[PROP_LOOKER] = spec_uint ("looker");
  properties[PROP_SAVING] = spec_boolean ("saving");
  properties[PROP_STUCK] = spec_boolean ("stuck");
  properties[PROP_PAUSED] = spec_boolean ("paused");
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  signals[TOLD] =
      g_signal_new ("told", BLUFF_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[FAILED] =
      g_signal_new ("failed", BLUFF_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ERROR);
  signals[SEATED] =
      g_signal_new ("seated", BLUFF_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
bluff_match_init (BluffMatch *self)
{
  self->paused = TRUE;
  self->clock = read_monotonic_clock;
  self->thinker = bluff_mind_choose;
}

void
bluff_match_emit_told (BluffMatch *self, guint number)
{
  g_signal_emit (self, signals[TOLD], 0, number);
}

void
bluff_match_emit_failed (BluffMatch *self, const GError *error)
{
  g_signal_emit (self, signals[FAILED], 0, error);
}

void
bluff_match_publish (BluffMatch *self)
{
  BluffMatchNews old = self->news;
  BluffMatchNews news = read_news (self);
  GObject *object = G_OBJECT (self);

  self->news = news;
  g_object_freeze_notify (object);
  if (news.awaited != old.awaited)
    g_object_notify_by_pspec (object, properties[PROP_AWAITED]);
  if (news.phase != old.phase)
    g_object_notify_by_pspec (object, properties[PROP_PHASE]);
  if (news.turn != old.turn)
    g_object_notify_by_pspec (object, properties[PROP_TURN]);
  if (news.over != old.over)
    g_object_notify_by_pspec (object, properties[PROP_OVER]);
  if (news.looker != old.looker)
    g_object_notify_by_pspec (object, properties[PROP_LOOKER]);
  if (news.saving != old.saving)
    g_object_notify_by_pspec (object, properties[PROP_SAVING]);
  if (news.stuck != old.stuck)
    g_object_notify_by_pspec (object, properties[PROP_STUCK]);
  if (news.paused != old.paused)
    g_object_notify_by_pspec (object, properties[PROP_PAUSED]);
  g_object_thaw_notify (object);
}

gint64
bluff_match_played (const BluffMatch *self)
{
  return self->paused ? self->played : self->played + self->clock (self->clock_data) - self->resumed_at;
}

const char *const *
bluff_match_levels (void)
{
  static const char *names[BLUFF_N_LEVELS + 1];
  static gsize made = 0;

  if (g_once_init_enter (&made))
    {
      for (guint level = 0; level < BLUFF_N_LEVELS; level++)
        names[level] = bluff_level_name ((BluffLevel) level);
      g_once_init_leave (&made, TRUE);
    }

  return names;
}

BluffMatch *
bluff_match_new (const BluffTable *table, const BluffMatchSeat *seats, GError **error)
{
  return bluff_match_new_resumed (table, seats, NULL, 0, error);
}

BluffMatch *
bluff_match_new_resumed (const BluffTable *table,
                         const BluffMatchSeat *seats,
                         const BluffEvent *events,
                         guint n_events,
                         GError **error)
{
  g_autoptr (BluffMatch) self = NULL;

  g_return_val_if_fail (table != NULL && bluff_table_is_valid (table), NULL);
  g_return_val_if_fail (seats != NULL, NULL);
  g_return_val_if_fail (events != NULL || n_events == 0, NULL);

  self = g_object_new (BLUFF_TYPE_MATCH, NULL);
  bluff_chronicle_init (&self->chronicle, table);
  for (guint i = 0; i < n_events; i++)
    if (!take_event (self, &events[i], error))
      return NULL;

  bluff_pending_init (&self->pending, bluff_match_state (self));
  if (!seed_from_system (self, error))
    return NULL;
  for (BluffSeat seat = 0; seat < table->players; seat++)
    if (!take_seat (self, seat, &seats[seat], error))
      return NULL;

  self->news = read_news (self);
  return g_steal_pointer (&self);
}

void
bluff_match_set_journal (BluffMatch *self, BluffJournal *journal)
{
  g_return_if_fail (BLUFF_IS_MATCH (self) && !self->begun);
  g_return_if_fail (journal == NULL || BLUFF_IS_JOURNAL (journal));

  g_set_object (&self->journal, journal);
}

void
bluff_match_set_seed (BluffMatch *self, guint64 seed)
{
  BluffRandom random;

  g_return_if_fail (BLUFF_IS_MATCH (self) && !self->begun);

  self->seed = seed;
  bluff_random_seed_stream (&self->pace, seed, BLUFF_MATCH_STREAM_PACE);
  bluff_random_seed_stream (&random, seed, BLUFF_MATCH_STREAM_REFEREE);
  bluff_pending_set_random (&self->pending, &random);

  self->seatings = 0;
  for (BluffSeat seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    if (self->chairs[seat].computer)
      bluff_match_prepare_mind (self, seat);
}

void
bluff_match_set_clock (BluffMatch *self, BluffClock clock, gpointer data)
{
  g_return_if_fail (BLUFF_IS_MATCH (self) && !self->begun);
  g_return_if_fail (clock != NULL);

  self->clock = clock;
  self->clock_data = data;
}

void
bluff_match_resume (BluffMatch *self)
{
  g_return_if_fail (BLUFF_IS_MATCH (self));

  if (!self->paused)
    return;

  self->paused = FALSE;
  self->resumed_at = self->clock (self->clock_data);
  if (!self->begun)
    bluff_pending_begin (&self->pending, bluff_match_played (self));
  self->begun = TRUE;
  bluff_match_run (self);
}

void
bluff_match_pause (BluffMatch *self)
{
  g_return_if_fail (BLUFF_IS_MATCH (self));

  if (self->paused)
    return;

  self->played = bluff_match_played (self);
  self->paused = TRUE;
  bluff_match_stop_timer (self);
  bluff_match_rest_computers (self);
  bluff_match_run (self);
}

gboolean
bluff_match_is_paused (BluffMatch *self)
{
  g_return_val_if_fail (BLUFF_IS_MATCH (self), FALSE);

  return self->paused;
}

void
bluff_match_set_pace (BluffMatch *self, guint least, guint most)
{
  g_return_if_fail (BLUFF_IS_MATCH (self));
  g_return_if_fail (least <= most && most < G_MAXINT);

  self->pace_least = least;
  self->pace_most = most;
}

gboolean
bluff_match_set_seat (BluffMatch *self, BluffSeat seat, const BluffMatchSeat *sitter, GError **error)
{
  g_return_val_if_fail (BLUFF_IS_MATCH (self), FALSE);
  g_return_val_if_fail (seat < bluff_match_get_table (self)->players && sitter != NULL, FALSE);

  if (!take_seat (self, seat, sitter, error))
    return FALSE;

  bluff_match_stop_thinking (self, seat);
  g_signal_emit (self, signals[SEATED], 0, (guint) seat);
  bluff_match_run (self);
  return TRUE;
}

void
bluff_match_get_seat (BluffMatch *self, BluffSeat seat, BluffMatchSeat *sitter)
{
  const BluffChair *chair;

  g_return_if_fail (BLUFF_IS_MATCH (self));
  g_return_if_fail (seat < bluff_match_get_table (self)->players);

  chair = &self->chairs[seat];
  *sitter = (BluffMatchSeat){
    .name = chair->name,
    .computer = chair->computer,
    .level = chair->computer ? bluff_level_name (chair->level) : NULL,
    .character = chair->character,
  };
}
