#!/usr/bin/env bash
#
# soak.sh [WHAT] [NUMBER]: long campaigns, which are too much for every day.
#
# Copyright The Bluff Bay authors
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail
# shellcheck source=tools/house.sh
. "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/house.sh"
# shellcheck source=tools/testing.sh
. tools/testing.sh

readonly soak_games_a_round=10000
readonly soak_records_a_round=100
readonly soak_kills=1000
readonly soak_runs=10

report=''  # of all runs of suites so far
runs_done=0
failures=0

# end_run NAME: what came of the run that began with begin_results.
end_run ()
{
  local failed
  failed=$(awk '{ failed += $4 } END { print failed + 0 }' "$results")
  runs_done=$(( runs_done + 1 ))
  failures=$(( failures + failed ))
  report+="$1: $failed failed"$'\n'$(cat "$complaints")$'\n'
}

# What failed in all runs, and what it left; succeeds if nothing did.
end_runs ()
{
  say 'What came of it'
  sed '/^$/d' <<<"$report"
  echo "$runs_done runs, $failures failures"
  (( failures == 0 ))
}

# Plays and checks until the time is up: many games without records, some with, each round with another seed.
soak_games ()
{
  local seed=1 games=0 end game folder
  local -a options voyages=(short standard long)
  build_lab
  say "Random games of every kind for $1 seconds"
  folder=$(mktemp -d)
  # shellcheck disable=SC2064
  trap "rm -rf '$folder'" EXIT
  end=$(( SECONDS + $1 ))
  while (( SECONDS < end )); do
    for game in pirate-{2..5} bluffer-{2..4} bluffaneer-{3..6}; do
      (( SECONDS < end )) || break
      options=("${game%-*}" --players "${game#*-}" --seed "$seed" --levels random)
      if [[ $game == pirate-* ]]; then
        options+=(--option "voyage=${voyages[seed % 3]}")
      fi
      soak_round "$folder" "${options[@]}"
      games=$(( games + soak_games_a_round ))
    done
    seed=$(( seed + 1 ))
  done
  echo "$games games, nothing wrong"
}

# soak_round FOLDER ARGUMENT…: many games, and the records of some of them checked.
soak_round ()
{
  local said=$1/said records=$1/records
  shift
  "$lab" simulate "$@" --games "$soak_games_a_round" >"$said" 2>&1 ||
    fail "This failed: $lab simulate $* --games $soak_games_a_round"$'\n'"$(tail -n 20 "$said")"
  rm -rf "$records"
  "$lab" simulate "$@" --games "$soak_records_a_round" --records "$records" >"$said" 2>&1 ||
    fail "This failed: $lab simulate $* --games $soak_records_a_round --records DIR"$'\n'"$(tail -n 20 "$said")"
  "$lab" verify "$records"/*.bluff >"$said" 2>&1 ||
    fail "Records of seed and players as in: $* - do not verify:"$'\n'"$(grep -v ': ok, ' "$said")"
}

# What was found to be interesting is kept in _build/, so that the next campaign goes on from there.
soak_fuzz ()
{
  local seconds=$1 target kept
  need build data clang
  has_fuzz_targets || fail 'There is nothing to fuzz in this tree.'
  configure_fuzz
  build_fuzz_targets
  make_sanitizers_strict
  for target in $(fuzz_targets); do
    kept=_build/fuzz/kept-$(basename "$target")
    mkdir -p "$kept"
    say "$(basename "$target") for $seconds seconds"
    fuzz "$target" -max_total_time="$seconds" "$kept" "$(corpus_of "$target")" ||
      fail "$target failed; the input is in _build/fuzz/."
  done
}

soak_kill ()
{
  local seed=$RANDOM
  need build data
  configure_debug
  ninja -C _build/debug src/lab/bluff-bay-lab tests/lab/test-lab-kill
  say "Games that are being saved are killed $1 times, seed $seed"
  BLUFF_KILLS=$1 BLUFF_SEED=$seed BLUFF_LAB=$PWD/_build/debug/src/lab/bluff-bay-lab LC_ALL=C.UTF-8 _build/debug/tests/lab/test-lab-kill
}

soak_windows ()
{
  need build data display
  configure_debug
  ninja -C _build/debug
  say 'Windows in more sizes and looks, and more games'
  begin_results
  run_suites debug 'ui widgets reader long' --timeout-multiplier 4 --suite ui --suite reader --suite long \
    --test-args='-m slow'
  end_run 'Windows'
  end_runs
}

# All that ./dev test runs under the sanitizers, with more games; the files are on the disk, and blocks that were freed stay
# forbidden for longer.
soak_rooms ()
{
  local -a targets
  need build data display clang
  configure_sanitized
  mapfile -t targets <_build/clang/wanted-targets
  ninja -C _build/clang "${targets[@]}"
  make_sanitizers_strict
  say 'Rooms without a window, single widgets and models, with more games'
  begin_results
  run_suites clang "${sanitized_suites[*]}" --timeout-multiplier 15 "${sanitized_suites[@]/#/--suite=}" \
    --test-args='-m slow'
  end_run 'Rooms'
  end_runs
}

# Each language at every width that a test measures: every day only those are gone through in which most differs, and fewer
# windows.
soak_languages ()
{
  local code
  need build data display
  configure_debug
  ninja -C _build/debug
  rm -rf "$evidence"
  for code in $(grep -v '^#' po/LINGUAS) en; do
    say "Windows and what a screen reader hears, in $code"
    evidence=_build/evidence/$code
    begin_results
    BLUFF_LANGUAGES=$code run_suites debug 'ui reader' --timeout-multiplier 12 ui-fit ui-fit-tables ui-mirror ui-pages \
      ui-resize reader-audit reader-audit-family reader-sheets-bluffaneer reader-sheets-bluffer reader-sheets-pirate
    end_run "Language $code"
  done
  end_runs
}

# Not every machine has a compositor with touch: the daily tests do without.
soak_touch ()
{
  need build data display touch
  configure_debug
  ninja -C _build/debug src/ui/bluff-bay data/gschemas.compiled tests/reader/test-reader-touch
  say 'A finger: short and long'
  BLUFF_BAY=$PWD/_build/debug/src/ui/bluff-bay GSETTINGS_SCHEMA_DIR=$PWD/_build/debug/data GDK_BACKEND=wayland \
    GSK_RENDERER=cairo PULSE_SERVER=unix:/nonexistent LC_ALL=C.UTF-8 \
    timeout 600 tests/reader/on-touch-screen _build/debug/tests/reader/test-reader-touch
}

# soak_steady RUNS: the same tests again and again must come to the same. Three in ten runs are on a machine that is busy with
# other things, where processes stand still now and then.
soak_steady ()
{
  local runs=$1 run busy how
  busy=$(( (runs * 3 + 5) / 10 ))
  (( busy > 0 || runs < 2 )) || busy=1
  need build data display
  configure_debug
  ninja -C _build/debug
  rm -rf "$evidence"
  for (( run = 1; run <= runs; run++ )); do
    how='left alone'
    (( run > busy )) || how="disturbed, seed $run"
    say "Run $run of $runs, $how"
    run_steadily "$run" "$(( run <= busy ))"
    end_run "Run $run ($how)"
  done
  end_runs
}

# run_steadily RUN DISTURBED
run_steadily ()
{
  local -a options=()
  run_under=()
  if (( $2 )); then
    run_under=(python3 tools/disturb.py "$1" _build/debug)
    options=(--timeout-multiplier 5)
  fi
  evidence=_build/evidence/run-$1
  begin_results
  run_suites debug 'ui widgets reader' --suite ui --suite reader "${options[@]}"
}

# soak_mutants [OPTION…] [ROOM…]: options are those of mutants.py.
soak_mutants ()
{
  need build data
  python3 tools/mutants.py "$@"
}

soak_newer_gtk ()
{
  need tree
  say 'Compiling against the libraries of GNOME 51'
  flatpak/newer-gtk.sh _build/newer-gtk .
}

main ()
{
  local what=${1:-all} seconds=${2:-600}
  if [[ $what == mutants ]]; then
    soak_mutants "${@:2}"
    return
  fi
  (( $# <= 2 )) || wrong_use 'soak takes what to do and for how many seconds, or how many times to kill.'
  [[ $seconds =~ ^[1-9][0-9]*$ ]] || wrong_use "\"$seconds\" is not a number of seconds, kills or runs."
  [[ ! $what =~ ^(languages|newer-gtk|rooms|touch|windows)$ ]] || (( $# <= 1 )) || wrong_use "$what is done once, and takes no number."
  mkdir -p _build
  case $what in
    newer-gtk) soak_newer_gtk ;;
    touch) soak_touch ;;
    rooms) soak_rooms ;;
    windows) soak_windows ;;
    languages) soak_languages ;;
    steady) soak_steady "${2:-$soak_runs}" ;;
    kill) soak_kill "${2:-$soak_kills}" ;;
    games) soak_games "$seconds" ;;
    fuzz) soak_fuzz "$seconds" ;;
    all)
      soak_games "$seconds"
      soak_fuzz "$seconds"
      soak_kill "$soak_kills"
      ;;
    *) wrong_use "\"$what\" is no campaign: there are games, fuzz, kill, rooms, windows, languages, steady, mutants, touch, newer-gtk and all." ;;
  esac
}

main "$@"
