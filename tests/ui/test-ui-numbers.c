/* test-ui-numbers.c: every number that pages show of 510 simulated games, against an independent count of their records
 * by count_pages.py.
 *
 * Of what a page says only names and numbers are compared: words may change. What is made without a widget is asked for
 * all games, players and scopes; the widgets around it for some of them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "many-games.h"
#include "test-clock.h"
#include "texts.h"
#include "ui-driver.h"
#include "ui-numbers.h"

#include "bluff-evening-say.h"
#include "bluff-game-item.h"
#include "bluff-hall-filter.h"
#include "bluff-leaders-page.h"
#include "bluff-player-charts.h"
#include "bluff-player-page.h"
#include "bluff-record-reader.h"
#include "bluff-saves-records.h"
#include "bluff-store-evening.h"
#include "bluff-story-item.h"
#include "bluff-story-page.h"
#include "bluff-words-names.h"
#include "store-fixture.h"

#include <locale.h>
#include <string.h>

enum
{
  WIDTH = 1280,
  HEIGHT = 800,
  YEAR = 2026, /* nine days after the last game */
  MONTH = 5,
  DAY = 20,
  MINUTE = 60000,
  MOST_PRESSES = 3 * MANY_EVENINGS,
  STORY_EVERY = 57 /* games */
};

/* --- The games and what is counted of them -------------------------------------------------------------------------
 */

typedef enum
{
  PRESS_EVENING,
  PRESS_SERIES,
  PRESS_END
} Press;

typedef struct
{
  UiDriver *driver;
  BluffSaves *saves;
  BluffStore *store;
  gint64 ids[MANY_PEOPLE];
  GPtrArray *games; /* BluffStoreGame, the last one first */
  char **expected;
} World;

static World world;

/* What was pressed in an evening: before its first game, between two of them, and after one more. */
static struct
{
  gint64 time;
  Press press;
  guint goal;
} presses[MOST_PRESSES];
static guint n_presses;

static void
add_press (guint evening, guint minutes, Press press, guint goal)
{
  presses[n_presses].time = many_games_begin_of_evening (evening) + (gint64) minutes * MINUTE;
  presses[n_presses].press = press;
  presses[n_presses++].goal = goal;
}

static void
choose_presses (void)
{
  for (guint i = 0; i < MANY_EVENINGS; i++)
    {
      if (i % 12 == 0 || i % 4 == 1)
        add_press (i, 0, PRESS_SERIES, BLUFF_STORE_SHORT_SERIES);
      else if (i % 4 == 3)
        add_press (i, 0, PRESS_SERIES, BLUFF_STORE_LONG_SERIES);
      if (i % 16 == 3)
        add_press (i, 110, PRESS_SERIES, BLUFF_STORE_SHORT_SERIES);
      else if (i % 5 == 0)
        add_press (i, 170, PRESS_EVENING, 0);
      if (i % 8 == 7)
        add_press (i, 230, PRESS_END, 0);
    }
}

static char *
write_settings (void)
{
  static const char *const names[] = { "evening", "series", "end" };
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "{\"now\": %" G_GINT64_FORMAT ", \"games\": %d, \"bluffs\": %d, \"claims\": %d",
                          g_get_real_time () / 1000, BLUFF_PLAYER_ENOUGH_GAMES, BLUFF_PLAYER_ENOUGH_BLUFFS,
                          BLUFF_PLAYER_ENOUGH_CLAIMS);
  for (guint i = 0; i < n_presses; i++)
    g_string_append_printf (text, "%s{\"time\": %" G_GINT64_FORMAT ", \"what\": \"%s\", \"goal\": %u}",
                            i == 0 ? ", \"presses\": [" : ", ", presses[i].time, names[presses[i].press],
                            presses[i].goal);
  g_string_append (text, "]}");
  return g_string_free (text, FALSE);
}

static void
set_up (void)
{
  const char *folder = ui_driver_make_folder ();
  g_autoptr (BluffStore) store = fixture_open_store (folder);
  g_autoptr (BluffSaves) saves = bluff_saves_new (store);
  BluffStoreFilter filter = { .state = BLUFF_STORE_FINISHED };
  g_autofree char *records = NULL, *settings = NULL;

  test_clock_set_date (YEAR, MONTH, DAY);
  choose_presses ();
  settings = write_settings ();
  many_games_add (saves, world.ids);
  many_games_make_own (saves, folder);
  records = many_games_export (saves, folder);
  world.expected = many_games_count ("ui/count_pages.py", records, (const char *[]){ settings, NULL });
  bluff_store_close (store);

  world.driver = ui_driver_new (folder, WIDTH, HEIGHT);
  world.saves = bluff_application_get_saves (ui_driver_get_application (world.driver));
  world.store = bluff_saves_get_store (world.saves);
  world.games = bluff_store_list_games (world.store, &filter, NULL, MANY_GAMES, NULL);
  g_assert_cmpuint (world.games->len, ==, MANY_GAMES);
}

static void
tear_down (void)
{
  g_ptr_array_unref (world.games);
  g_strfreev (world.expected);
  ui_driver_free (world.driver);
}

/* --- Charts --------------------------------------------------------------------------------------------------------
 */

/* "pirate", where a text begins with "Bluff Pirate". */
static const char *
find_kind (const char *text)
{
  for (BluffGame game = 0; game < BLUFF_N_GAMES; game++)
    {
      g_autofree char *name = bluff_words_game (game);

      if (g_str_has_prefix (text, name))
        return bluff_game_name (game);
    }
  return "?";
}

static const char *const
    period_names[] = { [BLUFF_PERIOD_MONTH] = "month", [BLUFF_PERIOD_YEAR] = "year", [BLUFF_PERIOD_ALL] = "all" };
static const struct
{
  const char *name;
  BluffStoreCompanies companies;
} companies[] = { { "any", BLUFF_STORE_ANY_COMPANY },
                  { "people", BLUFF_STORE_WITH_PEOPLE_ONLY },
                  { "computers", BLUFF_STORE_WITH_COMPUTERS_ONLY } };

static void
report_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;

  *(BluffPlayerReport **) user_data = bluff_player_report_read_finish (BLUFF_SAVES (source), result, &error);
  g_assert_no_error (error);
}

static BluffPlayerReport *
read_report (gint64 player, BluffPeriod period, BluffStoreCompanies company)
{
  BluffPlayerQuery query = {
    .player = player, .period = period, .companies = company, .now = g_get_real_time () / 1000
  };
  BluffPlayerReport *report = NULL;

  bluff_player_report_read_async (world.saves, &query, NULL, report_read_cb, &report);
  ui_driver_settle (world.driver);
  g_assert_nonnull (report);
  return report;
}

/* "2026 3", where a place is "Mar 2026". */
static char *
find_month (const BluffChartPlace *place)
{
  g_autofree char *year = ui_numbers_find (place->name);

  for (int month = 1; month <= BLUFF_STORE_YEAR; month++)
    {
      g_autoptr (GDateTime) date = g_date_time_new_utc (YEAR, month, 1, 0, 0, 0);
      g_autofree char *name = g_date_time_format (date, "%b ");

      if (g_str_has_prefix (place->name, name))
        return g_strdup_printf ("%s %d", year, month);
    }
  return g_strdup (place->name);
}

/* Lines, and ranges of one series: NAME says which chart it is. Takes DATA over. */
static void
say_months (const UiNumbers *self, const char *name, BluffChartData *data)
{
  for (guint series = 0; series < data->series->len; series++)
    for (guint i = 0; i < data->places->len; i++)
      {
        const BluffChartPoint *point = bluff_chart_data_get_point (data, series, i);
        g_autofree char *month = find_month (bluff_chart_data_get_place (data, i));
        g_autofree char *numbers = ui_numbers_find (point->known ? point->text : "");

        if (point->known && data->form == BLUFF_CHART_RANGES)
          ui_numbers_say (self, "chart %s %s %.0f %.0f %.0f %s", name, month, point->low, point->value, point->high,
                          numbers);
        else if (point->known)
          ui_numbers_say (self, "chart %s %s %s %.0f %s", name, month,
                          find_kind (bluff_chart_data_get_series (data, series)->name), point->value, numbers);
      }
  bluff_chart_data_free (data);
}

/* Bars of one series: NAME says which chart it is, and its places are known by KEY. Takes DATA over. */
static void
say_shares (const UiNumbers *self, const char *name, BluffChartData *data, char *(*key) (const char *place, guint i))
{
  for (guint i = 0; i < data->places->len; i++)
    {
      const BluffChartPoint *point = bluff_chart_data_get_point (data, 0, i);
      g_autofree char *place = key (bluff_chart_data_get_place (data, i)->name, i);
      g_autofree char *numbers = ui_numbers_find (point->text);

      ui_numbers_say (self, "chart %s %s %s %.4f", name, place, numbers, point->value);
    }
  bluff_chart_data_free (data);
}

static char *
find_table (const char *place, guint i)
{
  g_autofree char *players = ui_numbers_find (place);

  (void) i;
  return g_strdup_printf ("%s %s", find_kind (place), players);
}

static char *
find_game (const char *place, guint i)
{
  (void) i;
  return g_strdup (find_kind (place));
}

static char *
find_index (const char *place, guint i)
{
  (void) place;
  return g_strdup_printf ("%u", i);
}

static char *
describe_opponent (const BluffStoreOpponentRow *row)
{
  if (row->kind == BLUFF_STORE_PROFILE)
    return g_strdup_printf ("profile %s", row->name);
  if (row->kind == BLUFF_STORE_COMPUTER)
    return g_strdup_printf ("computer %s/%s", row->level, row->character != NULL ? row->character : "");
  return g_strdup (bluff_store_seat_kind_name (row->kind));
}

/* Who is called so. */
static char *
find_opponent (const BluffPlayerReport *report, const char *text)
{
  for (guint i = 0; i < report->statistics->opponents->len; i++)
    {
      const BluffStoreOpponentRow *row = g_ptr_array_index (report->statistics->opponents, i);
      g_autofree char *name = bluff_player_charts_name_opponent (row);

      if (g_str_equal (name, text))
        return describe_opponent (row);
    }
  return g_strdup (text);
}

/* Two bars for each place. Takes DATA over. */
static void
say_pairs (const UiNumbers *self, const char *name, BluffChartData *data, const BluffPlayerReport *opponents)
{
  for (guint i = 0; i < data->places->len; i++)
    {
      const char *text = bluff_chart_data_get_place (data, i)->name;
      const BluffChartPoint *left = bluff_chart_data_get_point (data, 0, i);
      const BluffChartPoint *right = bluff_chart_data_get_point (data, 1, i);
      g_autofree char *opponent = opponents != NULL ? find_opponent (opponents, text) : NULL;

      ui_numbers_say (self, "chart %s %s%s %.0f %s %.0f %s", name, opponent != NULL ? opponent : find_kind (text),
                      opponent != NULL ? ":" : "", left->value, left->text, right->value, right->text);
    }
  bluff_chart_data_free (data);
}

static void
test_charts (void)
{
  UiNumbers numbers = ui_numbers_begin ();

  for (guint who = 0; who < MANY_PEOPLE; who++)
    for (BluffPeriod period = 0; period < BLUFF_N_PERIODS; period++)
      for (guint company = 0; company < G_N_ELEMENTS (companies); company++)
        {
          g_autoptr (BluffPlayerReport) report = read_report (world.ids[who], period, companies[company].companies);

          ui_numbers_turn_to (&numbers, g_strdup_printf ("charts %s %s %s", many_games_people[who],
                                                         period_names[period], companies[company].name));
          say_months (&numbers, "wins", bluff_player_charts_wins (report));
          say_months (&numbers, "rating", bluff_player_charts_rating (report));
          say_shares (&numbers, "tables", bluff_player_charts_tables (report), find_table);
          say_shares (&numbers, "believed", bluff_player_charts_believed (report), find_game);
          say_shares (&numbers, "tells", bluff_player_charts_tells (report), find_index);
          say_pairs (&numbers, "shouts", bluff_player_charts_doubts (report), NULL);
          say_pairs (&numbers, "fooled", bluff_player_charts_fooled (report), report);
          say_pairs (&numbers, "rivals", bluff_player_charts_rivals (report), report);
        }
  ui_numbers_end (&numbers, world.expected, (const char *[]){ "charts ", NULL });
}

/* --- Tiles, streaks, lies and badges -------------------------------------------------------------------------------
 */

/* All widgets of TYPE below ROOT that are seen, in their order. */
static void
collect (GtkWidget *root, GType type, GPtrArray *found)
{
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      {
        if (g_type_is_a (G_OBJECT_TYPE (child), type))
          g_ptr_array_add (found, child);
        collect (child, type, found);
      }
}

static GPtrArray *
list_widgets (GtkWidget *root, GType type)
{
  GPtrArray *found = g_ptr_array_new ();

  collect (root, type, found);
  return found;
}

static const char *
get_label (GPtrArray *labels, guint i)
{
  return gtk_label_get_label (GTK_LABEL (g_ptr_array_index (labels, i)));
}

static GtkWidget *
get_part (GType type, const char *name)
{
  GtkWidget *page = GTK_WIDGET (bluff_window_get_page (ui_driver_get_window (world.driver)));

  return GTK_WIDGET (gtk_widget_get_template_child (page, type, name));
}

static void
open_page (const char *action, GVariant *target, GType type)
{
  GtkWidget *page = GTK_WIDGET (bluff_window_get_page (ui_driver_get_window (world.driver)));

  g_assert_true (gtk_widget_activate_action_variant (page, action, target));
  ui_driver_wait_for_page (world.driver, type);
  ui_driver_settle (world.driver);
}

static void
choose (GtkWidget *drop_down, guint choice)
{
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), choice);
  ui_driver_settle (world.driver);
}

static void
say_tiles (const UiNumbers *self, const BluffPlayerReport *report)
{
  static const char *const tiles[] = { "won", "believed", "right", "fooler" };

  for (guint i = 0; i < G_N_ELEMENTS (tiles); i++)
    {
      g_autoptr (GPtrArray) labels = list_widgets (get_part (BLUFF_TYPE_PLAYER_PAGE, tiles[i]), GTK_TYPE_LABEL);
      g_autofree char *both = g_strconcat (get_label (labels, 0), " ", get_label (labels, 1), NULL);
      g_autofree char *numbers = ui_numbers_find (both);

      g_assert_cmpuint (labels->len, ==, 2);
      ui_numbers_say (self, "tile %s %s", tiles[i], numbers);
      if (g_str_equal (tiles[i], "fooler") && *numbers != '\0')
        {
          g_autofree char *opponent = find_opponent (report, get_label (labels, 0));

          ui_numbers_say (self, "tile fooler-is %s", opponent);
        }
    }
}

/* What a player can be proud of: rows of a group. */
static void
say_rows (const UiNumbers *self, const char *group, const char *key)
{
  g_autoptr (GPtrArray) rows = list_widgets (get_part (BLUFF_TYPE_PLAYER_PAGE, group), ADW_TYPE_ACTION_ROW);

  for (guint i = 0; i < rows->len; i++)
    {
      AdwActionRow *row = g_ptr_array_index (rows, i);
      const char *title = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));
      const char *subtitle = adw_action_row_get_subtitle (row);
      GVariant *target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (row));
      g_autofree char *in_title = ui_numbers_find (title), *below = ui_numbers_find (subtitle);

      if (target != NULL)
        ui_numbers_say (self, "%s %s %s in %s", key, find_kind (title), below, g_variant_get_string (target, NULL));
      else if (*below != '\0')
        ui_numbers_say (self, "%s %u %s", key, i, below);
      /* A badge: what was earned once has no number. */
      else if (g_str_has_prefix (subtitle, TEXT_STILL_TO_EARN_START))
        ui_numbers_say (self, "%s %u 0", key, i);
      else
        ui_numbers_say (self, "%s %u %s", key, i, *in_title != '\0' ? in_title : "1");
    }
}

static void
test_player (void)
{
  UiNumbers numbers = ui_numbers_begin ();

  for (guint who = 0; who < MANY_PEOPLE; who++)
    {
      open_page ("win.player", g_variant_new_int64 (world.ids[who]), BLUFF_TYPE_PLAYER_PAGE);
      for (BluffPeriod period = 0; period < BLUFF_N_PERIODS; period++)
        for (guint company = 0; company < (period == BLUFF_PERIOD_ALL ? G_N_ELEMENTS (companies) : 1); company++)
          {
            g_autoptr (BluffPlayerReport) report = read_report (world.ids[who], period, companies[company].companies);

            choose (get_part (BLUFF_TYPE_PLAYER_PAGE, "period"), period);
            choose (get_part (BLUFF_TYPE_PLAYER_PAGE, "company"), company);
            ui_numbers_turn_to (&numbers, g_strdup_printf ("player %s %s %s", many_games_people[who],
                                                           period_names[period], companies[company].name));
            if (!gtk_widget_get_visible (get_part (BLUFF_TYPE_PLAYER_PAGE, "grid")))
              continue;
            say_tiles (&numbers, report);
            say_rows (&numbers, "streaks", "streak");
            say_rows (&numbers, "lies", "lie");
            say_rows (&numbers, "badges", "badge");
          }
      bluff_window_pop (ui_driver_get_window (world.driver));
    }
  ui_numbers_end (&numbers, world.expected, (const char *[]){ "player ", NULL });
}

/* --- Leader boards -------------------------------------------------------------------------------------------------
 */

/* By its name: "level mate"; people as they are. */
static char *
find_leader (const char *text, gboolean level)
{
  static const char *const levels[] = { "random", "mate" };

  for (guint i = 0; level && i < G_N_ELEMENTS (levels); i++)
    {
      g_autofree char *name = bluff_words_level (levels[i]);

      if (g_str_equal (name, text))
        return g_strdup_printf ("level %s", levels[i]);
    }
  return g_strdup (text);
}

/* Everything that is read in a row: place, games won and played, rating. */
static char *
read_row (GtkWidget *row)
{
  g_autoptr (GPtrArray) labels = list_widgets (row, GTK_TYPE_LABEL);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < labels->len; i++)
    g_string_append_printf (text, "%s ", get_label (labels, i));
  return ui_numbers_find (text->str);
}

/* Whether another row has as many wins, as far as those decide. */
static gboolean
is_equal_to_another (GPtrArray *rows, guint i)
{
  const char *games = adw_action_row_get_subtitle (g_ptr_array_index (rows, i));

  for (guint j = 0; j < rows->len; j++)
    if (j != i && atoi (adw_action_row_get_subtitle (g_ptr_array_index (rows, j))) == atoi (games))
      return TRUE;
  return FALSE;
}

static void
say_board (const UiNumbers *self, const char *board, gboolean by_wins)
{
  g_autoptr (GPtrArray) rows = list_widgets (get_part (BLUFF_TYPE_LEADERS_PAGE, board), ADW_TYPE_ACTION_ROW);

  for (guint i = 0; i < rows->len; i++)
    {
      GtkWidget *row = g_ptr_array_index (rows, i);
      const char *title = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));
      g_autofree char *name = find_leader (title, g_str_equal (board, "computers"));
      g_autofree char *numbers = read_row (row);
      gboolean equal = by_wins && is_equal_to_another (rows, i);

      g_ptr_array_add (self->lines, g_strdup_printf ("%s %s: %s%s", self->subject, name, equal ? "=" : "",
                                                     equal ? strchr (numbers, ' ') : numbers));
    }
}

static void
test_leaders (void)
{
  static const struct
  {
    const char *name;
    guint choice;
  } periods[] = { { "all", 0 }, { "year", 1 }, { "month", 2 } }; /* as they stand in the list */
  UiNumbers numbers = ui_numbers_begin ();

  open_page ("win.leaders", NULL, BLUFF_TYPE_LEADERS_PAGE);
  for (guint game = 0; game <= BLUFF_N_GAMES; game++)
    for (guint period = 0; period < G_N_ELEMENTS (periods); period++)
      {
        GtkWidget *filter = get_part (BLUFF_TYPE_LEADERS_PAGE, "filter");

        choose (GTK_WIDGET (gtk_widget_get_template_child (filter, BLUFF_TYPE_HALL_FILTER, "game")), game);
        choose (GTK_WIDGET (gtk_widget_get_template_child (filter, BLUFF_TYPE_HALL_FILTER, "period")),
                periods[period].choice);
        ui_numbers_turn_to (&numbers, g_strdup_printf ("leaders %s %s",
                                                       game > 0 ? bluff_game_name ((BluffGame) (game - 1)) : "all",
                                                       periods[period].name));
        say_board (&numbers, "people", period > 0);
        say_board (&numbers, "computers", period > 0);
      }
  bluff_window_pop (ui_driver_get_window (world.driver));
  ui_numbers_end (&numbers, world.expected, (const char *[]){ "leaders ", NULL });
}

/* --- Games ---------------------------------------------------------------------------------------------------------
 */

static void
test_hall (void)
{
  UiNumbers numbers = ui_numbers_begin ();

  for (guint i = 0; i < world.games->len; i++)
    {
      const BluffStoreGame *game = g_ptr_array_index (world.games, i);
      g_autoptr (BluffGameItem) item = bluff_game_item_new (game, NULL, BLUFF_STORE_NO_PLAYER);
      g_autofree char *length = ui_numbers_find (bluff_game_item_get_length (item));
      g_autofree char *winners = ui_numbers_find (bluff_game_item_get_winners (item));
      g_autofree char *places = ui_numbers_find (bluff_game_item_get_places (item));

      ui_numbers_turn_to (&numbers, g_strdup_printf ("hall %u %s %s %s", i, bluff_game_item_get_id (item),
                                                     find_kind (bluff_game_item_get_title (item)), length));
      ui_numbers_say (&numbers, "%s: %s", winners, places);
    }
  ui_numbers_end (&numbers, world.expected, (const char *[]){ "hall ", NULL });
}

static BluffStory *
read_story (const char *id)
{
  g_autoptr (GBytes) bytes = bluff_saves_export (world.saves, id, NULL);
  g_autoptr (BluffRecord) record = NULL;
  BluffFault fault;
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  record = bluff_record_read_bytes (data, size, &fault);
  g_assert_nonnull (record);
  return bluff_story_new (record);
}

static BluffCast
cast_of (const BluffStoreGame *game)
{
  BluffCast cast = { .players = game->n_seats, .viewer = BLUFF_NO_SEAT };

  for (guint seat = 0; seat < game->n_seats; seat++)
    cast.names[seat] = game->seats[seat].name;
  return cast;
}

/* A row of the list, by the words that it shows. */
static void
say_claim (UiNumbers *self, const BluffStory *story, const BluffStoreGame *game, const BluffClaim *claim)
{
  BluffCast cast = cast_of (game);
  BluffToldClaim told = bluff_story_tell_claim (story->table.game, claim);
  g_autofree char *round = ui_numbers_take (bluff_words_round (story->table.game, claim->turn, cast.players));
  g_autofree char *heading = bluff_words_claim (&cast, &told);
  g_autofree char *size = ui_numbers_take_nameless (g_strdup (heading));
  /* What follows in Bluffer is told in words, as it is always the same. */
  g_autofree char *moves = ui_numbers_take_nameless (
      story->table.game != BLUFF_GAME_BLUFFER ? bluff_words_claim_result (&cast, &told) : NULL);

  g_assert_nonnull (strstr (heading, cast.names[claim->seat]));
  ui_numbers_turn_to (self, g_strdup_printf ("claim %s %" G_GINT64_FORMAT, game->id, claim->n));
  ui_numbers_say (self, "%s %u %s %s %s %s", round, claim->seat, claim->bluff ? "bluff" : "truth",
                  claim->end == BLUFF_CLAIM_CALLED ? "called" : "believed", *size != '\0' ? size : "0", moves);
}

static void
say_highlights (UiNumbers *self, const BluffStory *story, const BluffStoreGame *game)
{
  static const struct
  {
    const char *name;
    char *(*say) (const BluffCast *cast, const BluffToldClaim *claim);
  } highlights[BLUFF_N_HIGHLIGHTS] = { [BLUFF_HIGHLIGHT_LIE] = { "lie", bluff_words_best_lie },
                                       [BLUFF_HIGHLIGHT_READ] = { "read", bluff_words_best_read },
                                       [BLUFF_HIGHLIGHT_DOUBT] = { "doubt", bluff_words_dearest_doubt } };
  BluffCast cast = cast_of (game);

  for (guint i = 0; i < BLUFF_N_HIGHLIGHTS; i++)
    {
      const BluffClaim *claim = bluff_claims_find_highlight (story->claims, (BluffHighlight) i);
      g_autofree char *numbers = NULL;
      BluffToldClaim told;

      if (claim == NULL)
        continue;
      told = bluff_story_tell_claim (story->table.game, claim);
      /* The round, and how much it moved. */
      numbers = ui_numbers_take_nameless (highlights[i].say (&cast, &told));
      ui_numbers_turn_to (self, g_strdup_printf ("highlight %s %s %" G_GINT64_FORMAT, game->id, highlights[i].name,
                                                 claim->n));
      ui_numbers_say (self, "%s", numbers);
    }
}

static void
test_stories (void)
{
  UiNumbers numbers = ui_numbers_begin ();

  for (guint i = 0; i < world.games->len; i++)
    {
      const BluffStoreGame *game = g_ptr_array_index (world.games, i);
      g_autoptr (BluffStory) story = read_story (game->id);
      guint rounds = bluff_words_round_number (story->table.game, story->view.head.turns, story->table.players);
      g_autoptr (GListModel) items = bluff_story_items_new (story);

      ui_numbers_turn_to (&numbers, g_strdup_printf ("story %s", game->id));
      ui_numbers_say (&numbers, "%u %u", rounds, (guint) (story->ms / MINUTE));
      for (guint j = 0; j < g_list_model_get_n_items (items); j++)
        {
          g_autoptr (BluffStoryItem) item = g_list_model_get_item (items, j);

          say_claim (&numbers, story, game, bluff_story_item_get_claim (item));
        }
      say_highlights (&numbers, story, game);
    }
  ui_numbers_end (&numbers, world.expected, (const char *[]){ "story ", "claim ", "highlight ", NULL });
}

/* What is expected of a game, in its page: rounds and minutes, and the numbers of what stands out. */
static char *
list_expected (const char *id)
{
  static const char *const prefixes[] = { "story", "highlight" };
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; world.expected[i] != NULL; i++)
    for (guint j = 0; j < G_N_ELEMENTS (prefixes); j++)
      {
        g_autofree char *prefix = g_strdup_printf ("%s %s", prefixes[j], id);

        if (g_str_has_prefix (world.expected[i], prefix))
          g_ptr_array_add (found, g_strdup (strrchr (world.expected[i], ':') + 2));
      }
  many_games_sort (found);
  g_ptr_array_add (found, NULL);
  return g_strjoinv (", ", (char **) found->pdata);
}

/* The same in the page itself. */
static char *
list_shown (void)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_free);
  GtkWidget *facts = get_part (BLUFF_TYPE_STORY_PAGE, "facts");
  g_autoptr (GPtrArray) labels = list_widgets (get_part (BLUFF_TYPE_STORY_PAGE, "highlights"), GTK_TYPE_LABEL);

  /* After the day. */
  g_ptr_array_add (found, ui_numbers_find (strstr (gtk_label_get_label (GTK_LABEL (facts)), "·")));
  for (guint i = 0; i < labels->len; i++)
    {
      g_autofree char *numbers = ui_numbers_take_nameless (g_strdup (get_label (labels, i)));

      /* A heading has none. */
      if (*numbers != '\0')
        g_ptr_array_add (found, g_steal_pointer (&numbers));
    }
  many_games_sort (found);
  g_ptr_array_add (found, NULL);
  return g_strjoinv (", ", (char **) found->pdata);
}

static void
test_story_pages (void)
{
  for (guint i = 0; i < world.games->len; i += STORY_EVERY)
    {
      const BluffStoreGame *game = g_ptr_array_index (world.games, i);
      g_autofree char *expected = list_expected (game->id), *shown = NULL;

      open_page ("win.story", g_variant_new_string (game->id), BLUFF_TYPE_STORY_PAGE);
      shown = list_shown ();
      if (!g_str_equal (shown, expected))
        g_test_fail_printf ("%s: %s instead of %s", game->id, shown, expected);
      bluff_window_pop (ui_driver_get_window (world.driver));
      ui_driver_settle (world.driver);
    }
}

/* --- Evenings ------------------------------------------------------------------------------------------------------
 */

static void
press_until (guint *next, gint64 now)
{
  for (; *next < n_presses && presses[*next].time <= now; ++*next)
    {
      gint64 time = presses[*next].time;

      if (presses[*next].press == PRESS_SERIES)
        g_assert_true (bluff_store_begin_series (world.store, presses[*next].goal, time, NULL));
      else if (presses[*next].press == PRESS_EVENING)
        g_assert_true (bluff_store_begin_evening (world.store, time, NULL));
      else
        g_assert_true (bluff_store_end_series (world.store, time, NULL));
    }
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  gint64 left = *(const gint64 *) a, right = *(const gint64 *) b;

  return left < right ? -1 : left > right;
}

/* How it stands when a game ends, and six hours later. */
static void
test_evenings (void)
{
  static const char *const states[] = {
    [BLUFF_STORE_SERIES_NONE] = "-", [BLUFF_STORE_SERIES_ON] = "on ", [BLUFF_STORE_SERIES_WON] = "won "
  };
  UiNumbers numbers = ui_numbers_begin ();
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));
  guint next = 0;

  for (guint i = 0; i < world.games->len; i++)
    {
      gint64 ended = ((BluffStoreGame *) g_ptr_array_index (world.games, i))->last_played;
      gint64 over = ended + BLUFF_STORE_QUIET_MS;

      g_array_append_val (times, ended);
      g_array_append_val (times, over);
    }
  g_array_sort (times, compare_times);
  for (guint i = 0; i < times->len; i++)
    {
      gint64 now = g_array_index (times, gint64, i);
      g_autoptr (BluffStoreEvening) evening = NULL;
      g_autofree char *tonight = NULL, *series = NULL;

      press_until (&next, now);
      evening = bluff_store_read_evening (world.store, NULL, now, NULL);
      tonight = ui_numbers_take (bluff_evening_say_tonight (evening));
      series = ui_numbers_take (bluff_evening_say_series (evening));
      ui_numbers_turn_to (&numbers, g_strdup_printf ("evening %" G_GINT64_FORMAT, now));
      ui_numbers_say (&numbers, "%s: %s%s", *tonight != '\0' ? tonight : "-", states[evening->series], series);
    }
  ui_numbers_end (&numbers, world.expected, (const char *[]){ "evening ", NULL });
}

int
main (int argc, char **argv)
{
  int failures;

  setlocale (LC_ALL, "C.UTF-8");
  many_games_set_clock ();
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  set_up ();

#define ADD(name, test) g_test_add_func ("/ui/numbers/" name, test)
  ADD ("charts", test_charts);
  ADD ("player", test_player);
  ADD ("leaders", test_leaders);
  ADD ("hall", test_hall);
  ADD ("stories", test_stories);
  ADD ("story-pages", test_story_pages);
  ADD ("evenings", test_evenings);
#undef ADD

  failures = g_test_run ();
  tear_down ();
  return failures;
}
