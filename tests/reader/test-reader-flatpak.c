/* test-reader-flatpak.c: the Flatpak, in its sandbox, speaks every language that there is: its first page, the bay, and
 * a page that is opened from there.
 *
 * `./dev flatpak --local-runtime` runs it on what it has built and installed. Time and chance are the machine's:
 * nothing of ours can be loaded into the sandbox.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader.h"
#include "texts.h"

#include "bluff-language.h"

#include <glib/gi18n.h>

static gboolean
is_titled (ReaderTree *tree, gpointer title)
{
  return reader_tree_find (tree, NULL, ATSPI_ROLE_FRAME, title) != NULL;
}

static void
test_language (gconstpointer data)
{
  const char *language = data, *title;
  g_autoptr (Reader) reader = NULL;
  g_autoptr (ReaderTree) bay = NULL;

  bluff_language_choose (language);
  /* A catalogue that is not found here would agree with one that is missing there. */
  g_assert_cmpint (g_str_equal (_ (TEXT_PLAY_AS_GUEST), TEXT_PLAY_AS_GUEST), ==, g_str_equal (language, "en"));
  reader = reader_start (reader_make_folder (), language);
  reader_press_named (reader, ATSPI_ROLE_PUSH_BUTTON, _ (TEXT_PLAY_AS_GUEST));
  bay = reader_wait_for (reader, ATSPI_ROLE_PUSH_BUTTON, C_ ("begin a game", TEXT_PLAY));
  g_assert_true (reader_do (reader, reader_tree_find (bay, NULL, ATSPI_ROLE_FRAME, NULL), "win.your-data"));
  title = _ (TEXT_YOUR_DATA);
  reader_tree_free (reader_wait (reader, is_titled, (gpointer) (guintptr) title, title));
}

int
main (int argc, char **argv)
{
  g_setenv ("LANGUAGE", "en", TRUE);
  bluff_language_init (g_getenv ("BLUFF_BAY_LOCALE_DIR"));
  g_test_init (&argc, &argv, NULL);

  for (const char *const *code = bluff_language_list (); *code != NULL; code++)
    {
      g_autofree char *path = g_strdup_printf ("/reader/flatpak/%s", *code);

      g_test_add_data_func (path, *code, test_language);
    }

  return g_test_run ();
}
