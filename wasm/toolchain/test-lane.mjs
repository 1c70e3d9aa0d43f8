// SPDX-License-Identifier: GPL-3.0-or-later
// One process of test-lanes.mjs: runs each file that it is sent as a suite, and asks for the next one.
import { basename } from "node:path";
import { describe } from "node:test";
import { pathToFileURL } from "node:url";

/** The globals that every file finds: a window that another one has put there would be taken for a page. */
const globals = Object.getOwnPropertyDescriptors(globalThis);

function tidy() {
  for (const name of Reflect.ownKeys(globalThis)) if (!(name in globals)) Reflect.deleteProperty(globalThis, name);
  Object.defineProperties(globalThis, globals);
}

/** Far more than any file takes, on a busy machine too. */
const timeout = 480_000;

process.on("message", async (file) => {
  if (file === "") return process.disconnect();
  // A file that cannot be loaded fails its suite.
  await describe(basename(String(file)), { timeout }, async () => {
    await import(pathToFileURL(String(file)).href);
  });
  tidy();
  process.send?.("next");
});
process.send?.("next");
