"""tally-test.py: the tally counts every kind of failure, above all those that meson does not call one, and keeps what is
needed to understand it.

Copyright The Bluff Bay authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import json
import os
import sys
import tempfile

sys.dont_write_bytecode = True

# pylint: disable=wrong-import-position
from evidence import FILES, find_test, folder_of, make_temporary
from tally import read_skips, tally

SKIPS = ['# p /commented a reason', '', 'p /listed a reason', 'p /many/* a reason', 'p /bare', 'q /other a reason']

BAIL_OUT = 'Bail out! FATAL-ERROR: Waited in vain\n'

# what is tested, protocol, output, meson's result, exit code: passed, failed, skipped
ROWS = [
    ('crash-before-the-first-case', 'tap', '1..3\n', 'ERROR', -6, (0, 1, 0)),
    ('crash-after-a-case', 'tap', '1..3\nok 1 /a\n', 'ERROR', -11, (1, 1, 0)),
    ('time-out', 'tap', '1..2\nok 1 /a\n', 'TIMEOUT', -15, (1, 1, 0)),
    ('wrong-exit-code', 'tap', '1..1\nok 1 /a\n', 'ERROR', 1, (1, 1, 0)),
    ('failed-case', 'tap', '1..3\nok 1 /a\nnot ok 2 /b\nok 3 /c\n', 'FAIL', 1, (2, 1, 0)),
    ('failed-case-and-crash', 'tap', '1..3\nok 1 /a\nnot ok 2 /b\nBail out!\n', 'ERROR', -6, (1, 1, 0)),
    ('empty-plan', 'tap', '1..0\n', 'SKIP', 0, (0, 1, 0)),
    ('no-output', 'tap', '', 'SKIP', 0, (0, 1, 0)),
    ('nothing-but-skipped', 'tap', '1..1\nok 1 /listed # SKIP no time\n', 'SKIP', 0, (0, 1, 1)),
    ('skipped-case', 'tap', '1..2\nok 1 /a # SKIP no time\nok 2 /b\n', 'OK', 0, (1, 1, 0)),
    ('skipped-case-is-listed', 'tap', '1..2\nok 1 /listed # SKIP no time\nok 2 /b\n', 'OK', 0, (1, 0, 1)),
    ('skipped-case-is-in-a-pattern', 'tap', '1..2\nok 1 /many/a # SKIP no time\nok 2 /b\n', 'OK', 0, (1, 0, 1)),
    ('skipped-case-is-listed-without-a-reason', 'tap', '1..2\nok 1 /bare # SKIP no time\nok 2 /b\n', 'OK', 0, (1, 1, 0)),
    ('skipped-case-of-another-program', 'tap', '1..2\nok 1 /other # SKIP no time\nok 2 /b\n', 'OK', 0, (1, 1, 0)),
    ('all-well', 'tap', '# random seed: R02S\n1..2\n# Start of x tests\nok 1 /x/a\nok 2 /x/b\n', 'OK', 0, (2, 0, 0)),
    ('command-fails', 'exitcode', '', 'FAIL', 1, (0, 1, 0)),
    ('command-is-skipped', 'exitcode', '', 'SKIP', 77, (0, 1, 0)),
    ('command-succeeds', 'exitcode', 'ok 1 is not a case here\n', 'OK', 0, (1, 0, 0)),
    ('suite-did-not-run', None, None, None, None, (0, 1, 0)),
]


# what is tested, output: what is said of a program that crashed
LAST_WORDS = [
    ('crash-says-why', '1..3\nok 1 /a\n' + BAIL_OUT, ['# FATAL-ERROR: Waited in vain', '# after 1 /a']),
    ('crash-in-the-first-case', '1..3\n' + BAIL_OUT,
     ['# FATAL-ERROR: Waited in vain', '# before the end of its first case']),
    ('crash-without-a-word', '1..3\nok 1 /a\nok 2 /b\n', ['# after 2 /b']),
]

# Tests that one program is, as meson lists them.
LOOKS = [{'name': name, 'cmd': ['display', 'look'], 'env': {'HOME': 'x', **look}} for name, look in (
    ('light', {}), ('dark', {'DARK': '1'}), ('dark-hc', {'DARK': '1', 'HC': '1'}))]

# what is tested, command line, environment: the test that it is
COMMANDS = [
    ('environment-tells', ['display', 'look'], {'HOME': 'x', 'DARK': '1'}, 'dark'),
    ('environment-tells-most', ['display', 'look'], {'HOME': 'x', 'DARK': '1', 'HC': '1'}, 'dark-hc'),
    ('environment-tells-least', ['display', 'look'], {'HOME': 'x', 'HC': '0'}, 'light'),
    ('further-arguments', ['display', 'look', '-m', 'slow'], {'HOME': 'x'}, 'light'),
    ('not-a-test', ['display', 'listen'], {'HOME': 'x'}, None),
]


def write_lines(folder, *path, lines):
    name = os.path.join(folder, *path)
    os.makedirs(os.path.dirname(name), exist_ok=True)
    with open(name, 'w', encoding='utf-8') as file:
        file.write(''.join(line + '\n' for line in lines))


def make_suite(protocol, output, result, code, evidence=None):
    with tempfile.TemporaryDirectory() as folder:
        ran = protocol is not None
        program = {'name': 'p', 'suite': ['bluff-bay:rules', 'bluff-bay:slow'], 'protocol': protocol}
        log = {'name': 'bluff-bay:rules+slow / p', 'stdout': output, 'result': result, 'returncode': code,
               'duration': 0.5, 'stderr': 'Alas\n'}
        write_lines(folder, 'skips.list', lines=SKIPS)
        write_lines(folder, 'meson-info', 'intro-tests.json', lines=[json.dumps([program] if ran else [])])
        write_lines(folder, 'meson-logs', 'testlog.json', lines=[json.dumps(log)] if ran else [])
        return tally(folder, ['rules'], read_skips(os.path.join(folder, 'skips.list')), evidence)['rules']


def make_evidence(output, result):
    """What is left of what a program left, what is said of it, the last line of its log, and its temporary files."""
    with tempfile.TemporaryDirectory() as root:
        left = folder_of(root, 'rules', 'p')
        write_lines(left, 'game.bluff', lines=['{}'])
        temporary = make_temporary(left)
        write_lines(temporary, 'data', 'games.db', lines=['SQLite'])
        os.mkfifo(os.path.join(temporary, 'pipe'))
        said = [line for line in make_suite('tap', output, result, 0, root).complaints if root in line]
        names = sorted(os.listdir(left)) if os.path.exists(left) else []
        log = ''
        if 'log' in names:
            with open(os.path.join(left, 'log'), encoding='utf-8') as file:
                log = file.read().splitlines()[-1]
        files = [os.path.relpath(os.path.join(where, name), left)
                 for where, _, inside in os.walk(os.path.join(left, FILES)) for name in inside]
        return names, [line.replace(left, '…') for line in said], log, files, os.path.exists(temporary)


def check_cases():
    """Every case: its name, what came out, and what was wanted."""
    for name, *given, wanted in ROWS:
        suite = make_suite(*given)
        yield name, (suite.passed, suite.failed, suite.skipped), wanted
    for name, output, wanted in LAST_WORDS:
        yield name, make_suite('tap', output, 'ERROR', 133).complaints[1:], wanted
    yield 'skip-says-why', make_suite('tap', '1..1\nok 1 /a # SKIP no time\n', 'SKIP', 0).complaints, \
        ['p: 1 /a was skipped: no time']
    yield 'evidence-is-kept', make_evidence('1..1\nnot ok 1 /a\n', 'FAIL'), \
        (['files', 'game.bluff', 'log'], ['# see …/files', '# see …/game.bluff', '# see …/log'], 'Alas',
         ['files/data/games.db'], False)
    yield 'evidence-is-removed', make_evidence('1..1\nok 1 /a\n', 'OK'), ([], [], '', [], False)
    for name, command, environment, wanted in COMMANDS:
        test = find_test(LOOKS, command, environment)
        yield name, test and test['name'], wanted


def main():
    failed = False
    number = 0
    for number, (name, found, wanted) in enumerate(check_cases(), 1):
        failed = failed or found != wanted
        print(f'{"ok" if found == wanted else "not ok"} {number} /house/tally/{name}')
        if found != wanted:
            print(f'# found {found}, not {wanted}')
    print(f'1..{number}')
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
