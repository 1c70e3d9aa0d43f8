// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts in sources, as templates: what is put together stands in numbered holes, as in web/text/templates.ts. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

/** The TypeScript files that one file leads to, itself included, but for those that only types are taken from. */
export function reached(entries: string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || !existsSync(file)) return;
    found.add(file);
    const imports = /^(?:import|export)\s(?!type\s)[^;"]*?"(\.[^"]+)"|import\("(\.[^"]+)"\)/gm;
    for (const [, stated, asked] of readFileSync(file, "utf8").matchAll(imports)) {
      visit(join(dirname(file), (stated ?? asked ?? "").replace(/\.js$/, ".ts")));
    }
  };
  entries.forEach(visit);
  return [...found];
}

/** All texts of a TypeScript file, and those within what is put into their holes. */
export function textsOfTypeScript(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    const pieces = piecesOf(node);
    if (pieces === undefined) return void ts.forEachChild(node, visit);
    found.push(numbered(pieces));
    for (const piece of pieces) if (typeof piece !== "string") visit(piece);
  };
  visit(ts.createSourceFile("", source, ts.ScriptTarget.Latest, true));
  return found;
}

/** Texts and what stands between them, of a literal, a template, or a sum with one of these. */
function piecesOf(node: ts.Node): (string | ts.Node)[] | undefined {
  if (ts.isParenthesizedExpression(node)) return piecesOf(node.expression);
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.flatMap(({ expression, literal }) => [expression, literal.text])];
  }
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
  const [left, right] = [piecesOf(node.left), piecesOf(node.right)];
  return left || right ? [...(left ?? [node.left]), ...(right ?? [node.right])] : undefined;
}

function numbered(pieces: unknown[]): string {
  let hole = 0;
  return pieces.map((piece) => (typeof piece === "string" ? piece : `{${++hole}}`)).join("");
}

/** Whether it is said to people: words beside each other, or beside what stands in a hole. */
export function isSaid(text: string): boolean {
  const spoken = text.replace(/\{\d\}/g, "0");
  return !/[<>\n]|^\W*$/.test(spoken) && /\p{L} |\p{L}[,:]? \S| \p{L}/u.test(spoken);
}
