// SPDX-License-Identifier: GPL-3.0-or-later
/** Proofs that several workers share, with the real engine. This file is its own worker. */
import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { isMainThread } from "node:worker_threads";
import { check } from "../../wasm/checker/checker.js";
import type { ProvedPart } from "../../wasm/contract/boundary.js";
import { Bridge, type WorkerLike } from "../../wasm/engine/bridge.js";
import { isPosterior, isProvedPart, OpenProof } from "../../wasm/engine/open-proof.js";
import { serve } from "../../wasm/engine/serve.js";
import { designTogether, type Sharing } from "../../wasm/engine/shared-design.js";
import {
  type Design,
  type DesignRequest,
  type SearchProgress,
  Sluice,
  toProtocolFile,
  writeProtocol,
} from "../../wasm/engine/sluice.js";
import type { FromWorker } from "../../wasm/engine/wire.js";
import { dice, rejects } from "./helpers.js";
import { nodeWorker, port } from "./node-worker.js";
import { realEngine } from "./real-engine.js";

/** So small that every proof is shared, and that its boxes go to and fro. */
const forced: Sharing = { alone: 8, partSeconds: 0.002 };
const GAP = 1e-6;

const names = (letter: string, count: number) => Array.from({ length: count }, (_, i) => `${letter}${i}`);
const next = dice(29);

function requestOf(secrets: number, answers: number, notion: string, epsilon: number): DesignRequest {
  // Every sixth cell is empty, but for one of each row and column.
  const weights = Float64Array.from({ length: secrets * answers }, (_, cell) => {
    const [s, x] = [Math.floor(cell / answers), cell % answers];
    return next(6) === 0 && x % secrets !== s ? 0 : 1 + next(100) ** 2;
  });
  const table = {
    secret: { name: "s", categories: names("s", secrets) },
    data: { name: "x", categories: names("x", answers) },
    weights,
  };
  return { table, notion, epsilon, protocol: "optimal", search: { gap: GAP } };
}

/** Takes several seconds alone. */
const long = requestOf(12, 40, "ldp", 0.3);

if (isMainThread) tests();
else serve(port, realEngine);

/** The answer of a worker to a part in place of what it has proved; undefined ends it. */
type Meddle = (proved: ProvedPart) => ProvedPart | undefined;

const plain = () => nodeWorker(import.meta.url);

function meddling(meddle: Meddle): WorkerLike {
  const worker = plain();
  const parts = new Set<number>();
  const broken: ((event: object) => void)[] = [];
  return {
    postMessage(message) {
      const { id, name } = message as { id: number; name?: string };
      if (name === "prove") parts.add(id);
      worker.postMessage(message);
    },
    terminate: () => worker.terminate(),
    addEventListener(type: string, listener: (event: never) => void) {
      if (type === "error") broken.push(listener as (event: object) => void);
      if (type !== "message") return worker.addEventListener(type as "error", listener as never);
      worker.addEventListener("message", ({ data }) => {
        const message = data as FromWorker;
        if (!parts.has(message.id) || !("output" in message)) return listener({ data } as never);
        const output = meddle(message.output as ProvedPart);
        if (output) listener({ data: { ...message, output } } as never);
        else for (const each of broken) each({ message: "out of order" });
      });
    },
  };
}

/** Bridges that are closed when the test ends. */
function bridgesOf(t: TestContext, makers: (() => WorkerLike)[]): [Bridge, ...Bridge[]] {
  const bridges = makers.map((make) => new Bridge(make));
  t.after(() => {
    for (const bridge of bridges) bridge.close();
  });
  return bridges as [Bridge, ...Bridge[]];
}

/** How often parts were asked for. */
function counted(): { make: () => WorkerLike; parts: () => number } {
  let parts = 0;
  const count: Meddle = (proved) => {
    ++parts;
    return proved;
  };
  return { make: () => meddling(count), parts: () => parts };
}

function alike(found: Design, alone: Design): void {
  const [mine, theirs] = [found.utility, alone.utility];
  assert.ok(Math.abs(mine.mutualInformation - theirs.mutualInformation) <= 2 * GAP);
  assert.ok((mine.upperBound ?? 0) >= theirs.mutualInformation - 1e-12);
  assert.ok((mine.upperBound ?? 1) - mine.mutualInformation <= 1.1 * GAP);
}

function tests(): void {
  test("1, 2, 3 and 4 workers find the same optimum, with a bound that the checker proves", async (t) => {
    const engine = await realEngine();
    const workers = Array.from({ length: 4 }, counted);
    const all = bridgesOf(
      t,
      workers.map(({ make }) => make),
    );
    for (let i = 0; i < 20; ++i) {
      const request = requestOf(2 + (i % 5), 9 + (i % 4), i % 2 === 0 ? "lip" : "ldp", [0.3, 0.7, 1.5][i % 3] ?? 1);
      const [first, ...others] = all;
      const before = workers.map(({ parts }) => parts());
      const found = await designTogether([first, ...others.slice(0, i % 4)], request, {}, forced);
      alike(found, engine.design(request));
      const asked = workers.map(({ parts }, w) => parts() - (before[w] ?? 0));
      assert.ok(asked.slice(1 + (i % 4)).every((parts) => parts === 0));
      const checked = await check(writeProtocol(toProtocolFile(found)));
      assert.ok(checked.holds, JSON.stringify(checked));
    }
    // Every one of them has helped.
    for (const { parts } of workers) assert.ok(parts() > 5, `${parts()} parts`);
  });

  const request = requestOf(4, 12, "ldp", 0.5);

  test("boxes that are left twice change nothing", async (t) => {
    const alone = (await realEngine()).design(request);
    const twice = () => meddling((proved) => ({ ...proved, boxes: proved.boxes.flatMap((box) => [box, box]) }));
    alike(await designTogether(bridgesOf(t, [twice, plain]), request, {}, forced), alone);
  });

  test("a long search by the API has help, tells only better bounds, and its prices prove the bound", async (t) => {
    const helper = counted();
    const sluice = new Sluice({ createWorker: plain });
    const other = new Sluice({ createWorker: helper.make });
    t.after(() => {
      sluice.close();
      other.close();
    });
    const told: SearchProgress[] = [];
    const onProgress = (progress: SearchProgress) => void told.push(progress);
    const found = await sluice.design({ ...long, search: { seconds: 300 } }, { helpers: [other, sluice], onProgress });
    assert.ok(helper.parts() > 0);
    assert.ok(told.length > 2 && told.some(({ interim }) => interim));
    told.forEach(({ lower, upper }, index) => {
      assert.ok(lower <= upper);
      assert.ok(lower >= (told[index - 1]?.lower ?? 0));
      assert.ok(upper <= (told[index - 1]?.upper ?? Number.POSITIVE_INFINITY));
    });
    const { mutualInformation, upperBound = 1 } = found.utility;
    assert.ok(upperBound <= (told.at(-1)?.upper ?? 0) + 1e-12);
    assert.ok(upperBound - mutualInformation <= 1.1 * GAP);
    assert.equal(found.proof.prices?.length, 40);
  });

  test("a search that is short or has no such proof is over before anybody helps", async (t) => {
    const helper = counted();
    const sluice = new Sluice({ createWorker: plain });
    const other = new Sluice({ createWorker: helper.make });
    t.after(() => {
      sluice.close();
      other.close();
    });
    const short = requestOf(3, 12, "lip", 1);
    const others: Partial<DesignRequest>[] = [
      {},
      { protocol: "grr" },
      { objective: "guesses" },
      { seesSecret: true },
      { averageLeakage: 0.01 },
    ];
    for (const each of others) await sluice.design({ ...short, ...each }, { helpers: [other] });
    const [all] = bridgesOf(t, [helper.make]);
    await designTogether([all], { ...short, averageLeakage: 0.01 }, {}, forced);
    assert.equal(helper.parts(), 0);
  });

  test("where a helper crashes others deal with its part, and without the first there is no design", async (t) => {
    let times = 0;
    const broken = () =>
      meddling(() => {
        ++times;
        return undefined;
      });
    const alone = (await realEngine()).design(request);
    alike(await designTogether(bridgesOf(t, [plain, broken, broken]), request, {}, forced), alone);
    assert.ok(times > 0);
    await rejects(designTogether(bridgesOf(t, [broken, plain]), request, {}, forced), "crashed");
  });

  const box = (...values: number[]) => Float64Array.of(...values);
  const lies: [what: string, lie: Meddle][] = [
    ["an undivided bound that is not a number", (proved) => ({ ...proved, undivided: Number.NaN })],
    ["a box of another shape", (proved) => ({ ...proved, boxes: [box(9)] })],
    [
      "a bound of a box that is not a number",
      (proved) => ({
        ...proved,
        boxes: [0.9, Number.NaN, 0.05].map((bound) => new Float64Array(25).fill(0.5).fill(bound, 0, 1)),
      }),
    ],
    ["boxes that are missing", (proved) => ({ ...proved, boxes: undefined as never })],
    ["a box that is not there", (proved) => ({ ...proved, boxes: [undefined as never] })],
    ["a hole in the boxes", (proved) => ({ ...proved, boxes: new Array(1) })],
    ["an empty answer", () => ({}) as never],
    ["a posterior that does not sum to 1", (proved) => ({ ...proved, posteriors: [new Float64Array(12).fill(1)] })],
    ["a posterior below 0", (proved) => ({ ...proved, posteriors: [new Float64Array(12).fill(0).fill(-1, 0, 1)] })],
    ["a posterior that is not a number", (proved) => ({ ...proved, posteriors: [new Float64Array(12).fill(NaN)] })],
    ["a posterior of another shape", (proved) => ({ ...proved, posteriors: [box(1)] })],
  ];
  for (const [what, lie] of lies) {
    test(`others deal with the boxes of a helper that sends ${what}`, async (t) => {
      let times = 0;
      const lying = () =>
        meddling((proved) => {
          ++times;
          return lie(proved);
        });
      const alone = (await realEngine()).design(request);
      const { utility } = await designTogether(bridgesOf(t, [plain, lying]), request, {}, forced);
      alike({ utility } as Design, alone);
      assert.equal(times, 1);
    });
  }

  test("an answer is taken if its boxes are of the shape that was dealt", () => {
    const dealt = [box(0.3, 0, 1)];
    const fine = { boxes: [box(0.9, 0, 1)], undivided: Number.POSITIVE_INFINITY, posteriors: [], looked: 1 };
    assert.ok(isProvedPart(fine, dealt));
    for (const boxes of [[box(0.9, 0, 1), box(Number.NaN, 0, 1)], [box(0.9, 0)], [[0.9, 0, 1]], "boxes", undefined]) {
      assert.ok(!isProvedPart({ ...fine, boxes } as never, dealt));
    }
    for (const more of [{ undivided: Number.NaN }, { undivided: "1" }, { looked: 0.5 }, { posteriors: [[1]] }]) {
      assert.ok(!isProvedPart({ ...fine, ...more } as never, dealt));
    }
    assert.ok(isPosterior(box(0.25, 0.75), 2));
    for (const wrong of [box(1), box(0.5, 0.6), box(-0.5, 1.5), box(Number.NaN, 1)]) assert.ok(!isPosterior(wrong, 2));
  });

  test("a bound that is not a number proves nothing", async (t) => {
    const lying = () => meddling((proved) => ({ ...proved, undivided: Number.NaN }));
    const { utility } = await designTogether(bridgesOf(t, [lying]), request, {}, forced);
    assert.ok((utility.upperBound ?? 0) - utility.mutualInformation > 1.1 * GAP);
  });

  test("a cancel ends all of them at once, and all can be asked again", async (t) => {
    const bridges = bridgesOf(t, [plain, plain, plain]);
    const controller = new AbortController();
    let told = 0;
    const onProgress = () => {
      if (++told === 3) controller.abort();
    };
    await rejects(designTogether(bridges, long, { signal: controller.signal, onProgress }, forced), "cancelled");
    assert.equal(told, 3);
    for (const bridge of bridges) assert.ok((await bridge.call("catalogue", [])).version);
    await rejects(designTogether(bridges, long, { signal: AbortSignal.abort() }), "cancelled");
  });

  test("closing the first one ends the search", async (t) => {
    const [first, ...helpers] = bridgesOf(t, [plain, plain]);
    const onProgress = () => first.close();
    await assert.rejects(designTogether([first, ...helpers], long, { onProgress }, forced), { code: "cancelled" });
  });

  test("when time is up the bound is the one that is proved by then", async (t) => {
    const bridges = bridgesOf(t, [plain, plain]);
    const found = await designTogether(bridges, { ...long, search: { seconds: 1 } }, {}, forced);
    const whole = await designTogether(bridges, { ...long, search: { seconds: 300 } }, {});
    const { mutualInformation, upperBound = 0 } = found.utility;
    assert.ok(upperBound >= whole.utility.mutualInformation);
    assert.ok(upperBound > mutualInformation);
    assert.ok(mutualInformation <= (whole.utility.upperBound ?? 0));
  });

  test("boxes that are dealt out stay open until they are dealt with", () => {
    const box = (bound: number) => Float64Array.of(bound, 0, 1);
    const proof = new OpenProof(0, [box(-1), box(-3), box(-2)]);
    const dealt = proof.deal(1);
    assert.deepEqual([dealt.length, dealt[0]?.[0], proof.bound], [2, -3, -3]);
    const rest = proof.deal(1);
    assert.deepEqual([rest.length, proof.waits, proof.done, proof.bound], [1, false, false, -3]);
    const nothing = { boxes: [], posteriors: [], looked: 1, undivided: Number.POSITIVE_INFINITY };
    proof.settle(dealt, nothing);
    assert.equal(proof.bound, -1);
    proof.putBack(rest);
    assert.ok(proof.waits);
    proof.settle(proof.deal(1), { ...nothing, boxes: [box(-0.5)], undivided: -0.25 });
    assert.equal(proof.bound, -0.5);
    proof.settle(proof.deal(1), nothing);
    assert.deepEqual([proof.done, proof.bound], [true, -0.25]);
  });
}
