/* bluff-application.c: the application: one instance, one window, one store.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-application.h"

#include "bluff-about.h"
#include "bluff-glyphs.h"
#include "bluff-language.h"
#include "bluff-list-names.h"
#include "bluff-parcel.h"
#include "bluff-plain-names.h"
#include "bluff-preferences.h"
#include "bluff-scheme.h"
#include "bluff-whole-choices.h"
#include "bluff-window.h"

#include <glib/gi18n.h>

struct _BluffApplication
{
  AdwApplication parent_instance;

  GSettings *settings;
  BluffSaves *saves;
  char *data_dir;
  gboolean opening;
  GListStore *records; /* GFile: records that wait for the store; NULL: none */
  char *language;      /* that everything is shown in; "": the system's */
  guint renewing;
};

G_DEFINE_FINAL_TYPE (BluffApplication, bluff_application, ADW_TYPE_APPLICATION)

static const GOptionEntry options[] = {
  { "language", 0, 0, G_OPTION_ARG_STRING, NULL, N_ ("Speak this language until the program ends"),
    /* Translators: what stands for the code of a language ("fr") in the help of the command line. */
    N_ ("CODE") },
  { "data-dir", 0, 0, G_OPTION_ARG_FILENAME, NULL, N_ ("Keep players and games in this folder"),
    /* Translators: what stands for a folder in the help of the command line. */
    N_ ("FOLDER") },
  { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Show the version and exit"), NULL },
  G_OPTION_ENTRY_NULL,
};

static BluffWindow *
get_window (BluffApplication *self)
{
  return BLUFF_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (self)));
}

static BluffWindow *
ensure_window (BluffApplication *self)
{
  for (GList *windows = gtk_application_get_windows (GTK_APPLICATION (self)); windows != NULL; windows = windows->next)
    if (BLUFF_IS_WINDOW (windows->data))
      return windows->data;

  return bluff_window_new (self);
}

/* --- The store -----------------------------------------------------------------------------------------------------
 */

/* Shows the records that the app was opened with. */
static void
take_in_records (BluffApplication *self, BluffWindow *window)
{
  g_autoptr (GListStore) records = g_steal_pointer (&self->records);

  if (records != NULL)
    bluff_window_open_records (window, G_LIST_MODEL (records));
}

static void
store_opened_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffApplication) self = user_data;
  g_autoptr (GError) error = NULL;
  BluffWindow *window;

  self->opening = FALSE;
  g_application_release (G_APPLICATION (self));
  bluff_store_open_finish (BLUFF_STORE (source), result, &error);
  window = ensure_window (self);
  if (error == NULL)
    {
      bluff_window_begin (window, self->saves);
      take_in_records (self, window);
    }
  else
    bluff_window_begin_with_trouble (window, self->saves, error);
}

void
bluff_application_open_store (BluffApplication *self)
{
  g_return_if_fail (BLUFF_IS_APPLICATION (self));

  if (self->opening)
    return;

  self->opening = TRUE;
  g_application_hold (G_APPLICATION (self));
  bluff_store_open_async (bluff_saves_get_store (self->saves), NULL, store_opened_cb, g_object_ref (self));
}

void
bluff_application_set_data_dir (BluffApplication *self, const char *data_dir)
{
  g_return_if_fail (BLUFF_IS_APPLICATION (self));
  g_return_if_fail (self->saves == NULL);

  g_free (self->data_dir);
  self->data_dir = g_strdup (data_dir);
}

BluffSaves *
bluff_application_get_saves (BluffApplication *self)
{
  g_return_val_if_fail (BLUFF_IS_APPLICATION (self), NULL);

  return self->saves;
}

/* --- Actions -------------------------------------------------------------------------------------------------------
 */

static void
quit_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BluffApplication *self = user_data;
  GList *windows;

  (void) action;
  (void) parameter;
  /* Each window remembers its size, and a table lets go of its game, when it is closed. */
  while ((windows = gtk_application_get_windows (GTK_APPLICATION (self))) != NULL)
    gtk_window_destroy (GTK_WINDOW (windows->data));
  g_application_quit (G_APPLICATION (self));
}

static void
preferences_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  (void) action;
  (void) parameter;
  bluff_preferences_present (GTK_WINDOW (get_window (user_data)));
}

static void
about_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BluffApplication *self = user_data;

  (void) action;
  (void) parameter;
  bluff_about_present (GTK_WINDOW (get_window (self)), bluff_saves_get_store (self->saves));
}

static const GActionEntry actions[] = {
  { .name = "quit", .activate = quit_cb },
  { .name = "preferences", .activate = preferences_cb },
  { .name = "about", .activate = about_cb },
};

static const struct
{
  const char *action;
  const char *keys[3];
} accelerators[] = {
  { "app.quit", { "<Control>q" } },
  { "app.preferences", { "<Control>comma" } },
  { "win.new-game-here", { "<Control>n" } },
  { "win.hall", { "<Control>g" } },
  { "win.rules-here", { "F1" } },
  { "win.toggle-fullscreen", { "F11" } },
  { "win.back", { "<Alt>Left" } },
  { "win.show-help-overlay", { "<Control>question" } },
  { "window.close", { "<Control>w" } },
};

/* --- Language ------------------------------------------------------------------------------------------------------
 */

/* What GTK does not take from the language by itself. */
static void
apply_language (void)
{
  bluff_glyphs_choose ();
  gtk_widget_set_default_direction (bluff_language_is_right_to_left () ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
}

/* Texts are read when widgets are made, so what is shown is made again; a game stays open. */
static gboolean
renew_cb (gpointer user_data)
{
  BluffApplication *self = user_data;
  gboolean preferences = bluff_preferences_are_shown ();
  BluffWindow *window;

  self->renewing = 0;
  apply_language ();
  if (gtk_application_get_windows (GTK_APPLICATION (self)) == NULL)
    return G_SOURCE_REMOVE;

  window = ensure_window (self);
  if (!bluff_window_renew (window))
    bluff_application_open_store (self);
  /* So that a language chosen by mistake can be changed back where it was chosen. */
  if (preferences)
    bluff_preferences_present (GTK_WINDOW (window));

  return G_SOURCE_REMOVE;
}

/* The window that the language was chosen in is replaced, so this waits until its handlers have returned. */
static void
speak (BluffApplication *self, const char *language)
{
  if (g_strcmp0 (language, self->language) == 0)
    return;

  g_free (self->language);
  self->language = g_strdup (language);
  bluff_language_choose (language);
  if (self->renewing == 0)
    self->renewing = g_idle_add (renew_cb, self);
}

static void
language_changed_cb (GSettings *settings, const char *key, gpointer user_data)
{
  g_autofree char *language = g_settings_get_string (settings, key);

  speak (user_data, language);
}

static void
speak_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  const char *language = g_variant_get_string (parameter, NULL);

  (void) action;
  if (*language == '\0' || g_strv_contains (bluff_language_list (), language))
    speak (user_data, language);
}

static const GActionEntry language_actions[] = {
  { .name = "speak", .activate = speak_cb, .parameter_type = "s" },
};

/* A language from the command line holds for this run. An instance that runs already is told; FALSE if there is no such
 * language. */
static gboolean
take_language (BluffApplication *self, const char *language)
{
  if (!g_strv_contains (bluff_language_list (), language))
    {
      g_autoptr (GString) codes = g_string_new (NULL);

      for (const char *const *code = bluff_language_list (); *code != NULL; code++)
        g_string_append_printf (codes, codes->len > 0 ? ", %s" : "%s", *code);

      /* Translators: an answer to a wrong command line. %1$s is what was written; %2$s are codes: "en, ar, fr". */
      g_printerr (_ ("There is no language “%1$s” here. There are: %2$s."), language, codes->str);
      g_printerr ("\n");
      return FALSE;
    }

  bluff_language_choose (language);
  if (g_application_register (G_APPLICATION (self), NULL, NULL) && g_application_get_is_remote (G_APPLICATION (self)))
    g_action_group_activate_action (G_ACTION_GROUP (self), "speak", g_variant_new_string (language));

  return TRUE;
}

void
bluff_application_init_language (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autofree char *language = g_settings_get_string (settings, "language");
  const char *locale_dir = g_getenv ("BLUFF_BAY_LOCALE_DIR");

  /* GTK would set another locale than the one that we have chosen. */
  gtk_disable_setlocale ();
  if (*language != '\0')
    bluff_language_choose (language);
  bluff_language_init (locale_dir != NULL ? locale_dir : LOCALE_DIR);
}

/* --- GApplication --------------------------------------------------------------------------------------------------
 */

static void
bluff_application_startup (GApplication *application)
{
  BluffApplication *self = BLUFF_APPLICATION (application);
  g_autoptr (BluffStore) store = NULL;

  G_APPLICATION_CLASS (bluff_application_parent_class)->startup (application);

  self->language = g_strdup (bluff_language_get_chosen ());
  apply_language ();
  bluff_scheme_begin ();
  bluff_plain_names_begin ();
  bluff_list_names_begin ();
  bluff_whole_choices_begin ();
  gtk_window_set_default_icon_name (APPLICATION_ID);
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  g_action_map_add_action_entries (G_ACTION_MAP (self), language_actions, G_N_ELEMENTS (language_actions), self);
  for (guint i = 0; i < G_N_ELEMENTS (accelerators); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (self), accelerators[i].action,
                                           (const char *const *) accelerators[i].keys);

  store = bluff_store_new (self->data_dir);
  self->saves = bluff_saves_new (store);
  g_signal_connect_object (self->settings, "changed::language", G_CALLBACK (language_changed_cb), self, 0);
}

static void
bluff_application_activate (GApplication *application)
{
  BluffApplication *self = BLUFF_APPLICATION (application);
  gboolean fresh = gtk_application_get_windows (GTK_APPLICATION (self)) == NULL;

  gtk_window_present (GTK_WINDOW (ensure_window (self)));
  if (fresh)
    bluff_application_open_store (self);
}

static void
bluff_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  BluffApplication *self = BLUFF_APPLICATION (application);

  (void) hint;
  g_clear_object (&self->records);
  self->records = g_list_store_new (G_TYPE_FILE);
  for (int i = 0; i < n_files; i++)
    g_list_store_append (self->records, files[i]);

  /* Without a window yet, or with trouble, they wait. */
  g_application_activate (application);
  if (!self->opening && bluff_store_is_open (bluff_saves_get_store (self->saves)))
    take_in_records (self, ensure_window (self));
}

static int
bluff_application_handle_local_options (GApplication *application, GVariantDict *dict)
{
  BluffApplication *self = BLUFF_APPLICATION (application);
  const char *language;

  if (g_variant_dict_contains (dict, "version"))
    {
      g_print ("%s %s\n", "bluff-bay", PACKAGE_VERSION);
      return 0;
    }

  /* A folder of its own is a store of its own, which another instance does not have. */
  if (g_variant_dict_lookup (dict, "data-dir", "^ay", &self->data_dir))
    g_application_set_flags (application, g_application_get_flags (application) | G_APPLICATION_NON_UNIQUE);
  if (g_variant_dict_lookup (dict, "language", "&s", &language) && !take_language (self, language))
    return 1;

  return -1;
}

static void
bluff_application_shutdown (GApplication *application)
{
  BluffApplication *self = BLUFF_APPLICATION (application);

  /* Writes what is still to be written. */
  if (self->saves != NULL)
    bluff_store_close (bluff_saves_get_store (self->saves));
  bluff_parcel_clear ();

  G_APPLICATION_CLASS (bluff_application_parent_class)->shutdown (application);
}

static void
bluff_application_dispose (GObject *object)
{
  BluffApplication *self = BLUFF_APPLICATION (object);

  g_clear_handle_id (&self->renewing, g_source_remove);
  g_clear_object (&self->saves);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->data_dir, g_free);
  g_clear_pointer (&self->language, g_free);
  g_clear_object (&self->records);

  G_OBJECT_CLASS (bluff_application_parent_class)->dispose (object);
}

static void
bluff_application_class_init (BluffApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_application_dispose;
  application_class->startup = bluff_application_startup;
  application_class->activate = bluff_application_activate;
  application_class->open = bluff_application_open;
  application_class->handle_local_options = bluff_application_handle_local_options;
  application_class->shutdown = bluff_application_shutdown;
}

static void
bluff_application_init (BluffApplication *self)
{
  self->settings = g_settings_new (APPLICATION_ID);
  g_application_add_main_option_entries (G_APPLICATION (self), options);
  /* Translators: what stands for files with records of games in the help of the command line. */
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _ ("[RECORD…]"));
  g_application_set_option_context_summary (G_APPLICATION (self), _ ("Three games of bluff."));
}

BluffApplication *
bluff_application_new (void)
{
  /* Registered with the session, the application is told when the screen is locked. */
  return g_object_new (BLUFF_TYPE_APPLICATION, "application-id", APPLICATION_ID, "register-session", TRUE, "flags",
                       G_APPLICATION_HANDLES_OPEN, "resource-base-path", "/io/github/bluffbay/BluffBay", NULL);
}
