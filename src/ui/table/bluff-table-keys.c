/* bluff-table-keys.c: the letters of a table: what they do when it is offered, and why not when it is not.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-table-keys.h"

/* All keys of a table. */
#define ALL_KEYS "bluff-table-keys"

typedef struct
{
  const char *cap;     /* a letter in the reader's language; NULL: the number of a seat, which nothing else has */
  GActionGroup *group; /* the table's own, which lives as long as its keys; NULL: it is done elsewhere */
  const char *name;
  GVariant *target;
  BluffActionKind kind;
  BluffTableMeant meant;
} Key;

static void
free_key (gpointer data)
{
  Key *key = data;

  g_clear_pointer (&key->target, g_variant_unref);
  g_free (key);
}

static gboolean
is_enabled (const Key *key)
{
  return key->group != NULL && g_action_group_get_action_enabled (key->group, key->name);
}

/* Whether the same letter is another's now: letters differ only among those of one moment. If none of them does
 * anything, the first one says why. */
static gboolean
belongs_to_another (GtkWidget *table, const Key *key)
{
  GPtrArray *all = g_object_get_data (G_OBJECT (table), ALL_KEYS);
  gboolean before = TRUE;

  for (guint i = 0; i < all->len; i++)
    {
      const Key *other = g_ptr_array_index (all, i);

      before = before && other != key;
      if ((before || is_enabled (other)) && key->cap != NULL && g_strcmp0 (other->cap, key->cap) == 0)
        return TRUE;
    }

  return FALSE;
}

static gboolean
pressed_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  const Key *key = user_data;
  BluffAction action = { .kind = (guint8) key->kind };
  g_autofree char *words = NULL;
  const char *rule = NULL;

  (void) arguments;
  /* The keys are the window's: another page or the curtain may be in front; and a sheet has keys of its own. */
  if (!gtk_widget_get_mapped (widget) || bluff_tabletop_get_sheet (BLUFF_TABLETOP (widget)) != NULL ||
      bluff_tabletop_is_covered (BLUFF_TABLETOP (widget)))
    return FALSE;
  if (is_enabled (key))
    {
      g_action_group_activate_action (key->group, key->name, key->target);
      return TRUE;
    }
  if (belongs_to_another (widget, key) ||
      (key->meant != NULL && !key->meant (BLUFF_TABLETOP (widget), &action, &words, &rule)))
    return FALSE;

  /* Whether anything is said or not, the key has done nothing. */
  bluff_tabletop_explain (BLUFF_TABLETOP (widget), &action, words, rule);
  return FALSE;
}

/* Takes TRIGGER and KEY over, and the target if it floats. */
static void
add (BluffTabletop *table, GtkShortcutController *keys, GtkShortcutTrigger *trigger, Key *key)
{
  GPtrArray *all = g_object_get_data (G_OBJECT (table), ALL_KEYS);

  if (all == NULL)
    {
      all = g_ptr_array_new_with_free_func (free_key);
      g_object_set_data_full (G_OBJECT (table), ALL_KEYS, all, (GDestroyNotify) g_ptr_array_unref);
    }
  if (key->target != NULL)
    g_variant_ref_sink (key->target);
  g_ptr_array_add (all, key);
  gtk_shortcut_controller_add_shortcut (keys,
                                        gtk_shortcut_new (trigger, gtk_callback_action_new (pressed_cb, key, NULL)));
}

static void
add_letter (BluffTabletop *table, GtkShortcutController *keys, BluffLetter letter, Key *key)
{
  key->cap = bluff_letter_get (letter);
  add (table, keys, bluff_letter_make_trigger (key->cap), key);
}

void
bluff_table_keys_add (BluffTabletop *table,
                      GtkShortcutController *keys,
                      BluffLetter letter,
                      GActionGroup *group,
                      const char *name,
                      GVariant *target,
                      BluffActionKind kind,
                      BluffTableMeant meant)
{
  Key *key = g_new0 (Key, 1);

  *key = (Key){ .group = group, .name = name, .target = target, .kind = kind, .meant = meant };
  add_letter (table, keys, letter, key);
}

void
bluff_table_keys_add_seat (BluffTabletop *table,
                           GtkShortcutController *keys,
                           guint seat,
                           GActionGroup *group,
                           const char *name,
                           GVariant *target,
                           BluffActionKind kind,
                           BluffTableMeant meant)
{
  Key *key = g_new0 (Key, 1);

  *key = (Key){ .group = group, .name = name, .target = target, .kind = kind, .meant = meant };
  add (table, keys, bluff_letter_make_seat_trigger (seat), key);
}

void
bluff_table_keys_add_elsewhere (BluffTabletop *table,
                                GtkShortcutController *keys,
                                BluffLetter letter,
                                BluffActionKind kind,
                                BluffTableMeant meant)
{
  Key *key = g_new0 (Key, 1);

  *key = (Key){ .kind = kind, .meant = meant };
  add_letter (table, keys, letter, key);
}
