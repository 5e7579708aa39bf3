/* reader-table.h: the way to a table with the screen switched off: who one is, who plays, and setting sail. In English.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader-player.h"

G_BEGIN_DECLS

/* On the first start: makes a profile of that name. */
void reader_table_come_aboard (Reader *reader, const char *name);

/* From the first page to the page where a table of this game is set up, for the shortest game that there is: of the
 * person who is playing and the computers Calico and Rook. */
void reader_table_open (Reader *reader, const ReaderSkill *skill);

/* On that page: another person, who has a profile from now on; another guest; and one who leaves. */
void reader_table_add_player (Reader *reader, const char *name);
void reader_table_add_guest (Reader *reader);
void reader_table_remove (Reader *reader, const char *name);

/* Sets sail. WATCH, or NULL, watches PLAYER from now on. */
void reader_table_set_sail (Reader *reader, ReaderPlayer *player, ReaderWatch *watch);

/* On the first page of a later start: carries on with the only game that is not over. WATCH, or NULL, watches PLAYER
 * from now on. */
void reader_table_carry_on (Reader *reader, ReaderPlayer *player, ReaderWatch *watch);

G_END_DECLS
