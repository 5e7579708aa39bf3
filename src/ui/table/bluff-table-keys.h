/* bluff-table-keys.h: the letters of a table: what they do when it is offered, and why not when it is not.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-letters.h"
#include "bluff-tabletop.h"

G_BEGIN_DECLS

/* What a player means by a letter that does nothing now: fills in ACTION, whose kind is there, so that the rules can
 * say why not. WORDS, to be freed, is what to say if the rules have nothing against it, and RULE the rule that it is
 * about. FALSE: nothing is said. */
typedef gboolean (*BluffTableMeant) (BluffTabletop *table, BluffAction *action, char **words, const char **rule);

/* A letter that activates the action NAME of GROUP with TARGET, which may be NULL, while it is enabled. While it is
 * not, the table explains why an action of KIND cannot be done; MEANT may be NULL. KEYS belongs to TABLE. A letter that
 * does something else at the same moment is silent, and one that several actions have is explained once. */
void bluff_table_keys_add (BluffTabletop *table,
                           GtkShortcutController *keys,
                           BluffLetter letter,
                           GActionGroup *group,
                           const char *name,
                           GVariant *target,
                           BluffActionKind kind,
                           BluffTableMeant meant);

/* The same for the number of SEAT (0 … 5). */
void bluff_table_keys_add_seat (BluffTabletop *table,
                                GtkShortcutController *keys,
                                guint seat,
                                GActionGroup *group,
                                const char *name,
                                GVariant *target,
                                BluffActionKind kind,
                                BluffTableMeant meant);

/* A letter that is pressed on a panel or a sheet, which have their own keys while they ask: it does nothing here, and
 * at other moments the table explains why. */
void bluff_table_keys_add_elsewhere (BluffTabletop *table,
                                     GtkShortcutController *keys,
                                     BluffLetter letter,
                                     BluffActionKind kind,
                                     BluffTableMeant meant);

G_END_DECLS
