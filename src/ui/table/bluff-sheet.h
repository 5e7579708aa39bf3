/* bluff-sheet.h: a sheet of parchment over the table: a question to decide, or news to look at.
 *
 * It fills the area that it is put over with a scrim and stands in the middle of it; where there are less than 600 px
 * it is a bottom sheet of full width. What does not fit scrolls. It is a group or, where it asks something, an alert
 * dialogue, whose accessible name is the question and whose description is the news; it takes the focus itself when it
 * appears, so that no answer is ever preselected, unless somebody reads (bluff-reading.h), and gives it back when it
 * goes.
 *
 * Properties
 *   question (string)      the title, also the accessible name
 *   subtitle (string)      the line below it; NULL: none
 *   news (string)          what a screen reader says after the question; NULL: the subtitle
 *   content (GtkWidget)    what lies on it
 *   foot (GtkWidget)       what stays in sight below it, however much scrolls; NULL: nothing
 *   crown (GtkWidget)      what sticks out over the upper edge: a banner, a chest; NULL: none
 *   backdrop (GtkWidget)   what is behind the sheet, over the whole area: rays; NULL: none
 *   rise (float)           how much of the crown's height is above the edge, 0 … 1
 *   width (int)            how wide the sheet is where there is room
 *   narrow (gboolean)      whether it is a bottom sheet; to be read only
 *   card-width (int)       how wide cards should be that lie on it, five in a row at most; to be read only
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

enum
{
  BLUFF_SHEET_NARROW = 600 /* below it, a bottom sheet */
};

#define BLUFF_TYPE_SHEET (bluff_sheet_get_type ())

G_DECLARE_DERIVABLE_TYPE (BluffSheet, bluff_sheet, BLUFF, SHEET, GtkWidget)

struct _BluffSheetClass
{
  GtkWidgetClass parent_class;

  /* The size has changed: `narrow` and `card-width` have new values, and whether it is low. */
  void (*resized) (BluffSheet *self);
};

void bluff_sheet_set_question (BluffSheet *self, const char *question);
void bluff_sheet_set_subtitle (BluffSheet *self, const char *subtitle);
void bluff_sheet_set_news (BluffSheet *self, const char *news);

/* Tells of an event that is announced (EVENT) and what follows from it (MORE, or NULL): on the sheet, and on BUTTON,
 * which gets the focus next. What is heard anyway is not said again. */
void bluff_sheet_tell (BluffSheet *self, GtkWidget *button, const char *event, const char *more);

void bluff_sheet_set_content (BluffSheet *self, GtkWidget *content);
void bluff_sheet_set_foot (BluffSheet *self, GtkWidget *foot);
void bluff_sheet_set_crown (BluffSheet *self, GtkWidget *crown);
void bluff_sheet_set_backdrop (BluffSheet *self, GtkWidget *backdrop);

/* Makes a banner of the question that sticks out over the upper edge, with the drawing ART; COLOUR is "coral" or
 * "teal". It can be seen once it is given a COLOUR; with NULL there is only room for it. */
void bluff_sheet_set_banner (BluffSheet *self, const char *art, const char *colour);

/* Lets WIDGET, which is on the sheet, be seen as soon as it has its place: what is below an edge is scrolled to. */
void bluff_sheet_scroll_to (BluffSheet *self, GtkWidget *widget);

gboolean bluff_sheet_is_narrow (BluffSheet *self);

/* Whether there is so little height that pictures should give way. */
gboolean bluff_sheet_is_low (BluffSheet *self);

int bluff_sheet_get_card_width (BluffSheet *self);

/* Presses BUTTON when the key LETTER (one character, as translated with its label) is pressed while the sheet is on the
 * screen; BUTTON must be on the sheet. */
void bluff_sheet_add_key (BluffSheet *self, const char *letter, GtkWidget *button);

/* Calls CHOSEN when the number of a seat, 1 … 6, is pressed while the sheet is on the screen, wherever the focus is. It
 * says whether that seat could be chosen. */
typedef gboolean (*BluffSheetSeat) (BluffSheet *self, guint seat);
void bluff_sheet_add_seat_keys (BluffSheet *self, BluffSheetSeat chosen);

/* A drawing beside words that say the same: a screen reader leaves it out. */
GtkWidget *bluff_sheet_make_picture (GdkPaintable *drawing, int size);

G_END_DECLS
