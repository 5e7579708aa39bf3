/* bluff-ui-pch.h: what most files of the room include, compiled once (-Db_pch=true). It saves two thirds of the time
 * that the room takes to compile, and nothing else: every file includes what it uses.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>
