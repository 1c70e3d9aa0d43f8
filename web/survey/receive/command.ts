// SPDX-License-Identifier: Apache-2.0
// Receives what the adapters send, on this machine, and keeps it.
//   sluice-receive FOLDER [--port=8787] [--public=NAME,…] [--thanks=ADDRESS] KEY=PROTOCOL.json …
// KEY is what a report is sent under, as "smokes", or "drugs.cannabis" where each choice has one. FOLDER gets submissions.jsonl
// and for each key a file that `sluice estimate PROTOCOL.json FOLDER/KEY.csv` and the page Read results read. ADDRESS is that
// of the page for people who have sent a form.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { parseArgs } from "node:util";
import { openCollection } from "./collection.js";
import { receiver } from "./receiver.js";

const USAGE = "sluice-receive FOLDER [--port=8787] [--public=NAME,…] [--thanks=ADDRESS] KEY=PROTOCOL.json …";

function start(args: string[]): void {
  const { folder, pairs, port, open, thanks } = understood(args);
  const protocols = Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.lastIndexOf("=");
      const file = pair.slice(at + 1);
      return [pair.slice(0, at), named(file, readFileSync(file, "utf8"))];
    }),
  );
  const collection = openCollection({ folder, protocols, open });
  const server = createServer(receiver(collection, { thanks }));
  server.on("error", ({ message }) => fail(message));
  server.listen(port, "localhost", () => {
    const address = server.address();
    const taken = typeof address === "object" ? address?.port : port;
    console.log(`Collecting at http://localhost:${taken}/ into ${folder} (Ctrl-C stops it)`);
  });
}

function understood(args: string[]) {
  const text = { type: "string" } as const;
  const options = { port: { ...text, default: "8787" }, public: { ...text, default: "" }, thanks: text };
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [folder, ...pairs] = positionals;
    const port = Number(values.port);
    const open = values.public.split(",").filter(Boolean);
    const paired = pairs.length > 0 && pairs.every((pair) => /.=./.test(pair));
    if (folder && paired && Number.isInteger(port)) return { folder, pairs, port, open, thanks: values.thanks };
  } catch {
    // An option that there is not, or one without its value.
  }
  throw new Error(USAGE);
}

/** A text that has the beginnings of a protocol file: all else in it is read when the collection is opened. */
function named(file: string, text: string): string {
  if (!text.includes('"sluice-protocol"')) throw new Error(`${file} is no protocol file of Sluice.`);
  return text;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 2;
}

try {
  start(process.argv.slice(2));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
