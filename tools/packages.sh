#!/usr/bin/env bash
#
# packages.sh PURPOSE…: makes sure that everything for some purposes is here: installs it where that needs no question,
# names what is missing where it does.
#
# Copyright The Bluff Bay authors
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail
# shellcheck source=tools/house.sh
. "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/house.sh"

readonly purposes='build|clang|coverage|data|display|flatpak|lint|touch|tree'

# packages FAMILY PURPOSE…: the packages of some purposes in a family of distributions.
packages ()
{
  local purpose
  for purpose in "${@:2}"; do
    case $1-$purpose in
      debian-build) echo gcc libc6-dev meson ninja-build pkgconf libglib2.0-dev libjansson-dev libsqlite3-dev gettext python3 \
        libgtk-4-dev libadwaita-1-dev librsvg2-dev libpulse-dev libxtst-dev libatspi2.0-dev ;;
      debian-display) echo xvfb xauth dbus at-spi2-core weston adwaita-icon-theme librsvg2-common fonts-cantarell fonts-noto-core \
        fonts-noto-cjk ;;
      debian-touch) echo libglib2.0-bin mutter pipewire-bin ;;
      debian-lint) echo python3 clang-format gettext groff-base i18nspector shellcheck ;;
      debian-clang) echo clang libclang-rt-dev llvm ;;
      fedora-build) echo gcc meson ninja-build pkgconf-pkg-config glib2-devel jansson-devel sqlite-devel gettext python3 \
        gtk4-devel libadwaita-devel librsvg2-devel pulseaudio-libs-devel libXtst-devel at-spi2-core-devel ;;
      fedora-display) echo xorg-x11-server-Xvfb xorg-x11-xauth dbus-daemon at-spi2-core weston adwaita-icon-theme librsvg2 google-noto-sans-fonts \
        google-noto-sans-arabic-fonts google-noto-sans-cjk-fonts ;;
      fedora-touch) echo glib2 mutter pipewire ;;
      fedora-lint) echo python3 clang-tools-extra gettext groff-base ShellCheck ;;
      fedora-clang) echo clang compiler-rt llvm ;;
      arch-build) echo gcc meson ninja pkgconf glib2 glib2-devel jansson sqlite gettext python gtk4 libadwaita librsvg libpulse libxtst at-spi2-core ;;
      arch-display) echo xorg-server-xvfb xorg-xauth dbus weston adwaita-icon-theme librsvg cantarell-fonts noto-fonts noto-fonts-cjk ;;
      arch-touch) echo glib2 mutter pipewire ;;
      debian-data) echo appstream appstream-util desktop-file-utils gtk-update-icon-cache libglib2.0-bin libxml2-utils shared-mime-info ;;
      debian-flatpak) echo dbus-daemon elfutils flatpak flatpak-builder ;;
      debian-tree) echo bubblewrap debian-archive-keyring mmdebstrap ostree util-linux ;;
      fedora-data) echo appstream libappstream-glib desktop-file-utils gtk-update-icon-cache glib2 libxml2 shared-mime-info ;;
      fedora-flatpak) echo dbus-daemon elfutils flatpak flatpak-builder ;;
      fedora-tree) echo bubblewrap debian-keyring mmdebstrap ostree util-linux ;;
      arch-lint) echo python clang gettext groff shellcheck ;;
      arch-clang) echo clang compiler-rt llvm ;;
      arch-data) echo appstream appstream-glib desktop-file-utils gtk-update-icon-cache glib2 libxml2 shared-mime-info ;;
      arch-flatpak) echo dbus elfutils flatpak flatpak-builder ;;
      arch-tree) echo bubblewrap debian-archive-keyring mmdebstrap ostree util-linux ;;
      *-coverage) echo gcovr ;;
    esac
  done | tr ' ' '\n' | sort -u | tr '\n' ' '
}

# lacking PURPOSE…: the programs and libraries that are not here, no matter who installed the others.
lacking ()
{
  local purpose program programs
  for purpose; do
    case $purpose in
      build) programs='cc meson ninja pkg-config msgfmt python3' ;;
      lint) programs='python3 clang-format groff shellcheck' ;;
      clang) programs='clang' ;;
      coverage) programs='gcovr' ;;
      display) programs='xvfb-run dbus-run-session weston' ;;
      touch) programs='dbus-run-session gdbus mutter pipewire' ;;
      data) programs='appstreamcli appstream-util desktop-file-validate glib-compile-schemas update-mime-database xmllint' ;;
      flatpak) programs='dbus-run-session eu-strip flatpak flatpak-builder' ;;
      tree) programs='bwrap mmdebstrap ostree unshare' ;;
    esac
    for program in $programs; do
      command -v "$program" >/dev/null || echo "$program"
    done
    # Every language can be chosen, so every one must be readable.
    if [[ $purpose == display ]] && command -v fc-list >/dev/null; then
      [[ -n $(fc-list :lang=zh-cn) ]] || echo a-Chinese-font
    fi
    if [[ $purpose == build ]] && command -v pkg-config >/dev/null; then
      pkg-config --exists 'glib-2.0 >= 2.74' || echo glib-2.74
      pkg-config --exists 'jansson >= 2.14' || echo jansson-2.14
      pkg-config --exists 'sqlite3 >= 3.37' || echo sqlite-3.37
      pkg-config --exists 'gtk4 >= 4.8' || echo gtk-4.8
      pkg-config --exists 'libadwaita-1 >= 1.2' || echo libadwaita-1.2
      pkg-config --exists 'librsvg-2.0 >= 2.54' || echo librsvg-2.54
      pkg-config --exists 'libpulse >= 16' || echo libpulse-16
      pkg-config --exists xtst || echo libXtst
      pkg-config --exists atspi-2 || echo libatspi
    fi
  done | tr '\n' ' '
}

not_installed ()
{
  local package
  for package; do
    [[ $(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null) == installed ]] || echo "$package"
  done
}

# Installs Debian packages if that needs no question; otherwise leaves it to the caller to complain.
install_packages ()
{
  local -a missing as_root=()
  mapfile -t missing < <(not_installed "$@")
  (( ${#missing[@]} )) || return 0
  if (( EUID != 0 )); then
    sudo -n true 2>/dev/null || return 0
    as_root=(sudo -n)
  fi
  say "Installing ${missing[*]}"
  "${as_root[@]}" apt-get -qq update || echo 'The package lists could not be updated; trying with those that are here.'
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq install --yes --no-install-recommends \
    -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0 "${missing[@]}" </dev/null ||
    fail "Installing ${missing[*]} failed."
}

find_family ()
{
  local names
  names=$(sed -n 's/^ID\(_LIKE\)\?=//p' /etc/os-release 2>/dev/null | tr -d '"' | tr '\n' ' ') || names=''
  case " $names" in
    *' debian '* | *' ubuntu '*) echo debian ;;
    *' fedora '* | *' rhel '*) echo fedora ;;
    *' arch '*) echo arch ;;
    *) echo other ;;
  esac
}

# see_to PURPOSE…: makes sure that everything for some purposes is here.
see_to ()
{
  local family lack
  local -a names
  family=$(find_family)
  if [[ $family == debian ]]; then
    read -ra names <<<"$(packages debian "$@")"
    install_packages "${names[@]}"
  fi
  lack=$(lacking "$@")
  [[ -n $lack ]] || return 0
  case $family in
    debian) fail "Missing: ${lack}- as root: apt-get install $(packages debian "$@")" ;;
    fedora) fail "Missing: ${lack}- as root: dnf install $(packages fedora "$@")" ;;
    arch) fail "Missing: ${lack}- as root: pacman -S --needed $(packages arch "$@")" ;;
    *) fail "Missing: ${lack}- the packages that Debian has for it: $(packages debian "$@")" ;;
  esac
}

for purpose; do
  [[ $purpose =~ ^($purposes)$ ]] || wrong_use "nothing is needed for \"$purpose\"."
done
see_to "$@"
