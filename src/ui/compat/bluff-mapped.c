/* bluff-mapped.c: calls a function for every widget that is mapped.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-mapped.h"

static gboolean
mapped_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer user_data)
{
  BluffMappedFunc func = (BluffMappedFunc) user_data;

  (void) hint;
  (void) n_values;
  func (g_value_get_object (&values[0]));
  return TRUE;
}

void
bluff_mapped_watch (BluffMappedFunc func)
{
  static GHashTable *watching;

  g_return_if_fail (func != NULL);

  if (watching == NULL)
    watching = g_hash_table_new (NULL, NULL);
  if (!g_hash_table_add (watching, (gpointer) func))
    return;

  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped_cb, (gpointer) func, NULL);
}
