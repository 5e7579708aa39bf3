/* ui-records.c: records of whole games in files, made of the playthroughs.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-records.h"

#include "bluff-saves-records.h"

#include <string.h>

#define COMPUTER "{\"name\":\"Anne\",\"kind\":\"computer\",\"level\":\"deckhand\"}"

static char *
put_person (const char *text, const char *name)
{
  g_autofree char *person = g_strdup_printf ("{\"name\":\"%s\",\"kind\":\"human\"}", name);
  g_auto (GStrv) parts = g_strsplit (text, COMPUTER, 2);

  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  return g_strjoinv (person, parts);
}

/* The header, and that many lines after it. */
static void
cut (char *text, guint n_events)
{
  char *end = text;

  for (guint i = 0; i <= n_events; i++)
    {
      end = strchr (end, '\n');
      g_assert_nonnull (end);
      end++;
    }
  *end = '\0';
}

char *
ui_records_write (const char *folder, const char *name, const char *playthrough, const char *anne, guint n_events)
{
  g_autofree char *file = g_strconcat (playthrough, ".bluff", NULL);
  g_autofree char *source = g_build_filename (PLAYTHROUGHS, file, NULL);
  g_autofree char *text = NULL, *changed = NULL;
  char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_get_contents (source, &text, NULL, NULL));
  changed = anne != NULL ? put_person (text, anne) : g_strdup (text);
  if (n_events != UI_RECORDS_WHOLE)
    cut (changed, n_events);
  g_assert_true (g_file_set_contents (path, changed, -1, NULL));
  return path;
}

GStrv
ui_records_write_mixed (const char *folder)
{
  GStrv paths = g_new0 (char *, 4);

  paths[0] = ui_records_write (folder, "duel.bluff", "bluffer-duel", "Anna", UI_RECORDS_WHOLE);
  paths[1] = ui_records_write (folder, "tie.bluff", "bluffaneer-tie", "Marie von Hagen", UI_RECORDS_WHOLE);
  paths[2] = ui_records_write (folder, "letter.bluff", "pirate-duel", NULL, UI_RECORDS_WHOLE);
  ui_records_replace (paths[2], "\"record\"", "\"letter\"");
  return paths;
}

void
ui_records_swap (const char *path, const char *a, const char *b)
{
  g_autofree char *text = NULL, *changed = NULL;
  const char *first, *second;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  first = strstr (text, a);
  second = strstr (text, b);
  g_assert_true (first != NULL && second != NULL && first < second);
  changed = g_strdup_printf ("%.*s%s%.*s%s%s", (int) (first - text), text, b, (int) (second - first - strlen (a)),
                             first + strlen (a), a, second + strlen (b));
  g_assert_true (g_file_set_contents (path, changed, -1, NULL));
}

void
ui_records_replace (const char *path, const char *old, const char *new)
{
  g_autofree char *text = NULL, *changed = NULL;
  g_auto (GStrv) parts = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  parts = g_strsplit (text, old, -1);
  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  changed = g_strjoinv (new, parts);
  g_assert_true (g_file_set_contents (path, changed, -1, NULL));
}

char *
ui_records_keep (BluffSaves *saves, const char *path)
{
  g_autoptr (GError) error = NULL;
  char *id = bluff_saves_import_file (saves, path, NULL, 0, NULL, &error);

  g_assert_no_error (error);
  return id;
}
