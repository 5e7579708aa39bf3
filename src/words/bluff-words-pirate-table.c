/* bluff-words-pirate-table.c: what the table of Bluff Pirate says beside the player's own hand and set.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words-pirate-table.h"

#include "bluff-event.h"
#include "bluff-words-list.h"
#include "bluff-words-names.h"
#include "bluff-words.h"

#include <glib/gi18n.h>

char *
bluff_words_hand_card (guint card, guint place, guint n, gboolean chosen)
{
  g_autofree char *kind = bluff_words_pirate_card (card);

  if (chosen)
    /* Translators: read aloud: a card of your hand that you have put into the set you are about to lay; %1$s is a card
     * ("Hat"), %2$d its place in the hand, %3$d how many cards the hand has. */
    return g_strdup_printf (_ ("%1$s, %2$d of %3$d, in your set."), kind, (int) place, (int) n);

  /* Translators: read aloud: a card of your hand; %1$s is a card ("Hat"), %2$d its place in the hand, %3$d how many
   * cards the hand has. */
  return g_strdup_printf (_ ("%1$s, %2$d of %3$d."), kind, (int) place, (int) n);
}

char *
bluff_words_draft_card (guint card, gboolean up, guint slot)
{
  g_autofree char *kind = bluff_words_pirate_card (card);

  if (up)
    /* Translators: read aloud: a card of the set you are about to lay; %1$s is a card ("Hat"), %2$d its place in the
     * set. */
    return g_strdup_printf (_ ("%1$s, face up, slot %2$d."), kind, (int) slot);

  /* Translators: read aloud: a card of the set you are about to lay; %1$s is a card ("Hat"), %2$d its place in the
   * set. */
  return g_strdup_printf (_ ("%1$s, face down, slot %2$d."), kind, (int) slot);
}

char *
bluff_words_set_card (guint card, gboolean up)
{
  g_autofree char *kind = NULL;

  if (card == BLUFF_UNKNOWN)
    /* Translators: read aloud: a card of a set on the table. */
    return g_strdup (_ ("Face down."));

  kind = bluff_words_pirate_card (card);
  if (up)
    /* Translators: read aloud: a card of a set on the table; %s is a card ("Hat"). */
    return g_strdup_printf (_ ("%s, face up."), kind);

  /* Translators: read aloud: a card of your own set on the table; %s is a card ("Hat"). */
  return g_strdup_printf (_ ("%s, face down."), kind);
}

char *
bluff_words_set_faces (BluffCards up, BluffCards down, guint n_down)
{
  g_autofree char *shown = bluff_words_pirate_cards (up);
  g_autofree char *hidden = bluff_words_pirate_cards_or_n (down, n_down);

  /* Translators: the cards of a set. %1$s is the list of those that lie face up, one or two of them; %2$s how many lie
   * face down ("3 cards") or, where the reader may know it, the list of them. */
  return g_strdup_printf (_ ("Face up: %1$s. Face down: %2$s."), shown, hidden);
}

/* --- The set that is composed --------------------------------------------------------------------------------------
 */

char *
bluff_words_draft_trouble (BluffRefusal refusal, guint size, guint up)
{
  guint n;

  switch ((guint) refusal)
    {
    case BLUFF_REFUSAL_PIRATE_SET_SIZE:
      n = BLUFF_PIRATE_SET_MIN - size;
      /* Translators: what is missing before a set of cards can be laid; %d is how many cards. */
      return g_strdup_printf (ngettext ("Add %d more card", "Add %d more cards", n), n);
    case BLUFF_REFUSAL_PIRATE_SET_UP:
      if (up == 0)
        /* Translators: what is missing before a set of cards can be laid. */
        return g_strdup (_ ("Turn 1 card face up"));
      n = up - BLUFF_PIRATE_UP_MAX;
      /* Translators: at most 2 cards of a set lie face up; %d is how many are too many. */
      return g_strdup_printf (ngettext ("Turn %d card face down", "Turn %d cards face down", n), n);
    case BLUFF_REFUSAL_PIRATE_SET_SUITS:
      /* Translators: what is wrong with a set of cards that is about to be laid. */
      return g_strdup (_ ("Face-up cards must be of one suit"));
    default:
      return bluff_words_refusal (refusal);
    }
}

char *
bluff_words_discard_trouble (void)
{
  /* Translators: why “Discard 1 card” cannot be pressed: no card is chosen, or several are. */
  return g_strdup (_ ("Choose one card to discard"));
}

char *
bluff_words_draft_nature (BluffCards up, BluffCards down)
{
  g_autoptr (GPtrArray) suits = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;
  BluffSuit shown;

  g_return_val_if_fail (!bluff_cards_is_empty (up), NULL);

  if (!bluff_pirate_is_bluff (up, down))
    /* Translators: only who is about to lay the set sees it. */
    return g_strdup (_ ("Your set is honest"));

  shown = bluff_pirate_card_suit (bluff_cards_first (up));
  for (guint suit = 0; suit < BLUFF_N_SUITS; suit++)
    if (suit != shown && bluff_cards_meet (down, bluff_pirate_suit_cards ((BluffSuit) suit)))
      g_ptr_array_add (suits, bluff_words_suit ((BluffSuit) suit));
  list = bluff_words_list (suits);

  /* Translators: only who is about to lay the set sees it; %s is the suit ("Barrel"), or a list of the suits, of
   * face-down cards that are not of the suit of the face-up ones. */
  return g_strdup_printf (_ ("Your set is a bluff. Another suit: %s"), list);
}

char *
bluff_words_draft_gain (gboolean bluff, guint squares, gboolean island)
{
  if (!bluff && island)
    /* Translators: what an honest set brings, whatever the others vote. */
    return g_strdup (_ ("Whatever the vote, you reach the island"));
  if (!bluff)
    /* Translators: what an honest set brings, whatever the others vote; %d is a number of squares. */
    return g_strdup_printf (ngettext ("Whatever the vote, you sail %d square", "Whatever the vote, you sail %d squares",
                                      squares),
                            squares);
  if (island)
    /* Translators: what a bluff brings if the vote is "no bluff". */
    return g_strdup (_ ("If believed, you reach the island"));

  /* Translators: what a bluff brings if the vote is "no bluff"; %d is a number of squares. */
  return g_strdup_printf (ngettext ("If believed, you sail %d square", "If believed, you sail %d squares", squares),
                          squares);
}

char *
bluff_words_draft_risk (gboolean bluff, guint size)
{
  if (!bluff)
    /* Translators: what happens to somebody who votes "bluff" on an honest set; %d is a number of squares. */
    return g_strdup_printf (ngettext ("Anyone who votes “bluff” sails %d square back",
                                      "Anyone who votes “bluff” sails %d squares back", BLUFF_PIRATE_BACK),
                            BLUFF_PIRATE_BACK);

  /* Translators: what happens if the vote on your bluff is "bluff": you take your cards back; %d is how many squares
   * the voter sails forward. */
  return g_strdup_printf (ngettext ("Caught: you take your cards back and the voter sails %d square",
                                    "Caught: you take your cards back and the voter sails %d squares", size),
                          size);
}

char *
bluff_words_draft_price (gboolean bluff, guint squares, gboolean island)
{
  if (!bluff)
    return bluff_words_draft_gain (bluff, squares, island);
  if (island)
    /* Translators: what a bluff brings and what it risks, on a narrow screen: as short as can be. */
    return g_strdup (_ ("Believed: to the island. Caught: you stay."));

  /* Translators: what a bluff brings and what it risks, on a narrow screen: as short as can be; %d is a number of
   * squares. */
  return g_strdup_printf (ngettext ("Believed: %d square. Caught: you stay.", "Believed: %d squares. Caught: you stay.",
                                    squares),
                          squares);
}

/* --- Buttons and captions ------------------------------------------------------------------------------------------
 */

char *
bluff_words_lay (guint n)
{
  if (n == 0)
    /* Translators: button: puts the chosen cards on the table. */
    return g_strdup (_ ("Lay a Set"));

  /* Translators: button: puts the chosen cards on the table, as a set; %d is how many. */
  return g_strdup_printf (ngettext ("Lay %d Card", "Lay %d Cards", n), n);
}

char *
bluff_words_draw (guint n)
{
  /* Translators: button: from the draw pile into the hand; %d is how many cards. */
  return g_strdup_printf (ngettext ("Draw %d Card", "Draw %d Cards", n), n);
}

char *
bluff_words_board_trouble (const BluffPirateView *view)
{
  gboolean ahead = FALSE;
  gboolean booty = FALSE;

  g_return_val_if_fail (view->seat < BLUFF_PIRATE_SEATS, NULL);

  for (guint seat = 0; seat < view->head.table.players; seat++)
    if (view->square[seat] > view->square[view->seat])
      {
        ahead = TRUE;
        booty |= view->hand_size[seat] > 0;
      }

  if (!bluff_cards_meet (view->hand, bluff_pirate_pirate_cards ()))
    /* Translators: why you cannot board a ship. */
    return g_strdup (_ ("No pirate card in your hand"));
  if (!ahead)
    /* Translators: why you cannot board a ship. */
    return g_strdup (_ ("Nobody is ahead of you"));
  if (!booty)
    /* Translators: why you cannot board a ship. */
    return g_strdup (_ ("Nobody ahead of you holds a card"));

  return NULL;
}

char *
bluff_words_set_of (const BluffCast *cast, BluffSeat seat)
{
  g_autofree char *name = bluff_cast_name (cast, seat);

  if (bluff_cast_is_you (cast, seat))
    /* Translators: caption of cards on the table. */
    return g_strdup (_ ("Your Set"));

  /* Translators: caption of cards on the table; %s is the player who laid them. */
  return g_strdup_printf (_ ("%s’s set"), name);
}
