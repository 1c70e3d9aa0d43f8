// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Protocol files changed at random: engine, answer time and checker take the same of them, and none that the schema
 * refuses. If two programs tell files apart, one of them is wrong.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { long } from "../long.js";
import { type Document, recertified } from "./forger.js";
import { mutated } from "./mutations.js";
import { bySchema, disagree, documents, engine, type Seen, schema, seenOf } from "./verdicts.js";

/** As many of these the controls look at. */
const CONTROL = 1_000;
const MUTATIONS = long ? 100_000 : CONTROL;

const textOf = (seed: number) => mutated(documents, seed, (document) => recertified(engine, document));

test("a seed's file is the same, whatever was changed before it", () => {
  const scribbled = (document: Document): Document => {
    for (const value of Object.values(document)) if (value && typeof value === "object") scribbled(value);
    if (Array.isArray(document)) document.push("scribbled");
    else document.scribbled = true;
    return document;
  };
  const small = [{ certificate: { counts: "1" }, prior: [[1, 2], [3]] }];
  const made = () => Array.from({ length: CONTROL }, (_, seed) => mutated(small, seed, scribbled));
  assert.deepEqual(made(), made());
});

const seen: Seen[] = [];
test(`${MUTATIONS} changed files: no two programs disagree on any`, async () => {
  const wrong: string[] = [];
  for (let seed = 1; seed <= MUTATIONS; seed += 1) {
    const found = await seenOf(textOf(seed));
    if (seed <= CONTROL) seen.push(found);
    if (disagree(found)) wrong.push(`${seed}: ${JSON.stringify(found)}`);
  }
  assert.deepEqual(wrong, []);
});

test("a program that overlooks one kind of fault is found out, and so is a schema with one rule less", async () => {
  const taken = seen.filter(({ checker }) => checker === undefined).length;
  assert.ok(taken > CONTROL / 20, `${taken} are taken`);
  const refused = seen.filter(({ engine, answerTime, checker }) => engine && answerTime && checker);
  const faultOf = ({ checker }: Seen) => checker?.split(":")[0] as string;
  const faults = new Set(refused.map(faultOf));
  assert.ok(faults.size > 20, `${faults.size} kinds of faults`);
  for (const fault of faults) {
    const all = refused.filter((one) => faultOf(one) === fault);
    for (const blind of [{ checker: undefined }, { engine: undefined }])
      assert.ok(all.length === 0 || all.some((one) => disagree({ ...one, ...blind })), fault);
  }
  // Columns may then have any field.
  const loose = structuredClone(schema) as { $defs: Record<string, { additionalProperties?: false }> };
  delete loose.$defs.variable?.additionalProperties;
  const looser = (one: Seen, i: number) => ({ ...one, schema: bySchema(textOf(i + 1), loose) });
  assert.ok(seen.map(looser).some(disagree));
});
