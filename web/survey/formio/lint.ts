// SPDX-License-Identifier: Apache-2.0
/**
 * Whether a form of Form.io gives private answers away beside their reports: by components that are shown, calculated or
 * checked by one. Looks at every text of every component, sent or not, since one may depend on another.
 */
import { hasWord } from "../linter/references.js";
import type { Json, JsonObject } from "../linter/types.js";
import { isObject, isSet, type ObjectSite, type Site, type TextSite, tooDeep, walked } from "../linter/walk.js";
import { circles } from "./circles.js";
import { codeInText, isCalculated, isCode, readsItself, readsMore, readsUnknownField, showsMore } from "./code.js";
import { type FormFinding, type FormRuleId, finding } from "./texts.js";

export interface FormLintOptions {
  /** The private fields: a protocol for each key, as the plug-in has them. */
  fields: Readonly<Record<string, unknown>>;
}

/** Texts that people read: what stands in braces is put in. */
const SHOWN = new Set(
  `label title description tooltip placeholder legend html content prefix suffix errorLabel customMessage addAnother
  template header footer row`.split(/\s+/),
);
/** Keys that say what a component is, what it is called, and what it has been given. */
const PLAIN = new Set("key type inputType value defaultValue theme customClass id _id name path tags".split(" "));

/** Checks of a private field: a person who cannot submit an answer tells that it is theirs, or gives another. */
const CHECKS = ["custom", "json", "customPrivate"];

/** Finds what leaks by a form's JSON. Looks at nothing else, calls nothing and changes nothing. */
export function lintForm(form: unknown, { fields }: FormLintOptions): FormFinding[] {
  if (!isObject(form) || !Array.isArray(form.components) || tooDeep(form)) return [finding("no-form", "$")];
  const { texts, objects } = walked(form);
  const known = keysOf(form);
  const keys = Object.keys(fields);
  const missing = keys.filter((key) => !known.has(key)).map((question) => finding("no-field", "$", { question }));
  const ours = objects.filter(({ object: { key, type } }) => typeof type === "string" && keys.includes(String(key)));
  return [
    ...missing,
    ...ours.flatMap(ofPrivateComponent),
    ...texts.flatMap((site) => ofText(site, keys)),
    ...objects.filter(readsUnknownField).map((site) => at("unread-code", site)),
    ...circles(texts, keyOf).map((site) => at("counts", site)),
  ];
}

/** The keys of all components. */
export const keysOf = (form: object): Set<unknown> =>
  new Set(walked(form as JsonObject).objects.map(({ object }) => object.key));

const at = (rule: FormRuleId, site: Site, question?: string): FormFinding =>
  finding(rule, site.path, { what: whatOf(site), key: site.keys.at(-1) ?? "", question });

/** As the builder of Form.io leaves what nobody has filled in, it says nothing. */
const says = (value: Json | undefined): boolean =>
  isSet(value) && !(isObject(value) && Object.keys(value).length === 0);

function ofPrivateComponent({ object, path }: ObjectSite): FormFinding[] {
  const { key, validate, logic } = object;
  const checks = isObject(validate) ? CHECKS.filter((each) => says(validate[each])) : [];
  return [...checks.map((each) => `validate.${each}`), ...(says(logic) ? ["logic"] : [])].map((where) =>
    finding("own-check", `${path}.${where}`, { question: String(key), key: where.replace("validate.", "") }),
  );
}

function ofText(site: TextSite, keys: readonly string[]): FormFinding[] {
  const { text } = site;
  const key = site.keys.at(-1) ?? "";
  const read = readOf(site, key);
  const code = isCode(site, key);
  return [
    ...keys.filter((each) => hasWord(read, each)).map((question) => at("depends-on", site, question)),
    ...((code ? readsMore(text) : showsMore(text, site)) ? [at("unread-code", site)] : []),
    ...(code && isCalculated(site) && readsItself(text) ? [at("counts", site)] : []),
  ];
}

/** The part of a text in which a name is a field's. */
function readOf(site: TextSite, key: string): string {
  const { text, keys } = site;
  if (isCode(site, key)) return text;
  // Translations, and options that are offered: what is said, and values.
  const isSaid = SHOWN.has(key) || keys.includes("values") || keys.includes("i18n");
  // A name of its own; of a condition it is what it compares with.
  if (isSaid || PLAIN.has(key)) return codeInText(text);
  return key === "eq" || key === "operator" ? "" : text;
}

/** The key of the component that something belongs to. */
function keyOf({ around }: Site): string {
  const component = around.findLast(({ key, type }) => typeof key === "string" && type !== undefined);
  return String(component?.key ?? "");
}

function whatOf(site: Site): string {
  const key = keyOf(site);
  return key ? `"${key}"` : "the form";
}
