// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The WebKit of the machine, for tests: that of Debian's webkit2gtk-driver, in a window on a screen of its own (Xvfb).
 * Tests drive it by plain WebDriver. Playwright drives only a WebKit that it brings itself, and a library for WebDriver
 * would be larger than the dozen calls that tests need.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { findBrowser } from "./browsers.mjs";

/** Folders in which Debian has the window around the engine, by machine and release. */
const places = ["x86_64", "aarch64"].flatMap((machine) =>
  ["4.1", "4.0", "6.0"].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}`),
);

/** By this name WebDriver tells of an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** Its buttons would keep the window from being as narrow as a telephone. */
const narrow = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }";

/** Keeps the page drawing while a picture is taken: WebKit waits for the next frame that it draws. */
const stirring = `let turn = 0;
  const timer = setInterval(() => {
    document.documentElement.style.opacity = turn++ % 2 ? "" : "0.999";
    if (turn > 40) clearInterval(timer), document.documentElement.removeAttribute("style");
  }, 50);`;

export async function launchWebKit() {
  const named = [process.env.SLUICE_MINIBROWSER ?? "", ...places.map((place) => join(place, "MiniBrowser"))];
  const binary = named.find(existsSync);
  if (!binary) throw new Error("No MiniBrowser: install webkit2gtk-driver, or name it in SLUICE_MINIBROWSER.");
  const xvfb = findBrowser("Xvfb", "SLUICE_XVFB", ["Xvfb"]);
  const webDriver = findBrowser("WebKitWebDriver", "SLUICE_WEBKIT_DRIVER", ["WebKitWebDriver"]);
  const folder = mkdtempSync(join(tmpdir(), "sluice-webkit-"));
  /** @type {import("node:child_process").ChildProcess[]} */
  const running = [];
  const end = () => {
    for (const child of running.splice(0).reverse()) child.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  process.once("exit", end);
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.once(signal, () => process.exit(1));
  try {
    return await started(binary, xvfb, webDriver, folder, running, end);
  } catch (error) {
    end();
    throw error;
  }
}

/**
 * @param {string} binary @param {string} xvfb @param {string} webDriver @param {string} folder for settings and downloads
 * @param {import("node:child_process").ChildProcess[]} running gets what is started @param {() => void} end
 */
async function started(binary, xvfb, webDriver, folder, running, end) {
  const downloads = join(folder, "downloads");
  const settings = join(folder, "gtk-3.0");
  for (const each of [downloads, settings]) mkdirSync(each);
  writeFileSync(join(settings, "gtk.css"), narrow);
  writeFileSync(join(folder, "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const size = ["-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const screen = spawn(xvfb, ["-displayfd", "3", ...size], { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  running.push(screen);
  const display = await Promise.race([
    once(/** @type {import("node:stream").Readable} */ (screen.stdio[3]), "data"),
    ended(screen, "Xvfb"),
  ]);
  const env = {
    ...process.env,
    DISPLAY: `:${String(display).trim()}`,
    XDG_CONFIG_HOME: folder,
    XDG_CACHE_HOME: folder,
    XDG_DATA_HOME: folder,
    LANG: "en_US.UTF-8",
    LANGUAGE: "en",
    TZ: "UTC",
    GDK_BACKEND: "x11",
    NO_AT_BRIDGE: "1",
    // Tests run as root too, on machines where nobody may make name spaces.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  };
  const port = await freePort();
  const driver = spawn(webDriver, [`--port=${port}`], { env, stdio: "ignore" });
  running.push(driver);
  const call = caller(`http://127.0.0.1:${port}`);
  const wanted = {
    browserName: "MiniBrowser",
    unhandledPromptBehavior: "accept",
    "webkitgtk:browserOptions": { binary, args: ["--automation"] },
  };
  await Promise.race([answers(() => call("GET", "/status")), ended(driver, "WebKitWebDriver")]);
  const { sessionId } = await call("POST", "/session", { capabilities: { alwaysMatch: wanted } });
  return new WebKit((method, path, body) => call(method, `/session/${sessionId}${path}`, body), downloads, end);
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  server.close();
  await once(server, "close");
  return port;
}

/**
 * Throws once it ends.
 * @param {import("node:child_process").ChildProcess} child
 * @param {string} name
 */
async function ended(child, name) {
  const [code] = await once(child, "exit");
  throw new Error(`${name} ended with ${code}.`);
}

/** @param {() => Promise<unknown>} ask */
async function answers(ask) {
  for (let times = 0; ; ++times) {
    try {
      return await ask();
    } catch (error) {
      if (times > 200) throw error;
      await delay(50);
    }
  }
}

/**
 * @typedef {(method: string, path: string, body?: object) => Promise<any>} Call
 * @param {string} address
 * @returns {Call}
 */
function caller(address) {
  return async (method, path, body) => {
    const response = await fetch(address + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = /** @type {{ value: any }} */ (await response.json());
    if (!response.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
    return value;
  };
}

/** One window. Elements are what `run` returns of them. */
export class WebKit {
  #call;
  #end;

  /** @param {Call} call @param {string} downloads @param {() => void} end */
  constructor(call, downloads, end) {
    this.#call = call;
    this.#end = end;
    /** The folder into which files are saved. */
    this.downloads = downloads;
  }

  /** @param {string} url */
  goTo(url) {
    return this.#call("POST", "/url", { url });
  }

  reload() {
    return this.#call("POST", "/refresh", {});
  }

  /**
   * The value of a function's body, or of the promise that it returns.
   * @param {string} body
   * @param {unknown[]} args
   */
  async run(body, args) {
    const script = `const done = arguments[arguments.length - 1], args = Array.from(arguments).slice(0, -1);
      (async (...args) => { ${body} })(...args).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = await this.#call("POST", "/execute/async", { script, args });
    if (error) throw new Error(error);
    return value;
  }

  /** @param {Record<string, string>} element */
  click(element) {
    return this.#call("POST", `/element/${element[ELEMENT]}/click`, {});
  }

  /** A field for files takes their paths, line by line. @param {Record<string, string>} element @param {string} text */
  type(element, text) {
    return this.#call("POST", `/element/${element[ELEMENT]}/value`, { text });
  }

  /** @param {Record<string, string>} element */
  clear(element) {
    return this.#call("POST", `/element/${element[ELEMENT]}/clear`, {});
  }

  /** Presses and lets go. @param {string} key as WebDriver names it, a character */
  async key(key) {
    const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: key }));
    await this.#call("POST", "/actions", { actions: [{ type: "key", id: "keys", actions }] });
  }

  /** So large is what the page sees. @param {number} width @param {number} height */
  async resize(width, height) {
    await this.#call("POST", "/window/rect", { width, height });
    const missing = height - (await this.run("return innerHeight", []));
    if (missing) await this.#call("POST", "/window/rect", { width, height: height + missing });
  }

  async picture() {
    await this.run(stirring, []);
    return Buffer.from(await this.#call("GET", "/screenshot"), "base64");
  }

  async close() {
    await this.#call("DELETE", "").catch(() => {});
    this.#end();
  }
}
