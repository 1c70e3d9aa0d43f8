// SPDX-License-Identifier: GPL-3.0-or-later
import "./pages/privatise.js";
import { engineMaker } from "./session/engine-source.js";
import type { Engines } from "./session/host.js";
import { Session } from "./session/session.js";

/** So many workers draw the curve where the computer has the cores for them. */
const most = 4;

async function engines(): Promise<Engines> {
  const engine = await engineMaker();
  const several = Math.max(1, Math.min(most, navigator.hardwareConcurrency));
  return { files: engine(), design: engine(), curve: Array.from({ length: several }, engine) };
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
