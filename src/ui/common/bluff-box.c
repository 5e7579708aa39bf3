/* bluff-box.c: what is printed on a game's box.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-box.h"

#include <glib/gi18n.h>

static const struct
{
  guint min_minutes, max_minutes;
  guint age;
} boxes[BLUFF_N_GAMES] = {
  [BLUFF_GAME_PIRATE] = { 35, 35, 6 },
  [BLUFF_GAME_BLUFFER] = { 10, 15, 5 },
  [BLUFF_GAME_BLUFFANEER] = { 15, 15, 10 },
};

char *
bluff_box_players (BluffGame game)
{
  guint most = bluff_game_max_players (game);

  /* Translators: how many can play a game: from %1$u to %2$u, which decides on the form. */
  return g_strdup_printf (ngettext ("%1$u to %2$u player", "%1$u to %2$u players", most), bluff_game_min_players (game),
                          most);
}

char *
bluff_box_players_brief (BluffGame game)
{
  /* Translators: how many can play: from %1$u to %2$u. Short: it stands beside a picture of people. */
  return g_strdup_printf (_ ("%1$u–%2$u"), bluff_game_min_players (game), bluff_game_max_players (game));
}

char *
bluff_box_minutes (BluffGame game)
{
  guint least = boxes[game].min_minutes, most = boxes[game].max_minutes;

  if (least == most)
    /* Translators: how long a game takes, in minutes. Short: it can stand beside a picture of a clock. */
    return g_strdup_printf (ngettext ("%u min", "%u min", most), most);

  /* Translators: how long a game takes: from %1$u to %2$u minutes. Short: it can stand beside a picture of a clock. */
  return g_strdup_printf (ngettext ("%1$u–%2$u min", "%1$u–%2$u min", most), least, most);
}

char *
bluff_box_age (BluffGame game)
{
  /* Translators: the age in years from which a game can be played; at least 5. */
  return g_strdup_printf (ngettext ("from age %u", "from age %u", boxes[game].age), boxes[game].age);
}

char *
bluff_box_facts (BluffGame game)
{
  g_autofree char *players = bluff_box_players (game);
  g_autofree char *minutes = bluff_box_minutes (game);
  g_autofree char *age = bluff_box_age (game);

  /* Translators: what is printed on a game's box: "3 to 6 players", "15 min" and "from age 10", which are translated by
   * themselves. */
  return g_strdup_printf (C_ ("facts", "%1$s, %2$s, %3$s"), players, minutes, age);
}
