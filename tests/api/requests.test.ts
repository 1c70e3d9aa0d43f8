// SPDX-License-Identifier: GPL-3.0-or-later
/** Callers without types: what is wrong is told as such, and nothing is taken for something else. This file is its own worker. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { isMainThread } from "node:worker_threads";
import { serve } from "../../wasm/engine/serve.js";
import { Sluice } from "../../wasm/engine/sluice.js";
import { checkParameters } from "../../wasm/protocol/guarantee-check.js";
import { protocol } from "./fake-engine.js";
import { rejects } from "./helpers.js";
import { nodeWorker, port } from "./node-worker.js";
import { realEngine } from "./real-engine.js";

if (isMainThread) tests();
else serve(port, realEngine);

function tests(): void {
  // biome-ignore lint/suspicious/noExplicitAny: what JavaScript allows is what is tested
  const sluice = new Sluice({ createWorker: () => nodeWorker(import.meta.url) }) as any;
  after(() => sluice.close());
  const table = {
    secret: { name: "s", categories: ["ill", "well"] },
    data: { name: "x", categories: ["yes", "no"] },
    weights: Float64Array.of(30, 20, 10, 40),
  };
  const good = { table, notion: "ldp", epsilon: 0.5, protocol: "optimal" };
  const file = new Blob(["s,x\nill,yes\nwell,no\n"]);

  const wrong: [string, () => Promise<unknown>, RegExp][] = [
    ["no request", () => sluice.design(), /the request is not an object/],
    ["a text as request", () => sluice.design("lip"), /the request is not an object/],
    ["no table", () => sluice.design({ ...good, table: undefined }), /table is not an object/],
    [
      "categories that are none",
      () => sluice.describe({ ...table, secret: { name: "s" } }),
      /table\.secret\.categories/,
    ],
    ["a list of weights", () => sluice.describe({ ...table, weights: [30, 20, 10, 40] }), /weights is a list instead/],
    ["no table at all", () => sluice.describe(), /table is not an object/],
    ["the secret seen by a word", () => sluice.design({ ...good, seesSecret: "no" }), /seesSecret is "no" instead/],
    ["an option misspelt", () => sluice.design({ ...good, seessecret: false }), /unknown field "seessecret"/],
    ["a level as a text", () => sluice.design({ ...good, epsilon: "0.5" }), /epsilon is "0\.5" instead of a finite/],
    ["no level", () => sluice.design({ ...good, epsilon: undefined }), /epsilon is nothing/],
    ["an infinite level", () => sluice.design({ ...good, epsilon: Number.POSITIVE_INFINITY }), /epsilon is Infinity/],
    ["a level NaN", () => sluice.design({ ...good, epsilon: Number.NaN }), /epsilon is NaN/],
    ["a notion that is a number", () => sluice.design({ ...good, notion: 3 }), /notion holds 3/],
    ["a time as a text", () => sluice.design({ ...good, search: { seconds: "5" } }), /search\.seconds is "5"/],
    ["a limit misspelt", () => sluice.design({ ...good, search: { second: 5 } }), /unknown field "second"/],
    ["parameters as a text", () => sluice.design({ ...good, parameters: "lower" }), /parameters is not an object/],
    [
      "data of which one category occurs",
      () => sluice.design({ ...good, table: { ...table, weights: Float64Array.of(30, 0, 10, 0) } }),
      /table\.data has fewer than two categories that occur/,
    ],
    [
      "a secret of which one category occurs",
      () => sluice.design({ ...good, table: { ...table, weights: Float64Array.of(30, 20, 0, 0) } }),
      /table\.secret has fewer than two categories that occur/,
    ],
    ["no curve", () => sluice.curve(), /the request is not an object/],
    [
      "one level for a curve",
      () => sluice.curve({ ...good, epsilons: 1, protocols: ["grr"] }),
      /unknown field|epsilons/,
    ],
    ["no file", () => sluice.inspect(), /the file is nothing/],
    ["the name of a file", () => sluice.inspect("people.csv"), /the file is "people\.csv"/],
    ["no choice of columns", () => sluice.count(file), /the choice of columns is not an object/],
    ["a column by number", () => sluice.count(file, { secret: 0, data: 1 }), /secret holds 0/],
    [
      "another way to write",
      () => sluice.privatise(file, protocol, { write: "value", keep: [] }),
      /write is "value" instead of "reports" or "values"/,
    ],
    ["a chance as a text", () => sluice.worstCase(protocol, "0.05"), /alpha is "0\.05" instead of a finite/],
    ["posteriors of a protocol", () => sluice.posteriors(good), /unknown field "protocol"/],
    [
      "posteriors at a level that is a text",
      () => sluice.posteriors({ table, notion: "lip", epsilon: "1" }),
      /epsilon is "1" instead of a finite/,
    ],
    ["no way to write", () => sluice.privatise(file, protocol), /what is written is not an object/],
    [
      "one column to keep",
      () => sluice.privatise(file, protocol, { write: "reports", keep: "s" }),
      /keep is not a list/,
    ],
    [
      "another way to be safe",
      () => sluice.privatise(file, protocol, { write: "reports", keep: [], spreadsheetSafe: true }),
      /spreadsheetSafe is true instead of "reports", "all" or "none"/,
    ],
    ["a table for an audit that is none", () => sluice.audit(protocol, null), /table is not an object/],
  ];
  for (const [what, work, reason] of wrong) {
    test(`refused as a bad request: ${what}`, async () => {
      assert.match((await rejects(work(), "bad_request")).message, reason);
    });
  }

  test("what is left out is left out, and the worker is the same one still", async () => {
    const made = await sluice.design({ ...good, seesSecret: undefined, parameters: undefined, search: {} });
    assert.equal(made.seesSecret, undefined);
    assert.equal((await sluice.count(file, { secret: "s", data: "x" })).weights.length, 4);
  });

  test("parameters that are wrong are told by category", async () => {
    const three = { ...table, secret: { name: "s", categories: ["ill", "well", "unsure"] } };
    const request = {
      ...good,
      table: { ...three, weights: Float64Array.of(30, 20, 10, 40, 5, 9) },
      notion: "per-secret",
    };
    const of = (secretLevels: unknown) => sluice.design({ ...request, parameters: { secretLevels } });
    const cases: [unknown, RegExp][] = [
      [
        [
          ["ill", 1],
          ["well", -2],
          ["unsure", 1],
        ],
        /the level of "well" in parameters is negative/,
      ],
      [
        [
          ["ill", 1],
          ["well", Number.POSITIVE_INFINITY],
          ["unsure", 1],
        ],
        /the level of "well" in parameters is Infinity/,
      ],
      [[["ill", 1], ["well"], ["unsure", 1]], /secretLevels at "well" has 1 entry instead of 2/],
      [
        [
          ["ill", 1],
          ["well", 5000],
          ["unsure", 1],
        ],
        /"?secretLevels"? has the level 5000 for "well"/,
      ],
      [
        [
          ["ill", 1],
          ["well", 1],
        ],
        /a level for each category of "s", and there is none for "unsure"/,
      ],
    ];
    for (const [secretLevels, reason] of cases) {
      assert.match((await rejects(of(secretLevels), "bad_request")).message, reason);
    }
    const pairs = { dataLevels: [["yes", "no", 1e-9]] };
    assert.throws(() => checkParameters(pairs, table.secret, table.data), /1e-9 for "yes" against "no"/);
  });
}
