/* bluff-hall-page.c: the hall: all games that were finished.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-hall-page.h"

#include "bluff-art.h"
#include "bluff-breadth.h"
#include "bluff-game-item.h"
#include "bluff-game-list.h"
#include "bluff-hall-filter.h"
#include "bluff-hall-menu.h"
#include "bluff-hall-row.h"
#include "bluff-main-menu.h"
#include "bluff-players-order.h"
#include "bluff-shown-child.h"
#include "bluff-store-player.h"
#include "bluff-trouble-say.h"

enum
{
  PAGE = 6, /* games that are read at once: a row takes a while to be made, and is made between two frames */
  MS = 1000
};

struct _BluffHallPage
{
  BluffPage parent_instance;

  AdwWindowTitle *heading;
  GtkSpinner *spinner;
  GtkWidget *leaders_button;
  GtkToggleButton *filter_button;
  GtkSearchBar *search_bar;
  GtkSearchEntry *search_entry;
  GtkScrolledWindow *breadth_measure;
  GtkRevealer *filter_revealer;
  BluffHallFilter *filter;
  GtkStack *stack;
  AdwStatusPage *none;
  AdwStatusPage *trouble;
  GtkScrolledWindow *scroller;
  GtkListView *list;

  BluffSaves *saves;
  BluffGameList *games;
  GHashTable *rows; /* BluffHallRow: those that the list has made */
  GCancellable *cancellable;
  BluffBreadth breadth;
  gboolean seen; /* games have been shown */
  guint looking; /* the tick callback that looks whether there is room for more */
  guint frames;
};

G_DEFINE_FINAL_TYPE (BluffHallPage, bluff_hall_page, BLUFF_TYPE_PAGE)

static void ask_games (BluffHallPage *self, gboolean more);

/* --- Asking the store ----------------------------------------------------------------------------------------------
 */

static gboolean
is_narrowed_down (BluffHallPage *self)
{
  return !bluff_hall_filter_is_clear (self->filter) ||
         *gtk_editable_get_text (GTK_EDITABLE (self->search_entry)) != '\0';
}

/* What the list shows, as soon as that can be told. */
static void
choose_view (BluffHallPage *self)
{
  guint n = g_list_model_get_n_items (bluff_game_list_get_items (self->games));
  const char *view = n > 0 ? "games" : is_narrowed_down (self) ? "nothing" : "none";

  gtk_stack_set_visible_child_name (self->stack, view);
  /* So that the keys go through the games. */
  if (n > 0 && !self->seen && !gtk_search_bar_get_search_mode (self->search_bar))
    gtk_widget_grab_focus (GTK_WIDGET (self->list));
  self->seen = TRUE;
}

static void
say_trouble (BluffHallPage *self, const GError *error)
{
  g_autofree char *sentence = bluff_trouble_say (error);
  g_autofree char *markup = g_markup_escape_text (sentence, -1);

  adw_status_page_set_description (self->trouble, markup);
  gtk_stack_set_visible_child_name (self->stack, "trouble");
}

/* The list grows before one has scrolled to its end. */
static void
grow (BluffHallPage *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  double seen_to = gtk_adjustment_get_value (adjustment) + gtk_adjustment_get_page_size (adjustment);

  if (self->games == NULL || !bluff_game_list_has_more (self->games) || bluff_game_list_is_reading (self->games))
    return;
  if (seen_to + gtk_adjustment_get_page_size (adjustment) >= gtk_adjustment_get_upper (adjustment))
    ask_games (self, TRUE);
}

/* In the second frame everything has its place, and what follows from that may change. */
static gboolean
frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  BluffHallPage *self = BLUFF_HALL_PAGE (widget);

  (void) clock;
  (void) user_data;
  if (++self->frames < 2)
    return G_SOURCE_CONTINUE;

  self->looking = 0;
  grow (self);
  return G_SOURCE_REMOVE;
}

/* Somebody has scrolled, or the list has become longer or shorter; or other games have come that need just as much
 * room. */
static void
look_again (BluffHallPage *self)
{
  self->frames = 0;
  if (self->looking == 0)
    self->looking = gtk_widget_add_tick_callback (GTK_WIDGET (self), frame_cb, NULL, NULL);
}

static void
games_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffHallPage) self = user_data;
  g_autoptr (GError) error = NULL;

  bluff_game_list_read_finish (BLUFF_GAME_LIST (source), result, &error);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  gtk_spinner_stop (self->spinner);
  if (error != NULL)
    say_trouble (self, error);
  else
    {
      choose_view (self);
      look_again (self);
    }
}

static void
ask_games (BluffHallPage *self, gboolean more)
{
  /* What comes while one scrolls is there before one has got to it. */
  if (!more)
    gtk_spinner_start (self->spinner);
  /* The hall is everybody's: nobody is called "You". */
  bluff_game_list_read_async (self->games, BLUFF_STORE_NO_PLAYER, more, games_read_cb, g_object_ref (self));
}

/* The first ones that a search has found are shown while it goes on. */
static void
items_changed_cb (BluffHallPage *self)
{
  if (g_list_model_get_n_items (bluff_game_list_get_items (self->games)) > 0)
    gtk_stack_set_visible_child_name (self->stack, "games");
}

static void
filter_games (BluffHallPage *self)
{
  BluffStoreFilter filter = bluff_hall_filter_get (self->filter, g_get_real_time () / MS);
  g_autofree char *said = bluff_hall_filter_say (self->filter);

  filter.name = gtk_editable_get_text (GTK_EDITABLE (self->search_entry));
  adw_window_title_set_subtitle (self->heading, said != NULL ? said : "");
  bluff_game_list_set_filter (self->games, &filter);
  ask_games (self, FALSE);
}

static void
filter_changed_cb (BluffHallPage *self)
{
  if (self->games != NULL)
    filter_games (self);
}

static void
players_listed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffHallPage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) players = bluff_store_list_players_finish (BLUFF_STORE (source), result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (players == NULL)
    {
      say_trouble (self, error);
      return;
    }

  bluff_players_order (players);
  bluff_hall_filter_set_players (self->filter, players);
  /* What was read before is read again, and stays where it was scrolled to; but "Today" may be another day. */
  filter_games (self);
}

static void
ask_players (BluffHallPage *self)
{
  bluff_store_list_players_async (bluff_saves_get_store (self->saves), TRUE, self->cancellable, players_listed_cb,
                                  g_object_ref (self));
}

/* --- Actions -------------------------------------------------------------------------------------------------------
 */

static void
stop_searching (BluffHallPage *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
  gtk_search_bar_set_search_mode (self->search_bar, FALSE);
}

static void
search_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffHallPage *self = BLUFF_HALL_PAGE (widget);

  (void) name;
  (void) parameter;
  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}

static void
clear_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffHallPage *self = BLUFF_HALL_PAGE (widget);

  (void) name;
  (void) parameter;
  stop_searching (self);
  self->seen = FALSE;
  bluff_hall_filter_clear (self->filter);
}

static void
retry_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  (void) name;
  (void) parameter;
  ask_players (BLUFF_HALL_PAGE (widget));
}

static void
activated_cb (BluffHallPage *self, guint position)
{
  g_autoptr (BluffGameItem) item = g_list_model_get_item (bluff_game_list_get_items (self->games), position);

  if (item != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.story", "s", bluff_game_item_get_id (item));
}

/* --- Rows and layout -----------------------------------------------------------------------------------------------
 */

static void
row_setup_cb (BluffHallPage *self, GtkListItem *list_item)
{
  GtkWidget *row = bluff_hall_row_new ();

  bluff_hall_row_lay_out (BLUFF_HALL_ROW (row), self->breadth);
  gtk_list_item_set_child (list_item, row);
  g_hash_table_add (self->rows, row);
}

static void
row_bind_cb (BluffHallPage *self, GtkListItem *list_item)
{
  (void) self;
  bluff_hall_row_set_item (BLUFF_HALL_ROW (gtk_list_item_get_child (list_item)), gtk_list_item_get_item (list_item));
}

static void
row_unbind_cb (BluffHallPage *self, GtkListItem *list_item)
{
  (void) self;
  bluff_hall_row_set_item (BLUFF_HALL_ROW (gtk_list_item_get_child (list_item)), NULL);
}

static void
row_teardown_cb (BluffHallPage *self, GtkListItem *list_item)
{
  g_hash_table_remove (self->rows, gtk_list_item_get_child (list_item));
}

static void
show_filter (BluffHallPage *self)
{
  gboolean narrow = self->breadth <= BLUFF_BREADTH_NARROW;

  gtk_widget_set_visible (GTK_WIDGET (self->filter_button), narrow);
  /* The main menu has it, too. */
  gtk_widget_set_visible (self->leaders_button, !narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->heading), !narrow);
  gtk_revealer_set_reveal_child (self->filter_revealer, !narrow || gtk_toggle_button_get_active (self->filter_button));
}

static void
breadth_cb (BluffBreadth breadth, gpointer user_data)
{
  BluffHallPage *self = user_data;
  GHashTableIter iter;
  gpointer row;

  self->breadth = breadth;
  show_filter (self);
  g_hash_table_iter_init (&iter, self->rows);
  while (g_hash_table_iter_next (&iter, &row, NULL))
    bluff_hall_row_lay_out (row, breadth);
}

/* --- The page ------------------------------------------------------------------------------------------------------
 */

static void
bluff_hall_page_shown (BluffPage *page)
{
  BluffHallPage *self = BLUFF_HALL_PAGE (page);

  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  ask_players (self);
}

static void
bluff_hall_page_hidden (BluffPage *page)
{
  BluffHallPage *self = BLUFF_HALL_PAGE (page);

  g_cancellable_cancel (self->cancellable);
  bluff_game_list_stop (self->games);
  gtk_spinner_stop (self->spinner);
}

static gboolean
bluff_hall_page_escape (BluffPage *page)
{
  BluffHallPage *self = BLUFF_HALL_PAGE (page);

  if (!gtk_search_bar_get_search_mode (self->search_bar))
    return FALSE;

  stop_searching (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->list));
  return TRUE;
}

static BluffPage *
bluff_hall_page_renew (BluffPage *page)
{
  BluffHallPage *self = BLUFF_HALL_PAGE (page);
  BluffPage *other = bluff_hall_page_new (self->saves, BLUFF_STORE_NO_PLAYER);
  BluffHallChoice choice = bluff_hall_filter_get_choice (self->filter);

  bluff_hall_filter_set_choice (BLUFF_HALL_PAGE (other)->filter, &choice);
  return other;
}

static void
bluff_hall_page_dispose (GObject *object)
{
  BluffHallPage *self = BLUFF_HALL_PAGE (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  if (self->games != NULL)
    bluff_game_list_stop (self->games);
  if (self->list != NULL)
    gtk_list_view_set_model (self->list, NULL);
  g_clear_object (&self->games);
  g_clear_object (&self->saves);

  G_OBJECT_CLASS (bluff_hall_page_parent_class)->dispose (object);
}

static void
bluff_hall_page_finalize (GObject *object)
{
  g_hash_table_unref (BLUFF_HALL_PAGE (object)->rows);

  G_OBJECT_CLASS (bluff_hall_page_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, BluffHallPage, heading);
  gtk_widget_class_bind_template_child (widget_class, BluffHallPage, spinner);
  gtk_widget_class_bind_template_child (widget_class, BluffHallPage, leaders_button);
  gtk_widget_class_bind_template_child (widget_class, BluffHallPage, filter_button);
  gtk_widget_class_bind_template_child (widget_class, BluffHallPage, search_bar);
  gtk_widget_class_bind_template_child (widget_class, BluffHallPage, search_entry);
  gtk_widget_class_bind_template_child (widget_class, BluffHallPage, breadth_measure);
  gtk_widget_class_bind_template_child (widget_class, BluffHallPage, filter_revealer);
  gtk_widget_class_bind_template_child (widget_class, BluffHallPage, filter);
  gtk_widget_class_bind_template_child (widget_class, BluffHallPage, stack);
  gtk_widget_class_bind_template_child (widget_class, BluffHallPage, none);
  gtk_widget_class_bind_template_child (widget_class, BluffHallPage, trouble);
  gtk_widget_class_bind_template_child (widget_class, BluffHallPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, BluffHallPage, list);
  gtk_widget_class_bind_template_callback (widget_class, filter_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_filter);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_unbind_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_teardown_cb);
}

static void
bluff_hall_page_class_init (BluffHallPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_hall_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = bluff_hall_page_finalize;
  BLUFF_PAGE_CLASS (klass)->shown = bluff_hall_page_shown;
  BLUFF_PAGE_CLASS (klass)->hidden = bluff_hall_page_hidden;
  BLUFF_PAGE_CLASS (klass)->escape = bluff_hall_page_escape;
  BLUFF_PAGE_CLASS (klass)->renew = bluff_hall_page_renew;

  gtk_widget_class_install_action (widget_class, "hall.search", NULL, search_cb);
  gtk_widget_class_install_action (widget_class, "hall.clear", NULL, clear_cb);
  gtk_widget_class_install_action (widget_class, "hall.retry", NULL, retry_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "hall.search", NULL);

  g_type_ensure (BLUFF_TYPE_HALL_FILTER);
  g_type_ensure (BLUFF_TYPE_MAIN_MENU);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bluffbay/BluffBay/hall/bluff-hall-page.ui");
  bind_children (widget_class);
}

static void
bluff_hall_page_init (BluffHallPage *self)
{
  g_autoptr (GdkPaintable) ship = bluff_art_get ("bay-ship");
  GtkAdjustment *adjustment;

  self->rows = g_hash_table_new (NULL, NULL);
  self->breadth = BLUFF_BREADTH_NARROW;
  gtk_widget_init_template (GTK_WIDGET (self));
  bluff_shown_child_watch (self->stack);
  bluff_shown_child_watch_revealer (self->filter_revealer);
  bluff_hall_menu_watch (GTK_WIDGET (self->list));
  adw_status_page_set_paintable (self->none, ship);
  gtk_search_bar_connect_entry (self->search_bar, GTK_EDITABLE (self->search_entry));
  bluff_breadth_watch (self->breadth_measure, breadth_cb, self);
  adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (look_again), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (look_again), self, G_CONNECT_SWAPPED);
  show_filter (self);
}

BluffPage *
bluff_hall_page_new (BluffSaves *saves, gint64 player)
{
  BluffHallPage *self = g_object_new (BLUFF_TYPE_HALL_PAGE, NULL);
  g_autoptr (GtkNoSelection) model = NULL;

  self->saves = g_object_ref (saves);
  self->games = bluff_game_list_new (saves, BLUFF_STORE_FINISHED, PAGE);
  bluff_hall_filter_choose_player (self->filter, player);
  model = gtk_no_selection_new (g_object_ref (bluff_game_list_get_items (self->games)));
  g_signal_connect_object (model, "items-changed", G_CALLBACK (items_changed_cb), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (model));

  return BLUFF_PAGE (self);
}

void
bluff_hall_page_show_player (BluffHallPage *self, gint64 player)
{
  g_return_if_fail (BLUFF_IS_HALL_PAGE (self));

  stop_searching (self);
  bluff_hall_filter_set_choice (self->filter, &(BluffHallChoice){ .player = player });
  filter_games (self);
}
