#!/usr/bin/env bash
#
# test.sh [--coverage]: everything that CI runs, or a coverage build and the lines that its tests reach.
#
# Copyright The Bluff Bay authors
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail
# shellcheck source=tools/house.sh
. "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/house.sh"
# shellcheck source=tools/testing.sh
. tools/testing.sh

# The rooms whose lines must be covered; those of the others are counted.
readonly covered_rooms=(rules view record)
readonly covered_percent=95

# Bounded, and the same inputs every time: long fuzzing is for `./dev soak`.
readonly fuzz_runs=20000

packages_seconds=0
sanitized_build= # the process that makes it

# rooms [ROOM…]: the folders of src/ that are rooms, but for those named.
rooms ()
{
  local room
  for room in src/*/meson.build; do
    room=${room#src/}
    room=${room%/meson.build}
    [[ " $* " == *" $room "* ]] || echo "$room"
  done | tr '\n' ' '
}

test_with_gcc ()
{
  say 'Lint'
  step debug configure configure_debug || return 0
  run_suites debug 'lint' --suite lint
  say 'gcc: build, and the tests that do not run under sanitizers'
  step debug build ninja -C _build/debug || return 0
  begin_sanitized_build
  run_suites debug "$(rooms "${sanitized_suites[@]}") reader data house kill" --no-suite lint --no-suite long \
    "${sanitized_suites[@]/#/--no-suite=}"
}

# Tests of windows leave the processors idle for a quarter of their time: what is to be tested next is built out of
# their way.
begin_sanitized_build ()
{
  local -a targets
  step clang configure configure_sanitized || return 0
  mapfile -t targets <_build/clang/wanted-targets
  nice -n 19 ninja -C _build/clang "${targets[@]}" >_build/clang/build.log 2>&1 &
  sanitized_build=$!
  trap 'kill "$sanitized_build" 2>/dev/null || true' EXIT
}

end_sanitized_build ()
{
  local status=0
  wait "$sanitized_build" || status=$?
  trap - EXIT
  cat _build/clang/build.log
  return "$status"
}

test_with_sanitizers ()
{
  # Without it there is a complaint already.
  [[ -n $sanitized_build ]] || return 0
  say 'clang with address and undefined-behaviour sanitizers: build and tests'
  step clang build end_sanitized_build || return 0
  make_sanitizers_strict
  shorten_quarantine
  keep_files_in_memory
  run_suites clang "${sanitized_suites[*]}" --timeout-multiplier 5 "${sanitized_suites[@]/#/--suite=}"
}

fuzz_briefly ()
{
  local target=$1 folder status=0
  folder=$(mktemp -d)
  cp -r "$(corpus_of "$target")/." "$folder" || return 1
  fuzz "$target" -runs="$fuzz_runs" -seed=1 -verbosity=0 "$folder" || status=$?
  rm -rf "$folder"
  return "$status"
}

test_by_fuzzing ()
{
  local target began
  has_fuzz_targets || { say 'There is nothing to fuzz in this tree'; return 0; }
  say "Fuzzing: $fuzz_runs inputs"
  step fuzz configure configure_fuzz || return 0
  step fuzz build build_fuzz_targets || return 0
  make_sanitizers_strict
  for target in $(fuzz_targets); do
    began=$SECONDS
    if fuzz_briefly "$target"; then
      add_result fuzz "$(basename "$target")" 1 0 0 "$(( SECONDS - began ))"
    else
      echo "$target failed; the input is in _build/fuzz/"
      add_result fuzz "$(basename "$target")" 0 1 0 "$(( SECONDS - began ))"
    fi
  done
}

test_coverage ()
{
  local room lines=_build/coverage/lines.json
  say 'Coverage: build and all tests'
  # Threads count at the same time: without care a line may be reached a negative number of times, which gcovr refuses.
  step coverage configure configure coverage gcc --buildtype=debug -Db_coverage=true -Dc_args=-fprofile-update=atomic ||
    return 0
  step coverage build ninja -C _build/coverage || return 0
  find _build/coverage -name '*.gcda' -delete
  run_suites coverage "$(rooms)" --no-suite lint --no-suite long --timeout-multiplier 5
  say 'Lines that the tests reach'
  step coverage gcovr gcovr --root . --filter src/ --json "$lines" _build/coverage || return 0
  gcovr --root . --add-tracefile "$lines"
  for room in $(rooms "${covered_rooms[@]}"); do
    room_is_covered "$room" 0 "$lines" || true
  done
  for room in "${covered_rooms[@]}"; do
    if room_is_covered "$room" "$covered_percent" "$lines"; then
      add_result coverage "$room-lines" 1 0 0 0
    else
      echo "$room: less than $covered_percent % of its lines"
      add_result coverage "$room-lines" 0 1 0 0
    fi
  done
}

# room_is_covered ROOM PERCENT LINES: tells the share of its lines, and whether it is enough.
room_is_covered ()
{
  local said status=0
  said=$(gcovr --root . --add-tracefile "$3" --filter "src/$1/" --print-summary --fail-under-line "$2" 2>&1) || status=$?
  sed -n "s/^lines: /$1: /p" <<<"$said"
  # A room without lines is not a covered one.
  grep -q '^lines: .*out of [1-9]' <<<"$said" && return "$status"
}

# What failed and what it left, the slowest programs, the seconds, the table of the suites, and the line that CI reads;
# succeeds if tests ran and none failed.
print_results ()
{
  if [[ -s $complaints ]]; then
    say 'What failed'
    cat "$complaints"
  fi
  say 'The ten slowest programs'
  sort -rn "$durations" | awk 'NR <= 10 { printf "%7.1f s  %s: %s / %s\n", $1, $2, $3, $4 }'
  say "Results after $SECONDS seconds"
  printf 'Packages: %d s\nThe run without them: %d s\n\n' "$packages_seconds" "$(( SECONDS - packages_seconds ))"
  awk '
    function row (a, b, c, d, e, f) { printf "%-10s %-20s %8s %8s %8s %8s\n", a, b, c, d, e, f }
    BEGIN { row("build", "suite", "passed", "failed", "skipped", "seconds") }
    { row($1, $2, $3, $4, $5, $6); passed += $3; failed += $4 }
    END { printf "\n%d passed, %d failed\n", passed, failed; exit !(passed > 0 && failed == 0) }
  ' "$results"
}

main ()
{
  local coverage=no
  case "$*" in
    '') ;;
    --coverage) coverage=yes ;;
    *) wrong_use "test has no option \"$*\"; it has --coverage." ;;
  esac
  begin_results
  if [[ $coverage == yes ]]; then
    need build data display coverage
    packages_seconds=$SECONDS
    test_coverage
  else
    need build data display lint clang
    packages_seconds=$SECONDS
    test_with_gcc
    test_with_sanitizers
    test_by_fuzzing
  fi
  print_results
}

main "$@"
