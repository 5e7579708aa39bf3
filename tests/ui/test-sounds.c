/* test-sounds.c: the sounds are there, as loud as told, and nobody ever waits for them.
 *
 * The tests of this folder run where no sound server is to be found (PULSE_SERVER in meson.build).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE /* RTLD_NEXT */

#include "bluff-sounds.h"
#include "bluff-speaker.h"
#include "bluff-wave.h"

#include <dlfcn.h>
#include <glib/gstdio.h>
#include <gio/gunixsocketaddress.h>
#include <pulse/pulseaudio.h>
#include <string.h>
#include <time.h>

enum
{
  CALLS = 200,
  SOON_MS = 300,
  LATER_MS = 100 /* when nothing has just been played */
};

static gint64 stopped_at = G_USEC_PER_SEC; /* the time, which stands still; 0: the machine's */

/* It takes the place of GLib's. */
gint64
g_get_monotonic_time (void)
{
  struct timespec now;

  if (stopped_at != 0)
    return stopped_at;
  clock_gettime (CLOCK_MONOTONIC, &now);
  return now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

/* --- Files ---------------------------------------------------------------------------------------------------------
 */

static void
test_files (void)
{
  g_assert_null (bluff_sounds_lookup (BLUFF_CUE_NONE));
  for (guint cue = BLUFF_CUE_NONE + 1; cue < BLUFF_N_CUES; cue++)
    {
      g_autoptr (GBytes) file = bluff_sounds_lookup ((BluffCue) cue);
      BluffWave wave;

      g_test_message ("%s", bluff_cue_name ((BluffCue) cue));
      g_assert_nonnull (file);
      g_assert_true (bluff_wave_read (file, &wave));
      g_assert_cmpuint (wave.rate, ==, 24000);
      g_assert_cmpuint (wave.n, >, wave.rate / 20);
      /* They begin and end in silence. */
      g_assert_cmpint (ABS (bluff_wave_get (&wave, 0)), <, 8);
      g_assert_cmpint (ABS (bluff_wave_get (&wave, wave.n - 1)), <, 8);
    }
}

/* Names are files: none is there that nobody plays. */
static void
test_no_file_is_left_over (void)
{
  g_auto (GStrv) names =
      g_resources_enumerate_children ("/io/github/bluffbay/BluffBay/sounds", G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  g_assert_nonnull (names);
  g_assert_cmpuint (g_strv_length (names), ==, BLUFF_N_CUES - 1);
}

/* Whatever the bytes are, nothing is read that is not there. */
static void
test_broken_files (void)
{
  g_autoptr (GBytes) whole = bluff_sounds_lookup (BLUFF_CUE_DEAL);
  gsize size;
  const guint8 *bytes = g_bytes_get_data (whole, &size);
  BluffWave wave;

  for (gsize length = 0; length < MIN (size, 200); length++)
    {
      g_autoptr (GBytes) part = g_bytes_new (bytes, length);

      g_assert_false (bluff_wave_read (part, &wave));
    }
  /* The header: RIFF, size, WAVE, "fmt ", size, kind, channels, rate … bits, "data", size. */
  for (gsize at = 0; at < 44; at++)
    {
      g_autofree guint8 *copy = g_memdup2 (bytes, size);
      g_autoptr (GBytes) broken = NULL;

      copy[at] ^= 0x80;
      broken = g_bytes_new (copy, size);
      if (bluff_wave_read (broken, &wave))
        g_assert_true (wave.data + 2 * wave.n <= (const guint8 *) g_bytes_get_data (broken, NULL) + size);
    }
}

static void
test_wrong_kinds (void)
{
  static const struct
  {
    gsize at;
    guint8 byte;
  } faults[] = { { 0, 'X' }, { 8, 'X' }, { 20, 3 }, { 22, 2 }, { 25, 0 }, { 27, 1 }, { 34, 8 } };
  g_autoptr (GBytes) whole = bluff_sounds_lookup (BLUFF_CUE_DEAL);
  gsize size;
  const guint8 *bytes = g_bytes_get_data (whole, &size);
  BluffWave wave;

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree guint8 *copy = g_memdup2 (bytes, size);
      g_autoptr (GBytes) broken = NULL;

      copy[faults[i].at] = faults[i].byte;
      broken = g_bytes_new (copy, size);
      g_test_message ("byte %" G_GSIZE_FORMAT, faults[i].at);
      g_assert_false (bluff_wave_read (broken, &wave));
    }
}

/* --- Settings ------------------------------------------------------------------------------------------------------
 */

typedef struct
{
  GSettings *settings;
  guint n;
  guint last;
  double loudness;
} Listener;

static void
played_cb (Listener *self, guint cue, double loudness)
{
  self->n++;
  self->last = cue;
  self->loudness = loudness;
}

static void
listen (Listener *self, gconstpointer data)
{
  (void) data;
  self->settings = g_settings_new ("io.github.bluffbay.BluffBay");
  g_settings_reset (self->settings, "sounds");
  g_settings_reset (self->settings, "sound-volume");
  g_signal_connect_swapped (bluff_sounds_get_default (), "played", G_CALLBACK (played_cb), self);
  stopped_at += LATER_MS * G_TIME_SPAN_MILLISECOND;
}

static void
stop_listening (Listener *self, gconstpointer data)
{
  (void) data;
  g_signal_handlers_disconnect_by_data (bluff_sounds_get_default (), self);
  g_clear_object (&self->settings);
}

static void
test_plays (Listener *self, gconstpointer data)
{
  (void) data;
  bluff_sounds_play (BLUFF_CUE_NONE);
  g_assert_cmpuint (self->n, ==, 0);
  bluff_sounds_play (BLUFF_CUE_SHOUT);
  g_assert_cmpuint (self->n, ==, 1);
  g_assert_cmpuint (self->last, ==, BLUFF_CUE_SHOUT);
  g_assert_cmpfloat (self->loudness, >, 0);
  g_assert_cmpfloat (self->loudness, <, 1);
}

/* The same twice at once would be louder, not more. */
static void
test_once (Listener *self, gconstpointer data)
{
  (void) data;
  bluff_sounds_play (BLUFF_CUE_DEAL);
  bluff_sounds_play (BLUFF_CUE_DEAL);
  g_assert_cmpuint (self->n, ==, 1);
  bluff_sounds_play (BLUFF_CUE_LAY);
  g_assert_cmpuint (self->n, ==, 2);
}

static void
test_off (Listener *self, gconstpointer data)
{
  (void) data;
  g_settings_set_boolean (self->settings, "sounds", FALSE);
  bluff_sounds_play (BLUFF_CUE_COIN);
  g_assert_cmpuint (self->n, ==, 0);
  g_settings_set_boolean (self->settings, "sounds", TRUE);
  g_settings_set_int (self->settings, "sound-volume", 0);
  bluff_sounds_play (BLUFF_CUE_COIN);
  g_assert_cmpuint (self->n, ==, 0);
}

static void
test_volume (Listener *self, gconstpointer data)
{
  static const BluffCue cues[] = { BLUFF_CUE_COIN, BLUFF_CUE_COINS, BLUFF_CUE_DICE, BLUFF_CUE_TOSS };
  double before = 0;

  (void) data;
  for (guint i = 0; i < G_N_ELEMENTS (cues); i++)
    {
      g_settings_set_int (self->settings, "sound-volume", 25 * ((int) i + 1));
      bluff_sounds_play (cues[i]);
      g_assert_cmpuint (self->n, ==, i + 1);
      g_assert_cmpfloat (self->loudness, >, before);
      before = self->loudness;
    }
  g_assert_cmpfloat (before, ==, 1);
}

/* The outcome is heard when it is seen, and once. */
static void
test_outcome (Listener *self, gconstpointer data)
{
  BluffTold told = { .seat = 0, .game = BLUFF_GAME_PIRATE, .event = { .kind = BLUFF_EVENT_REVEAL } };
  BluffView view = { 0 };

  (void) data;
  bluff_sounds_begin (&told, &view, &view);
  g_assert_cmpuint (self->n, ==, 1);
  g_assert_cmpuint (self->last, ==, BLUFF_CUE_CUP_UP);
  bluff_sounds_outcome ();
  g_assert_cmpuint (self->n, ==, 2);
  g_assert_cmpuint (self->last, ==, BLUFF_CUE_HONEST);
  bluff_sounds_outcome ();
  g_assert_cmpuint (self->n, ==, 2);
}

/* What was not seen to its end is not heard when something else is shown. */
static void
test_outcome_is_forgotten (Listener *self, gconstpointer data)
{
  BluffTold reveal = { .game = BLUFF_GAME_PIRATE, .event = { .kind = BLUFF_EVENT_REVEAL } };
  BluffTold pass = { .game = BLUFF_GAME_PIRATE, .event = { .kind = BLUFF_EVENT_PASS } };
  BluffView view = { 0 };

  (void) data;
  bluff_sounds_begin (&reveal, &view, &view);
  bluff_sounds_begin (&pass, &view, &view);
  bluff_sounds_outcome ();
  g_assert_cmpuint (self->n, ==, 1);
}

/* --- No loudspeaker ------------------------------------------------------------------------------------------------
 */

static void
play_many (BluffSpeaker *speaker)
{
  g_autoptr (GBytes) file = bluff_sounds_lookup (BLUFF_CUE_DEAL);

  for (guint i = 0; i < CALLS; i++)
    bluff_speaker_play (speaker, file, 0.5);
}

/* A caller that waited for a server here would wait for ever, and the test would fail by its timeout. */
static void
speak (void)
{
  BluffSpeaker *speaker = bluff_speaker_new ();

  stopped_at = 0;
  play_many (speaker);
  g_usleep (SOON_MS * G_TIME_SPAN_MILLISECOND);
  play_many (speaker);
  bluff_speaker_free (speaker);
  g_usleep (SOON_MS * G_TIME_SPAN_MILLISECOND);
}

/* Runs a test of this program by itself, which must say nothing. */
static void
expect_silence (const char *path)
{
  g_test_trap_subprocess (path, 0, 0);
  g_test_trap_assert_passed ();
  g_test_trap_assert_stderr ("");
}

static void
test_no_server_alone (void)
{
  speak ();
}

static void
test_no_server (void)
{
  expect_silence ("/sounds/subprocess/no-server");
}

/* A server that takes the call and never says a word. */
static void
test_mute_server_alone (void)
{
  g_autofree char *folder = g_dir_make_tmp ("bluff-sound-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "native", NULL);
  g_autofree char *server = g_strconcat ("unix:", path, NULL);
  g_autoptr (GSocketAddress) address = g_unix_socket_address_new (path);
  g_autoptr (GSocket) socket =
      g_socket_new (G_SOCKET_FAMILY_UNIX, G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_DEFAULT, NULL);

  g_assert_true (g_socket_bind (socket, address, TRUE, NULL));
  g_assert_true (g_socket_listen (socket, NULL));
  g_setenv ("PULSE_SERVER", server, TRUE);
  speak ();
  g_unlink (path);
  g_rmdir (folder);
}

static void
test_mute_server (void)
{
  expect_silence ("/sounds/subprocess/mute-server");
}

/* --- What is worth a server ----------------------------------------------------------------------------------------
 */

/* While it is asked for, there is no server. As time stands still, no request is too late. */
static gboolean asked_for;
static int calls; /* atomic: of the server */

int
pa_context_connect (pa_context *context, const char *server, pa_context_flags_t flags, const pa_spawn_api *api)
{
  int (*connect) (pa_context *, const char *, pa_context_flags_t, const pa_spawn_api *);

  g_atomic_int_inc (&calls);
  if (asked_for)
    return -1;
  *(void **) &connect = dlsym (RTLD_NEXT, "pa_context_connect");
  return connect (context, server, flags, api);
}

typedef struct
{
  GMutex mutex;
  GCond cond;
  gboolean gone;
} File;

static void
let_go_of (gpointer data)
{
  File *file = data;

  g_mutex_lock (&file->mutex);
  file->gone = TRUE;
  g_cond_signal (&file->cond);
  g_mutex_unlock (&file->mutex);
}

/* Loud, nothing, or not a sound: a server is called for what can be heard alone. */
static void
test_nothing_to_play (void)
{
  static const struct
  {
    gsize size;
    double loudness;
    int calls;
  } rows[] = {
    { 4, 1, 0 }, { G_MAXSIZE, 0, 0 }, { G_MAXSIZE, -1, 0 }, { G_MAXSIZE, 7, 1 }, { G_MAXSIZE, 0.1, 1 },
  };
  g_autoptr (GBytes) deal = bluff_sounds_lookup (BLUFF_CUE_DEAL);

  asked_for = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffSpeaker *speaker = bluff_speaker_new ();
      File file = { .gone = FALSE };
      GBytes *bytes = g_bytes_new_with_free_func (g_bytes_get_data (deal, NULL),
                                                  MIN (rows[i].size, g_bytes_get_size (deal)), let_go_of, &file);

      g_test_message ("row %u", i);
      g_atomic_int_set (&calls, 0);
      bluff_speaker_play (speaker, bytes, rows[i].loudness);
      g_bytes_unref (bytes);
      /* The speaker is done with it. */
      g_mutex_lock (&file.mutex);
      while (!file.gone)
        g_cond_wait (&file.cond, &file.mutex);
      g_mutex_unlock (&file.mutex);
      g_assert_cmpint (g_atomic_int_get (&calls), ==, rows[i].calls);
      bluff_speaker_free (speaker);
    }
  asked_for = FALSE;
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/sounds/files", test_files);
  g_test_add_func ("/sounds/no-file-is-left-over", test_no_file_is_left_over);
  g_test_add_func ("/sounds/broken-files", test_broken_files);
  g_test_add_func ("/sounds/wrong-kinds", test_wrong_kinds);
  /* Before the program has a speaker, whose thread would call a server, too. */
  g_test_add_func ("/sounds/nothing-to-play", test_nothing_to_play);
#define ADD(name, test) g_test_add ("/sounds/" name, Listener, NULL, listen, test, stop_listening)
  ADD ("plays", test_plays);
  ADD ("once", test_once);
  ADD ("off", test_off);
  ADD ("volume", test_volume);
  ADD ("outcome", test_outcome);
  ADD ("outcome-is-forgotten", test_outcome_is_forgotten);
  g_test_add_func ("/sounds/no-server", test_no_server);
  g_test_add_func ("/sounds/mute-server", test_mute_server);
  g_test_add_func ("/sounds/subprocess/no-server", test_no_server_alone);
  g_test_add_func ("/sounds/subprocess/mute-server", test_mute_server_alone);

  return g_test_run ();
}
