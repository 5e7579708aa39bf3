/* bluff-sheet-place.c: where a sheet stands over the table, and how large it and its cards are.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-sheet-private.h"

#include "bluff-breadth.h"
#include "bluff-extent.h"
#include "bluff-follow-up.h"

enum
{
  MARGIN = 12, /* between the sheet and the edge of the table */
  PEEK = 24,   /* what a bottom sheet leaves of the table at least */
  LEAST_WIDTH = 320,
  LOW = 580,       /* below it there is less air */
  LEAST_CARD = 58, /* as narrow as cards get on a sheet */
  ROW = 5,         /* cards in a row */
  ROW_GAP = 6,     /* between them, at least */
  PADDING = 14     /* of a bottom sheet's body, as in style.css */
};

#define CARD_RATIO 1.4 /* how much higher than wide a card is */

/* How large everything is. */
typedef struct
{
  int width, height; /* of the paper */
  int least;         /* of what is on it: it scrolls */
  int crown_width, crown_height;
  int above; /* how much of the crown is above the edge */
} Plan;

/* --- Where it stands -----------------------------------------------------------------------------------------------
 */

void
bluff_sheet_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  (void) widget;
  (void) for_size;
  /* It takes what the table has: across it makes its cards smaller, downwards it scrolls. What lies on it is measured
   * when it is known how much that is: laying all of it out for a guess, too, would take as long again. */
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : 0;
  *minimum_baseline = *natural_baseline = -1;
}

/* The width that cards have where there is room for it; five of them always fit in a row. */
static int
choose_card_width (gboolean narrow, int width, int height)
{
  if (narrow)
    return CLAMP ((width - 2 * PADDING - (ROW - 1) * ROW_GAP) / ROW, 44, height < LOW ? 60 : 66);

  return height < 760 ? 98 : height < 900 ? 112 : 124;
}

static void
set_css_class (GtkWidget *widget, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

static void
adapt (BluffSheet *self, gboolean narrow, gboolean low, int card_width)
{
  BluffSheetPrivate *priv = PRIVATE (self);
  gboolean restyled = narrow != priv->narrow || low != priv->low;
  gboolean large = bluff_breadth_has_large_text (GTK_WIDGET (self));

  if (!restyled && card_width == priv->card_width && large == priv->large)
    return;

  g_object_freeze_notify (G_OBJECT (self));
  priv->card_width = card_width;
  priv->low = low;
  priv->large = large;
  g_object_notify (G_OBJECT (self), "card-width");
  if (narrow != priv->narrow)
    {
      priv->narrow = narrow;
      g_object_notify (G_OBJECT (self), "narrow");
    }
  g_object_thaw_notify (G_OBJECT (self));
  set_css_class (GTK_WIDGET (self), "narrow", narrow);
  set_css_class (GTK_WIDGET (self), "low", low);
  if (restyled)
    bluff_extent_forget (priv->column);

  if (BLUFF_SHEET_GET_CLASS (self)->resized != NULL)
    BLUFF_SHEET_GET_CLASS (self)->resized (self);
}

/* What did not fit may fit in another place, with text of another size. */
static void
note_place (BluffSheetPrivate *priv, int width, int height, double text_scale)
{
  if (width == priv->place_width && height == priv->place_height && text_scale == priv->text_scale)
    return;

  priv->place_width = width;
  priv->place_height = height;
  priv->text_scale = text_scale;
  priv->too_wide = G_MAXINT;
}

/* Cards give way, as far as they can be told apart, before something has to scroll. Words may leave with them that have
 * no room below narrow cards, and come back below wider ones: what is left over does not say how wide cards can be.
 * Therefore they never become as wide again as they have been in vain, which brings them to rest. */
static void
fit_cards (BluffSheet *self, int most, int natural, int room)
{
  BluffSheetPrivate *priv = PRIVATE (self);
  int fitting = CLAMP (priv->card_width + (int) ((room - natural) / CARD_RATIO), MIN (LEAST_CARD, most), most);

  if (fitting < priv->card_width)
    priv->too_wide = priv->card_width;
  else if (priv->too_wide < G_MAXINT)
    fitting = MIN (fitting, (priv->card_width + priv->too_wide) / 2);
  if (fitting < priv->card_width || fitting > priv->card_width + 4)
    adapt (self, priv->narrow, priv->low, fitting);
}

static void
place (GtkWidget *child, int x, int y, int width, int height)
{
  gtk_widget_allocate (child, width, height, -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y)));
}

/* How large the crown is on a sheet that is AVAILABLE wide, and how much of it is above the edge. */
static void
measure_crown (BluffSheetPrivate *priv, int available, Plan *plan)
{
  plan->crown_width = plan->crown_height = plan->above = 0;
  if (priv->crown == NULL || !gtk_widget_should_layout (priv->crown))
    return;

  plan->crown_width = MAX (bluff_extent_least_width (priv->crown), MIN (bluff_extent_width (priv->crown), available));
  plan->crown_height = bluff_extent_height (priv->crown, plan->crown_width);
  plan->above = (int) (priv->rise * (float) plan->crown_height);
}

static int
measure_foot (BluffSheetPrivate *priv, int width)
{
  return gtk_widget_should_layout (priv->foot_slot) ? bluff_extent_height (priv->foot_slot, width) : 0;
}

/* How high all that lies on the sheet would like to be. */
static int
measure_natural (BluffSheetPrivate *priv, int width)
{
  return bluff_extent_height (priv->body, width) + measure_foot (priv, width);
}

static void
apply_least (GtkWidget *widget)
{
  BluffSheetPrivate *priv = PRIVATE (widget);

  gtk_scrolled_window_set_min_content_height (priv->scroller, priv->least);
}

/* A foot that would leave no room for what it belongs to, with large text for example, scrolls with it: then the body
 * is as high as what it holds. A scrolled window cannot tell that by itself, because it does not ask how wide it is. */
static void
share_room (BluffSheet *self, int width, int room)
{
  BluffSheetPrivate *priv = PRIVATE (self);
  int least = measure_foot (priv, width) > room / 2 ? bluff_extent_height (priv->body, width) : -1;

  if (least == priv->least)
    return;

  priv->least = least;
  bluff_follow_up (GTK_WIDGET (self), apply_least);
}

/* Measures what lies on the sheet, in a table of this size, and makes it fit. */
static void
make_plan (BluffSheet *self, int width, int height, Plan *plan)
{
  BluffSheetPrivate *priv = PRIVATE (self);
  gboolean narrow = width < BLUFF_SHEET_NARROW;
  int most = choose_card_width (narrow, width, height);
  int natural, room;

  note_place (priv, width, height, bluff_breadth_text_scale (GTK_WIDGET (self)));
  adapt (self, narrow, height < LOW, MIN (priv->card_width, most));

  plan->least = bluff_extent_least_width (priv->column);
  plan->width = priv->narrow ? width : MAX (plan->least, MIN (priv->width, width - 2 * MARGIN));
  measure_crown (priv, plan->width, plan);
  room = height - (priv->narrow ? MIN (PEEK, height / 12) : 2 * MARGIN);
  natural = measure_natural (priv, plan->width);
  /* Where there is little room, a picture gives way to what is to be read; words do not. */
  if ((priv->narrow || priv->low) && priv->crown != priv->banner && natural + plan->crown_height > room)
    plan->crown_width = plan->crown_height = plan->above = 0;
  room -= plan->above;
  fit_cards (self, most, natural + plan->crown_height - plan->above, room);
  natural = measure_natural (priv, plan->width);
  share_room (self, plan->width, room);
  plan->least = bluff_extent_least_height (priv->column, plan->width);
  plan->height = MAX (MIN (natural + plan->crown_height - plan->above, room), plan->least);
}

void
bluff_sheet_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BluffSheetPrivate *priv = PRIVATE (widget);
  Plan plan;
  int x, y;

  (void) baseline;
  make_plan (BLUFF_SHEET (widget), width, height, &plan);
  x = (width - plan.width) / 2;
  y = priv->narrow ? height - plan.height : (height - plan.height - plan.above) / 2 + plan.above;

  if (priv->backdrop != NULL)
    place (priv->backdrop, 0, 0, width, height);
  place (priv->paper, x, y, plan.width, plan.height);
  place (priv->column, x, y + plan.crown_height - plan.above, plan.width,
         MAX (plan.height - (plan.crown_height - plan.above), plan.least));
  if (priv->crown != NULL)
    gtk_widget_set_child_visible (priv->crown, plan.crown_height > 0);
  if (plan.crown_height > 0)
    place (priv->crown, (width - plan.crown_width) / 2, y - plan.above, plan.crown_width, plan.crown_height);
}

/* --- Scrolling -----------------------------------------------------------------------------------------------------
 */

/* From the inside to the outside. What the inner ones scroll has no new place yet. */
static void
scroll_to (GtkWidget *widget)
{
  double moved = 0;

  for (GtkWidget *around = widget; around != NULL; around = gtk_widget_get_parent (around))
    {
      GtkAdjustment *adjustment;
      graphene_rect_t bounds;
      double before, top;

      if (!GTK_IS_VIEWPORT (around) ||
          !gtk_widget_compute_bounds (widget, gtk_viewport_get_child (GTK_VIEWPORT (around)), &bounds))
        continue;

      adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (around));
      before = gtk_adjustment_get_value (adjustment);
      top = bounds.origin.y - moved;
      gtk_adjustment_clamp_page (adjustment, top, top + bounds.size.height);
      moved += gtk_adjustment_get_value (adjustment) - before;
    }
}

void
bluff_sheet_scroll_to (BluffSheet *self, GtkWidget *widget)
{
  g_return_if_fail (BLUFF_IS_SHEET (self));
  g_return_if_fail (gtk_widget_is_ancestor (widget, GTK_WIDGET (self)));

  bluff_follow_up (widget, scroll_to);
}

/* --- Getting ready -------------------------------------------------------------------------------------------------
 */

/* To measure all that is written on a sheet takes about as long as to draw it. GTK remembers what was measured, so that
 * the frame in which the sheet appears has less to do. */
static gboolean
get_ready_cb (gpointer user_data)
{
  BluffSheet *self = user_data;
  GtkWidget *table = gtk_widget_get_parent (GTK_WIDGET (self));
  Plan plan;

  PRIVATE (self)->getting_ready = 0;
  if (table != NULL && gtk_widget_get_width (table) > 0 && gtk_widget_get_height (table) > 0)
    make_plan (self, gtk_widget_get_width (table), gtk_widget_get_height (table), &plan);

  return G_SOURCE_REMOVE;
}

/* Once all is on it, and before the next frame. */
void
bluff_sheet_get_ready (BluffSheet *self)
{
  BluffSheetPrivate *priv = PRIVATE (self);

  priv->too_wide = G_MAXINT;
  if (priv->getting_ready == 0)
    priv->getting_ready = g_idle_add_full (GDK_PRIORITY_REDRAW - 1, get_ready_cb, self, NULL);
}
