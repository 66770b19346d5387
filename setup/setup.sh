#!/bin/sh
# Installs everything Midrun needs into this folder: Node 24 (when the machine's is older), the npm packages, and a Python
# virtual environment. As root on Debian or Ubuntu it also installs bubblewrap; everything else it only names.
set -eu
cd "$(dirname "$0")/.."

node_version=24.21.0
say() { printf 'setup: %s\n' "$*" >&2; }

missing() { # name, Debian package, Fedora package, Homebrew package
  say "$1 is missing. Install it and run the command again:"
  say "  Debian, Ubuntu:  apt-get install $2"
  say "  Fedora:          dnf install $3"
  say "  macOS:           brew install $4"
  exit 2
}

command -v node >/dev/null 2>&1 && command -v npm >/dev/null 2>&1 || missing "Node.js 20 or newer" "nodejs npm" "nodejs npm" node
command -v python3 >/dev/null 2>&1 || missing "Python 3.10 or newer" "python3 python3-venv" python3 python
command -v "${MIDRUN_CXX:-g++}" >/dev/null 2>&1 || missing "g++ 11 or newer" g++ gcc-c++ gcc

mkdir -p .toolchain
major=$(node -p 'process.versions.node.split(".")[0]')
if [ "$major" -lt 20 ]; then
  say "Node.js $(node --version) is too old: 20 or newer is needed."
  exit 2
fi
if [ "$major" -lt 24 ]; then
  say "Node.js $(node --version) is older than 24: fetching Node.js $node_version into .toolchain"
  # --ignore-scripts=false: this package's script is what puts the binary of this platform in place.
  npm install --prefix .toolchain --no-save --no-package-lock --loglevel=error --ignore-scripts=false "node@$node_version" >/dev/null
  PATH="$PWD/.toolchain/node_modules/node/bin:$PATH"
  export PATH
fi

say "installing npm packages"
npm ci --loglevel=error --ignore-scripts >/dev/null

say "installing the Python packages that programs of the corpus import"
if ! python3 -m venv .toolchain/python >/dev/null 2>&1; then
  missing "Python's venv module" python3-venv python3 python
fi
.toolchain/python/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes --no-deps -r setup/python-requirements.txt

if ! command -v bwrap >/dev/null 2>&1; then
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    say "installing bubblewrap, the sandbox of the programs, by apt-get"
    { apt-get install -y -qq bubblewrap || { apt-get update -qq && apt-get install -y -qq bubblewrap; }; } >/dev/null 2>&1 ||
      say "apt-get could not install it; the built-in programs will run under limits alone"
  else
    say "bubblewrap, the sandbox of the programs, is missing. Without it only built-in programs run, under limits alone."
    say "  Debian, Ubuntu:  sudo apt-get install bubblewrap"
    say "  Fedora:          sudo dnf install bubblewrap"
  fi
fi

for tool in clang++ valgrind; do
  command -v "$tool" >/dev/null 2>&1 ||
    say "optional: without $tool some probes of C++ programs do not run (Debian, Ubuntu: apt-get install clang libc++-dev libc++abi-dev valgrind libc6-dbg)"
done

touch .toolchain/ready
say "done"
