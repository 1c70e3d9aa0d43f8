// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * One proof, three programs: the core natively, the core in WebAssembly, and the checker, which shares nothing with them.
 * They come to the same verdict, with the same worst ratio, and refuse what has been tampered with for the same reason.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "../../wasm/checker/checker.js";
import { SluiceError } from "../../wasm/contract/errors.js";
import type { ProtocolFile } from "../../wasm/contract/types.js";
import { readProtocol, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { dice } from "./helpers.js";
import { lineOf, nativeVerdicts } from "./native-verifier.js";
import { kinds, randomProtocol, restamped } from "./random-protocols.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();
const all = kinds(engine);

/** So many protocols, of every kind in turn. */
const files: ProtocolFile[] = [];
for (let seed = 1; files.length < 2000; seed += 1) {
  const kind = all[seed % all.length];
  const file = kind && randomProtocol(engine, kind, seed);
  if (file) files.push(file);
}

const label = ({ protocol, guarantee, seesSecret }: ProtocolFile, i: number) =>
  `${i}: ${protocol} under ${guarantee.notion} at ${guarantee.epsilon}${seesSecret ? ", told the secret" : ""}`;

/** The checker's finding, in the words of the other two. */
async function checked(file: ProtocolFile): Promise<string> {
  const { holds, fault, worst, slack } = await check(writeProtocol(file));
  return `${lineOf(file, { holds, ...(worst && { worst }), ...(slack && holds && { slack }) } as never)}${holds ? "" : ` # ${fault}`}`;
}

test("2,000 protocols of all kinds: three programs verify them, with the same worst ratio", async () => {
  const seen = new Set(
    files.map(({ protocol, guarantee, seesSecret }) => `${protocol} ${guarantee.notion} ${seesSecret}`),
  );
  assert.ok(seen.size >= all.length * 0.95, `${seen.size} of ${all.length} kinds`);
  const native = nativeVerdicts(files);
  assert.equal(native.length, files.length);
  for (const [i, file] of files.entries()) {
    const line = lineOf(file, engine.audit(file));
    assert.ok(line.startsWith("holds"), `${label(file, i)}: ${line}`);
    assert.equal(native[i], line, label(file, i));
    assert.equal(await checked(file), line, label(file, i));
  }
});

test("files are read as they were written", () => {
  for (const file of files) assert.deepEqual(readProtocol(writeProtocol(file)), file);
});

/** The file with so much of a row's weight moved from one report to another. */
function moved(file: ProtocolFile, row: number, from: number, to: number, step: bigint): ProtocolFile {
  const copy = structuredClone(file);
  const weights = copy.channel.weights?.[row] as string[];
  weights[from] = String(BigInt(weights[from] as string) - step);
  weights[to] = String(BigInt(weights[to] as string) + step);
  return copy;
}

/** Two reports of a row, one of which it sends: some of its weight can be moved from it to the other. */
function place(file: ProtocolFile, roll: (n: number) => number) {
  const rows = file.channel.weights;
  if (!rows || file.channel.reports.length < 2) return undefined;
  const row = roll(rows.length);
  const sent = (rows[row] as string[]).flatMap((weight, y) => (weight === "0" ? [] : [y]));
  const from = sent[roll(sent.length)] as number;
  const to = (from + 1 + roll(file.channel.reports.length - 1)) % file.channel.reports.length;
  return { row, from, to, most: BigInt(rows[row]?.[from] as string) };
}

test("the smallest step that breaks the inequality is refused by all three, and one unit less is not", async () => {
  const sent = ({ channel }: ProtocolFile) =>
    channel.reports.every((_, y) => channel.weights?.some((row) => row[y] !== "0"));
  const whole: { kept: ProtocolFile; broken: ProtocolFile }[] = [];
  for (let i = 0; whole.length < 250; i += 1) {
    const file = files[(i * 7) % files.length] as ProtocolFile;
    const at = place(file, dice(i + 1));
    // A proof for the set of a sample is for its channel, and leaves room.
    if (!at || file.certificate.lifts) continue;
    const holds = (step: bigint) => {
      const { reason } = engine.audit(moved(file, at.row, at.from, at.to, step));
      return !/exceeds/.test(reason ?? "");
    };
    // The steps along a line that keep the promise are an interval, for the conditions are linear.
    let [kept, broken] = [0n, at.most];
    if (holds(broken)) continue;
    while (broken - kept > 1n) {
      const middle = (kept + broken) / 2n;
      if (holds(middle)) kept = middle;
      else broken = middle;
    }
    const made = (step: bigint) => restamped(engine, moved(file, at.row, at.from, at.to, step));
    const both = { kept: made(kept), broken: made(broken) };
    // A report that nobody sends any more is no report: files that have one are refused for it.
    if (sent(both.kept) && sent(both.broken)) whole.push(both);
  }
  const native = nativeVerdicts(whole.flatMap(({ kept, broken }) => [kept, broken]));
  for (const [i, { kept, broken }] of whole.entries()) {
    const line = lineOf(kept, engine.audit(kept));
    assert.ok(line.startsWith("holds"), `${label(kept, i)}: ${line}`);
    assert.deepEqual([native[2 * i], await checked(kept)], [line, line], label(kept, i));
    const refused = engine.audit(broken);
    assert.equal(refused.reason, "The channel exceeds the stated bound.", label(broken, i));
    assert.equal(native[2 * i + 1], lineOf(broken, refused), label(broken, i));
    const { reason: _, worst, ...bare } = refused;
    // The checker says no more of an infinite ratio than that.
    if (worst?.denominator !== "0") Object.assign(bare, { worst });
    assert.equal(await checked(broken), `${lineOf(broken, bare)} # exceeds`, label(broken, i));
  }
});

test("a swapped category is refused: the certificate is for other counts", async () => {
  for (let i = 0; i < 250; i += 1) {
    const roll = dice(i + 1);
    const file = structuredClone(files[(i * 11) % files.length] as ProtocolFile);
    const { categories } = i % 2 ? file.secret : file.data;
    const one = roll(categories.length);
    const other = (one + 1 + roll(categories.length - 1)) % categories.length;
    [categories[one], categories[other]] = [categories[other] as string, categories[one] as string];
    // If names are in the channel, too, they are swapped there: nothing but the hashes can tell.
    if (file.channel.marks && i % 2 === 0) file.channel.reports = [...categories];
    const { holds, reason = "" } = engine.audit(file);
    const { fault = "" } = await check(writeProtocol(file));
    assert.equal(holds, false, label(file, i));
    // Parameters that name categories speak of others now; then it is more than the name that is wrong.
    const parameters = Object.keys(file.guarantee.parameters ?? {}).some((key) => /Levels|neighbours/.test(key));
    if (parameters) continue;
    assert.equal(reason, "The categories and counts are not those that the certificate is for.", label(file, i));
    // If columns say which combination a category is, its name is seen to be another one's.
    assert.equal(fault, i % 2 === 0 && file.data.columns ? "document" : "hash", label(file, i));
  }
});

test("a file that was cut is refused as no document", async () => {
  for (let i = 0; i < 250; i += 1) {
    const text = writeProtocol(files[(i * 13) % files.length] as ProtocolFile).trimEnd();
    const cut = text.slice(0, dice(i + 1)(text.length));
    assert.throws(
      () => readProtocol(cut),
      (error) => error instanceof SluiceError && error.code === "bad_protocol",
    );
    assert.equal((await check(cut)).fault, "document");
  }
});

/** The double before it. */
function before(value: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  view.setBigUint64(0, view.getBigUint64(0) - 1n);
  return view.getFloat64(0);
}

test("a level that is lowered by one unit is refused: the bound is above e^epsilon, or the channel above the bound", async () => {
  const lowered: ProtocolFile[] = [];
  for (let i = 0; i < 250; i += 1) {
    const file = structuredClone(files[(i * 17) % files.length] as ProtocolFile);
    const { worst } = file.certificate;
    const { guarantee } = file;
    // Levels are held between these, so that one unit makes no difference beyond.
    const levels = [1, ...(guarantee.bounds ?? []).map(({ level }) => level)].map((level) => level * guarantee.epsilon);
    if (i % 2 && levels.every((level) => level > 2 ** -39 && level <= 64)) {
      guarantee.epsilon = before(guarantee.epsilon);
      const changed = restamped(engine, file);
      lowered.push(changed);
      assert.equal(
        engine.audit(changed).reason,
        "The stated bound does not lie between 1 and e^epsilon.",
        label(file, i),
      );
      assert.equal((await check(writeProtocol(changed))).fault, "bound", label(file, i));
      continue;
    }
    // The largest bound with this denominator that is below the worst ratio.
    const bound = worst.level === 1 ? guarantee.bound : guarantee.bounds?.find(({ level }) => level === worst.level);
    assert.ok(bound);
    const [n, d] = [BigInt(worst.numerator), BigInt(worst.denominator)];
    bound.numerator = String((n * BigInt(bound.denominator) + d - 1n) / d - 1n);
    const below = BigInt(bound.numerator) < BigInt(bound.denominator);
    const changed = restamped(engine, file);
    lowered.push(changed);
    const reason = below
      ? "The stated bound does not lie between 1 and e^epsilon."
      : "The channel exceeds the stated bound.";
    assert.equal(engine.audit(changed).reason, reason, label(file, i));
    assert.equal((await check(writeProtocol(changed))).fault, below ? "bound" : "exceeds", label(file, i));
  }
  const native = nativeVerdicts(lowered);
  for (const [i, file] of lowered.entries()) assert.equal(native[i], lineOf(file, engine.audit(file)), label(file, i));
});
