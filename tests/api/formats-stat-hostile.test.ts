// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Files of SPSS, Stata and SAS that are cut short or have wrong bytes. They are read as they are, or give a plain
 * error, and reading always ends.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { SluiceError } from "../../wasm/contract/errors.js";
import { StatModule } from "../../wasm/files/formats/stat-module.js";
import { rejects } from "./helpers.js";
import { type Column, type Made, statFile } from "./stat-files.js";
import { statWasm } from "./stat-load.js";
import { converted } from "./tables.js";

const COLUMNS: Column[] = [
  { name: "id", label: "Number of the person" },
  {
    name: "car",
    labels: [
      [1, "Yes"],
      [2, "No"],
    ],
    missing: [[8, 9]],
    format: "F4.0",
  },
  { name: "born", format: "DATE11" },
  { name: "word", width: 12, labels: [["a", "first"]] },
];
const ROWS = Array.from({ length: 300 }, (_, i) => [i, (i % 3) + 1, 1e10 + i, "abcdef".slice(i % 7)]);

const inStata = COLUMNS.map(({ missing: _, format: __, labels, ...column }) => ({
  ...column,
  ...(column.width === undefined && labels && { labels, type: 1 }),
}));

const KINDS: [string, "sav" | "dta", Made][] = [
  ["SPSS", "sav", {}],
  ["packed SPSS", "sav", { compression: 1 }],
  ["SPSS packed by zlib", "sav", { compression: 2, version: 3 }],
  ["Stata", "dta", {}],
  ["old Stata", "dta", { version: 114 }],
];

const made = (kind: "sav" | "dta", how: Made) => statFile(kind, kind === "sav" ? COLUMNS : inStata, ROWS, how);

/** The same in every run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** Whether it was read. Any other error fails the test. */
async function tried(bytes: Uint8Array): Promise<boolean> {
  try {
    await converted(bytes);
    return true;
  } catch (error) {
    if (error instanceof Error && error.message === "taken for text") return false;
    assert.ok(error instanceof SluiceError, String(error));
    assert.equal(error.code, "bad_file");
    assert.notEqual(error.remedy, "");
    return false;
  }
}

for (const [what, kind, how] of KINDS) {
  test(`a ${what} file that is cut short is refused, wherever it ends`, async () => {
    const file = await made(kind, how);
    const random = numbers(7);
    const ends = [
      1,
      100,
      file.length - 400,
      ...Array.from({ length: 20 }, () => (random.next().value as number) * (file.length - 400)),
    ];
    for (const end of ends.map(Math.floor))
      assert.equal(await tried(file.subarray(0, end)), false, `${end} of ${file.length}`);
  });

  test(`a ${what} file with wrong bytes is read or refused`, async () => {
    const file = await made(kind, how);
    const random = numbers(11);
    const next = () => random.next().value as number;
    for (let i = 0; i < 50; i++) {
      const bad = Uint8Array.from(file);
      // The bytes before the rows decide about all of them.
      const within = i % 2 === 0 ? Math.min(2500, bad.length) : bad.length;
      for (let k = 0; k <= i % 4; k++)
        bad[Math.floor(next() * within)] = [0, 255, 127, Math.floor(next() * 256)][i % 4] as number;
      await tried(bad);
    }
  });
}

test("a Stata file without its end is refused, for the labels come last; of an old one that cannot be known", async () => {
  const file = await made("dta", {});
  assert.equal(await tried(file.subarray(0, file.length - 12)), false);
  const old = await made("dta", { version: 114 });
  const { notes } = await converted(old.subarray(0, Buffer.from(old).lastIndexOf("set_car") - 4));
  assert.match(notes.join(), /names labels that it does not hold. The cells hold codes: "car"/);
});

test("a file that asks for more than there is gives an error, not a crash", async () => {
  const file = await made("sav", {});
  const many = Uint8Array.from(file);
  // The number of rows.
  new DataView(many.buffer).setInt32(80, 2_000_000_000, true);
  const error = await rejects(converted(many), "bad_file");
  assert.match(error.message, /SPSS file is damaged/);
});

test("an encoding that nobody knows is named", async () => {
  const file = Uint8Array.from(await made("sav", {}));
  // The number of UTF-8 in the file's information about machines, in the place of which comes EBCDIC's.
  file.set([1, 0, 0, 0], Buffer.from(file).indexOf(Buffer.from([0xe9, 0xfd, 0, 0])));
  const error = await rejects(converted(file), "bad_file");
  assert.match(error.message, /in the encoding EBCDIC-US, which is not known/);
});

test("texts that are not in the encoding of the file are an error", async () => {
  const file = Uint8Array.from(await made("sav", {}));
  file[Buffer.from(file).lastIndexOf("abcdef")] = 0xff;
  const error = await rejects(converted(file), "bad_file");
  assert.match(error.message, /says that its texts are in the encoding UTF-8. Some are not/);
});

test("a module that has stopped says so, and the next one is not touched by it", async () => {
  const broken = { name: "x.sav", size: 1000, read: async () => new Uint8Array(1000) };
  const module = await StatModule.start(await statWasm(), broken);
  const outcome = (await module.read(0, false).next()).value;
  assert.ok(outcome && !(outcome instanceof Uint8Array) && outcome.error !== 0);
  assert.ok(await tried(await made("dta", {})));
});
