/* reader-look.c: all objects of the program at one moment.
 *
 * Programs keep a cache of their objects for screen readers, and tell all of it at once: names, descriptions, roles and
 * states belong together. GTK adds an object to it when a client first asks for it, and leaves it there when it is
 * hidden; so an object whose number of children differs from those in the cache is asked for them.
 *
 * A few objects have to be asked every time (the program for its windows, stacks for their pages): they are asked
 * together with the cache, so that most looks take one question and one answer.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-private.h"

#include "reader-evidence.h"

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
  GHashTable *known; /* by path: what the cache has told of */
  GPtrArray *next;   /* paths to ask: those that the cache has not told of */
  GVariant *items;   /* what the cache tells; NULL: nothing */
} Exploring;

typedef struct
{
  Exploring *exploring;
  char *path; /* whose children or strings were asked for */
} Question;

static Question *
question_new (Exploring *exploring, const char *path)
{
  Question *self = g_new (Question, 1);

  *self = (Question){ exploring, g_strdup (path) };
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
      const GVariantType *type,
      GAsyncReadyCallback callback,
      gpointer data)
{
  g_dbus_connection_call (self->bus, self->address, path, interface, method, parameters, type,
                          G_DBUS_CALL_FLAGS_NO_AUTO_START, READER_PATIENCE_S * 1000, NULL, callback, data);
}

static void
settle (Exploring *exploring)
{
  while (exploring->pending > 0)
    g_main_context_iteration (NULL, TRUE);
}

void
reader_expect_gone (Reader *self, const GError *error, gboolean just_seen)
{
  gboolean gone = g_error_matches (error, G_DBUS_ERROR, G_DBUS_ERROR_UNKNOWN_METHOD) ||
                  g_error_matches (error, G_DBUS_ERROR, G_DBUS_ERROR_UNKNOWN_OBJECT);

  if (!gone || (just_seen && self->control >= 0))
    g_error ("The program does not answer: %s", error->message);
}

/* NULL if the object is gone. */
static GVariant *
finish (Question *question, GObject *source, GAsyncResult *result, gboolean just_seen)
{
  g_autoptr (GError) error = NULL;
  GVariant *reply = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, &error);

  if (reply == NULL)
    reader_expect_gone (question->exploring->reader, error, just_seen);
  return reply;
}

/* An object that is asked may be from the last look. */
static void
children_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Question) question = user_data;
  Exploring *exploring = question->exploring;
  g_autoptr (GVariant) reply = finish (question, source, result, FALSE);
  g_autoptr (GVariantIter) iter = NULL;
  GPtrArray *children;
  const char *path;

  if (reply == NULL)
    {
      g_hash_table_remove (exploring->reader->answers, question->path);
      return;
    }

  children = g_hash_table_lookup (exploring->reader->answers, question->path);
  /* It may have been asked twice. */
  g_ptr_array_set_size (children, 0);
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
  g_hash_table_replace (exploring->reader->answers, g_strdup (path), g_ptr_array_new_with_free_func (g_free));
  call (exploring->reader, path, ACCESSIBLE, "GetChildren", NULL, G_VARIANT_TYPE ("(a(so))"), children_cb,
        question_new (exploring, path));
}

/* Asks for the children of all these, of those of their children that are new, and so on. */
static void
explore (Reader *self, GPtrArray *paths, GHashTable *known)
{
  Exploring exploring = { .reader = self, .known = known, .next = g_ptr_array_ref (paths) };

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

/* A program that has only just come has no cache yet. */
static void
items_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Question) question = user_data;

  question->exploring->items = finish (question, source, result, TRUE);
}

/* Adds to PATHS the objects that have reported other children: their old answers are out of date. */
static void
take_changed (Reader *self, GPtrArray *paths)
{
  GHashTableIter iter;
  gpointer path;

  g_hash_table_iter_init (&iter, self->changed);
  while (g_hash_table_iter_next (&iter, &path, NULL))
    {
      g_hash_table_iter_steal (&iter);
      g_hash_table_remove (self->answers, path);
      g_ptr_array_add (paths, path);
    }
}

/* Asks for the cache, and before that for the children of the objects that have to be asked. */
static GVariant *
get_items (Reader *self)
{
  Exploring exploring = { .reader = self };

  for (guint i = 0; i < self->to_ask->len; i++)
    ask_for_children (&exploring, g_ptr_array_index (self->to_ask, i));
  g_ptr_array_set_size (self->to_ask, 0);
  call (self, "/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems", NULL,
        G_VARIANT_TYPE ("(a((so)(so)(so)iiassusau))"), items_cb, question_new (&exploring, NULL));
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

/* A hidden object claims the place of its next sibling. An object on a page of a stack does not know its place. */
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
 * new on them. The program does not tell of its windows. */
static gboolean
is_silent (const Item *item)
{
  return is_root (item) || item->has_pages;
}

static gboolean
is_to_be_asked (const Item *item)
{
  return is_doubtful (item) || item->has_pages;
}

/* The objects that have to be asked for their children: they have not been asked, or the answer is out of date. */
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

/* Remembers the objects that the next look has to ask, too; all others emit a signal when their children change. */
static void
remember_to_ask (Reader *self, GArray *items)
{
  g_ptr_array_set_size (self->to_ask, 0);
  for (guint i = 0; i < items->len; i++)
    if (is_silent (&g_array_index (items, Item, i)))
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

/* The linked children of every object: from a path to Items, in order. */
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

void
reader_known_free (ReaderKnown *self)
{
  g_free (self->state);
  g_ptr_array_unref (self->strings);
  g_free (self);
}

/* All strings in whatever was answered. */
static void
take_strings (GPtrArray *strings, GVariant *value)
{
  GVariantIter iter;
  GVariant *child;

  if (g_variant_is_of_type (value, G_VARIANT_TYPE_STRING))
    {
      g_ptr_array_add (strings, g_variant_dup_string (value, NULL));
      return;
    }
  if (!g_variant_is_container (value))
    return;

  g_variant_iter_init (&iter, value);
  while ((child = g_variant_iter_next_value (&iter)) != NULL)
    {
      take_strings (strings, child);
      g_variant_unref (child);
    }
}

static void
strings_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Question) question = user_data;
  g_autoptr (GVariant) reply = finish (question, source, result, TRUE);
  ReaderKnown *known = g_hash_table_lookup (question->exploring->reader->known, question->path);

  /* Where time passes it may have said something new meanwhile. */
  if (reply != NULL && known != NULL)
    take_strings (known->strings, reply);
}

static void
ask (Exploring *exploring, ReaderNode *node, const char *interface, const char *method, GVariant *parameters)
{
  call (exploring->reader, node->path, interface, method, parameters, NULL, strings_cb,
        question_new (exploring, node->path));
}

/* What an object says when it is asked stays as long as nothing else of it changes, and it says nothing new by itself.
 */
static gboolean
is_known (Reader *self, ReaderNode *node, const char *state)
{
  ReaderKnown *known = g_hash_table_lookup (self->known, node->path);

  return known != NULL && g_str_equal (known->state, state);
}

static void
ask_for_strings (Exploring *exploring, ReaderNode *node)
{
  g_autofree char *state =
      g_strdup_printf ("%" G_GINT64_MODIFIER "x\n%s\n%s", node->states, node->name, node->description);
  ReaderKnown *known;

  if (is_known (exploring->reader, node, state))
    return;

  known = g_new (ReaderKnown, 1);
  *known = (ReaderKnown){ g_steal_pointer (&state), g_ptr_array_new_with_free_func (g_free) };
  g_hash_table_replace (exploring->reader->known, g_strdup (node->path), known);
  ask (exploring, node, ACCESSIBLE, "GetAttributes", NULL);
  if (reader_node_has_interface (node, "org.a11y.atspi.Text"))
    ask (exploring, node, "org.a11y.atspi.Text", "GetText", g_variant_new ("(ii)", 0, -1));
  if (reader_node_has_interface (node, "org.a11y.atspi.Value"))
    ask (exploring, node, "org.freedesktop.DBus.Properties", "GetAll", g_variant_new ("(s)", "org.a11y.atspi.Value"));
}

void
reader_look_closer (Reader *self, ReaderTree *tree)
{
  Exploring exploring = { .reader = self };

  for (guint i = 0; i < tree->nodes->len; i++)
    ask_for_strings (&exploring, g_ptr_array_index (tree->nodes, i));
  settle (&exploring);
  for (guint i = 0; i < tree->nodes->len; i++)
    {
      ReaderNode *node = g_ptr_array_index (tree->nodes, i);
      ReaderKnown *known = g_hash_table_lookup (self->known, node->path);

      for (guint j = 0; known != NULL && j < known->strings->len; j++)
        reader_node_take_string (node, g_strdup (g_ptr_array_index (known->strings, j)));
    }
}

/* All that can be said of a tree, for comparing two of them. */
static char *
describe (ReaderTree *tree)
{
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < tree->nodes->len; i++)
    {
      ReaderNode *node = g_ptr_array_index (tree->nodes, i);

      g_string_append_printf (all, "%s %" G_GINT64_MODIFIER "x “%s” “%s”", node->path, node->states, node->name,
                              node->description);
      for (guint j = 0; j < node->more->len; j++)
        g_string_append_printf (all, " “%s”", (const char *) g_ptr_array_index (node->more, j));
      g_string_append_c (all, '\n');
    }

  return g_string_free (all, FALSE);
}

void
reader_check_known (Reader *self)
{
  g_autoptr (ReaderTree) tree = reader_look (self);
  g_autoptr (ReaderTree) fresh = NULL;
  g_autofree char *known = NULL, *asked = NULL;

  reader_look_closer (self, tree);
  g_hash_table_remove_all (self->known);
  g_hash_table_remove_all (self->answers);
  fresh = reader_look (self);
  reader_look_closer (self, fresh);
  known = describe (tree);
  asked = describe (fresh);
  g_assert_cmpstr (known, ==, asked);
}

/* --- Public --------------------------------------------------------------------------------------------------------
 */

/* NULL if the program changes all the time, which it can only where time passes as it does. */
static ReaderTree *
look_once (Reader *self)
{
  for (guint round = 0; round < MOST_ROUNDS; round++)
    {
      g_autoptr (GHashTable) by_path = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      g_autoptr (GVariant) reply = NULL;
      g_autoptr (GArray) items = NULL;
      g_autoptr (GPtrArray) unanswered = NULL;
      guint64 before = self->n_heard;

      take_changed (self, self->to_ask);
      reply = get_items (self);
      if (reply == NULL)
        return NULL;
      items = parse_items (reply, by_path);
      count_children (items, by_path);
      unanswered = find_unanswered (items, by_path, self->answers);
      /* Something that is hidden by now, and something new that takes its place, look like one. */
      take_changed (self, unanswered);
      if (unanswered->len == 0 && self->n_heard == before)
        {
          remember_to_ask (self, items);
          return build (items, by_path, self->answers);
        }

      /* What has been answered while something changed does not belong together. */
      if (self->n_heard != before)
        g_hash_table_remove_all (self->answers);
      explore (self, unanswered, by_path);
    }

  return NULL;
}

ReaderTree *
reader_look (Reader *self)
{
  gint64 end = g_get_monotonic_time () + READER_PATIENCE_S * G_TIME_SPAN_SECOND;
  ReaderTree *tree;

  reader_settle (self);
  while ((tree = look_once (self)) == NULL)
    {
      if (self->control >= 0 || g_get_monotonic_time () > end || g_subprocess_get_identifier (self->process) == NULL)
        g_error ("The program does not tell its objects, or is gone");
      reader_settle (self);
    }
  self->n_looks++;
  reader_evidence_note (tree);

  return tree;
}

ReaderTree *
reader_wait (Reader *self, ReaderCondition condition, gpointer data, const char *what)
{
  gint64 end = reader_get_time (self) + READER_PATIENCE_S * G_TIME_SPAN_SECOND;

  for (;;)
    {
      g_autoptr (ReaderTree) tree = reader_look (self);

      if (condition (tree, data))
        return g_steal_pointer (&tree);
      if (reader_get_time (self) > end || !reader_advance (self))
        {
          reader_tree_tell (tree);
          g_error ("Waited in vain for %s", what);
        }
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

GVariant *
reader_ask (Reader *self, const char *path, const char *interface, const char *method, GVariant *parameters)
{
  g_autoptr (GError) error = NULL;
  GVariant *reply =
      g_dbus_connection_call_sync (self->bus, self->address, path, interface, method, parameters, NULL,
                                   G_DBUS_CALL_FLAGS_NO_AUTO_START, READER_PATIENCE_S * 1000, NULL, &error);

  /* A program that ends may have no time to answer. */
  if (reply == NULL && !(self->gone && g_error_matches (error, G_DBUS_ERROR, G_DBUS_ERROR_NO_REPLY)))
    reader_expect_gone (self, error, TRUE);
  return reply;
}

gboolean
reader_get_extents (Reader *self, const ReaderNode *node, AtspiRect *rect)
{
  g_autoptr (GVariant) reply = reader_ask (self, node->path, "org.a11y.atspi.Component", "GetExtents",
                                           g_variant_new ("(u)", ATSPI_COORD_TYPE_WINDOW));

  if (reply == NULL)
    return FALSE;

  g_variant_get (reply, "((iiii))", &rect->x, &rect->y, &rect->width, &rect->height);
  return TRUE;
}
