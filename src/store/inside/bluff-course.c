/* bluff-course.c: the course of a player's games, claim by claim.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-course.h"

enum
{
  SILVER_BLUFFS = 5, /* believed one after the other */
  EVENING_GAMES = 3,
  EVENING_BLUFFS = 5,
  EAGLE_CALLS = 3
};

/* Games that ended further apart belong to different evenings. */
#define EVENING_GAP G_GINT64_CONSTANT (21600000)

/* Habits as they are added up. */
typedef struct
{
  BluffStoreHabits *habits;
  gint64 lie; /* the row of the game of the best lie */
} Manner;

typedef struct
{
  gint64 row;
  gint64 ended;
  gboolean won;
  Manner *manner; /* of its kind */
  BluffStoreClaims *parts[BLUFF_COURSE_MAX_PARTS + 1];
  BluffStoreClaims claims[BLUFF_STORE_N_SITUATIONS];
  gboolean last_laugh; /* as far as its last claim goes */
} Game;

struct _BluffCourse
{
  GPtrArray *games;   /* of Game, by time */
  GHashTable *by_row; /* the same */
  Manner overall;
  GPtrArray *manners; /* of Manner, one of each kind */
  BluffStoreBadgeRow badges[BLUFF_STORE_N_BADGES];
};

static BluffStoreHabits *
make_habits (const char *kind)
{
  BluffStoreHabits *habits = g_new0 (BluffStoreHabits, 1);

  habits->kind = g_strdup (kind);
  return habits;
}

static void
free_habits (BluffStoreHabits *habits)
{
  if (habits == NULL)
    return;
  g_free (habits->kind);
  g_free (habits->best_lie.game);
  g_free (habits);
}

static void
free_manner (gpointer data)
{
  Manner *manner = data;

  free_habits (manner->habits);
  g_free (manner);
}

BluffCourse *
bluff_course_new (void)
{
  BluffCourse *self = g_new0 (BluffCourse, 1);

  self->games = g_ptr_array_new_with_free_func (g_free);
  self->by_row = g_hash_table_new (g_int64_hash, g_int64_equal);
  self->overall.habits = make_habits (NULL);
  self->manners = g_ptr_array_new_with_free_func (free_manner);
  return self;
}

void
bluff_course_free (BluffCourse *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->by_row);
  g_ptr_array_unref (self->games);
  free_habits (self->overall.habits);
  g_ptr_array_unref (self->manners);
  g_free (self);
}

static Manner *
find_manner (BluffCourse *self, const char *kind)
{
  Manner *manner;

  for (guint i = 0; i < self->manners->len; i++)
    {
      manner = g_ptr_array_index (self->manners, i);
      if (g_strcmp0 (manner->habits->kind, kind) == 0)
        return manner;
    }
  manner = g_new0 (Manner, 1);
  manner->habits = make_habits (kind);
  g_ptr_array_add (self->manners, manner);
  return manner;
}

void
bluff_course_add_game (BluffCourse *self, const BluffResultRow *row, BluffStoreClaims *const *parts)
{
  Game *game = g_new0 (Game, 1);

  game->row = row->game;
  game->ended = row->ended;
  game->won = row->place == 1;
  game->manner = find_manner (self, row->kind);
  for (guint i = 0; i < BLUFF_COURSE_MAX_PARTS && parts[i] != NULL; i++)
    game->parts[i] = parts[i];
  g_ptr_array_add (self->games, game);
  g_hash_table_insert (self->by_row, &game->row, game);
}

static void
earn (BluffCourse *self, BluffStoreBadge badge, gint64 when)
{
  BluffStoreBadgeRow *row = &self->badges[badge];

  row->first = row->times == 0 ? when : MIN (row->first, when);
  row->last = row->times == 0 ? when : MAX (row->last, when);
  row->times++;
}

static void
count_claim (BluffStoreClaims *claims, const BluffStoreClaim *claim)
{
  claims->claims++;
  claims->games = 1;
  if (claim->bluff)
    {
      claims->bluffs++;
      claims->believed += claim->end == BLUFF_STORE_CLAIM_BELIEVED;
      claims->caught += claim->end == BLUFF_STORE_CLAIM_CALLED;
    }
  else
    claims->doubted += claim->end == BLUFF_STORE_CLAIM_CALLED;
}

static void
add_to_run (BluffStoreStreak *run, const BluffStoreClaim *claim)
{
  if (claim->end == BLUFF_STORE_CLAIM_OPEN)
    return;
  run->current = claim->end == BLUFF_STORE_CLAIM_BELIEVED ? run->current + 1 : 0;
  run->best = MAX (run->best, run->current);
}

static void
count_bluff (BluffCourse *self, const Game *game, const BluffStoreClaim *claim)
{
  BluffStoreBestLie *best = &game->manner->habits->best_lie;
  guint run = self->overall.habits->believed.current;

  add_to_run (&self->overall.habits->believed, claim);
  add_to_run (&game->manner->habits->believed, claim);
  if (run + 1 == SILVER_BLUFFS && self->overall.habits->believed.current == SILVER_BLUFFS)
    earn (self, BLUFF_STORE_BADGE_SILVER_TONGUE, game->ended);
  if (claim->end == BLUFF_STORE_CLAIM_BELIEVED && (game->manner->lie == 0 || claim->moved >= best->moved))
    {
      game->manner->lie = game->row;
      best->n = claim->n;
      best->moved = claim->moved;
    }
}

void
bluff_course_add_claim (BluffCourse *self, const BluffClaimRow *row)
{
  const BluffStoreClaim *claim = &row->claim;
  Game *game = g_hash_table_lookup (self->by_row, &row->game);

  if (game == NULL)
    return;
  count_claim (&game->claims[BLUFF_STORE_SITUATION_ANY], claim);
  count_claim (
      &game->claims[claim->after_caught ? BLUFF_STORE_SITUATION_AFTER_CAUGHT : BLUFF_STORE_SITUATION_NOT_AFTER_CAUGHT],
      claim);
  count_claim (&game->claims[claim->behind ? BLUFF_STORE_SITUATION_BEHIND : BLUFF_STORE_SITUATION_NOT_BEHIND], claim);
  if (claim->size >= 3 && claim->size <= 5)
    count_claim (&game->claims[BLUFF_STORE_SITUATION_SET_OF_3 + claim->size - 3], claim);
  game->last_laugh = claim->bluff && claim->behind && claim->end == BLUFF_STORE_CLAIM_BELIEVED;
  if (claim->bluff)
    count_bluff (self, game, claim);
}

void
bluff_course_add_calls (BluffCourse *self, gint64 row, guint64 right, guint64 wrong)
{
  const Game *game = g_hash_table_lookup (self->by_row, &row);

  if (game != NULL && right >= EAGLE_CALLS && wrong == 0)
    earn (self, BLUFF_STORE_BADGE_EAGLE_EYE, game->ended);
}

/* --- What came of it -----------------------------------------------------------------------------------------------
 */

static void
add_claims (BluffStoreClaims *sum, const BluffStoreClaims *claims)
{
  sum->claims += claims->claims;
  sum->bluffs += claims->bluffs;
  sum->believed += claims->believed;
  sum->caught += claims->caught;
  sum->doubted += claims->doubted;
  sum->games += claims->games;
}

static void
end_game (BluffCourse *self, const Game *game)
{
  for (guint i = 0; i < BLUFF_STORE_N_SITUATIONS; i++)
    {
      add_claims (&self->overall.habits->situations[i], &game->claims[i]);
      add_claims (&game->manner->habits->situations[i], &game->claims[i]);
    }
  for (guint i = 0; game->parts[i] != NULL; i++)
    add_claims (game->parts[i], &game->claims[BLUFF_STORE_SITUATION_ANY]);
  if (game->won && game->last_laugh)
    earn (self, BLUFF_STORE_BADGE_LAST_LAUGH, game->ended);
}

static void
end_evening (BluffCourse *self, guint first, guint last)
{
  BluffStoreClaims claims = { 0 };
  const Game *game = NULL;

  for (guint i = first; i <= last; i++)
    {
      game = g_ptr_array_index (self->games, i);
      add_claims (&claims, &game->claims[BLUFF_STORE_SITUATION_ANY]);
    }
  if (last - first + 1 >= EVENING_GAMES && claims.bluffs >= EVENING_BLUFFS && claims.caught == 0)
    earn (self, BLUFF_STORE_BADGE_CLEAN_EVENING, game->ended);
}

static void
look_at_evenings (BluffCourse *self)
{
  guint first = 0;

  for (guint i = 0; i < self->games->len; i++)
    {
      const Game *game = g_ptr_array_index (self->games, i);
      const Game *next = i + 1 < self->games->len ? g_ptr_array_index (self->games, i + 1) : NULL;

      if (next != NULL && next->ended - game->ended < EVENING_GAP)
        continue;
      end_evening (self, first, i);
      first = i + 1;
    }
}

static int
compare_manners (gconstpointer a, gconstpointer b)
{
  const Manner *left = *(const Manner *const *) a;
  const Manner *right = *(const Manner *const *) b;

  return g_strcmp0 (left->habits->kind, right->habits->kind);
}

static void
give_manner (Manner *manner, GPtrArray *habits, GArray *lies)
{
  g_ptr_array_add (habits, g_steal_pointer (&manner->habits));
  g_array_append_val (lies, manner->lie);
}

void
bluff_course_end (BluffCourse *self, GPtrArray *habits, GArray *lies, BluffStoreBadgeRow badges[BLUFF_STORE_N_BADGES])
{
  for (guint i = 0; i < self->games->len; i++)
    end_game (self, g_ptr_array_index (self->games, i));
  look_at_evenings (self);
  for (guint i = 0; i < BLUFF_STORE_N_BADGES; i++)
    badges[i] = self->badges[i];

  if (self->games->len == 0)
    return;
  g_ptr_array_sort (self->manners, compare_manners);
  give_manner (&self->overall, habits, lies);
  for (guint i = 0; i < self->manners->len; i++)
    give_manner (g_ptr_array_index (self->manners, i), habits, lies);
}
