/* bluff-end-sheet.c: a game is over.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-end-sheet.h"

#include "bluff-chest.h"
#include "bluff-rays.h"
#include "bluff-words-list.h"
#include "bluff-words-names.h"
#include "bluff-wrap.h"

enum
{
  CHEST = 200,
  CHEST_SMALL = 120,
  PICTURE = 48,
  PICTURE_SMALL = 28,
  GAP = 2,
  GAP_NARROW = 10
};

typedef struct
{
  BluffRays *rays;
  BluffChest *chest;
  BluffWrap *ranking;
  GtkWidget *evening;
  GtkLabel *tonight;
  GtkLabel *series;
  GtkBox *secrets_slot;
  BluffWrap *buttons;
  GtkWidget *review_button;
  GtkRevealer *revealer;
  BluffReview *review;

  GtkWidget *secrets;
  char *art;
  guint arriving; /* the source that brings the review into sight */
} BluffEndSheetPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (BluffEndSheet, bluff_end_sheet, BLUFF_TYPE_SHEET)

#define PRIVATE(self) ((BluffEndSheetPrivate *) bluff_end_sheet_get_instance_private (BLUFF_END_SHEET (self)))

/* --- The ranking ---------------------------------------------------------------------------------------------------
 */

static GtkWidget *
make_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);

  return label;
}

static GtkWidget *
make_rank (BluffCrew *crew, const BluffCast *cast, const BluffEnding *ending, BluffSeat seat)
{
  BluffFlag flag = bluff_crew_get (crew, seat)->flag;
  g_autoptr (GdkPaintable) picture = ending->picture != NULL ? ending->picture (flag) : bluff_flag_badge (flag);
  g_autofree char *ranked = bluff_words_ranked (cast, seat, ending->place[seat]);
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  GtkWidget *name = make_label (ranked);

  gtk_widget_add_css_class (name, "heading");
  gtk_box_append (GTK_BOX (card), bluff_sheet_make_picture (picture, PICTURE));
  gtk_box_append (GTK_BOX (card), name);
  if (ending->line[seat] != NULL)
    gtk_box_append (GTK_BOX (card), make_label (ending->line[seat]));
  gtk_widget_add_css_class (card, "bb-rank");
  if (ending->place[seat] == 1)
    gtk_widget_add_css_class (card, "first");

  return card;
}

/* A narrow sheet has a line for each: picture, name, and what they have got at the end of it. */
static void
shape_rank (GtkWidget *card, gboolean narrow)
{
  GtkWidget *picture = gtk_widget_get_first_child (card);
  GtkWidget *name = gtk_widget_get_next_sibling (picture);
  GtkWidget *line = gtk_widget_get_next_sibling (name);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (card),
                                  narrow ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (card), narrow ? GAP_NARROW : GAP);
  gtk_image_set_pixel_size (GTK_IMAGE (picture), narrow ? PICTURE_SMALL : PICTURE);
  gtk_widget_set_hexpand (name, narrow);
  gtk_label_set_xalign (GTK_LABEL (name), narrow ? 0 : 0.5F);
  if (line != NULL)
    gtk_label_set_xalign (GTK_LABEL (line), narrow ? 1 : 0.5F);
}

static void
shape_ranking (BluffEndSheet *self)
{
  BluffWrap *ranking = PRIVATE (self)->ranking;
  gboolean narrow = bluff_sheet_is_narrow (BLUFF_SHEET (self));

  g_object_set (ranking, "spacing", narrow ? 6 : 10, "grow", narrow, NULL);
  for (GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (ranking)); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    shape_rank (card, narrow);
}

/* Best first; players who share a place stand side by side, clockwise. */
static void
show_ranking (BluffEndSheet *self, BluffCrew *crew, const BluffEnding *ending)
{
  BluffWrap *ranking = PRIVATE (self)->ranking;
  BluffCast cast = bluff_crew_get_cast (crew, ending->viewer);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *news = NULL;

  if (ending->how != NULL)
    g_ptr_array_add (lines, g_strdup (ending->how));
  bluff_wrap_clear (ranking);
  for (guint place = 1; place <= cast.players; place++)
    for (BluffSeat seat = 0; seat < cast.players; seat++)
      if (ending->place[seat] == place)
        {
          bluff_wrap_append (ranking, make_rank (crew, &cast, ending, seat));
          g_ptr_array_add (lines, bluff_words_ranked (&cast, seat, place));
        }

  shape_ranking (self);
  news = bluff_words_lines (lines);
  bluff_sheet_set_news (BLUFF_SHEET (self), news);
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
show_chest (BluffEndSheet *self)
{
  BluffEndSheetPrivate *priv = PRIVATE (self);
  gboolean small = bluff_sheet_is_narrow (BLUFF_SHEET (self)) || bluff_sheet_is_low (BLUFF_SHEET (self));

  /* Where there is little room, it belongs to the review while that is open. */
  gtk_widget_set_visible (GTK_WIDGET (priv->chest), !small || !gtk_revealer_get_reveal_child (priv->revealer));
  bluff_chest_show (priv->chest, priv->art != NULL ? priv->art : "chest-open", small ? CHEST_SMALL : CHEST);
}

static void
bluff_end_sheet_resized (BluffSheet *sheet)
{
  BluffEndSheetPrivate *priv = PRIVATE (sheet);
  gboolean narrow = bluff_sheet_is_narrow (sheet);

  show_chest (BLUFF_END_SHEET (sheet));
  g_object_set (priv->buttons, "grow", narrow, NULL);
  shape_ranking (BLUFF_END_SHEET (sheet));
}

static gboolean
arrive_cb (gpointer user_data)
{
  BluffEndSheetPrivate *priv = PRIVATE (user_data);

  priv->arriving = 0;
  gtk_widget_child_focus (GTK_WIDGET (priv->review), GTK_DIR_TAB_FORWARD);
  return G_SOURCE_REMOVE;
}

/* The focus goes to the review when it is opened, and scrolls it into sight; not before it has been allocated. */
static void
revealed_cb (BluffEndSheet *self)
{
  BluffEndSheetPrivate *priv = PRIVATE (self);

  g_clear_handle_id (&priv->arriving, g_source_remove);
  if (gtk_revealer_get_child_revealed (priv->revealer) && gtk_widget_get_mapped (GTK_WIDGET (self)))
    priv->arriving = g_idle_add_full (GDK_PRIORITY_REDRAW + 1, arrive_cb, self, NULL);
}

static void
bluff_end_sheet_dispose (GObject *object)
{
  g_clear_handle_id (&PRIVATE (object)->arriving, g_source_remove);

  G_OBJECT_CLASS (bluff_end_sheet_parent_class)->dispose (object);
}

static void
bluff_end_sheet_finalize (GObject *object)
{
  g_free (PRIVATE (object)->art);

  G_OBJECT_CLASS (bluff_end_sheet_parent_class)->finalize (object);
}

static void
bluff_end_sheet_class_init (BluffEndSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_end_sheet_dispose;
  G_OBJECT_CLASS (klass)->finalize = bluff_end_sheet_finalize;
  BLUFF_SHEET_CLASS (klass)->resized = bluff_end_sheet_resized;

  g_type_ensure (BLUFF_TYPE_RAYS);
  g_type_ensure (BLUFF_TYPE_CHEST);
  g_type_ensure (BLUFF_TYPE_WRAP);
  g_type_ensure (BLUFF_TYPE_REVIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bluffbay/BluffBay/table/bluff-end-sheet.ui");
  gtk_widget_class_bind_template_child_private (widget_class, BluffEndSheet, rays);
  gtk_widget_class_bind_template_child_private (widget_class, BluffEndSheet, chest);
  gtk_widget_class_bind_template_child_private (widget_class, BluffEndSheet, ranking);
  gtk_widget_class_bind_template_child_private (widget_class, BluffEndSheet, evening);
  gtk_widget_class_bind_template_child_private (widget_class, BluffEndSheet, tonight);
  gtk_widget_class_bind_template_child_private (widget_class, BluffEndSheet, series);
  gtk_widget_class_bind_template_child_private (widget_class, BluffEndSheet, secrets_slot);
  gtk_widget_class_bind_template_child_private (widget_class, BluffEndSheet, buttons);
  gtk_widget_class_bind_template_child_private (widget_class, BluffEndSheet, review_button);
  gtk_widget_class_bind_template_child_private (widget_class, BluffEndSheet, revealer);
  gtk_widget_class_bind_template_child_private (widget_class, BluffEndSheet, review);
  gtk_widget_class_bind_template_callback (widget_class, revealed_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_chest);
}

static void
bluff_end_sheet_init (BluffEndSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  show_chest (self);
}

GtkWidget *
bluff_end_sheet_new (void)
{
  return g_object_new (BLUFF_TYPE_END_SHEET, NULL);
}

void
bluff_end_sheet_present (BluffEndSheet *self, BluffCrew *crew, const BluffEnding *ending, double factor)
{
  BluffEndSheetPrivate *priv = PRIVATE (self);

  g_return_if_fail (BLUFF_IS_END_SHEET (self));

  bluff_sheet_set_question (BLUFF_SHEET (self), ending->title);
  bluff_sheet_set_subtitle (BLUFF_SHEET (self), ending->how);
  show_ranking (self, crew, ending);
  gtk_revealer_set_reveal_child (priv->revealer, FALSE);
  g_free (priv->art);
  priv->art = g_strdup (ending->art);
  show_chest (self);
  bluff_chest_open (priv->chest, factor);
  bluff_rays_shine (priv->rays, factor);
}

void
bluff_end_sheet_set_evening (BluffEndSheet *self, const char *tonight, const char *series)
{
  BluffEndSheetPrivate *priv = PRIVATE (self);

  g_return_if_fail (BLUFF_IS_END_SHEET (self));

  gtk_label_set_label (priv->tonight, tonight != NULL ? tonight : "");
  gtk_widget_set_visible (GTK_WIDGET (priv->tonight), tonight != NULL);
  gtk_label_set_label (priv->series, series != NULL ? series : "");
  gtk_widget_set_visible (GTK_WIDGET (priv->series), series != NULL);
  gtk_widget_set_visible (priv->evening, tonight != NULL || series != NULL);
}

void
bluff_end_sheet_set_secrets (BluffEndSheet *self, GtkWidget *secrets)
{
  BluffEndSheetPrivate *priv = PRIVATE (self);

  g_return_if_fail (BLUFF_IS_END_SHEET (self));

  if (priv->secrets != NULL)
    gtk_box_remove (priv->secrets_slot, priv->secrets);
  priv->secrets = secrets;
  if (secrets != NULL)
    gtk_box_append (priv->secrets_slot, secrets);
  gtk_widget_set_visible (GTK_WIDGET (priv->secrets_slot), secrets != NULL);
}

void
bluff_end_sheet_set_review (BluffEndSheet *self,
                            const char *heading,
                            const char *empty,
                            GListModel *items,
                            GtkListBoxCreateWidgetFunc make_row,
                            gpointer user_data,
                            GDestroyNotify destroy)
{
  BluffEndSheetPrivate *priv = PRIVATE (self);

  g_return_if_fail (BLUFF_IS_END_SHEET (self));

  bluff_review_set_heading (priv->review, heading);
  bluff_review_set_empty (priv->review, empty);
  bluff_review_show (priv->review, items, make_row, user_data, destroy);
  gtk_widget_set_visible (priv->review_button, items != NULL);
  if (items == NULL)
    gtk_revealer_set_reveal_child (priv->revealer, FALSE);
}

void
bluff_end_sheet_open_review (BluffEndSheet *self, gboolean open)
{
  BluffEndSheetPrivate *priv = PRIVATE (self);

  g_return_if_fail (BLUFF_IS_END_SHEET (self));

  gtk_revealer_set_reveal_child (priv->revealer, open && gtk_widget_get_visible (priv->review_button));
}
