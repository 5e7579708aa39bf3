/* test-record-files.c: records in files and pipes, and what is neither.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "record-fixture.h"

#include <errno.h>
#include <fcntl.h>
#include <glib-unix.h>
#include <glib/gstdio.h>
#include <poll.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

/* What a thread writes into a pipe. */
typedef struct
{
  int fd;
  GString *text;     /* first this */
  const char *again; /* then this for ever, if it is not NULL */
  gsize pause_after; /* bytes after which to wait until they are read, or 0 */
  gsize written;     /* in the end: how many bytes could be written */
} Flood;

static void
wait_until_read (int fd)
{
  int left;

  while (ioctl (fd, FIONREAD, &left) == 0 && left > 0)
    g_thread_yield ();
}

static gboolean
write_bytes (Flood *flood, const char *bytes, gsize n)
{
  while (n > 0)
    {
      gssize written = write (flood->fd, bytes, flood->pause_after > 0 ? MIN (n, flood->pause_after) : n);

      if (written < 0)
        return FALSE;
      if (flood->pause_after > 0)
        wait_until_read (flood->fd);
      bytes += written;
      n -= (gsize) written;
      flood->written += (gsize) written;
    }

  return TRUE;
}

static gpointer
run_flood (gpointer data)
{
  Flood *flood = data;

  if (write_bytes (flood, flood->text->str, flood->text->len) && flood->again != NULL)
    while (write_bytes (flood, flood->again, strlen (flood->again)))
      ;
  close (flood->fd);

  return NULL;
}

/* Reads what FLOOD writes; its writing ends because the pipe is closed. */
static BluffFault
read_flood (Flood *flood, gboolean blocking)
{
  g_autoptr (BluffRecordReader) reader = bluff_record_reader_new (BLUFF_RECORD_READER_DEFAULT);
  const BluffFault *fault;
  GThread *thread;
  int fds[2];

  g_assert_true (g_unix_open_pipe (fds, FD_CLOEXEC, NULL));
  if (!blocking)
    g_assert_true (g_unix_set_fd_nonblocking (fds[0], TRUE, NULL));

  flood->fd = fds[1];
  thread = g_thread_new ("flood", run_flood, flood);
  bluff_record_reader_read_fd (reader, fds[0]);
  close (fds[0]);
  g_thread_join (thread);

  fault = bluff_record_reader_fault (reader);
  return fault != NULL ? *fault : (BluffFault){ 0 };
}

/* More than the reader took can stand in the pipe, but not much more. */
#define assert_stopped_soon(flood, bytes) g_assert_cmpuint ((flood).written, <=, (bytes) + 2 * 1024 * 1024)

static void
test_endless_pipe (void)
{
  g_autoptr (GString) nothing = g_string_new (NULL);
  g_autoptr (GString) header = make_endless (0);
  g_autoptr (GString) letters = g_string_new (NULL);
  Flood blank = { .text = nothing, .again = "\n" };
  Flood no_line_end = { .text = header };
  Flood same = { .text = header, .again = ENDLESS_SETUP };
  Flood open_object = { .text = nothing, .again = "{" };

  for (guint i = 0; i < 4096; i++)
    g_string_append_c (letters, 'a');
  no_line_end.again = letters->str;

  assert_fault (read_flood (&blank, TRUE), BLUFF_FAULT_BLANK_LINE, 1);
  assert_stopped_soon (blank, 1);
  assert_fault (read_flood (&no_line_end, TRUE), BLUFF_FAULT_LINE_TOO_LONG, 2);
  assert_stopped_soon (no_line_end, BLUFF_RECORD_LINE_MAX);
  assert_fault (read_flood (&same, TRUE), BLUFF_FAULT_NUMBER_GAP, 3);
  assert_stopped_soon (same, 1);
  assert_fault (read_flood (&open_object, TRUE), BLUFF_FAULT_LINE_TOO_LONG, 1);
}

/* A game that is valid for ever. */
static void
test_endless_game (void)
{
  g_autoptr (GString) text = make_endless (BLUFF_RECORD_EVENTS_MAX + 50);
  Flood flood = { .text = text, .again = "{}\n" };

  assert_fault (read_flood (&flood, TRUE), BLUFF_FAULT_TOO_MANY_EVENTS, BLUFF_RECORD_EVENTS_MAX + 2);
}

static void
test_patient_pipe (void)
{
  g_autoptr (GString) text = make_endless (20);
  Flood slow = { .text = text, .pause_after = 100 };
  Flood never_blocking = { .text = text, .pause_after = 100 };

  assert_fault (read_flood (&slow, TRUE), BLUFF_FAULT_NONE, 0);
  assert_fault (read_flood (&never_blocking, FALSE), BLUFF_FAULT_NONE, 0);
}

/* A pipe that the test is the system of. */
enum
{
  ARRANGED = 4711, /* its descriptor */
  PORTION = 1000   /* bytes that it gives at once */
};

static struct
{
  const int *errors; /* what the reads say in turn: an error, 0 for something to read, or -1 from then on */
  int poll_error;    /* what waiting says, or 0 */
  int last_error;    /* what is left of earlier errors where there is none */
  const GString *text;
  gsize at; /* bytes read */
  guint reads;
  guint polls;
} arranged;

ssize_t
read (int fd, void *buffer, size_t n)
{
  int error;

  if (fd != ARRANGED)
    return syscall (SYS_read, fd, buffer, n);

  g_assert_cmpuint (arranged.reads++, <, 100);
  error = *arranged.errors >= 0 ? *arranged.errors++ : 0;
  errno = error != 0 ? error : arranged.last_error;
  if (error != 0)
    return -1;

  n = MIN (MIN (n, PORTION), arranged.text->len - arranged.at);
  memcpy (buffer, arranged.text->str + arranged.at, n);
  arranged.at += n;
  return (ssize_t) n;
}

int
poll (struct pollfd *fds, nfds_t n, int timeout)
{
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpint (fds->events, ==, POLLIN);
  g_assert_cmpint (timeout, ==, -1);
  if (fds->fd != ARRANGED)
    return (int) syscall (SYS_ppoll, fds, n, NULL, NULL, 0);

  arranged.polls++;
  errno = arranged.poll_error != 0 ? arranged.poll_error : arranged.last_error;
  return arranged.poll_error != 0 ? -1 : 1;
}

/* What the system says is waited for, tried again, or the end; and what it said before is nothing. */
static void
test_waits (void)
{
  static const struct
  {
    int errors[5];
    int poll_error;
    int last_error;
    int told; /* the error in the end, or 0 */
    guint line;
    guint polls;
  } rows[] = {
    { { -1 }, 0, 0, 0, 0, 0 },
    { { -1 }, 0, EAGAIN, 0, 0, 0 },
    { { -1 }, 0, EINTR, 0, 0, 0 },
    { { EINTR, EINTR, 0, EINTR, -1 }, 0, EINTR, 0, 0, 0 },
    { { EAGAIN, EAGAIN, 0, EAGAIN, -1 }, 0, 0, 0, 0, 3 },
    { { EAGAIN, EINTR, 0, -1 }, 0, EAGAIN, 0, 0, 1 },
    { { EAGAIN, -1 }, EINTR, 0, 0, 0, 1 },
    { { EAGAIN, -1 }, ENOMEM, 0, ENOMEM, 1, 1 },
    { { EIO, -1 }, 0, 0, EIO, 1, 0 },
    { { 0, EIO, -1 }, 0, EINTR, EIO, 10, 0 },
  };
  g_autoptr (GString) text = make_endless (20);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (BluffRecordReader) reader = bluff_record_reader_new (BLUFF_RECORD_READER_DEFAULT);
      gboolean valid;

      memset (&arranged, 0, sizeof arranged);
      arranged.errors = rows[i].errors;
      arranged.poll_error = rows[i].poll_error;
      arranged.last_error = rows[i].last_error;
      arranged.text = text;
      valid = bluff_record_reader_read_fd (reader, ARRANGED);

      g_test_message ("row %u", i);
      g_assert_cmpint (valid, ==, rows[i].told == 0);
      g_assert_cmpuint (arranged.polls, ==, rows[i].polls);
      if (valid)
        {
          g_assert_cmpuint (bluff_record_reader_n_events (reader), ==, 20);
          continue;
        }
      assert_fault (*bluff_record_reader_fault (reader), BLUFF_FAULT_UNREADABLE, rows[i].line);
      g_assert_cmpint (bluff_record_reader_fault (reader)->error, ==, rows[i].told);
      g_assert_cmpint (bluff_record_reader_fault (reader)->high, ==, 0);
    }
}

static void
test_no_file (void)
{
  g_autoptr (BluffRecordReader) reader = bluff_record_reader_new (BLUFF_RECORD_READER_DEFAULT);
  BluffFault fault;

  g_assert_null (bluff_record_read_file ("/nowhere/at-all.bluff", &fault));
  assert_fault (fault, BLUFF_FAULT_UNREADABLE, 0);
  g_assert_cmpint (fault.high, ==, 0);
  g_assert_cmpint (fault.error, ==, ENOENT);
  g_assert_cmpstr (bluff_fault_rule (&fault), ==, "format");

  g_assert_null (bluff_record_read_file (g_get_tmp_dir (), &fault));
  assert_fault (fault, BLUFF_FAULT_DIRECTORY, 0);
  g_assert_cmpint (fault.high, ==, 0);
  g_assert_null (bluff_record_read_file (g_get_tmp_dir (), NULL));

  g_assert_null (bluff_record_read_file ("/dev/null", &fault));
  assert_fault (fault, BLUFF_FAULT_EMPTY, 1);
  g_assert_cmpint (fault.high, ==, 0);
  bluff_record_reader_free (NULL);

  g_assert_false (bluff_record_reader_read_fd (reader, -1));
  assert_fault (*bluff_record_reader_fault (reader), BLUFF_FAULT_UNREADABLE, 1);
  g_assert_cmpint (bluff_record_reader_fault (reader)->error, ==, EBADF);
}

static void
test_file (void)
{
  BluffState state;
  g_autoptr (BluffRecord) played = play_random_game (BLUFF_GAME_BLUFFANEER, 5, 1, &state);
  g_autoptr (GString) text = write_record (played);
  g_autoptr (BluffRecord) record = NULL;
  g_autoptr (GString) again = NULL;
  g_autofree char *path = NULL;
  BluffFault fault;
  int fd = g_file_open_tmp ("XXXXXX.bluff", &path, NULL);

  g_assert_cmpint (fd, >=, 0);
  close (fd);
  g_assert_true (g_file_set_contents (path, text->str, (gssize) text->len, NULL));

  record = bluff_record_read_file (path, &fault);
  assert_fault (fault, BLUFF_FAULT_NONE, 0);
  g_assert_nonnull (record);
  again = write_record (record);
  g_assert_cmpstr (again->str, ==, text->str);

  g_assert_true (g_file_set_contents (path, "", 0, NULL));
  g_assert_null (bluff_record_read_file (path, &fault));
  assert_fault (fault, BLUFF_FAULT_EMPTY, 1);
  g_unlink (path);
}

/* "broken-3-number-gap.bluff" has this fault in line 3; a fault that the rules find is named by its refusal. */
static void
check_seed (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  BluffFault fault;
  g_autoptr (BluffRecord) record = bluff_record_read_file (path, &fault);
  const char *cause =
      fault.cause == BLUFF_FAULT_RULES ? bluff_refusal_name (fault.refusal) : bluff_fault_name (fault.cause);
  g_autofree char *broken = g_strdup_printf ("broken-%u-%s.bluff", fault.line, cause);

  g_test_message ("%s: line %u: %s %s", name, fault.line, cause, fault.key);
  if (g_str_has_prefix (name, "broken-"))
    g_assert_cmpstr (name, ==, broken);
  else
    g_assert_nonnull (record);
}

/* The seeds of the fuzzer are what their names say. */
static void
test_corpus (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "fuzz", "corpus", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint seeds = 0;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      check_seed (folder, name);
      seeds++;
    }
  g_assert_cmpuint (seeds, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  signal (SIGPIPE, SIG_IGN);

  g_test_add_func ("/record/files/no-file", test_no_file);
  g_test_add_func ("/record/files/waits", test_waits);
  g_test_add_func ("/record/files/endless-pipe", test_endless_pipe);
  g_test_add_func ("/record/files/endless-game", test_endless_game);
  g_test_add_func ("/record/files/patient-pipe", test_patient_pipe);
  g_test_add_func ("/record/files/file", test_file);
  g_test_add_func ("/record/files/corpus", test_corpus);

  return g_test_run ();
}
