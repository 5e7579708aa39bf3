"""includes.py: who may include what: the walls between the rooms that the compiler cannot see.

The headers of GIO, GObject and GTK lie in include paths that GLib opens anyway, and a relative path or a wrong
`dependencies:` line opens any wall. So this table is checked besides.

Copyright The Bluff Bay authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import os
import re

from tree import grep, without_comments

SOURCES = ('.c', '.h')

# The rules have two doors: `rules`, the referee's, and `imagine`, the computer players'. What lies behind them,
# `rules inside`, is for the rules alone.
INSIDE = 'rules inside'
INSIDE_FOLDERS = ('src/rules/pirate/', 'src/rules/bluffer/', 'src/rules/bluffaneer/')
INSIDE_HEADERS = ('src/rules/bluff-game-rules.h',)

# A match has a door too, `play`: its public headers, behind which nobody sees a state. What makes it work is `play inside`.
MATCH = 'play inside'

REFEREE = {'rules', 'imagine', 'view', 'base'}

# A room may always include itself.
MAY_USE = {
    'base': set(),
    'view': {'base'},
    'imagine': {'view', 'base'},
    'rules': REFEREE | {INSIDE},
    INSIDE: REFEREE,
    'ai': {'imagine', 'view', 'base'},
    'play': {'view', 'base'},
    MATCH: REFEREE | {'ai', 'play'},
    'record': REFEREE,
    'insight': REFEREE | {'record'},
    'store': {'base'},
    'saves': {'play', 'record', 'insight', 'store', 'view', 'base'},
    'words': {'view', 'base'},
    'trouble': {'words', 'saves', 'play', 'store', 'view', 'base'},
    'ui': {'trouble', 'words', 'saves', 'insight', 'play', 'record', 'store', 'view', 'base'},
    'lab': REFEREE | {'ai', 'play', 'record', 'insight', 'store', 'saves', 'words', 'trouble'},
    'main': {'ui'},
}

# Headers from outside that are for some rooms only.
OUTSIDE = [
    # As with jansson, the lab compares us with the bare library.
    (r'sqlite3\.h', 'SQLite', {'store', 'lab'}),
    (r'(gtk|gdk|gsk|graphene|pango)\b.*|adwaita\.h|libadwaita.*', 'GTK or libadwaita', {'ui'}),
    (r'jansson\.h', 'jansson', {'record', 'lab'}),
    (r'glib/gi18n(-lib)?\.h|libintl\.h', 'gettext', {'words', 'ui'}),
    (r'gio/.*|glib-object\.h|gobject/.*', 'GObject or GIO',
     set(MAY_USE) - {'base', 'view', 'imagine', 'rules', INSIDE, 'ai', 'insight'}),
]

# What the precompiled header of the ui has for a file that forgets to include it: names, and the headers that they are in.
ADWAITA, GTK, GIO = {'adwaita.h'}, {'gdk/gdk.h', 'gtk/gtk.h'}, {'gio/gio.h'}
PRECOMPILED = [
    (r'\b(?:Adw[A-Z]|adw_|ADW_)\w*', ADWAITA),
    (r'\b(?:(?:G[dst]k|Pango)[A-Z]|(?:cairo|g[dst]k|graphene|pango)_|(?:G[DST]K|PANGO)_)\w*', ADWAITA | GTK),
    (r'\b(?:G(?:Action|Application|AsyncResult|Cancellable|File\b|ListModel|ListStore|Menu|Settings|Simple|Task)\w*'
     r'|g_(?:action|application|cancellable|list_model|list_store|menu|resources|settings|task)_\w+)', ADWAITA | GTK | GIO),
]

INCLUDE = r'^[ \t]*#[ \t]*include[ \t]*(["<])([^">]+)[">]'


def room_of(path):
    """The room a source file lives in; a room of its own for each of the doors of the rules."""
    parts = path.split('/')
    if len(parts) == 2:
        return 'main'
    if path.startswith(INSIDE_FOLDERS) or path in INSIDE_HEADERS:
        return INSIDE
    if path.startswith('src/rules/imagine/') and path.endswith('.h'):
        return 'imagine'
    if path.startswith('src/play/') and (len(parts) > 3 or path.endswith('.c')):
        return MATCH
    return parts[1]


def includes_of(tree, path):
    for line, match in grep(INCLUDE, without_comments(tree.text(path))):
        yield line, match.group(2)


def no_parent_includes(tree):
    for path in tree.files('src', 'tests', endings=SOURCES):
        for line, header in includes_of(tree, path):
            if '..' in header.split('/'):
                yield f'{path}:{line}: "{header}" climbs out of its folder; add the room to the dependencies instead'


def rooms_known(tree):
    for path in tree.files('src', endings=SOURCES):
        if room_of(path) not in MAY_USE:
            yield f'{path}:1: the room "{room_of(path)}" is not in the table of tests/lint/includes.py'


def headers_have_one_home(tree):
    homes = {}
    for path in tree.files('src', endings=('.h',)):
        name = os.path.basename(path)
        if name in homes:
            yield f'{path}:1: there is another {name} in {homes[name]}; an include could mean either'
        homes[name] = path


def rooms_keep_their_walls(tree):
    homes = {os.path.basename(path): path for path in tree.files('src', endings=('.h',))}
    for path in tree.files('src', endings=SOURCES):
        room = room_of(path)
        allowed = MAY_USE.get(room, set()) | {room}
        for line, header in includes_of(tree, path):
            home = homes.get(os.path.basename(header))
            if home and room_of(home) not in allowed:
                yield f'{path}:{line}: "{room}" may not use "{room_of(home)}" ({home})'


def outside_headers_stay_outside(tree):
    for path in tree.files('src', endings=SOURCES):
        room = room_of(path)
        for line, header in includes_of(tree, path):
            for pattern, what, rooms in OUTSIDE:
                if re.fullmatch(pattern, header) and room not in rooms:
                    yield f'{path}:{line}: {what} is not for "{room}": only for {", ".join(sorted(rooms))}'


def headers_from_outside(tree, path, homes, seen):
    """The headers that are not ours and that a file includes, itself or by those of ours."""
    for _, header in includes_of(tree, path):
        home = homes.get(os.path.basename(header))
        if not home:
            yield header
        elif home not in seen:
            seen.add(home)
            yield from headers_from_outside(tree, home, homes, seen)


def precompiled_headers_hide_nothing(tree):
    homes = {os.path.basename(path): path for path in tree.files('src', endings=('.h',))}
    for path in tree.files('src/ui', endings=('.c',)):
        included = set(headers_from_outside(tree, path, homes, set()))
        for pattern, headers in PRECOMPILED:
            line, match = next(grep(pattern, without_comments(tree.text(path))), (0, None))
            if match and not headers & included:
                yield f'{path}:{line}: {match.group(0)} is used, and <{"> or <".join(sorted(headers))}> is not included'
