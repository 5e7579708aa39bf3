/* gallery-bluffer.c: plays games of Bluffer in the app and takes pictures of their moments (ui-sitting.h): alone with
 * computers, looking on at them, several at the same screen, one after the other behind the curtain, and by the clock.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-sitting.h"

enum
{
  PLAYERS = 4,
  SEED = 12
};

int
main (int argc, char **argv)
{
  static const UiSitting sittings[] = {
    { .company = "one", .people = 1 },
    { .company = "again", .people = 1, .seed = 7, .only = "take last-card" },
    { .company = "rich", .people = 1, .seed = 5, .eager = TRUE, .only = "many" },
    { .company = "nobody", .people = 0, .only = "onlooker" },
    { .company = "three", .people = 3, .only = "curtain match shout" },
    { .company = "in-turn", .people = 3, .in_turn = TRUE, .only = "shout" },
    { .company = "one-quick", .people = 1, .shout = BLUFF_SHOUT_QUICK, .keys = TRUE, .only = "claim shout" },
    { .company = "quick", .people = PLAYERS, .shout = BLUFF_SHOUT_QUICK, .keys = TRUE, .only = "rehearsal shout" },
  };
  g_autoptr (UiGallery) gallery = ui_gallery_new (argc, argv);

  for (guint i = 0; i < G_N_ELEMENTS (sittings); i++)
    {
      UiSitting sitting = sittings[i];

      sitting.game = BLUFF_GAME_BLUFFER;
      sitting.players = PLAYERS;
      sitting.seed = sitting.seed != 0 ? sitting.seed : SEED;
      ui_sitting_play (&sitting, gallery);
    }

  return 0;
}
