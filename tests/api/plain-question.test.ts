// SPDX-License-Identifier: GPL-3.0-or-later
/** Plain questions made without a search: the engine, answer time and the checker accept them, and none says less. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { AnswerModule } from "../../wasm/answer-time/module.js";
import { type PlainProtocol, plainQuestion } from "../../wasm/answer-time/plain-question.js";
import { CheckedProtocol } from "../../wasm/answer-time/protocol.js";
import { packedEngine } from "../../wasm/answer-time/wasm.js";
import { check } from "../../wasm/checker/checker.js";
import { SluiceError } from "../../wasm/contract/errors.js";
import type { ProtocolFile } from "../../wasm/contract/types.js";
import { lessNoise } from "../../wasm/protocol/less-noise.js";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { questionTable } from "../../wasm/protocol/question.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();
const protocols: PlainProtocol[] = ["grr", "oue", "block-design"];
const names = (count: number) => Array.from({ length: count }, (_, i) => `answer ${String.fromCharCode(97 + i)}`);
const sizes = Array.from({ length: 11 }, (_, i) => i + 2);
const levels = [1e-6, 1e-3, 0.1, 0.5, Math.LN2, 1, 2.5, 5, 12, 40, 64];

function searched(protocol: PlainProtocol, answers: string[], epsilon: number): ProtocolFile {
  const table = questionTable("smokes", answers);
  return toProtocolFile(engine.design({ table, notion: "data-ldp", epsilon, protocol }));
}

const ratioOf = ({ numerator, denominator }: { numerator: string; denominator: string }): [bigint, bigint] => [
  BigInt(numerator),
  BigInt(denominator),
];

for (const protocol of protocols) {
  test(`${protocol}: for 2 to 12 answers and levels from 1e-6 to 64 all three readers accept the file`, async () => {
    for (const count of sizes) {
      if (protocol === "block-design" && count < 4) continue;
      for (const epsilon of levels) {
        const answers = names(count);
        const { text, file } = await plainQuestion({ name: "smokes", answers, epsilon, protocol });
        const at = `${count} answers at ${epsilon}`;
        const checked = await check(text);
        assert.equal(checked.holds, true, `${at}: ${JSON.stringify(checked)}`);
        assert.equal(engine.audit(readProtocol(text, "plain")).holds, true, at);
        assert.equal(writeProtocol(file), text);
        // The guarantee is the engine's own, to the last digit, and so is the table that nothing rests on.
        const other = searched(protocol, answers, epsilon);
        assert.deepEqual(file.guarantee, other.guarantee, at);
        assert.equal(file.certificate.counts, other.certificate.counts, at);
        // No room is given away: the worst ratio is the largest that whole numbers allow, or next to it.
        const [[top, bottom], [most, least]] = [ratioOf(file.certificate.worst), ratioOf(file.guarantee.bound)];
        assert.ok(top * least <= most * bottom, at);
        if (protocol === "oue")
          assert.deepEqual([file.channel, file.certificate], [other.channel, other.certificate], at);
        if (protocol === "grr" && epsilon <= 12) {
          assert.deepEqual(
            [file.channel.reports, file.channel.standsFor],
            [other.channel.reports, other.channel.standsFor],
          );
          assert.ok(BigInt(file.certificate.slack) <= BigInt(other.certificate.slack) + 8n * BigInt(count), at);
        }
        if (epsilon <= 12)
          assert.ok(
            file.utility.mutualInformation > other.utility.mutualInformation - 1e-9 || protocol === "block-design",
            at,
          );
      }
    }
  });
}

test("left to itself it takes the one that takes the fewest people, as the command does unless blocks are too many", async () => {
  for (const count of [2, 3, 4, 5, 6, 7, 8]) {
    for (const epsilon of [0.1, 0.5, 1, 2, 4]) {
      const { file } = await plainQuestion({ name: "smokes", answers: names(count), epsilon });
      const taken = lessNoise(count, epsilon);
      assert.equal(file.protocol, taken.protocol, `${count} answers at ${epsilon}`);
    }
  }
});

test("a file in which one true answer is four units of 2^-62 likelier is refused", async () => {
  const { file } = await plainQuestion({ name: "smokes", answers: names(3), epsilon: 1, protocol: "grr" });
  const worse = structuredClone(file);
  const [row = []] = worse.channel.weights ?? [];
  [row[0], row[1]] = [String(BigInt(row[0] ?? 0) + 4n), String(BigInt(row[1] ?? 0) - 4n)];
  const module = await AnswerModule.start(packedEngine());
  assert.throws(() => new CheckedProtocol(module, JSON.stringify(worse), "worse"), /does not keep|differ|wrong/i);
  assert.equal((await check(JSON.stringify(worse))).holds, false);
});

const wrong: [object, code: string, message: RegExp][] = [
  [{ epsilon: 0 }, "bad_request", /epsilon is 0/],
  [{ epsilon: Number.NaN }, "bad_request", /epsilon is NaN/],
  [{ epsilon: 65 }, "bad_request", /65/],
  [{ protocol: "optimal" }, "bad_request", /"optimal"/],
  [{ protocol: "toString" }, "bad_request", /"toString"/],
  [{ protocol: "block-design" }, "bad_request", /Blocks of 3 answers/],
  [{ answers: ["yes"] }, "bad_request", /./],
  [{ answers: ["yes", "yes"] }, "bad_request", /./],
  [{ name: "" }, "bad_request", /./],
  [{ question: { wording: "" } }, "bad_protocol", /./],
];

for (const [options, code, message] of wrong) {
  test(`refuses ${JSON.stringify(options)}`, async () => {
    const good = { name: "smokes", answers: names(3), epsilon: 1 };
    await assert.rejects(plainQuestion({ ...good, ...options }), (error) => {
      assert.ok(error instanceof SluiceError, String(error));
      assert.equal(error.code, code);
      assert.match(error.message, message);
      return true;
    });
  });
}
