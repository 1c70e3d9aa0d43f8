// SPDX-License-Identifier: Apache-2.0
/** What runs in sluice-frame.htm: it asks the page that it stands in for one question, and is asked for one report. */
import { load } from "../../../wasm/answer-time/answer-time.js";
import { packedEngine } from "../../../wasm/answer-time/wasm.js";
import { toErrorData } from "../../../wasm/contract/errors.js";
import { newSheet } from "../disclosure/dom.js";
import { look } from "../disclosure/look.js";
import { FrameQuestion } from "./frame-question.js";
import { type Asked, type FromFrame, HELLO, type ToFrame } from "./messages.js";

const style = `html, body { margin: 0; background: none; }`;
const inside = `
:host { border: 0; border-radius: 0; background: none; }
.heard { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
`;

/** Only the first one to ask is answered. */
function begin(): void {
  const hear = (event: MessageEvent<ToFrame>): void => {
    const [port] = event.ports;
    if (event.source !== parent || !port || !("ask" in event.data)) return;
    removeEventListener("message", hear);
    void answer(event.data.ask, port);
  };
  addEventListener("message", hear);
  parent.postMessage(HELLO, "*");
  // While the page answers; what fails is told by `load`.
  packedEngine().catch(() => {});
}

async function answer(asked: Asked, port: MessagePort): Promise<void> {
  const say = (message: FromFrame): void => port.postMessage(message);
  document.adoptedStyleSheets = [newSheet(window, style)];
  document.documentElement.lang = asked.language;
  document.title = asked.label;
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open", delegatesFocus: true });
  root.adoptedStyleSheets = [newSheet(window, look + inside)];
  document.body.append(host);
  try {
    const sluice = await load({ protocols: { protocol: asked.protocol } });
    const question = new FrameQuestion(asked, { sluice, host, root, say });
    port.onmessage = ({ data }) => question.hear(data as ToFrame);
    say({ ready: true });
  } catch (error) {
    say({ refused: toErrorData(error) });
  }
}

if (parent !== window) begin();
