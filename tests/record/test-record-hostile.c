/* test-record-hostile.c: bytes that are no record, and more of them than there may be.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "record-fixture.h"

#include "bluff-record-tame.h"

#include <glib/gstdio.h>
#include <unistd.h>

#define TEXT(bytes) bytes, sizeof (bytes) - 1
#define ROLL "{\"n\":2,\"event\":\"roll\",\"seat\":0,\"icons\":[\"chest\",\"swords\"]"

/* Line 3 of a record that is valid so far, or, with ALONE, the whole record. */
typedef struct
{
  gboolean alone;
  const char *bytes;
  gsize n;
  BluffFaultCause cause;
  guint line;
} Row;

static const Row rows[] = {
  { TRUE, TEXT (""), BLUFF_FAULT_EMPTY, 1 },
  { TRUE, TEXT ("\n"), BLUFF_FAULT_BLANK_LINE, 1 },
  { TRUE, TEXT ("\r\n"), BLUFF_FAULT_BLANK_LINE, 1 },
  { TRUE, TEXT (" \t"), BLUFF_FAULT_BLANK_LINE, 1 },
  { TRUE, TEXT ("\r \n"), BLUFF_FAULT_BLANK_LINE, 1 },
  { TRUE, TEXT ("\0"), BLUFF_FAULT_NUL_BYTE, 1 },
  { TRUE, TEXT ("\xef\xbb\xbf{}\n"), BLUFF_FAULT_BYTE_ORDER_MARK, 1 },
  { TRUE, TEXT ("\xef\xbb\xbf\n"), BLUFF_FAULT_BYTE_ORDER_MARK, 1 },
  { TRUE, TEXT ("\xff\xfe{\0}\0"), BLUFF_FAULT_NUL_BYTE, 1 },
  /* A bracket in a text closes nothing. */
  { TRUE, TEXT ("{\"a\":[\"]\",[[[[[[[0]]]]]]]]}\n"), BLUFF_FAULT_TOO_DEEP, 1 },
  { TRUE,
    TEXT ("\x7f"
          "ELF"),
    BLUFF_FAULT_NOT_JSON, 1 },
  { TRUE, TEXT ("{\"record\":\"bluff-bay"), BLUFF_FAULT_CUT_LINE, 1 },
  { TRUE, TEXT ("{"), BLUFF_FAULT_CUT_LINE, 1 },
  { TRUE, TEXT ("{}"), BLUFF_FAULT_NOT_A_RECORD, 1 },
  { TRUE, TEXT ("{}{}"), BLUFF_FAULT_NOT_JSON, 1 },
  { TRUE, TEXT ("[]"), BLUFF_FAULT_NOT_AN_OBJECT, 1 },
  { TRUE, TEXT ("\"{}\"\n"), BLUFF_FAULT_NOT_AN_OBJECT, 1 },
  { TRUE, TEXT ("5\n"), BLUFF_FAULT_NOT_AN_OBJECT, 1 },
  { TRUE, TEXT ("null\n"), BLUFF_FAULT_NOT_AN_OBJECT, 1 },

  { FALSE, TEXT ("\n"), BLUFF_FAULT_BLANK_LINE, 3 },
  { FALSE, TEXT (ROLL "}\n\n"), BLUFF_FAULT_BLANK_LINE, 4 },
  { FALSE, TEXT ("\n" ROLL "}\n"), BLUFF_FAULT_BLANK_LINE, 3 },
  { FALSE, TEXT ("\xef\xbb\xbf" ROLL "}\n"), BLUFF_FAULT_BYTE_ORDER_MARK, 3 },
  { FALSE, TEXT (ROLL "}\0\n"), BLUFF_FAULT_NUL_BYTE, 3 },
  { FALSE, TEXT (ROLL ",\"x\":\"\0\"}\n"), BLUFF_FAULT_NUL_BYTE, 3 },
  { FALSE, TEXT (ROLL ",\"x\":\"\xff\"}\n"), BLUFF_FAULT_BAD_UTF8, 3 },
  { FALSE, TEXT (ROLL ",\"x\":\"\xc0\x80\"}\n"), BLUFF_FAULT_BAD_UTF8, 3 },         /* overlong */
  { FALSE, TEXT (ROLL ",\"x\":\"\xed\xa0\x80\"}\n"), BLUFF_FAULT_BAD_UTF8, 3 },     /* a surrogate */
  { FALSE, TEXT (ROLL ",\"x\":\"\xf4\x90\x80\x80\"}\n"), BLUFF_FAULT_BAD_UTF8, 3 }, /* beyond Unicode */
  { FALSE, TEXT (ROLL ",\"x\":\"\xe2\x98\"}\n"), BLUFF_FAULT_BAD_UTF8, 3 },
  { FALSE, TEXT (ROLL ",\"x\":\"\xff\xe2\x98"), BLUFF_FAULT_BAD_UTF8, 3 },
  { FALSE, TEXT (ROLL ",\"x\":\"\xe2\x98\n"), BLUFF_FAULT_BAD_UTF8, 3 },
  { FALSE, TEXT (ROLL "\xa0}\n"), BLUFF_FAULT_BAD_UTF8, 3 },
  { FALSE, TEXT (ROLL ",\"x\":\"\\ud800\"}\n"), BLUFF_FAULT_LONE_SURROGATE, 3 },
  { FALSE, TEXT (ROLL ",\"x\":\"\\uDC00\"}\n"), BLUFF_FAULT_LONE_SURROGATE, 3 },
  { FALSE, TEXT (ROLL ",\"x\":\"\\ud800\\ud800\"}\n"), BLUFF_FAULT_LONE_SURROGATE, 3 },
  { FALSE, TEXT (ROLL ",\"\\ud83c\\udff4\":\"\\ud83cx\"}\n"), BLUFF_FAULT_LONE_SURROGATE, 3 },
  { FALSE, TEXT (ROLL ",\"x\":\"\\ud83c\\udff4\\ud800\"}\n"), BLUFF_FAULT_LONE_SURROGATE, 3 },
  { FALSE, TEXT (ROLL ",\"n\":2}\n"), BLUFF_FAULT_DUPLICATE_KEY, 3 },
  { FALSE, TEXT (ROLL ",\"\\u006e\":2}\n"), BLUFF_FAULT_DUPLICATE_KEY, 3 },
  { FALSE, TEXT (ROLL ",\"x\":1,\"x\":1}\n"), BLUFF_FAULT_DUPLICATE_KEY, 3 },
  { FALSE, TEXT (ROLL ",\"x\":[{\"y\":{\"z\":1,\"z\":2}}]}\n"), BLUFF_FAULT_DUPLICATE_KEY, 3 },
  { FALSE, TEXT (ROLL ",\"\\u0000\":1,\"\\u0000\":2}\n"), BLUFF_FAULT_DUPLICATE_KEY, 3 },
  { FALSE, TEXT (ROLL ",\"x\":NaN}\n"), BLUFF_FAULT_NOT_JSON, 3 },
  { FALSE, TEXT (ROLL ",\"x\":-Infinity}\n"), BLUFF_FAULT_NOT_JSON, 3 },
  { FALSE, TEXT (ROLL ",\"x\":'y'}\n"), BLUFF_FAULT_NOT_JSON, 3 },
  { FALSE, TEXT (ROLL ",\"x\":0x10}\n"), BLUFF_FAULT_NOT_JSON, 3 },
  { FALSE, TEXT (ROLL ",\"x\":01}\n"), BLUFF_FAULT_NOT_JSON, 3 },
  { FALSE, TEXT (ROLL ",\"x\":+1}\n"), BLUFF_FAULT_NOT_JSON, 3 },
  { FALSE, TEXT (ROLL ",\"x\":1.}\n"), BLUFF_FAULT_NOT_JSON, 3 },
  { FALSE, TEXT (ROLL ",\"x\":.5}\n"), BLUFF_FAULT_NOT_JSON, 3 },
  { FALSE, TEXT (ROLL ",\"x\":\"\t\"}\n"), BLUFF_FAULT_NOT_JSON, 3 },
  { FALSE, TEXT (ROLL ",\"x\":\"\\x41\"}\n"), BLUFF_FAULT_NOT_JSON, 3 },
  { FALSE, TEXT (ROLL ",\"x\":\"\\u12g4\"}\n"), BLUFF_FAULT_NOT_JSON, 3 },
  { FALSE, TEXT (ROLL ",}\n"), BLUFF_FAULT_NOT_JSON, 3 },
  { FALSE, TEXT (ROLL "} // roll\n"), BLUFF_FAULT_NOT_JSON, 3 },
  { FALSE, TEXT (ROLL "}}\n"), BLUFF_FAULT_NOT_JSON, 3 },
  { FALSE, TEXT (ROLL "}}"), BLUFF_FAULT_NOT_JSON, 3 },
  { FALSE, TEXT (ROLL "} {}\n"), BLUFF_FAULT_NOT_JSON, 3 },
  { FALSE, TEXT (ROLL "\n}\n"), BLUFF_FAULT_NOT_JSON, 3 },
  { FALSE, TEXT (ROLL "]\n"), BLUFF_FAULT_NOT_JSON, 3 },
  { FALSE, TEXT (ROLL), BLUFF_FAULT_CUT_LINE, 3 },
  { FALSE, TEXT (ROLL ",\"x\":tru"), BLUFF_FAULT_CUT_LINE, 3 },
  { FALSE, TEXT (ROLL ",\"x\":-"), BLUFF_FAULT_CUT_LINE, 3 },
  { FALSE, TEXT (ROLL ",\"x\":\"\\u12"), BLUFF_FAULT_CUT_LINE, 3 },
  { FALSE, TEXT (ROLL ",\"x\":\"\\"), BLUFF_FAULT_CUT_LINE, 3 },
  { FALSE, TEXT (ROLL ",\"x\":\"\xe2\x98"), BLUFF_FAULT_CUT_LINE, 3 },
  /* What jansson has no room for must not hide what is not JSON. */
  { FALSE, TEXT (ROLL ",\"x\":1e999,\"y\":01234567890123456789012}\n"), BLUFF_FAULT_NOT_JSON, 3 },
  { FALSE, TEXT (ROLL ",\"x\":1e999,\"y\":1.e5}\n"), BLUFF_FAULT_NOT_JSON, 3 },
  { FALSE, TEXT (ROLL ",\"x\":1e999,\"y\":1e+}\n"), BLUFF_FAULT_NOT_JSON, 3 },
  { FALSE, TEXT (ROLL ",\"x\":1e999,\"y\":--1}\n"), BLUFF_FAULT_NOT_JSON, 3 },
  { FALSE, TEXT (ROLL ",\"x\":1e999,\"y\":99999999999999999999x}\n"), BLUFF_FAULT_NOT_JSON, 3 },
  { FALSE, TEXT (ROLL ",\"x\":1e999,\"y\":\"\\"), BLUFF_FAULT_CUT_LINE, 3 },

  { FALSE, TEXT (ROLL "}"), BLUFF_FAULT_NONE, 0 },
  { FALSE, TEXT (ROLL "}\n"), BLUFF_FAULT_NONE, 0 },
  { FALSE, TEXT (ROLL "}\r\n"), BLUFF_FAULT_NONE, 0 },
  { FALSE, TEXT (" \t" ROLL " \t}\t "), BLUFF_FAULT_NONE, 0 },
  { FALSE, TEXT (ROLL ",\"x\":\"\\u0000\",\"y\":[null,{\"n\":1}],\"\":-0,\"z\":1.5e-7}\n"), BLUFF_FAULT_NONE, 0 },
  { FALSE, TEXT (ROLL ",\"x\":\"\\\"[[[[[[[[[[\"}\n"), BLUFF_FAULT_NONE, 0 },
  { FALSE, TEXT (ROLL ",\"x\":1e999,\"y\":-99999999999999999999,\"z\":[1E+400,\"1e400\"]}\n"), BLUFF_FAULT_NONE, 0 },
  { FALSE, TEXT (ROLL ",\"n\\u0000\":\"{[\\\"\",\"\\\\u0000\":\"\\u0000\",\"y\" : 0.1e2}\n"), BLUFF_FAULT_NONE, 0 },
  { FALSE, TEXT (ROLL ",\"x\":\"\xef\xbb\xbf\xef\xbf\xbf\"}\n"), BLUFF_FAULT_NONE, 0 },
};

static void
test_bytes (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GString) text = rows[i].alone ? g_string_new (NULL) : make_endless (1);
      g_autofree char *readable = g_strescape (rows[i].bytes, NULL);
      BluffFault fault;

      g_test_message ("row %u: %s", i, readable);
      g_string_append_len (text, rows[i].bytes, (gssize) rows[i].n);
      fault = find_fault (text->str, text->len);
      assert_fault (fault, rows[i].cause, rows[i].line);
      g_assert_cmpstr (bluff_fault_rule (&fault), ==, "format");
    }
}

static void
test_columns (void)
{
  static const struct
  {
    const char *bytes;
    gsize n;
    guint column;
  } columns[] = {
    { TEXT ("{\"a\":\0}"), 6 },
    { TEXT ("{\"a\":\"x\xff\"}"), 8 },
    { TEXT ("{\"a\":\"x\\ud800\"}"), 8 },
    { TEXT ("{\"a\":x}"), 6 },
    { TEXT ("x"), 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    g_assert_cmpuint (find_fault (columns[i].bytes, columns[i].n).column, ==, columns[i].column);
}

/* What jansson refuses although JSON allows it becomes something else that is as long; all else stays as it is. */
static void
test_tame (void)
{
  static const struct
  {
    const char *before;
    const char *after; /* NULL: the same */
  } texts[] = {
    { "", NULL },
    { "{\"a\":[true,null]}", NULL },
    { "0", NULL },
    { "-0", NULL },
    { "907", NULL },
    { "1.5", "0.5" },
    { "0.1", "0.5" },
    { "1e0", "0.5" },
    { "1E9", "0.5" },
    { "0e0", "0.5" },
    { "[10.25,9]", "[0.5  ,9]" },
    { "[-1.5,1e+5]", "[0.5 ,0.5 ]" },
    { "1e-10", "0.5  " },
    { "1.25E10", "0.5    " },
    { "2000000000000000000", NULL },
    { "9223372036854775807", NULL },
    { "9223372036854775808", "9223372036854775807" },
    { "99999999999999999999", "9223372036854775807 " },
    { "-9223372036854775808", NULL },
    { "-9223372036854775809", "-9223372036854775808" },
    { "-99999999999999999999", "-9223372036854775808 " },
    /* No numbers in JSON, nor what comes after them as a part of them. */
    { "-", NULL },
    { "-x", NULL },
    { "-.5", NULL },
    { "-e5", NULL },
    { "00", NULL },
    { "01.5", NULL },
    { "-01.5", NULL },
    { "01e5", NULL },
    { "1.", NULL },
    { "1.x5", NULL },
    { "1.e5", NULL },
    { "1e", NULL },
    { "1ex", NULL },
    { "1e+", NULL },
    { "1e++5", NULL },
    { "1e-x", NULL },
    { "--1.5", "-0.5 " },
    { "-\"\\u0000\":", "-\"\\ufdd0\":" },
    { "00000000000000000000000", NULL },
    /* Keys. */
    { "\"\\u0000\":1", "\"\\ufdd0\":1" },
    { "\"x\\u0000y\" \t\r\n:1", "\"x\\ufdd0y\" \t\r\n:1" },
    { "\"\\u0000\\u0000\":", "\"\\ufdd0\\ufdd0\":" },
    { "\"\\\"\\u0000\":", "\"\\\"\\ufdd0\":" },
    { "\"\\\\u0000\":", NULL },
    { "\"\\\\\\u0000\":", "\"\\\\\\ufdd0\":" },
    { "\"\\u0001\":", NULL },
    { "\"u0000\":", NULL },
    /* Other texts. */
    { "\"\\u0000\"", NULL },
    { "\"\\u0000\",\"x\":1", NULL },
    { "\"1.5\":\"1e999\"", NULL },
    { "\"\\\"1.5\"", NULL },
    { "\"ab\":1.5", "\"ab\":0.5" },
    { "\"abc\":1.5", "\"abc\":0.5" },
    { "\"\"1.5", "\"\"0.5" },
    { "\"\\\\\"1.5", "\"\\\\\"0.5" },
    { "\"\\u0000", NULL },
    { "\"1.5", NULL },
    { "\"\\", NULL },
    { "\"", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *tame = bluff_record_tame (texts[i].before, strlen (texts[i].before));

      g_assert_cmpstr (tame, ==, texts[i].after != NULL ? texts[i].after : texts[i].before);
    }
}

static void
test_lone_surrogates (void)
{
  static const struct
  {
    const char *text;
    gssize position; /* -1: there is none */
  } texts[] = {
    { "\\", -1 },
    { "\\u", -1 },
    { "\\ud7ff\\ue000\\uffff", -1 },
    { "\\ud800", 0 },
    { "x\\udbff", 1 },
    { "\\n\\uDC00", 2 },
    { "\\udfff", 0 },
    { "\\ud800\\udc00", -1 },
    { "\\uDBFF\\udfff\\udbff\\uDFFF", -1 },
    { "\\ud83c\\udff4\\ud83c", 12 },
    { "\\ud83c\\udff4\\udff4", 12 },
    { "\\udc00\\udc00", 0 },
    { "\\u0041\\udc00", 6 },
    { "\\ud800\\udbff", 0 },
    { "\\ud800\\ue000", 0 },
    { "\\ud800xudc00", 0 },
    { "\\ud800\\xdc00", 0 },
    { "\\ud800\\udc0", 0 },
    { "\\ud800\\udc0x", 0 },
    { "\\ud80", -1 },
    { "\\ud80g", -1 },
    { "\\udc0g", -1 },
    { "\\ugd80", -1 },
    { "\\xd800", -1 },
    { "xud800", -1 },
    { "\\\\ud800", -1 },
    { "\\\\\\ud800", 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      /* Just so many bytes: nothing behind them may be looked at. */
      gsize n = strlen (texts[i].text);
      g_autofree char *bytes = g_memdup2 (texts[i].text, n);
      gsize position = G_MAXSIZE;

      g_test_message ("%s", texts[i].text);
      g_assert_cmpint (bluff_record_find_lone_surrogate (bytes, n, &position), ==, texts[i].position >= 0);
      g_assert_cmpint ((gssize) position, ==, texts[i].position);
    }
}

static void
append_many (GString *text, char character, gsize n)
{
  gsize before = text->len;

  g_string_set_size (text, before + n);
  memset (text->str + before, character, n);
}

/* The header with an unknown key that makes its line N bytes long, without its end. */
static GString *
make_long_header (gsize n)
{
  GString *text = g_string_new (ENDLESS_HEADER);

  g_string_truncate (text, text->len - strlen ("}\n"));
  g_string_append (text, ",\"x\":\"");
  append_many (text, 'x', n - strlen ("\"}") - text->len);
  g_string_append (text, "\"}");
  g_assert_cmpuint (text->len, ==, n);

  return text;
}

static void
test_line_length (void)
{
  static const struct
  {
    gsize n;
    const char *end;
    BluffFaultCause cause;
  } lengths[] = {
    { BLUFF_RECORD_LINE_MAX, "", BLUFF_FAULT_NONE },
    { BLUFF_RECORD_LINE_MAX, "\n", BLUFF_FAULT_NONE },
    { BLUFF_RECORD_LINE_MAX, "\r\n", BLUFF_FAULT_NONE },
    { BLUFF_RECORD_LINE_MAX, "\r", BLUFF_FAULT_LINE_TOO_LONG },
    { BLUFF_RECORD_LINE_MAX + 1, "", BLUFF_FAULT_LINE_TOO_LONG },
    { BLUFF_RECORD_LINE_MAX + 1, "\n", BLUFF_FAULT_LINE_TOO_LONG },
    { BLUFF_RECORD_LINE_MAX + 1, "\r\n", BLUFF_FAULT_LINE_TOO_LONG },
    { BLUFF_RECORD_LINE_MAX * 20, "\n", BLUFF_FAULT_LINE_TOO_LONG },
    { BLUFF_RECORD_BYTES_MAX + 100, "", BLUFF_FAULT_LINE_TOO_LONG },
  };
  static const gsize pieces[] = { 1000, 65536, BLUFF_RECORD_LINE_MAX + 1, G_MAXSIZE };

  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    for (guint j = 0; j < G_N_ELEMENTS (pieces); j++)
      {
        g_autoptr (BluffRecordReader) reader = bluff_record_reader_new (BLUFF_RECORD_READER_DEFAULT);
        g_autoptr (GString) text = make_long_header (lengths[i].n);
        gsize n = 0;

        g_string_append (text, lengths[i].end);
        for (gsize at = 0; at < text->len; at += n)
          {
            n = MIN (pieces[j], text->len - at);
            if (!bluff_record_reader_feed (reader, text->str + at, n))
              break;
          }
        bluff_record_reader_finish (reader);

        if (lengths[i].cause == BLUFF_FAULT_NONE)
          {
            g_assert_null (bluff_record_reader_fault (reader));
            continue;
          }
        assert_fault (*bluff_record_reader_fault (reader), lengths[i].cause, 1);
        g_assert_cmpint (bluff_record_reader_fault (reader)->high, ==, BLUFF_RECORD_LINE_MAX);
      }
}

/* One byte more than a line may have can be the CR of its end: no more are kept. */
static void
test_line_without_end (void)
{
  g_autoptr (BluffRecordReader) reader = bluff_record_reader_new (BLUFF_RECORD_READER_DEFAULT);
  g_autoptr (GString) text = make_long_header (BLUFF_RECORD_LINE_MAX + 1);

  g_assert_true (bluff_record_reader_feed (reader, text->str, text->len));
  g_assert_false (bluff_record_reader_feed (reader, "\r", 1));
  assert_fault (*bluff_record_reader_fault (reader), BLUFF_FAULT_LINE_TOO_LONG, 1);
}

/* The line's own object is 1. */
static void
check_depth (guint depth, char bracket, BluffFaultCause cause)
{
  g_autoptr (GString) text = make_endless (1);
  BluffFault fault;

  g_string_append (text, ROLL ",\"x\":");
  for (guint i = 1; i < depth; i++)
    g_string_append (text, bracket == '[' ? "[" : "{\"y\":");
  g_string_append (text, "\"]}[[[[[[[[[[[[\"");
  for (guint i = 1; i < depth; i++)
    g_string_append_c (text, bracket == '[' ? ']' : '}');
  g_string_append (text, "}\n");

  fault = find_fault (text->str, text->len);
  assert_fault (fault, cause, cause == BLUFF_FAULT_NONE ? 0 : 3);
  if (cause == BLUFF_FAULT_TOO_DEEP)
    g_assert_cmpint (fault.high, ==, BLUFF_RECORD_DEPTH_MAX);
}

static void
test_depth (void)
{
  check_depth (BLUFF_RECORD_DEPTH_MAX, '[', BLUFF_FAULT_NONE);
  check_depth (BLUFF_RECORD_DEPTH_MAX, '{', BLUFF_FAULT_NONE);
  check_depth (BLUFF_RECORD_DEPTH_MAX + 1, '[', BLUFF_FAULT_TOO_DEEP);
  check_depth (BLUFF_RECORD_DEPTH_MAX + 1, '{', BLUFF_FAULT_TOO_DEEP);
  check_depth (10000, '{', BLUFF_FAULT_TOO_DEEP);
  check_depth (30000, '[', BLUFF_FAULT_TOO_DEEP);
  check_depth (100000, '[', BLUFF_FAULT_LINE_TOO_LONG);
}

/* Feeds a text that is valid as a whole, and then one more that is the fault, which is returned. */
static BluffFault
find_fault_after (const GString *valid, const char *more)
{
  g_autoptr (BluffRecordReader) reader = bluff_record_reader_new (BLUFF_RECORD_READER_DEFAULT);

  g_assert_true (bluff_record_reader_feed (reader, valid->str, valid->len));
  g_assert_true (bluff_record_reader_finish (reader));
  g_assert_false (bluff_record_reader_feed (reader, more, strlen (more)));
  g_assert_false (bluff_record_reader_finish (reader));
  return *bluff_record_reader_fault (reader);
}

static void
test_number_of_events (void)
{
  g_autoptr (GString) text = make_endless (BLUFF_RECORD_EVENTS_MAX);
  g_autoptr (GString) more = g_string_new (NULL);
  BluffFault fault;

  for (guint n = BLUFF_RECORD_EVENTS_MAX + 1; n < BLUFF_RECORD_EVENTS_MAX + 4; n++)
    append_endless_event (more, n, "");
  fault = find_fault_after (text, more->str);
  assert_fault (fault, BLUFF_FAULT_TOO_MANY_EVENTS, BLUFF_RECORD_EVENTS_MAX + 2);
  g_assert_cmpint (fault.high, ==, BLUFF_RECORD_EVENTS_MAX);
}

/* The endless game with lines so long that it soon has N bytes, its last line included. */
static GString *
make_large (gsize n, guint *lines)
{
  GString *text = make_endless (1);
  g_autoptr (GString) padding = g_string_new (",\"x\":\"");

  append_many (padding, 'x', 60000);
  g_string_append_c (padding, '"');

  for (*lines = 2; text->len + 2 * padding->len < n; (*lines)++)
    append_endless_event (text, *lines, padding->str);
  for (; text->len + 500 < n; (*lines)++)
    append_endless_event (text, *lines, "");

  /* Blanks are part of the size. */
  append_endless_event (text, *lines, "");
  (*lines)++;
  g_string_truncate (text, text->len - 1);
  append_many (text, ' ', n - 1 - text->len);
  g_string_append_c (text, '\n');

  return text;
}

/* Reads a text that is too large out of a file: one byte too many is enough to know. */
static BluffFault
find_fault_in_file (const GString *text)
{
  g_autoptr (BluffRecordReader) reader = bluff_record_reader_new (BLUFF_RECORD_READER_DEFAULT);
  g_autofree char *path = NULL;
  int fd = g_file_open_tmp ("XXXXXX.bluff", &path, NULL);

  g_assert_cmpint (fd, >=, 0);
  g_unlink (path);
  g_assert_cmpint (write (fd, text->str, text->len), ==, text->len);
  g_assert_cmpint (lseek (fd, 0, SEEK_SET), ==, 0);

  g_assert_false (bluff_record_reader_read_fd (reader, fd));
  g_assert_cmpint (lseek (fd, 0, SEEK_CUR), ==, BLUFF_RECORD_BYTES_MAX + 1);
  close (fd);
  return *bluff_record_reader_fault (reader);
}

static void
test_size (void)
{
  guint lines;
  g_autoptr (GString) text = make_large (BLUFF_RECORD_BYTES_MAX, &lines);
  g_autoptr (GString) more = g_string_new (NULL);
  BluffFault fault;

  g_assert_cmpuint (text->len, ==, BLUFF_RECORD_BYTES_MAX);
  append_endless_event (more, lines, "");
  fault = find_fault_after (text, more->str);
  assert_fault (fault, BLUFF_FAULT_TOO_LARGE, lines + 1);
  g_assert_cmpint (fault.high, ==, BLUFF_RECORD_BYTES_MAX);

  g_string_append (text, more->str);
  assert_fault (find_fault_in_file (text), BLUFF_FAULT_TOO_LARGE, lines + 1);

  /* A fault before the limit comes first. */
  text->str[BLUFF_RECORD_BYTES_MAX - 2] = 'x';
  assert_fault (find_fault (text->str, text->len), BLUFF_FAULT_NOT_JSON, lines);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/record/hostile/bytes", test_bytes);
  g_test_add_func ("/record/hostile/columns", test_columns);
  g_test_add_func ("/record/hostile/tame", test_tame);
  g_test_add_func ("/record/hostile/lone-surrogates", test_lone_surrogates);
  g_test_add_func ("/record/hostile/line-length", test_line_length);
  g_test_add_func ("/record/hostile/line-without-end", test_line_without_end);
  g_test_add_func ("/record/hostile/depth", test_depth);
  g_test_add_func ("/record/hostile/number-of-events", test_number_of_events);
  g_test_add_func ("/record/hostile/size", test_size);

  return g_test_run ();
}
