"""lint.py: checks what the compiler cannot. `lint.py [--tap] [TREE]`.

A check is a function from a tree to its findings, each a line "path:line: what is wrong". selftest.py plants a violation
of each check and sees that it is found.

Copyright The Bluff Bay authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import os
import sys

# The source tree stays as it is: no __pycache__ in it.
sys.dont_write_bytecode = True

# pylint: disable=wrong-import-position
import actions
import catalogues
import contrast
import includes
import lookups
import motion
import rule_ids
import texts
import tools
import translations
import typography
import wording
from tree import Tree, Unavailable

CHECKS = [
    ('no-parent-includes', includes.no_parent_includes),
    ('rooms-known', includes.rooms_known),
    ('headers-have-one-home', includes.headers_have_one_home),
    ('rooms-keep-their-walls', includes.rooms_keep_their_walls),
    ('outside-headers', includes.outside_headers_stay_outside),
    ('precompiled-headers', includes.precompiled_headers_hide_nothing),
    ('gettext-in-its-rooms', wording.gettext_in_its_rooms),
    ('potfiles-complete', wording.potfiles_complete),
    ('catalogues-complete', catalogues.catalogues_complete),
    ('plain-english', catalogues.plain_english),
    ('counts-are-last', catalogues.counts_are_last),
    ('arguments-explained', catalogues.arguments_explained),
    ('header-capitals', catalogues.header_capitals),
    ('placeholders', translations.placeholders_kept),
    ('plural-forms', translations.plural_forms),
    ('glossary', translations.glossary_whole),
    ('glossary-needed', translations.glossary_needed),
    ('glossary-used', translations.glossary_used),
    ('typography', typography.marks_of_each_language),
    ('catalogues-inspected', tools.inspected),
    ('texts-stand-once', catalogues.texts_stand_once),
    ('actions-installed', actions.actions_are_installed),
    ('rules-have-tests', rule_ids.rules_have_tests),
    ('tests-have-rules', rule_ids.tests_have_rules),
    ('texts-have-one-home', lookups.texts_have_one_home),
    ('licence-lines', texts.files_say_their_licence),
    ('whitespace', texts.whitespace),
    ('nothing-left-over', texts.nothing_left_over),
    ('plain-comments', texts.plain_comments),
    ('no-machine-paths', texts.no_machine_paths),
    ('contrast', contrast.colours_keep_their_distance),
    ('palette', contrast.palette_is_the_style),
    ('flags', contrast.flags_are_the_drawings),
    ('motion', motion.style_sheets_keep_still),
    ('formatted', tools.formatted),
    ('man-pages', tools.man_pages),
    ('shell-scripts', tools.shell_scripts),
]


def run_check(check, tree):
    """The findings of a check, and why it could not be made (or nothing)."""
    try:
        return list(check(tree)), None
    except Unavailable as reason:
        return [], str(reason)


def main(arguments):
    tap = '--tap' in arguments
    roots = [argument for argument in arguments if argument != '--tap']
    if len(roots) > 1 or any(root.startswith('-') for root in roots):
        print('usage: lint.py [--tap] [TREE]', file=sys.stderr)
        return 2
    default = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    tree = Tree(roots[0] if roots else default)
    if not tree.files('src', endings=includes.SOURCES):
        print(f'lint.py: {tree.root} has no sources', file=sys.stderr)
        return 2

    failed = False
    if tap:
        print(f'1..{len(CHECKS)}')
    for number, (name, check) in enumerate(CHECKS, 1):
        findings, unavailable = run_check(check, tree)
        failed = failed or bool(findings)
        if tap:
            print(f'{"not ok" if findings else "ok"} {number} {name}' + (f' # SKIP {unavailable}' if unavailable else ''))
        elif unavailable:
            print(f'{name}: not checked: {unavailable}')
        else:
            print(f'{name}: {"wrong" if findings else "ok"}')
        for finding in findings:
            for line in finding.splitlines():
                print(('# ' if tap else '  ') + line)
        sys.stdout.flush()
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
