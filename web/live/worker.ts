// SPDX-License-Identifier: GPL-3.0-or-later
/** Starts the engine of a page that is not ours: in a worker from a script that stands beside this one, or where the page says. */
import { Sluice, SluiceError } from "../../wasm/engine/sluice.js";

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
    throw new SluiceError(
      "crashed",
      `The engine could not be started from ${address} (${error instanceof Error ? error.message : error})`,
      foreign
        ? `That is another origin than the page's: a policy of the page has to allow script-src ${new URL(address).origin} 'wasm-unsafe-eval' and worker-src blob:. Or put worker.js on the page's own origin and name it: <meta name="${NAME}" content="…/worker.js">.`
        : `Put worker.js there or say where it is: <meta name="${NAME}" content="…/worker.js">. A policy of the page has to allow worker-src 'self', and one that is sent with worker.js script-src 'wasm-unsafe-eval'.`,
    );
  }
}

function workerAddress(): string {
  // In the head alone: what readers of a page may write in it must not say which script is run.
  const said = document.head.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`)?.content;
  try {
    return said ? new URL(said, document.baseURI).href : new URL("./worker.js", import.meta.url).href;
  } catch {
    // In a notebook a script may come from a blob, beside which there is nothing.
    throw new SluiceError(
      "bad_request",
      said ? `"${said}" is no address of a worker.` : "There is no telling where the worker is.",
      `Say where it is: <meta name="${NAME}" content="https://…/worker.js">, or call provideEngine.`,
    );
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
