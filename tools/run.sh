#!/usr/bin/env bash
#
# run.sh [OPTION…]: builds and starts the app, or plays games in the terminal or on a virtual display.
#
# Copyright The Bluff Bay authors
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail
# shellcheck source=tools/house.sh
. "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/house.sh"

# tell_games SEED
tell_games ()
{
  local seed=$1 game record folder
  build_lab
  folder=$(mktemp -d)
  # shellcheck disable=SC2064  # The folder is known now and not when the trap is sprung.
  trap "rm -rf '$folder'" EXIT
  for game in pirate bluffer bluffaneer; do
    say "One game of $game, four computer players, seed $seed"
    "$lab" simulate "$game" --players 4 --games 1 --seed "$seed" --levels deckhand --records "$folder/$game"
    for record in "$folder/$game"/*.bluff; do
      "$lab" show "$record"
    done
  done
}

show_without_display ()
{
  need display
  say 'There is no display here: computer players play a game on a virtual one'
  mkdir -p _build/run
  on_display timeout 300 _build/release/tests/ui/show-game _build/run "$RANDOM"
}

main ()
{
  local seed
  if [[ ${1:-} == --terminal ]]; then
    seed=${2:-$RANDOM}
    (( $# <= 2 )) || wrong_use 'run --terminal takes a seed and nothing else.'
    [[ $seed =~ ^[0-9]+$ ]] || wrong_use "\"$seed\" is not a seed: a seed is a whole number."
    tell_games "$seed"
  elif [[ -n ${WAYLAND_DISPLAY:-}${DISPLAY:-} ]]; then
    build_app
    say 'Starting the app'
    exec _build/release/src/ui/bluff-bay "$@"
  else
    (( $# == 0 )) || wrong_use "there is no display for \"$*\": run takes no option here but --terminal."
    build_app tests/ui/show-game
    show_without_display
  fi
}

main "$@"
