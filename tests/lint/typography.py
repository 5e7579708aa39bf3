"""typography.py: marks that each language writes in its own way. po/README.md says the same to translators.

Copyright The Bluff Bay authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import re

import po

# What opens and what closes a quotation.
QUOTES = {
    'en': '“”', 'fr': '«»', 'de': '„“', 'es': '«»', 'it': '“”', 'pt': '“”', 'nl': '“”', 'da': '””', 'sv': '””', 'ru': '«»',
    'zh_CN': '“”', 'ar': '«»',
}
ANY_QUOTE = re.compile('[«»“”„‚‘‹›]')

NO_BREAK = '\u00a0\u202f'
CHINESE = '\u4e00-\u9fff'
RIGHT_TO_LEFT = '\u200f'

# language: a pattern that is wrong, and what to write instead
MARKS = {
    'fr': [(rf'[^{NO_BREAK}!?][!?;]', 'a narrow no-break space before ! ? ;'),
           (rf'[^{NO_BREAK}]:(?=\s|$)', 'a no-break space before :'),
           (rf'«[^{NO_BREAK}]|[^{NO_BREAK}]»', 'a no-break space inside « »'),
           (rf'[^{NO_BREAK}]%%', 'a no-break space before %')],
    'de': [(r'[^\u00a0„“(]…', 'a no-break space before …'), (r'\S%%', 'a no-break space before %')],
    'es': [(r'\S%%', 'a no-break space before %')],
    'da': [(r'[^\u00a0”(]…', 'a no-break space before …'), (r'\S%%', 'a no-break space before %')],
    'sv': [(r'[^\u00a0”(]…', 'a no-break space before …'), (r'\S%%', 'a no-break space before %')],
    'ru': [(r' - ', 'a dash — instead of a hyphen'), (r'[^\u00a0]—', 'a no-break space before —')],
    'zh_CN': [(rf'[{CHINESE}”][,.!?:;()]|[,.!?:;()][{CHINESE}“]', 'full-width ，。！？：；（）'),
              (rf'[{CHINESE}][A-Za-z0-9%]|[A-Za-z0-9][{CHINESE}]', 'a space between Chinese and Latin letters or digits')],
    'ar': [(r'(?<!\d),|,(?!\d)|[;?]', '، ؛ ؟ instead of , ; ?'), ('[٠-٩]', 'digits 0–9')],
}

# A left-to-right letter, or an argument that may be one, before the first letter that is Arabic.
LATIN_FIRST = re.compile(rf'^[^{RIGHT_TO_LEFT}\u0621-\u064aA-Za-z%]*(?:%(?:\d+\$)?s|[A-Za-z])')
ARABIC = re.compile('[\u0621-\u064a]')

# What a reader does not see: markup, and the letter of a menu in scripts that have none on the key.
UNSEEN = re.compile(r'<[^<>]*>|\(_\w\)|_')
ENTITY = re.compile(r'&\w+;')

# Words that an app is searched by, and how a date is written.
LISTS = re.compile(r'^(?:[^;]+;){3,}$')
DATES = 'date'


def wrong_in(language, text):
    """What is wrong with the marks of a text."""
    text = ENTITY.sub('&', UNSEEN.sub('', text))
    for mark in sorted(set(re.findall('["\']', text))):
        yield f'a straight {mark}'
    opening, closing = QUOTES.get(language, QUOTES['en'])
    quotes = ''.join(ANY_QUOTE.findall(text))
    if quotes != (opening + closing) * (len(quotes) // 2):
        yield f'quotes {quotes} instead of {opening} {closing}'
    for pattern, instead in MARKS.get(language, ()):
        if re.search(pattern, text):
            yield instead
    if language == 'es':
        for opening, closing in ('¡!', '¿?'):
            if text.count(opening) != text.count(closing):
                yield f'{opening} and {closing} are no pair'
    if language == 'ar' and ARABIC.search(text) and LATIN_FIRST.match(text):
        yield 'U+200F before a name or Latin letters at the beginning'


def marks_of_each_language(tree):
    english = [('en', po.TEMPLATE)] if tree.has(po.TEMPLATE) else []
    for language, path in english + po.catalogues(tree):
        for message in po.read(tree.text(path))[1:]:
            if LISTS.match(message.text) or message.context == DATES:
                continue
            for text in (message.text, message.plural or '') if language == 'en' else message.forms:
                for wrong in wrong_in(language, text):
                    yield f'{path}:{message.line}: {wrong}: "{text}"'
