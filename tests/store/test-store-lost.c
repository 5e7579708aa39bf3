/* test-store-lost.c: a database that has lost a table answers every question, with an error where it must.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "questions.h"

static const char *const tables[] = {
  "players",       "games",         "seats",  "events", "results", "fact_names", "facts",       "ratings",
  "level_ratings", "ratings_reach", "claims", "pairs",  "rated",   "sums",       "recount_due",
};

static gboolean
needs (const char *list, const char *table)
{
  g_auto (GStrv) names = g_strsplit (list, " ", -1);

  return g_strv_contains ((const char *const *) names, table);
}

/* Asks everything; TABLE (or NULL) is lost. */
static void
ask_everything (const char *sql, const char *table)
{
  char *directory = fixture_make_directory ();
  World world = questions_make_world (directory);

  bluff_store_close (world.store);
  fixture_run_sql (bluff_store_get_path (world.store), sql);
  g_assert_true (bluff_store_open (world.store, NULL));
  for (guint i = 0; i < n_questions; i++)
    {
      g_autoptr (GError) error = NULL;
      gboolean answered = questions[i].ask (&world, &error);

      g_test_message ("%s: %s", questions[i].name, error != NULL ? error->message : "answered");
      g_assert_true (answered == (error == NULL));
      if (table != NULL && needs (questions[i].needs, table))
        g_assert_false (answered);
      if (sql[0] == '\0')
        g_assert_no_error (error);
    }
  bluff_store_close (world.store);
  g_object_unref (world.store);
  fixture_remove_directory (directory);
}

static void
test_whole (void)
{
  ask_everything ("", NULL);
}

static void
test_lost (gconstpointer table)
{
  g_autofree char *sql = g_strdup_printf ("PRAGMA foreign_keys = OFF; DROP TABLE %s", (const char *) table);

  ask_everything (sql, table);
}

/* It can be read, and not be written. */
static void
test_view (gconstpointer table)
{
  g_autofree char *sql = g_strdup_printf ("PRAGMA foreign_keys = OFF; PRAGMA legacy_alter_table = ON; "
                                          "ALTER TABLE %1$s RENAME TO kept; CREATE VIEW %1$s AS SELECT * FROM kept",
                                          (const char *) table);

  ask_everything (sql, NULL);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/lost/nothing", test_whole);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *lost = g_strconcat ("/store/lost/", tables[i], NULL);
      g_autofree char *view = g_strconcat ("/store/lost/view-of-", tables[i], NULL);

      g_test_add_data_func (lost, tables[i], test_lost);
      g_test_add_data_func (view, tables[i], test_view);
    }

  return g_test_run ();
}
