// SPDX-License-Identifier: Apache-2.0
/**
 * Whether a form of Form.io gives private answers away beside their reports: by components that are shown, calculated or
 * checked by one. Looks at every text of every component, sent or not, since one may depend on another.
 */
import { hasWord } from "../linter/mentions.js";
import type { Json, JsonObject } from "../linter/types.js";
import { isObject, type ObjectSite, root, type Site, sites, type TextSite, tooDeep } from "../linter/walk.js";
import { type FormFinding, finding } from "./texts.js";

export interface FormLintOptions {
  /** The private fields: a protocol for each key, as the plug-in has them. */
  fields: Readonly<Record<string, unknown>>;
}

/** Texts that people read: what stands in braces is put in. */
const SHOWN = new Set(
  `label title description tooltip placeholder legend html content prefix suffix errorLabel customMessage addAnother
  template header footer row`.split(/\s+/),
);
/** What a component is, what it is called, and what it has been given. */
const PLAIN = new Set("key type inputType value defaultValue theme customClass id _id name path tags".split(" "));
/** JavaScript, wherever Form.io runs some. */
const CODE = new Set("customConditional calculateValue customDefaultValue custom javascript controller".split(" "));
/** In code: what leads to fields without their names. */
const UNREADABLE =
  /(?<![\p{L}\p{N}_$.])(data|row|rowData|instance|form|submission|component|self|root|utils|util|_|window|document|globalThis|top|parent|this|eval|Function|Formio|moment)(?![\p{L}\p{N}_$])/u;
const FIELD = /(?<![\p{L}\p{N}_$.])(data|row)\s*(\.\s*[\p{L}_$][\p{L}\p{N}_$]*|\[\s*('[^'\\]*'|"[^"\\]*")\s*\])/gu;

/** What leaks by a form's JSON. Looks at nothing else, calls nothing and changes nothing. */
export function lintForm(form: unknown, { fields }: FormLintOptions): FormFinding[] {
  if (!isObject(form) || !Array.isArray(form.components) || tooDeep(form)) return [finding("no-form", "$")];
  const all = [...sites(form as JsonObject, root)];
  const known = new Set(all.flatMap((site) => ("object" in site ? [site.object.key] : [])));
  const keys = Object.keys(fields);
  const missing = keys.filter((key) => !known.has(key)).map((question) => finding("no-field", "$", { question }));
  const texts = all.filter((site): site is TextSite => "text" in site);
  // In JSON logic, a name that is put together.
  const made = all.filter((site): site is ObjectSite => "object" in site && isMade(site.object.var));
  return [...missing, ...texts.flatMap((site) => ofText(site, keys)), ...made.map(unread)];
}

/** What `var` of JSON logic is not the name of one field, or of all of them. */
const isMade = (name: Json | undefined): boolean =>
  name !== undefined &&
  (typeof name === "string" ? /^\s*(data|row|form|submission)?\s*$/.test(name) : isObject(name) || Array.isArray(name));

const unread = (site: Site): FormFinding =>
  finding("unread-code", site.path, { what: whatOf(site), key: site.keys.at(-1) ?? "" });

function ofText(site: TextSite, keys: readonly string[]): FormFinding[] {
  const { text, path } = site;
  const key = site.keys.at(-1) ?? "";
  const holes = { what: whatOf(site), key };
  const read = readOf(site, key);
  const found = keys.filter((each) => hasWord(read, each));
  const depends = found.map((question) => finding("depends-on", path, { ...holes, question }));
  const code = text.replace(FIELD, "?").replace(/'[^'\\]*'|"[^"\\]*"/g, "?");
  // With a backslash a name can be written in other signs.
  const unreadable = isCode(site, key) && (UNREADABLE.test(code) || text.includes("\\"));
  return [...depends, ...(unreadable ? [unread(site)] : [])];
}

/** What an action of `logic` gives a value is code too. */
const isCode = ({ keys }: Site, key: string): boolean => CODE.has(key) || (key === "value" && keys.includes("actions"));

/** The part of a text in which a name is a field's. */
function readOf(site: TextSite, key: string): string {
  const { text, keys } = site;
  if (isCode(site, key)) return text;
  // Translations, and options that are offered: what is said, and values.
  if (SHOWN.has(key) || keys.includes("values") || keys.includes("i18n")) return inBraces(text);
  // A name of its own; of a condition it is what it compares with.
  if (PLAIN.has(key)) return inBraces(text);
  return key === "eq" || key === "operator" ? "" : text;
}

const inBraces = (text: string): string =>
  [...text.matchAll(/\{\{[\s\S]*?\}\}|\{%[\s\S]*?%\}/g)].map(([part]) => part).join(" ");

function whatOf({ around }: Site): string {
  const key: Json | undefined = around.findLast(
    (object) => typeof object.key === "string" && object.type !== undefined,
  )?.key;
  return typeof key === "string" ? `"${key}"` : "the form";
}
