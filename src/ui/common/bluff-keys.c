/* bluff-keys.c: which keys do what.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-keys.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

const BluffKey bluff_keys[] = {
  { .group = N_ ("Everywhere"), .keys = "<Control>n", .what = N_ ("New Game") },
  { .keys = "<Control>g", .what = N_ ("All Games") },
  { .keys = "F1", .what = N_ ("Rules") },
  { .keys = "F11", .what = N_ ("Full Screen") },
  { .keys = "Escape <Alt>Left", .what = N_ ("Go Back") },
  { .keys = "F10", .what = N_ ("Main Menu") },
  { .keys = "<Control>comma", .what = N_ ("Preferences") },
  { .keys = "<Control>question", .what = N_ ("Keyboard Shortcuts") },
  { .keys = "<Control>w", .what = N_ ("Close the Window") },
  { .keys = "<Control>q", .what = N_ ("Quit") },

  { .group = N_ ("At the Table"), .keys = "Tab", .what = N_ ("Next Area: Seats, Board, Set, Hand, Buttons") },
  { .keys = "F6 <Shift>F6", .what = N_ ("Next or Previous Area") },
  { .keys = "Left Right", .what = N_ ("Next Card, Seat or Square") },
  { .keys = "Home End", .what = N_ ("First or Last Card, Seat or Square") },
  { .keys = "Return space", .what = N_ ("Take a Card, Turn It Over, Press a Button") },
  { .keys = "Delete", .what = N_ ("Take a Card of Your Set Back") },
  { .keys = "Return", .what = N_ ("Skip or Go On") },
  { .keys = "<Control>l", .what = N_ ("What Happened") },
  { .keys = "<Control>i", .what = N_ ("Say Whose Turn It Is") },
  { .keys = "F2", .what = N_ ("Say My Cards") },
  { .keys = "F3", .what = N_ ("Say What Is on the Table") },
  { .keys = "F4", .what = N_ ("Say the Standings") },
  { .keys = "F5", .what = N_ ("Say What Just Happened") },
  { .keys = "<Control>h", .what = N_ ("Hide Your Cards") },

  /* Translators: name of a game; it is not translated. */
  { .group = N_ ("Bluff Pirate"), .keys = "D", .context = "key", .what = N_ ("Draw Cards") },
  { .keys = "L", .context = "key", .what = N_ ("Lay the Set") },
  { .keys = "X", .context = "key", .what = N_ ("Discard a Card") },
  { .keys = "O", .context = "key", .what = N_ ("Board a Ship") },
  { .keys = "E", .context = "key", .what = N_ ("End Turn") },
  { .keys = "1…6", .what = N_ ("Choose a Seat: Lift a Cup, Board a Ship") },
  { .keys = "B", .context = "key", .what = N_ ("Vote: Bluff") },
  { .keys = "N", .context = "key", .what = N_ ("Vote: No Bluff") },

  { .group = N_ ("Bluffer"), .keys = "K", .context = "key", .what = N_ ("Hold to Peek at a Card") },
  { .keys = "M", .context = "key", .what = N_ ("Match a Card") },
  { .keys = "G", .context = "key", .what = N_ ("Claim a Shape") },
  { .keys = "S", .context = "key", .what = N_ ("Show Your Last Card") },
  { .keys = "D", .context = "key", .what = N_ ("Draw a Card") },

  /* Translators: name of a game; it is not translated. */
  { .group = N_ ("Bluffaneer"), .keys = "R", .context = "key", .what = N_ ("Roll the Bones") },
  { .keys = "1…6", .what = N_ ("Choose a Seat to Steal From") },
  { .keys = "P", .context = "key", .what = N_ ("Pay 1 Coin") },
  { .keys = "B", .context = "key", .what = N_ ("Bluffaneer!") },
  { .keys = "<Shift>1", .what = N_ ("Shared Screen: Hold to See Your Card") },

  { .group = N_ ("Shouting"), .keys = "B", .context = "key", .what = N_ ("Bluffer: “Bluff!”") },
  { .keys = "G", .context = "key", .what = N_ ("Bluffaneer: “Gimme yer booty!”") },
  { .keys = "P", .context = "key", .what = N_ ("Let It Pass") },
  { .keys = "U", .context = "key", .what = N_ ("Stop the Fuse, or Light It Again") },
  { .keys = "1…6", .what = N_ ("Open Table: A Seat’s Shout") },
  { .keys = "0", .what = N_ ("Open Table: Nobody Shouts") },
  { .keys = "<Shift>1", .what = N_ ("Open Table: Hold to See a Seat’s Card") },

  /* Translators: a heading above keys: they work on these two pages. */
  { .group = N_ ("Rules and All Games"), .keys = "<Control>f", .what = N_ ("Search Here") },
  { NULL },
};

const char *
bluff_key_get_group (const BluffKey *self)
{
  return self->group != NULL ? _ (self->group) : NULL;
}

const char *
bluff_key_get_what (const BluffKey *self)
{
  return _ (self->what);
}

static char *
label_of (const char *accelerator)
{
  guint key;
  GdkModifierType modifiers;

  if (gtk_accelerator_parse (accelerator, &key, &modifiers))
    return gtk_accelerator_get_label (key, modifiers);

  return g_strdup (accelerator);
}

GStrv
bluff_key_get_labels (const BluffKey *self)
{
  g_autoptr (GStrvBuilder) labels = g_strv_builder_new ();
  g_auto (GStrv) keys = NULL;

  /* A letter is its own label, in every script. */
  if (self->context != NULL)
    {
      g_strv_builder_add (labels, g_dpgettext2 (NULL, self->context, self->keys));
      return g_strv_builder_end (labels);
    }

  keys = g_strsplit (self->keys, " ", -1);
  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autofree char *label = label_of (keys[i]);

      g_strv_builder_add (labels, label);
    }

  return g_strv_builder_end (labels);
}
