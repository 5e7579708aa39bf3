/* test-ui-looks.c: on every page and in every moment of the table, what is written stands out and the focus can be
 * seen, in light and in dark colours.
 *
 * With ADW_DEBUG_HIGH_CONTRAST, the same in high contrast.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-contrast.h"
#include "ui-ring.h"
#include "ui-tour.h"

typedef struct
{
  const char *path;
  UiTour tour;
  guint least_kinds; /* of widgets that can have the focus, in both colour schemes */
} Row;

static const Row rows[] = {
  { "/ui/looks/pages", { 1280, 860 }, 40 },
  { "/ui/looks/pirate", { 1280, 860, 2, BLUFF_GAME_PIRATE }, 20 },
  { "/ui/looks/bluffer", { 1280, 860, 2, BLUFF_GAME_BLUFFER }, 20 },
  { "/ui/looks/bluffaneer", { 1280, 860, 2, BLUFF_GAME_BLUFFANEER }, 20 },
};

static void
stop_cb (UiDriver *driver, const char *where, gpointer data)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  (void) data;
  for (GList *window = windows; window != NULL; window = window->next)
    ui_tour_walk (window->data, ui_contrast_check, where);
  ui_ring_check (driver, where);
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  UiContrast contrast;
  guint kinds;

  ui_tour_stop (&row->tour, stop_cb, NULL);
  contrast = ui_contrast_count ();
  kinds = ui_ring_count ();
  g_test_message ("%u texts, %u of them in what pops up, %u symbols, %u kinds of widgets with the focus",
                  contrast.texts, contrast.popped, contrast.symbols, kinds);
  g_assert_cmpuint (contrast.texts, >, 100);
  g_assert_cmpuint (contrast.popped, >, 20);
  g_assert_cmpuint (contrast.symbols, >, 20);
  g_assert_cmpuint (kinds, >, row->least_kinds);
}

static void
test_known (void)
{
  GdkRGBA black = { 0, 0, 0, 1 }, white = { 1, 1, 1, 1 }, grey = { 0x77 / 255.0f, 0x77 / 255.0f, 0x77 / 255.0f, 1 };

  g_assert_cmpfloat_with_epsilon (ui_contrast_of (&black, &white), 21, 0.01);
  g_assert_cmpfloat_with_epsilon (ui_contrast_of (&grey, &white), 4.48, 0.01);
}

int
main (int argc, char **argv)
{
  ui_tour_init (&argc, &argv);
  ui_driver_paint ();
  ui_tour_set_both_schemes (TRUE);

  g_test_add_func ("/ui/looks/known", test_known);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add_data_func (rows[i].path, &rows[i], test_row);

  return g_test_run ();
}
