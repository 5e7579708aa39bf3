/* bluff-player-honours.c: what a player can be proud of.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-player-honours.h"

#include "bluff-art.h"
#include "bluff-game.h"
#include "bluff-plain-row.h"
#include "bluff-words-list.h"
#include "bluff-words-names.h"
#include "bluff-words-player.h"

#include <glib/gi18n.h>

enum
{
  BADGE = 40 /* pixels */
};

/* The rows of a group, which knows them no other way. */
#define ROWS "bluff-rows"

static void
add_row (AdwPreferencesGroup *group, GtkWidget *row)
{
  adw_preferences_group_add (group, row);
  g_ptr_array_add (g_object_get_data (G_OBJECT (group), ROWS), row);
}

static void
clear (AdwPreferencesGroup *group)
{
  GPtrArray *rows = g_object_get_data (G_OBJECT (group), ROWS);

  for (guint i = 0; rows != NULL && i < rows->len; i++)
    adw_preferences_group_remove (group, g_ptr_array_index (rows, i));
  g_object_set_data_full (G_OBJECT (group), ROWS, g_ptr_array_new (), (GDestroyNotify) g_ptr_array_unref);
}

static void
add_streak (const BluffPlayerHonours *self, const char *title, const BluffStoreStreak *streak)
{
  /* Translators: how often something was done in a row, up to now and at best: "2 now, 7 at best". */
  g_autofree char *words = g_strdup_printf (_ ("%1$u now, %2$u at best"), streak->current, streak->best);

  add_row (self->streaks, bluff_plain_row_new (ADW_TYPE_ACTION_ROW, title, words));
}

/* It leads to the story of its game. */
static void
add_lie (const BluffPlayerHonours *self, BluffGame game, const BluffStoreBestLie *lie)
{
  g_autofree char *title = bluff_words_game (game);
  g_autofree char *sentence = bluff_words_lie (game, (guint) lie->moved);
  GtkWidget *row = bluff_plain_row_new (ADW_TYPE_ACTION_ROW, title, sentence);

  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             g_object_new (GTK_TYPE_IMAGE, "icon-name", "go-next-symbolic", "accessible-role",
                                           GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", lie->game);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.story");
  add_row (self->lies, row);
}

/* Of each game, for squares are not coins. */
static void
show_lies (const BluffPlayerHonours *self, const BluffStoreStatistics *statistics)
{
  gboolean any = FALSE;

  for (BluffGame game = 0; game < BLUFF_N_GAMES; game++)
    {
      const BluffStoreHabits *habits = bluff_store_statistics_habits (statistics, bluff_game_name (game));

      if (habits == NULL || habits->best_lie.game == NULL)
        continue;
      add_lie (self, game, &habits->best_lie);
      any = TRUE;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->lies), any);
}

static void
add_badge (const BluffPlayerHonours *self,
           const BluffStoreBadgeRow *badge,
           const char *art,
           const char *title,
           const char *about)
{
  gboolean earned = badge->times > 0;
  g_autofree char *name = bluff_words_times (title, MAX ((guint) badge->times, 1));
  /* Translators: of a badge; %s says what it is for: "Five bluffs in a row were believed". */
  g_autofree char *still = g_strdup_printf (_ ("Still to earn: %s"), about);
  GtkWidget *row = bluff_plain_row_new (ADW_TYPE_ACTION_ROW, name, earned ? about : still);
  GtkWidget *picture =
      g_object_new (GTK_TYPE_IMAGE, "pixel-size", BADGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  g_autoptr (GdkPaintable) paintable = bluff_art_get (earned ? art : "token-hidden");

  gtk_image_set_from_paintable (GTK_IMAGE (picture), paintable);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), picture);
  add_row (self->badges, row);
}

void
bluff_player_honours_show (const BluffPlayerHonours *self, const BluffStoreStatistics *statistics)
{
  const BluffStoreHabits *habits = bluff_store_statistics_habits (statistics, NULL);

  clear (self->streaks);
  clear (self->lies);
  clear (self->badges);
  add_streak (self, _ ("Wins"), &statistics->streak);
  if (habits != NULL)
    add_streak (self, _ ("Bluffs Believed"), &habits->believed);
  show_lies (self, statistics);
  /* Translators: a badge. */
  add_badge (self, &statistics->badges[BLUFF_STORE_BADGE_SILVER_TONGUE], "token-bluff", _ ("Silver Tongue"),
             _ ("Five bluffs in a row were believed"));
  /* Translators: a badge. */
  add_badge (self, &statistics->badges[BLUFF_STORE_BADGE_CLEAN_EVENING], "shape-star", _ ("Clean Evening"),
             _ ("Three bluffs in an evening of three games, and none was caught"));
  /* Translators: a badge. */
  add_badge (self, &statistics->badges[BLUFF_STORE_BADGE_EAGLE_EYE], "eye", _ ("Eagle Eye"),
             /* Translators: of a badge; to doubt is to say that a claim is a bluff; no gender. */
             _ ("Doubted three times in a game, and right every time"));
  /* Translators: a badge. */
  add_badge (self, &statistics->badges[BLUFF_STORE_BADGE_LAST_LAUGH], "chest-open", _ ("Last Laugh"),
             _ ("Won from behind, with a last bluff that was believed"));
}
