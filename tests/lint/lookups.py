"""lookups.py: what tests press and look for in the app stands in one header.

A literal in a test would be one more place where a renamed button has to be found.

Copyright The Bluff Bay authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import re

HEADER = 'tests/support/texts.h'

# The functions that find something by what it says, and which of their arguments tells that: those of the drivers, and
# helpers of single tests, which have one meaning wherever they are.
LOOKUPS = {
    'assert_label': 1,
    'assert_said': 1,
    'assert_trouble': 1,
    'check_words': 2,
    'click_row': 1,
    'click_sheet_button': 2,
    'find_button': 1,
    'find_in_menu': 1,
    'find_label': 1,
    'find_named': 1,
    'find_text': 1,
    'find_toggle': 1,
    'has_text': 1,
    'is_offered': 1,
    'is_read': 1,
    'is_said': 1,
    'list_usable': 1,
    'press_button': 1,
    'reader_player_find_button': 1,
    'reader_player_hold': 3,
    'reader_player_press_any': 1,
    'reader_player_press_named': 1,
    'reader_press_named': 2,
    'reader_tree_find': 3,
    'reader_tree_find_all': 3,
    'reader_tree_find_usable': 3,
    'reader_wait_for': 2,
    'reader_write_named': 1,
    'row_says': 1,
    'says': 1,
    'secret_moment_assert_found': 2,
    'secret_moment_assert_kept': 2,
    'tap': 2,
    'ui_driver_click_text': 1,
    'ui_driver_find': 3,
    'ui_driver_wait_for': 2,
    'ui_player_click_shout': 2,
    'wait_for_no_words': 1,
    'wait_for_row': 1,
    'wait_for_title': 1,
    'wait_for_words': 1,
}

# Tests may choose names for players, a file and a language.
NAMES = r'\b(Ada|Anna|Anna_B|Bart|Bea|Bo|Calico|Gil|Mia|Papa|Rook|bad\.bluff|tlh)\b'
ESCAPE = r'\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|\\.'

TOKEN = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|\w+|\S', re.DOTALL)


def has_words(literal):
    return re.search(r'[^\W\d_]{2}', re.sub(NAMES, '', re.sub(ESCAPE, ' ', literal))) is not None


def looked_for(text):
    """The literals that are looked for, each with its line: as they are, or translated."""
    calls = []  # name and argument; "" for any other bracket
    previous = ''
    for match in TOKEN.finditer(text):
        token = match.group()
        if token.startswith(('/*', '//')):
            continue
        if token in '([{':
            calls.append([previous if token == '(' else '', 0])
        elif token in ')]}' and calls:
            calls.pop()
        elif token == ',' and calls:
            calls[-1][1] += 1
        elif token[0] == '"':
            around = [call for call in calls if call[0] != '_']
            if around and LOOKUPS.get(around[-1][0]) == around[-1][1]:
                yield text.count('\n', 0, match.start()) + 1, token[1:-1]
        previous = token


def texts_have_one_home(tree):
    for path in tree.files('tests/ui', 'tests/reader', endings=('.c', '.h')):
        for line, literal in looked_for(tree.text(path)):
            if has_words(literal):
                yield f'{path}:{line}: "{literal}" is looked for: give it a name in {HEADER}'
