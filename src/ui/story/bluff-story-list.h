/* bluff-story-list.h: a list of rows that are made as somebody gets to them.
 *
 * Its rows have cards and names in them, and a game may have hundreds. They are made one at a time, a few screens ahead
 * of what is seen, so that a long game holds nothing up. The list does not scroll by itself: it stands in a scrolled
 * window among other things.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_STORY_LIST (bluff_story_list_get_type ())

G_DECLARE_FINAL_TYPE (BluffStoryList, bluff_story_list, BLUFF, STORY_LIST, AdwBin)

/* What the list is called, for screen readers. */
void bluff_story_list_set_label (BluffStoryList *self, const char *label);

/* Shows ITEMS, or with NULL nothing. MAKE_ROW makes the row of an item; USER_DATA must live as long as they are shown.
 */
void bluff_story_list_show (BluffStoryList *self,
                            GListModel *items,
                            GtkListBoxCreateWidgetFunc make_row,
                            gpointer user_data);

/* To be called before ITEMS change as a whole: all rows go, and new ones are made from the first on. */
void bluff_story_list_restart (BluffStoryList *self);

G_END_DECLS
