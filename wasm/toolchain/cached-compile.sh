#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Compiles with ccache, but not precompiled headers: those of Clang name the checkout. Those of GCC hold sums of headers
# with their comments, which ccache does not see. Beside each goes the sum of all text that it was made of, by which ccache
# knows it (CCACHE_PCH_EXTSUM).
set -eu
header=
previous=
for word; do
  shift
  # ccache makes other paths relative by itself, but not those behind -Xclang.
  set -- "$@" "${word#"$PWD/"}"
  [ "$previous" != -o ] || header=$word
  previous=$word
done
case " $* " in
*" -emit-pch "* | *" -x c++-header "*) ;;
*) exec ccache "$@" ;;
esac
"$@"
# The list of dependencies, a file a line; what CMake writes has no text but their names.
sed -e 's/^[^:]*: *//' -e 's/\\$//' -e 's/\\ /\x01/g' "$header.d" | tr -s ' ' '\n' | tr '\001' ' ' |
  grep -v -e CMakeFiles -e '^$' | tr '\n' '\0' | xargs -0 cat | sha256sum >"$header.sum"
