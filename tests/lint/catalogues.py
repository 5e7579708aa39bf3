"""catalogues.py: every sentence is there in every language: nothing untranslated, nothing that was only guessed (fuzzy), and
nothing that is used no more (what to do about it: ./dev catalogues); and a text is a message once, however it is shown.

Copyright The Bluff Bay authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import os
import re
import shutil
import subprocess
import tempfile

import po
import translations
from texts import ODD_ENGLISH
from tree import Unavailable, grep
from wording import POTFILES

# What the build takes out of the sources (meson's preset for GLib).
KEYWORDS = ('_', 'N_', 'C_:1c,2', 'NC_:1c,2', 'g_dcgettext:2', 'g_dngettext:2,3', 'g_dpgettext2:2c,3')

# What msgcmp says of a sentence that nobody has translated, or looked at, that is not in the catalogue, or that is in it and
# used no more.
MISSING = r'^([^:\n]+):(\d+): (?:warning: )?(this message [^\n]*)'

# A form that is missing among others, of which it says nothing.
EMPTY_FORM = r'^msgstr\[\d\] ""\n(?!")'

# What msgmerge leaves of a sentence that is used no more.
OBSOLETE = r'^#~ msgid '

# A name has an apostrophe: "Ada’s cup", as a child of ten would say.
NAME_BEHIND = re.compile(r'\bthe [^%.:;]* of %(?:\d\$)?s', re.IGNORECASE)

# Widgets whose label or title is a heading or names an act.
HEADED = ('AdwActionRow', 'AdwComboRow', 'AdwEntryRow', 'AdwExpanderRow', 'AdwPreferencesGroup', 'AdwPreferencesPage',
          'AdwStatusPage', 'AdwWindowTitle', 'GtkButton', 'GtkMenuButton', 'GtkToggleButton', 'GtkWindow')

# What the comment for translators says of a message in the code that stands there.
HEADED_HERE = re.compile(r'\b(?:a button|on the button|button:|in a menu|a menu item|a heading)', re.IGNORECASE)

# A sentence, though it may be a heading or stand on a button: it ends like one, or its comment says that it has no full stop.
SENTENCE = re.compile(r'[.!]$')
SENTENCE_HERE = 'without a full stop'

# What may be small among capitals.
SMALL_WORDS = ('a', 'an', 'and', 'as', 'at', 'but', 'by', 'for', 'in', 'nor', 'of', 'off', 'on', 'or', 'per', 'the', 'to', 'up',
               'via')

# Texts that differ only by capitals, and are different all the same; each with the reason.
DIFFERENT_TEXTS = {
    'Folder': 'beside FOLDER, which stands for an argument in the help of the command line',
    'Right About a Bluff': 'heads a chart, beside the words below a number, which are no heading: 47 of 79 right about a bluff',
}


def run(*command, cwd):
    """What a program said, in English."""
    if not shutil.which(command[0]):
        raise Unavailable(f'{command[0]} is not installed')
    done = subprocess.run(command, cwd=cwd, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False,
                          env={**os.environ, 'LC_ALL': 'C.UTF-8', 'LANGUAGE': 'C'})
    return done.returncode, (done.stdout + done.stderr).strip()


def place_of(path, number):
    """Where in the sources a sentence is that stands in this line of the list of them."""
    with open(path, encoding='utf-8') as file:
        lines = file.read().splitlines()[:number]
    places = [line.split()[1] for line in lines if line.startswith('#: ')]
    return places[-1] if places else POTFILES


def compare(tree, catalogue, sentences):
    """What the catalogue lacks."""
    code, said = run('msgcmp', catalogue, sentences, cwd=tree.root)
    found = 0
    for _, match in grep(MISSING, said):
        path, number, what = match.groups()
        place = place_of(path, int(number)) if path == sentences else f'{path}:{number}'
        yield f'{place}: {what.rstrip(".")}' + (f' in {catalogue}' if path == sentences else '')
        found += 1
    if code and not found:
        yield f'{catalogue}: {said}'
    for line, _ in grep(EMPTY_FORM, tree.text(catalogue)):
        yield f'{catalogue}:{line}: this plural form is untranslated'
    for line, _ in grep(OBSOLETE, tree.text(catalogue)):
        yield f'{catalogue}:{line}: this message is used no more'


def take_out(tree, folder):
    """The list of all sentences, taken out of the sources into a folder, and what went wrong (or nothing)."""
    sentences = os.path.join(folder, 'sentences.pot')
    code, said = run('xgettext', '--from-code=UTF-8', '--add-comments=Translators', *(f'--keyword={keyword}' for keyword in KEYWORDS),
                     f'--files-from={POTFILES}', f'--output={sentences}', cwd=tree.root)
    return sentences, f'{POTFILES}:1: {said}' if code else None


def compare_template(tree, sentences):
    """Where the list that translators begin with is not that of the sources."""
    with open(sentences, encoding='utf-8') as file:
        wanted = {message[3:6]: message for message in po.read(file.read())}
    listed = {message[3:6]: message for message in po.read(tree.text(po.TEMPLATE))}
    for key in wanted.keys() - listed.keys():
        yield f'{wanted[key].place}: this message is not in {po.TEMPLATE}'
    for key in listed.keys() - wanted.keys():
        yield f'{po.TEMPLATE}:{listed[key].line}: this message is used no more'


def catalogues_complete(tree):
    wanted = po.languages(tree)
    if not wanted:
        return
    with tempfile.TemporaryDirectory() as folder:
        sentences, wrong = take_out(tree, folder)
        if wrong:
            yield wrong
            return
        if tree.has(po.TEMPLATE):
            yield from compare_template(tree, sentences)
        for language in wanted:
            catalogue = po.catalogue_of(language)
            if tree.has(catalogue):
                yield from compare(tree, catalogue, sentences)
            else:
                yield f'{po.LINGUAS}:1: there is no {catalogue}'


def source_messages(tree):
    """The messages of the sources, or nothing if they cannot be taken out: catalogues_complete says why."""
    if not tree.has(POTFILES):
        return []
    with tempfile.TemporaryDirectory() as folder:
        sentences, wrong = take_out(tree, folder)
        if wrong:
            return []
        with open(sentences, encoding='utf-8') as file:
            return po.read(file.read())


def counts_are_last(tree):
    """Only the last argument can be left out where a language says the number in words."""
    for message in source_messages(tree):
        numbers = [kind.startswith(translations.WHOLE_NUMBERS) for _, kind in translations.arguments(message.plural or '')]
        if any(numbers) and not numbers[-1]:
            yield f'{message.place}: the count is not the last argument of "{message.plural}"'


def arguments_explained(tree):
    """What translators are not told they must guess. The comment stands directly before the message, or it is lost."""
    for message in source_messages(tree)[1:]:
        if not message.comment and translations.arguments(message.text):
            yield f'{message.place}: no comment tells translators what the arguments of "{message.text}" are'


def find_small(text):
    """The words of a text that begin small, though they may not; what stands behind an apostrophe is no word."""
    return [word for word in re.findall(r'(?<![\w’])[a-z]\w*', text) if word not in SMALL_WORDS]


def header_capitals(tree):
    """Titles, headings, buttons and menus begin each word with a capital, but for articles, prepositions and the like."""
    for path in tree.files('src', endings=('.ui',)):
        for block in re.split(r'(?=<(?:object|template) )', tree.text(path)):
            match = re.match(r'<(?:object class|template class="\w+" parent)="(\w+)"', block)
            if not match or match.group(1) not in HEADED:
                continue
            for text in re.findall(r'<property name="(?:label|title)" translatable="yes"[^>]*>([^<]+)<', block):
                small = find_small(text)
                if small and '%' not in text:
                    yield f'{path}: “{text}” wants Header Capitals: "{small[0]}"'
    for message in source_messages(tree):
        if not message.place.split(':')[0].endswith('.c') or not HEADED_HERE.search(message.comment):
            continue
        if SENTENCE.search(message.text) or SENTENCE_HERE in message.comment:
            continue
        for text in (message.text, message.plural or ''):
            small = find_small(translations.ARGUMENT.sub('', text))
            if small:
                yield f'{message.place}: “{text}” wants Header Capitals: "{small[0]}"'


def texts_stand_once(tree):
    """Letters to press and ellipses are added in code (bluff-labels.h), so that one text is one message."""
    found = {}
    for message in source_messages(tree):
        if not message.place.startswith(('src/ui/', 'src/words/')):
            continue
        if re.search(r'(?<!_)_\w', message.text):
            yield f'{message.place}: “{message.text}” marks a letter: bluff-labels.h does'
        bare = message.text.replace('_', '').rstrip('…').casefold()
        found.setdefault(bare, {}).setdefault(message.text, message.place)
    for texts in found.values():
        if len(texts) > 1 and not set(texts) & set(DIFFERENT_TEXTS):
            (first, _), *others = texts.items()
            for text, place in others:
                yield f'{place}: “{text}” is “{first}” once more'


def plain_english(tree):
    for message in source_messages(tree):
        for text in (message.text, message.plural or ''):
            match = ODD_ENGLISH.search(text) or NAME_BEHIND.search(text)
            if match:
                yield f'{message.place}: "{match.group(0)}" is no plain English'
