/* reader-look.c: all objects of the program at one moment.
 *
 * Programs keep a cache of their objects for screen readers, and tell all of it at once: names, descriptions, roles and
 * states belong together. GTK adds an object to it when somebody has asked for it for the first time, and leaves it
 * there when it is hidden; so whoever is said to have more or fewer children than are there is asked for them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-private.h"

#define ACCESSIBLE "org.a11y.atspi.Accessible"
#define ROOT "/org/a11y/atspi/accessible/root"

enum
{
  MOST_ROUNDS = 8
};

/* What the cache says of an object. */
typedef struct
{
  const char *path;
  const char *parent;
  int index; /* -1: hidden */
  int n_children;
  int n_known;
  const char *name;
  const char *description;
  guint role;
  guint64 states;
  GStrv interfaces;
  ReaderNode *node;
} Item;

static void
item_clear (Item *self)
{
  g_strfreev (self->interfaces);
}

/* --- Calls, many at a time -----------------------------------------------------------------------------------------
 */

typedef struct
{
  Reader *reader;
  guint pending;
  GHashTable *answers; /* from a path to the paths of its children */
  GPtrArray *next;     /* paths to ask */
} Exploring;

typedef struct
{
  Exploring *exploring;
  char *path;       /* whose children were asked for */
  ReaderNode *node; /* whose strings were asked for */
} Question;

static Question *
question_new (Exploring *exploring, const char *path, ReaderNode *node)
{
  Question *self = g_new (Question, 1);

  *self = (Question){ exploring, g_strdup (path), node };
  exploring->pending++;
  return self;
}

static void
question_free (Question *self)
{
  self->exploring->pending--;
  g_free (self->path);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Question, question_free)

static void
call (Reader *self,
      const char *path,
      const char *interface,
      const char *method,
      GVariant *parameters,
      GAsyncReadyCallback callback,
      gpointer data)
{
  g_dbus_connection_call (self->bus, self->address, path, interface, method, parameters, NULL,
                          G_DBUS_CALL_FLAGS_NO_AUTO_START, READER_PATIENCE_S * 1000, NULL, callback, data);
}

static void
settle (Exploring *exploring)
{
  while (exploring->pending > 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
children_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Question) question = user_data;
  Exploring *exploring = question->exploring;
  g_autoptr (GVariant) reply = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, NULL);
  g_autoptr (GVariantIter) iter = NULL;
  GPtrArray *children;
  const char *path;

  if (reply == NULL || !g_variant_is_of_type (reply, G_VARIANT_TYPE ("(a(so))")))
    return;

  children = g_hash_table_lookup (exploring->answers, question->path);
  g_variant_get (reply, "(a(so))", &iter);
  while (g_variant_iter_next (iter, "(&s&o)", NULL, &path))
    {
      g_ptr_array_add (children, g_strdup (path));
      g_ptr_array_add (exploring->next, g_strdup (path));
    }
}

static void
ask_for_children (Exploring *exploring, const char *path, gboolean again)
{
  if (!again && g_hash_table_contains (exploring->answers, path))
    return;

  g_hash_table_insert (exploring->answers, g_strdup (path), g_ptr_array_new_with_free_func (g_free));
  call (exploring->reader, path, ACCESSIBLE, "GetChildren", NULL, children_cb, question_new (exploring, path, NULL));
}

/* Asks for the children of all these, of those of their children that nobody has asked, and so on. */
static void
explore (Reader *self, GPtrArray *paths, GHashTable *answers)
{
  Exploring exploring = { .reader = self, .answers = answers, .next = g_ptr_array_ref (paths) };

  for (gboolean again = TRUE; exploring.next->len > 0; again = FALSE)
    {
      g_autoptr (GPtrArray) level = exploring.next;

      exploring.next = g_ptr_array_new_with_free_func (g_free);
      for (guint i = 0; i < level->len; i++)
        ask_for_children (&exploring, g_ptr_array_index (level, i), again);
      settle (&exploring);
    }
  g_ptr_array_unref (exploring.next);
}

/* --- The cache -----------------------------------------------------------------------------------------------------
 */

static GVariant *
get_items (Reader *self)
{
  g_autoptr (GError) error = NULL;
  GVariant *reply =
      g_dbus_connection_call_sync (self->bus, self->address, "/org/a11y/atspi/cache", "org.a11y.atspi.Cache",
                                   "GetItems", NULL, G_VARIANT_TYPE ("(a((so)(so)(so)iiassusau))"),
                                   G_DBUS_CALL_FLAGS_NO_AUTO_START, READER_PATIENCE_S * 1000, NULL, &error);

  if (reply == NULL)
    g_debug ("No cache: %s", error->message);
  return reply;
}

static GArray *
parse_items (GVariant *reply, GHashTable *by_path)
{
  GArray *items = g_array_new (FALSE, TRUE, sizeof (Item));
  g_autoptr (GVariantIter) iter = NULL;
  g_autoptr (GVariantIter) states = NULL;
  Item item = { NULL };

  g_array_set_clear_func (items, (GDestroyNotify) item_clear);
  g_variant_get (reply, "(a((so)(so)(so)iiassusau))", &iter);
  while (g_variant_iter_next (iter, "((&s&o)(&s&o)(&s&o)ii^as&su&sau)", NULL, &item.path, NULL, NULL, NULL,
                              &item.parent, &item.index, &item.n_children, &item.interfaces, &item.name, &item.role,
                              &item.description, &states))
    {
      guint32 low = 0, high = 0;

      if (g_variant_iter_next (states, "u", &low))
        g_variant_iter_next (states, "u", &high);
      g_clear_pointer (&states, g_variant_iter_free);
      item.states = (guint64) high << 32 | low;
      g_array_append_val (items, item);
    }
  for (guint i = 0; i < items->len; i++)
    g_hash_table_insert (by_path, g_strdup (g_array_index (items, Item, i).path), &g_array_index (items, Item, i));

  return items;
}

static gboolean
is_root (const Item *item)
{
  return g_str_equal (item->path, ROOT);
}

static void
count_children (GArray *items, GHashTable *by_path)
{
  for (guint i = 0; i < items->len; i++)
    {
      Item *item = &g_array_index (items, Item, i);
      Item *parent = item->index >= 0 ? g_hash_table_lookup (by_path, item->parent) : NULL;

      if (parent != NULL)
        parent->n_known++;
    }
}

/* Whether what the cache says of its children is not all there is to say. */
static gboolean
is_doubtful (const Item *item)
{
  return item->n_known != item->n_children || is_root (item);
}

/* Whoever has to be asked for the children: nobody has, or the answer is out of date. */
static GPtrArray *
find_unanswered (GArray *items, GHashTable *by_path, GHashTable *answers)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < items->len; i++)
    {
      Item *item = &g_array_index (items, Item, i);
      GPtrArray *answer = g_hash_table_lookup (answers, item->path);
      gboolean right = answer != NULL && (is_root (item) || answer->len == (guint) item->n_children);

      for (guint j = 0; right && j < answer->len; j++)
        right = g_hash_table_contains (by_path, g_ptr_array_index (answer, j));
      if (is_doubtful (item) && !right)
        g_ptr_array_add (paths, g_strdup (item->path));
    }

  return paths;
}

/* --- The tree ------------------------------------------------------------------------------------------------------
 */

static int
compare_items (gconstpointer a, gconstpointer b)
{
  const Item *one = *(const Item *const *) a;
  const Item *two = *(const Item *const *) b;

  return one->index - two->index;
}

/* The linked children of everybody: from a path to Items, in order. */
static GHashTable *
sort_children (GArray *items, GHashTable *by_path, GHashTable *answers)
{
  GHashTable *children = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);

  for (guint i = 0; i < items->len; i++)
    g_hash_table_insert (children, g_strdup (g_array_index (items, Item, i).path), g_ptr_array_new ());
  for (guint i = 0; i < items->len; i++)
    {
      Item *item = &g_array_index (items, Item, i);
      Item *parent = g_hash_table_lookup (by_path, item->parent);

      if (item->index >= 0 && parent != NULL && !is_doubtful (parent))
        g_ptr_array_add (g_hash_table_lookup (children, parent->path), item);
    }
  for (guint i = 0; i < items->len; i++)
    {
      Item *item = &g_array_index (items, Item, i);
      GPtrArray *answer = g_hash_table_lookup (answers, item->path);
      GPtrArray *below = g_hash_table_lookup (children, item->path);

      g_ptr_array_sort (below, compare_items);
      for (guint j = 0; is_doubtful (item) && answer != NULL && j < answer->len; j++)
        if (g_hash_table_contains (by_path, g_ptr_array_index (answer, j)))
          g_ptr_array_add (below, g_hash_table_lookup (by_path, g_ptr_array_index (answer, j)));
    }

  return children;
}

static void
add_item (ReaderTree *tree, ReaderNode *parent, Item *item)
{
  item->node = reader_tree_add (tree, parent, item->path, item->role, item->name, item->description);
  item->node->states = item->states;
  item->node->interfaces = g_steal_pointer (&item->interfaces);
}

static void
add_below (ReaderTree *tree, ReaderNode *parent, Item *item, GHashTable *children)
{
  GPtrArray *below = g_hash_table_lookup (children, item->path);

  add_item (tree, parent, item);
  for (guint i = 0; i < below->len; i++)
    add_below (tree, item->node, g_ptr_array_index (below, i), children);
}

static ReaderTree *
build (GArray *items, GHashTable *by_path, GHashTable *answers)
{
  ReaderTree *tree = reader_tree_new ();
  Item *root = g_hash_table_lookup (by_path, ROOT);
  g_autoptr (GHashTable) children = sort_children (items, by_path, answers);

  g_assert_nonnull (root);
  add_below (tree, NULL, root, children);
  for (guint i = 0; i < items->len; i++)
    if (g_array_index (items, Item, i).node == NULL)
      add_item (tree, NULL, &g_array_index (items, Item, i));

  return tree;
}

/* --- Strings -------------------------------------------------------------------------------------------------------
 */

/* All strings in whatever was answered. */
static void
take_strings (ReaderNode *node, GVariant *value)
{
  GVariantIter iter;
  GVariant *child;

  if (g_variant_is_of_type (value, G_VARIANT_TYPE_STRING))
    {
      reader_node_take_string (node, g_variant_dup_string (value, NULL));
      return;
    }
  if (!g_variant_is_container (value))
    return;

  g_variant_iter_init (&iter, value);
  while ((child = g_variant_iter_next_value (&iter)) != NULL)
    {
      take_strings (node, child);
      g_variant_unref (child);
    }
}

static void
strings_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Question) question = user_data;
  g_autoptr (GVariant) reply = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, NULL);

  if (reply != NULL)
    take_strings (question->node, reply);
}

static void
ask (Exploring *exploring, ReaderNode *node, const char *interface, const char *method, GVariant *parameters)
{
  call (exploring->reader, node->path, interface, method, parameters, strings_cb, question_new (exploring, NULL, node));
}

void
reader_look_closer (Reader *self, ReaderTree *tree)
{
  Exploring exploring = { .reader = self };

  for (guint i = 0; i < tree->nodes->len; i++)
    {
      ReaderNode *node = g_ptr_array_index (tree->nodes, i);

      ask (&exploring, node, ACCESSIBLE, "GetAttributes", NULL);
      if (reader_node_has_interface (node, "org.a11y.atspi.Text"))
        ask (&exploring, node, "org.a11y.atspi.Text", "GetText", g_variant_new ("(ii)", 0, -1));
      if (reader_node_has_interface (node, "org.a11y.atspi.Value"))
        ask (&exploring, node, "org.freedesktop.DBus.Properties", "GetAll",
             g_variant_new ("(s)", "org.a11y.atspi.Value"));
    }
  settle (&exploring);
}

/* --- Public --------------------------------------------------------------------------------------------------------
 */

/* NULL if the program is only beginning to speak, or changes all the time. */
static ReaderTree *
look_once (Reader *self)
{
  g_autoptr (GHashTable) answers =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);

  for (guint round = 0; round < MOST_ROUNDS; round++)
    {
      g_autoptr (GVariant) reply = get_items (self);
      g_autoptr (GHashTable) by_path = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      g_autoptr (GArray) items = NULL;
      g_autoptr (GPtrArray) unanswered = NULL;

      if (reply == NULL)
        return NULL;
      items = parse_items (reply, by_path);
      count_children (items, by_path);
      unanswered = find_unanswered (items, by_path, answers);
      if (unanswered->len == 0)
        return build (items, by_path, answers);
      explore (self, unanswered, answers);
    }

  return NULL;
}

ReaderTree *
reader_look (Reader *self)
{
  gint64 end = g_get_monotonic_time () + READER_PATIENCE_S * G_TIME_SPAN_SECOND;
  ReaderTree *tree;

  while ((tree = look_once (self)) == NULL)
    {
      if (g_get_monotonic_time () > end || g_subprocess_get_identifier (self->process) == NULL)
        g_error ("The program does not tell its objects, or is gone");
      reader_idle (self);
    }

  return tree;
}

ReaderTree *
reader_wait (Reader *self, ReaderCondition condition, gpointer data, const char *what)
{
  gint64 end = g_get_monotonic_time () + READER_PATIENCE_S * G_TIME_SPAN_SECOND;

  for (;;)
    {
      g_autoptr (ReaderTree) tree = reader_look (self);

      if (condition (tree, data))
        return g_steal_pointer (&tree);
      if (g_get_monotonic_time () > end)
        {
          reader_tree_tell (tree);
          g_error ("Waited in vain for %s", what);
        }
      reader_idle (self);
    }
}

typedef struct
{
  AtspiRole role;
  const char *pattern;
} Wanted;

static gboolean
is_there (ReaderTree *tree, gpointer data)
{
  Wanted *wanted = data;

  return reader_tree_find_usable (tree, NULL, wanted->role, wanted->pattern) != NULL;
}

ReaderTree *
reader_wait_for (Reader *self, AtspiRole role, const char *pattern)
{
  Wanted wanted = { role, pattern };

  return reader_wait (self, is_there, &wanted, pattern);
}

gboolean
reader_get_extents (Reader *self, const ReaderNode *node, AtspiRect *rect)
{
  g_autoptr (GVariant) reply =
      g_dbus_connection_call_sync (self->bus, self->address, node->path, "org.a11y.atspi.Component", "GetExtents",
                                   g_variant_new ("(u)", ATSPI_COORD_TYPE_WINDOW), G_VARIANT_TYPE ("((iiii))"),
                                   G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, NULL, NULL);

  if (reply == NULL)
    return FALSE;

  g_variant_get (reply, "((iiii))", &rect->x, &rect->y, &rect->width, &rect->height);
  return TRUE;
}
