/* bluff-setup-say.c: what the page for a new game says about the table.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-setup-say.h"

#include "bluff-pirate.h"
#include "bluff-words-list.h"
#include "bluff-words-names.h"

#include <glib/gi18n.h>

/* P3: about 35 minutes for four players on the standard voyage. The other two games are short. */
enum
{
  BLUFFER_MINUTES = 10,
  BLUFFER_FULL_MINUTES = 15, /* with all four */
  BLUFFANEER_MINUTES = 15,
  STANDARD_MINUTES = 35,
  STANDARD_PLAYERS = 4,
  MINUTES_STEP = 5
};

static guint
estimate_voyage (BluffSetupDraft *draft)
{
  guint squares = bluff_pirate_island_square (bluff_setup_draft_get_voyage (draft), 1);
  guint standard = bluff_pirate_island_square (BLUFF_VOYAGE_STANDARD, 1) * STANDARD_PLAYERS;
  guint minutes = (STANDARD_MINUTES * squares * bluff_setup_draft_get_size (draft) + standard / 2) / standard;

  /* Everybody's moves take their time, and twice as far takes twice as many; nobody knows it to the minute. */
  return MAX (MINUTES_STEP, (minutes + MINUTES_STEP / 2) / MINUTES_STEP * MINUTES_STEP);
}

guint
bluff_setup_minutes (BluffSetupDraft *draft)
{
  switch (bluff_setup_draft_get_game (draft))
    {
    case BLUFF_GAME_BLUFFER:
      return bluff_setup_draft_is_full (draft) ? BLUFFER_FULL_MINUTES : BLUFFER_MINUTES;
    case BLUFF_GAME_BLUFFANEER:
      return BLUFFANEER_MINUTES;
    case BLUFF_GAME_PIRATE:
    case BLUFF_N_GAMES:
    default:
      return estimate_voyage (draft);
    }
}

static char *
say_trouble_of_name (BluffSetupTrouble trouble, BluffSetupSeat *seat)
{
  g_autofree char *name = bluff_setup_seat_say_name (seat);

  switch (trouble)
    {
    case BLUFF_SETUP_NAME_EMPTY:
      return g_strdup (_ ("Give every guest a name."));
    case BLUFF_SETUP_NAME_TOO_LONG:
      /* Translators: %u is how long a player's name may be. */
      return g_strdup_printf (ngettext ("A name has at most %u character.", "A name has at most %u characters.",
                                        BLUFF_STORE_PLAYER_NAME_LENGTH),
                              (guint) BLUFF_STORE_PLAYER_NAME_LENGTH);
    case BLUFF_SETUP_NAME_TWICE:
      /* Translators: %s is a player's name. */
      return g_strdup_printf (_ ("Two players are called %s. Give the guest another name."), name);
    case BLUFF_SETUP_NAME_PROFILE:
      return g_strdup_printf (
          /* Translators: %s is a player's name. */
          _ ("There is already a player called %s. Give the guest another name, or let that player sit here."), name);
    case BLUFF_SETUP_NAME_CHARACTER:
    case BLUFF_SETUP_READY:
    case BLUFF_SETUP_TOO_FEW:
    default:
      return g_strdup (_ ("A guest’s name has a character that can’t be used."));
    }
}

char *
bluff_setup_say_trouble (BluffSetupDraft *draft)
{
  guint least = bluff_game_min_players (bluff_setup_draft_get_game (draft));
  guint seat = 0;
  BluffSetupTrouble trouble = bluff_setup_draft_get_trouble (draft, &seat);

  if (trouble == BLUFF_SETUP_READY)
    return NULL;
  if (trouble == BLUFF_SETUP_TOO_FEW)
    /* Translators: %u is how many the game needs. */
    return g_strdup_printf (ngettext ("You need at least %u player.", "You need at least %u players.", least), least);

  return say_trouble_of_name (trouble, bluff_setup_draft_get (draft, seat));
}

/* "2 people and 2 computers" */
static char *
say_who (BluffSetupDraft *draft)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  guint people = bluff_setup_draft_count_people (draft);
  guint computers = bluff_setup_draft_get_size (draft) - people;

  if (people > 0)
    /* Translators: an item of a list: "2 people and 1 computer". */
    g_ptr_array_add (items, g_strdup_printf (ngettext ("%u person", "%u people", people), people));
  if (computers > 0)
    /* Translators: an item of a list: "2 people and 1 computer". */
    g_ptr_array_add (items, g_strdup_printf (ngettext ("%u computer", "%u computers", computers), computers));

  return bluff_words_list (items);
}

char *
bluff_setup_say_table (BluffSetupDraft *draft)
{
  g_autofree char *who = say_who (draft);
  guint minutes = bluff_setup_minutes (draft);

  /* Translators: %1$s is a list that says how many play: "2 people and 2 computers"; %2$u is a number of minutes. */
  return g_strdup_printf (ngettext ("%1$s. About %2$u minute. You can stop at any time: every move is saved.",
                                    "%1$s. About %2$u minutes. You can stop at any time: every move is saved.",
                                    minutes),
                          who, minutes);
}

char *
bluff_setup_say_room (BluffGame game)
{
  guint most = bluff_game_max_players (game);

  /* Translators: from %1$u to %2$u can play; the second number is at least 4, and decides on the form. */
  return g_strdup_printf (ngettext ("%1$u to %2$u seat · drag to change the order",
                                    "%1$u to %2$u seats · drag to change the order", most),
                          bluff_game_min_players (game), most);
}

char *
bluff_setup_say_voyage (BluffVoyage voyage)
{
  /* Translators: both are numbers of squares on the board. */
  return g_strdup_printf (_ ("Islands on squares %1$u and %2$u"), bluff_pirate_island_square (voyage, 0),
                          bluff_pirate_island_square (voyage, 1));
}

static char *
say_youngest (BluffSetupDraft *draft)
{
  BluffSeats seats = bluff_setup_draft_find_youngest (draft);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (BluffSeat seat = 0; seat < bluff_setup_draft_get_size (draft); seat++)
    if (bluff_seats_has (seats, seat))
      g_ptr_array_add (names, bluff_setup_seat_say_name (bluff_setup_draft_get (draft, seat)));
  list = bluff_words_list (names);

  if (names->len == 1)
    /* Translators: %s is a player's name. */
    return g_strdup_printf (_ ("The youngest: %s"), list);

  /* Translators: %s is a list of at least two players' names. */
  return g_strdup_printf (_ ("Born in the same year: %s. Picked at random"), list);
}

char *
bluff_setup_say_begins (BluffSetupDraft *draft)
{
  guint seat = 0;
  BluffSetupBegins begins = bluff_setup_draft_get_begins (draft, &seat);
  g_autofree char *name = NULL;

  if (begins == BLUFF_SETUP_YOUNGEST)
    return say_youngest (draft);
  if (begins == BLUFF_SETUP_CHANCE)
    return g_strdup (bluff_setup_draft_knows_youngest (draft) ||
                             bluff_setup_draft_get_game (draft) == BLUFF_GAME_BLUFFANEER ||
                             bluff_setup_draft_count_people (draft) == 0
                         ? _ ("Picked at random when you start")
                         : _ ("Picked at random. Add everyone’s birth year to let the youngest begin."));

  name = bluff_setup_seat_say_name (bluff_setup_draft_get (draft, seat));
  /* Translators: %s is a player's name. */
  return g_strdup_printf (_ ("%s takes the first turn"), name);
}

char *
bluff_setup_say_seat (BluffSetupSeat *seat)
{
  int year = bluff_setup_seat_get_birth_year (seat);

  switch (bluff_setup_seat_get_kind (seat))
    {
    case BLUFF_STORE_COMPUTER:
      return g_strdup (_ ("Computer"));
    case BLUFF_STORE_PROFILE:
      if (year == BLUFF_STORE_PLAYER_NO_YEAR)
        return g_strdup (_ ("At this screen"));
      /* Translators: somebody who plays on this computer, and the year of their birth. */
      return g_strdup_printf (_ ("At this screen · birth year %d"), year);
    case BLUFF_STORE_GUEST:
    case BLUFF_STORE_ANONYMOUS:
    default:
      return g_strdup (_ ("Guest · no statistics"));
    }
}

char *
bluff_setup_say_row (BluffSetupDraft *draft, guint seat)
{
  BluffSetupSeat *sitter = bluff_setup_draft_get (draft, seat);
  g_autofree char *name = bluff_setup_seat_say_name (sitter);
  g_autofree char *what = bluff_setup_say_seat (sitter);
  g_autofree char *flag = bluff_flag_name (bluff_setup_seat_get_flag (sitter));

  /* Translators: for screen readers: a player's name, what they are, their flag ("Red crab"), and where they sit. */
  return g_strdup_printf (_ ("%1$s. %2$s. %3$s. Seat %4$u of %5$u."), name, what, flag, seat + 1,
                          bluff_setup_draft_get_size (draft));
}
