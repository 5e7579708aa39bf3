/* test-reader-audit.c: on every page and in every dialogue, in every language there is: whatever can be used has a real
 * name, Tab goes through everything in the order in which it is read and comes back, and is nowhere caught.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-keys.h"

#include "bluff-language.h"
#include "bluff-words-names.h"

#include <glib/gi18n.h>

#define ABOUT "about"

enum
{
  MOST_STOPS = 120,
  LEAST_OVERLAP = 2 /* two things that share more than a half of the lower one's height are in a row */
};

/* What is shown of LABEL, which has the letter of a key marked in it, in the language of the program. */
static char *
shown (const char *label)
{
  g_auto (GStrv) parts = g_strsplit (_ (label), "_", -1);

  return g_strjoinv (NULL, parts);
}

static gboolean mirrored;
static const char *language;
static guint n_faults;

static void
complain (const char *page, const char *what, const ReaderNode *node)
{
  g_autofree char *says = reader_node_say (node);
  g_autofree char *around = node->parent != NULL ? reader_node_say (node->parent) : NULL;

  g_test_message ("%s, %s: %s: %s in %s", language, page, what, says, around != NULL ? around : "nothing");
  n_faults++;
}

/* --- Names ---------------------------------------------------------------------------------------------------------
 */

/* GTK calls what has no name by its type. */
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
  if (g_str_equal (name, _ ("Step by step")))
    return FALSE;
  for (guint i = 0; n % 2 == 0 && i < n / 2; i++)
    if (!g_str_equal (words[i], words[n / 2 + i]))
      return FALSE;

  return n % 2 == 0 && n > 0;
}

/* What GTK and libadwaita have inside of their own widgets, and name only later: the search that a window of
 * preferences or of shortcuts keeps hidden, what a drop-down shows of itself, and the rows of the list that it opens.
 */
static gboolean
is_inside_gtk (const ReaderNode *node)
{
  static const char *const names[] = { "GtkSearchEntry", "GtkListBox", "GtkListView", "GtkListItemWidget", NULL };
  const ReaderNode *parent = node->parent;

  return g_strv_contains (names, node->plain) ||
         (parent != NULL && node->role == ATSPI_ROLE_LIST_ITEM && g_str_equal (parent->plain, "GtkListView"));
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

static void
check_names (const char *page, ReaderTree *tree)
{
  for (guint i = 0; i < tree->nodes->len; i++)
    {
      const ReaderNode *node = g_ptr_array_index (tree->nodes, i);

      if (!node->linked || !is_interactive (node) || is_inside_gtk (node))
        continue;
      if (!is_real_name (node->plain))
        complain (page, "has no name", node);
      else if (is_doubled (node->plain))
        complain (page, "is called twice", node);
    }
}

/* --- The way of the focus ------------------------------------------------------------------------------------------
 */

typedef struct
{
  char *path;
  char *name;
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

/* In the window that tells about the program libadwaita 1.2 has a button with the version on it, which has no name. */
static gboolean
is_version (const char *page, const ReaderNode *node)
{
  return g_str_equal (page, ABOUT) && node->role == ATSPI_ROLE_PUSH_BUTTON && g_str_equal (node->plain, "GtkButton");
}

/* BEFORE is the last one, or NULL. */
static gboolean
take_stop (Reader *reader, const char *page, const Stop *before, Stop *stop)
{
  g_autoptr (ReaderTree) tree = NULL;
  ReaderNode *focus = reader_wait_for_focus (reader, &tree);
  ReaderNode last = { .path = before != NULL ? before->path : NULL };

  *stop = (Stop){ NULL };
  if (focus == NULL)
    return FALSE;

  stop->path = g_strdup (focus->path);
  stop->name = g_strdup (focus->plain);
  g_ptr_array_find (tree->nodes, focus, &stop->place);
  if (!is_real_name (focus->plain) && !is_version (page, focus))
    complain (page, "has the focus and no name", focus);
  if (before != NULL)
    reader_get_extents (reader, &last, &stop->before);

  return reader_get_extents (reader, focus, &stop->rect);
}

/* One above the other means: the first is read first; side by side, the one at the start. From one to something that
 * is neither, it goes on downwards, or up to the next column. */
static gboolean
is_in_order (const AtspiRect *a, const AtspiRect *b)
{
  int shared = MIN (a->y + a->height, b->y + b->height) - MAX (a->y, b->y);
  gboolean beside = shared * LEAST_OVERLAP > MIN (a->height, b->height);
  gboolean over = MIN (a->x + a->width, b->x + b->width) > MAX (a->x, b->x);
  gboolean onwards = mirrored ? b->x < a->x : b->x > a->x;

  if (over)
    return b->y >= a->y;

  return onwards || (!beside && b->y >= a->y);
}

/* Goes on with Tab until it is back where it was. */
static void
check_focus (Reader *reader, const char *page)
{
  g_autoptr (GArray) stops = g_array_new (FALSE, TRUE, sizeof (Stop));
  guint back = 0, wrapped = 0;

  g_array_set_clear_func (stops, (GDestroyNotify) stop_clear);
  for (guint i = 0; i < MOST_STOPS && back == 0; i++)
    {
      Stop stop;

      reader_key (reader, "Tab");
      /* The text of an entry row has the focus, and GTK 4.8 does not say so. */
      if (!take_stop (reader, page, stops->len > 0 ? &g_array_index (stops, Stop, stops->len - 1) : NULL, &stop))
        continue;
      g_debug ("%s, %s: stops at “%s” (%d, %d)", language, page, stop.name, stop.rect.x, stop.rect.y);
      if (stops->len > 0 && g_str_equal (stop.path, g_array_index (stops, Stop, 0).path))
        back = i;
      g_array_append_val (stops, stop);
    }
  if (back == 0)
    {
      g_test_message ("%s, %s: Tab does not come back", language, page);
      n_faults++;
    }
  for (guint i = 1; i < stops->len; i++)
    {
      const Stop *one = &g_array_index (stops, Stop, i - 1), *two = &g_array_index (stops, Stop, i);

      if (g_str_equal (one->path, two->path) || two->place < one->place)
        {
          /* From the last one to the first. */
          wrapped += two->place < one->place;
          g_debug ("%s, %s: back from “%s” to “%s”", language, page, one->name, two->name);
          continue;
        }
      if (!is_in_order (&two->before, &two->rect))
        {
          g_test_message ("%s, %s: from “%s” at %d, %d the focus goes to “%s” at %d, %d", language, page, one->name,
                          two->before.x, two->before.y, two->name, two->rect.x, two->rect.y);
          n_faults++;
        }
    }
  if (wrapped > 1)
    {
      g_test_message ("%s, %s: the focus goes back %u times before it comes round", language, page, wrapped);
      n_faults++;
    }
}

/* --- Pages ---------------------------------------------------------------------------------------------------------
 */

static void
check (Reader *reader, const char *page)
{
  g_autoptr (ReaderTree) tree = NULL;

  reader_wait_for_silence (reader);
  tree = reader_look (reader);
  check_names (page, tree);
  check_focus (reader, page);
}

static guint
count_windows (ReaderTree *tree)
{
  return tree->root->children->len;
}

static gboolean
has_windows (ReaderTree *tree, gpointer data)
{
  return count_windows (tree) == GPOINTER_TO_UINT (data);
}

static void
wait_for_windows (Reader *reader, guint n)
{
  reader_tree_free (reader_wait (reader, has_windows, GUINT_TO_POINTER (n), "windows"));
}

/* A window that a key or an action of the frame brings, and Escape takes away. */
static void
check_dialog (Reader *reader, const char *page, const char *key, const char *action)
{
  g_autoptr (ReaderTree) tree = reader_look (reader);

  if (key != NULL)
    reader_key (reader, key);
  else
    g_assert_true (reader_do (reader, reader_tree_find (tree, NULL, ATSPI_ROLE_FRAME, NULL), action));
  wait_for_windows (reader, 2);
  check (reader, page);
  reader_key (reader, "Escape");
  wait_for_windows (reader, 1);
}

/* By way of the main menu, which is looked at, too. */
static void
check_about (Reader *reader)
{
  g_autofree char *about = shown ("_About Bluff Bay");
  g_autoptr (ReaderTree) menu = NULL;

  reader_key (reader, "F10");
  menu = reader_wait_for (reader, ATSPI_ROLE_MENU_ITEM, about);
  check_names ("main menu", menu);
  reader_press_named (reader, ATSPI_ROLE_MENU_ITEM, about);
  wait_for_windows (reader, 2);
  /* libadwaita has more pages in there, not all of which have names before they are shown. */
  check_focus (reader, ABOUT);
  reader_key (reader, "Escape");
  wait_for_windows (reader, 1);
}

static gboolean
is_titled (ReaderTree *tree, gpointer data)
{
  return reader_tree_find (tree, NULL, ATSPI_ROLE_FRAME, data) != NULL;
}

static void
wait_for_title (Reader *reader, const char *title)
{
  reader_tree_free (reader_wait (reader, is_titled, (gpointer) (guintptr) title, title));
}

/* A page that an action of the frame shows, and Alt+Left leaves. */
static void
check_page (Reader *reader, const char *page, const char *action, const char *title)
{
  g_autoptr (ReaderTree) tree = reader_look (reader);

  g_assert_true (reader_do (reader, reader_tree_find (tree, NULL, ATSPI_ROLE_FRAME, NULL), action));
  wait_for_title (reader, title);
  check (reader, page);
  reader_key (reader, "Alt+Left");
  wait_for_title (reader, _ ("Bluff Bay"));
}

/* --- Dialogues of a page -------------------------------------------------------------------------------------------
 */

/* What an item of the menu MORE brings, and Escape takes away. The button of the menu says that it has the focus of its
 * own window all the while, so the way of the focus cannot be followed. */
static void
check_asked (Reader *reader, const char *more, const char *label)
{
  g_autofree char *item = shown (label);
  g_autoptr (ReaderTree) tree = NULL;

  reader_press_named (reader, ATSPI_ROLE_PUSH_BUTTON, more);
  reader_press_named (reader, ATSPI_ROLE_MENU_ITEM, item);
  wait_for_windows (reader, 2);
  reader_wait_for_silence (reader);
  tree = reader_look (reader);
  check_names (label, tree);
  reader_key (reader, "Escape");
  wait_for_windows (reader, 1);
}

/* In the dialogue for it, which is looked at. */
static void
add_player (Reader *reader, const char *name)
{
  g_autofree char *add = shown ("_Add");

  reader_press_named (reader, ATSPI_ROLE_PUSH_BUTTON, _ ("Add a player"));
  wait_for_windows (reader, 2);
  check (reader, "new player");
  reader_write_named (reader, _ ("Name"), name);
  reader_press_named (reader, ATSPI_ROLE_PUSH_BUTTON, add);
  wait_for_windows (reader, 1);
}

static void
check_players (Reader *reader)
{
  static const char *const asked[] = { N_ ("_Change…"), N_ ("_Merge into Another…"), N_ ("_Reset Statistics…"),
                                       N_ ("_Delete…") };
  g_autoptr (ReaderTree) tree = reader_look (reader);
  g_autofree char *said = g_strdup_printf (_ ("More: %s"), "Ada");
  g_autofree char *more = reader_plain (said);

  g_assert_true (reader_do (reader, reader_tree_find (tree, NULL, ATSPI_ROLE_FRAME, NULL), "win.players"));
  wait_for_title (reader, _ ("Players"));
  check (reader, "nobody");
  add_player (reader, "Ada");
  add_player (reader, "Bea");
  check (reader, "players");
  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    check_asked (reader, more, asked[i]);
  reader_key (reader, "Alt+Left");
  wait_for_title (reader, _ ("Bluff Bay"));
}

/* The bay, where games wait for somebody to carry on. */
static void
check_games (Reader *reader)
{
  g_autofree char *said = g_strdup_printf (_ ("More: %1$s, %2$s"), "*", "*");
  g_autofree char *more = reader_plain (said);

  check (reader, "games to carry on");
  check_asked (reader, more, N_ ("_Abandon…"));
  check_asked (reader, more, N_ ("_Delete…"));
}

/* --- Tables --------------------------------------------------------------------------------------------------------
 */

/* What a key brings over a table, and Escape takes away. */
static void
check_answer (Reader *reader, const char *key)
{
  reader_key (reader, key);
  reader_tree_free (reader_wait_for (reader, ATSPI_ROLE_PUSH_BUTTON, _ ("Close")));
  check (reader, key);
  reader_key (reader, "Escape");
}

static void
check_game (Reader *reader, BluffGame game)
{
  static const char *const answers[] = { "F2", "F3", "F4", "F5" };
  g_autofree char *title = bluff_words_game (game);
  g_autofree char *said = g_strdup_printf (_ ("%1$s: %2$s"), _ ("Play"), title);
  g_autofree char *play = reader_plain (said);
  g_autofree char *set_sail = shown ("_Set sail");

  reader_press_named (reader, ATSPI_ROLE_PUSH_BUTTON, play);
  wait_for_title (reader, _ ("New game"));
  check (reader, "setup");
  reader_press_named (reader, ATSPI_ROLE_PUSH_BUTTON, set_sail);
  wait_for_title (reader, title);
  check (reader, title);
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    check_answer (reader, answers[i]);
  reader_key (reader, "Alt+Left");
  wait_for_title (reader, _ ("Bluff Bay"));
}

static void
test_language (gconstpointer data)
{
  g_autoptr (Reader) reader = NULL;

  language = data;
  n_faults = 0;
  bluff_language_choose (language);
  mirrored = bluff_language_is_right_to_left ();
  reader = reader_start (reader_make_folder (), language);
  reader_tree_free (reader_wait_for (reader, ATSPI_ROLE_PUSH_BUTTON, _ ("Play as a guest")));
  check (reader, "first start");
  reader_press_named (reader, ATSPI_ROLE_PUSH_BUTTON, _ ("Play as a guest"));
  reader_tree_free (reader_wait_for (reader, ATSPI_ROLE_PUSH_BUTTON, "*Bluff Pirate*"));
  check (reader, "bay");
  check_players (reader);
  check_page (reader, "your data", "win.your-data", _ ("Your Data"));
  check_page (reader, "rules", "win.rules-here", _ ("Rules"));
  check_dialog (reader, "preferences", "Control+comma", NULL);
  check_dialog (reader, "shortcuts", NULL, "win.show-help-overlay");
  check_about (reader);
  for (BluffGame game = BLUFF_GAME_PIRATE; game <= BLUFF_GAME_BLUFFANEER; game++)
    check_game (reader, game);
  check_games (reader);
  g_assert_cmpuint (n_faults, ==, 0);
}

int
main (int argc, char **argv)
{
  g_setenv ("LANGUAGE", "en", TRUE);
  bluff_language_init (g_getenv ("BLUFF_BAY_LOCALE_DIR"));
  g_test_init (&argc, &argv, NULL);

  for (const char *const *code = bluff_language_list (); *code != NULL; code++)
    {
      g_autofree char *path = g_strdup_printf ("/reader/audit/%s", *code);

      g_test_add_data_func (path, *code, test_language);
    }

  return g_test_run ();
}
