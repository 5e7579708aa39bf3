/* bluff-sheet.c: a sheet of parchment over the table: what it says, and what lies on it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-sheet-private.h"

#include "bluff-announce.h"
#include "bluff-art.h"

enum
{
  WIDTH = 860,
  BANNER_ART = 40
};

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

BluffSheetPrivate *
bluff_sheet_get_private (BluffSheet *self)
{
  return bluff_sheet_get_instance_private (self);
}

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
  /* If nothing else can take the focus, the scrolled window does. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (priv->scroller), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_label (priv->question), -1);
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
bluff_sheet_show (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bluff_sheet_parent_class)->show (widget);
  bluff_sheet_get_ready (BLUFF_SHEET (widget));
}

static void
bluff_sheet_hide (GtkWidget *widget)
{
  g_clear_handle_id (&PRIVATE (widget)->getting_ready, g_source_remove);
  GTK_WIDGET_CLASS (bluff_sheet_parent_class)->hide (widget);
}

static void
bluff_sheet_map (GtkWidget *widget)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  GTK_WIDGET_CLASS (bluff_sheet_parent_class)->map (widget);
  bluff_sheet_take_focus (BLUFF_SHEET (widget), focus);
}

static void
bluff_sheet_unmap (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  GTK_WIDGET_CLASS (bluff_sheet_parent_class)->unmap (widget);
  bluff_sheet_give_focus_back (BLUFF_SHEET (widget), focus);
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

/* A click anywhere on the sheet but on a button skips the rest of the reveal. */
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
  priv->least = -1;
  priv->rise = 0.3f;
  priv->card_width = 98;
  priv->too_wide = G_MAXINT;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "bb-sheet");
  g_signal_connect_swapped (click, "released", G_CALLBACK (clicked_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}
