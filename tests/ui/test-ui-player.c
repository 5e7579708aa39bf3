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
#include "bluff-chart-mark.h"
#include "bluff-chart-table.h"
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

/* In which Anna has won, and nobody has claimed or doubted anything. HANDED: a computer has played for her. */
static void
add_honest_game (Fixture *self, BluffStoreOrigin origin, gboolean handed)
{
  static const char *const lines[] = { "{}", NULL };
  g_autoptr (BluffStoreGame) game = fixture_make_game (HONEST_ID, "bluffer", (gint64[]){ self->anna, self->papa }, 2);
  BluffStoreResult results[] = { { .place = 1, .turns = 4 }, { .place = 2, .turns = 4 } };
  BluffStoreMove move = { .first = 1, .lines = lines, .played = game->started, .results = results, .n_results = 2 };
  g_autoptr (GError) error = NULL;

  game->origin = origin;
  game->seats[0].handed_at = handed ? 1 : 0;
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
    add_honest_game (self, BLUFF_STORE_OWN, FALSE);
  else
    {
      test_clock_set_date (2026, 6, 17);
      ui_history_fill (self->saves, GPOINTER_TO_UINT (data));
    }
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
  g_autofree char *won = NULL, *doubts = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (statistics->overall.games, >, 0);
  won =
      g_strdup_printf (TEXT_PART_OF_WHOLE_FORMAT, (guint) statistics->overall.wins, (guint) statistics->overall.games);
  doubts = g_strdup_printf (TEXT_PART_OF_WHOLE_FORMAT, right, right + wrong);
  g_assert_true (is_said (self, won));
  g_assert_true (is_said (self, doubts));
}

static gint64
begin_of_year (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_from_unix_local (g_get_real_time () / G_USEC_PER_SEC);
  g_autoptr (GDateTime) begin = g_date_time_new_local (g_date_time_get_year (now), 1, 1, 0, 0, 0);

  return g_date_time_to_unix (begin) * 1000;
}

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
  g_assert_true (is_said (self, TEXT_RIGHT_ABOUT_A_BLUFF));
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

/* Where no choice helps, there is none, and the page says why. */
static void
test_uncounted (Fixture *self, gconstpointer data)
{
  static const struct
  {
    BluffStoreOrigin origin;
    gboolean handed, reset;
    const char *title; /* NULL: the game counts */
  } rows[] = {
    { BLUFF_STORE_OWN, FALSE, FALSE, NULL },
    { BLUFF_STORE_IMPORT, FALSE, FALSE, NULL },
    { BLUFF_STORE_BRANCH, FALSE, FALSE, TEXT_A_FRESH_START },
    { BLUFF_STORE_OWN, TRUE, FALSE, TEXT_A_FRESH_START },
    { BLUFF_STORE_OWN, FALSE, TRUE, TEXT_A_FRESH_START },
  };
  g_autofree char *won = g_strdup_printf (TEXT_PART_OF_WHOLE_FORMAT, 1, 1);

  (void) data;
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      add_honest_game (self, rows[i].origin, rows[i].handed);
      if (rows[i].reset)
        g_assert_true (bluff_store_reset_statistics (self->store, self->anna, NULL));
      act (self, "win.player", self->anna);
      if (rows[i].title != NULL)
        {
          g_assert_true (is_said (self, rows[i].title));
          g_assert_null (ui_driver_find (self->driver, NULL, GTK_TYPE_DROP_DOWN, NULL));
        }
      else
        {
          g_assert_true (is_said (self, won));
          /* There is no such game against computers alone. */
          choose (self, "company", 2);
          g_assert_true (is_said (self, TEXT_NO_SUCH_GAME_YET));
          g_assert_nonnull (ui_driver_find (self->driver, NULL, GTK_TYPE_DROP_DOWN, NULL));
        }
      bluff_window_pop (ui_driver_get_window (self->driver));
      ui_driver_settle (self->driver);
      g_assert_true (bluff_store_delete_game (self->store, HONEST_ID, NULL));
    }
}

/* "Imported games count in statistics, not in ratings." */
static void
test_imported (Fixture *self, gconstpointer data)
{
  g_autofree char *path =
      ui_records_write (ui_driver_make_folder (), "game.bluff", "pirate-duel", "Anna", UI_RECORDS_WHOLE);
  const BluffSavesSeat seats[] = { { .kind = BLUFF_STORE_PROFILE, .player = self->anna } };
  g_autoptr (GError) error = NULL;
  g_autofree char *id = bluff_saves_import_file (self->saves, path, seats, G_N_ELEMENTS (seats), NULL, &error);
  g_autoptr (BluffPlayerReport) report = NULL;
  guint first, last;

  (void) data;
  g_assert_no_error (error);
  g_assert_nonnull (id);
  act (self, "win.player", self->anna);
  choose (self, "period", BLUFF_PERIOD_ALL);
  check_numbers (self, self->anna, &(BluffStoreScope){ .with_imports = TRUE });
  report = read_report (self, BLUFF_PERIOD_ALL);
  g_assert_cmpuint (report->statistics->overall.games, ==, 1);
  g_assert_cmpuint (report->statistics->ratings->len, ==, 0);
  g_assert_cmpuint (report->months->len, ==, 1);
  bluff_player_report_get_months (report, &first, &last);
  g_assert_cmpuint (first, ==, last);

  gtk_widget_activate_action (GTK_WIDGET (ui_driver_get_window (self->driver)), "win.leaders", NULL);
  ui_driver_wait_for_page (self->driver, BLUFF_TYPE_LEADERS_PAGE);
  ui_driver_settle (self->driver);
  g_assert_true (is_said (self, "Anna"));
}

/* On New Year's Day the page is not empty, unless somebody asks for this year. */
static void
test_new_year (Fixture *self, gconstpointer data)
{
  GtkWidget *page, *period;

  (void) data;
  test_clock_set_date (2027, 1, 1);
  act (self, "win.player", self->anna);
  page = GTK_WIDGET (bluff_window_get_page (ui_driver_get_window (self->driver)));
  period = GTK_WIDGET (gtk_widget_get_template_child (page, BLUFF_TYPE_PLAYER_PAGE, "period"));
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (period)), ==, BLUFF_PERIOD_ALL);
  check_numbers (self, self->anna, NULL);
  choose (self, "period", BLUFF_PERIOD_YEAR);
  g_assert_true (is_said (self, TEXT_NO_SUCH_GAME_YET));
  test_clock_set_date (2026, 6, 17);
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
  g_assert_true (is_said (self, TEXT_NO_DOUBT_YET));
  g_assert_true (is_said (self, TEXT_NO_BLUFF_YET));
  g_assert_false (is_said (self, nothing));
}

/* Small numbers in the tiles say so, too: three doubts, and a single bluff of Papa's. */
static void
test_few_tiles (Fixture *self, gconstpointer data)
{
  static const char *const lines[] = { "{}", NULL };
  const BluffStoreFact facts[] = { { .name = "calls_right", .value = 2 }, { .name = "calls_wrong", .value = 1 } };
  const BluffStoreClaim claims[] = {
    { .n = 1, .bluff = TRUE, .end = BLUFF_STORE_CLAIM_BELIEVED, .judges = 1, .moved = 1 }
  };
  const BluffStoreResult results[] = { { .place = 1, .turns = 4, .facts = facts, .n_facts = G_N_ELEMENTS (facts) },
                                       { .place = 2, .turns = 4, .claims = claims, .n_claims = 1 } };
  g_autoptr (BluffStoreGame) game = fixture_make_game (HONEST_ID, "bluffer", (gint64[]){ self->anna, self->papa }, 2);
  BluffStoreMove move = { .first = 1, .lines = lines, .played = game->started, .results = results, .n_results = 2 };
  GtkWidget *page, *fooler, *right;

  (void) data;
  g_assert_true (bluff_store_add_game (self->store, game, &move, NULL));
  act (self, "win.player", self->anna);
  page = GTK_WIDGET (bluff_window_get_page (ui_driver_get_window (self->driver)));
  right = GTK_WIDGET (gtk_widget_get_template_child (page, BLUFF_TYPE_PLAYER_PAGE, "right"));
  fooler = GTK_WIDGET (gtk_widget_get_template_child (page, BLUFF_TYPE_PLAYER_PAGE, "fooler"));
  g_assert_nonnull (ui_driver_find (self->driver, right, GTK_TYPE_LABEL, TEXT_RIGHT_TOO_FEW));
  g_assert_nonnull (ui_driver_find (self->driver, fooler, GTK_TYPE_LABEL, TEXT_NOBODY_YET));
  g_assert_nonnull (ui_driver_find (self->driver, fooler, GTK_TYPE_LABEL, TEXT_TOO_FEW_BLUFFS));
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
  gboolean few;
  const BluffStoreOpponentRow *fooler = bluff_player_charts_find_fooler (report, &few);
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

/* --- Opponents -----------------------------------------------------------------------------------------------------
 */

/* Rows own their texts, or seem to. */
static char mia[] = "Mia", papa[] = "Papa", zoe[] = "Zoe", deckhand[] = "deckhand";
static char pirate[] = "pirate", bluffer[] = "bluffer", calls_right[] = "calls_right", calls_wrong[] = "calls_wrong";

typedef struct
{
  BluffStoreStatistics statistics;
  BluffPlayerReport report;
} Made;

/* A report of 20 games with nothing else in it. */
static void
make_report (Made *self)
{
  self->statistics = (BluffStoreStatistics){ .overall = { .games = 20 },
                                             .opponents = g_ptr_array_new (),
                                             .facts = g_ptr_array_new (),
                                             .ratings = g_array_new (FALSE, FALSE, sizeof (BluffStoreRatingPoint)) };
  self->report = (BluffPlayerReport){ .query = { .period = BLUFF_PERIOD_ALL,
                                                 .now = G_GINT64_CONSTANT (1781000000000) }, /* June 2026 */
                                      .statistics = &self->statistics,
                                      .months = g_ptr_array_new_with_free_func (free_month) };
}

static void
clear_report (Made *self)
{
  g_ptr_array_unref (self->statistics.opponents);
  g_ptr_array_unref (self->statistics.facts);
  g_array_unref (self->statistics.ratings);
  g_ptr_array_unref (self->report.months);
}

/* People come first, whatever computers have more of. */
static void
test_apart (void)
{
  const char *const names[] = { mia, papa };
  BluffStoreOpponentRow rows[] = {
    { .kind = BLUFF_STORE_COMPUTER, .level = deckhand, .games = 30, .fooled = 30, .fooled_by = 30 },
    { .kind = BLUFF_STORE_PROFILE, .name = mia, .games = 9, .fooled = 6, .fooled_by = 5 },
    { .kind = BLUFF_STORE_PROFILE, .name = papa, .games = 8, .fooled = 5, .caught_by = 1 },
  };
  g_autofree char *fooled = bluff_words_fooled (names[0], NULL);
  gboolean few;
  Made made;

  make_report (&made);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_ptr_array_add (made.statistics.opponents, &rows[i]);
  for (guint chart = 0; chart < 2; chart++)
    {
      g_autoptr (BluffChartData) data =
          chart == 0 ? bluff_player_charts_fooled (&made.report) : bluff_player_charts_rivals (&made.report);

      g_assert_cmpuint (data->places->len, ==, G_N_ELEMENTS (rows));
      for (guint i = 0; i < G_N_ELEMENTS (names); i++)
        g_assert_cmpstr (bluff_chart_data_get_place (data, i)->name, ==, names[i]);
      if (chart == 0)
        g_assert_cmpstr (data->sentence, ==, fooled);
    }
  g_assert_true (bluff_player_charts_find_fooler (&made.report, &few) == &rows[1]);

  /* Of a person there are too few; of computers there are enough as soon as no person ever did. */
  rows[1].fooled_by = 1;
  g_assert_null (bluff_player_charts_find_fooler (&made.report, &few));
  g_assert_true (few);
  rows[1].fooled_by = 0;
  g_assert_true (bluff_player_charts_find_fooler (&made.report, &few) == &rows[0]);
  clear_report (&made);
}

/* One bluff, or as many with two of them, is no "most often". */
static void
test_stands_out (void)
{
  static const struct
  {
    guint fooled[3], caught_by[3];
    const char *who, *reader; /* NULL: nobody */
    const char *sentence;     /* if it is both times nobody */
  } rows[] = {
    { { 0, 0, 0 }, { 0, 0, 0 }, NULL, NULL, TEXT_NO_BLUFF_YET },
    { { 1, 0, 0 }, { 0, 0, 0 }, NULL, NULL, TEXT_TOO_FEW_BLUFFS },
    { { 4, 0, 0 }, { 4, 1, 0 }, NULL, NULL, TEXT_TOO_FEW_BLUFFS },
    { { 7, 7, 5 }, { 6, 0, 6 }, NULL, NULL, TEXT_NOBODY_STANDS_OUT },
    { { 7, 7, 8 }, { 4, 0, 0 }, "Zoe", NULL, NULL },
    { { 5, 0, 0 }, { 0, 5, 0 }, "Mia", "Papa", NULL },
    { { 2, 0, 0 }, { 0, 1, 9 }, NULL, "Zoe", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffStoreOpponentRow opponents[] = { { .kind = BLUFF_STORE_PROFILE, .name = mia },
                                            { .kind = BLUFF_STORE_PROFILE, .name = papa },
                                            { .kind = BLUFF_STORE_PROFILE, .name = zoe } };
      g_autofree char *named = bluff_words_fooled (rows[i].who, rows[i].reader);
      g_autoptr (BluffChartData) chart = NULL;
      Made made;

      make_report (&made);
      for (guint j = 0; j < G_N_ELEMENTS (opponents); j++)
        {
          opponents[j].fooled = rows[i].fooled[j];
          opponents[j].caught_by = rows[i].caught_by[j];
          g_ptr_array_add (made.statistics.opponents, &opponents[j]);
        }
      chart = bluff_player_charts_fooled (&made.report);
      g_assert_cmpstr (chart->sentence, ==, rows[i].sentence != NULL ? rows[i].sentence : named);
      clear_report (&made);
    }
}

/* Who finishes ahead, as far as there are games enough; how many there were, and how many places were shared. */
static void
test_rivals (void)
{
  static const struct
  {
    guint games, ahead, behind;
    const char *sentence;
  } rows[] = { { 4, 4, 0, TEXT_TOO_FEW_GAMES },
               { 9, 5, 2, TEXT_AHEAD_OF_OTHERS },
               { 9, 2, 5, TEXT_BEHIND_OTHERS },
               { 8, 4, 4, TEXT_AHEAD_AS_BEHIND } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      guint shared = rows[i].games - rows[i].ahead - rows[i].behind;
      BluffStoreOpponentRow rival = { .kind = BLUFF_STORE_PROFILE,
                                      .name = mia,
                                      .player = 1,
                                      .games = rows[i].games,
                                      .ahead = rows[i].ahead,
                                      .behind = rows[i].behind,
                                      .level_pegging = shared };
      g_autofree char *together = shared > 0 ? g_strdup_printf (TEXT_SHARED_PLACES_FORMAT, rows[i].games, shared)
                                             : g_strdup_printf (TEXT_GAMES_TOGETHER_FORMAT, rows[i].games);
      g_autoptr (BluffChartData) chart = NULL;
      g_autofree char *tooltip = NULL;
      GtkWidget *mark, *table;
      Made made;

      make_report (&made);
      made.statistics.overall.games = rows[i].games;
      g_ptr_array_add (made.statistics.opponents, &rival);
      chart = bluff_player_charts_rivals (&made.report);
      g_assert_cmpstr (chart->sentence, ==, rows[i].sentence);
      g_assert_cmpstr (bluff_chart_data_get_place (chart, 0)->more, ==, together);

      mark = g_object_ref_sink (bluff_chart_mark_new (chart, 0, 0));
      tooltip = g_strdup (gtk_widget_get_tooltip_text (mark));
      g_assert_true (g_str_has_suffix (tooltip, together));
      table = g_object_ref_sink (bluff_chart_table_new (chart));
      g_assert_true (GTK_IS_LABEL (gtk_widget_get_last_child (gtk_grid_get_child_at (GTK_GRID (table), 0, 1))));
      g_assert_cmpstr (gtk_label_get_label (
                           GTK_LABEL (gtk_widget_get_last_child (gtk_grid_get_child_at (GTK_GRID (table), 0, 1)))),
                       ==, together);
      g_object_unref (table);
      g_object_unref (mark);
      clear_report (&made);
    }
}

/* --- Doubts --------------------------------------------------------------------------------------------------------
 */

static void
test_doubts (void)
{
  static const struct
  {
    gint64 right, wrong;
    const char *sentence;
  } rows[] = { { 0, 0, TEXT_NO_DOUBT_YET }, { 1, 0, TEXT_TOO_FEW_DOUBTS }, { 2, 2, TEXT_TOO_FEW_DOUBTS },
               { 3, 2, TEXT_DOUBTS_RIGHT }, { 2, 3, TEXT_DOUBTS_WRONG },   { 3, 3, TEXT_DOUBTS_AS_OFTEN } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      /* The votes of Bluff Pirate count, too. */
      BluffStoreFactRow facts[] = {
        { .kind = pirate, .name = calls_right, .sum = rows[i].right },
        { .kind = bluffer, .name = calls_wrong, .sum = rows[i].wrong },
      };
      g_autoptr (BluffChartData) chart = NULL;
      Made made;

      make_report (&made);
      for (guint j = 0; j < G_N_ELEMENTS (facts); j++)
        g_ptr_array_add (made.statistics.facts, &facts[j]);
      chart = bluff_player_charts_doubts (&made.report);
      g_assert_cmpstr (chart->sentence, ==, rows[i].sentence);
      clear_report (&made);
    }
}

/* --- All time ------------------------------------------------------------------------------------------------------
 */

static void
add_rating (Made *self, int year, int month)
{
  g_autoptr (GDateTime) date = g_date_time_new_local (year, month, 15, 12, 0, 0);
  BluffStoreRatingPoint point = {
    .kind = "", .ended = g_date_time_to_unix (date) * 1000, .mu = 25 + year % 10, .sigma = 1
  };

  g_array_append_val (self->statistics.ratings, point);
}

static void
check_places (const BluffChartData *chart, const char *first, const char *last, guint n)
{
  g_assert_cmpuint (chart->places->len, ==, n);
  g_assert_cmpstr (bluff_chart_data_get_place (chart, 0)->name, ==, first);
  g_assert_cmpstr (bluff_chart_data_get_place (chart, n - 1)->name, ==, last);
}

/* Six years have no room month by month, and none of them is left out. */
static void
test_six_years (void)
{
  static const char *const texts[] = { "100 %", "50 %", NULL, "0 %", NULL, NULL, "25 %" };
  g_autoptr (BluffChartData) wins = NULL;
  g_autoptr (BluffChartData) ratings = NULL;
  Made made;

  make_report (&made);
  g_ptr_array_add (made.report.months, make_won ("2020-03", 5, 5));
  g_ptr_array_add (made.report.months, make_won ("2021-01", 1, 1));
  g_ptr_array_add (made.report.months, make_won ("2021-12", 0, 1));
  g_ptr_array_add (made.report.months, make_won ("2023-07", 0, 9));
  g_ptr_array_add (made.report.months, make_won ("2026-05", 1, 4));
  add_rating (&made, 2020, 3);
  add_rating (&made, 2021, 1);
  add_rating (&made, 2021, 12);
  add_rating (&made, 2026, 5);

  wins = bluff_player_charts_wins (&made.report);
  check_places (wins, "2020", "2026", G_N_ELEMENTS (texts));
  g_assert_cmpstr (wins->heading, ==, TEXT_YEAR_BY_YEAR);
  g_assert_cmpstr (wins->sentence, ==, TEXT_WINS_EACH_YEAR);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_assert_cmpint (bluff_chart_data_get_point (wins, 0, i)->known, ==, texts[i] != NULL);
      g_assert_cmpstr (bluff_chart_data_get_point (wins, 0, i)->text, ==, texts[i]);
    }
  g_assert_null (bluff_player_charts_explain_wins (&made.report));
  ratings = bluff_player_charts_rating (&made.report);
  check_places (ratings, "2020", "2026", G_N_ELEMENTS (texts));
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    g_assert_cmpint (bluff_chart_data_get_point (ratings, 0, i)->known, ==, i == 0 || i == 1 || i == 6);
  clear_report (&made);
}

/* When nobody has played for long, the lines end where the games do. */
static void
test_long_ago (void)
{
  g_autoptr (BluffChartData) wins = NULL;
  g_autoptr (BluffChartData) ratings = NULL;
  g_autofree char *note = NULL;
  Made made;

  make_report (&made);
  g_ptr_array_add (made.report.months, make_won ("2022-11", 5, 5));
  g_ptr_array_add (made.report.months, make_won ("2023-02", 0, 5));
  add_rating (&made, 2022, 11);
  add_rating (&made, 2023, 2);
  /* With others than those who are chosen: a rating knows no company. */
  add_rating (&made, 2023, 5);

  wins = bluff_player_charts_wins (&made.report);
  check_places (wins, "Nov 2022", "Feb 2023", 4);
  g_assert_cmpstr (wins->heading, ==, TEXT_MONTH_BY_MONTH);
  g_assert_cmpstr (wins->sentence, ==, TEXT_WINS_EACH_MONTH);
  g_assert_cmpstr (bluff_chart_data_get_point (wins, 0, 3)->text, ==, "0 %");
  note = bluff_player_charts_explain_wins (&made.report);
  g_assert_cmpstr (note, ==, TEXT_THREE_MONTHS);
  ratings = bluff_player_charts_rating (&made.report);
  check_places (ratings, "Nov 2022", "May 2023", 7);
  g_assert_true (bluff_chart_data_get_point (ratings, 0, 6)->known);
  clear_report (&made);
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
  ADD ("/ui/player/uncounted", 0, test_uncounted);
  ADD ("/ui/player/imported", 0, test_imported);
  ADD ("/ui/player/new-year", N_GAMES, test_new_year);
  ADD ("/ui/player/left", 1, test_left);
  ADD ("/ui/player/gone", 1, test_gone);
  ADD ("/ui/player/none-yet", HONEST, test_none_yet);
  ADD ("/ui/player/few-tiles", 0, test_few_tiles);
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
  g_test_add_func ("/ui/player/apart", test_apart);
  g_test_add_func ("/ui/player/stands-out", test_stands_out);
  g_test_add_func ("/ui/player/rivals", test_rivals);
  g_test_add_func ("/ui/player/doubts", test_doubts);
  g_test_add_func ("/ui/player/six-years", test_six_years);
  g_test_add_func ("/ui/player/long-ago", test_long_ago);

  return g_test_run ();
}
