/* bluff-preferences-page.c: all preferences on one page.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-preferences-page.h"

#include "bluff-labels.h"
#include "bluff-language.h"
#include "bluff-overlying.h"
#include "bluff-sounds.h"
#include "bluff-wording-dialog.h"
#include "bluff-words-number.h"

#include <glib/gi18n.h>

enum
{
  SAMPLE_MS = 150 /* the volume has stayed as it is for that long: then it is heard */
};

struct _BluffPreferencesPage
{
  AdwPreferencesPage parent_instance;

  AdwComboRow *language_row;
  GtkWidget *wording_row;
  GtkSwitch *sort_hand;
  GtkSwitch *counting_help;
  GtkSwitch *confirm_lay;
  GtkSwitch *curtain;
  GtkSwitch *sounds;
  GtkWidget *volume;
  GtkAdjustment *volume_adjustment;

  GSettings *settings;
  GStrv codes;  /* of the languages, in the order of the row */
  guint sample; /* the source that plays one */
};

G_DEFINE_FINAL_TYPE (BluffPreferencesPage, bluff_preferences_page, ADW_TYPE_PREFERENCES_PAGE)

/* --- Language ------------------------------------------------------------------------------------------------------
 */

/* The system's first; what is chosen is in it even if there is no such translation (any more). */
static GStrv
list_codes (void)
{
  const char *chosen = bluff_language_get_chosen ();
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_strv_builder_add (builder, "");
  for (const char *const *code = bluff_language_list (); *code != NULL; code++)
    g_strv_builder_add (builder, *code);
  if (*chosen != '\0' && !g_strv_contains (bluff_language_list (), chosen))
    g_strv_builder_add (builder, chosen);

  return g_strv_builder_end (builder);
}

static void
language_chosen_cb (BluffPreferencesPage *self)
{
  guint position = adw_combo_row_get_selected (self->language_row);
  GtkApplication *application = bluff_overlying_get_application (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
  g_autofree char *code = NULL;

  if (position >= g_strv_length (self->codes) || application == NULL)
    return;

  code = g_strdup (self->codes[position]);
  g_settings_set_string (self->settings, "language", code);
  /* The setting may have been the same, and the command line have said something else. */
  g_action_group_activate_action (G_ACTION_GROUP (application), "speak", g_variant_new_string (code));
}

static void
fill_language_row (BluffPreferencesPage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  const char *chosen = bluff_language_get_chosen ();
  guint position = 0;

  self->codes = list_codes ();
  for (guint i = 0; self->codes[i] != NULL; i++)
    {
      /* Translators: a choice in the list of languages: the one that the system speaks. */
      g_autofree char *name = i == 0 ? g_strdup (C_ ("language", "System")) : bluff_language_name (self->codes[i]);

      gtk_string_list_append (names, name);
      if (g_str_equal (self->codes[i], chosen))
        position = i;
    }
  adw_combo_row_set_model (self->language_row, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->language_row, position);
  g_signal_connect_swapped (self->language_row, "notify::selected", G_CALLBACK (language_chosen_cb), self);
}

/* English is what all others are translated from. */
static void
show_wording_row (BluffPreferencesPage *self)
{
  g_autofree char *spoken = bluff_language_get_spoken ();
  g_autofree char *title = bluff_labels_ask_more (_ ("Report a Wrong Translation"));

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->wording_row), title);
  gtk_widget_set_visible (self->wording_row, !g_str_equal (spoken, "en"));
}

/* A group without a title leaves its list without an accessible name. */
static void
name_language_list (BluffPreferencesPage *self)
{
  GtkWidget *list = gtk_widget_get_ancestor (GTK_WIDGET (self->language_row), GTK_TYPE_LIST_BOX);

  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Language"), -1);
}

/* --- Sound ---------------------------------------------------------------------------------------------------------
 */

static gboolean
sample_cb (gpointer user_data)
{
  BluffPreferencesPage *self = user_data;

  self->sample = 0;
  bluff_sounds_play (BLUFF_CUE_YOUR_TURN);
  return G_SOURCE_REMOVE;
}

/* Plays a sound at the new volume: once, not at every step while the slider moves. */
static void
sound_changed_cb (BluffPreferencesPage *self)
{
  g_clear_handle_id (&self->sample, g_source_remove);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->sample = g_timeout_add (SAMPLE_MS, sample_cb, self);
}

/* A bare number would be read out as if it were of some unit. */
static void
say_volume_cb (BluffPreferencesPage *self)
{
  g_autofree char *text = bluff_words_percent ((guint) gtk_adjustment_get_value (self->volume_adjustment));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->volume), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
}

static void
bind_sound (BluffPreferencesPage *self)
{
  g_settings_bind (self->settings, "sounds", self->sounds, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "sound-volume", self->volume_adjustment, "value", G_SETTINGS_BIND_DEFAULT);
  say_volume_cb (self);
  g_signal_connect_object (self->volume_adjustment, "value-changed", G_CALLBACK (say_volume_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->volume_adjustment, "value-changed", G_CALLBACK (sound_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->sounds, "notify::active", G_CALLBACK (sound_changed_cb), self, G_CONNECT_SWAPPED);
}

/* --- The page ------------------------------------------------------------------------------------------------------
 */

static void
bind_settings (BluffPreferencesPage *self)
{
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (GAction) pace = g_settings_create_action (self->settings, "pace");

  g_action_map_add_action (G_ACTION_MAP (actions), pace);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "preferences", G_ACTION_GROUP (actions));

  g_settings_bind (self->settings, "sort-hand", self->sort_hand, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "counting-help", self->counting_help, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "confirm-lay", self->confirm_lay, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "curtain-on-focus-loss", self->curtain, "active", G_SETTINGS_BIND_DEFAULT);
}

static void
bluff_preferences_page_dispose (GObject *object)
{
  BluffPreferencesPage *self = BLUFF_PREFERENCES_PAGE (object);

  g_clear_handle_id (&self->sample, g_source_remove);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->codes, g_strfreev);

  G_OBJECT_CLASS (bluff_preferences_page_parent_class)->dispose (object);
}

static void
bluff_preferences_page_class_init (BluffPreferencesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_preferences_page_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bluffbay/BluffBay/preferences/bluff-preferences-page.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffPreferencesPage, language_row);
  gtk_widget_class_bind_template_child (widget_class, BluffPreferencesPage, wording_row);
  gtk_widget_class_bind_template_callback (widget_class, bluff_wording_dialog_present);
  gtk_widget_class_bind_template_child (widget_class, BluffPreferencesPage, sort_hand);
  gtk_widget_class_bind_template_child (widget_class, BluffPreferencesPage, counting_help);
  gtk_widget_class_bind_template_child (widget_class, BluffPreferencesPage, confirm_lay);
  gtk_widget_class_bind_template_child (widget_class, BluffPreferencesPage, curtain);
  gtk_widget_class_bind_template_child (widget_class, BluffPreferencesPage, sounds);
  gtk_widget_class_bind_template_child (widget_class, BluffPreferencesPage, volume);
  gtk_widget_class_bind_template_child (widget_class, BluffPreferencesPage, volume_adjustment);
}

static void
bluff_preferences_page_init (BluffPreferencesPage *self)
{
  self->settings = g_settings_new (APPLICATION_ID);
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_language_row (self);
  show_wording_row (self);
  name_language_list (self);
  bind_settings (self);
  bind_sound (self);
}

GtkWidget *
bluff_preferences_page_new (void)
{
  return g_object_new (BLUFF_TYPE_PREFERENCES_PAGE, NULL);
}
