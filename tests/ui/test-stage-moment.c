/* test-stage-moment.c: "first to shout" (C4) through the stage: at an open table, behind the curtain, alone, in a
 * hurry, and after the game was left in the middle of it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-journal.h"
#include "bluff-stage.h"

enum
{
  SEED = 20261117,
  EVENTS_MAX = 20000,
  SHORT_WINDOW = 1
};

/* --- A journal in memory -------------------------------------------------------------------------------------------
 */

#define TEST_TYPE_JOURNAL (test_journal_get_type ())

G_DECLARE_FINAL_TYPE (TestJournal, test_journal, TEST, JOURNAL, GObject)

struct _TestJournal
{
  GObject parent_instance;

  GArray *events; /* BluffEvent, whole */
};

static void
append_async (BluffJournal *journal,
              const BluffJournalEntry *entries,
              guint n,
              GAsyncReadyCallback callback,
              gpointer data)
{
  TestJournal *self = TEST_JOURNAL (journal);
  g_autoptr (GTask) task = g_task_new (journal, NULL, callback, data);

  for (guint i = 0; i < n; i++)
    g_array_append_val (self->events, entries[i].event);
  g_task_return_boolean (task, TRUE);
}

static gboolean
append_finish (BluffJournal *journal, GAsyncResult *result, GError **error)
{
  (void) journal;
  return g_task_propagate_boolean (G_TASK (result), error);
}

static void
test_journal_iface_init (BluffJournalInterface *iface)
{
  iface->append_async = append_async;
  iface->append_finish = append_finish;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (TestJournal,
                               test_journal,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (BLUFF_TYPE_JOURNAL, test_journal_iface_init))

static void
test_journal_finalize (GObject *object)
{
  g_array_unref (TEST_JOURNAL (object)->events);
  G_OBJECT_CLASS (test_journal_parent_class)->finalize (object);
}

static void
test_journal_class_init (TestJournalClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = test_journal_finalize;
}

static void
test_journal_init (TestJournal *self)
{
  self->events = g_array_new (FALSE, FALSE, sizeof (BluffEvent));
}

/* --- A table -------------------------------------------------------------------------------------------------------
 */

typedef struct
{
  const char *name;
  BluffGame game;
  guint players;
  BluffSeats people;
  gboolean in_turn;
  BluffShout shout;
} Company;

static const Company companies[] = {
  { "bluffer-three-people", BLUFF_GAME_BLUFFER, 3, 7, FALSE, BLUFF_SHOUT_RELAXED },
  { "bluffer-two-people-two-computers", BLUFF_GAME_BLUFFER, 4, 1 << 0 | 1 << 2, FALSE, BLUFF_SHOUT_RELAXED },
  { "bluffer-in-turn", BLUFF_GAME_BLUFFER, 4, 1 << 0 | 1 << 2 | 1 << 3, TRUE, BLUFF_SHOUT_RELAXED },
  { "bluffer-alone", BLUFF_GAME_BLUFFER, 3, 1 << 1, FALSE, BLUFF_SHOUT_RELAXED },
  { "bluffaneer-six-people", BLUFF_GAME_BLUFFANEER, 6, 63, FALSE, BLUFF_SHOUT_RELAXED },
  { "bluffaneer-mixed", BLUFF_GAME_BLUFFANEER, 5, 1 << 0 | 1 << 3, FALSE, BLUFF_SHOUT_RELAXED },
  { "bluffaneer-in-turn", BLUFF_GAME_BLUFFANEER, 4, 1 << 1 | 1 << 2, TRUE, BLUFF_SHOUT_RELAXED },
  { "bluffaneer-alone", BLUFF_GAME_BLUFFANEER, 3, 1 << 0, FALSE, BLUFF_SHOUT_RELAXED },
};

static const Company in_turn_people = { "", BLUFF_GAME_BLUFFER, 3, 7, TRUE, BLUFF_SHOUT_RELAXED };
static const Company quick_people = { "", BLUFF_GAME_BLUFFANEER, 4, 15, TRUE, BLUFF_SHOUT_QUICK };
static const Company quick_mixed = { "", BLUFF_GAME_BLUFFANEER, 4, 1 << 0 | 1 << 1, FALSE, BLUFF_SHOUT_QUICK };

typedef struct
{
  const Company *company;
  TestJournal *journal;
  BluffMatch *match;
  BluffStage *stage;
  BluffRandom random;
  guint to_be_done;
  guint openly;  /* open moments */
  guint passed;  /* curtains for one person in a moment */
  guint gathers; /* curtains for all */
  guint looks;   /* open turns */
} World;

static gboolean
is_moment (BluffMatch *match)
{
  BluffPhase phase = bluff_match_get_phase (match);

  return phase == BLUFF_PHASE_BLUFFER_CALL || phase == BLUFF_PHASE_BLUFFANEER_CLAIM;
}

static void
present_cb (World *world, guint number)
{
  world->to_be_done = number;
}

static void
curtain_cb (World *world)
{
  BluffCurtainState curtain = bluff_stage_get_curtain (world->stage);

  if (curtain != BLUFF_CURTAIN_UP)
    g_assert_cmpuint (bluff_stage_get_asking (world->stage), ==, BLUFF_ASKING_NOBODY);
  if (curtain == BLUFF_CURTAIN_PASS && is_moment (world->match))
    world->passed++;
  if (curtain == BLUFF_CURTAIN_GATHER)
    world->gathers++;
}

static void
asking_cb (World *world)
{
  BluffSeats asked = bluff_race_get_asked (bluff_stage_get_race (world->stage));

  switch (bluff_stage_get_asking (world->stage))
    {
    case BLUFF_ASKING_OPENLY:
      g_assert_cmpuint (bluff_stage_get_viewer (world->stage), ==, BLUFF_ONLOOKER);
      g_assert_cmpuint (bluff_stage_get_curtain (world->stage), ==, BLUFF_CURTAIN_UP);
      g_assert_cmpuint (asked & ~world->company->people, ==, 0);
      g_assert_false (bluff_seats_has (asked, bluff_match_get_turn (world->match)));
      break;
    case BLUFF_ASKING_VIEWER:
      g_assert_cmpuint (asked & ~bluff_seats_of (bluff_stage_get_viewer (world->stage)), ==, 0);
      break;
    case BLUFF_ASKING_NOBODY:
    default:
      break;
    }
}

static void
fill_seats (const Company *company, BluffMatchSeat *seats)
{
  for (BluffSeat seat = 0; seat < company->players; seat++)
    {
      gboolean person = bluff_seats_has (company->people, seat);

      seats[seat] = (BluffMatchSeat){ "Somebody", !person, person ? NULL : "deckhand" };
    }
}

/* After N events of EVENTS. */
static void
world_init (World *world, const Company *company, const BluffEvent *events, guint n)
{
  BluffMatchSeat seats[BLUFF_MAX_SEATS] = { 0 };
  g_autoptr (GError) error = NULL;
  BluffTable table;

  *world = (World){ .company = company, .journal = g_object_new (TEST_TYPE_JOURNAL, NULL) };
  bluff_random_seed (&world->random, SEED);
  bluff_table_init (&table, company->game, company->players);
  table.shout = (guint8) company->shout;
  fill_seats (company, seats);
  world->match = bluff_match_new_resumed (&table, seats, events, n, &error);
  g_assert_no_error (error);
  bluff_match_set_seed (world->match, SEED);
  bluff_match_set_journal (world->match, BLUFF_JOURNAL (world->journal));
  if (n > 0)
    g_array_append_vals (world->journal->events, events, n);

  world->stage = bluff_stage_new (world->match);
  bluff_stage_set_in_turn (world->stage, company->in_turn);
  bluff_stage_set_window (world->stage, SHORT_WINDOW);
  g_signal_connect_swapped (world->stage, "present", G_CALLBACK (present_cb), world);
  g_signal_connect_swapped (world->stage, "notify::curtain", G_CALLBACK (curtain_cb), world);
  g_signal_connect_swapped (world->stage, "notify::asking", G_CALLBACK (asking_cb), world);
}

static void
world_clear (World *world)
{
  g_clear_object (&world->stage);
  g_clear_object (&world->match);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_clear_object (&world->journal);
}

/* --- Playing -------------------------------------------------------------------------------------------------------
 */

static BluffSeats
get_asked (World *world)
{
  return bluff_race_get_asked (bluff_stage_get_race (world->stage));
}

/* Nobody's secrets are on the screen, and each person who is asked may look at the own one. */
static void
check_open_table (World *world)
{
  BluffView view, own;

  bluff_stage_get_view (world->stage, &view);
  if (world->company->game == BLUFF_GAME_BLUFFANEER)
    g_assert_cmpuint (view.bluffaneer.card, ==, BLUFF_PAIR_NONE);
  for (BluffSeat seat = 0; seat < world->company->players; seat++)
    {
      gboolean asked = bluff_seats_has (get_asked (world), seat);

      g_assert_cmpint (bluff_stage_look (world->stage, seat, &own), ==, asked);
      if (asked && world->company->game == BLUFF_GAME_BLUFFANEER)
        {
          g_assert_cmpuint (own.bluffaneer.seat, ==, seat);
          g_assert_cmpuint (own.bluffaneer.card, <, BLUFF_N_PAIRS);
        }
    }
}

static BluffSeat
pick_asked (World *world)
{
  BluffSeats asked = get_asked (world);
  guint n = bluff_random_below (&world->random, bluff_seats_count (asked));

  while (n-- > 0)
    asked = bluff_seats_without (asked, bluff_seats_first (asked));

  return bluff_seats_first (asked);
}

static void
decide (World *world)
{
  BluffView view;
  BluffSeat seat;

  if (bluff_stage_get_asking (world->stage) == BLUFF_ASKING_OPENLY)
    {
      world->openly++;
      check_open_table (world);
    }
  else /* the own cards are there to be seen */
    g_assert_false (bluff_stage_look (world->stage, bluff_stage_get_viewer (world->stage), &view));

  seat = pick_asked (world);
  if (bluff_random_coin (&world->random))
    bluff_stage_pass (world->stage);
  else
    g_assert_cmpint (bluff_stage_shout (world->stage, seat, 0), ==, BLUFF_RACE_COUNTS);
  g_assert_false (bluff_stage_look (world->stage, seat, &view));
}

/* At an open turn nobody's secret is on the screen, and nobody but whose turn it is may look at one: the own. */
static void
check_looks (World *world)
{
  BluffView view, own;
  BluffSeat actor = bluff_match_get_looker (world->match);
  gboolean open = bluff_stage_get_viewer (world->stage) == BLUFF_ONLOOKER;

  bluff_stage_get_view (world->stage, &view);
  if (open && world->company->game == BLUFF_GAME_BLUFFANEER)
    g_assert_cmpuint (view.bluffaneer.card, ==, BLUFF_PAIR_NONE);
  for (BluffSeat seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    g_assert_cmpint (bluff_stage_look (world->stage, seat, &own), ==, open && seat == actor);
  g_assert_false (bluff_stage_look (world->stage, BLUFF_ONLOOKER, &own));
  if (!open)
    return;

  world->looks++;
  bluff_stage_look (world->stage, actor, &own);
  g_assert_cmpuint (own.bluffaneer.seat, ==, actor);
  g_assert_cmpuint (own.bluffaneer.card, <, BLUFF_N_PAIRS);
}

static void
act (World *world)
{
  BluffLegal legal;
  BluffAction action;
  BluffView view;
  BluffSeat actor = bluff_match_get_looker (world->match);

  check_looks (world);
  bluff_stage_legal (world->stage, &legal);
  bluff_legal_random (&legal, &world->random, &action);
  g_assert_cmpint (bluff_stage_act (world->stage, &action), ==, BLUFF_REFUSAL_NONE);
  /* What is done cannot be looked up any more. */
  g_assert_false (bluff_stage_look (world->stage, actor, &view));
}

/* One thing, if there is one to be done. */
static void
step (World *world, gboolean deciding)
{
  if (world->to_be_done != 0)
    {
      world->to_be_done = 0;
      bluff_stage_done (world->stage);
    }
  else if (bluff_stage_get_curtain (world->stage) != BLUFF_CURTAIN_UP)
    bluff_stage_raise (world->stage);
  else if (bluff_stage_get_asking (world->stage) != BLUFF_ASKING_NOBODY)
    {
      if (get_asked (world) != 0 && deciding)
        decide (world);
    }
  else if (bluff_stage_may_act (world->stage))
    act (world);
  g_main_context_iteration (NULL, FALSE);
}

/* Until people are asked. */
static void
play_to_moment (World *world)
{
  bluff_stage_start (world->stage);
  while (get_asked (world) == 0 || bluff_stage_get_asking (world->stage) == BLUFF_ASKING_NOBODY)
    step (world, FALSE);
}

/* Until the moment is over, without anybody doing anything more. */
static void
play_out_moment (World *world)
{
  while (is_moment (world->match) || bluff_match_is_saving (world->match))
    {
      if (world->to_be_done != 0)
        {
          world->to_be_done = 0;
          bluff_stage_done (world->stage);
        }
      g_main_context_iteration (NULL, FALSE);
    }
}

static const BluffEvent *
get_event (World *world, guint index)
{
  return &g_array_index (world->journal->events, BluffEvent, index);
}

/* How many of the moment's decisions have been kept, and the shouts among them. */
static guint
count_decisions (World *world, BluffSeats *shouted)
{
  guint n = 0;

  *shouted = 0;
  for (guint i = world->journal->events->len; i-- > 0;)
    {
      const BluffEvent *event = get_event (world, i);

      if (event->kind == BLUFF_EVENT_DECIDE)
        {
          n++;
          if (event->decide.shout)
            *shouted |= bluff_seats_of (event->seat);
        }
      else if (n > 0)
        break;
    }

  return n;
}

/* --- Whole games ---------------------------------------------------------------------------------------------------
 */

static void
test_whole_game (gconstpointer data)
{
  const Company *company = data;
  gboolean shared = bluff_seats_count (company->people) > 1;
  World world;

  world_init (&world, company, NULL, 0);
  bluff_stage_start (world.stage);
  while (!(bluff_match_is_over (world.match) && bluff_stage_is_settled (world.stage)))
    {
      g_assert_cmpuint (bluff_match_get_n_told (world.match), <, EVENTS_MAX);
      step (&world, TRUE);
    }

  g_assert_cmpuint (bluff_stage_get_asking (world.stage), ==, BLUFF_ASKING_NOBODY);
  g_assert_cmpint (world.openly > 0, ==, shared && !company->in_turn);
  g_assert_cmpint (world.passed > 0, ==, shared && company->in_turn);
  g_assert_cmpint (world.looks > 0, ==, shared && company->game == BLUFF_GAME_BLUFFANEER);
  world_clear (&world);
}

/* --- At an open table ----------------------------------------------------------------------------------------------
 */

static void
test_open_first_shout (void)
{
  World world;
  BluffSeats asked, shouted;
  BluffSeat seat;

  world_init (&world, &companies[4], NULL, 0);
  play_to_moment (&world);
  asked = get_asked (&world);
  g_assert_cmpuint (bluff_seats_count (asked), ==, 5);
  seat = bluff_seats_first (bluff_seats_without (asked, bluff_seats_first (asked)));
  g_assert_cmpint (bluff_stage_shout (world.stage, seat, 0), ==, BLUFF_RACE_COUNTS);
  /* One who presses a moment later is told so, and changes nothing. */
  g_assert_cmpint (bluff_stage_shout (world.stage, bluff_seats_first (asked), 0), ==, BLUFF_RACE_LATE);
  play_out_moment (&world);
  g_assert_cmpuint (count_decisions (&world, &shouted), ==, 5);
  g_assert_cmpuint (shouted, ==, bluff_seats_of (seat));
  g_assert_cmpuint (bluff_match_get_phase (world.match), ==, BLUFF_PHASE_BLUFFANEER_ANSWER);
  world_clear (&world);
}

static void
test_open_nobody (void)
{
  World world;
  BluffSeats shouted;

  world_init (&world, &companies[0], NULL, 0);
  play_to_moment (&world);
  bluff_stage_pass (world.stage);
  play_out_moment (&world);
  g_assert_cmpuint (count_decisions (&world, &shouted), ==, 2);
  g_assert_cmpuint (shouted, ==, 0);
  world_clear (&world);
}

/* What anybody is told of a decision, but the one whose it is, is the same whether it was a shout or not. */
static void
test_sealed (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (companies); i++)
    {
      BluffTold told[2];
      BluffView views[2];

      for (guint shout = 0; shout < 2; shout++)
        {
          World world;
          BluffSeat seat;
          guint number;

          world_init (&world, &companies[i], NULL, 0);
          play_to_moment (&world);
          seat = bluff_seats_first (get_asked (&world));
          number = bluff_match_get_n_told (world.match);
          bluff_match_act (world.match,
                           &(BluffAction){ .kind = BLUFF_ACTION_DECIDE, .seat = seat, .yes = (guint8) shout });
          while (bluff_match_get_n_told (world.match) == number)
            g_main_context_iteration (NULL, TRUE);
          number++;
          g_assert_true (bluff_match_tell (world.match, number, BLUFF_ONLOOKER, &told[shout]));
          g_assert_true (bluff_match_view_after (world.match, number, BLUFF_ONLOOKER, &views[shout]));
          world_clear (&world);
        }
      g_assert_cmpmem (&told[0], sizeof *told, &told[1], sizeof *told);
      g_assert_cmpmem (&views[0], sizeof *views, &views[1], sizeof *views);
    }
}

/* --- Another way to ask --------------------------------------------------------------------------------------------
 */

/* Away to where the way of asking is changed, and back. */
static void
prefer (World *world, gboolean in_turn)
{
  bluff_stage_hide (world->stage);
  bluff_stage_stop (world->stage);
  bluff_stage_set_in_turn (world->stage, in_turn);
  play_to_moment (world);
}

/* A moment at an open table goes on there, for all who were asked; the next one is offered behind the curtain. */
static void
test_prefer_in_turn (void)
{
  World world;
  BluffSeats asked;

  world_init (&world, &companies[0], NULL, 0);
  play_to_moment (&world);
  asked = get_asked (&world);
  prefer (&world, TRUE);
  g_assert_cmpuint (world.gathers, ==, 1);
  g_assert_cmpuint (world.passed, ==, 0);
  g_assert_cmpuint (bluff_stage_get_asking (world.stage), ==, BLUFF_ASKING_OPENLY);
  g_assert_cmpuint (get_asked (&world), ==, asked);
  bluff_stage_pass (world.stage);
  play_out_moment (&world);
  play_to_moment (&world);
  g_assert_cmpuint (bluff_stage_get_asking (world.stage), ==, BLUFF_ASKING_VIEWER);
  g_assert_cmpuint (get_asked (&world), ==, bluff_seats_of (bluff_stage_get_viewer (world.stage)));
  world_clear (&world);
}

/* Nobody lets it pass for those who have not raised the curtain yet. */
static void
test_prefer_openly (void)
{
  World world;
  BluffSeats shouted, awaited;

  world_init (&world, &in_turn_people, NULL, 0);
  play_to_moment (&world);
  awaited = bluff_match_get_awaited (world.match);
  prefer (&world, FALSE);
  g_assert_cmpuint (bluff_stage_get_asking (world.stage), ==, BLUFF_ASKING_VIEWER);
  g_assert_cmpuint (bluff_seats_count (get_asked (&world)), ==, 1);
  g_assert_cmpuint (bluff_match_get_awaited (world.match), ==, awaited);
  bluff_stage_pass (world.stage);
  while (bluff_match_is_saving (world.match))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count_decisions (&world, &shouted), ==, 1);
  world_clear (&world);
}

/* --- In a hurry ----------------------------------------------------------------------------------------------------
 */

static void
test_quick_shout (void)
{
  World world;
  BluffSeats asked, shouted;
  BluffSeat a, b;

  world_init (&world, &quick_people, NULL, 0);
  play_to_moment (&world);
  /* A rope is for everybody at once, whatever the table prefers without one. */
  g_assert_cmpuint (bluff_stage_get_asking (world.stage), ==, BLUFF_ASKING_OPENLY);
  asked = get_asked (&world);
  a = bluff_seats_first (asked);
  b = bluff_seats_first (bluff_seats_without (asked, a));
  g_assert_cmpint (bluff_stage_shout (world.stage, b, 100), ==, BLUFF_RACE_COUNTS);
  g_assert_cmpint (bluff_stage_shout (world.stage, a, 130), ==, BLUFF_RACE_COUNTS);
  play_out_moment (&world);
  /* The third one was never asked to let it pass: the moment was closed, and the coin decided. */
  g_assert_cmpuint (count_decisions (&world, &shouted), ==, 2);
  g_assert_cmpuint (shouted, ==, bluff_seats_of (a) | bluff_seats_of (b));
  g_assert_cmpuint (get_event (&world, world.journal->events->len - 2)->kind, ==, BLUFF_EVENT_FLIP);
  world_clear (&world);
}

static void
test_quick_burns_down (void)
{
  World world;
  BluffSeats shouted;

  world_init (&world, &quick_people, NULL, 0);
  play_to_moment (&world);
  play_out_moment (&world);
  g_assert_cmpuint (count_decisions (&world, &shouted), ==, 3);
  g_assert_cmpuint (shouted, ==, 0);
  world_clear (&world);
}

/* While the rope stands still, computers do not think on. */
static void
test_quick_pause (void)
{
  World world;
  guint n;
  gint64 until;

  world_init (&world, &quick_mixed, NULL, 0);
  play_to_moment (&world);
  bluff_stage_set_paused (world.stage, TRUE);
  g_assert_true (bluff_match_is_paused (world.match));
  n = bluff_match_get_n_told (world.match);
  until = g_get_monotonic_time () + 2 * SHORT_WINDOW * G_USEC_PER_SEC;
  while (g_get_monotonic_time () < until)
    step (&world, FALSE);
  g_assert_cmpuint (bluff_match_get_n_told (world.match), ==, n);
  g_assert_cmpuint (bluff_stage_get_asking (world.stage), ==, BLUFF_ASKING_OPENLY);
  bluff_stage_set_paused (world.stage, FALSE);
  play_out_moment (&world);
  g_assert_cmpuint (bluff_match_get_n_told (world.match), >, n);
  world_clear (&world);
}

/* Who goes to read the rules finds the rope as it was, and still. */
static void
test_quick_look_elsewhere (void)
{
  World world;
  gint64 left;

  world_init (&world, &quick_people, NULL, 0);
  play_to_moment (&world);
  bluff_stage_stop (world.stage);
  g_assert_cmpuint (bluff_stage_get_asking (world.stage), ==, BLUFF_ASKING_NOBODY);
  left = bluff_race_get_left (bluff_stage_get_race (world.stage));
  g_assert_cmpint (bluff_stage_shout (world.stage, bluff_seats_first (get_asked (&world)), 0), ==, BLUFF_RACE_IGNORED);
  bluff_stage_start (world.stage);
  g_assert_cmpuint (bluff_stage_get_curtain (world.stage), ==, BLUFF_CURTAIN_GATHER);
  bluff_stage_raise (world.stage);
  while (bluff_stage_get_asking (world.stage) == BLUFF_ASKING_NOBODY)
    step (&world, FALSE);
  g_assert_true (bluff_race_is_paused (bluff_stage_get_race (world.stage)));
  g_assert_cmpint (bluff_race_get_left (bluff_stage_get_race (world.stage)), ==, left);
  world_clear (&world);
}

/* --- Left in the middle --------------------------------------------------------------------------------------------
 */

/* One person has decided behind the curtain when the program is killed: it stays decided, and what, stays secret. */
static void
test_resume_in_turn (void)
{
  BluffView views[2];

  for (guint shout = 0; shout < 2; shout++)
    {
      World world, again;
      BluffSeat seat;
      BluffAction action = { .kind = BLUFF_ACTION_DECIDE, .yes = (guint8) shout };
      guint n;

      world_init (&world, &companies[6], NULL, 0);
      /* Somebody else rolls, so that both people are asked. */
      play_to_moment (&world);
      while (bluff_seats_has (companies[6].people, bluff_match_get_turn (world.match)))
        {
          step (&world, TRUE);
          if (!is_moment (world.match))
            play_to_moment (&world);
        }
      seat = bluff_stage_get_viewer (world.stage);
      n = world.journal->events->len;
      g_assert_cmpint (bluff_stage_act (world.stage, &action), ==, BLUFF_REFUSAL_NONE);
      while (world.journal->events->len == n)
        g_main_context_iteration (NULL, TRUE);

      world_init (&again, &companies[6], &g_array_index (world.journal->events, BluffEvent, 0), n + 1);
      world_clear (&world);
      bluff_stage_start (again.stage);
      g_assert_cmpuint (bluff_stage_get_curtain (again.stage), ==, BLUFF_CURTAIN_PASS);
      g_assert_cmpuint (bluff_stage_get_next (again.stage), !=, seat);
      bluff_stage_get_view (again.stage, &views[shout]);
      g_assert_true (bluff_seats_has (views[shout].bluffaneer.decided, seat));
      play_to_moment (&again);
      g_assert_false (bluff_seats_has (get_asked (&again), seat));
      world_clear (&again);
    }
  g_assert_cmpmem (&views[0], sizeof *views, &views[1], sizeof *views);
}

/* Several come back to an open table: everybody is called together first, and only who has not decided is asked. */
static void
test_resume_openly (void)
{
  World world, again;
  BluffSeats asked;
  guint n;

  world_init (&world, &companies[4], NULL, 0);
  play_to_moment (&world);
  asked = get_asked (&world);
  n = world.journal->events->len;
  bluff_stage_shout (world.stage, bluff_seats_first (asked), 0);
  while (world.journal->events->len == n)
    g_main_context_iteration (NULL, TRUE);

  /* The first of the decisions alone has been kept. */
  world_init (&again, &companies[4], &g_array_index (world.journal->events, BluffEvent, 0), n + 1);
  world_clear (&world);
  bluff_stage_start (again.stage);
  g_assert_cmpuint (bluff_stage_get_curtain (again.stage), ==, BLUFF_CURTAIN_GATHER);
  g_assert_cmpuint (bluff_stage_get_viewer (again.stage), ==, BLUFF_ONLOOKER);
  play_to_moment (&again);
  g_assert_cmpuint (bluff_stage_get_asking (again.stage), ==, BLUFF_ASKING_OPENLY);
  g_assert_cmpuint (get_asked (&again), ==, bluff_seats_without (asked, bluff_seats_first (asked)));
  world_clear (&again);
}

/* In a quick game nobody's rope burns before they say so; then the shout that was made before ends the moment. */
static void
test_resume_quick (void)
{
  World world, again;
  BluffSeats asked, shouted;
  guint n;

  world_init (&world, &quick_people, NULL, 0);
  play_to_moment (&world);
  asked = get_asked (&world);
  n = world.journal->events->len;
  bluff_stage_shout (world.stage, bluff_seats_first (asked), 0);
  while (world.journal->events->len == n)
    g_main_context_iteration (NULL, TRUE);

  world_init (&again, &quick_people, &g_array_index (world.journal->events, BluffEvent, 0), n + 1);
  world_clear (&world);
  play_to_moment (&again);
  g_assert_true (bluff_race_is_paused (bluff_stage_get_race (again.stage)));
  bluff_stage_set_paused (again.stage, FALSE);
  play_out_moment (&again);
  g_assert_cmpuint (count_decisions (&again, &shouted), ==, 1);
  g_assert_cmpuint (shouted, ==, bluff_seats_of (bluff_seats_first (asked)));
  world_clear (&again);
}

/* A person who hands the seat over in the middle is not asked any more. */
static void
test_leave (void)
{
  World world;
  BluffSeat seat;
  g_autoptr (GError) error = NULL;

  world_init (&world, &companies[4], NULL, 0);
  play_to_moment (&world);
  seat = bluff_seats_first (get_asked (&world));
  g_assert_true (bluff_match_set_seat (world.match, seat, &(BluffMatchSeat){ "Somebody", TRUE, "deckhand" }, &error));
  g_assert_no_error (error);
  play_to_moment (&world);
  g_assert_false (bluff_seats_has (get_asked (&world), seat));
  g_assert_cmpuint (bluff_seats_count (get_asked (&world)), ==, 4);
  world_clear (&world);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (companies); i++)
    {
      g_autofree char *path = g_strconcat ("/stage-moment/whole-game/", companies[i].name, NULL);

      g_test_add_data_func (path, &companies[i], test_whole_game);
    }
  g_test_add_func ("/stage-moment/open/first-shout", test_open_first_shout);
  g_test_add_func ("/stage-moment/open/nobody", test_open_nobody);
  g_test_add_func ("/stage-moment/C4-sealed", test_sealed);
  g_test_add_func ("/stage-moment/prefer/in-turn", test_prefer_in_turn);
  g_test_add_func ("/stage-moment/prefer/openly", test_prefer_openly);
  g_test_add_func ("/stage-moment/quick/shout", test_quick_shout);
  g_test_add_func ("/stage-moment/quick/burns-down", test_quick_burns_down);
  g_test_add_func ("/stage-moment/quick/pause", test_quick_pause);
  g_test_add_func ("/stage-moment/quick/look-elsewhere", test_quick_look_elsewhere);
  g_test_add_func ("/stage-moment/resume/in-turn", test_resume_in_turn);
  g_test_add_func ("/stage-moment/resume/openly", test_resume_openly);
  g_test_add_func ("/stage-moment/resume/quick", test_resume_quick);
  g_test_add_func ("/stage-moment/leave", test_leave);

  return g_test_run ();
}
