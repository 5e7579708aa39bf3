/* ui-player-secrets.c: who looks at the screen, and what they may not see: what all games have in common.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-player-private.h"

#include "texts.h"

#include "bluff-card.h"
#include "bluff-log.h"
#include "bluff-tabletop.h"
#include "bluff-words.h"

#include <glib/gi18n.h>

/* --- Who looks -----------------------------------------------------------------------------------------------------
 */

/* Whether an event leaves the moment of the raiser private. */
static gboolean
is_own (UiPlayer *self, const BluffEvent *event)
{
  /* The others decide or vote under a cup. */
  if (event->kind == BLUFF_EVENT_DECIDE || event->kind == BLUFF_EVENT_VOTE)
    return event->seat != self->raiser;

  return event->kind == BLUFF_EVENT_RESHUFFLE ||
         (event->seat == self->raiser &&
          (event->kind == BLUFF_EVENT_DRAW || event->kind == BLUFF_EVENT_BOARD || event->kind == BLUFF_EVENT_PEEK));
}

/* Who looks now: the only person; or the one who raised the curtain and has done nothing in public since. */
static BluffSeat
find_looker (UiPlayer *self)
{
  BluffMatch *match = bluff_saved_game_get_match (self->game);
  BluffSeats people = bluff_match_get_people (match);
  guint n = bluff_match_get_n_told (match);
  BluffTold told;

  if (bluff_seats_count (people) == 1)
    return bluff_seats_first (people);
  if (self->raiser == BLUFF_NO_SEAT)
    return BLUFF_ONLOOKER;

  for (guint number = self->raised_at + 1; number <= n; number++)
    if (bluff_match_tell (match, number, BLUFF_ONLOOKER, &told) && !is_own (self, &told.event))
      return BLUFF_ONLOOKER;

  return self->raiser;
}

/* --- The log -------------------------------------------------------------------------------------------------------
 */

static void
check_line (UiPlayer *self, GtkWidget *widget, gpointer data)
{
  GHashTable *allowed = data;

  (void) self;
  if (GTK_IS_LABEL (widget) && gtk_widget_get_ancestor (widget, BLUFF_TYPE_LOG) != NULL &&
      gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_VIEW) != NULL && !gtk_widget_has_css_class (widget, "bb-round") &&
      !g_hash_table_contains (allowed, gtk_label_get_text (GTK_LABEL (widget))))
    g_error ("The log says: %s", gtk_label_get_text (GTK_LABEL (widget)));
}

/* Every line is what the viewer was told. */
static void
check_log (UiPlayer *self, BluffSeat looker)
{
  BluffMatch *match = bluff_saved_game_get_match (self->game);
  BluffCast cast = bluff_crew_get_cast (self->crew, looker);
  g_autoptr (GHashTable) allowed = NULL;
  BluffTold told;

  if (ui_player_find_type (self, BLUFF_TYPE_LOG) == NULL)
    return;

  allowed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_hash_table_add (allowed, g_strdup (""));
  for (guint number = 1; bluff_match_tell (match, number, looker, &told); number++)
    g_hash_table_add (allowed, bluff_words_event (&cast, &told));
  ui_player_visit_all (self, check_line, allowed);
}

/* --- The curtain ---------------------------------------------------------------------------------------------------
 */

static void
check_nothing (UiPlayer *self, GtkWidget *widget, gpointer data)
{
  (void) self;
  (void) data;
  if (BLUFF_IS_CARD (widget) || BLUFF_IS_TABLETOP (widget) || BLUFF_IS_LOG (widget) || GTK_IS_POPOVER (widget))
    g_error ("%s is seen while the curtain is down", G_OBJECT_TYPE_NAME (widget));
}

void
ui_player_note_raiser (UiPlayer *self, GtkWidget *curtain)
{
  BluffMatch *match;

  if (self->game == NULL)
    return;

  match = bluff_saved_game_get_match (self->game);
  self->raiser = BLUFF_NO_SEAT;
  self->raised_at = bluff_match_get_n_told (match);
  for (BluffSeat seat = 0; seat < bluff_crew_get_size (self->crew); seat++)
    {
      BluffCast cast = bluff_crew_get_cast (self->crew, BLUFF_NO_SEAT);
      g_autofree char *name = bluff_cast_name (&cast, seat);
      g_autofree char *says = g_strdup_printf (_ (TEXT_RAISE_SAIL_FORMAT), name);

      if (ui_driver_find (self->driver, curtain, GTK_TYPE_BUTTON, says) != NULL)
        self->raiser = seat;
    }
}

/* --- All of it -----------------------------------------------------------------------------------------------------
 */

void
ui_player_check (UiPlayer *self)
{
  BluffSeat looker;

  if (self->choice == UI_CHOICE_CURTAIN)
    ui_player_visit_all (self, check_nothing, NULL);
  if (self->game == NULL || self->choice == UI_CHOICE_CURTAIN || self->choice == UI_CHOICE_END)
    return;

  looker = find_looker (self);
  ui_player_get_game (self)->check (self, looker);
  check_log (self, looker);
}
