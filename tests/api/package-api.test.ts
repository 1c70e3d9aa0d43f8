// SPDX-License-Identifier: GPL-3.0-or-later
/** The package as programs use it: its README's examples run, and its promises about calls hold. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { promisify } from "node:util";

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "sluice-api-"));
after(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, "node_modules"));
symlinkSync(join(process.cwd(), ".build/package"), join(folder, "node_modules/sluice"));
writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));

const readme = readFileSync("wasm/package/README.md", "utf8");
const section = readme.slice(readme.indexOf("## By programs"), readme.indexOf("| import | what it is"));
const examples = [...section.matchAll(/^```js\n(.*?)^```/gms)].map(([, code = ""]) => code);
const named = [...section.matchAll(/\(`(\w+\.js)`\)/g)].map(([, name = ""]) => name);
for (const [i, name] of named.entries()) writeFileSync(join(folder, name), examples[i] ?? "");

/** The output of a program, which ends by itself although nobody closes an engine. */
async function printed(code: string): Promise<string> {
  const name = join(folder, `program-${Math.random().toString(36).slice(2)}.mjs`);
  writeFileSync(name, code);
  const { stdout, stderr } = await run(process.execPath, [name], { cwd: folder, timeout: 120_000 });
  assert.equal(stderr, "");
  return stdout;
}

test("each example of the README runs to its end, and Node exits by itself", async () => {
  assert.deepEqual(named, ["region.js", "privatise.js"]);
  assert.ok(examples.length >= 10, `${examples.length}`);
  const outputs = await Promise.all(examples.map(printed));
  const of = (part: string) => outputs[examples.findIndex((code) => code.includes(part))] ?? "";
  assert.match(of("newDeviceSecret"), /^true$/m);
  assert.match(of("verify(text)"), /^true true \w/m);
  assert.match(of("loadReaders"), /^true$/m);
  assert.match(of("SluiceError"), /^bad_request records\[1\] has no value for "ill": it holds null\. .*"category"/);
  assert.match(of("compareGroups"), /^(under 40 40 and over|40 and over under 40) north -?\d/m);
});

/** Programs share this table, under which the best channel is no identity. */
const head = `import { design, load, count, curve, compare, Sluice, SluiceError } from "sluice";
const table = { secret: { name: "ill", categories: ["yes", "no"] }, data: { name: "region", categories: ["north", "south", "west"] }, weights: [[30, 10, 5], [5, 20, 30]] };
const people = table.weights.flatMap((row, s) => row.flatMap((n, x) => Array.from({ length: n }, () => ({ ill: table.secret.categories[s], region: table.data.categories[x] }))));
const columns = { secret: "ill", share: "region" };
const failing = async (work) => { try { await work(); } catch (error) { return error; } throw new Error("it did not fail"); };
const tell = (value) => console.log(JSON.stringify(value));
`;
const told = async (code: string) =>
  (await printed(head + code))
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

test("records, lists, streams, files and tables of the same people make one protocol", async () => {
  const [fingerprints] = await told(`
    const csv = "ill,region\\n" + people.map(({ ill, region }) => ill + "," + region + "\\n").join("");
    async function* later() { yield* people; }
    const sources = [
      [people, columns], [new Set(people), columns], [later(), columns], [ReadableStream.from(people), columns],
      [people.map(({ ill, region }) => [region, ill]), { ...columns, columns: ["region", "ill"] }],
      [new Blob([csv]), columns], [new Blob([csv]).stream(), columns], [new File([csv], "people.csv"), columns],
      [people.map((one) => ({ ...one, ill: one.ill === "yes" })).map((one) => ({ ...one, ill: one.ill ? "yes" : "no" })), columns],
    ];
    const made = await Promise.all(sources.map(([data, options]) => design(data, { ...options, lip: 0.5 })));
    tell(made.map(({ fingerprint }) => fingerprint));
    `);
  assert.equal(fingerprints.length, 9);
  assert.equal(new Set(fingerprints).size, 1);
});

test("each person's report is drawn anew unless the person is named, whatever the people come in", async () => {
  const [anew, named, sizes, same] = await told(`
    const region = await design(table, { lip: 0.1 });
    const distinct = (reports) => new Set(reports).size;
    const times = Array.from({ length: 60 });
    const one = async (options) => { const all = []; for (const _ of times) all.push(await region.privatise("north", options)); return distinct(all); };
    const gathered = async (reports) => { const all = []; for await (const report of reports) all.push(report); return all; };
    const norths = times.map(() => "north");
    async function* later() { yield* norths; }
    tell([await one(), distinct(await region.privatise(norths)), distinct(await gathered(region.privatise(later()))), distinct(await gathered(region.privatise(ReadableStream.from(norths))))]);
    tell([await one({ person: "anna" }), distinct(await region.privatise(norths, { person: () => "anna" }))]);
    const some = [...norths, "south", "west"];
    tell([(await region.privatise(some)).length, (await gathered(region.privatise(new Set(some)))).length]);
    const secret = "ab".repeat(32);
    const once = await region.privatise(times.map((_, i) => ({ id: "p" + i, region: "north" })), { person: "id", secret });
    const twice = await gathered(region.privatise(later(), { person: (_, i) => "p" + i, secret }));
    tell(JSON.stringify(once) === JSON.stringify(twice) && distinct(once) > 1);
    `);
  // Reports that hardly say anything: 60 that are all alike have chance 2 * 2^-60 at most.
  for (const kinds of anew) assert.ok(kinds > 1, `${anew}`);
  assert.deepEqual(named, [1, 1]);
  assert.deepEqual(sizes, [62, 3]);
  assert.equal(same, true);
});

test("a stream whose source is slow tells each report as its person comes, and ends its source when left", async () => {
  const [order, ended] = await told(`
    const region = await design(table, { lip: 0.5 });
    const order = [];
    let ended = false;
    let out;
    async function* slow() { try { for (const one of ["north", "south", "west"]) { order.push("in"); const told = new Promise((done) => { out = done; }); yield one; await told; } } finally { ended = true; } }
    let left = 2;
    for await (const report of region.privatise(slow())) { order.push("out"); out(); if (--left === 0) break; }
    tell(order.slice(0, 4));
    out();
    await new Promise((done) => setTimeout(done, 100));
    tell(ended);
    `);
  assert.deepEqual(order, ["in", "out", "in", "out"]);
  assert.equal(ended, true);
});

test("nothing is counted or left out without a word: errors name the record, options say what is done", async () => {
  const [errors, omitted, kept] = await told(`
    const wrong = [null, undefined, Number.NaN, " ", {}, "\\ud800"];
    const errors = [];
    for (const ill of wrong) { const { code, message, place } = await failing(() => design([...people, { ill, region: "west" }], { ...columns, lip: 0.5 })); errors.push([code, message, place.row ?? 0]); }
    tell(errors);
    const holes = [...people, { ill: null, region: "west" }, { region: "west" }];
    const left = await design(holes, { ...columns, lip: 0.5, missing: "omit" });
    const exact = await design(people, { ...columns, lip: 0.5 });
    tell([left.omitted, left.fingerprint === exact.fingerprint, exact.omitted]);
    const { secret, weights } = await count(holes, { ...columns, missing: "category" });
    tell([secret.categories, [...weights].reduce((sum, n) => sum + n, 0)]);
    `);
  assert.equal(errors.length, 6);
  for (const [code, message] of errors) {
    assert.equal(code, "bad_request");
    assert.match(message, /^records\[100\](\.| has no value for "?)ill/);
  }
  assert.deepEqual(omitted, [2, true, 0]);
  assert.deepEqual(kept, [["", "no", "yes"], 102]);
});

test("wrong options are refused with what may be meant, and a promise rejects", async () => {
  const [rejected, all] = await told(`
    const asked = [
      [people, { ...columns, lpi: 0.5 }], [people, { ...columns, notion: "lip", epsilon: 1 }], [people, columns],
      [people, { ...columns, lip: 1, ldp: 1 }], [people, { ...columns, lip: 1, protocol: "optimale" }],
      [people, { secret: "ill", share: "regoin", lip: 1 }], [people, { ...columns, alip: 1 }],
      [{ ...table, weights: [1, 2, 3] }, { lip: 1 }], [{ ...table, weights: [[1, 2, 3], [1, 2]] }, { lip: 1 }],
      [{ ...table, weights: ["1"] }, { lip: 1 }], ["people.csv", { ...columns, lip: 1 }], [[], { ...columns, lip: 1 }],
      [people, null], [people, { ...columns, lip: 1, missing: "drop" }], [3, { lip: 1 }],
      [{ ...table, secret: { name: "ill", categories: ["yes", "yes"] } }, { lip: 1 }],
    ];
    const region = await design(table, { lip: 1 });
    const later = [() => region.privatise("north", { foo: 1 }), () => region.privatise(null), () => region.audit({ ...table, weights: ["1"] })];
    tell(await Promise.all(later.map((call) => call().catch(({ code }) => code))));
    const all = [];
    for (const [data, options] of asked) { const { code, message, remedy } = await failing(() => design(data, options)); all.push([code, message + " " + remedy]); }
    tell(all);
    `);
  const expected = [
    /no option "lpi".*Did you mean "lip"/,
    /no option "notion".*such as lip: 0\.5/,
    /No guarantee is given.*lip, ldp/,
    /Both lip and ldp/,
    /no protocol "optimale".*Did you mean "optimal"/,
    /no "regoin".*Did you mean "region"/,
    /"alip" needs the level "lower"/,
    /3 weights for 2 × 3/,
    /weights\[1\] has 2 entries for 3/,
    /weights holds 1 instead/,
    /are a text.*new Blob/,
    /no records/,
    /options are null/,
    /missing is drop.*"category" or "omit"/,
    /The data are 3/,
    /has "yes" twice/,
  ];
  assert.deepEqual(rejected, ["bad_request", "bad_request", "bad_table"]);
  assert.equal(all.length, expected.length);
  for (const [i, [, text]] of all.entries()) assert.match(text.replaceAll(/"(1|drop)"/g, "$1"), expected[i] as RegExp);
});

test("a call rejects with its signal's own reason, whether the signal aborts before or meanwhile", async () => {
  const [before, meanwhile, streams, usable] = await told(`
    const region = await design(table, { lip: 0.5 });
    const own = new Error("mine");
    const signal = AbortSignal.abort(own);
    const calls = [
      () => design(table, { lip: 0.5, signal }), () => load(region.toJSON(), { signal }), () => region.audit(undefined, { signal }),
      () => region.privatise("north", { signal }), () => region.privatise(["north"], { signal }), () => region.estimate(["north"], { signal }),
      () => region.worstCase(0.05, { signal }), () => region.plan({ people: 10 }, { signal }), () => compare(table, { lip: 0.5, signal }),
      async () => { for await (const _ of curve(table, { lip: [0.5], signal })); }, async () => { for await (const _ of region.privatise(new Set(["north"]), { signal })); },
    ];
    tell(await Promise.all(calls.map(async (call) => (await failing(call)) === own)));
    const many = Array.from({ length: 400 }, (_, i) => "c" + i);
    const large = { secret: { name: "s", categories: ["a", "b", "c"] }, data: { name: "x", categories: many }, weights: Array.from({ length: 1200 }, (_, i) => 1 + ((i * i * 7919) % 101)) };
    const later = new AbortController();
    setTimeout(() => later.abort("enough"), 30);
    tell(await failing(() => design(large, { lip: 0.5, signal: later.signal })));
    const never = new AbortController();
    setTimeout(() => never.abort("no more"), 50);
    tell(await failing(() => design(new ReadableStream({}), { ...columns, lip: 0.5, signal: never.signal })));
    tell((await region.privatise(["north"])).length);
    `);
  assert.deepEqual(
    before,
    before.map(() => true),
  );
  assert.equal(before.length, 11);
  assert.deepEqual([meanwhile, streams, usable], ["enough", "no more", 1]);
});

test("progress has one shape, and an engine that cannot start says so, not that data are too large", async () => {
  const [stages, texts] = await told(`
    const stages = new Set();
    const names = Array.from({ length: 300 }, (_, i) => "c" + i);
    const large = names.flatMap((x, i) => ["a", "b"].flatMap((s, j) => Array.from({ length: 3 + ((i * 31 + j * 17) % 23) }, () => ({ s, x }))));
    await design(large, { secret: "s", share: "x", lip: 0.5, seconds: 1, onProgress({ stage, fraction }) { if (fraction >= 0 && fraction <= 1) stages.add(stage); } });
    tell([...stages]);
    const refusing = new Sluice({ createWorker() { throw new Error("not here"); } });
    const { message, remedy } = await failing(() => refusing.catalogue());
    tell(message + remedy);
    `);
  assert.deepEqual(stages, ["reading", "searching"]);
  assert.match(texts, /did not start: not here.*worker-src/);
  assert.doesNotMatch(texts, /fewer rows/);
});

test("verify takes a text, an object, a protocol or a file, and says what both programs find", async () => {
  const [good, bad] = await told(`
    const { verify } = await import("sluice");
    const region = await design(table, { lip: 0.5 });
    const file = region.toJSON();
    const all = await Promise.all([String(region), file, region, new Blob([String(region)])].map((one) => verify(one)));
    tell(all.map(({ holds, engine, checker }) => holds && engine.holds && checker.holds));
    file.guarantee.epsilon = 0.1;
    const { holds, engine, checker, says } = await verify(file);
    tell([holds, engine.holds, checker.holds, says.text.length > 20, (await failing(() => load(file))).code]);
    `);
  assert.deepEqual(good, [true, true, true, true]);
  assert.deepEqual(bad.slice(0, 4), [false, false, false, true]);
  assert.match(bad[4], /^(bad_protocol|not_certified)$/);
});

test("an engine ends where a using of it ends, and its pending calls are cancelled", async () => {
  const [has, code] = await told(`
    const sluice = new Sluice();
    tell([typeof sluice[Symbol.dispose], typeof sluice[Symbol.asyncDispose]]);
    const pending = failing(() => sluice.catalogue());
    sluice[Symbol.dispose]();
    tell((await pending).code);
    `);
  assert.deepEqual(has, ["function", "function"]);
  assert.equal(code, "cancelled");
});

test("settings for readers have no table, estimate as the protocol does, and belong to its file", async () => {
  const [keys, salts, hash, same, groups, seen, errors] = await told(`
    const { loadReaders, estimatePooled } = await import("sluice");
    const { createHash } = await import("node:crypto");
    const region = await design(table, { lip: 0.5 });
    const before = region.toJSON();
    const readers = region.forReaders();
    const { $schema, ...full } = region.toJSON();
    tell(Object.keys(readers.toJSON()));
    tell([before.salt === undefined, full.salt.length, region.fingerprint === before.certificate.protocol, String(region.forReaders()) === String(readers)]);
    const sorted = (value) => Array.isArray(value) ? value.map(sorted) : typeof value !== "object" || value === null ? value : Object.fromEntries(Object.entries(value).sort(([one], [other]) => one < other ? -1 : 1).map(([key, item]) => [key, sorted(item)]));
    tell(createHash("sha256").update(JSON.stringify(sorted(full))).digest("hex") === readers.commitment);
    const reports = region.channel.reports.flatMap((report, i) => Array(40 - 9 * i).fill(report));
    const shapes = [readers, await loadReaders(String(readers)), await loadReaders(JSON.parse(JSON.stringify(readers))), await loadReaders(new Blob([String(readers)])), await load(region.toString())];
    const bare = async (settings) => { const { priorFit, ...found } = await settings.estimate(reports); return JSON.stringify(found); };
    tell([...new Set(await Promise.all(shapes.map(bare)))].length);
    const rows = reports.map((report, i) => ({ region: report, age: i % 2 ? "old" : "young" }));
    const pooled = await estimatePooled([{ protocol: readers, reports }, { protocol: region, reports }]);
    tell([(await readers.compareGroups(rows, { by: "age" })).groups.length, pooled.people / reports.length, (await readers.plan({ people: 100 })).anybody]);
    tell([readers.name, readers.notion, readers.epsilon, readers.secret, readers.data.categories]);
    const wrong = [() => load(String(readers)), () => loadReaders(region.toString()), () => loadReaders(7), () => readers.estimate(reports, { assume: "prior" }), () => readers.estimate(reports, { shrink: 3 })];
    const errors = [];
    for (const work of wrong) { const { code, message } = await failing(work); errors.push([code, message]); }
    tell(errors);
    `);
  assert.deepEqual(keys, [
    ...["$schema", "format", "version", "commitment", "protocol", "guarantee", "secret", "data", "channel"],
  ]);
  assert.deepEqual(salts, [true, 64, true, true]);
  assert.equal(hash, true);
  assert.equal(same, 1);
  assert.deepEqual(groups, [2, 2, true]);
  const none = { name: "ill", categories: [], dropped: [] };
  assert.deepEqual(seen, ["optimal", "lip", 0.5, none, ["north", "south", "west"]]);
  const codes = errors.map(([code]: [string, string]) => code);
  assert.deepEqual(codes, ["bad_protocol", "bad_protocol", "bad_request", "bad_request", "bad_request"]);
  assert.match(errors[0][1], /settings for readers/);
});

test("estimates take reports in any shape, and count those that are missing", async () => {
  const [same, missing, marks] = await told(`
    const region = await design(table, { lip: 0.5, protocol: "grr" });
    const reports = [...Array(60).fill("north"), ...Array(30).fill("south"), ...Array(10).fill("west")];
    const csv = new Blob(["region\\n" + reports.join("\\n") + "\\n"]);
    const shapes = [reports, { north: 60, south: 30, west: 10 }, new Map([["north", 60], ["south", 30], ["west", 10]]), new Set([]).size === 0 && ReadableStream.from(reports), csv, csv.stream(), { written: "reports", reports: ["north", "south", "west"], counts: [60, 30, 10] }];
    const all = [];
    for (const shape of shapes) all.push(JSON.stringify(await region.estimate(shape)));
    tell(new Set(all).size);
    tell((await region.estimate([...reports, null, "", undefined])).missing);
    const ticks = await design(table, { "data-ldp": 1, protocol: "oue" });
    const set = await ticks.privatise("north");
    const { channel } = ticks;
    tell([channel.ticks, /^[yn]{3}$/.test(set), channel.tickProbability("north", "north"), ["yyy", "yyn", "yny", "ynn", "nyy", "nyn", "nny", "nnn"].reduce((sum, one) => sum + channel.probability(one, "south"), 0)]);
    `);
  assert.equal(same, 1);
  assert.equal(missing, 3);
  assert.deepEqual(marks.slice(0, 3), [true, true, 0.5]);
  assert.ok(Math.abs(marks[3] - 1) < 1e-12);
});
