// SPDX-License-Identifier: GPL-3.0-or-later
/** Sentences about a file that has been made, held against that file, its source and its settings. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { countsTold } from "../../wasm/cli/told-counts.js";
import type { PrivatiseChoice } from "../../wasm/contract/file-types.js";
import type { Coding, Design, ProtocolFile, WriteMode } from "../../wasm/contract/types.js";
import { count } from "../../wasm/files/count.js";
import { privatise } from "../../wasm/files/privatise.js";
import { countReports } from "../../wasm/files/report-counts.js";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { questionTable } from "../../wasm/protocol/question.js";
import { allReports, expanded } from "../../wasm/protocol/unary-encoding.js";
import { beforeAfter } from "../../web/facts/before-after.js";
import { happened, happenedAbout, shareChanged } from "../../web/facts/changed-answers.js";
import { heldSays } from "../../web/facts/held-says.js";
import { saysOf } from "../../web/facts/pairs.js";
import { isProved } from "../../web/facts/proved.js";
import { dice, source } from "./helpers.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();
/** The sentences of a receipt as one text. */
const about = (...[design, write, counts, counted]: Parameters<typeof happenedAbout>) => {
  const { did, hides } = happenedAbout(design, write, counts, counted);
  return [...did, ...hides].join(" ");
};
const bare = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, "");
const digits = (text = "") => Number(text.replaceAll(/\D/g, ""));

interface Case {
  protocol: string;
  notion: string;
  seesSecret?: boolean;
  data?: string[];
  coding?: Coding[];
  /** The answer of a row as the rules make it. */
  answer?: (row: string[]) => string[];
}

const CODING: Coding[] = [
  { column: "x", missing: ["?"], merged: [{ into: "other", cells: ["x3", "x4"] }] },
  { column: "n", edges: [20, 40] },
];
const merged = (cell = "") => (cell === "?" ? "" : ["x3", "x4"].includes(cell) ? "other" : cell);
const range = (cell = "") => (Number(cell) < 20 ? "below 20" : Number(cell) < 40 ? "20 to below 40" : "40 or more");

const CASES: Case[] = [
  { protocol: "optimal", notion: "lip" },
  { protocol: "optimal", notion: "pml" },
  { protocol: "grr", notion: "ldp" },
  { protocol: "resample", notion: "lip" },
  { protocol: "block-design", notion: "data-ldp" },
  { protocol: "oue", notion: "lip" },
  { protocol: "optimal", notion: "rldp", seesSecret: true },
  { protocol: "cr", notion: "rldp", seesSecret: true },
  { protocol: "grr", notion: "rldp", seesSecret: true },
  { protocol: "optimal", notion: "lip", data: ["x", "n"], coding: CODING, answer: ([, x, n]) => [merged(x), range(n)] },
  { protocol: "grr", notion: "lip", coding: CODING, answer: ([, x]) => [merged(x)] },
];

/** People of whom the hidden column tells something of the others, in a file of so many rows. */
function rowsOf(seed: number, many: number): string[][] {
  const roll = dice(seed);
  return Array.from({ length: many }, () => {
    const s = roll(3);
    const x = ["x0", "x1", "x2", "x3", "x4", "?", ""][Math.min(6, roll(5) + roll(2 + s))] ?? "";
    return [`s${s}`, x, String(roll(30) + 15 * s)];
  });
}

interface Made {
  design: Design;
  file: ProtocolFile;
  rows: string[][];
  answers: string[][];
  head: string;
  written: string[];
  changed: number | undefined;
}

async function made(
  { protocol, notion, seesSecret, data = ["x"], coding, answer }: Case,
  seed: number,
  write: WriteMode,
): Promise<Made> {
  const rows = rowsOf(seed, 120 + 40 * (seed % 7));
  const text = `s,x,n\n${rows.map((row) => row.join(",")).join("\n")}\n`;
  const rules = coding?.filter(({ column }) => data.includes(column));
  const table = await count(source(text), { secret: "s", data, ...(rules && { coding: rules }) });
  const parameters = notion === "rldp" ? { alpha: 0.05 } : undefined;
  const design = engine.design({
    ...{ table, notion, protocol, epsilon: 0.2 + 0.3 * (seed % 3) },
    ...(seesSecret && { seesSecret }),
    ...(parameters && { parameters }),
  });
  const file = readProtocol(writeProtocol(toProtocolFile(design)), "");
  const choice: PrivatiseChoice = { write, keep: [] };
  const { blob, changed, rows: many } = await privatise(engine, source(text), file, choice);
  const [head = "", ...written] = (await blob.text()).split("\n").slice(0, -1);
  assert.equal(many, rows.length);
  const of = answer ?? ((row: string[]) => [row[1] ?? ""]);
  return { design, file, rows, answers: rows.map(of), head, written, changed };
}

/** Whether a line of the file names what is true of the row, by its words alone. */
function names(line: string, row: string[], answer: string[], { design }: Made, write: WriteMode): boolean {
  const cell = line.replace(/^"(.*)"$/, "$1");
  // An empty cell of a file with one column stands in quotes.
  if (write === "values") return line === (answer.join(",") || '""');
  const shown = answer.map((part) => part || "(empty)").join(" · ");
  const words = design.seesSecret ? [shown, `${row[0]} · ${shown}`] : [shown];
  return words.includes(cell.replace(/ \(\d+\)$/, "")) || words.includes(cell);
}

/** The number in a sentence and the one that it should be. */
function tells(sentence: string, isChanged: boolean, changed: number, rows: number): void {
  const found = /(?:about )?([\d,]+) of ([\d,]+)/.exec(bare(sentence));
  assert.ok(found, sentence);
  assert.deepEqual([digits(found[1]), digits(found[2])], [isChanged ? changed : rows - changed, rows], sentence);
}

/** P(the answer is what is written), from the settings file alone, in its own whole numbers. */
function share({ file, design }: Made, write: WriteMode): number {
  const { channel, prior, seesSecret, data, secret } = file;
  const width = data.categories.length;
  const total = prior.flat().reduce((sum, n) => sum + n, 0);
  const reports = channel.marks ? allReports(width) : channel.reports;
  const q = channel.marks
    ? expanded(Number(channel.marks.other) / 2 ** 62, width, reports)
    : channel.weights.map((row) => row.map((weight) => Number(BigInt(weight)) / 2 ** 62));
  const cells = prior.flatMap((row, s) =>
    row.map((people, x) => ({ s, x, p: people / total, row: q[seesSecret ? s * width + x : x] ?? [] })),
  );
  let same = 0;
  reports.forEach((report, y) => {
    const sent = cells.reduce((sum, { p, row }) => sum + p * (row[y] ?? 0), 0);
    const of = data.categories.map((_, x) =>
      cells.reduce((sum, cell) => sum + (cell.x === x ? cell.p * (cell.row[y] ?? 0) : 0), 0),
    );
    if (write === "values") same += sent > 0 ? of.reduce((sum, p) => sum + p * p, 0) / sent : 0;
    else
      for (const { s, x, p, row } of cells) {
        const answer = (data.columns ?? [{ values: data.categories }]).map(({ values }) => values[x] ?? "");
        if (names(report, [secret.categories[s] ?? ""], answer, { design } as Made, write)) same += p * (row[y] ?? 0);
      }
  });
  return same;
}

for (const write of ["values", "reports"] as const) {
  test(`the number of answers that chance changed is that of the file itself: ${write}`, async () => {
    const seen = new Set<string>();
    for (const [i, one] of CASES.entries()) {
      for (let seed = 1 + i; seed <= 60; seed += 20) {
        const what = `${JSON.stringify(one)}, seed ${seed}`;
        const all = await made(one, seed, write);
        const { design, rows, answers, head, written, changed } = all;
        const said = happened(design, write, changed === undefined ? undefined : { changed, rows: rows.length });
        const counts = await countReports(source(`${head}\n${written.join("\n")}\n`), all.file, {
          written: write,
          as: "rows",
        });
        const likely = about(design, write, counts, true);
        if (write === "reports" && design.marks) {
          assert.equal(changed, undefined, what);
          for (const text of [said, likely])
            assert.match(bare(text), /^Each answer in “x” became a list of ticks, picked by chance\./, what);
          seen.add("ticks");
          continue;
        }
        const same = written.filter((line, row) => names(line, rows[row] ?? [], answers[row] ?? [], all, write)).length;
        assert.equal(changed, rows.length - same, what);
        const isChanged = /We changed/.test(said);
        if (isChanged) seen.add("changed");
        else if (/pair/.test(said)) seen.add("pairs");
        else if (/names/.test(said)) seen.add("codes");
        if (/Chance changed nothing in/.test(said)) {
          assert.equal(same, rows.length, what);
          seen.add("real");
          continue;
        }
        if (!/\d/.test(bare(said).replaceAll(/“[^”]*”/g, ""))) {
          assert.ok(
            design.standsFor.every(({ length }) => length > 1),
            `${what}: no number, so no code is one answer: ${said}`,
          );
          assert.equal(same, 0, what);
          continue;
        }
        tells(said, isChanged, changed ?? -1, rows.length);
        // Negative control: it would notice one answer more, and one less.
        for (const by of [-1, 1]) {
          const wrong = happened(design, write, { changed: (changed ?? 0) + by, rows: rows.length });
          assert.throws(() => tells(wrong, isChanged, changed ?? -1, rows.length), assert.AssertionError);
        }
        // A receipt follows from the saved file and the settings alone.
        const p = share(all, write);
        assert.ok(Math.abs(1 - p - (shareChanged(design, write) ?? -1)) < 1e-9, what);
        const [, n = ""] = /about ([\d,]+) of/.exec(bare(likely)) ?? [];
        const gap = Math.abs((isChanged ? digits(n) : rows.length - digits(n)) - (rows.length - same));
        assert.ok(gap <= 6 * Math.sqrt(rows.length * p * (1 - p)) + 1, `${what}: ${n} of ${rows.length}, ${same}`);
        assert.match(bare(about(design, write, counts, false)), /This is for people as in the table\./);
      }
    }
    assert.deepEqual(
      [...seen].sort(),
      write === "values" ? ["changed", "real"] : ["changed", "codes", "pairs", "real", "ticks"],
    );
  });
}

test("a file that has the real answers is said to have them, and not to hide anything", async () => {
  const table = await count(source("s,x\na,u\na,v\nb,u\nb,v\n"), { secret: "s", data: "x" });
  const design = engine.design({ table, notion: "lip", epsilon: 1, protocol: "grr" });
  assert.equal(shareChanged(design, "reports"), 0);
  const said = bare(happened(design, "reports", { changed: 0, rows: 4 }));
  assert.equal(said, "Chance changed nothing in “x”. Unchanged answers already keep the chosen limit for “s”.");
  assert.equal(bare(about(design, "reports", { reports: ["u", "v"], counts: [2, 2] }, true)), said);
});

test("one row is one answer, and none that changed is told as none", async () => {
  const { design } = await made({ protocol: "grr", notion: "lip" }, 5, "reports");
  assert.match(
    bare(happened(design, "reports", { changed: 0, rows: 1 })),
    /^We changed 0 of 1 answer in “x” by chance\./,
  );
  assert.match(
    bare(happened(design, "reports", { changed: 1, rows: 2 })),
    /^We changed 1 of 2 answers in “x” by chance\./,
  );
});

test("a column is said to be hidden only where no belief in it moves by far", () => {
  const weights = Float64Array.of(60, 5, 5, 5, 60, 5);
  const table = {
    secret: { name: "s", categories: ["a", "b"] },
    data: { name: "x", categories: ["u", "v", "w"] },
    weights,
  };
  for (const notion of ["lip", "ldp", "pml", "data-ldp"]) {
    for (const epsilon of [0, 0.1, 0.5, 1, 2, 3]) {
      const design = engine.design({ table, notion, epsilon, protocol: "optimal" });
      const said = bare(about(design, "reports", { reports: ["u"], counts: [140] }, true));
      if (/Chance changed nothing in/.test(said)) continue;
      const factors = design.reports.flatMap((_, y) =>
        [0, 1].map((s) => (design.secretPosterior[2 * y + s] ?? 0) / (design.secretDistribution[s] ?? 1)),
      );
      const far = Math.max(...factors.map((factor) => Math.max(factor, 1 / factor)));
      const nothing = design.utility.mutualInformation < 1e-12;
      const hidesX = notion === "data-ldp" || nothing;
      const limit = notion === "data-ldp" ? Math.exp(epsilon) : far;
      const what = `${notion} at ${epsilon}, ${far}: ${said}`;
      assert.equal(/This hides/.test(said), limit <= Math.exp(0.5) + 1e-6 || nothing, what);
      assert.equal(/This limits how much/.test(said), limit > Math.exp(0.5) + 1e-6 && !nothing, what);
      assert.equal(/It does not hide “x”\./.test(said), !hidesX, what);
      assert.equal(/prove or rule out/.test(said), !hidesX && !Number.isFinite(far), what);
    }
  }
});

test("what a settings file holds is said in its own numbers, and only where it holds counts", async () => {
  for (let seed = 1; seed <= 20; seed++) {
    const { file, rows } = await made({ protocol: "grr", notion: "lip" }, seed, "values");
    const cells = new Map<string, number>();
    for (const [s, x] of rows) cells.set(`${s},${x}`, (cells.get(`${s},${x}`) ?? 0) + 1);
    const single = [...cells.values()].filter((n) => n === 1).length;
    const few = [...cells.values()].filter((n) => n > 1 && n < 5).length;
    const said = bare(heldSays(file) ?? "");
    const number = (pattern: RegExp) => digits(pattern.exec(said)?.[1] ?? "0");
    assert.match(said, /^It holds true counts: s by x\. .*Give it only to people who may see these counts\.$/);
    const told = [
      number(/([\d,]+) of its counts (?:is|are) of one person/),
      number(/([\d,]+) of its counts (?:is|are) of 2 to 4 people/),
    ];
    assert.deepEqual(told, [single, few], said);
    // Negative control: a table with one cell more of a single person.
    const wrong = structuredClone(file);
    wrong.prior[0]?.push(1);
    assert.notEqual(bare(heldSays(wrong) ?? ""), said);
  }
  const asked = (shares?: number[]) =>
    toProtocolFile(
      engine.design({
        table: questionTable("q", ["a", "b", "c"], shares),
        notion: "data-ldp",
        epsilon: 1,
        protocol: "grr",
      }),
    );
  assert.equal(heldSays(asked()), undefined);
  assert.equal(heldSays(asked([5, 3, 1])), undefined);
  const shares = {
    secret: { name: "s", categories: ["a", "b"] },
    data: { name: "x", categories: ["u", "v"] },
    weights: Float64Array.of(0.1, 0.2, 0.3, 0.4),
  };
  const proportions = toProtocolFile(engine.design({ table: shares, notion: "lip", epsilon: 0.1, protocol: "grr" }));
  assert.equal(
    bare(heldSays(proportions) ?? ""),
    "It holds true percentages: s by x. Give it only to people who may see them.",
  );
  assert.match(countsTold(proportions) ?? "", /^It holds the shares that it was made from \(s by x\):/);
  const weighted = { ...shares, weights: Float64Array.of(1.5, 1, 2, 3) };
  const held = heldSays(
    toProtocolFile(engine.design({ table: weighted, notion: "lip", epsilon: 0.1, protocol: "grr" })),
  );
  assert.equal(
    bare(held ?? ""),
    "It holds the weighted table: s by x. Give it only to people who may see these counts.",
    "weights are nobody's number",
  );
});

test("answers before and after are those of the file, and as many are the same as in it", async () => {
  for (const write of ["values", "reports"] as const) {
    for (const one of CASES) {
      const all = await made(one, 6, write);
      const { design, rows, answers, written } = all;
      const { before, after } = beforeAfter(design, write, rows.length);
      const what = `${JSON.stringify(one)}, ${write}`;
      const shown = answers.map((answer) => answer.map((part) => part || "(empty)").join(" · "));
      for (const { name, rows: n } of before)
        assert.ok(Math.abs(n - shown.filter((answer) => answer === name).length) < 1e-9, `${what}: ${name}`);
      if (write === "reports" && design.marks) {
        // One's own tick comes up in half of the rows; each letter is an answer, in the order of the settings.
        for (const { name, rows: n } of after) {
          const x = design.data.categories.findIndex((answer) => (answer || "(empty)") === name);
          const ticked = written.filter((line) => line[x] === "y").length;
          assert.ok(Math.abs(n - ticked) <= 3 * Math.sqrt(rows.length), `${what}: ${name}, ${n}, ${ticked}`);
        }
        continue;
      }
      const pairs = write === "reports" && design.reports.some((report) => /^s\d · /.test(report));
      const cells = written.map((line) => line.replace(/^"(.*)"$/, "$1").replace(/^s\d · /, pairs ? "" : "$&"));
      const aligned = after.every(({ name }, i) => name === before[i]?.name);
      const slack = 3 * Math.sqrt(rows.length);
      let same = 0;
      for (const { name, rows: n, same: own } of after) {
        same += own;
        assert.ok(own <= n + 1e-9, `${what}: ${name}`);
        const found = cells.filter((cell) => {
          const said =
            write === "values"
              ? cell
                  .split(",")
                  .map((part) => part || "(empty)")
                  .join(" · ")
              : cell;
          return said === name || (aligned && said.replace(/ \(\d+\)$/, "") === name);
        }).length;
        assert.ok(Math.abs(n - found) <= slack, `${what}: ${name}, ${n}, ${found}`);
      }
      assert.ok(Math.abs(after.reduce((sum, { rows: n }) => sum + n, 0) - rows.length) < 1e-6, what);
      const kept = rows.length * (1 - (shareChanged(design, write) ?? 0));
      assert.ok(Math.abs(same - kept) < 1e-6, `${what}: ${same} of ${kept}`);
      assert.ok(Math.abs(before.reduce((sum, band) => sum + band.same, 0) - kept) < 1e-6, what);
    }
  }
});

test("no method is said to be the best one where that is not proved", () => {
  const best = (notion: string, objective?: string, proved?: boolean) =>
    saysOf("optimal", notion, false, objective, proved);
  const known = "Made for your table. No better method is known.";
  for (const notion of ["rlip", "rpml", "rldp"]) assert.equal(best(notion), known);
  assert.match(best("lip"), /no other method that sees as much keeps more/);
  assert.equal(best("lip", undefined, false), known);
  assert.equal(best("lip", "counting", false), known);
  assert.match(best("lip", "counting"), /for counting/);
  assert.doesNotMatch(saysOf("grr", "rlip", false), /No better/);
  const utility = { mutualInformation: 1, upperBound: 1, dataEntropy: 2 };
  assert.ok(isProved({ utility }));
  assert.ok(!isProved({ utility: { ...utility, upperBound: 1.1 } }));
  assert.ok(!isProved({ utility: { mutualInformation: 1, dataEntropy: 2 } }));
  assert.ok(isProved({ utility: { ...utility, upperBound: 1.1, objective: "counting", value: 3, bound: 3 } }));
  assert.ok(!isProved({ utility: { ...utility, objective: "counting", value: 3, bound: 2.9 } }));
});
