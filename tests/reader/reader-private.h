/* reader-private.h: what the files of the reader share.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader.h"

#include <gio/gio.h>

/* libatspi has none of these. */
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AtspiAccessible, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AtspiAction, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AtspiComponent, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AtspiEditableText, g_object_unref)

struct _Reader
{
  char *folder;
  GSubprocess *process;
  gboolean gone;

  GDBusConnection *bus; /* the accessibility bus */
  AtspiAccessible *program;
  char *address;          /* of the program on that bus */
  GPtrArray *to_ask;      /* paths: whose children have to be asked for at every look */
  GHashTable *changed;    /* paths: who has said that its children are others, and has not been asked since */
  GHashTable *attributes; /* by who says them, and what else they say */
  guint hears_changes;
  gboolean news; /* something has changed since somebody waited for it last */
  AtspiEventListener *listener;
  GPtrArray *said;

  gboolean keys;    /* instead of actions */
  guint n_pressed;  /* by keyboard */
  gpointer display; /* an X11 Display, or NULL */
};

enum
{
  READER_PATIENCE_S = 60,
  READER_PAUSE_MS = 15,
  READER_LONGEST_PAUSE_MS = 120
};
