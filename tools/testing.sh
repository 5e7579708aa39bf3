#!/usr/bin/env bash
#
# testing.sh: what test.sh and soak.sh share: suites and what comes of them, sanitizers, fuzzing. Not a program: they source
# it, after house.sh.
#
# Copyright The Bluff Bay authors
# SPDX-License-Identifier: GPL-3.0-or-later

readonly results=_build/results
readonly complaints=_build/complaints
readonly durations=_build/durations
evidence=_build/evidence
run_under=() # a command that runs the tests

# shellcheck disable=SC2034 # for those who source this
# The suites that ./dev test runs under the sanitizers, and only there. Of ui, only the tests of single widgets and models
# do: whole games in a window take too long.
readonly sanitized_suites=(base view rules record ai play insight words store saves trouble lab widgets)

# What the tests keep in files at one time, in KiB, and much to spare.
readonly memory_wanted=1048576

begin_results ()
{
  mkdir -p _build
  : >"$results"
  : >"$complaints"
  : >"$durations"
  rm -rf "$evidence"
}

# add_result BUILD SUITE PASSED FAILED SKIPPED SECONDS
add_result ()
{
  printf '%s %s %s %s %s %s\n' "$@" >>"$results"
}

# step BUILD NAME COMMAND…: a step without cases of its own; it counts only when it fails.
step ()
{
  local build=$1 name=$2 began=$SECONDS status=0
  shift 2
  "$@" || status=$?
  (( status == 0 )) || echo "$build: $name ended with exit code $status" >>"$complaints"
  add_result "$build" "$name" 0 "$(( status != 0 ))" 0 "$(( SECONDS - began ))"
  return "$status"
}

# run_suites BUILD "SUITE…" [OPTION…]: runs tests of a build folder and adds up their cases. The suites named must run,
# and the options say which do. What failing programs leave is in a folder for each, under that of the evidence.
run_suites ()
{
  local build=$1 status=0 tallied left=$evidence/$1
  local -a wanted
  read -ra wanted <<<"$2"
  shift 2
  rm -f "_build/$build/meson-logs"/testlog*.json
  # Tests of windows wait more than they work. The wrapper is named as seen from the build folder.
  BLUFF_EVIDENCE=$PWD/$left "${run_under[@]}" meson test -C "_build/$build" --no-rebuild --print-errorlogs \
    --num-processes "$(( 2 * $(nproc) ))" --wrapper 'python3 ../../tests/house/evidence.py' "$@" || status=$?
  if ! tallied=$(python3 tests/house/tally.py --evidence "$left" --durations "$durations" \
    "$build" "_build/$build" "${wanted[@]}" 2>>"$complaints") || [[ -z $tallied ]]; then
    echo "$build: meson left no log of the tests" >>"$complaints"
    add_result "$build" tests 0 1 0 0
    return
  fi
  printf '%s\n' "$tallied" >>"$results"
  # Anything else that meson did not like and the tally did not see.
  if (( status != 0 )) && ! awk '$4 > 0 { found = 1 } END { exit !found }' <<<"$tallied"; then
    echo "$build: meson test ended with exit code $status" >>"$complaints"
    add_result "$build" meson 0 1 0 0
  fi
}

# A crash must end the program, even one that only the undefined-behaviour sanitizer sees.
make_sanitizers_strict ()
{
  export ASAN_OPTIONS=abort_on_error=1:detect_leaks=1:detect_stack_use_after_return=1
  # What libraries of the platform keep for as long as the program runs.
  export LSAN_OPTIONS=suppressions=$PWD/tests/lsan.supp:print_suppressions=0
  export UBSAN_OPTIONS=halt_on_error=1:abort_on_error=1:print_stacktrace=1
  export G_SLICE=always-malloc
}

# Only what is run is built.
configure_sanitized ()
{
  configure clang clang --werror -Db_pch=true -Db_sanitize=address,undefined -Db_lundef=false &&
    python3 tools/targets.py _build/clang "${sanitized_suites[@]}" >_build/clang/wanted-targets
}

# From now on tests keep their files in memory, if the system offers enough of it. Those of the store wait for the disk most
# of the time, and no sanitizer has to see how: that SQLite is told to sync, and what happens when it cannot, is tested by
# asking and by calls that fail; a process that is killed leaves the same files in both places.
keep_files_in_memory ()
{
  local free
  free=$(df --output=avail -k /dev/shm 2>/dev/null | tail -n 1) || return 0
  [[ -w /dev/shm ]] && (( free >= memory_wanted )) || return 0
  TMPDIR=$(mktemp -d /dev/shm/bluff-bay-XXXXXX) || return 0
  export TMPDIR
  trap 'rm -rf "$TMPDIR"' EXIT
  # As open as /tmp: some tests become somebody who may do less.
  chmod 1777 "$TMPDIR"
}

# A block that was freed is forbidden until 32 MiB more were freed, not 256: for as long, each block costs the system pages
# that nothing had before.
shorten_quarantine ()
{
  ASAN_OPTIONS+=:quarantine_size_mb=32
}

configure_fuzz ()
{
  configure fuzz clang --werror --buildtype=debugoptimized -Dfuzz=true -Db_sanitize=address,undefined -Db_lundef=false
}

has_fuzz_targets ()
{
  grep -qs "'fuzz'" meson_options.txt
}

# The fuzzing programs of the build folder, as ninja names them: called fuzz-…, or in a folder that is.
fuzz_targets ()
{
  ninja -C _build/fuzz -t targets all | sed -n 's,^\(tests/[^:.]*fuzz[^:.]*\): c_LINKER.*,\1,p' | sed '/\/test-/d' | sort
}

build_fuzz_targets ()
{
  local -a targets
  mapfile -t targets < <(fuzz_targets)
  (( ${#targets[@]} )) || { echo 'There is no fuzz target.'; return 1; }
  ninja -C _build/fuzz "${targets[@]}"
}

# fuzz TARGET ARGUMENT…
fuzz ()
{
  "_build/fuzz/$1" -timeout=10 -rss_limit_mb=2048 -artifact_prefix=_build/fuzz/ "${@:2}"
}

# The folder of seeds beside the source of a target.
corpus_of ()
{
  echo "$(dirname "$1")/corpus"
}
