/* bluff-scheme.c: the looks of the app beside the usual one: dark, and with high contrast.
 *
 * libadwaita loads style.css by itself. Of what it loads for the other looks newer versions say that media queries are
 * to be used, which GTK 4.8 does not know: so the two style sheets are ours to load.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-scheme.h"

#include "bluff-art.h"

#include <adwaita.h>

/* A style sheet that is used while a property of the style manager is TRUE. */
typedef struct
{
  const char *property;
  const char *resource;
  GtkStyleProvider *provider;
  gboolean used;
} Scheme;

static Scheme schemes[] = {
  { .property = "dark", .resource = "/io/github/bluffbay/BluffBay/css/dark.css" },
  { .property = "high-contrast", .resource = "/io/github/bluffbay/BluffBay/css/high-contrast.css" },
};

/* Above style.css, and high contrast above dark. */
static void
use (Scheme *scheme, gboolean used)
{
  GdkDisplay *display = gdk_display_get_default ();

  if (used == scheme->used)
    return;

  scheme->used = used;
  if (used)
    gtk_style_context_add_provider_for_display (display, scheme->provider,
                                                (guint) (GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1 +
                                                         (scheme - schemes)));
  else
    gtk_style_context_remove_provider_for_display (display, scheme->provider);
}

static void
scheme_changed_cb (AdwStyleManager *manager)
{
  bluff_art_set_bold (adw_style_manager_get_high_contrast (manager));
  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++)
    {
      gboolean used;

      g_object_get (manager, schemes[i].property, &used, NULL);
      use (&schemes[i], used);
    }
}

void
bluff_scheme_begin (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++)
    {
      g_autofree char *signal = g_strconcat ("notify::", schemes[i].property, NULL);

      if (schemes[i].provider != NULL)
        continue;

      schemes[i].provider = GTK_STYLE_PROVIDER (gtk_css_provider_new ());
      gtk_css_provider_load_from_resource (GTK_CSS_PROVIDER (schemes[i].provider), schemes[i].resource);
      g_signal_connect (manager, signal, G_CALLBACK (scheme_changed_cb), NULL);
    }
  scheme_changed_cb (manager);
}
