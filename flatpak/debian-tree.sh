#!/usr/bin/env bash
#
# debian-tree.sh: makes a folder with a small Debian testing, which has the libraries of GNOME 51: GTK 4.24, libadwaita 1.10
# and GLib 2.90. Not a program: local-runtime.sh and newer-gtk.sh source it.
#
# Copyright The Bluff Bay authors
# SPDX-License-Identifier: GPL-3.0-or-later

readonly debian_release=forky
# Empty: the one that mmdebstrap takes by itself.
readonly debian_mirror=${DEBIAN_MIRROR:-}
readonly debian_keyring=/usr/share/keyrings/debian-archive-keyring.gpg

fail ()
{
  printf '%s: %s\n' "$(basename "$0")" "$*" >&2
  exit 1
}

# need_programs PROGRAM…: says which are missing, all at once.
need_programs ()
{
  local program missing=''
  for program; do
    command -v "$program" >/dev/null || missing+=" $program"
  done
  [[ -z $missing ]] || fail "Missing:$missing."
}

need_root ()
{
  (( EUID == 0 )) || fail 'A Debian tree can be made by root only.'
}

# make_debian_tree FOLDER PACKAGES: PACKAGES are separated by spaces. What is mounted for it is gone if we are stopped.
make_debian_tree ()
{
  local folder=$1 packages=$2 log=$1.log
  # The list of packages of a mirror that lags is past its date.
  local -a options=(--mode=root --variant=apt --aptopt='Acquire::Check-Valid-Until "false"')
  [[ ! -f $debian_keyring ]] || options+=(--keyring="$debian_keyring")
  rm -rf --one-file-system "$folder"
  unshare --mount mmdebstrap "${options[@]}" --include="$packages" \
    --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/man/*' \
    "$debian_release" "$folder" ${debian_mirror:+"$debian_mirror"} >"$log" 2>&1 </dev/null ||
    { tail -n 5 "$log" >&2; fail "No Debian tree could be made in $folder: see $log."; }
}
