/* reader-act.c: what a screen reader does with an object, by the methods of its interfaces.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-keys.h"
#include "reader-private.h"
#include "texts.h"

#define ACTION "org.a11y.atspi.Action"

enum
{
  PRESS_MS = 250
};

/* --- Acting --------------------------------------------------------------------------------------------------------
 */

static gboolean
is_pressing (const char *action)
{
  static const char *const names[] = { "click", "toggle", "activate", "card.press", "badge.choose", NULL };

  return g_strv_contains (names, action);
}

/* Those that can be done: the property for it counts others, too. */
static guint
count_actions (Reader *self, const char *path)
{
  g_autoptr (GVariant) reply = reader_ask (self, path, ACTION, "GetActions", NULL);
  g_autoptr (GVariant) actions = reply != NULL ? g_variant_get_child_value (reply, 0) : NULL;

  return actions != NULL ? (guint) g_variant_n_children (actions) : 0;
}

/* Does the action of that name, or with NULL the one that is pressing. */
gboolean
reader_do (Reader *self, const ReaderNode *node, const char *action)
{
  guint n = count_actions (self, node->path);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GVariant) reply = reader_ask (self, node->path, ACTION, "GetName", g_variant_new ("(i)", i));
      g_autoptr (GVariant) done = NULL;
      const char *name;
      gboolean did = FALSE;

      if (reply == NULL)
        return FALSE;

      g_variant_get (reply, "(&s)", &name);
      if (action != NULL ? !g_str_equal (name, action) : !is_pressing (name))
        continue;

      done = reader_ask (self, node->path, ACTION, "DoAction", g_variant_new ("(i)", i));
      if (done != NULL)
        g_variant_get (done, "(b)", &did);
      return did;
    }

  return FALSE;
}

/* A button that is pressed by key or by action stays down for a quarter of a second before it does anything. */
static void
wait_for_effect (Reader *self, const ReaderNode *node)
{
  gint64 end = reader_get_time (self) + READER_PATIENCE_S * G_TIME_SPAN_SECOND;

  reader_settle (self);
  reader_pass (self, PRESS_MS);
  while (self->n_effects == 0)
    if (reader_get_time (self) > end || !reader_advance (self))
      g_error ("Nothing comes of pressing “%s”", node->plain);
}

/* From now on what is heard comes of what is done with NODE. */
static void
begin_to_act (Reader *self, const ReaderNode *node)
{
  g_free (self->acted_on);
  self->acted_on = g_strdup (node->path);
  self->n_effects = 0;
}

/* Enter and Space do the same; but Enter, which also goes on, does not shout. */
static const char *
choose_key (Reader *self, const ReaderNode *node)
{
  gboolean shout = g_str_equal (node->plain, TEXT_BOOTY) || g_str_equal (node->plain, TEXT_BLUFF_CALL);

  return self->n_pressed++ % 2 == 0 && !shout ? "Return" : "space";
}

void
reader_press (Reader *self, const ReaderNode *node)
{
  if (self->keys)
    reader_go_to (self, node);
  begin_to_act (self, node);
  if (self->keys)
    reader_key (self, choose_key (self, node));
  else if (!reader_do (self, node, NULL))
    g_error ("“%s” cannot be pressed", node->plain);
  wait_for_effect (self, node);
}

static gboolean
set_text (Reader *self, const ReaderNode *node, const char *text)
{
  g_autoptr (GVariant) done =
      reader_ask (self, node->path, "org.a11y.atspi.EditableText", "SetTextContents", g_variant_new ("(s)", text));
  gboolean did = FALSE;

  if (done != NULL)
    g_variant_get (done, "(b)", &did);
  return did;
}

void
reader_write (Reader *self, const ReaderNode *node, const char *text)
{
  if (self->keys)
    reader_go_to (self, node);
  begin_to_act (self, node);
  if (self->keys)
    {
      reader_key (self, "Control+a");
      reader_type (self, text);
    }
  else if (!set_text (self, node, text))
    g_error ("Nothing can be written in “%s”", node->plain);
  reader_settle (self);
  if (self->n_effects == 0)
    g_error ("Nothing comes of writing in “%s”", node->plain);
}

void
reader_use_keys (Reader *self)
{
  self->keys = TRUE;
}

void
reader_press_named (Reader *self, AtspiRole role, const char *pattern)
{
  g_autoptr (ReaderTree) tree = reader_wait_for (self, role, pattern);

  reader_press (self, reader_tree_find_usable (tree, NULL, role, pattern));
}

void
reader_write_named (Reader *self, const char *pattern, const char *text)
{
  g_autoptr (ReaderTree) tree = reader_wait_for (self, ATSPI_ROLE_TEXT, pattern);

  reader_write (self, reader_tree_find_usable (tree, NULL, ATSPI_ROLE_TEXT, pattern), text);
}
