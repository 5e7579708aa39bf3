/* reader-evidence.c: what a failing test leaves behind, so that its failure can be understood.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-evidence.h"

#include "bluff-saves-records.h"
#include "bluff-saves.h"

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <cairo.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <unistd.h>

enum
{
  PATIENCE_S = 60 /* of the machine: only what hangs takes so long, and then the test ends without it */
};

static Reader *watched;
static GString *seen;

/* The files of the store, which are those that are in no folder below. */
static void
copy_files (const char *from, const char *to)
{
  g_autoptr (GDir) dir = g_dir_open (from, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *old = g_build_filename (from, name, NULL);
      g_autofree char *new = g_build_filename (to, name, NULL);
      g_autofree char *contents = NULL;
      gsize length;

      if (g_file_test (old, G_FILE_TEST_IS_REGULAR) && g_file_get_contents (old, &contents, &length, NULL))
        g_file_set_contents (new, contents, (gssize) length, NULL);
    }
}

/* The record of every game in the database that lies there. */
static void
export_games (const char *folder)
{
  g_autoptr (BluffStore) store = bluff_store_new (folder);
  g_autoptr (BluffSaves) saves = NULL;

  if (!bluff_store_open (store, NULL))
    return;

  saves = bluff_saves_new (store);
  bluff_saves_export_all (saves, folder, NULL, NULL, NULL, NULL, NULL);
  g_clear_object (&saves);
  bluff_store_close (store);
}

/* Without a display there is none. */
static void
save_picture (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "screen.png", NULL);
  Display *display = XOpenDisplay (NULL);
  XWindowAttributes screen;
  XImage *image;
  cairo_surface_t *surface;

  if (display == NULL)
    return;

  XGetWindowAttributes (display, DefaultRootWindow (display), &screen);
  image = XGetImage (display, DefaultRootWindow (display), 0, 0, (guint) screen.width, (guint) screen.height, AllPlanes,
                     ZPixmap);
  surface = cairo_image_surface_create_for_data ((guchar *) image->data, CAIRO_FORMAT_RGB24, image->width,
                                                 image->height, image->bytes_per_line);
  cairo_surface_write_to_png (surface, path);
  cairo_surface_destroy (surface);
  XDestroyImage (image);
  XCloseDisplay (display);
}

/* What can go wrong most easily comes last: after a time limit the display may be gone. */
static void
leave (Reader *reader)
{
  g_autofree char *program = g_path_get_basename (g_get_prgname ());
  g_autofree char *name = g_strdup_printf ("%s-%d", program, (int) getpid ());
  g_autofree char *folder = g_build_filename (g_getenv ("BLUFF_EVIDENCE"), name, NULL);
  g_autofree char *path = g_build_filename (folder, "seen.txt", NULL);

  if (g_mkdir_with_parents (folder, 0700) != 0)
    return;

  g_file_set_contents (path, seen->str, (gssize) seen->len, NULL);
  copy_files (reader_get_folder (reader), folder);
  export_games (folder);
  reader_paint (reader);
  save_picture (folder);
}

/* The test is about to end: nothing else needs what this may leave in disorder. After a failure everything still works;
 * after a crash, or wherever a time limit finds the test, as much is left as can be. */
static void
failed_cb (int number)
{
  Reader *reader = g_steal_pointer (&watched);

  signal (number, SIG_DFL);
  signal (SIGALRM, SIG_DFL);
  alarm (PATIENCE_S);
  if (reader != NULL)
    leave (reader);
  raise (number);
}

void
reader_evidence_watch (Reader *reader)
{
  static const int ends[] = { SIGABRT, SIGTRAP, SIGTERM, SIGSEGV, SIGBUS };

  if (g_getenv ("BLUFF_EVIDENCE") == NULL)
    return;

  if (seen == NULL)
    seen = g_string_new (NULL);
  watched = reader;
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    signal (ends[i], failed_cb);
}

void
reader_evidence_note (ReaderTree *tree)
{
  if (watched == NULL)
    return;

  g_string_truncate (seen, 0);
  for (guint i = 0; i < tree->nodes->len; i++)
    {
      ReaderNode *node = g_ptr_array_index (tree->nodes, i);
      g_autofree char *says = reader_node_say (node);

      g_string_append_printf (seen, "%s%s “%s”\n", says, reader_node_is_usable (node) ? ", usable" : "",
                              node->description);
    }
}
