/* bluff-window.h: the window: a stack of pages, one of which is seen.
 *
 * Actions that widgets anywhere in it may use
 *   win.back                    the page before; what Escape does
 *   win.new-game (s)            sets up a table of the game with this name in records
 *   win.new-game-here           the same for the game of the page that is seen, or the one played last
 *   win.set-sail-again (s)      begins a game at the table that was set up last, for the game with this name
 *   win.carry-on (s)            opens the game with this id, or goes back to its table
 *   win.story (s)               the page of the game with this id: how it went, and every claim
 *   win.players, win.your-data  these pages
 *   win.player (x)              the page of the player with this id
 *   win.hall, win.leaders       all finished games, and leader boards
 *   win.hall-of (x)             the finished games of the profile with this id
 *   win.rules ((ss))            the rules of a game, by name, at a paragraph, by its id or ""
 *   win.rules-here              the rules of the game of the page that is seen
 *   win.toggle-fullscreen
 *   win.show-help-overlay       the keys
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-application.h"
#include "bluff-page.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_WINDOW (bluff_window_get_type ())

G_DECLARE_FINAL_TYPE (BluffWindow, bluff_window, BLUFF, WINDOW, AdwApplicationWindow)

BluffWindow *bluff_window_new (BluffApplication *application);

/* The window that WIDGET is in, or NULL. */
BluffWindow *bluff_window_of (gpointer widget);

/* Shows the welcome page, or what is wrong with the store that could not be opened. */
void bluff_window_begin (BluffWindow *self, BluffSaves *saves);
void bluff_window_begin_with_trouble (BluffWindow *self, BluffSaves *saves, const GError *error);

/* Puts a page on top, or in the place of the one on top. */
void bluff_window_push (BluffWindow *self, BluffPage *page);
void bluff_window_replace (BluffWindow *self, BluffPage *page);

/* Shows the same pages in the language that is spoken now, a game at the same move; what lies over the window is
 * closed. FALSE if nothing can be shown. */
gboolean bluff_window_renew (BluffWindow *self);

/* Shows the game of the record in FILES (GFile) without keeping it; if there are several, they are imported. If one is
 * not on this computer's disk, nothing is opened, and that is said. */
void bluff_window_open_records (BluffWindow *self, GListModel *files);

/* Throws the page on top away; the first page stays. */
void bluff_window_pop (BluffWindow *self);

/* Throws away the table and the pages of the game with ID, wherever they lie: the game is gone. */
void bluff_window_forget_game (BluffWindow *self, const char *id);

/* The page that is seen. */
BluffPage *bluff_window_get_page (BluffWindow *self);

/* Shows a toast. */
void bluff_window_toast (BluffWindow *self, const char *text);

/* The same for a toast with a button; the window takes it over. */
void bluff_window_add_toast (BluffWindow *self, AdwToast *toast);

/* Says what went wrong, in words, until it is dismissed. HEADING is what could not be done. */
void bluff_window_say_error (BluffWindow *self, const char *heading, const GError *error);

G_END_DECLS
