/* bluff-language.c: which language the sentences are in.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-language.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>
#include <unistd.h>

/* The one locale that every system has as files, and what it is called when it has to be another one. */
#define PLAIN_LOCALE "/usr/lib/locale/C.utf8"
#define NAMED_LOCALE "xx.UTF-8"

/* All that the app is meant to speak; what it can speak is in po/LINGUAS. */
static const struct
{
  const char *code;
  const char *own_name;
  const char *locale; /* that sorts by its rules, if it is installed */
  const char *name;   /* to translate, of those whose letters a system may lack; or NULL */
} known[] = {
  /* Translators: the name of a language, in the list of languages. */
  { "ar", "العربية", "ar_EG.UTF-8", NC_ ("language", "Arabic") },
  { "da", "Dansk", "da_DK.UTF-8", NULL },
  { "de", "Deutsch", "de_DE.UTF-8", NULL },
  { "en", "English", "en_GB.UTF-8", NULL },
  { "es", "Español", "es_ES.UTF-8", NULL },
  { "fr", "Français", "fr_FR.UTF-8", NULL },
  { "it", "Italiano", "it_IT.UTF-8", NULL },
  { "nl", "Nederlands", "nl_NL.UTF-8", NULL },
  { "pt", "Português", "pt_PT.UTF-8", NULL },
  /* Translators: the name of a language, in the list of languages. */
  { "ru", "Русский", "ru_RU.UTF-8", NC_ ("language", "Russian") },
  { "sv", "Svenska", "sv_SE.UTF-8", NULL },
  /* Translators: the name of a language, in the list of languages. */
  { "zh_CN", "简体中文", "zh_CN.UTF-8", NC_ ("language", "Chinese") },
};

/* gettext looks a text up again only if this has changed: the way its manual gives to change the language. */
extern int _nl_msg_cat_cntr;

/* What LANGUAGE was before anything was chosen. */
static char *system_languages;
static gboolean chosen_once;
static char *chosen;

/* Whether messages are looked up: not where the locale is C, and by newer systems neither where it is C.UTF-8. */
static gboolean
is_spoken (const char *locale)
{
  return locale != NULL && !g_str_equal (locale, "C") && !g_str_equal (locale, "POSIX") &&
         !g_str_has_prefix (locale, "C.");
}

/* C.UTF-8 by another name: on a system that has no other locale. What was read stays, so nothing is left of the folder.
 */
static gboolean
borrow_locale (void)
{
  g_autofree char *folder = g_dir_make_tmp ("bluff-bay-XXXXXX", NULL);
  g_autofree char *path = folder != NULL ? g_build_filename (folder, NAMED_LOCALE, NULL) : NULL;
  g_autofree char *before = g_strdup (g_getenv ("LOCPATH"));
  gboolean found = FALSE;

  if (folder == NULL)
    return FALSE;

  if (symlink (PLAIN_LOCALE, path) == 0)
    {
      g_setenv ("LOCPATH", folder, TRUE);
      found = setlocale (LC_MESSAGES, NAMED_LOCALE) != NULL;
      if (before != NULL)
        g_setenv ("LOCPATH", before, TRUE);
      else
        g_unsetenv ("LOCPATH");
      g_unlink (path);
    }
  g_rmdir (folder);

  return found;
}

/* For messages any locale will do in which they are looked up: it is LANGUAGE that says what is spoken. */
static void
find_locale (void)
{
  const char *wanted = g_getenv ("LANGUAGE");
  const char *locale = setlocale (LC_MESSAGES, "");
  gboolean none = locale == NULL || !g_str_has_prefix (locale, "C.");
  gboolean found = is_spoken (locale);

  if (found || wanted == NULL || *wanted == '\0')
    return;

  found = setlocale (LC_MESSAGES, "en_US.UTF-8") != NULL;
  for (guint i = 0; i < G_N_ELEMENTS (known) && !found; i++)
    found = setlocale (LC_MESSAGES, known[i].locale) != NULL;
  if (!found && !borrow_locale () && none)
    setlocale (LC_MESSAGES, "C.UTF-8");
}

void
bluff_language_init (const char *locale_dir)
{
  setlocale (LC_ALL, "");
  find_locale ();
  bindtextdomain (GETTEXT_PACKAGE, locale_dir);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

const char *const *
bluff_language_list (void)
{
  static GStrv list;

  if (list == NULL)
    list = g_strsplit (LANGUAGES, " ", 0);

  return (const char *const *) list;
}

const char *
bluff_language_own_name (const char *code)
{
  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    if (g_strcmp0 (known[i].code, code) == 0)
      return known[i].own_name;

  return code;
}

char *
bluff_language_name (const char *code)
{
  g_autofree char *spoken = bluff_language_get_spoken ();

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    if (g_strcmp0 (known[i].code, code) == 0 && known[i].name != NULL && g_strcmp0 (spoken, code) != 0)
      /* Translators: a language in the list of languages: %1$s is its name in your language, %2$s what it calls itself:
       * "Chinese (简体中文)". */
      return g_strdup_printf (C_ ("language", "%1$s (%2$s)"), g_dpgettext2 (NULL, "language", known[i].name),
                              known[i].own_name);

  return g_strdup (bluff_language_own_name (code));
}

void
bluff_language_choose (const char *code)
{
  g_return_if_fail (code != NULL);

  if (!chosen_once)
    {
      system_languages = g_strdup (g_getenv ("LANGUAGE"));
      chosen_once = TRUE;
    }

  g_free (chosen);
  chosen = g_strdup (code);
  if (*code != '\0')
    g_setenv ("LANGUAGE", code, TRUE);
  else if (system_languages != NULL)
    g_setenv ("LANGUAGE", system_languages, TRUE);
  else
    g_unsetenv ("LANGUAGE");
  find_locale ();
  _nl_msg_cat_cntr++;
}

const char *
bluff_language_get_chosen (void)
{
  return chosen != NULL ? chosen : "";
}

/* A catalogue says of itself which language it is. */
char *
bluff_language_get_spoken (void)
{
  static const char field[] = "\nLanguage: ";
  static const char nothing[] = ""; /* not a message to be translated: the header answers to it */
  const char *header = gettext (nothing);
  const char *found = strstr (header, field);

  if (found == NULL)
    return g_strdup ("en");

  found += strlen (field);
  return g_strndup (found, strcspn (found, "\n"));
}

/* The locale that sorts by the rules of the language that is spoken; (locale_t) 0 if it is not installed. */
static locale_t
get_order (void)
{
  static locale_t order;
  static char *language;
  g_autofree char *spoken = bluff_language_get_spoken ();

  if (g_strcmp0 (spoken, language) == 0)
    return order;

  if (order != (locale_t) 0)
    freelocale (order);
  order = (locale_t) 0;
  g_free (language);
  language = g_steal_pointer (&spoken);
  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    if (g_str_equal (known[i].code, language))
      order = newlocale (LC_COLLATE_MASK | LC_CTYPE_MASK, known[i].locale, (locale_t) 0);

  return order;
}

/* The letters alone, without accents, capitals as small ones. */
static char *
strip (const char *text)
{
  g_autofree char *parted = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  g_autofree char *folded = parted != NULL ? g_utf8_casefold (parted, -1) : g_strdup ("");
  g_autoptr (GString) stripped = g_string_new (NULL);

  for (char *at = folded; *at != '\0'; at = g_utf8_next_char (at))
    if (!g_unichar_ismark (g_utf8_get_char (at)))
      g_string_append_unichar (stripped, g_utf8_get_char (at));

  return g_string_free (g_steal_pointer (&stripped), FALSE);
}

int
bluff_language_compare (const char *a, const char *b)
{
  g_autofree char *stripped_a = NULL, *stripped_b = NULL;
  int order;

  g_return_val_if_fail (a != NULL && b != NULL, 0);

  if (get_order () != (locale_t) 0)
    order = strcoll_l (a, b, get_order ());
  else
    {
      stripped_a = strip (a);
      stripped_b = strip (b);
      order = strcmp (stripped_a, stripped_b);
    }

  return order != 0 ? order : strcmp (a, b);
}

gboolean
bluff_language_is_right_to_left (void)
{
  /* Translators: do not translate this text. Write “rtl” if your language is written from right to left, and “ltr” if
   * it is written from left to right. */
  return g_strcmp0 (C_ ("direction", "ltr"), "rtl") == 0;
}
