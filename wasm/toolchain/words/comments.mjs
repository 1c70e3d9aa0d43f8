// SPDX-License-Identifier: GPL-3.0-or-later
/** Reads the comments out of C++ and TypeScript, each as paragraphs with their lines. */
import ts from "typescript";

/**
 * A comment as it stands in its file, with its marks; `own` if nothing but space stands before it on its line.
 * @typedef {{ raw: string, line: number, column: number, own: boolean }} Comment
 * @typedef {{ line: number, text: string }} Passage
 */

/**
 * A token of C++ that may hold the marks of a comment, or a comment. A number comes first, since it may have quotation
 * marks between its digits; a raw string ends with its own delimiter.
 */
const cppToken =
  /(?<number>\.?\d(?:'?[\w.])*)|(?<raw>(?:u8|[uUL])?R"(?<ends>[^()\\\s]*)\([\s\S]*?\)\k<ends>")|(?<name>[A-Za-z_]\w*)|(?<text>"(?:\\[\s\S]|[^"\\\n])*")|(?<letter>'(?:\\[\s\S]|[^'\\\n])*')|(?<comment>\/\/(?:\\\r?\n|[^\n])*|\/\*[\s\S]*?\*\/)|[\s\S]/y;

/** @param {string} source @returns {Comment[]} */
export function cppComments(source) {
  const starts = [];
  cppToken.lastIndex = 0;
  while (cppToken.lastIndex < source.length) {
    const at = cppToken.lastIndex;
    const comment = cppToken.exec(source)?.groups?.comment;
    if (comment !== undefined) starts.push({ at, raw: comment });
  }
  return placed(source, starts);
}

/** @param {string} source @param {string} name its ending tells JSX and types @returns {Comment[]} */
export function scriptComments(source, name) {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, false);
  /** @type {{ at: number, raw: string }[]} */
  const starts = [];
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false);
  /** Only the space before a token is scanned: the parser has told it from strings, templates and JSX. @param {ts.Node} node */
  const visit = (node) => {
    const children = node.getChildren(file).filter((child) => !ts.isJSDoc(child));
    if (children.length > 0) return children.forEach(visit);
    if (node.kind === ts.SyntaxKind.JsxText) return;
    const start = node.getStart(file);
    scanner.setText(source, node.pos, start - node.pos);
    for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
      if (kind === ts.SyntaxKind.SingleLineCommentTrivia || kind === ts.SyntaxKind.MultiLineCommentTrivia)
        starts.push({ at: scanner.getTokenStart(), raw: scanner.getTokenText() });
    }
  };
  visit(file);
  return placed(source, starts);
}

/** @param {string} source @param {{ at: number, raw: string }[]} starts @returns {Comment[]} */
function placed(source, starts) {
  let [line, from] = [1, 0];
  return starts.map(({ at, raw }) => {
    for (let next = source.indexOf("\n", from); next >= 0 && next < at; next = source.indexOf("\n", from)) {
      line += 1;
      from = next + 1;
    }
    return { raw, line, column: at - from, own: source.slice(from, at).trim() === "" };
  });
}

/** Lines for other programs: licences, linters, formatters, compilers. */
const directive = /^(SPDX-|NOLINT|clang-format|biome-ignore|@ts-|@vite-|#|<reference|tslint:|v8 |webpack)/;

/**
 * Comments on lines that follow one another in the same column are one; blank lines, marks of lists and tags part them.
 * @param {Comment[]} comments
 * @returns {Passage[]}
 */
export function passages(comments) {
  /** @type {Passage[]} */
  const found = [];
  let [open, ends, margin] = [false, -1, -1];
  for (const { raw, line, column, own } of comments) {
    if (!(own && line === ends + 1 && column === margin)) open = false;
    for (const [i, whole] of lines(raw).entries()) {
      const begun = found.at(-1);
      // A formula on lines of its own is not a part of the sentence around it, but it may end the sentence.
      if (open && begun && formula.test(whole)) {
        if (/[.;]\s*$/.test(whole)) begun.text += ".";
        continue;
      }
      const text = whole.trim();
      if (text === "" || directive.test(text)) {
        open = false;
        continue;
      }
      if (row.test(text)) open = false;
      const tag = /^(?:@\w+(?:\s*\{[^}]*\})*(?:\s+\[?[\w.]+\]?(?=\s|$))?|[-*•]\s|\d+\.\s)\s*/.exec(text)?.[0] ?? "";
      const said = text.slice(tag.length);
      const last = found.at(-1);
      if (open && last && tag === "") last.text += ` ${said}`;
      else if (said !== "") found.push({ line: line + i, text: said });
      open = said !== "" || open;
    }
    [ends, margin] = [line + raw.split("\n").length - 1, column];
  }
  return found;
}

/** Lines that stand further in. */
const formula = /^\s{3,}.*[=<>≤≥+^_(]/;

/** A line of a table. */
const row = /\S\s{3,}\S/;

/** The lines of a comment without its marks. @param {string} raw */
const lines = (raw) =>
  raw.startsWith("//")
    ? [raw.replace(/^\/\/+[!<]*/, "")]
    : withoutTypes(raw.slice(2, -2))
        .split("\n")
        .map((line) => line.trim().replace(/^\*+!?<?/, ""));

/** Without the types of tags, which may have several lines and braces of their own. @param {string} text */
function withoutTypes(text) {
  const tag = /@\w+\s*(?=\{)/g;
  let rest = text;
  for (let found = tag.exec(rest); found; found = tag.exec(rest)) {
    const start = found.index + found[0].length;
    let [end, depth] = [start, 0];
    do {
      if (rest[end] === "{") depth += 1;
      if (rest[end] === "}") depth -= 1;
      end += 1;
    } while (depth > 0 && end < rest.length);
    const lineEnds = rest.slice(start, end).replaceAll(/[^\n]/g, "");
    rest = rest.slice(0, start) + lineEnds + rest.slice(end);
  }
  return rest;
}
