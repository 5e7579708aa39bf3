/* test-store-words.c: what went wrong with what is kept, and where a kept game stands, in words.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words-store.h"

#include <errno.h>
#include <string.h>

static const BluffFault fault = { .cause = BLUFF_FAULT_BLANK_LINE, .line = 7 };
static const BluffFault rules_fault = { .cause = BLUFF_FAULT_RULES,
                                        .refusal = BLUFF_REFUSAL_PIRATE_HANDS,
                                        .line = 2,
                                        .key = "hands" };
static const BluffFault foreign_fault = { .cause = BLUFF_FAULT_NOT_JSON, .line = 1, .column = 3 };
static const BluffFault old_fault = { .cause = BLUFF_FAULT_UNKNOWN_VERSION, .line = 1, .value = 0, .high = 1 };
static const BluffFault newer_fault = { .cause = BLUFF_FAULT_UNKNOWN_VERSION, .line = 1, .value = 2, .high = 1 };
static const BluffFault folder_fault = { .cause = BLUFF_FAULT_DIRECTORY, .error = EISDIR };
static const BluffFault unreadable_fault = { .cause = BLUFF_FAULT_UNREADABLE, .error = EACCES };
static const BluffFault whole_fault = { .cause = BLUFF_FAULT_TOO_LARGE, .high = 9 };
static const BluffFault no_fault = { .cause = BLUFF_FAULT_NONE };
static const BluffFault empty_fault = { .cause = BLUFF_FAULT_EMPTY, .line = 1 };
static const BluffFault header_fault = { .cause = BLUFF_FAULT_UNKNOWN_VALUE, .line = 1, .key = "players[0].level" };

static const struct
{
  char *(*say) (const BluffTrouble *trouble);
  BluffTrouble trouble;
  const char *wanted;
} troubles[] = {
  { bluff_words_store_trouble,
    { .cause = "failed", .message = "odd" },
    "Something unexpected went wrong with the saved games: odd. What was saved before is kept." },
  { bluff_words_store_trouble,
    { .cause = "newer", .path = "/a.db", .number = 9, .known = 2 },
    "“/a.db” was written by a newer Bluff Bay (format 9; this one knows 2). It was not changed. Use the newer Bluff "
    "Bay." },
  { bluff_words_store_trouble,
    { .cause = "full", .path = "/a.db" },
    "The disk is full: no room for “/a.db”. Everything up to the last move is kept. Make room and try again." },
  { bluff_words_store_trouble,
    { .cause = "disk", .path = "/a.db", .number = EIO },
    "The disk reported an error with “/a.db”: Input/output error. Make a backup somewhere else and check the disk." },
  { bluff_words_store_trouble,
    { .cause = "disk", .path = "/a.db" },
    "The disk reported an error with “/a.db”. Make a backup somewhere else and check the disk." },
  { bluff_words_store_trouble,
    { .cause = "not-a-file", .path = "/x" },
    "“/x” is not an ordinary file. Nothing was changed. Choose a file." },
  { bluff_words_store_trouble,
    { .cause = "not-a-folder", .path = "/x" },
    "“/x” is not a folder. Nothing was changed. Choose a folder." },
  { bluff_words_store_trouble,
    { .cause = "dangling-link", .path = "/x", .name = "/mnt/y" },
    "“/x” is a link to “/mnt/y”, which is not there. Nothing was changed. Connect the disk and try again, or remove "
    "the link." },
  { bluff_words_store_trouble,
    { .cause = "file-exists", .path = "/x" },
    "“/x” already exists and was not changed. Choose another name." },
  { bluff_words_store_trouble,
    { .cause = "sat-together", .number = 1 },
    "These two played 1 game together, so they can’t be merged." },
  { bluff_words_store_trouble,
    { .cause = "sat-together", .number = 0 },
    "These two played 0 games together, so they can’t be merged." },
  { bluff_words_store_trouble,
    { .cause = "line-gap", .name = "g", .number = 5, .known = 4 },
    "Move 5 of the game g can’t be saved: move 4 comes next. What was saved before is kept. Close the game and open it "
    "again." },
  { bluff_words_saves_trouble,
    { .cause = "closed", .name = "g" },
    "The game g was closed. What was saved before is kept. Open it again." },
  { bluff_words_saves_trouble, { .cause = "games-open", .number = 0 }, "0 games are open. Close them first." },
  { bluff_words_saves_trouble, { .cause = "games-open", .number = 2 }, "2 games are open. Close them first." },
  { bluff_words_saves_trouble,
    { .cause = "record", .fault = &fault },
    "This Bluff Bay record is damaged. Nothing was changed.\n\u2066Line 7: The line is blank. (format)\u2069" },
  { bluff_words_saves_trouble,
    { .cause = "record", .fault = &rules_fault },
    "This Bluff Bay record is damaged. Nothing was changed.\n\u2066Line 2: “hands”: Every player is dealt 5 cards. "
    "(P5)\u2069" },
  { bluff_words_saves_trouble,
    { .cause = "record", .fault = &foreign_fault },
    "This is not a Bluff Bay record. Nothing was changed.\n\u2066Line 1: The line is not JSON. (At byte 3.) "
    "(format)\u2069" },
  { bluff_words_saves_trouble,
    { .cause = "record", .fault = &old_fault },
    "This is not a Bluff Bay record. Nothing was changed.\n\u2066Line 1: This record has a version that is not known. "
    "The known version is 1. (format)\u2069" },
  { bluff_words_saves_trouble,
    { .cause = "record", .fault = &newer_fault },
    "This record is from a newer Bluff Bay. Nothing was changed. Use the newer Bluff Bay." },
  { bluff_words_saves_trouble,
    { .cause = "record", .fault = &folder_fault },
    "This is a folder, not a file. Nothing was changed." },
  { bluff_words_saves_trouble,
    { .cause = "record", .fault = &unreadable_fault },
    "The file can’t be read: Permission denied. Nothing was changed." },
  { bluff_words_saves_trouble,
    { .cause = "record", .fault = &empty_fault },
    "The file is empty. Nothing was changed." },
  { bluff_words_saves_trouble,
    { .cause = "record", .fault = &whole_fault },
    "This is not a Bluff Bay record. Nothing was changed.\n\u2066A record has at most 9 bytes.\u2069" },
  { bluff_words_saves_trouble, { .cause = "record" }, "This Bluff Bay record is damaged. Nothing was changed." },
  { bluff_words_saves_trouble,
    { .cause = "header", .fault = &header_fault },
    "The players could not be saved. Nothing was changed.\n\u2066Line 1: “players[0].level” has a value that is not "
    "known. (format)\u2069" },
  { bluff_words_saves_trouble,
    { .cause = "header", .fault = &no_fault },
    "The players could not be saved. Nothing was changed." },
  { bluff_words_saves_trouble,
    { .cause = "file", .path = "/x", .number = EACCES },
    "“/x” can’t be read or written: Permission denied. Your games were not changed. Choose another file or folder, or "
    "check that you may use this one." },
  { bluff_words_saves_trouble,
    { .cause = "not-a-file", .path = "/x" },
    "“/x” is not an ordinary file. Nothing was changed. Choose a file." },
  { bluff_words_saves_trouble,
    { .cause = "backup-here", .path = "/a.db" },
    "“/a.db” belongs to the saved games themselves, and a backup there would destroy them. Nothing was changed. Choose "
    "another name or folder." },
  { bluff_words_store_finding, { .cause = "integrity", .message = "page 3" }, "The file is damaged: page 3." },
  { bluff_words_store_finding,
    { .cause = "lines", .name = "g" },
    "Moves are missing in the game g: it opens up to the last one before the gap." },

  { bluff_words_store_trace,
    { .cause = "busy", .path = "/a.db" },
    "The player is deleted, but the name may still be in unused parts of the file, because another program is using "
    "it. Close it and try again." },
  { bluff_words_store_trace,
    { .cause = "full", .path = "/a.db" },
    "The player is deleted, but the name may still be in unused parts of the file, because the disk is full. Make room "
    "and try again." },
  { bluff_words_store_trace,
    { .cause = "disk", .message = "odd" },
    "The player is deleted, but the name may still be in unused parts of the file: odd. Try again." },
  { bluff_words_store_trace,
    { .cause = "unreached", .path = "/aside/1.db" },
    "The player is deleted, but the name may still be in “/aside/1.db”, which is damaged or in use. Remove it if you "
    "don’t need it." },

  /* What is not known is left open. */
  { bluff_words_store_trouble,
    { .cause = "failed" },
    "Something unexpected went wrong with the saved games: ?. What was saved before is kept." },
  { bluff_words_store_trouble,
    { .cause = "not-a-folder" },
    "“?” is not a folder. Nothing was changed. Choose a folder." },
  { bluff_words_saves_trouble, { .cause = "open-here" }, "The game ? is already open." },
  { bluff_words_store_finding, { .cause = "integrity" }, "The file is damaged: ?." },
  { bluff_words_store_trouble,
    { .message = "odd" },
    "Something unexpected went wrong with the saved games: odd. What was saved before is kept." },

  /* An unknown cause has a sentence, too. */
  { bluff_words_saves_trouble,
    { .cause = "kraken", .message = "tentacles" },
    "Something unexpected went wrong with the saved games: tentacles. What was saved before is kept." },
};

static void
test_troubles (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (troubles); i++)
    {
      g_autofree char *said = troubles[i].say (&troubles[i].trouble);

      g_assert_cmpstr (said, ==, troubles[i].wanted);
    }
}

static const struct
{
  const char *position;
  const char *wanted;
} positions[] = {
  { "pirate turn=1 turns=12 squares=3,7,12", "Round 4: Bea. Squares: Anna (3), Bea (7) and Cleo (12)." },
  { "bluffer turn=0 turns=9 cards=2,5", "Round 5: Anna. Cards: Anna (2) and Bea (5)." },
  { "bluffaneer turn=2 turns=3 coins=10,11,9", "Round 3: Cleo. Coins: Anna (10), Bea (11) and Cleo (9)." },
  { "bluffaneer turns=31 coins=0,14,16 places=3,2,1", "Places: 1st Cleo, 2nd Bea and 3rd Anna." },
  { "bluffer turns=31 cards=2,0 places=0,1", "Places: 1st Bea." },
  { "bluffer turns=31 cards=2,3 places=0,0", "Places: ?." },
  { "pirate turns=0 squares=0,0", "It has not begun." },
};

/* Without the marks around names. */
static char *
take_marks_away (const char *text)
{
  g_auto (GStrv) parts = g_regex_split_simple ("[\u2068\u2069]", text, 0, 0);

  return g_strjoinv ("", parts);
}

static void
test_positions (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      BluffCast cast = { .names = { "Anna", "Bea", "Cleo" }, .viewer = BLUFF_NO_SEAT };
      g_autofree char *said = NULL;
      g_autofree char *plain = NULL;
      BluffPosition position;

      g_assert_true (bluff_position_read (positions[i].position, &position));
      cast.players = position.players;
      position.place[position.players] = 1; /* a seat that nobody has */
      said = bluff_words_position (&cast, &position);
      plain = take_marks_away (said);
      g_assert_cmpstr (plain, ==, positions[i].wanted);
    }
}

static const struct
{
  const char *position;
  const char *length;
} lengths[] = {
  { "pirate turns=15 squares=3,7,12 places=1,2,3", "5 rounds" },
  { "pirate turns=16 squares=3,7,12 places=1,2,3", "6 rounds" },
  { "pirate turns=3 squares=3,7,12 places=1,2,3", "1 round" },
  { "bluffer turns=26 cards=2,0 places=2,1", "13 rounds" },
  { "bluffer turns=1 cards=2,0 places=2,1", "1 round" },
  { "bluffaneer turns=17 coins=0,14,16 places=3,2,1", "17 rounds" },
};

static void
test_lengths (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      g_autofree char *said = NULL;
      g_autofree char *beside = NULL;
      g_autofree char *wanted = g_strconcat (lengths[i].length, " · Yesterday", NULL);
      BluffPosition position;

      g_assert_true (bluff_position_read (lengths[i].position, &position));
      said = bluff_words_length (&position);
      g_assert_cmpstr (said, ==, lengths[i].length);
      beside = bluff_words_beside (said, "Yesterday");
      g_assert_cmpstr (beside, ==, wanted);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/store/troubles", test_troubles);
  g_test_add_func ("/words/store/positions", test_positions);
  g_test_add_func ("/words/store/lengths", test_lengths);

  return g_test_run ();
}
