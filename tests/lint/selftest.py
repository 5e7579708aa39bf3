"""selftest.py: every lint check can fail. Plants a violation in a small clean tree and checks that it is found.

Copyright The Bluff Bay authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import os
import sys
import tempfile

sys.dont_write_bytecode = True

# pylint: disable=wrong-import-position
from lint import CHECKS, run_check
from tree import Tree

HEAD = '/* A file.\n *\n * Copyright The Bluff Bay authors\n * SPDX-License-Identifier: GPL-3.0-or-later\n */\n\n'
SHELL_HEAD = '#!/usr/bin/env bash\n# Copyright The Bluff Bay authors\n# SPDX-License-Identifier: GPL-3.0-or-later\n'

PO = ('msgid ""\nmsgstr ""\n'
      '"Project-Id-Version: x\\nPOT-Creation-Date: 2026-11-18 01:45+0000\\nPO-Revision-Date: 2026-11-18 01:46+0000\\n'
      'Last-Translator: x\\nLanguage-Team: French\\nLanguage: fr\\nMIME-Version: 1.0\\n'
      'Content-Type: text/plain; charset=UTF-8\\nContent-Transfer-Encoding: 8bit\\n"\n'
      '"Plural-Forms: nplurals=2; plural=(n > 1);\\n"\n\n')
PLURAL = 'msgid "%d card"\nmsgid_plural "%d cards"\nmsgstr[0] "%d carte"\nmsgstr[1] ""\n'

# How languages count, and a glossary in some of them, with the marks of each.
GUIDE = ('| en | `nplurals=2; plural=(n != 1);` |\n| fr | `nplurals=2; plural=(n > 1);` |\n| de | `nplurals=2; plural=(n != 1);` |\n'
         '| es | `nplurals=2; plural=(n != 1);` |\n| ru | `nplurals=2; plural=(n%10!=1 \\|\\| n%100==11);` |\n'
         '| zh_CN | `nplurals=1; plural=0;` |\n| ar | `nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);` |\n')
TERMS = [
    ('key', 'note', 'context', 'en', 'fr', 'de', 'es', 'ru', 'zh_CN', 'ar'),
    ('bluff', 'noun', '', 'Bluff', 'Bluff', 'Bluff', 'Farol', 'Блеф', '吹牛', 'خدعة'),
    ('square', 'a shape; kept: for a test', 'shape', 'Square', 'Carré', 'Quadrat', 'Cuadrado', 'Квадрат', '正方形', 'مربع'),
    ('cards', 'plural; kept: for a test', '', '%d card ;; %d cards', '%d carte ;; %d cartes', '%d Karte ;; %d Karten',
     '%d carta ;; %d cartas', '%d карта ;; %d карты', '%d 张牌', 'بطاقة واحدة ;; بطاقتان ;; %d بطاقة'),
    ('marks', 'all of them; kept: for a test', '', '“%s”, %d%%!', '«\u00a0%s\u00a0», %d\u00a0%%\u202f!', '„%s“\u00a0…, %d\u00a0%%!',
     '¡«%s», %d\u00a0%%!', '«%s»\u00a0— %d%%!', '“%s”，%d%%！', '\u200f«%s»، %d%% بطاقة!'),
    ('bluffer.name', 'a game; kept: for a test', '', 'Bluffer', 'Bluffeur', 'Bluffer', 'Farolero', 'Блефер', '吹牛王', 'المخادع'),
    ('cry', 'a shout; kept: for a test', '', 'Bluff!', 'Bluff\u202f!', 'Bluff!', '¡Farol!', 'Блеф!', '吹牛！', 'خدعة!'),
]
GLOSSARY = ''.join('\t'.join(row) + '\n' for row in TERMS)
DEPARTURE = 'language\tcontext\tmsgid\treason\nfr\t\tBluff\t'


UI = '<interface><object class="{}"><property name="{}" translatable="yes">{}</property></object></interface>\n'


def c(text):
    return HEAD + text


def french(english, *forms, context='', flag='c-format'):
    """A catalogue with the one message of the clean tree, and another one."""
    text = CLEAN['po/fr.po'] + f'\n#, {flag}\n' + (f'msgctxt "{context}"\n' if context else '') + f'msgid "{english}"\n'
    if len(forms) == 1:
        return text + f'msgstr "{forms[0]}"\n'
    return text + f'msgid_plural "{english}s"\n' + ''.join(f'msgstr[{i}] "{form}"\n' for i, form in enumerate(forms))


# Every colour that has to keep its distance from another.
TOKENS = ''.join(f'@define-color {name} {value};\n' for name, value in (
    ('accent_bg_color', '#0F6B8A'), ('bb_sea', '#2A93AE'), ('bb_wood', '#95602F'), ('bb_wood_d', '#7F4F28'),
    ('bb_parchment', '#FFF4DA'), ('bb_parchment_d', '#F3E0B5'), ('bb_ink', '#1F2A3C'), ('bb_ink_2', '#46546A'),
    ('bb_glass', 'alpha(#081E2A, 0.34)'), ('bb_brass', '#E9B23C'), ('bb_coral', '#C8420B'), ('bb_teal', '#0E7490'),
    ('bb_mat', '#7A2D18'), ('bb_seat', '#FFF4DA'), ('bb_on_seat', '#1F2A3C'), ('bb_plank', '#7F4D25'), ('bb_tavern', '#B07A45')))

# A white emblem on a disc with an edge.
DISC = ('<svg xmlns="http://www.w3.org/2000/svg"><circle r="15" fill="#BE1E28" stroke="#7E0F17"/>'
        '<path d="M0 0H1" fill="#FFFFFF"/></svg>\n')

CLEAN = {
    'src/ui/style.css': TOKENS,
    '.clang-format': 'BasedOnStyle: GNU\nSpaceBeforeParens: Always\n',
    'dev': SHELL_HEAD + 'echo "$1 anew"\n',
    'data/man/bluff-bay-lab.1': '.TH BLUFF\\-BAY\\-LAB 1\n.SH NAME\nbluff\\-bay\\-lab \\- a laboratory\n',
    'docs/RULES.md': '- **C1** Seats are numbered.\n- **P15** Caught.\n',
    'po/POTFILES.in': '# The files with texts.\nsrc/words/bluff-words.c\n',
    'po/LINGUAS': '# The languages.\nfr\n',
    'po/fr.po': PO + 'msgid "Bluff"\nmsgstr "Bluff"\n',
    'po/README.md': GUIDE,
    'po/GLOSSARY.tsv': GLOSSARY,
    'src/base/bluff-seat.h': c('#pragma once\n'),
    'src/view/bluff-view.h': c('#include "bluff-seat.h"\n'),
    'src/rules/bluff-rules.h': c('#include "bluff-simulate.h"\n'),
    'src/rules/bluff-game-rules.h': c('#include "bluff-rules.h"\n'),
    'src/rules/imagine/bluff-simulate.h': c('#include "bluff-view.h"\n'),
    'src/rules/pirate/bluff-pirate-parts.h': c('#include "bluff-simulate.h"\n'),
    'src/rules/pirate/bluff-pirate-legal.c': c('#include "bluff-game-rules.h"\n#include "bluff-pirate-parts.h"\n'),
    'src/ai/bluff-deckhand.c': c('#include "bluff-simulate.h"\n#include "bluff-view.h"\n'),
    'src/play/bluff-match.h': c('#include "bluff-view.h"\n\n#include <gio/gio.h>\n'),
    'src/play/inside/bluff-pending.h': c('#include "bluff-rules.h"\n'),
    'src/play/bluff-match.c': c('#include "bluff-match.h"\n#include "bluff-pending.h"\n'),
    'src/saves/bluff-saves.c': c('#include "bluff-match.h"\n'),
    'src/record/bluff-record.h': c('#include "bluff-rules.h"\n'),
    'src/record/bluff-record.c': c('#include "bluff-record.h"\n\n#include <gio/gio.h>\n#include <jansson.h>\n'),
    'src/words/bluff-words.c': c('#include <glib/gi18n-lib.h>\n\nconst char *word = N_ ("Bluff");\n'),
    'src/lab/bluff-lab.c': c('#include "bluff-record.h"\n\n/* _ ("not a call") */\n'),
    'src/ui/bluff-page.h': c('#include <gtk/gtk.h>\n'),
    'src/ui/bluff-window.c': c('#include <adwaita.h>\n\nAdwBin *bin;\nstatic const GActionEntry entries[] = { { .name = "quit" } };\n'),
    'src/ui/chart/bluff-chart.c': c('#include "bluff-page.h"\n\nstatic const GActionEntry entries[] = { { .name = "lay" } };\n'
                                    'gtk_widget_insert_action_group (self, "table", group);\n'
                                    'gtk_widget_class_install_action (klass, "game.hide", NULL, hide_cb);\n'),
    'src/ui/chart/bluff-chart.ui': '<attribute name="action">app.quit</attribute>\n'
                                   '<property name="action-name">table.lay</property>\n',
    'src/ui/mat/bluff-mat.c': c('#include "bluff-page.h"\n\nstatic const GActionEntry entries[] = { { "roll", roll_cb } };\n'
                                'bluff_tabletop_add_actions (table, entries, 1);\n'),
    'src/main.c': c('#include <locale.h>\n\n/* Not "anew". */\nconst char *anew = "whoever wins";\n'),
    'tests/rules/test-pirate.c': c('const char *paths[] = { "/common/C1-seats", "/pirate/P15-caught" };\n'),
    'tests/ui/test-ui-x.c': c('/* ui_driver_click_text (driver, "Lay"); */\nui_driver_click_text (driver, TEXT_LAY);\n'
                              'ui_driver_find (driver, find ("x"), GTK_TYPE_LABEL, "\\u2068Ada\\u2069");\n'),
    'tests/reader/test-reader-x.c': c('reader_wait_for (reader, ROLE, "*");\nreader_wait (tree, so, NULL, "the end");\n'),
}

# check, file, its text, and what must be said of it
PLANTED = [
    ('contrast', 'src/ui/style.css', TOKENS.replace('#1F2A3C', '#8090A0'), '@bb_ink on @bb_parchment is'),
    ('contrast', 'src/ui/css/dark.css', '@define-color bb_wood #D0A070;\n', 'dark: white on @bb_wood is'),
    ('contrast', 'src/ui/css/x.css', '.x {\n  color: white;\n  background-color: @bb_brass;\n}\n', 'white on @bb_brass is'),
    ('contrast', 'data/art/pattern-hook.svg', DISC.replace('#BE1E28', '#F0F0F0'), 'white on #F0F0F0 is'),
    ('contrast', 'data/art/seat-red.svg', DISC.replace('#BE1E28', '#F0F0F0'), '#FFFFFF on #F0F0F0 is'),
    ('contrast', 'data/art/shape-circle.svg', DISC.replace('#BE1E28', '#FFF0BF'), '#FFF0BF on @bb_parchment is'),
    ('contrast', 'data/art/shape-star.svg', DISC.replace('#7E0F17', '#F2BE1A'), '#F2BE1A on @bb_parchment is'),
    ('flags', 'src/ui/common/bluff-flag.c', c('{ [RED] = { "red", "crab", N_ ("Red crab"), "#BE1E29" } }\n'), 'red is #BE1E29'),
    ('palette', 'src/ui/common/bluff-palette.c', c('[BLUFF_COLOUR_SEA] = { "#000000", "#2A93AE" },\n'), 'SEA is #000000'),
    ('no-parent-includes', 'src/view/bluff-view.h', c('#include "../base/bluff-seat.h"\n'), 'climbs out'),
    ('no-parent-includes', 'tests/rules/test-x.c', c('#include "x/../y.h"\n'), 'climbs out'),
    ('rooms-known', 'src/cellar/bluff-cellar.c', c(''), '"cellar" is not in the table'),
    ('headers-have-one-home', 'src/view/bluff-seat.h', c(''), 'there is another bluff-seat.h'),
    ('rooms-keep-their-walls', 'src/base/bluff-x.c', c('#include "bluff-view.h"\n'), '"base" may not use "view"'),
    ('rooms-keep-their-walls', 'src/base/bluff-x.c', c('# include  "view/bluff-view.h"\n'), 'may not use "view"'),
    ('rooms-keep-their-walls', 'src/base/bluff-x.c', c('#include <bluff-view.h>\n'), 'may not use "view"'),
    ('rooms-keep-their-walls', 'src/view/bluff-x.c', c('#include "bluff-simulate.h"\n'), 'may not use "imagine"'),
    ('rooms-keep-their-walls', 'src/rules/bluff-x.c', c('#include "bluff-record.h"\n'), 'may not use "record"'),
    ('rooms-keep-their-walls', 'src/rules/imagine/bluff-x.h', c('#include "bluff-rules.h"\n'), 'may not use "rules"'),
    ('rooms-keep-their-walls', 'src/ai/bluff-x.c', c('#include "bluff-rules.h"\n'), '"ai" may not use "rules"'),
    ('rooms-keep-their-walls', 'src/ai/bluff-x.c', c('#include "bluff-game-rules.h"\n'), '"ai" may not use "rules inside"'),
    ('rooms-keep-their-walls', 'src/ai/bluff-x.c', c('#include "bluff-pirate-parts.h"\n'), 'may not use "rules inside"'),
    ('rooms-keep-their-walls', 'src/record/bluff-x.c', c('#include "bluff-game-rules.h"\n'), 'may not use "rules inside"'),
    ('rooms-keep-their-walls', 'src/words/bluff-x.c', c('#include "bluff-rules.h"\n'), '"words" may not use "rules"'),
    ('rooms-keep-their-walls', 'src/store/bluff-x.c', c('#include "bluff-view.h"\n'), '"store" may not use "view"'),
    ('rooms-keep-their-walls', 'src/ui/bluff-x.c', c('#include "bluff-rules.h"\n'), '"ui" may not use "rules"'),
    ('rooms-keep-their-walls', 'src/play/bluff-x.h', c('#include "bluff-simulate.h"\n'), '"play" may not use "imagine"'),
    ('rooms-keep-their-walls', 'src/play/bluff-x.h', c('#include "bluff-pending.h"\n'), '"play" may not use "play inside"'),
    ('rooms-keep-their-walls', 'src/play/bluff-x.c', c('#include "bluff-record.h"\n'), 'may not use "record"'),
    ('rooms-keep-their-walls', 'src/saves/bluff-x.c', c('#include "bluff-pending.h"\n'), '"saves" may not use "play inside"'),
    ('outside-headers', 'src/saves/bluff-x.c', c('#include <sqlite3.h>\n'), 'SQLite is not for "saves"'),
    ('outside-headers', 'src/lab/bluff-x.c', c('#include <gtk/gtk.h>\n'), 'GTK or libadwaita is not for "lab"'),
    ('outside-headers', 'src/play/bluff-x.c', c('#include <adwaita.h>\n'), 'GTK or libadwaita is not for "play inside"'),
    ('outside-headers', 'src/rules/bluff-x.c', c('#include <jansson.h>\n'), 'jansson is not for "rules"'),
    ('outside-headers', 'src/view/bluff-x.c', c('#include <glib/gi18n.h>\n'), 'gettext is not for "view"'),
    ('outside-headers', 'src/lab/bluff-x.c', c('#include <glib/gi18n.h>\n'), 'gettext is not for "lab"'),
    ('outside-headers', 'src/record/bluff-x.c', c('#include <libintl.h>\n'), 'gettext is not for "record"'),
    ('outside-headers', 'src/ai/bluff-x.c', c('#include <gio/gio.h>\n'), 'GObject or GIO is not for "ai"'),
    ('outside-headers', 'src/rules/pirate/bluff-x.c', c('#include <glib-object.h>\n'), 'GObject or GIO is not for'),
    ('precompiled-headers', 'src/ui/bluff-x.c', c('#include "bluff-page.h"\n\nAdwBin *bin;\n'), 'AdwBin is used'),
    ('precompiled-headers', 'src/ui/bluff-x.c', c('#include <gio/gio.h>\n\ngtk_init ();\n'), 'gtk_init is used'),
    ('precompiled-headers', 'src/ui/bluff-x.c', c('#include "bluff-view.h"\n\nGListModel *list;\n'), 'GListModel is used'),
    ('gettext-in-its-rooms', 'src/rules/bluff-x.c', c('const char *x = _ ("text");\n'), '_ is called in "rules"'),
    ('gettext-in-its-rooms', 'src/record/bluff-x.c', c('int x = ngettext ("a", "b", n);\n'), 'ngettext is called'),
    ('gettext-in-its-rooms', 'src/lab/bluff-x.c', c('puts (ngettext ("a", "b", n));\n'), 'ngettext is called in "lab"'),
    ('gettext-in-its-rooms', 'src/base/bluff-x.c', c('int x = g_dgettext(NULL, y);\n'), 'g_dgettext is called'),
    ('potfiles-complete', 'src/ui/bluff-x.c', c('puts (_ ("text"));\n'), 'is not in po/POTFILES.in'),
    ('potfiles-complete', 'src/ui/bluff-x.c', c('g_dngettext (NULL, "a", "b", n);\n'), 'is not in po/POTFILES.in'),
    ('potfiles-complete', 'src/ui/bluff-x.ui', '<property translatable="yes">A</property>\n', 'is not in po/POTFILES.in'),
    ('potfiles-complete', 'data/app.desktop.in', '[Desktop Entry]\n', 'is not in po/POTFILES.in'),
    ('potfiles-complete', 'data/app-mime.xml.in', '<mime-info/>\n', 'is not in po/POTFILES.in'),
    ('potfiles-complete', 'src/words/bluff-words.c', c('const char *x = gettext (name);\n'), 'has no text for translators'),
    ('potfiles-complete', 'po/POTFILES.in', 'src/words/bluff-words.c\nsrc/words/gone.c\n', 'gone.c does not exist'),
    ('potfiles-complete', 'po/POTFILES.in', 'src/words/bluff-words.c\nsrc/words/bluff-words.c\n', 'listed twice'),
    ('catalogues-complete', 'po/fr.po', PO + 'msgid "Bluff"\nmsgstr ""\n', 'fr.po:7: this message is untranslated'),
    ('catalogues-complete', 'po/fr.po', PO + '#, fuzzy\nmsgid "Bluff"\nmsgstr "Ruse"\n', 'fr.po:8: this message needs to be'),
    ('catalogues-complete', 'po/fr.po', PO, 'src/words/bluff-words.c:9: this message is used but not defined in po/fr.po'),
    ('catalogues-complete', 'po/fr.po', CLEAN['po/fr.po'] + '\n' + PLURAL, 'fr.po:12: this plural form is untranslated'),
    ('catalogues-complete', 'po/LINGUAS', 'de\nfr\n', 'there is no po/de.po'),
    ('catalogues-complete', 'po/fr.po', french('Ruse', 'Ruse'), 'fr.po:11: this message is not used'),
    ('catalogues-complete', 'po/fr.po', CLEAN['po/fr.po'] + '\n#~ msgid "Ruse"\n#~ msgstr "Ruse"\n', 'fr.po:9: this message is used no'),
    ('catalogues-complete', 'po/bluff-bay.pot', PO, 'bluff-words.c:9: this message is not in po/bluff-bay.pot'),
    ('catalogues-complete', 'po/bluff-bay.pot', french('Ruse', ''), 'bluff-bay.pot:10: this message is used no more'),
    ('plain-english', 'src/words/bluff-words.c', c('_ ("Begin anew");\n'), 'bluff-words.c:7: "anew"'),
    ('plain-english', 'src/words/bluff-words.c', c('_ ("Press the own key");\n'), '"the own"'),
    ('plain-english', 'src/words/bluff-words.c', c('_ ("Whoever wins");\n'), '"Whoever"'),
    ('plain-english', 'src/words/bluff-words.c', c('_ ("It sees what lies open");\n'), '"what lies open"'),
    ('plain-english', 'src/words/bluff-words.c', c('ngettext ("A", "See to it", n);\nN_ ("See to it");\n'), '"See to it"'),
    ('plain-english', 'src/words/bluff-words.c', c('_ ("Lift the dice cup of %1$s");\n'), '"the dice cup of %1$s"'),
    ('plain-english', 'src/words/bluff-words.c', c('_ ("The face-down card of %s");\n'), '"The face-down card of %s"'),
    ('arguments-explained', 'src/words/bluff-words.c', c('/* Translators: %s is a name. */\ng (\n_ ("%s wins"));\n'), '"%s wins"'),
    ('header-capitals', 'src/ui/page.ui', UI.format('AdwActionRow', 'title', 'Believed bluffs'), '“Believed bluffs” wants Header'),
    ('header-capitals', 'src/ui/page.ui', UI.format('GtkButton', 'label', 'Play again'), '"again"'),
    ('header-capitals', 'src/words/bluff-words.c', c('/* Translators: on a button. */\n_ ("Other key");\n'), '“Other key” wants Header'),
    ('header-capitals', 'src/words/bluff-words.c',
     c('/* Translators: a heading; %u is a number. */\ng_dngettext (NULL, "%u Card", "%u cards", n);\n'), '“%u cards” wants Header'),
    ('counts-are-last', 'src/words/bluff-words.c', c('g_dngettext (NULL, "A", "%1$d from %2$s", n);\n'), 'bluff-words.c:7: the count'),
    ('placeholders', 'po/fr.po', french('%s wins', 'Gagne'), 'fr.po:10: the arguments are none, but in English %1$s'),
    ('placeholders', 'po/fr.po', french('%1$s, %2$d', '%2$s, %1$d'), 'the arguments are %1$d, %2$s'),
    ('placeholders', 'po/fr.po', french('%d of %s', '%s de %d'), 'the arguments are %1$s, %2$d'),
    ('placeholders', 'po/fr.po', french('%u s', '%d s'), 'the arguments are %1$d, but in English %1$u'),
    ('plural-forms', 'po/fr.po', CLEAN['po/fr.po'].replace('n > 1', 'n != 1'), 'fr.po:1: the header is not'),
    ('plural-forms', 'po/README.md', GUIDE.replace('fr', 'it'), 'does not say how "fr" counts'),
    ('plural-forms', 'po/fr.po', french('%d card', 'a', 'b', 'c'), 'fr.po:10: 3 plural forms instead of 2'),
    ('plural-forms', 'po/fr.po', french('%d card', 'une carte', '%d cartes'), 'msgstr[0]: the arguments are none'),
    ('plural-forms', 'po/fr.po', french('%1$s: %2$d card', '%1$s: %2$d carte', '%1$s: cartes'), 'msgstr[1]: the arguments are %1$s,'),
    ('plural-forms', 'po/README.md', GUIDE.replace('(n > 1)', '(n > 1 \\|\\| n == 0)'), 'plural=(n > 1 || n == 0);"'),
    ('glossary', 'po/GLOSSARY.tsv', GLOSSARY.replace('\tde\t', '\tit\t'), '"it" is not both here'),
    ('glossary', 'po/GLOSSARY.tsv', GLOSSARY.replace('Carré', ''), 'tsv:3: a column is missing'),
    ('glossary', 'po/GLOSSARY.tsv', GLOSSARY.replace('square\t', 'bluff\t'), 'there is another "bluff"'),
    ('glossary', 'po/GLOSSARY.tsv', GLOSSARY.replace(' ;; %d cartes', ''), 'tsv:4: fr: 1 plural forms instead of 2'),
    ('glossary', 'po/GLOSSARY.tsv', GLOSSARY.replace('%d carte ', 'une carte '), 'tsv:4: fr: the arguments are none'),
    ('glossary', 'po/GLOSSARY.tsv', GLOSSARY.replace('%d 张牌', '牌'), 'tsv:4: zh_CN: the arguments are none'),
    ('glossary', 'po/GLOSSARY.tsv', GLOSSARY.replace('بطاقتان', 'بطاقتان (%d)'), 'tsv:4: ar: this form is for 2 alone'),
    ('glossary', 'po/GLOSSARY.tsv', GLOSSARY.replace('Carré', 'Carré %s'), 'tsv:3: fr: the arguments are %1$s'),
    ('glossary', 'po/GLOSSARY.tsv', GLOSSARY.replace('Carré', 'Carré!'), 'tsv:3: fr: a narrow no-break space before !'),
    ('glossary', 'po/GLOSSARY.tsv', GLOSSARY.replace('“%s”', '\'%s\''), 'tsv:5: en: a straight \''),
    ('glossary', 'po/GLOSSARY.tsv', GLOSSARY.replace('„%s“', '“%s”'), 'tsv:5: de: quotes “” instead of'),
    ('glossary', 'po/GLOSSARY.tsv', GLOSSARY.replace('Quadrat', 'Quadrat…'), 'tsv:3: de: a no-break space before …'),
    ('glossary', 'po/GLOSSARY.tsv', GLOSSARY.replace('Cuadrado', 'Cuadrado?'), 'tsv:3: es: ¿ and ? are no pair'),
    ('glossary', 'po/GLOSSARY.tsv', GLOSSARY.replace('¡«', '«'), 'tsv:5: es: ¡ and ! are no pair'),
    ('glossary', 'po/GLOSSARY.tsv', GLOSSARY.replace('\u00a0—', ' —'), 'tsv:5: ru: a no-break space before —'),
    ('glossary', 'po/GLOSSARY.tsv', GLOSSARY.replace('正方形', '正方形!'), 'tsv:3: zh_CN: full-width'),
    ('glossary', 'po/GLOSSARY.tsv', GLOSSARY.replace('%d 张牌', '%d张牌'), 'tsv:4: zh_CN: a space between Chinese'),
    ('glossary', 'po/GLOSSARY.tsv', GLOSSARY.replace('»، ', '», '), 'tsv:5: ar: ، ؛ ؟ instead of'),
    ('glossary', 'po/GLOSSARY.tsv', GLOSSARY.replace('\u200f', ''), 'tsv:5: ar: U+200F before a name'),
    ('glossary', 'po/GLOSSARY.tsv', GLOSSARY.replace('مربع', 'Square مربع'), 'tsv:3: ar: U+200F before a name'),
    ('glossary', 'po/GLOSSARY.tsv', GLOSSARY.replace('مربع', 'مربع ٣'), 'tsv:3: ar: digits 0–9'),
    ('glossary', 'po/GLOSSARY.tsv', GLOSSARY + '\t'.join(('case', *TERMS[2][1:4], 'Case', *TERMS[2][5:])), 'tsv:8: "Square" is translated'),
    ('glossary-used', 'po/fr.po', CLEAN['po/fr.po'].replace('"Bluff"\n', '"Ruse"\n').replace('msgid "Ruse"', 'msgid "_Bluff"'),
     'fr.po:6: "Ruse" is "Bluff" in po/GLOSSARY.tsv (bluff)'),
    ('glossary-needed', 'po/GLOSSARY.tsv', GLOSSARY.replace('a shape; kept:', 'a shape:'), 'tsv:3: no message has "Square"'),
    ('glossary-needed', 'po/GLOSSARY.tsv', GLOSSARY.replace('noun', 'kept: for a test'), 'tsv:2: "Bluff" is kept without'),
    ('glossary-needed', 'po/fr.po', PO + 'msgid "Bluffs"\nmsgstr "Bluffs"\n', 'tsv:2: no message has "Bluff"'),
    ('glossary-needed', 'po/fr.po', french('The square: %d', 'x'), 'tsv:3: "Square" is kept without'),
    ('glossary-needed', 'po/fr.po', french('You draw %u card', 'x', 'y'), 'tsv:4: "%d card" is kept without'),
    ('glossary-used', 'po/fr.po', french('Cry “Bluff!”', 'Crie «\u00a0Ruse\u202f!\u00a0»'), '!\u00a0»" lacks "Bluff\u202f!" of po'),
    ('glossary-used', 'po/fr.po', french('“BLUFF!” %d', '«\u00a0Bluff\u202f!\u00a0» %d', 'Ruse'), '"Ruse" lacks "Bluff\u202f!"'),
    ('glossary-used', 'po/fr.po', french('Play Bluffer', 'Jouer à Bluffer'), '"Jouer à Bluffer" lacks "Bluffeur"'),
    ('glossary-used', 'po/fr.po', french('BLUFF', 'bluff', context='vote'), '"bluff" is "Bluff"'),
    ('glossary-used', 'po/fr.po', french('Square', 'Case', context='shape'), '"Case" is "Carré"'),
    ('glossary-used', 'po/fr.po', french('%u card', '%u carte', '%u carton'), '"%u carte ;; %u carton" is'),
    ('glossary-used', 'po/GLOSSARY-departures.tsv', DEPARTURE + 'A reason.\n', 'tsv:2: nothing departs'),
    ('glossary-used', 'po/GLOSSARY-departures.tsv', DEPARTURE + '\n', 'tsv:2: lacks one of'),
    ('typography', 'po/fr.po', french('Look!', 'Regarde !'), 'fr.po:10: a narrow no-break space before ! ? ;'),
    ('typography', 'po/fr.po', french('Card: one', 'Carte : une'), 'a no-break space before :'),
    ('typography', 'po/fr.po', french('x', '« Bluff »'), 'a no-break space inside'),
    ('typography', 'po/fr.po', french('x', 'l\'île'), 'a straight \''),
    ('typography', 'po/bluff-bay.pot', french('Don\'t', ''), 'bluff-bay.pot:10: a straight \''),
    ('typography', 'po/fr.po', french('x', '“Bluff”'), 'quotes “” instead of « »'),
    ('typography', 'po/fr.po', french('%d card', '%d %%', '%d\u00a0%%'), 'a no-break space before %'),
    ('catalogues-inspected', 'po/fr.po', french('Bluff', 'Bluff'), 'duplicate-message-definition'),
    ('catalogues-inspected', 'po/fr.po', CLEAN['po/fr.po'].replace('Language: fr', 'Language: de'), 'language-disparity'),
    ('texts-stand-once', 'src/words/bluff-words.c', c('N_ ("_Bluff");\n'), 'bluff-words.c:7: “_Bluff” marks a letter'),
    ('texts-stand-once', 'src/words/bluff-words.c', c('N_ ("Bluff");\n\nN_ ("bluff…");\n'), 'bluff-words.c:9: “bluff…” is “Bluff” once'),
    ('actions-installed', 'src/ui/bluff-x.ui', '<attribute name="action">game.show</attribute>\n', '"game.show" is installed'),
    ('actions-installed', 'src/ui/bluff-x.ui', '<property name="action-name">app.stop</property>\n', '"app.stop" is installed'),
    ('actions-installed', 'src/ui/bluff-x.ui', '<property name="action">action(win.x)</property>\n', '"win.x" is installed'),
    ('actions-installed', 'src/ui/mat/bluff-x.ui', '<property name="action-name">table.lay</property>\n', 'nowhere in src/ui/mat'),
    ('actions-installed', 'src/ui/bluff-x.c', c('gtk_named_action_new ("game.hidden");\n'), '"game.hidden" is installed'),
    ('rules-have-tests', 'docs/RULES.md', '- **P1** Cards.\n- **P15** Caught.\n', 'rule P1 has no test'),
    ('rules-have-tests', 'docs/RULES.md', 'No rule at all.\n', 'no rule with an id'),
    ('rules-have-tests', 'tests/rules/test-pirate.c', c('/* "/common/C1-x" */ const char *x = "/pirate/P15-x";\n'), 'rule C1'),
    ('rules-have-tests', 'tests/rules/test-pirate.c', c('const char *x = "/common/C1-and-P15";\n'), 'rule P15 has no test'),
    ('tests-have-rules', 'tests/rules/test-x.c', c('const char *x = "/pirate/P99-nothing";\n'), 'there is no rule P99'),
    ('texts-have-one-home', 'tests/ui/test-ui-x.c', c('ui_driver_click_text (driver, "Lay");\n'), ':7: "Lay" is looked for'),
    ('texts-have-one-home', 'tests/ui/test-ui-x.c', c('ui_driver_find (x (a, b), NULL, T, a ? TEXT_LAY : "No");\n'), '"No"'),
    ('texts-have-one-home', 'tests/ui/x.h', c('ui_driver_wait_for (driver, TYPE,\n "Ada" " is back");\n'), ':8: " is back"'),
    ('texts-have-one-home', 'tests/reader/reader-x.c', c('reader_tree_find (tree, NULL, ROLE, _ ("Lay *"));\n'), '"Lay *"'),
    ('texts-have-one-home', 'tests/ui/test-x.c', c('g_assert_true (is_said (window, "Lay"));\n'), '"Lay" is looked for'),
    ('texts-have-one-home', 'tests/reader/test-x.c', c('secret_moment_assert_kept (self, ADA, "Bea" " votes");\n'), '" votes"'),
    ('licence-lines', 'src/base/bluff-x.c', '/* Copyright The Bluff Bay authors */\n', 'SPDX-License-Identifier'),
    ('licence-lines', 'tests/rules/x.h', '/* SPDX-License-Identifier: GPL-3.0-or-later */\n', 'Copyright The Bluff Bay'),
    ('licence-lines', 'flatpak/x.sh', '#!/usr/bin/env bash\n', 'SPDX-License-Identifier'),
    ('licence-lines', 'tools/x.py', '"""x.py: a tool."""\n', 'SPDX-License-Identifier'),
    ('licence-lines', 'dev', '#!/usr/bin/env bash\n', 'SPDX-License-Identifier'),
    ('whitespace', 'src/base/bluff-x.c', c('int x; \n'), 'white space at the end'),
    ('whitespace', 'README.md', 'Text.\r\n', 'white space at the end'),
    ('whitespace', 'src/base/bluff-x.c', c('\tint x;\n'), 'a tab'),
    ('whitespace', 'meson.build', "subdir('src')", 'the last line does not end'),
    ('whitespace', 'README.md', 'Text.\n\n', 'blank lines at the end'),
    ('nothing-left-over', 'src/base/bluff-x.c', c('/* TO' 'DO: all of it. */\n'), 'do it, or file an issue'),
    ('nothing-left-over', 'dev', SHELL_HEAD + '# FIX' 'ME\n', 'do it, or file an issue'),
    ('nothing-left-over', 'src/base/bluff-x.c.orig', '', 'left over'),
    ('nothing-left-over', 'README.md', '<<<<<<< HEAD\n', 'conflict'),
    ('plain-comments', 'src/base/bluff-x.c', c('int x; /* Begins anew. */\n'), 'bluff-x.c:7: "anew"'),
    ('plain-comments', 'src/base/bluff-x.c', c('/* It shows the\n * own cards. */\n'), 'bluff-x.c:7: "the own"'),
    ('plain-comments', 'src/ui/css/x.css', '\n/* What lies open. */\n', 'x.css:2: "What lies open"'),
    ('plain-comments', 'src/ui/x.ui', '<property comments="For whoever looks.">Look</property>\n', 'x.ui:1: "whoever"'),
    ('plain-comments', 'tests/ui/on-x', SHELL_HEAD + 'true ' '# Sees to it.\n', 'on-x:4: "Sees to it"'),
    ('plain-comments', 'tools/x.py', '""' '"Whoever runs it.""' '"\n', 'x.py:1: "Whoever"'),
    ('plain-comments', 'tests/x/meson.build', "x = 'y'\n# It was seen\n# to it.\n", 'meson.build:2: "seen to it"'),
    ('plain-comments', 'README.md', 'Never "anew", “the own” or `whoever`.\n\nWhoever does.\n', 'README.md:3: "Whoever"'),
    ('plain-comments', 'data/man/x.1', 'Counts anew.\n', 'x.1:1: "anew"'),
    ('no-machine-paths', 'README.md', 'See ../sha' 'red/RULES.md.\n', 'one machine only'),
    ('no-machine-paths', 'tests/x/corpus/one', '/wo' 'rk/main\n', 'one machine only'),
    ('motion', 'src/ui/css/x.css', '.x {\n  animation: blink 1s infinite;\n}\n', 'moves by itself'),
    ('motion', 'src/ui/css/x.css', '@keyframes blink {\n}\n', 'moves by itself'),
    ('formatted', 'src/base/bluff-x.c', c('int\nmain(void){return 0;}\n'), 'bluff-x.c'),
    ('man-pages', 'data/man/bluff-bay-lab.1', '.TH X 1\n.SH NAME\n.XYZ\n', 'XYZ'),
    ('shell-scripts', 'flatpak/x.sh', SHELL_HEAD + 'rm $1/x\n', 'SC2086'),
    ('shell-scripts', 'tools/x.sh', SHELL_HEAD + 'rm $1/x\n', 'SC2086'),
    ('shell-scripts', 'dev', SHELL_HEAD + 'rm $1/x\n', 'SC2086'),
]


def write_tree(root, files):
    for path, text in files.items():
        name = os.path.join(root, path)
        os.makedirs(os.path.dirname(name), exist_ok=True)
        with open(name, 'w', encoding='utf-8', newline='') as file:
            file.write(text)


def findings_in(name, files):
    with tempfile.TemporaryDirectory() as root:
        write_tree(root, files)
        return run_check(dict(CHECKS)[name], Tree(root))


def cases():
    """Each case: a name, what went wrong (or nothing), why it could not be tried (or nothing)."""
    planted = {check for check, *_ in PLANTED}
    for name, _ in CHECKS:
        findings, unavailable = findings_in(name, CLEAN)
        yield f'{name}/clean-tree', '\n'.join(findings), unavailable
        yield f'{name}/has-a-violation', '' if name in planted else 'nothing is planted for it', None
    for number, (name, path, text, wanted) in enumerate(PLANTED, 1):
        findings, unavailable = findings_in(name, {**CLEAN, path: text})
        found = any(wanted in finding for finding in findings)
        yield f'{name}/planted-{number}', '' if found else f'{path}: "{wanted}" was not said: {findings}', unavailable


def main():
    failed = False
    number = 0
    for number, (name, wrong, unavailable) in enumerate(cases(), 1):
        if unavailable:
            print(f'ok {number} /lint/{name} # SKIP {unavailable}')
            continue
        failed = failed or bool(wrong)
        print(f'{"not ok" if wrong else "ok"} {number} /lint/{name}')
        for line in wrong.splitlines():
            print(f'# {line}')
    print(f'1..{number}')
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
