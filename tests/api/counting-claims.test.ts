// SPDX-License-Identifier: GPL-3.0-or-later
/** Claims about counting that a file or a request makes wrongly. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "../../wasm/checker/checker.js";
import type { DesignRequest, JointTable } from "../../wasm/contract/types.js";
import type { Bridge } from "../../wasm/engine/bridge.js";
import { frontierBy } from "../../wasm/engine/counting-frontier.js";
import { aim as checkAim, request as checkDesign, shrinking } from "../../wasm/engine/request-check.js";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { type Document, recertified } from "./forger.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();

const example: JointTable = {
  secret: { name: "s", categories: ["ill", "well"] },
  data: { name: "x", categories: ["a", "b", "c"] },
  weights: Float64Array.of(1, 2, 1, 2, 1, 1),
};
const ask = (more: Partial<DesignRequest> = {}): DesignRequest => ({
  table: example,
  notion: "lip",
  epsilon: 0.3,
  protocol: "optimal",
  ...more,
});
/** The verdicts of audit and checker on a file whose utility has been changed. */
async function judged(request: DesignRequest, change: (file: Document) => void) {
  const file: Document = structuredClone(toProtocolFile(engine.design(request)));
  change(file);
  const forged = recertified(engine, file);
  const text = writeProtocol(forged);
  return { audit: engine.audit(readProtocol(text)), checked: await check(text) };
}

/** A channel that says nothing, as at a level of 0. */
const nothing = { epsilon: 0, protocol: "grr" as const };

test("a channel that cannot be counted from is worth no number", async () => {
  const { audit, checked } = await judged(ask(nothing), ({ utility, certificate }) => {
    Object.assign(utility, { objective: "counting", value: 5, bound: 5 });
    delete utility.upperBound;
    delete certificate.gap;
    delete certificate.prices;
  });
  assert.deepEqual([audit.holds, audit.flaw?.id], [false, "other-worth"]);
  assert.deepEqual([checked.holds, checked.flaw?.id], [false, "objective-differs"]);
});

test("a counting efficiency is refused where the channel tells no counts", async () => {
  const { audit, checked } = await judged(ask(nothing), ({ utility, certificate }) => {
    Object.assign(utility, { countingEfficiency: 0.5, upperBound: utility.dataEntropy });
    certificate.gap = utility.upperBound - utility.mutualInformation;
  });
  assert.deepEqual([audit.holds, audit.flaw?.id], [false, "efficiency-without-counts"]);
  assert.deepEqual([checked.holds, checked.flaw?.id], [false, "efficiency-none"]);
});

test("a counting efficiency is said to be claimed, also where the information is proved", async () => {
  const honest = await judged(ask(), () => {});
  assert.ok(honest.checked.optimum);
  const { audit, checked } = await judged(ask(), ({ utility }) => {
    utility.countingEfficiency = 1;
  });
  assert.ok(audit.holds, audit.reason);
  assert.ok(checked.holds, checked.reason);
  assert.deepEqual([checked.optimum, checked.unproved?.id], [undefined, "efficiency-not-proved"]);
});

test("a counting efficiency needs something that is counted", async () => {
  for (const counts of [{ countWeights: [0, 0, 0] }, { contrasts: [] }, { contrasts: [[1, 1, 1]] }]) {
    const { audit, checked } = await judged(ask({ countingEfficiency: 0.5 }), ({ utility }) => {
      Object.assign(utility, counts);
    });
    assert.deepEqual([audit.holds, audit.flaw?.id], [false, "efficiency-without-counts"], JSON.stringify(counts));
    assert.deepEqual([checked.holds, checked.flaw?.id], [false, "objective-wrong"], JSON.stringify(counts));
  }
  const file: Document = toProtocolFile(engine.design(ask({ countingEfficiency: 0.5 })));
  for (const row of [
    [1, -1],
    [1, -1, "0"],
  ]) {
    file.utility.contrasts = [row];
    assert.equal((await check(JSON.stringify(file))).flaw?.id, "objective-wrong");
  }
});

/** Twelve answers that tell much of the secret: no search for counts ends within a microsecond. */
const wide: JointTable = {
  secret: { name: "s", categories: ["ill", "well", "unknown"] },
  data: { name: "x", categories: [..."abcdefghijkl"] },
  weights: Float64Array.from({ length: 36 }, (_, i) => 1 + ((i * i * 7 + 5 * i) % 23)),
};

test("a search that ran out of time states the efficiency that is proved, not the one that was asked for", async () => {
  const request = ask({ table: wide, epsilon: 0.5, countingEfficiency: 0.9, search: { seconds: 1e-6 } });
  const design = engine.design(request);
  const file: Document = toProtocolFile(design);
  const { variance = 0, bound = 0 } = design.counted ?? {};
  const stated = file.utility.countingEfficiency;
  assert.ok(stated > 0 && stated <= bound / variance, `${stated} of ${bound / variance}`);
  // The control: a channel that some search has found is so much better that 0.9 is not reached.
  const { countingEfficiency: _, ...others } = request;
  const best = engine.design({ ...others, objective: "counting", search: { seconds: 20 } }).utility.value ?? 0;
  assert.ok(best / variance < 0.9, `${best} ${variance}`);
  assert.ok(stated <= best / variance);
  const text = writeProtocol(toProtocolFile(design));
  assert.ok(engine.audit(readProtocol(text)).holds);
  assert.ok((await check(text)).holds);
  const [point] = await frontierBy({ call: async () => design } as unknown as Bridge, request, [0.9], {});
  assert.equal(point?.countingEfficiency, stated);
});

test("the same difference twice is refused, also the other way round", () => {
  const difference = (one: string, other: string): [string, number][] => [
    [one, 1],
    [other, -1],
  ];
  const twice = (second: [string, number][]) =>
    ask({ objective: "counting", contrasts: [difference("a", "c"), second] });
  for (const request of [twice(difference("a", "c")), twice(difference("c", "a"))]) {
    assert.throws(() => checkDesign(request), /contrasts\[1\] is the same as contrasts\[0\]/);
    assert.throws(() => engine.design(request), { code: "bad_request" });
  }
  checkDesign(twice(difference("a", "b")));
});

test("a list of efficiencies is checked before the first design is made", async () => {
  let asked = 0;
  const bridge = {
    call: () => {
      asked += 1;
      return Promise.reject(new Error("not to be asked"));
    },
  } as unknown as Bridge;
  for (const [wrong, said] of [
    [[undefined], /efficiencies\[0\]/],
    [null, /efficiencies/],
    [[0.5, 2], /efficiencies\[1\] is 2 instead of above 0 and at most 1/],
    [[0], /efficiencies\[0\] is 0/],
    [["0.5"], /efficiencies\[0\]/],
  ] as const) {
    const made = frontierBy(bridge, ask(), wrong as never, {});
    await assert.rejects(made, (error: Error & { code: string }) => {
      assert.equal(error.code, "bad_request");
      assert.match(error.message, said);
      return true;
    });
  }
  assert.equal(asked, 0);
});

test("shrinking takes at most 1e12 people, and a plan whole ones", () => {
  shrinking({ shrink: 1e12 });
  assert.throws(() => shrinking({ shrink: 1e308 }), /instead of at most 1000000000000 people/);
  checkAim({ people: 1000 });
  for (const people of [0.5, 1000.5, 1e300]) {
    assert.throws(() => checkAim({ people }), /people is .* instead of a whole number/);
  }
});
