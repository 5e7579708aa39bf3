/* bluff-report.c: a window that tells several things at once.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-report.h"

#include "bluff-labels.h"
#include "bluff-overlying.h"
#include "bluff-plain-row.h"

enum
{
  WIDTH = 480,
  HEIGHT = 420
};

struct _BluffReport
{
  AdwWindow parent_instance;

  GtkLabel *heading;
  GtkLabel *text;
  GtkListBox *lines;
  GtkWidget *close;
};

G_DEFINE_FINAL_TYPE (BluffReport, bluff_report, ADW_TYPE_WINDOW)

static void
bluff_report_class_init (BluffReportClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bluffbay/BluffBay/keeping/bluff-report.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffReport, heading);
  gtk_widget_class_bind_template_child (widget_class, BluffReport, text);
  gtk_widget_class_bind_template_child (widget_class, BluffReport, lines);
  gtk_widget_class_bind_template_child (widget_class, BluffReport, close);
}

static void
bluff_report_init (BluffReport *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bluff_labels_mark_all (GTK_WIDGET (self));
  gtk_window_set_focus (GTK_WINDOW (self), self->close);
}

BluffReport *
bluff_report_new (GtkWidget *parent, const char *title, const char *text)
{
  GtkRoot *root = gtk_widget_get_root (parent);
  BluffReport *self = g_object_new (BLUFF_TYPE_REPORT, "title", title, NULL);

  bluff_overlying_attach (GTK_WINDOW (self), GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL);
  bluff_overlying_set_size (GTK_WINDOW (self), WIDTH, HEIGHT);
  gtk_label_set_text (self->heading, title);
  gtk_label_set_text (self->text, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->text), text != NULL);
  return self;
}

void
bluff_report_add (BluffReport *self, const char *about, const char *sentence)
{
  GtkWidget *row;

  g_return_if_fail (BLUFF_IS_REPORT (self));

  row = bluff_plain_row_new (ADW_TYPE_ACTION_ROW, about != NULL ? about : sentence, about != NULL ? sentence : NULL);
  gtk_list_box_append (self->lines, row);
  gtk_widget_set_visible (GTK_WIDGET (self->lines), TRUE);
}
