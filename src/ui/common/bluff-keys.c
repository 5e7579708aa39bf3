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
  { .keys = "F1", .what = N_ ("Rules") },
  { .keys = "F11", .what = N_ ("Full Screen") },
  { .keys = "Escape <Alt>Left", .what = N_ ("Back") },
  { .keys = "F10", .what = N_ ("Main menu") },
  { .keys = "<Control>comma", .what = N_ ("Preferences") },
  { .keys = "<Control>question", .what = N_ ("Keyboard Shortcuts") },
  { .keys = "<Control>w", .what = N_ ("Close the window") },
  { .keys = "<Control>q", .what = N_ ("Quit") },

  { .group = N_ ("At the table"), .keys = "Tab", .what = N_ ("Next region: seats, board, set, hand, buttons") },
  { .keys = "F6 <Shift>F6", .what = N_ ("Next or previous region, the log and the header bar too") },
  { .keys = "Left Right", .what = N_ ("Next card, seat or square") },
  { .keys = "Home End", .what = N_ ("First or last card, seat or square") },
  { .keys = "Return space", .what = N_ ("Do it: take a card, turn it over, press a button") },
  { .keys = "Delete", .what = N_ ("Take a card of your set back") },
  { .keys = "Return", .what = N_ ("Skip what is moving, or go on") },
  { .keys = "<Control>l", .what = N_ ("What Happened") },
  { .keys = "<Control>i", .what = N_ ("Say the situation again") },
  { .keys = "F2", .what = N_ ("Say my cards") },
  { .keys = "F3", .what = N_ ("Say what lies on the table") },
  { .keys = "F4", .what = N_ ("Say the standings") },
  { .keys = "F5", .what = N_ ("Say what just happened") },
  { .keys = "<Control>h", .what = N_ ("Hide your cards") },

  /* Translators: name of a game; it is not translated. */
  { .group = N_ ("Bluff Pirate"), .keys = "D", .context = "key", .what = N_ ("Draw cards") },
  { .keys = "L", .context = "key", .what = N_ ("Lay the set") },
  { .keys = "X", .context = "key", .what = N_ ("Discard a card") },
  { .keys = "O", .context = "key", .what = N_ ("Board a Ship") },
  { .keys = "E", .context = "key", .what = N_ ("End your turn") },
  { .keys = "1…6", .what = N_ ("Choose a seat: whose cup to lift, whom to board") },
  { .keys = "B", .context = "key", .what = N_ ("Vote: bluff") },
  { .keys = "N", .context = "key", .what = N_ ("Vote: no bluff") },

  { .group = N_ ("Bluffer"), .keys = "K", .context = "key", .what = N_ ("Peek at a card, as long as it is held") },
  { .keys = "M", .context = "key", .what = N_ ("Match a Card") },
  { .keys = "G", .context = "key", .what = N_ ("Claim a Shape") },
  { .keys = "S", .context = "key", .what = N_ ("Show your last card") },
  { .keys = "D", .context = "key", .what = N_ ("Draw a card") },

  /* Translators: name of a game; it is not translated. */
  { .group = N_ ("Bluffaneer"), .keys = "R", .context = "key", .what = N_ ("Roll the bones") },
  { .keys = "1…6", .what = N_ ("Choose a seat: from whom to steal") },
  { .keys = "P", .context = "key", .what = N_ ("Pay 1 coin") },
  { .keys = "B", .context = "key", .what = N_ ("Bluffaneer!") },
  { .keys = "<Shift>1", .what = N_ ("At a shared screen: look at the own card, as long as it is held") },

  { .group = N_ ("Shouting"), .keys = "B", .context = "key", .what = N_ ("Bluffer: “Bluff!”") },
  { .keys = "G", .context = "key", .what = N_ ("Bluffaneer: “Gimme yer booty!”") },
  { .keys = "P", .context = "key", .what = N_ ("Let it pass") },
  { .keys = "U", .context = "key", .what = N_ ("Stop the rope, or let it burn on") },
  { .keys = "1…6", .what = N_ ("At an open table: the shout of a seat, unless it has another key") },
  { .keys = "0", .what = N_ ("At an open table: nobody shouts") },
  { .keys = "<Shift>1", .what = N_ ("At an open table: look at the secret of a seat, as long as it is held") },

  { .group = N_ ("Rules"), .keys = "<Control>f", .what = N_ ("Search") },
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
