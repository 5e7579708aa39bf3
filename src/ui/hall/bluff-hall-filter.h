/* bluff-hall-filter.h: which finished games are looked at: a bar of choices.
 *
 * Properties
 *   brief (gboolean)   only the game and the period are asked for
 *
 * Signals
 *   changed            something else was chosen, by a person or by bluff_hall_filter_clear
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-store-game.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_HALL_FILTER (bluff_hall_filter_get_type ())

G_DECLARE_FINAL_TYPE (BluffHallFilter, bluff_hall_filter, BLUFF, HALL_FILTER, AdwBin)

/* Whom one can choose (BluffStorePlayer), in this order. Who is chosen stays chosen, or is nobody if that player is
 * gone. */
void bluff_hall_filter_set_players (BluffHallFilter *self, GPtrArray *players);

/* Chooses a player, who may be told before the players are. */
void bluff_hall_filter_choose_player (BluffHallFilter *self, gint64 player);

/* What is chosen, without a name that is looked for. Borrows its texts, which live as long as the program. NOW is the
 * time, in Unix milliseconds. */
BluffStoreFilter bluff_hall_filter_get (BluffHallFilter *self, gint64 now);

/* What is narrowed down, in one line: "Bluffer · Anna"; NULL if nothing is. Newly allocated. */
char *bluff_hall_filter_say (BluffHallFilter *self);

/* Whether nothing is narrowed down; and makes it so. */
gboolean bluff_hall_filter_is_clear (BluffHallFilter *self);
void bluff_hall_filter_clear (BluffHallFilter *self);

/* What is chosen, to be chosen again in another filter. */
typedef struct
{
  guint game; /* from 1; 0: all */
  guint period;
  gint64 player;
  gint64 opponent;
  gboolean computers;
  gboolean people_only;
} BluffHallChoice;

BluffHallChoice bluff_hall_filter_get_choice (BluffHallFilter *self);
void bluff_hall_filter_set_choice (BluffHallFilter *self, const BluffHallChoice *choice);

G_END_DECLS
