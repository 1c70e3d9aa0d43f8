// SPDX-License-Identifier: GPL-3.0-or-later
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cached } from "./cache.mjs";
import { installMissing, isDebian, Suite } from "./debian.mjs";
import { quickEmscripten } from "./emscripten.mjs";
import { run, SetupError, say } from "./process.mjs";
import { versions } from "./versions.mjs";

const here = import.meta.dirname;

/**
 * GLPK, cddlib, Google Benchmark and ReadStat compiled for WebAssembly; the folder has lib/ and include/.
 * @param {{ root: string, version: string }} emscripten
 */
export async function buildLibraries(emscripten) {
  const hash = createHash("sha256").update(emscripten.root).update(emscripten.version);
  for (const file of ["libraries/CMakeLists.txt", "flags.cmake"]) hash.update(readFileSync(join(here, file)));
  return cached(`libraries-${hash.digest("hex").slice(0, 16)}`, async (temporary) => {
    const sources = isDebian() ? await debianSources() : [];
    say("Compiling GLPK, cddlib, Google Benchmark and ReadStat for WebAssembly (once) …");
    const build = join(temporary, "build");
    const toolchain = join(emscripten.root, "cmake/Modules/Platform/Emscripten.cmake");
    const env = { ...quickEmscripten(), ...process.env };
    const settings = [
      ...["-S", join(here, "libraries"), "-B", build, "-G", "Ninja", `-DCMAKE_TOOLCHAIN_FILE=${toolchain}`],
      ...["-DCMAKE_BUILD_TYPE=Release", `-DCMAKE_INSTALL_PREFIX=${temporary}`, ...sources],
    ];
    await run("cmake", settings, { env });
    await run("cmake", ["--build", build], { what: "compiling the libraries", env });
    await run("cmake", ["--install", build]);
    await run("cmake", ["-E", "rm", "-rf", build]);
  });
}

/** The folders of Debian's sources, as settings for FetchContent. */
async function debianSources() {
  const { glpk, cddlib, benchmark, readstat, zlib } = versions;
  const wanted = { glpk, cddlib, benchmark, readstat, zlib };
  const folder = await cached(`sources-${Object.entries(wanted).flat().join("-")}`, async (temporary) => {
    await installMissing(["dpkg-dev", "gzip"]);
    const tarballs = join(temporary, "tarballs");
    mkdirSync(tarballs);
    const suite = await Suite.open("trixie", tarballs);
    await suite.source(Object.keys(wanted), tarballs);
    for (const name of readdirSync(tarballs).filter((name) => name.includes(".orig.tar."))) {
      await run("tar", ["-xf", join(tarballs, name)], { cwd: temporary });
    }
    await run("rm", ["-r", tarballs]);
  });
  return Object.entries(wanted).map(([name, version]) => {
    const source = readdirSync(folder).find((entry) => entry.toLowerCase() === `${name}-${version}`);
    if (!source) throw new SetupError(`Debian's source of ${name} is not version ${version}`);
    return `-DFETCHCONTENT_SOURCE_DIR_${name.toUpperCase()}=${join(folder, source)}`;
  });
}
