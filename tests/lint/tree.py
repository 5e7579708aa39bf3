"""tree.py: the source tree as the lint checks see it: a list of files and their text.

Copyright The Bluff Bay authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import os
import re

# Folders at the top that hold what was built, not what was written.
BUILT = re.compile(r'^(\.git|_?build.*|\.flatpak-builder)$')


class Unavailable(Exception):
    """A check cannot be made here; the message says what is missing."""


class Tree:
    def __init__(self, root):
        self.root = root
        self._files = sorted(self._walk())

    def _walk(self):
        for folder, folders, names in os.walk(self.root):
            top = os.path.abspath(folder) == os.path.abspath(self.root)
            folders[:] = [name for name in folders if name != '__pycache__' and not (top and BUILT.match(name))]
            for name in names:
                path = os.path.relpath(os.path.join(folder, name), self.root)
                # A work tree that is not the main one has a file called .git.
                if path != '.git':
                    yield path.replace(os.sep, '/')

    def files(self, *folders, endings=('',)):
        """The paths under any of the folders (or in the whole tree) that have one of the endings."""
        return [path for path in self._files
                if path.endswith(tuple(endings))
                and (not folders or any(path.startswith(folder + '/') for folder in folders))]

    def full(self, path):
        return os.path.join(self.root, path)

    def has(self, path):
        return path in self._files

    def bytes(self, path):
        with open(self.full(path), 'rb') as file:
            return file.read()

    def text(self, path):
        """The text of a file, or nothing if it is not text."""
        data = self.bytes(path)
        if b'\0' in data:
            return ''
        try:
            return data.decode('utf-8')
        except UnicodeDecodeError:
            return ''


def grep(pattern, text):
    """Every match of the pattern, in which ^ and $ stand for lines, with the number of the line it begins in."""
    if isinstance(pattern, str):
        pattern = re.compile(pattern, re.MULTILINE)
    for match in pattern.finditer(text):
        yield text.count('\n', 0, match.start()) + 1, match


C_TOKEN = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.DOTALL)


def without_comments(text):
    """C without its comments; the lines keep their numbers."""
    def blank(match):
        token = match.group(0)
        return '\n' * token.count('\n') if token.startswith('/') else token

    return C_TOKEN.sub(blank, text)


# Comments of scripts, and what Python has in their place.
HASH_COMMENT = re.compile(r'""".*?"""|(?<!\S)#[^\n]*', re.DOTALL)
HASH_ENDINGS = ('.py', '.sh', '.yml', 'meson.build', 'meson_options.txt')


def only_comments(path, text):
    """The comments of a program; the lines keep their numbers. Other texts are there for people as a whole."""
    if path.endswith(('.c', '.h')):
        found = (match for match in C_TOKEN.finditer(text) if match.group(0).startswith('/'))
    elif path.endswith(HASH_ENDINGS) or text.startswith('#!'):
        found = HASH_COMMENT.finditer(text)
    else:
        return text
    kept, end = [], 0
    for match in found:
        kept += ['\n' * text.count('\n', end, match.start()), match.group(0)]
        end = match.end()
    return ' '.join(kept)


def strings(text):
    """The string literals of a C file, each with its line."""
    for line, match in grep(C_TOKEN, text):
        if match.group(0).startswith('"'):
            yield line, match.group(0)[1:-1]
