// SPDX-License-Identifier: GPL-3.0-or-later
/** The published schema and the reader say the same about which fields there are. */
import assert from "node:assert/strict";
import { test } from "node:test";
import schema from "../../wasm/contract/protocol.schema.json" with { type: "json" };
import type { ProtocolFile } from "../../wasm/contract/types.js";
import { readProtocol } from "../../wasm/protocol/protocol-file.js";
import { protocol as table } from "./fake-engine.js";
import { rejects } from "./helpers.js";

interface Schema {
  $ref?: string;
  type?: string | string[];
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  oneOf?: Schema[];
}

const definitions = schema.$defs as Record<string, Schema>;

/** The schema that a reference stands for, and which of several descriptions is that of this value. */
function resolve(part: Schema, value: unknown): Schema {
  const resolved = part.$ref ? (definitions[part.$ref.replace("#/$defs/", "")] as Schema) : part;
  if (!resolved.oneOf) return resolved;
  const fitting = resolved.oneOf
    .map((each) => resolve(each, value))
    .filter(({ required = [] }) => required.every((key) => Object.hasOwn(value as object, key)));
  assert.equal(fitting.length, 1);
  return fitting[0] as Schema;
}

/** Visits every object of the file together with the schema that speaks of it. */
function visit(value: unknown, part: Schema, path: string[], see: (path: string[], part: Schema) => void): void {
  const resolved = resolve(part, value);
  if (resolved.type !== "object" || typeof value !== "object" || value === null) return;
  see(path, resolved);
  for (const [key, item] of Object.entries(value)) {
    const { additionalProperties: other } = resolved;
    const next = resolved.properties?.[key] ?? (typeof other === "object" ? other : undefined);
    assert.ok(next, `the schema does not know ${[...path, key].join(".")}`);
    visit(item, next, [...path, key], see);
  }
}

/** The file with one place of it changed. */
function changed(protocol: ProtocolFile, path: string[], change: (part: Record<string, unknown>) => void): string {
  const file = structuredClone(protocol) as unknown as Record<string, unknown>;
  change(path.reduce((part, key) => part[key] as Record<string, unknown>, file));
  return JSON.stringify(file);
}

const { worst: worstOfReport, ...rest } = table.certificate;
const { report: _, ...worst } = worstOfReport;

/** The same protocol with marks in the place of its table. */
const marked: ProtocolFile = {
  ...table,
  channel: {
    reports: table.data.categories,
    denominator: table.channel.denominator,
    marks: { own: String(1n << 61n), other: String(1n << 60n) },
  },
  leakage: { lip: { level: 0.5, marks: [1], secret: 0 }, ldp: { level: null, marks: [], secret: 0, versus: 1 } },
  certificate: { ...rest, worst: { ...worst, marks: [0] } },
};

for (const [name, protocol, objects] of [
  ["a table", table, 14],
  ["marks", marked, 15],
  ["words", { ...table, question: { wording: "?", language: "en", asker: "A", sendTo: "a@example.org" } }, 15],
] as const)
  test(`${name}: what the schema requires, the reader requires; what it does not know, the reader refuses`, async () => {
    const places: [string[], Schema][] = [];
    visit(protocol, schema as Schema, [], (path, part) => places.push([path, part]));
    assert.equal(places.length, objects);
    for (const [path, part] of places) {
      for (const key of part.required ?? []) {
        const text = changed(protocol, path, (object) => delete object[key]);
        await rejects(() => readProtocol(text), "bad_protocol");
      }
      const optional = Object.keys(part.properties ?? {}).filter((key) => !part.required?.includes(key));
      for (const key of optional) readProtocol(changed(protocol, path, (object) => delete object[key]));
      if (part.additionalProperties !== false) continue;
      const text = changed(protocol, path, (object) => {
        object.unheardOf = 1;
      });
      await rejects(() => readProtocol(text), "bad_protocol");
    }
  });
