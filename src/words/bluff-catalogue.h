/* bluff-catalogue.h: all texts of a translation, to look through: gettext itself only answers for one.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  char *context; /* or NULL */
  char *text;    /* in English; of a plural, the singular */
  char *translation;
} BluffMessage;

void bluff_message_free (BluffMessage *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BluffMessage, bluff_message_free)

/* A text of a message as it is seen, nearly: without the mark of a key, and with "…" where something is filled in. */
char *bluff_message_show (const char *text);

/* The messages (BluffMessage) of a compiled catalogue, in its order, without its header; a message with plural forms is
 * there once for each that differs. NULL if it is damaged, or no catalogue. */
GPtrArray *bluff_catalogue_read (const char *data, gsize size);

/* The same of the catalogue of a language; NULL if there is none. */
GPtrArray *bluff_catalogue_load (const char *code);

G_END_DECLS
