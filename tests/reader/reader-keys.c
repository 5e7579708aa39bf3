/* reader-keys.c: a keyboard without a mouse.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-keys.h"

#include "reader-private.h"

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <X11/keysym.h>

enum
{
  MOST_KEYS = 150,
  MOST_MODIFIERS = 3,
  N_KEYS = 3
};

/* --- The window in front -------------------------------------------------------------------------------------------
 */

static gboolean
is_window (Display *display, Window window)
{
  XWindowAttributes attributes;

  return XGetWindowAttributes (display, window, &attributes) != 0 && attributes.map_state == IsViewable &&
         !attributes.override_redirect && attributes.class == InputOutput;
}

/* Windows may go between two questions. */
static int
ignore_cb (Display *display, XErrorEvent *event)
{
  (void) display;
  (void) event;
  return 0;
}

/* Without a window manager nobody gives a window the focus. Menus take the keys by themselves. */
static void
focus_front (Display *display)
{
  Window root = DefaultRootWindow (display), unused, *children = NULL, focus = None, front = None;
  unsigned int n = 0;
  int revert;

  XQueryTree (display, root, &unused, &unused, &children, &n);
  for (unsigned int i = 0; i < n; i++)
    if (is_window (display, children[i]))
      front = children[i];
  if (children != NULL)
    XFree (children);
  XGetInputFocus (display, &focus, &revert);
  if (front != None && focus != front)
    XSetInputFocus (display, front, RevertToParent, CurrentTime);
  XSync (display, False);
}

static Display *
get_display (Reader *self)
{
  if (self->display == NULL)
    {
      self->display = XOpenDisplay (NULL);
      g_assert_nonnull (self->display);
      XSetErrorHandler (ignore_cb);
      /* The speed of the machine must not decide how long a key is held. */
      XAutoRepeatOff (self->display);
    }

  return self->display;
}

/* --- Keys ----------------------------------------------------------------------------------------------------------
 */

static void
send (Display *display, KeySym symbol, gboolean down)
{
  KeyCode code = XKeysymToKeycode (display, symbol);

  g_assert_cmpuint (code, !=, 0);
  XTestFakeKeyEvent (display, code, down, CurrentTime);
}

void
reader_key (Reader *self, const char *key)
{
  Display *display = get_display (self);
  g_auto (GStrv) parts = g_strsplit (key, "+", MOST_MODIFIERS);
  guint n = g_strv_length (parts);
  KeySym symbols[MOST_MODIFIERS];

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = i + 1 < n ? g_strconcat (parts[i], "_L", NULL) : g_strdup (parts[i]);

      symbols[i] = XStringToKeysym (name);
      g_assert_cmpuint (symbols[i], !=, NoSymbol);
    }
  focus_front (display);
  for (guint i = 0; i < n; i++)
    send (display, symbols[i], TRUE);
  for (guint i = n; i > 0; i--)
    send (display, symbols[i - 1], FALSE);
  XSync (display, False);
}

static void
send_named (Reader *self, const char *key, gboolean down)
{
  Display *display = get_display (self);

  focus_front (display);
  send (display, XStringToKeysym (key), down);
  XSync (display, False);
}

void
reader_hold_key (Reader *self, const char *key)
{
  send_named (self, key, TRUE);
}

void
reader_let_key_go (Reader *self, const char *key)
{
  send_named (self, key, FALSE);
}

void
reader_type (Reader *self, const char *text)
{
  for (const char *p = text; *p != '\0'; p++)
    {
      char key[16] = "space";

      if (*p != ' ')
        g_snprintf (key, sizeof key, g_ascii_isupper (*p) ? "Shift+%c" : "%c", *p);
      reader_key (self, key);
    }
}

/* --- The focus -----------------------------------------------------------------------------------------------------
 */

ReaderNode *
reader_look_for_focus (Reader *self, ReaderTree **tree)
{
  *tree = reader_look (self);
  return reader_tree_find_focus (*tree);
}

/* Arrows move inside a container that has an accessible name. */
static const ReaderNode *
find_zone (const ReaderNode *node)
{
  for (node = node->parent; node != NULL; node = node->parent)
    if ((node->role == ATSPI_ROLE_PANEL || node->role == ATSPI_ROLE_GROUPING || node->role == ATSPI_ROLE_LIST ||
         node->role == ATSPI_ROLE_MENU) &&
        *node->plain != '\0' && !g_str_has_prefix (node->plain, "Gtk"))
      return node;

  return NULL;
}

static const ReaderNode *
find_same (ReaderTree *tree, const ReaderNode *node)
{
  for (guint i = 0; i < tree->nodes->len; i++)
    {
      const ReaderNode *other = g_ptr_array_index (tree->nodes, i);

      if (other->linked && g_str_equal (other->path, node->path))
        return other;
    }

  return NULL;
}

/* In a list of rows Up and Down go from row to row, and Tab inside of one. */
static gboolean
is_in_row (const ReaderNode *list, const ReaderNode *focus, const ReaderNode *node)
{
  const ReaderNode *row = node;

  while (row->parent != list)
    row = row->parent;

  return reader_node_is_in (focus, row);
}

/* Whether arrows lead from FOCUS to NODE, as far as what is around them tells: they do among what lies side by side,
 * and inside of what has a name. */
static gboolean
is_way_of_arrows (const ReaderNode *focus, const ReaderNode *node)
{
  const ReaderNode *zone = find_zone (node);

  if (focus->parent == node->parent && focus->role == ATSPI_ROLE_PUSH_BUTTON && node->role == ATSPI_ROLE_PUSH_BUTTON)
    return TRUE;
  if (zone == NULL || focus == zone || !reader_node_is_in (focus, zone) || zone->role == ATSPI_ROLE_GROUPING)
    return FALSE;

  return zone->role != ATSPI_ROLE_LIST || !is_in_row (zone, focus, node);
}

/* Arrows follow the eye: up or down to what is above or below, else to the side. */
static void
list_arrows (Reader *self, const ReaderNode *focus, const ReaderNode *node, const char *arrows[2])
{
  AtspiRect from = { 0 }, to = { 0 };
  gboolean below, above;

  reader_get_extents (self, focus, &from);
  reader_get_extents (self, node, &to);
  below = to.x + to.width / 2 >= from.x && to.x + to.width / 2 < from.x + from.width;
  above = from.x + from.width / 2 >= to.x && from.x + from.width / 2 < to.x + to.width;
  arrows[below || above ? 0 : 1] = to.y > from.y ? "Down" : "Up";
  arrows[below || above ? 1 : 0] = to.x > from.x ? "Right" : "Left";
}

/* The keys that may lead on from FOCUS to NODE, the likeliest first. */
static void
list_keys (Reader *self, const ReaderNode *focus, const ReaderNode *node, const char *keys[N_KEYS])
{
  gboolean arrows = is_way_of_arrows (focus, node);

  list_arrows (self, focus, node, arrows ? keys : keys + 1);
  keys[arrows ? N_KEYS - 1 : 0] = "Tab";
}

/* Which key leads on from FOCUS to NODE. One that was TRIED from there on the same way, and has led back, does not; if
 * none does, something else is in the way, and will pass. */
static const char *
choose_key (Reader *self, const ReaderNode *focus, const ReaderNode *node, GHashTable *tried)
{
  const char *keys[N_KEYS];

  if (node->role == ATSPI_ROLE_MENU_ITEM)
    return "Down";
  if (focus == NULL)
    return "Tab";

  list_keys (self, focus, node, keys);
  for (guint i = 0; i < N_KEYS; i++)
    if (g_hash_table_add (tried, g_strconcat (keys[i], focus->path, NULL)))
      return keys[i];

  return "Tab";
}

void
reader_go_to (Reader *self, const ReaderNode *node)
{
  g_autoptr (GHashTable) tried = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < MOST_KEYS; i++)
    {
      g_autoptr (ReaderTree) tree = NULL;
      ReaderNode *focus = reader_look_for_focus (self, &tree);
      const ReaderNode *there = find_same (tree, node);
      const char *key;

      if (there == NULL || !g_str_equal (there->name, node->name))
        g_error ("“%s” is gone", node->plain);
      /* GTK 4.8 does not say that the text of an entry row has the focus; that something is written there will show. */
      if (focus != NULL ? reader_node_is_in (focus, there) : there->role == ATSPI_ROLE_TEXT)
        return;
      key = choose_key (self, focus, there, tried);
      g_debug ("%s, from “%s” to “%s”", key, focus != NULL ? focus->plain : "nothing", there->plain);
      reader_key (self, key);
    }

  g_error ("No key leads to “%s”", node->plain);
}
