#!/usr/bin/env bash
#
# house.sh: what the tools share: a word to their user, packages, and building. Not a program: they source it.
#
# Everything that is built lies under _build/, a folder for each way of building.
#
# Copyright The Bluff Bay authors
# SPDX-License-Identifier: GPL-3.0-or-later

cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." || exit 1

readonly lab=_build/release/src/lab/bluff-bay-lab

say ()
{
  printf '\n== %s\n' "$*"
}

fail ()
{
  printf 'dev: %s\n' "$*" >&2
  exit 1
}

wrong_use ()
{
  printf 'dev: %s Try "./dev help".\n' "$*" >&2
  exit 2
}

# need PURPOSE…: makes sure that everything for some purposes is here.
need ()
{
  tools/packages.sh "$@" || exit 1
}

# configure NAME COMPILER [OPTION…]: a build folder; set up again only if the options or the linker have changed.
configure ()
{
  local folder=_build/$1 compiler=$2
  local linker
  linker=${CC_LD:-$(choose_linker "$*")}
  local wanted="${*:2} $linker"
  if [[ -f $folder/build.ninja && $(cat "$folder/configured-with" 2>/dev/null) == "$wanted" ]]; then
    return
  fi
  rm -rf "$folder"
  CC=$compiler CC_LD=$linker meson setup "$folder" "${@:3}" && echo "$wanted" >"$folder/configured-with"
}

# choose_linker OPTIONS: there are hundreds of programs to link, which takes gold half the time. The system's linker links
# what is released.
choose_linker ()
{
  if [[ $1 != *b_lto=true* ]] && command -v ld.gold >/dev/null; then
    echo gold
  fi
}

configure_debug ()
{
  configure debug gcc --werror -Db_pch=true
}

build_lab ()
{
  need build data
  say 'Building the lab (release)'
  mkdir -p _build
  configure release "${CC:-cc}" --buildtype=release -Db_lto=true && ninja -C _build/release "${lab#_build/release/}"
}

# build_app [TARGET…]: the app with all that it needs to run out of the build folder, and other targets.
build_app ()
{
  need build data
  say 'Building the app (release)'
  mkdir -p _build
  configure release "${CC:-cc}" --buildtype=release -Db_lto=true &&
    ninja -C _build/release src/ui/bluff-bay data/gschemas.compiled "$@"
  compile_translations
  export GSETTINGS_SCHEMA_DIR=$PWD/_build/release/data BLUFF_BAY_LOCALE_DIR=$PWD/_build/locale
  # The icons.
  export XDG_DATA_DIRS=$PWD/data:${XDG_DATA_DIRS:-/usr/local/share:/usr/share}
}

# All of them, also those that are not finished enough to be installed.
compile_translations ()
{
  local po folder
  for po in po/*.po; do
    folder=_build/locale/$(basename "$po" .po)/LC_MESSAGES
    mkdir -p "$folder"
    msgfmt --output-file="$folder/bluff-bay.mo" "$po"
  done
}

# on_display PROGRAM [ARGUMENT…]: on a virtual display, drawn in the same way everywhere, with settings that nobody keeps, and
# without a sound.
on_display ()
{
  GDK_BACKEND=x11 GSETTINGS_BACKEND=memory GSK_RENDERER=cairo GTK_A11Y=none PULSE_SERVER=unix:/nonexistent LANG=C.UTF-8 \
    LC_ALL='' tests/ui/on-display "$@"
}
