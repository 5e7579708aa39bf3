/* test-ui-fit.c: what can be pressed is large enough for a finger, and what is written is there to its end, with text
 * of twice the size too: on every page and in every moment of the table, in wide and in narrow windows.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-languages.h"
#include "ui-gallery.h"
#include "ui-tour.h"

#include "bluff-bluffer-seat.h"
#include "bluff-card.h"
#include "bluff-language.h"
#include "bluff-log.h"
#include "bluff-pirate-hand.h"
#include "bluff-pirate-square.h"
#include "bluff-table-title.h"

enum
{
  TARGET = 44,
  OWN_CARD = 60,
  CARD_SEEN = 24, /* of a card that others cover */
  SLACK = 1       /* pixels that rounding may take */
};

static GHashTable *found; /* what was reported once */
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
  graphene_rect_t bounds;

  if (!gtk_widget_get_focusable (widget) || !gtk_widget_is_sensitive (widget) || is_excused (widget) ||
      gtk_widget_get_first_child (widget) == NULL)
    if (!(BLUFF_IS_CARD (widget) && gtk_widget_get_focusable (widget)) || is_excused (widget))
      return;

  /* With its border and all: what a finger meets. */
  target = find_target (widget);
  if (!gtk_widget_compute_bounds (target, target, &bounds))
    return;
  if (bounds.size.width + SLACK < least_width_of (widget) || bounds.size.height + SLACK < TARGET)
    report (target, where, "%s “%s” is %.0f×%.0f", gtk_widget_get_css_name (target),
            gtk_widget_get_tooltip_text (target) != NULL ? gtk_widget_get_tooltip_text (target) : "", bounds.size.width,
            bounds.size.height);
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

static void
check_targets (GtkWidget *widget, const char *where)
{
  check_target (widget, where);
  check_fan (widget, where);
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
  /* A table has a brief form for little room. */
  if (gtk_widget_get_ancestor (widget, BLUFF_TYPE_TABLE_TITLE) != NULL)
    return FALSE;

  for (GtkWidget *around = widget; around != NULL; around = gtk_widget_get_parent (around))
    for (guint i = 0; i < G_N_ELEMENTS (may_be_cut_in); i++)
      if (g_str_equal (G_OBJECT_TYPE_NAME (around), may_be_cut_in[i].within))
        return TRUE;

  return FALSE;
}

/* Whether not all of a label's text is there. */
static gboolean
is_cut (GtkWidget *label)
{
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  return *pango_layout_get_text (layout) != '\0' &&
         (pango_layout_is_ellipsized (layout) || width > gtk_widget_get_width (label) + SLACK ||
          height > gtk_widget_get_height (label) + SLACK);
}

/* Whether a line ends within a word. */
static gboolean
is_broken (GtkWidget *label)
{
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
  const char *text = pango_layout_get_text (layout);
  int n;
  const PangoLogAttr *attributes = pango_layout_get_log_attrs_readonly (layout, &n);

  for (int i = 1; i < pango_layout_get_line_count (layout); i++)
    {
      PangoLayoutLine *line = pango_layout_get_line_readonly (layout, i);

      if (!attributes[g_utf8_pointer_to_offset (text, text + line->start_index)].is_line_break)
        return TRUE;
    }

  return FALSE;
}

/* Whether what is beside the window can be brought into it. */
static gboolean
can_be_scrolled_to (GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (GTK_IS_SCROLLED_WINDOW (widget))
      {
        GtkAdjustment *place = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (widget));
        GtkPolicyType policy;

        gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (widget), &policy, NULL);
        if ((policy == GTK_POLICY_ALWAYS || policy == GTK_POLICY_AUTOMATIC) &&
            gtk_adjustment_get_upper (place) > gtk_adjustment_get_page_size (place))
          return TRUE;
      }

  return FALSE;
}

static gboolean
is_beside_window (GtkWidget *label)
{
  GtkWidget *native = GTK_WIDGET (gtk_widget_get_native (label));
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (label, native, &bounds) || bounds.size.width < 1)
    return FALSE;

  return bounds.origin.x < -SLACK || bounds.origin.x + bounds.size.width > gtk_widget_get_width (native) + SLACK;
}

static void
check_text (GtkWidget *widget, const char *where)
{
  if (!GTK_IS_LABEL (widget) || gtk_widget_get_opacity (widget) == 0)
    return;

  n_texts++;
  if (is_beside_window (widget) && !can_be_scrolled_to (widget))
    report (widget, where, "“%s” is not all in the window", gtk_label_get_text (GTK_LABEL (widget)));
  if (is_cut (widget) && !may_be_cut (widget))
    report (widget, where, "“%s” is cut: it has %d×%d", gtk_label_get_text (GTK_LABEL (widget)),
            gtk_widget_get_width (widget), gtk_widget_get_height (widget));
}

/* Of text of the usual size, no word is broken either. */
static void
check_lines (GtkWidget *widget, const char *where)
{
  check_text (widget, where);
  if (GTK_IS_LABEL (widget) && gtk_widget_get_opacity (widget) > 0 && is_broken (widget))
    report (widget, where, "“%s” is broken within a word: it has %d×%d", gtk_label_get_text (GTK_LABEL (widget)),
            gtk_widget_get_width (widget), gtk_widget_get_height (widget));
}

/* --- Tests ---------------------------------------------------------------------------------------------------------
 */

typedef struct
{
  const char *path;
  UiTourLook check;
  guint percent;
  int width, height;
  guint people; /* at a table; 0: the pages */
  BluffGame game;
  gboolean slow; /* only with -m slow: there is another row of that kind in which less fits */
} Row;

static const Row rows[] = {
  { "/ui/fit/targets/pages", check_targets, 100, 1280, 860, 0 },
  { "/ui/fit/targets/pages-narrow", check_targets, 100, 360, 640, 0 },
  { "/ui/fit/targets/pirate", check_targets, 100, 1280, 860, 2, BLUFF_GAME_PIRATE, TRUE },
  { "/ui/fit/targets/pirate-narrow", check_targets, 100, 360, 640, 2, BLUFF_GAME_PIRATE },
  { "/ui/fit/targets/bluffer", check_targets, 100, 1280, 860, 1, BLUFF_GAME_BLUFFER, TRUE },
  { "/ui/fit/targets/bluffer-narrow", check_targets, 100, 360, 640, 1, BLUFF_GAME_BLUFFER },
  { "/ui/fit/targets/bluffaneer", check_targets, 100, 1280, 860, 2, BLUFF_GAME_BLUFFANEER, TRUE },
  { "/ui/fit/targets/bluffaneer-narrow", check_targets, 100, 360, 640, 2, BLUFF_GAME_BLUFFANEER },
  { "/ui/fit/text/pages", check_text, 200, 1280, 860, 0 },
  { "/ui/fit/text/pages-narrow", check_text, 200, 480, 800, 0 },
  { "/ui/fit/text/pages-360", check_lines, 100, 360, 640, 0 },
  { "/ui/fit/text/pirate-620", check_lines, 100, 620, 700, 2, BLUFF_GAME_PIRATE },
  { "/ui/fit/text/bluffer-620", check_lines, 100, 620, 700, 2, BLUFF_GAME_BLUFFER },
  { "/ui/fit/text/bluffaneer-620", check_lines, 100, 620, 700, 1, BLUFF_GAME_BLUFFANEER },
  { "/ui/fit/text/pirate", check_text, 200, 1280, 860, 2, BLUFF_GAME_PIRATE, TRUE },
  { "/ui/fit/text/pirate-narrow", check_text, 200, 480, 800, 2, BLUFF_GAME_PIRATE },
  { "/ui/fit/text/bluffer", check_text, 200, 1280, 860, 2, BLUFF_GAME_BLUFFER },
  { "/ui/fit/text/bluffaneer", check_text, 200, 1280, 860, 2, BLUFF_GAME_BLUFFANEER },
  { "/ui/fit/text/pirate-360", check_text, 200, 360, 640, 1, BLUFF_GAME_PIRATE },
  { "/ui/fit/text/bluffer-360", check_text, 200, 360, 640, 1, BLUFF_GAME_BLUFFER },
  { "/ui/fit/text/bluffaneer-360", check_text, 200, 360, 640, 1, BLUFF_GAME_BLUFFANEER },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;

  found = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  n_texts = 0;
  ui_gallery_set_font (row->percent);
  ui_tour_look (&(UiTour){ row->width, row->height, row->people, row->game }, row->check);
  if (row->check != check_targets)
    g_assert_cmpuint (n_texts, >, 50);
  g_clear_pointer (&found, g_hash_table_unref);
}

/* --- Languages -----------------------------------------------------------------------------------------------------
 */

typedef struct
{
  const char *code;
  const struct Window *window;
} InLanguage;

static const struct Window
{
  const char *name;
  int width, height;
  guint percent;
  gboolean daily; /* the others only where all languages are gone through */
} windows[] = {
  { "360", 360, 640, 100, TRUE },        { "800", 800, 600, 100, FALSE },         { "1280", 1280, 860, 100, FALSE },
  { "large-480", 480, 800, 200, FALSE }, { "large-1280", 1280, 860, 200, FALSE },
};

/* The pages in another language: as long as its words are. */
static void
test_language (gconstpointer data)
{
  const InLanguage *in = data;

  found = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  n_texts = 0;
  bluff_language_choose (in->code);
  ui_gallery_set_font (in->window->percent);
  ui_tour_look (&(UiTour){ in->window->width, in->window->height }, check_text);
  g_assert_cmpint (gtk_widget_get_default_direction (), ==,
                   bluff_language_is_right_to_left () ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
  g_assert_cmpuint (n_texts, >, 50);
  bluff_language_choose ("en");
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  g_clear_pointer (&found, g_hash_table_unref);
}

static void
add_languages (void)
{
  for (const char *const *code = test_languages_list (); *code != NULL; code++)
    for (guint i = 0; i < G_N_ELEMENTS (windows) && !g_str_equal (*code, "en"); i++)
      {
        g_autofree char *path = g_strdup_printf ("/ui/fit/language/%s/%s", *code, windows[i].name);
        InLanguage *in;

        if (!windows[i].daily && !test_languages_are_all ())
          continue;
        in = g_new0 (InLanguage, 1);
        *in = (InLanguage){ *code, &windows[i] };
        g_test_add_data_func_full (path, in, test_language, g_free);
      }
}

/* Cut text would be noticed, wherever it is: a label with too little room, one that wraps into too little height, and
 * one with a tooltip. */
static void
test_noticed (void)
{
  static const struct
  {
    int width, height;
    gboolean ellipsize, wrap, fits;
  } labels[] = {
    { 60, 40, TRUE, FALSE, FALSE },
    { 60, 10, FALSE, TRUE, FALSE },
    { 400, 40, TRUE, FALSE, TRUE },
  };

  ui_gallery_set_font (100);
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      GtkWidget *label = g_object_ref_sink (gtk_label_new ("A sentence that needs some room to be read"));

      gtk_widget_set_tooltip_text (label, "A sentence");
      gtk_label_set_wrap (GTK_LABEL (label), labels[i].wrap);
      gtk_label_set_ellipsize (GTK_LABEL (label), labels[i].ellipsize ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
      gtk_widget_size_allocate (label, &(GtkAllocation){ 0, 0, labels[i].width, labels[i].height }, -1);
      g_assert_cmpint (is_cut (label) && !may_be_cut (label), ==, !labels[i].fits);
      g_object_unref (label);
    }
}

int
main (int argc, char **argv)
{
  g_autoptr (GSettings) settings = NULL;

  bluff_application_init_language ();
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  /* What is measured is at rest. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  settings = g_settings_new ("io.github.bluffbay.BluffBay");
  g_settings_set_string (settings, "pace", "instant");

  g_test_add_func ("/ui/fit/noticed", test_noticed);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (!rows[i].slow || g_test_slow ())
      g_test_add_data_func (rows[i].path, &rows[i], test_row);
  add_languages ();

  return g_test_run ();
}
