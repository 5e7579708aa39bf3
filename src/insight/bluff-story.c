/* bluff-story.c: a game as it is told afterwards.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-story.h"

#include "bluff-rules.h"

#include <string.h>

static void
hide_secrets (BluffSecrets *self)
{
  memset (self->down, BLUFF_SHAPE_UNKNOWN, sizeof self->down);
  memset (self->card, BLUFF_PAIR_NONE, sizeof self->card);
}

static void
open_secrets (BluffSecrets *self, const BluffState *state)
{
  hide_secrets (self);
  if (state->head.phase != BLUFF_PHASE_OVER)
    return;

  if (state->head.table.game == BLUFF_GAME_BLUFFER)
    for (guint seat = 0; seat < state->head.table.players; seat++)
      for (BluffSlots slots = state->bluffer.tables[seat]; slots != 0; slots &= slots - 1)
        self->down[bluff_bits_first (slots)] = state->bluffer.down[bluff_bits_first (slots)];
  if (state->head.table.game == BLUFF_GAME_BLUFFANEER)
    memcpy (self->card, state->bluffaneer.card, state->head.table.players);
}

BluffStory *
bluff_story_new (const BluffRecord *record)
{
  BluffStory *self = g_new0 (BluffStory, 1);
  BluffStoryLine line;
  BluffState state;

  self->table = record->table;
  self->ms = BLUFF_RECORD_NO_MS;
  self->finished = bluff_record_is_finished (record);
  if (self->finished)
    self->claims = bluff_claims_of_record (record);
  else
    self->lines = g_array_new (FALSE, FALSE, sizeof (BluffStoryLine));

  bluff_rules_open (&state, &record->table);
  for (guint n = 1; n <= bluff_record_n_events (record); n++)
    {
      const BluffRecordEntry *entry = bluff_record_entry (record, n);

      if (entry->ms >= 0)
        self->ms = entry->ms > G_MAXINT64 - MAX (self->ms, 0) ? G_MAXINT64 : MAX (self->ms, 0) + entry->ms;
      bluff_rules_tell (&state, &entry->event, BLUFF_ONLOOKER, &line.told);
      line.turn = MAX (state.head.turns, 1);
      bluff_rules_apply (&state, &entry->event);
      if (self->lines != NULL)
        g_array_append_val (self->lines, line);
    }
  bluff_rules_sight (&state, BLUFF_ONLOOKER, &self->view);
  open_secrets (&self->secrets, &state);

  return self;
}

void
bluff_story_free (BluffStory *self)
{
  g_clear_pointer (&self->claims, g_array_unref);
  g_clear_pointer (&self->lines, g_array_unref);
  g_free (self);
}

/* Bluffer's draw pile, next-drawn first. */
typedef struct
{
  guint8 down[BLUFF_BLUFFER_CARDS];
  guint n, next;
} Pile;

static void
fill (Pile *pile, const BluffEventDeck *deck, guint from)
{
  pile->next = 0;
  pile->n = deck->n - from;
  memcpy (pile->down, deck->down + from, pile->n);
}

/* What is told of Bluffer names cards by their slots, so that it cannot be played again: the hidden sides come from the
 * deal, in which slots follow each other from 0 on (B3), and from the pile. */
static void
follow_sides (BluffSecrets *self, const BluffTable *table, const GArray *events)
{
  guint dealt = table->players * BLUFF_BLUFFER_HAND + 1;
  Pile pile = { .n = 0 };

  for (guint i = 0; i < events->len; i++)
    {
      const BluffEvent *event = &g_array_index (events, BluffTold, i).event;

      if (event->kind == BLUFF_EVENT_SETUP)
        {
          memcpy (self->down, event->deck.down, dealt);
          fill (&pile, &event->deck, dealt);
        }
      else if (event->kind == BLUFF_EVENT_RESHUFFLE)
        fill (&pile, &event->deck, 0);
      else if (event->kind == BLUFF_EVENT_DRAW)
        for (guint j = 0; j < event->draw.n && pile.next < pile.n; j++)
          self->down[event->draw.cards[j]] = pile.down[pile.next++];
    }
}

/* What is told of Bluffaneer as a whole is what happened. */
static void
follow_cards (BluffSecrets *self, const BluffTable *table, const GArray *events)
{
  BluffState state;

  bluff_rules_open (&state, table);
  for (guint i = 0; i < events->len; i++)
    bluff_rules_apply (&state, &g_array_index (events, BluffTold, i).event);
  open_secrets (self, &state);
}

void
bluff_secrets_of_events (const BluffTable *table, const GArray *events, BluffSecrets *secrets)
{
  hide_secrets (secrets);
  if (events->len == 0 || g_array_index (events, BluffTold, events->len - 1).event.kind != BLUFF_EVENT_OVER)
    return;

  if (table->game == BLUFF_GAME_BLUFFER)
    follow_sides (secrets, table, events);
  else if (table->game == BLUFF_GAME_BLUFFANEER)
    follow_cards (secrets, table, events);
}
