/* bluff-pirate-island-sheet.c: a treasure island is opened.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-island-sheet.h"

#include "bluff-chest.h"
#include "bluff-words-pirate-sheets.h"
#include "bluff-words.h"

#include <glib/gi18n.h>

enum
{
  CHEST = 180
};

struct _BluffPirateIslandSheet
{
  BluffSheet parent_instance;

  BluffChest *chest;
  GtkWidget *go_on;
};

G_DEFINE_FINAL_TYPE (BluffPirateIslandSheet, bluff_pirate_island_sheet, BLUFF_TYPE_SHEET)

static void
bluff_pirate_island_sheet_class_init (BluffPirateIslandSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BLUFF_TYPE_CHEST);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bluffbay/BluffBay/pirate/bluff-pirate-island-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffPirateIslandSheet, chest);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateIslandSheet, go_on);
}

static void
bluff_pirate_island_sheet_init (BluffPirateIslandSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bluff_pirate_island_sheet_new (void)
{
  return g_object_new (BLUFF_TYPE_PIRATE_ISLAND_SHEET, NULL);
}

void
bluff_pirate_island_sheet_present (BluffPirateIslandSheet *self, BluffCrew *crew, const BluffTold *told, double factor)
{
  BluffCast cast;
  gboolean treasure;
  g_autofree char *question = NULL;
  g_autofree char *news = NULL;

  g_return_if_fail (BLUFF_IS_PIRATE_ISLAND_SHEET (self));
  g_return_if_fail (told->game == BLUFF_GAME_PIRATE && told->event.kind == BLUFF_EVENT_OPEN);

  cast = bluff_crew_get_cast (crew, told->seat);
  treasure = told->event.open.treasure;
  question = bluff_words_island (&cast, &told->event);
  news = bluff_words_event (&cast, told);
  bluff_sheet_set_question (BLUFF_SHEET (self), question);
  bluff_sheet_set_subtitle (BLUFF_SHEET (self), treasure ? NULL
                                                         /* Translators: of a treasure island that was opened. */
                                                         : _ ("Empty! The treasure is on the other island."));
  bluff_sheet_tell (BLUFF_SHEET (self), self->go_on, news, NULL);
  bluff_chest_show (self->chest, treasure ? "chest-open" : "chest-empty", CHEST);
  bluff_chest_open (self->chest, factor);
}
