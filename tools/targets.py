"""targets.py FOLDER SUITE…: what has to be built of a build folder so that the tests of some suites can run, as ninja names
it: their programs, and what meson.build says that they depend on.

Copyright The Bluff Bay authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import json
import os
import sys


def read(folder, what):
    with open(os.path.join(folder, 'meson-info', f'intro-{what}.json'), encoding='utf-8') as file:
        return json.load(file)


def find_targets(tests, targets, suites):
    """The files that the tests of the suites depend on, with those of suites that have no test: an error."""
    wanted, empty = set(), set(suites)
    for test in tests:
        its_suites = {suite.split(':')[-1] for suite in test['suite']}
        if its_suites & set(suites):
            wanted.update(test['depends'])
            empty -= its_suites
    files = {name for target in targets if target['id'] in wanted for name in target['filename']}
    return sorted(files), sorted(empty)


def main(arguments):
    if len(arguments) < 2:
        print('usage: targets.py FOLDER SUITE…', file=sys.stderr)
        return 2
    folder, *suites = arguments
    files, empty = find_targets(read(folder, 'tests'), read(folder, 'targets'), suites)
    if empty:
        print(f'targets.py: no test in: {" ".join(empty)}', file=sys.stderr)
        return 1
    print('\n'.join(os.path.relpath(name, os.path.realpath(folder)) for name in files))
    return 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
