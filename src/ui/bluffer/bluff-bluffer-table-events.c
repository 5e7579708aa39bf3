/* bluff-bluffer-table-events.c: how the table of Bluffer presents what happens.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffer-table-private.h"

#include "bluff-card-looks.h"
#include "bluff-words.h"

#include <glib/gi18n.h>

enum
{
  /* How long a sheet stays that nobody at this screen confirms, in rests of the pace. */
  NEWS_RESTS = 4,
  PEEK_MS = 2500, /* how long a peek lasts, unless the key is held */
  HELD_MS = 100,
  PEEK_LIFT = 24 /* pixels */
};

static double
factor_of (BluffBlufferTable *self)
{
  return bluff_pace_motion (bluff_tabletop_get_pace (BLUFF_TABLETOP (self)));
}

void
bluff_bluffer_table_drop_scene (BluffBlufferTable *self)
{
  g_clear_handle_id (&self->after, g_source_remove);
  self->scene = BLUFF_BLUFFER_SCENE_NONE;
  if (self->flight != NULL)
    bluff_flight_skip (self->flight);
}

static void
end_scene (BluffBlufferTable *self, gboolean rest)
{
  bluff_bluffer_table_drop_scene (self);
  bluff_tabletop_done (BLUFF_TABLETOP (self), rest);
}

static gboolean
after_cb (gpointer user_data)
{
  BluffBlufferTable *self = user_data;

  self->after = 0;
  end_scene (self, FALSE);
  return G_SOURCE_REMOVE;
}

/* A sheet has shown everything. If it concerns a person here, they confirm it; otherwise it stays for a while. */
static void
await_reader (BluffBlufferTable *self, gboolean concerned)
{
  BluffPace pace = bluff_tabletop_get_pace (BLUFF_TABLETOP (self));

  self->scene = BLUFF_BLUFFER_SCENE_NEWS;
  bluff_tabletop_outcome (BLUFF_TABLETOP (self));
  if (!concerned && pace != BLUFF_PACE_STEP)
    self->after = g_timeout_add (NEWS_RESTS * bluff_pace_rest (pace), after_cb, self);
}

/* What happened, in words; what only the viewer sees is on the card. */
static void
say_event (BluffBlufferTable *self, const BluffTold *told)
{
  BluffCast cast = bluff_crew_get_cast (bluff_tabletop_get_crew (BLUFF_TABLETOP (self)), told->seat);
  g_autofree char *words = NULL;

  switch (told->event.kind)
    {
    case BLUFF_EVENT_DECIDE:
    case BLUFF_EVENT_SETUP:
    case BLUFF_EVENT_OVER:
      return;
    case BLUFF_EVENT_PEEK:
      if (told->event.seat == told->seat)
        return;
      break;
    default:
      break;
    }

  words = bluff_words_event (&cast, told);
  bluff_bluffer_table_say (self, words);
}

/* --- Cards that fly ------------------------------------------------------------------------------------------------
 */

/* Flights call back also when they were skipped, or the table shows something else by then. */
static void
landed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffBlufferTable) self = user_data;

  bluff_flight_go_finish (BLUFF_FLIGHT (source), result);
  if (self->scene != BLUFF_BLUFFER_SCENE_MOTION)
    return;

  /* Now that it lies there, everybody sees what it is (B5). */
  if (self->told.event.kind == BLUFF_EVENT_MATCH)
    {
      bluff_bluffer_arena_show (self->arena, &self->view.bluffer);
      say_event (self, &self->told);
    }
  end_scene (self, self->told.event.kind != BLUFF_EVENT_SETUP);
}

static void
present_flight (BluffBlufferTable *self, const BluffEvent *event, const BluffBlufferSpots *spots)
{
  self->scene = BLUFF_BLUFFER_SCENE_MOTION;
  if (!bluff_bluffer_table_fly (self, event, spots, landed_cb))
    end_scene (self, TRUE);
}

static void
present_call (BluffBlufferTable *self, const BluffEvent *event)
{
  BluffBlufferSeat *seat = bluff_bluffer_table_get_seat (self, event->seat);

  if (seat != NULL)
    /* Translators: in a speech bubble beside the player who calls. */
    bluff_bluffer_seat_say (seat, _ ("“Bluff!”"));
  end_scene (self, TRUE);
}

/* --- Peeking (B4) --------------------------------------------------------------------------------------------------
 */

static BluffCard *
find_peeked (BluffBlufferTable *self)
{
  BluffBlufferRow *row = bluff_bluffer_table_get_row (self, self->told.event.seat);

  return row != NULL ? bluff_bluffer_row_get_card (row, self->told.event.card.card) : NULL;
}

/* The card is laid back as it was; what was seen stays on its folded corner, if at all. */
static void
end_peek (BluffBlufferTable *self)
{
  const BluffBlufferView *view = &self->view.bluffer;
  guint slot = self->told.event.card.card;
  BluffCard *card = find_peeked (self);

  if (card != NULL)
    {
      bluff_card_set_raised (card, 0);
      bluff_card_flip_to_async (card,
                                bluff_card_look_bluffer ((BluffShape) view->up[slot],
                                                         bluff_bluffer_view_shown_side (view, slot),
                                                         bluff_bluffer_view_is_open (view, slot)),
                                factor_of (self), NULL, NULL);
    }
  end_scene (self, FALSE);
}

static gboolean
peeked_cb (gpointer user_data)
{
  BluffBlufferTable *self = user_data;

  self->after = 0;
  if (self->holding)
    self->after = g_timeout_add (HELD_MS, peeked_cb, self);
  else
    end_peek (self);
  return G_SOURCE_REMOVE;
}

static void
present_own_peek (BluffBlufferTable *self, const BluffEvent *event)
{
  BluffCard *card = find_peeked (self);
  gboolean kept = self->view.bluffer.head.table.memory_aid;

  /* What stays on its folded corner needs no moment of its own where nothing takes time. */
  if (card == NULL || (kept && factor_of (self) <= 0))
    {
      end_scene (self, FALSE);
      return;
    }

  self->scene = BLUFF_BLUFFER_SCENE_PEEK;
  bluff_card_show (card, bluff_card_look_bluffer ((BluffShape) event->card.up, BLUFF_SHAPE_UNKNOWN, FALSE));
  bluff_card_set_raised (card, PEEK_LIFT);
  bluff_card_flip_to_async (card, bluff_card_look_bluffer ((BluffShape) event->card.down, BLUFF_SHAPE_UNKNOWN, FALSE),
                            factor_of (self), NULL, NULL);
  self->after = g_timeout_add (PEEK_MS, peeked_cb, self);
}

/* Everybody sees that somebody looks. */
static void
present_peek (BluffBlufferTable *self, const BluffEvent *event)
{
  BluffCard *card = find_peeked (self);

  if (event->seat == self->view.bluffer.seat)
    {
      present_own_peek (self, event);
      return;
    }

  if (card != NULL)
    bluff_card_set_raised (card, PEEK_LIFT / 2);
  end_scene (self, TRUE);
}

/* --- A hidden side is shown (B10, B15) -----------------------------------------------------------------------------
 */

/* Whether a seat at this screen has to know: its own, or anybody's if several people look. */
static gboolean
concerns (BluffBlufferTable *self, BluffSeat a, BluffSeat b)
{
  BluffSeats people = bluff_tabletop_get_people (BLUFF_TABLETOP (self));

  return bluff_seats_has (people, a) || (b != BLUFF_NO_SEAT && bluff_seats_has (people, b));
}

static void
shown_cb (BluffBlufferTable *self)
{
  BluffBlufferView shown = self->shown;

  if (self->scene != BLUFF_BLUFFER_SCENE_SHOWN)
    return;

  bluff_bluffer_table_show_all (self, &shown);
  await_reader (self, concerns (self, self->asked, self->caller));
}

static void
present_shown (BluffBlufferTable *self,
               const BluffTold *told,
               const BluffBlufferView *before,
               const BluffBlufferView *after)
{
  /* No corner of the card is folded before the sheet has turned it over. */
  bluff_bluffer_table_show_all (self, before);
  self->shown = *after;
  self->asked = before->head.turn;
  self->caller = before->caller;
  self->scene = BLUFF_BLUFFER_SCENE_SHOWN;
  bluff_bluffer_table_say (self, NULL);
  bluff_bluffer_table_show_sheet (self, self->shown_sheet);
  bluff_bluffer_shown_sheet_present (BLUFF_BLUFFER_SHOWN_SHEET (self->shown_sheet),
                                     bluff_tabletop_get_crew (BLUFF_TABLETOP (self)), told, self->asked, self->caller,
                                     factor_of (self));
}

/* --- All of them ---------------------------------------------------------------------------------------------------
 */

void
bluff_bluffer_table_present (BluffTabletop *tabletop,
                             const BluffTold *told,
                             const BluffView *before,
                             const BluffView *after)
{
  BluffBlufferTable *self = BLUFF_BLUFFER_TABLE (tabletop);
  BluffBlufferSpots spots;
  const BluffEvent *event;

  bluff_bluffer_table_drop_scene (self);
  bluff_bluffer_table_find_spots (self, &spots);
  self->told = *told;
  event = &self->told.event;
  self->legal = (BluffLegal){ .seat = after->bluffer.seat };
  if (event->kind != BLUFF_EVENT_SHOWN)
    bluff_bluffer_table_show_all (self, &after->bluffer);
  bluff_bluffer_table_show_sheet (self, NULL);
  bluff_bluffer_table_update_actions (self);
  if (event->kind == BLUFF_EVENT_MATCH)
    bluff_bluffer_arena_hold (self->arena, &before->bluffer);
  else if (event->kind != BLUFF_EVENT_SHOWN)
    say_event (self, told);

  switch (event->kind)
    {
    case BLUFF_EVENT_PEEK:
      present_peek (self, event);
      break;
    case BLUFF_EVENT_CALL:
      present_call (self, event);
      break;
    case BLUFF_EVENT_SHOWN:
      present_shown (self, told, &before->bluffer, &after->bluffer);
      break;
    case BLUFF_EVENT_DECIDE:
    case BLUFF_EVENT_SHOW:
    case BLUFF_EVENT_OVER:
      end_scene (self, FALSE);
      break;
    case BLUFF_EVENT_OUT:
    case BLUFF_EVENT_RESHUFFLE:
      end_scene (self, TRUE);
      break;
    default:
      present_flight (self, event, &spots);
    }
}

void
bluff_bluffer_table_skip (BluffTabletop *tabletop)
{
  BluffBlufferTable *self = BLUFF_BLUFFER_TABLE (tabletop);

  switch (self->scene)
    {
    case BLUFF_BLUFFER_SCENE_MOTION:
      bluff_flight_skip (self->flight);
      break;
    case BLUFF_BLUFFER_SCENE_PEEK:
      /* Without the memory aid there is only this moment: an accidental click must not end it. */
      if (self->view.bluffer.head.table.memory_aid)
        end_peek (self);
      break;
    case BLUFF_BLUFFER_SCENE_SHOWN:
      bluff_reveal_sheet_skip (BLUFF_REVEAL_SHEET (self->shown_sheet));
      break;
    case BLUFF_BLUFFER_SCENE_NEWS:
      end_scene (self, FALSE);
      break;
    case BLUFF_BLUFFER_SCENE_NONE:
      break;
    }
}

static void
taken_cb (BluffBlufferTable *self, guint slot)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.take", "u", (guint32) slot);
}

static void
closed_cb (BluffBlufferTable *self)
{
  bluff_bluffer_table_show_phase (self);
}

void
bluff_bluffer_table_watch_sheets (BluffBlufferTable *self)
{
  g_signal_connect_object (self->shown_sheet, "done", G_CALLBACK (shown_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->seat_sheet, "taken", G_CALLBACK (taken_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->seat_sheet, "closed", G_CALLBACK (closed_cb), self, G_CONNECT_SWAPPED);
  for (guint i = 0; i < BLUFF_BLUFFER_SEATS; i++)
    g_signal_connect_object (self->seat[i], "pressed", G_CALLBACK (taken_cb), self, G_CONNECT_SWAPPED);
}
