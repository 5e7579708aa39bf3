/* reader-finger.h: a finger on a touch screen: what it does are events of the compositor (mutter, by what it has for
 * remote desktops), and go to whatever is under it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader.h"

G_BEGIN_DECLS

typedef struct _ReaderFinger ReaderFinger;

/* There is a touch screen from now on: a program that is started later knows it. */
ReaderFinger *reader_finger_new (void);
void reader_finger_free (ReaderFinger *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ReaderFinger, reader_finger_free)

/* Lays the finger on a place of the screen, where it stays until it is lifted. */
void reader_finger_press (ReaderFinger *self, double x, double y);
/* Draws the finger that lies there to another place. */
void reader_finger_move (ReaderFinger *self, double x, double y);
void reader_finger_lift (ReaderFinger *self);

G_END_DECLS
