#!/usr/bin/env bash
#
# screenshots.sh [LANGUAGE…]: pictures of every page and every moment of the table.
#
# Copyright The Bluff Bay authors
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail
# shellcheck source=tools/house.sh
. "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/house.sh"

# take_pictures LANGUAGE WIDTH HEIGHT [LOOK [PERCENT]]: pictures in a folder, and a sheet of them beside it. LOOK is
# light or dark, PERCENT the size of the text.
take_pictures ()
{
  local language=$1 width=$2 height=$3 look=${4:-light} percent=${5:-100} programs=_build/release/tests/ui gallery folder
  folder=_build/screenshots/$language-$width
  [[ $look == light ]] || folder+=-$look
  (( percent == 100 )) || folder+=-$percent
  rm -rf "$folder"
  mkdir -p "$folder"
  for gallery in pages table bluffer tavern; do
    ADW_DEBUG_COLOR_SCHEME=prefer-$look LANGUAGE=$language \
      on_display timeout 300 "$programs/gallery-$gallery" "$folder" "$gallery" "$width" "$height" "$percent"
  done
  "$programs/contact-sheet" "$folder.png" "$(( width < 480 ? width : 480 ))" "$folder"/*.png
  echo "$folder.png"
}

main ()
{
  local language
  local -a languages=("$@")
  (( $# )) || mapfile -t languages < <(echo en; basename -a -s .po po/*.po)
  for language in "${languages[@]}"; do
    [[ $language == en || -f po/$language.po ]] || wrong_use "there is no translation \"$language\"."
  done
  need display
  build_app tests/ui/gallery-{pages,table,bluffer,tavern} tests/ui/contact-sheet
  say 'Taking pictures'
  for language in "${languages[@]}"; do
    take_pictures "$language" 1280 800
    take_pictures "$language" 800 700
    take_pictures "$language" 360 640
    take_pictures "$language" 360 640 light 200
  done
  if [[ " ${languages[*]} " == *' en '* ]]; then
    take_pictures en 1280 800 dark
    take_pictures en 360 640 dark
    take_pictures en 1280 800 light 200
    publish_pictures
  fi
}

# Those that software catalogues show.
publish_pictures ()
{
  local from=_build/screenshots/en-1280
  mkdir -p docs/screenshots
  cp "$from"/pages-*-welcome.png docs/screenshots/welcome.png
  cp "$from"/table-*-composed.png docs/screenshots/pirate.png
  cp "$from"/table-*-vote.png docs/screenshots/vote.png
  cp "$from"/tavern-*-one-shout.png docs/screenshots/bluffaneer.png
}

main "$@"
