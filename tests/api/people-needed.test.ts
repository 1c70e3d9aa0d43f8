// SPDX-License-Identifier: GPL-3.0-or-later
/** How many people it takes: one number, wherever it stands. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { summariseDesign } from "../../wasm/cli/summary.js";
import { summarisePlan } from "../../wasm/cli/summary-estimate.js";
import { countsNobody } from "../../wasm/contract/assumptions.js";
import type { Design } from "../../wasm/contract/types.js";
import { comparisonOf } from "../../wasm/engine/compare.js";
import { peopleNeeded, peopleNeededFor, WITHIN_5_POINTS } from "../../wasm/engine/people-needed.js";
import type { PlanAim, WriteMode } from "../../wasm/engine/sluice.js";
import { designFrom } from "../../wasm/protocol/explain.js";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { isMarks } from "../../wasm/protocol/unary-encoding.js";
import { planOptions } from "../../web/facts/costs.js";
import type { ProtectState } from "../../web/features/protect/session/state.js";
import { UsefulFigures } from "../../web/features/protect/session/useful-figures.js";
import { ReceivedReports } from "../../web/features/results/received-reports.js";
import type { ResultsState } from "../../web/features/results/results-state.js";
import type { Engines } from "../../web/platform/engine-source.js";
import type { SessionState } from "../../web/session/state.js";
import type { Host } from "../../web/session/store.js";
import { kinds, randomProtocol } from "./random-protocols.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();

/** A page with the engine of this process. */
function host<State extends SessionState>(state: State): { host: Host<State>; state: () => State } {
  let now = state;
  const plan = async (...asked: Parameters<typeof engine.plan>) => engine.plan(...asked);
  const design = async (request: Parameters<typeof engine.design>[0]) => engine.design(request);
  const made = {
    get state() {
      return now;
    },
    set: (patch: Partial<State>) => {
      now = { ...now, ...patch };
    },
    attempt: (_: unknown, work: () => Promise<void>) => work(),
    clear: () => undefined,
    engines: Promise.resolve({ files: { plan }, curve: [{ design, plan }] } as unknown as Engines),
  };
  return { host: made as unknown as Host<State>, state: () => now };
}

/** The number on the page that protects a file, once its advice is there. */
async function onProtect(design: Design, write: WriteMode): Promise<number> {
  const page = host({ design, write, inspection: undefined } as unknown as ProtectState);
  new UsefulFigures(page.host, 1, () => 0).follow();
  for (let waited = 0; waited < 3_000; waited += 1) {
    const { useful } = page.state();
    if (useful?.advice) return useful.advice.own;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return assert.fail("no advice has come");
}

const ALL = kinds(engine).filter(
  ({ notion, sees }) => ["lip", "ldp", "data-ldp", "srlip"].includes(notion) && sees === "data",
);

test("page, command line and package tell the number of a plan, whatever the protocol", async () => {
  const seen = { finite: 0, never: 0 };
  for (let seed = 1; seed <= 40; seed += 1) {
    const kind = ALL[(7 * seed) % ALL.length] ?? assert.fail();
    const protocol = randomProtocol(engine, kind, seed);
    if (!protocol || isMarks(protocol.channel) || countsNobody(protocol)) continue;
    const design = designFrom(protocol);
    const at = `${kind.notion} ${kind.protocol} ${seed}`;
    const asked: PlanAim = { halfWidth: 0.05 };
    const plan = engine.plan(protocol, asked);
    const people = plan.people?.each ?? Number.POSITIVE_INFINITY;
    seen[Number.isFinite(people) ? "finite" : "never"] += 1;
    assert.equal(peopleNeeded(engine.plan(protocol, WITHIN_5_POINTS)), people, at);
    assert.equal(peopleNeededFor(engine, design), people, at);
    // The command line, in words and in JSON.
    const words = summariseDesign({ ...design, seconds: 1 }, {}, peopleNeededFor(engine, design));
    const shown = people.toLocaleString("en-GB");
    const told = Number.isFinite(people) ? `  ${shown} people for every share` : "cannot all be estimated";
    assert.ok(words.includes(told), `${at}: ${words}`);
    if (Number.isFinite(people))
      assert.ok(summarisePlan(plan).includes(`${people.toLocaleString("en")} people for`), at);
    assert.equal(comparisonOf(design, peopleNeededFor(engine, design)).people ?? Number.POSITIVE_INFINITY, people, at);
    // The pages: with noise codes and with the same categories.
    assert.deepEqual(planOptions(design), {}, at);
    for (const write of ["reports", "values"] as const) {
      const own = peopleNeeded(engine.plan(protocol, { ...asked, written: write }));
      if (write === "reports") assert.equal(own, people, at);
      assert.equal(await onProtect(design, write), own, `${at}, ${write}`);
      const results: ReturnType<typeof host<ResultsState>> = host({
        adopted: { name: "", protocol },
        within: 0.05,
        written: write,
      } as unknown as ResultsState);
      await new ReceivedReports(results.host).need();
      assert.equal(results.state().needed?.each ?? Number.POSITIVE_INFINITY, own, `${at}, ${write}`);
    }
  }
  assert.ok(seen.finite >= 10 && seen.never >= 3, JSON.stringify(seen));
});

test("the number in a design's JSON is that of the same plan for many reports", () => {
  let seen = 0;
  for (let seed = 1; seed <= 12; seed += 1) {
    const weights = Float64Array.from({ length: 12 }, (_, i) => 5 + ((seed * 37 + i * 61) % 97));
    const table = {
      secret: { name: "s", categories: ["a", "b", "c"] },
      data: { name: "x", categories: ["u", "v", "w", "z"] },
      weights,
    };
    const objective = seed % 2 === 0 ? { objective: "counting" } : {};
    const design = engine.design({ table, notion: "lip", epsilon: 0.3 + seed / 10, protocol: "optimal", ...objective });
    const { counting } = design.utility;
    if (!counting) continue;
    seen += 1;
    const wald = engine.plan(toProtocolFile(design), WITHIN_5_POINTS).people?.wald ?? Number.NaN;
    assert.ok(
      Math.abs(counting.peopleFor5Points - wald) <= 1 + 1e-6 * wald,
      `${seed}: ${counting.peopleFor5Points}, ${wald}`,
    );
  }
  assert.ok(seen >= 6, `${seen}`);
});
