/* reader-watch.c: watches over the secrets of a game while it is played.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-watch.h"

/* Who looks: seats, or BLUFF_ONLOOKER. */
typedef struct
{
  BluffSeat seats[3];
  guint n;
} Lookers;

struct _ReaderWatch
{
  Reader *reader;
  const ReaderGame *game;
  ReaderRecord *record;
  GHashTable *harmless; /* what was said before the game began */
  guint settled;        /* up to which event all had been shown for sure */
  guint raised_at;      /* after how many events the curtain was raised last */
  Lookers before;       /* who may have looked the last time */
  GPtrArray *leaks;     /* NULL: a leak is a failure */
  ReaderSecrets *held;  /* what somebody holds on to, or has let go of since the last look; or NULL */
  gboolean holding;

  /* Whatever each seat, and last the onlooker, could ever be told or see, and up to which event. */
  ReaderSecrets *ever[BLUFF_MAX_SEATS + 1];
  guint ever_until[BLUFF_MAX_SEATS + 1];

  guint64 n_explained;
};

ReaderWatch *
reader_watch_new (Reader *reader, const ReaderGame *game)
{
  ReaderWatch *self = g_new0 (ReaderWatch, 1);

  self->reader = reader;
  self->game = game;
  self->harmless = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->before = (Lookers){ { BLUFF_ONLOOKER }, 1 };
  return self;
}

static void
forget (ReaderWatch *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->ever); i++)
    {
      g_clear_pointer (&self->ever[i], reader_secrets_free);
      self->ever_until[i] = 0;
    }
}

void
reader_watch_free (ReaderWatch *self)
{
  forget (self);
  g_clear_pointer (&self->held, reader_secrets_free);
  g_clear_pointer (&self->record, reader_record_free);
  g_hash_table_unref (self->harmless);
  g_clear_pointer (&self->leaks, g_ptr_array_unref);
  g_free (self);
}

GPtrArray *
reader_watch_keep_leaks (ReaderWatch *self)
{
  if (self->leaks == NULL)
    self->leaks = g_ptr_array_new_with_free_func (g_free);
  return self->leaks;
}

guint64
reader_watch_count (ReaderWatch *self)
{
  return self->n_explained;
}

void
reader_watch_learn (ReaderWatch *self)
{
  g_autoptr (ReaderTree) tree = reader_look (self->reader);
  g_autoptr (GPtrArray) said = reader_take_said (self->reader);

  g_assert_null (self->record);
  reader_look_closer (self->reader, tree);
  for (guint i = 0; i < tree->nodes->len; i++)
    {
      ReaderNode *node = g_ptr_array_index (tree->nodes, i);

      g_hash_table_add (self->harmless, g_strdup (node->name));
      g_hash_table_add (self->harmless, g_strdup (node->description));
      for (guint j = 0; j < node->more->len; j++)
        g_hash_table_add (self->harmless, g_strdup (g_ptr_array_index (node->more, j)));
    }
  for (guint i = 0; i < said->len; i++)
    g_hash_table_add (self->harmless, g_strdup (g_ptr_array_index (said, i)));
}

void
reader_watch_begin (ReaderWatch *self)
{
  forget (self);
  g_clear_pointer (&self->record, reader_record_free);
  self->record = reader_record_new (reader_get_folder (self->reader));
  self->settled = 0;
  self->raised_at = 0;
  self->before = (Lookers){ { BLUFF_ONLOOKER }, 1 };
  self->holding = FALSE;
}

void
reader_watch_carry_on (ReaderWatch *self)
{
  reader_watch_begin (self);
  self->settled = reader_record_n_events (self->record);
  self->raised_at = self->settled;
}

/* --- Who looks -----------------------------------------------------------------------------------------------------
 */

/* Others have voted or decided, in secret. */
static gboolean
is_sealed (const BluffEvent *event)
{
  return event->kind == BLUFF_EVENT_VOTE || event->kind == BLUFF_EVENT_DECIDE;
}

/* Whether an event leaves the moment of SEAT private: cards come to their hand, or others vote meanwhile. */
static gboolean
is_own (const BluffEvent *event, BluffSeat seat)
{
  if (event->kind == BLUFF_EVENT_RESHUFFLE || (is_sealed (event) && event->seat != seat))
    return TRUE;

  return event->seat == seat &&
         (event->kind == BLUFF_EVENT_DRAW || event->kind == BLUFF_EVENT_BOARD || event->kind == BLUFF_EVENT_PEEK);
}

/* The first event since the curtain was raised that all may watch; 0 if there was none. */
static guint
find_public (ReaderWatch *self, BluffSeat raiser)
{
  for (guint number = self->raised_at + 1; number <= reader_record_n_events (self->record); number++)
    if (!is_own (reader_record_event (self->record, number), raiser))
      return number;

  return 0;
}

/* Whether an event is somebody's own doing, and does not only follow from the move before it: then it was waited for.
 */
static gboolean
is_move (ReaderWatch *self, guint number)
{
  BluffView before;

  reader_record_view (self->record, number - 1, BLUFF_ONLOOKER, &before);
  return bluff_seats_has (before.head.awaited, reader_record_event (self->record, number)->seat);
}

/* Whether it has been shown for sure: computers rest until everything has been, but for secret votes. */
static gboolean
is_shown (ReaderWatch *self, guint public)
{
  const BluffRecord *record = reader_record_get (self->record);

  for (guint number = public + 1; number <= reader_record_n_events (self->record); number++)
    {
      const BluffEvent *event = reader_record_event (self->record, number);

      if (!is_sealed (event) && is_move (self, number) && event->seat < record->table.players &&
          record->players[event->seat].computer)
        return TRUE;
    }

  return FALSE;
}

static void
add_looker (Lookers *lookers, BluffSeat seat)
{
  lookers->seats[lookers->n++] = seat;
}

/* All who may be looking: usually one. */
static Lookers
find_lookers (ReaderWatch *self, ReaderMoment moment, const char *name)
{
  BluffSeats people = reader_record_people (self->record);
  BluffSeat raiser = name != NULL ? reader_record_find_seat (self->record, name) : BLUFF_NO_SEAT;
  guint public = raiser != BLUFF_NO_SEAT ? find_public (self, raiser) : 0;
  Lookers lookers = { .n = 0 };

  if (bluff_seats_count (people) == 1)
    add_looker (&lookers, bluff_seats_first (people));
  else if (raiser == BLUFF_NO_SEAT || moment == READER_MOMENT_CURTAIN)
    add_looker (&lookers, BLUFF_ONLOOKER);
  else if (public == 0)
    {
      add_looker (&lookers, raiser);
      /* A card that was drawn may have ended the turn (B7, P17): the curtain is about to fall, and what everybody may
       * see is on the screen already. */
      if (moment == READER_MOMENT_BETWEEN)
        add_looker (&lookers, BLUFF_ONLOOKER);
    }
  else
    {
      add_looker (&lookers, BLUFF_ONLOOKER);
      /* What the raiser has just done may not be on the screen yet. */
      if (moment == READER_MOMENT_BETWEEN && !is_shown (self, public))
        add_looker (&lookers, raiser);
    }

  return lookers;
}

/* --- Checking ------------------------------------------------------------------------------------------------------
 */

static ReaderSecrets *
make_secrets (ReaderWatch *self)
{
  ReaderSecrets *secrets = reader_secrets_new ();
  GHashTableIter iter;
  gpointer string;

  self->game->guard (secrets);
  g_hash_table_iter_init (&iter, self->harmless);
  while (g_hash_table_iter_next (&iter, &string, NULL))
    reader_secrets_allow (secrets, string);

  return secrets;
}

static void
report (ReaderWatch *self, GPtrArray *leaks, ReaderMoment moment, const Lookers *lookers)
{
  for (guint i = 0; i < leaks->len; i++)
    {
      g_autofree char *leak = g_strdup_printf ("%s, after %u to %u events, moment %u, seat %u looks",
                                               (const char *) g_ptr_array_index (leaks, i), self->settled,
                                               reader_record_n_events (self->record), moment, lookers->seats[0]);

      if (self->leaks == NULL)
        g_error ("A secret is told. %s", leak);
      g_ptr_array_add (self->leaks, g_steal_pointer (&leak));
    }
}

/* Behind the curtain there is nothing of the game at all. */
static void
check_curtain (ReaderWatch *self, ReaderTree *tree, GPtrArray *leaks)
{
  g_autoptr (ReaderSecrets) nothing = make_secrets (self);

  reader_secrets_find_leaks (&nothing, 1, tree, TRUE, leaks);
}

void
reader_watch_hold (ReaderWatch *self, const char *name)
{
  BluffSeat holder;

  self->holding = name != NULL;
  if (!self->holding)
    return;

  reader_record_refresh (self->record);
  holder = reader_record_find_seat (self->record, name);
  g_assert_cmpuint (holder, !=, BLUFF_NO_SEAT);
  g_clear_pointer (&self->held, reader_secrets_free);
  self->held = make_secrets (self);
  self->game->explain_held (self->held, self->record, holder);
}

/* What is said by what can be found is what can be known now; what is held is known to its holder. */
static void
check_linked (ReaderWatch *self, ReaderTree *tree, const Lookers *lookers, GPtrArray *leaks)
{
  g_autoptr (ReaderSecrets) secrets = make_secrets (self);
  ReaderSecrets *all[] = { secrets, self->held };
  guint n = reader_record_n_events (self->record);

  for (guint i = 0; i < lookers->n; i++)
    {
      self->game->explain_told (secrets, self->record, lookers->seats[i], 1, n);
      self->game->explain_seen (secrets, self->record, lookers->seats[i], self->settled, n);
    }
  reader_secrets_find_leaks (all, self->holding ? 2 : 1, tree, TRUE, leaks);
  for (guint i = 0; i < tree->nodes->len; i++)
    self->n_explained +=
        reader_secrets_are_touched (secrets, ((ReaderNode *) g_ptr_array_index (tree->nodes, i))->name);
}

/* Whatever SEAT could ever know up to now. */
static ReaderSecrets *
get_ever (ReaderWatch *self, BluffSeat seat)
{
  guint i = MIN (seat, BLUFF_MAX_SEATS);
  guint n = reader_record_n_events (self->record);

  if (self->ever[i] == NULL)
    self->ever[i] = make_secrets (self);
  self->game->explain_told (self->ever[i], self->record, seat, self->ever_until[i] + 1, n);
  self->game->explain_seen (self->ever[i], self->record, seat, self->ever_until[i] + 1, n);
  self->ever_until[i] = n;

  return self->ever[i];
}

/* Lingering strings may be old, but must not tell what the viewer could never have known. */
static void
check_lingering (ReaderWatch *self, ReaderTree *tree, const Lookers *lookers, GPtrArray *leaks)
{
  ReaderSecrets *secrets[G_N_ELEMENTS (lookers->seats) + 1] = { get_ever (self, BLUFF_ONLOOKER) };

  for (guint i = 0; i < lookers->n; i++)
    secrets[i + 1] = get_ever (self, lookers->seats[i]);
  reader_secrets_find_leaks (secrets, lookers->n + 1, tree, FALSE, leaks);
}

static gboolean
is_kept_by (ReaderWatch *self, const Lookers *lookers, const char *string)
{
  for (guint i = 0; i < lookers->n; i++)
    if (reader_secrets_are_kept (get_ever (self, lookers->seats[i]), string))
      return TRUE;

  return FALSE;
}

/* Announcements since the last look were made to the viewer of that time, to the viewer of now, or to a person who held
 * on to their secret in between. */
static void
check_said (ReaderWatch *self, const Lookers *lookers, GPtrArray *leaks)
{
  g_autoptr (GPtrArray) said = reader_take_said (self->reader);

  for (guint i = 0; i < said->len; i++)
    {
      const char *string = g_ptr_array_index (said, i);

      if (!is_kept_by (self, &self->before, string) && !is_kept_by (self, lookers, string) &&
          (self->held == NULL || !reader_secrets_are_kept (self->held, string)))
        g_ptr_array_add (leaks, g_strdup_printf ("It was said: “%s”", string));
    }
}

void
reader_watch_look (ReaderWatch *self, ReaderTree *tree, ReaderMoment moment, const char *name)
{
  g_autoptr (GPtrArray) leaks = g_ptr_array_new_with_free_func (g_free);
  Lookers lookers;
  guint n;

  reader_record_refresh (self->record);
  n = reader_record_n_events (self->record);
  /* At the end all secrets are open. */
  if (n == 0 || bluff_record_is_finished (reader_record_get (self->record)))
    return;

  g_debug ("after %u events", n);
  lookers = find_lookers (self, moment, name);
  if (moment == READER_MOMENT_CURTAIN)
    check_curtain (self, tree, leaks);
  else
    check_linked (self, tree, &lookers, leaks);
  check_lingering (self, tree, &lookers, leaks);
  check_said (self, &lookers, leaks);
  report (self, leaks, moment, &lookers);

  self->before = lookers;
  if (!self->holding)
    g_clear_pointer (&self->held, reader_secrets_free);
  if (moment == READER_MOMENT_CURTAIN || moment == READER_MOMENT_SETTLED)
    self->settled = n;
  if (moment == READER_MOMENT_CURTAIN)
    self->raised_at = n;
}
