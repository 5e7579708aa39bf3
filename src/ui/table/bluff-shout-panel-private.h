/* bluff-shout-panel-private.h: what the files of the panel share.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-key-cap.h"
#include "bluff-rope.h"
#include "bluff-shout-panel.h"
#include "bluff-shout-seat.h"
#include "bluff-wrap.h"

G_BEGIN_DECLS

/* So many people stand at ease on an open table in a window that is not wide. */
enum
{
  BLUFF_SHOUT_PANEL_AT_EASE = 2
};

struct _BluffShoutPanel
{
  GtkWidget parent_instance;

  GtkWidget *text_scroller;
  GtkWidget *answer_scroller;
  GtkWidget *texts;
  GtkLabel *question;
  GtkWidget *note;
  GtkImage *note_icon;
  GtkLabel *note_label;
  GtkLabel *prices;
  GtkWidget *clock;
  GtkToggleButton *pause;
  BluffKeyCap *pause_cap;
  BluffRope *rope;
  GtkWidget *answers;
  GtkWidget *pass_button;
  BluffKeyCap *pass_key;
  GtkWidget *shout_button;
  GtkImage *shout_icon;
  GtkLabel *shout_label;
  BluffKeyCap *shout_key;
  BluffWrap *seats;
  GtkLabel *waiting;

  gboolean open;
  BluffSeat viewer;
  BluffCrew *crew;
  BluffRace *race;
  BluffShoutSeat *places[BLUFF_MAX_SEATS]; /* in `seats` */
  GtkWidget *nobody;                       /* in `seats` */
  gboolean updating;
  gboolean has_letters;
  gboolean compact;
};

/* --- The buttons of an open table ----------------------------------------------------------------------------------
 */

void bluff_shout_panel_fill_seats (BluffShoutPanel *self, const BluffShoutAsk *ask);
void bluff_shout_panel_clear_seats (BluffShoutPanel *self);

/* Those of SEATS can be pressed; “Nobody”, if there are any. */
void bluff_shout_panel_enable_seats (BluffShoutPanel *self, BluffSeats seats);

/* Makes them as small, or as large, as the panel is. */
void bluff_shout_panel_show_compact (BluffShoutPanel *self);
guint bluff_shout_panel_count_seats (BluffShoutPanel *self);

/* --- Layout --------------------------------------------------------------------------------------------------------
 */

void bluff_shout_panel_measure (GtkWidget *widget,
                                GtkOrientation orientation,
                                int for_size,
                                int *minimum,
                                int *natural,
                                int *minimum_baseline,
                                int *natural_baseline);
void bluff_shout_panel_size_allocate (GtkWidget *widget, int width, int height, int baseline);

G_END_DECLS
