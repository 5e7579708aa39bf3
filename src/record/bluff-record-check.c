/* bluff-record-check.c: what the texts and numbers of a header may be.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-record-check.h"

#include "bluff-record.h"

#include <string.h>

/* Reads N digits at *TEXT and moves it on; -1 if there are not as many. */
static int
take_digits (const char **text, guint n)
{
  int number = 0;

  for (guint i = 0; i < n; i++, (*text)++)
    {
      if (!g_ascii_isdigit (**text))
        return -1;
      number = number * 10 + g_ascii_digit_value (**text);
    }

  return number;
}

static gboolean
take_character (const char **text, char character)
{
  if (g_ascii_toupper (**text) != character)
    return FALSE;

  (*text)++;
  return TRUE;
}

static int
days_in_month (int year, int month)
{
  /* GLib's calendar begins with the year 1, RFC 3339's with the year 0, which is a leap year like 400. */
  return g_date_get_days_in_month ((GDateMonth) month, (GDateYear) (year == 0 ? 400 : year));
}

/* "2026-11-16"; tells whether it is the last day of its month. */
static gboolean
take_date (const char **text, gboolean *last_day)
{
  int year = take_digits (text, 4);
  gboolean first_dash = year >= 0 && take_character (text, '-');
  int month = first_dash ? take_digits (text, 2) : -1;
  gboolean second_dash = month >= 1 && month <= 12 && take_character (text, '-');
  int day = second_dash ? take_digits (text, 2) : -1;

  if (day < 1 || day > days_in_month (year, month))
    return FALSE;

  *last_day = day == days_in_month (year, month);
  return TRUE;
}

/* "18:04:05.25"; a second 60 is a leap second, and those are at the end of a month. */
static gboolean
take_time (const char **text, gboolean last_day)
{
  int hour = take_digits (text, 2);
  gboolean first_colon = hour >= 0 && take_character (text, ':');
  int minute = first_colon ? take_digits (text, 2) : -1;
  gboolean second_colon = minute >= 0 && take_character (text, ':');
  int second = second_colon ? take_digits (text, 2) : -1;
  gboolean leap = last_day && hour == 23 && minute == 59;

  if (hour > 23 || minute > 59 || second < 0 || second > (leap ? 60 : 59))
    return FALSE;

  if (!take_character (text, '.'))
    return TRUE;
  if (take_digits (text, 1) < 0)
    return FALSE;
  while (g_ascii_isdigit (**text))
    (*text)++;

  return TRUE;
}

gboolean
bluff_record_check_length (const char *text, guint low, guint high, BluffFault *fault)
{
  glong length = 0;

  if (text != NULL && !bluff_record_check_text (text, fault))
    return FALSE;

  if (text != NULL)
    length = g_utf8_strlen (text, -1);
  if (length >= (glong) low && length <= (glong) high)
    return TRUE;

  fault->cause = BLUFF_FAULT_TEXT_LENGTH;
  fault->value = length;
  fault->low = low;
  fault->high = high;
  return FALSE;
}

gboolean
bluff_record_check_name (const char *name, BluffFault *fault)
{
  if (!bluff_record_check_length (name, 1, BLUFF_RECORD_NAME_MAX, fault))
    return FALSE;

  for (const char *p = name; *p != '\0'; p = g_utf8_find_next_char (p, NULL))
    if (g_unichar_type (g_utf8_get_char (p)) == G_UNICODE_CONTROL)
      {
        fault->cause = BLUFF_FAULT_CONTROL_CHARACTER;
        return FALSE;
      }

  return TRUE;
}

gboolean
bluff_record_check_id (const char *id, BluffFault *fault)
{
  return bluff_record_check_length (id, 1, BLUFF_RECORD_ID_MAX, fault);
}

gboolean
bluff_record_check_text (const char *text, BluffFault *fault)
{
  if (g_utf8_validate (text, -1, NULL))
    return TRUE;

  fault->cause = BLUFF_FAULT_BAD_UTF8;
  return FALSE;
}

gboolean
bluff_record_check_time (const char *text, BluffFault *fault)
{
  const char *end = text;
  gboolean last_day = FALSE;

  if (take_date (&end, &last_day) && take_character (&end, 'T') && take_time (&end, last_day) &&
      (g_ascii_strcasecmp (end, "Z") == 0 || g_str_equal (end, "+00:00") || g_str_equal (end, "-00:00")))
    return TRUE;

  fault->cause = BLUFF_FAULT_NOT_A_TIME;
  return FALSE;
}

gboolean
bluff_record_check_range (gint64 value, gint64 low, gint64 high, BluffFault *fault)
{
  if (value >= low && value <= high)
    return TRUE;

  fault->cause = BLUFF_FAULT_OUT_OF_RANGE;
  fault->value = value;
  fault->low = low;
  fault->high = high < BLUFF_RECORD_INTEGER_MAX ? high : G_MAXINT64;
  return FALSE;
}

void
bluff_record_put_key_within (BluffFault *fault, const char *list, gsize index)
{
  char place[BLUFF_FAULT_KEY_SIZE];

  g_snprintf (place, sizeof place, "%s[%" G_GSIZE_FORMAT "]", list, index);
  bluff_record_put_key_inside (fault, place);
}

void
bluff_record_put_key_inside (BluffFault *fault, const char *object)
{
  char inner[BLUFF_FAULT_KEY_SIZE];

  memcpy (inner, fault->key, sizeof inner);
  g_snprintf (fault->key, sizeof fault->key, "%s%s%s", object, inner[0] == '\0' || inner[0] == '[' ? "" : ".", inner);
}
