// SPDX-License-Identifier: GPL-3.0-or-later
/** Protocol files of version 1 as they were written once: they have to be read for as long as there is a version 1. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { check } from "../../wasm/checker/checker.js";
import { countsHash, protocolHash } from "../../wasm/protocol/identity.js";
import { readProtocol, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { rejects } from "./helpers.js";
import { restamped } from "./random-protocols.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();
const folder = "tests/vectors/protocols";
const texts = readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, "utf8")] as const);

test("files that were written once are read, written as they were, and hold for engine and checker", async () => {
  assert.equal(texts.length, 17);
  for (const [name, text] of texts) {
    const file = readProtocol(text, name);
    assert.equal(writeProtocol(file), text, name);
    assert.deepEqual(engine.audit(file).holds, true, name);
    assert.deepEqual(restamped(engine, file).certificate.worst, file.certificate.worst, name);
    const { holds, worst, slack } = await check(text);
    assert.equal(holds, true, name);
    assert.deepEqual([worst, slack], [file.certificate.worst, file.certificate.slack], name);
  }
});

test("hashes are those that anybody computes who follows the schema", () => {
  // With another program: python3 -c "import hashlib, json, sys; …" over sorted keys, without white space.
  const [, text = ""] = texts.find(([name]) => name === "ldp-grr.json") ?? assert.fail();
  const file = readProtocol(text);
  assert.equal(countsHash(file), COUNTS);
  assert.equal(protocolHash(file), PROTOCOL);
});

const COUNTS = "027fce4141dd2c61f6e7e558623198cd43b5e4314373d937d1c3774ad820da5a";
const PROTOCOL = "3ab89b5455bf395511557087cdaef5152e7af51c65a79634da88c793db5a16b2";

type Document = Record<string, unknown> & {
  guarantee: { epsilon: number; notion: string };
  secret: { categories: string[] };
  channel: { weights: string[][]; denominator: string };
  prior: number[][];
};

const damages: [
  what: string,
  damage: (document: Document) => void,
  code: "bad_protocol" | "not_certified",
  says: RegExp,
][] = [
  ["version", (d) => Object.assign(d, { version: 2 }), "bad_protocol", /version 2 is not known, only 1 is/],
  ["format", (d) => Object.assign(d, { format: "sluice" }), "bad_protocol", /"format" is not "sluice-protocol"/],
  [
    "a weight",
    (d) => Object.assign(d.channel.weights[0] as string[], { 0: "7" }),
    "not_certified",
    /weights of "north" sum to/,
  ],
  ["a category twice", (d) => Object.assign(d.secret.categories, { 1: "yes" }), "bad_protocol", /has "yes" twice/],
  [
    "an empty row",
    (d) => Object.assign(d, { prior: d.prior.map((row, s) => (s ? row : row.map(() => 0))) }),
    "bad_protocol",
    /"yes", has no weight/,
  ],
  ["the denominator", (d) => Object.assign(d.channel, { denominator: "1" }), "bad_protocol", /channel\.denominator/],
  ["no certificate", (d) => Reflect.deleteProperty(d, "certificate"), "bad_protocol", /certificate/],
];

test("what was damaged is refused with what is wrong", async () => {
  for (const [what, damage, code, says] of damages) {
    for (const [name, text] of texts.filter(([, text]) => text.includes('"weights"') && text.includes('"north"'))) {
      const document = JSON.parse(text) as Document;
      damage(document);
      const error = await rejects(async () => readProtocol(JSON.stringify(document), name), code, { file: name });
      if (!(name.startsWith("rldp") && what === "a weight")) assert.match(error.message, says, `${what}: ${name}`);
      assert.equal((await check(JSON.stringify(document))).holds, false, `${what}: ${name}`);
    }
  }
});

test("a level that does not hold is refused: more is promised than the channel keeps", () => {
  for (const [name, text] of texts) {
    const document = JSON.parse(text) as Document;
    if (document.guarantee.epsilon === 0) continue;
    document.guarantee.epsilon /= 2;
    const { holds, reason } = engine.audit(readProtocol(JSON.stringify(document)));
    assert.equal(holds, false, name);
    assert.equal(reason, "The stated bound does not lie between 1 and e^epsilon.", name);
  }
});
