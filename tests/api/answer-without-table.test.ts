// SPDX-License-Identifier: GPL-3.0-or-later
/** A person answers by settings that hold no table: what can be checked of them, and that all that is told is true. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { countsNobody } from "../../wasm/contract/assumptions.js";
import { SluiceError } from "../../wasm/contract/errors.js";
import type { ProtocolFile, ReadersFile } from "../../wasm/contract/types.js";
import { answerOnce } from "../../wasm/engine/answer.js";
import { checkByItself, isOfChannel, levelByItself } from "../../wasm/protocol/by-itself.js";
import { heldCounts } from "../../wasm/protocol/held-counts.js";
import { writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { readSettings } from "../../wasm/protocol/readers-check.js";
import { readersFile, salted } from "../../wasm/protocol/readers-file.js";
import { questionFrom } from "../../wasm/protocol/readers-question.js";
import { isMarks, isSet } from "../../wasm/protocol/unary-encoding.js";
import { newDeviceSecret } from "../../wasm/releases/derived-randomness.js";
import { riseSentence } from "../../web/facts/noisy-answer.js";
import { forAnswering } from "../../web/facts/protocol-link.js";
import { dice } from "./helpers.js";
import { kinds, randomProtocol } from "./random-protocols.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();
const ALL = kinds(engine).filter(({ sees }) => sees === "data");

function* protocols(count: number): Generator<{ full: ProtocolFile; readers: ReadersFile; at: string }> {
  for (let seed = 1; seed <= count; seed += 1) {
    const kind = ALL[(5 * seed) % ALL.length] ?? assert.fail();
    const bare = randomProtocol(engine, kind, seed);
    if (!bare || !heldCounts(bare) || bare.data.categories.length < 2) continue;
    const full = salted(bare, newDeviceSecret());
    yield { full, readers: readersFile(full), at: `${kind.notion} ${kind.protocol} ${seed}` };
  }
}

test("the settings of a link hold no count, and what their question says of the channel is what an audit finds", () => {
  const seen = { ofChannel: 0, others: 0, without: 0 };
  for (const { full, readers, at } of protocols(60)) {
    const sent = forAnswering(full);
    assert.equal(sent.format, "sluice-readers", at);
    assert.ok(!("prior" in sent) && !("certificate" in sent), at);
    assert.deepEqual(readSettings(writeProtocol(sent)), readers, at);
    checkByItself(readers);
    const design = questionFrom(readers);
    assert.ok(countsNobody(design), at);
    const { level } = engine.audit(full).leakage["data-ldp"] ?? assert.fail(at);
    const own = levelByItself(readers);
    if (Number.isFinite(level)) assert.ok(Math.abs(own - level) < 1e-9 * Math.max(1, level), `${at}: ${own}, ${level}`);
    else assert.equal(own, Number.POSITIVE_INFINITY, at);
    seen[isOfChannel(readers) ? "ofChannel" : "others"] += 1;
    if (!Number.isFinite(own)) seen.without += 1;
    // A guess of one half becomes no more than this, whoever it is about.
    const [report = ""] = isMarks(readers.channel) ? ["y".padEnd(design.data.categories.length, "n")] : design.reports;
    const said = riseSentence(design, report);
    const most = Math.exp(own) / (1 + Math.exp(own));
    const [, people, told] = (/ in ([\d,]+)\. This can raise it to ([\d,]+) at most/.exec(said) ?? []).map((text) =>
      Number(text.replaceAll(",", "")),
    );
    if (own < 1e-9) assert.match(said, /changes no one/, at);
    else if (Number.isFinite(own)) assert.ok((told ?? 0) / (people ?? 1) >= most - 1e-9, `${at}: ${said}, ${most}`);
    else assert.equal(told, people, `${at}: ${said}`);
  }
  assert.ok(seen.ofChannel >= 2 && seen.others >= 10 && seen.without >= 5, JSON.stringify(seen));
});

test("a promise of the channel alone is checked exactly: one unit too many is refused, by page and engine", () => {
  let refused = 0;
  for (let seed = 1; seed <= 30; seed += 1) {
    const kind = { notion: "data-ldp", protocol: seed % 2 ? "grr" : "optimal", sees: "data" as const };
    const bare = randomProtocol(engine, kind, seed);
    if (!bare || !heldCounts(bare) || isMarks(bare.channel) || bare.guarantee.epsilon < 0.05) continue;
    const readers = readersFile(salted(bare, newDeviceSecret()));
    checkByItself(readers);
    // From the smallest chance of a report to another one of the same answer, until the level is passed.
    const worse = structuredClone(readers);
    const weights = worse.channel.weights as string[][];
    const row = weights.reduce((least, one) => (BigInt(one[0] ?? 0) < BigInt(least[0] ?? 0) ? one : least));
    const least = BigInt(row[0] ?? 0);
    const moved = least / 1_000_000n + 1n;
    if (least <= moved) continue;
    [row[0], row[1]] = [String(least - moved), String(BigInt(row[1] ?? 0) + moved)];
    const isOver = levelByItself(worse) > readers.guarantee.epsilon + 1e-12;
    if (!isOver) continue;
    refused += 1;
    const isRefusal = (error: unknown) => error instanceof SluiceError && error.code === "not_certified";
    assert.throws(() => checkByItself(worse), isRefusal);
    assert.throws(() => answerOnce(engine, worse, 0, newDeviceSecret()), isRefusal);
  }
  assert.ok(refused >= 5, `${refused}`);
});

test("answers are drawn by them as by the full settings", () => {
  const roll = dice(3);
  for (const { full, readers, at } of protocols(20)) {
    const input = roll(full.data.categories.length);
    const counts = new Map<string, number>();
    const draws = 400;
    for (let i = 0; i < draws; i += 1) {
      const report = answerOnce(engine, readers, input, newDeviceSecret());
      counts.set(report, (counts.get(report) ?? 0) + 1);
    }
    const secret = newDeviceSecret();
    assert.equal(answerOnce(engine, readers, input, secret), answerOnce(engine, readers, input, secret), at);
    const { channel } = readers;
    for (const [report, count] of counts) {
      if (isMarks(channel)) {
        assert.ok(isSet(report, channel.reports.length), at);
        continue;
      }
      const chance = Number(BigInt(channel.weights[input]?.[channel.reports.indexOf(report)] ?? 0)) / 2 ** 62;
      const far = Math.abs(count / draws - chance);
      assert.ok(far < 6 * Math.sqrt((chance * (1 - chance)) / draws) + 1e-9, `${at} ${report}: ${count}, ${chance}`);
    }
  }
});
