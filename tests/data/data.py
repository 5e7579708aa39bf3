"""data.py: checks what is installed besides the programs, as a desktop, a catalogue and a sandbox read it.

    data.py SOURCE BUILD DESKTOP METAINFO MIME SERVICE

A check is a function from a Data to its findings. selftest.py plants a fault for each and sees that it is found.

Copyright The Bluff Bay authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import configparser
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

APPLICATION_ID = 'io.github.bluffbay.BluffBay'
PROGRAM = 'bluff-bay'
MIME = '{http://www.freedesktop.org/standards/shared-mime-info}'

# Where a file must be installed, below the prefix.
INSTALLED = (
    f'share/applications/{APPLICATION_ID}.desktop',
    f'share/dbus-1/services/{APPLICATION_ID}.service',
    f'share/metainfo/{APPLICATION_ID}.metainfo.xml',
    f'share/mime/packages/{APPLICATION_ID}-mime.xml',
    'share/icons/hicolor',
    'share/man/man1/bluff-bay.1',
    'share/man/man1/bluff-bay-lab.1',
)

# What would let the app out of its sandbox.
HOLES = r'--(share=network|filesystem=\S*|socket=(session-bus|system-bus|x11)|device=all|talk-name=\S*|own-name=\S*)'


class Unavailable(Exception):
    """A check cannot be made; the message says why."""


class Data:
    """The source tree, and the files that were made of it."""

    def __init__(self, source, build, desktop, metainfo, mime, service):  # pylint: disable=too-many-arguments
        self.source = source
        self.build = build
        self.desktop = desktop
        self.metainfo = metainfo
        self.mime = mime
        self.service = service

    def path(self, *parts):
        return os.path.join(self.source, *parts)

    def files(self, folder, ending):
        """The files with an ending below a folder of the source tree."""
        return sorted(os.path.join(place, name) for place, _, names in os.walk(self.path(folder))
                      for name in names if name.endswith(ending))

    def icon(self, *parts):
        return self.path('data', 'icons', 'hicolor', *parts)


def run(*command, environment=None):
    """The exit code of a program, and what it said."""
    if not shutil.which(command[0]):
        raise Unavailable(f'{command[0]} is not installed')
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False,
                          env={**os.environ, 'LC_ALL': 'C.UTF-8', **(environment or {})})
    return done.returncode, (done.stdout + done.stderr).strip()


def complaints(*command):
    code, said = run(*command)
    if code:
        yield said or f'{command[0]} failed with exit code {code}'


def read_keys(path):
    """The groups of a desktop entry or of a service file."""
    parser = configparser.RawConfigParser(delimiters='=', interpolation=None)
    parser.optionxform = str
    parser.read(path, encoding='utf-8')
    return parser


def read_entry(data):
    return read_keys(data.desktop)['Desktop Entry']


def texts(path, tag):
    return [element.text for element in ElementTree.parse(path).iter(tag)]


def media_types(data):
    return sorted(element.get('type') for element in ElementTree.parse(data.mime).iter(MIME + 'mime-type'))


# --- What other programs accept --------------------------------------------------------------------------------------

def desktop_accepted(data):
    code, said = run('desktop-file-validate', data.desktop)
    if code or said:
        yield said


def metainfo_accepted_by_appstream(data):
    return complaints('appstreamcli', 'validate', '--no-net', '--explain', data.metainfo)


def metainfo_accepted_by_glib(data):
    return complaints('appstream-util', 'validate-relax', '--nonet', data.metainfo)


def xml_well_formed(data):
    paths = [data.metainfo, data.mime]
    for folder in ('src', 'data'):
        for ending in ('.ui', '.svg', '.xml', '.xml.in'):
            paths += data.files(folder, ending)
    return complaints('xmllint', '--noout', *paths)


def schemas_accepted(data):
    if not data.files('data', '.gschema.xml'):
        raise Unavailable('there is no schema')
    return complaints('glib-compile-schemas', '--strict', '--dry-run', data.path('data'))


def records_known(data):
    """Records get their media type by their name, and without one by how they begin."""
    records = data.files(os.path.join('tests', 'playthroughs'), '.bluff')
    wanted = media_types(data)[0]
    with tempfile.TemporaryDirectory() as folder:
        os.makedirs(os.path.join(folder, 'mime', 'packages'))
        shutil.copy(data.mime, os.path.join(folder, 'mime', 'packages'))
        yield from complaints('update-mime-database', os.path.join(folder, 'mime'))
        shutil.copy(records[0], os.path.join(folder, 'nameless'))
        with open(os.path.join(folder, 'other-order.bluff'), 'w', encoding='utf-8') as file:
            file.write('{"version":1,"record":"bluff-bay"}\n')
        for path in records + [os.path.join(folder, name) for name in ('nameless', 'other-order.bluff')]:
            _, said = run('gio', 'info', '-a', 'standard::content-type', path, environment={
                'XDG_DATA_HOME': folder, 'XDG_DATA_DIRS': folder})
            if f'content-type: {wanted}' not in said:
                yield f'{os.path.basename(path)} is not known as {wanted}: {said}'


# --- What must agree -------------------------------------------------------------------------------------------------

def one_name_for_all(data):
    """Files that a sandbox exports are named for the application."""
    paths = [data.desktop, data.metainfo, data.mime, data.service] + data.files(os.path.join('data', 'icons'), '')
    for path in paths:
        if not re.match(re.escape(APPLICATION_ID) + r'[.-]', os.path.basename(path)):
            yield f'{path} is not named for {APPLICATION_ID}'
    if texts(data.metainfo, 'id') != [APPLICATION_ID]:
        yield f'{data.metainfo} has another id'
    if texts(data.metainfo, 'launchable') != [APPLICATION_ID + '.desktop']:
        yield f'{data.metainfo} starts something else'


def entry_starts_the_program(data):
    entry = read_entry(data)
    service = read_keys(data.service)['D-BUS Service']
    if entry['Exec'] != f'{PROGRAM} %U':
        yield f'the entry starts {entry["Exec"]}'
    if entry.get('DBusActivatable') != 'true':
        yield 'the entry is not activated by D-Bus, but there is a service'
    if service['Name'] != APPLICATION_ID:
        yield f'the service is called {service["Name"]}'
    if not re.fullmatch(rf'/\S*/{PROGRAM} --gapplication-service', service['Exec']):
        yield f'the service starts {service["Exec"]}'
    if PROGRAM not in texts(data.metainfo, 'binary'):
        yield f'{data.metainfo} does not name {PROGRAM}'


def media_types_agree(data):
    known = media_types(data)
    for what, types in (('the entry', read_entry(data)['MimeType'].rstrip(';').split(';')),
                        ('the metainfo', texts(data.metainfo, 'mediatype'))):
        if sorted(types) != known:
            yield f'{what} has {types}, but the type that is described is {known}'
    with open(data.path('docs', 'RECORD.md'), encoding='utf-8') as file:
        if f'`{known[0]}`' not in file.read():
            yield f'docs/RECORD.md does not name {known[0]}'


def icons_there(data):
    wanted = [data.icon('scalable', 'apps', read_entry(data)['Icon'] + '.svg'),
              data.icon('symbolic', 'apps', APPLICATION_ID + '-symbolic.svg')]
    for element in ElementTree.parse(data.mime).iter(MIME + 'icon'):
        wanted.append(data.icon('scalable', 'mimetypes', element.get('name') + '.svg'))
    for path in wanted:
        if not os.path.exists(path):
            yield f'{path} is not there'


def symbolic_icons_recoloured(data):
    """GTK 4.8 gives another colour to what is filled, and leaves strokes as they are."""
    for path in data.files(os.path.join('data', 'icons', 'hicolor', 'symbolic'), '.svg'):
        root = ElementTree.parse(path).getroot()
        if (root.get('width'), root.get('height')) != ('16', '16'):
            yield f'{path} is not 16 by 16'
        for element in root.iter():
            if element.get('stroke') or element.tag.split('}')[1] not in ('svg', 'g', 'path', 'rect', 'circle'):
                yield f'{path}: {element.tag.split("}")[1]} would not be recoloured'


def version_released(data):
    with open(os.path.join(data.build, 'meson-info', 'intro-projectinfo.json'), encoding='utf-8') as file:
        project = json.load(file)
    releases = [element.get('version') for element in ElementTree.parse(data.metainfo).iter('release')]
    if not releases or releases[0] != project['version']:
        yield f'the version is {project["version"]}, but the newest release of the metainfo is {releases[:1]}'
    if texts(data.metainfo, 'translation') != [project['descriptive_name']]:
        yield f'the translations are those of {project["descriptive_name"]}, but the metainfo names others'


def screenshots_there(data):
    if not os.path.isdir(data.path('docs', 'screenshots')):
        raise Unavailable('there is no docs/screenshots')
    for url in texts(data.metainfo, 'image'):
        path = url.partition('/main/')[2]
        if not path or not os.path.exists(data.path(path)):
            yield f'{url}: there is no such file here'


def all_installed(data):
    with open(os.path.join(data.build, 'meson-info', 'intro-installed.json'), encoding='utf-8') as file:
        places = json.load(file).values()
    schemas = ['share/glib-2.0/schemas/' + os.path.basename(path) for path in data.files('data', '.gschema.xml')]
    for wanted in (*INSTALLED, *schemas):
        if not any(place.endswith('/' + wanted) for place in places):
            yield f'{wanted} is not installed'


def sandbox_closed(data):
    with open(data.path('flatpak', APPLICATION_ID + '.yml'), encoding='utf-8') as file:
        text = re.sub(r'^\s*#.*$', '', file.read(), flags=re.MULTILINE)
    for match in re.finditer(HOLES, text):
        yield f'the manifest has {match.group(0)}'
    for archive in re.split(r'\btype: archive\b', text)[1:]:
        if not re.search(r'\bsha256: [0-9a-f]{64}\b', archive):
            yield 'the manifest has an archive without a checksum'
    for key, value in (('id', APPLICATION_ID), ('command', PROGRAM)):
        if not re.search(rf'^{key}: {re.escape(value)}$', text, re.MULTILINE):
            yield f'the {key} of the manifest is not {value}'


CHECKS = [
    ('desktop-accepted', desktop_accepted),
    ('metainfo-accepted-by-appstream', metainfo_accepted_by_appstream),
    ('metainfo-accepted-by-appstream-glib', metainfo_accepted_by_glib),
    ('xml-well-formed', xml_well_formed),
    ('schemas-accepted', schemas_accepted),
    ('records-known', records_known),
    ('one-name-for-all', one_name_for_all),
    ('entry-starts-the-program', entry_starts_the_program),
    ('media-types-agree', media_types_agree),
    ('icons-there', icons_there),
    ('symbolic-icons-recoloured', symbolic_icons_recoloured),
    ('version-released', version_released),
    ('screenshots-there', screenshots_there),
    ('all-installed', all_installed),
    ('sandbox-closed', sandbox_closed),
]


def main(arguments):
    if len(arguments) != 6:
        print('usage: data.py SOURCE BUILD DESKTOP METAINFO MIME SERVICE', file=sys.stderr)
        return 2
    data = Data(*arguments)
    failed = False
    print(f'1..{len(CHECKS)}')
    for number, (name, check) in enumerate(CHECKS, 1):
        remark = ''
        findings = []
        try:
            findings = list(check(data) or ())
        except Unavailable as reason:
            remark = f' # SKIP {reason}'
        failed = failed or bool(findings)
        print(f'{"not ok" if findings else "ok"} {number} /data/{name}{remark}')
        for finding in findings:
            for line in finding.splitlines():
                print('# ' + line)
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
