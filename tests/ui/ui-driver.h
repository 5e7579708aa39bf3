/* ui-driver.h: drives the real app in a real window, as a person with a mouse and a keyboard would.
 *
 * Clicks and keys are events of the X server (XTest), sent to where the widget is on the screen: what covers it, what
 * is not sensitive or not there gets in the way as it would of a person. Nothing waits for a time to pass: everything
 * waits for something to become true, and fails if it never does.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-window.h"

G_BEGIN_DECLS

typedef struct _UiDriver UiDriver;

/* Starts the app on DATA_DIR in a window of this size, and waits for its first page. */
UiDriver *ui_driver_new (const char *data_dir, int width, int height);

/* Closes the app as a person would, if that has not been done, and waits until everything is written. */
void ui_driver_free (UiDriver *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (UiDriver, ui_driver_free)

BluffApplication *ui_driver_get_application (UiDriver *self);
BluffWindow *ui_driver_get_window (UiDriver *self);

/* Opens the file at PATH as the desktop does when somebody presses it. */
void ui_driver_open_file (UiDriver *self, const char *path);
void ui_driver_open_files (UiDriver *self, const char *const *paths);

/* Windows of drivers are painted: for programs that take pictures. */
void ui_driver_paint (void);

/* A new folder that is removed at the end of the program. */
const char *ui_driver_make_folder (void);

typedef gboolean (*UiCondition) (gpointer data);

/* Lets the app run until CONDITION holds; fails after a minute. WHAT is said then. */
void ui_driver_wait (UiDriver *self, UiCondition condition, gpointer data, const char *what);

/* Until the window shows a page of this type. */
void ui_driver_wait_for_page (UiDriver *self, GType type);

/* Until nothing is animated, rendered or waiting in the main loop, and a frame has been drawn. */
void ui_driver_settle (UiDriver *self);

/* The same, unless nothing has happened since that was so: for callers that have only looked. */
void ui_driver_rest (UiDriver *self);

/* The first visible widget below ROOT (or the window) of TYPE that says TEXT: its label, tooltip or that of a label in
 * it. TEXT may be NULL. NULL if there is none. */
GtkWidget *ui_driver_find (UiDriver *self, GtkWidget *root, GType type, const char *text);

/* The first widget of TYPE in the window, shown or not; NULL if there is none. */
GtkWidget *ui_driver_find_anywhere (UiDriver *self, GType type);

/* As ui_driver_find, but waits for it. */
GtkWidget *ui_driver_wait_for (UiDriver *self, GType type, const char *text);

/* The first visible widget with this action that can be pressed; NULL if there is none. */
GtkWidget *ui_driver_find_action (UiDriver *self, GtkWidget *root, const char *action);

/* Moves the mouse to the middle of a widget and clicks. Fails if something covers it there. */
void ui_driver_click (UiDriver *self, GtkWidget *widget);

/* The same whatever covers it there. */
void ui_driver_click_through (UiDriver *self, GtkWidget *widget);

/* As ui_driver_click, with the mouse's other button. */
void ui_driver_click_other (UiDriver *self, GtkWidget *widget);

/* As ui_driver_click, where the widget is X pixels from its start, in the middle of its height: of cards in a fan, only
 * so much is seen. */
void ui_driver_click_start (UiDriver *self, GtkWidget *widget, int x);

/* Presses the button where FROM is X pixels from its start, moves the mouse to the middle of ONTO, and lets it go
 * there. */
void ui_driver_drag (UiDriver *self, GtkWidget *from, int x, GtkWidget *onto);

/* Gives the focus to a window of another program, as a person who turns to it would, and waits until the app knows. The
 * next key brings it back. */
void ui_driver_look_away (UiDriver *self);

/* Makes the window as large as this in one step, as a tiling window manager or somebody who turns a telephone does, and
 * settles. */
void ui_driver_resize (UiDriver *self, int width, int height);

/* Moves the mouse out of the window: GTK keeps what is under it. */
void ui_driver_point_away (UiDriver *self);

/* Waits for a button that says TEXT, and clicks it. */
void ui_driver_click_text (UiDriver *self, const char *text);

/* Presses a key ("Return", "b", "F1") with modifiers. */
void ui_driver_press (UiDriver *self, const char *key, GdkModifierType modifiers);

/* Presses a key without letting it go, or lets it go: one of several at once. */
void ui_driver_hold (UiDriver *self, const char *key, gboolean down);

/* The widget that has the focus in the window that has it. */
GtkWidget *ui_driver_get_focus (UiDriver *self);

/* Types text of ASCII letters, digits and spaces. */
void ui_driver_type (UiDriver *self, const char *text);

/* The window's picture. */
void ui_driver_take_picture (UiDriver *self, const char *path);

/* A window's picture as it is at this moment, in the middle of what moves. */
void ui_driver_take_frame (GtkWidget *window, const char *path);

/* The picture of another window of the app. */
void ui_driver_take_picture_of (UiDriver *self, GtkWidget *window, const char *path);

G_END_DECLS
