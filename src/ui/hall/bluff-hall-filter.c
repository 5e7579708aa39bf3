/* bluff-hall-filter.c: which finished games are looked at: a bar of choices.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-hall-filter.h"

#include "bluff-cast.h"
#include "bluff-game.h"
#include "bluff-period.h"
#include "bluff-store-player.h"
#include "bluff-words-names.h"
#include "bluff-words-store.h"
#include "bluff-wrap.h"

#include <glib/gi18n.h>

enum
{
  ANYBODY = 0,   /* the first choice of players and of opponents */
  COMPUTERS = 1, /* the second one of opponents */
};

struct _BluffHallFilter
{
  AdwBin parent_instance;

  GtkDropDown *game;
  GtkDropDown *player;
  GtkDropDown *opponents;
  GtkDropDown *period;
  GtkCheckButton *people_only;

  GArray *ids;        /* gint64: the profiles that can be chosen */
  gint64 wanted;      /* who is chosen, */
  gint64 other;       /* and the opponent, also before the players are known */
  gboolean computers; /* are the opponents */
  guint filling;      /* what changes is not a person's choice */
  gboolean brief;
};

enum
{
  PROP_BRIEF = 1
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BluffHallFilter, bluff_hall_filter, ADW_TYPE_BIN)

/* --- Choices -------------------------------------------------------------------------------------------------------
 */

static void
set_choices (GtkDropDown *drop_down, const char *const *texts)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (texts);

  gtk_drop_down_set_model (drop_down, G_LIST_MODEL (list));
}

/* The button in a list has the focus: it is named for what one chooses there. */
static void
name_buttons (BluffHallFilter *self)
{
  GtkDropDown *lists[] = { self->game, self->player, self->opponents, self->period };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (lists[i]));

      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      gtk_widget_get_tooltip_text (GTK_WIDGET (lists[i])), -1);
    }
}

static void
offer_games (BluffHallFilter *self)
{
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  /* Translators: a choice: the three kinds of game (Bluff Pirate and so on), not the games that were played. */
  g_strv_builder_add (texts, C_ ("kinds of game", "All Games"));
  for (BluffGame game = 0; game < BLUFF_N_GAMES; game++)
    {
      g_autofree char *name = bluff_words_game (game);

      g_strv_builder_add (texts, name);
    }
  all = g_strv_builder_end (texts);
  set_choices (self->game, (const char *const *) all);
}

static void
offer_periods (BluffHallFilter *self)
{
  const char *texts[BLUFF_N_PERIODS + 1] = { NULL };

  for (BluffPeriod period = 0; period < BLUFF_N_PERIODS; period++)
    texts[period] = bluff_period_name (period);
  set_choices (self->period, texts);
}

/* Where a profile stands after FIRST choices that are none; the first choice if it is not there. */
static guint
find_choice (BluffHallFilter *self, gint64 player, guint first)
{
  for (guint i = 0; i < self->ids->len; i++)
    if (g_array_index (self->ids, gint64, i) == player)
      return first + i;

  return ANYBODY;
}

static gint64
player_at (BluffHallFilter *self, guint choice, guint first)
{
  if (choice == GTK_INVALID_LIST_POSITION || choice < first || choice - first >= self->ids->len)
    return BLUFF_STORE_NO_PLAYER;

  return g_array_index (self->ids, gint64, choice - first);
}

/* Shows what is chosen, without being told that it is. */
static void
show_choices (BluffHallFilter *self)
{
  self->filling++;
  gtk_drop_down_set_selected (self->player, find_choice (self, self->wanted, ANYBODY + 1));
  gtk_drop_down_set_selected (self->opponents,
                              self->computers ? COMPUTERS : find_choice (self, self->other, COMPUTERS + 1));
  /* Nobody plays against computers among people only. */
  if (self->computers)
    gtk_check_button_set_active (self->people_only, FALSE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->people_only), !self->computers);
  self->filling--;
}

static void
tell (BluffHallFilter *self)
{
  if (self->filling == 0)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
chosen_cb (BluffHallFilter *self)
{
  tell (self);
}

static void
player_chosen_cb (BluffHallFilter *self)
{
  if (self->filling > 0)
    return;

  self->wanted = player_at (self, gtk_drop_down_get_selected (self->player), ANYBODY + 1);
  tell (self);
}

static void
opponents_chosen_cb (BluffHallFilter *self)
{
  guint chosen = gtk_drop_down_get_selected (self->opponents);

  if (self->filling > 0)
    return;

  self->computers = chosen == COMPUTERS;
  self->other = player_at (self, chosen, COMPUTERS + 1);
  show_choices (self);
  tell (self);
}

/* --- The widget ----------------------------------------------------------------------------------------------------
 */

static void
bluff_hall_filter_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  BluffHallFilter *self = BLUFF_HALL_FILTER (object);

  if (id != PROP_BRIEF)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }

  self->brief = g_value_get_boolean (value);
  gtk_widget_set_visible (GTK_WIDGET (self->player), !self->brief);
  gtk_widget_set_visible (GTK_WIDGET (self->opponents), !self->brief);
  gtk_widget_set_visible (GTK_WIDGET (self->people_only), !self->brief);
}

/* Lists that go have nothing chosen any more, and say so. */
static void
bluff_hall_filter_dispose (GObject *object)
{
  BLUFF_HALL_FILTER (object)->filling++;

  G_OBJECT_CLASS (bluff_hall_filter_parent_class)->dispose (object);
}

static void
bluff_hall_filter_finalize (GObject *object)
{
  g_array_unref (BLUFF_HALL_FILTER (object)->ids);

  G_OBJECT_CLASS (bluff_hall_filter_parent_class)->finalize (object);
}

static void
bluff_hall_filter_class_init (BluffHallFilterClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = bluff_hall_filter_set_property;
  G_OBJECT_CLASS (klass)->dispose = bluff_hall_filter_dispose;
  G_OBJECT_CLASS (klass)->finalize = bluff_hall_filter_finalize;
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_BRIEF,
                                   g_param_spec_boolean ("brief", NULL, NULL, FALSE,
                                                         G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  signals[CHANGED] =
      g_signal_new ("changed", G_OBJECT_CLASS_TYPE (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (BLUFF_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bluffbay/BluffBay/hall/bluff-hall-filter.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffHallFilter, game);
  gtk_widget_class_bind_template_child (widget_class, BluffHallFilter, player);
  gtk_widget_class_bind_template_child (widget_class, BluffHallFilter, opponents);
  gtk_widget_class_bind_template_child (widget_class, BluffHallFilter, period);
  gtk_widget_class_bind_template_child (widget_class, BluffHallFilter, people_only);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, player_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, opponents_chosen_cb);
}

static void
bluff_hall_filter_init (BluffHallFilter *self)
{
  self->ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  self->filling++;
  gtk_widget_init_template (GTK_WIDGET (self));
  name_buttons (self);
  offer_games (self);
  offer_periods (self);
  bluff_hall_filter_set_players (self, NULL);
  self->filling--;
}

void
bluff_hall_filter_set_players (BluffHallFilter *self, GPtrArray *players)
{
  g_autoptr (GPtrArray) whose = g_ptr_array_new ();
  g_autoptr (GPtrArray) others = g_ptr_array_new ();

  g_return_if_fail (BLUFF_IS_HALL_FILTER (self));

  /* Translators: a choice: the games of all players. */
  g_ptr_array_add (whose, _ ("Everybody"));
  /* Translators: a choice: games against any opponents, people or computers. */
  g_ptr_array_add (others, _ ("Any Opponents"));
  /* Translators: a choice: games with computer players. */
  g_ptr_array_add (others, _ ("Computers"));
  g_array_set_size (self->ids, 0);
  for (guint i = 0; players != NULL && i < players->len; i++)
    {
      BluffStorePlayer *player = g_ptr_array_index (players, i);

      g_array_append_val (self->ids, player->id);
      g_ptr_array_add (whose, player->name);
      g_ptr_array_add (others, player->name);
    }
  g_ptr_array_add (whose, NULL);
  g_ptr_array_add (others, NULL);
  if (players != NULL && find_choice (self, self->wanted, ANYBODY + 1) == ANYBODY)
    self->wanted = BLUFF_STORE_NO_PLAYER;
  if (players != NULL && find_choice (self, self->other, COMPUTERS + 1) == ANYBODY)
    self->other = BLUFF_STORE_NO_PLAYER;

  self->filling++;
  set_choices (self->player, (const char *const *) whose->pdata);
  set_choices (self->opponents, (const char *const *) others->pdata);
  show_choices (self);
  self->filling--;
}

void
bluff_hall_filter_choose_player (BluffHallFilter *self, gint64 player)
{
  g_return_if_fail (BLUFF_IS_HALL_FILTER (self));

  self->wanted = player;
  show_choices (self);
}

BluffStoreFilter
bluff_hall_filter_get (BluffHallFilter *self, gint64 now)
{
  BluffStoreFilter filter = { .state = BLUFF_STORE_FINISHED };
  guint game, n = 0;

  g_return_val_if_fail (BLUFF_IS_HALL_FILTER (self), filter);

  game = gtk_drop_down_get_selected (self->game);
  if (game > 0 && game <= BLUFF_N_GAMES)
    filter.kind = bluff_game_name ((BluffGame) (game - 1));
  filter.since = bluff_period_since ((BluffPeriod) gtk_drop_down_get_selected (self->period), now);
  if (self->wanted != BLUFF_STORE_NO_PLAYER)
    filter.players[n++] = self->wanted;
  if (self->other != BLUFF_STORE_NO_PLAYER && self->other != self->wanted)
    filter.players[n++] = self->other;
  filter.with_computers = self->computers;
  filter.people_only = gtk_check_button_get_active (self->people_only);
  return filter;
}

/* What is chosen of one list, unless that is everything. Names may be of any script. */
static char *
say_choice (char *said, GtkDropDown *drop_down)
{
  g_autofree char *before = said;
  GtkStringObject *chosen = gtk_drop_down_get_selected_item (drop_down);
  g_autofree char *choice = NULL;

  if (chosen == NULL || gtk_drop_down_get_selected (drop_down) == 0)
    return g_steal_pointer (&before);

  choice = bluff_cast_isolate (gtk_string_object_get_string (chosen));
  return before != NULL ? bluff_words_beside (before, choice) : g_steal_pointer (&choice);
}

char *
bluff_hall_filter_say (BluffHallFilter *self)
{
  char *said = NULL;

  g_return_val_if_fail (BLUFF_IS_HALL_FILTER (self), NULL);

  said = say_choice (said, self->game);
  said = say_choice (said, self->player);
  said = say_choice (said, self->opponents);
  said = say_choice (said, self->period);
  if (gtk_check_button_get_active (self->people_only))
    {
      const char *label = gtk_check_button_get_label (self->people_only);
      g_autofree char *before = said;

      said = before != NULL ? bluff_words_beside (before, label) : g_strdup (label);
    }
  return said;
}

gboolean
bluff_hall_filter_is_clear (BluffHallFilter *self)
{
  BluffHallChoice choice = bluff_hall_filter_get_choice (self);

  return choice.game == 0 && choice.period == 0 && choice.player == BLUFF_STORE_NO_PLAYER &&
         choice.opponent == BLUFF_STORE_NO_PLAYER && !choice.computers && !choice.people_only;
}

void
bluff_hall_filter_clear (BluffHallFilter *self)
{
  g_return_if_fail (BLUFF_IS_HALL_FILTER (self));

  bluff_hall_filter_set_choice (self, &(BluffHallChoice){ 0 });
  tell (self);
}

BluffHallChoice
bluff_hall_filter_get_choice (BluffHallFilter *self)
{
  g_return_val_if_fail (BLUFF_IS_HALL_FILTER (self), (BluffHallChoice){ 0 });

  return (BluffHallChoice){ .game = gtk_drop_down_get_selected (self->game),
                            .period = gtk_drop_down_get_selected (self->period),
                            .player = self->wanted,
                            .opponent = self->other,
                            .computers = self->computers,
                            .people_only = gtk_check_button_get_active (self->people_only) };
}

void
bluff_hall_filter_set_choice (BluffHallFilter *self, const BluffHallChoice *choice)
{
  g_return_if_fail (BLUFF_IS_HALL_FILTER (self));

  self->filling++;
  gtk_drop_down_set_selected (self->game, choice->game);
  gtk_drop_down_set_selected (self->period, choice->period);
  self->wanted = choice->player;
  self->other = choice->opponent;
  self->computers = choice->computers;
  gtk_check_button_set_active (self->people_only, choice->people_only);
  show_choices (self);
  self->filling--;
}
