/* bluff-rules-page.c: the rules of a game, to be read.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-rules-page.h"

#include "bluff-box.h"
#include "bluff-breadth.h"
#include "bluff-main-menu.h"
#include "bluff-rules-passage.h"
#include "bluff-rules-text.h"
#include "bluff-shown-child.h"
#include "bluff-tables.h"
#include "bluff-words-names.h"

#include <glib/gi18n.h>

enum
{
  HEAD_ROOM = 12,       /* above what is turned to */
  REACHED = 72,         /* a section is being read when its heading is this far down */
  STEADY_FRAMES = 2,    /* a page that has just been opened is laid out more than once */
  PATIENCE_FRAMES = 240 /* and one that is never laid out is not waited for */
};

typedef struct
{
  GtkWidget *heading;
  GPtrArray *passages;
} Section;

struct _BluffRulesPage
{
  BluffPage parent_instance;

  AdwWindowTitle *heading;
  GtkSearchBar *search_bar;
  GtkSearchEntry *search_entry;
  GtkScrolledWindow *breadth;
  GtkWidget *contents_pane;
  GtkWidget *contents_edge;
  GtkListBox *contents;
  GtkDropDown *contents_list;
  GtkStack *stack;
  GtkScrolledWindow *scroller;
  GtkWidget *nothing;
  GtkBox *document;

  BluffGame game;
  gboolean at_table;
  BluffTable table;    /* at which the rules are looked up */
  GPtrArray *sections; /* Section */
  GPtrArray *parts;    /* headings above several sections */
  gboolean narrow;
  gboolean following; /* the contents follow the reader, not the other way round */
  guint follow_idle;

  GtkWidget *target; /* where to scroll as soon as it has a place; NULL: nowhere */
  GtkWidget *anchor; /* what is on top then: the target, or the heading above it */
  guint tick;
  guint frames, steady;
  double target_value;
};

G_DEFINE_FINAL_TYPE (BluffRulesPage, bluff_rules_page, BLUFF_TYPE_PAGE)

static void
free_section (gpointer data)
{
  Section *section = data;

  g_ptr_array_unref (section->passages);
  g_free (section);
}

/* --- Turning to a place --------------------------------------------------------------------------------------------
 */

/* How far down the document a widget stands. */
static double
place_of (BluffRulesPage *self, GtkWidget *widget)
{
  graphene_point_t point;

  if (!gtk_widget_compute_point (widget, GTK_WIDGET (self->document), &GRAPHENE_POINT_INIT (0, 0), &point))
    return 0;

  return point.y;
}

static void
select_section (BluffRulesPage *self, guint position)
{
  self->following = TRUE;
  gtk_list_box_select_row (self->contents, gtk_list_box_get_row_at_index (self->contents, (int) position));
  gtk_drop_down_set_selected (self->contents_list, position);
  self->following = FALSE;
}

static void
stop_turning (BluffRulesPage *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  self->target = NULL;
}

/* The reader sees the place, and the keys work from there. */
static gboolean
turn_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  BluffRulesPage *self = BLUFF_RULES_PAGE (widget);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  double value = MAX (0, place_of (self, self->anchor) - HEAD_ROOM);

  (void) clock;
  (void) user_data;
  if (gtk_widget_get_height (self->target) > 0)
    {
      self->steady = value == self->target_value ? self->steady + 1 : 0;
      self->target_value = value;
      gtk_adjustment_set_value (adjustment, value);
    }
  if (self->steady < STEADY_FRAMES && self->frames++ < PATIENCE_FRAMES)
    return G_SOURCE_CONTINUE;

  if (gtk_widget_get_focusable (self->target))
    gtk_widget_grab_focus (self->target);
  /* What gets the focus is scrolled to its end if it is taller than the page. */
  gtk_adjustment_set_value (adjustment, value);
  stop_turning (self);
  return G_SOURCE_REMOVE;
}

static void
turn_to_widget (BluffRulesPage *self, GtkWidget *target, GtkWidget *anchor, guint section)
{
  stop_turning (self);
  self->target = target;
  self->anchor = anchor;
  self->target_value = -1;
  self->frames = self->steady = 0;
  self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), turn_cb, NULL, NULL);
  select_section (self, section);
}

static void
mark (BluffRulesPage *self, GtkWidget *marked)
{
  for (guint i = 0; i < self->sections->len; i++)
    {
      const Section *section = g_ptr_array_index (self->sections, i);

      for (guint j = 0; j < section->passages->len; j++)
        bluff_rules_passage_set_marked (g_ptr_array_index (section->passages, j),
                                        g_ptr_array_index (section->passages, j) == (gpointer) marked);
    }
}

static void
stop_searching (BluffRulesPage *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
  gtk_search_bar_set_search_mode (self->search_bar, FALSE);
}

static void
turn_to_section (BluffRulesPage *self, guint position)
{
  const Section *section;

  if (position >= self->sections->len)
    return;

  section = g_ptr_array_index (self->sections, position);
  stop_searching (self);
  mark (self, NULL);
  turn_to_widget (self, section->heading, section->heading, position);
}

static void
turn_to_rule (BluffRulesPage *self, const char *rule)
{
  for (guint i = 0; i < self->sections->len; i++)
    {
      const Section *section = g_ptr_array_index (self->sections, i);

      for (guint j = 0; j < section->passages->len; j++)
        {
          GtkWidget *passage = g_ptr_array_index (section->passages, j);

          if (!bluff_rules_passage_tells (BLUFF_RULES_PASSAGE (passage), rule))
            continue;

          stop_searching (self);
          mark (self, passage);
          turn_to_widget (self, passage, j == 0 ? section->heading : passage, i);
          return;
        }
    }
}

/* --- Contents ------------------------------------------------------------------------------------------------------
 */

static void
contents_activated_cb (BluffRulesPage *self, GtkListBoxRow *row)
{
  turn_to_section (self, (guint) gtk_list_box_row_get_index (row));
}

static void
contents_selected_cb (BluffRulesPage *self)
{
  if (!self->following)
    turn_to_section (self, gtk_drop_down_get_selected (self->contents_list));
}

static gboolean
follow_cb (gpointer user_data)
{
  BluffRulesPage *self = user_data;
  double value = gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (self->scroller));
  guint current = 0;

  self->follow_idle = 0;
  if (self->target != NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return G_SOURCE_REMOVE;

  for (guint i = 0; i < self->sections->len; i++)
    {
      const Section *section = g_ptr_array_index (self->sections, i);

      if (gtk_widget_get_visible (section->heading) && place_of (self, section->heading) <= value + REACHED)
        current = i;
    }
  select_section (self, current);
  return G_SOURCE_REMOVE;
}

/* The contents show the part of the page that is in sight. Later: the page may be in the middle of an allocation. */
static void
scrolled_cb (BluffRulesPage *self)
{
  if (self->target == NULL && self->follow_idle == 0)
    self->follow_idle = g_idle_add (follow_cb, self);
}

static GtkWidget *
make_contents_row (gpointer item, gpointer user_data)
{
  const char *title = gtk_string_object_get_string (item);
  GtkWidget *label = gtk_label_new (title);
  GtkWidget *row = g_object_new (GTK_TYPE_LIST_BOX_ROW, "child", label, NULL);

  (void) user_data;
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_margin_top (label, 8);
  gtk_widget_set_margin_bottom (label, 8);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);

  return row;
}

/* --- Search --------------------------------------------------------------------------------------------------------
 */

static void
search_changed_cb (BluffRulesPage *self)
{
  const char *words = gtk_editable_get_text (GTK_EDITABLE (self->search_entry));
  gboolean found = FALSE;

  for (guint i = 0; i < self->sections->len; i++)
    {
      const Section *section = g_ptr_array_index (self->sections, i);
      gboolean found_here = FALSE;

      for (guint j = 0; j < section->passages->len; j++)
        {
          GtkWidget *passage = g_ptr_array_index (section->passages, j);
          gboolean matches = bluff_rules_passage_matches (BLUFF_RULES_PASSAGE (passage), words);

          gtk_widget_set_visible (passage, matches);
          found_here = found_here || matches;
        }
      gtk_widget_set_visible (section->heading, found_here);
      found = found || found_here;
    }
  /* What is found may be of any part. */
  for (guint i = 0; i < self->parts->len; i++)
    gtk_widget_set_visible (g_ptr_array_index (self->parts, i), *words == '\0');
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  gtk_stack_set_visible_child (self->stack, found ? GTK_WIDGET (self->scroller) : self->nothing);
}

static void
search_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffRulesPage *self = BLUFF_RULES_PAGE (widget);

  (void) name;
  (void) parameter;
  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}

/* --- The document --------------------------------------------------------------------------------------------------
 */

static GtkWidget *
add_text (BluffRulesPage *self, const char *text, const char *style, gboolean heading)
{
  GtkWidget *label =
      g_object_new (GTK_TYPE_LABEL, "accessible-role",
                    heading ? GTK_ACCESSIBLE_ROLE_HEADING : GTK_ACCESSIBLE_ROLE_LABEL, "label", text, NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (self->document, label);

  return label;
}

static void
empty_document (BluffRulesPage *self)
{
  GtkWidget *child;

  stop_turning (self);
  g_ptr_array_set_size (self->sections, 0);
  g_ptr_array_set_size (self->parts, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->document))) != NULL)
    gtk_box_remove (self->document, child);
}

static void
add_section (BluffRulesPage *self, GtkStringList *titles, const char *title)
{
  Section *section = g_new0 (Section, 1);

  section->heading = add_text (self, title, "title-2", TRUE);
  section->passages = g_ptr_array_new ();
  g_ptr_array_add (self->sections, section);
  gtk_string_list_append (titles, title);
}

static void
add_passage (BluffRulesPage *self, const BluffRulesParagraph *paragraph, const char *title)
{
  const Section *section = g_ptr_array_index (self->sections, self->sections->len - 1);
  GtkWidget *passage = bluff_rules_passage_new (paragraph, title);

  bluff_rules_passage_set_narrow (BLUFF_RULES_PASSAGE (passage), self->narrow);
  gtk_box_append (self->document, passage);
  g_ptr_array_add (section->passages, passage);
}

/* TABLE is the one whose rules are looked up; NULL: none. */
static void
set_game (BluffRulesPage *self, BluffGame game, const BluffTable *table)
{
  const BluffRulesText *text = bluff_rules_text_get (game);
  g_autofree char *facts = bluff_box_facts (game);
  g_autofree char *options = table != NULL ? bluff_words_options (table) : NULL;
  g_autofree char *name = bluff_words_game (game);
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  const char *title = NULL;

  self->game = game;
  self->at_table = table != NULL;
  if (table != NULL)
    self->table = *table;
  empty_document (self);
  adw_window_title_set_subtitle (self->heading, name);
  add_text (self, name, "title-1", TRUE);
  add_text (self, facts, "dim-label", FALSE);
  if (options != NULL)
    add_text (self, options, "bb-rules-options", FALSE);
  for (const BluffRulesParagraph *paragraph = text->paragraphs; paragraph->text != NULL; paragraph++)
    {
      if (paragraph->part != NULL)
        g_ptr_array_add (self->parts, add_text (self, _ (paragraph->part), "title-1", TRUE));
      if (paragraph->section != NULL)
        add_section (self, titles, title = _ (paragraph->section));
      add_passage (self, paragraph, title);
    }

  self->following = TRUE;
  gtk_list_box_bind_model (self->contents, G_LIST_MODEL (titles), make_contents_row, NULL, NULL);
  gtk_drop_down_set_model (self->contents_list, G_LIST_MODEL (titles));
  self->following = FALSE;
  select_section (self, 0);
}

static void
breadth_changed_cb (BluffBreadth breadth, gpointer user_data)
{
  BluffRulesPage *self = user_data;
  gboolean wide = breadth == BLUFF_BREADTH_WIDE;

  self->narrow = breadth <= BLUFF_BREADTH_NARROW;
  gtk_widget_set_visible (self->contents_pane, wide);
  gtk_widget_set_visible (self->contents_edge, wide);
  gtk_widget_set_visible (GTK_WIDGET (self->contents_list), !wide);
  if (self->narrow)
    gtk_widget_add_css_class (GTK_WIDGET (self->document), "narrow");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->document), "narrow");
  for (guint i = 0; i < self->sections->len; i++)
    {
      const Section *section = g_ptr_array_index (self->sections, i);

      for (guint j = 0; j < section->passages->len; j++)
        bluff_rules_passage_set_narrow (g_ptr_array_index (section->passages, j), self->narrow);
    }
}

/* --- The page ------------------------------------------------------------------------------------------------------
 */

static BluffPage *
bluff_rules_page_renew (BluffPage *page)
{
  BluffRulesPage *self = BLUFF_RULES_PAGE (page);

  return bluff_rules_page_new (self->game, self->at_table ? &self->table : NULL, "");
}

static void
bluff_rules_page_shown (BluffPage *page)
{
  BluffRulesPage *self = BLUFF_RULES_PAGE (page);
  const Section *first = g_ptr_array_index (self->sections, 0);

  /* So that the keys scroll. */
  if (self->target == NULL)
    gtk_widget_grab_focus (g_ptr_array_index (first->passages, 0));
}

static gboolean
bluff_rules_page_escape (BluffPage *page)
{
  BluffRulesPage *self = BLUFF_RULES_PAGE (page);

  if (!gtk_search_bar_get_search_mode (self->search_bar))
    return FALSE;

  stop_searching (self);
  return TRUE;
}

static void
bluff_rules_page_dispose (GObject *object)
{
  BluffRulesPage *self = BLUFF_RULES_PAGE (object);

  stop_turning (self);
  g_clear_handle_id (&self->follow_idle, g_source_remove);
  g_clear_pointer (&self->sections, g_ptr_array_unref);
  g_clear_pointer (&self->parts, g_ptr_array_unref);

  G_OBJECT_CLASS (bluff_rules_page_parent_class)->dispose (object);
}

static void
bluff_rules_page_class_init (BluffRulesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_rules_page_dispose;
  BLUFF_PAGE_CLASS (klass)->shown = bluff_rules_page_shown;
  BLUFF_PAGE_CLASS (klass)->renew = bluff_rules_page_renew;
  BLUFF_PAGE_CLASS (klass)->escape = bluff_rules_page_escape;

  gtk_widget_class_install_action (widget_class, "rules.search", NULL, search_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "rules.search", NULL);

  g_type_ensure (BLUFF_TYPE_MAIN_MENU);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bluffbay/BluffBay/rules/bluff-rules-page.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffRulesPage, heading);
  gtk_widget_class_bind_template_child (widget_class, BluffRulesPage, search_bar);
  gtk_widget_class_bind_template_child (widget_class, BluffRulesPage, search_entry);
  gtk_widget_class_bind_template_child (widget_class, BluffRulesPage, breadth);
  gtk_widget_class_bind_template_child (widget_class, BluffRulesPage, contents_pane);
  gtk_widget_class_bind_template_child (widget_class, BluffRulesPage, contents_edge);
  gtk_widget_class_bind_template_child (widget_class, BluffRulesPage, contents);
  gtk_widget_class_bind_template_child (widget_class, BluffRulesPage, contents_list);
  gtk_widget_class_bind_template_child (widget_class, BluffRulesPage, stack);
  gtk_widget_class_bind_template_child (widget_class, BluffRulesPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, BluffRulesPage, nothing);
  gtk_widget_class_bind_template_child (widget_class, BluffRulesPage, document);
  gtk_widget_class_bind_template_callback (widget_class, contents_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, contents_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
}

static void
bluff_rules_page_init (BluffRulesPage *self)
{
  self->sections = g_ptr_array_new_with_free_func (free_section);
  self->parts = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  bluff_shown_child_watch (self->stack);
  bluff_page_set_title (BLUFF_PAGE (self), _ ("Rules"));
  gtk_search_bar_connect_entry (self->search_bar, GTK_EDITABLE (self->search_entry));
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scroller), "value-changed",
                           G_CALLBACK (scrolled_cb), self, G_CONNECT_SWAPPED);
  bluff_breadth_watch (self->breadth, breadth_changed_cb, self);
}

/* Rules are shown of games that can be played. */
static BluffGame
find_game (BluffGame game)
{
  return bluff_tables_has (game) && bluff_rules_text_get (game) != NULL ? game : BLUFF_GAME_PIRATE;
}

BluffPage *
bluff_rules_page_new (BluffGame game, const BluffTable *table, const char *rule)
{
  BluffRulesPage *self = g_object_new (BLUFF_TYPE_RULES_PAGE, NULL);

  set_game (self, find_game (game), table);
  turn_to_rule (self, rule);

  return BLUFF_PAGE (self);
}

void
bluff_rules_page_turn_to (BluffRulesPage *self, BluffGame game, const char *rule)
{
  g_return_if_fail (BLUFF_IS_RULES_PAGE (self));

  if (find_game (game) != self->game)
    set_game (self, find_game (game), NULL);
  turn_to_rule (self, rule);
}

BluffGame
bluff_rules_page_get_game (BluffRulesPage *self)
{
  g_return_val_if_fail (BLUFF_IS_RULES_PAGE (self), BLUFF_GAME_PIRATE);

  return self->game;
}
