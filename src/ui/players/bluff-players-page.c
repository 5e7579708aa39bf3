/* bluff-players-page.c: the people who have a profile.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-players-page.h"

#include "bluff-art.h"
#include "bluff-cast.h"
#include "bluff-labels.h"
#include "bluff-main-menu.h"
#include "bluff-player-choice.h"
#include "bluff-player-dialog.h"
#include "bluff-player-row.h"
#include "bluff-player-settings.h"
#include "bluff-player-traces.h"
#include "bluff-players-order.h"
#include "bluff-question.h"
#include "bluff-saves-count.h"
#include "bluff-shown-child.h"
#include "bluff-trouble-say.h"
#include "bluff-window.h"

#include <glib/gi18n.h>

struct _BluffPlayersPage
{
  BluffPage parent_instance;

  GtkStack *stack;
  GtkSpinner *spinner;
  AdwStatusPage *nobody;
  GtkLabel *add_first_label;
  AdwStatusPage *trouble;
  GtkBox *content;
  AdwPreferencesGroup *active_group;
  AdwPreferencesGroup *archived_group;
  GtkListBox *active_list;
  GtkListBox *archived_list;

  BluffSaves *saves;
  GListStore *active;   /* BluffPlayerItem */
  GListStore *archived; /* likewise */
  GCancellable *cancellable;
};

G_DEFINE_FINAL_TYPE (BluffPlayersPage, bluff_players_page, BLUFF_TYPE_PAGE)

/* --- The list ------------------------------------------------------------------------------------------------------
 */

static const BluffStorePlayer *
find_in (GListStore *items, gint64 id)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (items)); i++)
    {
      /* The list keeps it alive. */
      g_autoptr (BluffPlayerItem) item = g_list_model_get_item (G_LIST_MODEL (items), i);

      if (bluff_player_item_get (item)->id == id)
        return bluff_player_item_get (item);
    }

  return NULL;
}

static const BluffStorePlayer *
find_player (BluffPlayersPage *self, gint64 id)
{
  const BluffStorePlayer *player = find_in (self->active, id);

  return player != NULL ? player : find_in (self->archived, id);
}

static void
show_players (BluffPlayersPage *self, GPtrArray *players)
{
  g_autoptr (GPtrArray) active = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) archived = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < players->len; i++)
    {
      BluffStorePlayer *player = g_ptr_array_index (players, i);

      g_ptr_array_add (player->archived ? archived : active, bluff_player_item_new (player));
    }
  g_list_store_splice (self->active, 0, g_list_model_get_n_items (G_LIST_MODEL (self->active)), active->pdata,
                       active->len);
  g_list_store_splice (self->archived, 0, g_list_model_get_n_items (G_LIST_MODEL (self->archived)), archived->pdata,
                       archived->len);
  gtk_widget_set_visible (GTK_WIDGET (self->active_group), active->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->archived_group), archived->len > 0);
  gtk_stack_set_visible_child_name (self->stack, players->len > 0 ? "players" : "nobody");

  /* The items have taken them over. */
  g_ptr_array_set_free_func (players, NULL);
}

static void
players_listed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffPlayersPage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) players = bluff_store_list_players_finish (BLUFF_STORE (source), result, &error);

  if (players != NULL)
    {
      bluff_players_order (players);
      show_players (self, players);
    }
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      g_autofree char *sentence = bluff_trouble_say (error);
      g_autofree char *markup = g_markup_escape_text (sentence, -1);

      adw_status_page_set_description (self->trouble, markup);
      gtk_stack_set_visible_child_name (self->stack, "trouble");
    }
}

static void
ask_players (BluffPlayersPage *self)
{
  bluff_store_list_players_async (bluff_saves_get_store (self->saves), TRUE, self->cancellable, players_listed_cb,
                                  g_object_ref (self));
}

static void
retry_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  (void) name;
  (void) parameter;
  ask_players (BLUFF_PLAYERS_PAGE (widget));
}

static GtkWidget *
make_row_cb (gpointer item, gpointer user_data)
{
  (void) user_data;
  return bluff_player_row_new (BLUFF_PLAYER_ITEM (item));
}

/* --- Adding and changing -------------------------------------------------------------------------------------------
 */

static void
added_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffPlayersPage) self = user_data;

  (void) source;
  if (bluff_player_dialog_create_finish (result, NULL) != BLUFF_STORE_NO_PLAYER)
    ask_players (self);
}

static void
add_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  (void) name;
  (void) parameter;
  bluff_player_dialog_create (widget, BLUFF_PLAYERS_PAGE (widget)->saves, added_cb, g_object_ref (widget));
}

static void
changed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffPlayersPage) self = user_data;

  (void) source;
  if (bluff_player_dialog_change_finish (result, NULL))
    ask_players (self);
}

static void
change_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffPlayersPage *self = BLUFF_PLAYERS_PAGE (widget);
  const BluffStorePlayer *player = find_player (self, g_variant_get_int64 (parameter));

  (void) name;
  if (player != NULL)
    bluff_player_dialog_change (widget, self->saves, player, changed_cb, g_object_ref (self));
}

/* --- What is done to a player --------------------------------------------------------------------------------------
 */

typedef enum
{
  DEED_ARCHIVE,
  DEED_RESTORE,
  DEED_MERGE,
  DEED_RESET,
  DEED_DELETE
} DeedKind;

typedef struct
{
  BluffPlayersPage *page;
  DeedKind kind;
  gint64 player;
  gint64 other;              /* who remains of two that become one */
  char *called;              /* the player's name, */
  char *name;                /* and ready for a sentence */
  char *other_called;        /* the other's */
  BluffPlayerChoice *choice; /* who that is to be */
} Deed;

static void
free_deed (gpointer data)
{
  Deed *deed = data;

  g_clear_object (&deed->choice);
  g_object_unref (deed->page);
  g_free (deed->called);
  g_free (deed->name);
  g_free (deed->other_called);
  g_free (deed);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Deed, free_deed)

static Deed *
make_deed (BluffPlayersPage *self, DeedKind kind, GVariant *parameter)
{
  const BluffStorePlayer *player = find_player (self, g_variant_get_int64 (parameter));
  Deed *deed;

  if (player == NULL)
    return NULL;

  deed = g_new0 (Deed, 1);
  deed->page = g_object_ref (self);
  deed->kind = kind;
  deed->player = player->id;
  deed->called = g_strdup (player->name);
  deed->name = bluff_cast_isolate (player->name);
  return deed;
}

static const char *
heading_of_failure (DeedKind kind)
{
  switch (kind)
    {
    case DEED_ARCHIVE:
      return _ ("The Player Can’t Be Archived");
    case DEED_RESTORE:
      return _ ("The Player Can’t Be Brought Back");
    case DEED_MERGE:
      return _ ("The Players Can’t Be Merged");
    case DEED_RESET:
      return _ ("The Statistics Can’t Be Reset");
    case DEED_DELETE:
      return _ ("The Player Can’t Be Deleted");
    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
say_done (const Deed *deed)
{
  switch (deed->kind)
    {
    case DEED_ARCHIVE:
      /* Translators: %s is a player's name; no gender. */
      return g_strdup_printf (_ ("Archived: %s"), deed->name);
    case DEED_RESTORE:
      /* Translators: %s is a player's name, who was archived; no gender. */
      return g_strdup_printf (_ ("Back again: %s"), deed->name);
    case DEED_MERGE:
      return g_strdup (_ ("Players merged"));
    case DEED_RESET:
      /* Translators: %s is a player's name. */
      return g_strdup_printf (_ ("Statistics reset: %s"), deed->name);
    case DEED_DELETE:
      /* Translators: %s is a player's name; no gender. */
      return g_strdup_printf (_ ("Deleted: %s"), deed->name);
    default:
      g_return_val_if_reached (NULL);
    }
}

static void
set_busy (BluffPlayersPage *self, gboolean busy)
{
  gtk_spinner_set_spinning (self->spinner, busy);
  gtk_widget_set_sensitive (GTK_WIDGET (self->content), !busy);
}

static void
finish_deed (const Deed *deed, const GError *error)
{
  BluffWindow *window = bluff_window_of (deed->page);

  set_busy (deed->page, FALSE);
  if (error == NULL && deed->kind == DEED_MERGE)
    bluff_player_settings_follow (deed->player, deed->called, deed->other, deed->other_called);
  if (window == NULL)
    return;

  if (error != NULL)
    bluff_window_say_error (window, heading_of_failure (deed->kind), error);
  else
    {
      g_autofree char *done = say_done (deed);

      bluff_window_toast (window, done);
    }
  ask_players (deed->page);
}

static void
saves_changed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Deed) deed = user_data;
  g_autoptr (BluffStoreTraces) traces = NULL;
  g_autoptr (GError) error = NULL;

  bluff_saves_change_finish (BLUFF_SAVES (source), result, &traces, &error);
  finish_deed (deed, error);
  if (traces != NULL && gtk_widget_get_root (GTK_WIDGET (deed->page)) != NULL)
    bluff_player_traces_say (GTK_WIDGET (deed->page), deed->page->saves, g_steal_pointer (&traces));
}

static void
store_changed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Deed) deed = user_data;
  g_autoptr (GError) error = NULL;

  bluff_store_run_finish (BLUFF_STORE (source), result, &error);
  finish_deed (deed, error);
}

static gboolean
archive (BluffStore *store, gpointer data, GError **error)
{
  const Deed *deed = data;

  return bluff_store_archive_player (store, deed->player, deed->kind == DEED_ARCHIVE, error);
}

/* Takes DEED over. */
static void
do_deed (Deed *deed)
{
  static const BluffSavesChange changes[] = { [DEED_MERGE] = BLUFF_SAVES_MERGE_PLAYERS,
                                              [DEED_RESET] = BLUFF_SAVES_RESET_STATISTICS,
                                              [DEED_DELETE] = BLUFF_SAVES_DELETE_PLAYER };
  BluffSaves *saves = deed->page->saves;

  set_busy (deed->page, TRUE);
  /* Before everything else: whatever happens then, the name does not stay behind. */
  if (deed->kind == DEED_DELETE)
    bluff_player_settings_follow (deed->player, deed->called, BLUFF_STORE_NO_PLAYER, NULL);
  if (deed->kind == DEED_ARCHIVE || deed->kind == DEED_RESTORE)
    bluff_store_run_async (bluff_saves_get_store (saves), BLUFF_STORE_RUN_ATOMIC, archive, deed, NULL, NULL,
                           store_changed_cb, deed);
  else
    bluff_saves_change_async (saves, changes[deed->kind], deed->player, deed->other, NULL, saves_changed_cb, deed);
}

static void
archive_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  DeedKind kind = g_str_equal (name, "players.archive") ? DEED_ARCHIVE : DEED_RESTORE;
  Deed *deed = make_deed (BLUFF_PLAYERS_PAGE (widget), kind, parameter);

  if (deed != NULL)
    do_deed (deed);
}

/* --- What is asked first -------------------------------------------------------------------------------------------
 */

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Deed) deed = user_data;

  if (!bluff_question_ask_finish (GTK_WIDGET (source), result))
    return;

  if (deed->choice != NULL)
    {
      const BluffStorePlayer *other = find_player (deed->page, bluff_player_choice_get (deed->choice));

      if (other == NULL)
        return;
      deed->other = other->id;
      deed->other_called = g_strdup (other->name);
    }
  do_deed (g_steal_pointer (&deed));
}

static void
reset_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  Deed *deed = make_deed (BLUFF_PLAYERS_PAGE (widget), DEED_RESET, parameter);
  g_autofree char *heading = NULL;

  (void) name;
  if (deed == NULL)
    return;

  /* Translators: %s is a player's name. */
  heading = g_strdup_printf (_ ("Reset %s’s Statistics?"), deed->name);
  bluff_question_ask (widget, heading,
                      _ ("Statistics and rating start again from zero. The games stay and still count for everyone "
                         "else. This can’t be undone."),
                      _ ("Reset"), BLUFF_QUESTION_DESTRUCTIVE, NULL, NULL, answered_cb, deed);
}

static void
delete_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  Deed *deed = make_deed (BLUFF_PLAYERS_PAGE (widget), DEED_DELETE, parameter);
  g_autofree char *heading = NULL;

  (void) name;
  if (deed == NULL)
    return;

  /* Translators: %s is a player's name. */
  heading = g_strdup_printf (_ ("Delete %s?"), deed->name);
  bluff_question_ask (widget, heading,
                      _ ("The profile, its statistics, its rating and the name in every saved game are removed for "
                         "good, also from the copies that Bluff Bay keeps. The other players keep their games.\n\nTo "
                         "keep everything and only hide this player, choose Archive."),
                      _ ("Delete"), BLUFF_QUESTION_DESTRUCTIVE, NULL, NULL, answered_cb, deed);
}

/* Everybody but one, in the order of the page. */
static BluffPlayerChoice *
make_choice (BluffPlayersPage *self, gint64 but)
{
  BluffPlayerChoice *choice = BLUFF_PLAYER_CHOICE (g_object_ref_sink (bluff_player_choice_new ()));
  GListStore *lists[] = { self->active, self->archived };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    for (guint j = 0; j < g_list_model_get_n_items (G_LIST_MODEL (lists[i])); j++)
      {
        g_autoptr (BluffPlayerItem) item = g_list_model_get_item (G_LIST_MODEL (lists[i]), j);

        if (bluff_player_item_get (item)->id != but)
          bluff_player_choice_add (choice, bluff_player_item_get (item));
      }

  return choice;
}

static void
merge_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffPlayersPage *self = BLUFF_PLAYERS_PAGE (widget);
  g_autoptr (Deed) deed = make_deed (self, DEED_MERGE, parameter);
  g_autofree char *heading = NULL;

  (void) name;
  if (deed == NULL)
    return;

  deed->choice = make_choice (self, deed->player);
  if (bluff_player_choice_get (deed->choice) == BLUFF_STORE_NO_PLAYER)
    {
      bluff_question_tell (widget, _ ("Nobody to Merge With"),
                           _ ("Merge two players if someone has two profiles by mistake."));
      return;
    }

  /* Translators: %s is a player's name. */
  heading = g_strdup_printf (_ ("Who Should %s Be Merged With?"), deed->name);
  bluff_player_choice_set_question (deed->choice, heading);
  bluff_question_ask (widget, heading,
                      _ ("For someone who has two profiles by mistake. All games and results go to the player you "
                         "choose, and this profile is removed. This can’t be undone. Players who have "
                         "played together can’t be merged."),
                      _ ("Merge"), BLUFF_QUESTION_DESTRUCTIVE, GTK_WIDGET (deed->choice), NULL, answered_cb, deed);
  g_steal_pointer (&deed);
}

/* --- The page ------------------------------------------------------------------------------------------------------
 */

static void
bluff_players_page_shown (BluffPage *page)
{
  BluffPlayersPage *self = BLUFF_PLAYERS_PAGE (page);

  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  ask_players (self);
}

static void
bluff_players_page_hidden (BluffPage *page)
{
  g_cancellable_cancel (BLUFF_PLAYERS_PAGE (page)->cancellable);
}

static BluffPage *
bluff_players_page_renew (BluffPage *page)
{
  return bluff_players_page_new (BLUFF_PLAYERS_PAGE (page)->saves);
}

static void
bluff_players_page_dispose (GObject *object)
{
  BluffPlayersPage *self = BLUFF_PLAYERS_PAGE (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->active);
  g_clear_object (&self->archived);
  g_clear_object (&self->saves);

  G_OBJECT_CLASS (bluff_players_page_parent_class)->dispose (object);
}

static void
bluff_players_page_class_init (BluffPlayersPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_players_page_dispose;
  BLUFF_PAGE_CLASS (klass)->shown = bluff_players_page_shown;
  BLUFF_PAGE_CLASS (klass)->hidden = bluff_players_page_hidden;
  BLUFF_PAGE_CLASS (klass)->renew = bluff_players_page_renew;

  g_type_ensure (BLUFF_TYPE_MAIN_MENU);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bluffbay/BluffBay/players/bluff-players-page.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffPlayersPage, stack);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayersPage, spinner);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayersPage, nobody);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayersPage, add_first_label);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayersPage, trouble);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayersPage, content);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayersPage, active_group);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayersPage, archived_group);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayersPage, active_list);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayersPage, archived_list);
  gtk_widget_class_install_action (widget_class, "players.add", NULL, add_cb);
  gtk_widget_class_install_action (widget_class, "players.retry", NULL, retry_cb);
  gtk_widget_class_install_action (widget_class, "players.change", "x", change_cb);
  gtk_widget_class_install_action (widget_class, "players.archive", "x", archive_cb);
  gtk_widget_class_install_action (widget_class, "players.restore", "x", archive_cb);
  gtk_widget_class_install_action (widget_class, "players.merge", "x", merge_cb);
  gtk_widget_class_install_action (widget_class, "players.reset", "x", reset_cb);
  gtk_widget_class_install_action (widget_class, "players.delete", "x", delete_cb);
}

static void
bluff_players_page_init (BluffPlayersPage *self)
{
  g_autoptr (GdkPaintable) ship = bluff_art_get ("bay-ship");

  self->active = g_list_store_new (BLUFF_TYPE_PLAYER_ITEM);
  self->archived = g_list_store_new (BLUFF_TYPE_PLAYER_ITEM);
  gtk_widget_init_template (GTK_WIDGET (self));
  bluff_labels_add_ellipsis (self->add_first_label, "label");
  bluff_shown_child_watch (self->stack);
  adw_status_page_set_paintable (self->nobody, ship);
  gtk_list_box_bind_model (self->active_list, G_LIST_MODEL (self->active), make_row_cb, self, NULL);
  gtk_list_box_bind_model (self->archived_list, G_LIST_MODEL (self->archived), make_row_cb, self, NULL);
}

BluffPage *
bluff_players_page_new (BluffSaves *saves)
{
  BluffPlayersPage *self = g_object_new (BLUFF_TYPE_PLAYERS_PAGE, NULL);

  self->saves = g_object_ref (saves);
  return BLUFF_PAGE (self);
}
