// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The rooms of the house, written once: crossings.mjs and includes.mjs make rules of them, which `npm test -- walls` checks.
 */

/**
 * `only` names the rooms that a room imports if it may not import all that stand above it. `types` names those of which
 * it imports types alone. No other room of the product imports a `door`: a program starts there. A room imports no
 * packages but its `packages`: those of npm, those of Node ("node:") and what the build provides ("sluice:"). Its files
 * in `loads` start what the build puts at an address; in others the source has to say which module is reached.
 * @typedef {{
 *   room: string, about: string, only?: string[], types?: string[], door?: true, packages?: string[], loads?: string[],
 * }} Room
 */

/**
 * The product. A file imports from its own room and from rooms above it in this list. Known things stand before those
 * learnt from them. So a change reaches downwards only, and each room can be read without those below it.
 * @type {Room[]}
 */
export const product = [
  { room: "wasm/common", about: "helpers for texts, numbers and JSON, which know nothing of privacy" },
  { room: "wasm/contract", about: "types, error codes and parameters of the API; the schema of protocol files" },
  // A second proof is worth something only while it shares nothing with the first.
  {
    room: "wasm/checker",
    about: "the second proof, which shares nothing with the engine",
    only: [],
    types: ["wasm/contract"],
  },
  { room: "wasm/protocol", about: "protocol files: read, check, explain, write", packages: ["@noble/hashes"] },
  {
    room: "wasm/releases",
    about: "the same answers get the same reports; the ledger and the joint audit",
    packages: ["@noble/ciphers", "@noble/hashes"],
  },
  {
    room: "wasm/files",
    about: "CSV, workbooks, Parquet, SPSS, Stata, SAS: counted, and privatised as a stream",
    packages: [...["@noble/hashes", "fflate", "fzstd", "hyparquet", "hyparquet-writer", "saxen"], "sluice:csv-wasm"],
  },
  {
    room: "wasm/inbox",
    about: "noisy answers as they come back: their sorting codes, and mails",
    packages: ["postal-mime"],
  },
  {
    room: "wasm/engine",
    about: "what the page calls, and the worker behind it",
    packages: ["sluice:engine-web", "sluice:wasm"],
  },
  {
    room: "wasm/answer-time",
    about: "the small engine that draws one report (Apache-2.0)",
    packages: ["sluice:answer-wasm"],
  },
  {
    room: "wasm/package",
    about: "the public API, and the entries of the npm package",
    door: true,
    packages: ["node:fs", "node:worker_threads", "sluice:engine-node", "sluice:worker"],
    loads: ["node-worker.ts", "sluice.ts"],
  },
  { room: "web/messages", about: "all copy, in three languages" },
  { room: "web/text", about: "numbers and names put into the copy", packages: ["lit"] },
  // It tells errors in the languages of the page.
  {
    room: "wasm/cli",
    about: "the command line",
    door: true,
    packages: ["node:crypto", "node:fs", "node:os", "node:path", "node:util", "sluice:engine-node"],
    loads: ["bin/start-built.mjs", "load.ts", "stat-wasm.ts"],
  },
  { room: "web/styles", about: "the look that elements share", packages: ["lit"] },
  {
    room: "web/charts",
    about: "pictures, each with its table and its sentence",
    packages: ["d3-scale", "d3-shape", "lit"],
  },
  // Makers of surveys take it along under a permissive licence.
  {
    room: "web/survey",
    about: "adapters for surveys (Apache-2.0, they use no room of the page)",
    only: ["wasm/common", "wasm/contract", "wasm/protocol", "wasm/answer-time"],
    packages: ["node:fs", "node:http", "node:path", "node:util", "react", "vue"],
    loads: ["frame/frame-url.ts"],
  },
  {
    room: "web/platform",
    about: "the browser: engine, addresses, storage, files, the page's policy",
    loads: ["engine-source.ts", "formats.ts", "offline.ts", "site-parts.ts", "workers.ts"],
  },
  { room: "web/facts", about: "what follows from a table, a design or a protocol" },
  { room: "web/figures", about: "the papers' figures" },
  { room: "web/parts", about: "elements that know no session", packages: ["lit"] },
  { room: "web/session", about: "state and parts that the sessions of several pages share", packages: ["lit"] },
  { room: "web/panels", about: "elements that show such a session, shared by features", packages: ["lit"] },
  {
    room: "web/live",
    about: "elements for other people's documents",
    packages: ["lit", "sluice:palette", "sluice:worker"],
    loads: ["widget.ts", "worker.ts"],
  },
  // One folder for each thing that a person does; a feature never imports another one.
  {
    room: "web/features/*",
    about: "what a person does, a folder each; no feature imports another",
    packages: ["@noble/hashes", "lit", "qr"],
  },
  { room: "web/shell", about: "the window in which all of them are shown", door: true, packages: ["lit"] },
];

/**
 * Scripts that build, serve and measure. They may use the product, all packages and the rooms above them. The product
 * never uses them, so that it can be built by other means.
 * @type {Room[]}
 */
export const tools = [
  { room: "wasm/toolchain", about: "set up, compile, build, test, release" },
  { room: "web/build", about: "makes the site and the elements for documents" },
  { room: "web/serve", about: "the server of `npm start`" },
  { room: "bench", about: "benchmarks" },
];

/** They may use everything, and nothing uses them. */
export const tests = "tests";

/** Code that people copy from: it imports nothing but its own folder and the packages that it shows. */
export const examples = ["web/survey/examples", "web/live/examples"];

/** The lists of CONTRIBUTING.md, which has them as they are here. */
export function described() {
  const rooms = [...product, ...tools];
  const lines = rooms.map(({ room, about, packages = [] }) => {
    const names = packages.filter((name) => !name.startsWith("sluice:"));
    return { room, about, packages: names.map((name) => `\`${name}\``).join(", ") };
  });
  return {
    lists: ["wasm", "web"].map((house) =>
      lines
        .filter(({ room }) => room.startsWith(`${house}/`))
        .map(
          ({ room, about }) =>
            `  ${`${room.slice(house.length + 1).replace("*", "")}/`.replace("//", "/").padEnd(14)} ${about}\n`,
        )
        .join(""),
    ),
    packages: lines
      .filter(({ packages }) => packages)
      .map(({ room, packages }) => `| \`${room}\` | ${packages} |\n`)
      .join(""),
  };
}

/**
 * C++, likewise: a file includes headers of its own room and of rooms above it, or only of those named. Rooms that prove
 * stand above the solvers. Searches do without the proof: core/design certifies their channels.
 * @type {Room[]}
 */
export const cpp = [
  { room: "core/base", about: "notation, errors as values, the texts of answer time" },
  { room: "core/prior", about: "the table of counts, and what a sample leaves open" },
  { room: "core/guarantee", about: "the notions" },
  { room: "core/exact", about: "integer channels: proof, repair, draws" },
  { room: "core/optimise", about: "the best channel", only: ["core/base", "core/prior", "core/guarantee"] },
  {
    room: "core/protocol",
    about: "the named protocols",
    only: ["core/base", "core/prior", "core/guarantee", "core/optimise"],
  },
  {
    room: "core/objective",
    about: "what `optimal` is made for",
    only: ["core/base", "core/prior", "core/guarantee", "core/optimise", "core/protocol"],
  },
  {
    room: "core/estimate",
    about: "shares from reports",
    only: ["core/base", "core/prior", "core/guarantee", "core/exact", "core/optimise"],
  },
  { room: "core/design", about: "the core from outside" },
  { room: "core/csv", about: "reading CSV", only: [] },
  { room: "wasm/binding/stat", about: "files of SPSS, Stata and SAS", only: [] },
  { room: "wasm/binding", about: "the C++ side of the boundary" },
  { room: "wasm/contract", about: "what `npm run contract` asks" },
  { room: "tests", about: "tests and fuzzers" },
  { room: "bench", about: "benchmarks" },
];

/**
 * Programs that are to stay small: the files that they are made of, and the rooms that these may lead to.
 * @type {{ program: string, from: string[], rooms: string[] }[]}
 */
export const programs = [
  {
    program: "sluice-answer",
    from: ["wasm/binding/answer.cpp", "wasm/binding/small_math.cpp", "wasm/binding/aborting.hpp"],
    rooms: ["core/base", "core/prior", "core/guarantee", "core/exact"],
  },
  { program: "sluice-csv", from: ["wasm/binding/csv.cpp"], rooms: ["core/csv"] },
];

/** They may include libraries that the core does without. */
const outside = ["wasm/binding", "tests", "bench"];

/**
 * Libraries, and the folders or files that include their headers.
 * @type {{ library: string, headers: RegExp, places: string[] }[]}
 */
export const libraries = [
  {
    library: "Eigen",
    headers: /^Eigen\//,
    places: ["core/base", "core/prior", "core/optimise", "core/protocol", "core/estimate", ...outside],
  },
  { library: "Boost", headers: /^boost\//, places: ["core/base", "core/optimise", "core/protocol", ...outside] },
  { library: "GLPK", headers: /^glpk\.h$/, places: ["core/optimise"] },
  { library: "cddlib", headers: /^(cdd|setoper)\.h$/, places: ["core/optimise/cdd.cpp"] },
  { library: "ReadStat", headers: /^readstat\.h$/, places: ["wasm/binding/stat"] },
  { library: "Emscripten", headers: /^emscripten(\/|\.h$)/, places: outside },
  { library: "doctest", headers: /^doctest\//, places: ["tests/core"] },
  { library: "Google Benchmark", headers: /^benchmark\//, places: ["bench"] },
  { library: "the machine", headers: /^(emmintrin|wasm_simd128)\.h$/, places: ["core/csv/blocks.hpp"] },
  {
    library: "the system",
    headers: /^(unistd|dlfcn|execinfo|iconv|sys\/[a-z]+)\.h$/,
    places: ["core/exact/sample.cpp", ...outside],
  },
];
