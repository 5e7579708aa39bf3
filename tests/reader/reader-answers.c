/* reader-answers.c: what can be asked of any table, and what it waits for.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-answers.h"

#include "bluff-words-query.h"
#include "bluff-words.h"

void
reader_answers_explain (ReaderSecrets *secrets, const BluffCast *cast, const BluffView *view)
{
  reader_secrets_take (secrets, bluff_words_phase (cast, view));
  reader_secrets_take (secrets, bluff_words_standing (cast, view));
  reader_secrets_take (secrets, bluff_words_situation (cast, view));
  reader_secrets_take (secrets, bluff_words_hand (view));
  reader_secrets_take (secrets, bluff_words_table (cast, view));
  reader_secrets_take (secrets, bluff_words_standings (cast, view));
}
