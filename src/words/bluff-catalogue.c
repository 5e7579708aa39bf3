/* bluff-catalogue.c: all texts of a translation.
 *
 * A compiled catalogue (.mo, described in the manual of gettext) has two tables of the same length, of texts and of
 * translations, and an entry of a table is the length of a string and where it begins. All numbers have 32 bits, in the
 * byte order of the machine that wrote the file. Strings end with a zero; a zero also stands between plural forms, and
 * the character 4 between a context and its text.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-catalogue.h"

#include <libintl.h>
#include <string.h>

#define MAGIC 0x950412deU
#define CONTEXT_END '\004'

enum
{
  N_AT = 8, /* where the header has how many entries there are, and where the tables are */
  TEXTS_AT = 12,
  TRANSLATIONS_AT = 16,
  HEADER_SIZE = 28,
  ENTRY_SIZE = 8,
  HIGHEST_MAJOR_REVISION = 1
};

typedef struct
{
  const char *data;
  gsize size;
  gboolean swapped;
} File;

void
bluff_message_free (BluffMessage *self)
{
  g_free (self->context);
  g_free (self->text);
  g_free (self->translation);
  g_free (self);
}

char *
bluff_message_show (const char *text)
{
  g_autoptr (GString) shown = g_string_new (NULL);

  g_return_val_if_fail (text != NULL, NULL);

  for (const char *at = text; *at != '\0'; at++)
    {
      if (*at == '%' && at[1] != '\0')
        {
          /* Up to the letter that says what is filled in: "%1$s". */
          at++;
          at += strspn (at, "0123456789$-.");
          g_string_append (shown, *at == '%' ? "%" : "…");
          if (*at == '\0')
            break;
        }
      else if (*at != '_')
        g_string_append_c (shown, *at);
    }

  return g_string_free (g_steal_pointer (&shown), FALSE);
}

static gboolean
has_translation (GPtrArray *messages, guint first, const char *translation)
{
  for (guint i = first; i < messages->len; i++)
    if (g_str_equal (((BluffMessage *) g_ptr_array_index (messages, i))->translation, translation))
      return TRUE;

  return FALSE;
}

/* The caller has made sure that there are so many bytes. */
static guint32
read_number (const File *file, gsize at)
{
  guint32 number;

  memcpy (&number, file->data + at, sizeof number);
  return file->swapped ? GUINT32_SWAP_LE_BE (number) : number;
}

/* The string of an entry, and its length; NULL if it is not within the file, does not end, or is not UTF-8. */
static const char *
read_string (const File *file, gsize entry, gsize *length)
{
  guint32 begin = read_number (file, entry + sizeof begin);
  const char *string;

  *length = read_number (file, entry);
  if (begin >= file->size || *length >= file->size - begin || file->data[begin + *length] != '\0')
    return NULL;

  /* Each plural form for itself: a zero is no character of a text. */
  string = file->data + begin;
  for (gsize at = 0; at <= *length; at += strlen (string + at) + 1)
    if (!g_utf8_validate (string + at, -1, NULL))
      return NULL;

  return string;
}

static void
add_messages (GPtrArray *messages, const char *text, const char *translation, gsize length)
{
  const char *end = strchr (text, CONTEXT_END);
  guint first = messages->len;

  for (gsize at = 0; at <= length; at += strlen (translation + at) + 1)
    {
      BluffMessage *message;

      if (has_translation (messages, first, translation + at))
        continue;

      message = g_new0 (BluffMessage, 1);
      message->context = end != NULL ? g_strndup (text, (gsize) (end - text)) : NULL;
      message->text = g_strdup (end != NULL ? end + 1 : text);
      message->translation = g_strdup (translation + at);
      g_ptr_array_add (messages, message);
    }
}

static gboolean
has_table (const File *file, gsize at, guint32 n)
{
  return at <= file->size && n <= (file->size - at) / ENTRY_SIZE;
}

/* Whether it begins as a catalogue does. */
static gboolean
read_header (File *file)
{
  if (file->size < HEADER_SIZE)
    return FALSE;

  file->swapped = read_number (file, 0) == GUINT32_SWAP_LE_BE (MAGIC);
  return read_number (file, 0) == MAGIC && read_number (file, sizeof (guint32)) >> 16 <= HIGHEST_MAJOR_REVISION;
}

GPtrArray *
bluff_catalogue_read (const char *data, gsize size)
{
  g_autoptr (GPtrArray) messages = g_ptr_array_new_with_free_func ((GDestroyNotify) bluff_message_free);
  File file = { data, size, FALSE };
  gsize texts, translations;
  guint32 n;

  g_return_val_if_fail (data != NULL || size == 0, NULL);

  if (!read_header (&file))
    return NULL;

  n = read_number (&file, N_AT);
  texts = read_number (&file, TEXTS_AT);
  translations = read_number (&file, TRANSLATIONS_AT);
  if (!has_table (&file, texts, n) || !has_table (&file, translations, n))
    return NULL;

  for (gsize i = 0; i < n; i++)
    {
      gsize text_length, length;
      const char *text = read_string (&file, texts + i * ENTRY_SIZE, &text_length);
      const char *translation = read_string (&file, translations + i * ENTRY_SIZE, &length);

      if (text == NULL || translation == NULL)
        return NULL;
      /* The text without a letter has what the catalogue says of itself. */
      if (text_length > 0)
        add_messages (messages, text, translation, length);
    }

  return g_steal_pointer (&messages);
}

GPtrArray *
bluff_catalogue_load (const char *code)
{
  g_autofree char *path = NULL, *data = NULL;
  gsize size;

  g_return_val_if_fail (code != NULL, NULL);

  path = g_build_filename (bindtextdomain (GETTEXT_PACKAGE, NULL), code, "LC_MESSAGES", GETTEXT_PACKAGE ".mo", NULL);
  return g_file_get_contents (path, &data, &size, NULL) ? bluff_catalogue_read (data, size) : NULL;
}
