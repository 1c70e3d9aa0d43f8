// SPDX-License-Identifier: GPL-3.0-or-later
/** The worker's entry in a browser. The engine travels inside this script: nothing is fetched. */

import createModule from "sluice:engine-web";
import packed from "sluice:wasm";
import { mayRest, stayAwake } from "../common/awake.js";
import { unpack } from "../common/inline.js";
import { withFiles } from "../files/blob-bytes.js";
import { createEngine } from "./embind-engine.js";
import { handedIn } from "./instantiate-wasm.js";
import { type Port, serve } from "./serve.js";

/** The glue asks for a location although it is handed the engine. */
const locateFile = (name: string) => name;

const page = self as unknown as Port;
const port: Port = {
  postMessage: (message) => {
    if (!("progress" in message)) mayRest();
    page.postMessage(message);
  },
  addEventListener: (type, hear) =>
    page.addEventListener(type, ({ data }) => {
      if ("id" in data) stayAwake();
      hear({ data: withFiles(data) });
    }),
};

serve(port, async (wasm) => {
  const bytes = wasm ?? (await unpack(packed));
  return createEngine(await handedIn((options) => createModule({ ...options, locateFile }), bytes));
});
