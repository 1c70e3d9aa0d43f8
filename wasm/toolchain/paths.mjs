// SPDX-License-Identifier: GPL-3.0-or-later
import { readdirSync, readFileSync, realpathSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { cacheRoot } from "./cache.mjs";
import { SetupError } from "./process.mjs";
import { root } from "./root.mjs";

/**
 * Checks that nothing of what is shipped holds a path of the machine it was built on.
 * @param {string[]} folders below the checkout; their .wasm, scripts, styles and pages are searched
 * @returns {import("./process.mjs").RunResult}
 */
export function checkPaths(folders) {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => /^(?!sluice_).*\.(wasm|js|html|css)$/.test(name))
      .map((name) => join(folder, name)),
  );
  if (files.length === 0) throw new SetupError(`nothing is built in ${folders.join(", ")}`);
  const own = [root, cacheRoot, `${homedir()}/`].flatMap((path) => [path, real(path)]);
  const paths = [...new Set(own)].filter((path) => path.length > 1);
  const told = files.flatMap((file) => {
    const bytes = readFileSync(join(root, file));
    return paths.filter((path) => bytes.includes(path)).map((path) => `${file} holds ${path}`);
  });
  return {
    code: told.length > 0 ? 1 : 0,
    output: [`${files.length} files searched for paths of this machine`, ...told].join("\n"),
  };
}

/** @param {string} path */
function real(path) {
  try {
    return realpathSync(path) + (path.endsWith("/") ? "/" : "");
  } catch {
    return path;
  }
}
