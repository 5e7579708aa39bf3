/* bluff-bluffer-imagine.h: what the sampler works out once for a view of Bluffer.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffer.h"

G_BEGIN_DECLS

typedef struct
{
  BluffBlufferView view;
} BluffBlufferImagination;

G_END_DECLS
