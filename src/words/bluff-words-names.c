/* bluff-words-names.c: what the things of the games are called in the reader's language.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words-names.h"

#include <glib/gi18n.h>

/* A name in records and what it is called. */
typedef struct
{
  const char *option; /* only for values of options */
  const char *name;
  const char *context; /* NULL if the word alone is enough */
  const char *word;
} Entry;

static const char *const game_words[BLUFF_N_GAMES] = {
  /* Translators: name of a game; it is not translated. */
  [BLUFF_GAME_PIRATE] = N_ ("Bluff Pirate"),
  /* Translators: name of a game: somebody who bluffs. */
  [BLUFF_GAME_BLUFFER] = N_ ("Bluffer"),
  /* Translators: name of a game; it is not translated. */
  [BLUFF_GAME_BLUFFANEER] = N_ ("Bluffaneer"),
};

static const char *const suit_words[BLUFF_N_SUITS] = {
  /* Translators: suit of cards: a pirate's sword. */
  [BLUFF_SUIT_CUTLASS] = N_ ("Cutlass"),
  /* Translators: suit of cards. */
  [BLUFF_SUIT_SPYGLASS] = N_ ("Spyglass"),
  /* Translators: suit of cards. */
  [BLUFF_SUIT_PARROT] = N_ ("Parrot"),
  /* Translators: suit of cards: a pirate's hook in place of a hand. */
  [BLUFF_SUIT_HOOK] = N_ ("Hook"),
  /* Translators: suit of cards: it shows where north is. */
  [BLUFF_SUIT_COMPASS] = N_ ("Compass"),
  /* Translators: suit of cards. */
  [BLUFF_SUIT_HAT] = N_ ("Hat"),
  /* Translators: suit of cards. */
  [BLUFF_SUIT_FLAG] = N_ ("Flag"),
  /* Translators: suit of cards. */
  [BLUFF_SUIT_ANCHOR] = N_ ("Anchor"),
  /* Translators: suit of cards; not the word that also means a bluff. */
  [BLUFF_SUIT_LANTERN] = N_ ("Lantern"),
  /* Translators: suit of cards: of rum or powder. */
  [BLUFF_SUIT_BARREL] = N_ ("Barrel"),
};

static const char *const pirate_words[BLUFF_N_SUITS] = {
  /* Translators: the pirate card of the suit "Cutlass", in a list of cards. Each suit has one pirate card. */
  [BLUFF_SUIT_CUTLASS] = N_ ("Cutlass pirate"),
  /* Translators: the pirate card of the suit "Spyglass". */
  [BLUFF_SUIT_SPYGLASS] = N_ ("Spyglass pirate"),
  /* Translators: the pirate card of the suit "Parrot". */
  [BLUFF_SUIT_PARROT] = N_ ("Parrot pirate"),
  /* Translators: the pirate card of the suit "Hook". */
  [BLUFF_SUIT_HOOK] = N_ ("Hook pirate"),
  /* Translators: the pirate card of the suit "Compass". */
  [BLUFF_SUIT_COMPASS] = N_ ("Compass pirate"),
  /* Translators: the pirate card of the suit "Hat". */
  [BLUFF_SUIT_HAT] = N_ ("Hat pirate"),
  /* Translators: the pirate card of the suit "Flag". */
  [BLUFF_SUIT_FLAG] = N_ ("Flag pirate"),
  /* Translators: the pirate card of the suit "Anchor". */
  [BLUFF_SUIT_ANCHOR] = N_ ("Anchor pirate"),
  /* Translators: the pirate card of the suit "Lantern". */
  [BLUFF_SUIT_LANTERN] = N_ ("Lantern pirate"),
  /* Translators: the pirate card of the suit "Barrel". */
  [BLUFF_SUIT_BARREL] = N_ ("Barrel pirate"),
};

static const char *const icon_words[BLUFF_N_ICONS] = {
  /* Translators: icon of the bone dice. */
  [BLUFF_ICON_CHEST] = N_ ("Treasure chest"),
  /* Translators: icon of the bone dice: two crossed swords. */
  [BLUFF_ICON_SWORDS] = N_ ("Swords"),
  /* Translators: icon of the bone dice. */
  [BLUFF_ICON_SHIP] = N_ ("Ship"),
  /* Translators: icon of the bone dice: two crossed bones. */
  [BLUFF_ICON_CROSSBONES] = N_ ("Crossbones"),
};

static const char *const double_words[BLUFF_N_ICONS] = {
  /* Translators: what a roll shows; stands after a colon: "You roll: Two treasure chests." */
  [BLUFF_ICON_CHEST] = N_ ("Two treasure chests"),
  /* Translators: what a roll shows; stands after a colon. On each of the dice there are two crossed swords. */
  [BLUFF_ICON_SWORDS] = N_ ("Two pairs of swords"),
  /* Translators: what a roll shows; stands after a colon. */
  [BLUFF_ICON_SHIP] = N_ ("Two ships"),
  /* Translators: what a roll shows; stands after a colon. On each of the dice there are two crossed bones. */
  [BLUFF_ICON_CROSSBONES] = N_ ("Two pairs of crossbones"),
};

static const char *const place_words[BLUFF_MAX_SEATS] = {
  /* Translators: place in the ranking. */
  N_ ("1st"),
  /* Translators: place in the ranking. */
  N_ ("2nd"),
  /* Translators: place in the ranking. */
  N_ ("3rd"),
  /* Translators: place in the ranking. */
  N_ ("4th"),
  /* Translators: place in the ranking. */
  N_ ("5th"),
  /* Translators: place in the ranking. */
  N_ ("6th"),
};

static const Entry levels[] = {
  /* Translators: level of a computer player: any move that is legal, by chance. */
  { .name = "random", .word = N_ ("Random") },
  /* Translators: level of a computer player for comparison: it never bluffs and never doubts. */
  { .name = "plain", .word = N_ ("Plain") },
  /* Translators: level of a computer player for comparison: what brings most at once. */
  { .name = "greedy", .word = N_ ("Greedy") },
  /* Translators: lowest of four levels of a computer player, a rank on board; no gender. */
  { .name = "deckhand", .word = N_ ("Deckhand") },
  /* Translators: second of four levels of a computer player, a rank on board; no gender. */
  { .name = "sailor", .word = N_ ("Sailor") },
  /* Translators: third of four levels of a computer player, a rank on board; no gender. */
  { .name = "mate", .word = N_ ("First mate") },
  /* Translators: highest of four levels of a computer player, a rank on board; no gender. */
  { .name = "captain", .word = N_ ("Captain") },
  /* Translators: level of a computer player: another program makes the moves. */
  { .name = "outside", .word = N_ ("Outside program") },
  { NULL },
};

static const Entry characters[] = {
  /* Translators: character of a computer player; no gender. */
  { .name = "honest", .context = "character", .word = NC_ ("character", "Honest") },
  /* Translators: character of a computer player; no gender. */
  { .name = "cautious", .context = "character", .word = NC_ ("character", "Cautious") },
  /* Translators: character of a computer player; no gender. */
  { .name = "balanced", .context = "character", .word = NC_ ("character", "Balanced") },
  /* Translators: character of a computer player; no gender. */
  { .name = "reckless", .context = "character", .word = NC_ ("character", "Reckless") },
  { NULL },
};

static const Entry options[] = {
  /* Translators: option of Bluff Pirate: how far away the islands lie. */
  { .name = "voyage", .word = N_ ("The Voyage") },
  /* Translators: option of Bluffer: the screen keeps showing the hidden sides that a player has seen. */
  { .name = "memory_aid", .word = N_ ("Memory Aid") },
  /* Translators: option: how "first to shout" is offered to people. */
  { .name = "shout", .word = N_ ("Shout") },
  { NULL },
};

static const Entry values[] = {
  /* Translators: length of the voyage. */
  { .option = "voyage", .name = "short", .context = "voyage", .word = NC_ ("voyage", "Short") },
  /* Translators: length of the voyage. */
  { .option = "voyage", .name = "standard", .context = "voyage", .word = NC_ ("voyage", "Standard") },
  /* Translators: length of the voyage. */
  { .option = "voyage", .name = "long", .context = "voyage", .word = NC_ ("voyage", "Long") },
  /* Translators: an option that is switched off. */
  { .option = "memory_aid", .name = "false", .context = "option", .word = NC_ ("option", "Off") },
  /* Translators: an option that is switched on. */
  { .option = "memory_aid", .name = "true", .context = "option", .word = NC_ ("option", "On") },
  /* Translators: how "first to shout" is offered: without a clock. */
  { .option = "shout", .name = "relaxed", .context = "shout", .word = NC_ ("shout", "Relaxed") },
  /* Translators: how "first to shout" is offered: as long as a fuse burns. */
  { .option = "shout", .name = "quick", .context = "shout", .word = NC_ ("shout", "Quick") },
  { NULL },
};

static char *
look_up (const Entry *entries, const char *option, const char *name)
{
  for (const Entry *entry = entries; entry->name != NULL; entry++)
    if (g_strcmp0 (entry->option, option) == 0 && g_str_equal (entry->name, name))
      return g_strdup (entry->context != NULL ? g_dpgettext2 (NULL, entry->context, entry->word) : _ (entry->word));

  return g_strdup (name);
}

char *
bluff_words_game (BluffGame game)
{
  g_return_val_if_fail (game < BLUFF_N_GAMES, NULL);

  return g_strdup (_ (game_words[game]));
}

char *
bluff_words_suit (BluffSuit suit)
{
  g_return_val_if_fail (suit < BLUFF_N_SUITS, NULL);

  return g_strdup (_ (suit_words[suit]));
}

char *
bluff_words_pirate_card (guint card)
{
  BluffSuit suit;

  g_return_val_if_fail (card < BLUFF_PIRATE_CARDS, NULL);

  suit = bluff_pirate_card_suit (card);
  return g_strdup (bluff_pirate_card_is_pirate (card) ? _ (pirate_words[suit]) : _ (suit_words[suit]));
}

char *
bluff_words_square (guint square)
{
  if (square == 0)
    /* Translators: the square of the board where all ships begin. */
    return g_strdup (_ ("Start square"));

  /* Translators: a place on the board, not the shape; %d is its number. */
  return g_strdup_printf (_ ("Square %d"), square);
}

char *
bluff_words_vote (gboolean bluff)
{
  if (bluff)
    /* Translators: a vote, that is one side of the token: the set is a bluff. */
    return g_strdup (_ ("Bluff"));

  /* Translators: a vote, that is one side of the token: the set is honest. */
  return g_strdup (_ ("No bluff"));
}

char *
bluff_words_shape (BluffShape shape)
{
  switch ((guint) shape)
    {
    case BLUFF_SHAPE_CIRCLE:
      /* Translators: shape on a card. */
      return g_strdup (_ ("Circle"));
    case BLUFF_SHAPE_SQUARE:
      /* Translators: shape on a card, not a square of the board. */
      return g_strdup (C_ ("shape", "Square"));
    case BLUFF_SHAPE_STAR:
      /* Translators: shape on a card. */
      return g_strdup (_ ("Star"));
    case BLUFF_SHAPE_HEXAGON:
      /* Translators: shape on a card. */
      return g_strdup (_ ("Hexagon"));
    default:
      /* Translators: in place of a shape that is not known. */
      return g_strdup (C_ ("shape", "?"));
    }
}

char *
bluff_words_bluffer_card (BluffShape up, BluffShape down)
{
  g_autofree char *visible = bluff_words_shape (up);
  g_autofree char *hidden = bluff_words_shape (down);

  if (down == BLUFF_SHAPE_UNKNOWN)
    return g_steal_pointer (&visible);

  /* Translators: a card with a shape on each side. %1$s is the shape that all see, %2$s the shape on the other side. */
  return g_strdup_printf (_ ("%1$s (hidden side: %2$s)"), visible, hidden);
}

char *
bluff_words_icon (BluffIcon icon)
{
  g_return_val_if_fail (icon < BLUFF_N_ICONS, NULL);

  return g_strdup (_ (icon_words[icon]));
}

char *
bluff_words_pair (BluffPair pair)
{
  BluffIcon a;
  BluffIcon b;

  g_return_val_if_fail (pair < BLUFF_N_PAIRS, NULL);

  bluff_pair_icons (pair, &a, &b);

  /* Translators: the two different icons of a card or of a roll, in a fixed order: "Treasure chest + Ship". */
  return g_strdup_printf (_ ("%1$s + %2$s"), _ (icon_words[a]), _ (icon_words[b]));
}

char *
bluff_words_two (BluffIcon icon)
{
  g_return_val_if_fail (icon < BLUFF_N_ICONS, NULL);

  return g_strdup (_ (double_words[icon]));
}

char *
bluff_words_roll (const guint8 icons[2])
{
  if (icons[0] == icons[1])
    return bluff_words_two ((BluffIcon) icons[0]);

  return bluff_words_pair (bluff_pair_of ((BluffIcon) icons[0], (BluffIcon) icons[1]));
}

char *
bluff_words_n_coins (guint n)
{
  /* Translators: %d is a number of coins. */
  return g_strdup_printf (ngettext ("%d coin", "%d coins", n), n);
}

char *
bluff_words_place (guint place)
{
  g_return_val_if_fail (place >= 1 && place <= BLUFF_MAX_SEATS, NULL);

  return g_strdup (_ (place_words[place - 1]));
}

char *
bluff_words_ranked (const BluffCast *cast, BluffSeat seat, guint place)
{
  g_autofree char *nth = bluff_words_place (place);
  g_autofree char *name = bluff_cast_label (cast, seat);

  /* Translators: a line of the ranking: %1$s is a place ("1st"), %2$s a player or "You". */
  return g_strdup_printf (C_ ("ranking", "%1$s: %2$s"), nth, name);
}

char *
bluff_words_level (const char *level)
{
  return look_up (levels, NULL, level);
}

char *
bluff_words_character (const char *character)
{
  return look_up (characters, NULL, character);
}

char *
bluff_words_option (const char *key)
{
  return look_up (options, NULL, key);
}

char *
bluff_words_option_value (const char *key, const char *value)
{
  return look_up (values, key, value);
}

char *
bluff_words_options (const BluffTable *table)
{
  g_autoptr (GString) words = g_string_new (NULL);
  const char *key;

  for (guint i = 0; (key = bluff_game_option_key (table->game, i)) != NULL; i++)
    {
      g_autofree char *option = bluff_words_option (key);
      g_autofree char *value = bluff_words_option_value (key, bluff_table_option (table, key));

      if (i > 0)
        g_string_append (words, " · ");
      /* Translators: an option of a game and what was chosen: "Memory aid: On". */
      g_string_append_printf (words, C_ ("option", "%1$s: %2$s"), option, value);
    }

  return g_string_free (g_steal_pointer (&words), FALSE);
}
