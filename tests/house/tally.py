"""tally.py: what a run of `meson test` came to, one line a suite.

    tally.py [--evidence FOLDER] [--durations FILE] BUILD FOLDER [SUITE…]

reads the log that meson left in FOLDER and prints, for `./dev test` to add up,

    BUILD SUITE PASSED FAILED SKIPPED SECONDS

Cases are counted, not programs. What meson forgives is a failure here: a program that ran no case, a case that was skipped
and is not in skips.list, and a suite named on the command line that did not run. What failed is named on the error output.

In the folder of evidence a program that failed gets its log and its temporary files, and what else it left there is named,
too; what the others left is removed. To the file of durations a line is added for each program: SECONDS BUILD SUITE PROGRAM.

Copyright The Bluff Bay authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import argparse
import contextlib
import fnmatch
import glob
import json
import os
import re
import shutil
import sys

sys.dont_write_bytecode = True

from evidence import FILES, folder_of, read_tests, suites_of  # pylint: disable=wrong-import-position

CASE = re.compile(r'^\s*(not )?ok\b([^#]*)(#\s*SKIP)?', re.IGNORECASE)
BAIL_OUT = re.compile(r'^Bail out!\s*(.*)')
REMARK = re.compile(r'^\s*#\s(?!Start of|End of)')
WENT_WELL = ('OK', 'SKIP', 'EXPECTEDFAIL')
SKIPS = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'skips.list')
LOG = 'log'
MOST_NAMED = 12


class Suite:
    def __init__(self):
        self.passed = self.failed = self.skipped = 0
        self.seconds = 0.0
        self.programs = []  # name and seconds
        self.complaints = []

    def fail(self, complaint):
        self.failed += 1
        self.complaints.append(complaint)


def read_programs(folder):
    """Every test program of a build folder by the name that the log gives it: (suite, short name, protocol)."""
    programs = {}
    for test in read_tests(folder):
        project, _, in_suite = test['suite'][0].partition(':')
        suites = suites_of(test)
        logged = f'{project}:{"+".join(suites)} / {test["name"]}' if in_suite else test['name']
        programs[logged] = (suites[0], test['name'], test['protocol'])
    return programs


def read_log(folder):
    # Meson names it for the wrapper, too.
    path, = glob.glob(os.path.join(glob.escape(folder), 'meson-logs', 'testlog*.json'))
    with open(path, encoding='utf-8') as file:
        return [json.loads(line) for line in file if line.strip()]


def read_skips(path):
    """The cases that may be skipped: programs and patterns of cases."""
    with open(path, encoding='utf-8') as file:
        lines = [line.split(None, 2) for line in file if not line.startswith('#')]
    return [tuple(words[:2]) for words in lines if len(words) == 3]


def may_skip(skips, name, case):
    return any(name == program and fnmatch.fnmatchcase(case, pattern) for program, pattern in skips)


def count_cases(suite, name, output, skips):
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
        elif case.group(3) and may_skip(skips, name, case.group(2).strip().split(None, 1)[-1]):
            suite.skipped += 1
        elif case.group(3):
            suite.fail(f'{name}: {case.group(2).strip()} was skipped: {line.partition(case.group(3))[2].strip()}')
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


def count_program(suite, name, protocol, run, skips):
    """Whether it went well."""
    failed_before = suite.failed
    suite.seconds += run['duration']
    suite.programs.append((name, run['duration']))
    if protocol == 'tap':
        if count_cases(suite, name, run.get('stdout', ''), skips) == 0 and run['result'] in WENT_WELL:
            suite.fail(f'{name}: ran no test')
    elif run['result'] == 'SKIP':
        suite.fail(f'{name}: was skipped')
    elif run['result'] in WENT_WELL:
        suite.passed += 1
    # A crash, a time-out or an exit code that no case tells of.
    if run['result'] not in WENT_WELL and suite.failed == failed_before:
        suite.fail(f'{name}: {run["result"].lower()}, exit code {run["returncode"]}')
        suite.complaints.extend(f'# {words}' for words in last_words(run.get('stdout', '')))
    return suite.failed == failed_before


def take_temporary(folder, keep):
    """Removes the temporary files of a program, which is done with them. What there is of them is kept in the folder."""
    link = os.path.join(folder, FILES)
    if not os.path.islink(link):
        return
    temporary = os.readlink(link)
    os.remove(link)
    if keep and os.listdir(temporary):
        # Pipes and the like cannot be copied.
        with contextlib.suppress(shutil.Error):
            shutil.copytree(temporary, link, symlinks=True)
    shutil.rmtree(temporary, ignore_errors=True)


def list_files(folder):
    """Of temporary files, only the folder."""
    for where, folders, names in os.walk(folder):
        if FILES in folders:
            folders.remove(FILES)
            names.append(FILES)
        yield from (os.path.join(where, name) for name in names)


def keep_evidence(folder, run):
    """Adds the log of a program to what it left; the paths of all of it."""
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, LOG), 'w', encoding='utf-8', errors='backslashreplace') as file:
        file.write(f'{" ".join(run.get("command", []))}\n{run["result"]}, exit code {run["returncode"]}, '
                   f'{run["duration"]:.1f} s\n\n{run.get("stdout", "")}\n{run.get("stderr", "")}')
    return sorted(list_files(folder))


def say_evidence(folder, paths):
    """Where to look: at each file, or at the folder if there are many."""
    return [f'# see {path}' for path in (paths if len(paths) <= MOST_NAMED else [f'{folder}: {len(paths)} files'])]


def tally(folder, wanted, skips, evidence=None):
    programs = read_programs(folder)
    suites = {name: Suite() for name in wanted}
    for run in read_log(folder):
        suite_name, name, protocol = programs[run['name']]
        suite = suites.setdefault(suite_name, Suite())
        went_well = count_program(suite, name, protocol, run, skips)
        left = evidence and folder_of(evidence, suite_name, name)
        if left:
            take_temporary(left, not went_well)
        if left and went_well:
            shutil.rmtree(left, ignore_errors=True)
        elif left:
            suite.complaints.extend(say_evidence(left, keep_evidence(left, run)))
    for name, suite in suites.items():
        if suite.passed + suite.failed == 0:
            suite.fail(f'the suite {name} ran no test')
    return suites


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--evidence', metavar='FOLDER')
    parser.add_argument('--durations', metavar='FILE', default=os.devnull)
    parser.add_argument('build')
    parser.add_argument('folder')
    parser.add_argument('suites', nargs='*')
    given = parser.parse_args()
    suites = tally(given.folder, given.suites, read_skips(SKIPS), given.evidence)
    with open(given.durations, 'a', encoding='utf-8') as durations:
        for name, suite in suites.items():
            print(given.build, name, suite.passed, suite.failed, suite.skipped, f'{suite.seconds:.1f}')
            for program, seconds in suite.programs:
                print(f'{seconds:.1f}', given.build, name, program, file=durations)
            for complaint in suite.complaints:
                print(f'{given.build}: {name}: {complaint}', file=sys.stderr)


if __name__ == '__main__':
    main()
