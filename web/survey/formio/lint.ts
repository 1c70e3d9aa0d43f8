// SPDX-License-Identifier: Apache-2.0
/**
 * Whether a form of Form.io gives private answers away beside their reports: by components that are shown, calculated or
 * checked by one. Looks at every text of every component, sent or not, since one may depend on another.
 */
import { hasWord } from "../linter/references.js";
import type { Json, JsonObject } from "../linter/types.js";
import { isObject, type ObjectSite, root, type Site, sites, type TextSite, tooDeep } from "../linter/walk.js";
import { circles } from "./circles.js";
import { codeInText, isCalculated, isCode, readsItself, readsMore, showsMore } from "./code.js";
import { readsUnknownField } from "./json-logic.js";
import { lintPrivateComponent } from "./own.js";
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

/** What leaks by a form's JSON. Looks at nothing else, calls nothing and changes nothing. */
export function lintForm(form: unknown, { fields }: FormLintOptions): FormFinding[] {
  if (!isObject(form) || !Array.isArray(form.components) || tooDeep(form)) return [finding("no-form", "$")];
  const all = [...sites(form as JsonObject, root)];
  const known = keysOf(form);
  const keys = Object.keys(fields);
  const missing = keys.filter((key) => !known.has(key)).map((question) => finding("no-field", "$", { question }));
  const texts = all.filter((site): site is TextSite => "text" in site);
  const objects = all.filter((site): site is ObjectSite => "object" in site);
  const ours = objects.filter(({ object: { key, type } }) => typeof type === "string" && keys.includes(String(key)));
  return [
    ...missing,
    ...ours.flatMap(lintPrivateComponent),
    ...texts.flatMap((site) => ofText(site, keys)),
    ...objects.filter(readsUnknownField).map(unread),
    ...circles(texts, keyOf).map((site) =>
      finding("counts", site.path, { what: whatOf(site), key: site.keys.at(-1) ?? "" }),
    ),
  ];
}

/** The keys of all components. */
export function keysOf(form: object): Set<unknown> {
  return new Set([...sites(form as JsonObject, root)].flatMap((site) => ("object" in site ? [site.object.key] : [])));
}

const unread = (site: Site): FormFinding =>
  finding("unread-code", site.path, { what: whatOf(site), key: site.keys.at(-1) ?? "" });

function ofText(site: TextSite, keys: readonly string[]): FormFinding[] {
  const { text, path } = site;
  const key = site.keys.at(-1) ?? "";
  const holes = { what: whatOf(site), key };
  const read = readOf(site, key);
  const found = keys.filter((each) => hasWord(read, each));
  const depends = found.map((question) => finding("depends-on", path, { ...holes, question }));
  const more = isCode(site, key) ? readsMore(text) : showsMore(text, site);
  const itself = isCalculated(site) && isCode(site, key) && readsItself(text);
  return [...depends, ...(more ? [unread(site)] : []), ...(itself ? [finding("counts", path, holes)] : [])];
}

/** The part of a text in which a name is a field's. */
function readOf(site: TextSite, key: string): string {
  const { text, keys } = site;
  if (isCode(site, key)) return text;
  // Translations, and options that are offered: what is said, and values.
  if (SHOWN.has(key) || keys.includes("values") || keys.includes("i18n")) return codeInText(text);
  // A name of its own; of a condition it is what it compares with.
  if (PLAIN.has(key)) return codeInText(text);
  return key === "eq" || key === "operator" ? "" : text;
}

/** The key of the component that something belongs to. */
function keyOf({ around }: Site): string {
  const key: Json | undefined = around.findLast(
    (object) => typeof object.key === "string" && object.type !== undefined,
  )?.key;
  return typeof key === "string" ? key : "";
}

function whatOf(site: Site): string {
  const key = keyOf(site);
  return key ? `"${key}"` : "the form";
}
