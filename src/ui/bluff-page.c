/* bluff-page.c: what the window shows at one time.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-page.h"

#include "bluff-breadth.h"

#include "bluff-labels.h"

#include <string.h>

typedef struct
{
  char *title;
} BluffPagePrivate;

enum
{
  PROP_TITLE = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (BluffPage, bluff_page, ADW_TYPE_BIN)

static void
bluff_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_TITLE)
    g_value_set_string (value, bluff_page_get_title (BLUFF_PAGE (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bluff_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_TITLE)
    bluff_page_set_title (BLUFF_PAGE (object), g_value_get_string (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bluff_page_constructed (GObject *object)
{
  G_OBJECT_CLASS (bluff_page_parent_class)->constructed (object);

  bluff_labels_mark_all (GTK_WIDGET (object));
}

static void
bluff_page_finalize (GObject *object)
{
  BluffPagePrivate *priv = bluff_page_get_instance_private (BLUFF_PAGE (object));

  g_free (priv->title);

  G_OBJECT_CLASS (bluff_page_parent_class)->finalize (object);
}

static void
bluff_page_class_init (BluffPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = bluff_page_get_property;
  object_class->set_property = bluff_page_set_property;
  object_class->constructed = bluff_page_constructed;
  object_class->finalize = bluff_page_finalize;

  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL,
                                                G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
bluff_page_init (BluffPage *self)
{
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  bluff_breadth_mark_large_text (GTK_WIDGET (self));
}

const char *
bluff_page_get_title (BluffPage *self)
{
  BluffPagePrivate *priv = bluff_page_get_instance_private (self);

  g_return_val_if_fail (BLUFF_IS_PAGE (self), NULL);

  return priv->title;
}

void
bluff_page_set_title (BluffPage *self, const char *title)
{
  BluffPagePrivate *priv = bluff_page_get_instance_private (self);

  g_return_if_fail (BLUFF_IS_PAGE (self));

  if (g_strcmp0 (priv->title, title) == 0)
    return;

  g_free (priv->title);
  priv->title = g_strdup (title);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
}

static AdwHeaderBar *
find_header (GtkWidget *widget)
{
  if (ADW_IS_HEADER_BAR (widget))
    return ADW_HEADER_BAR (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      AdwHeaderBar *found = find_header (child);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* What of the desktop's LAYOUT ("menu:minimize,maximize,close") is shown: the other buttons can be left out, as each
 * has a key and a gesture. */
static char *
keep_close (const char *layout)
{
  const char *colon = strchr (layout, ':');
  const char *close = strstr (layout, "close");

  if (close == NULL)
    return g_strdup (":");

  return g_strdup (colon != NULL && close > colon ? ":close" : "close:");
}

void
bluff_page_set_narrow (BluffPage *self, gboolean narrow)
{
  AdwHeaderBar *header;
  g_autofree char *layout = NULL, *kept = NULL;

  g_return_if_fail (BLUFF_IS_PAGE (self));

  header = find_header (GTK_WIDGET (self));
  if (header == NULL)
    return;

  if (narrow)
    {
      g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-decoration-layout", &layout, NULL);
      kept = keep_close (layout != NULL ? layout : "");
    }
  if (g_strcmp0 (adw_header_bar_get_decoration_layout (header), kept) != 0)
    adw_header_bar_set_decoration_layout (header, kept);
}

void
bluff_page_show (BluffPage *self)
{
  g_return_if_fail (BLUFF_IS_PAGE (self));

  if (BLUFF_PAGE_GET_CLASS (self)->shown != NULL)
    BLUFF_PAGE_GET_CLASS (self)->shown (self);
}

void
bluff_page_hide (BluffPage *self)
{
  g_return_if_fail (BLUFF_IS_PAGE (self));

  if (BLUFF_PAGE_GET_CLASS (self)->hidden != NULL)
    BLUFF_PAGE_GET_CLASS (self)->hidden (self);
}

gboolean
bluff_page_is_shut (BluffPage *self)
{
  g_return_val_if_fail (BLUFF_IS_PAGE (self), FALSE);

  return BLUFF_PAGE_GET_CLASS (self)->is_shut != NULL && BLUFF_PAGE_GET_CLASS (self)->is_shut (self);
}

gboolean
bluff_page_escape (BluffPage *self)
{
  g_return_val_if_fail (BLUFF_IS_PAGE (self), FALSE);

  return BLUFF_PAGE_GET_CLASS (self)->escape != NULL && BLUFF_PAGE_GET_CLASS (self)->escape (self);
}

BluffPage *
bluff_page_renew (BluffPage *self)
{
  g_return_val_if_fail (BLUFF_IS_PAGE (self), NULL);

  return BLUFF_PAGE_GET_CLASS (self)->renew != NULL ? BLUFF_PAGE_GET_CLASS (self)->renew (self) : NULL;
}
