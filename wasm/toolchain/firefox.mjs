// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The Firefox of the machine, for tests. It is the one that people have and not Playwright's. Tests speak to it in
 * WebDriver BiDi, of which this Firefox lacks two things that Playwright counts on.
 */
import { findBrowser } from "./browsers.mjs";

/** Firefox has no emulation of it: whether it is dark is a setting it starts with. */
const scheme = { dark: 0, light: 1 };

/**
 * @param {{ colorScheme?: "light" | "dark" }} [options]
 * @returns {Promise<import("playwright-core").Browser>}
 */
export async function launchFirefox({ colorScheme = "light" } = {}) {
  const { firefox } = await import("playwright-core");
  const browser = await firefox.launch({
    channel: "moz-firefox",
    executablePath: findBrowser("Firefox", "SLUICE_FIREFOX", ["firefox-esr", "firefox"]),
    firefoxUserPrefs: {
      "layout.css.prefers-color-scheme.content-override": scheme[colorScheme],
      "ui.prefersReducedMotion": 1,
      // A window that opens when a file has been saved would take the focus.
      "browser.download.alwaysOpenPanel": false,
    },
  });
  supplement(transportOf(browser));
  return browser;
}

/**
 * @typedef {{ id?: number, method?: string, params?: any, type?: string, result?: object }} Message
 * @typedef {{ send: (message: Message) => void, onmessage: (message: Message) => void }} Transport
 */

/**
 * The messages on the wire. No public part of Playwright, whose version is pinned: where it has moved nothing starts.
 * @param {any} browser
 * @returns {Transport}
 */
function transportOf(browser) {
  const { _transport: transport } = browser._connection.toImpl(browser)._connection;
  if (typeof transport?.send !== "function" || typeof transport.onmessage !== "function")
    throw new Error("Playwright keeps its connection to Firefox elsewhere: see wasm/toolchain/firefox.mjs.");
  return transport;
}

/**
 * Answers the command for media features, which Firefox does not know, and gives downloads of blobs a name each, without which
 * Playwright passes over them.
 * @param {Transport} transport
 */
function supplement(transport) {
  const send = transport.send.bind(transport);
  const receive = transport.onmessage;
  transport.send = (message) => {
    if (message.method !== "emulation.setMediaFeaturesOverride") return send(message);
    queueMicrotask(() => receive({ type: "success", id: message.id, result: {} }));
  };
  let downloads = 0;
  /** @type {Map<string, string>} by address: where one ends it is said of which address it was */
  const begun = new Map();
  transport.onmessage = (message) => {
    const { method = "", params } = message;
    if (!/^browsingContext\.download(WillBegin|End)$/.test(method) || params.navigation) return receive(message);
    if (method.endsWith("Begin")) begun.set(params.url, `download ${++downloads}`);
    receive({ ...message, params: { ...params, download: begun.get(params.url) } });
  };
}

/**
 * A finger, which Playwright's touchscreen does not have in this Firefox: by WebDriver itself.
 * @param {import("playwright-core").Page} page
 * @param {number} x
 * @param {number} y
 */
export async function tap(page, x, y) {
  const { _session: session } = /** @type {any} */ (page)._connection.toImpl(page).delegate;
  const actions = [
    { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ];
  const finger = { type: "pointer", id: "finger", parameters: { pointerType: "touch" }, actions };
  await session.send("input.performActions", { context: session.sessionId, actions: [finger] });
}
