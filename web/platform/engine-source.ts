// SPDX-License-Identifier: GPL-3.0-or-later

import { Sluice } from "../../wasm/engine/sluice.js";
import { messages } from "../messages/page.js";
import { ownError } from "../text/own-error.js";
import { seal } from "./seal.js";
import { workersOf } from "./workers.js";

/** Workers of their own, so that reading a file, moving the slider and drawing the curve never wait for each other. */
export interface Engines {
  files: Sluice;
  design: Sluice;
  /** For what stands beside the protocol that is wanted, and may take long. */
  beside: Sluice;
  /** One at least. */
  curve: Sluice[];
}

/** Name of the script that holds the worker with the engine; put in when the site is built. */
declare const ENGINE: string;

/** Makes a function that starts an engine in a worker of its own. */
export async function engineMaker(): Promise<() => Sluice> {
  await seal();
  const { default: source } = await engineScript();
  const { start } = await workersOf(source);
  return () => new Sluice({ createWorker: start });
}

async function engineScript(): Promise<{ default: string }> {
  try {
    return await import(ENGINE);
  } catch {
    throw ownError("script-missing", "crashed", messages.error.missing, messages.error.missingRemedy);
  }
}

/** The engines of one page, with so many workers for its curves; if none is drawn, the one that designs stands in. */
export async function enginesFor(curves: number): Promise<Engines> {
  const engine = await engineMaker();
  const [files, design, beside] = [engine(), engine(), engine()];
  return { files, design, beside, curve: curves > 0 ? Array.from({ length: curves }, engine) : [design] };
}
