"""mutants-test.py: faults are found where there is code, and nowhere else; and those that are said to be none exist.

    mutants-test.py ROOT

Copyright The Bluff Bay authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import os
import random
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(sys.argv[1], 'tools'))

# pylint: disable=import-error,wrong-import-position
import faults
import mutants

# what is tested, a line of a function, and all faults of it: the kind, and the line with the fault
ROWS = [
    ('nothing', 'self->seat = seat;', []),
    ('comparison', 'return a < b;', [('comparison', 'return a <= b;')]),
    ('equality', 'return a == b;', [('comparison', 'return a != b;')]),
    ('arrow', 'return a->b;', []),
    ('number', 'n = a[2];', [('plus-one', 'n = a[3];'), ('minus-one', 'n = a[1];')]),
    ('nought', 'n = 0;', [('plus-one', 'n = 1;')]),
    ('no-number', 'n = x2 + 0x10 + 1.5;', []),
    ('zeros', 'int n[2][2] = { { 0 } };', []),
    ('room', 'char name[16];', []),
    ('element', 'return name[1];', [('plus-one', 'return name[2];'), ('minus-one', 'return name[0];')]),
    ('one-of-them', 'a = g_new0 (Thing, 1);', []),
    ('up-to-the-end', 'return f (a, -1);', [('minus-one', 'return f (a, -0);')]),
    ('before-or-behind', 'return a ? -1 : 1;', [('minus-one', 'return a ? -0 : 1;'), ('minus-one', 'return a ? -1 : 0;')]),
    ('unseen-flags', 'd = g_dir_open (name (a, 2), 0, NULL);',
     [('plus-one', 'd = g_dir_open (name (a, 3), 0, NULL);'), ('minus-one', 'd = g_dir_open (name (a, 1), 0, NULL);')]),
    ('unseen-memory', 'c = g_string_chunk_new (256);', []),
    ('bound', 'return a > LAST;', [('comparison', 'return a >= LAST;'), ('minus-one', 'return a > (LAST - 1);')]),
    ('condition', 'if (f (a))', [('if-true', 'if (TRUE)'), ('if-false', 'if (FALSE)')]),
    ('and', 'return a && f (b, c);', [('left-dropped', 'return f (b, c);'), ('right-dropped', 'return a;')]),
    ('and-or', 'x = a || (b && c);', [('left-dropped', 'x = (b && c);'), ('right-dropped', 'x = a;'),
                                      ('left-dropped', 'x = a || (c);'), ('right-dropped', 'x = a || (b);')]),
    ('chain', 'g (a, b && c && d);', [('left-dropped', 'g (a,c && d);'), ('right-dropped', 'g (a, b&& d);'),
                                      ('right-dropped', 'g (a, b && c);'), ('call-removed', ';')]),
    ('not', 'return !a;', [('not-dropped', 'return a;')]),
    ('call', 'sweep (self);', [('call-removed', ';')]),
    ('freeing', 'g_free (self);', []),
    ('clearing', 'g_clear_pointer (&self->name, g_free);', []),
    ('closing', 'g_clear_pointer (&self->file, shut);', [('call-removed', ';')]),
    ('else', 'else\n    sweep (self);', [('call-removed', ';')]),
    ('value', 'n = sweep (self);', []),
    ('comment', '/* a < b, 7, if (x) */', []),
    ('string', 'say ("a < 7 && !b");', [('call-removed', ';')]),
    ('assertion', 'g_assert_cmpint (a, <, 7);', []),
    ('contract', 'g_return_val_if_fail (a < 7, FALSE);', []),
    ('message', 'g_info ("%d", 7);', []),
]

LIST = '# A remark\n\nsrc/a.c f comparison\n- a < b\n+ a <= b\nb is never a\nat all.\n\nsrc/b.c g plus-one\n- 1\n+ 2\nnobody asks\n'


def make_text(line):
    return f'#define A 7\n\nstatic int a = 7;\n\nstatic int\nfind (int a,\n      int b)\n{{\n  {line}\n}}\n'


def find_in_line(line):
    text = make_text(line)
    return sorted((fault.kind, faults.show_fault(text, fault)[1]) for fault in faults.find_faults('x.c', text))


def find_in_call_of_two_lines():
    """What is taken away leaves its lines, so that the others keep their numbers."""
    text = make_text('sweep (self,\n         all);\n  n = 0;')
    return [(fault.line, fault.function, faults.apply_fault(text, fault).count('\n') - text.count('\n'))
            for fault in faults.find_faults('x.c', text) if fault.kind == 'call-removed']


def draw(seed, known=()):
    texts = {'x.c': make_text('if (!a && b < 7)'), 'y.c': make_text('return a == 1;')}
    return [(fault.file, fault.kind, fault.new)
            for fault in faults.draw_faults(texts, set(known), random.Random(seed))]


def find_stale(root):
    """Faults of the list that the code does not have."""
    with open(os.path.join(root, 'tests', 'house', 'equivalent-mutants.list'), encoding='utf-8') as file:
        listed = faults.read_equivalent(file.read())
    found = set()
    for room in mutants.ROOMS:
        for path, text in faults.read_room(root, room).items():
            if any(entry[0] == path for entry in listed):
                found.update((path, fault.function, fault.kind, *faults.show_fault(text, fault))
                             for fault in faults.find_faults(path, text))
    return sorted(listed - found)


def refuse_without_reason():
    try:
        return faults.read_equivalent('src/a.c f comparison\n- a < b\n+ a <= b\n')
    except ValueError:
        return 'refused'


def check_cases(root):
    """Every case: its name, what came out, and what was wanted."""
    for name, line, wanted in ROWS:
        yield f'finds/{name}', find_in_line(line), sorted(wanted)
    yield 'keeps-lines', find_in_call_of_two_lines(), [(9, 'find', 0)]
    yield 'outside-of-functions', list(faults.find_faults('x.c', 'enum\n{\n  A = 7\n};\n')), []
    yield 'same-seed', draw('1 rules'), draw('1 rules')
    yield 'all-are-drawn', sorted(draw('1 rules')), sorted(draw('2 rules'))
    yield 'order-is-chance', draw('1 rules') == draw('2 rules'), False
    known = ('y.c', 'find', 'comparison', 'return a == 1;', 'return a != 1;')
    yield 'known-is-not-drawn', len(draw('1', [known])), len(draw('1')) - 1
    yield 'list', sorted(faults.read_equivalent(LIST)), [('src/a.c', 'f', 'comparison', 'a < b', 'a <= b'),
                                                          ('src/b.c', 'g', 'plus-one', '1', '2')]
    yield 'list-of-none', faults.read_equivalent('# A remark\n'), set()
    yield 'list-wants-reasons', refuse_without_reason(), 'refused'
    texts = {'big': {'x.c': 'x\n' * 900}, 'small': {'y.c': 'y\n' * 100}}
    yield 'shares', mutants.share_out(texts, ['big', 'small'], None), {'big': 180, 'small': 20}
    yield 'share-of-one', mutants.share_out(texts, ['small'], 30), {'small': 30}
    yield 'listed-faults-exist', find_stale(root), []


def main(root):
    failed = False
    cases = list(check_cases(root))
    print(f'1..{len(cases)}')
    for number, (name, found, wanted) in enumerate(cases, 1):
        failed = failed or found != wanted
        print(f'{"ok" if found == wanted else "not ok"} {number} /house/mutants/{name}')
        if found != wanted:
            print(f'# found {found}, not {wanted}')
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1]))
