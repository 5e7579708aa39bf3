/* bluff-deed.c: something that is done for a person from beginning to end.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-deed.h"

#include "bluff-file-choice.h"
#include "bluff-keeping-say.h"
#include "bluff-report.h"

BluffDeed *
bluff_deed_new (BluffErrand *errand, BluffSaves *saves)
{
  BluffDeed *self = g_new0 (BluffDeed, 1);

  self->errand = g_object_ref (errand);
  self->saves = g_object_ref (saves);
  g_weak_ref_init (&self->window, bluff_window_of (errand));
  return self;
}

void
bluff_deed_free (BluffDeed *self)
{
  g_clear_object (&self->errand);
  g_clear_object (&self->saves);
  g_weak_ref_clear (&self->window);
  g_free (self->path);
  g_free (self);
}

gboolean
bluff_deed_take_choice (BluffDeed *self, GAsyncResult *result, const char *heading)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = bluff_file_choice_finish (GTK_WIDGET (self->errand), result, &error);

  if (file != NULL)
    self->path = bluff_keeping_find_path (file, &error);
  if (error != NULL)
    bluff_deed_fail (self, heading, error);

  return self->path != NULL;
}

void
bluff_deed_toast (BluffDeed *self, const char *text)
{
  g_autoptr (BluffWindow) window = g_weak_ref_get (&self->window);

  if (window != NULL)
    bluff_window_toast (window, text);
}

void
bluff_deed_report (BluffDeed *self, const char *title, const char *text, GPtrArray *sentences)
{
  g_autoptr (BluffWindow) window = g_weak_ref_get (&self->window);
  BluffReport *report;

  if (window == NULL)
    return;

  report = bluff_report_new (GTK_WIDGET (window), title, text);
  for (guint i = 0; i < sentences->len; i++)
    bluff_report_add (report, NULL, g_ptr_array_index (sentences, i));
  gtk_window_present (GTK_WINDOW (report));
}

void
bluff_deed_fail (BluffDeed *self, const char *heading, const GError *error)
{
  g_autoptr (BluffWindow) window = g_weak_ref_get (&self->window);

  if (window != NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    bluff_window_say_error (window, heading, error);
}

void
bluff_deed_begin_anew (BluffDeed *self)
{
  g_autoptr (BluffWindow) window = g_weak_ref_get (&self->window);

  if (window != NULL)
    bluff_application_open_store (BLUFF_APPLICATION (gtk_window_get_application (GTK_WINDOW (window))));
}
