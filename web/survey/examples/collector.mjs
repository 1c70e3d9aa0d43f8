// SPDX-License-Identifier: Apache-2.0
// Receives what the adapters send, on this machine, and keeps it: a receiver to try surveys with, and a pattern for others.
//   node collector.mjs FOLDER [--port=8787] [--public=NAME,…] [--thanks=ADDRESS] KEY=PROTOCOL.json …
// KEY is what a report is sent under, as "smokes", or "drugs.cannabis" where each choice has one. FOLDER gets submissions.jsonl
// and for each key a file that `sluice estimate PROTOCOL.json FOLDER/KEY.csv` and the Estimate page read. ADDRESS is that of
// the page for people who have sent a form.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { basename } from "node:path";
import { argv } from "node:process";
import { openCollection } from "./collector/collection.mjs";
import { receiver } from "./collector/receiver.mjs";

export { openCollection } from "./collector/collection.mjs";
export { receiver } from "./collector/receiver.mjs";
export { Refusal } from "./collector/refusal.mjs";

/** @typedef {import("./collector/submission.mjs").Protocol} Protocol */

const USAGE = "node collector.mjs FOLDER [--port=8787] [--public=NAME,…] [--thanks=ADDRESS] KEY=PROTOCOL.json …";
const FLAGS = ["port", "public", "thanks"];

/** @param {string[]} args */
function start(args) {
  const flags = new Map(
    args.flatMap((arg) => {
      const [, name, value = ""] = /^--(\w+)=(.+)$/.exec(arg) ?? [];
      return name === undefined ? [] : [[name, value]];
    }),
  );
  const [folder, ...pairs] = args.filter((arg) => !arg.startsWith("--"));
  const port = Number(flags.get("port") ?? 8787);
  const understood = args.filter((arg) => arg.startsWith("--")).length === flags.size;
  const known = [...flags.keys()].every((name) => FLAGS.includes(name));
  const paired = pairs.length > 0 && pairs.every((pair) => /.=./.test(pair));
  if (!folder || !understood || !known || !paired || !Number.isInteger(port)) throw new Error(USAGE);
  const protocols = Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.lastIndexOf("=");
      return [pair.slice(0, at), protocolIn(pair.slice(at + 1))];
    }),
  );
  const collection = openCollection({ folder, protocols, open: flags.get("public")?.split(",") ?? [] });
  const server = createServer(receiver(collection, { thanks: flags.get("thanks") }));
  server.on("error", ({ message }) => fail(message));
  server.listen(port, "localhost", () => {
    const { port: taken } = /** @type {import("node:net").AddressInfo} */ (server.address());
    console.log(`Collecting at http://localhost:${taken}/ into ${folder} (Ctrl-C stops it)`);
  });
}

/** @param {string} file @returns {import("./collector/submission.mjs").Protocol} */
function protocolIn(file) {
  const protocol = JSON.parse(readFileSync(file, "utf8"));
  if (protocol?.format !== "sluice-protocol") throw new Error(`${file} is no protocol file of Sluice.`);
  return protocol;
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exitCode = 2;
}

if (basename(argv[1] ?? "") === "collector.mjs") {
  try {
    start(argv.slice(2));
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}
