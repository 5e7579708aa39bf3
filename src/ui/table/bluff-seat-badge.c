/* bluff-seat-badge.c: one seat at a table: what it shows, and that it can be chosen.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-seat-badge-private.h"

#include "bluff-art.h"
#include "bluff-words-list.h"
#include "bluff-words-names.h"
#include "bluff-wrap.h"

#include <glib/gi18n.h>

enum
{
  NAME_CHARS = 4, /* of a name that are always to be read; above open cards there may be room for fewer */
  SHORT_NAME = 7, /* a name that has no more is always read whole: all that computers have are such names */
  LINE_CHARS = 9  /* beside a purse: what is said there fits on two lines of so many */
};

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BluffSeatBadge, bluff_seat_badge, GTK_TYPE_WIDGET)

/* --- News ----------------------------------------------------------------------------------------------------------
 */

static void
free_string (const char *string)
{
  g_free ((gpointer) (gsize) string);
}

static void
clear_news (BluffSeatBadge *self)
{
  free_string (self->news.name);
  free_string (self->news.line);
  free_string (self->news.number);
  free_string (self->news.icon);
  free_string (self->news.back);
  free_string (self->news.bubble);
  free_string (self->news.deed);
  self->news = (BluffSeatNews){ .seat = BLUFF_NO_SEAT };
}

static void
keep_news (BluffSeatBadge *self, const BluffSeatNews *news)
{
  BluffSeatNews copy = *news;

  copy.name = g_strdup (news->name);
  copy.line = g_strdup (news->line);
  copy.number = g_strdup (news->number);
  copy.icon = g_strdup (news->icon);
  copy.back = g_strdup (news->back);
  copy.bubble = g_strdup (news->bubble);
  copy.deed = g_strdup (news->deed);
  clear_news (self);
  self->news = copy;
}

/* --- Drawings ------------------------------------------------------------------------------------------------------
 */

static void
forget_art (BluffSeatBadge *self, GdkPaintable **place)
{
  if (*place != NULL)
    g_signal_handlers_disconnect_by_func (*place, gtk_widget_queue_draw, self);
  g_clear_object (place);
}

/* Takes over ART, which may be NULL. */
static void
take_art (BluffSeatBadge *self, GdkPaintable **place, GdkPaintable *art)
{
  forget_art (self, place);
  *place = art;
  if (art != NULL)
    g_signal_connect_swapped (art, "invalidate-contents", G_CALLBACK (gtk_widget_queue_draw), self);
}

/* --- Being chosen --------------------------------------------------------------------------------------------------
 */

static void
choose_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  (void) name;
  (void) parameter;
  if (BLUFF_SEAT_BADGE (widget)->choice)
    g_signal_emit (widget, signals[CHOSEN], 0);
}

static void
released_cb (GtkGestureClick *click, int n_press, double x, double y, BluffSeatBadge *self)
{
  (void) n_press;
  if (!self->choice || !gtk_widget_contains (GTK_WIDGET (self), x, y))
    return;

  gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  g_signal_emit (self, signals[CHOSEN], 0);
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static GtkSizeRequestMode
bluff_seat_badge_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bluff_seat_badge_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  bluff_seat_badge_paint (BLUFF_SEAT_BADGE (widget), snapshot);
  GTK_WIDGET_CLASS (bluff_seat_badge_parent_class)->snapshot (widget, snapshot);
}

static void
bluff_seat_badge_dispose (GObject *object)
{
  BluffSeatBadge *self = BLUFF_SEAT_BADGE (object);
  GtkWidget *child;

  forget_art (self, &self->disc);
  forget_art (self, &self->mark);
  forget_art (self, &self->back);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (bluff_seat_badge_parent_class)->dispose (object);
}

static void
bluff_seat_badge_finalize (GObject *object)
{
  clear_news (BLUFF_SEAT_BADGE (object));

  G_OBJECT_CLASS (bluff_seat_badge_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  g_type_ensure (BLUFF_TYPE_DRAWING);
  g_type_ensure (BLUFF_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bluffbay/BluffBay/table/bluff-seat-badge.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, texts);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, name);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, line);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, bubble);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, count);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, purse);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, coin);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, coins);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, low);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, low_name);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, low_coin);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, low_coins);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, low_line);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, column);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, column_name);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, number_icon);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, number);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, count_icon);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, column_count);
}

static void
bluff_seat_badge_class_init (BluffSeatBadgeClass *klass)
{
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_seat_badge_dispose;
  G_OBJECT_CLASS (klass)->finalize = bluff_seat_badge_finalize;
  widget_class->get_request_mode = bluff_seat_badge_get_request_mode;
  widget_class->measure = bluff_seat_badge_measure;
  widget_class->size_allocate = bluff_seat_badge_size_allocate;
  widget_class->snapshot = bluff_seat_badge_snapshot;

  signals[CHOSEN] =
      g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /* An action, so that a screen reader can choose a seat. */
  gtk_widget_class_install_action (widget_class, "badge.choose", NULL, choose_action);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i], 0, "badge.choose", NULL);

  gtk_widget_class_set_css_name (widget_class, "seatbadge");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  bind_children (widget_class);
}

static void
bluff_seat_badge_init (BluffSeatBadge *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->unit = 1;
  self->news.seat = BLUFF_NO_SEAT;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);

  /* The badge as a whole says what stands on it. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->texts), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->bubble), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->count), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->low), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->purse), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->column), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);

  g_signal_connect (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
bluff_seat_badge_new (gboolean choice)
{
  BluffSeatBadge *self = g_object_new (BLUFF_TYPE_SEAT_BADGE, "accessible-role",
                                       choice ? GTK_ACCESSIBLE_ROLE_BUTTON : GTK_ACCESSIBLE_ROLE_GROUP, NULL);

  self->choice = choice;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "badge.choose", choice);
  if (choice)
    {
      gtk_widget_add_css_class (GTK_WIDGET (self), "choice");
      gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "pointer");
    }

  return GTK_WIDGET (self);
}

gboolean
bluff_seat_badge_is_choice (BluffSeatBadge *self)
{
  g_return_val_if_fail (BLUFF_IS_SEAT_BADGE (self), FALSE);

  return self->choice;
}

const BluffSeatNews *
bluff_seat_badge_get_news (BluffSeatBadge *self)
{
  g_return_val_if_fail (BLUFF_IS_SEAT_BADGE (self), NULL);

  return &self->news;
}

/* --- What it shows -------------------------------------------------------------------------------------------------
 */

/* The most telling mark in words, or NULL. */
static const char *
say_mark (guint marks)
{
  if (marks & BLUFF_SEAT_MARK_AWAY)
    /* Translators: state of a seat: the player has left, and the computer plays on. No gender. */
    return _ ("Away: the computer plays");
  if (marks & BLUFF_SEAT_MARK_VOTED)
    /* Translators: state of a seat: this player's vote is made. No gender: a noun form such as "Vote in" will do. */
    return _ ("Voted");
  if (marks & BLUFF_SEAT_MARK_DECIDED)
    /* Translators: state of a seat: this player has shouted or let it pass; nobody is told which. No gender: a noun
     * form such as "Decision made" will do. */
    return _ ("Decided");
  if (marks & BLUFF_SEAT_MARK_THINKING)
    /* Translators: state of a seat: the game waits for this player. */
    return _ ("Thinking…");

  return NULL;
}

static GdkPaintable *
draw_mark (guint marks)
{
  if (marks & BLUFF_SEAT_MARK_AWAY)
    return bluff_art_get ("mark-computer");
  if (marks & BLUFF_SEAT_MARK_VOTED)
    return bluff_art_get ("token-hidden");
  if (marks & BLUFF_SEAT_MARK_DECIDED)
    return bluff_art_get ("mark-decided");
  if (marks & BLUFF_SEAT_MARK_THINKING)
    return bluff_art_get ("mark-thinking");

  return NULL;
}

static void
toggle_class (BluffSeatBadge *self, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (GTK_WIDGET (self), name);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), name);
}

static void
describe (BluffSeatBadge *self, const BluffSeatNews *news)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *description = NULL;
  g_autofree char *tooltip = NULL;
  const char *label = self->choice && news->deed != NULL ? news->deed : news->name;

  if (news->purse)
    g_ptr_array_add (items, bluff_words_n_coins (news->coins));
  if (news->line != NULL)
    g_ptr_array_add (items, g_strdup (news->line));
  if (!news->purse && !news->open)
    g_ptr_array_add (items, bluff_words_n_cards (news->count));
  if (news->marks & BLUFF_SEAT_MARK_ACTIVE)
    /* Translators: state of a seat: it is this player's turn. */
    g_ptr_array_add (items, g_strdup (_ ("playing now")));
  /* With coins, and at an open seat, the line says the mark, but not that somebody is away. */
  if (say_mark (news->marks) != NULL &&
      (news->marks & BLUFF_SEAT_MARK_AWAY || !((news->purse || news->open) && news->line != NULL)))
    g_ptr_array_add (items, g_strdup (say_mark (news->marks)));

  description = bluff_words_lines (items);
  tooltip = g_strconcat (label, "\n", description, NULL);
  /* A new tooltip asks the display where the mouse is. */
  if (g_strcmp0 (gtk_widget_get_tooltip_text (GTK_WIDGET (self)), tooltip) == 0)
    return;

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), tooltip);
}

/* Above open cards a name has what they leave. */
static void
show_name (GtkLabel *label, const BluffSeatNews *news)
{
  gboolean whole = !news->open && g_utf8_strlen (news->name, -1) <= SHORT_NAME;

  gtk_label_set_label (label, news->name);
  gtk_label_set_ellipsize (label, whole ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
}

/* The line below the name keeps its place when there is nothing to say. */
static void
show_purse (BluffSeatBadge *self, const BluffSeatNews *news, const char *line)
{
  g_autofree char *coins = g_strdup_printf ("%u", news->coins);

  show_name (self->low_name, news);
  gtk_label_set_label (self->coins, coins);
  gtk_label_set_label (self->low_coins, coins);
  gtk_label_set_label (self->low_line, line != NULL ? line : "");
}

/* Below the name. Above open cards there may be no room for the words of a mark. */
static const char *
find_line (BluffSeatBadge *self)
{
  if (self->news.open && self->form == BLUFF_SEAT_FORM_NARROW && self->news.number != NULL)
    return self->news.number;

  return self->news.line != NULL ? self->news.line : say_mark (self->news.marks);
}

static void
show_texts (BluffSeatBadge *self, const BluffSeatNews *news)
{
  g_autofree char *count = g_strdup_printf ("%u", news->count);
  const char *line = find_line (self);
  gboolean numbered = news->number != NULL;

  show_purse (self, news, line);
  show_name (self->name, news);
  gtk_label_set_width_chars (self->name, news->open ? -1 : NAME_CHARS);
  gtk_label_set_label (self->line, line != NULL ? line : "");
  gtk_label_set_wrap (self->line, news->purse || news->open);
  gtk_label_set_wrap_mode (self->line, news->open ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD);
  gtk_label_set_width_chars (self->line, news->purse ? LINE_CHARS : -1);
  gtk_widget_set_visible (GTK_WIDGET (self->line), line != NULL);
  gtk_label_set_label (self->bubble, news->bubble != NULL ? news->bubble : "");
  gtk_label_set_label (self->count, count);
  show_name (self->column_name, news);
  gtk_label_set_label (self->column_count, count);
  gtk_label_set_label (self->number, numbered ? news->number : "");
  gtk_widget_set_visible (GTK_WIDGET (self->number), numbered);
  gtk_widget_set_visible (GTK_WIDGET (self->number_icon), numbered && news->icon != NULL);
}

void
bluff_seat_badge_show (BluffSeatBadge *self, const BluffSeatNews *news)
{
  const char *back;
  gboolean speaks;

  g_return_if_fail (BLUFF_IS_SEAT_BADGE (self));
  g_return_if_fail (news != NULL && news->name != NULL);

  speaks = self->news.bubble != NULL;
  keep_news (self, news);
  news = &self->news;
  back = news->back != NULL ? news->back : "card-back";
  take_art (self, &self->disc, bluff_flag_badge (news->flag));
  take_art (self, &self->mark, draw_mark (news->marks));
  take_art (self, &self->back, bluff_art_get (back));
  bluff_drawing_set_art (self->count_icon, back);
  bluff_drawing_set_art (self->number_icon, news->icon);
  bluff_drawing_set_art (self->coin, news->purse ? news->icon : NULL);
  bluff_drawing_set_art (self->low_coin, news->purse ? news->icon : NULL);

  toggle_class (self, "active", news->marks & BLUFF_SEAT_MARK_ACTIVE);
  toggle_class (self, "open", news->open);
  toggle_class (self, "winner", news->marks & BLUFF_SEAT_MARK_WINNER);
  show_texts (self, news);
  bluff_seat_badge_indent (self);
  describe (self, news);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  /* A child that had no place does not ask for one. */
  if (speaks != (news->bubble != NULL))
    gtk_widget_queue_resize (GTK_WIDGET (self));
}

GtkWidget *
bluff_seat_badge_get_purse (BluffSeatBadge *self)
{
  g_return_val_if_fail (BLUFF_IS_SEAT_BADGE (self), NULL);

  return self->form == BLUFF_SEAT_FORM_NARROW ? GTK_WIDGET (self->low_coin) : GTK_WIDGET (self->coin);
}

GtkWidget *
bluff_seat_badge_get_cards (BluffSeatBadge *self)
{
  g_return_val_if_fail (BLUFF_IS_SEAT_BADGE (self), NULL);

  /* The only card of a seat with a purse lies beside its coins, and is not counted. */
  if (self->news.purse)
    return bluff_seat_badge_get_purse (self);

  return self->form == BLUFF_SEAT_FORM_NARROW ? GTK_WIDGET (self->count_icon) : GTK_WIDGET (self->count);
}

void
bluff_seat_badge_set_unit (BluffSeatBadge *self, double unit)
{
  g_autoptr (PangoAttrList) attributes = NULL;
  GtkLabel *labels[] = { self->name,        self->line,     self->bubble,       self->count,
                         self->column_name, self->number,   self->column_count, self->low_name,
                         self->low_coins,   self->low_line, self->coins };

  g_return_if_fail (BLUFF_IS_SEAT_BADGE (self));

  /* A seat grows with the table, but its text is never smaller than elsewhere. */
  self->unit = MAX (unit, 1);
  attributes = pango_attr_list_new ();
  pango_attr_list_insert (attributes, pango_attr_scale_new (self->unit));
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    gtk_label_set_attributes (labels[i], attributes);
  bluff_seat_badge_indent (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
bluff_seat_badge_set_form (BluffSeatBadge *self, BluffSeatForm form)
{
  g_return_if_fail (BLUFF_IS_SEAT_BADGE (self));

  if (self->form == form)
    return;

  self->form = form;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  /* A strip asks for the room itself. */
  if (self->news.open)
    {
      gtk_label_set_label (self->line, find_line (self));
      bluff_seat_badge_indent (self);
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }
}
