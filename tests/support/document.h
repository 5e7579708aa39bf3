/* document.h: what docs/ says, for tests that hold the code against it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* The text of a file in docs/. */
char *document_read (const char *name);
