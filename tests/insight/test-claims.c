/* test-claims.c: what stands out among the claims of a game. (What a claim says is in the tests of the facts.)
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-claim.h"

enum
{
  NONE = -1
};

/* Claims are words: "b" a bluff, "t" a truth; "+" believed, "!" called, "?" open; how much it moved; "x" of another
 * game. */
static GArray *
read_claims (const char *text)
{
  GArray *claims = g_array_new (FALSE, TRUE, sizeof (BluffClaim));
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      const char *word = words[i];
      BluffClaim claim = { .n = i,
                           .bluff = word[0] == 'b',
                           .end = word[1] == '+'   ? BLUFF_CLAIM_BELIEVED
                                  : word[1] == '!' ? BLUFF_CLAIM_CALLED
                                                   : BLUFF_CLAIM_OPEN,
                           .moved = (guint) (word[2] - '0'),
                           .counts = word[3] != 'x' };

      g_array_append_val (claims, claim);
    }

  return claims;
}

static const struct
{
  const char *path;
  const char *claims;
  gint64 found[BLUFF_N_HIGHLIGHTS]; /* the lie, the read and the doubt */
} rows[] = {
  { "each", "b+3 b!4 t!5", { 0, 1, 2 } },
  { "most", "b+5 b+3 b!1 b!4 t!2 t!5 t!3", { 0, 3, 5 } },
  { "the-later-of-equals", "b+3 b+3 b!4 b!4 t!5 t!5", { 1, 3, 5 } },
  { "also-if-nothing-moved", "b+0 b!0 t!0", { 0, 1, 2 } },
  { "no-bluff-believed", "t+5 b!4 t!3", { NONE, 1, 2 } },
  { "nobody-called", "b+3 t+3", { 0, NONE, NONE } },
  { "open", "b?9 t?9", { NONE, NONE, NONE } },
  { "of-another-game", "b+9x b+1 b!9x t!9x", { 1, NONE, NONE } },
};

static void
test_highlights (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  g_autoptr (GArray) claims = read_claims (rows[row].claims);

  for (guint highlight = 0; highlight < BLUFF_N_HIGHLIGHTS; highlight++)
    {
      const BluffClaim *found = bluff_claims_find_highlight (claims, (BluffHighlight) highlight);

      g_assert_cmpint (found != NULL ? found->n : NONE, ==, rows[row].found[highlight]);
    }
}

static void
test_no_claims (void)
{
  g_autoptr (GArray) claims = g_array_new (FALSE, FALSE, sizeof (BluffClaim));

  for (guint highlight = 0; highlight < BLUFF_N_HIGHLIGHTS; highlight++)
    g_assert_null (bluff_claims_find_highlight (claims, (BluffHighlight) highlight));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/claims/highlights/%s", rows[i].path);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_highlights);
    }
  g_test_add_func ("/claims/none", test_no_claims);

  return g_test_run ();
}
