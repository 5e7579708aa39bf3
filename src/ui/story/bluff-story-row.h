/* bluff-story-row.h: a claim with its truth, who decided what and what came of it; or something that happened.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-story-item.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_STORY_ROW (bluff_story_row_get_type ())

G_DECLARE_FINAL_TYPE (BluffStoryRow, bluff_story_row, BLUFF, STORY_ROW, GtkListBoxRow)

GtkWidget *bluff_story_row_new (BluffStoryItem *item, BluffGame game, BluffCrew *crew);

G_END_DECLS
