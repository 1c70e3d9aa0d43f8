// SPDX-License-Identifier: GPL-3.0-or-later
/** The worker's entry in a browser. The engine travels inside this script: nothing is fetched. */

import createModule from "sluice:engine-web";
import packed from "sluice:wasm";
import { unpack } from "./inline.js";
import { createEngine } from "./raw.js";
import { type Port, serve } from "./serve.js";

serve(self as unknown as Port, async () => {
  const wasmBinary = await unpack(packed);
  // The glue asks for a location although it is handed the bytes.
  return createEngine(await createModule({ wasmBinary, locateFile: (name) => name }));
});
