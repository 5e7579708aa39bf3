#!/usr/bin/env bash
#
# bench.sh [store | ui] [OPTION…]: measures a release build.
#
# Copyright The Bluff Bay authors
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail
# shellcheck source=tools/house.sh
. "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/house.sh"

readonly kept=_build/bench-store # the databases of `bench store`
readonly busy_player=Anna        # who has played 2,000 games there

# The app as a new user starts it, in turns with an empty window; then a game at each table, and the pages over the games
# that `bench store` keeps, if they are there.
bench_ui ()
{
  local programs=_build/release/tests/ui folder game status=0
  [[ $# -le 1 && ${1:-3} =~ ^[1-9][0-9]?$ ]] || wrong_use 'bench ui takes a number of rounds, at most 99.'
  need display
  build_app tests/ui/bench-{bare,hall,table,ui} >&2
  say "Measuring: about $(( ${1:-3} + 15 )) minutes; the machine should have nothing else to do" >&2
  folder=$(mktemp -d)
  # shellcheck disable=SC2064
  trap "rm -rf '$folder'" EXIT
  on_display "$programs/bench-ui" "${1:-3}" "$programs/bench-bare" _build/release/src/ui/bluff-bay --data-dir "$folder" ||
    status=1
  for game in pirate bluffer bluffaneer; do
    on_display "$programs/bench-table" "$game" || status=1
  done
  bench_hall || status=1
  return "$status"
}

# Of a copy: the app may write to what it opens.
bench_hall ()
{
  local games=$kept/large-100000 folder status=0
  if [[ ! -d $games ]]; then
    say "The pages of games are not measured: \`./dev bench store\` makes the games for it." >&2
    return
  fi
  folder=$(mktemp -d)
  cp -r "$games/." "$folder"
  on_display _build/release/tests/ui/bench-hall "$folder" "$busy_player" || status=1
  rm -rf "$folder"
  return "$status"
}

main ()
{
  if [[ ${1:-} == ui ]]; then
    bench_ui "${@:2}"
    return
  fi
  # What is measured may be wanted in a file: nothing else goes there.
  build_lab >&2
  say 'Measuring' >&2
  if [[ ${1:-} == store ]]; then
    "$lab" bench store --folder "$kept" "${@:2}"
  else
    "$lab" bench "$@"
  fi
}

main "$@"
