/* bluff-setup-draft.c: a table that is being set up.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-setup-draft.h"

#include "bluff-setup-choose.h"
#include "bluff-setup-pirates.h"

struct _BluffSetupDraft
{
  GObject parent_instance;

  BluffTable table; /* the game and its options */
  GPtrArray *seats;
  GPtrArray *profiles;

  gboolean chosen; /* somebody said who begins */
  BluffSetupBegins begins;
  BluffSetupSeat *first; /* by hand; one of the seats */
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void bluff_setup_draft_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (BluffSetupDraft,
                               bluff_setup_draft,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, bluff_setup_draft_list_model_init))

/* --- List model ----------------------------------------------------------------------------------------------------
 */

static GType
get_item_type (GListModel *model)
{
  (void) model;
  return BLUFF_TYPE_SETUP_SEAT;
}

static guint
get_n_items (GListModel *model)
{
  return BLUFF_SETUP_DRAFT (model)->seats->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  BluffSetupDraft *self = BLUFF_SETUP_DRAFT (model);

  return position < self->seats->len ? g_object_ref (g_ptr_array_index (self->seats, position)) : NULL;
}

static void
bluff_setup_draft_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

/* --- Helpers -------------------------------------------------------------------------------------------------------
 */

static void
tell_changed (BluffSetupDraft *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static const BluffStorePlayer *
find_profile (BluffSetupDraft *self, gint64 player)
{
  for (guint i = 0; i < self->profiles->len; i++)
    {
      const BluffStorePlayer *profile = g_ptr_array_index (self->profiles, i);

      if (profile->id == player)
        return profile;
    }

  return NULL;
}

static BluffSetupSeat *
get_seat (BluffSetupDraft *self, guint seat)
{
  return g_ptr_array_index (self->seats, seat);
}

/* --- Making one ----------------------------------------------------------------------------------------------------
 */

static void
bluff_setup_draft_finalize (GObject *object)
{
  BluffSetupDraft *self = BLUFF_SETUP_DRAFT (object);

  for (guint i = 0; i < self->seats->len; i++)
    g_signal_handlers_disconnect_by_data (g_ptr_array_index (self->seats, i), self);
  g_ptr_array_unref (self->seats);
  g_ptr_array_unref (self->profiles);

  G_OBJECT_CLASS (bluff_setup_draft_parent_class)->finalize (object);
}

static void
bluff_setup_draft_class_init (BluffSetupDraftClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bluff_setup_draft_finalize;

  signals[CHANGED] =
      g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bluff_setup_draft_init (BluffSetupDraft *self)
{
  self->seats = g_ptr_array_new_with_free_func (g_object_unref);
  self->profiles = g_ptr_array_new ();
}

BluffSetupDraft *
bluff_setup_draft_new (BluffGame game)
{
  BluffSetupDraft *self = g_object_new (BLUFF_TYPE_SETUP_DRAFT, NULL);

  bluff_table_init (&self->table, game, bluff_game_min_players (game));
  return self;
}

BluffGame
bluff_setup_draft_get_game (BluffSetupDraft *self)
{
  g_return_val_if_fail (BLUFF_IS_SETUP_DRAFT (self), BLUFF_GAME_PIRATE);

  return (BluffGame) self->table.game;
}

/* --- Profiles ------------------------------------------------------------------------------------------------------
 */

void
bluff_setup_draft_set_profiles (BluffSetupDraft *self, GPtrArray *profiles)
{
  g_return_if_fail (BLUFF_IS_SETUP_DRAFT (self));

  g_ptr_array_ref (profiles);
  g_ptr_array_unref (self->profiles);
  self->profiles = profiles;

  for (guint i = 0; i < self->seats->len; i++)
    {
      BluffSetupSeat *seat = get_seat (self, i);
      gint64 player = bluff_setup_seat_get_player (seat);
      const BluffStorePlayer *profile = find_profile (self, player);

      if (profile != NULL)
        bluff_setup_seat_take_profile (seat, profile);
      else if (player != BLUFF_STORE_NO_PLAYER)
        bluff_setup_seat_take_guest (seat, bluff_setup_seat_get_name (seat));
    }
  tell_changed (self);
}

GPtrArray *
bluff_setup_draft_get_profiles (BluffSetupDraft *self)
{
  g_return_val_if_fail (BLUFF_IS_SETUP_DRAFT (self), NULL);

  return self->profiles;
}

gboolean
bluff_setup_draft_is_seated (BluffSetupDraft *self, gint64 player)
{
  g_return_val_if_fail (BLUFF_IS_SETUP_DRAFT (self), FALSE);

  for (guint i = 0; i < self->seats->len; i++)
    if (bluff_setup_seat_get_player (get_seat (self, i)) == player)
      return TRUE;

  return FALSE;
}

/* --- Seats ---------------------------------------------------------------------------------------------------------
 */

guint
bluff_setup_draft_get_size (BluffSetupDraft *self)
{
  g_return_val_if_fail (BLUFF_IS_SETUP_DRAFT (self), 0);

  return self->seats->len;
}

guint
bluff_setup_draft_count_people (BluffSetupDraft *self)
{
  guint n = 0;

  g_return_val_if_fail (BLUFF_IS_SETUP_DRAFT (self), 0);

  for (guint i = 0; i < self->seats->len; i++)
    n += bluff_setup_seat_is_person (get_seat (self, i)) ? 1 : 0;

  return n;
}

BluffSetupSeat *
bluff_setup_draft_get (BluffSetupDraft *self, guint seat)
{
  g_return_val_if_fail (BLUFF_IS_SETUP_DRAFT (self), NULL);
  g_return_val_if_fail (seat < self->seats->len, NULL);

  return get_seat (self, seat);
}

gboolean
bluff_setup_draft_find (BluffSetupDraft *self, BluffSetupSeat *sitter, guint *seat)
{
  g_return_val_if_fail (BLUFF_IS_SETUP_DRAFT (self), FALSE);

  return g_ptr_array_find (self->seats, sitter, seat);
}

gboolean
bluff_setup_draft_is_full (BluffSetupDraft *self)
{
  g_return_val_if_fail (BLUFF_IS_SETUP_DRAFT (self), TRUE);

  return self->seats->len >= bluff_game_max_players ((BluffGame) self->table.game);
}

guint
bluff_setup_draft_count_flags (BluffSetupDraft *self)
{
  g_return_val_if_fail (BLUFF_IS_SETUP_DRAFT (self), 0);

  /* The pearl key is the sixth seat's, which two of the games do not have. */
  return bluff_game_max_players ((BluffGame) self->table.game) < BLUFF_N_FLAGS ? BLUFF_FLAG_PEARL : BLUFF_N_FLAGS;
}

/* Puts SEAT, which becomes the draft's, last. */
static BluffSetupSeat *
append (BluffSetupDraft *self, BluffSetupSeat *seat)
{
  g_ptr_array_add (self->seats, seat);
  g_signal_connect_swapped (seat, "changed", G_CALLBACK (tell_changed), self);
  g_list_model_items_changed (G_LIST_MODEL (self), self->seats->len - 1, 0, 1);
  tell_changed (self);

  return seat;
}

/* A computer has no flag of its own: it changes to a free one for somebody who has. */
static void
take_flag_from_computer (BluffSetupDraft *self, BluffFlag flag)
{
  for (guint i = 0; i < self->seats->len; i++)
    if (bluff_setup_seat_get_flag (get_seat (self, i)) == flag && !bluff_setup_seat_is_person (get_seat (self, i)))
      bluff_setup_seat_set_flag (get_seat (self, i), bluff_setup_choose_flag (self, flag));
}

BluffSetupSeat *
bluff_setup_draft_add_profile (BluffSetupDraft *self, gint64 player)
{
  const BluffStorePlayer *profile;
  BluffFlag flag = BLUFF_FLAG_YELLOW;
  BluffSetupSeat *seat;

  g_return_val_if_fail (BLUFF_IS_SETUP_DRAFT (self), NULL);

  profile = find_profile (self, player);
  if (profile == NULL || bluff_setup_draft_is_full (self) || bluff_setup_draft_is_seated (self, player))
    return NULL;

  bluff_flag_from_colour (profile->colour, &flag);
  take_flag_from_computer (self, flag);
  seat = bluff_setup_seat_new (bluff_setup_choose_flag (self, flag));
  bluff_setup_seat_take_profile (seat, profile);
  return append (self, seat);
}

BluffSetupSeat *
bluff_setup_draft_add_guest (BluffSetupDraft *self, const char *name)
{
  g_autofree char *made = NULL;
  BluffSetupSeat *seat;

  g_return_val_if_fail (BLUFF_IS_SETUP_DRAFT (self), NULL);

  if (bluff_setup_draft_is_full (self))
    return NULL;

  if (name == NULL)
    name = made = bluff_setup_choose_guest_name (self, NULL);
  seat = bluff_setup_seat_new (bluff_setup_choose_flag (self, (BluffFlag) self->seats->len));
  bluff_setup_seat_take_guest (seat, name);
  return append (self, seat);
}

BluffSetupSeat *
bluff_setup_draft_add_computer (BluffSetupDraft *self)
{
  g_return_val_if_fail (BLUFF_IS_SETUP_DRAFT (self), NULL);

  return bluff_setup_draft_add_pirate (self, bluff_setup_choose_pirate_name (self, NULL),
                                       bluff_setup_choose_level (self), bluff_setup_choose_character (self));
}

BluffSetupSeat *
bluff_setup_draft_add_pirate (BluffSetupDraft *self, const char *name, const char *level, const char *character)
{
  BluffSetupSeat *seat;

  g_return_val_if_fail (BLUFF_IS_SETUP_DRAFT (self), NULL);

  if (bluff_setup_draft_is_full (self))
    return NULL;

  seat = bluff_setup_seat_new (bluff_setup_choose_flag (self, (BluffFlag) self->seats->len));
  bluff_setup_seat_take_computer (seat, name, level, character);
  return append (self, seat);
}

gboolean
bluff_setup_draft_change_to_profile (BluffSetupDraft *self, guint seat, gint64 player)
{
  const BluffStorePlayer *profile;

  g_return_val_if_fail (BLUFF_IS_SETUP_DRAFT (self), FALSE);
  g_return_val_if_fail (seat < self->seats->len, FALSE);

  profile = find_profile (self, player);
  if (profile == NULL || bluff_setup_draft_is_seated (self, player))
    return FALSE;

  bluff_setup_seat_take_profile (get_seat (self, seat), profile);
  return TRUE;
}

void
bluff_setup_draft_change_to_guest (BluffSetupDraft *self, guint seat)
{
  g_autofree char *name = NULL;

  g_return_if_fail (BLUFF_IS_SETUP_DRAFT (self));
  g_return_if_fail (seat < self->seats->len);

  name = bluff_setup_choose_guest_name (self, get_seat (self, seat));
  bluff_setup_seat_take_guest (get_seat (self, seat), name);
}

void
bluff_setup_draft_change_to_computer (BluffSetupDraft *self, guint seat)
{
  g_return_if_fail (BLUFF_IS_SETUP_DRAFT (self));
  g_return_if_fail (seat < self->seats->len);

  bluff_setup_seat_take_computer (get_seat (self, seat), bluff_setup_choose_pirate_name (self, get_seat (self, seat)),
                                  bluff_setup_choose_level (self), bluff_setup_choose_character (self));
}

void
bluff_setup_draft_rename_guest (BluffSetupDraft *self, guint seat, const char *name)
{
  g_return_if_fail (BLUFF_IS_SETUP_DRAFT (self));
  g_return_if_fail (seat < self->seats->len);
  g_return_if_fail (bluff_setup_seat_get_kind (get_seat (self, seat)) == BLUFF_STORE_GUEST);

  if (g_strcmp0 (bluff_setup_seat_get_name (get_seat (self, seat)), name) != 0)
    bluff_setup_seat_take_guest (get_seat (self, seat), name);
}

static void
set_computer (BluffSetupDraft *self, guint seat, const char *level, const char *character)
{
  BluffSetupSeat *sitter = get_seat (self, seat);
  g_autofree char *name = g_strdup (bluff_setup_seat_get_name (sitter));
  g_autofree char *new_level = NULL;
  g_autofree char *new_character = NULL;

  g_return_if_fail (!bluff_setup_seat_is_person (sitter));

  new_level = g_strdup (level != NULL ? level : bluff_setup_seat_get_level (sitter));
  new_character = g_strdup (character != NULL ? character : bluff_setup_seat_get_character (sitter));
  if (g_strcmp0 (new_level, bluff_setup_seat_get_level (sitter)) != 0 ||
      g_strcmp0 (new_character, bluff_setup_seat_get_character (sitter)) != 0)
    bluff_setup_seat_take_computer (sitter, name, new_level, new_character);
}

void
bluff_setup_draft_set_level (BluffSetupDraft *self, guint seat, const char *level)
{
  g_return_if_fail (BLUFF_IS_SETUP_DRAFT (self));
  g_return_if_fail (seat < self->seats->len);
  g_return_if_fail (g_strv_contains (bluff_setup_levels (), level));

  set_computer (self, seat, level, NULL);
}

void
bluff_setup_draft_set_character (BluffSetupDraft *self, guint seat, const char *character)
{
  g_return_if_fail (BLUFF_IS_SETUP_DRAFT (self));
  g_return_if_fail (seat < self->seats->len);
  g_return_if_fail (g_strv_contains (bluff_setup_characters (), character));

  set_computer (self, seat, NULL, character);
}

void
bluff_setup_draft_set_flag (BluffSetupDraft *self, guint seat, BluffFlag flag)
{
  BluffFlag old;

  g_return_if_fail (BLUFF_IS_SETUP_DRAFT (self));
  g_return_if_fail (seat < self->seats->len);
  g_return_if_fail (flag < bluff_setup_draft_count_flags (self));

  old = bluff_setup_seat_get_flag (get_seat (self, seat));
  for (guint i = 0; i < self->seats->len; i++)
    if (i != seat && bluff_setup_seat_get_flag (get_seat (self, i)) == flag)
      bluff_setup_seat_set_flag (get_seat (self, i), old);
  bluff_setup_seat_set_flag (get_seat (self, seat), flag);
}

void
bluff_setup_draft_remove (BluffSetupDraft *self, guint seat)
{
  g_return_if_fail (BLUFF_IS_SETUP_DRAFT (self));
  g_return_if_fail (seat < self->seats->len);

  if (self->first == get_seat (self, seat))
    {
      self->first = NULL;
      self->chosen = FALSE;
    }
  g_signal_handlers_disconnect_by_data (get_seat (self, seat), self);
  g_ptr_array_remove_index (self->seats, seat);
  g_list_model_items_changed (G_LIST_MODEL (self), seat, 1, 0);
  tell_changed (self);
}

void
bluff_setup_draft_move (BluffSetupDraft *self, guint from, guint to)
{
  BluffSetupSeat *seat;
  guint low = MIN (from, to);
  guint n = MAX (from, to) - low + 1;

  g_return_if_fail (BLUFF_IS_SETUP_DRAFT (self));
  g_return_if_fail (from < self->seats->len && to < self->seats->len);

  if (from == to)
    return;

  seat = g_ptr_array_steal_index (self->seats, from);
  g_ptr_array_insert (self->seats, (int) to, seat);
  g_list_model_items_changed (G_LIST_MODEL (self), low, n, n);
  tell_changed (self);
}

void
bluff_setup_draft_clear (BluffSetupDraft *self)
{
  g_return_if_fail (BLUFF_IS_SETUP_DRAFT (self));

  while (self->seats->len > 0)
    bluff_setup_draft_remove (self, self->seats->len - 1);
}

void
bluff_setup_draft_seat_default (BluffSetupDraft *self, gint64 player)
{
  g_return_if_fail (BLUFF_IS_SETUP_DRAFT (self));

  bluff_setup_draft_clear (self);
  if (bluff_setup_draft_add_profile (self, player) == NULL)
    bluff_setup_draft_add_guest (self, NULL);
  bluff_setup_draft_add_computer (self);
  bluff_setup_draft_add_computer (self);
}

/* --- What is agreed ------------------------------------------------------------------------------------------------
 */

BluffVoyage
bluff_setup_draft_get_voyage (BluffSetupDraft *self)
{
  g_return_val_if_fail (BLUFF_IS_SETUP_DRAFT (self), BLUFF_VOYAGE_STANDARD);

  return (BluffVoyage) self->table.voyage;
}

void
bluff_setup_draft_set_voyage (BluffSetupDraft *self, BluffVoyage voyage)
{
  g_return_if_fail (BLUFF_IS_SETUP_DRAFT (self));
  g_return_if_fail (voyage < BLUFF_N_VOYAGES);

  if (self->table.voyage == voyage)
    return;

  self->table.voyage = (guint8) voyage;
  tell_changed (self);
}

gboolean
bluff_setup_draft_set_option (BluffSetupDraft *self, const char *key, const char *value)
{
  g_return_val_if_fail (BLUFF_IS_SETUP_DRAFT (self), FALSE);

  if (!bluff_table_set_option (&self->table, key, value))
    return FALSE;

  tell_changed (self);
  return TRUE;
}

const char *
bluff_setup_draft_get_option (BluffSetupDraft *self, const char *key)
{
  g_return_val_if_fail (BLUFF_IS_SETUP_DRAFT (self), NULL);

  return bluff_table_option (&self->table, key);
}

BluffSetupBegins
bluff_setup_draft_get_begins (BluffSetupDraft *self, guint *seat)
{
  g_return_val_if_fail (BLUFF_IS_SETUP_DRAFT (self), BLUFF_SETUP_CHANCE);

  if (self->chosen && self->begins == BLUFF_SETUP_BY_HAND)
    {
      if (seat != NULL)
        g_ptr_array_find (self->seats, self->first, seat);
      return BLUFF_SETUP_BY_HAND;
    }
  if (self->chosen && self->begins == BLUFF_SETUP_CHANCE)
    return BLUFF_SETUP_CHANCE;

  return bluff_setup_draft_knows_youngest (self) ? BLUFF_SETUP_YOUNGEST : BLUFF_SETUP_CHANCE;
}

void
bluff_setup_draft_set_begins (BluffSetupDraft *self, BluffSetupBegins begins, guint seat)
{
  g_return_if_fail (BLUFF_IS_SETUP_DRAFT (self));
  g_return_if_fail (begins != BLUFF_SETUP_BY_HAND || seat < self->seats->len);

  self->chosen = TRUE;
  self->begins = begins;
  self->first = begins == BLUFF_SETUP_BY_HAND ? get_seat (self, seat) : NULL;
  tell_changed (self);
}

/* --- Beginning -----------------------------------------------------------------------------------------------------
 */

/* One of SEATS by chance. */
static BluffSeat
draw_seat (BluffSeats seats)
{
  guint skip = (guint) g_random_int_range (0, (gint32) bluff_seats_count (seats));

  for (guint i = 0; i < BLUFF_MAX_SEATS; i++)
    if ((seats >> i & 1u) != 0 && skip-- == 0)
      return (BluffSeat) i;

  g_return_val_if_reached (0);
}

void
bluff_setup_draft_fill (BluffSetupDraft *self, BluffTable *table, BluffSavesSeat *seats)
{
  guint first = 0;

  g_return_if_fail (BLUFF_IS_SETUP_DRAFT (self));
  g_return_if_fail (bluff_setup_draft_get_trouble (self, NULL) == BLUFF_SETUP_READY);

  *table = self->table;
  table->players = (guint8) self->seats->len;
  switch (bluff_setup_draft_get_begins (self, &first))
    {
    case BLUFF_SETUP_YOUNGEST:
      table->first = draw_seat (bluff_setup_draft_find_youngest (self));
      break;
    case BLUFF_SETUP_CHANCE:
      table->first = (BluffSeat) g_random_int_range (0, table->players);
      break;
    case BLUFF_SETUP_BY_HAND:
    default:
      table->first = (BluffSeat) first;
      break;
    }
  for (guint i = 0; i < self->seats->len; i++)
    bluff_setup_seat_fill (get_seat (self, i), &seats[i]);
}
