/* bluff-speaker.c: plays sounds through the sound server of the desktop.
 *
 * Two threads besides the caller's: a worker, which takes one request after the other and may wait for the server, and
 * the loop of libpulse, in which the server's answers arrive. What both of them touch is touched under the lock of the
 * loop; the caller never takes it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-speaker.h"

#include "bluff-wave.h"

#include <pulse/pulseaudio.h>

enum
{
  LATE_MS = 400,    /* a sound that comes later than this belongs to nothing any more */
  RETRY_MS = 10000, /* a server that was not there is not looked for more often */
  LATENCY_MS = 100, /* how much the server has in advance: little for the eye, enough on a busy machine */
  WAITING_MAX = 8,  /* requests */
  PLAYING_MAX = 8,  /* sounds at once */
  US = G_TIME_SPAN_MILLISECOND
};

struct _BluffSpeaker
{
  gatomicrefcount refs; /* one of the owner's, one of every request */
  GThreadPool *worker;
  int closed; /* atomic: nothing that still waits is played */

  /* The worker's alone. */
  pa_threaded_mainloop *loop;
  gint64 failed; /* when there was no server, or 0 */

  /* Under the lock of the loop. */
  pa_context *server;
  guint playing;
};

typedef struct
{
  BluffSpeaker *speaker;
  GBytes *file;
  double loudness;
  gint64 asked;
} Request;

/* A sound that is being played. It lives in the loop, until the server says that all of it was heard. */
typedef struct
{
  BluffSpeaker *speaker;
  pa_stream *stream;
  gint16 *samples;
  gsize size, given; /* bytes */
} Clip;

/* --- Coming and going ----------------------------------------------------------------------------------------------
 */

static void
close_server (BluffSpeaker *self)
{
  if (self->server == NULL)
    return;

  pa_threaded_mainloop_lock (self->loop);
  pa_context_set_state_callback (self->server, NULL, NULL);
  /* Ends what is being played, and each of them frees itself. */
  pa_context_disconnect (self->server);
  g_clear_pointer (&self->server, pa_context_unref);
  pa_threaded_mainloop_unlock (self->loop);
}

static void
unref (BluffSpeaker *self)
{
  if (!g_atomic_ref_count_dec (&self->refs))
    return;

  close_server (self);
  if (self->loop != NULL)
    pa_threaded_mainloop_stop (self->loop);
  g_clear_pointer (&self->loop, pa_threaded_mainloop_free);
  g_free (self);
}

static void
free_request (gpointer data)
{
  Request *request = data;

  g_bytes_unref (request->file);
  unref (request->speaker);
  g_free (request);
}

/* --- A sound -------------------------------------------------------------------------------------------------------
 */

static void
free_clip (Clip *clip)
{
  clip->speaker->playing--;
  pa_stream_set_state_callback (clip->stream, NULL, NULL);
  pa_stream_set_write_callback (clip->stream, NULL, NULL);
  pa_stream_unref (clip->stream);
  g_free (clip->samples);
  g_free (clip);
}

static void
stream_state_cb (pa_stream *stream, void *user_data)
{
  if (!PA_STREAM_IS_GOOD (pa_stream_get_state (stream)))
    free_clip (user_data);
}

static void
drained_cb (pa_stream *stream, int success, void *user_data)
{
  (void) success;
  (void) user_data;
  pa_stream_disconnect (stream);
}

static void
write_cb (pa_stream *stream, size_t wanted, void *user_data)
{
  Clip *clip = user_data;
  gsize size = MIN (wanted, clip->size - clip->given) & ~(gsize) 1;
  pa_operation *drain;

  if (size > 0)
    pa_stream_write (stream, (const guint8 *) clip->samples + clip->given, size, NULL, 0, PA_SEEK_RELATIVE);
  clip->given += size;
  if (clip->given < clip->size)
    return;

  pa_stream_set_write_callback (stream, NULL, NULL);
  drain = pa_stream_drain (stream, drained_cb, clip);
  if (drain != NULL)
    pa_operation_unref (drain);
}

static gint16 *
scale (const BluffWave *wave, double loudness)
{
  gint16 *samples = g_new (gint16, wave->n);

  for (gsize i = 0; i < wave->n; i++)
    samples[i] = (gint16) (bluff_wave_get (wave, i) * loudness);

  return samples;
}

/* Under the lock. The volume of the stream is left alone: it is what people set in the mixer of the desktop. */
static void
begin_clip (BluffSpeaker *self, const BluffWave *wave, double loudness)
{
  pa_sample_spec spec = { PA_SAMPLE_S16NE, wave->rate, 1 };
  pa_buffer_attr buffer = { (uint32_t) -1, (uint32_t) pa_usec_to_bytes (LATENCY_MS * US, &spec), (uint32_t) -1,
                            (uint32_t) -1, (uint32_t) -1 };
  pa_stream *stream = pa_stream_new (self->server, g_get_application_name (), &spec, NULL);
  Clip *clip;

  if (stream == NULL)
    return;

  clip = g_new (Clip, 1);
  *clip = (Clip){ self, stream, scale (wave, loudness), wave->n * sizeof (gint16), 0 };
  self->playing++;
  pa_stream_set_state_callback (stream, stream_state_cb, clip);
  pa_stream_set_write_callback (stream, write_cb, clip);
  if (pa_stream_connect_playback (stream, NULL, &buffer, PA_STREAM_ADJUST_LATENCY, NULL, NULL) < 0)
    free_clip (clip);
}

/* --- The worker ----------------------------------------------------------------------------------------------------
 */

static void
server_state_cb (pa_context *server, void *user_data)
{
  (void) server;
  pa_threaded_mainloop_signal (user_data, 0);
}

static gboolean
start_loop (BluffSpeaker *self)
{
  if (self->loop != NULL)
    return TRUE;

  self->loop = pa_threaded_mainloop_new ();
  if (self->loop == NULL)
    return FALSE;
  if (pa_threaded_mainloop_start (self->loop) == 0)
    return TRUE;

  g_clear_pointer (&self->loop, pa_threaded_mainloop_free);
  return FALSE;
}

static pa_context *
make_context (BluffSpeaker *self)
{
  pa_proplist *properties = pa_proplist_new ();
  pa_context *server;

  pa_proplist_sets (properties, PA_PROP_APPLICATION_ID, APPLICATION_ID);
  pa_proplist_sets (properties, PA_PROP_APPLICATION_ICON_NAME, APPLICATION_ID);
  pa_proplist_sets (properties, PA_PROP_MEDIA_ROLE, "game");
  server =
      pa_context_new_with_proplist (pa_threaded_mainloop_get_api (self->loop), g_get_application_name (), properties);
  pa_proplist_free (properties);
  return server;
}

/* Waits until the server has answered or is known not to; never starts one. */
static gboolean
connect_server (BluffSpeaker *self)
{
  pa_context_state_t state = PA_CONTEXT_FAILED;

  pa_threaded_mainloop_lock (self->loop);
  self->server = make_context (self);
  if (self->server != NULL)
    {
      pa_context_set_state_callback (self->server, server_state_cb, self->loop);
      if (pa_context_connect (self->server, NULL, PA_CONTEXT_NOAUTOSPAWN, NULL) >= 0)
        for (state = pa_context_get_state (self->server); PA_CONTEXT_IS_GOOD (state) && state != PA_CONTEXT_READY;
             state = pa_context_get_state (self->server))
          pa_threaded_mainloop_wait (self->loop);
    }
  pa_threaded_mainloop_unlock (self->loop);

  return state == PA_CONTEXT_READY;
}

static gboolean
is_connected (BluffSpeaker *self)
{
  gboolean connected;

  if (self->server == NULL)
    return FALSE;

  pa_threaded_mainloop_lock (self->loop);
  connected = pa_context_get_state (self->server) == PA_CONTEXT_READY;
  pa_threaded_mainloop_unlock (self->loop);
  return connected;
}

static gboolean
reach_server (BluffSpeaker *self)
{
  if (is_connected (self))
    return TRUE;
  if (self->failed != 0 && g_get_monotonic_time () - self->failed < RETRY_MS * US)
    return FALSE;

  close_server (self);
  if (start_loop (self) && connect_server (self))
    {
      self->failed = 0;
      return TRUE;
    }

  close_server (self);
  self->failed = g_get_monotonic_time ();
  return FALSE;
}

static gboolean
is_late (const Request *request)
{
  return g_get_monotonic_time () - request->asked > LATE_MS * US;
}

static void
work_cb (gpointer data, gpointer user_data)
{
  Request *request = data;
  BluffSpeaker *self = request->speaker;
  BluffWave wave;

  (void) user_data;
  if (g_atomic_int_get (&self->closed) == 0 && bluff_wave_read (request->file, &wave) && !is_late (request) &&
      reach_server (self) && !is_late (request))
    {
      pa_threaded_mainloop_lock (self->loop);
      if (self->playing < PLAYING_MAX)
        begin_clip (self, &wave, request->loudness);
      pa_threaded_mainloop_unlock (self->loop);
    }
  free_request (request);
}

/* --- For everybody -------------------------------------------------------------------------------------------------
 */

BluffSpeaker *
bluff_speaker_new (void)
{
  BluffSpeaker *self = g_new0 (BluffSpeaker, 1);

  g_atomic_ref_count_init (&self->refs);
  self->worker = g_thread_pool_new (work_cb, NULL, 1, FALSE, NULL);
  return self;
}

void
bluff_speaker_free (BluffSpeaker *self)
{
  g_return_if_fail (self != NULL);

  /* What waits is let go of one by one: a pool that is freed at once forgets the one that its thread has just taken. */
  g_atomic_int_set (&self->closed, 1);
  g_thread_pool_free (self->worker, FALSE, FALSE);
  unref (self);
}

void
bluff_speaker_play (BluffSpeaker *self, GBytes *file, double loudness)
{
  Request *request;

  g_return_if_fail (self != NULL);
  g_return_if_fail (file != NULL);

  if (loudness <= 0 || g_thread_pool_unprocessed (self->worker) >= WAITING_MAX)
    return;

  request = g_new (Request, 1);
  *request = (Request){ self, g_bytes_ref (file), MIN (loudness, 1), g_get_monotonic_time () };
  g_atomic_ref_count_inc (&self->refs);
  g_thread_pool_push (self->worker, request, NULL);
}
