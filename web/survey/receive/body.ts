// SPDX-License-Identifier: Apache-2.0
/**
 * Reads one payload, whichever way it was sent. It is JSON (the adapter for SurveyJS, `payload` of that for jsPsych),
 * the rows of an experiment (`jsPsych.data.get().json()`), or the fields of a form.
 */
import { ENVELOPE, isObject, Refusal } from "./refusal.js";

export type Payload = Record<string, unknown>;

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** Whether a browser sends a form by this type, and shows the person what it is answered. */
export const isForm = (type: string): boolean => FORM.test(type);

/**
 * `type` is as in the header Content-Type. Throws `Refusal` where it is none of the three. Rows lose all but the
 * reports.
 */
export async function payloadIn(type: string, body: Uint8Array | ArrayBuffer): Promise<Payload> {
  const bytes = new Uint8Array(body);
  return payloadFrom(isForm(type) ? await fieldsIn(type, bytes) : parsed(bytes));
}

/**
 * The payload in what a server has read already. Throws `Refusal` where it is neither JSON, nor rows, nor the fields of
 * a form: `FormData`, `URLSearchParams`, or an object as Express makes it.
 */
export function payloadFrom(value: unknown): Payload {
  const isPairs = isObject(value) && typeof value[Symbol.iterator as never] === "function";
  if (isPairs) return ofForm([...(value as unknown as Iterable<[string, unknown]>)]);
  if (Array.isArray(value)) return ofRows(value);
  if (!isObject(value)) throw noJson();
  const isFields = !(ENVELOPE in value) && Object.keys(value).some((name) => name.endsWith(BESIDE));
  return isFields ? ofForm(Object.entries(value)) : value;
}

async function fieldsIn(type: string, bytes: Uint8Array<ArrayBuffer>): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { "Content-Type": type } }).formData();
  } catch {
    throw new Refusal("The form cannot be read: its fields do not stand in it as its type says.");
  }
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw noJson();
  }
}

const noJson = (): Refusal => new Refusal("That is neither a JSON object, nor rows of jsPsych, nor a form.");

/** Beside each report of a form stands its envelope. */
const BESIDE = `_${ENVELOPE}`;

/** A page that goes through a form's inputs may send a report twice. Servers make a list of it. */
function ofForm(pairs: readonly [string, unknown][]): Payload {
  const fields = new Map<string, unknown>();
  for (const [name, value] of pairs.flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const))) {
    if (typeof value !== "string") throw new Refusal("There is a file, which is no report.");
    if ((fields.get(name) ?? value) !== value)
      throw new Refusal("A field is there twice: give each a name of its own.");
    fields.set(name, value);
  }
  const isBeside = ([name]: [string, unknown]) => name.endsWith(BESIDE);
  const envelopes = [...fields].filter(isBeside).map(([, text]) => parsed(new TextEncoder().encode(String(text))));
  const rest = [...fields].filter((field) => !isBeside(field));
  return { ...Object.fromEntries(rest), [ENVELOPE]: joined(envelopes) };
}

function ofRows(rows: readonly unknown[]): Payload {
  const withReports = rows.filter(isObject).filter((row) => isObject(row[ENVELOPE]));
  const envelopes = withReports.map((row) => row[ENVELOPE]);
  const reports = withReports.flatMap((row) => {
    const { fields } = row[ENVELOPE] as { fields?: unknown };
    return Object.entries(Object(fields)).map(([key, path]) => [key, at(row, String(path))] as const);
  });
  const all = new Map(reports);
  // A person who is asked again sends what was sent first.
  if (reports.some(([key, report]) => all.get(key) !== report)) throw new Refusal("A question has two reports.");
  return { ...Object.fromEntries(all), [ENVELOPE]: joined(envelopes) };
}

/** `path` is as `response`, or `response.Q0`. */
function at(row: Payload, path: string): unknown {
  const dot = path.indexOf(".");
  const value = row[dot < 0 ? path : path.slice(0, dot)];
  return dot < 0 || !isObject(value) ? value : value[path.slice(dot + 1)];
}

/** Several envelopes of one submission. */
function joined(envelopes: readonly unknown[]): Payload {
  const [first, ...others] = envelopes.filter(isObject);
  if (!first || others.length + 1 < envelopes.length) {
    throw new Refusal("There is no report: is the page's script there, and has it been answered?");
  }
  const { version, submission } = first;
  if (others.some((other) => other.version !== version || other.submission !== submission)) {
    throw new Refusal("The reports are of several submissions: all that one person sends is one.");
  }
  const protocols = [first, ...others].flatMap((envelope) => Object.entries(Object(envelope.protocols)));
  return { version, submission, protocols: Object.fromEntries(protocols) };
}
