"""rule_ids.py: every rule of docs/RULES.md is proven by a test that carries its id, and no test proves a rule we do
not have.

Copyright The Bluff Bay authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

from tree import grep, strings

RULES = 'docs/RULES.md'

# "- **P15** Vote *bluff*, …"
RULE = r'^- \*\*([A-Z]\d+)\*\*'

# "/pirate/P15-caught-bluff-returns-cards": the id stands directly after a slash, or begins the name of a row,
# "B5-match-own-card", which a table of tests puts behind one.
TEST_PATH = r'(?:^|/)([A-Z]\d+)-[a-z]'


def rules_written(tree):
    return {match.group(1): line for line, match in grep(RULE, tree.text(RULES))} if tree.has(RULES) else {}


def rules_tested(tree):
    tested = {}
    for path in tree.files('tests', endings=('.c',)):
        for line, text in strings(tree.text(path)):
            for _, match in grep(TEST_PATH, text):
                tested.setdefault(match.group(1), f'{path}:{line}')
    return tested


def rules_have_tests(tree):
    written, tested = rules_written(tree), rules_tested(tree)
    if not written:
        yield f'{RULES}:1: no rule with an id was found'
    for rule in written:
        if rule not in tested:
            yield f'{RULES}:{written[rule]}: rule {rule} has no test: no path in tests/ has "/{rule}-…"'


def tests_have_rules(tree):
    written, tested = rules_written(tree), rules_tested(tree)
    for rule in sorted(set(tested) - set(written)):
        yield f'{tested[rule]}: there is no rule {rule} in {RULES}'
