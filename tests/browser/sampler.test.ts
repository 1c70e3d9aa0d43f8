// SPDX-License-Identifier: GPL-3.0-or-later
/** Many draws of each row of a channel, ten million in a long run, by the site's own engine with the browser's own randomness. */
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import type { DesignRequest, ProtocolFile } from "../../wasm/contract/types.js";
import { long } from "../long.js";
import { lendApi } from "./api.js";
import { site, useBrowser, visit } from "./browser.js";
import * as chiSquare from "./chi-square.js";

useBrowser();

const draws = long ? 10_000_000 : 1_000_000;
/** By how much a cell is off in the negative control. */
const off = long ? 0.02 : 0.07;
/** Chance of a false alarm. */
const alpha = 1e-6;

/** In the page: designs a protocol, and privatises as many people of each category, all alike. */
async function drawn({ engine, request, draws }: { engine: string; request: DesignRequest; draws: number }) {
  const { Sluice, toProtocolFile } = globalThis.sluiceApi;
  const { default: source } = await import(engine);
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const sluice = new Sluice({ createWorker: () => new Worker(address) });
  const { table } = request;
  const weights = Float64Array.from(table.weights);
  const protocol = toProtocolFile(await sluice.design({ ...request, table: { ...table, weights } }));
  const counts: number[][] = [];
  for (const category of table.data.categories) {
    const pieces = Array.from({ length: 100 }, () => `${category}\n`.repeat(draws / 100));
    const people = new Blob([`${table.data.name}\n`, ...pieces]);
    counts.push((await sluice.privatise(people, protocol, { write: "reports", keep: [] })).counts);
  }
  sluice.close();
  return { protocol, counts };
}

function matrix({ channel }: ProtocolFile): number[][] {
  return (channel.weights ?? []).map((row) =>
    row.map((weight) => Number(BigInt(weight)) / Number(BigInt(channel.denominator))),
  );
}

/** The row with a cell that is likelier by that share of itself, at the cost of the likeliest of the others. */
function shifted(row: number[], cell: number): number[] {
  const more = off * (row[cell] ?? 0);
  const others = row.map((p, y) => (y === cell ? -1 : p));
  const other = others.indexOf(Math.max(...others));
  return row.map((p, y) => p + (y === cell ? more : 0) - (y === other ? more : 0));
}

test("the draws of each row follow the channel; negative control: not one with a cell that is off by a few per cent", async () => {
  const engine = readdirSync(site).find((name) => /^engine-\w+\.js$/.test(name));
  assert.ok(engine);
  const request: DesignRequest = {
    table: {
      secret: { name: "S", categories: ["s", "t"] },
      data: { name: "X", categories: ["a", "b", "c", "d"] },
      weights: Float64Array.of(0.1, 0.05, 0.25, 0.1, 0.25, 0.15, 0.05, 0.05),
    },
    notion: "lip",
    epsilon: 0.3,
    protocol: "optimal",
  };
  await visit(async ({ page, url, complaints }) => {
    await lendApi(page);
    const { protocol, counts } = await page.evaluate(drawn, { engine: new URL(engine, url).href, request, draws });
    const channel = matrix(protocol);
    assert.equal(channel.length, 4);
    let controls = 0;
    for (const [x, row] of channel.entries()) {
      const seen = counts[x] ?? [];
      assert.equal(
        seen.reduce((sum, n) => sum + n, 0),
        draws,
      );
      const { pValue } = chiSquare.test([seen], [row]);
      assert.ok(pValue > alpha, `row ${x}: p = ${pValue}`);
      for (const [y, chance] of row.entries()) {
        if (chance === 0 || chance === 1) continue;
        // The smallest cell that there is, of .06, moves the statistic by 240 and more, where 28 is enough.
        const other = [shifted(row, y)];
        assert.ok(chiSquare.power(other, [row], [draws], alpha) > 0.999999);
        assert.ok(chiSquare.test([seen], other).pValue < alpha, `row ${x}: cell ${y} may be off by ${off}`);
        controls += 1;
      }
    }
    assert.equal(controls, 6);
    assert.deepEqual(complaints, []);
  });
});
