/* test-ui-language.c: a language that is chosen in the preferences is spoken at once: in the window, at the table, and
 * in its direction. What is open stays open.
 *
 * Environment: BLUFF_BAY_LOCALE_DIR has the translations.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "texts.h"
#include "ui-gallery.h"
#include "ui-seating.h"
#include "ui-tour.h"

#include "bluff-labels.h"
#include "bluff-curtain.h"
#include "bluff-language.h"
#include "bluff-preferences-page.h"
#include "bluff-preferences.h"
#include "bluff-rules-page.h"
#include "bluff-setup-page.h"
#include "bluff-table-page.h"
#include "bluff-tabletop.h"
#include "bluff-welcome-page.h"
#include "bluff-wording-dialog.h"

#include <libintl.h>
#include <string.h>

/* What is read in each language, in the order in which they are chosen; the last one is the system's again. */
static const struct
{
  const char *code;
  const char *language; /* the preference's title */
  const char *draw;     /* at the table of Bluff Pirate */
  GtkTextDirection direction;
} languages[] = {
  { "fr", TEXT_LANGUAGE_FRENCH, TEXT_DRAW_2_CARDS_FRENCH, GTK_TEXT_DIR_LTR },
  { "ar", TEXT_LANGUAGE_ARABIC, TEXT_DRAW_2_CARDS_ARABIC, GTK_TEXT_DIR_RTL },
  { "", TEXT_LANGUAGE, TEXT_DRAW_2_CARDS, GTK_TEXT_DIR_LTR },
};

typedef struct
{
  UiDriver *driver;
  BluffPage *old;
} Renewal;

static BluffPage *
get_page (UiDriver *driver)
{
  return bluff_window_get_page (ui_driver_get_window (driver));
}

static gboolean
page_is_new (gpointer data)
{
  Renewal *renewal = data;

  return get_page (renewal->driver) != renewal->old;
}

/* In the preferences, which stay open. What languages are called there depends on the one that is spoken. */
static void
choose (UiDriver *driver, const char *code)
{
  g_autoptr (BluffPage) old = g_object_ref (get_page (driver));
  GtkWindow *window = GTK_WINDOW (ui_driver_get_window (driver));
  Renewal renewal = { driver, old };
  guint position = 0;

  for (const char *const *other = bluff_language_list (); *code != '\0' && position == 0; other++)
    if (g_str_equal (*other, code))
      position = 1 + (guint) (other - bluff_language_list ());

  ui_driver_click (driver, ui_driver_wait_for (driver, ADW_TYPE_COMBO_ROW, NULL));
  ui_driver_press (driver, "Home", 0);
  for (guint i = 0; i < position; i++)
    ui_driver_press (driver, "Down", 0);
  ui_driver_press (driver, "Return", 0);
  ui_driver_wait (driver, page_is_new, &renewal, "a new page");
  ui_driver_wait_for (driver, BLUFF_TYPE_PREFERENCES_PAGE, NULL);
  ui_driver_settle (driver);
  g_assert_true (GTK_WINDOW (ui_driver_get_window (driver)) == window);
  /* Nothing of what was shown before is left. */
  g_assert_finalize_object (g_steal_pointer (&old));
}

static void
open_preferences (UiDriver *driver)
{
  ui_driver_press (driver, "comma", GDK_CONTROL_MASK);
  ui_driver_wait_for (driver, BLUFF_TYPE_PREFERENCES_PAGE, NULL);
  ui_driver_settle (driver);
}

static void
close_preferences (UiDriver *driver)
{
  ui_driver_press (driver, "Escape", 0);
  ui_driver_settle (driver);
  g_assert_false (bluff_preferences_are_shown ());
}

static void
check_table (UiDriver *driver, const char *draw)
{
  g_autoptr (BluffSavedGame) game = ui_player_sit_down (driver, 1, 7);

  g_assert_nonnull (game);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_TABLE_PAGE);
  ui_driver_wait_for (driver, GTK_TYPE_BUTTON, draw);
  bluff_window_pop (ui_driver_get_window (driver));
  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
}

static void
test_choose (void)
{
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), 1280, 860);

  open_preferences (driver);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      GtkWidget *label, *window;

      g_test_message ("%s", languages[i].language);
      choose (driver, languages[i].code);
      g_assert_true (BLUFF_IS_WELCOME_PAGE (get_page (driver)));
      label = ui_driver_wait_for (driver, GTK_TYPE_LABEL, languages[i].language);
      window = GTK_WIDGET (ui_driver_get_window (driver));
      g_assert_cmpint (gtk_widget_get_direction (label), ==, languages[i].direction);
      g_assert_cmpint (gtk_widget_get_direction (window), ==, languages[i].direction);
      g_assert_cmpint (gtk_widget_get_direction (GTK_WIDGET (bluff_window_get_page (BLUFF_WINDOW (window)))), ==,
                       languages[i].direction);
      check_table (driver, languages[i].draw);
    }
}

/* --- Letters -------------------------------------------------------------------------------------------------------
 */

static guint n_chinese;

/* Chinese characters are asked for as they are written in China, not in Japan. */
static void
check_letters (GtkWidget *widget, const char *where)
{
  PangoLanguage *chinese = pango_language_from_string ("zh-cn");

  if (!GTK_IS_LABEL (widget))
    return;

  for (GSList *line = pango_layout_get_lines_readonly (gtk_label_get_layout (GTK_LABEL (widget))); line != NULL;
       line = line->next)
    for (GSList *run = ((PangoLayoutLine *) line->data)->runs; run != NULL; run = run->next)
      {
        const PangoAnalysis *analysis = &((PangoLayoutRun *) run->data)->item->analysis;

        if (analysis->script != PANGO_SCRIPT_HAN)
          continue;
        if (analysis->language != chinese)
          g_error ("%s: “%s” is written as %s", where, gtk_label_get_text (GTK_LABEL (widget)),
                   pango_language_to_string (analysis->language));
        n_chinese++;
      }
}

/* Wherever the app was started, and also after the text has got another size. */
static void
test_letters (void)
{
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), 1280, 860);

  open_preferences (driver);
  choose (driver, "zh_CN");
  ui_tour_walk (GTK_WIDGET (ui_driver_get_window (driver)), check_letters, "chosen");
  ui_tour_walk (GTK_WIDGET (gtk_widget_get_root (ui_driver_wait_for (driver, BLUFF_TYPE_PREFERENCES_PAGE, NULL))),
                check_letters, "preferences");
  ui_gallery_set_font (150);
  ui_driver_settle (driver);
  ui_tour_walk (GTK_WIDGET (ui_driver_get_window (driver)), check_letters, "large");
  ui_gallery_set_font (100);
  ui_driver_settle (driver);
  g_assert_cmpuint (n_chinese, >, 20);
  choose (driver, "");
}

/* --- The game that is open -----------------------------------------------------------------------------------------
 */

static guint
count_told (UiSeating *seating)
{
  return bluff_match_get_n_told (bluff_saved_game_get_match (seating->game));
}

typedef struct
{
  UiSeating *seating;
  guint told;
} Wait;

static gboolean
was_told (gpointer data)
{
  Wait *wait = data;

  return count_told (wait->seating) > wait->told;
}

/* One person sees the same game at the same move, and plays on. */
static void
test_game_stays (void)
{
  UiSeats seats = { .people = 1 };
  g_auto (UiSeating) seating = ui_seating_begin (&seats);
  UiDriver *driver = seating.driver;

  ui_player_play_until (seating.player, UI_CHOICE_PLAY);
  ui_player_play_until (seating.player, UI_CHOICE_TURN);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      Wait wait = { &seating, count_told (&seating) };
      GtkWidget *draw;

      g_test_message ("%s", languages[i].language);
      open_preferences (driver);
      choose (driver, languages[i].code);
      g_assert_true (BLUFF_IS_TABLE_PAGE (get_page (driver)));
      g_assert_cmpuint (count_told (&seating), ==, wait.told);
      close_preferences (driver);
      draw = ui_driver_wait_for (driver, GTK_TYPE_BUTTON, languages[i].draw);
      g_assert_cmpint (gtk_widget_get_direction (draw), ==, languages[i].direction);
      g_assert_null (ui_driver_find (driver, NULL, BLUFF_TYPE_CURTAIN, NULL));

      if (i + 1 == G_N_ELEMENTS (languages))
        {
          ui_driver_click (driver, draw);
          ui_driver_wait (driver, was_told, &wait, "cards that are drawn");
        }
    }
}

/* Where several people share the screen, nobody sees a hand because of it. */
static void
test_sail_falls (void)
{
  UiSeats seats = { .people = 2 };
  g_auto (UiSeating) seating = ui_seating_begin (&seats);
  UiDriver *driver = seating.driver;
  guint told;

  ui_player_play_until (seating.player, UI_CHOICE_PLAY);
  told = count_told (&seating);
  open_preferences (driver);
  choose (driver, "ar");
  g_assert_true (BLUFF_IS_TABLE_PAGE (get_page (driver)));
  g_assert_cmpuint (count_told (&seating), ==, told);
  g_assert_nonnull (ui_driver_find (driver, NULL, BLUFF_TYPE_CURTAIN, NULL));
  g_assert_null (ui_driver_find (driver, NULL, BLUFF_TYPE_TABLETOP, NULL));
  close_preferences (driver);
  g_assert_nonnull (ui_driver_find (driver, NULL, BLUFF_TYPE_CURTAIN, NULL));
  g_assert_null (ui_driver_find (driver, NULL, BLUFF_TYPE_TABLETOP, NULL));
  open_preferences (driver);
  choose (driver, "");
  close_preferences (driver);
  g_assert_cmpint (ui_player_wait (seating.player), ==, UI_CHOICE_CURTAIN);
  ui_player_play_until (seating.player, UI_CHOICE_PLAY);
  g_assert_cmpuint (count_told (&seating), ==, told);
}

/* --- Other pages ---------------------------------------------------------------------------------------------------
 */

/* What is read, and what is set up, stays open as well; and so does what is below it. */
static void
test_pages_stay (void)
{
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), 1280, 860);
  BluffWindow *window = ui_driver_get_window (driver);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", "s", "bluffer");
  ui_driver_wait_for_page (driver, BLUFF_TYPE_SETUP_PAGE);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.rules", "(ss)", "bluffer", "");
  ui_driver_wait_for_page (driver, BLUFF_TYPE_RULES_PAGE);
  open_preferences (driver);
  choose (driver, "fr");
  g_assert_true (BLUFF_IS_RULES_PAGE (get_page (driver)));
  g_assert_cmpint (bluff_rules_page_get_game (BLUFF_RULES_PAGE (get_page (driver))), ==, BLUFF_GAME_BLUFFER);
  choose (driver, "");
  close_preferences (driver);
  bluff_window_pop (window);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_SETUP_PAGE);
  g_assert_cmpint (bluff_setup_page_get_game (BLUFF_SETUP_PAGE (get_page (driver))), ==, BLUFF_GAME_BLUFFER);
  bluff_window_pop (window);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
}

/* --- A wrong translation -------------------------------------------------------------------------------------------
 */

/* The version is between. */
static void
expect_copied (UiDriver *driver, const char *begin, const char *end)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (ui_driver_get_window (driver)));
  g_auto (GValue) value = G_VALUE_INIT;
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (gdk_clipboard_get_content (clipboard));
  g_value_init (&value, G_TYPE_STRING);
  gdk_content_provider_get_value (gdk_clipboard_get_content (clipboard), &value, &error);
  g_assert_no_error (error);
  g_test_message ("%s", g_value_get_string (&value));
  g_assert_true (g_str_has_prefix (g_value_get_string (&value), begin));
  g_assert_true (g_str_has_suffix (g_value_get_string (&value), end));
}

typedef struct
{
  UiDriver *driver;
  GtkWidget *dialog;
} Search;

static GtkWidget *
find_sentence (Search *search)
{
  return ui_driver_find (search->driver, search->dialog, GTK_TYPE_LIST_BOX_ROW, TEXT_LANGUAGE_FRENCH);
}

static gboolean
sentence_is_found (gpointer data)
{
  return find_sentence (data) != NULL;
}

/* It is found by words that are seen, and copied with all that a translator needs to know. English is not translated.
 */
static void
test_wrong_translation (void)
{
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), 1280, 860);
  Search search = { .driver = driver };
  g_autofree char *asked = NULL;

  open_preferences (driver);
  g_assert_null (ui_driver_find (driver, NULL, ADW_TYPE_ACTION_ROW, TEXT_REPORT_TRANSLATION_ASKED));
  choose (driver, "fr");
  asked = bluff_labels_ask_more (gettext (TEXT_REPORT_TRANSLATION));
  ui_driver_click (driver, ui_driver_wait_for (driver, ADW_TYPE_ACTION_ROW, asked));
  search.dialog = GTK_WIDGET (gtk_widget_get_root (ui_driver_wait_for (driver, GTK_TYPE_SEARCH_ENTRY, NULL)));
  ui_driver_settle (driver);
  ui_driver_type (driver, "xyzzy");
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, gettext (TEXT_NOTHING_FOUND));
  for (guint i = 0; i < strlen ("xyzzy"); i++)
    ui_driver_press (driver, "BackSpace", 0);
  ui_driver_type (driver, "langue");
  ui_driver_wait (driver, sentence_is_found, &search, "the sentence to be found");
  ui_driver_settle (driver);
  ui_driver_click (driver, find_sentence (&search));
  expect_copied (driver, TEXT_REPORTED_LANGUAGE "fr\n" TEXT_REPORTED_VERSION,
                 "\n" TEXT_REPORTED_SENTENCE TEXT_LANGUAGE_FRENCH "\n" TEXT_REPORTED_ENGLISH TEXT_LANGUAGE "\n");
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, gettext (TEXT_SENTENCE_COPIED));
  ui_driver_press (driver, "Escape", 0);
  g_assert_null (ui_driver_find (driver, NULL, GTK_TYPE_SEARCH_ENTRY, NULL));
  /* Without a window manager, the preferences get the focus back by the next key. */
  ui_driver_press (driver, "Tab", 0);
  choose (driver, "");
  g_assert_null (ui_driver_find (driver, NULL, ADW_TYPE_ACTION_ROW, TEXT_REPORT_TRANSLATION_ASKED));
}

/* The catalogue is read while the window goes on: what is typed meanwhile is found when it is there. */
static void
test_typed_early (void)
{
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), 1280, 860);
  Search search = { .driver = driver };
  GtkWidget *entry;

  open_preferences (driver);
  choose (driver, "fr");
  bluff_wording_dialog_present (GTK_WIDGET (ui_driver_get_window (driver)));
  entry = ui_driver_find (driver, NULL, GTK_TYPE_SEARCH_ENTRY, NULL);
  search.dialog = GTK_WIDGET (gtk_widget_get_root (entry));
  gtk_editable_set_text (GTK_EDITABLE (entry), "langue");
  g_signal_emit_by_name (entry, "search-changed");
  g_assert_null (find_sentence (&search));
  g_assert_null (ui_driver_find (driver, search.dialog, GTK_TYPE_LABEL, gettext (TEXT_NOTHING_FOUND)));
  ui_driver_wait (driver, sentence_is_found, &search, "the sentence to be found");
  gtk_window_destroy (GTK_WINDOW (search.dialog));
  ui_driver_settle (driver);
  choose (driver, "");
}

int
main (int argc, char **argv)
{
  g_autoptr (GSettings) settings = NULL;

  bluff_application_init_language ();
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  settings = g_settings_new ("io.github.bluffbay.BluffBay");
  g_settings_set_string (settings, "pace", "instant");

  g_test_add_func ("/ui/language/choose", test_choose);
  g_test_add_func ("/ui/language/game-stays", test_game_stays);
  g_test_add_func ("/ui/language/sail-falls", test_sail_falls);
  g_test_add_func ("/ui/language/pages-stay", test_pages_stay);
  g_test_add_func ("/ui/language/letters", test_letters);
  g_test_add_func ("/ui/language/wrong-translation", test_wrong_translation);
  g_test_add_func ("/ui/language/typed-early", test_typed_early);

  return g_test_run ();
}
