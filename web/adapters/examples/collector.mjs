// SPDX-License-Identifier: Apache-2.0
// Receives what the adapters send, on this machine, and keeps it: a receiver to try surveys with, and a pattern for others.
//   node collector.mjs FOLDER [--port=8787] [--public=NAME,…] KEY=PROTOCOL.json …
// KEY is what a report is sent under, as "smokes", or "drugs.cannabis" where each choice has one. FOLDER gets submissions.jsonl
// and for each key a file that `sluice estimate PROTOCOL.json FOLDER/KEY.csv` and the Estimate page read.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { basename, join } from "node:path";
import { argv } from "node:process";

const MOST_BYTES = 65_536;
const ENVELOPE = "sluice";

/** @typedef {{ channel: { reports: string[], marks?: unknown }, data: { name: string }, certificate: { protocol: string } }} Protocol */
/** @typedef {{ folder: string, protocols: Record<string, Protocol>, open?: readonly string[] }} Options */

/** Why something is not taken; never with what was sent, which may be an answer. */
export class Refusal extends Error {}

/** @param {Options} options */
export function openCollection({ folder, protocols, open = [] }) {
  mkdirSync(folder, { recursive: true });
  const all = join(folder, "submissions.jsonl");
  const keys = Object.keys(protocols);
  if (new Set(keys.map(fileOf)).size < keys.length) throw new Error("Two keys would be written to one file.");
  const before = existsSync(all) ? readFileSync(all, "utf8").split("\n").filter(Boolean) : [];
  const kept = before.map((line) => JSON.parse(line));
  const seen = new Set(kept.map((payload) => payload[ENVELOPE].submission));
  for (const key of keys) {
    const rows = kept.map((payload) => cell(payload[key]));
    writeFileSync(join(folder, fileOf(key)), `${[cell(protocols[key]?.data.name ?? ""), ...rows].join("\n")}\n`);
  }
  return {
    /**
     * Keeps a submission, unless it is there already. Throws `Refusal`; then nothing has been kept.
     * @param {string} text
     */
    take(text) {
      const payload = checked(text, protocols, open);
      const { submission } = payload[ENVELOPE];
      if (seen.has(submission)) return;
      appendFileSync(all, `${JSON.stringify(payload)}\n`);
      seen.add(submission);
      for (const key of keys) appendFileSync(join(folder, fileOf(key)), `${cell(payload[key])}\n`);
    },
    /** How many there are. */
    get size() {
      return seen.size;
    },
  };
}

/**
 * @param {string} text
 * @param {Record<string, Protocol>} protocols
 * @param {readonly string[]} open
 */
function checked(text, protocols, open) {
  const payload = parsed(text);
  const { [ENVELOPE]: envelope, ...fields } = payload;
  const { version, submission, protocols: drawnWith } = Object(envelope);
  if (version !== 1 || !/^[0-9a-f]{32}$/.test(submission)) throw new Refusal("There is no envelope of a submission.");
  const keys = Object.keys(protocols);
  const same = keys.every((key) => Object(drawnWith)[key] === protocols[key]?.certificate.protocol);
  if (!same || Object.keys(drawnWith).length !== keys.length) {
    throw new Refusal("The reports were not drawn with the protocols that are expected here.");
  }
  for (const key of keys) {
    if (!isReport(fields[key], /** @type {Protocol} */ (protocols[key]))) {
      throw new Refusal(`What is sent for "${key}" is no report of its protocol.`);
    }
  }
  if (Object.keys(fields).some((name) => !keys.includes(name) && !open.includes(name))) {
    throw new Refusal("There is a field that is neither a report nor public.");
  }
  return payload;
}

/**
 * @param {string} text
 * @returns {Record<string, any>}
 */
function parsed(text) {
  try {
    const payload = JSON.parse(text);
    if (typeof payload === "object" && payload !== null && !Array.isArray(payload)) return payload;
  } catch {
    // Said below, without the text.
  }
  throw new Refusal("That is no JSON object.");
}

/**
 * @param {unknown} report
 * @param {Protocol} protocol
 */
function isReport(report, { channel: { reports, marks } }) {
  if (typeof report !== "string") return false;
  return marks === undefined ? reports.includes(report) : report.length === reports.length && !/[^yn]/.test(report);
}

/**
 * A cell of CSV that no spreadsheet takes for a formula.
 * @param {string} text
 */
function cell(text) {
  const harmless = /^["'\s]*[=+\-@\t\r＝＋－＠]/u.test(text) && !/^[+-]?[\d.,]+$/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** @param {string} key */
const fileOf = (key) => `${key.replace(/[^\p{L}\p{N}._-]/gu, "_")}.csv`;

/**
 * @param {ReturnType<typeof openCollection>} collection
 */
export function collector(collection) {
  return createServer(async (request, response) => {
    const headers = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "Content-Type" };
    /** @type {(status: number, text?: string) => void} */
    const answer = (status, text) => {
      response.writeHead(status, { ...headers, "Content-Type": "text/plain; charset=utf-8" });
      response.end(text);
    };
    if (request.method === "OPTIONS") return answer(204);
    if (request.method !== "POST") return answer(405, "Only POST.\n");
    let text = "";
    try {
      request.setEncoding("utf8");
      for await (const piece of request) {
        text += piece;
        if (text.length > MOST_BYTES) return answer(413, "That is too long.\n");
      }
      collection.take(text);
      answer(204);
    } catch (error) {
      if (error instanceof Refusal) answer(400, `${error.message}\n`);
      else answer(500, "It could not be kept.\n");
    }
  });
}

/** @param {string[]} args */
function start(args) {
  const flag = (/** @type {string} */ name) =>
    args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + "--=".length);
  const [folder, ...pairs] = args.filter((arg) => !arg.startsWith("--"));
  if (!folder || pairs.length === 0) {
    console.error("node collector.mjs FOLDER [--port=8787] [--public=NAME,…] KEY=PROTOCOL.json …");
    process.exitCode = 2;
    return;
  }
  const protocols = Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.lastIndexOf("=");
      return [pair.slice(0, at), JSON.parse(readFileSync(pair.slice(at + 1), "utf8"))];
    }),
  );
  const open = flag("public")?.split(",") ?? [];
  const port = Number(flag("port") ?? 8787);
  collector(openCollection({ folder, protocols, open })).listen(port, "localhost", () => {
    console.log(`Collecting at http://localhost:${port}/ into ${folder}`);
  });
}

if (basename(argv[1] ?? "") === "collector.mjs") start(argv.slice(2));
