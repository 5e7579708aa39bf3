"""sounds.py SOURCE: the sounds are short, soft and clean, and the script beside them makes just these.

The last test plants faults in sounds and sees that they are found.

Copyright The Bluff Bay authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import array
import filecmp
import math
import os
import subprocess
import sys
import tempfile
import wave

RATE = 24000
FULL = 32768

SHORTEST = 0.05
LONGEST = 2.0
LONGEST_ROPE = 3.1  # it burns as long as its name says: the last three seconds
PEAK_MAX = 0.5  # 6 dB below what would clip
LOUDEST = (-40.0, -15.0)  # the loudest 50 ms, in dB below full scale
WINDOW = RATE // 20
EDGE = RATE // 2000  # samples at both ends in which it may not be louder than EDGE_MAX: nothing clicks
EDGE_MAX = 0.02
OFFSET_MAX = 0.002
ALL_BYTES = 1500000


def read(path):
    """The samples of a sound, from -1 to 1."""
    with wave.open(path, 'rb') as file:
        form = (file.getnchannels(), file.getsampwidth(), file.getframerate())
        if form != (1, 2, RATE):
            raise wave.Error(f'has another form: {form}')
        data = array.array('h', file.readframes(file.getnframes()))
    if sys.byteorder == 'big':
        data.byteswap()
    return [x / FULL for x in data]


def loudest(sound):
    most = max(sum(x * x for x in sound[begin:begin + WINDOW]) for begin in range(0, len(sound), WINDOW // 4))
    return 10 * math.log10(most / WINDOW + 1e-12)


def find_faults(name, sound):
    seconds = len(sound) / RATE
    longest = LONGEST_ROPE if name == 'rope' else LONGEST
    if not SHORTEST <= seconds <= longest:
        yield f'it lasts {seconds:.2f} s, not {SHORTEST} to {longest}'
        return
    peak = max(abs(x) for x in sound)
    if peak > PEAK_MAX:
        yield f'its peak is {peak:.3f}, above {PEAK_MAX}'
    level = loudest(sound)
    if not LOUDEST[0] <= level <= LOUDEST[1]:
        yield f'its loudest 50 ms are at {level:.1f} dB, not {LOUDEST[0]} to {LOUDEST[1]}'
    if max(abs(x) for x in sound[:EDGE]) > EDGE_MAX:
        yield 'it does not begin in silence'
    if max(abs(x) for x in sound[-EDGE:]) > EDGE_MAX:
        yield 'it does not end in silence'
    if abs(sum(sound) / len(sound)) > OFFSET_MAX:
        yield 'it is not centred'


# --- Checks: functions from the folder and the sounds in it to findings -----------------------------------------------

def clean(_folder, sounds):
    for name, sound in sounds.items():
        for fault in find_faults(name, sound):
            yield f'{name}: {fault}'


def small(folder, _sounds):
    size = sum(os.path.getsize(os.path.join(folder, name)) for name in os.listdir(folder))
    if size > ALL_BYTES:
        yield f'all sounds together have {size} bytes, more than {ALL_BYTES}'


def sailing_takes_its_time(_folder, sounds):
    """The more squares, the longer; and back is the same, played backwards."""
    lengths = [len(sounds[f'sail-{squares}']) for squares in range(1, 6)]
    if lengths != sorted(set(lengths)):
        yield f'lengths of 1 to 5 squares: {lengths}'
    for squares in (1, 2):
        if sounds[f'sail-back-{squares}'] != sounds[f'sail-{squares}'][::-1]:
            yield f'sail-back-{squares} is not sail-{squares} backwards'


def made_by_the_script(folder, sounds):
    with tempfile.TemporaryDirectory() as made:
        subprocess.run([sys.executable, os.path.join(folder, 'make-sounds'), made], check=True)
        names = {name for name in os.listdir(made) if name.endswith('.wav')}
        for name in sorted(names ^ {name + '.wav' for name in sounds}):
            yield f'{name} is not in both'
        for name in sorted(names):
            path = os.path.join(folder, name)
            if os.path.exists(path) and not filecmp.cmp(path, os.path.join(made, name), shallow=False):
                yield f'{name} is not what the script makes'


def in_the_program(folder, sounds):
    listed = os.path.join(folder, '..', '..', 'src', 'ui', 'ui.gresource.xml')
    with open(listed, encoding='utf-8') as file:
        text = file.read()
    for name in sounds:
        if f'<file>sounds/{name}.wav</file>' not in text:
            yield f'{name} is not in ui.gresource.xml'


def tone(seconds=0.5, loudness=0.1):
    """A sound without a fault."""
    n = int(seconds * RATE)
    return [loudness * math.sin(2 * math.pi * 440 * i / RATE) * math.sin(math.pi * i / n) ** 2 for i in range(n)]


def faults_are_found(_folder, _sounds):
    n = len(tone())
    planted = (
        ('it lasts', tone(seconds=2.5)),
        ('it lasts', tone(seconds=0.01)),
        ('its peak', tone(loudness=0.6)),
        ('its loudest', tone(loudness=0.4)),
        ('its loudest', tone(loudness=0.002)),
        ('does not begin', tone()[n // 2:]),
        ('does not end', tone()[:n // 2]),
        ('not centred', [x + 0.01 for x in tone()]),
    )
    for fault, sound in planted:
        if not any(fault in found for found in find_faults('planted', sound)):
            yield f'“{fault}” was not found'
    yield from find_faults('planted', tone())


CHECKS = (clean, small, sailing_takes_its_time, made_by_the_script, in_the_program, faults_are_found)


def main(arguments):
    if len(arguments) != 1:
        print('usage: sounds.py SOURCE', file=sys.stderr)
        return 2
    folder = os.path.join(arguments[0], 'data', 'sounds')
    sounds = {name[:-4]: read(os.path.join(folder, name)) for name in sorted(os.listdir(folder)) if name.endswith('.wav')}
    failed = False
    print(f'1..{len(CHECKS)}')
    for number, check in enumerate(CHECKS, 1):
        findings = list(check(folder, sounds))
        failed = failed or bool(findings)
        print(f'{"not ok" if findings else "ok"} {number} /sounds/{check.__name__.replace("_", "-")}')
        for finding in findings:
            print('# ' + finding)
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
