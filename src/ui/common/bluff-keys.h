/* bluff-keys.h: which keys do what, for the window that lists them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  const char *group;   /* heads the keys up to the next one that has a group; NULL: the group before */
  const char *keys;    /* accelerators, separated by spaces; "1…6" for all from 1 to 6 */
  const char *context; /* of KEYS, if they are letters that are translated with their labels; NULL if not */
  const char *what;
} BluffKey;

/* All of them, group by group; the last has no keys. Texts are to be translated by the functions below. */
extern const BluffKey bluff_keys[];

const char *bluff_key_get_group (const BluffKey *self);
const char *bluff_key_get_what (const BluffKey *self);

/* What stands on the caps of the keys, in the reader's language: "Ctrl+N". */
GStrv bluff_key_get_labels (const BluffKey *self);

G_END_DECLS
