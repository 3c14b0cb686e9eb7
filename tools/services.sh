#!/usr/bin/env bash
# Installs what the server's tests need besides Python, where it is missing: PostgreSQL and Redis from the distribution's packages.
# The tests start private instances of them; no service has to run.
set -euo pipefail

missing=()
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || missing+=(postgresql)
command -v redis-server >/dev/null || missing+=(redis-server)
if [ ${#missing[@]} -eq 0 ]; then
  exit 0
fi
if ! command -v apt-get >/dev/null; then
  echo "Please install ${missing[*]} with your system's package manager; tests that need them are skipped otherwise." >&2
  exit 0
fi
as_root=()
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo >/dev/null || ! sudo -n true 2>/dev/null; then
    echo "Not installed: ${missing[*]}. Say: sudo tools/services.sh (tests that need them are skipped otherwise)" >&2
    exit 0
  fi
  as_root=(sudo)
fi
export DEBIAN_FRONTEND=noninteractive
"${as_root[@]}" apt-get update -qq
# No cluster or daemon of the package's own is needed.
"${as_root[@]}" env RUNLEVEL=1 apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
