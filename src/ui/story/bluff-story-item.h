/* bluff-story-item.h: a claim, or something that happened, as the page of a game lists it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-crew.h"
#include "bluff-story.h"
#include "bluff-words-claim.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_STORY_ITEM (bluff_story_item_get_type ())

G_DECLARE_FINAL_TYPE (BluffStoryItem, bluff_story_item, BLUFF, STORY_ITEM, GObject)

/* A list of what STORY has: its claims, or, if it is not finished, what happened, without votes and decisions that
 * nobody knows. */
GListModel *bluff_story_items_new (const BluffStory *story);

/* The claim; NULL if it is something that happened, and then that is. */
const BluffClaim *bluff_story_item_get_claim (BluffStoryItem *self);
const BluffStoryLine *bluff_story_item_get_line (BluffStoryItem *self);

/* Whether it is the first of its round. */
gboolean bluff_story_item_begins_round (BluffStoryItem *self);

/* CLAIM of a game as sentences are made of it. */
BluffToldClaim bluff_story_tell_claim (BluffGame game, const BluffClaim *claim);

G_END_DECLS
