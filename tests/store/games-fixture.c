/* games-fixture.c: an open store in which Anna plays, for the tests of games.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games-fixture.h"

void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  fixture->directory = fixture_make_directory ();
  fixture->store = fixture_open_store (fixture->directory);
  fixture->anna = fixture_add_player (fixture->store, "Anna");
}

void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  if (fixture->store != NULL)
    {
      fixture_assert_sound (fixture->store);
      bluff_store_close (fixture->store); /* its thread has let go of everything */
      g_assert_finalize_object (fixture->store);
    }
  fixture_remove_directory (fixture->directory);
}
