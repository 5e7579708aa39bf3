/* gio-pch.h: what most files of some rooms include, compiled once for each (-Db_pch=true). It saves time and nothing
 * else: every file includes what it uses.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gio/gio.h>
