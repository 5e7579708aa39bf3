/* reader-player.c: plays a game by the names and states of what a screen reader finds: what all games have.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-player.h"

#include "reader-keys.h"
#include "texts.h"

#include <string.h>

enum
{
  MOST_STEPS = 3000,
  PATIENCE_S = 60 /* of the program's time */
};

struct _ReaderPlayer
{
  Reader *reader;
  const ReaderSkill *skill;
  gboolean reckless;
  GRand *chance;
  guint counts[READER_MOST_CHOICES];
  ReaderWatch *watch;
  char *raiser;     /* who raised the curtain last, or NULL */
  ReaderTree *seen; /* what was seen last, and nothing has been done since; NULL: it has to be looked at again */
};

ReaderPlayer *
reader_player_new (Reader *reader, const ReaderSkill *skill, gboolean reckless, guint32 seed)
{
  ReaderPlayer *self = g_new0 (ReaderPlayer, 1);

  self->reader = reader;
  self->skill = skill;
  self->reckless = reckless;
  self->chance = g_rand_new_with_seed (seed);
  return self;
}

void
reader_player_free (ReaderPlayer *self)
{
  g_rand_free (self->chance);
  g_clear_pointer (&self->seen, reader_tree_free);
  g_free (self->raiser);
  g_free (self);
}

void
reader_player_set_watch (ReaderPlayer *self, ReaderWatch *watch)
{
  self->watch = watch;
}

Reader *
reader_player_get_reader (ReaderPlayer *self)
{
  return self->reader;
}

gboolean
reader_player_is_reckless (ReaderPlayer *self)
{
  return self->reckless;
}

guint
reader_player_count (ReaderPlayer *self, ReaderChoice choice)
{
  return self->counts[choice];
}

guint
reader_player_count_all (ReaderPlayer *self)
{
  guint n = 0;

  for (guint i = 0; i < READER_MOST_CHOICES; i++)
    n += self->counts[i];
  return n;
}

guint
reader_player_number (ReaderPlayer *self, guint from, guint to)
{
  return (guint) g_rand_int_range (self->chance, (gint32) from, (gint32) to + 1);
}

gboolean
reader_player_one_in (ReaderPlayer *self, guint n)
{
  return reader_player_number (self, 0, n - 1) == 0;
}

/* --- Looking -------------------------------------------------------------------------------------------------------
 */

ReaderNode *
reader_player_find_button (ReaderTree *tree, const char *pattern)
{
  return reader_tree_find_usable (tree, NULL, ATSPI_ROLE_PUSH_BUTTON, pattern);
}

/* "I am Ada: raise the sail", or for all of them "Carry On". */
static ReaderNode *
find_curtain (ReaderTree *tree)
{
  ReaderNode *raise = reader_player_find_button (tree, TEXT_RAISE_SAIL_PATTERN);

  if (raise == NULL && reader_tree_find (tree, NULL, ATSPI_ROLE_INVALID, TEXT_WELCOME_BACK) != NULL)
    raise = reader_player_find_button (tree, TEXT_CARRY_ON);
  return raise;
}

ReaderChoice
reader_player_choose (ReaderPlayer *self, ReaderTree *tree)
{
  if (find_curtain (tree) != NULL)
    return READER_CHOICE_CURTAIN;
  if (reader_player_find_button (tree, TEXT_PLAY_AGAIN_PATTERN) != NULL)
    return READER_CHOICE_END;
  if (reader_player_find_button (tree, TEXT_CONTINUE) != NULL)
    return READER_CHOICE_CONTINUE;

  return self->skill->choose (tree);
}

static ReaderMoment
get_moment (ReaderChoice choice)
{
  switch (choice)
    {
    case READER_CHOICE_NOTHING:
      return READER_MOMENT_BETWEEN;
    case READER_CHOICE_CURTAIN:
      return READER_MOMENT_CURTAIN;
    case READER_CHOICE_CONTINUE:
      return READER_MOMENT_TOLD;
    default:
      return READER_MOMENT_SETTLED;
    }
}

/* Shows the watch what is seen. */
static void
show (ReaderPlayer *self, ReaderChoice choice)
{
  if (self->watch == NULL)
    return;

  reader_look_closer (self->reader, self->seen);
  reader_watch_look (self->watch, self->seen, get_moment (choice), self->raiser);
}

ReaderTree *
reader_player_see (ReaderPlayer *self)
{
  if (self->seen == NULL)
    self->seen = reader_look (self->reader);

  return self->seen;
}

static void
look_away (ReaderPlayer *self)
{
  g_clear_pointer (&self->seen, reader_tree_free);
}

/* Whatever happens while nobody has anything to do is looked at: each event is a moment of its own. */
ReaderChoice
reader_player_wait (ReaderPlayer *self)
{
  gint64 end = reader_get_time (self->reader) + PATIENCE_S * G_TIME_SPAN_SECOND;

  look_away (self);
  for (;;)
    {
      ReaderChoice choice = reader_player_choose (self, reader_player_see (self));

      show (self, choice);
      if (choice != READER_CHOICE_NOTHING)
        return choice;
      if (reader_get_time (self->reader) > end || !reader_advance (self->reader))
        {
          reader_tree_tell (self->seen);
          g_error ("There is nothing to do at the table, and nothing comes");
        }
      look_away (self);
    }
}

/* --- Pressing ------------------------------------------------------------------------------------------------------
 */

void
reader_player_press (ReaderPlayer *self, ReaderNode *node)
{
  ReaderTree *before = g_steal_pointer (&self->seen);

  g_assert_nonnull (node);
  g_debug ("presses “%s”", node->plain);
  reader_press (self->reader, node);
  g_clear_pointer (&before, reader_tree_free);
}

/* Until there is a usable button like PATTERN. */
static ReaderTree *
wait_for_button (ReaderPlayer *self, const char *pattern)
{
  if (reader_player_find_button (reader_player_see (self), pattern) == NULL)
    {
      look_away (self);
      self->seen = reader_wait_for (self->reader, ATSPI_ROLE_PUSH_BUTTON, pattern);
    }

  return self->seen;
}

void
reader_player_press_named (ReaderPlayer *self, const char *pattern)
{
  reader_player_press (self, reader_player_find_button (wait_for_button (self, pattern), pattern));
}

void
reader_player_press_any (ReaderPlayer *self, const char *pattern)
{
  g_autoptr (GPtrArray) found =
      reader_tree_find_all (wait_for_button (self, pattern), NULL, ATSPI_ROLE_PUSH_BUTTON, pattern);

  for (guint i = found->len; i > 0; i--)
    if (!reader_node_is_usable (g_ptr_array_index (found, i - 1)))
      g_ptr_array_remove_index (found, i - 1);
  reader_player_press (self, g_ptr_array_index (found, reader_player_number (self, 0, found->len - 1)));
}

/* --- Holding -------------------------------------------------------------------------------------------------------
 */

typedef struct
{
  const char *pattern;
  gboolean there;
} Secret;

static gboolean
is_shown (ReaderTree *tree, gpointer data)
{
  Secret *secret = data;

  return (reader_tree_find (tree, NULL, ATSPI_ROLE_INVALID, secret->pattern) != NULL) == secret->there;
}

char *
reader_player_hold (ReaderPlayer *self, const ReaderNode *node, const char *name, const char *pattern)
{
  Secret shown = { pattern, TRUE }, closed = { pattern, FALSE };
  g_autoptr (ReaderTree) tree = NULL;

  /* By keyboard, however the rest is done: there is no other way to hold something. */
  reader_go_to (self->reader, node);
  if (self->watch != NULL)
    reader_watch_hold (self->watch, name);
  reader_hold_key (self->reader, "space");
  tree = reader_wait (self->reader, is_shown, &shown, pattern);
  if (self->watch != NULL)
    {
      reader_look_closer (self->reader, tree);
      reader_watch_look (self->watch, tree, READER_MOMENT_SETTLED, self->raiser);
      reader_watch_hold (self->watch, NULL);
    }
  reader_let_key_go (self->reader, "space");
  reader_tree_free (reader_wait (self->reader, is_shown, &closed, "the secret to be hidden"));

  return g_strdup (reader_tree_find (tree, NULL, ATSPI_ROLE_INVALID, pattern)->plain);
}

void
reader_player_note (ReaderPlayer *self, ReaderChoice choice)
{
  self->counts[choice]++;
}

/* --- Playing -------------------------------------------------------------------------------------------------------
 */

static void
raise_curtain (ReaderPlayer *self)
{
  ReaderNode *raise = find_curtain (reader_player_see (self));
  const char *colon;

  g_return_if_fail (raise != NULL);

  colon = strstr (raise->plain, TEXT_RAISE_SAIL_END);
  g_clear_pointer (&self->raiser, g_free);
  if (colon != NULL)
    self->raiser = g_strndup (raise->plain + strlen (TEXT_RAISE_SAIL_START),
                              (gsize) (colon - raise->plain) - strlen (TEXT_RAISE_SAIL_START));
  reader_player_press (self, raise);
}

void
reader_player_do (ReaderPlayer *self, ReaderChoice choice)
{
  g_return_if_fail (choice < READER_MOST_CHOICES);

  self->counts[choice]++;
  if (choice == READER_CHOICE_CURTAIN)
    raise_curtain (self);
  else if (choice == READER_CHOICE_CONTINUE)
    reader_player_press_named (self, TEXT_CONTINUE);
  else
    {
      g_assert_cmpuint (choice, >=, READER_CHOICE_OWN);
      self->skill->act (self, choice);
    }
}

void
reader_player_play_until (ReaderPlayer *self, ReaderChoice wanted)
{
  for (guint step = 0; step < MOST_STEPS; step++)
    {
      ReaderChoice choice = reader_player_wait (self);

      g_debug ("%u: %u", step, choice);
      if (choice == wanted || choice == READER_CHOICE_END)
        return;
      reader_player_do (self, choice);
    }

  g_error ("The game does not end");
}

char *
reader_player_get_winner (ReaderPlayer *self)
{
  g_autoptr (ReaderTree) tree = reader_wait_for (self->reader, ATSPI_ROLE_PUSH_BUTTON, TEXT_PLAY_AGAIN_PATTERN);
  ReaderNode *first = reader_tree_find (tree, NULL, ATSPI_ROLE_LABEL, TEXT_FIRST_PATTERN);
  const char *name;

  g_assert_nonnull (first);
  name = first->plain + strlen (TEXT_FIRST_START);
  return g_strndup (name, strcspn (name, "\n"));
}
