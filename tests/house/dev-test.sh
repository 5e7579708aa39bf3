#!/usr/bin/env bash
#
# dev-test.sh DEV: wrong use of ./dev and of its tools is answered with a sentence and exit code 2, and builds nothing.
#
# Copyright The Bluff Bay authors
# SPDX-License-Identifier: GPL-3.0-or-later

set -uo pipefail
dev=$1
tools=$(dirname "$dev")/tools
program=$dev # what is checked
number=0
failed=0

# check NAME EXIT-CODE TEXT ARGUMENT…: what the program answers to the arguments.
check ()
{
  local name=$1 code=$2 text=$3 said status=0 ok=ok
  shift 3
  said=$(cd / && "$program" "$@" 2>&1 </dev/null) || status=$?
  if [[ $status != "$code" || $said != *"$text"* ]]; then
    ok='not ok'
    failed=1
  fi
  number=$(( number + 1 ))
  echo "$ok $number /house/dev/$name"
  if [[ $ok != ok ]]; then
    echo "# exit code $status: ${said//$'\n'/$'\n'# }"
  fi
}

check no-command 2 'There is no command.'
check unknown-command 2 'There is no command "sail".' sail
check unknown-test-option 2 'test has no option "--fast"' test --fast
check two-test-options 2 'test has no option' test --coverage --coverage
check seed-is-a-number 2 '"x" is not a seed' run --terminal x
check one-seed 2 'run --terminal takes a seed' run --terminal 1 2
check rounds-are-a-number 2 'takes a number of rounds' bench ui 0
check unknown-language 2 'there is no translation "xx"' screenshots xx
check unknown-campaign 2 '"storm" is no campaign' soak storm
check seconds-are-a-number 2 '"0" is not a number of seconds' soak games 0
check runs-are-a-number 2 '"many" is not a number of' soak steady many
check unknown-room-of-mutants 2 '"harbour" is no room' soak mutants harbour
check newer-gtk-has-no-number 2 'newer-gtk is done once' soak newer-gtk 5
check rooms-have-no-number 2 'rooms is done once' soak rooms 5
check touch-has-no-number 2 'touch is done once' soak touch 5
check unknown-flatpak-option 2 'flatpak has no option "--fast"' flatpak --fast
check unknown-lint-option 2 'lint has no option "--all"' lint --all
check help 0 'long campaigns' help
check help-option 0 'long campaigns' --help
check help-names-rooms 0 'soak rooms ' help
check help-names-steady 0 'soak steady [RUNS]' help
check help-names-mutants 0 'soak mutants [ROOM]' help

for command in run test bench screenshots soak flatpak lint help; do
  check "help-names-$command" 0 "  $command " help
done

program=$tools/packages.sh
check unknown-purpose 2 'nothing is needed for "sailing"' sailing
program=$tools/soak.sh
check tool-alone 2 '"storm" is no campaign' storm

echo "1..$number"
exit "$failed"
