"""tally.py: what a run of `meson test` came to, one line a suite.

    tally.py BUILD FOLDER [SUITE…]

reads the log that meson left in FOLDER and prints, for `./dev test` to add up,

    BUILD SUITE PASSED FAILED SKIPPED SECONDS

Cases are counted, not programs. What meson forgives is a failure here: a program that ran no case, and a suite named on
the command line that did not run. What failed is named on the error output.

Copyright The Bluff Bay authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import json
import os
import re
import sys

CASE = re.compile(r'^\s*(not )?ok\b([^#]*)(#\s*SKIP)?', re.IGNORECASE)
BAIL_OUT = re.compile(r'^Bail out!\s*(.*)')
REMARK = re.compile(r'^\s*#\s(?!Start of|End of)')
WENT_WELL = ('OK', 'SKIP', 'EXPECTEDFAIL')


class Suite:
    def __init__(self):
        self.passed = self.failed = self.skipped = 0
        self.seconds = 0.0
        self.complaints = []

    def fail(self, complaint):
        self.failed += 1
        self.complaints.append(complaint)


def read_programs(folder):
    """Every test program of a build folder by the name that the log gives it: (suite, short name, protocol)."""
    programs = {}
    with open(os.path.join(folder, 'meson-info', 'intro-tests.json'), encoding='utf-8') as file:
        for test in json.load(file):
            project = test['suite'][0].split(':')[0]
            suites = [suite.split(':')[1] for suite in test['suite'] if ':' in suite]
            logged = f'{project}:{"+".join(suites)} / {test["name"]}' if suites else test['name']
            programs[logged] = (suites[0] if suites else 'other', test['name'], test['protocol'])
    return programs


def read_log(folder):
    with open(os.path.join(folder, 'meson-logs', 'testlog.json'), encoding='utf-8') as file:
        return [json.loads(line) for line in file if line.strip()]


def count_cases(suite, name, output):
    """Adds the cases of a program's TAP output; how many there were. Remarks on a failed case follow it."""
    cases = 0
    failed = False
    for line in output.splitlines():
        case = CASE.match(line)
        if failed and REMARK.match(line):
            suite.complaints.append(line)
        if not case:
            continue
        cases += 1
        failed = bool(case.group(1))
        if failed:
            suite.fail(f'{name}: {case.group(2).strip()} failed')
        elif case.group(3):
            suite.skipped += 1
        else:
            suite.passed += 1
    return cases


def last_words(output):
    """How far a program came that ended too early, and what it said of it, if it said anything."""
    last = None
    for line in output.splitlines():
        case, bail_out = CASE.match(line), BAIL_OUT.match(line)
        if case:
            last = case.group(2).strip()
        elif bail_out:
            yield bail_out.group(1) or 'Bail out!'
    yield f'after {last}' if last else 'before the end of its first case'


def count_program(suite, name, protocol, run):
    failed_before = suite.failed
    suite.seconds += run['duration']
    if protocol == 'tap':
        if count_cases(suite, name, run.get('stdout', '')) == 0 and run['result'] in WENT_WELL:
            suite.fail(f'{name}: ran no test')
    elif run['result'] == 'SKIP':
        suite.skipped += 1
    elif run['result'] in WENT_WELL:
        suite.passed += 1
    # A crash, a time-out or an exit code that no case tells of.
    if run['result'] not in WENT_WELL and suite.failed == failed_before:
        suite.fail(f'{name}: {run["result"].lower()}, exit code {run["returncode"]}')
        suite.complaints.extend(f'# {words}' for words in last_words(run.get('stdout', '')))


def tally(folder, wanted):
    programs = read_programs(folder)
    suites = {name: Suite() for name in wanted}
    for run in read_log(folder):
        suite, name, protocol = programs[run['name']]
        count_program(suites.setdefault(suite, Suite()), name, protocol, run)
    for name, suite in suites.items():
        if suite.passed + suite.failed == 0:
            suite.fail(f'the suite {name} ran no test')
    return suites


def main(arguments):
    if len(arguments) < 2:
        print('usage: tally.py BUILD FOLDER [SUITE…]', file=sys.stderr)
        return 2
    build, folder, *wanted = arguments
    for name, suite in tally(folder, wanted).items():
        print(build, name, suite.passed, suite.failed, suite.skipped, f'{suite.seconds:.1f}')
        for complaint in suite.complaints:
            print(f'{build}: {name}: {complaint}', file=sys.stderr)
    return 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
