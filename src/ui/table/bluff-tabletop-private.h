/* bluff-tabletop-private.h: what the files of a tabletop share.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-tabletop.h"

G_BEGIN_DECLS

typedef struct
{
  BluffCrew *crew;
  BluffPace pace;
  BluffSeats people;
  BluffSeats away;
  BluffShoutPanel *shout_panel;

  GtkWidget *scroller;
  GtkWidget *ground; /* in it */
  GtkWidget *flight; /* over everything, sheets included */
  guint follow;      /* the source that follows the focus */

  GSimpleActionGroup *actions; /* table.* */
  GtkOverlay *place;           /* where sheets lie */
  GPtrArray *sheets;           /* all there are, borrowed from the place */
  GtkWidget *sheet;            /* the one that lies there, or NULL */
  gboolean covered;            /* by a sheet of the page */
} BluffTabletopPrivate;

BluffTabletopPrivate *bluff_tabletop_get_private (BluffTabletop *self);

G_END_DECLS
