/* bluff-window.c: the window: a stack of pages, one of which is seen.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-window.h"

#include "bluff-art.h"
#include "bluff-breadth.h"
#include "bluff-extent.h"
#include "bluff-follow-up.h"
#include "bluff-hall-page.h"
#include "bluff-hint.h"
#include "bluff-keeping-page.h"
#include "bluff-keeping-say.h"
#include "bluff-leaders-page.h"
#include "bluff-overlying.h"
#include "bluff-player-page.h"
#include "bluff-players-page.h"
#include "bluff-question.h"
#include "bluff-rules-page.h"
#include "bluff-setup-again.h"
#include "bluff-setup-page.h"
#include "bluff-shortcuts.h"
#include "bluff-shown-child.h"
#include "bluff-store-player.h"
#include "bluff-story-page.h"
#include "bluff-table-page.h"
#include "bluff-tables.h"
#include "bluff-toast.h"
#include "bluff-trouble-page.h"
#include "bluff-trouble-say.h"
#include "bluff-welcome-page.h"

#include <glib/gi18n.h>

struct _BluffWindow
{
  AdwApplicationWindow parent_instance;

  AdwToastOverlay *toasts;
  GtkStack *pages;

  GSettings *settings;
  BluffSaves *saves;
  GPtrArray *history; /* BluffPage, the one that is seen last */
  GCancellable *leaving;
  gboolean opening; /* a game to carry on */
  guint measuring;  /* the source that measures the page before the next frame */
  gboolean narrow;
};

G_DEFINE_FINAL_TYPE (BluffWindow, bluff_window, ADW_TYPE_APPLICATION_WINDOW)

/* --- Pages ---------------------------------------------------------------------------------------------------------
 */

BluffPage *
bluff_window_get_page (BluffWindow *self)
{
  g_return_val_if_fail (BLUFF_IS_WINDOW (self), NULL);

  return self->history->len > 0 ? g_ptr_array_index (self->history, self->history->len - 1) : NULL;
}

static void
title_changed_cb (BluffPage *page, GParamSpec *pspec, BluffWindow *self)
{
  const char *title = bluff_page_get_title (page);

  (void) pspec;
  gtk_window_set_title (GTK_WINDOW (self), title != NULL ? title : _ ("Bluff Bay"));
}

/* A page is measured, in a turn of the main loop of its own, before the frame in which it appears: that has enough to
 * do with drawing it, and GTK remembers what was measured. */
static gboolean
measure_cb (gpointer user_data)
{
  BluffWindow *self = user_data;
  BluffPage *page = bluff_window_get_page (self);
  int width = gtk_widget_get_width (GTK_WIDGET (self->pages));

  self->measuring = 0;
  if (page == NULL || width <= 0)
    return G_SOURCE_REMOVE;

  bluff_extent_height (GTK_WIDGET (page), MAX (width, bluff_extent_least_width (GTK_WIDGET (page))));
  return G_SOURCE_REMOVE;
}

static void
see_page (BluffWindow *self, BluffPage *page, GtkStackTransitionType transition)
{
  bluff_page_set_narrow (page, self->narrow);
  gtk_stack_set_transition_type (self->pages, transition);
  gtk_stack_set_visible_child (self->pages, GTK_WIDGET (page));
  g_signal_connect_object (page, "notify::title", G_CALLBACK (title_changed_cb), self, 0);
  title_changed_cb (page, NULL, self);
  bluff_page_show (page);
  if (self->measuring == 0)
    self->measuring = g_idle_add_full (GDK_PRIORITY_REDRAW - 1, measure_cb, self, NULL);
}

static void
unsee_page (BluffWindow *self, BluffPage *page)
{
  g_signal_handlers_disconnect_by_func (page, title_changed_cb, self);
  bluff_page_hide (page);
}

static void
drop_top (BluffWindow *self)
{
  BluffPage *page = bluff_window_get_page (self);

  unsee_page (self, page);
  gtk_stack_remove (self->pages, GTK_WIDGET (page));
  g_ptr_array_set_size (self->history, (gint) self->history->len - 1);
}

void
bluff_window_push (BluffWindow *self, BluffPage *page)
{
  BluffPage *covered;
  gboolean first;

  g_return_if_fail (BLUFF_IS_WINDOW (self));
  g_return_if_fail (BLUFF_IS_PAGE (page));

  covered = bluff_window_get_page (self);
  first = covered == NULL;
  if (!first)
    unsee_page (self, covered);
  g_ptr_array_add (self->history, page);
  gtk_stack_add_child (self->pages, GTK_WIDGET (page));
  see_page (self, page, first ? GTK_STACK_TRANSITION_TYPE_NONE : GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT);
}

void
bluff_window_replace (BluffWindow *self, BluffPage *page)
{
  g_return_if_fail (BLUFF_IS_WINDOW (self));
  g_return_if_fail (BLUFF_IS_PAGE (page));

  if (self->history->len > 0)
    drop_top (self);
  g_ptr_array_add (self->history, page);
  gtk_stack_add_child (self->pages, GTK_WIDGET (page));
  see_page (self, page, GTK_STACK_TRANSITION_TYPE_CROSSFADE);
}

void
bluff_window_pop (BluffWindow *self)
{
  BluffPage *below;

  g_return_if_fail (BLUFF_IS_WINDOW (self));

  if (self->history->len < 2)
    return;

  /* The page that goes is hidden first, so that two tables are never seen at once; then the one below slides in. */
  below = g_ptr_array_index (self->history, self->history->len - 2);
  gtk_stack_set_transition_type (self->pages, GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT);
  gtk_stack_set_visible_child (self->pages, GTK_WIDGET (below));
  drop_top (self);
  see_page (self, below, GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT);
}

void
bluff_window_forget_game (BluffWindow *self, const char *id)
{
  g_return_if_fail (BLUFF_IS_WINDOW (self));

  for (guint i = self->history->len; i-- > 0;)
    {
      BluffPage *page = g_ptr_array_index (self->history, i);

      if (!bluff_table_page_is_of (page, id) && !bluff_story_page_is_of (page, id))
        continue;
      if (i + 1 == self->history->len)
        bluff_window_pop (self);
      else
        {
          gtk_stack_remove (self->pages, GTK_WIDGET (page));
          g_ptr_array_remove_index (self->history, i);
        }
    }
}

static void
drop_all (BluffWindow *self)
{
  while (self->history->len > 0)
    drop_top (self);
}

void
bluff_window_begin (BluffWindow *self, BluffSaves *saves)
{
  g_return_if_fail (BLUFF_IS_WINDOW (self));
  g_return_if_fail (BLUFF_IS_SAVES (saves));

  g_set_object (&self->saves, saves);
  drop_all (self);
  bluff_window_push (self, bluff_welcome_page_new (saves));
}

void
bluff_window_begin_with_trouble (BluffWindow *self, BluffSaves *saves, const GError *error)
{
  g_return_if_fail (BLUFF_IS_WINDOW (self));

  g_set_object (&self->saves, saves);
  drop_all (self);
  bluff_window_push (self, bluff_trouble_page_new (saves, error));
}

gboolean
bluff_window_renew (BluffWindow *self)
{
  g_autoptr (GPtrArray) pages = g_ptr_array_new ();

  g_return_val_if_fail (BLUFF_IS_WINDOW (self), FALSE);

  bluff_overlying_close_all (GTK_WINDOW (self));
  for (guint i = 0; i < self->history->len; i++)
    {
      BluffPage *page = bluff_page_renew (g_ptr_array_index (self->history, i));

      if (page != NULL)
        g_ptr_array_add (pages, page);
    }
  drop_all (self);
  for (guint i = 0; i < pages->len; i++)
    {
      g_ptr_array_add (self->history, g_ptr_array_index (pages, i));
      gtk_stack_add_child (self->pages, g_ptr_array_index (pages, i));
    }
  if (pages->len > 0)
    see_page (self, bluff_window_get_page (self), GTK_STACK_TRANSITION_TYPE_NONE);

  return pages->len > 0;
}

/* --- Records -------------------------------------------------------------------------------------------------------
 */

void
bluff_window_open_records (BluffWindow *self, GListModel *files)
{
  guint n;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) paths = NULL;

  g_return_if_fail (BLUFF_IS_WINDOW (self) && G_IS_LIST_MODEL (files));

  n = g_list_model_get_n_items (files);
  if (n == 0 || self->saves == NULL || !bluff_store_is_open (bluff_saves_get_store (self->saves)))
    return;

  paths = bluff_keeping_find_paths (files, &error);
  if (paths == NULL)
    bluff_window_say_error (self, n > 1 ? _ ("Nothing Was Imported") : _ ("The Game Can’t Be Opened"), error);
  else if (n == 1)
    bluff_window_push (self, bluff_story_page_new_for_file (self->saves, paths[0]));
  else
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "win.your-data", NULL);
      bluff_keeping_page_take_in (BLUFF_KEEPING_PAGE (bluff_window_get_page (self)), (const char *const *) paths);
    }
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, BluffWindow *self)
{
  g_autoptr (GSList) dropped = gdk_file_list_get_files (g_value_get_boxed (value));
  g_autoptr (GListStore) files = g_list_store_new (G_TYPE_FILE);

  (void) target;
  (void) x;
  (void) y;
  for (GSList *file = dropped; file != NULL; file = file->next)
    g_list_store_append (files, file->data);
  bluff_window_open_records (self, G_LIST_MODEL (files));

  return dropped != NULL;
}

static void
take_drops (BluffWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

/* --- Saying --------------------------------------------------------------------------------------------------------
 */

void
bluff_window_toast (BluffWindow *self, const char *text)
{
  g_return_if_fail (BLUFF_IS_WINDOW (self));

  adw_toast_overlay_add_toast (self->toasts, bluff_toast_new (text));
}

void
bluff_window_add_toast (BluffWindow *self, AdwToast *toast)
{
  g_return_if_fail (BLUFF_IS_WINDOW (self));

  adw_toast_overlay_add_toast (self->toasts, toast);
}

void
bluff_window_say_error (BluffWindow *self, const char *heading, const GError *error)
{
  g_autofree char *sentence = NULL;

  g_return_if_fail (BLUFF_IS_WINDOW (self));

  sentence = bluff_trouble_say (error);
  bluff_question_tell (GTK_WIDGET (self), heading, sentence);
}

BluffWindow *
bluff_window_of (gpointer widget)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (widget));

  return BLUFF_IS_WINDOW (root) ? BLUFF_WINDOW (root) : NULL;
}

/* --- Actions -------------------------------------------------------------------------------------------------------
 */

static void
back_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffWindow *self = BLUFF_WINDOW (widget);
  BluffPage *page = bluff_window_get_page (self);

  (void) name;
  (void) parameter;
  if (page != NULL && !bluff_page_escape (page))
    bluff_window_pop (self);
}

static void
escape_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffPage *page = bluff_window_get_page (BLUFF_WINDOW (widget));

  if (page != NULL && !bluff_page_is_shut (page))
    back_cb (widget, name, parameter);
}

static BluffGame
game_here (BluffWindow *self)
{
  BluffPage *page = bluff_window_get_page (self);

  if (BLUFF_IS_TABLE_PAGE (page))
    return bluff_table_page_get_game (BLUFF_TABLE_PAGE (page));
  if (BLUFF_IS_SETUP_PAGE (page))
    return bluff_setup_page_get_game (BLUFF_SETUP_PAGE (page));
  if (BLUFF_IS_RULES_PAGE (page))
    return bluff_rules_page_get_game (BLUFF_RULES_PAGE (page));
  if (BLUFF_IS_STORY_PAGE (page))
    return bluff_story_page_get_game (BLUFF_STORY_PAGE (page));

  return BLUFF_GAME_PIRATE;
}

static void
new_game (BluffWindow *self, BluffGame game)
{
  if (self->saves == NULL || !bluff_store_is_open (bluff_saves_get_store (self->saves)) || !bluff_tables_has (game))
    return;

  /* Back from a new table is where everything begins, not the old table. */
  while (self->history->len > 1)
    bluff_window_pop (self);
  bluff_window_push (self, bluff_setup_page_new (self->saves, game));
}

static void
new_game_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffGame game;

  (void) name;
  if (bluff_game_from_name (g_variant_get_string (parameter, NULL), &game))
    new_game (BLUFF_WINDOW (widget), game);
}

static void
new_game_here_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffWindow *self = BLUFF_WINDOW (widget);

  (void) name;
  (void) parameter;
  new_game (self, game_here (self));
}

static void
set_sail_again_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffWindow *self = BLUFF_WINDOW (widget);
  BluffGame game;

  (void) name;
  if (self->saves == NULL || !bluff_store_is_open (bluff_saves_get_store (self->saves)) ||
      !bluff_game_from_name (g_variant_get_string (parameter, NULL), &game) || !bluff_tables_has (game))
    return;

  while (self->history->len > 1)
    bluff_window_pop (self);
  bluff_setup_again (widget, self->saves, game);
}

static void
game_opened_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BluffSavedGame) game = bluff_saves_open_finish (BLUFF_SAVES (source), result, &error);

  self->opening = FALSE;
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || g_cancellable_is_cancelled (self->leaving))
    {
      if (game != NULL)
        bluff_saved_game_close_async (game, NULL, NULL);
      return;
    }
  if (error != NULL)
    bluff_window_say_error (self, _ ("The Game Can’t Be Opened"), error);
  else if (bluff_tables_has ((BluffGame) bluff_match_get_table (bluff_saved_game_get_match (game))->game))
    bluff_window_push (self, bluff_table_page_new (self->saves, game));
  else
    bluff_saved_game_close_async (game, NULL, NULL);
}

/* A game that lies open below, because its record was opened over it, must not be opened twice. FALSE if it does not.
 */
static gboolean
return_to_table (BluffWindow *self, const char *id)
{
  for (guint i = 0; i < self->history->len; i++)
    if (bluff_table_page_is_of (g_ptr_array_index (self->history, i), id))
      {
        while (self->history->len > i + 1)
          bluff_window_pop (self);
        return TRUE;
      }

  return FALSE;
}

static void
carry_on_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffWindow *self = BLUFF_WINDOW (widget);
  const char *id = g_variant_get_string (parameter, NULL);

  (void) name;
  /* A second press while the game opens does nothing. */
  if (self->saves == NULL || self->opening || BLUFF_IS_TABLE_PAGE (bluff_window_get_page (self)) ||
      return_to_table (self, id))
    return;

  self->opening = TRUE;
  bluff_saves_open_async (self->saves, id, self->leaving, game_opened_cb, g_object_ref (self));
}

static void
story_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffWindow *self = BLUFF_WINDOW (widget);

  (void) name;
  if (self->saves != NULL && !BLUFF_IS_STORY_PAGE (bluff_window_get_page (self)))
    bluff_window_push (self, bluff_story_page_new (self->saves, g_variant_get_string (parameter, NULL)));
}

static void
players_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffWindow *self = BLUFF_WINDOW (widget);

  (void) name;
  (void) parameter;
  if (self->saves != NULL && !BLUFF_IS_PLAYERS_PAGE (bluff_window_get_page (self)))
    bluff_window_push (self, bluff_players_page_new (self->saves));
}

static void
player_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffWindow *self = BLUFF_WINDOW (widget);
  BluffPage *page = bluff_window_get_page (self);
  gint64 player = g_variant_get_int64 (parameter);

  (void) name;
  if (BLUFF_IS_PLAYER_PAGE (page))
    bluff_player_page_turn_to (BLUFF_PLAYER_PAGE (page), player);
  else if (self->saves != NULL)
    bluff_window_push (self, bluff_player_page_new (self->saves, player));
}

static void
your_data_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffWindow *self = BLUFF_WINDOW (widget);

  (void) name;
  (void) parameter;
  if (self->saves != NULL && !BLUFF_IS_KEEPING_PAGE (bluff_window_get_page (self)))
    bluff_window_push (self, bluff_keeping_page_new (self->saves));
}

static void
hall_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffWindow *self = BLUFF_WINDOW (widget);

  (void) name;
  (void) parameter;
  if (self->saves != NULL && !BLUFF_IS_HALL_PAGE (bluff_window_get_page (self)))
    bluff_window_push (self, bluff_hall_page_new (self->saves, BLUFF_STORE_NO_PLAYER));
}

static void
hall_of_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffWindow *self = BLUFF_WINDOW (widget);
  gint64 player = g_variant_get_int64 (parameter);

  (void) name;
  if (self->saves == NULL)
    return;

  if (BLUFF_IS_HALL_PAGE (bluff_window_get_page (self)))
    bluff_hall_page_show_player (BLUFF_HALL_PAGE (bluff_window_get_page (self)), player);
  else
    bluff_window_push (self, bluff_hall_page_new (self->saves, player));
}

static void
leaders_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffWindow *self = BLUFF_WINDOW (widget);

  (void) name;
  (void) parameter;
  if (self->saves != NULL && !BLUFF_IS_LEADERS_PAGE (bluff_window_get_page (self)))
    bluff_window_push (self, bluff_leaders_page_new (self->saves));
}

static void
show_rules (BluffWindow *self, BluffGame game, const char *rule)
{
  BluffPage *page = bluff_window_get_page (self);
  const BluffTable *table = BLUFF_IS_TABLE_PAGE (page) ? bluff_table_page_get_table (BLUFF_TABLE_PAGE (page)) : NULL;

  if (BLUFF_IS_RULES_PAGE (page))
    bluff_rules_page_turn_to (BLUFF_RULES_PAGE (page), game, rule);
  else
    bluff_window_push (self, bluff_rules_page_new (game, table, rule));
}

static void
rules_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const char *game_name, *rule;
  BluffGame game;

  (void) name;
  g_variant_get (parameter, "(&s&s)", &game_name, &rule);
  if (bluff_game_from_name (game_name, &game))
    show_rules (BLUFF_WINDOW (widget), game, rule);
}

static void
rules_here_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffWindow *self = BLUFF_WINDOW (widget);
  BluffPage *page = bluff_window_get_page (self);
  const char *rule = BLUFF_IS_TABLE_PAGE (page) ? bluff_table_page_get_rule (BLUFF_TABLE_PAGE (page)) : "";

  (void) name;
  (void) parameter;
  show_rules (self, game_here (self), rule);
}

static void
toggle_fullscreen_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  (void) name;
  (void) parameter;
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

static void
show_help_overlay_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  (void) name;
  (void) parameter;
  bluff_shortcuts_present (GTK_WINDOW (widget));
}

/* --- The window ----------------------------------------------------------------------------------------------------
 */

static void
scale_changed_cb (BluffWindow *self)
{
  bluff_art_set_scale (gtk_widget_get_scale_factor (GTK_WIDGET (self)));
}

static void
fit_pages (GtkWidget *widget)
{
  BluffWindow *self = BLUFF_WINDOW (widget);

  for (guint i = 0; i < self->history->len; i++)
    bluff_page_set_narrow (g_ptr_array_index (self->history, i), self->narrow);
}

static void
layout_cb (BluffWindow *self, int width)
{
  gboolean narrow = bluff_breadth_of (GTK_WIDGET (self), width) <= BLUFF_BREADTH_NARROW;

  if (narrow == self->narrow)
    return;

  self->narrow = narrow;
  bluff_follow_up (GTK_WIDGET (self), fit_pages);
}

static void
bluff_window_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bluff_window_parent_class)->realize (widget);

  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (widget)), "layout", G_CALLBACK (layout_cb), widget,
                           G_CONNECT_SWAPPED);
  bluff_art_set_by_hand (GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (GTK_NATIVE (widget))));
}

static void
bluff_window_constructed (GObject *object)
{
  BluffWindow *self = BLUFF_WINDOW (object);

  G_OBJECT_CLASS (bluff_window_parent_class)->constructed (object);

  g_settings_bind (self->settings, "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-height", self, "default-height", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-fullscreen", self, "fullscreened", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (scale_changed_cb), NULL);
  scale_changed_cb (self);
}

static void
bluff_window_dispose (GObject *object)
{
  BluffWindow *self = BLUFF_WINDOW (object);

  g_clear_handle_id (&self->measuring, g_source_remove);
  g_cancellable_cancel (self->leaving);
  if (self->history != NULL && self->history->len > 0)
    bluff_page_hide (bluff_window_get_page (self));
  g_clear_pointer (&self->history, g_ptr_array_unref);
  g_clear_object (&self->leaving);
  g_clear_object (&self->saves);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (bluff_window_parent_class)->dispose (object);
}

static void
bluff_window_class_init (BluffWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = bluff_window_constructed;
  G_OBJECT_CLASS (klass)->dispose = bluff_window_dispose;
  widget_class->realize = bluff_window_realize;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bluffbay/BluffBay/bluff-window.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, BluffWindow, pages);

  gtk_widget_class_install_action (widget_class, "win.back", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "win.escape", NULL, escape_cb);
  gtk_widget_class_install_action (widget_class, "win.new-game", "s", new_game_cb);
  gtk_widget_class_install_action (widget_class, "win.new-game-here", NULL, new_game_here_cb);
  gtk_widget_class_install_action (widget_class, "win.set-sail-again", "s", set_sail_again_cb);
  gtk_widget_class_install_action (widget_class, "win.carry-on", "s", carry_on_cb);
  gtk_widget_class_install_action (widget_class, "win.story", "s", story_cb);
  gtk_widget_class_install_action (widget_class, "win.players", NULL, players_cb);
  gtk_widget_class_install_action (widget_class, "win.player", "x", player_cb);
  gtk_widget_class_install_action (widget_class, "win.your-data", NULL, your_data_cb);
  gtk_widget_class_install_action (widget_class, "win.hall", NULL, hall_cb);
  gtk_widget_class_install_action (widget_class, "win.hall-of", "x", hall_of_cb);
  gtk_widget_class_install_action (widget_class, "win.leaders", NULL, leaders_cb);
  gtk_widget_class_install_action (widget_class, "win.rules", "(ss)", rules_cb);
  gtk_widget_class_install_action (widget_class, "win.rules-here", NULL, rules_here_cb);
  gtk_widget_class_install_action (widget_class, "win.toggle-fullscreen", NULL, toggle_fullscreen_cb);
  gtk_widget_class_install_action (widget_class, "win.show-help-overlay", NULL, show_help_overlay_cb);
}

static void
bluff_window_init (BluffWindow *self)
{
  self->settings = g_settings_new (APPLICATION_ID);
  self->history = g_ptr_array_new ();
  self->leaving = g_cancellable_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  bluff_shown_child_watch (self->pages);
  bluff_hint_watch (GTK_NATIVE (self));
  take_drops (self);
}

BluffWindow *
bluff_window_new (BluffApplication *application)
{
  return g_object_new (BLUFF_TYPE_WINDOW, "application", application, NULL);
}
