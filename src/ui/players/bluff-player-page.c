/* bluff-player-page.c: how a player plays, bluffs and doubts.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-player-page.h"

#include "bluff-art.h"
#include "bluff-breadth.h"
#include "bluff-catch-up.h"
#include "bluff-chart.h"
#include "bluff-flag.h"
#include "bluff-game-list.h"
#include "bluff-hall-menu.h"
#include "bluff-hall-row.h"
#include "bluff-labels.h"
#include "bluff-main-menu.h"
#include "bluff-player-charts.h"
#include "bluff-player-honours.h"
#include "bluff-player-report.h"
#include "bluff-player-tile.h"
#include "bluff-shown-child.h"
#include "bluff-trouble-say.h"
#include "bluff-words-number.h"
#include "bluff-words-player.h"
#include "bluff-wrap.h"

#include <glib/gi18n.h>

enum
{
  COLUMNS = 12, /* of the grid */
  LATEST = 4    /* games */
};

/* What the page shows, in the order in which it is read. */
typedef enum
{
  PART_WON,
  PART_BELIEVED_SHARE,
  PART_RIGHT,
  PART_FOOLER,
  PART_WINS,
  PART_DOUBTS,
  PART_BELIEVED,
  PART_RATING,
  PART_FOOLED,
  PART_RIVALS,
  PART_TELLS,
  PART_TABLES,
  PART_DEEDS, /* streaks and lies */
  PART_BADGES,
  N_PARTS
} Part;

/* Where the parts stand in a wide page, and how many columns they fill in one that is neither wide nor narrow. */
static const struct
{
  int column, row, columns;
  int medium;
} places[N_PARTS] = {
  [PART_WON] = { 0, 0, 3, 6 },       [PART_BELIEVED_SHARE] = { 3, 0, 3, 6 }, [PART_RIGHT] = { 6, 0, 3, 6 },
  [PART_FOOLER] = { 9, 0, 3, 6 },    [PART_WINS] = { 0, 1, 8, 12 },          [PART_DOUBTS] = { 8, 1, 4, 12 },
  [PART_BELIEVED] = { 0, 2, 4, 12 }, [PART_RATING] = { 4, 2, 8, 12 },        [PART_FOOLED] = { 0, 3, 6, 12 },
  [PART_RIVALS] = { 6, 3, 6, 12 },   [PART_TELLS] = { 0, 4, 6, 12 },         [PART_TABLES] = { 6, 4, 6, 12 },
  [PART_DEEDS] = { 0, 5, 6, 12 },    [PART_BADGES] = { 6, 5, 6, 12 },
};

struct _BluffPlayerPage
{
  BluffPage parent_instance;

  GtkMenuButton *who;
  GtkImage *badge;
  GtkLabel *name;
  GtkStack *stack;
  AdwStatusPage *trouble;
  GtkScrolledWindow *scroller;
  GtkWidget *choices;
  GtkDropDown *period;
  GtkDropDown *company;
  GtkLabel *counting;
  AdwStatusPage *nothing;
  GtkGrid *grid;
  BluffPlayerTile *won;
  BluffPlayerTile *believed;
  BluffPlayerTile *right;
  BluffPlayerTile *fooler;
  GtkWidget *deeds;
  BluffPlayerHonours honours;
  AdwPreferencesGroup *latest_group;
  GtkWidget *all_games;
  GtkListBox *latest_list;

  GtkWidget *parts[N_PARTS];

  BluffSaves *saves;
  gint64 player;
  gboolean chosen; /* the period and the company: they stay as they are */
  BluffGameList *latest;
  BluffBreadth breadth;
  GCancellable *cancellable; /* of what is asked while the page is seen */
  BluffPlayerReport *report; /* what is shown; NULL before there is an answer */
  Part next;                 /* what is to be shown of it in the next frame */
  guint filling;             /* the tick callback that does so */
};

G_DEFINE_FINAL_TYPE (BluffPlayerPage, bluff_player_page, BLUFF_TYPE_PAGE)

static void ask (BluffPlayerPage *self);

/* --- Whose page it is ----------------------------------------------------------------------------------------------
 */

static void
set_badge (GtkImage *image, const BluffStorePlayer *player)
{
  BluffFlag flag;

  if (bluff_flag_from_colour (player->colour, &flag))
    {
      g_autoptr (GdkPaintable) badge = bluff_flag_badge (flag);

      gtk_image_set_from_paintable (image, badge);
    }
  else
    gtk_image_set_from_icon_name (image, "avatar-default-symbolic");
}

/* Not before it is wanted: there may be hundreds. */
static void
make_menu_cb (GtkMenuButton *button, gpointer user_data)
{
  const BluffPlayerReport *report = BLUFF_PLAYER_PAGE (user_data)->report;
  g_autoptr (GMenu) menu = g_menu_new ();

  for (guint i = 0; report != NULL && i < report->players->len; i++)
    {
      const BluffStorePlayer *player = g_ptr_array_index (report->players, i);
      g_autofree char *label = bluff_labels_escape (player->name);
      g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

      if (player == report->player)
        continue;
      g_menu_item_set_action_and_target (item, "player.turn-to", "x", player->id);
      g_menu_append_item (menu, item);
    }
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

static void
show_player (BluffPlayerPage *self)
{
  const BluffPlayerReport *report = self->report;
  /* Translators: what screen readers call the button that shows the page of another player; %s is the name of the one
   * whose page it is. */
  g_autofree char *said = g_strdup_printf (_ ("A player other than %s"), report->player->name);

  gtk_widget_set_sensitive (GTK_WIDGET (self->who), report->players->len > 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->who), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  set_badge (self->badge, report->player);
  gtk_label_set_label (self->name, report->player->name);
  bluff_page_set_title (BLUFF_PAGE (self), report->player->name);
}

static void
turn_to_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  (void) name;
  bluff_player_page_turn_to (BLUFF_PLAYER_PAGE (widget), g_variant_get_int64 (parameter));
}

/* --- Numbers -------------------------------------------------------------------------------------------------------
 */

static void
show_tile (BluffPlayerTile *tile, const char *art, const char *value, const char *caption)
{
  g_autoptr (GdkPaintable) picture = bluff_art_get (art);

  bluff_player_tile_show (tile, picture, value, caption);
}

static void
show_fooler (BluffPlayerPage *self, const BluffPlayerReport *report)
{
  gboolean few;
  const BluffStoreOpponentRow *fooler = bluff_player_charts_find_fooler (report, &few);
  g_autofree char *name = NULL, *caption = NULL;
  g_autoptr (GdkPaintable) picture = NULL;
  BluffFlag flag;

  if (fooler == NULL)
    {
      if (few)
        caption = bluff_words_too_few (BLUFF_TOO_FEW_BLUFFS);
      else
        /* Translators: below the name of the player whose bluffs you believe most often, in small letters. */
        caption = g_strdup (_ ("Fools you best"));
      /* Translators: stands where the name of the player would be whose bluffs you believe most often. */
      show_tile (self->fooler, "token-hidden", _ ("Nobody Yet"), caption);
      bluff_player_tile_link (self->fooler, BLUFF_STORE_NO_PLAYER);
      return;
    }

  name = bluff_player_charts_name_opponent (fooler);
  caption = g_strdup_printf (
      /* Translators: below the name of the player whose bluffs you believe most often, in small letters. */
      ngettext ("Fools you best: %u time", "Fools you best: %u times", (gulong) fooler->fooled_by),
      (guint) fooler->fooled_by);
  for (guint i = 0; i < report->players->len && picture == NULL; i++)
    {
      const BluffStorePlayer *player = g_ptr_array_index (report->players, i);

      if (fooler->kind == BLUFF_STORE_PROFILE && player->id == fooler->player &&
          bluff_flag_from_colour (player->colour, &flag))
        picture = bluff_flag_badge (flag);
    }
  if (picture == NULL)
    picture = bluff_art_get (fooler->kind == BLUFF_STORE_COMPUTER ? "mark-computer" : "token-hidden");
  bluff_player_tile_show (self->fooler, picture, name, caption);
  bluff_player_tile_link (self->fooler, fooler->kind == BLUFF_STORE_PROFILE ? fooler->player : BLUFF_STORE_NO_PLAYER);
}

/* Where nothing was counted yet, a sentence says so. */
static void
show_none (BluffPlayerTile *tile, const char *art, char *sentence)
{
  show_tile (tile, art, "0", sentence);
  g_free (sentence);
}

static void
show_believed (BluffPlayerPage *self, const BluffStoreClaims *claims)
{
  g_autofree char *believed = NULL;

  if (claims == NULL || claims->bluffs == 0)
    show_none (self->believed, "token-bluff", bluff_words_untested ());
  else if (claims->bluffs < BLUFF_PLAYER_ENOUGH_BLUFFS)
    {
      believed = bluff_words_part (claims->believed, claims->bluffs);
      /* Translators: below "2 of 3", in small letters: too few to say more. */
      show_tile (self->believed, "token-bluff", believed, _ ("bluffs believed, too few to tell"));
    }
  else
    {
      believed = bluff_words_percent ((guint) ((claims->believed * 100 + claims->bluffs / 2) / claims->bluffs));
      /* Translators: below "58 %", in small letters. */
      show_tile (self->believed, "token-bluff", believed, _ ("of your bluffs believed"));
    }
}

static void
show_doubts (BluffPlayerPage *self, const BluffStoreStatistics *statistics)
{
  guint64 right = (guint64) bluff_store_statistics_fact (statistics, NULL, "calls_right");
  guint64 wrong = (guint64) bluff_store_statistics_fact (statistics, NULL, "calls_wrong");
  g_autofree char *part = bluff_words_part (right, right + wrong);

  if (right + wrong == 0)
    show_none (self->right, "token-honest", bluff_words_doubts (0, 0));
  else if (right + wrong < BLUFF_PLAYER_ENOUGH_DOUBTS)
    /* Translators: below "2 of 3", in small letters: how often somebody was right to say that a claim is a bluff; too
     * few to say more. */
    show_tile (self->right, "token-honest", part, _ ("right about a bluff, too few to tell"));
  else
    /* Translators: below "47 of 79", in small letters: how often somebody was right to say that a claim is a bluff. */
    show_tile (self->right, "token-honest", part, _ ("right about a bluff"));
}

static void
show_tiles (BluffPlayerPage *self, const BluffPlayerReport *report)
{
  const BluffStoreStatistics *statistics = report->statistics;
  const BluffStoreHabits *habits = bluff_store_statistics_habits (statistics, NULL);
  g_autofree char *won = bluff_words_part (statistics->overall.wins, statistics->overall.games);

  /* Translators: below "29 of 64", in small letters. */
  show_tile (self->won, "chest-open", won, _ ("games won"));
  show_believed (self, habits != NULL ? &habits->situations[BLUFF_STORE_SITUATION_ANY] : NULL);
  show_doubts (self, statistics);
  show_fooler (self, report);
}

/* --- Charts --------------------------------------------------------------------------------------------------------
 */

static void
show_chart (BluffPlayerPage *self, Part part, BluffChartData *data)
{
  bluff_chart_set_data (BLUFF_CHART (self->parts[part]), data);
}

static void
show_part (BluffPlayerPage *self, Part part)
{
  const BluffPlayerReport *report = self->report;
  g_autofree char *note = NULL;

  switch (part)
    {
    case PART_WON:
    case PART_BELIEVED_SHARE:
    case PART_RIGHT:
    case PART_FOOLER:
      break;
    case PART_WINS:
      note = bluff_player_charts_explain_wins (report);
      show_chart (self, part, bluff_player_charts_wins (report));
      bluff_chart_set_note (BLUFF_CHART (self->parts[part]), note);
      break;
    case PART_DOUBTS:
      show_chart (self, part, bluff_player_charts_doubts (report));
      break;
    case PART_BELIEVED:
      note = bluff_player_charts_say_believed (report);
      show_chart (self, part, bluff_player_charts_believed (report));
      bluff_chart_set_note (BLUFF_CHART (self->parts[part]), note);
      break;
    case PART_RATING:
      show_chart (self, part, bluff_player_charts_rating (report));
      break;
    case PART_FOOLED:
      show_chart (self, part, bluff_player_charts_fooled (report));
      break;
    case PART_RIVALS:
      show_chart (self, part, bluff_player_charts_rivals (report));
      break;
    case PART_TELLS:
      show_chart (self, part, bluff_player_charts_tells (report));
      break;
    case PART_TABLES:
      show_chart (self, part, bluff_player_charts_tables (report));
      break;
    case PART_DEEDS: /* and badges */
      bluff_player_honours_show (&self->honours, report->statistics);
      gtk_widget_set_visible (self->parts[PART_BADGES], TRUE);
      break;
    case PART_BADGES:
    case N_PARTS:
      break;
    }
  if (part < N_PARTS)
    gtk_widget_set_visible (self->parts[part], TRUE);
}

/* One part a frame: the whole page at once would hold the window up. */
static gboolean
fill_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  BluffPlayerPage *self = BLUFF_PLAYER_PAGE (widget);

  (void) clock;
  (void) user_data;
  show_part (self, self->next++);
  if (self->next < N_PARTS)
    return G_SOURCE_CONTINUE;

  self->filling = 0;
  return G_SOURCE_REMOVE;
}

static void
stop_filling (BluffPlayerPage *self)
{
  if (self->filling != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->filling);
  self->filling = 0;
}

/* What stands in the parts stays until it is their turn. */
static void
fill (BluffPlayerPage *self)
{
  stop_filling (self);
  show_tiles (self, self->report);
  /* The first frame is that of the tiles. */
  self->next = PART_FOOLER;
  self->filling = gtk_widget_add_tick_callback (GTK_WIDGET (self), fill_cb, NULL, NULL);
}

/* --- Asking the store ----------------------------------------------------------------------------------------------
 */

static BluffStoreCompanies
companies_of (BluffPlayerPage *self)
{
  static const BluffStoreCompanies companies[] = { BLUFF_STORE_ANY_COMPANY, BLUFF_STORE_WITH_PEOPLE_ONLY,
                                                   BLUFF_STORE_WITH_COMPUTERS_ONLY };

  return companies[MIN (gtk_drop_down_get_selected (self->company), G_N_ELEMENTS (companies) - 1)];
}

/* Without a game, the page invites to one. */
static void
show_nothing (BluffPlayerPage *self, const BluffPlayerReport *report)
{
  static const struct
  {
    const char *title, *description;
  } words[] = {
    /* Translators: the title of a page about a player who has not played any game to the end. */
    [BLUFF_PAST_NONE] = { N_ ("No Game Yet"),
                          /* Translators: to play a game to its end; "you" is one player; no gender. */
                          N_ ("Play one to the end, and see here how you bluff.") },
    [BLUFF_PAST_UNCOUNTED] = { /* Translators: there are games, but none that counts for this player: they are from
                                * before a fresh start, or a computer has played in the player's place. */
                               N_ ("A Fresh Start"),
                               /* Translators: there are games, but none that counts for this player; no gender. */
                               N_ ("Play a new game yourself, and it is the first that counts here.") },
    [BLUFF_PAST_COUNTED] = { /* Translators: no game of the period and with the opponents that were chosen. */
                             N_ ("No Such Game Yet"),
                             /* Translators: below "No Such Game Yet": to play a game; no gender. */
                             N_ ("Choose another period or other opponents above, or play one now.") },
  };
  gboolean nothing = report->statistics->overall.games == 0;

  adw_status_page_set_title (self->nothing, _ (words[report->past].title));
  adw_status_page_set_description (self->nothing, _ (words[report->past].description));
  gtk_widget_set_visible (self->choices, report->past == BLUFF_PAST_COUNTED);
  gtk_widget_set_visible (GTK_WIDGET (self->nothing), nothing);
  gtk_widget_set_visible (GTK_WIDGET (self->grid), !nothing);
}

/* On the first of January nobody has a game of this year. As long as nobody has chosen it, all games are shown then. */
static gboolean
turn_to_all_time (BluffPlayerPage *self, const BluffPlayerReport *report)
{
  if (self->chosen || report->past != BLUFF_PAST_COUNTED || report->statistics->overall.games > 0)
    return FALSE;

  gtk_drop_down_set_selected (self->period, BLUFF_PERIOD_ALL);
  return TRUE;
}

static void
report_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffPlayerPage) self = user_data;
  g_autoptr (GError) error = NULL;
  BluffPlayerReport *report = bluff_player_report_read_finish (BLUFF_SAVES (source), result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (report == NULL)
    {
      g_autofree char *sentence = bluff_trouble_say (error);
      g_autofree char *markup = g_markup_escape_text (sentence, -1);

      adw_status_page_set_description (self->trouble, markup);
      gtk_stack_set_visible_child_name (self->stack, "trouble");
      return;
    }

  g_clear_pointer (&self->report, bluff_player_report_free);
  self->report = report;
  if (turn_to_all_time (self, report))
    return;

  show_player (self);
  bluff_catch_up_say (self->counting, report->counting);
  show_nothing (self, report);
  fill (self);
  gtk_stack_set_visible_child_name (self->stack, "player");
}

static void
latest_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffPlayerPage) self = user_data;
  GListModel *items = bluff_game_list_get_items (BLUFF_GAME_LIST (source));

  if (bluff_game_list_read_finish (BLUFF_GAME_LIST (source), result, NULL))
    gtk_widget_set_visible (GTK_WIDGET (self->latest_group), g_list_model_get_n_items (items) > 0);
}

/* The last games of all times, whatever the numbers are about. */
static void
ask_latest (BluffPlayerPage *self)
{
  BluffStoreFilter filter = { .state = BLUFF_STORE_FINISHED, .players = { self->player } };

  /* The target comes first: there is no such action without one. */
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->all_games), "x", self->player);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->all_games), "win.hall-of");
  bluff_game_list_set_filter (self->latest, &filter);
  bluff_game_list_read_async (self->latest, BLUFF_STORE_NO_PLAYER, FALSE, latest_read_cb, g_object_ref (self));
}

/* What was asked before is not wanted any more. */
static void
stop (BluffPlayerPage *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  stop_filling (self);
}

static void
ask (BluffPlayerPage *self)
{
  BluffPlayerQuery query = { .player = self->player,
                             .period = (BluffPeriod) gtk_drop_down_get_selected (self->period),
                             .companies = companies_of (self),
                             .now = g_get_real_time () / 1000 };

  stop (self);
  self->cancellable = g_cancellable_new ();
  bluff_player_report_read_async (self->saves, &query, self->cancellable, report_read_cb, g_object_ref (self));
  ask_latest (self);
}

static void
choice_changed_cb (BluffPlayerPage *self)
{
  /* Not before the page is seen. */
  if (self->cancellable == NULL)
    return;

  self->chosen = TRUE;
  ask (self);
}

static void
retry_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  (void) name;
  (void) parameter;
  ask (BLUFF_PLAYER_PAGE (widget));
}

/* --- The page ------------------------------------------------------------------------------------------------------
 */

/* Side by side where there is room, and otherwise one below the other. */
static void
breadth_cb (BluffBreadth breadth, gpointer user_data)
{
  BluffPlayerPage *self = user_data;
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->grid));
  GtkListBoxRow *game;
  int column = 0, row = 0;

  self->breadth = breadth;
  for (int i = 0; (game = gtk_list_box_get_row_at_index (self->latest_list, i)) != NULL; i++)
    bluff_hall_row_lay_out (BLUFF_HALL_ROW (gtk_list_box_row_get_child (game)), breadth);
  for (guint part = 0; part < N_PARTS; part++)
    {
      GtkLayoutChild *child = gtk_layout_manager_get_layout_child (layout, self->parts[part]);
      int columns = breadth == BLUFF_BREADTH_WIDE     ? places[part].columns
                    : breadth == BLUFF_BREADTH_MEDIUM ? places[part].medium
                                                      : COLUMNS;

      if (column + columns > COLUMNS)
        {
          column = 0;
          row++;
        }
      g_object_set (child, "column", breadth == BLUFF_BREADTH_WIDE ? places[part].column : column, "row",
                    breadth == BLUFF_BREADTH_WIDE ? places[part].row : row, "column-span", columns, NULL);
      column += columns;
    }
}

static void
bluff_player_page_shown (BluffPage *page)
{
  ask (BLUFF_PLAYER_PAGE (page));
}

static void
bluff_player_page_hidden (BluffPage *page)
{
  BluffPlayerPage *self = BLUFF_PLAYER_PAGE (page);

  stop (self);
  bluff_game_list_stop (self->latest);
}

static BluffPage *
bluff_player_page_renew (BluffPage *page)
{
  BluffPlayerPage *self = BLUFF_PLAYER_PAGE (page);
  BluffPlayerPage *same = BLUFF_PLAYER_PAGE (bluff_player_page_new (self->saves, self->player));

  same->chosen = self->chosen;
  gtk_drop_down_set_selected (same->period, gtk_drop_down_get_selected (self->period));
  gtk_drop_down_set_selected (same->company, gtk_drop_down_get_selected (self->company));
  for (guint part = PART_WINS; part <= PART_TABLES; part++)
    bluff_chart_show_as_table (BLUFF_CHART (same->parts[part]), bluff_chart_is_table (BLUFF_CHART (self->parts[part])));

  return BLUFF_PAGE (same);
}

static void
bluff_player_page_dispose (GObject *object)
{
  BluffPlayerPage *self = BLUFF_PLAYER_PAGE (object);

  stop (self);
  if (self->latest != NULL)
    bluff_game_list_stop (self->latest);
  g_clear_object (&self->latest);
  g_clear_object (&self->saves);
  g_clear_pointer (&self->report, bluff_player_report_free);

  G_OBJECT_CLASS (bluff_player_page_parent_class)->dispose (object);
}

static void
bluff_player_page_class_init (BluffPlayerPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_player_page_dispose;
  BLUFF_PAGE_CLASS (klass)->shown = bluff_player_page_shown;
  BLUFF_PAGE_CLASS (klass)->hidden = bluff_player_page_hidden;
  BLUFF_PAGE_CLASS (klass)->renew = bluff_player_page_renew;

  g_type_ensure (BLUFF_TYPE_MAIN_MENU);
  g_type_ensure (BLUFF_TYPE_PLAYER_TILE);
  g_type_ensure (BLUFF_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bluffbay/BluffBay/players/bluff-player-page.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerPage, who);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerPage, badge);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerPage, name);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerPage, stack);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerPage, trouble);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerPage, choices);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerPage, period);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerPage, company);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerPage, counting);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerPage, nothing);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerPage, grid);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerPage, won);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerPage, believed);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerPage, right);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerPage, fooler);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerPage, deeds);
  gtk_widget_class_bind_template_child_full (widget_class, "streaks", FALSE,
                                             G_STRUCT_OFFSET (BluffPlayerPage, honours.streaks));
  gtk_widget_class_bind_template_child_full (widget_class, "lies", FALSE,
                                             G_STRUCT_OFFSET (BluffPlayerPage, honours.lies));
  gtk_widget_class_bind_template_child_full (widget_class, "badges", FALSE,
                                             G_STRUCT_OFFSET (BluffPlayerPage, honours.badges));
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerPage, latest_group);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerPage, all_games);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerPage, latest_list);
  gtk_widget_class_bind_template_callback (widget_class, choice_changed_cb);
  gtk_widget_class_install_action (widget_class, "player.turn-to", "x", turn_to_cb);
  gtk_widget_class_install_action (widget_class, "player.retry", NULL, retry_cb);
  gtk_widget_class_install_action (widget_class, "page.read-again", NULL, retry_cb);
}

/* In the order in which they are read, so that Tab follows. */
static void
add_parts (BluffPlayerPage *self)
{
  GtkWidget *ready[N_PARTS] = { [PART_WON] = GTK_WIDGET (self->won),
                                [PART_BELIEVED_SHARE] = GTK_WIDGET (self->believed),
                                [PART_RIGHT] = GTK_WIDGET (self->right),
                                [PART_FOOLER] = GTK_WIDGET (self->fooler),
                                [PART_DEEDS] = self->deeds,
                                [PART_BADGES] = GTK_WIDGET (self->honours.badges) };
  GtkWidget *before = NULL;

  for (guint part = 0; part < N_PARTS; part++)
    {
      self->parts[part] = ready[part];
      if (ready[part] == NULL)
        {
          self->parts[part] = bluff_chart_new ();
          gtk_widget_add_css_class (self->parts[part], "card");
          gtk_grid_attach (self->grid, self->parts[part], 0, (int) part, 1, 1);
        }
      /* The tiles are there from the beginning. */
      gtk_widget_set_visible (self->parts[part], part < PART_WINS);
      gtk_widget_insert_after (self->parts[part], GTK_WIDGET (self->grid), before);
      before = self->parts[part];
    }
}

static void
bluff_player_page_init (BluffPlayerPage *self)
{
  g_autoptr (GdkPaintable) ship = bluff_art_get ("bay-ship");

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drop_down_set_selected (self->period, BLUFF_PERIOD_YEAR);
  add_parts (self);
  bluff_hall_menu_watch (GTK_WIDGET (self->latest_list));
  breadth_cb (BLUFF_BREADTH_WIDE, self);
  bluff_shown_child_watch (self->stack);
  gtk_menu_button_set_create_popup_func (self->who, make_menu_cb, self, NULL);
  bluff_breadth_watch (self->scroller, breadth_cb, self);
  adw_status_page_set_paintable (self->nothing, ship);
}

static GtkWidget *
make_latest_row_cb (gpointer item, gpointer user_data)
{
  return bluff_hall_row_new_in_box (BLUFF_GAME_ITEM (item), BLUFF_PLAYER_PAGE (user_data)->breadth);
}

BluffPage *
bluff_player_page_new (BluffSaves *saves, gint64 player)
{
  BluffPlayerPage *self = g_object_new (BLUFF_TYPE_PLAYER_PAGE, NULL);

  self->saves = g_object_ref (saves);
  self->player = player;
  self->latest = bluff_game_list_new (saves, BLUFF_STORE_FINISHED, LATEST);
  gtk_list_box_bind_model (self->latest_list, bluff_game_list_get_items (self->latest), make_latest_row_cb, self, NULL);
  return BLUFF_PAGE (self);
}

void
bluff_player_page_turn_to (BluffPlayerPage *self, gint64 player)
{
  g_return_if_fail (BLUFF_IS_PLAYER_PAGE (self));

  self->player = player;
  /* It begins at its top. What was pressed may be gone when the answer is there, and the focus with it. */
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  gtk_widget_grab_focus (GTK_WIDGET (self->who));
  ask (self);
}
