/* test-catalogue.c: the texts of a compiled catalogue are all found, and a damaged one is refused, whatever is wrong.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-catalogue.h"

#include <string.h>

typedef struct
{
  char *data;
  gsize size;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, "words", "xx.mo", NULL);
  g_autoptr (GError) error = NULL;

  (void) data;
  g_file_get_contents (path, &self->data, &self->size, &error);
  g_assert_no_error (error);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  (void) data;
  g_free (self->data);
}

static void
expect (GPtrArray *messages, const char *context, const char *text, const char *translation)
{
  for (guint i = 0; i < messages->len; i++)
    {
      const BluffMessage *message = g_ptr_array_index (messages, i);

      if (g_strcmp0 (message->context, context) == 0 && g_str_equal (message->text, text) &&
          g_str_equal (message->translation, translation))
        return;
    }
  g_error ("not there: %s", translation);
}

static void
test_read (Fixture *self, gconstpointer data)
{
  g_autoptr (GPtrArray) messages = bluff_catalogue_read (self->data, self->size);

  (void) data;
  g_assert_nonnull (messages);
  expect (messages, NULL, "Hat", "Haxx");
  expect (messages, "shape", "Square", "Skvaxx");
  expect (messages, NULL, "%d card", "one kaxx");
  expect (messages, NULL, "%d card", "%d kaxxa");
  expect (messages, NULL, "%d card", "%d kaxxov");
  for (guint i = 0; i < messages->len; i++)
    g_assert_cmpstr (((BluffMessage *) g_ptr_array_index (messages, i))->text, !=, "");
}

static void
test_show (Fixture *self, gconstpointer data)
{
  static const struct
  {
    const char *text;
    const char *shown;
  } rows[] = {
    { "_Preferences", "Preferences" },
    { "%1$s takes %2$d cards", "… takes … cards" },
    { "%u %%", "… %" },
    { "%-5.1f", "…" },
    { "100 %", "100 %" },
    { "%1$", "…" },
    { "", "" },
  };

  (void) self;
  (void) data;
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *shown = bluff_message_show (rows[i].text);

      g_assert_cmpstr (shown, ==, rows[i].shown);
    }
}

/* Forms that are the same are there once. */
static void
test_forms (Fixture *self, gconstpointer data)
{
  g_autoptr (GPtrArray) messages = bluff_catalogue_read (self->data, self->size);
  guint n = 0;

  (void) data;
  for (guint i = 0; i < messages->len; i++)
    n += g_str_equal (((BluffMessage *) g_ptr_array_index (messages, i))->text, "%u byte");
  g_assert_cmpuint (n, ==, 2);
}

/* As a computer with the other byte order writes it: all numbers, which are in the header and in the two tables. */
static void
test_swapped (Fixture *self, gconstpointer data)
{
  g_autofree char *swapped = g_memdup2 (self->data, self->size);
  g_autoptr (GPtrArray) messages = NULL, expected = bluff_catalogue_read (self->data, self->size);
  guint32 numbers[7];
  gsize tables[2];

  (void) data;
  memcpy (numbers, self->data, sizeof numbers);
  tables[0] = numbers[3];
  tables[1] = numbers[4];
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    numbers[i] = GUINT32_SWAP_LE_BE (numbers[i]);
  memcpy (swapped, numbers, sizeof numbers);
  for (guint table = 0; table < G_N_ELEMENTS (tables); table++)
    for (gsize at = tables[table]; at < tables[table] + GUINT32_SWAP_LE_BE (numbers[2]) * 8; at += 4)
      {
        guint32 number;

        memcpy (&number, swapped + at, sizeof number);
        number = GUINT32_SWAP_LE_BE (number);
        memcpy (swapped + at, &number, sizeof number);
      }
  messages = bluff_catalogue_read (swapped, self->size);
  g_assert_nonnull (messages);
  g_assert_cmpuint (messages->len, ==, expected->len);
}

/* Cut off anywhere, it lacks a string at least: msgfmt writes those last. */
static void
test_cut_off (Fixture *self, gconstpointer data)
{
  (void) data;
  for (gsize size = 0; size < self->size; size++)
    {
      /* A piece of memory of its own, so that reading beyond it would be found. */
      g_autofree char *piece = g_memdup2 (self->data, size);

      g_assert_null (bluff_catalogue_read (piece, size));
    }
}

/* Every number of the header and of the tables, too large by a little and by far. */
static void
test_wrong_numbers (Fixture *self, gconstpointer data)
{
  static const guint32 wrong[] = { 0x7fffffff, 0x80000000, 0xfffffff8, 0xffffffff };
  guint32 n, texts, translations;

  (void) data;
  memcpy (&n, self->data + 8, sizeof n);
  memcpy (&texts, self->data + 12, sizeof texts);
  memcpy (&translations, self->data + 16, sizeof translations);
  g_assert_cmpuint (translations, ==, texts + n * 8);
  for (gsize at = 0; at < translations + n * 8; at += at == 16 ? texts - 16 : 4)
    for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
      {
        g_autofree char *damaged = g_memdup2 (self->data, self->size);

        memcpy (damaged + at, &wrong[i], sizeof wrong[i]);
        g_assert_null (bluff_catalogue_read (damaged, self->size));
      }
}

static void
test_not_utf8 (Fixture *self, gconstpointer data)
{
  static const char word[] = "oxx";
  char *found = self->data;

  (void) data;
  while (memcmp (found, word, strlen (word)) != 0)
    g_assert_cmpuint ((gsize) (++found - self->data), <, self->size - strlen (word));
  *found = (char) 0xff;
  g_assert_null (bluff_catalogue_read (self->data, self->size));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(name, test) g_test_add ("/words/catalogue/" name, Fixture, NULL, set_up, test, tear_down)

  ADD ("read", test_read);
  ADD ("show", test_show);
  ADD ("forms", test_forms);
  ADD ("other-byte-order", test_swapped);
  ADD ("cut-off", test_cut_off);
  ADD ("wrong-numbers", test_wrong_numbers);
  ADD ("not-utf-8", test_not_utf8);

  return g_test_run ();
}
