// SPDX-License-Identifier: GPL-3.0-or-later
/** Finds includes of C++ that go round in circles, against the direction of the rooms, or to a library out of its place. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { sources } from "../sources.mjs";
import { cpp, libraries, programs } from "./rooms.mjs";

/** All that is checked. */
const folders = ["core", "wasm", "tests", "bench"];

/** Compilers look here for headers that are not in the folder of the file that asks. */
const roots = ["core", "wasm/binding", "tests/core", "bench"];

/** Files that may stand in core/ itself. */
const notes = ["CMakeLists.txt", "README.md"];

/** A header with its source is one. @param {string} file */
const unit = (file) => file.replace(/\.[ch]pp$/, "");

/** @param {string} path @param {string} place a folder, or a file */
const isIn = (path, place) => path === place || path.startsWith(`${place}/`);

/** The room of a file, by its place in the list; -1 if it is in none. @param {string} file */
const roomOf = (file) => cpp.findIndex(({ room }) => isIn(file, room));

/** @param {string} from @param {string} to */
const arrow = (from, to) => `${from} -> ${to}`;

/** @typedef {{ file: string, name: string, target: string | undefined }} Include `target` is a file of ours */

/**
 * Every include of a file, those of other systems too.
 * @param {string} root
 * @param {string[]} files
 */
function read(root, files) {
  const ours = new Set(files);
  /** @type {Include[]} */
  const all = [];
  for (const file of files) {
    const text = readFileSync(join(root, file), "utf8");
    for (const [, quoted, angled, other = ""] of text.matchAll(
      /^[ \t]*#[ \t]*(?:include|include_next|import)\b[ \t]*(?:"(.+?)"|<(.+?)>|(.*))/gm,
    )) {
      const name = quoted ?? angled ?? other;
      const places = quoted === undefined ? roots : [dirname(file), ...roots];
      const target = places.map((place) => normalize(join(place, name))).find((path) => ours.has(path));
      all.push({ file, name, target });
    }
  }
  return all;
}

/** @param {Include} include */
function direction({ file, target }) {
  const from = roomOf(file);
  const to = target === undefined ? -1 : roomOf(target);
  if (target === undefined || to < 0 || from < 0 || from === to) return [];
  const only = cpp[from]?.only;
  const allowed = to < from && (!only || only.some((room) => isIn(target, room)));
  return allowed ? [] : [`against the direction: ${arrow(file, target)}`];
}

/** @param {Include} include */
function library({ file, name, target }) {
  // A header of the language itself.
  if (target !== undefined || /^[a-z_]+$/.test(name)) return [];
  const found = libraries.find(({ headers }) => headers.test(name));
  if (!found) return [`an include of nothing: ${arrow(file, name)}`];
  return found.places.some((place) => isIn(file, place))
    ? []
    : [`a library out of its place: ${arrow(file, name)} of ${found.library}`];
}

/** Links by what they come from. @param {[from: string, to: string][]} links */
function graph(links) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  for (const [from, to] of links) found.set(from, (found.get(from) ?? new Set()).add(to));
  return found;
}

/**
 * All that can be come to from some, each with what it was come to from, the nearest first.
 * @param {Map<string, Set<string>>} links
 * @param {string[]} starts
 */
function reached(links, starts) {
  /** @type {Map<string, string>} */
  const came = new Map();
  const queue = [...starts];
  for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
    for (const next of links.get(here) ?? []) {
      if (came.has(next)) continue;
      came.set(next, here);
      queue.push(next);
    }
  }
  return came;
}

/** The way to the last one. @param {Map<string, string>} came @param {string[]} starts @param {string} last */
function way(came, starts, last) {
  const all = [last];
  do all.unshift(/** @type {string} */ (came.get(/** @type {string} */ (all[0]))));
  while (!starts.includes(/** @type {string} */ (all[0])));
  return all;
}

/** One line for each circle, from its first unit by name. @param {Include[]} all */
function circles(all) {
  const links = graph(
    all.flatMap(({ file, target }) =>
      target === undefined || unit(target) === unit(file) ? [] : [[unit(file), unit(target)]],
    ),
  );
  const found = [...links.keys()].sort().flatMap((start) => {
    const came = reached(links, [start]);
    const round = came.has(start) ? way(came, [start], start) : [];
    return round.some((one) => one < start) ? [] : [round];
  });
  return found.filter((round) => round.length > 0).map((round) => `a circle of units: ${round.join(" -> ")}`);
}

/** The files that a program has of rooms that it is to do without. @param {Include[]} all @param {string[]} files */
function beyond(all, files) {
  const links = graph(all.flatMap(({ file, target }) => (target === undefined ? [] : [[file, target]])));
  return programs.flatMap(({ program, from, rooms }) => {
    const starts = files.filter((file) => from.some((place) => isIn(file, place)));
    const came = reached(links, starts);
    const places = [...from, ...rooms, "wasm/binding"];
    return [...came.keys()]
      .filter((file) => !places.some((place) => isIn(file, place)))
      .map((file) => `beyond ${program}: ${way(came, starts, file).join(" -> ")}`);
  });
}

/** @param {string} root @param {Include[]} all */
function licences(root, all) {
  /** @param {string} file */
  const permissive = (file) =>
    /^\/\/ SPDX-License.Identifier: Apache-2\.0\n/.test(readFileSync(join(root, file), "utf8"));
  return all.flatMap(({ file, target }) =>
    target !== undefined && permissive(file) && !permissive(target)
      ? [`the GPL in the Apache licence: ${arrow(file, target)}`]
      : [],
  );
}

/**
 * Counts the files and their includes, and describes in a line each what breaks a rule.
 * @param {string} root the checkout
 */
export function checkIncludes(root) {
  const files = sources(folders, [".cpp", ".hpp"], root);
  const all = read(root, files);
  const loose = readdirSync(join(root, "core"), { withFileTypes: true })
    .filter((entry) => entry.isFile() && !notes.includes(entry.name))
    .map(({ name }) => join("core", name));
  const homeless = [...files.filter((file) => roomOf(file) < 0), ...loose];
  const broken = [
    ...homeless.map((file) => `in no room: ${file}`),
    ...all.flatMap(direction),
    ...all.flatMap(library),
    ...circles(all),
    ...beyond(all, files),
    ...licences(root, all),
  ];
  return { files: files.length, includes: all.length, broken: [...new Set(broken)].sort() };
}
