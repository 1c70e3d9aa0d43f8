// SPDX-License-Identifier: GPL-3.0-or-later
// One process of test-lanes.mjs: runs each file that it is sent as a suite, and asks for the next one.
import { basename } from "node:path";
import { describe } from "node:test";
import { pathToFileURL } from "node:url";

/** Far more than any file takes, on a busy machine too. */
const timeout = 900_000;

process.on("message", async (file) => {
  if (file === "") return process.disconnect();
  // A file that cannot be loaded fails its suite.
  await describe(basename(String(file)), { timeout }, async () => {
    await import(pathToFileURL(String(file)).href);
  });
  process.send?.("next");
});
process.send?.("next");
