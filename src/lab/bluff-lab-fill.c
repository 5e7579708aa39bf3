/* bluff-lab-fill.c: data directories with very many games, to measure what they cost.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-fill.h"

#include "bluff-lab-data.h"
#include "bluff-lab-game.h"
#include "bluff-record-writer.h"
#include "bluff-saves-count.h"
#include "bluff-store-player.h"
#include "bluff-tally.h"

#include <errno.h>
#include <glib/gstdio.h>

enum
{
  PATTERNS_A_GAME = 50, /* games that are really played, of each kind */
  GAMES_AT_ONCE = 2000, /* in a transaction */
  CIRCLE = 8,           /* people whom the player plays with */
  OTHERS = 200,         /* people who play among themselves, and now and then with the player */
  GUEST_NIGHT = 6       /* of so many games of the player, one is with the others */
};

/* From January 2024 on, for two and a half years. */
#define FIRST_TIME G_GINT64_CONSTANT (1704067200000)
#define ALL_TIME G_GINT64_CONSTANT (78840000000)

/* A game that was played, as the store takes it. */
typedef struct
{
  BluffTable table;
  char *options;
  char *header;
  char *position;
  char **lines;
  BluffStoreResult results[BLUFF_MAX_SEATS];
  BluffStoreFact facts[BLUFF_MAX_SEATS][BLUFF_N_FACTS];
  GArray *claims[BLUFF_MAX_SEATS]; /* of BluffStoreClaim */
} Pattern;

typedef struct
{
  const BluffLabFill *fill;
  GPtrArray *patterns;
  GPtrArray *long_patterns;
  gint64 player;
  gint64 circle[CIRCLE];
  gint64 others[OTHERS];
  guint done; /* games */
} Filling;

/* --- Patterns ------------------------------------------------------------------------------------------------------
 */

static void
free_pattern (gpointer data)
{
  Pattern *self = data;

  g_free (self->options);
  g_free (self->header);
  g_free (self->position);
  g_strfreev (self->lines);
  for (guint seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    g_clear_pointer (&self->claims[seat], g_array_unref);
  g_free (self);
}

static char *
write_options (const BluffTable *table)
{
  GString *text = g_string_new (NULL);
  const char *key;

  for (guint i = 0; (key = bluff_game_option_key ((BluffGame) table->game, i)) != NULL; i++)
    g_string_append_printf (text, "%s%s=%s", i > 0 ? "," : "", key, bluff_table_option (table, key));

  return g_string_free (text, FALSE);
}

static void
take_results (Pattern *self, const BluffResult *result)
{
  for (BluffSeat seat = 0; seat < self->table.players; seat++)
    {
      gsize n = 0;

      for (guint fact = 0; fact < BLUFF_N_FACTS; fact++)
        if (result->facts[seat].number[fact] != 0)
          self->facts[seat][n++] = (BluffStoreFact){ bluff_fact_name (fact), result->facts[seat].number[fact] };
      self->results[seat] = (BluffStoreResult){
        .place = MAX (1, result->place[seat]),
        .turns = result->turns,
        .facts = self->facts[seat],
        .n_facts = n,
      };
    }
}

static void
take_claims (Pattern *self, const GArray *claims)
{
  for (BluffSeat seat = 0; seat < self->table.players; seat++)
    self->claims[seat] = g_array_new (FALSE, FALSE, sizeof (BluffStoreClaim));
  for (guint i = 0; i < claims->len; i++)
    {
      const BluffClaim *claim = &g_array_index (claims, BluffClaim, i);
      BluffStoreClaim row = {
        .n = claim->n,
        .end = (guint8) claim->end,
        .bluff = claim->bluff != FALSE,
        .after_caught = claim->after_caught != FALSE,
        .behind = claim->behind != FALSE,
        .judges = claim->judge != BLUFF_NO_SEAT ? bluff_seats_of (claim->judge) : claim->asked,
        .moved = (guint16) claim->moved,
      };

      if (self->table.game == BLUFF_GAME_PIRATE)
        row.size = (guint8) (bluff_cards_count (claim->set.up) + bluff_cards_count (claim->set.down));
      g_array_append_val (self->claims[claim->seat], row);
    }
  for (BluffSeat seat = 0; seat < self->table.players; seat++)
    {
      self->results[seat].claims = (const BluffStoreClaim *) (gconstpointer) self->claims[seat]->data;
      self->results[seat].n_claims = self->claims[seat]->len;
    }
}

/* The first MOST events of a record. */
static Pattern *
make_pattern (const BluffRecord *record, guint most)
{
  Pattern *self = g_new0 (Pattern, 1);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GArray) claims = g_array_new (FALSE, FALSE, sizeof (BluffClaim));
  guint n = MIN (most, bluff_record_n_events (record));
  char position_text[BLUFF_POSITION_SIZE];
  BluffPosition position;
  BluffTally tally;

  self->table = record->table;
  self->options = write_options (&record->table);
  bluff_record_write_header (record, text);
  self->header = g_strchomp (g_strdup (text->str));
  g_string_truncate (text, 0);

  bluff_tally_init (&tally, &record->table, BLUFF_TALLY_WHOLE_GAME);
  for (guint i = 1; i <= n; i++)
    {
      const BluffEvent *event = &bluff_record_entry (record, i)->event;

      bluff_tally_add (&tally, event, BLUFF_RECORD_NO_MS);
      bluff_tally_note_claim (&tally, claims);
      bluff_record_write_event (&record->table, i, event, BLUFF_RECORD_NO_MS, text);
    }
  g_string_truncate (text, text->len - 1);
  self->lines = g_strsplit (text->str, "\n", -1);
  bluff_tally_position (&tally, &position);
  self->position = g_strdup (bluff_position_write (&position, position_text));
  take_results (self, &tally.result);
  take_claims (self, claims);
  return self;
}

static void
play_patterns (Filling *self)
{
  for (BluffGame game = 0; game < BLUFF_N_GAMES; game++)
    for (guint i = 0; i < PATTERNS_A_GAME; i++)
      {
        guint low = bluff_game_min_players (game);
        guint players = low + i % (bluff_game_max_players (game) - low + 1);
        g_autoptr (BluffRecord) record = NULL;
        BluffLabOutcome outcome;
        BluffLabSeries series;

        bluff_lab_series_init (&series, game, players, BLUFF_LEVEL_DECKHAND, 1);
        bluff_lab_series_play (&series, i, &outcome, &record);
        g_ptr_array_add (self->patterns, make_pattern (record, G_MAXUINT));
      }
}

/* Deckhands on a long voyage: two games of three are long enough. */
static void
play_long_patterns (Filling *self)
{
  BluffLabSeries series;

  bluff_lab_series_init (&series, BLUFF_GAME_PIRATE, bluff_game_max_players (BLUFF_GAME_PIRATE), BLUFF_LEVEL_DECKHAND,
                         2);
  bluff_table_set_option (&series.table, "voyage", "long");
  for (guint i = 0; self->long_patterns->len < BLUFF_LAB_FILL_LONG_GAMES; i++)
    {
      g_autoptr (BluffRecord) record = NULL;
      BluffLabOutcome outcome;

      bluff_lab_series_play (&series, i, &outcome, &record);
      if (bluff_record_n_events (record) > BLUFF_LAB_FILL_LONG_EVENTS)
        g_ptr_array_add (self->long_patterns, make_pattern (record, BLUFF_LAB_FILL_LONG_EVENTS));
    }
}

/* --- Filling -------------------------------------------------------------------------------------------------------
 */

static void
put_computer (BluffStoreSeat *seat, BluffSeat n)
{
  seat->kind = BLUFF_STORE_COMPUTER;
  seat->name = g_strdup (bluff_lab_name (n));
  seat->level = g_strdup (bluff_level_name (BLUFF_LEVEL_DECKHAND));
}

static void
put_profile (BluffStoreSeat *seat, gint64 player)
{
  seat->kind = BLUFF_STORE_PROFILE;
  seat->player = player;
}

static BluffStoreGame *
compose_game (const Pattern *pattern, char *id, gint64 started)
{
  BluffStoreGame *game = bluff_store_game_new ();

  game->id = id;
  game->kind = g_strdup (bluff_game_name ((BluffGame) pattern->table.game));
  game->options = g_strdup (pattern->options);
  game->header = g_strdup (pattern->header);
  game->position = g_strdup (pattern->position);
  game->first_seat = pattern->table.first;
  game->started = started;
  game->n_seats = pattern->table.players;
  return game;
}

/* Who sits in the game with this number of a player's, or of the others': in turns people, computers, and both. */
static void
seat_players (const Filling *self, BluffStoreGame *game, guint number, gboolean hers)
{
  for (BluffSeat seat = 0; seat < game->n_seats; seat++)
    if (hers && seat == number % game->n_seats)
      put_profile (&game->seats[seat], self->player);
    else if (number % 3 == 1 || (number % 3 == 2 && seat % 2 == 1))
      put_computer (&game->seats[seat], seat);
    else if (hers && number % GUEST_NIGHT > 0)
      put_profile (&game->seats[seat], self->circle[(number + seat) % CIRCLE]);
    else
      put_profile (&game->seats[seat], self->others[(number / (hers ? GUEST_NIGHT : 1) + seat) % OTHERS]);
}

static gboolean
add_game (BluffStore *store, const Filling *self, guint i, GError **error)
{
  const BluffLabFill *fill = self->fill;
  guint her_stride = fill->games / fill->hers;
  gboolean hers = i % her_stride == 0 && i / her_stride < fill->hers;
  guint number = hers ? i / her_stride : i;
  const Pattern *pattern = g_ptr_array_index (self->patterns, number % self->patterns->len);
  gint64 time = FIRST_TIME + ALL_TIME * i / fill->games;
  g_autoptr (BluffStoreGame) game = compose_game (pattern, g_uuid_string_random (), time);
  guint n_lines = g_strv_length (pattern->lines);
  gboolean whole = i % (fill->games / fill->with_events) == 0;
  BluffStoreMove move = {
    .first = 1,
    .lines = (const char *const *) pattern->lines + (whole ? 0 : n_lines - 1),
    .played = time,
    .position = pattern->position,
    .results = pattern->results,
    .n_results = pattern->table.players,
  };

  seat_players (self, game, number, hers);
  return bluff_store_add_game (store, game, &move, error);
}

static gboolean
add_games_work (BluffStore *store, gpointer data, GError **error)
{
  Filling *self = data;
  guint end = MIN (self->done + GAMES_AT_ONCE, self->fill->games);

  for (; self->done < end; self->done++)
    if (!add_game (store, self, self->done, error))
      return FALSE;

  return TRUE;
}

static gboolean
add_long_games_work (BluffStore *store, gpointer data, GError **error)
{
  Filling *self = data;

  for (guint i = 0; i < self->long_patterns->len; i++)
    {
      const Pattern *pattern = g_ptr_array_index (self->long_patterns, i);
      g_autoptr (BluffStoreGame) game = compose_game (pattern, g_strdup_printf ("long-%u", i), FIRST_TIME);
      BluffStoreMove move = {
        .first = 1,
        .lines = (const char *const *) pattern->lines,
        .played = FIRST_TIME + i,
        .position = pattern->position,
      };

      for (BluffSeat seat = 0; seat < game->n_seats; seat++)
        put_computer (&game->seats[seat], seat);
      if (!bluff_store_add_game (store, game, &move, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
add_players_work (BluffStore *store, gpointer data, GError **error)
{
  Filling *self = data;
  gboolean ok = TRUE;

  self->player = bluff_store_create_player (store, BLUFF_LAB_FILL_PLAYER, NULL, NULL, 0, error);
  ok = self->player != BLUFF_STORE_NO_PLAYER;
  for (guint i = 0; ok && i < CIRCLE + OTHERS; i++)
    {
      g_autofree char *name = g_strdup_printf (i < CIRCLE ? "Friend %u" : "Stranger %u", i);
      gint64 id = bluff_store_create_player (store, name, NULL, NULL, 0, error);

      *(i < CIRCLE ? &self->circle[i] : &self->others[i - CIRCLE]) = id;
      ok = id != BLUFF_STORE_NO_PLAYER;
    }

  return ok;
}

static gboolean
fill_store (BluffLabData *data, Filling *self, GError **error)
{
  if (!bluff_store_run (data->store, BLUFF_STORE_RUN_ATOMIC, add_players_work, self, error))
    return FALSE;

  while (self->done < self->fill->games)
    {
      if (!bluff_store_run (data->store, BLUFF_STORE_RUN_ATOMIC, add_games_work, self, error))
        return FALSE;
      g_printerr ("\r%u / %u ", self->done, self->fill->games);
    }
  g_printerr ("\n");

  return bluff_store_run (data->store, BLUFF_STORE_RUN_ATOMIC, add_long_games_work, self, error) &&
         bluff_saves_rate (data->saves, NULL, error);
}

gboolean
bluff_lab_fill (const char *folder, const BluffLabFill *fill, GError **error)
{
  g_autofree char *part = g_strdup_printf ("%s.part-%u", folder, g_random_int ());
  Filling self = { .fill = fill };
  BluffLabData data = { NULL };
  gboolean ok;

  if (g_file_test (folder, G_FILE_TEST_IS_DIR))
    return TRUE;

  self.patterns = g_ptr_array_new_with_free_func (free_pattern);
  self.long_patterns = g_ptr_array_new_with_free_func (free_pattern);
  play_patterns (&self);
  play_long_patterns (&self);
  ok = bluff_lab_data_open (&data, part, BLUFF_LAB_DATA_MAKE, error) && fill_store (&data, &self, error);
  bluff_lab_data_clear (&data);
  g_ptr_array_unref (self.patterns);
  g_ptr_array_unref (self.long_patterns);

  if (ok && g_rename (part, folder) != 0)
    {
      g_set_error (error, G_FILE_ERROR, (gint) g_file_error_from_errno (errno),
                   "The folder “%1$s” cannot be made: %2$s", folder, g_strerror (errno));
      ok = FALSE;
    }
  return ok;
}
