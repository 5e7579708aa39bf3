#!/usr/bin/env bash
#
# local-runtime.sh FOLDER: makes a stand-in for GNOME's Flatpak runtime, org.gnome.Platform and org.gnome.Sdk 51, out of
# the packages of Debian testing, where the real one cannot be fetched, and installs it in FLATPAK_USER_DIR. It shows that the
# manifest is right: that everything is built that the runtime lacks, what is exported, that the app runs in its sandbox.
# It is no runtime to give to anybody: the compiler options, fonts and codecs are Debian's.
#
# FOLDER needs about 4 GB while it works, which takes some minutes. A second run does nothing.
#
# Copyright The Bluff Bay authors
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail
here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
# shellcheck source=flatpak/debian-tree.sh
. "$here/debian-tree.sh"

readonly version=51

# As in GNOME's runtime, jansson is left out: the manifest brings it.
readonly platform_packages='libgtk-4-1 libgtk-4-bin libadwaita-1-0 adwaita-icon-theme hicolor-icon-theme
  gsettings-desktop-schemas dconf-gsettings-backend shared-mime-info iso-codes libglib2.0-bin dbus-bin locales bash
  coreutils libsqlite3-0 libpulse0 librsvg2-2 librsvg2-common libgl1 libopengl0 libgl1-mesa-dri libegl1 libgles2 libglx-mesa0
  fonts-dejavu-core fonts-cantarell fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji'
readonly sdk_packages='gcc g++ libc6-dev make cmake meson ninja-build pkgconf gettext libxml2-utils appstream
  appstream-compose desktop-file-utils gtk-update-icon-cache binutils elfutils patch xz-utils python3
  libgtk-4-dev libadwaita-1-dev libsqlite3-dev libpulse-dev librsvg2-dev'

# The languages that the app is to be tried in.
readonly locales='ar_EG da_DK de_DE en_US es_ES fr_FR it_IT nl_NL pt_PT ru_RU sv_SE zh_CN'

# is_installed STAMP: whether the runtime that is there was made out of the same packages.
is_installed ()
{
  [[ $(cat "$FLATPAK_USER_DIR/.local-runtime" 2>/dev/null) == "$1" ]] &&
    flatpak --user info "org.gnome.Platform//$version" >/dev/null 2>&1 &&
    flatpak --user info "org.gnome.Sdk//$version" >/dev/null 2>&1
}

# make_runtime NAME PACKAGES: the folder that Flatpak exports as a runtime.
make_runtime ()
{
  local tree=tree-$1 runtime=runtime-$1 architecture locale
  architecture=$(flatpak --default-arch)
  make_debian_tree "$tree" "$2"
  for locale in $locales; do
    chroot "$tree" localedef -i "$locale" -f UTF-8 "$locale.UTF-8"
  done
  rm -rf --one-file-system "$runtime"
  mkdir -p "$runtime/files"
  mv "$tree/usr" "$runtime/usr"
  cp -a "$tree/etc" "$runtime/usr/etc"
  rm -rf --one-file-system "$tree"
  # What is the machine's, and not the runtime's.
  rm -rf "$runtime"/usr/etc/{shadow,shadow-,gshadow,gshadow-,machine-id,resolv.conf,mtab,hostname,apt}
  cat >"$runtime/usr/etc/ld.so.conf" <<'END'
include /run/flatpak/ld.so.conf.d/app-*.conf
/app/lib
include /run/flatpak/ld.so.conf.d/runtime-*.conf
include /etc/ld.so.conf.d/*.conf
END
  cat >"$runtime/metadata" <<END
[Runtime]
name=org.gnome.$1
runtime=org.gnome.Platform/$architecture/$version
sdk=org.gnome.Sdk/$architecture/$version
END
}

# The flatpak-builder of Debian 12 asks the SDK for a program that newer ones have as a part of appstreamcli,
# appstream-compose … ID, and moves the metainfo to where only that one looks for it.
write_appstream_compose ()
{
  cat <<'END'
#!/bin/sh
for id; do :; done
tree=$(mktemp -d)
mkdir -p "$tree/share/metainfo"
cp -a /app/share/applications /app/share/icons "$tree/share"
cp "/app/share/appdata/$id.appdata.xml" "$tree/share/metainfo/$id.metainfo.xml"
exec appstreamcli compose --prefix=/ --origin="$id" --result-root=/app --data-dir=/app/share/app-info/xmls \
  --icons-dir=/app/share/app-info/icons/flatpak --components="$id" "$tree"
END
}

export_runtimes ()
{
  local name
  rm -rf repo
  ostree init --mode=archive-z2 --repo=repo
  ostree --repo=repo config set archive.zlib-level 1
  for name in Platform Sdk; do
    flatpak build-export --runtime --disable-sandbox repo "runtime-$name" "$version" >/dev/null
    rm -rf --one-file-system "runtime-$name"
  done
  flatpak build-update-repo repo >/dev/null
}

install_runtimes ()
{
  flatpak --user remote-delete --force local-runtime >/dev/null 2>&1 || true
  flatpak --user remote-add --no-gpg-verify local-runtime "$PWD/repo"
  flatpak --user install -y --noninteractive --reinstall local-runtime \
    "org.gnome.Platform//$version" "org.gnome.Sdk//$version"
  # Installed is enough.
  rm -rf repo
}

[[ $# == 1 && $1 != -* ]] || { echo 'usage: local-runtime.sh FOLDER' >&2; exit 2; }
[[ -n ${FLATPAK_USER_DIR:-} ]] || fail 'FLATPAK_USER_DIR must say where to install, apart from the real runtime.'
need_programs flatpak mmdebstrap ostree unshare
stamp=$(tr -s '[:space:]' ' ' <<<"$debian_release $platform_packages $sdk_packages $locales $(write_appstream_compose)")
mkdir -p "$1" "$FLATPAK_USER_DIR"
cd "$1"
if is_installed "$stamp"; then
  echo "The local runtime is in $FLATPAK_USER_DIR."
  exit 0
fi
need_root
rm -f "$FLATPAK_USER_DIR/.local-runtime"
echo 'Making a runtime out of Debian packages'
make_runtime Platform "$platform_packages"
echo 'Making an SDK out of Debian packages'
make_runtime Sdk "$platform_packages $sdk_packages"
write_appstream_compose >runtime-Sdk/usr/bin/appstream-compose
chmod +x runtime-Sdk/usr/bin/appstream-compose
export_runtimes
install_runtimes
echo "$stamp" >"$FLATPAK_USER_DIR/.local-runtime"
