#!/usr/bin/env bash
#
# remake.sh LAB: plays the games of games.list again with the program LAB, and writes their records and their texts.
#
# Copyright The Bluff Bay authors
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail
lab=$(readlink -f "$1")
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")"

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

while read -r name arguments; do
  [[ -n $name && $name != '#' ]] || continue
  read -ra words <<<"$arguments"
  "$lab" simulate "${words[@]}" --games 1 --records "$folder/$name" </dev/null >/dev/null
  mv "$folder/$name"/*.bluff "$name.bluff"
  LC_ALL=C.UTF-8 LANGUAGE='' "$lab" show "$name.bluff" </dev/null >"$name.txt"
  echo "$name: $("$lab" verify "$name.bluff")"
done <games.list
