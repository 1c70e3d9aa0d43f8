// SPDX-License-Identifier: Apache-2.0
/** The text of a protocol file for the checker: JSON that every program reads as the same, with the fields that there are. */
import { need } from "./refusal.js";
import * as texts from "./texts.js";

/** What a place has to hold and, behind the bar, may hold. A star stands for every name, [] for every entry of a list. */
const FIELDS: { [place: string]: string } = {
  "": "format version protocol guarantee secret data prior channel utility leakage certificate | seesSecret coding question",
  ".guarantee": "notion epsilon bound | averageLeakage parameters known bounds",
  ".guarantee.parameters": "| lower secretLevels neighbours alpha ranges dataLevels",
  ".guarantee.known": "radius | statistic least most othersLeast othersMost leastSecret",
  ".guarantee.bound": "numerator denominator |",
  ".guarantee.bounds[]": "level numerator denominator |",
  ".coding[]": "column | missing edges comma merged",
  ".coding[].merged[]": "into cells |",
  ".question": "wording | language asker sendTo translations",
  ".question.translations[]": "language wording answers |",
  ".secret": "name categories dropped | columns",
  ".secret.columns[]": "name values |",
  ".data": "name categories dropped | columns",
  ".data.columns[]": "name values |",
  ".channel": "reports denominator | standsFor weights marks",
  ".channel.marks": "own other |",
  ".utility":
    "mutualInformation dataEntropy | upperBound objective value bound distances countingEfficiency countWeights contrasts",
  ".leakage": "| *",
  ".leakage.*": "level | report marks secret versus data versusData known",
  ".certificate": "counts protocol worst slack mixing | gap prices points lifts",
  ".certificate.points[]": "secret own others | versus below share",
  ".certificate.worst": "numerator denominator level more less | report marks",
  ".certificate.worst.more": "| secret data known",
  ".certificate.worst.less": "| secret data known",
};
const DEEPEST = 32;
/** As many units of UTF-16. */
const LARGEST = 64 << 20;
/** What no text holds: control characters but those of line ends and tabs, halves of characters, and what reverses writing. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are looked for
const ODD = /[\0-\x08\v\x0e-\x1f\x7f-\x84\x86-\x9f\u202d\u202e\p{Cs}]/u;
/** Names of notions and protocols. */
const PLAIN = /^[a-z][a-z0-9-]{0,39}$/;

/** Throws where a name stands in an object twice, or a number is read as another one. */
function readsAsWritten(json: string): void {
  const open: Set<string>[] = [];
  let text = "";
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}:]|-?\d[^\s,\]}]*/g)) {
    if (token === "{" || token === "[") need(open.push(new Set()) <= DEEPEST, texts.jsonWrong);
    else if (token === "}" || token === "]") open.pop();
    else if (token === ":") {
      const [names, name] = [open.at(-1) as Set<string>, JSON.parse(text)];
      need(!names.has(name), texts.jsonWrong);
      names.add(name);
    } else if (token[0] === '"') text = token;
    else {
      const [value, digits] = [Number(token), token.replace(/\.0*$/, "")];
      if (!Number.isFinite(value)) continue; // told below, with its place
      const isSame = /^-?\d{1,309}$/.test(digits)
        ? BigInt(digits) === BigInt(value)
        : value !== 0 || /^[^1-9e]*(e|$)/i.test(token);
      need(isSame, texts.jsonWrong);
    }
  }
}
function hasItsFields(value: unknown, place = ""): void {
  const at = (name: string) => `${place}.${name}`.slice(1);
  if (Array.isArray(value)) for (const item of value) hasItsFields(item, `${place}[]`);
  need(typeof value !== "number" || Number.isFinite(value), texts.fieldWrong, place.slice(1));
  need(typeof value !== "string" || !ODD.test(value), texts.textOdd, place.slice(1));
  if (!(value instanceof Object) || Array.isArray(value)) return;
  const rule = FIELDS[place];
  need(rule !== undefined, texts.fieldStray, place.slice(1));
  const [must, may] = rule.split("|").map((names) => names.trim().split(" ")) as [string[], string[]];
  for (const name of must) need(name === "" || Object.hasOwn(value, name), texts.fieldLacking, at(name));
  for (const [name, of] of Object.entries(value)) {
    const own = must.includes(name) || may.includes(name);
    need(own || (may.includes("*") && PLAIN.test(name)), texts.fieldStray, at(name));
    hasItsFields(of, `${place}.${own ? name : "*"}`);
  }
}
/** The document. A byte order mark is no part of it. */
export function parse(json: string) {
  need(json.length <= LARGEST, texts.tooLarge);
  const text = json.replace(/^\uFEFF/, "");
  const whole = JSON.parse(text);
  readsAsWritten(text);
  need(whole instanceof Object && !Array.isArray(whole), texts.versionWrong);
  need(whole.format === "sluice-protocol" && whole.version === 1, texts.versionWrong);
  hasItsFields(whole);
  for (const [name, value] of [
    ["protocol", whole.protocol],
    ["guarantee.notion", whole.guarantee?.notion],
  ])
    need(typeof value === "string" && PLAIN.test(value), texts.nameNotPlain, name);
  return whole;
}
