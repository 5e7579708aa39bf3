/* bluff-pirate-table-events.c: how the table of Bluff Pirate presents what happens.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-table-private.h"

#include "bluff-pirate-outlook.h"

enum
{
  /* How long a sheet stays that nobody at this screen confirms, in rests of the pace. */
  NEWS_RESTS = 4
};

static double
factor_of (BluffPirateTable *self)
{
  return bluff_pace_motion (bluff_tabletop_get_pace (BLUFF_TABLETOP (self)));
}

void
bluff_pirate_table_drop_scene (BluffPirateTable *self)
{
  g_clear_handle_id (&self->after, g_source_remove);
  self->scene = BLUFF_SCENE_NONE;
  if (self->flight != NULL)
    bluff_flight_skip (self->flight);
}

static void
end_scene (BluffPirateTable *self, gboolean rest)
{
  bluff_pirate_table_drop_scene (self);
  bluff_tabletop_done (BLUFF_TABLETOP (self), rest);
}

static gboolean
after_cb (gpointer user_data)
{
  BluffPirateTable *self = user_data;

  self->after = 0;
  end_scene (self, FALSE);
  return G_SOURCE_REMOVE;
}

/* A sheet has shown everything. If it concerns a person here, they confirm it; otherwise it stays for a while. */
static void
await_reader (BluffPirateTable *self, gboolean concerned)
{
  BluffPace pace = bluff_tabletop_get_pace (BLUFF_TABLETOP (self));

  self->scene = BLUFF_SCENE_NEWS;
  bluff_tabletop_outcome (BLUFF_TABLETOP (self));
  if (!concerned && pace != BLUFF_PACE_STEP)
    self->after = g_timeout_add (NEWS_RESTS * bluff_pace_rest (pace), after_cb, self);
}

/* --- The outcome ---------------------------------------------------------------------------------------------------
 */

/* Hands, piles and islands tell it too: they wait until the cards are turned over, or the lid is open. */
static gboolean
is_kept_back (const BluffTold *told)
{
  return told->event.kind == BLUFF_EVENT_REVEAL || told->event.kind == BLUFF_EVENT_OPEN;
}

static void
show_still (BluffPirateTable *self, const BluffPirateView *before)
{
  BluffPirateView still = *before;

  /* Nobody has to think any more. */
  still.head.awaited = 0;
  bluff_pirate_table_show_board (self, &still);
  bluff_pirate_table_update_actions (self);
}

static void
show_outcome (BluffPirateTable *self)
{
  bluff_pirate_table_show_board (self, &self->outcome);
  bluff_pirate_table_update_actions (self);
}

/* --- Motion on the board -------------------------------------------------------------------------------------------
 */

/* The board calls back also when the motion was skipped, or the table shows something else by then. */
static void
moved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffPirateTable) self = user_data;

  bluff_pirate_board_move_finish (BLUFF_PIRATE_BOARD (source), result);
  if (self->scene != BLUFF_SCENE_MOTION)
    return;

  if (is_kept_back (&self->told))
    show_outcome (self);
  end_scene (self, TRUE);
}

static void
present_sail (BluffPirateTable *self, const BluffEvent *event)
{
  bluff_pirate_table_show_sheet (self, NULL);
  self->scene = BLUFF_SCENE_MOTION;
  bluff_pirate_board_sail_async (self->board, event->seat, event->sail.from, event->sail.to, factor_of (self), moved_cb,
                                 g_object_ref (self));
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffPirateTable) self = user_data;

  bluff_pirate_board_move_finish (BLUFF_PIRATE_BOARD (source), result);
  if (self->scene != BLUFF_SCENE_MOTION)
    return;

  show_outcome (self);
  /* News for everybody who plays; where only computers do, nobody may be there to confirm it. */
  bluff_pirate_table_show_sheet (self, self->island_sheet);
  await_reader (self, bluff_tabletop_get_people (BLUFF_TABLETOP (self)) != 0);
}

/* An empty island is news; the treasure is the end, which has a sheet of its own. */
static void
present_open (BluffPirateTable *self, const BluffEvent *event)
{
  guint island = event->open.island - 1u;

  self->scene = BLUFF_SCENE_MOTION;
  if (event->open.treasure)
    {
      bluff_pirate_board_open_async (self->board, island, BLUFF_ISLAND_TREASURE, factor_of (self), moved_cb,
                                     g_object_ref (self));
      return;
    }

  bluff_pirate_island_sheet_present (bluff_pirate_table_get_island_sheet (self),
                                     bluff_tabletop_get_crew (BLUFF_TABLETOP (self)), &self->told, factor_of (self));
  bluff_pirate_board_open_async (self->board, island, BLUFF_ISLAND_EMPTY, factor_of (self), opened_cb,
                                 g_object_ref (self));
}

/* --- Sheets --------------------------------------------------------------------------------------------------------
 */

/* Whether a seat at this screen has to know: its own, or anybody's if several people look. */
static gboolean
concerns (BluffPirateTable *self, BluffSeat a, BluffSeat b)
{
  BluffSeats people = bluff_tabletop_get_people (BLUFF_TABLETOP (self));

  return bluff_seats_has (people, a) || bluff_seats_has (people, b);
}

void
bluff_pirate_table_revealed (BluffPirateTable *self)
{
  const BluffEvent *event;

  if (self->scene != BLUFF_SCENE_REVEAL)
    return;

  event = &self->told.event;
  show_outcome (self);
  await_reader (self, concerns (self, event->seat, event->reveal.voter));
}

static void
present_reveal (BluffPirateTable *self, const BluffTold *told, const BluffPirateView *before)
{
  guint8 after[BLUFF_PIRATE_SEATS];

  bluff_pirate_outlook_after (before, &told->event, after);
  self->scene = BLUFF_SCENE_REVEAL;
  bluff_pirate_table_show_sheet (self, GTK_WIDGET (bluff_pirate_table_get_reveal_sheet (self)));
  bluff_pirate_reveal_sheet_present (bluff_pirate_table_get_reveal_sheet (self),
                                     bluff_tabletop_get_crew (BLUFF_TABLETOP (self)), told, before->square, after,
                                     factor_of (self));
}

static void
present_board (BluffPirateTable *self, const BluffTold *told)
{
  bluff_pirate_board_sheet_present (bluff_pirate_table_get_board_sheet (self),
                                    bluff_tabletop_get_crew (BLUFF_TABLETOP (self)), told, factor_of (self));
  bluff_pirate_table_show_sheet (self, self->board_sheet);
  await_reader (self, concerns (self, told->event.seat, told->event.board.victim));
}

/* --- Cards that fly ------------------------------------------------------------------------------------------------
 */

static void
landed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffPirateTable) self = user_data;

  bluff_flight_go_finish (BLUFF_FLIGHT (source), result);
  if (self->scene != BLUFF_SCENE_MOTION)
    return;

  if (self->told.event.kind == BLUFF_EVENT_BOARD)
    present_board (self, &self->told);
  else
    end_scene (self, self->told.event.kind != BLUFF_EVENT_SETUP);
}

static void
present_flight (BluffPirateTable *self, const BluffPirateSpots *spots)
{
  bluff_pirate_table_show_sheet (self, NULL);
  self->scene = BLUFF_SCENE_MOTION;
  bluff_pirate_table_fly (self, &self->told, spots, landed_cb);
}

/* --- All of them ---------------------------------------------------------------------------------------------------
 */

void
bluff_pirate_table_present (BluffTabletop *tabletop,
                            const BluffTold *told,
                            const BluffView *before,
                            const BluffView *after)
{
  BluffPirateTable *self = BLUFF_PIRATE_TABLE (tabletop);
  BluffPirateSpots spots;

  bluff_pirate_table_drop_scene (self);
  bluff_pirate_table_find_spots (self, &spots);
  self->told = *told;
  bluff_pirate_cups_add (&self->cups, told);
  self->legal = (BluffLegal){ .seat = after->pirate.seat };
  self->outcome = after->pirate;
  if (is_kept_back (told))
    show_still (self, &before->pirate);
  else
    show_outcome (self);

  switch (told->event.kind)
    {
    case BLUFF_EVENT_REVEAL:
      present_reveal (self, told, &before->pirate);
      break;
    case BLUFF_EVENT_SAIL:
      present_sail (self, &told->event);
      break;
    case BLUFF_EVENT_OPEN:
      present_open (self, &told->event);
      break;
    case BLUFF_EVENT_VOTE:
      bluff_pirate_table_show_phase (self);
      end_scene (self, FALSE);
      break;
    case BLUFF_EVENT_OVER:
      end_scene (self, FALSE);
      break;
    default:
      present_flight (self, &spots);
    }
}

void
bluff_pirate_table_skip (BluffTabletop *tabletop)
{
  BluffPirateTable *self = BLUFF_PIRATE_TABLE (tabletop);

  switch (self->scene)
    {
    case BLUFF_SCENE_MOTION:
      bluff_pirate_board_skip (self->board);
      bluff_flight_skip (self->flight);
      break;
    case BLUFF_SCENE_REVEAL:
      bluff_reveal_sheet_skip (BLUFF_REVEAL_SHEET (bluff_pirate_table_get_reveal_sheet (self)));
      break;
    case BLUFF_SCENE_NEWS:
      end_scene (self, FALSE);
      break;
    case BLUFF_SCENE_NONE:
      break;
    }
}
