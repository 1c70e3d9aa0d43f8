// SPDX-License-Identifier: Apache-2.0
/** What a submission has to be: a report of its protocol under each key, what is public, and nothing else. */
import { ENVELOPE, Refusal } from "./refusal.mjs";

/** @typedef {{ channel: { reports: string[], marks?: unknown }, data: { name: string }, certificate: { protocol: string } }} Protocol */
/** @typedef {Record<string, any> & { sluice: { submission: string } }} Submission */

/**
 * Throws `Refusal`, which says what is wrong and nothing of what was sent.
 * @param {Record<string, any>} payload
 * @param {Record<string, Protocol>} protocols by key
 * @param {readonly string[]} open the names of fields that are public
 * @returns {Submission}
 */
export function checked(payload, protocols, open) {
  const { [ENVELOPE]: envelope, ...fields } = payload;
  const { version, submission, protocols: drawnWith } = Object(envelope);
  if (version !== 1 || typeof submission !== "string" || !/^[0-9a-f]{32}$/.test(submission)) {
    throw new Refusal(
      `There is no envelope of a submission: send what the adapter made, with its field "${ENVELOPE}".`,
    );
  }
  const keys = Object.keys(protocols);
  for (const key of keys) {
    if (Object(drawnWith)[key] !== protocols[key]?.certificate.protocol) {
      throw new Refusal(
        `The report for "${key}" is missing, or was drawn with another protocol than is expected here.`,
      );
    }
    if (!isReport(fields[key], /** @type {Protocol} */ (protocols[key]))) {
      throw new Refusal(`What is sent for "${key}" is no report of its protocol.`);
    }
  }
  const unknown = Object.keys(drawnWith).length !== keys.length;
  if (unknown || Object.keys(fields).some((name) => !keys.includes(name) && !open.includes(name))) {
    throw new Refusal("There is a field that is neither a report that is expected here nor public.");
  }
  // Nothing else that an envelope may have brought along is kept.
  const kept = { version, submission, protocols: Object.fromEntries(keys.map((key) => [key, drawnWith[key]])) };
  return { ...fields, [ENVELOPE]: kept };
}

/** @param {unknown} report @param {Protocol} protocol */
function isReport(report, { channel: { reports, marks } }) {
  if (typeof report !== "string") return false;
  return marks === undefined ? reports.includes(report) : report.length === reports.length && !/[^yn]/.test(report);
}
