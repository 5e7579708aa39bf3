/* reader-inside.c: is loaded into the built program before anything else, and lets a test outside decide when time goes
 * on. It is never installed.
 *
 * The clock stands still until the client, at the other end of the socket that BLUFF_CLOCK names, asks for something.
 * It is answered when the program has nothing to do: no message, no event of the display, no thread at work, no answer
 * of another program on its way. Between two requests nothing happens but what the client itself does.
 *
 * Windows are not painted before the client wants a picture of them: nobody looks at them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE

#include "reader-inside.h"

#include "test-clock.h"
#include "test-painting.h"

#include <dlfcn.h>
#include <gtk/gtk.h>
#include <stdlib.h>
#include <unistd.h>

enum
{
  HUNG_MS = 60 * 1000 /* of the machine, for an answer of another program */
};

static int client = -1;
static char request;   /* 0: none */
static guint expected; /* answers of other programs */

/* --- In place of GIO -----------------------------------------------------------------------------------------------
 */

typedef struct
{
  GAsyncReadyCallback callback;
  gpointer data;
} Call;

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Call *call = data;

  expected--;
  call->callback (source, result, call->data);
}

/* Who has asked another program is not done before it answers. */
void
g_dbus_connection_call (GDBusConnection *connection,
                        const char *name,
                        const char *path,
                        const char *interface,
                        const char *method,
                        GVariant *parameters,
                        const GVariantType *type,
                        GDBusCallFlags flags,
                        int timeout,
                        GCancellable *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer data)
{
  static void (*next) (GDBusConnection *, const char *, const char *, const char *, const char *, GVariant *,
                       const GVariantType *, GDBusCallFlags, int, GCancellable *, GAsyncReadyCallback, gpointer);
  Call *call = NULL;

  if (next == NULL)
    next = dlsym (RTLD_NEXT, "g_dbus_connection_call");
  if (callback != NULL && g_main_context_get_thread_default () == NULL)
    {
      call = g_new (Call, 1);
      *call = (Call){ callback, data };
      expected++;
    }
  next (connection, name, path, interface, method, parameters, type, flags, timeout, cancellable,
        call != NULL ? answered_cb : callback, call != NULL ? call : data);
}

/* --- The client ----------------------------------------------------------------------------------------------------
 */

/* Waits for the client, or for whatever else the program hears. Who finds that the client is gone has nothing to do. */
static gint
wait_for_client (GPollFD *fds, guint n_fds)
{
  g_autofree GPollFD *all = g_new (GPollFD, n_fds + 1);
  gint ready;

  for (guint i = 0; i < n_fds; i++)
    all[i] = fds[i];
  all[n_fds] = (GPollFD){ .fd = client, .events = G_IO_IN };
  ready = g_poll (all, n_fds + 1, -1);
  for (guint i = 0; i < n_fds; i++)
    fds[i].revents = all[i].revents;
  if (all[n_fds].revents == 0)
    return ready;

  if (read (client, &request, 1) != 1)
    _exit (EXIT_FAILURE);
  return ready - 1;
}

static void
answer (gint timeout)
{
  ReaderInsideAnswer told = { .now = g_get_monotonic_time (), .due = timeout };

  request = 0;
  if (write (client, &told, sizeof told) != sizeof told)
    _exit (EXIT_FAILURE);
}

static gint
wait_for_others (GPollFD *fds, guint n_fds)
{
  gint ready = g_poll (fds, n_fds, HUNG_MS);

  if (ready == 0)
    g_error ("Another program does not answer");
  return ready;
}

static void
paint (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
      GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));

      if (surface == NULL)
        continue;
      g_signal_handlers_unblock_matched (surface, G_SIGNAL_MATCH_ID, g_signal_lookup ("render", GDK_TYPE_SURFACE), 0,
                                         NULL, NULL, NULL);
      gtk_widget_queue_draw (window);
    }
  request = READER_INSIDE_SETTLE;
}

static gint
rest_cb (GPollFD *fds, guint n_fds, gint timeout)
{
  /* As soon as there are windows. */
  if (gdk_display_get_default () != NULL)
    test_painting_stop ();
  if (request == 0)
    return wait_for_client (fds, n_fds);
  if (expected > 0)
    return wait_for_others (fds, n_fds);

  if (request == READER_INSIDE_PAINT)
    paint ();
  else if (timeout >= 0 && (request == READER_INSIDE_ADVANCE || timeout <= READER_INSIDE_FRAME_MS))
    {
      request = READER_INSIDE_SETTLE;
      test_clock_advance ((guint) timeout);
    }
  else
    answer (timeout);
  return 0;
}

__attribute__ ((constructor)) static void
begin (void)
{
  const char *number = getenv ("BLUFF_CLOCK");

  if (number == NULL)
    return;

  client = atoi (number);
  test_clock_begin (TEST_CLOCK_OWN);
  test_clock_set_rest (rest_cb);
}
