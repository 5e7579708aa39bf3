/* reader-answers.h: what can be asked of any table, and what it waits for: said in all games alike.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-cast.h"
#include "bluff-view.h"
#include "reader-secrets.h"

G_BEGIN_DECLS

/* Explains the answers to every question that the owner of VIEW can ask. */
void reader_answers_explain (ReaderSecrets *secrets, const BluffCast *cast, const BluffView *view);

G_END_DECLS
