/* bluff-setup-begins.c: who begins, as a row of the page for a new game (C2).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-setup-begins.h"

#include "bluff-setup-say.h"

#include <glib/gi18n.h>

struct _BluffSetupBeginsRow
{
  GtkListBoxRow parent_instance;

  GtkBox *box;
  GtkLabel *text;
  GtkDropDown *choice;

  BluffSetupDraft *draft;
  GtkStringList *choices; /* the youngest if known, chance, then a line for each seat */
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (BluffSetupBeginsRow, bluff_setup_begins_row, GTK_TYPE_LIST_BOX_ROW)

/* --- Lines of the choice -------------------------------------------------------------------------------------------
 */

/* How many lines stand before those of the seats. */
static guint
count_before_seats (BluffSetupBeginsRow *self)
{
  return bluff_setup_draft_knows_youngest (self->draft) ? 2 : 1;
}

static GPtrArray *
make_lines (BluffSetupBeginsRow *self)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  if (bluff_setup_draft_knows_youngest (self->draft))
    g_ptr_array_add (lines, g_strdup (_ ("The Youngest")));
  /* Translators: who begins is drawn by lot. */
  g_ptr_array_add (lines, g_strdup (_ ("Pick at Random")));
  for (guint i = 0; i < bluff_setup_draft_get_size (self->draft); i++)
    g_ptr_array_add (lines, g_strdup (bluff_setup_seat_get_name (bluff_setup_draft_get (self->draft, i))));

  return lines;
}

static gboolean
has_lines (BluffSetupBeginsRow *self, GPtrArray *lines)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (self->choices)) != lines->len)
    return FALSE;

  for (guint i = 0; i < lines->len; i++)
    if (g_strcmp0 (gtk_string_list_get_string (self->choices, i), g_ptr_array_index (lines, i)) != 0)
      return FALSE;

  return TRUE;
}

static guint
find_selected (BluffSetupBeginsRow *self)
{
  guint seat = 0;

  switch (bluff_setup_draft_get_begins (self->draft, &seat))
    {
    case BLUFF_SETUP_YOUNGEST:
      return 0;
    case BLUFF_SETUP_BY_HAND:
      return count_before_seats (self) + seat;
    case BLUFF_SETUP_CHANCE:
    default:
      return count_before_seats (self) - 1;
    }
}

static void
draft_changed_cb (BluffSetupBeginsRow *self)
{
  g_autoptr (GPtrArray) lines = make_lines (self);
  g_autofree char *text = bluff_setup_say_begins (self->draft);

  self->updating = TRUE;
  if (!has_lines (self, lines))
    {
      g_ptr_array_add (lines, NULL);
      gtk_string_list_splice (self->choices, 0, g_list_model_get_n_items (G_LIST_MODEL (self->choices)),
                              (const char *const *) lines->pdata);
    }
  gtk_drop_down_set_selected (self->choice, find_selected (self));
  self->updating = FALSE;
  gtk_label_set_label (self->text, text);
}

static void
chosen_cb (BluffSetupBeginsRow *self)
{
  guint chosen = gtk_drop_down_get_selected (self->choice);
  guint before;

  if (self->updating || self->draft == NULL || chosen == GTK_INVALID_LIST_POSITION)
    return;

  before = count_before_seats (self);
  if (chosen >= before)
    bluff_setup_draft_set_begins (self->draft, BLUFF_SETUP_BY_HAND, chosen - before);
  else
    bluff_setup_draft_set_begins (self->draft, chosen + 1 == before ? BLUFF_SETUP_CHANCE : BLUFF_SETUP_YOUNGEST, 0);
}

/* --- Drawing the lines: names can be long --------------------------------------------------------------------------
 */

static void
setup_item_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  (void) factory;
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 20);
  gtk_list_item_set_child (item, label);
}

static void
bind_item_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkStringObject *line = gtk_list_item_get_item (item);

  (void) factory;
  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)), gtk_string_object_get_string (line));
}

/* --- The row -------------------------------------------------------------------------------------------------------
 */

static void
bluff_setup_begins_row_dispose (GObject *object)
{
  BluffSetupBeginsRow *self = BLUFF_SETUP_BEGINS_ROW (object);

  g_clear_object (&self->draft);
  g_clear_object (&self->choices);

  G_OBJECT_CLASS (bluff_setup_begins_row_parent_class)->dispose (object);
}

static void
bluff_setup_begins_row_class_init (BluffSetupBeginsRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_setup_begins_row_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bluffbay/BluffBay/setup/bluff-setup-begins.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffSetupBeginsRow, box);
  gtk_widget_class_bind_template_child (widget_class, BluffSetupBeginsRow, text);
  gtk_widget_class_bind_template_child (widget_class, BluffSetupBeginsRow, choice);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_item_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_item_cb);
}

static void
bluff_setup_begins_row_init (BluffSetupBeginsRow *self)
{
  GtkWidget *button;

  self->updating = TRUE;
  self->choices = gtk_string_list_new (NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drop_down_set_model (self->choice, G_LIST_MODEL (self->choices));
  button = gtk_widget_get_first_child (GTK_WIDGET (self->choice)); /* which has the focus */
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Who Begins"), -1);
  self->updating = FALSE;
}

void
bluff_setup_begins_row_set_draft (BluffSetupBeginsRow *self, BluffSetupDraft *draft)
{
  g_return_if_fail (BLUFF_IS_SETUP_BEGINS_ROW (self));
  g_return_if_fail (self->draft == NULL);

  self->draft = g_object_ref (draft);
  g_signal_connect_object (draft, "changed", G_CALLBACK (draft_changed_cb), self, G_CONNECT_SWAPPED);
  draft_changed_cb (self);
}

void
bluff_setup_begins_row_set_compact (BluffSetupBeginsRow *self, gboolean compact)
{
  g_return_if_fail (BLUFF_IS_SETUP_BEGINS_ROW (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box),
                                  compact ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  if (compact)
    gtk_widget_add_css_class (GTK_WIDGET (self), "compact");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "compact");
}
