// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Starts the engine of a page that is not ours, in a worker. Its script stands beside this one, or where the page says.
 */

import { fail } from "../../wasm/contract/errors.js";
import { Sluice } from "../../wasm/engine/sluice.js";
import * as texts from "../messages/en/errors-live.js";

const NAME = "sluice-worker";
const POLICY = "sluice-live";

/** An engine whose worker has answered. */
export async function startEngine(): Promise<Sluice> {
  const address = workerAddress();
  const engine = new Sluice({ createWorker: () => workerFrom(address) });
  try {
    await engine.catalogue();
    return engine;
  } catch (error) {
    engine.close();
    const foreign = isForeign(address);
    const reason = error instanceof Error ? error.message : String(error);
    throw foreign
      ? fail(texts.foreignEngineNotStarted, address, reason, new URL(address).origin, NAME)
      : fail(texts.liveEngineNotStarted, address, reason, NAME);
  }
}

function workerAddress(): string {
  // In the head alone: what readers of a page may write in it must not say which script is run.
  const said = document.head.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`)?.content;
  try {
    return said ? new URL(said, document.baseURI).href : new URL("./worker.js", import.meta.url).href;
  } catch {
    // In a notebook a script may come from a blob, beside which there is nothing.
    throw said ? fail(texts.workerAddressWrong, said, NAME) : fail(texts.workerAddressMissing, NAME);
  }
}

function isForeign(address: string): boolean {
  return new URL(address).origin !== location.origin;
}

/** A worker has to come from the page's own origin; one that does may take a script from another. It is under the page's policy. */
function workerFrom(address: string): Worker {
  if (!isForeign(address)) return new Worker(trusted(address));
  const source = `const types = self.trustedTypes, address = ${JSON.stringify(address)};
importScripts(types ? types.createPolicy("${POLICY}", { createScriptURL: (same) => same }).createScriptURL(address) : address);`;
  return new Worker(trusted(URL.createObjectURL(new Blob([source], { type: "text/javascript" }))));
}

interface Policy {
  createScriptURL(address: string): string;
}

/** For pages that take trusted types alone: theirs names this policy beside Lit's. */
const types = (globalThis as { trustedTypes?: { createPolicy(name: string, policy: Policy): Policy } }).trustedTypes;
let policy: Policy | undefined;

function trusted(address: string): string {
  policy ??= types?.createPolicy(POLICY, { createScriptURL: (same) => same });
  return policy?.createScriptURL(address) ?? address;
}
