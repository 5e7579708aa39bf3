/* bluff-bluffaneer-imagine.h: what the sampler works out once for a view of Bluffaneer.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffaneer.h"

G_BEGIN_DECLS

typedef struct
{
  BluffBluffaneerView view;
} BluffBluffaneerImagination;

G_END_DECLS
