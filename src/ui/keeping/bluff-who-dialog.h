/* bluff-who-dialog.h: asks who the people in records are: somebody with a profile, somebody new, or a guest.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-store-player.h"

#include <adwaita.h>

G_BEGIN_DECLS

typedef enum
{
  BLUFF_WHO_GUEST,
  BLUFF_WHO_NEW,
  BLUFF_WHO_PROFILE
} BluffWhoKind;

/* Somebody in a record. */
typedef struct
{
  char *name; /* as the record has it */
  char *key;  /* bluff_store_player_name_key */
  BluffWhoKind kind;
  gint64 player; /* of a profile */
} BluffWho;

BluffWho *bluff_who_new (const char *name);
void bluff_who_free (BluffWho *self);

#define BLUFF_TYPE_WHO_DIALOG (bluff_who_dialog_get_type ())

G_DECLARE_FINAL_TYPE (BluffWhoDialog, bluff_who_dialog, BLUFF, WHO_DIALOG, AdwWindow)

/* Asks about each of WHO (BluffWho), who may be one of PLAYERS (BluffStorePlayer). Who is proposed: a profile of the
 * same name, or else a guest. The answers are written into WHO when the question is answered. PARENT is any widget of
 * the window; CALLBACK gets it and calls bluff_who_dialog_ask_finish. */
void bluff_who_dialog_ask (GtkWidget *parent,
                           GPtrArray *who,
                           GPtrArray *players,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer user_data);

/* TRUE if the answers were given; FALSE, without an error, if not. */
gboolean bluff_who_dialog_ask_finish (GtkWidget *parent, GAsyncResult *result);

G_END_DECLS
