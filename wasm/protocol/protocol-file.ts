// SPDX-License-Identifier: Apache-2.0
/**
 * Protocol files: a design as JSON and back.
 */

import { SCHEMAS } from "../contract/schemas.js";
import type { Design, ProtocolFile, ReadersFile } from "../contract/types.js";
import { countsHash, protocolHash } from "./identity.js";
import { DENOMINATOR } from "./protocol-check.js";
import { OWN_MARK } from "./unary-encoding.js";

export { readProtocol, TOO_LARGE } from "./protocol-read.js";
export { MAX_PROTOCOL_BYTES } from "./protocol-size.js";

export function toProtocolFile(design: Design): ProtocolFile {
  const { secret, data } = design;
  // Counting follows from the channel, and a reader may reckon it by another measure.
  const { counting: _, ...utility } = design.utility;
  const file = {
    $schema: SCHEMAS["sluice-protocol"],
    format: "sluice-protocol" as const,
    version: 1 as const,
    protocol: design.protocol,
    guarantee: structuredClone(design.guarantee),
    ...(design.seesSecret && { seesSecret: design.seesSecret }),
    ...(design.coding && { coding: structuredClone(design.coding) }),
    ...(design.roundCounts !== undefined && { roundCounts: design.roundCounts }),
    ...(design.question && { question: structuredClone(design.question) }),
    secret: { ...structuredClone(secret), dropped: [...design.dropped.secret] },
    data: { ...structuredClone(data), dropped: [...design.dropped.data] },
    prior: matrix(Array.from(design.prior), secret.categories.length, data.categories.length),
    channel: channelOf(design),
    utility,
    leakage: Object.fromEntries(
      Object.entries(design.leakage).map(([notion, leakage]) => [
        notion,
        { ...leakage, level: Number.isFinite(leakage.level) ? leakage.level : null },
      ]),
    ),
  };
  const hashes = { counts: countsHash(file), protocol: protocolHash(file) };
  const { mutualInformation, upperBound } = design.utility;
  // A bound may have become better since the channel was found.
  const gap = upperBound === undefined ? {} : { gap: Math.max(0, upperBound - mutualInformation) };
  return { ...file, certificate: { ...hashes, ...structuredClone(design.proof), ...gap } };
}

function channelOf({ reports, standsFor, weights, marks }: Design): ProtocolFile["channel"] {
  const denominator = String(DENOMINATOR);
  if (marks) return { reports: [...reports], denominator, marks: { own: String(OWN_MARK), other: marks.other } };
  const digits = Array.from(weights, String);
  return {
    reports: [...reports],
    standsFor: standsFor.map((indices) => [...indices]),
    denominator,
    weights: matrix(digits, digits.length / reports.length, reports.length),
  };
}

function matrix<T>(values: T[], rows: number, columns: number): T[][] {
  return Array.from({ length: rows }, (_, i) => values.slice(i * columns, (i + 1) * columns));
}

/** The file's text. The same protocol always gives the same bytes. */
export function writeProtocol(file: ProtocolFile | ReadersFile): string {
  return `${pretty(file, "")}\n`;
}

/** A whole number in all its digits, where JavaScript would write the first seventeen and zeros: another number. */
function scalar(value: unknown): string {
  const large = typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value);
  return large ? String(BigInt(value)) : JSON.stringify(value);
}

/** JSON with a line for each row of a matrix: to be read by people and compared by tools. */
function pretty(value: unknown, indent: string): string {
  const inner = `${indent}  `;
  if (Array.isArray(value) && value.some((item) => typeof item === "object")) {
    return `[\n${value.map((item) => inner + pretty(item, inner)).join(",\n")}\n${indent}]`;
  }
  if (Array.isArray(value)) return `[${value.map(scalar).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    const lines = entries.map(([key, item]) => `${inner}${JSON.stringify(key)}: ${pretty(item, inner)}`);
    return entries.length > 0 ? `{\n${lines.join(",\n")}\n${indent}}` : "{}";
  }
  return scalar(value);
}
