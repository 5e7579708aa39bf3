#!/usr/bin/env python3
"""mutants.py: whether the tests of a room see a single fault in its code.

    mutants.py [--seed N] [--faults N] [ROOM…]

plants faults in the C code of the rooms, one at a time, in a copy of the tree under _build/mutants, and runs the room's
tests on each. A fault that no test catches is a survivor and is printed; a program that takes far longer than without the
fault has failed. A fault that does not compile, or that gives the same program, does not count: another is drawn. Faults
that change nothing anybody can see are in tests/house/equivalent-mutants.list, each with the reason, and are not drawn.

Copyright The Bluff Bay authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import argparse
import json
import math
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True

from faults import apply_fault, draw_faults, read_equivalent, read_room, show_fault  # pylint: disable=wrong-import-position

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SCRATCH = os.path.join(ROOT, '_build', 'mutants')
EQUIVALENT = os.path.join(ROOT, 'tests', 'house', 'equivalent-mutants.list')

ROOMS = ('rules', 'record', 'insight', 'store', 'saves', 'ai', 'words')
FAULTS = 200
FEWEST = 20  # of a room
ROOM_SECONDS = 30 * 60
PATIENCE = 4  # times as long as without a fault
LEAST_PATIENCE = 20  # seconds
GOAL = 97  # per cent


class Bench:
    """The copy of the tree with its build folder."""

    def __init__(self):
        self.tree = os.path.join(SCRATCH, 'tree')
        self.build = os.path.join(SCRATCH, 'build')
        # In memory, if possible: databases are synced a lot.
        self.temporary = tempfile.mkdtemp(prefix='bluff-mutants-', dir='/dev/shm' if os.path.isdir('/dev/shm') else None)
        # Tests that become nobody work there, too.
        os.chmod(self.temporary, 0o1777)

    def run(self, *command, seconds=None, **environment):
        """Whether a command succeeds, within so many seconds; what it says goes to the log."""
        with open(os.path.join(SCRATCH, 'log'), 'w', encoding='utf-8') as log, subprocess.Popen(
                command, cwd=ROOT, env={**os.environ, **environment}, stdout=log, stderr=log) as process:
            try:
                return process.wait(seconds) == 0
            except subprocess.TimeoutExpired:
                return False
            finally:
                # If it still runs: meson ends its programs, depending on its version, at one or the other.
                for end in (signal.SIGINT, signal.SIGTERM):
                    if process.poll() is None:
                        process.send_signal(end)
                        time.sleep(2)

    def copy_tree(self):
        """What git knows or would add, as it is now. A file that is the same keeps its time, so that little is built."""
        listed = subprocess.run(['git', 'ls-files', '-coz', '--exclude-standard'], cwd=ROOT, check=True, capture_output=True)
        names = {name for name in listed.stdout.decode().split('\0') if os.path.exists(os.path.join(ROOT, name)) and name}
        for folder, _, files in os.walk(self.tree):
            for file in files:
                if os.path.relpath(os.path.join(folder, file), self.tree) not in names:
                    os.remove(os.path.join(folder, file))
        for name in names:
            source, target = os.path.join(ROOT, name), os.path.join(self.tree, name)
            os.makedirs(os.path.dirname(target), exist_ok=True)
            with open(source, 'rb') as file:
                wanted = file.read()
            if not os.path.exists(target) or open(target, 'rb').read() != wanted:
                shutil.copy(source, target)

    def set_up(self):
        os.makedirs(SCRATCH, exist_ok=True)
        self.copy_tree()
        if not os.path.exists(os.path.join(self.build, 'build.ninja')):
            # No debug information: quicker, and the same object is the same program. With the sanitizers, as the rooms' tests
            # run: a step beyond the end of a list, or memory that nobody frees, fails there.
            if not self.run('meson', 'setup', '-Dbuildtype=plain', '-Doptimization=1', '-Db_sanitize=address,undefined',
                            '-Db_lundef=false', self.build, self.tree):
                self.give_up('cannot be set up')
        self.run('ninja', '-C', self.build, 'build.ninja')

    def read_info(self, name):
        with open(os.path.join(self.build, name), encoding='utf-8') as file:
            return json.load(file)

    def find_tests(self, room):
        return [test for test in self.read_info('meson-info/intro-tests.json') if f'bluff-bay:{room}' in test['suite']]

    def find_targets(self, room):
        """What the room's tests run and read."""
        files = {target['id']: target['filename'] for target in self.read_info('meson-info/intro-targets.json')}
        wanted = set()
        for test in self.find_tests(room):
            for target in test['depends']:
                wanted.update(os.path.relpath(file, self.build) for file in files[target])
        return sorted(wanted)

    def find_objects(self, room):
        """The object file of each source of the room."""
        objects = {}
        for command in self.read_info('compile_commands.json'):
            source = os.path.relpath(os.path.join(self.build, command['file']), self.tree)
            if source.startswith(f'src/{room}/'):
                objects[source] = os.path.join(self.build, command['output'])
        return objects

    def compile(self, targets):
        return self.run('ninja', '-C', self.build, *targets)

    def test(self, room, seconds=None):
        """Whether the room's tests succeed, within so many seconds. Nothing of them is left."""
        where = {name: self.temporary for name in ('HOME', 'TMPDIR', 'XDG_DATA_HOME', 'XDG_CONFIG_HOME', 'XDG_CACHE_HOME')}
        where.update(LSAN_OPTIONS=f'suppressions={ROOT}/tests/lsan.supp:print_suppressions=0', UBSAN_OPTIONS='halt_on_error=1')
        ok = self.run('meson', 'test', '-C', self.build, '--no-rebuild', '--maxfail=1', '--suite', room, seconds=seconds, **where)
        for name in os.listdir(self.temporary):
            subprocess.run(['rm', '-rf', os.path.join(self.temporary, name)], check=False)
        return ok

    def give_up(self, what):
        with open(os.path.join(SCRATCH, 'log'), encoding='utf-8') as log:
            print(log.read()[-3000:], file=sys.stderr)
        self.remove_temporary()
        sys.exit(f'mutants: without a fault, the code {what}')

    def remove_temporary(self):
        shutil.rmtree(self.temporary, ignore_errors=True)


def read_bytes(path):
    with open(path, 'rb') as file:
        return file.read()


def write_text(path, text):
    with open(path, 'w', encoding='utf-8') as file:
        file.write(text)


def try_room(bench, room, faults, wanted, texts):
    """Tries WANTED faults of the room; how many were killed, and the survivors."""
    began = time.monotonic()
    targets, objects = bench.find_targets(room), bench.find_objects(room)
    if not bench.compile(targets):
        bench.give_up('does not compile')
    built = time.monotonic()
    if not bench.test(room):
        bench.give_up(f'fails the tests of {room}')
    patience = max(LEAST_PATIENCE, PATIENCE * (time.monotonic() - built))
    killed, survivors = 0, []
    for fault in faults:
        if killed + len(survivors) >= wanted or time.monotonic() - began > ROOM_SECONDS:
            break
        source, text = os.path.join(bench.tree, fault.file), texts[fault.file]
        whole = read_bytes(objects[fault.file])
        write_text(source, apply_fault(text, fault))
        try:
            if not bench.compile(targets) or read_bytes(objects[fault.file]) == whole:
                continue
            seen = not bench.test(room, patience)
        finally:
            write_text(source, text)
            bench.compile([os.path.relpath(objects[fault.file], bench.build)])
        killed += seen
        if not seen:
            survivors.append(fault)
        before, after = show_fault(text, fault)
        verdict = 'killed' if seen else 'SURVIVED'
        print(f'{verdict} {fault.file}:{fault.line} {fault.function} {fault.kind}\n- {before}\n+ {after}', flush=True)
    return killed, survivors


def read_arguments():
    parser = argparse.ArgumentParser(description='Whether the tests of a room see a single fault in its code.')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--faults', type=int, help=f'of the rooms that are named; otherwise their share of {FAULTS}')
    parser.add_argument('rooms', nargs='*', metavar='ROOM', help=', '.join(ROOMS))
    arguments = parser.parse_args()
    for room in arguments.rooms:
        if room not in ROOMS:
            parser.error(f'"{room}" is no room with faults: {", ".join(ROOMS)}')
    return arguments


def share_out(texts, rooms, faults):
    """How many faults each room gets: by its lines."""
    lines = {room: sum(text.count('\n') for text in texts[room].values()) for room in texts}
    among = sum(lines[room] for room in (rooms if faults else texts))
    return {room: max(0 if faults else FEWEST, math.ceil((faults or FAULTS) * lines[room] / among)) for room in rooms}


def main():
    arguments = read_arguments()
    rooms = arguments.rooms or ROOMS
    texts = {room: read_room(ROOT, room) for room in ROOMS}
    shares = share_out(texts, rooms, arguments.faults)
    with open(EQUIVALENT, encoding='utf-8') as file:
        known = read_equivalent(file.read())
    signal.signal(signal.SIGTERM, lambda *_: sys.exit('mutants: ended'))
    bench = Bench()
    table = []
    try:
        bench.set_up()
        for room in rooms:
            faults = draw_faults(texts[room], known, random.Random(f'{arguments.seed} {room}'))
            began = time.monotonic()
            killed, survivors = try_room(bench, room, faults, shares[room], texts[room])
            table.append((room, killed, survivors, time.monotonic() - began))
    finally:
        bench.remove_temporary()
    enough = True
    for room, killed, survivors, seconds in table:
        for fault in survivors:
            before, after = show_fault(texts[room][fault.file], fault)
            print(f'survivor: {fault.file}:{fault.line} {fault.function} {fault.kind}: {before} → {after}')
    for room, killed, survivors, seconds in table:
        tried = killed + len(survivors)
        share = 100 * killed / max(tried, 1)
        enough = enough and share >= GOAL
        print(f'{room}: {killed} of {tried} faults killed, {share:.1f} %, {seconds:.0f} s')
    return 0 if enough else 1


if __name__ == '__main__':
    sys.exit(main())
