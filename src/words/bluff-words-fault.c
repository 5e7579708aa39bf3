/* bluff-words-fault.c: what is wrong with a record, in sentences.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words.h"

#include <glib/gi18n.h>

typedef char *(*SayFault) (const BluffFault *fault);

/* What has nothing to fill in, but for the place in the line. */
static const char *const sentences[BLUFF_N_FAULTS] = {
  [BLUFF_FAULT_NONE] = N_ ("Nothing is wrong with this record."),

  /* Translators: the sentences of this file say what is wrong with the file of a recorded game. */
  [BLUFF_FAULT_DIRECTORY] = N_ ("This is a folder, not a file."),
  [BLUFF_FAULT_EMPTY] = N_ ("The file is empty."),

  [BLUFF_FAULT_BLANK_LINE] = N_ ("The line is blank."),
  /* Translators: a mark that some programs write at the beginning of a text file. */
  [BLUFF_FAULT_BYTE_ORDER_MARK] = N_ ("The line begins with a byte order mark."),
  /* Translators: a byte whose value is 0. */
  [BLUFF_FAULT_NUL_BYTE] = N_ ("The line has a NUL byte."),
  /* Translators: UTF-8 is the way in which text is written as bytes. */
  [BLUFF_FAULT_BAD_UTF8] = N_ ("The text is not UTF-8."),
  [BLUFF_FAULT_CUT_LINE] = N_ ("The last line is cut off."),
  /* Translators: one half of a Unicode surrogate pair, written as \uD800 … \uDFFF, without its other half. */
  [BLUFF_FAULT_LONE_SURROGATE] = N_ ("The line has half of a surrogate pair."),
  /* Translators: JSON is the notation of each line. */
  [BLUFF_FAULT_NOT_JSON] = N_ ("The line is not JSON."),
  /* Translators: a key is the name of a value in JSON. */
  [BLUFF_FAULT_DUPLICATE_KEY] = N_ ("The same key stands twice in one object."),
  /* Translators: an object is what stands between { and } in JSON. */
  [BLUFF_FAULT_NOT_AN_OBJECT] = N_ ("The line is not a JSON object."),

  [BLUFF_FAULT_NOT_A_RECORD] = N_ ("This is not a record of Bluff Bay."),
  [BLUFF_FAULT_UNKNOWN_EVENT] = N_ ("There is no event with this name."),
};

/* A number of any size, which no plural depends on. */
static char *
write_number (gint64 number)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT, number);
}

/* A number that a plural depends on; the limits of the format are far smaller. */
static int
tame (gint64 number)
{
  return (int) CLAMP (number, 0, G_MAXINT);
}

static char *
say_unreadable (const BluffFault *fault)
{
  /* Translators: %s is the reason that the system gives, in the reader's language: "Permission denied". */
  return g_strdup_printf (_ ("The file cannot be read: %s."), g_strerror (fault->error));
}

static char *
say_too_large (const BluffFault *fault)
{
  int n = tame (fault->high);

  /* Translators: the file is longer than that. */
  return g_strdup_printf (ngettext ("A record has at most %d byte.", "A record has at most %d bytes.", (gulong) n), n);
}

static char *
say_line_too_long (const BluffFault *fault)
{
  int n = tame (fault->high);

  /* Translators: the line is longer than that. */
  return g_strdup_printf (ngettext ("A line has at most %d byte.", "A line has at most %d bytes.", (gulong) n), n);
}

static char *
say_too_many_events (const BluffFault *fault)
{
  int n = tame (fault->high);

  /* Translators: the record has more than that. */
  return g_strdup_printf (ngettext ("A record has at most %d event.", "A record has at most %d events.", (gulong) n),
                          n);
}

static char *
say_too_deep (const BluffFault *fault)
{
  int n = tame (fault->high);

  /* Translators: how often lists and objects may stand inside each other in a line; the line has more than that. */
  return g_strdup_printf (ngettext ("A line nests at most %d level deep.", "A line nests at most %d levels deep.",
                                    (gulong) n),
                          n);
}

static char *
say_missing_key (const BluffFault *fault)
{
  /* Translators: %s is a key of the record, not translated: "seat". */
  return g_strdup_printf (_ ("“%s” is missing."), fault->key);
}

static char *
say_wrong_type (const BluffFault *fault)
{
  switch (fault->type)
    {
    case BLUFF_FAULT_TEXT:
      /* Translators: %s is a key of the record, not translated: "seat". */
      return g_strdup_printf (_ ("“%s” must be a text."), fault->key);
    case BLUFF_FAULT_INTEGER:
      /* Translators: %s is a key of the record, not translated: "seat". */
      return g_strdup_printf (_ ("“%s” must be a whole number."), fault->key);
    case BLUFF_FAULT_BOOLEAN:
      /* Translators: %s is a key of the record, not translated: "seat"; true and false are not translated either. */
      return g_strdup_printf (_ ("“%s” must be true or false."), fault->key);
    case BLUFF_FAULT_LIST:
      /* Translators: %s is a key of the record, not translated: "seat". */
      return g_strdup_printf (_ ("“%s” must be a list."), fault->key);
    case BLUFF_FAULT_OBJECT:
      /* Translators: %s is a key of the record, not translated: "seat". */
      return g_strdup_printf (_ ("“%s” must be an object."), fault->key);
    case BLUFF_FAULT_SEAT_OR_BOX:
      /* Translators: %s is a key of the record, not translated: "seat"; the text in quotes is not translated either. */
      return g_strdup_printf (_ ("“%s” must be the number of a seat, or “box”."), fault->key);
    case BLUFF_FAULT_NO_TYPE:
    case BLUFF_N_FAULT_TYPES:
    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
say_unknown_value (const BluffFault *fault)
{
  /* Translators: %s is a key of the record, not translated: "seat". */
  return g_strdup_printf (_ ("“%s” has a value that is not known."), fault->key);
}

static char *
say_out_of_range (const BluffFault *fault)
{
  g_autofree char *low = write_number (fault->low);
  g_autofree char *high = write_number (fault->high);

  if (fault->high == G_MAXINT64)
    /* Translators: %1$s is a key of the record, not translated: "seat"; %2$s a number. */
    return g_strdup_printf (_ ("“%1$s” must be at least %2$s."), fault->key, low);

  /* Translators: %1$s is a key of the record, not translated: "seat"; %2$s and %3$s are numbers. */
  return g_strdup_printf (_ ("“%1$s” must be from %2$s to %3$s."), fault->key, low, high);
}

static char *
say_list_length (const BluffFault *fault)
{
  int n = tame (fault->high);

  /* Translators: %1$s is a key of the record, not translated: "seats"; %2$d how many items the list must have. */
  return g_strdup_printf (ngettext ("“%1$s” must have %2$d item.", "“%1$s” must have %2$d items.", (gulong) n),
                          fault->key, n);
}

static char *
say_text_length (const BluffFault *fault)
{
  int n = tame (fault->high);

  /* Translators: %1$s is a key of the record, not translated: "name"; %2$d and %3$d are how many characters it may
   * have; the plural form is that of %3$d. */
  return g_strdup_printf (ngettext ("“%1$s” must have from %2$d to %3$d character.",
                                    "“%1$s” must have from %2$d to %3$d characters.", (gulong) n),
                          fault->key, tame (fault->low), n);
}

static char *
say_control_character (const BluffFault *fault)
{
  /* Translators: %s is a key of the record, not translated: "name"; control characters cannot be seen. */
  return g_strdup_printf (_ ("“%s” has a control character."), fault->key);
}

static char *
say_not_a_time (const BluffFault *fault)
{
  /* Translators: %s is a key of the record, not translated: "started"; the example is not translated either. */
  return g_strdup_printf (_ ("“%s” must be a date and time such as 2026-11-16T18:04:05Z."), fault->key);
}

static char *
say_unknown_version (const BluffFault *fault)
{
  g_autofree char *high = write_number (fault->high);

  /* Translators: of the record format; %s is a number. */
  return g_strdup_printf (_ ("This record has a version that is not known. The known version is %s."), high);
}

static char *
say_player_count (const BluffFault *fault)
{
  int n = tame (fault->high);

  /* Translators: %1$d and %2$d are the smallest and the largest number of players; the plural form is that of %2$d. */
  return g_strdup_printf (ngettext ("This game is for %1$d to %2$d player.", "This game is for %1$d to %2$d players.",
                                    (gulong) n),
                          tame (fault->low), n);
}

static char *
say_number_gap (const BluffFault *fault)
{
  g_autofree char *high = write_number (fault->high);

  /* Translators: events are numbered without gaps; %s is the next number. */
  return g_strdup_printf (_ ("The number of this event must be %s."), high);
}

static char *
say_rules (const BluffFault *fault)
{
  g_autofree char *sentence = bluff_words_refusal (fault->refusal);

  if (fault->key[0] == '\0')
    return g_steal_pointer (&sentence);

  /* Translators: %1$s is a key of the record, not translated: "hands"; %2$s a sentence that says which rule is broken.
   */
  return g_strdup_printf (_ ("“%1$s”: %2$s"), fault->key, sentence);
}

static const SayFault says[BLUFF_N_FAULTS] = {
  [BLUFF_FAULT_UNREADABLE] = say_unreadable,
  [BLUFF_FAULT_TOO_LARGE] = say_too_large,
  [BLUFF_FAULT_LINE_TOO_LONG] = say_line_too_long,
  [BLUFF_FAULT_TOO_MANY_EVENTS] = say_too_many_events,
  [BLUFF_FAULT_TOO_DEEP] = say_too_deep,
  [BLUFF_FAULT_MISSING_KEY] = say_missing_key,
  [BLUFF_FAULT_WRONG_TYPE] = say_wrong_type,
  [BLUFF_FAULT_UNKNOWN_VALUE] = say_unknown_value,
  [BLUFF_FAULT_OUT_OF_RANGE] = say_out_of_range,
  [BLUFF_FAULT_LIST_LENGTH] = say_list_length,
  [BLUFF_FAULT_TEXT_LENGTH] = say_text_length,
  [BLUFF_FAULT_CONTROL_CHARACTER] = say_control_character,
  [BLUFF_FAULT_NOT_A_TIME] = say_not_a_time,
  [BLUFF_FAULT_UNKNOWN_VERSION] = say_unknown_version,
  [BLUFF_FAULT_PLAYER_COUNT] = say_player_count,
  [BLUFF_FAULT_NUMBER_GAP] = say_number_gap,
  [BLUFF_FAULT_RULES] = say_rules,
};

char *
bluff_words_fault (const BluffFault *fault)
{
  g_return_val_if_fail (fault->cause < BLUFF_N_FAULTS, NULL);

  if (says[fault->cause] != NULL)
    return says[fault->cause](fault);

  g_return_val_if_fail (sentences[fault->cause] != NULL, NULL);

  if (fault->column == 0)
    return g_strdup (_ (sentences[fault->cause]));

  /* Translators: %1$s is a sentence that says what is wrong with a line, %2$d the byte of the line where it is wrong.
   */
  return g_strdup_printf (_ ("%1$s (At byte %2$d.)"), _ (sentences[fault->cause]), fault->column);
}
