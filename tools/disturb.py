"""disturb.py SEED FOLDER COMMAND…: runs a command on a machine that is busy with other things, and stops processes in which
programs out of FOLDER run under it, one after the other, for up to a second each. It ends as the command does.

Which process is stopped and for how long comes from the seed; no process is left stopped.

Copyright The Bluff Bay authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import os
import random
import signal
import subprocess
import sys
import time

MOST_SECONDS_STOPPED = 1.0
MOST_SECONDS_BETWEEN = 0.5


def parent_of(process):
    """The number of the parent, or nothing if the process is gone."""
    try:
        with open(f'/proc/{process}/stat', encoding='utf-8', errors='replace') as file:
            # The name of the program, in parentheses, may contain anything.
            return int(file.read().rpartition(')')[2].split()[1])
    except OSError:
        return None


def program_of(process):
    try:
        return os.readlink(f'/proc/{process}/exe')
    except OSError:
        return ''


def find_processes(ancestor, folder):
    """The processes under an ancestor that run a program out of the folder."""
    parents = {int(name): parent_of(name) for name in os.listdir('/proc') if name.isdigit()}

    def is_under(process):
        while process and process != ancestor:
            process = parents.get(process)
        return process == ancestor

    return sorted(process for process in parents
                  if process != ancestor and is_under(process) and program_of(process).startswith(folder + os.sep))


def send(process, what):
    try:
        os.kill(process, what)
    except ProcessLookupError:
        pass


def stop_at_random(command, folder, chance):
    """Until the command ends."""
    while command.poll() is None:
        time.sleep(chance.uniform(0, MOST_SECONDS_BETWEEN))
        processes = find_processes(os.getpid(), folder)
        seconds = chance.uniform(0, MOST_SECONDS_STOPPED)
        if processes:
            stopped = chance.choice(processes)
            try:
                send(stopped, signal.SIGSTOP)
                time.sleep(seconds)
            finally:
                send(stopped, signal.SIGCONT)


def keep_busy():
    """A process that does nothing but count, and that ends with its parent."""
    return subprocess.Popen([sys.executable, '-c', f'import os\nwhile os.getppid() == {os.getpid()}: pass'])


def main(arguments):
    if len(arguments) < 3 or not arguments[0].isdigit():
        print('usage: disturb.py SEED FOLDER COMMAND…', file=sys.stderr)
        return 2
    seed, folder, *words = arguments
    # Ended from outside, it puts everything right, too.
    for number in (signal.SIGHUP, signal.SIGTERM):
        signal.signal(number, lambda *_: sys.exit(1))
    load = [keep_busy() for _ in range(os.cpu_count() or 1)]
    command = subprocess.Popen(words)
    try:
        stop_at_random(command, os.path.realpath(folder), random.Random(int(seed)))
        return command.returncode if command.returncode >= 0 else 1
    finally:
        command.terminate()
        command.wait()
        for process in load:
            process.kill()
            process.wait()


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
