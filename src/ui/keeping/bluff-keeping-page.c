/* bluff-keeping-page.c: “Your data”: where it is, backup and restore, export and import.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-keeping-page.h"

#include "bluff-errand.h"
#include "bluff-keeping-deeds.h"
#include "bluff-keeping-facts.h"
#include "bluff-labels.h"
#include "bluff-main-menu.h"
#include "bluff-plain-row.h"
#include "bluff-show-folder.h"
#include "bluff-window.h"
#include "bluff-words-date.h"
#include "bluff-words-number.h"

#include <glib/gi18n.h>

struct _BluffKeepingPage
{
  BluffPage parent_instance;

  BluffErrand *errand;
  AdwActionRow *folder;
  GtkLabel *unfinished;
  GtkLabel *finished;
  GtkLabel *players;
  GtkLabel *size;
  GtkWidget *back_up, *restore, *export, *import; /* rows */
  GtkWidget *aside;
  GtkListBox *aside_list;

  BluffSaves *saves;
  GCancellable *asking; /* while it is asked how much there is */
};

G_DEFINE_FINAL_TYPE (BluffKeepingPage, bluff_keeping_page, BLUFF_TYPE_PAGE)

/* Not while one of them is under way. */
static const char *const deeds[] = {
  "keeping.back-up", "keeping.restore", "keeping.check", "keeping.export", "keeping.import", "keeping.salvage",
};

/* --- How much there is ---------------------------------------------------------------------------------------------
 */

static void
show_number (GtkLabel *label, guint n)
{
  g_autofree char *text = g_strdup_printf ("%u", n);

  gtk_label_set_text (label, text);
}

static void
show_size (GtkLabel *label, guint64 size)
{
  g_autofree char *text = bluff_words_size (size);

  gtk_label_set_text (label, text);
}

/* "1.2 MB, 16 November 2026" */
static char *
describe_aside (const BluffAside *aside)
{
  g_autofree char *size = bluff_words_size (aside->size);
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_local (aside->modified);
  g_autofree char *day = date != NULL ? bluff_words_day_and_year (date) : NULL;

  /* Translators: %1$s is the size of a file ("1.2 MB"), %2$s the day on which it was last written. */
  return g_strdup_printf (_ ("%1$s, last changed on %2$s"), size, day != NULL ? day : "?");
}

static GtkWidget *
make_aside_row (const BluffAside *aside)
{
  g_autofree char *name = g_filename_display_basename (aside->path);
  g_autofree char *description = describe_aside (aside);
  GtkWidget *row = bluff_plain_row_new (ADW_TYPE_ACTION_ROW, name, description);
  /* Translators: a button that saves from a damaged database what can be saved. */
  g_autofree char *label = bluff_labels_ask_more (_ ("Rescue"));
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_tooltip_text (button, _ ("Rescue What We Can"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Rescue What We Can"), -1);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (button, -1, 44);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "^ay", aside->path);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "keeping.salvage");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  return row;
}

static void
show_aside (BluffKeepingPage *self, GPtrArray *asides)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->aside_list))) != NULL)
    gtk_list_box_remove (self->aside_list, row);
  for (guint i = 0; i < asides->len; i++)
    gtk_list_box_append (self->aside_list, make_aside_row (g_ptr_array_index (asides, i)));
  gtk_widget_set_visible (self->aside, asides->len > 0);
}

static void
counted_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffKeepingPage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BluffKeepingFacts) facts = bluff_keeping_facts_finish (BLUFF_STORE (source), result, &error);

  if (facts != NULL)
    {
      show_number (self->unfinished, facts->unfinished);
      show_number (self->finished, facts->finished);
      show_number (self->players, facts->players);
      show_size (self->size, facts->size);
      show_aside (self, facts->aside);
    }
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) && bluff_window_of (self) != NULL)
    bluff_window_say_error (bluff_window_of (self), _ ("Your Games Can’t Be Counted"), error);
}

static void
stop_counting (BluffKeepingPage *self)
{
  g_cancellable_cancel (self->asking);
  g_clear_object (&self->asking);
}

static void
count (BluffKeepingPage *self)
{
  stop_counting (self);
  self->asking = g_cancellable_new ();
  bluff_keeping_facts_async (bluff_saves_get_store (self->saves), self->asking, counted_cb, g_object_ref (self));
}

static void
busy_changed_cb (BluffKeepingPage *self)
{
  gboolean busy = bluff_errand_is_busy (self->errand);

  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), deeds[i], !busy);
  if (!busy && gtk_widget_get_root (GTK_WIDGET (self)) != NULL &&
      bluff_store_is_open (bluff_saves_get_store (self->saves)))
    count (self);
}

/* --- Where it is ---------------------------------------------------------------------------------------------------
 */

static void
folder_shown_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffKeepingPage) self = user_data;
  g_autoptr (GError) error = NULL;

  if (!bluff_show_folder_finish (GTK_WIDGET (source), result, &error) && bluff_window_of (self) != NULL)
    bluff_window_say_error (bluff_window_of (self), _ ("The Folder Can’t Be Shown"), error);
}

static void
show_folder_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffKeepingPage *self = BLUFF_KEEPING_PAGE (widget);

  (void) name;
  (void) parameter;
  bluff_show_folder_async (widget, bluff_store_get_data_dir (bluff_saves_get_store (self->saves)), NULL,
                           folder_shown_cb, g_object_ref (self));
}

static void
show_aside_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffKeepingPage *self = BLUFF_KEEPING_PAGE (widget);
  g_autofree char *folder =
      g_build_filename (bluff_store_get_data_dir (bluff_saves_get_store (self->saves)), "aside", NULL);

  (void) name;
  (void) parameter;
  bluff_show_folder_async (widget, folder, NULL, folder_shown_cb, g_object_ref (self));
}

static void
copy_path_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffKeepingPage *self = BLUFF_KEEPING_PAGE (widget);

  (void) name;
  (void) parameter;
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), adw_action_row_get_subtitle (self->folder));
  bluff_window_toast (bluff_window_of (self), _ ("Path copied"));
}

/* --- Deeds ---------------------------------------------------------------------------------------------------------
 */

static void
deed_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  static const struct
  {
    const char *name;
    void (*act) (BluffErrand *errand, BluffSaves *saves);
  } acts[] = {
    { "keeping.back-up", bluff_keeping_back_up }, { "keeping.restore", bluff_keeping_restore },
    { "keeping.check", bluff_keeping_check },     { "keeping.export", bluff_keeping_export },
    { "keeping.import", bluff_keeping_import },
  };
  BluffKeepingPage *self = BLUFF_KEEPING_PAGE (widget);

  (void) parameter;
  for (guint i = 0; i < G_N_ELEMENTS (acts); i++)
    if (g_str_equal (acts[i].name, name))
      acts[i].act (self->errand, self->saves);
}

static void
salvage_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffKeepingPage *self = BLUFF_KEEPING_PAGE (widget);

  (void) name;
  bluff_keeping_salvage (self->errand, self->saves, g_variant_get_bytestring (parameter));
}

void
bluff_keeping_page_take_in (BluffKeepingPage *self, const char *const *paths)
{
  g_return_if_fail (BLUFF_IS_KEEPING_PAGE (self));

  if (bluff_errand_is_busy (self->errand))
    bluff_window_toast (bluff_window_of (self), _ ("Wait until this is done, then open the record again"));
  else
    bluff_keeping_take_in (self->errand, self->saves, paths);
}

/* --- The page ------------------------------------------------------------------------------------------------------
 */

static void
bluff_keeping_page_shown (BluffPage *page)
{
  count (BLUFF_KEEPING_PAGE (page));
}

static void
bluff_keeping_page_hidden (BluffPage *page)
{
  stop_counting (BLUFF_KEEPING_PAGE (page));
}

/* Leaving first stops what is under way; the player then leaves by a second press. */
static gboolean
bluff_keeping_page_escape (BluffPage *page)
{
  BluffKeepingPage *self = BLUFF_KEEPING_PAGE (page);
  gboolean busy = bluff_errand_is_busy (self->errand);

  bluff_errand_stop (self->errand);
  return busy;
}

static BluffPage *
bluff_keeping_page_renew (BluffPage *page)
{
  return bluff_keeping_page_new (BLUFF_KEEPING_PAGE (page)->saves);
}

static void
bluff_keeping_page_dispose (GObject *object)
{
  BluffKeepingPage *self = BLUFF_KEEPING_PAGE (object);

  stop_counting (self);
  g_clear_object (&self->saves);

  G_OBJECT_CLASS (bluff_keeping_page_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "keeping.show-folder", NULL, show_folder_cb);
  gtk_widget_class_install_action (widget_class, "keeping.show-aside", NULL, show_aside_cb);
  gtk_widget_class_install_action (widget_class, "keeping.copy-path", NULL, copy_path_cb);
  gtk_widget_class_install_action (widget_class, "keeping.back-up", NULL, deed_cb);
  gtk_widget_class_install_action (widget_class, "keeping.restore", NULL, deed_cb);
  gtk_widget_class_install_action (widget_class, "keeping.check", NULL, deed_cb);
  gtk_widget_class_install_action (widget_class, "keeping.export", NULL, deed_cb);
  gtk_widget_class_install_action (widget_class, "keeping.import", NULL, deed_cb);
  gtk_widget_class_install_action (widget_class, "keeping.salvage", "ay", salvage_cb);
}

static void
bluff_keeping_page_class_init (BluffKeepingPageClass *klass)
{
  BluffPageClass *page_class = BLUFF_PAGE_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_keeping_page_dispose;
  page_class->shown = bluff_keeping_page_shown;
  page_class->hidden = bluff_keeping_page_hidden;
  page_class->renew = bluff_keeping_page_renew;
  page_class->escape = bluff_keeping_page_escape;

  g_type_ensure (BLUFF_TYPE_ERRAND);
  g_type_ensure (BLUFF_TYPE_MAIN_MENU);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bluffbay/BluffBay/keeping/bluff-keeping-page.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffKeepingPage, errand);
  gtk_widget_class_bind_template_child (widget_class, BluffKeepingPage, folder);
  gtk_widget_class_bind_template_child (widget_class, BluffKeepingPage, unfinished);
  gtk_widget_class_bind_template_child (widget_class, BluffKeepingPage, finished);
  gtk_widget_class_bind_template_child (widget_class, BluffKeepingPage, players);
  gtk_widget_class_bind_template_child (widget_class, BluffKeepingPage, size);
  gtk_widget_class_bind_template_child (widget_class, BluffKeepingPage, back_up);
  gtk_widget_class_bind_template_child (widget_class, BluffKeepingPage, restore);
  gtk_widget_class_bind_template_child (widget_class, BluffKeepingPage, export);
  gtk_widget_class_bind_template_child (widget_class, BluffKeepingPage, import);
  gtk_widget_class_bind_template_child (widget_class, BluffKeepingPage, aside);
  gtk_widget_class_bind_template_child (widget_class, BluffKeepingPage, aside_list);
  gtk_widget_class_bind_template_callback (widget_class, busy_changed_cb);
  install_actions (widget_class);
}

static void
bluff_keeping_page_init (BluffKeepingPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bluff_labels_add_ellipsis (self->back_up, "title");
  bluff_labels_add_ellipsis (self->restore, "title");
  bluff_labels_add_ellipsis (self->export, "title");
  bluff_labels_add_ellipsis (self->import, "title");
}

BluffPage *
bluff_keeping_page_new (BluffSaves *saves)
{
  BluffKeepingPage *self = g_object_new (BLUFF_TYPE_KEEPING_PAGE, NULL);
  g_autofree char *folder = NULL;

  self->saves = g_object_ref (saves);
  folder = g_filename_display_name (bluff_store_get_data_dir (bluff_saves_get_store (saves)));
  adw_action_row_set_subtitle (self->folder, folder);
  return BLUFF_PAGE (self);
}
