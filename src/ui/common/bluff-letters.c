/* bluff-letters.c: the letters that do the frequent acts at the tables.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-letters.h"

#include <glib/gi18n.h>

#define BIT(letter) (1u << BLUFF_LETTER_##letter)

static const char *const letters[BLUFF_N_LETTERS] = {
  /* Translators: these are keys, one letter each, better one of the label of what they do. Those of one moment must
   * differ. Where texts are typed by an input method, as in Chinese, the Latin letters stay. This one draws cards
   * (“Draw 2 cards”), at the same moments as “Board a ship” and “Claim”. */
  [BLUFF_LETTER_DRAW] = NC_ ("key", "D"),
  /* Translators: the key that lays a set (“Lay 4 cards”), at the same moment as “Discard 1 card” and “End turn”. */
  [BLUFF_LETTER_LAY] = NC_ ("key", "L"),
  /* Translators: the key that discards a card (“Discard 1 card”), at the same moment as “Lay” and “End turn”. */
  [BLUFF_LETTER_DISCARD] = NC_ ("key", "X"),
  /* Translators: the key that boards a ship (“Board a ship”), at the same moment as “Draw 2 cards”. */
  [BLUFF_LETTER_BOARD] = NC_ ("key", "O"),
  /* Translators: the key for “End turn”, at the same moment as “Lay” and “Discard 1 card”. */
  [BLUFF_LETTER_END_TURN] = NC_ ("key", "E"),
  /* Translators: the key that votes or shouts “Bluff!”, at the same moments as “No bluff”, “Let it pass” and “Pay 1
   * coin”. */
  [BLUFF_LETTER_BLUFF] = NC_ ("key", "B"),
  /* Translators: the key that votes “No bluff”, at the same moment as “Bluff”. */
  [BLUFF_LETTER_NO_BLUFF] = NC_ ("key", "N"),
  /* Translators: the key for “Let it pass” and for “Pay 1 coin”, at the same moments as “Bluff!” and “Gimme yer
   * booty!”. */
  [BLUFF_LETTER_PASS] = NC_ ("key", "P"),
  /* Translators: the key that claims: a shape in Bluffer (“Claim”), the match in Bluffaneer (“Gimme yer booty!”); at
   * the same moments as “Draw” and “Let it pass”. */
  [BLUFF_LETTER_CLAIM] = NC_ ("key", "G"),
  /* Translators: the key for “Roll the bones”. */
  [BLUFF_LETTER_ROLL] = NC_ ("key", "R"),
  /* Translators: the key for “Peek”, at the same moment as “Draw”, “Match”, “Claim” and “Show it”. */
  [BLUFF_LETTER_PEEK] = NC_ ("key", "K"),
  /* Translators: the key for “Match”, at the same moment as “Peek”, “Draw”, “Claim” and “Show it”. */
  [BLUFF_LETTER_MATCH] = NC_ ("key", "M"),
  /* Translators: the key for “Show it”, at the same moment as “Peek”, “Draw”, “Match” and “Claim”. */
  [BLUFF_LETTER_SHOW] = NC_ ("key", "S"),
  /* Translators: the key for “Pause” and “Go on”, at the same moments as “Bluff!”, “Gimme yer booty!” and “Let it
   * pass”. */
  [BLUFF_LETTER_PAUSE] = NC_ ("key", "U"),
};

const BluffLetterMoment bluff_letter_moments[] = {
  { "pirate-turn", BIT (DRAW) | BIT (BOARD) | BIT (END_TURN) },
  { "pirate-play", BIT (LAY) | BIT (DISCARD) | BIT (END_TURN) },
  { "pirate-vote", BIT (BLUFF) | BIT (NO_BLUFF) },
  { "bluffer-turn", BIT (DRAW) | BIT (CLAIM) | BIT (PEEK) | BIT (MATCH) | BIT (SHOW) },
  { "bluffer-call", BIT (BLUFF) | BIT (PASS) | BIT (PAUSE) },
  { "bluffaneer-roll", BIT (ROLL) },
  { "bluffaneer-claim", BIT (CLAIM) | BIT (PASS) | BIT (PAUSE) },
  { "bluffaneer-answer", BIT (PASS) | BIT (BLUFF) },
  { NULL },
};

const char *
bluff_letter_get_latin (BluffLetter letter)
{
  g_return_val_if_fail (letter < BLUFF_N_LETTERS, "");

  return letters[letter];
}

const char *
bluff_letter_get (BluffLetter letter)
{
  g_return_val_if_fail (letter < BLUFF_N_LETTERS, "");

  return g_dpgettext2 (NULL, "key", letters[letter]);
}

static GtkShortcutTrigger *
make_one (const char *cap)
{
  return gtk_keyval_trigger_new (gdk_unicode_to_keyval (g_unichar_tolower (g_utf8_get_char (cap))), 0);
}

GtkShortcutTrigger *
bluff_letter_make_trigger (const char *cap)
{
  GtkShortcutTrigger *trigger;

  g_return_val_if_fail (cap != NULL && *cap != '\0', NULL);

  trigger = make_one (cap);
  if (g_unichar_get_script (g_utf8_get_char (cap)) == G_UNICODE_SCRIPT_LATIN)
    return trigger;

  for (BluffLetter letter = 0; letter < BLUFF_N_LETTERS; letter++)
    if (g_str_equal (bluff_letter_get (letter), cap))
      trigger = gtk_alternative_trigger_new (trigger, make_one (letters[letter]));

  return trigger;
}

gboolean
bluff_letter_is_pressed (BluffLetter letter, GdkEvent *event)
{
  g_autoptr (GtkShortcutTrigger) trigger = bluff_letter_make_trigger (bluff_letter_get (letter));

  return gtk_shortcut_trigger_trigger (trigger, event, FALSE) != GDK_KEY_MATCH_NONE;
}

static gboolean
press_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  GtkWidget *button = user_data;

  (void) args;
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_mapped (button) || !gtk_widget_is_sensitive (button))
    return FALSE;

  /* gtk_widget_activate would hold it down for a quarter of a second first: an Enter that comes meanwhile would go to
   * whatever still has the focus, and a shout would come late. */
  g_signal_emit_by_name (button, "clicked");
  return TRUE;
}

GtkShortcutAction *
bluff_letter_make_press (GtkWidget *button)
{
  g_return_val_if_fail (GTK_IS_BUTTON (button), NULL);

  return gtk_callback_action_new (press_cb, button, NULL);
}

static GtkShortcutTrigger *
add_key (GtkShortcutTrigger *trigger, guint keyval)
{
  GtkShortcutTrigger *one = gtk_keyval_trigger_new (keyval, 0);

  return trigger == NULL ? one : gtk_alternative_trigger_new (trigger, one);
}

/* Adds what the keys with DIGIT on their caps give without Shift, where that is something else: as on a French
 * keyboard, in every layout that is in use. */
static GtkShortcutTrigger *
add_caps (GtkShortcutTrigger *trigger, guint digit)
{
  GdkDisplay *display = gdk_display_get_default ();
  g_autofree GdkKeymapKey *keys = NULL;
  guint keyval;
  int n = 0;

  if (display == NULL || !gdk_display_map_keyval (display, digit, &keys, &n))
    return trigger;

  for (int i = 0; i < n; i++)
    if (gdk_display_translate_key (display, keys[i].keycode, 0, keys[i].group, &keyval, NULL, NULL, NULL) &&
        keyval != digit)
      trigger = add_key (trigger, keyval);

  return trigger;
}

GtkShortcutTrigger *
bluff_letter_make_seat_trigger (guint seat)
{
  static const guint zeros[] = { GDK_KEY_0, GDK_KEY_KP_0, GDK_KEY_Arabic_0 };
  GtkShortcutTrigger *trigger = NULL;

  g_return_val_if_fail (seat < BLUFF_LETTER_SEATS, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (zeros); i++)
    trigger = add_key (trigger, zeros[i] + seat + 1);

  return add_caps (trigger, GDK_KEY_1 + seat);
}
