/* bluff-player-traces.c: says what is left of a player who was deleted, and tries again.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-player-traces.h"

#include "bluff-question.h"
#include "bluff-saves-count.h"
#include "bluff-words-store.h"

#include <glib/gi18n.h>

/* One attempt. */
typedef struct
{
  GtkWidget *parent;
  BluffSaves *saves;
  BluffStoreTraces *traces; /* what was left before it */
  BluffStoreTraces *left;   /* and after it */
} Attempt;

static void
free_attempt (gpointer data)
{
  Attempt *attempt = data;

  g_object_unref (attempt->parent);
  g_object_unref (attempt->saves);
  g_clear_pointer (&attempt->traces, bluff_store_traces_free);
  g_clear_pointer (&attempt->left, bluff_store_traces_free);
  g_free (attempt);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Attempt, free_attempt)

static char *
describe (const BluffStoreTraces *traces)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);

  if (traces->unwiped != NULL)
    {
      BluffTrouble trouble = { .cause = traces->unwiped->domain == BLUFF_STORE_ERROR
                                            ? bluff_store_error_name ((BluffStoreError) traces->unwiped->code)
                                            : NULL,
                               .message = traces->unwiped->message };

      g_ptr_array_add (sentences, bluff_words_store_trace (&trouble));
    }
  for (guint i = 0; i < traces->unreached->len; i++)
    {
      BluffTrouble trouble = { .cause = "unreached", .path = g_ptr_array_index (traces->unreached, i) };

      g_ptr_array_add (sentences, bluff_words_store_trace (&trouble));
    }

  g_ptr_array_add (sentences, NULL);
  return g_strjoinv ("\n\n", (char **) sentences->pdata);
}

/* On the store's thread. */
static gboolean
wipe (BluffStore *store, gpointer data, GError **error)
{
  Attempt *attempt = data;

  (void) store;
  attempt->left = bluff_saves_wipe_traces (attempt->saves, attempt->traces, error);
  return attempt->left != NULL;
}

static void
wiped_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Attempt) attempt = user_data;

  /* A store that has been closed meanwhile leaves what is left. */
  if (bluff_store_run_finish (BLUFF_STORE (source), result, NULL) && gtk_widget_get_root (attempt->parent) != NULL)
    bluff_player_traces_say (attempt->parent, attempt->saves, g_steal_pointer (&attempt->left));
}

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Attempt) attempt = user_data;
  BluffStore *store = bluff_saves_get_store (attempt->saves);

  if (!bluff_question_ask_finish (GTK_WIDGET (source), result))
    return;

  bluff_store_run_async (store, BLUFF_STORE_RUN_DEFAULT, wipe, attempt, NULL, NULL, wiped_cb, attempt);
  g_steal_pointer (&attempt);
}

void
bluff_player_traces_say (GtkWidget *parent, BluffSaves *saves, BluffStoreTraces *traces)
{
  g_autofree char *body = NULL;
  Attempt *attempt;

  g_return_if_fail (GTK_IS_WIDGET (parent));

  if (traces == NULL || bluff_store_traces_is_none (traces))
    {
      g_clear_pointer (&traces, bluff_store_traces_free);
      return;
    }

  body = describe (traces);
  attempt = g_new0 (Attempt, 1);
  attempt->parent = g_object_ref (parent);
  attempt->saves = g_object_ref (saves);
  attempt->traces = traces;
  bluff_question_ask (parent, _ ("The Name May Still Be Somewhere"), body, _ ("Try Again"), BLUFF_QUESTION_SUGGESTED,
                      NULL, NULL, answered_cb, attempt);
}
