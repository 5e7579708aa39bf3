/* ui-player-shout.c: shouts as a person at the screen would, alone or as one of several at an open table.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-player-private.h"

#include "texts.h"

#include "bluff-shout-panel.h"
#include "bluff-shout-seat.h"
#include "bluff-store-game.h"

#include <glib/gi18n.h>
#include <string.h>

GtkWidget *
ui_player_find_shouts (UiPlayer *self)
{
  GtkWidget *panel = ui_player_find_type (self, BLUFF_TYPE_SHOUT_PANEL);

  return panel != NULL && (ui_driver_find (self->driver, panel, GTK_TYPE_BUTTON, _ (TEXT_LET_IT_PASS)) != NULL ||
                           ui_driver_find (self->driver, panel, GTK_TYPE_BUTTON, _ (TEXT_NOBODY)) != NULL)
             ? panel
             : NULL;
}

/* --- At an open table ----------------------------------------------------------------------------------------------
 */

static void
pick_place (UiPlayer *self, GtkWidget *widget, gpointer data)
{
  (void) self;
  if (BLUFF_IS_SHOUT_SEAT (widget))
    g_ptr_array_add (data, widget);
}

/* That of somebody of those who are asked. */
static GtkWidget *
find_place (UiPlayer *self)
{
  g_autoptr (GPtrArray) places = g_ptr_array_new ();

  ui_player_visit_all (self, pick_place, places);
  g_assert_cmpuint (places->len, >, 0);
  return g_ptr_array_index (places, (guint) g_rand_int_range (self->chance, 0, (gint32) places->len));
}

/* What is written on the cap of the key, whether or not caps are shown yet. */
static const char *
read_cap (GtkWidget *widget)
{
  const char *key = NULL;

  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "bb-key"))
    return gtk_label_get_text (GTK_LABEL (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && key == NULL;
       child = gtk_widget_get_next_sibling (child))
    key = read_cap (child);

  return key;
}

/* --- Either way ----------------------------------------------------------------------------------------------------
 */

static gboolean
is_open (UiPlayer *self)
{
  return bluff_shout_panel_is_open (BLUFF_SHOUT_PANEL (ui_player_find_shouts (self)));
}

void
ui_player_click_shout (UiPlayer *self, gboolean shout, const char *words)
{
  gboolean open = is_open (self);
  GtkWidget *around = open && shout ? find_place (self) : ui_player_find_shouts (self);
  const char *text = shout ? words : open ? TEXT_NOBODY : TEXT_LET_IT_PASS;
  GtkWidget *button = ui_driver_find (self->driver, around, GTK_TYPE_BUTTON, text);

  g_assert_nonnull (button);
  ui_driver_click (self->driver, button);
}

void
ui_player_press_shout (UiPlayer *self, gboolean shout, BluffLetter letter)
{
  if (!is_open (self))
    {
      ui_player_press_letter (self, shout ? letter : BLUFF_LETTER_PASS);
      return;
    }
  if (!shout)
    {
      ui_player_press (self, "0");
      return;
    }

  g_autofree char *cap = g_strdup (read_cap (find_place (self)));

  g_assert_nonnull (cap);
  ui_player_press (self, cap);
}

/* --- What is written down ------------------------------------------------------------------------------------------
 */

char *
ui_player_read_decisions (BluffStore *store, const char *id)
{
  g_autoptr (GPtrArray) lines = NULL;
  g_autoptr (GError) error = NULL;
  GString *text = g_string_new (NULL);
  gboolean begun = FALSE;

  bluff_store_game_free (bluff_store_read_game (store, id, &lines, &error));
  g_assert_no_error (error);
  for (guint i = lines->len; i-- > 0;)
    {
      const char *line = g_ptr_array_index (lines, i);
      const char *seat = strstr (line, "\"seat\":");

      if (strstr (line, "\"decide\"") != NULL)
        {
          g_autofree char *one =
              g_strdup_printf ("%c%c", strstr (line, "true") != NULL ? '+' : '-', seat[strlen ("\"seat\":")]);

          g_string_prepend (text, one);
          begun = TRUE;
        }
      else if (begun)
        break;
    }

  return g_string_free (text, FALSE);
}
