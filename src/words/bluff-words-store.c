/* bluff-words-store.c: what went wrong with what is kept: what happened, what was kept, what to do.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words-store.h"

#include "bluff-words.h"

#include <glib/gi18n.h>

/* PATH is to be shown, NUMBER and KNOWN are written. */
typedef struct
{
  const BluffTrouble *trouble;
  const char *path;
  const char *name;
  const char *number;
  const char *known;
} Details;

typedef char *(*Say) (const Details *details);

typedef struct
{
  const char *cause;
  const char *sentence; /* or NULL */
  Say say;              /* for a sentence with something to fill in */
} Row;

/* --- The database --------------------------------------------------------------------------------------------------
 */

static char *
say_failed (const Details *details)
{
  /* Translators: something without a sentence of its own went wrong; %s says what, in English. */
  return g_strdup_printf (_ ("Something unexpected went wrong with the saved games: %s. What was saved before is "
                             "kept."),
                          details->trouble->message != NULL ? details->trouble->message : "?");
}

static char *
say_not_a_database (const Details *details)
{
  return g_strdup_printf (
      /* Translators: %s is the name of a file. */
      _ ("“%s” is not a Bluff Bay file, or its beginning is damaged. It was not changed. If your games were in it, "
         "restore a backup, or keep it and start afresh."),
      details->path);
}

static char *
say_foreign_database (const Details *details)
{
  /* Translators: %s is the name of a file. */
  return g_strdup_printf (_ ("“%s” belongs to another program. It was not changed. Choose another folder or file."),
                          details->path);
}

static char *
say_newer (const Details *details)
{
  return g_strdup_printf (
      /* Translators: %1$s is the name of a file, %2$s and %3$s are numbers of versions of its format. */
      _ ("“%1$s” was written by a newer Bluff Bay (format %2$s; this one knows %3$s). It was not changed. Use the "
         "newer Bluff Bay."),
      details->path, details->number, details->known);
}

static char *
say_damaged (const Details *details)
{
  return g_strdup_printf (
      /* Translators: %s is the name of a file. */
      _ ("“%s” is damaged. It was not changed. If your games are in it, restore a backup, or keep it and rescue "
         "what can be read."),
      details->path);
}

static char *
say_read_only (const Details *details)
{
  return g_strdup_printf (
      /* Translators: %s is the name of a file or folder. */
      _ ("“%s” can’t be written. Nothing was changed. Check that you may write to the file and its folder, or "
         "choose another folder."),
      details->path);
}

static char *
say_full (const Details *details)
{
  /* Translators: %s is the name of a file. */
  return g_strdup_printf (_ ("The disk is full: no room for “%s”. Everything up to the last move is kept. Make room "
                             "and try again."),
                          details->path);
}

static char *
say_busy (const Details *details)
{
  return g_strdup_printf (
      /* Translators: %s is the name of a file. */
      _ ("Another program is using “%s”. Nothing was changed. Wait for it or close it, then try again."),
      details->path);
}

static char *
say_no_file (const Details *details)
{
  /* Translators: %s is the name of a file or folder. */
  return g_strdup_printf (_ ("“%s” is not there and can’t be made. Nothing was changed. Check that the folder "
                             "exists and the name is right."),
                          details->path);
}

static char *
say_not_a_file (const Details *details)
{
  /* Translators: %s is the name of something that is neither a file nor a folder. */
  return g_strdup_printf (_ ("“%s” is not an ordinary file. Nothing was changed. Choose a file."), details->path);
}

static char *
say_not_a_folder (const Details *details)
{
  /* Translators: %s is the name of a file. */
  return g_strdup_printf (_ ("“%s” is not a folder. Nothing was changed. Choose a folder."), details->path);
}

static char *
say_dangling_link (const Details *details)
{
  return g_strdup_printf (
      /* Translators: %1$s is the name of a link in the file system, %2$s the name of the file that it leads to. */
      _ ("“%1$s” is a link to “%2$s”, which is not there. Nothing was changed. Connect the disk and try again, or "
         "remove the link."),
      details->path, details->name);
}

static char *
say_file_exists (const Details *details)
{
  /* Translators: %s is the name of a file. */
  return g_strdup_printf (_ ("“%s” already exists and was not changed. Choose another name."), details->path);
}

static char *
say_disk (const Details *details)
{
  if (details->trouble->number == 0)
    /* Translators: %s is the name of a file. */
    return g_strdup_printf (_ ("The disk reported an error with “%s”. Make a backup somewhere else and check the "
                               "disk."),
                            details->path);

  /* Translators: %1$s is the name of a file, %2$s the reason that the system gives. */
  return g_strdup_printf (_ ("The disk reported an error with “%1$s”: %2$s. Make a backup somewhere else and check "
                             "the disk."),
                          details->path, g_strerror ((int) details->trouble->number));
}

static char *
say_step_failed (const Details *details)
{
  /* Translators: %1$s is the number of a version of the database's format, %2$s the name of a file. */
  return g_strdup_printf (_ ("These games come from an older Bluff Bay, and could not be changed to format "
                             "%1$s. They are as they were, and a copy is in “%2$s”. Use the Bluff Bay that wrote it, "
                             "and please report this."),
                          details->number, details->path);
}

/* --- Players -------------------------------------------------------------------------------------------------------
 */

static char *
say_name_taken (const Details *details)
{
  /* Translators: %s is a name. */
  return g_strdup_printf (_ ("There is already a player “%s”. Choose another name."), details->name);
}

static char *
say_name_too_long (const Details *details)
{
  int most = (int) CLAMP (details->trouble->known, 0, G_MAXINT);

  return g_strdup_printf (
      /* Translators: %d is how many characters a name may have. */
      ngettext ("This name is too long. It can have at most %d character.",
                "This name is too long. It can have at most %d characters.", (gulong) most),
      most);
}

static char *
say_sat_together (const Details *details)
{
  int n = (int) CLAMP (details->trouble->number, 0, G_MAXINT);

  return g_strdup_printf (
      /* Translators: why two players cannot be made one; %d is a number of games. */
      ngettext ("These two played %d game together, so they can’t be merged.",
                "These two played %d games together, so they can’t be merged.", (gulong) n),
      n);
}

/* --- Games ---------------------------------------------------------------------------------------------------------
 */

static char *
say_no_such_game (const Details *details)
{
  /* Translators: %s is what was given as the id of a game. */
  return g_strdup_printf (_ ("There is no saved game “%s”."), details->name);
}

static char *
say_game_exists (const Details *details)
{
  /* Translators: %s is the id of a game. */
  return g_strdup_printf (_ ("You already have the game %s. It was not changed."), details->name);
}

static char *
say_game_open_elsewhere (const Details *details)
{
  /* Translators: %s is the id of a game. */
  return g_strdup_printf (_ ("The game %s is open in another window or program. Play on there, or close it first."),
                          details->name);
}

static char *
say_game_over (const Details *details)
{
  return g_strdup_printf (
      /* Translators: %s is the id of a game; abandoned games are ended without a winner. */
      _ ("This can’t be done with the game %s now: it is finished, abandoned or still going on. Nothing was changed."),
      details->name);
}

static char *
say_line_gap (const Details *details)
{
  /* Translators: %1$s is the id of a game, %2$s and %3$s are numbers of events. */
  return g_strdup_printf (_ ("Move %2$s of the game %1$s can’t be saved: move %3$s comes next. What was saved "
                             "before is kept. Close the game and open it again."),
                          details->name, details->number, details->known);
}

static const Row store_rows[] = {
  { "failed", NULL, say_failed },
  { "not-a-database", NULL, say_not_a_database },
  { "foreign-database", NULL, say_foreign_database },
  { "newer", NULL, say_newer },
  { "damaged", NULL, say_damaged },
  { "read-only", NULL, say_read_only },
  { "full", NULL, say_full },
  { "busy", NULL, say_busy },
  { "no-file", NULL, say_no_file },
  { "disk", NULL, say_disk },
  { "not-a-file", NULL, say_not_a_file },
  { "not-a-folder", NULL, say_not_a_folder },
  { "dangling-link", NULL, say_dangling_link },
  { "file-exists", NULL, say_file_exists },
  { "step-failed", NULL, say_step_failed },
  { "closed", N_ ("The saved games are closed. What was saved before is kept. Open them again."), NULL },
  { "name-taken", NULL, say_name_taken },
  { "name-empty", N_ ("A name needs at least one letter or digit."), NULL },
  { "name-too-long", NULL, say_name_too_long },
  { "name-character", N_ ("The name has a character that can’t be used."), NULL },
  { "no-such-player", N_ ("This player is no longer there. Nothing was changed."), NULL },
  { "sat-together", NULL, say_sat_together },
  { "no-such-game", NULL, say_no_such_game },
  { "game-exists", NULL, say_game_exists },
  { "game-open-elsewhere", NULL, say_game_open_elsewhere },
  { "game-over", NULL, say_game_over },
  { "line-gap", NULL, say_line_gap },
};

/* --- Saved games and records ---------------------------------------------------------------------------------------
 */

static char *
say_closed (const Details *details)
{
  /* Translators: %s is the id of a game. */
  return g_strdup_printf (_ ("The game %s was closed. What was saved before is kept. Open it again."), details->name);
}

static char *
say_open_here (const Details *details)
{
  /* Translators: %s is the id of a game. */
  return g_strdup_printf (_ ("The game %s is already open."), details->name);
}

static char *
say_games_open (const Details *details)
{
  int n = (int) CLAMP (details->trouble->number, 0, G_MAXINT);

  /* Translators: %d is a number of games. */
  return g_strdup_printf (ngettext ("%d game is open. Close it first.", "%d games are open. Close them first.",
                                    (gulong) n),
                          n);
}

static char *
say_record (const Details *details)
{
  const BluffFault *fault = details->trouble->fault;

  switch (fault != NULL ? (guint) fault->cause : BLUFF_FAULT_NONE)
    {
    case BLUFF_FAULT_DIRECTORY:
      return g_strdup (_ ("This is a folder, not a file. Nothing was changed."));
    case BLUFF_FAULT_UNREADABLE:
      /* Translators: %s is the reason that the system gives, in the reader's language: "Permission denied". */
      return g_strdup_printf (_ ("The file can’t be read: %s. Nothing was changed."), g_strerror (fault->error));
    case BLUFF_FAULT_EMPTY:
      return g_strdup (_ ("The file is empty. Nothing was changed."));
    case BLUFF_FAULT_UNKNOWN_VERSION:
      if (fault->value > fault->high)
        /* Translators: a record is a file with a game in it. */
        return g_strdup (_ ("This record is from a newer Bluff Bay. Nothing was changed. Use the newer Bluff Bay."));
      break;
    default:
      break;
    }

  /* The first line says what the file is: a file with a good one is a record. */
  if (fault != NULL && fault->line <= 1)
    return bluff_words_fault_below (_ ("This is not a Bluff Bay record. Nothing was changed."), fault);

  return bluff_words_fault_below (_ ("This Bluff Bay record is damaged. Nothing was changed."), fault);
}

static char *
say_header (const Details *details)
{
  /* Translators: who sits where in which game is not as a record must have it. */
  return bluff_words_fault_below (_ ("The players could not be saved. Nothing was changed."), details->trouble->fault);
}

static char *
say_unknown_game (const Details *details)
{
  return g_strdup_printf (
      /* Translators: %s is the id of a game. */
      _ ("This Bluff Bay does not know the game %s or one of its options. It is kept. A newer Bluff Bay may open it."),
      details->name);
}

static char *
say_no_such_event (const Details *details)
{
  return g_strdup_printf (
      /* Translators: %1$s is the id of a game, %2$s and %3$s are numbers of events. */
      _ ("The game %1$s can’t be played on from move %2$s; the last one possible is %3$s. Nothing was changed."),
      details->name, details->number, details->known);
}

static char *
say_file (const Details *details)
{
  /* Translators: %1$s is the name of a file or folder, %2$s the reason that the system gives. */
  return g_strdup_printf (_ ("“%1$s” can’t be read or written: %2$s. Your games were not changed. Choose another "
                             "file or folder, or check that you may use this one."),
                          details->path, g_strerror ((int) details->trouble->number));
}

static char *
say_backup_here (const Details *details)
{
  return g_strdup_printf (
      /* Translators: %s is the name of a file. */
      _ ("“%s” belongs to the saved games themselves, and a backup there would destroy them. Nothing was changed. "
         "Choose another name or folder."),
      details->path);
}

static const Row saves_rows[] = {
  { "closed", NULL, say_closed },
  { "open-here", NULL, say_open_here },
  { "games-open", NULL, say_games_open },
  { "record", NULL, say_record },
  { "header", NULL, say_header },
  { "unknown-game", NULL, say_unknown_game },
  { "no-such-event", NULL, say_no_such_event },
  { "seated-twice", N_ ("A player can’t sit in two seats. Choose someone else for one of them."), NULL },
  { "file", NULL, say_file },
  { "not-a-file", NULL, say_not_a_file },
  { "backup-here", NULL, say_backup_here },
};

/* --- Findings ------------------------------------------------------------------------------------------------------
 */

static const char *
find_message (const Details *details)
{
  return details->trouble->message != NULL ? details->trouble->message : "?";
}

static char *
say_integrity (const Details *details)
{
  /* Translators: %s is what the database says, in English. */
  return g_strdup_printf (_ ("The file is damaged: %s."), find_message (details));
}

static char *
say_foreign_key (const Details *details)
{
  /* Translators: %s is the name of a part of the database. */
  return g_strdup_printf (_ ("Something is missing in: %s."), find_message (details));
}

static char *
say_lines (const Details *details)
{
  /* Translators: %s is the id of a game. */
  return g_strdup_printf (_ ("Moves are missing in the game %s: it opens up to the last one before the gap."),
                          details->name);
}

static char *
say_results (const Details *details)
{
  /* Translators: %s is the id of a game. */
  return g_strdup_printf (_ ("The saved result of the game %s is wrong."), details->name);
}

static const Row finding_rows[] = {
  { "integrity", NULL, say_integrity },
  { "foreign-key", NULL, say_foreign_key },
  { "lines", NULL, say_lines },
  { "results", NULL, say_results },
};

/* --- Traces --------------------------------------------------------------------------------------------------------
 */

static char *
say_unwiped (const Details *details)
{
  /* Translators: %s says what went wrong, in English. */
  return g_strdup_printf (_ ("The player is deleted, but the name may still be in unused parts of the file: %s. Try "
                             "again."),
                          find_message (details));
}

static char *
say_unreached (const Details *details)
{
  return g_strdup_printf (
      /* Translators: %s is the name of a file or folder. */
      _ ("The player is deleted, but the name may still be in “%s”, which is damaged or in use. Remove it if you "
         "don’t need it."),
      details->path);
}

/* The first is for all errors that have no sentence of their own here. */
static const Row trace_rows[] = {
  { "failed", NULL, say_unwiped },
  { "full",
    N_ ("The player is deleted, but the name may still be in unused parts of the file, because the disk is full. "
        "Make room and try again."),
    NULL },
  { "busy",
    N_ ("The player is deleted, but the name may still be in unused parts of the file, because another program is "
        "using it. Close it and try again."),
    NULL },
  { "unreached", NULL, say_unreached },
};

/* --- All of them ---------------------------------------------------------------------------------------------------
 */

static const Row *
find_row (const Row *rows, guint n_rows, const char *cause, const Row *otherwise)
{
  for (guint i = 0; cause != NULL && i < n_rows; i++)
    if (g_str_equal (rows[i].cause, cause))
      return &rows[i];

  return otherwise;
}

static char *
say_row (const Row *row, const BluffTrouble *trouble)
{
  g_autofree char *path = trouble->path != NULL ? g_filename_display_name (trouble->path) : g_strdup ("?");
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, trouble->number);
  g_autofree char *known = g_strdup_printf ("%" G_GINT64_FORMAT, trouble->known);
  Details details = {
    .trouble = trouble,
    .path = path,
    .name = trouble->name != NULL ? trouble->name : "?",
    .number = number,
    .known = known,
  };

  return row->say != NULL ? row->say (&details) : g_strdup (_ (row->sentence));
}

static char *
say_trouble (const Row *rows, guint n_rows, const BluffTrouble *trouble)
{
  return say_row (find_row (rows, n_rows, trouble->cause, &store_rows[0]), trouble);
}

char *
bluff_words_store_trouble (const BluffTrouble *trouble)
{
  return say_trouble (store_rows, G_N_ELEMENTS (store_rows), trouble);
}

char *
bluff_words_saves_trouble (const BluffTrouble *trouble)
{
  return say_trouble (saves_rows, G_N_ELEMENTS (saves_rows), trouble);
}

char *
bluff_words_level_trouble (void)
{
  return g_strdup (_ ("A computer player in this game has a level that this Bluff Bay does not know. The game is "
                      "kept."));
}

char *
bluff_words_store_finding (const BluffTrouble *trouble)
{
  return say_trouble (finding_rows, G_N_ELEMENTS (finding_rows), trouble);
}

char *
bluff_words_store_trace (const BluffTrouble *trouble)
{
  return say_row (find_row (trace_rows, G_N_ELEMENTS (trace_rows), trouble->cause, &trace_rows[0]), trouble);
}
