/* test-ui-fit-tables.c: at every moment of a table, in wide and in narrow windows, with text of twice the size too,
 * what can be pressed is large enough for a finger, and what is written is there to its end; and that in every
 * language.
 *
 * A game is played once in a window of one size, and each moment is looked at in the others, too.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-languages.h"
#include "ui-fit.h"
#include "ui-gallery.h"
#include "ui-player.h"
#include "ui-tour.h"

#include "bluff-setup-pirates.h"

/* What it is looked at in. Those of one size of text stand together. */
static const struct
{
  int width, height;
  guint percent;
  gboolean daily; /* the others only in English, or where there is time */
} windows[] = {
  { 360, 640, 100, TRUE },  { 800, 600, 100, FALSE }, { 1280, 800, 100, FALSE },
  { 360, 640, 200, FALSE }, { 800, 600, 200, FALSE }, { 1280, 800, 200, FALSE },
};

/* What is played, and in what. What covers a table depends on how wide it is. */
static const struct Table
{
  const char *name;
  UiTour tour;
  gboolean daily;
} tables[] = {
  { "pirate-5", { 360 + UI_GALLERY_FRAME, 640 + UI_GALLERY_FRAME, 2, BLUFF_GAME_PIRATE, 5 }, TRUE },
  { "bluffer-4", { 360 + UI_GALLERY_FRAME, 640 + UI_GALLERY_FRAME, 2, BLUFF_GAME_BLUFFER, 4 }, TRUE },
  { "bluffaneer-6", { 360 + UI_GALLERY_FRAME, 640 + UI_GALLERY_FRAME, 1, BLUFF_GAME_BLUFFANEER, 6 }, TRUE },
  { "bluffaneer-quick",
    { 360 + UI_GALLERY_FRAME, 640 + UI_GALLERY_FRAME, 3, BLUFF_GAME_BLUFFANEER, .quick = TRUE },
    TRUE },
  { "bluffer-quick", { 360 + UI_GALLERY_FRAME, 640 + UI_GALLERY_FRAME, 3, BLUFF_GAME_BLUFFER, .quick = TRUE }, FALSE },
  { "pirate-5-wide", { 1280 + UI_GALLERY_FRAME, 800 + UI_GALLERY_FRAME, 1, BLUFF_GAME_PIRATE, 5 }, FALSE },
  { "bluffer-4-wide", { 1280 + UI_GALLERY_FRAME, 800 + UI_GALLERY_FRAME, 1, BLUFF_GAME_BLUFFER, 4 }, FALSE },
  { "bluffaneer-6-wide", { 1280 + UI_GALLERY_FRAME, 800 + UI_GALLERY_FRAME, 2, BLUFF_GAME_BLUFFANEER, 6 }, FALSE },
  { "pirate-2", { 800 + UI_GALLERY_FRAME, 600 + UI_GALLERY_FRAME, 1, BLUFF_GAME_PIRATE, 2 }, FALSE },
  { "bluffer-2", { 800 + UI_GALLERY_FRAME, 600 + UI_GALLERY_FRAME, 1, BLUFF_GAME_BLUFFER, 2 }, FALSE },
  { "bluffaneer-3", { 800 + UI_GALLERY_FRAME, 600 + UI_GALLERY_FRAME, 1, BLUFF_GAME_BLUFFANEER, 3 }, FALSE },
};

typedef struct
{
  const char *code;
  const struct Table *table;
} Row;

static void
stop_cb (UiDriver *driver, const char *where, gpointer data)
{
  const Row *row = data;
  gboolean all = test_languages_are_soaked () || g_str_equal (row->code, "en");
  guint percent = 100;

  /* A menu keeps its place. */
  if (g_str_has_suffix (where, "-menu"))
    {
      ui_tour_walk (GTK_WIDGET (ui_driver_get_window (driver)), ui_fit_check, where);
      return;
    }

  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    if (windows[i].daily || all)
      {
        g_autofree char *in =
            g_strdup_printf ("%s in %d×%d at %u %%", where, windows[i].width, windows[i].height, windows[i].percent);

        if (windows[i].percent != percent)
          ui_gallery_set_font (percent = windows[i].percent);
        ui_driver_resize (driver, windows[i].width + UI_GALLERY_FRAME, windows[i].height + UI_GALLERY_FRAME);
        ui_tour_walk (GTK_WIDGET (ui_driver_get_window (driver)), ui_fit_check, in);
      }
  ui_gallery_set_font (100);
  ui_driver_resize (driver, row->table->tour.width, row->table->tour.height);
}

static int
compare_lengths (gconstpointer a, gconstpointer b)
{
  return (int) g_utf8_strlen (*(char *const *) b, -1) - (int) g_utf8_strlen (*(char *const *) a, -1);
}

/* Nobody at the table has a shorter name than any that computers have in the language. */
static void
name_players (void)
{
  static const char *names[BLUFF_N_SETUP_PIRATES];

  for (guint i = 0; i < BLUFF_N_SETUP_PIRATES; i++)
    names[i] = bluff_setup_pirate_name (i);
  qsort (names, G_N_ELEMENTS (names), sizeof *names, compare_lengths);
  ui_player_set_names (names);
}

static void
test_table (gconstpointer data)
{
  Row row = *(const Row *) data;

  ui_fit_begin ();
  test_languages_choose (row.code);
  ui_gallery_set_font (100);
  name_players ();
  ui_tour_stop (&row.table->tour, stop_cb, &row);
  ui_fit_end ();
}

int
main (int argc, char **argv)
{
  ui_tour_init (&argc, &argv);

  for (const char *const *code = test_languages_list (); *code != NULL; code++)
    for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
      if (tables[i].daily || test_languages_are_soaked ())
        {
          g_autofree char *path = g_strdup_printf ("/ui/fit-tables/%s/%s", *code, tables[i].name);
          Row *row = g_new0 (Row, 1);

          *row = (Row){ *code, &tables[i] };
          g_test_add_data_func_full (path, row, test_table, g_free);
        }

  return g_test_run ();
}
