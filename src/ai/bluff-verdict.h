/* bluff-verdict.h: what a view proves of a claim.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  BLUFF_VERDICT_OPEN,  /* it may be true, it may be a bluff */
  BLUFF_VERDICT_TRUE,  /* every deal that fits the view makes it true */
  BLUFF_VERDICT_FALSE, /* none does */
} BluffVerdict;

G_END_DECLS
