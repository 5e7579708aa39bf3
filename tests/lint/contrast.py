"""contrast.py: the colours of the style sheets keep the distance that people need to read, in every look.

The tokens are those of src/ui/style.css, with what css/dark.css and css/high-contrast.css change; what is drawn is read from the
drawings in data/art. WCAG 2.1: text 4.5 to 1, symbols and edges 3 to 1. What stands on pictures is measured in the window
itself, by the test ui-looks.

Copyright The Bluff Bay authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import re

STYLE = 'src/ui/style.css'
LOOKS = (('light', ()), ('dark', ('src/ui/css/dark.css',)), ('light, high contrast', ('src/ui/css/high-contrast.css',)),
         ('dark, high contrast', ('src/ui/css/dark.css', 'src/ui/css/high-contrast.css')))
PALETTE = 'src/ui/common/bluff-palette.c'
FLAGS = 'src/ui/common/bluff-flag.c'
BOARD = 'src/ui/css/board.css'

TEXT = 4.5
SYMBOL = 3.0

# What is written or drawn on what, where no rule has both: what, on what, on what that lies if it can be seen through,
# and how far apart they must be.
PAIRS = (
    ('@bb_ink', '@bb_parchment', None, TEXT),
    ('@bb_ink', '@bb_parchment_d', None, TEXT),
    ('@bb_ink_2', '@bb_parchment', None, TEXT),
    ('white', '@bb_wood', None, TEXT),
    ('white', '@bb_wood_d', None, TEXT),
    ('white', '@bb_glass', '@bb_sea', TEXT),
    ('white', '@bb_coral', None, TEXT),
    ('white', '@bb_teal', None, TEXT),
    ('white', '@accent_bg_color', None, TEXT),
    ('@bb_ink', '@bb_brass', None, TEXT),
    ('@bb_coral', '@bb_parchment', None, SYMBOL),
    ('@bb_teal', '@bb_parchment', None, SYMBOL),
    ('white', '@bb_sea', None, SYMBOL),
    ('@bb_brass', '@bb_wood_d', None, SYMBOL),
    # The grounds of the tables, and the mat: what is drawn on them is white or parchment.
    ('@bb_parchment', '@bb_mat', None, SYMBOL),
    ('@bb_brass', '@bb_mat', None, SYMBOL),
    ('@bb_on_seat', '@bb_seat', None, SYMBOL),
    ('white', '@bb_plank', None, SYMBOL),
    ('@bb_parchment', '@bb_tavern', None, SYMBOL),
)

NAMED = {'white': (255, 255, 255, 1), 'black': (0, 0, 0, 1)}


def tokens_of(tree, paths):
    tokens = {}
    for path in paths:
        if tree.has(path):
            for name, value in re.findall(r'@define-color\s+(\w+)\s+([^;]+);', tree.text(path)):
                tokens[name] = value.strip()
    return tokens


def colour_of(text, tokens):
    """Red, green, blue (0 to 255) and alpha; nothing for what is not ours to know."""
    text = text.strip()
    if text.startswith('@'):
        return colour_of(tokens[text[1:]], tokens) if text[1:] in tokens else None
    faded = re.fullmatch(r'alpha\s*\((.+),\s*([\d.]+)\)', text)
    if faded:
        colour = colour_of(faded.group(1), tokens)
        return colour and colour[:3] + (colour[3] * float(faded.group(2)),)
    rgba = re.fullmatch(r'rgba\((\d+),\s*(\d+),\s*(\d+),\s*([\d.]+)\)', text)
    if rgba:
        return tuple(int(part) for part in rgba.groups()[:3]) + (float(rgba.group(4)),)
    if re.fullmatch(r'#[0-9a-fA-F]{6}', text):
        return tuple(int(text[i:i + 2], 16) for i in (1, 3, 5)) + (1,)
    return NAMED.get(text)


def over(colour, ground):
    alpha = colour[3]
    return tuple(colour[i] * alpha + ground[i] * (1 - alpha) for i in range(3)) + (1,)


def luminance(colour):
    parts = [part / 255 for part in colour[:3]]
    red, green, blue = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first, second):
    lighter, darker = sorted((luminance(first), luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def pairs_keep_their_distance(tokens, look):
    for what, ground, below, least in PAIRS:
        colours = [colour_of(name, tokens) for name in (what, ground, below) if name]
        if None in colours:
            yield f'{STYLE}:1: {look}: {what} on {ground}: there is no such colour'
            continue
        if below:
            colours[1] = over(colours[1], colours[2])
        found = contrast(over(colours[0], colours[1]), colours[1])
        if found < least:
            yield f'{STYLE}:1: {look}: {what} on {ground} is {found:.2f} to 1, and has to be {least} to 1'


def rules_keep_their_distance(tree, path, tokens, look):
    """Rules that set a colour and what is behind it."""
    text = tree.text(path)
    for rule in re.finditer(r'([^{}]+)\{([^{}]*)\}', re.sub(r'/\*.*?\*/', lambda m: ' ' * len(m.group()), text, flags=re.S)):
        inside = dict(re.findall(r'(?:^|;)\s*(color|background|background-color)\s*:\s*([^;]+)', rule.group(2).replace('\n', ' ')))
        ground = inside.get('background-color', inside.get('background'))
        if 'color' not in inside or ground is None:
            continue
        colours = colour_of(inside['color'], tokens), colour_of(ground, tokens)
        if None in colours or colours[1][3] < 1:
            continue
        found = contrast(over(*colours), colours[1])
        if found < TEXT:
            line = text.count('\n', 0, rule.start(2)) + 1
            yield f'{path}:{line}: {look}: {inside["color"]} on {ground} is {found:.2f} to 1, and has to be {TEXT} to 1'


def paints_of(tree, path):
    """The colours of a drawing in the order in which they are used: fill or stroke, and which."""
    text = re.sub(r'<defs>.*?</defs>', '', tree.text(path), flags=re.S)
    return re.findall(r'\b(fill|stroke)=["\'](#[0-9a-fA-F]{6})["\']', text)


def on_suit(tree, name):
    """What is drawn on the field of a suit (the design's "on"): what its swatch has, and otherwise white."""
    rule = re.search(r'\.suit-' + name + r'\b[^{}]*\{[^{}]*[;{\s]color:\s*([^;]+);', tree.text(BOARD)) if tree.has(BOARD) else None
    return rule.group(1) if rule else 'white'


def drawn_pairs(tree):
    """What is drawn on what: the drawing, and both colours."""
    for path in tree.files('data/art', endings=('.svg',)):
        kind, _, name = path[len('data/art/'):-len('.svg')].partition('-')
        paints = paints_of(tree, path)
        fills = [colour for paint, colour in paints if paint == 'fill']
        if kind == 'pattern' and fills:
            yield path, on_suit(tree, name), fills[0]
        elif kind == 'seat' and fills:
            # A disc with its edge, and the emblem on it.
            edge = next((colour for paint, colour in paints if paint == 'stroke'), None)
            for emblem in {colour for _, colour in paints} - {fills[0], edge}:
                yield path, emblem, fills[0]
        elif kind == 'shape' and len(paints) > 1:
            # By its face; the star by its edge.
            yield path, paints[1 if name == 'star' else 0][1], '@bb_parchment'


def drawings_keep_their_distance(tree, tokens):
    for path, front, ground in drawn_pairs(tree):
        found = contrast(colour_of(front, tokens), colour_of(ground, tokens))
        if found < SYMBOL:
            yield f'{path}:1: {front} on {ground} is {found:.2f} to 1, and has to be {SYMBOL} to 1'


def colours_keep_their_distance(tree):
    if not tree.has(STYLE):
        return
    # Drawings are the same in every look.
    yield from drawings_keep_their_distance(tree, tokens_of(tree, (STYLE,)))
    for look, changes in LOOKS:
        tokens = tokens_of(tree, (STYLE,) + changes)
        yield from pairs_keep_their_distance(tokens, look)
        for path in tree.files('src/ui', endings=('.css',)):
            yield from rules_keep_their_distance(tree, path, tokens, look)


def palette_is_the_style(tree):
    """What is drawn in code has the colours of the style sheets."""
    if not tree.has(PALETTE):
        return
    light, dark = tokens_of(tree, (STYLE,)), tokens_of(tree, (STYLE, 'src/ui/css/dark.css'))
    short = {'dark': 'd', 'light': 'l'}
    for name, *values in re.findall(r'\[BLUFF_COLOUR_(\w+)\] = \{ "([^"]+)", "([^"]+)" \}', tree.text(PALETTE)):
        parts = [short.get(part, part) for part in name.lower().split('_')]
        token = 'accent_bg_color' if name == 'ACCENT' else 'bb_' + '_'.join(parts)
        for value, tokens in zip(values, (light, dark)):
            drawn, styled = colour_of(value, tokens), colour_of('@' + token, tokens)
            if drawn != styled:
                yield f'{PALETTE}:1: {name} is {value}, and the style sheets have {tokens.get(token)}'


def flags_are_the_drawings(tree):
    """What has the colour of a seat in code has that of its disc."""
    if not tree.has(FLAGS):
        return
    for name, value in re.findall(r'= \{ "(\w+)", .*"(#[0-9a-fA-F]{6})" \}', tree.text(FLAGS)):
        path = f'data/art/seat-{name}.svg'
        drawn = paints_of(tree, path) if tree.has(path) else []
        if not drawn or drawn[0][1].upper() != value.upper():
            yield f'{FLAGS}:1: {name} is {value}, and {path} has {drawn[0][1] if drawn else "nothing"}'
