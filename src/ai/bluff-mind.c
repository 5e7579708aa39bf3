/* bluff-mind.c: the table of levels.
 *
 * To add a level, add it to BluffLevel and give it a row here.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-mind.h"

#include "bluff-deckhand.h"

typedef void (*Choose) (BluffMind *mind, const BluffView *view, const BluffLegal *legal, BluffAction *action);
typedef void (*Notice) (BluffMemory *memory, const BluffTold *told);

static void
choose_at_random (BluffMind *mind, const BluffView *view G_GNUC_UNUSED, const BluffLegal *legal, BluffAction *action)
{
  bluff_legal_random (legal, &mind->random, action);
}

static const struct
{
  const char *name;
  Notice notice; /* NULL: it remembers nothing */
  Choose choose[BLUFF_N_GAMES];
} levels[BLUFF_N_LEVELS] = {
  [BLUFF_LEVEL_RANDOM] = { "random", NULL, { choose_at_random, choose_at_random, choose_at_random } },
  [BLUFF_LEVEL_DECKHAND] = { "deckhand",
                             bluff_memory_notice,
                             { bluff_deckhand_pirate, bluff_deckhand_bluffer, bluff_deckhand_bluffaneer } },
};

const char *
bluff_level_name (BluffLevel level)
{
  g_return_val_if_fail (level < BLUFF_N_LEVELS, NULL);

  return levels[level].name;
}

gboolean
bluff_level_from_name (const char *name, BluffLevel *level)
{
  for (guint i = 0; i < BLUFF_N_LEVELS; i++)
    if (g_str_equal (levels[i].name, name))
      {
        *level = (BluffLevel) i;
        return TRUE;
      }

  return FALSE;
}

void
bluff_mind_init (BluffMind *self, BluffLevel level, BluffSeat seat, guint64 seed, guint64 stream)
{
  g_return_if_fail (level < BLUFF_N_LEVELS && seat < BLUFF_MAX_SEATS);

  *self = (BluffMind){ .level = (guint8) level, .seat = seat };
  bluff_random_seed_stream (&self->random, seed, stream);
  bluff_memory_init (&self->memory);
}

void
bluff_mind_notice (BluffMind *self, const BluffTold *told)
{
  g_return_if_fail (told->seat == self->seat);

  if (levels[self->level].notice != NULL)
    levels[self->level].notice (&self->memory, told);
}

void
bluff_mind_choose (BluffMind *self, const BluffView *view, const BluffLegal *legal, BluffAction *action)
{
  g_return_if_fail (legal->seat == self->seat && legal->kinds != 0);

  /* All levels so far decide in microseconds: it is enough that they do not begin. */
  if (bluff_mind_is_stopped (self))
    choose_at_random (self, view, legal, action);
  else
    levels[self->level].choose[view->head.table.game](self, view, legal, action);
}
