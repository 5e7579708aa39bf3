/* stage-world.h: a match with its stage and people who play on it at random, and check that nobody sees what they may
 * not.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-stage.h"
#include "memory-journal.h"

G_BEGIN_DECLS

enum
{
  N_COMPANIES = 8,
  SHORT_WINDOW = 1 /* second, in which a rope burns down */
};

typedef struct
{
  const char *name;
  BluffGame game;
  guint players;
  BluffSeats people;
  gboolean in_turn;
  BluffShout shout;
} Company;

/* All sorts of people and computers around one screen. */
extern const Company companies[N_COMPANIES];

typedef struct
{
  const Company *company;
  MemoryJournal *journal;
  BluffMatch *match;
  BluffStage *stage;
  BluffRandom random;
  guint to_be_done;
  guint openly;  /* open moments */
  guint passed;  /* curtains for one person in a moment */
  guint gathers; /* curtains for all */
  guint looks;   /* open turns */
} World;

/* After N events of EVENTS. */
void world_init (World *world, const Company *company, const BluffEvent *events, guint n);

void world_clear (World *world);

/* Whether the match is in a moment in which people may shout. */
gboolean is_moment (BluffMatch *match);

/* The people who are asked now. */
BluffSeats get_asked (World *world);

/* One thing, if there is one to be done; a decision of a moment only if DECIDING. */
void step (World *world, gboolean deciding);

/* Until people are asked. */
void play_to_moment (World *world);

/* Until the moment is over, without anybody doing anything more. */
void play_out_moment (World *world);

/* What was kept, from 0. */
const BluffEvent *get_event (World *world, guint index);

/* How many of the moment's decisions have been kept, and the shouts among them. */
guint count_decisions (World *world, BluffSeats *shouted);

G_END_DECLS
