/* bluff-main-menu.c: the button of the main menu, for pages that have nothing of their own to put into it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-main-menu.h"

struct _BluffMainMenu
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (BluffMainMenu, bluff_main_menu, ADW_TYPE_BIN)

static void
bluff_main_menu_class_init (BluffMainMenuClass *klass)
{
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass),
                                               "/io/github/bluffbay/BluffBay/common/bluff-main-menu.ui");
}

static void
bluff_main_menu_init (BluffMainMenu *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
