"""tools.py: checks that other programs make for us.

Copyright The Bluff Bay authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import re
import shutil
import subprocess

from texts import SCRIPTS
from tree import Unavailable

# Other versions format differently; this one is Debian 12's.
CLANG_FORMAT_VERSION = '14'

MANY = 50

# What i18nspector says of catalogues that are whole.
NO_FAULT = (
    'no-version-in-project-id-version',  # the catalogues are not made again for every version
    'no-report-msgid-bugs-to-header-field', 'invalid-last-translator',  # there is no address that would last
    'boilerplate-in-initial-comments',  # "YEAR" in the list of messages, which no translator has begun
)


def run(*command, cwd):
    """What a program said of what it did not like."""
    done = subprocess.run(command, cwd=cwd, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    said = (done.stdout + done.stderr).strip()
    if done.returncode and not said:
        said = f'{command[0]} failed with exit code {done.returncode}'
    return said


def find_clang_format():
    for name in (f'clang-format-{CLANG_FORMAT_VERSION}', 'clang-format'):
        if shutil.which(name):
            version = subprocess.run([name, '--version'], capture_output=True, text=True, check=False).stdout
            if re.search(rf'version {CLANG_FORMAT_VERSION}\.', version):
                return name
    raise Unavailable(f'clang-format {CLANG_FORMAT_VERSION} is not installed')


def formatted(tree):
    program = find_clang_format()
    paths = tree.files('src', 'tests', endings=('.c', '.h'))
    for start in range(0, len(paths), MANY):
        said = run(program, '--dry-run', '--Werror', '--style=file', *paths[start:start + MANY], cwd=tree.root)
        found = [line for line in said.splitlines() if ': error: ' in line]
        for line in found:
            yield line.replace('error: code should be clang-formatted', f'not as {program} -i writes it')
        if said and not found:
            yield said


def man_pages(tree):
    """Pages that groff, or mandoc where there is no groff, reads without a warning."""
    if shutil.which('groff'):
        command = ('groff', '-man', '-Kutf8', '-Tutf8', '-ww', '-z')
    elif shutil.which('mandoc'):
        command = ('mandoc', '-T', 'lint', '-W', 'warning')
    else:
        raise Unavailable('neither groff nor mandoc is installed')
    for path in tree.files('data/man'):
        said = run(*command, path, cwd=tree.root)
        if said:
            yield f'{path}: {said}'


def shell_scripts(tree):
    if not shutil.which('shellcheck'):
        raise Unavailable('shellcheck is not installed')
    scripts = [path for path in SCRIPTS if tree.has(path)] + tree.files('tests', 'tools', 'data', 'flatpak', endings=('.sh',))
    for path in scripts:
        said = run('shellcheck', '--external-sources', '--format=gcc', path, cwd=tree.root)
        if said:
            yield said


def inspected(tree):
    """Catalogues in which i18nspector finds no fault."""
    if not shutil.which('i18nspector'):
        raise Unavailable('i18nspector is not installed')
    for path in tree.files('po', endings=('.po', '.pot')):
        # "W: po/fr.po: tag what it is about"
        for line in run('i18nspector', path, cwd=tree.root).splitlines():
            if line.split()[2:3] and line.split()[2] not in NO_FAULT:
                yield line
