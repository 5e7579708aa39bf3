/* test-ui-mnemonics.c: in every language, whatever can be pressed by a letter in a menu, a page or a dialog has one of
 * its own.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-company.h"
#include "ui-driver.h"
#include "ui-player.h"

#include "bluff-application.h"
#include "bluff-language.h"
#include "bluff-report.h"
#include "bluff-who-dialog.h"

/* --- Looking -------------------------------------------------------------------------------------------------------
 */

typedef struct
{
  GHashTable *taken; /* label (GtkLabel) by letter, in what is in front of the others: a popover, or a window */
  GtkWidget *native;
  const char *where;
  guint letters;
} Look;

static void
walk (GtkWidget *widget, Look *look)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_child_visible (widget))
    return;

  if (GTK_IS_LABEL (widget) && GTK_WIDGET (gtk_widget_get_native (widget)) == look->native)
    {
      guint keyval = gtk_label_get_mnemonic_keyval (GTK_LABEL (widget));
      /* 0: a label that could have one, and has none. */
      guint letter = keyval == 0 ? GDK_KEY_VoidSymbol : gdk_keyval_to_lower (keyval);
      GtkLabel *other = g_hash_table_lookup (look->taken, GUINT_TO_POINTER (letter));

      if (letter != GDK_KEY_VoidSymbol && other != NULL)
        {
          g_test_message ("%s: “%s” and “%s” have the same letter, “%s”", look->where, gtk_label_get_text (other),
                          gtk_label_get_text (GTK_LABEL (widget)), gdk_keyval_name (letter));
          g_test_fail ();
        }
      if (letter != GDK_KEY_VoidSymbol)
        {
          g_hash_table_insert (look->taken, GUINT_TO_POINTER (letter), widget);
          look->letters++;
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    walk (child, look);
}

/* How many letters there are in NATIVE; no two are the same. */
static guint
look_at (UiDriver *driver, GtkWidget *native, const char *where)
{
  g_autoptr (GHashTable) taken = g_hash_table_new (NULL, NULL);
  Look look = { taken, native, where, 0 };

  ui_driver_settle (driver);
  walk (native, &look);
  return look.letters;
}

static void
find_menus (GtkWidget *widget, GPtrArray *menus)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget))
    return;

  if (GTK_IS_MENU_BUTTON (widget))
    g_ptr_array_add (menus, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_menus (child, menus);
}

/* The window, and every menu that opens in it. */
static guint
look_at_page (UiDriver *driver, const char *where)
{
  GtkWidget *window = GTK_WIDGET (ui_driver_get_window (driver));
  g_autoptr (GPtrArray) menus = g_ptr_array_new ();
  guint letters = look_at (driver, window, where);

  find_menus (window, menus);
  for (guint i = 0; i < menus->len; i++)
    {
      GtkMenuButton *button = g_ptr_array_index (menus, i);

      gtk_menu_button_popup (button);
      ui_driver_settle (driver);
      letters += look_at (driver, GTK_WIDGET (gtk_menu_button_get_popover (button)), where);
      gtk_menu_button_popdown (button);
      ui_driver_settle (driver);
    }

  return letters;
}

static gboolean
is_alone (gpointer data)
{
  (void) data;
  return g_list_model_get_n_items (gtk_window_get_toplevels ()) == 1;
}

/* What has come in front of the window; and takes it away. */
static guint
look_at_dialog (UiDriver *driver, const char *where)
{
  GListModel *windows = gtk_window_get_toplevels ();
  guint letters = 0;

  ui_driver_settle (driver);
  g_assert_false (is_alone (NULL));
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (window != GTK_WIDGET (ui_driver_get_window (driver)))
        letters += look_at (driver, window, where);
    }
  ui_driver_press (driver, "Escape", 0);
  ui_driver_wait (driver, is_alone, NULL, "a dialog to be closed");

  return letters;
}

/* --- Going round ---------------------------------------------------------------------------------------------------
 */

static void
asked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  (void) data;
  g_assert_false (bluff_who_dialog_ask_finish (GTK_WIDGET (source), result));
}

static guint
look_at_dialogs (UiDriver *driver)
{
  GtkWidget *window = GTK_WIDGET (ui_driver_get_window (driver));
  g_autoptr (GPtrArray) players = g_ptr_array_new ();
  g_autoptr (GPtrArray) who = g_ptr_array_new_with_free_func ((GDestroyNotify) bluff_who_free);
  GtkWidget *page;
  guint letters;

  g_ptr_array_add (who, bluff_who_new ("Ada"));
  bluff_who_dialog_ask (window, who, players, NULL, asked_cb, NULL);
  letters = look_at_dialog (driver, "who");
  gtk_window_present (GTK_WINDOW (bluff_report_new (window, "Report", NULL)));
  letters += look_at_dialog (driver, "report");

  gtk_widget_activate_action (window, "win.players", NULL);
  letters += look_at_page (driver, "players");
  page = GTK_WIDGET (bluff_window_get_page (ui_driver_get_window (driver)));
  gtk_widget_activate_action (page, "players.add", NULL);
  letters += look_at_dialog (driver, "new player");
  gtk_widget_activate_action (page, "players.delete", "x", (gint64) 1);
  letters += look_at_dialog (driver, "delete");
  bluff_window_pop (ui_driver_get_window (driver));

  return letters;
}

static guint
look_at_trouble (UiDriver *driver, BluffSaves *saves)
{
  g_autoptr (GError) error = g_error_new_literal (BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_DAMAGED, "");

  bluff_window_begin_with_trouble (ui_driver_get_window (driver), saves, error);
  return look_at_page (driver, "trouble");
}

/* Where several people play at one screen its menu is the longest. */
static guint
look_at_table (UiDriver *driver)
{
  BluffTable table;
  g_autoptr (BluffSavedGame) game = NULL;
  guint letters;

  bluff_table_init (&table, BLUFF_GAME_PIRATE, UI_SEATS);
  game = ui_player_sit_down_at (driver, &table, UI_SEATS, 7);
  letters = look_at_page (driver, "table");
  bluff_window_pop (ui_driver_get_window (driver));

  return letters;
}

static void
test_language (gconstpointer data)
{
  const char *language = data;
  g_autoptr (GSettings) settings = g_settings_new ("io.github.bluffbay.BluffBay");
  g_autoptr (UiDriver) driver = NULL;
  BluffSaves *saves;
  guint letters;

  bluff_language_choose (language);
  g_settings_set_string (settings, "language", language);
  driver = ui_driver_new (ui_driver_make_folder (), 1280, 860);
  saves = bluff_application_get_saves (ui_driver_get_application (driver));
  letters = look_at_page (driver, "first start");
  ui_company_fill (saves);
  bluff_window_begin (ui_driver_get_window (driver), saves);
  letters += look_at_page (driver, "welcome");
  gtk_widget_activate_action (GTK_WIDGET (ui_driver_get_window (driver)), "win.new-game", "s", "pirate");
  letters += look_at_page (driver, "new game");
  bluff_window_pop (ui_driver_get_window (driver));
  letters += look_at_dialogs (driver);
  letters += look_at_table (driver);
  letters += look_at_trouble (driver, saves);

  /* Otherwise all that would be about nothing. In Chinese only names and what is not translated have one. */
  g_test_message ("%u letters", letters);
  if (!g_str_has_prefix (language, "zh"))
    g_assert_cmpuint (letters, >, 60);
}

int
main (int argc, char **argv)
{
  g_autoptr (GSettings) settings = NULL;
  const char *const *languages;

  bluff_application_init_language ();
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  settings = g_settings_new ("io.github.bluffbay.BluffBay");
  g_settings_set_string (settings, "pace", "instant");

  languages = bluff_language_list ();
  for (guint i = 0; languages[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("/ui/mnemonics/", languages[i], NULL);

      g_test_add_data_func (path, languages[i], test_language);
    }

  return g_test_run ();
}
