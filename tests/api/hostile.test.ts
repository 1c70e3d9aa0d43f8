// SPDX-License-Identifier: GPL-3.0-or-later
/** Files made to deceive: nothing of them is passed on, printed raw, or taken for something else. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { closeSync, openSync, statSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { test } from "node:test";
import { neutralise } from "../../wasm/common/cells.js";
import { shortened, visible } from "../../wasm/common/characters.js";
import { count } from "../../wasm/files/count.js";
import { nearest } from "../../wasm/files/header.js";
import { inspect } from "../../wasm/files/inspect.js";
import { privatise } from "../../wasm/files/privatise.js";
import { recogniser } from "../../wasm/files/recogniser.js";
import { MAX_PROTOCOL_BYTES, readProtocol, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { fakeEngine, protocol } from "./fake-engine.js";
import { rejects, source } from "./helpers.js";
import { realEngine } from "./real-engine.js";
import { inFolder } from "./run-cli.js";

const SECRET_TEXT = "123-45-6789 has been ill since her birth in the year 1971";

test("a column that looks like the secret or the data is not kept", async () => {
  const file = structuredClone(protocol);
  file.secret.name = "Straße";
  file.data.name = "income";
  for (const name of ["straße", "STRASSE", "Ｓtraße", "'Straße", " Straße", "Stra\u200bße", "Income", "'ｉncome"]) {
    const text = `income,"${name}"\nno,ill\n`;
    const work = privatise(fakeEngine, source(text), file, { write: "reports", keep: [name] });
    await rejects(work, "bad_request", { column: name });
  }
  const other = await privatise(fakeEngine, source("income,incomes\nno,3\n"), file, {
    write: "reports",
    keep: ["incomes"],
  });
  assert.match(await other.blob.text(), /^income,incomes\n.*,3\n$/);
});

test("a first line that looks like data is not told, nor are the columns where it may be a record", async () => {
  const none = await rejects(inspect(source("Alice,HIV+,p\nAlice,HIV+,p\n")), "bad_file", { line: 1 });
  assert.match(none.message, /column 1 looks like a value/);
  const choice = { secret: "s", data: "x" };
  const record = await rejects(count(source("Alice,1971-03-02,p\nBob,1968-11-30,q\n"), choice), "unknown_column");
  for (const error of [none, record]) assert.doesNotMatch(error.message + error.remedy, /Alice|HIV|1971/);
  const names = Array.from({ length: 25 }, (_, i) => `c${i}${"x".repeat(50)}`);
  const long = await rejects(count(source(`${names}\n${names.map(() => "v")}\n`), choice), "unknown_column");
  assert.match(long.remedy, /"c0x{37}…", .*and 5 more\.$/);
});

test("no message holds more of a cell than its beginning", async () => {
  const unknown = await rejects(
    privatise(fakeEngine, source(`x\n${SECRET_TEXT}\n`), protocol, { write: "reports", keep: [] }),
    "unknown_category",
    { category: `${SECRET_TEXT.slice(0, 39)}…` },
  );
  const weight = await rejects(
    count(source(`s,x,w\na,b,${SECRET_TEXT}\n`), { secret: "s", data: "x", weight: "w" }),
    "bad_weight",
  );
  const single = await rejects(
    count(source(`s,x\n${SECRET_TEXT},b\n${SECRET_TEXT},c\n`), { secret: "s", data: "x" }),
    "too_few_categories",
  );
  for (const error of [unknown, weight, single]) {
    assert.match(error.message, /123-45-6789.*…/);
    assert.doesNotMatch(JSON.stringify([error.message, error.remedy, error.place]), /year 1971/);
  }
  const records = await rejects(() => readProtocol("Alice,HIV+\n"), "bad_protocol");
  assert.doesNotMatch(records.message, /Alice/);
  assert.equal([...shortened("😀".repeat(50))].length, 40);
});

test("control characters are refused wherever in the file they stand, with their line", async () => {
  const refused = async (bad: string, before: number) => {
    const text = `s,x\n${"a,b\n".repeat(before)}c,${bad}d\n`;
    const error = await rejects(inspect(source(text, 1 << 18)), "bad_file", { line: before + 2 });
    assert.match(error.message, /not a text file: it holds the control character U\+/);
  };
  for (const bad of ["\u0007", "\u001b[2J", "\u009b", "\u202e", "\u007f"]) await refused(bad, 1);
  const beyondTheHead = 400_000;
  for (const bad of ["\u001b", "\u202e", "\0"]) await refused(bad, beyondTheHead);
  const fine = await inspect(source('s,x\na,"b\tc\nd\u0085e\u200f"\n'));
  assert.equal(fine.rows, 1);
});

type Loose = ReturnType<typeof JSON.parse>;

const forgeries: [string, (file: Loose) => void, RegExp][] = [
  ["an escape in the protocol's name", (f) => (f.protocol = "grr\u001b[2J"), /U\+001B/],
  ["a sentence as the protocol's name", (f) => (f.protocol = "grr\nAll is well."), /small letters/],
  ["a notion that is none", (f) => (f.guarantee.notion = "LIP at level 0"), /small letters/],
  ["a notion of leakage that is none", (f) => (f.leakage["a b"] = f.leakage.lip), /small letters/],
  ["an escape in a name", (f) => (f.secret.name = "s\u001b"), /secret\.name/],
  ["a control character in a category", (f) => (f.data.categories[1] = "n\u009bo"), /U\+009B/],
  ["a bidirectional override in a report", (f) => (f.channel.reports[1] = "\u202eno"), /U\+202E/],
  ["half a character", (f) => (f.data.dropped = ["\ud800"]), /half a character/],
  ["a list as a number", (f) => (f.guarantee.epsilon = [[["x"]]]), /is a list/],
];

for (const [what, change, reason] of forgeries) {
  test(`refused in a protocol file: ${what}`, async () => {
    const file = structuredClone(protocol);
    change(file);
    const error = await rejects(() => readProtocol(JSON.stringify(file)), "bad_protocol");
    assert.match(error.message, reason);
    assert.equal(visible(error.message), error.message);
  });
}

test("a protocol that the engine does not know is refused", async () => {
  const engine = await realEngine();
  const error = await rejects(() => engine.audit({ ...protocol, protocol: "unheard-of" }), "bad_protocol");
  assert.match(error.message, /unheard-of/);
});

test("a protocol file is refused where it is nested deeply, too large, or has a field twice", async () => {
  const text = writeProtocol(protocol);
  const nested = "[".repeat(200_000) + "]".repeat(200_000);
  for (const deep of [nested, text.replace('"epsilon": 1', `"epsilon": ${nested}`)]) {
    const error = await rejects(() => readProtocol(deep), "bad_protocol");
    assert.match(error.message, /nested too deeply|is not JSON/);
  }
  const large = await rejects(() => readProtocol(text + " ".repeat(MAX_PROTOCOL_BYTES)), "bad_protocol");
  assert.match(large.message, /64 MB/);
  for (const key of ['"epsilon"', '"eps\\u0069lon"']) {
    const twice = text.replace('"epsilon": 1', `${key}: 0.01, "epsilon": 1`);
    assert.match((await rejects(() => readProtocol(twice), "bad_protocol")).message, /twice/);
  }
  const quoting = structuredClone(protocol);
  quoting.data.dropped = ['a": {"b', "\\", '\\"', "{", "a:a", "a:"];
  assert.deepEqual(readProtocol(writeProtocol(quoting)), quoting);
});

test("formulas behind other separators are neutralised, numbers stay, and texts stay apart", () => {
  const expected: [string, string][] = [
    ["x;=cmd", "x;'=cmd"],
    ["a\tb=1\t=1", "a\tb=1\t'=1"],
    ["x\n =1+1", "x\n '=1+1"],
    ['x|"@y', "x|\"'@y"],
    ["x;\u200b＝1", "x;\u200b'＝1"],
    ["\u200b=1", "'\u200b=1"],
    ["﹦x", "'﹦x"],
    ["=1;=2", "'=1;'=2"],
    ["\t=1", "'\t'=1"],
    ["1;-5;+2.5", "1;-5;+2.5"],
    ["a;b;c", "a;b;c"],
    ["a;b@c", "a;b@c"],
  ];
  for (const [text, safe] of expected) assert.equal(neutralise(text), safe);
  const texts = ["=", "'=", "''=", ";=", ";'=", "';=", "';'=", "=;=", "'=;=", "-1", "'-1", ";-1", ";'-1"];
  assert.equal(new Set(texts.map(neutralise)).size, texts.length);
  // In time of the processor, which other programs do not take.
  const start = process.cpuUsage();
  neutralise(`x;${"\n".repeat(1 << 21)}`);
  assert.ok(process.cpuUsage(start).user < 2_000_000, "the time grows with the length, not with its square");
});

test("what was neutralised is recognised, but a name of the protocol means itself", () => {
  const file = structuredClone(protocol);
  file.data.categories = ["a;=b", "=yes"];
  file.data.dropped = ["'=yes"];
  const indexOf = recogniser(file, [file.data.name], "");
  assert.equal(indexOf(["a;'=b"], 2), 0);
  assert.equal(indexOf(["=yes"], 2), 1);
  assert.throws(() => indexOf(["'=yes"], 2), /never occurred/);
  file.data.categories = ["=yes", "'=yes"];
  file.data.dropped = [];
  assert.equal(recogniser(file, [file.data.name], "")(["'=yes"], 2), 1);
});

test("a suggestion is looked for among names of a sensible length only", () => {
  assert.equal(nearest("abcd", ["x", "abce"]), "abce");
  const long = "x".repeat(101);
  assert.equal(nearest(long, [long]), undefined);
  assert.equal(nearest(`${long}y`.slice(2), [long]), undefined);
});

/** The command with its standard output or standard error going to a place of our choice. */
function into(path: string, channel: 1 | 2, cwd: string, ...args: string[]) {
  const sink = openSync(path, "w");
  try {
    const stdio: ("ignore" | "pipe" | number)[] = ["ignore", "pipe", "pipe"];
    stdio[channel] = sink;
    return spawnSync(process.execPath, [resolve(".build/node/sluice.js"), ...args], {
      ...{ cwd, stdio, encoding: "utf8" as const },
      env: { ...process.env, LC_ALL: "C" },
    });
  } finally {
    closeSync(sink);
  }
}

const PEOPLE = `s,x\n${"ill,yes\nill,no\nwell,no\nwell,no\n".repeat(50)}`;
const DESIGN = ["design", "people.csv", "--secret", "s", "--release", "x", "--guarantee", "lip", "--epsilon", "0.5"];
const FULL = "/dev/full";

test("a full disk is told, with exit 2", { skip: !statSync(FULL, { throwIfNoEntry: false }) }, async () => {
  await inFolder(async (folder) => {
    folder.write("people.csv", PEOPLE);
    assert.equal((await folder.run(...DESIGN, "-o", "p.json")).code, 0);
    for (const args of [DESIGN, [...DESIGN, "--json"], ["privatise", "p.json", "people.csv"], ["audit", "p.json"]]) {
      const { status, stderr } = into(FULL, 1, folder.path, ...args);
      assert.equal(status, 2, stderr);
      assert.match(stderr, /Standard output cannot be written: no space left on device\.\n {2}.*make room/);
    }
    for (const args of [DESIGN, ["privatise", "p.json", "people.csv"]]) {
      const { code, stderr } = await folder.run(...args, "-o", FULL);
      assert.equal(code, 2);
      assert.match(stderr, /\/dev\/full: The output cannot be written: no space left on device\.\n {2}Make room/);
    }
    assert.equal(into(FULL, 2, folder.path, "audit", "nothing.json").status, 2);
  });
});

test("what is printed acts on no terminal", async () => {
  await inFolder(async (folder) => {
    writeFileSync(folder.at("\u001b[2J.json"), "{}");
    const { code, stderr } = await folder.run("audit", "\u001b[2J.json");
    assert.equal(code, 2);
    assert.match(stderr, /\\u\{1b\}\[2J\.json/);
    const unknown = await folder.run("audit", "x", "--\u202eno\u001b");
    assert.doesNotMatch((unknown.stderr + stderr).replaceAll("\n", ""), /[\p{Cc}\u202e]/u);
  });
});

test("standard output that is a file is written whole", async () => {
  await inFolder(async (folder) => {
    folder.write("people.csv", PEOPLE);
    await folder.run(...DESIGN, "-o", "p.json");
    const { status } = into(folder.at("out.csv"), 1, folder.path, "privatise", "p.json", "people.csv");
    assert.equal(status, 0);
    assert.ok(statSync(folder.at("out.csv")).size > 200 * 2);
  });
});

test("a search that cannot be is refused, not taken for another", async () => {
  const engine = await realEngine();
  const table = {
    secret: { name: "s", categories: ["ill", "well"] },
    data: { name: "x", categories: ["yes", "no"] },
    weights: Float64Array.of(30, 20, 10, 40),
  };
  const searches = [{ method: "guess" as "columns" }, { gap: 0 }, { gap: Number.NaN }, { seconds: -1 }];
  for (const search of searches) {
    const work = async () => engine.design({ table, notion: "lip", epsilon: 0.1, protocol: "optimal", search });
    await rejects(work(), "bad_request");
  }
});
