/* bluff-glyphs.c: letters are drawn in the way of the language that is spoken.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-glyphs.h"

#include "bluff-follow-up.h"
#include "bluff-language.h"
#include "bluff-mapped.h"

static PangoLanguage *spoken; /* NULL: one whose letters are drawn in one way */

/* A widget keeps its language from then on. If it has been measured before it is mapped, that was in other letters; and
 * it may be mapped while sizes are given. */
static void
write_spoken (GtkWidget *widget)
{
  PangoContext *context;

  if (spoken == NULL)
    return;

  context = gtk_widget_get_pango_context (widget);
  if (pango_context_get_language (context) == spoken)
    return;

  pango_context_set_language (context, spoken);
  if (GTK_IS_LABEL (widget) || GTK_IS_TEXT (widget))
    bluff_follow_up (widget, gtk_widget_queue_resize);
}

void
bluff_glyphs_choose (void)
{
  static gboolean begun;
  g_autofree char *code = bluff_language_get_spoken ();
  PangoLanguage *language = pango_language_from_string (code);

  spoken = pango_language_includes_script (language, PANGO_SCRIPT_HAN) ? language : NULL;
  /* A full-width mark after a Latin name is set as Latin, whatever the context's language is. Fontconfig then takes the
   * face of the locale, which need not be that of the language, or else the Japanese one. It asks once, and from then
   * on there are threads, beside which nothing may be written here. */
  if (!begun && spoken != NULL)
    g_setenv ("FC_LANG", pango_language_to_string (spoken), TRUE);
  begun = TRUE;
  bluff_mapped_watch (write_spoken);
}
