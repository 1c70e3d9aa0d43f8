// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The place for the noisy answer in the link of a form. The asker marks it, or has typed an example there: the links of
 * well-known forms say where. The asker chooses one of several places.
 */
import { MOST } from "../../../wasm/protocol/question-words.js";
import { destinationOf, hostOf, PLACE } from "../../facts/question-words.js";

interface Place {
  /** The name that the form knows it by. */
  name: string;
  /** The text that stands there now. */
  value: string;
  /** The link with the place marked. */
  link: string;
}

export type FormLink =
  | { kind: "marked"; host: string; link: string }
  | { kind: "found"; host: string; place: Place; link: string }
  /** `isForm` where it is one that is well known, and no other address. */
  | { kind: "several"; host: string; places: Place[]; isForm: boolean }
  | { kind: "bare"; host: string }
  | { kind: "wrong"; fault: "insecure" | "address" | "misplaced" | "twice" | "long" };

interface Parameter {
  name: string;
  value: string;
  /** The place of the value in the link. */
  at: [start: number, end: number];
  inFragment: boolean;
}

interface Maker {
  at(address: URL): boolean;
  /** The parameters that may be answers. */
  takes(all: Parameter[]): Parameter[];
}

const named = (pattern: RegExp) => (all: Parameter[]) => all.filter(({ name }) => pattern.test(name));
const inDomain = (domain: RegExp) => (address: URL) => domain.test(`.${address.hostname}`);

const makers: Maker[] = [
  {
    at: ({ hostname, pathname }) =>
      hostname === "forms.gle" || (hostname === "docs.google.com" && pathname.startsWith("/forms/")),
    takes: named(/^entry\.\d+$/),
  },
  { at: inDomain(/\.forms\.(?:office\.com|microsoft\.com|cloud\.microsoft)$/), takes: named(/^r[0-9a-f]{4,}$/i) },
  {
    at: inDomain(/\.typeform\.com$/),
    takes: (all) => {
      const hidden = all.filter(({ inFragment }) => inFragment);
      return hidden.length > 0 ? hidden : named(/^(?!typeform-|utm_)/)(all);
    },
  },
  { at: inDomain(/\.(?:surveymonkey\.(?:com|co\.uk|de)|research\.net)$/), takes: named(/^(?!utm_)/) },
  {
    at: inDomain(/\.qualtrics\.com$/),
    takes: (all) => {
      const populated = all.filter(({ name }) => name === "Q_PopulateResponse");
      return populated.length > 0 ? populated.flatMap(within) : named(/^(?!Q_|SID$|utm_)/)(all);
    },
  },
];
/** LimeSurvey may stand at any address: survey, group and question make the name. */
const limeSurvey = named(/^\d+X\d+X\d+\w*$/);

/** Undefined where it is no link that could be a form's. */
export function formLink(text: string): FormLink | undefined {
  const written = text.trim();
  const isMarked = written.includes(PLACE) || /%7Banswer%7D/i.test(written);
  if (!/^https:\/\//i.test(written)) return isMarked ? { kind: "wrong", fault: "insecure" } : undefined;
  const link = asAddress(written);
  if (link === undefined) return isMarked ? { kind: "wrong", fault: "address" } : undefined;
  const host = hostOf(link);
  const marks = link.split(PLACE).length - 1;
  if (marks > 1) return { kind: "wrong", fault: "twice" };
  if (marks === 1) {
    if (link.length > MOST.sendTo) return { kind: "wrong", fault: "long" };
    return destinationOf(link)?.kind === "form"
      ? { kind: "marked", host, link }
      : { kind: "wrong", fault: "misplaced" };
  }
  const address = new URL(link);
  const all = parametersOf(link);
  const maker = makers.find(({ at }) => at(address));
  const lime = limeSurvey(all);
  const isForm = maker !== undefined || lime.length > 0;
  const places = (maker ? maker.takes(all) : lime.length > 0 ? lime : all).map((one) => placeOf(link, one));
  if (places.some(({ link }) => link.length > MOST.sendTo)) return { kind: "wrong", fault: "long" };
  const [place] = places;
  if (!place) return isForm ? { kind: "bare", host } : undefined;
  return isForm && places.length === 1
    ? { kind: "found", host, place, link: place.link }
    : { kind: "several", host, places, isForm };
}

/** The destination as it stands in the settings: the link of a form has its place marked. */
export function asSent(text: string): string {
  const form = formLink(text);
  return form && "link" in form ? form.link : text;
}

/** In the letters that a browser sends, with a mark that came encoded in braces; undefined where it is not to be opened. */
function asAddress(written: string): string | undefined {
  // A browser takes these away, or reads them as something else.
  if (/[\s\\\p{Cc}]/u.test(written)) return undefined;
  try {
    const address = new URL(written);
    const { href } = address;
    const marked = href.replace(/%7Banswer%7D/gi, PLACE).replaceAll("`", "%60");
    return destinationOf(marked) ? marked : undefined;
  } catch {
    return undefined;
  }
}

function parametersOf(link: string): Parameter[] {
  const fragment = link.includes("#") ? link.indexOf("#") : link.length;
  return [...link.matchAll(/[?&#]([^?&#=]+)=([^&#]*)/g)].map((found) => {
    const [whole, name = "", value = ""] = found;
    const end = found.index + whole.length;
    return { name: decoded(name), value, at: [end - value.length, end], inFragment: found.index >= fragment };
  });
}

/** The texts of an object in JSON, each as a parameter. */
function within({ value, at: [start], inFragment }: Parameter): Parameter[] {
  return [...value.matchAll(/(?:%22|")([^"%]+)(?:%22|")(?::|%3A)(?:%22|")((?:(?!%22|").)*)(?=%22|")/gi)].map(
    (found) => {
      const [whole, name = "", text = ""] = found;
      const end = start + found.index + whole.length;
      return { name: decoded(name), value: text, at: [end - text.length, end], inFragment };
    },
  );
}

function placeOf(link: string, { name, value, at: [start, end] }: Parameter): Place {
  // Some forms write texts in quotation marks.
  const inner = /^(%22)(.*)(%22)$/i.exec(value);
  const [before, shown, after] = inner ? [inner[1], inner[2] ?? "", inner[3]] : ["", value, ""];
  return { name, value: decoded(shown), link: `${link.slice(0, start)}${before}${PLACE}${after}${link.slice(end)}` };
}

/** As it reads; as it stands where it is no text in percent signs. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}
