/* reader-finger.c: a finger on a touch screen.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-finger.h"

#include <gio/gio.h>

#define DESKTOP "org.gnome.Mutter.RemoteDesktop"
#define CAST "org.gnome.Mutter.ScreenCast"

enum
{
  SLOT = 0 /* there is only one finger */
};

struct _ReaderFinger
{
  GDBusConnection *bus;
  char *session; /* paths: who touches */
  char *stream;  /* and the screen that is touched */
};

static GVariant *
call (ReaderFinger *self,
      const char *name,
      const char *path,
      const char *interface,
      const char *method,
      GVariant *parameters)
{
  g_autoptr (GError) error = NULL;
  GVariant *reply = g_dbus_connection_call_sync (self->bus, name, path, interface, method, parameters, NULL,
                                                 G_DBUS_CALL_FLAGS_NONE, -1, NULL, &error);

  g_assert_no_error (error);
  return reply;
}

/* The same where the answer is the path of something new. Newly allocated. */
static char *
create (ReaderFinger *self,
        const char *name,
        const char *path,
        const char *interface,
        const char *method,
        GVariant *parameters)
{
  g_autoptr (GVariant) reply = call (self, name, path, interface, method, parameters);
  char *created;

  g_variant_get (reply, "(o)", &created);
  return created;
}

static void
tell_session (ReaderFinger *self, const char *method, GVariant *parameters)
{
  g_variant_unref (call (self, DESKTOP, self->session, DESKTOP ".Session", method, parameters));
}

/* Places are those of a screen that is being cast, by the same session. */
static char *
cast_screen (ReaderFinger *self)
{
  g_autoptr (GVariant) reply = call (self, DESKTOP, self->session, "org.freedesktop.DBus.Properties", "Get",
                                     g_variant_new ("(ss)", DESKTOP ".Session", "SessionId"));
  g_autoptr (GVariant) id = NULL;
  g_autofree char *session = NULL;
  GVariantBuilder options;

  g_variant_get (reply, "(v)", &id);
  g_variant_builder_init (&options, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add (&options, "{sv}", "remote-desktop-session-id", id);
  session =
      create (self, CAST, "/org/gnome/Mutter/ScreenCast", CAST, "CreateSession", g_variant_new ("(a{sv})", &options));

  return create (self, CAST, session, CAST ".Session", "RecordMonitor", g_variant_new ("(sa{sv})", "", NULL));
}

ReaderFinger *
reader_finger_new (void)
{
  ReaderFinger *self = g_new0 (ReaderFinger, 1);
  g_autoptr (GError) error = NULL;

  self->bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);
  g_assert_no_error (error);
  self->session = create (self, DESKTOP, "/org/gnome/Mutter/RemoteDesktop", DESKTOP, "CreateSession", NULL);
  self->stream = cast_screen (self);
  tell_session (self, "Start", NULL);
  /* The compositor has no touch screen before the first touch. */
  reader_finger_press (self, 0, 0);
  reader_finger_lift (self);

  return self;
}

void
reader_finger_free (ReaderFinger *self)
{
  tell_session (self, "Stop", NULL);
  g_object_unref (self->bus);
  g_free (self->session);
  g_free (self->stream);
  g_free (self);
}

void
reader_finger_press (ReaderFinger *self, double x, double y)
{
  tell_session (self, "NotifyTouchDown", g_variant_new ("(sudd)", self->stream, SLOT, x, y));
}

void
reader_finger_move (ReaderFinger *self, double x, double y)
{
  tell_session (self, "NotifyTouchMotion", g_variant_new ("(sudd)", self->stream, SLOT, x, y));
}

void
reader_finger_lift (ReaderFinger *self)
{
  tell_session (self, "NotifyTouchUp", g_variant_new ("(u)", SLOT));
}
