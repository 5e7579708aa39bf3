/* bluff-bluffaneer-table-events.c: how the table of Bluffaneer presents what happens.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer-table-private.h"

enum
{
  /* How long a sheet stays that nobody at this screen confirms, in rests of the pace. */
  NEWS_RESTS = 4
};

static double
factor_of (BluffBluffaneerTable *self)
{
  return bluff_pace_motion (bluff_tabletop_get_pace (BLUFF_TABLETOP (self)));
}

void
bluff_bluffaneer_table_drop_play (BluffBluffaneerTable *self)
{
  g_clear_handle_id (&self->after, g_source_remove);
  self->play = BLUFF_PLAY_NONE;
  self->in_flight = 0;
}

/* Shows what has become of it, and lets the game go on. */
static void
end_play (BluffBluffaneerTable *self, gboolean rest)
{
  bluff_bluffaneer_table_drop_play (self);
  bluff_bluffaneer_table_show_board (self, &self->to);
  bluff_bluffaneer_table_update_actions (self);
  bluff_tabletop_done (BLUFF_TABLETOP (self), rest);
}

static void
tell (BluffBluffaneerTable *self)
{
  bluff_bluffaneer_panel_tell (bluff_bluffaneer_rail_get_panel (self->rail),
                               bluff_tabletop_get_crew (BLUFF_TABLETOP (self)), &self->told);
}

/* --- The dice ------------------------------------------------------------------------------------------------------
 */

/* The mat calls back also when the roll was skipped, or the table shows something else by then. */
static void
rolled_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffBluffaneerTable) self = user_data;

  bluff_bluffaneer_mat_roll_finish (BLUFF_BLUFFANEER_MAT (source), result);
  if (self->play != BLUFF_PLAY_ROLL)
    return;

  memcpy (self->dice, self->told.event.roll.icons, sizeof self->dice);
  tell (self);
  end_play (self, TRUE);
}

/* The outcome is nowhere on the table before the dice lie still. */
static void
present_roll (BluffBluffaneerTable *self)
{
  self->play = BLUFF_PLAY_ROLL;
  bluff_bluffaneer_mat_roll_async (self->mat, self->told.event.roll.icons, factor_of (self), rolled_cb,
                                   g_object_ref (self));
}

/* --- Coins and cards on their way ----------------------------------------------------------------------------------
 */

/* The layer calls back also when it was skipped, or the table shows something else by then. */
static void
landed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffBluffaneerTable) self = user_data;

  bluff_flight_go_finish (BLUFF_FLIGHT (source), result);
  if (self->play == BLUFF_PLAY_FLIGHT)
    end_play (self, self->rest);
}

static void
take_off (BluffBluffaneerTable *self, BluffFlightKind kind)
{
  self->play = BLUFF_PLAY_FLIGHT;
  bluff_flight_go_async (self->flight, kind, factor_of (self), landed_cb, g_object_ref (self));
}

/* The giver has fewer at once; the receiver has more when they arrive. */
static void
present_pay (BluffBluffaneerTable *self)
{
  const BluffEvent *event = &self->told.event;
  BluffBluffaneerView meanwhile = self->view;

  tell (self);
  bluff_bluffaneer_table_fly_coins (self, event->pay.from, event->pay.to, event->pay.coins);
  self->in_flight = MIN (event->pay.coins, meanwhile.coins[event->pay.from]);
  meanwhile.coins[event->pay.from] = (guint8) (meanwhile.coins[event->pay.from] - self->in_flight);
  bluff_bluffaneer_table_show_board (self, &meanwhile);
  if (factor_of (self) > 0)
    bluff_bluffaneer_table_flash_seats (self, event->pay.from, event->pay.to);
  take_off (self, BLUFF_FLIGHT_COINS);
}

static void
present_draw (BluffBluffaneerTable *self)
{
  tell (self);
  self->rest = TRUE;
  bluff_bluffaneer_table_show_board (self, &self->to);
  bluff_bluffaneer_table_fly_card (self, self->told.event.seat);
  take_off (self, BLUFF_FLIGHT_DEAL);
}

/* N3, N4 */
static void
present_setup (BluffBluffaneerTable *self)
{
  self->rest = FALSE;
  bluff_bluffaneer_table_show_board (self, &self->to);
  for (BluffSeat seat = 0; seat < self->to.head.table.players; seat++)
    bluff_bluffaneer_table_fly_card (self, seat);
  take_off (self, BLUFF_FLIGHT_DEAL);
}

/* --- Cards ---------------------------------------------------------------------------------------------------------
 */

static gboolean
after_cb (gpointer user_data)
{
  BluffBluffaneerTable *self = user_data;

  self->after = 0;
  end_play (self, FALSE);
  return G_SOURCE_REMOVE;
}

/* Whether a seat at this screen has to know. */
static gboolean
concerns (BluffBluffaneerTable *self, BluffSeat a, BluffSeat b)
{
  BluffSeats people = bluff_tabletop_get_people (BLUFF_TABLETOP (self));

  return bluff_seats_has (people, a) || bluff_seats_has (people, b);
}

/* The sheet has shown everything. If it concerns a person here, they confirm it; otherwise it stays for a while. */
static void
revealed_cb (BluffBluffaneerTable *self)
{
  BluffPace pace = bluff_tabletop_get_pace (BLUFF_TABLETOP (self));

  if (self->play != BLUFF_PLAY_REVEAL)
    return;

  self->play = BLUFF_PLAY_NEWS;
  self->top = (BluffPair) self->told.event.pair.card;
  bluff_tabletop_outcome (BLUFF_TABLETOP (self));
  if (!concerns (self, self->told.event.seat, self->view.head.turn) && pace != BLUFF_PACE_STEP)
    self->after = g_timeout_add (NEWS_RESTS * bluff_pace_rest (pace), after_cb, self);
}

static BluffRevealCause
cause_of (BluffBluffaneerTable *self, const BluffBluffaneerView *before)
{
  if (self->told.event.seat == before->head.turn)
    return BLUFF_REVEAL_MATCH;

  return self->answer < 0 ? BLUFF_REVEAL_CLAIMED : self->answer != 0 ? BLUFF_REVEAL_CALLED : BLUFF_REVEAL_PAID;
}

static void
present_reveal (BluffBluffaneerTable *self, const BluffBluffaneerView *before)
{
  self->play = BLUFF_PLAY_REVEAL;
  bluff_bluffaneer_table_show_sheet (self, self->reveal_sheet);
  bluff_bluffaneer_reveal_sheet_present (BLUFF_BLUFFANEER_REVEAL_SHEET (self->reveal_sheet),
                                         bluff_tabletop_get_crew (BLUFF_TABLETOP (self)), &self->told, before,
                                         cause_of (self, before), factor_of (self));
}

/* --- All of them ---------------------------------------------------------------------------------------------------
 */

static void
present_event (BluffBluffaneerTable *self, const BluffBluffaneerView *before)
{
  switch (self->told.event.kind)
    {
    case BLUFF_EVENT_ROLL:
      present_roll (self);
      break;
    case BLUFF_EVENT_PAY:
      present_pay (self);
      break;
    case BLUFF_EVENT_REVEAL:
      present_reveal (self, before);
      break;
    case BLUFF_EVENT_SETUP:
      present_setup (self);
      break;
    case BLUFF_EVENT_DRAW:
      present_draw (self);
      break;
    case BLUFF_EVENT_DECIDE:
    case BLUFF_EVENT_OVER:
      end_play (self, FALSE);
      break;
    case BLUFF_EVENT_ANSWER:
      self->answer = self->told.event.answer.call;
      tell (self);
      end_play (self, TRUE);
      break;
    default:
      tell (self);
      end_play (self, TRUE);
    }
}

void
bluff_bluffaneer_table_present (BluffTabletop *tabletop,
                                const BluffTold *told,
                                const BluffView *before,
                                const BluffView *after)
{
  BluffBluffaneerTable *self = BLUFF_BLUFFANEER_TABLE (tabletop);

  bluff_bluffaneer_table_drop_play (self);
  self->told = *told;
  self->to = after->bluffaneer;
  /* Payments that follow each other are one thing to look at. */
  self->rest = after->head.phase != BLUFF_PHASE_SETTLING;
  self->legal = (BluffLegal){ .seat = after->bluffaneer.seat };
  bluff_bluffaneer_table_show_sheet (self, NULL);
  bluff_bluffaneer_table_show_board (self, &before->bluffaneer);
  bluff_bluffaneer_table_update_actions (self);
  present_event (self, &before->bluffaneer);
}

void
bluff_bluffaneer_table_skip (BluffTabletop *tabletop)
{
  BluffBluffaneerTable *self = BLUFF_BLUFFANEER_TABLE (tabletop);

  switch (self->play)
    {
    case BLUFF_PLAY_ROLL:
      bluff_bluffaneer_mat_skip (self->mat);
      break;
    case BLUFF_PLAY_REVEAL:
      bluff_reveal_sheet_skip (BLUFF_REVEAL_SHEET (self->reveal_sheet));
      break;
    case BLUFF_PLAY_FLIGHT:
      bluff_flight_skip (self->flight);
      break;
    case BLUFF_PLAY_NEWS:
      end_play (self, FALSE);
      break;
    case BLUFF_PLAY_NONE:
      break;
    }
}

void
bluff_bluffaneer_table_watch_sheets (BluffBluffaneerTable *self)
{
  g_signal_connect_object (self->reveal_sheet, "done", G_CALLBACK (revealed_cb), self, G_CONNECT_SWAPPED);
}
