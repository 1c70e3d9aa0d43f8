// SPDX-License-Identifier: GPL-3.0-or-later
/** Workers of the page, each from a blob: such a worker has the page's policy, and can send nothing either. */
import { withBytes } from "../../wasm/files/blob-bytes.js";

/** Starts workers of one script, until its address is taken back. */
export async function workersOf(source: string): Promise<{ start(): Worker; end(): void }> {
  const address = addressOf(source);
  const read = await workersRead();
  const start = () => (read ? new Worker(address) : carrying(new Worker(address)));
  return { start, end: () => URL.revokeObjectURL(address) };
}

function addressOf(source: string): string {
  return URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
}

let tried: Promise<boolean> | undefined;

/** Whether workers can read files. Everywhere but in a page from a disk nobody has to ask. */
function workersRead(): Promise<boolean> {
  if (window.location.protocol !== "file:") return Promise.resolve(true);
  tried ??= new Promise((resolve) => {
    // The timer keeps it awake (wasm/common/awake.ts).
    const address = addressOf(
      'setInterval(() => {}, 50); new Blob(["x"]).text().then(() => postMessage(true), () => postMessage(false))',
    );
    const worker = new Worker(address);
    const done = (read: boolean) => {
      worker.terminate();
      URL.revokeObjectURL(address);
      resolve(read);
    };
    worker.onmessage = ({ data }: MessageEvent<boolean>) => done(data);
    worker.onerror = () => done(true);
  });
  return tried;
}

/** Gives the worker the bytes of files, in the order in which it was told. */
function carrying(worker: Worker): Worker {
  const post = worker.postMessage.bind(worker);
  let before = Promise.resolve();
  worker.postMessage = (message: unknown) => {
    before = before.then(async () => post(await withBytes(message)));
  };
  return worker;
}
