// SPDX-License-Identifier: GPL-3.0-or-later
/** A column that tells what the reports keep back is passed on only where somebody has said so. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { PrivatiseChoice } from "../../wasm/contract/file-types.js";
import type { DesignRequest, JointTable, ProtocolFile } from "../../wasm/contract/types.js";
import { privatiseInto } from "../../wasm/files/privatise.js";
import { BlobSink } from "../../wasm/files/sink.js";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { rejects, source } from "./helpers.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();
const table: JointTable = {
  secret: { name: "s", categories: ["ill", "well"] },
  data: { name: "x", categories: ["a", "b", "c"] },
  weights: Float64Array.of(40, 30, 10, 10, 30, 60),
};
const SECRET = "ab".repeat(32);

function designed(request: Partial<DesignRequest> = {}): ProtocolFile {
  return toProtocolFile(engine.design({ table, notion: "lip", epsilon: 0.4, protocol: "grr", ...request }));
}

interface Person {
  s: string;
  x: string;
  i: number;
}

/** A file with a further column `k`. */
function file(k: (person: Person) => string | number, rows = 300, header = "s,x,k"): string {
  const lines = Array.from({ length: rows }, (_, i) => {
    const person = { s: (i * 7) % 5 < 2 ? "ill" : "well", x: "abc"[(i * 11) % 3] as string, i };
    return `${person.s},${person.x},${k(person)}`;
  });
  return `${header}\n${lines.join("\n")}\n`;
}

const place = (x: string) => "abc".indexOf(x);

async function made(text: string, choice: Partial<PrivatiseChoice> = {}, protocol = designed()) {
  const sink = new BlobSink("text/csv");
  const all: PrivatiseChoice = { write: "reports", keep: ["k"], ...choice };
  return privatiseInto({ sink, engine, source: source(text), protocol, choice: all });
}

for (const [way, once] of [
  ["drawn anew", undefined],
  ["derived", { secret: SECRET }],
] as const) {
  const choice = once ? { once } : {};
  test(`a number for each answer is refused, however many numbers an answer has: ${way}`, async () => {
    const exact = [
      file(({ x }) => place(x)),
      file(({ x, i }) => `${x}${i % 40}`),
      file(({ x, i }) => `${place(x)}-${i % 2}`, 60),
    ];
    for (const text of exact) {
      const error = await rejects(made(text, choice), "column_tells", { column: "k" });
      assert.match(error.message, /^The column "k" tells "x" exactly: /);
    }
    const slip = file(({ x, i }) => (i === 17 ? 0 : place(x)), 3000);
    const error = await rejects(made(slip, choice), "column_tells", { column: "k" });
    assert.match(error.message, /^The column "k" tells "x" of nearly every row: /);
  });

  test(`a column that tells the secret is refused where the file has it: ${way}`, async () => {
    const text = file(({ s }) => (s === "ill" ? "x7" : "x8"));
    assert.match((await rejects(made(text, choice), "column_tells")).message, /^The column "k" tells "s" exactly/);
    const sees = designed({ protocol: "cr", notion: "ldp", seesSecret: true });
    assert.match((await rejects(made(text, choice, sees), "column_tells")).message, /tells "s" exactly/);
    // Without the secret nobody can tell; nor where what stands under its name is something else.
    await made(text.replace("s,x,k", "other,x,k"), choice);
    await made(text.replaceAll(/^(ill|well),/gm, "?,"), choice);
  });

  test(`others may be kept, and those too of which it is said that they tell: ${way}`, async () => {
    const harmless = [
      // Each person has their own; by chance; the same for all; mostly, but not always; too few rows to say.
      file(({ i }) => i),
      file(({ i }) => (i * 13) % 7),
      file(() => "all"),
      file(({ x, i }) => (i % 20 === 0 ? 0 : place(x))),
      file(({ x }) => place(x), 9),
    ];
    for (const text of harmless) assert.equal((await made(text, choice)).tells, undefined);
    const telling = file(({ x }) => place(x));
    const { tells, rows } = await made(telling, { ...choice, knowingly: ["k"] });
    assert.deepEqual(tells, [{ column: "k", of: "x", how: "exactly" }]);
    assert.equal(rows, 300);
    await rejects(made(telling, { ...choice, keep: [], knowingly: ["k"] }), "bad_request", { column: "k" });
  });
}

test("of several columns that are shared together one is enough", async () => {
  const columns = [
    { name: "u", values: ["0", "0", "1", "1"] },
    { name: "v", values: ["0", "1", "0", "1"] },
  ];
  const both: JointTable = {
    secret: { name: "s", categories: ["ill", "well"] },
    data: { name: "u · v", categories: ["0 · 0", "0 · 1", "1 · 0", "1 · 1"], columns },
    weights: Float64Array.of(9, 2, 3, 4, 5, 6, 7, 8),
  };
  const protocol = designed({ table: both });
  const of = (k: (u: number, v: number, i: number) => unknown) => {
    const lines = Array.from({ length: 200 }, (_, i) => {
      const [u, v] = [(i * 7) % 2, Math.floor(i / 3) % 2];
      return `${u},${v},${k(u, v, i)}`;
    });
    return `u,v,k\n${lines.join("\n")}\n`;
  };
  const error = await rejects(
    made(
      of((_, v) => `v${v}`),
      {},
      protocol,
    ),
    "column_tells",
  );
  assert.match(error.message, /tells "v" exactly/);
  await made(
    of((u, v, i) => (u + v + i) % 3),
    {},
    protocol,
  );
});

test("nothing of a refused file is left in its sink", async () => {
  const sink = new BlobSink("text/csv");
  let dropped = false;
  const drop = sink.drop.bind(sink);
  sink.drop = async () => {
    dropped = true;
    await drop();
  };
  const work = privatiseInto({
    sink,
    engine,
    source: source(file(({ x }) => x)),
    protocol: designed(),
    choice: { write: "reports", keep: ["k"] },
  });
  await rejects(work, "column_tells");
  assert.ok(dropped);
});
