/* ui-driver.c: drives the real app in a real window.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-driver.h"

#include "test-clock.h"
#include "test-painting.h"
#include "ui-evidence.h"

#include "bluff-art.h"

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <X11/keysym.h>
#include <gdk/x11/gdkx.h>
#include <glib/gstdio.h>
#include <string.h>

enum
{
  PATIENCE_S = 60,
  LONGEST_WAIT_S = 3600,
  QUIET_MS = 30, /* longer than a frame */
  DRAG_STEPS = 4,
  DRAG_STEP = 6 /* pixels */
};

struct _UiDriver
{
  BluffApplication *application;
  Display *display; /* a connection of its own, as a mouse has */
  gboolean rests;   /* it has come to rest, and neither the app nor the mouse nor a key has done anything since */
  Window other;     /* of another program, or None */
};

static GPtrArray *folders;
static gboolean painting;

/* --- Waiting -------------------------------------------------------------------------------------------------------
 */

void
ui_driver_wait (UiDriver *self, UiCondition condition, gpointer data, const char *what)
{
  gint64 end = test_clock_read_machine () + PATIENCE_S * G_USEC_PER_SEC;

  while (!condition (data))
    {
      self->rests = FALSE;
      /* What is waited for may not be told to the main loop, or come from another program. */
      if (!test_clock_iterate (LONGEST_WAIT_S * G_TIME_SPAN_SECOND))
        g_usleep (1000);
      if (test_clock_read_machine () > end)
        g_error ("Waited in vain for: %s", what);
    }
}

typedef struct
{
  UiDriver *driver;
  GType type;
  const char *text;
  GtkWidget *found;
} Search;

static gboolean
page_is_shown (gpointer data)
{
  Search *search = data;
  BluffWindow *window = ui_driver_get_window (search->driver);
  BluffPage *page = window != NULL ? bluff_window_get_page (window) : NULL;

  return page != NULL && g_type_is_a (G_OBJECT_TYPE (page), search->type) && gtk_widget_get_mapped (GTK_WIDGET (page));
}

void
ui_driver_wait_for_page (UiDriver *self, GType type)
{
  Search search = { .driver = self, .type = type };

  ui_driver_wait (self, page_is_shown, &search, g_type_name (type));
}

/* --- Settling ------------------------------------------------------------------------------------------------------
 */

void
ui_driver_settle (UiDriver *self)
{
  gint64 end = test_clock_read_machine () + PATIENCE_S * G_USEC_PER_SEC;

  /* A test that has closed the window has nothing to wait for. */
  if (ui_driver_get_window (self) == NULL)
    return;

  while (test_clock_iterate (QUIET_MS * G_TIME_SPAN_MILLISECOND))
    if (test_clock_read_machine () > end)
      g_error ("The window does not come to rest");
  self->rests = TRUE;
}

void
ui_driver_rest (UiDriver *self)
{
  if (!self->rests || bluff_art_is_busy () || g_main_context_pending (NULL))
    ui_driver_settle (self);
}

/* --- Finding -------------------------------------------------------------------------------------------------------
 */

static gboolean
says (GtkWidget *widget, const char *text)
{
  if (text == NULL)
    return TRUE;
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) == 0)
    return TRUE;
  if (GTK_IS_LABEL (widget) && g_strcmp0 (gtk_label_get_text (GTK_LABEL (widget)), text) == 0)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_child_visible (child) && gtk_widget_get_visible (child) && says (child, text))
      return TRUE;

  return FALSE;
}

/* The innermost that fits. */
static GtkWidget *
find_below (GtkWidget *widget, GType type, const char *text)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = gtk_widget_get_mapped (child) ? find_below (child, type, text) : NULL;

      if (found != NULL)
        return found;
    }

  return g_type_is_a (G_OBJECT_TYPE (widget), type) && says (widget, text) ? widget : NULL;
}

GtkWidget *
ui_driver_find (UiDriver *self, GtkWidget *root, GType type, const char *text)
{
  g_autoptr (GListModel) toplevels = NULL;

  (void) self;
  if (root != NULL)
    return find_below (root, type, text);

  /* The newest window first: a dialog is in front of what it asks about. */
  toplevels = g_object_ref (gtk_window_get_toplevels ());
  for (guint i = g_list_model_get_n_items (toplevels); i > 0; i--)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (toplevels, i - 1);
      GtkWidget *found = gtk_widget_get_mapped (window) ? find_below (window, type, text) : NULL;

      if (found != NULL)
        return found;
    }

  return NULL;
}

static GtkWidget *
find_anywhere_below (GtkWidget *widget, GType type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_anywhere_below (child, type);

  return found;
}

GtkWidget *
ui_driver_find_anywhere (UiDriver *self, GType type)
{
  return find_anywhere_below (GTK_WIDGET (ui_driver_get_window (self)), type);
}

typedef gboolean (*Fits) (GtkWidget *widget, gconstpointer data);

static gboolean
has_action (GtkWidget *widget, gconstpointer action)
{
  return GTK_IS_ACTIONABLE (widget) &&
         g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0 &&
         gtk_widget_is_sensitive (widget) && gtk_widget_get_width (widget) > 0;
}

static GtkWidget *
find_fitting (GtkWidget *widget, Fits fits, gconstpointer data)
{
  if (fits (widget, data))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = gtk_widget_get_mapped (child) ? find_fitting (child, fits, data) : NULL;

      if (found != NULL)
        return found;
    }

  return NULL;
}

GtkWidget *
ui_driver_find_action (UiDriver *self, GtkWidget *root, const char *action)
{
  return find_fitting (root != NULL ? root : GTK_WIDGET (ui_driver_get_window (self)), has_action, action);
}

static gboolean
is_there (gpointer data)
{
  Search *search = data;

  search->found = ui_driver_find (search->driver, NULL, search->type, search->text);
  return search->found != NULL && gtk_widget_is_sensitive (search->found) && gtk_widget_get_width (search->found) > 0;
}

GtkWidget *
ui_driver_wait_for (UiDriver *self, GType type, const char *text)
{
  Search search = { .driver = self, .type = type, .text = text };
  g_autofree char *what = g_strdup_printf ("%s “%s”", g_type_name (type), text != NULL ? text : "");

  ui_driver_wait (self, is_there, &search, what);
  return search.found;
}

/* --- Mouse and keyboard --------------------------------------------------------------------------------------------
 */

/* Fails if a person who clicks there would hit something else. */
static void
check_target (GtkWidget *native, GtkWidget *widget, const graphene_point_t *point)
{
  GtkWidget *hit = gtk_widget_pick (native, point->x, point->y, GTK_PICK_DEFAULT);

  if (hit == NULL || (hit != widget && !gtk_widget_is_ancestor (hit, widget)))
    g_error ("%s is covered by %s at %g, %g", G_OBJECT_TYPE_NAME (widget),
             hit != NULL ? G_OBJECT_TYPE_NAME (hit) : "nothing", point->x, point->y);
}

/* UNCOVERED: nothing may cover it there. */
static void
point_at (UiDriver *self, GtkWidget *widget, float widget_x, gboolean uncovered)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GdkSurface *surface = gtk_native_get_surface (native);
  int scale = gdk_surface_get_scale_factor (surface);
  graphene_point_t point;
  double x, y;
  int root_x, root_y;
  Window child;

  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (native),
                                           &GRAPHENE_POINT_INIT (widget_x, (float) gtk_widget_get_height (widget) / 2),
                                           &point));
  if (uncovered)
    check_target (GTK_WIDGET (native), widget, &point);
  gtk_native_get_surface_transform (native, &x, &y);
  XTranslateCoordinates (self->display, gdk_x11_surface_get_xid (surface), DefaultRootWindow (self->display),
                         (int) (point.x + x) * scale, (int) (point.y + y) * scale, &root_x, &root_y, &child);
  XTestFakeMotionEvent (self->display, -1, root_x, root_y, CurrentTime);
  XSync (self->display, False);
}

void
ui_driver_point_away (UiDriver *self)
{
  int screen = DefaultScreen (self->display);

  XTestFakeMotionEvent (self->display, -1, DisplayWidth (self->display, screen) - 1,
                        DisplayHeight (self->display, screen) - 1, CurrentTime);
  XSync (self->display, False);
  ui_driver_settle (self);
}

static void
click_at (UiDriver *self, GtkWidget *widget, float x, guint button, gboolean uncovered)
{
  ui_driver_rest (self);
  point_at (self, widget, x, uncovered);
  XTestFakeButtonEvent (self->display, button, True, CurrentTime);
  XTestFakeButtonEvent (self->display, button, False, CurrentTime);
  XSync (self->display, False);
  ui_driver_settle (self);
}

void
ui_driver_click (UiDriver *self, GtkWidget *widget)
{
  click_at (self, widget, (float) gtk_widget_get_width (widget) / 2, GDK_BUTTON_PRIMARY, TRUE);
}

void
ui_driver_click_through (UiDriver *self, GtkWidget *widget)
{
  click_at (self, widget, (float) gtk_widget_get_width (widget) / 2, GDK_BUTTON_PRIMARY, FALSE);
}

void
ui_driver_click_other (UiDriver *self, GtkWidget *widget)
{
  click_at (self, widget, (float) gtk_widget_get_width (widget) / 2, GDK_BUTTON_SECONDARY, TRUE);
}

void
ui_driver_click_start (UiDriver *self, GtkWidget *widget, int x)
{
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  click_at (self, widget, (float) (mirrored ? gtk_widget_get_width (widget) - x : x), GDK_BUTTON_PRIMARY, TRUE);
}

/* A window manager says so of each window that it shows, and those who drag look for it. */
static void
mark_as_shown (UiDriver *self, GtkWidget *widget)
{
  Window window = gdk_x11_surface_get_xid (gtk_native_get_surface (GTK_NATIVE (gtk_widget_get_root (widget))));
  Atom name = XInternAtom (self->display, "WM_STATE", False);
  long state[] = { NormalState, None };

  XChangeProperty (self->display, window, name, name, 32, PropModeReplace, (unsigned char *) state,
                   G_N_ELEMENTS (state));
  XSync (self->display, False);
}

void
ui_driver_drag (UiDriver *self, GtkWidget *from, int x, GtkWidget *onto)
{
  gboolean mirrored = gtk_widget_get_direction (from) == GTK_TEXT_DIR_RTL;

  mark_as_shown (self, from);
  ui_driver_settle (self);
  point_at (self, from, (float) (mirrored ? gtk_widget_get_width (from) - x : x), TRUE);
  XTestFakeButtonEvent (self->display, 1, True, CurrentTime);
  XSync (self->display, False);
  ui_driver_settle (self);
  /* The first steps are what begins a drag; the last one what is under it hears of. */
  for (guint i = 0; i < DRAG_STEPS; i++)
    {
      XTestFakeRelativeMotionEvent (self->display, 0, DRAG_STEP, CurrentTime);
      XSync (self->display, False);
      ui_driver_settle (self);
    }
  for (guint i = 0; i < DRAG_STEPS; i++)
    {
      point_at (self, onto, (float) gtk_widget_get_width (onto) / 2 + (float) i, TRUE);
      ui_driver_settle (self);
    }
  XTestFakeButtonEvent (self->display, 1, False, CurrentTime);
  XSync (self->display, False);
  ui_driver_settle (self);
}

void
ui_driver_click_text (UiDriver *self, const char *text)
{
  ui_driver_click (self, ui_driver_wait_for (self, GTK_TYPE_BUTTON, text));
}

static void
fake_key (UiDriver *self, KeySym symbol, gboolean down)
{
  XTestFakeKeyEvent (self->display, XKeysymToKeycode (self->display, symbol), down, CurrentTime);
}

/* The newest window, which is the one that a window manager would have given the focus. */
static GtkWidget *
find_front (void)
{
  GListModel *toplevels = gtk_window_get_toplevels ();
  GtkWidget *front = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) candidate = g_list_model_get_item (toplevels, i);

      if (gtk_widget_get_mapped (candidate))
        front = candidate;
    }

  return front;
}

/* Without a window manager nobody gives the focus. */
static void
give_focus (UiDriver *self)
{
  GtkWidget *window = find_front ();

  g_assert_nonnull (window);
  if (gtk_window_is_active (GTK_WINDOW (window)))
    {
      ui_driver_rest (self);
      return;
    }
  XSetInputFocus (self->display, gdk_x11_surface_get_xid (gtk_native_get_surface (GTK_NATIVE (window))), RevertToParent,
                  CurrentTime);
  XSync (self->display, False);
  ui_driver_settle (self);
}

static gboolean
has_no_active_window (gpointer data)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  (void) data;
  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (toplevels, i);

      if (gtk_window_is_active (window))
        return FALSE;
    }

  return TRUE;
}

void
ui_driver_look_away (UiDriver *self)
{
  Window root = DefaultRootWindow (self->display);

  if (self->other == None)
    self->other = XCreateSimpleWindow (self->display, root, 0, 0, 1, 1, 0, 0, 0);
  XMapWindow (self->display, self->other);
  XSync (self->display, False);
  XSetInputFocus (self->display, self->other, RevertToPointerRoot, CurrentTime);
  XSync (self->display, False);
  ui_driver_wait (self, has_no_active_window, NULL, "the focus to be elsewhere");
}

typedef struct
{
  GdkSurface *surface;
  int width, height;
} Size;

static gboolean
has_size (gpointer data)
{
  const Size *size = data;

  return gdk_surface_get_width (size->surface) == size->width && gdk_surface_get_height (size->surface) == size->height;
}

void
ui_driver_resize (UiDriver *self, int width, int height)
{
  Size size = { gtk_native_get_surface (GTK_NATIVE (ui_driver_get_window (self))), width, height };
  int scale = gdk_surface_get_scale_factor (size.surface);

  XResizeWindow (self->display, gdk_x11_surface_get_xid (size.surface), (unsigned) (width * scale),
                 (unsigned) (height * scale));
  XSync (self->display, False);
  ui_driver_wait (self, has_size, &size, "the window to have its new size");
  ui_driver_settle (self);
}

GtkWidget *
ui_driver_get_focus (UiDriver *self)
{
  GtkWidget *window = find_front ();

  (void) self;
  return window != NULL ? gtk_root_get_focus (GTK_ROOT (window)) : NULL;
}

void
ui_driver_press (UiDriver *self, const char *key, GdkModifierType modifiers)
{
  static const struct
  {
    GdkModifierType mask;
    KeySym symbol;
  } held[] = { { GDK_CONTROL_MASK, XK_Control_L }, { GDK_SHIFT_MASK, XK_Shift_L }, { GDK_ALT_MASK, XK_Alt_L } };
  KeySym symbol = XStringToKeysym (key);

  g_assert_cmpuint (symbol, !=, NoSymbol);
  give_focus (self);
  for (guint i = 0; i < G_N_ELEMENTS (held); i++)
    if (modifiers & held[i].mask)
      fake_key (self, held[i].symbol, True);
  fake_key (self, symbol, True);
  fake_key (self, symbol, False);
  for (guint i = 0; i < G_N_ELEMENTS (held); i++)
    if (modifiers & held[i].mask)
      fake_key (self, held[i].symbol, False);
  XSync (self->display, False);
  ui_driver_settle (self);
}

void
ui_driver_hold (UiDriver *self, const char *key, gboolean down)
{
  KeySym symbol = XStringToKeysym (key);

  g_assert_cmpuint (symbol, !=, NoSymbol);
  fake_key (self, symbol, down);
  XSync (self->display, False);
  self->rests = FALSE;
}

void
ui_driver_type (UiDriver *self, const char *text)
{
  for (; *text != '\0'; text++)
    {
      char key[2] = { *text, '\0' };

      ui_driver_press (self, *text == ' ' ? "space" : key, g_ascii_isupper (*text) ? GDK_SHIFT_MASK : 0);
    }
}

/* --- Pictures ------------------------------------------------------------------------------------------------------
 */

void
ui_driver_take_picture (UiDriver *self, const char *path)
{
  ui_driver_take_picture_of (self, GTK_WIDGET (ui_driver_get_window (self)), path);
}

void
ui_driver_take_frame (GtkWidget *window, const char *path)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  int width, height;
  float frame;

  width = gdk_paintable_get_intrinsic_width (paintable);
  height = gdk_paintable_get_intrinsic_height (paintable);
  /* The border that the window has where nobody manages windows is left out. */
  frame = (float) (width - gtk_widget_get_width (window)) / 2;
  gdk_paintable_snapshot (paintable, GDK_SNAPSHOT (snapshot), width, height);
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                         &GRAPHENE_RECT_INIT (frame, frame, (float) width - 2 * frame,
                                                              (float) height - 2 * frame));
  g_assert_true (gdk_texture_save_to_png (texture, path));
}

void
ui_driver_take_picture_of (UiDriver *self, GtkWidget *window, const char *path)
{
  ui_driver_settle (self);
  ui_driver_take_frame (window, path);
}

/* --- The app -------------------------------------------------------------------------------------------------------
 */

static void
remove_tree (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *inner = g_build_filename (path, name, NULL);

      remove_tree (inner);
    }
  g_remove (path);
}

static void
remove_folders (void)
{
  for (guint i = 0; i < folders->len; i++)
    remove_tree (g_ptr_array_index (folders, i));
  g_ptr_array_unref (folders);
}

const char *
ui_driver_make_folder (void)
{
  char *folder = g_dir_make_tmp ("bluff-bay-ui-XXXXXX", NULL);

  g_assert_nonnull (folder);
  if (folders == NULL)
    {
      folders = g_ptr_array_new_with_free_func (g_free);
      atexit (remove_folders);
    }
  g_ptr_array_add (folders, folder);
  return folder;
}

BluffApplication *
ui_driver_get_application (UiDriver *self)
{
  return self->application;
}

BluffWindow *
ui_driver_get_window (UiDriver *self)
{
  for (GList *windows = gtk_application_get_windows (GTK_APPLICATION (self->application)); windows != NULL;
       windows = windows->next)
    if (BLUFF_IS_WINDOW (windows->data))
      return windows->data;

  return NULL;
}

void
ui_driver_open_files (UiDriver *self, const char *const *paths)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; paths[i] != NULL; i++)
    g_ptr_array_add (files, g_file_new_for_path (paths[i]));
  g_application_open (G_APPLICATION (self->application), (GFile **) files->pdata, (int) files->len, "");
}

void
ui_driver_open_file (UiDriver *self, const char *path)
{
  ui_driver_open_files (self, (const char *const[]){ path, NULL });
}

void
ui_driver_paint (void)
{
  painting = TRUE;
}

UiDriver *
ui_driver_new (const char *data_dir, int width, int height)
{
  UiDriver *self = g_new0 (UiDriver, 1);
  g_autoptr (GSettings) settings = g_settings_new ("io.github.bluffbay.BluffBay");
  g_autoptr (GError) error = NULL;
  static guint n_drivers;
  g_autofree char *id = g_strdup_printf ("io.github.bluffbay.BluffBay.Test%u", ++n_drivers);

  test_clock_begin (TEST_CLOCK_OWN);
  if (!painting)
    test_painting_stop ();
  g_settings_set_int (settings, "window-width", width);
  g_settings_set_int (settings, "window-height", height);
  /* A cursor that blinks is a change of the picture, for ten seconds. */
  /* As GNOME has it. */
  g_object_set (gtk_settings_get_default (), "gtk-decoration-layout", ":close", NULL);
  g_object_set (gtk_settings_get_default (), "gtk-cursor-blink", FALSE, NULL);
  self->display = XOpenDisplay (NULL);
  g_assert_nonnull (self->display);
  self->application = bluff_application_new ();
  bluff_application_set_data_dir (self->application, data_dir);
  /* GApplication takes its objects off the bus only at the end of its own main loop, which we do not run. */
  g_application_set_application_id (G_APPLICATION (self->application), id);
  g_application_set_flags (G_APPLICATION (self->application),
                           g_application_get_flags (G_APPLICATION (self->application)) | G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (self->application), NULL, &error);
  g_assert_no_error (error);
  g_application_activate (G_APPLICATION (self->application));
  ui_driver_wait_for_page (self, BLUFF_TYPE_PAGE);
  ui_driver_settle (self);
  ui_evidence_watch (self);

  return self;
}

static gboolean
has_no_window (gpointer data)
{
  return gtk_application_get_windows (data) == NULL;
}

void
ui_driver_free (UiDriver *self)
{
  if (g_test_initialized () && g_test_failed ())
    ui_evidence_leave (self);
  ui_evidence_watch (NULL);
  g_action_group_activate_action (G_ACTION_GROUP (self->application), "quit", NULL);
  ui_driver_wait (self, has_no_window, self->application, "all windows to be closed");
  bluff_store_close (bluff_saves_get_store (bluff_application_get_saves (self->application)));
  while (test_clock_iterate (0))
    continue;
  XCloseDisplay (self->display);
  g_object_unref (self->application);
  g_free (self);
}
