/* bluff-answer.c: a strip of parchment that answers what somebody asked the table for.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-answer.h"

#include <glib/gi18n.h>

enum
{
  HEIGHT = 360, /* of the text, at most: more of it scrolls */
  WIDTH = 60    /* in characters */
};

struct _BluffAnswer
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkLabel *heading, *words;
  GtkWidget *focus_before; /* weak */
};

G_DEFINE_FINAL_TYPE (BluffAnswer, bluff_answer, GTK_TYPE_WIDGET)

static GtkWidget *
find_focus (BluffAnswer *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

static gboolean
holds (BluffAnswer *self, GtkWidget *focus)
{
  return focus != NULL && (focus == GTK_WIDGET (self) || gtk_widget_is_ancestor (focus, GTK_WIDGET (self)));
}

static void
close_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  (void) name;
  (void) parameter;
  bluff_answer_close (BLUFF_ANSWER (widget));
}

/* Tab leaves the answer, as if nothing had been asked: the focus is neither caught in it nor stops at it. */
static gboolean
bluff_answer_focus (GtkWidget *widget, GtkDirectionType direction)
{
  BluffAnswer *self = BLUFF_ANSWER (widget);
  gboolean tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));
  GtkWidget *focus = find_focus (self);

  if (!holds (self, focus))
    {
      /* It was left open, and somebody comes back to it from somewhere else. */
      if (focus != NULL)
        g_set_weak_pointer (&self->focus_before, focus);
      return gtk_widget_grab_focus (widget);
    }
  if (tab)
    {
      bluff_answer_close (self);
      return gtk_widget_child_focus (root, direction);
    }

  /* Arrows lead to what lies on it, and stay there. */
  gtk_widget_child_focus (self->box, GTK_DIR_TAB_FORWARD);
  return TRUE;
}

static void
bluff_answer_dispose (GObject *object)
{
  BluffAnswer *self = BLUFF_ANSWER (object);

  g_clear_weak_pointer (&self->focus_before);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (bluff_answer_parent_class)->dispose (object);
}

static void
bluff_answer_class_init (BluffAnswerClass *klass)
{
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_ISO_Enter, GDK_KEY_KP_Enter, GDK_KEY_space, GDK_KEY_Escape };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_answer_dispose;
  widget_class->focus = bluff_answer_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "answer");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_install_action (widget_class, "answer.close", NULL, close_action);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i], 0, "answer.close", NULL);
}

static GtkLabel *
make_label (const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0f,
                                   "max-width-chars", WIDTH, NULL);

  gtk_widget_add_css_class (label, css_class);
  return GTK_LABEL (label);
}

static GtkWidget *
make_button (void)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("window-close-symbolic");

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "answer.close");
  gtk_widget_set_valign (button, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (button, _ ("Close"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Close"), -1);
  gtk_widget_add_css_class (button, "flat");
  return button;
}

static void
bluff_answer_init (BluffAnswer *self)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *scroller =
      g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER, "propagate-natural-height", TRUE,
                    "propagate-natural-width", TRUE, "max-content-height", HEIGHT, "focusable", FALSE, NULL);

  self->heading = make_label ("heading");
  self->words = make_label ("body");
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->words));
  gtk_widget_set_hexpand (column, TRUE);
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->heading));
  gtk_box_append (GTK_BOX (column), scroller);

  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_box_append (GTK_BOX (self->box), column);
  gtk_box_append (GTK_BOX (self->box), make_button ());
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "bb-answer");
}

void
bluff_answer_present (BluffAnswer *self, const char *heading, const char *words)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *focus;

  g_return_if_fail (BLUFF_IS_ANSWER (self));

  focus = find_focus (self);
  gtk_label_set_label (self->heading, heading);
  gtk_label_set_label (self->words, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, heading,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  if (!gtk_widget_get_visible (widget))
    g_set_weak_pointer (&self->focus_before, focus);
  gtk_widget_set_visible (widget, TRUE);
  gtk_root_set_focus (gtk_widget_get_root (widget), widget);
}

gboolean
bluff_answer_close (BluffAnswer *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *focus, *before;

  g_return_val_if_fail (BLUFF_IS_ANSWER (self), FALSE);

  if (!gtk_widget_get_visible (widget))
    return FALSE;

  focus = find_focus (self);
  before = self->focus_before;
  if (holds (self, focus) && before != NULL && gtk_widget_get_mapped (before))
    gtk_root_set_focus (gtk_widget_get_root (widget), before);
  g_clear_weak_pointer (&self->focus_before);
  gtk_widget_set_visible (widget, FALSE);
  gtk_label_set_label (self->words, "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "", -1);

  return TRUE;
}
