/* ui-screen.h: all that is on the screen, as text: to see that two screens are the same, or in what they differ.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ui-driver.h"

G_BEGIN_DECLS

/* A line for every mapped widget, with what it is, says and shows, and where; the last one stands for the picture of
 * the window, to the pixel. The mouse is moved away and everything comes to rest before. */
char *ui_screen_read (UiDriver *driver);

G_END_DECLS
