// SPDX-License-Identifier: GPL-3.0-or-later
import { existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run, say } from "./process.mjs";
import { root } from "./root.mjs";

/** Installs the npm packages if they are missing or not those of the lock file. */
export async function installPackages() {
  const lock = readFileSync(join(root, "package-lock.json"), "utf8");
  const stamp = join(root, "node_modules/.installed-lock.json");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  say("Installing npm packages …");
  await run("npm", ["ci", "--no-audit", "--no-fund"], { cwd: root, what: "installing npm packages" });
  linkCommands(root);
  writeFileSync(stamp, lock);
}

/** Links the commands for npx, whose cache an earlier version of the checkout may have left without them. @param {string} checkout */
export function linkCommands(checkout) {
  const { bin } = JSON.parse(readFileSync(join(checkout, "package.json"), "utf8"));
  for (const name of Object.keys(bin)) {
    symlinkSync(join("../..", bin[name]), join(checkout, "node_modules/.bin", name));
  }
}
