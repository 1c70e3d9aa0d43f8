// SPDX-License-Identifier: GPL-3.0-or-later
import "./pages/receive.js";
import { engineMaker } from "./session/engine-source.js";
import type { Engines } from "./session/host.js";
import { Session } from "./session/session.js";

async function engines(): Promise<Engines> {
  const engine = await engineMaker();
  const [files, design] = [engine(), engine()];
  // No curve is drawn here.
  return { files, design, curve: [design] };
}

const session = new Session(engines());

const page = document.createElement("sluice-receive");
Object.assign(page, { session });
document.body.append(page);
void session
  .begin()
  .then(() => session.using.openSample())
  .then(() => session.receiving.openSample());
