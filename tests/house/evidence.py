"""evidence.py: the folder in which a test program leaves what is needed to understand its failure.

    meson test --wrapper '… evidence.py' with BLUFF_EVIDENCE=FOLDER

runs each program with a folder of its own under FOLDER in BLUFF_EVIDENCE, where it may put the record of its game and a
picture of its window, and with a folder of its own for temporary files, such as a database. tally.py adds the log of those
that failed and the temporary files that they did not remove, and removes what is there of the others.

Copyright The Bluff Bay authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import json
import os
import sys
import tempfile

VARIABLE = 'BLUFF_EVIDENCE'
FILES = 'files'  # in a program's folder of evidence: the temporary ones


def read_tests(folder):
    """What meson knows of the tests of a build folder."""
    with open(os.path.join(folder, 'meson-info', 'intro-tests.json'), encoding='utf-8') as file:
        return json.load(file)


def suites_of(test):
    return [suite.split(':')[1] for suite in test['suite'] if ':' in suite] or ['other']


def folder_of(root, suite, name):
    # Programs of two suites may have one name.
    return os.path.join(root, suite, name)


def find_test(tests, command, environment):
    """The test that a command line is, or nothing: meson tells a wrapper no name. Some differ in their environment only."""
    def likeness(test):
        return sum(1 if environment.get(name) == value else -1 for name, value in test['env'].items())

    return max((test for test in tests if test['cmd'] == command[:len(test['cmd'])]), key=likeness, default=None)


def make_temporary(left):
    """A folder for temporary files, to be found in the folder of evidence. Tests that become nobody work there, too."""
    temporary = tempfile.mkdtemp(prefix='bluff-bay-')
    os.chmod(temporary, 0o1777)
    os.symlink(temporary, os.path.join(left, FILES))
    return temporary


def main(command):
    test = find_test(read_tests('.'), command, os.environ)
    root = os.environ.pop(VARIABLE, None)
    if test and root:
        os.environ[VARIABLE] = folder_of(root, suites_of(test)[0], test['name'])
        os.makedirs(os.environ[VARIABLE], exist_ok=True)
        os.environ['TMPDIR'] = make_temporary(os.environ[VARIABLE])
    os.execvp(command[0], command)


if __name__ == '__main__':
    main(sys.argv[1:])
