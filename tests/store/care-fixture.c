/* care-fixture.c: see its header.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "care-fixture.h"

void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  fixture->directory = fixture_make_directory ();
  fixture->store = fixture_open_store (fixture->directory);
  fixture->path = g_strdup (bluff_store_get_path (fixture->store));
  fixture->backup = g_build_filename (fixture->directory, "backup", NULL);
  fixture->anna = fixture_add_player (fixture->store, "Anna");
}

void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  fixture_assert_sound (fixture->store);
  bluff_store_close (fixture->store);
  g_object_unref (fixture->store);
  g_free (fixture->path);
  g_free (fixture->backup);
  fixture_remove_directory (fixture->directory);
}
