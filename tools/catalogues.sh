#!/usr/bin/env bash
#
# catalogues.sh: brings the catalogues in step with the sources, and says how much of each is translated.
#
# Copyright The Bluff Bay authors
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail
# shellcheck source=tools/house.sh
. "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/house.sh"

readonly template=po/bluff-bay.pot

# The list of all messages; the file stays as it is if only its date would change.
renew_template ()
{
  local before
  before=$(mktemp)
  cp "$template" "$before"
  ninja -C _build/debug bluff-bay-pot
  if diff --ignore-matching-lines='^"POT-Creation-Date: ' "$before" "$template" >/dev/null; then
    cp "$before" "$template"
  fi
  rm "$before"
}

# Nothing is guessed: a missing translation stays missing. Messages that are no longer used are removed; history keeps them.
renew_catalogue ()
{
  msgmerge --quiet --update --backup=none --no-fuzzy-matching "$1" "$template"
  if grep -q '^#~' "$1"; then
    msgattrib --no-obsolete --output-file="$1" "$1"
  fi
}

main ()
{
  local language
  local -a languages
  (( $# == 0 )) || wrong_use "catalogues has no option \"$*\"."
  need build data
  mkdir -p _build
  configure_debug
  say 'Renewing the catalogues'
  renew_template
  mapfile -t languages < <(grep --invert-match '^#' po/LINGUAS)
  for language in "${languages[@]}"; do
    renew_catalogue "po/$language.po"
  done
  for language in "${languages[@]}"; do
    printf '%-6s %s\n' "$language" "$(LC_ALL=C msgfmt --statistics --output-file=/dev/null "po/$language.po" 2>&1)"
  done
}

main "$@"
