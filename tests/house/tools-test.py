"""tools-test.py TOOLS: the tools in Python: what is built for some suites, and who is stopped while tests run.

Copyright The Bluff Bay authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import os
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, sys.argv[1])

# pylint: disable=wrong-import-position
import disturb
import targets

TESTS = [
    {'suite': ['bluff-bay:rules'], 'depends': ['1', '2']},
    {'suite': ['bluff-bay:widgets', 'bluff-bay:ui'], 'depends': ['3']},
    {'suite': ['bluff-bay:ui'], 'depends': ['4']},
]
TARGETS = [{'id': str(number), 'filename': [f'file-{number}']} for number in range(1, 6)]

# what is tested, suites: files, suites without a test
WANTED = [
    ('one-suite', ['rules'], (['file-1', 'file-2'], [])),
    ('second-suite-of-a-test', ['ui'], (['file-3', 'file-4'], [])),
    ('two-suites', ['rules', 'widgets'], (['file-1', 'file-2', 'file-3'], [])),
    ('suite-without-a-test', ['rules', 'cellar'], (['file-1', 'file-2'], ['cellar'])),
]


class Sleeper:
    """A process that runs a program out of a folder."""
    def __init__(self, folder):
        program = os.path.join(folder, 'sleeper')
        shutil.copy(shutil.which('sleep'), program)
        self.process = subprocess.Popen([program, 'infinity'])

    def wait_for(self, what):
        """Until it has been stopped or continued; which of these."""
        _, status = os.waitpid(self.process.pid, what)
        return 'stopped' if os.WIFSTOPPED(status) else 'continued' if os.WIFCONTINUED(status) else 'ended'

    def end(self):
        self.process.kill()
        self.process.wait()


class Command:
    """A command that goes on for some rounds."""
    def __init__(self, rounds):
        self.rounds = rounds

    def poll(self):
        self.rounds -= 1
        return None if self.rounds >= 0 else 0


class Chance:
    """Neither waits nor stops for long, and tells apart what it was asked for."""
    @staticmethod
    def uniform(_, most):
        return most

    @staticmethod
    def choice(processes):
        return processes[0]


def disturb_sleeper(interrupt):
    """What became of a process that is stopped twice, or once if the program that stops it is ended meanwhile."""
    happened = []
    with tempfile.TemporaryDirectory() as folder:
        sleeper = Sleeper(folder)

        def sleep(seconds):
            if seconds == disturb.MOST_SECONDS_STOPPED:
                happened.append(sleeper.wait_for(os.WUNTRACED))
                if interrupt:
                    raise SystemExit
            elif happened:
                happened.append(sleeper.wait_for(os.WCONTINUED))

        disturb.time.sleep = sleep
        try:
            disturb.stop_at_random(Command(2), folder, Chance)
        except SystemExit:
            happened.append('interrupted')
        happened.append(sleeper.wait_for(os.WCONTINUED))
        sleeper.end()
    return happened


def find_others():
    """The processes that are found in a folder where nothing runs."""
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as elsewhere:
        sleeper = Sleeper(elsewhere)
        found = disturb.find_processes(os.getpid(), folder), \
            disturb.find_processes(sleeper.process.pid, elsewhere), \
            disturb.find_processes(os.getpid(), elsewhere) == [sleeper.process.pid]
        sleeper.end()
    return found


def check_cases():
    """Every case: its name, what came out, and what was wanted."""
    for name, suites, wanted in WANTED:
        yield f'targets/{name}', targets.find_targets(TESTS, TARGETS, suites), wanted
    yield 'disturb/only-what-runs-under-it', find_others(), ([], [], True)
    yield 'disturb/stops-and-continues', disturb_sleeper(False), ['stopped', 'continued'] * 2
    yield 'disturb/leaves-nobody-stopped', disturb_sleeper(True), ['stopped', 'interrupted', 'continued']


def main():
    failed = False
    number = 0
    for number, (name, found, wanted) in enumerate(check_cases(), 1):
        failed = failed or found != wanted
        print(f'{"ok" if found == wanted else "not ok"} {number} /house/{name}')
        if found != wanted:
            print(f'# found {found}, not {wanted}')
    print(f'1..{number}')
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
