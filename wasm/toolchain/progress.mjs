// SPDX-License-Identifier: GPL-3.0-or-later
// These functions read from the output of a test run how far it is.

/**
 * @param {string} count
 * @param {string[]} failed
 */
const told = (count, failed) => count + (failed.length > 0 ? `, FAILED: ${failed.slice(-5).join(" | ")}` : "");

/**
 * Counts Node's tests from the reporter `spec`, which repeats at its end the names of failed tests.
 * @param {string} output
 */
export function ofNode(output) {
  const passed = [...output.matchAll(/^\s*✔ /gm)].length;
  const failed = [...output.matchAll(/^\s*✖ (.+) \(\d[\d.]*ms\)$/gm)].map(([, name = ""]) => name);
  return told(`${passed} passed`, [...new Set(failed)]);
}

/** The progress lines of test-lanes.mjs begin with this. */
export const LANES = "… ";

const lines = new RegExp(`^${LANES}(.+)\\n`, "gm");

/** @param {string} output */
export const ofLanes = (output) => [...output.matchAll(lines)].at(-1)?.[1] ?? "";

/** @param {string} output */
export const withoutLanes = (output) => output.replace(lines, "");

/** A line of tests/core/main.cpp, or of the slowest files of test-lanes.mjs. */
const timed = /^(ok|FAILED|) *([\d.]+) s {2}(.+)$/gm;

/**
 * Counts the tests of the core.
 * @param {string} output
 * @param {string} all the number of tests
 */
export function ofCore(output, all) {
  const done = [...output.matchAll(timed)];
  const failed = done.filter(([, how]) => how === "FAILED").map(([, , , name = ""]) => name);
  return told(`${done.length}/${all}`, failed);
}

/**
 * Lists the tests or files that took longest.
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
