/* bluff-shout-panel.h: where people shout or let it pass (C4: Bluffer's call, Bluffaneer's claim): one panel for both
 * games.
 *
 * Every tabletop has one (bluff_tabletop_get_shout_panel) and puts it where its layout wants it; nothing else is asked
 * of a table. The table page fills it, shows and hides it (`visible`), and hears its signals: a table neither offers
 * nor makes the actions DECIDE and CLOSE, and presents no FLIP.
 *
 * It has two shapes, and takes whatever width it is given:
 *   - one person decides (`open` is FALSE): a card with who claims what, the prices, *Let it pass* and the shout. The
 *     player's cards must stay in sight beside or below it.
 *   - several people at an open table (`open` is TRUE): a button for each person in the colour of the seat, and
 *     *Nobody*. It is as wide as the table and takes the place of the rail, because nobody's cards are on the screen.
 *     The viewer is an onlooker then.
 * In a quick game a rope burns in it.
 *
 * No button is preselected, and Enter never shouts: the panel takes the focus itself, and its buttons are pressed by a
 * click, the space bar, or their key.
 *
 * Properties
 *   open (gboolean)     several people; to be read only
 *
 * Signals
 *   shout (guint seat, guint ms)         somebody shouts; MS is the time of the event that did it, 0 if nobody knows
 *   pass ()                              nobody of those who are asked
 *   pause (gboolean paused)              the rope is to stand still, or burn on
 *   look (guint seat, gboolean held)     at an open table: a person looks at their own secret, as long as it is held
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-crew.h"
#include "bluff-race.h"
#include "bluff-view.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_SHOUT_PANEL (bluff_shout_panel_get_type ())

G_DECLARE_FINAL_TYPE (BluffShoutPanel, bluff_shout_panel, BLUFF, SHOUT_PANEL, GtkWidget)

GtkWidget *bluff_shout_panel_new (void);

gboolean bluff_shout_panel_is_open (BluffShoutPanel *self);

/* --- For the table page --------------------------------------------------------------------------------------------
 */

/* What is asked. */
typedef struct
{
  BluffCrew *crew;
  const BluffView *view;     /* a person's, or at an open table an onlooker's */
  BluffRace *race;           /* who is asked, and the rope */
  const char *const *keys;   /* at an open table: what each seat's key is called */
  GtkWidget *const *secrets; /* at an open table: each seat's secret, closed, or NULL */
} BluffShoutAsk;

/* Asks, and takes the focus, unless somebody reads. */
void bluff_shout_panel_ask (BluffShoutPanel *self, const BluffShoutAsk *ask);

/* Somebody has decided, or the rope was stopped: VIEW is as before, but later. */
void bluff_shout_panel_update (BluffShoutPanel *self, const BluffView *view);

/* Nobody is asked any more. */
void bluff_shout_panel_rest (BluffShoutPanel *self);

/* The secret of a seat that is asked, or NULL. */
GtkWidget *bluff_shout_panel_get_secret (BluffShoutPanel *self, BluffSeat seat);

/* What is to be read of it while it is open; NULL: it is closed. */
void bluff_shout_panel_say_secret (BluffShoutPanel *self, BluffSeat seat, const char *words);

G_END_DECLS
