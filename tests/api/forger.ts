// SPDX-License-Identifier: GPL-3.0-or-later
/** Forges protocol files: from honest designs, with all hashes and the certificate computed anew. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import type { Engine } from "../../wasm/contract/engine.js";
import type { ColumnChoice } from "../../wasm/contract/file-types.js";
import type { DesignRequest, ProtocolFile } from "../../wasm/contract/types.js";
import { count } from "../../wasm/files/count.js";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { source } from "./helpers.js";

// biome-ignore lint/suspicious/noExplicitAny: forged documents have many forms
export type Document = any;

/** A file of people, with words for what is missing, numbers, two columns to share and three secrets. */
function people(): string {
  const rows = ["secret,city,age,sex"];
  const add = (times: number, row: string) => {
    for (let i = 0; i < times; i += 1) rows.push(row);
  };
  for (const [s, secret] of ["ill", "well", "tired"].entries()) {
    for (const [x, city] of ["Ulm", "Bonn", "ULM", "?", "Kiel"].entries()) {
      const age = [15, 33, 71, 33, 15][x];
      add(8 + ((s * 7 + x * 5) % 11), `${secret},${city},${age},f`);
      add(8 + ((s * 3 + x * 2) % 7), `${secret},${city},${[71, 15, 33, 33, 71][x]},m`);
    }
  }
  return `${rows.join("\n")}\n`;
}
export const PEOPLE = people();

export const CITY = { column: "city", missing: ["?"], merged: [{ into: "Ulm", cells: ["ULM"] }] };
export const AGE = { column: "age", edges: [20, 60] };

const DESIGNS = {
  lip: [
    { data: "city", coding: [CITY] },
    { notion: "lip", epsilon: 0.5, protocol: "optimal" },
  ],
  ldp: [
    { data: "age", coding: [AGE] },
    { notion: "ldp", epsilon: 0.5, protocol: "grr" },
  ],
  profile: [
    { data: "city", coding: [CITY] },
    { notion: "profile", epsilon: 0.5, protocol: "grr", parameters: { neighbours: [["ill", "well"]] } },
  ],
  srlip: [
    { data: ["city", "sex"], coding: [CITY] },
    { notion: "srlip", epsilon: 1, protocol: "grr" },
  ],
  "data-ldp": [
    { data: "city", coding: [CITY] },
    { notion: "data-ldp", epsilon: 1, protocol: "grr" },
  ],
  marks: [
    { data: "city", coding: [CITY] },
    { notion: "data-ldp", epsilon: 1, protocol: "oue" },
  ],
  rldp: [
    { data: "age", coding: [AGE] },
    { notion: "rldp", epsilon: 1, protocol: "cr" },
  ],
  "rldp-told": [
    { data: "age", coding: [AGE] },
    { notion: "rldp", epsilon: 1, protocol: "optimal" },
  ],
  rlip: [
    { data: "age", coding: [AGE] },
    { notion: "rlip", epsilon: 1, protocol: "oue" },
  ],
  "rlip-set": [
    { data: "age", coding: [AGE] },
    { notion: "rlip", epsilon: 0.5, protocol: "optimal" },
  ],
  "rldp-data": [
    { data: "age", coding: [AGE] },
    { notion: "rldp", epsilon: 1, protocol: "oue", seesSecret: false },
  ],
  "rldp-set": [
    { data: "age", coding: [AGE] },
    { notion: "rldp", epsilon: 1, protocol: "optimal", seesSecret: false },
  ],
  "rldp-least": [
    { data: "age", coding: [AGE] },
    { notion: "rldp", epsilon: 1, protocol: "grr" },
  ],
  told: [
    { data: "city", coding: [CITY] },
    { notion: "lip", epsilon: 0.5, protocol: "cr", seesSecret: true },
  ],
  guesses: [
    { data: "city", coding: [CITY] },
    { notion: "lip", epsilon: 0.5, protocol: "optimal", objective: "guesses" },
  ],
  distance: [
    { data: "age", coding: [AGE] },
    { notion: "lip", epsilon: 0.02, protocol: "optimal", objective: "distance", seesSecret: true },
  ],
  "chi-square": [
    { data: "city", coding: [CITY] },
    { notion: "lip", epsilon: 0.5, protocol: "optimal", objective: "chi-square" },
  ],
  secrets: [
    { secret: ["secret", "sex"], data: "city", coding: [CITY] },
    { notion: "lip", epsilon: 0.5, protocol: "grr" },
  ],
} satisfies Record<string, [Partial<ColumnChoice> & Pick<ColumnChoice, "data">, Omit<DesignRequest, "table">]>;

export type Base = keyof typeof DESIGNS;
export const BASES = Object.keys(DESIGNS) as Base[];

/** Honest designs of several notions, as the product makes them from a file. */
export async function honest(engine: Engine): Promise<Record<Base, ProtocolFile>> {
  const made = BASES.map(async (base) => {
    const [choice, request] = DESIGNS[base] as [Omit<ColumnChoice, "secret">, Omit<DesignRequest, "table">];
    const table = await count(source(PEOPLE), { secret: "secret", ...choice });
    return [base, toProtocolFile(engine.design({ ...request, table }))] as const;
  });
  return Object.fromEntries(await Promise.all(made)) as Record<Base, ProtocolFile>;
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, of) =>
    of && typeof of === "object" && !Array.isArray(of)
      ? Object.fromEntries(Object.entries(of).sort(([one], [other]) => (one < other ? -1 : 1)))
      : of,
  );
const hash = (value: unknown) => createHash("sha256").update(canonical(value)).digest("hex");

/** The document with both hashes that it has as it stands, computed by a program of the forger's own. */
export function rehashed(document: Document): Document {
  const { $schema, utility, leakage, certificate, question, ...kept } = document;
  const { coding, secret, data, prior } = document;
  const answers = question?.translations?.map(({ language, answers }: Document) => ({ language, answers }));
  certificate.counts = hash({ coding, secret, data, prior });
  certificate.protocol = hash({ ...kept, answers });
  return document;
}

/** All that follows from the rest, where the engine can be brought to compute it: ratio, slack, figures, hashes. */
export function recertified(engine: Engine, document: Document): Document {
  try {
    const { worst, slack, leakage, mutualInformation } = engine.audit(document as ProtocolFile);
    if (worst) document.certificate.worst = worst;
    if (slack !== undefined) document.certificate.slack = slack;
    document.leakage = Object.fromEntries(
      Object.entries(leakage).map(([notion, reached]) => [
        notion,
        { ...reached, level: Number.isFinite(reached.level) ? reached.level : null },
      ]),
    );
    document.utility.mutualInformation = mutualInformation;
    if (document.utility.upperBound < mutualInformation) document.utility.upperBound = mutualInformation;
    if (document.utility.upperBound !== undefined)
      document.certificate.gap = document.utility.upperBound - mutualInformation;
  } catch {
    // Some forgeries the engine does not even read.
  }
  return rehashed(document);
}

/** Every place where this name of a category stands, and nothing else, gets another one. */
export function renamed(document: Document, from: string, to: string): Document {
  const seen = (value: unknown): unknown =>
    value === from
      ? to
      : Array.isArray(value)
        ? value.map(seen)
        : value && typeof value === "object"
          ? Object.fromEntries(Object.entries(value).map(([key, of]) => [key, seen(of)]))
          : value;
  const { coding, ...rest } = document;
  const changed = seen(rest) as Document;
  assert.notDeepEqual(changed, rest);
  return { ...changed, ...(coding && { coding }) };
}
