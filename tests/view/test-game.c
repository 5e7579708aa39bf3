/* test-game.c: which games there are, and what is agreed before one begins.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-game.h"
#include "document.h"

#include <stddef.h>
#include <string.h>

#define PIRATE BLUFF_GAME_PIRATE
#define BLUFFER BLUFF_GAME_BLUFFER
#define BLUFFANEER BLUFF_GAME_BLUFFANEER

static void
test_unknown_names (void)
{
  static const char *const names[] = { "",        "Pirate", "pirate ",           "pirat",
                                       "pirates", "bluff",  "blufferbluffaneer", "chess" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      BluffGame game = BLUFFER;

      g_assert_false (bluff_game_from_name (names[i], &game));
      g_assert_cmpuint (game, ==, BLUFFER);
    }
}

/* A number outside the enumeration is the caller's mistake. */
static void
test_beyond_the_last (void)
{
#define EXPECT(condition) g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*" condition "*")
  EXPECT ("game < BLUFF_N_GAMES");
  g_assert_null (bluff_game_name (BLUFF_N_GAMES));
  EXPECT ("game < BLUFF_N_GAMES");
  g_assert_cmpuint (bluff_game_min_players (BLUFF_N_GAMES), ==, 0);
  EXPECT ("game < BLUFF_N_GAMES");
  g_assert_cmpuint (bluff_game_max_players (BLUFF_N_GAMES), ==, 0);
  EXPECT ("voyage < BLUFF_N_VOYAGES");
  g_assert_null (bluff_voyage_name (BLUFF_N_VOYAGES));
  EXPECT ("shout < BLUFF_N_SHOUTS");
  g_assert_null (bluff_shout_name (BLUFF_N_SHOUTS));
  g_test_assert_expected_messages ();
#undef EXPECT
}

/* The names, and how few and how many can play, are those of the rules' headings. */
static void
test_games (void)
{
  static const struct
  {
    BluffGame game;
    const char *name;
    const char *title;
    guint min;
    guint max;
  } rows[] = {
    { PIRATE, "pirate", "Bluff Pirate", 2, 5 },
    { BLUFFER, "bluffer", "Bluffer", 2, 4 },
    { BLUFFANEER, "bluffaneer", "Bluffaneer", 3, 6 },
  };
  g_autofree char *document = document_read ("RULES.md");

  g_assert_cmpuint (G_N_ELEMENTS (rows), ==, BLUFF_N_GAMES);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *heading =
          g_strdup_printf ("\n## %s — %u to %u players\n", rows[i].title, rows[i].min, rows[i].max);
      BluffGame game = BLUFF_N_GAMES;

      g_assert_cmpstr (bluff_game_name (rows[i].game), ==, rows[i].name);
      g_assert_true (bluff_game_from_name (rows[i].name, &game));
      g_assert_cmpuint (game, ==, rows[i].game);
      g_assert_cmpuint (bluff_game_min_players (game), ==, rows[i].min);
      g_assert_cmpuint (bluff_game_max_players (game), ==, rows[i].max);
      g_assert_cmpuint (bluff_game_max_players (game), <=, BLUFF_MAX_SEATS);
      g_assert_nonnull (strstr (document, heading));
    }
}

static void
test_defaults (void)
{
  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    for (guint players = bluff_game_min_players (game); players <= bluff_game_max_players (game); players++)
      {
        BluffTable table;

        memset (&table, 0xff, sizeof table);
        bluff_table_init (&table, (BluffGame) game, players);
        g_assert_cmpuint (table.game, ==, game);
        g_assert_cmpuint (table.players, ==, players);
        g_assert_cmpuint (table.first, ==, 0);
        g_assert_cmpuint (table.voyage, ==, BLUFF_VOYAGE_STANDARD);
        g_assert_cmpuint (table.shout, ==, BLUFF_SHOUT_RELAXED);
        g_assert_true (bluff_table_is_valid (&table));
      }
}

static void
test_memory_aid_is_on (void)
{
  BluffTable table;

  bluff_table_init (&table, BLUFFER, 2);
  g_assert_cmpuint (table.memory_aid, ==, TRUE);
  g_assert_cmpstr (bluff_table_option (&table, "memory_aid"), ==, "true");
  g_assert_true (bluff_table_set_option (&table, "memory_aid", "false"));
  g_assert_cmpuint (table.memory_aid, ==, FALSE);
  g_assert_true (bluff_table_is_valid (&table));
}

/* The players, one too few and one too many, at each table. */
static void
test_wrong_players (void)
{
  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    for (guint players = 0; players <= G_MAXUINT8; players++)
      {
        BluffTable table;

        bluff_table_init (&table, (BluffGame) game, players);
        g_assert_cmpint (bluff_table_is_valid (&table), ==,
                         players >= bluff_game_min_players ((BluffGame) game) &&
                             players <= bluff_game_max_players ((BluffGame) game));
      }
}

/* The first seat may be any of the table's, and no other. */
static void
test_wrong_first_seat (void)
{
  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    for (guint first = 0; first <= G_MAXUINT8; first++)
      {
        BluffTable table;

        bluff_table_init (&table, (BluffGame) game, bluff_game_max_players ((BluffGame) game));
        table.first = (BluffSeat) first;
        g_assert_cmpint (bluff_table_is_valid (&table), ==, first < table.players);

        table.players--;
        g_assert_cmpint (bluff_table_is_valid (&table), ==, first < table.players);
      }
}

/* Every other field, with the first value that it cannot have and with the last. */
static void
test_wrong_fields (void)
{
  static const struct
  {
    gsize offset;
    guint8 values;
  } rows[] = {
    { offsetof (BluffTable, game), BLUFF_N_GAMES },
    { offsetof (BluffTable, voyage), BLUFF_N_VOYAGES },
    { offsetof (BluffTable, memory_aid), 2 },
    { offsetof (BluffTable, shout), BLUFF_N_SHOUTS },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffTable table;
      guint8 *field = (guint8 *) &table + rows[i].offset;

      bluff_table_init (&table, PIRATE, 3);
      *field = (guint8) (rows[i].values - 1);
      g_assert_true (bluff_table_is_valid (&table));
      *field = rows[i].values;
      g_assert_false (bluff_table_is_valid (&table));
      *field = G_MAXUINT8;
      g_assert_false (bluff_table_is_valid (&table));
    }
}

/* Two tables are the same when their bytes are. */
static void
test_no_padding (void)
{
  g_assert_cmpuint (sizeof (BluffTable), ==, 6);
}

static void
test_refused_options (void)
{
  static const struct
  {
    BluffGame game;
    const char *key;
    const char *value;
  } rows[] = {
    { PIRATE, "voyage", "" },
    { PIRATE, "voyage", "Short" },
    { PIRATE, "voyage", "shor" },
    { PIRATE, "voyage", "longer" },
    { PIRATE, "voyage", "0" },
    { PIRATE, "voyage", "quick" },
    { PIRATE, "", "short" },
    { PIRATE, "Voyage", "short" },
    { PIRATE, "voyage ", "short" },
    { PIRATE, "weather", "short" },
    { PIRATE, "shout", "quick" },
    { PIRATE, "memory_aid", "false" },
    { BLUFFER, "voyage", "short" },
    { BLUFFER, "shout", "true" },
    { BLUFFER, "shout", "Quick" },
    { BLUFFER, "memory_aid", "" },
    { BLUFFER, "memory_aid", "no" },
    { BLUFFER, "memory_aid", "0" },
    { BLUFFER, "memory-aid", "false" },
    { BLUFFER, "memory_aid", "quick" },
    { BLUFFANEER, "voyage", "short" },
    { BLUFFANEER, "shout", "false" },
    { BLUFFANEER, "memory_aid", "false" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffTable table;
      BluffTable before;

      bluff_table_init (&table, rows[i].game, 3);
      before = table;
      g_test_message ("%s: %s=%s", bluff_game_name (rows[i].game), rows[i].key, rows[i].value);
      g_assert_false (bluff_table_set_option (&table, rows[i].key, rows[i].value));
      g_assert_cmpmem (&table, sizeof table, &before, sizeof before);
    }
}

static void
test_missing_options (void)
{
  static const struct
  {
    BluffGame game;
    const char *key;
  } rows[] = {
    { PIRATE, "" },        { PIRATE, "shout" },   { PIRATE, "memory_aid" }, { PIRATE, "Voyage" },
    { BLUFFER, "voyage" }, { BLUFFER, "memory" }, { BLUFFANEER, "voyage" }, { BLUFFANEER, "memory_aid" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffTable table;

      bluff_table_init (&table, rows[i].game, 3);
      g_assert_null (bluff_table_option (&table, rows[i].key));
      g_assert_null (bluff_game_option_values (rows[i].game, rows[i].key));
    }
}

/* Which option a game has, and what each value of it writes into the table. */
typedef struct
{
  BluffGame game;
  guint index;
  const char *key;
  const char *values[4];
  gsize offset;
} OptionRow;

static const OptionRow voyage_rows[] = {
  { PIRATE, 0, "voyage", { "short", "standard", "long" }, offsetof (BluffTable, voyage) },
};

static const OptionRow memory_aid_rows[] = {
  { BLUFFER, 0, "memory_aid", { "false", "true" }, offsetof (BluffTable, memory_aid) },
};

static const OptionRow shout_rows[] = {
  { BLUFFER, 1, "shout", { "relaxed", "quick" }, offsetof (BluffTable, shout) },
  { BLUFFANEER, 0, "shout", { "relaxed", "quick" }, offsetof (BluffTable, shout) },
};

/* Setting an option changes its byte alone, and can be read back. */
static void
assert_option (const OptionRow *row)
{
  const char *const *values = bluff_game_option_values (row->game, row->key);

  g_assert_cmpstr (bluff_game_option_key (row->game, row->index), ==, row->key);
  g_assert_true (g_strv_equal (values, (const char *const *) row->values));
  for (guint8 i = 0; row->values[i] != NULL; i++)
    {
      BluffTable table;
      BluffTable wanted;

      bluff_table_init (&table, row->game, 3);
      wanted = table;
      *((guint8 *) &wanted + row->offset) = i;
      g_assert_true (bluff_table_set_option (&table, row->key, row->values[i]));
      g_assert_cmpmem (&table, sizeof table, &wanted, sizeof wanted);
      g_assert_cmpstr (bluff_table_option (&table, row->key), ==, row->values[i]);
      g_assert_true (bluff_table_is_valid (&table));
    }
}

static void
test_voyage (void)
{
  assert_option (&voyage_rows[0]);
  for (guint i = 0; i < BLUFF_N_VOYAGES; i++)
    g_assert_cmpstr (bluff_voyage_name ((BluffVoyage) i), ==, voyage_rows[0].values[i]);
}

static void
test_memory_aid (void)
{
  assert_option (&memory_aid_rows[0]);
}

static void
test_shout (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (shout_rows); i++)
    assert_option (&shout_rows[i]);
  for (guint i = 0; i < BLUFF_N_SHOUTS; i++)
    g_assert_cmpstr (bluff_shout_name ((BluffShout) i), ==, shout_rows[0].values[i]);
}

/* No game has an option besides these, and the index may run past the last one. */
static void
test_no_other_options (void)
{
  static const guint n_options[BLUFF_N_GAMES] = { [PIRATE] = 1, [BLUFFER] = 2, [BLUFFANEER] = 1 };

  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    for (guint index = 0; index < 9; index++)
      g_assert_cmpint (bluff_game_option_key ((BluffGame) game, index) != NULL, ==, index < n_options[game]);
}

/* docs/RECORD.md lists the values of an option that is no switch. */
static void
test_record (void)
{
  static const struct
  {
    BluffGame game;
    const char *key;
    const char *between;
  } rows[] = { { PIRATE, "voyage", ", " }, { BLUFFER, "shout", " or " }, { BLUFFANEER, "shout", " or " } };
  g_autofree char *document = document_read ("RECORD.md");

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (GStrv) values = g_strdupv ((char **) (guintptr) bluff_game_option_values (rows[i].game, rows[i].key));
      g_autofree char *list = g_strjoinv (rows[i].between, values);
      g_autofree char *written = g_strdup_printf ("`options.%s`: %s.\n", rows[i].key, list);

      g_assert_nonnull (strstr (document, written));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/unknown-names", test_unknown_names);
  g_test_add_func ("/game/beyond-the-last", test_beyond_the_last);
  g_test_add_func ("/game/names-and-players", test_games);
  g_test_add_func ("/game/defaults", test_defaults);
  g_test_add_func ("/game/B19-memory-aid-is-on-by-default", test_memory_aid_is_on);
  g_test_add_func ("/game/wrong-players", test_wrong_players);
  g_test_add_func ("/game/C2-first-seat-is-one-of-the-table", test_wrong_first_seat);
  g_test_add_func ("/game/wrong-fields", test_wrong_fields);
  g_test_add_func ("/game/no-padding", test_no_padding);
  g_test_add_func ("/game/refused-options", test_refused_options);
  g_test_add_func ("/game/missing-options", test_missing_options);
  g_test_add_func ("/game/P3-voyage-is-an-option", test_voyage);
  g_test_add_func ("/game/B19-memory-aid-is-an-option", test_memory_aid);
  g_test_add_func ("/game/C4-shout-is-an-option", test_shout);
  g_test_add_func ("/game/no-other-options", test_no_other_options);
  g_test_add_func ("/game/record", test_record);

  return g_test_run ();
}
