// SPDX-License-Identifier: GPL-3.0-or-later
/** The rooms of the house, written once: crossings.mjs makes rules of them, which `npm test -- walls` checks. */

/**
 * `only` names the rooms that a room imports where it may not import all that stand above it, `types` those of which it
 * imports types alone. No other room of the product imports a `door`: a program starts there.
 * @typedef {{ room: string, about: string, only?: string[], types?: string[], door?: true }} Room
 */

/**
 * The product. A file imports from its own room and from rooms above it in this list: what is known stands before what
 * is learnt from it, so that a change reaches downwards only and each room can be read without those below it.
 * @type {Room[]}
 */
export const product = [
  { room: "wasm/common", about: "numbers, characters, JSON: helpers that know nothing of privacy" },
  { room: "wasm/contract", about: "types, errors and the schema that all sides agree on" },
  // A second proof is worth something only while it shares nothing with the first.
  { room: "wasm/checker", about: "the independent proof", only: [], types: ["wasm/contract"] },
  { room: "wasm/protocol", about: "protocol files: read, checked, explained, coded" },
  { room: "wasm/releases", about: "the ledger, derived randomness, audits of several protocols" },
  { room: "wasm/files", about: "data files: read, counted, privatised, written" },
  { room: "wasm/engine", about: "the typed API and the worker that computes" },
  { room: "wasm/answer-time", about: "the small engine that draws one answer" },
  { room: "wasm/package", about: "the entries of the npm package", door: true },
  { room: "wasm/cli", about: "the command line", door: true },
  { room: "web/messages", about: "all copy of the page, in each language" },
  { room: "web/text", about: "how numbers and names are put into the copy" },
  { room: "web/styles", about: "the look that elements share" },
  { room: "web/charts", about: "pictures, each with its table and its sentence" },
  // Makers of surveys take it along under a permissive licence.
  {
    room: "web/survey",
    about: "adapters for surveys",
    only: ["wasm/common", "wasm/contract", "wasm/protocol", "wasm/answer-time"],
  },
  { room: "web/platform", about: "what the browser offers: engine, addresses, storage, saving" },
  { room: "web/facts", about: "sentences about a protocol" },
  { room: "web/figures", about: "the papers' figures" },
  { room: "web/parts", about: "elements that know no session" },
  { room: "web/session", about: "state and parts that sessions of several pages share" },
  { room: "web/panels", about: "elements that show the session, shared by features" },
  { room: "web/live", about: "elements for other people's documents" },
  // One folder for each thing that a person does; a feature never imports another one.
  { room: "web/features/*", about: "what a person does on the page" },
  { room: "web/shell", about: "the window around the features", door: true },
];

/**
 * Scripts that build, serve and measure. They may use the product and what stands above them; the product never uses
 * them, so that it can be built by other means.
 * @type {Room[]}
 */
export const tools = [
  { room: "wasm/toolchain", about: "set-up, builds, tests" },
  { room: "web/build", about: "makes the site and the elements for documents" },
  { room: "web/serve", about: "serves what was built on this machine" },
  { room: "bench", about: "benchmarks" },
];

/** They may use everything, and nothing uses them. */
export const tests = "tests";

/** Code that people copy from: it imports nothing but its own folder and the packages that it shows. */
export const examples = ["web/survey/examples", "web/live/examples"];
