// SPDX-License-Identifier: GPL-3.0-or-later
/** Figures of speed and size cannot drift: each is made of a stored run, with its day, machine and commit. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Runs } from "../../bench/context.mjs";
import { blocksOf, written } from "../../bench/stored.mjs";

const read = (name: string) => readFileSync(name, "utf8");
const notes = read("bench/README.md");
const readme = read("README.md");
const runs = JSON.parse(read("bench/runs.json")) as Runs;
const budget = JSON.parse(read("bench/budget.json"));
const flat = (text: string) => text.replace(/\s+/g, " ");

type Row = string[];
/** The rows of a part's tables that begin so. */
function rowsOf(part: string, ...begin: (string | RegExp)[]): Row[] {
  const tables = runs[part]?.blocks.flatMap((block) => (typeof block === "string" ? [] : [block])) ?? [];
  const fits = (cell = "", wanted: string | RegExp = "") =>
    typeof wanted === "string" ? cell === wanted : wanted.test(cell);
  const rows = tables.flatMap(({ rows }) => rows).filter((row) => begin.every((wanted, i) => fits(row[i], wanted)));
  assert.ok(rows.length > 0, `${part}: ${begin}`);
  return rows;
}
const cell = (part: string, begin: (string | RegExp)[], column: number, at = 0) =>
  rowsOf(part, ...begin)[at]?.[column] ?? "";
const number = (text: string) => Number.parseFloat(text);
const milliseconds = (text: string) => number(text) * (text.endsWith(" s") ? 1000 : 1);
/** The least and the largest of some cells, in units of so many milliseconds, to so many digits. */
function range(cells: string[], unit = 1, digits = 2): string {
  const all = cells.map((text) => number((milliseconds(text) / unit).toPrecision(digits)));
  return [...new Set([Math.min(...all), Math.max(...all)])].join(" to ");
}
const columns = (rows: Row[], ...which: number[]) => rows.flatMap((row) => which.map((column) => row[column] ?? ""));
const power = (column: number, at: number) => cell("growth", ["grows as"], column, at).replace("power ", "");
const proofs = () => rowsOf("growth", /, /).map((row) => number(row[2] ?? "") + number(row[3] ?? ""));

/** Words of the notes, and the figure of the runs that has to stand in them. */
const SAID: [words: RegExp, figure: () => string][] = [
  [
    /With two workers the page takes ([\d.]+) s for `lip`/,
    () => range([cell("curve", ["`lip`", /workers: 2/], 4)], 1000, 1),
  ],
  [
    /the page takes [\d.]+ s for `lip` and ([\d.]+) s for `ldp`/,
    () => range([cell("curve", ["`ldp`", /workers: 2/], 4)], 1000),
  ],
  [
    /`lip` at ε 2, 1, 0\.5 takes (.*?) s of/,
    () =>
      columns(rowsOf("counting", "`lip`"), 3)
        .map((text) => text.replace(" s", ""))
        .join(", ")
        .replace(/, (?=[^,]*$)/, " and "),
  ],
  [
    /`ldp` at ε 2 and 1 takes (.*?) s/,
    () =>
      columns(rowsOf("counting", "`ldp`", /^[21]$/), 3)
        .map((text) => text.replace(" s", ""))
        .join(" and "),
  ],
  [/`ldp` ε 0\.5 takes ([\d.]+) s natively/, () => range([cell("scale", ["5", "100", "`ldp`", "0.5"], 4)], 1000)],
  [
    /natively, and ([\d.]+ to [\d.]+) s in WebAssembly/,
    () => range(columns(rowsOf("scale", "5", "100", "`ldp`", "0.5"), 5, 6), 1000),
  ],
  [/categories ([\d.]+ to [\d.]+) times as fast/, () => range(columns(rowsOf("shared", /16 and 40/), 5))],
  [
    /takes ([\d.]+) times as long in Chromium/,
    () => range([String(1 / number(cell("shared", [/5 and 100/, "Chromium"], 5)))]),
  ],
  [/takes ([\d.]+ to [\d.]+) times as long as `lip`/, () => range(columns(rowsOf("beyond", "`srlip`, exact"), 5))],
  [/In c it grows as a power of ([\d.]+) under `lip`/, () => power(1, 1)],
  [/under `lip`, and of ([\d.]+\d) under `ldp`/, () => power(2, 1)],
  [/Time grows nearly as the (\w+) of a/, () => ["", "", "square", "cube"][Math.round(number(power(1, 0)))] as string],
  [/the proof takes up to (\d+) %/, () => String(Math.max(...proofs()))],
  [/\(480 protocols\) take ([\d.]+) s natively/, () => range([cell("figures", [/^A, Figure 6/], 2)], 1000, 1)],
  [/3 categories\) takes (\d+) s/, () => range([cell("figures", [/^E, Figure 2/], 2)], 1000)],
  [/in WebAssembly ([\d.]+ to [\d.]+) times as long/, () => range(columns(rowsOf("figures", /./), 5, 6))],
  [/2 × 4 categories takes ([\d.]+) kB/, () => cell("sample", [/^2 × 4/], 4).replace(" kB", "")],
  [/read by the engine in (\d+) ms/, () => range([cell("sample", [/^2 × 4/], 8)], 1, 1)],
  [/by the checker in (\d+) ms/, () => range([cell("sample", [/^2 × 4/], 9)])],
  [
    /it takes (\d+ kB, \d+ ms and \d+ ms);/,
    () =>
      [4, 8, 9]
        .map((column) => cell("sample", [/^Adult/], column))
        .join(", ")
        .replace(/, (?=[^,]*$)/, " and "),
  ],
  [
    /`rldp` takes (\d+ kB, \d+ and \d+ ms)/,
    () =>
      `${cell("sample", ["the same"], 4, 2)}, ${number(cell("sample", ["the same"], 8, 2))} and ${cell("sample", ["the same"], 9, 2)}`,
  ],
  [
    /takes (\w+) as long as that by ranges/,
    () =>
      ["", "", "twice"][
        Math.round(milliseconds(cell("small", ["verify_rlip"], 1)) / milliseconds(cell("small", ["verify_rldp"], 1)))
      ] as string,
  ],
  [
    /A link to a question shows it after ([\d.]+ to [\d.]+) s/,
    () => range(columns(rowsOf("path", "the question is there after"), 1, 2), 1000, 1),
  ],
  [
    /slow network \(1\.6 Mbit\/s\) after ([\d.]+) s/,
    () => range([cell("path", ["the same on a slow network"], 1)], 1000),
  ],
  [/It has (\d+) words before the question/, () => cell("path", [/words before the question/], 1)],
  [
    /can be saved after ([\d.]+) s/,
    () =>
      range(
        [cell("path", [/^from the click on the example/], 1), cell("path", [/^from the click on the example/], 2)],
        1000,
        1,
      ),
  ],
  [
    /takes ([\d.]+) times as long until an example/,
    () => /\(([\d.]+) ×/.exec(cell("engines", [/^the page that protects/], 3))?.[1] ?? "",
  ],
  [/The best are (\d+ to \d+) for performance/, () => range(columns(rowsOf("lighthouse", /./), 2), 1, 3)],
  [
    /One can be answered after ([\d.]+) s/,
    () => range([cell("frame", [/names the file/], 1), cell("frame", [/beside the script/], 1)], 1000, 1),
  ],
  [
    /the first of 20 after ([\d.]+) s/,
    () => String(Math.round(milliseconds(cell("frame", [/names the file/], 2)) / 50) / 20),
  ],
  [/all of them after ([\d.]+) s/, () => range([cell("frame", [/names the file/], 3)], 1000)],
  [
    /In the page itself that is (\d+ and \d+) ms/,
    () => [1, 2].map((column) => number(cell("frame", ["in the page itself"], column))).join(" and "),
  ],
  [
    /alone takes (\d+ to \d+) kB of scripts/,
    () =>
      range(
        columns(rowsOf("bundlers", /^(?!.*dev)(esbuild|webpack|Vite)/, "yes"), 3).filter((text) => /^\d+$/.test(text)),
      ),
  ],
];

interface Texts {
  notes: string;
  readme: string;
  runs: Runs;
  /** A file of bench/measured. */
  long: (name: string) => string;
}
const now: Texts = { notes, readme, runs, long: (name) => read(`bench/${name}`) };

/** Why the documents disagree with the runs; nothing where they agree. */
function drift(texts: Texts): string[] {
  const wrong: string[] = [];
  for (const [name, text] of Object.entries(written(texts.notes, texts.runs, budget))) {
    const stands = name === "README.md" ? texts.notes : texts.long(name);
    if (stands !== text) wrong.push(`bench/${name}: run \`npm run bench -- --tables\``);
  }
  for (const [words, figure] of SAID) {
    const found = words.exec(flat(texts.notes))?.[1];
    if (found !== undefined && found !== figure()) wrong.push(`${words}: ${found} instead of ${figure()}`);
  }
  const glance = /<!-- glance: measured -->(.*?)<!-- glance: end -->/s.exec(texts.notes)?.[1] ?? "";
  const rows = glance.split("\n").map((line) => line.split("|").map((one) => one.trim()));
  const row = (first: string) => rows.find((one) => one[1]?.startsWith(first)) ?? [];
  const [, , adult = "", adultInWasm = ""] = row("Adult, occupation");
  const ends = adult.replace(/ ms$/, "").split(", ").map(Number);
  const [, , , csv = ""] = row("a CSV of");
  const [, , , answered = ""] = row("one report");
  const figures = [
    `${Math.min(...ends)} to ${Math.max(...ends)} ms natively, ${adultInWasm} in WebAssembly`,
    csv.replace(/Node ([^,]*), ([^;]*); Chromium ([^,]*), (\S* MB).*/, "$1 and $2 in Node, $3 and $4 in Chromium"),
    answered,
    /\d+ kB with gzip/.exec(row("one report")[1] ?? "")?.[0] ?? "none",
  ];
  const table = /\| what \| time \|.*?\n\n/s.exec(texts.readme)?.[0] ?? "";
  for (const figure of figures) if (!table.includes(figure)) wrong.push(`README.md has not: ${figure}`);
  const rest = figures.reduce((text, figure) => text.replaceAll(figure, ""), table);
  for (const unheld of rest.match(/[\d.]+ (ms|s|µs|MB|kB)\b/g) ?? [])
    wrong.push(`README.md has, and no run: ${unheld}`);
  return wrong;
}

test("tables, glance, notes and README have the figures of the stored runs", () => {
  assert.deepEqual(drift(now), []);
});

test("every run says its day, machine and commit", () => {
  assert.ok(Object.keys(runs).length >= 18);
  for (const [part, { date, machine, system, commit, blocks }] of Object.entries(runs)) {
    assert.match(date, /^20\d\d-\d\d-\d\d$/, part);
    assert.match(machine, /\w+, \d+ cores, \w+/, part);
    assert.match(commit, /^[\da-f]{8,}( with changes)?$/, part);
    assert.ok(system.length > 5 && blocks.length > 0, part);
  }
});

test("a part's text is stored and written again without a change", () => {
  const text = "| a   | b   |\n| --- | --- |\n| 1   |     |\n\nA note: 2 × 3.";
  assert.deepEqual(blocksOf(text), [{ head: ["a", "b"], rows: [["1", ""]] }, "A note: 2 × 3."]);
  const small: Runs = { x: { date: "2026-11-30", commit: "0", machine: "m", system: "s", blocks: blocksOf(text) } };
  const marks = (inner: string) => `<!-- x: measured -->\n\n${inner}\n\n<!-- x: end -->\n`;
  const made = (which: Runs) => {
    const files = written(`${notes}${marks("old")}`, { ...runs, ...which }, budget);
    return files["README.md"]?.slice(notes.length);
  };
  assert.equal(made(small), marks(`*m; s; 2026-11-30, commit 0*\n\n${text}`));
  const files = written(notes, { ...runs, ...small }, budget);
  assert.equal(files["measured/x.txt"], `*m; s; 2026-11-30, commit 0*\n\n${text}\n`);
});

/** The text with a digit changed where the pattern has its group. */
function planted(text: string, at: RegExp): string {
  const found = at.exec(text);
  assert.ok(found?.[1], String(at));
  const from = found.index + found[0].lastIndexOf(found[1]);
  const other = /\d/.test(found[1]) ? found[1].replace(/\d/, (digit) => String((Number(digit) + 1) % 10)) : "tenth";
  return text.slice(0, from) + other + text.slice(from + found[1].length);
}

const FAULTS: [kind: string, fault: () => Partial<Texts>][] = [
  ["a figure in a table", () => ({ notes: planted(notes, /\| `lip` \| 2 {4}\| (6\.4) ms/) })],
  [
    "a figure in a long table",
    () => ({ long: (name) => (/small/.test(name) ? planted(now.long(name), /(\d+) ms/) : now.long(name)) }),
  ],
  ["a figure at a glance", () => ({ notes: planted(notes, /polyopt`, 5 × 5, .*?\| (\d+) to/) })],
  ["a machine or a day", () => ({ notes: planted(notes, /(2026-11-\d\d), commit/) })],
  ["a figure in a stored run", () => ({ runs: JSON.parse(planted(read("bench/runs.json"), /"(11) ms"/)) })],
  ["a figure in a note", () => ({ notes: planted(notes, /grows as a power of (1\.6)/) })],
  ["a figure in README", () => ({ readme: planted(readme, /loaded in (\d+) ms/) })],
  ["a size in README", () => ({ readme: planted(readme, /answer`, (\d+) kB/) })],
  ["one more figure in README", () => ({ readme: readme.replace("then 37 µs", "then 37 µs, or 3 ms") })],
];
for (const [kind, fault] of FAULTS) {
  test(`${kind} that is another one is found`, () => {
    const [first] = drift({ ...now, ...fault() });
    assert.ok(first, kind);
  });
}

test("each sentence of the notes that is held to a run is found out if its figure changes", () => {
  const held = SAID.filter(([words]) => words.test(flat(notes)));
  assert.ok(held.length > 25, `${held.length}`);
  for (const [words] of held) {
    const changed = planted(flat(notes), words);
    const wrong = drift({ ...now, notes: changed }).filter((why) => why.startsWith(String(words)));
    assert.equal(wrong.length, 1, String(words));
  }
});
