/* bluff-store-evening.c: who won how many of tonight's games, and the series that is played for.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-store-evening.h"

#include "bluff-evenings-table.h"
#include "bluff-store-player.h"
#include "bluff-store-private.h"

static void
free_winner (gpointer data)
{
  BluffStoreWinner *winner = data;

  g_free (winner->name);
  g_free (winner->level);
  g_free (winner);
}

void
bluff_store_evening_free (BluffStoreEvening *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->winners, g_ptr_array_unref);
  g_clear_pointer (&self->series_wins, g_ptr_array_unref);
  g_free (self);
}

/* --- Who is who ----------------------------------------------------------------------------------------------------
 */

/* What somebody is known by from game to game: a profile by its id, a guest and a computer by name. The deleted cannot
 * be told apart, and computers without a name only by their level. */
static char *
make_key (const BluffEveningSeat *seat)
{
  g_autofree char *name = bluff_store_player_name_key (seat->name != NULL ? seat->name : "");

  if (seat->kind == BLUFF_STORE_PROFILE)
    return g_strdup_printf ("%s %" G_GINT64_FORMAT, bluff_store_seat_kind_name (seat->kind), seat->player);
  if (seat->name == NULL && seat->level != NULL)
    return g_strdup_printf ("level %s", seat->level);
  return g_strdup_printf ("%s %s", bluff_store_seat_kind_name (seat->kind), name);
}

static int
compare_keys (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

/* The keys of the people at a table, in an order that does not depend on their seats. */
static GPtrArray *
list_people (const BluffEveningGame *game)
{
  GPtrArray *people = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < game->n_seats; i++)
    if (game->seats[i].kind != BLUFF_STORE_COMPUTER)
      g_ptr_array_add (people, make_key (&game->seats[i]));
  g_ptr_array_sort (people, compare_keys);
  return people;
}

static gboolean
are_same (GPtrArray *people, GPtrArray *others)
{
  if (people->len != others->len)
    return FALSE;
  for (guint i = 0; i < people->len; i++)
    if (!g_str_equal (g_ptr_array_index (people, i), g_ptr_array_index (others, i)))
      return FALSE;
  return TRUE;
}

/* --- Counting ------------------------------------------------------------------------------------------------------
 */

/* Winners in the order in which they won first, and who they are. */
typedef struct
{
  GPtrArray *winners;
  GHashTable *by_key;
} Count;

static Count
begin_count (void)
{
  return (Count){ g_ptr_array_new_with_free_func (free_winner),
                  g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };
}

/* One more win; the answer is how many there are. */
static guint
add_win (Count *count, const BluffEveningSeat *seat)
{
  char *key = make_key (seat);
  BluffStoreWinner *winner = g_hash_table_lookup (count->by_key, key);

  if (winner == NULL)
    {
      winner = g_new0 (BluffStoreWinner, 1);
      winner->kind = seat->kind;
      winner->player = seat->player;
      g_ptr_array_add (count->winners, winner);
    }
  /* The name of a guest as it was written last. */
  g_free (winner->name);
  winner->name = g_strdup (seat->name);
  g_free (winner->level);
  winner->level = g_strdup (seat->level);
  g_hash_table_replace (count->by_key, key, winner);
  return ++winner->wins;
}

static int
compare_winners (gconstpointer a, gconstpointer b)
{
  const BluffStoreWinner *left = *(const BluffStoreWinner *const *) a;
  const BluffStoreWinner *right = *(const BluffStoreWinner *const *) b;

  return left->wins == right->wins ? 0 : left->wins > right->wins ? -1 : 1;
}

/* GLib sorts so that equals stay in their order. */
static GPtrArray *
end_count (Count *count)
{
  g_hash_table_unref (count->by_key);
  g_ptr_array_sort (count->winners, compare_winners);
  return count->winners;
}

static void
count_evening (BluffStoreEvening *evening, GPtrArray *games, const char *asked)
{
  Count count = begin_count ();

  evening->games = games->len;
  for (guint i = 0; i < games->len; i++)
    {
      const BluffEveningGame *game = g_ptr_array_index (games, i);

      evening->has_game = evening->has_game || g_strcmp0 (game->id, asked) == 0;
      for (guint seat = 0; seat < game->n_seats; seat++)
        if (game->seats[seat].won && game->seats[seat].kind == BLUFF_STORE_COMPUTER)
          evening->computer_wins++;
        else if (game->seats[seat].won && game->seats[seat].kind != BLUFF_STORE_ANONYMOUS)
          add_win (&count, &game->seats[seat]);
    }
  evening->winners = end_count (&count);
}

/* Whether a game ended, or it is, less than six hours after it was begun. From the first game on, the evening knows. */
static gboolean
is_on (const BluffSeriesRow *series, GPtrArray *games, gint64 now)
{
  const BluffEveningGame *first = games->len > 0 ? g_ptr_array_index (games, 0) : NULL;

  return series->goal > 0 && !series->ended &&
         (first != NULL ? first->ended : now) - series->began < BLUFF_STORE_QUIET_MS;
}

/* A shared first place counts for nobody. TRUE: the series is won. */
static gboolean
count_in_series (Count *count, const BluffEveningGame *game, guint goal)
{
  for (guint seat = 0; seat < game->n_seats; seat++)
    if (game->seats[seat].won && !game->seats[seat].shared && game->seats[seat].kind != BLUFF_STORE_ANONYMOUS &&
        add_win (count, &game->seats[seat]) == goal)
      return TRUE;
  return FALSE;
}

static void
count_series (BluffStoreEvening *evening, GPtrArray *games, const BluffSeriesRow *series, const char *asked)
{
  Count count = begin_count ();
  g_autoptr (GPtrArray) people = NULL;

  evening->series = BLUFF_STORE_SERIES_ON;
  evening->goal = series->goal;
  for (guint i = 0; i < games->len && evening->series == BLUFF_STORE_SERIES_ON; i++)
    {
      const BluffEveningGame *game = g_ptr_array_index (games, i);
      g_autoptr (GPtrArray) present = list_people (game);

      if (game->ended <= series->began || present->len == 0)
        continue;
      if (people == NULL)
        people = g_ptr_array_ref (present);
      if (!are_same (people, present))
        continue;
      evening->series_has_game = evening->series_has_game || g_strcmp0 (game->id, asked) == 0;
      if (count_in_series (&count, game, series->goal))
        evening->series = BLUFF_STORE_SERIES_WON;
    }
  evening->series_wins = end_count (&count);
}

/* --- Asking --------------------------------------------------------------------------------------------------------
 */

typedef struct
{
  const char *game;
  char *copy; /* of it, or NULL */
  gint64 now;
  BluffStoreEvening *evening;
} Question;

static void
free_question (gpointer data)
{
  Question *question = data;

  g_free (question->copy);
  g_free (question);
}

static gboolean
read_evening (BluffInside *inside, gpointer data, GError **error)
{
  Question *question = data;
  g_autoptr (BluffStoreEvening) evening = g_new0 (BluffStoreEvening, 1);
  g_autoptr (GPtrArray) games = NULL;
  BluffSeriesRow series;
  gint64 began;

  if (!bluff_evenings_get_last (inside->database, question->now, &began, error) ||
      !bluff_series_get_last (inside->database, question->now, &series, error))
    return FALSE;
  games = bluff_evenings_list_games (inside->database, began, question->now, BLUFF_STORE_QUIET_MS, error);
  if (games == NULL)
    return FALSE;
  count_evening (evening, games, question->game);
  if (games->len > 0)
    evening->until = ((BluffEveningGame *) g_ptr_array_index (games, games->len - 1))->ended + BLUFF_STORE_QUIET_MS;
  else if (is_on (&series, games, question->now))
    evening->until = series.began + BLUFF_STORE_QUIET_MS;
  if (is_on (&series, games, question->now))
    count_series (evening, games, &series, question->game);
  else
    evening->series_wins = g_ptr_array_new_with_free_func (free_winner);
  question->evening = g_steal_pointer (&evening);
  return TRUE;
}

BluffStoreEvening *
bluff_store_read_evening (BluffStore *self, const char *game, gint64 now, GError **error)
{
  Question question = { .game = game, .now = now };

  g_return_val_if_fail (BLUFF_IS_STORE (self), NULL);

  if (!bluff_store_do_reading (self, read_evening, &question, error))
    g_clear_pointer (&question.evening, bluff_store_evening_free);
  return question.evening;
}

static void
read_evening_for_task (BluffStore *self, GTask *task)
{
  const Question *question = g_task_get_task_data (task);
  GError *error = NULL;
  BluffStoreEvening *evening = bluff_store_read_evening (self, question->game, question->now, &error);

  if (evening != NULL)
    g_task_return_pointer (task, evening, (GDestroyNotify) bluff_store_evening_free);
  else
    g_task_return_error (task, error);
}

void
bluff_store_read_evening_async (BluffStore *self,
                                const char *game,
                                gint64 now,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer user_data)
{
  Question *question = g_new0 (Question, 1);

  g_return_if_fail (BLUFF_IS_STORE (self));

  question->game = question->copy = g_strdup (game);
  question->now = now;
  bluff_store_start_question (self, read_evening_for_task, question, free_question, cancellable, callback, user_data);
}

BluffStoreEvening *
bluff_store_read_evening_finish (BluffStore *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* --- Beginning and ending ------------------------------------------------------------------------------------------
 */

typedef struct
{
  gint64 now;
  guint goal;
} Beginning;

static gboolean
begin_evening (BluffInside *inside, gpointer data, GError **error)
{
  const Beginning *beginning = data;

  return bluff_series_end (inside->database, beginning->now, error) &&
         bluff_evenings_insert (inside->database, beginning->now, error);
}

gboolean
bluff_store_begin_evening (BluffStore *self, gint64 now, GError **error)
{
  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);

  return bluff_store_do_atomically (self, begin_evening, &(Beginning){ now, 0 }, error);
}

static gboolean
begin_series (BluffInside *inside, gpointer data, GError **error)
{
  const Beginning *beginning = data;

  return bluff_series_end (inside->database, beginning->now, error) &&
         bluff_series_insert (inside->database, beginning->now, beginning->goal, error);
}

gboolean
bluff_store_begin_series (BluffStore *self, guint goal, gint64 now, GError **error)
{
  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);
  g_return_val_if_fail (goal == BLUFF_STORE_SHORT_SERIES || goal == BLUFF_STORE_LONG_SERIES, FALSE);

  return bluff_store_do_atomically (self, begin_series, &(Beginning){ now, goal }, error);
}

static gboolean
end_series (BluffInside *inside, gpointer data, GError **error)
{
  return bluff_series_end (inside->database, ((const Beginning *) data)->now, error);
}

gboolean
bluff_store_end_series (BluffStore *self, gint64 now, GError **error)
{
  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);

  return bluff_store_do_atomically (self, end_series, &(Beginning){ now, 0 }, error);
}
