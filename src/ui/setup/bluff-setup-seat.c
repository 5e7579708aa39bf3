/* bluff-setup-seat.c: somebody at a table that is being set up.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-setup-seat.h"

#include "bluff-cast.h"

struct _BluffSetupSeat
{
  GObject parent_instance;

  BluffStoreSeatKind kind;
  char *name;
  char *tidy; /* the name as it is kept, NULL if it cannot be */
  gint64 player;
  int birth_year;
  char *level;
  char *character;
  BluffFlag flag;
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BluffSetupSeat, bluff_setup_seat, G_TYPE_OBJECT)

static void
clear (BluffSetupSeat *self)
{
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->tidy, g_free);
  g_clear_pointer (&self->level, g_free);
  g_clear_pointer (&self->character, g_free);
  self->player = BLUFF_STORE_NO_PLAYER;
  self->birth_year = BLUFF_STORE_PLAYER_NO_YEAR;
}

static void
bluff_setup_seat_finalize (GObject *object)
{
  clear (BLUFF_SETUP_SEAT (object));

  G_OBJECT_CLASS (bluff_setup_seat_parent_class)->finalize (object);
}

static void
bluff_setup_seat_class_init (BluffSetupSeatClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bluff_setup_seat_finalize;

  signals[CHANGED] =
      g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bluff_setup_seat_init (BluffSetupSeat *self)
{
  self->kind = BLUFF_STORE_GUEST;
  self->name = g_strdup ("");
}

BluffSetupSeat *
bluff_setup_seat_new (BluffFlag flag)
{
  BluffSetupSeat *self = g_object_new (BLUFF_TYPE_SETUP_SEAT, NULL);

  self->flag = flag;
  return self;
}

BluffStoreSeatKind
bluff_setup_seat_get_kind (BluffSetupSeat *self)
{
  g_return_val_if_fail (BLUFF_IS_SETUP_SEAT (self), BLUFF_STORE_GUEST);

  return self->kind;
}

gboolean
bluff_setup_seat_is_person (BluffSetupSeat *self)
{
  g_return_val_if_fail (BLUFF_IS_SETUP_SEAT (self), FALSE);

  return self->kind != BLUFF_STORE_COMPUTER;
}

const char *
bluff_setup_seat_get_name (BluffSetupSeat *self)
{
  g_return_val_if_fail (BLUFF_IS_SETUP_SEAT (self), NULL);

  return self->name;
}

char *
bluff_setup_seat_say_name (BluffSetupSeat *self)
{
  g_return_val_if_fail (BLUFF_IS_SETUP_SEAT (self), NULL);

  return bluff_cast_isolate (self->tidy != NULL ? self->tidy : self->name);
}

gint64
bluff_setup_seat_get_player (BluffSetupSeat *self)
{
  g_return_val_if_fail (BLUFF_IS_SETUP_SEAT (self), BLUFF_STORE_NO_PLAYER);

  return self->player;
}

int
bluff_setup_seat_get_birth_year (BluffSetupSeat *self)
{
  g_return_val_if_fail (BLUFF_IS_SETUP_SEAT (self), BLUFF_STORE_PLAYER_NO_YEAR);

  return self->birth_year;
}

const char *
bluff_setup_seat_get_level (BluffSetupSeat *self)
{
  g_return_val_if_fail (BLUFF_IS_SETUP_SEAT (self), NULL);

  return self->level;
}

const char *
bluff_setup_seat_get_character (BluffSetupSeat *self)
{
  g_return_val_if_fail (BLUFF_IS_SETUP_SEAT (self), NULL);

  return self->character;
}

BluffFlag
bluff_setup_seat_get_flag (BluffSetupSeat *self)
{
  g_return_val_if_fail (BLUFF_IS_SETUP_SEAT (self), BLUFF_FLAG_YELLOW);

  return self->flag;
}

void
bluff_setup_seat_take_profile (BluffSetupSeat *self, const BluffStorePlayer *player)
{
  g_return_if_fail (BLUFF_IS_SETUP_SEAT (self));

  clear (self);
  self->kind = BLUFF_STORE_PROFILE;
  self->name = g_strdup (player->name);
  self->tidy = g_strdup (player->name);
  self->player = player->id;
  self->birth_year = player->birth_year;
  g_signal_emit (self, signals[CHANGED], 0);
}

void
bluff_setup_seat_take_guest (BluffSetupSeat *self, const char *name)
{
  g_autofree char *written = g_strdup (name);

  g_return_if_fail (BLUFF_IS_SETUP_SEAT (self));

  clear (self);
  self->kind = BLUFF_STORE_GUEST;
  self->tidy = bluff_store_player_tidy_name (written, NULL);
  self->name = g_steal_pointer (&written);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
bluff_setup_seat_take_computer (BluffSetupSeat *self, const char *name, const char *level, const char *character)
{
  g_autofree char *called = g_strdup (name);

  g_return_if_fail (BLUFF_IS_SETUP_SEAT (self));

  clear (self);
  self->kind = BLUFF_STORE_COMPUTER;
  self->tidy = bluff_store_player_tidy_name (called, NULL);
  self->name = g_steal_pointer (&called);
  self->level = g_strdup (level);
  self->character = g_strdup (character);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
bluff_setup_seat_set_flag (BluffSetupSeat *self, BluffFlag flag)
{
  g_return_if_fail (BLUFF_IS_SETUP_SEAT (self));

  if (self->flag == flag)
    return;

  self->flag = flag;
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
bluff_setup_seat_check_name (BluffSetupSeat *self, GError **error)
{
  g_autofree char *tidy = NULL;

  g_return_val_if_fail (BLUFF_IS_SETUP_SEAT (self), FALSE);

  tidy = bluff_store_player_tidy_name (self->name, error);
  return tidy != NULL;
}

void
bluff_setup_seat_fill (BluffSetupSeat *self, BluffSavesSeat *into)
{
  g_return_if_fail (BLUFF_IS_SETUP_SEAT (self));
  g_return_if_fail (self->tidy != NULL);

  *into = (BluffSavesSeat){ .kind = self->kind,
                            .player = self->player,
                            .name = self->tidy,
                            .level = self->level,
                            .character = self->character,
                            .colour = bluff_flag_colour (self->flag) };
}
