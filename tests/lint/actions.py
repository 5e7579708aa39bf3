"""actions.py: every action that a button, a menu or a key names is installed.

GTK says nothing of an action that nobody has installed: the button stays grey, and the menu's item is hidden.

Copyright The Bluff Bay authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import os
import re

from tree import grep, strings, without_comments

FOLDER = 'src/ui'

# GTK's own.
GIVEN = {'window.close', 'window.minimize', 'window.toggle-maximized', 'default.activate', 'menu.popup', 'clipboard.copy',
         'clipboard.cut', 'clipboard.paste', 'selection.select-all'}

INSTALLED = r'gtk_widget_class_install_(?:property_)?action[ \t\n]*\([^,]*,[ \t\n]*"([^"]+)"'
GROUP = r'gtk_widget_insert_action_group[ \t\n]*\([^"]*"([^"]+)"'
TABLE = r'\bbluff_tabletop_add_actions[ \t\n]*\('  # which are table.* for every game
ENTRIES = r'GActionEntry\b[^;]*?=[ \t\n]*\{(.*?)\};'
ENTRY = r'\{[ \t\n]*(?:\.name[ \t\n]*=[ \t\n]*)?"([^"]+)"'
SINGLE = r'g_(?:settings_create_action|simple_action_new(?:_stateful)?|property_action_new)[ \t\n]*\([^"]*"([^"]+)"'

# As a button has it, a menu, and a shortcut.
NAMED = (r'name="action-name">([^<]+)<', r'<attribute name="action">([^<]+)<', r'name="action">action\(([^)]+)\)<')
PLAIN = r'([a-z]+\.[\w-]+)(?:::.*|\(.*\))?'


def folder_of(path):
    return os.path.dirname(path)


def actions_of(text):
    """The actions that a C file installs, with their groups; those of the application have no group of a widget."""
    found = {match.group(1) for _, match in grep(INSTALLED, text)}
    names = {match.group(1) for _, match in grep(SINGLE, text)}
    for _, entries in grep(re.compile(ENTRIES, re.DOTALL), text):
        names |= {match.group(1) for _, match in grep(ENTRY, entries.group(1))}
    groups = {match.group(1) for _, match in grep(GROUP, text)} | {'table' for _ in grep(TABLE, text)} or {'app'}
    return found | {f'{group}.{name}' for group in groups for name in names}


def named_in_ui(text):
    for pattern in NAMED:
        for line, match in grep(pattern, text):
            yield line, match.group(1).strip()


def named_in_c(text, groups):
    for line, string in strings(text):
        match = re.fullmatch(PLAIN, string)
        if match and match.group(1).split('.')[0] in groups:
            yield line, match.group(1)


def installed_by_folder(tree):
    """The actions of each folder; and the groups that several folders have, each with actions of its own."""
    folders = {}
    for path in tree.files(FOLDER, endings=('.c',)):
        actions = actions_of(without_comments(tree.text(path)))
        folders.setdefault(folder_of(path), set()).update(actions)
    homes = {}
    for folder, actions in folders.items():
        for group in {action.split('.')[0] for action in actions}:
            homes.setdefault(group, set()).add(folder)
    return folders, homes


def actions_are_installed(tree):
    folders, homes = installed_by_folder(tree)
    everywhere = GIVEN.union(*folders.values()) if folders else GIVEN
    for path in tree.files(FOLDER, endings=('.ui', '.c')):
        text = tree.text(path)
        named = named_in_ui(text) if path.endswith('.ui') else named_in_c(without_comments(text), homes)
        for line, action in named:
            home = folder_of(path)
            # A folder has only its own actions of a group that several folders have, such as a table's.
            own = len(homes.get(action.split('.')[0], ())) > 1 and home in homes[action.split('.')[0]]
            known = folders[home] if own else everywhere
            # In C a name may be the beginning of several.
            begun = path.endswith('.c') and any(other.startswith(action + '-') for other in known)
            if action not in known and not begun:
                yield f'{path}:{line}: "{action}" is installed nowhere{" in " + home if own else ""}'
