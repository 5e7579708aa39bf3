#!/usr/bin/env bash
#
# debian-sources.sh FOLDER: puts the archives that the manifest names into FOLDER, for `flatpak-builder --extra-sources`,
# out of Debian's source packages: Debian keeps them byte by byte and signs their checksums. For machines that reach
# Debian's packages and nothing else.
#
# Copyright The Bluff Bay authors
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail
here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
# shellcheck source=flatpak/debian-tree.sh
. "$here/debian-tree.sh"

readonly manifest=$here/io.github.bluffbay.BluffBay.yml

# The apt of this machine, asked for sources and apart from what it keeps.
write_apt_sources ()
{
  mkdir -p apt/parts apt/lists/partial
  : >apt/none.list
  cat /etc/apt/sources.list.d/*.sources 2>/dev/null | sed 's/^Types:.*/Types: deb-src/' >apt/parts/these.sources || true
  cat /etc/apt/sources.list /etc/apt/sources.list.d/*.list 2>/dev/null |
    sed -n 's/^deb /deb-src /p' >apt/parts/these.list || true
}

# apt_apart FOLDER ARGUMENT…: apt-get with what write_apt_sources wrote in FOLDER.
apt_apart ()
{
  local folder=$1
  shift
  apt-get -qq -o Dir::Etc::SourceList="$folder/none.list" -o Dir::Etc::SourceParts="$folder/parts" \
    -o Dir::State::Lists="$folder/lists" -o APT::Sandbox::User=root "$@"
}

# fetch NAME URL SHA256: NAME is Debian's for the package, URL the manifest's for the archive.
fetch ()
{
  local place=downloads/$3
  local file=$place/${2##*/}
  if [[ ! -f $file ]]; then
    mkdir -p "$place" apt/packages
    write_apt_sources
    apt_apart "$PWD/apt" update
    (cd apt/packages && apt_apart "$(dirname "$PWD")" source --download-only "$1")
    mv apt/packages/"$1"_*.orig.tar.* "$file"
    rm -rf apt
  fi
  sha256sum --quiet --check - <<<"$3  $file" || fail "$1 is not the archive that the manifest names."
}

[[ $# == 1 && $1 != -* ]] || { echo 'usage: debian-sources.sh FOLDER' >&2; exit 2; }
need_programs apt-get sha256sum
mkdir -p "$1"
cd "$1"
url=$(sed -n 's/^ *url: //p' "$manifest")
sum=$(sed -n 's/^ *sha256: //p' "$manifest")
[[ $url == */jansson/* && $url != *$'\n'* ]] || fail 'The manifest names other archives than that of jansson.'
fetch jansson "$url" "$sum"
