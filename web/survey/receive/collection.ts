// SPDX-License-Identifier: Apache-2.0
/** A folder with all submissions, a line for each, and for each key a CSV file of its reports. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ENVELOPE, Refusal } from "./refusal.js";
import { checkSubmission, type Expected, fileOf as protocolOf, type Submission } from "./submission.js";

export interface Collection {
  /**
   * Keeps a submission, unless it is there already: then the first one stands, with what was public in it. Throws
   * `Refusal`; then nothing has been kept.
   */
  take(sent: Readonly<Record<string, unknown>>): void;
  /** How many there are. */
  readonly size: number;
}

/**
 * Goes on with what is in the folder. Throws where two keys would have one file, a protocol is none, or a line cannot be
 * read.
 */
export function openCollection({ folder, protocols: given, open = [] }: Expected & { folder: string }): Collection {
  // Read once, and not again with each submission.
  const protocols = Object.fromEntries(Object.entries(given).map(([key, one]) => [key, protocolOf(one, key).file]));
  const keys = Object.keys(protocols);
  if (new Set(keys.map(fileOf)).size < keys.length) throw new Error("Two keys would be written to one file.");
  mkdirSync(folder, { recursive: true });
  const all = join(folder, "submissions.jsonl");
  const kept = existsSync(all) ? linesIn(all) : [];
  const reportsOf = (payload: Submission) => JSON.stringify(keys.map((key) => payload[key]));
  const seen = new Map(kept.map((payload) => [payload[ENVELOPE].submission, reportsOf(payload)]));
  for (const key of keys) {
    const rows = kept.map((payload) => cell(payload[key]));
    writeFileSync(join(folder, fileOf(key)), `${[cell(protocols[key]?.data.name), ...rows].join("\n")}\n`);
  }
  return {
    take(sent) {
      const payload = checkSubmission(sent, { protocols, open });
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
    get size() {
      return seen.size;
    },
  };
}

function linesIn(file: string): Submission[] {
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

/** A cell of CSV that no spreadsheet takes for a formula. */
function cell(value: unknown): string {
  const text = String(value);
  const harmless = /^["'\s]*[=+\-@\t\r＝＋－＠]/u.test(text) && !/^[+-]?[\d.,]+$/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

const fileOf = (key: string): string => `${key.replace(/[^\p{L}\p{N}._-]/gu, "_")}.csv`;
