// SPDX-License-Identifier: GPL-3.0-or-later
/** The elements for programs: custom-elements.json for editors, declarations for TypeScript, and what a package needs. */
import { readFile } from "node:fs/promises";
import ts from "typescript";
import { coloursIn, elementIn, interfacesIn } from "./sources.mjs";

/** @typedef {import("./sources.mjs").Element} Element */

const shared = "element";
/** Each by the name of its file. */
export const elements = [
  "balance",
  "channel",
  "coin",
  "crowd",
  "estimate",
  "guess",
  "polytope",
  "posterior",
  "privatise",
  "profiles",
  "robust",
  "together",
  "tradeoff",
  "undo",
];

/** @param {string} version @returns {Promise<Record<string, string>>} files and what is in them */
export async function describe(version) {
  const base = await elementIn(shared);
  base.said.cssproperty = [...(base.said.cssproperty ?? []), ...(await coloursIn())];
  const all = await Promise.all(elements.map(elementIn));
  return {
    "custom-elements.json": json(manifest(base, all)),
    "package.json": json(packageOf(version)),
    "types.d.ts": await declarations("../../../wasm/contract/types.ts"),
    "catalogue.d.ts": await namesIn("../../../wasm/contract/catalogue.ts"),
    "said.d.ts": await declarations("../../../wasm/common/said.ts"),
    "errors.d.ts": await declarations("../../../wasm/contract/errors.ts"),
    "sluice-live.d.ts": await types(base, all),
    ...Object.fromEntries(
      all.map(({ file, name }) => [
        `${file}.d.ts`,
        `${header}export { ${name}, provideEngine } from "./sluice-live.js";\n`,
      ]),
    ),
  };
}

// In two pieces: REUSE would take it for the licence of this file.
const header = `// SPDX-License-${"Identifier"}: GPL-3.0-or-later\n`;

/** The manifest by the schema that editors and catalogues read. @param {Element} base @param {Element[]} all */
function manifest(base, all) {
  return {
    schemaVersion: "2.1.0",
    modules: all.map((element) => ({
      kind: "javascript-module",
      path: `${element.file}.js`,
      declarations: [declarationOf(base, element)],
      exports: [
        { kind: "js", name: element.name, declaration: { name: element.name } },
        { kind: "custom-element-definition", name: element.tag, declaration: { name: element.name } },
      ],
    })),
  };
}

/** @param {Element} base @param {Element} element */
function declarationOf(base, element) {
  const fields = [...base.fields, ...element.fields];
  /** @param {string} kind */
  const said = (kind) => [...(base.said[kind] ?? []), ...(element.said[kind] ?? [])];
  /** @param {string} kind */
  const named = (kind) => said(kind).map(({ name, description }) => ({ name, description }));
  return {
    kind: "class",
    customElement: true,
    tagName: element.tag,
    name: element.name,
    description: element.description,
    superclass: { name: "HTMLElement" },
    attributes: [
      ...fields
        .filter(({ attribute }) => attribute)
        .map(({ attribute, name, type, description, default: value }) => ({
          name: attribute,
          fieldName: name,
          type: { text: type },
          ...(value && { default: value }),
          description,
        })),
      { name: "lang", type: { text: "string" }, description: "What all elements of the page speak: en, nl or de." },
    ],
    members: [
      ...fields.map(({ name, type, description, default: value, attribute, reflects, readonly }) => ({
        kind: "field",
        name,
        type: { text: type },
        ...(value && { default: value }),
        ...(attribute && { attribute }),
        ...(reflects && { reflects }),
        ...(readonly && { readonly }),
        description,
      })),
      ...[...base.methods, ...element.methods].map(({ name, returns, description }) => ({
        kind: "method",
        name,
        return: { type: { text: returns } },
        description,
      })),
    ],
    events: said("fires").map(({ name, type, description }) => ({ name, type: { text: type }, description })),
    slots: said("slot").map(({ description }) => ({ name: "", description })),
    cssParts: named("csspart"),
    cssProperties: named("cssproperty"),
    cssStates: named("cssstate"),
  };
}

/** @param {Element} base @param {Element[]} all */
async function types(base, all) {
  const interfaces = (await Promise.all(["table", "people", shared, ...elements].map(interfacesIn))).flat();
  const fired = [base, ...all].flatMap(({ said }) => said.fires ?? []);
  // Two elements fire the same event.
  const events = new Set(fired.map(({ name, type }) => `    "${name}": ${type};`));
  return `${header}import type { SluiceError } from "./errors.js";
import type { Design, JointTable, Parameters } from "./types.js";

export { SluiceError } from "./errors.js";
export type * from "./types.js";

${interfaces.join("\n\n")}

/** An engine in a worker that runs worker.js. */
export declare class Sluice {
  constructor(options: { createWorker: () => Worker });
}

/** To be called before any element needs an engine, where it is to be started in a way of the page's own. */
export declare function provideEngine(maker: () => Promise<Sluice>): void;

${classOf(base, "declare abstract", "HTMLElement")}
${all.map((element) => classOf(element, "export declare", base.name)).join("\n")}
declare global {
  interface HTMLElementTagNameMap {
${all.map(({ tag, name }) => `    "${tag}": ${name};`).join("\n")}
  }
  interface GlobalEventHandlersEventMap {
${[...events].join("\n")}
  }
}
`;
}

/** @param {Element} element @param {string} how @param {string} above */
function classOf({ name, description, fields, methods }, how, above) {
  const members = [
    ...fields.map((field) =>
      said(field.description, `${field.readonly ? "readonly " : ""}${field.name}: ${field.type};`),
    ),
    ...methods.map((method) => said(method.description, `${method.name}(): ${method.returns};`)),
  ];
  return `/** ${description} */\n${how} class ${name} extends ${above} {\n${members.join("")}}\n`;
}

/** @param {string} description @param {string} line */
function said(description, line) {
  return `${description && `  /** ${description} */\n`}  ${line}\n`;
}

/** Declarations of a module that imports none but these, which stand beside it. @param {string} path */
async function declarations(path) {
  const source = await readFile(new URL(path, import.meta.url), "utf8");
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, strict: true, stripInternal: true },
  });
  if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, host));
  return outputText.replaceAll('"../common/', '"./');
}

/** The exported types of a module, without its values and what these are made of. @param {string} path */
async function namesIn(path) {
  const source = ts.createSourceFile(
    path,
    await readFile(new URL(path, import.meta.url), "utf8"),
    ts.ScriptTarget.ES2022,
  );
  const types = source.statements.filter(
    (statement) =>
      (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) &&
      statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
  );
  return types.map((statement) => `${statement.getFullText(source).trim()}\n`).join("");
}

/** @type {ts.FormatDiagnosticsHost} */
const host = { getCanonicalFileName: (name) => name, getCurrentDirectory: () => "", getNewLine: () => "\n" };

/** So that the folder can be installed as it is. @param {string} version */
function packageOf(version) {
  return {
    name: "sluice-live",
    version,
    description: "Custom elements that explain local privacy protocols, computed where they are seen.",
    license: "GPL-3.0-or-later",
    private: true,
    type: "module",
    exports: {
      ".": { types: "./sluice-live.d.ts", default: "./sluice-live.js" },
      "./*": "./*",
    },
    customElements: "custom-elements.json",
  };
}

/** @param {object} value */
function json(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}
