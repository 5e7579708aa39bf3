/* bluff-shout-panel-layout.c: where people shout or let it pass: the texts, and the answers beside or below them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-shout-panel-private.h"

#include "bluff-breadth.h"
#include "bluff-extent.h"
#include "bluff-follow-up.h"

enum
{
  GAP = 18,
  ROW_GAP = 10,
  CLOCK_GAP = 4,
  LEAST_HEIGHT = 180,
  LEAST_LINE = 34,  /* of the texts is always to be seen */
  LEAST_TEXT = 260, /* where the texts have less room beside the answers, these go below them */
  EASY_WIDTH = 880  /* any number of people stands at ease */
};

/* How much of HEIGHT ends with a whole line of LABEL, which begins at TOP; 0: with none. */
static int
end_of_line (GtkWidget *label, int width, int top, int height)
{
  int whole = bluff_extent_least_height (label, width);
  int line = bluff_extent_least_height (label, bluff_extent_width (label));
  int n = MAX ((whole + line / 2) / MAX (line, 1), 1); /* lines */
  int fit = CLAMP ((height - top) * n / MAX (whole, 1), 0, n);

  return fit > 0 ? top + whole * fit / n : 0;
}

/* No line of the texts is cut: what they have no room for begins with the next one. */
static int
whole_lines (BluffShoutPanel *self, int width, int height)
{
  int top = 0, end = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (self->texts); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      {
        end = MAX (end, end_of_line (child, width, top, height));
        top += bluff_extent_least_height (child, width) + gtk_box_get_spacing (GTK_BOX (self->texts));
      }

  return end > 0 ? end : height;
}

/* Of the texts, what is always to be seen: a line. With large text the table scrolls, so that the whole question has
 * room. */
static int
least_question (BluffShoutPanel *self, int width)
{
  int line = (int) (LEAST_LINE * bluff_breadth_text_scale (GTK_WIDGET (self)));

  return bluff_breadth_has_large_text (GTK_WIDGET (self))
             ? MAX (bluff_extent_least_height (GTK_WIDGET (self->question), width), line)
             : line;
}

/* Of the texts, beside answers that have no room either: the question, if that is not too much. */
static int
least_texts (BluffShoutPanel *self, int width, int height)
{
  return whole_lines (self, width,
                      MAX (MIN (bluff_extent_least_height (GTK_WIDGET (self->question), width), height / 3),
                           least_question (self, width)));
}

static gboolean
is_beside (BluffShoutPanel *self, int width)
{
  int text = (int) (LEAST_TEXT * bluff_breadth_text_scale (GTK_WIDGET (self)));

  return !self->open && width >= text + GAP + bluff_extent_width (self->answers);
}

/* The rope, with the gap above it; 0 where there is none. */
static int
clock_height (BluffShoutPanel *self)
{
  return gtk_widget_should_layout (self->clock) ? bluff_extent_least_height (self->clock, -1) + CLOCK_GAP : 0;
}

static int
whole_height (BluffShoutPanel *self, int width)
{
  int answers = bluff_extent_width (self->answers);

  if (is_beside (self, width))
    return MAX (bluff_extent_least_height (self->texts, width - GAP - answers) + clock_height (self),
                bluff_extent_least_height (self->answers, answers));

  return bluff_extent_least_height (self->texts, width) + clock_height (self) + ROW_GAP +
         bluff_extent_least_height (self->answers, width);
}

/* The beginning of the texts is always to be seen, the rope, and both answers of one person; of several, some. */
static int
least_height (BluffShoutPanel *self, int width)
{
  int answers = bluff_extent_least_height (self->answers, width);

  if (self->open && !bluff_breadth_has_large_text (GTK_WIDGET (self)))
    return LEAST_HEIGHT;

  return least_question (self, width) + clock_height (self) + ROW_GAP +
         (self->open ? MIN (answers, LEAST_HEIGHT) : answers);
}

/* It wants everything to be seen; where there is less room, it scrolls. */
void
bluff_shout_panel_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  BluffShoutPanel *self = BLUFF_SHOUT_PANEL (widget);

  /* GTK drops resize requests of a child that is never measured, so all of them are. */
  bluff_extent_least_width (self->text_scroller);
  bluff_extent_least_width (self->answer_scroller);
  *minimum_baseline = *natural_baseline = -1;
  *minimum = MAX (bluff_extent_least_width (self->texts), bluff_extent_least_width (self->answers));
  *minimum = MAX (*minimum, bluff_extent_least_width (self->clock));
  *natural = MAX (*minimum, bluff_extent_width (self->texts) + GAP + bluff_extent_width (self->answers));
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;

  for_size = for_size < 0 ? *natural : for_size;
  *natural = whole_height (self, for_size);
  *minimum = MIN (*natural, least_height (self, for_size));
}

/* The texts, and the rope below them. */
static void
allocate_texts (BluffShoutPanel *self, int x, int width, int height)
{
  int clock = clock_height (self);

  gtk_widget_size_allocate (self->text_scroller, &(GtkAllocation){ x, 0, width, MAX (height - clock, 0) }, -1);
  if (clock > 0)
    gtk_widget_size_allocate (self->clock, &(GtkAllocation){ x, height - clock + CLOCK_GAP, width, clock - CLOCK_GAP },
                              -1);
}

/* Below each other the texts give way: what can be pressed, and how much time is left, is to be seen. */
static void
allocate_column (BluffShoutPanel *self, int width, int height)
{
  int clock = clock_height (self);
  int least = least_texts (self, width, height - clock) + clock;
  int size = CLAMP (height - ROW_GAP - least, 0, bluff_extent_least_height (self->answers, width));
  int rest = MAX (height - ROW_GAP - size - clock, 0);

  allocate_texts (self, 0, width, whole_lines (self, width, rest) + clock);
  gtk_widget_size_allocate (self->answer_scroller, &(GtkAllocation){ 0, height - size, width, size }, -1);
}

static void
allocate_row (BluffShoutPanel *self, int width, int height)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int size = bluff_extent_width (self->answers);

  allocate_texts (self, rtl ? size + GAP : 0, width - size - GAP, height);
  gtk_widget_size_allocate (self->answer_scroller, &(GtkAllocation){ rtl ? 0 : width - size, 0, size, height }, -1);
}

/* Close together there are two in a row, and room for what they shout about. */
static gboolean
is_compact (BluffShoutPanel *self, int width)
{
  GtkWidget *widget = GTK_WIDGET (self);

  return bluff_breadth_of (widget, width) <= BLUFF_BREADTH_NARROW ||
         (self->open && bluff_shout_panel_count_seats (self) > BLUFF_SHOUT_PANEL_AT_EASE &&
          width < EASY_WIDTH * bluff_breadth_text_scale (widget));
}

static void
refit (GtkWidget *widget)
{
  BluffShoutPanel *self = BLUFF_SHOUT_PANEL (widget);

  self->compact = is_compact (self, gtk_widget_get_width (widget));
  bluff_shout_panel_show_compact (self);
}

void
bluff_shout_panel_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BluffShoutPanel *self = BLUFF_SHOUT_PANEL (widget);

  (void) baseline;
  if (is_compact (self, width) != self->compact)
    bluff_follow_up (widget, refit);

  if (is_beside (self, width))
    allocate_row (self, width, height);
  else
    allocate_column (self, width, height);
}
