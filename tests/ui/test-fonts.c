/* test-fonts.c: what the app says can be read: every letter of every text of ours, in every language, is in a font that
 * is installed here.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-catalogue.h"
#include "bluff-language.h"

#include <pango/pangocairo.h>

typedef struct
{
  PangoContext *context;
  PangoLayout *layout;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  (void) data;
  self->context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  self->layout = pango_layout_new (self->context);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  (void) data;
  g_clear_object (&self->layout);
  g_clear_object (&self->context);
}

static gboolean
is_readable (Fixture *self, const char *text)
{
  pango_layout_set_text (self->layout, text, -1);
  return pango_layout_get_unknown_glyphs_count (self->layout) == 0;
}

/* The first in which a box is found, or NULL. */
static const char *
find_box (Fixture *self, GPtrArray *messages)
{
  for (guint i = 0; i < messages->len; i++)
    {
      const BluffMessage *message = g_ptr_array_index (messages, i);

      if (!is_readable (self, message->translation))
        return message->translation;
    }

  return NULL;
}

/* A character that is none, so that no font has it, is found. */
static void
test_box (Fixture *self, gconstpointer data)
{
  (void) data;
  g_assert_true (is_readable (self, "Bluff"));
  g_assert_false (is_readable (self, "Bluff \u0378"));
}

/* Those to come as well: they are in the list as soon as there is a translation. */
static void
test_names (Fixture *self, gconstpointer data)
{
  static const char *const codes[] = { "ar", "da", "de", "en", "es", "fr", "it", "nl", "pt", "ru", "sv", "zh_CN" };

  (void) data;
  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      g_assert_cmpstr (bluff_language_own_name (codes[i]), !=, codes[i]);
      if (!is_readable (self, bluff_language_own_name (codes[i])))
        g_error ("no font has the letters of %s: %s", codes[i], bluff_language_own_name (codes[i]));
    }
}

static void
test_catalogues (Fixture *self, gconstpointer data)
{
  (void) data;
  for (const char *const *code = bluff_language_list (); *code != NULL; code++)
    {
      g_autoptr (GPtrArray) messages = bluff_catalogue_load (*code);
      const char *box;

      if (g_str_equal (*code, "en"))
        continue;

      g_assert_nonnull (messages);
      g_assert_cmpuint (messages->len, >, 1000);
      pango_context_set_language (self->context, pango_language_from_string (*code));
      box = find_box (self, messages);
      if (box != NULL)
        g_error ("no font has the letters of %s: %s", *code, box);
    }
}

int
main (int argc, char **argv)
{
  g_autofree char *catalogues = NULL;

  g_test_init (&argc, &argv, NULL);
  catalogues = g_test_build_filename (G_TEST_BUILT, "..", "po", NULL);
  bluff_language_init (catalogues);

#define ADD(name, test) g_test_add ("/ui/fonts/" name, Fixture, NULL, set_up, test, tear_down)

  ADD ("box", test_box);
  ADD ("names", test_names);
  ADD ("catalogues", test_catalogues);

  return g_test_run ();
}
