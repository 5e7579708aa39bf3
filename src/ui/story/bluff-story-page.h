/* bluff-story-page.h: the page of one game: how it ended, what stands out, and every claim with its truth.
 *
 * A game that is not over is told as an onlooker was told it. What may be known is decided by its story
 * (bluff-story.h): this page has nothing to hide.
 *
 * Actions
 *   story.play-again, story.save-as, story.copy, story.delete   of a game that is kept
 *   story.keep                                                  of one in a file; if it is not over, it is carried on
 *   story.retry
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-game.h"
#include "bluff-page.h"
#include "bluff-saves.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_STORY_PAGE (bluff_story_page_get_type ())

G_DECLARE_FINAL_TYPE (BluffStoryPage, bluff_story_page, BLUFF, STORY_PAGE, BluffPage)

/* The page of the game with this ID. */
BluffPage *bluff_story_page_new (BluffSaves *saves, const char *id);

/* The page of the record at PATH, which is not kept by being looked at. */
BluffPage *bluff_story_page_new_for_file (BluffSaves *saves, const char *path);

/* Which of the games it is; the first one as long as that is not known. */
BluffGame bluff_story_page_get_game (BluffStoryPage *self);

/* Whether PAGE is the page of the kept game with this ID. */
gboolean bluff_story_page_is_of (BluffPage *page, const char *id);

G_END_DECLS
