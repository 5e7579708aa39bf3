/* bluff-catch-up.c: earlier games are counted again, once, where the program has learnt to tell more of a game.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-catch-up.h"

#include "bluff-saves-count.h"
#include "bluff-window.h"

#include <glib/gi18n.h>

typedef struct
{
  BluffErrand *errand;
  BluffSaves *saves;
  gboolean due;
} CatchUp;

static void
free_catch_up (CatchUp *self)
{
  g_object_unref (self->errand);
  g_object_unref (self->saves);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CatchUp, free_catch_up)

/* Nobody asked for it, and nothing is lost: if it went wrong, nothing is said. A page in sight was read when less was
 * counted; those below it are read when they come back into sight. */
static void
recounted_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffErrand) errand = user_data;
  BluffWindow *window = bluff_window_of (errand);

  bluff_saves_recount_finish (BLUFF_SAVES (source), result, NULL, NULL);
  bluff_errand_end (errand);
  if (window != NULL)
    gtk_widget_activate_action (GTK_WIDGET (bluff_window_get_page (window)), "page.read-again", NULL);
}

static void
asked_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CatchUp) self = user_data;
  GCancellable *cancellable;

  if (!bluff_store_run_finish (BLUFF_STORE (source), result, NULL) || !self->due ||
      bluff_errand_is_busy (self->errand) || gtk_widget_get_root (GTK_WIDGET (self->errand)) == NULL)
    return;

  /* Translators: a progress bar: what earlier games tell is filled in, once, after an update. */
  cancellable = bluff_errand_begin (self->errand, _ ("Counting your earlier games…"), BLUFF_ERRAND_CAN_STOP);
  bluff_saves_recount_async (self->saves, bluff_errand_progress, self->errand, cancellable, recounted_cb,
                             g_object_ref (self->errand));
}

static gboolean
ask (BluffStore *store, gpointer data, GError **error)
{
  CatchUp *self = data;

  (void) store;
  return bluff_saves_recount_is_due (self->saves, &self->due, error);
}

void
bluff_catch_up_begin (BluffErrand *errand, BluffSaves *saves)
{
  CatchUp *self;

  g_return_if_fail (BLUFF_IS_ERRAND (errand) && BLUFF_IS_SAVES (saves));

  self = g_new0 (CatchUp, 1);
  self->errand = g_object_ref (errand);
  self->saves = g_object_ref (saves);
  bluff_store_run_async (bluff_saves_get_store (saves), BLUFF_STORE_RUN_DEFAULT, ask, self, NULL, NULL, asked_cb, self);
}

void
bluff_catch_up_say (GtkLabel *label, gboolean due)
{
  g_return_if_fail (GTK_IS_LABEL (label));

  /* Translators: above the numbers of a page, while they do not tell all of the games that were played earlier. */
  gtk_label_set_label (label, due ? _ ("Still counting earlier games…") : "");
  gtk_widget_set_visible (GTK_WIDGET (label), due);
}
