/* reader-bluffaneer-secrets.h: what may be said of a game of Bluffaneer, and to whom.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader-watch.h"

G_BEGIN_DECLS

extern const ReaderGame reader_bluffaneer_game;

G_END_DECLS
