"""faults.py: where a single fault can be planted in C code, and how. mutants.py plants them.

A fault is a comparison that is flipped, a number or bound that is one off, a condition that always holds or never, one of two
conditions or a "not" that is dropped, or a call that is not made.

Copyright The Bluff Bay authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import collections
import os
import re

Fault = collections.namedtuple('Fault', 'file line function kind start end new')

# What is no code, or code that only complains: comments, texts, lines of the preprocessor, assertions, messages.
SILENT = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|^#(?:\\\n|[^\n])*',
                    re.DOTALL | re.MULTILINE)
COMPLAINT = re.compile(r'\b(?:g_assert\w*|g_return_\w+|g_warn_\w+|g_task_set_source_tag|G_OBJECT_WARN\w+|G_STATIC_ASSERT|'
                       r'g_(?:debug|info|message|warning|critical|error|log|print|printerr)) \(')
FUNCTION = re.compile(r'^(\w+) \([^;{}]*\)\n\{\n(.*?)^\}$', re.DOTALL | re.MULTILINE)
# Numbers that only say: all of it, one of them, or how much room there is, which the sanitizers watch.
IDIOM = re.compile(r'\{[ {]* 0 [ }]*\}|\bg_new0? \(\w+, 1\)|^ +(?!return )(?:\w+ )+\w+(?:\[\d+\])+', re.MULTILINE)

# Numbers that nobody looks at: flags that are for later, and how much memory to begin with.
UNSEEN = re.compile(r'(\bg_dir_open \([^;]*, |\bg_string_chunk_new \()(\d+)(?=\)|, \w+\))')

COMPARISON = re.compile(r'(?<= )(==|!=|<=|>=|<|>)(?= |\n)')
FLIPPED = {'==': '!=', '!=': '==', '<': '<=', '<=': '<', '>': '>=', '>=': '>'}
NUMBER = re.compile(r'(?<![\w.])\d+(?![\w.])')
# Only the sign counts: a length of -1 says up to the end, and an order is before or behind.
SIGN = re.compile(r'(?<=, -)1(?=[,)])|(?<=\? -)1(?= : 1;)|(?<=\? -1 : )1(?=;)')
BOUND = re.compile(r'(?<=[<>] |>=|<=)\s*\b([A-Z][A-Z0-9_]+)\b(?! \()')
IF = re.compile(r'\bif (\()')
BOTH = re.compile(r'&&|\|\|')
NOT = re.compile(r'!(?=[\w(])')
CALL = re.compile(r'^ +(\w+) (\()', re.MULTILINE)
# The sanitizers watch what frees memory; tests do not.
NO_CALL = re.compile(r'(?:if|for|while|switch|return|sizeof|g_free|g_strfreev|g_clear_error|g_clear_object|'
                     r'g_mutex_clear|g_cond_clear|\w+_(?:unref|free)) \(|'
                     r'g_clear_pointer \([^,]*, (?:g_free|g_strfreev|\w+_(?:unref|free))\)')


def blank(text):
    return re.sub(r'[^\n]', ' ', text)


def find_closing(text, at):
    """Where the parenthesis that opens at AT is closed."""
    depth = 0
    for i in range(at, len(text)):
        depth += {'(': 1, ')': -1}.get(text[i], 0)
        if depth == 0:
            return i
    return len(text)


def mask(text):
    """The text with blanks in place of all that is not to be changed: the same length, the same lines."""
    text = SILENT.sub(lambda match: blank(match.group()), text)
    text = IDIOM.sub(lambda match: blank(match.group()), text)
    text = UNSEEN.sub(lambda match: match.group(1) + blank(match.group(2)), text)
    for match in list(COMPLAINT.finditer(text)):
        end = find_closing(text, match.end() - 1)
        text = text[:match.start()] + blank(text[match.start():end]) + text[end:]
    return text


def find_operand(text, at, step):
    """Where the operand ends that begins beside AT, going in the direction STEP; and whether it is one of a chain."""
    depth = 0
    while 0 <= at < len(text):
        char = text[at]
        depth += {'(': step, '[': step, ')': -step, ']': -step}.get(char, 0)
        pair = text[min(at, at + step):][:2]
        if depth == 0 and pair in ('&&', '||'):
            return at, True
        assigns = char == '=' and not re.search('[=!<>]=|==', text[at - 1:at + 2])
        if depth < 0 or (depth == 0 and (char in ';{},?:' or assigns)):
            return at, False
        if depth == 0 and step < 0 and re.match(r'\breturn\b', text[at:]):
            return at + len('return') - 1, False
        at += step
    return at, False


def find_changes(code):
    """Every change of masked code: what kind it is, from where to where, and what comes there."""
    for match in COMPARISON.finditer(code):
        yield 'comparison', match.start(), match.end(), FLIPPED[match.group()]
    for match in NUMBER.finditer(code):
        if not SIGN.match(code, match.start()):
            yield 'plus-one', match.start(), match.end(), str(int(match.group()) + 1)
        if int(match.group()) > 0:
            yield 'minus-one', match.start(), match.end(), str(int(match.group()) - 1)
    for match in BOUND.finditer(code):
        yield 'minus-one', match.start(1), match.end(1), f'({match.group(1)} - 1)'
    for match in IF.finditer(code):
        start, end = match.start(1) + 1, find_closing(code, match.start(1))
        yield 'if-true', start, end, 'TRUE'
        yield 'if-false', start, end, 'FALSE'
    for match in BOTH.finditer(code):
        start, chain = find_operand(code, match.start() - 1, -1)
        if not chain:
            yield 'left-dropped', start + 1, match.end() + 1, ' ' if code[start] in '=n' else ''
        yield 'right-dropped', match.start() - 1, find_operand(code, match.end(), 1)[0], ''
    for match in NOT.finditer(code):
        yield 'not-dropped', match.start(), match.end(), ''
    for match in CALL.finditer(code):
        end = find_closing(code, match.start(2)) + 1
        before = code[:match.start(1)].rstrip()
        follows = code[end:end + 1] == ';' and before[-1:] in ('', ';', '{', '}', ')', 'e', ':')  # e: else
        if follows and not NO_CALL.match(code, match.start(1)):
            yield 'call-removed', match.start(1), end, ''


def find_faults(file, text):
    """All faults of a file. What is changed keeps its number of lines."""
    masked = mask(text)
    for function in FUNCTION.finditer(masked):
        first = function.start(2)
        for kind, start, end, new in find_changes(function.group(2)):
            start, end = first + start, first + end
            line = masked.count('\n', 0, start) + 1
            new += '\n' * (text.count('\n', start, end) - new.count('\n'))
            yield Fault(file, line, function.group(1), kind, start, end, new)


def apply_fault(text, fault):
    return text[:fault.start] + fault.new + text[fault.end:]


def show_fault(text, fault):
    """The line where a fault begins, as it was and as it is."""
    return tuple(version.split('\n')[fault.line - 1].strip() for version in (text, apply_fault(text, fault)))


def read_equivalent(text):
    """The faults of the list: file, function, kind, line before, line after."""
    found = set()
    for stanza in re.split(r'\n\s*\n', re.sub(r'^#.*\n', '', text, flags=re.MULTILINE).strip()):
        lines = stanza.split('\n')
        if stanza and (len(lines) < 4 or lines[1][:1] != '-' or lines[2][:1] != '+'):
            raise ValueError(f'not a fault with its reason: {stanza}')
        if stanza:
            found.add((*lines[0].split(), lines[1][1:].strip(), lines[2][1:].strip()))
    return found


def read_room(root, room):
    """The text of each C file of a room by its path."""
    texts = {}
    for folder, _, names in os.walk(os.path.join(root, 'src', room)):
        for name in sorted(names):
            if name.endswith('.c'):
                path = os.path.join(folder, name)
                with open(path, encoding='utf-8') as file:
                    texts[os.path.relpath(path, root)] = file.read()
    return texts


def draw_faults(texts, known, chance):
    """The faults of a room in the order in which they are tried: a kind first, and then one of it."""
    kinds = collections.defaultdict(list)
    for file, text in sorted(texts.items()):
        for fault in find_faults(file, text):
            if (file, fault.function, fault.kind, *show_fault(text, fault)) not in known:
                kinds[fault.kind].append(fault)
    for faults in kinds.values():
        chance.shuffle(faults)
    while kinds:
        kind = chance.choice(sorted(kinds))
        yield kinds[kind].pop()
        if not kinds[kind]:
            del kinds[kind]
