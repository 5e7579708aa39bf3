/* main.c: starts the application.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-application.h"

int
main (int argc, char **argv)
{
  g_autoptr (BluffApplication) application = NULL;

  bluff_application_init_language ();
  application = bluff_application_new ();

  return g_application_run (G_APPLICATION (application), argc, argv);
}
