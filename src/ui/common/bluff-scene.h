/* bluff-scene.h: a drawing that fills whatever room it is given; what does not fit is cut off on both sides.
 *
 * Other than a GtkPicture it asks for no room of its own: give it a size request.
 *
 * Properties
 *   drawing (string)   its name: see bluff-art.h
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_SCENE (bluff_scene_get_type ())

G_DECLARE_FINAL_TYPE (BluffScene, bluff_scene, BLUFF, SCENE, GtkWidget)

void bluff_scene_set_drawing (BluffScene *self, const char *drawing);

G_END_DECLS
