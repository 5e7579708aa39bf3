"""po.py: what stands in a catalogue, message by message, and the table of po/README.md that says how each language counts.

Copyright The Bluff Bay authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import gettext
import re
from collections import namedtuple

from tree import grep

GUIDE = 'po/README.md'
LINGUAS = 'po/LINGUAS'
TEMPLATE = 'po/bluff-bay.pot'

# line: of the msgid; place: in the sources; context and plural: None if there is none; forms: one, or those of a plural;
# comment: for translators, or ''.
Message = namedtuple('Message', 'line place flags context text plural forms comment')

# A row of the guide's table: "| ru | `nplurals=3; plural=…;` |"
COUNTING = r'^\| *([a-zA-Z_]+) *\| *`(nplurals=(\d); plural=([^`]*);)` *\|'

Counting = namedtuple('Counting', 'header classes')

# Every class of numbers has one below this.
NUMBERS = range(1001)

FIELD = re.compile(r'(msgctxt|msgid_plural|msgid|msgstr(?:\[\d\])?) "(.*)"$')
ESCAPES = {'n': '\n', 't': '\t'}


def languages(tree):
    lines = tree.text(LINGUAS).splitlines() if tree.has(LINGUAS) else []
    return ' '.join(line.split('#')[0] for line in lines).split()


def catalogue_of(language):
    return f'po/{language}.po'


def catalogues(tree):
    """The languages that have a catalogue, each with its path."""
    return [(language, catalogue_of(language)) for language in languages(tree) if tree.has(catalogue_of(language))]


def unescape(text):
    return re.sub(r'\\(.)', lambda match: ESCAPES.get(match.group(1), match.group(1)), text)


def read_block(block, first_line):
    """A message out of the lines between two empty ones, or nothing if it is none, or no more used."""
    fields, field, line, place, comment, flags = {}, None, 0, '', '', ''
    for number, text in enumerate(block.split('\n'), first_line):
        match = FIELD.match(text)
        if text.startswith('#: '):
            place = place or text.split()[1]
        elif text.startswith('#. '):
            comment += text[3:]
        elif text.startswith('#, '):
            flags += text[2:]
        elif match:
            field = match.group(1)
            fields[field] = unescape(match.group(2))
            line = number if field == 'msgid' else line
        elif text.startswith('"'):
            fields[field] += unescape(text[1:-1])
    if not line:
        return None
    forms = [text for field, text in fields.items() if field.startswith('msgstr')]
    return Message(line, place, flags, fields.get('msgctxt'), fields['msgid'], fields.get('msgid_plural'), forms, comment)


def read(text):
    """The messages of a catalogue, the header first."""
    messages, line = [], 1
    for block in text.split('\n\n'):
        messages.append(read_block(block, line))
        line += block.count('\n') + 2
    return [message for message in messages if message]


def read_counting(tree):
    """How each language counts: the header that the guide gives it, and the numbers of each class."""
    table = {}
    for _, match in grep(COUNTING, tree.text(GUIDE) if tree.has(GUIDE) else ''):
        language, header, n_forms, rule = match.groups()
        # In a table of Markdown a bar is escaped.
        form_of = gettext.c2py(rule.replace('\\|', '|'))
        classes = [[] for _ in range(int(n_forms))]
        for number in NUMBERS:
            classes[form_of(number)].append(number)
        table[language] = Counting(header.replace('\\|', '|'), classes)
    return table
