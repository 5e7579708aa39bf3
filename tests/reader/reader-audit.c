/* reader-audit.c: whether whatever can be used has a real name, and how Tab goes.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-audit.h"

#include "reader-keys.h"
#include "texts.h"

#include <glib/gi18n.h>

enum
{
  MOST_STOPS = 120,
  LEAST_OVERLAP = 2 /* two things that share more than a half of the lower one's height are in a row */
};

struct _ReaderAudit
{
  Reader *reader;
  char *language;
  gboolean mirrored;
  guint n_faults;
};

ReaderAudit *
reader_audit_new (Reader *reader, const char *language, gboolean mirrored)
{
  ReaderAudit *self = g_new0 (ReaderAudit, 1);

  self->reader = reader;
  self->language = g_strdup (language);
  self->mirrored = mirrored;
  return self;
}

void
reader_audit_free (ReaderAudit *self)
{
  g_free (self->language);
  g_free (self);
}

guint
reader_audit_get_n_faults (ReaderAudit *self)
{
  return self->n_faults;
}

static void
complain (ReaderAudit *self, const char *page, const char *what, const ReaderNode *node)
{
  g_autofree char *says = reader_node_say (node);
  g_autofree char *around = node->parent != NULL ? reader_node_say (node->parent) : NULL;

  g_test_message ("%s, %s: %s: %s in %s", self->language, page, what, says, around != NULL ? around : "nothing");
  self->n_faults++;
}

/* --- Names ---------------------------------------------------------------------------------------------------------
 */

/* GTK names a widget without an accessible name by its type. */
static gboolean
is_real_name (const char *name)
{
  static GRegex *type;

  if (type == NULL)
    type = g_regex_new ("^(Gtk|Adw|Gdk|Bluff)[A-Z][A-Za-z0-9]+$", G_REGEX_OPTIMIZE, 0, NULL);

  return *name != '\0' && !g_regex_match (type, name, 0, NULL);
}

/* "_Add Add" */
static gboolean
is_doubled (const char *name)
{
  g_auto (GStrv) words = g_strsplit (name, " ", -1);
  guint n = g_strv_length (words);

  if (*name == '_')
    return TRUE;
  /* In Arabic that is one word, twice. */
  if (g_str_equal (name, _ (TEXT_PACE_STEP_BY_STEP)))
    return FALSE;
  for (guint i = 0; n % 2 == 0 && i < n / 2; i++)
    if (!g_str_equal (words[i], words[n / 2 + i]))
      return FALSE;

  return n % 2 == 0 && n > 0;
}

/* What is on a page of a stack that is not shown has no place: the search that libadwaita keeps in a window of
 * preferences, for example, where there is nothing to search for. */
static gboolean
has_place (ReaderAudit *self, const ReaderNode *node)
{
  AtspiRect rect;

  return reader_get_extents (self->reader, node, &rect) && rect.width > 0 && rect.height > 0;
}

static gboolean
is_interactive (const ReaderNode *node)
{
  switch ((guint) node->role)
    {
    case ATSPI_ROLE_PUSH_BUTTON:
    case ATSPI_ROLE_TOGGLE_BUTTON:
    case ATSPI_ROLE_CHECK_BOX:
    case ATSPI_ROLE_RADIO_BUTTON:
    case ATSPI_ROLE_COMBO_BOX:
    case ATSPI_ROLE_TEXT:
    case ATSPI_ROLE_ENTRY:
    case ATSPI_ROLE_SPIN_BUTTON:
    case ATSPI_ROLE_SLIDER:
    case ATSPI_ROLE_MENU_ITEM:
    case ATSPI_ROLE_LINK:
    case ATSPI_ROLE_PAGE_TAB:
    case ATSPI_ROLE_FRAME:
    case ATSPI_ROLE_DIALOG:
    case ATSPI_ROLE_ALERT:
      return TRUE;
    case ATSPI_ROLE_SCROLL_PANE: /* GTK calls all of them focusable; that the focus really comes to one shows later */
      return FALSE;
    case ATSPI_ROLE_PANEL: /* a page of a stack that is not shown has nothing in it */
      return reader_node_has_state (node, ATSPI_STATE_FOCUSABLE) && node->children->len > 0;
    default:
      return reader_node_has_state (node, ATSPI_STATE_FOCUSABLE);
    }
}

static gboolean
is_nameless (ReaderAudit *self, const ReaderNode *node)
{
  return !is_real_name (node->plain) && has_place (self, node);
}

void
reader_audit_check_names (ReaderAudit *self, const char *page, ReaderTree *tree)
{
  for (guint i = 0; i < tree->nodes->len; i++)
    {
      const ReaderNode *node = g_ptr_array_index (tree->nodes, i);

      if (!node->linked || !is_interactive (node))
        continue;
      if (is_nameless (self, node))
        complain (self, page, "has no name", node);
      else if (is_doubled (node->plain))
        complain (self, page, "is called twice", node);
    }
}

/* --- The way of the focus ------------------------------------------------------------------------------------------
 */

typedef struct
{
  char *path;
  char *name;
  AtspiRole role;
  AtspiRect rect;
  AtspiRect before; /* where the stop before it is at the same moment: what scrolls is somewhere else by now */
  guint place;      /* in the order of reading */
} Stop;

static void
stop_clear (Stop *self)
{
  g_free (self->path);
  g_free (self->name);
}

/* BEFORE is the last one, or NULL. */
static gboolean
take_stop (ReaderAudit *self, const char *page, const Stop *before, Stop *stop)
{
  g_autoptr (ReaderTree) tree = NULL;
  ReaderNode *focus = reader_look_for_focus (self->reader, &tree);
  ReaderNode last = { .path = before != NULL ? before->path : NULL };

  *stop = (Stop){ NULL };
  if (focus == NULL)
    return FALSE;

  stop->path = g_strdup (focus->path);
  stop->name = g_strdup (focus->plain);
  stop->role = focus->role;
  g_ptr_array_find (tree->nodes, focus, &stop->place);
  if (!is_real_name (focus->plain))
    complain (self, page, "has the focus and no name", focus);
  if (before != NULL)
    reader_get_extents (self->reader, &last, &stop->before);

  return reader_get_extents (self->reader, focus, &stop->rect);
}

/* One above the other means: the first is read first; side by side, the one at the start. From one to something that
 * is neither, it goes on downwards, or up to the next column. */
static gboolean
is_in_order (ReaderAudit *self, const AtspiRect *a, const AtspiRect *b)
{
  int shared = MIN (a->y + a->height, b->y + b->height) - MAX (a->y, b->y);
  gboolean beside = shared * LEAST_OVERLAP > MIN (a->height, b->height);
  gboolean over = MIN (a->x + a->width, b->x + b->width) > MAX (a->x, b->x);
  gboolean onwards = self->mirrored ? b->x < a->x : b->x > a->x;

  if (over)
    return b->y >= a->y;

  return onwards || (!beside && b->y >= a->y);
}

/* Goes on with Tab until it is back where it was. What has the focus before need not be on the way. */
void
reader_audit_check_focus (ReaderAudit *self, const char *page)
{
  g_autoptr (GArray) stops = g_array_new (FALSE, TRUE, sizeof (Stop));
  guint back = 0, wrapped = 0;

  g_array_set_clear_func (stops, (GDestroyNotify) stop_clear);
  for (guint i = 0; i < MOST_STOPS && back == 0; i++)
    {
      Stop stop;

      reader_key (self->reader, "Tab");
      /* The text of an entry row has the focus, and GTK 4.8 does not say so. */
      if (!take_stop (self, page, stops->len > 0 ? &g_array_index (stops, Stop, stops->len - 1) : NULL, &stop))
        continue;
      g_debug ("%s, %s: stops at “%s” (%d, %d)", self->language, page, stop.name, stop.rect.x, stop.rect.y);
      if (stops->len > 0 && g_str_equal (stop.path, g_array_index (stops, Stop, 0).path))
        back = i;
      g_array_append_val (stops, stop);
    }
  if (back == 0)
    {
      g_test_message ("%s, %s: Tab does not come back", self->language, page);
      self->n_faults++;
    }
  for (guint i = 1; i < stops->len; i++)
    {
      const Stop *one = &g_array_index (stops, Stop, i - 1), *two = &g_array_index (stops, Stop, i);

      if (g_str_equal (one->path, two->path) || two->place < one->place)
        {
          /* From the last one to the first. */
          wrapped += two->place < one->place;
          g_debug ("%s, %s: back from “%s” to “%s”", self->language, page, one->name, two->name);
          continue;
        }
      if (!is_in_order (self, &two->before, &two->rect))
        {
          g_test_message ("%s, %s: from “%s” at %d, %d the focus goes to “%s” at %d, %d", self->language, page,
                          one->name, two->before.x, two->before.y, two->name, two->rect.x, two->rect.y);
          self->n_faults++;
        }
    }
  if (wrapped > 1)
    {
      g_test_message ("%s, %s: the focus goes back %u times before it comes round", self->language, page, wrapped);
      self->n_faults++;
    }
}

void
reader_audit_look (ReaderAudit *self, const char *page)
{
  g_autoptr (ReaderTree) tree = reader_look (self->reader);

  reader_audit_check_names (self, page, tree);
}

void
reader_audit_check (ReaderAudit *self, const char *page)
{
  reader_audit_look (self, page);
  reader_audit_check_focus (self, page);
}
