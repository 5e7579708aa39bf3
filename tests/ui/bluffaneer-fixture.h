/* bluffaneer-fixture.h: the table of Bluffaneer in a window, with a made-up game of four.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffaneer-table-private.h"

G_BEGIN_DECLS

enum
{
  PLAYERS = 4
};

extern const BluffCrewMember members[PLAYERS];

typedef struct
{
  GtkWidget *window;
  BluffTabletop *table;
  BluffView view;
  guint done; /* how often the table has said so */
} Fixture;

/* Anna alone looks, and it is the first roll. */
void set_up (Fixture *self, gconstpointer data);

void tear_down (Fixture *self, gconstpointer data);

/* Shows an event that leads from the view to AFTER. */
void present (Fixture *self, const BluffEvent *event, const BluffView *after);

/* Lets the main loop run. */
void run_for (double seconds);

/* The first of that type in or below WIDGET; NULL if there is none. */
GtkWidget *find (GtkWidget *widget, GType type);

G_END_DECLS
