/* test-setup-draft.c: a table that is being set up, without a window.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-setup-draft.h"
#include "bluff-setup-memory.h"
#include "bluff-setup-pirates.h"
#include "bluff-setup-say.h"
#include "texts.h"

#include <locale.h>

enum
{
  ANNA = 7,
  PAPA = 8,
  MIA = 9
};

static void
free_player (gpointer data)
{
  bluff_store_player_free (data);
}

static void
add_profile (GPtrArray *profiles, gint64 id, const char *name, const char *colour, int year)
{
  BluffStorePlayer *player = g_new0 (BluffStorePlayer, 1);

  player->id = id;
  player->name = g_strdup (name);
  player->colour = g_strdup (colour);
  player->emblem = g_strdup ("");
  player->birth_year = year;
  g_ptr_array_add (profiles, player);
}

static GPtrArray *
make_profiles (void)
{
  GPtrArray *profiles = g_ptr_array_new_with_free_func (free_player);

  add_profile (profiles, ANNA, "Anna", "blue", 2016);
  add_profile (profiles, PAPA, "Papa", "blue", 1980);
  add_profile (profiles, MIA, "Mia", "pearl", BLUFF_STORE_PLAYER_NO_YEAR);
  return profiles;
}

static BluffSetupDraft *
make_draft (void)
{
  BluffSetupDraft *draft = bluff_setup_draft_new (BLUFF_GAME_PIRATE);
  g_autoptr (GPtrArray) profiles = make_profiles ();

  bluff_setup_draft_set_profiles (draft, profiles);
  return draft;
}

static void
assert_names (BluffSetupDraft *draft, const char *expected)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < bluff_setup_draft_get_size (draft); i++)
    g_string_append_printf (names, "%s%s", i > 0 ? " " : "",
                            bluff_setup_seat_get_name (bluff_setup_draft_get (draft, i)));
  g_assert_cmpstr (names->str, ==, expected);
}

/* Each seat has a flag of the game, and no two have the same. */
static void
assert_flags (BluffSetupDraft *draft)
{
  guint seen = 0;

  for (guint i = 0; i < bluff_setup_draft_get_size (draft); i++)
    {
      BluffFlag flag = bluff_setup_seat_get_flag (bluff_setup_draft_get (draft, i));

      g_assert_cmpuint (flag, <, bluff_setup_draft_count_flags (draft));
      g_assert_cmpuint (seen & 1u << flag, ==, 0);
      seen |= 1u << flag;
    }
}

static void
assert_trouble (BluffSetupDraft *draft, BluffSetupTrouble expected, guint expected_seat)
{
  guint seat = 0;
  g_autofree char *sentence = bluff_setup_say_trouble (draft);

  g_assert_cmpint (bluff_setup_draft_get_trouble (draft, &seat), ==, expected);
  g_assert_cmpuint (seat, ==, expected_seat);
  g_assert_true ((sentence == NULL) == (expected == BLUFF_SETUP_READY));
}

static void
test_room (void)
{
  g_autoptr (BluffSetupDraft) draft = make_draft ();

  assert_trouble (draft, BLUFF_SETUP_TOO_FEW, 0);
  g_assert_nonnull (bluff_setup_draft_add_computer (draft));
  assert_trouble (draft, BLUFF_SETUP_TOO_FEW, 0);
  g_assert_nonnull (bluff_setup_draft_add_computer (draft));
  assert_trouble (draft, BLUFF_SETUP_READY, 0);
  for (guint i = 2; i < 5; i++)
    {
      g_assert_false (bluff_setup_draft_is_full (draft));
      g_assert_nonnull (bluff_setup_draft_add_computer (draft));
    }
  g_assert_true (bluff_setup_draft_is_full (draft));
  g_assert_null (bluff_setup_draft_add_computer (draft));
  g_assert_null (bluff_setup_draft_add_guest (draft, "Late"));
  g_assert_null (bluff_setup_draft_add_profile (draft, ANNA));
  g_assert_cmpuint (bluff_setup_draft_get_size (draft), ==, 5);
  assert_names (draft, "Calico Rook Pepper Marlin Mango");
  assert_flags (draft);
}

static void
test_profile_once (void)
{
  g_autoptr (BluffSetupDraft) draft = make_draft ();

  g_assert_nonnull (bluff_setup_draft_add_profile (draft, ANNA));
  g_assert_null (bluff_setup_draft_add_profile (draft, ANNA));
  g_assert_null (bluff_setup_draft_add_profile (draft, 1234));
  g_assert_nonnull (bluff_setup_draft_add_guest (draft, NULL));
  g_assert_false (bluff_setup_draft_change_to_profile (draft, 1, ANNA));
  g_assert_true (bluff_setup_draft_change_to_profile (draft, 1, PAPA));
  assert_names (draft, "Anna Papa");
}

static void
test_flags (void)
{
  g_autoptr (BluffSetupDraft) draft = make_draft ();
  BluffFlag old;

  /* The second who wants blue gets another; pearl is not for this game. */
  bluff_setup_draft_add_profile (draft, ANNA);
  bluff_setup_draft_add_profile (draft, PAPA);
  bluff_setup_draft_add_profile (draft, MIA);
  g_assert_cmpint (bluff_setup_seat_get_flag (bluff_setup_draft_get (draft, 0)), ==, BLUFF_FLAG_BLUE);
  assert_flags (draft);

  /* A computer makes room for somebody who has a flag of their own. */
  bluff_setup_draft_clear (draft);
  bluff_setup_draft_add_computer (draft);
  bluff_setup_draft_set_flag (draft, 0, BLUFF_FLAG_BLUE);
  bluff_setup_draft_add_profile (draft, ANNA);
  g_assert_cmpint (bluff_setup_seat_get_flag (bluff_setup_draft_get (draft, 1)), ==, BLUFF_FLAG_BLUE);
  assert_flags (draft);

  /* Taking another's flag is a swap. */
  old = bluff_setup_seat_get_flag (bluff_setup_draft_get (draft, 0));
  bluff_setup_draft_set_flag (draft, 0, BLUFF_FLAG_BLUE);
  g_assert_cmpint (bluff_setup_seat_get_flag (bluff_setup_draft_get (draft, 0)), ==, BLUFF_FLAG_BLUE);
  g_assert_cmpint (bluff_setup_seat_get_flag (bluff_setup_draft_get (draft, 1)), ==, old);
  assert_flags (draft);
}

static void
test_names (void)
{
  static const struct
  {
    const char *name;
    BluffSetupTrouble trouble;
  } rows[] = {
    { "", BLUFF_SETUP_NAME_EMPTY },
    { "   ", BLUFF_SETUP_NAME_EMPTY },
    { "Opa\a", BLUFF_SETUP_NAME_CHARACTER },
    { "12345678901234567890123456789012345678901", BLUFF_SETUP_NAME_TOO_LONG },
    { "1234567890123456789012345678901234567890", BLUFF_SETUP_READY },
    { "calico", BLUFF_SETUP_NAME_TWICE },
    { " Anna ", BLUFF_SETUP_NAME_TWICE },
    { "PAPA", BLUFF_SETUP_NAME_PROFILE },
    { "Opa", BLUFF_SETUP_READY },
    { "أمل", BLUFF_SETUP_READY },
  };
  g_autoptr (BluffSetupDraft) draft = make_draft ();

  bluff_setup_draft_add_profile (draft, ANNA);
  bluff_setup_draft_add_guest (draft, NULL);
  bluff_setup_draft_add_computer (draft);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      bluff_setup_draft_rename_guest (draft, 1, rows[i].name);
      assert_trouble (draft, rows[i].trouble, rows[i].trouble == BLUFF_SETUP_READY ? 0 : 1);
    }
}

static void
test_guest_names_differ (void)
{
  g_autoptr (BluffSetupDraft) draft = make_draft ();

  bluff_setup_draft_add_guest (draft, NULL);
  bluff_setup_draft_add_guest (draft, NULL);
  assert_names (draft, TEXT_GUEST " " TEXT_GUEST " 2");
  bluff_setup_draft_rename_guest (draft, 1, "guest");
  assert_trouble (draft, BLUFF_SETUP_NAME_TWICE, 1);
}

static void
test_move (void)
{
  g_autoptr (BluffSetupDraft) draft = make_draft ();

  bluff_setup_draft_add_profile (draft, ANNA);
  bluff_setup_draft_add_profile (draft, PAPA);
  bluff_setup_draft_add_profile (draft, MIA);
  bluff_setup_draft_move (draft, 0, 2);
  assert_names (draft, "Papa Mia Anna");
  bluff_setup_draft_move (draft, 2, 1);
  assert_names (draft, "Papa Anna Mia");
  bluff_setup_draft_move (draft, 1, 1);
  assert_names (draft, "Papa Anna Mia");
  bluff_setup_draft_remove (draft, 0);
  assert_names (draft, "Anna Mia");
}

static BluffSeat
draw_first (BluffSetupDraft *draft)
{
  BluffSavesSeat seats[BLUFF_MAX_SEATS];
  BluffTable table;

  bluff_setup_draft_fill (draft, &table, seats);
  g_assert_true (bluff_table_is_valid (&table));
  return table.first;
}

static void
test_C2_youngest (void)
{
  g_autoptr (BluffSetupDraft) draft = make_draft ();

  bluff_setup_draft_add_computer (draft);
  g_assert_cmpint (bluff_setup_draft_get_begins (draft, NULL), ==, BLUFF_SETUP_CHANCE);
  bluff_setup_draft_add_profile (draft, PAPA);
  bluff_setup_draft_add_profile (draft, ANNA);
  g_assert_cmpint (bluff_setup_draft_get_begins (draft, NULL), ==, BLUFF_SETUP_YOUNGEST);
  g_assert_cmpuint (draw_first (draft), ==, 2);

  /* Somebody without a year: nobody can know. */
  bluff_setup_draft_add_profile (draft, MIA);
  g_assert_cmpint (bluff_setup_draft_get_begins (draft, NULL), ==, BLUFF_SETUP_CHANCE);
  bluff_setup_draft_remove (draft, 3);
  g_assert_cmpint (bluff_setup_draft_get_begins (draft, NULL), ==, BLUFF_SETUP_YOUNGEST);

  /* Chance is chosen and stays so. */
  bluff_setup_draft_set_begins (draft, BLUFF_SETUP_CHANCE, 0);
  g_assert_cmpint (bluff_setup_draft_get_begins (draft, NULL), ==, BLUFF_SETUP_CHANCE);
}

static void
test_C2_same_year (void)
{
  g_autoptr (BluffSetupDraft) draft = bluff_setup_draft_new (BLUFF_GAME_PIRATE);
  g_autoptr (GPtrArray) profiles = make_profiles ();
  gboolean seen[BLUFF_MAX_SEATS] = { FALSE };

  add_profile (profiles, 10, "Zoe", "red", 2016);
  bluff_setup_draft_set_profiles (draft, profiles);
  bluff_setup_draft_add_profile (draft, ANNA);
  bluff_setup_draft_add_profile (draft, PAPA);
  bluff_setup_draft_add_profile (draft, 10);
  for (guint i = 0; i < 200; i++)
    seen[draw_first (draft)] = TRUE;
  g_assert_true (seen[0] && !seen[1] && seen[2]);
}

static void
test_C2_by_hand (void)
{
  g_autoptr (BluffSetupDraft) draft = make_draft ();
  guint seat = 0;

  bluff_setup_draft_seat_default (draft, ANNA);
  bluff_setup_draft_set_begins (draft, BLUFF_SETUP_BY_HAND, 2);
  g_assert_cmpuint (draw_first (draft), ==, 2);

  /* It is somebody, not a place. */
  bluff_setup_draft_move (draft, 2, 0);
  g_assert_cmpint (bluff_setup_draft_get_begins (draft, &seat), ==, BLUFF_SETUP_BY_HAND);
  g_assert_cmpuint (seat, ==, 0);
  bluff_setup_draft_remove (draft, 0);
  g_assert_cmpint (bluff_setup_draft_get_begins (draft, NULL), ==, BLUFF_SETUP_YOUNGEST);
}

static void
test_default (void)
{
  g_autoptr (BluffSetupDraft) draft = make_draft ();

  bluff_setup_draft_seat_default (draft, PAPA);
  assert_names (draft, "Papa Calico Rook");
  bluff_setup_draft_seat_default (draft, BLUFF_STORE_NO_PLAYER);
  assert_names (draft, TEXT_GUEST " Calico Rook");
  g_assert_cmpstr (bluff_setup_seat_get_character (bluff_setup_draft_get (draft, 1)), !=,
                   bluff_setup_seat_get_character (bluff_setup_draft_get (draft, 2)));
  assert_trouble (draft, BLUFF_SETUP_READY, 0);
}

static void
test_profiles_change (void)
{
  g_autoptr (BluffSetupDraft) draft = make_draft ();
  g_autoptr (GPtrArray) later = g_ptr_array_new_with_free_func (free_player);

  bluff_setup_draft_add_profile (draft, ANNA);
  bluff_setup_draft_add_profile (draft, PAPA);
  add_profile (later, PAPA, "Opa", "red", 1950);
  bluff_setup_draft_set_profiles (draft, later);
  assert_names (draft, "Anna Opa");
  g_assert_cmpint (bluff_setup_seat_get_kind (bluff_setup_draft_get (draft, 0)), ==, BLUFF_STORE_GUEST);
  g_assert_cmpint (bluff_setup_seat_get_birth_year (bluff_setup_draft_get (draft, 1)), ==, 1950);
}

static char *
write_draft (BluffSetupDraft *draft)
{
  BluffSavesSeat seats[BLUFF_MAX_SEATS];
  BluffTable table;

  bluff_setup_draft_fill (draft, &table, seats);
  return bluff_setup_memory_write (&table, seats);
}

static void
test_memory (void)
{
  g_autoptr (BluffSetupDraft) draft = make_draft ();
  g_autoptr (BluffSetupDraft) again = make_draft ();
  g_autofree char *line = NULL;
  g_autofree char *line_again = NULL;

  bluff_setup_draft_add_guest (draft, "Opa \"Käpt’n\"");
  bluff_setup_draft_add_profile (draft, ANNA);
  bluff_setup_draft_add_computer (draft);
  bluff_setup_draft_set_character (draft, 2, "honest");
  bluff_setup_draft_set_flag (draft, 0, BLUFF_FLAG_PURPLE);
  bluff_setup_draft_set_voyage (draft, BLUFF_VOYAGE_LONG);
  bluff_setup_draft_set_begins (draft, BLUFF_SETUP_BY_HAND, 0);
  line = write_draft (draft);
  g_assert_nonnull (line);

  g_assert_true (bluff_setup_memory_read (again, line));
  assert_names (again, "Opa \"Käpt’n\" Anna Calico");
  g_assert_true (bluff_setup_draft_is_seated (again, ANNA));
  g_assert_cmpint (bluff_setup_draft_get_voyage (again), ==, BLUFF_VOYAGE_LONG);
  bluff_setup_draft_set_begins (again, BLUFF_SETUP_BY_HAND, 0);
  line_again = write_draft (again);
  g_assert_cmpstr (line_again, ==, line);
}

static void
test_memory_of_the_gone (void)
{
  g_autoptr (BluffSetupDraft) draft = make_draft ();
  g_autoptr (BluffSetupDraft) again = bluff_setup_draft_new (BLUFF_GAME_PIRATE);
  g_autofree char *line = NULL;

  bluff_setup_draft_seat_default (draft, ANNA);
  line = write_draft (draft);
  g_assert_true (bluff_setup_memory_read (again, line));
  assert_names (again, "Anna Calico Rook");
  g_assert_cmpint (bluff_setup_seat_get_kind (bluff_setup_draft_get (again, 0)), ==, BLUFF_STORE_GUEST);
  assert_trouble (again, BLUFF_SETUP_READY, 0);
}

static void
test_bad_memory (void)
{
  static const char *const lines[] = {
    "",
    "nonsense",
    "{}",
    "{\"record\":\"bluff-bay\",\"version\":1,\"game\":\"pirate\",\"first\":9}",
  };
  g_autoptr (BluffSetupDraft) draft = make_draft ();
  g_autoptr (BluffSetupDraft) other = bluff_setup_draft_new (BLUFF_GAME_BLUFFER);
  g_autofree char *line = NULL;

  bluff_setup_draft_seat_default (draft, ANNA);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_assert_false (bluff_setup_memory_read (draft, lines[i]));
      assert_names (draft, "Anna Calico Rook");
    }

  /* A good line of another game. */
  bluff_setup_draft_seat_default (other, BLUFF_STORE_NO_PLAYER);
  line = write_draft (other);
  g_assert_nonnull (line);
  g_assert_false (bluff_setup_memory_read (draft, line));
  assert_names (draft, "Anna Calico Rook");
}

static void
test_levels (void)
{
  g_assert_cmpstr (bluff_setup_levels ()[0], ==, "deckhand");
  g_assert_false (g_strv_contains (bluff_setup_levels (), "random"));
  g_assert_false (g_strv_contains (bluff_setup_levels (), "greedy"));
  g_assert_cmpuint (bluff_setup_level_dots ("captain"), ==, 4);
  g_assert_cmpstr (bluff_setup_nearest_level ("random"), ==, "deckhand");
  g_assert_nonnull (bluff_setup_nearest_level ("captain"));
}

static void
test_sentences (void)
{
  g_autoptr (BluffSetupDraft) draft = make_draft ();
  g_autofree char *table = NULL;
  g_autofree char *voyage = bluff_setup_say_voyage (BLUFF_VOYAGE_SHORT);

  bluff_setup_draft_add_profile (draft, ANNA);
  bluff_setup_draft_add_profile (draft, PAPA);
  bluff_setup_draft_add_computer (draft);
  bluff_setup_draft_add_computer (draft);
  table = bluff_setup_say_table (draft);
  g_assert_cmpstr (table, ==, TEXT_SETUP_SUMMARY);
  g_assert_cmpstr (voyage, ==, TEXT_ISLANDS_ON_12_AND_18);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

static void
test_tells_changes (void)
{
  g_autoptr (BluffSetupDraft) draft = make_draft ();
  guint n = 0;

  g_signal_connect_swapped (draft, "changed", G_CALLBACK (count_cb), &n);
  bluff_setup_draft_add_guest (draft, "Opa");
  g_assert_cmpuint (n, ==, 1);
  bluff_setup_draft_rename_guest (draft, 0, "Oma");
  g_assert_cmpuint (n, ==, 2);
  bluff_setup_draft_rename_guest (draft, 0, "Oma");
  g_assert_cmpuint (n, ==, 2);
  bluff_setup_draft_set_voyage (draft, BLUFF_VOYAGE_LONG);
  g_assert_cmpuint (n, ==, 3);
  bluff_setup_draft_remove (draft, 0);
  g_assert_cmpuint (n, ==, 4);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/setup/room", test_room);
  g_test_add_func ("/setup/profile-once", test_profile_once);
  g_test_add_func ("/setup/flags", test_flags);
  g_test_add_func ("/setup/names", test_names);
  g_test_add_func ("/setup/guest-names-differ", test_guest_names_differ);
  g_test_add_func ("/setup/move", test_move);
  g_test_add_func ("/setup/C2-youngest", test_C2_youngest);
  g_test_add_func ("/setup/C2-same-year", test_C2_same_year);
  g_test_add_func ("/setup/C2-by-hand", test_C2_by_hand);
  g_test_add_func ("/setup/default", test_default);
  g_test_add_func ("/setup/profiles-change", test_profiles_change);
  g_test_add_func ("/setup/memory", test_memory);
  g_test_add_func ("/setup/memory-of-the-gone", test_memory_of_the_gone);
  g_test_add_func ("/setup/bad-memory", test_bad_memory);
  g_test_add_func ("/setup/levels", test_levels);
  g_test_add_func ("/setup/sentences", test_sentences);
  g_test_add_func ("/setup/tells-changes", test_tells_changes);

  return g_test_run ();
}
