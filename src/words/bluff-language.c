/* bluff-language.c: which language the sentences are in.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-language.h"

#include <glib/gi18n.h>
#include <locale.h>

/* All that the app is meant to speak; what it can speak is in po/LINGUAS. */
static const struct
{
  const char *code;
  const char *name;
} own_names[] = {
  { "ar", "العربية" },   { "da", "Dansk" },    { "de", "Deutsch" },  { "en", "English" },
  { "es", "Español" },   { "fr", "Français" }, { "it", "Italiano" }, { "nl", "Nederlands" },
  { "pt", "Português" }, { "ru", "Русский" },  { "sv", "Svenska" },  { "zh_CN", "简体中文" },
};

/* gettext looks a text up again only if this has changed: the way its manual gives to change the language. */
extern int _nl_msg_cat_cntr;

/* What LANGUAGE was before anything was chosen. */
static char *system_languages;
static gboolean chosen_once;

void
bluff_language_init (const char *locale_dir)
{
  setlocale (LC_ALL, "");
  /* Without any locale gettext translates nothing, not even into a language that was chosen. */
  if (g_strcmp0 (setlocale (LC_MESSAGES, NULL), "C") == 0)
    setlocale (LC_MESSAGES, "C.UTF-8");
  bindtextdomain (GETTEXT_PACKAGE, locale_dir);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

const char *const *
bluff_language_list (void)
{
  static GStrv list;

  if (list == NULL)
    list = g_strsplit (LANGUAGES, " ", -1);

  return (const char *const *) list;
}

const char *
bluff_language_own_name (const char *code)
{
  for (guint i = 0; i < G_N_ELEMENTS (own_names); i++)
    if (g_strcmp0 (own_names[i].code, code) == 0)
      return own_names[i].name;

  return code;
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

  if (*code != '\0')
    g_setenv ("LANGUAGE", code, TRUE);
  else if (system_languages != NULL)
    g_setenv ("LANGUAGE", system_languages, TRUE);
  else
    g_unsetenv ("LANGUAGE");
  _nl_msg_cat_cntr++;
}

gboolean
bluff_language_is_right_to_left (void)
{
  /* Translators: do not translate this text. Write “rtl” if your language is written from right to left, and “ltr” if
   * it is written from left to right. */
  return g_strcmp0 (C_ ("direction", "ltr"), "rtl") == 0;
}
