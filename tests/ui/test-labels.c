/* test-labels.c: letters to press and ellipses are added to the labels of menus, each once, in any script.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-labels.h"

/* What a row of labels becomes, separated by bars. */
static const struct
{
  const char *path;
  const char *labels;
  const char *marked;
} rows[] = {
  { "/labels/first-letter", "Rules|Quit", "_Rules|_Quit" },
  { "/labels/next-word", "Tell Me|Try the Keys", "_Tell Me|Try the _Keys" },
  { "/labels/next-letter", "Delete|Draw", "_Delete|D_raw" },
  /* "Bring" leaves the "r" to the one that begins with it. */
  { "/labels/initials-first", "Bluff|Bring|Rules", "_Bluff|Br_ing|_Rules" },
  { "/labels/case", "abc|ABC|Éa|éb", "_abc|A_BC|_Éa|éb" },
  { "/labels/none-left", "a|a|1 2", "_a|a|1 2" },
  { "/labels/literal", "__a__b|a", "___a__b|a" },
  { "/labels/marked-before", "R_ules|_Restore|Sa_ve __", "_Rules|R_estore|_Save __" },
  { "/labels/brackets", "“Bluff!”|\u2068Bea\u2069", "“_Bluff!”|\u2068B_ea\u2069" },
  { "/labels/cyrillic", "Правила|Игроки|Новая игра|Имя", "_Правила|_Игроки|_Новая игра|И_мя" },
  { "/labels/arabic", "القواعد|اللاعبون", "_القواعد|ا_للاعبون" },
  /* A mark belongs to its letter: no word begins behind it. */
  { "/labels/arabic-marks", "من|مَن|نحن", "_من|مَن|_نحن" },
  { "/labels/chinese", "游戏规则|Bluff Bay 关于|Anna", "游戏规则|Bluff Bay 关于|_Anna" },
};

static void
test_row (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  g_auto (GStrv) labels = g_strsplit (rows[row].labels, "|", -1);
  g_auto (GStrv) marked = bluff_labels_mark ((const char *const *) labels);
  g_auto (GStrv) again = bluff_labels_mark ((const char *const *) marked);
  g_autofree char *text = g_strjoinv ("|", marked);
  g_autofree char *text_again = g_strjoinv ("|", again);

  g_assert_cmpstr (text, ==, rows[row].marked);
  g_assert_cmpstr (text_again, ==, rows[row].marked);
}

static void
assert_label (GMenu *menu, int index, const char *expected)
{
  g_autofree char *label = NULL;

  g_assert_true (g_menu_model_get_item_attribute (G_MENU_MODEL (menu), index, G_MENU_ATTRIBUTE_LABEL, "s", &label));
  g_assert_cmpstr (label, ==, expected);
}

/* Sections share their letters, a submenu has its own; what an item does stays. */
static void
test_menu (void)
{
  g_autoptr (GMenu) menu = g_menu_new (), section = g_menu_new (), submenu = g_menu_new ();
  g_autoptr (GMenuItem) item = g_menu_item_new ("Delete", "row.delete");
  g_autofree char *action = NULL;

  g_menu_item_set_attribute (item, "asks-more", "b", TRUE);
  g_menu_append_item (section, item);
  g_menu_append (submenu, "Draw", "game.draw");
  g_menu_append (menu, "Draw", "game.draw");
  g_menu_append_section (menu, "Dangers", G_MENU_MODEL (section));
  g_menu_append_submenu (menu, "Deal", G_MENU_MODEL (submenu));
  for (guint i = 0; i < 2; i++)
    {
      bluff_labels_mark_menu (G_MENU_MODEL (menu));
      assert_label (menu, 0, "_Draw");
      assert_label (menu, 1, "Dangers");
      assert_label (menu, 2, "De_al");
      assert_label (section, 0, "D_elete…");
      assert_label (submenu, 0, "_Draw");
    }
  g_assert_true (g_menu_model_get_item_attribute (G_MENU_MODEL (section), 0, G_MENU_ATTRIBUTE_ACTION, "s", &action));
  g_assert_cmpstr (action, ==, "row.delete");

  /* What comes later finds its letter among the others. */
  g_menu_append (section, "Leave", "game.leave");
  bluff_labels_mark_menu (G_MENU_MODEL (menu));
  assert_label (section, 1, "_Leave");
}

static void
test_escape (void)
{
  g_autofree char *name = bluff_labels_escape ("_a_b");

  g_assert_cmpstr (name, ==, "__a__b");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add_data_func (rows[i].path, GUINT_TO_POINTER (i), test_row);
  g_test_add_func ("/labels/menu", test_menu);
  g_test_add_func ("/labels/escape", test_escape);

  return g_test_run ();
}
