/* leaky-bay.c: the app with a leak that is planted, for the test of the watch over secrets. It is never installed.
 *
 * The environment variable BLUFF_LEAK says where something that only a computer player knows is told: title, tooltip,
 * description, label, hidden or log; or that a vote that a computer has given is told: vote; or that what somebody may
 * see only when it is up is told on the curtain: curtain.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-application.h"
#include "bluff-curtain.h"
#include "bluff-log.h"
#include "bluff-seat-badge.h"
#include "bluff-table-page.h"
#include "bluff-tabletop.h"
#include "bluff-window.h"
#include "bluff-words-names.h"
#include "reader-record.h"
#include "texts.h"

enum
{
  SHOWN = 2 /* for so many events */
};

/* A card of a computer's hand, of a suit that OWN neither holds nor sees. Newly allocated; NULL if there is none. */
static char *
find_pirate_secret (const BluffView *own, const BluffView *other)
{
  for (BluffCards hand = other->pirate.hand; !bluff_cards_is_empty (hand);)
    {
      guint card = bluff_cards_pop (&hand);
      BluffCards suit = bluff_pirate_suit_cards (bluff_pirate_card_suit (card));

      if (!bluff_cards_meet (suit, own->pirate.hand) && !bluff_cards_meet (suit, own->pirate.up))
        return bluff_words_pirate_card (card);
    }

  return NULL;
}

/* A computer's card, if the person has another one. Newly allocated, or NULL. */
static char *
find_bluffaneer_secret (const BluffView *own, const BluffView *other)
{
  if (other->bluffaneer.card == own->bluffaneer.card)
    return NULL;

  return bluff_words_pair ((BluffPair) other->bluffaneer.card);
}

/* A hidden side that a computer has seen and OWN has not. Newly allocated; NULL if there is none. */
static char *
find_bluffer_secret (const BluffView *own, const BluffView *other)
{
  for (guint slot = 0; slot < BLUFF_BLUFFER_CARDS; slot++)
    if (other->bluffer.up[slot] < BLUFF_N_SHAPES && other->bluffer.down[slot] < BLUFF_N_SHAPES &&
        own->bluffer.down[slot] == BLUFF_SHAPE_UNKNOWN)
      return bluff_words_bluffer_card ((BluffShape) other->bluffer.up[slot], (BluffShape) other->bluffer.down[slot]);

  return NULL;
}

/* What a computer sees and the first person does not. Newly allocated; NULL if there is nothing at the moment. */
static char *
find_secret (ReaderRecord *record)
{
  static char *(*const finders[BLUFF_N_GAMES]) (const BluffView *own, const BluffView *other) = {
    [BLUFF_GAME_PIRATE] = find_pirate_secret,
    [BLUFF_GAME_BLUFFER] = find_bluffer_secret,
    [BLUFF_GAME_BLUFFANEER] = find_bluffaneer_secret,
  };
  guint n = reader_record_n_events (record);
  BluffSeats people = reader_record_people (record);
  char *secret = NULL;
  BluffView own, other;

  reader_record_view (record, n, bluff_seats_first (people), &own);
  for (BluffSeat seat = 0; seat < own.head.table.players && secret == NULL; seat++)
    if (!bluff_seats_has (people, seat))
      {
        reader_record_view (record, n, seat, &other);
        secret = finders[own.head.table.game](&own, &other);
      }

  return secret;
}

/* What a computer has voted about the set that lies on the table: as one of the two buttons calls it; NULL if none has.
 */
static const char *
find_vote (ReaderRecord *record)
{
  for (guint number = reader_record_n_events (record); number > 0; number--)
    {
      const BluffEvent *event = reader_record_event (record, number);

      if (event->kind == BLUFF_EVENT_VOTE && !bluff_seats_has (reader_record_people (record), event->seat))
        return event->vote.bluff ? TEXT_BLUFF : TEXT_NO_BLUFF;
      if (event->kind != BLUFF_EVENT_VOTE)
        return NULL;
    }

  return NULL;
}

/* A card of the first person's own. Newly allocated; NULL if there is none. */
static char *
find_own_card (ReaderRecord *record)
{
  BluffView own;

  reader_record_view (record, reader_record_n_events (record), bluff_seats_first (reader_record_people (record)), &own);
  return bluff_cards_is_empty (own.pirate.hand) ? NULL : bluff_words_pirate_card (bluff_cards_first (own.pirate.hand));
}

static GtkWidget *
find_type (GtkWidget *widget, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_type (child, type);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* A seat of the table, or where seats have no badge the whole of it; NULL if there is no table yet. */
static GtkWidget *
find_badge (GtkWidget *window)
{
  GtkWidget *badge = find_type (window, BLUFF_TYPE_SEAT_BADGE);

  return badge != NULL ? badge : find_type (window, BLUFF_TYPE_TABLETOP);
}

/* In a line of the log, once there is one: in its text, as not every line heads a round. */
static void
plant_in_log (GtkWidget *window, const char *secret)
{
  GtkWidget *log = find_type (window, BLUFF_TYPE_LOG);
  GtkWidget *list = log != NULL ? find_type (log, GTK_TYPE_LIST_VIEW) : NULL;
  GtkWidget *text = list != NULL ? find_type (list, ADW_TYPE_BIN) : NULL;

  if (text != NULL)
    gtk_label_set_label (GTK_LABEL (find_type (text, GTK_TYPE_LABEL)), secret);
}

/* On the button that raises it, as long as it is down. */
static void
plant_on_curtain (GtkWidget *window, const char *secret)
{
  GtkWidget *curtain = find_type (window, BLUFF_TYPE_CURTAIN);
  GtkWidget *tabletop = find_type (window, BLUFF_TYPE_TABLETOP);
  gboolean down = gtk_widget_get_mapped (curtain) && !gtk_widget_get_mapped (tabletop);

  gtk_accessible_update_property (GTK_ACCESSIBLE (find_type (curtain, GTK_TYPE_BUTTON)),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, down ? secret : "", -1);
}

/* A label of our own on the page of the table. */
static GtkWidget *
get_label (GtkWidget *badge)
{
  static GtkWidget *label;

  if (label == NULL)
    {
      label = gtk_label_new ("Ahoy");
      gtk_box_append (GTK_BOX (find_type (gtk_widget_get_ancestor (badge, BLUFF_TYPE_TABLE_PAGE), GTK_TYPE_BOX)),
                      label);
    }

  return label;
}

/* It is shown until it has been found: from then on it lingers. The secret is told only when it is hidden. */
static void
plant_in_hidden (GtkWidget *label, guint n_events, const char *secret)
{
  static guint begun;
  gboolean shown;

  if (begun == 0)
    begun = n_events;
  shown = n_events - begun < SHOWN;
  gtk_label_set_label (GTK_LABEL (label), shown ? "Ahoy" : secret);
  gtk_widget_set_visible (label, shown);
}

static void
plant (GtkWindow *window, GtkWidget *badge, guint n_events, const char *where, const char *secret)
{
  if (g_str_equal (where, "title"))
    gtk_window_set_title (window, secret);
  else if (g_str_equal (where, "tooltip"))
    gtk_widget_set_tooltip_text (badge, secret);
  else if (g_str_equal (where, "description") || g_str_equal (where, "vote"))
    gtk_accessible_update_property (GTK_ACCESSIBLE (badge), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, secret, -1);
  else if (g_str_equal (where, "label"))
    gtk_label_set_label (GTK_LABEL (get_label (badge)), secret);
  else if (g_str_equal (where, "hidden"))
    plant_in_hidden (get_label (badge), n_events, secret);
  else if (g_str_equal (where, "log"))
    plant_in_log (GTK_WIDGET (window), secret);
  else if (g_str_equal (where, "curtain"))
    plant_on_curtain (GTK_WIDGET (window), secret);
  else
    g_error ("Nothing can be planted in “%s”", where);
}

/* What is told; NULL if there is nothing at the moment. */
static char *
make_secret (ReaderRecord *record, const char *where)
{
  if (g_str_equal (where, "vote"))
    return g_strdup (find_vote (record));
  if (g_str_equal (where, "curtain"))
    return find_own_card (record);

  return find_secret (record);
}

/* Whenever something has changed on the screen. */
static gboolean
leak_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer user_data)
{
  BluffApplication *application = user_data;
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));
  GtkWidget *badge = window != NULL ? find_badge (GTK_WIDGET (window)) : NULL;
  const char *where = g_getenv ("BLUFF_LEAK");
  static ReaderRecord *record;
  g_autofree char *secret = NULL;

  (void) hint, (void) n_values, (void) values;
  if (badge == NULL)
    return TRUE;

  if (record == NULL)
    record = reader_record_new (
        bluff_store_get_data_dir (bluff_saves_get_store (bluff_application_get_saves (application))));
  reader_record_refresh (record);
  secret = make_secret (record, where);
  if (secret != NULL)
    plant (window, badge, reader_record_n_events (record), where, secret);

  return TRUE;
}

int
main (int argc, char **argv)
{
  g_autoptr (BluffApplication) application = NULL;

  bluff_application_init_language ();
  application = bluff_application_new ();
  if (g_getenv ("BLUFF_LEAK") != NULL)
    {
      g_type_class_unref (g_type_class_ref (GDK_TYPE_FRAME_CLOCK));
      g_signal_add_emission_hook (g_signal_lookup ("layout", GDK_TYPE_FRAME_CLOCK), 0, leak_cb, application, NULL);
    }

  return g_application_run (G_APPLICATION (application), argc, argv);
}
