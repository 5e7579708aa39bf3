/* reader-tree.c: what a screen reader finds of a program.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-tree.h"

#include <string.h>

char *
reader_plain (const char *string)
{
  GString *plain = g_string_new (NULL);

  for (const char *p = string; *p != '\0'; p += g_utf8_skip[*(const guchar *) p])
    {
      gunichar c = g_utf8_get_char (p);

      if ((c < 0x2066 || c > 0x2069) && c != 0x200e && c != 0x200f)
        g_string_append_unichar (plain, c);
    }

  return g_string_free (plain, FALSE);
}

/* --- Nodes ---------------------------------------------------------------------------------------------------------
 */

static void
node_free (ReaderNode *self)
{
  g_free (self->path);
  g_free (self->name);
  g_free (self->plain);
  g_free (self->description);
  g_ptr_array_unref (self->more);
  g_strfreev (self->interfaces);
  g_ptr_array_unref (self->children);
  g_free (self);
}

void
reader_node_take_string (ReaderNode *self, char *string)
{
  g_ptr_array_add (self->more, string);
}

gboolean
reader_node_has_state (const ReaderNode *self, AtspiStateType state)
{
  return (self->states >> state & 1) != 0;
}

void
reader_node_set_state (ReaderNode *self, AtspiStateType state)
{
  self->states |= G_GUINT64_CONSTANT (1) << state;
}

gboolean
reader_node_has_interface (const ReaderNode *self, const char *interface)
{
  return self->interfaces != NULL && g_strv_contains ((const char *const *) self->interfaces, interface);
}

/* The program itself has no states. */
gboolean
reader_node_is_sensitive (const ReaderNode *self)
{
  for (; self->parent != NULL; self = self->parent)
    if (!reader_node_has_state (self, ATSPI_STATE_SENSITIVE))
      return FALSE;

  return TRUE;
}

gboolean
reader_node_is_usable (const ReaderNode *self)
{
  return reader_node_has_state (self, ATSPI_STATE_FOCUSABLE) && reader_node_is_sensitive (self);
}

gboolean
reader_node_is_in (const ReaderNode *self, const ReaderNode *ancestor)
{
  for (; self != NULL; self = self->parent)
    if (self == ancestor)
      return TRUE;

  return FALSE;
}

char *
reader_node_say (const ReaderNode *self)
{
  g_autofree char *role = atspi_role_get_name (self->role);

  return g_strdup_printf ("%s “%s”%s", role, self->plain, self->linked ? "" : ", which lingers");
}

/* --- The tree ------------------------------------------------------------------------------------------------------
 */

ReaderTree *
reader_tree_new (void)
{
  ReaderTree *self = g_new0 (ReaderTree, 1);

  self->nodes = g_ptr_array_new_with_free_func ((GDestroyNotify) node_free);
  return self;
}

void
reader_tree_free (ReaderTree *self)
{
  g_ptr_array_unref (self->nodes);
  g_free (self);
}

ReaderNode *
reader_tree_add (ReaderTree *self,
                 ReaderNode *parent,
                 const char *path,
                 AtspiRole role,
                 const char *name,
                 const char *description)
{
  ReaderNode *node = g_new0 (ReaderNode, 1);

  node->path = g_strdup (path);
  node->role = role;
  node->name = g_strdup (name);
  node->plain = reader_plain (name);
  node->description = g_strdup (description);
  node->more = g_ptr_array_new_with_free_func (g_free);
  node->children = g_ptr_array_new ();
  node->parent = parent;
  node->linked = parent != NULL || self->root == NULL;
  if (parent != NULL)
    g_ptr_array_add (parent->children, node);
  else if (self->root == NULL)
    self->root = node;
  g_ptr_array_add (self->nodes, node);

  return node;
}

static gboolean
is_like (const ReaderNode *node, ReaderNode *within, AtspiRole role, const char *pattern)
{
  return node->linked && (role == ATSPI_ROLE_INVALID || node->role == role) &&
         (pattern == NULL || g_pattern_match_simple (pattern, node->plain)) &&
         (within == NULL || (node != within && reader_node_is_in (node, within)));
}

ReaderNode *
reader_tree_find (ReaderTree *self, ReaderNode *within, AtspiRole role, const char *pattern)
{
  for (guint i = 0; i < self->nodes->len; i++)
    if (is_like (g_ptr_array_index (self->nodes, i), within, role, pattern))
      return g_ptr_array_index (self->nodes, i);

  return NULL;
}

ReaderNode *
reader_tree_find_usable (ReaderTree *self, ReaderNode *within, AtspiRole role, const char *pattern)
{
  for (guint i = 0; i < self->nodes->len; i++)
    {
      ReaderNode *node = g_ptr_array_index (self->nodes, i);

      if (is_like (node, within, role, pattern) && reader_node_is_usable (node))
        return node;
    }

  return NULL;
}

GPtrArray *
reader_tree_find_all (ReaderTree *self, ReaderNode *within, AtspiRole role, const char *pattern)
{
  GPtrArray *found = g_ptr_array_new ();

  for (guint i = 0; i < self->nodes->len; i++)
    if (is_like (g_ptr_array_index (self->nodes, i), within, role, pattern))
      g_ptr_array_add (found, g_ptr_array_index (self->nodes, i));

  return found;
}

/* The window that all keys go to: those under a modal one keep the focus that they had, and say so. */
static ReaderNode *
find_front (ReaderTree *self)
{
  for (guint i = self->root->children->len; i > 0; i--)
    if (reader_node_has_state (g_ptr_array_index (self->root->children, i - 1), ATSPI_STATE_MODAL))
      return g_ptr_array_index (self->root->children, i - 1);

  return self->root;
}

/* The innermost: a text inside an entry has it together with the entry. */
ReaderNode *
reader_tree_find_focus (ReaderTree *self)
{
  ReaderNode *front = self->root != NULL ? find_front (self) : NULL;
  ReaderNode *focus = NULL;

  for (guint i = 0; i < self->nodes->len; i++)
    {
      ReaderNode *node = g_ptr_array_index (self->nodes, i);

      if (node->linked && reader_node_has_state (node, ATSPI_STATE_FOCUSED) && reader_node_is_in (node, front))
        focus = node;
    }

  return focus;
}

void
reader_tree_tell (ReaderTree *self)
{
  for (guint i = 0; i < self->nodes->len; i++)
    {
      ReaderNode *node = g_ptr_array_index (self->nodes, i);
      g_autofree char *says = reader_node_say (node);

      if (node->linked && *node->plain != '\0')
        g_test_message ("%s%s", says, reader_node_is_usable (node) ? ", usable" : "");
    }
}
