/* ui-fit.c: whether what can be pressed is large enough for a finger, and what is written is there to its end, in whole
 * words, with nothing over it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-fit.h"

#include "bluff-announcer.h"
#include "bluff-bluffer-seat.h"
#include "bluff-breadth.h"
#include "bluff-card.h"
#include "bluff-extent.h"
#include "bluff-log.h"
#include "bluff-pirate-hand.h"
#include "bluff-pirate-square.h"
#include "bluff-report.h"
#include "bluff-rules-page.h"
#include "bluff-sheet.h"
#include "bluff-story-row.h"
#include "bluff-table-title.h"
#include "bluff-tabletop.h"

#include <string.h>

enum
{
  TARGET = 44,
  OWN_CARD = 60,
  CARD_SEEN = 24, /* of a card that others cover */
  SLACK = 1,      /* pixels that rounding may take */
  BORDER = 4,     /* of a target, which nobody misses */
  LEAST_TEXTS = 50
};

static GHashTable *found; /* what was reported */
static guint n_texts;

static void report (GtkWidget *widget, const char *where, const char *format, ...) G_GNUC_PRINTF (3, 4);

static void
report (GtkWidget *widget, const char *where, const char *format, ...)
{
  g_autofree char *what = NULL;
  va_list args;

  va_start (args, format);
  what = g_strdup_vprintf (format, args);
  va_end (args);
  g_test_fail ();
  if (g_hash_table_add (found, g_strdup (what)))
    {
      GString *around = g_string_new (NULL);

      for (; widget != NULL; widget = gtk_widget_get_parent (widget))
        g_string_append_printf (around, " %s", G_OBJECT_TYPE_NAME (widget));
      g_test_message ("%s: %s (%s )", where, what, around->str);
      g_string_free (around, TRUE);
    }
}

/* --- Edges ---------------------------------------------------------------------------------------------------------
 */

static gboolean
scrolls (GtkWidget *widget, GtkOrientation orientation)
{
  GtkPolicyType across, down;

  if (!GTK_IS_SCROLLED_WINDOW (widget))
    return FALSE;
  /* A table is seen as a whole; where text is large, it may be higher than the window, and never wider. */
  if (BLUFF_IS_TABLETOP (gtk_widget_get_parent (widget)) &&
      (orientation == GTK_ORIENTATION_HORIZONTAL || !bluff_breadth_has_large_text (widget)))
    return FALSE;

  gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (widget), &across, &down);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    down = across;
  return down == GTK_POLICY_ALWAYS || down == GTK_POLICY_AUTOMATIC;
}

static gboolean
clips (GtkWidget *widget)
{
  /* What a scrolled window shows a part of is cut off by the scrolled window. */
  if (GTK_IS_SCROLLED_WINDOW (gtk_widget_get_parent (widget)) ||
      ADW_IS_CLAMP_SCROLLABLE (gtk_widget_get_parent (widget)))
    return FALSE;

  return GTK_IS_NATIVE (widget) || GTK_IS_SCROLLED_WINDOW (widget) ||
         gtk_widget_get_overflow (widget) == GTK_OVERFLOW_HIDDEN;
}

/* By how many pixels a widget is beyond an edge that cuts it off, the window's or that of something around it, and
 * cannot be scrolled there. */
static int
measure_lost (GtkWidget *widget, GtkOrientation orientation)
{
  GtkWidget *inner = widget;
  double lost = 0;

  for (GtkWidget *around = gtk_widget_get_parent (widget); around != NULL; around = gtk_widget_get_parent (around))
    {
      graphene_rect_t in, all;

      if (scrolls (around, orientation))
        inner = around;
      else if (clips (around) && gtk_widget_compute_bounds (inner, around, &in) &&
               gtk_widget_compute_bounds (around, around, &all) && in.size.width >= 1 && in.size.height >= 1)
        {
          if (orientation == GTK_ORIENTATION_HORIZONTAL)
            lost = MAX (lost,
                        MAX (all.origin.x - in.origin.x, in.origin.x + in.size.width - all.origin.x - all.size.width));
          else
            lost = MAX (lost, MAX (all.origin.y - in.origin.y,
                                   in.origin.y + in.size.height - all.origin.y - all.size.height));
        }
      if (GTK_IS_NATIVE (around))
        break;
    }

  return (int) lost;
}

static void
check_edges (GtkWidget *widget, const char *where, const char *what, int slack)
{
  int across, down;

  /* What is only heard has no place. */
  if (gtk_widget_get_ancestor (widget, BLUFF_TYPE_ANNOUNCER) != NULL)
    return;

  across = measure_lost (widget, GTK_ORIENTATION_HORIZONTAL);
  down = measure_lost (widget, GTK_ORIENTATION_VERTICAL);
  if (across > slack || down > slack)
    report (widget, where, "%s “%s” is cut off at an edge: %d across, %d down", gtk_widget_get_css_name (widget), what,
            across, down);
}

/* --- Targets -------------------------------------------------------------------------------------------------------
 */

/* What is smaller, and why that is no trouble. */
static gboolean
is_excused (GtkWidget *widget)
{
  /* The platform's: as large as in every other app, where the desktop wants them, and each has a key. */
  if (gtk_widget_get_ancestor (widget, GTK_TYPE_WINDOW_CONTROLS) != NULL)
    return TRUE;
  /* So is all of this window. */
  if (ADW_IS_ABOUT_WINDOW (gtk_widget_get_root (widget)))
    return TRUE;
  /* There to be read with the arrow keys: pressing a square or a line of the log does nothing. */
  if (BLUFF_IS_PIRATE_SQUARE (widget) || gtk_widget_get_ancestor (widget, BLUFF_TYPE_LOG) != NULL)
    return TRUE;
  /* These are smaller than a finger: a player who is to take one presses the seat, or has them large on a sheet. */
  if (BLUFF_IS_CARD (widget) && gtk_widget_get_ancestor (widget, BLUFF_TYPE_BLUFFER_SEAT) != NULL &&
      !bluff_card_get_enabled (BLUFF_CARD (widget)))
    return TRUE;
  /* Text that can be selected, and the pages' scrolling area. */
  if (GTK_IS_LABEL (widget) || GTK_IS_SCROLLED_WINDOW (widget) || GTK_IS_VIEWPORT (widget))
    return TRUE;

  return FALSE;
}

/* A switch, a check mark, an arrow or a text in a row is pressed by pressing the row. */
static GtkWidget *
find_target (GtkWidget *widget)
{
  GtkWidget *row = gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_BOX_ROW);

  if (row != NULL &&
      (GTK_IS_SWITCH (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_EDITABLE (widget) || ADW_IS_COMBO_ROW (row)))
    return row;
  if (gtk_widget_get_ancestor (widget, GTK_TYPE_DROP_DOWN) != NULL)
    return gtk_widget_get_ancestor (widget, GTK_TYPE_DROP_DOWN);
  /* The part that can have the focus lies in what is pressed. */
  if (GTK_IS_TEXT (widget) || GTK_IS_MENU_BUTTON (gtk_widget_get_parent (widget)))
    return gtk_widget_get_parent (widget);

  return widget;
}

static int
least_width_of (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, BLUFF_TYPE_PIRATE_HAND) != NULL && BLUFF_IS_CARD (widget) ? OWN_CARD : TARGET;
}

static void
check_target (GtkWidget *widget, const char *where)
{
  GtkWidget *target;
  const char *name;
  graphene_rect_t bounds;

  if (!gtk_widget_get_focusable (widget) || !gtk_widget_is_sensitive (widget) || is_excused (widget) ||
      gtk_widget_get_first_child (widget) == NULL)
    if (!(BLUFF_IS_CARD (widget) && gtk_widget_get_focusable (widget)) || is_excused (widget))
      return;

  /* With its border and all: what a finger meets. */
  target = find_target (widget);
  if (!gtk_widget_compute_bounds (target, target, &bounds))
    return;
  name = gtk_widget_get_tooltip_text (target) != NULL ? gtk_widget_get_tooltip_text (target) : "";
  if (bounds.size.width + SLACK < least_width_of (widget) || bounds.size.height + SLACK < TARGET)
    report (target, where, "%s “%s” is %.0f×%.0f", gtk_widget_get_css_name (target), name, bounds.size.width,
            bounds.size.height);
  check_edges (target, where, name, BORDER);
}

/* In a fan, so much of each card is seen. */
static void
check_fan (GtkWidget *widget, const char *where)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));
  double before = G_MAXDOUBLE;

  if (!BLUFF_IS_PIRATE_HAND_WIDGET (widget))
    return;

  for (GtkWidget *card = gtk_widget_get_first_child (widget); card != NULL; card = gtk_widget_get_next_sibling (card))
    {
      graphene_rect_t bounds;

      if (!BLUFF_IS_CARD (card) || !gtk_widget_get_child_visible (card) ||
          !gtk_widget_compute_bounds (card, window, &bounds))
        continue;
      if (before < G_MAXDOUBLE && ABS (bounds.origin.x - before) + SLACK < CARD_SEEN)
        report (card, where, "only %.0f px of a card are seen", ABS (bounds.origin.x - before));
      before = bounds.origin.x;
    }
}

/* --- Text ----------------------------------------------------------------------------------------------------------
 */

/* What may end in "…": in which widget, and where its end is. Nothing else may. */
static const struct
{
  const char *within;
  const char *reason;
} may_be_cut_in[] = {
  { "AdwWindowTitle", "the platform's; it stands whole in the window's own title" },
};

static gboolean
may_be_cut (GtkWidget *widget)
{
  /* So large that between the buttons of a header bar there is no room, a title may be cut; no other. */
  if (!bluff_breadth_has_large_text (widget) && gtk_widget_has_css_class (widget, "title"))
    return FALSE;
  /* A table has a brief form for little room. */
  if (gtk_widget_get_ancestor (widget, BLUFF_TYPE_TABLE_TITLE) != NULL)
    return FALSE;

  for (GtkWidget *around = widget; around != NULL; around = gtk_widget_get_parent (around))
    for (guint i = 0; i < G_N_ELEMENTS (may_be_cut_in); i++)
      if (g_str_equal (G_OBJECT_TYPE_NAME (around), may_be_cut_in[i].within))
        return TRUE;

  return FALSE;
}

gboolean
ui_fit_is_cut (GtkWidget *label)
{
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  return *pango_layout_get_text (layout) != '\0' && !may_be_cut (label) &&
         (pango_layout_is_ellipsized (layout) || width > gtk_widget_get_width (label) + SLACK ||
          height > gtk_widget_get_height (label) + SLACK);
}

/* Rules, the log and the story of a game, a report of what went wrong and the list of all sentences are read on and on,
 * like a book: a line of theirs may end at a hyphen that the
 * word has itself ("face-down"), as a reader expects, and a narrow column needs. Nothing else may: a name, a title or a
 * button is taken in at a glance. A word without a hyphen is broken nowhere. */
static gboolean
is_running_text (GtkWidget *label)
{
  return gtk_widget_get_ancestor (label, BLUFF_TYPE_LOG) != NULL ||
         gtk_widget_get_ancestor (label, BLUFF_TYPE_RULES_PAGE) != NULL ||
         gtk_widget_get_ancestor (label, BLUFF_TYPE_STORY_ROW) != NULL ||
         gtk_widget_get_ancestor (label, BLUFF_TYPE_REPORT) != NULL ||
         g_strcmp0 (gtk_widget_get_root (label) != NULL ? G_OBJECT_TYPE_NAME (gtk_widget_get_root (label)) : NULL,
                    "BluffWordingDialog") == 0;
}

/* Where a line ends within a word, or NULL. */
static const char *
find_break (GtkWidget *label)
{
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
  const char *text = pango_layout_get_text (layout);
  gboolean running = is_running_text (label);
  int n;
  const PangoLogAttr *attributes = pango_layout_get_log_attrs_readonly (layout, &n);

  /* A path or an address is one long word. */
  if (g_path_is_absolute (text) || strstr (text, "://") != NULL)
    return NULL;
  for (int i = 1; i < pango_layout_get_line_count (layout); i++)
    {
      PangoLayoutLine *line = pango_layout_get_line_readonly (layout, i);
      const char *start = text + line->start_index;

      if (!attributes[g_utf8_pointer_to_offset (text, start)].is_line_break || (start[-1] == '-' && !running))
        return start;
    }

  return NULL;
}

/* What lies over a label that is larger than the place that something around it has in a row, a column or a grid; or
 * NULL. */
static GtkWidget *
find_cover (GtkWidget *label)
{
  GtkWidget *around;

  for (GtkWidget *inner = label; (around = gtk_widget_get_parent (inner)) != NULL && !GTK_IS_NATIVE (inner);
       inner = around)
    {
      graphene_rect_t text, place, other;

      /* What reaches beyond these is not seen. */
      if (clips (inner))
        return NULL;
      if (!(GTK_IS_BOX (around) || GTK_IS_GRID (around)) || !gtk_widget_compute_bounds (label, around, &text) ||
          !gtk_widget_compute_bounds (inner, around, &place))
        continue;

      graphene_rect_inset (&text, SLACK, SLACK);
      if (graphene_rect_contains_rect (&place, &text))
        continue;
      for (GtkWidget *child = gtk_widget_get_first_child (around); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        if (child != inner && gtk_widget_get_mapped (child) && gtk_widget_compute_bounds (child, around, &other) &&
            graphene_rect_intersection (&text, &other, NULL))
          return child;
    }

  return NULL;
}

gboolean
ui_fit_is_broken (GtkWidget *label)
{
  return find_break (label) != NULL;
}

static void
check_text (GtkWidget *widget, const char *where)
{
  const char *broken;
  GtkWidget *cover;

  if (!GTK_IS_LABEL (widget) || gtk_widget_get_opacity (widget) == 0)
    return;

  n_texts++;
  check_edges (widget, where, gtk_label_get_text (GTK_LABEL (widget)), SLACK);
  if (ui_fit_is_cut (widget))
    report (widget, where, "“%s” is cut: it has %d×%d, and would like to be %d wide",
            gtk_label_get_text (GTK_LABEL (widget)), gtk_widget_get_width (widget), gtk_widget_get_height (widget),
            bluff_extent_width (widget));
  cover = find_cover (widget);
  if (cover != NULL)
    report (widget, where, "“%s” is covered by a %s", gtk_label_get_text (GTK_LABEL (widget)),
            G_OBJECT_TYPE_NAME (cover));
  broken = find_break (widget);
  if (broken != NULL)
    {
      const char *text = pango_layout_get_text (gtk_label_get_layout (GTK_LABEL (widget)));

      report (widget, where, "“%.*s|%s” is broken within a word: it has %d×%d", (int) (broken - text), text, broken,
              gtk_widget_get_width (widget), gtk_widget_get_height (widget));
    }
}

/* What lies on a sheet may scroll, but not while something else has most of the table. */
static void
check_sheet (GtkWidget *widget, const char *where)
{
  GtkWidget *sheet = gtk_widget_get_ancestor (widget, BLUFF_TYPE_SHEET);
  GtkWidget *table = sheet != NULL ? gtk_widget_get_ancestor (sheet, BLUFF_TYPE_TABLETOP) : NULL;
  GtkAdjustment *adjustment;

  if (!GTK_IS_SCROLLED_WINDOW (widget) || table == NULL)
    return;

  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget));
  if (gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment) + SLACK &&
      gtk_widget_get_height (sheet) * 2 < gtk_widget_get_height (table))
    report (widget, where, "A sheet scrolls in a place %d high on a table of %d", gtk_widget_get_height (sheet),
            gtk_widget_get_height (table));
}

/* --- Windows -------------------------------------------------------------------------------------------------------
 */

/* A window that stands over another one is not larger: it could not be seen whole on a telephone. The platform's are as
 * large as everywhere. */
static void
check_window (GtkWidget *widget, const char *where)
{
  GtkWidget *below = GTK_IS_WINDOW (widget) ? GTK_WIDGET (gtk_window_get_transient_for (GTK_WINDOW (widget))) : NULL;

  if (below == NULL || !g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "Bluff"))
    return;

  if (gtk_widget_get_width (widget) > gtk_widget_get_width (below) ||
      gtk_widget_get_height (widget) > gtk_widget_get_height (below))
    report (widget, where, "%s is %d×%d over %d×%d", G_OBJECT_TYPE_NAME (widget), gtk_widget_get_width (widget),
            gtk_widget_get_height (widget), gtk_widget_get_width (below), gtk_widget_get_height (below));
}

/* --- All of it -----------------------------------------------------------------------------------------------------
 */

void
ui_fit_check (GtkWidget *widget, const char *where)
{
  check_window (widget, where);
  check_target (widget, where);
  check_fan (widget, where);
  check_text (widget, where);
  check_sheet (widget, where);
}

void
ui_fit_begin (void)
{
  found = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  n_texts = 0;
}

void
ui_fit_end (void)
{
  g_clear_pointer (&found, g_hash_table_unref);
  g_assert_cmpuint (n_texts, >, LEAST_TEXTS);
}
