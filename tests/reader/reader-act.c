/* reader-act.c: what a screen reader does with an object, through libatspi.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-keys.h"
#include "reader-private.h"

/* --- Finding it again ----------------------------------------------------------------------------------------------
 */

static AtspiAccessible *reach (Reader *self, const ReaderNode *node);

/* The child in the place that PLACE has among its siblings, if it is NODE. */
static AtspiAccessible *
reach_place (Reader *self, const ReaderNode *place, const ReaderNode *node)
{
  g_autoptr (AtspiAccessible) parent = place->parent != NULL ? reach (self, place->parent) : NULL;
  g_autoptr (AtspiAccessible) found = NULL;
  guint index;

  if (parent == NULL || !g_ptr_array_find (place->parent->children, place, &index))
    return NULL;

  found = atspi_accessible_get_child_at_index (parent, (int) index, NULL);
  if (found == NULL || g_strcmp0 (ATSPI_OBJECT (found)->path, node->path) != 0)
    return NULL;

  return g_steal_pointer (&found);
}

/* From the program down to the object, by its place among its siblings. NULL if there is something else by now. */
static AtspiAccessible *
reach (Reader *self, const ReaderNode *node)
{
  AtspiAccessible *found;

  if (node->parent == NULL)
    return g_object_ref (self->program);

  found = reach_place (self, node, node);
  /* GTK 4.8 has the child of a page of a stack in the place of the page, if it is asked by place. */
  return found != NULL ? found : reach_place (self, node->parent, node);
}

/* The object, if it still is what it was. */
static AtspiAccessible *
reach_same (Reader *self, const ReaderNode *node)
{
  g_autoptr (AtspiAccessible) found = reach (self, node);
  g_autofree char *name = found != NULL ? atspi_accessible_get_name (found, NULL) : NULL;

  return g_strcmp0 (name, node->name) == 0 ? g_steal_pointer (&found) : NULL;
}

/* --- Acting --------------------------------------------------------------------------------------------------------
 */

static gboolean
is_pressing (const char *action)
{
  static const char *const names[] = { "click", "toggle", "activate", "card.press", "badge.choose", NULL };

  return g_strv_contains (names, action);
}

/* Does the action of that name, or with NULL the one that is pressing. */
static gboolean
act (AtspiAccessible *object, const char *name)
{
  g_autoptr (AtspiAction) actions = atspi_accessible_get_action_iface (object);
  int n = actions != NULL ? atspi_action_get_n_actions (actions, NULL) : 0;

  for (int i = 0; i < n; i++)
    {
      g_autofree char *action = atspi_action_get_action_name (actions, i, NULL);

      if (action != NULL && (name != NULL ? g_str_equal (action, name) : is_pressing (action)))
        return atspi_action_do_action (actions, i, NULL);
    }

  return FALSE;
}

gboolean
reader_do (Reader *self, const ReaderNode *node, const char *action)
{
  g_autoptr (AtspiAccessible) object = reach_same (self, node);

  return object != NULL && act (object, action);
}

/* Enter and Space do the same. */
static gboolean
press_by_key (Reader *self, const ReaderNode *node)
{
  if (!reader_go_to (self, node))
    return FALSE;

  reader_key (self, self->n_pressed++ % 2 == 0 ? "Return" : "space");
  return TRUE;
}

gboolean
reader_press (Reader *self, const ReaderNode *node)
{
  return self->keys ? press_by_key (self, node) : reader_do (self, node, NULL);
}

gboolean
reader_focus (Reader *self, const ReaderNode *node)
{
  g_autoptr (AtspiAccessible) object = reach_same (self, node);
  g_autoptr (AtspiComponent) component = object != NULL ? atspi_accessible_get_component_iface (object) : NULL;

  return component != NULL && atspi_component_grab_focus (component, NULL);
}

static gboolean
write_by_keys (Reader *self, const ReaderNode *node, const char *text)
{
  if (!reader_go_to (self, node))
    return FALSE;

  reader_key (self, "Control+a");
  reader_type (self, text);
  return TRUE;
}

gboolean
reader_write (Reader *self, const ReaderNode *node, const char *text)
{
  g_autoptr (AtspiAccessible) object = NULL;
  g_autoptr (AtspiEditableText) editable = NULL;

  if (self->keys)
    return write_by_keys (self, node, text);

  object = reach_same (self, node);
  editable = object != NULL ? atspi_accessible_get_editable_text_iface (object) : NULL;
  return editable != NULL && atspi_editable_text_set_text_contents (editable, text, NULL);
}

void
reader_use_keys (Reader *self)
{
  self->keys = TRUE;
}

void
reader_press_named (Reader *self, AtspiRole role, const char *pattern)
{
  gboolean pressed;

  do
    {
      g_autoptr (ReaderTree) tree = reader_wait_for (self, role, pattern);

      pressed = reader_press (self, reader_tree_find_usable (tree, NULL, role, pattern));
    }
  while (!pressed);
}

void
reader_write_named (Reader *self, const char *pattern, const char *text)
{
  gboolean written;

  do
    {
      g_autoptr (ReaderTree) tree = reader_wait_for (self, ATSPI_ROLE_TEXT, pattern);

      written = reader_write (self, reader_tree_find_usable (tree, NULL, ATSPI_ROLE_TEXT, pattern), text);
    }
  while (!written);
}

/* --- Walking -------------------------------------------------------------------------------------------------------
 */

static void
walk_below (ReaderTree *tree, ReaderNode *parent, AtspiAccessible *object)
{
  g_autofree char *name = atspi_accessible_get_name (object, NULL);
  g_autofree char *description = atspi_accessible_get_description (object, NULL);
  ReaderNode *node =
      reader_tree_add (tree, parent, ATSPI_OBJECT (object)->path, atspi_accessible_get_role (object, NULL),
                       name != NULL ? name : "", description != NULL ? description : "");
  int n = atspi_accessible_get_child_count (object, NULL);

  for (int i = 0; i < n; i++)
    {
      g_autoptr (AtspiAccessible) child = atspi_accessible_get_child_at_index (object, i, NULL);

      if (child != NULL)
        walk_below (tree, node, child);
    }
}

ReaderTree *
reader_walk (Reader *self)
{
  ReaderTree *tree = reader_tree_new ();

  walk_below (tree, NULL, self->program);
  return tree;
}
