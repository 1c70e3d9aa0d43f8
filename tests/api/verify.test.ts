// SPDX-License-Identifier: GPL-3.0-or-later
/** One verdict of two programs: `verify`, and files that a forger changed, on which both have to agree. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "../../wasm/checker/checker.js";
import { SluiceError } from "../../wasm/contract/errors.js";
import { PROTOCOL_NAMES } from "../../wasm/contract/protocols.js";
import type { ProtocolFile } from "../../wasm/contract/types.js";
import { verify } from "../../wasm/engine/verify.js";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { long } from "../long.js";
import { FOCUSED } from "./focused-mutations.js";
import { type Document, recertified, rehashed } from "./forger.js";
import { dice } from "./helpers.js";
import { assertSaid } from "./translations.js";
import { documents, engine } from "./verdicts.js";

/** For a proof of an optimum, in multiplications: enough for files as small as these. */
const WORK = 2e7;
const EACH = long ? 6_000 : 100;

const by = { audit: async (file: ProtocolFile) => engine.audit(file), check: (text: string) => check(text, WORK) };

function forged(kind: string, seed: number): string {
  const roll = dice(seed);
  const document = structuredClone(documents[roll(documents.length)]) as Document;
  FOCUSED[kind]?.(document, roll);
  return JSON.stringify(roll(3) === 0 ? recertified(engine, document) : rehashed(document));
}

/** The worst distribution of a sample's set is the engine's to find: the checker holds its level between two. */
const OF_SET = /^The stated leakage under "r(lip|pml|ldp)"/;

for (const [i, kind] of Object.keys(FOCUSED).entries()) {
  test(`${EACH} files with another value for ${kind}: engine and checker agree on each`, async () => {
    const wrong: string[] = [];
    for (let seed = 1; seed <= EACH; seed += 1) {
      const { holds, engine: found, checker, says } = await verify(by, forged(kind, seed * 100 + i));
      assert.equal(holds, found.holds && checker.holds);
      const isOfSet = checker.holds && !found.holds && OF_SET.test(found.reason);
      if (found.holds !== checker.holds && !isOfSet) wrong.push(`${seed * 100 + i}: ${says.text}`);
    }
    assert.deepEqual(wrong, []);
  });
}

/** The optimum for a table of three secrets and four categories, with prices that prove it. */
const written = writeProtocol(
  toProtocolFile(
    engine.design({
      table: {
        secret: { name: "s", categories: ["a", "b", "c"] },
        data: { name: "x", categories: ["k", "l", "m", "n"] },
        weights: Float64Array.from([30, 5, 12, 9, 4, 28, 16, 3, 11, 7, 2, 25]),
      },
      notion: "lip",
      epsilon: 0.3,
      protocol: "optimal",
    }),
  ),
);

test("a file holds as its text and as an object, and both programs say what they found", async () => {
  const text = writeProtocol(readProtocol(written));
  for (const document of [written, text, JSON.parse(written), readProtocol(written)]) {
    const { holds, engine: found, checker, says } = await verify(by, document);
    assert.deepEqual([holds, found.holds, checker.holds, says.id], [true, true, true, "both-programs-hold"]);
    assert.ok(found.audit && found.audit.mutualInformation > 0);
    assert.ok(checker.optimum && checker.optimum.gap < 1e-5);
  }
});

test("one changed figure or price is refused by both programs, each with its reason", async () => {
  const changes: ((document: Document) => void)[] = [
    ({ utility }) => (utility.mutualInformation += 1e-6),
    ({ utility }) => (utility.upperBound += 1e-6),
    ({ certificate }) => (certificate.prices[0] += 1e-3),
    ({ certificate }) => (certificate.prices[1] -= 1e-3),
    ({ leakage }) => (leakage.pml.level += 1e-6),
  ];
  for (const change of changes) {
    const document = JSON.parse(written) as Document;
    change(document);
    const { holds, engine: found, checker, says } = await verify(by, rehashed(document));
    assert.deepEqual([holds, found.holds, checker.holds, says.id], [false, false, false, "both-programs-refuse"]);
    assert.ok(!found.holds && checker.reason);
    for (const reason of [found.reason, checker.reason])
      assert.ok(says.text.includes(reason.replace(/\.$/, "")), says.text);
    assertSaid(says);
  }
});

test("a value that is no protocol file is refused by both programs, and never thrown", async () => {
  for (const document of ["", "{}", "not JSON", {}, [], new Map(), written.slice(1), `${written}${written}`]) {
    const { holds, engine: found, checker } = await verify(by, document);
    assert.deepEqual([holds, found.holds, checker.holds], [false, false, false], String(document).slice(0, 20));
  }
});

test("a file that one program alone refuses does not hold, and the sentence says which", async () => {
  const refusing = {
    holds: false,
    fault: "figures",
    reason: "No.",
    flaw: { id: "x", values: {}, text: "No." },
  } as const;
  const byChecker = await verify({ ...by, check: async () => refusing }, written);
  assert.deepEqual([byChecker.holds, byChecker.says.id], [false, "checker-alone-refuses"]);
  const broken = { ...engine.audit(readProtocol(written)), holds: false };
  const byEngine = await verify({ ...by, audit: async () => broken }, written);
  assert.deepEqual([byEngine.holds, byEngine.says.id], [false, "engine-alone-refuses"]);
  assert.match(byEngine.says.text, /The engine says: no reason is known\./);
  for (const { says } of [byChecker, byEngine]) assertSaid(says);
});

test("a program that cannot judge the file says so by an error", async () => {
  const audit = async () => {
    throw new SluiceError({ code: "too_large", id: "x", values: {}, text: "Too large.", remedy: "", place: {} });
  };
  await assert.rejects(verify({ ...by, audit }, written), { code: "too_large" });
});

test("the checker knows the names of all protocols", async () => {
  for (const protocol of PROTOCOL_NAMES) {
    const { flaw } = await check(JSON.stringify(rehashed({ ...JSON.parse(written), protocol })), WORK);
    assert.equal(flaw, undefined, protocol);
  }
});
