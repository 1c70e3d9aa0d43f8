// SPDX-License-Identifier: GPL-3.0-or-later
/** A whole number is read as it is written, or refused: what is proved is about the numbers that were read. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { parseStrictly } from "../../wasm/common/json.js";
import { isExact } from "../../wasm/common/number.js";
import { count } from "../../wasm/files/count.js";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { protocol } from "./fake-engine.js";
import { rejects, source } from "./helpers.js";
import { realEngine } from "./real-engine.js";

const LIMIT = 2n ** 53n;

test("a number is exact where the double says what is written", () => {
  const exact = ["0", "-0", "1", "+7", "007", `${LIMIT - 1n}`, `${LIMIT}`, `${LIMIT + 2n}`, `${LIMIT + 2n}.0`, "0.1"];
  for (const written of [...exact, "1e-300", "0e-999", "0.000", "1e22", String(BigInt(1e300)), `${2n ** 1000n}`]) {
    assert.ok(isExact(written), written);
  }
  const others = [`${LIMIT + 1n}`, `${LIMIT + 3n}`, `-${LIMIT + 1n}`, `${LIMIT + 1n}.00`, `${2n ** 1000n + 1n}`];
  for (const written of [...others, "1e-400", "0.1e-400", "9".repeat(400), "9".repeat(1 << 20)]) {
    assert.ok(!isExact(written), written.slice(0, 50));
  }
});

test("JSON: a number that would be read as another one is refused with its line, in texts it is no number", () => {
  const refused: [string, RegExp][] = [
    [`{"a": [1,\n${LIMIT + 1n}]}`, /line 2/],
    [`[${LIMIT}, ${LIMIT + 3n}]`, /line 1/],
    [`[-${LIMIT + 1n}]`, /another one/],
    ["[\n\n1e-400]", /line 3/],
    [String(LIMIT + 1n), /line 1/],
  ];
  for (const [text, reason] of refused) {
    assert.throws(() => parseStrictly(text), reason);
    assert.throws(
      () => parseStrictly(text),
      (error: Error) => !error.message.includes("9007"),
    );
  }
  const fine = `{"${LIMIT + 1n}": ["${LIMIT + 3n}", "\\"${LIMIT + 1n}", ${LIMIT}, -1.5e-3, 0, 0.1, 12e2]}`;
  assert.deepEqual(parseStrictly(fine), JSON.parse(fine));
});

test("a protocol file whose counts no double holds is refused", async () => {
  const text = writeProtocol(protocol);
  for (const [one, other] of [
    [LIMIT + 1n, LIMIT + 3n],
    [30n, LIMIT + 1n],
  ]) {
    const large = text.replace("[30, 20]", `[${one}, ${other}]`);
    assert.notEqual(large, text);
    const error = await rejects(() => readProtocol(large, "p.json"), "bad_protocol", { file: "p.json" });
    assert.match(error.message, /the number in line \d+ would be read as another one/);
  }
  const even = readProtocol(text.replace("[30, 20]", `[${LIMIT + 2n}, ${LIMIT}]`));
  assert.deepEqual(even.prior[0], [Number(LIMIT) + 2, Number(LIMIT)]);
});

test("large counts are written in all their digits: who reads them with big integers reads the same", async () => {
  const engine = await realEngine();
  const table = {
    secret: { name: "s", categories: ["ill", "well"] },
    data: { name: "x", categories: ["yes", "no"] },
    weights: Float64Array.of(2 ** 60, 3 * 2 ** 58, 2 ** 70, 2 ** 53 + 2),
  };
  const file = toProtocolFile(engine.design({ table, notion: "lip", epsilon: 1, protocol: "optimal" }));
  const text = writeProtocol(file);
  assert.ok(
    text.includes(`[${2n ** 60n}, ${3n * 2n ** 58n}],`),
    "not 1152921504606847000, as JavaScript would have it",
  );
  assert.ok(text.includes(`[${2n ** 70n}, ${LIMIT + 2n}]`));
  assert.deepEqual(readProtocol(text), file);
  assert.equal(writeProtocol(readProtocol(text)), text);
  assert.ok(engine.audit(readProtocol(text)).holds);
});

test("a weight that no double holds is refused, and a sum of whole numbers that is none", async () => {
  const choice = { secret: "s", data: "x", weight: "w" };
  const counted = (...weights: (string | bigint)[]) =>
    count(source(`s,x,w\n${weights.map((weight) => `ill,yes,${weight}\n`).join("")}well,no,1\n`), choice);
  for (const weight of [LIMIT + 1n, `${LIMIT + 1n}.0`, "1e-400"]) {
    const error = await rejects(counted("1", weight), "bad_weight", { line: 3, column: "w" });
    assert.match(error.message, /would be read as another number/);
  }
  await rejects(counted(LIMIT, "1"), "bad_weight", { line: 3 });
  await rejects(counted(LIMIT - 1n, "1", "1"), "bad_weight", { line: 4 });
  assert.equal((await counted(LIMIT, LIMIT + 4n)).weights[1], 2 ** 54 + 4);
  assert.equal((await counted(LIMIT - 1n, "1")).weights[1], 2 ** 53);
  // Other numbers are rounded wherever they are added: nobody takes them for counts.
  assert.ok(Math.abs(((await counted("0.1", "0.2", "1e16")).weights[1] ?? 0) - 1e16) < 4);
});
