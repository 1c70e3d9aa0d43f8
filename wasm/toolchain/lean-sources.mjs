// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * An esbuild plugin for what its minifier leaves alone. Each text of a catalogue stands where it is used, so that no
 * script carries a text that it cannot say. Messages by dotted keys become objects, so that no script carries a key's
 * beginning twice. Styles lose their blanks. A source whose meaning this would change is an error.
 */
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { transform } from "esbuild";

/** @typedef {import("typescript").Node} Node */
/** @typedef {{ from: number, to: number, text: string }} Edit */

const CATALOGUE = /^\..*\/[\w-]*(?:texts|errors)(?:-\w+)?\.js$/;
const MAY_NEED = /import \* as \w+ from "[^"]*(?:texts|errors)|css`/;
const DOTTED = /^[\w-]+(?:\.[\w-]+)+$/;
const MESSAGES = /\bmessages[\\/](?:\w\w[\\/])?[\w-]+\.ts$/;

/** @returns {import("esbuild").Plugin} */
export function leanSources() {
  /** @type {Map<string, Promise<Map<string, string>>>} */
  const catalogues = new Map();

  /** @param {string} path */
  const catalogue = (path) => {
    const found = catalogues.get(path) ?? readFile(path, "utf8").then(textsIn);
    catalogues.set(path, found);
    return found;
  };

  return {
    name: "sluice-lean-sources",
    setup(build) {
      // A watcher builds anew when a text has changed.
      build.onStart(() => catalogues.clear());
      build.onLoad({ filter: /\.ts$/, namespace: "file" }, async ({ path }) => {
        const source = await readFile(path, "utf8");
        const isMessages = MESSAGES.test(path);
        if (!isMessages && !MAY_NEED.test(source)) return undefined;
        try {
          const contents = isMessages
            ? await nestedMessages(source)
            : await leanSource(source, (from) => catalogue(join(dirname(path), from)));
          return contents === source ? undefined : { contents, loader: "ts" };
        } catch (error) {
          return { errors: [{ text: `${path}: ${error instanceof Error ? error.message : error}` }] };
        }
      });
    },
  };
}

/**
 * Throws where a source would mean something else.
 * @param {string} source
 * @param {(from: string) => Promise<Map<string, string>>} catalogueAt the texts of a catalogue by their names
 */
async function leanSource(source, catalogueAt) {
  const { ts, tree } = await parsed(source);
  /** @type {Map<string, Map<string, string>>} */
  const named = new Map();
  for (const statement of tree.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const { text } = statement.moduleSpecifier;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamespaceImport(bindings) || !CATALOGUE.test(text)) continue;
    named.set(bindings.name.text, await catalogueAt(text.replace(/\.js$/, ".ts")));
  }
  const edits = [...textEdits(ts, tree, named), ...(await styleEdits(ts, tree))];
  return edited(source, edits);
}

/** @param {string} source */
async function parsed(source) {
  const { default: ts } = await import("typescript");
  return { ts, tree: ts.createSourceFile("source.ts", source, ts.ScriptTarget.ES2022, true) };
}

/**
 * @param {import("typescript")} ts
 * @param {Node} tree
 * @param {Map<string, Map<string, string>>} named the catalogues by the names that they have here
 */
function textEdits(ts, tree, named) {
  /** @type {Edit[]} */
  const edits = [];
  /** @param {Node} node */
  const visit = (node) => {
    ts.forEachChild(node, visit);
    if (!ts.isIdentifier(node) || !named.has(node.text)) return;
    const { parent } = node;
    if (isShadow(ts, node)) throw new Error(`${node.text} is a catalogue of texts; call the other one differently`);
    if (!ts.isPropertyAccessExpression(parent) || parent.expression !== node || parent.questionDotToken) return;
    const text = named.get(node.text)?.get(parent.name.text);
    if (text === undefined) return;
    if (isCompared(ts, parent)) throw new Error(`${parent.getText()} is another list at each use; compare ids`);
    edits.push({ from: parent.getStart(), to: parent.end, text });
  };
  visit(tree);
  return edits;
}

/** @param {import("typescript")} ts @param {import("typescript").Identifier} node */
function isShadow(ts, node) {
  const { parent } = node;
  if (ts.isNamespaceImport(parent)) return false;
  const declares =
    ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isBindingElement(parent) ||
    ts.isFunctionLike(parent) ||
    ts.isClassLike(parent) ||
    ts.isEnumDeclaration(parent) ||
    ts.isModuleDeclaration(parent);
  const isMember = ts.isMethodDeclaration(parent) || ts.isMethodSignature(parent) || ts.isAccessor(parent);
  return declares && !isMember && parent.name === node;
}

/** @param {import("typescript")} ts @param {Node} node */
function isCompared(ts, node) {
  const { parent } = node;
  if (ts.isCaseClause(parent)) return true;
  if (!ts.isBinaryExpression(parent)) return false;
  return /^[!=]==?$/.test(parent.operatorToken.getText());
}

/** @param {import("typescript")} ts @param {Node} tree */
async function styleEdits(ts, tree) {
  /** @type {Edit[]} */
  const styles = [];
  /** @param {Node} node */
  const visit = (node) => {
    ts.forEachChild(node, visit);
    if (!ts.isTaggedTemplateExpression(node) || node.tag.getText() !== "css") return;
    const { template } = node;
    // With nothing put into it.
    if (!ts.isNoSubstitutionTemplateLiteral(template) || template.getText().includes("\\")) return;
    styles.push({ from: template.getStart() + 1, to: template.end - 1, text: template.text });
  };
  visit(tree);
  return Promise.all(
    styles.map(async ({ from, to, text }) => {
      // A sign that is no ASCII would become an escape, which a template takes for its own: the style would be empty.
      const { code, warnings } = await transform(text, { loader: "css", minifyWhitespace: true, charset: "utf8" });
      if (warnings.length > 0) throw new Error(`${warnings[0]?.text}: ${text}`);
      if (code.includes("\\")) throw new Error(`this style cannot stand in a template: ${text}`);
      return { from, to, text: code.trim() };
    }),
  );
}

/**
 * The texts of a catalogue by their names, as they stand there. Throws where one is more than literal strings: what else is
 * in it would be something else, or nothing, where it is used.
 * @param {string} source
 */
async function textsIn(source) {
  const { ts, tree } = await parsed(source);
  /** @type {Map<string, string>} */
  const texts = new Map();
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement) || !statement.getText().startsWith("export const ")) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer || !ts.isAsExpression(initializer)) continue;
      const list = initializer.expression;
      if (!ts.isArrayLiteralExpression(list)) continue;
      if (!list.elements.every((element) => ts.isStringLiteralLike(element))) {
        throw new Error(`the text ${name.getText()} is not of literal strings alone`);
      }
      texts.set(name.getText(), list.getText());
    }
  }
  return texts;
}

/** As web/messages/nested.ts does it at run time. @param {string} source */
async function nestedMessages(source) {
  const { ts, tree } = await parsed(source);
  /** @type {Edit[]} */
  const edits = [];
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { initializer } of statement.declarationList.declarations) {
      if (!initializer || !ts.isObjectLiteralExpression(initializer)) continue;
      edits.push({ from: initializer.getStart(), to: initializer.end, text: grouped(ts, initializer) });
    }
  }
  return edited(source, edits);
}

/** @typedef {Map<string, string | Group>} Group a property as it is written, or the group of that name */

/** @param {import("typescript")} ts @param {import("typescript").ObjectLiteralExpression} messages */
function grouped(ts, messages) {
  /** @type {Group} */
  const whole = new Map();
  for (const property of messages.properties) {
    const name = property.name && "text" in property.name ? property.name.text : property.getText();
    const path = DOTTED.test(name) ? name.split(".") : [name];
    const last = path.pop() ?? "";
    let group = whole;
    for (const step of path) {
      const within = group.get(step) ?? new Map();
      if (typeof within === "string") throw new Error(`${step} is a message, and ${name} another one within it`);
      group.set(step, within);
      group = within;
    }
    if (group.has(last)) throw new Error(`${name} is a message, and has others within it`);
    const isWhole = group === whole || !ts.isPropertyAssignment(property);
    group.set(last, isWhole ? property.getText() : `"${last}": ${property.initializer.getText()}`);
  }
  return objectOf(whole);
}

/** @param {Group} group @returns {string} */
function objectOf(group) {
  const parts = Array.from(group, ([name, part]) => (typeof part === "string" ? part : `"${name}": ${objectOf(part)}`));
  return `{ ${parts.join(", ")} }`;
}

/** @param {string} source @param {Edit[]} edits none of them within another */
function edited(source, edits) {
  let written = "";
  let at = 0;
  for (const { from, to, text } of edits.toSorted((one, other) => one.from - other.from)) {
    written += source.slice(at, from) + text;
    at = to;
  }
  return written + source.slice(at);
}
