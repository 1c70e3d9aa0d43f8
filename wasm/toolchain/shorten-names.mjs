// SPDX-License-Identifier: GPL-3.0-or-later
/** Names a script's variables anew: the names that swc chooses repeat more often than esbuild's, so gzip saves 4 % more. */
import { minify, version } from "@swc/core";

/** The program that gives the names. */
export const namer = `swc ${version}`;

/**
 * Without `inline` it renames, and changes nothing else: what the guards of answers rest on stays in its order.
 * @param {string} code
 * @param {{ module?: boolean, inline?: boolean, lineLimit?: number }} options a script that is no module keeps its outermost
 *   names; with `inline` a function that is called once stands where it is called
 */
export async function shortNames(code, { module = true, inline = false, lineLimit } = {}) {
  const named = await minify(code, {
    module,
    ecma: 2022,
    compress: inline ? { defaults: false, inline: 1 } : false,
    mangle: true,
    // A page need not say that it is in UTF-8. The libraries' licences ask for their notices to stay.
    format: { asciiOnly: true, comments: "some" },
  });
  return lineLimit ? inLines(named.code, lineLimit) : named.code;
}

/**
 * Ends a line behind a statement before it becomes too long.
 * @param {string} code
 * @param {number} most
 */
async function inLines(code, most) {
  const { default: ts } = await import("typescript");
  /** @type {number[]} */
  const ends = [];
  /** @param {import("typescript").Node} node */
  const visit = (node) => {
    ts.forEachChild(node, visit);
    if (ts.isStatement(node) && /[;}]/.test(code[node.end - 1] ?? "")) ends.push(node.end);
  };
  visit(ts.createSourceFile("script.js", code, ts.ScriptTarget.ES2022));
  let written = "";
  let begin = 0;
  for (const [i, end] of ends.entries()) {
    if (end - begin < most && (ends[i + 1] ?? code.length) - begin < most) continue;
    written += `${code.slice(begin, end)}\n`;
    begin = end;
  }
  return written + code.slice(begin);
}
