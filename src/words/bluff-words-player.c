/* bluff-words-player.c: what the numbers of a player mean.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words-player.h"

#include "bluff-cast.h"
#include "bluff-words-names.h"

#include <glib/gi18n.h>

/* --- How often -----------------------------------------------------------------------------------------------------
 */

char *
bluff_words_part (guint64 part, guint64 whole)
{
  /* Translators: so many of so many: "24 of 38". */
  return g_strdup_printf (C_ ("part of a whole", "%1$u of %2$u"), (guint) part, (guint) whole);
}

char *
bluff_words_too_few (BluffTooFew what)
{
  switch (what)
    {
    case BLUFF_TOO_FEW_GAMES:
      return g_strdup (_ ("Too few games to tell yet."));
    case BLUFF_TOO_FEW_BLUFFS:
      return g_strdup (_ ("Too few bluffs to tell yet."));
    case BLUFF_TOO_FEW_CLAIMS:
    default:
      return g_strdup (_ ("Too few claims to tell yet."));
    }
}

char *
bluff_words_wins_trend (BluffTrend trend, gboolean month)
{
  switch (trend)
    {
    case BLUFF_TREND_MORE:
      return g_strdup (month ? _ ("You win more often than last month.") : _ ("You win more often than last year."));
    case BLUFF_TREND_LESS:
      return g_strdup (month ? _ ("You win less often than last month.") : _ ("You win less often than last year."));
    case BLUFF_TREND_SAME:
    case BLUFF_N_TRENDS:
    default:
      return g_strdup (month ? _ ("You win about as often as last month.")
                             : _ ("You win about as often as last year."));
    }
}

char *
bluff_words_believed_trend (BluffTrend trend, gboolean month)
{
  switch (trend)
    {
    case BLUFF_TREND_MORE:
      return g_strdup (month ? _ ("You are believed more often than last month.")
                             : _ ("You are believed more often than last year."));
    case BLUFF_TREND_LESS:
      return g_strdup (month ? _ ("You are believed less often than last month.")
                             : _ ("You are believed less often than last year."));
    case BLUFF_TREND_SAME:
    case BLUFF_N_TRENDS:
    default:
      return g_strdup (month ? _ ("You are believed about as often as last month.")
                             : _ ("You are believed about as often as last year."));
    }
}

char *
bluff_words_wins_by_month (void)
{
  return g_strdup (_ ("How many of your games you win, each month."));
}

char *
bluff_words_wins_by_year (void)
{
  /* Translators: above a chart; "you" is one player; no gender. */
  return g_strdup (_ ("How many of your games you win, each year."));
}

char *
bluff_words_wins_by_table (void)
{
  return g_strdup (_ ("How many of your games you win, by game and number of players."));
}

char *
bluff_words_three_months (void)
{
  /* Translators: below a chart with a line over the months: a point tells of its month and the two before it. */
  return g_strdup (_ ("Each point is the average of three months."));
}

char *
bluff_words_n_bluffs (guint n)
{
  /* Translators: above a chart of your bluffs. */
  return g_strdup_printf (ngettext ("You bluffed %u time.", "You bluffed %u times.", n), n);
}

char *
bluff_words_shouts (guint64 right, guint64 wrong)
{
  if (right + wrong == 0)
    return g_strdup (_ ("You have not shouted “Bluff!” yet."));
  if (right > wrong)
    return g_strdup (_ ("When you shout, you are right more often than wrong."));
  if (right < wrong)
    return g_strdup (_ ("When you shout, you are wrong more often than right."));

  return g_strdup (_ ("When you shout, you are right as often as wrong."));
}

/* --- Tells ---------------------------------------------------------------------------------------------------------
 */

char *
bluff_words_tell (BluffTell tell, gboolean believed, gboolean more)
{
  static const struct
  {
    const char *bluffs_more, *bluffs_less;
    const char *believed_more, *believed_less;
  } tells[BLUFF_N_TELLS] = {
    [BLUFF_TELL_AFTER_CAUGHT] = { N_ ("After being caught, you bluff more often."),
                                  N_ ("After being caught, you bluff less often."),
                                  N_ ("After being caught, you are believed more often."),
                                  N_ ("After being caught, you are believed less often.") },
    [BLUFF_TELL_BEHIND] = { N_ ("When you are behind, you bluff more often."),
                            N_ ("When you are behind, you bluff less often."),
                            N_ ("When you are behind, you are believed more often."),
                            N_ ("When you are behind, you are believed less often.") },
    [BLUFF_TELL_SETS_OF_FIVE] = { N_ ("Your sets of five are bluffs more often than your sets of three."),
                                  N_ ("Your sets of five are bluffs less often than your sets of three."),
                                  N_ ("Your sets of five are believed more often than your sets of three."),
                                  N_ ("Your sets of five are believed less often than your sets of three.") },
  };

  g_return_val_if_fail (tell < BLUFF_N_TELLS, NULL);

  if (believed)
    return g_strdup (more ? _ (tells[tell].believed_more) : _ (tells[tell].believed_less));

  return g_strdup (more ? _ (tells[tell].bluffs_more) : _ (tells[tell].bluffs_less));
}

char *
bluff_words_no_tell (void)
{
  return g_strdup (_ ("Nothing gives you away: you bluff about as often as ever."));
}

char *
bluff_words_lie (BluffGame game, guint moved)
{
  switch (game)
    {
    case BLUFF_GAME_PIRATE:
      /* Translators: the bluff of a player that was believed and brought about most. %u is how many squares ships
       * sailed because of it. */
      return g_strdup_printf (ngettext ("Believed: a bluff worth %u square.", "Believed: a bluff worth %u squares.",
                                        moved),
                              moved);
    case BLUFF_GAME_BLUFFER:
      /* Translators: the bluff of a player that was believed and brought about most. %u is how many cards changed
       * places because of it. */
      return g_strdup_printf (ngettext ("Believed: a bluff worth %u card.", "Believed: a bluff worth %u cards.", moved),
                              moved);
    case BLUFF_GAME_BLUFFANEER:
    default:
      /* Translators: the bluff of a player that was believed and brought about most. %u is how many coins changed
       * hands because of it. */
      return g_strdup_printf (ngettext ("Believed: a bluff worth %u coin.", "Believed: a bluff worth %u coins.", moved),
                              moved);
    }
}

/* --- Rating --------------------------------------------------------------------------------------------------------
 */

char *
bluff_words_rating (double least, double most)
{
  /* Translators: %1$.0f is a number, %2$.0f a higher one. */
  return g_strdup_printf (_ ("Your rating is at least %1$.0f, and may be up to %2$.0f."), least, most);
}

char *
bluff_words_unrated (void)
{
  return g_strdup (_ ("There are no rated games in this period."));
}

char *
bluff_words_rating_range (double least, double most)
{
  /* Translators: a rating, and how high it may really be: "812 to 1228". */
  return g_strdup_printf (C_ ("rating", "%1$.0f to %2$.0f"), least, most);
}

/* --- Opponents -----------------------------------------------------------------------------------------------------
 */

char *
bluff_words_fooled (const char *fooled, const char *reader)
{
  g_autofree char *fooled_name = fooled != NULL ? bluff_cast_isolate (fooled) : NULL;
  g_autofree char *reader_name = reader != NULL ? bluff_cast_isolate (reader) : NULL;

  if (fooled == NULL && reader == NULL)
    return g_strdup (_ ("Nobody has put a bluff of yours to the test yet."));
  if (reader == NULL)
    /* Translators: %s is a name. */
    return g_strdup_printf (_ ("You fool %s most often."), fooled_name);
  if (fooled == NULL)
    /* Translators: has caught most of your bluffs; %s is a name. */
    return g_strdup_printf (_ ("%s catches you most often."), reader_name);

  /* Translators: %1$s and %2$s are names, which may be the same. */
  return g_strdup_printf (_ ("You fool %1$s most often; %2$s catches you most often."), fooled_name, reader_name);
}

char *
bluff_words_rivals (guint64 ahead, guint64 behind)
{
  if (ahead > behind)
    return g_strdup (_ ("You come in ahead of the others more often than behind."));
  if (ahead < behind)
    return g_strdup (_ ("You come in behind the others more often than ahead."));

  return g_strdup (_ ("You come in ahead of the others as often as behind."));
}

char *
bluff_words_computer (const char *level, const char *character)
{
  g_autofree char *level_name = bluff_words_level (level);
  g_autofree char *character_name = NULL;

  if (character == NULL)
    return g_steal_pointer (&level_name);

  character_name = bluff_words_character (character);
  /* Translators: a computer player by its level and its character: "Deckhand, Reckless". */
  return g_strdup_printf (C_ ("computer player", "%1$s, %2$s"), level_name, character_name);
}
