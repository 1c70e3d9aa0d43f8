// SPDX-License-Identifier: GPL-3.0-or-later
/** The engine as it was built, in this process. */
import { readFileSync } from "node:fs";
import createModule from "sluice:engine-node";
import type { Engine } from "../../wasm/contract/engine.js";
import { createEngine } from "../../wasm/engine/embind-engine.js";

/** Tests run in the root of the checkout. */
export async function realEngine(): Promise<Engine> {
  return createEngine(await createModule({ wasmBinary: readFileSync(".build/wasm/sluice-node.wasm") }));
}
