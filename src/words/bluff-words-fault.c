/* bluff-words-fault.c: what is wrong with a record, in sentences.
 *
 * In English in every language: they are about bytes, keys and JSON, and help those who work on records. A player first
 * reads a sentence in the language of the app, which stands above them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words.h"

/* English inside a text that may run from right to left. */
#define LEFT_TO_RIGHT_ISOLATE "\u2066"
#define POP_DIRECTIONAL_ISOLATE "\u2069"

typedef char *(*SayFault) (const BluffFault *fault);

/* What has nothing to fill in, but for the place in the line. */
static const char *const sentences[BLUFF_N_FAULTS] = {
  [BLUFF_FAULT_NONE] = "Nothing is wrong with this record.",

  [BLUFF_FAULT_DIRECTORY] = "This is a folder, not a file.",
  [BLUFF_FAULT_EMPTY] = "The file is empty.",

  [BLUFF_FAULT_BLANK_LINE] = "The line is blank.",
  [BLUFF_FAULT_BYTE_ORDER_MARK] = "The line begins with a byte order mark.",
  [BLUFF_FAULT_NUL_BYTE] = "The line has a NUL byte.",
  [BLUFF_FAULT_BAD_UTF8] = "The text is not UTF-8.",
  [BLUFF_FAULT_CUT_LINE] = "The last line is cut off.",
  [BLUFF_FAULT_LONE_SURROGATE] = "The line has half of a surrogate pair.",
  [BLUFF_FAULT_NOT_JSON] = "The line is not JSON.",
  [BLUFF_FAULT_DUPLICATE_KEY] = "The same key stands twice in one object.",
  [BLUFF_FAULT_NOT_AN_OBJECT] = "The line is not a JSON object.",

  [BLUFF_FAULT_NOT_A_RECORD] = "This is not a record of Bluff Bay.",
  [BLUFF_FAULT_UNKNOWN_EVENT] = "There is no event with this name.",
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

/* The form of an English sentence that fits a number. */
static const char *choose (const char *one, const char *many, int n) G_GNUC_FORMAT (1) G_GNUC_FORMAT (2);

static const char *
choose (const char *one, const char *many, int n)
{
  return n == 1 ? one : many;
}

static char *
say_unreadable (const BluffFault *fault)
{
  return g_strdup_printf ("The file cannot be read: %s.", g_strerror (fault->error));
}

static char *
say_too_large (const BluffFault *fault)
{
  int n = tame (fault->high);

  return g_strdup_printf (choose ("A record has at most %d byte.", "A record has at most %d bytes.", n), n);
}

static char *
say_line_too_long (const BluffFault *fault)
{
  int n = tame (fault->high);

  return g_strdup_printf (choose ("A line has at most %d byte.", "A line has at most %d bytes.", n), n);
}

static char *
say_too_many_events (const BluffFault *fault)
{
  int n = tame (fault->high);

  return g_strdup_printf (choose ("A record has at most %d event.", "A record has at most %d events.", n), n);
}

static char *
say_too_deep (const BluffFault *fault)
{
  int n = tame (fault->high);

  return g_strdup_printf (choose ("A line nests at most %d level deep.", "A line nests at most %d levels deep.", n), n);
}

static char *
say_missing_key (const BluffFault *fault)
{
  return g_strdup_printf ("“%s” is missing.", fault->key);
}

static char *
say_wrong_type (const BluffFault *fault)
{
  switch (fault->type)
    {
    case BLUFF_FAULT_TEXT:
      return g_strdup_printf ("“%s” must be a text.", fault->key);
    case BLUFF_FAULT_INTEGER:
      return g_strdup_printf ("“%s” must be a whole number.", fault->key);
    case BLUFF_FAULT_BOOLEAN:
      return g_strdup_printf ("“%s” must be true or false.", fault->key);
    case BLUFF_FAULT_LIST:
      return g_strdup_printf ("“%s” must be a list.", fault->key);
    case BLUFF_FAULT_OBJECT:
      return g_strdup_printf ("“%s” must be an object.", fault->key);
    case BLUFF_FAULT_SEAT_OR_BOX:
      return g_strdup_printf ("“%s” must be the number of a seat, or “box”.", fault->key);
    case BLUFF_FAULT_NO_TYPE:
    case BLUFF_N_FAULT_TYPES:
    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
say_unknown_value (const BluffFault *fault)
{
  return g_strdup_printf ("“%s” has a value that is not known.", fault->key);
}

static char *
say_out_of_range (const BluffFault *fault)
{
  g_autofree char *low = write_number (fault->low);
  g_autofree char *high = write_number (fault->high);

  if (fault->high == G_MAXINT64)
    return g_strdup_printf ("“%1$s” must be at least %2$s.", fault->key, low);

  return g_strdup_printf ("“%1$s” must be from %2$s to %3$s.", fault->key, low, high);
}

static char *
say_list_length (const BluffFault *fault)
{
  int n = tame (fault->high);

  return g_strdup_printf (choose ("“%1$s” must have %2$d item.", "“%1$s” must have %2$d items.", n), fault->key, n);
}

static char *
say_text_length (const BluffFault *fault)
{
  int n = tame (fault->high);

  return g_strdup_printf (choose ("“%1$s” must have from %2$d to %3$d character.",
                                  "“%1$s” must have from %2$d to %3$d characters.", n),
                          fault->key, tame (fault->low), n);
}

static char *
say_control_character (const BluffFault *fault)
{
  return g_strdup_printf ("“%s” has a control character.", fault->key);
}

static char *
say_not_a_time (const BluffFault *fault)
{
  return g_strdup_printf ("“%s” must be a date and time such as 2026-11-16T18:04:05Z.", fault->key);
}

static char *
say_unknown_version (const BluffFault *fault)
{
  g_autofree char *high = write_number (fault->high);

  return g_strdup_printf ("This record has a version that is not known. The known version is %s.", high);
}

static char *
say_player_count (const BluffFault *fault)
{
  int n = tame (fault->high);

  return g_strdup_printf (choose ("This game is for %1$d to %2$d player.", "This game is for %1$d to %2$d players.", n),
                          tame (fault->low), n);
}

static char *
say_number_gap (const BluffFault *fault)
{
  g_autofree char *high = write_number (fault->high);

  return g_strdup_printf ("The number of this event must be %s.", high);
}

static char *
say_rules (const BluffFault *fault)
{
  g_autofree char *sentence = bluff_words_refusal_in_english (fault->refusal);

  if (fault->key[0] == '\0')
    return g_steal_pointer (&sentence);

  return g_strdup_printf ("“%1$s”: %2$s", fault->key, sentence);
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
    return g_strdup (sentences[fault->cause]);

  return g_strdup_printf ("%1$s (At byte %2$d.)", sentences[fault->cause], fault->column);
}

char *
bluff_words_fault_below (const char *sentence, const BluffFault *fault)
{
  g_autofree char *why = NULL;

  if (fault == NULL || fault->cause == BLUFF_FAULT_NONE)
    return g_strdup (sentence);

  why = bluff_words_fault (fault);
  if (fault->line == 0)
    return g_strconcat (sentence, "\n" LEFT_TO_RIGHT_ISOLATE, why, POP_DIRECTIONAL_ISOLATE, NULL);

  return g_strdup_printf ("%s\n" LEFT_TO_RIGHT_ISOLATE "Line %u: %s (%s)" POP_DIRECTIONAL_ISOLATE, sentence,
                          fault->line, why, bluff_fault_rule (fault));
}
