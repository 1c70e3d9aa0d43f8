// SPDX-License-Identifier: GPL-3.0-or-later
/** Finds every way in which a script reaches another module, by the parser of TypeScript. */
import { readFileSync, statSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, normalize } from "node:path";
import ts from "typescript";

/**
 * A script reaches a module for its values, for its types alone, or by an address. The module is a file of the house at
 * `path`, or has a `name`: a package, a module of Node or one of the build. Without both the source does not tell which
 * module it is. `text` is the reference as the script has it.
 * @typedef {{ kind: "value" | "type" | "address", text: string, path?: string, name?: string }} Import
 */

/** The endings of scripts; style sheets import as well. */
export const sheets = [".css"];
export const scripts = [".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs"];

/** These start the script at an address, which is relative to the page. */
const starters =
  /^((globalThis|self|window)\.)?(importScripts|Worker|SharedWorker)$|\.addModule$|(^|\.)serviceWorker\.register$/;
const starterNames = ["importScripts", "Worker", "SharedWorker"];
const requires = /^(module\.)?require(\.resolve)?$|^import\.meta\.resolve$/;

/**
 * @param {string} root the checkout
 * @param {string} file
 * @returns {Import[]}
 */
export function importsOf(root, file) {
  const content = readFileSync(join(root, file), "utf8");
  if (file.endsWith(".css"))
    return ofSheet(content).map((text) => ({ kind: "value", text, ...reached(root, file, "address", text) }));
  const source = ts.createSourceFile(
    file,
    content,
    { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseAll },
    true,
  );
  /** @type {Import[]} */
  const found = [];
  /** @param {Import["kind"]} kind @param {string} text */
  const addText = (kind, text) => found.push({ kind, text, ...reached(root, file, kind, text) });
  /** @param {Import["kind"]} kind @param {ts.Node} node */
  const addOpaque = (kind, node) => found.push({ kind, text: node.getText(source).replace(/\s+/g, " ") });
  /** @param {Import["kind"]} kind @param {ts.Node} node */
  const add = (kind, node) => (ts.isStringLiteralLike(node) ? addText(kind, node.text) : addOpaque(kind, node));
  const required = requireFunctions(source);
  /** @param {ts.CallExpression | ts.NewExpression} call */
  const addCall = (call) => {
    const { expression } = call;
    const [first = call, base] = call.arguments ?? [];
    const name = expression.getText(source);
    if (name === "import") add("value", first);
    else if (name === "URL") {
      if (base && isOwnAddress(base)) add("address", first);
    } else if (requires.test(name) || required.includes(name) || isCreateRequire(expression)) add("value", first);
    // The URL of a file is found by itself.
    else if (starters.test(name) && !isFileUrl(first)) addOpaque("address", first);
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) add(node.importClause?.isTypeOnly ? "type" : "value", node.moduleSpecifier);
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier)
      add(node.isTypeOnly ? "type" : "value", node.moduleSpecifier);
    else if (ts.isExternalModuleReference(node)) add("value", node.expression);
    else if (ts.isImportTypeNode(node)) add("type", ts.isLiteralTypeNode(node.argument) ? node.argument.literal : node);
    else if (ts.isJSDocImportTag(node)) add("type", node.moduleSpecifier);
    else if (ts.isModuleDeclaration(node) && ts.isExternalModule(source) && ts.isStringLiteral(node.name))
      add("type", node.name);
    else if (ts.isCallExpression(node) || ts.isNewExpression(node)) addCall(node);
    else if (ts.isIdentifier(node) && starterNames.includes(node.text) && isHandedOn(node)) addOpaque("address", node);
    for (const child of node.getChildren(source)) visit(child);
  };
  for (const { fileName } of source.referencedFiles) addText("type", fileName.replace(/^(?!\.)/, "./"));
  for (const { fileName } of source.typeReferenceDirectives) addText("type", fileName);
  visit(source);
  return found;
}

/** @param {string} css */
const ofSheet = (css) =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/@import\s+(?:url\(\s*)?["']?([^"')\s;]+)/g)].map(
    ([, text = ""]) => text,
  );
/** @param {ts.Node} node */
const isOwnAddress = (node) => node.getText() === "import.meta.url";
/** @param {ts.Node} node */
const isFileUrl = (node) => {
  if (!ts.isNewExpression(node) || node.expression.getText() !== "URL") return false;
  const base = node.arguments?.[1];
  return base !== undefined && isOwnAddress(base);
};
/** Whether a name of the platform gets another name here, under which it could be called. @param {ts.Identifier} name */
function isHandedOn(name) {
  const whole = ts.isPropertyAccessExpression(name.parent) && name.parent.name === name ? name.parent : name;
  const { parent } = whole;
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) || ts.isParameter(parent))
    return parent.initializer === whole;
  if (ts.isBinaryExpression(parent))
    return parent.right === whole && parent.operatorToken.kind !== ts.SyntaxKind.InstanceOfKeyword;
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return parent.expression !== whole;
  if (ts.isBindingElement(parent)) return (parent.propertyName ?? parent.name) === whole;
  return ts.isShorthandPropertyAssignment(parent) || ts.isReturnStatement(parent) || ts.isArrowFunction(parent);
}
/** @param {ts.Node} node */
const isCreateRequire = (node) => ts.isCallExpression(node) && node.expression.getText().endsWith("createRequire");

/** The names of functions that createRequire made. @param {ts.SourceFile} source */
function requireFunctions(source) {
  /** @type {string[]} */
  const names = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer && isCreateRequire(node.initializer))
      names.push(node.name.getText(source), `${node.name.getText(source)}.resolve`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/**
 * @param {string} root
 * @param {string} file
 * @param {Import["kind"]} kind
 * @param {string} text
 */
function reached(root, file, kind, text) {
  if (/^\.\.?(\/|$)/.test(text) || (kind === "address" && !/^([a-z]+:|\/)/.test(text))) {
    const path = normalize(join(dirname(file), text));
    const found = candidates(path).find((candidate) =>
      statSync(join(root, candidate), { throwIfNoEntry: false })?.isFile(),
    );
    return found && { path: found };
  }
  if (isBuiltin(text)) return { name: `node:${text.replace(/^node:/, "").split("/")[0]}` };
  return { name: /^([a-z]+:|\/)/.test(text) ? text : text.split("/", text.startsWith("@") ? 2 : 1).join("/") };
}

/** The sources of which a compiler makes the file. @param {string} path */
function candidates(path) {
  const source = path.replace(/\.([cm]?)jsx?$/, ".$1ts");
  return [path, source, `${source}x`, source.replace(/\.([cm]?ts)$/, ".d.$1")];
}
