/* bluff-labels.c: what the labels of menus and buttons have beside their words.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-labels.h"

#include <glib/gi18n.h>

#define ASKS_MORE "asks-more"

char *
bluff_labels_escape (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "_", -1);

  return g_strjoinv ("__", parts);
}

char *
bluff_labels_ask_more (const char *text)
{
  /* Translators: the label of a menu item or a button that asks for more before it does something. %s is the label,
   * such as “Delete”. Languages that put a space before the ellipsis write “%s …”. */
  return g_strdup_printf (C_ ("asks more", "%s…"), text);
}

void
bluff_labels_add_ellipsis (gpointer object, const char *property)
{
  g_autofree char *text = NULL, *label = NULL;

  g_object_get (object, property, &text, NULL);
  label = bluff_labels_ask_more (text);
  g_object_set (object, property, label, NULL);
}

/* --- Letters -------------------------------------------------------------------------------------------------------
 */

/* LABEL without the mark of a letter. */
static char *
unmark (const char *label)
{
  GString *text = g_string_new (NULL);

  for (const char *at = label; *at != '\0'; at++)
    if (*at != '_')
      g_string_append_c (text, *at);
    else if (at[1] == '_')
      {
        g_string_append (text, "__");
        at++;
      }

  return g_string_free (text, FALSE);
}

/* Whether LABEL is written in letters that are keys, too, not in what an input method makes of them. */
static gboolean
is_typed (const char *label)
{
  for (const char *at = label; *at != '\0'; at = g_utf8_find_next_char (at, NULL))
    switch ((int) g_unichar_get_script (g_utf8_get_char (at)))
      {
      case G_UNICODE_SCRIPT_HAN:
      case G_UNICODE_SCRIPT_HIRAGANA:
      case G_UNICODE_SCRIPT_KATAKANA:
      case G_UNICODE_SCRIPT_HANGUL:
        return FALSE;
      default:
        break;
      }

  return TRUE;
}

/* The first letter of LABEL, or the first one that begins a word, that is not TAKEN; and takes it. */
static const char *
take_letter (const char *label, gboolean begins_word, GHashTable *taken)
{
  gunichar before = 0;

  for (const char *at = label; *at != '\0'; at = g_utf8_find_next_char (at, NULL))
    {
      gunichar letter = g_utf8_get_char (at);

      if (g_unichar_ismark (letter))
        continue;
      if (g_unichar_isalpha (letter) && !(begins_word && g_unichar_isalnum (before)) &&
          g_hash_table_add (taken, GUINT_TO_POINTER (g_unichar_tolower (letter))))
        return at;
      before = letter;
    }

  return NULL;
}

GStrv
bluff_labels_mark (const char *const *labels)
{
  g_autoptr (GHashTable) taken = g_hash_table_new (NULL, NULL);
  g_autoptr (GStrvBuilder) plain = g_strv_builder_new ();
  g_autofree gboolean *is_done = NULL;
  GStrv marked;
  guint n = 0;

  for (; labels[n] != NULL; n++)
    {
      g_autofree char *label = unmark (labels[n]);

      g_strv_builder_add (plain, label);
    }
  marked = g_strv_builder_end (plain);
  is_done = g_new0 (gboolean, n);
  for (guint i = 0; i < n; i++)
    is_done[i] = !is_typed (marked[i]);

  /* Nobody takes a letter out of a word that another one begins with. */
  for (int begins_word = TRUE; begins_word >= FALSE; begins_word--)
    for (guint i = 0; i < n; i++)
      {
        g_autofree char *label = NULL;
        const char *letter = is_done[i] ? NULL : take_letter (marked[i], begins_word, taken);

        if (letter == NULL)
          continue;
        label = g_steal_pointer (&marked[i]);
        marked[i] = g_strdup_printf ("%.*s_%s", (int) (letter - label), label, letter);
        is_done[i] = TRUE;
      }

  return marked;
}

/* --- Menus ---------------------------------------------------------------------------------------------------------
 */

typedef struct
{
  GMenu *menu;
  int index;
  char *label;
} Item;

static void
clear_item (gpointer data)
{
  Item *item = data;

  g_object_unref (item->menu);
  g_free (item->label);
}

/* All that can be chosen in MENU and its sections; submenus are marked on the way. */
static void
collect_items (GMenuModel *menu, GArray *items)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autoptr (GMenuModel) submenu = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SUBMENU);
      Item item = { .index = i };

      if (section != NULL)
        {
          collect_items (section, items);
          continue;
        }
      if (submenu != NULL)
        bluff_labels_mark_menu (submenu);
      if (!g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &item.label))
        continue;
      item.menu = g_object_ref (G_MENU (menu));
      g_array_append_val (items, item);
    }
}

static void
set_label (const Item *item, const char *label)
{
  g_autoptr (GMenuItem) new_item = NULL;

  if (g_str_equal (item->label, label))
    return;

  new_item = g_menu_item_new_from_model (G_MENU_MODEL (item->menu), item->index);
  g_menu_item_set_label (new_item, label);
  g_menu_item_set_attribute_value (new_item, ASKS_MORE, NULL);
  g_menu_remove (item->menu, item->index);
  g_menu_insert_item (item->menu, item->index, new_item);
}

void
bluff_labels_mark_menu (GMenuModel *menu)
{
  g_autoptr (GArray) items = g_array_new (FALSE, FALSE, sizeof (Item));
  g_autoptr (GStrvBuilder) labels = g_strv_builder_new ();
  g_auto (GStrv) plain = NULL, marked = NULL;

  g_return_if_fail (G_IS_MENU (menu));

  g_array_set_clear_func (items, clear_item);
  collect_items (menu, items);
  for (guint i = 0; i < items->len; i++)
    {
      const Item *item = &g_array_index (items, Item, i);
      g_autofree char *more = NULL;
      gboolean asks_more = FALSE;

      g_menu_model_get_item_attribute (G_MENU_MODEL (item->menu), item->index, ASKS_MORE, "b", &asks_more);
      if (asks_more)
        more = bluff_labels_ask_more (item->label);
      g_strv_builder_add (labels, asks_more ? more : item->label);
    }
  plain = g_strv_builder_end (labels);
  marked = bluff_labels_mark ((const char *const *) plain);
  for (guint i = 0; i < items->len; i++)
    set_label (&g_array_index (items, Item, i), marked[i]);
}

/* --- Buttons -------------------------------------------------------------------------------------------------------
 */

/* The label of a button, or in it, with a letter to press; or NULL. */
static char *
get_label (GtkWidget *widget)
{
  g_autofree char *label = NULL;
  gboolean use_underline;

  if (!GTK_IS_BUTTON (widget) && !GTK_IS_MENU_BUTTON (widget) && !GTK_IS_LABEL (widget))
    return NULL;

  g_object_get (widget, "label", &label, "use-underline", &use_underline, NULL);
  return use_underline ? g_steal_pointer (&label) : NULL;
}

/* All that has such a label in WIDGET; menus are marked on the way. */
static void
collect_labels (GtkWidget *widget, GPtrArray *widgets, GStrvBuilder *labels)
{
  GMenuModel *menu = GTK_IS_MENU_BUTTON (widget) ? gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (widget)) : NULL;
  g_autofree char *label = get_label (widget);

  if (label != NULL)
    {
      g_ptr_array_add (widgets, widget);
      g_strv_builder_add (labels, label);
    }
  if (menu != NULL)
    bluff_labels_mark_menu (menu);
  /* What is in them follows them. */
  if (label != NULL || menu != NULL)
    return;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_labels (child, widgets, labels);
}

void
bluff_labels_mark_all (GtkWidget *root)
{
  g_autoptr (GPtrArray) widgets = g_ptr_array_new ();
  g_autoptr (GStrvBuilder) labels = g_strv_builder_new ();
  g_auto (GStrv) plain = NULL, marked = NULL;

  g_return_if_fail (GTK_IS_WIDGET (root));

  collect_labels (root, widgets, labels);
  plain = g_strv_builder_end (labels);
  marked = bluff_labels_mark ((const char *const *) plain);
  for (guint i = 0; i < widgets->len; i++)
    g_object_set (g_ptr_array_index (widgets, i), "label", marked[i], NULL);
}
