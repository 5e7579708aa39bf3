/* reader-look.c: all objects of the program at one moment.
 *
 * Programs keep a cache of their objects for screen readers, and tell all of it at once: names, descriptions, roles and
 * states belong together. GTK adds an object to it when somebody has asked for it for the first time, and leaves it
 * there when it is hidden; so whoever is said to have more or fewer children than are there is asked for them.
 *
 * Few have to be asked again and again (the program for its windows, stacks for their pages): they are asked together
 * with the cache, so that most looks take one question and one answer.
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
  guint64 places;     /* of those, the first ones, by bits */
  gboolean has_pages; /* of a stack */
  gboolean odd;       /* two claim the same place, or one that there is not */
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
  GHashTable *known;   /* by path: what the cache has told of */
  GPtrArray *next;     /* paths to ask: those that the cache has not told of */
  GVariant *items;     /* what the cache tells; NULL: nothing */
} Exploring;

typedef struct
{
  Exploring *exploring;
  char *path;       /* whose children were asked for; or what was known of whose attributes were */
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
      if (exploring->next != NULL && !g_hash_table_contains (exploring->known, path))
        g_ptr_array_add (exploring->next, g_strdup (path));
    }
}

static void
ask_for_children (Exploring *exploring, const char *path)
{
  g_hash_table_insert (exploring->answers, g_strdup (path), g_ptr_array_new_with_free_func (g_free));
  call (exploring->reader, path, ACCESSIBLE, "GetChildren", NULL, children_cb, question_new (exploring, path, NULL));
}

/* Asks for the children of all these, of those of their children that are new, and so on. */
static void
explore (Reader *self, GPtrArray *paths, GHashTable *known, GHashTable *answers)
{
  Exploring exploring = { .reader = self, .answers = answers, .known = known, .next = g_ptr_array_ref (paths) };

  while (exploring.next->len > 0)
    {
      g_autoptr (GPtrArray) level = exploring.next;

      exploring.next = g_ptr_array_new_with_free_func (g_free);
      for (guint i = 0; i < level->len; i++)
        ask_for_children (&exploring, g_ptr_array_index (level, i));
      settle (&exploring);
    }
  g_ptr_array_unref (exploring.next);
}

/* --- The cache -----------------------------------------------------------------------------------------------------
 */

static void
items_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Question) question = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) reply = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, &error);

  if (reply == NULL)
    g_debug ("No cache: %s", error->message);
  else if (g_variant_is_of_type (reply, G_VARIANT_TYPE ("(a((so)(so)(so)iiassusau))")))
    question->exploring->items = g_steal_pointer (&reply);
}

/* Adds to PATHS who has said that its children are others. */
static void
take_changed (Reader *self, GPtrArray *paths)
{
  GHashTableIter iter;
  gpointer path;

  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_hash_table_iter_init (&iter, self->changed);
  while (g_hash_table_iter_next (&iter, &path, NULL))
    {
      g_hash_table_iter_steal (&iter);
      g_ptr_array_add (paths, path);
    }
}

/* Asks for the cache, and before that those for their children who have to be asked at every look, and have not been.
 */
static GVariant *
get_items (Reader *self, GHashTable *answers)
{
  Exploring exploring = { .reader = self, .answers = answers };

  for (guint i = 0; i < self->to_ask->len; i++)
    if (!g_hash_table_contains (answers, g_ptr_array_index (self->to_ask, i)))
      ask_for_children (&exploring, g_ptr_array_index (self->to_ask, i));
  call (self, "/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems", NULL, items_cb,
        question_new (&exploring, NULL, NULL));
  settle (&exploring);

  return exploring.items;
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

static gboolean
is_page (const Item *item)
{
  return g_str_equal (item->name, "GtkStackPage");
}

/* What is hidden claims the place of who follows it. What is on a page of a stack does not know its place. */
static void
claim_place (Item *parent, int place)
{
  guint64 bit = place < 64 ? G_GUINT64_CONSTANT (1) << place : 0;

  parent->odd |= !is_page (parent) && ((parent->places & bit) != 0 || place >= parent->n_children);
  parent->places |= bit;
}

static void
count_children (GArray *items, GHashTable *by_path)
{
  for (guint i = 0; i < items->len; i++)
    {
      Item *item = &g_array_index (items, Item, i);
      Item *parent = item->index >= 0 ? g_hash_table_lookup (by_path, item->parent) : NULL;

      if (parent == NULL)
        continue;
      parent->n_known++;
      parent->has_pages |= is_page (item);
      claim_place (parent, item->index);
    }
}

/* Whether what the cache says of its children is not all there is to say. */
static gboolean
is_doubtful (const Item *item)
{
  return item->n_known != item->n_children || item->odd || is_root (item);
}

/* In GTK 4.8 a stack answers with what is on its pages, and the pages themselves do not tell that there is something
 * new on them. */
static gboolean
is_to_be_asked (const Item *item)
{
  return is_doubtful (item) || item->has_pages;
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
      gboolean right = answer != NULL && (is_root (item) || item->has_pages || answer->len == (guint) item->n_children);

      for (guint j = 0; right && j < answer->len; j++)
        right = g_hash_table_contains (by_path, g_ptr_array_index (answer, j));
      if (is_to_be_asked (item) && !right)
        g_ptr_array_add (paths, g_strdup (item->path));
    }

  return paths;
}

/* Whoever is to be asked at the next look, too. */
static void
remember_to_ask (Reader *self, GArray *items)
{
  g_ptr_array_set_size (self->to_ask, 0);
  for (guint i = 0; i < items->len; i++)
    if (is_to_be_asked (&g_array_index (items, Item, i)))
      g_ptr_array_add (self->to_ask, g_strdup (g_array_index (items, Item, i).path));
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

static void
attributes_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Question) question = user_data;
  GVariant *reply = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, NULL);

  if (reply == NULL)
    return;

  take_strings (question->node, reply);
  g_hash_table_replace (question->exploring->reader->attributes, g_strdup (question->path), reply);
}

/* What an object has of attributes stays as long as everything else of it does. */
static void
ask_for_attributes (Exploring *exploring, ReaderNode *node)
{
  g_autofree char *state =
      g_strdup_printf ("%s\n%" G_GINT64_MODIFIER "x\n%s\n%s", node->path, node->states, node->name, node->description);
  GVariant *attributes = g_hash_table_lookup (exploring->reader->attributes, state);

  if (attributes != NULL)
    take_strings (node, attributes);
  else
    call (exploring->reader, node->path, ACCESSIBLE, "GetAttributes", NULL, attributes_cb,
          question_new (exploring, state, node));
}

void
reader_look_closer (Reader *self, ReaderTree *tree)
{
  Exploring exploring = { .reader = self };

  for (guint i = 0; i < tree->nodes->len; i++)
    {
      ReaderNode *node = g_ptr_array_index (tree->nodes, i);

      ask_for_attributes (&exploring, node);
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
      g_autoptr (GHashTable) by_path = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      g_autoptr (GVariant) reply = NULL;
      g_autoptr (GArray) items = NULL;
      g_autoptr (GPtrArray) unanswered = NULL;

      take_changed (self, self->to_ask);
      self->news = FALSE;
      reply = get_items (self, answers);
      if (reply == NULL)
        return NULL;
      items = parse_items (reply, by_path);
      count_children (items, by_path);
      unanswered = find_unanswered (items, by_path, answers);
      /* Something that is hidden by now, and something new that takes its place, look like one. */
      take_changed (self, unanswered);
      remember_to_ask (self, items);
      if (unanswered->len == 0 && !self->news)
        return build (items, by_path, answers);

      /* What has been answered while something changed does not belong together. */
      if (self->news)
        g_hash_table_remove_all (answers);
      explore (self, unanswered, by_path, answers);
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
      reader_wait_for_news (self);
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
