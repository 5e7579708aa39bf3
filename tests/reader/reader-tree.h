/* reader-tree.h: what a screen reader finds of a program: objects with a role, an accessible name, states, and the
 * strings they have.
 *
 * A tree is a picture of one moment. It holds what is linked, which is what can be reached from the program's root, and
 * what lingers: objects that are hidden but still answer on the bus to a client that remembers them. Lingering objects
 * have no place in the order of reading and are never acted upon, but their strings count when secrets are looked for.
 *
 * Names are compared without the isolates around players' names.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <atspi/atspi.h>

G_BEGIN_DECLS

typedef struct _ReaderNode ReaderNode;

struct _ReaderNode
{
  char *path; /* on the bus */
  AtspiRole role;
  char *name;        /* as it is said */
  char *plain;       /* the name without isolates */
  char *description; /* never NULL */
  GPtrArray *more;   /* further strings: text, attributes, values */
  guint64 states;    /* bits by AtspiStateType */
  GStrv interfaces;
  gboolean linked;
  ReaderNode *parent;
  GPtrArray *children; /* linked ones, in order; not owned */
};

typedef struct
{
  GPtrArray *nodes; /* all of them; linked ones in the order of reading, then those that linger */
  ReaderNode *root;
} ReaderTree;

ReaderTree *reader_tree_new (void);
void reader_tree_free (ReaderTree *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ReaderTree, reader_tree_free)

/* Adds an object below PARENT (NULL: the root, or one that lingers if there is a root). The tree owns it. */
ReaderNode *reader_tree_add (ReaderTree *self,
                             ReaderNode *parent,
                             const char *path,
                             AtspiRole role,
                             const char *name,
                             const char *description);

/* One more string of it. Takes STRING. */
void reader_node_take_string (ReaderNode *self, char *string);

gboolean reader_node_has_state (const ReaderNode *self, AtspiStateType state);
void reader_node_set_state (ReaderNode *self, AtspiStateType state);
gboolean reader_node_has_interface (const ReaderNode *self, const char *interface);

/* Whether it, and everything it is in, can be used. */
gboolean reader_node_is_sensitive (const ReaderNode *self);

/* Whether a person can come to it by keyboard, and use it. */
gboolean reader_node_is_usable (const ReaderNode *self);

gboolean reader_node_is_in (const ReaderNode *self, const ReaderNode *ancestor);

/* "push button “Draw 2 cards”", for messages. */
char *reader_node_say (const ReaderNode *self);

/* The first linked object of ROLE (ATSPI_ROLE_INVALID: any) whose name is like PATTERN ("I am *: raise the sail"; NULL:
 * any), below WITHIN (NULL: anywhere); NULL if there is none. */
ReaderNode *reader_tree_find (ReaderTree *self, ReaderNode *within, AtspiRole role, const char *pattern);

/* The first one of them that is usable. */
ReaderNode *reader_tree_find_usable (ReaderTree *self, ReaderNode *within, AtspiRole role, const char *pattern);

/* All of them; the nodes are the tree's. */
GPtrArray *reader_tree_find_all (ReaderTree *self, ReaderNode *within, AtspiRole role, const char *pattern);

/* What has the focus of the keyboard; NULL if nothing has. */
ReaderNode *reader_tree_find_focus (ReaderTree *self);

/* STRING without U+2066 … U+2069, U+200E and U+200F. Newly allocated. */
char *reader_plain (const char *string);

/* Says all that can be found, for a test that has failed. */
void reader_tree_tell (ReaderTree *self);

G_END_DECLS
