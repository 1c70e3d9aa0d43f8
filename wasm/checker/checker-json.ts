// SPDX-License-Identifier: Apache-2.0
/** Reads the text of a protocol file: JSON that every program reads alike, with known fields only. */
import { need } from "./refusal.js";
import * as texts from "./texts.js";

/** The parameters of a notion and, behind the bar, the facts about the sample that it needs. */
export const PARAMETERS: { [notion: string]: string } = {
  alip: "lower",
  "per-secret": "secretLevels",
  profile: "neighbours",
  "context-aware": "dataLevels",
  rldp: "alpha ranges | statistic radius least most",
  rlip: "alpha ranges | statistic radius least most othersLeast othersMost leastSecret",
  rpml: "alpha ranges | statistic radius least most othersLeast othersMost leastSecret",
};
/** The names of protocols. No file proves its own: a channel is checked, however it was found. */
const PROTOCOLS =
  "optimal grr oue block-design cr resample markov coupling coupling-distance one-bit smooth-one-bit smooth-categorical " +
  "smooth-coupling polyopt polyopt-all-pairs cr-tight ir ir-tight cr-sets ir-sets product sequential";
const allParameters = Object.values(PARAMETERS).map((names) => names.replace(/ \|.*/, ""));

/** The fields that each place must have and, behind the bar, may have. A star stands for any name, [] for each entry of a list. */
const FIELDS: { [place: string]: string } = {
  "": "format version protocol guarantee secret data prior channel utility leakage certificate | $schema seesSecret coding roundCounts question salt",
  ".guarantee": "notion epsilon bound | averageLeakage parameters known bounds",
  ".guarantee.parameters": `| ${allParameters.join(" ")}`,
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
/** The one name that `$schema` may have. */
const SCHEMA = "urn:sluice:protocol:1";
const DEEPEST = 32;
/** In units of UTF-16. */
const LARGEST = 64 << 20;
/** Refused in texts: control characters but tabs and line ends, halves of characters, and characters that reverse writing. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are looked for
const REFUSED = /[\0-\x08\v\x0e-\x1f\x7f-\x84\x86-\x9f\u202d\u202e\p{Cs}]/u;
/** The form of names of notions and protocols. */
const PLAIN = /^[a-z][a-z0-9-]{0,39}$/;

/** Throws if an object has a name twice, or if some programs would read a number as another one. */
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
      // checkFields refuses it, and names its place.
      if (!Number.isFinite(value)) continue;
      const isSame = /^-?\d{1,309}$/.test(digits)
        ? BigInt(digits) === BigInt(value)
        : value !== 0 || /^[^1-9e]*(e|$)/i.test(token);
      need(isSame, texts.jsonWrong);
    }
  }
}
function checkFields(value: unknown, place = ""): void {
  const placeOf = (name: string) => `${place}.${name}`.slice(1);
  if (Array.isArray(value)) for (const item of value) checkFields(item, `${place}[]`);
  need(typeof value !== "number" || Number.isFinite(value), texts.fieldWrong, place.slice(1));
  need(typeof value !== "string" || !REFUSED.test(value), texts.textOdd, place.slice(1));
  if (!(value instanceof Object) || Array.isArray(value)) return;
  const rule = FIELDS[place];
  need(rule !== undefined, texts.fieldStray, place.slice(1));
  const [must, may] = rule.split("|").map((names) => names.trim().split(" ")) as [string[], string[]];
  for (const name of must) need(name === "" || Object.hasOwn(value, name), texts.fieldLacking, placeOf(name));
  for (const [name, member] of Object.entries(value)) {
    const isListed = must.includes(name) || may.includes(name);
    need(isListed || (may.includes("*") && PLAIN.test(name)), texts.fieldStray, placeOf(name));
    checkFields(member, `${place}.${isListed ? name : "*"}`);
  }
}
/** The document of the text, which may begin with a byte order mark. Its fields are not checked. */
export function documentOf(json: string) {
  need(json.length <= LARGEST, texts.tooLarge);
  const text = json.replace(/^\uFEFF/, "");
  const document = JSON.parse(text);
  readsAsWritten(text);
  return document;
}
/** A protocol file with known fields only. */
export function protocolIn(document: ReturnType<typeof documentOf>) {
  need(document instanceof Object && !Array.isArray(document), texts.versionWrong);
  const { $schema = SCHEMA, format, version } = document;
  need($schema === SCHEMA && format === "sluice-protocol" && version === 1, texts.versionWrong);
  checkFields(document);
  for (const [name, value] of [
    ["protocol", document.protocol],
    ["guarantee.notion", document.guarantee?.notion],
  ])
    need(typeof value === "string" && PLAIN.test(value), texts.nameNotPlain, name);
  need(PROTOCOLS.split(" ").includes(document.protocol), texts.protocolNotKnown, document.protocol);
  return document;
}
