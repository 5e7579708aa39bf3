/* bluff-leaders-page.c: leader boards.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-leaders-page.h"

#include "bluff-art.h"
#include "bluff-catch-up.h"
#include "bluff-hall-filter.h"
#include "bluff-leader-row.h"
#include "bluff-main-menu.h"
#include "bluff-shown-child.h"
#include "bluff-store-player.h"
#include "bluff-store-statistics.h"
#include "bluff-trouble-say.h"
#include "bluff-words-names.h"

#include <glib/gi18n.h>

enum
{
  MOST = 50,   /* people that have a row */
  AT_ONCE = 6, /* rows that are made in one frame */
  MS = 1000
};

/* What is asked of the store, and its answer. */
typedef struct
{
  BluffStoreScope scope;
  BluffStoreLeadersOrder order;
  GPtrArray *people;    /* BluffStoreLeader */
  GPtrArray *computers; /* likewise */
  GPtrArray *players;   /* BluffStorePlayer, for their flags */
  gboolean counting;    /* not all games are counted yet */
} Reading;

struct _BluffLeadersPage
{
  BluffPage parent_instance;

  BluffHallFilter *filter;
  GtkLabel *counting;
  GtkStack *stack;
  AdwStatusPage *none;
  AdwStatusPage *trouble;
  GtkLabel *order;
  AdwPreferencesGroup *people_group;
  GtkListBox *people;
  GtkLabel *rest;
  AdwPreferencesGroup *computers_group;
  GtkListBox *computers;

  BluffSaves *saves;
  GCancellable *cancellable; /* of what was asked last */
  Reading *shown;            /* its answer, as long as not all of it has rows */
  guint n_shown;             /* leaders that have a row, people first */
  guint filling;             /* the tick callback that makes more rows */
};

G_DEFINE_FINAL_TYPE (BluffLeadersPage, bluff_leaders_page, BLUFF_TYPE_PAGE)

static void
clear_reading (gpointer data)
{
  Reading *reading = data;

  g_clear_pointer (&reading->people, g_ptr_array_unref);
  g_clear_pointer (&reading->computers, g_ptr_array_unref);
  g_clear_pointer (&reading->players, g_ptr_array_unref);
}

static void
free_reading (gpointer reading)
{
  g_atomic_rc_box_release_full (reading, clear_reading);
}

/* --- The boards ----------------------------------------------------------------------------------------------------
 */

static const char *
find_colour (GPtrArray *players, gint64 id)
{
  for (guint i = 0; i < players->len; i++)
    {
      const BluffStorePlayer *player = g_ptr_array_index (players, i);

      if (player->id == id)
        return player->colour;
    }

  return NULL;
}

/* Rows that are replaced one by one leave the page where it was scrolled to. */
static void
shorten_board (GtkListBox *board, guint n)
{
  GtkListBoxRow *old;

  while ((old = gtk_list_box_get_row_at_index (board, (int) n)) != NULL)
    gtk_list_box_remove (board, GTK_WIDGET (old));
}

static void
put_leader (GtkListBox *board, GPtrArray *leaders, guint i, GPtrArray *players)
{
  const BluffStoreLeader *leader = g_ptr_array_index (leaders, i);
  g_autofree char *level = leader->level != NULL ? bluff_words_level (leader->level) : NULL;
  GtkListBoxRow *old = gtk_list_box_get_row_at_index (board, (int) i);

  gtk_list_box_insert (board,
                       bluff_leader_row_new (leader, level != NULL ? level : leader->name,
                                             find_colour (players, leader->player), leader->place),
                       (int) i);
  if (old != NULL)
    gtk_list_box_remove (board, GTK_WIDGET (old));
}

/* How many people there are, if not all have a row. */
static void
say_rest (BluffLeadersPage *self, guint all)
{
  g_autofree char *rest = g_strdup_printf (
      /* Translators: below a leader board that does not show everybody. %1$u is how many players it shows, %2$u how
       * many there are. */
      ngettext ("Here are the first %1$u of %2$u player.", "Here are the first %1$u of %2$u players.", all), MOST, all);

  gtk_label_set_label (self->rest, rest);
  gtk_widget_set_visible (GTK_WIDGET (self->rest), all > MOST);
}

static guint
count_people (const Reading *reading)
{
  return MIN (reading->people->len, MOST);
}

/* A few rows a frame: all at once would hold the window up. FALSE if all leaders have one. */
static gboolean
put_leaders (BluffLeadersPage *self)
{
  const Reading *reading = self->shown;
  guint people = count_people (reading), all = people + reading->computers->len;

  for (guint i = 0; i < AT_ONCE && self->n_shown < all; i++, self->n_shown++)
    if (self->n_shown < people)
      put_leader (self->people, reading->people, self->n_shown, reading->players);
    else
      put_leader (self->computers, reading->computers, self->n_shown - people, reading->players);

  /* An empty frame would be seen. */
  gtk_widget_set_visible (GTK_WIDGET (self->people_group), people > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->computers_group),
                          gtk_list_box_get_row_at_index (self->computers, 0) != NULL);
  return self->n_shown < all;
}

static gboolean
fill_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  BluffLeadersPage *self = BLUFF_LEADERS_PAGE (widget);

  (void) clock;
  (void) user_data;
  if (put_leaders (self))
    return G_SOURCE_CONTINUE;

  self->filling = 0;
  g_clear_pointer (&self->shown, free_reading);
  return G_SOURCE_REMOVE;
}

static void
stop_filling (BluffLeadersPage *self)
{
  if (self->filling != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->filling);
  self->filling = 0;
  g_clear_pointer (&self->shown, free_reading);
}

static void
show_boards (BluffLeadersPage *self, Reading *reading)
{
  gboolean any = reading->people->len > 0 || reading->computers->len > 0;

  stop_filling (self);
  self->shown = g_atomic_rc_box_acquire (reading);
  self->n_shown = 0;
  shorten_board (self->people, count_people (reading));
  shorten_board (self->computers, reading->computers->len);
  if (put_leaders (self))
    self->filling = gtk_widget_add_tick_callback (GTK_WIDGET (self), fill_cb, NULL, NULL);
  else
    g_clear_pointer (&self->shown, free_reading);
  bluff_catch_up_say (self->counting, reading->counting);
  say_rest (self, reading->people->len);
  gtk_label_set_label (self->order, reading->order == BLUFF_STORE_LEADERS_BY_RATING
                                        ? _ ("The best rating comes first. The more you play, the surer it is.")
                                        : _ ("Those who win most come first."));
  if (any)
    gtk_stack_set_visible_child_name (self->stack, "boards");
  else
    gtk_stack_set_visible_child_name (self->stack, bluff_hall_filter_is_clear (self->filter) ? "none" : "nothing");
}

/* --- Asking the store ----------------------------------------------------------------------------------------------
 */

static gboolean
read_leaders (BluffStore *store, gpointer data, GError **error)
{
  Reading *reading = data;

  reading->people = bluff_store_leaders (store, &reading->scope, reading->order, 1, G_MAXUINT, error);
  if (reading->people != NULL)
    reading->computers = bluff_store_level_leaders (store, &reading->scope, reading->order, 1, G_MAXUINT, error);
  if (reading->computers != NULL && bluff_store_is_recount_due (store, &reading->counting, error))
    reading->players = bluff_store_list_players (store, TRUE, error);
  return reading->players != NULL;
}

static void
leaders_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  BluffLeadersPage *self = g_task_get_source_object (task);
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL, *markup = NULL;

  bluff_store_run_finish (BLUFF_STORE (source), result, &error);
  if (g_cancellable_is_cancelled (g_task_get_cancellable (task)))
    return;
  if (error == NULL)
    {
      show_boards (self, g_task_get_task_data (task));
      return;
    }

  sentence = bluff_trouble_say (error);
  markup = g_markup_escape_text (sentence, -1);
  adw_status_page_set_description (self->trouble, markup);
  gtk_stack_set_visible_child_name (self->stack, "trouble");
}

/* Ratings are of all times: of a period, those who won in it come first. */
static void
ask_leaders (BluffLeadersPage *self)
{
  BluffStoreFilter filter = bluff_hall_filter_get (self->filter, g_get_real_time () / MS);
  Reading *reading = g_atomic_rc_box_new0 (Reading);
  GTask *task;

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  reading->scope = (BluffStoreScope){ .kind = filter.kind, .since = filter.since, .with_imports = TRUE };
  reading->order = filter.since == 0 ? BLUFF_STORE_LEADERS_BY_RATING : BLUFF_STORE_LEADERS_BY_WINS;
  task = g_task_new (self, self->cancellable, NULL, NULL);
  g_task_set_task_data (task, reading, free_reading);
  bluff_store_run_async (bluff_saves_get_store (self->saves), BLUFF_STORE_RUN_DEFAULT, read_leaders, reading, NULL,
                         self->cancellable, leaders_read_cb, task);
}

static void
filter_changed_cb (BluffLeadersPage *self)
{
  if (self->saves != NULL)
    ask_leaders (self);
}

static void
clear_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  (void) name;
  (void) parameter;
  bluff_hall_filter_clear (BLUFF_LEADERS_PAGE (widget)->filter);
}

static void
retry_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  (void) name;
  (void) parameter;
  ask_leaders (BLUFF_LEADERS_PAGE (widget));
}

/* --- The page ------------------------------------------------------------------------------------------------------
 */

static void
bluff_leaders_page_shown (BluffPage *page)
{
  ask_leaders (BLUFF_LEADERS_PAGE (page));
}

static void
bluff_leaders_page_hidden (BluffPage *page)
{
  g_cancellable_cancel (BLUFF_LEADERS_PAGE (page)->cancellable);
  stop_filling (BLUFF_LEADERS_PAGE (page));
}

static BluffPage *
bluff_leaders_page_renew (BluffPage *page)
{
  BluffLeadersPage *self = BLUFF_LEADERS_PAGE (page);
  BluffPage *other = bluff_leaders_page_new (self->saves);
  BluffHallChoice choice = bluff_hall_filter_get_choice (self->filter);

  bluff_hall_filter_set_choice (BLUFF_LEADERS_PAGE (other)->filter, &choice);
  return other;
}

static void
bluff_leaders_page_dispose (GObject *object)
{
  BluffLeadersPage *self = BLUFF_LEADERS_PAGE (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  stop_filling (self);
  g_clear_object (&self->saves);

  G_OBJECT_CLASS (bluff_leaders_page_parent_class)->dispose (object);
}

static void
bluff_leaders_page_class_init (BluffLeadersPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_leaders_page_dispose;
  BLUFF_PAGE_CLASS (klass)->shown = bluff_leaders_page_shown;
  BLUFF_PAGE_CLASS (klass)->hidden = bluff_leaders_page_hidden;
  BLUFF_PAGE_CLASS (klass)->renew = bluff_leaders_page_renew;

  gtk_widget_class_install_action (widget_class, "leaders.clear", NULL, clear_cb);
  gtk_widget_class_install_action (widget_class, "leaders.retry", NULL, retry_cb);
  gtk_widget_class_install_action (widget_class, "page.read-again", NULL, retry_cb);

  g_type_ensure (BLUFF_TYPE_HALL_FILTER);
  g_type_ensure (BLUFF_TYPE_MAIN_MENU);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bluffbay/BluffBay/hall/bluff-leaders-page.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffLeadersPage, filter);
  gtk_widget_class_bind_template_child (widget_class, BluffLeadersPage, counting);
  gtk_widget_class_bind_template_child (widget_class, BluffLeadersPage, stack);
  gtk_widget_class_bind_template_child (widget_class, BluffLeadersPage, none);
  gtk_widget_class_bind_template_child (widget_class, BluffLeadersPage, trouble);
  gtk_widget_class_bind_template_child (widget_class, BluffLeadersPage, order);
  gtk_widget_class_bind_template_child (widget_class, BluffLeadersPage, people_group);
  gtk_widget_class_bind_template_child (widget_class, BluffLeadersPage, people);
  gtk_widget_class_bind_template_child (widget_class, BluffLeadersPage, rest);
  gtk_widget_class_bind_template_child (widget_class, BluffLeadersPage, computers_group);
  gtk_widget_class_bind_template_child (widget_class, BluffLeadersPage, computers);
  gtk_widget_class_bind_template_callback (widget_class, filter_changed_cb);
}

static void
bluff_leaders_page_init (BluffLeadersPage *self)
{
  g_autoptr (GdkPaintable) ship = bluff_art_get ("bay-ship");

  gtk_widget_init_template (GTK_WIDGET (self));
  bluff_shown_child_watch (self->stack);
  adw_status_page_set_paintable (self->none, ship);
}

BluffPage *
bluff_leaders_page_new (BluffSaves *saves)
{
  BluffLeadersPage *self = g_object_new (BLUFF_TYPE_LEADERS_PAGE, NULL);

  self->saves = g_object_ref (saves);
  return BLUFF_PAGE (self);
}
