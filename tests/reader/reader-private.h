/* reader-private.h: what the files of the reader share.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader.h"

#include <gio/gio.h>

/* The strings that an object has been asked for, as long as it says nothing new of itself. */
typedef struct
{
  char *state; /* what else it said then */
  GPtrArray *strings;
} ReaderKnown;

void reader_known_free (ReaderKnown *self);

struct _Reader
{
  char *folder;
  GSubprocess *process;
  gboolean gone;

  int control;  /* the other end is in the program; -1: time passes as it does */
  gint64 begin; /* by the program's clock, when it answered first */
  gint64 now;   /* by the program's clock, when it answered last */
  int due;      /* in so many milliseconds something will happen by itself; -1: nothing */

  GDBusConnection *bus; /* the accessibility bus */
  char *address;        /* of the program on that bus */
  GPtrArray *to_ask;    /* paths of objects whose children have to be asked for at every look */
  GHashTable *answers;  /* from a path to the paths of its children, as they were answered last */
  GHashTable *changed;  /* paths of objects that have reported other children, and have not been asked since */
  GHashTable *known;    /* from a path to a ReaderKnown */
  guint subscribed[2];  /* to what the program says */
  guint64 n_heard;      /* how often it has said that something is new */
  char *acted_on;       /* the path of what was acted on last, or NULL */
  guint64 n_effects;    /* of what has been heard since, how much may come of that */
  GPtrArray *said;
  guint n_looks;

  gboolean keys;    /* instead of actions */
  guint n_pressed;  /* by keyboard */
  gpointer display; /* an X11 Display, or NULL */
};

enum
{
  READER_PATIENCE_S = 60, /* of the machine: then a program hangs */
  READER_PAUSE_MS = 60    /* where time passes as it does */
};

/* Asks an object of the program something. NULL if it is gone, which it can only be where time passes as it does. */
GVariant *reader_ask (Reader *self, const char *path, const char *interface, const char *method, GVariant *parameters);

/* Fails unless this is what is answered for an object that is gone; and what has been JUST_SEEN cannot be gone where
 * time is the test's. */
void reader_expect_gone (Reader *self, const GError *error, gboolean just_seen);
