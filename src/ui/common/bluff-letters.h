/* bluff-letters.h: the letters that do the frequent acts at the tables, in the reader's language.
 *
 * A letter is translated with the label of what it does, and stands on the key caps. No two acts that can be offered at
 * the same moment share one, in any language there is (tests/ui/test-letters.c).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum
{
  BLUFF_LETTER_DRAW,
  BLUFF_LETTER_LAY,
  BLUFF_LETTER_DISCARD,
  BLUFF_LETTER_BOARD,
  BLUFF_LETTER_END_TURN,
  BLUFF_LETTER_BLUFF,    /* votes or calls it */
  BLUFF_LETTER_NO_BLUFF, /* votes it */
  BLUFF_LETTER_PASS,     /* lets it pass, or pays */
  BLUFF_LETTER_CLAIM,
  BLUFF_LETTER_ROLL,
  BLUFF_LETTER_PEEK,
  BLUFF_LETTER_MATCH,
  BLUFF_LETTER_SHOW,
  BLUFF_LETTER_PAUSE, /* stops the rope, or lets it burn on */
  BLUFF_N_LETTERS
} BluffLetter;

/* A moment of a game in which several acts are offered at once; the last one has no name. */
typedef struct
{
  const char *name;
  guint letters; /* a bit for each BluffLetter */
} BluffLetterMoment;

extern const BluffLetterMoment bluff_letter_moments[];

/* As it stands on the cap: one character, in the reader's language; and the Latin one that it has in English. */
const char *bluff_letter_get (BluffLetter letter);
const char *bluff_letter_get_latin (BluffLetter letter);

/* What fires when the key with this CAP is pressed, an upper-case character as bluff_letter_get has it. Where that is
 * no Latin letter, so does the Latin one that stands for it in English: many have both layouts, and the other one on.
 */
GtkShortcutTrigger *bluff_letter_make_trigger (const char *cap);

/* Whether EVENT is a press of that key. */
gboolean bluff_letter_is_pressed (BluffLetter letter, GdkEvent *event);

/* Presses BUTTON, a part of the widget that has the shortcut, if both are on the screen: at once, so that the next key
 * finds what this one has done. */
GtkShortcutAction *bluff_letter_make_press (GtkWidget *button);

/* 1 … 6 are the seats, everywhere at a table: what fires for one of them (0 … 5), on every part of the keyboard, in
 * every script that is in use where there are translations, and without Shift wherever the number stands on the cap. */
#define BLUFF_LETTER_SEATS 6
GtkShortcutTrigger *bluff_letter_make_seat_trigger (guint seat);

G_END_DECLS
