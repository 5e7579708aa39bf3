"""catalogues.py: every sentence is there in every language: nothing untranslated, nothing that was only guessed (fuzzy).

Copyright The Bluff Bay authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import os
import shutil
import subprocess
import tempfile

from tree import Unavailable, grep
from wording import POTFILES

LINGUAS = 'po/LINGUAS'

# What the build takes out of the sources (meson's preset for GLib).
KEYWORDS = ('_', 'N_', 'C_:1c,2', 'NC_:1c,2', 'g_dcgettext:2', 'g_dngettext:2,3', 'g_dpgettext2:2c,3')

# What msgcmp says of a sentence that nobody has translated, or looked at, or that is not in the catalogue; what is
# used no more is only a warning, and does no harm.
MISSING = r'^([^:\n]+):(\d+): (this message [^\n]*)'

# A form that is missing among others, of which it says nothing.
EMPTY_FORM = r'^msgstr\[\d\] ""\n(?!")'


def run(*command, cwd):
    """What a program said, in English."""
    if not shutil.which(command[0]):
        raise Unavailable(f'{command[0]} is not installed')
    done = subprocess.run(command, cwd=cwd, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False,
                          env={**os.environ, 'LC_ALL': 'C.UTF-8', 'LANGUAGE': 'C'})
    return done.returncode, (done.stdout + done.stderr).strip()


def languages(tree):
    lines = tree.text(LINGUAS).splitlines() if tree.has(LINGUAS) else []
    return ' '.join(line.split('#')[0] for line in lines).split()


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


def catalogues_complete(tree):
    wanted = languages(tree)
    with tempfile.TemporaryDirectory() as folder:
        sentences = os.path.join(folder, 'sentences.pot')
        if wanted:
            code, said = run('xgettext', '--from-code=UTF-8', *(f'--keyword={keyword}' for keyword in KEYWORDS),
                             f'--files-from={POTFILES}', f'--output={sentences}', cwd=tree.root)
            if code:
                yield f'{POTFILES}:1: {said}'
                return
        for language in wanted:
            catalogue = f'po/{language}.po'
            if tree.has(catalogue):
                yield from compare(tree, catalogue, sentences)
            else:
                yield f'{LINGUAS}:1: there is no {catalogue}'
