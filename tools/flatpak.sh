#!/usr/bin/env bash
#
# flatpak.sh [--local-runtime]: builds the Flatpak, and tries it if it has made the runtime itself.
#
# Copyright The Bluff Bay authors
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail
# shellcheck source=tools/house.sh
. "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/house.sh"

readonly application_id=io.github.bluffbay.BluffBay
readonly flatpak_runtime=51
readonly flatpak_bundle=_build/flatpak/bluff-bay.flatpak

# The parts of the manifest's runtime that are not installed, for the user or for everybody.
lacking_runtimes ()
{
  local runtime
  for runtime in Platform Sdk; do
    flatpak info "org.gnome.$runtime//$flatpak_runtime" >/dev/null 2>&1 || echo "org.gnome.$runtime//$flatpak_runtime"
  done | tr '\n' ' '
}

# Options for flatpak-builder by which it gets the runtime, if it has to be fetched and can be.
find_runtime ()
{
  local lack
  lack=$(lacking_runtimes)
  [[ -n $lack ]] || return 0
  if flatpak remotes --columns=name | grep -qx flathub; then
    echo --user --install-deps-from=flathub
    return
  fi
  fail "Missing: ${lack}- install it from Flathub, once its remote is set up as Flathub tells:
  flatpak install --user flathub $lack
or let \"./dev flatpak --local-runtime\" make a stand-in out of Debian packages."
}

# build_flatpak [OPTION…]: a bundle that can be given away; options are flatpak-builder's.
build_flatpak ()
{
  local folder=_build/flatpak
  say "Building $flatpak_bundle"
  # Without FUSE it also builds in containers.
  flatpak-builder "$@" --force-clean --disable-rofiles-fuse --state-dir="$folder/state" --repo="$folder/repo" \
    "$folder/app" "flatpak/$application_id.yml"
  flatpak build-bundle "$folder/repo" "$flatpak_bundle" "$application_id"
}

# Fails unless what is installed has all catalogues.
check_catalogues ()
{
  local language missing='' files
  files=$(flatpak --user info --show-location "$application_id")/files
  while read -r language; do
    [[ -s $files/share/locale/$language/LC_MESSAGES/bluff-bay.mo ]] || missing+=" $language"
  done < <(grep -v '^#' po/LINGUAS)
  [[ -z $missing ]] || fail "The Flatpak does not speak:$missing."
}

# Installs the bundle where nobody's apps are, asks the lab in its sandbox for its version, and reads in every language what
# the app says there.
try_flatpak ()
{
  say 'Trying it in its sandbox'
  flatpak --user install -y --noninteractive --reinstall --bundle "$flatpak_bundle" >/dev/null
  flatpak --user info --show-permissions "$application_id"
  check_catalogues
  configure_debug
  ninja -C _build/debug tests/reader/test-reader-flatpak data/gschemas.compiled bluff-bay-gmo
  # What the app keeps is kept apart from the user's, too.
  mkdir -p _build/flatpak/home
  export HOME=$PWD/_build/flatpak/home
  dbus-run-session -- timeout 60 flatpak --user run --command=bluff-bay-lab "$application_id" --version
  BLUFF_BAY=$PWD/tests/reader/in-flatpak READER_SANDBOX=yes BLUFF_BAY_LOCALE_DIR=$PWD/_build/debug/po \
    GSETTINGS_SCHEMA_DIR=$PWD/_build/debug/data GSK_RENDERER=cairo PULSE_SERVER=unix:/nonexistent LC_ALL=C.UTF-8 \
    timeout 1200 tests/ui/on-display _build/debug/tests/reader/test-reader-flatpak
  echo 'The app opens in its sandbox, and speaks every language.'
}

main ()
{
  local options
  case "$*" in
    '')
      need flatpak
      options=$(find_runtime)
      # shellcheck disable=SC2086  # Options are words.
      build_flatpak $options
      say "It is in $flatpak_bundle: flatpak install --user $flatpak_bundle"
      ;;
    --local-runtime)
      need build data flatpak tree display
      export FLATPAK_USER_DIR=$PWD/_build/flatpak/user
      flatpak/local-runtime.sh _build/flatpak/runtime
      flatpak/debian-sources.sh _build/flatpak/sources
      build_flatpak --user --extra-sources=_build/flatpak/sources
      try_flatpak
      ;;
    *) wrong_use "flatpak has no option \"$*\"; it has --local-runtime." ;;
  esac
}

main "$@"
