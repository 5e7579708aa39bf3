"""motion.py: nothing flashes, and nothing moves endlessly.

What moves is animated in code, which asks whether it may; style sheets only pass from one state to another. An animation
there would go on, or come again, whatever the system asks for.

Copyright The Bluff Bay authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import re


def style_sheets_keep_still(tree):
    for path in tree.files('src/ui', endings=('.css',)):
        text = re.sub(r'/\*.*?\*/', lambda m: re.sub(r'[^\n]', ' ', m.group()), tree.text(path), flags=re.S)
        for found in re.finditer(r'@keyframes|\banimation(?:-[a-z-]+)?\s*:', text):
            line = text.count('\n', 0, found.start()) + 1
            yield f'{path}:{line}: {found.group().strip()} moves by itself: animate in code, once'
