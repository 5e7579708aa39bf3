/* bluff-tabletop-sheets.c: the sheets of a table, and its actions: while a sheet lies there, what is on it can be done
 * and nothing else.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-tabletop-private.h"

/* Of a sheet: the names of the actions that it has itself. */
#define OWN "bluff-tabletop-own-actions"

/* Of an action: that it is not offered, whatever lies on the table. */
#define REFUSED "bluff-tabletop-refused"

/* --- What can be done ----------------------------------------------------------------------------------------------
 */

static gboolean
is_own (GtkWidget *sheet, const char *action)
{
  return g_strv_contains (g_object_get_data (G_OBJECT (sheet), OWN), action);
}

static void
update_action (BluffTabletop *self, const char *name)
{
  BluffTabletopPrivate *priv = bluff_tabletop_get_private (self);
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (priv->actions), name);
  gboolean offered = g_object_get_data (G_OBJECT (action), REFUSED) == NULL;

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action),
                               offered && !priv->covered && (priv->sheet == NULL || is_own (priv->sheet, name)));
}

void
bluff_tabletop_add_actions (BluffTabletop *self, const GActionEntry *entries, guint n)
{
  BluffTabletopPrivate *priv = bluff_tabletop_get_private (self);

  g_return_if_fail (BLUFF_IS_TABLETOP (self));

  g_action_map_add_action_entries (G_ACTION_MAP (priv->actions), entries, (int) n, self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "table", G_ACTION_GROUP (priv->actions));
}

GActionGroup *
bluff_tabletop_get_actions (BluffTabletop *self)
{
  g_return_val_if_fail (BLUFF_IS_TABLETOP (self), NULL);

  return G_ACTION_GROUP (bluff_tabletop_get_private (self)->actions);
}

void
bluff_tabletop_enable (BluffTabletop *self, const char *name, gboolean enabled)
{
  GAction *action;

  g_return_if_fail (BLUFF_IS_TABLETOP (self));

  action = g_action_map_lookup_action (G_ACTION_MAP (bluff_tabletop_get_private (self)->actions), name);
  g_object_set_data (G_OBJECT (action), REFUSED, GINT_TO_POINTER (!enabled));
  update_action (self, name);
}

/* --- Sheets --------------------------------------------------------------------------------------------------------
 */

/* What a sheet lies on, and the panel beside it on which people shout. */
static void
set_ground_sensitive (BluffTabletop *self, gboolean sensitive)
{
  BluffTabletopPrivate *priv = bluff_tabletop_get_private (self);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (priv->place)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!g_ptr_array_find (priv->sheets, child, NULL))
      gtk_widget_set_sensitive (child, sensitive);
  gtk_widget_set_sensitive (GTK_WIDGET (priv->shout_panel), sensitive);
}

static void
update_actions (BluffTabletop *self)
{
  g_auto (GStrv) names = g_action_group_list_actions (bluff_tabletop_get_actions (self));

  for (guint i = 0; names[i] != NULL; i++)
    update_action (self, names[i]);
}

void
bluff_tabletop_set_place (BluffTabletop *self, GtkOverlay *place)
{
  g_return_if_fail (BLUFF_IS_TABLETOP (self));
  g_return_if_fail (GTK_IS_OVERLAY (place));

  bluff_tabletop_get_private (self)->place = place;
}

void
bluff_tabletop_add_sheet (BluffTabletop *self, GtkWidget *sheet, const char *own)
{
  BluffTabletopPrivate *priv = bluff_tabletop_get_private (self);

  g_return_if_fail (BLUFF_IS_TABLETOP (self));
  g_return_if_fail (GTK_IS_WIDGET (sheet));

  gtk_widget_set_visible (sheet, FALSE);
  g_object_set_data_full (G_OBJECT (sheet), OWN, g_strsplit (own, " ", -1), (GDestroyNotify) g_strfreev);
  g_ptr_array_add (priv->sheets, sheet);
  gtk_overlay_add_overlay (priv->place, sheet);
}

GtkWidget *
bluff_tabletop_get_sheet (BluffTabletop *self)
{
  g_return_val_if_fail (BLUFF_IS_TABLETOP (self), NULL);

  return bluff_tabletop_get_private (self)->sheet;
}

void
bluff_tabletop_set_covered (BluffTabletop *self, gboolean covered)
{
  BluffTabletopPrivate *priv = bluff_tabletop_get_private (self);

  g_return_if_fail (BLUFF_IS_TABLETOP (self));

  if (covered == priv->covered)
    return;

  priv->covered = covered;
  gtk_widget_set_sensitive (GTK_WIDGET (self), !covered);
  update_actions (self);
}

gboolean
bluff_tabletop_is_covered (BluffTabletop *self)
{
  g_return_val_if_fail (BLUFF_IS_TABLETOP (self), FALSE);

  return bluff_tabletop_get_private (self)->covered;
}

/* A sheet that goes gives the focus back to where it was, which must be able to take it, before the next one comes. */
void
bluff_tabletop_show_sheet (BluffTabletop *self, GtkWidget *sheet)
{
  BluffTabletopPrivate *priv = bluff_tabletop_get_private (self);

  g_return_if_fail (BLUFF_IS_TABLETOP (self));
  g_return_if_fail (sheet == NULL || g_ptr_array_find (priv->sheets, sheet, NULL));

  if (sheet == priv->sheet)
    return;

  set_ground_sensitive (self, TRUE);
  if (priv->sheet != NULL)
    gtk_widget_set_visible (priv->sheet, FALSE);
  priv->sheet = sheet;
  if (sheet != NULL)
    {
      gtk_widget_set_visible (sheet, TRUE);
      set_ground_sensitive (self, FALSE);
    }
  update_actions (self);
}
