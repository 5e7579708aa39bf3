/* bluff-log.h: “What happened”: the events of a game in words, as the viewer was told them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-crew.h"
#include "bluff-event.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_LOG (bluff_log_get_type ())

G_DECLARE_FINAL_TYPE (BluffLog, bluff_log, BLUFF, LOG, AdwBin)

/* Whether it is a vote or a decision that is not known to whom EVENT was told: it has no line. */
gboolean bluff_log_is_sealed (const BluffEvent *event);

/* Forgets every line, before another viewer looks. */
void bluff_log_clear (BluffLog *self);

/* A line for an event, but none for a vote or a decision that VIEWER does not know; TURNS is how many turns had begun
 * after it. The first of a round gets a heading. */
void bluff_log_add (BluffLog *self, BluffCrew *crew, BluffSeat viewer, const BluffTold *told, guint turns);

G_END_DECLS
