#!/bin/sh
# Debian's Chromium, in which tests/browser play.  Where it cannot be installed those tests are skipped, unless CI=true.
set -eu

command -v chromium >/dev/null && exit 0
if [ "$(id -u)" = 0 ]; then become=""; elif sudo -n true 2>/dev/null; then become="sudo"; else become="cannot"; fi
if [ "$become" = cannot ] || ! command -v apt-get >/dev/null; then
    echo "Chromium is not installed, and this account cannot install it: apt-get install chromium" >&2
    [ "${CI:-}" = true ] && exit 1
    exit 0
fi
$become apt-get update -qq
$become env DEBIAN_FRONTEND=noninteractive apt-get install --yes -qq --no-install-recommends chromium >/dev/null
