/* test-ui-player.c: a player's page has the numbers of the store, and says what they mean as far as they mean anything.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-clock.h"
#include "store-fixture.h"
#include "texts.h"
#include "ui-company.h"
#include "ui-driver.h"
#include "ui-history.h"
#include "ui-records.h"

#include "bluff-catch-up.h"
#include "bluff-chart.h"
#include "bluff-leaders-page.h"
#include "bluff-player-charts.h"
#include "bluff-player-menu.h"
#include "bluff-player-page.h"
#include "bluff-player-row.h"
#include "bluff-players-page.h"
#include "bluff-saves-records.h"
#include "bluff-setup-page.h"
#include "bluff-story-page.h"
#include "bluff-welcome-page.h"
#include "bluff-words-player.h"

#include <locale.h>

#define HONEST_ID "00000000-0000-4000-8000-000000000001"

enum
{
  N_GAMES = 240,
  HONEST = 1000, /* in place of a number of games: one, without a single claim */
  WIDTH = 1280,
  HEIGHT = 800
};

typedef struct
{
  UiDriver *driver;
  BluffSaves *saves;
  BluffStore *store;
  gint64 anna, papa;
} Fixture;

static gint64
find_player (Fixture *self, const char *name)
{
  g_autoptr (BluffStorePlayer) player = bluff_store_find_player (self->store, name, NULL);

  return player != NULL ? player->id : BLUFF_STORE_NO_PLAYER;
}

/* In which Anna has won, and nobody has claimed or shouted anything. */
static void
add_honest_game (Fixture *self)
{
  static const char *const lines[] = { "{}", NULL };
  g_autoptr (BluffStoreGame) game = fixture_make_game (HONEST_ID, "bluffer", (gint64[]){ self->anna, self->papa }, 2);
  BluffStoreResult results[] = { { .place = 1, .turns = 4 }, { .place = 2, .turns = 4 } };
  BluffStoreMove move = { .first = 1, .lines = lines, .played = game->started, .results = results, .n_results = 2 };
  g_autoptr (GError) error = NULL;

  bluff_store_add_game (self->store, game, &move, &error);
  g_assert_no_error (error);
}

static void
set_up (Fixture *self, gconstpointer data)
{
  self->driver = ui_driver_new (ui_driver_make_folder (), WIDTH, HEIGHT);
  self->saves = bluff_application_get_saves (ui_driver_get_application (self->driver));
  self->store = bluff_saves_get_store (self->saves);
  ui_company_add_players (self->store);
  self->anna = find_player (self, "Anna");
  self->papa = find_player (self, "Papa");
  if (GPOINTER_TO_UINT (data) == HONEST)
    add_honest_game (self);
  else
    ui_history_fill (self->saves, GPOINTER_TO_UINT (data));
  bluff_window_begin (ui_driver_get_window (self->driver), self->saves);
  ui_driver_wait_for_page (self->driver, BLUFF_TYPE_WELCOME_PAGE);
  ui_driver_settle (self->driver);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  (void) data;
  ui_driver_free (self->driver);
}

static void
act (Fixture *self, const char *action, gint64 player)
{
  GtkWidget *page = GTK_WIDGET (bluff_window_get_page (ui_driver_get_window (self->driver)));

  g_assert_true (gtk_widget_activate_action (page, action, "x", player));
  ui_driver_wait_for_page (self->driver, BLUFF_TYPE_PLAYER_PAGE);
  ui_driver_settle (self->driver);
}

static gboolean
is_said (Fixture *self, const char *text)
{
  return ui_driver_find (self->driver, NULL, GTK_TYPE_LABEL, text) != NULL;
}

/* NAME is the drop-down's in the page. */
static void
choose (Fixture *self, const char *name, guint choice)
{
  GtkWidget *page = GTK_WIDGET (bluff_window_get_page (ui_driver_get_window (self->driver)));
  GtkWidget *drop_down = GTK_WIDGET (gtk_widget_get_template_child (page, BLUFF_TYPE_PLAYER_PAGE, name));

  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), choice);
  ui_driver_settle (self->driver);
}

/* Whether the page says what the store answers. */
static void
check_numbers (Fixture *self, gint64 player, const BluffStoreScope *scope)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BluffStoreStatistics) statistics = bluff_store_statistics (self->store, player, scope, &error);
  guint right = (guint) bluff_store_statistics_fact (statistics, NULL, "calls_right");
  guint wrong = (guint) bluff_store_statistics_fact (statistics, NULL, "calls_wrong");
  g_autofree char *won = NULL, *shouts = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (statistics->overall.games, >, 0);
  won =
      g_strdup_printf (TEXT_PART_OF_WHOLE_FORMAT, (guint) statistics->overall.wins, (guint) statistics->overall.games);
  shouts = g_strdup_printf (TEXT_PART_OF_WHOLE_FORMAT, right, right + wrong);
  g_assert_true (is_said (self, won));
  g_assert_true (is_said (self, shouts));
}

static gint64
begin_of_year (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_from_unix_local (g_get_real_time () / G_USEC_PER_SEC);
  g_autoptr (GDateTime) begin = g_date_time_new_local (g_date_time_get_year (now), 1, 1, 0, 0, 0);

  return g_date_time_to_unix (begin) * 1000;
}

/* --- The page ------------------------------------------------------------------------------------------------------
 */

/* The player's name on the players' page is the way there. */
static void
test_opened (Fixture *self, gconstpointer data)
{
  GtkWidget *row;

  (void) data;
  gtk_widget_activate_action (GTK_WIDGET (ui_driver_get_window (self->driver)), "win.players", NULL);
  ui_driver_wait_for_page (self->driver, BLUFF_TYPE_PLAYERS_PAGE);
  ui_driver_settle (self->driver);
  /* The first one. */
  row = ui_driver_find (self->driver, NULL, BLUFF_TYPE_PLAYER_ROW, NULL);
  ui_driver_click (self->driver, row);
  ui_driver_wait_for_page (self->driver, BLUFF_TYPE_PLAYER_PAGE);
  ui_driver_settle (self->driver);
  g_assert_cmpstr (bluff_page_get_title (bluff_window_get_page (ui_driver_get_window (self->driver))), ==, "Anna");
  check_numbers (self, self->anna, &(BluffStoreScope){ .since = begin_of_year () });
  ui_driver_press (self->driver, "Escape", 0);
  ui_driver_wait_for_page (self->driver, BLUFF_TYPE_PLAYERS_PAGE);
}

/* Another time, another company, another player. */
static void
test_choices (Fixture *self, gconstpointer data)
{
  (void) data;
  act (self, "win.player", self->anna);
  choose (self, "period", BLUFF_PERIOD_ALL);
  check_numbers (self, self->anna, NULL);
  choose (self, "company", 1);
  check_numbers (self, self->anna, &(BluffStoreScope){ .companies = BLUFF_STORE_WITH_PEOPLE_ONLY });
  choose (self, "company", 2);
  check_numbers (self, self->anna, &(BluffStoreScope){ .companies = BLUFF_STORE_WITH_COMPUTERS_ONLY });
  choose (self, "company", 0);

  act (self, "player.turn-to", self->papa);
  g_assert_cmpstr (bluff_page_get_title (bluff_window_get_page (ui_driver_get_window (self->driver))), ==, "Papa");
  check_numbers (self, self->papa, NULL);
}

static void
test_invites (Fixture *self, gconstpointer data)
{
  (void) data;
  act (self, "win.player", self->anna);
  g_assert_true (is_said (self, TEXT_NO_GAME_YET));
  g_assert_null (ui_driver_find (self->driver, NULL, GTK_TYPE_DROP_DOWN, NULL));
  ui_driver_click_text (self->driver, TEXT_NEW_GAME);
  ui_driver_wait_for_page (self->driver, BLUFF_TYPE_SETUP_PAGE);
}

/* A page that is left at once is not asked any more. */
static void
test_left (Fixture *self, gconstpointer data)
{
  (void) data;
  gtk_widget_activate_action (GTK_WIDGET (ui_driver_get_window (self->driver)), "win.player", "x", self->anna);
  bluff_window_pop (ui_driver_get_window (self->driver));
  ui_driver_settle (self->driver);
  ui_driver_wait_for_page (self->driver, BLUFF_TYPE_WELCOME_PAGE);
}

/* A player who was deleted meanwhile is no reason to fall over. */
static void
test_gone (Fixture *self, gconstpointer data)
{
  (void) data;
  act (self, "win.player", 4711);
  g_assert_nonnull (ui_driver_find (self->driver, NULL, GTK_TYPE_BUTTON, TEXT_TRY_AGAIN));
}

/* What was not done yet is said in words: nobody reads "0 of 0". */
static void
test_none_yet (Fixture *self, gconstpointer data)
{
  g_autofree char *nothing = g_strdup_printf (TEXT_PART_OF_WHOLE_FORMAT, 0, 0);

  (void) data;
  act (self, "win.player", self->anna);
  choose (self, "period", BLUFF_PERIOD_ALL);
  g_assert_true (is_said (self, TEXT_NO_SHOUT_YET));
  g_assert_true (is_said (self, TEXT_NO_BLUFF_YET));
  g_assert_false (is_said (self, nothing));
}

/* The best lie of each game leads to its story. */
static void
test_best_lie (Fixture *self, gconstpointer data)
{
  GtkWidget *page, *group, *row;
  g_autoptr (BluffStoreStatistics) statistics = bluff_store_statistics (self->store, self->anna, NULL, NULL);
  const BluffStoreBestLie *lie = &bluff_store_statistics_habits (statistics, "pirate")->best_lie;
  g_autofree char *sentence = bluff_words_lie (BLUFF_GAME_PIRATE, (guint) lie->moved);
  GVariant *target;

  (void) data;
  act (self, "win.player", self->anna);
  choose (self, "period", BLUFF_PERIOD_ALL);
  page = GTK_WIDGET (bluff_window_get_page (ui_driver_get_window (self->driver)));
  group = GTK_WIDGET (gtk_widget_get_template_child (page, BLUFF_TYPE_PLAYER_PAGE, "lies"));
  row = ui_driver_find (self->driver, group, ADW_TYPE_ACTION_ROW, NULL);
  g_assert_nonnull (ui_driver_find (self->driver, row, GTK_TYPE_LABEL, sentence));
  target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (row));
  g_assert_cmpstr (g_variant_get_string (target, NULL), ==, lie->game);
  gtk_widget_grab_focus (row);
  ui_driver_press (self->driver, "Return", 0);
  ui_driver_wait_for_page (self->driver, BLUFF_TYPE_STORY_PAGE);
}

/* A table stays a table when other games are counted, and in another language, too. */
static void
test_table_stays (Fixture *self, gconstpointer data)
{
  GtkWidget *chart;

  (void) data;
  act (self, "win.player", self->anna);
  chart = ui_driver_find (self->driver, NULL, BLUFF_TYPE_CHART, NULL);
  bluff_chart_show_as_table (BLUFF_CHART (chart), TRUE);
  choose (self, "period", BLUFF_PERIOD_ALL);
  g_assert_true (bluff_chart_is_table (BLUFF_CHART (chart)));
  bluff_window_renew (ui_driver_get_window (self->driver));
  ui_driver_settle (self->driver);
  chart = ui_driver_find (self->driver, NULL, BLUFF_TYPE_CHART, NULL);
  g_assert_true (bluff_chart_is_table (BLUFF_CHART (chart)));
  check_numbers (self, self->anna, NULL);
}

/* --- The charts ----------------------------------------------------------------------------------------------------
 */

static void
report_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;

  *(BluffPlayerReport **) user_data = bluff_player_report_read_finish (BLUFF_SAVES (source), result, &error);
  g_assert_no_error (error);
}

static BluffPlayerReport *
read_report (Fixture *self, BluffPeriod period)
{
  BluffPlayerQuery query = { .player = self->anna, .period = period, .now = g_get_real_time () / 1000 };
  BluffPlayerReport *report = NULL;

  bluff_player_report_read_async (self->saves, &query, NULL, report_read_cb, &report);
  ui_driver_settle (self->driver);
  g_assert_nonnull (report);
  return report;
}

/* What the months of the lines come to is what the store has added up. */
static void
test_wins (Fixture *self, gconstpointer data)
{
  g_autoptr (BluffPlayerReport) report = read_report (self, BLUFF_PERIOD_YEAR);
  g_autoptr (BluffChartData) chart = bluff_player_charts_wins (report);
  BluffStoreTally all = { 0 };
  BluffStoreClaims claims = { 0 };
  guint first, last;

  (void) data;
  bluff_player_report_get_months (report, &first, &last);
  g_assert_cmpuint (chart->places->len, ==, last - first + 1);
  g_assert_cmpuint (chart->series->len, ==, BLUFF_N_GAMES);
  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    bluff_player_report_add_up (report, (BluffGame) game, first, last + 1, &all, &claims);
  g_assert_cmpuint (all.games, ==, report->statistics->overall.games);
  g_assert_cmpuint (all.wins, ==, report->statistics->overall.wins);
  g_assert_cmpuint (
      claims.bluffs, ==,
      bluff_store_statistics_habits (report->statistics, NULL)->situations[BLUFF_STORE_SITUATION_ANY].bluffs);
}

/* What was made up so that it can be told is told: after being caught these players bluff half as often. */
static void
test_tells (Fixture *self, gconstpointer data)
{
  g_autoptr (BluffPlayerReport) report = read_report (self, BLUFF_PERIOD_ALL);
  g_autoptr (BluffChartData) chart = bluff_player_charts_tells (report);

  (void) data;
  g_assert_cmpstr (chart->sentence, ==, TEXT_CAUGHT_BLUFFS_LESS);
  g_assert_cmpuint (chart->places->len, ==, 7);
}

/* Small numbers say that they are small. */
static void
test_too_few (Fixture *self, gconstpointer data)
{
  g_autoptr (BluffPlayerReport) report = read_report (self, BLUFF_PERIOD_ALL);
  g_autoptr (BluffChartData) wins = bluff_player_charts_wins (report);
  g_autoptr (BluffChartData) believed = bluff_player_charts_believed (report);
  g_autoptr (BluffChartData) tells = bluff_player_charts_tells (report);
  g_autofree char *note = bluff_player_charts_say_believed (report);

  (void) data;
  g_assert_cmpuint (report->statistics->overall.games, ==, 1);
  g_assert_cmpstr (wins->sentence, ==, TEXT_TOO_FEW_GAMES);
  g_assert_cmpstr (believed->sentence, ==, TEXT_TOO_FEW_BLUFFS);
  g_assert_cmpstr (tells->sentence, ==, TEXT_TOO_FEW_CLAIMS);
  g_assert_true (bluff_chart_data_is_empty (tells));
  g_assert_null (note);
}

/* --- Names that lead to it -----------------------------------------------------------------------------------------
 */

static const char *
get_title (Fixture *self)
{
  return bluff_page_get_title (bluff_window_get_page (ui_driver_get_window (self->driver)));
}

/* By keyboard: it scrolls there by itself. */
static void
follow (Fixture *self, GtkWidget *widget)
{
  g_assert_nonnull (widget);
  g_assert_true (gtk_widget_grab_focus (widget));
  ui_driver_press (self->driver, "Return", 0);
  ui_driver_wait_for_page (self->driver, BLUFF_TYPE_PLAYER_PAGE);
  ui_driver_settle (self->driver);
}

/* Opponents lead to their pages, in the drawing and in the table; computers have none. */
static void
test_rivals_lead (Fixture *self, gconstpointer data)
{
  g_autoptr (BluffPlayerReport) report = read_report (self, BLUFF_PERIOD_ALL);
  g_autoptr (BluffChartData) rivals = bluff_player_charts_rivals (report);
  guint papa = rivals->places->len;
  BluffChart *chart;

  (void) data;
  for (guint i = 0; i < rivals->places->len; i++)
    {
      const BluffChartPlace *place = bluff_chart_data_get_place (rivals, i);

      if (g_str_equal (place->name, "Papa"))
        papa = i;
      g_assert_cmpint (place->action != NULL, ==, find_player (self, place->name) != BLUFF_STORE_NO_PLAYER);
    }

  act (self, "win.player", self->anna);
  choose (self, "period", BLUFF_PERIOD_ALL);
  chart = BLUFF_CHART (gtk_widget_get_ancestor (ui_driver_find (self->driver, NULL, GTK_TYPE_LABEL, TEXT_HEAD_TO_HEAD),
                                                BLUFF_TYPE_CHART));
  follow (self, bluff_chart_plot_get_mark (bluff_chart_get_plot (chart), 1, papa));
  g_assert_cmpstr (get_title (self), ==, "Papa");
  /* What was pressed is gone; the focus is where the page begins. */
  g_assert_nonnull (ui_driver_get_focus (self->driver));

  bluff_chart_show_as_table (chart, TRUE);
  ui_driver_settle (self->driver);
  follow (self, gtk_widget_get_ancestor (ui_driver_find (self->driver, bluff_chart_get_table (chart), GTK_TYPE_LABEL,
                                                         report->player->name),
                                         GTK_TYPE_BUTTON));
  g_assert_cmpstr (get_title (self), ==, "Anna");
}

static void
test_fooler_leads (Fixture *self, gconstpointer data)
{
  g_autoptr (BluffPlayerReport) report = read_report (self, BLUFF_PERIOD_ALL);
  const BluffStoreOpponentRow *fooler = bluff_player_charts_find_fooler (report);
  GtkWidget *page, *tile;

  (void) data;
  g_assert_cmpint (fooler->kind, ==, BLUFF_STORE_PROFILE);
  act (self, "win.player", self->anna);
  choose (self, "period", BLUFF_PERIOD_ALL);
  page = GTK_WIDGET (bluff_window_get_page (ui_driver_get_window (self->driver)));
  tile = GTK_WIDGET (gtk_widget_get_template_child (page, BLUFF_TYPE_PLAYER_PAGE, "fooler"));
  follow (self, ui_driver_find_action (self->driver, tile, "win.player"));
  g_assert_cmpstr (get_title (self), ==, fooler->name);

  /* Against computers, it is one of these. */
  act (self, "win.player", self->anna);
  choose (self, "company", 2);
  g_assert_null (ui_driver_find_action (self->driver, tile, "win.player"));
}

/* Of a game that is kept, everybody with a profile; a computer leads nowhere. */
static void
test_story_leads (Fixture *self, gconstpointer data)
{
  g_autofree char *path =
      ui_records_write (ui_driver_make_folder (), "game.bluff", "pirate-duel", "Anna", UI_RECORDS_WHOLE);
  const BluffSavesSeat seats[] = { { .kind = BLUFF_STORE_PROFILE, .player = self->anna } };
  g_autoptr (GError) error = NULL;
  g_autofree char *id = bluff_saves_import_file (self->saves, path, seats, G_N_ELEMENTS (seats), NULL, &error);
  GtkWidget *page;
  guint n = 0;

  (void) data;
  g_assert_no_error (error);
  gtk_widget_activate_action (GTK_WIDGET (ui_driver_get_window (self->driver)), "win.story", "s", id);
  ui_driver_wait_for_page (self->driver, BLUFF_TYPE_STORY_PAGE);
  ui_driver_settle (self->driver);
  page = GTK_WIDGET (bluff_window_get_page (ui_driver_get_window (self->driver)));
  for (GtkWidget *card = gtk_widget_get_first_child (
           GTK_WIDGET (gtk_widget_get_template_child (page, BLUFF_TYPE_STORY_PAGE, "ranking")));
       card != NULL; card = gtk_widget_get_next_sibling (card))
    n += GTK_IS_BUTTON (card);
  g_assert_cmpuint (n, ==, 1);
  follow (self, ui_driver_find_action (self->driver, page, "win.player"));
  g_assert_cmpstr (get_title (self), ==, "Anna");
  ui_driver_press (self->driver, "Escape", 0);
  ui_driver_wait_for_page (self->driver, BLUFF_TYPE_STORY_PAGE);
}

static GtkWidget *
get_page (Fixture *self)
{
  return GTK_WIDGET (bluff_window_get_page (ui_driver_get_window (self->driver)));
}

/* While games from before claims were kept are not all counted, no number is taken for the last word; when they are,
 * the page that is seen has the numbers. */
static void
test_still_counting (Fixture *self, gconstpointer data)
{
  g_autofree char *path =
      ui_records_write (ui_driver_make_folder (), "game.bluff", "pirate-duel", "Anna", UI_RECORDS_WHOLE);
  const BluffSavesSeat seats[] = { { .kind = BLUFF_STORE_PROFILE, .player = self->anna } };
  GtkWidget *catch_up =
      GTK_WIDGET (gtk_widget_get_template_child (get_page (self), BLUFF_TYPE_WELCOME_PAGE, "catch_up"));
  g_autoptr (GError) error = NULL;
  g_autofree char *id = bluff_saves_import_file (self->saves, path, seats, G_N_ELEMENTS (seats), NULL, &error);

  (void) data;
  g_assert_no_error (error);
  g_assert_nonnull (id);
  fixture_run_sql (bluff_store_get_path (self->store),
                   "UPDATE games SET origin = 'own'; UPDATE results SET origin = 'own'; DELETE FROM claims; "
                   "DELETE FROM pairs; INSERT INTO recount_due VALUES (1)");
  act (self, "win.player", self->anna);
  choose (self, "period", BLUFF_PERIOD_ALL);
  g_assert_true (is_said (self, TEXT_STILL_COUNTING));
  g_assert_true (is_said (self, TEXT_NO_BLUFF_YET));

  bluff_catch_up_begin (BLUFF_ERRAND (catch_up), self->saves);
  ui_driver_settle (self->driver);
  g_assert_false (is_said (self, TEXT_STILL_COUNTING));
  g_assert_false (is_said (self, TEXT_NO_BLUFF_YET));

  /* So does a leader board, which has a rating now. */
  g_assert_true (bluff_store_set_recount_due (self->store, TRUE, NULL));
  gtk_widget_activate_action (get_page (self), "win.leaders", NULL);
  ui_driver_wait_for_page (self->driver, BLUFF_TYPE_LEADERS_PAGE);
  ui_driver_settle (self->driver);
  g_assert_true (is_said (self, TEXT_STILL_COUNTING));
  bluff_catch_up_begin (BLUFF_ERRAND (catch_up), self->saves);
  ui_driver_settle (self->driver);
  g_assert_false (is_said (self, TEXT_STILL_COUNTING));
}

/* The one who is playing; a guest has no page. */
static void
test_bay_leads (Fixture *self, gconstpointer data)
{
  GtkWidget *menu = ui_driver_find (self->driver, NULL, BLUFF_TYPE_PLAYER_MENU, NULL);
  GtkWidget *button = ui_driver_find (self->driver, menu, GTK_TYPE_MENU_BUTTON, NULL);
  g_autoptr (GPtrArray) players = bluff_store_list_players (self->store, FALSE, NULL);
  const BluffStorePlayer *player = g_ptr_array_index (players, 0);

  (void) data;
  bluff_player_menu_set_players (BLUFF_PLAYER_MENU (menu), players, NULL);
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  ui_driver_settle (self->driver);
  g_assert_false (is_said (self, TEXT_STATISTICS));
  bluff_player_menu_set_players (BLUFF_PLAYER_MENU (menu), players, player);
  ui_driver_settle (self->driver);
  follow (self, gtk_widget_get_ancestor (ui_driver_find (self->driver, NULL, GTK_TYPE_LABEL, TEXT_STATISTICS),
                                         GTK_TYPE_BUTTON));
  g_assert_cmpstr (get_title (self), ==, player->name);
}

/* --- Sentences -----------------------------------------------------------------------------------------------------
 */

static BluffStoreTallyRow *
make_month (const char *kind, const char *month, guint bluffs, guint believed)
{
  BluffStoreTallyRow *row = g_new0 (BluffStoreTallyRow, 1);

  row->kind = g_strdup (kind);
  row->month = g_strdup (month);
  row->claims.bluffs = bluffs;
  row->claims.believed = believed;
  return row;
}

static void
free_month (gpointer data)
{
  g_free (((BluffStoreTallyRow *) data)->kind);
  g_free (((BluffStoreTallyRow *) data)->month);
  g_free (data);
}

/* Of 20 bluffs this year so many were believed, after 10 of 20 last year. */
static void
test_compared (void)
{
  static const struct
  {
    guint believed;
    const char *sentence;
  } rows[] = { { 14, TEXT_BELIEVED_MORE_THAN_LAST_YEAR },
               { 6, TEXT_BELIEVED_LESS_THAN_LAST_YEAR },
               { 10, TEXT_BELIEVED_AS_LAST_YEAR } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffStoreHabits habits = { .situations = { [BLUFF_STORE_SITUATION_ANY] = { .bluffs = 20 } } };
      BluffStoreStatistics statistics = { .habits = g_ptr_array_new () };
      BluffPlayerReport report = { .query = { .period = BLUFF_PERIOD_YEAR,
                                              .now = G_GINT64_CONSTANT (1781000000000) }, /* June 2026 */
                                   .statistics = &statistics,
                                   .months = g_ptr_array_new_with_free_func (free_month) };
      g_autoptr (BluffChartData) chart = NULL;

      g_ptr_array_add (statistics.habits, &habits);
      g_ptr_array_add (report.months, make_month ("pirate", "2025-03", 20, 10));
      g_ptr_array_add (report.months, make_month ("bluffer", "2026-02", 20, rows[i].believed));
      chart = bluff_player_charts_believed (&report);
      g_assert_cmpstr (chart->sentence, ==, rows[i].sentence);
      g_ptr_array_unref (statistics.habits);
      g_ptr_array_unref (report.months);
    }
}

static BluffStoreTallyRow *
make_won (const char *month, guint wins, guint games)
{
  BluffStoreTallyRow *row = make_month ("pirate", month, 0, 0);

  row->tally.wins = wins;
  row->tally.games = games;
  return row;
}

/* A point of a line is about its month and the two before it, and one without a game is a gap. */
static void
test_smooth (void)
{
  static const struct
  {
    guint place; /* January is 0 */
    const char *text;
  } rows[] = { { 0, "50 %" }, { 1, "25 %" }, { 2, "0 %" }, { 3, "0 %" }, { 4, NULL }, { 5, "100 %" } };
  BluffStoreStatistics statistics = { .overall = { .games = 10 } };
  BluffPlayerReport report = { .query = { .period = BLUFF_PERIOD_YEAR,
                                          .now = G_GINT64_CONSTANT (1781000000000) }, /* June 2026 */
                               .statistics = &statistics,
                               .months = g_ptr_array_new_with_free_func (free_month) };
  g_autoptr (BluffChartData) chart = NULL;

  g_ptr_array_add (report.months, make_won ("2025-10", 5, 5));
  g_ptr_array_add (report.months, make_won ("2025-12", 1, 1));
  g_ptr_array_add (report.months, make_won ("2026-01", 0, 1));
  g_ptr_array_add (report.months, make_won ("2026-02", 0, 2));
  g_ptr_array_add (report.months, make_won ("2026-06", 1, 1));
  chart = bluff_player_charts_wins (&report);
  g_assert_cmpuint (chart->places->len, ==, 6);
  g_assert_cmpuint (chart->series->len, ==, 1);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const BluffChartPoint *point = bluff_chart_data_get_point (chart, 0, rows[i].place);

      g_assert_cmpint (point->known, ==, rows[i].text != NULL);
      if (rows[i].text != NULL)
        g_assert_cmpstr (point->text, ==, rows[i].text);
    }
  g_ptr_array_unref (report.months);
}

#define ADD(path, n, test) g_test_add (path, Fixture, GUINT_TO_POINTER (n), set_up, test, tear_down)

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  /* No day, month or year ends while it runs. */
  test_clock_set_date (2026, 6, 17);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  ADD ("/ui/player/opened", N_GAMES, test_opened);
  ADD ("/ui/player/choices", N_GAMES, test_choices);
  ADD ("/ui/player/invites", 0, test_invites);
  ADD ("/ui/player/left", 1, test_left);
  ADD ("/ui/player/gone", 1, test_gone);
  ADD ("/ui/player/none-yet", HONEST, test_none_yet);
  ADD ("/ui/player/best-lie", N_GAMES, test_best_lie);
  ADD ("/ui/player/table-stays", N_GAMES, test_table_stays);
  ADD ("/ui/player/wins", N_GAMES, test_wins);
  ADD ("/ui/player/tells", N_GAMES, test_tells);
  ADD ("/ui/player/too-few", 1, test_too_few);
  ADD ("/ui/player/rivals-lead", N_GAMES, test_rivals_lead);
  ADD ("/ui/player/fooler-leads", N_GAMES, test_fooler_leads);
  ADD ("/ui/player/story-leads", 0, test_story_leads);
  ADD ("/ui/player/still-counting", 0, test_still_counting);
  ADD ("/ui/player/bay-leads", 0, test_bay_leads);
  g_test_add_func ("/ui/player/compared", test_compared);
  g_test_add_func ("/ui/player/smooth", test_smooth);

  return g_test_run ();
}
