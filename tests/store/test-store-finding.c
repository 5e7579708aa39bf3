/* test-store-finding.c: finding games: page by page, by what they are, who played and when; and asking off the main
 * loop.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games-fixture.h"

/* --- Lists ---------------------------------------------------------------------------------------------------------
 */

static void
test_pages (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  enum
  {
    GAMES = 23,
    LIMIT = 5
  };
  const BluffStoreFilter filter = { .state = BLUFF_STORE_UNFINISHED };
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  BluffStoreCursor cursor = { 0 };
  gint64 last = G_MAXINT64;

  for (guint i = 0; i < GAMES; i++)
    {
      const gint64 players[] = { fixture->anna, 0 };
      g_autofree char *id = g_strdup_printf ("game %u", i);
      g_autoptr (BluffStoreGame) game = fixture_make_game (id, "pirate", players, 2);

      /* Many at the same moment. */
      game->started = i / 4;
      g_assert_true (bluff_store_add_game (fixture->store, game, NULL, NULL));
    }
  for (guint page = 0; page < 5; page++)
    {
      g_autoptr (GPtrArray) games = bluff_store_list_games (fixture->store, &filter, &cursor, LIMIT, NULL);

      g_assert_cmpuint (games->len, ==, page < 4 ? LIMIT : 3);
      for (guint i = 0; i < games->len; i++)
        {
          const BluffStoreGame *game = g_ptr_array_index (games, i);

          g_assert_cmpint (game->last_played, <=, last);
          last = game->last_played;
          g_assert_true (g_hash_table_add (seen, g_strdup (game->id)));
          g_assert_cmpstr (game->seats[0].name, ==, "Anna");
          g_assert_cmpstr (game->header, ==, NULL);
          cursor = bluff_store_cursor_after (game);
        }
    }
  g_assert_cmpuint (g_hash_table_size (seen), ==, GAMES);
}

/* Games of Anna (1), Bo (2) and Cleo (3): kind, who, when. */
static const struct
{
  const char *id;
  const char *kind;
  guint who[3];
  gint64 time;
} listed[] = {
  { "a", "pirate", { 1, 2, 3 }, 100 }, { "b", "bluffer", { 1, 2, 0 }, 200 }, { "c", "pirate", { 2, 3, 0 }, 300 },
  { "d", "pirate", { 1, 0, 0 }, 400 }, { "e", "bluffer", { 3, 1, 0 }, 500 },
};

static void
add_listed (Fixture *fixture, gint64 players[4], gboolean finished)
{
  players[0] = 0;
  players[1] = fixture->anna;
  players[2] = fixture_add_player (fixture->store, "Bo");
  players[3] = fixture_add_player (fixture->store, "Cleo");
  for (gsize i = 0; i < G_N_ELEMENTS (listed); i++)
    {
      const gint64 seats[] = { players[listed[i].who[0]], players[listed[i].who[1]], players[listed[i].who[2]] };
      const guint places[] = { 1, 2, 3 };
      g_autoptr (BluffStoreGame) game = NULL;

      if (finished)
        {
          fixture_add_finished (fixture->store, listed[i].id, listed[i].kind, seats, places, 3, listed[i].time,
                                BLUFF_STORE_OWN);
          continue;
        }
      game = fixture_make_game (listed[i].id, listed[i].kind, seats, 3);
      game->started = listed[i].time;
      g_assert_true (bluff_store_add_game (fixture->store, game, NULL, NULL));
    }
}

static void
test_filters (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *kind;
    gint64 since, until;
    guint players[3];
    const char *found;
  } rows[] = {
    { NULL, 0, 0, { 0 }, "edcba" },   { "pirate", 0, 0, { 0 }, "dca" },   { "none", 0, 0, { 0 }, "" },
    { NULL, 200, 400, { 0 }, "cb" },  { "pirate", 101, 301, { 0 }, "c" }, { NULL, 0, 0, { 1 }, "edba" },
    { NULL, 0, 0, { 2 }, "cba" },     { "pirate", 0, 0, { 1 }, "da" },    { NULL, 0, 0, { 1, 2 }, "ba" },
    { NULL, 0, 0, { 2, 1 }, "ba" },   { NULL, 0, 0, { 1, 2, 3 }, "a" },   { "bluffer", 0, 0, { 1, 3 }, "e" },
    { NULL, 101, 0, { 1, 2 }, "b" },  { NULL, 0, 200, { 3 }, "a" },       { "bluffer", 0, 200, { 1 }, "" },
    { "pirate", 400, 0, { 0 }, "d" },
  };
  gboolean finished = GPOINTER_TO_INT (data);
  gint64 players[4];

  add_listed (fixture, players, finished);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint limit = 1; limit <= 10; limit += 9)
      {
        BluffStoreFilter filter = { .state = finished ? BLUFF_STORE_FINISHED : BLUFF_STORE_UNFINISHED,
                                    .kind = rows[i].kind,
                                    .since = rows[i].since,
                                    .until = rows[i].until };
        g_autoptr (GString) found = g_string_new (NULL);
        BluffStoreCursor cursor = { 0 };
        guint n = 1;

        for (guint j = 0; j < 3; j++)
          filter.players[j] = players[rows[i].players[j]];
        /* Page by page gives the same as all at once. */
        while (n > 0)
          {
            g_autoptr (GPtrArray) games = bluff_store_list_games (fixture->store, &filter, &cursor, limit, NULL);

            n = games->len;
            for (guint j = 0; j < n; j++)
              g_string_append (found, ((BluffStoreGame *) g_ptr_array_index (games, j))->id);
            if (n > 0)
              cursor = bluff_store_cursor_after (g_ptr_array_index (games, n - 1));
          }
        g_test_message ("row %zu", i);
        g_assert_cmpstr (found->str, ==, rows[i].found);
      }
}

/* A filter may name everybody at a full table. */
static void
test_full_table (Fixture *fixture, gconstpointer data)
{
  gboolean finished = GPOINTER_TO_INT (data);
  BluffStoreFilter filter = { .state = finished ? BLUFF_STORE_FINISHED : BLUFF_STORE_UNFINISHED };
  const guint places[] = { 1, 2, 3, 4, 5, 6 };
  gint64 players[BLUFF_MAX_SEATS] = { fixture->anna };

  for (guint i = 1; i < BLUFF_MAX_SEATS; i++)
    {
      g_autofree char *name = g_strdup_printf ("Person %u", i);

      players[i] = fixture_add_player (fixture->store, name);
    }
  if (finished)
    fixture_add_finished (fixture->store, "full", "bluffer", players, places, BLUFF_MAX_SEATS, 1000, BLUFF_STORE_OWN);
  else
    {
      g_autoptr (BluffStoreGame) game = fixture_make_game ("full", "bluffer", players, BLUFF_MAX_SEATS);

      g_assert_true (bluff_store_add_game (fixture->store, game, NULL, NULL));
    }
  for (guint n = 1; n <= BLUFF_MAX_SEATS; n++)
    {
      g_autoptr (GPtrArray) games = NULL;

      filter.players[n - 1] = players[n - 1];
      games = bluff_store_list_games (fixture->store, &filter, NULL, 10, NULL);
      g_assert_cmpuint (games->len, ==, 1);
    }
}

/* --- A hall of games -----------------------------------------------------------------------------------------------
 */

enum
{
  HALL_GAMES = 1300, /* so many that one look is not enough */
  HALL_PEOPLE = 5,
  HALL_SEATS = 4
};

static const char *const hall_kinds[] = { "pirate", "bluffer", "bluffaneer" };
static const char *const hall_people[HALL_PEOPLE] = { "Anna", "Bo", "Cleo", "Émile  Zoë", "Straße" };
static const char *const hall_guests[] = { "Gil", "Anna-Lena", "ΣΊΣΥΦΟΣ" };
static const char *const hall_computers[] = { "Calico", "Rook" };

/* A game as the test knows it. */
typedef struct
{
  char id[16];
  const char *kind;
  gint64 time;
  guint n_seats;
  guint people[HALL_SEATS]; /* profiles, from 1; 0: nobody's */
  const char *names[HALL_SEATS];
  gboolean computers;
} HallGame;

typedef struct
{
  HallGame games[HALL_GAMES];
  gint64 players[HALL_PEOPLE + 1];
} Hall;

/* Who sits where: by a number, a profile that does not sit there yet, a guest or a computer. */
static void
seat_somebody (Hall *hall, HallGame *game, BluffStoreGame *stored, guint seat, guint number)
{
  guint who = 1 + number % HALL_PEOPLE;

  for (guint i = 0; i < seat; i++)
    if (game->people[i] == who)
      number = 7 + number % 2;
  if (number % 9 < 6)
    {
      game->people[seat] = who;
      game->names[seat] = hall_people[who - 1];
      stored->seats[seat] = (BluffStoreSeat){ .kind = BLUFF_STORE_PROFILE, .player = hall->players[who] };
    }
  else if (number % 9 == 7)
    {
      game->names[seat] = hall_computers[number % G_N_ELEMENTS (hall_computers)];
      game->computers = TRUE;
      stored->seats[seat] = (BluffStoreSeat){ .kind = BLUFF_STORE_COMPUTER,
                                              .name = g_strdup (game->names[seat]),
                                              .level = g_strdup ("deckhand") };
    }
  else
    {
      game->names[seat] = hall_guests[number % G_N_ELEMENTS (hall_guests)];
      stored->seats[seat] = (BluffStoreSeat){ .kind = BLUFF_STORE_GUEST, .name = g_strdup (game->names[seat]) };
    }
}

static gboolean
fill_hall (BluffStore *store, gpointer data, GError **error)
{
  static const char *const lines[] = { "line", NULL };
  Hall *hall = data;
  guint32 chance = 1;

  for (guint i = 0; i < HALL_GAMES; i++)
    {
      HallGame *game = &hall->games[i];
      g_autoptr (BluffStoreGame) stored = bluff_store_game_new ();
      BluffStoreResult results[HALL_SEATS] = { { .place = 1 }, { .place = 2 }, { .place = 3 }, { .place = 4 } };
      BluffStoreMove move = { .first = 1, .lines = lines, .position = "over", .results = results };

      g_snprintf (game->id, sizeof game->id, "%u", i);
      game->kind = hall_kinds[i % 7 % G_N_ELEMENTS (hall_kinds)];
      game->time = i / 3 * 10; /* three at the same moment */
      game->n_seats = 2 + i % 3;
      for (guint seat = 0; seat < game->n_seats; seat++)
        {
          chance = chance * 1664525 + 1013904223;
          seat_somebody (hall, game, stored, seat, chance >> 8);
        }
      /* A guest who never came again. */
      if (i == 3)
        {
          g_free (stored->seats[0].name);
          g_free (stored->seats[0].level);
          game->people[0] = 0;
          game->names[0] = "Once";
          stored->seats[0] = (BluffStoreSeat){ .kind = BLUFF_STORE_GUEST, .name = g_strdup ("Once") };
        }
      stored->id = g_strdup (game->id);
      stored->kind = g_strdup (game->kind);
      stored->options = g_strdup ("");
      stored->position = g_strdup ("");
      stored->n_seats = game->n_seats;
      move.played = game->time;
      move.n_results = game->n_seats;
      if (!bluff_store_add_game (store, stored, &move, error))
        return FALSE;
    }
  return TRUE;
}

/* What is looked for, with profiles by number. NAMED: those whose names have the part, as the test knows. */
typedef struct
{
  const char *kind;
  gint64 since, until;
  guint players[3];
  gboolean with_computers, people_only;
  const char *name;
  const char *named[6];
} HallRow;

static gboolean
sat_there (const HallGame *game, guint who)
{
  for (guint seat = 0; seat < game->n_seats; seat++)
    if (game->people[seat] == who)
      return TRUE;
  return FALSE;
}

static gboolean
is_named (const HallGame *game, const HallRow *row)
{
  for (guint seat = 0; seat < game->n_seats; seat++)
    for (guint i = 0; i < G_N_ELEMENTS (row->named) && row->named[i] != NULL; i++)
      if (g_str_equal (game->names[seat], row->named[i]))
        return TRUE;
  return row->name == NULL;
}

static gboolean
is_wanted (const HallGame *game, const HallRow *row)
{
  for (guint i = 0; i < G_N_ELEMENTS (row->players) && row->players[i] != 0; i++)
    if (!sat_there (game, row->players[i]))
      return FALSE;
  return (row->kind == NULL || g_str_equal (row->kind, game->kind)) && game->time >= row->since &&
         (row->until == 0 || game->time < row->until) && (!row->with_computers || game->computers) &&
         (!row->people_only || !game->computers) && is_named (game, row);
}

/* The ids that the store finds with pages of LIMIT. STEPS: how many steps that took. */
static char *
find_all (BluffStore *store, const BluffStoreFilter *filter, guint limit, guint *n, guint *steps)
{
  GString *ids = g_string_new (NULL);
  BluffStoreCursor cursor = { 0 };
  gboolean done = FALSE;

  *n = *steps = 0;
  while (!done)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) games = bluff_store_find_games (store, filter, &cursor, limit, &done, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (games->len, <=, limit);
      for (guint i = 0; i < games->len; i++)
        g_string_append_printf (ids, "%s ", ((BluffStoreGame *) g_ptr_array_index (games, i))->id);
      *n += games->len;
      (*steps)++;
    }
  return g_string_free (ids, FALSE);
}

static void
check_hall (BluffStore *store, const Hall *hall, const HallRow *row)
{
  BluffStoreFilter filter = { .state = BLUFF_STORE_FINISHED,
                              .kind = row->kind,
                              .since = row->since,
                              .until = row->until,
                              .with_computers = row->with_computers,
                              .people_only = row->people_only,
                              .name = row->name };
  g_autoptr (GString) wanted = g_string_new (NULL);
  g_autoptr (GPtrArray) listed_games = NULL;
  guint n_wanted = 0;

  for (guint i = 0; i < G_N_ELEMENTS (row->players); i++)
    filter.players[i] = hall->players[row->players[i]];
  for (guint i = HALL_GAMES; i > 0; i--)
    if (is_wanted (&hall->games[i - 1], row))
      {
        g_string_append_printf (wanted, "%s ", hall->games[i - 1].id);
        n_wanted++;
      }
  for (guint limit = 7; limit < 2 * HALL_GAMES; limit *= 23)
    {
      guint n, steps;
      g_autofree char *found = find_all (store, &filter, limit, &n, &steps);

      g_assert_cmpuint (n, ==, n_wanted);
      g_assert_cmpstr (found, ==, wanted->str);
    }
  listed_games = bluff_store_list_games (store, &filter, NULL, HALL_GAMES, NULL);
  g_assert_cmpuint (listed_games->len, ==, n_wanted);
}

static void
set_up_hall (Fixture *fixture, Hall *hall)
{
  g_autoptr (GError) error = NULL;

  hall->players[1] = fixture->anna;
  for (guint i = 2; i <= HALL_PEOPLE; i++)
    hall->players[i] = fixture_add_player (fixture->store, hall_people[i - 1]);
  bluff_store_run (fixture->store, BLUFF_STORE_RUN_ATOMIC, fill_hall, hall, &error);
  g_assert_no_error (error);
}

/* Against a plain count. */
static void
test_hall (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const HallRow rows[] = {
    { 0 },
    { .kind = "bluffer" },
    { .people_only = TRUE },
    { .with_computers = TRUE },
    { .with_computers = TRUE, .people_only = TRUE },
    { .kind = "pirate", .people_only = TRUE, .since = 200, .until = 3000 },
    { .players = { 1 }, .with_computers = TRUE },
    { .players = { 1 }, .people_only = TRUE },
    { .players = { 1, 2 }, .kind = "bluffaneer" },
    { .players = { 3, 1, 2 }, .people_only = TRUE },
    { .name = "anna", .named = { "Anna", "Anna-Lena" } },
    { .name = "ANNA-", .named = { "Anna-Lena" } },
    { .name = "o", .named = { "Bo", "Cleo", "Calico", "Rook", "Émile  Zoë", "Once" } },
    { .name = " émile zo", .named = { "Émile  Zoë" } },
    { .name = "STRASSE", .named = { "Straße" } },
    { .name = "σίσυφος", .named = { "ΣΊΣΥΦΟΣ" } },
    { .name = "rook", .named = { "Rook" }, .kind = "pirate", .players = { 2 } },
    { .name = "rook", .named = { "Rook" }, .people_only = TRUE },
    { .name = "once", .named = { "Once" } },
    { .name = "nobody" },
  };
  const BluffStoreFilter unnamed = { .state = BLUFF_STORE_FINISHED, .name = "" };
  g_autofree Hall *hall = g_new0 (Hall, 1);
  g_autoptr (GPtrArray) games = NULL;

  set_up_hall (fixture, hall);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_test_message ("row %zu", i);
      check_hall (fixture->store, hall, &rows[i]);
    }

  /* No part is in every name. */
  games = bluff_store_list_games (fixture->store, &unnamed, NULL, 2 * HALL_GAMES, NULL);
  g_assert_cmpuint (games->len, ==, HALL_GAMES);
}

/* A search that finds nothing goes step by step, so that nobody waits for all of it. */
static void
test_steps (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  BluffStoreFilter filter = { .state = BLUFF_STORE_FINISHED, .name = "once" };
  g_autofree Hall *hall = g_new0 (Hall, 1);
  g_autoptr (GPtrArray) first = NULL, second = NULL;
  g_autofree char *found = NULL;
  BluffStoreCursor cursor = { 0 };
  gboolean done = TRUE;
  guint n, steps;

  set_up_hall (fixture, hall);
  first = bluff_store_find_games (fixture->store, &filter, &cursor, 10, &done, NULL);
  g_assert_cmpuint (first->len, ==, 0);
  g_assert_false (done);
  g_assert_cmpint (cursor.last_played, >, 0);
  second = bluff_store_find_games (fixture->store, &filter, &cursor, 10, &done, NULL);
  g_assert_cmpuint (second->len, ==, 0);
  g_assert_false (done);
  found = find_all (fixture->store, &filter, 10, &n, &steps);
  g_assert_cmpstr (found, ==, "3 ");
  g_assert_cmpuint (steps, ==, 3);
}

/* A name is today's, and nobody finds a player who was deleted. */
static void
test_renamed (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct
  {
    const char *name;
    guint n[3]; /* at first, with another name, and deleted */
  } rows[] = { { "anna", { 1, 0, 0 } }, { "berta", { 0, 1, 0 } } };
  const gint64 players[] = { fixture->anna, 0 };
  const guint places[] = { 1, 2 };

  fixture_add_finished (fixture->store, "game", "pirate", players, places, 2, 100, BLUFF_STORE_OWN);
  for (guint step = 0; step < 3; step++)
    {
      if (step == 1)
        {
          g_autoptr (BluffStorePlayer) anna = bluff_store_get_player (fixture->store, fixture->anna, NULL);

          g_free (anna->name);
          anna->name = g_strdup ("Berta");
          g_assert_true (bluff_store_change_player (fixture->store, anna, NULL));
        }
      else if (step == 2)
        g_assert_true (bluff_store_delete_player (fixture->store, fixture->anna, NULL, NULL, NULL, NULL));
      for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
        {
          BluffStoreFilter filter = { .state = BLUFF_STORE_FINISHED, .name = rows[i].name };
          g_autoptr (GPtrArray) games = bluff_store_list_games (fixture->store, &filter, NULL, 10, NULL);

          g_assert_cmpuint (games->len, ==, rows[i].n[step]);
        }
    }
}

/* --- Off the main loop ---------------------------------------------------------------------------------------------
 */

static void
read_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (GPtrArray) lines = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (BluffStoreGame) game = bluff_store_read_game_finish (BLUFF_STORE (object), result, &lines, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (lines->len, ==, game->n_lines);
  ++*(guint *) data;
}

static void
list_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = bluff_store_list_games_finish (BLUFF_STORE (object), result, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (games->len, ==, 1);
  ++*(guint *) data;
}

static void
players_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) players = bluff_store_list_players_finish (BLUFF_STORE (object), result, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (players->len, ==, 1);
  ++*(guint *) data;
}

static void
statistics_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BluffStoreStatistics) statistics = bluff_store_statistics_finish (BLUFF_STORE (object), result, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (statistics->overall.games, ==, 0);
  ++*(guint *) data;
}

static void
leaders_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) leaders = bluff_store_leaders_finish (BLUFF_STORE (object), result, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (leaders->len, ==, 0);
  ++*(guint *) data;
}

static void
closed_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_assert_true (bluff_store_close_finish (BLUFF_STORE (object), result, NULL));
  g_assert_false (bluff_store_is_open (BLUFF_STORE (object)));
  ++*(guint *) data;
}

static void
refused_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (bluff_store_list_players_finish (BLUFF_STORE (object), result, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_CLOSED);
  ++*(guint *) data;
}

static void
opened_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_assert_true (bluff_store_open_finish (BLUFF_STORE (object), result, NULL));
  ++*(guint *) data;
}

static void
page_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  *(GPtrArray **) data = bluff_store_list_games_finish (BLUFF_STORE (object), result, NULL);
}

/* Where a page begins is kept with the question; and where time ends, a page does not begin later. */
static void
test_async_pages (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  BluffStoreFilter filter = { .state = BLUFF_STORE_UNFINISHED };
  BluffStoreCursor cursor = { .last_played = 300, .row = 3 };
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GPtrArray) named = NULL;
  g_autoptr (GPtrArray) before = NULL;
  gint64 players[4];

  add_listed (fixture, players, FALSE);
  bluff_store_list_games_async (fixture->store, &filter, &cursor, 10, NULL, page_cb, &games);
  while (games == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (games->len, ==, 2);
  g_assert_cmpstr (((BluffStoreGame *) g_ptr_array_index (games, 0))->id, ==, "b");

  /* What is asked for is copied. */
  {
    g_autofree char *kind = g_strdup ("pirate"), *name = g_strdup ("bo");

    filter = (BluffStoreFilter){ .state = BLUFF_STORE_UNFINISHED, .kind = kind, .name = name };
    bluff_store_list_games_async (fixture->store, &filter, NULL, 10, NULL, page_cb, &named);
    kind[0] = name[0] = 'x';
  }
  while (named == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (named->len, ==, 2);

  filter = (BluffStoreFilter){ .state = BLUFF_STORE_UNFINISHED, .until = 300 };
  cursor = (BluffStoreCursor){ .last_played = 300, .row = 99 };
  before = bluff_store_list_games (fixture->store, &filter, &cursor, 10, NULL);
  g_assert_cmpuint (before->len, ==, 2);
}

static void
test_async_questions (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  const BluffStoreFilter filter = { .kind = "bluffer" };
  const BluffStoreScope scope = { .kind = "bluffer" };
  guint done = 0;

  fixture_add_game (fixture->store, "game", fixture->anna);
  bluff_store_read_game_async (fixture->store, "game", NULL, read_cb, &done);
  bluff_store_list_games_async (fixture->store, &filter, NULL, 10, NULL, list_cb, &done);
  bluff_store_list_players_async (fixture->store, FALSE, NULL, players_cb, &done);
  bluff_store_statistics_async (fixture->store, fixture->anna, &scope, NULL, statistics_cb, &done);
  bluff_store_leaders_async (fixture->store, NULL, BLUFF_STORE_LEADERS_BY_WINS, 1, 5, NULL, leaders_cb, &done);
  bluff_store_close_async (fixture->store, NULL, closed_cb, &done);
  bluff_store_list_players_async (fixture->store, FALSE, NULL, refused_cb, &done);
  while (done < 7)
    g_main_context_iteration (NULL, TRUE);
  bluff_store_open_async (fixture->store, NULL, opened_cb, &done);
  while (done < 8)
    g_main_context_iteration (NULL, TRUE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, func, data) g_test_add (path, Fixture, data, set_up, func, tear_down)
  ADD ("/store/games/pages", test_pages, NULL);
  ADD ("/store/games/filters-finished", test_filters, GINT_TO_POINTER (TRUE));
  ADD ("/store/games/filters-unfinished", test_filters, GINT_TO_POINTER (FALSE));
  ADD ("/store/games/full-table-finished", test_full_table, GINT_TO_POINTER (TRUE));
  ADD ("/store/games/full-table-unfinished", test_full_table, GINT_TO_POINTER (FALSE));
  ADD ("/store/games/hall", test_hall, NULL);
  ADD ("/store/games/hall-steps", test_steps, NULL);
  ADD ("/store/games/hall-renamed", test_renamed, NULL);
  ADD ("/store/games/async-pages", test_async_pages, NULL);
  ADD ("/store/games/async-questions", test_async_questions, NULL);
#undef ADD

  return g_test_run ();
}
