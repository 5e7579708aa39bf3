/* bluff-record-line.c: from the bytes of a line to JSON, strictly.
 *
 * jansson checks the grammar, UTF-8, surrogates and duplicate keys. Before it, what it does not count or name is
 * checked: nesting, NUL bytes, byte order marks, blank lines. After it, its refusals become causes of ours.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-record-line.h"

#include "bluff-record-tame.h"
#include "bluff-record.h"

#include <string.h>

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

static gboolean
is_blank (const char *bytes, gsize n)
{
  for (gsize i = 0; i < n; i++)
    if (bytes[i] != ' ' && bytes[i] != '\t' && bytes[i] != '\r')
      return FALSE;

  return TRUE;
}

/* How deep brackets nest outside strings; in *OPEN, how many brackets and strings are open at the end. */
static guint
measure_depth (const char *bytes, gsize n, guint *open)
{
  guint deepest = 0;
  guint depth = 0;
  gboolean in_string = FALSE;

  for (gsize i = 0; i < n; i++)
    switch (bytes[i])
      {
      case '"':
        in_string = !in_string;
        break;
      case '\\':
        i += in_string;
        break;
      case '{':
      case '[':
        depth += !in_string;
        deepest = MAX (deepest, depth);
        break;
      case '}':
      case ']':
        depth -= !in_string && depth > 0;
        break;
      default:
        break;
      }

  *open = depth + in_string;
  return deepest;
}

/* What is wrong with a line before it is looked at as JSON. */
static BluffFaultCause
check_bytes (const char *bytes, gsize n, guint *open, BluffFault *fault)
{
  const char *nul = memchr (bytes, '\0', n);

  if (n >= strlen (BYTE_ORDER_MARK) && memcmp (bytes, BYTE_ORDER_MARK, strlen (BYTE_ORDER_MARK)) == 0)
    return BLUFF_FAULT_BYTE_ORDER_MARK;
  if (is_blank (bytes, n))
    return BLUFF_FAULT_BLANK_LINE;

  if (nul != NULL)
    {
      fault->column = (guint) (nul - bytes) + 1;
      return BLUFF_FAULT_NUL_BYTE;
    }

  if (measure_depth (bytes, n, open) > BLUFF_RECORD_DEPTH_MAX)
    {
      fault->high = BLUFF_RECORD_DEPTH_MAX;
      return BLUFF_FAULT_TOO_DEEP;
    }

  return BLUFF_FAULT_NONE;
}

/* A cut in the middle of a character leaves the beginning of one. */
static gboolean
ends_within_character (const char *bad, const char *end)
{
  return g_utf8_get_char_validated (bad, end - bad) == (gunichar) -2;
}

static BluffFaultCause
name_bad_utf8 (const char *bytes, gsize n, gboolean cut, BluffFault *fault)
{
  const char *bad = NULL;

  g_utf8_validate_len (bytes, n, &bad);
  if (cut && ends_within_character (bad, bytes + n))
    return BLUFF_FAULT_CUT_LINE;

  fault->column = (guint) (bad - bytes) + 1;
  return BLUFF_FAULT_BAD_UTF8;
}

/* What jansson's refusal means. CUT says that the line has no end and leaves something open. */
static BluffFaultCause
name_refusal (const char *bytes, gsize n, gboolean cut, const json_error_t *error, BluffFault *fault)
{
  gsize surrogate;

  switch (json_error_code (error))
    {
    case json_error_invalid_utf8:
      return name_bad_utf8 (bytes, n, cut, fault);
    case json_error_duplicate_key:
      fault->column = (guint) error->position;
      return BLUFF_FAULT_DUPLICATE_KEY;
    default:
      break;
    }

  if (bluff_record_find_lone_surrogate (bytes, n, &surrogate))
    {
      fault->column = (guint) surrogate + 1;
      return BLUFF_FAULT_LONE_SURROGATE;
    }
  if (cut)
    return BLUFF_FAULT_CUT_LINE;

  fault->column = (guint) error->position;
  return BLUFF_FAULT_NOT_JSON;
}

/* jansson, and a second attempt where the line has what JSON allows and jansson cannot hold. */
static json_t *
load (const char *bytes, gsize n, json_error_t *error)
{
  json_t *value = json_loadb (bytes, n, BLUFF_RECORD_JSON_FLAGS, error);
  g_autofree char *tame = NULL;

  if (G_LIKELY (value != NULL) || (json_error_code (error) != json_error_numeric_overflow &&
                                   json_error_code (error) != json_error_null_byte_in_key))
    return value;

  tame = bluff_record_tame (bytes, n);
  return json_loadb (tame, n, BLUFF_RECORD_JSON_FLAGS, error);
}

json_t *
bluff_record_parse_line (const char *bytes, gsize n, gboolean complete, BluffFault *fault)
{
  guint open = 0;
  json_error_t error;
  json_t *value;

  fault->cause = check_bytes (bytes, n, &open, fault);
  if (fault->cause != BLUFF_FAULT_NONE)
    return NULL;

  value = load (bytes, n, &error);
  if (value == NULL)
    {
      fault->cause = name_refusal (bytes, n, !complete && open > 0, &error, fault);
      return NULL;
    }

  if (!json_is_object (value))
    {
      fault->cause = BLUFF_FAULT_NOT_AN_OBJECT;
      json_decref (value);
      return NULL;
    }

  return value;
}
