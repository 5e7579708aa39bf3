/* bluff-player-form.c: what is told of a player: name, flag and, if wanted, birth year.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-player-form.h"

#include "bluff-flag-chooser.h"
#include "bluff-player-settings.h"
#include "bluff-trouble-say.h"

#include <glib/gi18n.h>

enum
{
  OLDEST = 130 /* years: nobody has become older */
};

struct _BluffPlayerForm
{
  AdwBin parent_instance;

  GtkImage *ship;
  AdwEntryRow *name;
  GtkLabel *name_trouble;
  BluffFlagChooser *flags;
  GtkBox *year_box;
  AdwEntryRow *year;
  GtkLabel *year_trouble;
  GtkLabel *trouble;

  BluffSaves *saves;
  GCancellable *cancellable; /* of looking for a free flag */
  gint64 player;             /* or BLUFF_STORE_NO_PLAYER: a new one */
  char *called;              /* what the player was called so far, or NULL */
  gboolean with_year;
  gboolean saving;
  gboolean flag_chosen; /* by somebody: it is not changed any more */
};

enum
{
  PROP_WITH_YEAR = 1,
  PROP_READY,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint submit_signal;

G_DEFINE_FINAL_TYPE (BluffPlayerForm, bluff_player_form, ADW_TYPE_BIN)

/* --- What is wrong -------------------------------------------------------------------------------------------------
 */

static void
say (GtkLabel *label, GtkWidget *field, const char *sentence)
{
  gtk_label_set_label (label, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (label), sentence != NULL);
  if (field == NULL)
    return;

  if (sentence != NULL)
    {
      gtk_widget_add_css_class (field, "error");
      gtk_accessible_update_state (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_TRUE,
                                   -1);
      gtk_accessible_update_property (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence, -1);
    }
  else
    {
      gtk_widget_remove_css_class (field, "error");
      gtk_accessible_reset_state (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_STATE_INVALID);
      gtk_accessible_reset_property (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
    }
}

static gboolean
is_about_name (const GError *error)
{
  return g_error_matches (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NAME_TAKEN) ||
         g_error_matches (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NAME_EMPTY) ||
         g_error_matches (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NAME_TOO_LONG) ||
         g_error_matches (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NAME_CHARACTER);
}

static void
say_error (BluffPlayerForm *self, const GError *error)
{
  g_autofree char *sentence = bluff_trouble_say (error);

  if (is_about_name (error))
    {
      say (self->name_trouble, GTK_WIDGET (self->name), sentence);
      gtk_widget_grab_focus (GTK_WIDGET (self->name));
    }
  else
    say (self->trouble, NULL, sentence);
}

/* The year in the field, BLUFF_STORE_PLAYER_NO_YEAR if it is empty; FALSE if it is none. */
static gboolean
read_year (BluffPlayerForm *self, int *year)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->year))));
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  guint64 number;

  *year = BLUFF_STORE_PLAYER_NO_YEAR;
  if (!self->with_year || *text == '\0')
    return TRUE;
  if (!g_ascii_string_to_unsigned (text, 10, (guint64) (g_date_time_get_year (now) - OLDEST),
                                   (guint64) g_date_time_get_year (now), &number, NULL))
    return FALSE;

  *year = (int) number;
  return TRUE;
}

static void
say_year (BluffPlayerForm *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  /* Translators: below the field for a birth year. The numbers are years: 1896 and 2026. */
  g_autofree char *sentence = g_strdup_printf (_ ("Enter a year from %1$d to %2$d, or leave it empty."),
                                               g_date_time_get_year (now) - OLDEST, g_date_time_get_year (now));

  say (self->year_trouble, GTK_WIDGET (self->year), sentence);
  gtk_widget_grab_focus (GTK_WIDGET (self->year));
}

/* --- Fields --------------------------------------------------------------------------------------------------------
 */

static gboolean
is_ready (BluffPlayerForm *self)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name))));

  return !self->saving && self->saves != NULL && *text != '\0';
}

static void
name_changed_cb (BluffPlayerForm *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->name));
  g_autoptr (GError) error = NULL;
  g_autofree char *tidy = bluff_store_player_tidy_name (text, &error);
  g_autofree char *sentence = NULL;

  /* Nothing is wrong with a name that has not been written yet. */
  if (tidy == NULL && !g_error_matches (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NAME_EMPTY))
    sentence = bluff_trouble_say (error);
  say (self->name_trouble, GTK_WIDGET (self->name), sentence);
  say (self->trouble, NULL, NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_READY]);
}

static void
year_changed_cb (BluffPlayerForm *self)
{
  say (self->year_trouble, GTK_WIDGET (self->year), NULL);
}

static void
show_ship (BluffPlayerForm *self)
{
  g_autoptr (GdkPaintable) ship = bluff_flag_ship (bluff_flag_chooser_get_flag (self->flags));

  gtk_image_set_from_paintable (self->ship, ship);
}

static void
flag_changed_cb (BluffPlayerForm *self)
{
  self->flag_chosen = TRUE;
  show_ship (self);
}

static void
activated_cb (BluffPlayerForm *self)
{
  g_signal_emit (self, submit_signal, 0);
}

/* --- A flag that nobody has ----------------------------------------------------------------------------------------
 */

static void
players_listed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffPlayerForm) self = user_data;
  g_autoptr (GPtrArray) players = bluff_store_list_players_finish (BLUFF_STORE (source), result, NULL);
  gboolean taken[BLUFF_N_FLAGS] = { FALSE };
  BluffFlag flag;

  if (players == NULL || self->flag_chosen)
    return;

  for (guint i = 0; i < players->len; i++)
    if (bluff_flag_from_colour (((BluffStorePlayer *) g_ptr_array_index (players, i))->colour, &flag))
      taken[flag] = TRUE;
  for (guint i = 0; i < BLUFF_N_FLAGS; i++)
    if (!taken[i])
      {
        bluff_flag_chooser_set_flag (self->flags, (BluffFlag) i);
        return;
      }
}

/* --- Saving --------------------------------------------------------------------------------------------------------
 */

static void
free_player (gpointer data)
{
  bluff_store_player_free (data);
}

static gboolean
write_player (BluffStore *store, gpointer data, GError **error)
{
  BluffStorePlayer *player = data;

  if (player->id != BLUFF_STORE_NO_PLAYER)
    return bluff_store_change_player (store, player, error);

  player->id =
      bluff_store_create_player (store, player->name, player->emblem, player->colour, player->birth_year, error);
  return player->id != BLUFF_STORE_NO_PLAYER;
}

static void
set_saving (BluffPlayerForm *self, gboolean saving)
{
  self->saving = saving;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_READY]);
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  BluffPlayerForm *self = g_task_get_source_object (task);
  BluffStorePlayer *player = g_task_get_task_data (task);
  GError *error = NULL;

  bluff_store_run_finish (BLUFF_STORE (source), result, &error);
  set_saving (self, FALSE);
  if (error == NULL)
    {
      g_autofree char *tidy = bluff_store_player_tidy_name (player->name, NULL);

      if (self->called != NULL)
        bluff_player_settings_follow (player->id, self->called, player->id, tidy);
      g_task_return_int (task, (gssize) player->id);
      return;
    }

  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    say_error (self, error);
  g_task_return_error (task, error);
}

static BluffStorePlayer *
collect (BluffPlayerForm *self, int year)
{
  BluffStorePlayer *player = g_new0 (BluffStorePlayer, 1);
  BluffFlag flag = bluff_flag_chooser_get_flag (self->flags);

  player->id = self->player;
  player->name = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name)));
  player->emblem = g_strdup (bluff_flag_emblem (flag));
  player->colour = g_strdup (bluff_flag_colour (flag));
  player->birth_year = year;

  return player;
}

void
bluff_player_form_save_async (BluffPlayerForm *self,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  BluffStorePlayer *player;
  int year;

  g_return_if_fail (BLUFF_IS_PLAYER_FORM (self));
  g_return_if_fail (self->saves != NULL);

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_check_cancellable (task, FALSE);
  if (self->saving || !read_year (self, &year))
    {
      if (!self->saving)
        say_year (self);
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, "The birth year is none");
      return;
    }

  player = collect (self, year);
  g_task_set_task_data (task, player, free_player);
  set_saving (self, TRUE);
  /* The task outlives the work: the player is its own. */
  bluff_store_run_async (bluff_saves_get_store (self->saves), BLUFF_STORE_RUN_ATOMIC, write_player, player, NULL,
                         cancellable, written_cb, g_object_ref (task));
}

gint64
bluff_player_form_save_finish (BluffPlayerForm *self, GAsyncResult *result, GError **error)
{
  gssize player;

  g_return_val_if_fail (g_task_is_valid (result, self), BLUFF_STORE_NO_PLAYER);

  player = g_task_propagate_int (G_TASK (result), error);
  return player > 0 ? player : BLUFF_STORE_NO_PLAYER;
}

/* --- The widget ----------------------------------------------------------------------------------------------------
 */

void
bluff_player_form_begin (BluffPlayerForm *self, BluffSaves *saves, const BluffStorePlayer *player)
{
  BluffFlag flag;

  g_return_if_fail (BLUFF_IS_PLAYER_FORM (self));

  g_set_object (&self->saves, saves);
  self->player = player != NULL ? player->id : BLUFF_STORE_NO_PLAYER;
  g_free (self->called);
  self->called = g_strdup (player != NULL ? player->name : NULL);
  gtk_editable_set_text (GTK_EDITABLE (self->name), player != NULL ? player->name : "");
  if (player != NULL && bluff_flag_from_colour (player->colour, &flag))
    bluff_flag_chooser_set_flag (self->flags, flag);
  if (player != NULL && player->birth_year != BLUFF_STORE_PLAYER_NO_YEAR)
    {
      g_autofree char *year = g_strdup_printf ("%d", player->birth_year);

      gtk_editable_set_text (GTK_EDITABLE (self->year), year);
    }
  if (player == NULL)
    bluff_store_list_players_async (bluff_saves_get_store (saves), FALSE, self->cancellable, players_listed_cb,
                                    g_object_ref (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_READY]);
}

static gboolean
bluff_player_form_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (BLUFF_PLAYER_FORM (widget)->name));
}

static void
bluff_player_form_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  BluffPlayerForm *self = BLUFF_PLAYER_FORM (object);

  if (id == PROP_WITH_YEAR)
    g_value_set_boolean (value, self->with_year);
  else if (id == PROP_READY)
    g_value_set_boolean (value, is_ready (self));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bluff_player_form_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  BluffPlayerForm *self = BLUFF_PLAYER_FORM (object);

  if (id != PROP_WITH_YEAR)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }

  self->with_year = g_value_get_boolean (value);
  gtk_widget_set_visible (GTK_WIDGET (self->year_box), self->with_year);
}

static void
bluff_player_form_dispose (GObject *object)
{
  BluffPlayerForm *self = BLUFF_PLAYER_FORM (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->saves);

  G_OBJECT_CLASS (bluff_player_form_parent_class)->dispose (object);
}

static void
bluff_player_form_finalize (GObject *object)
{
  g_free (BLUFF_PLAYER_FORM (object)->called);

  G_OBJECT_CLASS (bluff_player_form_parent_class)->finalize (object);
}

static void
bluff_player_form_class_init (BluffPlayerFormClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = bluff_player_form_get_property;
  object_class->set_property = bluff_player_form_set_property;
  object_class->dispose = bluff_player_form_dispose;
  object_class->finalize = bluff_player_form_finalize;
  widget_class->grab_focus = bluff_player_form_grab_focus;

  properties[PROP_WITH_YEAR] =
      g_param_spec_boolean ("with-year", NULL, NULL, TRUE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_READY] = g_param_spec_boolean ("ready", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  submit_signal =
      g_signal_new ("submit", BLUFF_TYPE_PLAYER_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (BLUFF_TYPE_FLAG_CHOOSER);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bluffbay/BluffBay/players/bluff-player-form.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerForm, ship);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerForm, name);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerForm, name_trouble);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerForm, flags);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerForm, year_box);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerForm, year);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerForm, year_trouble);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerForm, trouble);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, year_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, flag_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
}

static void
bluff_player_form_init (BluffPlayerForm *self)
{
  self->with_year = TRUE;
  self->cancellable = g_cancellable_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  self->flag_chosen = FALSE;
  show_ship (self);
}
