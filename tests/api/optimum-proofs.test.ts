// SPDX-License-Identifier: GPL-3.0-or-later
/** The proof in a protocol file that no other channel keeps much more: honest ones, false ones, and the search behind it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "../../wasm/checker/checker.js";
import { above, below, ERROR, entropyBelow, fixed, ln, UNIT } from "../../wasm/checker/checker-logarithm.js";
import { type Claim, judgeOptimum } from "../../wasm/checker/checker-optimum.js";
import type { DesignRequest, ProtocolFile } from "../../wasm/contract/types.js";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { messages as limits } from "../../web/messages/limits.js";
import { testInFolder } from "./cli-folder.js";
import { BASES, type Document, honest, recertified } from "./forger.js";
import { dice, tableOf } from "./helpers.js";
import { realEngine } from "./real-engine.js";
import { assertSaid } from "./translations.js";

const engine = await realEngine();
const files = await honest(engine);
const PLENTY = 5e9;

/** B's table. */
const EX1 = [
  [4, 2, 10, 4],
  [10, 6, 2, 2],
];
type Asked = Omit<DesignRequest, "table" | "protocol"> & { protocol?: string };
const designed = (rows: number[][], asked: Asked): ProtocolFile =>
  toProtocolFile(engine.design({ table: tableOf(rows), protocol: "optimal", ...asked }));
const checked = (file: Document, work?: number) => check(writeProtocol(file), work);
function random(seed: number, c: number, a: number, empty = true): number[][] {
  const roll = dice(seed);
  const rows = Array.from({ length: c }, () =>
    Array.from({ length: a }, () => (empty && roll(6) === 0 ? 0 : 1 + roll(60))),
  );
  for (const [s, row] of rows.entries()) row[s % a] = 5 + roll(60);
  for (let x = 0; x < a; x += 1) (rows[0] as number[])[x] ||= 3;
  return rows;
}

test("logarithms in fixed point are right to 2^-76, and roundings are to their sides", () => {
  // Known to fifty digits.
  const known: [bigint, bigint, string][] = [
    [2n, 1n, "69314718055994530941723212145817656807550013436025"],
    [10n, 1n, "230258509299404568401799145468436420760110148862877"],
    [3n, 2n, "40546510810816438197801311546434913657199042346249"],
  ];
  for (const [top, bottom, digits] of known) {
    const off = ln(top, bottom) - (BigInt(digits) * UNIT) / 10n ** 50n;
    assert.ok(off <= ERROR && off >= -ERROR, `${top}`);
    const inverse = ln(bottom, top) + (BigInt(digits) * UNIT) / 10n ** 50n;
    assert.ok(inverse <= ERROR && inverse >= -ERROR, `${top}`);
  }
  const roll = dice(5);
  for (let i = 0; i < 3000; i += 1) {
    const [p, q] = [roll(2 ** 30) + 1, roll(2 ** 30) + 1];
    const t = i % 3 === 0 ? Math.min(p, q) / Math.max(p, q) : p / 2 ** (30 + (i % 900));
    const exact = ln(fixed(t) > 0n ? BigInt(p) : 1n, 1n);
    assert.ok(Math.abs(Number(exact) / 2 ** 96 - Math.log(fixed(t) > 0n ? p : 1)) < 1e-13);
    const value = fixed(t * (i % 2 ? 1 : -1));
    assert.ok(fixed(below(value)) <= value && fixed(above(value)) >= value);
    assert.ok(above(value) - below(value) <= 2 ** -51 * Math.abs(t) + 2 ** -96);
    // t ln (1/t) never above, and hardly below.
    const [least, near] = [entropyBelow(t), -t * Math.log(t)];
    assert.ok(least <= near + 2 ** -52 * near && least >= near - 2 ** -47 * t * (2 - Math.log(t)), `${t}`);
  }
});

test("the optimum of B's table is proved under every notion and at every level", async () => {
  for (const notion of ["lip", "ldp", "pml", "pmc", "data-ldp"] as const)
    for (const epsilon of [0, 0.01, 0.1, 0.5, 1, 1.4])
      for (const method of ["vertices", "columns"] as const) {
        if (method === "columns" && epsilon < 0.05) continue;
        const file = designed(EX1, { notion, epsilon, search: { method } });
        const { holds, optimum, unproved } = await checked(file);
        const { upperBound = 0, mutualInformation } = file.utility;
        assert.ok(holds && optimum && !unproved, `${notion} ${epsilon} ${method}`);
        assert.ok(optimum.gap >= upperBound - mutualInformation && optimum.gap < 2e-6, `${optimum.gap}`);
        assertSaid(optimum.said);
      }
});

test("optima of random tables are proved, by either way to find them", async () => {
  for (let seed = 0; seed < 24; seed += 1) {
    const roll = dice(seed);
    const [c, a] = [2 + roll(3), 2 + roll(5)];
    const epsilon = [0.1, 0.3, 0.7, 1.2][roll(4)] as number;
    const notion = (["lip", "ldp", "pml", "pmc"] as const)[roll(4)] as "lip";
    for (const method of ["vertices", "columns"] as const) {
      const file = designed(random(seed, c, a), { notion, epsilon, search: { method } });
      const { holds, optimum } = await checked(file);
      assert.ok(holds && optimum && optimum.gap < 3e-6, `${seed} ${notion} ${c} x ${a} ${epsilon} ${method}`);
    }
  }
});

/** The vertices of what a notion allows for, by all ways in which conditions may be met with equality; in doubles. */
function verticesOf({ people, conditions }: Claim, epsilon: number): number[][] {
  const a = people.length;
  const total = Number(people.reduce((p, q) => p + q));
  const p = people.map((n) => Number(n) / total);
  const bound = Math.exp(epsilon);
  const rows = conditions.map(({ more, less }) =>
    p.map(
      (q, x) =>
        (Number(more.weights[x]) / Number(more.mass) - (bound * Number(less.weights[x])) / Number(less.mass)) / q,
    ),
  );
  for (let x = 0; x < a; x += 1) rows.push(p.map((_, z) => (z === x ? -1 : 0)));
  const found: number[][] = [];
  const choose = (from: number, chosen: number[]): void => {
    if (chosen.length === a - 1) {
      const v = solved([...chosen.map((i) => [...(rows[i] as number[]), 0]), [...p.map(() => 1), 1]]);
      if (v && rows.every((row) => row.reduce((sum, entry, x) => sum + entry * (v[x] as number), 0) < 1e-9))
        found.push(v);
      return;
    }
    for (let i = from; i < rows.length; i += 1) choose(i + 1, [...chosen, i]);
  };
  choose(0, []);
  return found;
}
function solved(rows: number[][]): number[] | undefined {
  const n = rows.length;
  for (let i = 0; i < n; i += 1) {
    let pivot = i;
    for (let r = i; r < n; r += 1) if (Math.abs(rows[r]?.[i] ?? 0) > Math.abs(rows[pivot]?.[i] ?? 0)) pivot = r;
    const own = rows[pivot] as number[];
    if (Math.abs(own[i] as number) < 1e-10) return undefined;
    [rows[pivot], rows[i]] = [rows[i] as number[], own];
    for (const row of rows) {
      if (row === own) continue;
      const factor = (row[i] as number) / (own[i] as number);
      for (let k = i; k <= n; k += 1) row[k] = (row[k] as number) - factor * (own[k] as number);
    }
  }
  return rows.map((row, i) => (row[n] as number) / (row[i] as number));
}
const entropy = (v: number[]) => v.reduce((sum, t) => (t > 0 ? sum - t * Math.log(t) : sum), 0);

/** The same as the checker makes of a file, from a table alone. */
function claimOf(rows: number[][], notion: "lip" | "ldp", epsilon: number): Omit<Claim, "prices" | "upperBound"> {
  const table = rows.map((row) => row.map(BigInt));
  const people = (table[0] as bigint[]).map((_, x) => table.reduce((sum, row) => sum + (row[x] as bigint), 0n));
  const side = (row: bigint[]) => ({ weights: row, mass: row.reduce((p, q) => p + q) });
  const all = side(people);
  const each = table.map(side);
  const pairs =
    notion === "lip"
      ? each.flatMap((one) => [[one, all] as const, [all, one] as const])
      : each.flatMap((one) => each.flatMap((other) => (one === other ? [] : [[one, other] as const])));
  const bound = BigInt(Math.floor(Math.exp(epsilon) * 2 ** 52)) << 1228n;
  const conditions = pairs.map(([more, less]) => ({
    ...{ more, less, limit: bound + (1n << 1232n) },
    stated: [bound - (1n << 1232n), 1n << 1280n] as [bigint, bigint],
  }));
  // A channel that always says the same keeps nothing, so that every bound above 0 may be claimed of it.
  return { people, conditions, weights: people.map(() => [1n << 62n]) };
}

test("with any prices a bound is proved just where the list of all vertices has it", () => {
  let tried = 0;
  for (let seed = 0; seed < 90; seed += 1) {
    const roll = dice(seed + 900);
    const [c, a] = [2 + roll(3), 2 + roll(3)];
    const rows = random(seed, c, a, false);
    const [notion, epsilon] = [roll(2) ? "lip" : "ldp", 0.1 + roll(12) / 10] as const;
    const claim = claimOf(rows, notion, epsilon);
    const vertices = verticesOf({ ...claim, prices: undefined, upperBound: 0 }, epsilon);
    const total = Number(claim.people.reduce((p, q) => p + q));
    const p = claim.people.map((n) => Number(n) / total);
    for (let times = 0; times < 4; times += 1) {
      const prices = p.map(() => (times ? (roll(2001) - 500) / 1000 : -20 + roll(41)));
      const worth = (v: number[]) => entropy(v) - v.reduce((sum, t, x) => sum + t * (prices[x] as number), 0);
      const bound = worth(p) - Math.min(...vertices.map(worth));
      assert.ok(bound > -1e-9);
      // No more than there is can be kept by anybody, whatever prices say.
      if (bound > entropy(p) - 1e-6 || bound < 1e-6) continue;
      const of = (upperBound: number) => judgeOptimum({ ...claim, prices, upperBound }, PLENTY);
      assert.ok("gap" in of(bound + 1e-8), `${seed} ${times}`);
      assert.deepEqual(of(bound - 1e-7), { refuted: true }, `${seed} ${times}`);
      tried += 1;
    }
  }
  assert.ok(tried > 60, `${tried}`);
});

test("a search that is cut short proves and refutes nothing", async () => {
  const file = designed(random(3, 4, 7), { notion: "ldp", epsilon: 0.4 });
  const full = await checked(file);
  assert.ok(full.optimum);
  const { holds, optimum, unproved } = await checked(file, 100);
  assert.deepEqual([holds, optimum, unproved?.id], [true, undefined, "optimum-too-large"]);
  if (unproved) assertSaid(unproved);
});

/** With prices: the answers may not go out as they are. */
const BEST = designed(EX1, { notion: "lip", epsilon: 0.5 });

test("files from before there were prices are taken, and are said to prove nothing", async () => {
  const file = structuredClone(BEST) as Document;
  delete file.certificate.prices;
  const { holds, optimum, unproved } = await checked(file);
  assert.deepEqual([holds, optimum, unproved?.id], [true, undefined, "optimum-not-proved"]);
  // A bound that nobody can exceed is proved without prices.
  file.utility.upperBound = file.utility.dataEntropy;
  const sure = await checked(recertified(engine, file));
  assert.ok(sure.optimum && sure.optimum.gap > 0.2 && !sure.unproved);
});

test("honest files prove that they are optimal where their channel sees the data alone", async () => {
  for (const base of BASES) {
    const { optimum, unproved } = await checked(files[base]);
    const claims = files[base].protocol === "optimal";
    const proves = base === "lip" || base === "rlip-set" || base === "rldp-set";
    assert.deepEqual([base, optimum !== undefined], [base, proves]);
    const why = files[base].utility.objective === undefined ? "optimum-not-proved" : "optimum-of-objective";
    assert.equal(unproved?.id, claims && !proves ? why : undefined, base);
  }
});

/** Files whose guarantee holds and whose claim to be optimal does not. */
const FALSE: [what: string, forge: (file: Document) => Document][] = [
  ["a price that is raised", (file) => priced(file, (price, x) => price + (x === 0 ? 1e-4 : 0))],
  ["a price that is lowered", (file) => priced(file, (price, x) => price - (x === 2 ? 1e-4 : 0))],
  [
    "two prices that change places",
    (file) => priced(file, (_, x, all) => all[x === 0 ? 1 : x === 1 ? 0 : x] as number),
  ],
  ["prices of nothing", (file) => priced(file, () => 0)],
  ["prices without end", (file) => priced(file, (_, x) => (x ? -1e300 : 1e300))],
  [
    "a bound that is lowered by 1e-8",
    (file) => bounded(file, file.utility.upperBound - 1e-8, file.utility.upperBound - 1e-8),
  ],
  ["prices and bound of a lower level", (file) => proofOf(file, { notion: "lip", epsilon: 0.3 })],
  ["prices and bound of another notion", (file) => proofOf(file, { notion: "ldp", epsilon: 0.5 })],
];
const priced = (file: Document, to: (price: number, x: number, all: number[]) => number) => {
  file.certificate.prices = file.certificate.prices.map(to);
  return file;
};
/** With a channel that keeps so little that the bound is not below it. */
function bounded(file: Document, upperBound: number, most: number): Document {
  const weights: bigint[][] = file.channel.weights.map((row: string[]) => row.map(BigInt));
  const ROW = 1n << 62n;
  // One hundredth of every row goes to the first report, whoever reports.
  file.channel.weights = weights.map((row) => {
    const less = row.map((weight) => weight - weight / 100n);
    less[0] = (less[0] as bigint) + ROW - less.reduce((p, q) => p + q);
    return less.map(String);
  });
  file.utility.upperBound = upperBound;
  const made = recertified(engine, file);
  assert.ok(made.utility.mutualInformation < most && made.utility.upperBound === upperBound);
  return made;
}
function proofOf(file: Document, { notion, epsilon }: Asked): Document {
  const rows = file.prior as number[][];
  const other = designed(rows, { notion, epsilon });
  file.certificate.prices = other.certificate.prices;
  // The channel of the other guarantee, which keeps less, comes with the bound.
  file.channel.weights = other.channel.weights;
  file.channel.reports = other.channel.reports;
  file.channel.standsFor = other.channel.standsFor;
  file.utility.upperBound = other.utility.upperBound;
  return recertified(engine, file);
}

for (const [what, forge] of FALSE) {
  test(`${what} is refused by the checker, for the bound that is refuted`, async () => {
    const document = recertified(engine, forge(structuredClone(BEST)));
    const { holds, flaw, fault } = await checked(document);
    assert.deepEqual([holds, flaw?.id, fault], [false, "bound-refuted", "figures"], what);
    if (flaw) assertSaid(flaw);
  });
}

test("a worse channel beside the bound of the best is taken, and its gap is told", async () => {
  const file = structuredClone(BEST) as Document;
  const { upperBound, mutualInformation } = file.utility;
  const worse = bounded(file, upperBound, mutualInformation);
  const { holds, optimum } = await checked(worse);
  const gap = upperBound - worse.utility.mutualInformation;
  assert.ok(holds && optimum && gap > 1e-3);
  assert.ok(optimum.gap >= gap && optimum.gap < gap + 3e-9);
  assert.ok(Number(optimum.said.values.gap) >= gap);
});

test("a bound below what the channel keeps is refused, with prices and without", async () => {
  for (const prices of [true, false]) {
    const file = structuredClone(BEST) as Document;
    file.utility.upperBound = file.utility.mutualInformation - 1e-6;
    file.certificate.gap = 0;
    if (!prices) delete file.certificate.prices;
    const { flaw } = await checked(file);
    assert.equal(flaw?.id, "bound-refuted");
  }
});

test("a bound that is not a number is refused", async () => {
  const file = structuredClone(BEST) as Document;
  file.utility.upperBound = "1e308";
  assert.equal((await checked(file)).flaw?.id, "field-wrong");
});

testInFolder("an audit says how near to the best a protocol is proved to be", async (folder) => {
  folder.write("p.json", writeProtocol(BEST));
  folder.write(
    "false.json",
    writeProtocol(
      recertified(
        engine,
        priced(structuredClone(BEST) as Document, () => 0),
      ),
    ),
  );
  const { code, stdout } = await folder.run("audit", "p.json");
  assert.equal(code, 0);
  assert.match(stdout, /The checker has proved that this protocol is optimal to within \S+ nats\./);
  const { checker } = JSON.parse((await folder.run("audit", "p.json", "--json")).stdout);
  assert.ok(checker.holds && checker.optimum.gap < 1e-5 && checker.unproved === undefined);
  folder.write("pairs.json", writeProtocol(files["rldp-told"]));
  folder.write("grr.json", writeProtocol(files.ldp));
  const unproved = /This file does not prove that the protocol is optimal, or nearly so/;
  assert.match((await folder.run("audit", "pairs.json")).stdout, unproved);
  assert.doesNotMatch((await folder.run("audit", "grr.json")).stdout, /prove/);
  const refused = await folder.run("audit", "false.json");
  assert.equal(refused.code, 1);
  assert.match(refused.stdout, /checker +refuses the file: utility\.upperBound is refuted/);
});

const SAMPLES: [rows: number[][], asked: Asked][] = (["rlip", "rpml", "rldp"] as const).flatMap((notion) => [
  [EX1.map((row) => row.map((n) => 25 * n)), { notion, epsilon: 0.5, seesSecret: false }],
  [random(7, 3, 3, false).map((row) => row.map((n) => 4 * n)), { notion, epsilon: 1, seesSecret: false }],
  [random(8, 2, 5, false).map((row) => row.map((n) => 9 * n)), { notion, epsilon: 0.3, seesSecret: false }],
]);
/** The file with other points, whatever else they prove. */
const pointed = (file: ProtocolFile, change: (points: Document[]) => unknown): Document => {
  const copy = structuredClone(file) as Document;
  change(copy.certificate.points);
  return copy;
};

test("the page says which files have no proof of their optimum", () => {
  const says = Object.values(limits.sections)
    .flatMap(({ says }) => says)
    .join(" ");
  assert.match(
    says,
    /It cannot if the method uses the hidden column\. For a large table that is a sample, the file has no such/,
  );
  assert.equal(files.told.certificate.prices ?? files.rldp.certificate.prices, undefined);
  const rows = random(9, 4, 14, false).map((row) => row.map((n) => 4 * n));
  const asked = { notion: "rldp", epsilon: 0.5, seesSecret: false, search: { seconds: 3 } } as const;
  const { certificate, utility } = designed(rows, asked);
  assert.ok(utility.upperBound !== undefined && !certificate.prices && !certificate.points);
});

test("for the set of a sample a file proves its optimum by some of its distributions", async () => {
  let tried = 0;
  for (const [rows, asked] of SAMPLES) {
    const file = designed(rows, asked);
    const { holds, optimum, unproved, reason } = await checked(file as Document, PLENTY);
    assert.deepEqual([holds, unproved, reason], [true, undefined, undefined], `${asked.notion} ${asked.epsilon}`);
    assert.ok(optimum && optimum.gap < 1e-4, `${optimum?.gap}`);
    if (!file.certificate.points) continue; // The answers may go out as they are.
    tried += 1;
    const refused = async (changed: Document, id: string) => {
      const { holds, flaw } = await checked(changed, PLENTY);
      assert.deepEqual([holds, flaw?.id], [false, id], `${asked.notion} ${asked.epsilon}`);
    };
    // Further from the sample than the set goes, a condition is none; and without those that matter the bound is refuted.
    const away = (point: Document) => {
      const least = point.own.indexOf(Math.max(...point.own));
      const most = (least + 1) % point.own.length;
      point.own[most] += point.own[least];
      point.own[least] = 0;
    };
    await refused(
      pointed(file, (points) => away(points.at(-1) as Document)),
      "point-outside",
    );
    const c = rows.length;
    const own = { rlip: 2 * c, rpml: c, rldp: c * (c - 1) }[asked.notion as "rlip"];
    const without = pointed(file, (points) => points.splice(own));
    await refused(without, "bound-refuted");
    for (const change of [
      (point: Document) => point.own.pop(),
      (point: Document) => point.own[0]++,
      (point: Document) => (point.secret = c),
    ]) {
      const changed = pointed(file, ([point]) => change(point as Document));
      await refused(changed, "list-wrong");
    }
    // Under rpml no secret has to stay as likely as it was.
    if (asked.notion === "rpml") {
      const down = pointed(file, ([point]) => ((point as Document).below = true));
      await refused(down, "list-wrong");
      assert.throws(() => readProtocol(writeProtocol(down as ProtocolFile)));
    }
    const lowered = structuredClone(file) as Document;
    lowered.certificate.prices[0] -= 1e-4;
    await refused(lowered, "bound-refuted");
    const bare = structuredClone(file) as Document;
    delete bare.certificate.points;
    await refused(bare, "points-stray");
    delete bare.certificate.prices;
    assert.equal((await checked(bare, PLENTY)).unproved?.id, "optimum-not-proved");
  }
  assert.ok(tried >= 6, `${tried}`);
  const stray = structuredClone(BEST) as Document;
  stray.certificate.points = [];
  assert.equal((await checked(stray)).flaw?.id, "points-stray");
});
