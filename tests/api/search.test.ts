// SPDX-License-Identifier: GPL-3.0-or-later
/** A long search of the real engine, in this process and in a worker. This file is its own worker. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { isMainThread } from "node:worker_threads";
import { searchLine } from "../../wasm/cli/output.js";
import { serve } from "../../wasm/engine/serve.js";
import { type DesignRequest, type SearchProgress, Sluice, shortOf, toProtocolFile } from "../../wasm/engine/sluice.js";
import { adultTables } from "../../web/figures/tables.js";
import { dice, rejects } from "./helpers.js";
import { nodeWorker, port } from "./node-worker.js";
import { realEngine } from "./real-engine.js";
import { besideReading, inFolder } from "./run-cli.js";

const names = (letter: string, count: number) => Array.from({ length: count }, (_, i) => `${letter}${i}`);
const next = dice(7);
const secrets = names("s", 10);
const answers = names("x", 60);
/** The square makes counts uneven enough for a search of many seconds. */
const weights = Float64Array.from({ length: 600 }, () => 1 + next(100) ** 2);
const request: DesignRequest = {
  table: { secret: { name: "s", categories: secrets }, data: { name: "x", categories: answers }, weights },
  notion: "ldp",
  epsilon: 0.5,
  protocol: "optimal",
};

/** Twice as many answers take far more than the seconds that any search here is given, on any machine. */
const larger = {
  ...request.table,
  data: { name: "x", categories: names("x", 120) },
  weights: Float64Array.from({ length: 1200 }, () => 1 + next(100) ** 2),
};

if (isMainThread) tests();
else serve(port, realEngine);

function onlyImproves(told: SearchProgress[]): void {
  told.forEach(({ lower, upper }, index) => {
    assert.ok(lower <= upper);
    assert.ok(lower >= (told[index - 1]?.lower ?? 0));
    assert.ok(upper <= (told[index - 1]?.upper ?? Number.POSITIVE_INFINITY));
  });
}

function tests(): void {
  test("a search tells its bounds, not too often, and every design in between is certified", async () => {
    const engine = await realEngine();
    const told: (SearchProgress & { at: number })[] = [];
    const onProgress = (progress: SearchProgress) => void told.push({ ...progress, at: performance.now() });
    const made = engine.design({ ...request, search: { seconds: 3 } }, onProgress);
    onlyImproves(told);
    assert.ok(told.length >= 5 && told.length <= 31, `${told.length} times`);
    told.slice(1).forEach(({ at }, index) => {
      assert.ok(at - (told[index]?.at ?? 0) >= 95);
    });
    const designs = told.filter(({ interim }) => interim);
    assert.ok(designs.length >= 2 && designs.length <= 7, `${designs.length} designs`);
    for (const { interim, lower, upper } of designs) {
      assert.ok(interim);
      assert.equal(interim.utility.upperBound, upper);
      assert.ok(Math.abs(interim.utility.mutualInformation - lower) < 1e-6);
      assert.ok((interim.leakage.ldp?.level ?? 1) <= 0.5);
      const { holds, reason } = engine.audit(toProtocolFile(interim));
      assert.ok(holds, reason);
    }
    const last = designs.at(-1)?.interim?.utility.mutualInformation ?? 1;
    assert.ok(made.utility.mutualInformation >= last - 1e-6);
  });

  test("a curve drawn by two workers has the values of single designs, to its gap", async () => {
    const table = adultTables[1]?.table;
    assert.deepEqual([table?.secret.name, table?.data.name], ["occupation", "education"]);
    assert.ok(table);
    const engine = await realEngine();
    const sluices = [1, 2].map(() => new Sluice({ createWorker: () => nodeWorker(import.meta.url) }));
    const [first, ...helpers] = sluices;
    assert.ok(first);
    const epsilons = [0.2, 5, 1, 2.5, 0.4, 0];
    for (const notion of ["lip", "ldp"]) {
      const points = await first.curve({ table, notion, epsilons, protocols: ["grr", "optimal"] }, { helpers });
      assert.equal(points.length, 12);
      for (const point of points) {
        const { protocol, epsilon, mutualInformation } = point;
        assert.equal(shortOf(point), 0);
        const { utility } = engine.design({ table, notion, epsilon, protocol });
        const difference = Math.abs(mutualInformation - utility.mutualInformation);
        assert.ok(difference < 1e-4, `${notion} ${protocol} at ${epsilon}: ${difference}`);
      }
    }
    for (const sluice of sluices) sluice.close();
  });

  test("a curve of a promise that has to know something is of what it was told", async (t) => {
    const sluice = new Sluice({ createWorker: () => nodeWorker(import.meta.url) });
    t.after(() => sluice.close());
    const engine = await realEngine();
    const table = {
      secret: { name: "s", categories: names("s", 2) },
      data: { name: "x", categories: names("x", 3) },
      weights: Float64Array.of(60, 25, 15, 10, 40, 60),
    };
    const protocols = ["ir-tight", "optimal"];
    const kept = async (parameters: { alpha: number }) => {
      const points = await sluice.curve({ table, notion: "rldp", parameters, epsilons: [2], protocols });
      for (const { protocol, epsilon, mutualInformation } of points) {
        const { utility } = engine.design({ table, notion: "rldp", parameters, epsilon, protocol });
        assert.ok(Math.abs(mutualInformation - utility.mutualInformation) < 1e-4, protocol);
      }
      return points.map(({ mutualInformation }) => mutualInformation);
    };
    const [less, more] = [await kept({ alpha: 0.1 }), await kept({ alpha: 0.001 })];
    for (const [i, information] of less.entries()) {
      assert.ok(information > (more[i] ?? information) + 1e-3, protocols[i]);
    }
  });

  test("a point whose search was not finished says how much more there may be", async (t) => {
    const sluice = new Sluice({ createWorker: () => nodeWorker(import.meta.url) });
    // A worker that is left open would keep this process from ending where the test fails.
    t.after(() => sluice.close());
    const protocols = ["grr", "optimal"];
    const points = await sluice.curve({ table: larger, notion: "ldp", epsilons: [0.5], protocols });
    for (const point of points) {
      const open = point.protocol === "optimal";
      assert.equal(shortOf(point) > 0, open, JSON.stringify(point));
      if (open) assert.equal(shortOf(point), (point.upperBound ?? 0) - point.mutualInformation);
    }
    assert.equal(points.length, 2);
  });

  test("in a worker a search can be stopped and what it has found used", async () => {
    const sluice = new Sluice({ createWorker: () => nodeWorker(import.meta.url) });
    const controller = new AbortController();
    const told: SearchProgress[] = [];
    const work = sluice.design(request, {
      signal: controller.signal,
      onProgress: (progress) => {
        told.push(progress);
        if (progress.interim && progress.lower > 0.1) controller.abort();
      },
    });
    await rejects(work, "cancelled");
    onlyImproves(told);
    const found = told.at(-1)?.interim;
    assert.ok(found);
    const { holds, mutualInformation } = await sluice.audit(toProtocolFile(found));
    assert.ok(holds);
    assert.ok(mutualInformation > 0.1);
    sluice.close();
  });

  /** A terminal that remembers what was written since it was last asked. */
  function recorder(isTTY: boolean) {
    const texts: string[] = [];
    const write = (text: string) => void texts.push(text);
    return { isTTY, write, read: () => texts.splice(0).join("") };
  }

  test("a terminal is shown one line, after a second, and it is gone in the end", () => {
    let now = 0;
    const terminal = recorder(true);
    const line = searchLine(terminal, () => now);
    now = 900;
    line.onProgress?.({ lower: 1, upper: 2 });
    assert.equal(terminal.read(), "");
    now = 1100;
    line.onProgress?.({ lower: 1.2345, upper: 1.3001 });
    assert.equal(terminal.read(), "\r\x1b[KSearching: at least 1.234 nats, at most 1.301 nats");
    line.onProgress?.({ lower: 1.2999999, upper: 1.3 });
    assert.match(terminal.read(), /at least 1\.299999 nats, at most 1\.300000 nats$/);
    line.done();
    assert.equal(terminal.read(), "\r\x1b[K");
  });

  test("where standard error is no terminal nothing is told", async () => {
    const pipe = recorder(false);
    const line = searchLine(pipe, () => 0);
    assert.equal(line.onProgress, undefined);
    line.done();
    assert.equal(pipe.read(), "");
    await inFolder(async (folder) => {
      const { secret, data, weights } = larger;
      const rows = secret.categories.flatMap((s, i) =>
        data.categories.map((x, j) => `${s},${x},${weights[data.categories.length * i + j]}`),
      );
      folder.write("table.csv", `s,x,w\n${rows.join("\n")}\n`);
      const what = ["--secret", "s", "--release", "x", "--weight", "w", "--guarantee", "ldp", "--epsilon", "0.5"];
      const { code, stdout, stderr } = await folder.run("design", "table.csv", ...what, "--seconds", "2", "--json");
      assert.equal(code, 0, stderr);
      assert.match(besideReading(stderr), /^(For counting: .*\n)?$/);
      assert.ok(JSON.parse(stdout).seconds > 1.5, "it would have been told at a terminal");
    });
  });
}
