/* gallery-tavern.c: plays games of Bluffaneer in the app and takes pictures of their moments (ui-sitting.h): alone with
 * computers, several at the same screen, one after the other behind the curtain, by the clock, and until a coin is
 * tossed.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-sitting.h"

enum
{
  PLAYERS = 5,
  SEED = 12
};

int
main (int argc, char **argv)
{
  static const UiSitting sittings[] = {
    { .company = "one", .people = 1 },
    { .company = "three", .people = 3 },
    { .company = "in-turn", .people = 3, .in_turn = TRUE, .only = "curtain shout" },
    { .company = "quick", .people = 3, .shout = BLUFF_SHOUT_QUICK, .keys = TRUE, .only = "rehearsal roll shout" },
    { .company = "five", .people = 5, .only = "shout answer" },
    { .company = "coin", .people = 1, .eager = TRUE, .only = "toss" },
  };
  g_autoptr (UiGallery) gallery = ui_gallery_new (argc, argv);

  for (guint i = 0; i < G_N_ELEMENTS (sittings); i++)
    {
      UiSitting sitting = sittings[i];

      sitting.game = BLUFF_GAME_BLUFFANEER;
      sitting.players = PLAYERS;
      sitting.seed = SEED;
      ui_sitting_play (&sitting, gallery);
    }

  return 0;
}
