#!/usr/bin/env bash
#
# newer-gtk.sh FOLDER PROJECT: compiles PROJECT against the libraries of GNOME 51, in a tree of Debian testing that is made in
# FOLDER the first time (1.5 GB), and lists what has become deprecated there, in the code and in the .ui files. It fails
# if something does not compile, and if what is deprecated is used anywhere but in the wrappers that are there for it.
#
# Copyright The Bluff Bay authors
# SPDX-License-Identifier: GPL-3.0-or-later

set -euo pipefail
here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
# shellcheck source=flatpak/debian-tree.sh
. "$here/debian-tree.sh"

readonly tree_packages='gcc libc6-dev meson ninja-build pkgconf gettext python3 appstream desktop-file-utils
  gtk-update-icon-cache shared-mime-info libglib2.0-bin libglib2.0-dev libgtk-4-dev libadwaita-1-dev librsvg2-dev
  libjansson-dev libpulse-dev libsqlite3-dev libxtst-dev libatspi2.0-dev'

# Where what is deprecated may be used; and what the tests use that has no other name in the versions that we build for.
readonly wrappers='^src/ui/compat/'
readonly tests_only='^tests/[^ ]* [^ ]*(gdk_x11_|gtk_css_provider_load_from_data|gtk_style_context_get_color|gtk_widget_get_style_context)'

# Our build asks the headers to be silent about what came after Debian 12; here the compiler tells all of it.
write_compiler ()
{
  cat <<'END'
#!/bin/sh
exec gcc "$@" -Wdeprecated-declarations \
  -UGLIB_VERSION_MIN_REQUIRED -UGLIB_VERSION_MAX_ALLOWED -UGDK_VERSION_MIN_REQUIRED -UGDK_VERSION_MAX_ALLOWED \
  -UADW_VERSION_MIN_REQUIRED -UADW_VERSION_MAX_ALLOWED
END
}

# inside COMMAND…: in the tree, with the source to read, a folder to build in, and no network.
inside ()
{
  bwrap --bind tree / --dev /dev --proc /proc --tmpfs /tmp --tmpfs /run --ro-bind "$project" /mnt --bind build /srv \
    --chdir /srv --unshare-net --unshare-pid --die-with-parent --clearenv --setenv PATH /usr/bin:/bin:/usr/sbin:/sbin \
    --setenv HOME /tmp --setenv LANG C.UTF-8 "$@"
}

# Every class of the platform that .ui files name, as PATH:LINE:FUNCTION, the function that gives its type.
list_classes ()
{
  find "$project/src" "$project/data" -name '*.ui' -exec grep -Hno '\(class\|parent\)="\(Gtk\|Adw\)[A-Za-z]*"' {} + |
    sed "s,^$project/,," | sort -u | awk -F: '
      {
        # GtkGLArea is gtk_gl_area, AdwViewStack adw_view_stack.
        name = $3
        gsub(/class=|parent=|"/, "", name)
        while (match(name, /[a-z0-9][A-Z]/) || match(name, /[A-Z][A-Z][a-z]/))
          name = substr(name, 1, RSTART) "_" substr(name, RSTART + 1)
        print $1 ":" $2 ":" tolower(name) "_get_type"
      }'
}

# A C file that asks for these types: the compiler knows which are not there, and most of those that are deprecated.
write_classes ()
{
  printf '#include <adwaita.h>\n'
  list_classes | awk -F: '{ printf "# %d \"%s\"\nGType ui_%d (void) { return %s (); }\n", $2, $1, NR, $3 }'
}

# The others are only put aside, in a folder of headers.
list_classes_aside ()
{
  local path line function
  while IFS=: read -r path line function; do
    if grep -rqw "$function" tree/usr/include/gtk-4.0/gtk/deprecated; then
      echo "$path:$line: ‘$function’ is deprecated"
    fi
  done < <(list_classes)
}

# Lists them, and fails if one is where it should not be.
check_deprecations ()
{
  local found astray
  found=$({
    grep -h 'Wdeprecated-declarations' code.log ui.log |
      sed 's,^\(\.\./\)*mnt/,,; s/:[0-9]*: warning: /: /; s/ \[-Wdeprecated-declarations\]$//'
    list_classes_aside
  } | sort -u)
  if [[ -z $found ]]; then
    echo 'Nothing that is used is deprecated there.'
    return
  fi
  printf '%s\n' "$found"
  printf 'deprecated there: %s places\n' "$(wc -l <<<"$found")"
  astray=$(grep -Ev "$wrappers|$tests_only" <<<"$found" || true)
  [[ -z $astray ]] || fail "What is deprecated there is used outside of src/ui/compat:"$'\n'"$astray"
}

[[ $# == 2 && $1 != -* ]] || { echo 'usage: newer-gtk.sh FOLDER PROJECT' >&2; exit 2; }
project=$(realpath "$2")
[[ -f $project/meson.build ]] || fail "There is no meson.build in $project."
need_programs bwrap mmdebstrap unshare
mkdir -p "$1"
cd "$1"
if [[ $(cat tree/stamp 2>/dev/null) != "$debian_release $tree_packages" ]]; then
  need_root
  echo 'Making a tree of Debian testing'
  make_debian_tree tree "$tree_packages"
  echo "$debian_release $tree_packages" >tree/stamp
fi
rm -rf --one-file-system build
mkdir build
write_compiler >tree/usr/bin/telling-gcc
chmod +x tree/usr/bin/telling-gcc
# shellcheck disable=SC2016  # The shell inside is to ask pkg-config.
inside sh -c 'for library in gtk4 libadwaita-1 glib-2.0; do echo "$library $(pkg-config --modversion $library)"; done'
inside env CC=telling-gcc meson setup /srv /mnt >setup.log 2>&1 ||
  { tail -n 20 setup.log >&2; fail 'It cannot be configured there.'; }
inside ninja -C /srv >code.log 2>&1 ||
  { grep -E 'error:|undefined reference' code.log >&2; fail "It does not compile there: see $PWD/code.log."; }
write_classes >build/ui-classes.c
# shellcheck disable=SC2016
inside sh -c 'telling-gcc -fsyntax-only $(pkg-config --cflags libadwaita-1) ui-classes.c' >ui.log 2>&1 ||
  { grep 'error:' ui.log >&2; fail 'A .ui file names a class that is not there.'; }
echo 'It compiles.'
check_deprecations
