/* bluff-end-sheet.c: a game is over.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-end-sheet.h"

#include "bluff-chest.h"
#include "bluff-rays.h"
#include "bluff-words-list.h"
#include "bluff-words-names.h"
#include "bluff-wrap.h"

enum
{
  CHEST = 200,
  CHEST_SMALL = 120
};

typedef struct
{
  BluffRays *rays;
  BluffChest *chest;
  BluffWrap *ranking;
  GtkWidget *evening;
  GtkLabel *tonight;
  GtkLabel *series;
  GtkBox *secrets_slot;
  BluffWrap *buttons;

  GtkWidget *secrets;
  char *art;
} BluffEndSheetPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (BluffEndSheet, bluff_end_sheet, BLUFF_TYPE_SHEET)

#define PRIVATE(self) ((BluffEndSheetPrivate *) bluff_end_sheet_get_instance_private (BLUFF_END_SHEET (self)))

/* --- The ranking ---------------------------------------------------------------------------------------------------
 */

static void
show_ranking (BluffEndSheet *self, BluffCrew *crew, const BluffEnding *ending)
{
  BluffCast cast = bluff_crew_get_cast (crew, ending->viewer);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *news = NULL;

  bluff_ranking_show (PRIVATE (self)->ranking, crew, ending);
  bluff_ranking_shape (PRIVATE (self)->ranking, bluff_sheet_is_narrow (BLUFF_SHEET (self)));
  if (ending->how != NULL)
    g_ptr_array_add (lines, g_strdup (ending->how));
  for (guint place = 1; place <= cast.players; place++)
    for (BluffSeat seat = 0; seat < cast.players; seat++)
      if (ending->place[seat] == place)
        g_ptr_array_add (lines, bluff_words_ranked (&cast, seat, place));
  news = bluff_words_lines (lines);
  bluff_sheet_set_news (BLUFF_SHEET (self), news);
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
show_chest (BluffEndSheet *self)
{
  BluffEndSheetPrivate *priv = PRIVATE (self);
  gboolean small = bluff_sheet_is_narrow (BLUFF_SHEET (self)) || bluff_sheet_is_low (BLUFF_SHEET (self));

  bluff_chest_show (priv->chest, priv->art != NULL ? priv->art : "chest-open", small ? CHEST_SMALL : CHEST);
}

static void
bluff_end_sheet_resized (BluffSheet *sheet)
{
  BluffEndSheetPrivate *priv = PRIVATE (sheet);
  gboolean narrow = bluff_sheet_is_narrow (sheet);

  show_chest (BLUFF_END_SHEET (sheet));
  g_object_set (priv->buttons, "grow", narrow, NULL);
  bluff_ranking_shape (priv->ranking, narrow);
}

static void
bluff_end_sheet_finalize (GObject *object)
{
  g_free (PRIVATE (object)->art);

  G_OBJECT_CLASS (bluff_end_sheet_parent_class)->finalize (object);
}

static void
bluff_end_sheet_class_init (BluffEndSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bluff_end_sheet_finalize;
  BLUFF_SHEET_CLASS (klass)->resized = bluff_end_sheet_resized;

  g_type_ensure (BLUFF_TYPE_RAYS);
  g_type_ensure (BLUFF_TYPE_CHEST);
  g_type_ensure (BLUFF_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bluffbay/BluffBay/table/bluff-end-sheet.ui");
  gtk_widget_class_bind_template_child_private (widget_class, BluffEndSheet, rays);
  gtk_widget_class_bind_template_child_private (widget_class, BluffEndSheet, chest);
  gtk_widget_class_bind_template_child_private (widget_class, BluffEndSheet, ranking);
  gtk_widget_class_bind_template_child_private (widget_class, BluffEndSheet, evening);
  gtk_widget_class_bind_template_child_private (widget_class, BluffEndSheet, tonight);
  gtk_widget_class_bind_template_child_private (widget_class, BluffEndSheet, series);
  gtk_widget_class_bind_template_child_private (widget_class, BluffEndSheet, secrets_slot);
  gtk_widget_class_bind_template_child_private (widget_class, BluffEndSheet, buttons);
}

static void
bluff_end_sheet_init (BluffEndSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  show_chest (self);
}

GtkWidget *
bluff_end_sheet_new (void)
{
  return g_object_new (BLUFF_TYPE_END_SHEET, NULL);
}

void
bluff_end_sheet_present (BluffEndSheet *self, BluffCrew *crew, const BluffEnding *ending, double factor)
{
  BluffEndSheetPrivate *priv = PRIVATE (self);

  g_return_if_fail (BLUFF_IS_END_SHEET (self));

  bluff_sheet_set_question (BLUFF_SHEET (self), ending->title);
  bluff_sheet_set_subtitle (BLUFF_SHEET (self), ending->how);
  show_ranking (self, crew, ending);
  g_free (priv->art);
  priv->art = g_strdup (ending->art);
  show_chest (self);
  bluff_chest_open (priv->chest, factor);
  bluff_rays_shine (priv->rays, factor);
}

void
bluff_end_sheet_set_evening (BluffEndSheet *self, const char *tonight, const char *series)
{
  BluffEndSheetPrivate *priv = PRIVATE (self);

  g_return_if_fail (BLUFF_IS_END_SHEET (self));

  gtk_label_set_label (priv->tonight, tonight != NULL ? tonight : "");
  gtk_widget_set_visible (GTK_WIDGET (priv->tonight), tonight != NULL);
  gtk_label_set_label (priv->series, series != NULL ? series : "");
  gtk_widget_set_visible (GTK_WIDGET (priv->series), series != NULL);
  gtk_widget_set_visible (priv->evening, tonight != NULL || series != NULL);
}

void
bluff_end_sheet_set_secrets (BluffEndSheet *self, GtkWidget *secrets)
{
  BluffEndSheetPrivate *priv = PRIVATE (self);

  g_return_if_fail (BLUFF_IS_END_SHEET (self));

  if (priv->secrets != NULL)
    gtk_box_remove (priv->secrets_slot, priv->secrets);
  priv->secrets = secrets;
  if (secrets != NULL)
    gtk_box_append (priv->secrets_slot, secrets);
  gtk_widget_set_visible (GTK_WIDGET (priv->secrets_slot), secrets != NULL);
}
