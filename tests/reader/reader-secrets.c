/* reader-secrets.c: whether what is said has an explanation that gives no secret away.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-secrets.h"

#include <string.h>

struct _ReaderSecrets
{
  GString *words;   /* alternatives of a pattern */
  GRegex *any_word; /* not owned; NULL: to be made */
  GHashTable *wholes;
  GHashTable *buttons;   /* names of buttons */
  GHashTable *lingering; /* names of buttons that are gone */
  GHashTable *sentences;
  GPtrArray *longest_first; /* of the sentences; NULL: to be sorted */
};

ReaderSecrets *
reader_secrets_new (void)
{
  ReaderSecrets *self = g_new0 (ReaderSecrets, 1);

  self->words = g_string_new (NULL);
  self->wholes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->lingering = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->buttons = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->sentences = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return self;
}

void
reader_secrets_free (ReaderSecrets *self)
{
  g_string_free (self->words, TRUE);
  g_hash_table_unref (self->wholes);
  g_hash_table_unref (self->buttons);
  g_hash_table_unref (self->lingering);
  g_hash_table_unref (self->sentences);
  g_clear_pointer (&self->longest_first, g_ptr_array_unref);
  g_free (self);
}

/* As strings are compared. Newly allocated. */
static char *
normalise (const char *string)
{
  g_autofree char *plain = reader_plain (string);

  return g_utf8_casefold (plain, -1);
}

void
reader_secrets_guard (ReaderSecrets *self, const char *word)
{
  g_autofree char *folded = normalise (word);
  g_autofree char *escaped = g_regex_escape_string (folded, -1);

  if (self->words->len > 0)
    g_string_append_c (self->words, '|');
  g_string_append (self->words, escaped);
  self->any_word = NULL;
}

void
reader_secrets_allow (ReaderSecrets *self, const char *string)
{
  g_hash_table_add (self->wholes, normalise (string));
}

void
reader_secrets_allow_button (ReaderSecrets *self, const char *name, gboolean shown)
{
  g_hash_table_add (self->lingering, normalise (name));
  if (shown)
    g_hash_table_add (self->buttons, normalise (name));
}

void
reader_secrets_explain (ReaderSecrets *self, const char *sentence)
{
  g_auto (GStrv) lines = g_strsplit (sentence, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    {
      g_autofree char *folded = normalise (*line);

      /* To add it once more would free the one that is listed. */
      if (*folded == '\0' || g_hash_table_contains (self->sentences, folded))
        continue;
      g_hash_table_add (self->sentences, g_steal_pointer (&folded));
      g_clear_pointer (&self->longest_first, g_ptr_array_unref);
    }
}

void
reader_secrets_take (ReaderSecrets *self, char *sentence)
{
  if (sentence != NULL)
    reader_secrets_explain (self, sentence);
  g_free (sentence);
}

/* A game guards the same words at every look: what is compiled once is kept. */
static GRegex *
compile (const char *words)
{
  static GHashTable *compiled;
  GRegex *regex;
  g_autofree char *pattern = NULL;
  g_autoptr (GError) error = NULL;

  if (compiled == NULL)
    compiled = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_regex_unref);
  regex = g_hash_table_lookup (compiled, words);
  if (regex != NULL)
    return regex;

  pattern = g_strdup_printf ("(*UCP)\\b(?:%s)\\b", words);
  regex = g_regex_new (pattern, G_REGEX_OPTIMIZE, 0, &error);
  g_assert_no_error (error);
  g_hash_table_insert (compiled, g_strdup (words), regex);

  return regex;
}

static gboolean
has_guarded (ReaderSecrets *self, const char *folded)
{
  if (self->words->len == 0)
    return FALSE;
  if (self->any_word == NULL)
    self->any_word = compile (self->words->str);

  return g_regex_match (self->any_word, folded, 0, NULL);
}

gboolean
reader_secrets_are_touched (ReaderSecrets *self, const char *string)
{
  g_autofree char *folded = normalise (string);

  return has_guarded (self, folded);
}

static int
compare_lengths (gconstpointer a, gconstpointer b)
{
  gsize one = strlen (*(const char *const *) a);
  gsize two = strlen (*(const char *const *) b);

  return one < two ? 1 : one > two ? -1 : 0;
}

static GPtrArray *
get_longest_first (ReaderSecrets *self)
{
  GHashTableIter iter;
  gpointer sentence;

  if (self->longest_first != NULL)
    return self->longest_first;

  self->longest_first = g_ptr_array_new ();
  g_hash_table_iter_init (&iter, self->sentences);
  while (g_hash_table_iter_next (&iter, &sentence, NULL))
    g_ptr_array_add (self->longest_first, sentence);
  g_ptr_array_sort (self->longest_first, compare_lengths);

  return self->longest_first;
}

gboolean
reader_secrets_are_kept (ReaderSecrets *self, const char *string)
{
  g_autofree char *folded = normalise (string);
  g_autoptr (GString) rest = NULL;
  GPtrArray *sentences;

  if (!has_guarded (self, folded) || g_hash_table_contains (self->wholes, folded) ||
      g_hash_table_contains (self->sentences, folded))
    return TRUE;

  rest = g_string_new (folded);
  sentences = get_longest_first (self);
  for (guint i = 0; i < sentences->len; i++)
    g_string_replace (rest, g_ptr_array_index (sentences, i), "\n", 0);

  return !has_guarded (self, rest->str);
}

static void
check (ReaderSecrets *const *secrets,
       guint n,
       const ReaderNode *node,
       const char *what,
       const char *string,
       GPtrArray *leaks)
{
  g_autofree char *says = NULL;

  for (guint i = 0; i < n; i++)
    if (reader_secrets_are_kept (secrets[i], string))
      return;

  says = reader_node_say (node);
  g_ptr_array_add (leaks, g_strdup_printf ("The %s of the %s is “%s”", what, says, string));
}

/* --- Buttons -------------------------------------------------------------------------------------------------------
 */

static gboolean
is_button (const ReaderNode *node)
{
  return node->role == ATSPI_ROLE_PUSH_BUTTON || node->role == ATSPI_ROLE_TOGGLE_BUTTON ||
         node->role == ATSPI_ROLE_RADIO_BUTTON;
}

/* The button that NODE is, or that it stands on and says the name of. Of what lingers nobody knows where it stood. */
static gboolean
stands_on_button (const ReaderNode *node)
{
  if (is_button (node) || (!node->linked && node->role == ATSPI_ROLE_LABEL))
    return TRUE;

  for (const ReaderNode *around = node->parent; around != NULL; around = around->parent)
    if (is_button (around))
      return g_str_equal (around->plain, node->plain);

  return FALSE;
}

/* Whether STRING, the name or the text of NODE, is a button's name that may be said. */
static gboolean
names_button (ReaderSecrets *const *secrets, guint n, const ReaderNode *node, const char *string)
{
  g_autofree char *folded = normalise (string);

  for (guint i = 0; i < n; i++)
    if (g_hash_table_contains (node->linked ? secrets[i]->buttons : secrets[i]->lingering, folded))
      return stands_on_button (node);

  return FALSE;
}

void
reader_secrets_find_leaks (ReaderSecrets *const *secrets,
                           guint n,
                           const ReaderTree *tree,
                           gboolean linked,
                           GPtrArray *leaks)
{
  for (guint i = 0; i < tree->nodes->len; i++)
    {
      const ReaderNode *node = g_ptr_array_index (tree->nodes, i);

      if (node->linked != linked)
        continue;
      if (!names_button (secrets, n, node, node->name))
        check (secrets, n, node, "name", node->name, leaks);
      check (secrets, n, node, "description", node->description, leaks);
      for (guint j = 0; j < node->more->len; j++)
        if (!names_button (secrets, n, node, g_ptr_array_index (node->more, j)))
          check (secrets, n, node, "text", g_ptr_array_index (node->more, j), leaks);
    }
}
