// SPDX-License-Identifier: GPL-3.0-or-later
import { chmodSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cached } from "./cache.mjs";
import { installMissing, isDebian, Suite } from "./debian.mjs";
import { attempt, run, SetupError, say } from "./process.mjs";
import { versions } from "./versions.mjs";

/** Never used here, and nine tenths of the package: other threading models, OpenGL, tests. */
const leftOut = ["*-mt.a", "*-mt-*.a", "*-ww.a", "*-ww-*.a", "*/libGL*", "*/libwasmfs*", "*/pic", "*/lto-pic"].concat(
  "*/emscripten/test",
  "./usr/share/doc",
  "./usr/share/man",
);

/**
 * Spares each call of Emscripten a part of a second, and a build makes some hundred calls. The call uses Debian's
 * Python itself, not a script before it on the PATH that looks for one. It does not look whether all is there, as the
 * set-up has seen to that.
 * @returns {NodeJS.ProcessEnv}
 */
export function quickEmscripten() {
  const python = "/usr/bin/python3";
  return { ...(existsSync(python) && { EMSDK_PYTHON: python }), EMCC_SKIP_SANITY_CHECK: "1" };
}

/**
 * The folder that holds emcc: of the one on the PATH if it is new enough, else Debian's.
 * @returns {Promise<{ root: string, version: string }>}
 */
export async function findEmscripten() {
  const own = await emccOnPath();
  if (own) return own;
  if (isDebian()) return { root: await debianEmscripten(), version: versions.emscripten };
  throw new SetupError(
    `Emscripten ${versions.emscripten} or newer is needed: there is no such emcc on the PATH.\n` +
      "Install it with emsdk (https://emscripten.org/docs/getting_started/downloads.html), run its\n" +
      "emsdk_env script in this terminal, and try again. On Debian 12 or 13 it is set up for you.",
  );
}

async function emccOnPath() {
  const { code, output } = await attempt("emcc", ["--version"]).catch(() => ({ code: 1, output: "" }));
  const version = /^emcc .*?(\d+\.\d+\.\d+)/m.exec(output)?.[1];
  if (code !== 0 || !version) return undefined;
  if (compare(version, versions.emscripten) < 0) {
    say(`The emcc on the PATH is ${version}, older than ${versions.emscripten}: not used.`);
    return undefined;
  }
  const config = await run("em-config", ["EMSCRIPTEN_ROOT"]);
  return { root: config.trim(), version };
}

/**
 * @param {string} a
 * @param {string} b
 */
function compare(a, b) {
  return a.localeCompare(b, "en", { numeric: true });
}

/**
 * Debian 13's Emscripten, downloaded and unpacked into the cache, never installed: Debian 12's own
 * is too old. The compiler is the machine's clang; Binaryen runs with the C library it was built for.
 */
async function debianEmscripten() {
  await installMissing([`clang-${versions.llvm}`, `lld-${versions.llvm}`, `llvm-${versions.llvm}`, "python3"]);
  const folder = await cached(`emscripten-${versions.emscripten}`, async (temporary, final) => {
    say(`Downloading Emscripten ${versions.emscripten} from Debian 13 (about 250 MB, once) …`);
    const debs = join(temporary, "debs");
    mkdirSync(debs);
    const suite = await Suite.open("trixie", debs);
    const packages = ["emscripten", "binaryen", "node-acorn", "libc6", "libstdc++6", "libgcc-s1"];
    await suite.download(
      packages.map((name) => `${name}/trixie`),
      debs,
    );
    say("Unpacking Emscripten …");
    const unpack =
      'for deb in debs/*.deb; do dpkg-deb --fsys-tarfile "$deb" | tar -x --wildcards "$@"; done; rm -r debs';
    const excluded = leftOut.map((pattern) => `--exclude=${pattern}`);
    await run("bash", ["-euo", "pipefail", "-c", unpack, "unpack", ...excluded], { cwd: temporary });
    wrapBinaryen(temporary, final);
    configure(temporary, final);
  });
  return join(folder, "usr/share/emscripten");
}

/**
 * @param {string} temporary
 * @param {string} final
 */
function wrapBinaryen(temporary, final) {
  const triplet = readdirSync(join(temporary, "usr/lib")).find((name) => name.endsWith("-linux-gnu"));
  const libraries = join("usr/lib", triplet ?? "");
  const loader = readdirSync(join(temporary, libraries)).find((name) => /^ld-linux.*\.so\.\d+$/.test(name));
  if (!triplet || !loader) throw new SetupError("the C library of Debian 13 is not laid out as expected");
  const bin = join(temporary, "binaryen/bin");
  mkdirSync(bin, { recursive: true });
  for (const program of readdirSync(join(temporary, "usr/bin")).filter((name) => name.startsWith("wasm"))) {
    const wrapper = join(bin, program);
    const command = `"${final}/${libraries}/${loader}" --library-path "${final}/${libraries}" "${final}/usr/bin/${program}"`;
    writeFileSync(wrapper, `#!/bin/sh\nexec ${command} "$@"\n`);
    chmodSync(wrapper, 0o755);
  }
}

/**
 * @param {string} temporary
 * @param {string} final
 */
function configure(temporary, final) {
  const emscripten = join(temporary, "usr/share/emscripten");
  symlinkSync("../nodejs", join(emscripten, "node_modules"));
  const config = [
    "LLVM_ROOT = '/usr/bin'",
    `LLVM_ADD_VERSION = '${versions.llvm}'`,
    `CLANG_ADD_VERSION = '${versions.llvm}'`,
    `BINARYEN_ROOT = '${final}/binaryen'`,
    "NODE_JS = 'node'",
    "FROZEN_CACHE = True",
  ];
  writeFileSync(join(emscripten, ".emscripten"), `${config.join("\n")}\n`);
}
