/* bluff-tonight.c: who has won how often tonight, with a menu.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-tonight.h"

#include "bluff-evening-say.h"
#include "bluff-people-menu.h"
#include "bluff-window.h"

#include <glib/gi18n.h>

struct _BluffTonight
{
  AdwBin parent_instance;

  GMenuModel *menu;
  GMenu *people; /* a part of it: who has won, each with a page */
  GtkMenuButton *button;
  GtkLabel *tonight;
  GtkLabel *series;

  GSimpleActionGroup *actions;
  BluffSaves *saves;
  GCancellable *cancellable; /* of what is asked while it is seen */
  guint end;                 /* the timeout when the evening is over; 0 while it is not seen, or there is none */
};

G_DEFINE_FINAL_TYPE (BluffTonight, bluff_tonight, ADW_TYPE_BIN)

/* --- How it stands -------------------------------------------------------------------------------------------------
 */

static void
enable (BluffTonight *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

static void
set_line (GtkLabel *label, const char *line)
{
  gtk_label_set_label (label, line != NULL ? line : "");
  gtk_widget_set_visible (GTK_WIDGET (label), line != NULL);
}

/* The focus goes on to what can be pressed next before its place is gone. */
static void
set_seen (BluffTonight *self, gboolean seen)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (!seen && focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    {
      /* Out of the menu, if that is still closing. */
      gtk_widget_grab_focus (GTK_WIDGET (self->button));
      gtk_widget_child_focus (GTK_WIDGET (root), GTK_DIR_TAB_FORWARD);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), seen);
}

/* Guests have no page, and computers neither. */
static void
list_people (BluffTonight *self, const BluffStoreEvening *evening)
{
  g_menu_remove_all (self->people);
  for (guint i = 0; i < evening->winners->len; i++)
    {
      const BluffStoreWinner *winner = g_ptr_array_index (evening->winners, i);

      bluff_people_menu_add (self->people, winner->name, winner->player);
    }
}

static gboolean
end_cb (gpointer user_data)
{
  BluffTonight *self = user_data;

  self->end = 0;
  bluff_tonight_read (self);
  return G_SOURCE_REMOVE;
}

/* Nobody need press anything for the evening to end. */
static void
wait_for_end (BluffTonight *self, gint64 until)
{
  gint64 left = until - bluff_evening_now ();

  g_clear_handle_id (&self->end, g_source_remove);
  if (left > 0)
    self->end = g_timeout_add ((guint) MIN (left, BLUFF_STORE_QUIET_MS), end_cb, self);
}

static void
show_evening (BluffTonight *self, const BluffStoreEvening *evening)
{
  g_autofree char *tonight = bluff_evening_say_tonight (evening);
  g_autofree char *series = bluff_evening_say_series (evening);
  g_autofree char *both = bluff_evening_say_both (tonight, series);

  set_line (self->tonight, tonight);
  set_line (self->series, series);
  if (both != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, both, -1);
  set_seen (self, both != NULL);
  list_people (self, evening);
  wait_for_end (self, evening->until);
  enable (self, "begin-series", evening->series != BLUFF_STORE_SERIES_ON);
  enable (self, "end-series", evening->series == BLUFF_STORE_SERIES_ON);
  enable (self, "new-evening", evening->games > 0 || evening->series != BLUFF_STORE_SERIES_NONE);
}

static void
evening_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffTonight) self = user_data;
  g_autoptr (BluffStoreEvening) evening = bluff_store_read_evening_finish (BLUFF_STORE (source), result, NULL);

  /* The page says what is wrong with the store. */
  if (evening != NULL)
    show_evening (self, evening);
}

void
bluff_tonight_read (BluffTonight *self)
{
  g_return_if_fail (BLUFF_IS_TONIGHT (self));

  bluff_tonight_stop (self);
  self->cancellable = g_cancellable_new ();
  bluff_store_read_evening_async (bluff_saves_get_store (self->saves), NULL, bluff_evening_now (), self->cancellable,
                                  evening_read_cb, g_object_ref (self));
}

void
bluff_tonight_stop (BluffTonight *self)
{
  g_return_if_fail (BLUFF_IS_TONIGHT (self));

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_handle_id (&self->end, g_source_remove);
}

/* --- What can be begun and ended -----------------------------------------------------------------------------------
 */

typedef struct
{
  BluffTonight *tonight;
  const char *said; /* when it is done */
} Press;

static void
pressed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autofree Press *press = user_data;
  g_autoptr (BluffTonight) self = press->tonight;
  BluffWindow *window = bluff_window_of (self);
  g_autoptr (GError) error = NULL;

  bluff_store_run_finish (BLUFF_STORE (source), result, &error);
  if (window == NULL)
    return;

  if (error != NULL)
    bluff_window_say_error (window, _ ("Tonight’s Results Can’t Be Saved"), error);
  else
    bluff_window_toast (window, press->said);
  bluff_tonight_read (self);
}

static void
press (BluffTonight *self, BluffStoreWork work, guint goal, const char *said)
{
  Press *press = g_new (Press, 1);

  *press = (Press){ g_object_ref (self), said };
  bluff_store_run_async (bluff_saves_get_store (self->saves), BLUFF_STORE_RUN_ATOMIC, work, GUINT_TO_POINTER (goal),
                         NULL, NULL, pressed_cb, press);
}

static gboolean
begin_series (BluffStore *store, gpointer data, GError **error)
{
  return bluff_store_begin_series (store, GPOINTER_TO_UINT (data), bluff_evening_now (), error);
}

static gboolean
end_series (BluffStore *store, gpointer data, GError **error)
{
  (void) data;
  return bluff_store_end_series (store, bluff_evening_now (), error);
}

static gboolean
begin_evening (BluffStore *store, gpointer data, GError **error)
{
  (void) data;
  return bluff_store_begin_evening (store, bluff_evening_now (), error);
}

static void
begin_series_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  (void) action;
  press (user_data, begin_series, g_variant_get_uint32 (parameter),
         /* Translators: said when somebody has begun a series of games. It is between those who play the next game. */
         _ ("The series begins with your next game"));
}

static void
end_series_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  (void) action;
  (void) parameter;
  press (user_data, end_series, 0, _ ("Series ended"));
}

static void
new_evening_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  (void) action;
  (void) parameter;
  /* Translators: said when somebody has begun to count again who wins how many games tonight. */
  press (user_data, begin_evening, 0, _ ("A new evening begins"));
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_tonight_dispose (GObject *object)
{
  BluffTonight *self = BLUFF_TONIGHT (object);

  bluff_tonight_stop (self);
  g_clear_object (&self->actions);
  g_clear_object (&self->saves);

  G_OBJECT_CLASS (bluff_tonight_parent_class)->dispose (object);
}

static void
bluff_tonight_class_init (BluffTonightClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_tonight_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bluffbay/BluffBay/welcome/bluff-tonight.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffTonight, menu);
  gtk_widget_class_bind_template_child (widget_class, BluffTonight, people);
  gtk_widget_class_bind_template_child (widget_class, BluffTonight, button);
  gtk_widget_class_bind_template_child (widget_class, BluffTonight, tonight);
  gtk_widget_class_bind_template_child (widget_class, BluffTonight, series);
}

static void
bluff_tonight_init (BluffTonight *self)
{
  static const GActionEntry entries[] = {
    { .name = "begin-series", .activate = begin_series_cb, .parameter_type = "u" },
    { .name = "end-series", .activate = end_series_cb },
    { .name = "new-evening", .activate = new_evening_cb },
  };

  gtk_widget_init_template (GTK_WIDGET (self));
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  enable (self, "end-series", FALSE);
  enable (self, "new-evening", FALSE);
}

void
bluff_tonight_join (BluffTonight *self, GtkWidget *page, GMenu *main_menu)
{
  g_return_if_fail (BLUFF_IS_TONIGHT (self));

  gtk_widget_insert_action_group (page, "tonight", G_ACTION_GROUP (self->actions));
  /* Translators: what can be begun for this evening: a series of games, or counting who wins again. */
  g_menu_append_submenu (main_menu, _ ("Tonight"), self->menu);
}

void
bluff_tonight_set_saves (BluffTonight *self, BluffSaves *saves)
{
  g_return_if_fail (BLUFF_IS_TONIGHT (self));

  g_set_object (&self->saves, saves);
}
