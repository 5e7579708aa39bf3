"""texts.py: what every text file of the tree keeps to.

Copyright The Bluff Bay authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import re

from tree import grep, only_comments

# Written by us, line by line. Records, corpora and licences are as they are.
OURS = ('.c', '.h', '.py', '.sh', '.md', '.ui', '.css', '.svg', '.xml', '.yml', '.in', '.1', '.po', '.tsv',
        'meson.build', 'meson_options.txt', '.clang-format', '.editorconfig', '.gitignore')
SCRIPTS = ('dev', '.ci/run')

AUTHORS = 'Copyright The Bluff Bay authors'
LICENCE = 'SPDX-License-Identifier: '
HEAD_LINES = 40

# In two pieces, so that this file may be checked too.
LATER = r'\b(TO' r'DO|FIX' r'ME)\b'
CONFLICT = r'^(<{7} |>{7} |={7}$)'
MACHINE = r'(?<![\w.-])/wo' r'rk/|\.\./sha' r'red\b'
DEBRIS = ('.orig', '.rej', '.bak', '~')

# English that nobody speaks, also where a comment's line ends within it.
BREAK = r'(?:\s*\n\s*(?:[*#]|//)\s*|\s+)'
ODD_ENGLISH = re.compile(r'\b(the own|anew|whoever|what lies open|(see|sees|saw|seen) to it)\b'.replace(' ', BREAK), re.IGNORECASE)

# A text may name such a word.
QUOTES = ('""', '“”', '``')


def ours(tree):
    return tree.files(endings=OURS) + [path for path in SCRIPTS if tree.has(path)]


def files_say_their_licence(tree):
    for path in tree.files('src', 'tests', 'tools', 'flatpak', endings=('.c', '.h', '.py', '.sh')) + [p for p in SCRIPTS if tree.has(p)]:
        head = '\n'.join(tree.text(path).splitlines()[:HEAD_LINES])
        for wanted in (AUTHORS, LICENCE + 'GPL-3.0-or-later'):
            if wanted not in head:
                yield f'{path}:1: the comment at the top lacks "{wanted}"'


def whitespace(tree):
    for path in ours(tree):
        text = tree.bytes(path).decode('utf-8', 'replace')
        for line, _ in grep(r'[ \t\r]+$', text):
            yield f'{path}:{line}: white space at the end of the line'
        if path.endswith(('.c', '.h', '.py')):
            for line, _ in grep(r'^[^\n]*\t', text):
                yield f'{path}:{line}: a tab'
        if text and not text.endswith('\n'):
            yield f'{path}:{text.count(chr(10)) + 1}: the last line does not end'
        if text.endswith('\n\n'):
            yield f'{path}:{text.count(chr(10))}: blank lines at the end'


def nothing_left_over(tree):
    for path in tree.files(endings=DEBRIS):
        yield f'{path}:1: left over from an edit or a merge'
    for path in ours(tree):
        for line, match in grep(CONFLICT, tree.text(path)):
            yield f'{path}:{line}: a conflict was not resolved'
        # Catalogues are in other languages, where the word means something else.
        if not path.endswith('.po'):
            for line, match in grep(LATER, tree.text(path)):
                yield f'{path}:{line}: {match.group(0)}: do it, or file an issue'


def plain_comments(tree):
    # Catalogues are in other languages, and copy the comments for translators; the rules are quoted word by word.
    for path in sorted(set(tree.files()) - set(tree.files(endings=('.po', '.pot', '.tsv'))) - {'docs/RULES.md'}):
        text = only_comments(path, tree.text(path))
        for line, match in grep(ODD_ENGLISH, text):
            around = text[match.start() - 1:match.start()] + text[match.end():match.end() + 1]
            if around not in QUOTES:
                yield f'{path}:{line}: "{re.sub(BREAK, " ", match.group(0))}" is no plain English'


def no_machine_paths(tree):
    for path in tree.files():
        for line, match in grep(MACHINE, tree.text(path)):
            yield f'{path}:{line}: "{match.group(0)}" exists on one machine only'
