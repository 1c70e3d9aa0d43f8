// SPDX-License-Identifier: Apache-2.0
/** A folder with all submissions, a line for each, and for each key a CSV file of its reports. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ENVELOPE, Refusal } from "./refusal.mjs";
import { checked } from "./submission.mjs";

/** @typedef {import("./submission.mjs").Protocol} Protocol */
/** @typedef {import("./submission.mjs").Submission} Submission */
/** @typedef {ReturnType<typeof openCollection>} Collection */

/**
 * Goes on with what is in the folder. Throws where two keys would have one file, or a line cannot be read.
 * @param {{ folder: string, protocols: Record<string, Protocol>, open?: readonly string[] }} options
 *   `protocols` by the key that a report is sent under; `open` names the fields that are public
 */
export function openCollection({ folder, protocols, open = [] }) {
  const keys = Object.keys(protocols);
  if (new Set(keys.map(fileOf)).size < keys.length) throw new Error("Two keys would be written to one file.");
  mkdirSync(folder, { recursive: true });
  const all = join(folder, "submissions.jsonl");
  const kept = existsSync(all) ? linesIn(all) : [];
  const reportsOf = (/** @type {Submission} */ payload) => JSON.stringify(keys.map((key) => payload[key]));
  const seen = new Map(kept.map((payload) => [payload[ENVELOPE].submission, reportsOf(payload)]));
  for (const key of keys) {
    const rows = kept.map((payload) => cell(payload[key]));
    writeFileSync(join(folder, fileOf(key)), `${[cell(protocols[key]?.data.name ?? ""), ...rows].join("\n")}\n`);
  }
  return {
    /**
     * Keeps a submission, unless it is there already: then the first one stands, with what was public in it. Throws
     * `Refusal`; then nothing has been kept.
     * @param {Record<string, unknown>} sent
     */
    take(sent) {
      const payload = checked(sent, protocols, open);
      const { submission } = payload[ENVELOPE];
      const before = seen.get(submission);
      if (before !== undefined && before !== reportsOf(payload)) {
        throw new Refusal("This submission has come before, with other reports: each is drawn once.");
      }
      if (before !== undefined) return;
      appendFileSync(all, `${JSON.stringify(payload)}\n`);
      seen.set(submission, reportsOf(payload));
      for (const key of keys) appendFileSync(join(folder, fileOf(key)), `${cell(payload[key])}\n`);
    },
    /** How many there are. */
    get size() {
      return seen.size;
    },
  };
}

/** @param {string} file @returns {Submission[]} */
function linesIn(file) {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.flatMap((line, i) => {
    if (line === "") return [];
    try {
      return [JSON.parse(line)];
    } catch {
      throw new Error(`Line ${i + 1} of ${file} is no submission: take it out, or begin with another folder.`);
    }
  });
}

/** A cell of CSV that no spreadsheet takes for a formula. @param {string} text */
function cell(text) {
  const harmless = /^["'\s]*[=+\-@\t\r＝＋－＠]/u.test(text) && !/^[+-]?[\d.,]+$/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** @param {string} key */
const fileOf = (key) => `${key.replace(/[^\p{L}\p{N}._-]/gu, "_")}.csv`;
