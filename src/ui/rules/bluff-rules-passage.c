/* bluff-rules-passage.c: one paragraph of the rules, with its drawings.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-rules-passage.h"

#include "bluff-art.h"
#include "bluff-drawing.h"
#include "bluff-width-layout.h"
#include "bluff-wrap.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  DRAWING_HEIGHT = 68,
  PANEL_WIDTH = 288
};

struct _BluffRulesPassage
{
  GtkBox parent_instance;

  const BluffRulesParagraph *paragraph;
  char *section;
  char *words; /* all that is to be read here */
  GtkWidget *panel;
};

G_DEFINE_FINAL_TYPE (BluffRulesPassage, bluff_rules_passage, GTK_TYPE_BOX)

/* --- Drawings ------------------------------------------------------------------------------------------------------
 */

/* Some drawings have a twin for readers from right to left. */
static GtkWidget *
make_drawing (const char *name)
{
  g_autofree char *twin = g_strconcat (name, "-rtl", NULL);
  gboolean mirrored = gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL && bluff_art_exists (twin);
  g_autoptr (GdkPaintable) art = bluff_art_get (mirrored ? twin : name);
  double ratio = gdk_paintable_get_intrinsic_aspect_ratio (art);

  return bluff_drawing_new (mirrored ? twin : name, (int) (DRAWING_HEIGHT * (ratio > 0 ? ratio : 1)), DRAWING_HEIGHT);
}

/* In a narrow window they may need two lines. */
static GtkWidget *
make_panel (const char *art)
{
  GtkWidget *panel = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *drawings = bluff_wrap_new ();
  g_auto (GStrv) names = g_strsplit (art, " ", -1);

  for (guint i = 0; names[i] != NULL; i++)
    bluff_wrap_append (BLUFF_WRAP (drawings), make_drawing (names[i]));
  g_object_set (drawings, "spacing", 4, NULL);
  gtk_widget_set_hexpand (drawings, TRUE);
  gtk_box_append (GTK_BOX (panel), drawings);
  gtk_widget_add_css_class (panel, "bb-rules-panel");
  gtk_widget_set_valign (panel, GTK_ALIGN_START);

  return panel;
}

/* --- The passage ---------------------------------------------------------------------------------------------------
 */

static void
bluff_rules_passage_finalize (GObject *object)
{
  BluffRulesPassage *self = BLUFF_RULES_PASSAGE (object);

  g_free (self->section);
  g_free (self->words);

  G_OBJECT_CLASS (bluff_rules_passage_parent_class)->finalize (object);
}

static void
bluff_rules_passage_class_init (BluffRulesPassageClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bluff_rules_passage_finalize;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bluff_rules_passage_init (BluffRulesPassage *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "bb-rules-passage");
  gtk_box_set_spacing (GTK_BOX (self), 18);
}

static GtkWidget *
make_label (const char *words, const char *style)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);

  return label;
}

GtkWidget *
bluff_rules_passage_new (const BluffRulesParagraph *paragraph, const char *section)
{
  BluffRulesPassage *self = g_object_new (BLUFF_TYPE_RULES_PASSAGE, NULL);
  GtkWidget *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *place = g_object_new (ADW_TYPE_BIN, "child", text, "hexpand", TRUE, "valign", GTK_ALIGN_CENTER, NULL);

  self->paragraph = paragraph;
  self->section = g_strdup (section);
  self->words = paragraph->example == NULL ? g_strdup (_ (paragraph->text))
                                           : g_strdup_printf ("%s %s", _ (paragraph->text), _ (paragraph->example));
  gtk_box_append (GTK_BOX (text), make_label (_ (paragraph->text), NULL));
  if (paragraph->example != NULL)
    gtk_box_append (GTK_BOX (text), make_label (_ (paragraph->example), "bb-rules-example"));
  gtk_widget_set_layout_manager (place, g_object_new (BLUFF_TYPE_WIDTH_LAYOUT, NULL));
  gtk_box_append (GTK_BOX (self), place);
  if (paragraph->art != NULL)
    {
      self->panel = make_panel (paragraph->art);
      gtk_box_prepend (GTK_BOX (self), self->panel);
    }
  bluff_rules_passage_set_narrow (self, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->words, -1);

  return GTK_WIDGET (self);
}

gboolean
bluff_rules_passage_tells (BluffRulesPassage *self, const char *rule)
{
  g_return_val_if_fail (BLUFF_IS_RULES_PASSAGE (self), FALSE);

  return bluff_rules_paragraph_tells (self->paragraph, rule);
}

/* Some scripts do not set words apart, so parts of words count too. */
static gboolean
contains (const char *text, const char *words)
{
  g_autofree char *folded_text = g_utf8_casefold (text, -1), *folded_words = g_utf8_casefold (words, -1);

  return strstr (folded_text, folded_words) != NULL || g_str_match_string (words, text, TRUE);
}

gboolean
bluff_rules_passage_matches (BluffRulesPassage *self, const char *words)
{
  g_return_val_if_fail (BLUFF_IS_RULES_PASSAGE (self), FALSE);

  return *words == '\0' || contains (self->words, words) || contains (self->section, words);
}

void
bluff_rules_passage_set_narrow (BluffRulesPassage *self, gboolean narrow)
{
  g_return_if_fail (BLUFF_IS_RULES_PASSAGE (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (GTK_BOX (self), narrow ? 12 : 18);
  if (self->panel != NULL)
    {
      gtk_widget_set_hexpand (self->panel, narrow);
      gtk_widget_set_size_request (self->panel, narrow ? -1 : PANEL_WIDTH, -1);
    }
}

void
bluff_rules_passage_set_marked (BluffRulesPassage *self, gboolean marked)
{
  g_return_if_fail (BLUFF_IS_RULES_PASSAGE (self));

  if (marked)
    gtk_widget_add_css_class (GTK_WIDGET (self), "marked");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "marked");
}
