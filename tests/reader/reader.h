/* reader.h: the built program in a process of its own, as a screen reader meets it.
 *
 * The program is started on the display and the session bus of the test, found on the accessibility bus, looked at (all
 * its objects at one moment, by the cache that programs keep for screen readers) and acted upon: by role, name, state
 * and action. Everything that it says unasked is kept, too.
 *
 * Time is the test's (reader-inside.h): in the program no time passes unless the test goes on to the next moment in
 * which something happens. After each step the program is let do what there is to do, and looked at once. A test that
 * waits for something goes on until it is there, and fails when nothing happens any more; nothing waits for a second to
 * pass.
 *
 * Environment: BLUFF_BAY names the program, READER_INSIDE what takes time and chance away from it, READER_CHANCE what
 * takes chance alone. Without that they are the machine's: then waiting takes real time. READER_SANDBOX says that the
 * program is in a sandbox.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader-tree.h"

G_BEGIN_DECLS

typedef struct _Reader Reader;

/* A new folder that is removed at the end of the program: what is kept of players, games and settings. */
const char *reader_make_folder (void);

/* Sets a setting of the program before it is started: KEY in the schema, VALUE as GVariant text ("'instant'"). */
void reader_set (const char *folder, const char *key, const char *value);

/* Lets nothing move in programs that are started on FOLDER, as where the desktop is told so. */
void reader_keep_still (const char *folder);

/* From now on programs are started that take all chance from NUMBER, which is not 0. */
void reader_choose_chance (guint32 number);

/* Starts the program on FOLDER in a language of po/LINGUAS, or "en". Its pace is instant unless that was set. */
Reader *reader_start (const char *folder, const char *language);

/* The same with another program (a test's), and arguments after the folder. */
Reader *reader_start_program (const char *program, const char *folder, const char *language);

/* Closes the window as a person would, if that has not been done, and waits for the end of the program, which must be a
 * good one. */
void reader_quit (Reader *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Reader, reader_quit)

/* The program has been told to end. */
void reader_expect_end (Reader *self);

const char *reader_get_folder (Reader *self);

/* --- Time ----------------------------------------------------------------------------------------------------------
 */

/* Lets the program do what there is to do at this moment, and hears all that it says of it. */
void reader_settle (Reader *self);

/* Goes on to the next moment in which the program says that something has changed; FALSE if it never will, or not in a
 * minute of its time. */
gboolean reader_advance (Reader *self);

/* Goes on for so long. */
void reader_pass (Reader *self, guint ms);

/* In microseconds, by the program's clock. */
gint64 reader_get_time (Reader *self);

/* Lets the program paint its windows, for a picture of them; otherwise it does not where time is the test's. */
void reader_paint (Reader *self);

/* --- Looking -------------------------------------------------------------------------------------------------------
 */

/* What there is now: names, descriptions, roles and states, all of one moment. */
ReaderTree *reader_look (Reader *self);

/* Asks all objects of TREE for their texts, attributes and values as well. */
void reader_look_closer (Reader *self, ReaderTree *tree);

/* Fails if what is remembered of objects is not what they say when they are asked. */
void reader_check_known (Reader *self);

/* What has been said unasked since the last time: the strings of all events. Owned by the caller. */
GPtrArray *reader_take_said (Reader *self);

typedef gboolean (*ReaderCondition) (ReaderTree *tree, gpointer data);

/* Looks, and goes on, until CONDITION holds of what there is; fails if nothing happens any more, or in a minute of the
 * program's time. WHAT is said then. */
ReaderTree *reader_wait (Reader *self, ReaderCondition condition, gpointer data, const char *what);

/* Looks until there is a usable object of this kind. */
ReaderTree *reader_wait_for (Reader *self, AtspiRole role, const char *pattern);

/* Where an object is in its window; FALSE if it is gone or has no place. */
gboolean reader_get_extents (Reader *self, const ReaderNode *node, AtspiRect *rect);

/* --- Acting --------------------------------------------------------------------------------------------------------
 */

/* Does what pressing the object does, once, and fails if it cannot be pressed, is gone, or nothing comes of it: that it
 * is pressed or has the focus is nothing yet. */
void reader_press (Reader *self, const ReaderNode *node);

/* Does an action of the object by its name; FALSE if it has none that can be done, or is gone, which something that has
 * just been seen can only be where time is the machine's. */
gboolean reader_do (Reader *self, const ReaderNode *node, const char *action);

/* Replaces the text of an entry, once, and fails if nothing comes of it. */
void reader_write (Reader *self, const ReaderNode *node, const char *text);

/* Waits for a usable object of this kind, and presses it. */
void reader_press_named (Reader *self, AtspiRole role, const char *pattern);

void reader_write_named (Reader *self, const char *pattern, const char *text);

G_END_DECLS
