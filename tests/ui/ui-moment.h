/* ui-moment.h: a table at which people shout, in the real app: everything but the shout itself is played through the
 * match, as quickly as it goes.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ui-player.h"

G_BEGIN_DECLS

enum
{
  UI_MOMENT_SEATS = 4,
  UI_MOMENT_SEED = 11
};

extern const char *const ui_moment_names[UI_MOMENT_SEATS];

typedef struct
{
  UiDriver *driver;
  BluffSavedGame *game;
  BluffMatch *match;
  GSettings *settings;
  BluffRandom random;
} UiMoment;

/* For g_test_add. */
void ui_moment_set_up (UiMoment *self, gconstpointer data);
void ui_moment_tear_down (UiMoment *self, gconstpointer data);

/* PEOPLE: h for a person, c for a computer. */
void ui_moment_sit_down (UiMoment *self, BluffGame game, const char *people, BluffShout shout, guint64 seed);

/* The first visible widget of TYPE, or NULL. */
GtkWidget *ui_moment_find (UiMoment *self, GType type);

/* Whether the match is in a moment of shouting. */
gboolean ui_moment_is_on (UiMoment *self);

/* Until somebody is asked on the screen. The curtain is raised on the way, as often as it falls. */
void ui_moment_wait (UiMoment *self);

/* Until the moment is over, and its decisions are saved. */
void ui_moment_wait_for_end (UiMoment *self);

/* One step: what is shown is skipped, and a curtain raised; a person who is awaited, but not in a moment, does
 * anything. */
void ui_moment_go_on (UiMoment *self);
void ui_moment_play_anything (UiMoment *self);

/* The decisions of the last moment, as the store has them: "+0" Ada shouted, "-1" Bea let it pass. Newly allocated. */
char *ui_moment_read_decisions (UiMoment *self);

/* Some seat that is asked, and another one. */
void ui_moment_find_two (UiMoment *self, BluffSeat *a, BluffSeat *b);

/* Presses the usual key of a seat. */
void ui_moment_press_seat (UiMoment *self, BluffSeat seat);

G_END_DECLS
