/* bluff-seat-strip.c: the seats on top of a table.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-seat-strip.h"

#include "bluff-breadth.h"
#include "bluff-seat-badge.h"

#include <glib/gi18n.h>

/* Pixels of the strip from which it has the form. */
#define WIDE 900
#define MEDIUM 600

#define GAP 10.0
#define SMALL_GAP 6.0 /* in the narrow form */
#define PURSES 2      /* seats with a purse in a row of the narrow form */

struct _BluffSeatStrip
{
  GtkWidget parent_instance;

  GPtrArray *badges;  /* BluffSeatBadge, which the strip owns as their parent */
  GtkWidget *resting; /* the badge that Tab comes back to; one of them or NULL */
  BluffSeats choices;
  char *action;
  double unit;
};

/* How the badges lie at some width. */
typedef struct
{
  BluffSeatForm form;
  guint per_row, rows;
  int gap;
  int width;                    /* of one badge */
  int heights[BLUFF_MAX_SEATS]; /* of each row */
} Plan;

G_DEFINE_FINAL_TYPE (BluffSeatStrip, bluff_seat_strip, GTK_TYPE_WIDGET)

static BluffSeatBadge *
badge_at (BluffSeatStrip *self, guint i)
{
  return g_ptr_array_index (self->badges, i);
}

/* --- Layout --------------------------------------------------------------------------------------------------------
 */

/* The largest width of all badges in a form. */
static int
measure_widths (BluffSeatStrip *self, BluffSeatForm form, gboolean natural)
{
  int largest = 0;

  for (guint i = 0; i < self->badges->len; i++)
    {
      int min, nat;

      bluff_seat_badge_measure_width (badge_at (self, i), form, &min, &nat);
      largest = MAX (largest, natural ? nat : min);
    }

  return largest;
}

/* Each row is as high as it must be: where somebody says something, it may take another line. */
static void
measure_rows (BluffSeatStrip *self, Plan *plan)
{
  for (guint i = 0; i < self->badges->len; i++)
    {
      int *height = &plan->heights[i / plan->per_row];

      *height = MAX (*height, bluff_seat_badge_measure_height (badge_at (self, i), plan->form, plan->width));
    }
}

/* Where a row begins, or with the number of rows, where the strip ends. */
static int
start_of_row (const Plan *plan, guint row)
{
  int y = 0;

  for (guint i = 0; i < row; i++)
    y += plan->heights[i] + plan->gap;

  return y;
}

/* As many rows as it takes that every badge has its least width: one, and more only if the text is large. */
static Plan
plan_for (BluffSeatStrip *self, int width)
{
  guint n = MAX (1, self->badges->len);
  Plan plan = { .form = BLUFF_SEAT_FORM_NARROW, .per_row = n };
  int least;

  if (width >= MEDIUM)
    plan.form = width >= WIDE ? BLUFF_SEAT_FORM_WIDE : BLUFF_SEAT_FORM_MEDIUM;
  plan.gap = (int) ((plan.form == BLUFF_SEAT_FORM_NARROW ? SMALL_GAP : GAP) * MAX (self->unit, 1));
  least = measure_widths (self, plan.form, FALSE);

  /* The fan goes before the row is broken. */
  if (plan.form == BLUFF_SEAT_FORM_WIDE && least * (int) n + plan.gap * (int) (n - 1) > width)
    {
      plan.form = BLUFF_SEAT_FORM_MEDIUM;
      least = measure_widths (self, plan.form, FALSE);
    }
  /* Large text would leave little of a name: the row is broken before a name is cut, down to two in a row. */
  if (plan.form == BLUFF_SEAT_FORM_NARROW && bluff_breadth_has_large_text (GTK_WIDGET (self)))
    least = MAX (least, MIN (measure_widths (self, plan.form, TRUE), (width - plan.gap) / 2));
  while (plan.per_row > 1 && least * (int) plan.per_row + plan.gap * (int) (plan.per_row - 1) > width)
    plan.per_row--;

  /* With purses there is a line of words in every form: it needs half the width. */
  if (plan.form == BLUFF_SEAT_FORM_NARROW && self->badges->len > 0 &&
      bluff_seat_badge_get_news (badge_at (self, 0))->purse)
    plan.per_row = MIN (plan.per_row, PURSES);

  plan.rows = (n + plan.per_row - 1) / plan.per_row;
  /* Even rows: three and two rather than four and one. */
  plan.per_row = (n + plan.rows - 1) / plan.rows;
  plan.width = (width - plan.gap * (int) (plan.per_row - 1)) / (int) plan.per_row;
  measure_rows (self, &plan);

  return plan;
}

static GtkSizeRequestMode
bluff_seat_strip_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bluff_seat_strip_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  BluffSeatStrip *self = BLUFF_SEAT_STRIP (widget);
  Plan plan;

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = measure_widths (self, BLUFF_SEAT_FORM_NARROW, FALSE);
      *natural = measure_widths (self, BLUFF_SEAT_FORM_WIDE, TRUE) * (int) self->badges->len;
      *natural = MAX (*minimum, *natural);
      return;
    }

  plan = plan_for (self, for_size >= 0 ? for_size : WIDE);
  *minimum = *natural = start_of_row (&plan, plan.rows) - plan.gap;
}

static void
bluff_seat_strip_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BluffSeatStrip *self = BLUFF_SEAT_STRIP (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  Plan plan = plan_for (self, width);

  (void) height;
  (void) baseline;
  for (guint i = 0; i < self->badges->len; i++)
    {
      int start = (int) (i % plan.per_row) * (plan.width + plan.gap);
      guint row = i / plan.per_row;
      GtkAllocation place = { rtl ? width - start - plan.width : start, start_of_row (&plan, row), plan.width,
                              plan.heights[row] };

      bluff_seat_badge_set_form (badge_at (self, i), plan.form);
      gtk_widget_size_allocate (GTK_WIDGET (badge_at (self, i)), &place, -1);
    }
}

/* --- Keyboard ------------------------------------------------------------------------------------------------------
 */

static guint
index_of (BluffSeatStrip *self, GtkWidget *badge)
{
  guint i = 0;

  return g_ptr_array_find (self->badges, badge, &i) ? i : self->badges->len;
}

static gboolean
focus_badge (BluffSeatStrip *self, guint i)
{
  if (i >= self->badges->len)
    return FALSE;

  self->resting = GTK_WIDGET (badge_at (self, i));
  return gtk_widget_grab_focus (self->resting);
}

static gboolean
focus_choice (BluffSeatStrip *self)
{
  for (guint i = 0; i < self->badges->len; i++)
    if (bluff_seat_badge_is_choice (badge_at (self, i)))
      return focus_badge (self, i);

  return FALSE;
}

/* Tab enters at the seat it left, or at what can be chosen, and leaves from any. */
static gboolean
enter (BluffSeatStrip *self)
{
  if (self->resting != NULL)
    return focus_badge (self, index_of (self, self->resting));

  return focus_choice (self) || focus_badge (self, 0);
}

static gboolean
bluff_seat_strip_focus (GtkWidget *widget, GtkDirectionType direction)
{
  BluffSeatStrip *self = BLUFF_SEAT_STRIP (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkWidget *badge = gtk_widget_get_focus_child (widget);
  Plan plan;
  guint i;
  int by = 0;

  if (badge == NULL)
    return enter (self);

  i = index_of (self, badge);
  plan = plan_for (self, gtk_widget_get_width (widget));
  if (direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT)
    by = (direction == GTK_DIR_RIGHT) != rtl ? 1 : -1;
  else if (direction == GTK_DIR_UP || direction == GTK_DIR_DOWN)
    by = direction == GTK_DIR_DOWN ? (int) plan.per_row : -(int) plan.per_row;

  if (by == 0)
    return FALSE;

  /* An arrow that leads nowhere stays, and does not leave the strip. */
  if ((int) i + by >= 0 && (int) i + by < (int) self->badges->len)
    focus_badge (self, (guint) ((int) i + by));
  return TRUE;
}

static void
focus_end_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffSeatStrip *self = BLUFF_SEAT_STRIP (widget);

  (void) parameter;
  if (self->badges->len > 0)
    focus_badge (self, g_str_equal (name, "seats.first") ? 0 : self->badges->len - 1);
}

/* --- Seats ---------------------------------------------------------------------------------------------------------
 */

static void
chosen_cb (BluffSeatBadge *badge, BluffSeatStrip *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), self->action, "u", (guint32) bluff_seat_badge_get_news (badge)->seat);
}

static BluffSeatBadge *
make_badge (BluffSeatStrip *self, gboolean choice)
{
  GtkWidget *badge = bluff_seat_badge_new (choice);

  bluff_seat_badge_set_unit (BLUFF_SEAT_BADGE (badge), self->unit);
  g_signal_connect (badge, "chosen", G_CALLBACK (chosen_cb), self);
  return BLUFF_SEAT_BADGE (badge);
}

static void
drop_badge (BluffSeatStrip *self, guint i)
{
  GtkWidget *badge = GTK_WIDGET (badge_at (self, i));

  if (self->resting == badge)
    self->resting = NULL;
  gtk_widget_unparent (badge);
}

/* Puts a badge that is a choice, or is none, in place I, where there may be one of the other kind. */
static BluffSeatBadge *
ensure_badge (BluffSeatStrip *self, guint i, gboolean choice)
{
  gboolean append = i >= self->badges->len;
  BluffSeatBadge *badge;
  gboolean focused;

  if (!append && bluff_seat_badge_is_choice (badge_at (self, i)) == choice)
    return badge_at (self, i);

  badge = make_badge (self, choice);
  focused = !append && gtk_widget_has_focus (GTK_WIDGET (badge_at (self, i)));
  gtk_widget_insert_after (GTK_WIDGET (badge), GTK_WIDGET (self), i > 0 ? GTK_WIDGET (badge_at (self, i - 1)) : NULL);
  if (append)
    g_ptr_array_add (self->badges, badge);
  else
    {
      drop_badge (self, i);
      self->badges->pdata[i] = badge;
    }
  if (focused)
    focus_badge (self, i);

  return badge;
}

static void
note_choices (BluffSeatStrip *self)
{
  if (self->choices != 0)
    gtk_widget_add_css_class (GTK_WIDGET (self), "choosing");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "choosing");
}

void
bluff_seat_strip_show (BluffSeatStrip *self, const BluffSeatNews *news, guint n)
{
  g_return_if_fail (BLUFF_IS_SEAT_STRIP (self));
  g_return_if_fail (n <= BLUFF_MAX_SEATS);

  while (self->badges->len > n)
    {
      drop_badge (self, self->badges->len - 1);
      g_ptr_array_set_size (self->badges, (int) self->badges->len - 1);
    }
  for (guint i = 0; i < n; i++)
    bluff_seat_badge_show (ensure_badge (self, i, bluff_seats_has (self->choices, news[i].seat)), &news[i]);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
bluff_seat_strip_set_choices (BluffSeatStrip *self, BluffSeats seats)
{
  g_return_if_fail (BLUFF_IS_SEAT_STRIP (self));

  if (self->choices == seats)
    return;

  self->choices = seats;
  note_choices (self);
  for (guint i = 0; i < self->badges->len; i++)
    {
      g_autoptr (BluffSeatBadge) old = g_object_ref (badge_at (self, i));
      const BluffSeatNews *news = bluff_seat_badge_get_news (old);
      BluffSeatBadge *badge = ensure_badge (self, i, bluff_seats_has (seats, news->seat));

      if (badge != old)
        bluff_seat_badge_show (badge, news);
    }
}

static BluffSeatBadge *
find_badge (BluffSeatStrip *self, BluffSeat seat)
{
  for (guint i = 0; i < self->badges->len; i++)
    if (bluff_seat_badge_get_news (badge_at (self, i))->seat == seat)
      return badge_at (self, i);

  return NULL;
}

GtkWidget *
bluff_seat_strip_get_purse (BluffSeatStrip *self, BluffSeat seat)
{
  BluffSeatBadge *badge;

  g_return_val_if_fail (BLUFF_IS_SEAT_STRIP (self), NULL);

  badge = find_badge (self, seat);
  return badge != NULL ? bluff_seat_badge_get_purse (badge) : NULL;
}

GtkWidget *
bluff_seat_strip_get_cards (BluffSeatStrip *self, BluffSeat seat)
{
  BluffSeatBadge *badge;

  g_return_val_if_fail (BLUFF_IS_SEAT_STRIP (self), NULL);

  badge = find_badge (self, seat);
  return badge != NULL ? bluff_seat_badge_get_cards (badge) : NULL;
}

GtkWidget *
bluff_seat_strip_get_seat (BluffSeatStrip *self, BluffSeat seat)
{
  g_return_val_if_fail (BLUFF_IS_SEAT_STRIP (self), NULL);

  return (GtkWidget *) find_badge (self, seat);
}

void
bluff_seat_strip_set_action (BluffSeatStrip *self, const char *action)
{
  g_return_if_fail (BLUFF_IS_SEAT_STRIP (self));
  g_return_if_fail (action != NULL);

  g_free (self->action);
  self->action = g_strdup (action);
}

void
bluff_seat_strip_set_unit (BluffSeatStrip *self, double unit)
{
  g_return_if_fail (BLUFF_IS_SEAT_STRIP (self));

  if (self->unit == unit)
    return;

  self->unit = unit;
  for (guint i = 0; i < self->badges->len; i++)
    bluff_seat_badge_set_unit (badge_at (self, i), unit);
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_seat_strip_dispose (GObject *object)
{
  BluffSeatStrip *self = BLUFF_SEAT_STRIP (object);

  for (guint i = 0; i < self->badges->len; i++)
    gtk_widget_unparent (GTK_WIDGET (badge_at (self, i)));
  g_ptr_array_set_size (self->badges, 0);
  self->resting = NULL;

  G_OBJECT_CLASS (bluff_seat_strip_parent_class)->dispose (object);
}

static void
bluff_seat_strip_finalize (GObject *object)
{
  BluffSeatStrip *self = BLUFF_SEAT_STRIP (object);

  g_ptr_array_unref (self->badges);
  g_free (self->action);

  G_OBJECT_CLASS (bluff_seat_strip_parent_class)->finalize (object);
}

static void
bluff_seat_strip_class_init (BluffSeatStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_seat_strip_dispose;
  G_OBJECT_CLASS (klass)->finalize = bluff_seat_strip_finalize;
  widget_class->get_request_mode = bluff_seat_strip_get_request_mode;
  widget_class->measure = bluff_seat_strip_measure;
  widget_class->size_allocate = bluff_seat_strip_size_allocate;
  widget_class->focus = bluff_seat_strip_focus;

  gtk_widget_class_set_css_name (widget_class, "seatstrip");
  gtk_widget_class_install_action (widget_class, "seats.first", NULL, focus_end_action);
  gtk_widget_class_install_action (widget_class, "seats.last", NULL, focus_end_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Home, 0, "seats.first", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_End, 0, "seats.last", NULL);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bluff_seat_strip_init (BluffSeatStrip *self)
{
  self->badges = g_ptr_array_new ();
  self->action = g_strdup ("table.board");
  self->unit = 1;
  /* Translators: the seats of the table, for screen readers. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Seats"), -1);
}

GtkWidget *
bluff_seat_strip_new (void)
{
  return g_object_new (BLUFF_TYPE_SEAT_STRIP, NULL);
}
