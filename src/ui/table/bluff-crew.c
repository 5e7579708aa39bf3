/* bluff-crew.c: who sits around a table, as the window shows them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-crew.h"

#include "bluff-record-reader.h"

#include <string.h>

struct _BluffCrew
{
  GObject parent_instance;

  guint n;
  BluffCrewMember members[BLUFF_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (BluffCrew, bluff_crew, G_TYPE_OBJECT)

/* The colours of a game's players, by seat, as its header has them; NULL where it has none. */
static void
read_colours (const BluffStoreGame *game, char *colours[BLUFF_MAX_SEATS])
{
  g_autofree char *line = NULL;
  g_autoptr (BluffRecord) record = NULL;

  if (game->header == NULL)
    return;

  line = g_strconcat (game->header, "\n", NULL);
  record = bluff_record_read_bytes (line, strlen (line), NULL);
  if (record == NULL)
    return;

  for (guint seat = 0; seat < record->table.players; seat++)
    colours[seat] = g_strdup (record->players[seat].colour);
}

/* A flag that none of the seats marked as having one has. */
static BluffFlag
find_free_flag (const gboolean *taken)
{
  for (guint flag = 0; flag < BLUFF_N_FLAGS; flag++)
    if (!taken[flag])
      return (BluffFlag) flag;

  g_return_val_if_reached (BLUFF_FLAG_PEARL);
}

static void
give_flags (BluffCrewMember *members, guint n, char *const *colours)
{
  gboolean taken[BLUFF_N_FLAGS] = { FALSE };
  gboolean has[BLUFF_MAX_SEATS] = { FALSE };
  BluffFlag flag;

  for (guint seat = 0; seat < n; seat++)
    if (bluff_flag_from_colour (colours[seat], &flag) && !taken[flag])
      {
        members[seat].flag = flag;
        taken[flag] = has[seat] = TRUE;
      }

  for (guint seat = 0; seat < n; seat++)
    if (!has[seat])
      {
        members[seat].flag = find_free_flag (taken);
        taken[members[seat].flag] = TRUE;
      }
}

static void
bluff_crew_finalize (GObject *object)
{
  BluffCrew *self = BLUFF_CREW (object);

  for (guint seat = 0; seat < self->n; seat++)
    g_free ((gpointer) (guintptr) self->members[seat].name);

  G_OBJECT_CLASS (bluff_crew_parent_class)->finalize (object);
}

static void
bluff_crew_class_init (BluffCrewClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bluff_crew_finalize;
}

static void
bluff_crew_init (BluffCrew *self)
{
  (void) self;
}

BluffCrew *
bluff_crew_new (const BluffCrewMember *members, guint n)
{
  BluffCrew *self;

  g_return_val_if_fail (n <= BLUFF_MAX_SEATS, NULL);

  self = g_object_new (BLUFF_TYPE_CREW, NULL);
  self->n = n;
  for (guint seat = 0; seat < n; seat++)
    self->members[seat] = (BluffCrewMember){ g_strdup (members[seat].name), members[seat].flag };

  return self;
}

BluffCrew *
bluff_crew_new_for_game (BluffSavedGame *game)
{
  BluffMatch *match = bluff_saved_game_get_match (game);
  guint n = bluff_match_get_table (match)->players;
  BluffCrewMember members[BLUFF_MAX_SEATS] = { 0 };
  char *colours[BLUFF_MAX_SEATS] = { NULL };
  BluffCrew *self;

  read_colours (bluff_saved_game_get_game (game), colours);
  give_flags (members, n, colours);
  for (guint seat = 0; seat < n; seat++)
    {
      BluffMatchSeat sitter;

      bluff_match_get_seat (match, (BluffSeat) seat, &sitter);
      members[seat].name = sitter.name;
    }
  self = bluff_crew_new (members, n);

  for (guint seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    g_free (colours[seat]);
  return self;
}

guint
bluff_crew_get_size (BluffCrew *self)
{
  g_return_val_if_fail (BLUFF_IS_CREW (self), 0);

  return self->n;
}

const BluffCrewMember *
bluff_crew_get (BluffCrew *self, BluffSeat seat)
{
  g_return_val_if_fail (BLUFF_IS_CREW (self), NULL);
  g_return_val_if_fail (seat < self->n, NULL);

  return &self->members[seat];
}

BluffCast
bluff_crew_get_cast (BluffCrew *self, BluffSeat viewer)
{
  BluffCast cast = { .viewer = viewer };

  g_return_val_if_fail (BLUFF_IS_CREW (self), cast);

  cast.players = self->n;
  for (guint seat = 0; seat < self->n; seat++)
    cast.names[seat] = self->members[seat].name;

  return cast;
}
