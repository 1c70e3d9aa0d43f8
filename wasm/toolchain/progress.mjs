// SPDX-License-Identifier: GPL-3.0-or-later
// How far a run of tests is, by what it has printed.

/**
 * @param {string} count
 * @param {string[]} failed
 */
const told = (count, failed) => count + (failed.length > 0 ? `, FAILED: ${failed.slice(-5).join(" | ")}` : "");

/**
 * The progress of Node's tests, as the reporter `spec` prints them. It says again at its end which have failed.
 * @param {string} output
 */
export function ofNode(output) {
  const passed = [...output.matchAll(/^\s*✔ /gm)].length;
  const failed = [...output.matchAll(/^\s*✖ (.+) \(\d[\d.]*ms\)$/gm)].map(([, name = ""]) => name);
  return told(`${passed} passed`, [...new Set(failed)]);
}

/** How a line begins by which test-lanes.mjs says how far it is. */
export const LANES = "… ";

const lines = new RegExp(`^${LANES}(.+)\\n`, "gm");

/** @param {string} output */
export const ofLanes = (output) => [...output.matchAll(lines)].at(-1)?.[1] ?? "";

/** @param {string} output */
export const withoutLanes = (output) => output.replace(lines, "");

/** A line of tests/core/main.cpp, or of the slowest files of test-lanes.mjs. */
const timed = /^(ok|FAILED|) *([\d.]+) s {2}(.+)$/gm;

/**
 * The progress of the core's tests.
 * @param {string} output
 * @param {string} all how many there are
 */
export function ofCore(output, all) {
  const done = [...output.matchAll(timed)];
  const failed = done.filter(([, how]) => how === "FAILED").map(([, , , name = ""]) => name);
  return told(`${done.length}/${all}`, failed);
}

/**
 * The tests that took the longest.
 * @param {string} output
 * @param {number} most
 */
export function slowest(output, most) {
  return [...output.matchAll(timed)]
    .map(([, , seconds, name]) => ({ seconds: Number(seconds), name }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ seconds, name }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}
