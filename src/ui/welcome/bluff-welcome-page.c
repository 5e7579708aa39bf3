/* bluff-welcome-page.c: where everything begins: the games, and those to carry on.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-welcome-page.h"

#include "bluff-art.h"
#include "bluff-breadth.h"
#include "bluff-carry-row.h"
#include "bluff-cast.h"
#include "bluff-catch-up.h"
#include "bluff-game-card.h"
#include "bluff-game-list.h"
#include "bluff-hall-menu.h"
#include "bluff-hall-row.h"
#include "bluff-player-dialog.h"
#include "bluff-player-form.h"
#include "bluff-player-menu.h"
#include "bluff-question.h"
#include "bluff-scene.h"
#include "bluff-shown-child.h"
#include "bluff-tables.h"
#include "bluff-tonight.h"
#include "bluff-trouble-say.h"
#include "bluff-window.h"

#include <glib/gi18n.h>

enum
{
  SHIP = 80, /* pixels */
  SMALL_SHIP = 56,
  CARRY_PAGE = 10, /* games that are read at once */
  LATEST = 3
};

struct _BluffWelcomePage
{
  BluffPage parent_instance;

  GMenu *pages_section; /* of the main menu */
  BluffErrand *catch_up;
  BluffPlayerMenu *player_menu;
  GtkStack *stack;
  GtkScrolledWindow *scroller;
  GtkImage *ship;
  GtkLabel *greeting;
  BluffTonight *tonight;
  GtkBox *cards;
  GtkBox *carry_box;
  GtkLabel *saved;
  GtkListBox *carry_list;
  GtkButton *more;
  GtkBox *latest_box;
  GtkListBox *latest_list;
  GtkLabel *no_games;
  GtkLabel *trouble;
  GtkScrolledWindow *stranger_scroller;
  GtkBox *stranger_card;
  BluffScene *stranger_scene;
  BluffPlayerForm *form;

  BluffSaves *saves;
  GSettings *settings;
  BluffGameList *games;
  BluffGameList *latest;
  GPtrArray *players;        /* BluffStorePlayer; NULL: not read yet */
  GCancellable *cancellable; /* of what is asked while the page is seen */
  gboolean games_read;
  BluffBreadth breadth;
};

G_DEFINE_FINAL_TYPE (BluffWelcomePage, bluff_welcome_page, BLUFF_TYPE_PAGE)

static void ask_players (BluffWelcomePage *self);
static void ask_games (BluffWelcomePage *self, gboolean more);
static void breadth_cb (BluffBreadth breadth, gpointer user_data);
static void stranger_breadth_cb (BluffBreadth breadth, gpointer user_data);

/* --- Who Is Playing ------------------------------------------------------------------------------------------------
 */

/* The one who was chosen last; if nobody was, the first there is. NULL: a guest. */
static const BluffStorePlayer *
find_player (BluffWelcomePage *self)
{
  gint64 chosen = g_settings_get_int64 (self->settings, "player");

  if (self->players == NULL || self->players->len == 0 || chosen == BLUFF_PLAYER_MENU_GUEST)
    return NULL;

  for (guint i = 0; i < self->players->len; i++)
    if (((BluffStorePlayer *) g_ptr_array_index (self->players, i))->id == chosen)
      return g_ptr_array_index (self->players, i);

  return g_ptr_array_index (self->players, 0);
}

static gint64
find_viewer (BluffWelcomePage *self)
{
  const BluffStorePlayer *player = find_player (self);

  return player != NULL ? player->id : BLUFF_STORE_NO_PLAYER;
}

static void
greet (BluffWelcomePage *self)
{
  const BluffStorePlayer *player = find_player (self);
  g_autofree char *greeting = NULL;

  if (player != NULL)
    {
      g_autofree char *name = bluff_cast_isolate (player->name);

      /* Translators: greets a player by name, as sailors do. */
      greeting = g_strdup_printf (_ ("Ahoy, %s!"), name);
    }
  else
    /* Translators: greets somebody without a name, as sailors do. */
    greeting = g_strdup (_ ("Ahoy!"));

  gtk_label_set_label (self->greeting, greeting);
  bluff_player_menu_set_players (self->player_menu, self->players, player);
}

/* Whether there is nothing here yet, and nobody who said that a guest is enough. */
static gboolean
is_stranger (BluffWelcomePage *self)
{
  return self->players->len == 0 && g_settings_get_int64 (self->settings, "player") != BLUFF_PLAYER_MENU_GUEST &&
         g_list_model_get_n_items (bluff_game_list_get_items (self->games)) == 0;
}

/* The first picture must be right: hidden pages of a stack have no size yet. */
static void
lay_out_for_page (BluffWelcomePage *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));

  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "opening") != 0 || width == 0)
    return;

  breadth_cb (bluff_breadth_of (GTK_WIDGET (self), width), self);
  stranger_breadth_cb (self->breadth, self);
}

/* Once both have been read. */
static void
choose_view (BluffWelcomePage *self)
{
  gboolean stranger;

  if (self->players == NULL || !self->games_read)
    return;

  stranger = is_stranger (self);
  lay_out_for_page (self);
  if (stranger && g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "stranger") != 0)
    {
      bluff_player_form_begin (self->form, self->saves, NULL);
      gtk_stack_set_visible_child_name (self->stack, "stranger");
      gtk_widget_grab_focus (GTK_WIDGET (self->form));
    }
  else if (!stranger)
    gtk_stack_set_visible_child_name (self->stack, "bay");
  gtk_widget_set_visible (GTK_WIDGET (self->player_menu), !stranger);
}

static void
choose_player (BluffWelcomePage *self, gint64 player)
{
  g_settings_set_int64 (self->settings, "player", player);
  ask_players (self);
}

static void
player_chosen_cb (BluffWelcomePage *self, gint64 player)
{
  choose_player (self, player);
}

static void
player_added_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffWelcomePage) self = user_data;
  gint64 player = bluff_player_dialog_create_finish (result, NULL);

  (void) source;
  if (player != BLUFF_STORE_NO_PLAYER)
    choose_player (self, player);
}

static void
add_player_cb (BluffWelcomePage *self)
{
  bluff_player_dialog_create (GTK_WIDGET (self), self->saves, player_added_cb, g_object_ref (self));
}

static void
came_aboard_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffWelcomePage) self = user_data;
  gint64 player = bluff_player_form_save_finish (BLUFF_PLAYER_FORM (source), result, NULL);

  /* What went wrong has been said in the form. */
  if (player != BLUFF_STORE_NO_PLAYER)
    choose_player (self, player);
}

static void
come_aboard_cb (BluffWelcomePage *self)
{
  gboolean ready;

  g_object_get (self->form, "ready", &ready, NULL);
  if (ready)
    bluff_player_form_save_async (self->form, NULL, came_aboard_cb, g_object_ref (self));
}

static void
play_as_guest_cb (BluffWelcomePage *self)
{
  choose_player (self, BLUFF_PLAYER_MENU_GUEST);
}

/* --- Asking the store ----------------------------------------------------------------------------------------------
 */

static void
say_trouble (BluffWelcomePage *self, const GError *error)
{
  g_autofree char *sentence = error != NULL ? bluff_trouble_say (error) : NULL;

  gtk_label_set_label (self->trouble, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self->trouble), sentence != NULL);
  if (sentence != NULL)
    gtk_stack_set_visible_child_name (self->stack, "bay");
}

static void
players_listed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffWelcomePage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) players = bluff_store_list_players_finish (BLUFF_STORE (source), result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (players == NULL)
    {
      say_trouble (self, error);
      return;
    }

  g_clear_pointer (&self->players, g_ptr_array_unref);
  self->players = g_steal_pointer (&players);
  greet (self);
  choose_view (self);
  ask_games (self, FALSE);
}

/* The games come after the players: their rows are worded for the person who plays. */
static void
ask_players (BluffWelcomePage *self)
{
  bluff_store_list_players_async (bluff_saves_get_store (self->saves), FALSE, self->cancellable, players_listed_cb,
                                  g_object_ref (self));
}

static void
show_games (BluffWelcomePage *self)
{
  guint n = g_list_model_get_n_items (bluff_game_list_get_items (self->games));

  gtk_widget_set_visible (GTK_WIDGET (self->carry_box), n > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->no_games), n == 0);
  gtk_widget_set_visible (GTK_WIDGET (self->more), bluff_game_list_has_more (self->games));
}

static void
games_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffWelcomePage) self = user_data;
  g_autoptr (GError) error = NULL;

  bluff_game_list_read_finish (BLUFF_GAME_LIST (source), result, &error);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  say_trouble (self, error);
  self->games_read = TRUE;
  show_games (self);
  choose_view (self);
}

/* Trouble has been told of with the games to carry on. */
static void
latest_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffWelcomePage) self = user_data;
  GListModel *items = bluff_game_list_get_items (BLUFF_GAME_LIST (source));

  if (bluff_game_list_read_finish (BLUFF_GAME_LIST (source), result, NULL))
    gtk_widget_set_visible (GTK_WIDGET (self->latest_box), g_list_model_get_n_items (items) > 0);
}

static void
ask_games (BluffWelcomePage *self, gboolean more)
{
  bluff_game_list_read_async (self->games, find_viewer (self), more, games_read_cb, g_object_ref (self));
  if (!more)
    bluff_game_list_read_async (self->latest, find_viewer (self), FALSE, latest_read_cb, g_object_ref (self));
}

static void
retry_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  (void) name;
  (void) parameter;
  ask_players (BLUFF_WELCOME_PAGE (widget));
}

static void
more_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  (void) name;
  (void) parameter;
  ask_games (BLUFF_WELCOME_PAGE (widget), TRUE);
}

/* The list grows when it is scrolled to its end. */
static void
edge_reached_cb (BluffWelcomePage *self, GtkPositionType position)
{
  if (position == GTK_POS_BOTTOM && bluff_game_list_has_more (self->games))
    ask_games (self, TRUE);
}

/* --- Doing away with a game ----------------------------------------------------------------------------------------
 */

typedef struct
{
  BluffWelcomePage *page;
  char *id;
  gboolean delete; /* otherwise it is abandoned */
} Removal;

static void
free_removal (gpointer data)
{
  Removal *removal = data;

  g_object_unref (removal->page);
  g_free (removal->id);
  g_free (removal);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Removal, free_removal)

static gboolean
delete_game (BluffStore *store, gpointer data, GError **error)
{
  return bluff_store_delete_game (store, data, error);
}

static gboolean
abandon_game (BluffStore *store, gpointer data, GError **error)
{
  return bluff_store_abandon_game (store, data, error);
}

static void
removed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Removal) removal = user_data;
  BluffWindow *window = bluff_window_of (removal->page);
  g_autoptr (GError) error = NULL;

  bluff_store_run_finish (BLUFF_STORE (source), result, &error);
  if (window == NULL)
    return;

  if (error != NULL)
    bluff_window_say_error (window,
                            removal->delete ? _ ("The Game Can’t Be Deleted") : _ ("The Game Can’t Be Abandoned"),
                            error);
  else
    bluff_window_toast (window, removal->delete ? _ ("Game deleted") : _ ("Game abandoned"));
  ask_games (removal->page, FALSE);
}

static void
removal_answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Removal) removal = user_data;
  BluffStore *store = bluff_saves_get_store (removal->page->saves);

  if (!bluff_question_ask_finish (GTK_WIDGET (source), result))
    return;

  bluff_store_run_async (store, BLUFF_STORE_RUN_ATOMIC, removal->delete ? delete_game : abandon_game,
                         g_strdup (removal->id), g_free, NULL, removed_cb, removal);
  g_steal_pointer (&removal);
}

static Removal *
make_removal (GtkWidget *page, GVariant *id, gboolean delete)
{
  Removal *removal = g_new (Removal, 1);

  *removal = (Removal){ BLUFF_WELCOME_PAGE (g_object_ref (page)), g_variant_dup_string (id, NULL), delete };
  return removal;
}

static void
abandon_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  (void) name;
  bluff_question_ask (widget, _ ("Abandon This Game?"), _ ("It leaves this list and won’t count for anyone."),
                      _ ("Abandon"), BLUFF_QUESTION_DESTRUCTIVE, NULL, NULL, removal_answered_cb,
                      make_removal (widget, parameter, FALSE));
}

static void
delete_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  (void) name;
  bluff_question_ask (widget, _ ("Delete This Game?"),
                      _ ("It is deleted for everyone who played. This can’t be "
                         "undone."),
                      _ ("Delete"), BLUFF_QUESTION_DESTRUCTIVE, NULL, NULL, removal_answered_cb,
                      make_removal (widget, parameter, TRUE));
}

/* --- Layout --------------------------------------------------------------------------------------------------------
 */

static GtkWidget *
make_row_cb (gpointer item, gpointer user_data)
{
  GtkWidget *row = bluff_carry_row_new (BLUFF_GAME_ITEM (item));

  bluff_carry_row_lay_out (BLUFF_CARRY_ROW (row), BLUFF_WELCOME_PAGE (user_data)->breadth);
  return row;
}

static GtkWidget *
make_latest_row_cb (gpointer item, gpointer user_data)
{
  return bluff_hall_row_new_in_box (BLUFF_GAME_ITEM (item), BLUFF_WELCOME_PAGE (user_data)->breadth);
}

static void
lay_out_cards (BluffWelcomePage *self)
{
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self->cards));
  gboolean alone = first != NULL && gtk_widget_get_next_sibling (first) == NULL;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->cards), self->breadth == BLUFF_BREADTH_WIDE
                                                                    ? GTK_ORIENTATION_HORIZONTAL
                                                                    : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (self->cards, self->breadth == BLUFF_BREADTH_WIDE ? 18 : 12);
  for (GtkWidget *card = first; card != NULL; card = gtk_widget_get_next_sibling (card))
    bluff_game_card_lay_out (BLUFF_GAME_CARD (card), self->breadth, alone);
}

static void
breadth_cb (BluffBreadth breadth, gpointer user_data)
{
  BluffWelcomePage *self = user_data;
  GtkListBoxRow *row;

  self->breadth = breadth;
  lay_out_cards (self);
  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->carry_list, i)) != NULL; i++)
    bluff_carry_row_lay_out (BLUFF_CARRY_ROW (row), breadth);
  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->latest_list, i)) != NULL; i++)
    bluff_hall_row_lay_out (BLUFF_HALL_ROW (gtk_list_box_row_get_child (row)), breadth);
  gtk_image_set_pixel_size (self->ship, breadth <= BLUFF_BREADTH_NARROW ? SMALL_SHIP : SHIP);
  /* Large words need its room. */
  gtk_widget_set_visible (GTK_WIDGET (self->ship), breadth > BLUFF_BREADTH_TINY);
  gtk_widget_set_visible (GTK_WIDGET (self->saved), breadth >= BLUFF_BREADTH_MEDIUM);
  bluff_player_menu_set_named (self->player_menu, breadth >= BLUFF_BREADTH_MEDIUM);
}

/* The scene stands beside the question where there is room for both. */
static void
stranger_breadth_cb (BluffBreadth breadth, gpointer user_data)
{
  BluffWelcomePage *self = user_data;
  gboolean roomy = breadth >= BLUFF_BREADTH_MEDIUM;

  gtk_widget_set_visible (GTK_WIDGET (self->stranger_scene), roomy);
  if (roomy)
    gtk_widget_add_css_class (GTK_WIDGET (self->stranger_card), "card");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->stranger_card), "card");
}

static void
add_cards (BluffWelcomePage *self)
{
  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    if (bluff_tables_has ((BluffGame) game))
      gtk_box_append (self->cards, bluff_game_card_new ((BluffGame) game));
}

/* --- The last table ------------------------------------------------------------------------------------------------
 */

static gboolean
window_has_action (BluffWelcomePage *self, const char *action)
{
  BluffWindow *window = bluff_window_of (self);
  GtkWidgetClass *klass;
  const char *name, *property;
  const GVariantType *type;
  GType owner;

  if (window == NULL)
    return FALSE;

  klass = GTK_WIDGET_GET_CLASS (window);
  for (guint i = 0; gtk_widget_class_query_action (klass, i, &owner, &name, &type, &property); i++)
    if (g_str_equal (name, action))
      return TRUE;

  return FALSE;
}

/* Offers the last table of each game again. */
static void
offer_last_tables (BluffWelcomePage *self)
{
  g_autoptr (GVariant) tables = g_settings_get_value (self->settings, "last-table");
  gboolean possible = window_has_action (self, "win.set-sail-again");
  const char *table;

  for (GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self->cards)); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    {
      BluffGame game = bluff_game_card_get_game (BLUFF_GAME_CARD (card));

      bluff_game_card_set_again (BLUFF_GAME_CARD (card),
                                 possible && g_variant_lookup (tables, bluff_game_name (game), "&s", &table));
    }
}

/* --- The page ------------------------------------------------------------------------------------------------------
 */

static void
bluff_welcome_page_shown (BluffPage *page)
{
  BluffWelcomePage *self = BLUFF_WELCOME_PAGE (page);

  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  offer_last_tables (self);
  ask_players (self);
  bluff_tonight_read (self->tonight);
}

static void
bluff_welcome_page_hidden (BluffPage *page)
{
  BluffWelcomePage *self = BLUFF_WELCOME_PAGE (page);

  g_cancellable_cancel (self->cancellable);
  bluff_game_list_stop (self->games);
  bluff_game_list_stop (self->latest);
  bluff_tonight_stop (self->tonight);
}

static BluffPage *
bluff_welcome_page_renew (BluffPage *page)
{
  return bluff_welcome_page_new (BLUFF_WELCOME_PAGE (page)->saves);
}

static void
bluff_welcome_page_dispose (GObject *object)
{
  BluffWelcomePage *self = BLUFF_WELCOME_PAGE (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  if (self->games != NULL)
    {
      bluff_game_list_stop (self->games);
      bluff_game_list_stop (self->latest);
    }
  g_clear_object (&self->games);
  g_clear_object (&self->latest);
  g_clear_pointer (&self->players, g_ptr_array_unref);
  g_clear_object (&self->settings);
  g_clear_object (&self->saves);

  G_OBJECT_CLASS (bluff_welcome_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, BluffWelcomePage, pages_section);
  gtk_widget_class_bind_template_child (widget_class, BluffWelcomePage, catch_up);
  gtk_widget_class_bind_template_child (widget_class, BluffWelcomePage, player_menu);
  gtk_widget_class_bind_template_child (widget_class, BluffWelcomePage, stack);
  gtk_widget_class_bind_template_child (widget_class, BluffWelcomePage, scroller);
  gtk_widget_class_bind_template_child (widget_class, BluffWelcomePage, ship);
  gtk_widget_class_bind_template_child (widget_class, BluffWelcomePage, greeting);
  gtk_widget_class_bind_template_child (widget_class, BluffWelcomePage, tonight);
  gtk_widget_class_bind_template_child (widget_class, BluffWelcomePage, cards);
  gtk_widget_class_bind_template_child (widget_class, BluffWelcomePage, carry_box);
  gtk_widget_class_bind_template_child (widget_class, BluffWelcomePage, saved);
  gtk_widget_class_bind_template_child (widget_class, BluffWelcomePage, carry_list);
  gtk_widget_class_bind_template_child (widget_class, BluffWelcomePage, more);
  gtk_widget_class_bind_template_child (widget_class, BluffWelcomePage, latest_box);
  gtk_widget_class_bind_template_child (widget_class, BluffWelcomePage, latest_list);
  gtk_widget_class_bind_template_child (widget_class, BluffWelcomePage, no_games);
  gtk_widget_class_bind_template_child (widget_class, BluffWelcomePage, trouble);
  gtk_widget_class_bind_template_child (widget_class, BluffWelcomePage, stranger_scroller);
  gtk_widget_class_bind_template_child (widget_class, BluffWelcomePage, stranger_card);
  gtk_widget_class_bind_template_child (widget_class, BluffWelcomePage, stranger_scene);
  gtk_widget_class_bind_template_child (widget_class, BluffWelcomePage, form);
}

static void
bluff_welcome_page_class_init (BluffWelcomePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_welcome_page_dispose;
  BLUFF_PAGE_CLASS (klass)->shown = bluff_welcome_page_shown;
  BLUFF_PAGE_CLASS (klass)->hidden = bluff_welcome_page_hidden;
  BLUFF_PAGE_CLASS (klass)->renew = bluff_welcome_page_renew;

  g_type_ensure (BLUFF_TYPE_ERRAND);
  g_type_ensure (BLUFF_TYPE_PLAYER_FORM);
  g_type_ensure (BLUFF_TYPE_PLAYER_MENU);
  g_type_ensure (BLUFF_TYPE_SCENE);
  g_type_ensure (BLUFF_TYPE_TONIGHT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bluffbay/BluffBay/welcome/bluff-welcome-page.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, player_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, add_player_cb);
  gtk_widget_class_bind_template_callback (widget_class, come_aboard_cb);
  gtk_widget_class_bind_template_callback (widget_class, play_as_guest_cb);
  gtk_widget_class_install_action (widget_class, "welcome.retry", NULL, retry_cb);
  gtk_widget_class_install_action (widget_class, "welcome.more", NULL, more_cb);
  gtk_widget_class_install_action (widget_class, "welcome.abandon", "s", abandon_cb);
  gtk_widget_class_install_action (widget_class, "welcome.delete", "s", delete_cb);
}

static void
bluff_welcome_page_init (BluffWelcomePage *self)
{
  g_autoptr (GdkPaintable) ship = bluff_art_get ("bay-ship");

  self->settings = g_settings_new (APPLICATION_ID);
  gtk_widget_init_template (GTK_WIDGET (self));
  bluff_shown_child_watch (self->stack);
  gtk_image_set_from_paintable (self->ship, ship);
  add_cards (self);
  bluff_hall_menu_watch (GTK_WIDGET (self->latest_list));
  bluff_tonight_join (self->tonight, GTK_WIDGET (self), self->pages_section);
  /* Until it is known how much room there is, nothing asks for more than there may be. */
  breadth_cb (BLUFF_BREADTH_NARROW, self);
  stranger_breadth_cb (BLUFF_BREADTH_NARROW, self);
  bluff_breadth_watch (self->scroller, breadth_cb, self);
  bluff_breadth_watch (self->stranger_scroller, stranger_breadth_cb, self);
  g_signal_connect_swapped (self->scroller, "edge-reached", G_CALLBACK (edge_reached_cb), self);
}

BluffPage *
bluff_welcome_page_new (BluffSaves *saves)
{
  BluffWelcomePage *self = g_object_new (BLUFF_TYPE_WELCOME_PAGE, NULL);

  self->saves = g_object_ref (saves);
  self->games = bluff_game_list_new (saves, BLUFF_STORE_UNFINISHED, CARRY_PAGE);
  self->latest = bluff_game_list_new (saves, BLUFF_STORE_FINISHED, LATEST);
  bluff_tonight_set_saves (self->tonight, saves);
  bluff_catch_up_begin (self->catch_up, saves);
  gtk_list_box_bind_model (self->latest_list, bluff_game_list_get_items (self->latest), make_latest_row_cb, self, NULL);
  gtk_list_box_bind_model (self->carry_list, bluff_game_list_get_items (self->games), make_row_cb, self, NULL);

  return BLUFF_PAGE (self);
}
