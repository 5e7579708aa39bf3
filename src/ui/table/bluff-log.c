/* bluff-log.c: “What happened”.
 *
 * The list makes a row for each of two hundred lines, seen or not, and lays all of them out whenever one is added. It
 * is therefore given the last lines only, as long as nobody scrolls back; then all that came before, bit by bit.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-log.h"

#include "bluff-log-line.h"
#include "bluff-log-row.h"
#include "bluff-width-layout.h"
#include "bluff-words-claim.h"
#include "bluff-words.h"

enum
{
  RECENT = 20, /* lines of many that come at once: about as many as there is room for */
  MOST = 60,   /* lines as long as the end is shown: more than there is room for */
  BATCH = 4    /* lines in a frame */
};

struct _BluffLog
{
  AdwBin parent_instance;

  GtkListView *list;
  GtkAdjustment *place; /* how far it is scrolled */

  GListStore *lines; /* BluffLogLine: those that the list has */
  GPtrArray *new_lines;
  GPtrArray *older;   /* those that come before them */
  guint adding;       /* the source that adds what is new */
  guint looking;      /* the tick callback that looks after what is seen of the list */
  gboolean back;      /* somebody has scrolled back; otherwise the end is seen */
  double upper, page; /* of the place, when that was last looked at */
  guint round;        /* of the last line */
};

G_DEFINE_FINAL_TYPE (BluffLog, bluff_log, ADW_TYPE_BIN)

/* The badge of the player that an event is about. */
static GdkPaintable *
find_badge (BluffCrew *crew, const BluffEvent *event)
{
  if (event->seat >= bluff_crew_get_size (crew))
    return NULL;

  return bluff_flag_badge (bluff_crew_get (crew, event->seat)->flag);
}

/* A vote or a decision that nobody may know yet: the seat shows that it was made, and it is announced when it happens.
 * For each set or roll there would be a line for every player that tells nothing afterwards. */
gboolean
bluff_log_is_sealed (const BluffEvent *event)
{
  return (event->kind == BLUFF_EVENT_VOTE && event->vote.bluff == BLUFF_UNKNOWN) ||
         (event->kind == BLUFF_EVENT_DECIDE && event->decide.shout == BLUFF_UNKNOWN);
}

/* --- Filling the list ----------------------------------------------------------------------------------------------
 */

static guint
count_lines (BluffLog *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->lines));
}

static gboolean
is_at_end (BluffLog *self)
{
  return gtk_adjustment_get_value (self->place) + self->page >= self->upper - 1;
}

static void
go_to_end (BluffLog *self)
{
  self->back = FALSE;
  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", count_lines (self) - 1);
}

static void
add_older (BluffLog *self)
{
  guint n = MIN (BATCH, self->older->len);

  g_list_store_splice (self->lines, 0, 0, self->older->pdata + self->older->len - n, n);
  g_ptr_array_set_size (self->older, (int) (self->older->len - n));
}

/* Once a frame: what is added between two frames is laid out in one go. The list does not scroll to a line that it has
 * not laid out yet, and so is told again. */
static gboolean
frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  BluffLog *self = BLUFF_LOG (widget);

  (void) clock;
  (void) user_data;
  self->upper = gtk_adjustment_get_upper (self->place);
  self->page = gtk_adjustment_get_page_size (self->place);
  if (self->page > 0 && self->older->len > 0 && (self->back || self->upper <= self->page))
    {
      add_older (self);
      return G_SOURCE_CONTINUE;
    }

  if (!self->back && !is_at_end (self))
    go_to_end (self);
  self->looking = 0;
  return G_SOURCE_REMOVE;
}

static void
look (BluffLog *self)
{
  if (self->looking == 0)
    self->looking = gtk_widget_add_tick_callback (GTK_WIDGET (self), frame_cb, NULL, NULL);
}

/* It scrolls by itself only when it is laid out, which changes its size. */
static void
scrolled_cb (BluffLog *self)
{
  if (gtk_adjustment_get_upper (self->place) == self->upper && gtk_adjustment_get_page_size (self->place) == self->page)
    self->back = !is_at_end (self);
  look (self);
}

/* Takes the first N lines away from the list, to come back when they are wanted. */
static void
put_aside (BluffLog *self, guint n)
{
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (self->older, g_list_model_get_item (G_LIST_MODEL (self->lines), i));
  g_list_store_splice (self->lines, 0, n, NULL, 0);
}

static gboolean
add_cb (gpointer user_data)
{
  BluffLog *self = user_data;
  guint n_old = 0;

  if (count_lines (self) == 0 && self->new_lines->len > RECENT)
    n_old = self->new_lines->len - RECENT;
  for (guint i = 0; i < n_old; i++)
    g_ptr_array_add (self->older, g_object_ref (g_ptr_array_index (self->new_lines, i)));
  g_list_store_splice (self->lines, count_lines (self), 0, self->new_lines->pdata + n_old,
                       self->new_lines->len - n_old);
  g_ptr_array_set_size (self->new_lines, 0);
  if (count_lines (self) > MOST)
    put_aside (self, count_lines (self) - MOST);
  go_to_end (self);

  self->adding = 0;
  return G_SOURCE_REMOVE;
}

/* Before the next frame, so that nobody sees the difference. */
static void
add_line (BluffLog *self, BluffLogLine *line)
{
  g_ptr_array_add (self->new_lines, g_object_ref (line));
  if (self->adding == 0)
    self->adding = g_idle_add_full (G_PRIORITY_HIGH_IDLE, add_cb, self, NULL);
}

static void
stop (BluffLog *self)
{
  g_clear_handle_id (&self->adding, g_source_remove);
  if (self->looking != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->looking);
  self->looking = 0;
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_log_dispose (GObject *object)
{
  BluffLog *self = BLUFF_LOG (object);

  stop (self);
  g_clear_pointer (&self->new_lines, g_ptr_array_unref);
  g_clear_pointer (&self->older, g_ptr_array_unref);
  g_clear_object (&self->lines);

  G_OBJECT_CLASS (bluff_log_parent_class)->dispose (object);
}

static void
bluff_log_class_init (BluffLogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_log_dispose;
  g_type_ensure (BLUFF_TYPE_LOG_LINE);
  g_type_ensure (BLUFF_TYPE_LOG_ROW);
  g_type_ensure (BLUFF_TYPE_WIDTH_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bluffbay/BluffBay/table/bluff-log.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffLog, list);
}

static void
bluff_log_init (BluffLog *self)
{
  g_autoptr (GtkNoSelection) model = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->new_lines = g_ptr_array_new_with_free_func (g_object_unref);
  self->older = g_ptr_array_new_with_free_func (g_object_unref);
  self->lines = g_list_store_new (BLUFF_TYPE_LOG_LINE);
  model = gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->lines)));
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (model));
  self->place = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->list));
  g_signal_connect_object (self->place, "changed", G_CALLBACK (look), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->place, "value-changed", G_CALLBACK (scrolled_cb), self, G_CONNECT_SWAPPED);
}

void
bluff_log_clear (BluffLog *self)
{
  g_return_if_fail (BLUFF_IS_LOG (self));

  stop (self);
  g_ptr_array_set_size (self->new_lines, 0);
  g_ptr_array_set_size (self->older, 0);
  g_list_store_remove_all (self->lines);
  self->round = 0;
  self->back = FALSE;
}

void
bluff_log_add (BluffLog *self, BluffCrew *crew, BluffSeat viewer, const BluffTold *told, guint turns)
{
  BluffCast cast;
  g_autofree char *text = NULL, *heading = NULL;
  g_autoptr (GdkPaintable) badge = NULL;
  g_autoptr (BluffLogLine) line = NULL;
  guint round;

  g_return_if_fail (BLUFF_IS_LOG (self));

  if (bluff_log_is_sealed (&told->event))
    return;

  cast = bluff_crew_get_cast (crew, viewer);
  text = bluff_words_event (&cast, told);
  badge = find_badge (crew, &told->event);
  round = bluff_words_round_number ((BluffGame) told->game, turns, bluff_crew_get_size (crew));
  if (round != self->round)
    heading = bluff_words_round ((BluffGame) told->game, turns, bluff_crew_get_size (crew));
  self->round = round;

  line = bluff_log_line_new (text, heading, badge);
  add_line (self, line);
}
