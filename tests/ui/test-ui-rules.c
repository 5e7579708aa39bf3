/* test-ui-rules.c: the rules open where they are wanted, can be searched, and left.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "texts.h"
#include "ui-driver.h"
#include "ui-player.h"

#include "bluff-rules-page.h"
#include "bluff-rules-passage.h"
#include "bluff-welcome-page.h"

#include <locale.h>

static const struct
{
  const char *name;
  int width, height;
} sizes[] = { { "wide", 1280, 800 }, { "medium", 760, 700 }, { "narrow", 360, 600 } };

static UiDriver *
start (guint size)
{
  UiDriver *driver = ui_driver_new (ui_driver_make_folder (), sizes[size].width, sizes[size].height);

  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
  return driver;
}

static void
open_at (UiDriver *driver, const char *rule)
{
  GtkWidget *window = GTK_WIDGET (ui_driver_get_window (driver));

  g_assert_true (gtk_widget_activate_action (window, "win.rules", "(ss)", "pirate", rule));
  ui_driver_wait_for_page (driver, BLUFF_TYPE_RULES_PAGE);
}

static void
collect_passages (GtkWidget *widget, GPtrArray *passages)
{
  if (BLUFF_IS_RULES_PASSAGE (widget))
    g_ptr_array_add (passages, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_passages (child, passages);
}

static GPtrArray *
list_passages (UiDriver *driver)
{
  GPtrArray *passages = g_ptr_array_new ();

  collect_passages (GTK_WIDGET (bluff_window_get_page (ui_driver_get_window (driver))), passages);
  return passages;
}

/* The one that is marked; there is at most one. */
static GtkWidget *
find_marked (UiDriver *driver)
{
  g_autoptr (GPtrArray) passages = list_passages (driver);
  GtkWidget *marked = NULL;

  for (guint i = 0; i < passages->len; i++)
    if (gtk_widget_has_css_class (g_ptr_array_index (passages, i), "marked"))
      {
        g_assert_null (marked);
        marked = g_ptr_array_index (passages, i);
      }

  return marked;
}

static guint
count_visible (UiDriver *driver)
{
  g_autoptr (GPtrArray) passages = list_passages (driver);
  guint n = 0;

  for (guint i = 0; i < passages->len; i++)
    n += gtk_widget_get_mapped (g_ptr_array_index (passages, i)) ? 1 : 0;

  return n;
}

static gboolean
has_focus (gpointer data)
{
  return gtk_widget_is_focus (data);
}

/* --- Turning to a rule ---------------------------------------------------------------------------------------------
 */

static void
expect_in_sight (UiDriver *driver, const char *rule)
{
  GtkWidget *passage = find_marked (driver);
  GtkWidget *scroller;
  graphene_rect_t bounds;

  g_assert_nonnull (passage);
  g_assert_true (bluff_rules_passage_tells (BLUFF_RULES_PASSAGE (passage), rule));
  ui_driver_wait (driver, has_focus, passage, "the paragraph to have the focus");
  ui_driver_settle (driver);
  scroller = gtk_widget_get_ancestor (passage, GTK_TYPE_SCROLLED_WINDOW);
  g_assert_true (gtk_widget_compute_bounds (passage, scroller, &bounds));
  g_test_message ("%s: %f to %f of %d", rule, bounds.origin.y, bounds.origin.y + bounds.size.height,
                  gtk_widget_get_height (scroller));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (scroller));
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (scroller));
}

static void
test_turn_to (gconstpointer data)
{
  static const char *const rules[] = { "P15", "P1", "P25", "C6", "P12" };
  g_autoptr (UiDriver) driver = start (GPOINTER_TO_UINT (data));

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      /* The first opens the page, the others find it open. */
      open_at (driver, rules[i]);
      expect_in_sight (driver, rules[i]);
    }

  ui_driver_press (driver, "Escape", 0);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
}

static void
test_unknown_rule (void)
{
  g_autoptr (UiDriver) driver = start (0);

  open_at (driver, "Z99");
  ui_driver_settle (driver);
  g_assert_null (find_marked (driver));
  g_assert_cmpuint (count_visible (driver), >, 20);
}

/* --- Contents ------------------------------------------------------------------------------------------------------
 */

static double
scrolled_to (UiDriver *driver)
{
  GtkWidget *passage = ui_driver_find (driver, NULL, BLUFF_TYPE_RULES_PASSAGE, NULL);
  GtkWidget *scroller = gtk_widget_get_ancestor (passage, GTK_TYPE_SCROLLED_WINDOW);

  return gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)));
}

static gboolean
has_scrolled (gpointer data)
{
  return scrolled_to (data) > 0;
}

static void
test_contents (void)
{
  g_autoptr (UiDriver) driver = start (0);
  GtkWidget *row;

  ui_driver_press (driver, "F1", 0);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_RULES_PAGE);
  row = ui_driver_wait_for (driver, GTK_TYPE_LIST_BOX_ROW, TEXT_CHAPTER_BOARDING);
  g_assert_false (gtk_list_box_row_is_selected (GTK_LIST_BOX_ROW (row)));
  ui_driver_click (driver, row);
  ui_driver_wait (driver, has_scrolled, driver, "the page to scroll");
  ui_driver_settle (driver);
  g_assert_true (gtk_list_box_row_is_selected (GTK_LIST_BOX_ROW (row)));
}

static void
test_contents_narrow (void)
{
  g_autoptr (UiDriver) driver = start (2);
  GtkWidget *list;

  open_at (driver, "");
  list = ui_driver_wait_for (driver, GTK_TYPE_DROP_DOWN, TEXT_CHAPTER_BRIEF);
  g_assert_null (ui_driver_find (driver, NULL, GTK_TYPE_LIST_BOX, TEXT_CHAPTER_BOARDING));
  ui_driver_click (driver, list);
  for (guint i = 0; i < 3; i++)
    ui_driver_press (driver, "Down", 0);
  ui_driver_press (driver, "Return", 0);
  ui_driver_wait (driver, has_scrolled, driver, "the page to scroll");
  ui_driver_settle (driver);
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (list)), ==, 3);
}

/* --- Search --------------------------------------------------------------------------------------------------------
 */

typedef struct
{
  UiDriver *driver;
  guint from, to;
} Count;

static gboolean
count_is (gpointer data)
{
  Count *count = data;
  guint n = count_visible (count->driver);

  return n >= count->from && n <= count->to;
}

static void
test_search (void)
{
  g_autoptr (UiDriver) driver = start (0);
  Count few = { driver, 1, 6 }, none = { driver, 0, 0 }, all = { driver, 20, 100 };

  open_at (driver, "");
  ui_driver_press (driver, "f", GDK_CONTROL_MASK);
  ui_driver_type (driver, "pirate card");
  ui_driver_wait (driver, count_is, &few, "few paragraphs");
  ui_driver_type (driver, " nonsense");
  ui_driver_wait (driver, count_is, &none, "no paragraph");
  ui_driver_wait_for (driver, ADW_TYPE_STATUS_PAGE, TEXT_NOTHING_FOUND);

  ui_driver_press (driver, "Escape", 0);
  ui_driver_wait (driver, count_is, &all, "all paragraphs");
  ui_driver_wait_for_page (driver, BLUFF_TYPE_RULES_PAGE);

  /* Being led to a rule ends a search that hides it. */
  ui_driver_press (driver, "f", GDK_CONTROL_MASK);
  ui_driver_type (driver, "nonsense");
  ui_driver_wait (driver, count_is, &none, "no paragraph");
  open_at (driver, "P20");
  ui_driver_wait (driver, count_is, &all, "all paragraphs");
  expect_in_sight (driver, "P20");

  ui_driver_press (driver, "Escape", 0);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
}

/* --- A table -------------------------------------------------------------------------------------------------------
 */

/* What a table has agreed on stands at the top of its menu, and of the rules that are looked up there. */
static void
test_options (void)
{
  g_autoptr (UiDriver) driver = start (0);
  g_autoptr (BluffSavedGame) game = NULL;
  BluffTable table;

  bluff_table_init (&table, BLUFF_GAME_BLUFFER, 2);
  table.memory_aid = FALSE;
  game = ui_player_sit_down_at (driver, &table, 1, 1);
  ui_driver_press (driver, "F10", 0);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_OPTIONS_OF_BLUFFER);
  ui_driver_press (driver, "Escape", 0);
  ui_driver_settle (driver);

  ui_driver_press (driver, "F1", 0);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_RULES_PAGE);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_OPTIONS_OF_BLUFFER);

  /* Those of another game are not this table's. */
  open_at (driver, "");
  g_assert_null (ui_driver_find (driver, NULL, GTK_TYPE_LABEL, TEXT_OPTIONS_OF_BLUFFER));
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/rules/turn-to/", sizes[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_turn_to);
    }
  g_test_add_func ("/ui/rules/unknown-rule", test_unknown_rule);
  g_test_add_func ("/ui/rules/contents", test_contents);
  g_test_add_func ("/ui/rules/contents-narrow", test_contents_narrow);
  g_test_add_func ("/ui/rules/search", test_search);
  g_test_add_func ("/ui/rules/options", test_options);

  return g_test_run ();
}
