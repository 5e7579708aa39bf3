"""wording.py: texts for translators are in two rooms only, and translators get every file that has one.

Copyright The Bluff Bay authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import re

from includes import SOURCES, room_of
from tree import grep, without_comments

# What the lab says of its own is English alone: no player reads it.
WORDING_ROOMS = ('words', 'ui')

KEYWORDS = r'(?:_|N_|C_|NC_|Q_|d?c?n?gettext|g_dc?n?gettext|g_dpgettext2?|pgettext|npgettext)'

# A call of any kind, and one with a text in it that xgettext can take out.
CALL = r'(?<![\w])' + KEYWORDS + r'[ \t\n]*\('
TEXT = CALL + r'[^()"]*"'

# Not C, but translated all the same.
TRANSLATED_ENDINGS = ('.desktop.in', '.desktop.in.in', '.metainfo.xml.in', '.metainfo.xml.in.in', '-mime.xml.in')

POTFILES = 'po/POTFILES.in'


def gettext_in_its_rooms(tree):
    for path in tree.files('src', endings=SOURCES):
        if room_of(path) in WORDING_ROOMS:
            continue
        for line, match in grep(CALL, without_comments(tree.text(path))):
            call = match.group(0).rstrip('( \t\n')
            yield f'{path}:{line}: {call} is called in "{room_of(path)}": only {", ".join(WORDING_ROOMS)} speak to players'


def translatable(tree):
    """The files with texts for translators, each with the line of the first."""
    for path in tree.files('src', endings=SOURCES):
        for line, _ in grep(TEXT, without_comments(tree.text(path))):
            yield path, line
            break
    for path in tree.files('src', 'data', endings=('.ui', '.blp')):
        for line, _ in grep(r'translatable="(yes|true)"|\b_\(', tree.text(path)):
            yield path, line
            break
    for path in tree.files('data', endings=TRANSLATED_ENDINGS):
        yield path, 1


def potfiles_complete(tree):
    found = dict(translatable(tree))
    listed = {}
    if tree.has(POTFILES):
        for number, line in enumerate(tree.text(POTFILES).splitlines(), 1):
            path = re.sub(r'^\[[^]]*\]', '', line.split('#')[0]).strip()
            if not path:
                continue
            if path in listed:
                yield f'{POTFILES}:{number}: {path} is listed twice'
            listed[path] = number
    for path in sorted(set(found) - set(listed)):
        yield f'{path}:{found[path]}: has a text for translators but is not in {POTFILES}'
    for path in sorted(set(listed) - set(found)):
        why = 'has no text for translators' if tree.has(path) else 'does not exist'
        yield f'{POTFILES}:{listed[path]}: {path} {why}'
