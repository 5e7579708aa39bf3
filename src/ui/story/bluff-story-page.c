/* bluff-story-page.c: the page of one game.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-story-page-private.h"

#include "bluff-bluffaneer-end-sheet.h"
#include "bluff-bluffer-end-sheet.h"
#include "bluff-breadth.h"
#include "bluff-main-menu.h"
#include "bluff-pirate-end-sheet.h"
#include "bluff-sheet.h"
#include "bluff-shown-child.h"
#include "bluff-story-row.h"
#include "bluff-trouble-say.h"
#include "bluff-when.h"
#include "bluff-width-layout.h"
#include "bluff-words-claim.h"
#include "bluff-words-names.h"
#include "bluff-words-number.h"
#include "bluff-words-store.h"
#include "bluff-words.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  BADGE = 32,
  GAP = 12,
  EVERYBODY = 0, /* in the list of players; seat N is item N + 1 */
  MS_PER_MINUTE = 60 * 1000
};

G_DEFINE_FINAL_TYPE (BluffStoryPage, bluff_story_page, BLUFF_TYPE_PAGE)

/* --- How it ended --------------------------------------------------------------------------------------------------
 */

static void
show_text (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

static BluffEnding
describe_ending (const BluffTale *tale)
{
  switch (tale->story->table.game)
    {
    case BLUFF_GAME_PIRATE:
      return bluff_pirate_end_sheet_describe (tale->crew, &tale->story->view.pirate);
    case BLUFF_GAME_BLUFFER:
      return bluff_bluffer_end_sheet_describe (tale->crew, &tale->story->view.bluffer);
    case BLUFF_GAME_BLUFFANEER:
    default:
      return bluff_bluffaneer_end_sheet_describe (tale->crew, &tale->story->view.bluffaneer);
    }
}

static GtkWidget *
make_secrets (const BluffTale *tale)
{
  const BluffStory *story = tale->story;

  if (story->table.game == BLUFF_GAME_BLUFFER)
    return bluff_bluffer_end_sheet_make_secrets (tale->crew, &story->view.bluffer, &story->secrets);
  if (story->table.game == BLUFF_GAME_BLUFFANEER)
    return bluff_bluffaneer_end_sheet_make_secrets (tale->crew, BLUFF_ONLOOKER, &story->secrets);

  return NULL;
}

/* "Yesterday · 14 rounds · 12 minutes" */
static char *
say_facts (const BluffTale *tale)
{
  const BluffStory *story = tale->story;
  guint rounds = bluff_words_round_number (story->table.game, story->view.head.turns, story->table.players);
  GPtrArray *facts = g_ptr_array_new_with_free_func (g_free);
  char *text;

  if (tale->time > 0)
    g_ptr_array_add (facts, bluff_when_say (tale->time, g_get_real_time () / 1000));
  if (rounds > 0)
    g_ptr_array_add (facts, bluff_words_n_rounds (rounds));
  if (story->ms >= MS_PER_MINUTE)
    g_ptr_array_add (facts, bluff_words_n_minutes ((guint) MIN (story->ms / MS_PER_MINUTE, G_MAXUINT)));
  g_ptr_array_add (facts, NULL);
  text = g_strjoinv (" · ", (char **) facts->pdata);
  g_ptr_array_unref (facts);

  return text;
}

static void
show_end (BluffStoryPage *self)
{
  g_auto (BluffEnding) ending = describe_ending (self->tale);

  show_text (self->title, ending.title);
  show_text (self->how, ending.how);
  show_text (self->standing, NULL);
  bluff_ranking_show (self->ranking, self->tale->crew, &ending);
  bluff_ranking_shape (self->ranking, self->narrow);
  adw_bin_set_child (self->secrets, make_secrets (self->tale));
  gtk_widget_set_visible (GTK_WIDGET (self->secrets), adw_bin_get_child (self->secrets) != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->ranking), TRUE);
}

/* Everything here is an onlooker's. */
static void
show_course (BluffStoryPage *self)
{
  BluffCast cast = bluff_crew_get_cast (self->tale->crew, BLUFF_ONLOOKER);
  g_autofree char *phase = bluff_words_phase (&cast, &self->tale->story->view);
  g_autofree char *standing = bluff_words_standing (&cast, &self->tale->story->view);

  show_text (self->title, _ ("This Game Is Not Over Yet"));
  show_text (self->how, phase);
  show_text (self->standing, standing);
  bluff_wrap_clear (self->ranking);
  adw_bin_set_child (self->secrets, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->secrets), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->ranking), FALSE);
}

/* --- What stands out -----------------------------------------------------------------------------------------------
 */

static GtkWidget *
make_line (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, style);
  return label;
}

/* Takes SENTENCE over. Not an AdwActionRow: that asks for a width by the height that its texts have at another width,
 * and lines in two scripts differ in height. */
static void
add_highlight (BluffStoryPage *self, BluffSeat hero, const char *title, char *sentence)
{
  g_autoptr (GdkPaintable) badge = bluff_flag_badge (bluff_crew_get (self->tale->crew, hero)->flag);
  GtkWidget *row = g_object_new (GTK_TYPE_LIST_BOX_ROW, "activatable", FALSE, NULL);
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *room = g_object_new (ADW_TYPE_BIN, "layout-manager", g_object_new (BLUFF_TYPE_WIDTH_LAYOUT, NULL),
                                  "hexpand", TRUE, "valign", GTK_ALIGN_CENTER, "child", words, NULL);

  gtk_box_append (GTK_BOX (words), make_line (title, "heading"));
  gtk_box_append (GTK_BOX (words), make_line (sentence, "subtitle"));
  gtk_box_append (GTK_BOX (content), bluff_sheet_make_picture (badge, BADGE));
  gtk_box_append (GTK_BOX (content), room);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), content);
  gtk_widget_add_css_class (row, "bb-story-row");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence, -1);
  gtk_list_box_append (self->highlights, row);
  g_free (sentence);
}

static void
show_highlights (BluffStoryPage *self)
{
  const BluffStory *story = self->tale->story;
  BluffCast cast = bluff_crew_get_cast (self->tale->crew, BLUFF_ONLOOKER);
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->highlights))) != NULL)
    gtk_list_box_remove (self->highlights, row);
  for (guint i = 0; story->finished && i < BLUFF_N_HIGHLIGHTS; i++)
    {
      const BluffClaim *claim = bluff_claims_find_highlight (story->claims, (BluffHighlight) i);
      BluffToldClaim told;

      if (claim == NULL)
        continue;
      told = bluff_story_tell_claim (story->table.game, claim);
      if (i == BLUFF_HIGHLIGHT_LIE)
        /* Translators: a heading: the bluff of a game that was believed and moved most. */
        add_highlight (self, claim->seat, _ ("The Best Lie"), bluff_words_best_lie (&cast, &told));
      else if (i == BLUFF_HIGHLIGHT_READ)
        /* Translators: a heading: the right doubt of a game that moved most. */
        add_highlight (self, claim->judge, _ ("The Best Catch"), bluff_words_best_read (&cast, &told));
      else
        /* Translators: a heading: the wrong doubt of a game that moved most. */
        add_highlight (self, claim->judge, _ ("The Costliest Doubt"), bluff_words_dearest_doubt (&cast, &told));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->highlights),
                          gtk_widget_get_first_child (GTK_WIDGET (self->highlights)) != NULL);
}

/* --- The list ------------------------------------------------------------------------------------------------------
 */

static gboolean
is_wanted (gpointer item, gpointer user_data)
{
  BluffStoryPage *self = user_data;
  const BluffClaim *claim = bluff_story_item_get_claim (item);
  guint selected = gtk_drop_down_get_selected (self->player);

  if (claim == NULL)
    return TRUE;

  return (selected == EVERYBODY || selected == GTK_INVALID_LIST_POSITION || claim->seat == selected - 1) &&
         (claim->bluff || !gtk_toggle_button_get_active (self->bluffs_only));
}

static GtkWidget *
make_row_cb (gpointer item, gpointer user_data)
{
  BluffStoryPage *self = user_data;

  return bluff_story_row_new (item, self->tale->story->table.game, self->tale->crew);
}

static void
filter_cb (BluffStoryPage *self)
{
  guint n;

  if (self->items == NULL)
    return;

  /* Not while rows are there: each that is wanted again would be made at once. */
  bluff_story_list_show (self->list, NULL, NULL, NULL);
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  bluff_story_list_show (self->list, G_LIST_MODEL (self->items), make_row_cb, self);
  n = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  gtk_widget_set_visible (GTK_WIDGET (self->empty), n == 0);
}

static void
fill_players (BluffStoryPage *self)
{
  BluffCast cast = bluff_crew_get_cast (self->tale->crew, BLUFF_ONLOOKER);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  /* Translators: whose claims are shown: those of all players. */
  gtk_string_list_append (names, _ ("Everybody"));
  for (BluffSeat seat = 0; seat < cast.players; seat++)
    {
      g_autofree char *name = bluff_cast_name (&cast, seat);

      gtk_string_list_append (names, name);
    }
  gtk_drop_down_set_model (self->player, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->player, EVERYBODY);
}

static void
show_list (BluffStoryPage *self)
{
  const BluffStory *story = self->tale->story;
  /* Translators: a heading above the claims of a game that is over, and one above what happened so far. */
  const char *title = story->finished ? _ ("Every Claim") : _ ("What Happened");
  gboolean any = story->finished && story->claims->len > 0;

  g_clear_object (&self->items);
  bluff_story_list_show (self->list, NULL, NULL, NULL);
  fill_players (self);
  gtk_toggle_button_set_active (self->bluffs_only, FALSE);
  /* What happened is all wanted. */
  self->items = gtk_filter_list_model_new (g_object_ref (self->tale->items),
                                           story->finished ? GTK_FILTER (g_object_ref (self->filter)) : NULL);
  gtk_label_set_label (self->list_title, title);
  bluff_story_list_set_label (self->list, title);
  gtk_widget_set_visible (self->filters, any);
  gtk_label_set_label (self->empty,
                       any ? _ ("There is no such claim in this game.") : _ ("Nobody claimed anything in this game."));
  filter_cb (self);
}

/* --- Showing -------------------------------------------------------------------------------------------------------
 */

/* The day and the ending are read from left to right, also behind the name of a game that is not. */
static char *
show_file_name (const char *file)
{
  const char *day = strrchr (file, ' ');

  return day != NULL ? g_strdup_printf ("%.*s \u2066%s\u2069", (int) (day - file), file, day + 1) : g_strdup (file);
}

/* The page of a record that cannot be read has the name of no game. */
static void
show_game_name (BluffStoryPage *self)
{
  g_autofree char *name = NULL;

  if (self->tale->story == NULL && self->tale->game == NULL)
    return;

  name = bluff_words_game (bluff_story_page_get_game (self));
  bluff_page_set_title (BLUFF_PAGE (self), name);
  adw_window_title_set_title (self->heading, name);
}

static void
show_tale (BluffStoryPage *self)
{
  const BluffStory *story = self->tale->story;
  g_autofree char *facts = say_facts (self->tale);
  g_autofree char *file = bluff_story_page_name_file (self), *shown_file = show_file_name (file);

  show_game_name (self);
  if (story->finished)
    show_end (self);
  else
    show_course (self);
  show_text (self->facts, *facts != '\0' ? facts : NULL);
  gtk_label_set_label (self->in_file,
                       self->tale->is_another
                           /* Translators: of a game in a file: the one that is kept is not as far, or went on
                            * differently. */
                           ? _ ("You have another version of this game. Keep this one too, and you have both.")
                           : _ ("This game comes from a file and is not kept here yet."));
  gtk_label_set_label (self->keep_title, story->finished ? _ ("Keep This Game") : _ ("Keep and Carry On"));
  gtk_label_set_label (self->parcel_name, shown_file);
  if (self->id != NULL)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (self->carry_on), "s", self->id);
  show_highlights (self);
  show_list (self);
  bluff_story_page_offer (self);
  gtk_stack_set_visible_child_name (self->stack, "story");
}

static void
show_trouble (BluffStoryPage *self, const char *title, const char *sentence, gboolean again)
{
  g_autofree char *markup = g_markup_escape_text (sentence, -1);

  adw_status_page_set_title (self->trouble, title);
  adw_status_page_set_description (self->trouble, markup);
  gtk_widget_set_visible (self->retry, again);
  bluff_story_page_offer (self);
  gtk_stack_set_visible_child_name (self->stack, "trouble");
}

static void
show_fault (BluffStoryPage *self)
{
  BluffTrouble trouble = { .cause = bluff_saves_error_name (BLUFF_SAVES_ERROR_RECORD), .fault = &self->tale->fault };
  g_autofree char *sentence = self->tale->game != NULL
                                  ? bluff_words_fault_below (_ ("Something in it is damaged."), &self->tale->fault)
                                  : bluff_words_saves_trouble (&trouble);

  show_game_name (self);
  show_trouble (self, _ ("The Game Can’t Be Opened"), sentence, FALSE);
}

/* Whether a game that is over is shown as it is: nobody has got another name, or none, since. */
static gboolean
is_as_shown (BluffStoryPage *self, const BluffTale *tale)
{
  const BluffTale *shown = self->tale;

  if (shown == NULL || tale == NULL || shown->story == NULL || tale->story == NULL || !shown->story->finished ||
      (shown->game == NULL) != (tale->game == NULL))
    return FALSE;

  for (BluffSeat seat = 0; seat < shown->story->table.players; seat++)
    if (!g_str_equal (bluff_crew_get (shown->crew, seat)->name, bluff_crew_get (tale->crew, seat)->name) ||
        bluff_crew_get (shown->crew, seat)->flag != bluff_crew_get (tale->crew, seat)->flag)
      return FALSE;

  return TRUE;
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffStoryPage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BluffTale) tale = bluff_tale_read_finish (BLUFF_SAVES (source), result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  g_clear_object (&self->reading);
  /* It stays where it was scrolled to. */
  if (is_as_shown (self, tale))
    return;

  bluff_story_list_show (self->list, NULL, NULL, NULL);
  g_clear_pointer (&self->tale, bluff_tale_free);
  self->tale = g_steal_pointer (&tale);
  if (self->tale != NULL && self->tale->game != NULL && self->id == NULL)
    self->id = g_strdup (self->tale->id);
  if (self->tale == NULL)
    {
      g_autofree char *sentence = bluff_trouble_say (error);

      show_trouble (self, _ ("The Game Can’t Be Opened"), sentence, TRUE);
    }
  else if (self->tale->story == NULL)
    show_fault (self);
  else
    show_tale (self);
}

static void
stop_reading (BluffStoryPage *self)
{
  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
}

void
bluff_story_page_read (BluffStoryPage *self)
{
  stop_reading (self);
  self->reading = g_cancellable_new ();
  bluff_tale_read_async (self->saves, self->id, self->path, self->reading, read_cb, g_object_ref (self));
}

/* --- The page ------------------------------------------------------------------------------------------------------
 */

static void
breadth_cb (BluffBreadth breadth, gpointer user_data)
{
  BluffStoryPage *self = user_data;

  self->narrow = breadth <= BLUFF_BREADTH_NARROW;
  bluff_ranking_shape (self->ranking, self->narrow);
  g_object_set (self->buttons, "grow", self->narrow, NULL);
}

/* A finished game in a file stays as it is, also if the file goes. */
static void
bluff_story_page_shown (BluffPage *page)
{
  BluffStoryPage *self = BLUFF_STORY_PAGE (page);

  if (self->id != NULL || self->tale == NULL || self->tale->story == NULL || !self->tale->story->finished)
    bluff_story_page_read (self);
}

static void
bluff_story_page_hidden (BluffPage *page)
{
  stop_reading (BLUFF_STORY_PAGE (page));
}

/* Leaving first stops what is under way; a second press leaves. */
static gboolean
bluff_story_page_escape (BluffPage *page)
{
  BluffStoryPage *self = BLUFF_STORY_PAGE (page);
  gboolean busy = bluff_errand_is_busy (self->errand);

  bluff_errand_stop (self->errand);
  return busy;
}

static BluffPage *
bluff_story_page_renew (BluffPage *page)
{
  BluffStoryPage *self = BLUFF_STORY_PAGE (page);

  return self->id != NULL ? bluff_story_page_new (self->saves, self->id)
                          : bluff_story_page_new_for_file (self->saves, self->path);
}

static void
bluff_story_page_dispose (GObject *object)
{
  BluffStoryPage *self = BLUFF_STORY_PAGE (object);

  stop_reading (self);
  if (self->list != NULL)
    bluff_story_list_show (self->list, NULL, NULL, NULL);
  self->list = NULL;
  g_clear_object (&self->items);
  g_clear_object (&self->filter);
  g_clear_object (&self->saves);
  g_clear_pointer (&self->tale, bluff_tale_free);
  g_clear_pointer (&self->id, g_free);
  g_clear_pointer (&self->path, g_free);

  G_OBJECT_CLASS (bluff_story_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, BluffStoryPage, heading);
  gtk_widget_class_bind_template_child (widget_class, BluffStoryPage, share);
  gtk_widget_class_bind_template_child (widget_class, BluffStoryPage, errand);
  gtk_widget_class_bind_template_child (widget_class, BluffStoryPage, stack);
  gtk_widget_class_bind_template_child (widget_class, BluffStoryPage, trouble);
  gtk_widget_class_bind_template_child (widget_class, BluffStoryPage, retry);
  gtk_widget_class_bind_template_child (widget_class, BluffStoryPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, BluffStoryPage, title);
  gtk_widget_class_bind_template_child (widget_class, BluffStoryPage, how);
  gtk_widget_class_bind_template_child (widget_class, BluffStoryPage, facts);
  gtk_widget_class_bind_template_child (widget_class, BluffStoryPage, ranking);
  gtk_widget_class_bind_template_child (widget_class, BluffStoryPage, standing);
  gtk_widget_class_bind_template_child (widget_class, BluffStoryPage, secrets);
  gtk_widget_class_bind_template_child (widget_class, BluffStoryPage, in_file);
  gtk_widget_class_bind_template_child (widget_class, BluffStoryPage, buttons);
  gtk_widget_class_bind_template_child (widget_class, BluffStoryPage, play_again);
  gtk_widget_class_bind_template_child (widget_class, BluffStoryPage, keep);
  gtk_widget_class_bind_template_child (widget_class, BluffStoryPage, keep_title);
  gtk_widget_class_bind_template_child (widget_class, BluffStoryPage, carry_on);
  gtk_widget_class_bind_template_child (widget_class, BluffStoryPage, parcel);
  gtk_widget_class_bind_template_child (widget_class, BluffStoryPage, parcel_name);
  gtk_widget_class_bind_template_child (widget_class, BluffStoryPage, highlights);
  gtk_widget_class_bind_template_child (widget_class, BluffStoryPage, list_title);
  gtk_widget_class_bind_template_child (widget_class, BluffStoryPage, filters);
  gtk_widget_class_bind_template_child (widget_class, BluffStoryPage, player);
  gtk_widget_class_bind_template_child (widget_class, BluffStoryPage, bluffs_only);
  gtk_widget_class_bind_template_child (widget_class, BluffStoryPage, empty);
  gtk_widget_class_bind_template_child (widget_class, BluffStoryPage, list);
}

static void
bluff_story_page_class_init (BluffStoryPageClass *klass)
{
  BluffPageClass *page_class = BLUFF_PAGE_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_story_page_dispose;
  page_class->shown = bluff_story_page_shown;
  page_class->hidden = bluff_story_page_hidden;
  page_class->escape = bluff_story_page_escape;
  page_class->renew = bluff_story_page_renew;

  g_type_ensure (BLUFF_TYPE_ERRAND);
  g_type_ensure (BLUFF_TYPE_MAIN_MENU);
  g_type_ensure (BLUFF_TYPE_STORY_LIST);
  g_type_ensure (BLUFF_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bluffbay/BluffBay/story/bluff-story-page.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, filter_cb);
  gtk_widget_class_bind_template_callback (widget_class, bluff_story_page_offer);
  bluff_story_page_install_actions (widget_class);
}

static void
bluff_story_page_init (BluffStoryPage *self)
{
  self->filter = gtk_custom_filter_new (is_wanted, self, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  bluff_shown_child_watch (self->stack);
  bluff_breadth_watch (self->scroller, breadth_cb, self);
  bluff_story_page_add_drag (self);
  bluff_story_page_offer (self);
}

static BluffStoryPage *
make_page (BluffSaves *saves)
{
  BluffStoryPage *self = g_object_new (BLUFF_TYPE_STORY_PAGE, NULL);

  self->saves = g_object_ref (saves);
  return self;
}

BluffPage *
bluff_story_page_new (BluffSaves *saves, const char *id)
{
  BluffStoryPage *self = make_page (saves);

  self->id = g_strdup (id);
  return BLUFF_PAGE (self);
}

BluffPage *
bluff_story_page_new_for_file (BluffSaves *saves, const char *path)
{
  BluffStoryPage *self = make_page (saves);

  self->path = g_strdup (path);
  return BLUFF_PAGE (self);
}

BluffGame
bluff_story_page_get_game (BluffStoryPage *self)
{
  BluffGame game = BLUFF_GAME_PIRATE;

  g_return_val_if_fail (BLUFF_IS_STORY_PAGE (self), game);

  if (self->tale != NULL && self->tale->story != NULL)
    return (BluffGame) self->tale->story->table.game;
  /* What the store knows of a damaged one. */
  if (self->tale != NULL && self->tale->game != NULL)
    bluff_game_from_name (self->tale->game->kind, &game);

  return game;
}

gboolean
bluff_story_page_is_of (BluffPage *page, const char *id)
{
  return BLUFF_IS_STORY_PAGE (page) && g_strcmp0 (BLUFF_STORY_PAGE (page)->id, id) == 0;
}
