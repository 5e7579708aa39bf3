"""translations.py: what a translation keeps of its English sentence: the arguments, the plural forms of its language, and the
words of the glossary.

Copyright The Bluff Bay authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import re
from collections import namedtuple

import po
import typography

GLOSSARY = 'po/GLOSSARY.tsv'
DEPARTURES = 'po/GLOSSARY-departures.tsv'

# Columns of the glossary before those of the languages, and what stands between plural forms.
GLOSSARY_HEAD = ('key', 'note', 'context', 'en')
FORMS = ' ;; '

DEPARTURES_HEAD = ('language', 'context', 'msgid', 'reason')

# What the note of a term says that no message has, before the reason why it stays.
KEPT = 'kept: '

# An argument of a C format: its number (if it has one), and its type: %s, %2$d, %'u, %.1f, %<PRIu64>.
ARGUMENT = re.compile(r"%(?:(\d+)\$)?[-+ #0']*\d*(?:\.\d+)?(?:l|ll|h|z)?([diouxXeEfgcs]|<\w+>)")
WHOLE_NUMBERS = ('d', 'i', 'u', '<')

# A number in digits behind its word: "two cards (2)".
BRACKETS = re.compile(r'\(%(?:\d+\$)?[du]\)')

# The letter that a key presses in a menu: "_New Game", or "新游戏(_N)" where the script has none.
MNEMONIC = re.compile(r'\(_\w\)|_')

# The names of the games, which stand wherever the game is named.
GAMES = ('pirate.name', 'bluffer.name', 'bluffaneer.name')

# What somebody cries in a message: “Bluff!”
CRY = re.compile('“([^“”]+!)”')

# Spaces that may stand before a mark, and what quotes a cry: not part of its words.
NO_BREAK = re.compile(f'[{typography.NO_BREAK}]')

Term = namedtuple('Term', 'line key context english forms')


def arguments(text):
    """The arguments of a format, by number: [(1, 's'), (2, 'd')]."""
    found = ARGUMENT.findall(text.replace('%%', ''))
    return sorted({(int(number or place), kind) for place, (number, kind) in enumerate(found, 1)})


def fill(text, last, number):
    """A format with its arguments filled in: the one that counts with a number, the others with a word."""
    place = 0

    def argument(match):
        nonlocal place
        place += 1
        return str(number) if int(match.group(1) or place) == last else '…'

    return ARGUMENT.sub(argument, text.replace('%%', '\u066a'))


def wrong_arguments(english, translated):
    wanted, found = arguments(english), arguments(translated)
    if wanted != found:
        said = [', '.join(f'%{number}${kind}' for number, kind in some) or 'none' for some in (wanted, found)]
        return f'the arguments are {said[1]}, but in English {said[0]}'
    return None


def wrong_form(english, form, numbers):
    """What is wrong with a plural form for some numbers. The count is the last argument."""
    count = arguments(english)[-1:]
    counts = bool(count) and count[0][1].startswith(WHOLE_NUMBERS)
    if counts and len(numbers) == 1:
        if BRACKETS.search(form):
            return f'this form is for {numbers[0]} alone: say so in words, without a number in brackets'
        if arguments(form) == arguments(english)[:-1]:
            return None
    wrong = wrong_arguments(english, form)
    if not wrong and counts and str(numbers[-1]) not in fill(form, count[0][0], numbers[-1]):
        wrong = f'{numbers[-1]} is not said'
    return wrong


def formats(tree):
    """Every message of every catalogue that has arguments: its catalogue, language and what it is."""
    for language, path in po.catalogues(tree):
        for message in po.read(tree.text(path)):
            if 'c-format' in message.flags and 'no-c-format' not in message.flags:
                yield path, language, message


def placeholders_kept(tree):
    for path, _, message in formats(tree):
        wrong = wrong_arguments(message.text, message.forms[0]) if message.plural is None else None
        if wrong:
            yield f'{path}:{message.line}: {wrong}'


def plural_forms(tree):
    counting = po.read_counting(tree)
    for language, path in po.catalogues(tree):
        if language not in counting:
            yield f'{po.GUIDE}:1: does not say how "{language}" counts'
            continue
        header, classes = counting[language]
        messages = po.read(tree.text(path))
        if f'Plural-Forms: {header}\n' not in messages[0].forms[0]:
            yield f'{path}:1: the header is not "Plural-Forms: {header}", as {po.GUIDE} has it'
        for message in messages:
            if message.plural is not None and len(message.forms) != len(classes):
                yield f'{path}:{message.line}: {len(message.forms)} plural forms instead of {len(classes)}'
    for path, language, message in formats(tree):
        if message.plural is not None and language in counting:
            for number, (form, numbers) in enumerate(zip(message.forms, counting[language].classes)):
                wrong = wrong_form(message.plural, form, numbers)
                if wrong:
                    yield f'{path}:{message.line}: msgstr[{number}]: {wrong}'


def read_table(tree, path):
    """The rows of a table with tabs, each with its line; the first is its head."""
    lines = tree.text(path).splitlines() if tree.has(path) else ['']
    return [(number, line.split('\t')) for number, line in enumerate(lines, 1)]


def read_terms(tree, language):
    """The terms of the glossary in a language, by context and plain English."""
    (_, head), *rows = read_table(tree, GLOSSARY)
    if language not in head:
        return {}
    column = head.index(language)
    terms = {}
    for line, cells in rows:
        term = Term(line, *cells[:1], *cells[2:4], cells[column].split(FORMS))
        terms.setdefault((term.context, plain(term.english.split(FORMS)[0])), term)
    return terms


def plain(text):
    """A text without what differs between a title, a menu and a sentence."""
    return MNEMONIC.sub('', text).casefold().replace('%u', '%d').replace('$u', '$d')


def same(term, message):
    """Whether a message is translated by its term; a small letter in English may be one in the other language, too."""
    exact = term.english[:1].isupper() == message.text.lstrip('_')[:1].isupper()
    bare = (lambda text: MNEMONIC.sub('', text).replace('%u', '%d').replace('$u', '$d')) if exact else plain
    return [bare(form) for form in message.forms] == [bare(form) for form in term.forms]


def unquoted(text):
    """A text without the marks that quote, and with plain spaces."""
    return NO_BREAK.sub(' ', typography.ANY_QUOTE.sub('', text))


def departure(terms, message):
    """What the glossary says otherwise about a message that is a term, or about the cries and the games that it names; or
    nothing."""
    term = terms.get((message.context or '', plain(message.text))) or terms.get(('', plain(message.text)))
    if term and not same(term, message):
        return f'"{FORMS.join(message.forms)}" is "{FORMS.join(term.forms)}" in {GLOSSARY} ({term.key})'
    for cry in CRY.findall(message.text):
        term = terms.get(('', plain(cry)))
        for form in message.forms if term else ():
            if unquoted(term.forms[0]) not in unquoted(form):
                return f'"{form}" lacks "{term.forms[0]}" of {GLOSSARY} ({term.key})'
    for term in terms.values():
        if term.key in GAMES and re.search(rf'(?<!\w){term.english}(?!\w)', message.text):
            for form in message.forms:
                if term.forms[0] not in unquoted(form).replace('-', ' '):
                    return f'"{form}" lacks "{term.forms[0]}" of {GLOSSARY} ({term.key})'
    return None


def glossary_used(tree):
    """Messages that are a term of the glossary are translated by it, and so are cries that a message quotes and games that it
    names, unless a reason is given why not."""
    departures = {tuple(cells[:-1]): line for line, cells in read_table(tree, DEPARTURES)[1:]
                  if len(cells) == len(DEPARTURES_HEAD) and cells[-1].strip()}
    needed = set()
    for language, path in po.catalogues(tree):
        terms = read_terms(tree, language)
        for message in po.read(tree.text(path)):
            said = departure(terms, message)
            if said:
                place = (language, message.context or '', message.text)
                needed.add(place)
                if place not in departures:
                    yield f'{path}:{message.line}: {said}'
    for line, cells in read_table(tree, DEPARTURES)[1:]:
        if tuple(cells[:-1]) not in departures:
            yield f'{DEPARTURES}:{line}: lacks one of {", ".join(DEPARTURES_HEAD)}'
        elif tuple(cells[:-1]) not in needed:
            yield f'{DEPARTURES}:{line}: nothing departs from the glossary there'


def glossary_needed(tree):
    """The English of every term stands in a message, whole or as words in it, or the note of its row says why the row is kept."""
    messages = [message for _, path in po.catalogues(tree) for message in po.read(tree.text(path))]
    said = '\n'.join({plain(message.text) for message in messages})
    for line, cells in read_table(tree, GLOSSARY)[1:]:
        if not messages or len(cells) < len(GLOSSARY_HEAD):
            continue
        english = cells[3].split(FORMS)[0]
        found = re.search(rf'(?<!\w){re.escape(plain(english))}(?!\w)', said)
        if not found and KEPT not in cells[1]:
            yield f'{GLOSSARY}:{line}: no message has "{english}": mend or delete the row, or write "{KEPT}" and why in its note'
        elif found and KEPT in cells[1]:
            yield f'{GLOSSARY}:{line}: "{english}" is kept without a message, but there is one'


def glossary_whole(tree):
    """The glossary itself: every term in every language, in that language's forms and typography."""
    if not tree.has(GLOSSARY):
        return
    counting = po.read_counting(tree)
    (_, head), *rows = read_table(tree, GLOSSARY)
    for language in set(counting) ^ set(head[len(GLOSSARY_HEAD) - 1:]):
        yield f'{GLOSSARY}:1: "{language}" is not both here and in {po.GUIDE}'
    keys, terms = set(), {}
    for line, cells in rows:
        if len(cells) != len(head) or not all(cell for name, cell in zip(head, cells) if name != 'context'):
            yield f'{GLOSSARY}:{line}: a column is missing'
            continue
        if cells[0] in keys:
            yield f'{GLOSSARY}:{line}: there is another "{cells[0]}"'
        keys.add(cells[0])
        if terms.setdefault((cells[2], plain(cells[3])), cells[3:]) != cells[3:]:
            yield f'{GLOSSARY}:{line}: "{cells[3]}" is translated otherwise above: give one of them a context'
        english = cells[3].split(FORMS)
        for language, cell in zip(head[3:], cells[3:]):
            for wrong in wrong_term(language, english, cell.split(FORMS), counting.get(language)):
                yield f'{GLOSSARY}:{line}: {language}: {wrong}'


def wrong_term(language, english, forms, counting):
    if len(english) > 1 and counting:
        if len(forms) != len(counting.classes):
            yield f'{len(forms)} plural forms instead of {len(counting.classes)}'
        for form, numbers in zip(forms, counting.classes):
            wrong = wrong_form(english[-1], form, numbers)
            if wrong:
                yield wrong
    elif len(english) == 1:
        wrong = wrong_arguments(english[0], forms[0])
        if wrong:
            yield wrong
    for form in forms:
        yield from typography.wrong_in(language, form)
