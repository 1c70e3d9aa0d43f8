// SPDX-License-Identifier: GPL-3.0-or-later
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { SetupError } from "../process.mjs";
import { root } from "../root.mjs";

/**
 * Declarations of these sources and of all that they mention, by their places below the checkout.
 * @param {string[]} sources
 * @returns {Map<string, string>}
 */
export function declarations(sources) {
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
  const program = ts.createProgram(
    [...sources, "wasm/engine/sluice-modules.d.ts"].map((source) => join(root, source)),
    {
      ...options,
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      allowJs: false,
      checkJs: false,
      rootDir: root,
      outDir: root,
    },
  );
  /** @type {Map<string, string>} */
  const all = new Map();
  const { diagnostics } = program.emit(undefined, (file, text, _mark, _error, [source] = []) => {
    // The compiler drops what stands in front of the first import.
    const [licence = ""] = source?.text.split("\n", 1) ?? [];
    all.set(relative(root, file), text.startsWith(licence) ? text : `${licence}\n${text}`);
  });
  if (diagnostics.length > 0) throw new SetupError(ts.formatDiagnostics(diagnostics, host));
  return mentioned(all, sources);
}

/** Those of all that somebody can come upon who imports these. @param {Map<string, string>} all @param {string[]} sources */
export function mentioned(all, sources) {
  /** @type {Map<string, string>} */
  const found = new Map();
  const queue = sources.map((source) => source.replace(/\.ts$/, ".d.ts"));
  for (let name = queue.shift(); name; name = queue.shift()) {
    if (found.has(name)) continue;
    const text = all.get(name) ?? given(name);
    found.set(name, text);
    for (const [, path = ""] of text.matchAll(/(?:from |import\()"(\.[^"]+)\.js"/g)) {
      queue.push(join(dirname(name), `${path}.d.ts`));
    }
  }
  return found;
}

/** @param {string} name */
function given(name) {
  if (!existsSync(join(root, name))) throw new SetupError(`no declarations of ${name}`);
  return readFileSync(join(root, name), "utf8");
}

/** @type {ts.FormatDiagnosticsHost} */
const host = { getCanonicalFileName: (name) => name, getCurrentDirectory: () => root, getNewLine: () => "\n" };
