/* bluff-lab-table.c: figures in columns, for people.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-table.h"

#include "bluff-lab-print.h"

#include <string.h>

struct _BluffLabTable
{
  char *alignment;
  guint columns;
  GPtrArray *cells; /* char * */
};

static guint
measure_column (const BluffLabTable *self, guint column)
{
  guint widest = 0;

  for (guint i = column; i < self->cells->len; i += self->columns)
    widest = MAX (widest, bluff_lab_width (g_ptr_array_index (self->cells, i)));

  return widest;
}

static void
append_blanks (GString *line, guint n)
{
  for (guint i = 0; i < n; i++)
    g_string_append_c (line, ' ');
}

static void
append_cell (GString *line, const char *cell, char alignment, guint width)
{
  guint blanks = width - bluff_lab_width (cell);

  if (line->len > 0)
    append_blanks (line, 2);
  if (alignment == 'r')
    append_blanks (line, blanks);
  g_string_append (line, cell);
  if (alignment == 'l')
    append_blanks (line, blanks);
}

BluffLabTable *
bluff_lab_table_new (const char *alignment)
{
  BluffLabTable *self = g_new0 (BluffLabTable, 1);

  self->alignment = g_strdup (alignment);
  self->columns = (guint) strlen (alignment);
  self->cells = g_ptr_array_new_with_free_func (g_free);

  return self;
}

void
bluff_lab_table_free (BluffLabTable *self)
{
  g_free (self->alignment);
  g_ptr_array_unref (self->cells);
  g_free (self);
}

void
bluff_lab_table_add (BluffLabTable *self, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_ptr_array_add (self->cells, bluff_lab_escape (text));
}

void
bluff_lab_table_print (const BluffLabTable *self)
{
  g_return_if_fail (self->cells->len % self->columns == 0);

  for (guint row = 0; row < self->cells->len; row += self->columns)
    {
      g_autoptr (GString) line = g_string_new (NULL);

      for (guint column = 0; column < self->columns; column++)
        append_cell (line, g_ptr_array_index (self->cells, row + column), self->alignment[column],
                     measure_column (self, column));
      bluff_lab_print_line (g_strchomp (line->str));
    }
}
