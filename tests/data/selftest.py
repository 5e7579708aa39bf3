"""selftest.py SOURCE: every check of data.py can fail. Plants a fault in a copy of our data and checks that it is found.

Copyright The Bluff Bay authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import json
import os
import shutil
import sys
import tempfile

sys.dont_write_bytecode = True

# pylint: disable=wrong-import-position
from data import APPLICATION_ID, CHECKS, INSTALLED, Data, Unavailable

COPIED = ('data', 'flatpak', os.path.join('tests', 'playthroughs'))
DESKTOP = f'made/{APPLICATION_ID}.desktop'
METAINFO = f'made/{APPLICATION_ID}.metainfo.xml'
MIME = f'made/{APPLICATION_ID}-mime.xml'
SERVICE = f'made/{APPLICATION_ID}.service'
MANIFEST = f'flatpak/{APPLICATION_ID}.yml'
SYMBOLIC = f'data/icons/hicolor/symbolic/apps/{APPLICATION_ID}-symbolic.svg'
INSTALLED_LIST = 'build/meson-info/intro-installed.json'
SCHEMA = f'data/{APPLICATION_ID}.gschema.xml'
WELCOME = 'docs/screenshots/welcome.png'

# check, file, what is replaced in it (nothing: the whole file), by what, and what must be said of it
PLANTED = [
    ('desktop-accepted', DESKTOP, 'Type=Application', 'Type=Ship', 'Ship'),
    ('desktop-accepted', DESKTOP, 'Game;BoardGame', 'Game;BluffGame', 'BluffGame'),
    ('metainfo-accepted-by-appstream', METAINFO, '<summary>Three games of bluff</summary>', '', 'summary'),
    ('metainfo-accepted-by-appstream-glib', METAINFO, 'https://github.com/bluffbay/bluff-bay/issues', 'issues', 'url'),
    ('xml-well-formed', METAINFO, '</ul>', '', 'ul'),
    ('xml-well-formed', 'src/ui/bluff-window.ui', '', '<interface>\n', 'bluff-window.ui'),
    ('schemas-accepted', SCHEMA, '', '<schemalist><schema id="x" path="/x/"><key name="X"/></schema></schemalist>', 'X'),
    ('records-known', MIME, '*.bluff', '*.blush', 'other-order.bluff is not known'),
    ('records-known', MIME, '{&quot;record', '{&quot;secret', 'nameless is not known'),
    ('one-name-for-all', METAINFO, f'<id>{APPLICATION_ID}</id>', '<id>io.github.other</id>', 'another id'),
    ('one-name-for-all', METAINFO, f'{APPLICATION_ID}.desktop', 'other.desktop', 'starts something else'),
    ('one-name-for-all', 'data/icons/hicolor/scalable/apps/ship.svg', '', '<svg/>\n', 'ship.svg is not named for'),
    ('entry-starts-the-program', DESKTOP, 'bluff-bay %U', 'bluff-bay', 'the entry starts'),
    ('entry-starts-the-program', DESKTOP, 'DBusActivatable=true', 'DBusActivatable=false', 'not activated'),
    ('entry-starts-the-program', SERVICE, f'Name={APPLICATION_ID}', 'Name=other', 'the service is called'),
    ('entry-starts-the-program', SERVICE, '/bluff-bay ', '/bluff-bay-lab ', 'the service starts'),
    ('entry-starts-the-program', METAINFO, '<binary>bluff-bay</binary>', '', 'does not name bluff-bay'),
    ('media-types-agree', DESKTOP, 'x-bluff-record', 'x-other', 'the entry has'),
    ('media-types-agree', METAINFO, 'x-bluff-record', 'x-other', 'the metainfo has'),
    ('media-types-agree', 'docs/RECORD.md', '`application/x-bluff-record`', 'secret', 'RECORD.md does not name'),
    ('icons-there', DESKTOP, f'Icon={APPLICATION_ID}', 'Icon=other', 'other.svg is not there'),
    ('icons-there', MIME, f'{APPLICATION_ID}-record', 'other', 'other.svg is not there'),
    ('symbolic-icons-recoloured', SYMBOLIC, '<path d=', '<path stroke="#000" d=', 'would not be recoloured'),
    ('symbolic-icons-recoloured', SYMBOLIC, 'width="16"', 'width="24"', 'not 16 by 16'),
    ('version-released', METAINFO, 'version="0.1.0"', 'version="0.0.9"', 'the newest release'),
    ('version-released', METAINFO, '>bluff-bay</translation>', '>other</translation>', 'the translations'),
    ('screenshots-there', WELCOME, '', 'a picture', 'pirate.png: there is no such file'),
    ('all-installed', INSTALLED_LIST, 'share/man/man1/bluff-bay.1', 'share/man/x', 'bluff-bay.1 is not installed'),
    ('all-installed', SCHEMA, '', '<schemalist/>', 'gschema.xml is not installed'),
    ('sandbox-closed', MANIFEST, '--share=ipc', '--share=network', '--share=network'),
    ('sandbox-closed', MANIFEST, '--share=ipc', '--filesystem=home', '--filesystem=home'),
    ('sandbox-closed', MANIFEST, 'sha256: ', 'sha256: none', 'without a checksum'),
    ('sandbox-closed', MANIFEST, 'command: bluff-bay', 'command: sh', 'the command of the manifest'),
]


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, 'w', encoding='utf-8') as file:
        file.write(text)


def read(path):
    with open(path, encoding='utf-8') as file:
        return file.read()


def make_tree(source, root):
    """A copy of our data, in which nothing is wrong, with what the build makes of it."""
    for folder in COPIED:
        shutil.copytree(os.path.join(source, folder), os.path.join(root, folder))
    for path in Data(root, *[''] * 5).files('data', '.gschema.xml'):
        os.remove(path)
    os.makedirs(os.path.join(root, 'docs'))
    shutil.copy(os.path.join(source, 'docs', 'RECORD.md'), os.path.join(root, 'docs'))
    for made in (DESKTOP, METAINFO, MIME, SERVICE):
        text = read(os.path.join(root, 'data', os.path.basename(made) + '.in'))
        text = text.replace('@application_id@', APPLICATION_ID).replace('@bindir@', '/usr/bin')
        write(os.path.join(root, made), text)
    write(os.path.join(root, INSTALLED_LIST), json.dumps({name: '/usr/' + name for name in INSTALLED}))
    write(os.path.join(root, 'build/meson-info/intro-projectinfo.json'),
          json.dumps({'version': '0.1.0', 'descriptive_name': 'bluff-bay'}))
    return Data(root, *(os.path.join(root, name) for name in ('build', DESKTOP, METAINFO, MIME, SERVICE)))


def plant(root, path, old, new):
    """Whether the fault could be planted."""
    full = os.path.join(root, path)
    if not old:
        write(full, new)
        return True
    text = read(full)
    write(full, text.replace(old, new))
    return old in text


def findings_of(name, data):
    """What a check says, and why it could not be made (or nothing)."""
    try:
        return '\n'.join(dict(CHECKS)[name](data) or ()), None
    except Unavailable as reason:
        return '', str(reason)


def try_fault(source, name, path, old, new, wanted):  # pylint: disable=too-many-arguments
    """What is wrong with the check, or nothing, and why it could not be tried, or nothing."""
    with tempfile.TemporaryDirectory() as root:
        data = make_tree(source, root)
        clean, _ = findings_of(name, data)
        if clean:
            return f'found in a tree without a fault: {clean}', None
        if not plant(root, path, old, new):
            return f'{path} has no "{old}"', None
        said, unavailable = findings_of(name, data)
        return (None if wanted in said or unavailable else f'not found; said: "{said}"'), unavailable


def main(arguments):
    if len(arguments) != 1:
        print('usage: selftest.py SOURCE', file=sys.stderr)
        return 2
    failed = False
    names = [name for name, _ in CHECKS]
    untried = set(names) - {row[0] for row in PLANTED}
    print(f'1..{len(PLANTED) + 1}')
    for number, (name, path, old, new, wanted) in enumerate(PLANTED, 1):
        wrong, unavailable = try_fault(arguments[0], name, path, old, new, wanted)
        failed = failed or bool(wrong)
        print(f'{"not ok" if wrong else "ok"} {number} /data/can-fail/{name}'
              + (f' # SKIP {unavailable}' if unavailable else ''))
        for line in (wrong or '').splitlines():
            print('# ' + line)
    print(f'{"not ok" if untried else "ok"} {len(PLANTED) + 1} /data/can-fail/every-check {" ".join(sorted(untried))}')
    return 1 if failed or untried else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
