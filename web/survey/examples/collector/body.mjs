// SPDX-License-Identifier: Apache-2.0
/**
 * One payload, whichever way it was sent: as JSON (the adapter for SurveyJS, `payload` of that for jsPsych), as the rows of
 * an experiment (`jsPsych.data.get().json()`), or as the fields of a form.
 */
import { ENVELOPE, isObject, Refusal } from "./refusal.mjs";

/** @typedef {Record<string, unknown>} Payload */

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** Whether a browser sends a form by this type, and shows the person what it is answered. @param {string} type */
export const isForm = (type) => FORM.test(type);

/**
 * Throws `Refusal` where it is none of the three. Of rows all but the reports is left out.
 * @param {string} type as in the header Content-Type
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {Promise<Payload>}
 */
export async function payloadIn(type, bytes) {
  if (isForm(type)) return ofForm(await fieldsIn(type, bytes));
  const value = parsed(bytes);
  if (Array.isArray(value)) return ofRows(value);
  if (isObject(value)) return value;
  throw noJson();
}

/** @param {string} type @param {Uint8Array<ArrayBuffer>} bytes */
async function fieldsIn(type, bytes) {
  try {
    return [...(await new Response(bytes, { headers: { "Content-Type": type } }).formData())];
  } catch {
    throw new Refusal("The form cannot be read: its fields do not stand in it as its type says.");
  }
}

/** @param {Uint8Array} bytes @returns {unknown} */
function parsed(bytes) {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw noJson();
  }
}

const noJson = () => new Refusal("That is neither a JSON object, nor rows of jsPsych, nor a form.");

/** Beside each report of a form stands its envelope. @param {[string, unknown][]} fields @returns {Payload} */
function ofForm(fields) {
  const names = fields.map(([name]) => name);
  if (new Set(names).size < names.length) throw new Refusal("A field is there twice: give each a name of its own.");
  if (fields.some(([, value]) => typeof value !== "string")) throw new Refusal("There is a file, which is no report.");
  const beside = `_${ENVELOPE}`;
  const envelopes = fields
    .filter(([name]) => name.endsWith(beside))
    .map(([, text]) => parsed(new TextEncoder().encode(String(text))));
  const rest = fields.filter(([name]) => !name.endsWith(beside));
  return { ...Object.fromEntries(rest), [ENVELOPE]: joined(envelopes) };
}

/** @param {unknown[]} rows @returns {Payload} */
function ofRows(rows) {
  const withReports = rows.filter(isObject).filter((row) => isObject(row[ENVELOPE]));
  const envelopes = withReports.map((row) => row[ENVELOPE]);
  const reports = withReports.flatMap((row) => {
    const { fields } = /** @type {{ fields?: unknown }} */ (row[ENVELOPE]);
    return Object.entries(Object(fields)).map(([key, path]) => /** @type {const} */ ([key, at(row, String(path))]));
  });
  const all = new Map(reports);
  // Who is asked again sends what was sent first.
  if (reports.some(([key, report]) => all.get(key) !== report)) throw new Refusal("A question has two reports.");
  return { ...Object.fromEntries(all), [ENVELOPE]: joined(envelopes) };
}

/** @param {Record<string, unknown>} row @param {string} path as `response`, or `response.Q0` @returns {unknown} */
function at(row, path) {
  const dot = path.indexOf(".");
  const value = row[dot < 0 ? path : path.slice(0, dot)];
  return dot < 0 || !isObject(value) ? value : value[path.slice(dot + 1)];
}

/** Several envelopes of one submission. @param {unknown[]} envelopes */
function joined(envelopes) {
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
