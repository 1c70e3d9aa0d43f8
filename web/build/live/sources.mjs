// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Reads from the sources of the elements their tags, properties, attributes, events, parts, and the words of their
 * comments.
 */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { palette } from "../../../wasm/toolchain/palette.mjs";

/**
 * @typedef {{ name: string, type: string, description: string }} Said
 * @typedef {{ name: string, type: string, description: string, attribute?: string, default?: string, reflects?: boolean, readonly?: boolean }} Field
 * @typedef {{ name: string, returns: string, description: string }} Method
 * @typedef {{ file: string, name: string, tag: string, description: string, fields: Field[], methods: Method[],
 *   said: Record<string, Said[]> }} Element `tag` is empty for what the elements share
 */

/** @param {string} stem @returns {Promise<Element>} */
export async function elementIn(stem) {
  const source = await sourceOf(stem);
  const found = source.statements.find(ts.isClassDeclaration);
  if (!found?.name) throw new Error(`${stem}.ts has no element`);
  const { description, tags } = comment(found);
  return {
    file: stem,
    name: found.name.text,
    tag: tags.tag?.[0]?.name ?? "",
    description,
    fields: fieldsOf(found),
    methods: methodsOf(found),
    said: tags,
  };
}

/** The interfaces that a file exports, as they stand there. @param {string} stem */
export async function interfacesIn(stem) {
  const all = (await sourceOf(stem)).statements.filter(ts.isInterfaceDeclaration);
  return all.filter((declared) => has(declared, ts.SyntaxKind.ExportKeyword)).map((one) => one.getFullText().trim());
}

/** @param {string} stem */
async function sourceOf(stem) {
  const path = fileURLToPath(new URL(`../../live/${stem}.ts`, import.meta.url));
  return ts.createSourceFile(path, await readFile(path, "utf8"), ts.ScriptTarget.Latest, true);
}

/** @param {ts.ClassDeclaration} element @returns {Field[]} */
function fieldsOf(element) {
  const options = optionsOf(element);
  const defaults = defaultsOf(element);
  const declared = element.members.filter(ts.isPropertyDeclaration).flatMap((member) => {
    const name = member.name.getText();
    const readonly = has(member, ts.SyntaxKind.ReadonlyKeyword);
    if (isOurs(member) || has(member, ts.SyntaxKind.StaticKeyword) || !member.type) return [];
    const option = options.get(name);
    const attribute = option && attributeOf(name, option);
    return [
      {
        name,
        type: member.type.getText(),
        description: comment(member).description,
        ...(attribute && { attribute }),
        ...(attribute && /reflect: true/.test(option ?? "") && { reflects: true }),
        ...(defaults.has(name) && { default: defaults.get(name) }),
        ...(readonly && { readonly }),
      },
    ];
  });
  const got = element.members.filter(ts.isGetAccessorDeclaration).flatMap((member) => {
    if (isOurs(member) || has(member, ts.SyntaxKind.StaticKeyword)) return [];
    const { description } = comment(member);
    return [{ name: member.name.getText(), type: member.type?.getText() ?? "unknown", description, readonly: true }];
  });
  return [...declared, ...got];
}

/** The options of each property, as text, as Lit is told them. @param {ts.ClassDeclaration} element */
function optionsOf(element) {
  const member = element.members.find((one) => one.name?.getText() === "properties");
  const list = member && ts.isPropertyDeclaration(member) ? member.initializer : undefined;
  const entries = list && ts.isObjectLiteralExpression(list) ? list.properties.filter(ts.isPropertyAssignment) : [];
  return new Map(entries.map((entry) => [entry.name.getText(), entry.initializer.getText()]));
}

/** @param {string} name @param {string} option */
function attributeOf(name, option) {
  if (/attribute: false|state: true/.test(option)) return undefined;
  return /attribute: "([^"]+)"/.exec(option)?.[1] ?? name.toLowerCase();
}

/** The values that the constructor sets. @param {ts.ClassDeclaration} element */
function defaultsOf(element) {
  const text = element.members.find(ts.isConstructorDeclaration)?.getText() ?? "";
  return new Map([...text.matchAll(/this\.(\w+) = ([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]));
}

/** Those for whoever uses an element. @param {ts.ClassDeclaration} element @returns {Method[]} */
function methodsOf(element) {
  return element.members
    .filter(ts.isMethodDeclaration)
    .filter((member) => !isOurs(member) && !has(member, ts.SyntaxKind.OverrideKeyword))
    .map((member) => ({
      name: member.name.getText(),
      returns: member.type?.getText() ?? "unknown",
      description: comment(member).description,
    }));
}

/** Not for whoever uses an element. @param {ts.ClassElement} member */
function isOurs(member) {
  return /^[#_]/.test(member.name?.getText() ?? "#") || has(member, ts.SyntaxKind.ProtectedKeyword);
}

/** @param {ts.Node} node @param {ts.SyntaxKind} kind */
function has(node, kind) {
  return ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === kind);
}

/** The words of a comment, and its tags: `@tag {type} name - words`. @param {ts.Node} node */
function comment(node) {
  const text = ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map((part) => part.getText())
    .join("\n")
    .replace(/^\/\*\*|\*\/$/g, "")
    .replace(/^[ \t]*\* ?/gm, "");
  const [description = "", ...rest] = text.split(/^@/m);
  /** @type {Record<string, Said[]>} */
  const tags = {};
  for (const tag of rest) {
    const parts = /^(\w+)\s+(?:\{([^}]*)\}\s+)?([\w-]*\w)?(?:\s*-\s+([\s\S]*))?$/.exec(tag.trim());
    if (!parts) throw new Error(`a comment says @${tag}`);
    const [, kind = "", type = "", name = "", words = ""] = parts;
    tags[kind] = [...(tags[kind] ?? []), { name, type, description: oneLine(words) }];
  }
  return { description: oneLine(description), tags };
}

/** @param {string} text */
function oneLine(text) {
  return text.replace(/\s+/g, " ").trim();
}

/** The colours of the site by their public names. @returns {Promise<Said[]>} */
export async function coloursIn() {
  return Object.entries(await palette()).map(([name, [light, dark]]) => ({
    name: `--sluice-${name}`,
    type: "",
    description: `a colour; ${light}, in the dark ${dark}`,
  }));
}
