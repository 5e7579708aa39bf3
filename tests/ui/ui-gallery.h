/* ui-gallery.h: pictures of the app, for people to look at.
 *
 * A gallery is a program that is called
 *
 *   gallery-… FOLDER PREFIX WIDTH HEIGHT PERCENT
 *
 * It opens the app in a window of that size, with text of PERCENT of the usual size, and saves FOLDER/PREFIX-NAME.png.
 * The language and the colours are those of the environment (LANGUAGE, ADW_DEBUG_COLOR_SCHEME).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ui-driver.h"

G_BEGIN_DECLS

typedef struct _UiGallery UiGallery;

/* What a window draws around itself where there is no compositor, both sides together: so much larger is it than what
 * it shows. */
enum
{
  UI_GALLERY_FRAME = 10
};

/* Ends the program if the arguments are wrong. */
UiGallery *ui_gallery_new (int argc, char **argv);
void ui_gallery_free (UiGallery *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (UiGallery, ui_gallery_free)

UiDriver *ui_gallery_get_driver (UiGallery *self);

/* Of the app's window, unless there is one of this NAME; and of another window. */
void ui_gallery_take (UiGallery *self, const char *name);
void ui_gallery_take_window (UiGallery *self, GtkWidget *window, const char *name);

/* Of the app's window as it is at this moment, in the middle of what moves. */
void ui_gallery_take_frame (UiGallery *self, const char *name);

gboolean ui_gallery_has (UiGallery *self, const char *name);

/* The font of the platform for which the app is made, whatever the desktop has: pictures are the same everywhere. Call
 * it before there is a window. */
void ui_gallery_set_font (guint percent);

G_END_DECLS
