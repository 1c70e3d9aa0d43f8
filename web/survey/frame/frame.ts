// SPDX-License-Identifier: Apache-2.0
/**
 * Runs in sluice-frame.htm: it asks the page that it stands in for one question, and is asked for one report. If the
 * browser has not given it an origin of its own, it asks nothing.
 */
import { load } from "../../../wasm/answer-time/answer-time.js";
import { ReadProtocol } from "../../../wasm/answer-time/protocol.js";
import { toErrorData } from "../../../wasm/contract/errors.js";
import { newSheet } from "../disclosure/dom.js";
import { look } from "../disclosure/look.js";
import { wordsOf } from "../words/words.js";
import { FrameQuestion, PROTOCOL } from "./frame-question.js";
import { type Asked, EXPOSED, type FromFrame, HELLO, type ToFrame } from "./messages.js";

const style = `html, body { margin: 0; background: none; }`;
const inside = `
:host { border: 0; border-radius: 0; background: none; }
.heard { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
/* Each place as high as any other: else a place would tell which choice fits there. */
.choices { display: grid; grid-auto-rows: 1fr; }
/* Nothing is said of a promise before it has been proved. */
:host(.unproved) :is(.panel, .hand) { visibility: hidden; }
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
    const protocol = new ReadProtocol(asked.protocol, PROTOCOL);
    const prove = () => load({ protocols: { [PROTOCOL]: asked.protocol } });
    const question = new FrameQuestion(asked, { protocol, prove, host, root, say });
    port.onmessage = ({ data }) => question.hear(data as ToFrame);
    // A page that the browser keeps comes back with its frames.
    addEventListener("pagehide", ({ persisted }) => persisted || question.leave());
    say({ ready: true });
  } catch (error) {
    say({ refused: toErrorData(error) });
  }
}

/**
 * Whether a script of another window could reach in here. Then it could also have put something in the place of
 * `origin`, so the windows are asked too. No script can replace `top`, or the document of another window.
 */
function isExposed(): boolean {
  return origin !== "null" || parent === window || location.protocol === "about:" || canRead(top as Window);
}

/** Whether this window or one in it has a document that can be read from here, besides this one. */
function canRead(other: Window): boolean {
  try {
    if (other !== window && other.document !== null) return true;
  } catch {
    // As it is for every window where the origin is the frame's own.
  }
  for (let i = 0; i < other.length; i += 1) if (canRead(other[i] as Window)) return true;
  return false;
}

/** Says so to whoever sees this, and to the page. */
function refuse(): void {
  document.body.textContent = wordsOf(navigator.language).form.exposed;
  if (parent !== window) parent.postMessage(EXPOSED, "*");
}

if (isExposed()) refuse();
else begin();
