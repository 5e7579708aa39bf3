/* bluff-setup-page.c: a new game: who sits where, and what the table agrees on.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-setup-page.h"

#include "bluff-main-menu.h"
#include "bluff-pill-row.h"
#include "bluff-pirate-board.h"
#include "bluff-player-dialog.h"
#include "bluff-players-order.h"
#include "bluff-scene.h"
#include "bluff-setup-begins.h"
#include "bluff-setup-memory.h"
#include "bluff-setup-options.h"
#include "bluff-setup-row.h"
#include "bluff-setup-say.h"
#include "bluff-setup-split.h"
#include "bluff-table-page.h"
#include "bluff-window.h"
#include "bluff-words-names.h"

#include <glib/gi18n.h>

#define NOWHERE G_MAXUINT /* no seat yet: a new one */

struct _BluffSetupPage
{
  BluffPage parent_instance;

  AdwWindowTitle *heading;
  BluffSetupSplit *split;
  GtkLabel *room;
  GtkListBox *seats;
  GtkMenuButton *add_button;
  GtkWidget *voyage_group;
  GtkBox *length_box;
  GtkLabel *length_text;
  GtkToggleButton *lengths[BLUFF_N_VOYAGES];
  BluffSetupBeginsRow *begins;
  GtkLabel *voyage_title;
  GtkListBox *options_list;
  GtkStack *picture;
  BluffPirateBoard *board;
  BluffScene *scene;
  GtkWidget *panel;
  GtkLabel *ready;
  GtkLabel *summary;
  GtkImage *ship;
  GtkWidget *sail_button;

  GSettings *settings;
  BluffSaves *saves;
  BluffSetupDraft *draft;
  BluffSetupOptions *options;
  GCancellable *cancellable; /* of what is asked while the page is seen */
  gboolean loaded;           /* the table has been laid for the first time */
  gboolean beginning;
  gboolean updating;
  gint64 newcomer;      /* who was made in the dialog and is still to be seated, or BLUFF_STORE_NO_PLAYER */
  guint newcomer_place; /* where, or NOWHERE */
};

G_DEFINE_FINAL_TYPE (BluffSetupPage, bluff_setup_page, BLUFF_TYPE_PAGE)

/* --- Rows ----------------------------------------------------------------------------------------------------------
 */

static BluffSetupRow *
get_row (BluffSetupPage *self, guint seat)
{
  return BLUFF_SETUP_ROW (gtk_list_box_get_row_at_index (self->seats, (int) seat));
}

static GtkWidget *
make_row_cb (gpointer item, gpointer user_data)
{
  BluffSetupPage *self = user_data;
  GtkWidget *row = bluff_setup_row_new (self->draft, item);

  bluff_setup_row_set_compact (BLUFF_SETUP_ROW (row), bluff_setup_split_is_compact (self->split));
  return row;
}

static void
make_add_menu_cb (GtkMenuButton *button, gpointer user_data)
{
  BluffSetupPage *self = user_data;
  g_autoptr (GMenuModel) menu = bluff_setup_row_list_sitters (self->draft, "setup.add");

  gtk_menu_button_set_menu_model (button, menu);
}

static gboolean
is_ready (BluffSetupPage *self)
{
  return self->loaded && bluff_setup_draft_get_trouble (self->draft, NULL) == BLUFF_SETUP_READY;
}

/* To *Set sail* if nothing is missing, otherwise to the seat that has just changed. */
static void
look_ahead (BluffSetupPage *self, guint seat)
{
  if (is_ready (self))
    gtk_widget_grab_focus (self->sail_button);
  else if (seat < bluff_setup_draft_get_size (self->draft))
    gtk_widget_grab_focus (GTK_WIDGET (get_row (self, seat)));
}

/* --- Showing the draft ---------------------------------------------------------------------------------------------
 */

static void
show_length (BluffSetupPage *self)
{
  BluffVoyage voyage = bluff_setup_draft_get_voyage (self->draft);
  g_autofree char *text = bluff_setup_say_voyage (voyage);

  gtk_toggle_button_set_active (self->lengths[voyage], TRUE);
  gtk_label_set_label (self->length_text, text);
}

static void
show_preview (BluffSetupPage *self)
{
  BluffFlag flags[BLUFF_MAX_SEATS];
  guint n = bluff_setup_draft_get_size (self->draft);

  if (bluff_setup_draft_get_game (self->draft) != BLUFF_GAME_PIRATE)
    return;

  for (guint i = 0; i < n; i++)
    flags[i] = bluff_setup_seat_get_flag (bluff_setup_draft_get (self->draft, i));
  bluff_pirate_board_preview (self->board, bluff_setup_draft_get_voyage (self->draft), flags, n);
}

/* The ship on the button is that of the first person at the table. */
static void
show_ship (BluffSetupPage *self)
{
  for (guint i = 0; i < bluff_setup_draft_get_size (self->draft); i++)
    {
      BluffSetupSeat *seat = bluff_setup_draft_get (self->draft, i);
      g_autoptr (GdkPaintable) ship = bluff_flag_ship (bluff_setup_seat_get_flag (seat));

      gtk_image_set_from_paintable (self->ship, ship);
      if (bluff_setup_seat_is_person (seat))
        return;
    }
}

static void
show_panel (BluffSetupPage *self)
{
  g_autofree char *trouble = bluff_setup_say_trouble (self->draft);
  g_autofree char *table = trouble == NULL ? bluff_setup_say_table (self->draft) : NULL;

  gtk_label_set_label (self->ready, trouble == NULL ? _ ("Ready to Sail") : _ ("Not Ready Yet"));
  gtk_label_set_label (self->summary, trouble == NULL ? table : trouble);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->sail_button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  trouble == NULL ? table : trouble, -1);
  gtk_widget_set_visible (GTK_WIDGET (self->ready), bluff_setup_split_is_wide (self->split));
  gtk_widget_set_visible (GTK_WIDGET (self->summary), trouble != NULL || !bluff_setup_split_is_tight (self->split));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "setup.set-sail", is_ready (self) && !self->beginning);
}

static void
draft_changed_cb (BluffSetupPage *self)
{
  gtk_widget_set_sensitive (GTK_WIDGET (self->add_button), !bluff_setup_draft_is_full (self->draft));
  if (!self->loaded)
    return;

  self->updating = TRUE;
  show_length (self);
  show_preview (self);
  show_ship (self);
  show_panel (self);
  self->updating = FALSE;
}

static void
shape_changed_cb (BluffSetupPage *self)
{
  gboolean compact = bluff_setup_split_is_compact (self->split);
  GtkOrientation orientation = compact ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;

  for (guint i = 0; i < bluff_setup_draft_get_size (self->draft); i++)
    bluff_setup_row_set_compact (get_row (self, i), compact);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->length_box), orientation);
  bluff_setup_begins_row_set_compact (self->begins, compact);
  gtk_widget_set_visible (GTK_WIDGET (self->room), !compact);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->panel), compact || bluff_setup_split_is_wide (self->split)
                                                                    ? GTK_ORIENTATION_VERTICAL
                                                                    : GTK_ORIENTATION_HORIZONTAL);
  if (bluff_setup_split_is_wide (self->split))
    gtk_widget_remove_css_class (self->panel, "narrow");
  else
    gtk_widget_add_css_class (self->panel, "narrow");
  if (self->loaded)
    show_panel (self);
}

static void
length_toggled_cb (GtkToggleButton *button, BluffSetupPage *self)
{
  if (self->updating || !gtk_toggle_button_get_active (button))
    return;

  for (guint i = 0; i < BLUFF_N_VOYAGES; i++)
    if (self->lengths[i] == button)
      bluff_setup_draft_set_voyage (self->draft, (BluffVoyage) i);
}

/* --- Players of the store ------------------------------------------------------------------------------------------
 */

/* The table as it was the last time, or one for a beginner. */
static void
lay_table (BluffSetupPage *self)
{
  if (!bluff_setup_memory_recall (self->settings, self->draft))
    bluff_setup_draft_seat_default (self->draft, g_settings_get_int64 (self->settings, "player"));
  self->loaded = TRUE;
  draft_changed_cb (self);
  look_ahead (self, 0);
}

static void
seat_newcomer (BluffSetupPage *self)
{
  gint64 player = self->newcomer;
  guint place = self->newcomer_place;

  self->newcomer = BLUFF_STORE_NO_PLAYER;
  if (player == BLUFF_STORE_NO_PLAYER)
    return;

  if (place < bluff_setup_draft_get_size (self->draft))
    bluff_setup_draft_change_to_profile (self->draft, place, player);
  else if (bluff_setup_draft_add_profile (self->draft, player) != NULL)
    place = bluff_setup_draft_get_size (self->draft) - 1;
  look_ahead (self, place);
}

static void
listed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffSetupPage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) players = bluff_store_list_players_finish (BLUFF_STORE (source), result, &error);
  BluffWindow *window = bluff_window_of (self);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || window == NULL)
    return;

  /* Guests and computers can play all the same. */
  if (players == NULL)
    bluff_window_say_error (window, _ ("The Players Can’t Be Read"), error);
  else
    {
      bluff_players_order (players);
      bluff_setup_draft_set_profiles (self->draft, players);
    }
  if (!self->loaded)
    lay_table (self);
  seat_newcomer (self);
}

static void
list_players (BluffSetupPage *self)
{
  bluff_store_list_players_async (bluff_saves_get_store (self->saves), FALSE, self->cancellable, listed_cb,
                                  g_object_ref (self));
}

static void
created_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffSetupPage) self = user_data;
  gint64 player = bluff_player_dialog_create_finish (result, NULL);

  (void) source;
  if (player == BLUFF_STORE_NO_PLAYER || self->cancellable == NULL)
    return;

  self->newcomer = player;
  list_players (self);
}

static void
ask_for_newcomer (BluffSetupPage *self, guint place)
{
  self->newcomer_place = place;
  bluff_player_dialog_create (GTK_WIDGET (self), self->saves, created_cb, g_object_ref (self));
}

/* --- Actions -------------------------------------------------------------------------------------------------------
 */

static void
add_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffSetupPage *self = BLUFF_SETUP_PAGE (widget);
  gboolean was_ready = is_ready (self);
  guint place = bluff_setup_draft_get_size (self->draft);

  if (g_strcmp0 (name, "setup.add-guest") == 0)
    {
      if (bluff_setup_draft_add_guest (self->draft, NULL) != NULL)
        bluff_setup_row_edit_name (get_row (self, place));
      return;
    }

  if (g_strcmp0 (name, "setup.add-computer") == 0)
    bluff_setup_draft_add_computer (self->draft);
  else
    bluff_setup_draft_add_profile (self->draft, g_variant_get_int64 (parameter));

  if (!was_ready)
    look_ahead (self, place);
  else if (place < bluff_setup_draft_get_size (self->draft))
    gtk_widget_grab_focus (GTK_WIDGET (get_row (self, place)));
}

static void
new_player_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  (void) name;
  ask_for_newcomer (BLUFF_SETUP_PAGE (widget), parameter != NULL ? g_variant_get_uint32 (parameter) : NOWHERE);
}

static void
look_ahead_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  (void) name;
  (void) parameter;
  if (is_ready (BLUFF_SETUP_PAGE (widget)))
    look_ahead (BLUFF_SETUP_PAGE (widget), NOWHERE);
}

static void
begun_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffSetupPage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BluffSavedGame) game = bluff_saves_begin_finish (BLUFF_SAVES (source), result, &error);
  BluffWindow *window = bluff_window_of (self);

  self->beginning = FALSE;
  /* A player who has left the page meanwhile finds the game among those to carry on. */
  if (window == NULL || bluff_window_get_page (window) != BLUFF_PAGE (self))
    {
      if (game != NULL)
        bluff_saved_game_close_async (game, NULL, NULL);
      return;
    }

  if (game != NULL)
    {
      bluff_window_replace (window, bluff_table_page_new (self->saves, game));
      return;
    }
  show_panel (self);
  bluff_window_say_error (window, _ ("The Game Can’t Begin"), error);
  list_players (self); /* somebody may be gone */
}

static void
set_sail_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffSetupPage *self = BLUFF_SETUP_PAGE (widget);
  BluffSavesSeat seats[BLUFF_MAX_SEATS];
  BluffTable table;

  (void) name;
  (void) parameter;
  if (!is_ready (self) || self->beginning)
    return;

  self->beginning = TRUE;
  show_panel (self);
  bluff_setup_draft_fill (self->draft, &table, seats);
  bluff_setup_memory_keep (self->settings, &table, seats);
  bluff_saves_begin_async (self->saves, &table, seats, NULL, begun_cb, g_object_ref (self));
}

/* --- The page ------------------------------------------------------------------------------------------------------
 */

static void
bluff_setup_page_shown (BluffPage *page)
{
  BluffSetupPage *self = BLUFF_SETUP_PAGE (page);

  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  list_players (self);
}

static void
bluff_setup_page_hidden (BluffPage *page)
{
  BluffSetupPage *self = BLUFF_SETUP_PAGE (page);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

/* What each length means, before it is chosen. */
static void
explain_lengths (BluffSetupPage *self)
{
  for (guint i = 0; i < BLUFF_N_VOYAGES; i++)
    {
      g_autofree char *label = bluff_words_option_value ("voyage", bluff_voyage_name ((BluffVoyage) i));
      g_autofree char *text = bluff_setup_say_voyage ((BluffVoyage) i);

      gtk_button_set_label (GTK_BUTTON (self->lengths[i]), label);
      gtk_widget_set_tooltip_text (GTK_WIDGET (self->lengths[i]), text);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->lengths[i]), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
    }
}

/* Only Bluff Pirate has a voyage, and a picture of it. */
static void
show_game (BluffSetupPage *self, BluffGame game)
{
  gboolean voyage = game == BLUFF_GAME_PIRATE;
  g_autofree char *drawing = g_strconcat ("scene-", bluff_game_name (game), NULL);

  gtk_widget_set_visible (self->voyage_group, voyage);
  gtk_label_set_label (self->voyage_title, voyage ? _ ("The Voyage") : _ ("Game Options"));
  bluff_scene_set_drawing (self->scene, drawing);
  gtk_stack_set_visible_child (self->picture, voyage ? GTK_WIDGET (self->board) : GTK_WIDGET (self->scene));
  /* Screen readers also find the hidden pages of a stack. */
  gtk_widget_set_visible (GTK_WIDGET (self->board), voyage);
  self->options = bluff_setup_options_new (self->options_list, self->draft, self->settings);
}

static BluffSetupPage *
make_page (BluffSaves *saves, BluffSetupDraft *draft)
{
  BluffSetupPage *self = g_object_new (BLUFF_TYPE_SETUP_PAGE, "title", _ ("New Game"), NULL);
  BluffGame game = bluff_setup_draft_get_game (draft);
  g_autofree char *name = bluff_words_game (game);
  g_autofree char *room = bluff_setup_say_room (game);

  self->saves = g_object_ref (saves);
  self->draft = g_object_ref (draft);
  adw_window_title_set_subtitle (self->heading, name);
  gtk_label_set_label (self->room, room);
  show_game (self, game);
  explain_lengths (self);
  bluff_setup_begins_row_set_draft (self->begins, self->draft);
  gtk_list_box_bind_model (self->seats, G_LIST_MODEL (self->draft), make_row_cb, self, NULL);
  g_signal_connect_swapped (self->draft, "changed", G_CALLBACK (draft_changed_cb), self);
  draft_changed_cb (self);

  return self;
}

/* The table stays laid as it is. */
static BluffPage *
bluff_setup_page_renew (BluffPage *page)
{
  BluffSetupPage *self = BLUFF_SETUP_PAGE (page);
  BluffSetupPage *renewed;

  g_signal_handlers_disconnect_by_data (self->draft, self);
  renewed = make_page (self->saves, self->draft);
  renewed->loaded = self->loaded;
  draft_changed_cb (renewed);

  return BLUFF_PAGE (renewed);
}

static void
bluff_setup_page_dispose (GObject *object)
{
  BluffSetupPage *self = BLUFF_SETUP_PAGE (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  if (self->draft != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->draft, self);
      gtk_list_box_bind_model (self->seats, NULL, NULL, NULL, NULL);
    }
  g_clear_object (&self->options);
  g_clear_object (&self->draft);
  g_clear_object (&self->saves);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (bluff_setup_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *klass)
{
  gtk_widget_class_bind_template_child (klass, BluffSetupPage, heading);
  gtk_widget_class_bind_template_child (klass, BluffSetupPage, split);
  gtk_widget_class_bind_template_child (klass, BluffSetupPage, room);
  gtk_widget_class_bind_template_child (klass, BluffSetupPage, seats);
  gtk_widget_class_bind_template_child (klass, BluffSetupPage, add_button);
  gtk_widget_class_bind_template_child (klass, BluffSetupPage, voyage_group);
  gtk_widget_class_bind_template_child (klass, BluffSetupPage, length_box);
  gtk_widget_class_bind_template_child (klass, BluffSetupPage, length_text);
  gtk_widget_class_bind_template_child_full (klass, "short_button", FALSE,
                                             G_STRUCT_OFFSET (BluffSetupPage, lengths[BLUFF_VOYAGE_SHORT]));
  gtk_widget_class_bind_template_child_full (klass, "standard_button", FALSE,
                                             G_STRUCT_OFFSET (BluffSetupPage, lengths[BLUFF_VOYAGE_STANDARD]));
  gtk_widget_class_bind_template_child_full (klass, "long_button", FALSE,
                                             G_STRUCT_OFFSET (BluffSetupPage, lengths[BLUFF_VOYAGE_LONG]));
  gtk_widget_class_bind_template_child (klass, BluffSetupPage, begins);
  gtk_widget_class_bind_template_child (klass, BluffSetupPage, voyage_title);
  gtk_widget_class_bind_template_child (klass, BluffSetupPage, options_list);
  gtk_widget_class_bind_template_child (klass, BluffSetupPage, picture);
  gtk_widget_class_bind_template_child (klass, BluffSetupPage, board);
  gtk_widget_class_bind_template_child (klass, BluffSetupPage, scene);
  gtk_widget_class_bind_template_child (klass, BluffSetupPage, panel);
  gtk_widget_class_bind_template_child (klass, BluffSetupPage, ready);
  gtk_widget_class_bind_template_child (klass, BluffSetupPage, summary);
  gtk_widget_class_bind_template_child (klass, BluffSetupPage, ship);
  gtk_widget_class_bind_template_child (klass, BluffSetupPage, sail_button);
}

static void
bluff_setup_page_class_init (BluffSetupPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_setup_page_dispose;
  BLUFF_PAGE_CLASS (klass)->shown = bluff_setup_page_shown;
  BLUFF_PAGE_CLASS (klass)->hidden = bluff_setup_page_hidden;
  BLUFF_PAGE_CLASS (klass)->renew = bluff_setup_page_renew;

  g_type_ensure (BLUFF_TYPE_SETUP_SPLIT);
  g_type_ensure (BLUFF_TYPE_SETUP_BEGINS_ROW);
  g_type_ensure (BLUFF_TYPE_PILL_ROW);
  g_type_ensure (BLUFF_TYPE_PIRATE_BOARD);
  g_type_ensure (BLUFF_TYPE_SCENE);
  g_type_ensure (BLUFF_TYPE_MAIN_MENU);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bluffbay/BluffBay/setup/bluff-setup-page.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, shape_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, length_toggled_cb);

  gtk_widget_class_install_action (widget_class, "setup.add-player", "x", add_cb);
  gtk_widget_class_install_action (widget_class, "setup.add-guest", NULL, add_cb);
  gtk_widget_class_install_action (widget_class, "setup.add-computer", NULL, add_cb);
  gtk_widget_class_install_action (widget_class, "setup.add-new-player", NULL, new_player_cb);
  gtk_widget_class_install_action (widget_class, "setup.new-player-at", "u", new_player_cb);
  gtk_widget_class_install_action (widget_class, "setup.look-ahead", NULL, look_ahead_cb);
  gtk_widget_class_install_action (widget_class, "setup.set-sail", NULL, set_sail_cb);
}

static void
bluff_setup_page_init (BluffSetupPage *self)
{
  self->settings = g_settings_new (APPLICATION_ID);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->add_button, make_add_menu_cb, self, NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "setup.set-sail", FALSE);
}

BluffPage *
bluff_setup_page_new (BluffSaves *saves, BluffGame game)
{
  g_autoptr (BluffSetupDraft) draft = bluff_setup_draft_new (game);

  return BLUFF_PAGE (make_page (saves, draft));
}

BluffGame
bluff_setup_page_get_game (BluffSetupPage *self)
{
  g_return_val_if_fail (BLUFF_IS_SETUP_PAGE (self), BLUFF_GAME_PIRATE);

  return bluff_setup_draft_get_game (self->draft);
}
