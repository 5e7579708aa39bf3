/* bluffer-rows.h: the tables in which the tests of Bluffer's rules are written, and the test of a row of each.
 *
 * bluffer-kit.h says how tables and moves are written.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluffer-kit.h"

/* A move that the rules refuse. */
typedef struct
{
  const char *path;
  const char *layout;
  const char *moves; /* before it; may be NULL */
  const char *move;
  BluffRefusal refusal;
} Refused;

/* Moves and what they bring about. */
typedef struct
{
  const char *path;
  const char *layout;
  Rest rest;
  const char *moves;
  const char *story; /* a pattern */
  const char *after; /* a pattern */
} Told;

/* Who knows a hidden side. */
typedef struct
{
  const char *path;
  const char *layout;
  const char *moves;
  guint slot;       /* of the card in question: those on tables are numbered as they are written */
  guint number;     /* of the last move's event that tells of it */
  const char *told; /* who is told its hidden side */
  const char *who;  /* who knows it afterwards */
} Known;

/* How many actions a seat is offered. */
typedef struct
{
  const char *path;
  const char *layout;
  const char *moves;
  BluffSeat seat;
  guint64 count;
} Offered;

/* Each takes its row as data. */
void test_refused (gconstpointer data);
void test_told (gconstpointer data);
void test_known (gconstpointer data);
void test_offered (gconstpointer data);

/* Adds a test for each of ROWS. */
#define ADD_ROWS(rows, function, prefix)                                                                               \
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)                                                                      \
    {                                                                                                                  \
      g_autofree char *path = g_strconcat (prefix, (rows)[i].path, NULL);                                              \
                                                                                                                       \
      g_test_add_data_func (path, &(rows)[i], function);                                                               \
    }
