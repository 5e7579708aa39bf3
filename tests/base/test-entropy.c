/* test-entropy.c: games between people begin from the system's entropy, and say so where it has none.
 *
 * The system's function is replaced by one that can fail.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-random.h"

#include <errno.h>
#include <string.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

/* How often the system says no, and why. */
static guint failures;
static int failure;

ssize_t
getrandom (void *buffer, size_t length, unsigned int flags)
{
  if (failures > 0)
    {
      failures--;
      errno = failure;
      return -1;
    }

  return syscall (SYS_getrandom, buffer, length, flags);
}

static void
test_none_to_give (void)
{
  static const struct
  {
    int failure;
    GFileError code;
  } rows[] = {
    { ENOSYS, G_FILE_ERROR_NOSYS },
    { EPERM, G_FILE_ERROR_PERM },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      BluffRandom random;

      failures = 1;
      failure = rows[i].failure;
      g_assert_false (bluff_random_seed_from_system (&random, &error));
      g_assert_error (error, G_FILE_ERROR, (gint) rows[i].code);
      g_assert_nonnull (strstr (error->message, g_strerror (rows[i].failure)));

      failures = 1;
      g_assert_false (bluff_random_seed_from_system (&random, NULL));
    }
}

/* A signal while the system still gathers entropy is no reason to go without. */
static void
test_interrupted (void)
{
  g_autoptr (GError) error = NULL;
  BluffRandom random = { { 0 } };

  failures = 3;
  failure = EINTR;
  g_assert_true (bluff_random_seed_from_system (&random, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (failures, ==, 0);
  g_assert_cmpuint (random.word[0] | random.word[1] | random.word[2] | random.word[3], !=, 0);
}

/* Every word is filled, and with others each time. */
static void
test_differs (void)
{
  g_autoptr (GError) error = NULL;
  BluffRandom a = { { 0 } };
  BluffRandom b = { { 0 } };

  g_assert_true (bluff_random_seed_from_system (&a, &error));
  g_assert_true (bluff_random_seed_from_system (&b, &error));
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (a.word); i++)
    g_assert_cmpuint (a.word[i], !=, b.word[i]);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/entropy/none-to-give", test_none_to_give);
  g_test_add_func ("/entropy/interrupted", test_interrupted);
  g_test_add_func ("/entropy/differs", test_differs);

  return g_test_run ();
}
