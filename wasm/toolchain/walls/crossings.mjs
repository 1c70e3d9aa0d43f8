// SPDX-License-Identifier: GPL-3.0-or-later
/** Finds imports that go round in circles, or against the rules of the rooms. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sources } from "../sources.mjs";
import { importsOf, scripts, sheets } from "./imports.mjs";
import { examples, product, tests, tools } from "./rooms.mjs";

/** @typedef {import("./imports.mjs").Import & { from: string }} Edge */
/** @typedef {import("./rooms.mjs").Room & { rank: number, pattern: RegExp, instance: string }} Place */

/** All that is checked. */
const folders = ["wasm", "web", "bench", tests];
/** The folder of the papers' figures. */
const written = "web/figures/out/";

/** Rooms by how far they are from the ground; "*" stands for one folder. */
const rooms = [...product, ...tools].map((room, rank) => ({
  ...room,
  rank,
  pattern: new RegExp(`^${room.room.replace("*", "[^/]+")}/`),
}));

/** @param {string} path */
const exampleOf = (path) => examples.find((folder) => path.startsWith(`${folder}/`));
/** The room of a file, and the folder that stands for its "*". @param {string} path @returns {Place | undefined} */
function placeOf(path) {
  const room = exampleOf(path) ? undefined : rooms.find(({ pattern }) => pattern.test(path));
  return room && { ...room, instance: room.pattern.exec(path)?.[0] ?? "" };
}
/** @param {Place} place */
const isProduct = ({ rank }) => rank < product.length;
/** @param {string} path */
const isHomeless = (path) => /^(wasm|web)\//.test(path) && !placeOf(path) && !exampleOf(path);
/** @param {string} path @param {string[]} names */
const isWithin = (path, names) => names.some((room) => path.startsWith(`${room}/`));

/**
 * The rules that an import of a file breaks.
 * @param {Edge & { path: string }} edge
 */
function crossed({ from, path, kind }) {
  const [example, here, there] = [exampleOf(from), placeOf(from), placeOf(path)];
  if (example) return path.startsWith(`${example}/`) ? [] : ["out of an example"];
  if (!here) return isHomeless(path) ? ["to outside the rooms"] : [];
  const { only, types = [], room } = here;
  const isOwn = there?.rank === here.rank;
  /** @type {[rule: string, isBroken: boolean | undefined][]} */
  const rules = [
    ["to outside the rooms", isHomeless(path)],
    ["an example in the product", isProduct(here) && exampleOf(path) !== undefined],
    ["against the direction", path.startsWith(`${tests}/`) || (there && there.rank > here.rank)],
    ["more than the room may import", only && !isOwn && !isWithin(path, [...only, ...types])],
    ["more than types", isWithin(path, types) && kind !== "type"],
    ["through a door", isProduct(here) && there?.door && !isOwn],
    ["one feature from another", room.includes("*") && isOwn && there.instance !== here.instance],
  ];
  return rules.flatMap(([rule, isBroken]) => (isBroken ? [rule] : []));
}

/**
 * The rules that an import breaks which leads to no file: to a package, or to somewhere that its source does not tell.
 * @param {Edge} edge
 */
function outside({ from, kind, text, name }) {
  const here = placeOf(from);
  const ofProduct = here && isProduct(here) ? here : undefined;
  if (name !== undefined)
    return ofProduct && !ofProduct.packages?.includes(name) ? ["a package that the room may not import"] : [];
  if (kind === "address" || !text.startsWith("."))
    return ofProduct && !ofProduct.loads?.some((file) => from === `${ofProduct.room}/${file}`)
      ? ["a load of an unknown module"]
      : [];
  // Tools and tests import what the build makes, and a notebook has it beside it.
  const isBuilt = (!ofProduct && text.includes(".build/")) || exampleOf(from);
  return isBuilt ? [] : ["an import of nothing"];
}

/**
 * The shortest circle through each import that is on one, from its first file by name.
 * @param {(Edge & { path: string })[]} edges
 * @param {(edge: Edge) => boolean} isStart
 */
function circles(edges, isStart) {
  /** @type {Map<string, string[]>} */
  const next = new Map();
  for (const { from, path } of edges) next.set(from, [...(next.get(from) ?? []), path]);
  const found = edges.filter(isStart).flatMap(({ from, path }) => {
    /** @type {Map<string, string>} */
    const before = new Map([[path, from]]);
    for (const file of before.keys()) {
      if (before.has(from)) break;
      for (const other of next.get(file) ?? []) if (!before.has(other)) before.set(other, file);
    }
    if (!before.has(from)) return [];
    const circle = [from];
    for (let file = before.get(from); file !== undefined && file !== from; file = before.get(file))
      circle.unshift(file);
    const first = circle.indexOf(/** @type {string} */ (circle.toSorted()[0]));
    const turned = [...circle.slice(first), ...circle.slice(0, first)];
    return [[...turned, turned[0]].join(" -> ")];
  });
  return [...new Set(found)];
}

/** @param {string} root @param {string[]} files */
function permissive(root, files) {
  const isApache = /^\/\/ SPDX-License.Identifier: Apache-2\.0\n/;
  return new Set(files.filter((name) => isApache.test(readFileSync(join(root, name), "utf8"))));
}

/**
 * Counts the files and their imports, and describes in a line each import that breaks a rule.
 * @param {string} root the checkout
 */
export async function crossings(root) {
  const files = sources(folders, scripts, root).filter((name) => !name.startsWith(written));
  const edges = [...files, ...sources(folders, sheets, root)].flatMap((from) =>
    importsOf(root, from).map((found) => ({ ...found, from })),
  );
  const inside = edges.flatMap((edge) => (edge.path === undefined ? [] : [{ ...edge, path: edge.path }]));
  const imported = inside.filter(({ kind }) => kind !== "address");
  const apache = permissive(root, files);
  /** @param {Edge & { path: string }} edge */
  const isGpl = ({ from, path }) => apache.has(from) && files.includes(path) && !apache.has(path);
  const values = imported.filter(({ kind }) => kind === "value");
  /** @param {Edge} edge */
  const end = ({ path, name, text }) => path ?? name ?? text;
  const broken = [
    ...edges
      .filter(({ from }) => isHomeless(from))
      .map((edge) => `from outside the rooms: ${edge.from} -> ${end(edge)}`),
    ...circles(values, () => true).map((circle) => `a circle at run time: ${circle}`),
    ...circles(imported, ({ kind }) => kind === "type").map((circle) => `a circle by types: ${circle}`),
    ...inside.flatMap((edge) => crossed(edge).map((rule) => `${rule}: ${edge.from} -> ${edge.path}`)),
    ...inside.filter(isGpl).map(({ from, path }) => `the GPL in the Apache licence: ${from} -> ${path}`),
    ...edges
      .filter(({ path }) => path === undefined)
      .flatMap((edge) => outside(edge).map((rule) => `${rule}: ${edge.from} -> ${end(edge)}`)),
  ];
  return { files: files.length, imports: edges.length, broken: [...new Set(broken)].sort() };
}
