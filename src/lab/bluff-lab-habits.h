/* bluff-lab-habits.h: how a player claims, which badges were earned and how the ratings went, in tables.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-store-statistics.h"

G_BEGIN_DECLS

/* Prints it, each part under its heading; a part of which there is nothing is left out. */
void bluff_lab_print_habits (const BluffStoreStatistics *statistics);

G_END_DECLS
