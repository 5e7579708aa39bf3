/* bluff-lab-level.c: players of the lab's own.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-level.h"

#include "bluff-bits.h"

typedef void (*Choose) (BluffRandom *random, const BluffView *view, const BluffLegal *legal, BluffAction *action);

/* --- The hoarder ---------------------------------------------------------------------------------------------------
 */

static void
hoard_pirate (BluffRandom *random, const BluffView *view G_GNUC_UNUSED, const BluffLegal *legal, BluffAction *action)
{
  BluffActionKinds spending = bluff_action_kinds_of (BLUFF_ACTION_LAY) | bluff_action_kinds_of (BLUFF_ACTION_BOARD);
  BluffLegal saving = *legal;

  saving.kinds &= ~spending;
  bluff_legal_random (saving.kinds != 0 ? &saving : legal, random, action);
}

/* Whether there is something to draw, if only after a reshuffle (B18). */
static gboolean
can_draw (const BluffBlufferView *view)
{
  return view->draw_size > 0 || bluff_bits_count (view->pile) > 1;
}

static void
hoard_bluffer (BluffRandom *random, const BluffView *view, const BluffLegal *legal, BluffAction *action)
{
  BluffLegal saving = *legal;

  if (bluff_legal_offers (legal, BLUFF_ACTION_DRAW) && can_draw (&view->bluffer))
    saving.kinds = bluff_action_kinds_of (BLUFF_ACTION_DRAW);
  bluff_legal_random (&saving, random, action);
}

/* --- The hasty -----------------------------------------------------------------------------------------------------
 */

static void
hurry (BluffRandom *random, const BluffView *view G_GNUC_UNUSED, const BluffLegal *legal, BluffAction *action)
{
  bluff_legal_random (legal, random, action);
  if (action->kind == BLUFF_ACTION_DECIDE)
    action->yes = TRUE;
}

static void
choose_any (BluffRandom *random, const BluffView *view G_GNUC_UNUSED, const BluffLegal *legal, BluffAction *action)
{
  bluff_legal_random (legal, random, action);
}

/* --- Levels --------------------------------------------------------------------------------------------------------
 */

static const struct
{
  const char *name;
  Choose choose[BLUFF_N_GAMES];
} own[BLUFF_LAB_N_LEVELS - BLUFF_N_LEVELS] = {
  [BLUFF_LAB_LEVEL_HOARDER - BLUFF_N_LEVELS] = { "hoarder", { hoard_pirate, hoard_bluffer, choose_any } },
  [BLUFF_LAB_LEVEL_HASTY - BLUFF_N_LEVELS] = { "hasty", { hurry, hurry, hurry } },
};

const char *
bluff_lab_level_name (guint level)
{
  g_return_val_if_fail (level < BLUFF_LAB_N_LEVELS, NULL);

  return level < BLUFF_N_LEVELS ? bluff_level_name ((BluffLevel) level) : own[level - BLUFF_N_LEVELS].name;
}

gboolean
bluff_lab_level_from_name (const char *name, guint n_levels, guint8 *level)
{
  for (guint i = 0; i < n_levels; i++)
    if (g_str_equal (bluff_lab_level_name (i), name))
      {
        *level = (guint8) i;
        return TRUE;
      }

  return FALSE;
}

void
bluff_lab_level_init (guint level, BluffMind *mind, BluffSeat seat, guint64 seed, guint64 stream)
{
  bluff_mind_init (mind, level < BLUFF_N_LEVELS ? (BluffLevel) level : BLUFF_LEVEL_RANDOM, seat, seed, stream);
}

void
bluff_lab_level_choose (guint level,
                        BluffMind *mind,
                        const BluffView *view,
                        const BluffLegal *legal,
                        BluffAction *action)
{
  if (level < BLUFF_N_LEVELS)
    bluff_mind_choose (mind, view, legal, action);
  else
    own[level - BLUFF_N_LEVELS].choose[view->head.table.game](&mind->random, view, legal, action);
}
