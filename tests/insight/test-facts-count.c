/* test-facts-count.c: the facts and claims of many games against an independent count of their records by
 * count_facts.py.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-claim.h"
#include "bluff-record-reader.h"
#include "bluff-record-writer.h"
#include "bluff-tally.h"
#include "recording.h"

#include <glib/gstdio.h>
#include <string.h>

enum
{
  GAMES = 30,        /* of each kind, number of players and level: 660 */
  BRANCH_ONE_IN = 3, /* those that were played on from another game */
  CUT_ONE_IN = 5     /* those that are not finished */
};

typedef struct
{
  char *folder;
  GPtrArray *names; /* of the files, in order */
  GPtrArray *lines; /* what count_facts.py should say */
  guint games;
  guint branches;
  guint cut;
  gint64 seen[BLUFF_N_FACTS];
  guint claims, behind, after_caught;
} Archive;

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* As count_facts.py writes it: the facts in the order of their names. */
static char *
write_line (const char *name, const BluffResult *result, guint seat)
{
  g_autoptr (GPtrArray) facts = g_ptr_array_new_with_free_func (g_free);
  GString *line = g_string_new (name);

  g_string_append_printf (line, " seat=%u place=%u turns=%u", seat, result->place[seat], result->turns);
  for (guint fact = 0; fact < BLUFF_N_FACTS; fact++)
    if (result->facts[seat].number[fact] != 0)
      g_ptr_array_add (facts, g_strdup_printf (" %s=%" G_GINT64_FORMAT, bluff_fact_name ((BluffFact) fact),
                                               result->facts[seat].number[fact]));
  g_ptr_array_sort (facts, compare_names);
  for (guint i = 0; i < facts->len; i++)
    g_string_append (line, g_ptr_array_index (facts, i));

  return g_string_free (line, FALSE);
}

static void
append_seats (GString *line, const char *what, BluffSeats seats)
{
  const char *before = "";

  g_string_append (line, what);
  if (seats == 0)
    g_string_append_c (line, '-');
  for (; seats != 0; seats &= (BluffSeats) (seats - 1))
    {
      g_string_append_printf (line, "%s%u", before, bluff_seats_first (seats));
      before = "+";
    }
}

static void
append_cards (GString *line, BluffCards cards)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint card = 0; card < BLUFF_PIRATE_CARDS; card++)
    if (bluff_cards_has (cards, card))
      g_ptr_array_add (names, bluff_pirate_card_name (card, g_malloc (16)));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    g_string_append_printf (line, i > 0 ? "+%s" : "%s", (const char *) g_ptr_array_index (names, i));
}

static void
append_said (GString *line, const BluffClaim *claim, BluffGame game)
{
  if (game == BLUFF_GAME_PIRATE)
    {
      append_cards (line, claim->set.up);
      g_string_append_c (line, '/');
      append_cards (line, claim->set.down);
    }
  else if (game == BLUFF_GAME_BLUFFER)
    {
      g_string_append_printf (line, "%s/%s/%s", bluff_shape_name ((BluffShape) claim->card.claimed),
                              bluff_shape_name ((BluffShape) claim->card.up),
                              bluff_shape_name ((BluffShape) claim->card.down));
    }
  else
    {
      g_string_append_printf (line, "%s/%s/%s", bluff_icon_name ((BluffIcon) claim->roll.icons[0]),
                              bluff_icon_name ((BluffIcon) claim->roll.icons[1]),
                              bluff_pair_name ((BluffPair) claim->roll.card));
      append_seats (line, "/", claim->roll.shouted);
    }
}

/* As count_facts.py writes it. */
static char *
write_claim (const char *name, const BluffClaim *claim, BluffGame game)
{
  static const char *const ends[] = { " open=", " believed=", " called=" };
  GString *line = g_string_new (name);
  const char *before = "";

  g_string_append_printf (line, " claim=%" G_GINT64_FORMAT " turn=%u seat=%u %s=", claim->n, claim->turn, claim->seat,
                          claim->bluff ? "bluff" : "truth");
  append_said (line, claim, game);
  append_seats (line, " asked=", claim->asked);
  append_seats (line, " doubted=", claim->doubted);
  append_seats (line, ends[claim->end],
                claim->judge != BLUFF_NO_SEAT        ? bluff_seats_of (claim->judge)
                : claim->end == BLUFF_CLAIM_BELIEVED ? claim->asked
                                                     : 0);
  append_seats (line, " fooled=", bluff_claim_fooled (claim));
  g_string_append_printf (line, " moved=%u gained=", claim->moved);
  for (guint seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    if (claim->gained[seat] != 0)
      {
        g_string_append_printf (line, "%s%u:%d", before, seat, claim->gained[seat]);
        before = "/";
      }
  g_string_append (line, *before == '\0' ? "-" : "");
  g_string_append (line, claim->behind ? " behind" : "");
  g_string_append (line, claim->after_caught ? " after-caught" : "");
  g_string_append (line, claim->counts ? "" : " of-another-game");

  return g_string_free (line, FALSE);
}

static void
archive_record (Archive *self, BluffRecord *record, const char *name)
{
  g_autofree char *path = g_build_filename (self->folder, name, NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (BluffRecord) read = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) claims = NULL;
  BluffFault fault = { 0 };
  BluffResult result;

  bluff_record_write (record, text);
  g_file_set_contents (path, text->str, (gssize) text->len, &error);
  g_assert_no_error (error);
  g_ptr_array_add (self->names, g_steal_pointer (&path));

  /* What is counted is what a reader finds. */
  read = bluff_record_read_bytes (text->str, text->len, &fault);
  g_assert_cmpstr (bluff_fault_name (fault.cause), ==, "none");
  bluff_tally_record (read, &result);
  for (guint seat = 0; seat < record->table.players; seat++)
    {
      g_ptr_array_add (self->lines, write_line (name, &result, seat));
      for (guint fact = 0; fact < BLUFF_N_FACTS; fact++)
        self->seen[fact] += result.facts[seat].number[fact];
    }

  claims = bluff_claims_of_record (read);
  for (guint i = 0; i < claims->len; i++)
    {
      const BluffClaim *claim = &g_array_index (claims, BluffClaim, i);

      g_ptr_array_add (self->lines, write_claim (name, claim, record->table.game));
      self->claims += claim->counts;
      self->behind += claim->behind;
      self->after_caught += claim->after_caught;
    }
}

static void
archive_game (Archive *self, BluffTable table, BluffLevel level, guint seed)
{
  g_autofree char *name = g_strdup_printf ("%s-%u-%s-%03u.bluff", bluff_game_name (table.game), table.players,
                                           bluff_level_name (level), seed);
  g_autoptr (BluffRecord) record = NULL;
  BluffRandom random;
  BluffState state;

  bluff_random_seed (&random, seed);
  table.first = (BluffSeat) bluff_random_below (&random, table.players);
  if (table.game == BLUFF_GAME_PIRATE)
    table.voyage = (guint8) (seed % BLUFF_N_VOYAGES);
  record = record_game (&table, level, seed, &state);

  self->games++;
  if (seed % BRANCH_ONE_IN == 0)
    {
      self->branches++;
      record->branch_of = g_strdup ("another game");
      record->branch_at = 1 + bluff_random_below (&random, record->entries->len);
    }
  if (seed % CUT_ONE_IN == 0)
    {
      self->cut++;
      g_array_set_size (record->entries, 1 + bluff_random_below (&random, record->entries->len));
    }
  archive_record (self, record, name);
}

static void
archive_fill (Archive *self)
{
  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    for (guint players = bluff_game_min_players (game); players <= bluff_game_max_players (game); players++)
      for (guint level = 0; level < BLUFF_N_LEVELS; level++)
        for (guint seed = 0; seed < GAMES; seed++)
          {
            BluffTable table;

            bluff_table_init (&table, game, players);
            archive_game (self, table, (BluffLevel) level, seed);
          }
}

static char *
count_by_script (const Archive *self)
{
  g_autofree char *script = g_test_build_filename (G_TEST_DIST, "insight", "count_facts.py", NULL);
  g_autofree char *python = g_strdup (g_getenv ("PYTHON") != NULL ? g_getenv ("PYTHON") : "python3");
  char *arguments[] = { python, script, self->folder, NULL };
  g_autoptr (GError) error = NULL;
  char *output = NULL;
  int status = -1;

  g_spawn_sync (NULL, arguments, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &output, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_true (g_spawn_check_wait_status (status, &error));

  return output;
}

static void
test_independent_count (void)
{
  Archive archive = { .folder = g_dir_make_tmp ("bluff-facts-XXXXXX", NULL),
                      .names = g_ptr_array_new_with_free_func (g_free),
                      .lines = g_ptr_array_new_with_free_func (g_free) };
  g_autofree char *output = NULL;
  g_auto (GStrv) counted = NULL;

  archive_fill (&archive);
  g_assert_cmpuint (archive.games, >=, 500);
  g_assert_cmpuint (archive.branches, >=, 100);
  g_assert_cmpuint (archive.cut, >=, 100);
  for (guint fact = 0; fact < BLUFF_N_FACTS; fact++)
    g_assert_cmpint (archive.seen[fact] > 0, ==, fact != BLUFF_FACT_COINS_WON_MATCHES);
  g_assert_cmpuint (archive.claims, ==, archive.seen[BLUFF_FACT_CLAIMS]);
  g_assert_cmpuint (archive.behind, >, 0);
  g_assert_cmpuint (archive.behind, <, archive.claims);
  g_assert_cmpuint (archive.after_caught, >, 0);

  output = count_by_script (&archive);
  counted = g_strsplit (g_strchomp (output), "\n", -1);
  g_ptr_array_sort (archive.lines, compare_names);
  qsort (counted, g_strv_length (counted), sizeof *counted, compare_names);
  for (guint i = 0; i < archive.lines->len && counted[i] != NULL; i++)
    g_assert_cmpstr (g_ptr_array_index (archive.lines, i), ==, counted[i]);
  g_assert_cmpuint (g_strv_length (counted), ==, archive.lines->len);

  for (guint i = 0; i < archive.names->len; i++)
    g_unlink (g_ptr_array_index (archive.names, i));
  g_rmdir (archive.folder);
  g_ptr_array_unref (archive.names);
  g_ptr_array_unref (archive.lines);
  g_free (archive.folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/facts/independent-count", test_independent_count);

  return g_test_run ();
}
