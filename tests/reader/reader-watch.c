/* reader-watch.c: watches over the secrets of a game while it is played.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-watch.h"

#include "reader-pirate-secrets.h"

struct _ReaderWatch
{
  Reader *reader;
  ReaderRecord *record;
  GHashTable *harmless; /* what was said before the game began */
  guint settled;        /* up to which event all had been shown for sure */
  guint raised_at;      /* after how many events the curtain was raised last */
  BluffSeat before;     /* who looked the last time: a seat or BLUFF_ONLOOKER */
  GPtrArray *leaks;     /* NULL: a leak is a failure */
  guint64 n_explained;
};

ReaderWatch *
reader_watch_new (Reader *reader)
{
  ReaderWatch *self = g_new0 (ReaderWatch, 1);

  self->reader = reader;
  self->harmless = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->before = BLUFF_ONLOOKER;
  return self;
}

void
reader_watch_free (ReaderWatch *self)
{
  g_clear_pointer (&self->record, reader_record_free);
  g_hash_table_unref (self->harmless);
  g_clear_pointer (&self->leaks, g_ptr_array_unref);
  g_free (self);
}

void
reader_watch_follow (ReaderWatch *self, Reader *reader)
{
  self->reader = reader;
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
  g_autoptr (ReaderTree) tree = reader_look (self->reader, READER_LOOK_AT_ALL);
  g_autoptr (GPtrArray) said = reader_take_said (self->reader);

  g_assert_null (self->record);
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
  g_clear_pointer (&self->record, reader_record_free);
  self->record = reader_record_new (reader_get_folder (self->reader));
  self->settled = 0;
  self->raised_at = 0;
  self->before = BLUFF_ONLOOKER;
}

/* --- Who looks -----------------------------------------------------------------------------------------------------
 */

/* Whether an event leaves the moment of SEAT private: cards come to their hand. */
static gboolean
is_own (const BluffEvent *event, BluffSeat seat)
{
  return event->kind == BLUFF_EVENT_RESHUFFLE ||
         (event->seat == seat && (event->kind == BLUFF_EVENT_DRAW || event->kind == BLUFF_EVENT_BOARD));
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

/* Whether it has been shown for sure: computers rest until everything has been, but for secret votes. */
static gboolean
is_shown (ReaderWatch *self, guint public)
{
  const BluffRecord *record = reader_record_get (self->record);

  for (guint number = public + 1; number <= reader_record_n_events (self->record); number++)
    {
      const BluffEvent *event = reader_record_event (self->record, number);

      if ((event->kind == BLUFF_EVENT_DRAW || event->kind == BLUFF_EVENT_BOARD) &&
          event->seat < record->table.players && record->players[event->seat].computer)
        return TRUE;
    }

  return FALSE;
}

typedef struct
{
  BluffSeat seats[3];
  guint n;
} Lookers;

static void
add_looker (Lookers *lookers, BluffSeat seat)
{
  lookers->seats[lookers->n++] = seat;
}

/* All who may be looking: usually one. */
static Lookers
find_lookers (ReaderWatch *self, ReaderChoice choice, const char *name)
{
  BluffSeats people = reader_record_people (self->record);
  BluffSeat raiser = name != NULL ? reader_record_find_seat (self->record, name) : BLUFF_NO_SEAT;
  guint public = raiser != BLUFF_NO_SEAT ? find_public (self, raiser) : 0;
  Lookers lookers = { .n = 0 };

  if (bluff_seats_count (people) == 1)
    add_looker (&lookers, bluff_seats_first (people));
  else if (raiser == BLUFF_NO_SEAT || choice == READER_CHOICE_CURTAIN)
    add_looker (&lookers, BLUFF_ONLOOKER);
  else if (public == 0)
    add_looker (&lookers, raiser);
  else
    {
      add_looker (&lookers, BLUFF_ONLOOKER);
      /* What the raiser has just done may not be on the screen yet. */
      if (choice == READER_CHOICE_NOTHING && !is_shown (self, public))
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

  reader_pirate_guard (secrets);
  g_hash_table_iter_init (&iter, self->harmless);
  while (g_hash_table_iter_next (&iter, &string, NULL))
    reader_secrets_allow (secrets, string);

  return secrets;
}

static void
report (ReaderWatch *self, GPtrArray *leaks, ReaderChoice choice, const Lookers *lookers)
{
  for (guint i = 0; i < leaks->len; i++)
    {
      g_autofree char *leak = g_strdup_printf ("%s, after %u to %u events, choice %u, seat %u looks",
                                               (const char *) g_ptr_array_index (leaks, i), self->settled,
                                               reader_record_n_events (self->record), choice, lookers->seats[0]);

      if (self->leaks == NULL)
        g_error ("A secret is told. %s", leak);
      g_ptr_array_add (self->leaks, g_steal_pointer (&leak));
    }
}

/* Behind the curtain there is nothing of the game at all. */
static void
check_curtain (ReaderWatch *self, ReaderTree *tree, GPtrArray *leaks)
{
  g_autoptr (ReaderSecrets) secrets = make_secrets (self);
  g_autoptr (GPtrArray) found = reader_secrets_find_leaks (secrets, tree);

  (void) found;
  for (guint i = 0; i < tree->nodes->len; i++)
    {
      ReaderNode *node = g_ptr_array_index (tree->nodes, i);

      if (node->linked && !(reader_secrets_are_kept (secrets, node->name) &&
                            reader_secrets_are_kept (secrets, node->description)))
        g_ptr_array_add (leaks, g_strdup_printf ("Behind the curtain there is “%s”, “%s”", node->name, node->description));
    }
}

static void
check_said (ReaderWatch *self, ReaderSecrets *secrets, GPtrArray *leaks)
{
  g_autoptr (GPtrArray) said = reader_take_said (self->reader);

  for (guint i = 0; i < said->len; i++)
    if (!reader_secrets_are_kept (secrets, g_ptr_array_index (said, i)))
      g_ptr_array_add (leaks, g_strdup_printf ("It was said: “%s”", (const char *) g_ptr_array_index (said, i)));
}

static void
count (ReaderWatch *self, ReaderSecrets *secrets, ReaderTree *tree)
{
  for (guint i = 0; i < tree->nodes->len; i++)
    self->n_explained += reader_secrets_are_touched (secrets, ((ReaderNode *) g_ptr_array_index (tree->nodes, i))->name);
}

void
reader_watch_look (ReaderTree *tree, ReaderChoice choice, const char *name, gpointer data)
{
  ReaderWatch *self = data;
  g_autoptr (ReaderSecrets) secrets = NULL;
  g_autoptr (GPtrArray) leaks = NULL;
  Lookers lookers;
  guint n;

  reader_record_refresh (self->record);
  n = reader_record_n_events (self->record);
  /* At the end all secrets are open. */
  if (n == 0 || bluff_record_is_finished (reader_record_get (self->record)))
    return;

  secrets = make_secrets (self);
  lookers = find_lookers (self, choice, name);
  for (guint i = 0; i < lookers.n; i++)
    reader_pirate_explain (secrets, self->record, lookers.seats[i], self->settled, n);
  leaks = reader_secrets_find_leaks (secrets, tree);
  if (choice == READER_CHOICE_CURTAIN)
    check_curtain (self, tree, leaks);
  count (self, secrets, tree);
  if (self->before != lookers.seats[0])
    reader_pirate_explain (secrets, self->record, self->before, self->settled, n);
  check_said (self, secrets, leaks);
  report (self, leaks, choice, &lookers);

  self->before = lookers.seats[0];
  if (choice != READER_CHOICE_NOTHING)
    self->settled = n;
  if (choice == READER_CHOICE_CURTAIN)
    self->raised_at = n;
}
