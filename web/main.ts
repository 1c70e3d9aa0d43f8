// SPDX-License-Identifier: GPL-3.0-or-later
import { Sluice, SluiceError } from "../wasm/api/sluice.js";
import { messages } from "./messages.js";
import "./pages/privatise.js";
import { seal } from "./session/seal.js";
import { type Engines, Session } from "./session/session.js";

/** Name of the script that holds the worker with the engine; put in when the site is built. */
declare const ENGINE: string;

/** So many workers draw the curve where the computer has the cores for them. */
const most = 4;

/**
 * The worker starts from a blob: such a worker inherits the page's policy and cannot send anything
 * either, whereas one with an address of its own would not be bound by it.
 */
async function engines(): Promise<Engines> {
  const { default: source } = await engineScript();
  await seal();
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const createWorker = () => new Worker(address);
  const engine = () => new Sluice({ createWorker });
  const several = Math.max(1, Math.min(most, navigator.hardwareConcurrency));
  return { files: engine(), design: engine(), curve: Array.from({ length: several }, engine) };
}

async function engineScript(): Promise<{ default: string }> {
  try {
    return await import(ENGINE);
  } catch {
    throw new SluiceError("crashed", messages.error.missing, messages.error.missingRemedy);
  }
}

const session = new Session(engines());

window.addEventListener("beforeunload", (event) => {
  const { outcome } = session.state;
  if (outcome && !outcome.saved) event.preventDefault();
});

const page = document.createElement("sluice-page");
Object.assign(page, { session });
document.body.append(page);
void session.start();
