#!/usr/bin/env bash
# A front for a bare lld that speaks as a C compiler does: rustc calls it to link the library for the phone.
#
# Why not lld itself: Debian's rustc adds the library's name in a C compiler's words and crashes when the linker is not
# one. Why not clang: it would look for an NDK. Here the stubs of the reviewed import list are all that is linked
# against.
#
# ANDROID_LLD names the linker (ld.lld if it is not set); rust-lld is told which of its four tongues is meant.
set -euo pipefail

linker=${ANDROID_LLD:-ld.lld}
arguments=()
[[ ${linker##*/} == rust-lld* ]] && arguments+=(-flavor gnu)

while [[ $# -gt 0 ]]; do
    case $1 in
        -Wl,*)
            IFS=, read -ra parts <<<"${1#-Wl,}"
            arguments+=("${parts[@]}")
            ;;
        -Xlinker)
            shift
            arguments+=("$1")
            ;;
        # What only a compiler would understand, and what only it would add.
        -nodefaultlibs | -nostartfiles | -nostdlib | -m32 | -m64 | -fuse-ld=*) ;;
        *) arguments+=("$1") ;;
    esac
    shift
done

complaints=$(mktemp)
trap 'rm -f "$complaints"' EXIT
ended=0
"$linker" "${arguments[@]}" 2>"$complaints" || ended=$?
cat "$complaints" >&2
if names=$(grep -o 'undefined symbol: .*' "$complaints" | sort -u); then
    cat >&2 <<EOF

These names are not in the reviewed list of what the library may import from Android:
${names//undefined symbol: /  }
Find out since which API level Android has them (the .map.txt files of bionic and the NDK's headers tell). If that is
not above minSdkVersion in AndroidManifest.xml, add them to xtask/android/imports.txt; otherwise do without them.
EOF
fi
exit "$ended"
