/* ui-evidence.c: what a test of windows that fails leaves behind, to be understood by.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-evidence.h"

#include "test-clock.h"
#include "test-painting.h"

#include "bluff-saves-records.h"

#include <signal.h>
#include <unistd.h>

enum
{
  PATIENCE_S = 60, /* of the machine, for all of it: only what hangs takes so long */
  FRAME_MS = 20,
  MOST_TURNS = 200 /* until a window is painted, whatever else goes on */
};

static UiDriver *watched;

static const char *
get_folder (void)
{
  return g_getenv ("BLUFF_EVIDENCE");
}

static void
take_pictures (const char *folder)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  guint n = 0;

  test_painting_resume ();
  for (guint turn = 0; turn < MOST_TURNS && test_clock_iterate (FRAME_MS * G_TIME_SPAN_MILLISECOND); turn++)
    continue;
  for (GList *window = windows; window != NULL; window = window->next)
    {
      g_autofree char *name = g_strdup_printf ("window-%u.png", ++n);
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (gtk_widget_get_mapped (window->data))
        ui_driver_take_frame (window->data, path);
    }
}

void
ui_evidence_leave (UiDriver *driver)
{
  BluffSaves *saves = bluff_application_get_saves (ui_driver_get_application (driver));

  if (get_folder () == NULL)
    return;

  bluff_saves_export_all (saves, get_folder (), NULL, NULL, NULL, NULL, NULL);
  take_pictures (get_folder ());
}

/* An assertion that fails in a test raises a signal at a place where everything else still works; so does, mostly, a
 * time limit, and sometimes what reads where nothing is. If it does not, the next signal ends the program, which is the
 * alarm's at the latest. */
static void
failed_cb (int number)
{
  UiDriver *driver = g_steal_pointer (&watched);

  signal (number, SIG_DFL);
  alarm (PATIENCE_S);
  if (driver != NULL)
    ui_evidence_leave (driver);
  raise (number);
}

void
ui_evidence_watch (UiDriver *driver)
{
  static const int signals[] = { SIGABRT, SIGTRAP, SIGTERM, SIGSEGV, SIGBUS };

  watched = get_folder () != NULL ? driver : NULL;
  if (watched == NULL)
    return;

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    signal (signals[i], failed_cb);
}
