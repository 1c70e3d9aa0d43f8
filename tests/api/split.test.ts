// SPDX-License-Identifier: GPL-3.0-or-later
/** Cells with several answers, made columns of yes and no. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Said } from "../../wasm/common/said.js";
import type { Split } from "../../wasm/contract/file-types.js";
import { count } from "../../wasm/files/count.js";
import { inspect } from "../../wasm/files/inspect.js";
import { privatise } from "../../wasm/files/privatise.js";
import { listSeparator, partsOf } from "../../wasm/files/split.js";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { testInFolder } from "./cli-folder.js";
import { rejects, source } from "./helpers.js";
import { realEngine } from "./real-engine.js";
import { assertSaid } from "./translations.js";

const engine = await realEngine();

const PICKS = `sex,picks,n
f,bus;bike,1
m,bike,2
f,,3
m, bus ; bike ,4
f,bi\u200bke,5
m,; ;,6
`;
const SPLIT: Split = { column: "picks", separator: ";" };
const split = (text = PICKS, more: Partial<Split> = {}, piece = 1 << 20) => ({
  ...source(text, piece),
  layout: { eachRow: "person" as const, split: [{ ...SPLIT, ...more }] },
});
const values = async (more: Partial<Split>, column: string) => {
  const { columns } = await inspect(split(PICKS, more));
  return Object.fromEntries((columns.find(({ name }) => name === column)?.values ?? []).map((v) => [v.value, v.count]));
};

test("each answer is a column behind the others, and what was found is told", async () => {
  for (const piece of [3, 1 << 20]) {
    const { header, rows, preview, notes } = await inspect(split(PICKS, {}, piece));
    assert.deepEqual(header, ["sex", "picks", "n", "picks: bike", "picks: bus"]);
    assert.equal(rows, 6);
    assert.deepEqual(
      preview.slice(0, 3).map((row) => row.slice(3)),
      [
        ["yes", "yes"],
        ["yes", "no"],
        ["", ""],
      ],
    );
    const [said] = notes as [Said];
    assert.deepEqual([said.id, said.values.options], ["split-into", ["bike", "bus"]]);
    assertSaid(said);
  }
});

test("an empty cell is missing, also one with separators alone, and says no where that is asked", async () => {
  assert.deepEqual(await values({}, "picks: bike"), { yes: 4, "": 2 });
  assert.deepEqual(await values({ emptyIsNo: true }, "picks: bike"), { yes: 4, no: 2 });
  assert.deepEqual(await values({}, "picks: bus"), { yes: 2, no: 2, "": 2 });
});

test("the columns are hidden and shared as any others, and a protocol's answer may be given by nobody", async () => {
  const choice = { secret: "sex", data: "picks: bus" };
  const table = await count(split(), choice);
  assert.deepEqual(table.data.categories, ["", "no", "yes"]);
  const file = toProtocolFile(engine.design({ table, notion: "lip", epsilon: 1, protocol: "optimal" }));
  const nobody = PICKS.replaceAll("bus", "train");
  for (const once of [undefined, { secret: "0".repeat(64) }]) {
    const made = await privatise(engine, split(nobody), file, { write: "values", keep: ["n"], ...(once && { once }) });
    assert.equal(made.rows, 6);
    assert.match(await made.blob.text(), /^n,picks: bus\n1,/);
  }
});

test("what cannot be split is refused", async () => {
  await rejects(inspect(split(PICKS, { column: "pick" })), "unknown_column");
  const many = `id,picks\n${Array.from({ length: 101 }, (_, i) => `${i},a${i}`).join("\n")}\n`;
  assert.equal((await rejects(inspect(split(many)), "bad_file")).id, "split-too-many");
  assert.equal((await rejects(inspect(split("id,picks\n1,\n2,\n")), "bad_file")).id, "split-empty");
  assert.equal((await rejects(inspect(split("picks: a,picks\n1,a\n2,b\n")), "bad_file")).id, "split-name-taken");
});

test("answers are what stands between separators, of any length", () => {
  assert.deepEqual(partsOf("a, b,,c ", ","), ["a", "b", "c"]);
  assert.deepEqual(partsOf("a b", " "), ["a", "b"]);
  assert.deepEqual(partsOf(" ; ", ";"), []);
});

const LISTS: [what: string, cells: string[], separator: string | undefined][] = [
  ["semicolons", ["bus;bike", "bike", "bus;train", "train"], ";"],
  ["commas, as in Google Forms", ["bus, bike", "bike", "bus, bike, train", ""], ","],
  ["bars", ["a|b", "b|c", "a|c"], "|"],
  ["names", ["Jansen, Piet", "Smit, Anna", "Visser, Jan", "Bakker, Eva"], undefined],
  ["sentences", ["yes, of course", "no, not me", "I do, when it rains"], undefined],
  ["one answer each", ["bus", "bike", ""], undefined],
  ["decimal commas", ["1,5", "2,5", "3,5", "4,5"], undefined],
  ["one list alone", ["a;b", "a", "b"], undefined],
];

for (const [what, cells, separator] of LISTS) {
  test(`${separator === undefined ? "takes for no lists" : "finds what separates lists:"} ${what}`, () => {
    assert.equal(listSeparator(cells), separator);
  });
}

testInFolder("the command line splits for design, privatise and estimate", async (folder) => {
  const rows = Array.from({ length: 40 }, (_, i) => `${i % 2 ? "f" : "m"},${["a;b", "b", "a", ""][(i * 7) % 4]}`);
  folder.write("p.csv", `sex,picks\n${rows.join("\n")}\n`);
  const asked = ["--secret", "sex", "--release", "picks: a", "--guarantee", "ldp", "--epsilon", "1"];
  const made = await folder.run("design", "p.csv", ...asked, "--split", "picks=;", "--empty-is-no", "-o", "p.json");
  assert.equal(made.code, 0, made.stderr);
  assert.match(made.stderr, /picks is split at ";" into columns of yes and no: "a", "b"/);
  assert.deepEqual(JSON.parse(folder.read("p.json")).data.categories, ["no", "yes"]);
  const drawn = ["privatise", "p.json", "p.csv", "--split=picks=;", "--empty-is-no", "-o", "out.csv"];
  // The list holds the answer that the reports keep back.
  assert.match((await folder.run(...drawn, "--keep", "picks")).stderr, /"picks"/);
  assert.equal((await folder.run(...drawn, "--keep", "picks: b")).code, 0);
  // A list of what is public beside the reports.
  const reports = folder.read("out.csv").trim().split("\n");
  const likes = reports.map((line, i) => `${line.split(",")[0]},${i === 0 ? "likes" : ["x|y", "y"][i % 2]}`);
  folder.write("out.csv", `${likes.join("\n")}\n`);
  const found = await folder.run("estimate", "p.json", "out.csv", "--split", "likes=|", "--by", "likes: x", "--json");
  assert.notEqual(found.code, 2, found.stderr);
  assert.match(found.stdout, /"yes"/);
  assert.match((await folder.run("design", "p.csv", ...asked, "--split", "picks")).stderr, /is not like "picks=;"/);
  assert.match((await folder.run("design", "p.csv", ...asked, "--empty-is-no")).stderr, /is for --split/);
});
