/* bluff-sheet.c: a sheet of parchment over the table.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-sheet.h"

#include "bluff-announce.h"
#include "bluff-art.h"
#include "bluff-letters.h"
#include "bluff-reading.h"

enum
{
  MARGIN = 12, /* between the sheet and the edge of the table */
  PEEK = 24,   /* what a bottom sheet leaves of the table at least */
  WIDTH = 860,
  LEAST_WIDTH = 320,
  LOW = 580,       /* below it there is less air */
  LEAST_CARD = 58, /* as narrow as cards get on a sheet */
  ROW = 5,         /* cards in a row */
  ROW_GAP = 6,     /* between them, at least */
  BANNER_ART = 40,
  PADDING = 14 /* of a bottom sheet's body, as in style.css */
};

#define CARD_RATIO 1.4 /* how much higher than wide a card is */

typedef struct
{
  GtkWidget *paper, *column, *body, *slot, *foot_slot;
  GtkScrolledWindow *scroller; /* of the body */
  GtkLabel *question, *subtitle;
  GtkWidget *content, *foot, *crown, *backdrop;
  GtkWidget *banner; /* a crown of our own */
  GtkImage *banner_art;
  GtkLabel *banner_label;
  char *news;
  float rise;
  int width;

  gboolean narrow, low;
  int card_width;

  GtkEventController *shortcuts;
  BluffSheetSeat seat_chosen;
  GtkWidget *focus_before; /* weak */
  guint getting_ready;     /* the source that measures before the next frame */
} BluffSheetPrivate;

/* How large everything is. */
typedef struct
{
  int width, height; /* of the paper */
  int least;         /* of what is on it: it scrolls */
  int crown_width, crown_height;
  int above; /* how much of the crown is above the edge */
} Plan;

enum
{
  PROP_QUESTION = 1,
  PROP_SUBTITLE,
  PROP_NEWS,
  PROP_CONTENT,
  PROP_FOOT,
  PROP_CROWN,
  PROP_BACKDROP,
  PROP_RISE,
  PROP_WIDTH,
  PROP_NARROW,
  PROP_CARD_WIDTH,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE_WITH_PRIVATE (BluffSheet, bluff_sheet, GTK_TYPE_WIDGET)

#define PRIVATE(self) ((BluffSheetPrivate *) bluff_sheet_get_instance_private (BLUFF_SHEET (self)))

/* --- What it says --------------------------------------------------------------------------------------------------
 */

static void
set_text (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

static void
update_accessible (BluffSheet *self)
{
  BluffSheetPrivate *priv = PRIVATE (self);
  const char *description = priv->news != NULL ? priv->news : gtk_label_get_label (priv->subtitle);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_label (priv->question), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description, -1);
}

void
bluff_sheet_set_question (BluffSheet *self, const char *question)
{
  BluffSheetPrivate *priv = PRIVATE (self);

  g_return_if_fail (BLUFF_IS_SHEET (self));

  set_text (priv->question, question);
  if (priv->banner != NULL)
    {
      gtk_widget_set_visible (GTK_WIDGET (priv->question), FALSE);
      gtk_label_set_label (priv->banner_label, question != NULL ? question : "");
    }
  update_accessible (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_QUESTION]);
}

void
bluff_sheet_set_subtitle (BluffSheet *self, const char *subtitle)
{
  g_return_if_fail (BLUFF_IS_SHEET (self));

  set_text (PRIVATE (self)->subtitle, subtitle);
  update_accessible (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SUBTITLE]);
}

void
bluff_sheet_set_news (BluffSheet *self, const char *news)
{
  BluffSheetPrivate *priv = PRIVATE (self);

  g_return_if_fail (BLUFF_IS_SHEET (self));

  g_free (priv->news);
  priv->news = g_strdup (news);
  update_accessible (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NEWS]);
}

void
bluff_sheet_set_content (BluffSheet *self, GtkWidget *content)
{
  BluffSheetPrivate *priv = PRIVATE (self);

  g_return_if_fail (BLUFF_IS_SHEET (self));

  if (priv->content != NULL)
    gtk_box_remove (GTK_BOX (priv->slot), priv->content);
  priv->content = content;
  if (content != NULL)
    gtk_box_append (GTK_BOX (priv->slot), content);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CONTENT]);
}

void
bluff_sheet_set_foot (BluffSheet *self, GtkWidget *foot)
{
  BluffSheetPrivate *priv = PRIVATE (self);

  g_return_if_fail (BLUFF_IS_SHEET (self));

  if (priv->foot != NULL)
    gtk_box_remove (GTK_BOX (priv->foot_slot), priv->foot);
  priv->foot = foot;
  if (foot != NULL)
    gtk_box_append (GTK_BOX (priv->foot_slot), foot);
  gtk_widget_set_visible (priv->foot_slot, foot != NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FOOT]);
}

void
bluff_sheet_set_crown (BluffSheet *self, GtkWidget *crown)
{
  BluffSheetPrivate *priv = PRIVATE (self);

  g_return_if_fail (BLUFF_IS_SHEET (self));

  g_clear_pointer (&priv->crown, gtk_widget_unparent);
  priv->crown = crown;
  if (crown != NULL)
    gtk_widget_set_parent (crown, GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CROWN]);
}

void
bluff_sheet_set_backdrop (BluffSheet *self, GtkWidget *backdrop)
{
  BluffSheetPrivate *priv = PRIVATE (self);

  g_return_if_fail (BLUFF_IS_SHEET (self));

  g_clear_pointer (&priv->backdrop, gtk_widget_unparent);
  priv->backdrop = backdrop;
  if (backdrop != NULL)
    gtk_widget_insert_after (backdrop, GTK_WIDGET (self), NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BACKDROP]);
}

static void
make_banner (BluffSheet *self)
{
  BluffSheetPrivate *priv = PRIVATE (self);
  GtkWidget *label = gtk_label_new (gtk_label_get_label (priv->question));

  priv->banner = g_object_new (GTK_TYPE_BOX, "spacing", 12, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  priv->banner_art = GTK_IMAGE (bluff_sheet_make_picture (NULL, BANNER_ART));
  priv->banner_label = GTK_LABEL (label);
  gtk_label_set_wrap (priv->banner_label, TRUE);
  gtk_label_set_wrap_mode (priv->banner_label, PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, "title-1");
  gtk_widget_add_css_class (priv->banner, "bb-banner");
  gtk_box_append (GTK_BOX (priv->banner), GTK_WIDGET (priv->banner_art));
  gtk_box_append (GTK_BOX (priv->banner), label);
  gtk_widget_set_visible (GTK_WIDGET (priv->question), FALSE);
  bluff_sheet_set_crown (self, priv->banner);
}

void
bluff_sheet_set_banner (BluffSheet *self, const char *art, const char *colour)
{
  BluffSheetPrivate *priv = PRIVATE (self);

  g_return_if_fail (BLUFF_IS_SHEET (self));

  if (priv->banner == NULL)
    make_banner (self);

  gtk_widget_set_opacity (priv->banner, colour != NULL ? 1 : 0);
  gtk_widget_remove_css_class (priv->banner, "coral");
  gtk_widget_remove_css_class (priv->banner, "teal");
  if (colour != NULL)
    gtk_widget_add_css_class (priv->banner, colour);
  if (art != NULL)
    {
      g_autoptr (GdkPaintable) paintable = bluff_art_get (art);

      gtk_image_set_from_paintable (priv->banner_art, paintable);
    }
}

void
bluff_sheet_tell (BluffSheet *self, GtkWidget *button, const char *event, const char *more)
{
  g_autofree char *news = NULL;

  g_return_if_fail (BLUFF_IS_SHEET (self));

  if (!bluff_announce_works ())
    news = more != NULL ? g_strdup_printf ("%s\n%s", event, more) : g_strdup (event);
  else
    news = g_strdup (more != NULL ? more : "");
  bluff_sheet_set_news (self, news);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, news, -1);
}

gboolean
bluff_sheet_is_low (BluffSheet *self)
{
  g_return_val_if_fail (BLUFF_IS_SHEET (self), FALSE);

  return PRIVATE (self)->low;
}

gboolean
bluff_sheet_is_narrow (BluffSheet *self)
{
  g_return_val_if_fail (BLUFF_IS_SHEET (self), FALSE);

  return PRIVATE (self)->narrow;
}

int
bluff_sheet_get_card_width (BluffSheet *self)
{
  g_return_val_if_fail (BLUFF_IS_SHEET (self), 0);

  return PRIVATE (self)->card_width;
}

/* --- Where it stands -----------------------------------------------------------------------------------------------
 */

static void
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

  if (narrow == priv->narrow && low == priv->low && card_width == priv->card_width)
    return;

  g_object_freeze_notify (G_OBJECT (self));
  priv->card_width = card_width;
  priv->low = low;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CARD_WIDTH]);
  if (narrow != priv->narrow)
    {
      priv->narrow = narrow;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NARROW]);
    }
  g_object_thaw_notify (G_OBJECT (self));
  set_css_class (GTK_WIDGET (self), "narrow", narrow);
  set_css_class (GTK_WIDGET (self), "low", low);

  if (BLUFF_SHEET_GET_CLASS (self)->resized != NULL)
    BLUFF_SHEET_GET_CLASS (self)->resized (self);
}

/* Cards give way, as far as they can be told apart, before something has to scroll. What they change depends on nothing
 * but what they leave over or lack now, so that it comes to rest. */
static void
fit_cards (BluffSheet *self, int most, int natural, int room)
{
  BluffSheetPrivate *priv = PRIVATE (self);
  int fitting = CLAMP (priv->card_width + (int) ((room - natural) / CARD_RATIO), MIN (LEAST_CARD, most), most);

  if (fitting < priv->card_width || fitting > priv->card_width + 4)
    adapt (self, priv->narrow, priv->low, fitting);
}

static void
place (GtkWidget *child, int x, int y, int width, int height)
{
  gtk_widget_allocate (child, width, height, -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y)));
}

/* How high the crown is, and how much of it is above the edge. */
static void
measure_crown (BluffSheetPrivate *priv, int *width, int *height, int *above)
{
  *width = *height = *above = 0;
  if (priv->crown == NULL || !gtk_widget_should_layout (priv->crown))
    return;

  gtk_widget_measure (priv->crown, GTK_ORIENTATION_HORIZONTAL, -1, NULL, width, NULL, NULL);
  gtk_widget_measure (priv->crown, GTK_ORIENTATION_VERTICAL, *width, NULL, height, NULL, NULL);
  *above = (int) (priv->rise * (float) *height);
}

static int
measure_foot (BluffSheetPrivate *priv, int width)
{
  int foot = 0;

  if (gtk_widget_should_layout (priv->foot_slot))
    gtk_widget_measure (priv->foot_slot, GTK_ORIENTATION_VERTICAL, width, NULL, &foot, NULL, NULL);
  return foot;
}

/* How high all that lies on the sheet would like to be. */
static int
measure_natural (BluffSheetPrivate *priv, int width)
{
  int body;

  gtk_widget_measure (priv->body, GTK_ORIENTATION_VERTICAL, width, NULL, &body, NULL, NULL);
  return body + measure_foot (priv, width);
}

/* A foot that would leave no room for what it belongs to, with large text for example, scrolls with it. */
static void
share_room (BluffSheetPrivate *priv, int width, int room)
{
  gboolean crowded = measure_foot (priv, width) > room / 2;

  gtk_scrolled_window_set_policy (priv->scroller, GTK_POLICY_NEVER, crowded ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC);
}

/* Measures what lies on the sheet, in a table of this size, and makes it fit. */
static void
make_plan (BluffSheet *self, int width, int height, Plan *plan)
{
  BluffSheetPrivate *priv = PRIVATE (self);
  gboolean narrow = width < BLUFF_SHEET_NARROW;
  int most = choose_card_width (narrow, width, height);
  int natural, room;

  adapt (self, narrow, height < LOW, MIN (priv->card_width, most));

  gtk_widget_measure (priv->column, GTK_ORIENTATION_HORIZONTAL, -1, &plan->least, NULL, NULL, NULL);
  plan->width = priv->narrow ? width : MAX (plan->least, MIN (priv->width, width - 2 * MARGIN));
  measure_crown (priv, &plan->crown_width, &plan->crown_height, &plan->above);
  plan->crown_width = MIN (plan->crown_width, plan->width);
  room = height - (priv->narrow ? MIN (PEEK, height / 12) : 2 * MARGIN) - plan->above;
  natural = measure_natural (priv, plan->width);
  fit_cards (self, most, natural + plan->crown_height - plan->above, room);
  natural = measure_natural (priv, plan->width);
  share_room (priv, plan->width, room);
  gtk_widget_measure (priv->column, GTK_ORIENTATION_VERTICAL, plan->width, &plan->least, NULL, NULL, NULL);
  plan->height = MAX (MIN (natural + plan->crown_height - plan->above, room), plan->least);
}

static void
bluff_sheet_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BluffSheetPrivate *priv = PRIVATE (widget);
  Plan plan;
  int least, x, y;

  (void) baseline;
  make_plan (BLUFF_SHEET (widget), width, height, &plan);
  x = (width - plan.width) / 2;
  y = priv->narrow ? height - plan.height : (height - plan.height - plan.above) / 2 + plan.above;

  if (priv->backdrop != NULL)
    place (priv->backdrop, 0, 0, width, height);
  place (priv->paper, x, y, plan.width, plan.height);
  place (priv->column, x, y + plan.crown_height - plan.above, plan.width,
         MAX (plan.height - (plan.crown_height - plan.above), plan.least));
  if (plan.crown_height > 0)
    {
      gtk_widget_measure (priv->crown, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      place (priv->crown, (width - plan.crown_width) / 2, y - plan.above, MAX (plan.crown_width, least),
             plan.crown_height);
    }
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

static void
bluff_sheet_show (GtkWidget *widget)
{
  BluffSheetPrivate *priv = PRIVATE (widget);

  GTK_WIDGET_CLASS (bluff_sheet_parent_class)->show (widget);

  /* Once all is on it, and before the next frame. */
  if (priv->getting_ready == 0)
    priv->getting_ready = g_idle_add_full (GDK_PRIORITY_REDRAW - 1, get_ready_cb, widget, NULL);
}

static void
bluff_sheet_hide (GtkWidget *widget)
{
  g_clear_handle_id (&PRIVATE (widget)->getting_ready, g_source_remove);
  GTK_WIDGET_CLASS (bluff_sheet_parent_class)->hide (widget);
}

/* --- The focus -----------------------------------------------------------------------------------------------------
 */

static void
bluff_sheet_map (GtkWidget *widget)
{
  BluffSheetPrivate *priv = PRIVATE (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  GTK_WIDGET_CLASS (bluff_sheet_parent_class)->map (widget);

  g_set_weak_pointer (&priv->focus_before, focus);
  if (focus == NULL || !gtk_widget_is_ancestor (focus, widget))
    bluff_reading_grab_focus (widget);
}

static void
bluff_sheet_unmap (GtkWidget *widget)
{
  BluffSheetPrivate *priv = PRIVATE (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *before = priv->focus_before;

  GTK_WIDGET_CLASS (bluff_sheet_parent_class)->unmap (widget);

  /* Only if it is the sheet that goes. With all that is around it, its table goes too: a window that was given the
   * focus of something in it then would keep that, and with it the whole page. */
  if (!gtk_widget_get_visible (widget) && before != NULL &&
      (focus == NULL || focus == widget || gtk_widget_is_ancestor (focus, widget)) && gtk_widget_get_mapped (before))
    gtk_widget_grab_focus (before);
  g_clear_weak_pointer (&priv->focus_before);
}

/* The sheet itself can have the focus, and then so can what is on it. */
static gboolean
bluff_sheet_focus (GtkWidget *widget, GtkDirectionType direction)
{
  BluffSheetPrivate *priv = PRIVATE (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  if (focus == NULL || (focus != widget && !gtk_widget_is_ancestor (focus, widget)))
    return gtk_widget_grab_focus (widget);

  return gtk_widget_child_focus (priv->column, direction);
}

static gboolean
bluff_sheet_grab_focus (GtkWidget *widget)
{
  gtk_root_set_focus (gtk_widget_get_root (widget), widget);
  return TRUE;
}

/* --- Keys ----------------------------------------------------------------------------------------------------------
 */

static gboolean
press_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  GtkWidget *button = user_data;

  (void) args;
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_mapped (button) || !gtk_widget_is_sensitive (button))
    return FALSE;

  return gtk_widget_activate (button);
}

/* Takes TRIGGER and ACTION over. */
static void
add_shortcut (BluffSheet *self, GtkShortcutTrigger *trigger, GtkShortcutAction *action)
{
  BluffSheetPrivate *priv = PRIVATE (self);

  if (priv->shortcuts == NULL)
    {
      priv->shortcuts = gtk_shortcut_controller_new ();
      /* Also while the focus is in the hand: it stays in use during a vote. */
      gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (priv->shortcuts), GTK_SHORTCUT_SCOPE_GLOBAL);
      gtk_widget_add_controller (GTK_WIDGET (self), priv->shortcuts);
    }

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (priv->shortcuts), gtk_shortcut_new (trigger, action));
}

void
bluff_sheet_add_key (BluffSheet *self, const char *letter, GtkWidget *button)
{
  g_return_if_fail (BLUFF_IS_SHEET (self));
  g_return_if_fail (letter != NULL && *letter != '\0');

  add_shortcut (self, bluff_letter_make_trigger (letter), gtk_callback_action_new (press_cb, button, NULL));
}

static gboolean
seat_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  BluffSheetPrivate *priv = PRIVATE (widget);

  (void) args;
  return gtk_widget_get_mapped (widget) && priv->seat_chosen (BLUFF_SHEET (widget), GPOINTER_TO_UINT (user_data));
}

void
bluff_sheet_add_seat_keys (BluffSheet *self, BluffSheetSeat chosen)
{
  g_return_if_fail (BLUFF_IS_SHEET (self));

  PRIVATE (self)->seat_chosen = chosen;
  for (guint seat = 0; seat < BLUFF_LETTER_SEATS; seat++)
    add_shortcut (self, bluff_letter_make_seat_trigger (seat),
                  gtk_callback_action_new (seat_cb, GUINT_TO_POINTER (seat), NULL));
}

GtkWidget *
bluff_sheet_make_picture (GdkPaintable *drawing, int size)
{
  return g_object_new (GTK_TYPE_IMAGE, "paintable", drawing, "pixel-size", size, "accessible-role",
                       GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_sheet_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  BluffSheetPrivate *priv = PRIVATE (object);

  switch (id)
    {
    case PROP_QUESTION:
      g_value_set_string (value, gtk_label_get_label (priv->question));
      break;
    case PROP_SUBTITLE:
      g_value_set_string (value, gtk_label_get_label (priv->subtitle));
      break;
    case PROP_NEWS:
      g_value_set_string (value, priv->news);
      break;
    case PROP_CONTENT:
      g_value_set_object (value, priv->content);
      break;
    case PROP_FOOT:
      g_value_set_object (value, priv->foot);
      break;
    case PROP_CROWN:
      g_value_set_object (value, priv->crown);
      break;
    case PROP_BACKDROP:
      g_value_set_object (value, priv->backdrop);
      break;
    case PROP_RISE:
      g_value_set_float (value, priv->rise);
      break;
    case PROP_WIDTH:
      g_value_set_int (value, priv->width);
      break;
    case PROP_NARROW:
      g_value_set_boolean (value, priv->narrow);
      break;
    case PROP_CARD_WIDTH:
      g_value_set_int (value, priv->card_width);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bluff_sheet_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  BluffSheet *self = BLUFF_SHEET (object);
  BluffSheetPrivate *priv = PRIVATE (object);

  switch (id)
    {
    case PROP_QUESTION:
      bluff_sheet_set_question (self, g_value_get_string (value));
      break;
    case PROP_SUBTITLE:
      bluff_sheet_set_subtitle (self, g_value_get_string (value));
      break;
    case PROP_NEWS:
      bluff_sheet_set_news (self, g_value_get_string (value));
      break;
    case PROP_CONTENT:
      bluff_sheet_set_content (self, g_value_get_object (value));
      break;
    case PROP_FOOT:
      bluff_sheet_set_foot (self, g_value_get_object (value));
      break;
    case PROP_CROWN:
      bluff_sheet_set_crown (self, g_value_get_object (value));
      break;
    case PROP_BACKDROP:
      bluff_sheet_set_backdrop (self, g_value_get_object (value));
      break;
    case PROP_RISE:
      priv->rise = g_value_get_float (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      break;
    case PROP_WIDTH:
      priv->width = g_value_get_int (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bluff_sheet_dispose (GObject *object)
{
  BluffSheetPrivate *priv = PRIVATE (object);

  g_clear_handle_id (&priv->getting_ready, g_source_remove);
  g_clear_weak_pointer (&priv->focus_before);
  g_clear_pointer (&priv->backdrop, gtk_widget_unparent);
  g_clear_pointer (&priv->crown, gtk_widget_unparent);
  g_clear_pointer (&priv->column, gtk_widget_unparent);
  g_clear_pointer (&priv->paper, gtk_widget_unparent);

  G_OBJECT_CLASS (bluff_sheet_parent_class)->dispose (object);
}

static void
bluff_sheet_finalize (GObject *object)
{
  g_free (PRIVATE (object)->news);

  G_OBJECT_CLASS (bluff_sheet_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *klass)
{
  const GParamFlags written = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  const GParamFlags read = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  properties[PROP_QUESTION] = g_param_spec_string ("question", NULL, NULL, NULL, written);
  properties[PROP_SUBTITLE] = g_param_spec_string ("subtitle", NULL, NULL, NULL, written);
  properties[PROP_NEWS] = g_param_spec_string ("news", NULL, NULL, NULL, written);
  properties[PROP_CONTENT] = g_param_spec_object ("content", NULL, NULL, GTK_TYPE_WIDGET, written);
  properties[PROP_FOOT] = g_param_spec_object ("foot", NULL, NULL, GTK_TYPE_WIDGET, written);
  properties[PROP_CROWN] = g_param_spec_object ("crown", NULL, NULL, GTK_TYPE_WIDGET, written);
  properties[PROP_BACKDROP] = g_param_spec_object ("backdrop", NULL, NULL, GTK_TYPE_WIDGET, written);
  properties[PROP_RISE] = g_param_spec_float ("rise", NULL, NULL, 0, 1, 0.3f, written);
  properties[PROP_WIDTH] = g_param_spec_int ("width", NULL, NULL, 200, 2000, WIDTH, written);
  properties[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE, read);
  properties[PROP_CARD_WIDTH] = g_param_spec_int ("card-width", NULL, NULL, 0, 256, 98, read);
  g_object_class_install_properties (klass, N_PROPS, properties);
}

static void
bluff_sheet_class_init (BluffSheetClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = bluff_sheet_get_property;
  object_class->set_property = bluff_sheet_set_property;
  object_class->dispose = bluff_sheet_dispose;
  object_class->finalize = bluff_sheet_finalize;
  widget_class->measure = bluff_sheet_measure;
  widget_class->size_allocate = bluff_sheet_size_allocate;
  widget_class->show = bluff_sheet_show;
  widget_class->hide = bluff_sheet_hide;
  widget_class->map = bluff_sheet_map;
  widget_class->unmap = bluff_sheet_unmap;
  widget_class->focus = bluff_sheet_focus;
  widget_class->grab_focus = bluff_sheet_grab_focus;
  install_properties (object_class);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bluffbay/BluffBay/table/bluff-sheet.ui");
  gtk_widget_class_bind_template_child_private (widget_class, BluffSheet, paper);
  gtk_widget_class_bind_template_child_private (widget_class, BluffSheet, column);
  gtk_widget_class_bind_template_child_private (widget_class, BluffSheet, scroller);
  gtk_widget_class_bind_template_child_private (widget_class, BluffSheet, body);
  gtk_widget_class_bind_template_child_private (widget_class, BluffSheet, slot);
  gtk_widget_class_bind_template_child_private (widget_class, BluffSheet, foot_slot);
  gtk_widget_class_bind_template_child_private (widget_class, BluffSheet, question);
  gtk_widget_class_bind_template_child_private (widget_class, BluffSheet, subtitle);
  gtk_widget_class_set_css_name (widget_class, "sheet");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* Who cannot wait for what is being opened clicks anywhere on it but on a button. */
static void
clicked_cb (BluffSheet *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "game.continue", NULL);
}

static void
bluff_sheet_init (BluffSheet *self)
{
  BluffSheetPrivate *priv = PRIVATE (self);
  GtkGesture *click = gtk_gesture_click_new ();

  priv->width = WIDTH;
  priv->rise = 0.3f;
  priv->card_width = 98;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "bb-sheet");
  g_signal_connect_swapped (click, "released", G_CALLBACK (clicked_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}
