/* bluff-claim.c: a claim of a game: what was said, what was true, who decided what, and what came of it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-claim.h"

#include "bluff-tally.h"

GArray *
bluff_claims_of_record (const BluffRecord *record)
{
  GArray *claims = g_array_new (FALSE, FALSE, sizeof (BluffClaim));
  BluffResult result;

  bluff_tally_record_with_claims (record, &result, claims);
  return claims;
}

BluffSeats
bluff_claim_fooled (const BluffClaim *claim)
{
  if (!claim->bluff || claim->end != BLUFF_CLAIM_BELIEVED)
    return 0;

  return claim->judge == BLUFF_NO_SEAT ? claim->asked : bluff_seats_of (claim->judge);
}

static gboolean
is_one (const BluffClaim *claim, BluffHighlight highlight)
{
  if (highlight == BLUFF_HIGHLIGHT_LIE)
    return claim->bluff && claim->end == BLUFF_CLAIM_BELIEVED;

  return claim->end == BLUFF_CLAIM_CALLED && claim->bluff == (highlight == BLUFF_HIGHLIGHT_READ);
}

const BluffClaim *
bluff_claims_find_highlight (const GArray *claims, BluffHighlight highlight)
{
  const BluffClaim *best = NULL;

  for (guint i = 0; i < claims->len; i++)
    {
      const BluffClaim *claim = &g_array_index (claims, BluffClaim, i);

      if (claim->counts && is_one (claim, highlight) && (best == NULL || claim->moved >= best->moved))
        best = claim;
    }

  return best;
}
