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
  BluffLetter letter;
  GActionGroup *group; /* the table's own, which lives as long as its keys */
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
  return g_action_group_get_action_enabled (key->group, key->name);
}

/* Whether the same letter does something else now: letters differ only among those of one moment. */
static gboolean
does_something_else (GtkWidget *table, const Key *key)
{
  GPtrArray *all = g_object_get_data (G_OBJECT (table), ALL_KEYS);

  for (guint i = 0; i < all->len; i++)
    {
      const Key *other = g_ptr_array_index (all, i);

      if (is_enabled (other) && g_str_equal (bluff_letter_get (other->letter), bluff_letter_get (key->letter)))
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
  /* The keys are the window's: another page or the curtain may be in front. */
  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if (is_enabled (key))
    {
      g_action_group_activate_action (key->group, key->name, key->target);
      return TRUE;
    }
  if (does_something_else (widget, key) ||
      (key->meant != NULL && !key->meant (BLUFF_TABLETOP (widget), &action, &words, &rule)))
    return FALSE;

  /* Whether anything is said or not, the key has done nothing. */
  bluff_tabletop_explain (BLUFF_TABLETOP (widget), &action, words, rule);
  return FALSE;
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
  GPtrArray *all = g_object_get_data (G_OBJECT (table), ALL_KEYS);
  Key *key = g_new0 (Key, 1);

  if (all == NULL)
    {
      all = g_ptr_array_new_with_free_func (free_key);
      g_object_set_data_full (G_OBJECT (table), ALL_KEYS, all, (GDestroyNotify) g_ptr_array_unref);
    }
  *key = (Key){ .letter = letter, .group = group, .name = name, .kind = kind, .meant = meant };
  key->target = target != NULL ? g_variant_ref_sink (target) : NULL;
  g_ptr_array_add (all, key);
  gtk_shortcut_controller_add_shortcut (keys, gtk_shortcut_new (bluff_letter_make_trigger (bluff_letter_get (letter)),
                                                                gtk_callback_action_new (pressed_cb, key, NULL)));
}
