// SPDX-License-Identifier: GPL-3.0-or-later
/** Private files reach their place whole, or not at all. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { test } from "node:test";
import type { PrivatiseChoice } from "../../wasm/contract/file-types.js";
import { privatise, privatiseInto } from "../../wasm/files/privatise.js";
import { BlobSink, handleSink, type Sink } from "../../wasm/files/sink.js";
import { testInFolder } from "./cli-folder.js";
import { fakeEngine, protocol } from "./fake-engine.js";
import { rejects, source } from "./helpers.js";

const SECRET = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
const REPORTS: PrivatiseChoice = { write: "reports", keep: [] };
const MANY = 200_000;
const rows = (last = "") => `x,i\n${"no,1\n=yes,2\n".repeat(MANY / 2)}${last}`;

/** Says what has been done to it. */
function noted(write: (bytes: Uint8Array) => void = () => {}) {
  const calls: string[] = [];
  let bytes = 0;
  const sink: Sink = {
    async write(part) {
      write(part);
      bytes += part.length;
      if (calls.at(-1) !== "write") calls.push("write");
    },
    finish: async () => void calls.push("finish"),
    drop: async () => void calls.push("drop"),
  };
  return { sink, calls, bytes: () => bytes };
}

const choices: Record<string, PrivatiseChoice> = {
  "drawn anew": REPORTS,
  "derived from what is remembered": { ...REPORTS, once: { secret: SECRET } },
  // It tells the answers, which is nothing to what is asked here.
  "derived in a second reading": { ...REPORTS, keep: ["i"], knowingly: ["i"], once: { secret: SECRET } },
};

for (const [what, choice] of Object.entries(choices)) {
  test(`${what}: the last row is bad, and the sink is dropped`, async () => {
    const { sink, calls } = noted();
    const place = { line: MANY + 2, column: "x" };
    await rejects(
      privatiseInto({ sink, engine: fakeEngine, source: source(rows("never,1\n")), protocol, choice }),
      "unknown_category",
      place,
    );
    assert.deepEqual(calls, choice.once ? ["drop"] : ["write", "drop"]);
  });

  test(`${what}: cancelled in the middle, the sink is dropped`, async () => {
    const controller = new AbortController();
    const { sink, calls } = noted(() => controller.abort());
    const task = { signal: controller.signal };
    await rejects(
      privatiseInto({ sink, engine: fakeEngine, source: source(rows()), protocol, choice }, task),
      "cancelled",
    );
    assert.deepEqual(calls, ["write", "drop"]);
  });

  test(`${what}: a sink that cannot be written to is dropped, and says why`, async () => {
    let room = 2;
    const { sink, calls } = noted(() => {
      if (room-- === 0) throw new Error("no space left");
    });
    await assert.rejects(
      privatiseInto({ sink, engine: fakeEngine, source: source(rows()), protocol, choice }),
      /no space left/,
    );
    assert.deepEqual(calls, ["write", "drop"]);
  });

  test(`${what}: whoever has the sink finishes it`, async () => {
    const { sink, calls, bytes } = noted();
    const made = await privatiseInto({ sink, engine: fakeEngine, source: source(rows()), protocol, choice });
    assert.equal(made.rows, MANY);
    assert.ok(bytes() > MANY * 3);
    assert.deepEqual(calls, ["write"]);
  });
}

test("a Blob is made of pieces, in order, and of none once they are dropped", async () => {
  const all = Uint8Array.from({ length: 1000 }, (_, i) => i % 251);
  for (const size of [1, 7, 64, 4096]) {
    const sink = new BlobSink("text/csv", size);
    for (let at = 0, step = 0; at < all.length; at += step) {
      step = (at * 7) % 40;
      await sink.write(all.slice(at, at + ++step));
    }
    await sink.finish();
    assert.deepEqual(new Uint8Array(await sink.blob().arrayBuffer()), all, `pieces of ${size}`);
    assert.equal(sink.blob().type, "text/csv");
    await sink.drop();
    assert.equal(sink.blob().size, 0);
  }
});

test("what has been handed to a Blob may be used again", async () => {
  const sink = new BlobSink("", 1 << 10);
  const buffer = new Uint8Array(3000).fill(1);
  await sink.write(buffer);
  buffer.fill(2);
  await sink.finish();
  assert.ok(new Uint8Array(await sink.blob().arrayBuffer()).every((byte) => byte === 1));
});

/** As much of a file that a browser lends as is used. */
function handle(full = false) {
  const calls: string[] = [];
  const stream = {
    async write() {
      calls.push("write");
      if (full) throw new DOMException("The disk is full.", "QuotaExceededError");
    },
    close: async () => void calls.push("close"),
    abort: async () => void calls.push("abort"),
  };
  const file = { name: "out.csv", createWritable: async () => stream } as unknown as FileSystemFileHandle;
  return { file, calls };
}

test("a file of the browser is closed when it is finished, and aborted otherwise", async () => {
  const good = handle();
  const sink = await handleSink(good.file);
  await privatiseInto({ sink, engine: fakeEngine, source: source("x\nno\n"), protocol, choice: REPORTS });
  assert.ok(!good.calls.includes("close"));
  await sink.finish();
  assert.deepEqual(good.calls, ["write", "close"]);

  const bad = handle();
  await rejects(
    privatiseInto({
      sink: await handleSink(bad.file),
      engine: fakeEngine,
      source: source("x\nno\nNo\n"),
      protocol,
      choice: REPORTS,
    }),
    "unknown_category",
  );
  assert.deepEqual(bad.calls, ["abort"]);

  const full = handle(true);
  const work = privatiseInto({
    sink: await handleSink(full.file),
    engine: fakeEngine,
    source: source("x\nno\n"),
    protocol,
    choice: REPORTS,
  });
  assert.match((await rejects(work, "bad_request", { file: "out.csv" })).message, /disk is full/);
  assert.deepEqual(full.calls, ["write", "abort"]);
  const refused = { name: "out.csv", createWritable: () => Promise.reject(new DOMException("Not allowed.")) };
  await rejects(handleSink(refused as unknown as FileSystemFileHandle), "bad_request", { file: "out.csv" });
});

test("a Blob of privatise is whole and has its type", async () => {
  const { blob } = await privatise(fakeEngine, source("x\nno\nno\n"), protocol, REPORTS);
  assert.equal(blob.type, "text/csv;charset=utf-8");
  assert.equal((await blob.text()).split("\n").length, 4);
});

testInFolder(
  "standard output is held back in a file without a name, and refused where there is no room",
  async (folder) => {
    mkdirSync(folder.at("tmp"));
    folder.write("later.csv", `region\n${"north\n".repeat(100_000)}nrth\n`);
    const run = (data: string, tmp: string) =>
      spawnSync(process.execPath, [resolve(".build/node/sluice.js"), "privatise", "protocol.json", data], {
        cwd: folder.path,
        env: { ...process.env, TMPDIR: tmp },
        encoding: "utf8",
      });
    const bad = run("later.csv", folder.at("tmp"));
    assert.equal(bad.status, 2);
    assert.equal(bad.stdout, "");
    assert.equal(run("people.csv", folder.at("tmp")).status, 0);
    assert.deepEqual(readdirSync(folder.at("tmp")), []);
    const nowhere = run("people.csv", folder.at("nowhere"));
    assert.equal(nowhere.status, 2);
    assert.match(nowhere.stderr, /nowhere.*The output cannot be written: no such file or directory\./);
  },
);

testInFolder(
  "beside -o nothing is left where the last row is bad, and a new file has the usual mode",
  async (folder) => {
    folder.write("later.csv", `region\n${"north\n".repeat(100_000)}nrth\n`);
    const before = readdirSync(folder.path).sort();
    const { code } = await folder.run("privatise", "protocol.json", "later.csv", "-o", "out.csv");
    assert.equal(code, 2);
    assert.deepEqual(readdirSync(folder.path).sort(), before);
    const good = await folder.run("privatise", "protocol.json", "people.csv", "-o", "out.csv");
    assert.equal(good.code, 0, good.stderr);
    assert.equal(statSync(folder.at("out.csv")).mode & 0o777, 0o666 & ~process.umask());
    assert.match(readFileSync(folder.at("out.csv"), "utf8"), /^region\n/);
  },
);
