/* bluff-trouble-page.c: what is wrong with the store, and what can be done.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-trouble-page.h"

#include "bluff-errand.h"
#include "bluff-keeping-deeds.h"
#include "bluff-labels.h"
#include "bluff-main-menu.h"
#include "bluff-question.h"
#include "bluff-show-folder.h"
#include "bluff-trouble-say.h"
#include "bluff-window.h"

#include <glib/gi18n.h>

struct _BluffTroublePage
{
  BluffPage parent_instance;

  BluffErrand *errand;
  AdwStatusPage *status;
  GtkWidget *retry;
  GtkWidget *salvage;
  GtkWidget *set_aside;
  GtkWidget *restore;
  GtkLabel *restore_words;

  BluffSaves *saves;
};

G_DEFINE_FINAL_TYPE (BluffTroublePage, bluff_trouble_page, BLUFF_TYPE_PAGE)

/* What can be done besides trying again. */
typedef enum
{
  REPLACE = 1 << 0, /* the file is of no use here: it can be set aside, and a backup can take its place */
  SALVAGE = 1 << 1  /* something in it may be */
} Remedies;

typedef struct
{
  BluffStoreError code;
  const char *title;
  Remedies remedies;
} Cause;

static const Cause causes[] = {
  { BLUFF_STORE_ERROR_NOT_A_DATABASE, N_ ("Your Games Can’t Be Read"), REPLACE | SALVAGE },
  { BLUFF_STORE_ERROR_DAMAGED, N_ ("Your Games Are Damaged"), REPLACE | SALVAGE },
  { BLUFF_STORE_ERROR_FOREIGN_DATABASE, N_ ("This Is Not a Bluff Bay File"), REPLACE },
  { BLUFF_STORE_ERROR_NEWER, N_ ("Your Games Need a Newer Bluff Bay"), 0 },
  { BLUFF_STORE_ERROR_READ_ONLY, N_ ("Games Can’t Be Saved Here"), 0 },
  { BLUFF_STORE_ERROR_NO_FILE, N_ ("Games Can’t Be Saved Here"), 0 },
  { BLUFF_STORE_ERROR_FULL, N_ ("The Disk Is Full"), 0 },
  { BLUFF_STORE_ERROR_BUSY, N_ ("Another Program Is Using Your Games"), 0 },
};

static const char *const deeds[] = { "trouble.try-again", "trouble.salvage", "trouble.set-aside", "trouble.restore" };

static const Cause *
find_cause (const GError *error)
{
  static const Cause other = { BLUFF_STORE_ERROR_FAILED, N_ ("Your Games Can’t Be Opened"), 0 };

  for (guint i = 0; i < G_N_ELEMENTS (causes); i++)
    if (g_error_matches (error, BLUFF_STORE_ERROR, (int) causes[i].code))
      return &causes[i];

  return &other;
}

/* --- What can be done ----------------------------------------------------------------------------------------------
 */

static void
busy_changed_cb (BluffTroublePage *self)
{
  gboolean busy = bluff_errand_is_busy (self->errand);

  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), deeds[i], !busy);
}

/* The answer is another page, this one's successor or the first one. */
static void
try_again_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffTroublePage *self = BLUFF_TROUBLE_PAGE (widget);
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (bluff_window_of (self)));

  (void) name;
  (void) parameter;
  bluff_errand_begin (self->errand, _ ("Opening your games…"), BLUFF_ERRAND_MUST_END);
  bluff_application_open_store (BLUFF_APPLICATION (application));
}

static void
salvage_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffTroublePage *self = BLUFF_TROUBLE_PAGE (widget);

  (void) name;
  (void) parameter;
  bluff_keeping_set_aside (self->errand, self->saves, TRUE);
}

static void
set_aside_answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffTroublePage) self = user_data;

  if (bluff_question_ask_finish (GTK_WIDGET (source), result))
    bluff_keeping_set_aside (self->errand, self->saves, FALSE);
}

static void
set_aside_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  (void) name;
  (void) parameter;
  bluff_question_ask (widget, _ ("Start Afresh?"),
                      _ ("The old file is kept in another folder, and you start without players and games. Later, "
                         "“Your Data” can rescue what it still holds."),
                      _ ("Start Afresh"), BLUFF_QUESTION_DESTRUCTIVE, NULL, NULL, set_aside_answered_cb,
                      g_object_ref (widget));
}

static void
restore_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffTroublePage *self = BLUFF_TROUBLE_PAGE (widget);

  (void) name;
  (void) parameter;
  bluff_keeping_restore (self->errand, self->saves);
}

static void
folder_shown_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffTroublePage) self = user_data;
  g_autoptr (GError) error = NULL;

  if (!bluff_show_folder_finish (GTK_WIDGET (source), result, &error) && bluff_window_of (self) != NULL)
    bluff_window_say_error (bluff_window_of (self), _ ("The Folder Can’t Be Shown"), error);
}

static void
show_folder_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffTroublePage *self = BLUFF_TROUBLE_PAGE (widget);

  (void) name;
  (void) parameter;
  bluff_show_folder_async (widget, bluff_store_get_data_dir (bluff_saves_get_store (self->saves)), NULL,
                           folder_shown_cb, g_object_ref (self));
}

/* --- The page ------------------------------------------------------------------------------------------------------
 */

static void
bluff_trouble_page_dispose (GObject *object)
{
  BluffTroublePage *self = BLUFF_TROUBLE_PAGE (object);

  g_clear_object (&self->saves);

  G_OBJECT_CLASS (bluff_trouble_page_parent_class)->dispose (object);
}

static void
bluff_trouble_page_class_init (BluffTroublePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_trouble_page_dispose;

  g_type_ensure (BLUFF_TYPE_ERRAND);
  g_type_ensure (BLUFF_TYPE_MAIN_MENU);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bluffbay/BluffBay/keeping/bluff-trouble-page.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffTroublePage, errand);
  gtk_widget_class_bind_template_child (widget_class, BluffTroublePage, status);
  gtk_widget_class_bind_template_child (widget_class, BluffTroublePage, retry);
  gtk_widget_class_bind_template_child (widget_class, BluffTroublePage, salvage);
  gtk_widget_class_bind_template_child (widget_class, BluffTroublePage, set_aside);
  gtk_widget_class_bind_template_child (widget_class, BluffTroublePage, restore);
  gtk_widget_class_bind_template_child (widget_class, BluffTroublePage, restore_words);
  gtk_widget_class_bind_template_callback (widget_class, busy_changed_cb);
  gtk_widget_class_install_action (widget_class, "trouble.try-again", NULL, try_again_cb);
  gtk_widget_class_install_action (widget_class, "trouble.salvage", NULL, salvage_cb);
  gtk_widget_class_install_action (widget_class, "trouble.set-aside", NULL, set_aside_cb);
  gtk_widget_class_install_action (widget_class, "trouble.restore", NULL, restore_cb);
  gtk_widget_class_install_action (widget_class, "trouble.show-folder", NULL, show_folder_cb);
}

static void
bluff_trouble_page_init (BluffTroublePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bluff_labels_add_ellipsis (self->restore_words, "label");
}

BluffPage *
bluff_trouble_page_new (BluffSaves *saves, const GError *error)
{
  BluffTroublePage *self = g_object_new (BLUFF_TYPE_TROUBLE_PAGE, NULL);
  const Cause *cause = find_cause (error);
  g_autofree char *sentence = bluff_trouble_say (error);
  g_autofree char *markup = g_markup_escape_text (sentence, -1);

  self->saves = g_object_ref (saves);
  adw_status_page_set_title (self->status, _ (cause->title));
  adw_status_page_set_description (self->status, markup);
  bluff_page_set_title (BLUFF_PAGE (self), _ (cause->title));
  gtk_widget_set_visible (self->salvage, (cause->remedies & SALVAGE) != 0);
  gtk_widget_set_visible (self->set_aside, (cause->remedies & REPLACE) != 0);
  gtk_widget_set_visible (self->restore, (cause->remedies & REPLACE) != 0);
  /* One bright button: what costs nothing and most probably helps. */
  gtk_widget_add_css_class (cause->remedies & SALVAGE ? self->salvage : self->retry, "suggested-action");
  return BLUFF_PAGE (self);
}
