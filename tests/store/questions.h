/* questions.h: everything that can be asked of a store, and a store in which it can be asked.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store-fixture.h"

G_BEGIN_DECLS

enum
{
  WORLD_GAMES = 4,
  WORLD_EVENING = 2000 /* a moment after the end of "over" */
};

/* Who plays there: Anna has ended the game "over", goes on with "open" and has not begun with "idle" and "last"; Bo and
 * Cleo have not played yet. */
typedef struct
{
  BluffStore *store;
  gint64 anna, bo, cleo;
} World;

typedef struct
{
  const char *name;
  gboolean (*ask) (World *world, GError **error); /* whether it was answered */
  const char *needs;                              /* the tables without which it cannot be, as far as they are few */
  gboolean patient;                               /* it is answered although a part of it could not be done */
} Question;

/* Those that destroy come last. */
extern const Question questions[];
extern const guint n_questions;

/* In a new database. */
World questions_make_world (const char *directory);

G_END_DECLS
