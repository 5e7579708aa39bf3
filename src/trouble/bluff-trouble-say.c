/* bluff-trouble-say.c: the sentence for an error of the rooms below.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-trouble-say.h"

#include "bluff-saves.h"
#include "bluff-words-store.h"

char *
bluff_trouble_say (const GError *error)
{
  if (error->domain == BLUFF_STORE_ERROR)
    {
      BluffTrouble trouble = {
        .cause = bluff_store_error_name ((BluffStoreError) error->code),
        .path = bluff_store_error_get_path (error),
        .name = bluff_store_error_get_name (error),
        .number = bluff_store_error_get_number (error),
        .known = bluff_store_error_get_known (error),
        .message = error->message,
      };

      return bluff_words_store_trouble (&trouble);
    }
  if (error->domain == BLUFF_SAVES_ERROR)
    {
      BluffTrouble trouble = {
        .cause = bluff_saves_error_name ((BluffSavesError) error->code),
        .path = bluff_saves_error_get_path (error),
        .name = bluff_saves_error_get_game (error),
        .number = bluff_saves_error_get_number (error),
        .known = bluff_saves_error_get_known (error),
        .fault = bluff_saves_error_get_fault (error),
        .message = error->message,
      };

      return bluff_words_saves_trouble (&trouble);
    }
  if (g_error_matches (error, BLUFF_MATCH_ERROR, BLUFF_MATCH_ERROR_LEVEL))
    return bluff_words_level_trouble ();

  return g_strdup (error->message);
}
