/* bluff-headphones.c: suggests headphones to people who share a screen that is read out.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-headphones.h"

#define SUGGESTED "headphones-suggested"

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  g_autoptr (GVariant) reply = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, NULL);
  g_autoptr (GVariant) value = NULL;

  if (reply != NULL)
    g_variant_get (reply, "(v)", &value);
  g_task_return_boolean (task, value != NULL && g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN) &&
                                   g_variant_get_boolean (value));
}

static void
connected_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  g_autoptr (GDBusConnection) bus = g_bus_get_finish (result, NULL);

  (void) source;
  if (bus == NULL)
    {
      g_task_return_boolean (task, FALSE);
      return;
    }

  /* Whatever reads screens has started it: we do not. */
  g_dbus_connection_call (bus, "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Get",
                          g_variant_new ("(ss)", "org.a11y.Status", "ScreenReaderEnabled"), G_VARIANT_TYPE ("(v)"),
                          G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, g_task_get_cancellable (task), answered_cb,
                          g_object_ref (task));
}

void
bluff_headphones_ask_async (GCancellable *cancellable, GAsyncReadyCallback callback, gpointer user_data)
{
  GTask *task = g_task_new (NULL, cancellable, callback, user_data);

  g_bus_get (G_BUS_TYPE_SESSION, cancellable, connected_cb, task);
}

gboolean
bluff_headphones_ask_finish (GAsyncResult *result, GSettings *settings)
{
  if (!g_task_propagate_boolean (G_TASK (result), NULL) || g_settings_get_boolean (settings, SUGGESTED))
    return FALSE;

  g_settings_set_boolean (settings, SUGGESTED, TRUE);
  return TRUE;
}
