/* bluff-setup-row.c: a seat in the list of the page for a new game.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-setup-row.h"

#include "bluff-art.h"
#include "bluff-breadth.h"
#include "bluff-hint.h"
#include "bluff-labels.h"
#include "bluff-setup-drag.h"
#include "bluff-setup-flags.h"
#include "bluff-setup-pirates.h"
#include "bluff-setup-say.h"
#include "bluff-words-names.h"

#include <glib/gi18n.h>

struct _BluffSetupRow
{
  GtkListBoxRow parent_instance;

  GtkWidget *handle;
  GtkMenuButton *flag_button;
  AdwAvatar *avatar;
  GtkWidget *portrait;
  GtkImage *portrait_image;
  GtkImage *badge;
  GtkPopover *flags_popover;
  GtkBox *flags_box;
  GtkBox *body;
  GtkBox *choices;
  GtkLabel *name;
  GtkEntry *entry;
  GtkLabel *subtitle;
  GtkMenuButton *kind_button;
  GtkDropDown *character;
  GtkWidget *level_box;
  GtkBox *dots;
  GtkLabel *level_label;
  GtkDropDown *level;
  GtkMenuButton *menu_button;
  GtkWidget *remove_button;

  BluffSetupDraft *draft;
  BluffSetupSeat *seat;
  gboolean compact;
  gboolean updating; /* widgets are told, not asked */
};

G_DEFINE_FINAL_TYPE (BluffSetupRow, bluff_setup_row, GTK_TYPE_LIST_BOX_ROW)

/* --- Menus ---------------------------------------------------------------------------------------------------------
 */

static void
append_action (GMenu *menu, const char *label, const char *prefix, const char *action)
{
  g_autofree char *detailed = g_strconcat (prefix, action, NULL);

  g_menu_append (menu, label, detailed);
}

GMenuModel *
bluff_setup_row_list_sitters (BluffSetupDraft *draft, const char *prefix)
{
  GPtrArray *profiles = bluff_setup_draft_get_profiles (draft);
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) people = g_menu_new ();
  g_autoptr (GMenu) others = g_menu_new ();
  g_autofree char *new_player = bluff_labels_ask_more (_ ("New Player"));

  for (guint i = 0; i < profiles->len; i++)
    {
      const BluffStorePlayer *profile = g_ptr_array_index (profiles, i);
      g_autofree char *label = bluff_labels_escape (profile->name);
      g_autofree char *action = g_strconcat (prefix, "-player", NULL);
      g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

      if (bluff_setup_draft_is_seated (draft, profile->id))
        continue;
      g_menu_item_set_action_and_target (item, action, "x", profile->id);
      g_menu_append_item (people, item);
    }
  append_action (people, new_player, prefix, "-new-player");
  append_action (others, _ ("Guest"), prefix, "-guest");
  append_action (others, _ ("Computer"), prefix, "-computer");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (people));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (others));
  bluff_labels_mark_menu (G_MENU_MODEL (menu));

  return G_MENU_MODEL (menu);
}

static void
make_kind_menu_cb (GtkMenuButton *button, gpointer user_data)
{
  BluffSetupRow *self = user_data;
  g_autoptr (GMenuModel) menu = bluff_setup_row_list_sitters (self->draft, "seat.change-to");

  gtk_menu_button_set_menu_model (button, menu);
}

static void
make_menu_cb (GtkMenuButton *button, gpointer user_data)
{
  BluffSetupRow *self = user_data;
  g_autoptr (GMenuModel) sitters = bluff_setup_row_list_sitters (self->draft, "seat.change-to");
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) who = g_menu_new ();
  g_autoptr (GMenu) where = g_menu_new ();

  g_menu_append_submenu (who, _ ("Who Sits Here"), sitters);
  g_menu_append (where, _ ("Move Up"), "seat.move-up");
  g_menu_append (where, _ ("Move Down"), "seat.move-down");
  g_menu_append (where, _ ("Remove"), "seat.remove");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (who));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (where));
  bluff_labels_mark_menu (G_MENU_MODEL (menu));
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

static guint
get_index (BluffSetupRow *self)
{
  guint index = 0;

  bluff_setup_draft_find (self->draft, self->seat, &index);
  return index;
}

static void
flags_shown_cb (BluffSetupRow *self)
{
  bluff_setup_flags_fill (self->flags_box, self->flags_popover, self->draft, get_index (self));
}

/* --- Showing -------------------------------------------------------------------------------------------------------
 */

static void
show_face (BluffSetupRow *self)
{
  gboolean person = bluff_setup_seat_is_person (self->seat);
  BluffFlag flag = bluff_setup_seat_get_flag (self->seat);
  g_autoptr (GdkPaintable) badge = bluff_flag_badge (flag);
  g_autofree char *flag_name = bluff_flag_name (flag);
  g_autofree char *label = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->avatar), person);
  gtk_widget_set_visible (self->portrait, !person);
  if (person)
    adw_avatar_set_text (self->avatar, bluff_setup_seat_get_name (self->seat));
  else
    {
      g_autoptr (GdkPaintable) face = bluff_art_get (bluff_setup_pirate_face (bluff_setup_seat_get_name (self->seat)));

      gtk_image_set_from_paintable (self->portrait_image, face);
    }
  gtk_image_set_from_paintable (self->badge, badge);

  /* Translators: %s is a flag: "Red crab". */
  label = g_strdup_printf (_ ("Flag: %s"), flag_name);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->flag_button), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->flag_button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
show_name (BluffSetupRow *self)
{
  gboolean guest = bluff_setup_seat_get_kind (self->seat) == BLUFF_STORE_GUEST;
  const char *name = bluff_setup_seat_get_name (self->seat);
  g_autofree char *subtitle = bluff_setup_say_seat (self->seat);

  gtk_widget_set_visible (GTK_WIDGET (self->entry), guest);
  gtk_widget_set_visible (GTK_WIDGET (self->name), !guest);
  gtk_label_set_label (self->name, name);
  if (guest && g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (self->entry)), name) != 0)
    gtk_editable_set_text (GTK_EDITABLE (self->entry), name);
  gtk_label_set_label (self->subtitle, subtitle);
  /* Where there is little room, the level says it. */
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle), !self->compact || bluff_setup_seat_is_person (self->seat));
}

static void
show_dots (BluffSetupRow *self, guint dots)
{
  GtkWidget *dot = gtk_widget_get_first_child (GTK_WIDGET (self->dots));

  for (guint i = 0; dot != NULL; i++, dot = gtk_widget_get_next_sibling (dot))
    if (i < dots)
      gtk_widget_add_css_class (dot, "on");
    else
      gtk_widget_remove_css_class (dot, "on");
}

static guint
find_word (const char *const *words, const char *word)
{
  for (guint i = 0; words[i] != NULL; i++)
    if (g_strcmp0 (words[i], word) == 0)
      return i;

  return GTK_INVALID_LIST_POSITION;
}

static void
show_computer (BluffSetupRow *self)
{
  gboolean computer = !bluff_setup_seat_is_person (self->seat);
  gboolean choice = bluff_setup_levels ()[1] != NULL;
  const char *level = bluff_setup_seat_get_level (self->seat);
  g_autofree char *word = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->character), computer);
  gtk_widget_set_visible (self->level_box, computer);
  gtk_widget_set_visible (GTK_WIDGET (self->choices), computer || !self->compact);
  gtk_widget_set_visible (GTK_WIDGET (self->kind_button), !computer && !self->compact);
  if (!computer)
    {
      /* Translators: “Guest” and “Person”: what kind of player sits on a seat. A guest has no profile here. */
      gtk_menu_button_set_label (self->kind_button, bluff_setup_seat_get_kind (self->seat) == BLUFF_STORE_GUEST
                                                        ? _ ("Guest")
                                                        : C_ ("kind of player", "Person"));
      return;
    }

  word = bluff_words_level (level);
  gtk_label_set_label (self->level_label, word);
  gtk_widget_set_visible (GTK_WIDGET (self->level_label), !choice);
  gtk_widget_set_visible (GTK_WIDGET (self->level), choice);
  show_dots (self, bluff_setup_level_dots (level));
  gtk_drop_down_set_selected (self->level, find_word (bluff_setup_levels (), level));
  gtk_drop_down_set_selected (self->character,
                              find_word (bluff_setup_characters (), bluff_setup_seat_get_character (self->seat)));
}

static void
seat_changed_cb (BluffSetupRow *self)
{
  self->updating = TRUE;
  show_face (self);
  show_name (self);
  show_computer (self);
  self->updating = FALSE;
}

/* What depends on the others at the table. */
static void
draft_changed_cb (BluffSetupRow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  guint n = bluff_setup_draft_get_size (self->draft);
  guint index, troubled = n;
  g_autofree char *label = NULL;

  if (!bluff_setup_draft_find (self->draft, self->seat, &index))
    return;

  gtk_widget_action_set_enabled (widget, "seat.move-up", index > 0);
  gtk_widget_action_set_enabled (widget, "seat.move-down", index + 1 < n);
  label = bluff_setup_say_row (self->draft, index);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);

  if (bluff_setup_draft_get_trouble (self->draft, &troubled) > BLUFF_SETUP_TOO_FEW && troubled == index)
    {
      gtk_widget_add_css_class (GTK_WIDGET (self->entry), "error");
      gtk_accessible_update_state (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_INVALID,
                                   GTK_ACCESSIBLE_INVALID_TRUE, -1);
    }
  else
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self->entry), "error");
      gtk_accessible_reset_state (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_INVALID);
    }
}

/* --- Changing ------------------------------------------------------------------------------------------------------
 */

static void
name_changed_cb (BluffSetupRow *self)
{
  if (!self->updating && bluff_setup_seat_get_kind (self->seat) == BLUFF_STORE_GUEST)
    bluff_setup_draft_rename_guest (self->draft, get_index (self), gtk_editable_get_text (GTK_EDITABLE (self->entry)));
}

static void
name_activated_cb (BluffSetupRow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "setup.look-ahead", NULL);
}

static void
character_chosen_cb (BluffSetupRow *self)
{
  guint chosen = gtk_drop_down_get_selected (self->character);

  if (!self->updating && chosen != GTK_INVALID_LIST_POSITION && !bluff_setup_seat_is_person (self->seat))
    bluff_setup_draft_set_character (self->draft, get_index (self), bluff_setup_characters ()[chosen]);
}

static void
level_chosen_cb (BluffSetupRow *self)
{
  guint chosen = gtk_drop_down_get_selected (self->level);

  if (!self->updating && chosen != GTK_INVALID_LIST_POSITION && !bluff_setup_seat_is_person (self->seat))
    bluff_setup_draft_set_level (self->draft, get_index (self), bluff_setup_levels ()[chosen]);
}

/* Moves the seat. That replaces the rows, so the focus goes to the seat's new row. */
static void
move_to (BluffSetupRow *self, guint to)
{
  GtkListBox *list = GTK_LIST_BOX (gtk_widget_get_parent (GTK_WIDGET (self)));
  GtkListBoxRow *row;

  bluff_setup_draft_move (self->draft, get_index (self), to);
  row = gtk_list_box_get_row_at_index (list, (int) to);
  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
move_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffSetupRow *self = BLUFF_SETUP_ROW (widget);
  guint index = get_index (self);

  (void) parameter;
  if (g_strcmp0 (name, "seat.move-up") == 0 && index > 0)
    move_to (self, index - 1);
  else if (g_strcmp0 (name, "seat.move-down") == 0 && index + 1 < bluff_setup_draft_get_size (self->draft))
    move_to (self, index + 1);
}

static void
remove_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffSetupRow *self = BLUFF_SETUP_ROW (widget);
  GtkListBox *list = GTK_LIST_BOX (gtk_widget_get_parent (widget));
  guint index = get_index (self);
  GtkListBoxRow *row;

  (void) name;
  (void) parameter;
  bluff_setup_draft_remove (self->draft, index);
  row = gtk_list_box_get_row_at_index (list, (int) MAX (index, 1) - 1);
  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
change_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffSetupRow *self = BLUFF_SETUP_ROW (widget);
  guint index = get_index (self);

  if (g_strcmp0 (name, "seat.change-to-player") == 0)
    bluff_setup_draft_change_to_profile (self->draft, index, g_variant_get_int64 (parameter));
  else if (g_strcmp0 (name, "seat.change-to-computer") == 0)
    bluff_setup_draft_change_to_computer (self->draft, index);
  else if (g_strcmp0 (name, "seat.change-to-new-player") == 0)
    gtk_widget_activate_action (widget, "setup.new-player-at", "u", index);
  else
    {
      bluff_setup_draft_change_to_guest (self->draft, index);
      bluff_setup_row_edit_name (self);
    }
}

/* --- The row -------------------------------------------------------------------------------------------------------
 */

typedef char *(*Namer) (const char *name);

static void
fill_drop_down (GtkDropDown *drop_down, const char *const *names, Namer namer, const char *label)
{
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (drop_down));

  for (guint i = 0; names[i] != NULL; i++)
    gtk_string_list_take (words, namer (names[i]));
  gtk_drop_down_set_model (drop_down, G_LIST_MODEL (words));
  gtk_widget_add_css_class (button, "flat");
  /* The button in it has the focus. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (drop_down), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (drop_down), label);
}

static void
bluff_setup_row_dispose (GObject *object)
{
  BluffSetupRow *self = BLUFF_SETUP_ROW (object);

  g_clear_object (&self->draft);
  g_clear_object (&self->seat);

  G_OBJECT_CLASS (bluff_setup_row_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *klass)
{
  gtk_widget_class_bind_template_child (klass, BluffSetupRow, handle);
  gtk_widget_class_bind_template_child (klass, BluffSetupRow, flag_button);
  gtk_widget_class_bind_template_child (klass, BluffSetupRow, avatar);
  gtk_widget_class_bind_template_child (klass, BluffSetupRow, portrait);
  gtk_widget_class_bind_template_child (klass, BluffSetupRow, portrait_image);
  gtk_widget_class_bind_template_child (klass, BluffSetupRow, badge);
  gtk_widget_class_bind_template_child (klass, BluffSetupRow, flags_popover);
  gtk_widget_class_bind_template_child (klass, BluffSetupRow, flags_box);
  gtk_widget_class_bind_template_child (klass, BluffSetupRow, body);
  gtk_widget_class_bind_template_child (klass, BluffSetupRow, choices);
  gtk_widget_class_bind_template_child (klass, BluffSetupRow, name);
  gtk_widget_class_bind_template_child (klass, BluffSetupRow, entry);
  gtk_widget_class_bind_template_child (klass, BluffSetupRow, subtitle);
  gtk_widget_class_bind_template_child (klass, BluffSetupRow, kind_button);
  gtk_widget_class_bind_template_child (klass, BluffSetupRow, character);
  gtk_widget_class_bind_template_child (klass, BluffSetupRow, level_box);
  gtk_widget_class_bind_template_child (klass, BluffSetupRow, dots);
  gtk_widget_class_bind_template_child (klass, BluffSetupRow, level_label);
  gtk_widget_class_bind_template_child (klass, BluffSetupRow, level);
  gtk_widget_class_bind_template_child (klass, BluffSetupRow, menu_button);
  gtk_widget_class_bind_template_child (klass, BluffSetupRow, remove_button);
}

/* Tab goes through the row as it is read. GTK would sort what is in it by its middle height, and come to an entry that
 * is half a pixel higher or lower first or last. */
static gboolean
bluff_setup_row_focus (GtkWidget *widget, GtkDirectionType direction)
{
  BluffSetupRow *self = BLUFF_SETUP_ROW (widget);
  GtkWidget *stops[] = { GTK_WIDGET (self->flag_button),
                         GTK_WIDGET (self->entry),
                         GTK_WIDGET (self->kind_button),
                         GTK_WIDGET (self->character),
                         GTK_WIDGET (self->level),
                         GTK_WIDGET (self->menu_button),
                         self->remove_button };
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  gboolean inside = focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
  int n = (int) G_N_ELEMENTS (stops), at = direction == GTK_DIR_TAB_FORWARD ? -1 : n;
  int step = direction == GTK_DIR_TAB_FORWARD ? 1 : -1;

  if ((direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD) ||
      (!inside && direction == GTK_DIR_TAB_FORWARD))
    return GTK_WIDGET_CLASS (bluff_setup_row_parent_class)->focus (widget, direction);
  if (focus == widget && direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;

  for (int i = 0; inside && i < n; i++)
    if (focus == stops[i] || gtk_widget_is_ancestor (focus, stops[i]))
      at = i;
  for (at += step; at >= 0 && at < n; at += step)
    if (gtk_widget_get_mapped (stops[at]) && gtk_widget_child_focus (stops[at], direction))
      return TRUE;

  return direction == GTK_DIR_TAB_BACKWARD && gtk_widget_grab_focus (widget);
}

static void
bluff_setup_row_class_init (BluffSetupRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_setup_row_dispose;
  widget_class->focus = bluff_setup_row_focus;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bluffbay/BluffBay/setup/bluff-setup-row.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, character_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, level_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, flags_shown_cb);

  gtk_widget_class_install_action (widget_class, "seat.move-up", NULL, move_cb);
  gtk_widget_class_install_action (widget_class, "seat.move-down", NULL, move_cb);
  gtk_widget_class_install_action (widget_class, "seat.remove", NULL, remove_cb);
  gtk_widget_class_install_action (widget_class, "seat.change-to-player", "x", change_cb);
  gtk_widget_class_install_action (widget_class, "seat.change-to-new-player", NULL, change_cb);
  gtk_widget_class_install_action (widget_class, "seat.change-to-guest", NULL, change_cb);
  gtk_widget_class_install_action (widget_class, "seat.change-to-computer", NULL, change_cb);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_ALT_MASK, "seat.move-up", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, GDK_ALT_MASK, "seat.move-down", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "seat.remove", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, 0, "setup.set-sail", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, 0, "setup.set-sail", NULL);
}

static void
bluff_setup_row_init (BluffSetupRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->updating = TRUE;
  fill_drop_down (self->character, bluff_setup_characters (), bluff_words_character, _ ("Character"));
  fill_drop_down (self->level, bluff_setup_levels (), bluff_words_level, _ ("Level"));
  self->updating = FALSE;
  bluff_hint_watch (GTK_NATIVE (self->flags_popover));
  gtk_menu_button_set_create_popup_func (self->menu_button, make_menu_cb, self, NULL);
  gtk_menu_button_set_create_popup_func (self->kind_button, make_kind_menu_cb, self, NULL);
}

GtkWidget *
bluff_setup_row_new (BluffSetupDraft *draft, BluffSetupSeat *seat)
{
  BluffSetupRow *self = g_object_new (BLUFF_TYPE_SETUP_ROW, NULL);

  self->draft = g_object_ref (draft);
  self->seat = g_object_ref (seat);
  self->compact = TRUE;
  g_signal_connect_object (seat, "changed", G_CALLBACK (seat_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (draft, "changed", G_CALLBACK (draft_changed_cb), self, G_CONNECT_SWAPPED);
  bluff_setup_drag_connect (GTK_WIDGET (self), self->handle, draft, seat);
  bluff_setup_row_set_compact (self, TRUE);
  draft_changed_cb (self);

  return GTK_WIDGET (self);
}

BluffSetupSeat *
bluff_setup_row_get_seat (BluffSetupRow *self)
{
  g_return_val_if_fail (BLUFF_IS_SETUP_ROW (self), NULL);

  return self->seat;
}

void
bluff_setup_row_set_compact (BluffSetupRow *self, gboolean compact)
{
  GtkOrientation orientation = compact ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;

  g_return_if_fail (BLUFF_IS_SETUP_ROW (self));

  self->compact = compact;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->body), orientation);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->choices), orientation);
  /* The name of a level is one long word in some languages: large, it has the line to itself. */
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->level_box), bluff_breadth_has_large_text (GTK_WIDGET (self))
                                                                        ? orientation
                                                                        : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (self->choices, compact ? 0 : 12);
  gtk_widget_set_visible (self->handle, !compact);
  gtk_widget_set_visible (self->remove_button, !compact);
  if (compact)
    gtk_widget_add_css_class (GTK_WIDGET (self), "compact");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "compact");
  seat_changed_cb (self);
}

void
bluff_setup_row_edit_name (BluffSetupRow *self)
{
  g_return_if_fail (BLUFF_IS_SETUP_ROW (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->entry)); /* which selects the text */
}
