// SPDX-License-Identifier: GPL-3.0-or-later
/** A large file in the page: parsed by a library alone in a worker, and privatised by the engine's own. */
import source from "sluice:worker";
import { readProtocol, Sluice } from "../../wasm/engine/sluice.js";
import type { Parsing } from "./parsing.js";

export interface FileTime {
  milliseconds: number;
  rows: number;
  /** The size of the result, which is left where it is; 0 if there is none. */
  bytes: number;
}

declare global {
  /** Parses the file that the page's input holds. */
  function timeParsing(library: Parsing["library"]): Promise<FileTime>;
  /** With `secret`, reports are derived from it. */
  function timePrivatising(protocol: string, secret: string | undefined): Promise<FileTime>;
}

function chosen(): File {
  const file = document.querySelector("input")?.files?.[0];
  if (!file) throw new Error("no file is chosen");
  return file;
}

globalThis.timeParsing = (library) => {
  const begin = performance.now();
  const worker = new Worker("parsing.js");
  return new Promise((resolve, reject) => {
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.onmessage = ({ data: rows }) => resolve({ milliseconds: performance.now() - begin, rows, bytes: 0 });
    worker.postMessage({ file: chosen(), library } satisfies Parsing);
  });
};

globalThis.timePrivatising = async (protocol, secret) => {
  const file = chosen();
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const engine = new Sluice({ createWorker: () => new Worker(address) });
  // The page's worker has long started when it is asked.
  await engine.catalogue();
  const begin = performance.now();
  const choice = { write: "reports" as const, keep: [], ...(secret !== undefined && { once: { secret } }) };
  const { rows, blob } = await engine.privatise(file, readProtocol(protocol), choice, { onProgress: () => {} });
  const milliseconds = performance.now() - begin;
  engine.close();
  return { milliseconds, rows, bytes: blob.size };
};
