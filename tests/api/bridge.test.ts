// SPDX-License-Identifier: GPL-3.0-or-later
/** The bridge settles every promise, whatever happens to the worker. This file is its own worker. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { isMainThread } from "node:worker_threads";
import { Bridge, type WorkerLike } from "../../wasm/engine/bridge.js";
import { serve } from "../../wasm/engine/serve.js";
import { type JointTable, type SearchProgress, Sluice, SluiceError } from "../../wasm/engine/sluice.js";
import { design, fakeEngine, protocol } from "./fake-engine.js";
import { rejects } from "./helpers.js";
import { nodeWorker, port } from "./node-worker.js";

const table: JointTable = {
  secret: { name: "s", categories: ["ill", "well"] },
  data: { name: "x", categories: ["=yes", "no"] },
  weights: Float64Array.of(30, 20, 10, 40),
};
const request = (name: string) => ({ table, notion: "lip", epsilon: 1, protocol: name });
const csv = (rows: number) => new Blob(["s,x\n", "ill,no\nwell,=yes\n".repeat(rows / 2)]);

if (isMainThread) tests();
else serve(port, async () => fakeEngine);

/** Runs a test that makes workers; they end with it, even when it hangs, or the process never would. */
function withWorkers(
  name: string,
  run: (createWorker: () => WorkerLike, workers: WorkerLike[]) => Promise<unknown>,
): void {
  test(name, async () => {
    const workers: WorkerLike[] = [];
    let over = false;
    const createWorker = () => {
      if (over) throw new Error("the test is over");
      const worker = nodeWorker(import.meta.url);
      workers.push(worker);
      return worker;
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error("a promise was never settled")), 300_000);
    });
    try {
      await Promise.race([run(createWorker, workers), late]);
    } finally {
      clearTimeout(timer);
      over = true;
      await Promise.all(workers.map((worker) => worker.terminate()));
    }
  });
}

/** The same with a Sluice of its own. */
function withSluice(name: string, run: (sluice: Sluice, workers: WorkerLike[]) => Promise<unknown>): void {
  withWorkers(name, async (createWorker, workers) => {
    const sluice = new Sluice({ createWorker });
    await run(sluice, workers);
    sluice.close();
  });
}

function tests(): void {
  withSluice("requests are answered in their order by one worker", async (sluice, workers) => {
    const answers: string[] = [];
    await Promise.all([
      sluice.catalogue().then(({ version }) => answers.push(version)),
      sluice.design(request("grr")).then(({ protocol }) => answers.push(protocol)),
      rejects(sluice.describe(table), "bad_table").then(({ code }) => answers.push(code)),
      sluice.audit(protocol).then(({ holds }) => answers.push(String(holds))),
    ]);
    assert.deepEqual(answers, ["fake", "grr", "bad_table", "true"]);
    assert.equal(workers.length, 1);
  });

  withSluice("levels of releases are composed, and what is no level is refused", async (sluice) => {
    assert.equal(await sluice.compose("independent secrets", "ldp", [1, 2]), 2);
    await rejects(sluice.compose("independent secrets", "ldp", ["1"] as never), "bad_request");
    await rejects(sluice.compose("independent secrets", "ldp", 1 as never), "bad_request");
  });

  withSluice("files are inspected, counted and privatised, with progress", async (sluice) => {
    const progress: number[] = [];
    const options = { onProgress: ({ rows }: { rows: number }) => void progress.push(rows) };
    const seen = await sluice.inspect(csv(200_000), options);
    assert.equal(seen.rows, 200_000);
    assert.equal(progress.at(-1), 200_000);
    const counted = await sluice.count(csv(10), { secret: "s", data: "x" });
    assert.deepEqual(counted.weights, Float64Array.of(0, 5, 5, 0));
    const file = await sluice.privatise(csv(1000), protocol, { write: "reports", keep: [] });
    assert.equal((await file.blob.text()).split("\n").length, 1002);
    assert.equal(
      file.counts.reduce((a, b) => a + b),
      1000,
    );
  });

  withSluice("errors arrive with code, place and remedy", async (sluice) => {
    const file = new Blob(["s,x\nill,no\nwell\n"]);
    await rejects(sluice.count(file, { secret: "s", data: "x" }), "bad_file", { line: 3 });
    await rejects(sluice.privatise(csv(2), protocol, { write: "reports", keep: ["s"] }), "bad_request", {
      column: "s",
    });
    await rejects(sluice.audit({ ...protocol, version: 2 as 1 }), "bad_protocol");
  });

  withSluice("a design tells how far it is, and what it has found, before its end", async (sluice) => {
    const told: SearchProgress[] = [];
    const made = await sluice.design(request("slow"), { onProgress: (progress) => void told.push(progress) });
    assert.deepEqual(
      told.map(({ lower, upper }) => [lower, upper]),
      [
        [0, 0.6],
        [0.1, 0.5],
        [0.1, 0.2],
      ],
    );
    assert.deepEqual(
      told.map(({ interim }) => interim?.protocol),
      [undefined, "interim", undefined],
    );
    assert.deepEqual(told[1]?.interim?.weights, design.weights);
    assert.equal(made.seconds, 2);
    assert.equal((await sluice.design(request("slow"))).seconds, 1, "nobody is told where nobody asks");
  });

  withSluice(
    "what a search has found outlives the worker, and nothing is told after a cancel",
    async (sluice, workers) => {
      const controller = new AbortController();
      const told: SearchProgress[] = [];
      const work = sluice.design(request("slow and endless"), {
        signal: controller.signal,
        onProgress: (progress) => {
          told.push(progress);
          if (progress.interim) controller.abort();
        },
      });
      await rejects(work, "cancelled");
      assert.equal(told.length, 2);
      assert.equal((await sluice.catalogue()).version, "fake");
      assert.equal(workers.length, 2);
      assert.deepEqual(told[1]?.interim?.weights, design.weights);
    },
  );

  withWorkers("a soft cancel keeps the worker, and what waits goes on", async (createWorker, workers) => {
    // So patient that a slow machine does not turn the soft cancel into a hard one.
    const bridge = new Bridge(createWorker, 10_000);
    const controller = new AbortController();
    const file = { blob: csv(5_000_000), name: "" };
    const work = bridge.call("inspect", [file], { signal: controller.signal, onProgress: () => controller.abort() });
    const after = bridge.call("catalogue", []);
    await rejects(work, "cancelled");
    assert.equal((await after).version, "fake");
    assert.equal(workers.length, 1);
  });

  withSluice("a hard cancel replaces the worker, and what waits goes on", async (sluice, workers) => {
    await sluice.catalogue();
    const controller = new AbortController();
    const work = sluice.design(request("endless"), { signal: controller.signal });
    const after = sluice.catalogue();
    setTimeout(() => controller.abort(), 50);
    await rejects(work, "cancelled");
    assert.equal((await after).version, "fake");
    assert.equal(workers.length, 2);
  });

  withSluice("cancelling what waits, or what has not begun, disturbs nothing", async (sluice, workers) => {
    const controller = new AbortController();
    const first = sluice.catalogue();
    const waiting = sluice.design(request("grr"), { signal: controller.signal });
    const last = sluice.catalogue();
    controller.abort();
    await rejects(waiting, "cancelled");
    await rejects(sluice.design(request("grr"), { signal: controller.signal }), "cancelled");
    await Promise.all([first, last]);
    assert.equal(workers.length, 1);
  });

  withSluice("cancelling what is finished does nothing", async (sluice, workers) => {
    const controller = new AbortController();
    await sluice.design(request("grr"), { signal: controller.signal });
    controller.abort();
    await sluice.catalogue();
    assert.equal(workers.length, 1);
  });

  withSluice("a trap inside the engine is a crash, and the worker is replaced", async (sluice, workers) => {
    const work = sluice.design(request("trap"));
    const after = sluice.catalogue();
    const error = await rejects(work, "crashed");
    assert.match(error.message, /unreachable/);
    await after;
    assert.equal(workers.length, 2);
  });

  withSluice("a worker that dies rejects its request, and is replaced", async (sluice, workers) => {
    await sluice.catalogue();
    const work = sluice.design(request("endless"));
    const after = sluice.catalogue();
    workers[0]?.terminate();
    await rejects(work, "crashed");
    await after;
    assert.equal(workers.length, 2);
  });

  withSluice("a worker that dies idle is replaced at the next request", async (sluice, workers) => {
    await sluice.catalogue();
    await workers[0]?.terminate();
    await sluice.catalogue();
    assert.equal(workers.length, 2);
  });

  withSluice("close rejects whatever is pending, and whatever comes after", async (sluice) => {
    const works = [sluice.design(request("endless")), sluice.catalogue(), sluice.inspect(csv(2))];
    sluice.close();
    for (const work of works) await rejects(work, "cancelled");
    await rejects(sluice.catalogue(), "cancelled");
    sluice.close();
  });

  withSluice("what cannot be sent is refused, and what waits goes on", async (sluice) => {
    const work = sluice.design({ ...request("grr"), epsilon: (() => 1) as unknown as number });
    const after = sluice.catalogue();
    await rejects(work, "bad_request");
    await after;
  });

  withSluice("a curve reports its points as they come, and lets other requests in between", async (sluice) => {
    const order: string[] = [];
    const epsilons = [0.5, 1, 2];
    const curve = sluice.curve(
      { table, notion: "lip", epsilons, protocols: ["grr"] },
      { onPoint: ({ epsilon }) => order.push(String(epsilon)) },
    );
    const other = sluice.design(request("grr")).then(() => order.push("design"));
    const points = await curve;
    await other;
    assert.deepEqual(
      points.map(({ epsilon }) => epsilon),
      epsilons,
    );
    assert.ok(order.indexOf("design") < 2, order.join());
  });

  withSluice("each point of a curve is helped by the nearest that is known", async (sluice) => {
    const epsilons = [1, 8, 2, 7];
    const points = await sluice.curve({ table, notion: "lip", epsilons, protocols: ["grr", "other"] });
    const helped = points.map(({ mutualInformation }) => Math.round(mutualInformation - 0.1));
    assert.deepEqual(helped, [0, 1, 1, 2, 0, 1, 1, 2], "one protocol knows nothing of another");
  });

  withWorkers("several workers share the points of a curve, and end together", async (createWorker, workers) => {
    const sluices = [1, 2, 3].map(() => new Sluice({ createWorker }));
    const [first, ...helpers] = sluices;
    assert.ok(first);
    const epsilons = Array.from({ length: 60 }, (_, i) => i / 10);
    const seen: number[] = [];
    const onPoint = ({ epsilon }: { epsilon: number }) => void seen.push(epsilon);
    const points = await first.curve({ table, notion: "lip", epsilons, protocols: ["grr"] }, { helpers, onPoint });
    assert.deepEqual(
      points.map(({ epsilon }) => epsilon),
      epsilons,
      "in the order that was asked for",
    );
    assert.deepEqual(seen.toSorted(), epsilons.toSorted(), "each point once");
    assert.equal(workers.length, 3);

    const asked = { table, notion: "lip", epsilons: [1, 2], protocols: ["too large", "endless"] };
    await rejects(
      first.curve({ ...asked, protocols: ["endless", "too large"], epsilons: [1] }, { helpers }),
      "too_large",
    );
    const controller = new AbortController();
    const skipped: string[] = [];
    const onFailure = ({ protocol }: { protocol: string }) => {
      skipped.push(protocol);
      if (skipped.length === 2) setTimeout(() => controller.abort(), 50);
    };
    await rejects(first.curve(asked, { helpers, onFailure, signal: controller.signal }), "cancelled");
    assert.deepEqual(skipped, ["too large", "too large"]);
    for (const sluice of sluices) {
      assert.equal((await sluice.catalogue()).version, "fake");
      sluice.close();
    }
  });

  withSluice("a curve fails with its first failure, or goes on where that is asked for", async (sluice) => {
    const asked = { table, notion: "lip", epsilons: [1], protocols: ["too large", "grr"] };
    await rejects(sluice.curve(asked), "too_large");
    const failures: string[] = [];
    const points = await sluice.curve(asked, { onFailure: ({ protocol }, { code }) => failures.push(protocol, code) });
    assert.deepEqual(failures, ["too large", "too_large"]);
    assert.deepEqual(
      points.map(({ protocol }) => protocol),
      ["grr"],
    );
  });

  withSluice("a curve can be cancelled between and inside its points", async (sluice) => {
    const controller = new AbortController();
    const { signal } = controller;
    const asked = { table, notion: "lip", epsilons: [1, 2], protocols: ["grr", "endless"] };
    setTimeout(() => controller.abort(), 300);
    await rejects(sluice.curve(asked, { signal, onFailure: () => assert.fail("skipped") }), "cancelled");
  });

  test("a worker that cannot be created rejects each request and hangs none", async () => {
    const sluice = new Sluice({
      createWorker: () => {
        throw new Error("blocked by policy");
      },
    });
    const works = [sluice.catalogue(), sluice.catalogue()];
    for (const work of works) assert.match((await rejects(work, "crashed")).message, /blocked by policy/);
    assert.ok((await sluice.catalogue().catch((error) => error)) instanceof SluiceError);
  });

  test("a worker that fails to load its engine rejects each request and hangs none", async () => {
    const sluice = new Sluice({ createWorker: pageBoundWorker });
    for (let i = 0; i < 2; i++) {
      assert.match((await rejects(sluice.catalogue(), "crashed")).message, /no WebAssembly/);
    }
  });
}

/** Both sides of a bridge in one thread; the engine cannot be loaded. */
function pageBoundWorker(): WorkerLike {
  const [page, worker] = [new EventTarget(), new EventTarget()];
  const send = (to: EventTarget, data: unknown) => {
    queueMicrotask(() => to.dispatchEvent(new MessageEvent("message", { data })));
  };
  const listen = (to: EventTarget) => (type: string, listener: (event: never) => void) =>
    to.addEventListener(type, listener as unknown as (event: Event) => void);
  serve({ postMessage: (message) => send(page, message), addEventListener: listen(worker) }, async () => {
    throw new Error("no WebAssembly here");
  });
  return { postMessage: (message) => send(worker, message), addEventListener: listen(page), terminate() {} };
}
