// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The inputs of a build beside this checkout, by version and by hash. Two builds whose inputs are the same are the same
 * byte for byte; if they differ, this says where.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { versions } from "./versions.mjs";

/**
 * @typedef {{ version: string, sha256: string }} Input
 * @typedef {Record<string, Input>} Inputs the hash of headers is that of a line for each one that was read, as
 *   sha256sum writes them. Names are those below the folder of the group
 */

/** The groups of headers: where they lie, and the header and the lines that say the version. */
const GROUPS = {
  Boost: { below: /^headers\/(boost\/.*)/, at: "boost/version.hpp", says: /BOOST_LIB_VERSION "(\w+)"/ },
  Eigen: {
    below: /^headers\/((?:Eigen|unsupported)\/.*)/,
    at: "Eigen/src/Core/util/Macros.h",
    says: /EIGEN_WORLD_VERSION (\d+).*?EIGEN_MAJOR_VERSION (\d+).*?EIGEN_MINOR_VERSION (\d+)/s,
  },
  "Emscripten's headers": { below: /\/sysroot\/include\/(.*)/, at: "", says: /(?!)/ },
  "Clang's headers": { below: /\/lib\/clang\/[^/]+\/include\/(.*)/, at: "", says: /(?!)/ },
};

/** @param {string | Buffer} contents */
const sha256 = (contents) => createHash("sha256").update(contents).digest("hex");

/** @param {string} root the checkout @returns {Inputs} */
export function buildInputs(root) {
  const settings = readFileSync(join(root, ".build/toolchain.cmake"), "utf8");
  const setting = (/** @type {string} */ name) => new RegExp(`${name} "(.*)"`).exec(settings)?.[1] ?? "";
  const emscripten = setting("SLUICE_EMSCRIPTEN_ROOT");
  const said = spawnSync(join(emscripten, "em++"), ["-v"], { encoding: "utf8" });
  const compiler = `${said.stdout}${said.stderr}`;
  const wasm = join(root, ".build/wasm");
  const { glpk, cddlib, readstat } = versions;
  const archives = Object.entries({ "libglpk.a": glpk, "libcdd.a": cddlib, "libreadstat.a": readstat }).map(
    ([name, version]) => [
      name,
      { version, sha256: sha256(readFileSync(join(setting("SLUICE_WASM_LIBRARIES"), "lib", name))) },
    ],
  );
  const listed = spawnSync("ninja", ["-C", wasm, "-t", "deps"], { encoding: "utf8", maxBuffer: 1 << 28 }).stdout ?? "";
  return {
    Node: { version: process.versions.node, sha256: sha256(readFileSync(realpathSync(process.execPath))) },
    Emscripten: {
      version: /\) (\d+\.\d+\.\d+)/.exec(compiler)?.[1] ?? "unknown",
      sha256: sha256(readFileSync(join(emscripten, "emcc.py"))),
    },
    Clang: {
      version: /clang version ([^\n(]*(?:\([^)]*\))?)/.exec(compiler)?.[1]?.trim() ?? "unknown",
      sha256: ofClang(compiler),
    },
    ...Object.fromEntries(archives),
    ...headersOf(listed, wasm),
    "npm packages": { version: "package-lock.json", sha256: sha256(readFileSync(join(root, "package-lock.json"))) },
  };
}

/** The program itself, where it says its folder. @param {string} said */
function ofClang(said) {
  const program = join(/InstalledDir: (.*)/.exec(said)?.[1] ?? "", "clang");
  return existsSync(program) ? sha256(readFileSync(realpathSync(program))) : "unknown";
}

/**
 * The headers that objects were compiled from, by their groups.
 * @param {string} listed as `ninja -t deps` prints it
 * @param {string} folder in which the names are
 * @returns {Inputs}
 */
export function headersOf(listed, folder) {
  // Tests and benchmarks may be compiled there as well.
  const modules = listed.split(/\n(?=\S)/).filter((object) => /^(core|wasm)\//.test(object));
  const names = [...new Set(modules.join("\n").match(/(?<=^ {4}).+$/gm))].sort();
  const groups = Object.entries(GROUPS).map(([group, { below, at, says }]) => {
    const found = names.flatMap((name) => {
      const own = below.exec(name)?.[1];
      return own === undefined ? [] : [{ own, contents: readFileSync(join(name.startsWith("/") ? "" : folder, name)) }];
    });
    const version = says.exec(String(found.find(({ own }) => own === at)?.contents ?? ""));
    const lines = found.map(({ own, contents }) => `${sha256(contents)}  ${own}\n`);
    const many = `${found.length} headers`;
    return [
      group,
      { version: version ? `${version.slice(1).join(".")}, ${many}` : many, sha256: sha256(lines.join("")) },
    ];
  });
  return Object.fromEntries(groups);
}
