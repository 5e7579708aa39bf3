/* bluff-setup-options.c: what a table of Bluffer or Bluffaneer agrees on besides who sits there.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-setup-options.h"

#include "bluff-words-names.h"
#include "bluff-words-shout.h"

#include <glib/gi18n.h>

static const guint windows[] = { 5, 10, 20, 40 }; /* seconds, C4 */

struct _BluffSetupOptions
{
  GObject parent_instance;

  BluffSetupDraft *draft;
  GSettings *settings;
  GtkSwitch *memory; /* NULL: the game has no such option; the rows are the list's */
  AdwComboRow *shout;
  AdwComboRow *rope;
  GtkWidget *in_turn;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (BluffSetupOptions, bluff_setup_options, G_TYPE_OBJECT)

static gboolean
is_set (BluffSetupOptions *self, const char *key, const char *value)
{
  return g_strcmp0 (bluff_setup_draft_get_option (self->draft, key), value) == 0;
}

/* --- Rows ----------------------------------------------------------------------------------------------------------
 */

static AdwComboRow *
make_choice (const char *title, const char *const *labels)
{
  g_autoptr (GtkStringList) model = gtk_string_list_new (labels);

  AdwComboRow *row =
      g_object_new (ADW_TYPE_COMBO_ROW, "title", title, "model", model, "title-lines", 0, "subtitle-lines", 0, NULL);

  gtk_widget_add_css_class (GTK_WIDGET (row), "bb-setup-agreed");
  return row;
}

/* A row with a switch, which SWITCHER is told. */
static GtkWidget *
make_switch (const char *title, const char *subtitle, GtkSwitch **switcher)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "title", title, "subtitle", subtitle, "title-lines", 0,
                                 "subtitle-lines", 0, NULL);

  gtk_widget_add_css_class (row, "bb-setup-agreed");
  *switcher = g_object_new (GTK_TYPE_SWITCH, "valign", GTK_ALIGN_CENTER, NULL);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), GTK_WIDGET (*switcher));
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), GTK_WIDGET (*switcher));
  /* The row labels the switch already; an accessible name of its own would be read as well. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (*switcher), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subtitle, -1);

  return row;
}

static void
memory_cb (BluffSetupOptions *self)
{
  if (!self->updating)
    bluff_setup_draft_set_option (self->draft, "memory_aid", gtk_switch_get_active (self->memory) ? "true" : "false");
}

static GtkWidget *
make_memory (BluffSetupOptions *self)
{
  g_autofree char *title = bluff_words_option ("memory_aid");
  GtkWidget *row = make_switch (title, _ ("Sides you have peeked at stay marked, for your eyes only"), &self->memory);

  g_signal_connect_object (self->memory, "notify::active", G_CALLBACK (memory_cb), self, G_CONNECT_SWAPPED);
  return row;
}

static void
shout_cb (BluffSetupOptions *self)
{
  if (!self->updating)
    bluff_setup_draft_set_option (self->draft, "shout",
                                  bluff_shout_name ((BluffShout) adw_combo_row_get_selected (self->shout)));
}

static GtkWidget *
make_shout (BluffSetupOptions *self)
{
  g_autofree char *title = bluff_words_option ("shout");
  g_auto (GStrv) labels = g_new0 (char *, BLUFF_N_SHOUTS + 1);

  for (guint i = 0; i < BLUFF_N_SHOUTS; i++)
    labels[i] = bluff_words_option_value ("shout", bluff_shout_name ((BluffShout) i));
  self->shout = make_choice (title, (const char *const *) labels);
  g_signal_connect_object (self->shout, "notify::selected", G_CALLBACK (shout_cb), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self->shout);
}

static void
rope_cb (BluffSetupOptions *self)
{
  guint selected = adw_combo_row_get_selected (self->rope);

  if (!self->updating && selected < G_N_ELEMENTS (windows))
    g_settings_set_int (self->settings, "shout-window", (int) windows[selected]);
}

static GtkWidget *
make_rope (BluffSetupOptions *self)
{
  g_auto (GStrv) labels = g_new0 (char *, G_N_ELEMENTS (windows) + 1);

  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    labels[i] = bluff_words_seconds (windows[i]);
  /* Translators: an option: how long the burning fuse is that says how much time is left. */
  self->rope = make_choice (_ ("Fuse"), (const char *const *) labels);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->rope), _ ("How long you have to shout. Anyone can pause it."));
  g_signal_connect_object (self->rope, "notify::selected", G_CALLBACK (rope_cb), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self->rope);
}

static GtkWidget *
make_in_turn (BluffSetupOptions *self)
{
  GtkSwitch *switcher;

  /* Translators: an option: how several people at one screen decide whether to shout. */
  self->in_turn = make_switch (_ ("One After the Other"),
                               _ ("Decide one by one behind the sail, instead of all shouting at once"), &switcher);
  g_settings_bind (self->settings, "shout-in-turn", switcher, "active", G_SETTINGS_BIND_DEFAULT);

  return self->in_turn;
}

/* --- Showing -------------------------------------------------------------------------------------------------------
 */

/* The window that comes closest to a number of seconds that a setting may have. */
static guint
find_window (guint seconds)
{
  guint i = 0;

  while (i + 1 < G_N_ELEMENTS (windows) && windows[i] < seconds)
    i++;

  return i;
}

static void
update (BluffSetupOptions *self)
{
  gboolean quick = is_set (self, "shout", bluff_shout_name (BLUFF_SHOUT_QUICK));

  self->updating = TRUE;
  if (self->memory != NULL)
    gtk_switch_set_active (self->memory, is_set (self, "memory_aid", "true"));
  adw_combo_row_set_selected (self->shout, quick ? BLUFF_SHOUT_QUICK : BLUFF_SHOUT_RELAXED);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->shout), quick ? _ ("A fuse burns. The first shout counts!")
                                                                   : _ ("No clock: take all the time you like"));
  adw_combo_row_set_selected (self->rope, find_window ((guint) g_settings_get_int (self->settings, "shout-window")));
  gtk_widget_set_visible (GTK_WIDGET (self->rope), quick);
  gtk_widget_set_visible (self->in_turn, !quick && bluff_setup_draft_count_people (self->draft) > 1);
  self->updating = FALSE;
}

static void
bluff_setup_options_dispose (GObject *object)
{
  BluffSetupOptions *self = BLUFF_SETUP_OPTIONS (object);

  g_clear_object (&self->draft);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (bluff_setup_options_parent_class)->dispose (object);
}

static void
bluff_setup_options_class_init (BluffSetupOptionsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bluff_setup_options_dispose;
}

static void
bluff_setup_options_init (BluffSetupOptions *self)
{
  (void) self;
}

BluffSetupOptions *
bluff_setup_options_new (GtkListBox *list, BluffSetupDraft *draft, GSettings *settings)
{
  BluffSetupOptions *self = g_object_new (BLUFF_TYPE_SETUP_OPTIONS, NULL);
  int place = 0;

  self->draft = g_object_ref (draft);
  self->settings = g_object_ref (settings);
  if (bluff_setup_draft_get_option (draft, "memory_aid") != NULL)
    gtk_list_box_insert (list, make_memory (self), place++);
  if (bluff_setup_draft_get_option (draft, "shout") == NULL)
    return self;

  gtk_list_box_insert (list, make_shout (self), place++);
  gtk_list_box_insert (list, make_rope (self), place++);
  gtk_list_box_insert (list, make_in_turn (self), place);
  g_signal_connect_object (draft, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::shout-window", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);

  return self;
}
