/* reader-keys.h: a keyboard without a mouse: keys are events of the X server (XTest), and go to the window that is in
 * front.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader.h"

G_BEGIN_DECLS

/* From now on everything is pressed and written by keyboard: the focus is brought to it with Tab and, inside of what
 * has a name, with the arrows. */
void reader_use_keys (Reader *self);

/* Presses a key ("Return", "b", "F1"), with modifiers in front ("Control+comma"). */
void reader_key (Reader *self, const char *key);

/* Brings a key down, and lets it go again: what is held, is held in between. */
void reader_hold_key (Reader *self, const char *key);
void reader_let_key_go (Reader *self, const char *key);

/* Types ASCII letters, digits and spaces. */
void reader_type (Reader *self, const char *text);

/* What has the focus now; NULL if nothing has. */
ReaderNode *reader_look_for_focus (Reader *self, ReaderTree **tree);

/* Brings the focus to NODE; fails if it is gone, or no key leads to it. */
void reader_go_to (Reader *self, const ReaderNode *node);

G_END_DECLS
