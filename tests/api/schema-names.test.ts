// SPDX-License-Identifier: GPL-3.0-or-later
/** Files say which schema they have, and schemas say what each property is. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { SCHEMAS } from "../../wasm/contract/schemas.js";
import { protocolHash } from "../../wasm/protocol/identity.js";
import { readProtocol, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { readSettings } from "../../wasm/protocol/readers-check.js";
import { checkCommitment, readersFile, salted } from "../../wasm/protocol/readers-file.js";
import { newDeviceSecret } from "../../wasm/releases/derived-randomness.js";
import { rejects } from "./helpers.js";
import { fits, referred, type Schema, schemas } from "./json-schema.js";
import { documents, seenOf } from "./verdicts.js";

test("each schema has the name that files of its format carry", () => {
  assert.equal(schemas.length, Object.keys(SCHEMAS).length);
  for (const { $id, properties } of schemas) {
    const { format, $schema } = properties as Record<string, { const: keyof typeof SCHEMAS }>;
    assert.equal($id, SCHEMAS[format?.const ?? assert.fail()]);
    assert.equal($schema?.const, $id);
    assert.match(String($id), /^urn:sluice:[a-z]+:1$/);
  }
});

/** A text of at least a few words. */
const isDescribed = ({ description }: Schema) => typeof description === "string" && description.split(" ").length >= 4;

/** The places of properties that nothing describes, and how many properties there are. */
function undescribed(schema: Schema): { places: string[]; properties: number } {
  const places: string[] = [];
  let properties = 0;
  const visit = (part: unknown, place: string): void => {
    if (typeof part !== "object" || part === null) return;
    for (const [key, value] of Object.entries(part)) visit(value, `${place}/${key}`);
    const { $ref } = part as Schema;
    if (typeof $ref === "string") referred($ref, schema);
    const all = Object.hasOwn(part, "properties") && !/\/properties$/.test(place) ? (part as Schema).properties : {};
    for (const [name, property] of Object.entries(all as Record<string, Schema>)) {
      properties += 1;
      if (!isDescribed(property)) places.push(`${place}/${name}`);
    }
  };
  visit(schema, "");
  return { places, properties };
}

test("each property of each schema has a description of its own, and no reference leads nowhere", () => {
  for (const [i, schema] of schemas.entries()) {
    const { places, properties } = undescribed(schema);
    assert.deepEqual(places, []);
    assert.ok(properties >= (i === 0 ? 100 : 20), `${properties}`);
    // Negative control.
    const lacking = structuredClone(schema) as { properties: { guarantee: { properties: { epsilon: Schema } } } };
    lacking.properties.guarantee.properties.epsilon = { type: "number" };
    assert.deepEqual(undescribed(lacking as unknown as Schema).places, ["/properties/guarantee/epsilon"]);
  }
});

test("levels, information and entropies are described in nats", () => {
  const [protocol = assert.fail()] = schemas;
  const text = (path: string) =>
    String(path.split(".").reduce((at, key) => at[key] as Schema, protocol as Schema).description);
  for (const path of [
    "properties.guarantee.properties.epsilon",
    "properties.guarantee.properties.averageLeakage",
    "properties.utility",
    "$defs.leakageOfReport.properties.level",
    "$defs.leakageOfMarks.properties.level",
    "properties.certificate.properties.gap",
    "properties.certificate.properties.prices",
  ])
    assert.match(text(path), /\bnats\b/, path);
});

test("all programs read a protocol file with its schema's name and without, under one identity", async () => {
  assert.ok(documents.some(({ $schema }) => $schema) && documents.some(({ $schema }) => !$schema));
  for (const { $schema: _, ...older } of documents) {
    const named = { $schema: SCHEMAS["sluice-protocol"], ...older };
    const [one, other] = [JSON.stringify(named), JSON.stringify(older)];
    for (const text of [one, other])
      assert.deepEqual(Object.values(await seenOf(text)), [undefined, undefined, undefined, undefined]);
    const [read, readOlder] = [readProtocol(one), readProtocol(other)];
    assert.equal(protocolHash(read), protocolHash(readOlder));
    assert.deepEqual([read.$schema, readOlder.$schema], [SCHEMAS["sluice-protocol"], undefined]);
    // Each is written as it was read.
    assert.deepEqual(JSON.parse(writeProtocol(read)), named);
  }
});

test("no program reads a protocol file that names another schema", async () => {
  const [document = assert.fail()] = documents;
  for (const name of [SCHEMAS["sluice-readers"], "urn:sluice:protocol:2", "https://example.org", "", 1, null]) {
    const seen = await seenOf(JSON.stringify({ ...document, $schema: name }));
    assert.ok(
      Object.values(seen).every((refusal) => refusal !== undefined),
      JSON.stringify(seen),
    );
  }
});

test("settings for readers fit their schema with its name and without, and keep to one commitment", async () => {
  const [, schema = assert.fail()] = schemas;
  for (const document of documents) {
    const full = salted(readProtocol(JSON.stringify(document)), newDeviceSecret());
    const named = readersFile(full);
    assert.equal(named.$schema, SCHEMAS["sluice-readers"]);
    const { $schema: _, ...older } = named;
    const { $schema: __, ...olderFull } = full;
    for (const settings of [named, older]) {
      assert.ok(fits(settings, schema));
      const read = readSettings(JSON.stringify(settings));
      assert.deepEqual(read, settings);
      for (const each of [full, olderFull]) checkCommitment(read as typeof named, each);
    }
    const wrong = { ...named, $schema: SCHEMAS["sluice-protocol"] };
    assert.ok(!fits(wrong, schema));
    await rejects(() => readSettings(JSON.stringify(wrong)), "bad_protocol");
  }
});
