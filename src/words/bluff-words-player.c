/* bluff-words-player.c: what the numbers of a player mean.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words-player.h"

#include "bluff-cast.h"
#include "bluff-words-list.h"
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
  static const char *const sentences[BLUFF_N_TOO_FEW] = {
    /* Translators: instead of a chart's sentence about a player: so few games say nothing yet. */
    [BLUFF_TOO_FEW_GAMES] = N_ ("Too few games to tell yet."),
    /* Translators: instead of a chart's sentence about a player: so few bluffs say nothing yet. */
    [BLUFF_TOO_FEW_BLUFFS] = N_ ("Too few bluffs to tell yet."),
    /* Translators: instead of a chart's sentence about a player: so few claims say nothing yet. */
    [BLUFF_TOO_FEW_CLAIMS] = N_ ("Too few claims to tell yet."),
    /* Translators: instead of a chart's sentence about a player: so rarely did the player doubt somebody that it says
     * nothing yet. */
    [BLUFF_TOO_FEW_DOUBTS] = N_ ("Too few doubts to tell yet."),
  };

  g_return_val_if_fail (what < BLUFF_N_TOO_FEW, NULL);

  return g_strdup (_ (sentences[what]));
}

/* Against last month, and against last year. */
typedef struct
{
  const char *month, *year;
} Compared;

char *
bluff_words_wins_trend (BluffTrend trend, gboolean month)
{
  static const Compared sentences[BLUFF_N_TRENDS] = {
    [BLUFF_TREND_LESS] = { /* Translators: "you" is one player; no gender. */
                           N_ ("You win less often than last month."),
                           /* Translators: "you" is one player; no gender. */
                           N_ ("You win less often than last year.") },
    [BLUFF_TREND_SAME] = { /* Translators: "you" is one player; no gender. */
                           N_ ("You win about as often as last month."),
                           /* Translators: "you" is one player; no gender. */
                           N_ ("You win about as often as last year.") },
    [BLUFF_TREND_MORE] = { /* Translators: "you" is one player; no gender. */
                           N_ ("You win more often than last month."),
                           /* Translators: "you" is one player; no gender. */
                           N_ ("You win more often than last year.") },
  };

  g_return_val_if_fail (trend < BLUFF_N_TRENDS, NULL);

  return g_strdup (month ? _ (sentences[trend].month) : _ (sentences[trend].year));
}

char *
bluff_words_believed_trend (BluffTrend trend, gboolean month)
{
  static const Compared sentences[BLUFF_N_TRENDS] = {
    [BLUFF_TREND_LESS] = { /* Translators: of one player's bluffs; no gender: others believe you less often. */
                           N_ ("You are believed less often than last month."),
                           /* Translators: of one player's bluffs; no gender: others believe you less often. */
                           N_ ("You are believed less often than last year.") },
    [BLUFF_TREND_SAME] = { /* Translators: of one player's bluffs; no gender: others believe you as often. */
                           N_ ("You are believed about as often as last month."),
                           /* Translators: of one player's bluffs; no gender: others believe you as often. */
                           N_ ("You are believed about as often as last year.") },
    [BLUFF_TREND_MORE] = { /* Translators: of one player's bluffs; no gender: others believe you more often. */
                           N_ ("You are believed more often than last month."),
                           /* Translators: of one player's bluffs; no gender: others believe you more often. */
                           N_ ("You are believed more often than last year.") },
  };

  g_return_val_if_fail (trend < BLUFF_N_TRENDS, NULL);

  return g_strdup (month ? _ (sentences[trend].month) : _ (sentences[trend].year));
}

char *
bluff_words_wins_by_month (void)
{
  /* Translators: above a chart; "you" is one player; no gender. */
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
  /* Translators: above a chart; "you" is one player; no gender. */
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
  /* Translators: above a chart of your bluffs; "you" is one player; no gender: so many bluffs of yours. */
  return g_strdup_printf (ngettext ("You bluffed %u time.", "You bluffed %u times.", n), n);
}

char *
bluff_words_doubts (guint64 right, guint64 wrong)
{
  if (right + wrong == 0)
    /* Translators: to doubt is to say that a claim is a bluff; no gender. */
    return g_strdup (_ ("You have not doubted anyone yet."));
  if (right > wrong)
    /* Translators: to doubt is to say that a claim is a bluff; no gender. */
    return g_strdup (_ ("When you doubt someone, you are right more often than wrong."));
  if (right < wrong)
    /* Translators: to doubt is to say that a claim is a bluff; no gender. */
    return g_strdup (_ ("When you doubt someone, you are wrong more often than right."));

  /* Translators: to doubt is to say that a claim is a bluff; no gender. */
  return g_strdup (_ ("When you doubt someone, you are right as often as wrong."));
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
    [BLUFF_TELL_AFTER_CAUGHT] = { /* Translators: after a bluff of yours was caught; no gender. */
                                  N_ ("After being caught, you bluff more often."),
                                  /* Translators: after a bluff of yours was caught; no gender. */
                                  N_ ("After being caught, you bluff less often."),
                                  /* Translators: after a bluff of yours was caught, others believe you more often; no
                                   * gender. */
                                  N_ ("After being caught, you are believed more often."),
                                  /* Translators: after a bluff of yours was caught, others believe you less often; no
                                   * gender. */
                                  N_ ("After being caught, you are believed less often.") },
    [BLUFF_TELL_BEHIND] = { /* Translators: when somebody else does better in the game; no gender. */
                            N_ ("When you are behind, you bluff more often."),
                            /* Translators: when somebody else does better in the game; no gender. */
                            N_ ("When you are behind, you bluff less often."),
                            /* Translators: when somebody else does better in the game, others believe you more often;
                             * no gender. */
                            N_ ("When you are behind, you are believed more often."),
                            /* Translators: when somebody else does better in the game, others believe you less often;
                             * no gender. */
                            N_ ("When you are behind, you are believed less often.") },
    [BLUFF_TELL_SETS_OF_FIVE] = { /* Translators: sets of five and of three cards. */
                                  N_ ("Your sets of five are bluffs more often than your sets of three."),
                                  /* Translators: sets of five and of three cards. */
                                  N_ ("Your sets of five are bluffs less often than your sets of three."),
                                  /* Translators: sets of five and of three cards. */
                                  N_ ("Your sets of five are believed more often than your sets of three."),
                                  /* Translators: sets of five and of three cards. */
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
  /* Translators: no situation in which a player bluffs more or less often; no gender. */
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
  /* Translators: of the period that is chosen above. */
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
    /* Translators: several opponents believe a player's bluffs, and catch them, equally often; no gender. */
    return g_strdup (_ ("Nobody stands out among your opponents yet."));
  if (reader == NULL)
    /* Translators: believes most of your bluffs; %s is a name; no gender. */
    return g_strdup_printf (_ ("You fool %s most often."), fooled_name);
  if (fooled == NULL)
    /* Translators: has caught most of your bluffs; %s is a name; no gender. */
    return g_strdup_printf (_ ("%s catches you most often."), reader_name);

  /* Translators: %1$s and %2$s are names, which may be the same; no gender. */
  return g_strdup_printf (_ ("You fool %1$s most often; %2$s catches you most often."), fooled_name, reader_name);
}

char *
bluff_words_untested (void)
{
  /* Translators: nobody had to believe or doubt a bluff of this player; no gender. */
  return g_strdup (_ ("Nobody has put a bluff of yours to the test yet."));
}

char *
bluff_words_rivals (guint64 ahead, guint64 behind)
{
  if (ahead > behind)
    /* Translators: of the places at the end of games; "you" is one player; no gender. */
    return g_strdup (_ ("You finish ahead of the others more often than behind them."));
  if (ahead < behind)
    /* Translators: of the places at the end of games; "you" is one player; no gender. */
    return g_strdup (_ ("You finish behind the others more often than ahead of them."));

  /* Translators: of the places at the end of games; "you" is one player; no gender. */
  return g_strdup (_ ("You finish ahead of the others as often as behind them."));
}

char *
bluff_words_together (guint games, guint shared)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (parts,
                   /* Translators: games that a player and an opponent played at the same table; it stands before "2
                      shared places". */
                   g_strdup_printf (ngettext ("%u game together", "%u games together", games), games));
  if (shared > 0)
    g_ptr_array_add (parts,
                     /* Translators: games at whose end a player and an opponent had the same place. */
                     g_strdup_printf (ngettext ("%u shared place", "%u shared places", shared), shared));

  return bluff_words_row (parts);
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
