/* bluff-log.c: “What happened”.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-log.h"

#include "bluff-log-line.h"
#include "bluff-log-row.h"
#include "bluff-words.h"

#include <glib/gi18n.h>

struct _BluffLog
{
  AdwBin parent_instance;

  GtkListView *list;

  GListStore *lines; /* BluffLogLine */
  guint round;       /* of the last line */
};

G_DEFINE_FINAL_TYPE (BluffLog, bluff_log, ADW_TYPE_BIN)

static guint
round_of (guint turns, guint players)
{
  return turns == 0 ? 0 : (turns - 1) / players + 1;
}

/* The badge of whoever an event is about. */
static GdkPaintable *
find_badge (BluffCrew *crew, const BluffEvent *event)
{
  if (event->seat >= bluff_crew_get_size (crew))
    return NULL;

  return bluff_flag_badge (bluff_crew_get (crew, event->seat)->flag);
}

static void
bluff_log_dispose (GObject *object)
{
  BluffLog *self = BLUFF_LOG (object);

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
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bluffbay/BluffBay/table/bluff-log.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffLog, list);
}

static void
bluff_log_init (BluffLog *self)
{
  g_autoptr (GtkNoSelection) model = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->lines = g_list_store_new (BLUFF_TYPE_LOG_LINE);
  model = gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->lines)));
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (model));
}

void
bluff_log_clear (BluffLog *self)
{
  g_return_if_fail (BLUFF_IS_LOG (self));

  g_list_store_remove_all (self->lines);
  self->round = 0;
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

  cast = bluff_crew_get_cast (crew, viewer);
  text = bluff_words_event (&cast, told);
  badge = find_badge (crew, &told->event);
  round = round_of (turns, bluff_crew_get_size (crew));
  if (round != self->round)
    heading = g_strdup_printf (_ ("Round %u"), round);
  self->round = round;

  line = bluff_log_line_new (text, heading, badge);
  g_list_store_append (self->lines, line);
  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u",
                              g_list_model_get_n_items (G_LIST_MODEL (self->lines)) - 1);
}
