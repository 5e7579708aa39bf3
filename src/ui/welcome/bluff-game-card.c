/* bluff-game-card.c: a game that can be played.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-game-card.h"

#include "bluff-box.h"
#include "bluff-scene.h"
#include "bluff-words-names.h"
#include "bluff-wrap.h"

#include <glib/gi18n.h>

struct _BluffGameCard
{
  AdwBin parent_instance;

  GtkBox *box;
  BluffScene *scene;
  GtkBox *body;
  GtkLabel *title;
  GtkLabel *about;
  GtkBox *facts;
  GtkLabel *players;
  GtkLabel *minutes;
  GtkLabel *age;
  GtkButton *play;
  GtkButton *rules;
  GtkButton *again;

  BluffGame game;
};

G_DEFINE_FINAL_TYPE (BluffGameCard, bluff_game_card, ADW_TYPE_BIN)

static const struct
{
  const char *scene;
  const char *about;
} games[BLUFF_N_GAMES] = {
  [BLUFF_GAME_PIRATE] = { "scene-pirate",
                          N_ ("Lay your cards, keep a straight face and race to the treasure island.") },
  [BLUFF_GAME_BLUFFER] = { "scene-bluffer", N_ ("Two-sided cards, one hidden truth. Claim it, or shout “Bluff!”") },
  [BLUFF_GAME_BLUFFANEER] = { "scene-bluffaneer", N_ ("Roll the bones, claim the booty and never blink.") },
};

/* How a card is laid out. */
typedef struct
{
  GtkOrientation orientation;
  int scene_width, scene_height; /* at least; -1: whatever there is */
  int body_width;
  int margin;
  const char *title; /* style class */
  gboolean about;
  gboolean centred; /* what is said stands in the middle of the height, not its buttons at the end */
} Layout;

static const Layout alone[] = {
  [BLUFF_BREADTH_TINY] = { GTK_ORIENTATION_VERTICAL, -1, 130, -1, 16, "title-2", TRUE, FALSE },
  [BLUFF_BREADTH_NARROW] = { GTK_ORIENTATION_VERTICAL, -1, 190, -1, 16, "title-1", TRUE, FALSE },
  [BLUFF_BREADTH_MEDIUM] = { GTK_ORIENTATION_HORIZONTAL, 240, 280, 300, 22, "title-1", TRUE, TRUE },
  [BLUFF_BREADTH_WIDE] = { GTK_ORIENTATION_HORIZONTAL, 440, 310, 360, 32, "title-1", TRUE, TRUE },
};

static const Layout among_others[] = {
  [BLUFF_BREADTH_TINY] = { GTK_ORIENTATION_VERTICAL, -1, 100, -1, 12, "title-3", FALSE, FALSE },
  [BLUFF_BREADTH_NARROW] = { GTK_ORIENTATION_HORIZONTAL, 88, 110, 200, 12, "title-3", FALSE, FALSE },
  [BLUFF_BREADTH_MEDIUM] = { GTK_ORIENTATION_HORIZONTAL, 220, 150, 320, 16, "title-2", TRUE, FALSE },
  [BLUFF_BREADTH_WIDE] = { GTK_ORIENTATION_VERTICAL, -1, 204, -1, 16, "title-2", TRUE, FALSE },
};

static void
set_title_class (BluffGameCard *self, const char *title)
{
  static const char *const classes[] = { "title-1", "title-2", "title-3" };

  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    gtk_widget_remove_css_class (GTK_WIDGET (self->title), classes[i]);
  gtk_widget_add_css_class (GTK_WIDGET (self->title), title);
}

static void
set_margins (GtkWidget *widget, int margin)
{
  gtk_widget_set_margin_start (widget, margin);
  gtk_widget_set_margin_end (widget, margin);
  gtk_widget_set_margin_top (widget, margin);
  gtk_widget_set_margin_bottom (widget, margin);
}

void
bluff_game_card_lay_out (BluffGameCard *self, BluffBreadth breadth, gboolean by_itself)
{
  const Layout *layout;
  gboolean below;

  g_return_if_fail (BLUFF_IS_GAME_CARD (self));

  layout = by_itself ? &alone[breadth] : &among_others[breadth];
  below = breadth == BLUFF_BREADTH_TINY;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box), layout->orientation);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->facts),
                                  below ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_size_request (GTK_WIDGET (self->scene), layout->scene_width, layout->scene_height);
  gtk_widget_set_size_request (GTK_WIDGET (self->body), layout->body_width, -1);
  /* Pictures below each other are all as wide. */
  gtk_widget_set_hexpand (GTK_WIDGET (self->scene), by_itself || layout->orientation == GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_hexpand (GTK_WIDGET (self->body), !by_itself);
  gtk_widget_set_valign (GTK_WIDGET (self->body), layout->centred ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  gtk_box_set_spacing (self->body, layout->centred ? 12 : 6);
  gtk_widget_set_visible (GTK_WIDGET (self->about), layout->about);
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->age)), by_itself || breadth != BLUFF_BREADTH_NARROW);
  set_margins (GTK_WIDGET (self->body), layout->margin);
  set_title_class (self, layout->title);
}

void
bluff_game_card_set_again (BluffGameCard *self, gboolean again)
{
  g_return_if_fail (BLUFF_IS_GAME_CARD (self));

  gtk_widget_set_visible (GTK_WIDGET (self->again), again);
}

static void
show_facts (BluffGameCard *self, BluffGame game)
{
  g_autofree char *players = bluff_box_players_brief (game);
  g_autofree char *players_said = bluff_box_players (game);
  g_autofree char *minutes = bluff_box_minutes (game);
  g_autofree char *age = bluff_box_age (game);

  gtk_label_set_label (self->players, players);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->players), GTK_ACCESSIBLE_PROPERTY_LABEL, players_said, -1);
  gtk_label_set_label (self->minutes, minutes);
  gtk_label_set_label (self->age, age);
}

static void
say_with_title (GtkButton *button, const char *label, const char *title)
{
  /* Translators: what screen readers call a button of a game's card. %1$s is its label, "Play"; %2$s is the game. */
  g_autofree char *said = g_strdup_printf (_ ("%1$s: %2$s"), label, title);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
}

static void
bluff_game_card_class_init (BluffGameCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BLUFF_TYPE_SCENE);
  g_type_ensure (BLUFF_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bluffbay/BluffBay/welcome/bluff-game-card.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffGameCard, box);
  gtk_widget_class_bind_template_child (widget_class, BluffGameCard, scene);
  gtk_widget_class_bind_template_child (widget_class, BluffGameCard, body);
  gtk_widget_class_bind_template_child (widget_class, BluffGameCard, title);
  gtk_widget_class_bind_template_child (widget_class, BluffGameCard, about);
  gtk_widget_class_bind_template_child (widget_class, BluffGameCard, facts);
  gtk_widget_class_bind_template_child (widget_class, BluffGameCard, players);
  gtk_widget_class_bind_template_child (widget_class, BluffGameCard, minutes);
  gtk_widget_class_bind_template_child (widget_class, BluffGameCard, age);
  gtk_widget_class_bind_template_child (widget_class, BluffGameCard, play);
  gtk_widget_class_bind_template_child (widget_class, BluffGameCard, rules);
  gtk_widget_class_bind_template_child (widget_class, BluffGameCard, again);
}

static void
bluff_game_card_init (BluffGameCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bluff_game_card_new (BluffGame game)
{
  BluffGameCard *self;
  g_autofree char *title = NULL;
  const char *name;

  g_return_val_if_fail (game < BLUFF_N_GAMES, NULL);

  self = g_object_new (BLUFF_TYPE_GAME_CARD, NULL);
  self->game = game;
  name = bluff_game_name (game);
  title = bluff_words_game (game);
  bluff_scene_set_drawing (self->scene, games[game].scene);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->about, _ (games[game].about));
  show_facts (self, game);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->play), "s", name);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rules), "(ss)", name, "");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->again), "s", name);
  say_with_title (self->play, C_ ("begin a game", "Play"), title);
  say_with_title (self->rules, _ ("How to Play"), title);
  say_with_title (self->again, _ ("Same Again"), title);

  return GTK_WIDGET (self);
}

BluffGame
bluff_game_card_get_game (BluffGameCard *self)
{
  g_return_val_if_fail (BLUFF_IS_GAME_CARD (self), BLUFF_GAME_PIRATE);

  return self->game;
}
